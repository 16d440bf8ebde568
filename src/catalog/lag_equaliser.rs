//! Catalog entry of the LAG equaliser.

use std::sync::Arc;

use rand::RngExt;
use sluice_blocks::ConfigError;
use sluice_blocks::lag_equaliser::{Config, build};
use sluice_hdl::Definition;

use super::stimulus::{Phase, Random, Rng, Rows, Schedule};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::lag_equaliser::{LagEqualiser as Model, kept};

/// The LAG equaliser.
pub struct LagEqualiser;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

impl Entry for LagEqualiser {
    type Config = Config;

    const NAME: &'static str = "lag-equaliser";
    const SUMMARY: &'static str =
        "SGLB's LAG equaliser: which links to switch off so that all paths keep the same bandwidth";
    const SOURCE: &'static str = "SGLB, section 3.4: \"SGLB makes the paths equal again by switching links off, \
        segment by segment from downstream.\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/lag-equaliser.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "figure-d",
            summary: "the paper's figure D: two links downstream, two upstream",
            settings: "",
        },
        Preset {
            name: "leaf-4-32",
            summary: "a LAG of 4 links below, 32 links above",
            settings: "downstream = 4\nupstream = [32]",
        },
        Preset {
            name: "odd-7-5-3",
            summary: "two segments of sizes that do not divide each other",
            settings: "downstream = 7\nupstream = [5, 3]",
        },
    ];
    const SIZE: &'static str = "downstream";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] =
        &[("upstream", &["[1]", "[2]", "[33]", "[3, 5]", "[7, 64, 2]"])];

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        let upstream = config.upstream.iter().map(|links| *links as usize);
        Box::new(Model::new(config.downstream as usize, upstream.collect()))
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn throughput(_config: &Config) -> String {
        "the state of all links every cycle".into()
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let lags = [&[config.downstream][..], &config.upstream].concat();
        let lags = lags.iter().map(|links| vec![true; *links as usize]);
        Box::new(Schedule::new(
            Links {
                lags: lags.collect(),
            },
            traffic,
            seed,
        ))
    }
}

/// Rows of link states.
struct Links {
    /// Which links are up, the most downstream LAG first.
    lags: Vec<Vec<bool>>,
}

impl Links {
    /// Draws links anew but for those that `locality` keeps: a share of `density` is down.
    fn draw(&mut self, rng: &mut Rng, lag: usize, Random { density, locality }: Random) {
        for up in &mut self.lags[lag] {
            if !rng.random_bool(locality) {
                *up = !rng.random_bool(density);
            }
        }
    }

    fn directed(&mut self, rng: &mut Rng, case: usize, age: usize) {
        let half = Random {
            density: 0.5,
            locality: 0.5,
        };
        self.lags.iter_mut().for_each(|lag| lag.fill(true));
        let most = self.lags.iter().map(Vec::len).max().unwrap_or(1);
        let first = &mut self.lags[0];
        let d = first.len();
        match case {
            // All up, then all down.
            0 => first.fill(age.is_multiple_of(2)),
            // One link after the other is down, one at a time.
            1 => first[age % d] = false,
            // One link after the other fails and stays down.
            2 => (0..d.min(age)).for_each(|i| first[i] = false),
            // The links that would be disabled are those that are down; then one that would not.
            3 => {
                (0..d).for_each(|i| first[i] = i >= age % (d + 1));
                let down = age % (d + 1);
                let above = &mut self.lags[1];
                let u = above.len();
                (kept(d, u, down)..u).for_each(|i| above[i] = false);
                if age % 2 == 1 {
                    above[0] = false;
                }
            }
            // Everything down but the highest link of each LAG.
            4 => self.lags.iter_mut().for_each(|lag| {
                let highest = lag.len() - 1;
                lag[..highest].fill(false);
            }),
            // Only upstream links fail, here and there.
            5 => (1..self.lags.len()).for_each(|lag| self.draw(rng, lag, half)),
            // A LAG fails whole, in the middle of the path.
            _ => {
                let lag = age % self.lags.len();
                let down = rng.random_range(1..=most);
                self.lags[lag]
                    .iter_mut()
                    .take(down)
                    .for_each(|up| *up = false);
            }
        }
    }
}

impl Rows for Links {
    const DIRECTED: usize = 7;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        match phase {
            Phase::Random(random) => {
                (0..self.lags.len()).for_each(|lag| self.draw(rng, lag, random))
            }
            Phase::Directed(case) => self.directed(rng, case, age as usize),
        }
        let mut word = 0;
        for lag in &self.lags {
            for (i, up) in lag.iter().enumerate() {
                row[word + i / 64] |= u64::from(*up) << (i % 64);
            }
            word += lag.len().div_ceil(64);
        }
    }
}
