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

use std::any::TypeId;

use clap::{Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use sluice::synth::SynthError;

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

/// On a command and all below it every option that takes a number takes what begins with a hyphen for one, so that the
/// complaint says what is allowed and not that there is no option `-1`.
fn with_negative_numbers(command: Command) -> Command {
    let numbers = [
        TypeId::of::<f64>(),
        TypeId::of::<u64>(),
        TypeId::of::<u32>(),
        TypeId::of::<usize>(),
    ];
    let command = command.mut_args(|arg| {
        let of = arg.get_value_parser().type_id();
        let is_number = arg.get_action().takes_values() && numbers.iter().any(|n| of == *n);
        match is_number {
            true => arg.allow_hyphen_values(true),
            false => arg,
        }
    });
    command.mut_subcommands(with_negative_numbers)
}

impl Cli {
    /// What the words of the command line say.
    pub fn from_words() -> Result<Cli, clap::Error> {
        let mut command = with_negative_numbers(Cli::command());
        let matches = command.try_get_matches_from_mut(std::env::args_os())?;
        Cli::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
    }

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

impl Failed {
    /// What failed in synthesis, if it is not what the user has to change.
    fn synth(error: SynthError) -> anyhow::Error {
        match error {
            SynthError::Differs { .. } => Failed::Check(error.to_string()).into(),
            error if error.is_usage() => error.into(),
            error => Failed::Tool(error.to_string()).into(),
        }
    }
}

/// The exit status for an error.
pub fn status(error: &anyhow::Error) -> u8 {
    match error.downcast_ref::<Failed>() {
        Some(Failed::Check(_)) => 1,
        Some(Failed::Tool(_)) => 3,
        None => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::error::ErrorKind;

    /// Every option of every verb, with the words that lead to it.
    fn options(command: &Command, words: &[String], all: &mut Vec<Vec<String>>) {
        for arg in command.get_arguments() {
            if let (Some(long), true) = (arg.get_long(), arg.get_action().takes_values()) {
                all.push([words, &[format!("--{long}")]].concat());
            }
        }
        for below in command.get_subcommands() {
            options(
                below,
                &[words, &[below.get_name().to_owned()]].concat(),
                all,
            );
        }
    }

    #[test]
    fn a_wrong_number_is_told_what_is_allowed() {
        let mut all = Vec::new();
        options(&Cli::command(), &["sluice".into()], &mut all);
        let mut numbers = 0;
        for words in all {
            for value in ["many", "-1", "-1e-3", "-inf", "99999999999999999999"] {
                let words = [&words[..], &[value.to_owned()]].concat();
                let command = with_negative_numbers(Cli::command());
                let result = command.try_get_matches_from(&words);
                let kind = result.as_ref().err().map(|error| error.kind());
                if value == "many" && kind != Some(ErrorKind::ValueValidation) {
                    // No number is wanted.
                    break;
                }
                let Err(error) = result else { continue };
                assert_ne!(
                    error.kind(),
                    ErrorKind::UnknownArgument,
                    "{words:?}: {error}"
                );
                if error.kind() == ErrorKind::ValueValidation {
                    numbers += 1;
                    let text = error.to_string();
                    assert!(text.contains("allowed "), "{words:?}: {text}");
                }
            }
        }
        assert!(numbers > 100, "{numbers}");
    }
}
