//! Configuration of the selector among the best paths.

use crate::config::{ConfigError, in_range, refused};
use crate::sglb::lfsr::{RECURRENCES, Recurrence};
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// Random bits of a draw: a decision takes one draw for ties and one for the pick.
pub const DRAW: u32 = 16;

/// Which of the kept paths are picked from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// Those that share the best level.
    #[default]
    BestLevel,
    /// All of them.
    Kept,
}

/// Configuration of the selector among the K best paths.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Paths n, 1 to 64.
    pub paths: u32,
    /// Levels L, 2 to 16; level 0 is the best.
    pub levels: u32,
    /// K after a reset, 1 to 64: how many paths are kept; more than n keeps all.
    pub keep: u32,
    /// Which of the kept paths are picked from.
    pub pick: Pick,
    /// Bits of the random generator: 32, 40, 48 or 64.
    pub lfsr_width: u32,
    /// Where the generator starts, cut to its width; 0 is replaced by 1.
    pub seed: u64,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            paths: 32,
            levels: 8,
            keep: 4,
            pick: Pick::default(),
            lfsr_width: 64,
            seed: 0x1e37_79b9_7f4a_7c15,
        }
    }
}

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range("paths", "the number of paths", self.paths, 1..=64)?;
        in_range("levels", "the number of levels", self.levels, 2..=16)?;
        in_range("keep", "how many paths are kept", self.keep, 1..=64)?;
        self.recurrence().map(|_| ())
    }

    /// What the random generator computes.
    pub fn recurrence(&self) -> Result<Recurrence, ConfigError> {
        let widths = RECURRENCES.map(|r| r.width.to_string()).join(", ");
        Recurrence::of_width(self.lfsr_width).ok_or_else(|| {
            refused(
                "lfsr_width",
                self.lfsr_width,
                &widths,
                "set the width of the random generator to one of these",
            )
        })
    }

    /// K after a reset, at most n.
    pub fn first_keep(&self) -> u32 {
        self.keep.min(self.paths)
    }

    /// Width of `path`: max(1, ⌈log₂ n⌉).
    pub fn path_width(&self) -> u32 {
        index_width(self.paths)
    }

    /// Width of a level: ⌈log₂ L⌉.
    pub fn level_width(&self) -> u32 {
        index_width(self.levels)
    }

    /// Width of a number of paths, 0 to n: ⌈log₂(n + 1)⌉.
    pub fn count_width(&self) -> u32 {
        index_width(self.paths + 1)
    }

    /// Cycles from levels to decision.
    pub fn latency(&self) -> u32 {
        8
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        let pick = match self.pick {
            Pick::BestLevel => "best",
            Pick::Kept => "kept",
        };
        format!(
            "topk_select_n{}_l{}_k{}_{pick}_r{}_{:x}",
            self.paths,
            self.levels,
            self.first_keep(),
            self.lfsr_width,
            self.seed
        )
    }
}
