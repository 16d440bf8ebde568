//! The free list: cells that wait to be used again.

use super::Config;
use crate::prim;
use sluice_hdl::{Definition, MemorySpec, Module, ReadDuringWrite, Reg, Sig, index_width};
use std::sync::Arc;

/// The free list, a ring over 2 · S banks of one read port and one write port each.
///
/// In: `take` uses the cell shown; `sent_count` and `dropped_count` cells, 0 to S each, come free: the first ones
/// of `sent[S]` and `dropped[S]`. Out: `first_cell`, the next one to be used. Entry n of the ring lies in bank n mod 2 S,
/// so that all cells that come free in a cycle find a bank of their own. A cell that comes free in cycle t is
/// shown from cycle t + 2 on. After reset the ring is empty, and a counter shows cells that were never used.
/// Whoever takes must know that there is one: nothing here says so.
pub(super) fn free_list(config: &Config) -> Arc<Definition> {
    let (width, lanes) = (config.cell_width(), config.sub_lists);
    let m = Module::new(&format!(
        "traffic_manager_free_list_c{}_s{lanes}",
        config.cells
    ));
    m.doc(&format!(
        "Free list of {} cells: one is taken, up to {} come free in a cycle.",
        config.cells,
        2 * lanes
    ));
    let take = m.input("take", 1);
    let count_width = index_width(lanes + 1);
    let sent_count = m.input("sent_count", count_width);
    let sent = m.input_array("sent", lanes, width);
    let dropped_count = m.input("dropped_count", count_width);
    let dropped = m.input_array("dropped", lanes, width);

    let (fresh, unused) = never_used(&m, config, take);
    let ring = Ring::new(&m, config);
    let count = sent_count.zext(ring.count_width()) + dropped_count.zext(ring.count_width());
    let freed = ring.in_line(sent_count, &sent, &dropped);
    let used = (take & !unused).named("used_again");
    let again = ring.pass(count.named("freed_count"), &freed, used);
    m.output("first_cell", unused.mux(fresh, again));
    m.finish()
}

/// The counter of cells that were never used, and whether there are any left.
fn never_used<'m>(m: &'m Module, config: &Config, take: Sig<'m>) -> (Sig<'m>, Sig<'m>) {
    let width = index_width(config.cells + 1);
    m.comment("Cells from here on were never used.");
    let fresh = m.register("fresh", width).reset_to_zero();
    let unused = fresh
        .q()
        .lt(m.lit(width, u64::from(config.cells)))
        .named("unused");
    fresh.set_when(take & unused, fresh.q() + m.lit(width, 1));
    (fresh.q().trunc(config.cell_width()), unused)
}

/// The banks, and where in them the list begins and ends.
struct Ring<'m> {
    m: &'m Module,
    banks: u32,
    rows: u32,
    width: u32,
    cells: u32,
}

/// A place in the ring.
#[derive(Clone, Copy)]
struct Place<'m> {
    bank: Sig<'m>,
    row: Sig<'m>,
}

impl<'m> Ring<'m> {
    fn new(m: &'m Module, config: &Config) -> Ring<'m> {
        let banks = 2 * config.sub_lists;
        Ring {
            m,
            banks,
            rows: config.cells.div_ceil(banks),
            width: config.cell_width(),
            cells: config.cells,
        }
    }

    fn bank_width(&self) -> u32 {
        index_width(self.banks)
    }

    fn row_width(&self) -> u32 {
        index_width(self.rows)
    }

    fn count_width(&self) -> u32 {
        index_width(self.banks + 1)
    }

    /// All cells that come free, those of `sent` first.
    fn in_line(&self, sent_count: Sig<'m>, sent: &[Sig<'m>], dropped: &[Sig<'m>]) -> Vec<Sig<'m>> {
        let width = self.count_width();
        let skipped = sent_count.zext(width);
        let place = |p: u32| {
            let place = self.m.lit(width, u64::from(p));
            let behind = self.m.select(dropped, place - skipped);
            match sent.get(p as usize) {
                Some(cell) => place.lt(skipped).mux(*cell, behind),
                None => behind,
            }
        };
        (0..self.banks).map(place).collect()
    }

    fn place(&self, name: &str) -> (Reg<'m>, Reg<'m>) {
        let register = |part, width| self.m.register(&format!("{name}_{part}"), width);
        let bank = register("bank", self.bank_width()).reset_to_zero();
        let row = register("row", self.row_width()).reset_to_zero();
        (bank, row)
    }

    /// The row behind `row`.
    fn next_row(&self, row: Sig<'m>) -> Sig<'m> {
        let width = self.row_width();
        let last = row.eq(self.m.lit(width, u64::from(self.rows - 1)));
        last.mux(self.m.lit(width, 0), row + self.m.lit(width, 1))
    }

    /// The place `count` (at most one round of the banks) behind `from`.
    fn behind(&self, from: Place<'m>, count: Sig<'m>) -> Place<'m> {
        let sum = from.bank.zext(self.count_width()) + count;
        Place {
            bank: sum.trunc(self.bank_width()),
            row: sum
                .bit(self.bank_width())
                .mux(self.next_row(from.row), from.row),
        }
    }

    /// Appends `count` of `freed`, takes the first entry off if `take`; gives the first entry.
    fn pass(&self, count: Sig<'m>, freed: &[Sig<'m>], take: Sig<'m>) -> Sig<'m> {
        let m = self.m;
        let (write_bank, write_row) = self.place("write");
        let (read_bank, read_row) = self.place("read");
        let end = Place {
            bank: write_bank.q(),
            row: write_row.q(),
        };
        let first = Place {
            bank: read_bank.q(),
            row: read_row.q(),
        };
        let new_end = self.behind(end, count);
        write_bank.set(new_end.bank);
        write_row.set(new_end.row);
        let next = self.behind(first, take.zext(self.count_width()));
        read_bank.set(next.bank);
        read_row.set(next.row);

        let there = self.entries(count, take);
        let next_bank = prim::one_hot(m, self.banks, next.bank);
        let banks = (0..self.banks).map(|b| {
            let bank = m.memory(
                &format!("free_{b}"),
                MemorySpec {
                    read_during_write: ReadDuringWrite::Undefined,
                    ..MemorySpec::sram(self.width, self.rows)
                },
            );
            let number = m.lit(self.bank_width(), u64::from(b));
            let place = number - end.bank;
            let row = number
                .lt(end.bank)
                .mux(self.next_row(end.row), end.row)
                .named(&format!("write_row_{b}"));
            let write = place.zext(self.count_width()).lt(count);
            bank.write(write, row, m.select(freed, place));
            let read = there & next_bank.bit(b);
            bank.read(&format!("free_{b}_data"), Some(read), next.row)
        });
        let banks: Vec<_> = banks.collect();
        m.select(&banks, first.bank)
    }

    /// Counts the entries; gives whether there will be one that can be read when `take` is done.
    fn entries(&self, count: Sig<'m>, take: Sig<'m>) -> Sig<'m> {
        let m = self.m;
        let width = index_width(self.cells + 1).max(self.count_width());
        m.comment("Entries of the ring.");
        let entries = m.register("entries", width).reset_to_zero();
        m.assert("taken_cell_is_there", !take | entries.q().any());
        let left = entries.q() - take.zext(width);
        entries.set(left + count.zext(width));
        left.any()
    }
}
