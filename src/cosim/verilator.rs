//! Verilator: the module becomes C++, is compiled with the harness, and runs on binary files.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use sluice_hdl::verilog::VerilogFile;
use sluice_hdl::{Definition, Port};

use super::cache::{Cache, Key, write, write_files};
use super::packed::{Rows, response, row_words, words};
use super::{Build, CosimError, Job, Options, Run, find, version};
use crate::cleanup::Noted;
use crate::process;
use crate::tools::{self, Silence};

/// The C++ around the translated module.
const HARNESS: &str = include_str!("../../verilator-harness/harness.cpp");

/// How Verilator translates: state and unknown values start at random.
const TRANSLATE: &[&str] = &[
    "--cc",
    "--x-initial",
    "unique",
    "--x-assign",
    "unique",
    "--no-timing",
    "--prefix",
    "Vdut",
    "--Mdir",
    "obj",
    "-O3",
    "-Wno-fatal",
];

/// Translated text from which on it is compiled in parts, in bytes.
const LARGE: u64 = 1 << 20;

pub(super) fn run(job: &Job, files: &[VerilogFile], options: &Options) -> Result<Run, CosimError> {
    let rows = Rows::new(job)?;
    let (program, build) = Builder::new(options)?.program(job.definition, files)?;
    let folder = tempfile::tempdir().map_err(CosimError::io(
        "cannot make a folder in",
        std::env::temp_dir(),
    ))?;
    let _noted = Noted::new(folder.path());
    let mut bytes = Vec::with_capacity(24 + 8 * rows.words.len());
    for word in [rows.skipped as u64, rows.count as u64, options.runs.into()]
        .iter()
        .chain(&rows.words)
    {
        bytes.extend(word.to_le_bytes());
    }
    write(folder.path(), "stimulus", bytes)?;
    let mut command = Command::new(&program);
    command
        .current_dir(folder.path())
        .args(["stimulus", "response", "+verilator+rand+reset+2"])
        .arg(format!("+verilator+seed+{}", options.seed.max(1)));
    let log = folder.path().join("run.log");
    if let Err(error) = process::run(command, &log, options.timeout) {
        // The log is what the error speaks of.
        let _ = folder.keep();
        return Err(CosimError::from(error).of_build(program.parent().unwrap_or(&program)));
    }
    let said = fs::read_to_string(&log).map_err(CosimError::io("cannot read", &log))?;
    let path = folder.path().join("response");
    let packed: Vec<u64> = fs::read(&path)
        .map_err(CosimError::io("cannot read", &path))?
        .chunks_exact(8)
        .map(|b| u64::from_le_bytes(b.try_into().unwrap_or_default()))
        .collect();
    let ports = job.definition.outputs();
    let expected = (rows.count - rows.skipped) * row_words(ports);
    if packed.len() != expected {
        let text = format!("{} words where {expected} were expected", packed.len());
        return Err(CosimError::Response("verilator", text));
    }
    let seconds = said
        .lines()
        .find_map(|l| l.strip_prefix("seconds ")?.parse().ok());
    Ok(Run {
        response: response(ports, &packed),
        seconds: seconds.unwrap_or(0.0),
        build,
    })
}

/// The tools, and what they are called with.
struct Builder {
    cache: Cache,
    verilator: PathBuf,
    cxx: PathBuf,
    include: PathBuf,
    /// Versions and flags: part of every key.
    identity: String,
    flags: Vec<String>,
    timeout: Duration,
}

impl Builder {
    fn new(options: &Options) -> Result<Builder, CosimError> {
        let cache = Cache::open(options.cache.as_deref())?;
        let (verilator, cxx) = (find(tools::VERILATOR)?, find(tools::CXX)?);
        let flags: &[&str] = match options.fast {
            true => &["-O3", "-march=native"],
            false => &["-O1"],
        };
        let include = root(&verilator)?.join("include");
        let identity = format!(
            "{} {} {flags:?} {TRANSLATE:?} {}",
            version(tools::VERILATOR)?,
            version(tools::CXX)?,
            include.display()
        );
        let common = ["-std=gnu++17", "-w", "-pipe", "-fno-gnu-unique"];
        let defines = [
            "VM_COVERAGE",
            "VM_SC",
            "VM_TRACE",
            "VM_TRACE_FST",
            "VM_TRACE_VCD",
        ];
        let mut flags: Vec<String> = flags.iter().chain(&common).map(|f| f.to_string()).collect();
        flags.extend(defines.iter().map(|d| format!("-D{d}=0")));
        flags.push(format!("-I{}", include.display()));
        flags.push(format!("-I{}", include.join("vltstd").display()));
        Ok(Builder {
            cache,
            verilator,
            cxx,
            include,
            identity,
            flags,
            timeout: options.timeout,
        })
    }

    /// The simulation of a module.
    fn program(
        &self,
        definition: &Definition,
        files: &[VerilogFile],
    ) -> Result<(PathBuf, Build), CosimError> {
        let ports = ports_header(definition);
        let key = Key::new()
            .add(&self.identity)
            .add(HARNESS)
            .add(&ports)
            .add(definition.name())
            .add_files(files);
        let (folder, build) =
            self.cache
                .get("verilator", &key, &["simulation".into()], |folder| {
                    write_files(folder, files)?;
                    write(folder, "harness.cpp", HARNESS)?;
                    write(folder, "ports.h", &ports)?;
                    self.translate(folder, definition.name(), files)?;
                    self.compile(folder)
                })?;
        Ok((folder.join("simulation"), build))
    }

    fn translate(&self, folder: &Path, top: &str, files: &[VerilogFile]) -> Result<(), CosimError> {
        let mut command = Command::new(&self.verilator);
        command
            .current_dir(folder)
            .args(TRANSLATE)
            .args(["--top-module", top])
            .args(files.iter().map(|f| &f.name));
        Ok(process::run(
            command,
            &folder.join("verilator.log"),
            self.timeout,
        )?)
    }

    /// Compiles what Verilator wrote and the harness, and links them with Verilator's own library.
    fn compile(&self, folder: &Path) -> Result<(), CosimError> {
        let runtime = self.runtime()?;
        let units = units(&folder.join("obj"))?;
        let sources: Vec<PathBuf> = units
            .into_iter()
            .chain([folder.join("harness.cpp")])
            .collect();
        let mut objects = Vec::new();
        let mut commands = Vec::new();
        for (i, source) in sources.iter().enumerate() {
            let object = folder.join(format!("unit{i}.o"));
            let mut command = self.compiler(folder);
            command
                .arg("-Iobj")
                .arg("-I.")
                .arg("-c")
                .arg(source)
                .arg("-o")
                .arg(&object);
            commands.push(command);
            objects.push(object);
        }
        process::run_all(commands, &folder.join("compile.log"), self.timeout)?;
        let mut link = Command::new(&self.cxx);
        link.current_dir(folder).args(&objects).args(runtime).args([
            "-pthread",
            "-latomic",
            "-o",
            "simulation",
        ]);
        process::run(link, &folder.join("link.log"), self.timeout)?;
        objects.iter().for_each(|o| {
            let _ = fs::remove_file(o);
        });
        Ok(())
    }

    fn compiler(&self, folder: &Path) -> Command {
        let mut command = Command::new(&self.cxx);
        command.current_dir(folder).args(&self.flags);
        command
    }

    /// Verilator's own library, compiled once.
    fn runtime(&self) -> Result<Vec<PathBuf>, CosimError> {
        let sources = [
            "verilated.cpp",
            "verilated_threads.cpp",
            "verilated_random.cpp",
        ];
        let sources: Vec<&str> = sources
            .into_iter()
            .filter(|s| self.include.join(s).is_file())
            .collect();
        let object = |s: &str| s.replace(".cpp", ".o");
        let objects: Vec<String> = sources.iter().map(|s| object(s)).collect();
        let key = Key::new().add(&self.identity).add("runtime");
        let (folder, _) = self
            .cache
            .get("verilator-runtime", &key, &objects, |folder| {
                let commands = sources.iter().map(|source| {
                    let mut command = self.compiler(folder);
                    command
                        .arg("-c")
                        .arg(self.include.join(source))
                        .args(["-o", &object(source)]);
                    command
                });
                Ok(process::run_all(
                    commands.collect(),
                    &folder.join("compile.log"),
                    self.timeout,
                )?)
            })?;
        Ok(objects.iter().map(|o| folder.join(o)).collect())
    }
}

/// The folder of Verilator's own files.
fn root(verilator: &Path) -> Result<PathBuf, CosimError> {
    if let Some(root) = std::env::var_os("VERILATOR_ROOT").filter(|r| !r.is_empty()) {
        return Ok(root.into());
    }
    match tools::ask(verilator, &["--getenv", "VERILATOR_ROOT"]) {
        Ok(text) => Ok(text.trim().into()),
        // What it cannot do it says better when it is to translate.
        Err(Silence::Failed) => Ok(PathBuf::new()),
        Err(why) => Err(CosimError::Silent(why, verilator.into())),
    }
}

/// The files to compile: all as one where that is quick, so that headers are read once.
fn units(folder: &Path) -> Result<Vec<PathBuf>, CosimError> {
    let cannot = || CosimError::io("cannot read", folder);
    let mut sources = Vec::new();
    let mut size = 0;
    for entry in fs::read_dir(folder).map_err(cannot())? {
        let path = entry.map_err(cannot())?.path();
        if path.extension().is_some_and(|e| e == "cpp") {
            size += path.metadata().map_err(cannot())?.len();
            sources.push(path);
        }
    }
    sources.sort();
    if size >= LARGE {
        return Ok(sources);
    }
    let all: String = sources
        .iter()
        .filter_map(|s| s.file_name())
        .map(|name| format!("#include \"{}\"\n", name.to_string_lossy()))
        .collect();
    write(folder, "all.cc", all)?;
    Ok(vec![folder.join("all.cc")])
}

/// What the harness needs to know of the module.
fn ports_header(definition: &Definition) -> String {
    let (inputs, outputs) = (definition.inputs(), definition.outputs());
    let mut text = String::from("#include \"Vdut.h\"\n\nusing Dut = Vdut;\n");
    let _ = writeln!(
        text,
        "constexpr uint64_t INPUT_WORDS = {};",
        1 + row_words(inputs)
    );
    let _ = writeln!(
        text,
        "constexpr uint64_t OUTPUT_WORDS = {};",
        row_words(outputs)
    );
    let calls = |verb: &str, row: &str, first: usize, ports: &[Port]| {
        let mut offset = first;
        let mut lines = String::new();
        for port in ports {
            let _ = writeln!(lines, "    {verb}(dut.{}, {row} + {offset});", port.name);
            offset += words(port);
        }
        lines
    };
    let _ = write!(
        text,
        "\ninline void put_inputs(Dut& dut, const uint64_t* row) {{\n    put(dut.rst, row);\n{}}}\n",
        calls("put", "row", 1, inputs)
    );
    let _ = write!(
        text,
        "\ninline void get_outputs(Dut& dut, uint64_t* row) {{\n{}}}\n",
        calls("get", "row", 0, outputs)
    );
    text
}
