//! Runs a block cycle by cycle: rows in, rows out.

use std::path::Path;
use std::time::{Duration, Instant};

use sluice_hdl::Definition;
use sluice_hdl::sim::{self, Engine, Simulator, Violation};

use crate::catalog::Stimulus;
use crate::golden::Golden;
use crate::ports::Layout;
use crate::table::{Table, Workload};

/// Anything that takes a row of inputs and gives the row of outputs of the same cycle.
pub trait Device {
    /// Runs one cycle; the outputs are those just before its rising edge.
    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]);
}

impl Device for Box<dyn Golden> {
    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        Golden::step(self.as_mut(), rst, inputs, outputs);
    }
}

/// The hardware in the in-process simulator.
pub struct Rtl(Box<dyn Simulator>);

impl Rtl {
    /// Compiles a definition. State that has no reset starts from random values drawn from
    /// `state_seed`. With `vcd`, every named signal of every level is written there.
    pub fn new(
        definition: &Definition,
        engine: Engine,
        state_seed: u64,
        vcd: Option<&Path>,
    ) -> Result<Self, sim::Error> {
        let options = sim::Options {
            engine,
            state_seed,
            trace: vcd.is_some(),
            ..sim::Options::default()
        };
        let mut simulator = sim::compile(definition, &options)?;
        if let Some(vcd) = vcd {
            simulator.trace_to(vcd)?;
        }
        Ok(Rtl(simulator))
    }

    /// Completes the waveform, if there is one, and tells the properties that failed.
    pub fn finish(&mut self) -> Result<&[Violation], sim::Error> {
        self.0.end_trace()?;
        Ok(self.0.violations())
    }
}

impl Device for Rtl {
    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        self.0.set_reset(0, rst);
        self.0.load(0, inputs);
        self.0.step();
        self.0.outputs(0, outputs);
    }
}

/// Where the rows come from.
pub enum Source {
    /// Drawn, so many rows.
    Drawn {
        /// The stream.
        stimulus: Box<dyn Stimulus>,
        /// Rows to draw.
        rows: u64,
    },
    /// Given.
    Given(Workload),
}

impl Source {
    /// Number of rows, without the idle rows that follow.
    pub fn rows(&self) -> u64 {
        match self {
            Source::Drawn { rows, .. } => *rows,
            Source::Given(workload) => workload.table.len() as u64,
        }
    }

    /// Whether the reset is part of the rows.
    pub fn resets(&self) -> bool {
        match self {
            Source::Drawn { stimulus, .. } => stimulus.resets(),
            Source::Given(workload) => workload.reset.is_some(),
        }
    }

    /// Whether the rows have a reset of their own, which is never given.
    pub fn never_resets(&self) -> bool {
        match self {
            Source::Drawn { .. } => false,
            Source::Given(workload) => {
                let reset = workload.reset.as_ref();
                reset.is_some_and(|rows| !rows.contains(&true))
            }
        }
    }

    /// Writes row `index`, which must be asked for in order, and tells its reset.
    fn row(&mut self, index: u64, row: &mut [u64]) -> bool {
        row.fill(0);
        match self {
            Source::Drawn { stimulus, rows } if index < *rows => stimulus.next(row),
            Source::Given(workload) if index < workload.table.len() as u64 => {
                row.copy_from_slice(workload.table.row(index as usize));
                workload.reset_at(index as usize)
            }
            _ => false,
        }
    }

    /// All rows as a workload, `idle` rows of zeros after them.
    pub fn collect(mut self, layout: Layout, idle: u32) -> Workload {
        let resets = self.resets();
        let rows = self.rows() + u64::from(idle);
        let mut table = Table::zeroed(layout, rows as usize);
        let reset: Vec<bool> = (0..rows)
            .map(|index| self.row(index, table.row_mut(index as usize)))
            .collect();
        Workload {
            table,
            reset: resets.then_some(reset),
        }
    }
}

/// One cycle, as it is handed to whoever records it.
pub struct Cycle<'a> {
    /// Reset.
    pub rst: bool,
    /// Input row.
    pub inputs: &'a [u64],
    /// Output row.
    pub outputs: &'a [u64],
}

/// Rows between two looks at the clock.
const CHUNK: u64 = 1024;

/// Feeds all rows of `source` and `idle` rows after them to `device` and hands every cycle to
/// `record`. If the rows hold no reset, two cycles of reset come before them, unrecorded. Gives the
/// time that the device took; drawing and recording do not count.
pub fn drive<E>(
    source: &mut Source,
    device: &mut dyn Device,
    (inputs, outputs): (&Layout, &Layout),
    idle: u32,
    mut record: impl FnMut(Cycle) -> Result<(), E>,
) -> Result<Duration, E> {
    let (mut fed, mut got) = (Table::new(inputs.clone()), Table::new(outputs.clone()));
    let mut resets = Vec::new();
    if !source.resets() {
        reset_twice(device, inputs, outputs);
    }
    let mut busy = Duration::ZERO;
    let rows = source.rows() + u64::from(idle);
    let mut next = 0;
    while next < rows {
        fed.truncate(0);
        got.truncate(0);
        resets.clear();
        for index in next..rows.min(next + CHUNK) {
            resets.push(source.row(index, fed.push()));
            got.push();
        }
        let start = Instant::now();
        for (row, &rst) in resets.iter().enumerate() {
            device.step(rst, fed.row(row), got.row_mut(row));
        }
        busy += start.elapsed();
        for (row, &rst) in resets.iter().enumerate() {
            let cycle = Cycle {
                rst,
                inputs: fed.row(row),
                outputs: got.row(row),
            };
            record(cycle)?;
        }
        next += CHUNK;
    }
    Ok(busy)
}

/// The response of a device to a workload that already ends in its idle rows.
pub fn respond(
    device: &mut dyn Device,
    workload: &Workload,
    outputs: &Layout,
) -> (Table, Duration) {
    let rows = workload.table.len();
    let mut response = Table::zeroed(outputs.clone(), rows);
    if workload.reset.is_none() {
        reset_twice(device, workload.table.layout(), outputs);
    }
    let start = Instant::now();
    for row in 0..rows {
        let rst = workload.reset_at(row);
        device.step(rst, workload.table.row(row), response.row_mut(row));
    }
    (response, start.elapsed())
}

/// The two cycles of reset that precede rows without one.
fn reset_twice(device: &mut dyn Device, inputs: &Layout, outputs: &Layout) {
    let (zeros, mut ignored) = (vec![0; inputs.words()], vec![0; outputs.words()]);
    (0..2).for_each(|_| device.step(true, &zeros, &mut ignored));
}
