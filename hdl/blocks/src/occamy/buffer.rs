//! What is known of a shared buffer: how many cells are free, and how many each queue has.

use super::resized;
use sluice_hdl::{Module, Reg, Sig, index_width};

/// Free cells, as a running sum.
pub(crate) struct FreeCells<'m>(Reg<'m>);

impl<'m> FreeCells<'m> {
    /// A buffer of `cells` cells, all free after reset.
    pub fn new(m: &'m Module, cells: u32) -> FreeCells<'m> {
        let width = index_width(cells + 1);
        let all = m.lit(width, u64::from(cells));
        FreeCells(m.register("free", width).reset_to(all))
    }

    /// Free cells.
    pub fn now(&self) -> Sig<'m> {
        self.0.q()
    }

    /// The end of a cycle in which `reserved` cells are taken and those of `freed` come back, modulo 2^W.
    pub fn change(&self, reserved: Sig<'m>, freed: &[Sig<'m>]) {
        let width = self.now().width();
        let back = freed.iter().map(|cells| resized(*cells, width));
        let back = back.fold(self.now(), |sum, cells| sum + cells);
        self.0.set(back - reserved.zext(width));
    }
}

/// Cells that a queue gains or loses in a cycle.
#[derive(Clone, Copy)]
pub(crate) struct Change<'m> {
    pub valid: Sig<'m>,
    pub queue: Sig<'m>,
    pub cells: Sig<'m>,
}

/// Cells of each queue, those of a packet that still arrives included.
pub(crate) struct Lengths<'m> {
    m: &'m Module,
    registers: Vec<Reg<'m>>,
}

impl<'m> Lengths<'m> {
    /// Lengths of `width` bits, 0 after reset.
    pub fn new(m: &'m Module, queues: u32, width: u32) -> Lengths<'m> {
        let length = |q| m.register(&format!("length_{q}"), width).reset_to_zero();
        let registers = (0..queues).map(length).collect();
        Lengths { m, registers }
    }

    /// Cells of each queue.
    pub fn now(&self) -> Vec<Sig<'m>> {
        self.registers.iter().map(|length| length.q()).collect()
    }

    /// The end of a cycle in which a queue gains the cells of `more` and a queue, perhaps the same, loses those of
    /// `less`, modulo 2^W. Queues that there are not are left out.
    pub fn change(&self, more: &Change<'m>, less: &Change<'m>) {
        for (q, length) in (0..).zip(&self.registers) {
            let width = length.q().width();
            let hit = |change: &Change<'m>| {
                change.valid & change.queue.eq(self.m.lit(change.queue.width(), q))
            };
            let (gains, loses) = (hit(more), hit(less));
            let next = length.q() + more.cells.zext(width).gated(gains)
                - less.cells.zext(width).gated(loses);
            length.set_when(gains | loses, next);
        }
    }

    /// The output port `len`; 0 in reset.
    pub fn show(&self) {
        let awake = !self.m.reset();
        let shown: Vec<_> = self.now().iter().map(|l| l.gated(awake)).collect();
        self.m.output_array("len", &shown);
    }
}
