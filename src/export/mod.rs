//! A block made ready for other people's flows: a folder with its Verilog, constraints, and what the flow asks for.
//!
//! Nothing in it names a place of this machine: files find each other by where they lie, so that the folder may be moved
//! and the flow started from anywhere. Paths with blanks are beyond make, and so beyond OpenROAD-flow-scripts.

mod files;
pub mod openroad;

use sluice_hdl::MemoryStyle;
use sluice_hdl::verilog;
use sluice_hdl::verilog::macros::{self, Choice, Kept, Macro};

use crate::catalog::Instance;
use crate::package::Files;

/// A flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flow {
    /// OpenROAD-flow-scripts: `config.mk`.
    Openroad,
    /// LibreLane: `config.yaml`.
    Librelane,
    /// SiliconCompiler: `build.py`.
    Siliconcompiler,
    /// FuseSoC: a core.
    Fusesoc,
}

impl Flow {
    /// What it is told to build for, where the user does not say.
    pub fn platform(self) -> &'static str {
        match self {
            Flow::Openroad => "nangate45",
            Flow::Librelane => "sky130A",
            Flow::Siliconcompiler => "freepdk45_demo",
            Flow::Fusesoc => "none",
        }
    }

    /// The period of the clock where the user does not say, in ns: what the platform can do.
    pub fn period_ns(self) -> f64 {
        match self {
            Flow::Librelane => 10.0,
            _ => 1.0,
        }
    }
}

/// What a flow is to be told.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// The flow.
    pub flow: Flow,
    /// What it builds for: a platform, a PDK, a target.
    pub platform: String,
    /// Period of the clock in ns.
    pub period_ns: f64,
    /// Share of the core's area that cells take, in percent.
    pub utilization: f64,
    /// How much denser than evenly cells may be placed, 0 to 1.
    pub density_addon: f64,
    /// Whether memories of SRAM style are modules without content, for macros of the user's.
    pub macros: bool,
}

impl Options {
    /// What holds where the user says nothing.
    pub fn new(flow: Flow) -> Options {
        Options {
            flow,
            platform: flow.platform().to_owned(),
            period_ns: flow.period_ns(),
            utilization: 40.0,
            density_addon: 0.2,
            macros: false,
        }
    }

    fn check(&self) -> Result<(), ExportError> {
        let wrong = |option, value: String, allowed| {
            Err(ExportError::Option {
                option,
                value,
                allowed,
            })
        };
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
        let name = &self.platform;
        if name.is_empty() || !name.chars().all(plain) {
            return wrong(
                "--platform",
                format!("`{name}`"),
                "letters, digits, `_` and `-`",
            );
        }
        if self.flow == Flow::Siliconcompiler
            && (name.contains('-') || name.starts_with(|c: char| c.is_ascii_digit()))
        {
            return wrong(
                "--platform",
                name.clone(),
                "the name of a function of siliconcompiler.targets",
            );
        }
        if !(self.period_ns > 0.0 && self.period_ns <= 1e6) {
            return wrong(
                "--period-ns",
                self.period_ns.to_string(),
                "more than 0, up to 1000000",
            );
        }
        if !(self.utilization > 0.0 && self.utilization <= 100.0) {
            return wrong(
                "--utilization",
                self.utilization.to_string(),
                "more than 0, up to 100",
            );
        }
        if !(0.0..1.0).contains(&self.density_addon) {
            return wrong(
                "--density-addon",
                self.density_addon.to_string(),
                "0 to less than 1",
            );
        }
        Ok(())
    }
}

/// A folder, and what its user should know.
#[derive(Clone, Debug)]
pub struct Export {
    /// Files by their path in the folder.
    pub files: Files,
    /// What should be known before the flow is started.
    pub notes: Vec<String>,
}

/// Why there is no folder.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// An option is out of range.
    #[error("{option} {value}: allowed is {allowed}")]
    Option {
        /// The option on the command line.
        option: &'static str,
        /// What it was given.
        value: String,
        /// What it takes.
        allowed: &'static str,
    },
    /// No Verilog can be written.
    #[error(transparent)]
    Verilog(#[from] verilog::Error),
}

/// The design as the flows are told of it.
struct Design<'a> {
    instance: &'a dyn Instance,
    options: &'a Options,
    /// Verilog files by their path in the folder, children first.
    sources: Vec<String>,
    macros: Vec<Macro>,
}

/// The folder of a block for a flow.
///
/// # Errors
/// If an option is out of range, or two modules have one name.
pub fn export(instance: &dyn Instance, options: &Options) -> Result<Export, ExportError> {
    options.check()?;
    let verilog = verilog::Options::default();
    let mut files = Files::new();
    let mut sources = Vec::new();
    let (modules, macros, kept) = match options.macros {
        true => {
            let parts = macros::apart(instance.definition(), &verilog, Choice::default())?;
            (parts.files, parts.macros, parts.kept)
        }
        false => (
            verilog::emit(instance.definition(), &verilog)?,
            vec![],
            vec![],
        ),
    };
    for of in &macros {
        let (stub, model) = (of.shape.stub(&verilog), of.shape.model(&verilog));
        sources.push(format!("macros/{}", stub.name));
        files.insert(format!("macros/{}", stub.name), stub.text);
        files.insert(format!("models/{}", model.name), model.text);
    }
    for module in modules {
        sources.push(format!("rtl/{}", module.name));
        files.insert(format!("rtl/{}", module.name), module.text);
    }
    let notes = notes(instance, options, &macros, &kept);
    let design = Design {
        instance,
        options,
        sources,
        macros,
    };
    files.extend(files::of(&design));
    Ok(Export { files, notes })
}

/// What becomes of memories, which no flow says in time.
fn notes(
    instance: &dyn Instance,
    options: &Options,
    macros: &[Macro],
    kept: &[Kept],
) -> Vec<String> {
    let mut notes = Vec::new();
    for of in macros {
        notes.push(format!(
            "{} is a black box, {} of them: give the flow its LEF and liberty; models/ holds what it does",
            of.shape.name(),
            of.count
        ));
    }
    for memory in kept {
        let (module, name, reason) = (&memory.module, &memory.memory, memory.reason);
        notes.push(format!(
            "memory {name} of {module} stays an array of flip-flops: {reason}"
        ));
    }
    let bits = sram_bits(instance.definition());
    if bits > 0 && !options.macros {
        notes.push(format!(
            "{bits} bits are meant to be SRAM, and become flip-flops in an ASIC flow: --macros makes them modules for macros"
        ));
    }
    notes
}

/// Bits of all memories of SRAM style.
fn sram_bits(d: &sluice_hdl::Definition) -> u64 {
    let own = d.memories().iter().filter(|m| m.style == MemoryStyle::Sram);
    let own = own.map(|m| u64::from(m.depth) * u64::from(m.width));
    let below = d.instances().iter().map(|i| sram_bits(&i.definition));
    own.chain(below).sum()
}
