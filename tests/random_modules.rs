//! Random modules: the language means the same in every simulator, inside and outside.
//!
//! Many modules are packed into one, so that Verilator is built once. Where simulators differ, the
//! module that does is cut down to the smallest one that still differs, and shown.

mod outside;

use std::sync::Arc;

use outside::{COUNTERS, Stimulus, counters, emit, first, name, needs, support};
use sluice::compare::Mismatch;
use sluice::cosim::{CosimError, Simulator};
use sluice::ports::Value;
use sluice::table::Table;
use sluice_hdl::sim::Engine;
use sluice_hdl::testing::{Recipe, pack};
use sluice_hdl::verilog::{self, VerilogFile};
use sluice_hdl::{Definition, Module};

/// Rows that a module runs.
const ROWS: usize = 200;

/// Changes the Verilog of a module.
type Spoil<'a> = &'a dyn Fn(&mut VerilogFile);

/// How a module alone differs between the reference and the other simulators, Icarus with its Verilog spoilt.
fn difference(recipe: &Recipe, seed: u64, spoil: Spoil) -> Option<String> {
    let d = recipe.build("random");
    let stimulus = Stimulus::random(seed, d.inputs(), ROWS);
    let reference = stimulus.inside(&d, Engine::Reference, 1);
    for (engine, who) in [(Engine::Interpreter, "interpreter"), (Engine::Jit, "jit")] {
        if let Some(m) = first(&d, &reference, who, &stimulus.inside(&d, engine, 2)) {
            return Some(m.to_string());
        }
    }
    let mut files = emit(&d);
    files.iter_mut().for_each(spoil);
    match stimulus.outside(&d, &files, Simulator::Icarus, 1) {
        Ok(icarus) => first(&d, &reference, "icarus", &icarus).map(|m| m.to_string()),
        Err(error) => Some(error.to_string()),
    }
}

/// The smallest recipe found that still differs, with its difference.
fn shrink(recipe: &Recipe, fails: &dyn Fn(&Recipe) -> Option<String>) -> Option<(Recipe, String)> {
    let mut smallest = (recipe.clone(), fails(recipe)?);
    let mut tries = 0;
    'search: loop {
        for simpler in smallest.0.simpler() {
            tries += 1;
            if tries > 400 {
                return Some(smallest);
            }
            if let Some(text) = fails(&simpler) {
                smallest = (simpler, text);
                continue 'search;
            }
        }
        return Some(smallest);
    }
}

/// What to say of a module that differs.
fn report(recipe: &Recipe, seed: u64, first: &Mismatch) -> String {
    let shrunk = shrink(recipe, &|r| difference(r, seed, &|_| {}));
    let alone = || (recipe.clone(), format!("{first} (alone it agrees)"));
    let (recipe, text) = shrunk.unwrap_or_else(alone);
    let files = emit(&recipe.build("random"));
    format!(
        "seed {seed}: {text}\n{}\n{recipe:?}\n{}",
        replay(),
        verilog::join(&files)
    )
}

/// An error of a simulator outside, with the reference's value where an output is unknown.
fn told(error: &CosimError, reference: &Table) -> String {
    let CosimError::Unknown {
        cycle,
        signal,
        value,
    } = error
    else {
        return error.to_string();
    };
    let columns = reference.layout().columns();
    let column = columns
        .iter()
        .find(|c| c.label == *signal)
        .expect("an output");
    let golden = Value::new(&reference.row(*cycle)[column.offset..], column.width);
    format!("cycle {cycle}  {signal}  golden={golden} icarus={value}")
}

/// The command that runs the same modules again.
fn replay() -> String {
    format!(
        "replay: SLUICE_SEED={} cargo test --test random_modules",
        base()
    )
}

/// Compares `count` modules of `steps` steps from `seed` on, all in one build.
fn agree(title: &str, seed: u64, count: usize, steps: usize) {
    let recipes: Vec<Recipe> = (0..count as u64)
        .map(|i| Recipe::random(seed + i, steps))
        .collect();
    let parts: Vec<Arc<Definition>> = recipes
        .iter()
        .enumerate()
        .map(|(i, r)| r.build(&format!("r{i}")))
        .collect();
    let packed = pack(title, &parts);
    let stimulus = Stimulus::random(seed, packed.inputs(), ROWS);
    let reference = stimulus.inside(&packed, Engine::Reference, 1);
    let check = |who: &str, other: &Table| {
        let Some(first) = first(&packed, &reference, who, other) else {
            return;
        };
        let signal = first.signal.split(".m").nth(1);
        let part = signal.and_then(|s| s.split('_').next());
        let part: usize = part.and_then(|p| p.parse().ok()).expect("a part");
        panic!("{}", report(&recipes[part], seed + part as u64, &first));
    };
    check(
        "interpreter",
        &stimulus.inside(&packed, Engine::Interpreter, 2),
    );
    check("jit", &stimulus.inside(&packed, Engine::Jit, 3));
    let files = emit(&packed);
    for simulator in [Simulator::Icarus, Simulator::Verilator] {
        if support::have(needs(simulator)) {
            let other = stimulus.outside(&packed, &files, simulator, 4);
            let other =
                other.unwrap_or_else(|e| panic!("{title}: {}\n{}", told(&e, &reference), replay()));
            check(name(simulator), &other);
        }
    }
}

/// Other seeds than the usual ones: SLUICE_SEED=n.
fn base() -> u64 {
    let seed = std::env::var("SLUICE_SEED").ok();
    seed.map_or(0, |s| s.parse().expect("SLUICE_SEED is a number"))
}

#[test]
fn small_modules_agree_everywhere() {
    agree("many_small", base() + 1000, 60, 8);
}

#[test]
fn larger_modules_agree_everywhere() {
    agree("larger", base() + 2000, 24, 40);
}

/// A comparison is worth as much as what moves in it.
#[test]
fn random_modules_are_lively() {
    let parts: Vec<_> = (0..40)
        .map(|seed| Recipe::random(seed, 25).build(&format!("r{seed}")))
        .collect();
    let packed = pack("lively", &parts);
    let stimulus = Stimulus::random(1, packed.inputs(), ROWS);
    let response = stimulus.inside(&packed, Engine::Reference, 1);
    let columns = response.layout().columns();
    let moves = |c: &&sluice::ports::Column| {
        (3..ROWS).any(|k| c.slice(response.row(k)) != c.slice(response.row(2)))
    };
    let moving = columns.iter().filter(moves).count();
    assert!(
        2 * moving > columns.len(),
        "{moving} of {} outputs move",
        columns.len()
    );
}

#[test]
fn very_wide_values_agree_everywhere() {
    let m = Module::new("very_wide");
    let (a, b) = (m.input("a", 1100), m.input("b", 1100));
    let amount = m.input("amount", 70);
    let state = m.register("state", 1100).reset_to_zero();
    state.set(a + state.q());
    m.output("sum", a + b);
    m.output("difference", state.q() - b);
    m.output(
        "less",
        m.pack(&[
            a.lt(b),
            a.signed_lt(b),
            a.eq(b),
            a.any(),
            a.all(),
            a.parity(),
        ]),
    );
    m.output("left", a.shift_left(amount));
    m.output("right", a.shift_right(amount.trunc(11)));
    m.output("signed_right", a.signed_shift_right(amount.trunc(32)));
    m.output("product", a.trunc(700) * b.trunc(650));
    m.output("small_product", a.trunc(200) * b.trunc(250));
    m.output("extended", b.sext(1500));
    let d = m.finish();
    Stimulus::random(77, d.inputs(), ROWS).everywhere(&d);
}

/// Shapes that random modules do not reach, the largest included.
#[test]
fn counters_agree_outside() {
    let parts: Vec<_> = COUNTERS
        .iter()
        .map(|(d, w, m)| counters(*d, *w, *m))
        .collect();
    let packed = pack("counters", &parts);
    let stimulus = Stimulus::random(base() + 88, packed.inputs(), ROWS);
    let reference = stimulus.inside(&packed, Engine::Reference, 1);
    let files = emit(&packed);
    for simulator in [Simulator::Icarus, Simulator::Verilator] {
        if support::have(needs(simulator)) {
            let other = stimulus.outside(&packed, &files, simulator, 4);
            let other = other.unwrap_or_else(|e| panic!("{e}\n{}", replay()));
            if let Some(first) = first(&packed, &reference, name(simulator), &other) {
                panic!("{first}\n{}", replay());
            }
        }
    }
}

#[test]
fn a_spoilt_operator_is_found_and_cut_down() {
    if !support::have(needs(Simulator::Icarus)) {
        return;
    }
    for (from, to) in [
        (" + ", " - "),
        (" < ", " <= "),
        (" & ", " | "),
        (" >> ", " << "),
        (" ? ", " == 1'b0 ? "),
    ] {
        let spoil = |file: &mut VerilogFile| file.text = in_expressions(&file.text, from, to);
        let found = (0..40).find_map(|seed| {
            let recipe = Recipe::random(seed, 12);
            // A spoilt gate can let unknown state out too; here two known values must differ.
            let differs =
                |r: &Recipe| difference(r, seed, &spoil).filter(|t| t.contains("golden="));
            shrink(&recipe, &differs)
        });
        let (recipe, text) = found.unwrap_or_else(|| panic!("nobody noticed `{from}` as `{to}`"));
        let parts = ["cycle ", "random.out", "icarus="];
        assert!(parts.iter().all(|p| text.contains(p)), "{from}: {text}");
        assert!(recipe.steps.len() <= 4, "{from}: {recipe:?}");
    }
}

/// Replaces an operator where values are computed.
fn in_expressions(text: &str, from: &str, to: &str) -> String {
    let change = |line: &str| match line.split_once(" = ") {
        Some((left, right)) if !line.trim_start().starts_with("//") => {
            format!("{left} = {}\n", right.replace(from, to))
        }
        _ => format!("{line}\n"),
    };
    text.lines().map(change).collect()
}
