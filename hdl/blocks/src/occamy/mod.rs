//! Pieces of Occamy that several blocks share.

mod longest;
mod threshold;

pub use longest::longest;
pub use threshold::threshold;
