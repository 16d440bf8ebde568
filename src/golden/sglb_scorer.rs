//! Golden model of SGLB's path scorer.
//!
//! SGLB, section 3.1: a path is scored with five factors, "the queue and utilization of the local egress port", "the
//! same at the next hop on that path, and [...] the next hop's mean queue over all its ports"; the scores are rounded
//! "to a few levels".

use super::Golden;
use std::collections::VecDeque;

/// Local queue, local utilisation, next hop's queue, utilisation and mean queue of a path.
pub type Factors = [u64; 5];

/// How factors become a level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// Of the factors, 0 to 15 each.
    pub weights: [u64; 5],
    /// What parts the levels, in any order.
    pub breakpoints: Vec<u64>,
}

impl Scoring {
    /// Every path has level 0: no weights, no breakpoint that a score of `score_width` bits reaches.
    pub fn new(levels: usize, score_width: u32) -> Self {
        Scoring {
            weights: [0; 5],
            breakpoints: vec![u64::MAX >> (64 - score_width); levels - 1],
        }
    }

    /// The weighted sum.
    pub fn score(&self, factors: &Factors) -> u64 {
        self.weights.iter().zip(factors).map(|(w, f)| w * f).sum()
    }

    /// How many breakpoints a score reaches; 0 is best.
    pub fn level(&self, score: u64) -> usize {
        self.breakpoints.iter().filter(|b| **b <= score).count()
    }

    /// Writes a weight (0 to 4, four bits of the value) or a breakpoint (5 and up); beyond them nothing.
    pub fn write(&mut self, index: usize, value: u64) {
        if let Some(weight) = self.weights.get_mut(index) {
            *weight = value & 15;
        } else if let Some(breakpoint) = self.breakpoints.get_mut(index - 5) {
            *breakpoint = value;
        }
    }
}

/// A score and its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The weighted sum of the factors.
    pub score: u64,
    /// The level, 0 is best.
    pub level: usize,
}

/// Scoring whose settings can wait to be applied.
#[derive(Clone, Debug)]
pub struct Settings {
    /// As written.
    pub written: Scoring,
    /// As it governs, where written settings wait.
    applied: Option<Scoring>,
}

impl Settings {
    /// Settings in their reset state; with `shadow` what is written waits.
    pub fn new(start: Scoring, shadow: bool) -> Self {
        Settings {
            applied: shadow.then(|| start.clone()),
            written: start,
        }
    }

    /// Those that govern.
    pub fn governing(&self) -> &Scoring {
        self.applied.as_ref().unwrap_or(&self.written)
    }

    /// Lets everything that was written govern.
    pub fn apply(&mut self) {
        if let Some(applied) = &mut self.applied {
            applied.clone_from(&self.written);
        }
    }
}

/// The scorer: several paths a cycle, answered a fixed number of cycles later.
#[derive(Clone, Debug)]
pub struct Scorer {
    start: Settings,
    settings: Settings,
    paths: usize,
    latency: usize,
    /// Whether scores are shown too.
    scores: bool,
    /// Verdicts under way, the next one to show first.
    flight: VecDeque<Vec<Option<Verdict>>>,
}

impl Scorer {
    /// A scorer of `paths` paths a cycle in its reset state.
    pub fn new(paths: usize, latency: usize, settings: Settings, scores: bool) -> Self {
        Scorer {
            start: settings.clone(),
            flight: vec![vec![None; paths]; latency].into(),
            settings,
            paths,
            latency,
            scores,
        }
    }

    /// The settings, to write them.
    pub fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }

    /// Runs one cycle: takes paths, gives the verdicts on those taken `latency` cycles before.
    pub fn step(&mut self, paths: impl Iterator<Item = Option<Factors>>) -> Vec<Option<Verdict>> {
        let scoring = self.settings.governing();
        let judge = |factors: Factors| {
            let score = scoring.score(&factors);
            let level = scoring.level(score);
            Verdict { score, level }
        };
        let taken = paths.map(|path| path.map(judge)).collect();
        self.flight.push_back(taken);
        self.flight.pop_front().unwrap_or_default()
    }
}

/// Inputs `valid[P]`, the five factors `[P]` each, `cfg_apply` where there is one, `cfg_we`, `cfg_index`,
/// `cfg_value`; outputs `out_valid[P]`, `level[P]`, and `score[P]` where it is shown.
impl Golden for Scorer {
    fn reset(&mut self) {
        *self = Scorer::new(self.paths, self.latency, self.start.clone(), self.scores);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return Golden::reset(self);
        }
        let paths = self.paths;
        let path = |p: usize| {
            let factors = std::array::from_fn(|i| inputs[(i + 1) * paths + p]);
            (inputs[p] == 1).then_some(factors)
        };
        let shown = Scorer::step(self, (0..paths).map(path));
        for (p, verdict) in shown.iter().enumerate() {
            let Some(verdict) = verdict else { continue };
            outputs[p] = 1;
            outputs[paths + p] = verdict.level as u64;
            if self.scores {
                outputs[2 * paths + p] = verdict.score;
            }
        }
        // What is written or applied governs the paths of later cycles.
        let rest = &inputs[6 * paths..];
        let (apply, write) = rest.split_at(rest.len() - 3);
        if apply == [1] {
            self.settings.apply();
        }
        if write[0] == 1 {
            self.settings.written.write(write[1] as usize, write[2]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn scoring(weights: [u64; 5], breakpoints: &[u64]) -> Scoring {
        Scoring {
            weights,
            breakpoints: breakpoints.to_vec(),
        }
    }

    /// Figure A of the paper: the local queues are equal, the next hop S11's is full. A local decision sees no
    /// difference, a global one does.
    #[test]
    fn a_full_queue_at_the_next_hop_is_seen_by_the_global_decision_alone() {
        let (through_s10, through_s11) = ([30, 20, 10, 5, 10], [30, 20, 255, 240, 90]);
        let local = scoring([1, 1, 0, 0, 0], &[100, 300]);
        let global = scoring([1, 1, 1, 1, 1], &[100, 300]);
        let levels = |s: &Scoring| [through_s10, through_s11].map(|f| s.level(s.score(&f)));
        assert_eq!(levels(&local), [0, 0]);
        assert_eq!(levels(&global), [0, 2]);
    }

    #[test]
    fn nothing_overflows() {
        let all = scoring([15; 5], &[19125, 19126]);
        assert_eq!(all.score(&[255; 5]), 19125);
        assert_eq!(all.level(19125), 1);
    }

    #[test]
    fn unwritten_settings_make_all_paths_equal() {
        let fresh = Scoring::new(8, 15);
        assert_eq!(fresh.level(fresh.score(&[255; 5])), 0);
        let mut heavy = fresh.clone();
        (0..5).for_each(|i| heavy.write(i, 0xff));
        assert_eq!(heavy.level(heavy.score(&[255; 5])), 0);
    }

    #[test]
    fn applied_settings_are_those_written_before() {
        let mut settings = Settings::new(Scoring::new(2, 15), true);
        settings.written.write(0, 3);
        assert_eq!(settings.governing().weights[0], 0);
        settings.apply();
        settings.written.write(0, 4);
        assert_eq!(settings.governing().weights[0], 3);
    }

    proptest! {
        /// A worse factor never makes a path better, and the order of the breakpoints does not matter.
        #[test]
        fn levels_follow_the_factors(
            weights: [u8; 5],
            mut breakpoints in prop::collection::vec(0u64..20_000, 1..=15),
            factors: [u8; 5],
            which in 0usize..5,
            more: u8,
        ) {
            let weights = weights.map(|w| u64::from(w & 15));
            let mut factors = factors.map(u64::from);
            let ordered = scoring(weights, &breakpoints);
            let level = ordered.level(ordered.score(&factors));
            breakpoints.reverse();
            let reversed = scoring(weights, &breakpoints);
            prop_assert_eq!(reversed.level(reversed.score(&factors)), level);
            factors[which] = (factors[which] + u64::from(more)).min(255);
            prop_assert!(ordered.level(ordered.score(&factors)) >= level);
        }
    }
}
