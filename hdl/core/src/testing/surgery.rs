//! Copies of finished modules that show more, or in which something is broken.

use crate::Definition;
use crate::ir::{Instance, Memory, Node, NodeId, Op, Port, Register};
use std::sync::Arc;

/// The parts of a module that a planted fault may change. What is connected must stay legal: a node uses
/// earlier ones only.
pub struct Parts<'d>(&'d mut Definition);

impl Parts<'_> {
    /// The node that is called `name`, or the output of the register of that name.
    ///
    /// # Panics
    /// If there is none.
    pub fn node(&self, name: &str) -> NodeId {
        find(self.0, name).unwrap_or_else(|| panic!("nothing is called `{name}`"))
    }

    /// A new node just before node `at`, which is `at` + 1 from then on; gives its number.
    pub fn insert(&mut self, at: NodeId, op: Op, width: u32) -> NodeId {
        let moved = |id: NodeId| if id < at { id } else { id + 1 };
        let d = &mut *self.0;
        for node in &mut d.nodes {
            node.op = node.op.map_operands(moved);
        }
        let node = Node {
            op,
            width,
            name: None,
            comment: None,
        };
        d.nodes.insert(at as usize, node);
        let mut advances = d.memories.iter().flat_map(|m| &m.advances);
        assert!(advances.next().is_none(), "counters are not looked into");
        let registers = d.registers.iter_mut();
        let state = registers.flat_map(|r| [Some(&mut r.next), r.enable.as_mut()]);
        let writes = d.memories.iter_mut().flat_map(|m| &mut m.writes);
        let writes = writes.flat_map(|w| [&mut w.enable, &mut w.address, &mut w.data]);
        writes.for_each(|id| *id = moved(*id));
        let inputs = d.instances.iter_mut().flat_map(|i| &mut i.inputs).flatten();
        let outputs = d.output_nodes.iter_mut().flatten();
        let properties = d.properties.iter_mut().map(|p| &mut p.node);
        let others = state
            .flatten()
            .chain(inputs)
            .chain(outputs)
            .chain(properties);
        others.for_each(|id| *id = moved(*id));
        at
    }

    /// All nodes.
    pub fn nodes(&mut self) -> &mut Vec<Node> {
        &mut self.0.nodes
    }

    /// The register of this name.
    ///
    /// # Panics
    /// If there is none.
    pub fn register(&mut self, name: &str) -> &mut Register {
        let mut registers = self.0.registers.iter_mut();
        registers.find(|r| r.name == name).expect("such a register")
    }

    /// The memory of this name.
    ///
    /// # Panics
    /// If there is none.
    pub fn memory(&mut self, name: &str) -> &mut Memory {
        let mut memories = self.0.memories.iter_mut();
        memories.find(|m| m.name == name).expect("such a memory")
    }

    /// The instance of this name.
    ///
    /// # Panics
    /// If there is none.
    pub fn instance(&mut self, name: &str) -> &mut Instance {
        let mut instances = self.0.instances.iter_mut();
        instances
            .find(|i| i.name == name)
            .expect("such an instance")
    }
}

fn find(definition: &Definition, name: &str) -> Option<NodeId> {
    let register = definition.registers.iter().position(|r| r.name == name);
    let is = |node: &Node| match node.op {
        Op::Register(index) => register == Some(index as usize),
        _ => node.name.as_deref() == Some(name),
    };
    definition.nodes.iter().position(is).map(|id| id as NodeId)
}

/// A copy with a fault in it.
pub fn with_fault(definition: &Definition, plant: impl FnOnce(&mut Parts)) -> Arc<Definition> {
    let mut copy = definition.clone();
    plant(&mut Parts(&mut copy));
    Arc::new(copy)
}

/// A copy that also shows these nodes and registers, as outputs `seen_NAME` behind the others.
///
/// # Panics
/// If nothing is called so.
pub fn showing(definition: &Definition, names: &[String]) -> Arc<Definition> {
    let mut copy = definition.clone();
    for name in names {
        let node = Parts(&mut copy).node(name);
        copy.outputs.push(Port {
            name: format!("seen_{name}"),
            width: copy.nodes[node as usize].width,
            count: None,
        });
        copy.output_nodes.push(vec![node]);
    }
    Arc::new(copy)
}
