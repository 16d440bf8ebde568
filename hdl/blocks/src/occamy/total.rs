//! Statistics.

use sluice_hdl::{Module, Sig};

/// Bits of a total, which counts modulo 2 to their number.
const WIDTH: u32 = 32;

/// An output `name` that rises by `amount` in each cycle, modulo 2^32; 0 in reset.
pub(crate) fn total<'m>(m: &'m Module, name: &str, amount: Sig<'m>) {
    let total = m.register(&format!("{name}_total"), WIDTH).reset_to_zero();
    total.set_when(amount.any(), total.q() + amount.zext(WIDTH));
    m.output(name, total.q().gated(!m.reset()));
}
