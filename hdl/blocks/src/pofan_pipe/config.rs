//! Configuration of a pipe of pOfan.

use crate::config::{ConfigError, one_of};
use crate::ofan::{self, Architecture, Order};
use serde::{Deserialize, Serialize};

/// Configuration of a pipe of pOfan.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Pointers N, 1 to 8192: destinations times size classes. Key d + N_d·t is destination d, class t.
    pub keys: u32,
    /// Ports w that a pointer goes round, 1 to 256.
    pub uplinks: u32,
    /// Size classes, 1 to 4, each with pointers of its own.
    pub classes: u32,
    /// Which permutation turns a pointer's value into a port.
    pub order: Order,
    /// A basis permutation of 0 to w − 1 in place of the one that `order` names; empty for that one.
    pub basis: Vec<u32>,
    /// Seed of the hash that draws the initial pointers.
    pub seed: u64,
    /// Initial pointers, one for each key, in place of the hash; empty for the hash.
    pub initial: Vec<u32>,
    /// Whether there is an input that says which local uplinks are up.
    pub uplink_mask: bool,
    /// Entries F, 0 to 64, that restrict single keys to some uplinks.
    pub failures: u32,
    /// Packets g of a cycle: 1 with pointers in an SRAM-style memory, 2 or 4 with pointers in flip-flops.
    pub packets_per_cycle: u32,
    /// One packet a cycle: cycles from the memory's address to its data, 1 or 2.
    pub read_latency: u32,
}

impl Default for Config {
    /// A pipe of an edge switch of a fat tree of radix 64.
    fn default() -> Config {
        Config {
            keys: 4096,
            uplinks: 32,
            classes: 2,
            order: Order::default(),
            basis: vec![],
            seed: 0,
            initial: vec![],
            uplink_mask: false,
            failures: 0,
            packets_per_cycle: 1,
            read_latency: 1,
        }
    }
}

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        one_of(
            "packets_per_cycle",
            "the packets of a cycle",
            self.packets_per_cycle,
            &[1, 2, 4],
        )?;
        self.pointers().validate()
    }

    /// The pointer unit that does the same: that of the fields the two have in common.
    pub fn pointers(&self) -> ofan::Config {
        ofan::Config {
            lanes: self.packets_per_cycle,
            keys: self.keys,
            uplinks: self.uplinks,
            classes: self.classes,
            order: self.order,
            basis: self.basis.clone(),
            seed: self.seed,
            initial: self.initial.clone(),
            uplink_mask: self.uplink_mask,
            failures: self.failures,
            architecture: Architecture::AllPairs,
            read_latency: self.read_latency,
            ..ofan::Config::default()
        }
    }

    /// Whether the pointers are in a memory, and not in flip-flops.
    pub fn in_memory(&self) -> bool {
        self.packets_per_cycle == 1
    }

    /// Cycles from a packet to its answer. One packet a cycle: `read_latency` + 3, and one more where
    /// uplinks may be unusable; else those of `all-pairs`.
    pub fn latency(&self) -> u32 {
        if self.in_memory() {
            ofan::single::latency(&self.pointers())
        } else {
            self.pointers().latency()
        }
    }

    /// Cycles after a reset in which packets are refused while the initial pointers are written: N, or none
    /// where they are in flip-flops.
    pub fn clearing(&self) -> u32 {
        if self.in_memory() { self.keys } else { 0 }
    }

    /// Name of the Verilog module, which carries every parameter that changes it.
    pub fn module_name(&self) -> String {
        let memory = match self.in_memory() {
            true => format!("_rl{}", self.read_latency),
            false => format!("_x{}", self.packets_per_cycle),
        };
        format!("pofan_pipe{}{memory}", self.pointers().pointers_name())
    }
}
