//! Ofan's tables and the circuits that hold them: basis permutations, initial pointers, π in hardware.

mod common;
mod ofan_model;

use common::Bench;
use ofan_model::{Model, Row};
use sluice_blocks::ofan::{Architecture, Config, Order, build};
use sluice_hdl::sim::Engine;
use std::collections::HashSet;

const TABLE: &str = include_str!("../src/ofan/orders.txt");

/// The counts of a line of the table: w, orders of the shifts, orders of all keys, bound, the same orders of
/// the identity and of a random permutation.
fn lines() -> Vec<[usize; 8]> {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    let counts = |line: &str| {
        let (counts, _) = line.split_once(':').unwrap();
        let numbers: Vec<usize> = counts.split(' ').map(|n| n.parse().unwrap()).collect();
        numbers.try_into().unwrap()
    };
    lines.map(counts).collect()
}

fn ring(uplinks: usize, order: Order) -> Config {
    Config {
        uplinks: uplinks as u32,
        order,
        ..Config::default()
    }
}

/// How many cyclic orders keys with these id1 and all id2 have.
fn orders(config: &Config, id1: impl Iterator<Item = usize>) -> usize {
    let w = config.uplinks as usize;
    let model = Model::new(config);
    let mut seen = HashSet::new();
    for id1 in id1 {
        for id2 in 0..w {
            let key = id1 + id2 * w.next_power_of_two();
            let mut order: Vec<_> = (0..w).map(|i| model.port(key as u32, i as u32)).collect();
            let lowest = order.iter().position(|port| *port == 0).unwrap();
            order.rotate_left(lowest);
            seen.insert(order);
        }
    }
    seen.len()
}

#[test]
fn every_basis_is_a_permutation() {
    assert_eq!(lines().len(), 256);
    for (line, w) in lines().iter().zip(1..) {
        assert_eq!(line[0], w);
        let mut basis = ring(w, Order::Searched).basis_permutation().unwrap();
        basis.sort();
        assert!(basis.into_iter().eq(0..w as u32), "w = {w}");
    }
}

#[test]
fn the_recorded_counts_are_true() {
    for [w, shifts, all, bound, identity_shifts, identity, ..] in lines().into_iter().take(64) {
        let keys = 0..w.next_power_of_two();
        let searched = ring(w, Order::Searched);
        assert_eq!(orders(&searched, 0..1), shifts, "shifts, w = {w}");
        assert_eq!(orders(&searched, keys.clone()), all, "w = {w}");
        let plain = ring(w, Order::Identity);
        assert_eq!(orders(&plain, 0..1), identity_shifts, "shifts, w = {w}");
        assert_eq!(orders(&plain, keys), identity, "w = {w}");
        assert!(all <= bound, "w = {w}");
    }
}

/// From w = 6 on nothing is left to find; the paper reports 30 orders for w = 6, of the 36 that there are.
#[test]
fn the_search_reaches_its_bound() {
    for [w, shifts, all, bound, ..] in lines().into_iter().skip(5) {
        assert_eq!((shifts, all), (w, bound));
    }
    assert_eq!(lines()[5], [6, 6, 36, 36, 1, 11, 6, 33]);
}

/// Every key visits the ports in the order of the formula, whatever the width of its parts: the unit is
/// given each key w times.
#[test]
fn ports_follow_the_formula_for_every_key_and_position() {
    for w in (1..=17).chain([24, 31, 33]) {
        for order in [Order::Off, Order::Identity, Order::Searched] {
            for id2 in [0, 1, w + 2, 2 * w + 3] {
                visits(w, order, w.next_power_of_two() * id2 + 1 + id2);
            }
        }
    }
}

fn visits(w: usize, order: Order, keys: usize) {
    let config = Config {
        lanes: 16,
        keys: keys as u32,
        classes: 1,
        initial: vec![0; keys],
        architecture: Architecture::AllPairs,
        ..ring(w, order)
    };
    let model = Model::new(&config);
    let mut bench = Bench::new(&build(&config).unwrap(), Engine::Interpreter, 1);
    let mut row = Row::idle(&config);
    row.rst = true;
    bench.step(true, &row.words(&config));
    row.rst = false;
    let asked: Vec<_> = (0..w)
        .flat_map(|i| (0..keys).map(move |key| (key, i)))
        .collect();
    let batches: Vec<_> = asked.chunks(16).collect();
    let latency = config.latency() as usize;
    for t in 0..batches.len() + latency {
        let batch = batches.get(t).copied().unwrap_or(&[]);
        row.lanes = (0..16)
            .map(|lane| batch.get(lane).map(|(key, _)| *key))
            .collect();
        let words = bench.step(false, &row.words(&config));
        let Some(answered) = t.checked_sub(latency).map(|t| batches[t]) else {
            continue;
        };
        for (lane, (key, i)) in answered.iter().enumerate() {
            let port = u64::from(model.port(*key as u32, *i as u32));
            assert_eq!(
                words[16 + lane],
                port,
                "key {key}, position {i}, {config:?}"
            );
        }
    }
}

/// SplitMix64 from 0 begins with e220a839 7b1dcdaf, 6e789e6a a1b965f4, 06c45d18 8009454f: of 32 uplinks
/// destination 0 starts at ⌊e220a839 · 32 / 2³²⌋ = 28, then 13 and 0; the other class half a rotation away.
/// The others were worked out apart, from what the documentation says.
#[test]
fn pointers_start_as_documented() {
    let start = |seed, classes, destinations, uplinks| {
        let config = Config {
            seed,
            classes,
            keys: destinations * classes,
            uplinks,
            ..Config::default()
        };
        config.initial_pointers()
    };
    assert_eq!(start(0, 2, 3, 32), [28, 13, 0, 12, 29, 16]);
    assert_eq!(start(1, 2, 5, 7), [3, 5, 6, 3, 3, 6, 1, 2, 6, 6]);
    assert_eq!(
        start(1_234_567_890_123, 3, 3, 7),
        [4, 0, 3, 6, 2, 5, 1, 4, 0]
    );
    assert_eq!(start(0, 4, 3, 1), [0; 12]);
    assert_eq!(
        start(u64::MAX, 4, 4, 256),
        [
            228, 233, 56, 109, 36, 41, 120, 173, 100, 105, 184, 237, 164, 169, 248, 45
        ]
    );
}

#[test]
fn lists_take_the_place_of_tables() {
    let config = Config {
        lanes: 1,
        keys: 2,
        uplinks: 3,
        basis: vec![2, 0, 1],
        initial: vec![1, 2],
        ..Config::default()
    };
    assert_eq!(config.basis_permutation(), Some(vec![2, 0, 1]));
    assert_eq!(config.initial_pointers(), [1, 2]);
    let name = |basis: &[u32], initial: &[u32]| {
        let (basis, initial) = (basis.to_vec(), initial.to_vec());
        let config = Config {
            basis,
            initial,
            ..config.clone()
        };
        build(&config).unwrap().name().to_string()
    };
    let names = [
        name(&[], &[]),
        name(&[2, 0, 1], &[]),
        name(&[1, 0, 2], &[]),
        name(&[], &[2, 0]),
        name(&[], &[0, 2]),
    ];
    let distinct: HashSet<_> = names.iter().collect();
    assert_eq!(distinct.len(), names.len(), "{names:?}");
}
