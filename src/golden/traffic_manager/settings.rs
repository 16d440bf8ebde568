//! What a traffic manager is set to.

/// Who is admitted and who is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BufferManagement {
    /// Whatever fits is admitted.
    CompleteSharing,
    /// A queue is limited to T = α · free cells.
    DynamicThreshold,
    /// The same, and the queues above T are dropped from, in turn.
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
}

/// Which queue sends next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheduling {
    /// Each queue in turn, a packet at a time.
    RoundRobin,
    /// The lowest queue that has a packet.
    Strict,
    /// Each queue in turn, as many cells as its deficit allows.
    DeficitRoundRobin,
}

impl Scheduling {
    /// All of them.
    pub const ALL: [Scheduling; 3] = [
        Scheduling::RoundRobin,
        Scheduling::Strict,
        Scheduling::DeficitRoundRobin,
    ];
}

/// Sizes and choices, as on the page of the block.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Number of queues, at least 1.
    pub queues: usize,
    /// Cells of the shared buffer.
    pub cells: u32,
    /// Words of 64 bits that a cell's data takes in a row.
    pub data_words: usize,
    /// Cells of the longest packet.
    pub longest_packet: u32,
    /// Parallel lists of cells of a packet: cells freed in a cycle.
    pub sub_lists: u32,
    /// Who is admitted and who is dropped.
    pub buffer_management: BufferManagement,
    /// Whether each queue has a threshold of its own.
    pub per_queue: bool,
    /// α = 2^`alpha_shift` of every queue after reset.
    pub alpha_shift: i32,
    /// Which queue sends next.
    pub scheduler: Scheduling,
    /// Cells that a visit of deficit round robin adds, for every queue after reset.
    pub quantum: u32,
}

impl Settings {
    /// Number of thresholds: none, one, or one for each queue.
    pub fn thresholds(&self) -> usize {
        match (self.buffer_management.has_threshold(), self.per_queue) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => self.queues,
        }
    }
}
