//! Instructions: what is computed and moved, group by group.

use super::{Ends, Layout};
use crate::sim::program::{At, Instr, Piece, Place};
use crate::sim::typed::{Source, Type, TypedOp, Value};
use crate::sim::word::Kind;

impl Layout<'_> {
    /// Writes the instructions, group by group, then what the ends need.
    pub(super) fn emit(&mut self, ends: &Ends) {
        for g in 0..self.groups.len() {
            let ops: Vec<&TypedOp> = self.groups[g].ops.iter().map(|i| self.op(*i)).collect();
            let instr = if self.groups[g].unpack {
                let (first, last) = (ops[0], ops[ops.len() - 1]);
                Instr::Unpack {
                    from: first.ty,
                    n: last.immediate - first.immediate + 1,
                    dest: self.at[first.dest as usize],
                    a: self.at[first.args[0] as usize],
                    shift: first.immediate,
                }
            } else if ops[0].kind == Kind::Pack {
                self.pack(ops[0])
            } else {
                self.map(&ops)
            };
            self.instrs.push(instr);
        }
        for c in self.commits.clone() {
            let of_type = |r: &&u32| self.ty(ends.register[**r as usize]) == c.ty;
            let order = self.register_order.iter().filter(of_type);
            let values: Vec<Value> = order.map(|r| ends.next[*r as usize]).collect();
            self.move_to(c.ty, c.next, &values);
        }
    }

    pub(super) fn pack(&mut self, op: &TypedOp) -> Instr {
        let (to, dest) = (self.ty(op.dest), self.at[op.dest as usize]);
        if self.seeds > 1 {
            let bits = op.args.iter().map(|a| self.at[*a as usize]).collect();
            return Instr::PackRows { to, dest, bits };
        }
        let bits = self.operand(op.args.clone());
        Instr::Pack {
            to,
            n: op.args.len() as u32,
            dest,
            bits,
        }
    }

    pub(super) fn map(&mut self, ops: &[&TypedOp]) -> Instr {
        let op = ops[0];
        let (ty, to, dest) = (op.ty, self.ty(op.dest), self.at[op.dest as usize]);
        let n = ops.len() as u32 * self.seeds;
        let operands: Vec<At> = (0..op.args.len())
            .map(|i| self.operand(ops.iter().map(|o| o.args[i]).collect()))
            .collect();
        let (a, b) = (operands[0], operands.get(1).copied().unwrap_or(0));
        let (kind, immediate, mask) = (op.kind, op.immediate, op.mask);
        match kind {
            Kind::Eq | Kind::Lt => Instr::Compare {
                kind,
                ty,
                n,
                dest,
                a,
                b,
            },
            Kind::Mux => Instr::Mux {
                ty,
                n,
                dest,
                select: a,
                a: b,
                b: operands[2],
            },
            Kind::Slice | Kind::Convert => Instr::Slice {
                from: ty,
                to,
                n,
                dest,
                a,
                shift: immediate,
                mask,
            },
            Kind::Read => Instr::Read {
                memory: immediate,
                n,
                dest,
                address: a,
            },
            _ => Instr::Map {
                kind,
                ty,
                n,
                dest,
                a,
                b,
                immediate,
                mask,
            },
        }
    }

    /// The place of operands side by side: where they are, or where they are moved to.
    pub(super) fn operand(&mut self, values: Vec<Value>) -> At {
        let first = self.at[values[0] as usize];
        let mut places = values.iter().enumerate();
        if places.all(|(k, v)| self.at[*v as usize] == first + k as u32) {
            return first;
        }
        if let Some(at) = self.gathered.get(&values) {
            return *at;
        }
        let ty = self.ty(values[0]);
        let at = self.room(ty, values.len() as u32);
        let constant = |v: &Value| match self.typed.values[*v as usize].1 {
            Source::Constant(c) => Some(c),
            _ => None,
        };
        if let Some(all) = values.iter().map(constant).collect::<Option<Vec<u64>>>() {
            let places = all.into_iter().enumerate();
            let places = places.map(|(k, c)| {
                (
                    Place {
                        ty,
                        at: at + k as u32,
                    },
                    c,
                )
            });
            self.constants.extend(places);
        } else {
            self.move_to(ty, at, &values);
        }
        self.gathered.insert(values, at);
        at
    }

    /// Moves values to rows from `dest` on, in runs as long as possible.
    pub(super) fn move_to(&mut self, ty: Type, dest: At, values: &[Value]) {
        let places: Vec<At> = values.iter().map(|v| self.at[*v as usize]).collect();
        let seeds = self.seeds;
        let mut pieces = vec![];
        let mut k = 0;
        while k < places.len() {
            let run = |step: u32| {
                let expected = |(i, at): (usize, &At)| *at == places[k] + i as u32 * step;
                places[k..]
                    .iter()
                    .enumerate()
                    .take_while(|p| expected((p.0, p.1)))
                    .count()
            };
            let (side_by_side, same) = (run(seeds), if seeds == 1 { run(0) } else { 1 });
            let (count, splat) = (side_by_side.max(same), same > side_by_side);
            pieces.push(Piece {
                dest: dest + k as u32 * seeds,
                source: places[k],
                count: count as u32 * seeds,
                splat,
            });
            k += count;
        }
        if !pieces.is_empty() {
            self.instrs.push(Instr::Move { ty, pieces });
        }
    }
}
