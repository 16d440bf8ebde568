//! Configuration of the admission by dynamic thresholds.

use crate::config::{ConfigError, in_range};
use crate::occamy_selector::Thresholds;
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// Configuration of the admission by dynamic thresholds.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Number of queues Q, 1 to 1024.
    pub queues: u32,
    /// Cells B of the shared buffer, 1 to 65536.
    pub cells: u32,
    /// Cells L of the longest packet, 1 to 4095, at most `cells`.
    pub longest_packet: u32,
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
            longest_packet: 48,
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
        in_range(
            "longest_packet",
            "the cells of the longest packet, which must fit the buffer's `cells`,",
            self.longest_packet,
            1..=self.cells.min(4095),
        )?;
        in_range("alpha_shift", "the exponent of α", self.alpha_shift, -4..=6)
    }

    /// Width of a queue's index: max(1, ⌈log₂ Q⌉).
    pub fn queue_width(&self) -> u32 {
        index_width(self.queues)
    }

    /// Width W of a length, a threshold and the free cells: ⌈log₂(B + 1)⌉.
    pub fn length_width(&self) -> u32 {
        index_width(self.cells + 1)
    }

    /// Width of a packet's cells: ⌈log₂(L + 1)⌉.
    pub fn packet_width(&self) -> u32 {
        index_width(self.longest_packet + 1)
    }

    /// Number of thresholds: one, or one for each queue.
    pub fn threshold_count(&self) -> u32 {
        match self.thresholds {
            Thresholds::Shared => 1,
            Thresholds::PerQueue => self.queues,
        }
    }

    /// Cycles from a header to its verdict: 0.
    pub fn latency(&self) -> u32 {
        0
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        let per_queue = match self.thresholds {
            Thresholds::Shared => "",
            Thresholds::PerQueue => "_perqueue",
        };
        let sign = if self.alpha_shift < 0 { "m" } else { "" };
        format!(
            "dt_admission_q{}_c{}_l{}_a{sign}{}{per_queue}",
            self.queues,
            self.cells,
            self.longest_packet,
            self.alpha_shift.abs()
        )
    }
}
