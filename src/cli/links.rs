//! `sim --traffic links`: packets on links instead of rows.

use std::fs::File;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::Failed;
use super::options::{number, whole};
use super::output;
use super::sim::Backend;
use sluice::catalog::{self, Block, Instance};
use sluice::run::{Device, Rtl};
use sluice::traffic::LaneUnit;
use sluice::traffic::feed::{Feeder, Pair, Report};
use sluice::traffic::links::{self, Links, Phases};

/// What links carry, with `--traffic links`.
#[derive(Args, Clone, Debug, Default, PartialEq)]
#[command(next_help_heading = "Traffic of links")]
pub struct LinksArgs {
    /// Ports that bring packets, port p to lane p [default: every lane]
    #[arg(long, value_name = "N", value_parser = number::<usize>("1 to the lanes of the unit"))]
    ports: Option<usize>,
    /// Rate of a link, 0.001 to 10000 Gbit/s [default: 800]
    #[arg(long, value_name = "R", value_parser = thousandths)]
    link_gbps: Option<u64>,
    /// Clock of the unit, 0.001 to 10000 GHz [default: 1]
    #[arg(long, value_name = "F", value_parser = thousandths)]
    clock_ghz: Option<u64>,
    /// Bytes of a frame on the wire, preamble and gap included, 1 to 65535 [default: 4198]
    #[arg(long, value_name = "B", value_parser = whole::<u64>(1, 65535))]
    frame_bytes: Option<u64>,
    /// Bytes on the wire of the acknowledgement that follows each frame, 0 to 65535; 0 for none
    /// [default: 84]
    #[arg(long, value_name = "B", value_parser = whole::<u64>(0, 65535))]
    ack_bytes: Option<u64>,
    /// How ports stand to each other: `aligned` (all begin a frame at once), `random`, or a CSV file with
    /// lines `port,phase`: bytes of frame and acknowledgement that have passed at the start
    /// [default: random]
    #[arg(long, value_name = "aligned|random|FILE")]
    phases: Option<String>,
    /// Where packets go [default: random]
    #[arg(long, value_enum)]
    destinations: Option<Destinations>,
}

/// Where packets go.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Destinations {
    /// Each packet to any destination
    Random,
    /// Each port's frames to one destination, its acknowledgements to another
    Permutation,
    /// All to one
    One,
}

impl Destinations {
    fn kind(self) -> links::Destinations {
        match self {
            Destinations::Random => links::Destinations::Random,
            Destinations::Permutation => links::Destinations::Permutation,
            Destinations::One => links::Destinations::One,
        }
    }
}

/// A decimal number as thousandths: Gbit/s as Mbit/s.
fn thousandths(text: &str) -> Result<u64, String> {
    match text.parse::<f64>() {
        Ok(value) if (0.001..=10_000.0).contains(&value) => Ok((value * 1000.0).round() as u64),
        _ => Err("allowed is 0.001 to 10000".into()),
    }
}

impl LinksArgs {
    /// The links of a unit, and how their phases are called.
    fn links(&self, unit: &LaneUnit, seed: u64) -> anyhow::Result<(Links, String)> {
        let ports = self.ports.unwrap_or(unit.lanes);
        if !(1..=unit.lanes).contains(&ports) {
            let most = unit.lanes;
            bail!(
                "--ports {ports}: allowed is 1 to {most}, a lane for each; or configure more lanes"
            );
        }
        let mut links = Links {
            ports,
            link_mbps: self.link_gbps.unwrap_or(800_000),
            clock_mhz: self.clock_ghz.unwrap_or(1000),
            frame_bytes: self.frame_bytes.unwrap_or(4198),
            ack_bytes: self.ack_bytes.unwrap_or(84),
            phases: vec![],
            destinations: self.destinations.unwrap_or(Destinations::Random).kind(),
        };
        let of_a_port = links.rate() / ports as f64;
        if of_a_port > 1.0 {
            bail!(
                "the links bring {of_a_port:.1} packets a cycle to each lane, which takes one at most: \
                 allowed is a faster --clock-ghz, a longer --frame-bytes or --ack-bytes, or a slower --link-gbps"
            );
        }
        let name = self.phases.as_deref().unwrap_or("random");
        let phases = match name {
            "aligned" => Phases::Aligned,
            "random" => Phases::Random,
            file => {
                let input = File::open(Path::new(file)).with_context(|| {
                    format!("--phases {file}: neither aligned nor random, and no file")
                })?;
                Phases::read(input, ports, links.period())
                    .with_context(|| format!("--phases {file}"))?
            }
        };
        links.phases = phases.of(ports, links.period(), seed);
        Ok((links, name.to_owned()))
    }
}

/// Names of the blocks that answer packets by lane.
fn answering_lanes() -> String {
    let answers = |block: &&&dyn Block| {
        let default = block.configure(toml::Table::new());
        default.is_ok_and(|instance| instance.lane_unit().is_some())
    };
    let blocks = catalog::blocks().iter().filter(answers);
    blocks
        .map(|block| block.name())
        .collect::<Vec<_>>()
        .join(", ")
}

/// A run of a block on links.
pub struct Run<'a> {
    pub instance: &'a dyn Instance,
    pub args: &'a LinksArgs,
    pub backend: Backend,
    pub seed: u64,
    pub cycles: u64,
    pub json: bool,
}

impl Run<'_> {
    /// Runs and reports.
    pub fn run(&self) -> anyhow::Result<()> {
        let instance = self.instance;
        let Some(unit) = instance.lane_unit() else {
            bail!(
                "--traffic links: block `{}` does not answer packets by lane; those that do are {}",
                instance.block(),
                answering_lanes()
            );
        };
        let (links, phases) = self.args.links(&unit, self.seed)?;
        let start = Instant::now();
        let report = match self.backend.engine() {
            None => self.feed(unit, &links, &mut instance.golden())?,
            Some(engine) => {
                let mut rtl = Rtl::new(instance.definition(), engine, self.seed, None)?;
                let report = self.feed_both(unit, &links, &mut rtl)?;
                if let Some(first) = rtl.finish()?.first() {
                    let text = format!(
                        "property `{}` failed in cycle {}",
                        first.property, first.cycle
                    );
                    bail!(Failed::Check(text));
                }
                report
            }
        };
        let seconds = start.elapsed().as_secs_f64();
        if self.json {
            return output::print_json(&self.as_json(&unit, &links, &phases, &report, seconds));
        }
        output::print(&self.as_text(&unit, &links, &phases, &report, seconds))
    }

    fn feed(
        &self,
        unit: LaneUnit,
        links: &Links,
        device: &mut dyn Device,
    ) -> anyhow::Result<Report> {
        let layouts = (self.instance.inputs(), self.instance.outputs());
        let bar = output::progress(self.cycles, self.backend.name());
        let failed = |error| Failed::Check(format!("{}: {error}", self.instance.block()));
        let feeder = Feeder::new(unit, device, (&layouts.0, &layouts.1)).map_err(failed)?;
        let arrivals = links.arrivals(&unit, self.seed);
        let report = feeder.run(arrivals, self.cycles, |cycle| {
            if cycle.is_multiple_of(1024) {
                bar.set_position(cycle);
            }
        });
        bar.finish_and_clear();
        Ok(report.map_err(failed)?)
    }

    /// The hardware, beside the golden model, which must agree in every cycle.
    fn feed_both(&self, unit: LaneUnit, links: &Links, rtl: &mut Rtl) -> anyhow::Result<Report> {
        let outputs = self.instance.outputs();
        let mut pair = Pair {
            first: rtl,
            second: &mut self.instance.golden(),
            outputs: vec![0; outputs.words()],
            cycles: 0,
            differs: None,
        };
        let report = self.feed(unit, links, &mut pair);
        if let Some((cycle, word)) = pair.differs {
            let columns = outputs.columns();
            let column = columns.iter().rev().find(|column| column.offset <= word);
            let label = column.map_or("", |column| column.label.as_str());
            bail!(Failed::Check(format!(
                "cycle {cycle}  {}.{label} differs between golden and {}",
                self.instance.block(),
                self.backend.name()
            )));
        }
        report
    }

    fn as_json(
        &self,
        unit: &LaneUnit,
        links: &Links,
        phases: &str,
        report: &Report,
        seconds: f64,
    ) -> Value {
        let waits = &report.waits;
        let cycles = self.cycles as f64;
        let lanes = report
            .lanes
            .iter()
            .map(|lane| json!({ "max": lane.max, "mean": lane.mean() }));
        json!({
            "block": self.instance.block(),
            "configuration": self.instance.config(),
            "backend": self.backend.name(),
            "agrees_with_golden": self.backend.engine().map(|_| true),
            "seed": self.seed,
            "cycles": self.cycles,
            "seconds": seconds,
            "links": {
                "ports": links.ports,
                "gbps": links.link_mbps as f64 / 1000.0,
                "clock_ghz": links.clock_mhz as f64 / 1000.0,
                "frame_bytes": links.frame_bytes,
                "ack_bytes": links.ack_bytes,
                "phases": phases,
                "destinations": self.destinations(),
                "packets_per_cycle": links.rate(),
            },
            "packets": { "offered": report.offered, "served": report.served },
            "packets_per_cycle": {
                "offered": report.offered as f64 / cycles,
                "served": report.served as f64 / cycles,
            },
            "waiting": {
                "max": report.waiting.max,
                "mean": report.waiting.mean(),
                "lanes": lanes.collect::<Vec<_>>(),
            },
            "before_the_unit": {
                "max": report.outside.max,
                "mean": report.outside.mean(),
                "lane_max": report.outside_lane,
            },
            "waiting_cycles": {
                "least": unit.least_wait,
                "mean": waits.mean(),
                "p50": waits.percentile(50, 100),
                "p99": waits.percentile(99, 100),
                "p99.9": waits.percentile(999, 1000),
                "p99.99": waits.percentile(9999, 10_000),
                "max": waits.max(),
            },
            "answer_cycles_after": unit.answer_delay,
        })
    }

    fn destinations(&self) -> String {
        let kind = self.args.destinations.unwrap_or(Destinations::Random);
        kind.to_possible_value()
            .map_or(String::new(), |value| value.get_name().to_owned())
    }

    fn as_text(
        &self,
        unit: &LaneUnit,
        links: &Links,
        phases: &str,
        report: &Report,
        seconds: f64,
    ) -> String {
        let cycles = self.cycles as f64;
        let rate = |packets: u64| {
            format!(
                "{:.4} packets a cycle, {}",
                packets as f64 / cycles,
                output::grouped(packets)
            )
        };
        let lane_max = report.lanes.iter().map(|lane| lane.max).max().unwrap_or(0);
        let means = report.lanes.iter().map(|lane| lane.mean());
        let lane_mean = means.fold(0.0, f64::max);
        let waits = &report.waits;
        let share = |share, of| waits.percentile(share, of).to_string();
        let queueing = match unit.least_wait {
            0 => "none in the unit: a packet of each lane is taken in every cycle".to_owned(),
            least => format!("at least {least} cycles, from coming to being taken"),
        };
        let mut rows = vec![
            ("block", self.instance.block().to_owned()),
            ("configuration", self.instance.config().to_string()),
            (
                "backend",
                match self.backend.engine() {
                    None => self.backend.name().to_owned(),
                    Some(_) => format!("{}, equal to golden in every cycle", self.backend.name()),
                },
            ),
            (
                "links",
                format!(
                    "{} of {} Gbit/s, {} bytes and {} in turn, {:.4} packets a cycle at {} GHz",
                    links.ports,
                    links.link_mbps as f64 / 1000.0,
                    links.frame_bytes,
                    links.ack_bytes,
                    links.rate(),
                    links.clock_mhz as f64 / 1000.0
                ),
            ),
            ("phases", phases.to_owned()),
            ("destinations", self.destinations()),
            ("cycles", output::grouped(self.cycles)),
            (
                "cycles/s",
                output::grouped(output::rate(self.cycles, seconds)),
            ),
            ("offered", rate(report.offered)),
            ("served", rate(report.served)),
            (
                "waiting",
                format!(
                    "{} at most, {:.2} in the mean",
                    report.waiting.max,
                    report.waiting.mean()
                ),
            ),
            (
                "of a lane",
                format!("{lane_max} at most, {lane_mean:.2} in the mean of the fullest"),
            ),
            (
                "before the unit",
                format!(
                    "{} at most, {} of a lane",
                    report.outside.max, report.outside_lane
                ),
            ),
            ("waits", queueing),
        ];
        let percentiles = [
            ("50 %", share(50, 100)),
            ("99 %", share(99, 100)),
            ("99.9 %", share(999, 1000)),
            ("99.99 %", share(9999, 10_000)),
            ("longest", waits.max().to_string()),
        ];
        rows.extend(percentiles.map(|(name, value)| (name, format!("{value} cycles"))));
        rows.push(("answer", format!("{} cycles after", unit.answer_delay)));
        output::pairs(rows)
    }
}
