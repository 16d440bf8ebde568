//! The transparent form: pipeline registers become wires, state stays.

use sluice_hdl::ir::Op;
use sluice_hdl::sim::{Engine, Options, compile};
use sluice_hdl::{Definition, Module, transparent};
use std::sync::Arc;

/// y = ((a + 1) ^ total) + 1 after two stages, total being an accumulator of a.
fn pipeline() -> Arc<Definition> {
    let child = Module::new("add_one");
    let a = child.input("a", 8);
    let one = child.lit(8, 1);
    child.output("y", child.pipe(1, "sum_q", a + one).reset_to_zero().q());
    let child = child.finish();
    let m = Module::new("pipeline");
    let a = m.input("a", 8);
    let total = m.register("total", 8).reset_to_zero();
    total.set(total.q() + a);
    let first = m.instance("first", &child, &[("a", &[a])]).output("y");
    let second = m.instance("second", &child, &[("a", &[first ^ total.q()])]);
    m.output("y", second.output("y"));
    m.finish()
}

#[test]
fn stages_vanish_and_state_stays() {
    let plain = transparent(&pipeline());
    let registers: Vec<&str> = plain.registers().iter().map(|r| r.name.as_str()).collect();
    assert_eq!(registers, ["total"]);
    assert!(
        plain
            .instances()
            .iter()
            .all(|i| i.definition.registers().is_empty())
    );
    for node in plain.nodes() {
        if let Op::Register(r) = node.op {
            assert!((r as usize) < plain.registers().len());
        }
    }
}

#[test]
fn the_result_is_there_in_the_same_cycle() {
    for engine in [Engine::Reference, Engine::Interpreter, Engine::Jit] {
        let options = Options {
            engine,
            ..Options::default()
        };
        let mut sim = compile(&transparent(&pipeline()), &options).unwrap();
        sim.set_reset(0, true);
        sim.step();
        sim.set_reset(0, false);
        let mut total = 0u8;
        for a in [3u8, 200, 77, 0, 255] {
            sim.load(0, &[a.into()]);
            sim.step();
            let mut y = [0];
            sim.outputs(0, &mut y);
            assert_eq!(y[0], u64::from((a.wrapping_add(1) ^ total).wrapping_add(1)));
            total = total.wrapping_add(a);
        }
    }
}

/// Twenty levels of two instances each: a million instances, twenty modules.
#[test]
fn shared_modules_are_converted_once() {
    let mut below = {
        let m = Module::new("level_0");
        m.output("y", m.pipe(1, "q", m.input("a", 1)).q());
        m.finish()
    };
    for level in 1..=20 {
        let m = Module::new(&format!("level_{level}"));
        let a = m.input("a", 1);
        let left = m.instance("left", &below, &[("a", &[a])]).output("y");
        m.output(
            "y",
            m.instance("right", &below, &[("a", &[left])]).output("y"),
        );
        below = m.finish();
    }
    let plain = transparent(&below);
    let [left, right] = plain.instances() else {
        panic!("two instances");
    };
    assert!(Arc::ptr_eq(&left.definition, &right.definition));
}
