//! Counting ones.

use sluice_hdl::{Module, Sig, index_width};

/// The number of ones in `x`. N bits to ⌈log₂(N + 1)⌉ bits.
///
/// A tree of adders that are as wide as their sums need; each takes one of the bits as its carry, so that
/// N = 2ᵏ − 1 takes N − k full adders and nothing else. Depth about ⌈log₂ N⌉ adders of at most ⌈log₂ N⌉ bits.
pub fn count_ones<'m>(m: &'m Module, x: Sig<'m>) -> Sig<'m> {
    let n = x.width();
    match n {
        1 => return x,
        2 => return m.pack(&[x.bit(0) ^ x.bit(1), x.bit(0) & x.bit(1)]),
        _ => {}
    }
    let low = (n - 1) / 2;
    let width = index_width(n + 1);
    let half = |first, n| count_ones(m, x.bits(first, n)).zext(width);
    half(0, low) + half(low, n - 1 - low) + x.bit(n - 1).zext(width)
}

/// For each of N bits (1 bit each, N ≥ 1) the number of ones among those before it in the list, in
/// max(1, ⌈log₂ N⌉) bits each.
///
/// A parallel prefix network with the halves solved apart (Sklansky), as [`prefix_or`](super::prefix_or):
/// depth ⌈log₂ N⌉ adders, about N/2 · log₂ N adders that are as wide as their sums need.
pub fn prefix_sum<'m>(m: &'m Module, bits: &[Sig<'m>]) -> Vec<Sig<'m>> {
    let width = index_width(bits.len() as u32);
    let (below, _) = sums(bits);
    let zero = m.lit(width, 0);
    let below = below.into_iter().map(|s| s.zext(width));
    [zero].into_iter().chain(below).collect()
}

/// The number of ones before each bit but the first, and of all ones, each as wide as it can be.
fn sums<'m>(bits: &[Sig<'m>]) -> (Vec<Sig<'m>>, Sig<'m>) {
    let n = bits.len();
    if let [only] = bits {
        return (vec![], *only);
    }
    // The low part is a power of two, so that odd sizes are no deeper than the next power of two.
    let half = n.next_power_of_two() / 2;
    let (mut below, low) = sums(&bits[..half]);
    let (high, all) = sums(&bits[half..]);
    let plus_low = |(count, high): (u32, Sig<'m>)| {
        let width = index_width(count + 1);
        low.zext(width) + high.zext(width)
    };
    below.push(low);
    below.extend((half as u32 + 1..).zip(high).map(plus_low));
    (below, plus_low((n as u32, all)))
}
