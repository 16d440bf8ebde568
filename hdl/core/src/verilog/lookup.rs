//! Entries of memories and constant tables.

use super::expression::{Form, Text};
use super::live::needs_guard;
use super::module::{Printer, Stored};
use super::text::{comment, literal, number, range};
use crate::index_width;
use crate::ir::{NodeId, Op};

impl Printer<'_> {
    /// The condition under which an address is inside the memory, if it can be outside, and the index.
    pub fn index(&mut self, memory: u32, address: NodeId) -> (Option<String>, String) {
        let shape = &self.d.memories()[memory as usize];
        let width = self.d.node(address).width;
        let index = index_width(shape.depth);
        let constant = self.live.constant[address as usize].is_some();
        let guarded = !constant && needs_guard(shape, width);
        let inside = guarded.then(|| {
            let depth = number(width, u64::from(shape.depth));
            format!("{} < {depth}", self.slice(address, 0, width))
        });
        let index = match width {
            w if w == index => self.alone(address),
            w if w > index => self.slice(address, 0, index),
            w => format!("{{{}, {}}}", number(index - w, 0), self.alone(address)),
        };
        (inside, index)
    }

    /// The entry at an address, 0 where there is none; and whether it is closed, as an operand has to be.
    pub fn entry(&mut self, memory: u32, address: NodeId) -> Text {
        let shape = &self.d.memories()[memory as usize];
        let net = match self.memories[memory as usize].clone() {
            Stored::Planes(planes) => return self.counter(memory as usize, &planes, address),
            Stored::Words(net) => net,
        };
        let (inside, index) = self.index(memory, address);
        self.nets.read_memory(net, self.section);
        let entry = format!("{}[{index}]", shape.name);
        match inside {
            None => Text::closed(entry),
            Some(i) => Text::open(format!("({i}) ? {entry} : {}", number(shape.width, 0))),
        }
    }

    /// A constant table as a case; values that are zero are left to its default.
    pub fn table(&mut self, id: NodeId) {
        let d = self.d;
        let node = d.node(id);
        let Op::Table { values, index } = &node.op else {
            unreachable!("called for tables only");
        };
        let width = d.node(*index).width;
        let name = self.name(id);
        let selector = self.alone(*index);
        let reachable = values
            .iter()
            .enumerate()
            .filter(|(i, v)| !v.is_zero() && (width >= 32 || (*i as u64) < 1 << width));
        let rows: String = reachable
            .map(|(i, v)| {
                let case = number(width, i as u64);
                format!("            {case}: {name} = {};\n", literal(v))
            })
            .collect();
        let note = comment("    ", node.comment.as_deref().unwrap_or(""));
        self.out.push_str(&format!(
            "\n{note}    reg {}{name};\n    always @* begin\n        case ({selector})\n{rows}            \
             default: {name} = {};\n        endcase\n    end\n\n",
            range(node.width),
            number(node.width, 0)
        ));
        let net = self.nets.add(name, node.width, self.section);
        self.forms[id as usize] = Some(Form::Net { net, low: 0 });
    }
}
