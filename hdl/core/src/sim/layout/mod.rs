//! From a typed netlist to a vector program.
//!
//! Stages of the pipeline come from the last to the first, so that state is updated in place (see
//! `stages`). One seed: operations of equal stage, level, kind and types become one instruction over
//! many elements, whatever module they came from. Elements are ordered by their consumers, so that most
//! operands already lie side by side. Many seeds: every operation becomes one instruction over the
//! seeds, and nothing has to be moved but values that pass from one register to another.

mod emit;
mod group;
mod place;
mod stages;

use super::flat::Flat;
use super::program::*;
use super::typed::{Source, Type, Typed, TypedOp, Value};
use group::Group;
use stages::{OUTPUTS, Stages};
use std::collections::HashMap;

/// Fewest operations that are worth an instruction of their own kind over elements.
const WORTH_GROUPING: usize = 8;

/// The order of a value among its neighbours: its earliest consumer's group, operand and element.
type Rank = (u32, u32, u32);

const NO_RANK: Rank = (u32::MAX, 0, 0);

/// Makes the program of a live netlist.
pub fn lay_out(flat: &Flat, seeds: u32) -> Program {
    let mut typed = Typed::new(flat);
    let ends = Ends::new(flat, &mut typed);
    let stages = Stages::new(flat, &typed, &ends);
    let mut layout = Layout::new(&typed, &stages, &ends, seeds);
    layout.group();
    layout.order();
    layout.place(flat);
    layout.emit();
    layout.finish(flat)
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

    /// What is sampled just before the edge.
    fn sampled(&self) -> impl Iterator<Item = Value> {
        let checked = self.properties.iter().chain(&self.holds);
        let shown = checked.chain(self.probes.iter().flatten());
        self.outputs.iter().chain(shown).copied()
    }
}

/// What happens in turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Event {
    /// The instruction of a group.
    Group(usize),
    /// The end of a stage: its state takes its new value. That of [`OUTPUTS`]: everything is sampled.
    End(u32),
}

struct Layout<'t> {
    typed: &'t Typed,
    stages: &'t Stages,
    ends: &'t Ends,
    seeds: u32,
    groups: Vec<Group>,
    events: Vec<Event>,
    ranks: Vec<Rank>,
    /// Registers by stage, from the last, and by consumer.
    register_order: Vec<u32>,
    /// The register that an operation writes without a copy, by the operation's value.
    direct: HashMap<Value, u32>,
    at: Vec<At>,
    sizes: [u32; 4],
    input_sizes: [u32; 4],
    constants: Vec<(Place, u64)>,
    gathered: HashMap<Vec<Value>, At>,
    room: place::Room,
    instrs: Vec<Instr>,
    memories: Vec<MemoryPlace>,
    sampled: Sampled,
}

/// Where values are sampled.
#[derive(Default)]
struct Sampled {
    /// Number of instructions up to there.
    instrs: usize,
    outputs: Vec<Place>,
    properties: Vec<Place>,
    holds: Option<Place>,
    probes: Vec<Vec<Place>>,
}

impl<'t> Layout<'t> {
    fn new(typed: &'t Typed, stages: &'t Stages, ends: &'t Ends, seeds: u32) -> Layout<'t> {
        Layout {
            typed,
            stages,
            ends,
            seeds,
            groups: vec![],
            events: vec![],
            ranks: vec![NO_RANK; typed.values.len()],
            register_order: vec![],
            direct: HashMap::new(),
            at: vec![At::MAX; typed.values.len()],
            sizes: [0; 4],
            input_sizes: [0; 4],
            constants: vec![],
            gathered: HashMap::new(),
            room: place::Room::default(),
            instrs: vec![],
            memories: vec![],
            sampled: Sampled::default(),
        }
    }

    fn ty(&self, v: Value) -> Type {
        self.typed.values[v as usize].0
    }

    fn op(&self, i: u32) -> &'t TypedOp {
        &self.typed.ops[i as usize]
    }

    fn source(&self, v: Value) -> Source {
        self.typed.values[v as usize].1
    }

    fn finish(self, flat: &Flat) -> Program {
        let place = |v: &Value| Place {
            ty: self.ty(*v),
            at: self.at[*v as usize],
        };
        let registers: Vec<Place> = self.ends.register.iter().map(place).collect();
        let resets = flat.registers.iter().zip(&registers);
        let resets = resets.filter_map(|(r, place)| Some((*place, r.reset?)));
        debug_assert_eq!(flat.registers.len(), registers.len());
        Program {
            seeds: self.seeds,
            inputs: self.ends.inputs.iter().map(place).collect(),
            reset: place(&self.ends.reset),
            resets: resets.collect(),
            registers,
            // A block may be read from any element.
            sizes: self.sizes.map(|n| n.next_multiple_of(BLOCK) + BLOCK),
            input_sizes: self.input_sizes,
            constants: self.constants,
            instrs: self.instrs,
            sampled: self.sampled.instrs,
            outputs: self.sampled.outputs,
            memories: self.memories,
            properties: self.sampled.properties,
            holds: self.sampled.holds,
            probes: self.sampled.probes,
        }
    }
}
