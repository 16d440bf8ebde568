//! Ofan's shared pointers, one batch a cycle, against the text of the paper and of the specification.

mod common;
mod ofan_model;

use common::{Bench, rng};
use ofan_model::{Answer, Model, Row, Traffic};
use sluice_blocks::ofan::{Architecture, Config, Order, build};
use sluice_hdl::sim::Engine;
use std::collections::HashMap;

const ENGINES: &[Engine] = &[Engine::Interpreter, Engine::Jit];

/// The unit in simulation.
struct Unit {
    bench: Bench,
    config: Config,
}

impl Unit {
    /// From a random state, not yet reset.
    fn new(config: &Config, engine: Engine, state_seed: u64) -> Unit {
        let bench = Bench::new(&build(config).unwrap(), engine, state_seed);
        let config = config.clone();
        Unit { bench, config }
    }

    /// One cycle; gives each lane's answer after checking that there is none in the lanes without.
    fn step(&mut self, row: &Row) -> Vec<Answer> {
        let words = self.bench.step(row.rst, &row.words(&self.config));
        let lanes = self.config.lanes as usize;
        let (valid, rest) = words.split_at(lanes);
        let (port, no_route) = rest.split_at(lanes);
        let answer = |lane: usize| Answer {
            valid: valid[lane] == 1,
            port: port[lane] as usize,
            no_route: no_route[lane] == 1,
        };
        (0..lanes).map(answer).collect()
    }
}

/// Runs unit and model on the same rows, with resets in between; gives what was covered.
fn agree(config: &Config, engine: Engine, traffic: Traffic, rows: usize) -> Vec<(String, u64)> {
    let seed = u64::from(config.lanes * 1000 + config.keys * 10 + config.uplinks);
    let mut rng = rng(seed);
    let mut unit = Unit::new(config, engine, seed);
    let mut model = Model::new(config);
    for t in 0..rows {
        let mut row = traffic.row(&mut rng, config, t);
        row.rst |= t == 0;
        assert_eq!(
            unit.step(&row),
            model.step(&row),
            "row {t} of {traffic:?}, {engine:?}, {config:?}"
        );
    }
    unit.bench.covered()
}

fn all_pairs(stages: u32) -> Config {
    Config {
        architecture: Architecture::AllPairs,
        stages,
        ..Config::default()
    }
}

/// The architecture `sorting`, or `all-pairs` with one of its numbers of stages.
fn architecture(i: usize) -> Config {
    match i % 6 {
        0 => Config::default(),
        i => all_pairs(2 + i as u32),
    }
}

#[test]
fn every_size_agrees_with_the_model() {
    for (i, lanes) in [1, 2, 3, 5, 6, 7, 33, 64].into_iter().enumerate() {
        for (j, uplinks) in [1, 2, 3, 5, 6, 7, 24, 32].into_iter().enumerate() {
            for (k, keys) in [1, 2, 5, 144].into_iter().enumerate() {
                for n in [0, 1 + (i + j + k) % 5] {
                    let config = Config {
                        lanes,
                        uplinks,
                        keys,
                        classes: if keys % 2 == 0 { 2 } else { 1 },
                        order: [Order::Off, Order::Identity, Order::Searched][(i + j + k) % 3],
                        ..architecture(n)
                    };
                    let engine = ENGINES[(i + j) % ENGINES.len()];
                    let traffic = Traffic::ALL[(i + 2 * j + k) % Traffic::ALL.len()];
                    agree(&config, engine, traffic, 60 + 2 * config.latency() as usize);
                }
            }
        }
    }
}

#[test]
fn every_architecture_agrees_with_the_model() {
    for i in 0..6 {
        let config = Config {
            lanes: 11,
            uplinks: 6,
            keys: 12,
            ..architecture(i)
        };
        for traffic in Traffic::ALL {
            agree(&config, Engine::Jit, traffic, 300);
        }
    }
}

#[test]
fn restrictions_agree_with_the_model() {
    let sizes = [
        (1, 1, 1),
        (1, 6, 5),
        (2, 5, 2),
        (3, 3, 5),
        (5, 2, 144),
        (6, 6, 144),
        (7, 7, 12),
        (33, 24, 5),
        (8, 32, 1),
        (8, 130, 20),
    ];
    for (i, (lanes, uplinks, keys)) in sizes.into_iter().enumerate() {
        for (j, failures) in [0, 1, 3].into_iter().enumerate() {
            for uplink_mask in [false, true] {
                let config = Config {
                    lanes,
                    uplinks,
                    keys,
                    classes: 1,
                    failures,
                    uplink_mask,
                    order: [Order::Searched, Order::Off, Order::Identity][(i + j) % 3],
                    stall: i % 3 == 0,
                    ..architecture(if j == 1 { 0 } else { i + j })
                };
                let engine = ENGINES[(i + j) % ENGINES.len()];
                let traffic = Traffic::ALL[(i + j) % Traffic::ALL.len()];
                agree(&config, engine, traffic, 150);
            }
        }
    }
}

/// A stalled cycle shows what the cycle before showed, moves nothing and takes no batch.
#[test]
fn a_stall_freezes_everything_but_the_entries() {
    for i in 0..6 {
        for failures in [0, 2] {
            let config = Config {
                lanes: 5,
                uplinks: 5,
                keys: 6,
                failures,
                stall: true,
                ..architecture(i)
            };
            for traffic in [Traffic::Dense, Traffic::FewKeys] {
                agree(&config, Engine::Jit, traffic, 500);
            }
        }
    }
}

/// Traffic of all kinds reaches the cases that the hardware was built for.
#[test]
fn interesting_cases_are_covered() {
    for i in 0..6 {
        for uplink_mask in [false, true] {
            let config = Config {
                lanes: 6,
                uplinks: 6,
                keys: 10,
                uplink_mask,
                ..architecture(i)
            };
            let mut covered = HashMap::<String, u64>::new();
            for traffic in Traffic::ALL {
                for (path, count) in agree(&config, Engine::Interpreter, traffic, 200) {
                    *covered.entry(path).or_default() += count;
                }
            }
            assert_eq!(
                covered.len(),
                if uplink_mask { 2 } else { 3 },
                "{covered:?}"
            );
            assert!(covered.values().all(|count| *count > 0), "{covered:?}");
        }
    }
}
