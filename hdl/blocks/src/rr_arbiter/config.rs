//! Configuration of the round-robin arbiter.

use crate::config::{ConfigError, in_range};
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// What the arbiter is built of. All architectures are exactly the same function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Architecture {
    /// Two fixed-priority encoders, one behind a mask made from a binary index: few flip-flops, fast in simulation.
    #[default]
    Masked,
    /// Parallel prefix networks on a stored mask: least logic depth, a flip-flop for each requester.
    Prefix,
    /// A tree of nodes that each pick between two halves: fewest gates.
    Tree,
}

impl Architecture {
    /// All of them.
    pub const ALL: [Architecture; 3] = [
        Architecture::Masked,
        Architecture::Prefix,
        Architecture::Tree,
    ];

    /// Its name in configurations and module names.
    pub fn name(self) -> &'static str {
        match self {
            Architecture::Masked => "masked",
            Architecture::Prefix => "prefix",
            Architecture::Tree => "tree",
        }
    }
}

/// Configuration of the round-robin arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "snake_case")]
pub struct Config {
    /// Number of requesters N, 1 to 1024.
    pub requesters: u32,
    /// Whether a decision that was shown and not accepted stays while its own request stays.
    pub hold: bool,
    /// What it is built of; changes size and speed, never an output.
    pub architecture: Architecture,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            requesters: 16,
            hold: false,
            architecture: Architecture::default(),
        }
    }
}

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range(
            "requesters",
            "the number of requesters",
            self.requesters,
            1..=1024,
        )
    }

    /// Width of `index`: max(1, ⌈log₂ N⌉).
    pub fn index_width(&self) -> u32 {
        index_width(self.requesters)
    }

    /// Cycles from `request` to the decision: 0.
    pub fn latency(&self) -> u32 {
        0
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        let hold = if self.hold { "_hold" } else { "" };
        format!(
            "rr_arbiter_n{}_{}{hold}",
            self.requesters,
            self.architecture.name()
        )
    }
}
