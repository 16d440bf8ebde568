//! A flat netlist in machine types: every operand of an operation has the type of the operation.

use super::flat::Flat;
use super::word::{Kind, Slot, mask};
use std::collections::HashMap;

/// A machine type: the narrowest that holds a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Type {
    /// 1 to 8 bits.
    U8,
    /// 9 to 16 bits.
    U16,
    /// 17 to 32 bits.
    U32,
    /// 33 to 64 bits.
    U64,
}

impl Type {
    /// All types, narrowest first.
    pub const ALL: [Type; 4] = [Type::U8, Type::U16, Type::U32, Type::U64];

    /// The narrowest type for a width in bits.
    pub fn of(width: u32) -> Type {
        match width {
            0..=8 => Type::U8,
            9..=16 => Type::U16,
            17..=32 => Type::U32,
            _ => Type::U64,
        }
    }

    /// Size in bits.
    pub fn bits(self) -> u32 {
        8 << self as u32
    }
}

/// Index of a value of a typed netlist.
pub type Value = u32;

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// It never changes.
    Constant(u64),
    /// Input or reset.
    Input,
    /// Output of the register of this index.
    Register(u32),
    /// Result of the operation of this index.
    Op(u32),
}

/// An operation in a machine type.
#[derive(Clone, Debug)]
pub struct TypedOp {
    /// What it computes.
    pub kind: Kind,
    /// Type of its operands. The result has it too, but for comparisons (U8), Slice, Pack, Read and Convert.
    pub ty: Type,
    /// The value it defines.
    pub dest: Value,
    /// Operands: those of [`Kind`] in order; the select of Mux is U8, an address U32.
    pub args: Vec<Value>,
    /// Shift of Slice and Insert, memory of Read, else 0.
    pub immediate: u32,
    /// Bits that the result may have set.
    pub mask: u64,
}

/// A netlist in machine types.
#[derive(Debug, Default)]
pub struct Typed {
    /// Type and source of each value.
    pub values: Vec<(Type, Source)>,
    /// Operations in dependency order.
    pub ops: Vec<TypedOp>,
    natural: HashMap<Slot, Value>,
    converted: HashMap<(Slot, Type), Value>,
    constants: HashMap<(u64, Type), Value>,
}

impl Typed {
    /// Types a live netlist.
    pub fn new(flat: &Flat) -> Typed {
        let mut t = Typed::default();
        for slot in flat.inputs.iter().chain([&flat.reset]) {
            t.define(flat, *slot, Source::Input);
        }
        for (i, r) in flat.registers.iter().enumerate() {
            t.define(flat, r.slot, Source::Register(i as u32));
        }
        for op in &flat.ops {
            let natural = Type::of(flat.widths[op.dest as usize]);
            let ty = operand_type(flat, op.kind, natural, &op.args);
            let args = op.args.iter().enumerate();
            let args = args
                .map(|(i, a)| {
                    let wanted = match (op.kind, i) {
                        (Kind::Mux, 0) | (Kind::Pack, _) => Type::U8,
                        (Kind::Read, 0) => Type::U32,
                        _ => ty,
                    };
                    t.value(flat, *a, wanted)
                })
                .collect();
            t.push(flat, op.kind, ty, natural, op.dest, args, op.immediate);
        }
        t
    }

    /// The value of a slot in a type; of its own where it has that type already.
    pub fn value(&mut self, flat: &Flat, slot: Slot, ty: Type) -> Value {
        if let Some(c) = flat.value(slot) {
            return self.constant(c, ty);
        }
        let natural = self.natural[&slot];
        let from = self.values[natural as usize].0;
        if from == ty {
            return natural;
        }
        if let Some(v) = self.converted.get(&(slot, ty)) {
            return *v;
        }
        let dest = self.fresh(ty, Source::Op(self.ops.len() as u32));
        self.converted.insert((slot, ty), dest);
        self.ops.push(TypedOp {
            kind: Kind::Convert,
            ty: from,
            dest,
            args: vec![natural],
            immediate: 0,
            mask: mask(ty.bits()),
        });
        dest
    }

    /// The value of a slot in its own type.
    pub fn own(&mut self, flat: &Flat, slot: Slot) -> Value {
        self.value(flat, slot, Type::of(flat.widths[slot as usize]))
    }

    fn constant(&mut self, value: u64, ty: Type) -> Value {
        if let Some(v) = self.constants.get(&(value, ty)) {
            return *v;
        }
        let v = self.fresh(ty, Source::Constant(value));
        self.constants.insert((value, ty), v);
        v
    }

    fn fresh(&mut self, ty: Type, source: Source) -> Value {
        self.values.push((ty, source));
        self.values.len() as Value - 1
    }

    fn define(&mut self, flat: &Flat, slot: Slot, source: Source) {
        let v = self.fresh(Type::of(flat.widths[slot as usize]), source);
        self.natural.insert(slot, v);
    }

    #[expect(clippy::too_many_arguments)]
    fn push(
        &mut self,
        flat: &Flat,
        kind: Kind,
        ty: Type,
        natural: Type,
        slot: Slot,
        args: Vec<Value>,
        immediate: u32,
    ) {
        let narrows = matches!(
            kind,
            Kind::Eq | Kind::Lt | Kind::Slice | Kind::Pack | Kind::Read
        );
        let result = if narrows { natural } else { ty };
        let dest = self.fresh(result, Source::Op(self.ops.len() as u32));
        let mask = mask(flat.widths[slot as usize]);
        self.ops.push(TypedOp {
            kind,
            ty,
            dest,
            args,
            immediate,
            mask,
        });
        // Values of a type wider than their own are converted where they are used.
        self.natural.insert(slot, dest);
    }
}

/// The type that an operation computes in.
fn operand_type(flat: &Flat, kind: Kind, natural: Type, args: &[Slot]) -> Type {
    let of = |a: &Slot| Type::of(flat.widths[*a as usize]);
    let widest = |args: &[Slot]| args.iter().map(of).max().unwrap_or(natural);
    match kind {
        Kind::Slice | Kind::Eq | Kind::Lt => widest(args),
        Kind::Mux => natural.max(widest(&args[1..])),
        Kind::Shl | Kind::Shr => natural.max(of(&args[0])),
        Kind::Pack => Type::U8,
        Kind::Read => Type::U32,
        _ => natural.max(widest(args)),
    }
}
