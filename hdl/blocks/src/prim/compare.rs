//! Comparing two words.

use sluice_hdl::Sig;

/// Whether `a` > `b`, unsigned. Two words of N bits to 1 bit.
///
/// A tree of ⌈log₂ N⌉ levels: of two neighbouring parts of the words the higher one decides, unless it lets the
/// lower one. Part of the lowest level is a bit; it decides for `a` where `a` has it and `b` has not, and lets the
/// lower one where `a` has it or `b` has not: an OR, where the carry of a subtraction would take an exclusive
/// one. In simulation `a.gt(b)` is one operation, this about five for each level.
pub fn greater<'m>(a: Sig<'m>, b: Sig<'m>) -> Sig<'m> {
    let n = a.width();
    let (mut greater, mut lets) = (a & !b, a | !b);
    let mut part = 1;
    while part < n {
        greater = greater | (lets & greater.shl_by(part));
        lets = lets & lets.shl_by(part);
        part *= 2;
    }
    greater.bit(n - 1)
}
