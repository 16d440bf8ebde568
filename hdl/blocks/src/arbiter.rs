//! What arbiters share, whatever their order: their outputs, a decision that is held, and what holds of all of them.

use sluice_hdl::{Module, Sig};

/// The outputs of an arbiter; all 0 in reset and where nobody requests.
#[derive(Clone, Copy)]
pub(crate) struct Decision<'m> {
    /// One-hot.
    pub grant: Sig<'m>,
    /// The same as a number, max(1, ⌈log₂ N⌉) bits.
    pub index: Sig<'m>,
    /// Somebody requests.
    pub valid: Sig<'m>,
}

/// The decision where there is one requester.
pub(crate) fn only<'m>(m: &'m Module, request: Sig<'m>) -> Decision<'m> {
    let grant = request & !m.reset();
    Decision {
        grant,
        index: m.lit(1, 0),
        valid: grant,
    }
}

/// Hold, the same way for every arbiter: while the decision shown last and not accepted is still
/// requested, `decide` sees that request alone, and so decides for it again. What it remembers of earlier
/// grants stays as it was, so that it decides anew from there if the request falls.
pub(crate) fn holding<'m>(
    m: &'m Module,
    request: Sig<'m>,
    ready: Sig<'m>,
    decide: impl FnOnce(Sig<'m>) -> Decision<'m>,
) -> Decision<'m> {
    m.comment("The decision of the cycle before, one-hot, if it was not accepted.");
    let held = m.register("held", request.width()).reset_to_zero();
    let kept = (held.q() & request).any().named("kept");
    let seen = kept.mux(held.q(), request).named("seen");
    let decision = decide(seen);
    held.set(decision.grant.gated(!ready));
    let same = decision.grant.eq(held.q());
    m.assert("decision_is_held", !kept | same);
    decision
}

/// What holds in every cycle out of reset. Everything here reads signals that exist anyway, so the
/// properties add no state; freedom from starvation would need counters and is left to tests.
pub(crate) fn promise<'m>(m: &'m Module, request: Sig<'m>, decision: &Decision<'m>) {
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

/// The output ports.
pub(crate) fn show<'m>(m: &'m Module, decision: &Decision<'m>) {
    m.output("grant", decision.grant.named("granted"));
    m.output("index", decision.index);
    m.output("valid", decision.valid);
}
