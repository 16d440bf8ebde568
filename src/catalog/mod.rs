//! The catalog: one entry binds everything that belongs to a block.
//!
//! A new block implements [`Entry`] and joins [`blocks`]. Every verb, test, table and document works
//! off [`Block`] and [`Instance`] and so covers it without another line.

pub mod dt_admission;
pub mod dt_threshold;
pub mod fixed_priority_arbiter;
pub mod glb_message;
pub mod head_drop_executor;
pub mod lag_equaliser;
pub mod max_finder;
pub mod occamy_selector;
pub mod ofan;
pub mod ofan_switch;
pub mod path_enable;
pub mod pofan_pipe;
pub mod pofan_switch;
pub mod rr_arbiter;
mod settings;
pub mod sglb_engine;
pub mod sglb_profiles;
pub mod sglb_scorer;
pub mod stimulus;
pub mod topk_select;
pub mod traffic_manager;

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;
use sluice_blocks::ConfigError;
use sluice_hdl::Definition;

use crate::golden::Golden;
use crate::ports::Layout;
use crate::traffic::LaneUnit;
pub use settings::{SettingsError, parse_setting};
pub use stimulus::{Stimulus, Traffic};

/// A named configuration of a block.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// Its name on the command line.
    pub name: &'static str,
    /// Who would want it.
    pub summary: &'static str,
    /// The fields that differ from their defaults, as TOML.
    pub settings: &'static str,
}

/// A configuration that was checked: it can be built and simulated.
pub trait Config: Clone + Default + Serialize + DeserializeOwned + 'static {
    /// Whether every field is in its range.
    fn validate(&self) -> Result<(), ConfigError>;
}

/// What a block contributes to the catalog.
pub trait Entry: Sync + 'static {
    /// Its configuration.
    type Config: Config;

    /// Name on the command line.
    const NAME: &'static str;
    /// One line on what it does.
    const SUMMARY: &'static str;
    /// The paragraph it is built from.
    const SOURCE: &'static str;
    /// Its page.
    const DOCUMENTATION: &'static str;
    /// Named configurations, the first one the default.
    const PRESETS: &'static [Preset];
    /// The field that says how large the block is.
    const SIZE: &'static str;
    /// Fields that change what is built, each with the values that tests cross with each other.
    const CHOICES: &'static [(&'static str, &'static [&'static str])];

    /// What that field holds in a test of this size, 1 or more; a block that not every number fits gives another.
    fn size(of: u32) -> u32 {
        of
    }
    /// The hardware.
    fn definition(config: &Self::Config) -> Result<Arc<Definition>, ConfigError>;
    /// The golden model, in its reset state.
    fn golden(config: &Self::Config) -> Box<dyn Golden>;
    /// Cycles from an input to the outputs it governs.
    fn latency(config: &Self::Config) -> u32;
    /// Cycles after a reset in which it takes nothing, because a memory is being cleared.
    fn clearing(_config: &Self::Config) -> u32 {
        0
    }
    /// What it takes and gives in a cycle.
    fn throughput(config: &Self::Config) -> String;
    /// Inputs to try it with; equal arguments give equal inputs.
    fn stimulus(config: &Self::Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus>;
    /// Whatever was drawn, hashed or searched for at generation.
    fn tables(_config: &Self::Config) -> serde_json::Value {
        serde_json::json!({})
    }
    /// How packets pass through it, if it is a unit that answers packets by lane.
    fn lane_unit(_config: &Self::Config) -> Option<LaneUnit> {
        None
    }
}

/// A block of the catalog, whatever its configuration.
pub trait Block: Sync {
    /// Name on the command line.
    fn name(&self) -> &'static str;
    /// One line on what it does.
    fn summary(&self) -> &'static str;
    /// The paragraph it is built from.
    fn source(&self) -> &'static str;
    /// Its page, in Markdown.
    fn documentation(&self) -> &'static str;
    /// Named configurations, the first one the default.
    fn presets(&self) -> &'static [Preset];
    /// The field that says how large the block is.
    fn size_field(&self) -> &'static str;
    /// What that field holds in a test of this size.
    fn size(&self, of: u32) -> u32;
    /// Fields that change what is built, each with the values that tests cross with each other.
    fn choices(&self) -> &'static [(&'static str, &'static [&'static str])];
    /// Every field of the configuration with its default.
    fn defaults(&self) -> toml::Table;
    /// The block with these fields, and all others at their defaults.
    fn configure(&self, settings: toml::Table) -> Result<Box<dyn Instance>, SettingsError>;
}

/// A configured block.
pub trait Instance {
    /// Name of its block.
    fn block(&self) -> &'static str;
    /// Every field of the configuration.
    fn config(&self) -> serde_json::Value;
    /// The hardware.
    fn definition(&self) -> &Arc<Definition>;
    /// The golden model, in its reset state.
    fn golden(&self) -> Box<dyn Golden>;
    /// Cycles from an input to the outputs it governs.
    fn latency(&self) -> u32;
    /// Cycles after a reset in which it takes nothing, because a memory is being cleared.
    fn clearing(&self) -> u32;
    /// What it takes and gives in a cycle.
    fn throughput(&self) -> String;
    /// Inputs to try it with; equal arguments give equal inputs.
    fn stimulus(&self, traffic: Traffic, seed: u64) -> Box<dyn Stimulus>;
    /// Whatever was drawn, hashed or searched for at generation.
    fn tables(&self) -> serde_json::Value;
    /// How packets pass through it, if it is a unit that answers packets by lane.
    fn lane_unit(&self) -> Option<LaneUnit>;
    /// Row layout of the input ports.
    fn inputs(&self) -> Layout {
        Layout::of(self.definition().inputs())
    }
    /// Row layout of the output ports.
    fn outputs(&self) -> Layout {
        Layout::of(self.definition().outputs())
    }
}

/// All blocks, in the order they are shown.
pub fn blocks() -> &'static [&'static dyn Block] {
    &[
        &rr_arbiter::RrArbiter,
        &fixed_priority_arbiter::FixedPriorityArbiter,
        &occamy_selector::OccamySelector,
        &max_finder::MaxFinder,
        &dt_threshold::DtThreshold,
        &dt_admission::DtAdmission,
        &head_drop_executor::HeadDropExecutor,
        &ofan::Ofan,
        &ofan_switch::OfanSwitch,
        &pofan_pipe::PofanPipe,
        &pofan_switch::PofanSwitch,
        &traffic_manager::TrafficManager,
        &sglb_scorer::SglbScorer,
        &topk_select::TopkSelect,
        &sglb_profiles::SglbProfiles,
        &glb_message::GlbMessage,
        &path_enable::PathEnable,
        &lag_equaliser::LagEqualiser,
        &sglb_engine::SglbEngine,
    ]
}

/// The block of this name.
pub fn find(name: &str) -> Result<&'static dyn Block, SettingsError> {
    let found = blocks().iter().find(|block| block.name() == name);
    found.copied().ok_or_else(|| SettingsError::UnknownBlock {
        name: name.to_owned(),
        known: settings::names(blocks().iter().map(|block| block.name())),
    })
}

/// The settings of a block's preset.
pub fn preset(block: &dyn Block, name: &str) -> Result<toml::Table, SettingsError> {
    let presets = block.presets();
    let found = presets.iter().find(|preset| preset.name == name);
    let preset = found.ok_or_else(|| SettingsError::UnknownPreset {
        block: block.name(),
        name: name.to_owned(),
        known: settings::names(presets.iter().map(|preset| preset.name)),
    })?;
    settings::parse_table(preset.settings)
}

/// The block in the configuration of one of its presets.
pub fn from_preset(block: &dyn Block, name: &str) -> Result<Box<dyn Instance>, SettingsError> {
    block.configure(preset(block, name)?)
}

impl<E: Entry> Block for E {
    fn name(&self) -> &'static str {
        E::NAME
    }

    fn summary(&self) -> &'static str {
        E::SUMMARY
    }

    fn source(&self) -> &'static str {
        E::SOURCE
    }

    fn documentation(&self) -> &'static str {
        E::DOCUMENTATION
    }

    fn presets(&self) -> &'static [Preset] {
        E::PRESETS
    }

    fn size_field(&self) -> &'static str {
        E::SIZE
    }

    fn size(&self, of: u32) -> u32 {
        E::size(of)
    }

    fn choices(&self) -> &'static [(&'static str, &'static [&'static str])] {
        E::CHOICES
    }

    fn defaults(&self) -> toml::Table {
        settings::defaults::<E::Config>()
    }

    fn configure(&self, settings: toml::Table) -> Result<Box<dyn Instance>, SettingsError> {
        let config = settings::configure::<E::Config>(E::NAME, settings)?;
        let definition = settings::checked(E::NAME, E::definition(&config))?;
        Ok(Box::new(Configured::<E> { config, definition }))
    }
}

/// The one implementation of [`Instance`]: an entry with its configuration and its hardware.
struct Configured<E: Entry> {
    config: E::Config,
    definition: Arc<Definition>,
}

impl<E: Entry> Instance for Configured<E> {
    fn block(&self) -> &'static str {
        E::NAME
    }

    fn config(&self) -> serde_json::Value {
        settings::to_json(&self.config)
    }

    fn definition(&self) -> &Arc<Definition> {
        &self.definition
    }

    fn golden(&self) -> Box<dyn Golden> {
        E::golden(&self.config)
    }

    fn latency(&self) -> u32 {
        E::latency(&self.config)
    }

    fn clearing(&self) -> u32 {
        E::clearing(&self.config)
    }

    fn throughput(&self) -> String {
        E::throughput(&self.config)
    }

    fn stimulus(&self, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        E::stimulus(&self.config, traffic, seed)
    }

    fn tables(&self) -> serde_json::Value {
        E::tables(&self.config)
    }

    fn lane_unit(&self) -> Option<LaneUnit> {
        E::lane_unit(&self.config)
    }
}

/// Every combination of a block's choices at this size.
pub fn combinations(block: &dyn Block, size: u32) -> Vec<toml::Table> {
    let size = i64::from(block.size(size));
    let start = toml::Table::from_iter([(block.size_field().to_owned(), size.into())]);
    block
        .choices()
        .iter()
        .fold(vec![start], |tables, (field, values)| {
            let with = |table: &toml::Table, value: &&str| {
                let mut table = table.clone();
                let value = settings::parse_value(value);
                table.insert((*field).to_owned(), value);
                table
            };
            tables
                .iter()
                .flat_map(|table| values.iter().map(move |value| with(table, value)))
                .collect()
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_preset_is_the_default() {
        for &block in blocks() {
            let first = from_preset(block, block.presets()[0].name).unwrap();
            let default = block.configure(toml::Table::new()).unwrap();
            assert_eq!(first.config(), default.config(), "{}", block.name());
        }
    }

    #[test]
    fn every_choice_appears_in_a_preset_or_can_be_built() {
        for &block in blocks() {
            for table in combinations(block, 3) {
                block.configure(table).unwrap();
            }
        }
    }

    #[test]
    fn equal_seeds_give_equal_rows_that_fit_their_ports() {
        for &block in blocks() {
            for preset in block.presets() {
                let instance = from_preset(block, preset.name).unwrap();
                let columns = instance.inputs().columns();
                for traffic in [Traffic::Mixed, Traffic::Directed] {
                    let mut twins = [(); 2].map(|()| instance.stimulus(traffic, 7));
                    for _ in 0..2000 {
                        let mut rows = [(); 2].map(|()| vec![0; instance.inputs().words()]);
                        let resets = [0, 1].map(|i| twins[i].next(&mut rows[i]));
                        assert_eq!(resets[0], resets[1]);
                        assert_eq!(rows[0], rows[1]);
                        for column in &columns {
                            let top = column.slice(&rows[0]).last().copied().unwrap_or(0);
                            let spare = column.width % 64;
                            assert!(spare == 0 || top >> spare == 0, "{}", column.label);
                        }
                    }
                }
            }
        }
    }
}
