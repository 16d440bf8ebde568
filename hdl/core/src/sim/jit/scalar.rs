//! Machine code for single elements.

use super::{Emitter, condition, may_overflow, scalar};
use crate::sim::program::*;
use crate::sim::typed::Type;
use crate::sim::word::{Kind, mask};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};

impl Emitter<'_> {
    /// Element `i` of an instruction, as scalar code.
    pub(super) fn single(&mut self, instr: &Instr, i: u32) {
        match *instr {
            Instr::Map {
                kind,
                ty,
                dest,
                a,
                b,
                immediate,
                mask,
                ..
            } => {
                let x = self.get(ty, a + i);
                let y = if kind == Kind::Not {
                    x
                } else {
                    self.get(ty, b + i)
                };
                let mut v = self.scalar_map(kind, ty, x, y, immediate);
                if may_overflow(kind) {
                    v = self.masked(ty, v, mask);
                }
                self.put(ty, dest + i, v);
            }
            Instr::Compare {
                kind,
                ty,
                dest,
                a,
                b,
                ..
            } => {
                let (x, y) = (self.get(ty, a + i), self.get(ty, b + i));
                let v = self.b.ins().icmp(condition(kind), x, y);
                self.put(Type::U8, dest + i, v);
            }
            Instr::Mux {
                ty,
                dest,
                select,
                a,
                b,
                ..
            } => {
                let s = self.get(Type::U8, select + i);
                let (x, y) = (self.get(ty, a + i), self.get(ty, b + i));
                let v = self.b.ins().select(s, x, y);
                self.put(ty, dest + i, v);
            }
            Instr::Slice {
                from,
                to,
                dest,
                a,
                shift,
                mask,
                ..
            } => {
                let mut v = self.get(from, a + i);
                if shift > 0 {
                    v = self.b.ins().ushr_imm_u(v, i64::from(shift));
                }
                v = match to.cmp(&from) {
                    std::cmp::Ordering::Less => self.b.ins().ireduce(scalar(to), v),
                    std::cmp::Ordering::Equal => v,
                    std::cmp::Ordering::Greater => self.b.ins().uextend(scalar(to), v),
                };
                if from.bits() - shift > (64 - mask.leading_zeros()) {
                    v = self.masked(to, v, mask);
                }
                self.put(to, dest + i, v);
            }
            _ => unreachable!("not an instruction over elements"),
        }
    }

    pub(super) fn masked(&mut self, ty: Type, v: Value, bits: u64) -> Value {
        if bits == mask(ty.bits()) {
            return v;
        }
        let m = self.constant(ty, bits);
        self.b.ins().band(v, m)
    }

    pub(super) fn constant(&mut self, ty: Type, value: u64) -> Value {
        self.b.ins().iconst(scalar(ty), value as i64)
    }

    pub(super) fn scalar_map(
        &mut self,
        kind: Kind,
        ty: Type,
        x: Value,
        y: Value,
        immediate: u32,
    ) -> Value {
        match kind {
            Kind::Not => self.b.ins().bnot(x),
            Kind::And => self.b.ins().band(x, y),
            Kind::Or => self.b.ins().bor(x, y),
            Kind::Xor => self.b.ins().bxor(x, y),
            Kind::Add => self.b.ins().iadd(x, y),
            Kind::Sub => self.b.ins().isub(x, y),
            Kind::Mul => self.b.ins().imul(x, y),
            Kind::Insert => {
                let x = self.b.ins().ishl_imm_u(x, i64::from(immediate));
                self.b.ins().bor(x, y)
            }
            Kind::Shl | Kind::Shr => {
                // The machine takes a shift modulo the size; ours of the size or more is 0.
                let moved = if kind == Kind::Shl {
                    self.b.ins().ishl(x, y)
                } else {
                    self.b.ins().ushr(x, y)
                };
                let (size, zero) = (self.constant(ty, ty.bits().into()), self.constant(ty, 0));
                let inside = self.b.ins().icmp(IntCC::UnsignedLessThan, y, size);
                self.b.ins().select(inside, moved, zero)
            }
            _ => unreachable!("{kind:?} has an instruction of its own"),
        }
    }

    pub(super) fn read(&mut self, memory: &MemoryPlace, dest: At, address: At) {
        let a = self.get(Type::U32, address);
        let depth = self.constant(Type::U32, memory.depth.into());
        let a = self.b.ins().umin(a, depth);
        let element = self.element(memory, a);
        let flags = MemFlagsData::trusted().with_notrap();
        let base = Self::offset(memory.ty, memory.base);
        let v = self.b.ins().load(scalar(memory.ty), flags, element, base);
        self.put(memory.ty, dest, v);
    }

    /// A write port.
    pub(super) fn write(&mut self, memory: &MemoryPlace, [enable, address, data]: [At; 3]) {
        let enable = self.get(Type::U8, enable);
        let (address, data) = (self.get(Type::U32, address), self.get(memory.ty, data));
        let depth = self.constant(Type::U32, memory.depth.into());
        let inside = self.b.ins().icmp(IntCC::UnsignedLessThan, address, depth);
        let write = self.b.ins().band(enable, inside);
        // Where nothing is written, the entry beyond the depth takes the zero that it holds.
        let address = self.b.ins().select(write, address, depth);
        let zero = self.constant(memory.ty, 0);
        let mut data = self.b.ins().select(write, data, zero);
        let element = self.element(memory, address);
        let flags = MemFlagsData::trusted().with_notrap();
        let base = Self::offset(memory.ty, memory.base);
        if let Some(modulus) = memory.modulus {
            let ty = scalar(memory.ty);
            let entry = self.b.ins().load(ty, flags, element, base);
            data = self.advanced(memory.ty, entry, data, modulus);
        }
        self.b.ins().store(flags, data, element, base);
    }

    /// (`entry` + `amount`) mod `modulus`, the sum in 64 bits.
    pub(super) fn advanced(
        &mut self,
        ty: Type,
        entry: Value,
        amount: Value,
        modulus: u64,
    ) -> Value {
        let extend = |e: &mut Self, v| match ty {
            Type::U64 => v,
            _ => e.b.ins().uextend(types::I64, v),
        };
        let (entry, amount) = (extend(self, entry), extend(self, amount));
        let sum = self.b.ins().iadd(entry, amount);
        let sum = if modulus.is_power_of_two() {
            self.masked(Type::U64, sum, modulus - 1)
        } else {
            let modulus = self.constant(Type::U64, modulus);
            self.b.ins().urem(sum, modulus)
        };
        match ty {
            Type::U64 => sum,
            _ => self.b.ins().ireduce(scalar(ty), sum),
        }
    }

    /// The address of element `index` of a memory's bank, from entry 0 of the bank.
    pub(super) fn element(&mut self, memory: &MemoryPlace, index: Value) -> Value {
        let index = self.b.ins().uextend(types::I64, index);
        let bytes = self.b.ins().ishl_imm_u(index, i64::from(memory.ty as u32));
        self.b.ins().iadd(self.banks[memory.ty as usize], bytes)
    }
}
