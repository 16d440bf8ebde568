//! Settling between steps, which a caller does to look at outputs that depend on its own inputs.

use super::{hierarchy, inputs, memory, words};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use sluice_hdl::sim::{Engine, Options, compile};
use sluice_hdl::{Definition, Module, ReadDuringWrite};

/// An engine that settles on other inputs, twice and in the other state of reset, before each step gives at
/// each step what it gives without, and in between what the reference settles to.
fn check_settling(definition: &Definition, engine: Engine, seeds: usize, file: &str) {
    let make = |engine, seeds, state_seed| {
        let options = Options {
            engine,
            seeds,
            state_seed,
            properties: true,
            trace: true,
        };
        compile(definition, &options).unwrap()
    };
    let path = |kind: &str| {
        let name = format!("sluice_settle_{file}_{kind}_{}.vcd", std::process::id());
        std::env::temp_dir().join(name)
    };
    let mut plain = make(engine, seeds, 3);
    let mut settled = make(engine, seeds, 3);
    let mut reference = make(Engine::Reference, 1, 3);
    plain.trace_to(&path("plain")).unwrap();
    settled.trace_to(&path("settled")).unwrap();
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let (mut got, mut want) = (vec![0; words(definition)], vec![0; words(definition)]);
    for cycle in 0..40 {
        let row = inputs(definition, &mut rng);
        let reset = cycle == 20;
        for other in [inputs(definition, &mut rng), inputs(definition, &mut rng)] {
            for simulator in [&mut settled, &mut reference] {
                simulator.load(0, &other);
                simulator.set_reset(0, !reset);
                simulator.settle();
            }
            settled.outputs(0, &mut got);
            reference.outputs(0, &mut want);
            assert_eq!(got, want, "{engine:?} settled in cycle {cycle}");
        }
        for simulator in [&mut plain, &mut settled, &mut reference] {
            simulator.load(0, &row);
            simulator.set_reset(0, reset);
            simulator.step();
        }
        settled.outputs(0, &mut got);
        plain.outputs(0, &mut want);
        assert_eq!(got, want, "{engine:?} stepped in cycle {cycle}");
    }
    assert_eq!(settled.violations(), plain.violations());
    assert_eq!(settled.covered(), plain.covered());
    settled.end_trace().unwrap();
    plain.end_trace().unwrap();
    let [one, other] = ["plain", "settled"].map(|kind| {
        let read = std::fs::read(path(kind)).unwrap();
        std::fs::remove_file(path(kind)).unwrap();
        read
    });
    assert!(one == other, "{engine:?}: the waveforms differ");
}

#[test]
fn settling_leaves_no_trace() {
    let m = Module::new("watched");
    let x = m.input("x", 8);
    let sum = m.register("sum", 8).reset_to_zero();
    sum.set(sum.q() + x);
    m.assert("below_200", x.lt(m.lit(8, 200)));
    m.cover("zero", x.eq(m.lit(8, 0)));
    m.output("next_sum", sum.q() + x);
    let watched = m.finish();
    let memory = memory(5, 70, 2, ReadDuringWrite::New, 1);
    for (name, definition) in [
        ("watched", watched),
        ("memory", memory),
        ("hierarchy", hierarchy()),
    ] {
        check_settling(&definition, Engine::Reference, 1, &format!("{name}_r"));
        check_settling(&definition, Engine::Interpreter, 1, &format!("{name}_i"));
        check_settling(&definition, Engine::Interpreter, 3, &format!("{name}_i3"));
        check_settling(&definition, Engine::Jit, 1, &format!("{name}_j"));
    }
}
