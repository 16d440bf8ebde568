//! Catalog entry of the dynamic threshold.

use std::sync::Arc;

use rand::RngExt;
use sluice_blocks::ConfigError;
use sluice_blocks::dt_threshold::{Config, Form, build};
use sluice_blocks::occamy_selector::Thresholds;
use sluice_hdl::Definition;

use super::stimulus::{Phase, Rng, Rows, Schedule};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::dt_threshold::{self as golden, Source};

/// The dynamic threshold.
pub struct DtThreshold;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

impl Entry for DtThreshold {
    type Config = Config;

    const NAME: &'static str = "dt-threshold";
    const SUMMARY: &'static str = "Dynamic threshold: T = ⌊α · free⌋ of a shared buffer";
    const SOURCE: &'static str = "Occamy, section 2.2: Dynamic Threshold \"limits queue lengths with a threshold [...]. \
        Specifically, the threshold is proportional to the current free buffer size [...]. In practice, α is usually \
        a power of two, so that the threshold can be simply calculated by shifting the free buffer size.\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/dt-threshold.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "running-sum",
            summary: "4096 cells, α = 8, a running sum of free cells",
            settings: "",
        },
        Preset {
            name: "adder-tree-64",
            summary: "the same from the lengths of 64 queues",
            settings: "form = \"combinational\"",
        },
        Preset {
            name: "per-queue-7",
            summary: "a threshold for each of 7 queues, α = 1/2 at first",
            settings: "queues = 7\ncells = 1000\nthresholds = \"per-queue\"\nalpha_shift = -1",
        },
    ];
    const SIZE: &'static str = "queues";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("form", &["combinational", "incremental"]),
        ("thresholds", &["shared", "per-queue"]),
        ("alpha_shift", &["-4", "0", "6"]),
        ("cells", &["100"]),
    ];

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(golden::DtThreshold::new(
            config.queues as usize,
            config.cells,
            match config.form {
                Form::Combinational => Source::Lengths,
                Form::Incremental => Source::Events,
            },
            config.thresholds == Thresholds::PerQueue,
            config.alpha_shift,
        ))
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn throughput(_config: &Config) -> String {
        "a threshold each cycle".into()
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let rows = Cells {
            cells: u64::from(config.cells),
            form: config.form,
            queue_ones: u64::MAX >> (64 - config.queue_width()),
            writes: config.thresholds == Thresholds::PerQueue,
            chosen: 0,
            lengths: vec![0; config.queues as usize],
        };
        Box::new(Schedule::new(rows, traffic, seed))
    }
}

/// Rows of what is reserved and freed, as lengths or as events, and of writes of α.
struct Cells {
    cells: u64,
    form: Form,
    /// The greatest `cfg_queue`.
    queue_ones: u64,
    writes: bool,
    /// The queue that a directed case is about.
    chosen: usize,
    /// Cells of each queue after the rows so far.
    lengths: Vec<u64>,
}

/// Cells that a queue gains and a queue loses.
#[derive(Default)]
struct Events {
    gains: (usize, u64),
    loses: (usize, u64),
}

impl Cells {
    fn free(&self) -> u64 {
        self.cells - self.lengths.iter().sum::<u64>()
    }

    fn random(&mut self, rng: &mut Rng, density: f64, locality: f64) -> Events {
        if !rng.random_bool(locality) {
            self.chosen = rng.random_range(0..self.lengths.len());
        }
        let from = rng.random_range(0..self.lengths.len());
        let mut events = Events::default();
        if rng.random_bool(density) {
            events.gains = (self.chosen, rng.random_range(0..=self.free()));
        }
        // Rarely much, so that the buffer is full now and then.
        if rng.random_bool(density / 2.0) {
            events.loses = (from, rng.random_range(0..=self.lengths[from]));
        }
        events
    }

    fn directed(&mut self, case: usize, age: u32) -> Events {
        let (chosen, free) = (self.chosen, self.free());
        let next = age as usize % self.lengths.len();
        match case {
            // One queue takes cell by cell.
            0 => Events {
                gains: (chosen, free.min(1)),
                ..Events::default()
            },
            // All that there is to one queue, and all of it back in the next row.
            1 => Events {
                gains: (chosen, free),
                loses: (chosen, self.lengths[chosen]),
            },
            // As much comes as goes.
            2 => {
                let cells = free.min(self.lengths[next]);
                Events {
                    gains: (chosen, cells),
                    loses: (next, cells),
                }
            }
            // Queue after queue drains.
            3 => Events {
                loses: (next, self.lengths[next]),
                ..Events::default()
            },
            // Nothing but writes of α.
            _ => Events::default(),
        }
    }
}

impl Rows for Cells {
    const DIRECTED: usize = 5;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        if age == 0 {
            self.chosen = rng.random_range(0..self.lengths.len());
        }
        let (events, writes) = match phase {
            Phase::Random(random) => {
                let events = self.random(rng, random.density, random.locality);
                (events, rng.random_ratio(1, 16))
            }
            Phase::Directed(case) => (self.directed(case, age), case == 4),
        };
        let width = match self.form {
            Form::Combinational => self.lengths.len(),
            Form::Incremental => 2,
        };
        let (told, write) = row.split_at_mut(width);
        match self.form {
            Form::Combinational => told.copy_from_slice(&self.lengths),
            Form::Incremental => told.copy_from_slice(&[events.gains.1, events.loses.1]),
        }
        self.lengths[events.gains.0] += events.gains.1;
        self.lengths[events.loses.0] -= events.loses.1;
        if self.writes {
            let code = rng.random_range(0..=12);
            let queue = rng.random_range(0..=self.queue_ones);
            write.copy_from_slice(&[queue, u64::from(writes), code]);
        }
    }

    fn reset(&mut self) {
        self.lengths.fill(0);
    }
}
