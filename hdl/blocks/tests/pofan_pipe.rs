//! The read-modify-write pipe alone: every access sees what the one before it left.

mod common;

use common::{Bench, ENGINES, rng};
use rand::RngExt;
use sluice_blocks::ofan::pipe::{PipeMemory, PipeSpec, Update, delayed};
use sluice_hdl::sim::Engine;
use sluice_hdl::{Definition, Module};
use std::sync::Arc;

const WIDTH: u32 = 9;

/// A memory of sums: an access adds `amount` if `write`, and shows the sum before.
fn sums(initial: &[u32], read_latency: u32) -> Arc<Definition> {
    let m = Module::new("sums");
    let width = sluice_hdl::index_width(initial.len() as u32);
    let (valid, address) = (m.input("valid", 1), m.input("address", width));
    let (write, amount) = (m.input("write", 1), m.input("amount", WIDTH));
    let write = delayed(&m, 0, "write", write, read_latency);
    let amount = delayed(&m, 0, "amount", amount, read_latency);
    let spec = PipeSpec {
        name: "sums_of",
        width: WIDTH,
        read_latency,
    };
    let memory = PipeMemory::new(&m, spec, initial);
    m.output("ready", memory.ready() & !m.reset());
    let access = memory.access(valid, address, |old| Update {
        write,
        new: old + amount,
    });
    let shown = access.valid & !m.reset();
    m.output("shown", shown);
    m.output("old", access.old.gated(shown));
    m.finish()
}

/// Words at random places, gaps of every length, resets at any time; against a plain array.
fn run(engine: Engine, entries: u32, read_latency: u32, seed: u64) {
    let mut rng = rng(seed);
    let initial: Vec<u32> = (0..entries)
        .map(|_| rng.random_range(0..1 << WIDTH))
        .collect();
    let mut bench = Bench::new(&sums(&initial, read_latency), engine, seed);
    let mut array = initial.clone();
    let mut clearing = entries;
    let mut flight = vec![None; read_latency as usize];
    let mut gap = 0;
    for cycle in 0..4000 {
        let rst = cycle == 0 || rng.random_ratio(1, 150);
        let ready = !rst && clearing == 0;
        let valid = ready && gap == 0;
        gap = match gap {
            0 if rng.random_bool(0.5) => rng.random_range(0..8),
            gap => i32::max(gap - 1, 0),
        };
        // Mostly two entries, so that every distance between equal ones occurs.
        let near = rng.random_bool(0.8);
        let address = rng.random_range(0..if near { entries.min(2) } else { entries });
        let write = rng.random_bool(0.8);
        let amount = rng.random_range(0..1 << WIDTH);
        let [w, a] = [u64::from(write), u64::from(address)];
        let out = bench.step(rst, &[u64::from(valid), a, w, u64::from(amount)]);
        let expected = flight.remove(0).filter(|_| !rst);
        let shown = expected.map_or([0, 0], |old: u32| [1, u64::from(old)]);
        assert_eq!(
            out,
            [u64::from(ready), shown[0], shown[1]],
            "{engine:?}, {entries} entries, latency {read_latency}, seed {seed}, cycle {cycle}"
        );
        let entry = &mut array[address as usize];
        flight.push(valid.then_some(*entry));
        if valid && write {
            *entry = (*entry + amount) % (1 << WIDTH);
        }
        clearing = clearing.saturating_sub(1);
        if rst {
            array.clone_from(&initial);
            clearing = entries;
            flight.fill(None);
        }
    }
}

#[test]
fn every_access_sees_the_one_before() {
    for &engine in ENGINES {
        for entries in [1, 2, 3, 5, 7, 33, 64, 65, 130] {
            for read_latency in 1..=3 {
                run(engine, entries, read_latency, u64::from(entries));
            }
        }
    }
}

/// One read port, one write port, whatever clears it.
#[test]
fn the_memory_has_one_port_of_each_kind() {
    let definition = sums(&(0..100).collect::<Vec<_>>(), 2);
    let memory = &definition.memories()[0];
    assert_eq!((memory.reads, memory.writes.len()), (1, 1));
}
