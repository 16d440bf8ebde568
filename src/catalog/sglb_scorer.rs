//! Catalog entry of SGLB's path scorer.

use std::sync::Arc;

use rand::RngExt;
use sluice_blocks::ConfigError;
use sluice_blocks::sglb_scorer::{Config, FACTORS, build};
use sluice_hdl::Definition;

use super::stimulus::{Phase, Random, Rng, Rows, Schedule};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::sglb_scorer::{Scorer, Scoring, Settings};

/// SGLB's path scorer.
pub struct SglbScorer;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

/// The golden model of a scorer's settings after a reset.
pub(super) fn settings(config: &Config) -> Settings {
    let start = Scoring::new(config.levels as usize, config.score_width());
    Settings::new(start, config.shadow)
}

impl Entry for SglbScorer {
    type Config = Config;

    const NAME: &'static str = "sglb-scorer";
    const SUMMARY: &'static str =
        "SGLB's path scorer: five factors of a path, weighted, rounded to a level";
    const SOURCE: &'static str = "SGLB, section 3.1: \"SGLB scores a path with five factors [...] the queue and \
        utilization of the local egress port [...] the same at the next hop on that path, and [...] the next hop's \
        mean queue over all its ports [...] SGLB rounds scores to a few levels\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/sglb-scorer.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "x4",
            summary: "four paths a cycle, factors of 8 bits, 8 levels",
            settings: "",
        },
        Preset {
            name: "sweep-x4",
            summary: "as the profiles' sweep uses it: no scores shown, settings applied between sweeps",
            settings: "scores = false\nshadow = true",
        },
        Preset {
            name: "wide-x16",
            summary: "16 paths a cycle, factors of 12 bits, 16 levels",
            settings: "paths = 16\nfactor_width = 12\nlevels = 16",
        },
        Preset {
            name: "tiny",
            summary: "one path a cycle, factors of 2 bits, 3 levels, to read the Verilog by eye",
            settings: "paths = 1\nfactor_width = 2\nlevels = 3",
        },
    ];
    const SIZE: &'static str = "paths";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("levels", &["2", "3", "16"]),
        ("factor_width", &["5"]),
        ("scores", &["true", "false"]),
        ("shadow", &["false", "true"]),
    ];

    fn size(of: u32) -> u32 {
        of.min(64)
    }

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(Scorer::new(
            config.paths as usize,
            config.latency() as usize,
            settings(config),
            config.scores,
        ))
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn throughput(config: &Config) -> String {
        match config.paths {
            1 => "one path a cycle".into(),
            paths => format!("{paths} paths a cycle"),
        }
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let rows = Paths {
            paths: config.paths as usize,
            factors: vec![0; (FACTORS * config.paths) as usize],
            greatest: u64::MAX >> (64 - config.factor_width),
            control: Control::new(config),
        };
        Box::new(Schedule::new(rows, traffic, seed))
    }
}

/// Writes of weights and breakpoints, close to scores that come.
pub(super) struct Control {
    weights: [u64; FACTORS as usize],
    levels: u64,
    greatest: u64,
    /// The greatest index that its port holds.
    last_index: u64,
}

impl Control {
    pub(super) fn new(config: &Config) -> Self {
        Control {
            weights: [0; FACTORS as usize],
            levels: config.levels.into(),
            greatest: u64::MAX >> (64 - config.score_width()),
            last_index: u64::MAX >> (64 - config.index_width()),
        }
    }

    /// Writes a setting to `row`, `cfg_we`, `cfg_index` and `cfg_value`: a breakpoint at or beside the score of a
    /// path with these factors.
    pub(super) fn write(
        &mut self,
        rng: &mut Rng,
        factors: [u64; FACTORS as usize],
        row: &mut [u64],
    ) {
        let weights = u64::from(FACTORS);
        let index = match rng.random_range(0..8) {
            0 => rng.random_range(0..=self.last_index),
            1..4 => rng.random_range(0..weights),
            _ => rng.random_range(weights..weights + self.levels - 1),
        };
        let value = if index < weights {
            let weight = [0, 1, 15, rng.random_range(0..16)][rng.random_range(0..4)];
            self.weights[index as usize] = weight;
            // Whatever is above its four bits does not count.
            weight | rng.random_range(0..=self.greatest) & !15
        } else {
            let score: u64 = self.weights.iter().zip(factors).map(|(w, f)| w * f).sum();
            (score + rng.random_range(0..3))
                .saturating_sub(1)
                .min(self.greatest)
        };
        row.copy_from_slice(&[1, index, value]);
    }
}

/// Rows of `valid`, the factors, `cfg_apply` where there is one, and the control plane's ports.
struct Paths {
    paths: usize,
    /// The factors of the cycle before, as the ports come.
    factors: Vec<u64>,
    greatest: u64,
    control: Control,
}

impl Paths {
    fn random(&mut self, rng: &mut Rng, Random { density, locality }: Random, valid: &mut [u64]) {
        valid.fill_with(|| u64::from(rng.random_bool(density)));
        for factor in &mut self.factors {
            if !rng.random_bool(locality) {
                *factor = match rng.random_range(0..8) {
                    0 => 0,
                    1 => self.greatest,
                    _ => rng.random_range(0..=self.greatest),
                };
            }
        }
    }

    fn directed(&mut self, rng: &mut Rng, case: usize, age: u32, valid: &mut [u64]) {
        valid.fill(1);
        match case {
            // Everything at its greatest, everything 0.
            0 => self.factors.fill(if age.is_multiple_of(2) {
                self.greatest
            } else {
                0
            }),
            // One factor alone.
            1 => {
                self.factors.fill(0);
                let one = (age % FACTORS) as usize * self.paths;
                self.factors[one..one + self.paths]
                    .fill_with(|| rng.random_range(0..=self.greatest));
            }
            // One path that gets worse step by step, among random ones that are not there.
            _ => {
                let path = age as usize % self.paths;
                valid.fill(0);
                valid[path] = 1;
                self.factors
                    .fill_with(|| rng.random_range(0..=self.greatest));
                let factors = self.factors[path..].iter_mut().step_by(self.paths);
                factors.for_each(|factor| *factor = self.greatest.min(age.into()));
            }
        }
    }
}

impl Rows for Paths {
    const DIRECTED: usize = 3;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        let (valid, rest) = row.split_at_mut(self.paths);
        match phase {
            Phase::Random(random) => self.random(rng, random, valid),
            Phase::Directed(case) => self.directed(rng, case, age, valid),
        }
        let (factors, rest) = rest.split_at_mut(self.factors.len());
        factors.copy_from_slice(&self.factors);
        let (apply, write) = rest.split_at_mut(rest.len() - 3);
        apply.fill_with(|| u64::from(rng.random_ratio(1, 6)));
        if age < 6 || rng.random_ratio(1, 3) {
            let path = rng.random_range(0..self.paths);
            let of_path = std::array::from_fn(|i| self.factors[i * self.paths + path]);
            self.control.write(rng, of_path, write);
        }
    }
}
