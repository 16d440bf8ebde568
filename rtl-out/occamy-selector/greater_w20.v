// SPDX-License-Identifier: Apache-2.0
// Module: greater_w20
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
    wire either_1 = a_and_not_b[1] | (a_or_not_b[1] & a_and_not_b[0]);
    wire either_2 = a_and_not_b[3] | (a_or_not_b[3] & a_and_not_b[2]);
    wire either_3 = a_and_not_b[5] | (a_or_not_b[5] & a_and_not_b[4]);
    wire either_4 = a_and_not_b[7] | (a_or_not_b[7] & a_and_not_b[6]);
    wire a_or_not_b_7_and_a_or_not_b_6 = a_or_not_b[7] & a_or_not_b[6];
    wire either_5 = a_and_not_b[9] | (a_or_not_b[9] & a_and_not_b[8]);
    wire either_6 = a_and_not_b[11] | (a_or_not_b[11] & a_and_not_b[10]);
    wire a_or_not_b_11_and_a_or_not_b_10 = a_or_not_b[11] & a_or_not_b[10];
    wire either_7 = a_and_not_b[13] | (a_or_not_b[13] & a_and_not_b[12]);
    wire either_8 = a_and_not_b[15] | (a_or_not_b[15] & a_and_not_b[14]);
    wire a_or_not_b_15_and_a_or_not_b_14 = a_or_not_b[15] & a_or_not_b[14];
    wire either_9 = a_and_not_b[17] | (a_or_not_b[17] & a_and_not_b[16]);
    wire either_10 = a_and_not_b[19] | (a_or_not_b[19] & a_and_not_b[18]);
    wire a_or_not_b_19_and_a_or_not_b_18 = a_or_not_b[19] & a_or_not_b[18];
    wire both_1 = (a_or_not_b[3] & a_or_not_b[2]) & either_1;
    wire either_11 = either_4 | (a_or_not_b_7_and_a_or_not_b_6 & either_3);
    wire both_2 = a_or_not_b_7_and_a_or_not_b_6 & (a_or_not_b[5] & a_or_not_b[4]);
    wire both_3 = a_or_not_b_11_and_a_or_not_b_10 & either_5;
    wire both_4 = a_or_not_b_11_and_a_or_not_b_10 & (a_or_not_b[9] & a_or_not_b[8]);
    wire both_5 = a_or_not_b_15_and_a_or_not_b_14 & either_7;
    wire both_6 = a_or_not_b_15_and_a_or_not_b_14 & (a_or_not_b[13] & a_or_not_b[12]);
    wire both_7 = a_or_not_b_19_and_a_or_not_b_18 & either_9;
    wire both_8 = a_or_not_b_19_and_a_or_not_b_18 & (a_or_not_b[17] & a_or_not_b[16]);
    wire either_12 = either_11 | (both_2 & (either_2 | both_1));
    wire either_13 = (either_8 | both_5) | (both_6 & (either_6 | both_3));
    wire either_14 = either_13 | ((both_6 & both_4) & either_12);
    assign greater = (either_10 | both_7) | (both_8 & either_14);

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, clk, rst, a_or_not_b[0]};
endmodule
