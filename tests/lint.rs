//! Everything that can be emitted is clean in every tool, in every reset style.

mod outside;

use std::collections::HashSet;
use std::sync::Arc;

use outside::{COUNTERS, STYLES, assert_clean, counters, emit, emit_with, linters};
use rayon::prelude::*;
use sluice::catalog;
use sluice_hdl::ir::Op;
use sluice_hdl::testing::{Recipe, pack};
use sluice_hdl::{Bits, Definition, MemoryReset, MemorySpec, Module, transparent};

fn random(seed: u64, count: u64, steps: usize) -> Arc<Definition> {
    let parts: Vec<_> = (0..count)
        .map(|i| Recipe::random(seed + i, steps).build(&format!("r{i}")))
        .collect();
    pack("many", &parts)
}

#[test]
fn random_modules_are_clean_in_every_style() {
    let linters = linters();
    for (i, style) in STYLES.into_iter().enumerate() {
        let seed = 5000 + 1000 * i as u64;
        let small = random(seed, 60, 10);
        assert_clean(&linters, "many", &emit_with(&small, style));
        let larger = random(seed + 500, 15, 40);
        assert_clean(&linters, "many", &emit_with(&larger, style));
    }
}

#[test]
fn each_random_module_is_clean_as_the_top() {
    let linters = linters();
    for seed in 9000..9025 {
        let module = Recipe::random(seed, 20).build("alone");
        assert_clean(&linters, "alone", &emit(&module));
    }
}

/// Without its pipeline registers a module has constants and aliases that the builder never leaves.
#[test]
fn transparent_modules_are_clean() {
    for seed in [12_000, 13_000] {
        let module = transparent(&random(seed, 40, 25));
        assert_clean(&linters(), "many", &emit(&module));
    }
}

/// Reported faults 13, 16, 17 and 18.
#[test]
fn every_preset_is_clean_in_every_style() {
    let linters = linters();
    let presets = catalog::blocks().iter().flat_map(|block| {
        let presets = block.presets().iter();
        presets.map(|preset| catalog::from_preset(*block, preset.name).expect("a preset"))
    });
    let definitions: Vec<_> = presets.map(|p| p.definition().clone()).collect();
    // The largest take minutes: each on a core of its own.
    definitions.par_iter().for_each(|d| {
        for style in STYLES {
            assert_clean(&linters, d.name(), &emit_with(d, style));
        }
    });
}

/// Reported fault 17: sizes at which a construct that reads well in one tool is refused by another.
#[test]
fn large_memories_and_tables_are_clean() {
    let m = Module::new("roomy");
    let (address, data, enable) = (
        m.input("address", 13),
        m.input("data", 16),
        m.input("enable", 1),
    );
    let values = (0..4096u64).map(|i| Bits::new(16, i * 7 % 65536));
    let file = m.memory(
        "file",
        MemorySpec {
            reset: MemoryReset::Values(Arc::new(values.collect())),
            ..MemorySpec::flops(16, 4096)
        },
    );
    file.write(enable, address, data);
    m.output("entry", file.read("entry_read", None, address));
    let values: Vec<Bits> = (0..8192u64).map(|i| Bits::new(13, i * 5 % 8192)).collect();
    m.output("permuted", m.table(&values, address));
    assert_clean(&linters(), "roomy", &emit(&m.finish()));
}

/// Counters of every shape: one entry, one bit, up to the largest; addresses that are narrow, wide or
/// constant; ports that share an address with a read and ports that never advance anything.
#[test]
fn counters_are_clean() {
    let linters = linters();
    for (depth, width, modulus) in COUNTERS {
        let d = counters(depth, width, modulus);
        let style = STYLES[depth as usize % 3];
        assert_clean(&linters, d.name(), &emit_with(&d, style));
    }
}

#[test]
fn very_wide_ports_are_clean() {
    let m = Module::new("wide");
    let (a, b) = (m.input("a", 1500), m.input_array("b", 3, 501));
    m.output("sum", a + m.pack(&b[..2]).zext(1500));
    m.output("product", a.trunc(600) * b[2]);
    m.output("shifted", a.signed_shift_right(b[0]));
    m.output_array("both", &[b[0] & b[1], b[1] ^ b[2]]);
    assert_clean(&linters(), "wide", &emit(&m.finish()));
}

/// Registers of a module that nothing reads, property or not.
fn unread(d: &Definition) -> Vec<&str> {
    let nodes = d.nodes().iter().flat_map(|n| n.op.operands());
    let outputs = (0..d.outputs().len()).flat_map(|port| d.output_nodes(port).to_vec());
    let instances = d.instances().iter().flat_map(|i| i.inputs.concat());
    let registers = d.registers().iter();
    let registers = registers.flat_map(|r| r.enable.into_iter().chain([r.next]));
    let memories = d.memories().iter().flat_map(|m| {
        let writes = m.writes.iter().map(|w| [w.enable, w.address, w.data]);
        let advances = m.advances.iter().map(|a| [a.enable, a.address, a.amount]);
        writes.chain(advances).flatten()
    });
    let properties = d.properties().iter().map(|p| p.node);
    let read: HashSet<_> = nodes
        .chain(outputs)
        .chain(instances)
        .chain(registers)
        .chain(memories)
        .chain(properties)
        .collect();
    let mut names: HashSet<_> = d.registers().iter().map(|r| r.name.as_str()).collect();
    for (id, node) in (0..).zip(d.nodes()) {
        if let (Op::Register(index), true) = (&node.op, read.contains(&id)) {
            names.remove(d.registers()[*index as usize].name.as_str());
        }
    }
    names.into_iter().collect()
}

#[test]
fn no_register_is_kept_for_nothing() {
    for block in catalog::blocks() {
        let presets = block.presets().iter();
        let presets = presets.map(|preset| catalog::preset(*block, preset.name).expect("a preset"));
        for settings in presets.chain(catalog::combinations(*block, 5)) {
            let instance = block.configure(settings).expect("a legal configuration");
            let mut todo = vec![instance.definition().clone()];
            while let Some(d) = todo.pop() {
                assert_eq!(unread(&d), [""; 0], "{} of {}", d.name(), block.name());
                todo.extend(d.instances().iter().map(|i| i.definition.clone()));
            }
        }
    }
}
