//! What comes into the unit beside the packets: masks, entries, stalls, receivers.

use rand::RngExt;
use sluice_blocks::ofan::{Architecture, Config};
use sluice_hdl::index_width;

use crate::catalog::stimulus::{Rng, random_word};

/// The controls of a cycle.
pub struct Controls {
    /// Uplinks that are up.
    pub up: Vec<u64>,
    /// The entry that is written, if there is one: index, enable, key, mask.
    pub write: Option<(u64, bool, u64, Vec<u64>)>,
    /// Whether everything stands still.
    pub stall: bool,
    /// Whether the receiver of each lane is ready.
    pub out_ready: Vec<bool>,
    uplinks: u32,
    /// Entries F.
    entries: u32,
    has_up: bool,
    has_stall: bool,
}

impl Controls {
    /// All uplinks up, no entry, no stall, every receiver ready.
    pub fn new(config: &Config) -> Self {
        let banked = config.architecture == Architecture::Banked;
        let mut controls = Controls {
            up: vec![],
            write: None,
            stall: false,
            out_ready: vec![true; config.lanes as usize],
            uplinks: config.uplinks,
            entries: config.failures,
            has_up: config.uplink_mask,
            has_stall: config.stall && !banked,
        };
        controls.calm();
        controls
    }

    /// A mask of all uplinks whose words are these.
    pub fn mask(&self, mut word: impl FnMut(usize) -> u64) -> Vec<u64> {
        let words = self.uplinks.div_ceil(64) as usize;
        let mut mask: Vec<u64> = (0..words).map(&mut word).collect();
        if !self.uplinks.is_multiple_of(64) {
            mask[words - 1] &= (1 << (self.uplinks % 64)) - 1;
        }
        mask
    }

    /// A mask of one uplink.
    pub fn only(&self, port: u32) -> Vec<u64> {
        let port = port % self.uplinks;
        self.mask(|word| {
            if port / 64 == word as u32 {
                1 << (port % 64)
            } else {
                0
            }
        })
    }

    /// A mask of all, many, some, one or none of the uplinks.
    pub fn random_mask(&self, rng: &mut Rng) -> Vec<u64> {
        let density = match rng.random_range(0..8) {
            0 | 1 => 1.0,
            2 | 3 => 0.9,
            4 | 5 => 0.5,
            6 => return self.only(rng.random_range(0..self.uplinks)),
            _ => 0.0,
        };
        self.mask(|_| random_word(rng, density))
    }

    /// Number of entries, 1 where there is none.
    pub fn entries(&self) -> u64 {
        self.entries.max(1).into()
    }

    /// Any index that the port can name.
    pub fn random_index(&self, rng: &mut Rng) -> u64 {
        rng.random_range(0..1 << index_width(self.entries.max(1)))
    }

    /// The index of an entry that there is not, if the port can name one.
    pub fn beyond(&self) -> Option<u64> {
        let named = 1 << index_width(self.entries.max(1));
        (self.entries() < named).then_some(named - 1)
    }

    /// All uplinks up, no write, no stall, every receiver ready.
    pub fn calm(&mut self) {
        self.up = self.mask(|_| u64::MAX);
        self.write = None;
        self.stall = false;
        self.out_ready.fill(true);
    }

    /// Moves on at random; entries are written for `key`.
    pub fn random(&mut self, rng: &mut Rng, key: u64) {
        if rng.random_ratio(1, 12) {
            self.up = self.random_mask(rng);
        }
        self.write = rng.random_ratio(1, 6).then(|| {
            let mask = self.random_mask(rng);
            (self.random_index(rng), rng.random_ratio(3, 4), key, mask)
        });
        // Runs of both kinds.
        self.stall = if self.stall {
            rng.random_ratio(2, 3)
        } else {
            rng.random_ratio(1, 12)
        };
        for ready in &mut self.out_ready {
            if rng.random_ratio(1, 4) {
                *ready = rng.random_ratio(3, 4);
            }
        }
    }

    /// Writes the controls that come behind the packets, `uplink_up`, `cfg_we`, `cfg_index`, `cfg_enable`,
    /// `cfg_key`, `cfg_mask`, `stall`, as far as there are any, and gives the rest of the row.
    pub fn fill<'r>(&self, row: &'r mut [u64]) -> &'r mut [u64] {
        let mut values = vec![];
        if self.has_up {
            values.extend(&self.up);
        }
        if self.entries > 0 {
            let none = (0, false, 0, vec![0; self.up.len()]);
            let (index, enable, key, mask) = self.write.as_ref().unwrap_or(&none);
            values.extend([self.write.is_some().into(), *index, (*enable).into(), *key]);
            values.extend(mask);
        }
        if self.has_stall {
            values.push(self.stall.into());
        }
        let (mine, rest) = row.split_at_mut(values.len());
        mine.copy_from_slice(&values);
        rest
    }

    /// Writes `out_ready`, if there is any.
    pub fn fill_ready(&self, row: &mut [u64]) {
        let readies = row.iter_mut().zip(&self.out_ready);
        readies.for_each(|(word, ready)| *word = (*ready).into());
    }
}
