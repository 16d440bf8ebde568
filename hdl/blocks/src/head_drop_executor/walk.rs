//! A walk along the cells of a packet that lie in S parallel lists, for head drops and for the normal dequeue.

use sluice_hdl::{Module, Reg, Sig, index_width};

/// A packet: its first cell, which names it, and how many it has.
#[derive(Clone, Copy)]
pub(crate) struct Packet<'m> {
    pub packet: Sig<'m>,
    pub cells: Sig<'m>,
}

/// What the memories give, each a cycle after its address.
pub(crate) struct ReadData<'m> {
    /// Successor in each list, of the cell-pointer memories.
    pub pointers: Vec<Sig<'m>>,
    /// First cells of lists 1 to S − 1 in one word, list 1 lowest, of the PD memory; none if S = 1.
    pub pd_heads: Option<Sig<'m>>,
}

/// A walk along the cells of a packet, a group at a time.
pub(crate) struct Walk<'m> {
    m: &'m Module,
    /// Cells from the present group on; 0: no packet.
    left: Reg<'m>,
    /// The present group as it was kept.
    kept: Vec<Reg<'m>>,
    /// The packet began in the cycle before: its lists 1 to S − 1, if there are any, come from the PD memory.
    began: Option<Reg<'m>>,
    /// The group ended in the cycle before: the present one comes from the cell-pointer memories.
    moved: Reg<'m>,
    /// The present group; lanes beyond `left` hold anything.
    pub group: Vec<Sig<'m>>,
}

impl<'m> Walk<'m> {
    /// A walk called `name`, over packets whose number of cells has `packet_width` bits.
    pub fn new(m: &'m Module, name: &str, packet_width: u32, data: &ReadData<'m>) -> Walk<'m> {
        let width = data.pointers[0].width();
        m.comment("Cells from the present group on.");
        let left = m.register(&format!("{name}_left"), packet_width);
        let flag = |what| m.register(&format!("{name}_{what}"), 1).reset_to_zero();
        let (began, moved) = (data.pd_heads.map(|_| flag("began")), flag("moved"));
        let kept =
            (0..data.pointers.len()).map(|list| m.register(&format!("{name}_kept_{list}"), width));
        let kept: Vec<_> = kept.collect();
        let lane = |(list, kept): (usize, &Reg<'m>)| {
            let fetched = moved.q().mux(data.pointers[list], kept.q());
            let lane = match data.pd_heads.zip(began) {
                Some((heads, began)) if list > 0 => {
                    let head = heads.bits((list as u32 - 1) * width, width);
                    began.q().mux(head, fetched)
                }
                _ => fetched,
            };
            lane.named(&format!("{name}_cell_{list}"))
        };
        let group = kept.iter().enumerate().map(lane).collect();
        Walk {
            m,
            left: left.reset_to_zero(),
            kept,
            began,
            moved,
            group,
        }
    }

    /// Cells from the present group on; 0: no packet.
    pub fn left(&self) -> Sig<'m> {
        self.left.q()
    }

    /// Whether there is a group behind the present one, which must be looked for in the cell-pointer memories before
    /// the present one is freed.
    pub fn more(&self) -> Sig<'m> {
        let (left, lists) = (self.left(), self.group.len() as u64);
        let width = index_width(lists as u32 + 1).max(left.width());
        left.zext(width).gt(self.m.lit(width, lists))
    }

    /// Cells that a head drop frees in a cycle, 0 to S: the last group at once, any other if the next one is being
    /// read (`reads`).
    pub fn freed(&self, more: Sig<'m>, reads: Sig<'m>) -> Sig<'m> {
        let lists = self.group.len() as u32;
        let width = index_width(lists + 1);
        let left = self.left().zext(width.max(self.left().width()));
        let rest = left.trunc(width).gated(!more);
        reads.mux(self.m.lit(width, u64::from(lists)), rest)
    }

    /// The next cycle: `begin` a packet, which is allowed where nothing will be left; else have `gone` cells less
    /// left; `fetch`: the next group is being read from the cell-pointer memories.
    pub fn advance(&self, begin: Sig<'m>, packet: Packet<'m>, gone: Sig<'m>, fetch: Sig<'m>) {
        let rest = self.left.q() - gone.zext(self.left.q().width());
        self.left.set(begin.mux(packet.cells, rest));
        if let Some(began) = self.began {
            began.set(begin);
        }
        self.moved.set(fetch);
        self.kept[0].set(begin.mux(packet.packet, self.group[0]));
        for (kept, cell) in self.kept.iter().zip(&self.group).skip(1) {
            kept.set(*cell);
        }
    }
}
