//! The technology-neutral cell library `synth/generic.lib`, from formulas.
//!
//! Areas count columns of transistors in a row of fixed height, delays are those of logical effort. `synth/generic.md`
//! gives the reasoning and the sources. Time is in τ (written as 1 ps), capacitance in inputs of `INV_X1` (written as
//! 1 fF), energy in that capacitance charged to 1 V (written as 1 fJ), leakage in that of
//! one column (written as 1 nW).

use std::fmt::Write as _;

/// The library as it is handed to the tools.
pub const LIBERTY: &str = include_str!("../../synth/generic.lib");

/// Its name, where reports name a library.
pub const NAME: &str = "generic";

/// τ in the library's picoseconds.
pub const TAU_PS: f64 = 1.0;

/// Energy in joules that charges one input of `INV_X1`, and is lost again.
pub const CHARGE: f64 = 1e-15;

/// Columns of `NAND2_X1`, which is one gate equivalent.
const COLUMNS_PER_GE: f64 = 3.0;

/// A single complementary stage, by logical effort, for a ratio of 2 between the pull-up's and the pull-down's widths.
#[derive(Clone, Copy)]
struct Stage {
    /// Parasitic delay in τ.
    parasitic: f64,
    /// Largest effort of an input: the resistance of the stage, as it is sized so that this input has capacitance 1.
    effort: f64,
    /// Transistor pairs.
    inputs: u32,
}

impl Stage {
    const fn new(parasitic: f64, effort: f64, inputs: u32) -> Stage {
        Stage {
            parasitic,
            effort,
            inputs,
        }
    }

    /// Delay of this stage, `size` times as strong as the unit, into a capacitance.
    fn delay(self, size: f64, load: f64) -> f64 {
        self.parasitic + self.effort / size * load
    }

    /// Capacitance of its own output.
    fn output(self, size: f64) -> f64 {
        self.parasitic / self.effort * size
    }
}

const INV: Stage = Stage::new(1.0, 1.0, 1);
const AOI21: Stage = Stage::new(7.0 / 3.0, 2.0, 3);
const OAI21: Stage = Stage::new(8.0 / 3.0, 2.0, 3);
const AOI22: Stage = Stage::new(4.0, 2.0, 4);
const OAI22: Stage = Stage::new(4.0, 2.0, 4);
/// An inverter that the clock switches on and off.
const CLOCKED: Stage = Stage::new(2.0, 2.0, 2);

const fn nand(inputs: u32) -> Stage {
    let n = inputs as f64;
    Stage::new(n, (n + 2.0) / 3.0, inputs)
}

const fn nor(inputs: u32) -> Stage {
    let n = inputs as f64;
    Stage::new(n, (2.0 * n + 1.0) / 3.0, inputs)
}

/// How an output follows an input.
#[derive(Clone, Copy)]
enum Sense {
    Negative,
    Positive,
    Either,
}

/// An input of a gate.
struct Pin {
    name: &'static str,
    capacitance: f64,
    /// Delay without load, in τ.
    intrinsic: f64,
    sense: Sense,
}

/// A combinational cell with output `Y`.
struct Gate {
    name: &'static str,
    drive: u32,
    function: &'static str,
    columns: u32,
    pins: Vec<Pin>,
    /// τ for each unit of load.
    resistance: f64,
    /// Capacitance inside that is charged when the output rises.
    inside: f64,
}

impl Gate {
    fn cell_name(&self) -> String {
        format!("{}_X{}", self.name, self.drive)
    }
}

/// A gate of one stage; `pins` are its inputs with their efforts.
fn simple(
    name: &'static str,
    drive: u32,
    function: &'static str,
    stage: Stage,
    pins: &[(&'static str, f64)],
) -> Gate {
    let size = f64::from(drive);
    let pin = |&(name, effort): &(&'static str, f64)| Pin {
        name,
        capacitance: size * effort / stage.effort,
        intrinsic: stage.parasitic,
        sense: Sense::Negative,
    };
    Gate {
        name,
        drive,
        function,
        columns: drive * stage.inputs + 1,
        pins: pins.iter().map(pin).collect(),
        resistance: stage.effort / size,
        inside: stage.output(size),
    }
}

/// A stage followed by an inverter of the cell's drive; the first is half as strong as the last, but not less than the unit.
fn inverted(
    name: &'static str,
    drive: u32,
    function: &'static str,
    first: Stage,
    pins: &[&'static str],
) -> Gate {
    let size = f64::from(drive);
    let first_size = (drive / 2).max(1);
    let strength = f64::from(first_size);
    let pin = |&name: &&'static str| Pin {
        name,
        capacitance: strength,
        intrinsic: first.delay(strength, size) + INV.parasitic,
        sense: Sense::Positive,
    };
    Gate {
        name,
        drive,
        function,
        columns: first_size * first.inputs + drive + 1,
        pins: pins.iter().map(pin).collect(),
        resistance: INV.effort / size,
        inside: first.output(strength) + size + INV.output(size),
    }
}

/// XOR or XNOR: `first` of both inputs goes to the third input of `last`, which has effort `third`.
fn exclusive(
    name: &'static str,
    drive: u32,
    function: &'static str,
    first: Stage,
    last: Stage,
    third: f64,
) -> Gate {
    let size = f64::from(drive);
    let load = size * third / last.effort;
    let pin = |name| Pin {
        name,
        capacitance: 1.0 + size,
        intrinsic: first.delay(1.0, load) + last.parasitic,
        sense: Sense::Either,
    };
    Gate {
        name,
        drive,
        function,
        columns: first.inputs + last.inputs * drive + 1,
        pins: vec![pin("A"), pin("B")],
        resistance: last.effort / size,
        inside: first.output(1.0) + load + last.output(size),
    }
}

/// `S ? B : A` as an AOI22 and an inverter, with another for the complement of `S`.
fn multiplexer(drive: u32) -> Gate {
    let mut gate = inverted("MUX2", drive, "(A&!S)|(B&S)", AOI22, &["A", "B", "S"]);
    let strength = f64::from((drive / 2).max(1));
    let select = &mut gate.pins[2];
    select.capacitance += 1.0;
    select.intrinsic += INV.delay(1.0, strength);
    select.sense = Sense::Either;
    gate.columns += 1;
    gate
}

const TWO: &[(&str, f64)] = &[("A", 1.0), ("B", 1.0)];
const THREE: &[(&str, f64)] = &[("A", 1.0), ("B", 1.0), ("C", 1.0)];
const FOUR: &[(&str, f64)] = &[("A", 1.0), ("B", 1.0), ("C", 1.0), ("D", 1.0)];

/// The same effort for every input.
fn of(pins: &[(&'static str, f64)], stage: Stage) -> Vec<(&'static str, f64)> {
    pins.iter().map(|&(name, _)| (name, stage.effort)).collect()
}

fn gates() -> Vec<Gate> {
    let even = |name, drive, function, stage, pins: &[(&'static str, f64)]| {
        simple(name, drive, function, stage, &of(pins, stage))
    };
    let mut gates = Vec::new();
    for drive in [1, 2, 4, 8] {
        gates.push(even("INV", drive, "!A", INV, &TWO[..1]));
        gates.push(inverted("BUF", drive, "A", INV, &["A"]));
    }
    for drive in [1, 2, 4] {
        gates.push(even("NAND2", drive, "!(A&B)", nand(2), TWO));
        gates.push(even("NOR2", drive, "!(A|B)", nor(2), TWO));
        gates.push(inverted("AND2", drive, "A&B", nand(2), &["A", "B"]));
        gates.push(inverted("OR2", drive, "A|B", nor(2), &["A", "B"]));
    }
    for drive in [1, 2] {
        gates.push(even("NAND3", drive, "!(A&B&C)", nand(3), THREE));
        gates.push(even("NAND4", drive, "!(A&B&C&D)", nand(4), FOUR));
        gates.push(even("NOR3", drive, "!(A|B|C)", nor(3), THREE));
        gates.push(even("NOR4", drive, "!(A|B|C|D)", nor(4), FOUR));
        let pins = |third| [("A", 2.0), ("B", 2.0), ("C", third)];
        let (aoi, oai) = (pins(5.0 / 3.0), pins(4.0 / 3.0));
        gates.push(simple("AOI21", drive, "!((A&B)|C)", AOI21, &aoi));
        gates.push(simple("OAI21", drive, "!((A|B)&C)", OAI21, &oai));
        gates.push(even("AOI22", drive, "!((A&B)|(C&D))", AOI22, FOUR));
        gates.push(even("OAI22", drive, "!((A|B)&(C|D))", OAI22, FOUR));
        gates.push(exclusive("XOR2", drive, "A^B", nor(2), AOI21, 5.0 / 3.0));
        gates.push(exclusive(
            "XNOR2",
            drive,
            "!(A^B)",
            nand(2),
            OAI21,
            4.0 / 3.0,
        ));
        gates.push(multiplexer(drive));
    }
    gates
}

/// A flip-flop of two latches, each a clocked inverter with an inverter and a clocked inverter that hold it, two inverters
/// for the clock's phases, and one to the output.
struct Flop {
    drive: u32,
}

const FLOPS: [Flop; 2] = [Flop { drive: 1 }, Flop { drive: 2 }];

impl Flop {
    /// Gates of the first phase: half of each of the four clocked inverters, and the inverter of the second.
    const FIRST_PHASE: f64 = 3.0;
    /// Gates of the second phase: the other halves.
    const SECOND_PHASE: f64 = 2.0;

    fn name(&self) -> String {
        format!("DFF_X{}", self.drive)
    }

    /// 13 pairs with an output of strength 1, two columns where the phases cross, one to the next cell.
    fn columns(&self) -> u32 {
        12 + self.drive + 2 + 1
    }

    /// From the clock's rise to the output, without load.
    fn clock_to_output(&self) -> f64 {
        let size = f64::from(self.drive);
        let phases = INV.delay(1.0, Self::FIRST_PHASE) + INV.delay(1.0, Self::SECOND_PHASE);
        phases + CLOCKED.delay(1.0, 1.0 + size) + INV.parasitic
    }

    /// How long before the clock's rise the data has to be there: it passes the first latch, which closes when the first
    /// phase falls.
    fn setup(&self) -> f64 {
        let latch = CLOCKED.delay(1.0, 1.0) + INV.delay(1.0, 2.0);
        latch - INV.delay(1.0, Self::FIRST_PHASE)
    }

    /// Charged with each cycle of the clock.
    fn clock_inside(&self) -> f64 {
        2.0 * INV.output(1.0) + Self::FIRST_PHASE + Self::SECOND_PHASE
    }

    /// Charged when the output rises: what both latches hold, and the output.
    fn inside(&self) -> f64 {
        let size = f64::from(self.drive);
        // In each latch: two clocked inverters and an inverter, and the gates that they drive.
        let latch = 2.0 * CLOCKED.output(1.0) + INV.output(1.0) + 2.0;
        2.0 * latch + 1.0 + size + INV.output(size)
    }
}

/// A number with as many digits as tell formulas apart.
fn number(value: f64) -> String {
    let text = format!("{value:.6}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Loads of the tables: all lies on one line, also beyond. ABC takes its slope from the first to the last but one.
const LOADS: [f64; 3] = [0.0, 16.0, 1024.0];

/// Input transitions of the tables: they change nothing.
const TRANSITIONS: [f64; 2] = [0.0, 1024.0];

/// A table of something that grows with the load.
fn table(name: &str, indent: &str, at_zero: f64, slope: f64) -> String {
    let values = LOADS.map(|load| number(at_zero + slope * load)).join(", ");
    format!("{indent}{name} (by_load) {{ values (\"{values}\", \"{values}\"); }}\n")
}

/// Delay, and the 20% to 80% time of an exponential whose 50% delay that is: ln 4 / ln 2 = 2 of it.
fn delays(intrinsic: f64, resistance: f64) -> String {
    let indent = "        ";
    ["rise", "fall"]
        .map(|edge| {
            table(&format!("cell_{edge}"), indent, intrinsic, resistance)
                + &table(
                    &format!("{edge}_transition"),
                    indent,
                    2.0 * intrinsic,
                    2.0 * resistance,
                )
        })
        .concat()
}

/// Energy of a rise and a fall that charge and discharge this capacitance.
fn energy(inside: f64, related: &str) -> String {
    let half = number(inside / 2.0);
    let related = match related {
        "" => String::new(),
        pin => format!("related_pin : \"{pin}\"; "),
    };
    format!(
        "      internal_power () {{ {related}rise_power (scalar) {{ values (\"{half}\"); }} \
         fall_power (scalar) {{ values (\"{half}\"); }} }}\n"
    )
}

fn input(name: &str, capacitance: f64, more: &str) -> String {
    format!(
        "    pin ({name}) {{ direction : input; capacitance : {};{more} }}\n",
        number(capacitance)
    )
}

fn head(name: &str, columns: u32) -> String {
    format!(
        "  cell ({name}) {{\n    area : {};\n    cell_leakage_power : {columns};\n",
        number(f64::from(columns) / COLUMNS_PER_GE)
    )
}

fn print_gate(gate: &Gate) -> String {
    let mut text = head(&gate.cell_name(), gate.columns);
    for pin in &gate.pins {
        text += &input(pin.name, pin.capacitance, "");
    }
    let _ = writeln!(
        text,
        "    pin (Y) {{\n      direction : output;\n      function : \"{}\";",
        gate.function
    );
    for pin in &gate.pins {
        let sense = match pin.sense {
            Sense::Negative => "negative_unate",
            Sense::Positive => "positive_unate",
            Sense::Either => "non_unate",
        };
        let _ = writeln!(
            text,
            "      timing () {{\n        related_pin : \"{}\";\n        timing_sense : {sense};",
            pin.name
        );
        text += &delays(pin.intrinsic, gate.resistance);
        text += "      }\n";
    }
    let names: Vec<_> = gate.pins.iter().map(|pin| pin.name).collect();
    text += &energy(gate.inside, &names.join(" "));
    text + "    }\n  }\n"
}

fn print_flop(flop: &Flop) -> String {
    let mut text = head(&flop.name(), flop.columns());
    text += "    ff (IQ, IQN) { clocked_on : \"CK\"; next_state : \"D\"; }\n";
    let constraint = |kind: &str, time: f64| {
        let time = number(time);
        format!(
            "      timing () {{ related_pin : \"CK\"; timing_type : {kind}_rising;\n        \
             rise_constraint (scalar) {{ values (\"{time}\"); }}\n        \
             fall_constraint (scalar) {{ values (\"{time}\"); }} }}\n"
        )
    };
    text += "    pin (D) {\n      direction : input;\n      capacitance : 1;\n      nextstate_type : data;\n";
    text += &constraint("setup", flop.setup());
    text += &constraint("hold", 0.0);
    text += "    }\n    pin (CK) {\n      direction : input;\n      clock : true;\n      capacitance : 1;\n";
    text += &energy(flop.clock_inside(), "");
    text += "    }\n    pin (Q) {\n      direction : output;\n      function : \"IQ\";\n";
    text += "      timing () {\n        related_pin : \"CK\";\n        timing_type : rising_edge;\n        timing_sense : non_unate;\n";
    text += &delays(flop.clock_to_output(), INV.effort / f64::from(flop.drive));
    text += "      }\n";
    text += &energy(flop.inside(), "CK");
    text + "    }\n  }\n"
}

fn print_tie(name: &str, value: u32) -> String {
    head(name, 2)
        + &format!("    pin (Y) {{ direction : output; function : \"{value}\"; }}\n  }}\n")
}

/// Energy inside a cell in one cycle of the clock, in inverter inputs charged and discharged, if its output changes
/// `activity` times a cycle; `None`: it is not a cell of this library.
pub fn internal_energy(cell: &str, activity: f64) -> Option<f64> {
    let flop = FLOPS.iter().find(|flop| flop.name() == cell);
    let of_flop = flop.map(|flop| flop.clock_inside() + flop.inside() * activity / 2.0);
    let gates = gates();
    let gate = gates.iter().find(|gate| gate.cell_name() == cell);
    let of_gate = gate.map(|gate| gate.inside * activity / 2.0);
    let tie = matches!(cell, "TIEH" | "TIEL").then_some(0.0);
    of_flop.or(of_gate).or(tie)
}

/// Energy inside INV_X1 at each change of its output, as the file has it: what a timing tool is calibrated with.
pub fn inverter_energy() -> f64 {
    INV.output(1.0) / 2.0
}

/// The text of `synth/generic.lib`.
pub fn generate() -> String {
    let loads = LOADS.map(number).join(", ");
    let transitions = TRANSITIONS.map(number).join(", ");
    let mut text = format!(
        "/* SPDX-License-Identifier: Apache-2.0\n   \
         A technology-neutral library, written by `cargo run --example generic_lib`; see generic.md.\n   \
         area: gate equivalents (NAND2_X1 = 1); 1 ps: one tau (a fan-out-of-4 inverter takes 5); 1 fF: one input of INV_X1;\n   \
         1 fJ: that capacitance charged to 1 V; 1 nW: leakage of one column, a third of NAND2_X1. */\n\
         library (sluice_generic) {{\n  \
         technology (cmos);\n  delay_model : table_lookup;\n  \
         time_unit : \"1ps\";\n  voltage_unit : \"1V\";\n  current_unit : \"1mA\";\n  \
         pulling_resistance_unit : \"1kohm\";\n  leakage_power_unit : \"1nW\";\n  capacitive_load_unit (1, ff);\n  \
         nom_process : 1;\n  nom_temperature : 25;\n  nom_voltage : 1;\n  \
         input_threshold_pct_rise : 50;\n  input_threshold_pct_fall : 50;\n  \
         output_threshold_pct_rise : 50;\n  output_threshold_pct_fall : 50;\n  \
         slew_lower_threshold_pct_rise : 20;\n  slew_lower_threshold_pct_fall : 20;\n  \
         slew_upper_threshold_pct_rise : 80;\n  slew_upper_threshold_pct_fall : 80;\n  \
         slew_derate_from_library : 1;\n  \
         default_inout_pin_cap : 0;\n  default_input_pin_cap : 1;\n  default_output_pin_cap : 0;\n  default_fanout_load : 1;\n  \
         default_cell_leakage_power : 0;\n  default_leakage_power_density : 0;\n  \
         operating_conditions (typical) {{ process : 1; temperature : 25; voltage : 1; }}\n  \
         default_operating_conditions : typical;\n  \
         lu_table_template (by_load) {{\n    variable_1 : input_net_transition;\n    \
         variable_2 : total_output_net_capacitance;\n    index_1 (\"{transitions}\");\n    index_2 (\"{loads}\");\n  }}\n"
    );
    gates().iter().for_each(|gate| text += &print_gate(gate));
    FLOPS.iter().for_each(|flop| text += &print_flop(flop));
    text += &print_tie("TIEH", 1);
    text += &print_tie("TIEL", 0);
    text + "}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_what_the_formulas_give() {
        assert!(
            LIBERTY == generate(),
            "synth/generic.lib is not up to date: cargo run --example generic_lib > synth/generic.lib"
        );
    }
}
