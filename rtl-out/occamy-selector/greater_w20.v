// SPDX-License-Identifier: Apache-2.0
// Module: greater_w20
// Block: occamy-selector
// Written by: sluice 0.1.0
//
// Whether one word is greater than another: a tree over parts of the words.

module greater_w20 (
    input  wire clk,
    input  wire rst,
    input  wire [19:0] a,
    input  wire [19:0] b,
    output wire greater
);

    wire [19:0] not_b = ~b;
    wire [19:0] a_and_not_b = a & not_b;
    wire [19:0] a_or_not_b = a | not_b;
    wire [19:0] either_1 = a_and_not_b | (a_or_not_b & {a_and_not_b[18:0], 1'b0});
    wire [19:0] both_1 = a_or_not_b & {a_or_not_b[18:0], 1'b0};
    wire [19:0] either_2 = either_1 | (both_1 & {either_1[17:0], 2'd0});
    wire [19:0] both_2 = both_1 & {both_1[17:0], 2'd0};
    wire [19:0] either_3 = either_2 | (both_2 & {either_2[15:0], 4'd0});
    wire [19:0] both_3 = both_2 & {both_2[15:0], 4'd0};
    wire [19:0] either_4 = either_3 | (both_3 & {either_3[11:0], 8'd0});
    wire [19:0] both_4 = (both_3 & {both_3[11:0], 8'd0}) & {either_4[3:0], 16'd0};
    wire [19:0] either_4_or_both_4 = either_4 | both_4;
    assign greater = either_4_or_both_4[19];

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, clk, rst, either_4_or_both_4[18:0]};
endmodule
