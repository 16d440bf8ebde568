//! Files of flip-flops that are set apart from a block which is too large with them: which, and what they add to its
//! figures.

use sluice_hdl::Definition;
use sluice_hdl::verilog::macros::MacroShape;

use super::flop_files::{self, Figure, FlopFile};
use super::flow::Setting;
use super::memories::Cost;
use super::report::{Area, AreaShares, Path, Power, PowerShares, Share, rounded};
use super::timing::RawPath;
use super::{SynthError, size};

/// The files that are apart, each shape once with how often it is there.
#[derive(Default)]
pub(super) struct SetApart {
    /// Bits that each of them has at least; `None`: there is none.
    pub from_bits: Option<u64>,
    pub shapes: Vec<(MacroShape, u64)>,
}

impl SetApart {
    /// The largest files of a block, as many as it takes for the rest to have at most `limit` gate equivalents by an estimate.
    pub fn choose(definition: &Definition, limit: u64) -> Result<SetApart, SynthError> {
        let estimate = size::estimate(definition);
        if estimate <= limit {
            return Ok(SetApart::default());
        }
        let all = flop_files::shapes(definition, 1)?;
        let mut bits: Vec<u64> = all.iter().map(|(shape, _)| shape.bits()).collect();
        bits.sort_unstable();
        bits.dedup();
        let mut rest = None;
        for from in bits.into_iter().rev() {
            let apart = all.iter().filter(|(shape, _)| shape.bits() >= from);
            let shapes: Vec<_> = apart.cloned().collect();
            let files = shapes
                .iter()
                .map(|(shape, count)| count * size::estimate(&shape.definition()));
            let without = estimate.saturating_sub(files.sum());
            if without <= limit {
                return Ok(SetApart {
                    from_bits: Some(from),
                    shapes,
                });
            }
            rest = Some(without);
        }
        Err(SynthError::TooLarge {
            estimate,
            rest,
            limit,
        })
    }
}

/// Kinds of paths, as files have them.
const READ: &str = "input to output";
const TAKE: &str = "input to register";
const RESET: &str = "reset to register";
const GIVE: &str = "register to output";
/// From a counter to itself or another one, within a file.
const LOOP: &str = "register to register";

/// Loads of the library's smallest inverter that an input of a file stands for: sizes are measured behind the cell that
/// drives inputs, which is one of the smallest too.
const PIN: f64 = 1.0;

impl FlopFile {
    fn fo4(&self, kind: &str) -> Option<f64> {
        let figure = self.paths.get(kind)?;
        Some(figure.value.max(0.0))
    }

    /// How it looks to its surroundings; `fo4` in seconds.
    pub(super) fn as_macro(&self, fo4: f64) -> Cost {
        let known = |kind| self.fo4(kind).map(|time| time * fo4);
        let time = |kind| known(kind).unwrap_or(0.0);
        Cost {
            area: 0.0,
            access: time(GIVE),
            setup: time(TAKE),
            reset: known(RESET),
            through: known(READ),
            pin: PIN,
            known: true,
        }
    }

    /// How much of a path's length comes from fits of this file, in FO4; `None` if the path does not pass it.
    fn on(&self, path: &RawPath) -> Option<f64> {
        let pins: Vec<_> = path.points.iter().filter(|p| p.1 == self.name).collect();
        pins.first()?;
        let kinds = pins.iter().filter_map(|(pin, ..)| {
            let (instance, pin) = pin.rsplit_once('/')?;
            let given = pin.starts_with('r') && pin.contains("_data");
            match (given, pin) {
                (true, _) if path.start == instance => Some(GIVE),
                (true, _) => Some(READ),
                (false, "clk") => None,
                (false, "rst") => Some(RESET),
                (false, _) if path.end == instance => Some(TAKE),
                (false, _) => None,
            }
        });
        let off = kinds.filter_map(|kind| self.paths.get(kind).map(Figure::off));
        Some(off.sum())
    }
}

impl Setting<'_> {
    /// Adds what files have to the area of the rest.
    pub(super) fn add_area(&self, area: &mut Area, files: &[FlopFile]) {
        let metric = |figure: Figure| Figure {
            value: figure.value * self.nand2.area,
            ..figure
        };
        let shares = AreaShares {
            ge: Share::of(area.ge, files, &|f| f.ge),
            flop_ge: Share::of(area.flop_ge, files, &|f| f.flop_ge),
            area: Share::of(area.area, files, &|f| metric(f.ge)),
            cells: Share::of(area.cells as f64, files, &|f| f.cells),
            flops: Share::of(area.flops as f64, files, &|f| f.flops),
        };
        area.ge = rounded(shares.ge.sum());
        area.flop_ge = rounded(shares.flop_ge.sum());
        area.area = rounded(shares.area.sum());
        area.cells = shares.cells.sum().round() as u64;
        area.flops = shares.flops.sum().round() as u64;
        area.extrapolated = any_extrapolated(files).then_some(shares);
    }

    /// Adds what files take to the power of the rest.
    pub(super) fn add_power(&self, power: &mut Power, files: &[FlopFile]) {
        let nothing = Figure {
            value: 0.0,
            extrapolated: None,
        };
        let shares = PowerShares {
            dynamic: Share::of(power.dynamic, files, &|f| f.dynamic.unwrap_or(nothing)),
            leakage: Share::of(power.leakage, files, &|f| f.leakage.unwrap_or(nothing)),
        };
        power.dynamic = rounded(shares.dynamic.sum());
        power.leakage = rounded(shares.leakage.sum());
        power.extrapolated = any_extrapolated(files).then_some(shares);
    }

    /// A path within each file, from register to register, where it has one: no macro has it for OpenSTA.
    pub(super) fn within(&self, files: &[FlopFile], fo4: f64) -> Vec<Path> {
        let path = |file: &FlopFile| {
            let figure = file.paths.get(LOOP)?;
            let period = rounded(figure.value * fo4 * self.time_scale());
            Some(Path {
                kind: LOOP.to_owned(),
                start: file.name.clone(),
                end: file.name.clone(),
                arrival: period,
                period,
                period_fo4: rounded(figure.value),
                cells: 0,
                extrapolated: figure.extrapolated.map(|fit| rounded(fit.error)),
            })
        };
        files.iter().filter_map(path).collect()
    }
}

fn any_extrapolated(files: &[FlopFile]) -> bool {
    files.iter().any(|file| file.ge.extrapolated.is_some())
}

/// How far fits of files make a path that needs so many FO4 off, as a share; `None` if it passes no file that is
/// extrapolated.
pub(super) fn path_off(path: &RawPath, needed: f64, files: &[FlopFile]) -> Option<f64> {
    let off = files.iter().filter_map(|file| {
        file.ge.extrapolated?;
        file.on(path)
    });
    let off: Vec<f64> = off.collect();
    (!off.is_empty()).then(|| rounded(off.iter().sum::<f64>() / needed))
}
