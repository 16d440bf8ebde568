use clap::Args;
use serde_json::json;

use super::{options::BlockArgs, output};
use sluice::catalog::{self, Block, Instance};
use sluice::describe::{self, description};

/// Shows a block in one configuration: ports, latency, fields, presets, source, page
#[derive(Args)]
pub struct Describe {
    #[command(flatten)]
    block: BlockArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Print the block's page (Markdown)
    #[arg(long, conflicts_with = "json")]
    page: bool,
}

impl Describe {
    pub fn run(self) -> anyhow::Result<()> {
        let block = catalog::find(&self.block.block)?;
        if self.page {
            return output::print(block.documentation());
        }
        let instance = self.block.instance()?;
        if self.json {
            let mut value = description(instance.as_ref());
            let presets = block
                .presets()
                .iter()
                .map(|preset| (preset.name, preset.summary));
            value["presets"] = presets.map(|(n, s)| (n.to_owned(), json!(s))).collect();
            value["defaults"] = json!(block.defaults());
            value["loops"] = json!(describe::loops(instance.as_ref()));
            return output::print_json(&value);
        }
        output::print(&text(block, instance.as_ref()))
    }
}

fn text(block: &dyn Block, instance: &dyn Instance) -> String {
    let mut text = format!(
        "{}: {}\n{}\n\n",
        block.name(),
        block.summary(),
        block.source()
    );
    text += &output::pairs([
        ("module", instance.definition().name().to_owned()),
        ("latency", describe::cycles(instance.latency())),
        ("throughput", instance.throughput()),
        ("loops of one cycle", loops(instance)),
    ]);
    let ports = describe::ports(instance).into_iter().map(|port| {
        let array = port.count.map_or("".into(), |count| format!("{count} x "));
        vec![
            port.direction.into(),
            port.name,
            format!("{array}{}", port.width),
        ]
    });
    text += &format!("\n{}", output::table(&["port", "name", "bits"], ports));
    let defaults = block.defaults();
    let default = |field: &str| {
        defaults
            .get(field)
            .map_or("".into(), toml::Value::to_string)
    };
    let config = instance.config();
    let fields = config.as_object().into_iter().flatten();
    let fields = fields.map(|(name, value)| vec![name.clone(), value.to_string(), default(name)]);
    text += &format!(
        "\n{}",
        output::table(&["field", "value", "default"], fields)
    );
    let presets = block.presets().iter();
    let presets = presets.map(|preset| vec![preset.name.into(), preset.summary.into()]);
    text += &format!("\n{}", output::table(&["preset", "what for"], presets));
    text
}

/// How many names of loops are told.
const NAMED: usize = 8;

/// What is read, changed and written in one cycle; those with an adder before those without.
fn loops(instance: &dyn Instance) -> String {
    let mut all = describe::loops(instance);
    all.sort_by_key(|found| !found.arithmetic);
    let names: Vec<_> = all.iter().take(NAMED).map(|l| l.name.as_str()).collect();
    match all.len() {
        0 => "none".into(),
        1..=NAMED => names.join(", "),
        count => format!("{}, {} more", names.join(", "), count - NAMED),
    }
}
