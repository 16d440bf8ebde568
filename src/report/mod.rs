//! What blocks cost: measured by synthesis, and modelled for targets that cannot be built here.

pub mod pofan;
pub mod ppa;
pub mod sglb;
