//! Round-robin arbiter.
//!
//! Occamy, section 4 ("head-drop selector"): "With multiple over-allocated queues, Occamy iterates
//! over them with a round-robin arbiter [...] The round-robin arbiter takes the bitmap as input and
//! gives the index of an over-allocated queue."

mod config;
mod encoders;
mod tree;

pub use config::{Architecture, Config};

use crate::ConfigError;
use crate::arbiter::{self, Decision};
use sluice_hdl::{Definition, Module, Sig};
use std::sync::Arc;

/// Builds the arbiter.
///
/// Ports: in `request` (N), `ready` (1); out `grant` (N, one-hot), `index` (max(1, ⌈log₂ N⌉)), `valid` (1).
/// Latency 0: the outputs answer the requests of their own cycle. The search for a request starts at a
/// pointer, 0 after reset, and wraps; a cycle with `valid` and `ready` moves the pointer to
/// (`index` + 1) mod N. While `rst` is high, and while nobody requests, all outputs are 0.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let request = m.input("request", config.requesters);
    let ready = m.input("ready", 1);
    let decision = if config.requesters == 1 {
        // The only requester has nobody to lose to: no pointer, nothing to hold.
        arbiter::only(&m, request)
    } else {
        let decide = |request| arbitrate(&m, config.architecture, request, ready);
        if config.hold {
            arbiter::holding(&m, request, ready, decide)
        } else {
            decide(request)
        }
    };
    arbiter::promise(&m, request, &decision);
    arbiter::show(&m, &decision);
    Ok(m.finish())
}

fn arbitrate<'m>(
    m: &'m Module,
    architecture: Architecture,
    request: Sig<'m>,
    ready: Sig<'m>,
) -> Decision<'m> {
    match architecture {
        Architecture::Masked => encoders::masked(m, request, ready),
        Architecture::Prefix => encoders::prefix(m, request, ready),
        Architecture::Tree => tree::tree(m, request, ready),
    }
}

/// States that the stored index of the last grant is one, which powers of two make true by width.
fn promise_below<'m>(m: &'m Module, n: u32, last: Sig<'m>) {
    if !n.is_power_of_two() {
        let highest = m.lit(last.width(), u64::from(n - 1));
        m.assert("pointer_in_range", last.le(highest));
    }
}

fn header(config: &Config) -> String {
    let Config {
        requesters, hold, ..
    } = config;
    let held = if *hold {
        "A decision that was shown and not accepted stays while its request stays."
    } else {
        "A decision may change while `ready` is low."
    };
    let plural = if *requesters == 1 { "" } else { "s" };
    format!(
        "Round-robin arbiter of {requesters} requester{plural}, architecture {}, latency 0.\n\
         Grants the first request at or after a pointer, which is 0 after reset and moves past the\n\
         granted requester when `valid` and `ready` are high.\n{held}",
        config.architecture.name()
    )
}
