//! Golden model of Occamy's head-drop selector.
//!
//! Occamy: "To maintain the over-allocated queues, Occamy uses a bitmap, whose length is equal to the
//! number of queues, to indicate whether a queue is over-allocated. Each bit of the bitmap represents
//! whether the queue length exceeds T(t)." A round-robin arbiter iterates over the bitmap.

use super::rr_arbiter::RoundRobin;
use super::{Bits, Golden};
use std::{array, mem};
use wide::{u32x16, u64x8};

/// A queue length or threshold in cells. `u32` is the fast one for widths up to 32 bits.
pub trait Length: Copy + Ord {
    /// Bit i says whether length i exceeds limit i. All are compared, which is faster than to stop at
    /// the first: where it stops is as good as random, and a branch there is mispredicted.
    fn exceed(lengths: &[Self; 64], limit: impl Fn(usize) -> Self) -> u64;
}

impl Length for u32 {
    #[inline(always)]
    fn exceed(lengths: &[u32; 64], limit: impl Fn(usize) -> u32) -> u64 {
        let word = |word, (block, lengths): (usize, &[u32; 16])| {
            let limits = array::from_fn(|i| limit(16 * block + i));
            let over = u32x16::new(*lengths).simd_gt(u32x16::new(limits));
            word << 16 | u64::from(over.to_bitmask())
        };
        lengths.as_chunks().0.iter().enumerate().rev().fold(0, word)
    }
}

impl Length for u64 {
    #[inline(always)]
    fn exceed(lengths: &[u64; 64], limit: impl Fn(usize) -> u64) -> u64 {
        // Early x86-64 cannot compare vectors of 64-bit values, and most lengths fit 32 bits.
        if cfg!(all(target_arch = "x86_64", not(target_feature = "sse4.2"))) {
            let all = (0..64).fold(0, |all, i| all | lengths[i] | limit(i));
            if all >> 32 == 0 {
                return u32::exceed(&lengths.map(|length| length as u32), |i| limit(i) as u32);
            }
        }
        let word = |word, (block, lengths): (usize, &[u64; 8])| {
            let limits = array::from_fn(|i| limit(8 * block + i));
            let over = u64x8::new(*lengths).simd_gt(u64x8::new(limits));
            word << 8 | u64::from(over.to_bitmask())
        };
        lengths.as_chunks().0.iter().enumerate().rev().fold(0, word)
    }
}

/// The limit above which a queue is over-allocated.
#[derive(Clone, Copy, Debug)]
pub enum Threshold<'a, L> {
    /// One for all queues.
    Shared(L),
    /// One for each queue.
    PerQueue(&'a [L]),
}

/// Writes the bitmap: bit q says whether queue q is over-allocated, its length above its limit.
#[inline(never)]
fn write<L: Length>(bitmap: &mut [u64], lengths: &[L], limit: impl Fn(usize) -> L) {
    for (i, (word, lengths)) in bitmap.iter_mut().zip(lengths.chunks(64)).enumerate() {
        let limit = |q| limit(64 * i + q);
        *word = match lengths.first_chunk() {
            Some(lengths) => L::exceed(lengths, limit),
            None => {
                let over = |q| u64::from(lengths[q] > limit(q));
                (0..lengths.len())
                    .rev()
                    .fold(0, |word, q| word << 1 | over(q))
            }
        };
    }
}

/// The selector for 1 to 1024 queues.
#[derive(Clone, Debug)]
pub struct Selector {
    /// Whether a register lies between comparators and arbiter.
    registered: bool,
    /// The bitmap of the cycle before, 0 after reset; without the register, of this cycle.
    bitmap: Box<[u64]>,
    arbiter: RoundRobin,
}

impl Selector {
    /// A selector in its reset state. `registered`: a register between comparators and arbiter, so
    /// that a cycle decides on the lengths of the cycle before. `hold`: a decision that was shown and
    /// not accepted stays while its bit of the bitmap stays.
    ///
    /// # Panics
    /// If `queues` is not in 1..=1024.
    pub fn new(queues: usize, registered: bool, hold: bool) -> Self {
        Selector {
            registered,
            bitmap: vec![0; queues.div_ceil(64)].into(),
            arbiter: RoundRobin::new(queues, hold),
        }
    }

    /// Number of queues.
    pub fn queues(&self) -> usize {
        self.arbiter.requesters()
    }

    /// The registered bitmap, that the next decision is made on.
    pub fn bitmap(&self) -> Option<&Bits> {
        self.registered
            .then(|| &Bits::from_slice(&self.bitmap)[..self.queues()])
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        self.bitmap.fill(0);
        self.arbiter.reset();
    }

    /// Runs one cycle with these queue lengths; gives the queue to drop from, accepted if `ready`.
    ///
    /// # Panics
    /// If there is not one length, and with [`Threshold::PerQueue`] one threshold, per queue.
    #[inline(always)]
    pub fn step<L: Length>(
        &mut self,
        lengths: &[L],
        threshold: Threshold<'_, L>,
        ready: bool,
    ) -> Option<usize> {
        assert_eq!(lengths.len(), self.queues(), "one length per queue");
        match threshold {
            Threshold::Shared(limit) => self.cycle(lengths, |_| limit, ready),
            Threshold::PerQueue(limits) => {
                assert_eq!(limits.len(), lengths.len(), "one threshold per queue");
                self.cycle(lengths, |queue| limits[queue], ready)
            }
        }
    }

    #[inline(always)]
    fn cycle<L: Length>(
        &mut self,
        lengths: &[L],
        limit: impl Fn(usize) -> L,
        ready: bool,
    ) -> Option<usize> {
        if let ([word], Some(lengths)) = (&mut *self.bitmap, lengths.first_chunk()) {
            // 64 queues: a bitmap that needs no memory.
            let mut bitmap = L::exceed(lengths, limit);
            if self.registered {
                mem::swap(word, &mut bitmap);
            }
            self.arbiter.step(&[bitmap], ready)
        } else if self.registered {
            let decision = self.arbiter.step(&self.bitmap, ready);
            write(&mut self.bitmap, lengths, limit);
            decision
        } else {
            write(&mut self.bitmap, lengths, limit);
            self.arbiter.step(&self.bitmap, ready)
        }
    }
}

/// Inputs `len[Q]`, `threshold` or `threshold[Q]`, `ready`; outputs `queue_index`, `valid`.
impl Golden for Selector {
    fn reset(&mut self) {
        Selector::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        if rst {
            outputs.fill(0);
            return Selector::reset(self);
        }
        let (lengths, rest) = inputs.split_at(self.queues());
        let (limits, ready) = rest.split_at(rest.len() - 1);
        let threshold = if let &[limit] = limits {
            Threshold::Shared(limit)
        } else {
            Threshold::PerQueue(limits)
        };
        let decision = Selector::step(self, lengths, threshold, ready[0] == 1);
        outputs[0] = decision.unwrap_or(0) as u64;
        outputs[1] = decision.is_some().into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// "The bitmap 00000101 denotes that queue 1 and queue 3 are over-allocated": bits 0 and 2.
    #[test]
    fn the_papers_bitmap_is_served_in_turn() {
        for registered in [false, true] {
            let mut selector = Selector::new(8, registered, false);
            let lengths = [9u32, 5, 6, 0, 5, 5, 1, 2];
            let mut cycle = || selector.step(&lengths, Threshold::Shared(5), true);
            if registered {
                assert_eq!(cycle(), None, "the registered bitmap is 0 after reset");
            }
            assert_eq!([cycle(), cycle(), cycle()], [Some(0), Some(2), Some(0)]);
            let Some(bitmap) = selector.bitmap() else {
                continue;
            };
            let bits = bitmap.iter().rev().map(|b| if *b { '1' } else { '0' });
            assert_eq!(bits.collect::<String>(), "00000101");
        }
    }

    #[test]
    fn only_longer_than_the_threshold_counts() {
        let mut selector = Selector::new(3, false, false);
        let mut pick =
            |lengths: [u64; 3], limit| selector.step(&lengths, Threshold::Shared(limit), true);
        assert_eq!(pick([9, 10, 10], 10), None);
        assert_eq!(pick([9, 10, 11], 10), Some(2));
        assert_eq!(pick([0, 0, 0], 0), None);
        assert_eq!(pick([0, 1, 0], 0), Some(1));
        assert_eq!(pick([u64::MAX; 3], u64::MAX), None);
        assert_eq!(pick([u64::MAX; 3], u64::MAX - 1), Some(2));
    }

    #[test]
    fn a_held_decision_stays_while_its_bit_stays() {
        let mut selector = Selector::new(4, false, true);
        let mut pick =
            |lengths: [u32; 4], ready| selector.step(&lengths, Threshold::Shared(1), ready);
        assert_eq!(pick([0, 0, 2, 0], false), Some(2));
        assert_eq!(pick([2, 2, 2, 2], false), Some(2));
        assert_eq!(pick([2, 2, 1, 2], false), Some(0));
        assert_eq!(pick([2, 2, 2, 2], true), Some(0));
    }

    /// The specification, one queue after another.
    fn slow(lengths: &[u64], limits: &[u64], pointer: usize) -> Option<usize> {
        let n = lengths.len();
        (0..n)
            .map(|i| (pointer + i) % n)
            .find(|&q| lengths[q] > limits[q])
    }

    /// Values of 1 to 64 bits, with fewer, as many and more queues than a word of the bitmap has.
    #[test]
    fn values_of_all_widths_agree_with_the_slow_form() {
        use rand::{RngExt, SeedableRng};
        let seed = 0x5eed;
        let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
        for queues in [1, 2, 3, 5, 7, 33, 63, 64, 65, 127, 128, 129, 1024] {
            let mut selectors = [false, true].map(|r| Selector::new(queues, r, false));
            let (mut pointer, mut stale) = (0, None);
            for cycle in 0..256 {
                let width = cycle % 64 + 1;
                // A few high values among low ones, so that no decision is the usual one.
                let mut draw = || {
                    let high = rng.random_bool(0.5);
                    let low = rng.random::<u64>() >> (64 - width);
                    if high { low } else { low >> (width / 2) }
                };
                let lengths: Vec<u64> = (0..queues).map(|_| draw()).collect();
                let mut limits: Vec<u64> = (0..queues).map(|_| draw()).collect();
                if cycle % 3 == 0 {
                    limits.fill(lengths[queues / 2]);
                }
                let threshold = match cycle % 3 {
                    0 => Threshold::Shared(limits[0]),
                    _ => Threshold::PerQueue(&limits),
                };
                let expected = slow(&lengths, &limits, pointer);
                let now = selectors[0].step(&lengths, threshold, true);
                assert_eq!(now, expected, "{queues} queues, cycle {cycle}, seed {seed}");
                let before = selectors[1].step(&lengths, threshold, true);
                assert_eq!(before, stale, "{queues} queues, cycle {cycle}, seed {seed}");
                stale = expected;
                pointer = expected.map_or(pointer, |granted| (granted + 1) % queues);
            }
        }
    }

    proptest! {
        #[test]
        fn any_size_agrees_with_the_slow_form(
            queues in 1usize..=200,
            registered: bool,
            shared: bool,
            seed: u64,
            ready in prop::collection::vec(any::<bool>(), 30),
        ) {
            use rand::{RngExt, SeedableRng};
            let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(seed);
            let mut draw = |n| (0..n).map(|_| rng.random_range(0..6)).collect::<Vec<u64>>();
            let mut selector = Selector::new(queues, registered, false);
            let narrow = |values: &[u64]| values.iter().map(|&v| v as u32).collect::<Vec<u32>>();
            let mut twin = selector.clone();
            let (mut pointer, mut stale) = (0, None::<(Vec<u64>, Vec<u64>)>);
            for ready in ready {
                let lengths = draw(queues);
                let limits = if shared { vec![draw(1)[0]; queues] } else { draw(queues) };
                let now = slow(&lengths, &limits, pointer);
                let expected = match (registered, stale.take()) {
                    (false, _) => now,
                    (true, None) => None,
                    (true, Some((l, t))) => slow(&l, &t, pointer),
                };
                let threshold =
                    if shared { Threshold::Shared(limits[0]) } else { Threshold::PerQueue(&limits) };
                prop_assert_eq!(selector.step(&lengths, threshold, ready), expected);
                let threshold_32 = narrow(&limits);
                let threshold = if shared {
                    Threshold::Shared(threshold_32[0])
                } else {
                    Threshold::PerQueue(&threshold_32)
                };
                prop_assert_eq!(twin.step(&narrow(&lengths), threshold, ready), expected);
                if let Some(granted) = expected.filter(|_| ready) {
                    pointer = (granted + 1) % queues;
                }
                stale = Some((lengths, limits));
            }
        }

        /// Whatever the lengths of the others, a queue that stays over-allocated is served within as
        /// many accepted cycles as there are queues.
        #[test]
        fn no_over_allocated_queue_starves(queues in 1usize..=65, hog in 0usize..65, rows in prop::collection::vec(prop::collection::vec(0u32..9, 65), 65)) {
            let mut selector = Selector::new(queues, false, false);
            let hog = hog % queues;
            let served = rows.into_iter().take(queues).any(|mut lengths| {
                lengths[hog] = 9;
                selector.step(&lengths[..queues], Threshold::Shared(4), true) == Some(hog)
            });
            prop_assert!(served);
        }
    }
}
