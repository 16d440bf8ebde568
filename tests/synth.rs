//! `sluice synth`: its figures against netlists and libraries that are read here anew, and every way to fail.
#![cfg(unix)]

mod support;

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

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

/// A cell instance: its cell, and the net at each pin.
type Instance = (String, BTreeMap<String, String>);

/// One module of a netlist, read without Yosys.
#[derive(Default)]
struct Module {
    outputs: Vec<String>,
    instances: Vec<Instance>,
    /// Left and right of each `assign`.
    assigns: Vec<(String, String)>,
}

/// The modules of a netlist that Yosys wrote.
fn modules(text: &str) -> BTreeMap<String, Module> {
    let mut modules = BTreeMap::new();
    for module in text.split("\nmodule ").skip(1) {
        let (body, _) = module.split_once("endmodule").expect("an end");
        let name = body.split('(').next().expect("a name").trim().to_owned();
        let mut read = Module::default();
        for statement in body.split(';').skip(1) {
            let statement = statement.trim();
            let words: Vec<&str> = statement.splitn(2, char::is_whitespace).collect();
            match words.as_slice() {
                ["output", name] => read.outputs.push(name.trim().to_owned()),
                ["assign", rest] => {
                    let (left, right) = rest.split_once('=').expect("an assignment");
                    read.assigns.push((left.trim().into(), right.trim().into()));
                }
                ["input" | "wire", _] | [""] => {}
                [cell, rest] => {
                    let pins = rest.split(" .").skip(1).map(|pin| {
                        let (pin, net) = pin.split_once('(').expect("a pin");
                        let end = net.rfind(')').expect("an end of a pin");
                        let net = net[..end].trim().trim_end_matches(')').trim();
                        (pin.to_owned(), net.to_owned())
                    });
                    read.instances.push(((*cell).to_owned(), pins.collect()));
                }
                other => panic!("{other:?}"),
            }
        }
        modules.insert(name, read);
    }
    modules
}

/// Cells of a module and of those in it.
fn census(modules: &BTreeMap<String, Module>, name: &str) -> BTreeMap<String, u64> {
    let mut all = BTreeMap::new();
    for (cell, _) in &modules[name].instances {
        match modules.contains_key(cell) {
            true => {
                for (cell, count) in census(modules, cell) {
                    *all.entry(cell).or_default() += count;
                }
            }
            false => *all.entry(cell.clone()).or_default() += 1,
        }
    }
    all
}

/// The value of the first `name : value;` in a part of a liberty file.
fn attribute(text: &str, name: &str) -> Option<f64> {
    let lines = text.split([';', '{', '}']);
    let value = lines.filter_map(|line| line.trim().strip_prefix(name)?.trim().strip_prefix(':'));
    value
        .map(|v| v.trim().trim_matches('"').parse().expect("a number"))
        .next()
}

/// The areas of the cells of a library, read by its text alone.
fn areas(text: &str) -> HashMap<String, f64> {
    let starts: Vec<usize> = ["cell (", "cell("]
        .iter()
        .flat_map(|head| text.match_indices(head))
        .filter(|(at, _)| !text[..*at].ends_with(['_', 'a', 'e']))
        .map(|(at, _)| at)
        .collect();
    let cell = |at: &usize| {
        let (name, rest) = text[*at..].split_once('(')?.1.split_once(')')?;
        Some((
            name.trim().trim_matches('"').to_owned(),
            attribute(rest, "area")?,
        ))
    };
    starts.iter().filter_map(cell).collect()
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

/// Figures of a generic cell by its inputs, as the library's text has them: capacitance, and delay at no load and at 16.
fn generic_cell(name: &str) -> HashMap<String, (f64, f64, f64)> {
    let (_, rest) = generic::LIBERTY
        .split_once(&format!("cell ({name}) {{"))
        .expect("a cell");
    let cell = rest.split("\n  cell (").next().expect("a cell");
    let mut pins = HashMap::new();
    for pin in cell.split("\n    pin (").skip(1) {
        let (name, rest) = pin.split_once(')').expect("a name");
        if let Some(capacitance) = attribute(rest, "capacitance") {
            pins.insert(name.to_owned(), (capacitance, f64::NAN, f64::NAN));
        }
        for arc in rest.split("related_pin : \"").skip(1) {
            let (from, arc) = arc.split_once('"').expect("a pin");
            let Some((_, table)) = arc.split_once("cell_rise (by_load) { values (\"") else {
                continue;
            };
            let values: Vec<f64> = table
                .split(['"', ','])
                .take(2)
                .map(|v| v.trim().parse().expect("a number"))
                .collect();
            if let Some(pin) = pins.get_mut(from)
                && arc.find("cell_rise").unwrap_or(usize::MAX)
                    < arc.find("internal_power").unwrap_or(usize::MAX)
            {
                (pin.1, pin.2) = (values[0], (values[1] - values[0]) / 16.0);
            }
        }
    }
    pins
}

/// A timing analysis of our own, on a netlist of one module in the generic library: when each net changes at last.
struct Own {
    arrivals: HashMap<String, f64>,
    worst_at_flop: f64,
    worst_at_output: f64,
}

/// Delay to a net from a pin of the cell that drives it, or from the outside.
type Step<'a> = dyn Fn(&str, Option<(&str, &str)>) -> f64 + 'a;

fn own_timing(module: &Module, load: f64, driver: &str) -> Own {
    let mut names: HashMap<String, String> = HashMap::new();
    for (left, right) in &module.assigns {
        names.insert(left.clone(), right.clone());
    }
    let net = |name: &String| names.get(name).unwrap_or(name).clone();
    let cells: HashMap<&str, _> = module
        .instances
        .iter()
        .map(|(cell, _)| (cell.as_str(), generic_cell(cell)))
        .collect();
    let mut loads: HashMap<String, f64> = HashMap::new();
    for (cell, pins) in &module.instances {
        for (pin, to) in pins {
            if let Some((capacitance, ..)) = cells[cell.as_str()].get(pin) {
                *loads.entry(net(to)).or_default() += capacitance;
            }
        }
    }
    for output in &module.outputs {
        *loads.entry(net(output)).or_default() += load;
    }
    let drives = |cell: &str| if cell.starts_with("DFF") { "Q" } else { "Y" };
    let driven: HashMap<String, &Instance> = module
        .instances
        .iter()
        .filter(|(cell, _)| !cell.starts_with("TIE"))
        .map(|instance| (net(&instance.1[drives(&instance.0)]), instance))
        .collect();
    let buffer = generic_cell(driver)["A"];
    fn arrival(
        name: &str,
        driven: &HashMap<String, &Instance>,
        known: &mut HashMap<String, f64>,
        step: &Step,
        net: &dyn Fn(&String) -> String,
    ) -> f64 {
        if let Some(time) = known.get(name) {
            return *time;
        }
        let time = match driven.get(name) {
            // OpenSTA counts of a driver only what the load adds.
            None => step(name, None),
            Some((cell, _)) if cell.starts_with("DFF") => step(name, Some((cell, "CK"))),
            Some((cell, pins)) => {
                let inputs = pins.iter().filter(|(pin, _)| *pin != "Y");
                let times = inputs.map(|(pin, from)| {
                    arrival(&net(from), driven, known, step, net) + step(name, Some((cell, pin)))
                });
                times.fold(f64::NEG_INFINITY, f64::max)
            }
        };
        known.insert(name.to_owned(), time);
        time
    }
    let step = |name: &str, from: Option<(&str, &str)>| {
        let load = loads.get(name).copied().unwrap_or(0.0);
        match from {
            None => buffer.2 * load,
            Some((cell, pin)) => {
                let (_, intrinsic, slope) = cells[cell][pin];
                intrinsic + slope * load
            }
        }
    };
    let mut known = HashMap::from([
        ("1'h0".into(), f64::NEG_INFINITY),
        ("1'h1".into(), f64::NEG_INFINITY),
    ]);
    let mut time = |name: &String| arrival(&net(name), &driven, &mut known, &step, &net);
    let flops = module
        .instances
        .iter()
        .filter(|(cell, _)| cell.starts_with("DFF"));
    let worst_at_flop = flops
        .map(|(_, pins)| time(&pins["D"]))
        .fold(f64::NEG_INFINITY, f64::max);
    let worst_at_output = module
        .outputs
        .iter()
        .map(&mut time)
        .fold(f64::NEG_INFINITY, f64::max);
    Own {
        arrivals: known,
        worst_at_flop,
        worst_at_output,
    }
}

/// Latest arrival at registers and outputs, and the setup time at the end, by an analysis of our own.
#[test]
fn arrivals_are_those_of_logical_effort() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    for (words, load) in [
        (&["rr-arbiter", "--set", "requesters=5"][..], 4.0),
        (
            &[
                "rr-arbiter",
                "--preset",
                "n7-tree",
                "--effort",
                "delay",
                "--load",
                "9",
            ],
            9.0,
        ),
        (
            &[
                "occamy-selector",
                "--preset",
                "tiny-5",
                "--effort",
                "area",
                "--flatten",
            ],
            4.0,
        ),
    ] {
        let folder = tempdir().unwrap();
        let report = report(folder.path(), words);
        let netlist = fs::read_to_string(folder.path().join("out/netlist.v")).unwrap();
        let modules = modules(&netlist);
        let own = own_timing(&modules[report["module"].as_str().unwrap()], load, "BUF_X1");
        assert!(own.arrivals.len() > 20);
        let paths = report["timing"]["paths"].as_array().unwrap();
        let worst = |end: &str| {
            let paths = paths
                .iter()
                .filter(|p| p["kind"].as_str().unwrap().ends_with(end));
            paths
                .map(|p| number(&p["arrival"]))
                .fold(f64::NEG_INFINITY, f64::max)
        };
        assert!(
            close(own.worst_at_flop, worst("register"), 1e-4),
            "{words:?} {} {report:#}",
            own.worst_at_flop
        );
        assert!(
            close(own.worst_at_output, worst("output"), 1e-4),
            "{words:?} {} {report:#}",
            own.worst_at_output
        );
        let shortest = (own.worst_at_flop + 3.0).max(own.worst_at_output);
        assert!(close(
            shortest,
            number(&report["timing"]["shortest_period"]),
            1e-4
        ));
        assert!(close(
            shortest / 5.0,
            number(&report["timing"]["shortest_period_fo4"]),
            1e-4
        ));
        assert!(close(
            100.0 - shortest,
            number(&report["timing"]["slack"]),
            1e-3
        ));
    }
}

/// Energy of a cycle: half of each capacitance for each change, what is inside the cells, and the clock's share.
#[test]
fn power_is_that_of_the_capacitances() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let words = ["rr-arbiter", "--set", "requesters=5", "--activity"];
    let mut clock = 0.0;
    for activity in [0.0, 0.1, 0.5] {
        let folder = tempdir().unwrap();
        let report = report(
            folder.path(),
            &[&words[..], &[&activity.to_string()]].concat(),
        );
        let text = fs::read_to_string(folder.path().join("out/netlist.v")).unwrap();
        let modules = modules(&text);
        let module = &modules[report["module"].as_str().unwrap()];
        let same: HashMap<&str, &str> = module.assigns.iter().map(|(l, r)| (&**l, &**r)).collect();
        let name = |net| *same.get(net).unwrap_or(&net);
        let mut load: HashMap<&str, f64> = HashMap::new();
        for (cell, pins) in &module.instances {
            let cell = generic_cell(cell);
            for (pin, net) in pins {
                *load.entry(name(net)).or_default() += cell.get(pin).map_or(0.0, |pin| pin.0);
            }
        }
        for output in &module.outputs {
            *load.entry(name(output)).or_default() += 4.0;
        }
        let mut energy = 0.0;
        for (cell, pins) in &module.instances {
            let output = if cell.starts_with("DFF") { "Q" } else { "Y" };
            energy += load.get(name(&pins[output])).unwrap_or(&0.0) * activity / 2.0;
            // The last entry is that of the output.
            let (_, rest) = generic::LIBERTY
                .split_once(&format!("cell ({cell}) {{"))
                .unwrap();
            let inside = rest.split("\n  cell (").next().unwrap();
            let entries = inside.split("rise_power (scalar) { values (\"").skip(1);
            let entries: Vec<f64> = entries
                .map(|e| e.split('"').next().unwrap().parse().unwrap())
                .collect();
            energy += entries.last().unwrap() * activity;
            if cell.starts_with("DFF") {
                energy += 2.0 * entries[0];
            }
        }
        let found = number(&report["power"]["dynamic"]);
        assert!(close(energy, found, 1e-4), "{activity}: {energy} {found}");
        clock = if activity == 0.0 { found } else { clock };
        assert!(found >= clock && clock > 0.0);
        assert!(close(
            number(&report["power"]["leakage"]),
            number(&report["area"]["ge"]),
            1e-4
        ));
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

/// The message of a failure, which must leave nothing behind.
fn failure(words: &[&str], status: i32, path: Option<std::ffi::OsString>) -> String {
    let folder = tempdir().unwrap();
    let words = [&["synth"], words, &["--out", "out"]].concat();
    let mut command = sluice(folder.path(), &words);
    if let Some(path) = path {
        command.env("PATH", path);
    }
    let (_, err) = run(command, status);
    assert!(!folder.path().join("out").exists(), "{words:?} left files");
    err
}

#[test]
fn missing_tools_are_named() {
    let empty = tempdir().unwrap();
    let err = failure(&["rr-arbiter"], 3, Some(empty.path().into()));
    assert_eq!(
        err,
        "error: yosys, sta not found; to install: sudo apt-get install -y yosys opensta\n"
    );
    let bin = impostor(empty.path(), "yosys", "echo Yosys 0.23");
    let only = std::env::split_paths(&bin).next().unwrap();
    let err = failure(&["rr-arbiter"], 3, Some(only.into()));
    assert_eq!(
        err,
        "error: sta not found; to install: sudo apt-get install -y opensta\n"
    );
}

#[test]
fn libraries_that_are_of_no_use() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let folder = tempdir().unwrap();
    let with = |text: &str, status: i32| {
        let file = folder.path().join("some.lib");
        fs::write(&file, text).unwrap();
        failure(
            &["rr-arbiter", "--liberty", file.to_str().unwrap()],
            status,
            None,
        )
    };
    let err = failure(&["rr-arbiter", "--liberty", "absent.lib"], 2, None);
    assert!(err.contains("absent.lib"), "{err}");
    let half = &generic::LIBERTY[..generic::LIBERTY.len() / 2];
    let err = with(half, 2);
    assert!(err.contains("some.lib, line "), "{err}");
    let err = with("no library at all", 2);
    assert!(err.contains("some.lib, line 1"), "{err}");
    let without = |cell: &str| {
        let mut text = String::new();
        let (head, cells) = generic::LIBERTY.split_once("  cell (").unwrap();
        text += head;
        for other in cells
            .split("\n  cell (")
            .filter(|other| !other.starts_with(cell))
        {
            text += &format!("\n  cell ({}", other.trim_end_matches("\n}\n"));
        }
        text + "\n}\n"
    };
    let err = with(&without("DFF"), 2);
    assert!(
        err.contains("no D flip-flop") && err.contains("give a library"),
        "{err}"
    );
    let err = with(&without("NAND2"), 2);
    assert!(err.contains("no two-input NAND"), "{err}");
    // Constants stay where a library has no cells for them.
    let file = folder.path().join("some.lib");
    fs::write(&file, without("TIE")).unwrap();
    let words = [
        "rr-arbiter",
        "--set",
        "requesters=3",
        "--liberty",
        file.to_str().unwrap(),
    ];
    report(folder.path(), &words);
}

#[test]
fn what_is_too_large_or_out_of_range_is_refused() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let err = failure(
        &["ofan", "--preset", "k64-edge", "--limit", "1000"],
        2,
        None,
    );
    assert!(
        err.contains("the block is too large: about ") && err.contains("where 1000 are allowed"),
        "{err}"
    );
    let refused = |words: &[&str], says: &str| {
        let err = failure(&[&["rr-arbiter"], words].concat(), 2, None);
        assert!(err.contains(says), "{err}");
    };
    refused(
        &["--period-fo4", "0"],
        "--period-fo4 0: allowed is a number above 0",
    );
    refused(
        &["--period-fo4", "nan"],
        "--period-fo4 NaN: allowed is a number above 0",
    );
    refused(
        &["--period-ns", "1"],
        "--period-fo4 with the generic library",
    );
    refused(&["--activity", "3"], "--activity 3: allowed is 0 to 2");
    refused(&["--load", "-1"], "");
    refused(
        &["--input-drive", "BUF"],
        "no cell with one output `BUF`; it has: BUF_X1",
    );
    refused(&["--wireload", "big"], "no wire load model `big`");
    refused(
        &["--corner", "slow"],
        "no operating condition `slow`; it has: typical",
    );
}

/// What takes too long is stopped, and what is known by then is shown.
#[test]
fn a_run_that_takes_too_long_is_stopped() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let tools = tempdir().unwrap();
    let script = "case $1 in -V) echo Yosys 0.23;; *) echo sluice: mapping logic; sleep 600;; esac";
    let path = impostor(tools.path(), "yosys", script);
    let folder = tempdir().unwrap();
    let words = ["synth", "occamy-selector", "--timeout", "10", "--json"];
    let mut command = sluice(folder.path(), &words);
    command.env("PATH", path);
    let (out, err) = run(command, 3);
    let report: Value = serde_json::from_str(&out).unwrap();
    let why = report["stopped"].as_str().unwrap();
    assert!(
        why.starts_with("yosys was stopped after 10 s") && err.contains(why),
        "{err}"
    );
    assert_eq!(report["area"], Value::Null);
    assert_eq!(report["library"]["fo4"], 5.0);
    assert!(why.contains("mapping logic"), "{why}");
}

/// A gate of another kind in the netlist: the figures are worth nothing, and the exit status says so.
#[test]
fn a_netlist_that_does_something_else_fails_the_check() {
    if !have(&[YOSYS, OPENSTA, ICARUS]) {
        return;
    }
    let real = YOSYS.find().unwrap();
    let tools = tempdir().unwrap();
    let script = format!(
        "{} \"$@\" || exit 1\ntest ! -e netlist.v || sed -i 's/^  NOR2_X1 /  NAND2_X1 /' netlist.v",
        real.display()
    );
    let path = impostor(tools.path(), "yosys", &script);
    let folder = tempdir().unwrap();
    let mut command = sluice(folder.path(), &["synth", "rr-arbiter", "--json"]);
    command.env("PATH", &path);
    let (out, err) = run(command, 1);
    assert!(
        err.starts_with("error: the netlist differs from the golden model: cycle "),
        "{err}"
    );
    let report: Value = serde_json::from_str(&out).unwrap();
    assert!(
        err.contains(report["check"]["differs"]["first"].as_str().unwrap()),
        "{err}"
    );
    let mut command = sluice(
        folder.path(),
        &["synth", "rr-arbiter", "--json", "--verify", "0"],
    );
    command.env("PATH", &path);
    let (out, _) = run(command, 0);
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["check"]["left_out"]["why"], "no cycles asked for");
}

/// OpenSTA ends well whatever it says.
#[test]
fn a_tool_that_fails_without_a_status_is_caught() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let real = OPENSTA.find().unwrap();
    for says in [
        "Error: time.tcl line 3, no such file",
        "Warning: creating black box for INV_X1",
        "",
    ] {
        let tools = tempdir().unwrap();
        let script = format!(
            "case $* in *time.tcl*) echo \"{says}\";; *) exec {} \"$@\";; esac",
            real.display()
        );
        let path = impostor(tools.path(), "sta", &script);
        let err = failure(&["rr-arbiter", "--set", "requesters=3"], 3, Some(path));
        let wanted = if says.is_empty() {
            "it stopped half-way"
        } else {
            says
        };
        assert!(err.contains(wanted) && err.contains("sta.log"), "{err}");
    }
    let tools = tempdir().unwrap();
    let path = impostor(
        tools.path(),
        "yosys",
        "case $1 in -V) echo Yosys 0.23;; *) echo ERROR: no luck; exit 1;; esac",
    );
    let err = failure(&["rr-arbiter"], 3, Some(path));
    assert!(
        err.contains("yosys failed") && err.contains("ERROR: no luck"),
        "{err}"
    );
}
