//! One packet a cycle: pointers in an SRAM-style memory, one read-modify-write pipe.

use super::answer::{Packet, beyond};
use super::modular::add;
use super::permute;
use super::pipe::{PipeMemory, PipeSpec, Update};
use super::restrict::{Conditions, Usable};
use super::stages::Pipeline;
use super::{Answers, Config};
use crate::prim;
use sluice_hdl::{Module, Sig};

/// Cycles from a packet to its answer.
pub(crate) fn latency(config: &Config) -> u32 {
    pointer_stage(config) + 2
}

/// Stage in which the address reaches the memory. Where uplinks may be unusable, those of the key are looked
/// up in the stage before.
fn read_stage(config: &Config) -> u32 {
    1 + u32::from(config.restricted())
}

/// Stage in which the pointer is known and moved on.
fn pointer_stage(config: &Config) -> u32 {
    read_stage(config) + config.read_latency
}

/// Adds the ports that say which uplinks are usable, where there are any; gives the answers to the only lane,
/// and whether packets are taken. Until the memory is cleared they are not.
pub(crate) fn single<'m>(
    m: &'m Module,
    config: &Config,
    valid: Sig<'m>,
    key: Sig<'m>,
) -> (Answers<'m>, Sig<'m>) {
    let pipeline = Pipeline::new(m, config);
    let w = config.uplinks;
    let (read, pointed) = (read_stage(config), pointer_stage(config));
    let positions = config.restricted().then(|| {
        let ports = Conditions::new(m, config).of_key(m, w, key);
        pipeline.one(1, "ports", ports)
    });
    let spec = PipeSpec {
        name: "pointers",
        width: config.port_width(),
        read_latency: config.read_latency,
    };
    let memory = PipeMemory::new(m, spec, &config.initial_pointers());
    let ready = memory.ready();
    let valid = pipeline.valid_one(1, "valid", valid & ready);
    let key = pipeline.one(1, "key", key);
    let mut packet = Packet {
        valid,
        no_route: beyond(m, config.keys, key),
        turn: permute::turn(m, config, key),
    };
    let mut address = key;
    let usable = positions.map(|ports| {
        packet = packet.cut(pipeline, read);
        address = pipeline.one(read, "address", key);
        let usable = permute::positions(m, config, ports, key);
        let usable = (read..pointed).fold(usable, |u, stage| pipeline.one(stage, "usable", u));
        Usable::of(m, usable).cut(pipeline, pointed)
    });

    let accessed = packet.valid & !packet.no_route;
    packet = (read + 1..=pointed).fold(packet, |packet, stage| packet.cut(pipeline, stage));
    let mut position = m.lit(config.port_width(), 0);
    let access = memory.access(accessed, address, |pointer| {
        let (write, at) = match &usable {
            None => (m.lit(1, 1), pointer),
            Some(usable) => (usable.total.any(), first_from(m, usable, pointer)),
        };
        position = at;
        packet.no_route = packet.no_route | !write;
        let one = m.lit(config.port_width(), u64::from(w > 1));
        let new = add(m, at, one, w);
        Update { write, new }
    });
    if w < 1 << config.port_width() {
        let below = access.old.lt(m.lit(config.port_width(), w.into()));
        m.assert("pointer_in_range", !access.valid | below);
    }

    packet = packet.cut(pipeline, pointed + 1);
    let position = pipeline.one(pointed + 1, "position", position);
    let value = permute::exclusive_or(m, config, position, packet.turn);
    let port = permute::plus(m, config, value, packet.turn).gated(!packet.no_route);
    let last = latency(config);
    let answers = Answers {
        valid: vec![pipeline.valid_one(last, "valid", packet.valid)],
        port: vec![pipeline.one(last, "port", port)],
        no_route: vec![pipeline.one(last, "no_route", packet.no_route)],
    };
    (answers, ready)
}

/// The first usable position from `pointer` on, round to it again; 0 if there is none.
fn first_from<'m>(m: &'m Module, usable: &Usable<'m>, pointer: Sig<'m>) -> Sig<'m> {
    let below = m.select(&usable.below, pointer);
    let none = m.lit(below.width(), 0);
    prim::index_of_one_hot(m, usable.choose(m, below, none))
}
