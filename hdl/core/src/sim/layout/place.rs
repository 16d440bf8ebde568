//! Places: where in the banks every value and memory lies.

use super::{Event, Layout};
use crate::sim::flat::Flat;
use crate::sim::program::{At, BLOCK, MemoryPlace, Place};
use crate::sim::typed::{Source, Type, Value};
use std::collections::HashMap;

/// Room that values take only for a part of the cycle.
#[derive(Default)]
pub(super) struct Room {
    /// What is free again, by type and size.
    free: HashMap<(Type, u32), Vec<At>>,
    /// What is freed after each event.
    ending: Vec<Vec<(Type, u32, At)>>,
    /// The last event that reads each value, if any does.
    last: Vec<Option<usize>>,
    /// The last event that reads values side by side.
    last_gathered: HashMap<Vec<Value>, usize>,
}

impl Room {
    /// Frees what was last read in an event.
    pub(super) fn end(&mut self, event: usize) {
        for (ty, n, at) in std::mem::take(&mut self.ending[event]) {
            self.free.entry((ty, n)).or_default().push(at);
        }
    }
}

impl Layout<'_> {
    /// Room for `n` elements (each a row of seeds), from a block boundary to a block boundary.
    pub(super) fn room(&mut self, ty: Type, n: u32) -> At {
        let at = self.sizes[ty as usize].next_multiple_of(BLOCK);
        self.sizes[ty as usize] = (at + n * self.seeds).next_multiple_of(BLOCK);
        at
    }

    /// The same, to be free again after an event.
    pub(super) fn room_until(&mut self, ty: Type, n: u32, event: usize) -> At {
        let blocks = (n * self.seeds).div_ceil(BLOCK);
        let free = self.room.free.get_mut(&(ty, blocks));
        let at = match free.and_then(Vec::pop) {
            Some(at) => at,
            None => self.room(ty, n),
        };
        self.room.ending[event].push((ty, blocks, at));
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

    /// Gives inputs, state, constants and memories their places. Results get theirs as they come.
    pub(super) fn place(&mut self, flat: &Flat) {
        let mut inputs: Vec<Value> = self.ends.inputs.clone();
        inputs.push(self.ends.reset);
        inputs.sort_by_key(|v| (self.ty(*v), self.ranks[*v as usize]));
        inputs
            .iter()
            .for_each(|v| self.at[*v as usize] = self.single(self.ty(*v)));
        self.input_sizes = self.sizes;
        self.place_registers();
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
        self.find_last();
    }

    /// Registers that one instruction writes lie side by side in its order, and so do those of a stage
    /// and type that are copied.
    fn place_registers(&mut self) {
        for g in 0..self.groups.len() {
            let dests = self.groups[g].ops.iter().map(|i| self.op(*i).dest);
            let dests: Vec<Value> = dests.collect();
            if !self.direct.contains_key(&dests[0]) {
                continue;
            }
            let ty = self.ty(dests[0]);
            let at = if dests.len() == 1 {
                self.single(ty)
            } else {
                self.room(ty, dests.len() as u32)
            };
            for (k, dest) in dests.iter().enumerate() {
                self.at[*dest as usize] = at + k as u32;
                let register = self.direct[dest];
                self.at[self.ends.register[register as usize] as usize] = at + k as u32;
            }
        }
        for copied in self.copied() {
            let ty = self.ty(self.ends.register[copied[0] as usize]);
            let at = self.room(ty, copied.len() as u32);
            for (k, r) in copied.iter().enumerate() {
                self.at[self.ends.register[*r as usize] as usize] = at + k as u32 * self.seeds;
            }
        }
    }

    /// The registers that are copied at the end of their stage, by stage and type.
    pub(super) fn copied(&self) -> Vec<Vec<u32>> {
        let direct = |r: &u32| {
            let next = self.ends.next[*r as usize];
            self.direct.get(&next) == Some(r)
        };
        let copied = self.register_order.iter().copied();
        let copied: Vec<u32> = copied.filter(|r| !direct(r)).collect();
        let key = |r: &u32| {
            let v = self.ends.register[*r as usize];
            (self.stages.registers[*r as usize], self.ty(v))
        };
        let runs = copied.chunk_by(|a, b| key(a) == key(b));
        runs.map(<[u32]>::to_vec).collect()
    }

    /// Finds the last reader of every value.
    fn find_last(&mut self) {
        let mut last = vec![None; self.typed.values.len()];
        let mut last_gathered = HashMap::new();
        for (e, event) in self.events.iter().enumerate() {
            let mut read = |v: Value| last[v as usize] = Some(e);
            match event {
                Event::Group(g) => {
                    for list in self.operands(*g) {
                        list.iter().for_each(|v| read(*v));
                        if list.len() > 1 {
                            last_gathered.insert(list, e);
                        }
                    }
                }
                Event::End(stage) => self.read_at(*stage).into_iter().for_each(read),
            }
        }
        self.room.last = last;
        self.room.last_gathered = last_gathered;
        self.room.ending = vec![vec![]; self.events.len()];
    }

    /// The operands of a group, each the values of all elements.
    pub(super) fn operands(&self, g: usize) -> Vec<Vec<Value>> {
        let group = &self.groups[g];
        let first = self.op(group.ops[0]);
        if group.unpack {
            return vec![vec![first.args[0]]];
        }
        if first.kind == crate::sim::word::Kind::Pack {
            return vec![first.args.clone()];
        }
        let list = |i| group.ops.iter().map(|o| self.op(*o).args[i]).collect();
        (0..first.args.len()).map(list).collect()
    }

    /// Gives the results of a group their places, unless they are registers that have theirs.
    pub(super) fn place_results(&mut self, g: usize, event: usize) {
        let ops = self.groups[g].ops.clone();
        let (first, last) = (self.op(ops[0]), self.op(ops[ops.len() - 1]));
        if self.direct.contains_key(&first.dest) {
            return;
        }
        let ty = self.ty(first.dest);
        let unpack = self.groups[g].unpack;
        let n = if unpack {
            last.immediate - first.immediate + 1
        } else {
            ops.len() as u32
        };
        let reads = ops
            .iter()
            .map(|i| self.room.last[self.op(*i).dest as usize]);
        let until = reads.flatten().max().unwrap_or(event);
        let at = match (self.seeds, n) {
            (1, 1) => self.single(ty),
            _ => self.room_until(ty, n, until),
        };
        for (k, i) in ops.iter().enumerate() {
            let op = self.op(*i);
            let k = if unpack {
                op.immediate - first.immediate
            } else {
                k as u32
            };
            self.at[op.dest as usize] = at + k;
        }
    }

    /// The last event that reads these values side by side.
    pub(super) fn last_gathered(&self, values: &[Value], event: usize) -> usize {
        self.room
            .last_gathered
            .get(values)
            .copied()
            .unwrap_or(event)
    }
}
