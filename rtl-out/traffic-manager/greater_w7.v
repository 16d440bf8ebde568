// SPDX-License-Identifier: Apache-2.0
// Module: greater_w7
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
    wire either_1 = a_and_not_b[1] | (a_or_not_b[1] & a_and_not_b[0]);
    wire either_2 = a_and_not_b[3] | (a_or_not_b[3] & a_and_not_b[2]);
    wire either_3 = a_and_not_b[5] | (a_or_not_b[5] & a_and_not_b[4]);
    wire both_1 = (a_or_not_b[3] & a_or_not_b[2]) & either_1;
    wire either_4 = a_and_not_b[6] | (a_or_not_b[6] & either_3);
    wire both_2 = a_or_not_b[6] & (a_or_not_b[5] & a_or_not_b[4]);
    assign greater = either_4 | (both_2 & (either_2 | both_1));

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, clk, rst, a_or_not_b[0]};
endmodule
