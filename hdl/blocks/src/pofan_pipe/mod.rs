//! A pipe of pOfan: the pointers of one pipe of a switch, accessed atomically at line rate.
//!
//! Ofan, section 5.1: "each pipe keeps its own independent RR pointer per key (e.g., with 4Ofan, the RR pointer in
//! each pipe is shared by four inputs)".

mod config;

pub use config::Config;

use crate::ConfigError;
use crate::ofan;
use sluice_hdl::{Definition, Module, Sig};
use std::sync::Arc;

/// Builds a pipe. g packets a cycle, w uplinks, N keys, F entries.
///
/// Inputs: `valid[g]` (1 bit each), `key[g]` (max(1, ⌈log₂ N⌉)); with `uplink_mask` `uplink_up` (w, bit p for
/// port p); with F > 0 `cfg_we` (1), `cfg_index` (max(1, ⌈log₂ F⌉)), `cfg_enable` (1), `cfg_key` (as `key`),
/// `cfg_mask` (w). Outputs: `out_valid[g]` (1), `port[g]` (max(1, ⌈log₂ w⌉)), `no_route[g]` (1), `ready` (1).
///
/// Packets are taken in cycles in which `ready` is 1, all that are offered; their answers come after
/// [`Config::latency`] cycles. `ready` is 0 for [`Config::clearing`] cycles after a reset; a packet offered then
/// gets no answer and moves no pointer.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let pointers = config.pointers();
    if config.in_memory() {
        let valid = m.input_array("valid", 1, 1)[0];
        let key = m.input_array("key", 1, pointers.key_width())[0];
        let (answers, ready) = ofan::single::single(&m, &pointers, valid, key);
        answers.show(&m);
        m.output("ready", ready & !m.reset());
    } else {
        several(&m, config, &pointers)?;
        m.output("ready", !m.reset());
    }
    Ok(m.finish())
}

/// Several packets a cycle: the pointer unit of as many lanes, which needs no clearing.
fn several<'m>(m: &'m Module, config: &Config, pointers: &ofan::Config) -> Result<(), ConfigError> {
    let unit = ofan::build(pointers)?;
    let inputs: Vec<(&str, Vec<Sig<'m>>)> = unit
        .inputs()
        .iter()
        .map(|port| {
            let input = match port.count {
                Some(count) => m.input_array(&port.name, count, port.width),
                None => vec![m.input(&port.name, port.width)],
            };
            (port.name.as_str(), input)
        })
        .collect();
    let inputs: Vec<_> = inputs
        .iter()
        .map(|(name, sigs)| (*name, &sigs[..]))
        .collect();
    let name = format!("lanes_{}", config.packets_per_cycle);
    let unit = m.instance(&name, &unit, &inputs);
    for output in ["out_valid", "port", "no_route"] {
        m.output_array(output, &unit.output_array(output));
    }
    Ok(())
}

fn header(config: &Config) -> String {
    let memory = match config.in_memory() {
        true => format!(
            "Pointers in a memory of read latency {}; after reset `ready` is low for {} cycles while they are written.",
            config.read_latency,
            config.clearing()
        ),
        false => "Pointers in flip-flops.".into(),
    };
    format!(
        "A pipe of pOfan: {} keys, {} uplinks, packets a cycle: {}, latency {}.\n{memory}\n\
         As if packets came one at a time: each takes the port that its key's pointer names and moves it on.",
        config.keys,
        config.uplinks,
        config.packets_per_cycle,
        config.latency()
    )
}
