// SPDX-License-Identifier: Apache-2.0
// Module: max_finder_n33_w20_pertwolevels_stall
// Written by: sluice 0.1.0
//
// Maximum finder: a tree of 6 levels over 33 values of 20 bits, latency 3.
// Gives the greatest of the valid ones and its index, the lowest on ties.

module max_finder_n33_w20_pertwolevels_stall (
    input  wire clk,
    input  wire rst,
    input  wire [659:0] value,
    input  wire [32:0] value_valid,
    input  wire stall,
    output wire [19:0] greatest,
    output wire [5:0] index,
    output wire valid
);

    reg stage_valid_1_0;
    reg [19:0] stage_value_1_0;
    reg [1:0] stage_index_1_0;
    reg stage_valid_1_1;
    reg [19:0] stage_value_1_1;
    reg [1:0] stage_index_1_1;
    reg stage_valid_1_2;
    reg [19:0] stage_value_1_2;
    reg [1:0] stage_index_1_2;
    reg stage_valid_1_3;
    reg [19:0] stage_value_1_3;
    reg [1:0] stage_index_1_3;
    reg stage_valid_1_4;
    reg [19:0] stage_value_1_4;
    reg [1:0] stage_index_1_4;
    reg stage_valid_1_5;
    reg [19:0] stage_value_1_5;
    reg [1:0] stage_index_1_5;
    reg stage_valid_1_6;
    reg [19:0] stage_value_1_6;
    reg [1:0] stage_index_1_6;
    reg stage_valid_1_7;
    reg [19:0] stage_value_1_7;
    reg [1:0] stage_index_1_7;
    reg stage_valid_1_8;
    reg [19:0] stage_value_1_8;
    reg stage_valid_2_0;
    reg [19:0] stage_value_2_0;
    reg [3:0] stage_index_2_0;
    reg stage_valid_2_1;
    reg [19:0] stage_value_2_1;
    reg [3:0] stage_index_2_1;
    reg stage_valid_2_2;
    reg [19:0] stage_value_2_2;
    reg stage_valid_3_0;
    reg [19:0] stage_value_3_0;
    reg [5:0] stage_index_3_0;

    wire less_1 = {value_valid[0], value[19:0]} < {value_valid[1], value[39:20]};
    wire value_valid_0_or_value_valid_1 = value_valid[0] | value_valid[1];
    wire [19:0] value_1_if_less_1 = less_1 ? value[39:20] : value[19:0];
    wire less_2 = {value_valid[2], value[59:40]} < {value_valid[3], value[79:60]};
    wire value_valid_2_or_value_valid_3 = value_valid[2] | value_valid[3];
    wire [19:0] value_3_if_less_2 = less_2 ? value[79:60] : value[59:40];
    wire less_3 = {value_valid[4], value[99:80]} < {value_valid[5], value[119:100]};
    wire value_valid_4_or_value_valid_5 = value_valid[4] | value_valid[5];
    wire [19:0] value_5_if_less_3 = less_3 ? value[119:100] : value[99:80];
    wire less_4 = {value_valid[6], value[139:120]} < {value_valid[7], value[159:140]};
    wire value_valid_6_or_value_valid_7 = value_valid[6] | value_valid[7];
    wire [19:0] value_7_if_less_4 = less_4 ? value[159:140] : value[139:120];
    wire less_5 = {value_valid[8], value[179:160]} < {value_valid[9], value[199:180]};
    wire value_valid_8_or_value_valid_9 = value_valid[8] | value_valid[9];
    wire [19:0] value_9_if_less_5 = less_5 ? value[199:180] : value[179:160];
    wire less_6 = {value_valid[10], value[219:200]} < {value_valid[11], value[239:220]};
    wire value_valid_10_or_value_valid_11 = value_valid[10] | value_valid[11];
    wire [19:0] value_11_if_less_6 = less_6 ? value[239:220] : value[219:200];
    wire less_7 = {value_valid[12], value[259:240]} < {value_valid[13], value[279:260]};
    wire value_valid_12_or_value_valid_13 = value_valid[12] | value_valid[13];
    wire [19:0] value_13_if_less_7 = less_7 ? value[279:260] : value[259:240];
    wire less_8 = {value_valid[14], value[299:280]} < {value_valid[15], value[319:300]};
    wire value_valid_14_or_value_valid_15 = value_valid[14] | value_valid[15];
    wire [19:0] value_15_if_less_8 = less_8 ? value[319:300] : value[299:280];
    wire less_9 = {value_valid[16], value[339:320]} < {value_valid[17], value[359:340]};
    wire value_valid_16_or_value_valid_17 = value_valid[16] | value_valid[17];
    wire [19:0] value_17_if_less_9 = less_9 ? value[359:340] : value[339:320];
    wire less_10 = {value_valid[18], value[379:360]} < {value_valid[19], value[399:380]};
    wire value_valid_18_or_value_valid_19 = value_valid[18] | value_valid[19];
    wire [19:0] value_19_if_less_10 = less_10 ? value[399:380] : value[379:360];
    wire less_11 = {value_valid[20], value[419:400]} < {value_valid[21], value[439:420]};
    wire value_valid_20_or_value_valid_21 = value_valid[20] | value_valid[21];
    wire [19:0] value_21_if_less_11 = less_11 ? value[439:420] : value[419:400];
    wire less_12 = {value_valid[22], value[459:440]} < {value_valid[23], value[479:460]};
    wire value_valid_22_or_value_valid_23 = value_valid[22] | value_valid[23];
    wire [19:0] value_23_if_less_12 = less_12 ? value[479:460] : value[459:440];
    wire less_13 = {value_valid[24], value[499:480]} < {value_valid[25], value[519:500]};
    wire value_valid_24_or_value_valid_25 = value_valid[24] | value_valid[25];
    wire [19:0] value_25_if_less_13 = less_13 ? value[519:500] : value[499:480];
    wire less_14 = {value_valid[26], value[539:520]} < {value_valid[27], value[559:540]};
    wire value_valid_26_or_value_valid_27 = value_valid[26] | value_valid[27];
    wire [19:0] value_27_if_less_14 = less_14 ? value[559:540] : value[539:520];
    wire less_15 = {value_valid[28], value[579:560]} < {value_valid[29], value[599:580]};
    wire value_valid_28_or_value_valid_29 = value_valid[28] | value_valid[29];
    wire [19:0] value_29_if_less_15 = less_15 ? value[599:580] : value[579:560];
    wire less_16 = {value_valid[30], value[619:600]} < {value_valid[31], value[639:620]};
    wire value_valid_30_or_value_valid_31 = value_valid[30] | value_valid[31];
    wire [19:0] value_31_if_less_16 = less_16 ? value[639:620] : value[619:600];
    wire [20:0] packed_bits_1 = {value_valid_2_or_value_valid_3, value_3_if_less_2};
    wire [20:0] packed_bits_2 = {value_valid_0_or_value_valid_1, value_1_if_less_1};
    wire packed_bits_2_lt_packed_bits_1 = packed_bits_2 < packed_bits_1;
    wire choice_1 = packed_bits_2_lt_packed_bits_1 ? less_2 : less_1;
    wire stage_valid_1_0_next = value_valid_0_or_value_valid_1 | value_valid_2_or_value_valid_3;
    wire [19:0] stage_value_1_0_next = packed_bits_2_lt_packed_bits_1 ? value_3_if_less_2 : value_1_if_less_1;
    wire [1:0] stage_index_1_0_next = {packed_bits_2_lt_packed_bits_1, choice_1};
    wire [20:0] packed_bits_3 = {value_valid_6_or_value_valid_7, value_7_if_less_4};
    wire [20:0] packed_bits_4 = {value_valid_4_or_value_valid_5, value_5_if_less_3};
    wire packed_bits_4_lt_packed_bits_3 = packed_bits_4 < packed_bits_3;
    wire choice_2 = packed_bits_4_lt_packed_bits_3 ? less_4 : less_3;
    wire stage_valid_1_1_next = value_valid_4_or_value_valid_5 | value_valid_6_or_value_valid_7;
    wire [19:0] stage_value_1_1_next = packed_bits_4_lt_packed_bits_3 ? value_7_if_less_4 : value_5_if_less_3;
    wire [1:0] stage_index_1_1_next = {packed_bits_4_lt_packed_bits_3, choice_2};
    wire [20:0] packed_bits_5 = {value_valid_10_or_value_valid_11, value_11_if_less_6};
    wire [20:0] packed_bits_6 = {value_valid_8_or_value_valid_9, value_9_if_less_5};
    wire packed_bits_6_lt_packed_bits_5 = packed_bits_6 < packed_bits_5;
    wire choice_3 = packed_bits_6_lt_packed_bits_5 ? less_6 : less_5;
    wire stage_valid_1_2_next = value_valid_8_or_value_valid_9 | value_valid_10_or_value_valid_11;
    wire [19:0] stage_value_1_2_next = packed_bits_6_lt_packed_bits_5 ? value_11_if_less_6 : value_9_if_less_5;
    wire [1:0] stage_index_1_2_next = {packed_bits_6_lt_packed_bits_5, choice_3};
    wire [20:0] packed_bits_7 = {value_valid_14_or_value_valid_15, value_15_if_less_8};
    wire [20:0] packed_bits_8 = {value_valid_12_or_value_valid_13, value_13_if_less_7};
    wire packed_bits_8_lt_packed_bits_7 = packed_bits_8 < packed_bits_7;
    wire choice_4 = packed_bits_8_lt_packed_bits_7 ? less_8 : less_7;
    wire stage_valid_1_3_next = value_valid_12_or_value_valid_13 | value_valid_14_or_value_valid_15;
    wire [19:0] stage_value_1_3_next = packed_bits_8_lt_packed_bits_7 ? value_15_if_less_8 : value_13_if_less_7;
    wire [1:0] stage_index_1_3_next = {packed_bits_8_lt_packed_bits_7, choice_4};
    wire [20:0] packed_bits_9 = {value_valid_18_or_value_valid_19, value_19_if_less_10};
    wire [20:0] packed_bits_10 = {value_valid_16_or_value_valid_17, value_17_if_less_9};
    wire packed_bits_10_lt_packed_bits_9 = packed_bits_10 < packed_bits_9;
    wire choice_5 = packed_bits_10_lt_packed_bits_9 ? less_10 : less_9;
    wire stage_valid_1_4_next = value_valid_16_or_value_valid_17 | value_valid_18_or_value_valid_19;
    wire [19:0] stage_value_1_4_next = packed_bits_10_lt_packed_bits_9 ? value_19_if_less_10 : value_17_if_less_9;
    wire [1:0] stage_index_1_4_next = {packed_bits_10_lt_packed_bits_9, choice_5};
    wire [20:0] packed_bits_11 = {value_valid_22_or_value_valid_23, value_23_if_less_12};
    wire [20:0] packed_bits_12 = {value_valid_20_or_value_valid_21, value_21_if_less_11};
    wire packed_bits_12_lt_packed_bits_11 = packed_bits_12 < packed_bits_11;
    wire choice_6 = packed_bits_12_lt_packed_bits_11 ? less_12 : less_11;
    wire stage_valid_1_5_next = value_valid_20_or_value_valid_21 | value_valid_22_or_value_valid_23;
    wire [19:0] stage_value_1_5_next = packed_bits_12_lt_packed_bits_11 ? value_23_if_less_12 : value_21_if_less_11;
    wire [1:0] stage_index_1_5_next = {packed_bits_12_lt_packed_bits_11, choice_6};
    wire [20:0] packed_bits_13 = {value_valid_26_or_value_valid_27, value_27_if_less_14};
    wire [20:0] packed_bits_14 = {value_valid_24_or_value_valid_25, value_25_if_less_13};
    wire packed_bits_14_lt_packed_bits_13 = packed_bits_14 < packed_bits_13;
    wire choice_7 = packed_bits_14_lt_packed_bits_13 ? less_14 : less_13;
    wire stage_valid_1_6_next = value_valid_24_or_value_valid_25 | value_valid_26_or_value_valid_27;
    wire [19:0] stage_value_1_6_next = packed_bits_14_lt_packed_bits_13 ? value_27_if_less_14 : value_25_if_less_13;
    wire [1:0] stage_index_1_6_next = {packed_bits_14_lt_packed_bits_13, choice_7};
    wire [20:0] packed_bits_15 = {value_valid_30_or_value_valid_31, value_31_if_less_16};
    wire [20:0] packed_bits_16 = {value_valid_28_or_value_valid_29, value_29_if_less_15};
    wire packed_bits_16_lt_packed_bits_15 = packed_bits_16 < packed_bits_15;
    wire choice_8 = packed_bits_16_lt_packed_bits_15 ? less_16 : less_15;
    wire stage_valid_1_7_next = value_valid_28_or_value_valid_29 | value_valid_30_or_value_valid_31;
    wire [19:0] stage_value_1_7_next = packed_bits_16_lt_packed_bits_15 ? value_31_if_less_16 : value_29_if_less_15;
    wire [1:0] stage_index_1_7_next = {packed_bits_16_lt_packed_bits_15, choice_8};
    wire stage_valid_1_0_enable = ~stall;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            stage_valid_1_0 <= 1'b0;
            stage_valid_1_1 <= 1'b0;
            stage_valid_1_2 <= 1'b0;
            stage_valid_1_3 <= 1'b0;
            stage_valid_1_4 <= 1'b0;
            stage_valid_1_5 <= 1'b0;
            stage_valid_1_6 <= 1'b0;
            stage_valid_1_7 <= 1'b0;
            stage_valid_1_8 <= 1'b0;
        end else if (stage_valid_1_0_enable) begin
            stage_valid_1_0 <= stage_valid_1_0_next;
            stage_valid_1_1 <= stage_valid_1_1_next;
            stage_valid_1_2 <= stage_valid_1_2_next;
            stage_valid_1_3 <= stage_valid_1_3_next;
            stage_valid_1_4 <= stage_valid_1_4_next;
            stage_valid_1_5 <= stage_valid_1_5_next;
            stage_valid_1_6 <= stage_valid_1_6_next;
            stage_valid_1_7 <= stage_valid_1_7_next;
            stage_valid_1_8 <= value_valid[32];
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (stage_valid_1_0_enable) begin
            stage_value_1_0 <= stage_value_1_0_next;
            stage_index_1_0 <= stage_index_1_0_next;
            stage_value_1_1 <= stage_value_1_1_next;
            stage_index_1_1 <= stage_index_1_1_next;
            stage_value_1_2 <= stage_value_1_2_next;
            stage_index_1_2 <= stage_index_1_2_next;
            stage_value_1_3 <= stage_value_1_3_next;
            stage_index_1_3 <= stage_index_1_3_next;
            stage_value_1_4 <= stage_value_1_4_next;
            stage_index_1_4 <= stage_index_1_4_next;
            stage_value_1_5 <= stage_value_1_5_next;
            stage_index_1_5 <= stage_index_1_5_next;
            stage_value_1_6 <= stage_value_1_6_next;
            stage_index_1_6 <= stage_index_1_6_next;
            stage_value_1_7 <= stage_value_1_7_next;
            stage_index_1_7 <= stage_index_1_7_next;
            stage_value_1_8 <= value[659:640];
        end
    end

    wire less_17 = {stage_valid_1_0, stage_value_1_0} < {stage_valid_1_1, stage_value_1_1};
    wire [1:0] stage_index_1_1_if_less_17 = less_17 ? stage_index_1_1 : stage_index_1_0;
    wire either_1 = stage_valid_1_0 | stage_valid_1_1;
    wire [19:0] stage_value_1_1_if_less_17 = less_17 ? stage_value_1_1 : stage_value_1_0;
    wire less_18 = {stage_valid_1_2, stage_value_1_2} < {stage_valid_1_3, stage_value_1_3};
    wire [1:0] stage_index_1_3_if_less_18 = less_18 ? stage_index_1_3 : stage_index_1_2;
    wire either_2 = stage_valid_1_2 | stage_valid_1_3;
    wire [19:0] stage_value_1_3_if_less_18 = less_18 ? stage_value_1_3 : stage_value_1_2;
    wire less_19 = {stage_valid_1_4, stage_value_1_4} < {stage_valid_1_5, stage_value_1_5};
    wire [1:0] stage_index_1_5_if_less_19 = less_19 ? stage_index_1_5 : stage_index_1_4;
    wire either_3 = stage_valid_1_4 | stage_valid_1_5;
    wire [19:0] stage_value_1_5_if_less_19 = less_19 ? stage_value_1_5 : stage_value_1_4;
    wire less_20 = {stage_valid_1_6, stage_value_1_6} < {stage_valid_1_7, stage_value_1_7};
    wire [1:0] stage_index_1_7_if_less_20 = less_20 ? stage_index_1_7 : stage_index_1_6;
    wire either_4 = stage_valid_1_6 | stage_valid_1_7;
    wire [19:0] stage_value_1_7_if_less_20 = less_20 ? stage_value_1_7 : stage_value_1_6;
    wire less_21 = {either_1, stage_value_1_1_if_less_17} < {either_2, stage_value_1_3_if_less_18};
    wire [2:0] choice_9 = less_21 ? {less_18, stage_index_1_3_if_less_18} : {less_17, stage_index_1_1_if_less_17};
    wire [19:0] stage_value_2_0_next = less_21 ? stage_value_1_3_if_less_18 : stage_value_1_1_if_less_17;
    wire less_22 = {either_3, stage_value_1_5_if_less_19} < {either_4, stage_value_1_7_if_less_20};
    wire [2:0] choice_10 = less_22 ? {less_20, stage_index_1_7_if_less_20} : {less_19, stage_index_1_5_if_less_19};

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            stage_valid_2_0 <= 1'b0;
            stage_valid_2_1 <= 1'b0;
            stage_valid_2_2 <= 1'b0;
        end else if (stage_valid_1_0_enable) begin
            stage_valid_2_0 <= either_1 | either_2;
            stage_valid_2_1 <= either_3 | either_4;
            stage_valid_2_2 <= stage_valid_1_8;
        end
    end

    wire [19:0] stage_value_2_1_next = less_22 ? stage_value_1_7_if_less_20 : stage_value_1_5_if_less_19;

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (stage_valid_1_0_enable) begin
            stage_value_2_0 <= stage_value_2_0_next;
            stage_index_2_0 <= {less_21, choice_9};
            stage_value_2_1 <= stage_value_2_1_next;
            stage_index_2_1 <= {less_22, choice_10};
            stage_value_2_2 <= stage_value_1_8;
        end
    end

    wire less_23 = {stage_valid_2_0, stage_value_2_0} < {stage_valid_2_1, stage_value_2_1};
    wire [3:0] stage_index_2_1_if_less_23 = less_23 ? stage_index_2_1 : stage_index_2_0;
    wire either_5 = stage_valid_2_0 | stage_valid_2_1;
    wire [19:0] stage_value_2_1_if_less_23 = less_23 ? stage_value_2_1 : stage_value_2_0;
    wire less_24 = {either_5, stage_value_2_1_if_less_23} < {stage_valid_2_2, stage_value_2_2};
    wire [4:0] choice_11 = less_24 ? 5'd0 : {less_23, stage_index_2_1_if_less_23};

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            stage_valid_3_0 <= 1'b0;
        end else if (stage_valid_1_0_enable) begin
            stage_valid_3_0 <= either_5 | stage_valid_2_2;
        end
    end

    wire [19:0] stage_value_3_0_next = less_24 ? stage_value_2_2 : stage_value_2_1_if_less_23;

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (stage_valid_1_0_enable) begin
            stage_value_3_0 <= stage_value_3_0_next;
            stage_index_3_0 <= {less_24, choice_11};
        end
    end

    assign valid = stage_valid_3_0 & (~rst);
    assign greatest = valid ? stage_value_3_0 : 20'd0;
    assign index = valid ? stage_index_3_0 : 6'd0;
endmodule
