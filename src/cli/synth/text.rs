//! The report of `sluice synth` as text.

use sluice::synth::flop_files::FlopFile;
use sluice::synth::report::{
    self, Area, AreaShares, MacroReport, MemoryReport, NetlistCheck, Report, Share, Timing,
};

use super::check_text;
use crate::cli::{flop_files, output};

/// A figure with four digits.
fn figure(value: f64) -> String {
    if value == 0.0 {
        return "0".into();
    }
    let digits = 3 - value.abs().log10().floor() as i32;
    match digits {
        8.. => format!("{value:.3e}"),
        ..=0 => {
            let sign = if value < 0.0 { "-" } else { "" };
            format!("{sign}{}", output::grouped(value.abs().round() as u64))
        }
        digits => format!("{value:.0$}", digits as usize),
    }
}

/// The same, with what tells that it was not measured, or that a part of it was not.
fn marked(value: f64, off: Option<f64>) -> String {
    output::marked(figure(value), off)
}

/// All that is known.
pub(super) fn text(report: &Report) -> String {
    let mut text = format!("{} {}\n", report.block, report.configuration);
    text += &output::pairs(summary(report));
    if let Some(area) = &report.area
        && area.modules.len() > 1
    {
        text += "\n";
        text += &modules(area);
    }
    if let Some(timing) = &report.timing {
        text += "\n";
        text += &paths(timing, report.units.time);
        text += &loops(timing, &report.flop_files, report.units.time);
    }
    if !report.flop_files.is_empty() {
        text += "\n";
        text += &flop_files::table("file that is apart", &report.flop_files);
    }
    if !report.macros.is_empty() {
        text += "\n";
        text += &macros(&report.macros, report.units.time);
    }
    for kept in &report.kept {
        text += &format!(
            "\n{}.{} stays an array of flip-flops: {}\n",
            kept.module, kept.memory, kept.reason
        );
    }
    if !report.memories.is_empty() {
        text += "\n";
        text += &memories(&report.memories);
    }
    text
}

fn summary(report: &Report) -> Vec<(&'static str, String)> {
    let units = report.units;
    let generic = units.area == "GE";
    let mut rows = Vec::new();
    if let Some(area) = &report.area {
        rows.extend(areas(area, (!generic).then_some(units.area)));
    }
    if let Some(depth) = report.depth {
        let without = match report.flop_files.is_empty() {
            true => "",
            false => ", without what is in files that are apart",
        };
        rows.push(("logic depth", format!("{depth} cells{without}")));
    }
    if let Some(timing) = &report.timing {
        let off = timing.extrapolated;
        let fo4 = marked(timing.shortest_period_fo4, off);
        let period = marked(timing.shortest_period, off);
        let fmax = timing.fmax_mhz.map(|f| format!(", {} MHz", marked(f, off)));
        let measured = match off {
            None if !report.flop_files.is_empty() => {
                ", measured: no path of a file that is apart is the longest"
            }
            _ => "",
        };
        rows.push((
            "shortest period",
            format!(
                "{fo4} FO4 = {period} {}{}{measured}",
                units.time,
                fmax.unwrap_or_default()
            ),
        ));
        let path = &timing.critical;
        rows.push((
            "critical path",
            format!(
                "{} -> {} ({}, {} cells)",
                path.start,
                path.end,
                path.kind,
                cells(path)
            ),
        ));
        let given = figure(report.conditions.period);
        rows.push((
            "slack",
            format!(
                "{}{} {} at a period of {given} {}",
                figure(timing.slack),
                timing.extrapolated.map_or("", |_| " extrapolated"),
                units.time,
                units.time
            ),
        ));
    }
    if let Some(power) = &report.power {
        let activity = report.conditions.activity;
        let shares = power.extrapolated.as_ref();
        let dynamic = with_parts(power.dynamic, shares.map(|s| &s.dynamic));
        rows.push((
            "dynamic power",
            format!(
                "{dynamic} {} at that period, activity {activity}",
                units.dynamic
            ),
        ));
        let leakage = with_parts(power.leakage, shares.map(|s| &s.leakage));
        rows.push(("leakage", format!("{leakage} {}", units.leakage)));
    }
    if let Some(check) = &report.check {
        let mut text = check_text(check);
        if !report.flop_files.is_empty() && matches!(check, NetlistCheck::Agrees { .. }) {
            text += ", files that are apart simulated as what they do";
        }
        rows.push(("netlist check", text));
    }
    let library = &report.library;
    let corner = [
        library.corner.clone(),
        library.voltage.map(|v| format!("{v} V")),
        library.temperature.map(|t| format!("{t} C")),
    ];
    let corner: Vec<_> = corner.into_iter().flatten().filter(|_| !generic).collect();
    let mut about = format!("{} ({}...)", library.name, &library.sha256[..12]);
    if !corner.is_empty() {
        about += &format!(", {}", corner.join(", "));
    }
    about += &format!(
        ", 1 GE = {} = {} {}",
        library.nand2,
        figure(library.nand2_area),
        units.area
    );
    if let Some(fo4) = library.fo4 {
        about += &format!(", 1 FO4 = {} {}", figure(fo4), units.time);
    }
    rows.push(("library", about));
    let conditions = &report.conditions;
    let around = format!(
        "inputs driven by {}, {} {} at each output, wires {}",
        conditions.input_drive,
        figure(conditions.load),
        units.load,
        conditions.wireload.as_deref().unwrap_or("free")
    );
    rows.push(("around it", around));
    let flat = if report.flattened { ", flattened" } else { "" };
    rows.push(("effort", format!("{}{flat}", report.effort)));
    let tools = report
        .tools
        .iter()
        .map(|(name, version)| match version.starts_with("Yosys") {
            true => version.clone(),
            false => format!("{name} {version}"),
        });
    rows.push(("tools", tools.collect::<Vec<_>>().join(", ")));
    let run = &report.run;
    let seconds = |name: &str, s: Option<f64>| s.map(|s| format!("{name} {s:.1} s"));
    let memory = run
        .peak_memory
        .map(|bytes| format!("at most {} MB", bytes / 1_000_000));
    let took = [
        seconds("mapping", run.map_seconds),
        seconds("timing", run.time_seconds),
        memory,
    ];
    rows.push((
        "run",
        took.into_iter().flatten().collect::<Vec<_>>().join(", "),
    ));
    if let Some(why) = &report.stopped {
        rows.push(("stopped", why.clone()));
    }
    rows
}

/// Area, flip-flops and cells; where some is extrapolated, the parts of each too.
fn areas(area: &Area, metric: Option<&str>) -> Vec<(&'static str, String)> {
    let shares = area.extrapolated.as_ref();
    let of = |ge: f64, metric_area: f64, flops: f64, off: [Option<f64>; 3]| {
        let metric = metric.map(|unit| format!(" = {} {unit}", marked(metric_area, off[1])));
        let (ge, flops) = (marked(ge, off[0]), marked(flops, off[2]));
        format!(
            "{ge} GE{}, flops {flops} GE of it",
            metric.unwrap_or_default()
        )
    };
    let off = |part: fn(&AreaShares) -> Share| shares.map(|s| part(s).error);
    let offs = [off(|s| s.ge), off(|s| s.area), off(|s| s.flop_ge)];
    let mut rows = vec![("area", of(area.ge, area.area, area.flop_ge, offs))];
    if let Some(s) = shares {
        let measured = of(
            s.ge.measured,
            s.area.measured,
            s.flop_ge.measured,
            [None; 3],
        );
        rows.push(("  measured", measured));
        let alone = [s.ge, s.area, s.flop_ge].map(|share| share.of_part());
        let [ge, metric, flops] = [s.ge, s.area, s.flop_ge].map(|share| share.extrapolated);
        rows.push(("  not mapped", of(ge, metric, flops, alone.map(Some))));
    }
    if area.macro_ge > 0.0 {
        let more = figure(area.macro_ge);
        rows.push((
            "memory macros",
            format!("{more} GE more, by a table, not measured"),
        ));
    }
    let cells = output::marked(output::grouped(area.cells), off(|s| s.cells));
    let flops = output::grouped(area.flops);
    let flops = match off(|s| s.flops).filter(|off| *off > 0.0) {
        Some(off) => output::marked(flops, Some(off)),
        None => flops,
    };
    rows.push(("cells", format!("{cells}, flops {flops} of them")));
    rows
}

/// A sum, with its parts if one of them is extrapolated.
fn with_parts(value: f64, share: Option<&Share>) -> String {
    match share {
        None => figure(value),
        Some(share) => format!(
            "{} ({} measured and {})",
            marked(value, Some(share.error)),
            figure(share.measured),
            marked(share.extrapolated, Some(share.of_part()))
        ),
    }
}

/// Cells on a path; within a file that is apart nobody knows.
fn cells(path: &report::Path) -> String {
    match path.cells {
        0 if path.extrapolated.is_some() => "?".into(),
        cells => cells.to_string(),
    }
}

fn modules(area: &Area) -> String {
    let total = area
        .extrapolated
        .map_or(area.ge, |shares| shares.ge.measured);
    let total = total.max(f64::MIN_POSITIVE);
    let rows = area.modules.iter().map(|m| {
        vec![
            m.module.clone(),
            m.instances.to_string(),
            output::grouped(m.cells),
            output::grouped(m.flops),
            figure(m.ge),
            figure(m.own_ge),
            format!("{:.1}%", 100.0 * m.instances as f64 * m.own_ge / total),
        ]
    });
    let share = match area.extrapolated {
        Some(_) => "share of what is mapped",
        None => "share",
    };
    let header = ["module", "times", "cells", "flops", "GE", "own GE", share];
    output::table(&header, rows)
}

fn paths(timing: &Timing, unit: &str) -> String {
    let rows = timing.paths.iter().map(|path| {
        vec![
            path.kind.clone(),
            marked(path.period_fo4, path.extrapolated),
            marked(path.period, path.extrapolated),
            cells(path),
            path.start.clone(),
            path.end.clone(),
        ]
    });
    let header = ["worst path from", "FO4", unit, "cells", "start", "end"];
    output::table(&header, rows)
}

/// How many loops are shown.
const SHOWN: usize = 10;

/// The slowest loops of one cycle.
fn loops(timing: &Timing, files: &[FlopFile], unit: &str) -> String {
    let metric = timing.fmax_mhz.is_some();
    let rows = timing.loops.iter().take(SHOWN).map(|found| {
        let mut row = vec![
            found.name.clone(),
            found.bits.to_string(),
            if found.arithmetic { "yes" } else { "no" }.into(),
            figure(found.period_fo4),
            figure(found.period),
        ];
        row.extend(found.fmax_mhz.map(figure));
        row
    });
    let mut header = vec!["loop of one cycle", "bits", "adds", "FO4", unit];
    header.extend(metric.then_some("MHz"));
    let mut text = String::new();
    if !timing.loops.is_empty() {
        text += &format!("\n{}", output::table(&header, rows));
    }
    if timing.loops.len() > SHOWN {
        text += &format!("and {} faster loops\n", timing.loops.len() - SHOWN);
    }
    if !timing.untimed_loops.is_empty() {
        let names = timing.untimed_loops.join(", ");
        let apart = match files {
            [] => "a macro",
            _ => "a macro or a file that is apart",
        };
        text += &format!(
            "loops without a period here, as no flip-flop of the netlist begins and ends them, but {apart}, or as they were \
             simplified away: {names}\n"
        );
    }
    text
}

fn macros(macros: &[MacroReport], unit: &str) -> String {
    let rows = macros.iter().map(|m| {
        vec![
            m.module.clone(),
            m.count.to_string(),
            output::grouped(u64::from(m.depth) * u64::from(m.width)),
            figure(m.ge),
            figure(m.access),
            figure(m.setup),
            if m.known { "table" } else { "table's formula" }.into(),
        ]
    });
    let (access, setup) = (format!("access {unit}"), format!("setup {unit}"));
    let header = [
        "macro, not measured",
        "times",
        "bits",
        "GE",
        &access,
        &setup,
        "from",
    ];
    output::table(&header, rows)
}

fn memories(memories: &[MemoryReport]) -> String {
    let rows = memories.iter().map(|memory| {
        let shape = &memory.shape;
        vec![
            format!("{} x {}", shape.depth, shape.width),
            if shape.sram { "SRAM" } else { "flops" }.into(),
            shape.reads.to_string(),
            shape.writes.to_string(),
            shape.advances.to_string(),
            memory.count.to_string(),
            output::grouped(memory.bits),
        ]
    });
    let header = [
        "memory", "style", "reads", "writes", "advances", "times", "bits",
    ];
    output::table(&header, rows)
}

#[cfg(test)]
mod tests {
    use super::figure;

    #[test]
    fn figures_have_four_digits_and_their_sign() {
        let texts = [0.0, 1.5, -197.44, -1234.6, 1234.6, 99999.5, -12345678.0].map(figure);
        let expected = [
            "0",
            "1.500",
            "-197.4",
            "-1,235",
            "1,235",
            "100,000",
            "-12,345,678",
        ];
        assert_eq!(texts, expected);
    }
}
