//! Liberty files: what a library offers to synthesis, and how its cells behave.
//!
//! Timing and power tables are passed over: Yosys and OpenSTA read them themselves. Read here are units,
//! conditions, areas, pins, functions and state, so that the flow finds the cells that it needs by what
//! they do and never by their names, and so that netlists can be simulated.

mod cell;
mod function;
mod syntax;

use std::io::Read;
use std::path::{Path, PathBuf};

pub use cell::{Cell, Direction, Flop, Forced, Latch, Pin, State};
pub use function::{Function, escaped};

use syntax::{Group, shorten};

/// A library of cells.
#[derive(Clone, Debug)]
pub struct Library {
    /// Its name.
    pub name: String,
    /// One unit of time, in seconds.
    pub time_unit: f64,
    /// One unit of capacitance, in farads.
    pub capacitance_unit: f64,
    /// One unit of leakage power, in watts; `None`: the library names none.
    pub leakage_unit: Option<f64>,
    /// What holds where no operating condition is chosen: the default one, or the only one, or what is nominal.
    pub condition: Condition,
    /// The operating conditions that may be chosen.
    pub conditions: Vec<Condition>,
    /// Its cells, in the order of the file.
    pub cells: Vec<Cell>,
}

/// An operating condition.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Condition {
    /// Its name.
    pub name: Option<String>,
    /// Supply voltage, in volts; the nominal one where it states none.
    pub voltage: Option<f64>,
    /// Temperature, in degrees Celsius; the nominal one where it states none.
    pub temperature: Option<f64>,
}

/// Why a liberty file is of no use.
#[derive(Debug, thiserror::Error)]
pub enum LibertyError {
    /// It cannot be read.
    #[error("cannot read the liberty file {}: {reason}", .path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why not.
        reason: std::io::Error,
    },
    /// It is not what liberty allows.
    #[error("{}, line {line}: expected {expected}, found {found}", .path.display())]
    Syntax {
        /// The file.
        path: PathBuf,
        /// The line, from 1 on.
        line: usize,
        /// What should stand there.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// It has no cell that is needed.
    #[error("{library}: the library has no {what}; {instead}")]
    NoCell {
        /// The library's name.
        library: String,
        /// What is missing, by function.
        what: &'static str,
        /// What to do.
        instead: &'static str,
    },
}

/// The text of a liberty file, whether it is compressed (gzip) or not.
pub fn text(path: &Path) -> Result<String, LibertyError> {
    let failed = |reason| LibertyError::Read {
        path: path.to_owned(),
        reason,
    };
    let mut bytes = std::fs::read(path).map_err(failed)?;
    if bytes.starts_with(&[0x1f, 0x8b]) {
        let mut plain = Vec::new();
        let mut reader = flate2::read::MultiGzDecoder::new(bytes.as_slice());
        reader.read_to_end(&mut plain).map_err(failed)?;
        bytes = plain;
    }
    // Comments may hold anything.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

impl Library {
    /// Reads a liberty file, compressed (gzip) or not.
    ///
    /// # Errors
    /// If it cannot be read or is no liberty: the file, the line, and what was expected there.
    pub fn read(path: &Path) -> Result<Library, LibertyError> {
        Library::parse(path, &text(path)?)
    }

    /// The library in `text`, which stands in the file `path`.
    ///
    /// # Errors
    /// As [`Library::read`].
    pub fn parse(path: &Path, text: &str) -> Result<Library, LibertyError> {
        let file = File { path };
        let group = syntax::parse(path, text)?;
        let name = match (group.kind, group.names.as_slice()) {
            ("library", [name]) => (*name).to_owned(),
            (kind, names) => {
                let found = format!("`{} ({})`", shorten(kind), shorten(&names.join(", ")));
                return Err(file.wrong(group.line, "`library (NAME)`", found));
            }
        };
        if let Some(include) = group.list("include_file") {
            let expected = "the whole library in one file: join the files first";
            return Err(file.wrong(include.line, expected, "`include_file`".into()));
        }
        let conditions = group.of("operating_conditions");
        let conditions = conditions.map(|c| file.condition(&group, Some(c)));
        let capacitance_unit = file.capacitance_unit(&group)?;
        let cells = group.of("cell").map(|cell| cell::read(&file, cell));
        let library = Library {
            name,
            time_unit: file.unit(&group, "time_unit", "s")?.unwrap_or(1e-9),
            capacitance_unit,
            leakage_unit: file.unit(&group, "leakage_power_unit", "W")?,
            condition: file.condition(&group, default_condition(&group))?,
            conditions: conditions.collect::<Result<_, _>>()?,
            cells: cells.collect::<Result<_, _>>()?,
        };
        match library.cells.is_empty() {
            true => Err(file.wrong(
                group.line,
                "at least one cell in the library",
                "none".into(),
            )),
            false => Ok(library),
        }
    }

    /// The cell of this name.
    pub fn cell(&self, name: &str) -> Option<&Cell> {
        self.cells.iter().find(|c| c.name == name)
    }

    /// The smallest two-input NAND: the gate that areas are counted in.
    ///
    /// # Errors
    /// If there is none.
    pub fn nand2(&self) -> Result<&Cell, LibertyError> {
        let found = self.smallest(|c| c.computes(&[true, true, true, false]));
        found.ok_or_else(|| {
            self.no(
                "two-input NAND",
                "areas are counted in it: give a library of standard cells",
            )
        })
    }

    /// The smallest buffer.
    ///
    /// # Errors
    /// If there is none.
    pub fn buffer(&self) -> Result<&Cell, LibertyError> {
        let found = self.smallest(|c| c.computes(&[false, true]));
        found.ok_or_else(|| self.no("buffer", "give a library of standard cells"))
    }

    /// The smallest inverter.
    ///
    /// # Errors
    /// If there is none.
    pub fn inverter(&self) -> Result<&Cell, LibertyError> {
        let found = self.smallest(|c| c.computes(&[true, false]));
        found.ok_or_else(|| self.no("inverter", "give a library of standard cells"))
    }

    /// The smallest cell with an output that is always 1, and that output.
    pub fn tie_high(&self) -> Option<(&Cell, &Pin)> {
        self.tie(true)
    }

    /// The smallest cell with an output that is always 0, and that output.
    pub fn tie_low(&self) -> Option<(&Cell, &Pin)> {
        self.tie(false)
    }

    /// Libraries forbid tie cells to mappers, which would make gates of them; as ties they are meant.
    fn tie(&self, value: bool) -> Option<(&Cell, &Pin)> {
        let ties = self.cells.iter().filter(|c| c.constant(value).is_some());
        let cell = smallest(ties)?;
        Some((cell, cell.constant(value)?))
    }

    /// The smallest plain D flip-flop: takes one pin at the rising edge, without set and reset.
    pub fn flop(&self) -> Option<&Cell> {
        self.smallest(|c| c.plain_flop() && c.flop().is_some_and(|f| !f.is_forced()))
    }

    /// The smallest D flip-flop that takes one pin at the rising edge; its set and reset, if it has them,
    /// can be held off.
    ///
    /// # Errors
    /// If there is none.
    pub fn any_flop(&self) -> Result<&Cell, LibertyError> {
        let found = self.flop().or_else(|| self.smallest(Cell::plain_flop));
        found.ok_or_else(|| {
            self.no(
                "D flip-flop on the rising edge",
                "blocks hold registers: give a library that has one",
            )
        })
    }

    /// The smallest usable cell of a kind.
    fn smallest(&self, wanted: impl Fn(&Cell) -> bool) -> Option<&Cell> {
        smallest(self.cells.iter().filter(|c| !c.dont_use && wanted(c)))
    }

    fn no(&self, what: &'static str, instead: &'static str) -> LibertyError {
        LibertyError::NoCell {
            library: self.name.clone(),
            what,
            instead,
        }
    }
}

/// The smallest cell; of equal ones the one with the shortest name, as special ones have longer names
/// than plain ones, then the first by name.
fn smallest<'c>(cells: impl Iterator<Item = &'c Cell>) -> Option<&'c Cell> {
    cells.min_by(|a, b| {
        let names = (a.name.len(), &a.name).cmp(&(b.name.len(), &b.name));
        a.area.total_cmp(&b.area).then(names)
    })
}

/// The operating condition that holds where none is chosen: the default one, or the only one.
fn default_condition<'g, 'a>(library: &'g Group<'a>) -> Option<&'g Group<'a>> {
    let mut all = library.of("operating_conditions");
    if let Some(default) = library.get("default_operating_conditions") {
        return all.find(|c| c.names.first() == Some(&default.value));
    }
    let first = all.next();
    first.filter(|_| all.next().is_none())
}

/// The file that is read, for errors and values.
struct File<'p> {
    path: &'p Path,
}

impl File<'_> {
    /// An operating condition of the library, or what is nominal.
    fn condition(
        &self,
        library: &Group,
        condition: Option<&Group>,
    ) -> Result<Condition, LibertyError> {
        let number = |name: &str, nominal: &str| {
            let own = condition.and_then(|c| self.number(c, name).transpose());
            own.or_else(|| self.number(library, nominal).transpose())
                .transpose()
        };
        Ok(Condition {
            name: condition.and_then(|c| Some((*c.names.first()?).to_owned())),
            voltage: number("voltage", "nom_voltage")?,
            temperature: number("temperature", "nom_temperature")?,
        })
    }

    fn wrong(&self, line: usize, expected: &str, found: String) -> LibertyError {
        LibertyError::Syntax {
            path: self.path.to_owned(),
            line,
            expected: expected.to_owned(),
            found,
        }
    }

    /// A number, if the group has this attribute.
    fn number(&self, group: &Group, name: &str) -> Result<Option<f64>, LibertyError> {
        let Some(attribute) = group.get(name) else {
            return Ok(None);
        };
        let number = attribute.value.trim().parse::<f64>().ok();
        match number.filter(|n| n.is_finite()) {
            Some(number) => Ok(Some(number)),
            None => {
                let found = format!("`{}`", shorten(attribute.value));
                Err(self.wrong(attribute.line, &format!("a number for `{name}`"), found))
            }
        }
    }

    /// A truth value, if the group has this attribute.
    fn flag(&self, group: &Group, name: &str) -> Result<bool, LibertyError> {
        let Some(attribute) = group.get(name) else {
            return Ok(false);
        };
        match attribute.value.trim() {
            "true" | "TRUE" | "1" => Ok(true),
            "false" | "FALSE" | "0" => Ok(false),
            other => {
                let expected = format!("`true` or `false` for `{name}`");
                Err(self.wrong(attribute.line, &expected, format!("`{}`", shorten(other))))
            }
        }
    }

    /// A function, if the group has this attribute.
    fn function(&self, group: &Group, name: &str) -> Result<Option<Function>, LibertyError> {
        let Some(attribute) = group.get(name) else {
            return Ok(None);
        };
        let function = Function::parse(attribute.value);
        let function = function.map_err(|(expected, found)| {
            let expected = format!("{expected} in the {name} \"{}\"", shorten(attribute.value));
            self.wrong(attribute.line, &expected, found)
        })?;
        Ok(Some(function))
    }

    /// A unit such as `1ns`, `10 ps` or `1nW`.
    fn unit(&self, group: &Group, name: &str, of: &str) -> Result<Option<f64>, LibertyError> {
        let Some(attribute) = group.get(name) else {
            return Ok(None);
        };
        let text = attribute.value.trim();
        let unit = scaled(text, of).filter(|n| *n > 0.0 && n.is_finite());
        match unit {
            Some(unit) => Ok(Some(unit)),
            None => {
                let expected = format!("a unit such as `1n{of}` for `{name}`");
                Err(self.wrong(attribute.line, &expected, format!("`{}`", shorten(text))))
            }
        }
    }

    /// `capacitive_load_unit (1, pf)`; without it picofarads.
    fn capacitance_unit(&self, group: &Group) -> Result<f64, LibertyError> {
        let Some(attribute) = group.list("capacitive_load_unit") else {
            return Ok(1e-12);
        };
        let text = attribute.values.concat();
        let unit = scaled(&text, "f").filter(|n| *n > 0.0 && n.is_finite());
        unit.ok_or_else(|| {
            let expected = "`capacitive_load_unit (NUMBER, pf)`, or `ff` for `pf`";
            self.wrong(attribute.line, expected, format!("`{}`", shorten(&text)))
        })
    }
}

/// `10ps` in the unit `of`, whatever the case.
fn scaled(text: &str, of: &str) -> Option<f64> {
    let text = text.to_ascii_lowercase().replace(' ', "");
    let rest = text.strip_suffix(&of.to_ascii_lowercase())?;
    let powers = [
        ('m', 1e-3),
        ('u', 1e-6),
        ('n', 1e-9),
        ('p', 1e-12),
        ('f', 1e-15),
    ];
    let last = rest.chars().last();
    match powers.iter().find(|(prefix, _)| last == Some(*prefix)) {
        Some((_, power)) => Some(rest[..rest.len() - 1].parse::<f64>().ok()? * power),
        None => rest.parse().ok(),
    }
}

#[cfg(test)]
mod tests;
