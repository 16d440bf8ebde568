//! Which nodes are printed, where, and which of them need a name.

use crate::ir::{Definition, Memory, Node, NodeId, Op};
use crate::{Bits, evaluate, index_width};

/// Shift amounts wider than this are cut: tools limit what they shift by.
pub(super) const WIDEST_AMOUNT: u32 = 30;

/// Where a node stands in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Section {
    /// In the module's body.
    Main,
    /// Under `ifdef FORMAL`: only properties read it.
    Formal,
}

/// What is known of each node before anything is printed.
pub(super) struct Live {
    /// Where it is printed; `None`: nobody reads it.
    pub section: Vec<Option<Section>>,
    /// How often it is read.
    pub uses: Vec<u32>,
    /// Whether it is read where only a name can stand, as in a part select.
    pub needs_net: Vec<bool>,
    /// Its value, where it is the same in every cycle.
    pub constant: Vec<Option<Bits>>,
}

impl Live {
    pub fn new(d: &Definition) -> Live {
        let count = d.nodes().len();
        let mut live = Live {
            section: vec![None; count],
            uses: vec![0; count],
            needs_net: vec![false; count],
            constant: constants(d),
        };
        live.mark(d, main_roots(d), Section::Main);
        let properties = d.properties().iter().map(|p| p.node).collect();
        live.mark(d, properties, Section::Formal);
        for memory in d.memories() {
            for write in &memory.writes {
                live.need_address(d, memory, write.address);
            }
        }
        live
    }

    fn mark(&mut self, d: &Definition, roots: Vec<NodeId>, section: Section) {
        let mut todo = roots;
        while let Some(id) = todo.pop() {
            let i = id as usize;
            self.uses[i] += 1;
            if self.section[i].is_some() {
                continue;
            }
            self.section[i] = Some(section);
            if self.constant[i].is_some() {
                continue;
            }
            todo.extend(d.node(id).op.operands());
            self.need_operands(d, d.node(id));
        }
    }

    fn need_operands(&mut self, d: &Definition, node: &Node) {
        match node.op {
            Op::Slice { value: a, .. } | Op::SignExtend(a) | Op::Table { index: a, .. } => {
                self.need(a);
            }
            Op::Shl { amount, .. } | Op::Shr { amount, .. }
                if d.node(amount).width > WIDEST_AMOUNT =>
            {
                self.need(amount);
            }
            Op::SignedShr { value, amount } if d.node(amount).width > WIDEST_AMOUNT => {
                self.need(value);
                self.need(amount);
            }
            Op::MemoryRead { memory, address } => {
                self.need_address(d, &d.memories()[memory as usize], address);
            }
            _ => {}
        }
    }

    fn need_address(&mut self, d: &Definition, memory: &Memory, address: NodeId) {
        let width = d.node(address).width;
        if width > index_width(memory.depth) || needs_guard(memory, width) {
            self.need(address);
        }
    }

    fn need(&mut self, id: NodeId) {
        self.needs_net[id as usize] = true;
    }
}

/// Whether an address of `width` bits can be beyond the memory's depth.
pub(super) fn needs_guard(memory: &Memory, width: u32) -> bool {
    width >= 32 || u64::from(memory.depth) < 1 << width
}

/// What must be there whatever properties say.
fn main_roots(d: &Definition) -> Vec<NodeId> {
    let outputs = (0..d.outputs().len()).flat_map(|p| d.output_nodes(p).iter().copied());
    let registers = d
        .registers()
        .iter()
        .flat_map(|r| [r.next].into_iter().chain(r.enable));
    let writes = d
        .memories()
        .iter()
        .flat_map(|m| &m.writes)
        .flat_map(|w| [w.enable, w.address, w.data]);
    let instances = d
        .instances()
        .iter()
        .flat_map(|i| i.inputs.iter().flatten().copied());
    outputs
        .chain(registers)
        .chain(writes)
        .chain(instances)
        .collect()
}

/// The value of each node that is one constant in all cycles: the builder folds most, a transparent
/// copy of a module can have more, and tools object to comparisons that can only go one way.
fn constants(d: &Definition) -> Vec<Option<Bits>> {
    let mut known: Vec<Option<Bits>> = Vec::with_capacity(d.nodes().len());
    for node in d.nodes() {
        let operands = node.op.operands();
        let values: Option<Vec<&Bits>> = operands
            .iter()
            .map(|id| known[*id as usize].as_ref())
            .collect();
        let value = values.and_then(|v| evaluate(&node.op, node.width, &v));
        let value = value.or_else(|| one_sided(d, &known, &node.op));
        known.push(value);
    }
    known
}

/// Operations with one answer although not all operands are constant.
fn one_sided(d: &Definition, known: &[Option<Bits>], op: &Op) -> Option<Bits> {
    let get = |id: &NodeId| known[*id as usize].as_ref();
    let never = match op {
        Op::Lt(a, b) => {
            a == b
                || get(a).is_some_and(|c| *c == Bits::ones(c.width()))
                || get(b).is_some_and(Bits::is_zero)
        }
        Op::SignedLt(a, b) => {
            let lowest = |c: &Bits| c.sign() && c.value().count_ones() == 1;
            let highest =
                |c: &Bits| !c.sign() && c.value().count_ones() == u64::from(c.width()) - 1;
            a == b || get(a).is_some_and(highest) || get(b).is_some_and(lowest)
        }
        Op::MemoryRead { memory, address } => {
            let depth = u64::from(d.memories()[*memory as usize].depth);
            let beyond = get(address).is_some_and(|a| a.to_u64().is_none_or(|a| a >= depth));
            return beyond.then(|| Bits::zero(d.memories()[*memory as usize].width));
        }
        Op::Table { values, .. } => {
            let zero = values.iter().all(Bits::is_zero);
            return zero.then(|| values[0].clone());
        }
        _ => false,
    };
    never.then(|| Bits::zero(1))
}
