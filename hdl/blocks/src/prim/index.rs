//! Between indices and one-hot or thermometer words.

use sluice_hdl::{Bits, Module, Sig, index_width};

/// The position of the only 1 in `x`; 0 for `x` = 0. N bits to max(1, ⌈log₂ N⌉) bits.
///
/// Bit k is the OR of the positions whose number has bit k set: depth ⌈log₂ N⌉ − 1, at most
/// N/2 − 1 gates a bit, much of it shared by synthesis. With several ones: the OR of their positions.
pub fn index_of_one_hot<'m>(m: &'m Module, x: Sig<'m>) -> Sig<'m> {
    let n = x.width();
    let bits: Vec<_> = (0..index_width(n))
        .map(|k| (x & positions_with_bit(m, n, k)).any())
        .collect();
    m.pack(&bits)
}

/// The constant of `n` bits that is 1 at the positions whose number has bit `k` set.
fn positions_with_bit(m: &Module, n: u32, k: u32) -> Sig<'_> {
    let mut words = vec![0u64; n.div_ceil(64) as usize];
    for i in (0..n).filter(|i| i >> k & 1 == 1) {
        words[i as usize / 64] |= 1 << (i % 64);
    }
    m.constant(Bits::from_words(n, &words))
}

/// The word of `n` bits with a 1 at `index` alone; 0 if `index` ≥ n. Depth ⌈log₂ ⌈log₂ n⌉⌉ as a decoder.
pub fn one_hot<'m>(m: &'m Module, n: u32, index: Sig<'m>) -> Sig<'m> {
    m.lit(n, 1).shift_left(index)
}

/// The thermometer of `n` bits with ones strictly above `index`: bit i is `i > index`; 0 if `index` ≥ n − 1.
///
/// Depth about ⌈log₂ n⌉: a decoder whose outputs are ranges instead of points.
pub fn above_index<'m>(m: &'m Module, n: u32, index: Sig<'m>) -> Sig<'m> {
    let all_but_lowest = m.constant(Bits::ones(n)).shl_by(1);
    all_but_lowest.shift_left(index)
}
