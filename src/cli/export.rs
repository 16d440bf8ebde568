use std::path::PathBuf;

use anyhow::bail;
use clap::{Args, ValueEnum};
use serde_json::json;

use super::emit;
use super::options::{BlockArgs, number};
use super::output;
use sluice::export::{self, Options};

/// Writes a folder with a block for somebody else's flow: Verilog, constraints, and what the flow asks for
#[derive(Args)]
pub struct Export {
    #[command(flatten)]
    block: BlockArgs,
    /// The flow
    #[arg(long, value_enum)]
    flow: Flow,
    /// Folder to write; files of the same names in it are replaced
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// What the flow builds for [default: nangate45 (openroad), sky130A (librelane), freepdk45_demo
    /// (siliconcompiler)]
    #[arg(long, value_name = "NAME")]
    platform: Option<String>,
    /// Period of the clock [default: 1, with librelane 10] (not for fusesoc)
    #[arg(long, value_name = "NS", value_parser = number::<f64>("more than 0, up to 1000000"))]
    period_ns: Option<f64>,
    /// Share of the core's area that cells take, in percent [default: 40] (openroad, librelane)
    #[arg(long, value_name = "P", value_parser = number::<f64>("more than 0, up to 100"))]
    utilization: Option<f64>,
    /// How much denser than evenly cells may be placed, 0 to 1 [default: 0.2] (openroad)
    #[arg(long, value_name = "D", value_parser = number::<f64>("0 to less than 1"))]
    density_addon: Option<f64>,
    /// Make memories of SRAM style black boxes for macros of your own; what they do goes to `models`
    #[arg(long)]
    macros: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Flows that a block can be handed to.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    /// OpenROAD-flow-scripts: config.mk, constraint.sdc
    Openroad,
    /// LibreLane: config.yaml, constraint.sdc
    Librelane,
    /// SiliconCompiler: build.py, constraint.sdc
    Siliconcompiler,
    /// FuseSoC: a core
    Fusesoc,
}

impl Flow {
    /// Its name on the command line.
    fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or(String::new(), |value| value.get_name().to_owned())
    }
}

impl From<Flow> for export::Flow {
    fn from(flow: Flow) -> Self {
        match flow {
            Flow::Openroad => export::Flow::Openroad,
            Flow::Librelane => export::Flow::Librelane,
            Flow::Siliconcompiler => export::Flow::Siliconcompiler,
            Flow::Fusesoc => export::Flow::Fusesoc,
        }
    }
}

impl Export {
    /// Complains of an option that the flow would not use.
    fn check(&self) -> anyhow::Result<()> {
        use Flow::{Librelane, Openroad, Siliconcompiler};
        let options: [(_, _, &[Flow]); 4] = [
            (
                "--platform",
                self.platform.is_some(),
                &[Openroad, Librelane, Siliconcompiler],
            ),
            (
                "--period-ns",
                self.period_ns.is_some(),
                &[Openroad, Librelane, Siliconcompiler],
            ),
            (
                "--utilization",
                self.utilization.is_some(),
                &[Openroad, Librelane],
            ),
            ("--density-addon", self.density_addon.is_some(), &[Openroad]),
        ];
        for (option, given, flows) in options {
            if given && !flows.contains(&self.flow) {
                let flows: Vec<_> = flows.iter().map(|flow| flow.name()).collect();
                bail!(
                    "{option} means nothing to --flow {}, but to {}: leave it out",
                    self.flow.name(),
                    flows.join(", ")
                );
            }
        }
        Ok(())
    }

    pub fn run(self) -> anyhow::Result<()> {
        self.check()?;
        let instance = self.block.instance()?;
        let plain = Options::new(self.flow.into());
        let options = Options {
            platform: self.platform.unwrap_or(plain.platform),
            period_ns: self.period_ns.unwrap_or(plain.period_ns),
            utilization: self.utilization.unwrap_or(plain.utilization),
            density_addon: self.density_addon.unwrap_or(plain.density_addon),
            macros: self.macros,
            flow: plain.flow,
        };
        let made = export::export(instance.as_ref(), &options)?;
        emit::write(&self.out, &made.files)?;
        let paths = made
            .files
            .keys()
            .map(|name| self.out.join(name).display().to_string());
        let paths: Vec<_> = paths.collect();
        if self.json {
            return output::print_json(&json!({ "files": paths, "notes": made.notes }));
        }
        made.notes.iter().for_each(|note| output::warn(note));
        output::print(
            &paths
                .iter()
                .fold(String::new(), |text, path| text + path + "\n"),
        )
    }
}
