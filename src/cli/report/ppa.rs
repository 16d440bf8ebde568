use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use clap::Args;

use crate::cli::options::whole;
use crate::cli::{Failed, output};
use sluice::catalog;
use sluice::report::ppa::figures::Outcome;
use sluice::report::ppa::{self, Done, Options};

/// Area, timing and power of every preset, beside the papers' claims
///
/// Every design is mapped by `sluice synth`, timed, and checked against its golden model; what has been
/// measured once is kept in the cache folder. With --liberty the papers' claims are held against that
/// library too, in um2, ns and mW. Exit status 1: a netlist failed its check; nothing is written then.
#[derive(Args)]
pub struct Ppa {
    /// Folder for PPA.md, and for ppa/ with its plots and data [default: PPA.md to standard output]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Liberty file, plain or gzip, for tables in um2, ns and mW [default: $SLUICE_LIBERTY, or none]
    #[arg(long, value_name = "FILE")]
    liberty: Option<PathBuf>,
    /// Blocks to measure [default: all]
    #[arg(long, value_name = "BLOCK", num_args = 1..)]
    blocks: Vec<String>,
    /// Designs that are measured at a time [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1, 1024))]
    jobs: Option<u32>,
    /// Size up to which a design is mapped, in GE by an estimate made before; of a larger one the largest
    /// files of flip-flops are extrapolated from smaller ones
    #[arg(long, value_name = "GE", default_value_t = LIMIT, value_parser = whole::<u64>(0, u64::MAX))]
    limit: u64,
    /// Seconds after which the tools of a design are stopped
    #[arg(long, value_name = "S", default_value_t = 900,
        value_parser = whole::<u64>(1, 1_000_000))]
    timeout: u64,
    /// Measure everything anew
    #[arg(long)]
    fresh: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What two processors map and check in minutes.
const LIMIT: u64 = 300_000;

impl Ppa {
    pub fn run(self) -> anyhow::Result<()> {
        let blocks = self.blocks()?;
        let named = std::env::var_os("SLUICE_LIBERTY").filter(|name| !name.is_empty());
        let options = Options {
            liberty: self.liberty.clone().or(named.map(PathBuf::from)),
            cache: None,
            fresh: self.fresh,
            jobs: match self.jobs {
                Some(jobs) => jobs as usize,
                None => std::thread::available_parallelism().map_or(1, usize::from),
            },
            limit: self.limit,
            timeout: Duration::from_secs(self.timeout),
        };
        let with_liberty = options.liberty.is_some();
        let jobs = ppa::jobs(&blocks, with_liberty);
        let rows =
            ppa::measure(&jobs, &options, &tell).map_err(|error| match error.is_usage() {
                true => anyhow::Error::from(error),
                false => Failed::Tool(error.to_string()).into(),
            })?;
        let report = ppa::Ppa::new(blocks, rows, with_liberty);
        if self.json {
            output::print_json(&report.json())?;
        }
        let failed = report.failed();
        if !failed.is_empty() {
            let failed = failed.iter().map(|(id, why)| format!("{id}: {why}"));
            let failed: Vec<_> = failed.collect();
            return Err(Failed::Check(failed.join("\n")).into());
        }
        match &self.out {
            Some(_) => self.write(&report),
            None if self.json => Ok(()),
            None => output::print(&report.markdown()),
        }
    }

    fn blocks(&self) -> anyhow::Result<Vec<&'static str>> {
        let asked = self.blocks.iter().map(|name| catalog::find(name));
        let asked = asked.collect::<Result<Vec<_>, _>>()?;
        let names = catalog::blocks().iter().map(|block| block.name());
        // In the catalog's order, whatever order they are asked in.
        let wanted = |name: &&str| asked.is_empty() || asked.iter().any(|b| b.name() == *name);
        Ok(names.filter(wanted).collect())
    }

    fn write(&self, report: &ppa::Ppa) -> anyhow::Result<()> {
        let Some(out) = &self.out else {
            return Ok(());
        };
        let folder = out.join("ppa");
        fs::create_dir_all(&folder)
            .with_context(|| format!("cannot make the folder {}", folder.display()))?;
        let mut files = vec![
            (out.join("PPA.md"), report.markdown()),
            (folder.join("ppa.json"), format!("{:#}\n", report.json())),
        ];
        for (name, plot) in report.plots()? {
            files.push((folder.join(name), plot));
        }
        for (path, text) in files {
            output::write_file(&path, |file| Ok(file.write_all(text.as_bytes())?))?;
        }
        Ok(())
    }
}

/// One line for each design that is done.
fn tell(done: Done) {
    let outcome = match &done.row.outcome {
        _ if done.kept => "kept".to_owned(),
        Outcome::Measured(_) | Outcome::Estimated(_) => format!("{:.1} s", done.seconds),
        Outcome::LeftOut(why) => why.clone(),
        Outcome::Failed(_) => "its netlist check FAILED".to_owned(),
    };
    eprintln!("{}/{}  {}: {outcome}", done.count, done.of, done.row.id);
}
