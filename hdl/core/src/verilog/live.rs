//! What is printed, where, and which nodes need a name.

use super::known::constants;
use crate::ir::{AdvancePort, Definition, Memory, Node, NodeId, Op, Register, WritePort};
use crate::{Bits, index_width};

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

/// What is known of each node and all state before anything is printed.
#[derive(Clone)]
pub(super) struct Live {
    /// Where it is printed; `None`: nobody reads it.
    pub section: Vec<Option<Section>>,
    registers: Vec<Option<Section>>,
    memories: Vec<Option<Section>>,
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
            registers: vec![None; d.registers().len()],
            memories: vec![None; d.memories().len()],
            uses: vec![0; count],
            needs_net: vec![false; count],
            constant: constants(d),
        };
        let properties = || d.properties().iter().map(|p| p.node).collect();
        live.mark(d, leaving(d), Section::Main);
        // State that nobody reads at all stays where its author put it.
        let mut read = live.clone();
        read.mark(d, properties(), Section::Formal);
        live.keep_unread(d, &read);
        live.mark(d, properties(), Section::Formal);
        for memory in d.memories() {
            let addresses: Vec<NodeId> = live.writes(memory).map(|w| w.address).collect();
            for address in addresses {
                live.need_address(d, memory, address);
            }
            for advance in &memory.advances {
                live.need(advance.address);
                live.need(advance.amount);
            }
        }
        live
    }

    /// Where a register is printed.
    pub fn register(&self, index: usize) -> Section {
        self.registers[index].expect("all state is printed")
    }

    /// Where a memory is printed.
    pub fn memory(&self, index: usize) -> Section {
        self.memories[index].expect("all state is printed")
    }

    /// Whether a node is this bit in every cycle.
    pub fn is_constant(&self, id: NodeId, value: bool) -> bool {
        let constant = self.constant[id as usize].as_ref();
        constant.is_some_and(|c| c.is_zero() != value)
    }

    /// Whether a register keeps its value for ever, but for reset.
    pub fn never_loads(&self, register: &Register) -> bool {
        register.enable.is_some_and(|e| self.is_constant(e, false))
    }

    /// The write ports that can write.
    pub fn writes<'d>(&self, memory: &'d Memory) -> impl Iterator<Item = &'d WritePort> {
        let active = |w: &&WritePort| self.active(memory, w.enable, w.address);
        memory.writes.iter().filter(active)
    }

    /// The advance ports that can advance.
    pub fn advances<'d>(&self, memory: &'d Memory) -> impl Iterator<Item = &'d AdvancePort> {
        memory.advances.iter().filter(|a| {
            self.active(memory, a.enable, a.address) && !self.is_constant(a.amount, false)
        })
    }

    /// Whether a port can be enabled with an address inside the memory.
    fn active(&self, memory: &Memory, enable: NodeId, address: NodeId) -> bool {
        let address = self.constant[address as usize].as_ref();
        let depth = u64::from(memory.depth);
        let beyond = address.is_some_and(|a| a.to_u64().is_none_or(|a| a >= depth));
        !beyond && !self.is_constant(enable, false)
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
            let op = &d.node(id).op;
            todo.extend(op.operands());
            self.need_operands(d, d.node(id));
            match op {
                Op::Register(r) => todo.extend(self.mark_register(d, *r as usize, section)),
                Op::MemoryRead { memory, .. } => {
                    todo.extend(self.mark_memory(d, *memory as usize, section));
                }
                _ => {}
            }
        }
    }

    /// What a register takes, when it is met for the first time.
    fn mark_register(&mut self, d: &Definition, index: usize, section: Section) -> Vec<NodeId> {
        if self.registers[index].is_some() {
            return vec![];
        }
        self.registers[index] = Some(section);
        let register = &d.registers()[index];
        let next = (!self.never_loads(register)).then_some(register.next);
        register.enable.into_iter().chain(next).collect()
    }

    /// What a memory takes, when it is met for the first time.
    fn mark_memory(&mut self, d: &Definition, index: usize, section: Section) -> Vec<NodeId> {
        if self.memories[index].is_some() {
            return vec![];
        }
        self.memories[index] = Some(section);
        let memory = &d.memories()[index];
        let writes = self.writes(memory);
        let writes = writes.flat_map(|w| [w.enable, w.address, w.data]);
        let advances = self.advances(memory);
        let advances = advances.flat_map(|a| [a.enable, a.address, a.amount]);
        writes.chain(advances).collect()
    }

    /// Marks the state that was not met in `read`, and what it takes.
    fn keep_unread(&mut self, d: &Definition, read: &Live) {
        let mut taken = vec![];
        for index in (0..d.registers().len()).filter(|i| read.registers[*i].is_none()) {
            taken.extend(self.mark_register(d, index, Section::Main));
        }
        for index in (0..d.memories().len()).filter(|i| read.memories[*i].is_none()) {
            taken.extend(self.mark_memory(d, index, Section::Main));
        }
        self.mark(d, taken, Section::Main);
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
        // The index of a counter is written once for each bit.
        let counters = memory.modulus.is_some();
        if counters || width > index_width(memory.depth) || needs_guard(memory, width) {
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

/// What leaves the module through its outputs and instances.
fn leaving(d: &Definition) -> Vec<NodeId> {
    let outputs = (0..d.outputs().len()).flat_map(|port| d.output_nodes(port));
    let inputs = d.instances().iter().flat_map(|i| i.inputs.iter().flatten());
    outputs.chain(inputs).copied().collect()
}
