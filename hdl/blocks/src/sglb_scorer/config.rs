//! Configuration of the path scorer.

use crate::config::{ConfigError, in_range};
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// Factors of a path: queue and utilisation of the local port, the same at the next hop, the next hop's mean queue.
pub const FACTORS: u32 = 5;

/// Bits of a weight.
pub const WEIGHT_WIDTH: u32 = 4;

/// Configuration of SGLB's path scorer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Paths P that are scored in a cycle, 1 to 64.
    pub paths: u32,
    /// Bits F of a factor, 1 to 16.
    pub factor_width: u32,
    /// Levels L, 2 to 16; L − 1 breakpoints part them.
    pub levels: u32,
    /// Whether there is an output for the scores themselves.
    pub scores: bool,
    /// Whether written settings wait, all of them, for an input that applies them.
    pub shadow: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            paths: 4,
            factor_width: 8,
            levels: 8,
            scores: true,
            shadow: false,
        }
    }
}

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        let paths = "the number of paths scored in a cycle";
        in_range("paths", paths, self.paths, 1..=64)?;
        let width = "the width of a factor";
        in_range("factor_width", width, self.factor_width, 1..=16)?;
        in_range("levels", "the number of levels", self.levels, 2..=16)
    }

    /// The greatest score: all factors and weights at their greatest.
    pub fn highest_score(&self) -> u64 {
        let weight = (1 << WEIGHT_WIDTH) - 1;
        let factor = (1 << self.factor_width) - 1;
        u64::from(FACTORS) * weight * factor
    }

    /// Bits of a score and of a breakpoint, S: as many as the greatest score has, F + 7 or, for F ≤ 2, F + 6.
    pub fn score_width(&self) -> u32 {
        self.highest_score().ilog2() + 1
    }

    /// Width of `level`: ⌈log₂ L⌉.
    pub fn level_width(&self) -> u32 {
        index_width(self.levels)
    }

    /// Width of `cfg_index`, which counts weights first, then breakpoints.
    pub fn index_width(&self) -> u32 {
        index_width(FACTORS + self.levels - 1)
    }

    /// Cycles from factors to level: products, sum, comparison, count.
    pub fn latency(&self) -> u32 {
        4
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        let scores = if self.scores { "_scores" } else { "" };
        let shadow = if self.shadow { "_shadow" } else { "" };
        format!(
            "sglb_scorer_p{}_f{}_l{}{scores}{shadow}",
            self.paths, self.factor_width, self.levels
        )
    }
}
