//! Configuration of Ofan's shared pointer unit.

use super::{fetch, order, sorting, start};
use crate::config::{ConfigError, in_range, one_of, refused};
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// How the pointers are shared by the packets of a cycle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Architecture {
    /// The paper's four stages: sort by key, combine, update, decombine and unsort (Ofan, appendix I).
    #[default]
    Sorting,
    /// Every lane compares its key with every other: the same function with no sort and no unsort.
    AllPairs,
    /// A collector takes a few packets a cycle to pointers in banked memories: for the packet rate that links have.
    Banked,
}

/// Which permutation turns a pointer's value into a port (Ofan, appendix F.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// The port is the pointer, for every key.
    Off,
    /// Exclusive or and addition, on a basis permutation that changes nothing.
    Identity,
    /// Exclusive or and addition, on the basis permutation that a search found best.
    #[default]
    Searched,
}

/// Configuration of Ofan's shared pointer unit.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Packets of one cycle W, 1 to 64: the downlinks of the switch.
    pub lanes: u32,
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
    /// Whether there is an input that freezes the pipeline (`sorting` and `all-pairs`).
    pub stall: bool,
    /// How the pointers are shared.
    pub architecture: Architecture,
    /// `all-pairs`: registers from input to output.
    pub stages: u32,
    /// `banked`: packets that the collector takes a cycle: 1, 2, 4 or 8.
    pub width: u32,
    /// `banked`: pointer memories: a power of two up to 64.
    pub banks: u32,
    /// `banked`: cycles from a pointer memory's address to its data, 1 or 2.
    pub read_latency: u32,
    /// `banked`: packets that wait in each lane, 1 to 64.
    pub fifo_depth: u32,
}

impl Default for Config {
    /// An edge switch of a fat tree of radix 64.
    fn default() -> Config {
        Config {
            lanes: 32,
            keys: 4096,
            uplinks: 32,
            classes: 2,
            order: Order::default(),
            basis: vec![],
            seed: 0,
            initial: vec![],
            uplink_mask: false,
            failures: 0,
            stall: false,
            architecture: Architecture::default(),
            stages: 5,
            width: 2,
            banks: 4,
            read_latency: 1,
            fifo_depth: 2,
        }
    }
}

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range("lanes", "the number of lanes", self.lanes, 1..=64)?;
        in_range("keys", "the number of pointers", self.keys, 1..=8192)?;
        in_range("uplinks", "the number of uplinks", self.uplinks, 1..=256)?;
        in_range("classes", "the number of size classes", self.classes, 1..=4)?;
        in_range("failures", "the number of entries", self.failures, 0..=64)?;
        in_range("stages", "the number of registers", self.stages, STAGES)?;
        in_range("banks", "the number of banks", self.banks, 1..=64)?;
        in_range("read_latency", "the read latency", self.read_latency, 1..=2)?;
        in_range("fifo_depth", "the depth of a lane", self.fifo_depth, 1..=64)?;
        let width = "the packets that the collector takes";
        one_of("width", width, self.width, &[1, 2, 4, 8])?;
        if !self.banks.is_power_of_two() {
            let advice = "bits of a key choose its bank: take a power of two";
            return Err(refused(
                "banks",
                self.banks,
                "1, 2, 4, 8, 16, 32, 64",
                advice,
            ));
        }
        if !self.keys.is_multiple_of(self.classes) {
            return Err(refused(
                "keys",
                self.keys,
                &format!("multiples of classes = {}", self.classes),
                "every destination has one pointer for each size class: change keys or classes",
            ));
        }
        self.validate_lists()
    }

    fn validate_lists(&self) -> Result<(), ConfigError> {
        let w = self.uplinks;
        let mut seen = vec![false; w as usize];
        let permutes = self.basis.len() == w as usize
            && self.basis.iter().all(|p| {
                let fresh = seen.get_mut(*p as usize);
                fresh.is_some_and(|seen| !std::mem::replace(seen, true))
            });
        if !self.basis.is_empty() && !permutes {
            return Err(refused(
                "basis",
                format!("{:?}", self.basis),
                &format!("every number from 0 to {} once", w - 1),
                "list a permutation as long as uplinks, or leave it empty",
            ));
        }
        if !self.basis.is_empty() && self.order == Order::Off {
            return Err(refused(
                "basis",
                format!("{:?}", self.basis),
                "none with order = off",
                "leave it empty, or take order = identity or searched, whose basis it replaces",
            ));
        }
        if !self.initial.is_empty() && self.initial.len() != self.keys as usize {
            return Err(refused(
                "initial",
                format!("{} values", self.initial.len()),
                &format!("{} values of 0 to {}", self.keys, w - 1),
                "list one value for each key, or leave it empty",
            ));
        }
        if let Some((key, value)) = (0..).zip(&self.initial).find(|(_, p)| **p >= w) {
            return Err(refused(
                "initial",
                format!("{value} at key {key}"),
                &format!("0..={}", w - 1),
                "a pointer names a position: it is less than uplinks",
            ));
        }
        Ok(())
    }

    /// Destinations N_d = N / classes.
    pub fn destinations(&self) -> u32 {
        self.keys / self.classes
    }

    /// Width of a key: max(1, ⌈log₂ N⌉).
    pub fn key_width(&self) -> u32 {
        index_width(self.keys)
    }

    /// Width of a port and of a pointer: max(1, ⌈log₂ w⌉).
    pub fn port_width(&self) -> u32 {
        index_width(self.uplinks)
    }

    /// The basis permutation P; `None` where the port is the pointer.
    pub fn basis_permutation(&self) -> Option<Vec<u32>> {
        if !self.basis.is_empty() {
            return Some(self.basis.clone());
        }
        match self.order {
            Order::Off => None,
            Order::Identity => Some((0..self.uplinks).collect()),
            Order::Searched => Some(order::searched(self.uplinks)),
        }
    }

    /// The pointer that each key starts at.
    pub fn initial_pointers(&self) -> Vec<u32> {
        if !self.initial.is_empty() {
            return self.initial.clone();
        }
        start::pointers(self.seed, self.destinations(), self.classes, self.uplinks)
    }

    /// Whether some uplink may be unusable.
    pub fn restricted(&self) -> bool {
        self.uplink_mask || self.failures > 0
    }

    /// Cycles from a batch to its answer: `sorting` takes 2·S + 2·p + 3 with p = ⌈log₂ W⌉ and
    /// S = p·(p + 1) / 2, `all-pairs` takes `stages`; both 4 more where an uplink may be unusable.
    /// 0 for `banked`, whose lanes have a handshake instead.
    pub fn latency(&self) -> u32 {
        match self.architecture {
            Architecture::Sorting => sorting::stages(self) + fetch::stages(self),
            Architecture::AllPairs => self.stages + fetch::stages(self),
            Architecture::Banked => 0,
        }
    }

    /// `banked`: the bank of a key, the exclusive or of the key's digits to the base `banks`.
    pub fn bank(&self, key: u32) -> u32 {
        let digits = self.banks.ilog2();
        let rest = if digits == 0 { 0 } else { key >> digits };
        let lowest = key & (self.banks - 1);
        if rest == 0 {
            lowest
        } else {
            lowest ^ self.bank(rest)
        }
    }

    /// Cycles after a reset in which no packet is taken, because initial pointers are written.
    pub fn clearing(&self) -> u32 {
        match self.architecture {
            Architecture::Sorting | Architecture::AllPairs => 0,
            Architecture::Banked => self.keys.div_ceil(self.banks),
        }
    }

    /// Name of the Verilog module, which carries every parameter that changes it.
    pub fn module_name(&self) -> String {
        let mut name = format!("ofan_l{}{}", self.lanes, self.pointers_name());
        name += &match self.architecture {
            Architecture::Sorting => "_sorting".to_string(),
            Architecture::AllPairs => format!("_allpairs{}", self.stages),
            Architecture::Banked => format!(
                "_banked{}x{}_rl{}_fifo{}",
                self.width, self.banks, self.read_latency, self.fifo_depth
            ),
        };
        name + self.stall_name()
    }

    /// What the pointers, however they are shared, add to a name.
    pub(crate) fn pointers_name(&self) -> String {
        let mut name = format!(
            "_k{}_u{}_c{}{}{}",
            self.keys,
            self.uplinks,
            self.classes,
            self.order_name(),
            self.start_name()
        );
        if self.uplink_mask {
            name += "_mask";
        }
        if self.failures > 0 {
            name += &format!("_f{}", self.failures);
        }
        name
    }

    /// Name of the pointer file's module.
    pub(super) fn pointer_file_name(&self) -> String {
        format!(
            "ofan_pointer_file{}_l{}_k{}_u{}_c{}{}",
            self.restricted_name(),
            self.lanes,
            self.keys,
            self.uplinks,
            self.classes,
            self.start_name()
        )
    }

    /// What tells modules that count within groups apart.
    pub(super) fn ranks_name(&self) -> String {
        format!(
            "l{}_kw{}_u{}{}{}",
            self.lanes,
            self.key_width(),
            self.uplinks,
            self.restricted_name(),
            self.stall_name()
        )
    }

    /// What unusable uplinks add to a name.
    pub(super) fn restricted_name(&self) -> &'static str {
        if self.restricted() { "_restricted" } else { "" }
    }

    /// What the permutation adds to a name.
    pub(super) fn order_name(&self) -> String {
        match self.order {
            _ if !self.basis.is_empty() => format!("_basis{:08x}", digest(&self.basis)),
            Order::Off => "_off".into(),
            Order::Identity => "_identity".into(),
            Order::Searched => String::new(),
        }
    }

    /// What the initial pointers add to a name.
    pub(super) fn start_name(&self) -> String {
        if !self.initial.is_empty() {
            return format!("_start{:08x}", digest(&self.initial));
        }
        match self.seed {
            0 => String::new(),
            seed => format!("_seed{seed}"),
        }
    }

    /// What an input that freezes the pipeline adds to a name.
    pub(super) fn stall_name(&self) -> &'static str {
        if self.stall && self.architecture != Architecture::Banked {
            "_stall"
        } else {
            ""
        }
    }
}

/// Numbers of registers that `all-pairs` can be cut by.
pub const STAGES: std::ops::RangeInclusive<u32> = 3..=7;

/// FNV-1a over a list, for a name of its own.
fn digest(list: &[u32]) -> u32 {
    let mix = |h: u32, v: &u32| (h ^ v).wrapping_mul(0x0100_0193);
    list.iter().fold(0x811c_9dc5, mix)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_that_cannot_be_name_what_is_wrong() {
        let small = Config {
            keys: 4,
            uplinks: 4,
            ..Config::default()
        };
        let initial = |initial: &[u32]| Config {
            initial: initial.to_vec(),
            ..small.clone()
        };
        let text = |config: Config| config.validate().unwrap_err().to_string();
        assert!(initial(&[0, 1, 2, 3]).validate().is_ok());
        let wrong = text(initial(&[0, 1, 2, 4]));
        assert!(
            wrong.starts_with("initial = 4 at key 3 is not allowed (allowed: 0..=3)"),
            "{wrong}"
        );
        let short = text(initial(&[0, 1]));
        assert!(
            short.starts_with("initial = 2 values is not allowed (allowed: 4 values of 0 to 3)"),
            "{short}"
        );
        let basis = |order| Config {
            basis: vec![1, 0, 3, 2],
            order,
            ..small.clone()
        };
        assert!(basis(Order::Identity).validate().is_ok());
        assert!(text(basis(Order::Off)).contains("none with order = off"));
    }
}
