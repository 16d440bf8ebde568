//! Ofan's shared pointers, one batch a cycle, against the text of the paper and of the specification.

mod common;
mod ofan_model;

use common::{Bench, rng};
use ofan_model::{Answer, Model, Row, Traffic};
use sluice_blocks::ofan::{Architecture, Config, Order, STAGES, build};
use sluice_hdl::sim::Engine;

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

/// Runs unit and model on the same rows, with resets in between.
fn agree(config: &Config, engine: Engine, traffic: Traffic, rows: usize) {
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
}

fn all_pairs(stages: u32) -> Config {
    Config {
        architecture: Architecture::AllPairs,
        stages,
        ..Config::default()
    }
}

#[test]
fn every_size_agrees_with_the_model() {
    for (i, lanes) in [1, 2, 3, 5, 6, 7, 33, 64].into_iter().enumerate() {
        for (j, uplinks) in [1, 2, 3, 5, 6, 7, 24, 32].into_iter().enumerate() {
            for (k, keys) in [1, 2, 5, 144].into_iter().enumerate() {
                let config = Config {
                    lanes,
                    uplinks,
                    keys,
                    classes: if keys % 2 == 0 { 2 } else { 1 },
                    order: [Order::Off, Order::Identity, Order::Searched][(i + j + k) % 3],
                    ..all_pairs(3 + (i + j + k) as u32 % 5)
                };
                let engine = ENGINES[(i + j) % 2];
                let traffic = Traffic::ALL[(i + 2 * j + k) % Traffic::ALL.len()];
                agree(&config, engine, traffic, 60);
            }
        }
    }
}

#[test]
fn every_number_of_stages_agrees_with_the_model() {
    for stages in STAGES {
        let config = Config {
            lanes: 11,
            uplinks: 6,
            keys: 12,
            ..all_pairs(stages)
        };
        for traffic in Traffic::ALL {
            agree(&config, Engine::Jit, traffic, 300);
        }
    }
}
