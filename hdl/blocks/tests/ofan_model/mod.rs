//! Ofan's unit straight from the text: packets one after another, answers a fixed time later.
#![allow(dead_code)]

use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use sluice_blocks::ofan::Config;
use std::collections::VecDeque;

/// The answer to one lane; all 0 where it has no packet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    pub valid: bool,
    pub port: usize,
    pub no_route: bool,
}

/// A write of an entry.
#[derive(Clone, Debug)]
pub struct Write {
    pub index: usize,
    pub enable: bool,
    pub key: usize,
    pub mask: Vec<bool>,
}

/// The inputs of one cycle.
#[derive(Clone, Debug)]
pub struct Row {
    pub rst: bool,
    pub stall: bool,
    /// The key of each lane that has a packet.
    pub lanes: Vec<Option<usize>>,
    /// What the key inputs of the other lanes show.
    pub idle_key: usize,
    pub up: Vec<bool>,
    pub write: Option<Write>,
}

impl Row {
    /// Nothing on any lane, all uplinks up.
    pub fn idle(config: &Config) -> Row {
        Row {
            rst: false,
            stall: false,
            lanes: vec![None; config.lanes as usize],
            idle_key: 0,
            up: vec![true; config.uplinks as usize],
            write: None,
        }
    }

    /// Words of the input ports, in order.
    pub fn words(&self, config: &Config) -> Vec<u64> {
        let valid = self.lanes.iter().map(|lane| u64::from(lane.is_some()));
        let key = self.lanes.iter().map(|k| k.unwrap_or(self.idle_key) as u64);
        let mut words: Vec<u64> = valid.chain(key).collect();
        if config.uplink_mask {
            words.extend(super::common::to_words(&self.up));
        }
        if config.failures > 0 {
            let off = Write {
                index: 0,
                enable: true,
                key: 0,
                mask: vec![false; config.uplinks as usize],
            };
            let write = self.write.as_ref().unwrap_or(&off);
            words.push(u64::from(self.write.is_some()));
            words.push(write.index as u64);
            words.push(u64::from(write.enable));
            words.push(write.key as u64);
            words.extend(super::common::to_words(&write.mask));
        }
        if config.stall {
            words.push(u64::from(self.stall));
        }
        words
    }
}

/// The unit.
pub struct Model {
    config: Config,
    basis: Option<Vec<u32>>,
    start: Vec<u32>,
    pointers: Vec<u32>,
    entries: Vec<Option<(usize, Vec<bool>)>>,
    in_flight: VecDeque<Vec<Answer>>,
}

impl Model {
    pub fn new(config: &Config) -> Model {
        let mut model = Model {
            config: config.clone(),
            basis: config.basis_permutation(),
            start: config.initial_pointers(),
            pointers: vec![],
            entries: vec![],
            in_flight: VecDeque::new(),
        };
        model.reset();
        model
    }

    fn reset(&mut self) {
        self.pointers.clone_from(&self.start);
        self.entries = vec![None; self.config.failures as usize];
        let nothing = vec![Answer::default(); self.config.lanes as usize];
        self.in_flight = vec![nothing; self.config.latency() as usize].into();
    }

    pub fn pointers(&self) -> &[u32] {
        &self.pointers
    }

    /// One cycle: what the outputs show in it.
    pub fn step(&mut self, row: &Row) -> Vec<Answer> {
        if row.rst {
            self.reset();
            return self.in_flight[0].clone();
        }
        let shown = self.in_flight[0].clone();
        if !row.stall {
            let answers = row.lanes.iter().map(|key| self.route(*key, &row.up));
            let answers = answers.collect::<Vec<_>>();
            self.in_flight.push_back(answers);
            self.in_flight.pop_front();
        }
        if let Some(write) = &row.write
            && write.index < self.entries.len()
        {
            let entry = (write.key, write.mask.clone());
            self.entries[write.index] = write.enable.then_some(entry);
        }
        shown
    }

    fn route(&mut self, key: Option<usize>, up: &[bool]) -> Answer {
        let Some(key) = key else {
            return Answer::default();
        };
        let nowhere = Answer {
            valid: true,
            port: 0,
            no_route: true,
        };
        if key >= self.config.keys as usize {
            return nowhere;
        }
        let w = self.config.uplinks;
        let found = self.entries.iter().flatten().find(|(k, _)| *k == key);
        let mask = found.map_or(vec![true; w as usize], |(_, mask)| mask.clone());
        let mut i = self.pointers[key];
        for _ in 0..w {
            let port = self.port(key as u32, i) as usize;
            let here = (!self.config.uplink_mask || up[port]) && mask[port];
            i = (i + 1) % w;
            if here {
                self.pointers[key] = i;
                return Answer {
                    valid: true,
                    port,
                    no_route: false,
                };
            }
        }
        nowhere
    }

    /// π_key(i) = (xor_w(P[i], id1) + id2) mod w.
    pub fn port(&self, key: u32, i: u32) -> u32 {
        let w = self.config.uplinks;
        let Some(basis) = &self.basis else {
            return i;
        };
        let mut b = 0;
        while 1 << b < w {
            b += 1;
        }
        let id1 = key % (1 << b);
        let id2 = key / (1 << b);
        let v = basis[i as usize];
        let xored = if v ^ id1 < w { v ^ id1 } else { v };
        (xored + id2) % w
    }
}

/// What comes in.
#[derive(Clone, Copy, Debug)]
pub enum Traffic {
    /// Nearly every lane, any key, some that do not exist.
    Dense,
    /// Few lanes.
    Sparse,
    /// One key for a while, on most lanes.
    OneKey,
    /// Every lane, keys in turn.
    AllKeys,
    /// Two keys or three, mixed.
    FewKeys,
}

impl Traffic {
    pub const ALL: [Traffic; 5] = [
        Traffic::Dense,
        Traffic::Sparse,
        Traffic::OneKey,
        Traffic::AllKeys,
        Traffic::FewKeys,
    ];

    /// The row of cycle `t`.
    pub fn row(self, rng: &mut Pcg64Mcg, config: &Config, t: usize) -> Row {
        let (lanes, keys) = (config.lanes as usize, config.keys as usize);
        let shown = 1usize << config.key_width();
        let density = match self {
            Traffic::Sparse => 0.1,
            Traffic::AllKeys => 1.0,
            _ => 0.9,
        };
        let key = |rng: &mut Pcg64Mcg, lane: usize| match self {
            Traffic::Dense | Traffic::Sparse => rng.random_range(0..shown),
            Traffic::OneKey => t / 8 % keys,
            Traffic::AllKeys => (t * lanes + lane) % keys,
            Traffic::FewKeys => (t / 16 + rng.random_range(0..3)) % keys,
        };
        let mut lane = |lane| rng.random_bool(density).then(|| key(rng, lane));
        let taken: Vec<_> = (0..lanes).map(&mut lane).collect();
        Row {
            rst: rng.random_bool(0.02),
            stall: config.stall && rng.random_bool(0.3),
            lanes: taken,
            idle_key: rng.random_range(0..shown),
            up: uplinks(rng, config),
            write: rng.random_bool(0.3).then(|| write(rng, config, t)),
        }
    }
}

fn uplinks(rng: &mut Pcg64Mcg, config: &Config) -> Vec<bool> {
    let density = [1.0, 0.95, 0.5, 0.05, 0.0][[0, 0, 1, 1, 2, 2, 3, 4][rng.random_range(0..8)]];
    super::common::random_set(rng, config.uplinks as usize, density)
}

/// Entries crowd round the keys that come in now.
fn write(rng: &mut Pcg64Mcg, config: &Config, t: usize) -> Write {
    let near = [t / 8, t / 16, rng.random_range(0..config.keys as usize)];
    Write {
        index: rng.random_range(0..1 << sluice_hdl::index_width(config.failures)),
        enable: rng.random_bool(0.8),
        key: near[rng.random_range(0..3)] % config.keys as usize,
        mask: uplinks(rng, config),
    }
}
