//! Verilog models of a library's cells, from their functions, and of memories, to simulate mapped netlists with.
//!
//! No delays: what is checked is what the netlist computes, not when. State starts at random instead of
//! unknown. A real flip-flop starts as 0 or 1, and what a block answers after reset must not depend on it;
//! a simulator's X says less, because gates in front of which an unknown and its complement meet stay
//! unknown where hardware is certain, so that a right netlist would look wrong.

use std::collections::HashSet;
use std::fmt::Write as _;

use sluice_hdl::Definition;
use sluice_hdl::verilog::macros::{Choice, MacroKind, MacroShape, apart};
use sluice_hdl::verilog::{self, Options, VerilogFile};

use super::liberty::{Cell, Direction, Flop, Forced, Function, Latch, Library, State, escaped};

/// Why a netlist cannot be simulated.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum ModelError {
    /// A cell keeps state in a way that is not read.
    #[error(
        "cell `{cell}`: its state is a `{kind}`, which cannot be simulated: set dont_use on it and map again"
    )]
    State {
        /// The cell.
        cell: String,
        /// How its state is described.
        kind: String,
    },
    /// A cell's output has no function.
    #[error(
        "cell `{cell}`: output `{pin}` has no function, so that it cannot be simulated: set dont_use on it and map again"
    )]
    Function {
        /// The cell.
        cell: String,
        /// The output.
        pin: String,
    },
    /// The Verilog of a memory cannot be written.
    #[error(transparent)]
    Memory(#[from] verilog::Error),
}

/// Models of the cells that `netlist` mentions. Every bit of state starts at random, by `seed`.
pub fn cells(library: &Library, netlist: &str, seed: u64) -> Result<String, ModelError> {
    let words = words(netlist);
    let used = library.cells.iter();
    let used = used.filter(|cell| words.contains(cell.name.as_str()));
    let start = start(seed);
    used.map(|cell| model(cell, &start)).collect()
}

/// Models of the memories of a definition that `netlist` takes as macros. What they hold, and what they have read, starts
/// at random, by `seed`.
pub fn memories(
    definition: &Definition,
    netlist: &str,
    seed: u64,
) -> Result<Vec<VerilogFile>, ModelError> {
    let words = words(netlist);
    let all = Choice {
        flops_from: Some(0),
    };
    let parts = apart(definition, &Options::default(), all)?;
    let used = parts.macros.iter().map(|m| &m.shape);
    // A file that is mapped by itself is no macro of its own.
    let used = used.filter(|shape| shape.name() != definition.name());
    let used = used.filter(|shape| words.contains(shape.name().as_str()));
    Ok(used.map(|shape| memory(shape, seed)).collect())
}

/// Names of the model's own begin in `sluice__`, as no builder's do.
fn memory(shape: &MacroShape, seed: u64) -> VerilogFile {
    let mut model = shape.model(&Options::default());
    if !shape.starts_anyhow() {
        return model;
    }
    let mask = mask(seed);
    let chunk = format!("$random ^ 32'h{mask:08x}");
    let random = vec![chunk; shape.width.div_ceil(32) as usize].join(", ");
    let mut start = format!(
        "    integer sluice__i;\n    initial begin\n        \
         for (sluice__i = 0; sluice__i < {}; sluice__i = sluice__i + 1) words[sluice__i] = {{{random}}};\n",
        shape.depth
    );
    if shape.kind == MacroKind::Sram {
        for read in 0..shape.reads {
            let _ = writeln!(start, "        r{read} = {{{random}}};");
        }
    }
    start += "    end\nendmodule\n";
    model.text = model.text.replace("endmodule\n", &start);
    model
}

/// A random bit in Verilog: the parity of a part, chosen by the seed, of the simulator's next number.
fn start(seed: u64) -> String {
    format!("^($random & 32'h{:08x})", mask(seed))
}

/// Seeds that are near give numbers that are not; at least one bit is set.
fn mask(seed: u64) -> u32 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32) as u32 | 1 << 16
}

/// Every identifier of a Verilog text, without the escape.
fn words(text: &str) -> HashSet<&str> {
    let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '$');
    let escapes = text.split('\\').skip(1);
    let escapes = escapes.filter_map(|rest| rest.split_whitespace().next());
    text.split(ends).chain(escapes).collect()
}

fn model(cell: &Cell, start: &str) -> Result<String, ModelError> {
    let names: Vec<String> = cell
        .pins
        .iter()
        .filter(seen)
        .map(|p| escaped(&p.name))
        .collect();
    let mut text = format!("module {} ({});\n", escaped(&cell.name), names.join(", "));
    for (pin, name) in cell.pins.iter().filter(seen).zip(&names) {
        let way = match pin.direction {
            Direction::Input => "input",
            Direction::Inout => "inout",
            _ => "output",
        };
        let _ = writeln!(text, "    {way} {name};");
    }
    match &cell.state {
        State::None => {}
        State::Flop(flop) => text += &flop_model(flop, start),
        State::Latch(latch) => text += &latch_model(latch, start),
        State::Other(kind) => {
            return Err(ModelError::State {
                cell: cell.name.clone(),
                kind: kind.clone(),
            });
        }
    }
    for pin in &cell.pins {
        let name = escaped(&pin.name);
        match (pin.direction, &pin.function, &pin.three_state) {
            (Direction::Input | Direction::Inout, ..) => {}
            (Direction::Internal, None, _) => {}
            (Direction::Internal, Some(function), _) => {
                let _ = writeln!(text, "    wire {name} = {function};");
            }
            (Direction::Output, Some(function), None) => {
                let _ = writeln!(text, "    assign {name} = {function};");
            }
            (Direction::Output, Some(function), Some(off)) => {
                let _ = writeln!(text, "    assign {name} = {off} ? 1'bz : {function};");
            }
            (Direction::Output, None, _) => {
                return Err(ModelError::Function {
                    cell: cell.name.clone(),
                    pin: pin.name.clone(),
                });
            }
        }
    }
    Ok(text + "endmodule\n\n")
}

fn seen(pin: &&super::liberty::Pin) -> bool {
    pin.direction != Direction::Internal
}

/// Names of the model's own begin in `sluice__`, as no pin's does.
fn flop_model(flop: &Flop, start: &str) -> String {
    let mut text = format!(
        "    reg sluice__bit;\n    wire sluice__clock = {};\n",
        flop.clocked_on
    );
    let mut edges = "posedge sluice__clock".to_owned();
    let mut otherwise = String::new();
    for (name, function, value) in [("clear", &flop.clear, 0), ("preset", &flop.preset, 1)] {
        if let Some(function) = function {
            let _ = writeln!(text, "    wire sluice__{name} = {function};");
            let _ = write!(edges, " or posedge sluice__{name}");
            let _ = write!(
                otherwise,
                "if (sluice__{name}) sluice__bit <= 1'b{value};\n        else "
            );
        }
    }
    let both = flop.clear.is_some() && flop.preset.is_some();
    text += &variables(&flop.variables, &flop.both, both);
    let _ = write!(
        text,
        "    initial sluice__bit = {start};\n    always @({edges})\n        {otherwise}sluice__bit <= {};\n",
        flop.next_state
    );
    text
}

fn latch_model(latch: &Latch, start: &str) -> String {
    let of = |function: &Option<Function>| match function {
        Some(function) => function.to_string(),
        None => "1'b0".into(),
    };
    let text = format!(
        "    reg sluice__bit;\n    wire sluice__enable = {};\n    wire sluice__data = {};\n    \
         wire sluice__clear = {};\n    wire sluice__preset = {};\n    initial sluice__bit = {start};\n    \
         always @(sluice__enable or sluice__data or sluice__clear or sluice__preset)\n        \
         if (sluice__clear) sluice__bit = 1'b0;\n        \
         else if (sluice__preset) sluice__bit = 1'b1;\n        \
         else if (sluice__enable) sluice__bit = sluice__data;\n",
        of(&latch.enable),
        of(&latch.data_in),
        of(&latch.clear),
        of(&latch.preset),
    );
    let both = latch.clear.is_some() && latch.preset.is_some();
    text + &variables(&latch.variables, &latch.both, both)
}

/// The state variables, which may differ from bit and complement while both clear and preset act.
fn variables(names: &[String; 2], forced: &[Forced; 2], both: bool) -> String {
    let mut text = String::new();
    for (name, (forced, plain)) in names
        .iter()
        .zip(forced.iter().zip(["sluice__bit", "~sluice__bit"]))
    {
        if name.is_empty() {
            continue;
        }
        let value = match forced {
            Forced::Low => "1'b0",
            Forced::High => "1'b1",
            Forced::Kept | Forced::Toggled | Forced::Unknown => "1'bx",
        };
        let value = match both {
            true => format!("(sluice__clear & sluice__preset) ? {value} : {plain}"),
            false => plain.into(),
        };
        let _ = writeln!(text, "    wire {} = {value};", escaped(name));
    }
    text
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn library(cells: &str) -> Library {
        let text = format!("library (l) {{ {cells} }}");
        Library::parse(Path::new("l.lib"), &text).expect("a library")
    }

    #[test]
    fn a_flop_with_reset() {
        let library = library(
            "cell (DFFR) { ff (IQ, IQN) { next_state : \"(D E)+(IQ !E)\"; clocked_on : \"C\"; clear : \"R'\"; }
             pin (D) { direction : input; } pin (E) { direction : input; } pin (C) { direction : input; }
             pin (R) { direction : input; } pin (Q) { direction : output; function : \"IQ\"; } }
             cell (OTHER) { pin (A) { direction : input; } }",
        );
        insta::assert_snapshot!(cells(&library, "  DFFR _1_ (.D(a));", 1).unwrap(), @r"
        module DFFR (D, E, C, R, Q);
            input D;
            input E;
            input C;
            input R;
            output Q;
            reg sluice__bit;
            wire sluice__clock = C;
            wire sluice__clear = ~R;
            wire IQ = sluice__bit;
            wire IQN = ~sluice__bit;
            initial sluice__bit = ^($random & 32'h9e3779b9);
            always @(posedge sluice__clock or posedge sluice__clear)
                if (sluice__clear) sluice__bit <= 1'b0;
                else sluice__bit <= ((D & E) | (IQ & ~E));
            assign Q = IQ;
        endmodule
        ");
    }

    #[test]
    fn what_cannot_be_simulated_is_named() {
        let library = library(
            "cell (GATED) { statetable (\"C E\", \"IQ\") { } pin (C) { direction : input; } }
             cell (NOTHING) { pin (Y) { direction : output; } }",
        );
        let error = |netlist: &str| cells(&library, netlist, 1).unwrap_err().to_string();
        insta::assert_snapshot!(error("GATED x ();"), @"cell `GATED`: its state is a `statetable`, which cannot be simulated: set dont_use on it and map again");
        insta::assert_snapshot!(error("\\NOTHING x ();"), @"cell `NOTHING`: output `Y` has no function, so that it cannot be simulated: set dont_use on it and map again");
        assert_eq!(cells(&library, "wire GATED_1;", 1), Ok(String::new()));
    }
}
