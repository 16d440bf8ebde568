//! The maximum finder against its specification.

mod common;

use std::collections::VecDeque;

use common::{Bench, ENGINES, random_set, rng, to_words};
use rand::RngExt;
use sluice_blocks::max_finder::{Config, Pipeline, build};
use sluice_hdl::sim::Engine;

/// A finder in simulation, without `stall`.
struct Finder(Bench);

/// What is shown: greatest, index, valid.
type Shown = [u64; 3];

impl Finder {
    /// From a random state, not yet reset.
    fn new(config: &Config, engine: Engine, state_seed: u64) -> Finder {
        Finder(Bench::new(&build(config).unwrap(), engine, state_seed))
    }

    fn step(&mut self, rst: bool, values: &[u64], valid: &[bool]) -> Shown {
        let inputs = [values, &to_words(valid)].concat();
        self.0.step(rst, &inputs).try_into().unwrap()
    }
}

/// The specification: sorted by value, then by place.
fn expected(values: &[u64], valid: &[bool]) -> Shown {
    let mut found: Vec<_> = (0..values.len()).filter(|&i| valid[i]).collect();
    found.sort_by_key(|&i| (std::cmp::Reverse(values[i]), i));
    found.first().map_or([0; 3], |&i| [values[i], i as u64, 1])
}

fn configs(values: u32, width: u32) -> impl Iterator<Item = Config> {
    Pipeline::ALL.into_iter().map(move |pipeline| Config {
        values,
        width,
        pipeline,
        stall: false,
    })
}

/// All values and all valid bits at small sizes, back to back through the pipeline.
#[test]
fn small_finders_agree_exhaustively() {
    for (n, width) in [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1), (7, 1)] {
        let (n_bits, all) = (n as usize, 1u64 << (n * (width + 1)));
        for config in configs(n, width) {
            let mut finder = Finder::new(&config, Engine::Interpreter, 1);
            let mut pipeline = VecDeque::from(vec![[0; 3]; config.latency() as usize]);
            finder.step(true, &vec![0; n_bits], &vec![true; n_bits]);
            for case in 0..all {
                let value = |i: u32| case >> (n + i * width) & ((1 << width) - 1);
                let values: Vec<_> = (0..n).map(value).collect();
                let valid: Vec<_> = (0..n).map(|i| case >> i & 1 == 1).collect();
                pipeline.push_back(expected(&values, &valid));
                let shown = finder.step(false, &values, &valid);
                assert_eq!(Some(shown), pipeline.pop_front(), "{config:?}, {case:#x}");
            }
        }
    }
}

/// At any size, with many ties, resets in mid-run and random power-up state.
#[test]
fn large_finders_agree() {
    for (n, width) in [
        (1, 64),
        (2, 1),
        (3, 33),
        (7, 20),
        (33, 5),
        (64, 20),
        (65, 64),
        (200, 7),
        (1024, 12),
    ] {
        for config in configs(n, width) {
            for &engine in ENGINES {
                agrees(&config, engine);
            }
        }
    }
}

fn agrees(config: &Config, engine: Engine) {
    let n = config.values as usize;
    let seed = u64::from(config.values);
    let mut rng = rng(seed);
    let mut finder = Finder::new(config, engine, seed);
    let empty = VecDeque::from(vec![[0; 3]; config.latency() as usize]);
    let mut pipeline = empty.clone();
    let top = u64::MAX >> (64 - config.width);
    for cycle in 0..if n > 100 { 60 } else { 400 } {
        let range = if rng.random() { top } else { top.min(2) };
        let values: Vec<_> = (0..n).map(|_| rng.random_range(0..=range)).collect();
        let density = [0.0, 1.0 / n as f64, 0.5, 1.0][rng.random_range(0..4)];
        let valid = random_set(&mut rng, n, density);
        let rst = cycle == 0 || rng.random_bool(0.03);
        let shown = finder.step(rst, &values, &valid);
        let due = if rst {
            pipeline = empty.clone();
            [0; 3]
        } else {
            pipeline.push_back(expected(&values, &valid));
            pipeline.pop_front().unwrap()
        };
        assert_eq!(
            shown, due,
            "{config:?}, {engine:?}, seed {seed}, cycle {cycle}"
        );
    }
}

/// With `stall` high nothing moves and nothing is taken.
#[test]
fn stall_freezes_the_pipeline() {
    for pipeline in [Pipeline::PerLevel, Pipeline::PerTwoLevels] {
        let config = Config {
            values: 33,
            width: 6,
            pipeline,
            stall: true,
        };
        let mut finder = Bench::new(&build(&config).unwrap(), Engine::Jit, 2);
        let mut due = VecDeque::from(vec![[0; 3]; config.latency() as usize]);
        let mut rng = rng(7);
        finder.step(true, &[0; 35]);
        for cycle in 0..2000 {
            let values: Vec<_> = (0..33).map(|_| rng.random_range(0..64)).collect();
            let valid = random_set(&mut rng, 33, 0.3);
            let stall = rng.random_bool(0.5);
            let inputs = [&values[..], &to_words(&valid), &[u64::from(stall)]].concat();
            assert_eq!(finder.step(false, &inputs), due[0], "cycle {cycle}");
            if !stall {
                due.pop_front();
                due.push_back(expected(&values, &valid));
            }
        }
    }
}

/// The waveform in `docs/blocks/max-finder.md`.
#[test]
fn the_documented_waveform_is_true() {
    let rows = [[80, 60, 0], [50, 60, 0], [50, 60, 60], [9, 9, 9]];
    let valid = [0b011, 0b011, 0b111, 0b000];
    let now: [Shown; 4] = [[80, 0, 1], [60, 1, 1], [60, 1, 1], [0, 0, 0]];
    for config in configs(3, 7) {
        let latency = config.latency() as usize;
        assert_eq!(latency, [0, 2, 1][config.pipeline as usize]);
        let mut finder = Finder::new(&config, ENGINES[0], 9);
        finder.step(true, &[1; 3], &[true; 3]);
        for cycle in 0..4 {
            let valid: Vec<_> = (0..3).map(|i| valid[cycle] >> i & 1 == 1).collect();
            let shown = finder.step(false, &rows[cycle], &valid);
            let due = cycle.checked_sub(latency).map_or([0; 3], |k| now[k]);
            assert_eq!(shown, due, "{config:?}, cycle {cycle}");
        }
    }
}

#[test]
fn latency_is_the_levels_between_registers() {
    for (values, levels) in [
        (1, 0),
        (2, 1),
        (3, 2),
        (5, 3),
        (7, 3),
        (33, 6),
        (64, 6),
        (1024, 10),
    ] {
        let latencies: Vec<_> = configs(values, 4).map(|c| c.latency()).collect();
        assert_eq!(latencies, [0, levels, u32::div_ceil(levels, 2)], "{values}");
    }
}

#[test]
fn wrong_sizes_are_named() {
    let error = |values, width| {
        let config = Config {
            values,
            width,
            ..Config::default()
        };
        build(&config).unwrap_err().to_string()
    };
    assert_eq!(
        error(0, 1),
        "values = 0 is not allowed (allowed: 1..=1024): set the number of values to at least 1"
    );
    assert_eq!(
        error(1, 65),
        "width = 65 is not allowed (allowed: 1..=64): set the width of a value to at most 64"
    );
}
