//! What the Verilog of a module looks like.

use sluice_hdl::verilog::{self, Header, Options, ResetStyle, VerilogFile};
use sluice_hdl::{Definition, MemorySpec, Module};
use std::sync::Arc;

fn emit(definition: &Definition, reset: ResetStyle) -> Vec<VerilogFile> {
    let header = Header::default();
    verilog::emit(definition, &Options { reset, header }).expect("Verilog")
}

/// The module's text from its first declaration on.
fn body(definition: &Definition) -> String {
    let files = emit(definition, ResetStyle::SyncHigh);
    let text = &files[files.len() - 1].text;
    text[text.find("\n);\n").expect("ports") + 4..].to_string()
}

fn counter() -> Arc<Definition> {
    let m = Module::new("counter");
    m.doc("Counts the cycles in which `enable` is high.");
    let enable = m.input("enable", 1);
    m.comment("Cycles so far.");
    let count = m.register("count", 8).reset_to_zero();
    count.set_when(enable, count.q() + m.lit(8, 1));
    m.output("value", count.q());
    m.finish()
}

#[test]
fn a_module_in_full() {
    let header = Header {
        tool: "sluice 1.2.3".into(),
        licence: "Apache-2.0".into(),
    };
    let reset = ResetStyle::AsyncLow;
    let files = verilog::emit(&counter(), &Options { reset, header }).expect("Verilog");
    assert_eq!(files[0].name, "counter.v");
    let expected = "\
// SPDX-License-Identifier: Apache-2.0
// Module: counter
// Written by: sluice 1.2.3
//
// Counts the cycles in which `enable` is high.

module counter (
    input  wire clk,
    input  wire rst_n,
    input  wire enable,
    output wire [7:0] value
);

    // Cycles so far.
    reg [7:0] count;

    always @(posedge clk or negedge rst_n) begin
        if (!rst_n) begin
            count <= 8'd0;
        end else if (enable) begin
            count <= count + 8'd1;
        end
    end

    assign value = count;
endmodule
";
    assert_eq!(files[0].text, expected);
}

/// A leaf with an unnamed value, which gets the name `lane_0`, below a module with an instance of this name.
fn leaf_below(instance: &str) -> Arc<Definition> {
    let m = Module::new("leaf");
    let a = m.input("a", 4);
    let sum = a + m.lit(4, 1);
    m.output_array("lane", &[sum, sum ^ a]);
    let leaf = m.finish();
    let m = Module::new("middle");
    let a = m.input("a", 4);
    let below = m.instance("below", &leaf, &[("a", &[a])]);
    m.output_array("lane", &below.output_array("lane"));
    let middle = m.finish();
    let m = Module::new("top");
    let a = m.input("a", 4);
    let named = m.instance(instance, &counter(), &[("enable", &[a.bit(0)])]);
    m.output("count", named.output("value"));
    let below = m.instance("centre", &middle, &[("a", &[a])]);
    m.output_array("y", &below.output_array("lane"));
    m.finish()
}

#[test]
fn a_module_has_one_text_below_whatever_it_is() {
    let leaf = |top: &Definition| emit(top, ResetStyle::SyncHigh)[1].clone();
    let one = leaf(&leaf_below("counter_a"));
    assert!(
        one.name == "leaf.v" && one.text.contains("lane_0"),
        "{one:?}"
    );
    assert_eq!(one, leaf(&leaf_below("counter_b")));
    let hidden = verilog::emit(&leaf_below("lane_0"), &Options::default());
    let (module, name) = ("leaf".into(), "lane_0".into());
    assert_eq!(hidden, Err(verilog::Error::Hidden { module, name }));
}

#[test]
fn what_nobody_reads_is_not_printed_or_is_named_as_unread() {
    let m = Module::new("partial");
    let (a, b) = (m.input("a", 8), m.input("b", 8));
    let _dead = (a * b).named("dead_product");
    m.output("low", a.trunc(4));
    let text = body(&m.finish());
    assert!(!text.contains("dead_product"), "{text}");
    let unused = "wire _unused_ok = &{1'b0, clk, rst, a[7:4], b};";
    assert!(text.contains(unused), "{text}");
}

#[test]
fn what_only_properties_read_is_theirs() {
    let m = Module::new("checked");
    let (a, b) = (m.input("a", 8), m.input("b", 8));
    m.assert("never_both", !(a & b).all());
    m.output("copy", a);
    let text = body(&m.finish());
    let (design, formal) = text.split_once("`ifdef FORMAL").expect("properties");
    assert!(
        !design.contains("a & b") && design.contains("1'b0, clk, rst, b}"),
        "{text}"
    );
    assert!(
        formal.contains("never_both: assert (") && formal.contains("a & b"),
        "{text}"
    );
}

/// State that checks something and drives nothing is no hardware.
#[test]
fn state_that_only_properties_read_is_theirs() {
    let m = Module::new("watched");
    let (push, pop) = (m.input("push", 1), m.input("pop", 1));
    let shown = m.register("shown", 4).reset_to_zero();
    shown.set(shown.q() + push.zext(4));
    m.output("total", shown.q());
    // Read by a property and by other state of properties, through a memory and counters.
    m.comment("Words inside.");
    let inside = m.register("hoard", 4).reset_to_zero();
    inside.set_when(push ^ pop, inside.q() + shown.q());
    let seen = m.memory("seen", MemorySpec::flops(4, 16));
    seen.write(push, shown.q(), inside.q());
    let tally = m.memory("tally", MemorySpec::counters(4, 16, &[0; 16]));
    tally.advance(pop, inside.q(), m.lit(4, 1));
    let entry = seen.read("entry", None, shown.q());
    let count = tally.read("count", None, entry);
    m.assert("few", count.lt(m.lit(4, 9)));
    // Read by nobody: it stays, since its author may look at it in a waveform; so does what it reads.
    let feeds = m.register("feeds", 1).reset_to_zero();
    feeds.set(pop);
    m.register("unread", 1).set(feeds.q());
    m.cover("fed", feeds.q());
    let text = body(&m.finish());
    let (design, formal) = text.split_once("`ifdef FORMAL").expect("properties");
    for name in ["hoard", "seen", "tally"] {
        assert!(!design.contains(name), "{name} in {design}");
        assert!(formal.contains(name), "{name} in {formal}");
    }
    assert!(
        formal.contains("    // Words inside.\n    reg [3:0] hoard;\n"),
        "{formal}"
    );
    for name in ["reg [3:0] shown;", "reg feeds;", "reg unread;"] {
        assert!(design.contains(name) && !formal.contains(name), "{text}");
    }
}

#[test]
fn signed_operators_stand_alone() {
    let m = Module::new("sign");
    let (a, n) = (m.input("a", 5), m.input("n", 3));
    m.output("sum", a.signed_shift_right(n) + a);
    let text = body(&m.finish());
    assert!(
        text.contains("wire [4:0] a_sar_n = $signed(a) >>> n;"),
        "{text}"
    );
    assert!(text.contains("assign sum = a_sar_n + a;"), "{text}");
}

#[test]
fn generated_names_make_way_for_given_ones() {
    let m = Module::new("names");
    let (a, b) = (m.input("a", 4), m.input("b", 4));
    let given = (a | b).named("a_and_b");
    let shared = a & b;
    m.output("x", shared + given);
    m.output("y", shared - given);
    let text = body(&m.finish());
    assert!(text.contains("wire [3:0] a_and_b = a | b;"), "{text}");
    assert!(text.contains("wire [3:0] a_and_b_2 = a & b;"), "{text}");
}

#[test]
fn memories_are_guarded_where_an_address_can_be_beyond() {
    let m = Module::new("storage");
    let (address, data, enable) = (
        m.input("address", 4),
        m.input("data", 6),
        m.input("enable", 1),
    );
    let file = m.memory("file", MemorySpec::flops(6, 10));
    file.write(enable, address, data);
    m.output("entry", file.read("entry_read", None, address));
    let text = body(&m.finish());
    assert!(text.contains("reg [5:0] file [0:9];"), "{text}");
    assert!(
        text.contains("if (enable & (address < 4'd10)) begin"),
        "{text}"
    );
    assert!(
        text.contains("assign entry = (address < 4'd10) ? file[address] : 6'd0;"),
        "{text}"
    );
}

#[test]
fn one_file_for_each_distinct_module_children_first() {
    let child = counter();
    let m = Module::new("pair");
    let enable = m.input("enable", 1);
    for i in 0..2 {
        let one = m.instance(&format!("one{i}"), &child, &[("enable", &[enable])]);
        m.output(&format!("value{i}"), one.output("value"));
    }
    let files = emit(&m.finish(), ResetStyle::SyncLow);
    let names: Vec<_> = files.iter().map(|f| f.name.as_str()).collect();
    assert_eq!(names, ["counter.v", "pair.v"]);
    assert!(files[1].text.contains(".rst_n(rst_n)"));
    // An output that an instance drives alone is connected straight to it.
    assert!(files[1].text.contains(".value(value1)"));
    assert_eq!(verilog::join(&files).matches("endmodule").count(), 2);
}

#[test]
fn lines_stay_readable() {
    let m = Module::new("long");
    let values = m.input_array("value", 40, 8);
    let total = values.iter().copied().reduce(|a, b| a + b).expect("values");
    m.output("total", total);
    m.output(
        "any",
        m.pack(&values.iter().map(|v| v.any()).collect::<Vec<_>>())
            .any(),
    );
    m.output_array("turned", &values.iter().rev().copied().collect::<Vec<_>>());
    let text = body(&m.finish());
    let longest = text.lines().map(str::len).max().unwrap_or(0);
    assert!(longest <= 140, "{longest}\n{text}");
}

/// One adder for each entry, on vectors of one bit of each.
#[test]
fn counters_are_bit_planes() {
    let m = Module::new("tally");
    let (enable, address) = (m.input("enable", 1), m.input("address", 2));
    let amount = m.input("amount", 2);
    let tally = m.memory("tally_of", MemorySpec::counters(2, 3, &[2, 0, 1]));
    m.output("present", tally.read("present_read", None, address));
    tally.advance(enable, address, amount);
    let text = body(&m.finish());
    let expected = "
    // tally_of: 3 counters of 2 bits modulo 3, as bit planes:
    // bit e of tally_of_0 is bit 0 of counter e, and so on.
    reg [2:0] tally_of_0;
    reg [2:0] tally_of_1;

    wire [2:0] tally_of_column_0 = 3'd1 << address;
    wire [1:0] tally_of_sent_0 = enable ? amount : 2'd0;
    wire [2:0] tally_of_add_0_0 = tally_of_sent_0[0] ? tally_of_column_0 : 3'd0;
    wire [2:0] tally_of_add_0_1 = tally_of_sent_0[1] ? tally_of_column_0 : 3'd0;
    wire [2:0] tally_of_added_0 = tally_of_add_0_0;
    wire [2:0] tally_of_added_1 = tally_of_add_0_1;
    wire [2:0] tally_of_sum_0 = tally_of_0 ^ tally_of_added_0;
    wire [2:0] tally_of_carry_0 = tally_of_0 & tally_of_added_0;
    wire [2:0] tally_of_sum_1 = tally_of_1 ^ tally_of_added_1 ^ tally_of_carry_0;
    wire [2:0] tally_of_carry_1 = (tally_of_1 & tally_of_added_1) | (tally_of_1 & tally_of_carry_0) | (tally_of_added_1 & tally_of_carry_0);
    wire [2:0] tally_of_reaches_1 = tally_of_sum_1 & tally_of_sum_0;
    wire [2:0] tally_of_wraps = tally_of_carry_1 | tally_of_reaches_1;
    wire [2:0] tally_of_next_0 = tally_of_sum_0 ^ tally_of_wraps;
    wire [2:0] tally_of_borrow_0 = ~tally_of_sum_0 & tally_of_wraps;
    wire [2:0] tally_of_next_1 = tally_of_sum_1 ^ tally_of_wraps ^ tally_of_borrow_0;

    always @(posedge clk) begin
        if (rst) begin
            tally_of_0 <= 3'd4;
            tally_of_1 <= 3'd1;
        end else begin
            tally_of_0 <= tally_of_next_0;
            tally_of_1 <= tally_of_next_1;
        end
    end

    assign present = {|(tally_of_1 & tally_of_column_0), |(tally_of_0 & tally_of_column_0)};
";
    let design = text.split("`ifdef FORMAL").next();
    assert_eq!(design.map(str::trim_end), Some(expected.trim_end()));
}
