//! Catalog entry of SGLB's choice among the K best paths.

use std::sync::Arc;

use rand::RngExt;
use serde_json::json;
use sluice_blocks::ConfigError;
use sluice_blocks::topk_select::{Config, DRAW, Pick, build};
use sluice_hdl::Definition;

use super::stimulus::{Phase, Random, Rng, Rows, Schedule, random_word};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::topk_select::{Lfsr, Pipeline, Selector};

/// SGLB's choice among the K best paths.
pub struct TopkSelect;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

/// The golden model of the decisions.
pub(super) fn selector(config: &Config) -> Selector {
    let recurrence = config.recurrence().expect("a checked configuration");
    Selector::new(
        config.levels as usize,
        config.first_keep() as usize,
        config.pick == Pick::Kept,
        Lfsr::new(recurrence.width, recurrence.lags, config.seed),
    )
}

impl Entry for TopkSelect {
    type Config = Config;

    const NAME: &'static str = "topk-select";
    const SUMMARY: &'static str = "SGLB's choice of a path: keeps the K best, picks one at random";
    const SOURCE: &'static str = "SGLB, section 3.1: \"If all packets took the best path, it would soon be the worst. \
        So SGLB rounds scores to a few levels, keeps the top-K paths, and picks at random among equal ones.\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/topk-select.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "profile-32",
            summary: "a profile of 32 paths, 8 levels, the 4 best, picks among equal ones",
            settings: "",
        },
        Preset {
            name: "all-64",
            summary: "64 paths, 16 levels, picks among the 16 best whatever their level",
            settings: "paths = 64\nlevels = 16\nkeep = 16\npick = \"kept\"",
        },
        Preset {
            name: "odd-33",
            summary: "33 paths, 3 levels, the 2 best",
            settings: "paths = 33\nlevels = 3\nkeep = 2\nlfsr_width = 48",
        },
        Preset {
            name: "tiny-5",
            summary: "5 paths, 2 levels, to read the Verilog by eye",
            settings: "paths = 5\nlevels = 2\nkeep = 2\nlfsr_width = 32\nseed = 1",
        },
    ];
    const SIZE: &'static str = "paths";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("levels", &["3", "16"]),
        ("keep", &["1", "2", "64"]),
        ("pick", &["best-level", "kept"]),
        ("lfsr_width", &["40"]),
    ];

    fn size(of: u32) -> u32 {
        of.min(64)
    }

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        let latency = config.latency() as usize;
        Box::new(Pipeline::new(
            selector(config),
            config.paths as usize,
            latency,
        ))
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn throughput(_config: &Config) -> String {
        "one decision a cycle".into()
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let rows = Paths {
            levels: vec![0; config.paths as usize],
            best: 0,
            greatest: u64::MAX >> (64 - config.level_width()),
            greatest_keep: u64::MAX >> (64 - config.count_width()),
        };
        Box::new(Schedule::new(rows, traffic, seed))
    }

    fn tables(config: &Config) -> serde_json::Value {
        let recurrence = config.recurrence().expect("a checked configuration");
        json!({
            "lfsr_width": recurrence.width,
            "lfsr_lags": recurrence.lags,
            "lfsr_start": format!("{:#x}", recurrence.start(config.seed)),
            "bits_of_a_draw": DRAW,
        })
    }
}

/// Rows of `valid`, `enable`, `level`, `cfg_we` and `cfg_keep`.
struct Paths {
    /// The levels of the cycle before.
    levels: Vec<u64>,
    /// A path that a case is about.
    best: usize,
    /// The greatest level and the greatest K that their ports hold.
    greatest: u64,
    greatest_keep: u64,
}

impl Paths {
    fn all(&self) -> u64 {
        u64::MAX >> (64 - self.levels.len())
    }

    /// `valid` and `enable` of a random row.
    fn random(&mut self, rng: &mut Rng, Random { density, locality }: Random) -> (bool, u64) {
        for level in &mut self.levels {
            if !rng.random_bool(locality) {
                *level = rng.random_range(0..=self.greatest);
            }
        }
        let enabled = [density, 0.5, 1.0][rng.random_range(0..3)];
        (
            rng.random_bool(density.max(0.3)),
            random_word(rng, enabled) & self.all(),
        )
    }

    /// `valid` and `enable` of a directed one.
    fn directed(&mut self, rng: &mut Rng, case: usize, age: u32) -> (bool, u64) {
        let n = self.levels.len();
        match case {
            // All alike: every kept path is a tie.
            0 => {
                self.levels.fill(u64::from(age) % (self.greatest + 1));
                (true, self.all())
            }
            // Two levels, so that the edge lies now in the better one, now in the other.
            1 => {
                let better = random_word(rng, f64::from(age % 8) / 8.0);
                let levels = self.levels.iter_mut().enumerate();
                levels.for_each(|(i, level)| *level = 1 - (better >> (i % 64) & 1));
                (true, self.all())
            }
            // One path is better than all others.
            2 => {
                self.levels.fill(self.greatest);
                self.levels[self.best] = 0;
                (true, self.all())
            }
            // One enabled path, then none.
            3 => {
                self.levels
                    .fill_with(|| rng.random_range(0..=self.greatest));
                let one = 1 << rng.random_range(0..n);
                (true, if age.is_multiple_of(2) { one } else { 0 })
            }
            // The best are not enabled.
            _ => {
                self.levels.fill(0);
                let down = rng.random_range(0..=n);
                self.levels[down..].fill(self.greatest);
                (
                    !age.is_multiple_of(4),
                    self.all() << (down / 2) & self.all(),
                )
            }
        }
    }
}

impl Rows for Paths {
    const DIRECTED: usize = 5;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        if age == 0 {
            self.best = rng.random_range(0..self.levels.len());
        }
        let (valid, enable) = match phase {
            Phase::Random(random) => self.random(rng, random),
            Phase::Directed(case) => self.directed(rng, case, age),
        };
        let n = self.levels.len();
        (row[0], row[1]) = (valid.into(), enable);
        row[2..2 + n].copy_from_slice(&self.levels);
        row[2 + n] = rng.random_ratio(1, 24).into();
        row[3 + n] = rng.random_range(0..=self.greatest_keep);
    }
}
