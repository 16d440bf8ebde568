//! Files of flip-flops apart from a block that is too large with them: what comes out beside what the whole block has, what is
//! said of it, and what a fault does.
#![cfg(unix)]

mod support;

use std::path::Path;

use serde_json::Value;
use sluice::tools::{ICARUS, OPENSTA, YOSYS};
use support::{have, impostor, run, sluice};
use tempfile::tempdir;

const TOOLS: [sluice::tools::Tool; 3] = [YOSYS, OPENSTA, ICARUS];

/// Counters with reset values and asynchronous reads, extrapolated; a file that every lane writes, small enough to be mapped
/// alone; each with the limit that sets the file apart, and how far its figures may be off.
const BLOCKS: [(&[&str], &str, f64); 2] = [
    (
        &[
            "ofan",
            "--set",
            "lanes=4",
            "--set",
            "keys=512",
            "--set",
            "uplinks=4",
            "--set",
            "architecture=all-pairs",
        ],
        "21000",
        0.15,
    ),
    (
        &[
            "ofan",
            "--preset",
            "k8-edge",
            "--set",
            "failures=2",
            "--set",
            "architecture=all-pairs",
        ],
        "8000",
        0.2,
    ),
];

/// Small, and its counters are extrapolated from 4, 6 and 8 entries.
const SMALL: [&str; 11] = [
    "ofan",
    "--set",
    "lanes=2",
    "--set",
    "keys=16",
    "--set",
    "uplinks=3",
    "--set",
    "architecture=all-pairs",
    "--limit",
    "1500",
];

fn report(folder: &Path, words: &[&str], limit: &str) -> Value {
    let words = [&["synth"], words, &["--json", "--limit", limit]].concat();
    serde_json::from_str(&run(sluice(folder, &words), 0).0).expect("JSON")
}

fn number(value: &Value) -> f64 {
    value
        .as_f64()
        .unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn what_is_extrapolated_is_near_what_is_there() {
    if !have(&TOOLS) {
        return;
    }
    for (words, limit, factor) in BLOCKS {
        let folder = tempdir().expect("a folder");
        let whole = report(folder.path(), words, "1000000");
        let apart = report(folder.path(), words, limit);
        eprintln!("{words:?}");
        assert_eq!(whole["flop_files"], Value::Array(vec![]));
        assert!(whole["area"]["extrapolated"].is_null());
        let files = apart["flop_files"].as_array().expect("files");
        assert!(!files.is_empty(), "{words:?}");
        // Memories are listed whether they are apart or not; every flip-flop is counted.
        assert_eq!(whole["memories"], apart["memories"]);
        assert_eq!(whole["area"]["flops"], apart["area"]["flops"], "{words:?}");
        for place in ["/area/ge", "/power/dynamic", "/timing/shortest_period_fo4"] {
            let of = |report: &Value| number(report.pointer(place).expect("a figure"));
            let ratio = of(&apart) / of(&whole);
            eprintln!("{place}: {} {} {ratio}", of(&apart), of(&whole));
            assert!((ratio - 1.0).abs() < factor, "{words:?} {place}: {ratio}");
        }
        assert!(
            number(&apart["check"]["agrees"]["cycles"]) >= 200.0,
            "{words:?}"
        );
        let extrapolated = files
            .iter()
            .any(|file| file["ge"]["extrapolated"].is_object());
        assert_eq!(
            extrapolated,
            files[0]["measured"].as_array().expect("sizes").len() > 1
        );
        let shares = &apart["area"]["extrapolated"];
        assert_eq!(extrapolated, shares.is_object());
        if extrapolated {
            let ge = &shares["ge"];
            let sum = number(&ge["measured"]) + number(&ge["extrapolated"]);
            assert!(
                (sum / number(&apart["area"]["ge"]) - 1.0).abs() < 1e-5,
                "{shares}"
            );
            assert!(number(&ge["error"]) > 0.0 && number(&ge["extrapolated"]) > 0.0);
        }
    }
}

/// Every line with a figure of the whole block says so, and nothing says so where all is mapped.
#[test]
fn no_total_hides_what_is_extrapolated() {
    if !have(&TOOLS) {
        return;
    }
    let folder = tempdir().expect("a folder");
    let words = [&["synth"], &SMALL[..]].concat();
    let (text, _) = run(sluice(folder.path(), &words), 0);
    let line = |head: &str| {
        let found = text.lines().find(|line| line.trim().starts_with(head));
        found.unwrap_or_else(|| panic!("no {head}: {text}"))
    };
    for (head, times) in [
        ("area", 2),
        ("not mapped", 2),
        ("cells", 1),
        ("shortest period", 2),
        ("slack", 1),
        ("dynamic power", 2),
        ("leakage", 2),
        ("16 x 2  ", 2),
    ] {
        let line = if head.starts_with("16") {
            text.lines()
                .find(|line| line.contains("4: "))
                .expect("the file")
        } else {
            line(head)
        };
        assert_eq!(line.matches(" extrapolated").count(), times, "{line}");
    }
    for head in [
        "measured",
        "logic depth",
        "netlist check",
        "register to output",
    ] {
        assert!(!line(head).contains("extrapolated"), "{}", line(head));
    }
    assert!(line("logic depth").contains("without what is in files that are apart"));
    let whole = [&["synth"], &SMALL[..9]].concat();
    let (whole, _) = run(sluice(folder.path(), &whole), 0);
    assert!(
        !whole.contains("extrapolated") && !whole.contains("apart"),
        "{whole}"
    );
}

/// Yosys by a script that changes one netlist after it: the block's, or that of a file alone.
fn faulty(of: &str) -> String {
    let folder = tempdir().expect("a folder");
    let yosys = YOSYS.find().expect("yosys");
    let script = format!(
        "{} \"$@\" || exit $?\nif [ -f netlist.v ] && grep -q '^module {of}' netlist.v; then \
         sed -i '0,/ XNOR2_X[0-9]* / s// XOR2_X1 /; 0,/ NAND2_X1 / s// NOR2_X1 /' netlist.v; fi",
        yosys.display()
    );
    let search = impostor(folder.path(), "yosys", &script);
    let words = [&["synth"], &SMALL[..]].concat();
    let mut command = sluice(folder.path(), &words);
    command.env("PATH", search);
    run(command, 1).1
}

#[test]
fn faults_of_the_rest_and_of_a_file_are_found() {
    if !have(&TOOLS) {
        return;
    }
    let rest = faulty("ofan_ranks2_l2");
    assert!(
        rest.contains("the netlist differs from the golden model"),
        "{rest}"
    );
    let file = faulty("sluice_file_2r2a_6x2");
    assert!(
        file.contains("the netlist of sluice_file_2r2a_6x2") && file.contains("cycle "),
        "{file}"
    );
}

/// A run that is stopped while a file is mapped says so, with its status.
#[test]
fn the_time_limit_holds_for_files_too() {
    if !have(&TOOLS) {
        return;
    }
    let folder = tempdir().expect("a folder");
    let yosys = YOSYS.find().expect("yosys");
    let script = format!("sleep 20; exec {} \"$@\"", yosys.display());
    let script = format!(
        "case \"$*\" in *map.ys*) {script};; esac\nexec {} \"$@\"",
        yosys.display()
    );
    let search = impostor(folder.path(), "yosys", &script);
    let words = [&["synth"], &SMALL[..], &["--timeout", "2"]].concat();
    let mut command = sluice(folder.path(), &words);
    command.env("PATH", &search);
    let (out, err) = run(command, 3);
    assert!(
        out.contains("stopped") && err.contains("yosys"),
        "{out} {err}"
    );
    let words = [
        "report",
        "flop-files",
        "ofan",
        "--preset",
        "k4-edge",
        "--from-bits",
        "1",
        "--timeout",
        "1",
    ];
    let words = [&words[..], &["--set", "architecture=all-pairs"]].concat();
    let mut command = sluice(folder.path(), &words);
    command.env("PATH", &search);
    run(command, 3);
}
