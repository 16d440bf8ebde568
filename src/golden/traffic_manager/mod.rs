//! Golden model of the traffic manager: packets and queues as plain data, timed by the cycle rules of
//! `docs/blocks/traffic-manager.md`. It knows no cell numbers and no lists: cells are counted, and their
//! data lies in the packets.

mod arrival;
mod audit;
mod head_drop;
mod row;
mod scheduler;
mod scoreboard;
mod settings;

use std::collections::VecDeque;

use super::dt_threshold::Thresholds;
use super::occamy_selector::Selector;
use arrival::{Arrival, Arriving};
pub use arrival::{Offer, Verdict};
use scheduler::Scheduler;
pub use scoreboard::Scoreboard;
pub use settings::{BufferManagement, Scheduling, Settings};

/// A packet: how many cells it has, and the data of those that are there.
#[derive(Clone, Debug)]
struct Packet {
    cells: u32,
    data: Vec<u64>,
}

/// The packet in transmission.
#[derive(Clone, Debug)]
struct Sending {
    queue: usize,
    packet: Packet,
    /// The cell that is next to become the output cell.
    next: u32,
}

/// The cell that is shown at the output.
#[derive(Clone, Debug, Default)]
struct OutputCell {
    valid: bool,
    queue: usize,
    first: bool,
    last: bool,
    data: Vec<u64>,
}

/// Inputs of a cycle.
#[derive(Clone, Copy, Debug)]
pub struct Inputs<'a> {
    /// The cell offered.
    pub offer: Option<Offer<'a>>,
    /// Whether the cell shown is taken.
    pub out_ready: bool,
    /// Bit q % 64 of word q / 64: queue q may start a packet.
    pub port_ready: &'a [u64],
    /// A queue and the exponent of its α from now on.
    pub alpha: Option<(usize, i32)>,
    /// A queue and its quantum from now on.
    pub quantum: Option<(usize, u32)>,
}

/// What a cycle decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Decisions {
    /// Told with the first cell of a packet, when that is taken.
    pub verdict: Option<Verdict>,
    /// The offered header waits for room.
    pub waits: bool,
    /// The queue whose oldest packet is in transmission from the next cycle on, and its cells.
    pub granted: Option<(usize, u32)>,
    /// The queue whose oldest packet is dropped, and its cells.
    pub expelled: Option<(usize, u32)>,
}

/// Packets and cells that met one fate, modulo 2^32.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Total {
    /// Packets.
    pub packets: u32,
    /// Cells.
    pub cells: u32,
}

impl Total {
    fn add(&mut self, packets: u32, cells: u32) {
        self.packets = self.packets.wrapping_add(packets);
        self.cells = self.cells.wrapping_add(cells);
    }
}

/// Statistics since the last reset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Admitted.
    pub accepted: Total,
    /// Not admitted.
    pub refused: Total,
    /// Dropped while they waited.
    pub expelled: Total,
    /// Taken at the output; a packet counts with its last cell.
    pub sent: Total,
    /// Packets with an impossible header.
    pub malformed: u32,
}

/// A shared-memory traffic manager.
#[derive(Clone, Debug)]
pub struct TrafficManager {
    settings: Settings,
    /// The packets of each queue, oldest first.
    queues: Vec<VecDeque<Packet>>,
    /// Cells of each queue, those of a packet that arrives included.
    lengths: Vec<u32>,
    /// The same for queues that have a packet, 0 for others.
    droppable: Vec<u32>,
    /// Bit q: queue q has a packet.
    occupied: Vec<u64>,
    /// Free cells.
    free: u32,
    /// Cells freed in the cycle before, of sent packets and of expelled ones.
    returning: (u32, u32),
    /// Cells of expelled packets that do not count as free yet.
    uncounted: u32,
    /// T: none, one, or one for each queue.
    thresholds: Thresholds,
    arriving: Option<Arriving>,
    transmission: Option<Sending>,
    output: OutputCell,
    /// Cells left of the packet that is being expelled.
    expelling: u32,
    /// The queue to drop from next.
    candidate: Option<usize>,
    selector: Selector,
    scheduler: Scheduler,
    totals: Totals,
    /// Storage of packets that are gone, for those to come.
    spare: Vec<Vec<u64>>,
}

impl TrafficManager {
    /// An empty traffic manager.
    pub fn new(settings: Settings) -> TrafficManager {
        let queues = settings.queues;
        TrafficManager {
            settings,
            queues: vec![VecDeque::new(); queues],
            lengths: vec![0; queues],
            droppable: vec![0; queues],
            occupied: vec![0; queues.div_ceil(64)],
            free: settings.cells,
            returning: (0, 0),
            uncounted: 0,
            thresholds: Thresholds::new(
                settings.cells,
                settings.thresholds(),
                settings.alpha_shift,
            ),
            arriving: None,
            transmission: None,
            output: OutputCell::default(),
            expelling: 0,
            candidate: None,
            selector: Selector::new(queues, false, false),
            scheduler: Scheduler::new(&settings),
            totals: Totals::default(),
            spare: vec![],
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        *self = TrafficManager::new(self.settings);
    }

    /// Cells of each queue.
    pub fn lengths(&self) -> &[u32] {
        &self.lengths
    }

    /// Free cells.
    pub fn free(&self) -> u32 {
        self.free
    }

    /// T: none, one, or one for each queue.
    pub fn thresholds(&self) -> &[u32] {
        self.thresholds.now()
    }

    /// Statistics.
    pub fn totals(&self) -> &Totals {
        &self.totals
    }

    /// Runs one cycle. What is shown at the output in it must be looked at before.
    pub fn step(&mut self, inputs: &Inputs) -> Decisions {
        let victim = self.victim();
        let (freed, reads_pointers) = self.transmit(inputs.out_ready);
        let granted = self.schedule(inputs.port_ready);
        let freed_by_drop = self.free_expelled(reads_pointers);
        let arrival = inputs
            .offer
            .map_or(Arrival::default(), |offer| self.arrive(offer));
        let lacking = inputs
            .offer
            .is_some_and(|offer| arrival.waits && self.lacks(offer.cells));
        let expelled = self.drop_head(victim, granted.is_some(), lacking);
        self.count(&arrival, inputs.offer, expelled);
        self.thresholds.update(self.free, inputs.alpha);
        self.change_lengths(&arrival, granted.or(expelled));
        self.free += self.returning.0 + self.returning.1;
        self.free -= arrival.reserved.map_or(0, |(_, cells)| cells);
        self.uncounted += expelled.map_or(0, |(_, cells)| cells);
        self.uncounted -= self.returning.1;
        self.returning = (freed, freed_by_drop);
        if let Some((queue, quantum)) = inputs.quantum {
            self.scheduler.set_quantum(queue, quantum);
        }
        Decisions {
            verdict: arrival.verdict,
            waits: arrival.waits,
            granted,
            expelled,
        }
    }

    /// The output, and the transmission behind it: gives the cells that are freed, and whether the
    /// cell-pointer memory is read.
    fn transmit(&mut self, out_ready: bool) -> (u32, bool) {
        if self.output.valid {
            if !out_ready {
                return (0, false);
            }
            let sent = &mut self.totals.sent;
            sent.add(u32::from(self.output.last), 1);
        }
        let Some(mut sending) = self.transmission.take() else {
            self.output.valid = false;
            return (0, false);
        };
        let words = self.settings.data_words;
        let start = sending.next as usize * words;
        let output = &mut self.output;
        output.data.clear();
        let data = &sending.packet.data[start..start + words];
        output.data.extend_from_slice(data);
        output.valid = true;
        output.queue = sending.queue;
        output.first = sending.next == 0;
        sending.next += 1;
        output.last = sending.next == sending.packet.cells;
        let group = (sending.next - 1) % self.settings.sub_lists + 1;
        if output.last {
            self.spare.push(sending.packet.data);
            return (group, false);
        }
        self.transmission = Some(sending);
        if group == self.settings.sub_lists {
            (group, true)
        } else {
            (0, false)
        }
    }

    /// The scheduler: gives the queue whose packet leaves to be sent, and its cells.
    fn schedule(&mut self, port_ready: &[u64]) -> Option<(usize, u32)> {
        if self.transmission.is_some() {
            return None;
        }
        let mut requests = [0; MAX_WORDS];
        let requests = &mut requests[..self.occupied.len()];
        for (request, (occupied, ready)) in requests
            .iter_mut()
            .zip(self.occupied.iter().zip(port_ready))
        {
            *request = occupied & ready;
        }
        let queues = &self.queues;
        let cells = |queue: usize| queues[queue][0].cells;
        let queue = self.scheduler.grant(requests, cells)?;
        let packet = self.queues[queue].pop_front()?;
        let cells = packet.cells;
        self.transmission = Some(Sending {
            queue,
            packet,
            next: 0,
        });
        Some((queue, cells))
    }

    fn new_packet(&mut self, cells: u32) -> Packet {
        let mut data = self.spare.pop().unwrap_or_default();
        data.clear();
        Packet { cells, data }
    }

    fn count(&mut self, arrival: &Arrival, offer: Option<Offer>, expelled: Option<(usize, u32)>) {
        let cells = offer.map_or(0, |offer| offer.cells);
        let totals = &mut self.totals;
        match arrival.verdict {
            Some(Verdict::Accepted) => totals.accepted.add(1, cells),
            Some(Verdict::Refused) => totals.refused.add(1, cells),
            Some(Verdict::Malformed) => totals.malformed = totals.malformed.wrapping_add(1),
            None => {}
        }
        if let Some((_, cells)) = expelled {
            totals.expelled.add(1, cells);
        }
    }

    /// Lengths and what follows from them, at the end of a cycle. `left` is the queue that a packet left,
    /// and its cells.
    fn change_lengths(&mut self, arrival: &Arrival, left: Option<(usize, u32)>) {
        if let Some((queue, cells)) = arrival.reserved {
            self.lengths[queue] += cells;
        }
        if let Some((queue, cells)) = left {
            self.lengths[queue] -= cells;
            if self.queues[queue].is_empty() {
                self.scheduler.emptied(queue);
            }
        }
        let reserved = arrival.reserved.map(|(queue, _)| queue);
        let left = left.map(|(queue, _)| queue);
        for queue in [reserved, arrival.joined, left].into_iter().flatten() {
            let occupied = !self.queues[queue].is_empty();
            let (word, bit) = (queue / 64, queue % 64);
            self.occupied[word] &= !(1 << bit);
            self.occupied[word] |= u64::from(occupied) << bit;
            self.droppable[queue] = if occupied { self.lengths[queue] } else { 0 };
        }
    }

    /// A fault for tests of others: the queue that is to be dropped from is forgotten.
    #[cfg(test)]
    pub(crate) fn forget_candidate(&mut self) {
        self.candidate = None;
    }
}

/// Words of a bitmap of as many queues as there may be.
const MAX_WORDS: usize = 4;

#[cfg(test)]
mod tests;
