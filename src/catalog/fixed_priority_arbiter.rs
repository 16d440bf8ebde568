//! Catalog entry of the fixed-priority arbiter.

use std::sync::Arc;

use sluice_blocks::ConfigError;
use sluice_blocks::fixed_priority_arbiter::{Config, build};
use sluice_hdl::Definition;

use super::rr_arbiter::Requests;
use super::stimulus::Schedule;
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::fixed_priority_arbiter::FixedPriority;

/// Fixed-priority arbiter.
pub struct FixedPriorityArbiter;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

impl Entry for FixedPriorityArbiter {
    type Config = Config;

    const NAME: &'static str = "fixed-priority-arbiter";
    const SUMMARY: &'static str =
        "Fixed-priority arbiter, 1 to 1024 requesters: normal dequeue before head drop";
    const SOURCE: &'static str = "Occamy, section 5: \"we implement the head-drop selector (with a 64-bit \
        bitmap), arbiter, and head-drop executor with 215, 11, and 60 lines of Verilog code\"; the arbiter is the \
        fixed-priority one that lets the normal dequeue go first on the memories it shares with head drops";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/fixed-priority-arbiter.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "dequeue-or-drop",
            summary: "the two of Occamy: normal dequeue, then head drop",
            settings: "requesters = 2",
        },
        Preset {
            name: "n64-prefix",
            summary: "64 requesters in logarithmic depth",
            settings: "requesters = 64\narchitecture = \"prefix\"",
        },
        Preset {
            name: "n7-hold",
            summary: "7 requesters, an awkward number; a shown decision waits to be accepted",
            settings: "requesters = 7\nhold = true",
        },
    ];
    const SIZE: &'static str = "requesters";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("architecture", &["arithmetic", "prefix"]),
        ("hold", &["false", "true"]),
    ];

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(FixedPriority::new(config.requesters as usize, config.hold))
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn throughput(_config: &Config) -> String {
        "one decision a cycle, combinational from request to grant".into()
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let rows = Requests::new(config.requesters as usize);
        Box::new(Schedule::new(rows, traffic, seed))
    }
}
