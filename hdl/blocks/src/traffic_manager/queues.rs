//! The queues: lengths, and the linked lists of packet descriptors (PDs).
//!
//! A packet is named by its first cell, and so is its PD. An entry of the link memory holds the packet behind one,
//! with its length, so that the length of every queue's oldest packet is known without a look into a memory.

use super::Config;
use crate::head_drop_executor::Packet;
use crate::occamy::Lengths;
use crate::prim;
use sluice_hdl::{MemoryBuilder, MemorySpec, Module, ReadDuringWrite, Reg, Sig};

/// State of the queues.
pub(super) struct Queues<'m> {
    m: &'m Module,
    cell_width: u32,
    packet_width: u32,
    /// Cells of each queue, those of a packet that arrives included.
    pub lengths: Lengths<'m>,
    /// Bit q: queue q has a packet.
    occupied: Reg<'m>,
    /// Oldest packet of each queue and its cells: {cells, packet}.
    heads: MemoryBuilder<'m>,
    /// Youngest packet of each queue.
    tails: MemoryBuilder<'m>,
    /// The queue whose oldest packet is on its way from the link memory, if `linking`.
    link_queue: Reg<'m>,
    linking: Reg<'m>,
    /// That packet and its cells.
    link: Reg<'m>,
    cells: u32,
}

/// A packet leaves the head of a queue.
#[derive(Clone, Copy)]
pub(super) struct Leaving<'m> {
    pub valid: Sig<'m>,
    pub queue: Sig<'m>,
    pub packet: Packet<'m>,
    /// 1: it was the only one.
    pub only: Sig<'m>,
}

/// A packet joins a queue.
#[derive(Clone, Copy)]
pub(super) struct Joining<'m> {
    pub valid: Sig<'m>,
    pub queue: Sig<'m>,
    pub packet: Packet<'m>,
}

impl<'m> Queues<'m> {
    pub fn new(m: &'m Module, config: &Config) -> Queues<'m> {
        let (cell_width, packet_width) = (config.cell_width(), config.packet_width());
        m.comment("Bit q: queue q has a packet.");
        let occupied = m.register("occupied", config.queues).reset_to_zero();
        let lengths = Lengths::new(m, config.queues, config.length_width());
        m.comment("Oldest packet of each queue: {cells, first cell}.");
        let heads = MemorySpec::flops(packet_width + cell_width, config.queues);
        let heads = m.memory("heads", heads);
        m.comment("First cell of the youngest packet of each queue.");
        let tails = m.memory("tails", MemorySpec::flops(cell_width, config.queues));
        m.comment("A queue's new oldest packet comes from the link memory in this cycle.");
        let linking = m.register("linking", 1).reset_to_zero();
        Queues {
            m,
            cell_width,
            packet_width,
            lengths,
            occupied,
            heads,
            tails,
            link_queue: m.register("link_queue", config.queue_width()),
            linking,
            link: m.register("link_data", packet_width + cell_width),
            cells: config.cells,
        }
    }

    /// Bit q: queue q has a packet.
    pub fn occupied(&self) -> Sig<'m> {
        self.occupied.q()
    }

    /// The oldest packet of a queue that has one.
    pub fn oldest(&self, queue: Sig<'m>) -> Packet<'m> {
        let stored = self.heads.read("oldest", None, queue);
        let fresh = self.linking.q() & self.link_queue.q().eq(queue);
        let entry = fresh.mux(self.link.q(), stored);
        Packet {
            packet: entry.trunc(self.cell_width),
            cells: entry.bits(self.cell_width, self.packet_width),
        }
    }

    /// A packet that leaves the head of `queue`.
    pub fn leaving(&self, valid: Sig<'m>, queue: Sig<'m>) -> Leaving<'m> {
        let tail = self.tails.read("youngest", None, queue).named("youngest");
        let oldest = self.oldest(queue);
        let packet = oldest.packet.named("leaving_packet");
        Leaving {
            valid: valid.named("leaves"),
            queue,
            packet: Packet { packet, ..oldest },
            only: packet.eq(tail).named("leaves_alone"),
        }
    }

    /// The lists at the end of a cycle. Gives 1 if the packet leaves its queue empty.
    pub fn change(&self, leaving: &Leaving<'m>, joining: &Joining<'m>) -> Sig<'m> {
        let m = self.m;
        let same = joining.valid & joining.queue.eq(leaving.queue);
        let alone = (leaving.valid & leaving.only).named("empties");
        let was_empty = !self.occupied.q().shift_right(joining.queue).bit(0);
        let first = (was_empty | (alone & same)).named("joins_empty");
        let entry = m.pack(&[joining.packet.packet, joining.packet.cells]);

        let links = (joining.valid & !first).named("links");
        let link = m.memory(
            "pd_link",
            MemorySpec {
                read_during_write: ReadDuringWrite::Undefined,
                ..MemorySpec::sram(self.link.q().width(), self.cells)
            },
        );
        let tail = self.tails.read("linked_to", None, joining.queue);
        link.write(links, tail.named("linked_to"), entry);
        let follows = (leaving.valid & !leaving.only).named("follows");
        link.read_to(
            self.link,
            "pd_link_read",
            Some(follows),
            leaving.packet.packet,
        );
        self.linking.set(follows);
        self.link_queue.set_when(follows, leaving.queue);

        self.heads
            .write(self.linking.q(), self.link_queue.q(), self.link.q());
        self.heads
            .write(joining.valid & first, joining.queue, entry);
        self.tails
            .write(joining.valid, joining.queue, joining.packet.packet);

        let queues = self.occupied.q().width();
        let joined = prim::one_hot(m, queues, joining.queue).gated(joining.valid);
        let emptied = prim::one_hot(m, queues, leaving.queue).gated(alone);
        self.occupied.set((self.occupied.q() & !emptied) | joined);
        alone & !same
    }
}
