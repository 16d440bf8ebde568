//! The transmission of a packet, and the output that it fills.

use super::Config;
use super::arrival::Stored;
use super::cell_lists::{CellLists, group_width, sram};
use super::scheduler::Grant;
use crate::head_drop_executor::{Packet, Walk};
use sluice_hdl::{Module, Reg, Sig, index_width};

/// The packet in transmission, and the cell shown.
pub(super) struct Output<'m> {
    m: &'m Module,
    /// The packet in transmission: its cells.
    pub walk: Walk<'m>,
    /// Its queue, whether its next cell is its first, and that cell's place in its group.
    queue: Reg<'m>,
    first: Reg<'m>,
    lane: Reg<'m>,
    /// The cell shown.
    valid: Reg<'m>,
    shown_queue: Reg<'m>,
    shown_first: Reg<'m>,
    shown_last: Reg<'m>,
    shown_data: Reg<'m>,
}

/// What the transmission does in a cycle.
pub(super) struct Sending<'m> {
    /// The output moves.
    moves: Sig<'m>,
    /// A cell is read, to be shown in the next cycle.
    reads: Sig<'m>,
    /// It is its packet's last one.
    last: Sig<'m>,
    /// The cell that is read.
    cell: Sig<'m>,
    /// It is the last one of its group.
    ends_group: Sig<'m>,
    /// No packet is left in transmission.
    pub ends: Sig<'m>,
    /// The next group is looked for in the cell-pointer memories.
    pub fetches: Sig<'m>,
    /// Cells that come free.
    pub freed: Sig<'m>,
}

impl<'m> Output<'m> {
    pub fn new(m: &'m Module, config: &Config, lists: &CellLists<'m>) -> Output<'m> {
        Output {
            m,
            walk: lists.walk("sending", config),
            queue: m.register("sending_queue", config.queue_width()),
            first: m.register("sending_first", 1),
            lane: m
                .register("sending_lane", index_width(config.sub_lists))
                .reset_to_zero(),
            valid: m.register("shown_valid", 1).reset_to_zero(),
            shown_queue: m.register("shown_queue", config.queue_width()),
            shown_first: m.register("shown_first", 1),
            shown_last: m.register("shown_last", 1),
            shown_data: m.register("shown_data", config.data_width()),
        }
    }

    /// A cell is shown.
    pub fn valid(&self) -> Sig<'m> {
        self.valid.q()
    }

    /// It is the last of its packet.
    pub fn last(&self) -> Sig<'m> {
        self.shown_last.q()
    }

    /// The transmission in this cycle.
    pub fn send(&self, config: &Config, out_ready: Sig<'m>) -> Sending<'m> {
        let m = self.m;
        let left = self.walk.left();
        let moves = (!self.valid.q() | out_ready).named("output_moves");
        let reads = (moves & left.any()).named("sends");
        let last = left.eq(m.lit(left.width(), 1)).named("sends_last");
        let lane = self.lane.q();
        let highest = lane.eq(m.lit(lane.width(), u64::from(config.sub_lists - 1)));
        let ends_group = reads & (highest | last);
        let width = group_width(config);
        let count = lane.zext(width) + m.lit(width, 1);
        Sending {
            moves,
            reads,
            last,
            cell: m.select(&self.walk.group, lane),
            ends_group,
            ends: (!left.any() | (reads & last)).named("sending_ends"),
            fetches: (ends_group & !last).named("sending_fetches"),
            freed: count.gated(ends_group).named("sent_count"),
        }
    }

    /// The transmission in the next cycle.
    pub fn advance(&self, sending: &Sending<'m>, grant: &Grant<'m>, packet: Packet<'m>) {
        let m = self.m;
        let width = self.walk.left().width();
        let gone = m.lit(width, 1).gated(sending.reads);
        self.walk
            .advance(grant.valid, packet, gone, sending.fetches);
        self.queue.set_when(grant.valid, grant.queue);
        self.first
            .set_when(grant.valid | sending.reads, grant.valid);
        let lane = self.lane.q();
        let next = lane + m.lit(lane.width(), 1);
        let zero = m.lit(lane.width(), 0);
        self.lane
            .set_when(sending.reads, sending.ends_group.mux(zero, next));
    }

    /// The memory of the cells' data, and the cell shown in the next cycle.
    pub fn read(&self, config: &Config, sending: &Sending<'m>, stored: &Stored<'m>, data: Sig<'m>) {
        let m = self.m;
        let memory = m.memory("cell_data", sram(config.data_width(), config.cells));
        memory.write(stored.valid, stored.linking.to, data);
        memory.read_to(
            self.shown_data,
            "cell_data_read",
            Some(sending.reads),
            sending.cell,
        );
        self.valid.set_when(sending.moves, sending.reads);
        self.shown_queue.set_when(sending.reads, self.queue.q());
        self.shown_first.set_when(sending.reads, self.first.q());
        self.shown_last.set_when(sending.reads, sending.last);
    }

    /// The output ports.
    pub fn show(&self) {
        let m = self.m;
        let valid = self.valid.q() & !m.reset();
        m.output("out_valid", valid);
        m.output("out_queue", self.shown_queue.q().gated(valid));
        m.output("out_first", self.shown_first.q() & valid);
        m.output("out_last", self.shown_last.q() & valid);
        m.output("out_data", self.shown_data.q().gated(valid));
    }
}
