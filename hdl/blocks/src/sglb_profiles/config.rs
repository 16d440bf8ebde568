//! Configuration of the path quality profiles.

use crate::config::{ConfigError, in_range, one_of, refused};
use crate::sglb_scorer;
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;
use std::ops::RangeInclusive;

/// Configuration of SGLB's path quality profiles.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Profiles N, 1 to 64, one for each path group.
    pub profiles: u32,
    /// Values V of a profile, 1 to 64, one for each path.
    pub values: u32,
    /// Local egress ports, 1 to 256.
    pub ports: u32,
    /// Switches one hop away, 1 to 256.
    pub neighbours: u32,
    /// Egress ports of a neighbour, 1 to 256.
    pub neighbour_ports: u32,
    /// Bits F of a factor, 1 to 16.
    pub factor_width: u32,
    /// Levels L, 2 to 16.
    pub levels: u32,
    /// Paths P that are scored in a cycle: 1, 2, 4, 8 or 16.
    pub paths: u32,
    /// Cycles from the start of a sweep to that of the next.
    pub local_period: u32,
    /// Cycles from the start of a reading of the next hops' state to that of the next: a multiple of `local_period`.
    pub remote_period: u32,
    /// Cycles S from asking for a next hop's state to the answer, 1 to 8.
    pub state_latency: u32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            profiles: 64,
            values: 32,
            ports: 64,
            neighbours: 64,
            neighbour_ports: 64,
            factor_width: 8,
            levels: 8,
            paths: 4,
            local_period: 1000,
            remote_period: 15_000,
            state_latency: 2,
        }
    }
}

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range("profiles", "the number of profiles", self.profiles, 1..=64)?;
        let values = "the number of values of a profile";
        in_range("values", values, self.values, 1..=64)?;
        in_range("ports", "the number of ports", self.ports, 1..=256)?;
        let neighbours = "the number of neighbours";
        in_range("neighbours", neighbours, self.neighbours, 1..=256)?;
        let ports = "the number of ports of a neighbour";
        in_range("neighbour_ports", ports, self.neighbour_ports, 1..=256)?;
        let paths = "the number of paths scored in a cycle";
        one_of("paths", paths, self.paths, &[1, 2, 4, 8, 16])?;
        let latency = "the latency of the next hops' state";
        in_range("state_latency", latency, self.state_latency, 1..=8)?;
        self.scorer().validate()?;
        self.in_time(
            "local_period",
            "a sweep",
            self.local_period,
            (self.words() + SWEEP_OVERHEAD)..=1 << 20,
        )?;
        self.in_time(
            "remote_period",
            "a reading of the next hops' state",
            self.remote_period,
            (self.words() * self.paths + self.state_latency + 4)..=1 << 24,
        )?;
        if !self.remote_period.is_multiple_of(self.local_period) {
            let allowed = format!("multiples of local_period = {}", self.local_period);
            let advice = "set the two so that a reading starts with a sweep";
            return Err(refused(
                "remote_period",
                self.remote_period,
                &allowed,
                advice,
            ));
        }
        Ok(())
    }

    /// Whether a period holds what happens in it, which other fields decide.
    fn in_time(
        &self,
        field: &'static str,
        what: &str,
        period: u32,
        allowed: RangeInclusive<u32>,
    ) -> Result<(), ConfigError> {
        if allowed.contains(&period) {
            return Ok(());
        }
        let (least, most) = (allowed.start(), allowed.end());
        let advice = format!(
            "{what} of profiles = {} with values = {}, {} paths a cycle, takes {least} cycles: change the period, or one of these",
            self.profiles, self.values, self.paths
        );
        Err(refused(
            field,
            period,
            &format!("{least}..={most}"),
            &advice,
        ))
    }

    /// The scorer inside.
    pub fn scorer(&self) -> sglb_scorer::Config {
        sglb_scorer::Config {
            paths: self.paths,
            factor_width: self.factor_width,
            levels: self.levels,
            scores: false,
            shadow: true,
        }
    }

    /// Words of P paths in a profile, ⌈V/P⌉.
    pub fn groups(&self) -> u32 {
        self.values.div_ceil(self.paths)
    }

    /// Words of P paths in all profiles, as many as a sweep takes cycles.
    pub fn words(&self) -> u32 {
        self.profiles * self.groups()
    }

    /// Places of a memory of words, whose address is the profile over the word in it.
    pub fn depth(&self) -> u32 {
        self.profiles * self.groups().next_power_of_two()
    }

    /// Sweeps from one reading of the next hops' state to the next.
    pub fn sweeps(&self) -> u32 {
        self.remote_period / self.local_period
    }

    /// Cycles after a reset in which the path table is cleared.
    pub fn clearing(&self) -> u32 {
        self.words()
    }

    /// Cycles from a lookup to the profile.
    pub fn latency(&self) -> u32 {
        1
    }

    /// Width of `profile`.
    pub fn profile_width(&self) -> u32 {
        index_width(self.profiles)
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        format!(
            "sglb_profiles_{}x{}_p{}_n{}x{}_f{}_l{}_x{}_t{}_{}_s{}",
            self.profiles,
            self.values,
            self.ports,
            self.neighbours,
            self.neighbour_ports,
            self.factor_width,
            self.levels,
            self.paths,
            self.local_period,
            self.remote_period,
            self.state_latency
        )
    }
}

/// Cycles of a sweep beside one for each word: its start, two to fetch, those of the scorer, one to make it visible.
const SWEEP_OVERHEAD: u32 = 8;
