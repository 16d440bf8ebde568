//! Golden model of Occamy's head-drop selector.
//!
//! Occamy: "To maintain the over-allocated queues, Occamy uses a bitmap, whose length is equal to the
//! number of queues, to indicate whether a queue is over-allocated. Each bit of the bitmap represents
//! whether the queue length exceeds T(t)." A round-robin arbiter iterates over the bitmap.

use super::rr_arbiter::{Requests, RoundRobin};
use super::{Bitmap, Bits, Golden};
use std::ops::Range;

/// A queue length or threshold in cells. `u32` is the fast one for widths up to 32 bits.
pub trait Length: Copy + Ord {}
impl Length for u32 {}
impl Length for u64 {}

/// The limit above which a queue is over-allocated.
#[derive(Clone, Copy, Debug)]
pub enum Threshold<'a, L> {
    /// One for all queues.
    Shared(L),
    /// One for each queue.
    PerQueue(&'a [L]),
}

/// The bitmap of over-allocated queues, each bit worked out when it is asked for.
struct OverAllocated<'a, L, F> {
    lengths: &'a [L],
    /// The threshold of a queue.
    limit: F,
}

impl<L: Length, F: Fn(usize) -> L> OverAllocated<'_, L, F> {
    /// The whole bitmap, in words of 64 queues.
    #[inline(always)]
    fn write(&self, words: &mut [u64]) {
        for (word, start) in words.iter_mut().zip((0..).step_by(64)) {
            let rest = &self.lengths[start..];
            // A block of known size becomes vector code.
            *word = match rest.first_chunk::<64>() {
                Some(block) => pack(64, |i| block[i] > (self.limit)(start + i)),
                None => pack(rest.len(), |i| rest[i] > (self.limit)(start + i)),
            };
        }
    }
}

impl<L: Length, F: Fn(usize) -> L> Requests for OverAllocated<'_, L, F> {
    #[inline(always)]
    fn has(&self, queue: usize) -> bool {
        self.lengths[queue] > (self.limit)(queue)
    }

    #[inline(always)]
    fn first(&self, range: Range<usize>) -> Option<usize> {
        // Queues are compared in blocks with no early end, which compilers make vector code of.
        const BLOCK: usize = 16;
        let mut at = range.start;
        while let Some(block) = self.lengths[at..range.end].first_chunk::<BLOCK>() {
            let over = |i: usize| block[i] > (self.limit)(at + i);
            if (0..BLOCK).fold(false, |any, i| any | over(i)) {
                break;
            }
            at += BLOCK;
        }
        let rest = &self.lengths[at..range.end];
        let over = |&i: &usize| rest[i] > (self.limit)(at + i);
        (0..rest.len()).find(over).map(|i| at + i)
    }
}

/// The selector for 1 to 1024 queues.
#[derive(Clone, Debug)]
pub struct Selector {
    /// With a register between comparators and arbiter: bit q says whether queue q was longer than its
    /// threshold in the cycle before; 0 after reset.
    registered: Option<Bitmap>,
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
            registered: registered.then(|| Bitmap::repeat(false, queues)),
            arbiter: RoundRobin::new(queues, hold),
        }
    }

    /// Number of queues.
    pub fn queues(&self) -> usize {
        self.arbiter.requesters()
    }

    /// The registered bitmap, that the next decision is made on.
    pub fn bitmap(&self) -> Option<&Bits> {
        self.registered.as_deref()
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        if let Some(bitmap) = &mut self.registered {
            bitmap.fill(false);
        }
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
            Threshold::Shared(limit) => {
                let limit = move |_| limit;
                self.step_on(&OverAllocated { lengths, limit }, ready)
            }
            Threshold::PerQueue(limits) => {
                assert_eq!(limits.len(), lengths.len(), "one threshold per queue");
                let limit = |queue: usize| limits[queue];
                self.step_on(&OverAllocated { lengths, limit }, ready)
            }
        }
    }

    #[inline(always)]
    fn step_on<L: Length, F: Fn(usize) -> L>(
        &mut self,
        now: &OverAllocated<'_, L, F>,
        ready: bool,
    ) -> Option<usize> {
        let Some(bitmap) = &mut self.registered else {
            return self.arbiter.step_on(now, ready);
        };
        let decision = self.arbiter.step(bitmap.as_raw_slice(), ready);
        now.write(bitmap.as_raw_mut_slice());
        decision
    }
}

/// The word of `count` bits, at most 64, bit i being `flag(i)`. The flags go through bytes, because
/// compilers turn a plain loop of comparisons into vector code, and one of shifted bits into scalar code.
#[inline(always)]
fn pack(count: usize, flag: impl Fn(usize) -> bool) -> u64 {
    let mut bytes = [0u8; 64];
    for (i, byte) in bytes[..count].iter_mut().enumerate() {
        *byte = flag(i).into();
    }
    // The multiplication brings bit 0 of byte i to bit 56 + i.
    let gather =
        |eight: &[u8; 8]| u64::from_le_bytes(*eight).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    let (eights, _) = bytes.as_chunks::<8>();
    eights
        .iter()
        .rev()
        .fold(0, |word, eight| word << 8 | gather(eight))
}

/// Inputs `len[Q]`, `threshold` or `threshold[Q]`, `ready`; outputs `queue_index`, `valid`.
impl Golden for Selector {
    fn reset(&mut self) {
        Selector::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return Selector::reset(self);
        }
        let (lengths, rest) = inputs.split_at(self.queues());
        let (limits, ready) = rest.split_at(rest.len() - 1);
        let threshold = if let &[limit] = limits {
            Threshold::Shared(limit)
        } else {
            Threshold::PerQueue(limits)
        };
        if let Some(queue) = Selector::step(self, lengths, threshold, ready[0] == 1) {
            outputs[0] = queue as u64;
            outputs[1] = 1;
        }
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
