//! Configuration of the maximum finder.

use crate::config::{ConfigError, in_range};
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// Where registers cut the tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pipeline {
    /// Nowhere: the outputs answer the values of their own cycle.
    #[default]
    None,
    /// Behind each level of comparators.
    PerLevel,
    /// Behind every second level, and behind the last one.
    PerTwoLevels,
}

impl Pipeline {
    /// All of them.
    pub const ALL: [Pipeline; 3] = [Pipeline::None, Pipeline::PerLevel, Pipeline::PerTwoLevels];

    /// Levels between registers, if there are any.
    fn levels(self) -> Option<u32> {
        match self {
            Pipeline::None => None,
            Pipeline::PerLevel => Some(1),
            Pipeline::PerTwoLevels => Some(2),
        }
    }
}

/// Configuration of the maximum finder.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Number of values N, 1 to 1024.
    pub values: u32,
    /// Bits k of a value, 1 to 64.
    pub width: u32,
    /// Where registers cut the tree.
    pub pipeline: Pipeline,
    /// Whether an input `stall` freezes the registers.
    pub stall: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            values: 64,
            width: 20,
            pipeline: Pipeline::default(),
            stall: false,
        }
    }
}

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range("values", "the number of values", self.values, 1..=1024)?;
        in_range("width", "the width of a value", self.width, 1..=64)
    }

    /// Width of `index`: max(1, ⌈log₂ N⌉).
    pub fn index_width(&self) -> u32 {
        index_width(self.values)
    }

    /// Levels of comparators: ⌈log₂ N⌉.
    pub fn levels(&self) -> u32 {
        self.values.next_power_of_two().ilog2()
    }

    /// Cycles from the values to the decision: the levels, divided by those between registers and rounded up.
    pub fn latency(&self) -> u32 {
        let levels = self.pipeline.levels();
        levels.map_or(0, |between| self.levels().div_ceil(between))
    }

    /// The stage of the register behind level `level`, counted from 1, if there is one.
    pub(super) fn stage_behind(&self, level: u32) -> Option<u32> {
        let between = self.pipeline.levels()?;
        let cut = level.is_multiple_of(between) || level == self.levels();
        cut.then(|| level.div_ceil(between))
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        let pipeline = match self.pipeline {
            Pipeline::None => "",
            Pipeline::PerLevel => "_perlevel",
            Pipeline::PerTwoLevels => "_pertwolevels",
        };
        let stall = if self.stall { "_stall" } else { "" };
        format!(
            "max_finder_n{}_w{}{pipeline}{stall}",
            self.values, self.width
        )
    }
}
