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
mod decode;
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

pub(crate) use module::StateNets;

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

/// What the header of each file says besides the module's own documentation. Nothing of the design around the
/// module, so that a module has one text wherever it is instantiated and folders can be put together.
#[derive(Clone, Debug)]
pub struct Header {
    /// Tool and version that wrote the file.
    pub tool: String,
    /// SPDX identifier of the licence.
    pub licence: String,
}

impl Default for Header {
    fn default() -> Header {
        Header {
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
    /// A value that was left unnamed would get the name of an instance above it, which lint calls hiding.
    #[error(
        "module `{module}` names a value `{name}` as an instance above it is named: name that value, or the instance, otherwise"
    )]
    Hidden {
        /// The module below.
        module: String,
        /// The name.
        name: String,
    },
}

/// Writes a definition and all that it instantiates, children first, the top module last.
///
/// # Errors
/// If two different definitions have one name, or a name made in one module hides an instance above it.
pub fn emit(definition: &Definition, options: &Options) -> Result<Vec<VerilogFile>, Error> {
    let mut order = Vec::new();
    collect(definition, &mut HashMap::new(), &mut order)?;
    let above = above(&order);
    let file = |d: &&Definition| {
        Ok(VerilogFile {
            name: format!("{}.v", d.name()),
            text: text::header(d, &options.header)
                + &module::print(d, options.reset, &above[d.name()])?,
        })
    };
    order.iter().map(file).collect()
}

/// For each module the names of the instances in all modules above it. `order` has children first.
fn above<'d>(order: &[&'d Definition]) -> HashMap<&'d str, HashSet<&'d str>> {
    let mut above: HashMap<&str, HashSet<&str>> = HashMap::new();
    for d in order.iter().rev() {
        let mut names = above.entry(d.name()).or_default().clone();
        names.extend(d.instances().iter().map(|i| i.name.as_str()));
        for instance in d.instances() {
            let below = above.entry(instance.definition.name()).or_default();
            below.extend(&names);
        }
    }
    above
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
