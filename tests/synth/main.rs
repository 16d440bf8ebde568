//! `sluice synth`: its figures against netlists and libraries that are read here anew, and every way to fail.
#![cfg(unix)]

mod conditions;
mod estimates;
mod failures;
mod fpga;
mod loops;
mod netlist;
#[path = "../support/mod.rs"]
mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use netlist::{areas, census, modules};
use serde_json::Value;
use sluice::synth::generic;
use sluice::tools::{ICARUS, OPENSTA, YOSYS};
use support::{have, impostor, run, sluice};
use tempfile::tempdir;

/// The report of a run with these words, and the folder that it wrote.
fn report(folder: &Path, words: &[&str]) -> Value {
    let words = [&["synth"], words, &["--json", "--out", "out"]].concat();
    let (out, _) = run(sluice(folder, &words), 0);
    serde_json::from_str(&out).expect("JSON")
}

fn number(value: &Value) -> f64 {
    value
        .as_f64()
        .unwrap_or_else(|| panic!("{value} is no number"))
}

fn close(a: f64, b: f64, share: f64) -> bool {
    (a - b).abs() <= share * a.abs().max(b.abs())
}

/// Where the libraries are that are not ours.
fn pdk(name: &str) -> Option<PathBuf> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../shared/pdk")
        .join(name);
    here(file)
}

fn here(file: PathBuf) -> Option<PathBuf> {
    if !file.exists() {
        eprintln!("skipped: {} is not there", file.display());
        return None;
    }
    Some(file)
}

fn debian(name: &str) -> Option<PathBuf> {
    let folder = Path::new("/usr/share/qflow/tech").join(name);
    here(folder.join(format!("{name}_stdcells.lib")))
}

/// Area, cells and flip-flops, counted in the netlist.
fn check_area(folder: &Path, report: &Value, liberty: &str, nand2: &str) {
    let netlist = fs::read_to_string(folder.join("out/netlist.v")).expect("a netlist");
    let modules = modules(&netlist);
    let top = report["module"].as_str().expect("a name");
    let census = census(&modules, top);
    let areas = areas(liberty);
    let is_macro = |cell: &str| cell.starts_with("sluice_sram_");
    let cells = || census.iter().filter(|(cell, _)| !is_macro(cell));
    let area: f64 = cells()
        .map(|(cell, count)| areas[cell] * *count as f64)
        .sum();
    assert!(area > 0.0);
    assert!(
        close(area, number(&report["area"]["area"]), 1e-5),
        "{area} {}",
        report["area"]["area"]
    );
    assert!(close(
        area / areas[nand2],
        number(&report["area"]["ge"]),
        1e-5
    ));
    assert_eq!(
        report["area"]["cells"],
        cells().map(|(_, count)| count).sum::<u64>()
    );
    assert_eq!(
        report["area"]["census"],
        serde_json::to_value(&census).expect("JSON")
    );
    let macros = report["macros"].as_array().expect("macros");
    let stated: BTreeMap<&str, u64> = macros
        .iter()
        .map(|m| {
            (
                m["module"].as_str().expect("a name"),
                m["count"].as_u64().expect("a count"),
            )
        })
        .collect();
    let found = census.iter().filter(|(cell, _)| is_macro(cell));
    assert_eq!(
        stated,
        found.map(|(cell, count)| (cell.as_str(), *count)).collect()
    );
    let ge: f64 = macros
        .iter()
        .map(|m| number(&m["ge"]) * number(&m["count"]))
        .sum();
    assert!(close(ge, number(&report["area"]["macro_ge"]), 1e-4) || macros.is_empty());
    // The netlist does what the block does.
    assert!(
        number(&report["check"]["agrees"]["values"]) > 100.0,
        "{}",
        report["check"]
    );
    // And what Yosys adds up itself.
    let log = fs::read_to_string(folder.join("out/yosys.log")).expect("a log");
    let stated = log
        .lines()
        .rfind(|line| line.contains("Chip area for"))
        .expect("an area");
    let stated: f64 = stated
        .rsplit(' ')
        .next()
        .expect("a number")
        .parse()
        .expect("a number");
    assert!(close(area, stated, 1e-5), "{area} {stated}");
}

#[test]
fn areas_are_the_sums_of_the_cells_of_the_netlist() {
    if !have(&[YOSYS, OPENSTA, ICARUS]) {
        return;
    }
    for words in [
        &["rr-arbiter", "--preset", "n7-tree"][..],
        &["occamy-selector", "--preset", "tiny-5", "--effort", "area"],
        &[
            "occamy-selector",
            "--preset",
            "tiny-5",
            "--effort",
            "delay",
            "--flatten",
        ],
        &[
            "ofan",
            "--set",
            "lanes=3",
            "--set",
            "keys=6",
            "--set",
            "uplinks=3",
        ],
        &[
            "ofan",
            "--preset",
            "k4-edge",
            "--set",
            "architecture=banked",
        ],
    ] {
        let folder = tempdir().unwrap();
        let report = report(folder.path(), words);
        check_area(folder.path(), &report, generic::LIBERTY, "NAND2_X1");
        assert_eq!(
            report["library"]["fo4"], 5.0,
            "an inverter with four to drive takes 5 tau"
        );
        let modules = report["area"]["modules"].as_array().unwrap();
        let own: f64 = modules
            .iter()
            .map(|m| number(&m["own_ge"]) * number(&m["instances"]))
            .sum();
        assert!(
            close(own, number(&report["area"]["ge"]), 1e-4),
            "the modules are the whole"
        );
        assert_eq!(
            modules.len() == 1,
            words.contains(&"--flatten") || words[0] == "rr-arbiter"
        );
        assert_eq!(
            report["macros"].as_array().unwrap().is_empty(),
            !words.contains(&"architecture=banked")
        );
        let depth = report["depth"].as_u64().unwrap();
        assert!(
            depth >= report["timing"]["critical"]["cells"].as_u64().unwrap(),
            "{depth}"
        );
    }
}

/// What ABC thinks of its own work and what OpenSTA finds, where both see the same: one combinational module.
#[test]
fn abc_and_opensta_agree() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    for effort in ["area", "balanced", "delay"] {
        let folder = tempdir().unwrap();
        let words = [
            "fixed-priority-arbiter",
            "--set",
            "requesters=64",
            "--effort",
            effort,
        ];
        let report = report(folder.path(), &words);
        assert_eq!(report["area"]["flops"], 0);
        let log = fs::read_to_string(folder.path().join("out/yosys.log")).unwrap();
        let line = log.lines().rfind(|line| line.contains("Delay =")).unwrap();
        let delay = line
            .split("Delay =")
            .nth(1)
            .unwrap()
            .split("ps")
            .next()
            .unwrap();
        let delay: f64 = delay.trim().parse().unwrap();
        let arrival = number(&report["timing"]["critical"]["arrival"]);
        assert!(close(delay, arrival, 1e-3), "{effort}: {delay} {arrival}");
    }
}

#[test]
fn equal_input_gives_equal_figures() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let folders = [tempdir().unwrap(), tempdir().unwrap()];
    let reports = folders.each_ref().map(|folder| {
        let mut report = report(
            folder.path(),
            &["ofan", "--set", "lanes=2", "--set", "keys=4"],
        );
        report["run"] = Value::Null;
        report
    });
    assert_eq!(reports[0], reports[1]);
    let netlists = folders
        .each_ref()
        .map(|f| fs::read_to_string(f.path().join("out/netlist.v")).unwrap());
    assert_eq!(netlists[0], netlists[1]);
}

#[test]
fn registers_and_ports_keep_their_names_in_paths() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    for flatten in [&[][..], &["--flatten"]] {
        let folder = tempdir().unwrap();
        let words = [&["occamy-selector", "--preset", "tiny-5"], flatten].concat();
        let report = report(folder.path(), &words);
        let paths = report["timing"]["paths"].as_array().unwrap();
        let path = |kind: &str| paths.iter().find(|p| p["kind"] == kind).unwrap();
        let port = |value: &Value, known: &[&str]| {
            let name = value.as_str().unwrap();
            assert!(known.iter().any(|k| name.starts_with(k)), "{name}");
            // An element of an array has its number, then the bit.
            let parts = match name.split('[').next().unwrap() {
                "len" => 2,
                "threshold" | "queue_index" => 1,
                _ => 0,
            };
            assert_eq!(name.matches('[').count(), parts, "{name}");
        };
        let starts = |value: &Value, head: &str| {
            assert!(value.as_str().unwrap().starts_with(head), "{value}")
        };
        let inside = path("register to register");
        starts(&inside["start"], "arbiter.last[");
        starts(&inside["end"], "arbiter.last[");
        let across = path("input to output");
        port(&across["start"], &["len[", "threshold[", "ready", "rst"]);
        port(&across["end"], &["queue_index[", "valid"]);
    }
}

/// Every library gives figures in its own units, whatever its cells are called.
#[test]
fn other_libraries() {
    if !have(&[YOSYS, OPENSTA, ICARUS]) {
        return;
    }
    let libraries = [
        (pdk("nangate45_typ.lib.gz"), "NAND2_X1", 0.01..0.04),
        (pdk("nangate45_slow.lib.gz"), "NAND2_X1", 0.02..0.2),
        (
            pdk("sky130hd_tt.lib.gz"),
            "sky130_fd_sc_hd__nand2_1",
            0.04..0.12,
        ),
        (pdk("sg13g2_typ.lib.gz"), "sg13g2_nand2_1", 0.03..0.12),
        (debian("osu035"), "NAND2X1", 0.08..0.3),
        (debian("osu018"), "NAND2X1", 0.04..0.2),
    ];
    for (file, nand2, fo4) in libraries {
        let Some(file) = file else { continue };
        let folder = tempdir().unwrap();
        let name = file.display().to_string();
        let words = [
            "occamy-selector",
            "--preset",
            "tiny-5",
            "--effort",
            "delay",
            "--liberty",
            &name,
        ];
        let report = report(folder.path(), &words);
        let text = sluice::synth::liberty::text(&file).unwrap();
        assert_eq!(report["library"]["nand2"], nand2);
        check_area(folder.path(), &report, &text, nand2);
        assert!(
            fo4.contains(&number(&report["library"]["fo4"])),
            "{name}: {}",
            report["library"]["fo4"]
        );
        let period = number(&report["timing"]["shortest_period"]);
        assert!(close(
            number(&report["timing"]["fmax_mhz"]) * period,
            1e3,
            1e-4
        ));
        let fo4 = number(&report["timing"]["shortest_period_fo4"]);
        assert!((8.0..80.0).contains(&fo4), "{name}: {fo4}");
        assert!(
            number(&report["power"]["dynamic"]) > 0.0 && number(&report["power"]["leakage"]) > 0.0
        );
        assert_eq!(
            (&report["units"]["area"], &report["units"]["time"]),
            (&"um2".into(), &"ns".into())
        );
    }
}
