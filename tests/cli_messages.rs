//! What a message says of wrong numbers and of files that hold anything at all.

mod support;

use std::fs;

use serde_json::Value;
use support::{run, sluice};
use tempfile::tempdir;

/// What standard error and, with `--json`, the error of the JSON say.
fn complaint(words: &[&str]) -> (String, String) {
    let folder = tempdir().unwrap();
    let (_, err) = run(sluice(folder.path(), words), 2);
    let words = [words, &["--json"]].concat();
    let (out, _) = run(sluice(folder.path(), &words), 2);
    let value: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(value["status"], 2);
    (err, value["error"].as_str().unwrap().to_owned())
}

#[test]
fn negative_numbers_are_told_what_is_allowed() {
    let synth = ["synth", "rr-arbiter"];
    let export = ["export", "rr-arbiter", "--flow", "openroad", "--out", "o"];
    let burst = ["scenario", "occamy-burst"];
    for (verb, option, value, allowed) in [
        (&synth[..], "--limit", "-1", "0 to 18446744073709551615"),
        (&synth, "--verify", "-1", "0 to 100000000"),
        (&synth, "--timeout", "-1", "1 to 1000000"),
        (&export, "--period-ns", "-1", "more than 0, up to 1000000"),
        (&export, "--utilization", "-0.5", "more than 0, up to 100"),
        (&export, "--density-addon", "-0.001", "0 to less than 1"),
        (&burst, "--queues", "-1", "2 to 256"),
        (&burst, "--burst-rate", "-2.5", "1.1 to 64"),
        (&burst, "--sample", "many", "1 to 1048576"),
        (
            &["scenario", "occamy-expulsion"],
            "--drain",
            "-1",
            "1 to P/16",
        ),
        (&["report", "pofan-resources"], "--pipes", "-1", "1 to 1024"),
        (&["report", "sglb-tables"], "--rails", "-1", "1 to 4096"),
        (&["report", "ppa"], "--jobs", "-1", "1 to 1024"),
        (
            &["sim", "ofan", "--traffic", "links"],
            "--frame-bytes",
            "-1",
            "1 to 65535",
        ),
    ] {
        let (err, json) = complaint(&[verb, &[option, value]].concat());
        for text in [&err, &json] {
            assert!(
                text.contains(option) && text.contains(value) && text.contains(allowed),
                "{text}"
            );
            assert!(!text.contains("unexpected argument"), "{text}");
        }
    }
}

#[test]
fn an_error_says_once_that_it_is_one() {
    for words in [
        &["sim", "rr-arbiter", "--cycles", "0"][..],
        &["sim", "rr-arbiter", "--no-such-option"],
        &["sim"],
        &["sim", "no-such-block"],
    ] {
        let (err, json) = complaint(words);
        assert!(
            err.starts_with("error: ") && !err[7..].contains("error: "),
            "{err}"
        );
        assert!(!json.starts_with("error"), "{json}");
    }
}

/// Sizes that depend on each other are complained of by the names of their options.
#[test]
fn sizes_are_called_as_they_are_typed() {
    for (words, start) in [
        (
            &["scenario", "occamy-burst", "--long-lived", "17"][..],
            "--long-lived 17 is not allowed (allowed: 1..=7): ",
        ),
        (
            &["scenario", "occamy-expulsion", "--drop-rates", "1"],
            "--drop-rates 1 is not allowed (allowed: 2..=64): ",
        ),
        (
            &["report", "pofan-resources", "--register-bits", "999"],
            "--register-bits 999 is not allowed (allowed: 3..=",
        ),
        (
            &["report", "sglb-tables", "--switch-ports", "1"],
            "--switch-ports 1 is not allowed (allowed: 2..=4096): ",
        ),
    ] {
        let (err, json) = complaint(words);
        assert!(err.starts_with(&format!("error: {start}")), "{err}");
        assert!(json.starts_with(start), "{json}");
    }
}

/// A file that is none of what it is taken for cannot act on the terminal through the message about it.
#[test]
fn what_is_quoted_from_a_file_is_printable() {
    let nasty = "\u{1b}[31m\u{7}\u{8}\u{7f}\u{9b}2J\r";
    let files = [
        format!("{nasty} = 1\n"),
        format!("requesters = \"{nasty}\"\n"),
        format!("{nasty},request,ready\n1,1,1\n"),
        format!("rst,request,ready\n{nasty},1,1\n"),
        format!("library (x) {{ {nasty} }}\n"),
        format!("{nasty}\0\u{1}\u{2}"),
        format!("[[port]]\n\"{nasty}\" = 3\n"),
        format!("port,phase\n{nasty},1\n"),
    ];
    let ways: [&[&str]; 6] = [
        &["sim", "rr-arbiter", "--config", "file"],
        &["sim", "rr-arbiter", "--stimulus", "file"],
        &["synth", "rr-arbiter", "--liberty", "file"],
        &["synth", "rr-arbiter", "--memories", "file"],
        &["sim", "ofan", "--traffic", "links", "--phases", "file"],
        &["report", "flop-files", "sglb-engine", "--liberty", "file"],
    ];
    let folder = tempdir().unwrap();
    let acts = |c: char| c.is_control() && c != '\n' && c != '\t';
    let mut quoted = 0;
    for text in files {
        fs::write(folder.path().join("file"), text).unwrap();
        for way in ways {
            for json in [&[][..], &["--json"]] {
                let words = [way, json].concat();
                let output = sluice(folder.path(), &words).output().unwrap();
                // A missing tool is told of first.
                assert!([2, 3].contains(&output.status.code().unwrap()), "{words:?}");
                for stream in [output.stdout, output.stderr] {
                    let said = String::from_utf8(stream).unwrap();
                    assert!(!said.contains(acts), "{words:?}: {said:?}");
                    quoted += u32::from(said.contains("\\u{1b}") || said.contains("\\u001b"));
                }
            }
        }
    }
    assert!(quoted > 10, "{quoted}");
}
