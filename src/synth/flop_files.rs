//! Files of flip-flops: mapped as they are, or, past a size, measured at smaller sizes and extrapolated.
//!
//! A file of N entries is N times the same entry with its share of every port's multiplexer, and decoders that hardly
//! count: its area is fitted by a + b·N. What a port passes is a tree of multiplexers, or of gates: its delay is fitted
//! by a + b·log2 N. How far the fit is off is told: by how much the smaller sizes alone miss the largest one, or by how much
//! the line through the largest two differs from that through all at the size wanted, whichever is more. Small files lack
//! the buffers that large ones need: the larger the sizes that are mapped, the better.

use std::sync::Arc;

use rand::{RngExt, SeedableRng};
use serde::Serialize;
use sluice_hdl::Definition;
use sluice_hdl::sim::Engine;
use sluice_hdl::verilog::macros::{Choice, MacroKind, MacroShape, apart};
use sluice_hdl::verilog::{self};

use super::{Options, SynthError, size, synthesize};
use crate::catalog::stimulus::Rng;
use crate::catalog::{Instance, Stimulus, Traffic};
use crate::golden::Golden;
use crate::ports::Column;
use crate::run::{Device, Rtl};
use crate::traffic::LaneUnit;

/// A file of a block, and what it costs.
#[derive(Clone, Debug, Serialize)]
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
    /// Shortest period of one between registers, in FO4.
    pub period_fo4: Option<Figure>,
}

/// A size that was mapped and timed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Point {
    /// Entries.
    pub depth: u32,
    /// Gate equivalents.
    pub ge: f64,
    /// Cells.
    pub cells: u64,
    /// Shortest period, in FO4.
    pub period_fo4: Option<f64>,
}

/// A figure, and how it came about.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Figure {
    /// The figure.
    pub value: f64,
    /// Where it comes from, if it was not measured.
    pub extrapolated: Option<Fit>,
}

/// How a figure was extrapolated.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
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

/// What a file costs: mapped whole if it has at most `limit` gate equivalents by an estimate, else extrapolated from three
/// sizes of which the largest has.
///
/// # Errors
/// As [`synthesize`]; and if even four entries are past the limit.
pub fn cost(
    shape: &MacroShape,
    count: u64,
    options: &Options,
    limit: u64,
    progress: &mut dyn FnMut(&str),
) -> Result<FlopFile, SynthError> {
    let mut measured = Vec::new();
    for depth in sizes(shape, limit)? {
        let file = File::new(shape.with_depth(depth));
        progress(&format!("{} of {depth} entries", shape.ports()));
        let options = Options {
            limit: u64::MAX,
            ..options.clone()
        };
        let synthesis = synthesize(&file, &options, &mut |_| ())?;
        let report = synthesis.report;
        let area = match (report.area, report.stopped) {
            (Some(area), None) => area,
            (_, why) => {
                return Err(SynthError::Netlist(
                    why.unwrap_or_else(|| "it is empty".into()),
                ));
            }
        };
        measured.push(Point {
            depth,
            ge: area.ge,
            cells: area.cells,
            period_fo4: report.timing.map(|t| t.shortest_period_fo4),
        });
    }
    let of = |value: fn(&Point) -> Option<f64>, x: fn(f64) -> f64| {
        let points: Option<Vec<_>> = measured
            .iter()
            .map(|p| Some((p.depth, value(p)?)))
            .collect();
        points.and_then(|points| figure(&points, shape.depth, x))
    };
    let ge = of(|p| Some(p.ge), |depth| depth);
    Ok(FlopFile {
        name: shape.name(),
        ports: shape.ports(),
        depth: shape.depth,
        width: shape.width,
        count,
        ge: ge.ok_or_else(|| SynthError::Netlist("no size was measured".into()))?,
        period_fo4: of(|p| p.period_fo4, f64::log2),
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
        estimate if estimate > limit => Err(SynthError::TooLarge { estimate, limit }),
        _ if largest < 16 => Ok(vec![largest / 2, largest * 3 / 4, largest]),
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
    let missed = (at(rest, last.0)? / last.1 - 1.0).abs();
    Some(Figure {
        value,
        extrapolated: Some(Fit {
            from: last.0,
            error: missed.max((largest / value - 1.0).abs()),
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

/// A file as a block, so that it is mapped, timed and checked like one.
struct File {
    shape: MacroShape,
    definition: Arc<Definition>,
}

impl File {
    fn new(shape: MacroShape) -> File {
        let definition = shape.definition();
        File { shape, definition }
    }
}

impl Instance for File {
    fn block(&self) -> &'static str {
        "flop-file"
    }

    fn config(&self) -> serde_json::Value {
        let MacroShape { depth, width, .. } = self.shape;
        serde_json::json!({ "ports": self.shape.ports(), "depth": depth, "width": width })
    }

    fn definition(&self) -> &Arc<Definition> {
        &self.definition
    }

    /// Its netlist is compared with its hardware in this process: a memory has no other model.
    fn golden(&self) -> Box<dyn Golden> {
        let rtl = Rtl::new(&self.definition, Engine::Interpreter, 1, None);
        Box::new(Model {
            rtl: rtl.expect("a memory can be simulated"),
            inputs: vec![0; self.inputs().words()],
            outputs: vec![0; self.outputs().words()],
        })
    }

    fn latency(&self) -> u32 {
        0
    }

    fn clearing(&self) -> u32 {
        self.written_first()
    }

    fn throughput(&self) -> String {
        "all ports each cycle".into()
    }

    fn stimulus(&self, _: Traffic, seed: u64) -> Box<dyn Stimulus> {
        Box::new(Accesses {
            columns: self.inputs().columns(),
            depth: self.shape.depth,
            most: self.shape.modulus(),
            write_first: self.written_first(),
            row: 0,
            rng: Rng::seed_from_u64(seed),
        })
    }

    fn tables(&self) -> serde_json::Value {
        serde_json::json!({})
    }

    fn lane_unit(&self) -> Option<LaneUnit> {
        None
    }
}

impl File {
    /// Rows in which entries are written that nothing else sets.
    fn written_first(&self) -> u32 {
        let unset = self.shape.starts_anyhow() && self.shape.writes > 0;
        if unset { self.shape.depth } else { 0 }
    }
}

struct Model {
    rtl: Rtl,
    inputs: Vec<u64>,
    outputs: Vec<u64>,
}

impl Golden for Model {
    fn reset(&mut self) {
        self.rtl.step(true, &self.inputs, &mut self.outputs);
    }

    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        self.rtl.step(rst, inputs, outputs);
    }
}

/// Random accesses that keep what a file's user promises: amounts less than the modulus, no counter twice. Entries that
/// have no reset are written first; a reset, which changes none of them and from which on is compared, follows.
struct Accesses {
    columns: Vec<Column>,
    depth: u32,
    most: Option<u64>,
    write_first: u32,
    row: u32,
    rng: Rng,
}

impl Stimulus for Accesses {
    fn next(&mut self, row: &mut [u64]) -> bool {
        let number = self.row;
        self.row += 1;
        for column in &self.columns {
            let words = column.width.div_ceil(64) as usize;
            let target = &mut row[column.offset..column.offset + words];
            let kind = column.label.split_once('_').map_or("", |(_, kind)| kind);
            match kind {
                "addr" => target[0] = self.rng.random_range(0..u64::from(self.depth)),
                "amount" => target[0] = self.rng.random_range(0..self.most.unwrap_or(1)),
                _ => {
                    target.iter_mut().for_each(|word| *word = self.rng.random());
                    if column.width % 64 > 0 {
                        target[words - 1] &= (1 << (column.width % 64)) - 1;
                    }
                }
            }
        }
        if number < self.write_first {
            self.only_write(row, u64::from(number));
        } else {
            self.no_counter_twice(row);
        }
        self.resets() && number == self.write_first
    }

    fn resets(&self) -> bool {
        self.write_first > 0
    }
}

impl Accesses {
    fn place(&self, label: &str) -> Option<usize> {
        self.columns
            .iter()
            .find(|c| c.label == label)
            .map(|c| c.offset)
    }

    /// Port 0 writes this entry, and no other port writes.
    fn only_write(&self, row: &mut [u64], entry: u64) {
        for column in self.columns.iter().filter(|c| c.label.ends_with("_en")) {
            row[column.offset] = u64::from(column.label == "w0_en");
        }
        for column in self.columns.iter().filter(|c| c.label.ends_with("_addr")) {
            // A port without an address of its own has that of a port before.
            row[column.offset] = entry;
        }
    }

    /// Ports whose address is one of another port, or is not known here, advance only where no two of them meet.
    fn no_counter_twice(&self, row: &mut [u64]) {
        let mut taken = Vec::new();
        for port in 0.. {
            let Some(enable) = self.place(&format!("a{port}_en")) else {
                return;
            };
            let own = self.place(&format!("a{port}_addr"));
            let address = own.or_else(|| self.place(&format!("r{port}_addr")));
            match address.map(|at| row[at]) {
                Some(address) if !taken.contains(&address) => {
                    if row[enable] == 1 {
                        taken.push(address);
                    }
                }
                _ => row[enable] = 0,
            }
        }
    }
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
