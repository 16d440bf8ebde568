//! The LAG equaliser against its rule, stated as a search over what may stay enabled.

mod common;

use common::{Bench, rng, to_words};
use sluice_blocks::lag_equaliser::{Config, build};
use sluice_hdl::sim::Engine;

const ENGINES: [Engine; 2] = [Engine::Interpreter, Engine::Jit];

fn config(downstream: u32, upstream: &[u32]) -> Config {
    Config {
        downstream,
        upstream: upstream.to_vec(),
    }
}

fn bits(n: u32, word: u64) -> Vec<bool> {
    (0..n).map(|i| word >> i & 1 == 1).collect()
}

/// The rule: of the sets of links that are up and that hold no link while a lower one that is up is left out, the
/// largest whose traffic the links downstream can carry.
fn expected(downstream: &[bool], up: &[bool]) -> Vec<bool> {
    let (d, u) = (downstream.len(), up.len());
    let left = downstream.iter().filter(|up| **up).count();
    let lowest = |most: usize| {
        let mut taken = 0;
        let take = |up: &bool| {
            let take = *up && taken < most;
            taken += usize::from(take);
            take
        };
        up.iter().map(take).collect::<Vec<_>>()
    };
    let mut best = vec![false; u];
    for most in 0..=u {
        if most * d <= u * left {
            best = lowest(most);
        }
    }
    best
}

/// Runs rows of link states, each LAG a word list, and compares every row `latency` later.
fn run(config: &Config, engine: Engine, rows: &[Vec<Vec<bool>>]) {
    let mut bench = Bench::new(&build(config).unwrap(), engine, 3);
    let words = |lags: &[Vec<bool>]| {
        lags.iter()
            .flat_map(|lag| to_words(lag))
            .collect::<Vec<_>>()
    };
    bench.step(true, &words(&rows[0]));
    let latency = config.latency() as usize;
    let none: Vec<_> = config
        .upstream
        .iter()
        .map(|u| vec![false; *u as usize])
        .collect();
    let mut expectations = vec![words(&none); latency];
    for row in rows {
        let mut below = row[0].clone();
        let segment = |up: &Vec<bool>| {
            below = expected(&below, up);
            below.clone()
        };
        let enabled: Vec<_> = row[1..].iter().map(segment).collect();
        expectations.push(words(&enabled));
    }
    let idle = rows[rows.len() - 1].clone();
    for (t, row) in rows.iter().chain(vec![&idle; latency]).enumerate() {
        let out = bench.step(false, &words(row));
        assert_eq!(out, expectations[t], "{config:?}, {engine:?}, row {t}");
    }
}

#[test]
fn every_state_of_one_segment() {
    for engine in ENGINES {
        for (d, u) in (1..=4).flat_map(|d| (1..=4).map(move |u| (d, u))) {
            let states = (0..1u64 << (d + u)).map(|s| vec![bits(d, s), bits(u, s >> d)]);
            run(&config(d, &[u]), engine, &states.collect::<Vec<_>>());
        }
    }
}

#[test]
fn every_state_of_two_segments() {
    for engine in ENGINES {
        for (d, u, v) in [(1, 2, 3), (2, 3, 4), (3, 2, 2), (3, 4, 3), (4, 3, 2)] {
            let states = 0..1u64 << (d + u + v);
            let states = states.map(|s| vec![bits(d, s), bits(u, s >> d), bits(v, s >> (d + u))]);
            run(&config(d, &[u, v]), engine, &states.collect::<Vec<_>>());
        }
    }
}

#[test]
fn random_states_of_large_lags() {
    let mut rng = rng(5);
    for (d, upstream) in [
        (256, vec![256]),
        (33, vec![64, 65]),
        (200, vec![7, 130, 1]),
        (5, vec![3; 8]),
    ] {
        let lag = |rng: &mut _, links: u32| common::random_set(rng, links as usize, 0.8);
        let rows: Vec<_> = (0..300)
            .map(|_| {
                [&[d][..], &upstream]
                    .concat()
                    .iter()
                    .map(|links| lag(&mut rng, *links))
                    .collect()
            })
            .collect();
        run(&config(d, &upstream), Engine::Jit, &rows);
    }
}

/// The page's timing diagram, figure D: a link downstream fails and returns.
#[test]
fn the_timing_diagram_holds() {
    let mut bench = Bench::new(&build(&Config::default()).unwrap(), Engine::Interpreter, 1);
    bench.step(true, &[0b11, 0b11]);
    let rows = [
        ([0b11, 0b11], 0b00),
        ([0b01, 0b11], 0b11),
        ([0b01, 0b11], 0b01),
        ([0b11, 0b11], 0b01),
        ([0b11, 0b11], 0b11),
        ([0b11, 0b10], 0b11),
        ([0b11, 0b11], 0b10),
    ];
    for (inputs, enable) in rows {
        assert_eq!(bench.step(false, &inputs), [enable]);
    }
}

#[test]
fn wrong_numbers_are_named() {
    let text = |config: Config| config.validate().unwrap_err().to_string();
    assert!(text(config(0, &[2])).starts_with("downstream = 0 is not allowed (allowed: 1..=256)"));
    assert!(text(config(257, &[2])).starts_with("downstream = 257"));
    assert!(text(config(2, &[])).starts_with("upstream = 0 values is not allowed"));
    assert!(text(config(2, &[1; 9])).starts_with("upstream = 9 values is not allowed"));
    assert!(
        text(config(2, &[2, 0]))
            .starts_with("upstream = 0 in segment 2 is not allowed (allowed: 1..=256)")
    );
    assert!(text(config(2, &[300])).starts_with("upstream = 300 in segment 1"));
}
