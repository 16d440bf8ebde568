//! Finding the lowest 1 of a word.

use sluice_hdl::{Module, Sig};

/// All bits at or above the lowest 1 of `x`; 0 for `x` = 0. N bits to N bits.
///
/// The arithmetic form `x | -x`: one operation on a machine word in simulation, and in synthesis a
/// carry chain, whose shape (ripple to logarithmic) the tool picks.
pub fn from_lowest<'m>(m: &'m Module, x: Sig<'m>) -> Sig<'m> {
    x | (m.lit(x.width(), 0) - x)
}

/// The lowest 1 of `x` alone; 0 for `x` = 0. N bits to N bits, structure as [`from_lowest`].
pub fn lowest<'m>(m: &'m Module, x: Sig<'m>) -> Sig<'m> {
    x & (m.lit(x.width(), 0) - x)
}

/// Bit i is the OR of bits 0 to i of `x`: the same function as [`from_lowest`]. N bits to N bits.
///
/// A parallel prefix network with the halves solved apart (Sklansky): depth ⌈log₂ N⌉, which is the
/// least there is, and about N/2 · log₂ N gates; the last level drives N/2 gates from one net.
/// Its parts are called after `label` and the bits that they cover.
pub fn prefix_or<'m>(m: &'m Module, label: &str, x: Sig<'m>) -> Sig<'m> {
    prefix_part(m, label, x, 0)
}

/// The network of some bits, of which the lowest is bit `first` of the whole.
fn prefix_part<'m>(m: &'m Module, label: &str, x: Sig<'m>, first: u32) -> Sig<'m> {
    let n = x.width();
    if n == 1 {
        return x;
    }
    // The low part is a power of two, so that odd sizes are no deeper than the next power of two.
    let half = n.next_power_of_two() / 2;
    let low = prefix_part(m, label, x.trunc(half), first);
    let high = prefix_part(m, label, x.bits(half, n - half), first + half);
    let below = low.bit(half - 1).sext(n - half);
    let part = m.pack(&[low, high | below]);
    part.named(&format!("{label}_{first}_{}", first + n - 1))
}

/// The bits of `x` that are 1 while their lower neighbour is 0, `below` (1 bit) being the neighbour of
/// bit 0. On a thermometer: its lowest 1, alone, or nothing if `below` is 1. N bits to N bits, depth 1.
pub fn rises<'m>(m: &'m Module, x: Sig<'m>, below: Sig<'m>) -> Sig<'m> {
    let n = x.width();
    if n == 1 {
        return x & !below;
    }
    x & !m.pack(&[below, x.trunc(n - 1)])
}
