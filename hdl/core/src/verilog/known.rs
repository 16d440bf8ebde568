//! Bits of values that are the same in every cycle.
//!
//! The builder folds constants, and a transparent copy of a module, or `x ^ x`, can have more. Lint objects
//! to comparisons that can only go one way as soon as it sees through to them, so that it must find none:
//! what is constant here is printed as a constant.

use crate::bits::mask;
use crate::ir::{Definition, Node, NodeId, Op};
use crate::{Bits, evaluate};
use num_bigint::BigUint;
use std::collections::HashMap;

/// Bits known to be 0 and bits known to be 1.
#[derive(Clone, Default)]
struct Known {
    width: u32,
    zeros: BigUint,
    ones: BigUint,
}

impl Known {
    fn nothing(width: u32) -> Known {
        Known {
            width,
            ..Known::default()
        }
    }

    fn of(value: &Bits) -> Known {
        Known {
            width: value.width(),
            zeros: value.value() ^ mask(value.width()),
            ones: value.value().clone(),
        }
    }

    fn flag(value: Option<bool>) -> Known {
        value.map_or(Known::nothing(1), |v| {
            Known::of(&Bits::new(1, u64::from(v)))
        })
    }

    fn constant(&self) -> Option<Bits> {
        let all = &self.zeros | &self.ones == mask(self.width);
        all.then(|| Bits::from_big(self.width, self.ones.clone()))
    }

    fn inverted(&self) -> Known {
        Known {
            width: self.width,
            zeros: self.ones.clone(),
            ones: self.zeros.clone(),
        }
    }

    /// What holds of both.
    fn common(&self, other: &Known) -> Known {
        Known {
            width: self.width,
            zeros: &self.zeros & &other.zeros,
            ones: &self.ones & &other.ones,
        }
    }

    fn smallest(&self) -> BigUint {
        self.ones.clone()
    }

    fn largest(&self) -> BigUint {
        mask(self.width) ^ &self.zeros
    }

    /// The same with the sign bit turned, which makes an unsigned comparison of a signed one.
    fn offset(&self) -> Known {
        let sign = BigUint::from(1u32) << (self.width - 1);
        let turned = (&self.zeros & &sign, &self.ones & &sign);
        Known {
            width: self.width,
            zeros: (&self.zeros ^ turned.0) | &turned.1,
            ones: (&self.ones ^ &turned.1) | (&self.zeros & &sign),
        }
    }

    fn slice(&self, low: u32, width: u32) -> Known {
        Known {
            width,
            zeros: (&self.zeros >> low) & mask(width),
            ones: (&self.ones >> low) & mask(width),
        }
    }

    fn below(&self, other: &Known) -> Option<bool> {
        if self.largest() < other.smallest() {
            Some(true)
        } else if self.smallest() >= other.largest() {
            Some(false)
        } else {
            None
        }
    }
}

/// The value of each node that is one constant in all cycles.
pub(super) fn constants(d: &Definition) -> Vec<Option<Bits>> {
    let mut known: Vec<Known> = Vec::with_capacity(d.nodes().len());
    // For each node the first one that is surely equal to it.
    let mut first: Vec<NodeId> = Vec::with_capacity(d.nodes().len());
    let mut numbers: HashMap<(Op, u32), NodeId> = HashMap::new();
    for (id, node) in d.nodes().iter().enumerate() {
        let node = Node {
            op: node.op.map_operands(|a| first[a as usize]),
            width: node.width,
            name: None,
            comment: None,
        };
        let operands = node.op.operands();
        let values: Option<Vec<Bits>> = operands
            .iter()
            .map(|id| known[*id as usize].constant())
            .collect();
        let value = values.and_then(|v| {
            let v: Vec<&Bits> = v.iter().collect();
            evaluate(&node.op, node.width, &v)
        });
        let fact = match value {
            Some(value) => Known::of(&value),
            None => learn(d, &known, &node),
        };
        let same = same_as(d, &known, &node).map(|s| first[s as usize]);
        let op = fact.constant().map_or(node.op, Op::Const);
        let number = numbers.entry((op, node.width)).or_insert(id as NodeId);
        first.push(same.unwrap_or(*number));
        known.push(fact);
    }
    known.iter().map(Known::constant).collect()
}

/// The operand that an operation gives back unchanged, if it does.
fn same_as(d: &Definition, known: &[Known], node: &Node) -> Option<NodeId> {
    let zero = |id: &NodeId| is_zero(&known[*id as usize]);
    let ones = |id: &NodeId| known[*id as usize].ones == mask(d.node(*id).width);
    match &node.op {
        Op::And(a, b) | Op::Or(a, b) if a == b => Some(*a),
        Op::And(a, b) if ones(b) => Some(*a),
        Op::And(a, b) if ones(a) => Some(*b),
        Op::Or(a, b) | Op::Xor(a, b) | Op::Add(a, b) | Op::Sub(a, b) if zero(b) => Some(*a),
        Op::Or(a, b) | Op::Xor(a, b) | Op::Add(a, b) if zero(a) => Some(*b),
        Op::Mux {
            then, otherwise, ..
        } if then == otherwise => Some(*then),
        Op::Mux {
            select,
            then,
            otherwise,
        } => {
            let select = known[*select as usize].constant()?;
            Some(if select.is_zero() { *otherwise } else { *then })
        }
        Op::Shl { value, amount } | Op::Shr { value, amount } | Op::SignedShr { value, amount }
            if zero(amount) =>
        {
            Some(*value)
        }
        Op::Slice { value, .. } if d.node(*value).width == node.width => Some(*value),
        Op::SignExtend(a) if d.node(*a).width == node.width => Some(*a),
        Op::Not(a) => match d.node(*a).op {
            Op::Not(b) => Some(b),
            _ => None,
        },
        _ => None,
    }
}

/// What is known of a node that is not a function of constants.
fn learn(d: &Definition, known: &[Known], node: &Node) -> Known {
    let k = |id: &NodeId| &known[*id as usize];
    let opposite =
        |a: &NodeId, b: &NodeId| d.node(*a).op == Op::Not(*b) || d.node(*b).op == Op::Not(*a);
    let width = node.width;
    let zero = || Known::of(&Bits::zero(width));
    match &node.op {
        Op::Not(a) => k(a).inverted(),
        Op::And(a, b) if opposite(a, b) => zero(),
        Op::And(a, b) => Known {
            width,
            zeros: &k(a).zeros | &k(b).zeros,
            ones: &k(a).ones & &k(b).ones,
        },
        Op::Or(a, b) if opposite(a, b) => zero().inverted(),
        Op::Or(a, b) => Known {
            width,
            zeros: &k(a).zeros & &k(b).zeros,
            ones: &k(a).ones | &k(b).ones,
        },
        Op::Xor(a, b) | Op::Sub(a, b) if a == b => zero(),
        Op::Xor(a, b) if opposite(a, b) => zero().inverted(),
        Op::Xor(a, b) => {
            let (a, b) = (k(a), k(b));
            Known {
                width,
                zeros: (&a.zeros & &b.zeros) | (&a.ones & &b.ones),
                ones: (&a.zeros & &b.ones) | (&a.ones & &b.zeros),
            }
        }
        Op::Add(a, b) if is_zero(k(b)) => k(a).clone(),
        Op::Add(a, b) if is_zero(k(a)) => k(b).clone(),
        Op::Sub(a, b) if is_zero(k(b)) => k(a).clone(),
        Op::Mul(a, b) if is_zero(k(a)) || is_zero(k(b)) => zero(),
        Op::Eq(a, b) if a == b => Known::flag(Some(true)),
        Op::Eq(a, b) => {
            let clash = (&k(a).zeros & &k(b).ones) | (&k(a).ones & &k(b).zeros);
            Known::flag((clash.bits() > 0).then_some(false))
        }
        Op::Lt(a, b) | Op::SignedLt(a, b) if a == b => Known::flag(Some(false)),
        Op::Lt(a, b) => Known::flag(k(a).below(k(b))),
        Op::SignedLt(a, b) => Known::flag(k(a).offset().below(&k(b).offset())),
        Op::Mux {
            select,
            then,
            otherwise,
        } => match k(select).constant() {
            Some(s) => k(if s.is_zero() { otherwise } else { then }).clone(),
            None => k(then).common(k(otherwise)),
        },
        Op::Slice { value, low } => k(value).slice(*low, width),
        Op::Cat(parts) => parts.iter().rev().fold(Known::nothing(0), |high, p| Known {
            width: high.width + k(p).width,
            zeros: (high.zeros << k(p).width) | &k(p).zeros,
            ones: (high.ones << k(p).width) | &k(p).ones,
        }),
        Op::Shl { value, amount } | Op::Shr { value, amount } | Op::SignedShr { value, amount } => {
            shifted(&node.op, k(value), k(amount))
        }
        Op::ReduceAnd(a) => Known::flag((k(a).zeros.bits() > 0).then_some(false)),
        Op::ReduceOr(a) => Known::flag((k(a).ones.bits() > 0).then_some(true)),
        Op::SignExtend(a) => {
            let (a, high) = (k(a), mask(width) ^ mask(k(a).width));
            let sign = u64::from(a.width - 1);
            let extend = |bits: &BigUint| {
                if bits.bit(sign) {
                    bits | &high
                } else {
                    bits.clone()
                }
            };
            Known {
                width,
                zeros: extend(&a.zeros),
                ones: extend(&a.ones),
            }
        }
        Op::Table { values, .. } => values
            .iter()
            .fold(zero(), |all, v| all.common(&Known::of(v))),
        Op::MemoryRead { memory, address } => {
            let depth = BigUint::from(d.memories()[*memory as usize].depth);
            match k(address).smallest() >= depth {
                true => zero(),
                false => Known::nothing(width),
            }
        }
        _ => Known::nothing(width),
    }
}

fn is_zero(known: &Known) -> bool {
    known.zeros == mask(known.width)
}

fn shifted(op: &Op, value: &Known, amount: &Known) -> Known {
    let width = value.width;
    let signed = matches!(op, Op::SignedShr { .. });
    let beyond = amount.smallest() >= BigUint::from(width);
    if is_zero(value) || (beyond && !signed) {
        return Known::of(&Bits::zero(width));
    }
    if signed {
        let sign = value.slice(width - 1, 1);
        let all = |bits: &BigUint| {
            if bits.bits() > 0 {
                mask(width)
            } else {
                BigUint::default()
            }
        };
        // With all bits alike the amount does not matter.
        let filled = Known {
            width,
            zeros: all(&sign.zeros),
            ones: all(&sign.ones),
        };
        let alike = value.ones == mask(width);
        return if beyond || alike {
            filled
        } else {
            Known::nothing(width)
        };
    }
    let n = amount.constant().and_then(|c| c.to_u64());
    match (n, op) {
        (Some(n), Op::Shl { .. }) => Known {
            width,
            zeros: ((&value.zeros << n) | mask(n as u32)) & mask(width),
            ones: (&value.ones << n) & mask(width),
        },
        (Some(n), _) => Known {
            width,
            zeros: (&value.zeros >> n) | (mask(width) ^ mask(width - n as u32)),
            ones: &value.ones >> n,
        },
        (None, _) => Known::nothing(width),
    }
}
