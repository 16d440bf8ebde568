//! What must hold of the model's state between any two cycles.

use super::TrafficManager;

impl TrafficManager {
    /// Cells that belong to no queue and are not free: those of the packet in transmission that have not been
    /// freed, of the expelled packet, and those that were freed in the cycle before.
    pub fn in_flight(&self) -> u32 {
        let sending = self.transmission.as_ref().map_or(0, |sending| {
            let freed = sending.next / self.settings.sub_lists * self.settings.sub_lists;
            sending.packet.cells - freed
        });
        sending + self.expelling + self.returning.0 + self.returning.1
    }

    /// Adds everything up: cells are free, in a queue or in flight; lengths are those of the packets; what is
    /// kept beside the queues agrees with them.
    ///
    /// # Errors
    /// Says what does not agree.
    pub fn audit(&self) -> Result<(), String> {
        for queue in 0..self.settings.queues {
            self.audit_queue(queue)?;
        }
        let queued: u32 = self.lengths.iter().sum();
        let all = self.free + queued + self.in_flight();
        if all != self.settings.cells {
            return Err(format!(
                "{} free, {queued} queued and {} in flight are {all} cells, not {}",
                self.free,
                self.in_flight(),
                self.settings.cells
            ));
        }
        let uncounted = self.expelling + self.returning.1;
        if self.uncounted != uncounted {
            return Err(format!(
                "{} cells count as expelled and not yet free, {uncounted} are",
                self.uncounted
            ));
        }
        Ok(())
    }

    fn audit_queue(&self, queue: usize) -> Result<(), String> {
        let packets = &self.queues[queue];
        let waiting: u32 = packets.iter().map(|packet| packet.cells).sum();
        let arriving = self.arriving.as_ref().filter(|a| a.queue == queue);
        let reserved = arriving.and_then(|a| a.packet.as_ref());
        let length = waiting + reserved.map_or(0, |packet| packet.cells);
        if self.lengths[queue] != length {
            return Err(format!(
                "queue {queue} has length {}, its packets {length} cells",
                self.lengths[queue]
            ));
        }
        let words = self.settings.data_words;
        let whole = |cells: u32, data: &[u64]| cells as usize * words == data.len();
        if !packets.iter().all(|p| whole(p.cells, &p.data)) {
            return Err(format!("a packet in queue {queue} lacks cells"));
        }
        let occupied = self.occupied[queue / 64] >> (queue % 64) & 1 == 1;
        let droppable = if packets.is_empty() { 0 } else { length };
        if occupied == packets.is_empty() || self.droppable[queue] != droppable {
            return Err(format!(
                "queue {queue} of {} packets and {length} cells: occupied {occupied}, droppable {}",
                packets.len(),
                self.droppable[queue]
            ));
        }
        Ok(())
    }
}
