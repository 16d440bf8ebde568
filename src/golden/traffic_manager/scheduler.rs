//! The scheduler: which queue sends next.

use super::{Scheduling, Settings};
use crate::golden::fixed_priority_arbiter::lowest;
use crate::golden::rr_arbiter::RoundRobin;

/// What a deficit is limited to, for a queue that may not start a packet keeps it from visit to visit.
const GREATEST_DEFICIT: u32 = 8191;

/// State of the scheduler.
#[derive(Clone, Debug)]
pub(super) struct Scheduler {
    kind: Scheduling,
    arbiter: RoundRobin,
    /// The queue that is visited.
    visited: usize,
    /// Cells that each queue may still send in its visit.
    deficits: Vec<u32>,
    /// Cells that a visit adds.
    quanta: Vec<u32>,
}

impl Scheduler {
    pub fn new(settings: &Settings) -> Scheduler {
        Scheduler {
            kind: settings.scheduler,
            arbiter: RoundRobin::new(settings.queues, false),
            visited: 0,
            deficits: vec![0; settings.queues],
            quanta: vec![settings.quantum; settings.queues],
        }
    }

    pub fn set_quantum(&mut self, queue: usize, quantum: u32) {
        self.quanta[queue] = quantum;
    }

    /// A queue that is empty has no deficit.
    pub fn emptied(&mut self, queue: usize) {
        self.deficits[queue] = 0;
    }

    /// Grants one of `requests`, bit q of word q / 64 for queue q; `cells` tells how long a queue's
    /// oldest packet is.
    pub fn grant(&mut self, requests: &[u64], cells: impl Fn(usize) -> u32) -> Option<usize> {
        match self.kind {
            Scheduling::RoundRobin => self.arbiter.step(requests, true),
            Scheduling::Strict => lowest(requests),
            Scheduling::DeficitRoundRobin => self.deficit_round_robin(requests, cells),
        }
    }

    fn deficit_round_robin(
        &mut self,
        requests: &[u64],
        cells: impl Fn(usize) -> u32,
    ) -> Option<usize> {
        let asks = |queue: usize| requests[queue / 64] >> (queue % 64) & 1 == 1;
        let fits = |queue: usize, deficits: &[u32]| asks(queue) && cells(queue) <= deficits[queue];
        if !fits(self.visited, &self.deficits) {
            self.visited = self.arbiter.step(requests, true)?;
            let raised = self.deficits[self.visited] + self.quanta[self.visited];
            self.deficits[self.visited] = raised.min(GREATEST_DEFICIT);
        }
        let queue = self.visited;
        fits(queue, &self.deficits).then(|| {
            self.deficits[queue] -= cells(queue);
            queue
        })
    }
}
