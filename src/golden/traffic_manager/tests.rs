//! The model's invariants, and that each of them can fail.

use super::*;
use crate::golden::Golden;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn settings(buffer_management: BufferManagement, scheduler: Scheduling) -> Settings {
    Settings {
        queues: 5,
        cells: 64,
        data_words: 1,
        longest_packet: 9,
        sub_lists: 2,
        buffer_management,
        per_queue: false,
        alpha_shift: 1,
        scheduler,
        quantum: 4,
    }
}

/// A model under traffic that fills it, with the scoreboard beside it.
struct Run {
    model: TrafficManager,
    scoreboard: Scoreboard,
    rng: Pcg64Mcg,
    cycle: u64,
}

impl Run {
    fn new(settings: Settings) -> Run {
        Run {
            model: TrafficManager::new(settings),
            scoreboard: Scoreboard::new(settings),
            rng: Pcg64Mcg::seed_from_u64(5),
            cycle: 0,
        }
    }

    fn step(&mut self) -> Result<(), String> {
        let settings = self.model.settings;
        let rng = &mut self.rng;
        let drr = settings.scheduler == Scheduling::DeficitRoundRobin;
        let receives = if self.cycle % 2000 < 1000 { 0b11111 } else { 0 };
        let mut inputs = vec![
            u64::from(self.cycle % 4000 < 3900),
            rng.random_range(0..settings.queues as u64),
            rng.random_range(1..=u64::from(settings.longest_packet)),
            rng.random(),
            u64::from(rng.random_bool(0.8)),
            rng.random_range(0..32) & receives,
        ];
        inputs.resize(inputs.len() + if drr { 3 } else { 0 }, 0);
        let drops = settings.buffer_management.drops_heads();
        let words = 4 + 5 + settings.queues + 1 + settings.thresholds() + 7;
        let mut outputs = vec![0; words + if drops { 5 } else { 0 }];
        Golden::step(&mut self.model, false, &inputs, &mut outputs);
        self.cycle += 1;
        let at = |error| format!("cycle {}: {error}", self.cycle);
        self.scoreboard.look(false, &inputs, &outputs).map_err(at)?;
        self.model.audit().map_err(at)
    }
}

fn every() -> impl Iterator<Item = Settings> {
    BufferManagement::ALL
        .into_iter()
        .flat_map(|management| Scheduling::ALL.map(|scheduler| settings(management, scheduler)))
}

#[test]
fn invariants_hold() {
    for settings in every() {
        let mut run = Run::new(settings);
        for _ in 0..20_000 {
            run.step().unwrap_or_else(|e| panic!("{e}: {settings:?}"));
        }
        let totals = run.model.totals();
        let drops = settings.buffer_management.drops_heads();
        let seen = [
            totals.accepted.packets > 100,
            totals.refused.packets > 100,
            totals.sent.packets > 100,
            drops == (totals.expelled.packets > 20),
        ];
        assert_eq!(seen, [true; 4], "{totals:?}: {settings:?}");
    }
}

/// Plants a fault in every cycle from 100 on until it takes, and demands that it is noticed.
fn noticed(settings: Settings, mut plant: impl FnMut(&mut TrafficManager) -> bool) {
    let mut run = Run::new(settings);
    let mut planted = false;
    for cycle in 0..20_000 {
        planted |= cycle > 100 && !planted && plant(&mut run.model);
        if run.step().is_err() {
            assert!(planted, "an error before the fault");
            return;
        }
    }
    panic!("planted: {planted}, not noticed: {settings:?}");
}

/// A queue of several packets, and its first index.
fn long_queue(model: &TrafficManager, packets: usize) -> Option<usize> {
    model.queues.iter().position(|queue| queue.len() >= packets)
}

#[test]
fn a_cell_freed_twice_is_noticed() {
    for settings in every() {
        noticed(settings, |model| {
            model.free += 1;
            true
        });
    }
}

#[test]
fn a_lost_cell_is_noticed() {
    for settings in every() {
        noticed(settings, |model| {
            let Some(queue) = long_queue(model, 2) else {
                return false;
            };
            model.queues[queue][1].data.pop();
            true
        });
    }
}

#[test]
fn a_lost_or_misplaced_packet_is_noticed() {
    for settings in every() {
        noticed(settings, |model| {
            long_queue(model, 1).is_some_and(|queue| model.queues[queue].pop_back().is_some())
        });
        noticed(settings, |model| {
            let queue = long_queue(model, 3);
            queue.is_some_and(|queue| {
                model.queues[queue].swap(1, 2);
                true
            })
        });
    }
}

/// The model has no lists. What the hardware's would do: a packet is linked behind the youngest but one, so that the
/// youngest is in no list any more.
#[test]
fn a_tail_not_updated_is_noticed() {
    for settings in every() {
        noticed(settings, |model| {
            let Some(queue) = long_queue(model, 3) else {
                return false;
            };
            let packets = &mut model.queues[queue];
            packets.remove(packets.len() - 2).is_some()
        });
    }
}

/// The packets behind one are in no list any more.
#[test]
fn a_lost_packet_pointer_is_noticed() {
    for settings in every() {
        noticed(settings, |model| {
            let queue = long_queue(model, 2);
            queue.is_some_and(|queue| {
                model.queues[queue].truncate(1);
                true
            })
        });
    }
}

/// From some cell on a sub-list goes on with another packet's cells: they are sent, and they are freed, in the
/// place of its own.
#[test]
fn a_lost_sub_list_pointer_is_noticed() {
    for settings in every() {
        let lists = settings.sub_lists as usize;
        noticed(settings, |model| {
            let Some(sending) = &mut model.transmission else {
                return false;
            };
            let behind = sending.next as usize + lists;
            let cells = sending.packet.data.iter_mut().skip(behind);
            cells.step_by(lists).for_each(|cell| *cell = 0);
            sending.packet.data.len() > behind
        });
        if settings.buffer_management.drops_heads() {
            noticed(settings, |model| {
                let further = model.expelling > settings.sub_lists;
                model.expelling -= u32::from(further);
                further
            });
        }
    }
}

#[test]
fn a_drop_from_the_wrong_end_is_noticed() {
    for settings in every().filter(|s| s.buffer_management.drops_heads()) {
        noticed(settings, |model| {
            // Of those that the next cycle may drop from.
            let queue = model.candidate.filter(|&q| model.queues[q].len() > 1);
            queue.is_some_and(|queue| {
                model.queues[queue].rotate_right(1);
                true
            })
        });
    }
}

#[test]
fn a_length_off_by_one_is_noticed() {
    for settings in every() {
        noticed(settings, |model| {
            model.lengths[3] += 1;
            true
        });
    }
}
