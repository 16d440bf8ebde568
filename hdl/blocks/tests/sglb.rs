//! SGLB's parts: the random generator, names and refusals of configurations.

mod common;

use common::{Bench, ENGINES};
use sluice_blocks::sglb::lfsr::{RECURRENCES, Recurrence};
use sluice_blocks::{sglb_profiles, sglb_scorer, topk_select};
use sluice_hdl::{Definition, Module};
use std::collections::HashSet;
use std::sync::Arc;

/// A square matrix over the field of two elements: bit j of row i.
type Matrix = Vec<u64>;

fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let row = |row: &u64| {
        let picked = (0..b.len()).filter(|j| row >> j & 1 == 1);
        picked.fold(0, |sum, j| sum ^ b[j])
    };
    a.iter().map(row).collect()
}

fn image(a: &Matrix, state: u64) -> u64 {
    let bit = |row: &u64| u64::from((row & state).count_ones() % 2);
    a.iter().rev().fold(0, |next, row| next << 1 | bit(row))
}

fn identity(n: u32) -> Matrix {
    (0..n).map(|i| 1 << i).collect()
}

fn power(a: &Matrix, mut exponent: u64) -> Matrix {
    let (mut result, mut square) = (identity(a.len() as u32), a.clone());
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = product(&result, &square);
        }
        square = product(&square, &square);
        exponent >>= 1;
    }
    result
}

/// One step of the register: every bit moves down, the new one is the sum that the recurrence says.
fn step(r: Recurrence) -> Matrix {
    let mut rows: Matrix = (1..r.width).map(|i| 1 << i).collect();
    let taps = r
        .lags
        .iter()
        .fold(1, |taps, lag| taps | 1 << (r.width - lag));
    rows.push(taps);
    rows
}

fn prime_factors(mut n: u64) -> Vec<u64> {
    let mut factors = vec![];
    let mut p = 2;
    while p * p <= n {
        if n.is_multiple_of(p) {
            factors.push(p);
            while n.is_multiple_of(p) {
                n /= p;
            }
        }
        p += 1;
    }
    factors.extend((n > 1).then_some(n));
    factors
}

/// Whether the register passes through every state but zero: whether its matrix has the order 2^W − 1.
fn is_maximal(r: Recurrence) -> bool {
    let period = u64::MAX >> (64 - r.width);
    let step = step(r);
    let returns = |after| power(&step, after) == identity(r.width);
    returns(period) && prime_factors(period).iter().all(|p| !returns(period / p))
}

#[test]
fn every_register_is_maximal() {
    for r in RECURRENCES {
        assert!(is_maximal(r), "{r:?}");
    }
    // One that is not, and the smallest ones by going round.
    let other = Recurrence {
        lags: [14, 21, 29],
        ..RECURRENCES[0]
    };
    assert!(!is_maximal(other));
    for lags in [[1, 2, 3], [2, 3, 4], [1, 4, 5], [3, 5, 6]] {
        let small = Recurrence { width: 7, lags };
        let (mut state, mut seen) = (1, HashSet::new());
        while seen.insert(state) {
            state = image(&step(small), state);
        }
        assert_eq!(seen.len() == 127, is_maximal(small), "{small:?}");
    }
}

/// The register of one recurrence, advanced by some bits a cycle.
fn register(r: Recurrence, steps: u32) -> Arc<Definition> {
    let m = Module::new("register");
    let start = m.lit(r.width, r.start(0));
    let state = m.register("state", r.width).reset_to(start);
    state.set(r.advanced(&m, state.q(), steps));
    m.output("bits", state.q());
    m.finish()
}

/// The hardware is the matrix.
#[test]
fn the_register_advances_by_many_bits_at_once() {
    for r in RECURRENCES {
        for (steps, &engine) in [1, 7, 32, 33].iter().zip(ENGINES.iter().cycle()) {
            let many = power(&step(r), u64::from(*steps));
            let mut bench = Bench::new(&register(r, *steps), engine, 0);
            bench.step(true, &[]);
            let mut state = 1;
            for _ in 0..200 {
                assert_eq!(bench.step(false, &[]), [state], "{r:?}, {steps} steps");
                state = image(&many, state);
            }
        }
    }
}

fn scorer(change: impl Fn(&mut sglb_scorer::Config)) -> sglb_scorer::Config {
    let mut config = sglb_scorer::Config::default();
    change(&mut config);
    config
}

fn selector(change: impl Fn(&mut topk_select::Config)) -> topk_select::Config {
    let mut config = topk_select::Config::default();
    change(&mut config);
    config
}

fn profiles(change: impl Fn(&mut sglb_profiles::Config)) -> sglb_profiles::Config {
    let mut config = sglb_profiles::Config {
        profiles: 3,
        values: 5,
        ports: 4,
        neighbours: 3,
        neighbour_ports: 2,
        paths: 2,
        local_period: 20,
        remote_period: 60,
        ..sglb_profiles::Config::default()
    };
    change(&mut config);
    config
}

#[test]
fn names_tell_configurations_apart() {
    let scorers = [
        scorer(|_| ()),
        scorer(|c| c.paths = 5),
        scorer(|c| c.factor_width = 9),
        scorer(|c| c.levels = 9),
        scorer(|c| c.scores = false),
        scorer(|c| c.shadow = true),
    ];
    let selectors = [
        selector(|_| ()),
        selector(|c| c.paths = 33),
        selector(|c| c.levels = 9),
        selector(|c| c.keep = 5),
        selector(|c| c.pick = topk_select::Pick::Kept),
        selector(|c| c.lfsr_width = 48),
        selector(|c| c.seed = 1),
    ];
    let tables = [
        profiles(|_| ()),
        profiles(|c| c.profiles = 2),
        profiles(|c| c.values = 6),
        profiles(|c| c.ports = 5),
        profiles(|c| c.neighbours = 4),
        profiles(|c| c.neighbour_ports = 3),
        profiles(|c| c.factor_width = 7),
        profiles(|c| c.levels = 3),
        profiles(|c| c.paths = 4),
        profiles(|c| c.local_period = 30),
        profiles(|c| c.remote_period = 80),
        profiles(|c| c.state_latency = 1),
    ];
    let tables = tables.iter().map(|c| sglb_profiles::build(c).unwrap());
    let scorers = scorers.iter().map(|c| sglb_scorer::build(c).unwrap());
    let selectors = selectors.iter().map(|c| topk_select::build(c).unwrap());
    let names: Vec<_> = scorers
        .chain(selectors)
        .chain(tables)
        .map(|d| d.name().to_owned())
        .collect();
    let distinct: HashSet<_> = names.iter().collect();
    assert_eq!(distinct.len(), names.len(), "{names:?}");
}

#[test]
fn wrong_configurations_are_named() {
    let of_scorer = |change: fn(&mut sglb_scorer::Config)| sglb_scorer::build(&scorer(change));
    let of_selector = |change: fn(&mut topk_select::Config)| topk_select::build(&selector(change));
    let of_profiles =
        |change: fn(&mut sglb_profiles::Config)| sglb_profiles::build(&profiles(change));
    let wrong = [
        (
            of_scorer(|c| c.paths = 0),
            "paths = 0 is not allowed (allowed: 1..=64)",
        ),
        (
            of_scorer(|c| c.factor_width = 17),
            "factor_width = 17 is not allowed (allowed: 1..=16)",
        ),
        (
            of_scorer(|c| c.levels = 1),
            "levels = 1 is not allowed (allowed: 2..=16)",
        ),
        (
            of_selector(|c| c.paths = 65),
            "paths = 65 is not allowed (allowed: 1..=64)",
        ),
        (
            of_selector(|c| c.levels = 17),
            "levels = 17 is not allowed (allowed: 2..=16)",
        ),
        (
            of_selector(|c| c.keep = 0),
            "keep = 0 is not allowed (allowed: 1..=64)",
        ),
        (
            of_selector(|c| c.lfsr_width = 16),
            "lfsr_width = 16 is not allowed (allowed: 32, 40, 48, 64)",
        ),
    ];
    let wrong_profiles = [
        (
            of_profiles(|c| c.profiles = 65),
            "profiles = 65 is not allowed (allowed: 1..=64)",
        ),
        (
            of_profiles(|c| c.paths = 3),
            "paths = 3 is not allowed (allowed: 1, 2, 4, 8, 16)",
        ),
        (
            of_profiles(|c| c.local_period = 16),
            "local_period = 16 is not allowed (allowed: 17..=1048576)",
        ),
        (
            of_profiles(|c| c.remote_period = 20),
            "remote_period = 20 is not allowed (allowed: 24..=16777216)",
        ),
        (
            of_profiles(|c| c.remote_period = 70),
            "remote_period = 70 is not allowed (allowed: multiples of local_period = 20)",
        ),
        // The paper's chip at two paths a cycle: 2,048 scores do not fit in 1,000 cycles.
        (
            sglb_profiles::build(&sglb_profiles::Config {
                paths: 2,
                ..sglb_profiles::Config::default()
            }),
            "local_period = 1000 is not allowed (allowed: 1032..=1048576)",
        ),
    ];
    // Whatever makes a sweep too long is named.
    for result in [
        of_profiles(|c| c.profiles = 60),
        of_profiles(|c| c.values = 60),
        of_profiles(|c| c.remote_period = 20),
    ] {
        let error = result.unwrap_err().to_string();
        for part in ["profiles = ", "values = ", "2 paths a cycle"] {
            assert!(error.contains(part), "{error}");
        }
    }
    for (result, expected) in wrong.into_iter().chain(wrong_profiles) {
        let error = result.unwrap_err().to_string();
        assert!(error.starts_with(expected), "{error}");
    }
}

/// All factors and weights at their greatest are the greatest score, and its width is what they need.
#[test]
fn scores_are_as_wide_as_they_must_be() {
    for (factor_width, width) in [(1, 7), (2, 8), (3, 10), (8, 15), (16, 23)] {
        let config = scorer(|c| c.factor_width = factor_width);
        assert_eq!(config.score_width(), width);
        assert_eq!(config.highest_score(), 75 * ((1 << factor_width) - 1));
    }
}
