//! The steps of a run: mapping, and what its logs are turned into.

use std::collections::BTreeMap;

use sluice_hdl::Definition;
use sluice_hdl::verilog;
use sluice_hdl::verilog::macros::{self, Choice, MacroKind};

use super::flop_files::FlopFile;
use super::flow::Setting;
use super::library::Source;
use super::loops::{self, MappedLoop};
use super::mapped::Netlist;
use super::memories;
use super::options::Period;
use super::report::{
    Area, KINDS, KeptReport, MacroReport, ModuleReport, NetlistCheck, Path, Power, Timing, rounded,
};
use super::run::{FO4_INVERTERS, Workshop, fill, inverter_chain};
use super::set_apart::path_off;
use super::verify::{self, Verdict, VerifyError};
use super::{SynthError, generic, timing};
use crate::catalog::Instance;
use crate::cosim::{self, CosimError};
use crate::tools;

const MAP: &str = include_str!("../../synth/map.ys");
const TIME: &str = include_str!("../../synth/time.tcl");
const FO4: &str = include_str!("../../synth/fo4.tcl");
const CALIBRATE: &str = include_str!("../../synth/calibrate.tcl");

/// What came out of mapping.
pub(super) struct Mapped {
    pub netlist: Netlist,
    pub macros: Vec<MacroReport>,
    pub kept: Vec<KeptReport>,
    pub loops: Vec<MappedLoop>,
}

impl Setting<'_> {
    /// Maps the block; the netlist as read from what Yosys wrote. Memories of SRAM style are macros, whose figures come
    /// from the table, and so are files of flip-flops of at least `flops_from` bits, whose figures are known; they are
    /// written for OpenSTA too.
    pub(super) fn map(
        &self,
        instance: &dyn Instance,
        flops_from: Option<u64>,
        flop_files: &[FlopFile],
        fo4: f64,
        workshop: &mut Workshop,
    ) -> Result<Mapped, SynthError> {
        workshop.tell("writing Verilog");
        let options = verilog::Options::default();
        let apart = macros::apart(instance.definition(), &options, Choice { flops_from })?;
        let stubs = apart.macros.iter().map(|m| m.shape.stub(&options));
        let files: Vec<_> = stubs.chain(apart.files).collect();
        for file in &files {
            workshop.write(&file.name, &file.text)?;
        }
        let seconds = fo4 * self.library().time_unit;
        let cost = |m: &macros::Macro| {
            let file = flop_files.iter().find(|file| file.name == m.shape.name());
            let of_file = file.map(|file| Ok(file.as_macro(seconds)));
            of_file.unwrap_or_else(|| self.table.cost(&m.shape, self.library(), seconds))
        };
        let costs: Vec<_> = apart.macros.iter().map(cost).collect::<Result<_, _>>()?;
        let shapes = apart.macros.iter().map(|m| &m.shape);
        let liberty = memories::liberty(shapes.zip(costs.iter().copied()), self.library())?;
        workshop.write("memories.lib", &liberty)?;
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
        let netlist = Netlist::read(&workshop.folder.join("netlist.json"), top)?;
        let named = Netlist::read(&workshop.folder.join("names.json"), top)?;
        let modules = files
            .iter()
            .filter_map(|f| f.name.strip_suffix("__logic.v"));
        let in_two = modules.map(str::to_owned).collect();
        let loops = loops::find(instance.definition(), &named, self.library(), &in_two);
        let from_table = apart.macros.iter().zip(costs);
        let from_table = from_table.filter(|(m, _)| m.shape.kind == MacroKind::Sram);
        let macros = from_table.map(|(m, cost)| {
            let time =
                |seconds: f64| rounded(seconds / self.library().time_unit * self.time_scale());
            MacroReport {
                module: m.shape.name(),
                sram: m.shape.kind == MacroKind::Sram,
                depth: m.shape.depth,
                width: m.shape.width,
                ports: m.shape.ports(),
                count: m.count,
                ge: rounded(cost.area / self.nand2.area),
                access: time(cost.access),
                setup: time(cost.setup),
                known: cost.known,
            }
        });
        let kept = apart.kept.into_iter().map(|kept| KeptReport {
            module: kept.module,
            memory: kept.memory,
            reason: kept.reason,
        });
        Ok(Mapped {
            netlist,
            macros: macros.collect(),
            kept: kept.collect(),
            loops,
        })
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

    pub(super) fn area(&self, mapped: &Mapped) -> Result<(Area, u32), SynthError> {
        let netlist = &mapped.netlist;
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
            macro_ge: rounded(mapped.macros.iter().map(|m| m.ge * m.count as f64).sum()),
            modules: modules.collect(),
            census: netlist.census(),
            extrapolated: None,
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
    pub(super) fn fo4(&self, workshop: &mut Workshop) -> Result<f64, SynthError> {
        workshop.tell("timing an inverter");
        workshop.write("fo4.v", &inverter_chain(self.library())?)?;
        workshop.write("fo4.tcl", &fill(FO4, &[("CORNER", self.corner())]))?;
        let log = workshop.time("fo4.tcl", "fo4.log")?;
        timing::fo4(&log)
            .filter(|fo4| *fo4 > 0.0)
            .ok_or_else(|| workshop.said("no delay of an inverter", "fo4.log"))
    }

    /// The clock's period in the library's unit.
    pub(super) fn period(&self, fo4: f64) -> f64 {
        let period = self.options.period.unwrap_or(match self.source.generic {
            true => Period::Fo4(20.0),
            false => Period::Nanoseconds(1.0),
        });
        match period {
            Period::Nanoseconds(ns) => ns * 1e-9 / self.library().time_unit,
            Period::Fo4(count) => count * fo4,
        }
    }

    pub(super) fn time(
        &self,
        definition: &Definition,
        registers: bool,
        memories: bool,
        loops: &[MappedLoop],
        period: f64,
        workshop: &mut Workshop,
    ) -> Result<String, SynthError> {
        workshop.tell("timing");
        workshop.write("loops.tcl", &loops::script(loops))?;
        let memories = if memories {
            "read_liberty memories.lib"
        } else {
            ""
        };
        let script = fill(
            TIME,
            &[
                ("TOP", definition.name().to_owned()),
                ("MEMORIES", memories.into()),
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

    #[allow(clippy::too_many_arguments)] // All of them are parts of one run.
    pub(super) fn timing(
        &self,
        log: &str,
        definition: &Definition,
        mapped: &Mapped,
        files: &[FlopFile],
        period: f64,
        fo4: f64,
        workshop: &Workshop,
    ) -> Result<Timing, SynthError> {
        let name = |name: &str| {
            let in_netlist = || mapped.netlist.source_name(name, self.library());
            port_bit(definition, name).unwrap_or_else(in_netlist)
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
                extrapolated: path_off(&raw, needed / fo4, files),
            })
        };
        let slowest = |a: Path, b: Path| if b.period > a.period { b } else { a };
        let within = self.within(files, fo4);
        let critical = path("all paths").into_iter().chain(within.clone());
        let critical = critical.reduce(slowest);
        let critical = critical.ok_or_else(|| workshop.said("No paths found", "sta.log"))?;
        let paths = KINDS.into_iter().filter_map(|kind| {
            let own = within.iter().filter(|own| own.kind == kind).cloned();
            path(kind).into_iter().chain(own).reduce(slowest)
        });
        let paths: Vec<Path> = paths.collect();
        let same = paths.iter().find(|p| {
            (&p.start, &p.end, p.arrival) == (&critical.start, &critical.end, critical.arrival)
        });
        let critical = same.cloned().unwrap_or(critical);
        let nanoseconds = critical.period;
        let scale = loops::Scale {
            period,
            fo4,
            time: self.time_scale(),
            metric: !self.source.generic,
        };
        let (loops, untimed_loops) = loops::read(&mapped.loops, log, &scale);
        Ok(Timing {
            shortest_period: critical.period,
            shortest_period_fo4: critical.period_fo4,
            fmax_mhz: (!self.source.generic).then(|| rounded(1e3 / nanoseconds)),
            extrapolated: critical.extrapolated,
            slack: rounded(period * self.time_scale() - critical.period),
            critical,
            paths,
            loops,
            untimed_loops,
        })
    }

    pub(super) fn power(
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
            extrapolated: None,
        })
    }

    /// Simulates the netlist beside the golden model.
    pub(super) fn check(
        &self,
        instance: &dyn Instance,
        workshop: &mut Workshop,
    ) -> Result<NetlistCheck, SynthError> {
        let left_out = |why: &str| Ok(NetlistCheck::LeftOut { why: why.into() });
        if self.options.verify == 0 {
            return left_out("no cycles asked for");
        }
        let Some(simulator) = verify::simulator() else {
            return left_out(NO_SIMULATOR);
        };
        workshop.tell("simulating the netlist");
        let check = verify::Check {
            cells: verify::Cells::Library(self.library()),
            cycles: self.options.verify,
            seed: 1,
            simulator,
            options: cosim::Options {
                cache: Some(workshop.folder.join("simulation")),
                timeout: workshop.limit.left(),
                ..cosim::Options::default()
            },
        };
        let netlist = workshop.folder.join("netlist.v");
        netlist_check(verify::check(instance, &netlist, &check))
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

/// Why a netlist is not simulated where no simulator is.
pub(super) const NO_SIMULATOR: &str = "no iverilog and no verilator here";

/// What a report says of a check.
pub(super) fn netlist_check(
    verdict: Result<Verdict, VerifyError>,
) -> Result<NetlistCheck, SynthError> {
    match verdict {
        Ok(Verdict::Agrees { cycles, values }) => Ok(NetlistCheck::Agrees {
            cycles: cycles as u64,
            values: values as u64,
        }),
        Ok(Verdict::Differs(first)) => Ok(NetlistCheck::Differs {
            first: first.to_string(),
        }),
        Err(VerifyError::Simulator(CosimError::Process(error))) => Err(error.into()),
        Err(error) => Err(SynthError::Netlist(error.to_string())),
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

#[cfg(test)]
mod tests {
    use sluice_hdl::Module;

    use super::port_bit;

    #[test]
    fn bits_of_array_ports_are_bits_of_elements() {
        let m = Module::new("ports");
        let arrays = [m.input_array("len", 3, 5), m.input_array("valid", 7, 1)].concat();
        let plain = m.input("threshold", 5);
        let all: Vec<_> = arrays.into_iter().chain([plain]).collect();
        m.output("all", m.cat(&all));
        let definition = m.finish();
        let name = |net: &str| port_bit(&definition, net);
        assert_eq!(name("len[7]").as_deref(), Some("len[1][2]"));
        assert_eq!(name("len[14]").as_deref(), Some("len[2][4]"));
        assert_eq!(name("valid[6]").as_deref(), Some("valid[6]"));
        assert_eq!(
            [name("threshold[3]"), name("rst"), name("all[2]")],
            [None, None, None]
        );
    }
}
