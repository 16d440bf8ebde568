//! A monitor of the hardware's inside: where every cell is, followed from what the memories' ports do.
//!
//! It keeps copies of the linked lists from their writes, and lists of its own from the events that should have
//! led to those writes; whatever comes free or is linked must be what its own lists say.

use std::collections::VecDeque;

use sluice::golden::traffic_manager::Settings;

/// A packet and the cells that it has so far.
struct Packet {
    queue: usize,
    cells: Vec<usize>,
    total: usize,
}

/// A packet whose cells come free, and how many have.
type Walk = Option<(Packet, usize)>;

/// The monitor.
pub struct Monitor {
    settings: Settings,
    cycle: u64,
    /// For each cell since when it has been free; `None`: it is used.
    pub free_since: Vec<Option<u64>>,
    queues: Vec<VecDeque<Packet>>,
    arriving: Option<Packet>,
    sending: Walk,
    expelling: Walk,
    /// Copies of the cell-pointer memories and of the link memory.
    pub pointers: Vec<Vec<usize>>,
    pub links: Vec<usize>,
}

/// What the monitor wants to see, behind the outputs.
pub fn seen(settings: &Settings) -> Vec<String> {
    let fixed = [
        "cell_stored",
        "stored_cell",
        "joins",
        "joining_queue",
        "joining_packet",
        "links",
        "linked_to",
        "leaves",
        "leaving_queue",
        "leaving_packet",
        "sent_returning",
        "sent_count",
    ];
    let mut names: Vec<String> = fixed.map(String::from).to_vec();
    let lists = 0..settings.sub_lists;
    for what in ["links_cell", "arriving_last", "sending_cell"] {
        names.extend(lists.clone().map(|list| format!("{what}_{list}")));
    }
    if settings.buffer_management.drops_heads() {
        names.extend(["drops", "dropped_returning", "dropped_count"].map(String::from));
        names.extend(lists.map(|list| format!("expelled_cell_{list}")));
    }
    names
}

/// The values of a cycle.
struct Values<'a> {
    fixed: [usize; 12],
    links: &'a [u64],
    linked_from: &'a [u64],
    sent: &'a [u64],
    /// Whether a packet is dropped, cells that return, cells that come free, and these.
    drop: Option<(usize, usize, usize, &'a [u64])>,
    lengths: &'a [u64],
    free: usize,
}

impl<'a> Values<'a> {
    fn new(settings: &Settings, row: &'a [u64]) -> Values<'a> {
        let drops = settings.buffer_management.drops_heads();
        let start = 4 + 4 + settings.data_words + if drops { 3 } else { 0 };
        let lengths = &row[start..start + settings.queues];
        let lists = settings.sub_lists as usize;
        let count = 12 + 3 * lists + if drops { 3 + lists } else { 0 };
        let (fixed, rest) = row[row.len() - count..].split_at(12);
        let (per_list, drop) = rest.split_at(3 * lists);
        let at = |index: usize| &per_list[index * lists..(index + 1) * lists];
        let number = |index: usize| drop[index] as usize;
        Values {
            fixed: std::array::from_fn(|i| fixed[i] as usize),
            links: at(0),
            linked_from: at(1),
            sent: at(2),
            drop: drops.then(|| (number(0), number(1), number(2), &drop[3..])),
            lengths,
            free: row[start + settings.queues] as usize,
        }
    }
}

macro_rules! demand {
    ($holds:expr, $($message:tt)*) => {
        if !$holds {
            return Err(format!($($message)*));
        }
    };
}

impl Monitor {
    pub fn new(settings: Settings) -> Monitor {
        let cells = settings.cells as usize;
        Monitor {
            settings,
            cycle: 0,
            free_since: vec![Some(0); cells],
            queues: (0..settings.queues).map(|_| VecDeque::new()).collect(),
            arriving: None,
            sending: None,
            expelling: None,
            pointers: vec![vec![usize::MAX; cells]; settings.sub_lists as usize],
            links: vec![usize::MAX; cells],
        }
    }

    /// Everything is free again.
    pub fn reset(&mut self) {
        let cycle = self.cycle;
        *self = Monitor::new(self.settings);
        self.cycle = cycle;
    }

    /// The cells of a packet that waits behind another one and has more cells than there are lists, and the first
    /// cell of the one before it.
    pub fn waiting(&self) -> Option<(usize, Vec<usize>)> {
        let lists = self.settings.sub_lists as usize;
        let pairs = |queue: &VecDeque<Packet>| {
            let mut pairs = queue.iter().zip(queue.iter().skip(1));
            let long = pairs.find(|(_, next)| next.total > lists)?;
            Some((long.0.cells[0], long.1.cells.clone()))
        };
        self.queues.iter().find_map(pairs)
    }

    /// A cycle out of reset: its input row and its output row.
    pub fn look(&mut self, inputs: &[u64], outputs: &[u64]) -> Result<(), String> {
        let values = Values::new(&self.settings, outputs);
        self.cycle += 1;
        self.conserve(&values)?;
        let [_, _, _, _, _, _, _, _, _, _, _, sent] = values.fixed;
        let sending = self.sending.take();
        self.sending = self.free(sending, sent, values.sent)?;
        if let Some((_, _, dropped, cells)) = values.drop {
            let expelling = self.expelling.take();
            self.expelling = self.free(expelling, dropped, cells)?;
        }
        self.leave(&values)?;
        self.store(inputs, &values)?;
        if self.cycle.is_multiple_of(10_000) || self.cycle == 1_000 {
            self.add_up()?;
        }
        Ok(())
    }

    /// Free, queued and in flight are all cells; lengths are those of the lists.
    fn conserve(&self, values: &Values) -> Result<(), String> {
        let left = |walk: &Walk| {
            walk.as_ref()
                .map_or(0, |(packet, gone)| packet.total - gone)
        };
        let returning = values.fixed[10] + values.drop.map_or(0, |(_, returning, _, _)| returning);
        let queued: u64 = values.lengths.iter().sum();
        let flying = left(&self.sending) + left(&self.expelling) + returning;
        let all = values.free + queued as usize + flying;
        demand!(
            all == self.settings.cells as usize,
            "{} free, {queued} queued and {flying} in flight are {all} cells",
            values.free
        );
        Ok(())
    }

    /// `count` cells of a walk come free, which must be its next ones.
    fn free(&mut self, walk: Walk, count: usize, cells: &[u64]) -> Result<Walk, String> {
        if count == 0 {
            return Ok(walk);
        }
        let Some((packet, gone)) = walk else {
            return Err(format!("{count} cells of no packet come free"));
        };
        let end = gone + count;
        let freed: Vec<_> = cells[..count].iter().map(|cell| *cell as usize).collect();
        demand!(
            packet.cells.get(gone..end) == Some(&freed[..]),
            "cells {freed:?} come free, not {:?} from {gone} on",
            packet.cells
        );
        for cell in freed {
            let since = self.free_since[cell].replace(self.cycle);
            demand!(since.is_none(), "cell {cell} comes free twice");
        }
        Ok((end < packet.total).then_some((packet, end)))
    }

    fn leave(&mut self, values: &Values) -> Result<(), String> {
        let [_, _, _, _, _, _, _, leaves, queue, first, ..] = values.fixed;
        if leaves == 0 {
            return Ok(());
        }
        let Some(packet) = self.queues[queue].pop_front() else {
            return Err(format!("a packet leaves queue {queue}, which is empty"));
        };
        demand!(
            packet.cells[0] == first,
            "packet {first} leaves queue {queue}, whose oldest is {}",
            packet.cells[0]
        );
        let dropped = values.drop.is_some_and(|(drops, ..)| drops == 1);
        let walk = if dropped {
            &mut self.expelling
        } else {
            &mut self.sending
        };
        demand!(walk.is_none(), "a packet leaves before another is gone");
        *walk = Some((packet, 0));
        Ok(())
    }

    fn store(&mut self, inputs: &[u64], values: &Values) -> Result<(), String> {
        let [stored, cell, joins, queue, packet, links, linked_to, ..] = values.fixed;
        if stored == 0 {
            return Ok(());
        }
        let since = self.free_since[cell].take();
        demand!(
            since.is_some_and(|since| since == 0 || since + 2 <= self.cycle),
            "cell {cell} is used again in cycle {}, free since {since:?}",
            self.cycle
        );
        let arriving = self.arriving.get_or_insert_with(|| Packet {
            queue: inputs[1] as usize,
            cells: vec![],
            total: inputs[2] as usize,
        });
        let lists = self.settings.sub_lists as usize;
        let number = arriving.cells.len();
        for list in 0..lists {
            let due = number >= lists && number % lists == list;
            demand!(
                due == (values.links[list] == 1),
                "cell {number} of a packet is linked in list {list}, or is not"
            );
            if due {
                let from = values.linked_from[list] as usize;
                let expected = arriving.cells[number - lists];
                demand!(
                    from == expected,
                    "cell {cell} follows {from}, not {expected}"
                );
                self.pointers[list][from] = cell;
            }
        }
        arriving.cells.push(cell);
        let complete = arriving.cells.len() == arriving.total;
        demand!(
            complete == (joins == 1),
            "a packet joins when it is not complete"
        );
        if let Some(arrived) = self.arriving.take_if(|_| complete) {
            demand!(
                (arrived.queue, arrived.cells[0]) == (queue, packet),
                "packet {packet} joins queue {queue}"
            );
            if links == 1 {
                self.links[linked_to] = packet;
            }
            self.queues[queue].push_back(arrived);
        }
        Ok(())
    }

    /// Everything in full: each cell in one place, the lists in the memories those of the packets.
    pub fn add_up(&self) -> Result<(), String> {
        let mut places = vec![0; self.free_since.len()];
        for (cell, since) in self.free_since.iter().enumerate() {
            places[cell] += usize::from(since.is_some());
        }
        let walks = [&self.sending, &self.expelling].into_iter().flatten();
        let flying = walks.flat_map(|(packet, gone)| &packet.cells[*gone..]);
        let arriving = self.arriving.iter().flat_map(|packet| &packet.cells);
        let queued = self.queues.iter().flatten();
        let queued = queued.flat_map(|packet| &packet.cells);
        flying
            .chain(arriving)
            .chain(queued)
            .for_each(|cell| places[*cell] += 1);
        let wrong = places.iter().position(|count| *count != 1);
        demand!(
            wrong.is_none(),
            "cell {wrong:?} is not in exactly one place"
        );

        let lists = self.settings.sub_lists as usize;
        for (queue, packets) in self.queues.iter().enumerate() {
            for (one, next) in packets.iter().zip(packets.iter().skip(1)) {
                demand!(
                    self.links[one.cells[0]] == next.cells[0],
                    "queue {queue}: packet {} is not linked behind {}",
                    next.cells[0],
                    one.cells[0]
                );
            }
            for packet in packets {
                let links = packet
                    .cells
                    .iter()
                    .zip(&packet.cells[lists.min(packet.total)..]);
                for (number, (from, to)) in links.enumerate() {
                    demand!(
                        self.pointers[number % lists][*from] == *to,
                        "queue {queue}: cell {to} is not linked behind {from}"
                    );
                }
            }
        }
        Ok(())
    }
}
