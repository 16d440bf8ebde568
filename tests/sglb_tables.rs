//! `sluice report sglb-tables`.

mod support;

use serde_json::Value;
use support::{run, sluice};
use tempfile::tempdir;

fn report(words: &[&str], status: i32) -> (String, String) {
    let folder = tempdir().unwrap();
    let words = [&["report", "sglb-tables"], words].concat();
    run(sluice(folder.path(), &words), status)
}

#[test]
fn the_papers_cluster_is_the_default() {
    let (json, _) = report(&["--json"], 0);
    let data: Value = serde_json::from_str(&json).unwrap();
    let column = |part: &str, field: &str| -> Vec<Value> {
        let rows = data[part].as_array().unwrap().iter();
        rows.map(|row| row[field].clone()).collect()
    };
    assert_eq!(column("counts", "count"), [4096, 255, 28_703]);
    assert_eq!(column("counts", "derived"), [false, true, true]);
    assert_eq!(column("tables", "values"), [1024, 896, 1024]);
    let (text, _) = report(&[], 0);
    let line = |start: &str| {
        let found = text.lines().find(|line| line.trim().starts_with(start));
        let words = found.unwrap().split_whitespace();
        words.collect::<Vec<_>>().join(" ")
    };
    assert!(line("paths between").ends_with("32 · 32 · 4 4,096 paper"));
    assert!(line("destinations").ends_with("8 · 32 − 1 255 derived"));
    assert!(line("profiles of a ToR").ends_with("31 · 1 + 224 · 128 28,703 derived"));
    assert!(line("ToR").ends_with("31 × 32 + 32 1,024 32 yes"));
    assert!(line("leaf").ends_with("28 × 32 896 28 yes"));
    assert!(line("spine").ends_with("32 × 8 · 4 1,024 32 yes"));
}

#[test]
fn impossible_clusters_are_refused() {
    let (out, err) = report(&["--planes", "5"], 2);
    assert_eq!(out, "");
    assert_eq!(
        err,
        "error: --planes 5 is not allowed (allowed: divisors of --leaves 32): \
         give every plane the same number of leaves of a rail\n"
    );
    let (out, _) = report(&["--rails", "17", "--json"], 2);
    let error: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(error["status"], 2);
}
