//! The shared pieces, exhaustively at small widths and at random beyond a machine word.

mod common;

use common::{Bench, ENGINES, random_set, rng, to_words};
use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use sluice_blocks::prim;
use sluice_hdl::{Definition, Module, index_width};
use std::sync::Arc;

/// Words of `n` bits to test with: all of them up to 10 bits, else random ones of every density.
fn samples(n: usize) -> Vec<Vec<bool>> {
    if n <= 10 {
        let all = 0..1usize << n;
        return all
            .map(|x| (0..n).map(|i| x >> i & 1 == 1).collect())
            .collect();
    }
    let mut rng = rng(n as u64);
    let density = |k: i32| 2f64.powi(-k);
    (0..60)
        .map(|k| random_set(&mut rng, n, density(k % 12)))
        .collect()
}

const SIZES: [usize; 15] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 33, 63, 64, 65, 128, 200];

fn lowest(x: &[bool]) -> usize {
    x.iter().position(|b| *b).unwrap_or(x.len())
}

fn priorities(n: u32) -> Arc<Definition> {
    let m = Module::new("priorities");
    let x = m.input("x", n);
    let below = m.input("below", 1);
    m.output("from_lowest", prim::from_lowest(&m, x));
    m.output("prefix_or", prim::prefix_or(&m, "or", x));
    m.output("lowest", prim::lowest(&m, x));
    m.output("rises", prim::rises(&m, x, below));
    m.finish()
}

#[test]
fn the_lowest_one_is_found() {
    for (n, &engine) in SIZES
        .iter()
        .flat_map(|n| ENGINES.iter().map(move |e| (*n, e)))
    {
        let mut bench = Bench::new(&priorities(n as u32), engine, 0);
        for x in samples(n) {
            for below in [false, true] {
                let inputs = [to_words(&x), vec![u64::from(below)]].concat();
                let first = lowest(&x);
                let from: Vec<_> = (0..n).map(|i| i >= first).collect();
                let alone: Vec<_> = (0..n).map(|i| i == first).collect();
                let rises: Vec<_> = (0..n)
                    .map(|i| x[i] && !if i == 0 { below } else { x[i - 1] })
                    .collect();
                let expected = [&from, &from, &alone, &rises].map(|x| to_words(x)).concat();
                assert_eq!(bench.step(false, &inputs), expected, "{x:?}");
            }
        }
    }
}

fn indices(n: u32) -> Arc<Definition> {
    let m = Module::new("indices");
    let x = m.input("x", n);
    let index = m.input("index", index_width(n) + 1);
    m.output("index_of_one_hot", prim::index_of_one_hot(&m, x));
    m.output("one_hot", prim::one_hot(&m, n, index));
    m.output("above_index", prim::above_index(&m, n, index));
    m.finish()
}

#[test]
fn indices_and_words_agree() {
    for (n, &engine) in SIZES
        .iter()
        .flat_map(|n| ENGINES.iter().map(move |e| (*n, e)))
    {
        let mut bench = Bench::new(&indices(n as u32), engine, 0);
        // Beyond n, too: the words are then empty.
        for index in 0..2 << index_width(n as u32) {
            let one_hot: Vec<_> = (0..n).map(|i| i == index).collect();
            let above: Vec<_> = (0..n).map(|i| i > index).collect();
            let found = if index < n { index as u64 } else { 0 };
            let inputs = [to_words(&one_hot), vec![index as u64]].concat();
            let expected = [vec![found], to_words(&one_hot), to_words(&above)].concat();
            assert_eq!(bench.step(false, &inputs), expected, "{index} of {n}");
        }
    }
}

fn counts(n: u32) -> Arc<Definition> {
    let m = Module::new("counts");
    let x = m.input("x", n);
    let all = prim::count_ones(&m, x);
    assert_eq!(all.width(), index_width(n + 1));
    m.output("all", all);
    let below = prim::prefix_sum(&m, &x.to_bits());
    assert!(below.iter().all(|b| b.width() == index_width(n)));
    m.output_array("below", &below);
    m.finish()
}

#[test]
fn ones_are_counted() {
    for (n, &engine) in SIZES
        .iter()
        .flat_map(|n| ENGINES.iter().map(move |e| (*n, e)))
    {
        let mut bench = Bench::new(&counts(n as u32), engine, 0);
        let full = [vec![true; n], vec![false; n]];
        for x in samples(n).into_iter().chain(full) {
            let ones = |x: &[bool]| x.iter().filter(|b| **b).count() as u64;
            let below = (0..n).map(|i| ones(&x[..i]));
            let expected: Vec<u64> = [ones(&x)].into_iter().chain(below).collect();
            assert_eq!(bench.step(false, &to_words(&x)), expected, "{x:?}");
        }
    }
}

fn rotations(n: u32, width: u32) -> Arc<Definition> {
    let m = Module::new("rotations");
    let x = m.input("x", n);
    let amount = m.input("amount", width);
    m.output("left", prim::rotate_left(&m, x, amount));
    m.output("right", prim::rotate_right(&m, x, amount));
    m.output("left_by_5", prim::rotate_left_by(&m, x, 5));
    m.output("right_by_5", prim::rotate_right_by(&m, x, 5));
    m.finish()
}

#[test]
fn rotations_turn_modulo_the_width() {
    for (n, &engine) in SIZES
        .iter()
        .flat_map(|n| ENGINES.iter().map(move |e| (*n, e)))
    {
        let width = index_width(n as u32) + 1;
        let mut bench = Bench::new(&rotations(n as u32, width), engine, 0);
        for x in samples(n).into_iter().rev().take(40) {
            for amount in (0..1usize << width).step_by(1 + n / 16) {
                let left = |k: usize| -> Vec<bool> {
                    (0..n).map(|i| x[(i + n * 5 - k % n) % n]).collect()
                };
                let right = |k: usize| -> Vec<bool> { (0..n).map(|i| x[(i + k) % n]).collect() };
                let inputs = [to_words(&x), vec![amount as u64]].concat();
                let expected = [left(amount), right(amount), left(5), right(5)]
                    .map(|x| to_words(&x))
                    .concat();
                assert_eq!(bench.step(false, &inputs), expected, "{x:?} by {amount}");
            }
        }
    }
}

/// A word that is close to `x`: equal, or different in a few bits.
fn near(rng: &mut Pcg64Mcg, x: &[bool]) -> Vec<bool> {
    let density = 2f64.powi(-rng.random_range(0..8));
    let flips = random_set(rng, x.len(), density);
    x.iter().zip(flips).map(|(x, flip)| x ^ flip).collect()
}

#[test]
fn words_are_compared() {
    for (n, &engine) in SIZES
        .iter()
        .flat_map(|n| ENGINES.iter().map(move |e| (*n, e)))
    {
        let m = Module::new("compare");
        let (a, b) = (m.input("a", n as u32), m.input("b", n as u32));
        m.output("greater", prim::greater(a, b));
        let mut bench = Bench::new(&m.finish(), engine, 0);
        let mut rng = rng(n as u64);
        let samples = samples(n);
        for a in &samples {
            // All pairs of small words; of large ones such as differ in few bits.
            let others: Vec<_> = match n {
                ..=6 => samples.clone(),
                _ => (0..8).map(|_| near(&mut rng, a)).collect(),
            };
            for b in others {
                let greater = a.iter().rev().gt(b.iter().rev());
                let inputs = [to_words(a), to_words(&b)].concat();
                assert_eq!(
                    bench.step(false, &inputs),
                    [u64::from(greater)],
                    "{a:?} > {b:?}"
                );
            }
        }
    }
}
