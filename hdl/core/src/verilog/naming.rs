//! Names for values that the block's author left unnamed.

use crate::ir::{Definition, NodeId, Op};
use crate::names;
use std::collections::{HashMap, HashSet};

/// Longest name made from the names of operands.
const LONGEST: usize = 32;

/// The names of a module: those that are given, and those still to be made.
pub(super) struct Naming {
    taken: HashSet<String>,
    made: Vec<String>,
    counters: HashMap<&'static str, u32>,
    hints: Vec<Option<String>>,
}

impl Naming {
    pub fn new(d: &Definition) -> Naming {
        let ports = d.inputs().iter().chain(d.outputs()).map(|p| &p.name);
        let state = d.registers().iter().map(|r| &r.name);
        let memories = d.memories().iter().map(|m| &m.name);
        let instances = d.instances().iter().map(|i| &i.name);
        let properties = d.properties().iter().map(|p| &p.name);
        let nodes = d.nodes().iter().filter_map(|n| n.name.as_ref());
        let given = ports
            .chain(state)
            .chain(memories)
            .chain(instances)
            .chain(properties)
            .chain(nodes);
        Naming {
            taken: given.cloned().chain([d.name().into()]).collect(),
            made: Vec::new(),
            counters: HashMap::new(),
            hints: hints(d),
        }
    }

    /// `base`, with a number behind it if it is taken or reserved.
    pub fn unique(&mut self, base: &str) -> String {
        let numbered = (2..).map(|n| format!("{base}_{n}"));
        let name = [base.to_string()]
            .into_iter()
            .chain(numbered)
            .find(|n| names::check(n).is_ok() && !self.taken.contains(n))
            .expect("numbers do not end");
        self.taken.insert(name.clone());
        self.made.push(name.clone());
        name
    }

    /// The names made so far.
    pub fn made(&self) -> impl Iterator<Item = &str> {
        self.made.iter().map(String::as_str)
    }

    /// A name for node `id`: after what takes it, else after what it is made of, else a number.
    /// `operands` are the names of its operands where they have one.
    pub fn node(&mut self, d: &Definition, id: NodeId, operands: &[Option<String>]) -> String {
        let op = &d.node(id).op;
        let hint = self.hints[id as usize].take();
        let name = hint
            .or_else(|| describe(op, operands).filter(|n| n.len() <= LONGEST))
            .filter(|n| legal_start(n));
        match name {
            Some(name) => self.unique(&name),
            None => {
                let counter = self.counters.entry(kind(op)).or_insert(0);
                *counter += 1;
                let name = format!("{}_{counter}", kind(op));
                self.unique(&name)
            }
        }
    }
}

fn legal_start(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && !name.contains("__")
}

/// For each node the name of the place that takes it, if there is one.
fn hints(d: &Definition) -> Vec<Option<String>> {
    let mut hints = vec![None; d.nodes().len()];
    let mut hint = |id: NodeId, name: String| {
        hints[id as usize].get_or_insert(name);
    };
    for (p, port) in d.outputs().iter().enumerate() {
        for (e, id) in d.output_nodes(p).iter().enumerate() {
            hint(*id, format!("{}_{e}", port.name));
        }
    }
    for r in d.registers() {
        hint(r.next, format!("{}_next", r.name));
    }
    for r in d.registers() {
        if let Some(enable) = r.enable {
            hint(enable, format!("{}_enable", r.name));
        }
    }
    for m in d.memories() {
        for (i, w) in m.writes.iter().enumerate() {
            hint(w.enable, format!("{}_write_{i}", m.name));
            hint(w.address, format!("{}_write_{i}_address", m.name));
            hint(w.data, format!("{}_write_{i}_data", m.name));
        }
        for (i, a) in m.advances.iter().enumerate() {
            hint(a.enable, format!("{}_advance_{i}", m.name));
            hint(a.address, format!("{}_advance_{i}_address", m.name));
            hint(a.amount, format!("{}_advance_{i}_amount", m.name));
        }
    }
    for i in d.instances() {
        for (port, ids) in i.definition.inputs().iter().zip(&i.inputs) {
            for (e, id) in ids.iter().enumerate() {
                let element = port.count.map_or(String::new(), |_| format!("_{e}"));
                hint(*id, format!("{}_{}{element}", i.name, port.name));
            }
        }
    }
    for p in d.properties() {
        hint(p.node, format!("{}_holds", p.name));
    }
    hints
}

/// A name made of the operands' names, where they have names.
fn describe(op: &Op, operands: &[Option<String>]) -> Option<String> {
    let o = |i: usize| operands.get(i).cloned().flatten();
    let two = |word: &str| Some(format!("{}_{word}_{}", o(0)?, o(1)?));
    let one = |word: &str| Some(format!("{word}_{}", o(0)?));
    match op {
        Op::Not(_) => one("not"),
        Op::And(..) => two("and"),
        Op::Or(..) => two("or"),
        Op::Xor(..) => two("xor"),
        Op::Add(..) => two("plus"),
        Op::Sub(..) => two("minus"),
        Op::Mul(..) => two("times"),
        Op::Eq(..) => two("eq"),
        Op::Lt(..) | Op::SignedLt(..) => two("lt"),
        Op::Mux { .. } => Some(format!("{}_if_{}", o(1)?, o(0)?)),
        Op::Shl { .. } => two("shl"),
        Op::Shr { .. } => two("shr"),
        Op::SignedShr { .. } => two("sar"),
        Op::ReduceAnd(_) => one("all"),
        Op::ReduceOr(_) => one("any"),
        Op::ReduceXor(_) => one("parity"),
        Op::SignExtend(_) => Some(format!("{}_extended", o(0)?)),
        Op::MemoryRead { .. } => Some(format!("{}_at_{}", o(1)?, o(0)?)),
        Op::Table { .. } => one("table_of"),
        _ => None,
    }
}

/// A word for what a node is.
fn kind(op: &Op) -> &'static str {
    match op {
        Op::Input { .. } | Op::Register(_) | Op::InstanceOutput { .. } | Op::Slice { .. } => "part",
        Op::Const(_) => "constant",
        Op::Reset => "in_reset",
        Op::MemoryRead { .. } => "entry",
        Op::Table { .. } => "lookup",
        Op::Not(_) => "inverse",
        Op::And(..) => "both",
        Op::Or(..) => "either",
        Op::Xor(..) => "difference_bits",
        Op::Add(..) => "sum",
        Op::Sub(..) => "difference",
        Op::Mul(..) => "product",
        Op::Eq(..) => "equal",
        Op::Lt(..) | Op::SignedLt(..) => "less",
        Op::Mux { .. } => "choice",
        Op::Cat(_) => "packed_bits",
        Op::Shl { .. } | Op::Shr { .. } | Op::SignedShr { .. } => "shifted",
        Op::ReduceAnd(_) => "all",
        Op::ReduceOr(_) => "any",
        Op::ReduceXor(_) => "parity",
        Op::SignExtend(_) => "extended",
    }
}
