//! What synthesis found, ready to be shown or written as JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::flop_files::{Figure, FlopFile};
use super::size::MemoryShape;

/// All that is known of a block in a library.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Name of the block.
    pub block: String,
    /// Every field of its configuration.
    pub configuration: Value,
    /// Its top module.
    pub module: String,
    /// Which ABC sequence.
    pub effort: &'static str,
    /// Whether the hierarchy was dissolved.
    pub flattened: bool,
    /// The library.
    pub library: LibraryReport,
    /// What holds around the block.
    pub conditions: Conditions,
    /// In what the figures are.
    pub units: Units,
    /// What it is made of.
    pub area: Option<Area>,
    /// Memories that are not made of cells.
    pub macros: Vec<MacroReport>,
    /// Files of flip-flops that are apart, as the block is too large with them: figures come from sizes that were mapped
    /// alone. No module has them, and no check but as what they do.
    pub flop_files: Vec<FlopFile>,
    /// Memories that are meant to be macros and are made of cells all the same.
    pub kept: Vec<KeptReport>,
    /// Its memories, by shape.
    pub memories: Vec<MemoryReport>,
    /// Cells on the longest way through logic.
    pub depth: Option<u32>,
    /// How fast it is; none if nothing is timed, as there is no cell.
    pub timing: Option<Timing>,
    /// What it takes.
    pub power: Option<Power>,
    /// Whether the netlist does what the block does; none if the run was stopped before.
    pub check: Option<NetlistCheck>,
    /// Versions of the tools.
    pub tools: BTreeMap<&'static str, String>,
    /// What the run took.
    pub run: Run,
    /// Why the run was stopped before its end, if it was.
    pub stopped: Option<String>,
}

/// The mapped netlist in a simulator, beside the golden model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NetlistCheck {
    /// Every output agreed in every cycle.
    Agrees {
        /// Cycles compared.
        cycles: u64,
        /// Values compared.
        values: u64,
    },
    /// Some did not.
    Differs {
        /// The first difference.
        first: String,
    },
    /// It was not simulated.
    LeftOut {
        /// Why not.
        why: String,
    },
}

/// The library that a block is mapped to.
#[derive(Clone, Debug, Serialize)]
pub struct LibraryReport {
    /// `generic`, or the name of the file.
    pub name: String,
    /// SHA-256 of the file as it was given.
    pub sha256: String,
    /// The operating condition.
    pub corner: Option<String>,
    /// Supply voltage, in volts.
    pub voltage: Option<f64>,
    /// Temperature, in degrees Celsius.
    pub temperature: Option<f64>,
    /// The cell that is one gate equivalent.
    pub nand2: String,
    /// Its area.
    pub nand2_area: f64,
    /// Delay of the smallest inverter with four to drive; none if the run was stopped before.
    pub fo4: Option<f64>,
}

/// What holds around the block.
#[derive(Clone, Debug, Serialize)]
pub struct Conditions {
    /// Period of the clock.
    pub period: f64,
    /// Changes of each net in a cycle.
    pub activity: f64,
    /// The cell that drives each input.
    pub input_drive: String,
    /// Load of each output, in fF, or in inputs of the generic library's smallest inverter.
    pub load: f64,
    /// Wire load model.
    pub wireload: Option<String>,
}

/// In what the figures are.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Units {
    /// Of areas.
    pub area: &'static str,
    /// Of times.
    pub time: &'static str,
    /// Of capacitances.
    pub load: &'static str,
    /// Of dynamic power.
    pub dynamic: &'static str,
    /// Of leakage.
    pub leakage: &'static str,
}

impl Units {
    /// Of a real library.
    pub const METRIC: Units = Units {
        area: "um2",
        time: "ns",
        load: "fF",
        dynamic: "mW",
        leakage: "mW",
    };
    /// Of the generic one.
    pub const GENERIC: Units = Units {
        area: "GE",
        time: "tau",
        load: "inverter inputs",
        dynamic: "inverter inputs charged and discharged a cycle",
        leakage: "leakages of NAND2_X1",
    };
}

/// What a block is made of.
#[derive(Clone, Debug, Serialize)]
pub struct Area {
    /// Gate equivalents.
    pub ge: f64,
    /// Those of cells that keep a bit.
    pub flop_ge: f64,
    /// In the library's unit.
    pub area: f64,
    /// Cells.
    pub cells: u64,
    /// Cells that keep a bit.
    pub flops: u64,
    /// Gate equivalents of memories that are not made of cells: not measured, but from a table; not part of the others.
    pub macro_ge: f64,
    /// Every module, the top first.
    pub modules: Vec<ModuleReport>,
    /// How often each cell is there, but those of files that are apart.
    pub census: BTreeMap<String, u64>,
    /// What of the figures above is extrapolated, if anything is.
    pub extrapolated: Option<AreaShares>,
}

/// What of an area is extrapolated.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct AreaShares {
    /// Of gate equivalents.
    pub ge: Share,
    /// Of those of cells that keep a bit.
    pub flop_ge: Share,
    /// Of the area in the library's unit.
    pub area: Share,
    /// Of cells.
    pub cells: Share,
    /// Of cells that keep a bit.
    pub flops: Share,
}

/// What of a figure is measured, and what is not.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Share {
    /// What was mapped.
    pub measured: f64,
    /// What was not.
    pub extrapolated: f64,
    /// How far the fits make the sum of both off, as a share of it. It is no bound.
    pub error: f64,
}

impl Share {
    /// What is `measured` and what files add to it.
    pub(super) fn of(measured: f64, files: &[FlopFile], of: &dyn Fn(&FlopFile) -> Figure) -> Share {
        let mut share = Share {
            measured,
            extrapolated: 0.0,
            error: 0.0,
        };
        for file in files {
            let (figure, count) = (of(file), file.count as f64);
            match figure.extrapolated {
                Some(_) => share.extrapolated += count * figure.value,
                None => share.measured += count * figure.value,
            }
            share.error += count * figure.off();
        }
        // So far what it is off by.
        if share.error > 0.0 {
            share.error = rounded(share.error / share.sum());
        }
        share.extrapolated = rounded(share.extrapolated);
        share
    }

    /// How far the fits make what is extrapolated off, as a share of that.
    pub fn of_part(&self) -> f64 {
        if self.error > 0.0 {
            self.error * self.sum() / self.extrapolated
        } else {
            0.0
        }
    }

    /// The figure.
    pub fn sum(&self) -> f64 {
        self.measured + self.extrapolated
    }
}

/// Kinds of paths.
pub(super) const KINDS: [&str; 5] = [
    "register to register",
    "input to register",
    "reset to register",
    "register to output",
    "input to output",
];

/// One module.
#[derive(Clone, Debug, Serialize)]
pub struct ModuleReport {
    /// Its name.
    pub module: String,
    /// How often it is there.
    pub instances: u64,
    /// Cells of one, with those of the modules in it.
    pub cells: u64,
    /// Those that keep a bit.
    pub flops: u64,
    /// Gate equivalents of one, with those of the modules in it.
    pub ge: f64,
    /// Gate equivalents of one, without those of the modules in it.
    pub own_ge: f64,
}

/// Memories that are macros, of one shape: figures are not measured but from a table.
#[derive(Clone, Debug, Serialize)]
pub struct MacroReport {
    /// Name of the macro's module.
    pub module: String,
    /// Whether it is an SRAM, not flip-flops.
    pub sram: bool,
    /// Entries.
    pub depth: u32,
    /// Bits of an entry.
    pub width: u32,
    /// Its ports, as `1r1w`.
    pub ports: String,
    /// How many there are.
    pub count: u64,
    /// Gate equivalents of one.
    pub ge: f64,
    /// From the clock to the data.
    pub access: f64,
    /// How long before the clock inputs have to be there.
    pub setup: f64,
    /// Whether the table knows this macro; else its formula says.
    pub known: bool,
}

/// A memory that is meant to be a macro and is made of cells all the same.
#[derive(Clone, Debug, Serialize)]
pub struct KeptReport {
    /// Its module.
    pub module: String,
    /// Its name.
    pub memory: String,
    /// Why.
    pub reason: &'static str,
}

/// Memories of one shape.
#[derive(Clone, Debug, Serialize)]
pub struct MemoryReport {
    /// How many there are.
    pub count: u64,
    /// The shape.
    #[serde(flatten)]
    pub shape: MemoryShape,
    /// Bits of all.
    pub bits: u64,
}

/// How fast a block is.
#[derive(Clone, Debug, Serialize)]
pub struct Timing {
    /// The shortest period at which every path arrives in time.
    pub shortest_period: f64,
    /// The same in delays of the fan-out-of-4 inverter.
    pub shortest_period_fo4: f64,
    /// Highest frequency in MHz; none in the generic library.
    pub fmax_mhz: Option<f64>,
    /// How far the fit makes these off, as a share, if the worst path passes a file that is extrapolated; its slack is off by
    /// as much time. It is no bound.
    pub extrapolated: Option<f64>,
    /// How much of the given period is left on the worst path.
    pub slack: f64,
    /// The worst path.
    pub critical: Path,
    /// The worst path of each kind that there is.
    pub paths: Vec<Path>,
    /// Loops of one cycle, the slowest first.
    pub loops: Vec<LoopReport>,
    /// Loops of the source with no path between flip-flops in the netlist: they were optimised away, a macro's read register closes
    /// them, or they are within a file that is apart, whose period is told with the files.
    pub untimed_loops: Vec<String>,
}

/// A loop of one cycle: a register or memory whose next value is computed from its present one.
#[derive(Clone, Debug, Serialize)]
pub struct LoopReport {
    /// Its register or memory, from the top module on.
    pub name: String,
    /// Whether the source has an adder, a subtractor or a multiplier in it.
    pub arithmetic: bool,
    /// Bits of the register or memory.
    pub bits: u64,
    /// Flip-flops that are left of them.
    pub flops: u64,
    /// The shortest period that the worst path from these flip-flops to these flip-flops allows, setup included.
    pub period: f64,
    /// The same in delays of the fan-out-of-4 inverter.
    pub period_fo4: f64,
    /// Highest frequency in MHz; none in the generic library.
    pub fmax_mhz: Option<f64>,
}

/// A path.
#[derive(Clone, Debug, Serialize)]
pub struct Path {
    /// From what to what.
    pub kind: String,
    /// Register bit or port.
    pub start: String,
    /// Register bit or port.
    pub end: String,
    /// When the data arrive.
    pub arrival: f64,
    /// The shortest period that this path allows, with the time that the register at its end takes.
    pub period: f64,
    /// The same in delays of the fan-out-of-4 inverter.
    pub period_fo4: f64,
    /// Cells on the way, registers and what is in a file that is apart not among them.
    pub cells: usize,
    /// How far the fit makes its period off, as a share, if it passes a file that is extrapolated.
    pub extrapolated: Option<f64>,
}

/// What a block takes.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Power {
    /// At the given period and activity.
    pub dynamic: f64,
    /// Always.
    pub leakage: f64,
    /// What of them is extrapolated, if anything is.
    pub extrapolated: Option<PowerShares>,
}

/// What of a power is extrapolated.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct PowerShares {
    /// Of dynamic power.
    pub dynamic: Share,
    /// Of leakage.
    pub leakage: Share,
}

/// What the run took.
#[derive(Clone, Debug, Serialize)]
pub struct Run {
    /// Seconds of Yosys and ABC.
    pub map_seconds: Option<f64>,
    /// Seconds of OpenSTA.
    pub time_seconds: Option<f64>,
    /// Peak memory of the outside tools in bytes, where the system tells.
    pub peak_memory: Option<u64>,
}

/// Six digits: more means nothing, and less hides differences.
pub(super) fn rounded(value: f64) -> f64 {
    format!("{value:.5e}").parse().unwrap_or(value)
}
