//! What the choice among the K best promises, and how evenly it chooses.

use super::*;
use proptest::prelude::*;

const SEEDS: [u64; 3] = [1, 0x1e37_79b9_7f4a_7c15, 20_251_130];

fn random(seed: u64) -> Lfsr {
    Lfsr::new(64, [39, 48, 61], seed)
}

/// ln Γ(x) for x > 0 (Lanczos' series of six terms, error below 10⁻⁹).
fn ln_gamma(x: f64) -> f64 {
    const TERMS: [f64; 6] = [
        76.180_091_729_471_46,
        -86.505_320_329_416_77,
        24.014_098_240_830_91,
        -1.231_739_572_450_155,
        0.001_208_650_973_866_179,
        -0.000_005_395_239_384_953,
    ];
    let series = (1..)
        .zip(TERMS)
        .fold(1.000_000_000_190_015, |sum, (i, term)| {
            sum + term / (x + f64::from(i))
        });
    let t = x + 5.5;
    (x + 0.5) * t.ln() - t + (2.506_628_274_631_000_5 * series / x).ln()
}

/// The probability that chi-square with this many degrees of freedom is at least `value`: Γ(k/2, x/2) / Γ(k/2),
/// by its series below the mean and its continued fraction above.
fn upper_tail(value: f64, degrees: usize) -> f64 {
    let (a, x) = (degrees as f64 / 2.0, value / 2.0);
    let scale = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
        while term > sum * 1e-15 {
            n += 1.0;
            term *= x / n;
            sum += term;
        }
        return 1.0 - scale * sum;
    }
    let mut b = x + 1.0 - a;
    let (mut c, mut d) = (1e300, 1.0 / b);
    let mut fraction = d;
    for i in 1..100_000 {
        let step = f64::from(i) * (a - f64::from(i));
        b += 2.0;
        d = 1.0 / (step * d + b);
        c = b + step / c;
        fraction *= c * d;
        if (c * d - 1.0).abs() < 1e-15 {
            break;
        }
    }
    scale * fraction
}

/// How likely counts are at least as uneven as these if all cells are equally likely.
fn evenness(counts: &[u64]) -> f64 {
    let expected = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
    let square = |count: &u64| (*count as f64 - expected).powi(2) / expected;
    upper_tail(counts.iter().map(square).sum(), counts.len() - 1)
}

/// Printed quantiles.
#[test]
fn the_tail_of_chi_square_is_right() {
    for (value, degrees, expected) in [
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (18.307, 10, 0.05),
        (23.209, 10, 0.01),
        (149.449, 100, 0.001),
        (82.358, 100, 0.9),
    ] {
        let found = upper_tail(value, degrees);
        assert!(
            (found - expected).abs() < 1e-4,
            "{value}, {degrees}: {found}"
        );
    }
}

/// Counts of picks and of disjoint pairs of picks in a row.
fn count(n: usize, picks: usize, mut pick: impl FnMut() -> usize) -> [Vec<u64>; 2] {
    let (mut single, mut pairs) = (vec![0; n], vec![0; n * n]);
    for _ in 0..picks / 2 {
        let (a, b) = (pick(), pick());
        single[a] += 1;
        single[b] += 1;
        pairs[a * n + b] += 1;
    }
    [single, pairs]
}

/// A million picks among equal paths, and their pairs, whatever K is.
#[test]
fn picks_are_even_and_independent() {
    for n in [3, 5, 32] {
        for (keep, pick_kept, picks) in [
            (n, false, 1_000_000),
            (n, true, 100_000),
            (1, false, 100_000),
            (2, false, 100_000),
        ] {
            for seed in SEEDS {
                let mut selector = Selector::new(8, keep, pick_kept, random(seed));
                let paths = vec![Some(3); n];
                let counts = count(n, picks, || selector.decide(&paths).path.unwrap());
                for counts in counts {
                    let p = evenness(&counts);
                    assert!(p > 1e-4, "n {n}, K {keep}, seed {seed}: p = {p:e}");
                }
            }
        }
    }
}

/// The test of evenness sees what it must: one path with a percent more, and picks that share their bits.
#[test]
fn uneven_picks_are_noticed() {
    let mut source = random(7);
    let mut skewed = || {
        let draw = source.draw();
        if source.draw() < 600 {
            0
        } else {
            share(draw, 32)
        }
    };
    assert!(evenness(&count(32, 1_000_000, &mut skewed)[0]) < 1e-4);
    let mut source = random(7);
    let mut window = source.draw();
    let mut overlapping = || {
        window = window >> 1 | source.bit() << 15;
        share(window, 5)
    };
    let [single, pairs] = count(5, 1_000_000, &mut overlapping);
    assert!(evenness(&single) > 1e-4 && evenness(&pairs) < 1e-4);
}

/// Wherever the tied paths are, each is kept equally often, and which are kept says nothing of the pick.
#[test]
fn ties_at_the_edge_are_broken_evenly() {
    let spread = [0, 1, 2, 40, 63];
    for seed in SEEDS {
        for keep in [1, 2, 4] {
            let mut selector = Selector::new(4, keep + 1, true, random(seed));
            let mut paths = vec![None; 64];
            paths[30] = Some(0);
            spread.iter().for_each(|p| paths[*p] = Some(2));
            let mut joint = vec![0; 5 * (keep + 1)];
            let mut kept = [0u64; 5];
            for _ in 0..100_000 {
                let decision = selector.decide(&paths);
                let is_kept = |i: usize| decision.kept.contains(&spread[i % 5]);
                let starts = (0..5).find(|i| is_kept(*i) && !is_kept(*i + 4));
                let starts = starts.expect("a row of them is kept");
                (0..5).for_each(|i| kept[i] += u64::from(is_kept(i)));
                let picked = decision.kept.iter().position(|p| Some(*p) == decision.path);
                joint[starts * (keep + 1) + picked.expect("a kept one")] += 1;
            }
            let p = evenness(&joint);
            assert!(p > 1e-4, "K {keep}, seed {seed}: p = {p:e}, kept {kept:?}");
            let share = 100_000.0 * keep as f64 / 5.0;
            let off = kept.iter().map(|k| (*k as f64 / share - 1.0).abs());
            assert!(off.fold(0.0, f64::max) < 0.02, "{kept:?} of {share}");
        }
    }
}

/// A seed of 0, or one whose low bits are 0, would be a register that stands still.
#[test]
fn a_seed_of_zero_is_one() {
    let mut one = Lfsr::new(32, [14, 21, 30], 1);
    for seed in [0, 1 << 32] {
        let mut zero = Lfsr::new(32, [14, 21, 30], seed);
        one = Lfsr::new(32, [14, 21, 30], 1);
        assert!((0..200).all(|_| zero.draw() == one.draw()));
    }
    assert!((0..200).any(|_| one.draw() != 0));
}

/// The bias of a share: no outcome's probability is off by more than 2⁻¹⁶, for any number of paths.
#[test]
fn shares_are_as_even_as_sixteen_bits_allow() {
    for of in 1..=64 {
        let mut counts = vec![0u64; of];
        (0..1 << DRAW).for_each(|draw| counts[share(draw, of)] += 1);
        let exact = (1 << DRAW) / of as u64;
        assert!(counts.iter().all(|c| *c == exact || *c == exact + 1));
    }
}

#[test]
fn nothing_enabled_is_no_path() {
    let mut selector = Selector::new(8, 4, false, random(1));
    let none = selector.decide(&[None; 5]);
    assert_eq!((none.kept, none.path), (vec![], None));
}

proptest! {
    /// Kept are as many as can be, none better is left out, and the pick is where it should be.
    #[test]
    fn the_best_are_kept(
        paths in prop::collection::vec(prop::option::of(0usize..6), 1..=64),
        keep in 1usize..=64,
        pick_kept: bool,
        seed: u64,
    ) {
        let mut selector = Selector::new(6, keep, pick_kept, random(seed));
        for _ in 0..20 {
            let decision = selector.decide(&paths);
            let enabled: Vec<_> = (0..paths.len()).filter(|p| paths[*p].is_some()).collect();
            prop_assert_eq!(decision.kept.len(), keep.min(enabled.len()));
            let out = enabled.iter().filter(|p| !decision.kept.contains(p));
            let worst_in = decision.kept.iter().map(|p| paths[*p]).max();
            let best_out = out.map(|p| paths[*p]).min();
            prop_assert!(best_out.is_none() || worst_in <= best_out);
            prop_assert_eq!(decision.path.is_none(), enabled.is_empty());
            if let Some(path) = decision.path {
                prop_assert!(decision.kept.contains(&path));
                let best = enabled.iter().map(|p| paths[*p]).min();
                prop_assert!(pick_kept || Some(paths[path]) == best);
            }
        }
    }
}
