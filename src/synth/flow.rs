//! From a configured block to its figures.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

use sluice_hdl::verilog::macros::MacroShape;
use tempfile::TempDir;

use super::flop_files::{self, FlopFile, Point};
use super::liberty::{Cell, Condition, Library};
use super::library::Source;
use super::memories::Table;
use super::options::Options;
use super::report::{Conditions, LibraryReport, MemoryReport, Report, Run, Units, rounded};
use super::run::Workshop;
use super::set_apart::SetApart;
use super::{SynthError, generic, size};
use crate::catalog::Instance;
use crate::cleanup::Noted;
use crate::process;
use crate::tools::{self, Tool};

/// The figures, and the folder with what they come from. The folder goes with this, unless the run was stopped.
#[derive(Debug)]
pub struct Synthesis {
    /// The figures.
    pub report: Report,
    /// The library.
    pub source: Source,
    folder: Option<TempDir>,
    _noted: Noted,
}

impl Synthesis {
    /// The mapped netlist in Verilog; its ports are single bits.
    pub fn netlist(&self) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?;
        self.report.area.as_ref()?;
        Some(folder.path().join("netlist.v"))
    }

    /// Every file that may be kept, the library not among them.
    pub fn files(&self) -> Vec<PathBuf> {
        let folder = self.folder.iter().flat_map(|f| f.path().read_dir());
        let files = folder.flatten().flatten().map(|entry| entry.path());
        let kept = |path: &PathBuf| {
            let name = path.file_name().and_then(|name| name.to_str());
            path.is_file() && !matches!(name, Some("library.lib" | "netlist.json" | "names.json"))
        };
        let mut files: Vec<_> = files.filter(kept).collect();
        files.sort();
        files
    }
}

/// What maps, times and checks a file of flip-flops alone.
pub type Measure<'m> = dyn FnMut(&MacroShape, &Options) -> Result<Point, SynthError> + 'm;

/// Maps a block and times it. `progress` is told what is going on.
///
/// # Errors
/// If an option or the library is wrong, the block too large, or a tool missing or failing. A run that takes too long is no
/// error: the report says that it was stopped, and holds what is known by then.
pub fn synthesize(
    instance: &dyn Instance,
    options: &Options,
    progress: &mut dyn FnMut(&str),
) -> Result<Synthesis, SynthError> {
    synthesize_with(instance, options, &mut flop_files::measure, progress)
}

/// The same, where `measure` maps files of flip-flops alone, by [`flop_files::measure`] or as one who has done so before.
///
/// # Errors
/// As [`synthesize`].
pub fn synthesize_with(
    instance: &dyn Instance,
    options: &Options,
    measure: &mut Measure,
    progress: &mut dyn FnMut(&str),
) -> Result<Synthesis, SynthError> {
    let definition = instance.definition();
    let versions = versions()?;
    let source = Source::read(options.liberty.as_deref())?;
    let table = Table::read(options.memories.as_deref())?;
    let setting = Setting::new(&source, &table, options)?;
    if size::keeps_state(definition) {
        source.library.any_flop()?;
    }
    let apart = SetApart::choose(definition, options.limit)?;
    let temp = std::env::temp_dir();
    let folder = tempfile::Builder::new().prefix("sluice-synth-").tempdir();
    let folder = folder.map_err(SynthError::io("cannot make a folder in", temp))?;
    let noted = Noted::new(folder.path());
    let mut report = setting.report(instance, versions);
    let mut workshop = Workshop {
        folder: folder.path().to_owned(),
        limit: process::Limit::new(options.timeout),
        progress,
        stage: String::new(),
        peak: 0,
    };
    let result = setting.work(instance, &apart, measure, &mut workshop, &mut report);
    report.run.peak_memory = Some(workshop.peak).filter(|&peak| peak > 0);
    let done = move |report, folder| Synthesis {
        report,
        source,
        folder,
        _noted: noted,
    };
    match result {
        Ok(()) => Ok(done(report, Some(folder))),
        Err(SynthError::Process(error @ process::Error::Timeout { .. })) => {
            let stage = &workshop.stage;
            report.stopped = Some(format!("{error} (while {stage})"));
            // The log is what the report speaks of.
            let _ = folder.keep();
            Ok(done(report, None))
        }
        Err(SynthError::Stopped(why)) => {
            report.stopped = Some(why);
            Ok(done(report, None))
        }
        Err(error) => {
            let _ = folder.keep();
            Err(error)
        }
    }
}

/// Versions of the tools, which must all be there.
fn versions() -> Result<BTreeMap<&'static str, String>, SynthError> {
    let tools = [("yosys", tools::YOSYS), ("opensta", tools::OPENSTA)];
    let missing = tools.iter().filter(|(_, tool)| tool.find().is_none());
    let missing: Vec<Tool> = missing.map(|(_, tool)| *tool).collect();
    if !missing.is_empty() {
        return Err(SynthError::Missing(missing));
    }
    let version = |(name, tool): (&'static str, Tool)| {
        let silent = |why| SynthError::Silent(why, tool.find().unwrap_or_default());
        Ok((name, tool.version().map_err(silent)?))
    };
    let own = Ok(("sluice", env!("CARGO_PKG_VERSION").to_owned()));
    std::iter::once(own)
        .chain(tools.into_iter().map(version))
        .collect()
}

/// Options with all that the library decides.
pub(super) struct Setting<'a> {
    pub(super) source: &'a Source,
    pub(super) table: &'a Table,
    pub(super) options: &'a Options,
    pub(super) nand2: &'a Cell,
    pub(super) drive: &'a Cell,
    pub(super) condition: &'a Condition,
    /// In the library's unit.
    pub(super) load: f64,
}

impl<'a> Setting<'a> {
    fn new(
        source: &'a Source,
        table: &'a Table,
        options: &'a Options,
    ) -> Result<Setting<'a>, SynthError> {
        options.check(source.generic)?;
        let library = &source.library;
        let nand2 = library.nand2()?;
        let drive = match &options.input_drive {
            Some(name) => source.driver(name)?,
            None => library.buffer()?,
        };
        let condition = match &options.corner {
            Some(name) => source.corner(name)?,
            None => &library.condition,
        };
        let inverter = library.inverter()?.inputs().next();
        let load = match options.load {
            Some(load) => load * 1e-15 / library.capacitance_unit,
            None => 4.0 * inverter.map_or(0.0, |pin| pin.capacitance),
        };
        Ok(Setting {
            source,
            table,
            options,
            nand2,
            drive,
            condition,
            load,
        })
    }

    pub(super) fn library(&self) -> &'a Library {
        &self.source.library
    }

    /// Units of time in a report for one of the library's.
    pub(super) fn time_scale(&self) -> f64 {
        let tau = generic::TAU_PS * 1e-12;
        self.library().time_unit / if self.source.generic { tau } else { 1e-9 }
    }

    /// Load in femtofarads.
    pub(super) fn femtofarads(&self) -> f64 {
        self.load * self.library().capacitance_unit / 1e-15
    }

    /// The report before anything is known.
    fn report(&self, instance: &dyn Instance, tools: BTreeMap<&'static str, String>) -> Report {
        let memories = size::memories(instance.definition()).into_iter();
        Report {
            block: instance.block().to_owned(),
            configuration: instance.config(),
            module: instance.definition().name().to_owned(),
            effort: self.options.effort.name(),
            flattened: self.options.flatten,
            library: LibraryReport {
                name: self.source.name.clone(),
                sha256: self.source.sha256.clone(),
                corner: self.condition.name.clone(),
                voltage: self.condition.voltage,
                temperature: self.condition.temperature,
                nand2: self.nand2.name.clone(),
                nand2_area: self.nand2.area,
                fo4: None,
            },
            conditions: Conditions {
                period: 0.0,
                activity: self.options.activity,
                input_drive: self.drive.name.clone(),
                load: rounded(self.femtofarads()),
                wireload: self.options.wireload.clone(),
            },
            units: match self.source.generic {
                true => Units::GENERIC,
                false => Units::METRIC,
            },
            area: None,
            macros: Vec::new(),
            flop_files: Vec::new(),
            kept: Vec::new(),
            memories: memories
                .map(|(shape, count)| MemoryReport {
                    count,
                    bits: count * shape.bits(),
                    shape,
                })
                .collect(),
            depth: None,
            timing: None,
            power: None,
            check: None,
            tools,
            run: Run {
                map_seconds: None,
                time_seconds: None,
                peak_memory: None,
            },
            stopped: None,
        }
    }

    /// What a file costs that is apart.
    fn file(
        &self,
        shape: &MacroShape,
        count: u64,
        measure: &mut Measure,
        workshop: &mut Workshop,
    ) -> Result<FlopFile, SynthError> {
        // Three sizes are mapped, as the rest of the block is.
        let limit = self.options.limit / 3;
        flop_files::cost(shape, count, limit, &mut |shape| {
            workshop.tell(&format!(
                "a file of {} entries, {}",
                shape.depth,
                shape.ports()
            ));
            let options = Options {
                timeout: workshop.limit.left(),
                ..self.options.clone()
            };
            measure(shape, &options)
        })
    }

    /// Runs the tools and fills in the report as far as it gets.
    fn work(
        &self,
        instance: &dyn Instance,
        apart: &SetApart,
        measure: &mut Measure,
        workshop: &mut Workshop,
        report: &mut Report,
    ) -> Result<(), SynthError> {
        let prepared = self.source.prepared(self.options.wireload.as_deref())?;
        workshop.write("library.lib", &prepared)?;
        let fo4 = self.fo4(workshop)?;
        report.library.fo4 = Some(rounded(fo4 * self.time_scale()));
        let period = self.period(fo4);
        report.conditions.period = rounded(period * self.time_scale());
        let start = Instant::now();
        for (shape, count) in &apart.shapes {
            let file = self.file(shape, *count, measure, workshop)?;
            report.flop_files.push(file);
        }
        let files = &report.flop_files;
        let mut mapped = self.map(instance, apart.from_bits, files, fo4, workshop)?;
        report.run.map_seconds = Some(seconds(start));
        let (mut area, depth) = self.area(&mapped)?;
        let (cells, flops) = (area.cells, area.flops);
        let census = area.census.clone();
        self.add_area(&mut area, files);
        report.area = Some(area);
        report.depth = Some(depth);
        let memories = !mapped.macros.is_empty() || !files.is_empty();
        report.macros = std::mem::take(&mut mapped.macros);
        report.kept = std::mem::take(&mut mapped.kept);
        if cells == 0 && !memories {
            return Ok(());
        }
        let start = Instant::now();
        let log = self.time(
            instance.definition(),
            flops > 0 || memories,
            memories,
            &mapped.loops,
            period,
            workshop,
        )?;
        report.run.time_seconds = Some(seconds(start));
        let definition = instance.definition();
        let timing = self.timing(&log, definition, &mapped, files, period, fo4, workshop)?;
        report.timing = Some(timing);
        let mut power = self.power(&log, period, &census, workshop)?;
        self.add_power(&mut power, files);
        report.power = Some(power);
        report.check = Some(self.check(instance, workshop)?);
        Ok(())
    }
}

fn seconds(start: Instant) -> f64 {
    let seconds = start.elapsed().as_secs_f64();
    (seconds * 1000.0).round() / 1000.0
}
