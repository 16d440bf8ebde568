//! Maximum finder: a binary tree of comparators.
//!
//! Occamy, section 2.2: "To monitor the longest queue, Pushout requires a circuit called Maximum Finder (MF). Figure 4
//! depicts a common MF based on binary comparator tree. To find the maximum value among N variables, MF requires
//! log₂ N levels of nodes. Each node finds the maximum value of two numbers, which is implemented by a multiplexer and a
//! comparator."

mod config;
mod tree;

pub use config::{Config, Pipeline};
pub(crate) use tree::{Node, climb};

use crate::ConfigError;
use sluice_hdl::{Definition, Module, Reg, Sig};
use std::sync::Arc;

/// Builds the maximum finder.
///
/// Ports: in `value[N]` (k each), `value_valid` (N), and `stall` (1) if configured; out `greatest` (k), `index`
/// (max(1, ⌈log₂ N⌉)), `valid` (1). The greatest of the values whose bit of `value_valid` is 1, the lowest index on
/// ties; all outputs are 0 where there is none, and while `rst` is high. Latency [`Config::latency`], a set of values a
/// cycle.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let values = m.input_array("value", config.values, config.width);
    let valid = m.input("value_valid", config.values);
    let stall = config.stall.then(|| m.input("stall", 1));
    let leaves = (0..).zip(values).map(|(i, value)| Node {
        valid: Some(valid.bit(i)),
        value,
        index: None,
    });
    let root = climb(&m, leaves.collect(), |level, place, node| {
        match config.stage_behind(level) {
            Some(stage) => registered(&m, &format!("{stage}_{place}"), stage, stall, node),
            None => node,
        }
    });
    let valid = root.valid.unwrap_or(m.lit(1, 1)) & !m.reset();
    let index = root.index.unwrap_or(m.lit(1, 0));
    m.output("greatest", root.value.gated(valid));
    m.output("index", index.gated(valid));
    m.output("valid", valid);
    Ok(m.finish())
}

/// The node a cycle later: `stall` holds it, and reset makes it invalid.
fn registered<'m>(
    m: &'m Module,
    name: &str,
    stage: u32,
    stall: Option<Sig<'m>>,
    node: Node<'m>,
) -> Node<'m> {
    let held = |register: Reg<'m>| match stall {
        Some(stall) => register.enabled(!stall).q(),
        None => register.q(),
    };
    let pipe = |what: &str, value| m.pipe(stage, &format!("stage{what}_{name}"), value);
    Node {
        valid: node
            .valid
            .map(|valid| held(pipe("_valid", valid).reset_to_zero())),
        value: held(pipe("_value", node.value)),
        index: node.index.map(|index| held(pipe("_index", index))),
    }
}

fn header(config: &Config) -> String {
    format!(
        "Maximum finder: a tree of {} levels over {} values of {} bits, latency {}.\n\
         Gives the greatest of the valid ones and its index, the lowest on ties.",
        config.levels(),
        config.values,
        config.width,
        config.latency()
    )
}
