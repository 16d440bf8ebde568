//! Cycle-accurate, synthesizable models of the load-balancing and buffer-management pipelines of
//! datacentre switch ASICs.
//!
//! A block is one entry of the [`catalog`]: its hardware (crate `sluice-blocks`), its [`golden`]
//! model, stimulus, presets and documentation. Everything else works off that entry.

pub mod catalog;
pub mod cleanup;
pub mod compare;
pub mod cosim;
pub mod describe;
pub mod export;
pub mod golden;
pub mod package;
pub mod ports;
pub mod process;
pub mod report;
pub mod run;
pub mod scenario;
pub mod synth;
pub mod table;
pub mod testbenches;
pub mod tools;
pub mod traffic;
pub mod waves;

/// The README's Rust is compiled and run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
