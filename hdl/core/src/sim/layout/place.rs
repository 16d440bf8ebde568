//! Places: where in the banks every value and memory lies.

use super::{Ends, Layout};
use crate::sim::flat::Flat;
use crate::sim::program::{At, BLOCK, Commit, MemoryPlace, Place};
use crate::sim::typed::{Source, Type, Value};

impl Layout<'_> {
    /// Room for `n` elements (each a row of seeds), from a block boundary to a block boundary.
    pub(super) fn room(&mut self, ty: Type, n: u32) -> At {
        let at = self.sizes[ty as usize].next_multiple_of(BLOCK);
        self.sizes[ty as usize] = (at + n * self.seeds).next_multiple_of(BLOCK);
        at
    }

    /// Room for one element that no vector instruction writes.
    pub(super) fn single(&mut self, ty: Type) -> At {
        if self.seeds > 1 {
            return self.room(ty, 1);
        }
        self.sizes[ty as usize] += 1;
        self.sizes[ty as usize] - 1
    }

    /// Gives every value and memory its place.
    pub(super) fn place(&mut self, flat: &Flat, ends: &Ends) {
        let mut inputs: Vec<Value> = ends.inputs.clone();
        inputs.push(ends.reset);
        inputs.sort_by_key(|v| (self.ty(*v), self.ranks[*v as usize]));
        inputs
            .iter()
            .for_each(|v| self.at[*v as usize] = self.single(self.ty(*v)));
        self.input_sizes = self.sizes;
        self.place_registers(ends);
        for g in 0..self.groups.len() {
            let ops = &self.groups[g].ops;
            let (first, n) = (self.op(ops[0]), ops.len() as u32);
            let ty = self.ty(first.dest);
            if self.groups[g].unpack {
                let last = self.op(ops[ops.len() - 1]).immediate;
                let at = self.room(ty, last - first.immediate + 1);
                for i in self.groups[g].ops.clone() {
                    let op = self.op(i);
                    self.at[op.dest as usize] = at + op.immediate - first.immediate;
                }
            } else {
                let at = if n == 1 {
                    self.single(ty)
                } else {
                    self.room(ty, n)
                };
                for (k, i) in self.groups[g].ops.clone().into_iter().enumerate() {
                    let dest = self.op(i).dest;
                    self.at[dest as usize] = at + k as u32;
                }
            }
        }
        for (v, (ty, source)) in self.typed.values.iter().enumerate() {
            if let Source::Constant(value) = source {
                let at = self.single(*ty);
                self.at[v] = at;
                self.constants.push((Place { ty: *ty, at }, *value));
            }
        }
        for memory in &flat.memories {
            let ty = Type::of(memory.word_width());
            let seeds = if memory.constant { 1 } else { self.seeds };
            let base = self.sizes[ty as usize];
            self.sizes[ty as usize] += (memory.depth + 1) * seeds;
            self.memories.push(MemoryPlace {
                ty,
                base,
                depth: memory.depth,
                shared: memory.constant,
                modulus: memory.modulus,
                reset: if memory.constant {
                    None
                } else {
                    memory.reset.clone()
                },
            });
        }
    }

    pub(super) fn place_registers(&mut self, ends: &Ends) {
        for ty in Type::ALL {
            let order = self.register_order.clone().into_iter();
            let of_type: Vec<u32> = order
                .filter(|r| self.ty(ends.register[*r as usize]) == ty)
                .collect();
            if of_type.is_empty() {
                continue;
            }
            let count = of_type.len() as u32;
            let (registers, next) = (self.room(ty, count), self.room(ty, count));
            for (k, r) in of_type.iter().enumerate() {
                self.at[ends.register[*r as usize] as usize] = registers + k as u32 * self.seeds;
            }
            let count = count * self.seeds;
            self.commits.push(Commit {
                ty,
                next,
                registers,
                count,
            });
        }
    }
}
