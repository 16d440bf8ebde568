//! Golden model of Ofan's shared pointers.
//!
//! Ofan, section 4.1: "each incoming packet that goes up in the fat tree accesses its specific pointer to
//! determine its northbound port"; "then, at each packet arrival for this pointer, it is incremented (modulo
//! the number w of uplink ports)"; failures: "if they pick an invalid port for a packet [...] then they just
//! keep incrementing until yielding a valid port".
//!
//! [`Pointers`] is that, one packet after another. [`Batches`] feeds it a batch of lanes in every cycle, as
//! appendix I wants it: "exactly as if the [...] requests had been processed one at a time".

use super::{Bitmap, Golden};
use std::collections::HashSet;

/// What the pointers are.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Ports w that a pointer goes round, at least 1.
    pub uplinks: usize,
    /// The basis permutation P of 0 to w − 1; `None`: the port is the pointer.
    pub basis: Option<Vec<u32>>,
    /// The pointer that each key starts at, less than w; as many as there are keys.
    pub start: Vec<u32>,
    /// Number of entries F that restrict single keys.
    pub failures: usize,
}

/// An entry that restricts one key to some uplinks.
#[derive(Clone, Debug)]
pub struct Restriction {
    /// Whether it acts.
    pub enable: bool,
    /// The key.
    pub key: usize,
    /// Bit p: port p leads to the key's destination.
    pub usable: Bitmap,
}

/// One pointer for each key.
#[derive(Clone, Debug)]
pub struct Pointers {
    /// What `pointers` are after a reset.
    start: Vec<u32>,
    /// One for each key, and a spare one, see [`Batches::take`].
    pointers: Vec<u32>,
    orders: Orders,
    restrictions: Vec<Restriction>,
    /// Whether some restriction acts.
    restricted: bool,
}

impl Pointers {
    /// All pointers at their start, all restrictions off.
    pub fn new(settings: Settings) -> Self {
        let off = Restriction {
            enable: false,
            key: 0,
            usable: Bitmap::repeat(false, settings.uplinks),
        };
        let orders = Orders::new(settings.uplinks, settings.basis, settings.start.len());
        let mut start = settings.start;
        start.push(0);
        Pointers {
            pointers: start.clone(),
            start,
            orders,
            restrictions: vec![off; settings.failures],
            restricted: false,
        }
    }

    /// All pointers to their start, all restrictions off.
    pub fn reset(&mut self) {
        self.pointers.copy_from_slice(&self.start);
        self.restrictions.iter_mut().for_each(|r| r.enable = false);
        self.restricted = false;
    }

    /// Number of keys.
    #[inline(always)]
    pub fn keys(&self) -> usize {
        self.pointers.len() - 1
    }

    /// The pointers.
    pub fn pointers(&self) -> &[u32] {
        &self.pointers[..self.keys()]
    }

    /// The order in which each key visits the ports.
    pub fn orders(&self) -> &Orders {
        &self.orders
    }

    /// Writes an entry; one beyond the last is ignored.
    pub fn restrict(&mut self, index: usize, restriction: Restriction) {
        if let Some(entry) = self.restrictions.get_mut(index) {
            *entry = restriction;
            self.restricted = self.restrictions.iter().any(|r| r.enable);
        }
    }

    /// Routes one packet: the port, or `None` where no uplink is usable or there is no such key. `up`, if
    /// given, says which local uplinks are up: bit p % 64 of word p / 64 is port p.
    #[inline(always)]
    pub fn route(&mut self, key: usize, up: Option<&[u64]>) -> Option<usize> {
        if self.restricted || up.is_some() {
            return self.search(key, up);
        }
        (key < self.keys()).then(|| self.next(key))
    }

    /// Routes one packet where every uplink is usable.
    #[inline(always)]
    fn next(&mut self, key: usize) -> usize {
        let i = self.pointers[key];
        self.pointers[key] = self.orders.after(i);
        self.orders.port(key, i as usize)
    }

    /// Routes one packet where some uplink may not be usable.
    fn search(&mut self, key: usize, up: Option<&[u64]>) -> Option<usize> {
        if key >= self.keys() {
            return None;
        }
        // Of two entries of one key the lowest counts.
        let of_key = |r: &&Restriction| r.enable && r.key == key;
        let entry = self.restrictions.iter().find(of_key);
        let entry = entry.map(|r| r.usable.as_raw_slice());
        let has = |mask: Option<&[u64]>, port| mask.is_none_or(|mask| has(mask, port));
        let mut i = self.pointers[key];
        for _ in 0..self.orders.uplinks {
            let port = self.orders.port(key, i as usize);
            i = self.orders.after(i);
            if has(up, port) && has(entry, port) {
                self.pointers[key] = i;
                return Some(port);
            }
        }
        None
    }
}

/// Whether a mask has a port.
#[inline(always)]
fn has(mask: &[u64], port: usize) -> bool {
    mask[port / 64] >> (port % 64) & 1 == 1
}

/// The order in which each key visits the ports (Ofan, appendix F.2).
#[derive(Clone, Debug)]
pub struct Orders {
    uplinks: u32,
    /// P; `None`: the port is the pointer.
    basis: Option<Vec<u32>>,
    /// b = ⌈log₂ w⌉.
    low_bits: u32,
    /// ⌊id / 2ᵇ⌋ mod w, for every ⌊id / 2ᵇ⌋ that there is, up to that of no key.
    shifts: Vec<u32>,
}

impl Orders {
    /// The orders of so many keys on 1 to 256 uplinks, from a basis permutation P if there is one.
    pub fn new(uplinks: usize, basis: Option<Vec<u32>>, keys: usize) -> Self {
        let uplinks = uplinks as u32;
        let low_bits = uplinks.next_power_of_two().ilog2();
        Orders {
            uplinks,
            basis,
            low_bits,
            shifts: (0..=(keys >> low_bits) as u32)
                .map(|id2| id2 % uplinks)
                .collect(),
        }
    }

    /// The pointer's value after `i`.
    #[inline(always)]
    fn after(&self, i: u32) -> u32 {
        if i + 1 == self.uplinks { 0 } else { i + 1 }
    }

    /// π(i) = (xor_w(P\[i\], id₁) + id₂) mod w, where id₁ is the key modulo 2ᵇ and id₂ the rest of it
    /// (equations 17, 18).
    ///
    /// # Panics
    /// If there is no such key, or i is w or more.
    #[inline(always)]
    pub fn port(&self, key: usize, i: usize) -> usize {
        let Some(basis) = &self.basis else {
            return i;
        };
        let id1 = key as u32 & ((1 << self.low_bits) - 1);
        let turned = xor_below(self.uplinks, basis[i], id1) + self.shifts[key >> self.low_bits];
        let wrapped = turned.wrapping_sub(self.uplinks);
        turned.min(wrapped) as usize
    }

    /// How many distinct cyclic orders these keys have: orders that differ in more than where they begin.
    pub fn distinct(&self, keys: impl Iterator<Item = usize>) -> usize {
        let w = self.uplinks as usize;
        let cycle = |key| -> Vec<u8> {
            let mut ports: Vec<u8> = (0..w).map(|i| self.port(key, i) as u8).collect();
            let zero = ports.iter().position(|port| *port == 0);
            ports.rotate_left(zero.unwrap_or(0));
            ports
        };
        keys.map(cycle).collect::<HashSet<_>>().len()
    }
}

/// xor_w(v, x) = v ⊕ x if that is less than w, else v.
#[inline(always)]
fn xor_below(w: u32, v: u32, x: u32) -> u32 {
    if v ^ x < w { v ^ x } else { v }
}

/// What a lane gets: bit 9 says that there was a packet, bit 8 that it has no route, the rest is the port.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answer(u16);

impl Answer {
    #[inline(always)]
    pub(super) fn new(valid: bool, routed: bool, port: usize) -> Self {
        let port = if routed { port } else { 0 };
        Answer(u16::from(valid) << 9 | u16::from(valid && !routed) << 8 | port as u16)
    }

    /// Whether there was a packet.
    #[inline(always)]
    pub fn valid(self) -> bool {
        self.0 >> 9 == 1
    }

    /// Whether its key does not exist, or none of the key's uplinks is usable.
    #[inline(always)]
    pub fn no_route(self) -> bool {
        self.0 >> 8 & 1 == 1
    }

    /// Its port; 0 if there is none.
    #[inline(always)]
    pub fn port(self) -> usize {
        (self.0 & 0xff).into()
    }

    /// Writes answers as rows have them: `out_valid` of all lanes, then `port`, then `no_route`.
    #[inline(always)]
    pub(super) fn write(answers: &[Answer], row: &mut [u64]) {
        let (valid, rest) = row.split_at_mut(answers.len());
        let (port, no_route) = rest.split_at_mut(answers.len());
        for (((answer, valid), port), no_route) in answers.iter().zip(valid).zip(port).zip(no_route)
        {
            *valid = answer.valid().into();
            *port = answer.port() as u64;
            *no_route = answer.no_route().into();
        }
    }
}

/// How batches come and go.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Packets W of a batch.
    pub lanes: usize,
    /// Cycles from a batch to its answers, at least 1.
    pub latency: usize,
    /// Whether rows say which local uplinks are up.
    pub uplink_mask: bool,
    /// Whether rows say that everything stands still.
    pub stall: bool,
}

/// The local uplinks that are up, a write of an entry, and the rest of a row.
type Settled<'r> = (Option<&'r [u64]>, Option<(usize, Restriction)>, &'r [u64]);

/// The pointer unit that takes a batch in every cycle and answers it some cycles later.
#[derive(Clone, Debug)]
pub struct Batches {
    shape: Shape,
    pointers: Pointers,
    /// The answers on their way, a ring of as many batches as there are cycles of latency.
    answers: Vec<Answer>,
    /// Where the batch begins that is answered now.
    now: usize,
}

impl Batches {
    /// A unit in its reset state.
    ///
    /// # Panics
    /// If the latency is 0, or there are more than 256 uplinks.
    pub fn new(settings: Settings, shape: Shape) -> Self {
        assert!(shape.latency > 0, "answers take a cycle at least");
        assert!(settings.uplinks <= 256, "ports are bytes");
        Batches {
            pointers: Pointers::new(settings),
            answers: vec![Answer::default(); shape.lanes * shape.latency],
            now: 0,
            shape,
        }
    }

    /// The pointers.
    pub fn pointers(&self) -> &Pointers {
        &self.pointers
    }

    /// Writes an entry, for the batches taken from now on; one beyond the last is ignored.
    pub fn restrict(&mut self, index: usize, restriction: Restriction) {
        self.pointers.restrict(index, restriction);
    }

    /// Cycles from a batch to its answers.
    pub(super) fn latency(&self) -> usize {
        self.shape.latency
    }

    /// What a row says after the lanes, where there are such ports: the local uplinks that are up, a write of an
    /// entry, and the rest.
    pub(super) fn read_settings<'r>(&self, mut row: &'r [u64]) -> Settled<'r> {
        let masked = self.shape.uplink_mask;
        let up = masked.then(|| self.pointers.mask(&mut row));
        let write = self.pointers.read_entry(&mut row);
        (up, write, row)
    }

    /// The answers that are shown in this cycle.
    #[inline(always)]
    pub fn shown(&self) -> &[Answer] {
        &self.answers[self.now..self.now + self.shape.lanes]
    }

    /// Ends the cycle with a batch: whether there is a packet, and its key, for each lane.
    #[inline(always)]
    pub fn take(&mut self, batch: impl Iterator<Item = (bool, usize)>, up: Option<&[u64]>) {
        let end = self.now + self.shape.lanes;
        let answers = self.answers[self.now..end].iter_mut().zip(batch);
        let pointers = &mut self.pointers;
        if pointers.restricted || up.is_some() {
            for (answer, (valid, key)) in answers {
                let port = if valid {
                    pointers.search(key, up)
                } else {
                    None
                };
                *answer = Answer::new(valid, port.is_some(), port.unwrap_or(0));
            }
        } else {
            // Lanes without a packet, or whose key is none, move the last pointer: a branch less.
            let keys = pointers.keys();
            for (answer, (valid, key)) in answers {
                let slot = if valid { key.min(keys) } else { keys };
                *answer = Answer::new(valid, slot < keys, pointers.next(slot));
            }
        }
        self.now = if end == self.answers.len() { 0 } else { end };
    }
}

/// Inputs `valid[W]`, `key[W]`, then, where there are any, `uplink_up`, the entry's `cfg_we`, `cfg_index`,
/// `cfg_enable`, `cfg_key`, `cfg_mask`, and `stall`; outputs `out_valid[W]`, `port[W]`, `no_route[W]`.
impl Golden for Batches {
    fn reset(&mut self) {
        self.pointers.reset();
        self.answers.fill(Answer::default());
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        if rst {
            outputs.fill(0);
            return Golden::reset(self);
        }
        Answer::write(self.shown(), outputs);
        let (valid, rest) = inputs.split_at(self.shape.lanes);
        let (keys, rest) = rest.split_at(self.shape.lanes);
        let (up, write, rest) = self.read_settings(rest);
        let stalled = self.shape.stall && rest[0] == 1;
        if !stalled {
            let lane = |(valid, key): (&u64, &u64)| (*valid == 1, *key as usize);
            self.take(valid.iter().zip(keys).map(lane), up);
        }
        // What is written governs the batches of later cycles.
        if let Some((index, restriction)) = write {
            self.restrict(index, restriction);
        }
    }
}

impl Pointers {
    /// Takes a mask of all uplinks from the front of a row.
    pub(super) fn mask<'r>(&self, row: &mut &'r [u64]) -> &'r [u64] {
        let (mask, rest) = row.split_at(self.orders.uplinks.div_ceil(64) as usize);
        *row = rest;
        mask
    }

    /// Takes the ports that write an entry from the front of a row: index and entry, if there is a write.
    /// Without entries there are no such ports.
    pub(super) fn read_entry(&self, row: &mut &[u64]) -> Option<(usize, Restriction)> {
        if self.restrictions.is_empty() {
            return None;
        }
        let (&[write, index, enable, key], rest) = row.split_first_chunk().expect("a whole row");
        *row = rest;
        let usable = self.mask(row);
        (write == 1).then(|| {
            let restriction = Restriction {
                enable: enable == 1,
                key: key as usize,
                usable: Bitmap::from_slice(usable),
            };
            (index as usize, restriction)
        })
    }
}

#[cfg(test)]
mod tests;
