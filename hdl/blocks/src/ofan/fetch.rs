//! From ranked packets to pointers: what both dense architectures do the same way.

use super::modular::modulo;
use super::pointer_file::pointer_file;
use super::restrict::{self, restriction};
use super::{Config, Inputs};
use sluice_hdl::{InstanceHandle, Module, Sig};

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
    /// Packets of the same key before this one; modulo w unless an uplink may be unusable.
    pub offset: Vec<Sig<'m>>,
    /// What the master adds to the pointer; none where an uplink may be unusable.
    pub amount: Vec<Sig<'m>>,
}

impl<'m> Ranked<'m> {
    /// From the outputs of a module that ranks: `master` and what [`offsets`] gives.
    pub fn of(
        config: &Config,
        ranks: InstanceHandle<'m>,
        stages: u32,
        valid: Vec<Sig<'m>>,
        record: Vec<Sig<'m>>,
    ) -> Ranked<'m> {
        let amount = (!config.restricted()).then(|| ranks.output_array("amount"));
        Ranked {
            stages,
            valid,
            record,
            master: ranks.output_array("master"),
            offset: ranks.output_array("offset"),
            amount: amount.unwrap_or_default(),
        }
    }
}

/// The same batch at the outputs of the pointer file, which are not registered.
pub(super) struct Fetched<'m> {
    /// As before.
    pub valid: Vec<Sig<'m>>,
    /// As before.
    pub record: Vec<Sig<'m>>,
    /// As before.
    pub master: Vec<Sig<'m>>,
    /// Packets of the same key before this one, modulo the number of usable positions.
    pub offset: Vec<Sig<'m>>,
    /// The pointer of the lane's key; where an uplink may be unusable the number of usable positions below it.
    pub pointer: Vec<Sig<'m>>,
    /// The usable positions; none where all uplinks are usable.
    pub usable: Vec<Sig<'m>>,
}

/// Fetches and moves on the pointers of a batch, [`stages`] cycles later.
pub(super) fn fetch<'m>(
    m: &'m Module,
    config: &Config,
    inputs: &Inputs<'m>,
    ranked: Ranked<'m>,
) -> Fetched<'m> {
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
    Fetched {
        valid: ranked.valid,
        record: ranked.record,
        master: ranked.master,
        offset: ranked.offset,
        pointer: file.output_array("pointer"),
        usable: vec![],
    }
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
) -> Fetched<'m> {
    let pipeline = inputs.pipeline;
    let conditions = inputs.conditions.clone();
    let conditions = conditions.delayed(pipeline, ranked.stages).inputs();
    let module = restriction(config);
    let key = keys(config, &ranked.record);
    let of_lane = |lane: usize| {
        let mut inputs: Vec<(&str, &[Sig])> = vec![
            ("key", &key[lane..=lane]),
            ("rank", &ranked.offset[lane..=lane]),
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
    Fetched {
        valid: valid(ranked.valid, "valid"),
        record,
        master,
        offset,
        pointer: file.output_array("pointer"),
        usable,
    }
}

/// What a module that ranks packets says of the pointer, by port: `offset`, the rank modulo w, and
/// `amount`, the rank and one modulo w, which is what a master adds. Where an uplink may be unusable neither
/// is known yet: `offset` is the rank.
pub(super) fn offsets<'m>(
    m: &'m Module,
    config: &Config,
    rank: &[Sig<'m>],
) -> Vec<(&'static str, Vec<Sig<'m>>)> {
    if config.restricted() {
        return vec![("offset", rank.to_vec())];
    }
    let (lanes, w) = (config.lanes, config.uplinks);
    let offset = |rank: &Sig<'m>| modulo(m, *rank, lanes - 1, w);
    let amount = |rank: &Sig<'m>| {
        let width = rank.width() + 1;
        modulo(m, rank.zext(width) + m.lit(width, 1), lanes, w)
    };
    vec![
        ("offset", rank.iter().map(offset).collect()),
        ("amount", rank.iter().map(amount).collect()),
    ]
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
