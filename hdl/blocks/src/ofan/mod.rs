//! Ofan's shared pointer unit: one round-robin pointer for each destination and size class, shared by all
//! lanes of a switch.
//!
//! Ofan, section 4.1 (algorithm), appendix F.2 (port orders), appendix I (hardware). As if the lanes of a
//! cycle came one at a time, lane 0 first: a packet of key k gets port π_k(i), where i is the key's pointer,
//! moved on to the first position whose port is usable; the pointer becomes i + 1 modulo w.

mod config;
mod order;
pub mod pipe;
mod start;

pub use config::{Architecture, Config, Order, STAGES};

use crate::ConfigError;
use sluice_hdl::Definition;
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
    todo!("architectures")
}
