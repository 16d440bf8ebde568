//! Memories of counters, against counters in a plain list.

use super::each;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sluice_hdl::sim::{Engine, Options, compile};
use sluice_hdl::{Definition, MemorySpec, Module, index_width};
use std::sync::Arc;

/// Counters with as many ports as asked, all read; addresses may lie beyond the depth.
fn counters(width: u32, modulus: u64, start: &[u64], ports: u32) -> Arc<Definition> {
    let m = Module::new("counters");
    let address_width = index_width(start.len() as u32) + 1;
    let enable = m.input_array("enable", ports, 1);
    let address = m.input_array("address", ports, address_width);
    let amount = m.input_array("amount", ports, width);
    let counters = m.memory("count", MemorySpec::counters(width, modulus, start));
    for ((enable, address), amount) in enable.iter().zip(&address).zip(&amount) {
        counters.advance(*enable, *address, *amount);
    }
    each(&m, "value", ports, |i| {
        counters.read(&format!("value_{i}"), None, address[i])
    });
    m.finish()
}

#[test]
fn counters_count() {
    let shapes = [
        (1, 1, 1),
        (1, 2, 2),
        (5, 32, 33),
        (5, 17, 7),
        (8, 256, 5),
        (8, 255, 3),
        (16, 40000, 4),
        (33, 1 << 33, 2),
        (63, (1 << 63) - 25, 5),
    ];
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    for (width, modulus, depth) in shapes {
        for ports in [1, 2, 9] {
            let start: Vec<u64> = (0..depth).map(|_| rng.next_u64() % modulus).collect();
            let definition = counters(width, modulus, &start, ports);
            check_counters(&definition, modulus, &start, ports as usize, &mut rng);
        }
    }
}

/// Every engine against counters in a plain list.
fn check_counters(d: &Definition, modulus: u64, start: &[u64], ports: usize, rng: &mut Pcg64Mcg) {
    let depth = start.len();
    for (engine, seeds) in [
        (Engine::Reference, 1),
        (Engine::Interpreter, 1),
        (Engine::Interpreter, 3),
        (Engine::Jit, 1),
    ] {
        let options = Options {
            engine,
            seeds,
            ..Options::default()
        };
        let mut sim = compile(d, &options).unwrap();
        let mut counts = vec![start.to_vec(); seeds];
        let mut got = vec![0; ports];
        for cycle in 0..60 {
            let reset = cycle == 0 || cycle == 40;
            let mut rows = vec![];
            for seed in 0..seeds {
                let address: Vec<u64> = (0..ports)
                    .map(|_| rng.next_u64() % (2 << index_width(depth as u32)))
                    .collect();
                // Ports that are enabled differ in their addresses.
                let enable = (0..ports).map(|p| !address[..p].contains(&address[p]));
                let enable: Vec<u64> = enable.map(|e| u64::from(e) & rng.next_u64()).collect();
                let amount = (0..ports).map(|_| rng.next_u64() % modulus);
                let amount: Vec<u64> = amount.collect();
                sim.load(seed, &[&enable[..], &address, &amount].concat());
                sim.set_reset(seed, reset);
                rows.push((enable, address, amount));
            }
            sim.step();
            for (seed, (enable, address, amount)) in rows.iter().enumerate() {
                let counts = &mut counts[seed];
                sim.outputs(seed, &mut got);
                let value = |a: &u64| counts.get(*a as usize).copied().unwrap_or(0);
                let want: Vec<u64> = address.iter().map(value).collect();
                // Content before the first reset is random.
                if cycle > 0 {
                    assert_eq!(got, want, "{engine:?} seed {seed} cycle {cycle}");
                }
                for p in (0..ports).filter(|p| enable[*p] & 1 == 1) {
                    if let Some(count) = counts.get_mut(address[p] as usize) {
                        *count = (*count + amount[p]) % modulus;
                    }
                }
                if reset {
                    counts.copy_from_slice(start);
                }
            }
        }
    }
}
