//! Scenarios: experiments of the papers, run on the exact circuits. `docs/scenarios.md` describes them.
//!
//! A scenario drives a block cycle by cycle, measures what the paper draws, and checks what it predicts.

pub mod burst;
pub mod expulsion;
mod plot;
mod switch;

use std::fmt::Display;

use serde::Serialize;

use crate::catalog::SettingsError;
use sluice_hdl::sim;
pub use switch::{Build, Machine, Make};

/// Why a scenario cannot be run.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A size that makes no sense.
    #[error("--{} {value} is not allowed (allowed: {allowed}): {advice}", .field.replace('_', "-"))]
    Setting {
        /// Name of the field; on the command line its words are joined by dashes.
        field: &'static str,
        /// The value that was given.
        value: String,
        /// The values that are allowed.
        allowed: String,
        /// What to do about it.
        advice: &'static str,
    },
    /// The block cannot be had in this configuration.
    #[error(transparent)]
    Block(#[from] SettingsError),
    /// The hardware cannot be simulated.
    #[error(transparent)]
    Simulator(#[from] sim::Error),
    /// A property of the hardware failed.
    #[error("property `{property}` of the hardware failed in cycle {cycle}")]
    Property {
        /// Its name.
        property: String,
        /// When it failed first.
        cycle: u64,
    },
    /// No plot could be drawn.
    #[error("cannot draw the plot: {0}")]
    Plot(String),
}

/// Demands that a size is in its range.
fn within<T: PartialOrd + Display>(
    field: &'static str,
    value: T,
    (least, most): (T, T),
    advice: &'static str,
) -> Result<(), Error> {
    if least <= value && value <= most {
        return Ok(());
    }
    Err(Error::Setting {
        field,
        value: value.to_string(),
        allowed: format!("{least}..={most}"),
        advice,
    })
}

/// Something that must hold of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Check {
    /// What must hold.
    pub what: String,
    /// Whether it does.
    pub holds: bool,
    /// What was measured.
    pub measured: String,
}

/// The dynamics of dynamic thresholds and of Occamy as fluids: `over` queues above their threshold lose V cells
/// a cycle each, `bursts` queues grow by g, everything is shared under T = α · free.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Fluid {
    alpha: f64,
    over: f64,
    bursts: f64,
}

impl Fluid {
    /// Share of the buffer that is free where only the queues above their threshold use it: 1 / (1 + α N).
    fn steady_free(&self) -> f64 {
        1.0 / (1.0 + self.alpha * self.over)
    }

    /// Share of the buffer that each queue has in the end: α / (1 + α (N + M)).
    fn fair_share(&self) -> f64 {
        self.alpha / (1.0 + self.alpha * (self.over + self.bursts))
    }

    /// M g over V (N + 1/α): above 1 bursts lose packets before their fair share (inequality 3 of the paper).
    fn pressure(&self, growth: f64, fall: f64) -> f64 {
        self.bursts * growth / (fall * (self.over + 1.0 / self.alpha))
    }

    /// Share of the buffer that a burst has when it meets the threshold, at a pressure above 1: that is where
    /// T = α (F₀ − (M g − N V) t) and g t are the same.
    fn share_at_loss(&self, pressure: f64) -> f64 {
        let kept = self.over / (pressure * (self.over + 1.0 / self.alpha));
        self.alpha * self.steady_free() / (1.0 + self.alpha * self.bursts * (1.0 - kept))
    }
}

/// Pressures from 0.9 to 1.1 are left out: there the cells' granularity decides.
const BAND: f64 = 0.1;

/// Whether packets are lost at this pressure; `None` in the band.
fn loses(pressure: f64) -> Option<bool> {
    ((pressure - 1.0).abs() > BAND).then_some(pressure > 1.0)
}

/// α = 2^s.
fn alpha(shift: i32) -> f64 {
    f64::from(shift).exp2()
}

#[cfg(test)]
mod tests;
