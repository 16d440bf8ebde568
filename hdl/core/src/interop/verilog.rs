//! The Verilog of a wrapper.

use crate::ir::Definition;
use crate::verilog::{Error, Options, VerilogFile, emit};
use rust_hdl::core::prelude::Wrapper;
use std::fmt::Write;

/// An instance of the definition's module on the wrapper's ports, and the modules.
pub fn wrapper(definition: &Definition) -> Result<Wrapper, Error> {
    let files = emit(definition, &Options::default())?;
    let ports = definition.inputs().iter().chain(definition.outputs());
    let own = [".clk(clock)".to_string(), ".rst(reset)".to_string()];
    let connections: Vec<String> = own
        .into_iter()
        .chain(ports.map(|p| format!(".{0}({0})", p.name)))
        .collect();
    Ok(Wrapper {
        // A name that no port can have.
        code: format!(
            "{} {}__instance (\n    {}\n);\n",
            definition.name(),
            definition.name(),
            connections.join(",\n    ")
        ),
        cores: files.iter().map(guarded).collect(),
    })
}

/// A file that is read once, however often its text comes.
fn guarded(file: &VerilogFile) -> String {
    let module = file.name.trim_end_matches(".v");
    let guard = format!("SLUICE__{module}__{:016x}", hash(&file.text));
    let mut text = format!("`ifndef {guard}\n`define {guard}\n");
    let _ = writeln!(text, "{}\n`endif", file.text.trim_end());
    text
}

/// FNV-1a: equal on every machine and in every version.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::hash;

    #[test]
    fn the_hash_is_that_of_its_authors() {
        assert_eq!(hash(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash("foobar"), 0x8594_4171_f739_67e8);
    }
}
