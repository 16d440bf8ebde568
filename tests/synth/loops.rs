//! Periods of loops of one cycle against a timing analysis of our own.

use std::collections::BTreeSet;
use std::fs;

use sluice::tools::{OPENSTA, YOSYS};
use tempfile::tempdir;

use super::estimates::own_timing;
use super::netlist::modules;
use super::*;

/// Whether a net of the netlist holds a bit of a loop's register or memory: `name`, `name[3]`, `name[3][1]`, or
/// `name_1[3]` of counters.
fn holds(found: &str, net: &str) -> bool {
    let Some(rest) = net.trim_start_matches('\\').trim().strip_prefix(found) else {
        return false;
    };
    let plane = |rest: &str| {
        let (bit, entry) = rest
            .strip_prefix('_')?
            .split_once('[')
            .unwrap_or((&rest[1..], ""));
        Some(!bit.is_empty() && bit.bytes().all(|b| b.is_ascii_digit()) && !entry.contains('['))
    };
    rest.is_empty() || rest.starts_with('[') || plane(rest) == Some(true)
}

/// Names of all loops that the block's description lists.
fn described(folder: &Path, words: &[&str]) -> BTreeSet<String> {
    let words = words
        .iter()
        .filter(|word| **word != "--flatten" && **word != "--effort" && **word != "delay");
    let words: Vec<&str> = ["describe"]
        .iter()
        .chain(words)
        .chain(&["--json"])
        .copied()
        .collect();
    let (out, _) = run(sluice(folder, &words), 0);
    let value: Value = serde_json::from_str(&out).expect("JSON");
    let loops = value["loops"].as_array().expect("loops");
    loops
        .iter()
        .map(|l| l["name"].as_str().expect("a name").to_owned())
        .collect()
}

#[test]
fn periods_of_loops_are_those_of_an_own_analysis() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let mut timed = 0;
    for words in [
        &["rr-arbiter", "--set", "requesters=5"][..],
        &["rr-arbiter", "--set", "requesters=33", "--effort", "delay"],
        &["rr-arbiter", "--set", "requesters=2"],
        &["fixed-priority-arbiter", "--preset", "n7-hold"],
        &["occamy-selector", "--preset", "tiny-5", "--flatten"],
        &["dt-threshold", "--preset", "per-queue-7", "--flatten"],
        &["dt-admission", "--preset", "alpha-half-5", "--flatten"],
        &[
            "ofan",
            "--set",
            "lanes=3",
            "--set",
            "keys=14",
            "--set",
            "uplinks=3",
            "--flatten",
        ],
        &["topk-select", "--preset", "tiny-5", "--flatten"],
    ] {
        let folder = tempdir().expect("a folder");
        let all = described(folder.path(), words);
        let report = report(folder.path(), &[words, &["--verify", "0"]].concat());
        let text = fs::read_to_string(folder.path().join("out/netlist.v")).expect("a netlist");
        let modules = modules(&text);
        let module = &modules[report["module"].as_str().expect("a name")];
        let loops = report["timing"]["loops"].as_array().expect("loops");
        for found in loops {
            let name = found["name"].as_str().expect("a name");
            let own = own_timing(module, 4.0, "BUF_X1", &|net| holds(name, net));
            // The setup time at the end.
            let period = own.worst_at_flop + 3.0;
            assert!(
                close(period, number(&found["period"]), 1e-4),
                "{words:?} {period} {found}"
            );
            assert!(close(period / 5.0, number(&found["period_fo4"]), 1e-4));
            assert!(found["fmax_mhz"].is_null());
            timed += 1;
        }
        let periods: Vec<f64> = loops.iter().map(|found| number(&found["period"])).collect();
        assert!(periods.is_sorted_by(|a, b| a >= b), "{periods:?}");
        let names = loops.iter().map(|found| &found["name"]);
        let untimed = report["timing"]["untimed_loops"].as_array().expect("names");
        let told: BTreeSet<String> = names
            .chain(untimed)
            .map(|n| n.as_str().expect("a name").to_owned())
            .collect();
        assert_eq!(told, all, "{words:?}");
    }
    assert!(timed >= 18, "{timed}");
}

/// The same loops with the hierarchy kept and dissolved, with memories as macros, and in a library with a clock in MHz.
#[test]
fn loops_keep_their_names() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    for words in [
        &["occamy-selector", "--preset", "tiny-5"][..],
        &["ofan", "--preset", "k4-edge"],
        &[
            "ofan",
            "--preset",
            "k4-edge",
            "--set",
            "architecture=banked",
        ],
        &["pofan-pipe", "--preset", "k12-rl2"],
    ] {
        let names = [&[][..], &["--flatten"]].map(|flatten| {
            let folder = tempdir().expect("a folder");
            let report = report(
                folder.path(),
                &[words, flatten, &["--verify", "0"]].concat(),
            );
            let loops = report["timing"]["loops"].as_array().expect("loops").iter();
            loops
                .map(|l| (l["name"].to_string(), l["bits"].as_u64()))
                .collect::<BTreeSet<_>>()
        });
        assert!(!names[0].is_empty(), "{words:?}");
        assert_eq!(names[0], names[1], "{words:?}");
    }
    let Some(library) = pdk("nangate45_typ.lib.gz") else {
        return;
    };
    let folder = tempdir().expect("a folder");
    let library = library.display().to_string();
    let words = [
        "dt-threshold",
        "--preset",
        "running-sum",
        "--liberty",
        &library,
    ];
    let report = report(folder.path(), &words);
    let found = &report["timing"]["loops"][0];
    assert_eq!(
        (&found["name"], &found["arithmetic"]),
        (&"free".into(), &true.into())
    );
    assert!(close(
        number(&found["fmax_mhz"]) * number(&found["period"]),
        1e3,
        1e-4
    ));
    assert!(number(&found["period"]) <= number(&report["timing"]["shortest_period"]));
}
