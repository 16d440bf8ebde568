//! Golden model of the LAG equaliser, and the flow calculation that says why it exists.
//!
//! SGLB, section 3.4: "When one LAG link fails, destinations stay reachable but some paths lose bandwidth, and unlike
//! weighted ECMP, the GLB engine cannot split by weight. [...] SGLB makes the paths equal again by switching links
//! off, segment by segment from downstream."

use std::collections::VecDeque;

use super::Golden;

/// The upstream links u′ that are kept when `failed` of `downstream` links are down: the largest number with
/// u′ · d ≤ u · (d − f).
pub fn kept(downstream: usize, upstream: usize, failed: usize) -> usize {
    let fits = |kept: &usize| kept * downstream <= upstream * (downstream - failed);
    (0..=upstream).rev().find(fits).unwrap_or(0)
}

/// Which upstream links of one segment stay enabled: links are disabled from the highest index until u − u′ are, those
/// that are down being so from the start.
pub fn equalise(downstream: &[bool], upstream: &[bool]) -> Vec<bool> {
    let failed = downstream.iter().filter(|up| !**up).count();
    let target = upstream.len() - kept(downstream.len(), upstream.len(), failed);
    let mut enabled = upstream.to_vec();
    let mut disabled = enabled.iter().filter(|up| !**up).count();
    for link in enabled.iter_mut().rev() {
        if disabled < target && *link {
            *link = false;
            disabled += 1;
        }
    }
    enabled
}

/// Which links of every LAG stay enabled, from the most downstream upwards: the next segment counts disabled links
/// as down.
pub fn equalise_all(downstream: &[bool], upstream: &[Vec<bool>]) -> Vec<Vec<bool>> {
    let mut below = downstream.to_vec();
    let segment = |up: &Vec<bool>| {
        below = equalise(&below, up);
        below.clone()
    };
    upstream.iter().map(segment).collect()
}

/// Paths that share the links behind them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// Paths that carry traffic, one upstream link each.
    pub paths: u64,
    /// What the links behind them carry, in Gb/s.
    pub capacity: u64,
}

/// Gb/s that get through when traffic is split equally over all paths, of `link` Gb/s each at most, and congestion
/// control slows all of it to what the weakest path takes; a fraction is dropped.
pub fn throughput(link: u64, bundles: &[Bundle]) -> u64 {
    let paths: u64 = bundles.iter().map(|bundle| bundle.paths).sum();
    let used = bundles.iter().filter(|bundle| bundle.paths > 0);
    let weakest =
        used.map(|bundle| paths * bundle.capacity.min(link * bundle.paths) / bundle.paths);
    weakest.min().unwrap_or(0)
}

/// The equaliser with its latency.
#[derive(Clone, Debug)]
pub struct LagEqualiser {
    downstream: usize,
    upstream: Vec<usize>,
    /// What is enabled, on its way to the outputs; empty for what a reset took.
    flight: VecDeque<Vec<Vec<bool>>>,
}

impl LagEqualiser {
    /// An equaliser in its reset state.
    pub fn new(downstream: usize, upstream: Vec<usize>) -> Self {
        let flight = vec![vec![]; upstream.len()].into();
        LagEqualiser {
            downstream,
            upstream,
            flight,
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        self.flight.iter_mut().for_each(Vec::clear);
    }
}

/// Inputs `downstream_up`, `upstream_up_1` …; outputs `enable_1` ….
impl Golden for LagEqualiser {
    fn reset(&mut self) {
        LagEqualiser::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return LagEqualiser::reset(self);
        }
        let mut rest = outputs;
        for enabled in self.flight.pop_front().unwrap_or_default() {
            let (words, after) = rest.split_at_mut(enabled.len().div_ceil(64));
            for (i, enabled) in enabled.into_iter().enumerate() {
                words[i / 64] |= u64::from(enabled) << (i % 64);
            }
            rest = after;
        }
        let mut words = inputs;
        let mut bits = |n: usize| -> Vec<bool> {
            let (port, rest) = words.split_at(n.div_ceil(64));
            words = rest;
            (0..n).map(|i| port[i / 64] >> (i % 64) & 1 == 1).collect()
        };
        let downstream = bits(self.downstream);
        let upstream: Vec<_> = self.upstream.iter().map(|n| bits(*n)).collect();
        self.flight.push_back(equalise_all(&downstream, &upstream));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Figure D: A and B lead to one leaf, C and D to another whose link Z fails. "About 1,600 Gb/s gets through
    /// instead of 2,400."
    #[test]
    fn figure_d() {
        assert_eq!(kept(2, 2, 1), 1);
        let enabled = equalise(&[true, false], &[true, true]);
        assert_eq!(enabled, [true, false]);
        let healthy = Bundle {
            paths: 2,
            capacity: 1600,
        };
        let weak = |paths| Bundle {
            paths,
            capacity: 800,
        };
        assert_eq!(throughput(800, &[healthy, healthy]), 3200);
        assert_eq!(throughput(800, &[healthy, weak(2)]), 1600);
        let paths = enabled.iter().filter(|on| **on).count() as u64;
        assert_eq!(throughput(800, &[healthy, weak(paths)]), 2400);
    }

    /// Of all ways to keep some links of a bundle, the rule's never lets less through than keeping all of them, and
    /// keeps every path at its full share.
    #[test]
    fn kept_paths_lose_no_bandwidth() {
        for (d, u) in (1..=6).flat_map(|d| (1..=6).map(move |u| (d, u))) {
            for failed in 0..d {
                let kept = kept(d, u, failed);
                // Links of u each, behind them d links of as much together before the failure.
                let (link, behind) = (d as u64, (u * (d - failed)) as u64);
                let bundle = |paths: usize| Bundle {
                    paths: paths as u64,
                    capacity: behind,
                };
                assert_eq!(throughput(link, &[bundle(kept)]), link * kept as u64);
                assert!(
                    kept == u || throughput(link, &[bundle(kept + 1)]) < link * (kept as u64 + 1)
                );
            }
        }
    }

    #[test]
    fn failed_upstream_links_count_among_the_disabled() {
        let up = [true, true, true, false];
        assert_eq!(equalise(&[true, true, true, false], &up), up);
        assert_eq!(
            equalise(&[true, true, false, false], &up),
            [true, true, false, false]
        );
        let lowest = [false, true, true, true];
        assert_eq!(equalise(&[true, true, false, true], &lowest), lowest);
        assert_eq!(
            equalise(&[false, true, false, true], &lowest),
            [false, true, true, false]
        );
    }

    #[test]
    fn disabled_links_are_down_for_the_next_segment() {
        let all = equalise_all(&[true, false], &[vec![true; 2], vec![true; 4]]);
        assert_eq!(all, [vec![true, false], vec![true, true, false, false]]);
        let none = equalise_all(&[false], &[vec![true; 3], vec![true; 2]]);
        assert_eq!(none, [vec![false; 3], vec![false; 2]]);
    }
}
