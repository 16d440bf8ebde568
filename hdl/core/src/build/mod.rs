//! The builder: a module under construction, and handles to its values.

mod hierarchy;
mod memory;
mod register;
mod sig;

pub use memory::{MemoryBuilder, MemorySpec, index_width};
pub use register::Reg;
pub use sig::Sig;

use crate::bits::Bits;
use crate::eval::evaluate;
use crate::ir::*;
use crate::names;
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::panic::Location;
use std::sync::Arc;

/// A module under construction.
///
/// Every mistake that a block's author can make (width, name, missing driver) panics with the line
/// of the block that made it: a block that can be built at all is well formed.
pub struct Module {
    state: RefCell<State>,
}

struct State {
    definition: Definition,
    shared: HashMap<(Op, u32), NodeId>,
    names: HashSet<String>,
    comment: Option<String>,
    registers: Vec<Drive>,
    sealed_memories: HashSet<u32>,
}

/// Where a register was made, and whether its next value is set.
struct Drive {
    made_at: &'static Location<'static>,
    driven: bool,
}

/// An instance under construction: a handle to its outputs.
#[derive(Clone, Copy)]
pub struct InstanceHandle<'m> {
    module: &'m Module,
    index: u32,
}

impl Module {
    /// An empty module with implicit ports `clk` and `rst`.
    ///
    /// # Panics
    /// If the name is not legal.
    #[track_caller]
    pub fn new(name: &str) -> Module {
        if let Err(e) = names::check(name) {
            panic!("module name {e}");
        }
        let definition = Definition {
            name: name.to_string(),
            doc: String::new(),
            inputs: vec![],
            outputs: vec![],
            output_nodes: vec![],
            nodes: vec![],
            registers: vec![],
            memories: vec![],
            instances: vec![],
            properties: vec![],
        };
        Module {
            state: RefCell::new(State {
                definition,
                shared: HashMap::new(),
                names: HashSet::new(),
                comment: None,
                registers: vec![],
                sealed_memories: HashSet::new(),
            }),
        }
    }

    /// Text for the module's header in the Verilog.
    pub fn doc(&self, text: &str) {
        self.state.borrow_mut().definition.doc = text.to_string();
    }

    /// A comment for the next thing that gets a name: signal, register, memory or instance.
    pub fn comment(&self, text: &str) {
        self.state.borrow_mut().comment = Some(text.to_string());
    }

    /// An input port.
    #[track_caller]
    pub fn input(&self, name: &str, width: u32) -> Sig<'_> {
        self.input_port(name, width, None)[0]
    }

    /// An input port of `count` elements of `width` bits, packed with element 0 lowest.
    #[track_caller]
    pub fn input_array(&self, name: &str, count: u32, width: u32) -> Vec<Sig<'_>> {
        assert!(count > 0, "port `{name}` needs at least one element");
        self.input_port(name, width, Some(count))
    }

    #[track_caller]
    fn input_port(&self, name: &str, width: u32, count: Option<u32>) -> Vec<Sig<'_>> {
        assert!(
            width > 0,
            "port `{name}` has width 0: leave it out or give it a width"
        );
        if let Err(e) = names::check_port(name) {
            panic!("{e}");
        }
        self.claim(name);
        let port = {
            let inputs = &mut self.state.borrow_mut().definition.inputs;
            inputs.push(Port {
                name: name.to_string(),
                width,
                count,
            });
            inputs.len() as u32 - 1
        };
        (0..count.unwrap_or(1))
            .map(|element| self.node(Op::Input { port, element }, width))
            .collect()
    }

    /// An output port.
    #[track_caller]
    pub fn output(&self, name: &str, value: Sig<'_>) {
        self.output_port(name, &[value], false);
    }

    /// An output port of several elements of one width, element 0 lowest.
    #[track_caller]
    pub fn output_array(&self, name: &str, values: &[Sig<'_>]) {
        self.output_port(name, values, true);
    }

    #[track_caller]
    fn output_port(&self, name: &str, values: &[Sig<'_>], array: bool) {
        if let Err(e) = names::check_port(name) {
            panic!("{e}");
        }
        self.claim(name);
        assert!(
            !values.is_empty(),
            "port `{name}` needs at least one element"
        );
        let width = values[0].width();
        for v in values {
            self.own(*v);
            assert!(
                v.width() == width,
                "port `{name}`: elements of {width} and {} bits",
                v.width()
            );
        }
        let definition = &mut self.state.borrow_mut().definition;
        definition.outputs.push(Port {
            name: name.to_string(),
            width,
            count: array.then_some(values.len() as u32),
        });
        definition
            .output_nodes
            .push(values.iter().map(|v| v.id()).collect());
    }

    /// The reset as a 1-bit value: 1 while the module is in reset, whatever the style.
    pub fn reset(&self) -> Sig<'_> {
        self.node(Op::Reset, 1)
    }

    /// A constant of `width` bits. Panics if the value does not fit.
    #[track_caller]
    pub fn lit(&self, width: u32, value: u64) -> Sig<'_> {
        self.constant(Bits::new(width, value))
    }

    /// A constant of any width.
    pub fn constant(&self, value: Bits) -> Sig<'_> {
        let width = value.width();
        self.node(Op::Const(value), width)
    }

    /// Concatenation in the order of Verilog: the first part ends up in the highest bits.
    #[track_caller]
    pub fn cat<'m>(&'m self, parts: &[Sig<'m>]) -> Sig<'m> {
        let mut low_first = parts.to_vec();
        low_first.reverse();
        self.pack(&low_first)
    }

    /// Concatenation in the order of an array: the first part ends up in the lowest bits.
    #[track_caller]
    pub fn pack<'m>(&'m self, parts: &[Sig<'m>]) -> Sig<'m> {
        assert!(!parts.is_empty(), "nothing to concatenate");
        for part in parts {
            self.own(*part);
        }
        if let [only] = parts {
            return *only;
        }
        let width = parts.iter().map(|p| p.width()).sum();
        self.node(Op::Cat(parts.iter().map(|p| p.id()).collect()), width)
    }

    /// Entry `index` of a constant table; zero beyond its end.
    #[track_caller]
    pub fn table<'m>(&'m self, values: &[Bits], index: Sig<'m>) -> Sig<'m> {
        assert!(!values.is_empty(), "a table needs at least one entry");
        let width = values[0].width();
        assert!(
            values.iter().all(|v| v.width() == width),
            "the entries of a table differ in width"
        );
        let values = Arc::new(values.to_vec());
        let index = self.own_id(index);
        self.node(Op::Table { values, index }, width)
    }

    /// Value `index` of a list of signals of one width; zero beyond its end. Built as a multiplexer tree.
    #[track_caller]
    pub fn select<'m>(&'m self, values: &[Sig<'m>], index: Sig<'m>) -> Sig<'m> {
        assert!(!values.is_empty(), "nothing to select from");
        self.own(index);
        for value in values {
            values[0].same(*value, "select");
        }
        let zero = self.lit(values[0].width(), 0);
        let mut level = values.to_vec();
        for bit in 0..index.width() {
            if bit >= 32 || level.len() == 1 {
                let rest = index.bits(bit, index.width() - bit);
                return rest.any().mux(zero, level[0]);
            }
            let choose = index.bit(bit);
            level = level
                .chunks(2)
                .map(|pair| choose.mux(*pair.get(1).unwrap_or(&zero), pair[0]))
                .collect();
        }
        level[0]
    }

    /// An instance of a finished module. Inputs are given by name, an array port as its elements.
    ///
    /// # Panics
    /// If an input is missing, unknown, given twice, or of another width or length.
    #[track_caller]
    pub fn instance<'m>(
        &'m self,
        name: &str,
        definition: &Arc<Definition>,
        inputs: &[(&str, &[Sig<'m>])],
    ) -> InstanceHandle<'m> {
        self.claim(name);
        for (i, (port, _)) in inputs.iter().enumerate() {
            let known = definition.inputs.iter().any(|p| p.name == *port);
            assert!(
                known,
                "instance `{name}`: `{}` has no input `{port}`",
                definition.name
            );
            let twice = inputs[..i].iter().any(|(p, _)| p == port);
            assert!(!twice, "instance `{name}`: input `{port}` is given twice");
        }
        let mut bound = vec![];
        for port in &definition.inputs {
            let Some((_, sigs)) = inputs.iter().find(|(n, _)| *n == port.name) else {
                panic!("instance `{name}`: input `{}` is missing", port.name);
            };
            bound.push(self.bind(name, port, sigs));
        }
        let comment = self.take_comment();
        let instances = &mut self.state.borrow_mut().definition.instances;
        instances.push(Instance {
            name: name.to_string(),
            definition: definition.clone(),
            inputs: bound,
            comment,
        });
        InstanceHandle {
            module: self,
            index: instances.len() as u32 - 1,
        }
    }

    #[track_caller]
    fn bind(&self, instance: &str, port: &Port, sigs: &[Sig<'_>]) -> Vec<NodeId> {
        assert!(
            sigs.len() == port.elements() as usize,
            "instance `{instance}`: input `{}` has {} elements, {} given",
            port.name,
            port.elements(),
            sigs.len()
        );
        for s in sigs {
            self.own(*s);
            assert!(
                s.width() == port.width,
                "instance `{instance}`: input `{}` is {} bits wide, {} given",
                port.name,
                port.width,
                s.width()
            );
        }
        sigs.iter().map(|s| s.id()).collect()
    }

    /// A property that must hold at every edge out of reset.
    #[track_caller]
    pub fn assert(&self, name: &str, holds: Sig<'_>) {
        self.property(PropertyKind::Assert, name, holds);
    }

    /// A property that the environment promises.
    #[track_caller]
    pub fn assume(&self, name: &str, holds: Sig<'_>) {
        self.property(PropertyKind::Assume, name, holds);
    }

    /// A situation that should be seen at least once.
    #[track_caller]
    pub fn cover(&self, name: &str, seen: Sig<'_>) {
        self.property(PropertyKind::Cover, name, seen);
    }

    #[track_caller]
    fn property(&self, kind: PropertyKind, name: &str, sig: Sig<'_>) {
        self.claim(name);
        assert!(
            sig.width() == 1,
            "property `{name}` is {} bits wide, not 1",
            sig.width()
        );
        let node = self.own_id(sig);
        let name = name.to_string();
        let properties = &mut self.state.borrow_mut().definition.properties;
        properties.push(Property { kind, name, node });
    }

    /// The finished module.
    ///
    /// # Panics
    /// If a register has no next value, or an instance is named like something that a module below declares, or a memory can never be given content.
    #[track_caller]
    pub fn finish(self) -> Arc<Definition> {
        let state = self.state.into_inner();
        for (register, drive) in state.definition.registers.iter().zip(&state.registers) {
            assert!(
                drive.driven,
                "register `{}` of {} has no next value",
                register.name, drive.made_at
            );
        }
        for memory in &state.definition.memories {
            let filled =
                !memory.writes.is_empty() || matches!(memory.reset, MemoryReset::Values(_));
            assert!(
                filled,
                "memory `{}` is never written: give it a write port or reset values",
                memory.name
            );
        }
        hierarchy::check(&state.definition);
        Arc::new(state.definition)
    }

    /// Takes a name for this module's use, once.
    #[track_caller]
    fn claim(&self, name: &str) {
        if let Err(e) = names::check(name) {
            panic!("{e}");
        }
        let own = self.state.borrow().definition.name == name;
        assert!(!own, "`{name}` is the name of the module itself");
        let fresh = self.state.borrow_mut().names.insert(name.to_string());
        assert!(fresh, "the name `{name}` is taken in this module");
    }

    fn take_comment(&self) -> Option<String> {
        self.state.borrow_mut().comment.take()
    }

    /// Adds a node, or finds the same one made before; folds operations on constants.
    fn node(&self, op: Op, width: u32) -> Sig<'_> {
        let op = self.folded(op, width);
        let mut state = self.state.borrow_mut();
        let state = &mut *state;
        let nodes = &mut state.definition.nodes;
        let id = *state.shared.entry((op.clone(), width)).or_insert_with(|| {
            nodes.push(Node {
                op,
                width,
                name: None,
                comment: None,
            });
            nodes.len() as NodeId - 1
        });
        Sig::new(self, id, width)
    }

    fn folded(&self, op: Op, width: u32) -> Op {
        let state = self.state.borrow();
        let operands = op.operands();
        let constants: Vec<&Bits> = operands
            .iter()
            .filter_map(|id| match &state.definition.nodes[*id as usize].op {
                Op::Const(c) => Some(c),
                _ => None,
            })
            .collect();
        if constants.len() == operands.len()
            && let Some(value) = evaluate(&op, width, &constants)
        {
            return Op::Const(value);
        }
        op
    }

    #[track_caller]
    fn own(&self, sig: Sig<'_>) {
        assert!(
            std::ptr::eq(self, sig.module()),
            "a signal of another module is used here"
        );
    }

    #[track_caller]
    fn own_id(&self, sig: Sig<'_>) -> NodeId {
        self.own(sig);
        sig.id()
    }
}

impl<'m> InstanceHandle<'m> {
    /// A plain output.
    #[track_caller]
    pub fn output(&self, name: &str) -> Sig<'m> {
        let sigs = self.output_array(name);
        assert!(
            sigs.len() == 1,
            "output `{name}` is an array of {}",
            sigs.len()
        );
        sigs[0]
    }

    /// The elements of an output.
    #[track_caller]
    pub fn output_array(&self, name: &str) -> Vec<Sig<'m>> {
        let (port, shape) = {
            let state = self.module.state.borrow();
            let definition = &state.definition.instances[self.index as usize].definition;
            let Some(port) = definition.outputs.iter().position(|p| p.name == name) else {
                panic!("`{}` has no output `{name}`", definition.name);
            };
            (port as u32, definition.outputs[port].clone())
        };
        (0..shape.elements())
            .map(|element| {
                let op = Op::InstanceOutput {
                    instance: self.index,
                    port,
                    element,
                };
                self.module.node(op, shape.width)
            })
            .collect()
    }
}
