//! Catalog entry of the head-drop executor.

use std::sync::Arc;

use rand::RngExt;
use sluice_blocks::ConfigError;
use sluice_blocks::head_drop_executor::{Config, build};
use sluice_hdl::Definition;

use super::stimulus::{Phase, Rng, Rows, Schedule};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::head_drop_executor as golden;

/// Occamy's head-drop executor.
pub struct HeadDropExecutor;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

impl Entry for HeadDropExecutor {
    type Config = Config;

    const NAME: &'static str = "head-drop-executor";
    const SUMMARY: &'static str = "Occamy's head-drop executor: dequeues a selected queue's oldest packet and frees its cells";
    const SOURCE: &'static str = "Occamy, section 4: \"the only difference between the head-drop action and the \
        normal dequeue action is that the head-drop action does not need to read the cell data\"; \"Read a PD from \
        PD memory; Dequeue the PD (i.e., advance the head of the PD linked lists); Read cell pointer; Free cell\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/head-drop-executor.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "four-lists-64",
            summary: "64 queues, 4096 cells, four sub-lists: four cells freed a cycle",
            settings: "",
        },
        Preset {
            name: "one-list-64",
            summary: "the same with a single list of cells",
            settings: "sub_lists = 1",
        },
        Preset {
            name: "two-lists-5",
            summary: "5 queues, 33 cells, two sub-lists: small enough to read the Verilog by eye",
            settings: "queues = 5\ncells = 33\nlongest_packet = 7\nsub_lists = 2",
        },
    ];
    const SIZE: &'static str = "queues";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("sub_lists", &["1", "2", "4"]),
        ("cells", &["100"]),
        ("longest_packet", &["2", "9"]),
    ];

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(golden::HeadDropExecutor::new(
            config.queues as usize,
            config.sub_lists,
        ))
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn throughput(config: &Config) -> String {
        format!(
            "a packet of c cells every ceil(c / {0}) cycles, up to {0} cells freed a cycle, where the normal dequeue leaves the \
             memories alone",
            config.sub_lists
        )
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let ones = |width: u32| u64::MAX >> (64 - width);
        let rows = Heads {
            sub_lists: config.sub_lists as usize,
            longest: u64::from(config.longest_packet),
            queue_ones: ones(config.queue_width()),
            length_ones: ones(config.length_width()),
            cell_ones: ones(config.cell_width()),
            cells_ones: ones(config.packet_width()),
            head: Head::default(),
        };
        Box::new(Schedule::new(rows, traffic, seed))
    }
}

/// Rows of what the selector offers, what is known of the candidate, grants and data.
struct Heads {
    sub_lists: usize,
    longest: u64,
    /// Greatest values of ports: a queue, a length, a cell, the cells of a packet.
    queue_ones: u64,
    length_ones: u64,
    cell_ones: u64,
    cells_ones: u64,
    /// The candidate of the row before.
    head: Head,
}

/// What a row says of selector, candidate and memories.
#[derive(Clone, Copy, Default)]
struct Head {
    selected: bool,
    length: u64,
    threshold: u64,
    valid: bool,
    cells: u64,
    pd_grant: bool,
    pointer_grant: bool,
}

impl Heads {
    /// A candidate above its threshold in a share of `over`, else exactly at it or below.
    fn draw(&self, rng: &mut Rng, over: f64) -> Head {
        let threshold = rng.random_range(0..self.length_ones);
        let close = rng.random();
        let length = match (rng.random_bool(over), close) {
            (true, true) => threshold + 1,
            (true, false) => rng.random_range(threshold + 1..=self.length_ones),
            (false, true) => threshold,
            (false, false) => rng.random_range(0..=threshold),
        };
        let group = self.sub_lists as u64;
        let cells = match rng.random_range(0..8) {
            0 => 1,
            1 => self.longest,
            2 => group.min(self.longest),
            3 => (group + 1).min(self.longest),
            4 => rng.random_range(0..=self.cells_ones),
            _ => rng.random_range(1..=self.longest),
        };
        Head {
            selected: true,
            length,
            threshold,
            valid: rng.random_bool(0.9),
            cells,
            pd_grant: rng.random_bool(0.75),
            pointer_grant: rng.random_bool(0.75),
        }
    }

    fn directed(&self, rng: &mut Rng, case: usize, age: u32) -> Head {
        let over = Head {
            valid: true,
            pd_grant: true,
            pointer_grant: true,
            ..self.draw(rng, 1.0)
        };
        match case {
            // One-cell packets at full speed.
            0 => Head { cells: 1, ..over },
            // The longest packets at full speed.
            1 => Head {
                cells: self.longest,
                ..over
            },
            // The normal dequeue reads pointers in three cycles of four.
            2 => Head {
                pointer_grant: age.is_multiple_of(4),
                ..over
            },
            // A candidate waits for the PD memory, and comes down to its threshold meanwhile.
            3 => Head {
                threshold: self.head.threshold,
                length: self.head.threshold + u64::from(age % 8 < 5),
                pd_grant: age % 8 == 6,
                ..over
            },
            // The only packet of the queue is in transmission.
            4 => Head {
                valid: age.is_multiple_of(5),
                ..over
            },
            // Exactly at the threshold: never a drop.
            5 => Head {
                length: over.threshold,
                ..over
            },
            // Nothing is selected.
            _ => Head {
                selected: false,
                ..over
            },
        }
    }
}

impl Rows for Heads {
    const DIRECTED: usize = 7;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        self.head = match phase {
            Phase::Random(random) => {
                let mut head = self.head;
                if !rng.random_bool(random.locality) {
                    head = self.draw(rng, random.density);
                }
                head.selected = rng.random_bool(random.density);
                head
            }
            Phase::Directed(case) => self.directed(rng, case, age),
        };
        let head = self.head;
        let fixed = [
            u64::from(head.selected),
            rng.random_range(0..=self.queue_ones),
            head.length,
            head.threshold,
            u64::from(head.valid),
            rng.random_range(0..=self.cell_ones),
            head.cells,
            u64::from(head.pd_grant),
        ];
        let (to, rest) = row.split_at_mut(fixed.len());
        to.copy_from_slice(&fixed);
        for cell in &mut *rest {
            *cell = rng.random_range(0..=self.cell_ones);
        }
        rest[self.sub_lists - 1] = u64::from(head.pointer_grant);
    }
}
