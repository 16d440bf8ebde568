//! Catalog entry of pOfan in a switch of several pipes.

use std::sync::Arc;

use serde_json::json;
use sluice_blocks::ConfigError;
use sluice_blocks::pofan_switch::{Config, build};
use sluice_hdl::Definition;

use super::pofan_pipe::{Packets, golden};
use super::stimulus::Schedule;
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::pofan_switch::{Ports, Switch};

/// pOfan in a switch of several pipes.
pub struct PofanSwitch;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

impl Entry for PofanSwitch {
    type Config = Config;

    const NAME: &'static str = "pofan-switch";
    const SUMMARY: &'static str = "pOfan in a switch: pipes with pointers of their own, behind queues and arbiters of their ports";
    const SOURCE: &'static str = "Ofan, section 5.1: \"Modern switch ASICs are organized into several parallel \
        packet-processing pipes (Broadcom) or slices (Cisco), each handling a fixed subset of the chip's ports \
        [...] with 4Ofan, the RR pointer in each pipe is shared by four inputs\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/pofan.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "k64-4ofan",
            summary: "an edge switch of radix 64: 8 pipes of 4 ports, 8 times 4096 pointers",
            settings: "",
        },
        Preset {
            name: "k12-1ofan",
            summary: "the paper's simulated network with pointers for every port: 6 pipes of 1 port",
            settings: "pipes = 6\nports_per_pipe = 1\nkeys = 144\nuplinks = 6",
        },
        Preset {
            name: "k12-2ofan",
            summary: "the paper's simulated network: 3 pipes of 2 ports",
            settings: "pipes = 3\nports_per_pipe = 2\nkeys = 144\nuplinks = 6",
        },
        Preset {
            name: "k16-4ofan",
            summary: "an edge switch of radix 16: 2 pipes of 4 ports, read latency 2",
            settings: "pipes = 2\nkeys = 256\nuplinks = 8\nread_latency = 2",
        },
        Preset {
            name: "tofino-64edge-4pipe",
            summary: "the set-up of the paper's table 2: 64 edge switches, 4 pipes of 4 ports",
            settings: "pipes = 4\nkeys = 128\nuplinks = 8",
        },
        Preset {
            name: "k16-4ofan-x2",
            summary: "an edge switch of radix 16 whose pipes take two packets a cycle",
            settings: "pipes = 2\nkeys = 256\nuplinks = 8\npackets_per_cycle = 2",
        },
    ];
    const SIZE: &'static str = "uplinks";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("keys", &["6"]),
        ("ports_per_pipe", &["4"]),
        ("pipes", &["1", "3"]),
        ("packets_per_cycle", &["1", "2", "4"]),
        ("fifo_depth", &["1", "3"]),
        ("uplink_mask", &["false", "true"]),
    ];

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        let ports = Ports {
            per_pipe: config.ports_per_pipe as usize,
            per_cycle: config.packets_per_cycle as usize,
            depth: config.fifo_depth as usize,
        };
        let pipes = (0..config.pipes).map(|p| golden(&config.pipe(p)));
        Box::new(Switch::new(pipes.collect(), ports))
    }

    fn latency(config: &Config) -> u32 {
        config.latency() + 1
    }

    fn clearing(config: &Config) -> u32 {
        config.pipe(0).clearing()
    }

    fn throughput(config: &Config) -> String {
        format!(
            "{} packets a cycle in each of {} pipes",
            config.packets_per_cycle, config.pipes
        )
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let rows = Packets::new(&config.pipe(0), config.ports());
        Box::new(Schedule::new(rows, traffic, seed))
    }

    fn tables(config: &Config) -> serde_json::Value {
        // As `initial` takes them: by key, pipe 0 first.
        let pipes = (0..config.pipes).map(|p| config.pipe(p).pointers());
        let pointers: Vec<_> = pipes.flat_map(|pipe| pipe.initial_pointers()).collect();
        json!({
            "basis": config.pipe(0).pointers().basis_permutation(),
            "initial_pointers": pointers,
        })
    }
}
