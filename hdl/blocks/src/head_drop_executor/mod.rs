//! Occamy's head-drop executor.
//!
//! Occamy, section 4: "a dequeue action mainly consists of 5 operations: Read a PD from PD memory; Dequeue the PD (i.e.,
//! advance the head of the PD linked lists); Read cell pointer; Free cell (i.e., move the cell pointer to the free cell
//! pointer list); Read cell data. [...] the only difference between the head-drop action and the normal dequeue action is
//! that the head-drop action does not need to read the cell data".

mod candidate;
mod config;
mod walk;

pub(crate) use candidate::Candidate;
pub use config::Config;
pub(crate) use walk::{Packet, ReadData, Walk};

use crate::{ConfigError, occamy};
use sluice_hdl::{Definition, Module, Sig};
use std::sync::Arc;

/// Builds the executor.
///
/// Ports and timing: `docs/blocks/head-drop-executor.md`. The memories and the state of the queues are outside; what is
/// asked of a queue is answered in the same cycle, what is read of a memory comes in the next one. A packet leaves its
/// queue a cycle after the queue was selected at the earliest, and its cells come free from the cycle after that on, S a
/// cycle. While `rst` is high all outputs are 0.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let selected = Selected::new(&m, config);
    let queue = Head::new(&m, config);
    let pd_grant = m.input("pd_grant", 1);
    let lists = config.sub_lists;
    let pd_data = (lists > 1).then(|| m.input_array("pd_data", lists - 1, config.cell_width()));
    let pointer_grant = m.input("pointer_grant", 1);
    let data = ReadData {
        pointers: m.input_array("pointer_data", lists, config.cell_width()),
        pd_heads: pd_data.map(|heads| m.pack(&heads)),
    };

    let candidate = Candidate::new(&m, config.queue_width());
    let walk = Walk::new(&m, "expelled", config.packet_width(), &data);
    let awake = !m.reset();
    let more = (walk.more() & awake).named("expelled_more");
    let reads = (more & pointer_grant).named("drop_reads_pointers");
    let freed = walk.freed(more, reads).gated(awake).named("dropped_count");
    let outcome = candidate.judge(queue.over_allocated, !more & awake);
    let drops = (outcome.requests & pd_grant).named("drops");
    let goes = candidate.goes(&outcome, drops);
    candidate.replace(goes, selected.valid, selected.queue);
    let gone = occamy::resized(freed, config.packet_width());
    walk.advance(drops, queue.packet, gone, reads);

    let shown = candidate.valid() & awake;
    m.output("select_ready", goes & awake);
    m.output("queue_valid", shown);
    m.output("queue_index", candidate.queue().gated(shown));
    m.output("pd_request", outcome.requests);
    m.output("pd_address", queue.packet.packet.gated(drops));
    m.output("expelled", drops);
    m.output("expelled_queue", candidate.queue().gated(drops));
    m.output("expelled_length", queue.packet.cells.gated(drops));
    m.output("pointer_request", more);
    m.output("pointer_read", reads);
    m.output_array("pointer_address", &lanes(&walk.group, |_| reads));
    m.output("freed_count", freed);
    let is_freed = |list| m.lit(freed.width(), list).lt(freed);
    m.output_array("freed", &lanes(&walk.group, is_freed));
    Ok(m.finish())
}

/// The cells of a group, each where `keep` says so, else 0.
fn lanes<'m>(group: &[Sig<'m>], keep: impl Fn(u64) -> Sig<'m>) -> Vec<Sig<'m>> {
    let lanes = (0..).zip(group);
    lanes.map(|(list, cell)| cell.gated(keep(list))).collect()
}

/// What the selector offers; a queue that there is not is none.
struct Selected<'m> {
    valid: Sig<'m>,
    queue: Sig<'m>,
}

impl<'m> Selected<'m> {
    fn new(m: &'m Module, config: &Config) -> Selected<'m> {
        let valid = m.input("select_valid", 1);
        let queue = m.input("select_queue", config.queue_width());
        let last = m.lit(queue.width(), u64::from(config.queues - 1));
        Selected {
            valid: valid & queue.le(last),
            queue,
        }
    }
}

/// What is known of the candidate in this cycle.
struct Head<'m> {
    /// It has a packet that may be dropped, and more cells than its threshold.
    over_allocated: Sig<'m>,
    /// That packet, its oldest.
    packet: Packet<'m>,
}

impl<'m> Head<'m> {
    fn new(m: &'m Module, config: &Config) -> Head<'m> {
        let length = m.input("queue_length", config.length_width());
        let threshold = m.input("queue_threshold", config.length_width());
        let valid = m.input("head_valid", 1);
        Head {
            over_allocated: valid & occamy::over_allocated(length, threshold),
            packet: Packet {
                packet: m.input("head_cell", config.cell_width()),
                cells: m.input("head_cells", config.packet_width()),
            },
        }
    }
}

fn header(config: &Config) -> String {
    format!(
        "Occamy's head-drop executor: {} queues, {} cells, packets of up to {} cells in {} sub-lists.\n\
         Takes a selected queue, checks again that it is over-allocated, dequeues its oldest packet and\n\
         frees its cells, {} a cycle. Cell data is never read.",
        config.queues, config.cells, config.longest_packet, config.sub_lists, config.sub_lists
    )
}
