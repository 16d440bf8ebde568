//! Configuration of the dynamic threshold.

use crate::config::{ConfigError, in_range};
use crate::occamy_selector::Thresholds;
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// Where the number of free cells comes from. Both give the same T for the same events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// All lengths are added up in each cycle.
    Combinational,
    /// A running sum follows what is reserved and freed.
    #[default]
    Incremental,
}

impl Form {
    /// Both of them.
    pub const ALL: [Form; 2] = [Form::Combinational, Form::Incremental];
}

/// Configuration of the dynamic threshold.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Number of queues Q, 1 to 1024: of lengths with `combinational`, of thresholds with `per-queue`.
    pub queues: u32,
    /// Cells B of the shared buffer, 1 to 65536.
    pub cells: u32,
    /// Where the number of free cells comes from.
    pub form: Form,
    /// One α and threshold, or one for each queue.
    pub thresholds: Thresholds,
    /// s of α = 2^s, −4 to 6.
    pub alpha_shift: i32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            queues: 64,
            cells: 4096,
            form: Form::default(),
            thresholds: Thresholds::default(),
            alpha_shift: 3,
        }
    }
}

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range("queues", "the number of queues", self.queues, 1..=1024)?;
        in_range("cells", "the number of cells", self.cells, 1..=65536)?;
        in_range("alpha_shift", "the exponent of α", self.alpha_shift, -4..=6)
    }

    /// Width W of a length, a threshold and the free cells: ⌈log₂(B + 1)⌉.
    pub fn length_width(&self) -> u32 {
        index_width(self.cells + 1)
    }

    /// Width of a queue's index: max(1, ⌈log₂ Q⌉).
    pub fn queue_width(&self) -> u32 {
        index_width(self.queues)
    }

    /// Number of thresholds: one, or one for each queue.
    pub fn threshold_count(&self) -> u32 {
        match self.thresholds {
            Thresholds::Shared => 1,
            Thresholds::PerQueue => self.queues,
        }
    }

    /// Cycles from the inputs to T: from lengths, or from events, of which lengths tell a cycle later.
    pub fn latency(&self) -> u32 {
        match self.form {
            Form::Combinational => 1,
            Form::Incremental => 2,
        }
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        let form = match self.form {
            Form::Combinational => "_combinational",
            Form::Incremental => "_incremental",
        };
        let per_queue = match self.thresholds {
            Thresholds::Shared => "",
            Thresholds::PerQueue => "_perqueue",
        };
        let sign = if self.alpha_shift < 0 { "m" } else { "" };
        format!(
            "dt_threshold_q{}_c{}_a{sign}{}{per_queue}{form}",
            self.queues,
            self.cells,
            self.alpha_shift.abs()
        )
    }
}
