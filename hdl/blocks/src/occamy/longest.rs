//! The longest queue, found by a binary tree of comparators.

use sluice_hdl::{Module, Sig, index_width};

/// Index and value of the greatest of `lengths`, the lowest index on ties; the index has
/// max(1, ⌈log₂ N⌉) bits. Depth: ⌈log₂ N⌉ comparators.
///
/// "Figure 4 depicts a common MF based on binary comparator tree. [...] Each node finds the maximum value of two
/// numbers, which is implemented by a multiplexer and a comparator" (Occamy, section 2.2).
pub fn longest<'m>(m: &'m Module, lengths: &[Sig<'m>]) -> (Sig<'m>, Sig<'m>) {
    let width = index_width(lengths.len() as u32);
    let leaf = |(queue, length): (u64, &Sig<'m>)| (m.lit(width, queue), *length);
    let mut level: Vec<_> = (0..).zip(lengths).map(leaf).collect();
    while level.len() > 1 {
        level = level.chunks(2).map(longer).collect();
    }
    level[0]
}

fn longer<'m>(pair: &[(Sig<'m>, Sig<'m>)]) -> (Sig<'m>, Sig<'m>) {
    let [low, high] = pair else { return pair[0] };
    let wins = high.1.gt(low.1);
    (wins.mux(high.0, low.0), wins.mux(high.1, low.1))
}
