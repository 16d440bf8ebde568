//! The small model behind `demo/burst.csv`: a burst arrives while one queue hogs the buffer.
//!
//! It is the situation of Occamy's figure 3 (b). All queues share a buffer under Dynamic Threshold,
//! T(t) = α (B − Σ q(t)): a cell is admitted to a queue that is shorter than T. One queue has filled
//! the buffer as far as T lets it, and drains slowly, because it shares its port. Then a burst comes
//! at other queues, faster than the hog drains; T falls below the hog's length, and the burst would be
//! dropped before it got its share. Occamy expels from the over-allocated queues in turn, here one
//! cell in every second cycle, which is what `ready` says: first from the hog alone, then, as T falls
//! further, from the burst's queues too, one after another.
//!
//! The model knows nothing of the selector under test: it searches for the next over-allocated
//! queue in its own few lines.

/// Queues of the switch.
pub const QUEUES: usize = 64;
/// Buffer in cells, B.
pub const BUFFER: u64 = 1024;
/// α, as the paper recommends.
pub const ALPHA: u64 = 8;
/// The queue that hogs the buffer.
pub const HOG: usize = 5;
/// The queues that the burst comes to.
pub const BURST: [usize; 3] = [40, 41, 55];
/// Cycle in which the burst begins.
pub const BURST_START: u64 = 200;
/// Cycles that it lasts, each bringing a cell to two of its queues.
pub const BURST_CYCLES: u64 = 400;
/// Cycles of the trace.
pub const CYCLES: u64 = 1000;

/// What the selector sees in one cycle.
pub struct Row {
    /// Queue lengths in cells.
    pub lengths: [u64; QUEUES],
    /// T in cells.
    pub threshold: u64,
    /// Whether the executor takes a decision.
    pub ready: bool,
}

/// The whole trace.
pub fn trace() -> Vec<Row> {
    let mut lengths = [0; QUEUES];
    // The steady state of one congested queue: its length is T, α B / (1 + α).
    lengths[HOG] = ALPHA * BUFFER / (1 + ALPHA);
    let mut next = 0;
    (0..CYCLES)
        .map(|cycle| {
            let threshold = ALPHA * (BUFFER - lengths.iter().sum::<u64>());
            let ready = cycle % 2 == 1;
            let row = Row {
                lengths,
                threshold,
                ready,
            };
            // Admission: the hog asks for a cell in every cycle, the burst while it lasts.
            admit(&mut lengths, HOG, threshold);
            if (BURST_START..BURST_START + BURST_CYCLES).contains(&cycle) {
                let at = 2 * cycle as usize;
                [at, at + 1]
                    .iter()
                    .for_each(|i| admit(&mut lengths, BURST[i % 3], threshold));
            }
            // Expulsion of a cell from the next over-allocated queue.
            let over = |&queue: &usize| row.lengths[queue] > threshold;
            let in_turn = (0..QUEUES).map(|step| (next + step) % QUEUES).find(over);
            if let Some(queue) = in_turn.filter(|_| ready) {
                lengths[queue] -= 1;
                next = (queue + 1) % QUEUES;
            }
            // Departure: the hog's share of its port is one cell in 8 cycles, a burst queue's one in 16.
            depart(&mut lengths, HOG, cycle, 8);
            BURST
                .iter()
                .for_each(|&queue| depart(&mut lengths, queue, cycle, 16));
            row
        })
        .collect()
}

fn admit(lengths: &mut [u64; QUEUES], queue: usize, threshold: u64) {
    let free = lengths.iter().sum::<u64>() < BUFFER;
    lengths[queue] += u64::from(free && lengths[queue] < threshold);
}

fn depart(lengths: &mut [u64; QUEUES], queue: usize, cycle: u64, every: u64) {
    lengths[queue] -= u64::from(cycle.is_multiple_of(every) && lengths[queue] > 0);
}
