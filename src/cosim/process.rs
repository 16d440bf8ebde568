//! Outside programs: output to a log file, stopped when they take too long.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use super::CosimError;
use crate::cleanup::Running;

/// Lines of a log that an error shows.
const SHOWN: usize = 12;

/// Runs a program to its end; what it says goes to `log`.
pub(super) fn run(mut command: Command, log: &Path, timeout: Duration) -> Result<(), CosimError> {
    let child = start(&mut command, log)?;
    finish(child, &command, log, Instant::now() + timeout, timeout)
}

/// Runs programs, a few at a time, each with its own log beside `log`.
pub(super) fn run_all(
    commands: Vec<Command>,
    log: &Path,
    timeout: Duration,
) -> Result<(), CosimError> {
    let at_once = std::thread::available_parallelism().map_or(2, usize::from);
    let deadline = Instant::now() + timeout;
    let mut waiting = commands.into_iter().enumerate();
    let mut running = std::collections::VecDeque::new();
    let mut result = Ok(());
    loop {
        while running.len() < at_once && result.is_ok() {
            let Some((i, mut command)) = waiting.next() else {
                break;
            };
            let log = log.with_extension(format!("{i}.log"));
            match start(&mut command, &log) {
                Ok(child) => running.push_back((child, command, log)),
                Err(error) => result = Err(error),
            }
        }
        let Some((child, command, log)) = running.pop_front() else {
            return result;
        };
        let ended = finish(child, &command, &log, deadline, timeout);
        result = result.and(ended);
    }
}

fn start(command: &mut Command, log: &Path) -> Result<Running, CosimError> {
    let file = File::create(log).map_err(CosimError::io("cannot write the log", log))?;
    let copy = file
        .try_clone()
        .map_err(CosimError::io("cannot write the log", log))?;
    command.stdin(Stdio::null()).stdout(file).stderr(copy);
    let program = command.get_program().to_owned();
    Running::start(command).map_err(CosimError::io("cannot start", program))
}

fn finish(
    mut child: Running,
    command: &Command,
    log: &Path,
    deadline: Instant,
    timeout: Duration,
) -> Result<(), CosimError> {
    let program = || {
        let name = Path::new(command.get_program()).file_name();
        name.map_or("a program".into(), |n| n.to_string_lossy().into_owned())
    };
    let mut pause = Duration::from_millis(1);
    let status = loop {
        let status = child.try_wait();
        if let Some(status) = status.map_err(CosimError::io("cannot wait for", program()))? {
            break status;
        }
        if Instant::now() >= deadline {
            child.stop();
            return Err(CosimError::Timeout {
                program: program(),
                seconds: timeout.as_secs(),
                log: log.to_path_buf(),
            });
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    };
    if status.success() {
        return Ok(());
    }
    Err(CosimError::Failed {
        program: program(),
        status: describe(status),
        excerpt: excerpt(&fs::read(log).unwrap_or_default()),
        log: log.to_path_buf(),
    })
}

fn describe(status: ExitStatus) -> String {
    status.to_string()
}

/// The lines from the first one that reports something on, or the first lines.
fn excerpt(log: &[u8]) -> String {
    let text = String::from_utf8_lossy(log);
    let lines: Vec<&str> = text.lines().filter(|l| !l.trim().is_empty()).collect();
    let find = |words: &[&str]| {
        lines.iter().position(|line| {
            let line = line.to_ascii_lowercase();
            words.iter().any(|w| line.contains(w))
        })
    };
    let start = find(&["error"]).or_else(|| find(&["warning"])).unwrap_or(0);
    let shown = lines.iter().skip(start).take(SHOWN);
    let shown: Vec<String> = shown.map(|l| l.chars().take(200).collect()).collect();
    match shown.is_empty() {
        true => "(it said nothing)".into(),
        false => shown.join("\n"),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    #[test]
    fn a_failure_shows_the_lines_that_matter() {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let script =
            "for i in $(seq 5000); do echo chatter $i; done; echo '%Error: it broke'; exit 3";
        let error = run(shell(script), &log, Duration::from_secs(20)).unwrap_err();
        let text = error.to_string();
        assert!(
            text.contains("sh failed") && text.contains("%Error: it broke"),
            "{text}"
        );
        assert!(!text.contains("chatter") && text.len() < 500, "{text}");
        assert!(fs::read_to_string(log).unwrap().contains("chatter 4999"));
    }

    #[test]
    fn what_takes_too_long_is_stopped_with_its_children() {
        let folder = tempfile::tempdir().unwrap();
        let log = folder.path().join("log");
        let start = Instant::now();
        let error = run(shell("sleep 60 & wait"), &log, Duration::from_millis(200)).unwrap_err();
        assert!(matches!(error, CosimError::Timeout { .. }), "{error}");
        assert!(start.elapsed() < Duration::from_secs(20));
    }
}
