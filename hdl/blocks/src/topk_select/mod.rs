//! The K best of some paths, and one of them at random.
//!
//! SGLB, section 3.1: "If all packets took the best path, it would soon be the worst. So SGLB rounds scores to a few
//! levels, keeps the top-K paths, and picks at random among equal ones."

mod choose;
mod config;
mod nth;

pub use config::{Config, DRAW, Pick};

use crate::ConfigError;
use sluice_hdl::{Definition, Module};
use std::sync::Arc;

/// Builds the selector. n paths, L levels.
///
/// Inputs: `valid` (1), `enable` (n), `level[n]` (⌈log₂ L⌉ each), `cfg_we` (1), `cfg_keep` (⌈log₂(n + 1)⌉).
/// Outputs: `out_valid` (1), `path` (max(1, ⌈log₂ n⌉)), `no_path` (1), `kept` (n).
///
/// Latency 8, one decision a cycle. Kept are the K enabled paths of lowest level; which ones of those at the last
/// kept level is drawn, as is the pick among the kept. A level of L or more counts as L − 1. `cfg_keep` becomes K
/// of the decisions asked for in later cycles: 0 is ignored, more than n is n.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let recurrence = config.recurrence()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let asked = choose::Asked {
        valid: m.input("valid", 1),
        enable: m.input("enable", config.paths),
        levels: m.input_array("level", config.paths, config.level_width()),
    };
    let decision = choose::decide(&m, config, recurrence, asked);
    let shown = decision.valid & !m.reset();
    m.output("out_valid", shown);
    m.output("path", decision.path.gated(shown));
    m.output("no_path", decision.none & shown);
    m.output("kept", decision.kept.gated(shown));
    Ok(m.finish())
}

fn header(config: &Config) -> String {
    let among = match config.pick {
        Pick::BestLevel => "those of the best level",
        Pick::Kept => "all kept ones",
    };
    format!(
        "SGLB's choice of a path: {} paths, {} levels, K = {} after reset, latency {}.\n\
         Keeps the K enabled paths of lowest level, picks at random among {among}.\n\
         Random bits: a linear feedback shift register of {} bits.",
        config.paths,
        config.levels,
        config.first_keep(),
        config.latency(),
        config.lfsr_width
    )
}
