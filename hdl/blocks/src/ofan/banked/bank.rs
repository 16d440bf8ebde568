//! A bank: pointers in an SRAM, read, advanced and written back, one access a cycle.

use super::walk::Walk;
use super::{Config, Shape};
use crate::ofan::modular::{add, modulo};
use crate::ofan::pipe::{Clearing, PipeMemory, PipeSpec, Update, delayed};
use sluice_hdl::{Definition, Module, Sig, index_width};
use std::sync::Arc;

/// Builds a bank.
///
/// Inputs: `clear`, `clear_address`, `clear_pointer` (an initial pointer is written); `valid`, `address`,
/// `others` (packets of the key beyond the first); with restrictions `usable`, bit i for position i, not 0.
/// Output: `pointer`, before the update, `read_latency` + 1 cycles later.
pub(super) fn bank(config: &Config, shape: &Shape) -> Arc<Definition> {
    let (w, latency) = (config.uplinks, config.read_latency);
    let mask = if config.restricted() { "_mask" } else { "" };
    let m = Module::new(&format!(
        "ofan_bank_n{}_u{w}_g{}_rl{latency}{mask}",
        shape.depth, shape.groups
    ));
    m.doc("Pointers in an SRAM: read, advanced, written back; what is under way is forwarded.");
    let address_width = index_width(shape.depth);
    let clearing = Clearing {
        busy: m.input("clear", 1),
        address: m.input("clear_address", address_width),
        entry: m.input("clear_pointer", config.port_width()),
    };
    let valid = m.input("valid", 1);
    let address = m.input("address", address_width);
    let others = m.input("others", index_width(shape.groups));
    let usable = config.restricted().then(|| m.input("usable", w));
    let spec = PipeSpec {
        name: "pointers",
        width: config.port_width(),
        read_latency: latency,
    };
    let walk = walk(&m, config, shape, others, usable);
    let update = |pointer| Update {
        write: m.lit(1, 1),
        new: next(&m, w, &walk, pointer),
    };
    let memory = PipeMemory::cleared(&m, spec, shape.depth, clearing);
    let pipe = memory.access(valid, address, update);
    if w < 1 << config.port_width() {
        let in_range = pipe.old.lt(m.lit(config.port_width(), w.into()));
        m.assert("pointer_in_range", !pipe.valid | in_range);
    }
    m.output("pointer", m.pipe(latency + 1, "read_pointer", pipe.old).q());
    m.finish()
}

/// The way from a pointer to the next one, `read_latency` cycles after the packets came.
fn walk<'m>(
    m: &'m Module,
    config: &Config,
    shape: &Shape,
    others: Sig<'m>,
    usable: Option<Sig<'m>>,
) -> Walk<'m> {
    let (w, latency) = (config.uplinks, config.read_latency);
    let most = shape.groups - 1;
    let Some(usable) = usable else {
        let width = index_width(most + 2);
        let packets = others.zext(width) + m.lit(width, 1);
        let steps = modulo(m, packets, most + 1, w);
        return Walk::Free {
            positions: w,
            steps: delayed(m, 0, "steps", steps, latency),
        };
    };
    let usable = delayed(m, 0, "usable", usable, latency - 1);
    let others = delayed(m, 0, "others", others, latency - 1);
    Walk::masked(m, usable, others).piped(m, latency, "ahead")
}

/// The pointer after a walk: where it ends, and over usable positions alone one beyond the last packet's.
fn next<'m>(m: &'m Module, w: u32, walk: &Walk<'m>, pointer: Sig<'m>) -> Sig<'m> {
    let end = walk.end(m, pointer);
    match walk {
        Walk::Free { .. } => end,
        Walk::Masked { .. } => add(m, end, m.lit(end.width(), u64::from(w > 1)), w),
    }
}
