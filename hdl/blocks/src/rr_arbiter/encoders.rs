//! The architectures `masked` and `prefix`: two encoders that find the first request, one of all
//! requests and one of those after the last grant, and a choice between them.

use super::promise_below;
use crate::arbiter::Decision;
use crate::prim;
use sluice_hdl::{Module, Sig, index_width};

/// Two arithmetic encoders and a mask decoded from the binary index of the last grant.
///
/// State: ⌈log₂ N⌉ bits, `last` = (pointer − 1) mod N. Keeping the last grant instead of the pointer
/// spares the increment and its wrap: after N − 1 the mask is empty, and the search starts at 0.
pub(super) fn masked<'m>(m: &'m Module, request: Sig<'m>, ready: Sig<'m>) -> Decision<'m> {
    let n = request.width();
    let width = index_width(n);
    m.comment("Index of the last accepted grant: the pointer is one above it, modulo N.");
    let last = m
        .register("last", width)
        .reset_to(m.lit(width, u64::from(n - 1)));
    let after_last = prim::above_index(m, n, last.q()).named("after_last");
    let (_, decision) = first(m, request, after_last, |_, x| prim::from_lowest(m, x));
    last.set_when(decision.valid & ready, decision.index);
    promise_below(m, n, last.q());
    decision
}

/// Two parallel prefix networks and a stored mask.
///
/// State: N − 1 bits, the mask itself: bit i says that requester i + 1 is after the last grant. (None is
/// below requester 0, and an empty mask starts the search at 0.) The networks compute the next mask on
/// the way to the grant, so neither index nor decoder is on the path from state to state.
pub(super) fn prefix<'m>(m: &'m Module, request: Sig<'m>, ready: Sig<'m>) -> Decision<'m> {
    let n = request.width();
    m.comment("Bit i: requester i + 1 is after the last accepted grant.");
    let mask = m.register("mask", n - 1).reset_to_zero();
    let after_last = m.pack(&[m.lit(1, 0), mask.q()]).named("after_last");
    let (from, decision) = first(m, request, after_last, |label, x| {
        prim::prefix_or(m, label, x)
    });
    mask.set_when(decision.valid & ready, from.trunc(n - 1));
    let gap = after_last.shl_by(1) & !after_last;
    m.assert("mask_is_a_thermometer", !gap.any());
    decision
}

/// The first request among those in `preferred`, else the first of all. `from_lowest` is the encoder: it
/// sets all bits at or above its operand's lowest 1 (and may name its parts). Gives the bits at or above the grant, too.
fn first<'m>(
    m: &'m Module,
    request: Sig<'m>,
    preferred: Sig<'m>,
    from_lowest: impl Fn(&str, Sig<'m>) -> Sig<'m>,
) -> (Sig<'m>, Decision<'m>) {
    let top = request.width() - 1;
    // Reset is a requester below all others that always wins and is never shown: one gate for each
    // encoder, where gating the outputs would take one for each requester.
    let reset = m.reset();
    let below_all = reset.zext(request.width());
    let encode = |label, set: Sig<'m>| from_lowest(label, set | below_all);
    let of_preferred = encode("from_preferred", request & preferred).named("from_first_preferred");
    let of_all = encode("from_any", request).named("from_first");
    let from = of_preferred
        .bit(top)
        .mux(of_preferred, of_all)
        .named("from_grant");
    let grant = prim::rises(m, from, reset);
    let decision = Decision {
        grant,
        index: prim::index_of_one_hot(m, grant),
        valid: from.bit(top) & !reset,
    };
    (from, decision)
}
