//! Estimates for FPGAs, and the check of their netlists.

use sluice::tools::{ICARUS, YOSYS};
use tempfile::tempdir;

use super::*;

const FAMILIES: [&str; 3] = ["xilinx", "ice40", "ecp5"];

fn estimate(words: &[&str], family: &str) -> Value {
    let folder = tempdir().unwrap();
    let words = [&["synth"], words, &["--target", family, "--json"]].concat();
    let (out, _) = run(sluice(folder.path(), &words), 0);
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn families_are_estimated_from_netlists_that_agree() {
    if !have(&[YOSYS, ICARUS]) {
        return;
    }
    let blocks: [&[&str]; 3] = [
        &["rr-arbiter"],
        &["occamy-selector", "--preset", "tiny-5"],
        &[
            "ofan",
            "--preset",
            "k4-edge",
            "--set",
            "architecture=all-pairs",
        ],
    ];
    for family in FAMILIES {
        let found = blocks.map(|words| estimate(words, family));
        for found in &found {
            let check = &found["check"]["agrees"];
            assert!(check["cycles"].as_u64() >= Some(200), "{family} {found}");
            assert!(check["values"].as_u64() > check["cycles"].as_u64());
        }
        let arbiter = &found[0];
        // One register of four bits says who was last.
        assert_eq!(arbiter["flops"], 4, "{arbiter}");
        let luts = arbiter["luts"].as_u64().expect("a number");
        assert!(
            (30..300).contains(&luts) && arbiter["memory_blocks"] == 0,
            "{arbiter}"
        );
        let cells = arbiter["cells"].as_object().expect("cells").values();
        assert!(cells.filter_map(Value::as_u64).sum::<u64>() >= luts + 4);
    }
}

/// Memory blocks of two families have no model that tells what they do; that is said, and nothing is claimed.
#[test]
fn what_has_no_model_is_named() {
    if !have(&[YOSYS, ICARUS]) {
        return;
    }
    for (family, missing) in [("xilinx", "RAMB"), ("ice40", ""), ("ecp5", "DP16KD")] {
        let words = ["pofan-pipe", "--set", "keys=4096"];
        let pipe = estimate(&words, family);
        assert!(pipe["memory_blocks"].as_u64() > Some(0), "{pipe}");
        match missing {
            "" => assert!(pipe["check"]["agrees"].is_object(), "{pipe}"),
            missing => {
                let why = pipe["check"]["left_out"]["why"].as_str().expect("a reason");
                assert!(why.contains(missing), "{why}");
            }
        }
    }
    let words = ["rr-arbiter", "--verify", "0"];
    let unchecked = estimate(&words, "ice40");
    assert!(unchecked["check"]["left_out"].is_object(), "{unchecked}");
}

#[test]
fn a_fault_in_a_netlist_fails_the_estimate() {
    if !have(&[YOSYS, ICARUS]) {
        return;
    }
    let yosys = YOSYS.find().expect("yosys");
    // What a table computes, or what a flip-flop takes, in the way in which each family writes it.
    for (family, from, to) in [
        ("xilinx", "\\.INIT(\\([0-9]*\\)'h", ".INIT(~\\1'h"),
        ("ice40", "\\.LUT_INIT(\\([0-9]*\\)'h", ".LUT_INIT(~\\1'h"),
        ("ecp5", "\\.INIT(\\([0-9]*\\)'h", ".INIT(~\\1'h"),
    ] {
        let folder = tempdir().unwrap();
        let share = yosys.canonicalize().expect("yosys");
        let share = share.ancestors().nth(2).expect("a folder").join("share");
        std::os::unix::fs::symlink(share, folder.path().join("share")).expect("a link");
        let script = format!(
            "{} \"$@\" || exit $?\nif [ -f netlist.v ]; then sed -i \"0,/{from}/s/{from}/{to}/\" netlist.v; fi",
            yosys.display()
        );
        let search = impostor(folder.path(), "yosys", &script);
        let words = ["synth", "rr-arbiter", "--target", family, "--json"];
        let mut command = sluice(folder.path(), &words);
        command.env("PATH", search);
        let (out, err) = run(command, 1);
        assert!(
            err.contains("differs from the golden model: cycle "),
            "{err}"
        );
        let found: Value = serde_json::from_str(&out).expect("JSON");
        assert!(found["check"]["differs"].is_object(), "{found}");
    }
}

#[test]
fn wrong_words_and_a_missing_yosys_are_told() {
    let folder = tempdir().unwrap();
    let words = ["synth", "rr-arbiter", "--target", "ice40"];
    let mut command = sluice(folder.path(), &words);
    command.env("PATH", "");
    run(command, 3);
    let words = [&words[..], &["--flatten"]].concat();
    run(sluice(folder.path(), &words), 2);
}
