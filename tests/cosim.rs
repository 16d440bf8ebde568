//! `sluice cosim`: agreement in both simulators, and what it says when something is wrong.

mod support;

use serde_json::Value;
use sluice::catalog;
use sluice::tools::{CXX, ICARUS, MAKE, VERILATOR};
use support::{have, impostor, run, sluice, tree};
use tempfile::tempdir;

/// The verdict on one block, with its builds in a folder that all tests share.
fn agree(words: &[&str]) {
    let folder = tempdir().unwrap();
    let words = [&["cosim"], words, &["--json"]].concat();
    let (out, _) = run(sluice(folder.path(), &words), 0);
    let verdict: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(verdict["agree"], true);
    for model in &verdict["models"].as_array().unwrap()[1..] {
        assert_eq!(model["mismatches"], 0);
        assert!(
            model["values_compared"].as_u64().unwrap() > 0,
            "nothing was compared"
        );
    }
    assert!(tree(folder.path()).is_empty());
}

/// So many cycles after the first one in which the preset takes something.
fn cycles(block: &dyn catalog::Block, preset: &str, cycles: u32) -> String {
    let instance = catalog::from_preset(block, preset).unwrap();
    (instance.clearing() + cycles).to_string()
}

/// Every preset, and every choice at an awkward size, through Icarus.
#[test]
fn icarus_agrees() {
    if !have(&[ICARUS]) {
        return;
    }
    for &block in catalog::blocks() {
        for preset in block.presets() {
            let cycles = cycles(block, preset.name, 500);
            let cycles = ["--cycles", &cycles, "--simulator", "icarus"];
            agree(&[&[block.name(), "--preset", preset.name], &cycles[..]].concat());
        }
        for table in catalog::combinations(block, 5) {
            let sets: Vec<String> = table.iter().map(|(k, v)| format!("{k}={v}")).collect();
            let sets = sets.iter().flat_map(|set| ["--set", set]);
            let words = [block.name(), "--cycles", "200", "--simulator", "icarus"];
            agree(&words.into_iter().chain(sets).collect::<Vec<_>>());
        }
    }
}

/// The presets through Verilator.
#[test]
fn verilator_agrees() {
    if !have(&[VERILATOR, CXX, MAKE]) {
        return;
    }
    for &block in catalog::blocks() {
        for preset in block.presets() {
            let cycles = cycles(block, preset.name, 2000);
            agree(&[block.name(), "--preset", preset.name, "--cycles", &cycles]);
        }
    }
}

#[test]
fn the_response_and_the_waveform_are_whole() {
    if !have(&[ICARUS]) {
        return;
    }
    let folder = tempdir().unwrap();
    let common = [
        "occamy-selector",
        "--preset",
        "paper-64-pipelined",
        "--cycles",
        "300",
        "--seed",
        "9",
    ];
    let more = [
        "--response",
        "icarus.csv",
        "--vcd",
        "all.vcd",
        "--simulator",
        "icarus",
    ];
    run(
        sluice(folder.path(), &[&["cosim"], &common[..], &more].concat()),
        0,
    );
    run(
        sluice(
            folder.path(),
            &[&["sim"], &common[..], &["--response", "golden.csv"]].concat(),
        ),
        0,
    );
    let files = tree(folder.path());
    assert_eq!(files["icarus.csv"], files["golden.csv"]);
    assert!(files["all.vcd"].contains("$scope module icarus $end"));
    assert_eq!(files.len(), 3);
}

#[test]
fn a_missing_tool_is_named() {
    for (simulator, text) in [
        (
            "verilator",
            "error: verilator, g++, make not found; to install: sudo apt-get install -y verilator g++ make\n",
        ),
        (
            "icarus",
            "error: iverilog not found; to install: sudo apt-get install -y iverilog\n",
        ),
    ] {
        let folder = tempdir().unwrap();
        let mut command = sluice(
            folder.path(),
            &["cosim", "rr-arbiter", "--simulator", simulator],
        );
        command.env("PATH", "");
        assert_eq!(run(command, 3), (String::new(), text.to_owned()));
        assert!(tree(folder.path()).is_empty());
    }
}

#[cfg(unix)]
#[test]
fn a_tool_that_fails_is_quoted() {
    if !have(&[VERILATOR, CXX, MAKE, ICARUS]) {
        return;
    }
    let says = "case $1 in -V|--version) echo Fake 1.0;; *) echo '%Error: the disk is on fire' >&2; exit 1;; esac";
    for (name, simulator) in [("verilator", "verilator"), ("iverilog", "icarus")] {
        let tools = tempdir().unwrap();
        let folder = tempdir().unwrap();
        for (script, message) in [
            (says, "the disk is on fire"),
            ("exit 1", "fails when asked for its version"),
        ] {
            let mut command = sluice(
                folder.path(),
                &["cosim", "rr-arbiter", "--simulator", simulator],
            );
            command
                .env("PATH", impostor(tools.path(), name, script))
                .env("XDG_CACHE_HOME", tools.path());
            let (out, err) = run(command, 3);
            assert!(err.contains(message), "{err}");
            assert_eq!(out, "");
            assert!(tree(folder.path()).is_empty());
        }
    }
}

/// A wrong answer is found, named, and can be replayed. The impostor is an Icarus whose compiled
/// module has a fault: where the arbiter's `valid` is given, it is inverted.
#[cfg(unix)]
#[test]
fn a_divergence_is_shown_with_all_that_is_needed() {
    if !have(&[ICARUS]) {
        return;
    }
    let tools = tempdir().unwrap();
    let folder = tempdir().unwrap();
    let real = ICARUS.find().unwrap();
    let script = format!(
        r#"case $1 in -V) exec {real} -V;; esac
for file in "$@"; do case $file in *.v)
  sed -i 's/^\( *assign valid = \)/\1~/' "$file" 2>/dev/null;; esac; done
exec {real} "$@""#,
        real = real.display()
    );
    let path = impostor(tools.path(), "iverilog", &script);
    let run_time = real.with_file_name("vvp").display().to_string();
    impostor(tools.path(), "vvp", &format!("exec {run_time} \"$@\""));
    let words = [
        "cosim",
        "rr-arbiter",
        "--set",
        "requesters=7",
        "--simulator",
        "icarus",
        "--seed",
        "3",
    ];
    let mut command = sluice(folder.path(), &words);
    command
        .env("PATH", path)
        .env("XDG_CACHE_HOME", tools.path());
    let (out, err) = run(command, 1);
    assert!(err.starts_with("error: the models differ: cycle "), "{err}");
    assert!(out.contains("rr-arbiter.valid  golden="), "{out}");
    let replay = "sluice cosim rr-arbiter --set requesters=7 --simulator icarus --cycles ";
    assert!(out.contains(replay) && out.contains(" --seed 3"), "{out}");
    let files = tree(&folder.path().join("sluice-divergence"));
    let stimulus = &files["rr-arbiter-icarus-seed3.csv"];
    let cycle: usize = err
        .split_whitespace()
        .nth(5)
        .and_then(|word| word.parse().ok())
        .unwrap();
    assert_eq!(
        stimulus.lines().count(),
        1 + cycle + 1,
        "the shortest failing prefix"
    );
    assert!(files["rr-arbiter-icarus-seed3.vcd"].contains("$scope module icarus $end"));

    // With --json the report is all that standard output holds.
    let mut command = sluice(folder.path(), &[&words[..], &["--json"]].concat());
    command
        .env("PATH", impostor(tools.path(), "iverilog", &script))
        .env("XDG_CACHE_HOME", tools.path());
    let report: Value = serde_json::from_str(&run(command, 1).0).unwrap();
    assert_eq!(report["agree"], false);

    // Replayed from the file alone it fails in the same cycle; an unwritable folder does not hide it.
    let csv = "sluice-divergence/rr-arbiter-icarus-seed3.csv";
    let words = [&words[..6], &["--stimulus", csv, "--out", csv]].concat();
    let mut command = sluice(folder.path(), &words);
    command
        .env("PATH", impostor(tools.path(), "iverilog", &script))
        .env("XDG_CACHE_HOME", tools.path());
    let (_, err) = run(command, 1);
    assert!(
        err.starts_with(&format!("error: the models differ: cycle {cycle} ")),
        "{err}"
    );
    assert!(err.contains("cannot make the folder"), "{err}");
}
