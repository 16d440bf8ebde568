//! What is known of a design, as it is kept and written.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::synth::flop_files::FlopFile;
use crate::synth::report::{AreaShares, PowerShares};

/// The figures of a mapped netlist that has passed its check, and what holds for them.
///
/// Read from the report of [`crate::synth`], whose fields mean the same.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figures {
    /// The library.
    pub library: Library,
    /// What holds around the block.
    pub conditions: Conditions,
    /// In what the figures are.
    pub units: Units,
    /// What it is made of.
    pub area: Area,
    /// Memories that are not made of cells; their area is not part of the others.
    pub macros: Vec<Macro>,
    /// Files of flip-flops that were mapped apart, most of them at smaller sizes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flop_files: Vec<FlopFile>,
    /// Its memories, by shape.
    pub memories: Vec<Memory>,
    /// Cells on the longest way through logic.
    pub depth: u32,
    /// How fast it is; none if nothing is timed.
    pub timing: Option<Timing>,
    /// What it takes.
    pub power: Option<Power>,
    /// Versions of the tools.
    pub tools: BTreeMap<String, String>,
    /// The check of this netlist.
    pub check: Check,
}

/// The library.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Library {
    /// `generic`, or the name of the file.
    pub name: String,
    /// SHA-256 of the file.
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
    /// Delay of the smallest inverter with four to drive.
    pub fo4: f64,
}

/// What holds around the block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Conditions {
    /// Period of the clock.
    pub period: f64,
    /// Changes of each net in a cycle.
    pub activity: f64,
    /// The cell that drives each input.
    pub input_drive: String,
    /// Load of each output.
    pub load: f64,
    /// Wire load model.
    pub wireload: Option<String>,
}

/// In what the figures are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Units {
    /// Of areas.
    pub area: String,
    /// Of times.
    pub time: String,
    /// Of capacitances.
    pub load: String,
    /// Of dynamic power.
    pub dynamic: String,
    /// Of leakage.
    pub leakage: String,
}

/// What a block is made of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// Gate equivalents of memories that are not made of cells, from a table.
    pub macro_ge: f64,
    /// Every module, the top first.
    pub modules: Vec<Module>,
    /// What of the others is extrapolated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extrapolated: Option<AreaShares>,
}

/// A memory that is not made of cells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Macro {
    /// Name of its module.
    pub module: String,
    /// How many there are.
    pub count: u64,
    /// Gate equivalents of one, from a table.
    pub ge: f64,
}

/// One module.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Module {
    /// Its name.
    pub module: String,
    /// How often it is there.
    pub instances: u64,
    /// Those of its cells, with those of the modules in it, that keep a bit.
    pub flops: u64,
    /// Gate equivalents of one, with those of the modules in it.
    pub ge: f64,
    /// Gate equivalents of one, without those of the modules in it.
    pub own_ge: f64,
}

/// Memories of one shape.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    /// How many there are.
    pub count: u64,
    /// Whether it is meant to be an SRAM, not flip-flops.
    pub sram: bool,
    /// Entries.
    pub depth: u32,
    /// Bits of an entry.
    pub width: u32,
    /// Ports that read.
    pub reads: u32,
    /// Ports that write.
    pub writes: u32,
    /// Ports that advance counters.
    pub advances: u32,
    /// Bits of all.
    pub bits: u64,
}

/// How fast a block is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Timing {
    /// The shortest period at which every path arrives in time.
    pub shortest_period: f64,
    /// The same in delays of the fan-out-of-4 inverter.
    pub shortest_period_fo4: f64,
    /// Highest frequency in MHz; none in the generic library.
    pub fmax_mhz: Option<f64>,
    /// How far the fit makes these off, as a share, if the worst path passes a file that is extrapolated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extrapolated: Option<f64>,
    /// The worst path.
    pub critical: Path,
    /// Loops of one cycle, the slowest first.
    pub loops: Vec<Loop>,
}

/// A loop of one cycle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Loop {
    /// Its register or memory.
    pub name: String,
    /// Whether there is an adder, a subtractor or a multiplier in it.
    pub arithmetic: bool,
    /// Bits of the register or memory.
    pub bits: u64,
    /// The shortest period that it allows, in delays of the fan-out-of-4 inverter.
    pub period_fo4: f64,
    /// Highest frequency in MHz; none in the generic library.
    pub fmax_mhz: Option<f64>,
}

impl Timing {
    /// The slowest loop that adds; where none does, the slowest.
    pub fn slowest_loop(&self) -> Option<&Loop> {
        let adds = self.loops.iter().find(|found| found.arithmetic);
        adds.or_else(|| self.loops.first())
    }
}

/// A path.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Path {
    /// From what to what.
    pub kind: String,
    /// Register bit or port.
    pub start: String,
    /// Register bit or port.
    pub end: String,
}

/// What a block takes at the given period and activity.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Power {
    /// By changes.
    pub dynamic: f64,
    /// Always.
    pub leakage: f64,
    /// What of these is extrapolated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extrapolated: Option<PowerShares>,
}

/// A netlist check that passed: the mapped netlist against the golden model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Check {
    /// Cycles compared.
    pub cycles: u64,
    /// Values compared.
    pub values: u64,
}

/// What an FPGA takes, before placement, of a netlist that passed its check.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The family.
    pub target: String,
    /// Look-up tables.
    pub luts: u64,
    /// Flip-flops.
    pub flops: u64,
    /// Version of Yosys.
    pub yosys: String,
    /// The check of this netlist.
    pub check: Check,
}

/// How a design came out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Mapped, timed and checked.
    Measured(Box<Figures>),
    /// Estimated for an FPGA.
    Estimated(Estimate),
    /// Not measured, and why.
    LeftOut(String),
    /// The mapped netlist does something else: there are no figures.
    Failed(String),
}

impl Outcome {
    /// The figures, if all of the design was mapped.
    pub fn figures(&self) -> Option<&Figures> {
        self.all_figures()
            .filter(|figures| figures.flop_files.is_empty())
    }

    /// The same, also of a design whose files of flip-flops were mapped apart.
    pub fn all_figures(&self) -> Option<&Figures> {
        match self {
            Outcome::Measured(figures) => Some(figures),
            _ => None,
        }
    }
}

/// A design and how it came out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// What tells it from every other row.
    pub id: String,
    /// Its block.
    pub block: String,
    /// The preset, and what differs from it.
    pub design: String,
    /// Which ABC sequence.
    pub effort: &'static str,
    /// Whether the hierarchy was dissolved.
    pub flattened: bool,
    /// How large it is.
    pub size: String,
    /// Packets or decisions: what it takes and gives in a cycle.
    pub throughput: String,
    /// How it came out.
    pub outcome: Outcome,
}

impl Figures {
    /// Gate equivalents and flip-flops of every module whose name starts like this, all instances together, without
    /// the modules in them.
    pub fn own_ge(&self, prefix: &str) -> f64 {
        let modules = self.area.modules.iter();
        let of_part = modules.filter(|m| m.module.starts_with(prefix));
        of_part.map(|m| m.own_ge * m.instances as f64).sum()
    }

    /// Flip-flops of the modules whose name starts like this.
    pub fn flops(&self, prefix: &str) -> u64 {
        let modules = self.area.modules.iter();
        let of_part = modules.filter(|m| m.module.starts_with(prefix));
        of_part.map(|m| m.flops * m.instances).sum()
    }

    /// Bits of all memories.
    pub fn memory_bits(&self) -> u64 {
        self.memories.iter().map(|memory| memory.bits).sum()
    }
}
