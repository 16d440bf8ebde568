//! Synthesis: outside tools and what they say of area, timing and power.

pub mod liberty;
pub mod models;
pub mod verify;
