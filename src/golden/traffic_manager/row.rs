//! The model behind the word format of rows.

use super::{Inputs, Offer, Scheduling, Total, TrafficManager, Verdict};
use crate::golden::Golden;

/// Takes words from the front of a row.
struct Words<'a>(&'a [u64]);

impl<'a> Words<'a> {
    fn take(&mut self, count: usize) -> &'a [u64] {
        let (front, rest) = self.0.split_at(count);
        self.0 = rest;
        front
    }

    fn one(&mut self) -> u64 {
        self.take(1)[0]
    }
}

/// Puts words at the front of a row.
struct Room<'a>(&'a mut [u64]);

impl<'a> Room<'a> {
    fn take(&mut self, count: usize) -> &'a mut [u64] {
        let (front, rest) = std::mem::take(&mut self.0).split_at_mut(count);
        self.0 = rest;
        front
    }

    fn put(&mut self, words: impl IntoIterator<Item = u64, IntoIter: ExactSizeIterator>) {
        let words = words.into_iter();
        let room = self.take(words.len());
        room.iter_mut().zip(words).for_each(|(to, word)| *to = word);
    }

    fn total(&mut self, total: Total) {
        self.put([total.packets, total.cells].map(u64::from));
    }
}

/// Ports in the order of the block's page.
impl Golden for TrafficManager {
    fn reset(&mut self) {
        TrafficManager::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        if rst {
            outputs.fill(0);
            return TrafficManager::reset(self);
        }
        let (head, rest) = outputs.split_at_mut(4);
        let mut room = Room(rest);
        self.show_output(&mut room);
        let decisions = room.take(if self.settings.buffer_management.drops_heads() {
            3
        } else {
            0
        });
        room.put(self.lengths.iter().map(|&cells| u64::from(cells)));
        room.put([u64::from(self.free)]);
        room.put(self.thresholds().iter().map(|&cells| u64::from(cells)));
        self.show_totals(&mut room);

        let decided = TrafficManager::step(self, &self.inputs(inputs));
        let verdict = |verdict| u64::from(decided.verdict == Some(verdict));
        head[0] = u64::from(!decided.waits);
        head[1] = verdict(Verdict::Accepted);
        head[2] = verdict(Verdict::Refused);
        head[3] = verdict(Verdict::Malformed);
        if let [valid, queue, cells] = decisions {
            *valid = u64::from(decided.expelled.is_some());
            let (of, how_many) = decided.expelled.unwrap_or_default();
            (*queue, *cells) = (of as u64, u64::from(how_many));
        }
    }
}

impl TrafficManager {
    /// The input row as the ports have it.
    fn inputs<'a>(&self, row: &'a [u64]) -> Inputs<'a> {
        let queues = self.settings.queues;
        let mut words = Words(row);
        let valid = words.one() == 1;
        let offer = Offer {
            queue: words.one() as usize,
            cells: words.one() as u32,
            data: words.take(self.settings.data_words),
        };
        let out_ready = words.one() == 1;
        let port_ready = words.take(queues.div_ceil(64));
        let alphas = self.settings.per_queue && !self.thresholds().is_empty();
        let quanta = self.settings.scheduler == Scheduling::DeficitRoundRobin;
        let queue = if alphas || quanta { words.one() } else { 0 } as usize;
        let mut write = |present: bool| {
            let (enable, value) = if present {
                (words.one(), words.one())
            } else {
                (0, 0)
            };
            (enable == 1 && queue < queues).then_some((queue, value as u32))
        };
        let alpha = write(alphas).filter(|(_, code)| *code <= 10);
        Inputs {
            offer: valid.then_some(offer),
            out_ready,
            port_ready,
            alpha: alpha.map(|(queue, code)| (queue, code as i32 - 4)),
            quantum: write(quanta).filter(|(_, cells)| *cells > 0),
        }
    }

    fn show_output(&self, room: &mut Room) {
        let output = &self.output;
        if output.valid {
            let queue = output.queue as u64;
            room.put([1, queue, u64::from(output.first), u64::from(output.last)]);
            room.put(output.data.iter().copied());
        } else {
            room.take(4 + self.settings.data_words).fill(0);
        }
    }

    fn show_totals(&self, room: &mut Room) {
        let totals = &self.totals;
        room.total(totals.accepted);
        room.total(totals.refused);
        if self.settings.buffer_management.drops_heads() {
            room.total(totals.expelled);
        }
        room.total(totals.sent);
        room.put([u64::from(totals.malformed)]);
    }
}
