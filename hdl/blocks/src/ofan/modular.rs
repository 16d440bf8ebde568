//! Arithmetic modulo the number of uplinks.

use sluice_hdl::{Module, Sig, index_width};

/// `x` modulo `modulus`, in max(1, ⌈log₂ modulus⌉) bits; `x` is at most `most`.
///
/// Low bits where the modulus is a power of two, else conditional subtractions of modulus · 2ᵏ, k falling:
/// none if `most` is less than the modulus, one if it is less than twice that.
pub(super) fn modulo<'m>(m: &'m Module, x: Sig<'m>, most: u32, modulus: u32) -> Sig<'m> {
    let width = index_width(modulus);
    if modulus == 1 {
        return m.lit(width, 0);
    }
    let steps = (0..32).take_while(|k| u64::from(modulus) << k <= u64::from(most));
    let steps = if modulus.is_power_of_two() {
        0
    } else {
        steps.count()
    };
    let reduced = (0..steps).rev().fold(x, |x, k| {
        let step = m.lit(x.width(), u64::from(modulus) << k);
        x.lt(step).mux(x, x - step)
    });
    fit(reduced, width)
}

/// `a + b` modulo `modulus`, both less than that and max(1, ⌈log₂ modulus⌉) bits wide.
pub(super) fn add<'m>(m: &'m Module, a: Sig<'m>, b: Sig<'m>, modulus: u32) -> Sig<'m> {
    let width = a.width() + 1;
    modulo(m, a.zext(width) + b.zext(width), 2 * (modulus - 1), modulus)
}

/// `x` with zeros above it, or its low bits: `width` bits.
pub(super) fn fit(x: Sig<'_>, width: u32) -> Sig<'_> {
    if x.width() < width {
        x.zext(width)
    } else {
        x.trunc(width)
    }
}
