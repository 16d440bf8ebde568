//! Configuration of the GLB engine.

use crate::config::{ConfigError, in_range, one_of, refused};
use crate::topk_select::Pick;
use crate::{glb_message, path_enable, sglb_profiles, topk_select};
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// For how long a choice of a path holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Granularity {
    /// For one packet.
    #[default]
    Packet,
    /// For all packets of a flowlet: those of a flow with no long gap between them.
    Flowlet,
}

/// Configuration of the GLB engine.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Profiles, 1 to 64: one for each destination group.
    pub profiles: u32,
    /// Paths of a profile, 1 to 64.
    pub values: u32,
    /// Local egress ports, 1 to 256.
    pub ports: u32,
    /// Neighbours whose messages are listened to, 1 to 256.
    pub neighbours: u32,
    /// Egress ports that a neighbour tells of, 1 to 128.
    pub neighbour_ports: u32,
    /// Levels, 2 to 16.
    pub levels: u32,
    /// Paths that are scored in a cycle: 1, 2, 4, 8 or 16.
    pub score_paths: u32,
    /// Cycles between sweeps over all profiles.
    pub local_period: u32,
    /// Cycles between readings of the neighbours' state.
    pub remote_period: u32,
    /// Links that are watched, 1 to 256.
    pub links: u32,
    /// Links that a path may name, 1 to 4.
    pub links_per_path: u32,
    /// Best paths that are kept after a reset, 1 to 64.
    pub keep: u32,
    /// Which of the kept paths are picked from.
    pub pick: Pick,
    /// Bits of the random generator: 32, 40, 48 or 64.
    pub lfsr_width: u32,
    /// Where the random generator starts.
    pub seed: u64,
    /// Bytes of a word of a message: 1, 2, 4, 8, 16 or 32.
    pub word_bytes: u32,
    /// Cycles of a tick, in which ages of messages are counted, 1 to 65536.
    pub tick_cycles: u32,
    /// For how long a choice of a path holds.
    pub granularity: Granularity,
    /// Entries of the flow table, a power of two up to 4096; per flowlet alone.
    pub flows: u32,
}

impl Default for Config {
    /// The tables of the paper's chip, a choice for each packet.
    fn default() -> Config {
        let profiles = sglb_profiles::Config::default();
        let topk = topk_select::Config::default();
        let messages = glb_message::Config::default();
        Config {
            profiles: profiles.profiles,
            values: profiles.values,
            ports: profiles.ports,
            neighbours: profiles.neighbours,
            neighbour_ports: profiles.neighbour_ports,
            levels: profiles.levels,
            score_paths: profiles.paths,
            local_period: profiles.local_period,
            remote_period: profiles.remote_period,
            links: 128,
            links_per_path: 2,
            keep: topk.keep,
            pick: topk.pick,
            lfsr_width: topk.lfsr_width,
            seed: topk.seed,
            word_bytes: messages.word_bytes,
            tick_cycles: messages.tick_cycles,
            granularity: Granularity::default(),
            flows: 256,
        }
    }
}

impl Config {
    /// Bits of a flow's number.
    pub const FLOW_WIDTH: u32 = 32;
    /// Bits of the gap timer.
    pub const GAP_WIDTH: u32 = 16;
    /// Cycles from a packet to the input of the choice.
    pub(super) const GATHER: u32 = path_enable::Config::LATENCY;

    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        let ports = "the ports of a neighbour";
        in_range("neighbour_ports", ports, self.neighbour_ports, 1..=128)?;
        let paths = "the paths scored in a cycle";
        one_of("score_paths", paths, self.score_paths, &[1, 2, 4, 8, 16])?;
        let flows = "the entries of the flow table";
        in_range("flows", flows, self.flows, 1..=4096)?;
        if !self.flows.is_power_of_two() {
            let advice = "set the entries of the flow table to a power of two";
            return Err(refused(
                "flows",
                self.flows,
                "powers of two up to 4096",
                advice,
            ));
        }
        // In each of these the fields have the names that they have here.
        self.profiles_config().validate()?;
        self.messages().validate()?;
        self.paths().validate()?;
        self.choice().validate()
    }

    /// The profiles inside. An answer of the decoder passes a register.
    pub fn profiles_config(&self) -> sglb_profiles::Config {
        sglb_profiles::Config {
            profiles: self.profiles,
            values: self.values,
            ports: self.ports,
            neighbours: self.neighbours,
            neighbour_ports: self.neighbour_ports,
            factor_width: 8,
            levels: self.levels,
            paths: self.score_paths,
            local_period: self.local_period,
            remote_period: self.remote_period,
            state_latency: glb_message::Config::READ_LATENCY + 1,
        }
    }

    /// The decoder inside.
    pub fn messages(&self) -> glb_message::Config {
        glb_message::Config {
            senders: self.neighbours,
            ports: self.neighbour_ports,
            word_bytes: self.word_bytes,
            tick_cycles: self.tick_cycles,
            ..glb_message::Config::default()
        }
    }

    /// Path enabling inside.
    pub fn paths(&self) -> path_enable::Config {
        path_enable::Config {
            groups: self.profiles,
            paths: self.values,
            links: self.links,
            links_per_path: self.links_per_path,
        }
    }

    /// The choice inside.
    pub fn choice(&self) -> topk_select::Config {
        topk_select::Config {
            paths: self.values,
            levels: self.levels,
            keep: self.keep,
            pick: self.pick,
            lfsr_width: self.lfsr_width,
            seed: self.seed,
        }
    }

    /// Cycles from a packet to its port: two to gather, those of the choice, one for flow table and port table.
    pub fn latency(&self) -> u32 {
        Config::GATHER + self.choice().latency() + 1
    }

    /// Cycles from the one in which a link is seen down to the first in which no packet is sent over it: a link counts one
    /// cycle after it is seen, in the last cycle of gathering.
    pub fn failover(&self) -> u32 {
        path_enable::Config::REMOVAL + self.latency() - Config::GATHER
    }

    /// Cycles after a reset in which the path table is cleared.
    pub fn clearing(&self) -> u32 {
        self.profiles_config().clearing()
    }

    /// Width of an entry's number in the flow table: max(1, ⌈log₂ flows⌉).
    pub(super) fn flow_index_width(&self) -> u32 {
        index_width(self.flows)
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        let flowlet = match self.granularity {
            Granularity::Packet => String::new(),
            Granularity::Flowlet => format!("_flowlet{}", self.flows),
        };
        let profiles = self.profiles_config().module_name();
        let choice = self.choice().module_name();
        let shared = format!("topk_select_n{}_l{}", self.values, self.levels);
        format!(
            "sglb_engine{}_h{}x{}_b{}_a{}{}{flowlet}",
            profiles.trim_start_matches("sglb_profiles"),
            self.links,
            self.links_per_path,
            self.word_bytes,
            self.tick_cycles,
            choice.trim_start_matches(&shared),
        )
    }
}
