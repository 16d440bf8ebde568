//! Catalog entry of Ofan's shared pointer unit.

pub(super) mod controls;
mod packets;

use std::sync::Arc;

use serde_json::json;
use sluice_blocks::ConfigError;
use sluice_blocks::ofan::{Architecture, Config, build};
use sluice_hdl::Definition;

use super::stimulus::Schedule;
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::{Golden, ofan, ofan_banked};
use crate::traffic::LaneUnit;
use packets::Packets;

/// Ofan's shared pointer unit.
pub struct Ofan;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

/// The pointers of a configuration.
pub(super) fn settings(config: &Config) -> ofan::Settings {
    ofan::Settings {
        uplinks: config.uplinks as usize,
        basis: config.basis_permutation(),
        start: config.initial_pointers(),
        failures: config.failures as usize,
    }
}

/// The golden model of batches that take so many cycles.
pub(super) fn batches(config: &Config, latency: u32) -> ofan::Batches {
    let shape = ofan::Shape {
        lanes: config.lanes as usize,
        latency: latency as usize,
        uplink_mask: config.uplink_mask,
        stall: config.stall,
    };
    ofan::Batches::new(settings(config), shape)
}

/// How packets wait in the architecture `banked`.
fn banked_shape(config: &Config) -> ofan_banked::Shape {
    ofan_banked::Shape {
        lanes: config.lanes as usize,
        width: config.width as usize,
        banks: config.banks as usize,
        read_latency: config.read_latency as usize,
        places: config.fifo_depth as usize,
        uplink_mask: config.uplink_mask,
    }
}

/// The golden model of lanes with valid and ready.
pub(super) fn banked(config: &Config) -> ofan_banked::Banked {
    ofan_banked::Banked::new(settings(config), banked_shape(config))
}

impl Entry for Ofan {
    type Config = Config;

    const NAME: &'static str = "ofan";
    const SUMMARY: &'static str = "Ofan's shared pointers: one round-robin pointer for each destination, for all lanes at once";
    const SOURCE: &'static str = "Ofan, section 4.1, appendices F.2 and I: \"each incoming packet that goes \
        up in the fat tree accesses its specific pointer to determine its northbound port [...]. The pipeline \
        has four stages: (1) sort the batch by pointer key, [...] (2) combine the counts of packets sharing \
        each pointer key; (3) update the shared pointer register for each key; and (4) decombine the updated \
        pointer values back to each packet in the batch.\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/ofan.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "k64-edge",
            summary: "edge switch of a fat tree of 64 ports a switch: 32 lanes, 4096 pointers",
            settings: "",
        },
        Preset {
            name: "k64-aggregation",
            summary: "aggregation switch of the same: a pointer for each pod and class",
            settings: "keys = 128",
        },
        Preset {
            name: "k32-edge",
            summary: "edge switch at 32 ports",
            settings: "lanes = 16\nuplinks = 16\nkeys = 1024",
        },
        Preset {
            name: "k16-edge",
            summary: "edge switch at 16 ports",
            settings: "lanes = 8\nuplinks = 8\nkeys = 256",
        },
        Preset {
            name: "k12-edge",
            summary: "edge switch at 12 ports, the network that the paper simulates",
            settings: "lanes = 6\nuplinks = 6\nkeys = 144",
        },
        Preset {
            name: "k8-edge",
            summary: "edge switch at 8 ports",
            settings: "lanes = 4\nuplinks = 4\nkeys = 64",
        },
        Preset {
            name: "k4-edge",
            summary: "edge switch at 4 ports, to read the Verilog by eye",
            settings: "lanes = 2\nuplinks = 2\nkeys = 16",
        },
    ];
    const SIZE: &'static str = "uplinks";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("architecture", &["sorting", "all-pairs", "banked"]),
        ("lanes", &["5"]),
        ("keys", &["10"]),
        ("uplink_mask", &["false", "true"]),
        ("failures", &["0", "3"]),
        ("stall", &["false", "true"]),
    ];

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        match config.architecture {
            Architecture::Sorting | Architecture::AllPairs => {
                Box::new(batches(config, config.latency()))
            }
            Architecture::Banked => Box::new(banked(config)),
        }
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn clearing(config: &Config) -> u32 {
        config.clearing()
    }

    fn throughput(config: &Config) -> String {
        throughput(config, config.latency())
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        Box::new(Schedule::new(Packets::new(config), traffic, seed))
    }

    fn tables(config: &Config) -> serde_json::Value {
        tables(config)
    }

    fn lane_unit(config: &Config) -> Option<LaneUnit> {
        let (answer_delay, least_wait) = match config.architecture {
            Architecture::Sorting | Architecture::AllPairs => (config.latency().into(), 0),
            Architecture::Banked => (banked_shape(config).delay(config.restricted()) as u64, 3),
        };
        Some(LaneUnit {
            lanes: config.lanes as usize,
            keys: config.keys as usize,
            classes: config.classes as usize,
            answer_delay,
            least_wait,
        })
    }
}

/// What is taken and given in a cycle; a batch is answered after `latency` cycles.
pub(super) fn throughput(config: &Config, latency: u32) -> String {
    let (lanes, cycles) = (config.lanes, crate::describe::cycles(latency));
    match config.architecture {
        Architecture::Sorting | Architecture::AllPairs => {
            format!(
                "a batch of {lanes} packets a cycle, any mix of keys, each answered after {cycles}"
            )
        }
        Architecture::Banked => format!(
            "up to {} packets a cycle, of keys in different banks or of one key; lanes that wait push back",
            config.width
        ),
    }
}

/// Everything that an outsider needs to reproduce every output: P, how many cyclic orders come of it (all
/// keys that there can be; and those that differ by the addition alone), and the initial pointers.
pub(super) fn tables(config: &Config) -> serde_json::Value {
    let basis = config.basis_permutation();
    let w = config.uplinks as usize;
    let two_to_b = w.next_power_of_two();
    let orders = ofan::Orders::new(w, basis.clone(), two_to_b * w);
    json!({
        "basis": basis,
        "distinct_cyclic_orders": orders.distinct(0..two_to_b * w),
        "distinct_by_addition_alone": orders.distinct((0..w).map(|id2| two_to_b * id2)),
        "initial_pointers": config.initial_pointers(),
    })
}
