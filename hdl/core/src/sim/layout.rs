//! From a typed netlist to a vector program.
//!
//! One seed: operations of equal level, kind and types become one instruction over many elements,
//! whatever module they came from. Elements are ordered by their consumers, from the last group to
//! the first, so that most operands already lie side by side. Many seeds: every operation becomes
//! one instruction over the seeds, and nothing has to be moved.

use super::flat::Flat;
use super::program::*;
use super::typed::{Source, Type, Typed, TypedOp, Value};
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

    /// Room for `n` elements (each a row of seeds), from a block boundary to a block boundary.
    fn room(&mut self, ty: Type, n: u32) -> At {
        let at = self.sizes[ty as usize].next_multiple_of(BLOCK);
        self.sizes[ty as usize] = (at + n * self.seeds).next_multiple_of(BLOCK);
        at
    }

    /// Room for one element that no vector instruction writes.
    fn single(&mut self, ty: Type) -> At {
        if self.seeds > 1 {
            return self.room(ty, 1);
        }
        self.sizes[ty as usize] += 1;
        self.sizes[ty as usize] - 1
    }

    /// Gives every value and memory its place.
    fn place(&mut self, flat: &Flat, ends: &Ends) {
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
                reset: if memory.constant {
                    None
                } else {
                    memory.reset.clone()
                },
            });
        }
    }

    fn place_registers(&mut self, ends: &Ends) {
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

    /// Writes the instructions, group by group, then what the ends need.
    fn emit(&mut self, ends: &Ends) {
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

    fn pack(&mut self, op: &TypedOp) -> Instr {
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

    fn map(&mut self, ops: &[&TypedOp]) -> Instr {
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
    fn operand(&mut self, values: Vec<Value>) -> At {
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
    fn move_to(&mut self, ty: Type, dest: At, values: &[Value]) {
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
