//! Invariants of the traffic manager: of the hardware, inside and at its ports, and of the golden model at its
//! ports; and that each of them fails where a fault is planted.

mod traffic_manager_monitor;

use rayon::prelude::*;
use sluice::catalog::traffic_manager::{TrafficManager, settings};
use sluice::catalog::{Entry, Stimulus, Traffic};
use sluice::golden::traffic_manager::Scoreboard;
use sluice_blocks::traffic_manager::{BufferManagement, Config, Scheduler, build};
use sluice_hdl::ir::Op;
use sluice_hdl::sim::{self, Engine, Simulator};
use sluice_hdl::testing::{Parts, showing, with_fault};
use sluice_hdl::{Bits, Definition, Port};
use std::sync::Arc;
use traffic_manager_monitor::{Monitor, seen};

fn config(buffer_management: BufferManagement, sub_lists: u32, queues: u32) -> Config {
    Config {
        queues,
        cells: 64,
        cell_bytes: 8,
        longest_packet: 11,
        sub_lists,
        buffer_management,
        alpha_shift: 0,
        ..Config::default()
    }
}

/// Hardware under drawn traffic, watched inside and at its ports.
struct Watched {
    hardware: Box<dyn Simulator>,
    stimulus: Box<dyn Stimulus>,
    scoreboard: Scoreboard,
    monitor: Monitor,
    row: Vec<u64>,
    outputs: Vec<u64>,
    /// Words of the outputs that are ports of the block.
    plain: usize,
    cycle: u64,
}

fn words(ports: &[Port]) -> usize {
    let words = |p: &Port| p.elements() as usize * p.width.div_ceil(64) as usize;
    ports.iter().map(words).sum()
}

impl Watched {
    fn new(config: &Config, definition: &Definition, seed: u64) -> Watched {
        let settings = settings(config);
        let shown = showing(definition, &seen(&settings));
        let options = sim::Options {
            engine: Engine::Jit,
            state_seed: seed,
            ..sim::Options::default()
        };
        Watched {
            hardware: sim::compile(&shown, &options).expect("machine code"),
            stimulus: TrafficManager::stimulus(config, Traffic::Mixed, seed),
            scoreboard: Scoreboard::new(settings),
            monitor: Monitor::new(settings),
            row: vec![0; words(shown.inputs())],
            outputs: vec![0; words(shown.outputs())],
            plain: words(definition.outputs()),
            cycle: 0,
        }
    }

    /// One cycle; says what a monitor, the scoreboard or a property says.
    fn step(&mut self) -> Result<(), String> {
        self.row.fill(0);
        let drawn = self.stimulus.next(&mut self.row);
        // Few resets, so that much comes between them.
        let rst = drawn && self.cycle.is_multiple_of(64);
        self.hardware.set_reset(0, rst);
        self.hardware.load(0, &self.row);
        self.hardware.step();
        self.hardware.outputs(0, &mut self.outputs);
        self.cycle += 1;
        let ports = &self.outputs[..self.plain];
        self.scoreboard.look(rst, &self.row, ports)?;
        if rst {
            self.monitor.reset();
        } else {
            self.monitor.look(&self.row, &self.outputs)?;
        }
        let broken = self.hardware.violations().first();
        broken.map_or(Ok(()), |broken| Err(format!("{} fails", broken.property)))
    }
}

/// The first thing that is wrong with a definition.
fn first_error(
    config: &Config,
    definition: &Definition,
    seed: u64,
    cycles: u64,
) -> Result<(), String> {
    let mut watched = Watched::new(config, definition, seed);
    (0..cycles).try_for_each(|cycle| {
        let at = |error| format!("cycle {cycle}: {error}; seed {seed}, {config:?}");
        watched.step().map_err(at)
    })
}

/// Cycles of the long runs: `SLUICE_CYCLES`, or few.
fn cycles() -> u64 {
    let given = std::env::var("SLUICE_CYCLES").ok();
    given.map_or(50_000, |text| text.parse().expect("a number of cycles"))
}

#[test]
fn invariants_hold_in_hardware() {
    let mut cases = vec![];
    for (number, management) in BufferManagement::ALL.into_iter().enumerate() {
        for sub_lists in [1, 2, 4] {
            let mut config = config(management, sub_lists, 5);
            config.scheduler = Scheduler::ALL[(number + sub_lists as usize) % 3];
            cases.push(config);
        }
    }
    cases.push(Config {
        queues: 64,
        cells: 256,
        longest_packet: 24,
        ..Config::default()
    });
    let share = cycles() / cases.len() as u64 + 20_000;
    cases.par_iter().enumerate().for_each(|(seed, config)| {
        let definition = build(config).expect("a configuration");
        first_error(config, &definition, seed as u64, share).unwrap_or_else(|e| panic!("{e}"));
    });
}

/// Demands that a fault is noticed, in every buffer management that drops heads.
fn noticed(what: &str, plant: impl Fn(&mut Parts)) {
    for management in [
        BufferManagement::Occamy,
        BufferManagement::Pushout,
        BufferManagement::OccamyLongest,
    ] {
        let config = config(management, 2, 5);
        let sound = build(&config).expect("a configuration");
        let broken = with_fault(&sound, &plant);
        let error = first_error(&config, &broken, 1, 60_000);
        let error = error.expect_err(&format!("{what} is not noticed: {management:?}"));
        println!("{what}: {error}");
    }
}

/// A memory never written.
fn mute(parts: &mut Parts, memory: &str) {
    let zero = parts.insert(0, Op::Const(Bits::new(1, 0)), 1);
    for write in &mut parts.memory(memory).writes {
        write.enable = zero;
    }
}

#[test]
fn a_cell_freed_twice_is_noticed() {
    noticed("a cell freed twice", |parts| {
        let twice = parts.node("expelled_cell_1");
        let free_list = parts.instance("free_list");
        let inputs = free_list.definition.inputs();
        let port = inputs.iter().position(|p| p.name == "dropped");
        let dropped = &mut free_list.inputs[port.expect("the port")];
        dropped[0] = twice;
    });
}

#[test]
fn a_lost_sub_list_pointer_is_noticed() {
    for list in ["cell_pointers_0", "cell_pointers_1"] {
        noticed("a lost sub-list pointer", |parts| mute(parts, list));
    }
}

#[test]
fn a_tail_not_updated_is_noticed() {
    noticed("a tail not updated", |parts| mute(parts, "tails"));
}

#[test]
fn a_drop_from_the_wrong_end_is_noticed() {
    noticed("a drop from the wrong end", |parts| {
        let (right, wrong) = (parts.node("leaving_packet"), parts.node("youngest"));
        let drops = parts.node("drops");
        assert!(right > wrong && right > drops, "a node uses earlier ones");
        let oldest = parts.nodes()[right as usize].clone();
        let kept = parts.insert(right, oldest.op, oldest.width);
        parts.nodes()[right as usize + 1].op = Op::Mux {
            select: drops,
            then: wrong,
            otherwise: kept,
        };
    });
}

#[test]
fn a_length_off_by_one_is_noticed() {
    noticed("a length off by one", |parts| {
        let length = parts.register("length_3");
        length.reset = Some(Bits::new(length.width, 1));
    });
}

#[test]
fn a_lost_packet_pointer_is_noticed() {
    noticed("a lost packet pointer", |parts| mute(parts, "pd_link"));
}

/// What is added up in full now and then can be wrong: a cell in two places, a broken list of packets or of cells.
#[test]
fn the_full_account_notices() {
    let config = config(BufferManagement::Occamy, 2, 5);
    let definition = build(&config).expect("a configuration");
    let mut watched = Watched::new(&config, &definition, 1);
    let (first, cells) = loop {
        watched.step().unwrap();
        if let Some(found) = watched.monitor.waiting() {
            break found;
        }
    };
    let monitor = &mut watched.monitor;
    monitor.add_up().unwrap();
    monitor.free_since[cells[0]] = Some(1);
    let error = monitor.add_up().unwrap_err();
    assert!(error.contains("in exactly one place"), "{error}");
    monitor.free_since[cells[0]] = None;
    monitor.links[first] = first;
    let error = monitor.add_up().unwrap_err();
    assert!(error.contains("packet"), "{error}");
    monitor.links[first] = cells[0];
    monitor.pointers[0][cells[0]] = cells[0];
    let error = monitor.add_up().unwrap_err();
    assert!(error.contains("cell"), "{error}");
}

/// The hardware as it is, to show that it is the faults that are noticed.
#[test]
fn nothing_is_noticed_without_a_fault() {
    let config = config(BufferManagement::Occamy, 2, 5);
    let sound: Arc<Definition> = build(&config).expect("a configuration");
    let same = with_fault(&sound, |_| ());
    first_error(&config, &same, 1, 60_000).unwrap();
}
