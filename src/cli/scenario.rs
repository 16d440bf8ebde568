//! Experiments of the papers.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::bail;
use clap::{Args, Subcommand};
use serde_json::{Value, json};

use super::options::number;
use super::sim::Backend;
use super::{Failed, emit, output};
use sluice::scenario::burst::{self, Setup};
use sluice::scenario::expulsion;
use sluice::scenario::{self, Build, Check};

/// Runs an experiment of a paper on the exact circuits, and checks what the paper predicts
#[derive(Args)]
pub struct Scenario {
    #[command(subcommand)]
    subject: Subject,
}

#[derive(Subcommand)]
enum Subject {
    OccamyBurst(OccamyBurst),
    OccamyExpulsion(OccamyExpulsion),
}

impl Scenario {
    pub fn run(self) -> anyhow::Result<()> {
        match self.subject {
            Subject::OccamyBurst(subject) => subject.run(),
            Subject::OccamyExpulsion(subject) => subject.run(),
        }
    }
}

/// What every scenario is told.
#[derive(Args)]
struct Common {
    /// What runs
    #[arg(long, value_enum, default_value_t = Backend::Golden)]
    backend: Backend,
    /// Folder that gets the files of the scenario
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Common {
    fn build(&self) -> Build {
        Build {
            engine: self.backend.engine(),
            seed: 1,
        }
    }

    /// Writes files, all or none, and gives their paths.
    fn write(
        &self,
        files: impl IntoIterator<Item = (String, String)>,
    ) -> anyhow::Result<Vec<String>> {
        let Some(out) = &self.out else {
            return Ok(vec![]);
        };
        let files: BTreeMap<_, _> = files.into_iter().collect();
        emit::write(out, &files)?;
        Ok(files.keys().map(|name| path(out, name)).collect())
    }

    /// Prints the report, and fails if a check does.
    fn finish(
        &self,
        mut report: Value,
        text: &str,
        checks: &[Check],
        files: Vec<String>,
    ) -> anyhow::Result<()> {
        if self.json {
            report["backend"] = json!(self.backend.name());
            report["files"] = json!(files);
            output::print_json(&report)?;
        } else {
            let lines = files.iter().map(|file| format!("{file}\n"));
            output::print(&format!(
                "{text}\n{}{}",
                table_of(checks),
                lines.collect::<String>()
            ))?;
        }
        let failed: Vec<_> = checks.iter().filter(|check| !check.holds).collect();
        match failed[..] {
            [] => Ok(()),
            [first, ..] => bail!(Failed::Check(format!(
                "{} of {} checks failed, first: {} (measured: {})",
                failed.len(),
                checks.len(),
                first.what,
                first.measured
            ))),
        }
    }
}

fn path(out: &Path, name: &str) -> String {
    out.join(name).display().to_string()
}

fn table_of(checks: &[Check]) -> String {
    let rows = checks.iter().map(|check| {
        let holds = if check.holds { "yes" } else { "NO" };
        vec![check.what.clone(), check.measured.clone(), holds.to_owned()]
    });
    output::table(&["check", "measured", "holds"], rows)
}

/// A scenario that fails because the hardware does has failed a check; everything else is usage.
fn complain(error: scenario::Error) -> anyhow::Error {
    match error {
        scenario::Error::Property { .. } => Failed::Check(error.to_string()).into(),
        _ => error.into(),
    }
}

/// A burst meets a buffer that a long-lived queue fills up to its threshold: DT, Occamy and Pushout
///
/// Queue lengths and threshold over time for DT with α = 1 and 4, Occamy with α = 4 and 8 and Pushout, and the packets
/// that the burst loses before its queue has its fair share. Checked: steady free buffer is B/(1 + αN), and a burst
/// loses packets before its fair share just where the paper's inequality says so. With --out: occamy-burst.csv,
/// occamy-burst.svg.
#[derive(Args)]
struct OccamyBurst {
    #[command(flatten)]
    common: Common,
    /// Queues of the traffic manager, 2 to 256
    #[arg(long, value_name = "Q", default_value_t = Setup::default().queues,
        value_parser = number::<u32>("2 to 256"))]
    queues: u32,
    /// Long-lived queues N, 1 to Q - 1 and to 16
    #[arg(long, value_name = "N", default_value_t = Setup::default().long_lived,
        value_parser = number::<u32>("1 to Q - 1 and to 16"))]
    long_lived: u32,
    /// Cells B of the buffer, 32 (N + 3)² to 65536
    #[arg(long, value_name = "B", default_value_t = Setup::default().cells,
        value_parser = number::<u32>("32 (N + 3)² to 65536"))]
    cells: u32,
    /// Cells of a packet, 1 to B/32/(N + 3)²
    #[arg(long, value_name = "C", default_value_t = Setup::default().packet_cells,
        value_parser = number::<u32>("1 to B/32/(N + 3)²"))]
    packet_cells: u32,
    /// Cycles P in which a queue sends one cell, N + 1 to 64
    #[arg(long, value_name = "P", default_value_t = Setup::default().drain_period,
        value_parser = number::<u32>("N + 1 to 64"))]
    drain_period: u32,
    /// Rate of the burst, in multiples of the rate at which a queue sends, 1.1 to P
    #[arg(long, value_name = "R", default_value = "2.75", value_parser = thousandths)]
    burst_rate: u32,
    /// Cells of the burst [default: enough to outgrow the fair share]
    #[arg(long, value_name = "N",
        value_parser = number::<u32>("1 to 16777216"))]
    burst_cells: Option<u32>,
    /// Cycles from one sample of the curves to the next [default: 1/128 of the buffer's cells]
    #[arg(long, value_name = "N",
        value_parser = number::<u32>("1 to 1048576"))]
    sample: Option<u32>,
}

/// A decimal number as thousandths.
fn thousandths(text: &str) -> Result<u32, String> {
    match text.parse::<f64>() {
        Ok(value) if (1.1..=64.0).contains(&value) => Ok((value * 1000.0).round() as u32),
        _ => Err("allowed is 1.1 to 64".into()),
    }
}

impl OccamyBurst {
    fn setup(&self) -> Setup {
        let setup = Setup {
            queues: self.queues,
            long_lived: self.long_lived,
            cells: self.cells,
            packet_cells: self.packet_cells,
            drain_period: self.drain_period,
            burst_rate: self.burst_rate,
            burst_cells: 0,
            sample: self.sample.unwrap_or((self.cells / 128).max(1)),
        };
        let long = || setup.least_burst().saturating_add(setup.least_burst() / 4);
        Setup {
            burst_cells: self.burst_cells.unwrap_or_else(long),
            ..setup
        }
    }

    fn run(self) -> anyhow::Result<()> {
        let bar = output::progress(burst::PARTS, self.common.backend.name());
        let build = self.common.build();
        let report = burst::run(&self.setup(), &|block| build.machine(block), || bar.inc(1));
        bar.finish_and_clear();
        let report = report.map_err(complain)?;
        let svg = report.svg().map_err(complain)?;
        let files = [
            ("occamy-burst.csv", report.csv()),
            ("occamy-burst.svg", svg),
        ];
        let files = files.map(|(name, text)| (name.to_owned(), text));
        let files = self.common.write(files)?;
        let text = text_of(&report);
        self.common
            .finish(json!(report), &text, &report.checks, files)
    }
}

fn text_of(report: &burst::Report) -> String {
    let number = |value: u64| output::grouped(value);
    let rows = report.runs.iter().map(|run| {
        let after = run.fair_share_after.map_or("never".into(), number);
        let first = run
            .first_drop
            .map_or("-".into(), |drop| number(u64::from(drop.length)));
        let count = |packets: u32| number(u64::from(packets));
        vec![
            run.scheme.to_owned(),
            count(run.fair_share),
            after,
            count(run.offered),
            count(run.dropped_before),
            count(run.dropped),
            first,
            count(run.longest),
        ]
    });
    let header = [
        "scheme",
        "fair share, cells",
        "there after cycles",
        "burst packets",
        "dropped before",
        "dropped in all",
        "cells at first drop",
        "longest burst queue",
    ];
    output::table(&header, rows)
}

/// Bursts of all rates against head drops of all rates: does expulsion keep pace where the paper says so?
///
/// N queues at their threshold get no more packets and M bursts begin. Every queue sends D cells a cycle, head drops
/// X are shared: with V = D + X/N and g = R - D the bursts reach their fair share without loss just where
/// M g <= V (N + 1/α). Checked over R, X, N, M and α, 10% about the boundary left out. With --out: occamy-expulsion.csv.
#[derive(Args)]
struct OccamyExpulsion {
    #[command(flatten)]
    common: Common,
    /// Cells B of the buffer, up to 65536
    #[arg(long, value_name = "B", default_value_t = expulsion::Setup::default().cells,
        value_parser = number::<u32>("1 to 65536"))]
    cells: u32,
    /// Cycles P of a frame, 32 to 256: rates are in steps of 1/P cells a cycle
    #[arg(long, value_name = "P", default_value_t = expulsion::Setup::default().frame,
        value_parser = number::<u32>("32 to 256"))]
    frame: u32,
    /// Cells that each queue sends in a frame, 1 to P/16
    #[arg(long, value_name = "N", default_value_t = expulsion::Setup::default().drain,
        value_parser = number::<u32>("1 to P/16"))]
    drain: u32,
    /// How many rates X of head drops, 2 to 64
    #[arg(long, value_name = "N", default_value_t = expulsion::Setup::default().drop_rates,
        value_parser = number::<u32>("2 to 64"))]
    drop_rates: u32,
    /// How many rates R of bursts, 2 to 64
    #[arg(long, value_name = "N", default_value_t = expulsion::Setup::default().burst_rates,
        value_parser = number::<u32>("2 to 64"))]
    burst_rates: u32,
}

impl OccamyExpulsion {
    fn run(self) -> anyhow::Result<()> {
        let setup = expulsion::Setup {
            cells: self.cells,
            frame: self.frame,
            drain: self.drain,
            drop_rates: self.drop_rates,
            burst_rates: self.burst_rates,
        };
        setup.validate()?;
        let bar = output::progress(setup.points().len() as u64, self.common.backend.name());
        let build = self.common.build();
        let report = expulsion::run(&setup, &|block| build.machine(block), || bar.inc(1));
        bar.finish_and_clear();
        let report = report.map_err(complain)?;
        let files = [("occamy-expulsion.csv".to_owned(), report.csv())];
        let files = self.common.write(files)?;
        let text = matrix(&report);
        self.common
            .finish(json!(report), &text, &report.checks, files)
    }
}

/// A line for each α, N, M and X, a letter for each R.
fn matrix(report: &expulsion::Report) -> String {
    let same = |a: &expulsion::Row, b: &expulsion::Row| {
        let key = |row: &expulsion::Row| expulsion::Point {
            arrivals: 0,
            ..row.point
        };
        key(a) == key(b)
    };
    let frame = f64::from(report.setup.frame);
    let rate = |cells: u32| format!("{:.3}", f64::from(cells) / frame);
    let rows = report.rows.chunk_by(same).map(|rows| {
        let point = &rows[0].point;
        let letter = |row: &expulsion::Row| match (row.agrees(), row.loss) {
            (None, _) => '~',
            (Some(true), false) => '.',
            (Some(true), true) => 'x',
            (Some(false), _) => '!',
        };
        let rates = [rows.first(), rows.last()]
            .map(|row| row.map_or(String::new(), |r| rate(r.point.arrivals)));
        vec![
            format!("{}", f64::from(point.alpha_shift).exp2()),
            point.over.to_string(),
            point.bursts.to_string(),
            rate(point.over * point.drops),
            rates.join(" to "),
            rows.iter().map(letter).collect(),
        ]
    });
    let table = output::table(
        &[
            "α",
            "N",
            "M",
            "X",
            "R",
            ". no loss, x loss, ~ left out, ! disagrees",
        ],
        rows,
    );
    format!("D = {} cells a cycle\n{table}", rate(report.setup.drain))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_check_that_fails_decides_the_exit_status() {
        let common = Common {
            backend: Backend::Golden,
            out: None,
            json: false,
        };
        let check = |holds| Check {
            what: "the sky is blue".to_owned(),
            holds,
            measured: "grey".to_owned(),
        };
        let finish = |checks: &[Check]| common.finish(json!({}), "", checks, vec![]);
        finish(&[check(true)]).unwrap();
        let error = finish(&[check(true), check(false)]).unwrap_err();
        assert_eq!(super::super::status(&error), 1);
        let text = "1 of 2 checks failed, first: the sky is blue (measured: grey)";
        assert_eq!(error.to_string(), text);
    }
}
