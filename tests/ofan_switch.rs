//! Switches of fat trees: hardware against golden model at every radix that there is time for.

mod support;

use rayon::prelude::*;
use sluice::catalog;
use sluice_hdl::sim::Engine;
use support::check;

fn check_all(settings: &[String], rows: u64) {
    let block = catalog::find("ofan-switch").unwrap();
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
fn every_radix_agrees() {
    let mut settings = vec![];
    for radix in (2..=24).step_by(2).chain([34, 66]) {
        for role in ["edge", "aggregation", "leaf"] {
            for architecture in ["all-pairs", "banked"] {
                settings.push(format!(
                    "radix = {radix}\nrole = \"{role}\"\narchitecture = \"{architecture}\""
                ));
            }
        }
    }
    check_all(&settings, 300);
}

/// No limit, one, three, equal ones, extreme ones; masks and entries; shallow and deep lanes.
#[test]
fn options_agree() {
    let variants = [
        "limits = []",
        "limits = [0]",
        "limits = [100, 200, 100]",
        "limits = [1, 7, 3]\nlength_width = 3",
        "length_width = 1\nlimits = [1, 0]",
        "uplink_mask = true\nfailures = 3",
        "uplink_mask = true\nmapping = \"table\"",
        "fifo_depth = 1",
        "fifo_depth = 3\nfailures = 1\nwidth = 1\nbanks = 1\nmapping = \"table\"",
    ];
    let all = ["sorting", "all-pairs", "banked"]
        .into_iter()
        .flat_map(|architecture| {
            ["edge", "aggregation", "leaf"]
                .into_iter()
                .flat_map(move |role| {
                    variants.map(|variant| {
                    format!(
                        "radix = 6\nrole = \"{role}\"\narchitecture = \"{architecture}\"\n{variant}"
                    )
                })
                })
        });
    check_all(&all.collect::<Vec<_>>(), 1000);
}
