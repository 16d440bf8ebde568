//! The hardware in the in-process simulator against the golden model: every block of the catalog,
//! every output, every cycle, with resets in mid-run and random state before the first one.

mod support;

use rayon::prelude::*;
use sluice::catalog::{self, Traffic};
use sluice::run::Rtl;
use sluice_hdl::sim::Engine;
use support::check;

/// Sizes that are 1, not powers of two, or just beside a word's or a vector's edge.
const SIZES: [u32; 9] = [1, 2, 3, 5, 7, 33, 64, 65, 200];

/// Checks every combination of every block's choices at these sizes.
fn sweep(sizes: &[u32], engines: &[Engine], rows: u64) {
    let cases: Vec<_> = catalog::blocks()
        .iter()
        .flat_map(|&block| sizes.iter().map(move |&size| (block, size)))
        .flat_map(|(block, size)| {
            catalog::combinations(block, size)
                .into_iter()
                .map(move |t| (block, t))
        })
        .collect();
    let failures: Vec<String> = cases
        .into_par_iter()
        .enumerate()
        .flat_map_iter(|(seed, (block, table))| {
            let instance = block.configure(table).unwrap();
            let run = |&engine: &Engine| check(instance.as_ref(), engine, seed as u64, rows).err();
            engines.iter().filter_map(run).collect::<Vec<_>>()
        })
        .collect();
    assert!(
        failures.is_empty(),
        "{} differ:\n{}",
        failures.len(),
        failures[..failures.len().min(10)].join("\n")
    );
}

#[test]
fn presets_agree() {
    for &block in catalog::blocks() {
        for preset in block.presets() {
            let instance = catalog::from_preset(block, preset.name).unwrap();
            for engine in [Engine::Reference, Engine::Interpreter, Engine::Jit] {
                let rows = if engine == Engine::Reference {
                    300
                } else {
                    3000
                };
                check(instance.as_ref(), engine, 1, rows).unwrap();
            }
        }
    }
}

#[test]
fn small_sizes_agree() {
    sweep(&SIZES[..5], &[Engine::Interpreter, Engine::Jit], 500);
}

#[test]
fn large_sizes_agree() {
    sweep(&SIZES[5..], &[Engine::Interpreter, Engine::Jit], 150);
}

/// Requests 0b11 in the first cycle after a reset go to requester 0, from whatever state the power-up
/// left, and a reset of one cycle is enough.
#[test]
fn first_grant_after_reset() {
    use sluice::run::Device;
    let block = catalog::find("rr-arbiter").unwrap();
    for table in catalog::combinations(block, 2) {
        let instance = block.configure(table).unwrap();
        for state_seed in 0..8 {
            for engine in [Engine::Reference, Engine::Interpreter, Engine::Jit] {
                let mut rtl = Rtl::new(instance.definition(), engine, state_seed, None).unwrap();
                let mut outputs = [9; 3];
                rtl.step(true, &[0b11, 1], &mut outputs);
                assert_eq!(outputs, [0, 0, 0], "no answer during reset");
                rtl.step(false, &[0b11, 1], &mut outputs);
                assert_eq!(outputs, [0b01, 0, 1]);
                rtl.step(false, &[0b11, 1], &mut outputs);
                assert_eq!(outputs, [0b10, 1, 1]);
            }
        }
    }
}

/// One cycle of reset leads from any power-up state to the same one.
#[test]
fn one_cycle_of_reset_is_enough() {
    use sluice::run::Device;
    for &block in catalog::blocks() {
        for table in catalog::combinations(block, 5) {
            let instance = block.configure(table).unwrap();
            let (inputs, outputs) = (instance.inputs(), instance.outputs());
            let rtl = |seed| Rtl::new(instance.definition(), Engine::Jit, seed, None).unwrap();
            for seed in 0..4 {
                let mut twins = [rtl(seed), rtl(seed + 100)];
                let random = catalog::stimulus::Random {
                    density: 0.7,
                    locality: 0.3,
                };
                let mut stimulus = instance.stimulus(Traffic::Random(random), seed);
                for cycle in 0..100 {
                    let mut row = vec![0; inputs.words()];
                    stimulus.next(&mut row);
                    let mut seen = [(); 2].map(|()| vec![0; outputs.words()]);
                    for (twin, seen) in twins.iter_mut().zip(&mut seen) {
                        twin.step(cycle == 0, &row, seen);
                    }
                    assert_eq!(seen[0], seen[1], "{} {}", block.name(), instance.config());
                }
            }
        }
    }
}
