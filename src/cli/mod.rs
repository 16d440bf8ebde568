//! The command line: one file per verb.

mod cosim;
mod describe;
mod doctor;
mod emit;
mod export;
mod files;
mod flop_files;
mod fpga;
mod links;
mod list;
mod options;
pub mod output;
mod place;
mod report;
mod scenario;
mod sim;
mod synth;

use clap::{Parser, Subcommand};

/// Cycle-accurate, synthesizable models of switch-ASIC pipelines.
///
/// Exit status: 0 success, 1 a check failed, 2 wrong usage or configuration, 3 an outside tool is
/// missing or failed. With --json a failure is {"error": "...", "status": N} on standard output,
/// unless the report, which tells of a failed check itself, is there already.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    List(list::List),
    Describe(describe::Describe),
    Emit(emit::Emit),
    Sim(sim::Sim),
    Cosim(cosim::Cosim),
    Synth(Box<synth::Synth>),
    Export(export::Export),
    Report(report::Report),
    Scenario(scenario::Scenario),
    Doctor(doctor::Doctor),
}

impl Cli {
    /// Does what the verb says.
    pub fn run(self) -> anyhow::Result<()> {
        match self.verb {
            Verb::List(verb) => verb.run(),
            Verb::Describe(verb) => verb.run(),
            Verb::Emit(verb) => verb.run(),
            Verb::Sim(verb) => verb.run(),
            Verb::Cosim(verb) => verb.run(),
            Verb::Synth(verb) => verb.run(),
            Verb::Export(verb) => verb.run(),
            Verb::Report(verb) => verb.run(),
            Verb::Scenario(verb) => verb.run(),
            Verb::Doctor(verb) => verb.run(),
        }
    }
}

/// A failure that is not the user's: everything else is wrong usage or configuration.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// A check came out negative.
    #[error("{0}")]
    Check(String),
    /// An outside tool is missing or failed.
    #[error("{0}")]
    Tool(String),
}

/// The exit status for an error.
pub fn status(error: &anyhow::Error) -> u8 {
    match error.downcast_ref::<Failed>() {
        Some(Failed::Check(_)) => 1,
        Some(Failed::Tool(_)) => 3,
        None => 2,
    }
}
