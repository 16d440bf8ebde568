//! The command `sluice`.

mod cli;

use std::process::ExitCode;

/// On SIGINT and SIGTERM ends what runs, removes what is half written, and exits as a shell would say.
#[cfg(unix)]
fn sweep_on_signals() -> std::io::Result<()> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM])?;
    std::thread::Builder::new().spawn(move || {
        if let Some(signal) = signals.forever().next() {
            sluice::cleanup::sweep_and_exit(128 + signal);
        }
    })?;
    Ok(())
}

fn main() -> ExitCode {
    // Without it a signal still ends the process; only more is left behind.
    #[cfg(unix)]
    let _ = sweep_on_signals();
    let result = match cli::Cli::from_words() {
        Ok(cli) => cli.run(),
        Err(usage) => {
            if usage.use_stderr() {
                let text = usage.to_string();
                let text = text.strip_prefix("error: ").unwrap_or(&text);
                let _ = cli::output::complain_in_json(text.trim_end(), 2);
            }
            usage.exit()
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has seen enough: nothing is left to say.
        Err(error) if cli::output::reader_left(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let status = cli::status(&error);
            // Nobody may be there to read it; the status says it all the same.
            let _ = cli::output::complain(&error);
            let _ = cli::output::complain_in_json(&format!("{error:#}"), status);
            ExitCode::from(status)
        }
    }
}
