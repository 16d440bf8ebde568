//! Fixed-priority arbiter.
//!
//! Occamy, section 4: head drops share the PD and cell-pointer memories with the normal dequeue, which goes
//! first; the head-drop path takes what memory bandwidth it leaves.

mod config;

pub use config::{Architecture, Config};

use crate::arbiter::{self, Decision};
use crate::{ConfigError, prim};
use sluice_hdl::{Definition, Module, Sig};
use std::sync::Arc;

/// Builds the arbiter.
///
/// Ports, the same as those of [`rr_arbiter`](crate::rr_arbiter): in `request` (N), `ready` (1); out `grant`
/// (N, one-hot), `index` (max(1, ⌈log₂ N⌉)), `valid` (1). Latency 0: the outputs answer the requests of their own
/// cycle, and the lowest requester wins. `ready` matters with `hold` alone. While `rst` is high, and while nobody
/// requests, all outputs are 0.
pub fn build(config: &Config) -> Result<Arc<Definition>, ConfigError> {
    config.validate()?;
    let m = Module::new(&config.module_name());
    m.doc(&header(config));
    let request = m.input("request", config.requesters);
    let ready = m.input("ready", 1);
    let decide = |request| lowest(&m, config.architecture, request);
    let decision = if config.requesters == 1 {
        arbiter::only(&m, request)
    } else if config.hold {
        arbiter::holding(&m, request, ready, decide)
    } else {
        let decision = decide(request);
        let below = decision.grant - m.lit(config.requesters, 1).gated(decision.valid);
        m.assert("nobody_below_grant_requests", !(request & below).any());
        decision
    };
    arbiter::promise(&m, request, &decision);
    arbiter::show(&m, &decision);
    Ok(m.finish())
}

/// The lowest of `request`, of two or more bits.
fn lowest<'m>(m: &'m Module, architecture: Architecture, request: Sig<'m>) -> Decision<'m> {
    // Reset is a requester below all others that always wins and is never shown: cheaper than to gate each output.
    let reset = m.reset();
    let seen = request | reset.zext(request.width());
    let from = match architecture {
        Architecture::Arithmetic => prim::from_lowest(m, seen),
        Architecture::Prefix => prim::prefix_or(m, "from_any", seen),
    };
    let from = from.named("from_first");
    let grant = prim::rises(m, from, reset);
    Decision {
        grant,
        index: prim::index_of_one_hot(m, grant),
        valid: from.bit(request.width() - 1) & !reset,
    }
}

fn header(config: &Config) -> String {
    let held = if config.hold {
        "A decision that was shown and not accepted stays while its request stays."
    } else {
        "A decision may change while `ready` is low."
    };
    format!(
        "Fixed-priority arbiter of {} requesters, architecture {}, latency 0.\n\
         Grants the lowest that requests.\n{held}",
        config.requesters,
        config.architecture.name()
    )
}
