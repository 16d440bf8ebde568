//! Packets to try the unit with.
//!
//! A lane's packet stays from one cycle to the next with the probability of the locality, so that a lane
//! brings trains of packets of one key; where lanes have a ready, it is a packet that waits. A lane that
//! brings another packet before the first was taken withdraws it, which it may.

use rand::RngExt;
use sluice_blocks::ofan::Config;

use super::controls::Controls;
use crate::catalog::stimulus::{Phase, Random, Rng, Rows};

/// Rows of `valid` and `key`, and the controls behind them.
pub struct Packets {
    keys: u64,
    /// Keys that `key` can hold.
    shown: u64,
    classes: u64,
    /// The bank of each key.
    banks: Vec<u32>,
    /// The initial pointers.
    start: Vec<u32>,
    /// Whether each lane has a packet, and its key.
    lanes: Vec<(bool, u64)>,
    /// The keys that a directed case is about.
    chosen: [u64; 2],
    controls: Controls,
    clearing: u32,
}

impl Packets {
    pub fn new(config: &Config) -> Self {
        Packets {
            keys: config.keys.into(),
            shown: 1 << config.key_width(),
            classes: config.classes.into(),
            banks: (0..config.keys).map(|key| config.bank(key)).collect(),
            start: config.initial_pointers(),
            lanes: vec![(false, 0); config.lanes as usize],
            chosen: [0; 2],
            controls: Controls::new(config),
            clearing: config.clearing(),
        }
    }

    /// New packets in the lanes that locality does not keep.
    fn draw(&mut self, rng: &mut Rng, random: Random, mut key: impl FnMut(&mut Rng, u64) -> u64) {
        for (lane, packet) in (0..).zip(&mut self.lanes) {
            if !rng.random_bool(random.locality) {
                *packet = (rng.random_bool(random.density), key(rng, lane));
            }
        }
    }

    /// Any packets, now and then of a key that there is not.
    fn draw_any(&mut self, rng: &mut Rng, random: Random) {
        let (keys, shown) = (self.keys, self.shown);
        self.draw(rng, random, |rng, _| {
            let below = if rng.random_ratio(1, 16) { shown } else { keys };
            rng.random_range(0..below)
        });
    }

    /// A packet in every lane.
    fn draw_dense(&mut self, rng: &mut Rng, key: impl FnMut(&mut Rng, u64) -> u64) {
        let dense = Random {
            density: 1.0,
            locality: 0.0,
        };
        self.draw(rng, dense, key);
    }

    /// A packet in most lanes, of one of the chosen keys.
    fn draw_chosen(&mut self, rng: &mut Rng) {
        let chosen = self.chosen;
        let most = Random {
            density: 0.8,
            locality: 0.0,
        };
        self.draw(rng, most, |rng, _| chosen[rng.random_range(0..2)]);
    }

    /// One directed case.
    fn directed(&mut self, rng: &mut Rng, case: usize, age: u32) {
        let (keys, chosen, turn) = (self.keys, self.chosen, u64::from(age));
        let (lanes, shown) = (self.lanes.len() as u64, self.shown);
        self.controls.calm();
        match case {
            // All lanes one key.
            0 => self.draw_dense(rng, |_, _| chosen[0]),
            // All keys in turn, all lanes different where there are enough.
            1 => self.draw_dense(rng, |_, lane| (chosen[0] + turn * lanes + lane) % keys),
            // One lane alone, one key over and over.
            2 => {
                self.lanes.fill((false, chosen[1]));
                let lane = rng.random_range(0..lanes);
                self.lanes[lane as usize] = (true, chosen[0]);
            }
            // Two keys that change lanes.
            3 => self.draw_dense(rng, |_, lane| chosen[((lane + turn) % 2) as usize]),
            // Keys that do not exist, between some that do.
            4 => self.draw_dense(rng, |rng, _| {
                let (first, end) = if rng.random() {
                    (keys, shown)
                } else {
                    (0, keys)
                };
                rng.random_range(if first < end { first..end } else { 0..keys })
            }),
            // Keys whose pointers start alike.
            5 => {
                let like = self.start[chosen[0] as usize];
                let alike: Vec<u64> = (0..keys)
                    .filter(|k| self.start[*k as usize] == like)
                    .collect();
                self.draw_dense(rng, |_, lane| {
                    alike[(lane + turn * lanes) as usize % alike.len()]
                });
            }
            // Keys of one bank.
            6 => {
                let bank = self.banks[chosen[0] as usize];
                let of_bank: Vec<u64> = (0..keys)
                    .filter(|k| self.banks[*k as usize] == bank)
                    .collect();
                self.draw_dense(rng, |rng, _| of_bank[rng.random_range(0..of_bank.len())]);
            }
            // Data and acknowledgments of one destination.
            7 => {
                let (destinations, classes) = (keys / self.classes, self.classes);
                self.draw_dense(rng, |rng, _| {
                    chosen[0] % destinations + destinations * rng.random_range(0..classes)
                });
            }
            // Each cycle an entry of a key that packets race with.
            8 => {
                self.draw_chosen(rng);
                let mask = self.controls.random_mask(rng);
                let index = self.controls.random_index(rng);
                let key = chosen[rng.random_range(0..2)];
                self.controls.write = Some((index, rng.random_ratio(3, 4), key, mask));
            }
            // All uplinks down, then up, then down.
            9 => {
                self.draw_chosen(rng);
                if age % 8 < 4 {
                    self.controls.up = self.controls.mask(|_| 0);
                }
            }
            // One uplink up.
            10 => {
                self.draw_chosen(rng);
                self.controls.up = self.controls.only(chosen[1] as u32 + age / 3);
            }
            // Entries of one key at every index, the lowest last; later they go in the same order.
            11 => {
                self.draw_chosen(rng);
                let (entries, mask) = (self.controls.entries(), self.controls.random_mask(rng));
                let index = entries - 1 - turn % entries;
                self.controls.write =
                    Some((index, turn % (2 * entries) < entries, chosen[0], mask));
            }
            // Entries that there are not, with masks that would stop everything.
            12 => {
                self.draw_chosen(rng);
                let mask = self.controls.mask(|_| 0);
                let beyond = self.controls.beyond();
                self.controls.write = beyond.map(|index| (index, true, chosen[0], mask));
            }
            // Bursts of stalls, while packets and entries come.
            13 => {
                self.draw_chosen(rng);
                self.controls.random(rng, chosen[0]);
                self.controls.stall = age % 12 < 7;
            }
            // Receivers that are not ready, then are, one lane after another.
            14 => {
                self.draw_chosen(rng);
                let (first, ready) = (turn / 2, &mut self.controls.out_ready);
                (0..)
                    .zip(ready)
                    .for_each(|(lane, ready)| *ready = lane + 10 < first);
            }
            // One receiver that is never ready; the other lanes must go on.
            _ => {
                let half = Random {
                    density: 0.5,
                    locality: 0.5,
                };
                self.draw_any(rng, half);
                self.controls.out_ready[(chosen[0] % lanes) as usize] = false;
            }
        }
    }
}

impl Rows for Packets {
    const DIRECTED: usize = 16;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        if age == 0 {
            self.chosen = [(); 2].map(|()| rng.random_range(0..self.keys));
        }
        match phase {
            Phase::Random(random) => {
                self.draw_any(rng, random);
                let lane = rng.random_range(0..self.lanes.len());
                self.controls.random(rng, self.lanes[lane].1);
            }
            Phase::Directed(case) => self.directed(rng, case, age),
        }
        let (valid, rest) = row.split_at_mut(self.lanes.len());
        let (key, rest) = rest.split_at_mut(self.lanes.len());
        for (lane, packet) in self.lanes.iter().enumerate() {
            (valid[lane], key[lane]) = (packet.0.into(), packet.1);
        }
        let rest = self.controls.fill(rest);
        self.controls.fill_ready(rest);
    }

    fn clearing(&self) -> u32 {
        self.clearing
    }
}
