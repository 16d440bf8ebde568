//! Estimates for FPGAs: what Yosys makes of a block for a family, before placement.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use serde::Serialize;
use sluice_hdl::verilog;

use super::SynthError;
use crate::catalog::Instance;
use crate::cleanup::Noted;
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
}

/// Synthesises a block for a family with Yosys' own pass for it, the hierarchy dissolved.
///
/// # Errors
/// If Yosys is missing, fails, or takes longer than `timeout`.
pub fn estimate(
    instance: &dyn Instance,
    family: Family,
    timeout: Duration,
) -> Result<Estimate, SynthError> {
    let yosys = tools::YOSYS;
    let program = yosys
        .find()
        .ok_or_else(|| SynthError::Missing(vec![yosys]))?;
    let version = yosys
        .version()
        .map_err(|why| SynthError::Silent(why, program.clone()))?;
    let io = |what: &'static str, path: PathBuf| SynthError::io(what, path);
    let folder = tempfile::Builder::new().prefix("sluice-fpga-").tempdir();
    let folder = folder.map_err(io("cannot make a folder in", std::env::temp_dir()))?;
    let _noted = Noted::new(folder.path());
    let mut names = Vec::new();
    for file in verilog::emit(instance.definition(), &verilog::Options::default())? {
        let path = folder.path().join(&file.name);
        std::fs::write(&path, &file.text).map_err(io("cannot write", path))?;
        names.push(file.name);
    }
    // No pads: a block is part of a design.
    let pads = match family {
        Family::Xilinx => "-noiopad -noclkbuf ",
        Family::Ice40 | Family::Ecp5 => "",
    };
    let script = format!(
        "read_verilog {}\nsynth_{} {pads}-top {}\nflatten\ntee -o stat.json stat -json\n",
        names.join(" "),
        family.name(),
        instance.definition().name(),
    );
    let path = folder.path().join("fpga.ys");
    std::fs::write(&path, script).map_err(io("cannot write", path.clone()))?;
    let mut command = Command::new(program);
    command
        .current_dir(folder.path())
        .args(["-Q", "-T", "fpga.ys"]);
    let log = folder.path().join("yosys.log");
    if let Err(error) = process::run(command, &log, timeout) {
        // The log is what the error speaks of.
        let _ = folder.keep();
        return Err(error.into());
    }
    let path = folder.path().join("stat.json");
    let text = std::fs::read_to_string(&path).map_err(io("cannot read", path))?;
    let cells = cells(&text).ok_or_else(|| SynthError::Netlist("Yosys tells no cells".into()))?;
    let of = |kind: Kind| {
        let some = cells.iter().filter(|(cell, _)| family.kind(cell) == kind);
        some.map(|(_, count)| count).sum()
    };
    Ok(Estimate {
        target: family.name(),
        luts: of(Kind::Table),
        memory_luts: of(Kind::TableMemory),
        flops: of(Kind::Flop),
        memory_blocks: of(Kind::BlockMemory),
        multipliers: of(Kind::Multiplier),
        cells,
        yosys: version,
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
