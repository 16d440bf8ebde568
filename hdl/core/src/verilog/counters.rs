//! Arrays of counters, as bit planes: bit e of plane b is bit b of entry e.
//!
//! Operators on planes are one adder for each entry, written once. An amount is routed to the entry that
//! adds it: each port decodes its address, and what the ports send to one entry is or-ed, since no two
//! enabled ports address the same one. All other entries add zero.

use super::decode::{Decoded, Grid, any};
use super::expression::runs;
use super::module::Printer;
use super::nets::NetId;
use super::text::{comment, list, literal, number, range};
use crate::Bits;
use crate::ir::{AdvancePort, Memory, MemoryReset};

/// Bits of a reset value that are one literal.
const LITERAL: u32 = 64;

/// An array of counters while its block is printed.
struct Counters<'d> {
    memory: &'d Memory,
    planes: Vec<NetId>,
    grid: Grid,
}

/// An operand of the adders: the name of a plane, or nothing where all of its bits are 0.
type Plane = Option<String>;

/// What a port sends to the entries.
struct Sent {
    /// For each bit of the amount the row that is addressed, or the entry where there is one row, if that
    /// bit is 1.
    bits: Vec<Option<NetId>>,
    /// The column, where there are several rows.
    column: Option<NetId>,
}

impl Printer<'_> {
    /// Declarations of the planes.
    pub fn planes(&self, memory: &Memory, planes: &[NetId]) -> String {
        let Memory {
            name, width, depth, ..
        } = memory;
        let first = &self.nets.get(planes[0]).name;
        let modulus = memory.modulus.expect("counters have a modulus");
        let note = format!(
            "{name}: {depth} counters of {width} bits modulo {modulus}, as bit planes:\nbit e of {first} is bit 0 of counter e, and so on."
        );
        let plane =
            |net: &NetId| format!("    reg {}{};\n", range(*depth), self.nets.get(*net).name);
        comment("    ", &note) + &planes.iter().map(plane).collect::<String>()
    }

    /// The adders and the block that loads the planes.
    pub fn counters_block(&mut self, index: usize, planes: Vec<NetId>) {
        let memory = &self.d.memories()[index];
        let counters = Counters {
            memory,
            planes,
            grid: Grid::of(memory),
        };
        let ports: Vec<AdvancePort> = self.live.advances(memory).cloned().collect();
        let next = match ports.is_empty() {
            true => vec![],
            false => self.next_planes(index, &counters, &ports),
        };
        self.load_planes(&counters, &next);
    }

    /// The planes after the edge: (entry + amount) mod modulus.
    fn next_planes(&mut self, index: usize, c: &Counters, ports: &[AdvancePort]) -> Vec<String> {
        self.out.push('\n');
        let sent = |(port, advance)| self.sent(index, c, port, advance);
        let sent: Vec<Sent> = ports.iter().enumerate().map(sent).collect();
        let amounts = self.amounts(c, &sent);
        let (sums, carry) = self.sums(c, &amounts);
        let modulus = c.memory.modulus.expect("counters have a modulus");
        match modulus == 1 << c.memory.width {
            true => sums,
            false => self.reduced(c, &sums, carry, modulus),
        }
    }

    /// Decodes the address of a port and gates the smaller part with the amount.
    fn sent(&mut self, index: usize, c: &Counters, port: usize, advance: &AdvancePort) -> Sent {
        let name = &c.memory.name;
        let Decoded { row, column, .. } = self.decoded(index, advance.address);
        let (gated, width) = match row {
            Some(row) => (row, c.grid.rows),
            None => (column, c.grid.columns),
        };
        let select = self.nets.read(gated, 0, width, self.section);
        let constant = self.live.constant[advance.amount as usize].clone();
        let bits = 0..c.memory.width;
        let bits = if let Some(amount) = constant {
            let net = match self.enable(advance) {
                None => gated,
                Some(enable) => {
                    let value = format!("{enable} ? {select} : {}", number(width, 0));
                    self.plain(&format!("{name}_add_{port}"), width, &value)
                }
            };
            bits.map(|bit| amount.bit(bit).then_some(net)).collect()
        } else {
            let amount = self.amount_sent(c, port, advance);
            let mut sent = |bit| {
                let one = self.nets.read(amount, bit, 1, self.section);
                let value = format!("{one} ? {select} : {}", number(width, 0));
                Some(self.plain(&format!("{name}_add_{port}_{bit}"), width, &value))
            };
            bits.map(&mut sent).collect()
        };
        let column = row.is_some().then_some(column);
        Sent { bits, column }
    }

    /// The amount of a port, 0 where it is not enabled.
    fn amount_sent(&mut self, c: &Counters, port: usize, advance: &AdvancePort) -> NetId {
        let width = c.memory.width;
        let amount = self.alone(advance.amount);
        let value = match self.enable(advance) {
            None => amount,
            Some(enable) => {
                let amount = self.operand(advance.amount);
                format!("{enable} ? {amount} : {}", number(width, 0))
            }
        };
        self.plain(&format!("{}_sent_{port}", c.memory.name), width, &value)
    }

    /// The enable of a port, unless it is always on.
    fn enable(&mut self, advance: &AdvancePort) -> Option<String> {
        let always = self.live.is_constant(advance.enable, true);
        (!always).then(|| self.operand(advance.enable))
    }

    /// For each bit of the amounts, what the ports send to each entry.
    fn amounts(&mut self, c: &Counters, sent: &[Sent]) -> Vec<Plane> {
        let live = |bit: usize| sent.iter().any(|s| s.bits[bit].is_some());
        let bits: Vec<usize> = (0..c.memory.width as usize).filter(|b| live(*b)).collect();
        let size = c.grid.rows * c.grid.columns;
        let mut amounts = vec![None; c.memory.width as usize];
        if c.grid.rows == 1 {
            for bit in bits {
                let columns = sent.iter().filter_map(|s| s.bits[bit]);
                let items: Vec<String> = columns
                    .map(|column| self.nets.read(column, 0, c.grid.columns, self.section))
                    .collect();
                let name = format!("{}_added_{bit}", c.memory.name);
                amounts[bit] = Some(self.plane(&name, c, &any(&items, "    ")));
            }
            return amounts;
        }
        let nets: Vec<(usize, NetId)> = bits
            .into_iter()
            .map(|bit| {
                let name = self
                    .naming
                    .unique(&format!("{}_added_{bit}", c.memory.name));
                self.out
                    .push_str(&format!("    reg {}{name};\n", range(size)));
                (bit, self.nets.add(name, size, self.section))
            })
            .collect();
        self.rows(c, sent, &nets);
        for (bit, net) in nets {
            amounts[bit] = Some(self.nets.read(net, 0, c.memory.depth, self.section));
        }
        amounts
    }

    /// The loop that fills the amounts row by row.
    fn rows(&mut self, c: &Counters, sent: &[Sent], amounts: &[(usize, NetId)]) {
        let row = self.naming.unique(&format!("{}_row", c.memory.name));
        let columns = c.grid.columns;
        let mut body = String::new();
        for (bit, amount) in amounts {
            let mut items = Vec::new();
            for s in sent {
                let (Some(rows), Some(column)) = (s.bits[*bit], s.column) else {
                    continue;
                };
                let rows = self.nets.read(rows, 0, c.grid.rows, self.section);
                let column = self.nets.read(column, 0, columns, self.section);
                items.push(format!("({{{columns}{{{rows}[{row}]}}}} & {column})"));
            }
            let amount = &self.nets.get(*amount).name;
            let value = any(&items, "            ");
            body.push_str(&format!(
                "            {amount}[{row} * {columns} +: {columns}] = {value};\n"
            ));
        }
        self.out.push_str(&format!(
            "    integer {row};\n    always @* begin\n        for ({row} = 0; {row} < {}; {row} = {row} + 1) begin\n\
             {body}        end\n    end\n",
            c.grid.rows
        ));
    }

    /// The sum of each bit, and the carry of the last one if the modulus needs it.
    fn sums(&mut self, c: &Counters, amounts: &[Plane]) -> (Vec<String>, Plane) {
        let name = &c.memory.name;
        let width = c.memory.width as usize;
        let last = match c.memory.modulus == Some(1 << width) {
            true => width - 1,
            false => width,
        };
        let mut carry: Plane = None;
        let mut sums = Vec::new();
        for (bit, amount) in amounts.iter().enumerate() {
            let plane = self
                .nets
                .read(c.planes[bit], 0, c.memory.depth, self.section);
            let terms: Vec<String> = [Some(plane), amount.clone(), carry.take()]
                .into_iter()
                .flatten()
                .collect();
            sums.push(match terms.as_slice() {
                [only] => only.clone(),
                _ => self.plane(&format!("{name}_sum_{bit}"), c, &terms.join(" ^ ")),
            });
            let over = match terms.as_slice() {
                [x, y] => format!("{x} & {y}"),
                [x, y, z] => format!("({x} & {y}) | ({x} & {z}) | ({y} & {z})"),
                _ => continue,
            };
            if bit < last {
                carry = Some(self.plane(&format!("{name}_carry_{bit}"), c, &over));
            }
        }
        (sums, carry)
    }

    /// The sums less the modulus where they reach it.
    fn reduced(
        &mut self,
        c: &Counters,
        sums: &[String],
        carry: Plane,
        modulus: u64,
    ) -> Vec<String> {
        let name = &c.memory.name;
        let least = modulus.trailing_zeros() as usize;
        let mut wraps = sums[least].clone();
        for (bit, sum) in sums.iter().enumerate().skip(least + 1) {
            let operator = if modulus >> bit & 1 == 1 { '&' } else { '|' };
            let text = format!("{sum} {operator} {wraps}");
            wraps = self.plane(&format!("{name}_reaches_{bit}"), c, &text);
        }
        if let Some(carry) = carry {
            let text = format!("{carry} | {wraps}");
            wraps = self.plane(&format!("{name}_wraps"), c, &text);
        }
        let mut next = sums[..least].to_vec();
        let mut borrow: Plane = None;
        for (bit, sum) in sums.iter().enumerate().skip(least) {
            let taken = (modulus >> bit & 1 == 1).then(|| wraps.clone());
            // A borrow is where the sum wraps alone, so that it can be or-ed to what is taken here.
            let under = match (&taken, &borrow) {
                (Some(t), Some(b)) => format!("{b} | (~{sum} & {t})"),
                (Some(t), None) | (None, Some(t)) => format!("~{sum} & {t}"),
                (None, None) => unreachable!("the least bit that is 1 takes"),
            };
            let terms: Vec<String> = [Some(sum.clone()), taken, borrow.take()]
                .into_iter()
                .flatten()
                .collect();
            next.push(self.plane(&format!("{name}_next_{bit}"), c, &terms.join(" ^ ")));
            if bit + 1 < sums.len() {
                borrow = Some(self.plane(&format!("{name}_borrow_{bit}"), c, &under));
            }
        }
        next
    }

    /// The clocked block: reset values, else what comes next.
    fn load_planes(&mut self, c: &Counters, next: &[String]) {
        let MemoryReset::Values(values) = &c.memory.reset else {
            unreachable!("counters have reset values");
        };
        let names: Vec<String> = c
            .planes
            .iter()
            .map(|p| self.nets.get(*p).name.clone())
            .collect();
        let resets: Vec<String> = names
            .iter()
            .zip(0..)
            .map(|(name, bit)| format!("{name} <= {};", plane_literal(values, bit)))
            .collect();
        let loads: String = names
            .iter()
            .zip(next)
            .filter(|(name, next)| name != next)
            .map(|(name, next)| format!("            {name} <= {next};\n"))
            .collect();
        let body = self.with_reset(&resets, None, &loads);
        self.always("", true, &body);
    }

    /// Prints a plane and returns its name.
    fn plane(&mut self, base: &str, c: &Counters, value: &str) -> String {
        let depth = c.memory.depth;
        let net = self.plain(base, depth, value);
        self.nets.read(net, 0, depth, self.section)
    }
}

/// Bit `bit` of all values as one constant, the first value lowest.
fn plane_literal(values: &[Bits], bit: u32) -> String {
    let chunk = |values: &[Bits]| {
        let bits = values
            .iter()
            .zip(0..)
            .map(|(v, i)| u64::from(v.bit(bit)) << i);
        literal(&Bits::new(values.len() as u32, bits.sum()))
    };
    let chunks: Vec<String> = values.chunks(LITERAL as usize).rev().map(chunk).collect();
    match runs(&chunks).as_slice() {
        [only] => only.clone(),
        items => list("{", items, "}", "            "),
    }
}
