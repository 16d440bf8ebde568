//! T(t) = α · (free cells), by shifting.

use super::TableWrite;
use sluice_hdl::{Module, Reg, Sig};

/// The least exponent of α is its negative: s = code − 4, code 0..=10.
const ALPHA_BIAS: u32 = 4;

/// The greatest code of α, that of s = 6.
const GREATEST_CODE: u64 = 10;

/// Bits of a code of α.
pub(crate) const CODE_WIDTH: u32 = 4;

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

/// T of a buffer in registers: one for all queues, one for each, or none.
pub(crate) struct Thresholds<'m> {
    m: &'m Module,
    registers: Vec<Reg<'m>>,
    /// The code of α after reset.
    code: Sig<'m>,
}

impl<'m> Thresholds<'m> {
    /// `count` thresholds for a buffer of `cells` cells (as wide as these need, `width` bits), with α = 2^`shift` and the
    /// whole buffer free after reset.
    pub fn new(m: &'m Module, width: u32, cells: u32, count: u32, shift: i32) -> Thresholds<'m> {
        // Without thresholds there is no α: the module must not depend on it.
        let shift = if count == 0 { 0 } else { shift };
        let code = m.lit(CODE_WIDTH, (shift + ALPHA_BIAS as i32) as u64);
        let initial = threshold(m, m.lit(width, u64::from(cells)), code);
        let name = |q: u32| match count {
            1 => "threshold_now".to_string(),
            _ => format!("threshold_{q}"),
        };
        let registers = (0..count).map(|q| m.register(&name(q), width).reset_to(initial));
        Thresholds {
            m,
            registers: registers.collect(),
            code,
        }
    }

    /// T: none, one, or one for each queue.
    pub fn values(&self) -> Vec<Sig<'m>> {
        self.registers.iter().map(|t| t.q()).collect()
    }

    /// The end of a cycle in which `free` cells are free; `write` sets the code of α of a queue, which is in the
    /// threshold two cycles later. Without a write port every α is a constant.
    pub fn change(&self, free: Sig<'m>, write: Option<TableWrite<'m>>) {
        for (queue, register) in (0..).zip(&self.registers) {
            let code = self.code(queue, write);
            register.set(threshold(self.m, free, code));
        }
    }

    fn code(&self, queue: u64, write: Option<TableWrite<'m>>) -> Sig<'m> {
        let Some((enable, of, code)) = write else {
            return self.code;
        };
        let alpha = self.m.register(&format!("alpha_{queue}"), CODE_WIDTH);
        let legal = code.le(self.m.lit(CODE_WIDTH, GREATEST_CODE));
        let hit = enable & legal & of.eq(self.m.lit(of.width(), queue));
        alpha.reset_to(self.code).set_when(hit, code).q()
    }

    /// The output port: `threshold`, an array if `per_queue`; 0 in reset. None if there are no thresholds.
    pub fn show(&self, per_queue: bool) {
        let awake = !self.m.reset();
        let shown: Vec<_> = self.values().iter().map(|t| t.gated(awake)).collect();
        match shown[..] {
            [] => {}
            [one] if !per_queue => self.m.output("threshold", one),
            _ => self.m.output_array("threshold", &shown),
        }
    }
}

/// The ports that set the α of a queue: `cfg_queue`, `cfg_alpha_we`, `cfg_alpha`.
pub(crate) fn alpha_ports(m: &Module, queue_width: u32) -> TableWrite<'_> {
    let queue = m.input("cfg_queue", queue_width);
    let enable = m.input("cfg_alpha_we", 1);
    (enable, queue, m.input("cfg_alpha", CODE_WIDTH))
}
