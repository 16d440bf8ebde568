//! From a pointer some steps on: modulo w, or over the usable positions alone.

use crate::ofan::modular::{add, fit, modulo};
use crate::ofan::permute::Turn;
use crate::prim;
use sluice_hdl::{Bits, Module, Sig, index_width};

/// Steps on from a pointer not known yet, prepared as far as can be.
#[derive(Clone)]
pub(super) enum Walk<'m> {
    /// Every position is usable.
    Free {
        /// Positions w.
        positions: u32,
        /// Steps, modulo w.
        steps: Sig<'m>,
    },
    /// Some positions may not be usable.
    Masked {
        /// Bit i: position i is usable.
        usable: Sig<'m>,
        /// For each position, how many usable ones are below it.
        below: Vec<Sig<'m>>,
        /// How many are usable.
        total: Sig<'m>,
        /// Steps, modulo that.
        steps: Sig<'m>,
    },
}

impl<'m> Walk<'m> {
    /// A walk over the positions in `usable`, `steps` (at most `most`) usable ones beyond the first at or
    /// after the pointer.
    pub fn masked(m: &'m Module, usable: Sig<'m>, steps: Sig<'m>, most: u32) -> Walk<'m> {
        let width = index_width(usable.width() + 1);
        let mut below = sums(m, &usable.to_bits(), width);
        let total = below.pop().expect("one sum more than bits");
        // Above `most` the total changes nothing.
        let limit = m.lit(width, u64::from(most + 1).min((1 << width) - 1));
        let small = total.lt(limit).mux(total, limit);
        let choices: Vec<_> = (0..=most)
            .map(|u| match u {
                0 => m.lit(width, 0),
                u => fit(modulo(m, steps, most, u), width),
            })
            .chain([fit(steps, width)])
            .collect();
        Walk::Masked {
            usable,
            below,
            total,
            steps: m.select(&choices, small),
        }
    }

    /// The same one stage later.
    pub fn piped(self, m: &'m Module, stage: u32, name: &str) -> Walk<'m> {
        let pipe = |what: &str, value: Sig<'m>| m.pipe(stage, &format!("{what}_{name}"), value).q();
        match self {
            Walk::Free { positions, steps } => Walk::Free {
                positions,
                steps: pipe("steps", steps),
            },
            Walk::Masked {
                usable,
                below,
                total,
                steps,
            } => Walk::Masked {
                usable: pipe("usable", usable),
                below: below
                    .iter()
                    .enumerate()
                    .map(|(i, b)| pipe(&format!("below_{i}"), *b))
                    .collect(),
                total: pipe("total", total),
                steps: pipe("steps", steps),
            },
        }
    }

    /// Where the walk from a pointer ends.
    pub fn end(&self, m: &'m Module, pointer: Sig<'m>) -> Sig<'m> {
        match self {
            Walk::Free { positions, steps } => add(m, pointer, *steps, *positions),
            Walk::Masked {
                usable,
                below,
                total,
                steps,
            } => {
                let width = total.width() + 1;
                let sum = m.select(below, pointer).zext(width) + steps.zext(width);
                let total = total.zext(width);
                let wanted = sum.ge(total).mux(sum - total, sum).trunc(width - 1);
                let here = below.iter().map(|below| below.eq(wanted));
                prim::index_of_one_hot(m, m.pack(&here.collect::<Vec<_>>()) & *usable)
            }
        }
    }
}

/// The sums of the first 0, 1, ..., n of `bits`: a parallel prefix network.
fn sums<'m>(m: &'m Module, bits: &[Sig<'m>], width: u32) -> Vec<Sig<'m>> {
    if let [bit] = bits {
        return vec![m.lit(width, 0), bit.zext(width)];
    }
    let half = bits.len().next_power_of_two() / 2;
    let mut low = sums(m, &bits[..half], width);
    let carried = low[half];
    let high = sums(m, &bits[half..], width);
    low.extend(high[1..].iter().map(|sum| *sum + carried));
    low
}

/// From usable ports, bit p for port p, to usable positions, bit i for the port that the key has at position i.
pub(super) fn positions<'m>(
    m: &'m Module,
    basis: Option<Vec<u32>>,
    turn: Option<Turn<'m>>,
    ports: Sig<'m>,
) -> Sig<'m> {
    let (Some(basis), Some(turn)) = (basis, turn) else {
        return ports;
    };
    let w = ports.width();
    let plain = prim::rotate_right(m, ports, turn.plus);
    let whole = w.next_power_of_two();
    let turned = butterfly(m, plain.zext(whole), turn.xor);
    let inside = butterfly(m, m.constant(Bits::ones(w)).zext(whole), turn.xor);
    let at = |p: &u32| inside.bit(*p).mux(turned.bit(*p), plain.bit(*p));
    m.pack(&basis.iter().map(at).collect::<Vec<_>>())
}

/// Bit v of the result is bit v ⊕ `x` of `word`: 2ᵏ bits, k bits of `x`.
fn butterfly<'m>(m: &'m Module, word: Sig<'m>, x: Sig<'m>) -> Sig<'m> {
    let bits = x.to_bits().into_iter().enumerate();
    bits.fold(word, |word, (k, bit)| {
        let block = |i: u32| word.bits((i ^ 1) << k, 1 << k);
        let blocks: Vec<_> = (0..word.width() >> k).map(block).collect();
        bit.mux(m.pack(&blocks), word)
    })
}
