//! Catalog entry of a switch of a fat tree that routes by Ofan's shared pointers.

mod frames;

use std::sync::Arc;

use sluice_blocks::ConfigError;
use sluice_blocks::ofan::Architecture;
use sluice_blocks::ofan_switch::{self as hardware, Config, Mapping, build};
use sluice_hdl::Definition;

use super::stimulus::Schedule;
use super::{Entry, Preset, Stimulus, Traffic, ofan};
use crate::golden::Golden;
use crate::golden::ofan_switch::{Map, Place, Role, Switch, Tree, Unit};
use frames::Frames;

/// A switch of a fat tree that routes by Ofan's shared pointers.
pub struct OfanSwitch;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

/// The network of a configuration.
fn tree(config: &Config) -> Tree {
    Tree {
        radix: config.radix as usize,
        role: match config.role {
            hardware::Role::Edge => Role::Edge,
            hardware::Role::Aggregation => Role::Aggregation,
            hardware::Role::Leaf => Role::Leaf,
        },
    }
}

impl Entry for OfanSwitch {
    type Config = Config;

    const NAME: &'static str = "ofan-switch";
    const SUMMARY: &'static str = "A switch of a fat tree by Ofan: from destination host and frame length to a port, up or down";
    const SOURCE: &'static str = "Ofan, section 4.1: \"an edge switch maintains a pointer for each (destination \
        edge switch, quantized packet size) pair and an aggregation switch maintains the same for each \
        (destination pod, quantized packet size). In our simulations, we use two quantization groups for packet \
        sizes: one for data packets, [...] and another for ACKs.\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/ofan-switch.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "k64-edge",
            summary: "edge switch of a fat tree of 64 ports a switch, 65536 hosts",
            settings: "",
        },
        Preset {
            name: "k64-aggregation",
            summary: "aggregation switch of the same, by all pairs",
            settings: "role = \"aggregation\"\narchitecture = \"all-pairs\"",
        },
        Preset {
            name: "k12-edge",
            summary: "edge switch at 12 ports, the network that the paper simulates: divisions by 6",
            settings: "radix = 12",
        },
        Preset {
            name: "k8-leaf",
            summary: "leaf switch of a fat tree of two levels at 8 ports, with receivers that may wait",
            settings: "radix = 8\nrole = \"leaf\"\narchitecture = \"banked\"",
        },
        Preset {
            name: "k4-edge",
            summary: "edge switch at 4 ports, to read the Verilog by eye",
            settings: "radix = 4\narchitecture = \"all-pairs\"",
        },
    ];
    const SIZE: &'static str = "radix";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("role", &["edge", "aggregation", "leaf"]),
        ("mapping", &["arithmetic", "table"]),
        ("architecture", &["sorting", "all-pairs", "banked"]),
    ];

    fn size(of: u32) -> u32 {
        2 * (1 + (of - 1) % 9)
    }

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        let tree = tree(config);
        let map = Map {
            tree,
            limits: config.limits.iter().copied().map(u64::from).collect(),
            table: match config.mapping {
                Mapping::Arithmetic => None,
                Mapping::Table => Some(vec![Place::default(); tree.hosts()]),
            },
        };
        let pointers = config.ofan();
        let unit = match config.architecture {
            Architecture::Sorting | Architecture::AllPairs => {
                Unit::Batches(ofan::batches(&pointers, config.latency()))
            }
            Architecture::Banked => {
                Unit::Queues(ofan::banked(&pointers), config.fifo_depth as usize)
            }
        };
        Box::new(Switch::new(map, unit, config.uplink_mask))
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn clearing(config: &Config) -> u32 {
        config.ofan().clearing()
    }

    fn throughput(config: &Config) -> String {
        ofan::throughput(&config.ofan(), config.latency())
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let frames = Frames::new(config, tree(config), Self::clearing(config));
        Box::new(Schedule::new(frames, traffic, seed))
    }

    fn tables(config: &Config) -> serde_json::Value {
        ofan::tables(&config.ofan())
    }
}
