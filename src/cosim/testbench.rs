//! Verilog testbenches with their vectors, for anybody with a simulator.

use std::fmt::Write as _;

use sluice_hdl::verilog::VerilogFile;
use sluice_hdl::{Definition, Port};

use super::packed::{Rows, pack, row_words, words};
use super::{CosimError, Job};
use crate::table::Table;

/// A testbench that checks itself: `TOP_tb.v`, its stimulus and the expected response.
///
/// Run in the folder of the files, next to the module's own, for example with
/// `iverilog -g2005 -o tb TOP_tb.v *.v && ./tb` or `verilator --binary --timing --top-module TOP_tb`.
/// It prints `PASS`, or the first differences and `FAIL`.
///
/// # Errors
/// If the stimulus is not one of the module's.
pub fn testbench(job: &Job, expected: &Table) -> Result<Vec<VerilogFile>, CosimError> {
    let d = job.definition;
    let rows = Rows::new(job)?;
    let mut stimulus = String::new();
    let (ins, outs) = (d.inputs(), d.outputs());
    for row in rows.words.chunks_exact(rows.stride(ins)) {
        hex_row(&mut stimulus, row, ins);
    }
    let mut vectors = String::new();
    for index in 0..rows.count {
        let checked = index.checked_sub(rows.skipped + rows.determined);
        let row = checked.and(index.checked_sub(rows.skipped));
        let mut packed = vec![u64::from(row.is_some())];
        match row {
            Some(k) => pack(outs, expected.row(k), &mut packed),
            None => packed.resize(1 + row_words(outs), 0),
        }
        hex_row(&mut vectors, &packed, outs);
    }
    let name = d.name();
    let file = |end: &str, text: String| VerilogFile {
        name: format!("{name}_{end}"),
        text,
    };
    Ok(vec![
        file("tb.v", bench(d, &rows)),
        file("stimulus.hex", stimulus),
        file("expected.hex", vectors),
    ])
}

/// Names of the testbench's own end in an underscore, as no port's name does.
fn bench(d: &Definition, rows: &Rows) -> String {
    let name = d.name();
    let (count, skipped) = (rows.count, rows.skipped);
    let mut checks = String::new();
    let mut low = 0;
    for port in d.outputs() {
        let part = format!("answer_[{}:{low}]", low + port.total_width() - 1);
        let _ = write!(
            checks,
            r#"                if ({0} !== {part}) begin
                    $display("cycle %0d  {name}.{0}  expected=%h found=%h", i_ - {skipped}, {part}, {0});
                    errors_ = errors_ + 1;
                end
"#,
            port.name
        );
        low += port.total_width();
    }
    format!(
        r#"// SPDX-License-Identifier: Apache-2.0
// Testbench of {name}.
//
// Applies {name}_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// {name}_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module {name}_tb;
    reg clk_;
    reg [{in_high}:0] row_;
    reg [{out_high}:0] answer_;
    reg [{in_high}:0] stimulus_ [0:{last}];
    reg [{out_high}:0] expected_ [0:{last}];
    integer i_, errors_, compared_;
{wires}
    {name} dut_ (
{pins}
    );

    initial begin
        $readmemh("{name}_stimulus.hex", stimulus_);
        $readmemh("{name}_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < {count} && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[{out_high}] === 1'b1) begin
                compared_ = compared_ + 1;
{checks}            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != {counted})
            $display("FAIL: %0d cycles compared, not {counted}: are the vectors in this folder?", compared_);
        else $display("PASS: {counted} cycles compared");
        $finish;
    end
endmodule
"#,
        in_high = row_width(d.inputs()) - 1,
        out_high = row_width(d.outputs()) - 1,
        last = count.max(1) - 1,
        counted = count.saturating_sub(skipped + rows.determined),
        wires = declarations(d),
        pins = connections(d),
    )
}

/// Bits of a row of hexadecimal text: all ports, and one bit above them.
pub(super) fn row_width(ports: &[Port]) -> u32 {
    1 + ports.iter().map(Port::total_width).sum::<u32>()
}

/// Wires for the outputs.
pub(super) fn declarations(d: &Definition) -> String {
    let mut text = String::new();
    for port in d.outputs() {
        let _ = writeln!(
            text,
            "    wire [{}:0] {};",
            port.total_width() - 1,
            port.name
        );
    }
    text
}

/// The pins of the module: `clk_`, the reset in the highest bit of `row_`, inputs below it, outputs.
pub(super) fn connections(d: &Definition) -> String {
    let mut pins = vec![
        "        .clk(clk_)".to_string(),
        format!("        .rst(row_[{}])", row_width(d.inputs()) - 1),
    ];
    let mut low = 0;
    for port in d.inputs() {
        let high = low + port.total_width() - 1;
        pins.push(format!("        .{}(row_[{high}:{low}])", port.name));
        low = high + 1;
    }
    for port in d.outputs() {
        pins.push(format!("        .{0}({0})", port.name));
    }
    pins.join(",\n")
}

/// Appends a packed row, its first word the highest bit, as hexadecimal.
pub(super) fn hex_row(text: &mut String, row: &[u64], ports: &[Port]) {
    let mut bits = Vec::new();
    let mut rest = &row[1..];
    for port in ports {
        let (value, after) = rest.split_at(words(port));
        rest = after;
        bits.extend((0..port.total_width()).map(|b| value[b as usize / 64] >> (b % 64) & 1 == 1));
    }
    bits.push(row[0] == 1);
    for nibble in bits.chunks(4).rev() {
        let digit = nibble.iter().rev().fold(0, |d, b| 2 * d + u32::from(*b));
        text.push(char::from_digit(digit, 16).unwrap_or('0'));
    }
    text.push('\n');
}
