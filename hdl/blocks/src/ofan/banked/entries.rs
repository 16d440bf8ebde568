//! The entries that restrict single keys to some uplinks.

use super::super::Config;
use sluice_hdl::{Bits, Module, Sig, index_width};

/// The entries' registers.
pub(super) struct Entries<'m> {
    m: &'m Module,
    uplinks: u32,
    entries: Vec<Entry<'m>>,
}

struct Entry<'m> {
    enable: Sig<'m>,
    key: Sig<'m>,
    mask: Sig<'m>,
}

impl<'m> Entries<'m> {
    /// Declares the configuration port, if there are entries, and the entries.
    pub fn new(m: &'m Module, config: &Config) -> Entries<'m> {
        let mut entries = vec![];
        if config.failures > 0 {
            let width = index_width(config.failures);
            let we = m.input("cfg_we", 1);
            let index = m.input("cfg_index", width);
            let enable = m.input("cfg_enable", 1);
            let key = m.input("cfg_key", config.key_width());
            let mask = m.input("cfg_mask", config.uplinks);
            for i in 0..config.failures {
                let written = we & index.eq(m.lit(width, i.into()));
                let register = |what: &str, value: Sig<'m>| {
                    let register = m.register(&format!("entry_{what}_{i}"), value.width());
                    register.set_when(written, value)
                };
                entries.push(Entry {
                    enable: register("enable", enable).reset_to_zero().q(),
                    key: register("key", key).q(),
                    mask: register("mask", mask).q(),
                });
            }
        }
        Entries {
            m,
            uplinks: config.uplinks,
            entries,
        }
    }

    /// The uplinks that a key may use now, bit p for port p.
    pub fn usable(&self, key: Sig<'m>, up: Option<Sig<'m>>) -> Sig<'m> {
        let all = self.m.constant(Bits::ones(self.uplinks));
        // From the last to the first: the lowest entry of a key decides.
        let remote = self.entries.iter().rev().fold(all, |rest, entry| {
            let hit = entry.enable & entry.key.eq(key);
            hit.mux(entry.mask, rest)
        });
        up.map_or(remote, |up| up & remote)
    }
}
