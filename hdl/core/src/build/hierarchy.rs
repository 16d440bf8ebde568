//! Names across levels: what a module declares must not hide an instance above it.

use crate::ir::Definition;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// Refuses instances named like something that a module below declares: from inside that module the name
/// would mean either, which lint calls hiding.
///
/// # Panics
/// Names the instance and the module.
#[track_caller]
pub(super) fn check(definition: &Definition) {
    let mut declared = HashMap::new();
    let mut seen = HashSet::new();
    for instance in &definition.instances {
        collect(&instance.definition, &mut seen, &mut declared);
    }
    for instance in &definition.instances {
        if let Some(module) = declared.get(instance.name.as_str()) {
            panic!(
                "instance `{0}` of `{1}`: module `{module}` below it declares a `{0}` of its own; name the instance otherwise",
                instance.name, definition.name
            );
        }
    }
}

/// Everything that the modules from `definition` down declare, with the module that does.
fn collect<'d>(
    definition: &'d Arc<Definition>,
    seen: &mut HashSet<*const Definition>,
    declared: &mut HashMap<&'d str, &'d str>,
) {
    if !seen.insert(Arc::as_ptr(definition)) {
        return;
    }
    let ports = definition
        .inputs
        .iter()
        .chain(&definition.outputs)
        .map(|p| &p.name);
    let state = definition.registers.iter().map(|r| &r.name);
    let memories = definition.memories.iter().map(|m| &m.name);
    let nodes = definition.nodes.iter().filter_map(|n| n.name.as_ref());
    for name in ports.chain(state).chain(memories).chain(nodes) {
        declared.insert(name, &definition.name);
    }
    for instance in &definition.instances {
        collect(&instance.definition, seen, declared);
    }
}
