//! `testbenches/` is what the present sources give, and each of them passes on `rtl-out/`.

mod support;

use std::path::Path;
use std::process::Command;

use sluice::tools::{CXX, ICARUS, MAKE, VERILATOR};
use sluice::{catalog, testbenches};

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[test]
fn testbenches_are_up_to_date() {
    let mut committed = support::tree(&folder("testbenches"));
    committed.retain(|name, _| name.ends_with("_tb.v") || name.ends_with(".hex"));
    let made = testbenches::all().unwrap();
    let names = |files: &sluice::package::Files| files.keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&committed), names(&made), "run `make rtl`");
    for (name, text) in &made {
        let message = format!("testbenches/{name} is not what is made now: run `make rtl`");
        assert!(committed[name] == *text, "{message}");
    }
}

#[test]
fn testbenches_pass_on_the_committed_verilog() {
    if !support::have(&[ICARUS]) {
        return;
    }
    let made = testbenches::all().unwrap();
    let benches = made.keys().filter_map(|n| n.strip_suffix("_tb.v"));
    for name in benches {
        let (block, top) = name.split_once('/').unwrap();
        let (bench, rtl) = (
            folder("testbenches").join(block),
            folder("rtl-out").join(block),
        );
        let work = tempfile::tempdir().unwrap();
        let program = work.path().join("bench");
        let built = Command::new("iverilog")
            .args(["-g2005", "-o"])
            .arg(&program)
            .args(["-s", &format!("{top}_tb"), "-y"])
            .arg(&rtl)
            .arg(bench.join(format!("{top}_tb.v")))
            .output()
            .unwrap();
        assert!(
            built.status.success(),
            "{}",
            String::from_utf8_lossy(&built.stderr)
        );
        let run = |folder: &Path| {
            let output = Command::new("vvp")
                .arg(&program)
                .current_dir(folder)
                .output();
            String::from_utf8_lossy(&output.unwrap().stdout).into_owned()
        };
        let text = run(&bench);
        assert!(text.contains("PASS"), "{name}: {text}");
        // Away from its vectors it compares nothing, and must not pass for that.
        let text = run(work.path());
        assert!(text.contains("FAIL: 0 cycles compared"), "{name}: {text}");
        assert!(!text.contains("PASS"), "{name}: {text}");
    }
}

/// As `testbenches/README.md` says.
#[test]
fn a_testbench_passes_in_verilator() {
    if !support::have(&[VERILATOR, CXX, MAKE]) {
        return;
    }
    let work = tempfile::tempdir().unwrap();
    let built = Command::new("verilator")
        .current_dir(folder("testbenches/rr-arbiter"))
        .args([
            "--binary",
            "--timing",
            "-y",
            "../../rtl-out/rr-arbiter",
            "--Mdir",
        ])
        .arg(work.path())
        .args(["-CFLAGS", "-O0", "rr_arbiter_n7_tree_tb.v"])
        .output()
        .unwrap();
    assert!(
        built.status.success(),
        "{}",
        String::from_utf8_lossy(&built.stderr)
    );
    let output = Command::new(work.path().join("Vrr_arbiter_n7_tree_tb"))
        .current_dir(folder("testbenches/rr-arbiter"))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("PASS"), "{text}");
}

/// Outputs that some hundred rows need not show: faults that a preset cannot have or seldom has, and drops, before
/// which a buffer must fill up.
const SELDOM: [&str; 18] = [
    "no_route",
    "host_error",
    "unknown_group",
    "unknown_profile",
    "wrong_group",
    "malformed",
    "malformed_packets",
    "refused",
    "refused_cells",
    "refused_packets",
    "expelled",
    "expelled_cells",
    "expelled_length",
    "expelled_packets",
    "expelled_queue",
    "count_duplicate",
    "count_oversize",
    "count_unknown_sender",
];

/// A testbench that sees an output only at 0 says nothing of it. The committed vectors are read here by themselves: a bit
/// that says whether the row counts, then the ports, the first one lowest.
#[test]
fn every_output_is_seen_at_work() {
    for &block in catalog::blocks() {
        for preset in block.presets() {
            let instance = catalog::from_preset(block, preset.name).unwrap();
            let outputs = instance.definition().outputs();
            let width: u32 = outputs.iter().map(|port| port.total_width()).sum();
            let name = format!(
                "{}/{}_expected.hex",
                block.name(),
                instance.definition().name()
            );
            let text = std::fs::read_to_string(folder("testbenches").join(&name)).unwrap();
            let mut seen = vec![false; width as usize];
            for row in text.lines() {
                let digits: Vec<_> = row.chars().rev().map(|c| c.to_digit(16).unwrap()).collect();
                let bit = |i: usize| digits[i / 4] >> (i % 4) & 1 == 1;
                if bit(width as usize) {
                    seen.iter_mut()
                        .enumerate()
                        .for_each(|(i, seen)| *seen |= bit(i));
                }
            }
            let mut low = 0;
            for port in outputs {
                let bits = low..low + port.total_width() as usize;
                low = bits.end;
                assert!(
                    seen[bits].contains(&true) || SELDOM.contains(&port.name.as_str()),
                    "{name}: {} is always 0",
                    port.name
                );
            }
        }
    }
}
