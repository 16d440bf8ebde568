//! Outside programs: output to a log file, stopped when they take too long.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::cleanup::Running;

/// Why a program did not do its work.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// It failed.
    #[error("{program} failed ({status}):\n{excerpt}\nall it said is in {}", .log.display())]
    Failed {
        /// What was called.
        program: String,
        /// How it ended.
        status: String,
        /// The first lines that matter.
        excerpt: String,
        /// Where all of it is.
        log: PathBuf,
    },
    /// It took too long.
    #[error("{program} was stopped after {seconds} s; what it said is in {}", .log.display())]
    Timeout {
        /// What was called.
        program: String,
        /// The limit.
        seconds: u64,
        /// Where its output is.
        log: PathBuf,
    },
    /// It could not be started, or its log not be written.
    #[error("{what} {}: {source}", .path.display())]
    Io {
        /// What was tried.
        what: &'static str,
        /// With what.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

impl Error {
    fn io(what: &'static str, path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Error {
        let path = path.into();
        move |source| Error::Io { what, path, source }
    }
}

/// Lines of a log that an error shows.
const SHOWN: usize = 12;

/// Runs a program to its end; what it says goes to `log`.
pub(crate) fn run(command: Command, log: &Path, timeout: Duration) -> Result<(), Error> {
    run_watched(command, log, Limit::new(timeout), &mut |_| ())
}

/// Until when programs may run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    /// When they are stopped.
    pub deadline: Instant,
    /// How long they may take all together.
    pub timeout: Duration,
}

impl Limit {
    /// So long from now on.
    pub fn new(timeout: Duration) -> Limit {
        Limit {
            deadline: Instant::now() + timeout,
            timeout,
        }
    }

    /// What is left of that time.
    pub fn left(&self) -> Duration {
        self.deadline.saturating_duration_since(Instant::now())
    }
}

/// The same; `watch` gets the number of the process now and then while it runs.
pub(crate) fn run_watched(
    mut command: Command,
    log: &Path,
    limit: Limit,
    watch: &mut dyn FnMut(u32),
) -> Result<(), Error> {
    let child = start(&mut command, log)?;
    finish(child, &command, log, limit, watch)
}

/// Runs programs, a few at a time, each with its own log beside `log`.
pub(crate) fn run_all(commands: Vec<Command>, log: &Path, timeout: Duration) -> Result<(), Error> {
    let at_once = std::thread::available_parallelism().map_or(2, usize::from);
    let limit = Limit::new(timeout);
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
        let ended = finish(child, &command, &log, limit, &mut |_| ());
        result = result.and(ended);
    }
}

fn start(command: &mut Command, log: &Path) -> Result<Running, Error> {
    let file = File::create(log).map_err(Error::io("cannot write the log", log))?;
    let copy = file
        .try_clone()
        .map_err(Error::io("cannot write the log", log))?;
    command.stdin(Stdio::null()).stdout(file).stderr(copy);
    let program = command.get_program().to_owned();
    Running::start(command).map_err(Error::io("cannot start", program))
}

fn finish(
    mut child: Running,
    command: &Command,
    log: &Path,
    limit: Limit,
    watch: &mut dyn FnMut(u32),
) -> Result<(), Error> {
    let program = || {
        let name = Path::new(command.get_program()).file_name();
        name.map_or("a program".into(), |n| n.to_string_lossy().into_owned())
    };
    let mut pause = Duration::from_millis(1);
    let status = loop {
        let status = child.try_wait();
        if let Some(status) = status.map_err(Error::io("cannot wait for", program()))? {
            break status;
        }
        watch(child.id());
        if Instant::now() >= limit.deadline {
            child.stop();
            return Err(Error::Timeout {
                program: program(),
                seconds: limit.timeout.as_secs(),
                log: log.to_path_buf(),
            });
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    };
    if status.success() {
        return Ok(());
    }
    Err(Error::Failed {
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
        assert!(matches!(error, Error::Timeout { .. }), "{error}");
        assert!(start.elapsed() < Duration::from_secs(20));
    }
}
