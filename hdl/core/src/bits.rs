//! Constant values of any width.

use num_bigint::BigUint;
use std::fmt;

/// An unsigned constant of a fixed width in bits (1 or more).
///
/// The value always fits the width; two's complement gives it a signed reading.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits {
    width: u32,
    value: BigUint,
}

impl Bits {
    /// A constant from a machine word.
    ///
    /// # Panics
    /// If `width` is 0 or the value does not fit.
    #[track_caller]
    pub fn new(width: u32, value: u64) -> Bits {
        Bits::from_big(width, BigUint::from(value))
    }

    /// A constant from a big integer. Panics as [`Bits::new`] does.
    #[track_caller]
    pub fn from_big(width: u32, value: BigUint) -> Bits {
        assert!(width > 0, "a constant needs a width of at least 1 bit");
        assert!(
            value.bits() <= u64::from(width),
            "the constant {value} does not fit in {width} bits"
        );
        Bits { width, value }
    }

    /// The low `width` bits of a big integer.
    pub fn wrapping(width: u32, value: BigUint) -> Bits {
        Bits::from_big(width, value & mask(width))
    }

    /// A constant from 64-bit words, least significant first; bits beyond the width are dropped.
    pub fn from_words(width: u32, words: &[u64]) -> Bits {
        let digits = words
            .iter()
            .flat_map(|w| [*w as u32, (*w >> 32) as u32])
            .collect();
        Bits::wrapping(width, BigUint::new(digits))
    }

    /// All bits zero.
    pub fn zero(width: u32) -> Bits {
        Bits::new(width, 0)
    }

    /// All bits one.
    pub fn ones(width: u32) -> Bits {
        Bits::from_big(width, mask(width))
    }

    /// Width in bits.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The value as a big integer.
    pub fn value(&self) -> &BigUint {
        &self.value
    }

    /// Whether every bit is zero.
    pub fn is_zero(&self) -> bool {
        self.value.bits() == 0
    }

    /// Bit `index`, the least significant being 0; bits beyond the width read as zero.
    pub fn bit(&self, index: u32) -> bool {
        self.value.bit(u64::from(index))
    }

    /// The most significant bit: the sign in two's complement.
    pub fn sign(&self) -> bool {
        self.bit(self.width - 1)
    }

    /// The value in 64-bit words, least significant first, ⌈width / 64⌉ of them.
    pub fn words(&self) -> Vec<u64> {
        let mut words = self.value.to_u64_digits();
        words.resize(words_of(self.width), 0);
        words
    }

    /// The value if it fits in a machine word.
    pub fn to_u64(&self) -> Option<u64> {
        u64::try_from(&self.value).ok()
    }
}

/// Words of 64 bits that a value of `width` bits takes.
pub fn words_of(width: u32) -> usize {
    width.div_ceil(64) as usize
}

/// A big integer with the low `width` bits set.
pub(crate) fn mask(width: u32) -> BigUint {
    (BigUint::from(1u32) << width) - 1u32
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}'h{:x}", self.width, self.value)
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
