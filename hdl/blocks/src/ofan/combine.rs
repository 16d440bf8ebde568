//! Counting within groups of equal keys that lie side by side, and handing a pointer to a whole group.

use super::Config;
use super::fetch::{amounts, cover_one_key, keys};
use super::modular::fit;
use super::stages::Pipeline;
use sluice_hdl::{Definition, Module, Sig, index_width};
use std::sync::Arc;

/// Stages of a combining or decombining network: ⌈log₂ lanes⌉.
pub(super) fn depth(lanes: u32) -> u32 {
    lanes.next_power_of_two().ilog2()
}

/// The module that counts.
///
/// Inputs for each lane, in the order of keys, valid ones first: `valid`, `record`, whose upper bits are
/// the key. Outputs, [`depth`] cycles later: `out_record`; `master`, whether the lane is the last of its
/// group; `amount`, [`amounts`] of the number of lower lanes of the group.
pub(super) fn combine(config: &Config) -> Arc<Definition> {
    let m = Module::new(&format!("ofan_combine_{}", config.ranks_name()));
    m.doc("Counts within groups of equal keys; the last one of a group is its master.");
    let valid = m.input_array("valid", config.lanes, 1);
    let width = index_width(config.lanes) + config.key_width();
    let mut record = m.input_array("record", config.lanes, width);
    let pipeline = Pipeline::new(&m, config);
    promise_order(&m, &valid, &record);
    let key = keys(config, &record);
    let same = |lane: usize| match lane {
        0 => m.lit(1, 0),
        _ => (valid[lane] & key[lane].eq(key[lane - 1])).named(&format!("same_{lane}")),
    };
    let mut run: Vec<_> = (0..valid.len()).map(same).collect();
    let ends = |lane: usize| run.get(lane + 1).map_or(m.lit(1, 1), |next| !*next);
    let mut master: Vec<_> = (0..valid.len()).map(|l| valid[l] & ends(l)).collect();
    for level in 0..depth(config.lanes) {
        let stage = level + 1;
        let longer: Vec<_> = (0..run.len()).map(|l| double(&m, &run, l, level)).collect();
        run = pipeline.data(stage, "run", &longer);
        record = pipeline.data(stage, "record", &record);
        master = pipeline.valid(stage, "master", &master);
    }
    let rank = run.iter().map(|run| fit(*run, index_width(config.lanes)));
    let rank: Vec<_> = rank.collect();
    cover_one_key(&m, &rank);
    m.output_array("out_record", &record);
    m.output_array("master", &master);
    m.output_array("amount", &amounts(&m, config, &rank));
    m.finish()
}

/// States what the sort leaves: valid lanes first, their records rising.
fn promise_order<'m>(m: &'m Module, valid: &[Sig<'m>], record: &[Sig<'m>]) {
    for lane in 1..valid.len() {
        let rises = valid[lane - 1] & record[lane - 1].lt(record[lane]);
        m.assert(&format!("sorted_{lane}"), !valid[lane] | rises);
    }
}

/// How many lanes directly below `lane` are of its group, looking twice as far as `runs`, which look at
/// 2^`level` of them.
///
/// A run that fills what it looks at is a power of two and goes on with the run below it, so bits are
/// selected and nothing is added. Lanes below 2^`level` have no room for such a run.
fn double<'m>(m: &'m Module, runs: &[Sig<'m>], lane: usize, level: u32) -> Sig<'m> {
    let span = 1 << level;
    if lane < span {
        return runs[lane];
    }
    let (run, below) = (runs[lane], runs[lane - span]);
    let full = run.bit(level);
    let fills = lane - span >= span;
    let mut parts = vec![];
    if level > 0 {
        parts.push(full.mux(fit(below, level), run.trunc(level)));
    }
    if fills {
        parts.extend([full & !below.bit(level), full & below.bit(level)]);
    } else {
        parts.push(full);
    }
    m.pack(&parts)
}

/// The module that hands a pointer from the master to its group.
///
/// Inputs for each lane: `master`, `pointer` where the lane is one, `data` that goes along. Outputs,
/// 1 + [`depth`] cycles later: `out_valid`, whether the lane is of a group; `out_pointer`, that of the group;
/// `out_data`. The master of a lane is the first one at or above it: only lanes without a packet have none.
pub(super) fn decombine(config: &Config, data_width: u32) -> Arc<Definition> {
    let width = config.port_width();
    let m = Module::new(&format!(
        "ofan_decombine_l{}_p{width}_d{data_width}{}",
        config.lanes,
        config.stall_name()
    ));
    m.doc("Hands the pointer that a master has fetched to its group.");
    let mut found = m.input_array("master", config.lanes, 1);
    let mut pointer = m.input_array("pointer", config.lanes, width);
    let mut data = m.input_array("data", config.lanes, data_width);
    let pipeline = Pipeline::new(&m, config);
    for stage in 1..=1 + depth(config.lanes) {
        if stage > 1 {
            (found, pointer) = reach(&found, &pointer, 1 << (stage - 2));
        }
        found = pipeline.valid(stage, "found", &found);
        pointer = pipeline.data(stage, "pointer", &pointer);
        data = pipeline.data(stage, "data", &data);
    }
    m.output_array("out_valid", &found);
    m.output_array("out_pointer", &pointer);
    m.output_array("out_data", &data);
    m.finish()
}

/// What a lane has found, else what the lane `distance` above it has.
fn reach<'m>(
    found: &[Sig<'m>],
    pointer: &[Sig<'m>],
    distance: usize,
) -> (Vec<Sig<'m>>, Vec<Sig<'m>>) {
    let reached = |lane: usize| match found.get(lane + distance) {
        Some(above) => (
            found[lane] | *above,
            found[lane].mux(pointer[lane], pointer[lane + distance]),
        ),
        None => (found[lane], pointer[lane]),
    };
    (0..found.len()).map(reached).unzip()
}
