//! Yosys and OpenSTA at work: scripts, progress, peak memory, and what in a log is a failure.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::process::Command;

use super::SynthError;
use super::liberty::{Library, Pin};
use crate::process;
use crate::tools::{self, Tool};

/// What `@NAME@` stands for in a script.
pub(super) type Values<'a> = [(&'static str, String)];

/// A script with its values.
pub(super) fn fill(script: &str, values: &Values) -> String {
    values
        .iter()
        .fold(script.to_owned(), |text, (name, value)| {
            text.replace(&format!("@{name}@"), value)
        })
}

/// Where outside tools run, until when, and who is told how far they are.
pub(super) struct Workshop<'a> {
    pub folder: PathBuf,
    pub limit: process::Limit,
    pub progress: &'a mut dyn FnMut(&str),
    /// What is going on.
    pub stage: String,
    /// Most memory that a tool with its children has taken, in bytes.
    pub peak: u64,
}

impl Workshop<'_> {
    /// Writes a file to the folder.
    pub fn write(&self, name: &str, text: &str) -> Result<(), SynthError> {
        let path = self.folder.join(name);
        fs::write(&path, text).map_err(SynthError::io("cannot write", path))
    }

    /// Tells what is going on.
    pub fn tell(&mut self, stage: &str) {
        stage.clone_into(&mut self.stage);
        (self.progress)(stage);
    }

    /// Runs a tool in the folder; gives its log.
    pub fn run(&mut self, tool: Tool, words: &[&str], log: &str) -> Result<PathBuf, SynthError> {
        let mut command = Command::new(tool.find().ok_or_else(|| SynthError::Missing(vec![tool]))?);
        command.current_dir(&self.folder).args(words);
        let log = self.folder.join(log);
        let mut tail = Tail::new(&log);
        let limit = self.limit;
        let mut watch = |id: u32| {
            self.peak = self.peak.max(memory_of(id));
            for line in tail.lines() {
                if let Some(stage) = line.strip_prefix("sluice: ") {
                    self.tell(stage);
                }
            }
        };
        process::run_watched(command, &log, limit, &mut watch)?;
        Ok(log)
    }

    /// Runs OpenSTA, which ends well whatever happens to it: what it says counts.
    pub fn time(&mut self, script: &str, name: &str) -> Result<String, SynthError> {
        let log = self.run(
            tools::OPENSTA,
            &["-no_init", "-no_splash", "-exit", script],
            name,
        )?;
        let said = fs::read(&log).map_err(SynthError::io("cannot read", &log))?;
        let said = String::from_utf8_lossy(&said).into_owned();
        let bad = |line: &&str| {
            ["Error", "error:", "reating black box"]
                .iter()
                .any(|word| line.contains(word))
        };
        match said.lines().find(bad) {
            Some(line) => Err(self.said(line.trim(), name)),
            None if said.lines().all(|line| line != "sluice: end") => {
                Err(self.said("it stopped half-way", name))
            }
            None => Ok(said),
        }
    }

    /// That OpenSTA said something wrong, in this log.
    pub fn said(&self, wrong: &str, log: &str) -> SynthError {
        SynthError::Said {
            tool: tools::OPENSTA.command,
            wrong: wrong.to_owned(),
            log: self.folder.join(log),
        }
    }
}

/// The lines that a growing file has got since the last look.
struct Tail {
    path: PathBuf,
    place: u64,
    rest: String,
}

impl Tail {
    fn new(path: &Path) -> Tail {
        Tail {
            path: path.to_owned(),
            place: 0,
            rest: String::new(),
        }
    }

    fn lines(&mut self) -> Vec<String> {
        let mut bytes = Vec::new();
        let read = File::open(&self.path).and_then(|mut file| {
            file.seek(SeekFrom::Start(self.place))?;
            file.read_to_end(&mut bytes)
        });
        self.place += read.unwrap_or(0) as u64;
        self.rest += &String::from_utf8_lossy(&bytes);
        let whole = self.rest.rfind('\n').map_or(0, |end| end + 1);
        let lines = self.rest[..whole].lines().map(str::to_owned).collect();
        self.rest.drain(..whole);
        lines
    }
}

/// Peak memory of a process and of those that it has started and that still run, where the system tells.
fn memory_of(id: u32) -> u64 {
    let read = |name: &str| fs::read_to_string(format!("/proc/{id}/{name}")).unwrap_or_default();
    let status = read("status");
    let own = status.lines().find_map(|line| {
        let kilobytes = line.strip_prefix("VmHWM:")?.trim().strip_suffix("kB")?;
        kilobytes.trim().parse::<u64>().ok()
    });
    let children = read(&format!("task/{id}/children"));
    let children = children
        .split_ascii_whitespace()
        .filter_map(|id| id.parse().ok());
    own.unwrap_or(0) * 1024 + children.map(memory_of).sum::<u64>()
}

/// A chain of inverters, each with four of them to drive, for `fo4.tcl`.
pub(super) fn inverter_chain(library: &Library) -> Result<String, SynthError> {
    let inverter = library.inverter()?;
    let name = |pin: Option<&Pin>| pin.map_or(String::new(), |pin| pin.name.clone());
    let cell = &inverter.name;
    let input = name(inverter.inputs().next());
    let output = name(inverter.outputs().next());
    let mut text = String::from("module fo4 (in, out);\n  input in;\n  output out;\n");
    let net = |stage: usize| match stage {
        0 => "in".to_owned(),
        FO4_STAGES => "out".to_owned(),
        _ => format!("n{stage}"),
    };
    for stage in 1..FO4_STAGES {
        text += &format!("  wire n{stage};\n");
    }
    for stage in 1..=FO4_STAGES {
        let (from, to) = (net(stage - 1), net(stage));
        text += &format!("  {cell} i{stage} (.{input}({from}), .{output}({to}));\n");
        for load in 1..4 {
            text += &format!(
                "  wire x{stage}_{load};\n  {cell} l{stage}_{load} (.{input}({to}), .{output}(x{stage}_{load}));\n"
            );
        }
    }
    Ok(text + "endmodule\n")
}

/// Inverters of that chain.
pub(super) const FO4_STAGES: usize = 9;

/// Inverters of it and of what it drives.
pub(super) const FO4_INVERTERS: usize = 4 * FO4_STAGES;
