//! From ranked packets to pointers: what both dense architectures do the same way.

use super::answer::Pointed;
use super::modular::modulo;
use super::pointer_file::pointer_file;
use super::restrict::{self, restriction};
use super::{Config, Inputs};
use sluice_hdl::{Module, Sig};

/// A batch whose groups are counted, by lane.
pub(super) struct Ranked<'m> {
    /// Registers that it went through.
    pub stages: u32,
    /// Bits that go along and that reset clears.
    pub valid: Vec<Sig<'m>>,
    /// What else goes along; the key is in the upper bits.
    pub record: Vec<Sig<'m>>,
    /// Whether there is a packet that is the last of its key.
    pub master: Vec<Sig<'m>>,
    /// What [`amounts`] says.
    pub amount: Vec<Sig<'m>>,
}

/// Fetches and moves on the pointers of a batch, [`stages`] cycles later; gives its masters, too. The outputs
/// of the pointer file are not registered.
pub(super) fn fetch<'m>(
    m: &'m Module,
    config: &Config,
    inputs: &Inputs<'m>,
    ranked: Ranked<'m>,
) -> (Vec<Sig<'m>>, Pointed<'m>) {
    if config.restricted() {
        return fetch_usable(m, config, inputs, ranked);
    }
    let key = keys(config, &ranked.record);
    let advance = moving(inputs, &ranked.master);
    let file = m.instance(
        "file",
        &pointer_file(config),
        &[
            ("key", &key),
            ("advance", &advance),
            ("amount", &ranked.amount),
        ],
    );
    let batch = Pointed {
        valid: ranked.valid,
        record: ranked.record,
        amount: ranked.amount,
        pointer: file.output_array("pointer"),
        usable: vec![],
    };
    (ranked.master, batch)
}

/// Registers that [`fetch`] has.
pub(super) fn stages(config: &Config) -> u32 {
    if config.restricted() {
        restrict::STAGES
    } else {
        0
    }
}

fn fetch_usable<'m>(
    m: &'m Module,
    config: &Config,
    inputs: &Inputs<'m>,
    ranked: Ranked<'m>,
) -> (Vec<Sig<'m>>, Pointed<'m>) {
    let pipeline = inputs.pipeline;
    let conditions = inputs.conditions.clone();
    let conditions = conditions.delayed(pipeline, ranked.stages).inputs();
    let module = restriction(config);
    let key = keys(config, &ranked.record);
    let of_lane = |lane: usize| {
        let mut inputs: Vec<(&str, &[Sig])> = vec![
            ("key", &key[lane..=lane]),
            ("rank", &ranked.amount[lane..=lane]),
        ];
        inputs.extend(conditions.iter().map(|(name, sigs)| (*name, &sigs[..])));
        pipeline.instance(&format!("restriction_{lane}"), &module, &inputs)
    };
    let of_lanes: Vec<_> = (0..key.len()).map(of_lane).collect();
    let output = |name| -> Vec<_> { of_lanes.iter().map(|lane| lane.output(name)).collect() };
    let [usable, offset] = ["usable", "offset"].map(output);

    let after = ranked.stages + 1..=ranked.stages + restrict::STAGES;
    let valid = |values: Vec<Sig<'m>>, name| {
        after
            .clone()
            .fold(values, |v, s| pipeline.valid(s, name, &v))
    };
    let master = valid(ranked.master, "master");
    let record = after
        .clone()
        .fold(ranked.record, |v, s| pipeline.data(s, "record", &v));
    let file = m.instance(
        "file",
        &pointer_file(config),
        &[
            ("key", &keys(config, &record)),
            ("advance", &moving(inputs, &master)),
            ("usable", &usable),
            ("below", &output("below")),
            ("total", &output("total")),
            ("offset", &offset),
        ],
    );
    let batch = Pointed {
        valid: valid(ranked.valid, "valid"),
        record,
        amount: offset,
        pointer: file.output_array("pointer"),
        usable,
    };
    (master, batch)
}

/// How far packets move the pointer of their key on, from how many of its packets are before them: that and
/// one, modulo w. Where an uplink may be unusable nobody can say yet, and the rank itself is passed on.
pub(super) fn amounts<'m>(m: &'m Module, config: &Config, rank: &[Sig<'m>]) -> Vec<Sig<'m>> {
    if config.restricted() {
        return rank.to_vec();
    }
    let amount = |rank: &Sig<'m>| {
        let width = rank.width() + 1;
        let count = rank.zext(width) + m.lit(width, 1);
        modulo(m, count, config.lanes, config.uplinks)
    };
    rank.iter().map(amount).collect()
}

/// The case that a batch is one group.
pub(super) fn cover_one_key<'m>(m: &'m Module, rank: &[Sig<'m>]) {
    if let [_, .., last] = rank {
        let all = m.lit(last.width(), rank.len() as u64 - 1);
        m.cover("all_lanes_share_a_key", last.eq(all));
    }
}

/// The keys of records.
pub(super) fn keys<'m>(config: &Config, records: &[Sig<'m>]) -> Vec<Sig<'m>> {
    let width = config.key_width();
    let key = |record: &Sig<'m>| record.bits(record.width() - width, width);
    records.iter().map(key).collect()
}

/// Masters in cycles in which the pipeline moves.
fn moving<'m>(inputs: &Inputs<'m>, master: &[Sig<'m>]) -> Vec<Sig<'m>> {
    let moves = inputs.pipeline.moves();
    master.iter().map(|master| *master & moves).collect()
}
