//! `sluice report pofan-resources`.

mod support;

use serde_json::Value;
use support::{run, sluice};
use tempfile::tempdir;

fn report(words: &[&str], status: i32) -> (String, String) {
    let folder = tempdir().unwrap();
    let words = [&["report", "pofan-resources"], words].concat();
    run(sluice(folder.path(), &words), status)
}

#[test]
fn data_and_table_hold_the_papers_example() {
    let words = ["--radix", "64", "--pipes", "8"];
    let (json, _) = report(&[&words[..], &["--json"]].concat(), 0);
    let data: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(data["setup"]["edge_switches"], 2048);
    assert_eq!(data["resources"]["pointers"], 32_768);
    assert_eq!(data["resources"]["pointer_blocks_per_pipe"], 2);
    assert_eq!(data["paper_table_2"].as_array().unwrap().len(), 7);
    let (text, _) = report(&words, 0);
    let line = |start: &str| {
        let found = text.lines().find(|line| line.trim().starts_with(start));
        found
            .unwrap()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(line("1,024 "), "1,024 2,048 1 16,384 8 81,920");
    assert_eq!(line("2,048 "), "2,048 4,096 2 32,768 16 163,840");
    assert!(line("Hash Bits").starts_with("Hash Bits 82 bits 11.0% no the target's own"));
    assert!(line("SRAM").starts_with("SRAM 207,530 bytes 6.7% yes"));
}

#[test]
fn wrong_numbers_are_named() {
    let (out, err) = report(&["--pipes", "0"], 2);
    assert_eq!(out, "");
    assert_eq!(
        err,
        "error: --pipes 0 is not allowed (allowed: 1..=1024): change the size of the network or of the switch\n"
    );
    let (_, err) = report(&["--radix", "7"], 2);
    assert!(
        err.contains("allowed are even numbers from 2 to 1024"),
        "{err}"
    );
    let (_, err) = report(&["--radix", "8", "--uplinks", "4"], 2);
    assert!(err.contains("cannot be used with"), "{err}");
    let (out, _) = report(&["--register-bits", "129", "--json"], 2);
    let error: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(error["status"], 2);
}

/// What could not be built is not counted.
#[test]
fn fields_that_exclude_each_other_are_named() {
    let refused = |words: &[&str], start: &str| {
        let (_, err) = report(words, 2);
        assert!(
            err.starts_with(&format!("error: {start}")),
            "{words:?}: {err}"
        );
    };
    refused(
        &["--block-width", "1"],
        "--block-width 1 is not allowed (allowed: 3..=4096)",
    );
    refused(
        &["--block-width", "8", "--register-bits", "9"],
        "--register-bits 9 is not allowed (allowed: 3..=8)",
    );
    refused(
        &["--address-bits", "8"],
        "--address-bits 8 is not allowed (allowed: 9..=128)",
    );
    report(
        &[
            "--address-bits",
            "9",
            "--block-width",
            "3",
            "--register-bits",
            "3",
        ],
        0,
    );
}
