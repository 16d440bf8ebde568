//! The traffic manager's Verilog in Verilator and in Icarus: every buffer management, number of sub-lists and size, and
//! buffers of a single cell. A sample of them, or with `SLUICE_CYCLES` all, so many cycles in Verilator and a tenth of
//! that in Icarus.

mod support;

use serde_json::Value;
use sluice::tools::{CXX, ICARUS, MAKE, VERILATOR};
use support::{have, run, sluice};
use tempfile::tempdir;

const MANAGEMENTS: [&str; 5] = [
    "complete-sharing",
    "dynamic-threshold",
    "occamy",
    "pushout",
    "occamy-longest",
];
const SCHEDULERS: [&str; 3] = ["round-robin", "strict", "deficit-round-robin"];

/// Settings of every case. Mixed traffic fills the buffer, takes all queues above their threshold and has packets of
/// every length.
fn matrix() -> Vec<String> {
    let mut cases = vec![];
    for queues in [1, 2, 5, 8, 64] {
        for sub_lists in [1, 2, 4] {
            for management in MANAGEMENTS {
                let number = cases.len();
                cases.push(format!(
                    "queues={queues} sub_lists={sub_lists} buffer_management={management} scheduler={} cells=256 \
                     longest_packet=24 cell_bytes=2 alpha_shift={}",
                    SCHEDULERS[number % 3],
                    (number % 5) as i32 - 1
                ));
            }
        }
    }
    for management in MANAGEMENTS {
        cases.extend([1, 5].map(|queues| {
            format!(
                "queues={queues} buffer_management={management} cells=1 longest_packet=1 cell_bytes=2"
            )
        }));
    }
    cases
}

fn agree(settings: &str, simulator: &str, cycles: u64) {
    let folder = tempdir().unwrap();
    let cycles = cycles.to_string();
    let mut words = vec!["cosim", "traffic-manager", "--json", "--seed", "11"];
    words.extend(["--simulator", simulator, "--cycles", &cycles]);
    words.extend(settings.split(' ').flat_map(|set| ["--set", set]));
    let (out, _) = run(sluice(folder.path(), &words), 0);
    let verdict: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(verdict["agree"], true, "{settings}");
    assert_eq!(verdict["models"].as_array().unwrap().len(), 3);
}

/// Runs every case, or without `SLUICE_CYCLES` one of `every` for `few` cycles.
fn through(simulator: &str, every: usize, few: u64, share: u64) {
    let given = std::env::var("SLUICE_CYCLES").ok();
    let given = given.map(|text| text.parse::<u64>().expect("a number of cycles"));
    let step = if given.is_some() { 1 } else { every };
    let cycles = given.map_or(few, |cycles| (cycles / share).max(1));
    for settings in matrix().iter().step_by(step) {
        agree(settings, simulator, cycles);
    }
}

#[test]
fn verilator_agrees() {
    if have(&[VERILATOR, CXX, MAKE]) {
        through("verilator", 32, 20_000, 1);
    }
}

#[test]
fn icarus_agrees() {
    if have(&[ICARUS]) {
        through("icarus", 11, 2_000, 10);
    }
}
