//! The pointers: a flop array that all lanes read and move on in one cycle.

use super::restrict::Usable;
use super::{Config, modular};
use crate::prim;
use sluice_hdl::{Bits, Definition, MemoryReset, MemorySpec, Module, Sig, index_width};
use std::sync::Arc;

/// The pointer file, a module of its own in every dense architecture.
///
/// Inputs for each lane: `key`, `advance` (1), `amount` (max(1, ⌈log₂ w⌉)). Outputs for each lane, in the
/// same cycle: `pointer`. An advanced key's pointer is `amount` further, modulo w, in the next cycle: one
/// decode serves both, and the amount is routed to the entry, which adds it. No two lanes advance one key
/// at once. A key of N or more reads 0 and advances nothing.
///
/// Where uplinks may be unusable, how far a pointer moves depends on where it stands. So it is found at the
/// port, by a module for each lane, and written to the entry. Inputs in place of `amount` then: `usable`,
/// `below`, `total` and `offset`, as [`restriction`](super::restrict::restriction) gives them; the output is
/// the number of usable positions below the pointer in place of the pointer.
pub(super) fn pointer_file(config: &Config) -> Arc<Definition> {
    let m = Module::new(&config.pointer_file_name());
    m.doc(&format!(
        "Ofan's pointers: {} of them, each 0 to {}, and {} ports that read them and move them on.",
        config.keys,
        config.uplinks - 1,
        config.lanes
    ));
    let key = m.input_array("key", config.lanes, config.key_width());
    let advance = m.input_array("advance", config.lanes, 1);
    let pointer = if config.restricted() {
        written(&m, config, &key, &advance)
    } else {
        counted(&m, config, &key, &advance)
    };
    m.output_array("pointer", &pointer);
    m.finish()
}

fn counted<'m>(
    m: &'m Module,
    config: &Config,
    key: &[Sig<'m>],
    advance: &[Sig<'m>],
) -> Vec<Sig<'m>> {
    let amount = m.input_array("amount", config.lanes, config.port_width());
    let start = config.initial_pointers();
    let start: Vec<u64> = start.into_iter().map(u64::from).collect();
    let spec = MemorySpec::counters(config.port_width(), u64::from(config.uplinks), &start);
    let pointers = m.memory("pointers", spec);
    for ((key, advance), amount) in key.iter().zip(advance).zip(&amount) {
        pointers.advance(*advance, *key, *amount);
    }
    let read = |(lane, key): (usize, &Sig<'m>)| {
        let pointer = pointers.read("pointer", None, *key);
        promise_below(m, config, lane, pointer);
        pointer
    };
    let read: Vec<_> = key.iter().enumerate().map(read).collect();
    let wraps = read.iter().zip(&amount).zip(advance);
    let wraps = wraps.map(|((pointer, amount), advance)| {
        let next = modular::add(m, *pointer, *amount, config.uplinks);
        *advance & next.lt(*pointer)
    });
    if config.uplinks > 1 {
        m.cover("a_pointer_wraps", m.pack(&wraps.collect::<Vec<_>>()).any());
    }
    read
}

fn written<'m>(
    m: &'m Module,
    config: &Config,
    key: &[Sig<'m>],
    advance: &[Sig<'m>],
) -> Vec<Sig<'m>> {
    let (w, width) = (config.uplinks, config.port_width());
    let usable = m.input_array("usable", config.lanes, w);
    let below = m.input_array("below", config.lanes, w * width);
    let total = m.input_array("total", config.lanes, index_width(w + 1));
    let offset = m.input_array("offset", config.lanes, width);
    let start = config.initial_pointers().into_iter();
    let start = start.map(|v| Bits::new(width, u64::from(v))).collect();
    let spec = MemorySpec {
        reset: MemoryReset::Values(Arc::new(start)),
        ..MemorySpec::flops(width, config.keys)
    };
    let pointers = m.memory("pointers", spec);
    let next = next(config);
    let port = |lane: usize| {
        let pointer = pointers.read("pointer", None, key[lane]);
        promise_below(m, config, lane, pointer);
        let inputs = [
            ("pointer", &[pointer][..]),
            ("usable", &usable[lane..=lane]),
            ("below", &below[lane..=lane]),
            ("total", &total[lane..=lane]),
            ("offset", &offset[lane..=lane]),
        ];
        let moved = m.instance(&format!("next_{lane}"), &next, &inputs);
        let write = advance[lane] & total[lane].any();
        pointers.write(write, key[lane], moved.output("next"));
        for other in 0..lane {
            let clash = advance[lane] & advance[other] & key[lane].eq(key[other]);
            m.assert(&format!("distinct_{other}_{lane}"), !clash);
        }
        moved.output("base")
    };
    (0..key.len()).map(port).collect()
}

/// The module that moves a pointer on: `base`, the number of usable positions below `pointer`; `next`, the
/// position after the usable one that is `offset` further.
fn next(config: &Config) -> Arc<Definition> {
    let (w, width) = (config.uplinks, config.port_width());
    let m = Module::new(&format!("ofan_next_u{w}"));
    m.doc("Moves a pointer on among usable positions.");
    let pointer = m.input("pointer", width);
    let usable = m.input("usable", w);
    let below = m.input("below", w * width);
    let total = m.input("total", index_width(w + 1));
    let offset = m.input("offset", width);
    let below: Vec<_> = (0..w).map(|i| below.bits(i * width, width)).collect();
    let base = m.select(&below, pointer);
    let positions = Usable {
        usable,
        below,
        total,
    };
    let last = positions.choose(&m, base, offset);
    let next = prim::rotate_left_by(&m, last, 1);
    m.output("base", base);
    m.output("next", prim::index_of_one_hot(&m, next));
    m.finish()
}

fn promise_below<'m>(m: &'m Module, config: &Config, lane: usize, pointer: Sig<'m>) {
    if config.uplinks < 1 << pointer.width() {
        let below = pointer.lt(m.lit(pointer.width(), u64::from(config.uplinks)));
        m.assert(&format!("pointer_{lane}_in_range"), below);
    }
}
