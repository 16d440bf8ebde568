//! A switch of a fat tree that routes by Ofan's shared pointers: from host and frame length to a port.
//!
//! Ofan, section 4.1: "an edge switch maintains a pointer for each (destination edge switch, quantized packet
//! size) pair and an aggregation switch maintains the same for each (destination pod, quantized packet size)".

mod config;
mod lanes;
mod locate;
mod way;

pub use config::{Config, Mapping, Role};

use crate::ConfigError;
use crate::ofan::{self, Architecture};
use lanes::Unit;
use sluice_hdl::{Definition, Module};
use std::sync::Arc;
use way::{Packets, ways};

/// Builds the switch. W = k/2 lanes, as many uplinks, N_d destinations, H hosts, L limits.
///
/// Inputs: `valid[W]` (1 bit each), `host[W]` (max(1, ⌈log₂ H⌉), the destination), `length[W]` (of the frame, in
/// bytes), `own` (max(1, ⌈log₂ N_d⌉), the number of this switch or its pod); then what the pointer unit has
/// behind its keys ([`ofan::build`]); with limits `limit_we` (1), `limit_index` (max(1, ⌈log₂ L⌉)), `limit_value`
/// (as `length`); with a table `table_we` (1), `table_host` (as `host`), `table_destination` (as `own`),
/// `table_port` (as `port`); with `banked` `out_ready[W]` (1). Outputs: `out_valid[W]` (1), `north[W]` (1),
/// `port[W]` (max(1, ⌈log₂ W⌉), an uplink or a port below), `no_route[W]` (1), `host_error[W]` (1): no such host;
/// with `banked` `ready[W]` (1).
///
/// `sorting` and `all-pairs` answer a batch after [`Config::latency`] cycles, one more than the unit's own;
/// `banked` answers each lane's packets in their order.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let pointers = ofan::build(&config.ofan())?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let w = config.lanes();
    let packets = Packets {
        valid: m.input_array("valid", w, 1),
        host: m.input_array("host", w, config.host_width()),
        length: m.input_array("length", w, config.length_width),
        own: m.input("own", config.destination_width()),
    };
    let controls = pointers.inputs()[2..]
        .iter()
        .filter(|port| port.name != "out_ready")
        .map(|port| (port.name.clone(), m.input(&port.name, port.width)))
        .collect();
    let ways = ways(&m, config, &packets);
    let unit = Unit {
        m: &m,
        pointers,
        controls,
    };
    match config.architecture {
        Architecture::Sorting | Architecture::AllPairs => {
            unit.batches(config, &packets.valid, &ways);
        }
        Architecture::Banked => unit.queues(config, &packets.valid, &ways),
    }
    Ok(m.finish())
}

fn header(config: &Config) -> String {
    let what = match config.role {
        Role::Edge => "Edge switch",
        Role::Aggregation => "Aggregation switch",
        Role::Leaf => "Leaf switch",
    };
    format!(
        "{what} of a fat tree of radix {} with {} hosts, latency {}.\n\
         Packets for a destination above go up by Ofan's shared pointers, one for each of {} destinations and\n\
         {} size classes; packets for a destination below go to its port.",
        config.radix,
        config.hosts(),
        config.latency(),
        config.destinations(),
        config.classes()
    )
}
