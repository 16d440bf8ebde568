//! Catalog entry of the round-robin arbiter.

use std::sync::Arc;

use rand::RngExt;
use sluice_blocks::ConfigError;
use sluice_blocks::rr_arbiter::{Config, build};
use sluice_hdl::Definition;

use super::stimulus::{Phase, Rng, Rows, Schedule, random_ready, random_word};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::rr_arbiter::RoundRobin;

/// Round-robin arbiter.
pub struct RrArbiter;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

impl Entry for RrArbiter {
    type Config = Config;

    const NAME: &'static str = "rr-arbiter";
    const SUMMARY: &'static str = "Round-robin arbiter, 1 to 1024 requesters";
    const SOURCE: &'static str = "Occamy, head-drop selector: \"Occamy iterates over them with a \
        round-robin arbiter, which is a common hardware component in high-speed crossbar switches\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/rr-arbiter.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "n16",
            summary: "16 requesters, two encoders and a mask",
            settings: "requesters = 16",
        },
        Preset {
            name: "n64-hold",
            summary: "64 requesters in logarithmic depth; a shown decision waits to be accepted",
            settings: "requesters = 64\nhold = true\narchitecture = \"prefix\"",
        },
        Preset {
            name: "n7-tree",
            summary: "7 requesters, an awkward number, as a tree",
            settings: "requesters = 7\narchitecture = \"tree\"",
        },
        Preset {
            name: "n128-tree-hold",
            summary: "128 requesters as a tree; a shown decision waits to be accepted",
            settings: "requesters = 128\nhold = true\narchitecture = \"tree\"",
        },
    ];
    const SIZE: &'static str = "requesters";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("architecture", &["masked", "prefix", "tree"]),
        ("hold", &["false", "true"]),
    ];

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(RoundRobin::new(config.requesters as usize, config.hold))
    }

    fn latency(_config: &Config) -> u32 {
        0
    }

    fn throughput(_config: &Config) -> String {
        "one decision a cycle, combinational from request to grant".into()
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        Box::new(Schedule::new(
            Requests::new(config.requesters as usize),
            traffic,
            seed,
        ))
    }
}

/// Rows of `request` and `ready`, for arbiters of any order.
pub(super) struct Requests {
    requesters: usize,
    /// The requester that a directed case is about.
    chosen: usize,
    /// The requests of the cycle before.
    last: Vec<u64>,
}

impl Requests {
    pub fn new(requesters: usize) -> Requests {
        Requests {
            requesters,
            chosen: 0,
            last: vec![0; requesters.div_ceil(64)],
        }
    }

    fn random(&mut self, rng: &mut Rng, density: f64, locality: f64) {
        for word in &mut self.last {
            let keep = random_word(rng, locality);
            *word = (*word & keep) | (random_word(rng, density) & !keep);
        }
    }

    fn set(&mut self, requester: usize) {
        self.last[requester / 64] |= 1 << (requester % 64);
    }
}

impl Rows for Requests {
    const DIRECTED: usize = 7;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        if age == 0 {
            self.chosen = rng.random_range(0..self.requesters);
        }
        let mut ready = random_ready(rng);
        match phase {
            Phase::Random(random) => self.random(rng, random.density, random.locality),
            // All request and all are accepted.
            Phase::Directed(0) => {
                self.last.fill(u64::MAX);
                ready = 1;
            }
            // One persistent request among noise.
            Phase::Directed(1) => {
                self.random(rng, 0.3, 0.0);
                self.set(self.chosen);
            }
            // One request alone.
            Phase::Directed(2) => {
                self.last.fill(0);
                self.set(self.chosen);
            }
            // Nothing.
            Phase::Directed(3) => self.last.fill(0),
            // The receiver is not ready for 10 cycles, while others come and the shown one stays.
            Phase::Directed(4) => {
                self.random(rng, 0.5, if age == 0 { 0.0 } else { 0.9 });
                self.set(self.chosen);
                ready = u64::from(age >= 10);
            }
            // The receiver is not ready, and the shown request falls.
            Phase::Directed(5) => {
                self.last.fill(0);
                self.set(if age.is_multiple_of(4) {
                    self.chosen
                } else {
                    self.requesters - 1
                });
                self.set(self.requesters / 2);
                ready = u64::from(age % 6 == 5);
            }
            // The wrap: only the first and the last.
            Phase::Directed(_) => {
                self.last.fill(0);
                self.set(0);
                self.set(self.requesters - 1);
            }
        }
        let words = self.last.len();
        row[..words].copy_from_slice(&self.last);
        if !self.requesters.is_multiple_of(64) {
            row[words - 1] &= (1 << (self.requesters % 64)) - 1;
        }
        row[words] = ready;
    }
}
