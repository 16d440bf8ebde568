//! The self-checking testbenches of the default presets, as `testbenches/` holds them.
//!
//! The expected outputs come from the golden models, which know nothing of the hardware.

use crate::catalog::{self, SettingsError, Traffic};
use crate::cosim::{self, CosimError, Job};
use crate::package::Files;
use crate::ports::Field;
use crate::run::{Source, respond};
use crate::table::Table;

/// Rows of each stimulus, after those in which the block takes nothing.
const ROWS: u64 = 150;

/// How many there may be, so that outputs that come late are seen: a sweep over a table takes as long as the table.
const MOST_ROWS: u64 = 600;

/// Why no testbenches could be made.
#[derive(Debug, thiserror::Error)]
pub enum TestbenchError {
    /// The configuration of a preset is wrong.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// A stimulus does not fit its block.
    #[error(transparent)]
    Cosim(#[from] CosimError),
}

/// Rows after the one in which the last output port is other than 0 for the first time.
const AFTER: usize = 10;

/// The last row in which an output port is other than 0 for the first time.
fn last_first(outputs: &Table) -> usize {
    let ports = outputs.layout().fields().iter();
    let first = |port: &Field| {
        let words = port.offset..port.offset + port.words();
        (0..outputs.len()).find(|&row| outputs.row(row)[words.clone()].iter().any(|w| *w != 0))
    };
    ports.filter_map(first).max().unwrap_or(0)
}

/// Testbench, stimulus and expected outputs of every preset, by path: `BLOCK/FILE`.
pub fn all() -> Result<Files, TestbenchError> {
    let mut files = Files::new();
    for &block in catalog::blocks() {
        for preset in block.presets() {
            let instance = catalog::from_preset(block, preset.name)?;
            let clearing = u64::from(instance.clearing());
            let source = Source::Drawn {
                stimulus: instance.stimulus(Traffic::Mixed, 1),
                rows: MOST_ROWS + clearing,
            };
            let long = source.collect(instance.inputs(), instance.latency());
            let (mut expected, _) = respond(&mut instance.golden(), &long, &instance.outputs());
            let rows = last_first(&expected).max((ROWS + clearing) as usize);
            let rows = (rows + AFTER).min(expected.len());
            expected.truncate(rows);
            let workload = long.prefix(rows);
            let job = Job {
                definition: instance.definition(),
                stimulus: &workload.table,
                reset: workload.reset.as_deref(),
            };
            for file in cosim::testbench(&job, &expected)? {
                files.insert(format!("{}/{}", block.name(), file.name), file.text);
            }
        }
    }
    Ok(files)
}
