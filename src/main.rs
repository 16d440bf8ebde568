//! The command `sluice`.

mod cli;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match cli::Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has seen enough: nothing is left to say.
        Err(error) if cli::output::reader_left(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let status = cli::status(&error);
            // Nobody may be there to read it; the status says it all the same.
            let _ = cli::output::complain(&error);
            ExitCode::from(status)
        }
    }
}
