//! Golden model of the choice among the K best paths.
//!
//! SGLB, section 3.1: "If all packets took the best path, it would soon be the worst. So SGLB rounds scores to a few
//! levels, keeps the top-K paths, and picks at random among equal ones."

use super::Golden;
use std::collections::VecDeque;

/// Bits of a draw.
const DRAW: u32 = 16;

/// A linear feedback shift register: a bit of its sequence is the exclusive or of the bits this far before it.
#[derive(Clone, Debug)]
pub struct Lfsr {
    /// The next bits of the sequence, as many as the greatest distance, bit 0 first.
    state: u64,
    width: u32,
    lags: [u32; 3],
}

impl Lfsr {
    /// A register of `width` bits that starts from the low ones of `seed`, or from 1 if they are zero.
    pub fn new(width: u32, lags: [u32; 3], seed: u64) -> Self {
        let state = (seed & (u64::MAX >> (64 - width))).max(1);
        Lfsr { state, width, lags }
    }

    /// The next bit of the sequence.
    pub fn bit(&mut self) -> u64 {
        let first = self.state & 1;
        let new = self.lags.iter().fold(first, |sum, lag| {
            sum ^ (self.state >> (self.width - lag) & 1)
        });
        self.state = self.state >> 1 | new << (self.width - 1);
        first
    }

    /// The next 16 bits as a number, the first one lowest.
    pub fn draw(&mut self) -> u64 {
        (0..DRAW).fold(0, |draw, i| draw | self.bit() << i)
    }
}

/// A number from 0 to `of` − 1 made of a draw.
fn share(draw: u64, of: usize) -> usize {
    ((draw * of as u64) >> DRAW) as usize
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The paths that were kept, in order.
    pub kept: Vec<usize>,
    /// The path that was picked, if any was enabled.
    pub path: Option<usize>,
}

/// The selector: the K best of n paths, and one of them.
#[derive(Clone, Debug)]
pub struct Selector {
    /// Whether the pick is among all kept paths, and not among those of the best level.
    pick_kept: bool,
    levels: usize,
    keep: usize,
    random: Lfsr,
}

impl Selector {
    /// A selector that keeps `keep` of the paths; levels are 0 to `levels` − 1.
    pub fn new(levels: usize, keep: usize, pick_kept: bool, random: Lfsr) -> Self {
        Selector {
            pick_kept,
            levels,
            keep,
            random,
        }
    }

    /// Changes K; 0 is ignored.
    pub fn set_keep(&mut self, keep: usize) {
        if keep > 0 {
            self.keep = keep;
        }
    }

    /// Decides between paths, which have a level if they are enabled. Every decision uses two draws.
    pub fn decide(&mut self, paths: &[Option<usize>]) -> Decision {
        let (tie, draw) = (self.random.draw(), self.random.draw());
        let level = |path: &usize| paths[*path].map(|level| level.min(self.levels - 1));
        let mut ranked: Vec<usize> = (0..paths.len()).filter(|p| paths[*p].is_some()).collect();
        ranked.sort_by_key(level);
        let Some(best) = ranked.first().map(level) else {
            return Decision {
                kept: vec![],
                path: None,
            };
        };
        // Those better than the last level that is kept from are kept all; of those at it, as many as there are places left,
        // in a row from a random one on.
        let keep = self.keep.min(ranked.len());
        let last = level(&ranked[keep - 1]);
        let at = |wanted| ranked.iter().copied().filter(move |p| level(p) == wanted);
        let mut kept: Vec<usize> = ranked.iter().copied().filter(|p| level(p) < last).collect();
        let tied: Vec<usize> = at(last).collect();
        let first = share(tie, tied.len());
        kept.extend((0..keep - kept.len()).map(|i| tied[(first + i) % tied.len()]));
        kept.sort_unstable();
        let candidates: Vec<usize> = match self.pick_kept {
            true => kept.clone(),
            false => kept.iter().copied().filter(|p| level(p) == best).collect(),
        };
        let path = Some(candidates[share(draw, candidates.len())]);
        Decision { kept, path }
    }
}

/// The selector behind its pipeline.
#[derive(Clone, Debug)]
pub struct Pipeline {
    start: Selector,
    selector: Selector,
    paths: usize,
    latency: usize,
    /// Decisions under way, the next one to show first.
    flight: VecDeque<Option<Decision>>,
}

impl Pipeline {
    /// A pipeline for decisions between `paths` paths, in its reset state.
    pub fn new(selector: Selector, paths: usize, latency: usize) -> Self {
        Pipeline {
            start: selector.clone(),
            flight: vec![None; latency].into(),
            selector,
            paths,
            latency,
        }
    }
}

/// Inputs `valid`, `enable`, `level[n]`, `cfg_we`, `cfg_keep`; outputs `out_valid`, `path`, `no_path`, `kept`.
impl Golden for Pipeline {
    fn reset(&mut self) {
        *self = Pipeline::new(self.start.clone(), self.paths, self.latency);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return Golden::reset(self);
        }
        let (enable, levels) = (inputs[1], &inputs[2..2 + self.paths]);
        let path = |(p, level): (usize, &u64)| (enable >> p & 1 == 1).then_some(*level as usize);
        let paths: Vec<_> = levels.iter().enumerate().map(path).collect();
        let decision = (inputs[0] == 1).then(|| self.selector.decide(&paths));
        self.flight.push_back(decision);
        if let Some(decision) = self.flight.pop_front().flatten() {
            outputs[0] = 1;
            outputs[1] = decision.path.unwrap_or(0) as u64;
            outputs[2] = u64::from(decision.path.is_none());
            outputs[3] = decision.kept.iter().fold(0, |kept, p| kept | 1 << p);
        }
        // What is written governs decisions asked for later.
        let control = &inputs[2 + self.paths..];
        if control[0] == 1 {
            self.selector
                .set_keep((control[1] as usize).min(self.paths));
        }
    }
}

#[cfg(test)]
mod tests;
