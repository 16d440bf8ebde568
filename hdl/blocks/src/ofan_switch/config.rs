//! Configuration of a switch of a fat tree that routes by Ofan's shared pointers.

use crate::config::{ConfigError, in_range, refused};
use crate::ofan::{self, Architecture, Order};
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// Where the switch stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Above the hosts of a fat tree of three levels: a pointer for each edge switch.
    #[default]
    Edge,
    /// Above the edge switches of a pod: a pointer for each pod.
    Aggregation,
    /// Above the hosts of a fat tree of two levels: a pointer for each leaf.
    Leaf,
}

/// How a host's number becomes its destination and its port.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mapping {
    /// Slices of bits, or division by constants where the radix is no power of two.
    #[default]
    Arithmetic,
    /// A table that is loaded before use.
    Table,
}

/// Configuration of a switch of a fat tree that routes by Ofan's shared pointers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Ports k of every switch, even, 2 to 128: half of them down, half of them up.
    pub radix: u32,
    /// Where the switch stands.
    pub role: Role,
    /// How a host's number becomes its destination and its port.
    pub mapping: Mapping,
    /// Bits of a frame length in bytes, 1 to 16.
    pub length_width: u32,
    /// The limits of the size classes after reset, in bytes, up to 3: there is one class more than limits.
    pub limits: Vec<u32>,
    /// As [`ofan::Config::order`].
    pub order: Order,
    /// As [`ofan::Config::basis`].
    pub basis: Vec<u32>,
    /// As [`ofan::Config::seed`].
    pub seed: u64,
    /// As [`ofan::Config::initial`].
    pub initial: Vec<u32>,
    /// As [`ofan::Config::uplink_mask`].
    pub uplink_mask: bool,
    /// As [`ofan::Config::failures`].
    pub failures: u32,
    /// As [`ofan::Config::architecture`].
    pub architecture: Architecture,
    /// As [`ofan::Config::stages`].
    pub stages: u32,
    /// As [`ofan::Config::width`].
    pub width: u32,
    /// As [`ofan::Config::banks`].
    pub banks: u32,
    /// As [`ofan::Config::read_latency`].
    pub read_latency: u32,
    /// As [`ofan::Config::fifo_depth`].
    pub fifo_depth: u32,
}

impl Default for Config {
    /// An edge switch of a fat tree of radix 64; frames up to 128 bytes are acknowledgments.
    fn default() -> Config {
        let ofan = ofan::Config::default();
        Config {
            radix: 64,
            role: Role::default(),
            mapping: Mapping::default(),
            length_width: 14,
            limits: vec![128],
            order: ofan.order,
            basis: ofan.basis,
            seed: ofan.seed,
            initial: ofan.initial,
            uplink_mask: ofan.uplink_mask,
            failures: ofan.failures,
            architecture: ofan.architecture,
            stages: ofan.stages,
            width: ofan.width,
            banks: ofan.banks,
            read_latency: ofan.read_latency,
            fifo_depth: ofan.fifo_depth,
        }
    }
}

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range("radix", "the number of ports", self.radix, 2..=128)?;
        if !self.radix.is_multiple_of(2) {
            let advice = "half of the ports go down and half go up: take an even number";
            return Err(refused("radix", self.radix, "even numbers", advice));
        }
        let bits = "the bits of a frame length";
        in_range("length_width", bits, self.length_width, 1..=16)?;
        let longest = (1 << self.length_width) - 1;
        if self.limits.len() > 3 || self.limits.iter().any(|limit| *limit > longest) {
            return Err(refused(
                "limits",
                format!("{:?}", self.limits),
                &format!("up to 3 values of 0 to {longest}"),
                "list the longest frame of each class but the longest class, or widen length_width",
            ));
        }
        let keys = self.destinations() * self.classes();
        if keys > 8192 {
            let advice =
                format!("{keys} pointers are more than 8192: change radix, role or limits");
            return Err(refused(
                "radix",
                self.radix,
                &format!("those of up to {} destinations", 8192 / self.classes()),
                &advice,
            ));
        }
        self.ofan().validate()
    }

    /// Lanes W = k/2, one for each port below, and as many uplinks.
    pub fn lanes(&self) -> u32 {
        self.radix / 2
    }

    /// Hosts of the tree: k³/4, in two levels k²/2.
    pub fn hosts(&self) -> u32 {
        match self.role {
            Role::Edge | Role::Aggregation => self.radix.pow(3) / 4,
            Role::Leaf => self.radix.pow(2) / 2,
        }
    }

    /// Destinations N_d that have pointers: k²/2 edge switches, k pods, or k leaves.
    pub fn destinations(&self) -> u32 {
        match self.role {
            Role::Edge => self.radix.pow(2) / 2,
            Role::Aggregation | Role::Leaf => self.radix,
        }
    }

    /// Size classes: one more than limits.
    pub fn classes(&self) -> u32 {
        self.limits.len() as u32 + 1
    }

    /// Width of a host's number: max(1, ⌈log₂ hosts⌉).
    pub fn host_width(&self) -> u32 {
        index_width(self.hosts())
    }

    /// Width of `own` and of a destination: max(1, ⌈log₂ N_d⌉).
    pub fn destination_width(&self) -> u32 {
        index_width(self.destinations())
    }

    /// Width of a port, up or down: max(1, ⌈log₂ k/2⌉).
    pub fn port_width(&self) -> u32 {
        index_width(self.lanes())
    }

    /// Cycles from a batch to its answers; 0 with `banked`, where answers have a valid and a ready.
    pub fn latency(&self) -> u32 {
        match self.architecture {
            Architecture::Sorting | Architecture::AllPairs => 1 + self.ofan().latency(),
            Architecture::Banked => 0,
        }
    }

    /// The pointer unit inside.
    pub fn ofan(&self) -> ofan::Config {
        ofan::Config {
            lanes: self.lanes(),
            keys: self.destinations() * self.classes(),
            uplinks: self.lanes(),
            classes: self.classes(),
            order: self.order,
            basis: self.basis.clone(),
            seed: self.seed,
            initial: self.initial.clone(),
            uplink_mask: self.uplink_mask,
            failures: self.failures,
            stall: false,
            architecture: self.architecture,
            stages: self.stages,
            width: self.width,
            banks: self.banks,
            read_latency: self.read_latency,
            fifo_depth: self.fifo_depth,
        }
    }

    /// Name of the role in names of modules.
    pub(super) fn role_name(&self) -> &'static str {
        match self.role {
            Role::Edge => "edge",
            Role::Aggregation => "aggregation",
            Role::Leaf => "leaf",
        }
    }

    /// Name of the Verilog module, which carries every parameter that changes it.
    pub fn module_name(&self) -> String {
        let mut name = format!("ofan_switch_k{}_{}", self.radix, self.role_name());
        if self.mapping == Mapping::Table {
            name += "_table";
        }
        name += &format!("_len{}", self.length_width);
        for limit in &self.limits {
            name += &format!("_lim{limit}");
        }
        name + self.ofan().module_name().trim_start_matches("ofan")
    }
}
