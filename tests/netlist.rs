//! Mapped netlists against the golden models, in a small library of our own and in real ones.

mod outside;

use std::path::{Path, PathBuf};
use std::process::Command;

use outside::{options, support};
use sluice::catalog::{self, Instance};
use sluice::cosim::Simulator;
use sluice::synth::generic;
use sluice::synth::liberty::{self, Library};
use sluice::synth::memories::{self, Table};
use sluice::synth::verify::{Cells, Check, Verdict, VerifyError, check};
use sluice::tools;
use sluice_hdl::verilog::macros::{Choice, Macro, MacroKind, MacroShape, apart};
use sluice_hdl::verilog::{self, VerilogFile};
use sluice_hdl::{MemorySpec, Module, index_width};

/// A library with the fewest cells: gates of two inputs, ties, a plain flip-flop.
const SMALL: &str = r#"library (small) {
    cell (INV) { area : 1; pin (A) { direction : input; } pin (Y) { direction : output; function : "!A"; } }
    cell (BUF) { area : 2; pin (A) { direction : input; } pin (Y) { direction : output; function : "A"; } }
    cell (NAND2) { area : 2; pin (A) { direction : input; } pin (B) { direction : input; }
        pin (Y) { direction : output; function : "!(A B)"; } }
    cell (NOR2) { area : 2; pin (A) { direction : input; } pin (B) { direction : input; }
        pin (Y) { direction : output; function : "!(A+B)"; } }
    cell (TIE) { area : 1; pin (H) { direction : output; function : "1"; }
        pin (L) { direction : output; function : "0"; } }
    cell (DFF) { area : 6; ff (IQ, IQN) { next_state : "D"; clocked_on : "C"; }
        pin (D) { direction : input; } pin (C) { direction : input; clock : true; }
        pin (Q) { direction : output; function : "IQ"; } }
}
"#;

/// A library on disk, as Yosys reads it.
struct Disk {
    folder: tempfile::TempDir,
    library: Library,
}

impl Disk {
    fn small() -> Disk {
        Disk::of(Path::new("small.lib"), SMALL)
    }

    /// The embedded library.
    fn generic() -> Disk {
        Disk::of(Path::new("generic.lib"), generic::LIBERTY)
    }

    /// A library that is not ours, if it is there.
    fn real(name: &str) -> Option<Disk> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../shared/pdk")
            .join(name);
        if !path.exists() {
            eprintln!("skipped: {} is not there", path.display());
            return None;
        }
        let text = liberty::text(&path).expect("a library");
        Some(Disk::of(&path, &text))
    }

    fn of(path: &Path, text: &str) -> Disk {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("cells.lib"), text).expect("a file");
        let library = Library::parse(path, text).unwrap_or_else(|e| panic!("{e}"));
        Disk { folder, library }
    }

    /// A block mapped to the library.
    fn map(&self, instance: &dyn Instance, split: bool, flatten: bool) -> PathBuf {
        let files = verilog::emit(instance.definition(), &verilog::Options::default());
        self.map_files(instance, &files.expect("Verilog"), split, flatten)
    }

    /// These files mapped to the library.
    fn map_files(
        &self,
        instance: &dyn Instance,
        files: &[VerilogFile],
        split: bool,
        flatten: bool,
    ) -> PathBuf {
        let mut names = Vec::new();
        for file in files {
            std::fs::write(self.folder.path().join(&file.name), &file.text).expect("a file");
            names.push(file.name.as_str());
        }
        let script = format!(
            "read_verilog {}; synth {} -top {}; dfflibmap -liberty cells.lib; abc -liberty cells.lib; \
             setundef -zero; opt_clean -purge; {} write_verilog -noattr mapped.v",
            names.join(" "),
            if flatten { "-flatten" } else { "" },
            instance.definition().name(),
            if split { "splitnets -ports;" } else { "" },
        );
        let mut command = Command::new(tools::YOSYS.command);
        let output = command
            .current_dir(self.folder.path())
            .args(["-q", "-p", &script])
            .output();
        let output = output.expect("Yosys starts");
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        self.folder.path().join("mapped.v")
    }

    fn check(
        &self,
        instance: &dyn Instance,
        netlist: &Path,
        cycles: u64,
        simulator: Simulator,
    ) -> Verdict {
        let check_it = Check {
            cells: Cells::Library(&self.library),
            cycles,
            seed: 3,
            simulator,
            options: options(),
        };
        check(instance, netlist, &check_it).unwrap_or_else(|e| panic!("{e}"))
    }
}

/// A block with these fields.
fn instance(block: &str, settings: &str) -> Box<dyn Instance> {
    let block = catalog::find(block).expect("a block");
    let settings = settings.parse().expect("TOML");
    block.configure(settings).unwrap_or_else(|e| panic!("{e}"))
}

fn have(simulator: Simulator) -> bool {
    let needed = [outside::needs(simulator), &[tools::YOSYS]].concat();
    support::have(&needed)
}

fn agrees(verdict: Verdict, at_least: usize) {
    match verdict {
        Verdict::Agrees { cycles, .. } => assert!(cycles >= at_least, "{cycles} cycles compared"),
        Verdict::Differs(first) => panic!("{first}"),
    }
}

#[test]
fn netlists_do_what_the_golden_models_do() {
    let disk = Disk::small();
    for simulator in [Simulator::Icarus, Simulator::Verilator] {
        if !have(simulator) {
            continue;
        }
        for (block, settings) in [
            ("rr-arbiter", "requesters = 7"),
            ("occamy-selector", "queues = 5"),
            ("pofan-pipe", "keys = 16\nuplinks = 3"),
        ] {
            let instance = instance(block, settings);
            let netlist = disk.map(
                instance.as_ref(),
                simulator == Simulator::Icarus,
                simulator == Simulator::Icarus,
            );
            agrees(
                disk.check(instance.as_ref(), &netlist, 2000, simulator),
                2000,
            );
        }
    }
}

/// Real libraries that mapped netlists are tried with.
const REAL: [&str; 3] = [
    "nangate45_typ.lib.gz",
    "sky130hd_tt.lib.gz",
    "sg13g2_typ.lib.gz",
];

#[test]
fn every_library_does_too() {
    if !have(Simulator::Icarus) {
        return;
    }
    let real = REAL.iter().filter_map(|name| Disk::real(name));
    for disk in real.chain([Disk::generic()]) {
        for n in [1, 2, 3, 5, 33] {
            let instance = instance("rr-arbiter", &format!("requesters = {n}\nhold = true"));
            let netlist = disk.map(instance.as_ref(), true, n % 2 == 0);
            agrees(
                disk.check(instance.as_ref(), &netlist, 1000, Simulator::Icarus),
                1000,
            );
        }
    }
}

#[test]
fn larger_blocks_do_too() {
    if !have(Simulator::Icarus) {
        return;
    }
    let selector = instance("occamy-selector", "queues = 64");
    let mut all = vec![instance(
        "pofan-pipe",
        "keys = 33\nuplinks = 5\nclasses = 1",
    )];
    for architecture in ["sorting", "all-pairs", "banked"] {
        let block = catalog::find("ofan").expect("a block");
        let mut settings = catalog::preset(block, "k8-edge").expect("a preset");
        settings.insert("architecture".into(), architecture.into());
        all.push(block.configure(settings).expect("a configuration"));
    }
    let disk = Disk::generic();
    for instance in all.iter().chain([&selector]) {
        let netlist = disk.map(instance.as_ref(), true, false);
        agrees(
            disk.check(instance.as_ref(), &netlist, 300, Simulator::Icarus),
            300,
        );
    }
    if let Some(disk) = Disk::real(REAL[0]) {
        let netlist = disk.map(selector.as_ref(), true, false);
        agrees(
            disk.check(selector.as_ref(), &netlist, 300, Simulator::Icarus),
            300,
        );
    }
}

/// The netlist of an arbiter in the small library.
fn arbiter(disk: &Disk) -> (Box<dyn Instance>, PathBuf) {
    let instance = instance("rr-arbiter", "requesters = 5");
    let netlist = disk.map(instance.as_ref(), true, true);
    (instance, netlist)
}

#[test]
fn a_cell_swapped_is_found() {
    if !have(Simulator::Icarus) {
        return;
    }
    let disk = Disk::small();
    let (instance, netlist) = arbiter(&disk);
    let text = std::fs::read_to_string(&netlist).expect("a netlist");
    let places: Vec<usize> = text.match_indices("  NAND2 ").map(|m| m.0).collect();
    assert!(places.len() > 8, "{} NAND2", places.len());
    for at in places.iter().step_by(places.len() / 6) {
        let mut broken = text.clone();
        broken.replace_range(at + 2..at + 7, "NOR2 ");
        std::fs::write(&netlist, broken).expect("a file");
        match disk.check(instance.as_ref(), &netlist, 2000, Simulator::Icarus) {
            Verdict::Agrees { .. } => panic!("the NAND2 at {at} may be a NOR2"),
            Verdict::Differs(first) => {
                assert!(first.signal.starts_with("rr-arbiter."), "{first}");
                assert!(
                    first.golden != first.other && first.other_name == "netlist",
                    "{first}"
                );
            }
        }
    }
}

#[test]
fn a_net_without_driver_is_found() {
    if !have(Simulator::Icarus) {
        return;
    }
    let disk = Disk::small();
    let (instance, netlist) = arbiter(&disk);
    let text = std::fs::read_to_string(&netlist).expect("a netlist");
    let at = text.find("  NAND2 ").expect("a NAND2");
    let pin = at + text[at..].find(".Y(").expect("its output") + 3;
    let end = pin + text[pin..].find(')').expect("its end");
    std::fs::write(&netlist, [&text[..pin], &text[end..]].concat()).expect("a file");
    match disk.check(instance.as_ref(), &netlist, 2000, Simulator::Icarus) {
        Verdict::Agrees { .. } => panic!("nothing drives a net"),
        Verdict::Differs(first) => assert!(first.other.starts_with("0x"), "{first}"),
    }
}

#[test]
fn what_is_no_netlist_of_the_block_is_refused() {
    let disk = Disk::small();
    let instance = instance("rr-arbiter", "requesters = 5");
    let netlist = disk.folder.path().join("mapped.v");
    let check_it = |cycles| {
        let check_it = Check {
            cells: Cells::Library(&disk.library),
            cycles,
            seed: 1,
            simulator: Simulator::Icarus,
            options: options(),
        };
        check(instance.as_ref(), &netlist, &check_it).unwrap_err()
    };
    assert!(matches!(check_it(10), VerifyError::Read { .. }));
    std::fs::write(&netlist, "module rr_arbiter(a);\nendmodule\n").expect("a file");
    let text = check_it(10).to_string();
    assert!(
        text.contains("mapped.v") && text.contains("no module"),
        "{text}"
    );
    let top = instance.definition().name();
    std::fs::write(&netlist, format!("module {top}(clk, rst);\nendmodule\n")).expect("a file");
    let text = check_it(10).to_string();
    assert!(text.contains("no port"), "{text}");
    assert!(matches!(
        check_it(0),
        VerifyError::Netlist { .. } | VerifyError::Nothing
    ));
}

#[test]
fn memories_that_are_macros_are_simulated_beside_the_netlist() {
    if !have(Simulator::Icarus) {
        return;
    }
    let disk = Disk::small();
    let table = Table::read(None).expect("the embedded table");
    for (block, settings) in [
        ("pofan-pipe", "keys = 16\nuplinks = 3\nread_latency = 2"),
        (
            "ofan",
            "lanes = 2\nkeys = 6\nuplinks = 3\narchitecture = \"all-pairs\"",
        ),
    ] {
        let instance = instance(block, settings);
        let all = Choice {
            flops_from: Some(0),
        };
        let options = verilog::Options::default();
        let parts = apart(instance.definition(), &options, all).expect("Verilog");
        let stubs = parts.macros.iter().map(|m| m.shape.stub(&options));
        let files: Vec<_> = stubs.chain(parts.files.iter().cloned()).collect();
        let netlist = disk.map_files(instance.as_ref(), &files, true, true);
        let text = std::fs::read_to_string(&netlist).expect("a netlist");
        assert!(text.contains("sluice_sram_") || text.contains("sluice_file_"));
        agrees(
            disk.check(instance.as_ref(), &netlist, 1000, Simulator::Icarus),
            1000,
        );
        for (name, value) in [("w0_en", "1'h0"), ("a0_en", "1'h0")] {
            let pin = format!(".{name}(");
            let Some(at) = text.find(&pin).map(|at| at + pin.len()) else {
                continue;
            };
            let end = at + text[at..].find(")").expect("the pin's end");
            let broken = [&text[..at], value, &text[end..]].concat();
            std::fs::write(&netlist, broken).expect("a file");
            let verdict = disk.check(instance.as_ref(), &netlist, 1000, Simulator::Icarus);
            assert!(
                matches!(verdict, Verdict::Differs(_)),
                "{name} does nothing"
            );
        }
        times_with_macros(&disk, &parts.macros, &table);
    }
}

/// The file of two reading and advancing ports that this shape has, under another name and with another modulus.
fn with_modulus(shape: &MacroShape, name: &str, modulus: u64) -> VerilogFile {
    let right = shape.definition();
    let memory = &right.memories()[0];
    let m = Module::new(name);
    let spec = MemorySpec {
        width: memory.width,
        depth: memory.depth,
        style: memory.style,
        read_latency: memory.read_latency,
        read_during_write: memory.read_during_write,
        reset: memory.reset.clone(),
        modulus: Some(modulus),
        decoded: memory.decoded,
    };
    let counters = m.memory("words", spec);
    let input = |name: String| {
        let port = right.inputs().iter().find(|port| port.name == name);
        m.input(&name, port.unwrap_or_else(|| panic!("{name}")).width)
    };
    for i in 0..2 {
        let address = input(format!("r{i}_addr"));
        let (enable, amount) = (input(format!("a{i}_en")), input(format!("a{i}_amount")));
        counters.advance(enable, address, amount);
        m.output(
            &format!("r{i}_data"),
            counters.read(&format!("r{i}"), None, address),
        );
    }
    let files = verilog::emit(&m.finish(), &verilog::Options::default()).expect("Verilog");
    files.into_iter().next().expect("a module")
}

#[test]
fn a_file_that_counts_to_something_else_is_found() {
    if !have(Simulator::Icarus) {
        return;
    }
    let disk = Disk::small();
    let settings = "lanes = 2\nkeys = 6\nuplinks = 3\narchitecture = \"all-pairs\"";
    let instance = instance("ofan", settings);
    let all = Choice {
        flops_from: Some(0),
    };
    let options = verilog::Options::default();
    let parts = apart(instance.definition(), &options, all).expect("Verilog");
    let [file] = parts.macros.as_slice() else {
        panic!("{} macros", parts.macros.len());
    };
    let files: Vec<_> = std::iter::once(file.shape.stub(&options))
        .chain(parts.files.iter().cloned())
        .collect();
    let netlist = disk.map_files(instance.as_ref(), &files, true, true);
    let text = std::fs::read_to_string(&netlist).expect("a netlist");
    let verdict = |modulus| {
        let other = with_modulus(&file.shape, "other_file", modulus).text;
        let text = text.replace(&file.shape.name(), "other_file") + &other;
        std::fs::write(&netlist, text).expect("a file");
        disk.check(instance.as_ref(), &netlist, 1000, Simulator::Icarus)
    };
    agrees(verdict(3), 1000);
    assert!(matches!(verdict(4), Verdict::Differs(_)));
}

/// OpenSTA takes the macros' library, and a path through each macro has its delay.
fn times_with_macros(disk: &Disk, macros: &[Macro], table: &Table) {
    if !support::have(&[tools::OPENSTA]) {
        return;
    }
    // A file of flip-flops is timed by what it is made of.
    let srams = macros.iter().filter(|m| m.shape.kind == MacroKind::Sram);
    for of in srams {
        let (shape, fo4) = (&of.shape, 1e-11);
        let cost = table.cost(shape, &disk.library, fo4).expect("a cost");
        let text = memories::liberty([(shape, cost)], &disk.library).expect("a library");
        Library::parse(Path::new("memories.lib"), &text).unwrap_or_else(|e| panic!("{e}"));
        let folder = disk.folder.path();
        std::fs::write(folder.join("memories.lib"), text).expect("a file");
        let name = shape.name();
        let (address, data) = (index_width(shape.depth), shape.width);
        let verilog = format!(
            "module top (clk, a, q);\n input clk; input [{}:0] a; output [{}:0] q;\n \
             {name} x (.clk(clk), .r0_addr(a), .r0_data(q));\nendmodule\n",
            address - 1,
            data - 1
        );
        std::fs::write(folder.join("top.v"), verilog).expect("a file");
        let script = "read_liberty memories.lib\nread_verilog top.v\nlink_design top\n\
                      create_clock -name clk -period 10 [get_ports clk]\n\
                      set_input_delay 1 -clock clk [get_ports a*]\nset_output_delay 1 -clock clk [get_ports q*]\n\
                      report_checks -to [all_outputs] -digits 6\nreport_checks -from [all_inputs] -digits 6\nexit\n";
        std::fs::write(folder.join("time.tcl"), script).expect("a file");
        let mut command = Command::new(tools::OPENSTA.command);
        let output = command
            .current_dir(folder)
            .args(["-no_init", "-no_splash", "-exit", "time.tcl"])
            .output();
        let output = output.expect("OpenSTA starts");
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said);
        assert!(
            !said.contains("Error") && !said.contains("black box"),
            "{name}: {said}"
        );
        let arrival = |of: f64| format!("{:.4}", of * 1e9);
        assert!(
            said.contains(&arrival(cost.access)),
            "{name}: {cost:?}: {said}"
        );
        assert!(
            said.contains(&arrival(10e-9 - cost.setup)),
            "{name}: {cost:?}: {said}"
        );
    }
}
