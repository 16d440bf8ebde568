//! The dynamic threshold against its specification, and its two forms against each other.

mod common;

use common::{Bench, ENGINES, rng};
use rand::RngExt;
use sluice_blocks::dt_threshold::{Config, Form, build};
use sluice_blocks::occamy_selector::Thresholds;
use sluice_hdl::sim::Engine;

fn bench(config: &Config, engine: Engine, state_seed: u64) -> Bench {
    Bench::new(&build(config).unwrap(), engine, state_seed)
}

/// ⌊α · free⌋ with α = 2^(code − 4), limited to `width` bits.
fn expected(free: u64, code: u64, width: u32) -> u64 {
    let alpha = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024][code as usize];
    (free * alpha / 16).min((1 << width) - 1)
}

/// Every number of free cells and every α of small buffers.
#[test]
fn every_free_buffer_gives_its_threshold() {
    for cells in [1, 2, 3, 5, 7, 8, 33, 100] {
        for alpha_shift in -4..=6 {
            let config = Config {
                queues: 1,
                cells,
                form: Form::Combinational,
                alpha_shift,
                ..Config::default()
            };
            let mut bench = bench(&config, Engine::Interpreter, 1);
            let code = (alpha_shift + 4) as u64;
            let of = |free| expected(free, code, config.length_width());
            bench.step(true, &[1]);
            let mut last = u64::from(cells);
            for free in 0..=u64::from(cells) {
                let out = bench.step(false, &[u64::from(cells) - free]);
                assert_eq!(out, [free, of(last)], "{config:?}");
                last = free;
            }
        }
    }
}

/// The same events, as they come and as the lengths that they lead to: the same free cells and the same thresholds in
/// every cycle, whatever the events, with resets in mid-run and from any power-up state.
#[test]
fn both_forms_give_the_same_threshold() {
    for (seed, queues) in [1, 2, 3, 5, 7, 33, 64, 200].into_iter().enumerate() {
        for (cells, alpha_shift) in [(1, 0), (100, -4), (4096, 3), (65536, 6)] {
            for thresholds in [Thresholds::Shared, Thresholds::PerQueue] {
                let config = Config {
                    queues,
                    cells,
                    thresholds,
                    alpha_shift,
                    ..Config::default()
                };
                same(&config, seed as u64);
            }
        }
    }
}

fn same(config: &Config, seed: u64) {
    let mut rng = rng(seed);
    let engine = ENGINES[seed as usize % 3];
    let mut forms = Form::ALL.map(|form| {
        let config = Config {
            form,
            ..config.clone()
        };
        bench(&config, engine, seed)
    });
    let mask = (1u64 << config.length_width()) - 1;
    let mut lengths = vec![0u64; config.queues as usize];
    for cycle in 0..400 {
        let rst = cycle == 0 || rng.random_ratio(1, 40);
        let [gains, loses] = [(); 2].map(|()| rng.random_range(0..lengths.len()));
        // Mostly what can happen, now and then anything.
        let allocated = lengths.iter().sum::<u64>() & mask;
        let possible = u64::from(config.cells).saturating_sub(allocated);
        let legal = rng.random_ratio(15, 16);
        let reserved = rng.random_range(0..=if legal { possible } else { mask });
        let freed = rng.random_range(0..=if legal { lengths[loses] } else { mask });
        let mut write = vec![];
        if config.thresholds == Thresholds::PerQueue {
            let queue = rng.random_range(0..1 << config.queue_width());
            write = vec![
                queue,
                u64::from(rng.random_ratio(1, 4)),
                rng.random_range(0..16),
            ];
        }
        let by_lengths = forms[0]
            .step(rst, &[&lengths[..], &write].concat())
            .to_vec();
        let by_events = forms[1].step(rst, &[&[reserved, freed], &write[..]].concat());
        assert_eq!(
            by_lengths, by_events,
            "{config:?}, seed {seed}, cycle {cycle}"
        );
        lengths[gains] = (lengths[gains] + reserved) & mask;
        lengths[loses] = lengths[loses].wrapping_sub(freed) & mask;
        if rst {
            lengths.fill(0);
        }
    }
}

/// A write in cycle t is in the threshold from cycle t + 2 on; queues and codes that there are not change nothing.
#[test]
fn alphas_are_written_one_by_one() {
    let config = Config {
        queues: 3,
        cells: 100,
        thresholds: Thresholds::PerQueue,
        alpha_shift: 0,
        ..Config::default()
    };
    let mut bench = bench(&config, Engine::Jit, 4);
    bench.step(true, &[0; 5]);
    let rows = [
        ([0, 0, 1, 1, 2], [100, 100, 100, 100]),
        ([0, 0, 2, 1, 10], [100, 100, 100, 100]),
        ([0, 0, 3, 1, 0], [100, 100, 25, 100]),
        ([0, 0, 0, 1, 11], [100, 100, 25, 127]),
        ([0, 0, 0, 0, 0], [100, 100, 25, 127]),
        ([0, 0, 0, 0, 0], [100, 100, 25, 127]),
        ([0, 0, 0, 0, 0], [100, 100, 25, 127]),
    ];
    for (inputs, outputs) in rows {
        assert_eq!(bench.step(false, &inputs), outputs);
    }
}

/// The waveform in `docs/blocks/dt-threshold.md`.
#[test]
fn the_documented_waveform_is_true() {
    let events = [(60, 0), (0, 10), (0, 0), (0, 0), (0, 0)];
    let lengths = [0, 60, 50, 50, 50];
    let shown = [[100, 50], [40, 50], [50, 20], [50, 25], [50, 25]];
    for form in Form::ALL {
        let config = Config {
            queues: 1,
            cells: 100,
            form,
            alpha_shift: -1,
            ..Config::default()
        };
        let mut bench = bench(&config, ENGINES[0], 2);
        let zeros = [0, 0];
        let width = if form == Form::Incremental { 2 } else { 1 };
        assert_eq!(bench.step(true, &zeros[..width]), [0, 0]);
        for cycle in 0..5 {
            let row = match form {
                Form::Combinational => vec![lengths[cycle]],
                Form::Incremental => vec![events[cycle].0, events[cycle].1],
            };
            assert_eq!(bench.step(false, &row), shown[cycle], "{form:?}, {cycle}");
        }
    }
}

#[test]
fn wrong_values_are_named() {
    let error = |config: Config| build(&config).unwrap_err().to_string();
    assert_eq!(
        error(Config {
            alpha_shift: 7,
            ..Config::default()
        }),
        "alpha_shift = 7 is not allowed (allowed: -4..=6): set the exponent of α to at most 6"
    );
    assert_eq!(
        error(Config {
            cells: 0,
            ..Config::default()
        }),
        "cells = 0 is not allowed (allowed: 1..=65536): set the number of cells to at least 1"
    );
}
