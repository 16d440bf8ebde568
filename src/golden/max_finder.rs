//! Golden model of the maximum finder.
//!
//! Occamy: "To monitor the longest queue, Pushout requires a circuit called Maximum Finder (MF)."

use std::collections::VecDeque;

use super::Golden;

/// The greatest of `values` that is valid, and its place: the lowest on ties.
pub fn greatest<V: Copy + Ord>(
    values: impl IntoIterator<Item = V>,
    valid: impl Fn(usize) -> bool,
) -> Option<(usize, V)> {
    let mut best: Option<(usize, V)> = None;
    for (place, value) in values.into_iter().enumerate() {
        if valid(place) && best.is_none_or(|(_, so_far)| value > so_far) {
            best = Some((place, value));
        }
    }
    best
}

/// A maximum finder of any number of values, behind a pipeline.
#[derive(Clone, Debug)]
pub struct MaxFinder {
    values: usize,
    stall: bool,
    /// Decisions on their way, the oldest first: as many as the latency.
    pipeline: VecDeque<Option<(usize, u64)>>,
}

impl MaxFinder {
    /// A finder of `values` values that answers `latency` cycles later. `stall`: its rows have a port of that name.
    pub fn new(values: usize, latency: u32, stall: bool) -> MaxFinder {
        MaxFinder {
            values,
            stall,
            pipeline: VecDeque::from(vec![None; latency as usize]),
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        self.pipeline
            .iter_mut()
            .for_each(|decision| *decision = None);
    }

    /// Runs one cycle; gives the decision shown in it: place and value. Bit i % 64 of word i / 64 of `valid` belongs to
    /// value i. With `stall` the pipeline stands and takes nothing.
    pub fn step(&mut self, values: &[u64], valid: &[u64], stall: bool) -> Option<(usize, u64)> {
        let bit = |i: usize| valid[i / 64] >> (i % 64) & 1 == 1;
        let Some(&shown) = self.pipeline.front() else {
            return greatest(values.iter().copied(), bit);
        };
        if !stall {
            self.pipeline.pop_front();
            self.pipeline
                .push_back(greatest(values.iter().copied(), bit));
        }
        shown
    }
}

/// Inputs `value[N]`, `value_valid` (N bits) and `stall` if there is one; outputs `greatest`, `index`, `valid`.
impl Golden for MaxFinder {
    fn reset(&mut self) {
        MaxFinder::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return MaxFinder::reset(self);
        }
        let (values, rest) = inputs.split_at(self.values);
        let (valid, stall) = rest.split_at(self.values.div_ceil(64));
        let stall = self.stall && stall[0] == 1;
        if let Some((index, value)) = MaxFinder::step(self, values, valid, stall) {
            outputs.copy_from_slice(&[value, index as u64, 1]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// "Initially, q1 has a length of 80KB, whereas q2 has a length of 60KB. Thus, the longest queue is q1. [...] the length
    /// of q1 falls to 50KB, while the length of q2 keeps unchanged. At this time, the longest queue has switched to q2."
    #[test]
    fn the_papers_two_queues() {
        let mut finder = MaxFinder::new(2, 0, false);
        assert_eq!(finder.step(&[80, 60], &[0b11], false), Some((0, 80)));
        assert_eq!(finder.step(&[50, 60], &[0b11], false), Some((1, 60)));
    }

    #[test]
    fn the_lowest_wins_ties_and_invalid_ones_never() {
        let mut finder = MaxFinder::new(5, 0, false);
        let values = [3, 7, 7, 9, 7];
        assert_eq!(finder.step(&values, &[0b1_0111], false), Some((1, 7)));
        assert_eq!(finder.step(&values, &[0b1_0101], false), Some((2, 7)));
        assert_eq!(finder.step(&values, &[0b1_1111], false), Some((3, 9)));
        assert_eq!(finder.step(&[0; 5], &[0b1_0000], false), Some((4, 0)));
        assert_eq!(finder.step(&values, &[0], false), None);
    }

    #[test]
    fn a_decision_takes_its_latency_and_stall_holds_it() {
        let mut finder = MaxFinder::new(3, 2, true);
        let mut step = |value, stall| finder.step(&[0, value, 1], &[0b10], stall);
        assert_eq!(step(5, false), None);
        assert_eq!(step(6, false), None);
        assert_eq!(step(7, true), Some((1, 5)));
        assert_eq!(step(8, false), Some((1, 5)));
        assert_eq!(step(9, false), Some((1, 6)));
        assert_eq!(step(0, false), Some((1, 8)));
    }

    #[test]
    fn reset_forgets_what_is_on_its_way() {
        let mut finder = MaxFinder::new(1, 1, false);
        finder.step(&[4], &[1], false);
        let mut shown = [9; 3];
        Golden::step(&mut finder, true, &[4, 1], &mut shown);
        assert_eq!(shown, [0; 3]);
        assert_eq!(finder.step(&[6], &[1], false), None);
    }
}
