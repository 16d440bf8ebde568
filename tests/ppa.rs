//! `sluice report ppa`: its document and its data, what is kept, and what a wrong netlist does to it.
#![cfg(unix)]

mod support;

use std::path::Path;

use serde_json::Value;
use sluice::tools::{ICARUS, OPENSTA, YOSYS};
use support::{have, impostor, run, sluice, tree};
use tempfile::tempdir;

/// Two blocks of which every preset is small.
const BLOCKS: [&str; 2] = ["fixed-priority-arbiter", "lag-equaliser"];

/// The report of these blocks, with its cache in the folder.
fn report(folder: &Path, words: &[&str]) -> assert_cmd::Command {
    let words = [&["report", "ppa", "--jobs", "2"], words].concat();
    let mut command = sluice(folder, &words);
    command.env("SLUICE_CACHE", folder.join("cache"));
    command.env_remove("SLUICE_LIBERTY");
    command
}

fn json(folder: &Path) -> Value {
    let text = std::fs::read_to_string(folder.join("docs/ppa/ppa.json")).expect("the data");
    serde_json::from_str(&text).expect("JSON")
}

/// The cells of each line of a table.
fn table_rows(document: &str) -> Vec<Vec<&str>> {
    let lines = document.lines().filter(|line| line.starts_with("| "));
    let cells = lines.map(|line| line.trim_matches('|').split(" | ").map(str::trim));
    cells.map(Iterator::collect).collect()
}

#[test]
fn every_row_has_passed_its_check_and_a_second_run_writes_the_same_bytes() {
    if !have(&[YOSYS, OPENSTA, ICARUS]) {
        return;
    }
    let folder = tempdir().expect("a folder");
    let path = folder.path();
    let words = [&["--out", "docs", "--blocks"], &BLOCKS[..]].concat();
    let (_, first) = run(report(path, &words), 0);
    let written = tree(&path.join("docs"));
    let names: Vec<&str> = written.keys().map(String::as_str).collect();
    assert_eq!(names, ["PPA.md", "ppa/ppa.json"]);

    let data = json(path);
    let rows = data["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 6, "three presets of each block");
    assert!(!first.contains(": kept"), "{first}");
    let lines = table_rows(&written["PPA.md"]);
    let mut looping = 0;
    for row in rows {
        let figures = &row["outcome"]["measured"];
        let check = &figures["check"];
        assert!(check["cycles"].as_u64().is_some_and(|cycles| cycles >= 100));
        assert!(check["values"].as_u64() >= check["cycles"].as_u64());
        let line = lines.iter().find(|line| line[0] == row["design"]);
        let line = line.unwrap_or_else(|| panic!("{row} has no line"));
        assert_eq!(line[1], row["size"].as_str().expect("a size"));
        assert_eq!(*line.last().expect("a cell"), check["cycles"].to_string());
        let exact = figures["area"]["ge"].as_f64().expect("a figure");
        assert!(shows(number(line[2]), exact), "{line:?} {exact}");
        let loops = &figures["timing"]["loops"];
        match loops.as_array().expect("loops").as_slice() {
            [] => assert_eq!(line[8], ""),
            [slowest, ..] => {
                let (name, period) = line[8].split_once(": ").expect("a name");
                assert_eq!(name.trim_matches('`'), slowest["name"]);
                let exact = slowest["period_fo4"].as_f64().expect("a figure");
                assert!(shows(number(period), exact), "{line:?} {exact}");
                looping += 1;
            }
        }
    }
    assert_eq!(looping, 1, "the arbiter that holds its grant");

    let (_, again) = run(report(path, &words), 0);
    assert_eq!(again.matches(": kept").count(), 6, "{again}");
    assert_eq!(tree(&path.join("docs")), written);
    let fresh = [&words[..], &["--fresh"]].concat();
    let (_, fresh) = run(report(path, &fresh), 0);
    assert!(!fresh.contains(": kept"), "{fresh}");
    assert_eq!(tree(&path.join("docs")), written);
}

#[test]
fn a_fault_in_a_mapped_netlist_fails_the_report() {
    if !have(&[YOSYS, OPENSTA, ICARUS]) {
        return;
    }
    let folder = tempdir().expect("a folder");
    let path = folder.path();
    let yosys = YOSYS.find().expect("yosys");
    // One gate of the netlist computes something else.
    let script = format!(
        "{} \"$@\" || exit $?\nif [ -f netlist.v ]; then sed -i '0,/NOR2_X1/s//NAND2_X1/' netlist.v; fi",
        yosys.display()
    );
    let search = impostor(path, "yosys", &script);
    let words = [
        "--out",
        "docs",
        "--json",
        "--blocks",
        "fixed-priority-arbiter",
    ];
    let mut command = report(path, &words);
    command.env("PATH", search);
    let (out, err) = run(command, 1);
    assert!(err.contains("cycle "), "{err}");
    assert!(!path.join("docs").exists(), "nothing is written");
    let data: Value = serde_json::from_str(&out).expect("JSON");
    let rows = data["rows"].as_array().expect("rows");
    let failed = rows
        .iter()
        .filter(|row| row["outcome"]["failed"].is_string());
    assert!(failed.count() > 0, "{out}");
    // Nothing of it is kept.
    let (_, err) = run(report(path, &words), 0);
    for row in rows
        .iter()
        .filter(|row| row["outcome"]["failed"].is_string())
    {
        let id = row["id"].as_str().expect("an id");
        let line = err.lines().find(|line| line.contains(id));
        assert!(line.is_some_and(|line| !line.contains("kept")), "{err}");
    }
}

#[test]
fn what_is_too_large_has_a_reason_and_no_figure() {
    if !have(&[YOSYS, OPENSTA, ICARUS]) {
        return;
    }
    let folder = tempdir().expect("a folder");
    let path = folder.path();
    let words = [
        "--out",
        "docs",
        "--limit",
        "100",
        "--blocks",
        "lag-equaliser",
    ];
    run(report(path, &words), 0);
    let document = &tree(&path.join("docs"))["PPA.md"];
    let lines = table_rows(document);
    let line = lines
        .iter()
        .find(|line| line[0] == "leaf-4-32")
        .expect("a line");
    assert_eq!(line[2], "see the end");
    let (_, end) = document.split_once("## Not measured").expect("an end");
    assert!(
        end.contains("leaf-4-32") && end.contains("too large"),
        "{end}"
    );
    assert!(!end.contains("figure-d"), "{end}");
}

#[test]
fn wrong_words_are_named() {
    let folder = tempdir().expect("a folder");
    let path = folder.path();
    let (_, err) = run(report(path, &["--blocks", "nonsense"]), 2);
    assert!(err.contains("nonsense"), "{err}");
    if have(&[YOSYS, OPENSTA, ICARUS]) {
        let words = ["--blocks", "lag-equaliser", "--liberty", "nowhere.lib"];
        let (_, err) = run(report(path, &words), 2);
        assert!(err.contains("nowhere.lib"), "{err}");
    }
}

fn number(text: &str) -> f64 {
    text.replace(',', "").parse().expect("a number")
}

/// Whether a figure of four digits is this one.
fn shows(shown: f64, exact: f64) -> bool {
    (shown - exact).abs() <= 0.0006 * exact.abs()
}

/// The document that is committed, and its data.
fn committed() -> (String, Value) {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    let read = |name: &str| std::fs::read_to_string(docs.join(name)).expect(name);
    let data = serde_json::from_str(&read("ppa/ppa.json")).expect("JSON");
    (read("PPA.md"), data)
}

#[test]
fn claims_are_held_against_rows_of_the_data() {
    let (document, data) = committed();
    let rows = data["rows"].as_array().expect("rows");
    let mut count = 0;
    for library in ["generic", "liberty"] {
        let claims = data[library]["claims"].as_array().into_iter().flatten();
        for ours in claims.flat_map(|claim| claim["ours"].as_array().expect("figures")) {
            let value = ours["value"].as_f64().expect("a value");
            let what = ours["what"].as_str().expect("a text");
            let measured = &ours["basis"]["measured"];
            if let Some(id) = measured["row"].as_str() {
                let row = rows.iter().find(|row| row["id"] == id).expect("its row");
                let field = measured["field"].as_str().expect("a field");
                let figures = &row["outcome"]["measured"];
                let figure = figures.pointer(&format!("/{field}")).expect("a figure");
                let factor = measured["factor"].as_f64().expect("a factor");
                // Reading JSON may change the last digit.
                let exact = figure.as_f64().expect("a figure") * factor;
                assert!((value / exact - 1.0).abs() < 1e-12, "{id}: {value} {exact}");
                assert!(
                    what.contains(row["size"].as_str().expect("a size")),
                    "{what}"
                );
            }
            // In the document under the same name; one name may be there in several units.
            let unit = ours["unit"].as_str().expect("a unit");
            let parts: Vec<&str> = document.split("**").collect();
            let shown = parts.windows(2).any(|pair| {
                let (Some(text), after) = (pair[0].strip_suffix(&format!(" {unit}")), pair[1])
                else {
                    return false;
                };
                after.starts_with(&format!(": {what}")) && shows(number(text), value)
            });
            assert!(shown, "{value} {unit}: {what}");
            count += 1;
        }
    }
    assert!(count > 10, "{count} figures");
}

#[test]
fn aims_are_held_against_rows_of_the_data() {
    let (document, data) = committed();
    let rows = data["rows"].as_array().expect("rows");
    let lines = table_rows(&document);
    for library in ["generic", "liberty"] {
        let aims = data[library]["aims"].as_array().expect("aims");
        assert!(!aims.is_empty());
        for aim in aims {
            let row = rows.iter().find(|row| row["id"] == aim["row"]);
            let figures = &row.expect("its row")["outcome"]["measured"];
            let limits = aim["figures"].as_array().expect("limits");
            let keeps = limits.iter().map(|pair| {
                let field = pair[0]["field"].as_str().expect("a field");
                let figure = figures.pointer(&format!("/{field}"));
                assert_eq!(figure.and_then(Value::as_f64), pair[1].as_f64(), "{aim}");
                assert!(pair[1].is_number(), "{aim}");
                pair[1].as_f64() <= pair[0]["most"].as_f64()
            });
            let met = keeps.collect::<Vec<_>>().iter().all(|kept| *kept);
            assert_eq!(aim["met"], met, "{aim}");
            let command = aim["command"].as_str().expect("a command");
            let command = format!("`{command}`");
            let line = lines.iter().find(|line| line[line.len() - 1] == command);
            let verdict = if met { "met" } else { "**missed**" };
            let expected = (aim["what"].as_str().expect("a text"), verdict);
            assert_eq!(line.map(|line| (line[0], line[2])), Some(expected));
        }
    }
}

/// The figure of an aim is what its command prints.
#[test]
fn the_command_beside_an_aim_measures_it() {
    if !have(&[YOSYS, OPENSTA, ICARUS]) {
        return;
    }
    let (_, data) = committed();
    let aim = &data["generic"]["aims"][0];
    let command = aim["command"].as_str().expect("a command");
    let words: Vec<&str> = command.split(' ').skip(1).chain(["--json"]).collect();
    let folder = tempdir().expect("a folder");
    let (out, _) = run(sluice(folder.path(), &words), 0);
    let report: Value = serde_json::from_str(&out).expect("JSON");
    let rows = data["rows"].as_array().expect("rows");
    let row = rows.iter().find(|row| row["id"] == aim["row"]);
    let tools = &row.expect("its row")["outcome"]["measured"]["tools"];
    if report["tools"] != *tools {
        eprintln!("skipped: the document was made with other versions: {tools}");
        return;
    }
    let limits = aim["figures"].as_array().expect("limits");
    assert!(!limits.is_empty());
    for pair in limits {
        let field = pair[0]["field"].as_str().expect("a field");
        let figure = report.pointer(&format!("/{field}"));
        assert_eq!(figure.expect("a figure").as_f64(), pair[1].as_f64());
    }
}

#[test]
fn every_figure_of_the_document_has_passed_its_check() {
    let (document, data) = committed();
    let rows = data["rows"].as_array().expect("rows");
    assert!(rows.len() > 100);
    for row in rows {
        let outcome = &row["outcome"];
        assert!(outcome["failed"].is_null(), "{row}");
        let measured = &outcome["measured"];
        if measured.is_object() {
            assert!(measured["check"]["cycles"].as_u64() >= Some(100), "{row}");
        }
    }
    let (_, presets) = document.split_once("## Presets").expect("presets");
    let (presets, _) = presets.split_once("\n## ").expect("what follows");
    for block in sluice::catalog::blocks() {
        let heading = format!("### {}\n", block.name());
        let section = presets.split_once(&heading).map(|(_, section)| section);
        let section = section.unwrap_or_else(|| panic!("{}", block.name()));
        let section = section.split("###").next().expect("a section");
        let lines = table_rows(section);
        for preset in block.presets() {
            let line = lines.iter().find(|line| line[0].starts_with(preset.name));
            let line = line.unwrap_or_else(|| panic!("{} {}", block.name(), preset.name));
            assert!(!line[1].is_empty(), "N is beside every figure");
            let left_out = line[2] == "see the end";
            assert!(
                left_out || number(line[line.len() - 1]) >= 100.0,
                "{line:?}"
            );
        }
    }
    for (at, _) in document.match_indices("](ppa/") {
        let (plot, _) = document[at + 2..].split_once(')').expect("an end");
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("docs")
            .join(plot);
        assert!(path.exists(), "{}", path.display());
    }
}

/// What is kept is written again as it was measured, so that a second run changes nothing.
#[test]
fn figures_that_are_kept_are_read_to_the_last_digit() {
    for figure in [21845.329999999998, 189390.83333333334, 0.21982057311913594] {
        let text = serde_json::to_string(&figure).expect("JSON");
        assert_eq!(serde_json::from_str::<f64>(&text).ok(), Some(figure));
    }
}
