//! Ofan's shared pointer unit: one round-robin pointer for each destination and size class, shared by all
//! lanes of a switch.
//!
//! Ofan, section 4.1 (algorithm), appendix F.2 (port orders), appendix I (hardware). As if the lanes of a
//! cycle came one at a time, lane 0 first: a packet of key k gets port π_k(i), where i is the key's pointer,
//! moved on to the first position whose port is usable; the pointer becomes i + 1 modulo w.

mod all_pairs;
mod answer;
mod banked;
mod combine;
mod config;
mod fetch;
mod modular;
mod network;
mod order;
mod permute;
pub mod pipe;
mod pointer_file;
mod restrict;
pub(crate) mod single;
mod sorting;
mod stages;
mod start;

pub use config::{Architecture, Config, Order, STAGES};

use crate::ConfigError;
use restrict::Conditions;
use sluice_hdl::{Definition, Module, Sig};
use stages::Pipeline;
use std::sync::Arc;

/// Builds the pointer unit. W lanes, w uplinks, N keys, F entries.
///
/// Inputs: `valid[W]` (1 bit each), `key[W]` (max(1, ⌈log₂ N⌉)); with `uplink_mask` `uplink_up` (w, bit p for
/// port p); with F > 0 `cfg_we` (1), `cfg_index` (max(1, ⌈log₂ F⌉)), `cfg_enable` (1), `cfg_key` (as `key`),
/// `cfg_mask` (w). Outputs: `out_valid[W]` (1), `port[W]` (max(1, ⌈log₂ w⌉)), `no_route[W]` (1): no usable
/// uplink, or a key that is N or more; `port` is 0 then and no pointer moves.
///
/// `sorting` and `all-pairs` take a batch every cycle and answer it after [`Config::latency`] cycles, lanes
/// in their own order; with `stall` an input of that name (1) freezes everything but the entries.
/// `banked` adds `ready[W]` (output, 1) and `out_ready[W]` (input, 1): a transfer happens when valid and
/// ready are both high; answers leave a lane in the order in which its packets came.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let inputs = Inputs {
        valid: m.input_array("valid", config.lanes, 1),
        key: m.input_array("key", config.lanes, config.key_width()),
        conditions: Conditions::new(&m, config),
        pipeline: Pipeline::new(&m, config),
    };
    let answers = match config.architecture {
        Architecture::Sorting => sorting::sorting(&m, config, &inputs),
        Architecture::AllPairs => all_pairs::all_pairs(&m, config, &inputs),
        Architecture::Banked => return Ok(banked::build(config)),
    };
    if config.restricted() || config.keys < 1 << config.key_width() {
        let lanes = answers.valid.iter().zip(&answers.no_route);
        let nowhere: Vec<_> = lanes.map(|(valid, none)| *valid & *none).collect();
        m.cover("some_lane_has_no_route", m.pack(&nowhere).any());
    }
    let asked = (1..=config.latency()).fold(m.pack(&inputs.valid), |asked, stage| {
        inputs.pipeline.valid_one(stage, "asked", asked)
    });
    let answered = m.pack(&answers.valid);
    m.assert("whoever_asked_is_answered", asked.eq(answered));
    answers.show(&m);
    Ok(m.finish())
}

/// What comes into the unit, by lane.
struct Inputs<'m> {
    valid: Vec<Sig<'m>>,
    key: Vec<Sig<'m>>,
    conditions: Conditions<'m>,
    pipeline: Pipeline<'m>,
}

/// What leaves the unit, by lane. `port` and `no_route` are anything where `valid` is 0.
#[derive(Default)]
pub(crate) struct Answers<'m> {
    valid: Vec<Sig<'m>>,
    port: Vec<Sig<'m>>,
    no_route: Vec<Sig<'m>>,
}

impl<'m> Answers<'m> {
    /// The output ports: all 0 in reset, and what belongs to a packet 0 where there is none.
    pub(crate) fn show(&self, m: &'m Module) {
        let running = !m.reset();
        let valid: Vec<_> = self.valid.iter().map(|valid| *valid & running).collect();
        let gate = |values: &[Sig<'m>]| -> Vec<Sig<'m>> {
            let gated = values
                .iter()
                .zip(&valid)
                .map(|(value, valid)| value.gated(*valid));
            gated.collect()
        };
        let no_route = gate(&self.no_route);
        let port = gate(&self.port);
        for (lane, (port, no_route)) in port.iter().zip(&no_route).enumerate() {
            let nowhere = !*no_route | !port.any();
            m.assert(&format!("no_route_{lane}_has_port_0"), nowhere);
        }
        m.output_array("out_valid", &valid);
        m.output_array("port", &port);
        m.output_array("no_route", &no_route);
    }
}

fn header(config: &Config) -> String {
    format!(
        "Ofan's shared pointers: {} lanes, {} keys, {} uplinks, latency {}.\n\
         As if the packets of a batch came one at a time, lane 0 first: each takes the port that its key's\n\
         pointer names and moves the pointer on.",
        config.lanes,
        config.keys,
        config.uplinks,
        config.latency()
    )
}
