//! Rates as slots of a frame that repeats.

use super::{Point, Setup};

/// Exponent of the α that keeps a queue from being dropped from: its T is above every length until the buffer is
/// all but full.
pub const OFF: i32 = 6;

/// What happens in each cycle of a frame.
///
/// Every arrival, every packet sent and every head drop has its cycle, so that rates are exact. The traffic manager can
/// drop a packet in every cycle that grants none, and so outruns whatever its input can bring: it is throttled. A queue
/// above its threshold has α = 64, at which it is not above it, but for a window of `drops` + 1 cycles of each frame in
/// which it has the α of all. A write of α governs T two cycles later; in the first cycle of the window the queue is
/// selected, in each of the others it loses a packet. Windows do not overlap, and no packet is granted in a cycle
/// that drops one, for both need the PD memory.
pub struct Frame(Vec<Slot>);

/// A cycle of a frame.
#[derive(Clone, Copy, Default)]
pub struct Slot {
    /// A packet for this queue comes.
    pub arrival: Option<usize>,
    /// This queue may send.
    pub port: Option<usize>,
    /// A queue gets another α.
    pub alpha: Option<(usize, i32)>,
    /// A head drop may happen.
    drops: bool,
}

impl Frame {
    pub fn new(setup: &Setup, point: &Point) -> Frame {
        let length = setup.frame as usize;
        let (over, queues, drops) = (
            point.over as usize,
            point.queues() as usize,
            point.drops as usize,
        );
        let mut slots = vec![Slot::default(); length];
        for queue in (0..over).filter(|_| drops > 0) {
            let start = queue * length / over;
            slots[start].alpha = Some((queue, point.alpha_shift));
            slots[(start + drops + 1) % length].alpha = Some((queue, OFF));
            for cycle in start + 3..start + 3 + drops {
                slots[cycle % length].drops = true;
            }
        }
        let sent = queues * setup.drain as usize;
        for number in 0..sent {
            let wanted = number * length / sent;
            let mut from = (wanted..wanted + length).map(|cycle| cycle % length);
            let free = from.find(|&cycle| slots[cycle].port.is_none() && !slots[cycle].drops);
            if let Some(free) = free {
                slots[free].port = Some(number % queues);
            }
        }
        let arrivals = (point.bursts * point.arrivals) as usize;
        for number in 0..arrivals {
            let queue = over + number % point.bursts as usize;
            slots[number * length / arrivals].arrival = Some(queue);
        }
        Frame(slots)
    }

    pub fn slot(&self, cycle: u64) -> Slot {
        self.0[(cycle % self.0.len() as u64) as usize]
    }
}
