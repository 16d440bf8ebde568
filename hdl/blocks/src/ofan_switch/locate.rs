//! Where a host is: arithmetic on its number, host = pod · k²/4 + edge · k/2 + port.

use super::{Config, Role};
use crate::prim::divide;
use sluice_hdl::{Definition, Module};
use std::sync::Arc;

/// The module from a host's number to its destination and its port below there; anything for a number that no
/// host has. No register.
pub(super) fn locate(config: &Config) -> Arc<Definition> {
    let name = format!("ofan_locate_k{}_{}", config.radix, config.role_name());
    let m = Module::new(&name);
    m.doc(&format!(
        "Where a host is, of {} in a fat tree of radix {}: its destination among {}, and the port below there.",
        config.hosts(),
        config.radix,
        config.destinations()
    ));
    let host = m.input("host", config.host_width());
    let half = config.lanes();
    // The switch above the host: an edge switch or a leaf.
    let (above, port) = divide(&m, host, half, config.hosts() - 1);
    let (destination, port) = match config.role {
        Role::Edge | Role::Leaf => (above, port),
        Role::Aggregation => divide(&m, above, half, config.hosts() / half - 1),
    };
    m.output("destination", destination);
    m.output("port", port);
    m.finish()
}
