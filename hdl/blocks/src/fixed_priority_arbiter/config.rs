//! Configuration of the fixed-priority arbiter.

use crate::config::{ConfigError, in_range};
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// What the arbiter is built of. Both are exactly the same function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Architecture {
    /// `x & -x`: a carry chain whose shape the synthesis tool picks; fast in simulation.
    #[default]
    Arithmetic,
    /// A parallel prefix network: least logic depth.
    Prefix,
}

impl Architecture {
    /// All of them.
    pub const ALL: [Architecture; 2] = [Architecture::Arithmetic, Architecture::Prefix];

    /// Its name in configurations and module names.
    pub fn name(self) -> &'static str {
        match self {
            Architecture::Arithmetic => "arithmetic",
            Architecture::Prefix => "prefix",
        }
    }
}

/// Configuration of the fixed-priority arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Number of requesters N, 1 to 1024; requester 0 goes first.
    pub requesters: u32,
    /// Whether a decision that was shown and not accepted stays while its own request stays.
    pub hold: bool,
    /// What it is built of; changes size and speed, never an output.
    pub architecture: Architecture,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            requesters: 2,
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
            "fixed_priority_arbiter_n{}_{}{hold}",
            self.requesters,
            self.architecture.name()
        )
    }
}
