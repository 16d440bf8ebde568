//! What tests with simulators and lint outside share.
#![allow(dead_code)] // Each test program uses a part.

#[path = "../support/mod.rs"]
pub mod support;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use sluice::compare::{Mismatch, compare};
use sluice::cosim::{self, CosimError, Job, Options, Simulator};
use sluice::ports::Layout;
use sluice::table::Table;
use sluice::tools::{self, Tool};
use sluice_hdl::sim::{self, Engine};
use sluice_hdl::testing::rows;
use sluice_hdl::verilog::{self, Header, ResetStyle, VerilogFile};
use sluice_hdl::{Definition, MemorySpec, Module, Port, index_width};

/// Rows in reset after which everything shown is determined.
pub const RESET: usize = 2;

/// Inputs and reset, row by row.
pub struct Stimulus {
    pub table: Table,
    pub reset: Vec<bool>,
}

impl Stimulus {
    /// Random rows with reset at the start and now and then.
    pub fn random(seed: u64, ports: &[Port], count: usize) -> Stimulus {
        Stimulus::with_reset(ports, rows(seed, ports, count))
    }

    /// These rows after two rows in reset, and idle ones.
    pub fn after_reset(ports: &[Port], given: &[Vec<u64>]) -> Stimulus {
        let zeros = vec![0; Layout::of(ports).words()];
        let reset = std::iter::repeat_n((true, zeros), RESET);
        let given = given.iter().map(|r| (false, r.clone()));
        Stimulus::with_reset(ports, reset.chain(given))
    }

    fn with_reset(ports: &[Port], rows: impl IntoIterator<Item = (bool, Vec<u64>)>) -> Stimulus {
        let mut table = Table::new(Layout::of(ports));
        let mut reset = Vec::new();
        for (rst, words) in rows {
            table.push().copy_from_slice(&words);
            reset.push(rst);
        }
        Stimulus { table, reset }
    }

    pub fn job<'a>(&'a self, definition: &'a Definition) -> Job<'a> {
        Job {
            definition,
            stimulus: &self.table,
            reset: Some(&self.reset),
        }
    }

    /// The response of a simulator in this process.
    pub fn inside(&self, definition: &Definition, engine: Engine, state_seed: u64) -> Table {
        let options = sim::Options {
            engine,
            state_seed,
            ..sim::Options::default()
        };
        let mut simulator = sim::compile(definition, &options).expect("a simulator");
        let mut response = Table::new(Layout::of(definition.outputs()));
        for (index, rst) in self.reset.iter().enumerate() {
            simulator.set_reset(0, *rst);
            simulator.load(0, self.table.row(index));
            simulator.step();
            simulator.outputs(0, response.push());
        }
        response
    }

    /// The response of a simulator outside to these files.
    pub fn outside(
        &self,
        definition: &Definition,
        files: &[VerilogFile],
        simulator: Simulator,
        seed: u32,
    ) -> Result<Table, CosimError> {
        let options = Options { seed, ..options() };
        cosim::run_files(&self.job(definition), files, simulator, &options).map(|r| r.response)
    }

    /// The response of the reference, after every other simulator has given the same.
    pub fn everywhere(&self, definition: &Definition) -> Table {
        let reference = self.inside(definition, Engine::Reference, 5);
        let check = |name: &str, other: &Table| {
            if let Some(first) = first(definition, &reference, name, other) {
                panic!("{first}\n{}", verilog::join(&emit(definition)));
            }
        };
        check(
            "interpreter",
            &self.inside(definition, Engine::Interpreter, 6),
        );
        check("jit", &self.inside(definition, Engine::Jit, 7));
        for simulator in [Simulator::Icarus, Simulator::Verilator] {
            if support::have(needs(simulator)) {
                let other = self.outside(definition, &emit(definition), simulator, 8);
                check(name(simulator), &other.unwrap_or_else(|e| panic!("{e}")));
            }
        }
        reference
    }
}

/// A response, by the names of outputs.
pub struct Columns {
    pub table: Table,
}

impl Columns {
    /// The value of `label` in row `cycle` after reset, which must fit a word.
    pub fn get(&self, label: &str, cycle: usize) -> u64 {
        let columns = self.table.layout().columns();
        let column = columns.iter().find(|c| c.label == label);
        let column = column.unwrap_or_else(|| panic!("no output {label}"));
        column.slice(self.table.row(RESET + cycle))[0]
    }
}

/// Builds of tests stay in the build folder.
pub fn options() -> Options {
    Options {
        cache: Some(Path::new(env!("CARGO_TARGET_TMPDIR")).join("cosim")),
        ..Options::default()
    }
}

pub fn needs(simulator: Simulator) -> &'static [Tool] {
    match simulator {
        Simulator::Verilator => &[tools::VERILATOR, tools::CXX],
        Simulator::Icarus => &[tools::ICARUS],
    }
}

pub fn name(simulator: Simulator) -> &'static str {
    match simulator {
        Simulator::Verilator => "verilator",
        Simulator::Icarus => "icarus",
    }
}

pub fn emit(definition: &Definition) -> Vec<VerilogFile> {
    verilog::emit(definition, &verilog::Options::default()).expect("Verilog")
}

pub fn emit_with(definition: &Definition, reset: ResetStyle) -> Vec<VerilogFile> {
    let header = Header::default();
    verilog::emit(definition, &verilog::Options { reset, header }).expect("Verilog")
}

/// The first difference in the rows that are determined.
pub fn first(d: &Definition, reference: &Table, name: &str, other: &Table) -> Option<Mismatch> {
    compare(d.name(), reference, name, other, RESET).first
}

/// Reset styles.
pub const STYLES: [ResetStyle; 3] = [
    ResetStyle::SyncHigh,
    ResetStyle::SyncLow,
    ResetStyle::AsyncLow,
];

/// Depth, width and modulus of counters that are tried.
pub const COUNTERS: [(u32, u32, u64); 12] = [
    (1, 1, 1),
    (1, 1, 2),
    (1, 5, 19),
    (2, 2, 1),
    (3, 1, 2),
    (7, 3, 4),
    (33, 7, 100),
    (64, 2, 3),
    (65, 33, 1 << 33),
    (130, 5, 24),
    (1000, 4, 15),
    (8192, 2, 3),
];

/// Counters with ports of all kinds: plain ones, one whose address is wide, one whose address is narrow,
/// one with constants, one that is never enabled and one whose address is always beyond. The low bits of
/// the address tell them apart.
pub fn counters(depth: u32, width: u32, modulus: u64) -> Arc<Definition> {
    let m = Module::new(&format!("counters_{depth}_{width}_{modulus}"));
    let start: Vec<u64> = (0..u64::from(depth))
        .map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15) % modulus)
        .collect();
    m.comment("Counters.");
    let memory = m.memory("tally", MemorySpec::counters(width, modulus, &start));
    let enable = m.input("enable", 4);
    let place = m.input_array("place", 2, index_width(depth));
    let (wide, narrow) = (m.input("wide", 80), m.input("narrow", 1));
    let amount = m.input_array("amount", 4, width);
    let most = m.lit(width, modulus - 1);
    let amount: Vec<_> = amount.iter().map(|a| a.lt(most).mux(*a, most)).collect();
    let tag = |address: _, tag: u64| m.cat(&[address, m.lit(3, tag)]);
    let show = |name: &str, address| m.output(name, memory.read(name, None, address));
    let ports = [
        (enable.bit(0), tag(place[0], 0), amount[0]),
        (enable.bit(1), tag(place[1], 1), amount[1]),
        (enable.bit(2), tag(wide, 2), amount[2]),
        (enable.bit(3), tag(narrow, 3), amount[3]),
        (m.lit(1, 1), tag(m.lit(1, 0), 4), most),
        (m.lit(1, 0), tag(place[0], 5), amount[0]),
        (enable.bit(1), tag(m.lit(37, depth.into()), 6), amount[1]),
    ];
    for (i, (enable, address, amount)) in ports.into_iter().enumerate() {
        show(&format!("before_{i}"), address);
        memory.advance(enable, address, amount);
    }
    for (i, address) in place.into_iter().enumerate() {
        show(&format!("any_{i}"), address);
    }
    m.finish()
}

/// The programs that read Verilog, as far as they are there.
#[derive(Clone, Debug)]
pub enum Linter {
    Verilator(PathBuf),
    Icarus,
    Yosys,
}

/// All linters that are there: the system's Verilator, the one that SLUICE_VERILATOR_CURRENT names,
/// Icarus and Yosys. Missing ones are skipped with a message, or fail where tools are required.
pub fn linters() -> Vec<Linter> {
    let mut all = Vec::new();
    if support::have(&[tools::VERILATOR]) {
        all.push(Linter::Verilator(tools::VERILATOR.command.into()));
    }
    match std::env::var_os("SLUICE_VERILATOR_CURRENT").filter(|p| !p.is_empty()) {
        Some(path) => all.push(Linter::Verilator(path.into())),
        None => eprintln!(
            "skipped: lint with a current Verilator; SLUICE_VERILATOR_CURRENT names its verilator_bin"
        ),
    }
    if support::have(&[tools::ICARUS]) {
        all.push(Linter::Icarus);
    }
    if support::have(&[tools::YOSYS]) {
        all.push(Linter::Yosys);
    }
    all
}

impl Linter {
    /// What the program objects to in these files, if anything.
    pub fn lint(&self, top: &str, files: &[VerilogFile]) -> Result<(), String> {
        let folder = tempfile::tempdir().expect("a folder");
        for file in files {
            std::fs::write(folder.path().join(&file.name), &file.text).expect("a file");
        }
        let names = files.iter().map(|f| f.name.as_str());
        let mut command = match self {
            Linter::Verilator(path) => verilator(path, top),
            Linter::Icarus => {
                let mut command = Command::new(tools::ICARUS.command);
                command.args(["-g2005", "-Wall", "-tnull", "-s", top]);
                command
            }
            Linter::Yosys => {
                let formal = files.iter().any(|f| f.text.contains("`ifdef FORMAL"));
                let list = names.clone().collect::<Vec<_>>().join(" ");
                let script = yosys_script(top, &list, formal);
                let mut command = Command::new(tools::YOSYS.command);
                command.args(["-Q", "-T", "-q", "-p", &script]);
                command
            }
        };
        if !matches!(self, Linter::Yosys) {
            command.args(names);
        }
        let output = command.current_dir(folder.path()).output();
        let output = output.map_err(|e| format!("{self:?}: {e}"))?;
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        // Yosys tells that a memory with a reset becomes registers, which is what it is.
        let silent = matches!(self, Linter::Yosys) || !said.contains("arning");
        if output.status.success() && silent {
            return Ok(());
        }
        let lines: Vec<&str> = said.lines().take(12).collect();
        Err(format!("{self:?} on {top}:\n{}", lines.join("\n")))
    }
}

fn verilator(path: &Path, top: &str) -> Command {
    let mut command = Command::new(path);
    // A bare verilator_bin finds its files two folders up.
    if let Some(root) = path.parent().and_then(Path::parent)
        && root.join("include/verilated.h").is_file()
    {
        command.env("VERILATOR_ROOT", root);
    }
    command.args(["--lint-only", "-Wall", "--top-module", top]);
    command
}

/// Reads, elaborates, checks, and demands that there is no latch; then again with the properties.
fn yosys_script(top: &str, files: &str, formal: bool) -> String {
    let script = |read: &str| {
        format!(
            "{read} {files}; hierarchy -check -top {top}; proc; check -assert; \
             select -assert-none t:$dlatch t:$adlatch t:$dlatchsr t:$sr"
        )
    };
    let plain = script("read_verilog");
    match formal {
        true => format!("{plain}; design -reset; {}", script("read_verilog -formal")),
        false => plain,
    }
}

/// Fails with all that any linter objects to.
pub fn assert_clean(linters: &[Linter], top: &str, files: &[VerilogFile]) {
    let objections: Vec<String> = linters
        .iter()
        .filter_map(|l| l.lint(top, files).err())
        .collect();
    assert!(objections.is_empty(), "{}", objections.join("\n"));
}
