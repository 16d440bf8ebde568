//! Verilog in which memories are instances of modules of their own, one for each shape, so that a flow may put
//! a macro in the place of each.
//!
//! A module M with such memories becomes a module `M__logic`, with ports for what the memories take and give, and a
//! module M with the ports that it always had, which connects the two. What is computed in which cycle stays the same.

mod shape;

use super::text::{self, number, range};
use super::{Error, Header, Options, VerilogFile, above, collect, module};
use crate::bits::Bits;
use crate::index_width;
use crate::ir::{Definition, MemoryStyle, Node, NodeId, Op, Port, ReadDuringWrite};
use std::collections::{HashMap, HashSet};

pub use shape::{MacroKind, MacroShape};

/// Which memories become macros.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Memories of flip-flops too, from this many bits on; `None`: none of them.
    pub flops_from: Option<u64>,
}

/// A design with its memories apart.
#[derive(Clone, Debug)]
pub struct Apart {
    /// All modules but the macros, children first, the top module last.
    pub files: Vec<VerilogFile>,
    /// The macros.
    pub macros: Vec<Macro>,
    /// Memories of SRAM style that stayed arrays.
    pub kept: Vec<Kept>,
}

/// A macro and how often it is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Macro {
    /// What it is.
    pub shape: MacroShape,
    /// Instances in the whole design.
    pub count: u64,
}

/// A memory of SRAM style that stayed an array of flip-flops, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its module.
    pub module: String,
    /// Its name.
    pub memory: String,
    /// Why.
    pub reason: &'static str,
}

/// Writes a definition and all that it instantiates with its memories apart.
///
/// # Errors
/// As [`super::emit`].
pub fn apart(definition: &Definition, options: &Options, choice: Choice) -> Result<Apart, Error> {
    let mut order = Vec::new();
    collect(definition, &mut HashMap::new(), &mut order)?;
    let above = above(&order);
    let counts = counts(&order);
    let mut result = Apart {
        files: Vec::new(),
        macros: Vec::new(),
        kept: Vec::new(),
    };
    for d in &order {
        let above = &above[d.name()];
        let count = counts[d.name()];
        let plans = plans(d, choice, &mut result.kept);
        if plans.is_empty() {
            let text = module::print(d, options.reset, above)?;
            result.push(d, &options.header, text);
            continue;
        }
        let logic = logic(d, &plans);
        let text = module::print(&logic, options.reset, above)?;
        result.push(&logic, &options.header, text);
        let wrapper = wrapper(d, &logic, &plans, options.reset.port());
        result.push(d, &options.header, wrapper);
        for plan in plans {
            match result.macros.iter_mut().find(|m| m.shape == plan.shape) {
                Some(known) => known.count += count,
                None => result.macros.push(Macro {
                    shape: plan.shape,
                    count,
                }),
            }
        }
    }
    Ok(result)
}

impl Apart {
    fn push(&mut self, d: &Definition, header: &Header, text: String) {
        self.files.push(VerilogFile {
            name: format!("{}.v", d.name()),
            text: text::header(d, header) + &text,
        });
    }
}

/// How often each definition is instantiated, the last one of `order` being the top.
fn counts<'d>(order: &[&'d Definition]) -> HashMap<&'d str, u64> {
    let mut counts: HashMap<&str, u64> = HashMap::new();
    if let Some(top) = order.last() {
        counts.insert(top.name(), 1);
    }
    for d in order.iter().rev() {
        let own = counts.get(d.name()).copied().unwrap_or(0);
        for instance in d.instances() {
            let count = counts.entry(instance.definition.name()).or_default();
            *count = count.saturating_add(own);
        }
    }
    counts
}

/// A memory that becomes a macro.
struct Plan {
    memory: usize,
    shape: MacroShape,
    /// For each read port of the macro its node, and the register that becomes part of the macro.
    reads: Vec<(NodeId, Option<usize>)>,
    /// What each input port of the macro takes; `None`: always 1.
    inputs: Vec<(String, Option<NodeId>)>,
}

fn plans(d: &Definition, choice: Choice, kept: &mut Vec<Kept>) -> Vec<Plan> {
    let uses = uses(d);
    let mut plans = Vec::new();
    for (index, memory) in d.memories().iter().enumerate() {
        let bits = u64::from(memory.depth) * u64::from(memory.width);
        let sram = memory.style == MemoryStyle::Sram;
        if !sram && choice.flops_from.is_none_or(|limit| bits < limit) {
            continue;
        }
        match plan(d, index, &uses) {
            Ok(plan) => plans.push(plan),
            Err(reason) if sram => kept.push(Kept {
                module: d.name().to_owned(),
                memory: memory.name.clone(),
                reason,
            }),
            Err(_) => {}
        }
    }
    plans
}

/// How often each node is read, properties apart; 0: by nobody.
fn uses(d: &Definition) -> Vec<u32> {
    let mut uses = vec![0; d.nodes().len()];
    let mut todo: Vec<NodeId> = Vec::new();
    for r in d.registers() {
        todo.extend([Some(r.next), r.enable].into_iter().flatten());
    }
    todo.extend(d.memories().iter().flat_map(|m| m.taken()));
    todo.extend((0..d.outputs().len()).flat_map(|p| d.output_nodes(p)));
    todo.extend(d.instances().iter().flat_map(|i| i.inputs.iter().flatten()));
    while let Some(id) = todo.pop() {
        uses[id as usize] += 1;
        if uses[id as usize] == 1 {
            todo.extend(d.node(id).op.operands());
        }
    }
    uses
}

fn plan(d: &Definition, index: usize, uses: &[u32]) -> Result<Plan, &'static str> {
    let memory = &d.memories()[index];
    let sram = memory.style == MemoryStyle::Sram;
    let mut reads = Vec::new();
    let mut enables = Vec::new();
    let mut addresses = Vec::new();
    for (id, node) in d.nodes().iter().enumerate() {
        let Op::MemoryRead { memory, address } = node.op else {
            continue;
        };
        if memory as usize != index || uses[id] == 0 {
            continue;
        }
        let mut register = None;
        if sram {
            let mut all = d.registers().iter().enumerate();
            let found = all.find(|(_, r)| r.next == id as NodeId && r.reset.is_none());
            let (r, found) = found.ok_or("what is read passes logic before its register")?;
            if uses[id] > 1 {
                return Err("what is read is also taken before its register");
            }
            register = Some(r);
            enables.push(found.enable);
        }
        reads.push((id as NodeId, register));
        addresses.push(address);
    }
    if memory.read_during_write == ReadDuringWrite::New && sram {
        return Err("its reads give what is written in the same cycle");
    }
    addresses.extend(memory.writes.iter().map(|w| w.address));
    addresses.extend(memory.advances.iter().map(|a| a.address));
    let widest = addresses.iter().map(|a| d.node(*a).width).max();
    if reads.is_empty() || widest > Some(index_width(memory.depth)) {
        return Err("nobody reads it, or an address is wider than its depth needs");
    }
    let shape = MacroShape::new(memory, reads.len(), &addresses);
    let mut inputs = Vec::new();
    for (i, enable) in enables.into_iter().enumerate() {
        inputs.push((format!("r{i}_en"), enable));
    }
    for (i, w) in memory.writes.iter().enumerate() {
        inputs.push((format!("w{i}_en"), Some(w.enable)));
        inputs.push((format!("w{i}_data"), Some(w.data)));
    }
    for (i, a) in memory.advances.iter().enumerate() {
        inputs.push((format!("a{i}_en"), Some(a.enable)));
        inputs.push((format!("a{i}_amount"), Some(a.amount)));
    }
    for (port, address) in shape.address_ports().zip(&addresses) {
        if let Some(name) = port {
            inputs.push((name, Some(*address)));
        }
    }
    Ok(Plan {
        memory: index,
        shape,
        reads,
        inputs,
    })
}

/// The name of a macro's pin as a port of the logic; no name of a builder's has two underscores.
fn port_name(d: &Definition, plan: &Plan, pin: &str) -> String {
    format!("{}__{pin}", d.memories()[plan.memory].name)
}

/// The module without the memories, and with ports for them.
fn logic(d: &Definition, plans: &[Plan]) -> Definition {
    let mut out = d.clone();
    out.name = format!("{}__logic", d.name());
    out.properties.clear();
    // What reads become: a port, by register and by node.
    let mut of_register: HashMap<usize, u32> = HashMap::new();
    let mut of_node: HashMap<NodeId, u32> = HashMap::new();
    for plan in plans {
        for (i, (node, register)) in plan.reads.iter().enumerate() {
            let port = out.inputs.len() as u32;
            out.inputs.push(Port {
                name: port_name(d, plan, &format!("r{i}_data")),
                width: plan.shape.width,
                count: None,
            });
            match register {
                Some(register) => of_register.insert(*register, port),
                None => of_node.insert(*node, port),
            };
        }
    }
    let gone: HashSet<usize> = plans.iter().map(|p| p.memory).collect();
    let new_register = renumbered(d.registers().len(), |r| of_register.contains_key(&r));
    let new_memory = renumbered(d.memories().len(), |m| gone.contains(&m));
    for (id, node) in out.nodes.iter_mut().enumerate() {
        let input = |port: &u32| Op::Input {
            port: *port,
            element: 0,
        };
        match &mut node.op {
            Op::Register(r) => match of_register.get(&(*r as usize)) {
                Some(port) => node.op = input(port),
                None => *r = new_register[*r as usize],
            },
            Op::MemoryRead { memory, .. } if gone.contains(&(*memory as usize)) => {
                // The others were the register's alone.
                let dead = || Op::Const(Bits::new(node.width, 0));
                node.op = of_node.get(&(id as NodeId)).map_or_else(dead, input);
            }
            Op::MemoryRead { memory, .. } => *memory = new_memory[*memory as usize],
            _ => {}
        }
    }
    retain(&mut out.registers, |r| !of_register.contains_key(&r));
    retain(&mut out.memories, |m| !gone.contains(&m));
    for plan in plans {
        for (pin, node) in &plan.inputs {
            let node = node.unwrap_or_else(|| {
                out.nodes.push(Node {
                    op: Op::Const(Bits::new(1, 1)),
                    width: 1,
                    name: None,
                    comment: None,
                });
                out.nodes.len() as NodeId - 1
            });
            out.outputs.push(Port {
                name: port_name(d, plan, pin),
                width: out.nodes[node as usize].width,
                count: None,
            });
            out.output_nodes.push(vec![node]);
        }
    }
    out
}

/// New indices of those that stay.
fn renumbered(count: usize, gone: impl Fn(usize) -> bool) -> Vec<u32> {
    let stays = (0..count).map(|i| u32::from(!gone(i)));
    stays
        .scan(0, |next, stays| {
            let index = *next;
            *next += stays;
            Some(index)
        })
        .collect()
}

fn retain<T>(all: &mut Vec<T>, stays: impl Fn(usize) -> bool) {
    let mut index = 0;
    all.retain(|_| {
        index += 1;
        stays(index - 1)
    });
}

/// The module of the old name: the logic, and the macros beside it.
fn wrapper(d: &Definition, logic: &Definition, plans: &[Plan], reset: &str) -> String {
    let declare = |way: &str, p: &Port| format!("{way} wire {}{}", range(p.total_width()), p.name);
    let mut ports = vec!["input  wire clk".to_owned(), format!("input  wire {reset}")];
    ports.extend(d.inputs().iter().map(|p| declare("input ", p)));
    ports.extend(d.outputs().iter().map(|p| declare("output", p)));
    let mut text = format!(
        "module {} (\n    {}\n);\n\n",
        d.name(),
        ports.join(",\n    ")
    );
    let new_inputs = &logic.inputs()[d.inputs().len()..];
    let new_outputs = &logic.outputs()[d.outputs().len()..];
    for port in new_inputs.iter().chain(new_outputs) {
        text += &format!("    wire {}{};\n", range(port.width), port.name);
    }
    let all = logic.inputs().iter().chain(logic.outputs());
    let pins = all.map(|p| format!(".{0}({0})", p.name));
    text += &instance(logic.name(), "core", reset, pins);
    for plan in plans {
        let width_of = |name: &str| {
            let port = new_outputs.iter().find(|p| p.name == name);
            port.map_or(0, |p| p.width)
        };
        let inputs = plan.inputs.iter().map(|(pin, _)| {
            let name = port_name(d, plan, pin);
            let lacking = match pin.ends_with("_addr") {
                true => index_width(plan.shape.depth) - width_of(&name),
                false => 0,
            };
            match lacking {
                0 => format!(".{pin}({name})"),
                n => format!(".{pin}({{{}, {name}}})", number(n, 0)),
            }
        });
        let outputs = (0..plan.reads.len()).map(|i| {
            let pin = format!("r{i}_data");
            format!(".{pin}({})", port_name(d, plan, &pin))
        });
        let memory = &d.memories()[plan.memory];
        text += &instance(
            &plan.shape.name(),
            &memory.name,
            reset,
            inputs.chain(outputs),
        );
    }
    text + "endmodule\n"
}

fn instance(module: &str, name: &str, reset: &str, pins: impl Iterator<Item = String>) -> String {
    let clock = [".clk(clk)".to_owned(), format!(".{reset}({reset})")];
    let pins: Vec<String> = clock.into_iter().chain(pins).collect();
    format!(
        "\n    {module} {name} (\n        {}\n    );\n",
        pins.join(",\n        ")
    )
}
