//! The small blocks of buffer management: golden model and hardware agree on any rows at all, not only on those that
//! make sense: lengths that do not add up, cells freed that never were, queues and settings that there are not.

use rayon::prelude::*;
use sluice::catalog;
use sluice::run::{Device, Rtl};
use sluice_hdl::sim::Engine;
use sluice_hdl::testing::rows;

const BLOCKS: [&str; 5] = [
    "fixed-priority-arbiter",
    "max-finder",
    "dt-threshold",
    "dt-admission",
    "head-drop-executor",
];

/// Rows of noise with resets among them, in both models; the first difference.
fn difference(block: &str, settings: toml::Table, seed: u64) -> Option<String> {
    let block = catalog::find(block).expect("a block");
    let instance = block.configure(settings).expect("a configuration");
    let definition = instance.definition();
    let mut rtl = Rtl::new(definition, Engine::Interpreter, seed, None).expect("a simulator");
    let mut golden = instance.golden();
    let words = instance.outputs().words();
    let noise = rows(seed, definition.inputs(), 300);
    for (cycle, (rst, row)) in noise.into_iter().enumerate() {
        let (mut seen, mut expected) = (vec![0; words], vec![0; words]);
        rtl.step(rst, &row, &mut seen);
        golden.step(rst, &row, &mut expected);
        if seen != expected {
            let name = definition.name();
            return Some(format!(
                "{name}, seed {seed}, cycle {cycle}: {seen:?}, golden {expected:?}"
            ));
        }
    }
    None
}

#[test]
fn golden_and_hardware_agree_on_noise() {
    let cases: Vec<_> = BLOCKS
        .iter()
        .flat_map(|name| {
            let block = catalog::find(name).expect("a block");
            [1, 2, 3, 5, 7, 33, 65].map(|size| (name, catalog::combinations(block, size)))
        })
        .flat_map(|(name, tables)| tables.into_iter().map(move |table| (name, table)))
        .collect();
    let check = |(seed, (name, table)): (usize, &(&&str, toml::Table))| {
        difference(name, table.clone(), seed as u64)
    };
    let failures: Vec<_> = cases.par_iter().enumerate().filter_map(check).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
