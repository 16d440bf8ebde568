//! Tables of port values, one row a clock cycle, and their CSV form.
//!
//! The first line of the CSV names the ports (arrays as `len[0]`, `len[1]`, ...) in any order; every
//! further line is one cycle. Values are decimal or `0x` hexadecimal. A column `rst` is the reset.

use std::collections::HashMap;
use std::io;

use crate::ports::{Column, Layout, Value, ValueError, parse_value};

/// Rows of port values in the word format of [`crate::ports`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    layout: Layout,
    words: Vec<u64>,
}

impl Table {
    /// An empty table of this layout.
    pub fn new(layout: Layout) -> Self {
        Table {
            layout,
            words: Vec::new(),
        }
    }

    /// A table of `rows` rows of zeros.
    pub fn zeroed(layout: Layout, rows: usize) -> Self {
        let words = vec![0; rows * layout.words()];
        Table { layout, words }
    }

    /// The ports of a row.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// Number of rows, which is the number of cycles.
    pub fn len(&self) -> usize {
        self.words.len() / self.layout.words().max(1)
    }

    /// Whether there is no row.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The words of row `index`.
    pub fn row(&self, index: usize) -> &[u64] {
        let n = self.layout.words();
        &self.words[index * n..(index + 1) * n]
    }

    /// The words of row `index`, to be written.
    pub fn row_mut(&mut self, index: usize) -> &mut [u64] {
        let n = self.layout.words();
        &mut self.words[index * n..(index + 1) * n]
    }

    /// All words, row after row.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Appends a row of zeros and gives it to be filled.
    pub fn push(&mut self) -> &mut [u64] {
        let start = self.words.len();
        self.words.resize(start + self.layout.words(), 0);
        &mut self.words[start..]
    }

    /// Keeps only the first `rows` rows.
    pub fn truncate(&mut self, rows: usize) {
        self.words.truncate(rows * self.layout.words());
    }
}

/// What is fed to a block: its inputs in every cycle and, if given, its reset in every cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Workload {
    /// The inputs.
    pub table: Table,
    /// The reset of each row. Where there is none, two cycles of reset precede row 0, unrecorded.
    pub reset: Option<Vec<bool>>,
}

impl Workload {
    /// The reset in row `index`.
    pub fn reset_at(&self, index: usize) -> bool {
        self.reset.as_ref().is_some_and(|r| r[index])
    }

    /// The first `rows` rows.
    pub fn prefix(&self, rows: usize) -> Workload {
        let mut short = self.clone();
        short.table.truncate(rows);
        if let Some(reset) = &mut short.reset {
            reset.truncate(rows);
        }
        short
    }
}

/// Why a CSV is not a table of a block's inputs.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// The file cannot be read as text.
    #[error(transparent)]
    Csv(#[from] csv::Error),
    /// No line of port names.
    #[error("the file is empty; its first line must name the ports: {0}")]
    Empty(String),
    /// Input ports without a column.
    #[error("missing column{}: {}", if .0.len() == 1 { "" } else { "s" }, list(.0))]
    Missing(Vec<String>),
    /// Columns that are no input port.
    #[error("unknown column{}: {} (the block's inputs: {inputs})", if .columns.len() == 1 { "" } else { "s" }, list(.columns))]
    Unknown {
        /// Their names.
        columns: Vec<String>,
        /// The block's inputs.
        inputs: String,
    },
    /// The same column twice.
    #[error("column {} appears more than once", list(.0))]
    Duplicate(Vec<String>),
    /// A line with too few or too many values.
    #[error(
        "line {line} (cycle {cycle}): {found} values, but the first line names {expected} columns"
    )]
    Ragged {
        /// Line of the file, from 1.
        line: u64,
        /// Cycle, from 0.
        cycle: usize,
        /// Values in it.
        found: usize,
        /// Columns of the first line.
        expected: usize,
    },
    /// A value that is not one of its port.
    #[error("line {line} (cycle {cycle}), column `{column}`: {error}")]
    Value {
        /// Line of the file, from 1.
        line: u64,
        /// Cycle, from 0.
        cycle: usize,
        /// Column label.
        column: String,
        /// What is wrong.
        error: ValueError,
    },
}

/// Names for an error text, cut where there are very many.
fn list(names: &[String]) -> String {
    const SHOWN: usize = 16;
    let shown: Vec<_> = names.iter().take(SHOWN).map(|n| format!("`{n}`")).collect();
    match names.len().checked_sub(SHOWN) {
        None | Some(0) => shown.join(", "),
        Some(more) => {
            format!(
                "{} and {more} more (up to `{}`)",
                shown.join(", "),
                names[names.len() - 1]
            )
        }
    }
}

/// The ports of a layout in words: `len[0..63]`, `threshold`, `ready`.
fn describe(layout: &Layout) -> String {
    let name = |f: &crate::ports::Field| match f.shape.count {
        Some(1) => format!("`{}[0]`", f.shape.name),
        Some(n) => format!("`{0}[0]` to `{0}[{1}]`", f.shape.name, n - 1),
        None => format!("`{}`", f.shape.name),
    };
    layout
        .fields()
        .iter()
        .map(name)
        .collect::<Vec<_>>()
        .join(", ")
}

/// What a CSV column is.
enum Target {
    Reset,
    Input(usize),
}

/// Reads a workload of `layout`.
pub fn read_csv(layout: Layout, input: impl io::Read) -> Result<Workload, TableError> {
    let mut reader = csv::ReaderBuilder::new()
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(input);
    let header = reader.headers()?.clone();
    if header.is_empty() {
        return Err(TableError::Empty(describe(&layout)));
    }
    let columns = layout.columns();
    let targets = match_columns(&header, &columns, &layout)?;
    let mut reset = targets
        .iter()
        .any(|t| matches!(t, Target::Reset))
        .then(Vec::new);
    let mut table = Table::new(layout);
    let mut record = csv::StringRecord::new();
    while reader.read_record(&mut record)? {
        let cycle = table.len();
        let line = record.position().map_or(0, |p| p.line());
        let (found, expected) = (record.len(), targets.len());
        if found != expected {
            return Err(TableError::Ragged {
                line,
                cycle,
                found,
                expected,
            });
        }
        let row = table.push();
        for (target, text) in targets.iter().zip(&record) {
            let (label, parsed) = match target {
                Target::Reset => {
                    let mut word = [0];
                    let parsed = parse_value(text, 1, &mut word);
                    reset.iter_mut().for_each(|r| r.push(word[0] == 1));
                    ("rst", parsed)
                }
                Target::Input(i) => {
                    let c = &columns[*i];
                    let words = c.offset..c.offset + c.width.div_ceil(64) as usize;
                    (
                        c.label.as_str(),
                        parse_value(text, c.width, &mut row[words]),
                    )
                }
            };
            parsed.map_err(|error| TableError::Value {
                line,
                cycle,
                column: label.to_owned(),
                error,
            })?;
        }
    }
    Ok(Workload { table, reset })
}

fn match_columns(
    header: &csv::StringRecord,
    columns: &[Column],
    layout: &Layout,
) -> Result<Vec<Target>, TableError> {
    let places: HashMap<&str, usize> = columns
        .iter()
        .enumerate()
        .map(|(i, c)| (c.label.as_str(), i))
        .collect();
    let mut seen = HashMap::<&str, usize>::new();
    let (mut targets, mut unknown) = (Vec::new(), Vec::new());
    for name in header {
        *seen.entry(name).or_default() += 1;
        match places.get(name) {
            Some(&i) => targets.push(Target::Input(i)),
            None if name == "rst" => targets.push(Target::Reset),
            None => unknown.push(name.to_owned()),
        }
    }
    if !unknown.is_empty() {
        return Err(TableError::Unknown {
            columns: unknown,
            inputs: describe(layout),
        });
    }
    let mut twice: Vec<_> = seen
        .iter()
        .filter(|&(_, &n)| n > 1)
        .map(|(n, _)| n.to_string())
        .collect();
    if !twice.is_empty() {
        twice.sort();
        return Err(TableError::Duplicate(twice));
    }
    let missing: Vec<_> = columns
        .iter()
        .filter(|c| !seen.contains_key(c.label.as_str()))
        .map(|c| c.label.clone())
        .collect();
    if !missing.is_empty() {
        return Err(TableError::Missing(missing));
    }
    Ok(targets)
}

/// Writes rows one by one as CSV.
pub struct CsvWriter<W: io::Write> {
    out: csv::Writer<W>,
    columns: Vec<Column>,
    reset: bool,
    text: String,
}

impl<W: io::Write> CsvWriter<W> {
    /// Writes the line of port names; with `reset`, a column `rst` comes first.
    pub fn new(layout: &Layout, reset: bool, out: W) -> csv::Result<Self> {
        let mut out = csv::Writer::from_writer(out);
        let columns = layout.columns();
        let names = columns.iter().map(|c| c.label.as_str());
        out.write_record(reset.then_some("rst").into_iter().chain(names))?;
        Ok(CsvWriter {
            out,
            columns,
            reset,
            text: String::new(),
        })
    }

    /// Writes one cycle.
    pub fn row(&mut self, rst: bool, row: &[u64]) -> csv::Result<()> {
        use std::fmt::Write as _;
        if self.reset {
            self.out.write_field(if rst { "1" } else { "0" })?;
        }
        for column in &self.columns {
            self.text.clear();
            // Writing to a `String` does not fail.
            let _ = write!(self.text, "{}", Value::new(column.slice(row), column.width));
            self.out.write_field(&self.text)?;
        }
        self.out.write_record(None::<&[u8]>)
    }

    /// Flushes and gives the writer back.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.flush()?;
        self.out
            .into_inner()
            .map_err(|e| io::Error::other(e.to_string()))
    }
}

/// Writes a whole table, with its reset if it has one.
pub fn write_csv(workload: &Workload, out: impl io::Write) -> csv::Result<()> {
    let table = &workload.table;
    let mut writer = CsvWriter::new(table.layout(), workload.reset.is_some(), out)?;
    for index in 0..table.len() {
        writer.row(workload.reset_at(index), table.row(index))?;
    }
    writer.finish()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ports::PortShape;
    use proptest::prelude::*;

    fn layout() -> Layout {
        let shape = |name: &str, width, count| PortShape {
            name: name.into(),
            width,
            count,
        };
        Layout::new([
            shape("len", 4, Some(2)),
            shape("wide", 70, None),
            shape("ready", 1, None),
        ])
    }

    fn error(text: &str) -> String {
        read_csv(layout(), text.as_bytes()).unwrap_err().to_string()
    }

    #[test]
    fn columns_come_in_any_order() {
        let text =
            "ready, rst, wide, len[1], len[0]\n1, 0, 0x3f_ffff_ffff_ffff_ffff, 0xf, 2\n0,1,0,0,0\n";
        let read = read_csv(layout(), text.as_bytes()).unwrap();
        assert_eq!(read.table.row(0), [2, 15, u64::MAX, 63, 1]);
        assert_eq!(read.reset, Some(vec![false, true]));
        assert_eq!(read.prefix(1).table.len(), 1);
    }

    #[test]
    fn errors_name_the_place() {
        insta::assert_snapshot!(error(""), @"the file is empty; its first line must name the ports: `len[0]` to `len[1]`, `wide`, `ready`");
        insta::assert_snapshot!(error("wide\n1\n"), @"missing columns: `len[0]`, `len[1]`, `ready`");
        insta::assert_snapshot!(error("len[0],len[1],wide\n"), @"missing column: `ready`");
        insta::assert_snapshot!(error("len[0],len[1],wide,ready,len[2]\n"), @"unknown column: `len[2]` (the block's inputs: `len[0]` to `len[1]`, `wide`, `ready`)");
        insta::assert_snapshot!(error("len[0],len[1],wide,ready,ready\n"), @"column `ready` appears more than once");
        let head = "len[0],len[1],wide,ready\n";
        insta::assert_snapshot!(error(&format!("{head}1,2,3,1\n1,16,3,1\n")), @"line 3 (cycle 1), column `len[1]`: 16 does not fit the port's 4 bits");
        insta::assert_snapshot!(error(&format!("{head}1,x,3,1\n")), @"line 2 (cycle 0), column `len[1]`: `x` is not a number (decimal or 0x hexadecimal)");
        insta::assert_snapshot!(error(&format!("{head}1,2,3\n")), @"line 2 (cycle 0): 3 values, but the first line names 4 columns");
    }

    proptest! {
        #[test]
        fn tables_survive_csv(rows in prop::collection::vec((0u64..16, 0u64..16, any::<u64>(), 0u64..64, 0u64..2, any::<bool>()), 0..20), with_reset: bool) {
            let mut work = Workload { table: Table::new(layout()), reset: with_reset.then(Vec::new) };
            for (a, b, low, high, ready, rst) in rows {
                work.table.push().copy_from_slice(&[a, b, low, high, ready]);
                work.reset.iter_mut().for_each(|r| r.push(rst));
            }
            let mut text = Vec::new();
            write_csv(&work, &mut text).unwrap();
            prop_assert_eq!(read_csv(layout(), text.as_slice()).unwrap(), work);
        }
    }
}
