//! A small hardware language for switch-ASIC blocks.
//!
//! A block is written with the builder ([`Module`], [`Sig`]) and becomes a [`Definition`]. Verilog,
//! simulators, waveforms and formal exports all come from that one definition.
//!
//! ```
//! use sluice_hdl::Module;
//!
//! let m = Module::new("counter");
//! let enable = m.input("enable", 1);
//! let count = m.register("count", 8).reset_to_zero();
//! count.set_when(enable, count.q() + m.lit(8, 1));
//! m.output("value", count.q());
//! let counter = m.finish();
//! assert_eq!(counter.outputs()[0].width, 8);
//! ```

mod bits;
mod build;
mod eval;
#[cfg(feature = "rust-hdl")]
pub mod interop;
pub mod ir;
pub mod loops;
pub mod names;
pub mod sim;
#[doc(hidden)]
pub mod testing;
mod transparent;
pub mod verilog;

pub use bits::{Bits, words_of};
pub use build::{InstanceHandle, MemoryBuilder, MemorySpec, Module, Reg, Sig, index_width};
pub use eval::evaluate;
pub use ir::{Definition, MemoryReset, MemoryStyle, Port, ReadDuringWrite};
pub use transparent::transparent;
