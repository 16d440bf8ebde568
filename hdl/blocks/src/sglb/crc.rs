//! CRC-16 with the polynomial x¹⁶ + x¹² + x⁵ + 1, most significant bit first: the check of messages, the hash of flows.

use sluice_hdl::{Bits, Module, Sig};

/// What the check starts from.
pub(crate) const START: u64 = 0xFFFF;

const POLYNOMIAL: u16 = 0x1021;

/// One byte.
fn step(crc: u16, byte: u8) -> u16 {
    (0..8).fold(crc ^ u16::from(byte) << 8, |crc, _| {
        let out = crc >> 15 == 1;
        crc << 1 ^ if out { POLYNOMIAL } else { 0 }
    })
}

/// The check after the bytes of `data` (8 bits each, the first one lowest), from `crc` before them. 16 bits.
///
/// It is linear: each bit is the parity of some bits of `crc` and `data`, which are found by asking each alone.
pub(crate) fn crc16<'m>(m: &'m Module, crc: Sig<'m>, data: Option<Sig<'m>>) -> Sig<'m> {
    let Some(data) = data else { return crc };
    let inputs = 16 + data.width();
    let answer = |input: u32| {
        let (crc, bit) = match input {
            0..16 => (1 << input, None),
            _ => (0, Some(input - 16)),
        };
        let byte = |i: u32| match bit {
            Some(bit) if bit / 8 == i => 1 << (bit % 8),
            _ => 0,
        };
        (0..data.width() / 8).fold(crc, |crc, i| step(crc, byte(i)))
    };
    let answers: Vec<_> = (0..inputs).map(answer).collect();
    let all = m.pack(&[crc, data]);
    let bit = |bit: u32| {
        let mut words = vec![0; inputs.div_ceil(64) as usize];
        for (i, answer) in answers.iter().enumerate() {
            words[i / 64] |= u64::from(answer >> bit & 1) << (i % 64);
        }
        (all & m.constant(Bits::from_words(inputs, &words))).parity()
    };
    m.pack(&(0..16).map(bit).collect::<Vec<_>>())
}
