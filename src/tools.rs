//! The outside tools: what they are for, whether they are there, and how to get them.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::cleanup::Running;

/// A program that some verbs call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tool {
    /// Name of the program.
    pub command: &'static str,
    /// Debian package that has it.
    pub package: &'static str,
    /// What it is needed for.
    pub purpose: &'static str,
    version_argument: &'static str,
}

/// Verilator and what it needs to build a simulation.
pub const VERILATOR: Tool = Tool {
    command: "verilator",
    package: "verilator",
    purpose: "cosim --simulator verilator, lint; synth: check of the netlist where there is no iverilog",
    version_argument: "--version",
};

/// Icarus Verilog.
pub const ICARUS: Tool = Tool {
    command: "iverilog",
    package: "iverilog",
    purpose: "cosim --simulator icarus, lint; synth: check of the netlist",
    version_argument: "-V",
};

/// Yosys.
pub const YOSYS: Tool = Tool {
    command: "yosys",
    package: "yosys",
    purpose: "synth, report ppa, report flop-files, lint",
    version_argument: "-V",
};

/// OpenSTA.
pub const OPENSTA: Tool = Tool {
    command: "sta",
    package: "opensta",
    purpose: "synth, report ppa, report flop-files: timing and power",
    version_argument: "-version",
};

/// The C++ compiler.
pub const CXX: Tool = Tool {
    command: "g++",
    package: "g++",
    purpose: "builds what Verilator writes",
    version_argument: "--version",
};

/// make.
pub const MAKE: Tool = Tool {
    command: "make",
    package: "make",
    purpose: "builds what Verilator writes; synth --flow openroad",
    version_argument: "--version",
};

/// Every tool, in the order they are shown.
pub const ALL: &[Tool] = &[VERILATOR, ICARUS, YOSYS, OPENSTA, CXX, MAKE];

impl Tool {
    /// Where the search path has it.
    pub fn find(&self) -> Option<PathBuf> {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path)
            .filter(|folder| !folder.as_os_str().is_empty())
            .map(|folder| folder.join(self.command))
            .find(|file| is_executable(file))
    }

    /// The first line of what it says about itself.
    pub fn version(&self) -> Result<String, Silence> {
        let text = ask(
            &self.find().ok_or(Silence::Missing)?,
            &[self.version_argument],
        )?;
        let line = text.lines().map(str::trim).find(|line| !line.is_empty());
        line.map(str::to_owned).ok_or(Silence::Failed)
    }
}

/// Why a tool does not say what it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Silence {
    /// It is not there.
    #[error("is not installed")]
    Missing,
    /// It cannot be started, fails, or says nothing.
    #[error("fails when asked for its version")]
    Failed,
    /// It takes longer, or says more, than any such answer does.
    #[error("does not answer")]
    Endless,
}

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long an answer may be, in bytes.
const LONGEST: u64 = 1 << 14;

/// What a program prints when it is called with `words`: a short answer, soon, or none.
pub(crate) fn ask(program: &Path, words: &[&str]) -> Result<String, Silence> {
    let mut command = Command::new(program);
    command
        .args(words)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut running = Running::start(&mut command).map_err(|_| Silence::Failed)?;
    let answer = listen(&mut running, Instant::now() + PATIENCE);
    if answer == Err(Silence::Endless) {
        running.stop();
    }
    answer
}

fn listen(running: &mut Running, deadline: Instant) -> Result<String, Silence> {
    let output = running.stdout().ok_or(Silence::Failed)?;
    let (sender, receiver) = mpsc::channel();
    // Reading may block for ever, so it has a thread of its own, which ends with the program.
    std::thread::spawn(move || {
        let mut text = Vec::new();
        let _ = output.take(LONGEST + 1).read_to_end(&mut text);
        let _ = sender.send(text);
    });
    let left = deadline.saturating_duration_since(Instant::now());
    let text = receiver.recv_timeout(left).map_err(|_| Silence::Endless)?;
    if text.len() as u64 > LONGEST {
        return Err(Silence::Endless);
    }
    loop {
        match running.try_wait() {
            Ok(Some(status)) if status.success() => break,
            Ok(None) if Instant::now() < deadline => std::thread::sleep(Duration::from_millis(1)),
            Ok(None) => return Err(Silence::Endless),
            _ => return Err(Silence::Failed),
        }
    }
    Ok(String::from_utf8_lossy(&text).into_owned())
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata()
        .is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(file: &Path) -> bool {
    file.is_file()
}

/// The one command that installs the packages of these tools on Debian and Ubuntu.
pub fn install_command(tools: &[Tool]) -> String {
    let mut packages: Vec<_> = tools.iter().map(|tool| tool.package).collect();
    packages.dedup();
    format!("sudo apt-get install -y {}", packages.join(" "))
}
