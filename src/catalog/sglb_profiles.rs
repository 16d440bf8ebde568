//! Catalog entry of SGLB's path quality profiles.

use std::sync::Arc;

use rand::RngExt;
use sluice_blocks::ConfigError;
use sluice_blocks::sglb_profiles::{Config, build};
use sluice_hdl::{Definition, index_width};

use super::sglb_scorer::{Control, settings};
use super::stimulus::{Phase, Random, Rng, Rows, Schedule};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::sglb_profiles::{Profiles, Shape};

/// SGLB's path quality profiles.
pub struct SglbProfiles;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

/// The golden model.
pub(super) fn profiles(config: &Config) -> Profiles {
    let shape = Shape {
        profiles: config.profiles as usize,
        values: config.values as usize,
        ports: config.ports as usize,
        neighbours: [config.neighbours, config.neighbour_ports].map(|n| n as usize),
        paths: config.paths as usize,
        local_period: config.local_period.into(),
        remote_period: config.remote_period.into(),
        state_latency: config.state_latency as usize,
        scorer_latency: config.scorer().latency().into(),
        worst: u64::MAX >> (64 - config.factor_width),
    };
    Profiles::new(shape, settings(&config.scorer()))
}

impl Entry for SglbProfiles {
    type Config = Config;

    const NAME: &'static str = "sglb-profiles";
    const SUMMARY: &'static str =
        "SGLB's path quality profiles: a level for every path, refreshed as a whole";
    const SOURCE: &'static str = "SGLB, section 3: \"The GLB engine keeps a path quality profile for each group: one \
        score per path [...] Local state refreshes every 1 µs and remote state every 15 µs [...] a chip holds 64 \
        profiles of 32 values\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/sglb-profiles.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "chip-64x32",
            summary: "the paper's chip: 64 profiles of 32 values, four paths a cycle, 1 µs and 15 µs at 1 GHz",
            settings: "",
        },
        Preset {
            name: "chip-64x32-x8",
            summary: "the same, swept twice as often by eight paths a cycle",
            settings: "paths = 8\nlocal_period = 500",
        },
        Preset {
            name: "small-3x5",
            summary: "three profiles of five values, swept every 20 cycles, to read the Verilog by eye",
            settings: "profiles = 3\nvalues = 5\nports = 4\nneighbours = 3\nneighbour_ports = 2\nfactor_width = 4\n\
                levels = 3\npaths = 2\nlocal_period = 20\nremote_period = 60",
        },
    ];
    const SIZE: &'static str = "values";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("profiles", &["2"]),
        ("ports", &["5"]),
        ("neighbours", &["3"]),
        ("levels", &["3"]),
        ("paths", &["1", "4"]),
        ("local_period", &["140"]),
        ("remote_period", &["140", "280"]),
        ("state_latency", &["1", "3"]),
    ];

    fn size(of: u32) -> u32 {
        of.min(64)
    }

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(profiles(config))
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn clearing(config: &Config) -> u32 {
        config.clearing()
    }

    fn throughput(config: &Config) -> String {
        format!(
            "one lookup a cycle; {} levels anew every {} cycles",
            config.profiles * config.values,
            config.local_period
        )
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let rows = States {
            ports: config.ports as usize,
            local: vec![0; 2 * config.ports as usize],
            greatest: u64::MAX >> (64 - config.factor_width),
            indices: [
                config.profiles,
                config.values,
                config.ports,
                config.neighbours,
                config.neighbour_ports,
            ],
            settled: config.clearing() + config.remote_period + 2 * config.local_period,
            control: Control::new(&config.scorer()),
        };
        Box::new(Schedule::new(rows, traffic, seed))
    }
}

/// Rows of the ports' state, of entries, of next hops' state, of settings and of lookups.
struct States {
    ports: usize,
    /// The local ports' state of the cycle before.
    local: Vec<u64>,
    greatest: u64,
    /// How many profiles, values, ports, neighbours and ports of a neighbour there are.
    indices: [u32; 5],
    /// Rows until a reading of the next hops' state was used.
    settled: u32,
    control: Control,
}

impl States {
    /// An index, now and then one that its port can hold and that names nothing.
    fn index(rng: &mut Rng, n: u32) -> u64 {
        let held = u64::MAX >> (64 - index_width(n));
        let end = if rng.random_ratio(1, 16) {
            held
        } else {
            u64::from(n - 1)
        };
        rng.random_range(0..=end)
    }

    fn state(&self, rng: &mut Rng) -> u64 {
        match rng.random_range(0..8) {
            0 => 0,
            1 => self.greatest,
            _ => rng.random_range(0..=self.greatest),
        }
    }
}

impl Rows for States {
    const DIRECTED: usize = 3;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        let Random { density, locality } = match phase {
            Phase::Random(random) => random,
            // Every cycle all ports change, entries and settings are written, and profiles looked up.
            Phase::Directed(0) => Random {
                density: 1.0,
                locality: 0.0,
            },
            Phase::Directed(_) => Random {
                density: 0.5,
                locality: 0.9,
            },
        };
        for i in 0..self.local.len() {
            if !rng.random_bool(locality) {
                self.local[i] = self.state(rng);
            }
        }
        if phase == Phase::Directed(1) {
            // All ports alike, so that a profile of two moments shows.
            let all = self.state(rng);
            self.local.fill(all);
        }
        let (local, rest) = row.split_at_mut(2 * self.ports);
        local.copy_from_slice(&self.local);
        let index = self.indices.map(|n| Self::index(rng, n));
        rest[0] = rng.random_bool(density.max(0.3)).into();
        rest[1..3].copy_from_slice(&index[..2]);
        rest[3] = rng.random_ratio(7, 8).into();
        rest[4] = rng.random_ratio(1, 8).into();
        rest[5..8].copy_from_slice(&index[2..]);
        let remote = [(); 3].map(|()| self.state(rng));
        rest[8..11].copy_from_slice(&remote);
        if age < 4 || rng.random_ratio(1, 8) {
            let [queue, utilisation] = [self.local[0], self.local[self.ports]];
            let factors = [queue, utilisation, remote[0], remote[1], remote[2]];
            self.control.write(rng, factors, &mut rest[11..14]);
        }
        rest[14] = rng.random_bool(density).into();
        // One profile all the time across the end of a sweep, or all in turn.
        rest[15] = match phase {
            Phase::Directed(2) => 0,
            _ => Self::index(rng, self.indices[0]),
        };
    }

    /// Most of a run is not to be spent before anything was read.
    fn clearing(&self) -> u32 {
        self.settled
    }
}
