//! The netlist check: a mapped netlist in a simulator, against the golden model, on the block's own stimulus.
//!
//! The netlist is wrapped in a module with the block's ports, whether its own are whole or split into bits,
//! and simulated with models of the library's cells, and of the memories that are macros ([`super::models`]): every
//! output, every cycle, from the first reset on. State starts at random, differently for each seed.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use sluice_hdl::verilog::VerilogFile;
use sluice_hdl::{Definition, Port};

use super::liberty::{Library, escaped};
use super::models::{self, ModelError};
use crate::catalog::{Instance, Traffic};
use crate::compare::{Mismatch, compare};
use crate::cosim::{self, CosimError, Job, Simulator};
use crate::ports::Value;
use crate::run::{Source, respond};
use crate::table::Table;
use crate::tools;

/// What a netlist is made of.
#[derive(Clone, Copy, Debug)]
pub enum Cells<'a> {
    /// Cells of a library, and memories of the block as macros.
    Library(&'a Library),
    /// Modules in this Verilog.
    Models(&'a str),
}

/// How a netlist is checked.
#[derive(Clone, Debug)]
pub struct Check<'a> {
    /// The cells that the netlist is mapped to.
    pub cells: Cells<'a>,
    /// Rows of stimulus, at least 1. A block that clears a memory after reset gets that many more.
    pub cycles: u64,
    /// Seed of the stimulus and of the state at the start.
    pub seed: u64,
    /// The simulator.
    pub simulator: Simulator,
    /// Its cache, time limit and the like; their seed does not count.
    pub options: cosim::Options,
}

/// How a check came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every output agreed in every cycle.
    Agrees {
        /// Cycles compared.
        cycles: usize,
        /// Values compared.
        values: usize,
    },
    /// The first difference.
    Differs(Mismatch),
}

/// Why there is no verdict.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// The netlist cannot be read.
    #[error("cannot read the netlist {}: {source}", .path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// The netlist is not one of this block.
    #[error("the netlist {}: {what}", .path.display())]
    Netlist {
        /// The file.
        path: PathBuf,
        /// What it lacks.
        what: String,
    },
    /// A cell cannot be simulated.
    #[error(transparent)]
    Model(#[from] ModelError),
    /// The simulator is missing or failed.
    #[error(transparent)]
    Simulator(#[from] CosimError),
    /// Nothing was compared, which proves nothing.
    #[error("the check of the netlist compared no cycle: give it more cycles")]
    Nothing,
}

/// Simulates `netlist`, a Verilog file with a module of the block's name and what it instantiates, and
/// compares it with the golden model.
///
/// # Errors
/// If the netlist is not one of this block in this library, or the simulator is missing or fails.
pub fn check(
    instance: &dyn Instance,
    netlist: &Path,
    check: &Check,
) -> Result<Verdict, VerifyError> {
    let text = std::fs::read_to_string(netlist).map_err(|source| VerifyError::Read {
        path: netlist.to_owned(),
        source,
    })?;
    let definition = instance.definition().as_ref();
    let wrong = |what| VerifyError::Netlist {
        path: netlist.to_owned(),
        what,
    };
    let mut files = wrapped(definition, &text).map_err(wrong)?;
    let cells = match check.cells {
        Cells::Library(library) => models::cells(library, &text, check.seed)?,
        Cells::Models(models) => models.to_owned(),
    };
    files.push(VerilogFile {
        name: "sluice__cells.v".into(),
        text: cells,
    });
    if let Cells::Library(_) = check.cells {
        files.extend(models::memories(definition, &text, check.seed)?);
    }
    let stimulus = instance.stimulus(Traffic::Mixed, check.seed);
    let rows = check.cycles + u64::from(instance.clearing());
    let source = Source::Drawn { stimulus, rows };
    let workload = source.collect(instance.inputs(), instance.latency());
    let reset = workload.reset.as_deref();
    let first_reset = |r: &[bool]| r.iter().position(|rst| *rst).unwrap_or(r.len());
    let from = reset.map_or(0, first_reset);
    if from >= workload.table.len() {
        return Err(VerifyError::Nothing);
    }
    let (golden, _) = respond(&mut instance.golden(), &workload, &instance.outputs());
    let job = Job {
        definition,
        stimulus: &workload.table,
        reset,
    };
    let options = cosim::Options {
        seed: check.seed as u32,
        ..check.options.clone()
    };
    let response = match cosim::run_files(&job, &files, check.simulator, &options) {
        Ok(run) => run.response,
        Err(CosimError::Unknown {
            cycle,
            signal,
            value,
        }) => {
            return Ok(Verdict::Differs(unknown(
                instance, &golden, cycle, signal, value,
            )));
        }
        Err(error) => return Err(error.into()),
    };
    let agreement = compare(instance.block(), &golden, NETLIST, &response, from);
    match agreement.first {
        Some(first) => Ok(Verdict::Differs(first)),
        None if agreement.values == 0 => Err(VerifyError::Nothing),
        None => Ok(Verdict::Agrees {
            cycles: agreement.cycles,
            values: agreement.values,
        }),
    }
}

/// A simulator that is here: Icarus, or Verilator where there is none.
pub fn simulator() -> Option<Simulator> {
    if tools::ICARUS.find().is_some() {
        return Some(Simulator::Icarus);
    }
    let verilator = [tools::VERILATOR, tools::CXX, tools::MAKE];
    let all = verilator.iter().all(|tool| tool.find().is_some());
    all.then_some(Simulator::Verilator)
}

/// What the netlist is called beside the golden model.
const NETLIST: &str = "netlist";

/// An output that is unknown where the golden model knows it.
fn unknown(
    instance: &dyn Instance,
    golden: &Table,
    cycle: usize,
    signal: String,
    value: String,
) -> Mismatch {
    let columns = golden.layout().columns();
    let column = columns.iter().find(|c| c.label == signal);
    let known = column.map(|c| Value::new(c.slice(golden.row(cycle)), c.width).to_string());
    Mismatch {
        cycle,
        signal: format!("{}.{signal}", instance.block()),
        golden: known.unwrap_or_default(),
        other_name: NETLIST.into(),
        other: format!("0x{value}"),
    }
}

/// The netlist under another name, and a module with the block's name and ports around it.
fn wrapped(d: &Definition, netlist: &str) -> Result<Vec<VerilogFile>, String> {
    let top = d.name();
    let inner = format!("{top}__mapped");
    let head = format!("module {top}");
    let mut starts = netlist.match_indices(&head).filter(|(at, _)| {
        let before = netlist[..*at].chars().last();
        let after = netlist[at + head.len()..].chars().next();
        before.is_none_or(|c| c == '\n') && after.is_some_and(|c| c == '(' || c.is_whitespace())
    });
    let Some((at, _)) = starts.next() else {
        return Err(format!("it has no module `{top}`"));
    };
    let rest = &netlist[at + head.len()..];
    let renamed = format!("{}module {inner}{rest}", &netlist[..at]);
    let list = rest.split(';').next().unwrap_or_default();
    let ports: HashSet<&str> = list
        .split([',', '(', ')'])
        .map(|name| name.trim().trim_start_matches('\\'))
        .collect();
    let mut pins = Vec::new();
    let clock = [("clk", 1), ("rst", 1)].map(|(name, width)| Port {
        name: name.into(),
        width,
        count: None,
    });
    let mut declarations = Vec::new();
    let inputs = clock.iter().chain(d.inputs()).map(|port| ("input", port));
    for (way, port) in inputs.chain(d.outputs().iter().map(|port| ("output", port))) {
        let (name, width) = (&port.name, port.total_width());
        let range = match width {
            1 => String::new(),
            width => format!("[{}:0] ", width - 1),
        };
        declarations.push(format!("{way} wire {range}{name}"));
        if ports.contains(name.as_str()) {
            pins.push(format!(".{name}({name})"));
            continue;
        }
        for bit in 0..width {
            let split = format!("{name}[{bit}]");
            if !ports.contains(split.as_str()) {
                return Err(format!(
                    "its module `{top}` has no port `{name}`, whole or split into bits"
                ));
            }
            pins.push(format!(".{}({name}[{bit}])", escaped(&split)));
        }
    }
    let mut text = String::new();
    let _ = write!(
        text,
        "module {top} (\n    {}\n);\n    {inner} mapped (\n        {}\n    );\nendmodule\n",
        declarations.join(",\n    "),
        pins.join(",\n        ")
    );
    Ok(vec![
        VerilogFile {
            name: "sluice__netlist.v".into(),
            text: renamed,
        },
        VerilogFile {
            name: "sluice__wrapper.v".into(),
            text,
        },
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use sluice_hdl::Module;

    #[test]
    fn ports_may_be_split() {
        let m = Module::new("top");
        let data = m.input("data", 2);
        m.output("sum", data);
        let d = m.finish();
        let netlist = "/* module top */\nmodule topper(a); endmodule\n\
                       module top(clk, rst, \\data[0] , \\data[1] , sum);\nendmodule\n";
        let files = wrapped(&d, netlist).unwrap();
        assert!(files[0].text.contains("module top__mapped(clk"));
        assert!(files[0].text.contains("module topper(a)"));
        insta::assert_snapshot!(files[1].text, @r"
        module top (
            input wire clk,
            input wire rst,
            input wire [1:0] data,
            output wire [1:0] sum
        );
            top__mapped mapped (
                .clk(clk),
                .rst(rst),
                .\data[0] (data[0]),
                .\data[1] (data[1]),
                .sum(sum)
            );
        endmodule
        ");
        let wrong = |netlist: &str| wrapped(&d, netlist).unwrap_err();
        insta::assert_snapshot!(wrong("module other(); endmodule"), @"it has no module `top`");
        insta::assert_snapshot!(wrong("module top(clk, rst, \\data[1] , sum); endmodule"), @"its module `top` has no port `data`, whole or split into bits");
    }
}
