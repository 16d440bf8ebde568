//! Feeds packets to a unit and follows them to their answers.

use std::collections::VecDeque;

use super::LaneUnit;
use super::links::Arrivals;
use super::waits::{Level, Waits};
use crate::ports::Layout;
use crate::run::Device;

/// What became of the packets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Packets that came.
    pub offered: u64,
    /// Packets that the unit took while they came.
    pub served: u64,
    /// Packets in each cycle that had come and were not taken before it.
    pub waiting: Level,
    /// The same, lane by lane.
    pub lanes: Vec<Level>,
    /// Packets in each cycle that had come and were not accepted: those that wait before the unit.
    pub outside: Level,
    /// The greatest number of them at one lane.
    pub outside_lane: u64,
    /// Cycles from coming to being taken.
    pub waits: Waits,
}

/// Why a run failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FeedError {
    /// An answer that nobody waits for.
    #[error("cycle {cycle}: lane {lane} shows an answer, and no packet of it is inside")]
    Unasked {
        /// Cycle of the run.
        cycle: u64,
        /// Lane.
        lane: usize,
    },
    /// Packets that are never answered.
    #[error("{inside} packets have no answer after {cycles} cycles without one")]
    Stuck {
        /// Packets inside.
        inside: u64,
        /// Cycles.
        cycles: u64,
    },
    /// The unit falls behind what the links bring.
    #[error(
        "{waiting} packets wait after {cycle} cycles: the links bring more than the unit serves; \
         try fewer --cycles, a wider unit or slower links"
    )]
    Behind {
        /// Packets without an answer.
        waiting: u64,
        /// Cycle of the run.
        cycle: u64,
    },
    /// The unit does not become ready.
    #[error("not every lane is ready {0} cycles after the reset")]
    NeverReady(u64),
}

/// Cycles after which a unit that shows nothing is taken to be stuck: more than any clearing or wait takes.
const PATIENCE: u64 = 20_000;

/// Packets without an answer beyond which a run ends: they take some hundred megabytes.
const MOST_WAITING: u64 = 1 << 23;

/// Feeds one unit.
pub struct Feeder<'a> {
    unit: LaneUnit,
    device: &'a mut dyn Device,
    ports: Ports,
    inputs: Vec<u64>,
    outputs: Vec<u64>,
    /// For each lane the packets that came and were not accepted: cycle and key.
    outside: Vec<VecDeque<(u64, usize)>>,
    /// For each lane the packets inside: the cycle in which they came.
    inside: Vec<VecDeque<u64>>,
    counted: Counter,
    report: Report,
}

/// Where the ports lie in the rows.
struct Ports {
    valid: usize,
    key: usize,
    shown: usize,
    ready: Option<usize>,
}

/// Knows who waits in a cycle once it is known who was taken in it.
struct Counter {
    /// For each lane the cycles in which packets came, that are not counted yet.
    came: Vec<VecDeque<u64>>,
    /// For each lane the packets that wait in the cycle counted last.
    waiting: Vec<u64>,
}

impl<'a> Feeder<'a> {
    /// Resets the unit and waits until it is ready.
    ///
    /// # Panics
    /// If the ports are not those of a [`LaneUnit`].
    pub fn new(
        unit: LaneUnit,
        device: &'a mut dyn Device,
        (inputs, outputs): (&Layout, &Layout),
    ) -> Result<Self, FeedError> {
        let at = |layout: &Layout, name: &str| layout.field(name).map(|field| field.offset);
        let known = |layout, name| at(layout, name).expect("a unit of lanes has these ports");
        let mut row = vec![0; inputs.words()];
        for field in ["uplink_up", "out_ready"]
            .iter()
            .filter_map(|name| inputs.field(name))
        {
            let words = field.words_per_element();
            for (word, value) in row[field.offset..][..field.words()].iter_mut().enumerate() {
                let bits = field.shape.width as usize - word % words * 64;
                *value = u64::MAX >> (64 - bits.min(64));
            }
        }
        let mut feeder = Feeder {
            ports: Ports {
                valid: known(inputs, "valid"),
                key: known(inputs, "key"),
                shown: known(outputs, "out_valid"),
                ready: at(outputs, "ready"),
            },
            inputs: row,
            outputs: vec![0; outputs.words()],
            outside: vec![VecDeque::new(); unit.lanes],
            inside: vec![VecDeque::new(); unit.lanes],
            counted: Counter {
                came: vec![VecDeque::new(); unit.lanes],
                waiting: vec![0; unit.lanes],
            },
            report: Report {
                lanes: vec![Level::default(); unit.lanes],
                ..Report::default()
            },
            unit,
            device,
        };
        feeder.start()?;
        Ok(feeder)
    }

    fn start(&mut self) -> Result<(), FeedError> {
        (0..2).for_each(|_| self.device.step(true, &self.inputs, &mut self.outputs));
        let Some(ready) = self.ports.ready else {
            return Ok(());
        };
        for _ in 0..PATIENCE {
            self.device.step(false, &self.inputs, &mut self.outputs);
            if self.outputs[ready..ready + self.unit.lanes]
                .iter()
                .all(|ready| *ready == 1)
            {
                return Ok(());
            }
        }
        Err(FeedError::NeverReady(PATIENCE))
    }

    /// Lets packets come for `cycles` cycles and then waits for the last answer. `ended` is called with the number of
    /// every cycle that has ended.
    pub fn run(
        mut self,
        mut arrivals: Arrivals,
        cycles: u64,
        mut ended: impl FnMut(u64),
    ) -> Result<Report, FeedError> {
        let mut last_answer = 0;
        for now in 0.. {
            if now < cycles {
                arrivals.until(now, |lane, key| {
                    self.outside[lane].push_back((now, key));
                    self.counted.came[lane].push_back(now);
                    self.report.offered += 1;
                });
            }
            let answered = self.cycle(now, cycles)?;
            ended(now);
            last_answer = if answered {
                now
            } else {
                last_answer.max(cycles)
            };
            let inside = self.packets();
            if inside > MOST_WAITING {
                return Err(FeedError::Behind {
                    waiting: inside,
                    cycle: now,
                });
            }
            // Whoever waits in the last cycle is counted when it is known who was taken in it.
            if now >= cycles + self.unit.answer_delay && inside == 0 {
                break;
            }
            let silent = now.saturating_sub(last_answer);
            if silent > PATIENCE {
                return Err(FeedError::Stuck {
                    inside,
                    cycles: silent,
                });
            }
        }
        Ok(self.report)
    }

    /// Packets that came and have no answer.
    fn packets(&self) -> u64 {
        let inside = self.inside.iter().map(VecDeque::len).sum::<usize>();
        (inside + self.outside.iter().map(VecDeque::len).sum::<usize>()) as u64
    }

    /// One cycle; whether there was an answer.
    fn cycle(&mut self, now: u64, cycles: u64) -> Result<bool, FeedError> {
        let Ports {
            valid,
            key,
            shown,
            ready,
        } = self.ports;
        for (lane, outside) in self.outside.iter().enumerate() {
            let front = outside.front();
            self.inputs[valid + lane] = front.is_some().into();
            self.inputs[key + lane] = front.map_or(0, |(_, key)| *key as u64);
        }
        self.device.step(false, &self.inputs, &mut self.outputs);
        // What is shown now was taken then; it waited up to and with that cycle.
        let taken_in = now.checked_sub(self.unit.answer_delay);
        self.count_waiting(taken_in, cycles);
        let mut answered = false;
        for lane in 0..self.unit.lanes {
            if self.outputs[shown + lane] == 1 {
                answered = true;
                let came = self.inside[lane].pop_front();
                let came = came.zip(taken_in).filter(|(came, taken)| came <= taken);
                let (came, taken) = came.ok_or(FeedError::Unasked { cycle: now, lane })?;
                self.report.waits.add(taken - came);
                self.report.served += u64::from(taken < cycles);
                self.counted.waiting[lane] -= 1;
            }
            let accepts = ready.is_none_or(|ready| self.outputs[ready + lane] == 1);
            if accepts && let Some((came, _)) = self.outside[lane].pop_front() {
                self.inside[lane].push_back(came);
            }
        }
        if now < cycles {
            let mut outside = 0;
            for lane in &self.outside {
                outside += lane.len() as u64;
                self.report.outside_lane = self.report.outside_lane.max(lane.len() as u64);
            }
            self.report.outside.add(outside);
        }
        Ok(answered)
    }

    /// Counts who waits in a cycle, before those that were taken in it go.
    fn count_waiting(&mut self, cycle: Option<u64>, cycles: u64) {
        let Some(cycle) = cycle else { return };
        let mut all = 0;
        for (lane, came) in self.counted.came.iter_mut().enumerate() {
            while came.front().is_some_and(|came| *came <= cycle) {
                came.pop_front();
                self.counted.waiting[lane] += 1;
            }
            let waiting = self.counted.waiting[lane];
            all += waiting;
            if cycle < cycles {
                self.report.lanes[lane].add(waiting);
            }
        }
        if cycle < cycles {
            self.report.waiting.add(all);
        }
    }
}

/// Two devices in one: both get the same rows, and the first cycle in which they differ is kept.
pub struct Pair<'a> {
    /// The one whose outputs count.
    pub first: &'a mut dyn Device,
    /// The one that must agree with it.
    pub second: &'a mut dyn Device,
    /// Outputs of the second.
    pub outputs: Vec<u64>,
    /// Cycles so far, with those of the reset.
    pub cycles: u64,
    /// The first difference: cycle, and word of the row.
    pub differs: Option<(u64, usize)>,
}

impl Device for Pair<'_> {
    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        self.first.step(rst, inputs, outputs);
        self.second.step(rst, inputs, &mut self.outputs);
        if self.differs.is_none() && *outputs != *self.outputs {
            let word = outputs.iter().zip(&self.outputs).position(|(a, b)| a != b);
            self.differs = word.map(|word| (self.cycles, word));
        }
        self.cycles += 1;
    }
}
