//! Loops of one cycle in a mapped netlist: the cells that keep each, for OpenSTA to time, and how long it takes.

use std::collections::HashSet;
use std::fmt::Write as _;

use sluice_hdl::Definition;
use sluice_hdl::loops::{self, Loop};

use super::liberty::Library;
use super::mapped::{Flops, Netlist};
use super::report::{LoopReport, rounded};
use super::timing;

/// A loop of the source, and the flip-flops that are left of it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct MappedLoop {
    name: String,
    bits: u64,
    arithmetic: bool,
    /// Instances as OpenSTA calls them.
    cells: Vec<String>,
}

/// The loops of a design with their flip-flops in `named`, its netlist with all names that the source gave. `apart` are
/// modules that became a wrapper around their logic, as their memories are macros.
pub(super) fn find(
    definition: &Definition,
    named: &Netlist,
    library: &Library,
    apart: &HashSet<String>,
) -> Vec<MappedLoop> {
    let mut flops = Flops::new(named, library);
    let found = loops::loops(definition)
        .into_iter()
        .map(|found| MappedLoop {
            name: found.name(),
            bits: found.state.bits(),
            arithmetic: found.arithmetic,
            cells: flops.of(&path(definition, &found, apart), &found.nets),
        });
    found.collect()
}

/// The instances around a loop, with those that are there because memories are macros.
fn path<'l>(top: &Definition, found: &Loop<'l>, apart: &HashSet<String>) -> Vec<&'l str> {
    let logic = |d: &Definition| apart.contains(d.name()).then_some("core");
    let mut path = Vec::from_iter(logic(top));
    for instance in &found.path {
        path.push(&instance.name);
        path.extend(logic(&instance.definition));
    }
    path
}

/// Commands that have OpenSTA report the worst path from the cells of each loop to the same cells. The paths of each are a group,
/// so that one search finds them all. A path has one group only: a loop that shares a flip-flop with one before it, as equal
/// registers do that became one, gets a search of its own, before there are groups.
pub(super) fn script(loops: &[MappedLoop]) -> String {
    let mut text = String::from(
        "# The worst path from the flip-flops of each loop of one cycle to the same ones.\n\
         proc sluice_cells {number names} {\n\
         \x20   set cells [get_cells $names]\n\
         \x20   if { [llength $cells] != [llength $names] } { error \"cells of loop $number are not there\" }\n\
         \x20   return $cells\n\
         }\n",
    );
    let mut known = HashSet::new();
    let (mut groups, mut grouping) = (Vec::new(), String::new());
    for (number, found) in loops.iter().enumerate() {
        if found.cells.is_empty() {
            continue;
        }
        let name = group(number);
        let _ = writeln!(
            text,
            "set {name} [sluice_cells {number} {{{}}}]",
            found.cells.join(" ")
        );
        let between = format!("-from ${name} -to ${name}");
        if found.cells.iter().any(|cell| known.contains(cell)) {
            let _ = writeln!(
                text,
                "sluice_section {name}\nreport_checks -path_delay max -digits 6 {between}"
            );
        } else {
            let _ = writeln!(grouping, "group_path -name {name} {between}");
            groups.push(name);
        }
        known.extend(&found.cells);
    }
    if !groups.is_empty() {
        let groups = groups.join(" ");
        let _ = writeln!(
            grouping,
            "sluice_section {SECTION}\nreport_checks -path_delay max -digits 6 -path_group {{{groups}}}"
        );
    }
    text + &grouping
}

/// Where the log has the paths of all groups.
const SECTION: &str = "loops";

fn group(number: usize) -> String {
    format!("loop_{number}")
}

/// Times of loops in the units of a report.
pub(super) struct Scale {
    /// Of the clock, in the library's unit, as slacks are.
    pub period: f64,
    /// Of the FO4, in the library's unit.
    pub fo4: f64,
    /// Units of the report for one of the library's.
    pub time: f64,
    /// Whether that is a nanosecond.
    pub metric: bool,
}

/// What OpenSTA found: loops that it timed, the slowest first, and the names of those that have no path between flip-flops.
pub(super) fn read(
    loops: &[MappedLoop],
    log: &str,
    scale: &Scale,
) -> (Vec<LoopReport>, Vec<String>) {
    let mut paths = timing::by_group(log, SECTION);
    let mut timed = Vec::new();
    let mut untimed = Vec::new();
    for (number, found) in loops.iter().enumerate() {
        let name = group(number);
        let path = paths.remove(&name).or_else(|| timing::path(log, &name));
        let Some(path) = path else {
            untimed.push(found.name.clone());
            continue;
        };
        let period = scale.period - path.slack;
        timed.push(LoopReport {
            name: found.name.clone(),
            arithmetic: found.arithmetic,
            bits: found.bits,
            flops: found.cells.len() as u64,
            period: rounded(period * scale.time),
            period_fo4: rounded(period / scale.fo4),
            fmax_mhz: scale.metric.then(|| rounded(1e3 / (period * scale.time))),
        });
    }
    timed.sort_by(|a, b| {
        b.period
            .total_cmp(&a.period)
            .then_with(|| a.name.cmp(&b.name))
    });
    (timed, untimed)
}

#[cfg(test)]
mod tests {
    use super::super::library::Source;
    use super::super::mapped::{Flops, Netlist};

    /// A register whose lowest bit is constant and whose highest one is called otherwise outside, in a module of its own,
    /// and one in the top that has dissolved an instance.
    const NETLIST: &str = r#"{ "modules": {
        "inner": { "ports": {}, "cells": {
            "_1_": { "type": "DFF_X1", "connections": { "CK": [2], "D": [3], "Q": [4] } },
            "_2_": { "type": "DFF_X1", "connections": { "CK": [2], "D": [3], "Q": [5] } },
            "_3_": { "type": "INV_X1", "connections": { "A": [5], "Y": [6] } } },
          "netnames": {
            "count": { "hide_name": 0, "bits": ["0", 4, 5] },
            "same": { "hide_name": 0, "bits": [5] },
            "inverse": { "hide_name": 0, "bits": [6] } } },
        "top": { "ports": {}, "cells": {
            "a": { "type": "inner", "connections": {} },
            "_4_": { "type": "DFF_X1", "connections": { "CK": [2], "D": [3], "Q": [4] } } },
          "netnames": { "b.file[1]": { "hide_name": 0, "bits": [4] } } } } }"#;

    #[test]
    fn a_flip_flop_is_in_one_group_of_paths() {
        let found = |name: &str, cells: &[&str]| super::MappedLoop {
            name: name.into(),
            bits: 2,
            arithmetic: true,
            cells: cells.iter().map(|cell| (*cell).to_owned()).collect(),
        };
        let script = super::script(&[
            found("first", &["_1_", "_2_"]),
            found("gone", &[]),
            found("second", &["_3_"]),
            found("wider", &["_2_", "_4_"]),
        ]);
        let lines = |head: &str| script.lines().filter(|l| l.starts_with(head)).count();
        assert_eq!(
            (lines("set loop_"), lines("group_path ")),
            (3, 2),
            "{script}"
        );
        assert!(script.contains("-path_group {loop_0 loop_2}\n"), "{script}");
        let at = |text: &str| script.find(text).unwrap();
        assert!(
            at("-from $loop_3 -to $loop_3\n") < at("group_path "),
            "{script}"
        );
        assert!(!super::script(&[found("gone", &[])]).contains("report_checks"));
    }

    #[test]
    fn flip_flops_are_found_by_any_name_of_what_they_hold() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("names.json");
        std::fs::write(&path, NETLIST).unwrap();
        let netlist = Netlist::read(&path, "top").unwrap();
        let library = Source::read(None).unwrap().library;
        let mut flops = Flops::new(&netlist, &library);
        let mut of = |path: &[&str], nets: &[&str]| {
            let nets: Vec<String> = nets.iter().map(|net| (*net).to_owned()).collect();
            flops.of(path, &nets)
        };
        assert_eq!(of(&["a"], &["count"]), ["a/_1_", "a/_2_"]);
        assert_eq!(of(&["a"], &["same"]), ["a/_2_"]);
        assert_eq!(of(&["a"], &["same", "count"]), ["a/_1_", "a/_2_"]);
        assert_eq!(of(&["b"], &["file[0]", "file[1]"]), ["_4_"]);
        let none: [&str; 0] = [];
        assert_eq!(of(&["a"], &["inverse", "gone"]), none);
        assert_eq!(of(&[], &["count"]), none);
    }
}
