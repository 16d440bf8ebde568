//! Catalog entry of the maximum finder.

use std::sync::Arc;

use rand::RngExt;
use sluice_blocks::ConfigError;
use sluice_blocks::max_finder::{Config, Pipeline, build};
use sluice_hdl::Definition;

use super::stimulus::{Phase, Random, Rng, Rows, Schedule, random_word};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::max_finder;

/// Maximum finder.
pub struct MaxFinder;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

impl Entry for MaxFinder {
    type Config = Config;

    const NAME: &'static str = "max-finder";
    const SUMMARY: &'static str =
        "Maximum finder: a tree of comparators, 1 to 1024 values, as Pushout needs it";
    const SOURCE: &'static str = "Occamy, section 2.2: \"Figure 4 depicts a common MF based on binary comparator \
        tree. To find the maximum value among N variables, MF requires log2 N levels of nodes. Each node finds the \
        maximum value of two numbers, which is implemented by a multiplexer and a comparator.\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/max-finder.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "n64",
            summary: "64 values of 20 bits, as many as the selector of the paper compares",
            settings: "",
        },
        Preset {
            name: "n64-pipelined",
            summary: "the same with a register behind each level",
            settings: "pipeline = \"per-level\"",
        },
        Preset {
            name: "n33-stall",
            summary: "33 values, an awkward number, two levels a stage, with stall",
            settings: "values = 33\npipeline = \"per-two-levels\"\nstall = true",
        },
        Preset {
            name: "n5",
            summary: "5 values of 4 bits, to read the Verilog by eye",
            settings: "values = 5\nwidth = 4",
        },
    ];
    const SIZE: &'static str = "values";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("pipeline", &["none", "per-level", "per-two-levels"]),
        ("stall", &["false", "true"]),
        ("width", &["1", "20", "64"]),
    ];

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(max_finder::MaxFinder::new(
            config.values as usize,
            config.latency(),
            config.stall,
        ))
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn throughput(config: &Config) -> String {
        match config.pipeline {
            Pipeline::None => "one decision a cycle, combinational from values to decision".into(),
            _ => "one decision a cycle".into(),
        }
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let values = config.values as usize;
        let rows = Values {
            max: u64::MAX >> (64 - config.width),
            stall: config.stall,
            chosen: 0,
            values: vec![0; values],
            valid: vec![0; values.div_ceil(64)],
        };
        Box::new(Schedule::new(rows, traffic, seed))
    }
}

/// Rows of `value[N]`, `value_valid` and `stall`.
struct Values {
    /// The greatest value.
    max: u64,
    stall: bool,
    /// The value that a directed case is about.
    chosen: usize,
    /// The values of the cycle before.
    values: Vec<u64>,
    valid: Vec<u64>,
}

impl Values {
    /// Draws the values anew but for those that `locality` keeps: from a narrow range near one of its ends, so that
    /// there are ties, or from all there are. A share of `density` is valid.
    fn random(&mut self, rng: &mut Rng, Random { density, locality }: Random) {
        let narrow = self.max.min(3);
        let (low, high) = match rng.random_range(0..4) {
            0 => (0, narrow),
            1 => (self.max - narrow, self.max),
            _ => (0, self.max),
        };
        for value in &mut self.values {
            if !rng.random_bool(locality) {
                *value = rng.random_range(low..=high);
            }
        }
        for word in &mut self.valid {
            let keep = random_word(rng, locality);
            *word = (*word & keep) | (random_word(rng, density) & !keep);
        }
    }

    fn directed(&mut self, rng: &mut Rng, case: usize, age: u32) {
        let count = self.values.len();
        let at = (self.chosen + age as usize) % count;
        self.valid.fill(u64::MAX);
        match case {
            // One value above all others, at each place in turn.
            0 => {
                self.values.fill(self.max - 1);
                self.values[at] = self.max;
            }
            // All the same, each place in turn the lowest valid one.
            1 => {
                self.values.fill(self.max);
                self.valid[..at / 64].fill(0);
                self.valid[at / 64] = u64::MAX << (at % 64);
            }
            // The greatest value is never valid, and 0 is.
            2 => {
                self.values.fill(0);
                self.values[at] = self.max;
                self.valid[at / 64] &= !(1 << (at % 64));
            }
            // One valid value of 0 among greater ones.
            3 => {
                self.values.fill(self.max);
                self.values[at] = 0;
                self.valid.fill(0);
                self.valid[at / 64] = 1 << (at % 64);
            }
            // Nothing is valid.
            4 => self.valid.fill(0),
            // The longest drains, and the next one takes over.
            _ => {
                let top = (0..count).max_by_key(|&i| self.values[i]).unwrap_or(0);
                self.values[top] -= self.values[top].min(rng.random_range(0..=self.max / 4 + 1));
            }
        }
    }
}

impl Rows for Values {
    const DIRECTED: usize = 6;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        if age == 0 {
            self.chosen = rng.random_range(0..self.values.len());
        }
        let mut stall = rng.random_ratio(1, 4);
        match phase {
            Phase::Random(random) => self.random(rng, random),
            Phase::Directed(case) => {
                self.directed(rng, case, age);
                stall &= case % 2 == 1;
            }
        }
        let (values, rest) = row.split_at_mut(self.values.len());
        values.copy_from_slice(&self.values);
        let (valid, rest) = rest.split_at_mut(self.valid.len());
        valid.copy_from_slice(&self.valid);
        if !self.values.len().is_multiple_of(64) {
            valid[self.valid.len() - 1] &= (1 << (self.values.len() % 64)) - 1;
        }
        if self.stall {
            rest[0] = u64::from(stall);
        }
    }
}
