//! `sluice synth --target`: look-up tables and flip-flops of an FPGA.

use clap::ValueEnum;
use serde_json::json;

use super::Failed;
use super::output;
use super::synth;
use sluice::catalog::Instance;
use sluice::synth::fpga::{self, Estimate, Family, Options};

/// FPGA families that a block can be synthesised for.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Xilinx 7 series
    Xilinx,
    /// Lattice iCE40
    Ice40,
    /// Lattice ECP5
    Ecp5,
}

impl From<Target> for Family {
    fn from(target: Target) -> Self {
        match target {
            Target::Xilinx => Family::Xilinx,
            Target::Ice40 => Family::Ice40,
            Target::Ecp5 => Family::Ecp5,
        }
    }
}

/// Synthesises, and prints what it takes.
pub fn run(instance: &dyn Instance, options: &Options, json: bool) -> anyhow::Result<()> {
    let waiting = output::spinner("yosys");
    let result = fpga::estimate(instance, options);
    waiting.finish_and_clear();
    let estimate = result.map_err(|error| match error.is_usage() {
        true => anyhow::Error::from(error),
        false => Failed::Tool(error.to_string()).into(),
    })?;
    if json {
        let mut value = serde_json::to_value(&estimate)?;
        value["block"] = json!(instance.block());
        value["configuration"] = instance.config();
        output::print_json(&value)?;
    } else {
        let text = format!("{} {}\n", instance.block(), instance.config());
        output::print(&(text + &output::pairs(rows(&estimate))))?;
    }
    synth::verdict(&estimate.check)
}

fn rows(estimate: &Estimate) -> Vec<(&'static str, String)> {
    let count = |n: u64| output::grouped(n);
    let cells = estimate
        .cells
        .iter()
        .map(|(name, n)| format!("{name} {}", output::grouped(*n)));
    vec![
        (
            "target",
            format!("{}, an estimate: not placed, no pads", estimate.target),
        ),
        ("LUTs", count(estimate.luts)),
        ("flip-flops", count(estimate.flops)),
        ("LUTs as memory", count(estimate.memory_luts)),
        ("memory blocks", count(estimate.memory_blocks)),
        ("multipliers", count(estimate.multipliers)),
        ("cells", cells.collect::<Vec<_>>().join(", ")),
        ("netlist check", synth::check_text(&estimate.check)),
        ("tool", estimate.yosys.clone()),
    ]
}
