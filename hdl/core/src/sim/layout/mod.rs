//! From a typed netlist to a vector program.
//!
//! One seed: operations of equal level, kind and types become one instruction over many elements,
//! whatever module they came from. Elements are ordered by their consumers, from the last group to
//! the first, so that most operands already lie side by side. Many seeds: every operation becomes
//! one instruction over the seeds, and nothing has to be moved.

mod emit;
mod place;

use super::flat::Flat;
use super::program::*;
use super::typed::{Type, Typed, TypedOp, Value};
use super::word::Kind;
use std::collections::HashMap;

/// Fewest operations that are worth an instruction of their own kind over elements.
const WORTH_GROUPING: usize = 8;

/// The order of a value among its neighbours: its earliest consumer's group, operand and element.
type Rank = (u32, u32, u32);

const NO_RANK: Rank = (u32::MAX, 0, 0);

/// Operations that become one instruction.
struct Group {
    ops: Vec<u32>,
    unpack: bool,
}

/// Makes the program of a live netlist.
pub fn lay_out(flat: &Flat, seeds: u32) -> Program {
    let mut typed = Typed::new(flat);
    let ends = Ends::new(flat, &mut typed);
    let mut layout = Layout::new(&typed, seeds);
    layout.group();
    layout.order(&ends);
    layout.place(flat, &ends);
    layout.emit(&ends);
    layout.finish(flat, ends)
}

/// Values that leave the combinational logic.
struct Ends {
    inputs: Vec<Value>,
    reset: Value,
    outputs: Vec<Value>,
    next: Vec<Value>,
    register: Vec<Value>,
    writes: Vec<(u32, [Value; 3])>,
    properties: Vec<Value>,
    holds: Vec<Value>,
    probes: Vec<Vec<Value>>,
}

impl Ends {
    fn new(flat: &Flat, typed: &mut Typed) -> Ends {
        let mut writes = vec![];
        for (m, memory) in flat.memories.iter().enumerate() {
            let ty = Type::of(memory.word_width());
            for w in &memory.writes {
                let enable = typed.value(flat, w.enable, Type::U8);
                let address = typed.value(flat, w.address, Type::U32);
                let data = typed.value(flat, w.data, ty);
                writes.push((m as u32, [enable, address, data]));
            }
        }
        let mut own =
            |slots: &[u32]| -> Vec<Value> { slots.iter().map(|s| typed.own(flat, *s)).collect() };
        let inputs = own(&flat.inputs);
        let reset = own(&[flat.reset])[0];
        let outputs = own(&flat.outputs);
        let register: Vec<u32> = flat.registers.iter().map(|r| r.slot).collect();
        let register = own(&register);
        let properties: Vec<u32> = flat.properties.iter().map(|p| p.2).collect();
        let properties = own(&properties);
        let holds = own(flat.holds.as_slice());
        let probes = flat.probes.iter().map(|p| own(&p.0)).collect();
        let next = flat.registers.iter().map(|r| {
            let ty = Type::of(flat.widths[r.slot as usize]);
            typed.value(flat, r.next, ty)
        });
        Ends {
            next: next.collect(),
            inputs,
            reset,
            outputs,
            register,
            writes,
            properties,
            holds,
            probes,
        }
    }
}

struct Layout<'t> {
    typed: &'t Typed,
    seeds: u32,
    groups: Vec<Group>,
    ranks: Vec<Rank>,
    register_order: Vec<u32>,
    at: Vec<At>,
    sizes: [u32; 4],
    input_sizes: [u32; 4],
    constants: Vec<(Place, u64)>,
    gathered: HashMap<Vec<Value>, At>,
    instrs: Vec<Instr>,
    commits: Vec<Commit>,
    memories: Vec<MemoryPlace>,
}

impl<'t> Layout<'t> {
    fn new(typed: &'t Typed, seeds: u32) -> Layout<'t> {
        Layout {
            typed,
            seeds,
            groups: vec![],
            ranks: vec![NO_RANK; typed.values.len()],
            register_order: vec![],
            at: vec![At::MAX; typed.values.len()],
            sizes: [0; 4],
            input_sizes: [0; 4],
            constants: vec![],
            gathered: HashMap::new(),
            instrs: vec![],
            commits: vec![],
            memories: vec![],
        }
    }

    fn ty(&self, v: Value) -> Type {
        self.typed.values[v as usize].0
    }

    fn op(&self, i: u32) -> &'t TypedOp {
        &self.typed.ops[i as usize]
    }

    /// Collects operations of one level, kind and types; sorts groups by level.
    fn group(&mut self) {
        let mut level = vec![0u32; self.typed.values.len()];
        let mut slices: HashMap<Value, usize> = HashMap::new();
        for op in &self.typed.ops {
            let below = op.args.iter().map(|a| level[*a as usize]).max();
            level[op.dest as usize] = 1 + below.unwrap_or(0);
            if is_bit_slice(op) {
                *slices.entry(op.args[0]).or_default() += 1;
            }
        }
        let mut groups: HashMap<_, Group> = HashMap::new();
        for (i, op) in self.typed.ops.iter().enumerate() {
            let unpack =
                self.seeds == 1 && is_bit_slice(op) && slices[&op.args[0]] >= WORTH_GROUPING;
            let to = self.ty(op.dest);
            let level = level[op.dest as usize];
            let (source, immediate) = match (unpack, op.kind) {
                (true, _) => (op.args[0] + 1, 0),
                // Each Pack has operands of its own number.
                (_, Kind::Pack) => (op.dest + 1, 0),
                _ => (0, op.immediate),
            };
            let key = (level, op.kind, op.ty, to, source, immediate, op.mask);
            groups
                .entry(key)
                .or_insert_with(|| Group {
                    ops: vec![],
                    unpack,
                })
                .ops
                .push(i as u32);
        }
        let mut groups: Vec<_> = groups.into_iter().collect();
        groups.sort_by_key(|(key, _)| *key);
        for (_, group) in groups {
            if group.unpack || (self.seeds == 1 && group.ops.len() >= WORTH_GROUPING) {
                self.groups.push(group);
            } else {
                let alone = group.ops.into_iter().map(|op| Group {
                    ops: vec![op],
                    unpack: false,
                });
                self.groups.extend(alone);
            }
        }
    }

    /// Orders elements of groups, and registers, by their consumers.
    fn order(&mut self, ends: &Ends) {
        if self.seeds > 1 {
            self.register_order = (0..ends.register.len() as u32).collect();
            return;
        }
        self.rank_groups();
        self.order_registers(ends);
        self.ranks.fill(NO_RANK);
        for (position, r) in self.register_order.iter().enumerate() {
            let next = ends.next[*r as usize];
            self.ranks[next as usize] = (u32::MAX - 1, 0, position as u32);
        }
        self.rank_groups();
        self.order_registers(ends);
    }

    fn rank_groups(&mut self) {
        for g in (0..self.groups.len()).rev() {
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

    /// Registers by type and consumer; one that only feeds another register follows its order.
    fn order_registers(&mut self, ends: &Ends) {
        let mut feeds: HashMap<Value, u32> = HashMap::new();
        for (r, next) in ends.next.iter().enumerate() {
            feeds.entry(*next).or_insert(r as u32);
        }
        let key = |r: u32| {
            let (mut v, mut hops) = (ends.register[r as usize], 0u32);
            while self.ranks[v as usize].0 >= u32::MAX - 1 && hops < 1000 {
                let Some(after) = feeds.get(&v) else { break };
                v = ends.register[*after as usize];
                hops += 1;
            }
            (
                self.ty(ends.register[r as usize]),
                hops,
                self.ranks[v as usize],
                r,
            )
        };
        let mut order: Vec<u32> = (0..ends.register.len() as u32).collect();
        order.sort_by_cached_key(|r| key(*r));
        self.register_order = order;
    }

    /// Copies values to places that the edge leaves alone.
    fn sample(&mut self, values: &[Value]) -> Vec<Place> {
        let mut places = vec![
            Place {
                ty: Type::U8,
                at: 0
            };
            values.len()
        ];
        for ty in Type::ALL {
            let (indices, of_type): (Vec<usize>, Vec<Value>) = values
                .iter()
                .copied()
                .enumerate()
                .filter(|(_, v)| self.ty(*v) == ty)
                .unzip();
            let at = self.room(ty, of_type.len() as u32);
            self.move_to(ty, at, &of_type);
            for (k, i) in indices.into_iter().enumerate() {
                places[i] = Place {
                    ty,
                    at: at + k as u32 * self.seeds,
                };
            }
        }
        places
    }

    fn finish(mut self, flat: &Flat, ends: Ends) -> Program {
        let place = |layout: &Layout, v: &Value| Place {
            ty: layout.ty(*v),
            at: layout.at[*v as usize],
        };
        let outputs = self.sample(&ends.outputs);
        let properties = self.sample(&ends.properties);
        let holds = self.sample(&ends.holds).first().copied();
        let flat_probes: Vec<Value> = ends.probes.concat();
        let mut sampled = self.sample(&flat_probes).into_iter();
        let probes = ends
            .probes
            .iter()
            .map(|p| sampled.by_ref().take(p.len()).collect());
        let probes = probes.collect();
        let at = |v: Value| self.at[v as usize];
        let writes = ends
            .writes
            .iter()
            .map(|(memory, [enable, address, data])| Write {
                memory: *memory,
                enable: at(*enable),
                address: at(*address),
                data: at(*data),
            });
        debug_assert_eq!(flat.registers.len(), ends.register.len());
        Program {
            seeds: self.seeds,
            writes: writes.collect(),
            inputs: ends.inputs.iter().map(|v| place(&self, v)).collect(),
            reset: place(&self, &ends.reset),
            registers: ends.register.iter().map(|v| place(&self, v)).collect(),
            // A block may be read from any element.
            sizes: self.sizes.map(|n| n.next_multiple_of(BLOCK) + BLOCK),
            input_sizes: self.input_sizes,
            constants: self.constants,
            instrs: self.instrs,
            outputs,
            commits: self.commits,
            memories: self.memories,
            properties,
            holds,
            probes,
        }
    }
}

/// Whether an operation takes one bit of a value.
fn is_bit_slice(op: &TypedOp) -> bool {
    op.kind == Kind::Slice && op.mask == 1
}
