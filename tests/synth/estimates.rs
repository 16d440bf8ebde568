//! Delays and energies of small circuits, worked out here from the library.

use std::collections::HashMap;
use std::fs;

use sluice::synth::generic;
use sluice::tools::{OPENSTA, YOSYS};
use tempfile::tempdir;

use super::netlist::*;
use super::*;

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
pub struct Own {
    arrivals: HashMap<String, f64>,
    pub worst_at_flop: f64,
    worst_at_output: f64,
}

/// Delay to a net from a pin of the cell that drives it, or from the outside.
type Step<'a> = dyn Fn(&str, Option<(&str, &str)>) -> f64 + 'a;

/// Only changes of these nets of registers and inputs count, and only at the registers of these nets.
pub fn own_timing(module: &Module, load: f64, driver: &str, of: &dyn Fn(&str) -> bool) -> Own {
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
            Some((cell, pins)) if cell.starts_with("DFF") => step(&pins["Q"], Some((cell, "CK"))),
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
        let load = loads.get(&net(&name.to_owned())).copied().unwrap_or(0.0);
        match from {
            None | Some((_, "CK")) if !of(name) => f64::NEG_INFINITY,
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
        .filter(|(cell, pins)| cell.starts_with("DFF") && of(&pins["Q"]));
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
        let own = own_timing(
            &modules[report["module"].as_str().unwrap()],
            load,
            "BUF_X1",
            &|_| true,
        );
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
