//! Configuration of path enabling.

use crate::config::{ConfigError, in_range};
use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;

/// Configuration of path enabling.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Path groups G, 1 to 256: one for each destination or profile.
    pub groups: u32,
    /// Paths N of a group, 1 to 64.
    pub paths: u32,
    /// Links L that are watched, 1 to 256: the switch's own and its neighbours'.
    pub links: u32,
    /// Links H that a path may name, 1 to 4.
    pub links_per_path: u32,
}

impl Default for Config {
    /// The tables of the paper's chip: 64 groups of 32 paths, each over a local and a remote link of 64.
    fn default() -> Config {
        Config {
            groups: 64,
            paths: 32,
            links: 64,
            links_per_path: 2,
        }
    }
}

impl Config {
    /// Cycles from a lookup to its answer.
    pub const LATENCY: u32 = 2;

    /// Cycles from the one in which a link is seen down to the first whose answer is without its paths.
    pub const REMOVAL: u32 = 2;

    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        in_range("groups", "the number of groups", self.groups, 1..=256)?;
        in_range("paths", "the number of paths", self.paths, 1..=64)?;
        in_range("links", "the number of links", self.links, 1..=256)?;
        let what = "the number of links of a path";
        in_range("links_per_path", what, self.links_per_path, 1..=4)
    }

    /// Width of `group`: max(1, ⌈log₂ G⌉).
    pub fn group_width(&self) -> u32 {
        index_width(self.groups)
    }

    /// Width of a link's number: max(1, ⌈log₂ L⌉).
    pub fn link_width(&self) -> u32 {
        index_width(self.links)
    }

    /// Links that a row of the map names: N · H.
    pub fn entries(&self) -> u32 {
        self.paths * self.links_per_path
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        format!(
            "path_enable_g{}_n{}_l{}_h{}",
            self.groups, self.paths, self.links, self.links_per_path
        )
    }
}
