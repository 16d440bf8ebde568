//! Icarus Verilog: a testbench reads the stimulus and writes the response, both as hexadecimal text.

use std::fmt::Write as _;
use std::fs;
use std::process::Command;
use std::time::Instant;

use sluice_hdl::verilog::VerilogFile;
use sluice_hdl::{Definition, Port};

use super::cache::{Cache, Key, write, write_files};
use super::packed::{Rows, response, row_words, words};
use super::testbench::{connections, declarations, hex_row, row_width};
use super::{CosimError, Job, Options, Run, find, version};
use crate::cleanup::Noted;
use crate::process;
use crate::table::Table;
use crate::tools;

/// The testbench's module, a name that no definition can have.
const TOP: &str = "sluice__bench";

pub(super) fn run(job: &Job, files: &[VerilogFile], options: &Options) -> Result<Run, CosimError> {
    let rows = Rows::new(job)?;
    let iverilog = find(tools::ICARUS)?;
    let vvp = iverilog.with_file_name("vvp");
    let version = version(tools::ICARUS)?;
    let bench = bench(job.definition);
    let key = Key::new().add(&version).add(&bench).add_files(files);
    let cache = Cache::open(options.cache.as_deref())?;
    let (program, build) = cache.get("icarus", &key, &["simulation".into()], |folder| {
        write_files(folder, files)?;
        write(folder, "sluice__bench.v", &bench)?;
        let mut command = Command::new(&iverilog);
        command
            .current_dir(folder)
            .args([
                "-g2005",
                "-Wall",
                "-o",
                "simulation",
                "-s",
                TOP,
                "sluice__bench.v",
            ])
            .args(files.iter().map(|f| &f.name));
        Ok(process::run(
            command,
            &folder.join("iverilog.log"),
            options.timeout,
        )?)
    })?;
    let folder = tempfile::tempdir().map_err(CosimError::io(
        "cannot make a folder in",
        std::env::temp_dir(),
    ))?;
    let _noted = Noted::new(folder.path());
    write(folder.path(), "stimulus", stimulus(job.definition, &rows))?;
    let mut command = Command::new(vvp);
    command
        .current_dir(folder.path())
        .arg("-n")
        .arg(program.join("simulation"))
        .arg(format!("+rows={}", rows.count))
        .arg(format!("+skipped={}", rows.skipped));
    let start = Instant::now();
    let log = folder.path().join("run.log");
    if let Err(error) = process::run(command, &log, options.timeout) {
        // The log is what the error speaks of.
        let _ = folder.keep();
        return Err(CosimError::from(error).of_build(&program));
    }
    let seconds = start.elapsed().as_secs_f64();
    let path = folder.path().join("response");
    let text = fs::read_to_string(&path).map_err(CosimError::io("cannot read", &path))?;
    let response = parse(job.definition.outputs(), &text, &rows)?;
    Ok(Run {
        response,
        seconds,
        build,
    })
}

/// The testbench: applies a row, lets it settle, writes the outputs, then clocks. Its own names end in an
/// underscore, as no port's name does.
fn bench(d: &Definition) -> String {
    let formats = vec!["%h"; d.outputs().len()].join(" ");
    let values: String = d
        .outputs()
        .iter()
        .map(|p| format!(", {}", p.name))
        .collect();
    format!(
        r#"module {TOP};
    reg clk_;
    reg [{high}:0] row_;
    integer i_, rows_, skipped_, in_, out_, got_;
{wires}
    {name} dut_ (
{pins}
    );

    initial begin
        clk_ = 1'b0;
        row_ = 0;
        if (!$value$plusargs("rows=%d", rows_)) rows_ = 0;
        if (!$value$plusargs("skipped=%d", skipped_)) skipped_ = 0;
        in_ = $fopen("stimulus", "r");
        out_ = $fopen("response", "w");
        for (i_ = 0; i_ < rows_; i_ = i_ + 1) begin
            got_ = $fscanf(in_, "%h\n", row_);
            #1;
            if (i_ >= skipped_) $fdisplay(out_, "{formats}"{values});
            clk_ = 1'b1;
            #1;
            clk_ = 1'b0;
        end
        $fclose(in_);
        $fclose(out_);
        $finish;
    end
endmodule
"#,
        high = row_width(d.inputs()) - 1,
        wires = declarations(d),
        name = d.name(),
        pins = connections(d),
    )
}

fn stimulus(d: &Definition, rows: &Rows) -> String {
    let mut text = String::new();
    for row in rows.words.chunks_exact(rows.stride(d.inputs())) {
        hex_row(&mut text, row, d.inputs());
    }
    text
}

/// Reads the response; unknown digits are an error in rows that reset determines, else zero.
fn parse(ports: &[Port], text: &str, rows: &Rows) -> Result<Table, CosimError> {
    let expected = rows.count - rows.skipped;
    let malformed = |what: String| CosimError::Response("icarus", what);
    let mut packed = Vec::with_capacity(expected * row_words(ports));
    let mut cycle = 0;
    for line in text.lines() {
        let mut values = line.split_ascii_whitespace();
        for port in ports {
            let digits = values
                .next()
                .ok_or_else(|| malformed(format!("row {cycle} has no value of `{}`", port.name)))?;
            let value = parse_hex(digits, words(port)).or_else(|place| {
                if cycle >= rows.determined {
                    return Err(CosimError::Unknown {
                        cycle,
                        signal: signal(port, place),
                        value: digits.to_owned(),
                    });
                }
                let zeros = digits.replace(|c: char| !c.is_ascii_hexdigit(), "0");
                parse_hex(&zeros, words(port)).map_err(|_| malformed(format!("row {cycle}")))
            })?;
            packed.extend(value);
        }
        cycle += 1;
    }
    if cycle != expected {
        return Err(malformed(format!(
            "{cycle} rows where {expected} were expected"
        )));
    }
    Ok(response(ports, &packed))
}

/// The words of a hexadecimal value, or the place of its lowest digit that is none.
fn parse_hex(digits: &str, words: usize) -> Result<Vec<u64>, u32> {
    let mut value = vec![0; words];
    for (i, c) in digits.chars().rev().enumerate() {
        let digit = c.to_digit(16).ok_or(4 * i as u32)?;
        if digit > 0 && i / 16 < words {
            value[i / 16] |= u64::from(digit) << (4 * (i % 16));
        }
    }
    Ok(value)
}

/// The value of an output that holds bit `bit`.
fn signal(port: &Port, bit: u32) -> String {
    let mut name = port.name.clone();
    if port.count.is_some() {
        let _ = write!(name, "[{}]", bit / port.width);
    }
    name
}
