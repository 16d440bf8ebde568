//! The cells of packets: S parallel lists in as many cell-pointer memories, and the walks along them.

use super::Config;
use crate::head_drop_executor::{ReadData, Walk};
use sluice_hdl::{MemorySpec, Module, ReadDuringWrite, Reg, Sig, index_width};

/// The registers behind the memories that the walks read: what they hold follows the address by a cycle.
pub(super) struct CellLists<'m> {
    m: &'m Module,
    cells: u32,
    /// Successor in each list.
    pointers: Vec<Reg<'m>>,
    /// First cells of lists 1 to S − 1, list 1 lowest; none if S = 1.
    pd_heads: Option<Reg<'m>>,
}

/// A link from a packet's cell to its successor in the same list.
pub(super) struct Linking<'m> {
    /// For each list: whether there is one.
    pub valid: Vec<Sig<'m>>,
    /// For each list: its youngest cell.
    pub from: Vec<Sig<'m>>,
    /// The cell that follows.
    pub to: Sig<'m>,
}

impl<'m> CellLists<'m> {
    pub fn new(m: &'m Module, config: &Config) -> CellLists<'m> {
        let width = config.cell_width();
        let lists = config.sub_lists;
        let pointer = |list| m.register(&format!("pointer_{list}"), width);
        CellLists {
            m,
            cells: config.cells,
            pointers: (0..lists).map(pointer).collect(),
            pd_heads: (lists > 1).then(|| m.register("pd_heads_data", (lists - 1) * width)),
        }
    }

    /// A walk called `name`.
    pub fn walk(&self, name: &str, config: &Config) -> Walk<'m> {
        let data = ReadData {
            pointers: self.pointers.iter().map(|pointer| pointer.q()).collect(),
            pd_heads: self.pd_heads.map(Reg::q),
        };
        Walk::new(self.m, name, config.packet_width(), &data)
    }

    /// The cell-pointer memories: `walks` of which at most one reads, and the links of the arriving packet.
    pub fn pointer_memories(&self, walks: &[(&Walk<'m>, Sig<'m>)], linking: &Linking<'m>) {
        let m = self.m;
        let any = walks.iter().fold(m.lit(1, 0), |any, walk| any | walk.1);
        for (list, pointer) in self.pointers.iter().enumerate() {
            let name = format!("cell_pointers_{list}");
            let memory = m.memory(&name, sram(pointer.q().width(), self.cells));
            memory.write(linking.valid[list], linking.from[list], linking.to);
            let first = walks[0].0.group[list];
            let address = walks[1..].iter().fold(first, |address, (walk, reads)| {
                reads.mux(walk.group[list], address)
            });
            memory.read_to(*pointer, &format!("{name}_read"), Some(any), address);
        }
    }

    /// The memory of the first cells of lists 1 to S − 1 of each packet: read for `read` if `leaves`, written with
    /// `lists` for `written` if `joins`.
    pub fn pd_heads_memory(
        &self,
        (leaves, read): (Sig<'m>, Sig<'m>),
        (joins, written): (Sig<'m>, Sig<'m>),
        lists: &[Sig<'m>],
    ) {
        let Some(data) = self.pd_heads else { return };
        let memory = self
            .m
            .memory("pd_heads", sram(data.q().width(), self.cells));
        memory.write(joins, written, self.m.pack(&lists[1..]));
        memory.read_to(data, "pd_heads_read", Some(leaves), read);
    }
}

/// An SRAM of one read and one write port, never at one address in one cycle.
pub(super) fn sram(width: u32, depth: u32) -> MemorySpec {
    MemorySpec {
        read_during_write: ReadDuringWrite::Undefined,
        ..MemorySpec::sram(width, depth)
    }
}

/// Bits of a number of cells of a group, 0 to S.
pub(super) fn group_width(config: &Config) -> u32 {
    index_width(config.sub_lists + 1)
}
