//! The side on which packets arrive: admission of the whole packet on its header, then cell by cell.

use super::cell_lists::Linking;
use super::queues::Joining;
use super::{BufferManagement, Config};
use crate::head_drop_executor::Packet;
use crate::occamy;
use sluice_hdl::{Module, Reg, Sig, index_width};

/// What a source offers.
#[derive(Clone, Copy)]
pub(super) struct Offer<'m> {
    pub valid: Sig<'m>,
    pub queue: Sig<'m>,
    pub cells: Sig<'m>,
    pub data: Sig<'m>,
}

/// What admission looks at.
pub(super) struct Buffer<'m> {
    pub lengths: Vec<Sig<'m>>,
    pub thresholds: Vec<Sig<'m>>,
    pub free: Sig<'m>,
    /// Pushout: `free` and all cells of expelled packets, and the queue that was the longest.
    pub pushout: Option<Expected<'m>>,
}

/// What Pushout can still do for a header that does not fit.
#[derive(Clone, Copy)]
pub(super) struct Expected<'m> {
    /// Free cells when all that is expelled has become free; one bit wider than `free`.
    pub free: Sig<'m>,
    pub candidate_valid: Sig<'m>,
    pub candidate: Sig<'m>,
}

/// The decision on a header.
#[derive(Clone, Copy)]
pub(super) struct Verdict<'m> {
    pub accepted: Sig<'m>,
    pub refused: Sig<'m>,
    pub malformed: Sig<'m>,
    /// It is neither: the header waits.
    pub waits: Sig<'m>,
    /// It waits, and what is being expelled is not enough.
    pub lacking: Sig<'m>,
}

/// The packet that arrives.
pub(super) struct Arrival<'m> {
    m: &'m Module,
    lists: u32,
    /// Cells still to come; 0: the next cell is a packet's first.
    left: Reg<'m>,
    /// Whether they are kept.
    keep: Reg<'m>,
    queue: Reg<'m>,
    cells: Reg<'m>,
    /// The list that the next cell joins, and whether that list has one already.
    list: Reg<'m>,
    linked: Reg<'m>,
    /// First and youngest cell of each list.
    firsts: Vec<Reg<'m>>,
    lasts: Vec<Reg<'m>>,
}

/// A cell on its way into the buffer.
pub(super) struct Stored<'m> {
    /// 1: a cell is taken from the free list, and the data written there.
    pub valid: Sig<'m>,
    /// The packet of which it is the last cell.
    pub joining: Joining<'m>,
    /// First cells of that packet's lists.
    pub firsts: Vec<Sig<'m>>,
    pub linking: Linking<'m>,
}

impl<'m> Arrival<'m> {
    pub fn new(m: &'m Module, config: &Config) -> Arrival<'m> {
        let width = config.cell_width();
        let per_list = |what: &str| {
            let cell = |list| m.register(&format!("arriving_{what}_{list}"), width);
            (0..config.sub_lists).map(cell).collect::<Vec<_>>()
        };
        m.comment("Cells of the arriving packet that are still to come.");
        let left = m.register("arriving_left", config.packet_width());
        Arrival {
            m,
            lists: config.sub_lists,
            left: left.reset_to_zero(),
            keep: m.register("arriving_keep", 1),
            queue: m.register("arriving_queue", config.queue_width()),
            cells: m.register("arriving_cells", config.packet_width()),
            list: m.register("arriving_list", index_width(config.sub_lists)),
            linked: m.register("arriving_linked", 1),
            firsts: per_list("first"),
            lasts: per_list("last"),
        }
    }

    /// The decision on the header offered, if one is.
    pub fn judge(&self, config: &Config, offer: &Offer<'m>, buffer: &Buffer<'m>) -> Verdict<'m> {
        let m = self.m;
        let header = (offer.valid & !self.left.q().any() & !m.reset()).named("header");
        let sizes = (config.queues, config.longest_packet);
        let known = occamy::well_formed(m, sizes, offer.queue, offer.cells);
        let fits = occamy::fits(offer.cells, buffer.free);
        let none = m.lit(1, 0);
        let (mut accept, mut waits, mut lacking) = (fits, none, none);
        if let Some(expected) = buffer.pushout {
            let cells = offer.cells.zext(expected.free.width());
            lacking = cells.gt(expected.free).named("not_covered");
            let victim = expected.candidate_valid & expected.candidate.ne(offer.queue);
            waits = (header & known & !fits & (!lacking | victim)).named("waits");
            lacking = lacking & waits;
        } else if config.buffer_management != BufferManagement::CompleteSharing {
            let below =
                occamy::below_threshold(m, &buffer.lengths, &buffer.thresholds, offer.queue);
            accept = fits & below;
        }
        let decided = header & known & !waits;
        Verdict {
            accepted: (decided & accept).named("accepts"),
            refused: decided & !accept,
            malformed: header & !known,
            waits,
            lacking,
        }
    }

    /// The cell offered goes to `cell`, the first one of the free list, if its packet is kept.
    pub fn store(
        &self,
        offer: &Offer<'m>,
        verdict: &Verdict<'m>,
        cell: Sig<'m>,
        valid: Sig<'m>,
    ) -> Stored<'m> {
        let m = self.m;
        let header = !self.left.q().any();
        let last = self.take(offer, verdict);
        let zero = m.lit(self.list.q().width(), 0);
        let list = header.mux(zero, self.list.q());
        let linked = self.linked.q() & !header;
        let at = |number: usize| list.eq(m.lit(list.width(), number as u64));
        let highest = at(self.lists as usize - 1);
        let next = highest.mux(zero, list + m.lit(list.width(), 1));
        self.list.set_when(valid, next);
        self.linked.set_when(valid, linked | highest);

        let mut firsts = vec![];
        let mut links = vec![];
        for (number, (first, youngest)) in self.firsts.iter().zip(&self.lasts).enumerate() {
            let here = valid & at(number);
            let begins = here & !linked;
            firsts.push(begins.mux(cell, first.q()));
            first.set_when(begins, cell);
            youngest.set_when(here, cell);
            links.push((here & linked).named(&format!("links_cell_{number}")));
        }
        let packet = Packet {
            packet: firsts[0].named("joining_packet"),
            cells: header.mux(offer.cells, self.cells.q()),
        };
        Stored {
            valid,
            joining: Joining {
                valid: (valid & last).named("joins"),
                queue: header
                    .mux(offer.queue, self.queue.q())
                    .named("joining_queue"),
                packet,
            },
            firsts,
            linking: Linking {
                valid: links,
                from: self.lasts.iter().map(|last| last.q()).collect(),
                to: cell,
            },
        }
    }

    /// Whether the cell offered is stored.
    pub fn stores(&self, offer: &Offer<'m>, verdict: &Verdict<'m>) -> Sig<'m> {
        let later = offer.valid & self.left.q().any() & self.keep.q();
        (verdict.accepted | later).named("cell_stored")
    }

    /// Counts the cell offered, if it is taken; gives 1 if it is the last of its packet.
    fn take(&self, offer: &Offer<'m>, verdict: &Verdict<'m>) -> Sig<'m> {
        let m = self.m;
        let width = self.left.q().width();
        let (one, header) = (m.lit(width, 1), !self.left.q().any());
        let from = header.mux(offer.cells, self.left.q());
        let last = from.le(one);
        let taken = offer.valid & !verdict.waits;
        self.left.set_when(taken, (from - one).gated(!last));
        self.keep.set_when(taken & header, verdict.accepted);
        self.queue.set_when(taken & header, offer.queue);
        self.cells.set_when(taken & header, offer.cells);
        last
    }
}
