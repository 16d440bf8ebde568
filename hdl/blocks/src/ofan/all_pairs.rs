//! The architecture `all-pairs`: every lane compares its key with every other.

use super::answer::{Cuts, answers};
use super::fetch::{Ranked, amounts, cover_one_key, fetch};
use super::modular::fit;
use super::stages::Pipeline;
use super::{Answers, Config, Inputs};
use sluice_hdl::{Definition, Module, Sig, index_width};
use std::sync::Arc;

/// Ranks, the pointer file, answers.
///
/// Registers: one before and one after the pointer file, one before the outputs. With more than these three
/// `stages`, more cuts come in this order: the count is parted in two (4), the addition of the permutation
/// from what is before it (5), the comparison from the count (6), the position from its permutation (7).
pub(super) fn all_pairs<'m>(m: &'m Module, config: &Config, inputs: &Inputs<'m>) -> Answers<'m> {
    let pipeline = inputs.pipeline;
    let batch: [(&str, &[Sig]); 2] = [("valid", &inputs.valid), ("key", &inputs.key)];
    let ranks = pipeline.instance("ranks", &ranks(config), &batch);
    let ranked = Ranked {
        stages: config.stages - cuts(config).registers(),
        valid: ranks.output_array("out_valid"),
        record: ranks.output_array("out_key"),
        master: ranks.output_array("master"),
        amount: ranks.output_array("amount"),
    };
    let (_, batch) = fetch(m, config, inputs, ranked);
    answers(pipeline, config, cuts(config), &batch)
}

fn cuts(config: &Config) -> Cuts {
    Cuts {
        fetch: true,
        position: config.stages >= 7,
        permutation: config.stages >= 5,
    }
}

/// The module that ranks the lanes of a batch.
///
/// Outputs for each lane, all registered: `out_valid`, `out_key`; `master`, whether no higher lane has a
/// packet of the same key; `amount`, [`amounts`] of the number of lower lanes that have one.
fn ranks(config: &Config) -> Arc<Definition> {
    let m = Module::new(&format!(
        "ofan_ranks{}_{}",
        config.stages - cuts(config).registers(),
        config.ranks_name()
    ));
    m.doc("Ranks packets of one key in the order of their lanes; the last one of a key is its master.");
    let mut valid = m.input_array("valid", config.lanes, 1);
    let mut key = m.input_array("key", config.lanes, config.key_width());
    let pipeline = Pipeline::new(&m, config);
    let mut stage = 0;
    let mut below = compare(&m, &valid, &key);
    if config.stages >= 6 {
        stage += 1;
        (valid, key) = cut(pipeline, stage, &valid, &key);
        below = cut_parts(pipeline, stage, "same_below", &below);
    }
    let mut master = masters(&m, &valid, &below);
    let mut counts: Vec<Vec<_>> = below
        .iter()
        .map(|words| words.iter().map(|word| count_ones(&m, *word)).collect())
        .collect();
    if config.stages >= 4 {
        stage += 1;
        (valid, key) = cut(pipeline, stage, &valid, &key);
        master = pipeline.valid(stage, "master", &master);
        counts = cut_parts(pipeline, stage, "count", &counts);
    }
    let width = index_width(config.lanes);
    let rank: Vec<_> = counts.iter().map(|c| sum(&m, c, width)).collect();
    cover_one_key(&m, &rank);
    stage += 1;
    (valid, key) = cut(pipeline, stage, &valid, &key);
    m.output_array("out_valid", &valid);
    m.output_array("out_key", &key);
    m.output_array("master", &pipeline.valid(stage, "master", &master));
    let amount = amounts(&m, config, &rank);
    m.output_array("amount", &pipeline.data(stage, "amount", &amount));
    m.finish()
}

/// Bits that a word of lanes has, so that a count has two steps of about the same depth.
const PART: usize = 8;

/// For each lane, which lower lanes have a packet of its key, in words of [`PART`] lanes.
fn compare<'m>(m: &'m Module, valid: &[Sig<'m>], key: &[Sig<'m>]) -> Vec<Vec<Sig<'m>>> {
    let same = |i: usize, j: usize| {
        let same = valid[i] & valid[j] & key[i].eq(key[j]);
        same.named(&format!("same_{i}_{j}"))
    };
    let words = |i: usize| {
        let bits: Vec<_> = (0..i).map(|j| same(i, j)).collect();
        bits.chunks(PART).map(|word| m.pack(word)).collect()
    };
    (0..key.len()).map(words).collect()
}

/// Lanes with a packet whose key no higher lane has.
fn masters<'m>(m: &'m Module, valid: &[Sig<'m>], below: &[Vec<Sig<'m>>]) -> Vec<Sig<'m>> {
    let master = |(i, valid): (usize, &Sig<'m>)| {
        let bit = |words: &Vec<Sig<'m>>| words[i / PART].bit((i % PART) as u32);
        let above: Vec<_> = below[i + 1..].iter().map(bit).collect();
        if above.is_empty() {
            return *valid;
        }
        *valid & !m.pack(&above).any()
    };
    valid.iter().enumerate().map(master).collect()
}

/// Number of ones in a word of at most [`PART`] bits, as wide as its greatest value needs.
fn count_ones<'m>(m: &'m Module, word: Sig<'m>) -> Sig<'m> {
    let bits = word.to_bits();
    sum(m, &bits, index_width(word.width() + 1))
}

/// Sum of values, in `width` bits, which hold it.
fn sum<'m>(m: &'m Module, values: &[Sig<'m>], width: u32) -> Sig<'m> {
    match values {
        [] => m.lit(width, 0),
        [one] => fit(*one, width),
        _ => {
            let (low, high) = values.split_at(values.len() / 2);
            sum(m, low, width) + sum(m, high, width)
        }
    }
}

fn cut<'m>(
    pipeline: Pipeline<'m>,
    stage: u32,
    valid: &[Sig<'m>],
    key: &[Sig<'m>],
) -> (Vec<Sig<'m>>, Vec<Sig<'m>>) {
    (
        pipeline.valid(stage, "valid", valid),
        pipeline.data(stage, "key", key),
    )
}

/// Registers for values in parts.
fn cut_parts<'m>(
    pipeline: Pipeline<'m>,
    stage: u32,
    name: &str,
    lanes: &[Vec<Sig<'m>>],
) -> Vec<Vec<Sig<'m>>> {
    let lane = |(lane, parts): (usize, &Vec<Sig<'m>>)| {
        pipeline.data(stage, &format!("{name}_{lane}"), parts)
    };
    lanes.iter().enumerate().map(lane).collect()
}
