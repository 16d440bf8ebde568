//! The document.

mod ofan;

use std::fmt::Write as _;

use super::aims::Reached;
use super::claims::{Basis, Claim, Ours};
use super::designs::{self, Cells, Sweep};
use super::figures::{Figures, Memory, Outcome, Row};
use super::measure::abc_script;
use super::{Ppa, plot_name};
use crate::catalog;
use crate::synth::Effort;

/// The whole of it.
pub(super) fn document(ppa: &Ppa) -> String {
    let mut text = String::from(HEAD);
    if ppa.blocks.len() < catalog::blocks().len() {
        let _ = writeln!(text, "Blocks of this run: {}.\n", ppa.blocks.join(", "));
    }
    text += &conditions(ppa, Cells::Generic);
    text += "## Presets\n\n";
    text += PRESETS;
    for block in &ppa.blocks {
        text += &presets(ppa, block);
    }
    for cells in ppa.cells() {
        text += &library(ppa, cells);
    }
    text += &left_out(ppa);
    text
}

const HEAD: &str = "\
# Area, timing and power

Written by `make ppa` (`sluice report ppa`). Every figure is of a netlist that was mapped by `sluice synth` and then passed its \
check: the netlist in a simulator against the block's golden model, every output in every cycle, on random stimulus. What could not \
be mapped or checked has no figure, and is listed at the end with the reason. Figures of sizes that were not mapped are marked \
`extrapolated`. [ppa/ppa.json](ppa/ppa.json) holds all of it as data.

- **GE**: gate equivalents, the area over that of the library's smallest NAND2. **flops**: flip-flops and what they take of the GE.
- **depth**: cells on the longest way through logic. **FO4**: the shortest period at which every path arrives in time, setup \
included, in delays of an inverter that drives four like itself. Inputs arrive at the clock's edge and outputs are due at the next.
- **checked**: cycles of the netlist check.
- No wires anywhere, no clock tree, no scan. Areas of different blocks are compared in GE of the embedded library alone; no table \
holds more than one library.

";

const PRESETS: &str = "\
In the embedded library, effort `balanced`, hierarchy kept: each module is mapped by itself, so that a net which reaches many modules, \
as a reset or a threshold does, has no buffers, and its block is faster where the hierarchy is dissolved. A memory is listed as entries x bits with its read, write and advance \
ports (r, w, a) and how often it is there. Memories of SRAM style are black boxes: their area is not part of GE, and comes with their \
delay from a table (`synth/memories.toml`), which is no measurement. The slowest loop is that of the register or memory which is read, \
added to and written in one cycle, from its own flip-flops to its own flip-flops: no pipeline makes it faster. Where no loop adds, it \
is the slowest of those that decide on themselves, as an arbiter does.

";

/// A figure with four digits.
fn number(value: f64) -> String {
    if value == 0.0 {
        return "0".into();
    }
    let digits = 3 - value.abs().log10().floor() as i32;
    match digits {
        ..=0 => grouped(value.round()),
        digits => format!("{value:.0$}", digits.min(9) as usize),
    }
}

fn grouped(value: f64) -> String {
    let digits = format!("{:.0}", value.abs());
    let mut text = String::from(if value < 0.0 { "-" } else { "" });
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A bar parts the columns of a table.
fn escaped(text: &str) -> String {
    text.replace('|', "\\|")
}

fn table(header: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = format!("| {} |\n|", header.join(" | "));
    text += &"---|".repeat(header.len());
    text.push('\n');
    for row in rows {
        let _ = writeln!(text, "| {} |", row.join(" | "));
    }
    text + "\n"
}

/// The first figures that there are of these cells, for what is the same in all.
fn any(ppa: &Ppa, cells: Cells, effort: Option<Effort>) -> Option<&Figures> {
    let ending = match cells {
        Cells::Generic => "| generic",
        Cells::Given => "| liberty",
        Cells::Xilinx => "| xilinx",
    };
    let rows = ppa.rows.values();
    let mut fitting = rows.filter(|row| {
        row.id.ends_with(ending) && effort.is_none_or(|effort| row.effort == effort.name())
    });
    fitting.find_map(|row| row.outcome.figures())
}

fn conditions(ppa: &Ppa, cells: Cells) -> String {
    let Some(figures) = any(ppa, cells, None) else {
        return String::new();
    };
    let (library, around) = (&figures.library, &figures.conditions);
    let units = &figures.units;
    let corner = [
        library.corner.clone().filter(|_| cells == Cells::Given),
        library.voltage.map(|v| format!("{v} V")),
        library.temperature.map(|t| format!("{t} °C")),
    ];
    let corner: Vec<_> = match cells {
        Cells::Generic | Cells::Xilinx => vec!["technology-neutral".to_owned()],
        Cells::Given => corner.into_iter().flatten().collect(),
    };
    let scripts = [Effort::Balanced, Effort::Delay];
    let scripts = scripts.map(|effort| {
        let commands: Vec<_> = abc_script(effort).lines().collect();
        format!("{}: `{}`", effort.name(), commands.join("; "))
    });
    let tools = figures.tools.iter().map(|(name, version)| {
        match version.to_lowercase().starts_with(name) {
            true => version.clone(),
            false => format!("{name} {version}"),
        }
    });
    let mut text = String::new();
    let _ = writeln!(
        text,
        "- Library: `{}` ({}), SHA-256 `{}…`; 1 GE = {} = {} {}; 1 FO4 = {} {}.",
        library.name,
        corner.join(", "),
        &library.sha256[..library.sha256.len().min(12)],
        library.nand2,
        library.nand2_area,
        units.area,
        library.fo4,
        units.time
    );
    let _ = writeln!(
        text,
        "- Around a block: a clock of {} {}, each net changes {} times a cycle, inputs driven by {}, {} {} at each output, wires {}.",
        around.period,
        units.time,
        around.activity,
        around.input_drive,
        around.load,
        units.load,
        around.wireload.as_deref().unwrap_or("free")
    );
    let _ = writeln!(text, "- ABC, {}.", scripts.join("; "));
    let _ = writeln!(text, "- Tools: {}.\n", Vec::from_iter(tools).join("; "));
    text
}

const COLUMNS: [&str; 10] = [
    "preset",
    "N",
    "GE",
    "flops",
    "memories",
    "depth",
    "FO4",
    "slowest path",
    "slowest loop, FO4",
    "checked",
];

fn presets(ppa: &Ppa, block: &str) -> String {
    let jobs = designs::presets(&ppa.blocks).into_iter();
    let rows = jobs.filter(|job| job.design.block == block);
    let rows = rows.filter_map(|job| ppa.rows.get(&job.id()));
    format!("### {block}\n\n{}", table(&COLUMNS, rows.map(preset_row)))
}

fn preset_row(row: &Row) -> Vec<String> {
    let name = vec![row.design.clone(), row.size.clone()];
    let figures = match &row.outcome {
        Outcome::Measured(figures) => figures,
        Outcome::LeftOut(_) | Outcome::Estimated(_) => {
            return [name, vec!["see the end".into()], vec![String::new(); 7]].concat();
        }
        Outcome::Failed(_) => {
            return [
                name,
                vec!["**check failed**".into()],
                vec![String::new(); 7],
            ]
            .concat();
        }
    };
    let area = &figures.area;
    let (period, path) = figures.timing.as_ref().map_or_else(Default::default, |t| {
        let path = format!("`{}` to `{}`", t.critical.start, t.critical.end);
        (marked(number(t.shortest_period_fo4), t.extrapolated), path)
    });
    let mut memories: Vec<_> = figures.memories.iter().map(memory).collect();
    if area.macro_ge > 0.0 {
        memories.push(format!(
            "SRAM from a table, not in GE: {} GE",
            number(area.macro_ge)
        ));
    }
    [
        name,
        vec![
            marked(number(area.ge), area.extrapolated.map(|s| s.ge.error)),
            flops(figures),
            memories.join(", "),
            match figures.flop_files.is_empty() {
                true => figures.depth.to_string(),
                false => format!("{} without the files", figures.depth),
            },
            period,
            path,
            slowest_loop(figures),
            figures.check.cycles.to_string(),
        ],
    ]
    .concat()
}

/// `pointers`: 8.72, or nothing.
fn slowest_loop(figures: &Figures) -> String {
    let slowest = figures.timing.as_ref().and_then(|t| t.slowest_loop());
    slowest.map_or(String::new(), |found| {
        let note = if found.arithmetic { "" } else { ", no adder" };
        format!("`{}`: {}{note}", found.name, number(found.period_fo4))
    })
}

/// A figure, and how far the fit is off if it is not measured.
fn marked(figure: String, off: Option<f64>) -> String {
    match off {
        None => figure,
        Some(off) => format!("{figure} extrapolated ±{}", share(off)),
    }
}

fn flops(figures: &Figures) -> String {
    let area = &figures.area;
    let off = area.extrapolated.map(|s| s.flop_ge.error);
    match area.flops {
        0 => "0".into(),
        count => format!(
            "{} = {} GE",
            grouped(count as f64),
            marked(number(area.flop_ge), off)
        ),
    }
}

/// `128 x 5 flops 32r 32a, 1 time`.
fn memory(memory: &Memory) -> String {
    let kind = if memory.sram { "SRAM" } else { "flops" };
    let ports = [
        (memory.reads, "r"),
        (memory.writes, "w"),
        (memory.advances, "a"),
    ];
    let ports = ports.into_iter().filter(|(count, _)| *count > 0);
    let ports: Vec<_> = ports
        .map(|(count, name)| format!("{count}{name}"))
        .collect();
    let times = match memory.count {
        1 => String::new(),
        count => format!("{count} of "),
    };
    format!(
        "{times}{} x {} {kind} {} ({} bits)",
        memory.depth,
        memory.width,
        ports.join(" "),
        grouped(memory.bits as f64)
    )
}

/// All that is said of one library besides the presets.
fn library(ppa: &Ppa, cells: Cells) -> String {
    let section = ppa.section(cells);
    let mut text = String::new();
    let heading = match (cells, any(ppa, cells, None)) {
        (Cells::Generic | Cells::Xilinx, _) => {
            "## The papers' claims, in the embedded library\n\n".to_owned()
        }
        (Cells::Given, Some(figures)) => {
            format!("## The papers' claims, in {}\n\n", figures.library.name)
        }
        (Cells::Given, None) => return text,
    };
    if section.claims.is_empty() && section.sweeps.is_empty() {
        return text;
    }
    text += &heading;
    if cells == Cells::Given {
        text += &conditions(ppa, cells);
    }
    text += &claims(&section.claims);
    text += &aims(&section.aims);
    if ppa.blocks.contains(&"ofan") {
        text += &ofan::architectures(ppa, cells);
        text += &ofan::split(ppa, cells);
    }
    for sweep in designs::sweeps(&ppa.blocks, cells) {
        text += &curves(ppa, &sweep, cells);
    }
    text
}

fn claims(claims: &[Claim]) -> String {
    let rows = claims.iter().map(|claim| {
        let ours: Vec<_> = claim.ours.iter().map(ours).collect();
        vec![
            format!("{} ({})", claim.claim, claim.paper),
            ours.join("<br>"),
            claim.verdict.name().to_owned(),
            claim.reason.clone(),
        ]
    });
    table(&["claim", "here", "verdict", "why"], rows)
}

fn aims(aims: &[Reached]) -> String {
    if aims.is_empty() {
        return String::new();
    }
    let rows = aims.iter().map(|aim| {
        let figures = aim.figures.iter().map(|(limit, figure)| {
            let exact = |value: f64| match value.fract() {
                0.0 => grouped(value),
                _ => number(value),
            };
            let figure = figure.map_or("not measured".into(), exact);
            format!("**{figure}** of {} {}", exact(limit.most), limit.unit)
        });
        let met = match aim.met {
            Some(true) => "met",
            Some(false) => "**missed**",
            None => "not measured",
        };
        vec![
            aim.what.to_owned(),
            Vec::from_iter(figures).join("<br>"),
            met.to_owned(),
            format!("`{}`", aim.command),
        ]
    });
    let header = ["aim", "here, of at most", "verdict", "measured by"];
    format!("### Aims\n\n{AIMS}{}", table(&header, rows))
}

const AIMS: &str = "\
What the hardware should cost at most. Aims in ns and um2 were set for Nangate45 in its typical corner. What limits a design is on its \
block's page.

";

fn share(error: f64) -> String {
    format!("{:.1}%", 100.0 * error)
}

fn ours(ours: &Ours) -> String {
    let basis = match &ours.basis {
        Basis::Measured { .. } => String::new(),
        Basis::Estimated { .. } => ", estimated".into(),
        Basis::Counted => ", counted".into(),
        Basis::Fitted { error } => format!(", a line with an error of at most {}", share(*error)),
        Basis::Extrapolated { error } => {
            format!(", extrapolated, error of the fit at most {}", share(*error))
        }
    };
    format!(
        "**{} {}**: {}{basis}",
        number(ours.value),
        ours.unit,
        ours.what
    )
}

fn curves(ppa: &Ppa, sweep: &Sweep, cells: Cells) -> String {
    let rows = ppa.of(cells);
    let given = cells == Cells::Given;
    let sizes: Vec<u32> = sweep.series[0]
        .points
        .iter()
        .map(|(size, _)| *size)
        .collect();
    let mut header = vec![sweep.axis.to_owned()];
    for series in &sweep.series {
        let name = series.name;
        header.push(format!("{name}: GE"));
        header.push(format!("{name}: FO4"));
        if given {
            header.push(format!("{name}: ns"));
        }
    }
    let cells_of = |index: usize| {
        let mut row = vec![sizes[index].to_string()];
        for series in &sweep.series {
            let figures = rows.figures(&series.points[index].1);
            let timing = figures.and_then(|f| f.timing.as_ref());
            row.push(figures.map_or("–".into(), |f| number(f.area.ge)));
            row.push(timing.map_or("–".into(), |t| number(t.shortest_period_fo4)));
            if given {
                row.push(timing.map_or("–".into(), |t| number(t.shortest_period)));
            }
        }
        row
    };
    let header: Vec<_> = header.iter().map(String::as_str).collect();
    format!(
        "### {}\n\n![{}](ppa/{})\n\n{}",
        sweep.title,
        sweep.title,
        plot_name(sweep, cells),
        table(&header, (0..sizes.len()).map(cells_of))
    )
}

fn left_out(ppa: &Ppa) -> String {
    let rows = ppa.rows.values().filter_map(|row| match &row.outcome {
        Outcome::LeftOut(why) => Some(vec![escaped(&row.id), row.size.clone(), why.clone()]),
        Outcome::Failed(why) => Some(vec![
            escaped(&row.id),
            row.size.clone(),
            format!("its netlist check failed: {why}"),
        ]),
        Outcome::Measured(_) | Outcome::Estimated(_) => None,
    });
    let rows: Vec<_> = rows.collect();
    if rows.is_empty() {
        return String::new();
    }
    // The last table ends the document.
    format!(
        "## Not measured\n\n{}",
        table(&["design", "N", "why"], rows)
    )
    .trim_end()
    .to_owned()
        + "\n"
}
