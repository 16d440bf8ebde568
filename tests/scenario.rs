//! `sluice scenario`.

mod support;

use serde_json::Value;
use support::{run, sluice, tree};
use tempfile::tempdir;

fn scenario(words: &[&str], status: i32) -> (String, String) {
    let folder = tempdir().unwrap();
    run(
        sluice(folder.path(), &[&["scenario"], words].concat()),
        status,
    )
}

#[test]
fn help_lists_the_scenarios() {
    let (out, _) = scenario(&["--help"], 0);
    for name in ["occamy-burst", "occamy-expulsion"] {
        assert!(out.contains(name), "{out}");
    }
}

/// Files, table and JSON tell the same, on golden model and hardware.
#[test]
fn a_burst_is_written_drawn_and_told() {
    let folder = tempdir().unwrap();
    let words = [
        "scenario",
        "occamy-burst",
        "--cells",
        "512",
        "--sample",
        "16",
    ];
    let with = |more: &[&str]| run(sluice(folder.path(), &[&words, more].concat()), 0).0;
    let text = with(&["--out", "golden"]);
    let json: Value =
        serde_json::from_str(&with(&["--out", "jit", "--backend", "jit", "--json"])).unwrap();
    assert_eq!(json["backend"], "jit");
    assert_eq!(json["files"][1], "jit/occamy-burst.svg");

    let files = tree(folder.path());
    assert_eq!(files.len(), 4, "{:?}", files.keys());
    for name in ["occamy-burst.csv", "occamy-burst.svg"] {
        assert_eq!(
            files[&format!("golden/{name}")],
            files[&format!("jit/{name}")]
        );
    }
    let csv = &files["golden/occamy-burst.csv"];
    assert!(csv.starts_with("scheme,cycle,long_lived,burst,threshold,free\ndt-1,"));
    // All cells are where they should be in every line, but for the few on their way.
    for line in csv.lines().skip(1) {
        let numbers: Vec<u32> = line
            .split(',')
            .skip(2)
            .map(|n| n.parse().unwrap_or(0))
            .collect();
        let sum = numbers[0] + numbers[1] + numbers[3];
        assert!((508..=512).contains(&sum), "{line}");
    }
    let svg = &files["golden/occamy-burst.svg"];
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    for title in [
        "DT, α = 1",
        "DT, α = 4",
        "Occamy, α = 4",
        "Occamy, α = 8",
        "Pushout",
    ] {
        assert!(svg.contains(title), "{title}");
    }

    let runs = json["runs"].as_array().unwrap();
    assert_eq!(runs.len(), 5);
    for run in runs {
        let scheme = run["scheme"].as_str().unwrap();
        let mut lines = text
            .lines()
            .map(|line| line.split_whitespace().collect::<Vec<_>>());
        let line = lines.find(|line| line.first() == Some(&scheme)).unwrap();
        assert_eq!(line[4], run["dropped_before"].to_string());
        assert_eq!(run["dropped_before"].as_u64() > Some(0), scheme == "dt-4");
    }
    assert!(
        json["checks"]
            .as_array()
            .unwrap()
            .iter()
            .all(|check| check["holds"] == true)
    );
}

/// The page shows what the program says, with the sizes that it has by default.
#[test]
fn the_page_is_up_to_date() {
    let page = include_str!("../docs/scenarios.md");
    let (burst, _) = scenario(&["occamy-burst"], 0);
    let words = burst
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>());
    let mut rows = words.filter(|words| words.len() == 8);
    assert_eq!(rows.clone().count(), 5);
    assert!(
        rows.all(|words| page.contains(&format!("| {} |", words.join(" | ")))),
        "{burst}"
    );
    let (sweep, _) = scenario(&["occamy-expulsion"], 0);
    let mut rows = sweep.lines().filter(|line| line.starts_with(" 8 "));
    assert_eq!(rows.clone().count(), 20);
    assert!(rows.all(|line| page.contains(line)), "{sweep}");
    for (check, told) in [
        ("bursts lose", "rows agree, "),
        ("where the", "rows with losses"),
    ] {
        let mut lines = sweep.lines().map(str::trim);
        let line = lines.find(|line| line.starts_with(check)).unwrap();
        let cells = line.split("  ").map(str::trim);
        let count = cells.filter(|cell| cell.contains(" rows")).last().unwrap();
        let count = count.split(" rows").next().unwrap();
        assert!(page.contains(&format!("{count} {told}")), "{line}");
    }
}

#[test]
fn expulsion_is_told_row_by_row() {
    let folder = tempdir().unwrap();
    let words = "scenario occamy-expulsion --cells 8192 --frame 32 --drop-rates 2 --burst-rates 3 --json --out a/b";
    let words: Vec<_> = words.split(' ').collect();
    let (out, _) = run(sluice(folder.path(), &words), 0);
    let json: Value = serde_json::from_str(&out).unwrap();
    let rows = json["rows"].as_array().unwrap();
    let csv = &tree(folder.path())["a/b/occamy-expulsion.csv"];
    assert_eq!(csv.lines().count(), rows.len() + 1);
    assert_eq!(rows.len(), 3 * 4 * 2 * 3);
    let agree =
        |row: &Value| row["predicted_loss"].is_null() || row["predicted_loss"] == row["loss"];
    assert!(rows.iter().all(agree));
}

#[test]
fn wrong_sizes_are_named() {
    let error = |words: &[&str]| scenario(words, 2).1;
    assert_eq!(
        error(&["occamy-burst", "--packet-cells", "4000"]),
        "error: --packet-cells 4000 is not allowed (allowed: 1..=8): longer packets need a larger buffer\n"
    );
    let text = error(&["occamy-burst", "--burst-rate", "1"]);
    assert!(text.contains("allowed is 1.1 to 64"), "{text}");
    let text = error(&["occamy-expulsion", "--cells", "100"]);
    assert!(
        text.starts_with("error: --cells 100 is not allowed (allowed: "),
        "{text}"
    );
    let (out, _) = scenario(&["occamy-expulsion", "--frame", "7", "--json"], 2);
    let error: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(error["status"], 2);
}
