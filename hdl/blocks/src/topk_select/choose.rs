//! The pipeline from levels to a decision.
//!
//! Levels are few, so that paths are never compared with each other: for each level the paths at it or below are
//! counted, and the counts say which level is the last one to be kept from.

use super::config::{Config, DRAW, Pick};
use super::nth;
use crate::prim;
use crate::sglb::lfsr::Recurrence;
use sluice_hdl::{Module, Sig};

/// What is asked in a cycle.
pub struct Asked<'m> {
    pub valid: Sig<'m>,
    pub enable: Sig<'m>,
    pub levels: Vec<Sig<'m>>,
}

/// What is answered. All but `valid` mean nothing without it.
pub struct Decision<'m> {
    pub valid: Sig<'m>,
    pub path: Sig<'m>,
    pub none: Sig<'m>,
    pub kept: Sig<'m>,
}

/// How many there are of what, after stage 2.
struct Edge<'m> {
    /// The last level that is kept from.
    last: Sig<'m>,
    /// The best level that any path has.
    best: Sig<'m>,
    /// Enabled paths at the last level, and how many of them are kept.
    tied: Sig<'m>,
    places: Sig<'m>,
    /// Paths to pick from.
    candidates: Sig<'m>,
    none: Sig<'m>,
}

/// Registers of a stage of the pipeline; a constant needs none.
fn stage<'m>(m: &'m Module, stage: u32, what: &str, value: Sig<'m>) -> Sig<'m> {
    match value.constant() {
        Some(_) => value,
        None => m.pipe(stage, &format!("s{stage}_{what}"), value).q(),
    }
}

/// A value some stages later.
fn carried<'m>(
    m: &'m Module,
    stages: std::ops::RangeInclusive<u32>,
    what: &str,
    value: Sig<'m>,
) -> Sig<'m> {
    stages.fold(value, |value, k| stage(m, k, what, value))
}

/// The pipeline, stages 1 to 8.
pub fn decide<'m>(
    m: &'m Module,
    config: &Config,
    recurrence: Recurrence,
    asked: Asked<'m>,
) -> Decision<'m> {
    let valid: Vec<_> = (1..=8)
        .scan(asked.valid, |valid, k| {
            let register = m.pipe(k, &format!("s{k}_valid"), *valid);
            *valid = register.reset_to_zero().q();
            Some(*valid)
        })
        .collect();
    let worst = m.lit(config.level_width(), u64::from(config.levels - 1));
    let levels: Vec<_> = asked
        .levels
        .iter()
        .map(|level| level.gt(worst).mux(worst, *level))
        .collect();

    let counts = counts(m, config, asked.enable, &levels);
    let keep = stage(m, 1, "keep", keep(m, config));
    let edge = edge(m, config, &counts, keep);
    let enable = carried(m, 1..=2, "enable", asked.enable);
    let levels: Vec<_> = (0..)
        .zip(&levels)
        .map(|(i, level): (u32, _)| carried(m, 1..=2, &format!("level_{i}"), *level))
        .collect();

    let (tie, draw) = random(m, config, recurrence, valid[1]);
    let share = |random: Sig<'m>, of: Sig<'m>| (random * of).bits(DRAW, of.width());
    let first = stage(m, 3, "first", share(tie, edge.tied));
    let skip = carried(m, 3..=5, "skip", share(draw, edge.candidates));
    let among = |name: &str, test: &dyn Fn(Sig<'m>) -> Sig<'m>| {
        let bits: Vec<_> = levels.iter().map(|level| test(*level)).collect();
        stage(m, 3, name, enable & m.pack(&bits))
    };
    let below = among("below", &|level| level.lt(edge.last));
    let tied = among("tied", &|level| level.eq(edge.last));
    let best =
        (config.pick == Pick::BestLevel).then(|| among("best", &|level| level.eq(edge.best)));
    let places = stage(m, 3, "places", edge.places);
    let of = stage(m, 3, "of", edge.tied);

    let chosen = window(m, tied, first, places, of);
    let kept = stage(m, 5, "kept", stage(m, 4, "below", below) | chosen);
    let candidates = match best {
        None => kept,
        Some(best) => kept & carried(m, 4..=5, "best", best),
    };
    let none = carried(m, 3..=8, "none", edge.none);
    let decision = Decision {
        valid: valid[7],
        path: nth::position(m, "pick", 6, candidates, skip).gated(!none),
        none,
        kept: carried(m, 6..=8, "kept", kept),
    };
    let named = decision.kept.shift_right(decision.path).bit(0);
    m.assert("the_pick_is_kept", !decision.valid | decision.none | named);
    let any = decision.kept.any();
    m.assert(
        "kept_none_iff_no_path",
        !decision.valid | (any ^ decision.none),
    );
    decision
}

/// K, as the control plane wrote it last.
fn keep<'m>(m: &'m Module, config: &Config) -> Sig<'m> {
    let (enable, written) = (
        m.input("cfg_we", 1),
        m.input("cfg_keep", config.count_width()),
    );
    let all = m.lit(config.count_width(), u64::from(config.paths));
    let first = m.lit(config.count_width(), u64::from(config.first_keep()));
    m.comment("How many paths are kept.");
    let keep = m.register("keep", config.count_width()).reset_to(first);
    keep.set_when(enable & written.any(), written.gt(all).mux(all, written));
    m.assert("keep_in_range", keep.q().any() & keep.q().le(all));
    keep.q()
}

/// For each level the number of enabled paths at it or below, after stage 1.
fn counts<'m>(m: &'m Module, config: &Config, enable: Sig<'m>, levels: &[Sig<'m>]) -> Vec<Sig<'m>> {
    let up_to = |top: u32| {
        let top_level = m.lit(config.level_width(), u64::from(top));
        let bits: Vec<_> = levels.iter().map(|level| level.le(top_level)).collect();
        // The worst level holds all the rest.
        let counted = if top + 1 == config.levels {
            enable
        } else {
            enable & m.pack(&bits)
        };
        stage(m, 1, &format!("up_to_{top}"), prim::count_ones(m, counted))
    };
    (0..config.levels).map(up_to).collect()
}

/// Where the K best end, after stage 2.
fn edge<'m>(m: &'m Module, config: &Config, counts: &[Sig<'m>], keep: Sig<'m>) -> Edge<'m> {
    let all = counts[counts.len() - 1];
    let few = |count: Sig<'m>| count.lt(keep).mux(count, keep);
    // Thermometers over the levels. If fewer than K are enabled, all levels are kept from.
    let mut full: Vec<_> = counts.iter().map(|count| count.ge(keep)).collect();
    full.pop();
    full.push(m.lit(1, 1));
    let any: Vec<_> = counts.iter().map(|count| count.any()).collect();
    let zero = m.lit(1, 0);
    let last = prim::rises(m, m.pack(&full), zero);
    let best = prim::rises(m, m.pack(&any), zero);
    let at = |hot: Sig<'m>, values: &[Sig<'m>]| {
        let gated = values
            .iter()
            .zip(hot.to_bits())
            .map(|(value, hot)| value.gated(hot));
        gated.reduce(|a, b| a | b).expect("at least two levels")
    };
    let before: Vec<_> = [m.lit(keep.width(), 0)]
        .into_iter()
        .chain(counts[..counts.len() - 1].iter().copied())
        .collect();
    let before = at(last, &before);
    let level = |hot| prim::index_of_one_hot(m, hot);
    let candidates = match config.pick {
        Pick::BestLevel => few(at(best, counts)),
        Pick::Kept => few(all),
    };
    Edge {
        last: stage(m, 2, "last", level(last)),
        best: match config.pick {
            Pick::BestLevel => stage(m, 2, "best_level", level(best)),
            Pick::Kept => m.lit(config.level_width(), 0),
        },
        tied: stage(m, 2, "ties", at(last, counts) - before),
        places: stage(m, 2, "places", few(all) - before),
        candidates: stage(m, 2, "candidates", candidates),
        none: stage(m, 2, "none", !all.any()),
    }
}

/// Two draws, different ones in every cycle with `next`: one for ties, one for the pick.
fn random<'m>(
    m: &'m Module,
    config: &Config,
    recurrence: Recurrence,
    next: Sig<'m>,
) -> (Sig<'m>, Sig<'m>) {
    let width = recurrence.width;
    let start = m.lit(width, recurrence.start(config.seed));
    m.comment("The next bits of the random sequence, the first one lowest.");
    let state = m.register("random", width).reset_to(start);
    state.set_when(next, recurrence.advanced(m, state.q(), 2 * DRAW));
    m.assert("random_is_not_zero", state.q().any());
    (state.q().bits(0, DRAW), state.q().bits(DRAW, DRAW))
}

/// Of the ones of `tied` (n bits), `of` in number, those that are kept, after stage 4: `places` of them in a row, round past the last, from
/// number `first` on.
fn window<'m>(
    m: &'m Module,
    tied: Sig<'m>,
    first: Sig<'m>,
    places: Sig<'m>,
    of: Sig<'m>,
) -> Sig<'m> {
    let wide = first.width() + 1;
    let (of, ends) = (of.zext(wide), first.zext(wide) + places.zext(wide));
    let round = ends.gt(of).mux(ends - of, m.lit(wide, 0));
    let start = stage(m, 4, "first", first.zext(wide));
    let ends = stage(m, 4, "ends", ends);
    let round = stage(m, 4, "round", round);
    let in_place = stage(m, 4, "tied", tied);
    let ranks = prim::prefix_sum(m, &tied.to_bits());
    let inside: Vec<_> = (0..)
        .zip(ranks)
        .map(|(i, rank): (u32, _)| {
            let rank = stage(m, 4, &format!("rank_{i}"), rank).zext(wide);
            (rank.ge(start) & rank.lt(ends)) | rank.lt(round)
        })
        .collect();
    in_place & m.pack(&inside)
}
