//! Models of what blocks cost on targets that cannot be built here, as data.

pub mod pofan;
pub mod sglb;
