//! Waveforms (VCD) of port values, for whatever has only ports to show.
//!
//! Cycle k lasts from 10·k to 10·k + 10 ns. Values change at its start; the rising edge is in its
//! middle, so what is seen at the edge is what the response row holds.

use std::io;

use vcd::{IdCode, SimulationCommand, TimescaleUnit, VarType};

use crate::ports::{Column, Layout};

/// Writes rows of port values as a VCD.
pub struct Waves<W: io::Write> {
    out: vcd::Writer<W>,
    clk: IdCode,
    rst: IdCode,
    groups: Vec<Vec<Wire>>,
}

/// A value of a row in the waveform.
struct Wire {
    column: Column,
    code: IdCode,
    /// What it showed last.
    shown: Option<Vec<u64>>,
}

impl<W: io::Write> Waves<W> {
    /// Writes the header: module `top` with `clk`, `rst`, and a scope for each group of ports.
    pub fn new(out: W, top: &str, groups: &[(&str, &Layout)]) -> io::Result<Self> {
        let mut out = vcd::Writer::new(out);
        out.timescale(1, TimescaleUnit::NS)?;
        out.add_module(&identifier(top))?;
        let clk = out.add_wire(1, "clk")?;
        let rst = out.add_wire(1, "rst")?;
        let mut codes = Vec::new();
        for (scope, layout) in groups {
            out.add_module(&identifier(scope))?;
            let mut columns = Vec::new();
            for column in layout.columns() {
                let name = identifier(&column.label);
                let code = out.add_var(VarType::Wire, column.width, &name, None)?;
                columns.push(Wire {
                    column,
                    code,
                    shown: None,
                });
            }
            codes.push(columns);
            out.upscope()?;
        }
        out.upscope()?;
        out.enddefinitions()?;
        out.begin(SimulationCommand::Dumpvars)?;
        out.change_scalar(clk, false)?;
        out.end()?;
        Ok(Waves {
            out,
            clk,
            rst,
            groups: codes,
        })
    }

    /// Writes cycle `cycle`: its reset and one row for each group.
    pub fn cycle(&mut self, cycle: u64, rst: bool, rows: &[&[u64]]) -> io::Result<()> {
        self.out.timestamp(10 * cycle)?;
        self.out.change_scalar(self.clk, false)?;
        self.out.change_scalar(self.rst, rst)?;
        for (group, row) in self.groups.iter_mut().zip(rows) {
            for Wire {
                column,
                code,
                shown,
            } in group
            {
                let words = column.slice(row);
                if shown.as_deref() == Some(words) {
                    continue;
                }
                let bit = |i: u32| vcd::Value::from(words[i as usize / 64] >> (i % 64) & 1 == 1);
                match column.width {
                    1 => self.out.change_scalar(*code, bit(0))?,
                    width => self.out.change_vector(*code, (0..width).rev().map(bit))?,
                }
                *shown = Some(words.to_vec());
            }
        }
        self.out.timestamp(10 * cycle + 5)?;
        self.out.change_scalar(self.clk, true)
    }

    /// Flushes.
    pub fn finish(mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// A name that every viewer reads as one identifier: `len[3]` becomes `len_3`.
fn identifier(name: &str) -> String {
    let name = name.trim_end_matches(']');
    name.chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ports::PortShape;

    #[test]
    fn only_changes_are_written() {
        let shape = PortShape {
            name: "len".into(),
            width: 3,
            count: Some(2),
        };
        let layout = Layout::new([shape]);
        let mut text = Vec::new();
        let mut waves = Waves::new(&mut text, "rr-arbiter", &[("golden", &layout)]).unwrap();
        waves.cycle(0, true, &[&[5, 0]]).unwrap();
        waves.cycle(1, false, &[&[5, 1]]).unwrap();
        waves.finish().unwrap();
        insta::assert_snapshot!(String::from_utf8(text).unwrap());
    }
}
