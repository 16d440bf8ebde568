//! How many cells are free, and the thresholds that follow from it.

use super::scheduler::TableWrite;
use super::{Config, resized};
use crate::occamy::threshold;
use sluice_hdl::{Module, Reg, Sig, index_width};

/// Free cells and thresholds.
pub(super) struct FreeCells<'m> {
    m: &'m Module,
    free: Reg<'m>,
    /// Cells freed in the cycle before, of sent packets and of expelled ones.
    returning: [Reg<'m>; 2],
    thresholds: Vec<Reg<'m>>,
}

impl<'m> FreeCells<'m> {
    pub fn new(m: &'m Module, config: &Config) -> FreeCells<'m> {
        let width = config.length_width();
        let all = m.lit(width, u64::from(config.cells));
        let group = index_width(config.sub_lists + 1);
        let returning = |name| m.register(name, group).reset_to_zero();
        let code = m.lit(4, config.alpha_code());
        let initial = threshold(m, all, code);
        let name = |q: u32| match config.threshold_count() {
            1 => "threshold_now".to_string(),
            _ => format!("threshold_{q}"),
        };
        let registers =
            (0..config.threshold_count()).map(|q| m.register(&name(q), width).reset_to(initial));
        FreeCells {
            m,
            free: m.register("free", width).reset_to(all),
            returning: [returning("sent_returning"), returning("dropped_returning")],
            thresholds: registers.collect(),
        }
    }

    /// Free cells.
    pub fn free(&self) -> Sig<'m> {
        self.free.q()
    }

    /// T: none, one, or one for each queue.
    pub fn thresholds(&self) -> Vec<Sig<'m>> {
        self.thresholds
            .iter()
            .map(|threshold| threshold.q())
            .collect()
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
        let m = self.m;
        let width = self.free.q().width();
        let [sent, dropped] = self.returning.map(|returning| returning.q());
        let back = self.free.q() + resized(sent, width) + resized(dropped, width);
        self.free.set(back - reserved.zext(width));
        for (returning, freed) in self.returning.iter().zip(freed) {
            returning.set(freed);
        }
        let all = m.lit(width, u64::from(config.cells));
        m.assert("free_cells_exist", self.free.q().le(all));
        for (queue, register) in (0..).zip(&self.thresholds) {
            let code = self.alpha(config, queue, write);
            register.set(threshold(m, self.free.q(), code));
        }
    }

    /// The code of α of a threshold: a constant, or a register that can be written.
    fn alpha(&self, config: &Config, queue: u64, write: Option<TableWrite<'m>>) -> Sig<'m> {
        let m = self.m;
        let first = m.lit(4, config.alpha_code());
        let Some((enable, of, code)) = write else {
            return first;
        };
        let alpha = m.register(&format!("alpha_{queue}"), 4).reset_to(first);
        let legal = code.le(m.lit(4, 10));
        let hit = enable & legal & of.eq(m.lit(of.width(), queue));
        alpha.set_when(hit, code).q()
    }
}
