//! How many packets wait, and how long.

/// Numbers of packets by the cycles that they waited.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waits {
    counts: Vec<u64>,
    packets: u64,
}

impl Waits {
    /// One packet more.
    pub fn add(&mut self, cycles: u64) {
        let cycles = cycles as usize;
        if cycles >= self.counts.len() {
            self.counts.resize(cycles + 1, 0);
        }
        self.counts[cycles] += 1;
        self.packets += 1;
    }

    /// Number of packets.
    pub fn packets(&self) -> u64 {
        self.packets
    }

    /// The least number of cycles that at least `share` of `of` packets waited at most, in whole numbers; 0 of
    /// no packets.
    pub fn percentile(&self, share: u64, of: u64) -> u64 {
        let wanted = (u128::from(self.packets) * u128::from(share)).div_ceil(u128::from(of));
        let mut seen = 0;
        let reached = self.counts.iter().position(|count| {
            seen += u128::from(*count);
            seen >= wanted
        });
        reached.unwrap_or(0) as u64
    }

    /// The longest wait.
    pub fn max(&self) -> u64 {
        self.percentile(1, 1)
    }

    /// The mean wait.
    pub fn mean(&self) -> f64 {
        let sum: u128 = (0..)
            .zip(&self.counts)
            .map(|(cycles, n)| cycles * u128::from(*n))
            .sum();
        sum as f64 / self.packets.max(1) as f64
    }
}

/// A number that changes from cycle to cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Level {
    /// The greatest value.
    pub max: u64,
    sum: u64,
    cycles: u64,
}

impl Level {
    /// The value of one cycle more.
    pub fn add(&mut self, value: u64) {
        self.max = self.max.max(value);
        self.sum += value;
        self.cycles += 1;
    }

    /// The mean.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.cycles.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_occur() {
        let mut waits = Waits::default();
        assert_eq!((waits.percentile(1, 2), waits.max()), (0, 0));
        for cycles in 1..=200 {
            waits.add(cycles);
        }
        assert_eq!(waits.percentile(50, 100), 100);
        assert_eq!(waits.percentile(99, 100), 198);
        assert_eq!(waits.percentile(999, 1000), 200);
        assert_eq!(
            (waits.max(), waits.mean(), waits.packets()),
            (200, 100.5, 200)
        );
    }

    #[test]
    fn levels_know_maximum_and_mean() {
        let mut level = Level::default();
        [0, 3, 1].into_iter().for_each(|value| level.add(value));
        assert_eq!((level.max, level.mean()), (3, 4.0 / 3.0));
    }
}
