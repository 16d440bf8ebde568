//! What `emit` writes: the Verilog of a block and what other people's flows want beside it.
//!
//! One folder a block. Each configuration in it has its top module with a file list, a description in
//! JSON, constraints and a FuseSoC core; a Bender manifest, whose name Bender fixes, lists the Verilog of
//! all of them. No text holds a date or a path of this machine: equal input gives equal bytes.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::{Value, json};
use sluice_hdl::verilog::{self, Options, ResetStyle};

use crate::catalog::{self, Instance};
use crate::describe;

/// Files by their path below the output folder, `BLOCK/NAME`.
pub type Files = BTreeMap<String, String>;

/// Why no files could be made.
#[derive(Debug, thiserror::Error)]
pub enum PackageError {
    /// The configuration of a preset is wrong.
    #[error(transparent)]
    Settings(#[from] catalog::SettingsError),
    /// No Verilog can be written.
    #[error(transparent)]
    Verilog(#[from] verilog::Error),
    /// Two configurations give different files of one name.
    #[error("two configurations give different files of the name {0}")]
    Clash(String),
    /// Two folders hold different modules of one name, so that they cannot be put together.
    #[error(
        "{0} and {1} are different modules of one name: put what tells them apart into the name"
    )]
    Module(String, String),
}

/// The files of every preset of every block.
pub fn all(reset: ResetStyle) -> Result<Files, PackageError> {
    let mut files = Files::new();
    for &block in catalog::blocks() {
        let presets = block.presets().iter();
        let instances = presets
            .map(|preset| catalog::from_preset(block, preset.name))
            .collect::<Result<Vec<_>, _>>()?;
        files.extend(folder(&instances, reset)?);
    }
    match differing(&files) {
        Some((one, other)) => Err(PackageError::Module(one, other)),
        None => Ok(files),
    }
}

/// Two Verilog files of one name that are not equal, if there are any.
fn differing(files: &Files) -> Option<(String, String)> {
    let mut known: BTreeMap<&str, (&String, &String)> = BTreeMap::new();
    for (path, text) in files.iter().filter(|(path, _)| path.ends_with(".v")) {
        let name = path.rsplit('/').next().unwrap_or_default();
        let (one, first) = *known.entry(name).or_insert((path, text));
        if first != text {
            return Some((one.clone(), path.clone()));
        }
    }
    None
}

/// The folder of one block in these configurations.
pub fn folder(instances: &[Box<dyn Instance>], reset: ResetStyle) -> Result<Files, PackageError> {
    let options = Options {
        reset,
        ..Options::default()
    };
    let mut files = Files::new();
    for instance in instances {
        let instance = instance.as_ref();
        let block = instance.block();
        let modules = verilog::emit(instance.definition(), &options)?;
        let names: Vec<String> = modules.iter().map(|file| file.name.clone()).collect();
        let top = instance.definition().name();
        let beside = [
            (format!("{top}.f"), file_list(&names)),
            (format!("{top}.json"), description(instance, reset, &names)),
            (format!("{top}.sdc"), constraints(instance, reset, 1.0)),
            (format!("{top}.core"), core(instance, &names)),
        ];
        let modules = modules.into_iter().map(|file| (file.name, file.text));
        for (name, text) in modules.chain(beside) {
            let path = format!("{block}/{name}");
            if files.get(&path).is_some_and(|other| *other != text) {
                return Err(PackageError::Clash(path));
            }
            files.insert(path, text);
        }
    }
    manifests(&mut files, &Files::new());
    Ok(files)
}

/// Gives each folder of `files` a Bender manifest of all Verilog that its file lists name. `present` holds
/// the file lists that are in the folders already, by the same paths; those of `files` replace them.
pub fn manifests(files: &mut Files, present: &Files) {
    let folder = |path: &str| path.split('/').next().unwrap_or_default().to_owned();
    let is_list = |(path, _): &(&String, &String)| path.ends_with(".f");
    let mut lists: BTreeMap<&String, &String> = present.iter().filter(is_list).collect();
    lists.extend(files.iter().filter(is_list));
    let mut sources = BTreeMap::new();
    for block in files.keys().map(|path| folder(path)) {
        sources.entry(block).or_insert_with(Vec::new);
    }
    for (path, list) in lists {
        if let Some(sources) = sources.get_mut(&folder(path)) {
            // Children come first in every list, and so in all of them one after another.
            for name in list.lines() {
                if !sources.contains(&name) {
                    sources.push(name);
                }
            }
        }
    }
    let manifests: Vec<_> = sources
        .iter()
        .map(|(block, sources)| (format!("{block}/Bender.yml"), bender(block, sources)))
        .collect();
    files.extend(manifests);
}

/// Children first, the top module last, as a `-f` file for any tool that is run in this folder.
fn file_list(names: &[String]) -> String {
    names
        .iter()
        .fold(String::new(), |list, name| list + name + "\n")
}

fn description(instance: &dyn Instance, reset: ResetStyle, names: &[String]) -> String {
    let mut value = describe::description(instance);
    for port in value["ports"].as_array_mut().into_iter().flatten() {
        if port["name"] == "rst" {
            port["name"] = json!(reset.port());
        }
    }
    value["reset"] = Value::from(reset_name(reset));
    value["files"] = json!(names);
    format!("{value:#}\n")
}

/// The name of a reset style on the command line.
pub fn reset_name(reset: ResetStyle) -> &'static str {
    match reset {
        ResetStyle::SyncHigh => "sync-high",
        ResetStyle::SyncLow => "sync-low",
        ResetStyle::AsyncLow => "async-low",
    }
}

/// Constraints in SDC, for a clock of this period, in the library's unit of time.
pub fn constraints(instance: &dyn Instance, reset: ResetStyle, period: f64) -> String {
    let mut text = format!(
        "# {}: constraints to start from. Times in ns: set the period and what the surroundings take.\n\
         set period {period:?}\n\
         set outside [expr {{0.2 * $period}}]\n\
         create_clock -name clk -period $period [get_ports clk]\n\
         set_clock_uncertainty [expr {{0.05 * $period}}] [get_clocks clk]\n",
        instance.definition().name()
    );
    if reset == ResetStyle::AsyncLow {
        let _ = writeln!(
            text,
            "# Its release must be synchronous to clk.\nset_false_path -from [get_ports {}]",
            reset.port()
        );
    }
    for port in describe::ports(instance) {
        let (command, name) = match (port.direction, port.name.as_str()) {
            (_, "clk") => continue,
            (_, "rst") if reset == ResetStyle::AsyncLow => continue,
            (_, "rst") => ("set_input_delay", reset.port()),
            ("input", name) => ("set_input_delay", name),
            (_, name) => ("set_output_delay", name),
        };
        let wide = port.width * port.count.unwrap_or(1) > 1;
        let bits = if wide {
            format!("{{{name}[*]}}")
        } else {
            name.to_owned()
        };
        let _ = writeln!(text, "{command} $outside -clock clk [get_ports {bits}]");
    }
    text
}

/// A FuseSoC core of these files.
pub fn core(instance: &dyn Instance, names: &[String]) -> String {
    let top = instance.definition().name();
    let files = names
        .iter()
        .fold(String::new(), |list, name| list + "      - " + name + "\n");
    format!(
        "CAPI=2:\n\
         name: \"sluice:{block}:{top}:{version}\"\n\
         description: \"{block}, module {top}\"\n\
         filesets:\n  rtl:\n    files:\n{files}    file_type: verilogSource-2005\n\
         targets:\n  default:\n    filesets: [rtl]\n    toplevel: {top}\n  \
         lint:\n    default_tool: verilator\n    filesets: [rtl]\n    toplevel: {top}\n    \
         tools:\n      verilator:\n        mode: lint-only\n        verilator_options: [\"-Wall\"]\n",
        block = instance.block(),
        version = env!("CARGO_PKG_VERSION"),
    )
}

fn bender(block: &str, sources: &[&str]) -> String {
    let files = sources
        .iter()
        .fold(String::new(), |list, name| list + "  - " + name + "\n");
    let package = block.replace('-', "_");
    format!(
        "# Untested: written after Bender's manual, not parsed by Bender.\n\
         package:\n  name: sluice_{package}\n\
         sources:\n{files}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_of_one_name_in_two_folders_must_be_equal() {
        let files = |of: [(&str, &str); 4]| of.map(|(path, text)| (path.into(), text.into()));
        let equal = files([
            ("a/m.v", "1"),
            ("a/n.v", "2"),
            ("b/m.v", "1"),
            ("b/x.yml", ""),
        ]);
        assert_eq!(differing(&Files::from(equal)), None);
        let other = files([
            ("a/m.v", "1"),
            ("a/x.yml", "2"),
            ("b/m.v", "3"),
            ("b/x.yml", ""),
        ]);
        let two = ("a/m.v".into(), "b/m.v".into());
        assert_eq!(differing(&Files::from(other)), Some(two));
    }

    #[test]
    fn every_preset_is_there_in_every_reset_style() {
        for reset in [
            ResetStyle::SyncHigh,
            ResetStyle::SyncLow,
            ResetStyle::AsyncLow,
        ] {
            let files = all(reset).unwrap();
            assert_eq!(files, all(reset).unwrap(), "equal input gives equal bytes");
            for &block in catalog::blocks() {
                for preset in block.presets() {
                    let instance = catalog::from_preset(block, preset.name).unwrap();
                    let top = instance.definition().name();
                    for end in ["v", "f", "json", "sdc", "core"] {
                        assert!(files.contains_key(&format!("{}/{top}.{end}", block.name())));
                    }
                    let json: Value =
                        serde_json::from_str(&files[&format!("{}/{top}.json", block.name())])
                            .unwrap();
                    assert_eq!(json["ports"][1]["name"], reset.port());
                }
            }
        }
    }
}
