//! The hardware in simulation, and traffic for it.

use super::common::{self, Bench, rng};
use super::model::{Inputs, Outputs, Write, bank};
use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use sluice_blocks::ofan::{Config, build};
use sluice_hdl::sim::Engine;

/// The hardware.
pub struct Unit {
    bench: Bench,
    config: Config,
}

impl Unit {
    pub fn new(config: &Config, engine: Engine, state_seed: u64) -> Unit {
        let definition = build(config).unwrap();
        Unit {
            bench: Bench::new(&definition, engine, state_seed),
            config: config.clone(),
        }
    }

    pub fn step(&mut self, inputs: &Inputs) -> Outputs {
        let c = &self.config;
        let mut row: Vec<u64> = inputs
            .offered
            .iter()
            .map(|o| u64::from(o.is_some()))
            .collect();
        // What stands at `key` without `valid` must not matter.
        row.extend(
            inputs
                .offered
                .iter()
                .map(|o| u64::from(o.unwrap_or((1 << c.key_width()) - 1))),
        );
        if c.uplink_mask {
            row.extend(common::to_words(&inputs.up));
        }
        if c.failures > 0 {
            let none = Write {
                index: 0,
                enable: true,
                key: 0,
                mask: vec![true; c.uplinks as usize],
            };
            let w = inputs.write.as_ref().unwrap_or(&none);
            row.extend([
                inputs.write.is_some().into(),
                w.index as u64,
                w.enable.into(),
                w.key.into(),
            ]);
            row.extend(common::to_words(&w.mask));
        }
        row.extend(inputs.out_ready.iter().map(|r| u64::from(*r)));
        let out = self.bench.step(inputs.rst, &row);
        let n = c.lanes as usize;
        let (valid, port, no_route, ready) = (
            &out[..n],
            &out[n..2 * n],
            &out[2 * n..3 * n],
            &out[3 * n..4 * n],
        );
        let answer = |l: usize| {
            let quiet = valid[l] == 1 || (port[l], no_route[l]) == (0, 0);
            assert!(
                quiet && (no_route[l] == 0 || port[l] == 0),
                "lane {l} is noisy"
            );
            (valid[l] == 1).then(|| (no_route[l] == 0).then_some(port[l] as u32))
        };
        Outputs {
            answers: (0..n).map(answer).collect(),
            ready: ready.iter().map(|r| *r == 1).collect(),
        }
    }
}

/// What traffic is like.
#[derive(Clone, Copy, Debug)]
pub enum Keys {
    Any,
    One,
    /// All in one bank.
    OneBank,
    /// Two keys of one bank.
    Two,
}

pub struct Traffic {
    rng: Pcg64Mcg,
    config: Config,
    pub keys: Keys,
    pub density: f64,
    pub readiness: f64,
    /// Chance in a cycle that all three change.
    pub change: f64,
    up: Vec<bool>,
    held: Vec<Option<u32>>,
    of_bank_0: Vec<u32>,
}

impl Traffic {
    pub fn new(config: &Config, seed: u64) -> Traffic {
        let mut traffic = Traffic {
            rng: rng(seed),
            config: config.clone(),
            keys: Keys::Any,
            density: 1.0,
            readiness: 1.0,
            change: 0.03,
            up: vec![true; config.uplinks as usize],
            held: vec![None; config.lanes as usize],
            of_bank_0: (0..config.keys)
                .filter(|key| bank(*key, config.banks) == 0)
                .collect(),
        };
        traffic.turn();
        traffic
    }

    /// Another kind.
    fn turn(&mut self) {
        self.keys = [Keys::Any, Keys::One, Keys::OneBank, Keys::Two][self.rng.random_range(0..4)];
        self.density = [0.05, 0.3, 0.9, 1.0][self.rng.random_range(0..4)];
        self.readiness = [0.1, 0.7, 1.0, 1.0][self.rng.random_range(0..4)];
    }

    fn key(&mut self) -> u32 {
        let c = &self.config;
        // Now and then one that there is not.
        let space = match self.rng.random_range(0..8) {
            0 => 1 << c.key_width(),
            _ => c.keys,
        };
        match self.keys {
            Keys::Any => self.rng.random_range(0..space),
            Keys::One => c.keys - 1,
            Keys::OneBank => self.of_bank_0[self.rng.random_range(0..self.of_bank_0.len())],
            Keys::Two => {
                let last = self.of_bank_0.len().min(2) - 1;
                self.of_bank_0[self.rng.random_range(0..=last)]
            }
        }
    }

    pub fn next(&mut self) -> Inputs {
        if self.rng.random_bool(self.change) {
            self.turn();
        }
        for l in 0..self.held.len() {
            // Mostly what was offered before, as a source that waits does; but nobody has to.
            if self.held[l].is_none() || self.rng.random_bool(0.3) {
                let wanted = self.rng.random_bool(self.density);
                self.held[l] = wanted.then(|| self.key());
            }
        }
        let w = self.config.uplinks as usize;
        if self.config.uplink_mask && self.rng.random_bool(0.2) {
            let share = [0.0, 0.5, 0.9, 1.0][self.rng.random_range(0..4)];
            self.up = common::random_set(&mut self.rng, w, share);
        }
        let entries = self.config.failures;
        let write = (entries > 0 && self.rng.random_bool(0.2)).then(|| Write {
            index: self.rng.random_range(0..entries.next_power_of_two()) as usize,
            enable: self.rng.random_bool(0.7),
            key: self.key(),
            mask: common::random_set(&mut self.rng, w, 0.5),
        });
        let out_ready = (0..self.held.len())
            .map(|_| self.rng.random_bool(self.readiness))
            .collect();
        Inputs {
            rst: self.rng.random_ratio(1, 250 + 3 * self.config.clearing()),
            offered: self.held.clone(),
            up: self.up.clone(),
            write,
            out_ready,
        }
    }

    /// Forgets what was accepted.
    pub fn settle(&mut self, out: &Outputs) {
        for (held, ready) in self.held.iter_mut().zip(&out.ready) {
            if *ready {
                *held = None;
            }
        }
    }
}
