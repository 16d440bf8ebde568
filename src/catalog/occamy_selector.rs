//! Catalog entry of Occamy's head-drop selector.

use std::sync::Arc;

use rand::RngExt;
use sluice_blocks::ConfigError;
use sluice_blocks::occamy_selector::{Config, Pipeline, Thresholds, build};
use sluice_hdl::Definition;

use super::stimulus::{Phase, Random, Rng, Rows, Schedule, random_ready};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::occamy_selector::Selector;

/// Occamy's head-drop selector.
pub struct OccamySelector;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

fn registered(config: &Config) -> bool {
    config.pipeline == Pipeline::Bitmap
}

impl Entry for OccamySelector {
    type Config = Config;

    const NAME: &'static str = "occamy-selector";
    const SUMMARY: &'static str =
        "Occamy's head-drop selector: which over-allocated queue drops next";
    const SOURCE: &'static str = "Occamy, head-drop selector: \"Each bit of the bitmap represents \
        whether the queue length exceeds T(t). [...] The round-robin arbiter takes the bitmap as input \
        and gives the index of an over-allocated queue.\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/occamy-selector.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "paper-64",
            summary: "64 queues of 20 bits, as the paper synthesised",
            settings: "",
        },
        Preset {
            name: "paper-64-pipelined",
            summary: "the same in logarithmic depth, with a register behind the comparators",
            settings: "pipeline = \"bitmap\"\narchitecture = \"prefix\"",
        },
        Preset {
            name: "per-queue-128",
            summary: "128 queues with a threshold each; a shown decision waits to be accepted",
            settings: "queues = 128\nthresholds = \"per-queue\"\npipeline = \"bitmap\"\nhold = true\n\
                architecture = \"tree\"",
        },
        Preset {
            name: "tiny-5",
            summary: "5 queues of 4 bits, to read the Verilog by eye",
            settings: "queues = 5\nlength_width = 4",
        },
    ];
    const SIZE: &'static str = "queues";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("architecture", &["masked", "prefix", "tree"]),
        ("hold", &["false", "true"]),
        ("pipeline", &["none", "bitmap"]),
        ("thresholds", &["shared", "per-queue"]),
        ("length_width", &["1", "20", "64"]),
    ];

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(Selector::new(
            config.queues as usize,
            registered(config),
            config.hold,
        ))
    }

    fn latency(config: &Config) -> u32 {
        u32::from(registered(config))
    }

    fn throughput(config: &Config) -> String {
        match config.pipeline {
            Pipeline::None => "one decision a cycle, combinational from lengths to decision".into(),
            Pipeline::Bitmap => {
                "one decision a cycle, on the lengths of the cycle before and the ready of this one"
                    .into()
            }
        }
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let queues = config.queues as usize;
        let limits = match config.thresholds {
            Thresholds::Shared => 1,
            Thresholds::PerQueue => queues,
        };
        let max = u64::MAX >> (64 - config.length_width);
        let rows = Lengths {
            max,
            chosen: 0,
            lengths: vec![0; queues],
            limits: vec![0; limits],
        };
        Box::new(Schedule::new(rows, traffic, seed))
    }
}

/// Rows of `len`, `threshold` and `ready`.
struct Lengths {
    /// The greatest length.
    max: u64,
    /// The queue that a directed case is about.
    chosen: usize,
    /// The lengths of the cycle before.
    lengths: Vec<u64>,
    /// The thresholds: one, or one for each queue.
    limits: Vec<u64>,
}

impl Lengths {
    fn limit(&self, queue: usize) -> u64 {
        self.limits[if self.limits.len() == 1 { 0 } else { queue }]
    }

    /// Draws new thresholds, sometimes an extreme one.
    fn draw_limits(&mut self, rng: &mut Rng) {
        for limit in &mut self.limits {
            *limit = match rng.random_range(0..8) {
                0 => 0,
                1 => self.max,
                _ => rng.random_range(0..=self.max),
            };
        }
    }

    /// Draws the lengths anew but for those that `locality` keeps: a share of `density` above the
    /// threshold, and every other one close to it.
    fn draw_lengths(&mut self, rng: &mut Rng, Random { density, locality }: Random) {
        for queue in 0..self.lengths.len() {
            if rng.random_bool(locality) {
                continue;
            }
            let limit = self.limit(queue);
            let close = rng.random::<bool>();
            self.lengths[queue] = match (rng.random_bool(density), close) {
                (true, true) => limit.saturating_add(1).min(self.max),
                (true, false) => rng.random_range(limit..=self.max),
                (false, true) => limit.saturating_sub(rng.random_range(0..2)),
                (false, false) => rng.random_range(0..=limit),
            };
        }
    }

    /// Sets every length from its threshold.
    fn set_from_limits(&mut self, length: impl Fn(u64) -> u64) {
        for queue in 0..self.lengths.len() {
            self.lengths[queue] = length(self.limit(queue)).min(self.max);
        }
    }

    /// One directed case; tells whether the receiver is ready, if the case says so.
    fn directed(&mut self, rng: &mut Rng, case: usize, age: u32) -> Option<bool> {
        match case {
            // All exactly at their threshold, then one above, then one below.
            0 => match age % 3 {
                0 => self.set_from_limits(|limit| limit),
                1 => self.set_from_limits(|limit| limit.saturating_add(1)),
                _ => self.set_from_limits(|limit| limit.saturating_sub(1)),
            },
            // All ones, then all zeros, under any threshold.
            1 => self
                .lengths
                .fill(if age.is_multiple_of(2) { self.max } else { 0 }),
            // A threshold of 0, then the greatest one.
            2 => {
                self.limits
                    .fill(if age.is_multiple_of(2) { 0 } else { self.max });
                self.draw_lengths(
                    rng,
                    Random {
                        density: 0.5,
                        locality: 0.5,
                    },
                );
            }
            // Nothing is over-allocated.
            3 => self.set_from_limits(|_| 0),
            // One persistent queue among noise.
            4 => {
                self.limits
                    .iter_mut()
                    .for_each(|limit| *limit = (*limit).min(self.max - 1));
                self.draw_lengths(
                    rng,
                    Random {
                        density: 0.3,
                        locality: 0.0,
                    },
                );
                self.lengths[self.chosen] = self.max;
            }
            // The receiver is not ready for 10 cycles while others come and go.
            5 => {
                self.limits
                    .iter_mut()
                    .for_each(|limit| *limit = (*limit).min(self.max - 1));
                self.draw_lengths(
                    rng,
                    Random {
                        density: 0.5,
                        locality: 0.9,
                    },
                );
                self.lengths[self.chosen] = self.max;
                return Some(age >= 10);
            }
            // All over-allocated and all accepted.
            6 => {
                self.limits.fill(0);
                self.lengths.fill(1);
                return Some(true);
            }
            // A hog holds the buffer while a burst fills another queue and the threshold falls.
            _ => {
                let queues = self.lengths.len();
                let step = self.max / 40 + 1;
                let fill = step.saturating_mul(u64::from(age));
                self.limits.fill((self.max / 2).saturating_sub(fill));
                self.lengths.fill(0);
                self.lengths[(self.chosen + queues / 2) % queues] = fill.min(self.max);
                self.lengths[self.chosen] = (self.max - self.max / 4).saturating_sub(fill / 4);
            }
        }
        None
    }
}

impl Rows for Lengths {
    const DIRECTED: usize = 8;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        if age == 0 {
            self.chosen = rng.random_range(0..self.lengths.len());
            self.draw_limits(rng);
        }
        let ready = match phase {
            Phase::Random(random) => {
                if rng.random_ratio(1, 16) {
                    self.draw_limits(rng);
                }
                self.draw_lengths(rng, random);
                None
            }
            Phase::Directed(case) => self.directed(rng, case, age),
        };
        let (lengths, rest) = row.split_at_mut(self.lengths.len());
        let (limits, last) = rest.split_at_mut(self.limits.len());
        lengths.copy_from_slice(&self.lengths);
        limits.copy_from_slice(&self.limits);
        last[0] = ready.map_or_else(|| random_ready(rng), u64::from);
    }
}
