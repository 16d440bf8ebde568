//! Configuration of the traffic manager.

use crate::config::{ConfigError, in_range, one_of};
use crate::fixed_priority_arbiter;
use crate::occamy_selector::{self, Pipeline, Thresholds};
use crate::rr_arbiter::{self, Architecture};
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// Who is admitted and who is dropped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BufferManagement {
    /// Whatever fits is admitted.
    CompleteSharing,
    /// A queue is limited to T = α · free cells.
    DynamicThreshold,
    /// The same, and the queues above T are dropped from, in turn.
    #[default]
    Occamy,
    /// Whatever fits is admitted; what does not is given room by dropping from the longest queue.
    Pushout,
    /// Occamy that drops from the longest queue instead of in turn, the paper's ablation.
    OccamyLongest,
}

impl BufferManagement {
    /// All of them.
    pub const ALL: [BufferManagement; 5] = [
        BufferManagement::CompleteSharing,
        BufferManagement::DynamicThreshold,
        BufferManagement::Occamy,
        BufferManagement::Pushout,
        BufferManagement::OccamyLongest,
    ];

    /// Whether admission compares a queue's length with T.
    pub fn has_threshold(self) -> bool {
        !matches!(
            self,
            BufferManagement::CompleteSharing | BufferManagement::Pushout
        )
    }

    /// Whether packets that wait may be dropped.
    pub fn drops_heads(self) -> bool {
        !matches!(
            self,
            BufferManagement::CompleteSharing | BufferManagement::DynamicThreshold
        )
    }

    fn tag(self) -> &'static str {
        match self {
            BufferManagement::CompleteSharing => "sharing",
            BufferManagement::DynamicThreshold => "dt",
            BufferManagement::Occamy => "occamy",
            BufferManagement::Pushout => "pushout",
            BufferManagement::OccamyLongest => "longest",
        }
    }
}

/// Which queue sends next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scheduler {
    /// Each queue in turn, a packet at a time.
    #[default]
    RoundRobin,
    /// The lowest queue that has a packet.
    Strict,
    /// Each queue in turn, as many cells as its deficit allows.
    DeficitRoundRobin,
}

impl Scheduler {
    /// All of them.
    pub const ALL: [Scheduler; 3] = [
        Scheduler::RoundRobin,
        Scheduler::Strict,
        Scheduler::DeficitRoundRobin,
    ];

    fn tag(self) -> &'static str {
        match self {
            Scheduler::RoundRobin => "rr",
            Scheduler::Strict => "strict",
            Scheduler::DeficitRoundRobin => "drr",
        }
    }
}

/// Configuration of the traffic manager.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Number of queues Q, 1 to 256.
    pub queues: u32,
    /// Cells B of the shared buffer, 1 to 65536.
    pub cells: u32,
    /// Bytes of a cell's data, 1 to 512: what the block takes and gives in a cycle.
    pub cell_bytes: u32,
    /// Cells L of the longest packet, 1 to 4095, at most `cells`.
    pub longest_packet: u32,
    /// Parallel lists S of a packet's cells, 1, 2 or 4: cells that are freed in a cycle.
    pub sub_lists: u32,
    /// Who is admitted and who is dropped.
    pub buffer_management: BufferManagement,
    /// One α and threshold, or one for each queue.
    pub thresholds: Thresholds,
    /// s of α = 2^s, −4 to 6.
    pub alpha_shift: i32,
    /// Which queue sends next.
    pub scheduler: Scheduler,
    /// Cells that a visit of deficit round robin adds, 1 to 4095.
    pub quantum: u32,
    /// How the arbiters are built.
    pub architecture: Architecture,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            queues: 64,
            cells: 4096,
            cell_bytes: 8,
            longest_packet: 48,
            sub_lists: 4,
            buffer_management: BufferManagement::default(),
            thresholds: Thresholds::default(),
            alpha_shift: 3,
            scheduler: Scheduler::default(),
            quantum: 48,
            architecture: Architecture::default(),
        }
    }
}

/// Bits of a quantum.
pub(super) const QUANTUM_WIDTH: u32 = 12;

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range("queues", "the number of queues", self.queues, 1..=256)?;
        in_range("cells", "the number of cells", self.cells, 1..=65536)?;
        in_range(
            "cell_bytes",
            "the bytes of a cell",
            self.cell_bytes,
            1..=512,
        )?;
        let longest = self.cells.min(4095);
        in_range(
            "longest_packet",
            "the cells of the longest packet, which must fit the buffer's `cells`,",
            self.longest_packet,
            1..=longest,
        )?;
        one_of(
            "sub_lists",
            "the number of parallel cell lists",
            self.sub_lists,
            &[1, 2, 4],
        )?;
        in_range("alpha_shift", "the exponent of α", self.alpha_shift, -4..=6)?;
        in_range("quantum", "the quantum", self.quantum, 1..=4095)
    }

    /// Width of a queue's index: max(1, ⌈log₂ Q⌉).
    pub fn queue_width(&self) -> u32 {
        index_width(self.queues)
    }

    /// Width of a length, a threshold and the free cells: ⌈log₂(B + 1)⌉.
    pub fn length_width(&self) -> u32 {
        index_width(self.cells + 1)
    }

    /// Width of a packet's cells: ⌈log₂(L + 1)⌉.
    pub fn packet_width(&self) -> u32 {
        index_width(self.longest_packet + 1)
    }

    /// Width of a cell's number: max(1, ⌈log₂ B⌉).
    pub(super) fn cell_width(&self) -> u32 {
        index_width(self.cells)
    }

    /// Width of a cell's data.
    pub fn data_width(&self) -> u32 {
        8 * self.cell_bytes
    }

    /// Number of thresholds: none, one, or one for each queue.
    pub fn threshold_count(&self) -> u32 {
        match (self.buffer_management.has_threshold(), self.thresholds) {
            (false, _) => 0,
            (true, Thresholds::Shared) => 1,
            (true, Thresholds::PerQueue) => self.queues,
        }
    }

    /// Whether each queue's α can be written.
    pub(super) fn writes_alpha(&self) -> bool {
        self.buffer_management.has_threshold() && self.thresholds == Thresholds::PerQueue
    }

    /// Whether each queue's quantum can be written.
    pub(super) fn writes_quantum(&self) -> bool {
        self.scheduler == Scheduler::DeficitRoundRobin
    }

    /// The arbiter of the scheduler.
    pub(super) fn arbiter(&self) -> rr_arbiter::Config {
        rr_arbiter::Config {
            requesters: self.queues,
            hold: false,
            architecture: self.architecture,
        }
    }

    /// The arbiter of strict priority.
    pub(super) fn strict_arbiter(&self) -> fixed_priority_arbiter::Config {
        fixed_priority_arbiter::Config {
            requesters: self.queues,
            hold: false,
            architecture: match self.architecture {
                Architecture::Masked | Architecture::Tree => {
                    fixed_priority_arbiter::Architecture::Arithmetic
                }
                Architecture::Prefix => fixed_priority_arbiter::Architecture::Prefix,
            },
        }
    }

    /// The selector of Occamy.
    pub(super) fn selector(&self) -> occamy_selector::Config {
        occamy_selector::Config {
            queues: self.queues,
            length_width: self.length_width(),
            thresholds: self.thresholds,
            pipeline: Pipeline::None,
            hold: false,
            architecture: self.architecture,
        }
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        let mut name = format!(
            "traffic_manager_q{}_c{}_b{}_l{}_s{}_{}",
            self.queues,
            self.cells,
            self.cell_bytes,
            self.longest_packet,
            self.sub_lists,
            self.buffer_management.tag()
        );
        if self.buffer_management.has_threshold() {
            let sign = if self.alpha_shift < 0 { "m" } else { "" };
            name += &format!("_a{sign}{}", self.alpha_shift.abs());
            if self.thresholds == Thresholds::PerQueue {
                name += "_perqueue";
            }
        }
        name += &format!("_{}", self.scheduler.tag());
        if self.writes_quantum() {
            name += &format!("{}", self.quantum);
        }
        format!("{name}_{}", self.architecture.name())
    }
}
