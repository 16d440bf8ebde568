//! The paper's example, properties of orders and pointers, and batches against the plain sequence.

use super::*;
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A permutation of 0 to `w` − 1.
fn shuffled(w: usize, rng: &mut Pcg64Mcg) -> Vec<u32> {
    let mut order: Vec<u32> = (0..w as u32).collect();
    for i in (1..w).rev() {
        order.swap(i, rng.random_range(0..=i));
    }
    order
}

fn settings(w: usize, keys: usize, failures: usize, rng: &mut Pcg64Mcg) -> Settings {
    Settings {
        uplinks: w,
        basis: Some(shuffled(w, rng)),
        start: (0..keys).map(|_| rng.random_range(0..w as u32)).collect(),
        failures,
    }
}

/// Ofan, appendix I: "Suppose 3 of the w packets in a batch are all destined to the same edge switch [...]
/// and currently holds the value 1": ports 1, 2 and 3, and the pointer becomes 4.
#[test]
fn the_papers_example() {
    let settings = Settings {
        uplinks: 32,
        basis: None,
        start: vec![0, 0, 0, 0, 0, 1, 0, 0],
        failures: 0,
    };
    let mut pointers = Pointers::new(settings.clone());
    let ports = [5, 5, 5].map(|key| pointers.route(key, None));
    assert_eq!(ports, [Some(1), Some(2), Some(3)]);
    assert_eq!(pointers.pointers()[5], 4);

    let shape = Shape {
        lanes: 4,
        latency: 2,
        uplink_mask: false,
        stall: false,
    };
    let mut unit = Batches::new(settings, shape);
    let mut out = [9; 12];
    unit.step(false, &[1, 0, 1, 1, 5, 5, 5, 5], &mut out);
    assert_eq!(out, [0; 12]);
    assert_eq!(unit.pointers().pointers()[5], 4);
    unit.step(false, &[0; 8], &mut out);
    assert_eq!(out, [0; 12]);
    unit.step(false, &[0; 8], &mut out);
    assert_eq!(out, [1, 0, 1, 1, 1, 0, 2, 3, 0, 0, 0, 0]);
}

/// Equation 18, with nothing worked out beforehand.
fn equation_18(w: usize, basis: &[u32], id: usize, i: usize) -> usize {
    let mut b = 0;
    while 1 << b < w {
        b += 1;
    }
    let (id1, id2) = (id % (1 << b), id / (1 << b));
    let v = basis[i] as usize;
    ((if v ^ id1 < w { v ^ id1 } else { v }) + id2) % w
}

#[test]
fn every_order_is_a_permutation() {
    let mut rng = Pcg64Mcg::seed_from_u64(18);
    for w in (1..=33).chain([64, 100, 255, 256]) {
        let basis = shuffled(w, &mut rng);
        // Beyond 2^b·w, orders come again.
        let keys = (w.next_power_of_two() * w + 3).min(9000);
        let orders = Orders::new(w, Some(basis.clone()), keys);
        for key in 0..keys {
            let ports: Vec<usize> = (0..w).map(|i| orders.port(key, i)).collect();
            for (i, port) in ports.iter().enumerate() {
                assert_eq!(*port, equation_18(w, &basis, key, i), "w {w} key {key}");
            }
            let distinct: HashSet<_> = ports.iter().filter(|port| **port < w).collect();
            assert_eq!(distinct.len(), w, "w {w} key {key}: {ports:?}");
        }
    }
}

/// Numbers of distinct cyclic orders of w = 6: by additions alone, and by exclusive or and addition.
fn cyclic_orders_of_6(basis: &[u32]) -> (usize, usize) {
    let orders = Orders::new(6, Some(basis.to_vec()), 8 * 6);
    let additions = (0..6).map(|id2| 8 * id2);
    (orders.distinct(additions), orders.distinct(0..48))
}

/// Ofan, appendix F.2: "For w = 6 they yield 30 distinct cyclic orders, versus 6 with additions alone", for
/// a basis "chosen so that its w cyclic shifts define w distinct orders". Such a basis may yield 36.
#[test]
fn six_uplinks_have_as_many_orders_as_the_paper_says() {
    let mut seen = HashSet::new();
    let mut basis = [0, 1, 2, 3, 4, 5];
    permutations(&mut basis, 0, &mut |basis| {
        seen.insert(cyclic_orders_of_6(basis));
    });
    assert!(seen.contains(&(6, 30)), "{seen:?}");
    assert_eq!(seen.iter().max(), Some(&(6, 36)), "{seen:?}");
    // Additions to the identity all give the same cycle.
    assert_eq!(cyclic_orders_of_6(&[0, 1, 2, 3, 4, 5]).0, 1);
}

fn permutations(items: &mut [u32; 6], from: usize, visit: &mut dyn FnMut(&[u32])) {
    if from == items.len() {
        return visit(items);
    }
    for i in from..items.len() {
        items.swap(from, i);
        permutations(items, from + 1, visit);
        items.swap(from, i);
    }
}

/// A mask of `w` ports, some of them absent, and the same as a set.
fn mask(w: usize, rng: &mut Pcg64Mcg) -> (Vec<u64>, HashSet<usize>) {
    let density = [0.0, 0.3, 0.8, 1.0][rng.random_range(0..4)];
    let ports: HashSet<usize> = (0..w).filter(|_| rng.random_bool(density)).collect();
    let mut words = vec![0; w.div_ceil(64)];
    for port in &ports {
        words[port / 64] |= 1u64 << (port % 64);
    }
    (words, ports)
}

proptest! {
    /// Any w consecutive packets of a key visit each uplink once, whatever other keys do between them.
    #[test]
    fn a_round_visits_each_uplink_once(w in 1usize..=70, keys in 1usize..=40, seed: u64) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut pointers = Pointers::new(settings(w, keys, 0, &mut rng));
        let key = rng.random_range(0..keys);
        let mut ports = vec![];
        while ports.len() < 3 * w {
            let of = if rng.random() { key } else { rng.random_range(0..keys) };
            let port = pointers.route(of, None).unwrap();
            if of == key {
                ports.push(port);
            }
        }
        for round in ports.windows(w) {
            prop_assert_eq!(round.iter().collect::<HashSet<_>>().len(), w);
        }
    }

    /// With failures each usable uplink comes once a round, and no other; with none usable no pointer moves.
    #[test]
    fn a_round_visits_each_usable_uplink_once(w in 1usize..=70, keys in 1usize..=9, seed: u64) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut pointers = Pointers::new(settings(w, keys, 3, &mut rng));
        let key = rng.random_range(0..keys);
        let (up, local) = mask(w, &mut rng);
        let (remote_mask, remote) = mask(w, &mut rng);
        let entry = |key, enable, usable: &[u64]| Restriction { enable, key, usable: Bitmap::from_slice(usable) };
        // An entry that is off, the one that counts, and one of the same key behind it.
        pointers.restrict(0, entry(key, false, &mask(w, &mut rng).0));
        pointers.restrict(1, entry(key, true, &remote_mask));
        pointers.restrict(2, entry(key, true, &mask(w, &mut rng).0));
        pointers.restrict(3, entry(key, true, &vec![0; w.div_ceil(64)]));
        let usable: HashSet<usize> = local.intersection(&remote).copied().collect();
        let before = pointers.pointers().to_vec();
        let ports: Vec<_> = (0..2 * w).map(|_| pointers.route(key, Some(&up))).collect();
        if usable.is_empty() {
            prop_assert!(ports.iter().all(Option::is_none));
            prop_assert_eq!(pointers.pointers(), before);
        } else {
            for round in ports.windows(usable.len()) {
                let visited: HashSet<usize> = round.iter().map(|port| port.unwrap()).collect();
                prop_assert_eq!(&visited, &usable);
            }
        }
    }

    /// What a key gets does not depend on packets of other keys, or of none.
    #[test]
    fn keys_never_disturb_each_other(w in 1usize..=33, keys in 1usize..=40, seed: u64) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let settings = settings(w, keys, 0, &mut rng);
        let mut shared = Pointers::new(settings.clone());
        let mut alone: Vec<_> = (0..keys).map(|_| Pointers::new(settings.clone())).collect();
        for _ in 0..500 {
            let key = rng.random_range(0..keys + 2);
            let (up, _) = mask(w, &mut rng);
            let up = rng.random::<bool>().then_some(&up[..]);
            let before = shared.pointers().to_vec();
            let port = shared.route(key, up);
            match alone.get_mut(key) {
                Some(alone) => prop_assert_eq!(port, alone.route(key, up)),
                None => prop_assert_eq!(port, None),
            }
            if port.is_none() {
                prop_assert_eq!(shared.pointers(), before);
            }
        }
    }

    /// Batches give what the same packets give one after another, as many cycles later as there is
    /// latency, with entries written, cycles stalled and resets in mid-run.
    #[test]
    fn batches_are_the_packets_one_after_another(
        w in 1usize..=70,
        keys in 1usize..=9,
        lanes in 1usize..=9,
        latency in 1usize..=5,
        failures in 0usize..=3,
        uplink_mask: bool,
        stall: bool,
        seed: u64,
    ) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let settings = settings(w, keys, failures, &mut rng);
        let mut unit = Batches::new(settings.clone(), Shape { lanes, latency, uplink_mask, stall });
        let mut pointers = Pointers::new(settings);
        let mut pipeline = vec![vec![0; 3 * lanes]; latency];
        for _ in 0..60 {
            let rst = rng.random_ratio(1, 20);
            let valid: Vec<u64> = (0..lanes).map(|_| rng.random_range(0..2)).collect();
            let key: Vec<u64> = (0..lanes).map(|_| rng.random_range(0..keys as u64 + 1)).collect();
            let up = uplink_mask.then(|| mask(w, &mut rng).0);
            let mut row = [&valid[..], &key[..], up.as_deref().unwrap_or(&[])].concat();
            let usable = mask(w, &mut rng).0;
            let entry = [0, 4, 2, keys].map(|below| rng.random_range(0..below.max(2) as u64));
            if failures > 0 {
                row.extend(entry.iter().chain(&usable));
            }
            let frozen = stall && rng.random_ratio(1, 3);
            row.extend(stall.then_some(u64::from(frozen)));

            let mut expected = pipeline[0].clone();
            if rst {
                expected.fill(0);
                pipeline.iter_mut().for_each(|answers| answers.fill(0));
                pointers.reset();
            } else {
                if !frozen {
                    let mut answers = vec![0; 3 * lanes];
                    for lane in (0..lanes).filter(|lane| valid[*lane] == 1) {
                        let port = pointers.route(key[lane] as usize, up.as_deref());
                        answers[lane] = 1;
                        answers[lanes + lane] = port.unwrap_or(0) as u64;
                        answers[2 * lanes + lane] = u64::from(port.is_none());
                    }
                    pipeline.remove(0);
                    pipeline.push(answers);
                }
                if failures > 0 && entry[0] == 1 {
                    let usable = Bitmap::from_slice(&usable);
                    let (enable, key) = (entry[2] == 1, entry[3] as usize);
                    pointers.restrict(entry[1] as usize, Restriction { enable, key, usable });
                }
            }
            let mut outputs = vec![7; 3 * lanes];
            Golden::step(&mut unit, rst, &row, &mut outputs);
            prop_assert_eq!(&outputs, &expected);
            prop_assert_eq!(unit.pointers().pointers(), pointers.pointers());
        }
    }
}
