//! The command line: what succeeds, what fails with which status and message, and that a failure
//! leaves nothing half done.

mod support;

use std::fs;
use std::path::Path;

use serde_json::Value;
use support::{run, sluice, tree};
use tempfile::tempdir;

/// The message of a failure in an empty folder, which must stay empty.
fn failure(words: &[&str], status: i32) -> String {
    let folder = tempdir().unwrap();
    let (out, err) = run(sluice(folder.path(), words), status);
    assert_eq!(out, "");
    assert!(tree(folder.path()).is_empty(), "{words:?} left files");
    err
}

/// The message for a stimulus of this text.
fn bad_stimulus(text: impl AsRef<[u8]>) -> String {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("in.csv"), text).unwrap();
    let words = [
        "sim",
        "occamy-selector",
        "--preset",
        "tiny-5",
        "--stimulus",
        "in.csv",
    ];
    let words = [&words[..], &["--response", "out.csv", "--vcd", "out.vcd"]].concat();
    let (_, err) = run(sluice(folder.path(), &words), 2);
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        1,
        "files were left"
    );
    err
}

#[test]
fn wrong_blocks_and_fields() {
    let sim = |words: &[&str]| failure(&[&["sim", "rr-arbiter"], words].concat(), 2);
    insta::assert_snapshot!(failure(&["describe", "rr-arbite"], 2), @"error: unknown block `rr-arbite`; the blocks are rr-arbiter, fixed-priority-arbiter, occamy-selector, max-finder, dt-threshold, dt-admission, head-drop-executor, ofan, ofan-switch, pofan-pipe, pofan-switch, traffic-manager, sglb-scorer, topk-select, sglb-profiles, glb-message, path-enable, lag-equaliser, sglb-engine");
    insta::assert_snapshot!(sim(&["--preset", "n17"]), @"error: rr-arbiter: unknown preset `n17`; the presets are n16, n64-hold, n7-tree, n128-tree-hold");
    insta::assert_snapshot!(sim(&["--set", "requester=7"]), @"error: rr-arbiter: unknown field `requester`; the fields are architecture, hold, requesters");
    insta::assert_snapshot!(sim(&["--set", "requesters=0"]), @"error: rr-arbiter: requesters = 0 is not allowed (allowed: 1..=1024): set the number of requesters to at least 1");
    insta::assert_snapshot!(sim(&["--set", "requesters=1025"]), @"error: rr-arbiter: requesters = 1025 is not allowed (allowed: 1..=1024): set the number of requesters to at most 1024");
    insta::assert_snapshot!(sim(&["--set", "requesters=-1"]), @"error: rr-arbiter: field `requesters` cannot be -1: allowed: 1..=1024");
    insta::assert_snapshot!(sim(&["--set", "requesters=99999999999"]), @"error: rr-arbiter: field `requesters` cannot be 99999999999: allowed: 1..=1024");
    insta::assert_snapshot!(sim(&["--set", "requesters=seven"]), @r#"error: rr-arbiter: field `requesters` cannot be "seven": allowed: 1..=1024"#);
    insta::assert_snapshot!(sim(&["--set", "requesters=7.5"]), @"error: rr-arbiter: field `requesters` cannot be 7.5: allowed: 1..=1024");
    insta::assert_snapshot!(sim(&["--set", "hold=1"]), @"error: rr-arbiter: field `hold` cannot be 1: allowed: false, true");
    insta::assert_snapshot!(sim(&["--set", "architecture=mask"]), @r#"error: rr-arbiter: field `architecture` cannot be "mask": allowed: masked, prefix, tree"#);
    insta::assert_snapshot!(sim(&["--set", "architecture=1"]), @"error: rr-arbiter: field `architecture` cannot be 1: allowed: masked, prefix, tree");
    insta::assert_snapshot!(sim(&["--set", "requesters=4294967296"]), @"error: rr-arbiter: field `requesters` cannot be 4294967296: allowed: 1..=1024");
    insta::assert_snapshot!(failure(&["sim", "occamy-selector", "--set", "length_width=-1"], 2), @"error: occamy-selector: field `length_width` cannot be -1: allowed: 1..=64");
    insta::assert_snapshot!(sim(&["--set", "hold"]), @"error: `hold` is not of the form field=value");
    insta::assert_snapshot!(sim(&["--set", "requesters="]), @"error: `requesters=` is not of the form field=value");
    insta::assert_snapshot!(sim(&["--config", "none.toml"]), @"error: cannot read none.toml: No such file or directory (os error 2)");
    insta::assert_snapshot!(failure(&["sim", "occamy-selector", "--set", "length_width=65"], 2), @"error: occamy-selector: length_width = 65 is not allowed (allowed: 1..=64): set the width of a queue length to at most 64");
}

#[test]
fn wrong_options() {
    let sim = |words: &[&str]| failure(&[&["sim", "rr-arbiter"], words].concat(), 2);
    insta::assert_snapshot!(sim(&["--traffic", "mixed", "--density", "0.5"]), @"error: --density and --locality belong to --traffic random");
    let too_many = (1u64 << 48) + 1;
    let range = "allowed is 1 to 281474976710656 (2^48)";
    for cycles in [
        "0",
        "-1",
        "many",
        "18446744073709551615",
        &too_many.to_string(),
    ] {
        let message = sim(&["--cycles", cycles]);
        assert!(
            message.contains("--cycles") && message.contains(range),
            "{message}"
        );
    }
    let message = sim(&["--seed", "-1"]);
    assert!(
        message.contains("--seed") && message.contains("0 to 18446744073709551615"),
        "{message}"
    );
    for option in ["--density", "--locality"] {
        let message = sim(&[option, "-0.1"]);
        assert!(
            message.contains(option) && message.contains("allowed is 0 to 1"),
            "{message}"
        );
        let message = sim(&[option, "0.00001"]);
        assert!(
            message.contains(option) && message.contains("step is 1/65536"),
            "{message}"
        );
    }
    assert!(sim(&["--density", "1.5"]).contains("allowed is 0 to 1"));
    assert!(sim(&["--cycles", "0"]).contains("--cycles"));
    assert!(sim(&["--backend", "fpga"]).contains("golden, interpreter, jit"));
    assert!(failure(&["emit", "--all", "rr-arbiter", "--out", "o"], 2).contains("--all"));
    assert!(failure(&["emit", "--out", "o"], 2).contains("BLOCK"));
    assert!(failure(&["emit", "rr-arbiter"], 2).contains("--out"));
    assert!(failure(&["synthesise"], 2).contains("unrecognized subcommand"));
}

#[test]
fn failures_speak_json_too() {
    let folder = tempdir().unwrap();
    let no_file = ["sim", "rr-arbiter", "--stimulus", "none.csv", "--json"];
    let no_tool = ["cosim", "rr-arbiter", "--simulator", "icarus", "--json"];
    for (words, status, text) in [
        (&no_file[..], 2, "cannot read none.csv"),
        (&no_tool[..], 3, "iverilog not found"),
        (
            &["sim", "rr-arbiter", "--json", "--cycles", "0"],
            2,
            "--cycles",
        ),
    ] {
        let mut command = sluice(folder.path(), words);
        command.env("PATH", "");
        let (out, err) = run(command, status);
        let value: Value = serde_json::from_str(&out).unwrap();
        assert_eq!(value["status"], status);
        assert!(value["error"].as_str().unwrap().contains(text), "{out}");
        assert!(err.starts_with("error: ") && err.contains(text), "{err}");
    }
}

#[test]
fn a_stimulus_that_never_resets_is_warned_of() {
    let folder = tempdir().unwrap();
    let warning = |rows: &str| {
        let words = [
            "sim",
            "rr-arbiter",
            "--set",
            "requesters=3",
            "--stimulus",
            "-",
        ];
        let mut command = sluice(folder.path(), &words);
        command.write_stdin(rows);
        run(command, 0).1
    };
    insta::assert_snapshot!(warning("rst,request,ready\n0,1,1\n0,2,1\n"), @"warning: column `rst` is never 1: the state before the first reset is undefined, and so are the outputs");
    assert_eq!(warning("rst,request,ready\n0,1,1\n1,2,1\n"), "");
    assert_eq!(warning("request,ready\n1,1\n"), "");
}

/// A run is never shorter than it was asked for.
#[test]
fn cycles_beyond_the_stimulus_are_refused() {
    let folder = tempdir().unwrap();
    fs::write(
        folder.path().join("in.csv"),
        "request,ready\n1,1\n2,1\n3,0\n",
    )
    .unwrap();
    let sim = |cycles: &str, status| {
        let words = ["sim", "rr-arbiter", "--json", "--stimulus", "in.csv"];
        let words = [&words[..], &["--cycles", cycles]].concat();
        run(sluice(folder.path(), &words), status)
    };
    for cycles in [1, 2, 3] {
        let report: Value = serde_json::from_str(&sim(&cycles.to_string(), 0).0).unwrap();
        assert_eq!(report["cycles"], cycles);
    }
    insta::assert_snapshot!(sim("4", 2).1, @"error: --cycles 4 is more than the rows of stimulus in.csv, 3: ask for at most that, or leave --cycles out");
    assert!(sim("281474976710656", 2).1.contains("281474976710656"));
}

#[test]
fn wrong_configuration_files() {
    let folder = tempdir().unwrap();
    let message = |text: &str| {
        fs::write(folder.path().join("c.toml"), text).unwrap();
        run(
            sluice(folder.path(), &["sim", "rr-arbiter", "--config", "c.toml"]),
            2,
        )
        .1
    };
    insta::assert_snapshot!(message("requesters = 0"), @"error: rr-arbiter: requesters = 0 is not allowed (allowed: 1..=1024): set the number of requesters to at least 1");
    insta::assert_snapshot!(message("colour = 1"), @"error: rr-arbiter: unknown field `colour`; the fields are architecture, hold, requesters");
    insta::assert_snapshot!(message("requesters ="), @r#"
error: c.toml is not valid TOML: TOML parse error at line 1, column 13
  |
1 | requesters =
  |             ^
string values must be quoted, expected literal string
"#);
}

#[test]
fn wrong_stimuli() {
    insta::assert_snapshot!(failure(&["sim", "rr-arbiter", "--stimulus", "none.csv"], 2), @"error: cannot read none.csv: No such file or directory (os error 2)");
    let head = "len[0],len[1],len[2],len[3],len[4],threshold,ready\n";
    insta::assert_snapshot!(bad_stimulus(""), @"error: stimulus in.csv: the file is empty; its first line must name the ports: `len[0]` to `len[4]`, `threshold`, `ready`");
    insta::assert_snapshot!(bad_stimulus(head), @"error: stimulus in.csv: no row after the line of port names");
    insta::assert_snapshot!(bad_stimulus("len[0],len[2],ready\n1,2,1\n"), @"error: stimulus in.csv: missing columns: `len[1]`, `len[3]`, `len[4]`, `threshold`");
    insta::assert_snapshot!(bad_stimulus("len[0],len[1],len[2],len[3],len[4],len[5],threshold,ready\n"), @"error: stimulus in.csv: unknown column: `len[5]` (the block's inputs: `len[0]` to `len[4]`, `threshold`, `ready`)");
    insta::assert_snapshot!(bad_stimulus("len[0],len[0],len[2],len[3],len[4],threshold,ready\n"), @"error: stimulus in.csv: column `len[0]` appears more than once");
    insta::assert_snapshot!(bad_stimulus(format!("{head}1,2,3,4,5,6,1\n1,2,3,4,16,6,1\n")), @"error: stimulus in.csv: line 3 (cycle 1), column `len[4]`: 16 does not fit the port's 4 bits");
    insta::assert_snapshot!(bad_stimulus(format!("{head}1,2,3,4,5,6,2\n")), @"error: stimulus in.csv: line 2 (cycle 0), column `ready`: 2 does not fit the port's 1 bit");
    insta::assert_snapshot!(bad_stimulus(format!("{head}1,2,3,4,0xg,6,1\n")), @"error: stimulus in.csv: line 2 (cycle 0), column `len[4]`: `0xg` is not a number (decimal or 0x hexadecimal)");
    insta::assert_snapshot!(bad_stimulus(format!("{head}1,2,3,4,5,6\n")), @"error: stimulus in.csv: line 2 (cycle 0): 6 values, but the first line names 7 columns");
    insta::assert_snapshot!(bad_stimulus(format!("{head}1,2,3,4,,6,1\n")), @"error: stimulus in.csv: line 2 (cycle 0), column `len[4]`: `` is not a number (decimal or 0x hexadecimal)");
    insta::assert_snapshot!(bad_stimulus(b"len[0],\xff\n1,2\n"), @"error: stimulus in.csv: CSV parse error: record 0 (line 1, field: 1, byte: 0): invalid utf-8: invalid UTF-8 in field 1 near byte index 0");
}

#[test]
fn unwritable_places() {
    insta::assert_snapshot!(failure(&["sim", "rr-arbiter", "--response", "no/out.csv"], 2), @"error: cannot write no/out.csv: there is no folder no");
    insta::assert_snapshot!(failure(&["sim", "rr-arbiter", "--vcd", "no/out.vcd", "--backend", "jit"], 2), @"error: cannot write no/out.vcd: there is no folder no");
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    let (_, err) = run(
        sluice(folder.path(), &["emit", "rr-arbiter", "--out", "file"]),
        2,
    );
    insta::assert_snapshot!(err, @"error: cannot make the folder file/rr-arbiter: Not a directory (os error 20)");
    let (_, err) = run(
        sluice(folder.path(), &["sim", "rr-arbiter", "--response", "."]),
        2,
    );
    insta::assert_snapshot!(err, @"error: cannot write .: it is a folder");
    assert_eq!(tree(folder.path()).len(), 1);
}

#[test]
fn list_describe_and_doctor_speak_json() {
    let folder = tempdir().unwrap();
    let json = |words: &[&str]| -> Value {
        serde_json::from_str(&run(sluice(folder.path(), words), 0).0).unwrap()
    };
    let list = json(&["list", "--json"]);
    for block in list["blocks"].as_array().unwrap() {
        let name = block["name"].as_str().unwrap();
        for preset in block["presets"].as_array().unwrap() {
            let words = [
                "describe",
                name,
                "--preset",
                preset.as_str().unwrap(),
                "--json",
            ];
            let described = json(&words);
            assert_eq!(described["block"], name);
            assert_eq!(described["ports"][0]["name"], "clk");
            assert!(described["latency"].is_u64());
            assert!(described["tables"].is_object());
            assert!(
                run(sluice(folder.path(), &words[..4]), 0)
                    .0
                    .contains("latency")
            );
        }
        let page = run(sluice(folder.path(), &["describe", name, "--page"]), 0).0;
        assert!(page.contains(name), "the page of {name} does not name it");
    }
    assert_eq!(json(&["doctor", "--json"])["tools"][0]["name"], "verilator");
    assert!(
        run(sluice(folder.path(), &["doctor"]), 0)
            .0
            .contains("yosys")
    );
}

#[test]
fn doctor_without_any_tool_tells_the_command() {
    let folder = tempdir().unwrap();
    let mut command = sluice(folder.path(), &["doctor"]);
    command.env("PATH", "").env_remove("FLOW_HOME");
    let (out, _) = run(command, 0);
    for verb in [
        "cosim",
        "synth",
        "report ppa",
        "synth --flow openroad",
        "FLOW_HOME is not set",
    ] {
        assert!(out.contains(verb), "{verb}: {out}");
    }
    assert!(
        out.contains("sudo apt-get install -y verilator iverilog yosys opensta g++ make"),
        "{out}"
    );
}

#[test]
fn settings_come_one_over_the_other() {
    let folder = tempdir().unwrap();
    fs::write(
        folder.path().join("c.toml"),
        "requesters = 9\nhold = false\n",
    )
    .unwrap();
    let words = [
        "describe",
        "rr-arbiter",
        "--json",
        "--preset",
        "n64-hold",
        "--config",
        "c.toml",
    ];
    let words = [
        &words[..],
        &["--set", "requesters=10", "--set", "requesters=11"],
    ]
    .concat();
    let described: Value = serde_json::from_str(&run(sluice(folder.path(), &words), 0).0).unwrap();
    let configuration = &described["configuration"];
    assert_eq!(configuration["requesters"], 11, "the last --set counts");
    assert_eq!(configuration["hold"], false, "the file is over the preset");
    assert_eq!(
        configuration["architecture"], "prefix",
        "the preset is over the default"
    );
}

#[test]
fn backends_give_the_same_response() {
    let folder = tempdir().unwrap();
    let response = |backend: &str| {
        let words = [
            "sim",
            "occamy-selector",
            "--preset",
            "paper-64-pipelined",
            "--cycles",
            "500",
        ];
        let words = [
            &words[..],
            &[
                "--backend",
                backend,
                "--response",
                "r.csv",
                "--vcd",
                "r.vcd",
            ],
        ];
        run(sluice(folder.path(), &words.concat()), 0);
        assert!(
            fs::read_to_string(folder.path().join("r.vcd"))
                .unwrap()
                .contains("$enddefinitions")
        );
        assert_eq!(tree(folder.path()).len(), 2, "drafts were left");
        fs::read_to_string(folder.path().join("r.csv")).unwrap()
    };
    let golden = response("golden");
    assert_eq!(
        golden.lines().count(),
        1 + 500 + 1,
        "names, stimulus rows, latency rows"
    );
    assert_eq!(golden, response("interpreter"));
    assert_eq!(golden, response("jit"));
}

#[test]
fn a_stimulus_gives_the_papers_answer() {
    let folder = tempdir().unwrap();
    // Bits 0 and 2 of the bitmap, columns in another order, hexadecimal, reset in the middle.
    let rows = "rst,ready,threshold,len[2],len[1],len[0]\n\
                1,1,5,9,5,0x6\n0,1,5,9,5,6\n0,1,5,9,5,6\n0,1,5,9,5,6\n0,0,5,9,5,6\n1,1,5,9,5,6\n0,1,5,9,5,6\n";
    let words = [
        "sim",
        "occamy-selector",
        "--set",
        "queues=3",
        "--set",
        "length_width=4",
    ];
    for backend in ["golden", "interpreter", "jit"] {
        let more = ["--backend", backend, "--stimulus", "-", "--response", "-"];
        let mut command = sluice(folder.path(), &[&words[..], &more].concat());
        command.write_stdin(rows);
        let (out, _) = run(command, 0);
        assert_eq!(
            out, "queue_index,valid\n0,0\n0,1\n2,1\n0,1\n2,1\n0,0\n0,1\n",
            "{backend}"
        );
    }
}

#[test]
fn emit_is_repeatable_and_leaves_other_files_alone() {
    let folder = tempdir().unwrap();
    let emit = |out: &str| run(sluice(folder.path(), &["emit", "--all", "--out", out]), 0).0;
    let listed = emit("a");
    emit("b");
    fs::write(folder.path().join("a/rr-arbiter/mine.txt"), "mine").unwrap();
    emit("a");
    let (a, b) = (
        tree(&folder.path().join("a")),
        tree(&folder.path().join("b")),
    );
    assert_eq!(a["rr-arbiter/mine.txt"], "mine");
    assert_eq!(a.len(), b.len() + 1);
    assert!(b.iter().all(|(name, text)| a[name] == *text));
    assert_eq!(listed.lines().count(), b.len());
    assert!(listed.lines().all(|path| Path::new(path).starts_with("a")));
}

#[test]
fn a_reader_that_leaves_is_no_failure() {
    use std::process::{Command, Stdio};
    for words in [
        &["sim", "rr-arbiter", "--response", "-"][..],
        &["list"],
        &["describe", "rr-arbiter"],
    ] {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin!("sluice"))
            .args(words)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{words:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{words:?}");
    }
}

/// Bender takes one manifest of a fixed name, whichever configuration came last.
#[test]
fn the_bender_manifest_names_all_configurations_of_the_folder() {
    let folder = tempdir().unwrap();
    let emit = |settings: &[&str]| {
        let words = [&["emit", "rr-arbiter", "--out", "o"], settings].concat();
        run(sluice(folder.path(), &words), 0);
        fs::read_to_string(folder.path().join("o/rr-arbiter/Bender.yml")).unwrap()
    };
    let sources = |manifest: &str| -> Vec<String> {
        let names = manifest.lines().filter_map(|l| l.trim().strip_prefix("- "));
        names.map(String::from).collect()
    };
    assert_eq!(sources(&emit(&["--set", "requesters=9"])).len(), 1);
    let both = ["rr_arbiter_n5_masked.v", "rr_arbiter_n9_masked.v"];
    let manifest = emit(&["--set", "requesters=5"]);
    assert_eq!(sources(&manifest), both);
    // The order in which they came does not show, and a file that is gone is not named.
    assert_eq!(emit(&["--set", "requesters=9"]), manifest);
    fs::remove_file(folder.path().join("o/rr-arbiter").join(both[1])).unwrap();
    assert_eq!(sources(&emit(&["--set", "requesters=5"])), both[..1]);
}

/// Whatever a field is given, the message says what it may have.
#[test]
fn what_a_field_may_have_is_named() {
    let folder = tempdir().unwrap();
    let cases = [
        ("dt-threshold", "alpha_shift=x", "allowed: -4..=6"),
        ("dt-threshold", "alpha_shift=7", "allowed: -4..=6"),
        ("sglb-engine", "pick=3", "allowed: best-level, kept"),
        (
            "rr-arbiter",
            "architecture=x",
            "allowed: masked, prefix, tree",
        ),
        ("rr-arbiter", "hold=x", "allowed: false, true"),
        ("rr-arbiter", "requesters=x", "allowed: 1..=1024"),
    ];
    for (block, setting, allowed) in cases {
        let (_, error) = run(
            sluice(folder.path(), &["describe", block, "--set", setting]),
            2,
        );
        assert!(error.contains(allowed), "{block} {setting}: {error}");
    }
    let samples = ["describe", "lag-equaliser", "--set", "upstream=33"];
    let (_, error) = run(sluice(folder.path(), &samples), 2);
    assert!(!error.contains("[33]"), "{error}");
}
