//! Faults that people met in work like this, each as a test of the whole kind. The number in a test's
//! name is that of the fault; faults 16 to 18 (latches, old tools, lint of two Verilator versions) are in
//! `lint.rs` for every preset and reset style, those of arbiters in `faults_of_arbiters.rs`.

mod outside;

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use outside::{
    Columns, RESET, STYLES, Stimulus, assert_clean, emit, emit_with, linters, needs, support,
};
use sluice::catalog;
use sluice::cosim::{CosimError, Simulator};
use sluice_hdl::sim::Engine;
use sluice_hdl::testing::{Recipe, pack};
use sluice_hdl::{Bits, Definition, MemoryReset, MemorySpec, Module, ReadDuringWrite, verilog};

#[test]
fn fault_02_latency_is_what_was_asked_for() {
    let m = Module::new("latencies");
    let (address, data, enable) = (
        m.input("address", 3),
        m.input("data", 9),
        m.input("enable", 1),
    );
    // Read registers have no reset: they are shown once what they hold was read.
    let mut filled = vec![m.lit(1, 1)];
    for stage in 1..=4 {
        let name = format!("filled{stage}");
        let next = filled[stage - 1];
        filled.push(m.register(&name, 1).reset_to_zero().set(next).q());
    }
    for mode in [ReadDuringWrite::Old, ReadDuringWrite::New] {
        for latency in 0..=4 {
            let name = format!("{mode:?}{latency}").to_lowercase();
            let spec = MemorySpec {
                read_latency: latency,
                read_during_write: mode,
                reset: MemoryReset::Values(Arc::new(vec![Bits::zero(9); 8])),
                ..MemorySpec::flops(9, 8)
            };
            let memory = m.memory(&name, spec);
            memory.write(enable, address, data);
            let read = memory.read(&format!("{name}_read"), None, address);
            m.output(
                &format!("{name}_data"),
                read.gated(filled[latency as usize]),
            );
        }
    }
    let d = m.finish();
    // The entry 5 is written in cycle 3 and read in every cycle.
    let rows: Vec<Vec<u64>> = (0..12)
        .map(|k| vec![5, 100 + k, u64::from(k == 3)])
        .collect();
    let out = Columns {
        table: Stimulus::after_reset(d.inputs(), &rows).everywhere(&d),
    };
    for latency in 0..=4 {
        let seen =
            |mode: &str| (4..12).find(|k| out.get(&format!("{mode}{latency}_data"), *k) == 103);
        assert_eq!(seen("old"), Some(4 + latency), "latency {latency}");
        // A bypass shows the written data one cycle earlier; without a register there is none.
        let new = if latency == 0 { 4 } else { 3 + latency };
        assert_eq!(seen("new"), Some(new.max(4)), "latency {latency}");
    }
}

#[test]
fn fault_03_signed_values_of_odd_width() {
    let m = Module::new("odd");
    for w in [4, 5] {
        let (a, b) = (m.input(&format!("a{w}"), w), m.input(&format!("b{w}"), w));
        m.output(&format!("less{w}"), a.signed_lt(b));
        m.output(&format!("less_or_equal{w}"), a.signed_le(b));
        m.output(&format!("right{w}"), a.signed_shift_right(b));
        m.output(&format!("right_inside{w}"), a.signed_shift_right(b) + b);
        m.output(&format!("extended{w}"), a.sext(w + 3));
        m.output(&format!("sum{w}"), a.sext(w + 1) + b.sext(w + 1));
        m.output(
            &format!("product{w}"),
            (a.sext(2 * w) * b.sext(2 * w)).trunc(2 * w),
        );
    }
    let d = m.finish();
    let rows: Vec<Vec<u64>> = (0..1024)
        .map(|k| vec![k % 16, k / 16 % 16, k % 32, k / 32])
        .collect();
    let out = Columns {
        table: Stimulus::after_reset(d.inputs(), &rows).everywhere(&d),
    };
    for (k, row) in rows.iter().enumerate() {
        for (w, a, b) in [(4u32, row[0], row[1]), (5, row[2], row[3])] {
            let signed = |v: u64| (v as i64) << (64 - w) >> (64 - w);
            let cut = |v: i64, width: u32| v as u64 & ((1 << width) - 1);
            let (x, y) = (signed(a), signed(b));
            let shifted = x >> b.min(63);
            let get = |name: &str| out.get(&format!("{name}{w}"), k);
            assert_eq!(get("less"), u64::from(x < y), "{x} < {y}");
            assert_eq!(get("less_or_equal"), u64::from(x <= y), "{x} <= {y}");
            assert_eq!(get("right"), cut(shifted, w), "{x} >> {b}");
            assert_eq!(
                get("right_inside"),
                cut(shifted + y, w),
                "({x} >> {b}) + {y}"
            );
            assert_eq!(get("extended"), cut(x, w + 3), "{x}");
            assert_eq!(get("sum"), cut(x + y, w + 1), "{x} + {y}");
            assert_eq!(get("product"), cut(x * y, 2 * w), "{x} * {y}");
        }
    }
}

#[test]
fn fault_04_registers_take_old_values() {
    let m = Module::new("chain");
    let x = m.register("x", 4).reset_to_zero();
    let five = m.lit(4, 5);
    x.set(five);
    let y = m.register("y", 4).reset_to_zero().set(x.q());
    // Two that swap, declared in the order in which a blocking assignment would show.
    let p = m.register("p", 4).reset_to(m.lit(4, 1));
    let q = m.register("q", 4).reset_to(m.lit(4, 2)).set(p.q());
    p.set(q.q());
    for (name, register) in [("x_out", x), ("y_out", y), ("p_out", p), ("q_out", q)] {
        m.output(name, register.q());
    }
    let d = m.finish();
    let mut stimulus = Stimulus::after_reset(d.inputs(), &[]);
    stimulus.reset.extend([false; 4]);
    let reference = stimulus.everywhere(&d);
    assert_eq!(reference.row(2), [0, 0, 1, 2]);
    assert_eq!(reference.row(3), [5, 0, 2, 1]);
    assert_eq!(reference.row(4), [5, 5, 1, 2]);
}

#[test]
fn fault_05_a_chain_of_forty_modules_settles() {
    let link = {
        let m = Module::new("link");
        let a = m.input("a", 8);
        m.output("b", (a ^ a.shl_by(1)) + m.lit(8, 1));
        m.finish()
    };
    let m = Module::new("long_chain");
    let mut value = m.input("a", 8);
    for i in 0..40 {
        value = m
            .instance(&format!("link{i}"), &link, &[("a", &[value])])
            .output("b");
    }
    m.output("b", value);
    let d = m.finish();
    let rows: Vec<Vec<u64>> = (0..256).map(|a| vec![a * 37 % 256]).collect();
    let reference = Stimulus::after_reset(d.inputs(), &rows).everywhere(&d);
    for (k, row) in rows.iter().enumerate() {
        let step = |v: u8, _| (v ^ (v << 1)).wrapping_add(1);
        let expected = (0..40).fold(row[0] as u8, step);
        assert_eq!(reference.row(RESET + k), [u64::from(expected)]);
    }
}

/// What a module's text says of its ports.
fn declared_widths(text: &str) -> Vec<(String, u32)> {
    let lines = text.lines().map(str::trim);
    let ports = lines.filter(|l| l.starts_with("input  wire ") || l.starts_with("output wire "));
    ports
        .map(|line| {
            let name = line
                .trim_end_matches(',')
                .rsplit(' ')
                .next()
                .expect("a name");
            let high = line.split_once('[').and_then(|(_, r)| r.split_once(':'));
            let width = high.map_or(1, |(h, _)| h.parse::<u32>().expect("a number") + 1);
            (name.to_string(), width)
        })
        .collect()
}

#[test]
fn fault_09_widths_are_the_declared_ones() {
    for seed in 0..100 {
        let d = Recipe::random(seed, 10).build("widths");
        let files = emit(&d);
        let found = declared_widths(&files[files.len() - 1].text);
        let implicit = [("clk".to_string(), 1), ("rst".to_string(), 1)];
        let ports = d.inputs().iter().chain(d.outputs());
        let ports = ports.map(|p| (p.name.clone(), p.total_width()));
        let expected: Vec<_> = implicit.into_iter().chain(ports).collect();
        assert_eq!(found, expected);
    }
    let refused = |f: &dyn Fn(&Module)| {
        let m = Module::new("refused");
        let panic = catch_unwind(AssertUnwindSafe(|| f(&m))).expect_err("refused");
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(|s| s.to_string()))
            .unwrap_or_default()
    };
    let empty = refused(&|m| {
        m.input("empty", 0);
    });
    assert!(empty.contains("`empty` has width 0"), "{empty}");
    let none = refused(&|m| {
        m.input_array("none", 0, 3);
    });
    assert!(none.contains("`none` needs at least one"), "{none}");
    let nothing = refused(&|m| {
        m.register("nothing", 0);
    });
    assert!(nothing.contains("`nothing` has width 0"), "{nothing}");
    let part = refused(&|m| {
        let _ = m.input("a", 4).bits(1, 0);
    });
    assert!(part.contains("width of 0"), "{part}");
}

#[test]
fn fault_10_two_configurations_in_one_netlist() {
    let linters = linters();
    let mut parts = Vec::new();
    for block in catalog::blocks() {
        for size in [3, 6] {
            let combinations = catalog::combinations(*block, size);
            let instances = combinations
                .into_iter()
                .map(|t| block.configure(t).expect("legal"));
            parts.extend(instances.map(|i| i.definition().clone()));
        }
    }
    let both = {
        let m = Module::new("netlist");
        for (i, part) in parts.iter().enumerate() {
            let inputs: Vec<_> = part
                .inputs()
                .iter()
                .map(|p| {
                    let name = format!("m{i}_{}", p.name);
                    match p.count {
                        None => (p.name.as_str(), vec![m.input(&name, p.width)]),
                        Some(n) => (p.name.as_str(), m.input_array(&name, n, p.width)),
                    }
                })
                .collect();
            let inputs: Vec<_> = inputs.iter().map(|(n, s)| (*n, s.as_slice())).collect();
            let instance = m.instance(&format!("m{i}"), part, &inputs);
            for p in part.outputs() {
                m.output_array(&format!("m{i}_{}", p.name), &instance.output_array(&p.name));
            }
        }
        m.finish()
    };
    assert_clean(&linters, "netlist", &emit(&both));
}

#[test]
fn fault_10_one_name_for_two_modules_is_refused() {
    let child = |value| {
        let m = Module::new("child");
        let a = m.input("a", 4);
        m.output("b", a + m.lit(4, value));
        m.finish()
    };
    let parent = |values: [u64; 2]| {
        let m = Module::new("parent");
        let a = m.input("a", 4);
        for (i, value) in values.into_iter().enumerate() {
            let one = m.instance(&format!("one{i}"), &child(value), &[("a", &[a])]);
            m.output(&format!("b{i}"), one.output("b"));
        }
        m.finish()
    };
    let options = verilog::Options::default();
    assert_eq!(
        verilog::emit(&parent([1, 1]), &options).map(|f| f.len()),
        Ok(2)
    );
    let error = verilog::emit(&parent([1, 2]), &options).expect_err("refused");
    assert!(error.to_string().contains("`child`"), "{error}");
}

#[test]
fn fault_11_reset_loads_constants_only() {
    let m = Module::new("refused");
    let a = m.input("a", 4);
    let panic = catch_unwind(AssertUnwindSafe(|| m.register("count", 4).reset_to(a)));
    let panic = panic.err().expect("refused");
    let text = panic.downcast_ref::<String>().expect("a text");
    assert!(
        text.contains("`count`") && text.contains("not a constant"),
        "{text}"
    );
}

#[test]
fn fault_12_reset_leads_to_one_state_from_anywhere() {
    for block in catalog::blocks() {
        for preset in block.presets() {
            let instance = catalog::from_preset(*block, preset.name).expect("a preset");
            let d = instance.definition();
            let mut stimulus = Stimulus::random(12, d.inputs(), 60);
            stimulus.reset.fill(false);
            stimulus.reset[0] = true;
            let reference = stimulus.inside(d, Engine::Reference, 0);
            for seed in 1..20 {
                let other = stimulus.inside(d, Engine::Interpreter, seed);
                let rows = 1..reference.len();
                let same = rows.clone().all(|k| reference.row(k) == other.row(k));
                assert!(same, "{} with state from seed {seed}", d.name());
                // What is offered during the reset must not matter either.
                stimulus
                    .table
                    .row_mut(0)
                    .fill(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            }
        }
    }
}

#[test]
fn fault_12_verilator_too_starts_anywhere() {
    if !support::have(needs(Simulator::Verilator)) {
        return;
    }
    let m = Module::new("powered_up");
    let kept = m.register("kept", 64);
    kept.set(kept.q());
    m.output("random", kept.q());
    let reset = m.register("reset_state", 64).reset_to_zero();
    reset.set(reset.q());
    m.output("determined", reset.q());
    let d = m.finish();
    let mut stimulus = Stimulus::after_reset(d.inputs(), &[]);
    stimulus.reset.push(false);
    let run = |seed| {
        let response = stimulus.outside(&d, &emit(&d), Simulator::Verilator, seed);
        response.expect("a response").row(2).to_vec()
    };
    let (one, two) = (run(1), run(2));
    assert_ne!(one[0], two[0], "unreset state is random");
    assert_eq!((one[1], two[1]), (0, 0));
    assert_eq!(run(1), one, "and the same for the same seed");
}

#[test]
fn fault_13_every_style_of_every_choice_synthesises() {
    let linters = linters();
    let mut parts = Vec::new();
    for block in catalog::blocks() {
        let combinations = catalog::combinations(*block, 5);
        let instances = combinations
            .into_iter()
            .map(|t| block.configure(t).expect("legal"));
        parts.extend(instances.map(|i| i.definition().clone()));
    }
    let all = pack("all_choices", &parts);
    for style in STYLES {
        assert_clean(&linters, "all_choices", &emit_with(&all, style));
    }
}

#[test]
fn fault_14_no_output_is_unknown_after_reset() {
    for block in catalog::blocks() {
        for preset in block.presets() {
            if !support::have(needs(Simulator::Icarus)) {
                return;
            }
            let instance = catalog::from_preset(*block, preset.name).expect("a preset");
            let d = instance.definition();
            let mut stimulus = Stimulus::random(14, d.inputs(), 100);
            // One cycle of reset must do.
            stimulus.reset[1] = false;
            let response = stimulus.outside(d, &emit(d), Simulator::Icarus, 1);
            response.unwrap_or_else(|e| panic!("{}: {e}", d.name()));
        }
    }
}

#[test]
fn fault_14_an_unknown_output_is_reported() {
    if !support::have(needs(Simulator::Icarus)) {
        return;
    }
    let m = Module::new("leaky");
    let enable = m.input("enable", 1);
    let data = m.input("data", 8);
    let kept = m.register("kept", 8).set_when(enable, data);
    m.output_array("values", &[data, kept.q()]);
    let d = m.finish();
    let rows: Vec<Vec<u64>> = vec![vec![0, 7]; 5];
    let stimulus = Stimulus::after_reset(d.inputs(), &rows);
    let error = stimulus
        .outside(&d, &emit(&d), Simulator::Icarus, 1)
        .expect_err("unknown");
    assert!(matches!(error, CosimError::Unknown { .. }), "{error}");
    assert!(
        error
            .to_string()
            .starts_with("cycle 1  values[1]  icarus=xx00"),
        "{error}"
    );
}

/// A name with `#` in place of each number: stages and lanes have the same state many times.
fn family(name: &str) -> String {
    let parts = name.split(|c: char| c.is_ascii_digit());
    let parts = parts
        .enumerate()
        .filter(|(i, part)| *i == 0 || !part.is_empty());
    let joined: Vec<_> = parts.map(|(_, part)| part).collect();
    let end = if name.ends_with(|c: char| c.is_ascii_digit()) {
        "#"
    } else {
        ""
    };
    joined.join("#") + end
}

/// Families of names of what reset leaves alone, in a module and all below it.
fn unreset(top: &Arc<Definition>) -> BTreeSet<String> {
    let mut families = BTreeSet::new();
    let mut todo = vec![top.clone()];
    while let Some(d) = todo.pop() {
        let registers = d.registers().iter().filter(|r| r.reset.is_none());
        let memories = d.memories().iter();
        let memories = memories.filter(|m| matches!(m.reset, MemoryReset::None));
        let names = registers.map(|r| &r.name).chain(memories.map(|m| &m.name));
        families.extend(names.map(|name| family(name)));
        todo.extend(d.instances().iter().map(|i| i.definition.clone()));
    }
    families
}

#[test]
fn fault_15_state_that_decides_is_reset() {
    for block in catalog::blocks() {
        let mut lines = block.documentation().lines();
        let listed = lines
            .find_map(|l| l.strip_prefix("Not reset:"))
            .unwrap_or_default();
        let presets = block.presets().iter();
        let presets = presets.map(|preset| catalog::preset(*block, preset.name).expect("a preset"));
        let settings = presets.chain(catalog::combinations(*block, 5));
        let mut missing = BTreeSet::new();
        for table in settings {
            let instance = block.configure(table).expect("a legal configuration");
            missing.extend(unreset(instance.definition()));
        }
        missing.retain(|family| !listed.contains(&format!("`{family}`")));
        assert!(
            missing.is_empty(),
            "{}: not reset, and not on the page's line `Not reset:`: {missing:?}",
            block.name()
        );
    }
}
