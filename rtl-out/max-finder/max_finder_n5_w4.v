// SPDX-License-Identifier: Apache-2.0
// Module: max_finder_n5_w4
// Written by: sluice 0.1.0
//
// Maximum finder: a tree of 3 levels over 5 values of 4 bits, latency 0.
// Gives the greatest of the valid ones and its index, the lowest on ties.

module max_finder_n5_w4 (
    input  wire clk,
    input  wire rst,
    input  wire [19:0] value,
    input  wire [4:0] value_valid,
    output wire [3:0] greatest,
    output wire [2:0] index,
    output wire valid
);

    wire less_1 = {value_valid[0], value[3:0]} < {value_valid[1], value[7:4]};
    wire value_valid_0_or_value_valid_1 = value_valid[0] | value_valid[1];
    wire [3:0] value_1_if_less_1 = less_1 ? value[7:4] : value[3:0];
    wire less_2 = {value_valid[2], value[11:8]} < {value_valid[3], value[15:12]};
    wire value_valid_2_or_value_valid_3 = value_valid[2] | value_valid[3];
    wire [3:0] value_3_if_less_2 = less_2 ? value[15:12] : value[11:8];
    wire [4:0] packed_bits_1 = {value_valid_2_or_value_valid_3, value_3_if_less_2};
    wire [4:0] packed_bits_2 = {value_valid_0_or_value_valid_1, value_1_if_less_1};
    wire packed_bits_2_lt_packed_bits_1 = packed_bits_2 < packed_bits_1;
    wire choice_1 = packed_bits_2_lt_packed_bits_1 ? less_2 : less_1;
    wire either_1 = value_valid_0_or_value_valid_1 | value_valid_2_or_value_valid_3;
    wire [3:0] choice_2 = packed_bits_2_lt_packed_bits_1 ? value_3_if_less_2 : value_1_if_less_1;
    wire [1:0] packed_bits_3 = {packed_bits_2_lt_packed_bits_1, choice_1};
    wire less_3 = {either_1, choice_2} < {value_valid[4], value[19:16]};
    assign valid = (either_1 | value_valid[4]) & (~rst);
    assign greatest = valid ? (less_3 ? value[19:16] : choice_2) : 4'd0;
    assign index = valid ? {less_3, less_3 ? 2'd0 : packed_bits_3} : 3'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, clk};
endmodule
