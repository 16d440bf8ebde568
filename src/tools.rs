//! The outside tools: what they are for, whether they are there, and how to get them.

use std::path::PathBuf;
use std::process::{Command, Stdio};

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
    purpose: "cosim --simulator verilator, lint",
    version_argument: "--version",
};

/// Icarus Verilog.
pub const ICARUS: Tool = Tool {
    command: "iverilog",
    package: "iverilog",
    purpose: "cosim --simulator icarus, lint",
    version_argument: "-V",
};

/// Yosys.
pub const YOSYS: Tool = Tool {
    command: "yosys",
    package: "yosys",
    purpose: "synthesis checks",
    version_argument: "-V",
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
    purpose: "builds what Verilator writes",
    version_argument: "--version",
};

/// Every tool, in the order they are shown.
pub const ALL: &[Tool] = &[VERILATOR, ICARUS, YOSYS, CXX, MAKE];

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
    pub fn version(&self) -> Option<String> {
        let output = Command::new(self.find()?)
            .arg(self.version_argument)
            .stdin(Stdio::null())
            .output()
            .ok()
            .filter(|output| output.status.success())?;
        let text = String::from_utf8_lossy(&output.stdout);
        text.lines()
            .map(str::trim)
            .find(|line| !line.is_empty())
            .map(str::to_owned)
    }
}

#[cfg(unix)]
fn is_executable(file: &std::path::Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata()
        .is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(file: &std::path::Path) -> bool {
    file.is_file()
}

/// The one command that installs the packages of these tools on Debian and Ubuntu.
pub fn install_command(tools: &[Tool]) -> String {
    let mut packages: Vec<_> = tools.iter().map(|tool| tool.package).collect();
    packages.dedup();
    format!("sudo apt-get install -y {}", packages.join(" "))
}
