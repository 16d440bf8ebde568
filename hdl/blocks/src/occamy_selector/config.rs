//! Configuration of the head-drop selector.

use crate::config::{ConfigError, in_range};
use crate::rr_arbiter::{self, Architecture};
use serde::{Deserialize, Serialize};

/// Where the limit of a queue comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thresholds {
    /// One threshold for all queues.
    #[default]
    Shared,
    /// One threshold for each queue.
    PerQueue,
}

/// Where the selector is cut by a register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pipeline {
    /// Nowhere: a cycle decides on its own lengths.
    #[default]
    None,
    /// Between comparators and arbiter: a cycle decides on the lengths of the cycle before.
    Bitmap,
}

/// Configuration of Occamy's head-drop selector.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Number of queues Q, 1 to 1024.
    pub queues: u32,
    /// Bits of a queue length and of a threshold, both in cells, 1 to 64.
    pub length_width: u32,
    /// One threshold, or one for each queue.
    pub thresholds: Thresholds,
    /// Where a register cuts the path from lengths to decision.
    pub pipeline: Pipeline,
    /// Whether a shown, unaccepted decision stays while its bit of the bitmap stays.
    pub hold: bool,
    /// How the arbiter is built.
    pub architecture: Architecture,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            queues: 64,
            length_width: 20,
            thresholds: Thresholds::default(),
            pipeline: Pipeline::default(),
            hold: false,
            architecture: Architecture::default(),
        }
    }
}

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range("queues", "the number of queues", self.queues, 1..=1024)?;
        in_range(
            "length_width",
            "the width of a queue length",
            self.length_width,
            1..=64,
        )
    }

    /// Width of `queue_index`: max(1, ⌈log₂ Q⌉).
    pub fn queue_index_width(&self) -> u32 {
        self.arbiter().index_width()
    }

    /// Cycles from `len` and `threshold` to the decision. `ready` always acts in its own cycle.
    pub fn latency(&self) -> u32 {
        match self.pipeline {
            Pipeline::None => 0,
            Pipeline::Bitmap => 1,
        }
    }

    /// The arbiter inside.
    pub fn arbiter(&self) -> rr_arbiter::Config {
        rr_arbiter::Config {
            requesters: self.queues,
            hold: self.hold,
            architecture: self.architecture,
        }
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        let per_queue = if self.thresholds == Thresholds::PerQueue {
            "_perqueue"
        } else {
            ""
        };
        let bitmap = if self.pipeline == Pipeline::Bitmap {
            "_bitmap"
        } else {
            ""
        };
        let hold = if self.hold { "_hold" } else { "" };
        format!(
            "occamy_selector_q{}_w{}{per_queue}{bitmap}_{}{hold}",
            self.queues,
            self.length_width,
            self.architecture.name()
        )
    }
}
