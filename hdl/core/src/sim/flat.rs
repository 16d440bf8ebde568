//! A whole hierarchy as one list of word operations.

use super::word::{Kind, Slot, evaluate, mask};
use crate::bits::Bits;
use crate::ir::PropertyKind;
use std::collections::HashMap;
use std::sync::Arc;

/// One operation; it defines `dest`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordOp {
    /// What it computes.
    pub kind: Kind,
    /// The value it defines.
    pub dest: Slot,
    /// Operands.
    pub args: Vec<Slot>,
    /// Shift of Slice and Insert, memory of Read, else 0.
    pub immediate: u32,
}

/// A register of one word: part `part` (64 bits each) of the register at `path`.
#[derive(Clone, Debug)]
pub struct WordRegister {
    /// Output.
    pub slot: Slot,
    /// Value after the edge, enable included, while not in reset.
    pub next: Slot,
    /// Value after an edge in reset, where that is another.
    pub reset: Option<u64>,
    /// Path of the whole register, for its state before reset.
    pub path: Arc<str>,
    /// Width of the whole register.
    pub width: u32,
    /// Which 64 bits of it.
    pub part: u32,
}

/// A port that changes an entry of a word memory at the edge.
#[derive(Clone, Copy, Debug)]
pub struct WordWrite {
    /// 1 bit.
    pub enable: Slot,
    /// Entry; beyond the depth nothing changes.
    pub address: Slot,
    /// What is written, or in a memory of counters what is added.
    pub data: Slot,
}

/// A memory of words, or a constant table.
#[derive(Clone, Debug)]
pub struct WordMemory {
    /// Path of the whole memory, for its content before reset; empty for a table.
    pub path: Arc<str>,
    /// Width of the whole memory.
    pub width: u32,
    /// Which 64 bits of it.
    pub part: u32,
    /// Number of entries.
    pub depth: u32,
    /// Content after reset, or a table's content.
    pub reset: Option<Vec<u64>>,
    /// Whether the content never changes.
    pub constant: bool,
    /// Of counters: what they are reduced by; their write ports add.
    pub modulus: Option<u64>,
    /// Write ports; the last wins.
    pub writes: Vec<WordWrite>,
}

impl WordMemory {
    /// Width of a word in bits.
    pub fn word_width(&self) -> u32 {
        (self.width - self.part * 64).min(64)
    }
}

/// A flat netlist.
#[derive(Clone, Debug, Default)]
pub struct Flat {
    /// Width of each value in bits, 1 to 64.
    pub widths: Vec<u32>,
    /// Operations in dependency order.
    pub ops: Vec<WordOp>,
    /// Values that are constant.
    pub constants: HashMap<Slot, u64>,
    /// Words of the input ports.
    pub inputs: Vec<Slot>,
    /// 1 while in reset.
    pub reset: Slot,
    /// Words of the output ports.
    pub outputs: Vec<Slot>,
    /// Registers.
    pub registers: Vec<WordRegister>,
    /// Memories.
    pub memories: Vec<WordMemory>,
    /// Properties: kind, path, value.
    pub properties: Vec<(PropertyKind, String, Slot)>,
    /// 1 while all assertions and assumptions hold.
    pub holds: Option<Slot>,
    /// What a waveform shows, as words, and the width of each.
    pub probes: Vec<(Vec<Slot>, u32)>,
    shared: HashMap<(Kind, Vec<Slot>, u32, u32), Slot>,
    constant_slots: HashMap<u64, Slot>,
    defined_by: HashMap<Slot, usize>,
}

impl Flat {
    /// A value that no operation defines: input or register output.
    pub fn slot(&mut self, width: u32) -> Slot {
        self.widths.push(width);
        self.widths.len() as Slot - 1
    }

    /// A constant.
    pub fn constant(&mut self, value: u64) -> Slot {
        if let Some(slot) = self.constant_slots.get(&value) {
            return *slot;
        }
        let slot = self.slot((64 - value.leading_zeros()).max(1));
        self.constant_slots.insert(value, slot);
        self.constants.insert(slot, value);
        slot
    }

    /// The value of a slot if it is constant.
    pub fn value(&self, slot: Slot) -> Option<u64> {
        self.constants.get(&slot).copied()
    }

    fn width(&self, slot: Slot) -> u32 {
        self.widths[slot as usize]
    }

    /// An operation with a result of `width` bits; simplified, and shared with an equal one made before.
    ///
    /// The result may be a value of fewer bits: values are zero-extended wherever they are used.
    pub fn op(&mut self, kind: Kind, width: u32, args: &[Slot], immediate: u32) -> Slot {
        let known: Option<Vec<u64>> = args.iter().map(|a| self.value(*a)).collect();
        if let Some(value) = known.and_then(|v| evaluate(kind, width, immediate, &v)) {
            return self.constant(value);
        }
        if let Some(slot) = self.simpler(kind, width, args, immediate) {
            return slot;
        }
        let key = (kind, args.to_vec(), immediate, width);
        if let Some(slot) = self.shared.get(&key) {
            return *slot;
        }
        let dest = self.slot(width);
        self.shared.insert(key, dest);
        self.defined_by.insert(dest, self.ops.len());
        self.ops.push(WordOp {
            kind,
            dest,
            args: args.to_vec(),
            immediate,
        });
        dest
    }

    fn simpler(&mut self, kind: Kind, width: u32, args: &[Slot], immediate: u32) -> Option<Slot> {
        let is = |flat: &Flat, i: usize, v: u64| flat.value(args[i]) == Some(v);
        // The operand itself serves where it is no wider than the result.
        let serve = |flat: &Flat, i: usize| (flat.width(args[i]) <= width).then_some(args[i]);
        match kind {
            Kind::And if args[0] == args[1] => serve(self, 0),
            Kind::And if is(self, 0, 0) || is(self, 1, 0) => Some(self.constant(0)),
            Kind::And if is(self, 1, mask(width)) => serve(self, 0),
            Kind::And if is(self, 0, mask(width)) => serve(self, 1),
            Kind::Or if args[0] == args[1] => serve(self, 0),
            Kind::Or | Kind::Xor | Kind::Add if is(self, 0, 0) => serve(self, 1),
            Kind::Or | Kind::Xor | Kind::Add | Kind::Sub if is(self, 1, 0) => serve(self, 0),
            Kind::Mul if is(self, 0, 0) || is(self, 1, 0) => Some(self.constant(0)),
            Kind::Mux if is(self, 0, 1) => Some(args[1]),
            Kind::Mux if is(self, 0, 0) => Some(args[2]),
            Kind::Mux if args[1] == args[2] => Some(args[1]),
            Kind::Mux if is(self, 1, 1) && is(self, 2, 0) => Some(args[0]),
            Kind::Eq if self.width(args[0]) == 1 && is(self, 1, 1) => Some(args[0]),
            Kind::Insert if is(self, 0, 0) => serve(self, 1),
            Kind::Slice => self.simpler_slice(width, args[0], immediate),
            _ => None,
        }
    }

    fn simpler_slice(&mut self, width: u32, value: Slot, low: u32) -> Option<Slot> {
        let have = self.width(value);
        if low >= have {
            return Some(self.constant(0));
        }
        if low == 0 && width >= have {
            return Some(value);
        }
        let width = width.min(have - low);
        let op = self.ops[*self.defined_by.get(&value)?].clone();
        match op.kind {
            Kind::Slice => Some(self.op(Kind::Slice, width, &op.args, op.immediate + low)),
            Kind::Insert if low >= op.immediate => {
                let hi = low - op.immediate;
                Some(self.op(Kind::Slice, width, &op.args[..1], hi))
            }
            Kind::Insert
                if low + width <= op.immediate && self.width(op.args[1]) <= op.immediate =>
            {
                Some(self.op(Kind::Slice, width, &op.args[1..], low))
            }
            _ => None,
        }
    }

    /// Keeps what outputs, and the properties and probes if wanted, depend on.
    pub fn keep_live(&mut self, properties: bool, probes: bool) {
        if properties {
            self.join_properties();
        } else {
            self.properties.clear();
        }
        if !probes {
            self.probes.clear();
        }
        let mut live = Live::new(self);
        let roots = self.outputs.iter().copied();
        let roots = roots
            .chain(self.properties.iter().map(|p| p.2))
            .chain(self.holds);
        let roots: Vec<Slot> = roots
            .chain(self.probes.iter().flat_map(|p| p.0.iter().copied()))
            .chain([self.reset])
            .collect();
        roots.into_iter().for_each(|s| live.mark(self, s));
        self.ops.retain(|op| live.slots[op.dest as usize]);
        self.registers.retain(|r| live.slots[r.slot as usize]);
        for (memory, live) in self.memories.iter_mut().zip(&live.memories) {
            if !live {
                memory.writes.clear();
            }
        }
    }

    /// Joins what must hold, so that one look a cycle tells whether to look closer.
    fn join_properties(&mut self) {
        let must = self
            .properties
            .iter()
            .filter(|p| p.0 != PropertyKind::Cover);
        let must: Vec<Slot> = must.map(|p| p.2).collect();
        self.holds = must
            .into_iter()
            .reduce(|all, one| self.op(Kind::And, 1, &[all, one], 0));
    }

    /// State before the first reset of a register's word.
    pub fn initial_register(&self, register: &WordRegister, seed: u64) -> u64 {
        let all = super::initial::random_state(seed, &register.path, register.width, 1);
        all[0].words()[register.part as usize]
    }

    /// Content before the first reset of a memory, or the content of a table.
    pub fn initial_memory(&self, memory: &WordMemory, seed: u64) -> Vec<u64> {
        if let (true, Some(values)) = (memory.constant, &memory.reset) {
            return values.clone();
        }
        let all = super::initial::random_state(seed, &memory.path, memory.width, memory.depth);
        let part = memory.part as usize;
        all.iter().map(|b: &Bits| b.words()[part]).collect()
    }
}

/// What is needed.
struct Live {
    slots: Vec<bool>,
    memories: Vec<bool>,
    register_of: HashMap<Slot, usize>,
    op_of: HashMap<Slot, usize>,
}

impl Live {
    fn new(flat: &Flat) -> Live {
        Live {
            slots: vec![false; flat.widths.len()],
            memories: vec![false; flat.memories.len()],
            register_of: flat
                .registers
                .iter()
                .enumerate()
                .map(|(i, r)| (r.slot, i))
                .collect(),
            op_of: flat
                .ops
                .iter()
                .enumerate()
                .map(|(i, o)| (o.dest, i))
                .collect(),
        }
    }

    fn mark(&mut self, flat: &Flat, root: Slot) {
        let mut stack = vec![root];
        while let Some(slot) = stack.pop() {
            if std::mem::replace(&mut self.slots[slot as usize], true) {
                continue;
            }
            if let Some(r) = self.register_of.get(&slot) {
                stack.push(flat.registers[*r].next);
            }
            let Some(op) = self.op_of.get(&slot).map(|o| &flat.ops[*o]) else {
                continue;
            };
            stack.extend(&op.args);
            if op.kind == Kind::Read {
                let m = op.immediate as usize;
                if !std::mem::replace(&mut self.memories[m], true) {
                    let writes = &flat.memories[m].writes;
                    stack.extend(writes.iter().flat_map(|w| [w.enable, w.address, w.data]));
                }
            }
        }
    }
}
