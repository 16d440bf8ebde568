//! `sluice report flop-files`: what a block's files of flip-flops cost.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::bail;
use clap::Args;
use serde_json::json;
use sluice_hdl::verilog::macros::MacroShape;

use super::Failed;
use super::options::{BlockArgs, whole};
use super::output;
use sluice::synth::Options;
use sluice::synth::flop_files::{self, Figure, FlopFile};

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
    /// Seconds after which the tools are stopped
    #[arg(long, value_name = "S", default_value_t = Options::default().timeout.as_secs(),
        value_parser = whole::<u64>(1, 1_000_000))]
    timeout: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl FlopFiles {
    pub fn run(self) -> anyhow::Result<()> {
        let instance = self.block.instance()?;
        let shapes =
            flop_files::shapes(instance.definition(), self.from_bits).map_err(Failed::synth)?;
        if shapes.is_empty() {
            let largest = flop_files::shapes(instance.definition(), 0).map_err(Failed::synth)?;
            let largest = largest.iter().map(|(shape, _)| shape.bits()).max();
            let name = instance.definition().name();
            match largest {
                None => bail!("{name} has no memory in flip-flops"),
                Some(bits) => bail!(
                    "{name} has no memory in flip-flops of {} bits or more: give --from-bits {bits} or less",
                    self.from_bits
                ),
            }
        }
        let deadline = Instant::now() + Duration::from_secs(self.timeout);
        let options = Options {
            liberty: self.liberty.clone(),
            ..Options::default()
        };
        let bar = output::progress(3 * shapes.len() as u64, "starting");
        let mut measure = |shape: &MacroShape| {
            bar.set_message(format!("{} of {} entries", shape.ports(), shape.depth));
            bar.inc(1);
            let options = Options {
                timeout: deadline.saturating_duration_since(Instant::now()),
                ..options.clone()
            };
            flop_files::measure(shape, &options)
        };
        let files = shapes
            .iter()
            .map(|(shape, count)| flop_files::cost(shape, *count, self.limit, &mut measure));
        let files: Result<Vec<_>, _> = files.collect();
        bar.finish_and_clear();
        let files = files.map_err(Failed::synth)?;
        if self.json {
            return output::print_json(&json!({
                "block": instance.block(),
                "configuration": instance.config(),
                "files": files,
            }));
        }
        let text = format!("{} {}\n", instance.block(), instance.config());
        output::print(&(text + &table("file", &files)))
    }
}

/// What files cost; `what` they are.
pub(super) fn table(what: &str, files: &[FlopFile]) -> String {
    let header = [
        what,
        "ports",
        "times",
        "GE of one",
        "period of one, FO4",
        "measured at entries: GE",
    ];
    output::table(&header, files.iter().map(row))
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
    output::marked(value, figure.extrapolated.map(|fit| fit.error))
}
