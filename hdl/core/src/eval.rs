//! What each operation means, on constants: the one definition that the builder folds with and the
//! reference simulator runs.

use crate::bits::{Bits, mask};
use crate::ir::Op;
use num_bigint::BigUint;

/// The value of an operation for given operand values, in the order of [`Op::operands`].
///
/// `width` is the node's width. Returns `None` for operations that are not functions of their
/// operands alone: inputs, reset, registers, memory reads and instance outputs.
pub fn evaluate(op: &Op, width: u32, operands: &[&Bits]) -> Option<Bits> {
    let v = |i: usize| operands[i].value();
    let flag = |b: bool| Bits::new(1, u64::from(b));
    Some(match op {
        Op::Input { .. }
        | Op::Reset
        | Op::Register(_)
        | Op::InstanceOutput { .. }
        | Op::MemoryRead { .. } => {
            return None;
        }
        Op::Const(c) => c.clone(),
        Op::Table { values, .. } => usize::try_from(v(0))
            .ok()
            .and_then(|i| values.get(i).cloned())
            .unwrap_or_else(|| Bits::zero(width)),
        Op::Not(_) => Bits::from_big(width, v(0) ^ mask(width)),
        Op::And(..) => Bits::from_big(width, v(0) & v(1)),
        Op::Or(..) => Bits::from_big(width, v(0) | v(1)),
        Op::Xor(..) => Bits::from_big(width, v(0) ^ v(1)),
        Op::Add(..) => Bits::wrapping(width, v(0) + v(1)),
        Op::Sub(..) => Bits::wrapping(width, (v(0) + mask(width) + 1u32) - v(1)),
        Op::Mul(..) => Bits::from_big(width, v(0) * v(1)),
        Op::Eq(..) => flag(v(0) == v(1)),
        Op::Lt(..) => flag(v(0) < v(1)),
        Op::SignedLt(..) => flag(offset(operands[0]) < offset(operands[1])),
        Op::Mux { .. } => operands[if operands[0].is_zero() { 2 } else { 1 }].clone(),
        Op::Slice { low, .. } => Bits::wrapping(width, v(0) >> *low),
        Op::Cat(_) => {
            let mut value = BigUint::default();
            for part in operands.iter().rev() {
                value = (value << part.width()) | part.value();
            }
            Bits::from_big(width, value)
        }
        Op::Shl { .. } => match amount(operands[1], width) {
            Some(n) => Bits::wrapping(width, v(0) << n),
            None => Bits::zero(width),
        },
        Op::Shr { .. } => match amount(operands[1], width) {
            Some(n) => Bits::from_big(width, v(0) >> n),
            None => Bits::zero(width),
        },
        Op::SignedShr { .. } => {
            let n = amount(operands[1], width).unwrap_or(width - 1);
            let kept = v(0) >> n;
            if operands[0].sign() {
                Bits::from_big(width, kept | (mask(width) ^ mask(width - n)))
            } else {
                Bits::from_big(width, kept)
            }
        }
        Op::ReduceAnd(_) => flag(*v(0) == mask(operands[0].width())),
        Op::ReduceOr(_) => flag(!operands[0].is_zero()),
        Op::ReduceXor(_) => flag(v(0).count_ones() % 2 == 1),
        Op::SignExtend(_) if operands[0].sign() => {
            Bits::from_big(width, v(0) | (mask(width) ^ mask(operands[0].width())))
        }
        Op::SignExtend(_) => Bits::from_big(width, v(0).clone()),
    })
}

/// A signed value moved into the unsigned range without changing its order.
fn offset(b: &Bits) -> BigUint {
    b.value() ^ (BigUint::from(1u32) << (b.width() - 1))
}

/// A shift amount below `width`, or `None` where everything is shifted out.
fn amount(b: &Bits, width: u32) -> Option<u32> {
    u32::try_from(b.value()).ok().filter(|n| *n < width)
}
