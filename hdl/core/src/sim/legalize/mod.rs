//! From a definition to a flat netlist: the hierarchy dissolved, wide values cut into words.

mod wide;

use super::flat::{Flat, WordMemory, WordRegister, WordWrite};
use super::wave::probes;
use super::word::{Kind, Slot, mask};
use crate::bits::{Bits, words_of};
use crate::ir::*;
use std::sync::Arc;
use wide::operation;

/// A value of any width as words, least significant first.
type Words = Vec<Slot>;

/// The flat netlist of a hierarchy, with all properties and probes.
pub fn flatten(top: &Definition) -> Flat {
    let mut flat = Flat::default();
    flat.reset = flat.slot(1);
    let inputs: Vec<Vec<Words>> = top
        .inputs
        .iter()
        .map(|port| {
            (0..port.elements())
                .map(|_| fresh(&mut flat, port.width))
                .collect()
        })
        .collect();
    flat.inputs = inputs.iter().flatten().flatten().copied().collect();
    flat.probes.push((vec![flat.reset], 1));
    let outputs = level(&mut flat, top, inputs, "");
    flat.outputs = outputs.into_iter().flatten().flatten().collect();
    flat.properties.sort_by(|a, b| a.1.cmp(&b.1));
    flat
}

/// Width of word `part` of a value of `width` bits.
fn part_width(width: u32, part: usize) -> u32 {
    (width - part as u32 * 64).min(64)
}

/// Words that nothing defines yet.
fn fresh(flat: &mut Flat, width: u32) -> Words {
    (0..words_of(width))
        .map(|p| flat.slot(part_width(width, p)))
        .collect()
}

/// The words of a module's outputs or inputs, by port and element.
type Ports = Vec<Vec<Words>>;

/// Adds one level of the hierarchy and all below it; returns the words of its outputs.
fn level(flat: &mut Flat, definition: &Definition, inputs: Ports, path: &str) -> Ports {
    let registers = definition
        .registers
        .iter()
        .map(|r| fresh(flat, r.width))
        .collect();
    let memories = definition
        .memories
        .iter()
        .map(|m| add_memory(flat, m, path))
        .collect();
    let mut level = Level {
        definition,
        inputs,
        path,
        registers,
        memories,
        instances: vec![None; definition.instances.len()],
        inner_probes: vec![vec![]; definition.instances.len()],
        values: Vec::with_capacity(definition.nodes.len()),
    };
    for node in &definition.nodes {
        let words = level.node(flat, node);
        level.values.push(words);
    }
    for i in 0..definition.instances.len() {
        level.instance(flat, i);
    }
    level.connect_registers(flat);
    level.connect_memories(flat);
    for p in &definition.properties {
        let path = format!("{path}{}", p.name);
        flat.properties.push((p.kind, path, level.words(p.node)[0]));
    }
    for (_, id) in probes(definition) {
        flat.probes
            .push((level.words(id).clone(), definition.node(id).width));
    }
    flat.probes
        .extend(level.inner_probes.iter().flatten().cloned());
    level.ports(&definition.output_nodes)
}

/// One instance of a module while it is added.
struct Level<'a> {
    definition: &'a Definition,
    inputs: Ports,
    path: &'a str,
    registers: Vec<Words>,
    /// The first word memory of each memory.
    memories: Vec<usize>,
    /// Outputs of the instances added so far.
    instances: Vec<Option<Ports>>,
    /// Probes of the instances, set aside so that they follow those of this level.
    inner_probes: Vec<Vec<(Words, u32)>>,
    /// The words of the nodes so far.
    values: Vec<Words>,
}

impl Level<'_> {
    fn words(&self, id: NodeId) -> &Words {
        &self.values[id as usize]
    }

    fn ports(&self, nodes: &[Vec<NodeId>]) -> Ports {
        let port = |ids: &Vec<NodeId>| ids.iter().map(|id| self.words(*id).clone()).collect();
        nodes.iter().map(port).collect()
    }

    fn node(&mut self, flat: &mut Flat, node: &Node) -> Words {
        match &node.op {
            Op::Input { port, element } => self.inputs[*port as usize][*element as usize].clone(),
            Op::Reset => vec![flat.reset],
            Op::Register(r) => self.registers[*r as usize].clone(),
            Op::MemoryRead { memory, address } => {
                let m = *memory as usize;
                let depth = self.definition.memories[m].depth;
                read(
                    flat,
                    self.memories[m],
                    depth,
                    node.width,
                    self.words(*address),
                )
            }
            Op::Table { values, index } => {
                let (first, depth) = (add_table(flat, values), values.len() as u32);
                read(flat, first, depth, node.width, self.words(*index))
            }
            Op::InstanceOutput {
                instance,
                port,
                element,
            } => {
                let outputs = self.instance(flat, *instance as usize);
                outputs[*port as usize][*element as usize].clone()
            }
            op => {
                let ids = op.operands();
                let args: Vec<&Words> = ids.iter().map(|id| self.words(*id)).collect();
                let width = |id: &NodeId| self.definition.node(*id).width;
                let widths: Vec<u32> = ids.iter().map(width).collect();
                operation(flat, op, node.width, &args, &widths)
            }
        }
    }

    /// The outputs of instance `i`, which is added when they are first asked for.
    fn instance(&mut self, flat: &mut Flat, i: usize) -> &Ports {
        if self.instances[i].is_none() {
            let instance = &self.definition.instances[i];
            let inputs = self.ports(&instance.inputs);
            let path = format!("{}{}.", self.path, instance.name);
            let before = std::mem::take(&mut flat.probes);
            self.instances[i] = Some(level(flat, &instance.definition, inputs, &path));
            self.inner_probes[i] = std::mem::replace(&mut flat.probes, before);
        }
        self.instances[i].as_ref().expect("just added")
    }

    /// Gives registers their next values, enable included, and reset values.
    fn connect_registers(&self, flat: &mut Flat) {
        for (register, slots) in self.definition.registers.iter().zip(&self.registers) {
            let full: Arc<str> = format!("{}{}", self.path, register.name).into();
            let reset = register.reset.as_ref().map(Bits::words);
            for (part, slot) in slots.iter().enumerate() {
                let width = part_width(register.width, part);
                let mut next = self.words(register.next)[part];
                if let Some(enable) = register.enable {
                    let operands = [self.words(enable)[0], next, *slot];
                    next = flat.op(Kind::Mux, width, &operands, 0);
                }
                flat.registers.push(WordRegister {
                    slot: *slot,
                    next,
                    reset: reset.as_ref().map(|r| r[part]),
                    path: full.clone(),
                    width: register.width,
                    part: part as u32,
                });
            }
        }
    }

    /// Gives memories their write ports.
    fn connect_memories(&self, flat: &mut Flat) {
        for (memory, first) in self.definition.memories.iter().zip(&self.memories) {
            let writes = memory.writes.iter().map(|w| (w.enable, w.address, w.data));
            let advances = memory.advances.iter();
            let advances = advances.map(|a| (a.enable, a.address, a.amount));
            for (enable, address, data) in writes.chain(advances) {
                let address = entry(flat, self.words(address), memory.depth);
                let enable = self.words(enable)[0];
                for (part, data) in self.words(data).iter().enumerate() {
                    let write = WordWrite {
                        enable,
                        address,
                        data: *data,
                    };
                    flat.memories[first + part].writes.push(write);
                }
            }
        }
    }
}

/// Adds a memory, one of words for every 64 bits; returns the index of the first.
fn add_memory(flat: &mut Flat, memory: &Memory, path: &str) -> usize {
    let path: Arc<str> = format!("{path}{}", memory.name).into();
    let reset = match &memory.reset {
        MemoryReset::Values(values) => Some(values.clone()),
        _ => None,
    };
    let first = add_words(flat, path, memory.width, memory.depth, reset, false);
    // Counters have less than 64 bits: one word.
    flat.memories[first].modulus = memory.modulus;
    first
}

fn add_table(flat: &mut Flat, values: &Arc<Vec<Bits>>) -> usize {
    let width = values[0].width();
    add_words(
        flat,
        "".into(),
        width,
        values.len() as u32,
        Some(values.clone()),
        true,
    )
}

fn add_words(
    flat: &mut Flat,
    path: Arc<str>,
    width: u32,
    depth: u32,
    reset: Option<Arc<Vec<Bits>>>,
    constant: bool,
) -> usize {
    let first = flat.memories.len();
    for part in 0..words_of(width) {
        let reset = reset
            .as_ref()
            .map(|v| v.iter().map(|b| b.words()[part]).collect());
        flat.memories.push(WordMemory {
            path: path.clone(),
            width,
            part: part as u32,
            depth,
            reset,
            constant,
            modulus: None,
            writes: vec![],
        });
    }
    first
}

fn read(flat: &mut Flat, first: usize, depth: u32, width: u32, address: &Words) -> Words {
    let address = entry(flat, address, depth);
    (0..words_of(width))
        .map(|p| {
            flat.op(
                Kind::Read,
                part_width(width, p),
                &[address],
                (first + p) as u32,
            )
        })
        .collect()
}

/// An address as one value of at most 32 bits: `depth` where it lies beyond.
fn entry(flat: &mut Flat, address: &Words, depth: u32) -> Slot {
    let limit = flat.constant(u64::from(depth));
    let low = address[0];
    if address.len() == 1 && mask(flat.widths[low as usize]) < u64::from(depth) {
        return low;
    }
    let mut inside = flat.op(Kind::Lt, 1, &[low, limit], 0);
    let zero = flat.constant(0);
    for high in &address[1..] {
        let clear = flat.op(Kind::Eq, 1, &[*high, zero], 0);
        inside = flat.op(Kind::And, 1, &[inside, clear], 0);
    }
    let width = u32::BITS - depth.leading_zeros();
    let low = flat.op(Kind::Slice, width, &[low], 0);
    flat.op(Kind::Mux, width, &[inside, low, limit], 0)
}
