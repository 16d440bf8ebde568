//! Who is admitted: the rules of dynamic thresholds, packet by packet.

use sluice_hdl::{Module, Sig};

/// Whether a header names one of `queues` queues and 1 to `longest` cells.
pub(crate) fn well_formed<'m>(
    m: &'m Module,
    (queues, longest): (u32, u32),
    queue: Sig<'m>,
    cells: Sig<'m>,
) -> Sig<'m> {
    let at_most = |value: Sig<'m>, greatest| value.le(m.lit(value.width(), u64::from(greatest)));
    let known = at_most(queue, queues - 1);
    (known & (cells.any() & at_most(cells, longest))).named("well_formed")
}

/// Whether there is room: c ≤ free.
pub(crate) fn fits<'m>(cells: Sig<'m>, free: Sig<'m>) -> Sig<'m> {
    cells.zext(free.width()).le(free).named("fits")
}

/// Whether the queue may take another packet: its length is below its T. What it takes may bring it above.
pub(crate) fn below_threshold<'m>(
    m: &'m Module,
    lengths: &[Sig<'m>],
    thresholds: &[Sig<'m>],
    queue: Sig<'m>,
) -> Sig<'m> {
    let length = m.select(lengths, queue);
    length.lt(threshold_of(m, thresholds, queue))
}

/// The threshold of a queue: the only one, or its own.
pub(crate) fn threshold_of<'m>(m: &'m Module, thresholds: &[Sig<'m>], queue: Sig<'m>) -> Sig<'m> {
    match *thresholds {
        [one] => one,
        _ => m.select(thresholds, queue),
    }
}

/// Whether a queue is over-allocated: "whether the queue length exceeds T(t)" (Occamy, section 4).
pub(crate) fn over_allocated<'m>(length: Sig<'m>, threshold: Sig<'m>) -> Sig<'m> {
    length.gt(threshold)
}
