//! Arrays of counters, as bit planes: bit e of plane b is bit b of entry e.
//!
//! Operators on planes are one adder for each entry, written once. An amount is routed to the entry that
//! adds it: each port decodes its address, and what the ports send to one entry is or-ed, since no two
//! enabled ports address the same one. All other entries add zero.

use super::expression::runs;
use super::live::WIDEST_AMOUNT;
use super::module::Printer;
use super::nets::NetId;
use super::text::{comment, list, literal, number, range};
use crate::ir::{AdvancePort, Memory, MemoryReset, NodeId};
use crate::{Bits, index_width};

/// Arrays up to this depth are decoded at once, larger ones by row and column of entries. It is also the
/// longest row: what fits a machine word is fast in simulators.
const ONE_LEVEL: u32 = 64;

/// Bits of a reset value that are one literal.
const LITERAL: u32 = 64;

/// An array of counters while its block is printed.
struct Counters<'d> {
    memory: &'d Memory,
    planes: Vec<NetId>,
    /// Entries in a row of the decode, and rows.
    columns: u32,
    rows: u32,
}

/// An operand of the adders: the name of a plane, or nothing where all of its bits are 0.
type Plane = Option<String>;

/// What a port sends to the entries of the row that it addresses.
struct Sent {
    /// The row, one bit for each; `None` where there is one row, which is then gated itself.
    row: Option<NetId>,
    /// For each bit of the amount the column, if that bit is 1.
    bits: Vec<Option<NetId>>,
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

    /// The counter at an address, put together from the planes.
    pub fn counter(
        &mut self,
        memory: usize,
        planes: &[NetId],
        address: NodeId,
        index: &str,
    ) -> String {
        let depth = self.d.memories()[memory].depth;
        let constant = self.live.constant[address as usize].as_ref();
        let constant = constant.and_then(|c| u32::try_from(c.to_u64()?).ok());
        let mut bit = |plane: &NetId| match constant {
            Some(entry) => self.nets.read(*plane, entry, 1, self.section),
            None if depth == 1 => self.nets.read(*plane, 0, 1, self.section),
            None => self.nets.read(*plane, 0, depth, self.section) + &format!("[{index}]"),
        };
        let bits: Vec<String> = planes.iter().rev().map(&mut bit).collect();
        match bits.as_slice() {
            [only] => only.clone(),
            _ => list("{", &bits, "}", "    "),
        }
    }

    /// The adders and the block that loads the planes.
    pub fn counters_block(&mut self, memory: &Memory, planes: Vec<NetId>) {
        let columns = match memory.depth {
            depth if depth <= ONE_LEVEL => depth,
            depth => ONE_LEVEL.min(1 << index_width(depth).div_ceil(2)),
        };
        let counters = Counters {
            memory,
            planes,
            columns,
            rows: memory.depth.div_ceil(columns),
        };
        let ports: Vec<AdvancePort> = self.live.advances(memory).cloned().collect();
        let next = match ports.is_empty() {
            true => vec![],
            false => self.next_planes(&counters, &ports),
        };
        self.load_planes(&counters, &next);
    }

    /// The planes after the edge: (entry + amount) mod modulus.
    fn next_planes(&mut self, c: &Counters, ports: &[AdvancePort]) -> Vec<String> {
        self.out.push('\n');
        let sent: Vec<Sent> = (0..ports.len())
            .map(|port| self.sent(c, port, &ports[port]))
            .collect();
        let amounts = self.amounts(c, &sent);
        let (sums, carry) = self.sums(c, &amounts);
        let modulus = c.memory.modulus.expect("counters have a modulus");
        match modulus == 1 << c.memory.width {
            true => sums,
            false => self.reduced(c, &sums, carry, modulus),
        }
    }

    /// Decodes the address of a port.
    fn sent(&mut self, c: &Counters, port: usize, advance: &AdvancePort) -> Sent {
        let name = &c.memory.name;
        let enable = self.enable(advance);
        let (row, column) = match c.rows {
            1 => {
                let select = self.one_hot(c.columns, advance.address, 0, None);
                let select = gated(enable, &select, c.columns);
                (
                    None,
                    self.plain(&format!("{name}_select_{port}"), c.columns, &select),
                )
            }
            rows => {
                let low = c.columns.trailing_zeros();
                let row = self.one_hot(rows, advance.address, low, None);
                let row = gated(enable, &row, rows);
                let row = self.plain(&format!("{name}_row_{port}"), rows, &row);
                let column = self.one_hot(c.columns, advance.address, 0, Some(low));
                let column_name = format!("{name}_column_{port}");
                (Some(row), self.plain(&column_name, c.columns, &column))
            }
        };
        let bits =
            (0..c.memory.width).map(|bit| self.sent_bit(c, port, bit, advance.amount, column));
        let bits = bits.collect();
        Sent { row, bits }
    }

    /// The column of a port if a bit of its amount is 1.
    fn sent_bit(
        &mut self,
        c: &Counters,
        port: usize,
        bit: u32,
        amount: NodeId,
        column: NetId,
    ) -> Option<NetId> {
        if let Some(constant) = &self.live.constant[amount as usize] {
            return constant.bit(bit).then_some(column);
        }
        let one = self.slice(amount, bit, 1);
        let column = self.nets.read(column, 0, c.columns, self.section);
        let text = gated(Some(one), &column, c.columns);
        let name = format!("{}_add_{port}_{bit}", c.memory.name);
        Some(self.plain(&name, c.columns, &text))
    }

    /// The enable of a port, unless it is always on.
    fn enable(&mut self, advance: &AdvancePort) -> Option<String> {
        let always = self.live.is_constant(advance.enable, true);
        (!always).then(|| self.operand(advance.enable))
    }

    /// A vector in which the bit is 1 that the address names from bit `low` on, as many bits as `width`
    /// says or all of them; none is where there are fewer bits in the vector.
    fn one_hot(&mut self, size: u32, address: NodeId, low: u32, width: Option<u32>) -> String {
        let one = number(size, 1);
        let whole = self.d.node(address).width;
        let width = whole.saturating_sub(low).min(width.unwrap_or(whole));
        if width == 0 {
            return one;
        }
        if let Some(c) = &self.live.constant[address as usize] {
            let at = Bits::wrapping(width, c.value() >> low).to_u64();
            let at = at.expect("a constant address is inside the memory");
            return format!("{one} << {}", number(index_width(size), at));
        }
        if width <= WIDEST_AMOUNT {
            return format!("{one} << {}", self.slice(address, low, width));
        }
        let high = self.slice(address, low + WIDEST_AMOUNT, width - WIDEST_AMOUNT);
        let at = self.slice(address, low, WIDEST_AMOUNT);
        format!("(|{high}) ? {} : ({one} << {at})", number(size, 0))
    }

    /// For each bit of the amounts, what the ports send to each entry.
    fn amounts(&mut self, c: &Counters, sent: &[Sent]) -> Vec<Plane> {
        let live = |bit: usize| sent.iter().any(|s| s.bits[bit].is_some());
        let bits: Vec<usize> = (0..c.memory.width as usize).filter(|b| live(*b)).collect();
        let size = c.rows * c.columns;
        let mut amounts = vec![None; c.memory.width as usize];
        if c.rows == 1 {
            for bit in bits {
                let columns = sent.iter().filter_map(|s| s.bits[bit]);
                let items: Vec<String> = columns
                    .map(|column| self.nets.read(column, 0, c.columns, self.section))
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
        let columns = c.columns;
        let mut body = String::new();
        for (bit, amount) in amounts {
            let mut items = Vec::new();
            for s in sent {
                let (Some(rows), Some(column)) = (s.row, s.bits[*bit]) else {
                    continue;
                };
                let rows = self.nets.read(rows, 0, c.rows, self.section);
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
            c.rows
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

    /// Prints a wire named after `base`.
    fn plain(&mut self, base: &str, width: u32, value: &str) -> NetId {
        let name = self.naming.unique(base);
        let range = range(width);
        self.out
            .push_str(&format!("    wire {range}{name} = {value};\n"));
        self.nets.add(name, width, self.section)
    }
}

/// A vector where the condition holds, else zeros.
fn gated(condition: Option<String>, vector: &str, width: u32) -> String {
    let Some(condition) = condition else {
        return vector.to_string();
    };
    let closed = vector
        .chars()
        .all(|c| c.is_ascii_alphanumeric() || c == '_');
    let vector = if closed {
        vector.into()
    } else {
        format!("({vector})")
    };
    format!("{condition} ? {vector} : {}", number(width, 0))
}

/// Items or-ed, one in a line where they are many.
fn any(items: &[String], indent: &str) -> String {
    let one_line = items.join(" | ");
    match one_line.len() {
        n if n <= 80 => one_line,
        _ => items.join(&format!(" |\n{indent}    ")),
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
