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
        only(&m, request)
    } else if config.hold {
        holding(&m, config.architecture, request, ready)
    } else {
        arbitrate(&m, config.architecture, request, ready)
    };
    promise(&m, request, &decision);
    m.output("grant", decision.grant.named("granted"));
    m.output("index", decision.index);
    m.output("valid", decision.valid);
    Ok(m.finish())
}

/// The outputs of an arbiter; all 0 in reset and where nobody requests.
#[derive(Clone, Copy)]
struct Decision<'m> {
    grant: Sig<'m>,
    index: Sig<'m>,
    valid: Sig<'m>,
}

fn only<'m>(m: &'m Module, request: Sig<'m>) -> Decision<'m> {
    let grant = request & !m.reset();
    Decision {
        grant,
        index: m.lit(1, 0),
        valid: grant,
    }
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

/// Hold, the same way for every architecture: while the decision shown last and not accepted is still
/// requested, the arbiter sees that request alone, and so decides for it again. The pointer stays
/// where it was, so that the arbiter decides anew from there if the request falls.
fn holding<'m>(
    m: &'m Module,
    architecture: Architecture,
    request: Sig<'m>,
    ready: Sig<'m>,
) -> Decision<'m> {
    m.comment("The decision of the cycle before, one-hot, if it was not accepted.");
    let held = m.register("held", request.width()).reset_to_zero();
    let kept = (held.q() & request).any().named("kept");
    let seen = kept.mux(held.q(), request).named("seen");
    let decision = arbitrate(m, architecture, seen, ready);
    held.set(decision.grant.gated(!ready));
    let same = decision.grant.eq(held.q());
    m.assert("decision_is_held", !kept | same);
    decision
}

/// What holds in every cycle out of reset. Everything here reads signals that exist anyway, so the
/// properties add no state; freedom from starvation would need counters and is left to tests.
fn promise<'m>(m: &'m Module, request: Sig<'m>, decision: &Decision<'m>) {
    let Decision {
        grant,
        index,
        valid,
    } = *decision;
    let none = m.lit(grant.width(), 0);
    let one = m.lit(grant.width(), 1);
    m.assert("grant_implies_request", (grant & !request).eq(none));
    m.assert("grant_is_one_hot_or_zero", (grant & (grant - one)).eq(none));
    m.assert("valid_iff_any_request", valid.eq(request.any()));
    let named = one.gated(valid).shift_left(index);
    m.assert("index_names_grant", grant.eq(named));
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
