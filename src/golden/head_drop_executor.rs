//! Golden model of Occamy's head-drop executor.
//!
//! Occamy: a head drop is a dequeue without reading cell data: "Read a PD from PD memory; Dequeue the PD [...]; Read cell
//! pointer; Free cell".

use super::Golden;

/// What is known of the candidate queue in a cycle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Queue {
    /// Cells of the queue.
    pub length: u32,
    /// Its threshold.
    pub threshold: u32,
    /// Its oldest packet, if it has one that may be dropped: the first cell, and how many there are.
    pub head: Option<(u64, u32)>,
}

/// Inputs of a cycle.
#[derive(Clone, Copy, Debug)]
pub struct Inputs<'a> {
    /// The queue that the selector offers.
    pub selected: Option<usize>,
    /// What is known of the candidate.
    pub queue: Queue,
    /// Whether the PD memory is to be had.
    pub pd_grant: bool,
    /// What was read of the PD memory in the cycle before: first cells of lists 1 to S − 1.
    pub pd_data: &'a [u64],
    /// Whether the cell-pointer memories are to be had.
    pub pointer_grant: bool,
    /// What was read of them in the cycle before: a cell of each list.
    pub pointer_data: &'a [u64],
}

/// What a cycle did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The selector's queue, if there was one, was taken.
    pub ready: bool,
    /// The PD memory was asked for.
    pub requests_pd: bool,
    /// The queue from which a packet was dropped, the packet's first cell and its cells.
    pub expelled: Option<(usize, u64, u32)>,
    /// The cell-pointer memories were asked for.
    pub requests_pointers: bool,
    /// The cells that they are read at.
    pub reads: Option<Vec<u64>>,
    /// The cells that came free.
    pub freed: Vec<u64>,
}

/// Where the present group of cells comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum From {
    /// It is the same as in the cycle before.
    Kept,
    /// The packet began in the cycle before.
    Pd,
    /// The group before it was freed in the cycle before.
    Pointers,
}

/// The head-drop executor.
#[derive(Clone, Debug)]
pub struct HeadDropExecutor {
    queues: usize,
    sub_lists: u32,
    /// The queue to drop from next.
    candidate: Option<usize>,
    /// Cells left of the packet that is being freed.
    left: u32,
    /// A cell of each list.
    group: Vec<u64>,
    from: From,
}

impl HeadDropExecutor {
    /// An idle executor for `sub_lists` parallel lists of cells.
    pub fn new(queues: usize, sub_lists: u32) -> Self {
        HeadDropExecutor {
            queues,
            sub_lists,
            candidate: None,
            left: 0,
            group: vec![0; sub_lists as usize],
            from: From::Kept,
        }
    }

    /// Takes all state to its reset value.
    pub fn reset(&mut self) {
        *self = HeadDropExecutor::new(self.queues, self.sub_lists);
    }

    /// The queue to drop from next, that [`Inputs::queue`] is about.
    pub fn candidate(&self) -> Option<usize> {
        self.candidate
    }

    /// Cells left of the packet that is being freed.
    pub fn left(&self) -> u32 {
        self.left
    }

    /// Runs one cycle.
    pub fn step(&mut self, inputs: &Inputs) -> Outcome {
        self.fetch(inputs);
        let mut outcome = self.free(inputs.pointer_grant);
        self.drop_head(inputs, &mut outcome);
        outcome
    }

    /// The present group, with what the memories gave.
    fn fetch(&mut self, inputs: &Inputs) {
        match self.from {
            From::Kept => {}
            From::Pd => self.group[1..].copy_from_slice(inputs.pd_data),
            From::Pointers => self.group.copy_from_slice(inputs.pointer_data),
        }
        self.from = From::Kept;
    }

    /// Frees the present group, unless there is another behind it that cannot be read.
    fn free(&mut self, pointer_grant: bool) -> Outcome {
        let mut outcome = Outcome::default();
        let count = self.left.min(self.sub_lists);
        outcome.requests_pointers = self.left > count;
        if outcome.requests_pointers && !pointer_grant {
            return outcome;
        }
        if outcome.requests_pointers {
            outcome.reads = Some(self.group.clone());
            self.from = From::Pointers;
        }
        outcome.freed.extend(&self.group[..count as usize]);
        self.left -= count;
        outcome
    }

    /// Looks at the candidate again, drops its oldest packet if that is due and possible, and takes the next candidate.
    fn drop_head(&mut self, inputs: &Inputs, outcome: &mut Outcome) {
        let Queue {
            length,
            threshold,
            head,
        } = inputs.queue;
        let head = head.filter(|_| length > threshold);
        let deserved = self.candidate.zip(head);
        outcome.requests_pd = deserved.is_some() && !outcome.requests_pointers;
        if let Some((queue, (packet, cells))) = deserved
            && outcome.requests_pd
            && inputs.pd_grant
        {
            outcome.expelled = Some((queue, packet, cells));
            self.left = cells;
            self.group[0] = packet;
            self.from = From::Pd;
        }
        outcome.ready = deserved.is_none() || outcome.expelled.is_some();
        if outcome.ready {
            self.candidate = inputs.selected.filter(|&queue| queue < self.queues);
        }
    }
}

/// Ports in the order of the block's page.
impl Golden for HeadDropExecutor {
    fn reset(&mut self) {
        HeadDropExecutor::reset(self);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        outputs.fill(0);
        if rst {
            return HeadDropExecutor::reset(self);
        }
        let lists = self.sub_lists as usize;
        let (head, rest) = inputs.split_at(8);
        let (pd_data, rest) = rest.split_at(lists - 1);
        let inputs = Inputs {
            selected: (head[0] == 1).then_some(head[1] as usize),
            queue: Queue {
                length: head[2] as u32,
                threshold: head[3] as u32,
                head: (head[4] == 1).then_some((head[5], head[6] as u32)),
            },
            pd_grant: head[7] == 1,
            pd_data,
            pointer_grant: rest[0] == 1,
            pointer_data: &rest[1..],
        };
        outputs[1] = u64::from(self.candidate.is_some());
        outputs[2] = self.candidate.unwrap_or(0) as u64;
        let outcome = HeadDropExecutor::step(self, &inputs);
        outputs[0] = u64::from(outcome.ready);
        outputs[3] = u64::from(outcome.requests_pd);
        if let Some((queue, packet, cells)) = outcome.expelled {
            outputs[4..8].copy_from_slice(&[packet, 1, queue as u64, u64::from(cells)]);
        }
        outputs[8] = u64::from(outcome.requests_pointers);
        let (read, freed) = outputs[9..].split_at_mut(1 + lists);
        if let Some(addresses) = &outcome.reads {
            read[0] = 1;
            read[1..].copy_from_slice(addresses);
        }
        freed[0] = outcome.freed.len() as u64;
        freed[1..][..outcome.freed.len()].copy_from_slice(&outcome.freed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const IDLE: Inputs = Inputs {
        selected: None,
        queue: Queue {
            length: 0,
            threshold: 0,
            head: None,
        },
        pd_grant: true,
        pd_data: &[0],
        pointer_grant: true,
        pointer_data: &[0, 0],
    };

    /// A queue of 9 cells above a threshold of 8 whose oldest packet is at cell 3 and has 5 cells.
    const OVER: Queue = Queue {
        length: 9,
        threshold: 8,
        head: Some((3, 5)),
    };

    /// An executor of two lists that has queue 6 as its candidate.
    fn selected() -> HeadDropExecutor {
        let mut executor = HeadDropExecutor::new(8, 2);
        let outcome = executor.step(&Inputs {
            selected: Some(6),
            ..IDLE
        });
        assert!(outcome.ready);
        executor
    }

    /// "Read a PD [...]; Dequeue the PD [...]; Read cell pointer; Free cell": five cells in two lists.
    #[test]
    fn a_packet_is_dequeued_and_its_cells_are_freed_two_a_cycle() {
        let mut executor = selected();
        let outcome = executor.step(&Inputs {
            queue: OVER,
            ..IDLE
        });
        assert_eq!(outcome.expelled, Some((6, 3, 5)));
        assert!(outcome.requests_pd && outcome.ready && outcome.freed.is_empty());
        let outcome = executor.step(&Inputs {
            pd_data: &[11],
            ..IDLE
        });
        assert_eq!(outcome.freed, [3, 11]);
        assert_eq!(outcome.reads, Some(vec![3, 11]));
        // The pointers are not to be had in this cycle.
        let outcome = executor.step(&Inputs {
            pointer_data: &[4, 12],
            pointer_grant: false,
            ..IDLE
        });
        assert!(outcome.requests_pointers && outcome.reads.is_none() && outcome.freed.is_empty());
        let outcome = executor.step(&IDLE);
        assert_eq!(outcome.freed, [4, 12]);
        // The last group needs no pointers, and the next packet may begin beside it.
        let outcome = executor.step(&Inputs {
            pointer_data: &[5, 77],
            pointer_grant: false,
            ..IDLE
        });
        assert_eq!((outcome.freed, executor.left()), (vec![5], 0));
    }

    #[test]
    fn a_queue_that_is_not_over_allocated_any_more_is_let_go() {
        for queue in [
            Queue { length: 8, ..OVER },
            Queue {
                threshold: 9,
                ..OVER
            },
            Queue { head: None, ..OVER },
        ] {
            let mut executor = selected();
            let outcome = executor.step(&Inputs {
                queue,
                selected: Some(1),
                ..IDLE
            });
            assert_eq!((outcome.expelled, outcome.requests_pd), (None, false));
            assert_eq!(executor.candidate(), Some(1));
        }
    }

    #[test]
    fn a_drop_waits_for_the_pd_memory_and_is_judged_again() {
        let mut executor = selected();
        let busy = Inputs {
            queue: OVER,
            pd_grant: false,
            selected: Some(1),
            ..IDLE
        };
        for _ in 0..3 {
            let outcome = executor.step(&busy);
            assert!(outcome.requests_pd && outcome.expelled.is_none() && !outcome.ready);
        }
        // Meanwhile the queue came down to its threshold: no drop, although the memory is free now.
        let outcome = executor.step(&Inputs {
            queue: Queue { length: 8, ..OVER },
            ..IDLE
        });
        assert_eq!(outcome.expelled, None);
    }

    #[test]
    fn queues_that_there_are_not_are_forgotten() {
        let mut executor = HeadDropExecutor::new(5, 1);
        let outcome = executor.step(&Inputs {
            selected: Some(5),
            pd_data: &[],
            pointer_data: &[0],
            ..IDLE
        });
        assert!(outcome.ready && executor.candidate().is_none());
    }
}
