//! Occamy's head-drop selector against its specification.

mod common;

use common::{Bench, ENGINES, Model, rng};
use rand::RngExt;
use sluice_blocks::occamy_selector::{Config, Pipeline, Thresholds, build};
use sluice_blocks::rr_arbiter::Architecture;
use sluice_hdl::sim::Engine;

/// Lengths, thresholds (one or one for each queue) and ready of a cycle.
struct Row {
    lengths: Vec<u64>,
    thresholds: Vec<u64>,
    ready: bool,
}

impl Row {
    fn over(&self) -> Vec<bool> {
        let threshold = |q: usize| self.thresholds[q % self.thresholds.len()];
        let over = |(q, length): (usize, &u64)| *length > threshold(q);
        self.lengths.iter().enumerate().map(over).collect()
    }
}

/// The selector as the specification states it.
struct Selector {
    arbiter: Model,
    /// The bitmap of the cycle before, where there is a register for it.
    stored: Option<Vec<bool>>,
}

impl Selector {
    fn new(config: &Config) -> Selector {
        let queues = config.queues as usize;
        Selector {
            arbiter: Model::new(queues, config.hold),
            stored: (config.pipeline == Pipeline::Bitmap).then(|| vec![false; queues]),
        }
    }

    fn step(&mut self, rst: bool, row: &Row) -> Option<usize> {
        let mut bitmap = row.over();
        if let Some(stored) = &mut self.stored {
            std::mem::swap(&mut bitmap, stored);
            if rst {
                stored.fill(false);
            }
        }
        self.arbiter.step(rst, &bitmap, row.ready)
    }
}

struct Hardware(Bench);

impl Hardware {
    fn new(config: &Config, engine: Engine) -> Hardware {
        Hardware(Bench::new(&build(config).unwrap(), engine, 7))
    }

    fn step(&mut self, rst: bool, row: &Row) -> Option<usize> {
        let ready = [u64::from(row.ready)];
        let inputs = [&row.lengths[..], &row.thresholds, &ready].concat();
        let out = self.0.step(rst, &inputs);
        assert!(out[1] == 1 || out[0] == 0, "queue {} without valid", out[0]);
        (out[1] == 1).then_some(out[0] as usize)
    }
}

fn configs(queues: u32, length_width: u32) -> Vec<Config> {
    let mut configs = vec![];
    for thresholds in [Thresholds::Shared, Thresholds::PerQueue] {
        for pipeline in [Pipeline::None, Pipeline::Bitmap] {
            for hold in [false, true] {
                for architecture in Architecture::ALL {
                    configs.push(Config {
                        queues,
                        length_width,
                        thresholds,
                        pipeline,
                        hold,
                        architecture,
                    });
                }
            }
        }
    }
    configs
}

/// Values that crowd round one level, so that equality is common, with the extremes mixed in.
fn random_row(rng: &mut rand_pcg::Pcg64Mcg, config: &Config) -> Row {
    let top = u64::MAX >> (64 - config.length_width);
    let middle = rng.random_range(0..=top);
    let mut draw = |n: u32| {
        let value = |_| match rng.random_range(0..8) {
            0 => 0,
            1 => top,
            _ => middle.saturating_add(rng.random_range(0..3)).min(top),
        };
        (0..n).map(value).collect::<Vec<u64>>()
    };
    let lengths = draw(config.queues);
    let thresholds = match config.thresholds {
        Thresholds::Shared => draw(1),
        Thresholds::PerQueue => draw(config.queues),
    };
    Row {
        lengths,
        thresholds,
        ready: rng.random_bool(0.6),
    }
}

#[test]
fn every_configuration_agrees_with_the_model() {
    for (queues, width) in [
        (1, 1),
        (1, 20),
        (5, 3),
        (7, 64),
        (64, 20),
        (65, 2),
        (200, 33),
        (1024, 4),
    ] {
        for config in configs(queues, width) {
            for &engine in ENGINES {
                agree(&config, engine);
            }
        }
    }
}

fn agree(config: &Config, engine: Engine) {
    let mut rng = rng(u64::from(config.queues));
    let mut hardware = Hardware::new(config, engine);
    let mut model = Selector::new(config);
    let cycles = (10_000 / config.queues).clamp(12, 400);
    for cycle in 0..cycles {
        let row = random_row(&mut rng, config);
        let rst = cycle == 0 || rng.random_bool(0.02);
        let expected = model.step(rst, &row);
        assert_eq!(
            hardware.step(rst, &row),
            expected,
            "{config:?}, cycle {cycle}"
        );
    }
}

/// "The bitmap 00000101": queues 1 and 3 of the paper, counted from one, are 0 and 2 here.
#[test]
fn the_papers_bitmap_is_served_in_turn() {
    for config in configs(8, 4)
        .iter()
        .filter(|c| c.thresholds == Thresholds::Shared)
    {
        let mut selector = Hardware::new(config, ENGINES[0]);
        let row = Row {
            lengths: vec![9, 5, 6, 0, 5, 5, 1, 2],
            thresholds: vec![5],
            ready: true,
        };
        assert_eq!(selector.step(true, &row), None);
        if config.pipeline == Pipeline::Bitmap {
            assert_eq!(
                selector.step(false, &row),
                None,
                "the bitmap is 0 after reset"
            );
        }
        let served = [0; 4].map(|_| selector.step(false, &row));
        assert_eq!(served, [Some(0), Some(2), Some(0), Some(2)], "{config:?}");
    }
}

/// The waveform in `docs/blocks/occamy-selector.md`.
#[test]
fn the_documented_waveform_is_true() {
    let lengths = [
        [9, 3, 7, 5],
        [4, 3, 7, 5],
        [4, 3, 6, 8],
        [4, 3, 5, 8],
        [4, 3, 5, 5],
        [4, 3, 5, 5],
    ];
    for (pipeline, expected) in [
        (
            Pipeline::None,
            [Some(0), Some(2), Some(3), Some(3), None, None],
        ),
        (
            Pipeline::Bitmap,
            [None, Some(0), Some(2), Some(3), Some(3), None],
        ),
    ] {
        let config = Config {
            queues: 4,
            pipeline,
            ..Config::default()
        };
        let mut selector = Hardware::new(&config, ENGINES[0]);
        let row = |lengths: [u64; 4]| Row {
            lengths: lengths.to_vec(),
            thresholds: vec![5],
            ready: true,
        };
        selector.step(true, &row([9; 4]));
        assert_eq!(lengths.map(|l| selector.step(false, &row(l))), expected);
    }
}

/// Fault 2: without hold and with ready constant, the pipelined selector is the other one cycle later.
#[test]
fn latency_is_what_the_configuration_says() {
    let config = |pipeline| Config {
        queues: 5,
        pipeline,
        ..Config::default()
    };
    assert_eq!(config(Pipeline::None).latency(), 0);
    assert_eq!(config(Pipeline::Bitmap).latency(), 1);
    let mut now = Hardware::new(&config(Pipeline::None), ENGINES[0]);
    let mut later = Hardware::new(&config(Pipeline::Bitmap), ENGINES[0]);
    let mut rng = rng(2);
    let mut before = None;
    for cycle in 0..500 {
        let mut row = random_row(&mut rng, &config(Pipeline::None));
        row.ready = true;
        let rst = cycle == 0;
        let delayed = later.step(rst, &row);
        assert_eq!(delayed, before, "cycle {cycle}");
        before = now.step(rst, &row);
    }
}

/// With its pipeline register made a wire, the selector is the one that has none.
#[test]
fn the_transparent_form_has_no_latency() {
    let config = |pipeline| Config {
        queues: 7,
        hold: true,
        pipeline,
        ..Config::default()
    };
    let piped = build(&config(Pipeline::Bitmap)).unwrap();
    let mut wired = Hardware(Bench::new(&sluice_hdl::transparent(&piped), ENGINES[0], 3));
    let mut plain = Hardware::new(&config(Pipeline::None), ENGINES[0]);
    let mut rng = rng(11);
    for cycle in 0..500 {
        let row = random_row(&mut rng, &config(Pipeline::None));
        assert_eq!(wired.step(cycle == 0, &row), plain.step(cycle == 0, &row));
    }
}

/// Faults 12 and 15: reset leads from any state to the same one, and all state has a reset.
#[test]
fn reset_works_from_any_state() {
    for config in configs(5, 4) {
        let definition = build(&config).unwrap();
        let arbiter = &definition.instances()[0].definition;
        let mut registers = definition.registers().iter().chain(arbiter.registers());
        assert!(registers.all(|r| r.reset.is_some()), "{config:?}");
        for state_seed in 0..10 {
            let mut selector = Hardware(Bench::new(&definition, ENGINES[0], state_seed));
            let thresholds = vec![
                3;
                if config.thresholds == Thresholds::Shared {
                    1
                } else {
                    5
                }
            ];
            let row = Row {
                lengths: vec![4; 5],
                thresholds,
                ready: true,
            };
            assert_eq!(selector.step(true, &row), None);
            let first = [0; 3].map(|_| selector.step(false, &row));
            let expected = match config.pipeline {
                Pipeline::None => [Some(0), Some(1), Some(2)],
                Pipeline::Bitmap => [None, Some(0), Some(1)],
            };
            assert_eq!(first, expected, "{config:?}");
        }
    }
}

#[test]
fn names_tell_configurations_apart() {
    let names: std::collections::HashSet<_> = [(1, 1), (1, 20), (64, 20)]
        .into_iter()
        .flat_map(|(q, w)| configs(q, w))
        .map(|c| build(&c).unwrap().name().to_string())
        .collect();
    assert_eq!(names.len(), 3 * configs(1, 1).len());
    assert!(names.contains("occamy_selector_q64_w20_perqueue_bitmap_tree_hold"));
}

#[test]
fn wrong_values_are_named() {
    let error = |queues, length_width| {
        let config = Config {
            queues,
            length_width,
            ..Config::default()
        };
        build(&config).unwrap_err().to_string()
    };
    assert_eq!(
        error(1025, 20),
        "queues = 1025 is not allowed (allowed: 1..=1024): set the number of queues to at most 1024"
    );
    assert_eq!(
        error(64, 0),
        "length_width = 0 is not allowed (allowed: 1..=64): set the width of a queue length to at least 1"
    );
}

#[test]
fn configurations_are_read_strictly() {
    let read = serde_json::from_str::<Config>;
    assert_eq!(read("{}").unwrap(), Config::default());
    let full = r#"{"queues":5,"length_width":8,"thresholds":"per-queue","pipeline":"bitmap","hold":true,"architecture":"tree"}"#;
    assert_eq!(serde_json::to_string(&read(full).unwrap()).unwrap(), full);
    assert!(read(r#"{"depth":7}"#).is_err());
    assert!(read(r#"{"thresholds":"per_queue"}"#).is_err());
}
