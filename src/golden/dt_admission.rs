//! Golden model of the admission by dynamic thresholds.
//!
//! Occamy leaves admission to Dynamic Threshold and only sets its α: a packet is taken while its queue is below T.

use super::Golden;
use super::dt_threshold::{Thresholds, alpha_write, length_width, ones};

/// A packet of so many cells for, or from, a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet {
    /// Queue.
    pub queue: usize,
    /// Cells.
    pub cells: u32,
}

/// What became of a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All its cells are reserved.
    Accepted,
    /// Its queue has had its share, or there is no room.
    Dropped,
    /// There is no such queue, or no such packet.
    Malformed,
}

/// Whether a packet of `cells` cells is admitted to a queue of this length.
pub fn admits(cells: u32, free: u32, length: u32, threshold: u32) -> bool {
    length < threshold && cells <= free
}

/// Inputs of a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Inputs {
    /// A header.
    pub offer: Option<Packet>,
    /// A packet that leaves its queue.
    pub leaves: Option<Packet>,
    /// Cells that come free.
    pub freed: u32,
    /// A queue and the exponent of its α from now on.
    pub alpha: Option<(usize, i32)>,
}

/// Packets and cells that met one fate, modulo 2^32.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Total {
    /// Packets.
    pub packets: u32,
    /// Cells.
    pub cells: u32,
}

impl Total {
    fn add(&mut self, cells: u32) {
        self.packets = self.packets.wrapping_add(1);
        self.cells = self.cells.wrapping_add(cells);
    }
}

/// Admission to a buffer that queues share.
#[derive(Clone, Debug)]
pub struct DtAdmission {
    cells: u32,
    longest: u32,
    lengths: Vec<u32>,
    free: u32,
    thresholds: Thresholds,
    accepted: Total,
    dropped: Total,
    malformed: u32,
}

impl DtAdmission {
    /// An empty buffer of `cells` cells for packets of up to `longest`; `per_queue`: a threshold for each queue.
    /// α = 2^`shift`.
    pub fn new(queues: usize, cells: u32, longest: u32, per_queue: bool, shift: i32) -> Self {
        DtAdmission {
            cells,
            longest,
            lengths: vec![0; queues],
            free: cells,
            thresholds: Thresholds::new(cells, if per_queue { queues } else { 1 }, shift),
            accepted: Total::default(),
            dropped: Total::default(),
            malformed: 0,
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        self.lengths.fill(0);
        self.free = self.cells;
        self.thresholds.reset();
        self.accepted = Total::default();
        self.dropped = Total::default();
        self.malformed = 0;
    }

    /// Cells of each queue.
    pub fn lengths(&self) -> &[u32] {
        &self.lengths
    }

    /// Free cells.
    pub fn free(&self) -> u32 {
        self.free
    }

    /// The threshold of a queue.
    pub fn threshold(&self, queue: usize) -> u32 {
        self.thresholds.of(queue)
    }

    /// Whether a queue has more than its threshold.
    pub fn over_allocated(&self, queue: usize) -> bool {
        self.lengths[queue] > self.threshold(queue)
    }

    /// Accepted packets and cells.
    pub fn accepted(&self) -> Total {
        self.accepted
    }

    /// Dropped packets and cells.
    pub fn dropped(&self) -> Total {
        self.dropped
    }

    /// Runs one cycle; gives the verdict on its header.
    pub fn step(&mut self, inputs: &Inputs) -> Option<Verdict> {
        let verdict = inputs.offer.map(|packet| self.judge(packet));
        self.thresholds.update(self.free, inputs.alpha);
        let mask = ones(length_width(self.cells));
        self.free = self.free.wrapping_add(inputs.freed) & mask;
        if let Some(Packet { queue, cells }) = inputs.leaves
            && let Some(length) = self.lengths.get_mut(queue)
        {
            *length = length.wrapping_sub(cells) & mask;
        }
        if let Some((packet, verdict)) = inputs.offer.zip(verdict) {
            self.enter(packet, verdict);
        }
        verdict
    }

    fn judge(&self, Packet { queue, cells }: Packet) -> Verdict {
        if queue >= self.lengths.len() || !(1..=self.longest).contains(&cells) {
            Verdict::Malformed
        } else if admits(cells, self.free, self.lengths[queue], self.threshold(queue)) {
            Verdict::Accepted
        } else {
            Verdict::Dropped
        }
    }

    fn enter(&mut self, packet: Packet, verdict: Verdict) {
        let mask = ones(length_width(self.cells));
        match verdict {
            Verdict::Accepted => {
                let length = &mut self.lengths[packet.queue];
                *length = length.wrapping_add(packet.cells) & mask;
                self.free = self.free.wrapping_sub(packet.cells) & mask;
                self.accepted.add(packet.cells);
            }
            Verdict::Dropped => self.dropped.add(packet.cells),
            Verdict::Malformed => self.malformed = self.malformed.wrapping_add(1),
        }
    }
}

/// Ports in the order of the block's page.
impl Golden for DtAdmission {
    fn reset(&mut self) {
        DtAdmission::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return DtAdmission::reset(self);
        }
        let packet = |row: &[u64]| {
            (row[0] == 1).then(|| Packet {
                queue: row[1] as usize,
                cells: row[2] as u32,
            })
        };
        let inputs = Inputs {
            offer: packet(&inputs[..3]),
            leaves: packet(&inputs[3..6]),
            freed: inputs[6] as u32,
            alpha: alpha_write(&inputs[7..], self.lengths.len()),
        };
        let queues = self.lengths.len();
        let (verdicts, rest) = outputs.split_at_mut(3);
        let (bitmap, rest) = rest.split_at_mut(queues.div_ceil(64));
        for queue in 0..queues {
            bitmap[queue / 64] |= u64::from(self.over_allocated(queue)) << (queue % 64);
        }
        let totals = [self.accepted, self.dropped].map(|total| [total.packets, total.cells]);
        let shown = (self.lengths.iter().chain([&self.free]))
            .chain(self.thresholds.now())
            .chain(totals.as_flattened())
            .chain([&self.malformed]);
        rest.iter_mut()
            .zip(shown)
            .for_each(|(to, value)| *to = u64::from(*value));
        if let Some(verdict) = DtAdmission::step(self, &inputs) {
            verdicts[verdict as usize] = 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Cycles for T to follow.
    fn idle(admission: &mut DtAdmission) {
        for _ in 0..2 {
            admission.step(&Inputs::default());
        }
    }

    /// Offers one-cell packets to each of the queues in turn, slowly enough for T to follow, until all are refused.
    fn fill(admission: &mut DtAdmission, queues: usize) {
        let mut refused = 0;
        for queue in (0..queues).cycle() {
            let offer = Some(Packet { queue, cells: 1 });
            let verdict = admission.step(&Inputs {
                offer,
                ..Inputs::default()
            });
            refused = if verdict == Some(Verdict::Dropped) {
                refused + 1
            } else {
                0
            };
            if refused == queues {
                return;
            }
            idle(admission);
        }
    }

    /// "When N = 1, the free buffer reservation is B/9 with α = 8 and B/17 with α = 16"; in general B / (1 + α · N).
    #[test]
    fn the_reserved_buffer_is_the_papers() {
        let cells = 9 * 17 * 65;
        for (shift, share) in [(3, 9), (4, 17), (0, 2)] {
            let mut admission = DtAdmission::new(1, cells, 1, false, shift);
            fill(&mut admission, 1);
            let free = cells.div_ceil(share);
            assert!(
                admission.free().abs_diff(free) <= 1,
                "{} {free}",
                admission.free()
            );
        }
        // α = 1/2 to 8, N = 2 to 7: B / (1 + αN), and all queues at T.
        for (shift, queues) in [(-1, 2), (-1, 7), (0, 3), (1, 7), (3, 2), (3, 7)] {
            let mut admission = DtAdmission::new(queues, cells, 1, true, shift);
            fill(&mut admission, queues);
            let alpha = f64::from(shift).exp2();
            let expected = f64::from(cells) / (1.0 + alpha * queues as f64);
            let tolerance = queues as f64 + (1.0f64).max(1.0 / alpha);
            let off = (f64::from(admission.free()) - expected).abs();
            assert!(off <= tolerance, "{} for {expected}", admission.free());
        }
    }

    #[test]
    fn a_packet_may_overshoot_by_all_its_cells_but_one() {
        // T = free = 16, then 6.
        let mut admission = DtAdmission::new(2, 16, 10, false, 0);
        let offer = |queue, cells| Inputs {
            offer: Some(Packet { queue, cells }),
            ..Inputs::default()
        };
        assert_eq!(admission.step(&offer(0, 5)), Some(Verdict::Accepted));
        idle(&mut admission);
        assert_eq!((admission.lengths()[0], admission.threshold(0)), (5, 11));
        // 5 < 11: ten cells more are taken, four above T.
        assert_eq!(admission.step(&offer(0, 10)), Some(Verdict::Accepted));
        assert_eq!((admission.lengths()[0], admission.free()), (15, 1));
        assert!(admission.over_allocated(0));
        // c ≤ free is asked of the cells that there are now, len < T of last cycle's T.
        assert_eq!(admission.step(&offer(1, 2)), Some(Verdict::Dropped));
        assert_eq!(admission.step(&offer(1, 1)), Some(Verdict::Accepted));
        assert_eq!(admission.step(&offer(2, 1)), Some(Verdict::Malformed));
        assert_eq!(admission.step(&offer(1, 0)), Some(Verdict::Malformed));
        assert_eq!(admission.step(&offer(1, 11)), Some(Verdict::Malformed));
        assert_eq!(
            (admission.accepted().packets, admission.accepted().cells),
            (3, 16)
        );
        assert_eq!(
            (admission.dropped().packets, admission.dropped().cells),
            (1, 2)
        );
    }

    #[test]
    fn a_queue_exactly_at_its_threshold_is_full_and_not_over_allocated() {
        let mut admission = DtAdmission::new(1, 2, 1, false, 0);
        let offer = Inputs {
            offer: Some(Packet { queue: 0, cells: 1 }),
            ..Inputs::default()
        };
        admission.step(&offer);
        idle(&mut admission);
        assert_eq!((admission.lengths()[0], admission.threshold(0)), (1, 1));
        assert!(!admission.over_allocated(0));
        assert_eq!(admission.step(&offer), Some(Verdict::Dropped));
    }

    proptest! {
        /// Cells are free, in a queue or left and not yet freed; nothing is reserved but what was accepted.
        #[test]
        fn cells_are_conserved(rows in prop::collection::vec((0usize..4, 0u32..9, 0usize..4, any::<u32>()), 1..200), shift in -4i32..=6) {
            let mut admission = DtAdmission::new(4, 40, 7, false, shift);
            let mut in_flight = 0;
            for (queue, cells, from, take) in rows {
                let length = admission.lengths()[from];
                let leaving = take % 8 % (length + 1);
                let freed = take / 8 % (in_flight + 1);
                admission.step(&Inputs {
                    offer: Some(Packet { queue, cells }),
                    leaves: Some(Packet { queue: from, cells: leaving }),
                    freed,
                    alpha: None,
                });
                in_flight = in_flight + leaving - freed;
                let queued: u32 = admission.lengths().iter().sum();
                prop_assert_eq!(admission.free() + queued + in_flight, 40);
            }
        }
    }
}
