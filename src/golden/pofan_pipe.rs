//! Golden model of a pipe of pOfan.
//!
//! Ofan, section 5.1: "instead of a single RR pointer shared among all bottom ports for a given destination key
//! [...], each pipe keeps its own independent RR pointer per key". Within the pipe access is atomic, so a pipe
//! is the pointer unit of its own packets: that of [`Batches`], which refuses packets while its memory is cleared.

use super::Golden;
use super::ofan::{Answer, Batches, Settings, Shape};

/// A pipe of pOfan.
#[derive(Clone, Debug)]
pub struct Pipe {
    unit: Batches,
    /// Cycles after a reset in which packets are refused.
    clearing: u32,
    /// How many of them are left.
    left: u32,
}

impl Pipe {
    /// A pipe in its reset state, which refuses packets for `clearing` cycles.
    pub fn new(settings: Settings, shape: Shape, clearing: u32) -> Self {
        Pipe {
            unit: Batches::new(settings, shape),
            clearing,
            left: clearing,
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        self.unit.reset();
        self.left = self.clearing;
    }

    /// Whether packets are taken in this cycle.
    pub fn ready(&self) -> bool {
        self.left == 0
    }

    /// The pointers, the way answers go, the entries.
    pub fn unit(&self) -> &Batches {
        &self.unit
    }

    /// The same, to write entries.
    pub fn unit_mut(&mut self) -> &mut Batches {
        &mut self.unit
    }

    /// The answers that are shown in this cycle.
    pub fn shown(&self) -> &[Answer] {
        self.unit.shown()
    }

    /// Ends the cycle with a batch: whether there is a packet, and its key, for each lane. All are refused while
    /// the pipe is not ready.
    pub fn take(&mut self, batch: impl Iterator<Item = (bool, usize)>, up: Option<&[u64]>) {
        let ready = self.ready();
        let taken = batch.map(|(valid, key)| (valid & ready, key));
        self.unit.take(taken, up);
        self.left = self.left.saturating_sub(1);
    }
}

/// Inputs `valid[g]`, `key[g]`, then, where there are any, `uplink_up` and the entry's `cfg_we`, `cfg_index`,
/// `cfg_enable`, `cfg_key`, `cfg_mask`; outputs `out_valid[g]`, `port[g]`, `no_route[g]`, `ready`.
impl Golden for Pipe {
    fn reset(&mut self) {
        Pipe::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        if rst {
            outputs.fill(0);
            return Pipe::reset(self);
        }
        let lanes = self.shown().len();
        let (answers, ready) = outputs.split_at_mut(3 * lanes);
        Answer::write(self.shown(), answers);
        ready[0] = u64::from(self.ready());
        let (valid, rest) = inputs.split_at(lanes);
        let (keys, rest) = rest.split_at(lanes);
        let (up, write, _) = self.unit.read_settings(rest);
        let lane = |(valid, key): (&u64, &u64)| (*valid == 1, *key as usize);
        self.take(valid.iter().zip(keys).map(lane), up);
        // What is written governs the packets of later cycles.
        if let Some((index, restriction)) = write {
            self.unit.restrict(index, restriction);
        }
    }
}
