//! Catalog entry of a pipe of pOfan, and packets for it and for switches of such pipes.

use std::sync::Arc;

use rand::RngExt;
use serde_json::json;
use sluice_blocks::ConfigError;
use sluice_blocks::pofan_pipe::{Config, build};
use sluice_hdl::Definition;

use super::ofan::controls::Controls;
use super::ofan::settings;
use super::stimulus::{Phase, Random, Rng, Rows, Schedule};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::ofan::Shape;
use crate::golden::pofan_pipe::Pipe;

/// A pipe of pOfan.
pub struct PofanPipe;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

/// The golden model of a pipe.
pub(super) fn golden(config: &Config) -> Pipe {
    let pointers = config.pointers();
    let shape = Shape {
        lanes: config.packets_per_cycle as usize,
        latency: config.latency() as usize,
        uplink_mask: config.uplink_mask,
        stall: false,
    };
    Pipe::new(settings(&pointers), shape, config.clearing())
}

impl Entry for PofanPipe {
    type Config = Config;

    const NAME: &'static str = "pofan-pipe";
    const SUMMARY: &'static str =
        "A pipe of pOfan: pointers in a memory, read, moved on and written back at line rate";
    const SOURCE: &'static str = "Ofan, section 5.1: \"the pipeline natively guarantees atomic \
        Read-Modify-Write access to local registers at line rate [...] each pipe keeps its own independent RR \
        pointer per key\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/pofan.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "k64",
            summary: "a pipe of an edge switch of radix 64, one packet a cycle, read latency 1",
            settings: "",
        },
        Preset {
            name: "k12-rl2",
            summary: "a pipe of the paper's simulated network, read latency 2",
            settings: "keys = 144\nuplinks = 6\nread_latency = 2",
        },
        Preset {
            name: "k16-x2",
            summary: "a pipe of radix 16 that takes two packets a cycle",
            settings: "keys = 256\nuplinks = 8\npackets_per_cycle = 2",
        },
        Preset {
            name: "tofino-64edge-x4",
            summary: "64 edge switches, four packets a cycle",
            settings: "keys = 128\nuplinks = 8\npackets_per_cycle = 4",
        },
        Preset {
            name: "k12-failures",
            summary: "the paper's simulated network with failed links: a mask of uplinks and two restricted keys",
            settings: "keys = 144\nuplinks = 6\nuplink_mask = true\nfailures = 2",
        },
    ];
    const SIZE: &'static str = "uplinks";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("keys", &["6"]),
        ("packets_per_cycle", &["1", "2", "4"]),
        ("read_latency", &["1", "2"]),
        ("uplink_mask", &["false", "true"]),
        ("failures", &["0", "3"]),
    ];

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(golden(config))
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn clearing(config: &Config) -> u32 {
        config.clearing()
    }

    fn throughput(config: &Config) -> String {
        match config.packets_per_cycle {
            1 => format!(
                "one packet a cycle, {} cycles after a reset",
                config.clearing()
            ),
            packets => format!("{packets} packets a cycle"),
        }
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let lanes = config.packets_per_cycle;
        Box::new(Schedule::new(Packets::new(config, lanes), traffic, seed))
    }

    fn tables(config: &Config) -> serde_json::Value {
        let pointers = config.pointers();
        json!({
            "basis": pointers.basis_permutation(),
            "initial_pointers": pointers.initial_pointers(),
        })
    }
}

/// Rows of `valid` and `key` for some ports, then `uplink_up` and the entry's ports where there are any.
pub(super) struct Packets {
    ports: usize,
    keys: u64,
    /// The greatest number that a key's port can hold, which need not be a key.
    highest: u64,
    clearing: u32,
    /// Idle rows between packets at most: twice the depth of the pipeline.
    longest_gap: u32,
    /// Keys that a phase is about.
    hot: [u64; 2],
    /// Idle rows between packets of this phase, and those left until the next one.
    gap: u32,
    wait: u32,
    /// The packets of the cycle before.
    last: Vec<u64>,
    controls: Controls,
}

impl Packets {
    /// Packets for so many ports of pipes of this configuration.
    pub fn new(config: &Config, ports: u32) -> Packets {
        Packets {
            ports: ports as usize,
            keys: config.keys.into(),
            highest: (1 << config.pointers().key_width()) - 1,
            clearing: config.clearing(),
            longest_gap: 2 * config.latency(),
            hot: [0; 2],
            gap: 0,
            wait: 0,
            last: vec![0; ports as usize],
            controls: Controls::new(&config.pointers()),
        }
    }

    /// Mostly a hot key, sometimes any, now and then one that does not exist.
    fn draw_key(&self, rng: &mut Rng) -> u64 {
        match rng.random_range(0..16) {
            0 => rng.random_range(0..=self.highest),
            1..=5 => rng.random_range(0..self.keys),
            hot => self.hot[hot % 2],
        }
    }

    /// Random packets: `density` is the share of ports with one, `locality` that of keys that stay.
    fn random(&mut self, rng: &mut Rng, Random { density, locality }: Random, row: &mut [u64]) {
        for (valid, port) in row.iter_mut().zip(0..self.ports) {
            *valid = u64::from(rng.random_bool(density));
            if !rng.random_bool(locality) {
                self.last[port] = self.draw_key(rng);
            }
        }
    }

    /// Whether packets come in this row: after each of them the gap begins anew.
    fn due(&mut self, next_gap: impl FnOnce(&mut Self) -> u32) -> bool {
        if self.wait > 0 {
            self.wait -= 1;
            return false;
        }
        self.gap = next_gap(self);
        self.wait = self.gap;
        true
    }

    fn directed(&mut self, rng: &mut Rng, case: usize, age: u32, row: &mut [u64]) {
        let (valid, hot, longest) = (&mut row[..self.ports], self.hot, self.longest_gap);
        match case {
            // One key back to back.
            0 => {
                valid.fill(1);
                self.last.fill(hot[0]);
            }
            // Two keys that alternate, in time and from port to port.
            1 => {
                valid.fill(1);
                for (port, key) in self.last.iter_mut().enumerate() {
                    *key = hot[(age as usize + port) % 2];
                }
            }
            // One key with gaps that grow, from phase to phase, up to twice the depth of the pipeline.
            2 => {
                let due = self.due(|s| if s.gap < longest { s.gap + 1 } else { 0 });
                valid.fill(u64::from(due));
                self.last.fill(hot[0]);
            }
            // Two keys with gaps of every length.
            3 => {
                let gap = rng.random_range(0..=longest);
                valid.fill(u64::from(self.due(|_| gap)));
                for key in &mut self.last {
                    *key = hot[rng.random_range(0..2)];
                }
            }
            // The first and the last key, and one that may not exist.
            4 => {
                let ends = [0, self.keys - 1, self.keys.min(self.highest), self.highest];
                for (valid, key) in valid.iter_mut().zip(&mut self.last) {
                    *valid = u64::from(rng.random_ratio(7, 8));
                    *key = ends[rng.random_range(0..4)];
                }
            }
            // One port alone, always.
            5 => {
                valid[hot[0] as usize % self.ports] = 1;
                self.last.fill_with(|| self.keys - 1 - hot[1]);
            }
            // Nothing for a while, then everybody.
            _ => {
                valid.fill(u64::from(age >= 2 * longest.min(8)));
                self.last.fill(hot[age as usize % 2]);
            }
        }
    }
}

impl Rows for Packets {
    const DIRECTED: usize = 7;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        if age == 0 {
            self.hot = [(); 2].map(|()| rng.random_range(0..self.keys));
        }
        match phase {
            Phase::Random(random) => self.random(rng, random, row),
            Phase::Directed(case) => self.directed(rng, case, age, row),
        }
        let (packets, rest) = row.split_at_mut(2 * self.ports);
        packets[self.ports..].copy_from_slice(&self.last);
        let key = self.last[rng.random_range(0..self.ports)];
        self.controls.random(rng, key);
        self.controls.fill(rest);
    }

    fn clearing(&self) -> u32 {
        self.clearing
    }
}
