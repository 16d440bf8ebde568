//! Comparing two words.

use sluice_hdl::Sig;

/// Whether `a` > `b`, unsigned. Two words of N bits to 1 bit.
///
/// A tree of ⌈log₂ N⌉ levels: of two neighbouring parts of the words the higher one decides, unless it lets the
/// lower one. Part of the lowest level is a bit; it decides for `a` where `a` has it and `b` has not, and lets the
/// lower one where `a` has it or `b` has not: an OR, where the carry of a subtraction would take an exclusive
/// one. In simulation `a.gt(b)` is one operation, this about three for each bit.
pub fn greater<'m>(a: Sig<'m>, b: Sig<'m>) -> Sig<'m> {
    let (greater, lets) = (a & !b, a | !b);
    let mut parts: Vec<_> = (0..a.width())
        .map(|i| (greater.bit(i), lets.bit(i)))
        .collect();
    while parts.len() > 1 {
        let joined = parts.chunks(2).map(|part| match *part {
            [low, high] => (high.0 | (high.1 & low.0), high.1 & low.1),
            _ => part[0],
        });
        parts = joined.collect();
    }
    parts[0].0
}
