//! The fixed-priority arbiter against its specification.

mod common;

use common::{Bench, ENGINES, random_set, rng, to_words};
use rand::RngExt;
use sluice_blocks::fixed_priority_arbiter::{Architecture, Config, build};
use sluice_hdl::sim::Engine;

/// The arbiter as the specification states it.
struct Model {
    hold: bool,
    held: Option<usize>,
}

impl Model {
    fn step(&mut self, rst: bool, request: &[bool], ready: bool) -> Option<usize> {
        let shown = if rst {
            None
        } else {
            let kept = self.held.filter(|i| self.hold && request[*i]);
            kept.or(request.iter().position(|asks| *asks))
        };
        self.held = shown.filter(|_| !ready);
        shown
    }
}

/// An arbiter in simulation.
struct Arbiter {
    bench: Bench,
    n: usize,
}

impl Arbiter {
    /// From a random state, not yet reset.
    fn new(config: &Config, engine: Engine, state_seed: u64) -> Arbiter {
        let bench = Bench::new(&build(config).unwrap(), engine, state_seed);
        Arbiter {
            bench,
            n: config.requesters as usize,
        }
    }

    /// One cycle; gives the decision after checking that the three outputs agree.
    fn step(&mut self, rst: bool, request: &[bool], ready: bool) -> Option<usize> {
        let mut inputs = to_words(request);
        inputs.push(u64::from(ready));
        let out = self.bench.step(rst, &inputs);
        let (grant, rest) = out.split_at(self.n.div_ceil(64));
        let decision = (rest[1] == 1).then_some(rest[0] as usize);
        let granted = (0..self.n).map(|i| decision == Some(i));
        assert_eq!(grant, to_words(&granted.collect::<Vec<_>>()));
        assert!(rest[1] == 1 || rest[0] == 0, "an index without a decision");
        decision
    }
}

fn arbiters(requesters: u32) -> impl Iterator<Item = Config> {
    Architecture::ALL.into_iter().flat_map(move |architecture| {
        [false, true].map(|hold| Config {
            requesters,
            hold,
            architecture,
        })
    })
}

fn set_of(n: usize, bits: usize) -> Vec<bool> {
    (0..n).map(|i| bits >> i & 1 == 1).collect()
}

/// Every sequence of requests and ready from reset.
#[test]
fn small_arbiters_agree_with_the_model_exhaustively() {
    for &engine in ENGINES {
        for (n, length) in [(1, 5), (2, 4), (3, 3), (4, 2), (5, 2)] {
            for config in arbiters(n) {
                let n = n as usize;
                let inputs = 1usize << (n + 1);
                let mut arbiter = Arbiter::new(&config, engine, 1);
                for sequence in 0..inputs.pow(length) {
                    arbiter.step(true, &set_of(n, 0), false);
                    let mut model = Model {
                        hold: config.hold,
                        held: None,
                    };
                    for cycle in 0..length {
                        let row = sequence / inputs.pow(cycle) % inputs;
                        let (request, ready) = (set_of(n, row >> 1), row & 1 == 1);
                        let expected = model.step(false, &request, ready);
                        let shown = arbiter.step(false, &request, ready);
                        assert_eq!(shown, expected, "{config:?}, {sequence:#x}, cycle {cycle}");
                    }
                }
            }
        }
    }
}

/// At any size, with resets in mid-run, from random power-up state, in varied density.
#[test]
fn architectures_agree_at_any_size() {
    for n in [1, 2, 3, 5, 7, 33, 64, 65, 200, 1000, 1024] {
        for config in arbiters(n) {
            for &engine in ENGINES {
                let n = n as usize;
                let mut rng = rng(n as u64);
                let mut model = Model {
                    hold: config.hold,
                    held: None,
                };
                let mut arbiter = Arbiter::new(&config, engine, n as u64);
                let mut request = vec![true; n];
                for cycle in 0..if n > 100 { 300 } else { 1500 } {
                    if rng.random_bool(0.4) {
                        let density = [0.0, 1.0 / n as f64, 0.5, 1.0][rng.random_range(0..4)];
                        request = random_set(&mut rng, n, density);
                    }
                    let ready = rng.random_bool(0.6);
                    let rst = cycle == 0 || rng.random_bool(0.02);
                    let expected = model.step(rst, &request, ready);
                    let shown = arbiter.step(rst, &request, ready);
                    assert_eq!(shown, expected, "{config:?}, {engine:?}, cycle {cycle}");
                }
            }
        }
    }
}

/// The waveform in `docs/blocks/fixed-priority-arbiter.md`.
#[test]
fn the_documented_waveform_is_true() {
    let rows = [
        (0b1010, true),
        (0b1100, false),
        (0b1101, false),
        (0b1101, true),
        (0b1101, true),
        (0b0000, true),
    ];
    for config in arbiters(4) {
        let mut arbiter = Arbiter::new(&config, ENGINES[0], 3);
        arbiter.step(true, &set_of(4, 0b1111), true);
        let shown = rows.map(|(request, ready)| arbiter.step(false, &set_of(4, request), ready));
        let third = if config.hold { Some(2) } else { Some(0) };
        let expected = [Some(1), Some(2), third, third, Some(0), None];
        assert_eq!(shown, expected, "{config:?}");
    }
}

#[test]
fn names_tell_configurations_apart() {
    let configs = (1..=40).flat_map(arbiters);
    let names: std::collections::HashSet<_> = configs.map(|c| c.module_name()).collect();
    assert_eq!(names.len(), 160);
}

#[test]
fn wrong_sizes_are_named() {
    let error = |requesters| {
        let config = Config {
            requesters,
            ..Config::default()
        };
        build(&config).unwrap_err().to_string()
    };
    assert_eq!(
        error(0),
        "requesters = 0 is not allowed (allowed: 1..=1024): set the number of requesters to at least 1"
    );
    assert_eq!(
        error(1025),
        "requesters = 1025 is not allowed (allowed: 1..=1024): set the number of requesters to at most 1024"
    );
}
