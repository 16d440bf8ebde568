//! A shared-memory traffic manager with preemptive buffer management.
//!
//! Occamy: "For each arrival packet, TM first performs admission control [...] Once admitted, the packet is
//! written into a packet buffer, which is a centralized and globally shared on-chip SRAM. At the egress side, a
//! scheduler selects a queue to fetch packets." The cycle rules are in `docs/blocks/traffic-manager.md`.

mod arrival;
mod cell_lists;
mod config;
mod free_cells;
mod free_list;
mod head_drop;
mod output;
mod queues;
mod scheduler;
mod statistics;

pub use config::{BufferManagement, Config, Scheduler};

use crate::ConfigError;
use crate::head_drop_executor::Packet;
use crate::occamy::{CODE_WIDTH, Change, TableWrite, resized};
use arrival::{Arrival, Buffer, Offer, Verdict};
use cell_lists::CellLists;
use free_cells::FreeCells;
use head_drop::{Candidates, Drop, HeadDrop};
use output::Output;
use queues::Queues;
use sluice_hdl::{Definition, Module, Sig};
use std::sync::Arc;

/// Builds the traffic manager.
///
/// Ports and timing: `docs/blocks/traffic-manager.md`. The verdict on a packet is told in the cycle of its first
/// cell; a packet's first cell is shown at the output three cycles after its last one was taken, at the earliest.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let ports = Ports::new(&m, config);
    let queues = Queues::new(&m, config);
    let free = FreeCells::new(&m, config);
    let arrival = Arrival::new(&m, config);
    let drop = config
        .buffer_management
        .drops_heads()
        .then(|| HeadDrop::new(&m, config));
    let lists = CellLists::new(&m, config);
    let output = Output::new(&m, config, &lists);
    let expelled = drop.as_ref().map(|_| lists.walk("expelled", config));

    let buffer = Buffer {
        lengths: queues.lengths.now(),
        thresholds: free.thresholds.values(),
        free: free.free(),
        pushout: drop.as_ref().and_then(|drop| drop.expected(free.free())),
    };
    let verdict = arrival.judge(config, &ports.offer, &buffer);
    let sending = output.send(config, ports.out_ready);
    let requests = queues.occupied() & ports.port_ready;
    let schedule = scheduler::schedule(
        &m,
        config,
        &queues,
        requests.named("requests"),
        sending.ends,
        ports.quantum,
    )?;
    let grant = schedule.grant;

    let zero = m.lit(cell_lists::group_width(config), 0);
    let none = m.lit(1, 0);
    let (mut freed, mut fetches) = (zero, none);
    let mut dropped = Drop {
        valid: none,
        queue: grant.queue,
    };
    if let (Some(drop), Some(walk)) = (&drop, &expelled) {
        let more = walk.more().named("expelled_more");
        let reads = head_drop::yielding(&m, "pointer_arbiter", sending.fetches, more)?;
        fetches = reads.named("drop_reads_pointers");
        freed = walk.freed(more, fetches).named("dropped_count");
        let from = Candidates {
            lengths: queues.lengths.now(),
            thresholds: free.thresholds.values(),
            occupied: queues.occupied(),
        };
        dropped = drop.decide(config, &from, &verdict, (!more, grant.valid))?;
    }

    let queue = grant.valid.mux(grant.queue, dropped.queue);
    let leaving = queues.leaving(grant.valid | dropped.valid, queue.named("leaving_queue"));
    let stores = arrival.stores(&ports.offer, &verdict);
    let no_cells = vec![m.lit(config.cell_width(), 0); config.sub_lists as usize];
    let cell = m
        .instance(
            "free_list",
            &free_list::free_list(config),
            &[
                ("take", &[stores]),
                ("sent_count", &[sending.freed]),
                ("sent", &output.walk.group),
                ("dropped_count", &[freed]),
                (
                    "dropped",
                    expelled.as_ref().map_or(&no_cells, |walk| &walk.group),
                ),
            ],
        )
        .output("first_cell");
    let stored = arrival.store(&ports.offer, &verdict, cell.named("stored_cell"), stores);
    let emptied = queues.change(&leaving, &stored.joining);
    queues.lengths.change(
        &Change {
            valid: verdict.accepted,
            queue: ports.offer.queue,
            cells: ports.offer.cells,
        },
        &Change {
            valid: leaving.valid,
            queue: leaving.queue,
            cells: leaving.packet.cells,
        },
    );
    if config.scheduler == Scheduler::DeficitRoundRobin {
        let deficit = m.lit(scheduler::DEFICIT_WIDTH, 0);
        schedule.emptied(emptied, leaving.queue, deficit);
    }

    let reserved = ports.offer.cells.gated(verdict.accepted);
    free.change(config, reserved, [sending.freed, freed], ports.alpha);
    let packet = leaving.packet;
    if let Some(drop) = &drop {
        drop.count(packet.cells.gated(dropped.valid), free.dropped_returning());
    }
    if let Some(walk) = &expelled {
        walk.advance(
            dropped.valid,
            packet,
            resized(freed, config.packet_width()),
            fetches,
        );
    }
    let mut walks = vec![(&output.walk, sending.fetches)];
    walks.extend(expelled.as_ref().map(|walk| (walk, fetches)));
    lists.pointer_memories(&walks, &stored.linking);
    lists.pd_heads_memory(
        (leaving.valid, packet.packet),
        (stored.joining.valid, stored.joining.packet.packet),
        &stored.firsts,
    );
    output.advance(&sending, &grant, packet);
    output.read(config, &sending, &stored, ports.offer.data);

    show_arrival(&m, &verdict);
    output.show();
    if drop.is_some() {
        show_drop(&m, &dropped, packet);
    }
    let awake = !m.reset();
    queues.lengths.show();
    m.output("free_cells", free.free().gated(awake));
    free.thresholds.show(config.writes_alpha());
    let events = Events {
        verdict,
        offered: ports.offer.cells,
        dropped,
        packet,
        sent: output.valid() & ports.out_ready,
        last: output.last(),
    };
    count(&m, config, &events);
    Ok(m.finish())
}

/// Input ports.
struct Ports<'m> {
    offer: Offer<'m>,
    out_ready: Sig<'m>,
    port_ready: Sig<'m>,
    alpha: Option<TableWrite<'m>>,
    quantum: Option<TableWrite<'m>>,
}

impl<'m> Ports<'m> {
    fn new(m: &'m Module, config: &Config) -> Ports<'m> {
        let offer = Offer {
            valid: m.input("in_valid", 1),
            queue: m.input("in_queue", config.queue_width()),
            cells: m.input("in_cells", config.packet_width()),
            data: m.input("in_data", config.data_width()),
        };
        let out_ready = m.input("out_ready", 1);
        let port_ready = m.input("port_ready", config.queues);
        let (alpha, quantum) = (config.writes_alpha(), config.writes_quantum());
        let queue = (alpha || quantum).then(|| m.input("cfg_queue", config.queue_width()));
        let write = |present: bool, name: &str, width| {
            let queue = queue.filter(|_| present)?;
            let enable = m.input(&format!("cfg_{name}_we"), 1);
            Some((enable, queue, m.input(&format!("cfg_{name}"), width)))
        };
        Ports {
            offer,
            out_ready,
            port_ready,
            alpha: write(alpha, "alpha", CODE_WIDTH),
            quantum: write(quantum, "quantum", config::QUANTUM_WIDTH),
        }
    }
}

fn show_arrival<'m>(m: &'m Module, verdict: &Verdict<'m>) {
    m.output("in_ready", !verdict.waits & !m.reset());
    m.output("accepted", verdict.accepted);
    m.output("refused", verdict.refused);
    m.output("malformed", verdict.malformed);
}

fn show_drop<'m>(m: &'m Module, dropped: &Drop<'m>, packet: Packet<'m>) {
    let valid = dropped.valid & !m.reset();
    m.output("expelled", valid);
    m.output("expelled_queue", dropped.queue.gated(valid));
    m.output("expelled_length", packet.cells.gated(valid));
}

/// What is counted in a cycle.
struct Events<'m> {
    verdict: Verdict<'m>,
    /// Cells of the header offered.
    offered: Sig<'m>,
    dropped: Drop<'m>,
    /// The packet that leaves its queue.
    packet: Packet<'m>,
    /// A cell is taken at the output, and whether it is a packet's last.
    sent: Sig<'m>,
    last: Sig<'m>,
}

fn count<'m>(m: &'m Module, config: &Config, events: &Events<'m>) {
    let one = m.lit(config.packet_width(), 1);
    let counted: Vec<_> = statistics::counted(config)
        .iter()
        .map(|name| match *name {
            "accepted" => (
                events.verdict.accepted,
                events.offered.gated(events.verdict.accepted),
            ),
            "refused" => (
                events.verdict.refused,
                events.offered.gated(events.verdict.refused),
            ),
            "expelled" => (
                events.dropped.valid,
                events.packet.cells.gated(events.dropped.valid),
            ),
            _ => (events.sent & events.last, one.gated(events.sent)),
        })
        .collect();
    let names = statistics::counted(config);
    let counts: Vec<_> = names.iter().map(|name| format!("{name}_count")).collect();
    let mut inputs: Vec<(&str, &[Sig])> = vec![];
    for ((name, count), (event, cells)) in names.iter().zip(&counts).zip(&counted) {
        inputs.push((name, std::slice::from_ref(event)));
        inputs.push((count, std::slice::from_ref(cells)));
    }
    let malformed = [events.verdict.malformed];
    inputs.push(("malformed", &malformed));
    let totals = m.instance("totals", &statistics::statistics(config), &inputs);
    for name in names {
        for what in ["packets", "cells"] {
            let name = format!("{name}_{what}");
            m.output(&name, totals.output(&name));
        }
    }
    m.output("malformed_packets", totals.output("malformed_packets"));
}

fn header(config: &Config) -> String {
    format!(
        "Traffic manager: {} queues share {} cells of {} bytes, packets of up to {} cells in {} sub-lists.\n\
         Store and forward, a cell in and a cell out each cycle.",
        config.queues, config.cells, config.cell_bytes, config.longest_packet, config.sub_lists
    )
}
