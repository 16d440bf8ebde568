//! From a pointer some steps on: modulo w, or over the usable positions alone.

use crate::ofan::modular::{add, fit};
use crate::ofan::restrict::{Usable, remainder};
use crate::prim;
use sluice_hdl::{Module, Sig, index_width};

/// Steps on from a pointer not known yet, prepared as far as can be.
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
        /// Those that are.
        usable: Usable<'m>,
        /// Usable ones to skip, modulo their number.
        skip: Sig<'m>,
    },
}

impl<'m> Walk<'m> {
    /// A walk over the positions in `usable`, to the one that has `skip` usable ones between the pointer and it.
    pub fn masked(m: &'m Module, usable: Sig<'m>, skip: Sig<'m>) -> Walk<'m> {
        let width = index_width(usable.width());
        let usable = Usable::of(m, usable);
        let skip = fit(remainder(skip, usable.total), width);
        Walk::Masked { usable, skip }
    }

    /// The same one stage later.
    pub fn piped(self, m: &'m Module, stage: u32, name: &str) -> Walk<'m> {
        let pipe = |what: &str, value: Sig<'m>| m.pipe(stage, &format!("{what}_{name}"), value).q();
        match self {
            Walk::Free { positions, steps } => {
                let steps = pipe("steps", steps);
                Walk::Free { positions, steps }
            }
            Walk::Masked { usable, skip } => Walk::Masked {
                usable: Usable {
                    usable: pipe("usable", usable.usable),
                    // Nothing is below position 0.
                    below: (usable.below.iter().enumerate())
                        .map(|(i, below)| match i {
                            0 => *below,
                            _ => pipe(&format!("below_{i}"), *below),
                        })
                        .collect(),
                    total: pipe("total", usable.total),
                },
                skip: pipe("skip", skip),
            },
        }
    }

    /// Where the walk from a pointer ends.
    pub fn end(&self, m: &'m Module, pointer: Sig<'m>) -> Sig<'m> {
        match self {
            Walk::Free { positions, steps } => add(m, pointer, *steps, *positions),
            Walk::Masked { usable, skip } => {
                let base = m.select(&usable.below, pointer);
                prim::index_of_one_hot(m, usable.choose(m, base, *skip))
            }
        }
    }
}
