//! The self-checking testbenches of the default presets, as `testbenches/` holds them.
//!
//! The expected outputs come from the golden models, which know nothing of the hardware.

use crate::catalog::{self, SettingsError, Traffic};
use crate::cosim::{self, CosimError, Job};
use crate::package::Files;
use crate::run::{Source, respond};

/// Rows of each stimulus, after those in which the block takes nothing.
const ROWS: u64 = 150;

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

/// Testbench, stimulus and expected outputs of every preset, by path: `BLOCK/FILE`.
pub fn all() -> Result<Files, TestbenchError> {
    let mut files = Files::new();
    for &block in catalog::blocks() {
        for preset in block.presets() {
            let instance = catalog::from_preset(block, preset.name)?;
            let stimulus = instance.stimulus(Traffic::Mixed, 1);
            let source = Source::Drawn {
                stimulus,
                rows: ROWS + u64::from(instance.clearing()),
            };
            let workload = source.collect(instance.inputs(), instance.latency());
            let (expected, _) = respond(&mut instance.golden(), &workload, &instance.outputs());
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
