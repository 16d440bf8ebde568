//! Synthesizable blocks of switch-ASIC pipelines.
//!
//! One folder a block: its `Config` (serde, validated) and `build`, which gives the hardware as a
//! [`sluice_hdl::Definition`]. [`prim`] holds the pieces that blocks share.

mod arbiter;
mod config;
pub mod dt_admission;
pub mod dt_threshold;
pub mod fixed_priority_arbiter;
pub mod glb_message;
pub mod head_drop_executor;
pub mod lag_equaliser;
pub mod max_finder;
pub mod occamy;
pub mod occamy_selector;
pub mod ofan;
pub mod ofan_switch;
pub mod path_enable;
pub mod pofan_pipe;
pub mod pofan_switch;
pub mod prim;
pub mod rr_arbiter;
pub mod sglb;
pub mod sglb_engine;
pub mod sglb_profiles;
pub mod sglb_scorer;
pub mod topk_select;
pub mod traffic_manager;

pub use config::ConfigError;
