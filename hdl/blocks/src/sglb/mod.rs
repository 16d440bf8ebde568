//! Pieces of SGLB that several blocks share.

pub(crate) mod crc;
pub mod lfsr;
