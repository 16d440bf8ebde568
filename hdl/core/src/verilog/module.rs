//! One module: ports, declarations, values in dependency order, state behind the values it takes.

use super::decode::Decoded;
use super::expression::Form;
use super::live::{Live, Section};
use super::naming::Naming;
use super::nets::{NetId, Nets};
use super::state::groups;
use super::text::{comment, list, range};
use super::{Error, ResetStyle};
use crate::Bits;
use crate::ir::{Definition, Memory, NodeId, Op, Register};
use std::collections::{HashMap, HashSet};

/// Prints a module from `module` to `endmodule`.
///
/// # Errors
/// If a name made here is one of `above`, the instances in the modules above.
pub(super) fn print(
    d: &Definition,
    reset: ResetStyle,
    above: &HashSet<&str>,
) -> Result<String, Error> {
    let mut printer = Printer::new(d, reset);
    printer.body();
    printer.properties();
    if let Some(name) = printer.naming.made().find(|name| above.contains(*name)) {
        let (module, name) = (d.name().into(), name.into());
        return Err(Error::Hidden { module, name });
    }
    Ok(printer.assemble())
}

/// What holds a memory.
#[derive(Clone)]
pub(super) enum Stored {
    /// An array of words.
    Words(NetId),
    /// For each bit of the counters a vector with a bit for each entry.
    Planes(Vec<NetId>),
}

/// A module while it is printed.
pub(super) struct Printer<'d> {
    pub d: &'d Definition,
    pub reset: ResetStyle,
    pub live: Live,
    pub naming: Naming,
    pub nets: Nets,
    /// How each node appears where it is read.
    pub forms: Vec<Option<Form>>,
    /// Section that is printed now.
    pub section: Section,
    pub clk: NetId,
    pub rst: NetId,
    pub inputs: Vec<NetId>,
    pub outputs: Vec<NetId>,
    pub registers: Vec<NetId>,
    pub memories: Vec<Stored>,
    /// Decoded addresses of arrays of counters, by memory and address.
    pub decoded: HashMap<(usize, NodeId), Decoded>,
    /// The words of the rows of arrays of counters, by memory.
    pub words: HashMap<usize, Vec<NetId>>,
    /// Nets on the outputs of each instance that is printed already.
    pub instances: Vec<Option<Vec<NetId>>>,
    /// Plain output ports, by the node that drives them and has no other name.
    pub output_of: HashMap<NodeId, usize>,
    pub assigned: Vec<bool>,
    /// Nodes that are plain outputs of instances, by instance and port.
    whole_outputs: HashMap<(usize, usize), NodeId>,
    pub out: String,
}

impl<'d> Printer<'d> {
    fn new(d: &'d Definition, reset: ResetStyle) -> Printer<'d> {
        let mut nets = Nets::default();
        let main = Section::Main;
        let clk = nets.add("clk".into(), 1, main);
        let rst = nets.add(reset.port().into(), 1, main);
        let inputs = d.inputs().iter();
        let inputs = inputs
            .map(|p| nets.add(p.name.clone(), p.total_width(), main))
            .collect();
        let outputs = d.outputs().iter();
        let outputs = outputs
            .map(|p| nets.add_output(p.name.clone(), p.total_width()))
            .collect();
        let live = Live::new(d);
        let registers = d.registers().iter().enumerate();
        let registers = registers
            .map(|(i, r)| nets.add(r.name.clone(), r.width, live.register(i)))
            .collect();
        let mut naming = Naming::new(d);
        let memories = d.memories().iter().enumerate();
        let memories = memories
            .map(|(i, m)| stored(m, live.memory(i), &mut nets, &mut naming))
            .collect();
        let mut output_of = HashMap::new();
        for (p, port) in d.outputs().iter().enumerate().rev() {
            if port.count.is_none() {
                output_of.insert(d.output_nodes(p)[0], p);
            }
        }
        Printer {
            d,
            reset,
            live,
            naming,
            nets,
            forms: vec![None; d.nodes().len()],
            section: main,
            clk,
            rst,
            inputs,
            outputs,
            registers,
            memories,
            decoded: HashMap::new(),
            words: HashMap::new(),
            instances: vec![None; d.instances().len()],
            output_of,
            assigned: vec![false; d.outputs().len()],
            whole_outputs: whole_outputs(d),
            out: String::new(),
        }
    }

    /// Values, instances and state in dependency order, then the outputs.
    fn body(&mut self) {
        self.values_and_state();
        for instance in 0..self.instances.len() {
            self.instance(instance);
        }
        for port in 0..self.outputs.len() {
            self.output(port);
        }
    }

    /// Values and state of this section.
    fn values_and_state(&mut self) {
        let section = self.section;
        let groups = groups(self.d, &self.live);
        let mut groups = groups.iter().filter(|g| g.section == section).peekable();
        for id in 0..self.d.nodes().len() as NodeId {
            if self.live.section[id as usize] == Some(section) {
                self.place(id);
            }
            while let Some(group) = groups.next_if(|g| g.after <= id) {
                self.group(group);
            }
        }
    }

    fn output(&mut self, port: usize) {
        if std::mem::replace(&mut self.assigned[port], true) {
            return;
        }
        let value = self.joined(self.d.output_nodes(port));
        let name = &self.d.outputs()[port].name;
        self.out
            .push_str(&format!("    assign {name} = {value};\n"));
    }

    /// The instance with nets on all its outputs, if it is not there yet.
    pub fn instance(&mut self, index: usize) {
        if self.instances[index].is_some() {
            return;
        }
        let d = self.d;
        let instance = &d.instances()[index];
        let reset = self.reset.port();
        let clk = self.nets.read(self.clk, 0, 1, self.section);
        let rst = self.nets.read(self.rst, 0, 1, self.section);
        let mut pins = vec![format!(".clk({clk})"), format!(".{reset}({rst})")];
        for (port, nodes) in instance.definition.inputs().iter().zip(&instance.inputs) {
            pins.push(format!(".{}({})", port.name, self.joined(nodes)));
        }
        let mut declarations = String::new();
        let mut nets = Vec::new();
        for (p, port) in instance.definition.outputs().iter().enumerate() {
            let (net, is_new) = self.pin_net(index, p);
            let name = &self.nets.get(net).name;
            if is_new {
                declarations.push_str(&format!("    wire {}{name};\n", range(port.total_width())));
            }
            pins.push(format!(".{}({name})", port.name));
            nets.push(net);
        }
        self.instances[index] = Some(nets);
        let pins = pins.join(",\n        ");
        let note = instance.comment.as_deref().unwrap_or("");
        self.out.push_str(&format!(
            "\n{declarations}{}    {} {} (\n        {pins}\n    );\n\n",
            comment("    ", note),
            instance.definition.name(),
            instance.name
        ));
    }

    /// The net on an output of an instance: a port of this module where that port takes nothing else,
    /// a net of the value's own name, or a new one.
    fn pin_net(&mut self, index: usize, port: usize) -> (NetId, bool) {
        let d = self.d;
        let instance = &d.instances()[index];
        let shape = &instance.definition.outputs()[port];
        let node = self.whole_outputs.get(&(index, port)).copied();
        let name = node.and_then(|id| d.node(id).name.clone());
        let leaves = node.and_then(|id| self.output_of.get(&id).copied());
        match (name, leaves) {
            (None, Some(p)) if !self.assigned[p] => {
                self.assigned[p] = true;
                (self.outputs[p], false)
            }
            (name, _) => {
                let base = format!("{}_{}", instance.name, shape.name);
                let name = name.unwrap_or_else(|| self.naming.unique(&base));
                (self.nets.add(name, shape.total_width(), self.section), true)
            }
        }
    }

    fn assemble(self) -> String {
        let d = self.d;
        let mut ports = vec![
            "input  wire clk".to_string(),
            format!("input  wire {}", self.reset.port()),
        ];
        for p in d.inputs() {
            ports.push(format!("input  wire {}{}", range(p.total_width()), p.name));
        }
        for p in d.outputs() {
            ports.push(format!("output wire {}{}", range(p.total_width()), p.name));
        }
        let ports = ports.join(",\n    ");
        let mut text = format!("module {} (\n    {ports}\n);\n", d.name());
        text.push_str(&format!("\n{}\n", self.declarations(Section::Main)));
        let main = self.unused(Section::Main, "_unused_ok");
        text.push_str(&self.out.replace("\u{0}", &main));
        text.push_str("endmodule\n");
        // One empty line is enough anywhere, and none is needed before the end.
        while text.contains("\n\n\n") {
            text = text.replace("\n\n\n", "\n\n");
        }
        text.replace("\n\nendmodule", "\nendmodule")
    }

    /// The net that reads what nothing else reads.
    pub fn unused(&self, section: Section, name: &str) -> String {
        let unread = self.nets.unread(section);
        if unread.is_empty() {
            return String::new();
        }
        let items: Vec<String> = ["1'b0".to_string()].into_iter().chain(unread).collect();
        let items = list("&{", &items, "}", "    ");
        format!(
            "\n    // Not read here; named so that no tool reports it.\n    wire {name} = {items};\n"
        )
    }

    /// The state of a section.
    fn declarations(&self, section: Section) -> String {
        let mut text = String::new();
        for (i, r) in self.d.registers().iter().enumerate() {
            if self.live.register(i) != section {
                continue;
            }
            text.push_str(&comment("    ", r.comment.as_deref().unwrap_or("")));
            text.push_str(&format!("    reg {}{};\n", range(r.width), r.name));
        }
        for (i, m) in self.d.memories().iter().enumerate() {
            if self.live.memory(i) != section {
                continue;
            }
            text.push_str(&comment("    ", m.comment.as_deref().unwrap_or("")));
            match &self.memories[i] {
                Stored::Words(_) => {
                    let (width, last) = (range(m.width), m.depth - 1);
                    text.push_str(&format!("    reg {width}{} [0:{last}];\n", m.name));
                }
                Stored::Planes(planes) => text.push_str(&self.planes(m, planes)),
            }
        }
        text
    }

    /// What only properties read, and the properties.
    fn properties(&mut self) {
        // Where the unread nets of the body will stand, once all is known.
        self.out.push('\u{0}');
        if self.d.properties().is_empty() {
            return;
        }
        self.section = Section::Formal;
        self.out.push_str("\n`ifdef FORMAL\n");
        let state = self.declarations(Section::Formal);
        if !state.is_empty() {
            self.out.push_str(&(state + "\n"));
        }
        self.values_and_state();
        self.always_properties();
        let unused = self.unused(Section::Formal, "_unused_formal_ok");
        self.out.push_str(&unused);
        self.out.push_str("`endif\n");
    }

    /// What an instance output is called where its instance is printed.
    pub fn instance_output(&mut self, instance: u32, port: u32) -> NetId {
        self.instance(instance as usize);
        let nets = self.instances[instance as usize].as_ref();
        nets.expect("the instance was printed above")[port as usize]
    }
}

/// Nets for a memory.
fn stored(m: &Memory, section: Section, nets: &mut Nets, naming: &mut Naming) -> Stored {
    if m.modulus.is_none() {
        return Stored::Words(nets.add_memory(m.name.clone(), section));
    }
    let planes = planes(m, naming).into_iter();
    Stored::Planes(
        planes
            .map(|name| nets.add(name, m.depth, section))
            .collect(),
    )
}

/// Names of the vectors that hold counters: for each bit one with that bit of every entry.
fn planes(m: &Memory, naming: &mut Naming) -> Vec<String> {
    let plane = |bit| naming.unique(&format!("{}_{bit}", m.name));
    (0..m.width).map(plane).collect()
}

/// What holds the state of a module in the Verilog.
pub(crate) struct StateNets {
    live: Live,
    registers: Vec<String>,
    /// For counters.
    planes: Vec<Vec<String>>,
}

impl StateNets {
    pub fn new(d: &Definition) -> StateNets {
        let mut naming = Naming::new(d);
        let counters = d.memories().iter();
        let planes = counters.map(|m| match m.modulus {
            Some(_) => planes(m, &mut naming),
            None => Vec::new(),
        });
        StateNets {
            live: Live::new(d),
            planes: planes.collect(),
            registers: d.registers().iter().map(|r| r.name.clone()).collect(),
        }
    }

    /// Nets of a register: none if only properties read it.
    pub fn register(&self, index: usize) -> Vec<String> {
        match self.live.register(index) {
            Section::Main => vec![self.registers[index].clone()],
            Section::Formal => Vec::new(),
        }
    }

    /// The value of a node that is the same in every cycle.
    pub fn constant(&self, id: NodeId) -> Option<&Bits> {
        self.live.constant[id as usize].as_ref()
    }

    /// What a register takes: its next value and its enable; nothing if it never loads.
    pub fn register_takes(&self, r: &Register) -> impl Iterator<Item = NodeId> {
        let loads = (!self.live.never_loads(r)).then_some([Some(r.next), r.enable]);
        loads.into_iter().flatten().flatten()
    }

    /// What a memory takes: enable, address and data or amount of each port that can ever do something.
    pub fn memory_takes(&self, m: &Memory) -> impl Iterator<Item = NodeId> {
        let writes = self.live.writes(m).map(|w| [w.enable, w.address, w.data]);
        let advances = self.live.advances(m);
        writes
            .chain(advances.map(|a| [a.enable, a.address, a.amount]))
            .flatten()
    }

    /// Nets of a memory: none if only properties read it.
    pub fn memory(&self, index: usize, m: &Memory) -> Vec<String> {
        match self.live.memory(index) {
            Section::Main if m.modulus.is_some() => self.planes[index].clone(),
            Section::Main => (0..m.depth).map(|i| format!("{}[{i}]", m.name)).collect(),
            Section::Formal => Vec::new(),
        }
    }
}

/// Nodes that are outputs of instances as a whole, so that their own name may stand for the net.
fn whole_outputs(d: &Definition) -> HashMap<(usize, usize), NodeId> {
    let mut map = HashMap::new();
    for (id, node) in d.nodes().iter().enumerate() {
        if let Op::InstanceOutput { instance, port, .. } = node.op {
            let (instance, port) = (instance as usize, port as usize);
            if d.instances()[instance].definition.outputs()[port]
                .count
                .is_none()
            {
                map.insert((instance, port), id as NodeId);
            }
        }
    }
    map
}
