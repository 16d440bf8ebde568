//! Operators.

use super::{Cook, WIDTHS};
use crate::{Bits, Sig};

impl<'m> Cook<'m> {
    /// A value made by operator `kind` (0 to 31, other than those that make state).
    pub(super) fn value(&mut self, kind: u8, args: [u16; 4]) -> Sig<'m> {
        let a = self.pick(args[0]);
        let width = a.width();
        let b = self.pick_fit(args[1], width);
        match kind {
            0 => self.constant(args),
            1 => !a,
            2 => a & b,
            3 => a | b,
            4 => a ^ b,
            5 => a + b,
            6 => a - b,
            7 => self.product(a, args[1]),
            8 => self.comparison(a, b, args[2]),
            9 => self.signed_comparison(a, b, args[2]),
            10 | 11 => self.pick_bit(args[2]).mux(a, b),
            12 | 13 => {
                let low = u32::from(args[1]) % width;
                a.bits(low, 1 + u32::from(args[2]) % (width - low))
            }
            14 => self.concatenation(args),
            15 | 16 | 30 => self.shift(a, args),
            17 => match args[1] % 3 {
                0 => a.all(),
                1 => a.any(),
                _ => a.parity(),
            },
            18 => self.extension(a, args),
            19 => self.table(a, args),
            _ => self.selection(args),
        }
    }

    fn constant(&self, args: [u16; 4]) -> Sig<'m> {
        let width = WIDTHS[args[0] as usize % WIDTHS.len()];
        let words =
            [args[1], args[2], args[3]].map(|w| u64::from(w).wrapping_mul(0x1_0003_0005_0007));
        let value = match args[3] % 4 {
            0 => Bits::ones(width),
            1 => Bits::from_words(width, &[u64::from(args[1] % 3)]),
            _ => Bits::from_words(width, &words),
        };
        self.m.constant(value)
    }

    fn product(&self, a: Sig<'m>, other: u16) -> Sig<'m> {
        let b = self.pick(other);
        let cut = |s: Sig<'m>| s.trunc(s.width().min(130));
        cut(a) * cut(b)
    }

    fn comparison(&self, a: Sig<'m>, b: Sig<'m>, which: u16) -> Sig<'m> {
        match which % 6 {
            0 => a.eq(b),
            1 => a.ne(b),
            2 => a.lt(b),
            3 => a.le(b),
            4 => a.gt(b),
            _ => a.ge(b),
        }
    }

    fn signed_comparison(&self, a: Sig<'m>, b: Sig<'m>, which: u16) -> Sig<'m> {
        match which % 3 {
            0 => a.signed_lt(b),
            1 => a.signed_le(b),
            // Against the ends of the range, where one answer is for ever.
            _ => {
                let ones = Bits::ones(a.width());
                let highest = Bits::wrapping(a.width(), ones.value() >> 1u32);
                let highest = self.m.constant(highest);
                if which.is_multiple_of(2) {
                    a.signed_lt(!highest)
                } else {
                    highest.signed_lt(a)
                }
            }
        }
    }

    fn concatenation(&self, args: [u16; 4]) -> Sig<'m> {
        let parts = [args[0], args[1], args[2]].map(|p| self.pick(p));
        let parts = parts.map(|p| p.trunc(p.width().min(130)));
        match args[3] % 4 {
            0 => self.m.cat(&parts),
            1 => self.m.pack(&[parts[0]; 3]),
            2 => self.m.pack(&parts[..2]),
            _ => {
                let mut bits = parts[0].to_bits();
                let turn = usize::from(args[3] / 4) % bits.len();
                bits.rotate_left(turn);
                self.m.pack(&bits)
            }
        }
    }

    fn shift(&self, a: Sig<'m>, args: [u16; 4]) -> Sig<'m> {
        let amount = match args[3] % 3 {
            0 => self.pick(args[1]),
            1 => self.pick_fit(args[1], 1 + u32::from(args[3] / 3) % 6),
            _ => self.m.lit(9, u64::from(args[1]) % u64::from(a.width() + 2)),
        };
        match args[2] % 5 {
            0 => a.shift_left(amount),
            1 => a.shift_right(amount),
            2 => a.signed_shift_right(amount),
            3 => a.shl_by(u32::from(args[1]) % (a.width() + 2)),
            _ => a.shr_by(u32::from(args[1]) % (a.width() + 2)),
        }
    }

    fn extension(&self, a: Sig<'m>, args: [u16; 4]) -> Sig<'m> {
        let width = a.width() + u32::from(args[1]) % 40;
        match args[2] % 2 {
            0 => a.zext(width),
            _ => a.sext(width),
        }
    }

    fn table(&self, index: Sig<'m>, args: [u16; 4]) -> Sig<'m> {
        let width = WIDTHS[args[1] as usize % WIDTHS.len()];
        let entry = |i: u64| match args[3] % 5 {
            0 => Bits::zero(width),
            _ => Bits::from_words(width, &[i.wrapping_mul(u64::from(args[2]) * 77 + 1); 3]),
        };
        let values: Vec<Bits> = (0..1 + u64::from(args[2]) % 20).map(entry).collect();
        self.m.table(&values, index)
    }

    fn selection(&self, args: [u16; 4]) -> Sig<'m> {
        let width = self.pick(args[0]).width();
        let values: Vec<Sig> = (0..1 + args[1] % 6)
            .map(|i| self.pick_fit(args[2].wrapping_add(i * 5), width))
            .collect();
        self.m.select(&values, self.pick(args[3]))
    }
}
