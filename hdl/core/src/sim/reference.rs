//! The reference engine: a walk over the definition, every value of its own width.

use super::initial::random_state;
use super::wave::{Wave, probes, signals};
use super::{Error, Frame, FrameData, Options, Simulator, Violation, new_maker};
use crate::bits::{Bits, words_of};
use crate::eval::evaluate;
use crate::ir::*;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// Most violations that are kept.
pub(super) const MOST_VIOLATIONS: usize = 1000;

/// The reference simulator.
pub struct Reference {
    maker: u64,
    top: Level,
    inputs: Vec<Vec<Bits>>,
    reset: bool,
    sampled: Vec<u64>,
    properties: bool,
    traced: bool,
    cycle: u64,
    violations: Vec<Violation>,
    covered: BTreeMap<String, u64>,
    wave: Option<Wave>,
}

/// One instance of a module with its state.
struct Level {
    definition: Arc<Definition>,
    path: String,
    values: Vec<Bits>,
    registers: Vec<Bits>,
    memories: Vec<Vec<Bits>>,
    children: Vec<Level>,
}

impl Level {
    fn new(definition: Arc<Definition>, path: String, seed: u64) -> Level {
        let registers = definition
            .registers
            .iter()
            .map(|r| random_state(seed, &format!("{path}{}", r.name), r.width, 1).remove(0));
        let memories = definition
            .memories
            .iter()
            .map(|m| random_state(seed, &format!("{path}{}", m.name), m.width, m.depth));
        let children = definition
            .instances
            .iter()
            .map(|i| Level::new(i.definition.clone(), format!("{path}{}.", i.name), seed));
        Level {
            registers: registers.collect(),
            memories: memories.collect(),
            children: children.collect(),
            values: vec![],
            path,
            definition,
        }
    }

    /// Computes every node of this level and the levels below.
    fn settle(&mut self, reset: bool, inputs: &[Vec<Bits>]) {
        let definition = self.definition.clone();
        let mut settled = vec![false; self.children.len()];
        self.values.clear();
        for node in &definition.nodes {
            let value = match &node.op {
                Op::Input { port, element } => inputs[*port as usize][*element as usize].clone(),
                Op::Reset => Bits::new(1, u64::from(reset)),
                Op::Register(r) => self.registers[*r as usize].clone(),
                Op::MemoryRead { memory, address } => {
                    let entry = entry(&self.values[*address as usize]);
                    let memory = &self.memories[*memory as usize];
                    let stored = entry.and_then(|e| memory.get(e).cloned());
                    stored.unwrap_or_else(|| Bits::zero(node.width))
                }
                Op::InstanceOutput {
                    instance,
                    port,
                    element,
                } => {
                    let i = *instance as usize;
                    if !std::mem::replace(&mut settled[i], true) {
                        self.settle_child(i, reset);
                    }
                    self.children[i]
                        .output(*port as usize, *element as usize)
                        .clone()
                }
                op => {
                    let operands = op.operands();
                    let operands: Vec<&Bits> =
                        operands.iter().map(|a| &self.values[*a as usize]).collect();
                    evaluate(op, node.width, &operands).expect("a function of its operands")
                }
            };
            self.values.push(value);
        }
        for (i, done) in settled.into_iter().enumerate() {
            if !done {
                self.settle_child(i, reset);
            }
        }
    }

    fn settle_child(&mut self, i: usize, reset: bool) {
        let inputs: Vec<Vec<Bits>> = self.definition.instances[i]
            .inputs
            .iter()
            .map(|port| {
                port.iter()
                    .map(|id| self.values[*id as usize].clone())
                    .collect()
            })
            .collect();
        self.children[i].settle(reset, &inputs);
    }

    fn output(&self, port: usize, element: usize) -> &Bits {
        &self.values[self.definition.output_nodes[port][element] as usize]
    }

    /// Takes the rising edge: state from the settled values.
    fn edge(&mut self, reset: bool) {
        let on = |id: NodeId| !self.values[id as usize].is_zero();
        for (register, q) in self.definition.registers.iter().zip(&mut self.registers) {
            match &register.reset {
                Some(value) if reset => *q = value.clone(),
                _ if register.enable.is_none_or(on) => {
                    *q = self.values[register.next as usize].clone();
                }
                _ => {}
            }
        }
        for (memory, content) in self.definition.memories.iter().zip(&mut self.memories) {
            if let (MemoryReset::Values(values), true) = (&memory.reset, reset) {
                content.clone_from(values);
                continue;
            }
            for port in memory.writes.iter().filter(|p| on(p.enable)) {
                let entry = entry(&self.values[port.address as usize]);
                if let Some(stored) = entry.and_then(|e| content.get_mut(e)) {
                    *stored = self.values[port.data as usize].clone();
                }
            }
            for port in memory.advances.iter().filter(|p| on(p.enable)) {
                let entry = entry(&self.values[port.address as usize]);
                if let Some(stored) = entry.and_then(|e| content.get_mut(e)) {
                    let amount = &self.values[port.amount as usize];
                    *stored = advanced(stored, amount, memory.modulus);
                }
            }
        }
        self.children.iter_mut().for_each(|c| c.edge(reset));
    }

    /// Calls `f` on every property with its path and whether its node is 1.
    fn properties(&self, f: &mut impl FnMut(PropertyKind, String, bool)) {
        for p in &self.definition.properties {
            let path = format!("{}{}", self.path, p.name);
            f(p.kind, path, !self.values[p.node as usize].is_zero());
        }
        self.children.iter().for_each(|c| c.properties(f));
    }

    /// Enters every cover property as never seen.
    fn covers(&self, out: &mut BTreeMap<String, u64>) {
        for p in self
            .definition
            .properties
            .iter()
            .filter(|p| p.kind == PropertyKind::Cover)
        {
            out.insert(format!("{}{}", self.path, p.name), 0);
        }
        self.children.iter().for_each(|c| c.covers(out));
    }

    /// The present value of everything in [`Level::signals`], in its order.
    fn probe(&self, out: &mut Vec<Bits>) {
        for (_, id) in probes(&self.definition) {
            out.push(self.values[id as usize].clone());
        }
        self.children.iter().for_each(|c| c.probe(out));
    }
}

/// A counter and an amount, both less than the modulus, added modulo it.
fn advanced(counter: &Bits, amount: &Bits, modulus: Option<u64>) -> Bits {
    let modulus = modulus.expect("only counters advance").into();
    let sum = counter.value() + amount.value();
    let sum = if sum >= modulus { sum - modulus } else { sum };
    Bits::wrapping(counter.width(), sum)
}

/// A memory entry as an index, if it fits.
fn entry(address: &Bits) -> Option<usize> {
    address.to_u64().and_then(|a| usize::try_from(a).ok())
}

/// Element `i` of words as [`Simulator`] lays them out, port by port.
fn unpack(ports: &[Port], words: &[u64]) -> Vec<Vec<Bits>> {
    let mut rest = words;
    ports
        .iter()
        .map(|port| {
            (0..port.elements())
                .map(|_| {
                    let (now, later) = rest.split_at(words_of(port.width));
                    rest = later;
                    Bits::from_words(port.width, now)
                })
                .collect()
        })
        .collect()
}

/// Words that the elements of all ports take.
pub(super) fn words_of_ports(ports: &[Port]) -> usize {
    ports
        .iter()
        .map(|p| p.elements() as usize * words_of(p.width))
        .sum()
}

impl Reference {
    /// A simulator of a copy of the definition.
    pub fn new(definition: &Definition, options: &Options) -> Reference {
        let definition = Arc::new(definition.clone());
        let zeros = vec![0; words_of_ports(&definition.inputs)];
        let mut covered = BTreeMap::new();
        let top = Level::new(definition.clone(), String::new(), options.state_seed);
        top.covers(&mut covered);
        Reference {
            maker: new_maker(),
            inputs: unpack(&definition.inputs, &zeros),
            reset: false,
            sampled: vec![0; words_of_ports(&definition.outputs)],
            properties: options.properties,
            traced: options.trace,
            cycle: 0,
            violations: vec![],
            covered,
            wave: None,
            top,
        }
    }

    fn check_properties(&mut self) {
        let cycle = self.cycle;
        let mut failed = vec![];
        self.top
            .properties(&mut |kind, property, holds| match kind {
                PropertyKind::Cover => {
                    *self.covered.entry(property).or_default() += u64::from(holds);
                }
                _ if !holds => failed.push(property),
                _ => {}
            });
        failed.sort();
        let room = MOST_VIOLATIONS - self.violations.len();
        let new = failed.into_iter().take(room).map(|property| Violation {
            cycle,
            seed: 0,
            property,
        });
        self.violations.extend(new);
    }
}

impl Simulator for Reference {
    fn input_ports(&self) -> &[Port] {
        &self.top.definition.inputs
    }

    fn output_ports(&self) -> &[Port] {
        &self.top.definition.outputs
    }

    fn seeds(&self) -> usize {
        1
    }

    fn load(&mut self, seed: usize, words: &[u64]) {
        assert_eq!(seed, 0, "one seed");
        let ports = &self.top.definition.inputs;
        assert_eq!(
            words.len(),
            words_of_ports(ports),
            "words of the input ports"
        );
        self.inputs = unpack(ports, words);
    }

    fn set_reset(&mut self, seed: usize, active: bool) {
        assert_eq!(seed, 0, "one seed");
        self.reset = active;
    }

    fn frame(&self, rows: &[(bool, &[u64])]) -> Frame {
        assert_eq!(rows.len(), 1, "one row for each seed");
        let size = words_of_ports(&self.top.definition.inputs);
        assert_eq!(rows[0].1.len(), size, "words of the input ports");
        Frame {
            maker: self.maker,
            data: FrameData::Words(rows[0].0, rows[0].1.to_vec()),
        }
    }

    fn load_frame(&mut self, frame: &Frame) {
        if let FrameData::Words(reset, words) = frame.of(self.maker) {
            self.reset = *reset;
            self.load(0, words);
        }
    }

    fn settle(&mut self) {
        self.top.settle(self.reset, &self.inputs);
        let outputs = self.top.definition.output_nodes.iter().flatten();
        self.sampled = outputs
            .flat_map(|id| self.top.values[*id as usize].words())
            .collect();
    }

    fn step(&mut self) {
        self.settle();
        if self.properties && !self.reset {
            self.check_properties();
        }
        if let Some(wave) = &mut self.wave {
            let mut values = vec![Bits::new(1, u64::from(self.reset))];
            self.top.probe(&mut values);
            wave.record(&values);
        }
        self.top.edge(self.reset);
        self.cycle += 1;
    }

    fn outputs(&self, seed: usize, words: &mut [u64]) {
        assert_eq!(seed, 0, "one seed");
        assert_eq!(words.len(), self.sampled.len(), "words of the output ports");
        words.copy_from_slice(&self.sampled);
    }

    fn violations(&self) -> &[Violation] {
        &self.violations
    }

    fn covered(&self) -> Vec<(String, u64)> {
        self.covered.iter().map(|(p, n)| (p.clone(), *n)).collect()
    }

    fn trace_to(&mut self, vcd: &Path) -> Result<(), Error> {
        if !self.traced {
            return Err(Error::NotTraced);
        }
        let signals = signals(&self.top.definition);
        self.wave = Some(Wave::new(vcd, &self.top.definition.name, &signals)?);
        Ok(())
    }

    fn end_trace(&mut self) -> Result<(), Error> {
        self.wave.take().map_or(Ok(()), Wave::finish)
    }
}
