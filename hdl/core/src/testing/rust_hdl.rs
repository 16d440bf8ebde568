//! Wrappers in rust-hdl's simulator against the reference engine, and their Verilog before outside tools.

use super::rows;
use crate::interop::rust_hdl::core::prelude::{Block, Clock, In, Signal, Sim, Simulation};
use crate::interop::{outputs, pack_all};
use crate::sim::{Engine, Options, Simulator, compile};
use crate::{Bits, Definition};
use std::process::Command;
use std::sync::Arc;

/// A rust-hdl block and how its ports are reached.
pub struct Bench<T> {
    /// The block.
    pub block: T,
    /// What it should do.
    pub definition: Arc<Definition>,
    /// First cycle in which its outputs are determined.
    pub from: usize,
    /// The clock.
    pub clock: fn(&mut T) -> &mut Signal<In, Clock>,
    /// Sets reset and inputs, in the definition's order.
    pub drive: fn(&mut T, bool, &[Bits]),
    /// Outputs, in the definition's order.
    pub read: fn(&T) -> Vec<Bits>,
}

const HALF_PERIOD: u64 = 5;

impl<T: Block + Send + 'static> Bench<T> {
    /// Runs random rows, resets among them. In each cycle outputs are compared under other inputs first,
    /// then just before the rising edge, then just after it.
    ///
    /// # Panics
    /// At the first difference.
    pub fn run(self, cycles: usize) {
        let mut simulation = Simulation::new();
        let clock = self.clock;
        simulation.add_clock(HALF_PERIOD, move |x: &mut Box<T>| {
            let clock = clock(x);
            clock.next = !clock.val();
        });
        let Bench {
            definition,
            from,
            drive,
            read,
            ..
        } = self;
        let mut known = reference(&definition);
        let rows = rows(3, definition.inputs(), cycles + 1);
        let mut expected = vec![];
        for pair in rows.windows(2) {
            // The next cycle's inputs, for a while, then this cycle's, then the edge.
            expected.push(expect(&mut *known, &pair[1], Simulator::settle));
            expected.push(expect(&mut *known, &pair[0], Simulator::step));
            expected.push(expect(&mut *known, &pair[0], Simulator::settle));
        }
        simulation.add_testbench(move |mut ep: Sim<T>| {
            let mut x = ep.init()?;
            let packed = |row: &(bool, Vec<u64>)| pack_all(definition.inputs(), &row.1);
            for (cycle, pair) in rows.windows(2).enumerate() {
                let names = ["under other inputs", "before the edge", "after the edge"];
                for (moment, name) in names.into_iter().enumerate() {
                    let row = &pair[usize::from(moment == 0)];
                    drive(&mut x, row.0, &packed(row));
                    x = ep.wait(if moment == 2 { 4 } else { 2 }, x)?;
                    let want = &expected[cycle * 3 + moment];
                    if cycle >= from {
                        let got = read(&x);
                        let ports = definition.outputs().iter();
                        for ((port, got), want) in ports.zip(&got).zip(want) {
                            assert_eq!(got, want, "cycle {cycle} {name}: {}", port.name);
                        }
                    }
                }
                x = ep.wait(2, x)?;
            }
            ep.done(x)
        });
        let time = (cycles as u64 + 2) * 2 * HALF_PERIOD;
        let result = simulation.run_traced(Box::new(self.block), time, std::io::sink());
        assert_eq!(result, Ok(()), "rust-hdl's simulation");
    }
}

fn reference(definition: &Definition) -> Box<dyn Simulator> {
    let options = Options {
        engine: Engine::Reference,
        ..Options::default()
    };
    compile(definition, &options).expect("the reference engine")
}

/// The outputs of a row after a step or a settling.
fn expect(
    simulator: &mut (dyn Simulator + 'static),
    row: &(bool, Vec<u64>),
    go: fn(&mut (dyn Simulator + 'static)),
) -> Vec<Bits> {
    simulator.set_reset(0, row.0);
    simulator.load(0, &row.1);
    go(simulator);
    outputs(simulator)
}

/// Has Icarus and Yosys read what rust-hdl generated for a block. A tool that is missing is left out with a
/// message, or fails where SLUICE_REQUIRE_TOOLS=1.
///
/// # Panics
/// If a tool objects.
pub fn read_by_tools(name: &str, text: &str) {
    let file = format!("sluice_rust_hdl_{name}_{}.v", std::process::id());
    let file = std::env::temp_dir().join(file);
    std::fs::write(&file, text).expect("a file");
    let path = file.to_str().expect("a UTF-8 path");
    let script = format!("read_verilog {path}; hierarchy -check -top top; proc; check -assert");
    let tools = [
        ("iverilog", vec!["-g2005", "-t", "null", "-s", "top", path]),
        ("yosys", vec!["-q", "-p", &script]),
    ];
    for (tool, arguments) in tools {
        match Command::new(tool).args(arguments).output() {
            Ok(run) => {
                let said = String::from_utf8_lossy(&run.stderr);
                assert!(run.status.success(), "{tool}: {said}\n{text}");
            }
            Err(e) => {
                let required = std::env::var_os("SLUICE_REQUIRE_TOOLS").is_some_and(|v| v == "1");
                assert!(!required, "SLUICE_REQUIRE_TOOLS=1, but {tool}: {e}");
                eprintln!("skipped: {tool}: {e}");
            }
        }
    }
    let _ = std::fs::remove_file(file);
}
