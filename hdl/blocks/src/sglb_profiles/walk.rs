//! Counters of several digits, and walks over the words of a table.

use sluice_hdl::{Module, Sig, index_width};

/// A counter whose digits go up to their limits, the first one fastest; all 0 after reset.
pub struct Counter<'m> {
    /// The digits, as wide as they must be.
    pub digits: Vec<Sig<'m>>,
    /// Every digit is at its last value.
    pub last: Sig<'m>,
}

/// A counter that moves on in cycles with `step`. A digit is below its limit; one with the limit 1 is constant.
pub fn counter<'m>(m: &'m Module, name: &str, limits: &[u32], step: Sig<'m>) -> Counter<'m> {
    let mut last = m.lit(1, 1);
    let digit = |(i, limit): (usize, &u32)| {
        let width = index_width(*limit);
        if *limit == 1 {
            return m.lit(width, 0);
        }
        let digit = m.register(&format!("{name}_{i}"), width).reset_to_zero();
        let end = digit.q().eq(m.lit(width, u64::from(limit - 1)));
        let next = end.mux(m.lit(width, 0), digit.q() + m.lit(width, 1));
        digit.set_when(step & last, next);
        last = last & end;
        digit.q()
    };
    let digits = limits.iter().enumerate().map(digit).collect();
    Counter { digits, last }
}

/// A walk through all values of a counter, one a cycle.
pub struct Walk<'m> {
    /// The walk is at `at`.
    pub active: Sig<'m>,
    /// Where it is.
    pub at: Counter<'m>,
}

/// A walk that begins in the cycle after `start`, which comes while it rests.
pub fn walk<'m>(m: &'m Module, name: &str, limits: &[u32], start: Sig<'m>) -> Walk<'m> {
    let active = m.register(&format!("{name}_active"), 1).reset_to_zero();
    let at = counter(m, name, limits, active.q());
    active.set(start | (active.q() & !at.last));
    m.assert(&format!("{name}_starts_at_rest"), !(start & active.q()));
    Walk {
        active: active.q(),
        at,
    }
}
