//! The architecture `sorting`: the paper's four stages (Ofan, appendix I).
//!
//! Sort by {no packet, key, lane}, so that packets of one key lie side by side in the order of their lanes;
//! combine; update each key's pointer once; decombine and unsort. Ports are found before the unsort, so that
//! keys need not follow their packets through it.
//!
//! The unsort is a second network, on the lane, which follows its packet: ⌈log₂ W⌉ bits a lane and stage.
//! Recorded swaps, half a bit a lane and comparator stage until the stage that undoes it, take fewer
//! registers up to 4 lanes, as many at 8, and more above: half as many again at 32 lanes.

use super::answer::{Cuts, Pointed, answers};
use super::combine::{self, combine, decombine};
use super::fetch::{Ranked, fetch, keys};
use super::network::{self, Network, Records};
use super::{Answers, Config, Inputs};
use sluice_hdl::{Module, Sig, index_width};

/// The four stages.
pub(super) fn sorting<'m>(m: &'m Module, config: &Config, inputs: &Inputs<'m>) -> Answers<'m> {
    let pipeline = inputs.pipeline;
    let lane_width = index_width(config.lanes);
    let record_width = lane_width + config.key_width();
    let sort = Network {
        name: "sort",
        lanes: config.lanes,
        width: record_width,
        compared: record_width,
        valid_first: true,
    };
    let record = |(lane, key): (u64, &Sig<'m>)| m.pack(&[m.lit(lane_width, lane), *key]);
    let records = Records {
        valid: inputs.valid.clone(),
        data: (0..).zip(&inputs.key).map(record).collect(),
    };
    let sorted = sort.sort(pipeline, config, records);

    let groups: [(&str, &[Sig]); 2] = [("valid", &sorted.valid), ("record", &sorted.data)];
    let groups = pipeline.instance("combine", &combine(config, record_width), &groups);
    let stages = network::depth(config.lanes) + combine::depth(config.lanes);
    let record = groups.output_array("out_record");
    let ranked = Ranked::of(config, groups, stages, vec![], record);
    let fetched = fetch(m, config, inputs, ranked);
    let mut groups: Vec<(&str, &[Sig])> = vec![
        ("master", &fetched.master),
        ("record", &fetched.record),
        ("offset", &fetched.offset),
        ("pointer", &fetched.pointer),
    ];
    if config.restricted() {
        groups.push(("usable", &fetched.usable));
    }
    let groups = pipeline.instance("decombine", &decombine(config, record_width), &groups);
    let record = groups.output_array("out_record");
    let batch = Pointed {
        valid: groups.output_array("out_valid"),
        key: keys(config, &record),
        offset: groups.output_array("out_offset"),
        pointer: groups.output_array("out_pointer"),
        usable: match config.restricted() {
            true => groups.output_array("out_usable"),
            false => vec![],
        },
    };
    let answers = answers(pipeline, config, CUTS, &batch);
    let lane: Vec<_> = record.iter().map(|r| r.trunc(lane_width)).collect();
    let lane = (1..=CUTS.registers()).fold(lane, |lane, s| pipeline.data(s, "lane", &lane));
    unsort(m, config, inputs, answers, &lane)
}

/// Registers from inputs to outputs besides those of [`fetch`].
pub(super) fn stages(config: &Config) -> u32 {
    let (columns, depth) = (network::depth(config.lanes), combine::depth(config.lanes));
    columns + depth + 1 + depth + CUTS.registers() + columns
}

/// One register after the position, one after the permutation.
const CUTS: Cuts = Cuts {
    position: true,
    permutation: false,
};

/// Answers back on the lanes that they belong to.
fn unsort<'m>(
    m: &'m Module,
    config: &Config,
    inputs: &Inputs<'m>,
    answers: Answers<'m>,
    lane: &[Sig<'m>],
) -> Answers<'m> {
    let port_width = config.port_width();
    let unsort = Network {
        name: "unsort",
        lanes: config.lanes,
        width: 1 + port_width + index_width(config.lanes),
        compared: index_width(config.lanes),
        valid_first: false,
    };
    let answered = answers.port.iter().zip(&answers.no_route).zip(lane);
    let records = Records {
        valid: answers.valid,
        data: answered
            .map(|((port, no_route), lane)| m.pack(&[*no_route, *port, *lane]))
            .collect(),
    };
    let records = unsort.sort(inputs.pipeline, config, records);
    let data = records.data.iter();
    Answers {
        valid: records.valid,
        port: data.clone().map(|data| data.bits(1, port_width)).collect(),
        no_route: data.map(|data| data.bit(0)).collect(),
    }
}
