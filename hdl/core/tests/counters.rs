//! Counters in the engines against plain integers.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sluice_hdl::sim::{Engine, Options, compile};
use sluice_hdl::{Definition, MemorySpec, Module, index_width, transparent};
use std::sync::Arc;

const ENGINES: [Engine; 3] = [Engine::Reference, Engine::Interpreter, Engine::Jit];

/// Ports that each read and advance one counter. The amount comes through a pipeline stage.
fn ports(count: u32, width: u32, modulus: u64, start: &[u64]) -> Arc<Definition> {
    let m = Module::new("ports");
    let counters = m.memory("counters", MemorySpec::counters(width, modulus, start));
    let enable = m.input_array("enable", count, 1);
    let address = m.input_array("address", count, index_width(start.len() as u32) + 1);
    let amount = m.input_array("amount", count, width);
    for port in 0..count as usize {
        let read = counters.read("r", None, address[port]);
        m.output(&format!("before_{port}"), read);
        let amount = m.pipe(1, &format!("amount_q{port}"), amount[port]).q();
        counters.advance(enable[port], address[port], amount);
    }
    m.finish()
}

#[test]
fn counters_are_integers_modulo() {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    for (depth, width, modulus) in [
        (1, 1, 1),
        (1, 1, 2),
        (2, 3, 5),
        (3, 5, 32),
        (5, 7, 100),
        (7, 33, 1 << 33),
        (33, 63, (1 << 63) - 1),
    ] {
        let start: Vec<u64> = (0..depth).map(|_| rng.random_range(0..modulus)).collect();
        let count = 3;
        let d = transparent(&ports(count, width, modulus, &start));
        for engine in ENGINES {
            let options = Options {
                engine,
                ..Options::default()
            };
            let mut sim = compile(&d, &options).expect("a simulator");
            let mut model = start.clone();
            let mut moved = 0;
            for cycle in 0..300 {
                let reset = cycle == 0 || rng.random_ratio(1, 50);
                let first: u64 = rng.random_range(0..depth + 2);
                // Three neighbours are never the same entry.
                let address: Vec<u64> = (0..3).map(|i| (first + i) % (depth + 2)).collect();
                let enable: Vec<u64> = (0..3).map(|_| rng.random_range(0..2)).collect();
                let amount: Vec<u64> = (0..3)
                    .map(|_| match rng.random_range(0..3) {
                        0 => modulus - 1,
                        _ => rng.random_range(0..modulus),
                    })
                    .collect();
                sim.set_reset(0, reset);
                sim.load(0, &[&enable[..], &address, &amount].concat());
                sim.step();
                let mut before = [0; 3];
                sim.outputs(0, &mut before);
                let mut next = model.clone();
                for port in 0..3 {
                    let at = address[port] as usize;
                    let expected = model.get(at).copied().unwrap_or(0);
                    let place = format!("cycle {cycle} port {port}: {engine:?} {depth} {modulus}");
                    if cycle > 0 {
                        assert_eq!(before[port], expected, "{place}");
                    }
                    if let Some(counter) = next.get_mut(at).filter(|_| enable[port] == 1) {
                        let sum = u128::from(*counter) + u128::from(amount[port]);
                        *counter = (sum % u128::from(modulus)) as u64;
                    }
                }
                model = if reset { start.clone() } else { next };
                moved += usize::from(model != start);
            }
            assert!(modulus == 1 || moved > 100, "{moved} cycles");
        }
    }
}
