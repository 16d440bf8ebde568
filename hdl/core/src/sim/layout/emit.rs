//! Instructions: what is computed and moved, event by event.

use super::{Event, Layout, OUTPUTS};
use crate::sim::program::{At, Instr, Piece, Place};
use crate::sim::typed::{Source, Type, TypedOp, Value};
use crate::sim::word::Kind;

impl Layout<'_> {
    /// Writes the instructions.
    pub(super) fn emit(&mut self) {
        let copied = self.copied();
        let mut copied = copied.iter().peekable();
        for e in 0..self.events.len() {
            match self.events[e] {
                Event::Group(g) => self.emit_group(g, e),
                Event::End(OUTPUTS) => self.sample_all(),
                Event::End(stage) => {
                    self.write_memories(stage);
                    let here = |r: &&Vec<u32>| self.stages.registers[r[0] as usize] == stage;
                    let here: Vec<_> = std::iter::from_fn(|| copied.next_if(here)).collect();
                    self.copy_registers(&here, stage, e);
                }
            }
            self.room.end(e);
        }
    }

    /// What the end of a stage reads.
    pub(super) fn read_at(&self, stage: u32) -> Vec<Value> {
        if stage == OUTPUTS {
            return self.ends.sampled().collect();
        }
        let next = self.ends.next.iter().zip(&self.stages.registers);
        let next = next.filter(|(_, s)| **s == stage).map(|(v, _)| *v);
        let writes = self.ends.writes.iter();
        let writes = writes.filter(|w| self.stages.memories[w.0 as usize] == stage);
        next.chain(writes.flat_map(|w| w.1)).collect()
    }

    fn emit_group(&mut self, g: usize, event: usize) {
        self.place_results(g, event);
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
            self.pack(ops[0], event)
        } else {
            let operands = self.operands(g);
            self.map(&ops, operands, event)
        };
        self.instrs.push(instr);
    }

    fn pack(&mut self, op: &TypedOp, event: usize) -> Instr {
        let (to, dest) = (self.ty(op.dest), self.at[op.dest as usize]);
        if self.seeds > 1 {
            let bits = op.args.iter().map(|a| self.at[*a as usize]).collect();
            return Instr::PackRows { to, dest, bits };
        }
        let bits = self.operand(op.args.clone(), None, event);
        Instr::Pack {
            to,
            n: op.args.len() as u32,
            dest,
            bits,
        }
    }

    fn map(&mut self, ops: &[&TypedOp], operands: Vec<Vec<Value>>, event: usize) -> Instr {
        let op = ops[0];
        let (ty, to, dest) = (op.ty, self.ty(op.dest), self.at[op.dest as usize]);
        let n = ops.len() as u32 * self.seeds;
        let operands: Vec<At> = operands
            .into_iter()
            .map(|values| self.operand(values, Some((to, dest)), event))
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

    /// The place of operands side by side: where they are, or where they are moved to. Those that
    /// overlap the results are moved unless they are in the same places.
    fn operand(&mut self, values: Vec<Value>, results: Option<(Type, At)>, event: usize) -> At {
        let (ty, first, n) = (
            self.ty(values[0]),
            self.at[values[0] as usize],
            values.len() as u32,
        );
        let overlaps = results.is_some_and(|(to, dest)| {
            to == ty && dest != first && dest < first + n && first < dest + n
        });
        let mut places = values.iter().enumerate();
        let side_by_side = places.all(|(k, v)| self.at[*v as usize] == first + k as u32);
        if n == 1 || (side_by_side && !overlaps) {
            return first;
        }
        if let Some(at) = self.gathered.get(&values) {
            return *at;
        }
        let constant = |v: &Value| match self.source(*v) {
            Source::Constant(c) => Some(c),
            _ => None,
        };
        let at;
        if let Some(all) = values.iter().map(constant).collect::<Option<Vec<u64>>>() {
            at = self.room(ty, n);
            let place = |k: usize| Place {
                ty,
                at: at + k as u32,
            };
            let all = all.into_iter().enumerate();
            self.constants.extend(all.map(|(k, c)| (place(k), c)));
        } else {
            let until = self.last_gathered(&values, event);
            at = self.room_until(ty, n, until);
            self.move_to(ty, at, &values);
        }
        self.gathered.insert(values, at);
        at
    }

    /// Moves values to rows from `dest` on, in runs as long as possible.
    fn move_to(&mut self, ty: Type, dest: At, values: &[Value]) {
        let places: Vec<At> = values.iter().map(|v| self.at[*v as usize]).collect();
        self.move_places(ty, dest, &places);
    }

    fn move_places(&mut self, ty: Type, dest: At, places: &[At]) {
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

    /// The writes of a stage's memories.
    fn write_memories(&mut self, stage: u32) {
        for (memory, operands) in &self.ends.writes {
            if self.stages.memories[*memory as usize] == stage {
                let [enable, address, data] = operands.map(|v| self.at[v as usize]);
                self.instrs.push(Instr::Write {
                    memory: *memory,
                    enable,
                    address,
                    data,
                });
            }
        }
    }

    /// Copies the registers of a stage that are not written in place, those of each type at once.
    fn copy_registers(&mut self, copied: &[&Vec<u32>], stage: u32, event: usize) {
        let at = |layout: &Self, v: Value| layout.at[v as usize];
        // A register that takes the old value of one of its own stage must have it before that changes.
        let mut saved = vec![];
        for registers in copied {
            let next = registers.iter().map(|r| self.ends.next[*r as usize]);
            let next: Vec<Value> = next.collect();
            let own = |v: &Value| match self.source(*v) {
                Source::Register(r) => self.stages.registers[r as usize] == stage,
                _ => false,
            };
            let ty = self.ty(next[0]);
            let mut places: Vec<At> = next.iter().map(|v| at(self, *v)).collect();
            if next.iter().any(own) {
                let room = self.room_until(ty, next.len() as u32, event);
                self.move_places(ty, room, &places);
                places = (0..next.len() as u32)
                    .map(|k| room + k * self.seeds)
                    .collect();
            }
            saved.push((
                ty,
                at(self, self.ends.register[registers[0] as usize]),
                places,
            ));
        }
        for (ty, dest, places) in saved {
            self.move_places(ty, dest, &places);
        }
    }

    /// Copies everything that is sampled to places that the edge leaves alone.
    fn sample_all(&mut self) {
        let ends = self.ends;
        self.sampled.outputs = self.sample(&ends.outputs);
        self.sampled.properties = self.sample(&ends.properties);
        self.sampled.holds = self.sample(&ends.holds).first().copied();
        let mut sampled = self.sample(&ends.probes.concat()).into_iter();
        let probes = ends.probes.iter();
        let probes = probes.map(|p| sampled.by_ref().take(p.len()).collect());
        self.sampled.probes = probes.collect();
        self.sampled.instrs = self.instrs.len();
    }

    fn sample(&mut self, values: &[Value]) -> Vec<Place> {
        let none = Place {
            ty: Type::U8,
            at: 0,
        };
        let mut places = vec![none; values.len()];
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
                let at = at + k as u32 * self.seeds;
                places[i] = Place { ty, at };
            }
        }
        places
    }
}
