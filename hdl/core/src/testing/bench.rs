//! Stimulus for random modules, and many modules as one.

use super::Numbers;
use crate::{Definition, Module, Port, words_of};
use std::sync::Arc;

/// Rows of inputs, elements in port order with whole words each, and the reset of each row.
///
/// Rows 0 and 1 are in reset and later rows now and then. Values are sparse, dense, small, all ones or
/// anything, so that comparisons and carries see their corners.
pub fn rows(seed: u64, ports: &[Port], count: usize) -> Vec<(bool, Vec<u64>)> {
    let mut n = Numbers(seed.wrapping_mul(0xd129_0d3f_7f4a_7c15) | 1);
    (0..count)
        .map(|row| {
            let reset = row < 2 || n.next().is_multiple_of(29);
            (
                reset,
                ports.iter().flat_map(|p| port_words(&mut n, p)).collect(),
            )
        })
        .collect()
}

fn port_words(n: &mut Numbers, port: &Port) -> Vec<u64> {
    let mut words = Vec::new();
    for _ in 0..port.elements() {
        let style = n.next() % 6;
        for word in 0..words_of(port.width) as u32 {
            let any = n.next() ^ (n.next() << 24);
            let value = match style {
                0 => 0,
                1 => u64::MAX,
                2 if word == 0 => any % 5,
                2 => 0,
                3 => any & n.next() & n.next(),
                _ => any,
            };
            let width = (port.width - 64 * word).min(64);
            words.push(value & (u64::MAX >> (64 - width)));
        }
    }
    words
}

/// A module that holds all of `parts` side by side, fed from one wide input, so that a simulator
/// outside needs one build for all. The outputs of part i are called `m{i}_...`.
pub fn pack(name: &str, parts: &[Arc<Definition>]) -> Arc<Definition> {
    const WIDTH: u32 = 640;
    let m = Module::new(name);
    let bits = m.input("bits", WIDTH);
    let mut place = 0;
    for (i, part) in parts.iter().enumerate() {
        let mut inputs = Vec::new();
        for port in part.inputs() {
            let sigs: Vec<_> = (0..port.elements())
                .map(|_| {
                    place = (place + 37) % (WIDTH - port.width);
                    bits.bits(place, port.width)
                })
                .collect();
            inputs.push((port.name.as_str(), sigs));
        }
        let inputs: Vec<_> = inputs.iter().map(|(n, s)| (*n, s.as_slice())).collect();
        let instance = m.instance(&format!("m{i}"), part, &inputs);
        for port in part.outputs() {
            let outputs = instance.output_array(&port.name);
            let name = format!("m{i}_{}", port.name);
            match port.count {
                None => m.output(&name, outputs[0]),
                Some(_) => m.output_array(&name, &outputs),
            }
        }
    }
    m.finish()
}
