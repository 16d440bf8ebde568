//! The pointers: a flop array that all lanes read and advance in one cycle.

use super::Config;
use sluice_hdl::{Definition, MemorySpec, Module};
use std::sync::Arc;

/// The pointer file, a module of its own in every dense architecture.
///
/// Inputs for each lane: `key`, `advance` (1), `amount` (max(1, ⌈log₂ w⌉)); outputs: `pointer`, in the same
/// cycle. An advanced key's pointer is `amount` further, modulo w, in the next cycle. No two lanes advance
/// one key at once. A key of N or more reads 0 and advances nothing.
pub(super) fn pointer_file(config: &Config) -> Arc<Definition> {
    let w = config.uplinks;
    let width = config.port_width();
    let m = Module::new(&format!(
        "ofan_pointer_file_l{}_k{}_u{w}_c{}{}",
        config.lanes,
        config.keys,
        config.classes,
        config.start_name()
    ));
    m.doc(&format!(
        "Ofan's pointers: {} of them, each 0 to {}, and {} ports that read and advance.",
        config.keys,
        w - 1,
        config.lanes
    ));
    let keys = m.input_array("key", config.lanes, config.key_width());
    let advances = m.input_array("advance", config.lanes, 1);
    let amounts = m.input_array("amount", config.lanes, width);
    let start = config.initial_pointers();
    let start: Vec<u64> = start.into_iter().map(u64::from).collect();
    let pointers = m.memory(
        "pointers",
        MemorySpec::counters(width, u64::from(w), &start),
    );
    for ((key, advance), amount) in keys.iter().zip(&advances).zip(&amounts) {
        pointers.advance(*advance, *key, *amount);
    }
    let read = keys.iter().map(|key| pointers.read("pointer", None, *key));
    let read: Vec<_> = read.collect();
    if w < 1 << width {
        for (lane, pointer) in read.iter().enumerate() {
            let below = pointer.lt(m.lit(width, u64::from(w)));
            m.assert(&format!("pointer_{lane}_in_range"), below);
        }
    }
    m.output_array("pointer", &read);
    m.finish()
}
