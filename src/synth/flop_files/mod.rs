//! Files of flip-flops: mapped as they are, or, past a size, measured at smaller sizes and extrapolated.
//!
//! A file of N entries is N times the same entry with its share of every port's multiplexer, and decoders that hardly
//! count: its area is fitted by a + b·N. What a port passes is a tree of multiplexers, or of gates: its delay is fitted
//! by a + b·log2 N. How far the fit is off is told: by how much the smaller sizes alone miss the largest one, or by how much
//! the line through the largest two differs from that through all at the size wanted, whichever is more. Small files lack
//! the buffers that large ones need: the larger the sizes that are mapped, the better.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sluice_hdl::Definition;
use sluice_hdl::verilog;
use sluice_hdl::verilog::macros::{Choice, MacroKind, MacroShape, apart};

use super::report::{KINDS, NetlistCheck};
use super::{Options, SynthError, size, synthesize};
use crate::catalog::Instance;
use block::File;

mod block;

/// A file of a block, and what it costs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct FlopFile {
    /// Name of its module where it is apart.
    pub name: String,
    /// Ports that read (r), write (w), advance counters (a).
    pub ports: String,
    /// Entries.
    pub depth: u32,
    /// Bits of an entry.
    pub width: u32,
    /// How often it is there.
    pub count: u64,
    /// What was mapped and timed, smallest first.
    pub measured: Vec<Point>,
    /// Gate equivalents of one.
    pub ge: Figure,
    /// Those of its flip-flops.
    pub flop_ge: Figure,
    /// Cells of one.
    pub cells: Figure,
    /// Flip-flops of one: its bits, where each measured size has as many as it has bits.
    pub flops: Figure,
    /// Shortest period of one by itself, in FO4.
    pub period_fo4: Option<Figure>,
    /// The longest path of each kind, in FO4.
    pub paths: BTreeMap<String, Figure>,
    /// Dynamic power of one.
    pub dynamic: Option<Figure>,
    /// Leakage of one.
    pub leakage: Option<Figure>,
}

/// A size that was mapped, timed and, where there is a simulator, checked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// Entries.
    pub depth: u32,
    /// Gate equivalents.
    pub ge: f64,
    /// Those of flip-flops.
    pub flop_ge: f64,
    /// Cells.
    pub cells: u64,
    /// Cells that keep a bit.
    pub flops: u64,
    /// Shortest period, in FO4.
    pub period_fo4: Option<f64>,
    /// The longest path of each kind that there is, in FO4.
    pub paths: BTreeMap<String, f64>,
    /// Dynamic power, in the report's unit.
    pub dynamic: Option<f64>,
    /// Leakage, in the report's unit.
    pub leakage: Option<f64>,
}

/// A figure, and how it came about.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Figure {
    /// The figure.
    pub value: f64,
    /// Where it comes from, if it was not measured.
    pub extrapolated: Option<Fit>,
}

impl Figure {
    /// How far it may be off by its fit; nothing if it was measured.
    pub fn off(&self) -> f64 {
        self.extrapolated
            .map_or(0.0, |fit| self.value.abs() * fit.error)
    }
}

/// How a figure was extrapolated.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fit {
    /// Entries of the largest size that was measured.
    pub from: u32,
    /// How far the fit is off, as a share: what the smaller sizes miss the largest by, or what the largest two make of the
    /// size wanted, whichever is more. It is no bound.
    pub error: f64,
}

/// The files of a block that keep at least `from_bits` bits each, every shape once, without what they cost.
pub fn shapes(
    definition: &Definition,
    from_bits: u64,
) -> Result<Vec<(MacroShape, u64)>, SynthError> {
    let choice = Choice {
        flops_from: Some(from_bits),
    };
    let parts = apart(definition, &verilog::Options::default(), choice)?;
    let files = parts.macros.into_iter();
    let files = files.filter(|m| m.shape.kind == MacroKind::Flops);
    Ok(files.map(|m| (m.shape, m.count)).collect())
}

/// Maps a file, times it, and compares its netlist with what it does.
///
/// # Errors
/// As [`synthesize`]; and if it was stopped, is empty, or its netlist does something else.
pub fn measure(shape: &MacroShape, options: &Options) -> Result<Point, SynthError> {
    let options = Options {
        limit: u64::MAX,
        ..options.clone()
    };
    let report = synthesize(&File::new(shape.clone()), &options, &mut |_| ())?.report;
    if let Some(why) = report.stopped {
        return Err(SynthError::Stopped(why));
    }
    if let Some(NetlistCheck::Differs { first }) = report.check {
        let file = shape.name();
        return Err(SynthError::Differs { file, first });
    }
    let area = report.area;
    let area = area.ok_or_else(|| SynthError::Netlist("it has no area".into()))?;
    let paths = report.timing.iter().flat_map(|timing| &timing.paths);
    Ok(Point {
        depth: shape.depth,
        ge: area.ge,
        flop_ge: area.flop_ge,
        cells: area.cells,
        flops: area.flops,
        paths: paths.map(|p| (p.kind.clone(), p.period_fo4)).collect(),
        period_fo4: report.timing.map(|timing| timing.shortest_period_fo4),
        dynamic: report.power.map(|power| power.dynamic),
        leakage: report.power.map(|power| power.leakage),
    })
}

/// What a file costs: measured whole if it has at most `limit` gate equivalents by an estimate, else extrapolated from three
/// sizes of which the largest has. `measure` does what [`measure()`] does.
///
/// # Errors
/// Those of `measure`; and if even four entries are past the limit.
pub fn cost(
    shape: &MacroShape,
    count: u64,
    limit: u64,
    measure: &mut dyn FnMut(&MacroShape) -> Result<Point, SynthError>,
) -> Result<FlopFile, SynthError> {
    let sizes = sizes(shape, limit)?.into_iter();
    let measured = sizes.map(|depth| measure(&shape.with_depth(depth)));
    let measured = measured.collect::<Result<Vec<_>, _>>()?;
    let of = |value: &dyn Fn(&Point) -> Option<f64>, x: fn(f64) -> f64| {
        let points = measured.iter();
        let points = points.map(|p| Some((p.depth, value(p)?)));
        figure(&points.collect::<Option<Vec<_>>>()?, shape.depth, x)
    };
    let linear = |value: fn(&Point) -> Option<f64>| of(&value, |depth| depth);
    let missing = || SynthError::Netlist("no size was measured".into());
    let paths = KINDS.into_iter().filter_map(|kind| {
        let figure = of(&|p| p.paths.get(kind).copied(), f64::log2)?;
        Some((kind.to_owned(), figure))
    });
    let exact = |p: &Point| p.flops == u64::from(p.depth) * u64::from(shape.width);
    Ok(FlopFile {
        name: shape.name(),
        ports: shape.ports(),
        depth: shape.depth,
        width: shape.width,
        count,
        ge: linear(|p| Some(p.ge)).ok_or_else(missing)?,
        flop_ge: linear(|p| Some(p.flop_ge)).ok_or_else(missing)?,
        cells: linear(|p| Some(p.cells as f64)).ok_or_else(missing)?,
        flops: match measured.iter().all(exact) {
            true => Figure {
                value: shape.bits() as f64,
                extrapolated: None,
            },
            false => linear(|p| Some(p.flops as f64)).ok_or_else(missing)?,
        },
        period_fo4: of(&|p| p.period_fo4, f64::log2),
        paths: paths.collect(),
        dynamic: linear(|p| p.dynamic),
        leakage: linear(|p| p.leakage),
        measured,
    })
}

/// The sizes that are mapped.
fn sizes(shape: &MacroShape, limit: u64) -> Result<Vec<u32>, SynthError> {
    let estimate = |depth: u32| size::estimate(&shape.with_depth(depth).definition());
    if shape.depth <= 8 || estimate(shape.depth) <= limit {
        return Ok(vec![shape.depth]);
    }
    let mut largest = 4;
    while 2 * largest < shape.depth && estimate(2 * largest) <= limit {
        largest *= 2;
    }
    match estimate(largest) {
        estimate if estimate > limit => Err(SynthError::TooLarge {
            estimate,
            rest: None,
            limit,
        }),
        _ if largest < 16 => Ok(vec![largest / 2, largest * 3 / 4, largest]),
        // Counters beyond 64 are decoded by rows and columns, and cost another amount each.
        _ if largest >= 128 => Ok(vec![largest * 5 / 8, largest * 13 / 16, largest]),
        _ => Ok(vec![largest / 4, largest / 2, largest]),
    }
}

/// The figure at `depth`: the measured one, or from the line through the measured ones over `x` of their depths.
fn figure(points: &[(u32, f64)], depth: u32, x: fn(f64) -> f64) -> Option<Figure> {
    let (last, rest) = points.split_last()?;
    if last.0 == depth {
        return Some(Figure {
            value: last.1,
            extrapolated: None,
        });
    }
    let at = |points: &[(u32, f64)], depth: u32| {
        let points: Vec<_> = points.iter().map(|(d, y)| (x(f64::from(*d)), *y)).collect();
        let (a, b) = line(&points)?;
        Some(a + b * x(f64::from(depth)))
    };
    let value = at(points, depth)?;
    let largest = at(&points[points.len() - 2..], depth)?;
    let off = |a: f64, b: f64| if a == b { 0.0 } else { (a / b - 1.0).abs() };
    let missed = off(at(rest, last.0)?, last.1);
    Some(Figure {
        value,
        extrapolated: Some(Fit {
            from: last.0,
            error: missed.max(off(largest, value)),
        }),
    })
}

/// The line of least squares: its value at 0 and its slope.
fn line(points: &[(f64, f64)]) -> Option<(f64, f64)> {
    let n = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / n;
    let (mx, my) = (mean(|p| p.0), mean(|p| p.1));
    let spread: f64 = points.iter().map(|p| (p.0 - mx).powi(2)).sum();
    let together: f64 = points.iter().map(|p| (p.0 - mx) * (p.1 - my)).sum();
    let slope = together / spread;
    (points.len() > 1 && spread > 0.0).then_some((my - slope * mx, slope))
}

/// A file of flip-flops as a block of its own.
pub fn block(shape: MacroShape) -> Box<dyn Instance> {
    Box::new(File::new(shape))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_found_and_errors_told() {
        let same = |depth| depth;
        let exact = figure(&[(4, 11.0), (8, 19.0), (16, 35.0)], 64, same).unwrap();
        assert!((exact.value - 131.0).abs() < 1e-9, "{exact:?}");
        assert!(
            exact
                .extrapolated
                .is_some_and(|fit| fit.error < 1e-12 && fit.from == 16)
        );
        let bent = figure(&[(4, 10.0), (8, 20.0), (16, 50.0)], 64, same).unwrap();
        // The smaller two say 40 where 50 was measured.
        assert!(
            (bent.extrapolated.unwrap().error - 0.2).abs() < 1e-12,
            "{bent:?}"
        );
        let delay = figure(&[(4, 6.0), (8, 7.0), (16, 8.0)], 1024, f64::log2).unwrap();
        assert!((delay.value - 14.0).abs() < 1e-9);
        let whole = figure(&[(64, 5.0)], 64, same).unwrap();
        assert_eq!((whole.value, whole.extrapolated), (5.0, None));
        assert_eq!(figure(&[(4, 5.0)], 64, same), None);
    }
}
