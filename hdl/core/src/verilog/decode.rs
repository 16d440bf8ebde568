//! Decoded addresses of arrays of counters, and reads by them.
//!
//! A port that reads and advances at one address decodes it once. Arrays whose declaration says so are read by
//! their decode too, all others by an index.

use super::expression::Text;
use super::live::{Section, WIDEST_AMOUNT};
use super::module::Printer;
use super::nets::{NetId, Nets};
use super::text::{list, number, range};
use crate::ir::{Memory, NodeId};
use crate::{Bits, index_width};

/// Arrays up to this depth are decoded at once, larger ones by row and column of entries. It is also the
/// longest row: what fits a machine word is fast in simulators.
const ONE_LEVEL: u32 = 64;

/// Rows and columns of the entries of an array.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    pub rows: u32,
    pub columns: u32,
}

impl Grid {
    pub fn of(memory: &Memory) -> Grid {
        let columns = match memory.depth {
            depth if depth <= ONE_LEVEL => depth,
            depth => ONE_LEVEL.min(1 << index_width(depth).div_ceil(2)),
        };
        let rows = memory.depth.div_ceil(columns);
        Grid { rows, columns }
    }
}

/// A decoded address: a bit for each row and one for each column; nothing for rows where there is one.
#[derive(Clone, Copy)]
pub(super) struct Decoded {
    /// Its number among those of the array.
    number: usize,
    pub row: Option<NetId>,
    pub column: NetId,
}

impl Printer<'_> {
    /// The decode of an address, printed where it is first asked for.
    pub fn decoded(&mut self, memory: usize, address: NodeId) -> Decoded {
        if let Some(decoded) = self.decoded.get(&(memory, address)) {
            return *decoded;
        }
        let shape = &self.d.memories()[memory];
        let grid = Grid::of(shape);
        let low = (grid.rows > 1).then(|| grid.columns.trailing_zeros());
        let number = self.decoded.keys().filter(|(m, _)| *m == memory).count();
        let row = low.map(|low| {
            let row = self.one_hot(grid.rows, address, low, None);
            self.plain(&format!("{}_row_{number}", shape.name), grid.rows, &row)
        });
        let column = self.one_hot(grid.columns, address, 0, low);
        let column_name = format!("{}_column_{number}", shape.name);
        let column = self.plain(&column_name, grid.columns, &column);
        let decoded = Decoded {
            number,
            row,
            column,
        };
        self.decoded.insert((memory, address), decoded);
        decoded
    }

    /// The counter at an address, put together from the planes; 0 where there is none.
    pub fn counter(&mut self, memory: usize, planes: &[NetId], address: NodeId) -> Text {
        let shape = &self.d.memories()[memory];
        let constant = self.live.constant[address as usize].as_ref();
        match constant.map(|c| c.to_u64()) {
            Some(Some(entry)) if entry < u64::from(shape.depth) => {
                return self.assembled(planes, |nets, plane, section| {
                    nets.read(plane, entry as u32, 1, section)
                });
            }
            Some(_) => return Text::closed(number(shape.width, 0)),
            None if shape.decoded && shape.depth > 1 => {
                return self.selected(memory, planes, address);
            }
            None => {}
        }
        let depth = shape.depth;
        let (inside, index) = self.index(memory as u32, address);
        let value = self.assembled(planes, |nets, plane, section| match depth {
            1 => nets.read(plane, 0, 1, section),
            _ => format!("{}[{index}]", nets.read(plane, 0, depth, section)),
        });
        match inside {
            None => value,
            Some(i) => Text::open(format!(
                "({i}) ? {} : {}",
                value.text,
                number(shape.width, 0)
            )),
        }
    }

    /// A counter of the bits of its planes.
    fn assembled(
        &mut self,
        planes: &[NetId],
        bit: impl Fn(&mut Nets, NetId, Section) -> String,
    ) -> Text {
        let planes = planes.iter().rev();
        let bits: Vec<_> = planes
            .map(|plane| bit(&mut self.nets, *plane, self.section))
            .collect();
        Text::closed(cat(&bits))
    }

    /// The counter that the decode of an address selects: the words of its row, and their bit of its column.
    fn selected(&mut self, memory: usize, planes: &[NetId], address: NodeId) -> Text {
        let shape = &self.d.memories()[memory];
        let Decoded {
            number,
            row,
            column,
        } = self.decoded(memory, address);
        let columns = Grid::of(shape).columns;
        let column = self.nets.read(column, 0, columns, self.section);
        let mut whole = None;
        if let Some(row) = row {
            let rows = self.words(memory, planes);
            let width = columns * shape.width;
            let mut terms = Vec::new();
            for (at, words) in (0..).zip(rows) {
                let row = self.nets.read(row, at, 1, self.section);
                let words = self.nets.read(words, 0, width, self.section);
                terms.push(format!("({{{width}{{{row}}}}} & {words})"));
            }
            let base = format!("{}_words_{number}", shape.name);
            whole = Some(self.plain(&base, width, &any(&terms, "    ")));
        }
        let bits = (0..).zip(planes).map(|(bit, plane)| {
            let word = match whole {
                Some(whole) => self.nets.read(whole, bit * columns, columns, self.section),
                None => self.nets.read(*plane, 0, columns, self.section),
            };
            format!("|({word} & {column})")
        });
        let mut bits: Vec<String> = bits.collect();
        bits.reverse();
        Text::open(cat(&bits))
    }

    /// For each row the words that all planes have there, the lowest plane lowest.
    fn words(&mut self, memory: usize, planes: &[NetId]) -> Vec<NetId> {
        if let Some(words) = self.words.get(&memory) {
            return words.clone();
        }
        let shape = &self.d.memories()[memory];
        let Grid { rows, columns } = Grid::of(shape);
        let mut words = Vec::new();
        for row in 0..rows {
            let low = row * columns;
            let present = columns.min(shape.depth - low);
            let mut parts = Vec::new();
            for plane in planes.iter().rev() {
                if present < columns {
                    parts.push(number(columns - present, 0));
                }
                parts.push(self.nets.read(*plane, low, present, self.section));
            }
            let name = format!("{}_at_row_{row}", shape.name);
            words.push(self.plain(&name, columns * shape.width, &cat(&parts)));
        }
        self.words.insert(memory, words.clone());
        words
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

    /// Prints a wire named after `base`.
    pub fn plain(&mut self, base: &str, width: u32, value: &str) -> NetId {
        let name = self.naming.unique(base);
        let range = range(width);
        self.out
            .push_str(&format!("    wire {range}{name} = {value};\n"));
        self.nets.add(name, width, self.section)
    }
}

/// Items or-ed, one in a line where they are many.
pub(super) fn any(items: &[String], indent: &str) -> String {
    let one_line = items.join(" | ");
    match one_line.len() {
        n if n <= 80 => one_line,
        _ => items.join(&format!(" |\n{indent}    ")),
    }
}

fn cat(parts: &[String]) -> String {
    match parts {
        [only] => only.clone(),
        _ => list("{", parts, "}", "    "),
    }
}
