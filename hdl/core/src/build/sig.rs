//! A value of a module under construction, with its operators.

use super::Module;
use crate::bits::Bits;
use crate::ir::{NodeId, Op};
use std::fmt;
use std::ops;

/// A handle to a value: cheap to copy, valid for its own module only.
///
/// Operators want operands of equal width and panic with the caller's line where they differ;
/// extend or cut with [`Sig::zext`], [`Sig::sext`] and [`Sig::trunc`]. Arithmetic wraps.
#[derive(Clone, Copy)]
pub struct Sig<'m> {
    module: &'m Module,
    id: NodeId,
    width: u32,
}

impl<'m> Sig<'m> {
    pub(super) fn new(module: &'m Module, id: NodeId, width: u32) -> Sig<'m> {
        Sig { module, id, width }
    }

    pub(super) fn module(self) -> &'m Module {
        self.module
    }

    pub(super) fn id(self) -> NodeId {
        self.id
    }

    /// Width in bits.
    pub fn width(self) -> u32 {
        self.width
    }

    /// The value, if it is the same in every cycle: a literal, or an operation on literals.
    pub fn constant(self) -> Option<Bits> {
        match &self.module.state.borrow().definition.nodes[self.id as usize].op {
            Op::Const(c) => Some(c.clone()),
            _ => None,
        }
    }

    /// Gives the value a name in the Verilog and in waveforms.
    ///
    /// A value that has a name already keeps it (equal expressions are one value). Names are unique in a module.
    #[track_caller]
    pub fn named(self, name: &str) -> Sig<'m> {
        let named = {
            let state = self.module.state.borrow();
            let node = &state.definition.nodes[self.id as usize];
            node.name.is_some()
                || matches!(
                    node.op,
                    Op::Input { .. } | Op::Register(_) | Op::Const(_) | Op::Reset
                )
        };
        if !named {
            self.module.claim(name);
            let comment = self.module.take_comment();
            let node = &mut self.module.state.borrow_mut().definition.nodes[self.id as usize];
            node.name = Some(name.to_string());
            node.comment = comment;
        }
        self
    }

    #[track_caller]
    pub(super) fn same(self, other: Sig<'m>, what: &str) {
        self.module.own(other);
        assert!(
            self.width == other.width,
            "{what}: operands of {} and {} bits",
            self.width,
            other.width
        );
    }

    #[track_caller]
    fn binary(self, other: Sig<'m>, what: &str, op: fn(NodeId, NodeId) -> Op) -> Sig<'m> {
        self.same(other, what);
        self.module.node(op(self.id, other.id), self.width)
    }

    #[track_caller]
    fn compare(self, other: Sig<'m>, what: &str, op: fn(NodeId, NodeId) -> Op) -> Sig<'m> {
        self.same(other, what);
        self.module.node(op(self.id, other.id), 1)
    }

    /// 1 if equal.
    #[track_caller]
    pub fn eq(self, other: Sig<'m>) -> Sig<'m> {
        self.compare(other, "eq", Op::Eq)
    }

    /// 1 if different.
    #[track_caller]
    pub fn ne(self, other: Sig<'m>) -> Sig<'m> {
        !self.compare(other, "ne", Op::Eq)
    }

    /// 1 if less, unsigned.
    #[track_caller]
    pub fn lt(self, other: Sig<'m>) -> Sig<'m> {
        self.same(other, "lt");
        if let Some(constant) = self.always_false(other) {
            return constant;
        }
        self.module.node(Op::Lt(self.id, other.id), 1)
    }

    /// Nothing is less than zero and nothing is greater than all ones: lint calls such comparisons out.
    fn always_false(self, other: Sig<'m>) -> Option<Sig<'m>> {
        let never = other.constant().is_some_and(|c| c.is_zero())
            || self.constant().is_some_and(|c| c == Bits::ones(c.width()));
        never.then(|| self.module.lit(1, 0))
    }

    /// 1 if less or equal, unsigned.
    #[track_caller]
    pub fn le(self, other: Sig<'m>) -> Sig<'m> {
        !other.lt(self)
    }

    /// 1 if greater, unsigned.
    #[track_caller]
    pub fn gt(self, other: Sig<'m>) -> Sig<'m> {
        other.lt(self)
    }

    /// 1 if greater or equal, unsigned.
    #[track_caller]
    pub fn ge(self, other: Sig<'m>) -> Sig<'m> {
        !self.lt(other)
    }

    /// 1 if less, in two's complement.
    #[track_caller]
    pub fn signed_lt(self, other: Sig<'m>) -> Sig<'m> {
        self.compare(other, "signed_lt", Op::SignedLt)
    }

    /// 1 if less or equal, in two's complement.
    #[track_caller]
    pub fn signed_le(self, other: Sig<'m>) -> Sig<'m> {
        !other.signed_lt(self)
    }

    /// If this bit is 1 `then`, else `otherwise`.
    #[track_caller]
    pub fn mux(self, then: Sig<'m>, otherwise: Sig<'m>) -> Sig<'m> {
        assert!(
            self.width == 1,
            "mux: the select is {} bits wide, not 1",
            self.width
        );
        self.module.own(then);
        then.same(otherwise, "mux");
        if then.id == otherwise.id {
            return then;
        }
        match self.constant().map(|c| !c.is_zero()) {
            Some(true) => return then,
            Some(false) => return otherwise,
            None => {}
        }
        let op = Op::Mux {
            select: self.id,
            then: then.id,
            otherwise: otherwise.id,
        };
        self.module.node(op, then.width)
    }

    /// This value where `keep` (1 bit) is 1, else 0.
    #[track_caller]
    pub fn gated(self, keep: Sig<'m>) -> Sig<'m> {
        assert!(
            keep.width == 1,
            "gated: the condition is {} bits wide, not 1",
            keep.width
        );
        if self.width == 1 {
            return self & keep;
        }
        keep.mux(self, self.module.lit(self.width, 0))
    }

    /// `width` bits from bit `low` upwards.
    #[track_caller]
    pub fn bits(self, low: u32, width: u32) -> Sig<'m> {
        assert!(width > 0, "bits: a width of 0");
        assert!(
            low.checked_add(width).is_some_and(|end| end <= self.width),
            "bits: {width} bits from bit {low} of a value of {} bits",
            self.width
        );
        if width == self.width {
            return self;
        }
        let value = self.id;
        self.module.node(Op::Slice { value, low }, width)
    }

    /// One bit.
    #[track_caller]
    pub fn bit(self, index: u32) -> Sig<'m> {
        self.bits(index, 1)
    }

    /// All bits, the least significant first.
    pub fn to_bits(self) -> Vec<Sig<'m>> {
        (0..self.width).map(|i| self.bit(i)).collect()
    }

    /// The low `width` bits; `width` may not be above the own one.
    #[track_caller]
    pub fn trunc(self, width: u32) -> Sig<'m> {
        self.bits(0, width)
    }

    /// Extension with zeros to `width` bits, not below the own width.
    #[track_caller]
    pub fn zext(self, width: u32) -> Sig<'m> {
        assert!(
            width >= self.width,
            "zext: {} bits to {width}: use trunc",
            self.width
        );
        if width == self.width {
            return self;
        }
        let zeros = self.module.lit(width - self.width, 0);
        self.module.pack(&[self, zeros])
    }

    /// Extension with the sign to `width` bits, not below the own width.
    #[track_caller]
    pub fn sext(self, width: u32) -> Sig<'m> {
        assert!(
            width >= self.width,
            "sext: {} bits to {width}: use trunc",
            self.width
        );
        if width == self.width {
            return self;
        }
        self.module.node(Op::SignExtend(self.id), width)
    }

    /// Shift left by a constant; bits shifted out are lost, zeros enter.
    #[track_caller]
    pub fn shl_by(self, n: u32) -> Sig<'m> {
        if n == 0 {
            return self;
        }
        if n >= self.width {
            return self.module.lit(self.width, 0);
        }
        let zeros = self.module.lit(n, 0);
        self.module.pack(&[zeros, self.trunc(self.width - n)])
    }

    /// Shift right by a constant; zeros enter.
    #[track_caller]
    pub fn shr_by(self, n: u32) -> Sig<'m> {
        if n >= self.width {
            return self.module.lit(self.width, 0);
        }
        self.bits(n, self.width - n).zext(self.width)
    }

    /// Shift left by an unsigned amount of any width; a shift of the width or more gives 0.
    #[track_caller]
    pub fn shift_left(self, amount: Sig<'m>) -> Sig<'m> {
        self.module.own(amount);
        let op = Op::Shl {
            value: self.id,
            amount: amount.id,
        };
        self.module.node(op, self.width)
    }

    /// Shift right by an unsigned amount of any width, zeros enter.
    #[track_caller]
    pub fn shift_right(self, amount: Sig<'m>) -> Sig<'m> {
        self.module.own(amount);
        let op = Op::Shr {
            value: self.id,
            amount: amount.id,
        };
        self.module.node(op, self.width)
    }

    /// Shift right by an unsigned amount of any width, copies of the sign enter.
    #[track_caller]
    pub fn signed_shift_right(self, amount: Sig<'m>) -> Sig<'m> {
        self.module.own(amount);
        let op = Op::SignedShr {
            value: self.id,
            amount: amount.id,
        };
        self.module.node(op, self.width)
    }

    /// 1 if all bits are 1.
    pub fn all(self) -> Sig<'m> {
        if self.width == 1 {
            return self;
        }
        self.module.node(Op::ReduceAnd(self.id), 1)
    }

    /// 1 if any bit is 1.
    pub fn any(self) -> Sig<'m> {
        if self.width == 1 {
            return self;
        }
        self.module.node(Op::ReduceOr(self.id), 1)
    }

    /// 1 if the number of ones is odd.
    pub fn parity(self) -> Sig<'m> {
        if self.width == 1 {
            return self;
        }
        self.module.node(Op::ReduceXor(self.id), 1)
    }
}

impl fmt::Debug for Sig<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "node {} ({} bits)", self.id, self.width)
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, $op:path) => {
        impl<'m> ops::$trait for Sig<'m> {
            type Output = Sig<'m>;

            #[track_caller]
            fn $method(self, other: Sig<'m>) -> Sig<'m> {
                self.binary(other, stringify!($method), $op)
            }
        }
    };
}

operator!(BitAnd, bitand, Op::And);
operator!(BitOr, bitor, Op::Or);
operator!(BitXor, bitxor, Op::Xor);
operator!(Add, add, Op::Add);
operator!(Sub, sub, Op::Sub);

impl<'m> ops::Mul for Sig<'m> {
    type Output = Sig<'m>;

    /// The full unsigned product: as wide as both operands together, which may differ in width.
    #[track_caller]
    fn mul(self, other: Sig<'m>) -> Sig<'m> {
        self.module.own(other);
        let width = [self, other].iter().map(|s| s.width).sum();
        self.module.node(Op::Mul(self.id, other.id), width)
    }
}

impl<'m> ops::Not for Sig<'m> {
    type Output = Sig<'m>;

    fn not(self) -> Sig<'m> {
        self.module.node(Op::Not(self.id), self.width)
    }
}
