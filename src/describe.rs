//! A configured block as data: what `describe --json` prints and `emit` writes beside the Verilog.

use serde::Serialize;
use serde_json::{Value, json};

use crate::catalog::Instance;

/// One port of the Verilog module.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PortDescription {
    /// Name.
    pub name: String,
    /// `input` or `output`.
    pub direction: &'static str,
    /// Bits of one element.
    pub width: u32,
    /// Elements of an array, which is one packed port with element 0 in the lowest bits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u32>,
}

/// All ports in the order of the Verilog, `clk` and `rst` first.
pub fn ports(instance: &dyn Instance) -> Vec<PortDescription> {
    let implicit = ["clk", "rst"].map(|name| PortDescription {
        name: name.into(),
        direction: "input",
        width: 1,
        count: None,
    });
    let of = |port: &sluice_hdl::Port, direction| PortDescription {
        name: port.name.clone(),
        direction,
        width: port.width,
        count: port.count,
    };
    let definition = instance.definition();
    let inputs = definition.inputs().iter().map(|port| of(port, "input"));
    let outputs = definition.outputs().iter().map(|port| of(port, "output"));
    implicit.into_iter().chain(inputs).chain(outputs).collect()
}

/// Loops of one cycle: state whose next value is computed from its present one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LoopDescription {
    /// Name of the register or memory, from the top module on.
    pub name: String,
    /// Its bits.
    pub bits: u64,
    /// Whether it passes an adder, subtractor or multiplier.
    pub arithmetic: bool,
}

/// All of them, in the order of the hierarchy.
pub fn loops(instance: &dyn Instance) -> Vec<LoopDescription> {
    let all = sluice_hdl::loops::loops(instance.definition()).into_iter();
    let describe = |l: sluice_hdl::loops::Loop| LoopDescription {
        name: l.name(),
        bits: l.state.bits(),
        arithmetic: l.arithmetic,
    };
    all.map(describe).collect()
}

/// The whole description.
pub fn description(instance: &dyn Instance) -> Value {
    json!({
        "block": instance.block(),
        "module": instance.definition().name(),
        "version": env!("CARGO_PKG_VERSION"),
        "configuration": instance.config(),
        "ports": ports(instance),
        "latency": instance.latency(),
        "throughput": instance.throughput(),
        "tables": instance.tables(),
    })
}

/// `1 cycle`, `2 cycles`.
pub fn cycles(count: u32) -> String {
    format!("{count} cycle{}", if count == 1 { "" } else { "s" })
}

/// The block and its configuration as words of a command: `rr-arbiter --set requesters=7 ...`.
pub fn command_words(instance: &dyn Instance) -> Vec<String> {
    let config = instance.config();
    let fields = config.as_object().into_iter().flatten();
    let setting = |(field, value): (&String, &Value)| {
        let value = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        ["--set".to_owned(), format!("{field}={value}")]
    };
    std::iter::once(instance.block().to_owned())
        .chain(fields.flat_map(setting))
        .collect()
}
