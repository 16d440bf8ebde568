//! The architecture `banked` of `ofan` against its rules.

#[path = "../common/mod.rs"]
mod common;
mod drive;
mod model;

use common::ENGINES;
use drive::{Keys, Traffic, Unit};
use model::{Inputs, Model, port};
use sluice_blocks::ofan::{Architecture, Config, Order, build};
use sluice_hdl::sim::Engine;

fn banked(lanes: u32, keys: u32, uplinks: u32, width: u32, banks: u32) -> Config {
    Config {
        lanes,
        keys,
        uplinks,
        width,
        banks,
        classes: 1,
        architecture: Architecture::Banked,
        ..Config::default()
    }
}

/// Hardware beside the model, from a random state, with a reset first and others in mid-run.
fn agree(config: &Config, engine: Engine, cycles: u64, seed: u64) -> Model {
    let mut unit = Unit::new(config, engine, seed);
    let mut model = Model::new(config);
    let mut traffic = Traffic::new(config, seed);
    for cycle in 0..cycles {
        let mut inputs = traffic.next();
        inputs.rst |= cycle == 0;
        let expected = model.step(&inputs);
        let found = unit.step(&inputs);
        assert_eq!(
            found, expected,
            "{engine:?}, seed {seed}, cycle {cycle}, {config:?}"
        );
        traffic.settle(&expected);
    }
    model
}

/// Every width over every number of banks, latencies, depths, odd lanes and uplinks, with and without restrictions.
fn configurations() -> Vec<Config> {
    let mut all = vec![];
    for (i, width) in [1, 2, 4, 8].into_iter().enumerate() {
        for (j, banks) in [1, 2, 4, 8, 16].into_iter().enumerate() {
            for read_latency in [1, 2] {
                let turn = all.len() + i + j;
                let pick = |list: &[u32]| list[turn % list.len()];
                all.push(Config {
                    read_latency,
                    fifo_depth: pick(&[1, 2, 3, 4, 5]),
                    uplink_mask: turn % 3 == 0,
                    failures: pick(&[0, 0, 1, 3]),
                    order: [Order::Searched, Order::Identity, Order::Off][turn % 3],
                    ..banked(
                        pick(&[7, 3, 5, 1, 2, 9, 33]),
                        pick(&[144, 5, 16, 1, 2, 33]),
                        pick(&[6, 8, 1, 3, 5, 7, 24, 32]),
                        width,
                        banks,
                    )
                });
            }
        }
    }
    all
}

#[test]
fn every_cycle_follows_the_rules() {
    for (seed, config) in configurations().iter().enumerate() {
        for &engine in ENGINES {
            let cycles = if engine == Engine::Reference {
                150
            } else {
                1500
            };
            let model = agree(config, engine, cycles, seed as u64);
            assert!(model.served > 0, "nothing was served: {config:?}");
        }
    }
}

/// A packet's way through the hardware, seen from outside.
#[derive(Clone, Debug)]
struct Trip {
    lane: usize,
    key: u32,
    accepted: u64,
    shown: u64,
    port: Option<u32>,
}

/// Runs the hardware alone for `cycles` after clearing and then until all is answered; checks that every accepted
/// packet gets one answer, in the order of its lane.
fn trips(config: &Config, seed: u64, cycles: u64, tune: impl Fn(&mut Traffic)) -> Vec<Trip> {
    let mut unit = Unit::new(config, Engine::Jit, seed);
    let mut traffic = Traffic::new(config, seed);
    let lanes = config.lanes as usize;
    let mut inside = vec![std::collections::VecDeque::new(); lanes];
    let mut shown_since = vec![None; lanes];
    let mut trips = vec![];
    let first = 1 + u64::from(config.clearing());
    let mut cycle = 0;
    while cycle < first + cycles || inside.iter().any(|lane| !lane.is_empty()) {
        tune(&mut traffic);
        let mut inputs = traffic.next();
        inputs.rst = cycle == 0;
        if cycle >= first + cycles {
            inputs.offered.fill(None);
        }
        let out = unit.step(&inputs);
        for l in 0..lanes {
            if let Some(port) = out.answers[l] {
                let since = *shown_since[l].get_or_insert(cycle);
                let &(key, accepted) = inside[l].front().expect("an answer without a packet");
                if inputs.out_ready[l] {
                    inside[l].pop_front();
                    shown_since[l] = None;
                    trips.push(Trip {
                        lane: l,
                        key,
                        accepted,
                        shown: since,
                        port,
                    });
                }
            }
            if let Some(key) = inputs.offered[l].filter(|_| out.ready[l]) {
                inside[l].push_back((key, cycle));
            }
        }
        traffic.settle(&out);
        cycle += 1;
        assert!(
            cycle < first + 3 * cycles + 10_000,
            "packets are stuck: {config:?}"
        );
    }
    trips
}

fn steady(keys: Keys, density: f64, readiness: f64) -> impl Fn(&mut Traffic) {
    move |traffic| {
        (traffic.keys, traffic.density, traffic.readiness) = (keys, density, readiness);
        traffic.change = 0.0;
    }
}

/// For each key the ports are those of consecutive positions, in the order of service, which the cycle
/// of the answer and the group tell where receivers are ready.
#[test]
fn ports_of_a_key_are_consecutive_in_order_of_service() {
    for (seed, config) in configurations().into_iter().enumerate() {
        let config = Config {
            uplink_mask: false,
            failures: 0,
            ..config
        };
        for keys in [Keys::Any, Keys::One, Keys::Two] {
            let mut trips = trips(&config, seed as u64, 400, steady(keys, 1.0, 1.0));
            let groups = config.width.min(config.lanes) as usize;
            trips.sort_by_key(|t| (t.shown, t.lane % groups));
            let mut next = config.initial_pointers();
            for trip in &trips {
                let Some(position) = next.get_mut(trip.key as usize) else {
                    assert_eq!(trip.port, None, "{config:?}");
                    continue;
                };
                assert_eq!(
                    trip.port,
                    Some(port(&config, trip.key, *position)),
                    "{config:?}, {trip:?}"
                );
                *position = (*position + 1) % config.uplinks;
            }
        }
    }
}

/// Whatever the order of service: the ports of a key's n packets are those of n positions from its start on.
#[test]
fn receivers_that_are_not_ready_lose_and_double_nothing() {
    for (seed, config) in configurations().into_iter().enumerate() {
        let config = Config {
            uplink_mask: false,
            failures: 0,
            ..config
        };
        let trips = trips(&config, seed as u64, 400, steady(Keys::Any, 0.7, 0.3));
        for key in 0..config.keys {
            let mut found: Vec<_> = trips
                .iter()
                .filter(|t| t.key == key)
                .filter_map(|t| t.port)
                .collect();
            let start = config.initial_pointers()[key as usize];
            let positions = (0..found.len() as u32).map(|i| (start + i) % config.uplinks);
            let mut expected: Vec<_> = positions.map(|i| port(&config, key, i)).collect();
            found.sort();
            expected.sort();
            assert_eq!(found, expected, "key {key}, {config:?}");
        }
    }
}

/// A packet that is next in its lane is taken within (L + 2)·G cycles, and the bound is not idle.
#[test]
fn nobody_starves() {
    for (lanes, width, banks) in [
        (32, 2, 4),
        (33, 4, 8),
        (33, 8, 1),
        (7, 4, 2),
        (5, 8, 4),
        (3, 1, 1),
    ] {
        let config = Config {
            fifo_depth: 2,
            ..banked(lanes, 64, 6, width, banks)
        };
        let groups = u64::from(width.min(lanes));
        let bound = (u64::from(lanes).div_ceil(groups) + 2) * groups;
        let mut worst = 0;
        for keys in [Keys::Any, Keys::One, Keys::OneBank, Keys::Two] {
            let mut free = vec![0; lanes as usize];
            for trip in trips(&config, 3, 2000, steady(keys, 1.0, 1.0)) {
                let taken = trip.shown - Model::delay(&config);
                let waited = taken - (trip.accepted + 1).max(free[trip.lane]);
                free[trip.lane] = taken;
                worst = worst.max(waited);
            }
        }
        assert!(worst < bound, "{worst} of {bound} cycles: {config:?}");
        assert!(
            3 * worst > bound,
            "the bound of {bound} cycles is far above {worst}: {config:?}"
        );
    }
}

/// Packets a cycle with all lanes full: all groups together where keys are equal or in different banks.
#[test]
fn rates_are_as_stated() {
    let rate = |config: &Config, keys| {
        let cycles = 20_000;
        let trips = trips(config, 1, cycles, steady(keys, 1.0, 1.0));
        // Without the start, and what was answered when nothing was offered any more.
        let window = 1000 + u64::from(config.clearing())..cycles;
        let inside = trips.iter().filter(|t| window.contains(&t.shown));
        let rate = inside.count() as f64 / (window.end - window.start) as f64;
        println!("{rate} packets a cycle: {keys:?}, {config:?}");
        rate
    };
    let config = Config {
        keys: 4096,
        ..banked(32, 4096, 32, 2, 4)
    };
    assert!((rate(&config, Keys::One) - 2.0).abs() < 0.03);
    assert!((rate(&config, Keys::Any) - 1.75).abs() < 0.03);
    let wide = Config {
        width: 4,
        banks: 8,
        ..config.clone()
    };
    assert!((rate(&wide, Keys::One) - 4.0).abs() < 0.05);
    // A lane alone goes round its places.
    for (read_latency, fifo_depth) in [(1, 1), (2, 1), (1, 3), (2, 4)] {
        let alone = Config {
            read_latency,
            fifo_depth,
            ..banked(1, 16, 4, 2, 4)
        };
        let stated = f64::from(fifo_depth) / f64::from(8 + read_latency);
        assert!((rate(&alone, Keys::Any) - stated).abs() < 0.01, "{alone:?}");
    }
}

#[test]
fn an_idle_unit_answers_after_the_stated_cycles() {
    for config in configurations() {
        let mut unit = Unit::new(&config, Engine::Jit, 5);
        let start = 1 + u64::from(config.clearing());
        let masked = u64::from(config.restricted());
        let answer = start + 7 + u64::from(config.read_latency) + masked;
        for cycle in 0..answer + 3 {
            let mut inputs = idle(&config);
            inputs.rst = cycle == 0;
            if cycle == start {
                *inputs.offered.last_mut().unwrap() = Some(config.keys - 1);
            }
            let out = unit.step(&inputs);
            let shown = out.answers.last().unwrap().is_some();
            assert_eq!(
                shown,
                cycle == answer,
                "cycle {cycle} of {answer}: {config:?}"
            );
        }
    }
}

fn idle(config: &Config) -> Inputs {
    Inputs {
        rst: false,
        offered: vec![None; config.lanes as usize],
        up: vec![true; config.uplinks as usize],
        write: None,
        out_ready: vec![true; config.lanes as usize],
    }
}

/// `ready` is low during reset and for exactly ⌈N / banks⌉ cycles after it, however often and whenever reset comes.
#[test]
fn clearing_takes_the_stated_cycles() {
    for &engine in ENGINES {
        for (keys, banks) in [(1, 1), (2, 1), (5, 2), (5, 8), (16, 4), (144, 16), (33, 1)] {
            let config = banked(3, keys, 5, 2, banks);
            let mut unit = Unit::new(&config, engine, 9);
            for (resets, until_next) in [(1, 3), (2, 200), (1, 1), (1, 200)] {
                for _ in 0..resets {
                    let out = unit.step(&Inputs {
                        rst: true,
                        ..idle(&config)
                    });
                    assert!(!out.ready.contains(&true));
                }
                for cycle in 0..until_next {
                    let out = unit.step(&idle(&config));
                    assert_eq!(
                        out.ready,
                        vec![cycle >= config.clearing(); 3],
                        "{cycle}, {config:?}"
                    );
                }
            }
        }
    }
}

/// A unit that misses updates a certain number of cycles ago is told apart from the hardware, for each number that is forwarded.
#[test]
fn forwarding_is_needed_at_every_distance() {
    for read_latency in [1, 2] {
        for distance in 1..=u64::from(read_latency) + 1 {
            let config = Config {
                read_latency,
                ..banked(9, 16, 6, 2, 4)
            };
            let mut unit = Unit::new(&config, Engine::Jit, 1);
            let mut blind = Model::new(&config);
            blind.blind = Some(distance);
            let mut traffic = Traffic::new(&config, 1);
            let differs = (0..2000).any(|cycle| {
                let mut inputs = traffic.next();
                inputs.rst = cycle == 0;
                let found = unit.step(&inputs);
                traffic.settle(&found);
                blind.step(&inputs) != found
            });
            assert!(
                differs,
                "nothing needs distance {distance}, latency {read_latency}"
            );
        }
    }
}

/// Only what nobody looks at before it is written has no reset.
#[test]
fn deciding_state_is_reset() {
    let definition = build(&Config {
        uplink_mask: true,
        failures: 1,
        ..banked(5, 16, 6, 2, 4)
    })
    .unwrap();
    let reset = |name: &str| {
        definition
            .registers()
            .iter()
            .filter(|r| r.name.starts_with(name))
            .all(|r| r.reset.is_some())
    };
    for name in [
        "pick_",
        "candidate_valid",
        "turn",
        "clear",
        "entry_enable",
        "served_0_s",
        "served_leads",
    ] {
        assert!(reset(name), "{name}");
    }
}

#[test]
fn names_tell_configurations_apart() {
    let names: Vec<_> = configurations()
        .iter()
        .map(|c| build(c).unwrap().name().to_string())
        .collect();
    let distinct: std::collections::HashSet<_> = names.iter().collect();
    assert_eq!(distinct.len(), names.len());
}
