//! Golden model of the fixed-priority arbiter.
//!
//! Occamy: the normal dequeue goes before the head drop on the memories that they share.

use super::Golden;

/// A fixed-priority arbiter of 1 to 1024 requesters: the lowest that requests wins.
#[derive(Clone, Debug)]
pub struct FixedPriority {
    requesters: usize,
    hold: bool,
    /// The decision shown in the last cycle and not accepted; kept only with `hold`.
    held: Option<usize>,
}

impl FixedPriority {
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
        FixedPriority {
            requesters,
            hold,
            held: None,
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        self.held = None;
    }

    /// Runs one cycle on a bitmap of ⌈N / 64⌉ words and gives the decision shown in it, accepted if
    /// `ready`. Bit i % 64 of word i / 64 is the request of i; bits from N up are 0.
    pub fn step(&mut self, request: &[u64], ready: bool) -> Option<usize> {
        debug_assert_eq!(request.len(), self.requesters.div_ceil(64));
        let asks = |i: &usize| request[i / 64] >> (i % 64) & 1 == 1;
        let decision = self.held.filter(asks).or_else(|| lowest(request));
        self.held = decision.filter(|_| self.hold && !ready);
        decision
    }
}

/// The lowest bit that is set, bit i % 64 of word i / 64 being bit i.
pub fn lowest(request: &[u64]) -> Option<usize> {
    let word = request.iter().position(|word| *word != 0)?;
    Some(64 * word + request[word].trailing_zeros() as usize)
}

/// Inputs `request` (N bits), `ready`; outputs `grant` (N bits, one-hot), `index`, `valid`.
impl Golden for FixedPriority {
    fn reset(&mut self) {
        FixedPriority::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return FixedPriority::reset(self);
        }
        let words = self.requesters.div_ceil(64);
        if let Some(granted) = FixedPriority::step(self, &inputs[..words], inputs[words] == 1) {
            outputs[granted / 64] = 1 << (granted % 64);
            outputs[words] = granted as u64;
            outputs[words + 1] = 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Requester 0 is the normal dequeue, requester 1 the head drop.
    #[test]
    fn a_head_drop_waits_for_the_normal_dequeue() {
        let mut arbiter = FixedPriority::new(2, false);
        let granted = [0b00, 0b01, 0b10, 0b11].map(|request| arbiter.step(&[request], true));
        assert_eq!(granted, [None, Some(0), Some(1), Some(0)]);
    }

    #[test]
    fn a_held_decision_stays_until_it_is_accepted_or_falls() {
        let mut arbiter = FixedPriority::new(70, true);
        assert_eq!(arbiter.step(&[0, 0b10_0000], false), Some(69));
        assert_eq!(arbiter.step(&[0b1, 0b10_0000], false), Some(69));
        assert_eq!(arbiter.step(&[0b1, 0b10_0000], true), Some(69));
        assert_eq!(arbiter.step(&[0b1, 0b10_0000], false), Some(0));
        assert_eq!(arbiter.step(&[0b10, 0b10_0000], false), Some(1));
        Golden::step(&mut arbiter, true, &[0b10, 0, 1], &mut [9; 4]);
        assert_eq!(arbiter.step(&[0b11, 0], false), Some(0));
    }

    proptest! {
        #[test]
        fn every_cycle_keeps_the_contract(n in 1usize..=64, hold: bool, cycles in prop::collection::vec((any::<u64>(), any::<bool>()), 1..100)) {
            let mut arbiter = FixedPriority::new(n, hold);
            let mut shown = None;
            for (noise, ready) in cycles {
                let request = noise & (u64::MAX >> (64 - n));
                let asks = |i: usize| request >> i & 1 == 1;
                let first = (0..n).find(|&i| asks(i));
                let kept = shown.filter(|&i| hold && asks(i));
                let decision = arbiter.step(&[request], ready);
                prop_assert_eq!(decision, kept.or(first));
                shown = decision.filter(|_| !ready);
            }
        }
    }
}
