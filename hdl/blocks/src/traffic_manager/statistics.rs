//! Statistics: packets and cells by what became of them.

use super::Config;
use crate::occamy::total;
use sluice_hdl::{Definition, Module};
use std::sync::Arc;

/// What is counted, beside the malformed packets: packets and cells of each.
pub(super) fn counted(config: &Config) -> &'static [&'static str] {
    if config.buffer_management.drops_heads() {
        &["accepted", "refused", "expelled", "sent"]
    } else {
        &["accepted", "refused", "sent"]
    }
}

/// The counters: `malformed_packets` of `malformed`; for each NAME that is counted `NAME_packets` of `NAME`, and
/// `NAME_cells`, which rises by `NAME_count` in cycles in which that is not gated to 0.
pub(super) fn statistics(config: &Config) -> Arc<Definition> {
    let drops = if config.buffer_management.drops_heads() {
        "_drops"
    } else {
        ""
    };
    let width = config.packet_width();
    let m = Module::new(&format!("traffic_manager_statistics_w{width}{drops}"));
    m.doc("Totals of packets and cells, modulo 2^32.");
    for name in counted(config) {
        let packets = m.input(name, 1);
        let cells = m.input(&format!("{name}_count"), width);
        total(&m, &format!("{name}_packets"), packets);
        total(&m, &format!("{name}_cells"), cells);
    }
    let malformed = m.input("malformed", 1);
    total(&m, "malformed_packets", malformed);
    m.finish()
}
