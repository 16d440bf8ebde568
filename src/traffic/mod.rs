//! Traffic of packets instead of rows: links that bring packets to the lanes of a unit, and what becomes of them.
//!
//! [`links`] says when a packet comes and where it goes, [`feed`] offers it to a unit until it is taken and
//! follows it to its answer, [`waits`] counts.

pub mod feed;
pub mod links;
pub mod waits;

/// A unit that answers packets by lane: inputs `valid[W]` and `key[W]`, outputs `out_valid[W]`, and with
/// backpressure `ready[W]` and `out_ready[W]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneUnit {
    /// Lanes W.
    pub lanes: usize,
    /// Keys: destinations times size classes; key d + destinations · t is destination d, class t.
    pub keys: usize,
    /// Size classes.
    pub classes: usize,
    /// Cycles from the one in which a packet is taken to the one that shows its answer.
    pub answer_delay: u64,
    /// Cycles from a packet's acceptance to the one in which an idle unit takes it.
    pub least_wait: u64,
}
