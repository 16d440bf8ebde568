//! A scoreboard at the ports: whatever the implementation, it must lose, invent, reorder or change nothing.

use std::collections::VecDeque;

use super::{BufferManagement, Settings, Total, Totals};

/// A packet as it was offered.
#[derive(Clone, Debug)]
struct Packet {
    cells: u32,
    data: Vec<u64>,
}

/// A packet of which cells are still to come; `None`: it is forgotten.
#[derive(Clone, Debug)]
struct Arriving {
    queue: usize,
    packet: Option<Packet>,
    left: u64,
}

/// What the ports of a traffic manager have shown so far.
///
/// It knows no timing beyond the order of events, so that it says of golden model and hardware alike: each
/// accepted packet leaves whole and unchanged or is expelled whole; queues are first in, first out; a head drop takes
/// the oldest packet; lengths are those of the packets; totals are right; admission and expulsion obey the thresholds
/// shown; all cells become free again.
pub struct Scoreboard {
    settings: Settings,
    queues: Vec<VecDeque<Packet>>,
    lengths: Vec<u64>,
    /// Packets that left their queue to be sent, in this order.
    leaving: VecDeque<(usize, Packet)>,
    /// Cells of the first of them that were taken.
    taken: u32,
    arriving: Option<Arriving>,
    totals: Totals,
    /// Cycles since anything was on its way out.
    quiet: u32,
}

/// Output row, taken apart.
struct Shown<'a> {
    in_ready: bool,
    accepted: bool,
    refused: bool,
    malformed: bool,
    out: &'a [u64],
    expelled: Option<(usize, u64)>,
    lengths: &'a [u64],
    free: u64,
    thresholds: &'a [u64],
    totals: &'a [u64],
}

impl<'a> Shown<'a> {
    fn new(settings: &Settings, row: &'a [u64]) -> Shown<'a> {
        let (head, rest) = row.split_at(4);
        let (out, rest) = rest.split_at(4 + settings.data_words);
        let drops = settings.buffer_management.drops_heads();
        let (expelled, rest) = rest.split_at(if drops { 3 } else { 0 });
        let (lengths, rest) = rest.split_at(settings.queues);
        let (thresholds, totals) = rest[1..].split_at(settings.thresholds());
        Shown {
            in_ready: head[0] == 1,
            accepted: head[1] == 1,
            refused: head[2] == 1,
            malformed: head[3] == 1,
            out,
            expelled: match *expelled {
                [1, queue, cells] => Some((queue as usize, cells)),
                _ => None,
            },
            lengths,
            free: rest[0],
            thresholds,
            totals,
        }
    }

    fn threshold(&self, queue: usize) -> Option<u64> {
        match *self.thresholds {
            [] => None,
            [one] => Some(one),
            _ => Some(self.thresholds[queue]),
        }
    }
}

/// Fails with a message unless a condition holds.
macro_rules! demand {
    ($holds:expr, $($message:tt)*) => {
        if !$holds {
            return Err(format!($($message)*));
        }
    };
}

impl Scoreboard {
    /// A scoreboard for a traffic manager in its reset state.
    pub fn new(settings: Settings) -> Scoreboard {
        Scoreboard {
            settings,
            queues: vec![VecDeque::new(); settings.queues],
            lengths: vec![0; settings.queues],
            leaving: VecDeque::new(),
            taken: 0,
            arriving: None,
            totals: Totals::default(),
            quiet: 0,
        }
    }

    /// Looks at a cycle: its input row and its output row.
    ///
    /// # Errors
    /// Says what is wrong.
    pub fn look(&mut self, rst: bool, inputs: &[u64], outputs: &[u64]) -> Result<(), String> {
        if rst {
            demand!(outputs.iter().all(|word| *word == 0), "an output in reset");
            *self = Scoreboard::new(self.settings);
            return Ok(());
        }
        let shown = Shown::new(&self.settings, outputs);
        self.look_at_lengths(&shown)?;
        self.look_at_totals(&shown)?;
        let out_ready = inputs[3 + self.settings.data_words] == 1;
        self.look_at_output(&shown, out_ready)?;
        self.look_at_drop(&shown)?;
        self.look_at_arrival(&shown, inputs)?;
        self.look_at_free(&shown)
    }

    /// Lengths are those that are known, but for the one packet that left to be sent in the cycle before.
    fn look_at_lengths(&mut self, shown: &Shown) -> Result<(), String> {
        let wrong = |(q, (known, shown)): (usize, (&u64, &u64))| (known != shown).then_some(q);
        let differing = self.lengths.iter().zip(shown.lengths);
        let differing: Vec<_> = differing.enumerate().filter_map(wrong).collect();
        let queue = match differing[..] {
            [] => return Ok(()),
            [queue] => queue,
            _ => return Err(format!("lengths of queues {differing:?} changed at once")),
        };
        let oldest = self.queues[queue].pop_front();
        let expected = oldest
            .as_ref()
            .map(|p| self.lengths[queue] - u64::from(p.cells));
        demand!(
            expected == Some(shown.lengths[queue]),
            "queue {queue} has length {}, known are {}, without its oldest packet {expected:?}",
            shown.lengths[queue],
            self.lengths[queue]
        );
        self.lengths[queue] = shown.lengths[queue];
        self.leaving.extend(oldest.map(|packet| (queue, packet)));
        Ok(())
    }

    fn look_at_totals(&self, shown: &Shown) -> Result<(), String> {
        let Totals {
            accepted,
            refused,
            expelled,
            sent,
            malformed,
        } = self.totals;
        let drops = self.settings.buffer_management.drops_heads();
        let pairs = [
            Some(accepted),
            Some(refused),
            drops.then_some(expelled),
            Some(sent),
        ];
        let words = |total: Total| [total.packets, total.cells];
        let known = pairs.into_iter().flatten().flat_map(words);
        let known: Vec<_> = known.chain([malformed]).map(u64::from).collect();
        demand!(
            known == shown.totals,
            "totals are {:?}, known are {known:?}",
            shown.totals
        );
        Ok(())
    }

    fn look_at_output(&mut self, shown: &Shown, out_ready: bool) -> Result<(), String> {
        let &[valid, queue, first, last, ref data @ ..] = shown.out else {
            return Err("no output".into());
        };
        if valid == 0 {
            return Ok(());
        }
        let Some((of, packet)) = self.leaving.front() else {
            return Err(format!("a cell of queue {queue} that no packet left"));
        };
        let words = self.settings.data_words;
        let start = self.taken as usize * words;
        let is_last = self.taken + 1 == packet.cells;
        let expected = (*of as u64, u64::from(self.taken == 0), u64::from(is_last));
        demand!(
            (queue, first, last) == expected,
            "cell {} of a packet of queue {of} is shown as queue {queue}, first {first}, last {last}",
            self.taken
        );
        demand!(
            packet.data[start..start + words] == *data,
            "cell {} of a packet of queue {of} has changed",
            self.taken
        );
        if out_ready {
            self.totals.sent.add(u32::from(is_last), 1);
            self.taken += 1;
        }
        if out_ready && is_last {
            self.leaving.pop_front();
            self.taken = 0;
        }
        Ok(())
    }

    fn look_at_drop(&mut self, shown: &Shown) -> Result<(), String> {
        let Some((queue, cells)) = shown.expelled else {
            return Ok(());
        };
        let oldest = self.queues[queue].pop_front();
        demand!(
            oldest.as_ref().is_some_and(|p| u64::from(p.cells) == cells),
            "{cells} cells of queue {queue} are expelled, its oldest packet is {:?}",
            oldest.map(|packet| packet.cells)
        );
        if let Some(threshold) = shown.threshold(queue) {
            let length = shown.lengths[queue];
            demand!(
                length > threshold,
                "queue {queue} of {length} cells is dropped from at a threshold of {threshold}"
            );
        }
        self.lengths[queue] -= cells;
        self.totals.expelled.add(1, cells as u32);
        self.quiet = 0;
        Ok(())
    }

    fn look_at_arrival(&mut self, shown: &Shown, inputs: &[u64]) -> Result<(), String> {
        let verdicts = [shown.accepted, shown.refused, shown.malformed];
        let told = verdicts.iter().filter(|verdict| **verdict).count();
        let header = inputs[0] == 1 && self.arriving.is_none();
        let due = usize::from(header && shown.in_ready);
        demand!(told == due, "{told} verdicts where {due} are due");
        if header {
            self.look_at_header(shown, inputs)?;
        }
        if inputs[0] == 0 || !shown.in_ready {
            return Ok(());
        }
        let Some(mut arriving) = self.arriving.take() else {
            return Err("a cell of no packet".into());
        };
        arriving.left -= 1;
        if let Some(packet) = &mut arriving.packet {
            let data = &inputs[3..3 + self.settings.data_words];
            packet.data.extend_from_slice(data);
        }
        if arriving.left > 0 {
            self.arriving = Some(arriving);
        } else if let Some(packet) = arriving.packet {
            self.queues[arriving.queue].push_back(packet);
        }
        Ok(())
    }

    fn look_at_header(&mut self, shown: &Shown, inputs: &[u64]) -> Result<(), String> {
        let (queue, cells) = (inputs[1] as usize, inputs[2]);
        let longest = u64::from(self.settings.longest_packet);
        let good = queue < self.settings.queues && (1..=longest).contains(&cells);
        demand!(
            shown.malformed != good,
            "malformed: queue {queue}, {cells} cells"
        );
        let fits = good && cells <= shown.free;
        let below = good
            && shown
                .threshold(queue)
                .is_none_or(|t| shown.lengths[queue] < t);
        demand!(
            shown.accepted == (fits && below),
            "{cells} cells for queue {queue}: accepted {}, {} free",
            shown.accepted,
            shown.free
        );
        let pushout = self.settings.buffer_management == BufferManagement::Pushout;
        demand!(shown.in_ready || pushout && good && !fits, "a header waits");
        if shown.in_ready {
            let packet = Packet {
                cells: cells as u32,
                data: vec![],
            };
            self.arriving = Some(Arriving {
                queue,
                packet: shown.accepted.then_some(packet),
                left: cells.max(1),
            });
        }
        let totals = &mut self.totals;
        if shown.accepted {
            self.lengths[queue] += cells;
            totals.accepted.add(1, cells as u32);
        } else if shown.refused {
            totals.refused.add(1, cells as u32);
        } else if shown.malformed {
            totals.malformed = totals.malformed.wrapping_add(1);
        }
        Ok(())
    }

    /// All cells are free that no queue has, once what was on its way out is gone.
    fn look_at_free(&mut self, shown: &Shown) -> Result<(), String> {
        let busy = !self.leaving.is_empty();
        self.quiet = if busy { 0 } else { self.quiet + 1 };
        let queued: u64 = shown.lengths.iter().sum();
        let (free, cells) = (shown.free, u64::from(self.settings.cells));
        demand!(
            free + queued <= cells,
            "{free} free and {queued} queued of {cells} cells"
        );
        let longest_expulsion = 2 * self.settings.longest_packet + 8;
        demand!(
            self.quiet < longest_expulsion || free + queued == cells,
            "nothing leaves, and {free} are free and {queued} queued of {cells} cells"
        );
        Ok(())
    }
}
