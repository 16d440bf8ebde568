//! Golden models: plain sequential Rust, written from the papers.
//!
//! They are what everything else is checked against, and the fast way to run large workloads. So
//! they must stay easy to read beside the paper, and know nothing of the hardware language: this
//! module never imports the `hdl` crates.

pub mod dt_admission;
pub mod dt_threshold;
pub mod fixed_priority_arbiter;
pub mod glb_message;
pub mod head_drop_executor;
pub mod lag_equaliser;
pub mod max_finder;
pub mod occamy_selector;
pub mod ofan;
pub mod ofan_banked;
pub mod ofan_switch;
pub mod path_enable;
pub mod pofan_pipe;
pub mod pofan_switch;
pub mod rr_arbiter;
pub mod sglb_engine;
pub mod sglb_profiles;
pub mod sglb_scorer;
pub mod topk_select;
pub mod traffic_manager;

/// Bits of a bitmap, one per requester or queue, bit 0 first.
pub type Bitmap = bitvec::vec::BitVec<u64, bitvec::order::Lsb0>;

/// A borrowed [`Bitmap`].
pub type Bits = bitvec::slice::BitSlice<u64, bitvec::order::Lsb0>;

/// A golden model behind the word format of [`crate::ports`], for code that serves every block.
pub trait Golden {
    /// Takes all state to its reset value.
    fn reset(&mut self);

    /// Runs one cycle: reads the input row, writes the output row as sampled just before the rising
    /// edge, then moves the state across the edge. With `rst` every output is 0 and the state takes
    /// its reset value.
    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]);
}
