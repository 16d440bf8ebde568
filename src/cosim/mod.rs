//! The emitted Verilog in simulators outside: Verilator and Icarus Verilog.
//!
//! Both get the stimulus from a file and write the response to one; what is built is kept in a cache,
//! keyed by everything it is made of. Response row k holds the outputs just before the rising edge of
//! cycle k with the inputs of row k applied. A stimulus without its own reset is preceded by two
//! cycles of reset, unrecorded.

pub(crate) mod cache;
mod icarus;
mod packed;
mod testbench;
mod verilator;

use std::path::{Path, PathBuf};
use std::time::Duration;

use sluice_hdl::Definition;
use sluice_hdl::verilog::{self, VerilogFile};

use crate::process;
use crate::table::Table;
use crate::tools::{self, Silence, Tool};

pub use testbench::testbench;

/// A simulator outside this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Simulator {
    /// Translates to C++; two-valued; state that is not reset starts at random.
    Verilator,
    /// Interprets; four-valued: an unknown output is an error.
    Icarus,
}

impl Simulator {
    /// The program that it is.
    pub fn tool(self) -> Tool {
        match self {
            Simulator::Verilator => tools::VERILATOR,
            Simulator::Icarus => tools::ICARUS,
        }
    }
}

/// What is to be simulated.
#[derive(Clone, Copy, Debug)]
pub struct Job<'a> {
    /// The module.
    pub definition: &'a Definition,
    /// Its inputs in every cycle, idle rows at the end included.
    pub stimulus: &'a Table,
    /// The reset in every cycle; `None`: two cycles of reset come first.
    pub reset: Option<&'a [bool]>,
}

/// How it is simulated.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where builds are kept; `None`: the user's cache folder.
    pub cache: Option<PathBuf>,
    /// Whether the compiler optimizes for speed of the simulation, at the cost of build time.
    pub fast: bool,
    /// Seed of the state that is not reset (Verilator).
    pub seed: u32,
    /// How often Verilator runs the stimulus: more than once only to measure its speed, as state goes
    /// on from one run to the next.
    pub runs: u32,
    /// Time that a build or a run may take.
    pub timeout: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            cache: None,
            fast: false,
            seed: 1,
            runs: 1,
            timeout: Duration::from_secs(1800),
        }
    }
}

/// How the simulator came to be there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Build {
    /// From the cache.
    Cached,
    /// Built, in so many seconds.
    Built(f64),
}

/// A finished simulation.
#[derive(Clone, Debug)]
pub struct Run {
    /// The outputs in every cycle.
    pub response: Table,
    /// Time of the simulation loop alone where the simulator tells it, else of the whole run.
    pub seconds: f64,
    /// How the simulator was built.
    pub build: Build,
}

/// Why there is no response.
#[derive(Debug, thiserror::Error)]
pub enum CosimError {
    /// A program is not installed.
    #[error("{} not found; to install: {}", .0.command, tools::install_command(&[*.0]))]
    Missing(Tool),
    /// A program does not say what it is.
    #[error("{path} {0}", path = .1.display())]
    Silent(Silence, PathBuf),
    /// No Verilog could be written.
    #[error(transparent)]
    Verilog(#[from] verilog::Error),
    /// A program failed, or took too long.
    #[error(transparent)]
    Process(#[from] process::Error),
    /// A build ended well, but without its product.
    #[error("the build made no `{0}`; what was said is in {folder}", folder = .1.display())]
    NoProduct(String, PathBuf),
    /// A build cannot be started or fails, so that it may be damaged.
    #[error("{error}\nif the build is damaged: remove {} and try again", .folder.display())]
    Damaged {
        /// The build.
        folder: PathBuf,
        /// What went wrong.
        error: Box<CosimError>,
    },
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
    /// An output is unknown although the module was reset.
    #[error(
        "cycle {cycle}  {signal}  icarus={value}: an unknown output after reset; is state that decides left without reset?"
    )]
    Unknown {
        /// Row of the response.
        cycle: usize,
        /// The output.
        signal: String,
        /// Its digits, hexadecimal, with x and z.
        value: String,
    },
    /// The response is not what the stimulus asked for.
    #[error("the response of {0} is incomplete or malformed: {1}")]
    Response(&'static str, String),
}

impl CosimError {
    fn io(
        what: &'static str,
        path: impl Into<PathBuf>,
    ) -> impl FnOnce(std::io::Error) -> CosimError {
        let path = path.into();
        move |source| CosimError::Io { what, path, source }
    }

    /// The same, of a build in this folder.
    fn of_build(self, folder: &Path) -> CosimError {
        match self {
            CosimError::Io { .. }
            | CosimError::Process(process::Error::Failed { .. } | process::Error::Io { .. }) => {
                CosimError::Damaged {
                    folder: folder.to_path_buf(),
                    error: Box::new(self),
                }
            }
            _ => self,
        }
    }
}

/// Runs a job with the usual options.
pub fn run(job: &Job, simulator: Simulator) -> Result<Run, CosimError> {
    run_with(job, simulator, &Options::default())
}

/// Runs a job.
pub fn run_with(job: &Job, simulator: Simulator, options: &Options) -> Result<Run, CosimError> {
    let files = verilog::emit(job.definition, &verilog::Options::default())?;
    run_files(job, &files, simulator, options)
}

/// Runs a job on these files, which hold a module of the definition's name and ports: the emitted
/// Verilog, or any other that claims to do the same.
pub fn run_files(
    job: &Job,
    files: &[VerilogFile],
    simulator: Simulator,
    options: &Options,
) -> Result<Run, CosimError> {
    match simulator {
        Simulator::Verilator => verilator::run(job, files, options),
        Simulator::Icarus => icarus::run(job, files, options),
    }
}

/// Where a program is.
fn find(tool: Tool) -> Result<PathBuf, CosimError> {
    tool.find().ok_or(CosimError::Missing(tool))
}

/// The version of a program.
fn version(tool: Tool) -> Result<String, CosimError> {
    let path = find(tool)?;
    tool.version().map_err(|why| CosimError::Silent(why, path))
}
