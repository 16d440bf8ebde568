//! The rules of `docs/blocks/ofan-banked.md`, written down once more, apart from hardware and golden model.

use sluice_blocks::ofan::Config;
use std::collections::VecDeque;

/// What enters in a cycle.
#[derive(Clone, Debug)]
pub struct Inputs {
    pub rst: bool,
    pub offered: Vec<Option<u32>>,
    pub up: Vec<bool>,
    pub write: Option<Write>,
    pub out_ready: Vec<bool>,
}

/// A write of an entry.
#[derive(Clone, Debug)]
pub struct Write {
    pub index: usize,
    pub enable: bool,
    pub key: u32,
    pub mask: Vec<bool>,
}

/// What leaves in a cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outputs {
    /// Port, or `None` for no route.
    pub answers: Vec<Option<Option<u32>>>,
    pub ready: Vec<bool>,
}

#[derive(Clone, Copy, Debug)]
enum Place {
    Waits(u32),
    Fetched,
    Answered { from: u64, port: Option<u32> },
}

#[derive(Clone, Debug, Default)]
struct Group {
    last: Option<usize>,
    pick: Option<usize>,
    candidate: Option<(usize, u32)>,
}

pub struct Model {
    c: Config,
    groups: Vec<Group>,
    lanes: Vec<VecDeque<Place>>,
    pointers: Vec<u32>,
    entries: Vec<Option<(u32, Vec<bool>)>>,
    turn: usize,
    clearing: u32,
    pub cycle: u64,
    /// Packets served so far.
    pub served: u64,
    /// Updates so many cycles ago are missed, as without forwarding.
    pub blind: Option<u64>,
    /// For each key the cycle of its last update, and the pointer before.
    last: Vec<(u64, u32)>,
}

impl Model {
    pub fn new(c: &Config) -> Model {
        Model {
            groups: vec![Group::default(); c.width.min(c.lanes) as usize],
            lanes: vec![VecDeque::new(); c.lanes as usize],
            pointers: c.initial_pointers(),
            entries: vec![None; c.failures as usize],
            turn: 0,
            clearing: c.keys.div_ceil(c.banks),
            cycle: 0,
            served: 0,
            blind: None,
            last: vec![(u64::MAX, 0); c.keys as usize],
            c: c.clone(),
        }
    }

    /// Cycles from service to answer.
    pub fn delay(c: &Config) -> u64 {
        u64::from(4 + c.read_latency + u32::from(c.uplink_mask || c.failures > 0))
    }

    pub fn step(&mut self, inputs: &Inputs) -> Outputs {
        let lanes = self.lanes.len();
        let now = self.cycle;
        self.cycle += 1;
        if inputs.rst {
            *self = Model {
                cycle: self.cycle,
                served: self.served,
                blind: self.blind,
                ..Model::new(&self.c)
            };
            return Outputs {
                answers: vec![None; lanes],
                ready: vec![false; lanes],
            };
        }
        let shown = |lane: &VecDeque<Place>| match lane.front() {
            Some(Place::Answered { from, port }) if *from <= now => Some(*port),
            _ => None,
        };
        let out = Outputs {
            answers: self.lanes.iter().map(shown).collect(),
            ready: self
                .lanes
                .iter()
                .map(|l| self.clearing == 0 && l.len() < self.c.fifo_depth as usize)
                .collect(),
        };
        self.serve(inputs, now);
        for (l, lane) in self.lanes.iter_mut().enumerate() {
            if out.answers[l].is_some() && inputs.out_ready[l] {
                lane.pop_front();
            }
            if let Some(key) = inputs.offered[l].filter(|_| out.ready[l]) {
                lane.push_back(Place::Waits(key));
            }
        }
        if let Some(w) = &inputs.write
            && let Some(entry) = self.entries.get_mut(w.index)
        {
            *entry = w.enable.then(|| (w.key, w.mask.clone()));
        }
        self.clearing = self.clearing.saturating_sub(1);
        self.turn = (self.turn + 1) % self.groups.len();
        out
    }

    fn serve(&mut self, inputs: &Inputs, now: u64) {
        let n = self.groups.len();
        let banks = self.c.banks;
        let bank = |key: u32| bank(key, banks);
        let candidates: Vec<_> = self.groups.iter().map(|g| g.candidate).collect();
        let from_turn: Vec<usize> = (0..n).map(|i| (self.turn + i) % n).collect();
        for (g, candidate) in candidates.iter().enumerate() {
            let requests: Vec<bool> = (0..self.lanes.len())
                .map(|l| {
                    l % n == g
                        && self.groups[g].pick != Some(l)
                        && self.lanes[l].iter().any(|p| matches!(p, Place::Waits(_)))
                })
                .collect();
            if let Some((lane, key)) = *candidate {
                let leader = from_turn
                    .iter()
                    .find_map(|h| candidates[*h].filter(|(_, k)| bank(*k) == bank(key)));
                if leader.map(|(_, k)| k) != Some(key) {
                    continue;
                }
                let port = self.route(key, &inputs.up, now);
                let first = self.lanes[lane]
                    .iter_mut()
                    .find(|p| matches!(p, Place::Fetched));
                *first.unwrap() = Place::Answered {
                    from: now + Model::delay(&self.c),
                    port,
                };
                self.served += 1;
            }
            let group = &mut self.groups[g];
            group.candidate = group.pick.map(|lane| {
                let place = self.lanes[lane]
                    .iter_mut()
                    .find(|p| matches!(p, Place::Waits(_)))
                    .unwrap();
                let Place::Waits(key) = *place else {
                    unreachable!()
                };
                *place = Place::Fetched;
                (lane, key)
            });
            let after = group.last.map_or(0, |l| l + 1);
            let count = self.lanes.len();
            group.pick = (0..count)
                .map(|i| (after + i) % count)
                .find(|l| requests[*l]);
            group.last = group.pick.or(group.last);
        }
    }

    fn route(&mut self, key: u32, up: &[bool], now: u64) -> Option<u32> {
        let w = self.c.uplinks;
        let pointer = self.pointers.get_mut(key as usize)?;
        let (cycle, before) = &mut self.last[key as usize];
        if self
            .blind
            .is_some_and(|distance| cycle.checked_add(distance) == Some(now))
        {
            *pointer = *before;
        }
        if *cycle != now {
            (*cycle, *before) = (now, *pointer);
        }
        let remote = self.entries.iter().flatten().find(|(k, _)| *k == key);
        for step in 0..w {
            let i = (*pointer + step) % w;
            let port = port(&self.c, key, i);
            if up[port as usize] && remote.is_none_or(|(_, mask)| mask[port as usize]) {
                *pointer = (i + 1) % w;
                return Some(port);
            }
        }
        None
    }
}

/// π_key(i).
pub fn port(c: &Config, key: u32, i: u32) -> u32 {
    let Some(basis) = c.basis_permutation() else {
        return i;
    };
    let two_to_b = c.uplinks.next_power_of_two();
    let v = basis[i as usize];
    let x = v ^ (key % two_to_b);
    (if x < c.uplinks { x } else { v } + key / two_to_b) % c.uplinks
}

/// The exclusive or of the digits of a key, to the base `banks`.
pub fn bank(key: u32, banks: u32) -> u32 {
    let mut bank = 0;
    let mut rest = key;
    while rest > 0 && banks > 1 {
        bank ^= rest % banks;
        rest /= banks;
    }
    bank
}
