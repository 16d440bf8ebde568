//! GLB messages: the state that a switch sends to its neighbours, encoded and decoded.
//!
//! SGLB, section 3.1: "The GLB engine reads the queue length and link utilization of each port. User programs on its
//! embedded processor (EDK programs) send these states to chosen neighbours in small GLB packets." The format is ours.

mod config;
mod decoder;
mod encoder;

pub use config::Config;
pub use decoder::decoder;
pub use encoder::encoder;

use crate::ConfigError;
use sluice_hdl::{Definition, Module, Sig};
use std::sync::Arc;

/// Builds both directions: the ports of [`decoder`], then those of [`encoder`], which have nothing to do with each
/// other.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc("Encoder and decoder of GLB messages, side by side.");
    pass_through(&m, "receiver", &decoder(config));
    pass_through(&m, "transmitter", &encoder(config));
    Ok(m.finish())
}

/// An instance whose ports are ports of this module.
fn pass_through(m: &Module, name: &str, unit: &Arc<Definition>) {
    let inputs: Vec<(&str, Vec<Sig>)> = unit
        .inputs()
        .iter()
        .map(|port| match port.count {
            Some(count) => (
                port.name.as_str(),
                m.input_array(&port.name, count, port.width),
            ),
            None => (port.name.as_str(), vec![m.input(&port.name, port.width)]),
        })
        .collect();
    let inputs: Vec<_> = inputs
        .iter()
        .map(|(name, sigs)| (*name, &sigs[..]))
        .collect();
    let instance = m.instance(name, unit, &inputs);
    for port in unit.outputs() {
        match port.count {
            Some(_) => m.output_array(&port.name, &instance.output_array(&port.name)),
            None => m.output(&port.name, instance.output(&port.name)),
        }
    }
}
