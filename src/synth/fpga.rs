//! Estimates for FPGAs: what Yosys makes of a block for a family, before placement. Its netlist is simulated as one of cells is.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use serde::Serialize;
use sluice_hdl::verilog;

use super::SynthError;
use super::report::NetlistCheck;
use super::steps::{NO_SIMULATOR, netlist_check};
use super::verify;
use crate::catalog::Instance;
use crate::catalog::stimulus::Rng;
use crate::cleanup::Noted;
use crate::cosim;
use crate::process;
use crate::tools;

/// A family of FPGAs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Xilinx 7 series: tables of up to 6 inputs.
    Xilinx,
    /// Lattice iCE40: tables of 4 inputs.
    Ice40,
    /// Lattice ECP5: tables of 4 inputs.
    Ecp5,
}

impl Family {
    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Family::Xilinx => "xilinx",
            Family::Ice40 => "ice40",
            Family::Ecp5 => "ecp5",
        }
    }

    /// What a cell of this type is. Of the rest nothing is a table, a flip-flop or a memory.
    fn kind(self, cell: &str) -> Kind {
        let starts = |heads: &[&str]| heads.iter().any(|head| cell.starts_with(head));
        match self {
            // Tables that are memory count as that; an inverter takes one unless what it feeds takes it in.
            Family::Xilinx if starts(&["RAM32", "RAM64", "RAM128", "RAM256", "SRL"]) => {
                Kind::TableMemory
            }
            Family::Xilinx if starts(&["LUT", "INV"]) => Kind::Table,
            Family::Xilinx
                if matches!(
                    cell,
                    "FDRE" | "FDSE" | "FDCE" | "FDPE" | "FDRE_1" | "FDSE_1"
                ) =>
            {
                Kind::Flop
            }
            Family::Xilinx if starts(&["RAMB"]) => Kind::BlockMemory,
            Family::Xilinx if starts(&["DSP"]) => Kind::Multiplier,
            Family::Ice40 if cell == "SB_LUT4" => Kind::Table,
            Family::Ice40 if starts(&["SB_DFF"]) => Kind::Flop,
            Family::Ice40 if starts(&["SB_RAM40_4K"]) => Kind::BlockMemory,
            Family::Ice40 if starts(&["SB_MAC16"]) => Kind::Multiplier,
            Family::Ecp5 if cell == "LUT4" => Kind::Table,
            Family::Ecp5 if cell == "TRELLIS_FF" => Kind::Flop,
            Family::Ecp5 if starts(&["TRELLIS_DPR16X4"]) => Kind::TableMemory,
            Family::Ecp5 if matches!(cell, "DP16KD" | "PDPW16KD") => Kind::BlockMemory,
            Family::Ecp5 if starts(&["MULT", "ALU54"]) => Kind::Multiplier,
            _ => Kind::Other,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Table,
    TableMemory,
    Flop,
    BlockMemory,
    Multiplier,
    Other,
}

/// What a block takes of an FPGA.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Estimate {
    /// The family.
    pub target: &'static str,
    /// Look-up tables that compute; inverters too, which a later step may do without.
    pub luts: u64,
    /// Cells of look-up tables that serve as memory or shift registers.
    pub memory_luts: u64,
    /// Flip-flops.
    pub flops: u64,
    /// Memory blocks.
    pub memory_blocks: u64,
    /// Multipliers.
    pub multipliers: u64,
    /// Every cell by its type: carry chains and wide multiplexers too.
    pub cells: BTreeMap<String, u64>,
    /// Version of Yosys.
    pub yosys: String,
    /// The check of the netlist.
    pub check: NetlistCheck,
}

/// How a block is synthesised and checked.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The family.
    pub family: Family,
    /// Cycles in which the netlist is simulated and compared with the golden model; none: 0.
    pub verify: u64,
    /// Time for all tools together.
    pub timeout: Duration,
}

/// Synthesises a block for a family with Yosys' own pass for it, the hierarchy dissolved, and simulates the netlist with
/// the models of cells that come with Yosys.
///
/// # Errors
/// If Yosys is missing, a tool fails, or all takes longer than the timeout.
pub fn estimate(instance: &dyn Instance, options: &Options) -> Result<Estimate, SynthError> {
    let yosys = tools::YOSYS;
    let program = yosys
        .find()
        .ok_or_else(|| SynthError::Missing(vec![yosys]))?;
    let version = yosys
        .version()
        .map_err(|why| SynthError::Silent(why, program.clone()))?;
    let limit = process::Limit::new(options.timeout);
    let folder = tempfile::Builder::new().prefix("sluice-fpga-").tempdir();
    let io = |what: &'static str, path: PathBuf| SynthError::io(what, path);
    let folder = folder.map_err(io("cannot make a folder in", std::env::temp_dir()))?;
    let _noted = Noted::new(folder.path());
    if let Err(error) = map(instance, options.family, &program, folder.path(), &limit) {
        // The log is what the error speaks of.
        let _ = folder.keep();
        return Err(error);
    }
    let path = folder.path().join("stat.json");
    let text = fs::read_to_string(&path).map_err(io("cannot read", path))?;
    let cells = cells(&text).ok_or_else(|| SynthError::Netlist("Yosys tells no cells".into()))?;
    let check = check(instance, options, &program, &cells, folder.path(), &limit)?;
    let of = |kind: Kind| {
        let some = cells
            .iter()
            .filter(|(cell, _)| options.family.kind(cell) == kind);
        some.map(|(_, count)| count).sum()
    };
    Ok(Estimate {
        target: options.family.name(),
        luts: of(Kind::Table),
        memory_luts: of(Kind::TableMemory),
        flops: of(Kind::Flop),
        memory_blocks: of(Kind::BlockMemory),
        multipliers: of(Kind::Multiplier),
        cells,
        yosys: version,
        check,
    })
}

/// Runs Yosys in the folder, which then has `netlist.v` and `stat.json`.
fn map(
    instance: &dyn Instance,
    family: Family,
    yosys: &Path,
    folder: &Path,
    limit: &process::Limit,
) -> Result<(), SynthError> {
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).map_err(SynthError::io("cannot write", path))
    };
    let mut names = Vec::new();
    let style = verilog::Options::default();
    for file in verilog::emit(instance.definition(), &style)? {
        write(&file.name, &file.text)?;
        names.push(file.name);
    }
    // No pads: a block is part of a design.
    let pads = match family {
        Family::Xilinx => "-noiopad -noclkbuf ",
        Family::Ice40 | Family::Ecp5 => "",
    };
    let script = format!(
        "read_verilog {}\nsynth_{} {pads}-top {}\nflatten\ntee -o stat.json stat -json\nwrite_verilog -noattr netlist.v\n",
        names.join(" "),
        family.name(),
        instance.definition().name(),
    );
    write("fpga.ys", &script)?;
    let mut command = Command::new(yosys);
    command.current_dir(folder).args(["-Q", "-T", "fpga.ys"]);
    process::run(command, &folder.join("yosys.log"), limit.left())?;
    Ok(())
}

/// Seed of the stimulus and of what flip-flops start at.
const SEED: u64 = 1;

/// Simulates the netlist beside the golden model.
fn check(
    instance: &dyn Instance,
    options: &Options,
    yosys: &Path,
    cells: &BTreeMap<String, u64>,
    folder: &Path,
    limit: &process::Limit,
) -> Result<NetlistCheck, SynthError> {
    let left_out = |why: String| Ok(NetlistCheck::LeftOut { why });
    if options.verify == 0 {
        return left_out("no cycles asked for".into());
    }
    let Some(simulator) = verify::simulator() else {
        return left_out(NO_SIMULATOR.into());
    };
    let Some(models) = models(options.family, yosys) else {
        return left_out("no models of cells beside this yosys".into());
    };
    let unmodelled = cells
        .keys()
        .find(|cell| !options.family.is_modelled(cell, &models));
    if let Some(cell) = unmodelled {
        return left_out(format!("no model of {cell} comes with yosys"));
    }
    let path = folder.join("netlist.v");
    let netlist = fs::read_to_string(&path).map_err(SynthError::io("cannot read", &path))?;
    fs::write(&path, started(&netlist, SEED)).map_err(SynthError::io("cannot write", &path))?;
    let check = verify::Check {
        cells: verify::Cells::Models(&models),
        cycles: options.verify,
        seed: SEED,
        simulator,
        options: cosim::Options {
            cache: Some(folder.join("simulation")),
            timeout: limit.left(),
            ..cosim::Options::default()
        },
    };
    netlist_check(verify::check(instance, &path, &check))
}

impl Family {
    /// Whether the models say what a cell of this type does.
    fn is_modelled(self, cell: &str, models: &str) -> bool {
        // Of these memory blocks they have the ports alone.
        let empty = self != Family::Ice40 && self.kind(cell) == Kind::BlockMemory;
        let head = format!("module {cell}");
        let mut heads = models.match_indices(&head);
        let whole = |at: usize| models[at + head.len()..].starts_with([' ', '(', '\n', '#']);
        !empty && heads.any(|(at, _)| whole(at))
    }
}

/// The models of a family's cells that come with this Yosys.
fn models(family: Family, yosys: &Path) -> Option<String> {
    let program = yosys.canonicalize().ok()?;
    let share = program.parent()?.parent()?.join("share/yosys");
    let path = share.join(family.name()).join("cells_sim.v");
    let text = fs::read_to_string(path).ok()?;
    // Without what no simulator of Verilog-2005 reads, and without other files.
    Some(format!(
        "`define NO_ICE40_DEFAULT_ASSIGNMENTS\n`define NO_INCLUDES\n{text}"
    ))
}

/// The netlist with a start, at random, for each flip-flop that Yosys leaves open.
fn started(netlist: &str, seed: u64) -> String {
    const OPEN: &str = ".INIT(1'hx)";
    let mut rng = Rng::seed_from_u64(seed);
    let mut parts = netlist.split(OPEN);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let start = u8::from(rng.random::<bool>());
        text + &format!(".INIT(1'h{start})") + part
    })
}

/// The cells by type in what `stat -json` says.
fn cells(text: &str) -> Option<BTreeMap<String, u64>> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    let types = value["design"]["num_cells_by_type"].as_object()?;
    types
        .iter()
        .map(|(name, count)| Some((name.clone(), count.as_u64()?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_told_apart() {
        let text =
            r#"{ "design": { "num_cells_by_type": { "LUT6": 3, "FDRE": 2, "CARRY4": 1 } } }"#;
        let cells = cells(text).unwrap();
        assert_eq!(cells.len(), 3);
        let kind = |family: Family, cell| family.kind(cell) as u8;
        for (family, table, memory, flop, block) in [
            (Family::Xilinx, "LUT5", "RAM32M", "FDSE", "RAMB36E1"),
            (Family::Ice40, "SB_LUT4", "", "SB_DFFESR", "SB_RAM40_4K"),
            (
                Family::Ecp5,
                "LUT4",
                "TRELLIS_DPR16X4",
                "TRELLIS_FF",
                "DP16KD",
            ),
        ] {
            assert_eq!(kind(family, table), Kind::Table as u8);
            assert_eq!(kind(family, flop), Kind::Flop as u8);
            assert_eq!(kind(family, block), Kind::BlockMemory as u8);
            assert_eq!(kind(family, "CARRY4"), Kind::Other as u8);
            assert!(memory.is_empty() || kind(family, memory) == Kind::TableMemory as u8);
        }
        assert_eq!(super::cells("{}"), None);
    }
}
