//! Rotation of a word of any width.

use sluice_hdl::{Module, Sig};

/// `x` rotated towards the high bits by the constant `n` (modulo the width): wires alone.
pub fn rotate_left_by<'m>(m: &'m Module, x: Sig<'m>, n: u32) -> Sig<'m> {
    let width = x.width();
    let n = n % width;
    if n == 0 {
        return x;
    }
    m.pack(&[x.bits(width - n, n), x.trunc(width - n)])
}

/// `x` rotated towards the low bits by the constant `n` (modulo the width): wires alone.
pub fn rotate_right_by<'m>(m: &'m Module, x: Sig<'m>, n: u32) -> Sig<'m> {
    let width = x.width();
    rotate_left_by(m, x, width - n % width)
}

/// `x` (N bits) rotated towards the high bits by `amount`, modulo N.
///
/// A barrel of one multiplexer level for each bit of `amount`, whatever N: a level turns by 2ᵏ mod N.
pub fn rotate_left<'m>(m: &'m Module, x: Sig<'m>, amount: Sig<'m>) -> Sig<'m> {
    barrel(x, amount, |x, n| rotate_left_by(m, x, n))
}

/// `x` (N bits) rotated towards the low bits by `amount`, modulo N; built as [`rotate_left`].
pub fn rotate_right<'m>(m: &'m Module, x: Sig<'m>, amount: Sig<'m>) -> Sig<'m> {
    barrel(x, amount, |x, n| rotate_right_by(m, x, n))
}

fn barrel<'m>(x: Sig<'m>, amount: Sig<'m>, turn: impl Fn(Sig<'m>, u32) -> Sig<'m>) -> Sig<'m> {
    let mut step = 1 % x.width();
    amount.to_bits().into_iter().fold(x, |x, bit| {
        let turned = bit.mux(turn(x, step), x);
        step = (2 * step) % turned.width();
        turned
    })
}
