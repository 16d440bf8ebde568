//! A design as one graph: nodes, registers and memories of all instances, and what each takes.

use super::State;
use crate::ir::{Definition, Instance, Op};
use crate::verilog::StateNets;
use std::collections::HashMap;
use std::rc::Rc;

/// A node, register or memory of one instance.
pub(super) type Vertex = u32;

/// One instance of a module, or the top.
pub(super) struct Place<'d> {
    pub definition: &'d Definition,
    pub nets: Rc<StateNets>,
    /// Its first vertex; nodes come first, then registers, then memories.
    first: u32,
    /// The place that it is in, and which of that one's instances it is.
    parent: Option<(usize, usize)>,
    /// The places of its own instances.
    children: Vec<usize>,
}

/// How a vertex depends on one that it takes: what happens on the way besides moving bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Through {
    /// Nothing: the bits are held or moved.
    Wires,
    /// Gates.
    Logic,
    /// An adder, a subtractor or a multiplier.
    Arithmetic,
}

/// What a vertex is.
pub(super) enum Kind<'d> {
    Node(&'d Op),
    State(State<'d>),
}

pub(super) struct Flat<'d> {
    pub places: Vec<Place<'d>>,
    place_of: Vec<u32>,
}

impl<'d> Flat<'d> {
    pub fn new(top: &'d Definition) -> Flat<'d> {
        let mut flat = Flat {
            places: Vec::new(),
            place_of: Vec::new(),
        };
        flat.add(top, None, &mut HashMap::new());
        flat
    }

    fn add(
        &mut self,
        d: &'d Definition,
        parent: Option<(usize, usize)>,
        known: &mut HashMap<*const Definition, Rc<StateNets>>,
    ) -> usize {
        let nets = known.entry(d);
        let nets = nets.or_insert_with(|| Rc::new(StateNets::new(d))).clone();
        let index = self.places.len();
        let first = self.place_of.len();
        let count = d.nodes().len() + d.registers().len() + d.memories().len();
        self.place_of.resize(first + count, index as u32);
        self.places.push(Place {
            definition: d,
            nets,
            first: first as u32,
            parent,
            children: Vec::new(),
        });
        for (i, instance) in d.instances().iter().enumerate() {
            let child = self.add(&instance.definition, Some((index, i)), known);
            self.places[index].children.push(child);
        }
        index
    }

    pub fn len(&self) -> usize {
        self.place_of.len()
    }

    pub fn place(&self, vertex: Vertex) -> &Place<'d> {
        &self.places[self.place_of[vertex as usize] as usize]
    }

    /// The instances around a vertex, the outermost first.
    pub fn path(&self, vertex: Vertex) -> Vec<&'d Instance> {
        let mut path = Vec::new();
        let mut place = self.place(vertex);
        while let Some((parent, instance)) = place.parent {
            place = &self.places[parent];
            path.push(&place.definition.instances()[instance]);
        }
        path.reverse();
        path
    }

    pub fn kind(&self, vertex: Vertex) -> Kind<'d> {
        let place = self.place(vertex);
        let d = place.definition;
        match d.nodes().get((vertex - place.first) as usize) {
            Some(node) => Kind::Node(&node.op),
            None => Kind::State(self.state_index(vertex).1),
        }
    }

    /// Bits of a value, of a register, of an entry of a memory.
    pub fn width(&self, vertex: Vertex) -> u32 {
        let place = self.place(vertex);
        match place
            .definition
            .nodes()
            .get((vertex - place.first) as usize)
        {
            Some(node) => node.width,
            None => match self.state_index(vertex).1 {
                State::Register(r) => r.width,
                State::Memory(m) => m.width,
            },
        }
    }

    pub fn is_state(&self, vertex: Vertex) -> bool {
        let place = self.place(vertex);
        (vertex - place.first) as usize >= place.definition.nodes().len()
    }

    /// Which register or memory of its module a vertex is.
    pub fn state_index(&self, vertex: Vertex) -> (usize, State<'d>) {
        let place = self.place(vertex);
        let d = place.definition;
        let register = (vertex - place.first) as usize - d.nodes().len();
        match d.registers().get(register) {
            Some(r) => (register, State::Register(r)),
            None => {
                let memory = register - d.registers().len();
                (memory, State::Memory(&d.memories()[memory]))
            }
        }
    }

    /// All state, in the order of the hierarchy.
    pub fn states(&self) -> impl Iterator<Item = (Vertex, State<'d>)> {
        let vertices = self.places.iter().flat_map(|place| {
            let d = place.definition;
            let first = place.first + d.nodes().len() as u32;
            first..first + (d.registers().len() + d.memories().len()) as u32
        });
        vertices.map(|vertex| (vertex, self.state_index(vertex).1))
    }

    /// What a vertex takes, nothing if it is constant, in the order of a node's operands; of a register its next value and then its enable,
    /// of a memory for each write enable, address and data, for each advance enable, address and amount. The register
    /// that a node reads is taken by it, and so is the memory, before the address.
    pub fn sources(&self, vertex: Vertex, taken: &mut Vec<Vertex>) {
        taken.clear();
        let place = self.place(vertex);
        let d = place.definition;
        let local = (vertex - place.first) as usize;
        let here = |id: u32| place.first + id;
        let register = |r: u32| place.first + d.nodes().len() as u32 + r;
        let memory = |m: u32| register(d.registers().len() as u32) + m;
        let Some(node) = d.nodes().get(local) else {
            match self.state_index(vertex).1 {
                State::Register(r) => taken.extend(place.nets.register_takes(r).map(here)),
                State::Memory(m) => taken.extend(place.nets.memory_takes(m).map(here)),
            }
            return;
        };
        if place.nets.constant(local as u32).is_some() {
            return;
        }
        match &node.op {
            Op::Input { port, element } => {
                if let Some((parent, instance)) = place.parent {
                    let parent = &self.places[parent];
                    let inputs = &parent.definition.instances()[instance].inputs;
                    taken.push(parent.first + inputs[*port as usize][*element as usize]);
                }
            }
            Op::InstanceOutput {
                instance,
                port,
                element,
            } => {
                let child = &self.places[place.children[*instance as usize]];
                let drivers = child.definition.output_nodes(*port as usize);
                taken.push(child.first + drivers[*element as usize]);
            }
            Op::Register(r) => taken.push(register(*r)),
            Op::MemoryRead {
                memory: m, address, ..
            } => taken.extend([memory(*m), here(*address)]),
            Op::Mux {
                select,
                then,
                otherwise,
            } => {
                // What is never selected gives way to the constant.
                let chosen = match place.nets.constant(*select) {
                    Some(never) if never.is_zero() => [*select, *select, *otherwise],
                    Some(_) => [*select, *then, *select],
                    None => [*select, *then, *otherwise],
                };
                taken.extend(chosen.map(here));
            }
            op => taken.extend(op.operands().into_iter().map(here)),
        }
    }
}
