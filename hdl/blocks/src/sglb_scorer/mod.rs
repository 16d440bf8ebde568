//! SGLB's path scorer.
//!
//! SGLB, section 3.1: "SGLB scores a path with five factors": "the queue and utilization of the local egress port",
//! "the same at the next hop on that path", and "the next hop's mean queue over all its ports"; "SGLB rounds scores
//! to a few levels".

mod config;
mod settings;

pub use config::{Config, FACTORS, WEIGHT_WIDTH};

use crate::{ConfigError, prim};
use settings::Settings;
use sluice_hdl::{Definition, Module, Sig};
use std::sync::Arc;

/// The ports of the factors, in the order of their weights.
pub const FACTOR_PORTS: [&str; FACTORS as usize] = [
    "local_queue",
    "local_utilisation",
    "remote_queue",
    "remote_utilisation",
    "remote_mean_queue",
];

/// Builds the scorer. P paths a cycle, factors of F bits, L levels, scores of S bits.
///
/// Inputs: `valid[P]` (1 bit each); `local_queue[P]`, `local_utilisation[P]`, `remote_queue[P]`,
/// `remote_utilisation[P]`, `remote_mean_queue[P]` (F each); `cfg_we` (1), `cfg_index`
/// (⌈log₂(L + 4)⌉), `cfg_value` (S); with `shadow` `cfg_apply` (1). Outputs: `out_valid[P]` (1), `level[P]`
/// (⌈log₂ L⌉); with `scores` `score[P]` (S).
///
/// score = Σ weight · factor; level = number of breakpoints ≤ score. Latency 4, P paths every cycle.
/// `cfg_index` 0 to 4 writes a weight, in the order of the factors; 5 and up a breakpoint; beyond them nothing.
/// After reset weights are 0 and breakpoints all ones: every path has level 0.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let valid = m.input_array("valid", config.paths, 1);
    let factors = FACTOR_PORTS.map(|port| m.input_array(port, config.paths, config.factor_width));
    let settings = Settings::new(&m, config);
    let (mut shown, mut levels, mut scores) = (vec![], vec![], vec![]);
    for path in 0..config.paths as usize {
        let factors = factors.each_ref().map(|values| values[path]);
        let answer = judge(&m, &settings, path, valid[path], factors);
        let valid = answer.valid & !m.reset();
        shown.push(valid);
        levels.push(answer.level.gated(valid));
        if config.scores {
            let score = (3..=4).fold(answer.score, |score, k| {
                m.pipe(k, &format!("s{k}_score_{path}"), score).q()
            });
            scores.push(score.gated(valid));
        }
    }
    m.output_array("out_valid", &shown);
    m.output_array("level", &levels);
    if config.scores {
        m.output_array("score", &scores);
    }
    Ok(m.finish())
}

/// What is known of a path at the end of the pipeline.
struct Answer<'m> {
    valid: Sig<'m>,
    level: Sig<'m>,
    /// The score, two cycles before the level.
    score: Sig<'m>,
}

/// The pipeline of one path.
fn judge<'m>(
    m: &'m Module,
    settings: &Settings<'m>,
    path: usize,
    valid: Sig<'m>,
    factors: [Sig<'m>; FACTORS as usize],
) -> Answer<'m> {
    let stage = |stage: u32, what: &str, value: Sig<'m>| {
        m.pipe(stage, &format!("s{stage}_{what}_{path}"), value)
    };
    let valid = (1..=4).fold(valid, |valid, k| {
        stage(k, "valid", valid).reset_to_zero().q()
    });
    let weighted = settings.weights.iter().zip(factors).enumerate();
    let products: Vec<_> = weighted
        .map(|(i, (weight, factor))| {
            let name = format!("s1_product_{path}_{i}");
            m.pipe(1, &name, *weight * factor).q()
        })
        .collect();
    let sum = total(&products, settings.breakpoints[0].width());
    let score = stage(2, "score", sum).q();
    let reached: Vec<_> = settings.breakpoints.iter().map(|b| b.le(score)).collect();
    let reached = stage(3, "reached", m.pack(&reached)).q();
    Answer {
        valid,
        level: stage(4, "level", prim::count_ones(m, reached)).q(),
        score,
    }
}

/// The sum in `width` bits, by a tree of adders.
fn total<'m>(values: &[Sig<'m>], width: u32) -> Sig<'m> {
    match values {
        [only] => only.zext(width),
        _ => {
            let (low, high) = values.split_at(values.len() / 2);
            total(low, width) + total(high, width)
        }
    }
}

fn header(config: &Config) -> String {
    let applied = match config.shadow {
        true => "Written settings govern once `cfg_apply` was high.",
        false => "Written settings govern from the next cycle on.",
    };
    format!(
        "SGLB's path scorer: {} paths a cycle, five factors of {} bits, {} levels, latency {}.\n\
         Level = number of breakpoints that the weighted sum of the factors reaches; 0 is best.\n{applied}",
        config.paths,
        config.factor_width,
        config.levels,
        config.latency()
    )
}
