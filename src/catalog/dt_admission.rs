//! Catalog entry of the admission by dynamic thresholds.

use std::ops::RangeInclusive;
use std::sync::Arc;

use rand::RngExt;
use sluice_blocks::ConfigError;
use sluice_blocks::dt_admission::{Config, build};
use sluice_blocks::occamy_selector::Thresholds;
use sluice_hdl::Definition;

use super::stimulus::{Phase, Rng, Rows, Schedule};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::dt_admission::{self as golden, Inputs, Packet};

/// Admission by dynamic thresholds.
pub struct DtAdmission;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

fn model(config: &Config) -> golden::DtAdmission {
    golden::DtAdmission::new(
        config.queues as usize,
        config.cells,
        config.longest_packet,
        config.thresholds == Thresholds::PerQueue,
        config.alpha_shift,
    )
}

impl Entry for DtAdmission {
    type Config = Config;

    const NAME: &'static str = "dt-admission";
    const SUMMARY: &'static str =
        "Admission by dynamic thresholds: which packets a shared buffer takes";
    const SOURCE: &'static str = "Occamy, section 4: \"Occamy avoids introducing new mechanisms for the packet \
        admission module. Instead, we only need to adjust the parameter of DT in the existing switch chip.\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/dt-admission.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "alpha-8-64",
            summary: "64 queues share 4096 cells, α = 8 as Occamy recommends",
            settings: "",
        },
        Preset {
            name: "per-queue-8",
            summary: "8 queues share 256 cells with thresholds of their own, α = 1 at first",
            settings: "queues = 8\ncells = 256\nlongest_packet = 24\nthresholds = \"per-queue\"\nalpha_shift = 0",
        },
        Preset {
            name: "alpha-half-5",
            summary: "5 queues share 33 cells, α = 1/2: small enough to read the Verilog by eye",
            settings: "queues = 5\ncells = 33\nlongest_packet = 7\nalpha_shift = -1",
        },
    ];
    const SIZE: &'static str = "queues";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("thresholds", &["shared", "per-queue"]),
        ("alpha_shift", &["-2", "0", "3"]),
        ("cells", &["100"]),
        ("longest_packet", &["9"]),
    ];

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(model(config))
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn throughput(_config: &Config) -> String {
        "a header and a departure each cycle; the verdict in the cycle of the header".into()
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let ones = |width: u32| u64::MAX >> (64 - width);
        let rows = Packets {
            model: model(config),
            longest: config.longest_packet,
            cells: config.cells,
            limits: (ones(config.queue_width()), ones(config.packet_width())),
            writes: config.thresholds == Thresholds::PerQueue,
            chosen: 0,
            in_flight: 0,
        };
        Box::new(Schedule::new(rows, traffic, seed))
    }
}

/// Rows of headers, departures, freed cells and writes of α. They follow the model, so that nothing leaves that
/// is not there.
struct Packets {
    model: golden::DtAdmission,
    longest: u32,
    cells: u32,
    /// Greatest values of a port for a queue and of one for a packet's cells.
    limits: (u64, u64),
    writes: bool,
    /// The queue that a phase is about.
    chosen: usize,
    /// Cells that left their queue and are not free yet.
    in_flight: u32,
}

impl Packets {
    /// A packet that can leave a queue, if it has any.
    fn departure(&self, rng: &mut Rng, queue: usize) -> Option<Packet> {
        let most = self.model.lengths()[queue].min(self.longest);
        (most > 0).then(|| Packet {
            queue,
            cells: rng.random_range(1..=most),
        })
    }

    fn offer(&self, rng: &mut Rng, queue: usize) -> Packet {
        let cells = match rng.random_range(0..3) {
            0 => 1,
            1 => self.longest,
            _ => rng.random_range(1..=self.longest),
        };
        Packet { queue, cells }
    }

    /// Any header that the ports can carry, many of them impossible.
    fn any_offer(&self, rng: &mut Rng) -> Packet {
        let cells = match rng.random_range(0..4) {
            0 => 0,
            1 => self.limits.1,
            _ => rng.random_range(0..=self.limits.1),
        };
        Packet {
            queue: rng.random_range(0..=self.limits.0) as usize,
            cells: cells as u32,
        }
    }

    fn random(&mut self, rng: &mut Rng, density: f64, locality: f64) -> Inputs {
        if !rng.random_bool(locality) {
            self.chosen = rng.random_range(0..self.model.lengths().len());
        }
        let from = rng.random_range(0..self.model.lengths().len());
        let offer = if rng.random_ratio(1, 64) {
            self.any_offer(rng)
        } else {
            self.offer(rng, self.chosen)
        };
        let leaves = rng.random_bool(0.4).then(|| self.departure(rng, from));
        Inputs {
            offer: rng.random_bool(density).then_some(offer),
            leaves: leaves.flatten(),
            freed: rng.random_range(0..=self.in_flight),
            alpha: None,
        }
    }

    fn directed(&mut self, rng: &mut Rng, case: usize, age: u32) -> Inputs {
        let chosen = self.chosen;
        let next = age as usize % self.model.lengths().len();
        let mut inputs = Inputs {
            freed: self.in_flight,
            ..Inputs::default()
        };
        let single = |queue| Some(Packet { queue, cells: 1 });
        match case {
            // One queue takes single cells until it is at its threshold.
            0 => inputs.offer = single(chosen),
            // One queue takes the longest packets, and overshoots.
            1 => {
                inputs.offer = Some(Packet {
                    queue: chosen,
                    cells: self.longest,
                })
            }
            // All queues take single cells in turn.
            2 => inputs.offer = single(next),
            // Everything leaves, a queue after the other.
            3 => inputs.leaves = self.departure(rng, next),
            // Impossible headers among others.
            4 => inputs.offer = Some(self.any_offer(rng)),
            // A queue gains and loses in the same cycle, and cells are freed late.
            5 => {
                inputs.offer = Some(self.offer(rng, chosen));
                inputs.leaves = self.departure(rng, chosen);
                inputs.freed = if age.is_multiple_of(8) {
                    self.in_flight
                } else {
                    0
                };
            }
            // Thresholds change under traffic.
            _ => inputs.offer = Some(self.offer(rng, next)),
        }
        inputs
    }
}

impl Rows for Packets {
    const DIRECTED: usize = 7;

    /// Long enough to fill the buffer now and then.
    fn phase_rows(&self) -> RangeInclusive<u32> {
        12..=(self.cells / 2).max(40)
    }

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        if age == 0 {
            self.chosen = rng.random_range(0..self.model.lengths().len());
        }
        let mut inputs = match phase {
            Phase::Random(random) => self.random(rng, random.density, random.locality),
            Phase::Directed(case) => self.directed(rng, case, age),
        };
        let packets = [inputs.offer, inputs.leaves];
        for (to, packet) in row.chunks_mut(3).zip(packets) {
            // What is not valid may be anything.
            let shown = packet.unwrap_or_else(|| self.any_offer(rng));
            let valid = u64::from(packet.is_some());
            to.copy_from_slice(&[valid, shown.queue as u64, u64::from(shown.cells)]);
        }
        row[6] = u64::from(inputs.freed);
        if self.writes {
            let often = matches!(phase, Phase::Directed(6));
            let enable = u64::from(rng.random_ratio(1, if often { 2 } else { 16 }));
            let queue = rng.random_range(0..=self.limits.0);
            row[7..].copy_from_slice(&[queue, enable, rng.random_range(0..=12)]);
            let queues = self.model.lengths().len();
            inputs.alpha = crate::golden::dt_threshold::alpha_write(&row[7..], queues);
        }
        self.model.step(&inputs);
        self.in_flight -= inputs.freed;
        self.in_flight += inputs.leaves.map_or(0, |packet| packet.cells);
    }

    fn reset(&mut self) {
        self.model.reset();
        self.in_flight = 0;
    }
}
