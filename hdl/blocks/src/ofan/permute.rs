//! From the position that a pointer names to a port (Ofan, appendix F.2, equation 18).

use super::Config;
use super::modular::{add, fit, modulo};
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
pub(super) fn exclusive_or<'m>(
    m: &'m Module,
    config: &Config,
    position: Sig<'m>,
    turn: Option<Turn<'m>>,
) -> Sig<'m> {
    let (Some(turn), Some(basis)) = (turn, config.basis_permutation()) else {
        return position;
    };
    let w = config.uplinks;
    let b = config.port_width();
    let entries: Vec<_> = basis.iter().map(|p| Bits::new(b, u64::from(*p))).collect();
    let plain = basis.iter().enumerate().all(|(i, p)| i as u32 == *p);
    let value = if plain {
        position
    } else {
        m.table(&entries, position)
    };
    let turned = value ^ turn.xor;
    if w.is_power_of_two() {
        return turned;
    }
    turned.lt(m.lit(b, u64::from(w))).mux(turned, value)
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
