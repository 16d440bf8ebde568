//! Frames to try a switch with.
//!
//! A frame stays in its lane from one cycle to the next with the probability of the locality: trains of frames to
//! one host. With a table only hosts whose entry was written get frames, because others are unknown.

use rand::RngExt;
use sluice_blocks::ofan_switch::{Config, Mapping};
use sluice_hdl::index_width;

use crate::catalog::ofan::controls::Controls;
use crate::catalog::stimulus::{Phase, Random, Rng, Rows};
use crate::golden::ofan_switch::Tree;

/// A frame in a lane, or none.
#[derive(Clone, Copy, Default)]
struct Frame {
    valid: bool,
    host: u64,
    length: u64,
}

/// Rows of `valid`, `host`, `length` and `own`, and the controls behind them.
pub struct Frames {
    tree: Tree,
    /// Hosts that `host` can name.
    named: u64,
    /// The greatest `length`.
    longest: u64,
    /// The limits that were written last.
    limits: Vec<u64>,
    lanes: Vec<Frame>,
    own: u64,
    /// The destination that a directed case is about.
    chosen: u64,
    controls: Controls,
    limit: Option<[u64; 2]>,
    table: Option<Table>,
    clearing: u32,
}

/// What is known of the table.
#[derive(Default)]
struct Table {
    /// The hosts whose entry was written.
    loaded: Vec<u64>,
    /// The host whose entry the last row wrote for sure.
    written: Option<u64>,
    /// The entry that this row writes: host, destination, port.
    write: Option<[u64; 3]>,
}

impl Frames {
    /// `clearing`: rows after a reset in which nothing is taken.
    pub fn new(config: &Config, tree: Tree, clearing: u32) -> Self {
        Frames {
            tree,
            named: 1 << config.host_width(),
            longest: (1 << config.length_width) - 1,
            limits: config.limits.iter().copied().map(u64::from).collect(),
            lanes: vec![Frame::default(); config.lanes() as usize],
            own: 0,
            chosen: 0,
            controls: Controls::new(&config.ofan()),
            limit: None,
            table: (config.mapping == Mapping::Table).then(Table::default),
            clearing,
        }
    }

    /// Any length, often one close to a limit.
    fn any_length(&self, rng: &mut Rng) -> u64 {
        let limits = self.limits.len();
        if limits == 0 || rng.random() {
            return rng.random_range(0..=self.longest);
        }
        let limit = self.limits[rng.random_range(0..limits)];
        let close = rng.random_range(0..3);
        (limit + close).saturating_sub(1).min(self.longest)
    }

    /// A host below a destination.
    fn below(&self, rng: &mut Rng, destination: u64) -> u64 {
        let hosts = (self.tree.hosts() / self.tree.destinations()) as u64;
        destination * hosts + rng.random_range(0..hosts)
    }

    /// Any host, now and then one that there is not, and often one below this switch.
    fn any_host(&self, rng: &mut Rng, _lane: u64) -> u64 {
        match rng.random_range(0..8) {
            0 => rng.random_range(0..self.named),
            1 if self.own < self.tree.destinations() as u64 => self.below(rng, self.own),
            2 | 3 => self.below(rng, self.chosen),
            _ => rng.random_range(0..self.tree.hosts() as u64),
        }
    }

    /// New frames in the lanes that locality does not keep.
    fn draw(&mut self, rng: &mut Rng, random: Random, host: impl Fn(&Self, &mut Rng, u64) -> u64) {
        for lane in 0..self.lanes.len() {
            if rng.random_bool(random.locality) {
                continue;
            }
            let mut host = host(self, rng, lane as u64);
            let mut valid = rng.random_bool(random.density);
            let hosts = self.tree.hosts() as u64;
            if let Some(table) = self.table.as_ref().filter(|_| host < hosts) {
                let at = host as usize % table.loaded.len().max(1);
                valid &= !table.loaded.is_empty();
                host = table.loaded.get(at).copied().unwrap_or(host);
            }
            let length = self.any_length(rng);
            self.lanes[lane] = Frame {
                valid,
                host,
                length,
            };
        }
    }

    fn draw_dense(&mut self, rng: &mut Rng, host: impl Fn(&Self, &mut Rng, u64) -> u64) {
        let dense = Random {
            density: 1.0,
            locality: 0.0,
        };
        self.draw(rng, dense, host);
    }

    /// A write of a limit.
    fn draw_limit(&mut self, rng: &mut Rng) {
        let count = self.limits.len() as u32;
        if count > 0 {
            let index = rng.random_range(0..1 << index_width(count));
            let value = self.any_length(rng);
            self.limit = Some([index, value]);
            if let Some(limit) = self.limits.get_mut(index as usize) {
                *limit = value;
            }
        }
    }

    /// A write of an entry, mostly the one that arithmetic gives, also in a row of reset.
    fn draw_entry(&mut self, rng: &mut Rng) {
        let (tree, host) = (self.tree, rng.random_range(0..self.named));
        let Some(table) = &mut self.table else {
            return;
        };
        let fresh = table
            .written
            .take()
            .filter(|host| !table.loaded.contains(host));
        table.loaded.extend(fresh);
        table.write = None;
        if rng.random_ratio(1, 2) {
            let place = tree.place(host as usize).unwrap_or_default();
            let (mut destination, port) = (place.destination as u64, place.port as u64);
            if rng.random_ratio(1, 8) {
                let named = 1 << index_width(tree.destinations() as u32);
                destination = rng.random_range(0..named);
            }
            table.write = Some([host, destination, port]);
            table.written = (host < tree.hosts() as u64).then_some(host);
        }
    }

    fn directed(&mut self, rng: &mut Rng, case: usize, age: u32) {
        let (chosen, destinations) = (self.chosen, self.tree.destinations() as u64);
        self.controls.calm();
        match case {
            // All lanes to one destination.
            0 => self.draw_dense(rng, |frames, rng, _| frames.below(rng, chosen)),
            // All lanes down.
            1 => {
                self.own = chosen;
                self.draw_dense(rng, |frames, rng, _| frames.below(rng, chosen));
            }
            // Up, down and nowhere side by side.
            2 => self.draw_dense(rng, Frames::any_host),
            // Every host in turn.
            3 => {
                let hosts = self.tree.hosts() as u64;
                let first = u64::from(age) * self.lanes.len() as u64;
                self.draw_dense(rng, |_, _, lane| (first + chosen + lane) % hosts);
            }
            // Hosts that there are not.
            4 => self.draw_dense(rng, |frames, rng, _| {
                let hosts = frames.tree.hosts() as u64;
                rng.random_range(hosts.min(frames.named - 1)..frames.named)
            }),
            // A limit in each row, of which frames are as long or nearly.
            5 => {
                self.draw_dense(rng, Frames::any_host);
                self.draw_limit(rng);
            }
            // Another number in each row.
            6 => {
                self.own = (chosen + u64::from(age)) % destinations;
                self.draw_dense(rng, |frames, rng, _| frames.below(rng, chosen));
            }
            // Receivers that are seldom ready, and entries.
            7 => {
                self.draw_dense(rng, Frames::any_host);
                self.controls.random(rng, chosen);
                for ready in &mut self.controls.out_ready {
                    *ready = rng.random_ratio(1, 6);
                }
            }
            // One lane goes up, one goes down, in turn.
            _ => {
                self.own = chosen;
                let up = age.is_multiple_of(2);
                self.draw_dense(rng, |frames, rng, _| {
                    frames.below(rng, (chosen + u64::from(up)) % destinations)
                });
            }
        }
    }
}

impl Rows for Frames {
    const DIRECTED: usize = 9;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        let destinations = self.tree.destinations() as u64;
        if age == 0 {
            self.chosen = rng.random_range(0..destinations);
            // Now and then a number that no switch has.
            let named = 1 << index_width(destinations as u32);
            let below = if rng.random_ratio(1, 8) {
                named
            } else {
                destinations
            };
            self.own = rng.random_range(0..below);
        }
        self.limit = None;
        self.draw_entry(rng);
        match phase {
            Phase::Random(random) => {
                self.draw(rng, random, Frames::any_host);
                self.controls.random(rng, self.chosen);
                if rng.random_ratio(1, 16) {
                    self.draw_limit(rng);
                }
            }
            Phase::Directed(case) => self.directed(rng, case, age),
        }
        let w = self.lanes.len();
        for (lane, frame) in self.lanes.iter().enumerate() {
            row[lane] = frame.valid.into();
            row[w + lane] = frame.host;
            row[2 * w + lane] = frame.length;
        }
        row[3 * w] = self.own;
        let mut rest = self.controls.fill(&mut row[3 * w + 1..]);
        if !self.limits.is_empty() {
            let write = self
                .limit
                .map_or([0; 3], |[index, value]| [1, index, value]);
            rest[..3].copy_from_slice(&write);
            rest = &mut rest[3..];
        }
        if let Some(table) = &self.table {
            let write = table.write.map_or([0; 4], |[h, d, p]| [1, h, d, p]);
            rest[..4].copy_from_slice(&write);
            rest = &mut rest[4..];
        }
        self.controls.fill_ready(rest);
    }

    fn clearing(&self) -> u32 {
        self.clearing
    }
}
