//! Ofan's shared pointers, hardware in process against golden model: presets for as long as one likes, and
//! configurations that the catalog's choices leave out.

mod support;

use rayon::prelude::*;
use sluice::catalog;
use sluice_hdl::sim::Engine;
use support::check;

/// Cycles of each preset; `make check-all` asks for more.
fn cycles() -> u64 {
    let asked = std::env::var("SLUICE_CYCLES").ok();
    asked.map_or(3000, |n| n.parse().expect("SLUICE_CYCLES is a number"))
}

/// Checks ofan in each of these configurations.
fn check_all(settings: &[String], rows: u64) {
    let block = catalog::find("ofan").unwrap();
    let failures: Vec<String> = settings
        .par_iter()
        .enumerate()
        .flat_map_iter(|(seed, settings)| {
            let table = settings.parse().expect("TOML");
            let instance = block
                .configure(table)
                .unwrap_or_else(|e| panic!("{settings}: {e}"));
            let run = move |engine| check(instance.as_ref(), engine, seed as u64, rows).err();
            [Engine::Interpreter, Engine::Jit]
                .into_iter()
                .filter_map(run)
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn presets_up_to_k16_agree() {
    let block = catalog::find("ofan").unwrap();
    for name in ["k4-edge", "k8-edge", "k12-edge", "k16-edge"] {
        for architecture in ["sorting", "all-pairs", "banked"] {
            let mut table = catalog::preset(block, name).unwrap();
            table.insert("architecture".into(), architecture.into());
            let instance = block.configure(table).unwrap();
            check(instance.as_ref(), Engine::Jit, 1, cycles()).unwrap();
        }
    }
}

/// Awkward numbers of lanes, uplinks and keys, crossed.
#[test]
fn awkward_sizes_agree() {
    let mut settings = vec![];
    for architecture in ["sorting", "all-pairs"] {
        for lanes in [1, 3, 5, 6, 7, 33] {
            for uplinks in [1, 3, 5, 6, 7, 24] {
                for (keys, classes) in [(1, 1), (2, 2), (5, 1), (144, 4)] {
                    settings.push(format!(
                        "architecture = \"{architecture}\"\nlanes = {lanes}\nuplinks = {uplinks}\n\
                         keys = {keys}\nclasses = {classes}"
                    ));
                }
            }
        }
    }
    check_all(&settings, 200);
}

/// Every order, lists instead of tables, other seeds.
#[test]
fn orders_and_starts_agree() {
    let common = "lanes = 4\nuplinks = 6\nkeys = 20";
    let variants = [
        "order = \"off\"",
        "order = \"identity\"",
        "order = \"searched\"",
        "basis = [5, 0, 3, 1, 4, 2]",
        "seed = 18446744073709551",
        "initial = [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1]",
    ];
    let all = ["sorting", "all-pairs"]
        .into_iter()
        .flat_map(|architecture| {
            variants.map(|v| format!("architecture = \"{architecture}\"\n{common}\n{v}"))
        });
    check_all(&all.collect::<Vec<_>>(), 1000);
}

/// What the page says of latencies: `sorting` p² + 3p + 3 with p = ⌈log₂ W⌉, `all-pairs` its stages; 4 more with
/// restrictions.
#[test]
fn latencies_are_those_of_the_page() {
    use sluice_blocks::ofan::{Architecture, Config};
    for lanes in 1..=64u32 {
        for (uplink_mask, failures, more) in [(false, 0, 0), (true, 0, 4), (false, 1, 4)] {
            let mut config = Config {
                lanes,
                uplink_mask,
                failures,
                ..Config::default()
            };
            let p = lanes.next_power_of_two().ilog2();
            assert_eq!(config.latency(), p * p + 3 * p + 3 + more, "{lanes} lanes");
            config.architecture = Architecture::AllPairs;
            assert_eq!(config.latency(), config.stages + more);
        }
    }
}
