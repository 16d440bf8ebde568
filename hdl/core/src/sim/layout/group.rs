//! Groups: which operations become one instruction, when, and in which order of elements.

use super::{Event, Layout, OUTPUTS, WORTH_GROUPING};
use crate::sim::typed::{Source, Type, TypedOp, Value};
use crate::sim::word::Kind;
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

/// Operations that become one instruction.
pub(super) struct Group {
    pub ops: Vec<u32>,
    pub unpack: bool,
    pub stage: u32,
}

/// What operations of one group share, in the order of evaluation: stage and level (many seeds: the
/// operation's own number), kind, types, whose bits they are, immediate and mask.
type Key = (Reverse<u32>, u32, Kind, Type, Type, Value, u32, u64);

impl Layout<'_> {
    /// Collects operations that share a key, and lists all events.
    pub(super) fn group(&mut self) {
        let keys = self.keys();
        self.find_direct(&keys);
        let mut groups: HashMap<(Key, bool), Vec<u32>> = HashMap::new();
        for (i, key) in keys.iter().enumerate() {
            let direct = self.direct.contains_key(&self.op(i as u32).dest);
            groups.entry((*key, direct)).or_default().push(i as u32);
        }
        let mut groups: Vec<_> = groups.into_iter().collect();
        groups.sort_by_key(|(key, _)| *key);
        for ((key, _), ops) in groups {
            let stage = key.0.0;
            let unpack = key.5 != 0 && key.2 == Kind::Slice;
            if unpack || (self.seeds == 1 && ops.len() >= WORTH_GROUPING) {
                self.groups.push(Group { ops, unpack, stage });
            } else {
                let alone = ops.into_iter().map(|op| Group {
                    ops: vec![op],
                    unpack: false,
                    stage,
                });
                self.groups.extend(alone);
            }
        }
        self.list_events();
    }

    fn list_events(&mut self) {
        let state = self.stages.registers.iter().chain(&self.stages.memories);
        let mut ends: BTreeSet<u32> = state.copied().collect();
        ends.insert(OUTPUTS);
        let mut ends = ends.into_iter().rev().peekable();
        for (g, group) in self.groups.iter().enumerate() {
            while let Some(stage) = ends.next_if(|stage| *stage > group.stage) {
                self.events.push(Event::End(stage));
            }
            self.events.push(Event::Group(g));
        }
        self.events.extend(ends.map(Event::End));
    }

    fn keys(&self) -> Vec<Key> {
        let mut level = vec![0u32; self.typed.values.len()];
        let mut slices: HashMap<(u32, Value), usize> = HashMap::new();
        let ops = || self.typed.ops.iter().zip(&self.stages.ops);
        for (i, (op, stage)) in ops().enumerate() {
            let here = |a: &&Value| match self.source(**a) {
                Source::Op(i) => self.stages.ops[i as usize] == *stage,
                _ => false,
            };
            let below = op
                .args
                .iter()
                .filter(here)
                .map(|a| level[*a as usize])
                .max();
            level[op.dest as usize] = if self.seeds == 1 {
                1 + below.unwrap_or(0)
            } else {
                i as u32
            };
            if is_bit_slice(op) {
                *slices.entry((*stage, op.args[0])).or_default() += 1;
            }
        }
        let key = |(op, stage): (&TypedOp, &u32)| {
            let many = || slices[&(*stage, op.args[0])] >= WORTH_GROUPING;
            let unpack = self.seeds == 1 && is_bit_slice(op) && many();
            let (source, immediate) = match op.kind {
                _ if unpack => (op.args[0] + 1, 0),
                // Each Pack has operands of its own number.
                Kind::Pack => (op.dest + 1, 0),
                _ => (0, op.immediate),
            };
            let level = level[op.dest as usize];
            let to = self.ty(op.dest);
            (
                Reverse(*stage),
                level,
                op.kind,
                op.ty,
                to,
                source,
                immediate,
                op.mask,
            )
        };
        ops().map(key).collect()
    }

    /// Finds the operations that may write a register's next value where its old one is: nothing that
    /// comes later reads the old one.
    fn find_direct(&mut self, keys: &[Key]) {
        let mut readers: Vec<Vec<u32>> = vec![vec![]; self.ends.register.len()];
        for (i, op) in self.typed.ops.iter().enumerate() {
            for arg in &op.args {
                if let Source::Register(r) = self.source(*arg) {
                    readers[r as usize].push(i as u32);
                }
            }
        }
        let read_at_end = self.read_at_end();
        let candidate = |layout: &Self, r: u32| {
            let next = layout.ends.next[r as usize];
            let Source::Op(op) = layout.source(next) else {
                return None;
            };
            let (key, stage) = (&keys[op as usize], layout.stages.registers[r as usize]);
            let own_stage = layout.stages.ops[op as usize] == stage && !read_at_end[r as usize];
            // A group reads all before it writes, but for elements in place.
            let harmless = |i: &u32| {
                let reader = &keys[*i as usize];
                *i == op || (reader.0, reader.1) < (key.0, key.1) || (reader == key)
            };
            let unpack = key.5 != 0;
            (own_stage && !unpack && readers[r as usize].iter().all(harmless)).then_some((next, op))
        };
        let mut found: HashMap<Value, u32> = HashMap::new();
        let mut count: HashMap<&Key, usize> = HashMap::new();
        for r in 0..self.ends.register.len() as u32 {
            if let Some((next, op)) = candidate(self, r)
                && !found.contains_key(&next)
            {
                found.insert(next, r);
                *count.entry(&keys[op as usize]).or_default() += 1;
            }
        }
        // Where a group is too small, its operations come one after the other.
        found.retain(|next, r| {
            let Source::Op(op) = self.source(*next) else {
                return false;
            };
            let key = &keys[op as usize];
            let alone = |i: &u32| *i == op || keys[*i as usize] != *key;
            let together = self.seeds == 1 && count[key] >= WORTH_GROUPING;
            together || readers[*r as usize].iter().all(alone)
        });
        self.direct = found;
    }

    /// The registers that are read at the end of their own stage.
    fn read_at_end(&self) -> Vec<bool> {
        let mut read = vec![false; self.ends.register.len()];
        let mut mark = |v: Value, stage: u32| {
            if let Source::Register(r) = self.source(v) {
                read[r as usize] |= self.stages.registers[r as usize] == stage;
            }
        };
        let next = self.ends.next.iter().zip(&self.stages.registers);
        next.for_each(|(v, stage)| mark(*v, *stage));
        for (memory, operands) in &self.ends.writes {
            let stage = self.stages.memories[*memory as usize];
            operands.iter().for_each(|v| mark(*v, stage));
        }
        read
    }

    /// Orders elements of groups, and registers, by their consumers, from the last stage.
    pub(super) fn order(&mut self) {
        let mut registers: Vec<u32> = (0..self.ends.register.len() as u32).collect();
        let stage = |r: &u32| Reverse(self.stages.registers[*r as usize]);
        if self.seeds > 1 {
            registers.sort_by_key(|r| (stage(r), self.ty(self.ends.register[*r as usize]), *r));
            self.register_order = registers;
            return;
        }
        registers.sort_by_key(|r| (stage(r), *r));
        for (k, v) in self.ends.outputs.iter().enumerate().rev() {
            self.ranks[*v as usize] = (u32::MAX - 1, 0, k as u32);
        }
        let (mut first, mut registers) = (0, registers.into_iter().peekable());
        for e in 0..self.events.len() {
            let Event::End(stage) = self.events[e] else {
                continue;
            };
            let own = |r: &u32| self.stages.registers[*r as usize] == stage;
            let here = std::iter::from_fn(|| registers.next_if(own)).collect();
            self.order_stage(first..e, here);
            first = e + 1;
        }
    }

    /// Orders one stage: its registers by the stages after it, which they feed, then its groups by its
    /// registers. Twice, as registers may feed their own stage.
    fn order_stage(&mut self, events: std::ops::Range<usize>, mut registers: Vec<u32>) {
        let groups: Vec<usize> = self.events[events]
            .iter()
            .filter_map(|e| match e {
                Event::Group(g) => Some(*g),
                Event::End(_) => None,
            })
            .collect();
        for _ in 0..2 {
            let key = |r: &u32| {
                let v = self.ends.register[*r as usize];
                (self.ty(v), self.ranks[v as usize], *r)
            };
            registers.sort_by_key(key);
            for (position, r) in registers.iter().enumerate().rev() {
                let next = self.ends.next[*r as usize];
                self.ranks[next as usize] = (u32::MAX - 1, 0, position as u32);
            }
            groups.iter().rev().for_each(|g| self.rank_group(*g));
        }
        self.register_order.extend(registers);
    }

    fn rank_group(&mut self, g: usize) {
        let mut ops = std::mem::take(&mut self.groups[g].ops);
        if self.groups[g].unpack {
            ops.sort_by_key(|i| self.op(*i).immediate);
        } else {
            ops.sort_by_key(|i| (self.ranks[self.op(*i).dest as usize], *i));
        }
        let operands = self.op(ops[0]).args.len();
        for operand in (0..operands).rev() {
            for (element, i) in ops.iter().enumerate().rev() {
                let arg = self.op(*i).args[operand];
                self.ranks[arg as usize] = (g as u32, operand as u32, element as u32);
            }
        }
        self.groups[g].ops = ops;
    }
}

/// Whether an operation takes one bit of a value.
fn is_bit_slice(op: &TypedOp) -> bool {
    op.kind == Kind::Slice && op.mask == 1
}
