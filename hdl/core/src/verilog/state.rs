//! Clocked blocks: registers, memories, properties.

use super::ResetStyle;
use super::live::{Live, Section};
use super::module::{Printer, Stored};
use super::text::{literal, number};
use crate::index_width;
use crate::ir::{Definition, MemoryReset, NodeId, PropertyKind, Register, WritePort};

/// State that one clocked block holds, printed as soon as all it takes is there.
pub(super) struct Group {
    /// Where it stands.
    pub section: Section,
    /// The last node that it takes.
    pub after: NodeId,
    state: State,
}

enum State {
    Registers(Vec<usize>),
    Memory(usize),
}

/// Registers with the same section, reset, enable and stage make one block; each memory makes its own.
pub(super) fn groups(d: &Definition, live: &Live) -> Vec<Group> {
    let key = |i: usize, r: &Register| (live.register(i), r.reset.is_some(), r.enable, r.stage);
    let mut blocks: Vec<(_, Vec<usize>)> = Vec::new();
    for (i, r) in d.registers().iter().enumerate() {
        match blocks.iter_mut().find(|(k, _)| *k == key(i, r)) {
            Some((_, members)) => members.push(i),
            None => blocks.push((key(i, r), vec![i])),
        }
    }
    let last = |i: &usize| {
        let r = &d.registers()[*i];
        r.next.max(r.enable.unwrap_or(0))
    };
    let registers = blocks.into_iter().map(|(key, members)| Group {
        section: key.0,
        after: members.iter().map(last).max().unwrap_or(0),
        state: State::Registers(members),
    });
    let memories = d.memories().iter().enumerate().map(|(i, m)| Group {
        section: live.memory(i),
        after: m.taken().max().unwrap_or(0),
        state: State::Memory(i),
    });
    let mut groups: Vec<Group> = registers.chain(memories).collect();
    groups.sort_by_key(|g| g.after);
    groups
}

impl Printer<'_> {
    pub fn group(&mut self, group: &Group) {
        match &group.state {
            State::Registers(members) => self.registers_block(members),
            State::Memory(index) => self.memory_block(*index),
        }
    }

    fn registers_block(&mut self, members: &[usize]) {
        let d = self.d;
        let first = &d.registers()[members[0]];
        let never = self.live.never_loads(first);
        let enable = first.enable.filter(|e| !self.live.is_constant(*e, true));
        let enable = enable.filter(|_| !never).map(|e| self.alone(e));
        let mut next = String::new();
        let indent = " ".repeat(8 + 4 * usize::from(first.reset.is_some() || enable.is_some()));
        for i in members {
            let r = &d.registers()[*i];
            // A register that never loads still needs a driver.
            let value = match never {
                true => self.nets.read(self.registers[*i], 0, r.width, self.section),
                false => self.alone(r.next),
            };
            next.push_str(&format!("{indent}{} <= {value};\n", r.name));
        }
        let stage = first
            .stage
            .map_or(String::new(), |s| format!("    // Pipeline stage {s}.\n"));
        let body = if first.reset.is_some() {
            let resets: Vec<String> = members
                .iter()
                .map(|i| &d.registers()[*i])
                .filter_map(|r| Some(format!("{} <= {};", r.name, literal(r.reset.as_ref()?))))
                .collect();
            self.with_reset(&resets, enable.as_deref(), &next)
        } else {
            match enable {
                Some(e) => format!("        if ({e}) begin\n{next}        end\n"),
                None => next,
            }
        };
        self.always(&stage, first.reset.is_some(), &body);
    }

    /// `if (reset) ... else if (enable) ...`
    pub fn with_reset(&mut self, resets: &[String], enable: Option<&str>, next: &str) -> String {
        let condition = self.in_reset();
        let resets: String = resets
            .iter()
            .map(|r| format!("            {r}\n"))
            .collect();
        let otherwise = match (enable, next.is_empty()) {
            (_, true) => "        end\n".to_string(),
            (Some(e), _) => format!("        end else if ({e}) begin\n{next}        end\n"),
            (None, _) => format!("        end else begin\n{next}        end\n"),
        };
        format!("        if ({condition}) begin\n{resets}{otherwise}")
    }

    pub fn always(&mut self, note: &str, has_reset: bool, body: &str) {
        let clk = self.nets.read(self.clk, 0, 1, self.section);
        let reset = match self.reset {
            ResetStyle::AsyncLow if has_reset => " or negedge rst_n",
            _ => "",
        };
        self.out.push_str(&format!(
            "\n{note}    always @(posedge {clk}{reset}) begin\n{body}    end\n\n"
        ));
    }

    fn memory_block(&mut self, index: usize) {
        let d = self.d;
        let memory = &d.memories()[index];
        if let Stored::Planes(planes) = self.memories[index].clone() {
            return self.counters_block(index, planes);
        }
        let MemoryReset::Values(values) = &memory.reset else {
            let writes = self.holds(index) + &self.writes(index, "        ");
            return self.always("", false, &writes);
        };
        let width = index_width(memory.depth);
        let resets: Vec<String> = values
            .iter()
            .enumerate()
            .map(|(i, v)| {
                let entry = number(width, i as u64);
                format!("{}[{entry}] <= {};", memory.name, literal(v))
            })
            .collect();
        let writes = self.writes(index, "            ");
        let body = self.with_reset(&resets, None, &writes);
        self.always("", true, &body);
    }

    /// Entries that nothing ever writes, where that is certain: they need a driver too.
    fn holds(&self, index: usize) -> String {
        let memory = &self.d.memories()[index];
        let addresses: Option<Vec<u64>> = self
            .live
            .writes(memory)
            .map(|w| self.live.constant[w.address as usize].as_ref()?.to_u64())
            .collect();
        let Some(written) = addresses else {
            return String::new();
        };
        let width = index_width(memory.depth);
        (0..u64::from(memory.depth))
            .filter(|i| !written.contains(i))
            .map(|i| {
                format!(
                    "        {0}[{1}] <= {0}[{1}];\n",
                    memory.name,
                    number(width, i)
                )
            })
            .collect()
    }

    /// The write ports in order, so that the last one wins.
    fn writes(&mut self, index: usize, indent: &str) -> String {
        let d = self.d;
        let mut text = String::new();
        let writes: Vec<&WritePort> = self.live.writes(&d.memories()[index]).collect();
        for w in writes {
            let (inside, at) = self.index(index as u32, w.address);
            let entry = format!("{}[{at}]", d.memories()[index].name);
            let condition = match inside {
                None => self.alone(w.enable),
                Some(i) => format!("{} & ({i})", self.operand(w.enable)),
            };
            let data = self.alone(w.data);
            text.push_str(&format!(
                "{indent}if ({condition}) begin\n{indent}    {entry} <= {data};\n{indent}end\n"
            ));
        }
        text
    }

    /// The block that checks the properties outside reset.
    pub fn always_properties(&mut self) {
        let d = self.d;
        let mut text = String::new();
        for p in d.properties() {
            let kind = match p.kind {
                PropertyKind::Assert => "assert",
                PropertyKind::Assume => "assume",
                PropertyKind::Cover => "cover",
            };
            let holds = self.alone(p.node);
            text.push_str(&format!("            {}: {kind} ({holds});\n", p.name));
        }
        let condition = match self.reset {
            ResetStyle::SyncHigh => "!rst",
            _ => "rst_n",
        };
        self.out.push_str(&format!(
            "\n    always @(posedge clk) begin\n        if ({condition}) begin\n{text}        end\n    end\n"
        ));
    }
}
