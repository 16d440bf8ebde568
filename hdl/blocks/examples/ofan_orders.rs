//! Finds the basis permutations of `src/ofan/orders.txt` and prints that file:
//! `cargo run --release -p sluice-blocks --example ofan_orders > hdl/blocks/src/ofan/orders.txt`.
//!
//! For each number of uplinks w, key (id1, id2) goes round the ports in the order
//! π(i) = (xor_w(P[i], id1) + id2) mod w (Ofan, appendix F.2). Two orders are the same if one is a rotation of
//! the other: pointers start anywhere. The P that is sought gives, first, as many different orders as
//! possible to id1 = 0 and all id2, and then as many as possible to all (id1, id2).
//!
//! Up to [`EXHAUSTIVE`] every P with P\[0\] = 0 is looked at in lexical order (rotating P changes no order) and
//! the first of the best is taken. Beyond, P is drawn at random from a fixed seed. Either search ends early
//! where a bound is met that no P exceeds: the number of different maps v → (xor_w(v, id1) + id2) mod w.

use std::collections::HashSet;

/// Numbers of uplinks for which all permutations are looked at.
const EXHAUSTIVE: usize = 9;
/// Random permutations that are looked at where the bound is not met.
const DRAWS: usize = 200;

/// Different orders: of the shifts alone, and of all keys.
type Counts = (usize, usize);

fn main() {
    println!("# Basis permutations of Ofan's port orders, made by examples/ofan_orders.rs.");
    println!("# w, orders of the w shifts, orders of all keys, bound of the latter,");
    println!("# the same orders of the identity, of a random permutation: the permutation");
    let mut random = Random(0x6f66_616e);
    for w in 1..=256 {
        let bound = maps(w).into_iter().collect::<HashSet<_>>().len();
        let drawn = random.permutation(w);
        let (best, found) = search(w, bound, &mut random);
        let identity = counts(&maps(w), &(0..w).collect::<Vec<_>>());
        let plain = counts(&maps(w), &drawn);
        let list: Vec<String> = best.iter().map(|p| p.to_string()).collect();
        println!(
            "{w} {} {} {bound} {} {} {} {}: {}",
            found.0,
            found.1,
            identity.0,
            identity.1,
            plain.0,
            plain.1,
            list.join(" ")
        );
    }
}

/// For each key, where it sends each value of P; the shifts first.
fn maps(w: usize) -> Vec<Vec<usize>> {
    let xor = |v: usize, x: usize| if v ^ x < w { v ^ x } else { v };
    let keys = (0..w.next_power_of_two()).flat_map(|id1| (0..w).map(move |id2| (id1, id2)));
    keys.map(|(id1, id2)| (0..w).map(|v| (xor(v, id1) + id2) % w).collect())
        .collect()
}

fn counts(maps: &[Vec<usize>], basis: &[usize]) -> Counts {
    let w = basis.len();
    let mut seen = HashSet::new();
    let mut shifts = 0;
    for (key, map) in maps.iter().enumerate() {
        let order: Vec<u8> = basis.iter().map(|p| map[*p] as u8).collect();
        let zero = order
            .iter()
            .position(|port| *port == 0)
            .expect("a permutation");
        seen.insert([&order[zero..], &order[..zero]].concat());
        if key + 1 == w {
            shifts = seen.len();
        }
    }
    (shifts, seen.len())
}

fn search(w: usize, bound: usize, random: &mut Random) -> (Vec<usize>, Counts) {
    let maps = maps(w);
    let mut basis: Vec<usize> = (0..w).collect();
    let mut best = (vec![], (0, 0));
    for draw in 0.. {
        let exhausted = match w {
            ..=EXHAUSTIVE => draw > 0 && !next_permutation(&mut basis[1..]),
            _ => draw == DRAWS,
        };
        if exhausted || best.1 == (w, bound) {
            break;
        }
        if w > EXHAUSTIVE {
            basis = random.permutation(w);
        }
        let found = counts(&maps, &basis);
        if found > best.1 {
            best = (basis.clone(), found);
        }
    }
    best
}

/// The next permutation in lexical order, if there is one.
fn next_permutation(list: &mut [usize]) -> bool {
    let Some(i) = list.windows(2).rposition(|pair| pair[0] < pair[1]) else {
        return false;
    };
    let j = list
        .iter()
        .rposition(|v| *v > list[i])
        .expect("the one after it");
    list.swap(i, j);
    list[i + 1..].reverse();
    true
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }

    /// Fisher and Yates.
    fn permutation(&mut self, n: usize) -> Vec<usize> {
        let mut list: Vec<usize> = (0..n).collect();
        for i in (1..n).rev() {
            let below = ((u128::from(self.next()) * (i as u128 + 1)) >> 64) as usize;
            list.swap(i, below);
        }
        list
    }
}
