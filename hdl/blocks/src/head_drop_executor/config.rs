//! Configuration of the head-drop executor.

use crate::config::{ConfigError, in_range, one_of};
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// Configuration of the head-drop executor.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Number of queues Q, 1 to 1024.
    pub queues: u32,
    /// Cells B of the shared buffer, 1 to 65536.
    pub cells: u32,
    /// Cells L of the longest packet, 1 to 4095, at most `cells`.
    pub longest_packet: u32,
    /// Parallel lists S of a packet's cells, 1, 2 or 4: cells that are freed in a cycle.
    pub sub_lists: u32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            queues: 64,
            cells: 4096,
            longest_packet: 48,
            sub_lists: 4,
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
        one_of(
            "sub_lists",
            "the number of parallel cell lists",
            self.sub_lists,
            &[1, 2, 4],
        )
    }

    /// Width of a queue's index: max(1, ⌈log₂ Q⌉).
    pub fn queue_width(&self) -> u32 {
        index_width(self.queues)
    }

    /// Width W of a length and of a threshold: ⌈log₂(B + 1)⌉.
    pub fn length_width(&self) -> u32 {
        index_width(self.cells + 1)
    }

    /// Width P of a cell's number: max(1, ⌈log₂ B⌉).
    pub fn cell_width(&self) -> u32 {
        index_width(self.cells)
    }

    /// Width of a packet's cells: ⌈log₂(L + 1)⌉.
    pub fn packet_width(&self) -> u32 {
        index_width(self.longest_packet + 1)
    }

    /// Cycles from what is read of a queue to the decision on it: 0.
    pub fn latency(&self) -> u32 {
        0
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        format!(
            "head_drop_executor_q{}_c{}_l{}_s{}",
            self.queues, self.cells, self.longest_packet, self.sub_lists
        )
    }
}
