use clap::Args;
use serde_json::json;

use super::output;
use sluice::catalog;

/// Shows the blocks
#[derive(Args)]
pub struct List {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl List {
    pub fn run(self) -> anyhow::Result<()> {
        let blocks = catalog::blocks();
        let presets = |block: &dyn catalog::Block| -> Vec<&str> {
            block.presets().iter().map(|preset| preset.name).collect()
        };
        if self.json {
            let blocks: Vec<_> = blocks
                .iter()
                .map(|&block| {
                    json!({
                        "name": block.name(),
                        "summary": block.summary(),
                        "presets": presets(block),
                    })
                })
                .collect();
            return output::print_json(&json!({ "blocks": blocks }));
        }
        let rows = blocks.iter().map(|&block| {
            vec![
                block.name().to_owned(),
                block.summary().to_owned(),
                presets(block).join(", "),
            ]
        });
        output::print(&output::table(&["block", "what it does", "presets"], rows))
    }
}
