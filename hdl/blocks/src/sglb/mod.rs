//! Pieces of SGLB that several blocks share.

pub mod lfsr;
