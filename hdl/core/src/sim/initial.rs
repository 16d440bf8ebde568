//! State before the first reset: random, as in hardware, and the same in every engine.

use crate::bits::{Bits, words_of};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Random values for the state at `path`, `count` of them (a register has 1, a memory one an entry).
///
/// They depend on the seed and the path alone, so that engines which lay state out differently agree.
pub fn random_state(seed: u64, path: &str, width: u32, count: u32) -> Vec<Bits> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed ^ fnv1a(path));
    (0..count)
        .map(|_| {
            let words: Vec<u64> = (0..words_of(width)).map(|_| rng.next_u64()).collect();
            Bits::from_words(width, &words)
        })
        .collect()
}

/// The 64-bit FNV-1a hash: fixed for all time, which the standard library's hasher is not.
fn fnv1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
