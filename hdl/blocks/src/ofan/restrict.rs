//! Which uplinks a packet may take: local ones that are down, and entries for single keys.
//!
//! What holds for a batch is what held when it was accepted: the uplinks and the entries of that cycle
//! follow it to the place where keys are looked up.

use super::Config;
use super::modular::fit;
use super::permute;
use super::stages::Pipeline;
use crate::prim;
use sluice_hdl::{Definition, Module, Sig, index_width};
use std::sync::Arc;

/// Registers of the module that [`restriction`] builds.
pub(super) const STAGES: u32 = 4;

/// Uplinks and entries as they are in one cycle.
#[derive(Clone)]
pub(super) struct Conditions<'m> {
    up: Option<Sig<'m>>,
    entries: Vec<Entry<'m>>,
}

#[derive(Clone, Copy)]
struct Entry<'m> {
    enable: Sig<'m>,
    key: Sig<'m>,
    mask: Sig<'m>,
}

impl<'m> Conditions<'m> {
    /// Adds the ports and the entries, which no stall holds; reset disables them.
    pub fn new(m: &'m Module, config: &Config) -> Conditions<'m> {
        let w = config.uplinks;
        let up = config.uplink_mask.then(|| m.input("uplink_up", w));
        if config.failures == 0 {
            let entries = vec![];
            return Conditions { up, entries };
        }
        let we = m.input("cfg_we", 1);
        let index = m.input("cfg_index", index_width(config.failures));
        let enable = m.input("cfg_enable", 1);
        let key = m.input("cfg_key", config.key_width());
        let mask = m.input("cfg_mask", w);
        let entry = |i: u32| {
            let here = we & index.eq(m.lit(index.width(), u64::from(i)));
            let register = |name: &str, value: Sig<'m>| {
                let register = m.register(&format!("entry_{i}_{name}"), value.width());
                register.set_when(here, value)
            };
            Entry {
                enable: register("enable", enable).reset_to_zero().q(),
                key: register("key", key).q(),
                mask: register("mask", mask).q(),
            }
        };
        let entries = (0..config.failures).map(entry).collect();
        Conditions { up, entries }
    }

    /// As they were `stages` cycles before.
    pub fn delayed(self, pipeline: Pipeline<'m>, stages: u32) -> Conditions<'m> {
        (1..=stages).fold(self, |now, stage| {
            let entry = |(i, e): (usize, &Entry<'m>)| {
                let one = |name, value| pipeline.one(stage, &format!("entry_{i}_{name}"), value);
                Entry {
                    enable: one("enable", e.enable),
                    key: one("key", e.key),
                    mask: one("mask", e.mask),
                }
            };
            Conditions {
                up: now.up.map(|up| pipeline.one(stage, "uplink_up", up)),
                entries: now.entries.iter().enumerate().map(entry).collect(),
            }
        })
    }

    /// Inputs of an instance of [`restriction`], by port.
    pub fn inputs(&self) -> Vec<(&'static str, Vec<Sig<'m>>)> {
        let of = |part: fn(&Entry<'m>) -> Sig<'m>| self.entries.iter().map(part).collect();
        let up = self.up.map(|up| ("uplink_up", vec![up]));
        let mut inputs: Vec<_> = up.into_iter().collect();
        if !self.entries.is_empty() {
            inputs.push(("enable", of(|e| e.enable)));
            inputs.push(("entry", of(|e| e.key)));
            inputs.push(("mask", of(|e| e.mask)));
        }
        inputs
    }
}

/// The module that finds what one packet may take.
///
/// Inputs: `key`, `rank` (packets of the key before this one), the conditions. Outputs, [`STAGES`] cycles
/// later, for the positions i of the key's order: `usable`, bit i; `below`, w numbers of max(1, ⌈log₂ w⌉)
/// bits, number i saying how many usable positions are lower than i; `total`, how many there are;
/// `offset`, rank modulo that.
pub(super) fn restriction(config: &Config) -> Arc<Definition> {
    let w = config.uplinks;
    let m = Module::new(&format!(
        "ofan_restriction{}{}_f{}_{}",
        if config.uplink_mask { "_mask" } else { "" },
        config.order_name(),
        config.failures,
        config.ranks_name()
    ));
    m.doc("Finds the usable positions of a packet's key.");
    let key = m.input("key", config.key_width());
    let rank = m.input("rank", index_width(config.lanes));
    let conditions = Conditions::ports(&m, config);
    let pipeline = Pipeline::new(&m, config);

    let ports = conditions.of_key(&m, w, key);
    let ports = pipeline.one(1, "ports", ports);
    let key = pipeline.one(1, "key", key);
    let usable = permute::positions(&m, config, ports, key);
    let usable = pipeline.one(2, "usable", usable);
    let total = count(&m, usable);
    let usable = pipeline.one(3, "usable", usable);
    let total = pipeline.one(3, "total", total);
    let rank = (1..=3).fold(rank, |rank, stage| pipeline.one(stage, "rank", rank));
    let offset = fit(remainder(rank, total), config.port_width());
    let below = m.pack(&below(&m, usable));
    m.output("usable", pipeline.one(4, "usable", usable));
    m.output("below", pipeline.one(4, "below", below));
    m.output("total", pipeline.one(4, "total", total));
    m.output("offset", pipeline.one(4, "offset", offset));
    m.finish()
}

impl<'m> Conditions<'m> {
    /// The input ports that [`Conditions::inputs`] feeds.
    fn ports(m: &'m Module, config: &Config) -> Conditions<'m> {
        let (f, w) = (config.failures, config.uplinks);
        let up = config.uplink_mask.then(|| m.input("uplink_up", w));
        let mut entries = vec![];
        if f > 0 {
            let enable = m.input_array("enable", f, 1);
            let key = m.input_array("entry", f, config.key_width());
            let mask = m.input_array("mask", f, w);
            let parts = enable.into_iter().zip(key).zip(mask);
            let entry = |((enable, key), mask)| Entry { enable, key, mask };
            entries = parts.map(entry).collect();
        }
        Conditions { up, entries }
    }

    /// The ports that packets of `key` may take; of several entries for it the first holds.
    pub fn of_key(&self, m: &'m Module, w: u32, key: Sig<'m>) -> Sig<'m> {
        let all = !m.lit(1, 0).sext(w);
        let up = self.up.unwrap_or(all);
        if self.entries.is_empty() {
            return up;
        }
        let hits: Vec<_> = self
            .entries
            .iter()
            .map(|e| e.enable & e.key.eq(key))
            .collect();
        let hits = m.pack(&hits);
        let first = prim::lowest(m, hits);
        let free = all.gated(!hits.any());
        let masks = (0..)
            .zip(&self.entries)
            .map(|(i, e)| e.mask.gated(first.bit(i)));
        up & masks.fold(free, |any, mask| any | mask)
    }
}

/// The number of ones, in ⌈log₂ (N + 1)⌉ bits.
fn count<'m>(m: &'m Module, x: Sig<'m>) -> Sig<'m> {
    let last = x.width() - 1;
    let width = index_width(x.width() + 1);
    let below = below(m, x)[last as usize];
    below.zext(width) + x.bit(last).zext(width)
}

/// For each bit, the number of ones below it, in max(1, ⌈log₂ N⌉) bits.
fn below<'m>(m: &'m Module, x: Sig<'m>) -> Vec<Sig<'m>> {
    let width = index_width(x.width());
    let ones = x.to_bits().into_iter().map(|bit| bit.zext(width)).collect();
    let mut sums: Vec<Sig<'m>> = ones;
    let mut distance = 1;
    while distance < sums.len() {
        let sum = |i: usize| match i.checked_sub(distance) {
            Some(other) => sums[i] + sums[other],
            None => sums[i],
        };
        sums = (0..sums.len()).map(sum).collect();
        distance *= 2;
    }
    sums.insert(0, m.lit(width, 0));
    sums.pop();
    sums
}

/// `rank` modulo `total`, which is 0 only where nobody looks at the result; conditional subtractions of
/// total · 2ᵏ, k falling.
pub(super) fn remainder<'m>(rank: Sig<'m>, total: Sig<'m>) -> Sig<'m> {
    let width = rank.width() + total.width();
    let total = total.zext(width);
    (0..rank.width()).rev().fold(rank.zext(width), |x, k| {
        let step = total.shl_by(k);
        x.lt(step).mux(x, x - step)
    })
}

/// What is known of the usable positions of a key; see [`restriction`].
#[derive(Clone)]
pub(super) struct Usable<'m> {
    pub usable: Sig<'m>,
    pub below: Vec<Sig<'m>>,
    pub total: Sig<'m>,
}

impl<'m> Usable<'m> {
    /// From the positions alone.
    pub fn of(m: &'m Module, usable: Sig<'m>) -> Usable<'m> {
        Usable {
            usable,
            below: below(m, usable),
            total: count(m, usable),
        }
    }

    /// The same one stage later.
    pub fn cut(self, pipeline: Pipeline<'m>, stage: u32) -> Usable<'m> {
        Usable {
            usable: pipeline.one(stage, "positions", self.usable),
            below: pipeline.data(stage, "below", &self.below),
            total: pipeline.one(stage, "total", self.total),
        }
    }

    /// One-hot: the usable position that has `base` + `offset` usable ones below it, modulo their number;
    /// `offset` is less than that, `base` at most that.
    pub fn choose(&self, m: &'m Module, base: Sig<'m>, offset: Sig<'m>) -> Sig<'m> {
        let width = base.width() + 1;
        let sum = base.zext(width) + offset.zext(width);
        let total = fit(self.total, width);
        let index = sum.lt(total).mux(sum, sum - total).trunc(base.width());
        let here = self.below.iter().map(|below| below.eq(index));
        m.pack(&here.collect::<Vec<_>>()) & self.usable
    }
}
