//! How a block is mapped, and what holds around it.

use std::path::PathBuf;
use std::time::Duration;

use super::SynthError;

/// What counts when logic is mapped: a sequence of ABC's commands for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Effort {
    /// The smallest.
    Area,
    /// Fast without growing much.
    #[default]
    Balanced,
    /// The fastest.
    Delay,
}

impl Effort {
    /// Every effort.
    pub const ALL: [Effort; 3] = [Effort::Area, Effort::Balanced, Effort::Delay];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Effort::Area => "area",
            Effort::Balanced => "balanced",
            Effort::Delay => "delay",
        }
    }

    pub(super) fn script(self) -> &'static str {
        match self {
            Effort::Area => include_str!("../../synth/abc-area.script"),
            Effort::Balanced => include_str!("../../synth/abc-balanced.script"),
            Effort::Delay => include_str!("../../synth/abc-delay.script"),
        }
    }
}

/// The period of a clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Period {
    /// In nanoseconds.
    Nanoseconds(f64),
    /// In delays of the library's smallest inverter with four to drive.
    Fo4(f64),
}

/// How a block is mapped, and what holds around it.
#[derive(Clone, Debug)]
pub struct Options {
    /// What counts.
    pub effort: Effort,
    /// Whether the hierarchy is dissolved before mapping.
    pub flatten: bool,
    /// The liberty file; `None`: the embedded one.
    pub liberty: Option<PathBuf>,
    /// The operating condition; `None`: the library's own.
    pub corner: Option<String>,
    /// Period of the clock for slack and power; `None`: 1 ns, or 20 FO4 in the generic library.
    pub period: Option<Period>,
    /// Changes of each net in a cycle.
    pub activity: f64,
    /// The cell that drives each input; `None`: the smallest buffer.
    pub input_drive: Option<String>,
    /// Load of each output in fF, or in inverter inputs in the generic library; `None`: four of the smallest inverters.
    pub load: Option<f64>,
    /// The library's wire load model; `None`: wires are free.
    pub wireload: Option<String>,
    /// A table of what memories cost; `None`: the embedded one.
    pub memories: Option<PathBuf>,
    /// Cycles in which the netlist is compared with the golden model; 0: it is not.
    pub verify: u64,
    /// Gate equivalents at most, by an estimate.
    pub limit: u64,
    /// Time for all tools together.
    pub timeout: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            effort: Effort::default(),
            flatten: false,
            liberty: None,
            corner: None,
            period: None,
            activity: 0.1,
            input_drive: None,
            load: None,
            wireload: None,
            memories: None,
            verify: 200,
            limit: 400_000,
            timeout: Duration::from_secs(1800),
        }
    }
}

impl Options {
    /// Complains of what is out of range.
    pub(super) fn check(&self, generic: bool) -> Result<(), SynthError> {
        let wrong = |option, value: f64, allowed| {
            Err(SynthError::Option {
                option,
                value: value.to_string(),
                allowed,
            })
        };
        let positive = "a number above 0, at most 1000000";
        let fits = |value: f64| value > 0.0 && value <= 1e6;
        match self.period {
            Some(Period::Nanoseconds(ns)) if generic => {
                return wrong(
                    "--period-ns",
                    ns,
                    "--period-fo4 with the generic library, which has no nanoseconds",
                );
            }
            Some(Period::Nanoseconds(ns)) if !fits(ns) => {
                return wrong("--period-ns", ns, positive);
            }
            Some(Period::Fo4(count)) if !fits(count) => {
                return wrong("--period-fo4", count, positive);
            }
            _ => {}
        }
        if !(0.0..=2.0).contains(&self.activity) {
            return wrong(
                "--activity",
                self.activity,
                "0 to 2, changes of a net in a cycle",
            );
        }
        match self.load {
            Some(load) if !(0.0..=1e6).contains(&load) => wrong("--load", load, "0 to 1000000"),
            _ => Ok(()),
        }
    }
}
