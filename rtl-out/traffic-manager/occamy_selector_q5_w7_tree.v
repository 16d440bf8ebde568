// SPDX-License-Identifier: Apache-2.0
// Module: occamy_selector_q5_w7_tree
// Written by: sluice 0.1.0
//
// Occamy's head-drop selector: 5 queues, lengths of 7 bits in cells, latency 0 from `len`.
// Selects in round-robin order among the queues that were longer than the threshold in this cycle.

module occamy_selector_q5_w7_tree (
    input  wire clk,
    input  wire rst,
    input  wire [34:0] len,
    input  wire [6:0] threshold,
    input  wire ready,
    output wire [2:0] queue_index,
    output wire valid
);

    wire over_0_greater;
    greater_w7 over_0 (
        .clk(clk),
        .rst(rst),
        .a(len[6:0]),
        .b(threshold),
        .greater(over_0_greater)
    );

    wire over_1_greater;
    greater_w7 over_1 (
        .clk(clk),
        .rst(rst),
        .a(len[13:7]),
        .b(threshold),
        .greater(over_1_greater)
    );

    wire over_2_greater;
    greater_w7 over_2 (
        .clk(clk),
        .rst(rst),
        .a(len[20:14]),
        .b(threshold),
        .greater(over_2_greater)
    );

    wire over_3_greater;
    greater_w7 over_3 (
        .clk(clk),
        .rst(rst),
        .a(len[27:21]),
        .b(threshold),
        .greater(over_3_greater)
    );

    wire over_4_greater;
    greater_w7 over_4 (
        .clk(clk),
        .rst(rst),
        .a(len[34:28]),
        .b(threshold),
        .greater(over_4_greater)
    );

    wire [4:0] bitmap = {
        over_4_greater, over_3_greater, over_2_greater, over_1_greater, over_0_greater
    };

    wire [4:0] arbiter_grant;
    rr_arbiter_n5_tree arbiter (
        .clk(clk),
        .rst(rst),
        .request(bitmap),
        .ready(ready),
        .grant(arbiter_grant),
        .index(queue_index),
        .valid(valid)
    );

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, arbiter_grant};
endmodule
