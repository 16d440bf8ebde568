//! Where the pointers start: a documented hash.

/// The initial pointer of every key d + N_d·t, destinations d below `destinations`, classes t below
/// `classes`, each less than `uplinks`.
///
/// Destination d starts at a hash of seed and d, class t at ⌊t·w / classes⌋ further: "we initialize data
/// pointers at random, and ACK pointers half a rotation away" (Ofan, section 4.1). The hash is the
/// finaliser of SplitMix64 on `seed + (d + 1) · 0x9e3779b97f4a7c15` (modulo 2⁶⁴); of its upper 32 bits h,
/// ⌊h · w / 2³²⌋ is taken.
pub fn pointers(seed: u64, destinations: u32, classes: u32, uplinks: u32) -> Vec<u32> {
    (0..classes)
        .flat_map(|t| (0..destinations).map(move |d| (t, d)))
        .map(|(t, d)| {
            let drawn = ((hash(seed, d) >> 32) * u64::from(uplinks)) >> 32;
            (drawn as u32 + t * uplinks / classes) % uplinks
        })
        .collect()
}

fn hash(seed: u64, destination: u32) -> u64 {
    let steps = u64::from(destination) + 1;
    let mut x = seed.wrapping_add(steps.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
