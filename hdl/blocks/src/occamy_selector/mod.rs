//! Occamy's head-drop selector.
//!
//! Occamy, section 4 ("head-drop selector"): "To maintain the over-allocated queues, Occamy uses a
//! bitmap, whose length is equal to the number of queues, to indicate whether a queue is
//! over-allocated. Each bit of the bitmap represents whether the queue length exceeds T(t). [...]
//! Occamy iterates over them with a round-robin arbiter".

mod config;

pub use config::{Config, Pipeline, Thresholds};

use crate::rr_arbiter::{self, Architecture};
use crate::{ConfigError, occamy, prim};
use sluice_hdl::{Definition, Module, Sig};
use std::slice;
use std::sync::Arc;

/// Builds the selector.
///
/// Ports: in `len[Q]` (W each), `threshold` (W, or Q of them), `ready` (1); out `queue_index`
/// (max(1, ⌈log₂ Q⌉)), `valid` (1). Bit q of the bitmap is `len[q] > threshold`; an instance of
/// [`rr_arbiter`] iterates over it. Latency 0, or 1 from lengths and thresholds with
/// [`Pipeline::Bitmap`]; one decision a cycle. While `rst` is high all outputs are 0.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let arbiter = rr_arbiter::build(&config.arbiter())?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let over = over_allocated(&m, config);
    let ready = m.input("ready", 1);
    let bitmap = match config.pipeline {
        Pipeline::None => over.named("bitmap"),
        Pipeline::Bitmap => {
            m.comment("Queues over their threshold in the cycle before.");
            m.pipe(1, "bitmap", over).reset_to_zero().q()
        }
    };
    let arbiter = m.instance(
        "arbiter",
        &arbiter,
        &[("request", &[bitmap]), ("ready", &[ready])],
    );
    m.output("queue_index", arbiter.output("index"));
    m.output("valid", arbiter.output("valid"));
    Ok(m.finish())
}

/// The bitmap: bit q says that queue q is longer than its threshold.
fn over_allocated<'m>(m: &'m Module, config: &Config) -> Sig<'m> {
    let width = config.length_width;
    let lengths = m.input_array("len", config.queues, width);
    let thresholds = match config.thresholds {
        Thresholds::Shared => vec![m.input("threshold", width); lengths.len()],
        Thresholds::PerQueue => m.input_array("threshold", config.queues, width),
    };
    let comparator = comparator(width);
    let over = |(q, (length, threshold)): (usize, (&Sig<'m>, &Sig<'m>))| {
        if config.architecture == Architecture::Masked {
            return occamy::over_allocated(*length, *threshold);
        }
        let words = [
            ("a", slice::from_ref(length)),
            ("b", slice::from_ref(threshold)),
        ];
        let compared = m.instance(&format!("over_{q}"), &comparator, &words);
        compared.output("greater")
    };
    let bits: Vec<_> = lengths
        .iter()
        .zip(&thresholds)
        .enumerate()
        .map(over)
        .collect();
    m.pack(&bits)
}

/// The comparator of the architectures that are made for synthesis; `masked`, which is made for simulation, compares
/// in one operation.
fn comparator(width: u32) -> Arc<Definition> {
    let m = Module::new(&format!("greater_w{width}"));
    m.doc("Whether one word is greater than another: a tree over parts of the words.");
    let (a, b) = (m.input("a", width), m.input("b", width));
    m.output("greater", prim::greater(a, b));
    m.finish()
}

fn header(config: &Config) -> String {
    let threshold = match config.thresholds {
        Thresholds::Shared => "the threshold",
        Thresholds::PerQueue => "its threshold",
    };
    let when = match config.pipeline {
        Pipeline::None => "in this cycle",
        Pipeline::Bitmap => "in the cycle before",
    };
    format!(
        "Occamy's head-drop selector: {} queues, lengths of {} bits in cells, latency {} from `len`.\n\
         Selects in round-robin order among the queues that were longer than {threshold} {when}.",
        config.queues,
        config.length_width,
        config.latency()
    )
}
