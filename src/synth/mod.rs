//! Synthesis: outside tools and what they say of area, timing and power.

pub mod flop_files;
mod flow;
pub mod fpga;
pub mod generic;
pub mod liberty;
pub mod library;
mod loops;
pub mod mapped;
pub mod memories;
pub mod models;
mod options;
pub mod report;
mod run;
mod set_apart;
pub mod size;
mod steps;
pub mod timing;
pub mod verify;

use std::path::PathBuf;

use sluice_hdl::verilog;

use crate::process;
use crate::tools::{self, Silence, Tool};

pub use flow::{Measure, Synthesis, synthesize, synthesize_with};
pub use options::{Effort, Options, Period};

/// Why there is no result.
#[derive(Debug, thiserror::Error)]
pub enum SynthError {
    /// Programs are not installed.
    #[error("{} not found; to install: {}", names(.0), tools::install_command(.0))]
    Missing(Vec<Tool>),
    /// A program does not say what it is.
    #[error("{path} {0}", path = .1.display())]
    Silent(Silence, PathBuf),
    /// The library cannot be read, or lacks what is needed.
    #[error(transparent)]
    Library(#[from] liberty::LibertyError),
    /// The table of what memories cost is wrong.
    #[error(transparent)]
    Memories(#[from] memories::TableError),
    /// The library has not got what an option names.
    #[error("{library}: the library has no {what} `{name}`; it has: {known}")]
    Unknown {
        /// The library's name.
        library: String,
        /// What was asked for.
        what: &'static str,
        /// Its name.
        name: String,
        /// What there is.
        known: String,
    },
    /// The library's file is not laid out as expected.
    #[error(
        "{0}: no line `library (NAME) {{`, so that no wire load model can be set: leave --wireload out"
    )]
    Unprepared(String),
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
    /// It would take too long.
    #[error(
        "the block is too large: about {estimate} gate equivalents by an estimate{}, where {limit} are allowed; \
         choose a smaller configuration, or give a larger --limit and --timeout",
        .rest.map_or(String::new(), |rest| format!(", {rest} without its files of flip-flops"))
    )]
    TooLarge {
        /// Gate equivalents.
        estimate: u64,
        /// Those without the files of flip-flops that could be apart, if there are any.
        rest: Option<u64>,
        /// The limit.
        limit: u64,
    },
    /// No Verilog could be written.
    #[error(transparent)]
    Verilog(#[from] verilog::Error),
    /// A program failed, or took too long.
    #[error(transparent)]
    Process(#[from] process::Error),
    /// A program ended well, but said that something went wrong.
    #[error("{tool}: {wrong}\nall it said is in {}", .log.display())]
    Said {
        /// What was called.
        tool: &'static str,
        /// The line that says so.
        wrong: String,
        /// Where all of it is.
        log: PathBuf,
    },
    /// A file of flip-flops took too long: what became of its tools.
    #[error("{0}")]
    Stopped(String),
    /// The netlist of a file of flip-flops does something else.
    #[error("the netlist of {file} differs from what it does: {first}")]
    Differs {
        /// Its module.
        file: String,
        /// The first difference.
        first: String,
    },
    /// The netlist is not what was asked for.
    #[error("the mapped netlist cannot be used: {0}")]
    Netlist(String),
    /// A file or folder could not be used.
    #[error("{what} {}: {source}", .path.display())]
    Io {
        /// What was tried.
        what: &'static str,
        /// With what.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
}

fn names(tools: &[Tool]) -> String {
    let names: Vec<_> = tools.iter().map(|tool| tool.command).collect();
    names.join(", ")
}

impl SynthError {
    fn io(
        what: &'static str,
        path: impl Into<PathBuf>,
    ) -> impl FnOnce(std::io::Error) -> SynthError {
        let path = path.into();
        move |source| SynthError::Io { what, path, source }
    }

    /// Whether the user has to change something, and not the tools.
    pub fn is_usage(&self) -> bool {
        matches!(
            self,
            SynthError::Library(_)
                | SynthError::Memories(_)
                | SynthError::Unknown { .. }
                | SynthError::Unprepared(_)
                | SynthError::Option { .. }
                | SynthError::TooLarge { .. }
                | SynthError::Verilog(_)
        )
    }
}
