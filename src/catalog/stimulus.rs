//! Inputs to try a block with: seeded, random with tunable density and locality, and directed cases.
//!
//! A block says what a row looks like in a [`Phase`]; the [`Schedule`] strings phases together.

use std::ops::RangeInclusive;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// The generator of all stimuli; its sequence is part of what a seed means.
pub type Rng = Pcg64Mcg;

/// Which inputs to draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Traffic {
    /// Random phases of changing density and locality, directed cases and resets in mid-run.
    Mixed,
    /// Random rows of one kind; no reset.
    Random(Random),
    /// The directed cases one after another, each after a reset.
    Directed,
}

/// The parameters of random rows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Random {
    /// Share of the inputs that ask for something, 0.0 to 1.0.
    pub density: f64,
    /// Probability that an input keeps its value of the cycle before, 0.0 to 1.0.
    pub locality: f64,
}

/// A stream of input rows.
pub trait Stimulus {
    /// Writes the next row, which is all zeros when given; tells the reset of this row.
    fn next(&mut self, row: &mut [u64]) -> bool;
    /// Whether some row may be a reset. If not, two cycles of reset come before the first row.
    fn resets(&self) -> bool;
}

/// A stretch of rows of one kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Phase {
    /// Random rows.
    Random(Random),
    /// Directed case number `0`, as the block counts them.
    Directed(usize),
}

/// What a block's rows look like.
pub trait Rows {
    /// Number of directed cases.
    const DIRECTED: usize;
    /// How many rows a phase has.
    fn phase_rows(&self) -> RangeInclusive<u32> {
        12..=40
    }
    /// Writes row `age` (from 0) of a phase. `row` holds zeros.
    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]);
    /// Rows after a reset in which the block takes nothing.
    fn clearing(&self) -> u32 {
        0
    }
    /// The row just written is one of a reset: for rows that follow the state of the block.
    fn reset(&mut self) {}
}

/// Strings the phases of a block together.
pub struct Schedule<R> {
    rows: R,
    rng: Rng,
    traffic: Traffic,
    phase: Phase,
    age: u32,
    left: u32,
    reset_left: u32,
    /// Rows in which there is no other reset, so that most of a run is not spent on clearing.
    quiet: u32,
    next_case: usize,
}

impl<R: Rows> Schedule<R> {
    /// A stream that depends on nothing but these arguments.
    pub fn new(rows: R, traffic: Traffic, seed: u64) -> Self {
        let mut rng = Rng::seed_from_u64(seed);
        let phase = match traffic {
            Traffic::Random(random) => Phase::Random(random),
            Traffic::Mixed | Traffic::Directed => Phase::Directed(0),
        };
        let next_case = match traffic {
            Traffic::Mixed => rng.random_range(0..R::DIRECTED),
            _ => 0,
        };
        Schedule {
            quiet: rows.clearing(),
            rows,
            rng,
            traffic,
            phase,
            age: 0,
            left: 0,
            reset_left: if matches!(traffic, Traffic::Random(_)) {
                0
            } else {
                2
            },
            next_case,
        }
    }

    fn next_phase(&mut self) {
        self.age = 0;
        self.left = self.rng.random_range(self.rows.phase_rows());
        let directed = match self.traffic {
            Traffic::Random(_) => return,
            Traffic::Directed => {
                self.reset_left = 1;
                self.left += self.rows.clearing();
                true
            }
            Traffic::Mixed => {
                if self.quiet == 0 && self.rng.random_ratio(1, 6) {
                    self.reset_left = self.rng.random_range(1..=3);
                    self.quiet = self.next_quiet();
                }
                self.rng.random_ratio(1, 2)
            }
        };
        if directed {
            self.phase = Phase::Directed(self.next_case);
            self.next_case = (self.next_case + 1) % R::DIRECTED;
        } else {
            const DENSITIES: [f64; 5] = [0.02, 0.1, 0.5, 0.9, 0.98];
            const LOCALITIES: [f64; 3] = [0.0, 0.7, 0.97];
            self.phase = Phase::Random(Random {
                density: DENSITIES[self.rng.random_range(0..DENSITIES.len())],
                locality: LOCALITIES[self.rng.random_range(0..LOCALITIES.len())],
            });
        }
    }
}

impl<R: Rows> Schedule<R> {
    /// Rows before the next reset: one time in four it comes while the block is still being cleared.
    fn next_quiet(&mut self) -> u32 {
        match self.rows.clearing() {
            0 => 0,
            clearing if self.rng.random_ratio(1, 4) => self.rng.random_range(0..clearing),
            clearing => self.rng.random_range(clearing..=4 * clearing),
        }
    }
}

impl<R: Rows> Stimulus for Schedule<R> {
    fn next(&mut self, row: &mut [u64]) -> bool {
        if self.left == 0 {
            self.next_phase();
        }
        // What is offered during a reset is as lively as ever: it must get no answer.
        self.rows.fill(&mut self.rng, self.phase, self.age, row);
        if self.reset_left > 0 {
            self.reset_left -= 1;
            self.rows.reset();
            return true;
        }
        self.age += 1;
        self.left -= 1;
        self.quiet = self.quiet.saturating_sub(1);
        false
    }

    fn resets(&self) -> bool {
        !matches!(self.traffic, Traffic::Random(_))
    }
}

/// The step of [`random_word`]'s probability.
pub const STEP: f64 = 1.0 / 65536.0;

/// 64 bits, each set with a probability of `density` in steps of [`STEP`].
pub fn random_word(rng: &mut Rng, density: f64) -> u64 {
    let threshold = (density / STEP).round() as u32;
    if threshold >= 1 << 16 {
        return u64::MAX;
    }
    // Compares 64 random numbers of 16 bits, held bit by bit across words, with the threshold, lowest
    // bit first. Where the lower byte of the threshold is zero, that of the numbers does not matter.
    let lowest = if threshold.is_multiple_of(256) { 8 } else { 0 };
    (lowest..16).fold(0, |less, bit| {
        let word: u64 = rng.random();
        if threshold >> bit & 1 == 1 {
            less | !word
        } else {
            less & !word
        }
    })
}

/// The readiness of random rows: three cycles in four.
pub fn random_ready(rng: &mut Rng) -> u64 {
    u64::from(rng.random_ratio(3, 4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn density_is_kept() {
        let mut rng = Rng::seed_from_u64(1);
        for density in [0.0, 0.1, 0.5, 0.9, 1.0] {
            let ones: u32 = (0..2000)
                .map(|_| random_word(&mut rng, density).count_ones())
                .sum();
            let share = f64::from(ones) / 128_000.0;
            assert!((share - density).abs() < 0.01, "{share} for {density}");
        }
    }

    #[test]
    fn small_densities_are_kept() {
        let mut rng = Rng::seed_from_u64(1);
        for steps in [1.0, 3.0, 100.0] {
            let words = (0..100_000).map(|_| random_word(&mut rng, steps * STEP));
            let ones: u32 = words.map(u64::count_ones).sum();
            let expected = 6_400_000.0 * steps * STEP;
            let error = (f64::from(ones) - expected).abs();
            assert!(error < 5.0 * expected.sqrt(), "{ones} for {expected}");
        }
    }
}
