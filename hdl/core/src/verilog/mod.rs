//! Verilog-2005 from a definition: one file for each distinct module.
//!
//! What holds for every file, whatever the builder was asked for:
//! - no construct that lint objects to (Verilator `-Wall`, Icarus `-Wall`, Yosys `check -assert`);
//! - every operand is as wide as its operator needs it, so that no context can extend or cut a value,
//!   and every signed operator has an assignment of its own, so that no context can take the sign away;
//! - named values keep their names; values that need a name get one that says where they come from;
//! - `clk` and the reset are ports of every module, also of a purely combinational one: a module's ports
//!   do not change with what a configuration leaves out. What is not read ends in `_unused_ok`, bit by bit;
//! - values and state that only properties read stand under `ifdef FORMAL`;
//! - equal input gives equal bytes.

mod counters;
mod expression;
mod known;
mod live;
mod lookup;
pub mod macros;
mod module;
mod naming;
mod nets;
mod state;
mod text;

use crate::ir::Definition;
use std::collections::{HashMap, HashSet};

/// How the reset port looks and acts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ResetStyle {
    /// `rst`, synchronous, active high.
    #[default]
    SyncHigh,
    /// `rst_n`, synchronous, active low.
    SyncLow,
    /// `rst_n`, asynchronous, active low.
    AsyncLow,
}

impl ResetStyle {
    /// Name of the reset port.
    pub fn port(self) -> &'static str {
        match self {
            ResetStyle::SyncHigh => "rst",
            ResetStyle::SyncLow | ResetStyle::AsyncLow => "rst_n",
        }
    }
}

/// What the header of each file says besides the module's own documentation. Empty texts are left out.
#[derive(Clone, Debug)]
pub struct Header {
    /// Name of the block.
    pub block: String,
    /// Its configuration, one line or several; printed in the file of the top module only.
    pub configuration: String,
    /// Latency and throughput of the top module; printed in its file only.
    pub latency: String,
    /// Tool and version that wrote the file.
    pub tool: String,
    /// SPDX identifier of the licence.
    pub licence: String,
}

impl Default for Header {
    fn default() -> Header {
        Header {
            block: String::new(),
            configuration: String::new(),
            latency: String::new(),
            tool: concat!("sluice ", env!("CARGO_PKG_VERSION")).into(),
            licence: "Apache-2.0".into(),
        }
    }
}

/// How Verilog is written.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Reset style of all modules.
    pub reset: ResetStyle,
    /// Header of all files.
    pub header: Header,
}

/// One file: one module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerilogFile {
    /// File name, the module's name with `.v`.
    pub name: String,
    /// Content.
    pub text: String,
}

/// Why no Verilog could be written.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum Error {
    /// Two different modules of one name.
    #[error(
        "two different modules are called `{0}`: put what tells them apart (a size, a mode) into the name"
    )]
    SameName(String),
}

/// Writes a definition and all that it instantiates, children first, the top module last.
///
/// # Errors
/// If two different definitions have one name.
pub fn emit(definition: &Definition, options: &Options) -> Result<Vec<VerilogFile>, Error> {
    let mut order = Vec::new();
    collect(definition, &mut HashMap::new(), &mut order)?;
    let top = order.len() - 1;
    let instances = order.iter().flat_map(|d| d.instances());
    let instances: HashSet<&str> = instances.map(|i| i.name.as_str()).collect();
    let print = |d: &Definition| module::print(d, options.reset, &instances);
    let file = |(i, d): (usize, &&Definition)| VerilogFile {
        name: format!("{}.v", d.name()),
        text: text::header(d, &options.header, i == top) + &print(d),
    };
    Ok(order.iter().enumerate().map(file).collect())
}

/// All files as one text, in order.
pub fn join(files: &[VerilogFile]) -> String {
    let texts: Vec<&str> = files.iter().map(|f| f.text.as_str()).collect();
    texts.join("\n")
}

/// Every distinct definition below `definition` and itself, children first.
fn collect<'d>(
    definition: &'d Definition,
    seen: &mut HashMap<&'d str, &'d Definition>,
    order: &mut Vec<&'d Definition>,
) -> Result<(), Error> {
    if let Some(known) = seen.get(definition.name()) {
        let same = std::ptr::eq(*known, definition) || *known == definition;
        return same
            .then_some(())
            .ok_or_else(|| Error::SameName(definition.name().into()));
    }
    seen.insert(definition.name(), definition);
    for instance in definition.instances() {
        collect(&instance.definition, seen, order)?;
    }
    order.push(definition);
    Ok(())
}
