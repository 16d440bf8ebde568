//! `sluice report flop-files`: what a block's files of flip-flops cost.

use std::path::PathBuf;

use anyhow::bail;
use clap::Args;
use serde_json::json;

use super::Failed;
use super::options::{BlockArgs, whole};
use super::output;
use sluice::synth::flop_files::{self, Figure, FlopFile};
use sluice::synth::{Options, SynthError};

/// Gate equivalents and delay of a block's memories in flip-flops, mapped as they are or, past a size, at
/// smaller sizes and extrapolated
#[derive(Args)]
pub struct FlopFiles {
    #[command(flatten)]
    block: BlockArgs,
    /// Bits that a file has at least
    #[arg(long, value_name = "BITS", default_value_t = 64, value_parser = whole::<u64>(0, u64::MAX))]
    from_bits: u64,
    /// Gate equivalents, by an estimate, past which a file is not mapped as it is
    #[arg(long, value_name = "GE", default_value_t = 40_000, value_parser = whole::<u64>(0, u64::MAX))]
    limit: u64,
    /// Liberty file, plain or gzip [default: the embedded library]
    #[arg(long, value_name = "FILE")]
    liberty: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl FlopFiles {
    pub fn run(self) -> anyhow::Result<()> {
        let instance = self.block.instance()?;
        let failed = |error: SynthError| match error.is_usage() {
            true => anyhow::Error::from(error),
            false => Failed::Tool(error.to_string()).into(),
        };
        let shapes = flop_files::shapes(instance.definition(), self.from_bits).map_err(failed)?;
        if shapes.is_empty() {
            bail!(
                "{} has no memory in flip-flops of {} bits or more: lower --from-bits",
                instance.definition().name(),
                self.from_bits
            );
        }
        let options = Options {
            liberty: self.liberty.clone(),
            ..Options::default()
        };
        let bar = output::progress(3 * shapes.len() as u64, "starting");
        let mut tell = |stage: &str| {
            bar.set_message(stage.to_owned());
            bar.inc(1);
        };
        let files = shapes
            .iter()
            .map(|(shape, count)| flop_files::cost(shape, *count, &options, self.limit, &mut tell));
        let files: Result<Vec<_>, _> = files.collect();
        bar.finish_and_clear();
        let files = files.map_err(failed)?;
        if self.json {
            return output::print_json(&json!({
                "block": instance.block(),
                "configuration": instance.config(),
                "files": files,
            }));
        }
        let header = [
            "file",
            "ports",
            "times",
            "GE of one",
            "period, FO4",
            "measured at entries: GE",
        ];
        let text = format!("{} {}\n", instance.block(), instance.config());
        output::print(&(text + &output::table(&header, files.iter().map(row))))
    }
}

fn row(file: &FlopFile) -> Vec<String> {
    let measured = file
        .measured
        .iter()
        .map(|p| format!("{}: {:.0}", p.depth, p.ge));
    vec![
        format!("{} x {}", file.depth, file.width),
        file.ports.clone(),
        file.count.to_string(),
        figure(&file.ge),
        file.period_fo4.as_ref().map_or("-".into(), figure),
        measured.collect::<Vec<_>>().join(", "),
    ]
}

fn figure(figure: &Figure) -> String {
    let value = match figure.value {
        large if large >= 1000.0 => output::grouped(large.round() as u64),
        small => format!("{small:.1}"),
    };
    match figure.extrapolated {
        None => value,
        Some(fit) => format!("{value} extrapolated (fit {:.1}% off)", 100.0 * fit.error),
    }
}
