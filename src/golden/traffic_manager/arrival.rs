//! The side on which packets arrive: admission of the whole packet on its header, then cell by cell.

use super::{BufferManagement, Packet, TrafficManager};
use crate::golden::dt_admission::admits;

/// A cell as it is offered; the header counts with the first cell of a packet only.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a> {
    /// Queue of the packet.
    pub queue: usize,
    /// Cells of the packet.
    pub cells: u32,
    /// The cell's data.
    pub data: &'a [u64],
}

/// What became of a packet, told with its first cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All its cells are reserved.
    Accepted,
    /// There is no room for it; its cells are forgotten.
    Refused,
    /// The header is impossible; its cells are forgotten.
    Malformed,
}

/// A packet of which cells are still to come.
#[derive(Clone, Debug)]
pub(super) struct Arriving {
    pub queue: usize,
    /// Its cells so far; `None` if it is forgotten.
    pub packet: Option<Packet>,
    /// Cells still to come, at least 1.
    left: u32,
}

/// What the arrival side did in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Arrival {
    /// Told with a first cell that was taken.
    pub verdict: Option<Verdict>,
    /// A header waits for room.
    pub waits: bool,
    /// Cells reserved, and the queue that they are for.
    pub reserved: Option<(usize, u32)>,
    /// The queue that a packet joined.
    pub joined: Option<usize>,
}

impl TrafficManager {
    /// Takes the offered cell, or lets it wait.
    pub(super) fn arrive(&mut self, offer: Offer) -> Arrival {
        if let Some(mut arriving) = self.arriving.take() {
            arriving.left -= 1;
            return Arrival {
                joined: self.take_cell(arriving, offer.data),
                ..Arrival::default()
            };
        }
        let Some(verdict) = self.judge(&offer) else {
            return Arrival {
                waits: true,
                ..Arrival::default()
            };
        };
        let accepted = verdict == Verdict::Accepted;
        let arriving = Arriving {
            queue: offer.queue,
            packet: accepted.then(|| self.new_packet(offer.cells)),
            left: offer.cells.saturating_sub(1),
        };
        Arrival {
            verdict: Some(verdict),
            waits: false,
            reserved: accepted.then_some((offer.queue, offer.cells)),
            joined: self.take_cell(arriving, offer.data),
        }
    }

    /// The verdict on a header; `None` lets it wait.
    fn judge(&self, offer: &Offer) -> Option<Verdict> {
        let known = offer.queue < self.settings.queues;
        if !known || !(1..=self.settings.longest_packet).contains(&offer.cells) {
            return Some(Verdict::Malformed);
        }
        let fits = offer.cells <= self.free;
        let accepted = match self.settings.buffer_management {
            BufferManagement::CompleteSharing => fits,
            BufferManagement::Pushout if !fits && self.may_get_room(offer) => return None,
            BufferManagement::Pushout => fits,
            _ => {
                let length = self.lengths[offer.queue];
                admits(
                    offer.cells,
                    self.free,
                    length,
                    self.thresholds.of(offer.queue),
                )
            }
        };
        Some(if accepted {
            Verdict::Accepted
        } else {
            Verdict::Refused
        })
    }

    /// Pushout: whether enough cells are on their way to be free, or another queue than its own can be
    /// dropped from.
    fn may_get_room(&self, offer: &Offer) -> bool {
        !self.lacks(offer.cells) || self.candidate.is_some_and(|queue| queue != offer.queue)
    }

    /// Whether there is no room for `cells`, even when all that is being expelled has become free.
    pub(super) fn lacks(&self, cells: u32) -> bool {
        cells > self.free + self.uncounted
    }

    /// Adds the cell to its packet, which joins its queue if it is complete; gives that queue.
    fn take_cell(&mut self, mut arriving: Arriving, data: &[u64]) -> Option<usize> {
        let queue = arriving.queue;
        if let Some(packet) = &mut arriving.packet {
            packet.data.extend_from_slice(data);
        }
        if arriving.left > 0 {
            self.arriving = Some(arriving);
            return None;
        }
        let packet = arriving.packet?;
        self.queues[queue].push_back(packet);
        Some(queue)
    }
}
