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
pub fn prefix_or<'m>(m: &'m Module, x: Sig<'m>) -> Sig<'m> {
    let n = x.width();
    if n == 1 {
        return x;
    }
    // The low part is a power of two, so that odd sizes are no deeper than the next power of two.
    let half = n.next_power_of_two() / 2;
    let low = prefix_or(m, x.trunc(half));
    let high = prefix_or(m, x.bits(half, n - half));
    let below = low.bit(half - 1).sext(n - half);
    m.pack(&[low, high | below])
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
