//! What memories cost that are macros: from a table, as no library of standard cells says it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use sluice_hdl::index_width;
use sluice_hdl::verilog::macros::MacroShape;

use super::liberty::{LibertyError, Library};

/// The table that holds where the user gives none, with its reasoning and sources.
const TABLE: &str = include_str!("../../synth/memories.toml");

/// What macros cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The formula.
    pub sram: Formula,
    /// Macros whose figures are known.
    pub macros: Vec<Known>,
}

/// What an SRAM costs, from its shape; `synth/memories.toml` says why.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Formula {
    /// Gate equivalents of a bit with one port.
    pub bit: f64,
    /// Gate equivalents of a macro, whatever its size.
    pub fixed: f64,
    /// Share of a bit's area that each port after the first adds.
    pub port: f64,
    /// From the clock to the data, in FO4, whatever its size.
    pub access: f64,
    /// What the square root of its bits adds, in FO4.
    pub access_root: f64,
    /// How long before the clock its inputs have to be there, in FO4.
    pub setup: f64,
    /// Load of an input, in inputs of the library's smallest inverter.
    pub pin: f64,
}

/// A macro whose figures are known.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// Its ports, as `1r1w`.
    pub ports: String,
    /// Entries.
    pub depth: u32,
    /// Bits of an entry.
    pub width: u32,
    /// Area in the library's unit.
    pub area: f64,
    /// From the clock to the data, in nanoseconds.
    pub access_ns: f64,
    /// How long before the clock its inputs have to be there, in nanoseconds.
    pub setup_ns: f64,
}

/// What a macro costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// Area in the library's unit.
    pub area: f64,
    /// From the clock to the data, in seconds.
    pub access: f64,
    /// How long before the clock its inputs have to be there, in seconds.
    pub setup: f64,
    /// The same of its reset, which nothing waits for in an SRAM.
    pub reset: Option<f64>,
    /// From an address to the data without the clock, in seconds, where that is how it reads.
    pub through: Option<f64>,
    /// Load of an input, in inputs of the library's smallest inverter.
    pub pin: f64,
    /// Whether the figures are those of this macro, not the formula's.
    pub known: bool,
}

/// What is wrong with a table.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// It cannot be read.
    #[error("cannot read the table of memories {}: {reason}", .path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why not.
        reason: std::io::Error,
    },
    /// It is not what is expected.
    #[error("table of memories {}: {what}", .path.display())]
    Content {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
}

/// A file with a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    sram: Option<Formula>,
    #[serde(default, rename = "macro")]
    macros: Vec<Known>,
    /// What the formula was fitted to.
    #[serde(default)]
    #[allow(dead_code)] // Read by the test of the formula.
    sample: Vec<Sample>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(dead_code)] // Read by the test of the formula.
struct Sample {
    depth: u32,
    width: u32,
    area: f64,
    access_ns: f64,
}

impl Table {
    /// The embedded table, with what `file` states in its place.
    ///
    /// # Errors
    /// If the file cannot be read, or a figure is missing, unknown or out of range.
    pub fn read(file: Option<&Path>) -> Result<Table, TableError> {
        let own = parse(Path::new("synth/memories.toml"), TABLE)?;
        let given = match file {
            None => None,
            Some(path) => {
                let text = std::fs::read_to_string(path).map_err(|reason| TableError::Read {
                    path: path.to_owned(),
                    reason,
                })?;
                Some(parse(path, &text)?)
            }
        };
        let (sram, macros) = match given {
            None => (None, vec![]),
            Some(given) => (given.sram, given.macros),
        };
        let sram = sram.or(own.sram).ok_or_else(|| TableError::Content {
            path: "synth/memories.toml".into(),
            what: "no table [sram]".into(),
        })?;
        let macros = macros.into_iter().chain(own.macros).collect();
        Ok(Table { sram, macros })
    }

    /// What a macro costs in a library with an inverter delay of `fo4` seconds.
    ///
    /// # Errors
    /// If the library has no NAND to count areas in.
    pub fn cost(
        &self,
        shape: &MacroShape,
        library: &Library,
        fo4: f64,
    ) -> Result<Cost, LibertyError> {
        let same =
            |k: &&Known| (&k.ports, k.depth, k.width) == (&shape.ports(), shape.depth, shape.width);
        if let Some(known) = self.macros.iter().find(same) {
            return Ok(Cost {
                area: known.area,
                access: known.access_ns * 1e-9,
                setup: known.setup_ns * 1e-9,
                reset: None,
                through: None,
                pin: self.sram.pin,
                known: true,
            });
        }
        let ports = shape.reads + shape.writes;
        Ok(Cost {
            area: self.sram.ge(shape.bits(), ports) * library.nand2()?.area,
            access: self.sram.access_fo4(shape.bits()) * fo4,
            setup: self.sram.setup * fo4,
            reset: None,
            through: None,
            pin: self.sram.pin,
            known: false,
        })
    }
}

impl Formula {
    /// Gate equivalents of a macro of so many bits and ports.
    pub fn ge(&self, bits: u64, ports: usize) -> f64 {
        let more = ports.saturating_sub(1) as f64;
        self.bit * bits as f64 * (1.0 + self.port * more) + self.fixed
    }

    /// From the clock to the data, in FO4.
    pub fn access_fo4(&self, bits: u64) -> f64 {
        self.access + self.access_root * (bits as f64).sqrt()
    }

    fn fields(&self) -> [(&'static str, f64); 7] {
        [
            ("bit", self.bit),
            ("fixed", self.fixed),
            ("port", self.port),
            ("access", self.access),
            ("access_root", self.access_root),
            ("setup", self.setup),
            ("pin", self.pin),
        ]
    }
}

fn parse(path: &Path, text: &str) -> Result<File, TableError> {
    let wrong = |what: String| TableError::Content {
        path: path.to_owned(),
        what,
    };
    let file: File =
        toml::from_str(text).map_err(|e| wrong(e.to_string().trim_end().to_owned()))?;
    let of_formula = file.sram.iter().flat_map(|f| f.fields());
    let of_macros = file.macros.iter().flat_map(|k| {
        [
            ("area", k.area),
            ("access_ns", k.access_ns),
            ("setup_ns", k.setup_ns),
        ]
    });
    for (field, value) in of_formula.chain(of_macros) {
        if !(value.is_finite() && value >= 0.0) {
            return Err(wrong(format!("{field} = {value}: allowed is 0 or more")));
        }
    }
    if let Some(empty) = file.macros.iter().find(|k| k.depth == 0 || k.width == 0) {
        let (depth, width) = (empty.depth, empty.width);
        return Err(wrong(format!(
            "a macro of {depth} x {width}: allowed is 1 x 1 or more"
        )));
    }
    Ok(file)
}

/// Macros as cells of a library of their own, for OpenSTA to read beside the one of the standard cells: area, the delay
/// from `clk` or an address to the data that are read, the setup of all other inputs; no power. Units are its own: ns and fF.
pub fn liberty<'m>(
    macros: impl IntoIterator<Item = (&'m MacroShape, Cost)>,
    library: &Library,
) -> Result<String, LibertyError> {
    let time = |seconds: f64| round(seconds * 1e9);
    let inverter = library
        .inverter()?
        .inputs()
        .next()
        .map_or(0.0, |pin| pin.capacitance);
    let inverter = inverter * library.capacitance_unit * 1e15;
    let mut text = format!(
        "library (sluice_memories) {{\n  delay_model : table_lookup;\n  time_unit : \"1ns\";\n  voltage_unit : \"1V\";\n  \
         current_unit : \"1mA\";\n  leakage_power_unit : \"1nW\";\n  capacitive_load_unit (1, ff);\n  \
         input_threshold_pct_rise : 50;\n  input_threshold_pct_fall : 50;\n  \
         output_threshold_pct_rise : 50;\n  output_threshold_pct_fall : 50;\n  \
         slew_lower_threshold_pct_rise : 20;\n  slew_lower_threshold_pct_fall : 20;\n  \
         slew_upper_threshold_pct_rise : 80;\n  slew_upper_threshold_pct_fall : 80;\n  \
         nom_process : 1;\n  nom_voltage : {};\n  nom_temperature : {};\n",
        library.condition.voltage.unwrap_or(1.0),
        library.condition.temperature.unwrap_or(25.0),
    );
    let macros: Vec<_> = macros.into_iter().collect();
    let mut widths: Vec<u32> = macros
        .iter()
        .flat_map(|(shape, _)| [shape.width, index_width(shape.depth)])
        .filter(|width| *width > 1)
        .collect();
    widths.sort_unstable();
    widths.dedup();
    for width in widths {
        let _ = writeln!(
            text,
            "  type (bits_{width}) {{ base_type : array; data_type : bit; bit_width : {width}; bit_from : {}; bit_to : 0; \
             downto : true; }}",
            width - 1
        );
    }
    for (shape, cost) in macros {
        let load = round(cost.pin * inverter);
        let taken = setup(time(cost.setup));
        // An SRAM has no reset.
        let rst = match cost.reset {
            Some(reset) => pin("rst", 1, "input", load, &setup(time(reset))),
            None => pin("rst", 1, "input", 0.0, ""),
        };
        let _ = write!(
            text,
            "  cell ({}) {{\n    area : {};\n    interface_timing : true;\n    pin (clk) {{ direction : input; clock : true; \
             capacitance : {load}; }}\n{rst}",
            shape.name(),
            cost.area
        );
        let definition = shape.definition();
        for port in definition.inputs() {
            text += &pin(&port.name, port.width, "input", load, &taken);
        }
        for (read, port) in definition.outputs().iter().enumerate() {
            let mut given = delay(
                "related_pin : \"clk\"; timing_type : rising_edge",
                cost.access,
            );
            if let Some(through) = cost.through {
                let from = shape.read_address(read);
                given += &delay(&format!("related_bus_pins : \"{from}\""), through);
            }
            text += &pin(&port.name, port.width, "output", 0.0, &given);
        }
        text += "  }\n";
    }
    Ok(text + "}\n")
}

/// A femtosecond, or a millionth of a femtofarad: what is beyond is noise of the arithmetic.
fn round(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

fn pin(name: &str, width: u32, direction: &str, load: f64, timing: &str) -> String {
    let (kind, bus) = match width {
        1 => ("pin", String::new()),
        width => ("bus", format!(" bus_type : bits_{width};")),
    };
    format!(
        "    {kind} ({name}) {{{bus} direction : {direction}; capacitance : {load};\n{timing}    }}\n"
    )
}

fn setup(time: f64) -> String {
    let of = |kind: &str, time: f64| {
        format!(
            "      timing () {{ related_pin : \"clk\"; timing_type : {kind}_rising; rise_constraint (scalar) {{ values \
             (\"{time}\"); }} fall_constraint (scalar) {{ values (\"{time}\"); }} }}\n"
        )
    };
    of("setup", time) + &of("hold", 0.0)
}

/// A delay in seconds from another pin.
fn delay(from: &str, seconds: f64) -> String {
    let time = round(seconds * 1e9);
    let tables: String = ["cell_rise", "cell_fall"]
        .iter()
        .map(|name| format!(" {name} (scalar) {{ values (\"{time}\"); }}"))
        .collect();
    let slopes: String = ["rise_transition", "fall_transition"]
        .iter()
        .map(|name| format!(" {name} (scalar) {{ values (\"0\"); }}"))
        .collect();
    format!("      timing () {{ {from}; timing_sense : non_unate;{tables}{slopes} }}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_formula_is_near_what_it_is_fitted_to() {
        let file = parse(Path::new("table"), TABLE).unwrap();
        let formula = file.sram.unwrap();
        assert_eq!(file.sample.len(), 6);
        for sample in file.sample {
            let bits = u64::from(sample.depth) * u64::from(sample.width);
            let area = formula.ge(bits, 1) * 0.798 / sample.area;
            let access = formula.access_fo4(bits) * 0.0214 / sample.access_ns;
            assert!((0.88..1.12).contains(&area), "{bits} bits: area {area}");
            assert!(
                (0.88..1.12).contains(&access),
                "{bits} bits: access {access}"
            );
        }
    }

    #[test]
    fn what_is_wrong_with_a_table_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("my.toml");
        let say = |text: &str| {
            std::fs::write(&path, text).unwrap();
            let said = Table::read(Some(&path)).unwrap_err().to_string();
            assert!(said.contains("my.toml"), "{said}");
            said
        };
        let formula = "[sram]\nbit = 1\nfixed = 1\nport = 1\naccess = 1\naccess_root = 1\nsetup = 1\npin = 1\n";
        assert!(say("[sram]\nbit = 1.0\n").contains("missing field `fixed`"));
        assert!(
            say(&formula.replace("bit = 1", "bit = -1"))
                .ends_with("bit = -1: allowed is 0 or more")
        );
        assert!(say(&format!("{formula}byte = 1\n")).contains("unknown field `byte`"));
        assert!(say("[[macro]]\nports = \"1r\"\ndepth = 0\nwidth = 1\narea = 1\naccess_ns = 1\nsetup_ns = 1\n").contains("0 x 1"));
        std::fs::write(&path, formula).unwrap();
        assert_eq!(Table::read(Some(&path)).unwrap().sram.bit, 1.0);
        assert!(Table::read(Some(&folder.path().join("none"))).is_err());
        assert!(Table::read(None).unwrap().macros.is_empty());
    }
}
