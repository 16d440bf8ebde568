//! Division by a constant.

use sluice_hdl::{Module, Sig, index_width};

/// ⌊x / divisor⌋ = ⌊x · multiplier / 2^shift⌋ for every x up to a largest one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Reciprocal {
    /// Factor.
    multiplier: u64,
    /// Low bits of the product that are dropped.
    shift: u32,
}

impl Reciprocal {
    /// The one of the fewest bits for x up to `largest`.
    ///
    /// With m = ⌈2ˢ / d⌉ and e = m·d − 2ˢ, x·m / 2ˢ is x/d + x·e / (d·2ˢ): too large by what grows with x. So it
    /// has the integer part of x/d for every x if it has for the largest x of each remainder.
    fn new(divisor: u32, largest: u32) -> Reciprocal {
        let (d, largest) = (u64::from(divisor), u64::from(largest));
        let exact = |shift: &u32| {
            let multiplier = (1u64 << shift).div_ceil(d);
            ((largest + 1).saturating_sub(d)..=largest).all(|x| (x * multiplier) >> shift == x / d)
        };
        // 2ˢ > d · largest would do, for fewer than 2^40 hosts and ports together.
        let shift = (0..=40).find(exact).expect("there is one");
        Reciprocal {
            multiplier: (1u64 << shift).div_ceil(d),
            shift,
        }
    }
}

/// ⌊x / divisor⌋ and the remainder, for x up to `largest`; anything beyond. As wide as the largest of each.
pub fn divide<'m>(m: &'m Module, x: Sig<'m>, divisor: u32, largest: u32) -> (Sig<'m>, Sig<'m>) {
    let quotient_width = index_width(largest / divisor + 1);
    let remainder_width = index_width(divisor);
    let twos = divisor.trailing_zeros();
    let (odd, high) = (divisor >> twos, x.shr_by(twos));
    if odd == 1 {
        let remainder = if twos == 0 {
            m.lit(1, 0)
        } else {
            x.trunc(twos)
        };
        return (resize(high, quotient_width), remainder);
    }
    let Reciprocal { multiplier, shift } = Reciprocal::new(odd, largest >> twos);
    let factor = m.lit(u64::BITS - multiplier.leading_zeros(), multiplier);
    let quotient = resize((high * factor).shr_by(shift), quotient_width);
    let whole = quotient * m.lit(remainder_width, divisor.into());
    let remainder = resize(x, remainder_width) - resize(whole, remainder_width);
    (quotient, remainder)
}

fn resize(x: Sig<'_>, width: u32) -> Sig<'_> {
    if x.width() > width {
        x.trunc(width)
    } else {
        x.zext(width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_quotient_is_exact() {
        // Beyond these there is no host.
        for divisor in 1..=64u32 {
            for largest in [
                0,
                1,
                divisor,
                127,
                1000,
                64 * 64 * 64 * 2 - 1,
                (1 << 19) - 1,
            ] {
                let Reciprocal { multiplier, shift } = Reciprocal::new(divisor, largest);
                for x in 0..=largest {
                    let quotient = (u64::from(x) * multiplier) >> shift;
                    assert_eq!(quotient, u64::from(x / divisor), "{x} / {divisor}");
                }
            }
        }
    }

    #[test]
    fn no_bit_more_than_needed() {
        for (divisor, largest) in [(3, 26), (5, 1023), (33, 143_747)] {
            let Reciprocal { shift, .. } = Reciprocal::new(divisor, largest);
            let power = 1u64 << (shift - 1);
            let multiplier = power.div_ceil(divisor.into());
            let wrong =
                (0..=largest).any(|x| u64::from(x / divisor) != u64::from(x) * multiplier / power);
            assert!(wrong, "a shift of {} would do for {divisor}", shift - 1);
        }
    }
}
