//! From the position that a pointer names to a port (Ofan, appendix F.2, equation 18).

use super::Config;
use super::modular::{add, fit, modulo};
use crate::prim;
use sluice_hdl::{Bits, Module, Sig};

/// The two parts of a key's permutation that differ from key to key.
#[derive(Clone, Copy)]
pub(super) struct Turn<'m> {
    /// id1: what is combined by exclusive or, ⌈log₂ w⌉ bits.
    pub xor: Sig<'m>,
    /// id2 mod w: what is added.
    pub plus: Sig<'m>,
}

/// The parts of the permutation of `key`; `None` where the port is the position.
///
/// id1 is the low b = ⌈log₂ w⌉ bits of the key. id2 is the rest: modulo w it is its low bits where w is a
/// power of two, else a table of ⌈N / 2ᵇ⌉ entries.
pub(super) fn turn<'m>(m: &'m Module, config: &Config, key: Sig<'m>) -> Option<Turn<'m>> {
    let w = config.uplinks;
    if w == 1 {
        return None;
    }
    config.basis_permutation()?;
    let b = config.port_width();
    let zero = m.lit(b, 0);
    if key.width() <= b {
        let xor = fit(key, b);
        return Some(Turn { xor, plus: zero });
    }
    let id2 = key.bits(b, key.width() - b);
    let most = (config.keys - 1) >> b;
    let plus = if w.is_power_of_two() || most < 2 * w {
        modulo(m, id2, most, w)
    } else {
        let entry = |id2: u32| Bits::new(b, u64::from(id2 % w));
        m.table(&(0..=most).map(entry).collect::<Vec<_>>(), id2)
    };
    let xor = key.trunc(b);
    Some(Turn { xor, plus })
}

/// P of `position`, by exclusive or with the key's part where that stays below w.
pub(crate) fn exclusive_or<'m>(
    m: &'m Module,
    config: &Config,
    position: Sig<'m>,
    turn: Option<Turn<'m>>,
) -> Sig<'m> {
    let basis = config.basis_permutation();
    let changes = |basis: &Vec<u32>| basis.iter().zip(0..).any(|(p, i)| *p != i);
    let basis = basis.filter(changes);
    let value = basis.map_or(position, |basis| entry(m, config, &basis, position));
    turned(m, config, value, turn)
}

/// [`exclusive_or`] of the position before `next`: the step back is in the table.
pub(crate) fn exclusive_or_before<'m>(
    m: &'m Module,
    config: &Config,
    next: Sig<'m>,
    turn: Option<Turn<'m>>,
) -> Sig<'m> {
    let basis = config.basis_permutation();
    let mut basis = basis.unwrap_or_else(|| (0..config.uplinks).collect());
    basis.rotate_right(1);
    turned(m, config, entry(m, config, &basis, next), turn)
}

fn entry<'m>(m: &'m Module, config: &Config, table: &[u32], index: Sig<'m>) -> Sig<'m> {
    let entry = |p: &u32| Bits::new(config.port_width(), u64::from(*p));
    m.table(&table.iter().map(entry).collect::<Vec<_>>(), index)
}

fn turned<'m>(m: &'m Module, config: &Config, value: Sig<'m>, turn: Option<Turn<'m>>) -> Sig<'m> {
    let Some(turn) = turn else {
        return value;
    };
    let w = config.uplinks;
    let turned = value ^ turn.xor;
    if w.is_power_of_two() {
        return turned;
    }
    let inside = turned.lt(m.lit(turned.width(), u64::from(w)));
    inside.mux(turned, value)
}

/// The last step of the permutation: the port.
pub(super) fn plus<'m>(
    m: &'m Module,
    config: &Config,
    value: Sig<'m>,
    turn: Option<Turn<'m>>,
) -> Sig<'m> {
    turn.map_or(value, |turn| add(m, value, turn.plus, config.uplinks))
}

/// Bit i of the result: bit π(i) of `ports`, for the permutation of `key`. Both are w bits wide.
///
/// The addition turns the word, exclusive or exchanges halves, pairs of quarters and so on, and the basis
/// permutation is wires.
pub(super) fn positions<'m>(
    m: &'m Module,
    config: &Config,
    ports: Sig<'m>,
    key: Sig<'m>,
) -> Sig<'m> {
    let w = config.uplinks;
    let (Some(basis), true) = (config.basis_permutation(), w > 1) else {
        return ports;
    };
    let b = config.port_width();
    let turned = match key.width() <= b {
        true => ports,
        false => prim::rotate_right(m, ports, key.bits(b, key.width() - b)),
    };
    let id1 = fit(key, b);
    let inside = m.constant(Bits::ones(w)).zext(1 << b);
    let inside = exchange(m, inside, id1).trunc(w);
    let exchanged = exchange(m, turned.zext(1 << b), id1).trunc(w);
    let value = (exchanged & inside) | (turned & !inside);
    let bits: Vec<_> = basis.iter().map(|p| value.bit(*p)).collect();
    m.pack(&bits)
}

/// Bit v of the result: bit v ⊕ `id1` of `x`, which has 2ᵇ bits for the b of `id1`.
fn exchange<'m>(m: &'m Module, x: Sig<'m>, id1: Sig<'m>) -> Sig<'m> {
    let bits = id1.to_bits().into_iter().enumerate();
    bits.fold(x, |x, (k, bit)| {
        let distance = 1 << k;
        let lower: Vec<_> = (0..x.width())
            .map(|v| m.lit(1, u64::from(v & distance == 0)))
            .collect();
        let lower = m.pack(&lower);
        let up = (x & lower).shl_by(distance);
        let down = x.shr_by(distance) & lower;
        bit.mux(up | down, x)
    })
}
