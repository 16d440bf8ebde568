//! What is measured: every preset, and the rows of configurations that the papers' claims and the plots need.

use serde_json::Value;

use crate::catalog::{self, Instance, SettingsError};
use crate::synth::Effort;

/// A configuration to measure.
#[derive(Clone, Debug, PartialEq)]
pub struct Design {
    /// Its block.
    pub block: &'static str,
    /// The preset it starts from.
    pub preset: &'static str,
    /// Fields that differ from the preset's.
    pub settings: toml::Table,
}

impl Design {
    /// A preset as it is.
    pub fn new(block: &'static str, preset: &'static str) -> Design {
        Design {
            block,
            preset,
            settings: toml::Table::new(),
        }
    }

    /// The same with another field.
    pub fn with(mut self, field: &str, value: impl Into<toml::Value>) -> Design {
        self.settings.insert(field.to_owned(), value.into());
        self
    }

    /// The block in this configuration.
    pub fn instance(&self) -> Result<Box<dyn Instance>, SettingsError> {
        let block = catalog::find(self.block)?;
        let mut table = catalog::preset(block, self.preset)?;
        table.extend(self.settings.clone());
        block.configure(table)
    }

    /// The preset and what differs from it, as on the command line.
    pub fn name(&self) -> String {
        let words = self.settings.iter().map(|(field, value)| match value {
            toml::Value::String(text) => format!(", {field}={text}"),
            value => format!(", {field}={value}"),
        });
        self.preset.to_owned() + &words.collect::<String>()
    }
}

/// Cells that a design is mapped to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cells {
    /// The embedded library.
    Generic,
    /// The library that was given.
    Given,
    /// Cells of an FPGA.
    Xilinx,
}

/// One run of the tools.
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// What is mapped.
    pub design: Design,
    /// To which cells.
    pub cells: Cells,
    /// By which sequence.
    pub effort: Effort,
    /// Whether the hierarchy is dissolved before: for delays that the buffers of nets between modules count in.
    pub flatten: bool,
}

impl Job {
    /// What tells it from every other.
    pub fn id(&self) -> String {
        let cells = match self.cells {
            Cells::Generic => "generic",
            Cells::Given => "liberty",
            Cells::Xilinx => "xilinx",
        };
        let (block, design) = (self.design.block, self.design.name());
        let flat = if self.flatten { ", flattened" } else { "" };
        format!("{block} {design} | {}{flat} | {cells}", self.effort.name())
    }

    /// The command that measures it alone.
    pub fn command(&self) -> String {
        let design = &self.design;
        let mut words = vec![format!(
            "sluice synth {} --preset {}",
            design.block, design.preset
        )];
        words.extend(design.settings.iter().map(|(field, value)| match value {
            toml::Value::String(text) => format!("--set {field}={text}"),
            value => format!("--set {field}={value}"),
        }));
        words.push(format!("--effort {}", self.effort.name()));
        words.extend(self.flatten.then(|| "--flatten".to_owned()));
        words.extend((self.cells == Cells::Given).then(|| "--liberty FILE".to_owned()));
        words.extend((self.cells == Cells::Xilinx).then(|| "--target xilinx".to_owned()));
        words.join(" ")
    }
}

/// Values of one of Ofan's fields.
pub const ARCHITECTURES: [&str; 3] = ["sorting", "all-pairs", "banked"];

/// Every preset of these blocks; Ofan's in each of its architectures.
pub fn presets(blocks: &[&'static str]) -> Vec<Job> {
    let known = catalog::blocks().iter();
    let presets = known
        .filter(|block| blocks.contains(&block.name()))
        .flat_map(|block| {
            let names = block.presets().iter().map(|preset| preset.name);
            names.map(|name| Design::new(block.name(), name))
        });
    let designs = presets.flat_map(|design| match design.block {
        "ofan" => ARCHITECTURES
            .map(|a| design.clone().with("architecture", a))
            .to_vec(),
        _ => vec![design],
    });
    designs
        .map(|design| balanced(design, Cells::Generic))
        .collect()
}

/// A design by the balanced sequence, its hierarchy kept.
pub(super) fn balanced(design: Design, cells: Cells) -> Job {
    Job {
        design,
        cells,
        effort: Effort::Balanced,
        flatten: false,
    }
}

/// Designs of growing size: a curve in a plot.
#[derive(Clone, Debug)]
pub struct Series {
    /// What it is.
    pub name: &'static str,
    /// Each size with its run.
    pub points: Vec<(u32, Job)>,
}

/// Curves over one size.
#[derive(Clone, Debug)]
pub struct Sweep {
    /// Name of its plot.
    pub name: &'static str,
    /// What is shown.
    pub title: &'static str,
    /// What grows.
    pub axis: &'static str,
    /// The curves.
    pub series: Vec<Series>,
}

/// Every sweep whose blocks are all among these.
pub fn sweeps(blocks: &[&'static str], cells: Cells) -> Vec<Sweep> {
    let mut sweeps = Vec::new();
    if blocks.contains(&"occamy-selector") && blocks.contains(&"max-finder") {
        sweeps.push(queues(cells));
    }
    if blocks.contains(&"ofan") && cells == Cells::Generic {
        sweeps.extend([lanes(), keys()]);
    }
    sweeps
}

/// Sizes of the sweep over queues.
pub const QUEUES: [u32; 7] = [8, 16, 32, 64, 128, 256, 512];

/// Bits of a queue's length in that sweep.
pub const LENGTH_WIDTH: u32 = 20;

fn queues(cells: Cells) -> Sweep {
    let job = |design: Design| Job {
        design,
        cells,
        effort: Effort::Delay,
        flatten: true,
    };
    let selector = |architecture: &str, queues: u32| {
        let design = Design::new("occamy-selector", "paper-64").with("architecture", architecture);
        job(design.with("queues", queues))
    };
    let finder = |values: u32| job(Design::new("max-finder", "n64").with("values", values));
    let series = |name, of: &dyn Fn(u32) -> Job| Series {
        name,
        points: QUEUES.map(|n| (n, of(n))).to_vec(),
    };
    Sweep {
        name: "queues",
        title: "Head-drop selector and maximum finder, 20 bits a queue, both a tree without pipeline, effort delay, flattened",
        axis: "queues Q",
        series: vec![
            series("selector", &|n| selector("tree", n)),
            series("maximum finder", &finder),
        ],
    }
}

/// Ofan of so many lanes, as many uplinks, and so many keys.
fn ofan(architecture: &str, lanes: u32, keys: u32) -> Design {
    let design = Design::new("ofan", "k64-aggregation").with("architecture", architecture);
    let sizes = [
        ("lanes", lanes, 32),
        ("uplinks", lanes, 32),
        ("keys", keys, 128),
    ];
    let differing = sizes.into_iter().filter(|(_, size, preset)| size != preset);
    differing.fold(design, |design, (field, size, _)| design.with(field, size))
}

fn ofan_series(of: impl Fn(&'static str) -> Vec<(u32, Design)>) -> Vec<Series> {
    let series = |name: &'static str| {
        let points = of(name).into_iter();
        Series {
            name,
            points: points
                .map(|(n, design)| (n, balanced(design, Cells::Generic)))
                .collect(),
        }
    };
    ARCHITECTURES.map(series).to_vec()
}

fn lanes() -> Sweep {
    let points = |a| [2, 4, 8, 16, 32].map(|w| (w, ofan(a, w, 64))).to_vec();
    Sweep {
        name: "lanes",
        title: "Ofan, 64 keys, as many uplinks as lanes, effort balanced",
        axis: "lanes W",
        series: ofan_series(points),
    }
}

fn keys() -> Sweep {
    let points = |a| {
        let keys = [16, 32, 64, 128, 256, 512];
        keys.map(|n| (n, ofan(a, 8, n))).to_vec()
    };
    Sweep {
        name: "keys",
        title: "Ofan, 8 lanes and uplinks, effort balanced",
        axis: "keys N",
        series: ofan_series(points),
    }
}

/// Sizes from which Ofan's larger ones are extrapolated.
pub const FITTED_KEYS: [u32; 4] = [16, 32, 64, 128];

/// Ofan with the paper's 32 lanes at sizes that can be mapped, for what cannot.
pub fn fitted(architecture: &str, cells: Cells) -> Vec<(u32, Job)> {
    let points = FITTED_KEYS.map(|n| (n, balanced(ofan(architecture, 32, n), cells)));
    points.to_vec()
}

/// Ofan at the size that its paper counts gates for.
pub fn paper(architecture: &str, cells: Cells) -> Job {
    let design = Design::new("ofan", "k64-edge").with("architecture", architecture);
    balanced(design, cells)
}

/// Ofan as the aggregation switch of radix 64 has it.
pub fn aggregation(architecture: &str, cells: Cells) -> Job {
    balanced(ofan(architecture, 32, 128), cells)
}

/// The selector of the paper for an FPGA, in each architecture.
pub fn selectors_in_fpga() -> [Job; 3] {
    ["masked", "prefix", "tree"].map(|architecture| {
        let design = Design::new("occamy-selector", "paper-64").with("architecture", architecture);
        balanced(design, Cells::Xilinx)
    })
}

/// The selector of the paper with nothing registered between inputs and outputs, by two efforts.
pub fn selectors(cells: Cells) -> [Job; 2] {
    [Effort::Balanced, Effort::Delay].map(|effort| {
        let design = Design::new("occamy-selector", "paper-64").with("architecture", "tree");
        Job {
            design: design.with("queues", 64),
            cells,
            effort,
            flatten: true,
        }
    })
}

/// The fields that say how large a block is: N beside every figure.
fn size_fields(block: &str) -> &'static [&'static str] {
    match block {
        "occamy-selector" => &["queues", "length_width"],
        "max-finder" => &["values", "width"],
        "dt-threshold" | "dt-admission" | "traffic-manager" => &["queues", "cells"],
        "ofan" => &["lanes", "keys", "uplinks"],
        "pofan-pipe" => &["keys", "uplinks", "packets_per_cycle"],
        "pofan-switch" => &["pipes", "ports_per_pipe", "keys", "uplinks"],
        "sglb-scorer" => &["paths", "factor_width", "levels"],
        "topk-select" => &["paths", "levels", "keep"],
        "glb-message" => &["senders", "ports"],
        "path-enable" => &["groups", "paths", "links"],
        "lag-equaliser" => &["downstream", "upstream"],
        _ => &[],
    }
}

/// How large it is: `lanes 32, keys 128, uplinks 32`.
pub fn size(block: &str, config: &Value) -> String {
    let own = catalog::find(block).map_or("", |block| block.size_field());
    let fields = match size_fields(block) {
        [] => vec![own],
        fields => fields.to_vec(),
    };
    let words = fields.iter().filter_map(|field| {
        let value = config.get(field)?;
        Some(format!("{} {value}", field.replace('_', " ")))
    });
    words.collect::<Vec<_>>().join(", ")
}
