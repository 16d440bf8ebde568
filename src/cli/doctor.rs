use clap::Args;
use serde_json::json;

use super::output;
use sluice::export::openroad::{self, PlaceError};
use sluice::tools::{self, Silence, Tool};

/// Shows which outside tools are there, and the command that installs what is missing
#[derive(Args)]
pub struct Doctor {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Doctor {
    /// A missing tool is no failure here: without any of them `sim` and `emit` still work.
    pub fn run(self) -> anyhow::Result<()> {
        let found: Vec<_> = tools::ALL
            .iter()
            .map(|tool| (tool, tool.find(), tool.version()))
            .collect();
        let missing: Vec<Tool> = found
            .iter()
            .filter(|(_, path, _)| path.is_none())
            .map(|(tool, ..)| **tool)
            .collect();
        let install = (!missing.is_empty()).then(|| tools::install_command(&missing));
        let flows = openroad::flow_home();
        if self.json {
            let tools: Vec<_> = found
                .iter()
                .map(|(tool, path, version)| {
                    json!({
                        "name": tool.command,
                        "path": path,
                        "version": version.as_ref().ok(),
                        "problem": version.as_ref().err().map(Silence::to_string),
                        "package": tool.package,
                        "purpose": tool.purpose,
                    })
                })
                .collect();
            return output::print_json(&json!({
                "tools": tools,
                "install": install,
                "flow_home": flows.as_ref().ok(),
            }));
        }
        let rows = found.iter().map(|(tool, path, version)| {
            let state = match (path, version) {
                (None, _) => "missing".into(),
                (Some(path), Err(why)) => format!("{} {why}", path.display()),
                (Some(_), Ok(version)) => version.clone(),
            };
            vec![tool.command.to_owned(), state, tool.purpose.to_owned()]
        });
        let state = match &flows {
            Ok(folder) => folder.display().to_string(),
            Err(PlaceError::NotAFlow(folder)) => format!("{} has no Makefile", folder.display()),
            Err(_) => "FLOW_HOME is not set".into(),
        };
        let purpose = "synth --flow openroad".to_owned();
        let rows = rows.chain([vec!["OpenROAD-flow-scripts".to_owned(), state, purpose]]);
        let mut text = output::table(&["tool", "version", "needed for"], rows);
        if let Some(install) = install {
            text += &format!("\nTo install what is missing:\n  {install}\n");
        }
        output::print(&text)
    }
}
