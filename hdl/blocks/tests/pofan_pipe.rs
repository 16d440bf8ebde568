//! The read-modify-write pipe alone: every access sees what the one before it left. Configurations of pOfan.

mod common;

use common::{Bench, ENGINES, rng};
use rand::RngExt;
use sluice_blocks::ofan::pipe::{PipeMemory, PipeSpec, Update, delayed};
use sluice_blocks::{ConfigError, pofan_pipe, pofan_switch};
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

fn pipe(change: impl Fn(&mut pofan_pipe::Config)) -> pofan_pipe::Config {
    let mut config = pofan_pipe::Config {
        keys: 12,
        uplinks: 5,
        ..pofan_pipe::Config::default()
    };
    change(&mut config);
    config
}

fn switch(change: impl Fn(&mut pofan_switch::Config)) -> pofan_switch::Config {
    let mut config = pofan_switch::Config {
        pipes: 2,
        keys: 12,
        uplinks: 5,
        ..pofan_switch::Config::default()
    };
    change(&mut config);
    config
}

/// Every configuration has a module name of its own; with several pipes so has every pipe.
#[test]
fn names_tell_configurations_apart() {
    let pipes = [
        pipe(|_| ()),
        pipe(|c| c.keys = 6),
        pipe(|c| c.uplinks = 6),
        pipe(|c| c.classes = 1),
        pipe(|c| c.order = sluice_blocks::ofan::Order::Off),
        pipe(|c| c.basis = vec![1, 0, 2, 3, 4]),
        pipe(|c| c.basis = vec![0, 1, 2, 4, 3]),
        pipe(|c| c.seed = 3),
        pipe(|c| c.initial = vec![1; 12]),
        pipe(|c| c.uplink_mask = true),
        pipe(|c| c.failures = 2),
        pipe(|c| c.read_latency = 2),
        pipe(|c| c.packets_per_cycle = 2),
        pipe(|c| c.packets_per_cycle = 4),
    ];
    let switches = [
        switch(|_| ()),
        switch(|c| c.pipes = 3),
        switch(|c| c.ports_per_pipe = 8),
        switch(|c| c.fifo_depth = 5),
        switch(|c| c.seed = 1),
        switch(|c| c.initial = vec![1; 24]),
        switch(|c| c.initial = [vec![1; 23], vec![0]].concat()),
        switch(|c| c.packets_per_cycle = 2),
    ];
    let pipes = pipes.iter().map(|c| pofan_pipe::build(c).unwrap());
    let switches = switches.iter().map(|c| pofan_switch::build(c).unwrap());
    let names: Vec<_> = pipes.chain(switches).map(|d| d.name().to_owned()).collect();
    let distinct: std::collections::HashSet<_> = names.iter().collect();
    assert_eq!(distinct.len(), names.len(), "{names:?}");
}

#[test]
fn wrong_configurations_are_named() {
    let of_pipe = |change: fn(&mut pofan_pipe::Config)| pofan_pipe::build(&pipe(change));
    let of_switch = |change: fn(&mut pofan_switch::Config)| pofan_switch::build(&switch(change));
    let wrong: [(Result<_, ConfigError>, &str); 11] = [
        (
            of_pipe(|c| c.packets_per_cycle = 3),
            "packets_per_cycle = 3 is not allowed (allowed: 1, 2, 4)",
        ),
        (
            of_pipe(|c| c.read_latency = 3),
            "read_latency = 3 is not allowed (allowed: 1..=2)",
        ),
        (
            of_pipe(|c| c.keys = 13),
            "keys = 13 is not allowed (allowed: multiples of classes = 2)",
        ),
        (
            of_pipe(|c| c.initial = vec![5; 12]),
            "initial = 5 at key 0 is not allowed (allowed: 0..=4)",
        ),
        (
            of_switch(|c| c.pipes = 65),
            "pipes = 65 is not allowed (allowed: 1..=64)",
        ),
        (
            of_switch(|c| c.ports_per_pipe = 3),
            "ports_per_pipe = 3 is not allowed (allowed: 1, 2, 4, 8)",
        ),
        (
            of_switch(|c| c.fifo_depth = 0),
            "fifo_depth = 0 is not allowed (allowed: 1..=64)",
        ),
        (
            of_switch(|c| c.keys = 0),
            "keys = 0 is not allowed (allowed: 1..=8192)",
        ),
        (
            of_switch(|c| c.uplinks = 257),
            "uplinks = 257 is not allowed (allowed: 1..=256)",
        ),
        (
            of_switch(|c| c.initial = vec![0; 12]),
            "initial = 12 values is not allowed (allowed: 24 values of 0 to 4)",
        ),
        (
            of_switch(|c| (c.ports_per_pipe, c.packets_per_cycle) = (2, 4)),
            "packets_per_cycle = 4 is not allowed (allowed: divisors of ports_per_pipe = 2)",
        ),
    ];
    for (result, expected) in wrong {
        let error = result.unwrap_err().to_string();
        assert!(error.starts_with(expected), "{error}");
    }
}

/// What has no reset is data that the page lists: nobody looks at it without a valid bit, which has one.
#[test]
fn unreset_state_is_listed() {
    let data = |name: &str| {
        let of_pipe = ["address", "same", "result", "data"].map(|what| format!("pointers_{what}"));
        let stage = name.starts_with('s') && name[1..].starts_with(|c: char| c.is_ascii_digit());
        of_pipe.iter().any(|start| name.starts_with(start))
            || stage && !name.ends_with("_valid")
            || name.starts_with("entry_") && !name.ends_with("_enable")
            || name.starts_with("member_")
    };
    let of_pipe = pofan_pipe::build(&pipe(|c| (c.uplink_mask, c.failures) = (true, 2))).unwrap();
    let of_switch = pofan_switch::build(&switch(|_| ())).unwrap();
    let parts = of_switch.instances().iter().map(|i| i.definition.clone());
    for definition in parts.chain([of_pipe, of_switch.clone()]) {
        for register in definition.registers() {
            let known = register.reset.is_some() || data(&register.name);
            assert!(known, "{} of {}", register.name, definition.name());
        }
    }
}
