//! LAG equaliser: switches links off so that all paths of a group keep the same bandwidth.
//!
//! SGLB, section 3.4: "SGLB makes the paths equal again by switching links off, segment by segment from downstream.
//! With d downstream and u upstream links, after one downstream failure it keeps the largest u′" with u′·d ≤ u·(d − f)
//! "and disables the other" u − u′.

mod config;

pub use config::Config;

use crate::ConfigError;
use crate::prim::{count_ones, prefix_sum};
use sluice_hdl::{Bits, Definition, Module, Sig, index_width};
use std::sync::Arc;

/// Builds the equaliser. d links downstream, S segments with u₁ … u_S links upstream.
///
/// Inputs: `downstream_up` (d), `upstream_up_1` (u₁) … `upstream_up_S` (u_S), bit i for link i. Outputs:
/// `enable_1` (u₁) … `enable_S` (u_S). Latency S: all outputs of a cycle follow from the links of S cycles before.
/// While `rst` is high, and until links of after the reset have come through, nothing is enabled.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let segments = config.latency();
    let mut downstream = m.input("downstream_up", config.downstream);
    let mut enables = vec![];
    for (s, links) in (1..).zip(&config.upstream) {
        let mut up = m.input(&format!("upstream_up_{s}"), *links);
        for stage in 1..s {
            up = m.pipe(stage, &format!("upstream_up_{s}_{stage}"), up).q();
        }
        let kept = equalise(&m, downstream, up);
        m.comment(
            "Links downstream of the next segment, where those that are disabled count as down.",
        );
        let mut enable = m
            .pipe(s, &format!("enabled_{s}_{s}"), kept)
            .reset_to_zero()
            .q();
        downstream = enable;
        for stage in s + 1..=segments {
            let later = m.pipe(stage, &format!("enabled_{s}_{stage}"), enable);
            enable = later.reset_to_zero().q();
        }
        enables.push(enable);
    }
    for (s, enable) in (1..).zip(enables) {
        m.output(&format!("enable_{s}"), enable.gated(!m.reset()));
    }
    Ok(m.finish())
}

/// Of the links that are `up`, the lowest ones, as many as `downstream` can carry. u bits.
fn equalise<'m>(m: &'m Module, downstream: Sig<'m>, up: Sig<'m>) -> Sig<'m> {
    let (d, u) = (downstream.width(), up.width());
    let width = index_width(u + 1);
    let kept = (0..=d).map(|left| Bits::new(width, Config::kept(d, u, left).into()));
    let kept: Vec<_> = kept.collect();
    let kept = m.table(&kept, count_ones(m, downstream));
    let bits = up.to_bits();
    let below = prefix_sum(m, &bits).into_iter();
    let enable = below
        .zip(&bits)
        .map(|(below, up)| *up & below.zext(width).lt(kept));
    m.pack(&enable.collect::<Vec<_>>())
}

fn header(config: &Config) -> String {
    format!(
        "LAG equaliser: {} links downstream, then {:?} upstream, from segment to segment; latency {}.\n\
         Of u links a segment keeps the largest u' with u' * d <= u * (links up of d), the lowest that are up.",
        config.downstream,
        config.upstream,
        config.latency()
    )
}
