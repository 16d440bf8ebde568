mod text;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::options::{BlockArgs, number, whole};
use super::output::{self, Draft};
use super::{Failed, fpga, place};
use sluice::synth::fpga::Options as FpgaOptions;
use sluice::synth::report::NetlistCheck;
use sluice::synth::{self, Options, Period, Synthesis};

/// Maps a block to cells with Yosys and ABC and times it with OpenSTA: area, timing, power
///
/// Without --liberty the cells are those of the embedded, technology-neutral library: areas in gate
/// equivalents (GE, one NAND2_X1), times in tau and in delays of a fan-out-of-4 inverter (FO4, 5 tau).
/// With a real library also in um2, ns and mW. Scripts are pinned: the same library and the same
/// versions of the tools give the same figures.
#[derive(Args)]
pub struct Synth {
    #[command(flatten)]
    block: BlockArgs,
    /// Place the block with OpenROAD-flow-scripts instead, whose folder `flow` FLOW_HOME names
    #[arg(long, value_enum, conflicts_with_all = ["target", "liberty", "effort", "flatten", "corner",
        "period_fo4", "activity", "input_drive", "load", "wireload", "memories", "limit", "verify", "out"])]
    flow: Option<Flow>,
    /// Estimate look-up tables and flip-flops of an FPGA instead
    #[arg(long, value_enum, conflicts_with_all = ["liberty", "effort", "flatten", "corner", "period_ns",
        "period_fo4", "activity", "input_drive", "load", "wireload", "memories", "limit", "out"])]
    target: Option<fpga::Target>,
    /// What counts when logic is mapped
    #[arg(long, value_enum, default_value_t = Effort::Balanced)]
    effort: Effort,
    /// Dissolve the hierarchy before mapping; else each module is mapped by itself, and its GE listed
    #[arg(long)]
    flatten: bool,
    /// Liberty file, plain or gzip [default: the embedded library]
    #[arg(long, value_name = "FILE")]
    liberty: Option<PathBuf>,
    /// Operating condition of the library [default: its own]
    #[arg(long, value_name = "NAME")]
    corner: Option<String>,
    /// Period of the clock, for slack and power [default: 1]
    #[arg(long, value_name = "NS", conflicts_with = "period_fo4",
        value_parser = number::<f64>("a number above 0, at most 1000000"))]
    period_ns: Option<f64>,
    /// The same in delays of the library's smallest inverter with four to drive [default with the
    /// embedded library: 20]
    #[arg(long, value_name = "N", value_parser = number::<f64>("a number above 0, at most 1000000"))]
    period_fo4: Option<f64>,
    /// Changes of each net in a cycle, for power: 0.1 is "10% activity"
    #[arg(long, value_name = "A", default_value_t = Options::default().activity, value_parser = number::<f64>("0 to 2"))]
    activity: f64,
    /// Cell that drives each input [default: the smallest buffer]
    #[arg(long, value_name = "CELL")]
    input_drive: Option<String>,
    /// Load of each output in fF, or in inverter inputs with the embedded library [default: four of
    /// the smallest inverters]
    #[arg(long, value_name = "C", value_parser = number::<f64>("0 to 1000000"))]
    load: Option<f64>,
    /// Wire load model of the library [default: none, wires are free]
    #[arg(long, value_name = "NAME")]
    wireload: Option<String>,
    /// TOML file with what memory macros cost, for what it states instead of the embedded table
    #[arg(long, value_name = "FILE")]
    memories: Option<PathBuf>,
    /// Size up to which a block is mapped, in GE by an estimate made before; of a larger one the largest
    /// files of flip-flops are set apart and extrapolated from smaller ones
    #[arg(long, value_name = "GE", default_value_t = Options::default().limit,
        value_parser = whole::<u64>(0, u64::MAX))]
    limit: u64,
    /// Cycles in which the netlist is simulated and compared with the golden model; 0 leaves it out
    #[arg(long, value_name = "CYCLES", default_value_t = Options::default().verify,
        value_parser = whole::<u64>(0, 100_000_000))]
    verify: u64,
    /// Seconds after which the tools are stopped and what is known by then is shown
    #[arg(long, value_name = "S", default_value_t = Options::default().timeout.as_secs(),
        value_parser = whole::<u64>(1, 1_000_000))]
    timeout: u64,
    /// Folder for the netlist, its scripts and logs, and the report (JSON)
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Flows that go further than mapping.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Flow {
    /// OpenROAD-flow-scripts, through to placement
    Openroad,
}

/// What counts when logic is mapped.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Effort {
    /// The smallest
    Area,
    /// Fast without growing much
    Balanced,
    /// The fastest
    Delay,
}

impl From<Effort> for synth::Effort {
    fn from(effort: Effort) -> Self {
        match effort {
            Effort::Area => synth::Effort::Area,
            Effort::Balanced => synth::Effort::Balanced,
            Effort::Delay => synth::Effort::Delay,
        }
    }
}

impl Synth {
    pub fn run(self) -> anyhow::Result<()> {
        let instance = self.block.instance()?;
        let timeout = Duration::from_secs(self.timeout);
        if let Some(target) = self.target {
            let options = FpgaOptions {
                family: target.into(),
                verify: self.verify,
                timeout,
            };
            return fpga::run(instance.as_ref(), &options, self.json);
        }
        if self.flow == Some(Flow::Openroad) {
            return place::run(instance.as_ref(), self.period_ns, timeout, self.json);
        }
        let options = self.options();
        // What cannot be written is better known before a long run.
        let earlier = match &self.out {
            Some(out) => earlier_files(out)?,
            None => vec![],
        };
        let bar = output::progress(STAGES, "starting");
        let mut tell = |stage: &str| {
            bar.set_message(stage.to_owned());
            bar.inc(1);
        };
        let result = synth::synthesize(instance.as_ref(), &options, &mut tell);
        bar.finish_and_clear();
        let synthesis = result.map_err(Failed::synth)?;
        if let Some(out) = &self.out {
            write(out, &synthesis, &earlier)?;
        }
        let report = &synthesis.report;
        match self.json {
            true => output::print_json(&serde_json::to_value(report)?)?,
            false => output::print(&text::text(report))?,
        }
        if let Some(why) = &report.stopped {
            bail!(Failed::Tool(why.clone()));
        }
        report.check.as_ref().map_or(Ok(()), verdict)
    }

    fn options(&self) -> Options {
        let nanoseconds = self.period_ns.map(Period::Nanoseconds);
        Options {
            effort: self.effort.into(),
            flatten: self.flatten,
            liberty: self.liberty.clone(),
            corner: self.corner.clone(),
            period: nanoseconds.or(self.period_fo4.map(Period::Fo4)),
            activity: self.activity,
            input_drive: self.input_drive.clone(),
            load: self.load,
            wireload: self.wireload.clone(),
            memories: self.memories.clone(),
            verify: self.verify,
            limit: self.limit,
            timeout: Duration::from_secs(self.timeout),
        }
    }
}

/// Fails if the netlist does something else than the golden model.
pub(super) fn verdict(check: &NetlistCheck) -> anyhow::Result<()> {
    match check {
        NetlistCheck::Differs { first } => bail!(Failed::Check(format!(
            "the netlist differs from the golden model: {first}"
        ))),
        NetlistCheck::Agrees { .. } | NetlistCheck::LeftOut { .. } => Ok(()),
    }
}

/// How a check came out, in words.
pub(super) fn check_text(check: &NetlistCheck) -> String {
    match check {
        NetlistCheck::Agrees { cycles, values } => format!(
            "agrees with the golden model in {} cycles, {} values",
            output::grouped(*cycles),
            output::grouped(*values)
        ),
        NetlistCheck::Differs { first } => {
            format!("DIFFERS from the golden model: {first}")
        }
        NetlistCheck::LeftOut { why } => format!("left out: {why}"),
    }
}

/// How often progress is told.
const STAGES: u64 = 10;

/// The report's file.
const REPORT: &str = "report.json";

/// The files that an earlier run left in a folder, which this one replaces: those that its report lists. A folder
/// that holds anything and no such report is refused.
fn earlier_files(out: &Path) -> anyhow::Result<Vec<String>> {
    let name = out.display();
    if !out.exists() {
        return Ok(vec![]);
    }
    Draft::new(&out.join(REPORT))?;
    let mut entries = fs::read_dir(out).with_context(|| format!("cannot read {name}"))?;
    if entries.next().is_none() {
        return Ok(vec![]);
    }
    let report = fs::read(out.join(REPORT)).unwrap_or_default();
    let report: Value = serde_json::from_slice(&report).unwrap_or_default();
    let files = report["files"].as_array().map(|files| files.iter());
    let files: Option<Vec<_>> =
        files.and_then(|f| f.map(|name| Some(name.as_str()?.to_owned())).collect());
    let plain = |name: &String| Path::new(name).file_name() == Some(name.as_ref());
    // What only a report of ours has.
    let ours = ["/block", "/tools/sluice", "/library/sha256"];
    let ours = ours
        .iter()
        .all(|at| report.pointer(at).is_some_and(Value::is_string));
    match files.filter(|files| ours && files.iter().all(plain)) {
        Some(files) => Ok(files),
        None => bail!(
            "--out {name}: the folder is not empty, and no {REPORT} in it lists the files of an earlier run, which \
             could be replaced: name a folder that is empty or not there yet"
        ),
    }
}

/// Writes what came out, each file under its name only when it is whole, and takes away what is left of the files of an
/// `earlier` run.
fn write(out: &Path, synthesis: &Synthesis, earlier: &[String]) -> anyhow::Result<()> {
    fs::create_dir_all(out).with_context(|| format!("cannot make the folder {}", out.display()))?;
    let mut drafts = Vec::new();
    let mut names = Vec::new();
    let mut add = |name: String, content: &[u8]| {
        let path = out.join(&name);
        if path.exists() && !earlier.contains(&name) {
            bail!(
                "{} is not of an earlier run: name another folder",
                path.display()
            );
        }
        drafts.push(Draft::with(&path, content)?);
        names.push(name);
        Ok(())
    };
    for path in synthesis.files() {
        let content = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let name = path.file_name().unwrap_or_default();
        add(name.to_string_lossy().into_owned(), &content)?;
    }
    let mut report = serde_json::to_value(&synthesis.report)?;
    names.push(REPORT.to_owned());
    report["files"] = json!(names);
    let report = Draft::with(&out.join(REPORT), format!("{report:#}\n").as_bytes())?;
    drafts.into_iter().try_for_each(Draft::finish)?;
    for name in earlier.iter().filter(|name| !names.contains(name)) {
        let path = out.join(name);
        if path.is_file() {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    // Last, so that at any time a report lists whatever there is.
    report.finish()
}
