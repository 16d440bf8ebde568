//! State that is updated in place, and values on their way between instructions.

use super::{check_all, each};
use sluice_hdl::{Definition, MemorySpec, Module, Sig, index_width};
use std::sync::Arc;

/// Lanes sorted in a pipeline of compare-and-swap stages, with a memory read and written on the way.
fn sorter(lanes: usize, width: u32) -> Arc<Definition> {
    let m = Module::new("sorter");
    let mut values = m.input_array("value", lanes as u32, width);
    let mut flags = m.input_array("flag", lanes as u32, 1);
    let index = width.min(5);
    let memory = m.memory("seen", MemorySpec::flops(width, 1 << index));
    for stage in 0..6 {
        let (mut next, mut next_flags) = (values.clone(), flags.clone());
        for low in (stage % 2..lanes - 1).step_by(2) {
            let swap = values[low + 1].lt(values[low]);
            for (to, other) in [(low, low + 1), (low + 1, low)] {
                next[to] = swap.mux(values[other], values[to]);
                next_flags[to] = swap.mux(flags[other], flags[to]);
            }
        }
        for i in 0..lanes {
            let value = m.register(&format!("value_{stage}_{i}"), width);
            values[i] = value.set(next[i]).q();
            let flag = m.register(&format!("flag_{stage}_{i}"), 1);
            flags[i] = flag.reset_to_zero().set(next_flags[i]).q();
        }
        if stage == 2 {
            for i in 0..lanes {
                let data = values[(i + 1) % lanes];
                memory.write(flags[i], values[i].trunc(index), data);
            }
            for (i, value) in values.iter_mut().enumerate() {
                *value = *value ^ memory.read(&format!("read_{i}"), None, value.trunc(index));
            }
        }
    }
    m.output_array("value_out", &values);
    m.output_array("flag_out", &flags);
    m.finish()
}

#[test]
fn pipelines() {
    for lanes in [1, 2, 3, 5, 8, 16, 17, 33] {
        for width in [1, 5, 12, 18, 40] {
            check_all(&sorter(lanes, width));
        }
    }
}

/// Registers that take each other's old values: rings of all shifts, at once or while enabled, pairs that
/// swap, and rings through operations and a memory.
fn rings(n: usize, width: u32) -> Arc<Definition> {
    let m = Module::new("rings");
    let load = m.input("load", 1);
    let turn = m.input("turn", 1);
    let data = m.input_array("data", n as u32, width);
    let ring = |name: &str| -> Vec<_> {
        let one = |i| m.register(&format!("{name}_{i}"), width);
        (0..n).map(one).collect()
    };
    let turning = ring("turning");
    let held = ring("held");
    let adding = ring("adding");
    let swapping = ring("swapping");
    let crossed = ring("crossed");
    let spinning = ring("spinning");
    for i in 0..n {
        let (next, before) = ((i + 1) % n, (i + n - 1) % n);
        turning[i].set(load.mux(data[i], turning[next].q()));
        held[i].set_when(turn, held[before].q() ^ data[i]);
        adding[i].set(turn.mux(adding[next].q() + data[i], adding[i].q()));
        swapping[i].set(crossed[next].q());
        spinning[i].set(spinning[next].q());
        crossed[i].set(load.mux(data[i], swapping[i].q()));
    }
    let memory = m.memory("kept", MemorySpec::flops(width, n as u32));
    let place = m.register("place", index_width(n as u32)).reset_to_zero();
    let step = m.lit(index_width(n as u32), 1);
    place.set_when(turn, place.q() + step);
    memory.write(load, place.q(), turning[0].q());
    let read = memory.read("read", None, place.q());
    let last = m.register("last", width).set(read ^ held[0].q());
    for (name, ring) in [
        ("turned", &turning),
        ("kept_ring", &held),
        ("added", &adding),
        ("swapped", &swapping),
        ("crossing", &crossed),
        ("spun", &spinning),
    ] {
        each(&m, name, n as u32, |i| ring[i].q());
    }
    m.output("last_read", last.q());
    m.finish()
}

#[test]
fn registers_that_take_each_others_values() {
    for n in [1, 2, 3, 7, 8, 9, 16, 31, 40] {
        for width in [1, 8, 13, 33] {
            check_all(&rings(n, width));
        }
    }
}

/// A shift register of 32 flags that is written in place by an instruction that reads it one element
/// further down, from the last of the 32 inputs on.
fn shift_in_place() -> Arc<Definition> {
    let m = Module::new("shift");
    let mask = m.input_array("mask", 30, 1);
    let first = m.input("first", 1);
    let flags: Vec<_> = (0..32)
        .map(|i| m.register(&format!("flag_{i}"), 1))
        .collect();
    let back = m.register("back", 1);
    back.set(flags[31].q() | first);
    for i in 0..32 {
        let (before, mask) = match i {
            0 => (first, back.q()),
            31 => (flags[30].q(), m.reset()),
            _ => (flags[i - 1].q(), mask[i - 1]),
        };
        flags[i].set(before ^ (flags[i].q() & mask));
    }
    each(&m, "shifted", 32, |i| flags[i].q());
    m.finish()
}

#[test]
fn registers_shift_in_place() {
    check_all(&shift_in_place());
}

/// All pairs of few values, some from registers and some just computed one by one.
fn pairs(lanes: usize, width: u32) -> Arc<Definition> {
    let m = Module::new("pairs");
    let data = m.input_array("data", lanes as u32, width);
    let mut values = vec![];
    for (i, data) in data.iter().enumerate() {
        let kept = m.register(&format!("kept_{i}"), width);
        kept.set(kept.q() ^ *data);
        values.extend([kept.q(), *data + kept.q(), !*data]);
    }
    let n = values.len();
    let pairs = (0..n).flat_map(|i| (0..i).map(move |j| (i, j)));
    let equal: Vec<Sig<'_>> = pairs.map(|(i, j)| values[i].eq(values[j])).collect();
    m.output_array("equal", &equal);
    for (i, value) in values.iter().enumerate() {
        m.output(&format!("value_{i}"), *value);
    }
    m.finish()
}

#[test]
fn pairs_of_few() {
    for lanes in 1..7 {
        for width in [2, 9, 17, 33] {
            check_all(&pairs(lanes, width));
        }
    }
}
