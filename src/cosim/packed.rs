//! Rows as the ports carry them: an array port is one packed value.
//!
//! A table gives every element whole words; a packed row gives every port whole words.

use sluice_hdl::Port;

use super::{CosimError, Job};
use crate::ports::Layout;
use crate::table::Table;

/// Cycles of reset before a stimulus without its own reset.
pub(super) const RESET_CYCLES: usize = 2;

/// Words of a port in a packed row.
pub(super) fn words(port: &Port) -> usize {
    port.total_width().div_ceil(64) as usize
}

/// Words of a packed row.
pub(super) fn row_words(ports: &[Port]) -> usize {
    ports.iter().map(words).sum()
}

/// Appends a row of a table in packed form.
pub(super) fn pack(ports: &[Port], row: &[u64], packed: &mut Vec<u64>) {
    let mut rest = row;
    for port in ports {
        let base = packed.len();
        packed.resize(base + words(port), 0);
        let element_words = port.width.div_ceil(64) as usize;
        for element in 0..port.elements() {
            let (value, after) = rest.split_at(element_words);
            rest = after;
            deposit(&mut packed[base..], element * port.width, port.width, value);
        }
    }
}

/// Writes the row of a table that a packed row is.
pub(super) fn unpack(ports: &[Port], packed: &[u64], row: &mut [u64]) {
    let (mut rest, mut out) = (packed, row);
    for port in ports {
        let (value, after) = rest.split_at(words(port));
        rest = after;
        let element_words = port.width.div_ceil(64) as usize;
        for element in 0..port.elements() {
            let (target, after) = out.split_at_mut(element_words);
            out = after;
            extract(value, element * port.width, port.width, target);
        }
    }
}

/// Ors `width` bits of `value` into `words` at bit `at`; bits beyond the width are dropped.
fn deposit(words: &mut [u64], at: u32, width: u32, value: &[u64]) {
    for (i, word) in value.iter().enumerate() {
        let low = 64 * i as u32;
        let word = word & low_bits((width - low).min(64));
        let (place, shift) = ((at + low) as usize / 64, (at + low) % 64);
        words[place] |= word << shift;
        if shift > 0 && word >> (64 - shift) != 0 {
            words[place + 1] |= word >> (64 - shift);
        }
    }
}

/// Reads `width` bits from bit `at` on.
fn extract(words: &[u64], at: u32, width: u32, value: &mut [u64]) {
    for (i, target) in value.iter_mut().enumerate() {
        let low = 64 * i as u32;
        let (place, shift) = ((at + low) as usize / 64, (at + low) % 64);
        let mut word = words[place] >> shift;
        if shift > 0 && place + 1 < words.len() {
            word |= words[place + 1] << (64 - shift);
        }
        *target = word & low_bits((width - low).min(64));
    }
}

fn low_bits(n: u32) -> u64 {
    match n {
        64 => u64::MAX,
        n => (1 << n) - 1,
    }
}

/// The rows that a simulator runs: reset and packed inputs, the cycles of reset at the start included.
pub(super) struct Rows {
    /// Rows at the start whose outputs are not recorded.
    pub skipped: usize,
    /// Rows in all.
    pub count: usize,
    /// First recorded row after a row in reset: what comes from there on is determined.
    pub determined: usize,
    /// For each row the reset, then the packed inputs.
    pub words: Vec<u64>,
}

impl Rows {
    /// Lays out a job.
    ///
    /// # Errors
    /// If the stimulus is not one of the module's inputs, or its reset has another number of rows.
    pub fn new(job: &Job) -> Result<Rows, CosimError> {
        let ports = job.definition.inputs();
        let expected = Layout::of(ports);
        let rows = match expected.words() {
            0 => job.reset.map_or(job.stimulus.len(), <[bool]>::len),
            _ => job.stimulus.len(),
        };
        let fits = job.stimulus.layout().words() == expected.words()
            && job.reset.is_none_or(|r| r.len() == rows);
        if !fits {
            let name = job.definition.name();
            let text = format!("the stimulus does not have the inputs of module `{name}`");
            return Err(CosimError::Response("the caller", text));
        }
        let skipped = if job.reset.is_some() { 0 } else { RESET_CYCLES };
        let stride = 1 + row_words(ports);
        let mut words = Vec::with_capacity((skipped + rows) * stride);
        for _ in 0..skipped {
            words.push(1);
            words.resize(words.len() + stride - 1, 0);
        }
        for index in 0..rows {
            words.push(u64::from(job.reset.is_some_and(|r| r[index])));
            if expected.words() > 0 {
                pack(ports, job.stimulus.row(index), &mut words);
            }
        }
        let first = |r: &[bool]| r.iter().position(|rst| *rst).map_or(r.len(), |i| i + 1);
        Ok(Rows {
            skipped,
            count: skipped + rows,
            determined: job.reset.map_or(0, first),
            words,
        })
    }

    /// Words of one row.
    pub fn stride(&self, ports: &[Port]) -> usize {
        1 + row_words(ports)
    }
}

/// The response that packed rows are.
pub(super) fn response(ports: &[Port], packed: &[u64]) -> Table {
    let layout = Layout::of(ports);
    let stride = row_words(ports);
    let mut table = Table::new(layout);
    if stride > 0 {
        for row in packed.chunks_exact(stride) {
            unpack(ports, row, table.push());
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn rows_survive_packing(shapes in prop::collection::vec((1u32..140, 0u32..5), 1..6), seed in prop::collection::vec(any::<u64>(), 40)) {
            let ports: Vec<Port> = shapes.iter().enumerate().map(|(i, (width, count))| Port {
                name: format!("p{i}"),
                width: *width,
                count: (*count > 0).then_some(*count),
            }).collect();
            let layout = Layout::of(&ports);
            let mut row: Vec<u64> = seed.iter().cycle().take(layout.words()).copied().collect();
            for column in layout.columns() {
                let last = column.offset + column.slice(&row).len() - 1;
                row[last] &= low_bits((column.width - 1) % 64 + 1);
            }
            let mut packed = Vec::new();
            pack(&ports, &row, &mut packed);
            let mut back = vec![0; row.len()];
            unpack(&ports, &packed, &mut back);
            prop_assert_eq!(back, row);
        }
    }
}
