// SPDX-License-Identifier: Apache-2.0
// Module: greater_w7
// Block: traffic-manager
// Written by: sluice 0.1.0
//
// Whether one word is greater than another: a tree over parts of the words.

module greater_w7 (
    input  wire clk,
    input  wire rst,
    input  wire [6:0] a,
    input  wire [6:0] b,
    output wire greater
);

    wire [6:0] not_b = ~b;
    wire [6:0] a_and_not_b = a & not_b;
    wire [6:0] a_or_not_b = a | not_b;
    wire [6:0] either_1 = a_and_not_b | (a_or_not_b & {a_and_not_b[5:0], 1'b0});
    wire [6:0] both_1 = a_or_not_b & {a_or_not_b[5:0], 1'b0};
    wire [6:0] either_2 = either_1 | (both_1 & {either_1[4:0], 2'd0});
    wire [6:0] both_2 = (both_1 & {both_1[4:0], 2'd0}) & {either_2[2:0], 4'd0};
    wire [6:0] either_2_or_both_2 = either_2 | both_2;
    assign greater = either_2_or_both_2[6];

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, clk, rst, either_2_or_both_2[5:0]};
endmodule
