//! T(t) = α · (free cells), by shifting.

use sluice_hdl::{Module, Sig};

/// The greatest exponent of α; the least is its negative minus the bias: s = code − 4, code 0..=10.
pub const ALPHA_BIAS: u32 = 4;

/// ⌊2^(`code` − 4) · `free`⌋, limited to 2^W − 1 where `free` has W bits; `code` is 0 to 10.
///
/// "In practice, α is usually a power of two, so that the threshold can be simply calculated by shifting the
/// free buffer size" (Occamy, section 2.2).
pub fn threshold<'m>(m: &'m Module, free: Sig<'m>, code: Sig<'m>) -> Sig<'m> {
    let width = free.width();
    let wide = free.zext(width + 10).shift_left(code);
    let scaled = wide.bits(ALPHA_BIAS, width + 10 - ALPHA_BIAS);
    let high = scaled.bits(width, scaled.width() - width);
    let greatest = !m.lit(width, 0);
    high.any().mux(greatest, scaled.trunc(width))
}
