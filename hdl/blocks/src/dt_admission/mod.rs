//! Admission by dynamic thresholds.
//!
//! Occamy, section 4: "Occamy avoids introducing new mechanisms for the packet admission module. Instead, we only need to
//! adjust the parameter of DT in the existing switch chip."

mod config;

pub use config::Config;

use crate::ConfigError;
use crate::occamy::{self, Change, FreeCells, Lengths, Thresholds, alpha_ports, total};
use crate::occamy_selector;
use sluice_hdl::{Definition, Module, Sig};
use std::sync::Arc;

/// Builds the admission.
///
/// Ports: in `in_valid` (1), `in_queue`, `in_cells`: a header; `leave_valid` (1), `leave_queue`, `leave_cells`: a packet
/// leaves its queue; `freed_cells` (W): cells that come free; with a threshold for each queue also `cfg_queue`,
/// `cfg_alpha_we` and `cfg_alpha` (4). Out `accepted`, `dropped`, `malformed` (1 each), in the cycle of the header;
/// `over_allocated` (Q), `len[Q]`, `free_cells`, `threshold` (W each, one or Q of them), and 32-bit totals. While `rst` is
/// high all outputs are 0.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let packet = |what: &str| Change {
        valid: m.input(&format!("{what}_valid"), 1),
        queue: m.input(&format!("{what}_queue"), config.queue_width()),
        cells: m.input(&format!("{what}_cells"), config.packet_width()),
    };
    let (offer, leaving) = (packet("in"), packet("leave"));
    let width = config.length_width();
    let freed = m.input("freed_cells", width);
    let per_queue = config.thresholds == occamy_selector::Thresholds::PerQueue;
    let write = per_queue.then(|| alpha_ports(&m, config.queue_width()));

    let lengths = Lengths::new(&m, config.queues, width);
    let free = FreeCells::new(&m, config.cells);
    let count = config.threshold_count();
    let thresholds = Thresholds::new(&m, width, config.cells, count, config.alpha_shift);
    let state = (lengths.now(), thresholds.values(), free.now());
    let verdict = judge(&m, config, &offer, &state);
    let reserved = Change {
        valid: verdict.accepted,
        ..offer
    };
    lengths.change(&reserved, &leaving);
    free.change(offer.cells.gated(verdict.accepted), &[freed]);
    thresholds.change(free.now(), write);

    m.output("accepted", verdict.accepted);
    m.output("dropped", verdict.dropped);
    m.output("malformed", verdict.malformed);
    m.output("over_allocated", over_allocated(&m, &state.0, &state.1));
    lengths.show();
    m.output("free_cells", free.now().gated(!m.reset()));
    thresholds.show(per_queue);
    for (name, valid) in [("accepted", verdict.accepted), ("dropped", verdict.dropped)] {
        total(&m, &format!("{name}_packets"), valid);
        total(&m, &format!("{name}_cells"), offer.cells.gated(valid));
    }
    total(&m, "malformed_packets", verdict.malformed);
    Ok(m.finish())
}

/// The decision on a header; at most one of them is 1.
struct Verdict<'m> {
    accepted: Sig<'m>,
    dropped: Sig<'m>,
    malformed: Sig<'m>,
}

/// The decision on `offer`, by lengths, thresholds and free cells.
fn judge<'m>(
    m: &'m Module,
    config: &Config,
    offer: &Change<'m>,
    (lengths, thresholds, free): &(Vec<Sig<'m>>, Vec<Sig<'m>>, Sig<'m>),
) -> Verdict<'m> {
    let header = (offer.valid & !m.reset()).named("header");
    let sizes = (config.queues, config.longest_packet);
    let known = occamy::well_formed(m, sizes, offer.queue, offer.cells);
    let fits = occamy::fits(offer.cells, *free);
    let accept = fits & occamy::below_threshold(m, lengths, thresholds, offer.queue);
    let decided = header & known;
    Verdict {
        accepted: (decided & accept).named("accepts"),
        dropped: decided & !accept,
        malformed: header & !known,
    }
}

/// Bit q: queue q is over-allocated; 0 in reset.
fn over_allocated<'m>(m: &'m Module, lengths: &[Sig<'m>], thresholds: &[Sig<'m>]) -> Sig<'m> {
    let bits = lengths.iter().enumerate().map(|(q, length)| {
        let threshold = thresholds.get(q).unwrap_or(&thresholds[0]);
        occamy::over_allocated(*length, *threshold)
    });
    m.pack(&bits.collect::<Vec<_>>()).gated(!m.reset())
}

fn header(config: &Config) -> String {
    format!(
        "Admission by dynamic thresholds: {} queues share {} cells, packets of up to {} cells, alpha = 2^({}).\n\
         A packet is accepted if its queue is below the threshold and all its cells are free; the verdict comes in its\n\
         own cycle.",
        config.queues, config.cells, config.longest_packet, config.alpha_shift
    )
}
