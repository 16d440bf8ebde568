//! The dynamic threshold: T = ⌊α · free⌋.
//!
//! Occamy, section 2.2: Dynamic Threshold "limits queue lengths with a threshold (denoted by T(t)), which is dynamically
//! adjusted based on the buffer occupancy. Specifically, the threshold is proportional to the current free buffer size
//! [...]. In practice, α is usually a power of two, so that the threshold can be simply calculated by shifting the free
//! buffer size."

mod config;

pub use config::{Config, Form};

use crate::ConfigError;
use crate::occamy::{FreeCells, Thresholds, alpha_ports};
use crate::occamy_selector;
use sluice_hdl::{Definition, Module, Sig};
use std::sync::Arc;

/// Builds the threshold.
///
/// Ports: in `len[Q]` (W each) with [`Form::Combinational`], or `reserved_cells` and `freed_cells` (W each) with
/// [`Form::Incremental`]; with a threshold for each queue also `cfg_queue`, `cfg_alpha_we` and `cfg_alpha` (4). Out
/// `free_cells` (W), `threshold` (W, or Q of them), a cycle behind `free_cells`. Sums are modulo 2^W. While `rst` is
/// high all outputs are 0.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let width = config.length_width();
    let free = match config.form {
        Form::Combinational => {
            let lengths = m.input_array("len", config.queues, width);
            let all = m.lit(width, u64::from(config.cells));
            (all - sum(&lengths).named("allocated")).named("free")
        }
        Form::Incremental => {
            let reserved = m.input("reserved_cells", width);
            let freed = m.input("freed_cells", width);
            m.comment("Free cells: a running sum.");
            let free = FreeCells::new(&m, config.cells);
            free.change(reserved, &[freed]);
            free.now()
        }
    };
    let per_queue = config.thresholds == occamy_selector::Thresholds::PerQueue;
    let write = per_queue.then(|| alpha_ports(&m, config.queue_width()));
    let count = config.threshold_count();
    let thresholds = Thresholds::new(&m, width, config.cells, count, config.alpha_shift);
    thresholds.change(free, write);
    m.output("free_cells", free.gated(!m.reset()));
    thresholds.show(per_queue);
    Ok(m.finish())
}

/// The sum of all, modulo 2 to their width: a tree of ⌈log₂ N⌉ adders.
fn sum<'m>(values: &[Sig<'m>]) -> Sig<'m> {
    match *values {
        [one] => one,
        _ => {
            let (low, high) = values.split_at(values.len() / 2);
            sum(low) + sum(high)
        }
    }
}

fn header(config: &Config) -> String {
    let (from, latency) = match config.form {
        Form::Combinational => ("all lengths", "1 from `len`"),
        Form::Incremental => ("a running sum", "2 from what is reserved and freed"),
    };
    let alpha = match config.thresholds {
        occamy_selector::Thresholds::Shared => "",
        occamy_selector::Thresholds::PerQueue => " of each queue, at first",
    };
    format!(
        "Dynamic threshold T = floor(alpha * free) of a buffer of {} cells shared by {} queues,\n\
         alpha{alpha} = 2^({}). Free cells from {from}; latency {latency}.",
        config.cells, config.queues, config.alpha_shift
    )
}
