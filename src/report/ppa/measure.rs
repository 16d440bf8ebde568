//! Designs through the tools, several at a time; what has been measured once is kept.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::json;
use sluice_hdl::verilog::macros::MacroShape;
use sluice_hdl::verilog::{self, VerilogFile};

use super::designs::{Cells, Job, size};
use super::figures::{Check, Estimate, Figures, Outcome, Row};
use crate::catalog::{Instance, SettingsError};
use crate::cosim::CosimError;
use crate::cosim::cache::{Cache, Key};
use crate::synth::flop_files::{self, Point};
use crate::synth::library::Source;
use crate::synth::report::NetlistCheck;
use crate::synth::size::estimate;
use crate::synth::{self, Effort, SynthError, fpga};
use crate::{process, tools};

/// Raised when figures are computed otherwise than before, so that kept ones no longer count.
const REVISION: u32 = 2;

/// How designs are measured.
#[derive(Clone, Debug)]
pub struct Options {
    /// The library besides the embedded one.
    pub liberty: Option<PathBuf>,
    /// Where results are kept; `None`: the user's cache folder.
    pub cache: Option<PathBuf>,
    /// Whether everything is measured anew.
    pub fresh: bool,
    /// Designs that are measured at a time.
    pub jobs: usize,
    /// Gate equivalents of a design at most, by an estimate.
    pub limit: u64,
    /// Time for the tools of a design.
    pub timeout: Duration,
}

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
pub enum MeasureError {
    /// A design cannot be configured.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// A library or a tool cannot be used.
    #[error(transparent)]
    Setup(SynthError),
    /// Synthesis failed.
    #[error("{design}: {error}")]
    Synth {
        /// Which design.
        design: String,
        /// What went wrong.
        error: SynthError,
    },
    /// The cache cannot be used.
    #[error(transparent)]
    Cache(CosimError),
    /// A result cannot be kept.
    #[error("cannot keep the result of {design}: {what}")]
    Keep {
        /// Which design.
        design: String,
        /// Why not.
        what: String,
    },
}

impl MeasureError {
    /// Whether the user has to change something, and not the tools.
    pub fn is_usage(&self) -> bool {
        match self {
            MeasureError::Settings(_) => true,
            MeasureError::Setup(error) | MeasureError::Synth { error, .. } => error.is_usage(),
            _ => false,
        }
    }
}

/// What is told of a design as soon as it is done.
#[derive(Debug)]
pub struct Done<'a> {
    /// The design.
    pub row: &'a Row,
    /// Whether it had been measured before.
    pub kept: bool,
    /// Seconds that it took.
    pub seconds: f64,
    /// Designs done so far.
    pub count: usize,
    /// Designs in all.
    pub of: usize,
}

/// Measures every job; rows by their [`Job::id`].
///
/// # Errors
/// The first failure that is not a design's own, after all others have been measured and kept.
pub fn measure(
    jobs: &[Job],
    options: &Options,
    tell: &(dyn Fn(Done) + Sync),
) -> Result<BTreeMap<String, Row>, MeasureError> {
    let workbench = Workbench::new(options)?;
    let mut queue: BTreeMap<String, (u64, &Job)> = BTreeMap::new();
    for job in jobs {
        if let std::collections::btree_map::Entry::Vacant(place) = queue.entry(job.id()) {
            let estimate = estimate(job.design.instance()?.definition());
            place.insert((estimate, job));
        }
    }
    // The largest first, so that none is left alone at the end.
    let mut queue: Vec<(u64, &Job)> = queue.into_values().collect();
    queue.sort_by_key(|(estimate, _)| std::cmp::Reverse(*estimate));
    let (next, count) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let rows = Mutex::new(BTreeMap::new());
    let failure = Mutex::new(None);
    let work = || {
        while let Some((_, job)) = queue.get(next.fetch_add(1, Ordering::Relaxed)) {
            let start = Instant::now();
            match workbench.row(job) {
                Ok((row, kept)) => {
                    let done = count.fetch_add(1, Ordering::Relaxed) + 1;
                    tell(Done {
                        row: &row,
                        kept,
                        seconds: start.elapsed().as_secs_f64(),
                        count: done,
                        of: queue.len(),
                    });
                    lock(&rows).insert(job.id(), row);
                }
                Err(error) => {
                    lock(&failure).get_or_insert(error);
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..options.jobs.max(1) {
            scope.spawn(work);
        }
    });
    match lock(&failure).take() {
        Some(error) => Err(error),
        None => Ok(std::mem::take(&mut *lock(&rows))),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// What all designs share.
struct Workbench<'a> {
    options: &'a Options,
    /// Where results are kept.
    results: PathBuf,
    /// Versions of the tools.
    versions: String,
    /// SHA-256 of each library.
    libraries: BTreeMap<Cells, String>,
    /// Held while a file of flip-flops is mapped alone.
    files: Mutex<()>,
    /// Where such files have been kept in this run.
    mapped: Mutex<BTreeSet<PathBuf>>,
}

/// Cycles of the netlist check.
const CYCLES: u64 = 300;

impl<'a> Workbench<'a> {
    fn new(options: &'a Options) -> Result<Workbench<'a>, MeasureError> {
        let cache = Cache::open(options.cache.as_deref()).map_err(MeasureError::Cache)?;
        let needed = [tools::YOSYS, tools::OPENSTA, tools::ICARUS];
        let missing = needed.into_iter().filter(|tool| tool.find().is_none());
        let missing: Vec<_> = missing.collect();
        if !missing.is_empty() {
            return Err(MeasureError::Setup(SynthError::Missing(missing)));
        }
        let mut versions = env!("CARGO_PKG_VERSION").to_owned();
        for tool in needed {
            let silent = |why| SynthError::Silent(why, tool.find().unwrap_or_default());
            let version = tool.version().map_err(silent);
            versions += &format!("\n{}", version.map_err(MeasureError::Setup)?);
        }
        let digest = |path: Option<&Path>| {
            let source = Source::read(path).map_err(MeasureError::Setup);
            source.map(|source| source.sha256)
        };
        let mut libraries = BTreeMap::from([(Cells::Generic, digest(None)?)]);
        if options.liberty.is_some() {
            libraries.insert(Cells::Given, digest(options.liberty.as_deref())?);
        }
        Ok(Workbench {
            options,
            results: cache.folder("ppa").map_err(MeasureError::Cache)?,
            versions,
            libraries,
            files: Mutex::default(),
            mapped: Mutex::default(),
        })
    }

    /// The row of a design, and whether it was kept.
    fn row(&self, job: &Job) -> Result<(Row, bool), MeasureError> {
        let instance = job.design.instance()?;
        let (outcome, kept) = self.outcome(job, instance.as_ref())?;
        let row = Row {
            id: job.id(),
            block: job.design.block.to_owned(),
            design: job.design.name(),
            effort: job.effort.name(),
            flattened: job.flatten,
            size: size(job.design.block, &instance.config()),
            throughput: instance.throughput(),
            outcome,
        };
        Ok((row, kept))
    }

    fn outcome(&self, job: &Job, instance: &dyn Instance) -> Result<(Outcome, bool), MeasureError> {
        let (estimate, limit) = (estimate(instance.definition()), self.options.limit);
        if estimate > limit && job.cells == Cells::Xilinx {
            let error = SynthError::TooLarge {
                estimate,
                rest: None,
                limit,
            };
            return Ok((Outcome::LeftOut(error.to_string()), false));
        }
        let place = self.results.join(self.key(job, instance)? + ".json");
        let kept = fs::read(&place).ok().filter(|_| !self.options.fresh);
        let kept = kept.and_then(|text| serde_json::from_slice::<Outcome>(&text).ok());
        if let Some(outcome) = kept {
            return Ok((outcome, true));
        }
        let outcome = match job.cells {
            Cells::Xilinx => self.estimated(job, instance)?,
            Cells::Generic | Cells::Given => self.measured(job, instance)?,
        };
        if let Outcome::Measured(_) | Outcome::Estimated(_) = &outcome {
            keep(&place, &outcome).map_err(|what| MeasureError::Keep {
                design: job.id(),
                what,
            })?;
        }
        Ok((outcome, false))
    }

    fn options(&self, job: &Job) -> synth::Options {
        synth::Options {
            effort: job.effort,
            flatten: job.flatten,
            liberty: match job.cells {
                Cells::Given => self.options.liberty.clone(),
                Cells::Generic | Cells::Xilinx => None,
            },
            verify: CYCLES,
            limit: self.options.limit,
            timeout: self.options.timeout,
            ..synth::Options::default()
        }
    }

    /// A hash of all that the figures come from.
    fn key(&self, job: &Job, instance: &dyn Instance) -> Result<String, MeasureError> {
        let files = verilog::emit(instance.definition(), &verilog::Options::default());
        let files = files.map_err(|error| MeasureError::Synth {
            design: job.id(),
            error: error.into(),
        })?;
        let options = synth::Options {
            // What is past it has its files apart, measured at sizes that are not.
            limit: match estimate(instance.definition()) <= self.options.limit {
                true => synth::Options::default().limit,
                false => self.options.limit,
            },
            ..self.options(job)
        };
        Ok(self.key_of(job, &options, &files))
    }

    /// The same of a file of flip-flops that is mapped alone.
    fn key_of_file(&self, job: &Job, shape: &MacroShape) -> String {
        let options = synth::Options {
            limit: synth::Options::default().limit,
            ..self.options(job)
        };
        self.key_of(job, &options, &[shape.model(&verilog::Options::default())])
    }

    fn key_of(&self, job: &Job, options: &synth::Options, files: &[VerilogFile]) -> String {
        // Where the library lies, and how long is too long, change no figure.
        let conditions = synth::Options {
            liberty: None,
            timeout: synth::Options::default().timeout,
            ..options.clone()
        };
        let library = self
            .libraries
            .get(&job.cells)
            .map_or("fpga", String::as_str);
        let key = Key::new()
            .add(&REVISION.to_string())
            .add(&self.versions)
            .add(library)
            .add(&format!("{conditions:?}"));
        let key = SCRIPTS.iter().fold(key, |key, text| key.add(text));
        let key = key.add(abc_script(job.effort));
        key.add_files(files).name()
    }

    /// A file of flip-flops mapped alone, or as it was kept; one design at a time, since several have the same file.
    fn file(
        &self,
        job: &Job,
        shape: &MacroShape,
        options: &synth::Options,
    ) -> Result<Point, SynthError> {
        let _alone = lock(&self.files);
        let place = self
            .results
            .join(self.key_of_file(job, shape) + "-file.json");
        let kept = fs::read(&place).ok();
        // What this run has kept is fresh.
        let kept = kept.filter(|_| !self.options.fresh || lock(&self.mapped).contains(&place));
        if let Some(point) = kept.and_then(|text| serde_json::from_slice(&text).ok()) {
            return Ok(point);
        }
        let point = flop_files::measure(shape, options)?;
        keep(&place, &point).map_err(SynthError::Netlist)?;
        lock(&self.mapped).insert(place);
        Ok(point)
    }

    fn measured(&self, job: &Job, instance: &dyn Instance) -> Result<Outcome, MeasureError> {
        let mut file =
            |shape: &MacroShape, options: &synth::Options| self.file(job, shape, options);
        let synthesis =
            synth::synthesize_with(instance, &self.options(job), &mut file, &mut |_| ());
        let report = match synthesis {
            Ok(synthesis) => synthesis.report,
            Err(error @ SynthError::TooLarge { .. }) => {
                return Ok(Outcome::LeftOut(error.to_string()));
            }
            Err(error @ SynthError::Differs { .. }) => {
                return Ok(Outcome::Failed(error.to_string()));
            }
            Err(error) => {
                let design = job.id();
                return Err(MeasureError::Synth { design, error });
            }
        };
        match &report.check {
            Some(NetlistCheck::Agrees { .. }) => {}
            Some(NetlistCheck::Differs { first }) => return Ok(Outcome::Failed(first.clone())),
            Some(NetlistCheck::LeftOut { why }) => return Ok(unchecked(why)),
            None => return Ok(self.stopped()),
        }
        let mut report = json!(report);
        report["check"] = report["check"]["agrees"].take();
        match serde_json::from_value::<Figures>(report) {
            Ok(figures) => Ok(Outcome::Measured(Box::new(figures))),
            Err(error) => Err(MeasureError::Keep {
                design: job.id(),
                what: error.to_string(),
            }),
        }
    }

    fn estimated(&self, job: &Job, instance: &dyn Instance) -> Result<Outcome, MeasureError> {
        let options = fpga::Options {
            family: fpga::Family::Xilinx,
            verify: CYCLES,
            timeout: self.options.timeout,
        };
        match fpga::estimate(instance, &options) {
            Ok(estimate) => Ok(match estimate.check {
                NetlistCheck::Agrees { cycles, values } => Outcome::Estimated(Estimate {
                    target: estimate.target.to_owned(),
                    luts: estimate.luts,
                    flops: estimate.flops,
                    yosys: estimate.yosys,
                    check: Check { cycles, values },
                }),
                NetlistCheck::Differs { first } => Outcome::Failed(first),
                NetlistCheck::LeftOut { why } => unchecked(&why),
            }),
            Err(SynthError::Process(process::Error::Timeout { .. })) => Ok(self.stopped()),
            Err(error) => Err(MeasureError::Synth {
                design: job.id(),
                error,
            }),
        }
    }

    fn stopped(&self) -> Outcome {
        let seconds = self.options.timeout.as_secs();
        Outcome::LeftOut(format!("the tools were stopped after {seconds} s"))
    }
}

/// There are no figures of a netlist that was not checked.
fn unchecked(why: &str) -> Outcome {
    Outcome::LeftOut(format!("its netlist was not checked: {why}"))
}

/// What figures come from besides the Verilog, the library and ABC's sequence.
const SCRIPTS: [&str; 5] = [
    include_str!("../../../synth/map.ys"),
    include_str!("../../../synth/time.tcl"),
    include_str!("../../../synth/fo4.tcl"),
    include_str!("../../../synth/calibrate.tcl"),
    include_str!("../../../synth/memories.toml"),
];

/// The sequence of ABC's commands of an effort.
pub(super) fn abc_script(effort: Effort) -> &'static str {
    match effort {
        Effort::Area => include_str!("../../../synth/abc-area.script"),
        Effort::Balanced => include_str!("../../../synth/abc-balanced.script"),
        Effort::Delay => include_str!("../../../synth/abc-delay.script"),
    }
}

/// Writes a result, which appears under its name only when it is whole.
fn keep(place: &Path, result: &impl Serialize) -> Result<(), String> {
    let text = serde_json::to_vec(result).map_err(|e| e.to_string())?;
    let folder = place.parent().unwrap_or(Path::new("."));
    let file = tempfile::NamedTempFile::new_in(folder).map_err(|e| e.to_string())?;
    fs::write(file.path(), text).map_err(|e| e.to_string())?;
    file.persist(place).map_err(|e| e.to_string())?;
    Ok(())
}
