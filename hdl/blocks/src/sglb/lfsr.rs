//! Random bits from a linear feedback shift register of maximal length.
//!
//! The sequence obeys bit(n) = bit(n − W) ⊕ bit(n − a) ⊕ bit(n − b) ⊕ bit(n − c): the characteristic polynomial is
//! x^W + x^(W−a) + x^(W−b) + x^(W−c) + 1. It is primitive, so that the sequence from any state but zero has the
//! period 2^W − 1 and every W bits in a row are every word but zero equally often.

use sluice_hdl::{Module, Sig};

/// How many bits before its own a bit of the sequence is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recurrence {
    /// Bits W of the register: the greatest distance.
    pub width: u32,
    /// The other distances.
    pub lags: [u32; 3],
}

/// One recurrence for each width. From 40 bits on no distance is below 32, so that 32 new bits are made of the
/// present state in two levels of exclusive-or gates.
pub const RECURRENCES: [Recurrence; 4] = [
    Recurrence {
        width: 32,
        lags: [14, 21, 30],
    },
    Recurrence {
        width: 40,
        lags: [32, 33, 35],
    },
    Recurrence {
        width: 48,
        lags: [35, 41, 44],
    },
    Recurrence {
        width: 64,
        lags: [39, 48, 61],
    },
];

impl Recurrence {
    /// That of a width, if there is one.
    pub fn of_width(width: u32) -> Option<Recurrence> {
        RECURRENCES.into_iter().find(|r| r.width == width)
    }

    /// Where the sequence starts: the low W bits of `seed`, or 1 if they are zero. Bit 0 comes first.
    pub fn start(self, seed: u64) -> u64 {
        let start = seed & (u64::MAX >> (64 - self.width));
        start.max(1)
    }

    /// The next W bits of the sequence after `steps` bits were used up; bit 0 of `state` (W bits) is the oldest.
    pub fn advanced<'m>(self, m: &'m Module, state: Sig<'m>, steps: u32) -> Sig<'m> {
        let mut bits = state.to_bits();
        for _ in 0..steps {
            let before = |lag: u32| bits[bits.len() - lag as usize];
            let [a, b, c] = self.lags.map(before);
            bits.push((before(self.width) ^ a) ^ (b ^ c));
        }
        m.pack(&bits[steps as usize..])
    }
}
