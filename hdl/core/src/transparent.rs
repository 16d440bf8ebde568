//! A copy of a module in which pipeline registers are wires.

use crate::ir::{Definition, Node, NodeId, Op};
use std::collections::HashMap;
use std::sync::Arc;

/// The same module with every register that carries a stage number replaced by its next value, in all
/// levels of the hierarchy. Registers without a stage (state) stay.
///
/// The result has latency 0 where the module's latency comes from stages alone.
pub fn transparent(definition: &Definition) -> Arc<Definition> {
    convert(definition, &mut HashMap::new())
}

/// Converts a definition; those below it are converted once each, however often they are used.
fn convert(
    definition: &Definition,
    done: &mut HashMap<*const Definition, Arc<Definition>>,
) -> Arc<Definition> {
    let mut out = definition.clone();
    for instance in &mut out.instances {
        let original = Arc::as_ptr(&instance.definition);
        let known = done.get(&original).cloned();
        instance.definition = known.unwrap_or_else(|| convert(&instance.definition, done));
        done.insert(original, instance.definition.clone());
    }
    let kept: Vec<bool> = out.registers.iter().map(|r| r.stage.is_none()).collect();
    let new_index: Vec<u32> = kept
        .iter()
        .scan(0, |n, keep| {
            let index = *n;
            *n += u32::from(*keep);
            Some(index)
        })
        .collect();
    // A stage takes a value that was there before it, so its node can become that value.
    let mut to: Vec<NodeId> = (0..out.nodes.len() as NodeId).collect();
    for (id, node) in definition.nodes.iter().enumerate() {
        match node.op {
            Op::Register(r) if !kept[r as usize] => {
                let next = to[definition.registers[r as usize].next as usize];
                to[id] = next;
                // The node itself is dead; it must not name a register that is gone.
                out.nodes[id] = Node {
                    op: out.nodes[next as usize].op.clone(),
                    name: None,
                    ..node.clone()
                };
            }
            Op::Register(r) => out.nodes[id].op = Op::Register(new_index[r as usize]),
            _ => out.nodes[id].op = node.op.map_operands(|a| to[a as usize]),
        }
    }
    let map = |id: &mut NodeId| *id = to[*id as usize];
    out.registers.retain(|r| r.stage.is_none());
    for r in &mut out.registers {
        map(&mut r.next);
        r.enable.iter_mut().for_each(map);
    }
    for w in out.memories.iter_mut().flat_map(|m| &mut m.writes) {
        map(&mut w.enable);
        map(&mut w.address);
        map(&mut w.data);
    }
    for a in out.memories.iter_mut().flat_map(|m| &mut m.advances) {
        map(&mut a.enable);
        map(&mut a.address);
        map(&mut a.amount);
    }
    out.output_nodes.iter_mut().flatten().for_each(map);
    out.properties.iter_mut().for_each(|p| map(&mut p.node));
    out.instances
        .iter_mut()
        .flat_map(|i| i.inputs.iter_mut().flatten())
        .for_each(map);
    Arc::new(out)
}
