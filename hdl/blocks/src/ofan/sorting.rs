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
use super::fetch::{Ranked, fetch};
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
    let groups = pipeline.instance("combine", &combine(config), &groups);
    let stages = network::depth(config.lanes) + combine::depth(config.lanes);
    let record = groups.output_array("out_record");
    let ranked = Ranked {
        stages,
        valid: vec![],
        record,
        master: groups.output_array("master"),
        amount: groups.output_array("amount"),
    };
    let (master, fetched) = fetch(m, config, inputs, ranked);
    let batch = handed_out(m, config, inputs, &master, &fetched);
    let answers = answers(pipeline, config, CUTS, &batch);
    let lane: Vec<_> = batch.record.iter().map(|r| r.trunc(lane_width)).collect();
    let lane = (1..=CUTS.registers()).fold(lane, |lane, s| pipeline.data(s, "lane", &lane));
    unsort(m, config, inputs, answers, &lane)
}

/// The pointers of masters, handed to their groups.
fn handed_out<'m>(
    m: &'m Module,
    config: &Config,
    inputs: &Inputs<'m>,
    master: &[Sig<'m>],
    fetched: &Pointed<'m>,
) -> Pointed<'m> {
    let width = fetched.record[0].width();
    let along = |lane: usize| {
        let usable = fetched.usable.get(lane).copied();
        let parts = [fetched.record[lane], fetched.amount[lane]];
        m.pack(&parts.into_iter().chain(usable).collect::<Vec<_>>())
    };
    let data: Vec<_> = (0..inputs.key.len()).map(along).collect();
    let groups: [(&str, &[Sig]); 3] = [
        ("master", master),
        ("pointer", &fetched.pointer),
        ("data", &data),
    ];
    let decombine = decombine(config, data[0].width());
    let groups = inputs.pipeline.instance("decombine", &decombine, &groups);
    let data = groups.output_array("out_data");
    let part = |low, width| data.iter().map(|data| data.bits(low, width)).collect();
    let (w, port_width) = (config.uplinks, config.port_width());
    Pointed {
        valid: groups.output_array("out_valid"),
        record: part(0, width),
        amount: part(width, port_width),
        pointer: groups.output_array("out_pointer"),
        usable: match config.restricted() {
            true => part(width + port_width, w),
            false => vec![],
        },
    }
}

/// Registers from inputs to outputs besides those of [`fetch`].
pub(super) fn stages(config: &Config) -> u32 {
    let (columns, depth) = (network::depth(config.lanes), combine::depth(config.lanes));
    columns + depth + 1 + depth + CUTS.registers() + columns
}

/// The pointer and its permutation are two stages, parted where the fewest bits cross.
const CUTS: Cuts = Cuts {
    fetch: false,
    position: false,
    permutation: true,
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
    for (lane, (valid, data)) in records.valid.iter().zip(&records.data).enumerate() {
        let home = data.bits(1 + port_width, unsort.compared);
        let home = home.eq(m.lit(unsort.compared, lane as u64));
        m.assert(&format!("lane_{lane}_is_back"), !*valid | home);
    }
    let data = records.data.iter();
    Answers {
        valid: records.valid,
        port: data.clone().map(|data| data.bits(1, port_width)).collect(),
        no_route: data.map(|data| data.bit(0)).collect(),
    }
}
