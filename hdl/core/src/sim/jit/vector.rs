//! Machine code for instructions over many elements.

use super::chunks::plain;
use super::{Emitter, condition, lanes, may_overflow, scalar};
use crate::sim::program::*;
use crate::sim::typed::Type;
use crate::sim::word::{Kind, mask};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};

/// Bytes in a vector.
const BYTES: u32 = 16;

impl Emitter<'_> {
    /// An instruction over many elements.
    pub(super) fn blocks(&mut self, instr: &Instr) {
        match *instr {
            Instr::Map {
                kind,
                ty,
                n,
                dest,
                a,
                b,
                immediate,
                mask,
            } => {
                let x = self.vectors(ty, a, n);
                let y = match kind {
                    Kind::Not => x.clone(),
                    _ => self.vectors(ty, b, n),
                };
                let pairs = x.into_iter().zip(y);
                let values: Vec<Value> = pairs
                    .map(|(x, y)| {
                        let v = self.vector_map(kind, x, y, immediate);
                        if may_overflow(kind) {
                            self.vector_masked(ty, v, mask)
                        } else {
                            v
                        }
                    })
                    .collect();
                self.set_vectors(ty, dest, &values);
            }
            Instr::Compare {
                kind,
                ty,
                n,
                dest,
                a,
                b,
            } => {
                let (x, y) = (self.vectors(ty, a, n), self.vectors(ty, b, n));
                let pairs = x.into_iter().zip(y);
                let all: Vec<Value> = pairs
                    .map(|(x, y)| self.b.ins().icmp(condition(kind), x, y))
                    .collect();
                let one = self.splat(Type::U8, 1);
                let bytes = self.narrow_masks(ty, all);
                let flags: Vec<Value> = bytes
                    .into_iter()
                    .map(|v| self.b.ins().band(v, one))
                    .collect();
                self.set_vectors(Type::U8, dest, &flags);
            }
            Instr::Mux {
                ty,
                n,
                dest,
                select,
                a,
                b,
            } => {
                let selects = self.vectors(Type::U8, select, n).into_iter();
                let all = selects.map(|s| self.b.ins().ineg(s)).collect();
                let masks = self.widen(Type::U8, ty, all, true);
                let (x, y) = (self.vectors(ty, a, n), self.vectors(ty, b, n));
                let operands = masks.into_iter().zip(x.into_iter().zip(y));
                let values: Vec<Value> = operands
                    .map(|(m, (x, y))| self.b.ins().bitselect(m, x, y))
                    .collect();
                self.set_vectors(ty, dest, &values);
            }
            Instr::Slice {
                from,
                to,
                n,
                dest,
                a,
                shift,
                mask,
            } => {
                let x = self.vectors(from, a, n);
                let mut values = self.vector_slice(from, to, x, shift, mask);
                values.truncate(n.div_ceil(lanes(to)) as usize);
                self.set_vectors(to, dest, &values);
            }
            _ => unreachable!("not an instruction over elements"),
        }
    }

    fn vector_map(&mut self, kind: Kind, x: Value, y: Value, immediate: u32) -> Value {
        match kind {
            Kind::Not => self.b.ins().bnot(x),
            Kind::And => self.b.ins().band(x, y),
            Kind::Or => self.b.ins().bor(x, y),
            Kind::Xor => self.b.ins().bxor(x, y),
            Kind::Add => self.b.ins().iadd(x, y),
            Kind::Sub => self.b.ins().isub(x, y),
            Kind::Insert => {
                let n = self.b.ins().iconst(types::I32, i64::from(immediate));
                let x = self.b.ins().ishl(x, n);
                self.b.ins().bor(x, y)
            }
            _ => unreachable!("{kind:?} is not for vectors"),
        }
    }

    fn vector_masked(&mut self, ty: Type, v: Value, bits: u64) -> Value {
        if bits == mask(ty.bits()) {
            return v;
        }
        let m = self.splat(ty, bits);
        self.b.ins().band(v, m)
    }

    fn vector_slice(
        &mut self,
        from: Type,
        to: Type,
        x: Vec<Value>,
        shift: u32,
        bits: u64,
    ) -> Vec<Value> {
        let n = self.b.ins().iconst(types::I32, i64::from(shift));
        let moved = |e: &mut Self, v| {
            let v = if shift > 0 { e.b.ins().ushr(v, n) } else { v };
            // What does not fit the result must go before the type narrows, as narrowing saturates.
            let bits = bits & mask(to.bits().min(from.bits()));
            e.vector_masked(from, v, bits)
        };
        let x = x.into_iter().map(|v| moved(self, v)).collect();
        if to < from {
            self.narrow(from, to, x)
        } else {
            self.widen(from, to, x, false)
        }
    }

    /// Elements that are all ones or all zeros, as bytes.
    fn narrow_masks(&mut self, ty: Type, mut v: Vec<Value>) -> Vec<Value> {
        if ty == Type::U64 {
            v = self.halves(v);
        }
        if ty >= Type::U32 {
            v = self.pairs(v, |e, x, y| e.b.ins().snarrow(x, y));
        }
        if ty >= Type::U16 {
            v = self.pairs(v, |e, x, y| e.b.ins().snarrow(x, y));
        }
        v
    }

    /// Elements in a narrower type that holds them.
    fn narrow(&mut self, from: Type, to: Type, mut v: Vec<Value>) -> Vec<Value> {
        if from == Type::U64 {
            v = self.halves(v);
        }
        if from >= Type::U32 && to <= Type::U16 {
            v = self.pairs(v, |e, x, y| e.b.ins().unarrow(x, y));
        }
        if from >= Type::U16 && to == Type::U8 {
            v = self.pairs(v, |e, x, y| e.b.ins().unarrow(x, y));
        }
        v
    }

    /// One vector of every two; the last one may stand for its missing neighbour.
    fn pairs(&mut self, v: Vec<Value>, f: impl Fn(&mut Self, Value, Value) -> Value) -> Vec<Value> {
        v.chunks(2).map(|p| f(self, p[0], p[p.len() - 1])).collect()
    }

    /// The low halves of 64-bit elements.
    fn halves(&mut self, v: Vec<Value>) -> Vec<Value> {
        let low: Vec<u8> = (0..4u8)
            .flat_map(|e| (0..4).map(move |b| 8 * e + b))
            .collect();
        let low = self.b.func.dfg.immediates.push(low.into());
        self.pairs(v, |e, x, y| {
            let [x, y] = [x, y].map(|v| e.b.ins().bitcast(types::I8X16, plain(), v));
            let v = e.b.ins().shuffle(x, y, low);
            e.b.ins().bitcast(types::I32X4, plain(), v)
        })
    }

    /// Elements in a wider type.
    fn widen(&mut self, from: Type, to: Type, mut v: Vec<Value>, signed: bool) -> Vec<Value> {
        for _ in from as u32..to as u32 {
            v = v
                .into_iter()
                .flat_map(|x| {
                    if signed {
                        [self.b.ins().swiden_low(x), self.b.ins().swiden_high(x)]
                    } else {
                        [self.b.ins().uwiden_low(x), self.b.ins().uwiden_high(x)]
                    }
                })
                .collect();
        }
        v
    }

    /// Bytes that are 0 or 1 side by side in one value.
    pub(super) fn pack(&mut self, to: Type, n: u32, dest: At, bits: At) {
        let mut value: Option<Value> = None;
        let all = self.vectors(Type::U8, bits, n);
        for (i, bytes) in (0..n).step_by(BYTES as usize).zip(all) {
            let signs = self.b.ins().ineg(bytes);
            let mut sixteen = self.b.ins().vhigh_bits(types::I64, signs);
            if n - i < BYTES {
                sixteen = self.masked(Type::U64, sixteen, mask(n - i));
            }
            if i > 0 {
                sixteen = self.b.ins().ishl_imm_u(sixteen, i64::from(i));
            }
            value = Some(match value {
                Some(v) => self.b.ins().bor(v, sixteen),
                None => sixteen,
            });
        }
        let mut v = value.expect("at least one bit");
        if to < Type::U64 {
            v = self.b.ins().ireduce(scalar(to), v);
        }
        self.put(to, dest, v);
    }

    /// Bits of one value, each a byte that is 0 or 1.
    pub(super) fn unpack(&mut self, from: Type, n: u32, dest: At, a: At, shift: u32) {
        let mut value = self.get(from, a);
        if from < Type::U64 {
            value = self.b.ins().uextend(types::I64, value);
        }
        // Byte k of each half keeps bit k of the byte that was spread over it.
        let spread = self.b.ins().iconst(types::I64, 0x0101_0101_0101_0101);
        let own_bit = [1u8, 2, 4, 8, 16, 32, 64, 128].repeat(2);
        let own_bit = self.b.func.dfg.constants.insert(own_bit.into());
        let own_bit = self.b.ins().vconst(types::I8X16, own_bit);
        for i in (0..n).step_by(BYTES as usize) {
            let mut halves = [0, 8].map(|h| {
                let low = (shift + i + h).min(63);
                let byte = self.b.ins().ushr_imm_u(value, i64::from(low));
                let byte = self.b.ins().band_imm_u(byte, 0xff);
                self.b.ins().imul(byte, spread)
            });
            if shift + i + 8 > 63 {
                halves[1] = halves[0];
            }
            let both = self.b.ins().splat(types::I64X2, halves[0]);
            let both = self.b.ins().insertlane(both, halves[1], 1);
            let both = self.b.ins().bitcast(types::I8X16, plain(), both);
            let kept = self.b.ins().band(both, own_bit);
            let set = self.b.ins().icmp(IntCC::Equal, kept, own_bit);
            let one = self.splat(Type::U8, 1);
            let flags = self.b.ins().band(set, one);
            self.set_vectors(Type::U8, dest + i, &[flags]);
        }
    }
}
