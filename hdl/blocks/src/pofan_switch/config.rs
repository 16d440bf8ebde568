//! Configuration of pOfan in a switch of several pipes.

use crate::config::{ConfigError, in_range, one_of, refused};
use crate::ofan::Order;
use crate::pofan_pipe;
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// Configuration of pOfan in a switch of several pipes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Pipes P, 1 to 64, each with pointers of its own.
    pub pipes: u32,
    /// Ports of a pipe q: 1, 2, 4 or 8.
    pub ports_per_pipe: u32,
    /// Packets that wait at each port, 1 to 64.
    pub fifo_depth: u32,
    /// Pointers N of a pipe, 1 to 8192: destinations times size classes. Key d + N_d·t is destination d, class t.
    pub keys: u32,
    /// Ports w that a pointer goes round, 1 to 256.
    pub uplinks: u32,
    /// Size classes, 1 to 4, each with pointers of its own.
    pub classes: u32,
    /// Which permutation turns a pointer's value into a port.
    pub order: Order,
    /// A basis permutation of 0 to w − 1 in place of the one that `order` names; empty for that one.
    pub basis: Vec<u32>,
    /// Seed of the hash that draws the initial pointers of pipe 0; pipe p has `seed` + p, modulo 2⁶⁴.
    pub seed: u64,
    /// Initial pointers, N for each pipe, in place of the hash; empty for the hash.
    pub initial: Vec<u32>,
    /// Whether there is an input that says which local uplinks are up.
    pub uplink_mask: bool,
    /// Entries F, 0 to 64, that restrict single keys to some uplinks.
    pub failures: u32,
    /// Packets g that a pipe takes in a cycle: 1, 2 or 4; must divide `ports_per_pipe`.
    pub packets_per_cycle: u32,
    /// One packet a cycle: cycles from a pipe's memory's address to its data, 1 or 2.
    pub read_latency: u32,
}

impl Default for Config {
    /// An edge switch of a fat tree of radix 64 with pipes of 4 ports.
    fn default() -> Config {
        let pipe = pofan_pipe::Config::default();
        Config {
            pipes: 8,
            ports_per_pipe: 4,
            fifo_depth: 4,
            keys: pipe.keys,
            uplinks: pipe.uplinks,
            classes: pipe.classes,
            order: pipe.order,
            basis: pipe.basis,
            seed: pipe.seed,
            initial: pipe.initial,
            uplink_mask: pipe.uplink_mask,
            failures: pipe.failures,
            packets_per_cycle: pipe.packets_per_cycle,
            read_latency: pipe.read_latency,
        }
    }
}

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range("pipes", "the number of pipes", self.pipes, 1..=64)?;
        one_of(
            "ports_per_pipe",
            "the ports of a pipe",
            self.ports_per_pipe,
            &[1, 2, 4, 8],
        )?;
        in_range("fifo_depth", "the depth of a FIFO", self.fifo_depth, 1..=64)?;
        // The list is longer than a pipe's, and is checked whole.
        let plain = Config {
            initial: vec![],
            ..self.clone()
        };
        plain.pipe(0).validate()?;
        if !self.ports_per_pipe.is_multiple_of(self.packets_per_cycle) {
            return Err(refused(
                "packets_per_cycle",
                self.packets_per_cycle,
                &format!("divisors of ports_per_pipe = {}", self.ports_per_pipe),
                "each packet of a cycle comes from its own share of the ports: change one of the two",
            ));
        }
        let (pointers, w) = ((self.pipes * self.keys) as usize, self.uplinks);
        if self.initial.is_empty() {
            return Ok(());
        }
        if self.initial.len() != pointers {
            return Err(refused(
                "initial",
                format!("{} values", self.initial.len()),
                &format!("{pointers} values of 0 to {}", w - 1),
                "list one value for each key of each pipe, pipe 0 first, or leave it empty",
            ));
        }
        let wrong = (0..).zip(&self.initial).find(|(_, p)| **p >= w);
        match wrong {
            None => Ok(()),
            Some((at, value)) => Err(refused(
                "initial",
                format!(
                    "{value} at key {} of pipe {}",
                    at % self.keys,
                    at / self.keys
                ),
                &format!("0..={}", w - 1),
                "a pointer names a position: it is less than uplinks",
            )),
        }
    }

    /// The configuration of pipe `index`.
    pub fn pipe(&self, index: u32) -> pofan_pipe::Config {
        let keys = self.keys as usize;
        let initial = match self.initial.is_empty() {
            true => vec![],
            false => self.initial[index as usize * keys..][..keys].to_vec(),
        };
        pofan_pipe::Config {
            keys: self.keys,
            uplinks: self.uplinks,
            classes: self.classes,
            order: self.order,
            basis: self.basis.clone(),
            seed: self.seed.wrapping_add(u64::from(index)),
            initial,
            uplink_mask: self.uplink_mask,
            failures: self.failures,
            packets_per_cycle: self.packets_per_cycle,
            read_latency: self.read_latency,
        }
    }

    /// Ports of the switch: `pipes` · `ports_per_pipe`.
    pub fn ports(&self) -> u32 {
        self.pipes * self.ports_per_pipe
    }

    /// Ports that share a packet of a cycle: `ports_per_pipe` / `packets_per_cycle`.
    pub fn ports_per_lane(&self) -> u32 {
        self.ports_per_pipe / self.packets_per_cycle
    }

    /// Width of the number of a port among those of its lane.
    pub fn member_width(&self) -> u32 {
        index_width(self.ports_per_lane())
    }

    /// Cycles from the grant of a packet to its answer.
    pub fn latency(&self) -> u32 {
        self.pipe(0).latency()
    }

    /// Name of the Verilog module, which carries every parameter that changes it.
    pub fn module_name(&self) -> String {
        let mut whole = self.pipe(0);
        whole.initial.clone_from(&self.initial);
        let pipe = whole.module_name();
        let pipe = pipe.trim_start_matches("pofan_pipe");
        format!(
            "pofan_switch_p{}x{}_fifo{}{pipe}",
            self.pipes, self.ports_per_pipe, self.fifo_depth
        )
    }
}
