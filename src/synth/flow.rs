//! From a configured block to its figures.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use sluice_hdl::Definition;
use sluice_hdl::verilog::{self, ResetStyle};
use tempfile::TempDir;

use super::liberty::{Cell, Library};
use super::library::Source;
use super::mapped::Netlist;
use super::report::{
    Area, Conditions, LibraryReport, MemoryReport, ModuleReport, Path, Power, Report, Run, Timing,
    Units, rounded,
};
use super::run::{FO4_INVERTERS, Workshop, fill, inverter_chain};
use super::{SynthError, generic, size, timing};
use crate::catalog::Instance;
use crate::cleanup::Noted;
use crate::package;
use crate::process;
use crate::tools::{self, Tool};

const MAP: &str = include_str!("../../synth/map.ys");
const TIME: &str = include_str!("../../synth/time.tcl");
const FO4: &str = include_str!("../../synth/fo4.tcl");
const CALIBRATE: &str = include_str!("../../synth/calibrate.tcl");

/// What counts when logic is mapped: a sequence of ABC's commands for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Effort {
    /// The smallest.
    Area,
    /// Fast without growing much.
    #[default]
    Balanced,
    /// The fastest.
    Delay,
}

impl Effort {
    /// Every effort.
    pub const ALL: [Effort; 3] = [Effort::Area, Effort::Balanced, Effort::Delay];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Effort::Area => "area",
            Effort::Balanced => "balanced",
            Effort::Delay => "delay",
        }
    }

    fn script(self) -> &'static str {
        match self {
            Effort::Area => include_str!("../../synth/abc-area.script"),
            Effort::Balanced => include_str!("../../synth/abc-balanced.script"),
            Effort::Delay => include_str!("../../synth/abc-delay.script"),
        }
    }
}

/// The period of a clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Period {
    /// In nanoseconds.
    Nanoseconds(f64),
    /// In delays of the library's smallest inverter with four to drive.
    Fo4(f64),
}

/// How a block is mapped, and what holds around it.
#[derive(Clone, Debug)]
pub struct Options {
    /// What counts.
    pub effort: Effort,
    /// Whether the hierarchy is dissolved before mapping.
    pub flatten: bool,
    /// The liberty file; `None`: the embedded one.
    pub liberty: Option<PathBuf>,
    /// The operating condition; `None`: the library's own.
    pub corner: Option<String>,
    /// Period of the clock for slack and power; `None`: 1 ns, or 20 FO4 in the generic library.
    pub period: Option<Period>,
    /// Changes of each net in a cycle.
    pub activity: f64,
    /// The cell that drives each input; `None`: the smallest buffer.
    pub input_drive: Option<String>,
    /// Load of each output in fF, or in inverter inputs in the generic library; `None`: four of the smallest inverters.
    pub load: Option<f64>,
    /// The library's wire load model; `None`: wires are free.
    pub wireload: Option<String>,
    /// Gate equivalents at most, by an estimate.
    pub limit: u64,
    /// Time for all tools together.
    pub timeout: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            effort: Effort::default(),
            flatten: false,
            liberty: None,
            corner: None,
            period: None,
            activity: 0.1,
            input_drive: None,
            load: None,
            wireload: None,
            limit: 400_000,
            timeout: Duration::from_secs(1800),
        }
    }
}

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
            !matches!(name, Some("library.lib" | "netlist.json"))
        };
        let mut files: Vec<_> = files.filter(kept).collect();
        files.sort();
        files
    }
}

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
    let definition = instance.definition();
    let versions = versions()?;
    let source = Source::read(options.liberty.as_deref())?;
    let setting = Setting::new(&source, options)?;
    if size::keeps_state(definition) {
        source.library.any_flop()?;
    }
    let estimate = size::estimate(definition);
    if estimate > options.limit {
        return Err(SynthError::TooLarge {
            estimate,
            limit: options.limit,
        });
    }
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
    let result = setting.work(instance, &mut workshop, &mut report);
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
struct Setting<'a> {
    source: &'a Source,
    options: &'a Options,
    nand2: &'a Cell,
    drive: &'a Cell,
    /// In the library's unit.
    load: f64,
}

impl<'a> Setting<'a> {
    fn new(source: &'a Source, options: &'a Options) -> Result<Setting<'a>, SynthError> {
        options.check(source.generic)?;
        let library = &source.library;
        let nand2 = library.nand2()?;
        let drive = match &options.input_drive {
            Some(name) => source.driver(name)?,
            None => library.buffer()?,
        };
        if let Some(corner) = &options.corner {
            source.check_corner(corner)?;
        }
        let inverter = library.inverter()?.inputs().next();
        let load = match options.load {
            Some(load) => load * 1e-15 / library.capacitance_unit,
            None => 4.0 * inverter.map_or(0.0, |pin| pin.capacitance),
        };
        Ok(Setting {
            source,
            options,
            nand2,
            drive,
            load,
        })
    }

    fn library(&self) -> &'a Library {
        &self.source.library
    }

    /// Units of time in a report for one of the library's.
    fn time_scale(&self) -> f64 {
        let tau = generic::TAU_PS * 1e-12;
        self.library().time_unit / if self.source.generic { tau } else { 1e-9 }
    }

    /// Load in femtofarads.
    fn femtofarads(&self) -> f64 {
        self.load * self.library().capacitance_unit / 1e-15
    }

    /// The report before anything is known.
    fn report(&self, instance: &dyn Instance, tools: BTreeMap<&'static str, String>) -> Report {
        let library = self.library();
        let memories = size::memories(instance.definition()).into_iter();
        let corner = self.options.corner.clone();
        Report {
            block: instance.block().to_owned(),
            configuration: instance.config(),
            module: instance.definition().name().to_owned(),
            effort: self.options.effort.name(),
            flattened: self.options.flatten,
            library: LibraryReport {
                name: self.source.name.clone(),
                sha256: self.source.sha256.clone(),
                corner: corner.or_else(|| library.operating_condition.clone()),
                voltage: library.voltage,
                temperature: library.temperature,
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
            tools,
            run: Run {
                map_seconds: None,
                time_seconds: None,
                peak_memory: None,
            },
            stopped: None,
        }
    }

    /// Runs the tools and fills in the report as far as it gets.
    fn work(
        &self,
        instance: &dyn Instance,
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
        let netlist = self.map(instance, workshop)?;
        report.run.map_seconds = Some(seconds(start));
        let (area, depth) = self.area(&netlist)?;
        let (cells, flops) = (area.cells, area.flops);
        let census = area.census.clone();
        report.area = Some(area);
        report.depth = Some(depth);
        if cells == 0 {
            return Ok(());
        }
        let start = Instant::now();
        let log = self.time(instance.definition(), flops > 0, period, workshop)?;
        report.run.time_seconds = Some(seconds(start));
        report.timing =
            Some(self.timing(&log, instance.definition(), &netlist, period, fo4, workshop)?);
        report.power = Some(self.power(&log, period, &census, workshop)?);
        Ok(())
    }

    /// Maps the block; the netlist as read from what Yosys wrote.
    fn map(&self, instance: &dyn Instance, workshop: &mut Workshop) -> Result<Netlist, SynthError> {
        workshop.tell("writing Verilog");
        let options = package::options(instance, ResetStyle::SyncHigh);
        let files = verilog::emit(instance.definition(), &options)?;
        for file in &files {
            workshop.write(&file.name, &file.text)?;
        }
        let names: Vec<_> = files.iter().map(|file| file.name.as_str()).collect();
        let top = instance.definition().name();
        let script = fill(
            MAP,
            &[
                ("FILES", names.join(" ")),
                ("TOP", top.to_owned()),
                (
                    "FLATTEN",
                    if self.options.flatten { "flatten" } else { "" }.into(),
                ),
                ("TIES", self.ties()),
            ],
        );
        workshop.write("map.ys", &script)?;
        workshop.write("abc.script", self.options.effort.script())?;
        let (drive, load) = (&self.drive.name, self.femtofarads());
        workshop.write(
            "abc.constr",
            &format!("set_driving_cell {drive}\nset_load {load}\n"),
        )?;
        workshop.run(tools::YOSYS, &["-Q", "-T", "map.ys"], "yosys.log")?;
        workshop.tell("reading the netlist");
        Netlist::read(&workshop.folder.join("netlist.json"), top)
    }

    /// Cells for constants, where the library has them.
    fn ties(&self) -> String {
        let library = self.library();
        let words = [
            ("-hicell", library.tie_high()),
            ("-locell", library.tie_low()),
        ];
        let words = words.into_iter().filter_map(|(option, tie)| {
            let (cell, pin) = tie?;
            Some(format!(" {option} {} {}", cell.name, pin.name))
        });
        let words: String = words.collect();
        match words.is_empty() {
            true => String::new(),
            false => format!("hilomap -singleton{words}"),
        }
    }

    fn area(&self, netlist: &Netlist) -> Result<(Area, u32), SynthError> {
        let ge = |area: f64| rounded(area / self.nand2.area);
        let modules = netlist.content(self.library());
        let top = modules[0].all;
        let modules = modules.into_iter().map(|module| ModuleReport {
            module: module.name,
            instances: module.instances,
            cells: module.all.cells,
            flops: module.all.flops,
            ge: ge(module.all.area),
            own_ge: ge(module.own.area),
        });
        let area = Area {
            ge: ge(top.area),
            flop_ge: ge(top.flop_area),
            area: rounded(top.area),
            cells: top.cells,
            flops: top.flops,
            boxes: top.boxes,
            modules: modules.collect(),
            census: netlist.census(),
        };
        let depth = netlist.depth(self.library());
        let depth =
            depth.ok_or_else(|| SynthError::Netlist("it has a combinational loop".into()))?;
        Ok((area, depth))
    }

    /// The command that chooses the corner, for OpenSTA.
    fn corner(&self) -> String {
        let corner = self.options.corner.as_ref();
        corner.map_or(String::new(), |name| {
            format!("set_operating_conditions {{{name}}}")
        })
    }

    /// Delay of the smallest inverter with four to drive, in the library's unit.
    fn fo4(&self, workshop: &mut Workshop) -> Result<f64, SynthError> {
        workshop.tell("timing an inverter");
        workshop.write("fo4.v", &inverter_chain(self.library())?)?;
        workshop.write("fo4.tcl", &fill(FO4, &[("CORNER", self.corner())]))?;
        let log = workshop.time("fo4.tcl", "fo4.log")?;
        timing::fo4(&log)
            .filter(|fo4| *fo4 > 0.0)
            .ok_or_else(|| workshop.said("no delay of an inverter", "fo4.log"))
    }

    /// The clock's period in the library's unit.
    fn period(&self, fo4: f64) -> f64 {
        let period = self.options.period.unwrap_or(match self.source.generic {
            true => Period::Fo4(20.0),
            false => Period::Nanoseconds(1.0),
        });
        match period {
            Period::Nanoseconds(ns) => ns * 1e-9 / self.library().time_unit,
            Period::Fo4(count) => count * fo4,
        }
    }

    fn time(
        &self,
        definition: &Definition,
        registers: bool,
        period: f64,
        workshop: &mut Workshop,
    ) -> Result<String, SynthError> {
        workshop.tell("timing");
        let script = fill(
            TIME,
            &[
                ("TOP", definition.name().to_owned()),
                ("CORNER", self.corner()),
                ("PERIOD", period.to_string()),
                ("DRIVE", self.drive.name.clone()),
                ("LOAD", self.load.to_string()),
                ("REGISTERS", u8::from(registers).to_string()),
                ("ACTIVITY", self.options.activity.to_string()),
            ],
        );
        workshop.write("time.tcl", &script)?;
        workshop.time("time.tcl", "sta.log")
    }

    fn timing(
        &self,
        log: &str,
        definition: &Definition,
        netlist: &Netlist,
        period: f64,
        fo4: f64,
        workshop: &Workshop,
    ) -> Result<Timing, SynthError> {
        let name = |name: &str| {
            port_bit(definition, name).unwrap_or_else(|| netlist.source_name(name, self.library()))
        };
        let path = |section: &str| {
            let raw = timing::path(log, section)?;
            let needed = period - raw.slack;
            let logic = raw.points.iter().filter(|(_, cell, _)| {
                let cell = self.library().cell(cell);
                cell.is_some_and(|cell| cell.state == super::liberty::State::None)
            });
            Some(Path {
                kind: section.to_owned(),
                start: name(&raw.start),
                end: name(&raw.end),
                arrival: rounded(raw.arrival * self.time_scale()),
                period: rounded(needed * self.time_scale()),
                period_fo4: rounded(needed / fo4),
                cells: logic.count(),
            })
        };
        let kinds = [
            "register to register",
            "input to register",
            "register to output",
            "input to output",
        ];
        let critical = path("all paths");
        let critical = critical.ok_or_else(|| workshop.said("No paths found", "sta.log"))?;
        let paths: Vec<Path> = kinds.into_iter().filter_map(path).collect();
        let same = paths.iter().find(|p| {
            (&p.start, &p.end, p.arrival) == (&critical.start, &critical.end, critical.arrival)
        });
        let critical = same.cloned().unwrap_or(critical);
        let nanoseconds = critical.period;
        Ok(Timing {
            shortest_period: critical.period,
            shortest_period_fo4: critical.period_fo4,
            fmax_mhz: (!self.source.generic).then(|| rounded(1e3 / nanoseconds)),
            slack: rounded(period * self.time_scale() - critical.period),
            critical,
            paths,
        })
    }

    fn power(
        &self,
        log: &str,
        period: f64,
        census: &BTreeMap<String, u64>,
        workshop: &mut Workshop,
    ) -> Result<Power, SynthError> {
        let power = timing::power(log).ok_or_else(|| workshop.said("no power", "sta.log"))?;
        let (dynamic, leakage) = match self.source.generic {
            true => {
                let cycle = period * self.library().time_unit;
                // What is inside depends on the cells alone, as every net changes equally often.
                let inside = census.iter().map(|(cell, count)| {
                    let energy = generic::internal_energy(cell, self.options.activity);
                    energy.unwrap_or(0.0) * *count as f64
                });
                let nand2 = self.nand2.leakage.unwrap_or(1.0);
                let leakage_unit = self.library().leakage_unit.unwrap_or(1e-9);
                let dynamic = power.switching * cycle / generic::CHARGE + inside.sum::<f64>();
                (dynamic, power.leakage / (nand2 * leakage_unit))
            }
            false => {
                let internal = power.internal / self.calibration(workshop)?;
                ((internal + power.switching) * 1e3, power.leakage * 1e3)
            }
        };
        Ok(Power {
            dynamic: rounded(dynamic),
            leakage: rounded(leakage),
        })
    }

    /// How many times too much OpenSTA counts for the energy inside cells.
    fn calibration(&self, workshop: &mut Workshop) -> Result<f64, SynthError> {
        const PERIOD: f64 = 1000.0;
        const ACTIVITY: f64 = 0.25;
        let generic = Source::read(None)?.library;
        workshop.write("generic.lib", generic::LIBERTY)?;
        workshop.write("calibrate.v", &inverter_chain(&generic)?)?;
        let values = [
            ("PERIOD", PERIOD.to_string()),
            ("ACTIVITY", ACTIVITY.to_string()),
        ];
        workshop.write("calibrate.tcl", &fill(CALIBRATE, &values))?;
        let log = workshop.time("calibrate.tcl", "calibrate.log")?;
        let energy = FO4_INVERTERS as f64 * generic::inverter_energy() * ACTIVITY * generic::CHARGE;
        let known = energy / (PERIOD * generic.time_unit);
        let factor = timing::power(&log).map(|power| power.internal / known);
        let factor = factor.filter(|f| (0.9..1.1).contains(f) || (1.9..2.1).contains(f));
        factor.map(f64::round).ok_or_else(|| {
            workshop.said(
                "its power of a known circuit is neither right nor twice that",
                "calibrate.log",
            )
        })
    }
}

impl Options {
    /// Complains of what is out of range.
    fn check(&self, generic: bool) -> Result<(), SynthError> {
        let wrong = |option, value: f64, allowed| {
            Err(SynthError::Option {
                option,
                value: value.to_string(),
                allowed,
            })
        };
        let positive = "a number above 0, at most 1000000";
        let fits = |value: f64| value > 0.0 && value <= 1e6;
        match self.period {
            Some(Period::Nanoseconds(ns)) if generic => {
                return wrong(
                    "--period-ns",
                    ns,
                    "--period-fo4 with the generic library, which has no nanoseconds",
                );
            }
            Some(Period::Nanoseconds(ns)) if !fits(ns) => {
                return wrong("--period-ns", ns, positive);
            }
            Some(Period::Fo4(count)) if !fits(count) => {
                return wrong("--period-fo4", count, positive);
            }
            _ => {}
        }
        if !(0.0..=2.0).contains(&self.activity) {
            return wrong(
                "--activity",
                self.activity,
                "0 to 2, changes of a net in a cycle",
            );
        }
        match self.load {
            Some(load) if !(0.0..=1e6).contains(&load) => wrong("--load", load, "0 to 1000000"),
            _ => Ok(()),
        }
    }
}

/// A bit of an array port as its element and the bit in it: ports are packed in the netlist.
fn port_bit(definition: &Definition, name: &str) -> Option<String> {
    let (port, bit) = name.strip_suffix(']')?.split_once('[')?;
    let mut ports = definition.inputs().iter().chain(definition.outputs());
    let found = ports.find(|p| p.name == port && p.count.is_some())?;
    let bit: u32 = bit.parse().ok()?;
    let element = bit / found.width;
    Some(match found.width {
        1 => format!("{port}[{element}]"),
        width => format!("{port}[{element}][{}]", bit % width),
    })
}

fn seconds(start: Instant) -> f64 {
    let seconds = start.elapsed().as_secs_f64();
    (seconds * 1000.0).round() / 1000.0
}
