//! Waveforms: read back by an independent reader, name by name and value by value.

use sluice_hdl::sim::{Engine, Error, Options, compile};
use sluice_hdl::{Definition, Module};
use std::sync::Arc;
use wellen::simple::read;

fn counter_pair() -> Arc<Definition> {
    let child = Module::new("counter");
    let step = child.input("step", 4);
    let count = child.register("count", 4).reset_to_zero();
    let next = (count.q() + step).named("next_count");
    count.set(next);
    child.output("value", count.q());
    let child = child.finish();
    let m = Module::new("pair");
    let steps = m.input_array("steps", 2, 4);
    let values: Vec<_> = (0..2)
        .map(|i| {
            let step = [steps[i]];
            m.instance(&format!("u{i}"), &child, &[("step", &step)])
                .output("value")
        })
        .collect();
    m.output_array("values", &values);
    m.finish()
}

/// The values of a signal in each cycle, just before its rising edge.
fn column(file: &std::path::Path, path: &str, cycles: u64) -> Vec<String> {
    let mut wave = read(file).expect("a readable waveform");
    let names: Vec<&str> = path.split('.').collect();
    let (name, scopes) = names.split_last().expect("a name");
    let hierarchy = wave.hierarchy();
    let var = hierarchy.lookup_var(scopes, *name);
    let signal = hierarchy[var.unwrap_or_else(|| panic!("no signal {path}"))].signal_ref();
    wave.load_signals(&[signal]);
    let times = wave.time_table().to_vec();
    (0..cycles)
        .map(|c| {
            let index = times
                .iter()
                .rposition(|t| *t <= c * 10 + 4)
                .expect("a time before");
            let signal = wave.get_signal(signal).expect("loaded");
            let offset = signal.get_offset(index as u32).expect("a value");
            signal.get_value_at(&offset, 0).to_string()
        })
        .collect()
}

fn check(engine: Engine) {
    let definition = counter_pair();
    let options = Options {
        engine,
        trace: true,
        ..Options::default()
    };
    let mut sim = compile(&definition, &options).unwrap();
    let file = tempfile();
    sim.trace_to(&file).unwrap();
    for cycle in 0..6u64 {
        sim.load(0, &[1, cycle]);
        sim.set_reset(0, cycle == 0);
        sim.step();
    }
    sim.end_trace().unwrap();
    let bits = |values: [u32; 5]| values.map(|v| format!("{v:04b}")).to_vec();
    assert_eq!(
        column(&file, "pair.u0.count", 6)[1..],
        bits([0, 1, 2, 3, 4])
    );
    assert_eq!(
        column(&file, "pair.u1.count", 6)[1..],
        bits([0, 1, 3, 6, 10])
    );
    assert_eq!(
        column(&file, "pair.u1.next_count", 6)[1..],
        bits([1, 3, 6, 10, 15])
    );
    assert_eq!(
        column(&file, "pair.values_1", 6)[1..],
        bits([0, 1, 3, 6, 10])
    );
    assert_eq!(
        column(&file, "pair.steps_1", 6),
        ["0000", "0001", "0010", "0011", "0100", "0101"]
    );
    assert_eq!(column(&file, "pair.rst", 6), ["1", "0", "0", "0", "0", "0"]);
    std::fs::remove_file(&file).unwrap();
}

/// A fresh path for a waveform.
fn tempfile() -> std::path::PathBuf {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("sluice-wave-{}-{n}.vcd", std::process::id()))
}

#[test]
fn every_engine_writes_the_same_values() {
    for engine in [Engine::Reference, Engine::Interpreter, Engine::Jit] {
        check(engine);
    }
}

#[test]
fn tracing_must_be_asked_for() {
    let mut sim = compile(&counter_pair(), &Options::default()).unwrap();
    assert!(matches!(sim.trace_to(&tempfile()), Err(Error::NotTraced)));
}

#[test]
fn an_unwritable_path_is_named() {
    let options = Options {
        trace: true,
        ..Options::default()
    };
    let mut sim = compile(&counter_pair(), &options).unwrap();
    let error = sim.trace_to("/nowhere/at/all.vcd".as_ref()).unwrap_err();
    assert!(error.to_string().contains("/nowhere/at/all.vcd"), "{error}");
}
