//! Golden model of the dynamic threshold.
//!
//! Occamy: Dynamic Threshold "limits queue lengths with a threshold (denoted by T(t)) [...]. Specifically, the threshold is
//! proportional to the current free buffer size".

use super::Golden;

/// T = ⌊2^`shift` · `free`⌋, limited to what `width` bits hold (at most 32).
pub fn threshold(free: u32, shift: i32, width: u32) -> u32 {
    let free = u64::from(free);
    let exact = if shift < 0 {
        free >> -shift
    } else {
        free << shift
    };
    exact.min(u64::from(ones(width))) as u32
}

/// The greatest number of `width` bits, 1 to 32.
pub fn ones(width: u32) -> u32 {
    u32::MAX >> (32 - width)
}

/// Bits of a number of cells of a buffer of `cells` cells.
pub fn length_width(cells: u32) -> u32 {
    32 - cells.leading_zeros()
}

/// A queue and the exponent of its α from a write `cfg_queue`, `cfg_alpha_we`, `cfg_alpha`; none if there is no such
/// queue or no such α.
pub fn alpha_write(row: &[u64], queues: usize) -> Option<(usize, i32)> {
    let &[queue, enable, code] = row else {
        return None;
    };
    let legal = enable == 1 && queue < queues as u64 && code <= 10;
    legal.then(|| (queue as usize, code as i32 - 4))
}

/// The thresholds of a buffer, in registers.
#[derive(Clone, Debug)]
pub struct Thresholds {
    cells: u32,
    shift: i32,
    /// Exponent of α behind each threshold.
    alphas: Vec<i32>,
    /// One, or one for each queue.
    now: Vec<u32>,
}

impl Thresholds {
    /// `count` thresholds for an empty buffer of `cells` cells, all with α = 2^`shift`.
    pub fn new(cells: u32, count: usize, shift: i32) -> Thresholds {
        let first = threshold(cells, shift, length_width(cells));
        Thresholds {
            cells,
            shift,
            alphas: vec![shift; count],
            now: vec![first; count],
        }
    }

    /// Takes all of it to its reset value.
    pub fn reset(&mut self) {
        *self = Thresholds::new(self.cells, self.now.len(), self.shift);
    }

    /// The thresholds.
    pub fn now(&self) -> &[u32] {
        &self.now
    }

    /// The threshold of a queue.
    pub fn of(&self, queue: usize) -> u32 {
        self.now[if self.now.len() == 1 { 0 } else { queue }]
    }

    /// The end of a cycle in which `free` cells are free and an α is written.
    pub fn update(&mut self, free: u32, write: Option<(usize, i32)>) {
        let width = length_width(self.cells);
        for (now, shift) in self.now.iter_mut().zip(&self.alphas) {
            *now = threshold(free, *shift, width);
        }
        if let Some((queue, shift)) = write {
            self.alphas[queue] = shift;
        }
    }
}

/// What tells how many cells are free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The lengths of all queues.
    Lengths,
    /// What is reserved and freed in each cycle.
    Events,
}

/// The threshold of a shared buffer.
#[derive(Clone, Debug)]
pub struct DtThreshold {
    queues: usize,
    cells: u32,
    source: Source,
    /// Free cells after all events so far.
    free: u32,
    thresholds: Thresholds,
}

impl DtThreshold {
    /// An empty buffer of `cells` cells; `per_queue`: a threshold for each queue. α = 2^`shift`.
    pub fn new(queues: usize, cells: u32, source: Source, per_queue: bool, shift: i32) -> Self {
        DtThreshold {
            queues,
            cells,
            source,
            free: cells,
            thresholds: Thresholds::new(cells, if per_queue { queues } else { 1 }, shift),
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        self.free = self.cells;
        self.thresholds.reset();
    }

    /// The thresholds shown.
    pub fn thresholds(&self) -> &[u32] {
        self.thresholds.now()
    }

    /// A cycle with these lengths; gives the free cells shown in it.
    pub fn with_lengths(&mut self, lengths: &[u32], write: Option<(usize, i32)>) -> u32 {
        let allocated = lengths.iter().fold(0u32, |sum, l| sum.wrapping_add(*l));
        let free = self.cut(self.cells.wrapping_sub(allocated));
        self.thresholds.update(free, write);
        free
    }

    /// A cycle in which cells are reserved and freed; gives the free cells shown in it.
    pub fn with_events(&mut self, reserved: u32, freed: u32, write: Option<(usize, i32)>) -> u32 {
        let free = self.free;
        self.thresholds.update(free, write);
        self.free = self.cut(free.wrapping_add(freed).wrapping_sub(reserved));
        free
    }

    fn cut(&self, value: u32) -> u32 {
        value & ones(length_width(self.cells))
    }
}

/// Inputs `len[Q]`, or `reserved_cells` and `freed_cells`; with a threshold for each queue `cfg_queue`, `cfg_alpha_we`,
/// `cfg_alpha`. Outputs `free_cells`, `threshold` or `threshold[Q]`.
impl Golden for DtThreshold {
    fn reset(&mut self) {
        DtThreshold::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        if rst {
            outputs.fill(0);
            return DtThreshold::reset(self);
        }
        for (to, threshold) in outputs[1..].iter_mut().zip(self.thresholds()) {
            *to = u64::from(*threshold);
        }
        let free = match self.source {
            Source::Lengths => {
                let (lengths, write) = inputs.split_at(self.queues);
                let lengths: Vec<_> = lengths.iter().map(|l| *l as u32).collect();
                self.with_lengths(&lengths, alpha_write(write, self.queues))
            }
            Source::Events => {
                let (events, write) = inputs.split_at(2);
                let write = alpha_write(write, self.queues);
                self.with_events(events[0] as u32, events[1] as u32, write)
            }
        };
        outputs[0] = u64::from(free);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_free_buffer_is_shifted_rounded_down_and_limited() {
        let of_100 = (-4..=6).map(|shift| threshold(100, shift, 10));
        let expected = [6, 12, 25, 50, 100, 200, 400, 800, 1023, 1023, 1023];
        assert!(of_100.eq(expected));
        assert_eq!(threshold(0, 6, 1), 0);
        assert_eq!(threshold(1, -1, 1), 0);
        assert_eq!(threshold(u32::MAX, 6, 32), u32::MAX);
    }

    /// "When N = 1, the free buffer reservation is B/9 with α = 8 and B/17 with α = 16, resulting in only a 5.2%
    /// increase in buffer utilization", and "with α = 8, DT allows a queue to occupy 88.9% of the buffer": a queue
    /// at its threshold, q = α · (B − q).
    #[test]
    fn the_papers_reservations() {
        let cells = 9 * 17 * 400;
        let at_threshold = |share: u32, shift| {
            let mut buffer = DtThreshold::new(2, cells, Source::Lengths, false, shift);
            let length = cells - cells / share;
            buffer.with_lengths(&[0, length], None);
            assert_eq!(buffer.thresholds(), [length]);
            // One cell more brings it above, one less below.
            for (length, threshold) in [(length + 1, length), (length - 1, length)] {
                buffer.with_lengths(&[0, length], None);
                assert_eq!(length > threshold, length > buffer.thresholds()[0]);
                assert_eq!(length < threshold, length < buffer.thresholds()[0]);
            }
            f64::from(length) / f64::from(cells)
        };
        let (eight, sixteen) = (at_threshold(9, 3), at_threshold(17, 4));
        assert_eq!(format!("{:.3}", eight), "0.889");
        assert_eq!(format!("{:.1}", 100.0 * (sixteen - eight)), "5.2");
    }

    #[test]
    fn threshold_follows_an_event_by_two_cycles() {
        let mut buffer = DtThreshold::new(1, 100, Source::Events, false, -1);
        assert_eq!(buffer.thresholds(), [50]);
        assert_eq!(buffer.with_events(60, 0, None), 100);
        assert_eq!(buffer.thresholds(), [50]);
        assert_eq!(buffer.with_events(0, 10, None), 40);
        assert_eq!(buffer.thresholds(), [20]);
        assert_eq!(buffer.with_events(0, 0, None), 50);
        assert_eq!(buffer.thresholds(), [25]);
    }

    #[test]
    fn each_queue_has_its_alpha() {
        let mut buffer = DtThreshold::new(3, 12, Source::Events, true, 0);
        buffer.with_events(0, 0, alpha_write(&[1, 1, 0], 3));
        buffer.with_events(0, 0, alpha_write(&[2, 1, 10], 3));
        assert_eq!(buffer.thresholds(), [12, 0, 12]);
        // Queues and codes that there are not, and a write that is not enabled, change nothing.
        for row in [[3, 1, 5], [0, 1, 11], [0, 0, 5]] {
            buffer.with_events(0, 0, alpha_write(&row, 3));
        }
        buffer.with_events(0, 0, None);
        assert_eq!(buffer.thresholds(), [12, 0, 15]);
        buffer.reset();
        assert_eq!(buffer.thresholds(), [12; 3]);
    }

    proptest! {
        /// The same events, told as lengths one cycle later, give the same free cells and thresholds, whatever they are.
        #[test]
        fn both_sources_agree(cells in 1u32..70000, shift in -4i32..=6, events in prop::collection::vec((0usize..5, any::<u32>(), 0usize..5, any::<u32>()), 1..40)) {
            let mask = ones(length_width(cells));
            let mut lengths = [0u32; 5];
            let mut by_lengths = DtThreshold::new(5, cells, Source::Lengths, false, shift);
            let mut by_events = DtThreshold::new(5, cells, Source::Events, false, shift);
            for (to, reserved, from, freed) in events {
                let (reserved, freed) = (reserved & mask, freed & mask);
                let free = by_lengths.with_lengths(&lengths, None);
                prop_assert_eq!(free, by_events.with_events(reserved, freed, None));
                prop_assert_eq!(by_lengths.thresholds(), by_events.thresholds());
                lengths[to] = lengths[to].wrapping_add(reserved) & mask;
                lengths[from] = lengths[from].wrapping_sub(freed) & mask;
            }
        }
    }
}
