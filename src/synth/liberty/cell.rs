//! Cells: pins, functions, state.

use super::syntax::{Group, Simple};
use super::{File, Function, LibertyError};

/// A cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Its name.
    pub name: String,
    /// Area, in the library's unit, which liberty does not name: square micrometres in most.
    pub area: f64,
    /// Leakage power in the library's unit: the cell's own figure, else the mean over its states.
    pub leakage: Option<f64>,
    /// Its pins, supplies not among them, in the order of the file.
    pub pins: Vec<Pin>,
    /// What it keeps.
    pub state: State,
    /// Whether the library forbids its use.
    pub dont_use: bool,
}

/// Which way a pin drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Is driven.
    Input,
    /// Drives.
    Output,
    /// Both.
    Inout,
    /// Is not seen outside.
    Internal,
}

/// A pin.
#[derive(Clone, Debug, PartialEq)]
pub struct Pin {
    /// Its name.
    pub name: String,
    /// Which way it drives.
    pub direction: Direction,
    /// What it loads its driver with, in the library's unit.
    pub capacitance: f64,
    /// Whether it is a clock.
    pub clock: bool,
    /// What it drives, in terms of the cell's pins and state.
    pub function: Option<Function>,
    /// Where this is 1 it does not drive.
    pub three_state: Option<Function>,
}

/// What a cell keeps.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// Nothing.
    None,
    /// One bit, taken at an edge.
    Flop(Flop),
    /// One bit, taken while enabled.
    Latch(Latch),
    /// Something described in a way that is not read here, named so.
    Other(String),
}

/// What a state variable becomes where clear and preset are both active.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forced {
    /// 0.
    Low,
    /// 1.
    High,
    /// What it was.
    Kept,
    /// The complement of what it was.
    Toggled,
    /// Unknown.
    Unknown,
}

/// An edge-triggered bit.
#[derive(Clone, Debug, PartialEq)]
pub struct Flop {
    /// Names of the bit and its complement.
    pub variables: [String; 2],
    /// The bit is taken where this rises.
    pub clocked_on: Function,
    /// What it takes.
    pub next_state: Function,
    /// Where this is 1 the bit is 0 at once.
    pub clear: Option<Function>,
    /// Where this is 1 the bit is 1 at once.
    pub preset: Option<Function>,
    /// The bit and its complement where both are active.
    pub both: [Forced; 2],
}

impl Flop {
    /// Whether it has clear or preset.
    pub fn is_forced(&self) -> bool {
        self.clear.is_some() || self.preset.is_some()
    }
}

/// A level-sensitive bit.
#[derive(Clone, Debug, PartialEq)]
pub struct Latch {
    /// Names of the bit and its complement.
    pub variables: [String; 2],
    /// While this is 1 the bit follows its data.
    pub enable: Option<Function>,
    /// What it follows.
    pub data_in: Option<Function>,
    /// Where this is 1 the bit is 0.
    pub clear: Option<Function>,
    /// Where this is 1 the bit is 1.
    pub preset: Option<Function>,
    /// The bit and its complement where both are active.
    pub both: [Forced; 2],
}

impl Cell {
    /// The pin of this name.
    pub fn pin(&self, name: &str) -> Option<&Pin> {
        self.pins.iter().find(|p| p.name == name)
    }

    /// Pins that are driven.
    pub fn inputs(&self) -> impl Iterator<Item = &Pin> {
        self.of(Direction::Input)
    }

    /// Pins that drive.
    pub fn outputs(&self) -> impl Iterator<Item = &Pin> {
        self.of(Direction::Output)
    }

    fn of(&self, direction: Direction) -> impl Iterator<Item = &Pin> {
        self.pins.iter().filter(move |p| p.direction == direction)
    }

    /// Its flip-flop, if it is one.
    pub fn flop(&self) -> Option<&Flop> {
        match &self.state {
            State::Flop(flop) => Some(flop),
            _ => None,
        }
    }

    /// Whether it is a gate with inputs, one output and nothing else, whose values are these: row by row,
    /// the first input the lowest bit of the row.
    pub(super) fn computes(&self, table: &[bool]) -> bool {
        let only = self
            .pins
            .iter()
            .all(|p| matches!(p.direction, Direction::Input | Direction::Output));
        let inputs: Vec<&str> = self.inputs().map(|p| p.name.as_str()).collect();
        let mut outputs = self.outputs();
        let (Some(output), None) = (outputs.next(), outputs.next()) else {
            return false;
        };
        let function = output
            .function
            .as_ref()
            .filter(|_| output.three_state.is_none());
        let computed = function.and_then(|f| f.table(&inputs));
        only && self.state == State::None && computed.as_deref() == Some(table)
    }

    /// An output that is always this.
    pub(super) fn constant(&self, value: bool) -> Option<&Pin> {
        let wanted = Some(Function::Constant(value));
        let mut outputs = self.outputs();
        let found = outputs.find(|p| p.function == wanted && p.three_state.is_none());
        found.filter(|_| self.inputs().next().is_none() && self.state == State::None)
    }

    /// Whether it is a flip-flop that takes one pin at the rising edge of another, and shows it.
    pub(super) fn plain_flop(&self) -> bool {
        let Some(flop) = self.flop() else {
            return false;
        };
        let is_input = |function: &Function| match function {
            Function::Pin(name) => self
                .pin(name)
                .is_some_and(|p| p.direction == Direction::Input),
            _ => false,
        };
        let state = Function::Pin(flop.variables[0].clone());
        let shown = self.outputs().any(|p| p.function.as_ref() == Some(&state));
        shown && is_input(&flop.clocked_on) && is_input(&flop.next_state)
    }
}

/// Reads a cell.
pub(super) fn read(file: &File, group: &Group) -> Result<Cell, LibertyError> {
    let [name] = group.names.as_slice() else {
        let found = format!("{} of them", group.names.len());
        return Err(file.wrong(group.line, "one name of the cell", found));
    };
    let mut pins = Vec::new();
    read_pins(file, group, &mut pins)?;
    let mut cell = Cell {
        name: (*name).to_owned(),
        area: file.number(group, "area")?.unwrap_or(0.0),
        leakage: leakage(file, group)?,
        pins,
        state: state(file, group)?,
        dont_use: file.flag(group, "dont_use")?,
    };
    if cell.area < 0.0 {
        let line = group.get("area").map_or(group.line, |a| a.line);
        let found = format!("`{}`", cell.area);
        return Err(file.wrong(line, "an area of 0 or more", found));
    }
    check_names(file, group, &mut cell)?;
    Ok(cell)
}

/// The pins of a cell, those of its buses and bundles among them.
fn read_pins(file: &File, group: &Group, pins: &mut Vec<Pin>) -> Result<(), LibertyError> {
    for child in &group.groups {
        match child.kind {
            "bus" | "bundle" => read_pins(file, child, pins)?,
            "pin" => {
                for name in &child.names {
                    pins.push(pin(file, group, child, name)?);
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// A pin, whose direction may stand with the bus it is part of.
fn pin(file: &File, above: &Group, group: &Group, name: &str) -> Result<Pin, LibertyError> {
    let direction = group.get("direction").or_else(|| above.get("direction"));
    let allowed = "`input`, `output`, `inout` or `internal`";
    let direction = match direction.map(|d| d.value.trim()) {
        Some("input") => Direction::Input,
        Some("output") => Direction::Output,
        Some("inout") => Direction::Inout,
        Some("internal") => Direction::Internal,
        other => {
            let line = direction.map_or(group.line, |d| d.line);
            let found = other.map_or("none".into(), |d| format!("`{d}`"));
            let expected = format!("the direction of pin `{name}`, {allowed}");
            return Err(file.wrong(line, &expected, found));
        }
    };
    Ok(Pin {
        name: name.to_owned(),
        direction,
        capacitance: file.number(group, "capacitance")?.unwrap_or(0.0),
        clock: file.flag(group, "clock")?,
        function: file.function(group, "function")?,
        three_state: file.function(group, "three_state")?,
    })
}

fn leakage(file: &File, group: &Group) -> Result<Option<f64>, LibertyError> {
    if let Some(own) = file.number(group, "cell_leakage_power")? {
        return Ok(Some(own));
    }
    let mut sum = (0.0, 0);
    for state in group.of("leakage_power") {
        if let Some(value) = file.number(state, "value")? {
            sum = (sum.0 + value, sum.1 + 1);
        }
    }
    Ok((sum.1 > 0).then(|| sum.0 / f64::from(sum.1)))
}

fn state(file: &File, group: &Group) -> Result<State, LibertyError> {
    let kinds = ["ff", "latch", "ff_bank", "latch_bank", "statetable"];
    let mut all = group.groups.iter().filter(|g| kinds.contains(&g.kind));
    let Some(first) = all.next() else {
        return Ok(State::None);
    };
    if all.next().is_some() {
        return Ok(State::Other("several state groups".into()));
    }
    let variables = match first.names.as_slice() {
        [bit] => [(*bit).to_owned(), String::new()],
        [bit, complement] => [*bit, *complement].map(str::to_owned),
        names if matches!(first.kind, "ff" | "latch") => {
            let expected = format!("the two variables of `{}`", first.kind);
            return Err(file.wrong(first.line, &expected, format!("{}", names.len())));
        }
        _ => Default::default(),
    };
    let function = |name: &str| file.function(first, name);
    let both = ["clear_preset_var1", "clear_preset_var2"].map(|name| forced(file, first.get(name)));
    let [one, two] = both;
    let both = [one?, two?];
    match first.kind {
        "ff" if first.get("clocked_on_also").is_some() => {
            Ok(State::Other("ff with clocked_on_also".into()))
        }
        "ff" => {
            let need = |name: &str| {
                function(name)?.ok_or_else(|| {
                    let expected = format!("`{name}` in the `ff` of a cell");
                    file.wrong(first.line, &expected, "none".into())
                })
            };
            Ok(State::Flop(Flop {
                variables,
                clocked_on: need("clocked_on")?,
                next_state: need("next_state")?,
                clear: function("clear")?,
                preset: function("preset")?,
                both,
            }))
        }
        "latch" => Ok(State::Latch(Latch {
            variables,
            enable: function("enable")?,
            data_in: function("data_in")?,
            clear: function("clear")?,
            preset: function("preset")?,
            both,
        })),
        other => Ok(State::Other(other.into())),
    }
}

fn forced(file: &File, attribute: Option<&Simple>) -> Result<Forced, LibertyError> {
    let Some(attribute) = attribute else {
        return Ok(Forced::Unknown);
    };
    match attribute.value.trim() {
        "L" => Ok(Forced::Low),
        "H" => Ok(Forced::High),
        "N" => Ok(Forced::Kept),
        "T" => Ok(Forced::Toggled),
        "X" => Ok(Forced::Unknown),
        other => Err(file.wrong(attribute.line, "L, H, N, T or X", format!("`{other}`"))),
    }
}

/// Functions of pins that are not there are an error, as nobody could simulate or map the cell. Names
/// appear once.
fn check_names(file: &File, group: &Group, cell: &mut Cell) -> Result<(), LibertyError> {
    for (i, pin) in cell.pins.iter().enumerate() {
        if cell.pins[..i].iter().any(|p| p.name == pin.name) {
            let found = format!("two of cell `{}`", cell.name);
            return Err(file.wrong(group.line, &format!("one pin `{}`", pin.name), found));
        }
    }
    let mut known: Vec<&str> = cell.pins.iter().map(|p| p.name.as_str()).collect();
    let mut functions: Vec<&Function> = Vec::new();
    match &cell.state {
        State::None => {}
        // What it keeps is not known, and so not what it is called.
        State::Other(_) => return Ok(()),
        State::Flop(f) => {
            known.extend(f.variables.iter().map(String::as_str));
            functions.extend([&f.clocked_on, &f.next_state]);
            functions.extend([&f.clear, &f.preset].into_iter().flatten());
        }
        State::Latch(l) => {
            known.extend(l.variables.iter().map(String::as_str));
            functions.extend(
                [&l.enable, &l.data_in, &l.clear, &l.preset]
                    .into_iter()
                    .flatten(),
            );
        }
    }
    functions.extend(
        cell.pins
            .iter()
            .flat_map(|p| [&p.function, &p.three_state])
            .flatten(),
    );
    for name in functions.into_iter().flat_map(Function::pins) {
        if !known.contains(&name) {
            let expected = format!("functions of the pins of cell `{}`", cell.name);
            return Err(file.wrong(group.line, &expected, format!("`{name}`")));
        }
    }
    Ok(())
}
