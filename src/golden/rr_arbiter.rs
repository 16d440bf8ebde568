//! Golden model of the round-robin arbiter.
//!
//! Occamy, section "head-drop selector": "With multiple over-allocated queues, Occamy iterates over
//! them with a round-robin arbiter [...]. The round-robin arbiter takes the bitmap as input and gives
//! the index of an over-allocated queue."

use super::Golden;
use std::hint::select_unpredictable;

/// A round-robin arbiter of 1 to 1024 requesters.
///
/// The search starts at a pointer, 0 after reset, and takes the first request at or above it, else
/// the first of all. The pointer moves only when a decision is accepted, to the requester after it.
#[derive(Clone, Debug)]
pub struct RoundRobin {
    requesters: usize,
    /// 0..=N. N, behind the last requester, says the same as 0.
    pointer: usize,
    hold: bool,
    /// The decision shown in the last cycle and not accepted; kept only with `hold`.
    held: Option<usize>,
}

impl RoundRobin {
    /// An arbiter in its reset state. With `hold`, a decision that was shown and not accepted stays
    /// while its own request stays, even if others come.
    ///
    /// # Panics
    /// If `requesters` is not in 1..=1024.
    pub fn new(requesters: usize, hold: bool) -> Self {
        assert!(
            (1..=1024).contains(&requesters),
            "requesters = {requesters}, allowed 1..=1024"
        );
        RoundRobin {
            requesters,
            pointer: 0,
            hold,
            held: None,
        }
    }

    /// Number of requesters.
    pub fn requesters(&self) -> usize {
        self.requesters
    }

    /// The requester that the next fresh decision starts from.
    pub fn pointer(&self) -> usize {
        if self.pointer == self.requesters {
            0
        } else {
            self.pointer
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        self.pointer = 0;
        self.held = None;
    }

    /// Runs one cycle on a bitmap of ⌈N / 64⌉ words and gives the decision shown in it, accepted if
    /// `ready`. Bit i % 64 of word i / 64 is the request of i; bits from N up are 0.
    #[inline(always)]
    pub fn step(&mut self, request: &[u64], ready: bool) -> Option<usize> {
        debug_assert_eq!(request.len(), self.requesters.div_ceil(64));
        let mut decision = match *request {
            [word] => search_word(word, self.pointer),
            _ => search(request, self.pointer()),
        };
        if self.hold {
            let asks = |i: &usize| request[i / 64] >> (i % 64) & 1 == 1;
            decision = self.held.filter(asks).or(decision);
            self.held = decision.filter(|_| !ready);
        }
        if let Some(granted) = decision {
            self.pointer = select_unpredictable(ready, granted + 1, self.pointer);
        }
        decision
    }
}

/// The first request at or above the pointer, else the first of all.
#[inline(never)]
fn search(request: &[u64], pointer: usize) -> Option<usize> {
    let (start, below) = (pointer / 64, pointer % 64);
    let at =
        |word: usize, bits: u64| (bits != 0).then(|| 64 * word + bits.trailing_zeros() as usize);
    at(start, request[start] >> below << below)
        .or_else(|| (start + 1..request.len()).find_map(|word| at(word, request[word])))
        .or_else(|| (0..=start).find_map(|word| at(word, request[word])))
}

/// The same in one word. Whether the search laps is as good as random, so that a branch would be
/// mispredicted: both answers are worked out.
#[inline(always)]
fn search_word(request: u64, pointer: usize) -> Option<usize> {
    let below = pointer % 64;
    let above = request >> below;
    let first = request.trailing_zeros() as usize;
    let next = below + above.trailing_zeros() as usize;
    (request != 0).then_some(select_unpredictable(above == 0, first, next))
}

/// Inputs `request` (N bits), `ready`; outputs `grant` (N bits, one-hot), `index`, `valid`.
impl Golden for RoundRobin {
    fn reset(&mut self) {
        RoundRobin::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return RoundRobin::reset(self);
        }
        let words = self.requesters.div_ceil(64);
        if let Some(granted) = RoundRobin::step(self, &inputs[..words], inputs[words] == 1) {
            outputs[granted / 64] = 1 << (granted % 64);
            outputs[words] = granted as u64;
            outputs[words + 1] = 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::golden::Bitmap;
    use proptest::prelude::*;

    fn all(requesters: usize) -> Bitmap {
        Bitmap::repeat(true, requesters)
    }

    #[test]
    fn first_grant_after_reset_is_the_lowest_request() {
        let mut arbiter = RoundRobin::new(2, false);
        assert_eq!(arbiter.step(&[0b11], true), Some(0));
        arbiter.reset();
        assert_eq!(arbiter.step(&[0b11], true), Some(0));
        assert_eq!(arbiter.step(&[0b11], true), Some(1));
    }

    #[test]
    fn all_requesters_win_once_in_n_grants() {
        for n in (1..=17).chain([63, 64, 65, 128, 1024]) {
            let mut arbiter = RoundRobin::new(n, false);
            let mut request = all(n);
            request.set_uninitialized(false);
            let winners: Vec<_> = (0..2 * n)
                .filter_map(|_| arbiter.step(request.as_raw_slice(), true))
                .collect();
            assert_eq!(
                winners,
                (0..n).chain(0..n).collect::<Vec<_>>(),
                "{n} requesters"
            );
        }
    }

    #[test]
    fn a_shown_decision_freezes_while_not_ready() {
        for hold in [false, true] {
            let mut arbiter = RoundRobin::new(7, hold);
            arbiter.step(&[0b1], true);
            assert_eq!(arbiter.step(&[0b100_0000], false), Some(6));
            for _ in 0..10 {
                // With `hold` requester 6 stays; without it the others pass it, but the pointer rests.
                assert_eq!(
                    arbiter.step(&[0b111_1111], false),
                    Some(if hold { 6 } else { 1 })
                );
                assert_eq!(arbiter.pointer(), 1);
            }
            // The held request falls: a new decision in the same cycle, from the pointer.
            assert_eq!(arbiter.step(&[0b010_1001], false), Some(3));
        }
    }

    #[test]
    fn no_decision_moves_nothing() {
        let mut arbiter = RoundRobin::new(5, true);
        arbiter.step(&[0b100], true);
        assert_eq!((arbiter.step(&[0], true), arbiter.pointer()), (None, 3));
    }

    #[test]
    fn reset_silences_the_outputs() {
        let mut arbiter = RoundRobin::new(65, true);
        let mut out = [9; 4];
        Golden::step(&mut arbiter, false, &[0, 1, 0], &mut out);
        assert_eq!(out, [0, 1, 64, 1]);
        Golden::step(&mut arbiter, true, &[1, 1, 1], &mut out);
        assert_eq!((out, arbiter.pointer()), ([0; 4], 0));
        Golden::step(&mut arbiter, false, &[1, 1, 1], &mut out);
        assert_eq!(out, [1, 0, 0, 1]);
    }

    /// A set of requests, some of them empty.
    fn requests(max: usize) -> impl Strategy<Value = Bitmap> {
        (1..=max)
            .prop_flat_map(|n| prop::collection::vec(any::<bool>(), n))
            .prop_map(|bits| {
                let mut request: Bitmap = bits.into_iter().collect();
                request.set_uninitialized(false);
                request
            })
    }

    proptest! {
        #[test]
        fn persistent_requests_share_evenly(request in requests(80), start in 0usize..80) {
            let n = request.len();
            let mut arbiter = RoundRobin::new(n, false);
            arbiter.pointer = start % n;
            let mut grants = vec![0u32; n];
            for _ in 0..1000 * n {
                if let Some(granted) = arbiter.step(request.as_raw_slice(), true) {
                    grants[granted] += 1;
                }
            }
            let counts: Vec<_> = request.iter_ones().map(|i| grants[i]).collect();
            prop_assert_eq!(counts.iter().sum::<u32>(), if counts.is_empty() { 0 } else { 1000 * n as u32 });
            prop_assert!(counts.iter().max().unwrap_or(&0) - counts.iter().min().unwrap_or(&0) <= 1);
        }

        #[test]
        fn no_persistent_request_starves(n in 1usize..=70, persistent in 0usize..70, hold: bool, noise in prop::collection::vec(any::<u128>(), 70)) {
            let persistent = persistent % n;
            let mut arbiter = RoundRobin::new(n, hold);
            let won = noise.iter().take(n).any(|noise| {
                let noise = (noise | 1 << persistent) & (u128::MAX >> (128 - n));
                let request = [noise as u64, (noise >> 64) as u64];
                arbiter.step(&request[..n.div_ceil(64)], true) == Some(persistent)
            });
            prop_assert!(won, "requester {} of {} never won in {} accepted cycles", persistent, n, n);
        }

        #[test]
        fn every_cycle_keeps_the_contract(n in 1usize..=64, hold: bool, cycles in prop::collection::vec((any::<u64>(), any::<bool>()), 1..200)) {
            let mut arbiter = RoundRobin::new(n, hold);
            let mut shown = None;
            for (noise, ready) in cycles {
                let request = noise & (u64::MAX >> (64 - n));
                let pointer = arbiter.pointer();
                let decision = arbiter.step(&[request], ready);
                prop_assert_eq!(decision.is_some(), request != 0);
                if let Some(granted) = decision {
                    prop_assert_eq!(request >> granted & 1, 1, "grant without request");
                }
                if let Some(held) = shown.filter(|&h| hold && request >> h & 1 == 1) {
                    prop_assert_eq!(decision, Some(held), "a held decision changed");
                } else if let Some(granted) = decision {
                    let distance = |i: usize| (i + n - pointer) % n;
                    let nearest = (0..n).filter(|i| request >> i & 1 == 1).min_by_key(|&i| distance(i));
                    prop_assert_eq!(Some(granted), nearest);
                }
                let moved = decision.filter(|_| ready).map_or(pointer, |granted| (granted + 1) % n);
                prop_assert_eq!(arbiter.pointer(), moved);
                shown = decision.filter(|_| !ready);
            }
        }
    }
}
