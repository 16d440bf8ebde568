//! Head drop: who is dropped from, when, and how the cells come free.

use super::{BufferManagement, TrafficManager};
use crate::golden::max_finder::greatest;
use crate::golden::occamy_selector::Threshold;

impl TrafficManager {
    /// Whether the candidate is still to be dropped from: it has a packet, and is longer than T.
    fn over_allocated(&self, queue: usize) -> bool {
        self.droppable[queue] > self.thresholds.of(queue)
    }

    /// The longest of the queues that can be dropped from, the lowest on ties; before anything happens
    /// in a cycle.
    pub(super) fn victim(&self) -> Option<usize> {
        match self.settings.buffer_management {
            BufferManagement::Pushout => self.longest(),
            BufferManagement::OccamyLongest => {
                self.longest().filter(|&queue| self.over_allocated(queue))
            }
            _ => None,
        }
    }

    fn longest(&self) -> Option<usize> {
        let greatest = greatest(self.droppable.iter().copied(), |_| true);
        greatest
            .filter(|&(_, cells)| cells > 0)
            .map(|(queue, _)| queue)
    }

    /// Frees the next group of the expelled packet, unless the transmission reads the cell-pointer memory
    /// and there is a further group to find; gives the cells freed.
    pub(super) fn free_expelled(&mut self, pointers_taken: bool) -> u32 {
        let group = self.expelling.min(self.settings.sub_lists);
        if self.expelling > group && pointers_taken {
            return 0;
        }
        self.expelling -= group;
        group
    }

    /// Drops the oldest packet of the candidate, if it still deserves it and the memories are there for it,
    /// and finds the next candidate. `victim` was found on the state at the start of the cycle, on which all
    /// of this is decided. Gives the queue and the cells of the packet dropped.
    pub(super) fn drop_head(
        &mut self,
        victim: Option<usize>,
        scheduled: bool,
        lacking: bool,
    ) -> Option<(usize, u32)> {
        if !self.settings.buffer_management.drops_heads() {
            return None;
        }
        let pushout = self.settings.buffer_management == BufferManagement::Pushout;
        let deserved = self.candidate.filter(|&queue| {
            if pushout {
                lacking && self.droppable[queue] > 0
            } else {
                self.over_allocated(queue)
            }
        });
        let busy = scheduled || self.expelling > 0;
        let dropped = deserved.filter(|_| !busy);
        let stays = !pushout && deserved.is_some() && busy;
        if !stays {
            self.candidate = self.next_candidate(victim);
        }
        let packet = self.queues[dropped?].pop_front()?;
        self.expelling = packet.cells;
        self.spare.push(packet.data);
        dropped.map(|queue| (queue, packet.cells))
    }

    fn next_candidate(&mut self, victim: Option<usize>) -> Option<usize> {
        if self.settings.buffer_management != BufferManagement::Occamy {
            return victim;
        }
        let threshold = match *self.thresholds() {
            [one] => Threshold::Shared(one),
            _ => Threshold::PerQueue(self.thresholds.now()),
        };
        self.selector.step(&self.droppable, threshold, true)
    }
}
