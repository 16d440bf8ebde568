//! Ofan's shared pointers, one batch a cycle, against the text of the paper and of the specification.

mod common;
mod ofan_model;

use common::{Bench, ENGINES, rng};
use ofan_model::{Answer, Model, Row, Traffic, Write};
use sluice_blocks::ofan::{Architecture, Config, Order, build};
use sluice_hdl::sim::Engine;
use std::collections::HashMap;

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

/// Every number of lanes with every number of uplinks, and each of them with every number of keys.
#[test]
fn every_size_agrees_with_the_model() {
    for (i, lanes) in [1, 2, 3, 5, 6, 7, 33, 64].into_iter().enumerate() {
        for (j, uplinks) in [1, 2, 3, 5, 6, 7, 24, 32].into_iter().enumerate() {
            let keys = [1, 2, 5, 144][(i + j) % 4];
            for n in [0, 1 + (i + j) % 5] {
                let config = Config {
                    lanes,
                    uplinks,
                    keys,
                    classes: if keys % 2 == 0 { 2 } else { 1 },
                    order: [Order::Off, Order::Identity, Order::Searched][(i + 2 * j) % 3],
                    ..architecture(n)
                };
                let engine = ENGINES[(i + j + n) % ENGINES.len()];
                let traffic = Traffic::ALL[(i + 2 * j) % Traffic::ALL.len()];
                agree(&config, engine, traffic, 60 + 2 * config.latency() as usize);
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
fn the_largest_preset_agrees_with_the_model() {
    for i in [0, 3] {
        for traffic in Traffic::ALL {
            agree(&architecture(i), Engine::Jit, traffic, 200);
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

/// Ports that the lanes with a packet get, row by row, from a unit that was reset; its answers come `latency`
/// rows later.
fn ports(config: &Config, rows: &[Row]) -> Vec<Vec<Option<usize>>> {
    let mut unit = Unit::new(config, Engine::Interpreter, 5);
    let idle = Row::idle(config);
    let reset = Row {
        rst: true,
        ..idle.clone()
    };
    unit.step(&reset);
    let latency = config.latency() as usize;
    let after = std::iter::repeat_n(&idle, latency);
    let answers: Vec<_> = rows.iter().chain(after).map(|row| unit.step(row)).collect();
    let port = |a: &Answer| (!a.no_route).then_some(a.port);
    let lanes = |row: &Vec<Answer>| row.iter().filter(|a| a.valid).map(port).collect();
    answers[latency..].iter().map(lanes).collect()
}

/// "Suppose 3 of the w packets in a batch are all destined to the same edge switch, which has k/2 = 32 uplink
/// ports, [...] and [its pointer] currently holds the value 1": ports 1, 2 and 3, and the pointer at 4.
#[test]
fn the_papers_example_comes_out_as_printed() {
    for i in 0..6 {
        let mut config = Config {
            order: Order::Off,
            ..architecture(i)
        };
        let key = 1234;
        config.initial = vec![7; 4096];
        config.initial[key] = 1;
        let mut row = Row::idle(&config);
        for lane in [3, 17, 30] {
            row.lanes[lane] = Some(key);
        }
        for lane in [2, 18] {
            row.lanes[lane] = Some(4095);
        }
        let mut next = Row::idle(&config);
        next.lanes[0] = Some(key);
        let found = ports(&config, &[row, next]);
        assert_eq!(found[0], [7, 1, 2, 8, 3].map(Some));
        assert_eq!(found[1], [Some(4)]);
    }
}

/// A write governs the batches of later rows; uplinks govern the batch of their own row.
#[test]
fn conditions_hold_for_the_batches_that_they_should() {
    for i in 0..6 {
        let config = Config {
            lanes: 2,
            keys: 2,
            uplinks: 4,
            order: Order::Off,
            initial: vec![0, 0],
            uplink_mask: true,
            failures: 2,
            ..architecture(i)
        };
        let one = Row {
            lanes: vec![Some(0), Some(1)],
            ..Row::idle(&config)
        };
        let write = |index, enable, mask: [u8; 4]| Row {
            write: Some(Write {
                index,
                enable,
                key: 0,
                mask: mask.map(|bit| bit == 1).to_vec(),
            }),
            ..one.clone()
        };
        let up = |up: [u8; 4]| Row {
            up: up.map(|bit| bit == 1).to_vec(),
            ..one.clone()
        };
        let rows = [
            write(1, true, [0, 1, 0, 1]),
            one.clone(),
            up([1, 0, 1, 1]),
            up([1, 0, 1, 0]),
            write(0, true, [1, 0, 0, 0]),
            one.clone(),
            write(0, false, [0, 0, 0, 0]),
            write(1, false, [0, 0, 0, 0]),
            one.clone(),
        ];
        let expected = [
            [Some(0), Some(0)],
            [Some(1), Some(1)],
            [Some(3), Some(2)],
            [None, Some(0)],
            [Some(1), Some(1)],
            [Some(0), Some(2)],
            [Some(0), Some(3)],
            [Some(1), Some(0)],
            [Some(2), Some(1)],
        ];
        assert_eq!(ports(&config, &rows), expected, "{config:?}");
    }
}

#[test]
fn both_architectures_answer_alike() {
    let sizes = [
        Config::default(),
        Config {
            lanes: 13,
            keys: 40,
            uplinks: 11,
            uplink_mask: true,
            failures: 3,
            ..Config::default()
        },
    ];
    for (config, traffic) in sizes.iter().flat_map(|c| Traffic::ALL.map(|t| (c, t))) {
        let mut rng = rng(77);
        let rows: Vec<_> = (0..200)
            .map(|t| Row {
                rst: false,
                ..traffic.row(&mut rng, config, t)
            })
            .collect();
        let other = Config {
            architecture: Architecture::AllPairs,
            ..config.clone()
        };
        assert_eq!(ports(config, &rows), ports(&other, &rows), "{traffic:?}");
    }
}

/// One cycle of reset, whatever is in flight, brings back all initial pointers and answers to nothing.
#[test]
fn reset_works_from_any_state() {
    for i in 0..6 {
        let config = Config {
            lanes: 7,
            keys: 14,
            uplinks: 5,
            failures: 1,
            ..architecture(i)
        };
        for state_seed in 0..6 {
            let mut rng = rng(state_seed);
            let mut unit = Unit::new(&config, Engine::Interpreter, state_seed);
            for t in 0..30 * (state_seed as usize % 3) {
                let mut row = Traffic::FewKeys.row(&mut rng, &config, t);
                row.rst |= t == 0;
                unit.step(&row);
            }
            let mut model = Model::new(&config);
            for t in 0..3 + config.latency() as usize {
                let mut row = Row::idle(&config);
                row.rst = t == 0;
                row.lanes = (7 * t..7 * t + 7).map(|key| Some(key % 14)).collect();
                assert_eq!(unit.step(&row), model.step(&row), "row {t} of {config:?}");
            }
        }
    }
}
