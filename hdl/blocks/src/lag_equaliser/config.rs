//! Configuration of the LAG equaliser.

use crate::config::{ConfigError, in_range, refused};
use serde::{Deserialize, Serialize};

/// Most links of a LAG.
const MOST_LINKS: u32 = 256;
/// Most segments of a path.
const MOST_SEGMENTS: usize = 8;

/// Configuration of the LAG equaliser.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Links d of the most downstream LAG, 1 to 256.
    pub downstream: u32,
    /// Links u of each LAG further up, 1 to 256 each; 1 to 8 of them, each the upstream end of a segment.
    pub upstream: Vec<u32>,
}

impl Default for Config {
    /// The paper's figure D: two links downstream, two upstream.
    fn default() -> Config {
        Config {
            downstream: 2,
            upstream: vec![2],
        }
    }
}

impl Config {
    /// Checks every field.
    pub fn validate(&self) -> Result<(), ConfigError> {
        let links = 1..=MOST_LINKS;
        let what = "the number of links downstream";
        in_range("downstream", what, self.downstream, links.clone())?;
        let segments = self.upstream.len();
        if !(1..=MOST_SEGMENTS).contains(&segments) {
            let allowed = format!("a list of 1 to {MOST_SEGMENTS} numbers of links");
            let advice = "give one number of links for each segment, from downstream";
            return Err(refused(
                "upstream",
                format!("{segments} values"),
                &allowed,
                advice,
            ));
        }
        let mut wrong = self.upstream.iter().enumerate();
        match wrong.find(|(_, u)| !links.contains(u)) {
            None => Ok(()),
            Some((segment, u)) => Err(refused(
                "upstream",
                format!("{u} in segment {}", segment + 1),
                &format!("1..={MOST_LINKS}"),
                "set the number of links upstream to one of these",
            )),
        }
    }

    /// Cycles from a link's state to what is enabled: one for each segment.
    pub fn latency(&self) -> u32 {
        self.upstream.len() as u32
    }

    /// The most upstream links u′ of `upstream` that carry no more than `up` of `downstream` links do: the largest
    /// with u′ · d ≤ u · up.
    pub fn kept(downstream: u32, upstream: u32, up: u32) -> u32 {
        upstream * up / downstream
    }

    /// Name of the Verilog module, which carries every parameter.
    pub fn module_name(&self) -> String {
        let upstream = self.upstream.iter().map(|u| format!("_u{u}"));
        format!(
            "lag_equaliser_d{}{}",
            self.downstream,
            upstream.collect::<String>()
        )
    }
}
