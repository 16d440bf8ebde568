//! How many cells are free, and the thresholds that follow from it.

use super::Config;
use crate::occamy::{self, TableWrite, Thresholds};
use sluice_hdl::{Module, Reg, Sig, index_width};

/// Free cells and thresholds.
pub(super) struct FreeCells<'m> {
    m: &'m Module,
    free: occamy::FreeCells<'m>,
    /// Cells freed in the cycle before, of sent packets and of expelled ones.
    returning: [Reg<'m>; 2],
    pub thresholds: Thresholds<'m>,
}

impl<'m> FreeCells<'m> {
    pub fn new(m: &'m Module, config: &Config) -> FreeCells<'m> {
        let group = index_width(config.sub_lists + 1);
        let returning = |name| m.register(name, group).reset_to_zero();
        FreeCells {
            m,
            free: occamy::FreeCells::new(m, config.cells),
            returning: [returning("sent_returning"), returning("dropped_returning")],
            thresholds: Thresholds::new(
                m,
                config.length_width(),
                config.cells,
                config.threshold_count(),
                config.alpha_shift,
            ),
        }
    }

    /// Free cells.
    pub fn free(&self) -> Sig<'m> {
        self.free.now()
    }

    /// Cells of expelled packets that count as free from the next cycle on.
    pub fn dropped_returning(&self) -> Sig<'m> {
        self.returning[1].q()
    }

    /// The end of a cycle: `reserved` cells are taken, `freed` cells of sent and of expelled packets came free.
    pub fn change(
        &self,
        config: &Config,
        reserved: Sig<'m>,
        freed: [Sig<'m>; 2],
        write: Option<TableWrite<'m>>,
    ) {
        self.free
            .change(reserved, &self.returning.map(|returning| returning.q()));
        for (returning, freed) in self.returning.iter().zip(freed) {
            returning.set(freed);
        }
        let all = self.m.lit(self.free().width(), u64::from(config.cells));
        self.m.assert("free_cells_exist", self.free().le(all));
        self.thresholds.change(self.free(), write);
    }
}
