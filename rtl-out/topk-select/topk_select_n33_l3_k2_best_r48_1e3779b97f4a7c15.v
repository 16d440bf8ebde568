// SPDX-License-Identifier: Apache-2.0
// Module: topk_select_n33_l3_k2_best_r48_1e3779b97f4a7c15
// Written by: sluice 0.1.0
//
// SGLB's choice of a path: 33 paths, 3 levels, K = 2 after reset, latency 8.
// Keeps the K enabled paths of lowest level, picks at random among those of the best level.
// Random bits: a linear feedback shift register of 48 bits.

module topk_select_n33_l3_k2_best_r48_1e3779b97f4a7c15 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [32:0] enable,
    input  wire [65:0] level,
    input  wire cfg_we,
    input  wire [5:0] cfg_keep,
    output wire out_valid,
    output wire [5:0] path,
    output wire no_path,
    output wire [32:0] kept
);

    reg s1_valid;
    reg s2_valid;
    reg s3_valid;
    reg s4_valid;
    reg s5_valid;
    reg s6_valid;
    reg s7_valid;
    reg s8_valid;
    reg [5:0] s1_up_to_0;
    reg [5:0] s1_up_to_1;
    reg [5:0] s1_up_to_2;
    // How many paths are kept.
    reg [5:0] keep;
    reg [5:0] s1_keep;
    reg [1:0] s2_last;
    reg [1:0] s2_best_level;
    reg [5:0] s2_ties;
    reg [5:0] s2_places;
    reg [5:0] s2_candidates;
    reg s2_none;
    reg [32:0] s1_enable;
    reg [32:0] s2_enable;
    reg [1:0] s1_level_0;
    reg [1:0] s2_level_0;
    reg [1:0] s1_level_1;
    reg [1:0] s2_level_1;
    reg [1:0] s1_level_2;
    reg [1:0] s2_level_2;
    reg [1:0] s1_level_3;
    reg [1:0] s2_level_3;
    reg [1:0] s1_level_4;
    reg [1:0] s2_level_4;
    reg [1:0] s1_level_5;
    reg [1:0] s2_level_5;
    reg [1:0] s1_level_6;
    reg [1:0] s2_level_6;
    reg [1:0] s1_level_7;
    reg [1:0] s2_level_7;
    reg [1:0] s1_level_8;
    reg [1:0] s2_level_8;
    reg [1:0] s1_level_9;
    reg [1:0] s2_level_9;
    reg [1:0] s1_level_10;
    reg [1:0] s2_level_10;
    reg [1:0] s1_level_11;
    reg [1:0] s2_level_11;
    reg [1:0] s1_level_12;
    reg [1:0] s2_level_12;
    reg [1:0] s1_level_13;
    reg [1:0] s2_level_13;
    reg [1:0] s1_level_14;
    reg [1:0] s2_level_14;
    reg [1:0] s1_level_15;
    reg [1:0] s2_level_15;
    reg [1:0] s1_level_16;
    reg [1:0] s2_level_16;
    reg [1:0] s1_level_17;
    reg [1:0] s2_level_17;
    reg [1:0] s1_level_18;
    reg [1:0] s2_level_18;
    reg [1:0] s1_level_19;
    reg [1:0] s2_level_19;
    reg [1:0] s1_level_20;
    reg [1:0] s2_level_20;
    reg [1:0] s1_level_21;
    reg [1:0] s2_level_21;
    reg [1:0] s1_level_22;
    reg [1:0] s2_level_22;
    reg [1:0] s1_level_23;
    reg [1:0] s2_level_23;
    reg [1:0] s1_level_24;
    reg [1:0] s2_level_24;
    reg [1:0] s1_level_25;
    reg [1:0] s2_level_25;
    reg [1:0] s1_level_26;
    reg [1:0] s2_level_26;
    reg [1:0] s1_level_27;
    reg [1:0] s2_level_27;
    reg [1:0] s1_level_28;
    reg [1:0] s2_level_28;
    reg [1:0] s1_level_29;
    reg [1:0] s2_level_29;
    reg [1:0] s1_level_30;
    reg [1:0] s2_level_30;
    reg [1:0] s1_level_31;
    reg [1:0] s2_level_31;
    reg [1:0] s1_level_32;
    reg [1:0] s2_level_32;
    // The next bits of the random sequence, the first one lowest.
    reg [47:0] random;
    reg [5:0] s3_first;
    reg [5:0] s3_skip;
    reg [5:0] s4_skip;
    reg [5:0] s5_skip;
    reg [32:0] s3_below;
    reg [32:0] s3_tied;
    reg [32:0] s3_best;
    reg [5:0] s3_places;
    reg [5:0] s3_of;
    reg [6:0] s4_first;
    reg [6:0] s4_ends;
    reg [6:0] s4_round;
    reg [32:0] s4_tied;
    reg [5:0] s4_rank_1;
    reg [5:0] s4_rank_2;
    reg [5:0] s4_rank_3;
    reg [5:0] s4_rank_4;
    reg [5:0] s4_rank_5;
    reg [5:0] s4_rank_6;
    reg [5:0] s4_rank_7;
    reg [5:0] s4_rank_8;
    reg [5:0] s4_rank_9;
    reg [5:0] s4_rank_10;
    reg [5:0] s4_rank_11;
    reg [5:0] s4_rank_12;
    reg [5:0] s4_rank_13;
    reg [5:0] s4_rank_14;
    reg [5:0] s4_rank_15;
    reg [5:0] s4_rank_16;
    reg [5:0] s4_rank_17;
    reg [5:0] s4_rank_18;
    reg [5:0] s4_rank_19;
    reg [5:0] s4_rank_20;
    reg [5:0] s4_rank_21;
    reg [5:0] s4_rank_22;
    reg [5:0] s4_rank_23;
    reg [5:0] s4_rank_24;
    reg [5:0] s4_rank_25;
    reg [5:0] s4_rank_26;
    reg [5:0] s4_rank_27;
    reg [5:0] s4_rank_28;
    reg [5:0] s4_rank_29;
    reg [5:0] s4_rank_30;
    reg [5:0] s4_rank_31;
    reg [5:0] s4_rank_32;
    reg [32:0] s4_below;
    reg [32:0] s5_kept;
    reg [32:0] s4_best;
    reg [32:0] s5_best;
    reg s3_none;
    reg s4_none;
    reg s5_none;
    reg s6_none;
    reg s7_none;
    reg s8_none;
    reg [5:0] s6_pick_ones_0_0;
    reg [4:0] s6_pick_ones_1_0;
    reg [4:0] s6_pick_ones_1_1;
    reg [3:0] s6_pick_ones_2_0;
    reg [3:0] s6_pick_ones_2_1;
    reg [3:0] s6_pick_ones_2_2;
    reg [2:0] s6_pick_ones_3_0;
    reg [2:0] s6_pick_ones_3_1;
    reg [2:0] s6_pick_ones_3_2;
    reg [2:0] s6_pick_ones_3_3;
    reg [2:0] s6_pick_ones_3_4;
    reg [1:0] s6_pick_ones_4_0;
    reg [1:0] s6_pick_ones_4_1;
    reg [1:0] s6_pick_ones_4_2;
    reg [1:0] s6_pick_ones_4_3;
    reg [1:0] s6_pick_ones_4_4;
    reg [1:0] s6_pick_ones_4_5;
    reg [1:0] s6_pick_ones_4_6;
    reg [1:0] s6_pick_ones_4_7;
    reg [1:0] s6_pick_ones_4_8;
    reg s6_pick_ones_5_0;
    reg s6_pick_ones_5_1;
    reg s6_pick_ones_5_2;
    reg s6_pick_ones_5_3;
    reg s6_pick_ones_5_4;
    reg s6_pick_ones_5_5;
    reg s6_pick_ones_5_6;
    reg s6_pick_ones_5_7;
    reg s6_pick_ones_5_8;
    reg s6_pick_ones_5_9;
    reg s6_pick_ones_5_10;
    reg s6_pick_ones_5_11;
    reg s6_pick_ones_5_12;
    reg s6_pick_ones_5_13;
    reg s6_pick_ones_5_14;
    reg s6_pick_ones_5_15;
    reg s6_pick_ones_5_16;
    reg [5:0] s6_pick_skip;
    reg [2:0] s7_pick_ones_3_0;
    reg [2:0] s7_pick_ones_3_1;
    reg [2:0] s7_pick_ones_3_2;
    reg [2:0] s7_pick_ones_3_3;
    reg [2:0] s7_pick_ones_3_4;
    reg [1:0] s7_pick_ones_4_0;
    reg [1:0] s7_pick_ones_4_1;
    reg [1:0] s7_pick_ones_4_2;
    reg [1:0] s7_pick_ones_4_3;
    reg [1:0] s7_pick_ones_4_4;
    reg [1:0] s7_pick_ones_4_5;
    reg [1:0] s7_pick_ones_4_6;
    reg [1:0] s7_pick_ones_4_7;
    reg [1:0] s7_pick_ones_4_8;
    reg s7_pick_ones_5_0;
    reg s7_pick_ones_5_1;
    reg s7_pick_ones_5_2;
    reg s7_pick_ones_5_3;
    reg s7_pick_ones_5_4;
    reg s7_pick_ones_5_5;
    reg s7_pick_ones_5_6;
    reg s7_pick_ones_5_7;
    reg s7_pick_ones_5_8;
    reg s7_pick_ones_5_9;
    reg s7_pick_ones_5_10;
    reg s7_pick_ones_5_11;
    reg s7_pick_ones_5_12;
    reg s7_pick_ones_5_13;
    reg s7_pick_ones_5_14;
    reg s7_pick_ones_5_15;
    reg s7_pick_ones_5_16;
    reg [5:0] s7_pick_skip;
    reg [2:0] s7_pick_position;
    reg [5:0] s8_pick_position;
    reg [32:0] s6_kept;
    reg [32:0] s7_kept;
    reg [32:0] s8_kept;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid <= 1'b0;
        end else begin
            s1_valid <= valid;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 1'b0;
        end else begin
            s2_valid <= s1_valid;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid <= 1'b0;
        end else begin
            s3_valid <= s2_valid;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_valid <= 1'b0;
        end else begin
            s4_valid <= s3_valid;
        end
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            s5_valid <= 1'b0;
        end else begin
            s5_valid <= s4_valid;
        end
    end

    // Pipeline stage 6.
    always @(posedge clk) begin
        if (rst) begin
            s6_valid <= 1'b0;
        end else begin
            s6_valid <= s5_valid;
        end
    end

    // Pipeline stage 7.
    always @(posedge clk) begin
        if (rst) begin
            s7_valid <= 1'b0;
        end else begin
            s7_valid <= s6_valid;
        end
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        if (rst) begin
            s8_valid <= 1'b0;
        end else begin
            s8_valid <= s7_valid;
        end
    end

    wire [1:0] s1_level_0_next = (2'd2 < level[1:0]) ? 2'd2 : level[1:0];
    wire [1:0] s1_level_1_next = (2'd2 < level[3:2]) ? 2'd2 : level[3:2];
    wire [1:0] s1_level_2_next = (2'd2 < level[5:4]) ? 2'd2 : level[5:4];
    wire [1:0] s1_level_3_next = (2'd2 < level[7:6]) ? 2'd2 : level[7:6];
    wire [1:0] s1_level_4_next = (2'd2 < level[9:8]) ? 2'd2 : level[9:8];
    wire [1:0] s1_level_5_next = (2'd2 < level[11:10]) ? 2'd2 : level[11:10];
    wire [1:0] s1_level_6_next = (2'd2 < level[13:12]) ? 2'd2 : level[13:12];
    wire [1:0] s1_level_7_next = (2'd2 < level[15:14]) ? 2'd2 : level[15:14];
    wire [1:0] s1_level_8_next = (2'd2 < level[17:16]) ? 2'd2 : level[17:16];
    wire [1:0] s1_level_9_next = (2'd2 < level[19:18]) ? 2'd2 : level[19:18];
    wire [1:0] s1_level_10_next = (2'd2 < level[21:20]) ? 2'd2 : level[21:20];
    wire [1:0] s1_level_11_next = (2'd2 < level[23:22]) ? 2'd2 : level[23:22];
    wire [1:0] s1_level_12_next = (2'd2 < level[25:24]) ? 2'd2 : level[25:24];
    wire [1:0] s1_level_13_next = (2'd2 < level[27:26]) ? 2'd2 : level[27:26];
    wire [1:0] s1_level_14_next = (2'd2 < level[29:28]) ? 2'd2 : level[29:28];
    wire [1:0] s1_level_15_next = (2'd2 < level[31:30]) ? 2'd2 : level[31:30];
    wire [1:0] s1_level_16_next = (2'd2 < level[33:32]) ? 2'd2 : level[33:32];
    wire [1:0] s1_level_17_next = (2'd2 < level[35:34]) ? 2'd2 : level[35:34];
    wire [1:0] s1_level_18_next = (2'd2 < level[37:36]) ? 2'd2 : level[37:36];
    wire [1:0] s1_level_19_next = (2'd2 < level[39:38]) ? 2'd2 : level[39:38];
    wire [1:0] s1_level_20_next = (2'd2 < level[41:40]) ? 2'd2 : level[41:40];
    wire [1:0] s1_level_21_next = (2'd2 < level[43:42]) ? 2'd2 : level[43:42];
    wire [1:0] s1_level_22_next = (2'd2 < level[45:44]) ? 2'd2 : level[45:44];
    wire [1:0] s1_level_23_next = (2'd2 < level[47:46]) ? 2'd2 : level[47:46];
    wire [1:0] s1_level_24_next = (2'd2 < level[49:48]) ? 2'd2 : level[49:48];
    wire [1:0] s1_level_25_next = (2'd2 < level[51:50]) ? 2'd2 : level[51:50];
    wire [1:0] s1_level_26_next = (2'd2 < level[53:52]) ? 2'd2 : level[53:52];
    wire [1:0] s1_level_27_next = (2'd2 < level[55:54]) ? 2'd2 : level[55:54];
    wire [1:0] s1_level_28_next = (2'd2 < level[57:56]) ? 2'd2 : level[57:56];
    wire [1:0] s1_level_29_next = (2'd2 < level[59:58]) ? 2'd2 : level[59:58];
    wire [1:0] s1_level_30_next = (2'd2 < level[61:60]) ? 2'd2 : level[61:60];
    wire [1:0] s1_level_31_next = (2'd2 < level[63:62]) ? 2'd2 : level[63:62];
    wire [1:0] s1_level_32_next = (2'd2 < level[65:64]) ? 2'd2 : level[65:64];
    wire [32:0] packed_bits_1 = {
        2'd0 >= s1_level_32_next, 2'd0 >= s1_level_31_next, 2'd0 >= s1_level_30_next,
        2'd0 >= s1_level_29_next, 2'd0 >= s1_level_28_next, 2'd0 >= s1_level_27_next,
        2'd0 >= s1_level_26_next, 2'd0 >= s1_level_25_next, 2'd0 >= s1_level_24_next,
        2'd0 >= s1_level_23_next, 2'd0 >= s1_level_22_next, 2'd0 >= s1_level_21_next,
        2'd0 >= s1_level_20_next, 2'd0 >= s1_level_19_next, 2'd0 >= s1_level_18_next,
        2'd0 >= s1_level_17_next, 2'd0 >= s1_level_16_next, 2'd0 >= s1_level_15_next,
        2'd0 >= s1_level_14_next, 2'd0 >= s1_level_13_next, 2'd0 >= s1_level_12_next,
        2'd0 >= s1_level_11_next, 2'd0 >= s1_level_10_next, 2'd0 >= s1_level_9_next,
        2'd0 >= s1_level_8_next, 2'd0 >= s1_level_7_next, 2'd0 >= s1_level_6_next,
        2'd0 >= s1_level_5_next, 2'd0 >= s1_level_4_next, 2'd0 >= s1_level_3_next,
        2'd0 >= s1_level_2_next, 2'd0 >= s1_level_1_next, 2'd0 >= s1_level_0_next
    };
    wire [32:0] enable_and_packed_bits_1 = enable & packed_bits_1;
    wire [1:0] sum_1 = {1'b0, enable_and_packed_bits_1[0]} + {1'b0, enable_and_packed_bits_1[1]};
    wire [1:0] sum_2 = sum_1 + {1'b0, enable_and_packed_bits_1[2]};
    wire [1:0] sum_3 = {1'b0, enable_and_packed_bits_1[3]} + {1'b0, enable_and_packed_bits_1[4]};
    wire [1:0] sum_4 = sum_3 + {1'b0, enable_and_packed_bits_1[5]};
    wire [2:0] sum_5 = ({1'b0, sum_2} + {1'b0, sum_4}) + {2'd0, enable_and_packed_bits_1[6]};
    wire [1:0] sum_6 = {1'b0, enable_and_packed_bits_1[7]} + {1'b0, enable_and_packed_bits_1[8]};
    wire [1:0] sum_7 = sum_6 + {1'b0, enable_and_packed_bits_1[9]};
    wire difference_bits_1 = enable_and_packed_bits_1[11] ^ enable_and_packed_bits_1[12];
    wire both_1 = enable_and_packed_bits_1[11] & enable_and_packed_bits_1[12];
    wire [2:0] sum_8 = {2'd0, enable_and_packed_bits_1[10]} + {1'b0, {both_1, difference_bits_1}};
    wire [2:0] sum_9 = sum_8 + {2'd0, enable_and_packed_bits_1[13]};
    wire [3:0] sum_10 = ({2'd0, sum_7} + {1'b0, sum_9}) + {3'd0, enable_and_packed_bits_1[14]};
    wire [4:0] sum_11 = ({2'd0, sum_5} + {1'b0, sum_10}) + {4'd0, enable_and_packed_bits_1[15]};
    wire [1:0] sum_12 = {1'b0, enable_and_packed_bits_1[16]} + {1'b0, enable_and_packed_bits_1[17]};
    wire [1:0] sum_13 = sum_12 + {1'b0, enable_and_packed_bits_1[18]};
    wire [1:0] sum_14 = {1'b0, enable_and_packed_bits_1[19]} + {1'b0, enable_and_packed_bits_1[20]};
    wire [1:0] sum_15 = sum_14 + {1'b0, enable_and_packed_bits_1[21]};
    wire [2:0] sum_16 = ({1'b0, sum_13} + {1'b0, sum_15}) + {2'd0, enable_and_packed_bits_1[22]};
    wire [1:0] sum_17 = {1'b0, enable_and_packed_bits_1[23]} + {1'b0, enable_and_packed_bits_1[24]};
    wire [1:0] sum_18 = sum_17 + {1'b0, enable_and_packed_bits_1[25]};
    wire difference_bits_2 = enable_and_packed_bits_1[27] ^ enable_and_packed_bits_1[28];
    wire both_2 = enable_and_packed_bits_1[27] & enable_and_packed_bits_1[28];
    wire [2:0] sum_19 = {2'd0, enable_and_packed_bits_1[26]} + {1'b0, {both_2, difference_bits_2}};
    wire [2:0] sum_20 = sum_19 + {2'd0, enable_and_packed_bits_1[29]};
    wire [3:0] sum_21 = ({2'd0, sum_18} + {1'b0, sum_20}) + {3'd0, enable_and_packed_bits_1[30]};
    wire [4:0] sum_22 = ({2'd0, sum_16} + {1'b0, sum_21}) + {4'd0, enable_and_packed_bits_1[31]};
    wire [5:0] s1_up_to_0_next = ({1'b0, sum_11} + {1'b0, sum_22}) + {5'd0, enable_and_packed_bits_1[32]};
    wire [32:0] packed_bits_2 = {
        2'd1 >= s1_level_32_next, 2'd1 >= s1_level_31_next, 2'd1 >= s1_level_30_next,
        2'd1 >= s1_level_29_next, 2'd1 >= s1_level_28_next, 2'd1 >= s1_level_27_next,
        2'd1 >= s1_level_26_next, 2'd1 >= s1_level_25_next, 2'd1 >= s1_level_24_next,
        2'd1 >= s1_level_23_next, 2'd1 >= s1_level_22_next, 2'd1 >= s1_level_21_next,
        2'd1 >= s1_level_20_next, 2'd1 >= s1_level_19_next, 2'd1 >= s1_level_18_next,
        2'd1 >= s1_level_17_next, 2'd1 >= s1_level_16_next, 2'd1 >= s1_level_15_next,
        2'd1 >= s1_level_14_next, 2'd1 >= s1_level_13_next, 2'd1 >= s1_level_12_next,
        2'd1 >= s1_level_11_next, 2'd1 >= s1_level_10_next, 2'd1 >= s1_level_9_next,
        2'd1 >= s1_level_8_next, 2'd1 >= s1_level_7_next, 2'd1 >= s1_level_6_next,
        2'd1 >= s1_level_5_next, 2'd1 >= s1_level_4_next, 2'd1 >= s1_level_3_next,
        2'd1 >= s1_level_2_next, 2'd1 >= s1_level_1_next, 2'd1 >= s1_level_0_next
    };
    wire [32:0] enable_and_packed_bits_2 = enable & packed_bits_2;
    wire [1:0] sum_23 = {1'b0, enable_and_packed_bits_2[0]} + {1'b0, enable_and_packed_bits_2[1]};
    wire [1:0] sum_24 = sum_23 + {1'b0, enable_and_packed_bits_2[2]};
    wire [1:0] sum_25 = {1'b0, enable_and_packed_bits_2[3]} + {1'b0, enable_and_packed_bits_2[4]};
    wire [1:0] sum_26 = sum_25 + {1'b0, enable_and_packed_bits_2[5]};
    wire [2:0] sum_27 = ({1'b0, sum_24} + {1'b0, sum_26}) + {2'd0, enable_and_packed_bits_2[6]};
    wire [1:0] sum_28 = {1'b0, enable_and_packed_bits_2[7]} + {1'b0, enable_and_packed_bits_2[8]};
    wire [1:0] sum_29 = sum_28 + {1'b0, enable_and_packed_bits_2[9]};
    wire difference_bits_3 = enable_and_packed_bits_2[11] ^ enable_and_packed_bits_2[12];
    wire both_3 = enable_and_packed_bits_2[11] & enable_and_packed_bits_2[12];
    wire [2:0] sum_30 = {2'd0, enable_and_packed_bits_2[10]} + {1'b0, {both_3, difference_bits_3}};
    wire [2:0] sum_31 = sum_30 + {2'd0, enable_and_packed_bits_2[13]};
    wire [3:0] sum_32 = ({2'd0, sum_29} + {1'b0, sum_31}) + {3'd0, enable_and_packed_bits_2[14]};
    wire [4:0] sum_33 = ({2'd0, sum_27} + {1'b0, sum_32}) + {4'd0, enable_and_packed_bits_2[15]};
    wire [1:0] sum_34 = {1'b0, enable_and_packed_bits_2[16]} + {1'b0, enable_and_packed_bits_2[17]};
    wire [1:0] sum_35 = sum_34 + {1'b0, enable_and_packed_bits_2[18]};
    wire [1:0] sum_36 = {1'b0, enable_and_packed_bits_2[19]} + {1'b0, enable_and_packed_bits_2[20]};
    wire [1:0] sum_37 = sum_36 + {1'b0, enable_and_packed_bits_2[21]};
    wire [2:0] sum_38 = ({1'b0, sum_35} + {1'b0, sum_37}) + {2'd0, enable_and_packed_bits_2[22]};
    wire [1:0] sum_39 = {1'b0, enable_and_packed_bits_2[23]} + {1'b0, enable_and_packed_bits_2[24]};
    wire [1:0] sum_40 = sum_39 + {1'b0, enable_and_packed_bits_2[25]};
    wire difference_bits_4 = enable_and_packed_bits_2[27] ^ enable_and_packed_bits_2[28];
    wire both_4 = enable_and_packed_bits_2[27] & enable_and_packed_bits_2[28];
    wire [2:0] sum_41 = {2'd0, enable_and_packed_bits_2[26]} + {1'b0, {both_4, difference_bits_4}};
    wire [2:0] sum_42 = sum_41 + {2'd0, enable_and_packed_bits_2[29]};
    wire [3:0] sum_43 = ({2'd0, sum_40} + {1'b0, sum_42}) + {3'd0, enable_and_packed_bits_2[30]};
    wire [4:0] sum_44 = ({2'd0, sum_38} + {1'b0, sum_43}) + {4'd0, enable_and_packed_bits_2[31]};
    wire [5:0] s1_up_to_1_next = ({1'b0, sum_33} + {1'b0, sum_44}) + {5'd0, enable_and_packed_bits_2[32]};
    wire [1:0] sum_45 = ({1'b0, enable[0]} + {1'b0, enable[1]}) + {1'b0, enable[2]};
    wire [1:0] sum_46 = ({1'b0, enable[3]} + {1'b0, enable[4]}) + {1'b0, enable[5]};
    wire [2:0] sum_47 = ({1'b0, sum_45} + {1'b0, sum_46}) + {2'd0, enable[6]};
    wire [1:0] sum_48 = ({1'b0, enable[7]} + {1'b0, enable[8]}) + {1'b0, enable[9]};
    wire [1:0] packed_bits_3 = {enable[11] & enable[12], enable[11] ^ enable[12]};
    wire [2:0] sum_49 = {2'd0, enable[10]} + {1'b0, packed_bits_3};
    wire [3:0] sum_50 = {2'd0, sum_48} + {1'b0, sum_49 + {2'd0, enable[13]}};
    wire [4:0] sum_51 = {2'd0, sum_47} + {1'b0, sum_50 + {3'd0, enable[14]}};
    wire [1:0] sum_52 = ({1'b0, enable[16]} + {1'b0, enable[17]}) + {1'b0, enable[18]};
    wire [1:0] sum_53 = ({1'b0, enable[19]} + {1'b0, enable[20]}) + {1'b0, enable[21]};
    wire [2:0] sum_54 = ({1'b0, sum_52} + {1'b0, sum_53}) + {2'd0, enable[22]};
    wire [1:0] sum_55 = ({1'b0, enable[23]} + {1'b0, enable[24]}) + {1'b0, enable[25]};
    wire [1:0] packed_bits_4 = {enable[27] & enable[28], enable[27] ^ enable[28]};
    wire [2:0] sum_56 = {2'd0, enable[26]} + {1'b0, packed_bits_4};
    wire [3:0] sum_57 = {2'd0, sum_55} + {1'b0, sum_56 + {2'd0, enable[29]}};
    wire [4:0] sum_58 = {2'd0, sum_54} + {1'b0, sum_57 + {3'd0, enable[30]}};
    wire [5:0] sum_59 = {1'b0, sum_51 + {4'd0, enable[15]}} + {1'b0, sum_58 + {4'd0, enable[31]}};

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_up_to_0 <= s1_up_to_0_next;
        s1_up_to_1 <= s1_up_to_1_next;
        s1_up_to_2 <= sum_59 + {5'd0, enable[32]};
        s1_keep <= keep;
        s1_enable <= enable;
        s1_level_0 <= s1_level_0_next;
        s1_level_1 <= s1_level_1_next;
        s1_level_2 <= s1_level_2_next;
        s1_level_3 <= s1_level_3_next;
        s1_level_4 <= s1_level_4_next;
        s1_level_5 <= s1_level_5_next;
        s1_level_6 <= s1_level_6_next;
        s1_level_7 <= s1_level_7_next;
        s1_level_8 <= s1_level_8_next;
        s1_level_9 <= s1_level_9_next;
        s1_level_10 <= s1_level_10_next;
        s1_level_11 <= s1_level_11_next;
        s1_level_12 <= s1_level_12_next;
        s1_level_13 <= s1_level_13_next;
        s1_level_14 <= s1_level_14_next;
        s1_level_15 <= s1_level_15_next;
        s1_level_16 <= s1_level_16_next;
        s1_level_17 <= s1_level_17_next;
        s1_level_18 <= s1_level_18_next;
        s1_level_19 <= s1_level_19_next;
        s1_level_20 <= s1_level_20_next;
        s1_level_21 <= s1_level_21_next;
        s1_level_22 <= s1_level_22_next;
        s1_level_23 <= s1_level_23_next;
        s1_level_24 <= s1_level_24_next;
        s1_level_25 <= s1_level_25_next;
        s1_level_26 <= s1_level_26_next;
        s1_level_27 <= s1_level_27_next;
        s1_level_28 <= s1_level_28_next;
        s1_level_29 <= s1_level_29_next;
        s1_level_30 <= s1_level_30_next;
        s1_level_31 <= s1_level_31_next;
        s1_level_32 <= s1_level_32_next;
    end

    always @(posedge clk) begin
        if (rst) begin
            keep <= 6'd2;
        end else if (cfg_we & (|cfg_keep)) begin
            keep <= (6'd33 < cfg_keep) ? 6'd33 : cfg_keep;
        end
    end

    wire any_s1_up_to_2 = |s1_up_to_2;
    wire [2:0] packed_bits_5 = {1'b1, s1_up_to_1 >= s1_keep, s1_up_to_0 >= s1_keep};
    wire [2:0] both_5 = packed_bits_5 & (~{packed_bits_5[1:0], 1'b0});
    wire [2:0] packed_bits_6 = {any_s1_up_to_2, |s1_up_to_1, |s1_up_to_0};
    wire [2:0] both_6 = packed_bits_6 & (~{packed_bits_6[1:0], 1'b0});
    wire [5:0] either_1 = (6'd0 | (both_5[1] ? s1_up_to_0 : 6'd0)) | (both_5[2] ? s1_up_to_1 : 6'd0);
    wire [5:0] either_2 = (both_6[0] ? s1_up_to_0 : 6'd0) | (both_6[1] ? s1_up_to_1 : 6'd0);
    wire [5:0] either_3 = either_2 | (both_6[2] ? s1_up_to_2 : 6'd0);
    wire [5:0] s2_candidates_next = (either_3 < s1_keep) ? either_3 : s1_keep;
    wire [5:0] either_4 = (both_5[0] ? s1_up_to_0 : 6'd0) | (both_5[1] ? s1_up_to_1 : 6'd0);
    wire [5:0] either_5 = either_4 | (both_5[2] ? s1_up_to_2 : 6'd0);
    wire [5:0] choice_1 = (s1_up_to_2 < s1_keep) ? s1_up_to_2 : s1_keep;

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_last <= {|(both_5 & 3'd4), |(both_5 & 3'd2)};
        s2_best_level <= {|(both_6 & 3'd4), |(both_6 & 3'd2)};
        s2_ties <= either_5 - either_1;
        s2_places <= choice_1 - either_1;
        s2_candidates <= s2_candidates_next;
        s2_none <= ~any_s1_up_to_2;
        s2_enable <= s1_enable;
        s2_level_0 <= s1_level_0;
        s2_level_1 <= s1_level_1;
        s2_level_2 <= s1_level_2;
        s2_level_3 <= s1_level_3;
        s2_level_4 <= s1_level_4;
        s2_level_5 <= s1_level_5;
        s2_level_6 <= s1_level_6;
        s2_level_7 <= s1_level_7;
        s2_level_8 <= s1_level_8;
        s2_level_9 <= s1_level_9;
        s2_level_10 <= s1_level_10;
        s2_level_11 <= s1_level_11;
        s2_level_12 <= s1_level_12;
        s2_level_13 <= s1_level_13;
        s2_level_14 <= s1_level_14;
        s2_level_15 <= s1_level_15;
        s2_level_16 <= s1_level_16;
        s2_level_17 <= s1_level_17;
        s2_level_18 <= s1_level_18;
        s2_level_19 <= s1_level_19;
        s2_level_20 <= s1_level_20;
        s2_level_21 <= s1_level_21;
        s2_level_22 <= s1_level_22;
        s2_level_23 <= s1_level_23;
        s2_level_24 <= s1_level_24;
        s2_level_25 <= s1_level_25;
        s2_level_26 <= s1_level_26;
        s2_level_27 <= s1_level_27;
        s2_level_28 <= s1_level_28;
        s2_level_29 <= s1_level_29;
        s2_level_30 <= s1_level_30;
        s2_level_31 <= s1_level_31;
        s2_level_32 <= s1_level_32;
    end

    wire difference_bits_5 = (random[0] ^ random[13]) ^ (random[7] ^ random[4]);
    wire difference_bits_6 = (random[1] ^ random[14]) ^ (random[8] ^ random[5]);
    wire difference_bits_7 = (random[2] ^ random[15]) ^ (random[9] ^ random[6]);
    wire difference_bits_8 = (random[3] ^ random[16]) ^ (random[10] ^ random[7]);
    wire difference_bits_9 = (random[4] ^ random[17]) ^ (random[11] ^ random[8]);
    wire difference_bits_10 = (random[5] ^ random[18]) ^ (random[12] ^ random[9]);
    wire difference_bits_11 = (random[6] ^ random[19]) ^ (random[13] ^ random[10]);
    wire difference_bits_12 = (random[7] ^ random[20]) ^ (random[14] ^ random[11]);
    wire difference_bits_13 = (random[8] ^ random[21]) ^ (random[15] ^ random[12]);
    wire difference_bits_14 = (random[9] ^ random[22]) ^ (random[16] ^ random[13]);
    wire difference_bits_15 = (random[10] ^ random[23]) ^ (random[17] ^ random[14]);
    wire difference_bits_16 = (random[11] ^ random[24]) ^ (random[18] ^ random[15]);
    wire difference_bits_17 = (random[12] ^ random[25]) ^ (random[19] ^ random[16]);
    wire difference_bits_18 = (random[13] ^ random[26]) ^ (random[20] ^ random[17]);
    wire difference_bits_19 = (random[14] ^ random[27]) ^ (random[21] ^ random[18]);
    wire difference_bits_20 = (random[15] ^ random[28]) ^ (random[22] ^ random[19]);
    wire difference_bits_21 = (random[16] ^ random[29]) ^ (random[23] ^ random[20]);
    wire difference_bits_22 = (random[17] ^ random[30]) ^ (random[24] ^ random[21]);
    wire difference_bits_23 = (random[18] ^ random[31]) ^ (random[25] ^ random[22]);
    wire difference_bits_24 = (random[19] ^ random[32]) ^ (random[26] ^ random[23]);
    wire difference_bits_25 = (random[20] ^ random[33]) ^ (random[27] ^ random[24]);
    wire difference_bits_26 = (random[21] ^ random[34]) ^ (random[28] ^ random[25]);
    wire difference_bits_27 = (random[22] ^ random[35]) ^ (random[29] ^ random[26]);
    wire difference_bits_28 = (random[23] ^ random[36]) ^ (random[30] ^ random[27]);
    wire difference_bits_29 = (random[24] ^ random[37]) ^ (random[31] ^ random[28]);
    wire difference_bits_30 = (random[25] ^ random[38]) ^ (random[32] ^ random[29]);
    wire difference_bits_31 = (random[26] ^ random[39]) ^ (random[33] ^ random[30]);
    wire difference_bits_32 = (random[27] ^ random[40]) ^ (random[34] ^ random[31]);
    wire difference_bits_33 = (random[28] ^ random[41]) ^ (random[35] ^ random[32]);
    wire difference_bits_34 = (random[29] ^ random[42]) ^ (random[36] ^ random[33]);
    wire difference_bits_35 = (random[30] ^ random[43]) ^ (random[37] ^ random[34]);
    wire difference_bits_36 = (random[31] ^ random[44]) ^ (random[38] ^ random[35]);
    wire [47:0] random_next = {
        difference_bits_36, difference_bits_35, difference_bits_34, difference_bits_33,
        difference_bits_32, difference_bits_31, difference_bits_30, difference_bits_29,
        difference_bits_28, difference_bits_27, difference_bits_26, difference_bits_25,
        difference_bits_24, difference_bits_23, difference_bits_22, difference_bits_21,
        difference_bits_20, difference_bits_19, difference_bits_18, difference_bits_17,
        difference_bits_16, difference_bits_15, difference_bits_14, difference_bits_13,
        difference_bits_12, difference_bits_11, difference_bits_10, difference_bits_9,
        difference_bits_8, difference_bits_7, difference_bits_6, difference_bits_5,
        random[47:32]
    };

    always @(posedge clk) begin
        if (rst) begin
            random <= 48'h79b97f4a7c15;
        end else if (s2_valid) begin
            random <= random_next;
        end
    end

    wire [21:0] random_15_0_times_s2_ties = {6'd0, random[15:0]} * {16'd0, s2_ties};
    wire [21:0] random_31_16_times_s2_candidates = {6'd0, random[31:16]} * {16'd0, s2_candidates};
    wire [32:0] packed_bits_7 = {
        s2_level_32 < s2_last, s2_level_31 < s2_last, s2_level_30 < s2_last,
        s2_level_29 < s2_last, s2_level_28 < s2_last, s2_level_27 < s2_last,
        s2_level_26 < s2_last, s2_level_25 < s2_last, s2_level_24 < s2_last,
        s2_level_23 < s2_last, s2_level_22 < s2_last, s2_level_21 < s2_last,
        s2_level_20 < s2_last, s2_level_19 < s2_last, s2_level_18 < s2_last,
        s2_level_17 < s2_last, s2_level_16 < s2_last, s2_level_15 < s2_last,
        s2_level_14 < s2_last, s2_level_13 < s2_last, s2_level_12 < s2_last,
        s2_level_11 < s2_last, s2_level_10 < s2_last, s2_level_9 < s2_last,
        s2_level_8 < s2_last, s2_level_7 < s2_last, s2_level_6 < s2_last, s2_level_5 < s2_last,
        s2_level_4 < s2_last, s2_level_3 < s2_last, s2_level_2 < s2_last, s2_level_1 < s2_last,
        s2_level_0 < s2_last
    };
    wire [32:0] packed_bits_8 = {
        s2_level_32 == s2_last, s2_level_31 == s2_last, s2_level_30 == s2_last,
        s2_level_29 == s2_last, s2_level_28 == s2_last, s2_level_27 == s2_last,
        s2_level_26 == s2_last, s2_level_25 == s2_last, s2_level_24 == s2_last,
        s2_level_23 == s2_last, s2_level_22 == s2_last, s2_level_21 == s2_last,
        s2_level_20 == s2_last, s2_level_19 == s2_last, s2_level_18 == s2_last,
        s2_level_17 == s2_last, s2_level_16 == s2_last, s2_level_15 == s2_last,
        s2_level_14 == s2_last, s2_level_13 == s2_last, s2_level_12 == s2_last,
        s2_level_11 == s2_last, s2_level_10 == s2_last, s2_level_9 == s2_last,
        s2_level_8 == s2_last, s2_level_7 == s2_last, s2_level_6 == s2_last,
        s2_level_5 == s2_last, s2_level_4 == s2_last, s2_level_3 == s2_last,
        s2_level_2 == s2_last, s2_level_1 == s2_last, s2_level_0 == s2_last
    };
    wire [32:0] packed_bits_9 = {
        s2_level_32 == s2_best_level, s2_level_31 == s2_best_level,
        s2_level_30 == s2_best_level, s2_level_29 == s2_best_level,
        s2_level_28 == s2_best_level, s2_level_27 == s2_best_level,
        s2_level_26 == s2_best_level, s2_level_25 == s2_best_level,
        s2_level_24 == s2_best_level, s2_level_23 == s2_best_level,
        s2_level_22 == s2_best_level, s2_level_21 == s2_best_level,
        s2_level_20 == s2_best_level, s2_level_19 == s2_best_level,
        s2_level_18 == s2_best_level, s2_level_17 == s2_best_level,
        s2_level_16 == s2_best_level, s2_level_15 == s2_best_level,
        s2_level_14 == s2_best_level, s2_level_13 == s2_best_level,
        s2_level_12 == s2_best_level, s2_level_11 == s2_best_level,
        s2_level_10 == s2_best_level, s2_level_9 == s2_best_level, s2_level_8 == s2_best_level,
        s2_level_7 == s2_best_level, s2_level_6 == s2_best_level, s2_level_5 == s2_best_level,
        s2_level_4 == s2_best_level, s2_level_3 == s2_best_level, s2_level_2 == s2_best_level,
        s2_level_1 == s2_best_level, s2_level_0 == s2_best_level
    };

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_first <= random_15_0_times_s2_ties[21:16];
        s3_skip <= random_31_16_times_s2_candidates[21:16];
        s3_below <= s2_enable & packed_bits_7;
        s3_tied <= s2_enable & packed_bits_8;
        s3_best <= s2_enable & packed_bits_9;
        s3_places <= s2_places;
        s3_of <= s2_ties;
        s3_none <= s2_none;
    end

    wire [6:0] packed_bits_10 = {1'b0, s3_of};
    wire [6:0] s4_first_next = {1'b0, s3_first};
    wire [6:0] s4_ends_next = s4_first_next + {1'b0, s3_places};
    wire [6:0] s4_round_next = (packed_bits_10 < s4_ends_next) ? (s4_ends_next - packed_bits_10) : 7'd0;
    wire [1:0] sum_60 = {1'b0, s3_tied[0]} + {1'b0, s3_tied[1]};
    wire [1:0] packed_bits_11 = {1'b0, s3_tied[2]};
    wire [2:0] packed_bits_12 = {1'b0, packed_bits_11 + {1'b0, s3_tied[3]}};
    wire [2:0] sum_61 = {1'b0, sum_60} + packed_bits_12;
    wire [1:0] sum_62 = {1'b0, s3_tied[4]} + {1'b0, s3_tied[5]};
    wire [1:0] packed_bits_13 = {1'b0, s3_tied[6]};
    wire [2:0] packed_bits_14 = {1'b0, sum_62};
    wire [2:0] packed_bits_15 = {1'b0, packed_bits_13 + {1'b0, s3_tied[7]}};
    wire [3:0] sum_63 = {1'b0, sum_61} + {1'b0, packed_bits_14 + packed_bits_15};
    wire [1:0] sum_64 = {1'b0, s3_tied[8]} + {1'b0, s3_tied[9]};
    wire [1:0] packed_bits_16 = {1'b0, s3_tied[10]};
    wire [2:0] packed_bits_17 = {1'b0, packed_bits_16 + {1'b0, s3_tied[11]}};
    wire [2:0] sum_65 = {1'b0, sum_64} + packed_bits_17;
    wire [1:0] sum_66 = {1'b0, s3_tied[12]} + {1'b0, s3_tied[13]};
    wire [1:0] packed_bits_18 = {1'b0, s3_tied[14]};
    wire [2:0] packed_bits_19 = {1'b0, sum_66};
    wire [2:0] packed_bits_20 = {1'b0, packed_bits_18 + {1'b0, s3_tied[15]}};
    wire [3:0] packed_bits_21 = {1'b0, sum_65};
    wire [3:0] sum_67 = packed_bits_21 + {1'b0, packed_bits_19 + packed_bits_20};
    wire [3:0] sum_68 = sum_63 + {1'b0, sum_65 + {2'd0, s3_tied[12]}};
    wire [3:0] packed_bits_22 = {1'b0, sum_65 + {1'b0, sum_66 + packed_bits_18}};
    wire [4:0] sum_69 = {1'b0, sum_63} + {1'b0, sum_67};
    wire [1:0] sum_70 = {1'b0, s3_tied[16]} + {1'b0, s3_tied[17]};
    wire [1:0] packed_bits_23 = {1'b0, s3_tied[18]};
    wire [2:0] packed_bits_24 = {1'b0, packed_bits_23 + {1'b0, s3_tied[19]}};
    wire [2:0] sum_71 = {1'b0, sum_70} + packed_bits_24;
    wire [1:0] sum_72 = {1'b0, s3_tied[20]} + {1'b0, s3_tied[21]};
    wire [1:0] packed_bits_25 = {1'b0, s3_tied[22]};
    wire [2:0] packed_bits_26 = {1'b0, sum_72};
    wire [2:0] packed_bits_27 = {1'b0, packed_bits_25 + {1'b0, s3_tied[23]}};
    wire [3:0] sum_73 = {1'b0, sum_71} + {1'b0, packed_bits_26 + packed_bits_27};
    wire [1:0] sum_74 = {1'b0, s3_tied[24]} + {1'b0, s3_tied[25]};
    wire [1:0] packed_bits_28 = {1'b0, s3_tied[26]};
    wire [2:0] packed_bits_29 = {1'b0, packed_bits_28 + {1'b0, s3_tied[27]}};
    wire [2:0] sum_75 = {1'b0, sum_74} + packed_bits_29;
    wire [1:0] sum_76 = {1'b0, s3_tied[28]} + {1'b0, s3_tied[29]};
    wire [1:0] packed_bits_30 = {1'b0, s3_tied[30]};
    wire [2:0] packed_bits_31 = {1'b0, sum_76};
    wire [2:0] packed_bits_32 = {1'b0, packed_bits_30 + {1'b0, s3_tied[31]}};
    wire [3:0] packed_bits_33 = {1'b0, sum_75};
    wire [3:0] sum_77 = packed_bits_33 + {1'b0, packed_bits_31 + packed_bits_32};
    wire [3:0] sum_78 = sum_73 + {1'b0, sum_75 + {2'd0, s3_tied[28]}};
    wire [3:0] packed_bits_34 = {1'b0, sum_75 + {1'b0, sum_76 + packed_bits_30}};
    wire [4:0] packed_bits_35 = {1'b0, sum_73};
    wire [4:0] sum_79 = sum_69 + {2'd0, sum_71 + {2'd0, s3_tied[20]}};
    wire [4:0] packed_bits_36 = {2'd0, sum_71 + {1'b0, sum_72 + packed_bits_25}};
    wire [4:0] sum_80 = sum_69 + {1'b0, sum_73 + {3'd0, s3_tied[24]}};
    wire [4:0] packed_bits_37 = {1'b0, sum_73 + {2'd0, sum_74 + packed_bits_28}};
    wire [4:0] packed_bits_38 = {1'b0, sum_73 + {1'b0, sum_75 + packed_bits_31}};
    wire [5:0] s4_rank_16_next = {1'b0, sum_69};
    wire [5:0] s4_rank_32_next = s4_rank_16_next + {1'b0, packed_bits_35 + {1'b0, sum_77}};
    wire [5:0] s4_rank_7_next = {3'd0, sum_61 + {1'b0, sum_62 + packed_bits_13}};
    wire [5:0] s4_rank_11_next = {2'd0, sum_63 + {2'd0, sum_64 + packed_bits_16}};
    wire [5:0] s4_rank_14_next = {2'd0, sum_63 + {1'b0, sum_65 + packed_bits_19}};
    wire [5:0] s4_rank_19_next = {1'b0, sum_69 + {3'd0, sum_70 + packed_bits_23}};
    wire [5:0] s4_rank_22_next = {1'b0, sum_69 + {2'd0, sum_71 + packed_bits_26}};
    wire [5:0] s4_rank_26_next = {1'b0, sum_69 + {1'b0, sum_73 + {2'd0, sum_74}}};
    wire [5:0] s4_rank_28_next = {1'b0, sum_69 + {1'b0, sum_73 + packed_bits_33}};
    wire [5:0] s4_rank_31_next = {1'b0, sum_69 + {1'b0, sum_73 + packed_bits_34}};
    wire either_6 = ((7'd0 >= s4_first) & (7'd0 < s4_ends)) | (7'd0 < s4_round);
    wire [6:0] packed_bits_39 = {1'b0, s4_rank_1};
    wire both_7 = (packed_bits_39 >= s4_first) & (packed_bits_39 < s4_ends);
    wire [6:0] packed_bits_40 = {1'b0, s4_rank_2};
    wire both_8 = (packed_bits_40 >= s4_first) & (packed_bits_40 < s4_ends);
    wire [6:0] packed_bits_41 = {1'b0, s4_rank_3};
    wire both_9 = (packed_bits_41 >= s4_first) & (packed_bits_41 < s4_ends);
    wire [6:0] packed_bits_42 = {1'b0, s4_rank_4};
    wire both_10 = (packed_bits_42 >= s4_first) & (packed_bits_42 < s4_ends);
    wire [6:0] packed_bits_43 = {1'b0, s4_rank_5};
    wire both_11 = (packed_bits_43 >= s4_first) & (packed_bits_43 < s4_ends);
    wire [6:0] packed_bits_44 = {1'b0, s4_rank_6};
    wire both_12 = (packed_bits_44 >= s4_first) & (packed_bits_44 < s4_ends);
    wire [6:0] packed_bits_45 = {1'b0, s4_rank_7};
    wire both_13 = (packed_bits_45 >= s4_first) & (packed_bits_45 < s4_ends);
    wire [6:0] packed_bits_46 = {1'b0, s4_rank_8};
    wire both_14 = (packed_bits_46 >= s4_first) & (packed_bits_46 < s4_ends);
    wire [6:0] packed_bits_47 = {1'b0, s4_rank_9};
    wire both_15 = (packed_bits_47 >= s4_first) & (packed_bits_47 < s4_ends);
    wire [6:0] packed_bits_48 = {1'b0, s4_rank_10};
    wire both_16 = (packed_bits_48 >= s4_first) & (packed_bits_48 < s4_ends);
    wire [6:0] packed_bits_49 = {1'b0, s4_rank_11};
    wire both_17 = (packed_bits_49 >= s4_first) & (packed_bits_49 < s4_ends);
    wire [6:0] packed_bits_50 = {1'b0, s4_rank_12};
    wire both_18 = (packed_bits_50 >= s4_first) & (packed_bits_50 < s4_ends);
    wire [6:0] packed_bits_51 = {1'b0, s4_rank_13};
    wire both_19 = (packed_bits_51 >= s4_first) & (packed_bits_51 < s4_ends);
    wire [6:0] packed_bits_52 = {1'b0, s4_rank_14};
    wire both_20 = (packed_bits_52 >= s4_first) & (packed_bits_52 < s4_ends);
    wire [6:0] packed_bits_53 = {1'b0, s4_rank_15};
    wire both_21 = (packed_bits_53 >= s4_first) & (packed_bits_53 < s4_ends);
    wire [6:0] packed_bits_54 = {1'b0, s4_rank_16};
    wire both_22 = (packed_bits_54 >= s4_first) & (packed_bits_54 < s4_ends);
    wire [6:0] packed_bits_55 = {1'b0, s4_rank_17};
    wire both_23 = (packed_bits_55 >= s4_first) & (packed_bits_55 < s4_ends);
    wire [6:0] packed_bits_56 = {1'b0, s4_rank_18};
    wire both_24 = (packed_bits_56 >= s4_first) & (packed_bits_56 < s4_ends);
    wire [6:0] packed_bits_57 = {1'b0, s4_rank_19};
    wire both_25 = (packed_bits_57 >= s4_first) & (packed_bits_57 < s4_ends);
    wire [6:0] packed_bits_58 = {1'b0, s4_rank_20};
    wire both_26 = (packed_bits_58 >= s4_first) & (packed_bits_58 < s4_ends);
    wire [6:0] packed_bits_59 = {1'b0, s4_rank_21};
    wire both_27 = (packed_bits_59 >= s4_first) & (packed_bits_59 < s4_ends);
    wire [6:0] packed_bits_60 = {1'b0, s4_rank_22};
    wire both_28 = (packed_bits_60 >= s4_first) & (packed_bits_60 < s4_ends);
    wire [6:0] packed_bits_61 = {1'b0, s4_rank_23};
    wire both_29 = (packed_bits_61 >= s4_first) & (packed_bits_61 < s4_ends);
    wire [6:0] packed_bits_62 = {1'b0, s4_rank_24};
    wire both_30 = (packed_bits_62 >= s4_first) & (packed_bits_62 < s4_ends);
    wire [6:0] packed_bits_63 = {1'b0, s4_rank_25};
    wire both_31 = (packed_bits_63 >= s4_first) & (packed_bits_63 < s4_ends);
    wire [6:0] packed_bits_64 = {1'b0, s4_rank_26};
    wire both_32 = (packed_bits_64 >= s4_first) & (packed_bits_64 < s4_ends);
    wire [6:0] packed_bits_65 = {1'b0, s4_rank_27};
    wire both_33 = (packed_bits_65 >= s4_first) & (packed_bits_65 < s4_ends);
    wire [6:0] packed_bits_66 = {1'b0, s4_rank_28};
    wire both_34 = (packed_bits_66 >= s4_first) & (packed_bits_66 < s4_ends);
    wire [6:0] packed_bits_67 = {1'b0, s4_rank_29};
    wire both_35 = (packed_bits_67 >= s4_first) & (packed_bits_67 < s4_ends);
    wire [6:0] packed_bits_68 = {1'b0, s4_rank_30};
    wire both_36 = (packed_bits_68 >= s4_first) & (packed_bits_68 < s4_ends);
    wire [6:0] packed_bits_69 = {1'b0, s4_rank_31};
    wire both_37 = (packed_bits_69 >= s4_first) & (packed_bits_69 < s4_ends);
    wire [6:0] packed_bits_70 = {1'b0, s4_rank_32};
    wire both_38 = (packed_bits_70 >= s4_first) & (packed_bits_70 < s4_ends);
    wire [32:0] packed_bits_71 = {
        both_38 | (packed_bits_70 < s4_round), both_37 | (packed_bits_69 < s4_round),
        both_36 | (packed_bits_68 < s4_round), both_35 | (packed_bits_67 < s4_round),
        both_34 | (packed_bits_66 < s4_round), both_33 | (packed_bits_65 < s4_round),
        both_32 | (packed_bits_64 < s4_round), both_31 | (packed_bits_63 < s4_round),
        both_30 | (packed_bits_62 < s4_round), both_29 | (packed_bits_61 < s4_round),
        both_28 | (packed_bits_60 < s4_round), both_27 | (packed_bits_59 < s4_round),
        both_26 | (packed_bits_58 < s4_round), both_25 | (packed_bits_57 < s4_round),
        both_24 | (packed_bits_56 < s4_round), both_23 | (packed_bits_55 < s4_round),
        both_22 | (packed_bits_54 < s4_round), both_21 | (packed_bits_53 < s4_round),
        both_20 | (packed_bits_52 < s4_round), both_19 | (packed_bits_51 < s4_round),
        both_18 | (packed_bits_50 < s4_round), both_17 | (packed_bits_49 < s4_round),
        both_16 | (packed_bits_48 < s4_round), both_15 | (packed_bits_47 < s4_round),
        both_14 | (packed_bits_46 < s4_round), both_13 | (packed_bits_45 < s4_round),
        both_12 | (packed_bits_44 < s4_round), both_11 | (packed_bits_43 < s4_round),
        both_10 | (packed_bits_42 < s4_round), both_9 | (packed_bits_41 < s4_round),
        both_8 | (packed_bits_40 < s4_round), both_7 | (packed_bits_39 < s4_round), either_6
    };
    wire [32:0] s5_kept_and_s5_best = s5_kept & s5_best;

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_skip <= s3_skip;
        s4_first <= s4_first_next;
        s4_ends <= s4_ends_next;
        s4_round <= s4_round_next;
        s4_tied <= s3_tied;
        s4_rank_1 <= {5'd0, s3_tied[0]};
        s4_rank_2 <= {4'd0, sum_60};
        s4_rank_3 <= {4'd0, sum_60 + packed_bits_11};
        s4_rank_4 <= {3'd0, sum_61};
        s4_rank_5 <= {3'd0, sum_61 + {2'd0, s3_tied[4]}};
        s4_rank_6 <= {3'd0, sum_61 + packed_bits_14};
        s4_rank_7 <= s4_rank_7_next;
        s4_rank_8 <= {2'd0, sum_63};
        s4_rank_9 <= {2'd0, sum_63 + {3'd0, s3_tied[8]}};
        s4_rank_10 <= {2'd0, sum_63 + {2'd0, sum_64}};
        s4_rank_11 <= s4_rank_11_next;
        s4_rank_12 <= {2'd0, sum_63 + packed_bits_21};
        s4_rank_13 <= {2'd0, sum_68};
        s4_rank_14 <= s4_rank_14_next;
        s4_rank_15 <= {2'd0, sum_63 + packed_bits_22};
        s4_rank_16 <= s4_rank_16_next;
        s4_rank_17 <= {1'b0, sum_69 + {4'd0, s3_tied[16]}};
        s4_rank_18 <= {1'b0, sum_69 + {3'd0, sum_70}};
        s4_rank_19 <= s4_rank_19_next;
        s4_rank_20 <= {1'b0, sum_69 + {2'd0, sum_71}};
        s4_rank_21 <= {1'b0, sum_79};
        s4_rank_22 <= s4_rank_22_next;
        s4_rank_23 <= {1'b0, sum_69 + packed_bits_36};
        s4_rank_24 <= {1'b0, sum_69 + packed_bits_35};
        s4_rank_25 <= {1'b0, sum_80};
        s4_rank_26 <= s4_rank_26_next;
        s4_rank_27 <= {1'b0, sum_69 + packed_bits_37};
        s4_rank_28 <= s4_rank_28_next;
        s4_rank_29 <= {1'b0, sum_69 + {1'b0, sum_78}};
        s4_rank_30 <= {1'b0, sum_69 + packed_bits_38};
        s4_rank_31 <= s4_rank_31_next;
        s4_rank_32 <= s4_rank_32_next;
        s4_below <= s3_below;
        s4_best <= s3_best;
        s4_none <= s3_none;
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        s5_skip <= s4_skip;
        s5_kept <= s4_below | (s4_tied & packed_bits_71);
        s5_best <= s4_best;
        s5_none <= s4_none;
    end

    wire [1:0] sum_81 = {1'b0, s5_kept_and_s5_best[0]} + {1'b0, s5_kept_and_s5_best[1]};
    wire [2:0] packed_bits_72 = {1'b0, sum_81 + {1'b0, s5_kept_and_s5_best[2]}};
    wire [1:0] sum_82 = {1'b0, s5_kept_and_s5_best[3]} + {1'b0, s5_kept_and_s5_best[4]};
    wire [2:0] packed_bits_73 = {1'b0, sum_82 + {1'b0, s5_kept_and_s5_best[5]}};
    wire [2:0] sum_83 = (packed_bits_72 + packed_bits_73) + {2'd0, s5_kept_and_s5_best[6]};
    wire [1:0] sum_84 = {1'b0, s5_kept_and_s5_best[7]} + {1'b0, s5_kept_and_s5_best[8]};
    wire [2:0] packed_bits_74 = {1'b0, sum_84 + {1'b0, s5_kept_and_s5_best[9]}};
    wire [1:0] sum_85 = {1'b0, s5_kept_and_s5_best[10]} + {1'b0, s5_kept_and_s5_best[11]};
    wire [2:0] packed_bits_75 = {1'b0, sum_85 + {1'b0, s5_kept_and_s5_best[12]}};
    wire [2:0] sum_86 = (packed_bits_74 + packed_bits_75) + {2'd0, s5_kept_and_s5_best[13]};
    wire [3:0] sum_87 = ({1'b0, sum_83} + {1'b0, sum_86}) + {3'd0, s5_kept_and_s5_best[14]};
    wire [1:0] sum_88 = {1'b0, s5_kept_and_s5_best[15]} + {1'b0, s5_kept_and_s5_best[16]};
    wire [2:0] packed_bits_76 = {1'b0, sum_88 + {1'b0, s5_kept_and_s5_best[17]}};
    wire [1:0] sum_89 = {1'b0, s5_kept_and_s5_best[18]} + {1'b0, s5_kept_and_s5_best[19]};
    wire [2:0] packed_bits_77 = {1'b0, sum_89 + {1'b0, s5_kept_and_s5_best[20]}};
    wire [2:0] sum_90 = (packed_bits_76 + packed_bits_77) + {2'd0, s5_kept_and_s5_best[21]};
    wire [1:0] sum_91 = {1'b0, s5_kept_and_s5_best[22]} + {1'b0, s5_kept_and_s5_best[23]};
    wire [3:0] packed_bits_78 = {2'd0, sum_91 + {1'b0, s5_kept_and_s5_best[24]}};
    wire difference_bits_37 = s5_kept_and_s5_best[26] ^ s5_kept_and_s5_best[27];
    wire both_39 = s5_kept_and_s5_best[26] & s5_kept_and_s5_best[27];
    wire [2:0] sum_92 = {2'd0, s5_kept_and_s5_best[25]} + {1'b0, {both_39, difference_bits_37}};
    wire [3:0] packed_bits_79 = {1'b0, sum_92 + {2'd0, s5_kept_and_s5_best[28]}};
    wire [3:0] sum_93 = (packed_bits_78 + packed_bits_79) + {3'd0, s5_kept_and_s5_best[29]};
    wire [4:0] sum_94 = ({2'd0, sum_90} + {1'b0, sum_93}) + {4'd0, s5_kept_and_s5_best[30]};
    wire [5:0] s6_pick_ones_0_0_next = ({2'd0, sum_87} + {1'b0, sum_94}) + {5'd0, s5_kept_and_s5_best[31]};
    wire [1:0] sum_95 = {1'b0, s5_kept_and_s5_best[0]} + {1'b0, s5_kept_and_s5_best[1]};
    wire [2:0] packed_bits_80 = {1'b0, sum_95 + {1'b0, s5_kept_and_s5_best[2]}};
    wire [1:0] sum_96 = {1'b0, s5_kept_and_s5_best[3]} + {1'b0, s5_kept_and_s5_best[4]};
    wire [2:0] packed_bits_81 = {1'b0, sum_96 + {1'b0, s5_kept_and_s5_best[5]}};
    wire [2:0] sum_97 = (packed_bits_80 + packed_bits_81) + {2'd0, s5_kept_and_s5_best[6]};
    wire [1:0] sum_98 = {1'b0, s5_kept_and_s5_best[7]} + {1'b0, s5_kept_and_s5_best[8]};
    wire [3:0] packed_bits_82 = {2'd0, sum_98 + {1'b0, s5_kept_and_s5_best[9]}};
    wire difference_bits_38 = s5_kept_and_s5_best[11] ^ s5_kept_and_s5_best[12];
    wire both_40 = s5_kept_and_s5_best[11] & s5_kept_and_s5_best[12];
    wire [2:0] sum_99 = {2'd0, s5_kept_and_s5_best[10]} + {1'b0, {both_40, difference_bits_38}};
    wire [3:0] packed_bits_83 = {1'b0, sum_99 + {2'd0, s5_kept_and_s5_best[13]}};
    wire [3:0] sum_100 = (packed_bits_82 + packed_bits_83) + {3'd0, s5_kept_and_s5_best[14]};
    wire [4:0] s6_pick_ones_1_0_next = ({2'd0, sum_97} + {1'b0, sum_100}) + {4'd0, s5_kept_and_s5_best[15]};
    wire [1:0] sum_101 = {1'b0, s5_kept_and_s5_best[0]} + {1'b0, s5_kept_and_s5_best[1]};
    wire [3:0] packed_bits_84 = {2'd0, sum_101 + {1'b0, s5_kept_and_s5_best[2]}};
    wire difference_bits_39 = s5_kept_and_s5_best[4] ^ s5_kept_and_s5_best[5];
    wire both_41 = s5_kept_and_s5_best[4] & s5_kept_and_s5_best[5];
    wire [2:0] sum_102 = {2'd0, s5_kept_and_s5_best[3]} + {1'b0, {both_41, difference_bits_39}};
    wire [3:0] packed_bits_85 = {1'b0, sum_102 + {2'd0, s5_kept_and_s5_best[6]}};
    wire [3:0] s6_pick_ones_2_0_next = (packed_bits_84 + packed_bits_85) + {3'd0, s5_kept_and_s5_best[7]};
    wire [1:0] sum_103 = {1'b0, s5_kept_and_s5_best[16]} + {1'b0, s5_kept_and_s5_best[17]};
    wire [1:0] sum_104 = sum_103 + {1'b0, s5_kept_and_s5_best[18]};
    wire difference_bits_40 = s5_kept_and_s5_best[20] ^ s5_kept_and_s5_best[21];
    wire both_42 = s5_kept_and_s5_best[20] & s5_kept_and_s5_best[21];
    wire [2:0] sum_105 = {2'd0, s5_kept_and_s5_best[19]} + {1'b0, {both_42, difference_bits_40}};
    wire [2:0] sum_106 = sum_105 + {2'd0, s5_kept_and_s5_best[22]};
    wire [3:0] s6_pick_ones_2_1_next = ({2'd0, sum_104} + {1'b0, sum_106}) + {3'd0, s5_kept_and_s5_best[23]};
    wire difference_bits_41 = s5_kept_and_s5_best[1] ^ s5_kept_and_s5_best[2];
    wire both_43 = s5_kept_and_s5_best[1] & s5_kept_and_s5_best[2];
    wire [2:0] sum_107 = {2'd0, s5_kept_and_s5_best[0]} + {1'b0, {both_43, difference_bits_41}};
    wire difference_bits_42 = s5_kept_and_s5_best[9] ^ s5_kept_and_s5_best[10];
    wire both_44 = s5_kept_and_s5_best[9] & s5_kept_and_s5_best[10];
    wire [2:0] sum_108 = {2'd0, s5_kept_and_s5_best[8]} + {1'b0, {both_44, difference_bits_42}};
    wire [2:0] s6_pick_ones_3_1_next = sum_108 + {2'd0, s5_kept_and_s5_best[11]};
    wire difference_bits_43 = s5_kept_and_s5_best[17] ^ s5_kept_and_s5_best[18];
    wire both_45 = s5_kept_and_s5_best[17] & s5_kept_and_s5_best[18];
    wire [2:0] sum_109 = {2'd0, s5_kept_and_s5_best[16]} + {1'b0, {both_45, difference_bits_43}};
    wire [2:0] s6_pick_ones_3_2_next = sum_109 + {2'd0, s5_kept_and_s5_best[19]};
    wire difference_bits_44 = s5_kept_and_s5_best[25] ^ s5_kept_and_s5_best[26];
    wire both_46 = s5_kept_and_s5_best[25] & s5_kept_and_s5_best[26];
    wire [2:0] sum_110 = {2'd0, s5_kept_and_s5_best[24]} + {1'b0, {both_46, difference_bits_44}};
    wire [2:0] s6_pick_ones_3_3_next = sum_110 + {2'd0, s5_kept_and_s5_best[27]};
    wire difference_bits_45 = s5_kept_and_s5_best[0] ^ s5_kept_and_s5_best[1];
    wire both_47 = s5_kept_and_s5_best[0] & s5_kept_and_s5_best[1];
    wire difference_bits_46 = s5_kept_and_s5_best[4] ^ s5_kept_and_s5_best[5];
    wire both_48 = s5_kept_and_s5_best[4] & s5_kept_and_s5_best[5];
    wire difference_bits_47 = s5_kept_and_s5_best[8] ^ s5_kept_and_s5_best[9];
    wire both_49 = s5_kept_and_s5_best[8] & s5_kept_and_s5_best[9];
    wire difference_bits_48 = s5_kept_and_s5_best[12] ^ s5_kept_and_s5_best[13];
    wire both_50 = s5_kept_and_s5_best[12] & s5_kept_and_s5_best[13];
    wire difference_bits_49 = s5_kept_and_s5_best[16] ^ s5_kept_and_s5_best[17];
    wire both_51 = s5_kept_and_s5_best[16] & s5_kept_and_s5_best[17];
    wire difference_bits_50 = s5_kept_and_s5_best[20] ^ s5_kept_and_s5_best[21];
    wire both_52 = s5_kept_and_s5_best[20] & s5_kept_and_s5_best[21];
    wire difference_bits_51 = s5_kept_and_s5_best[24] ^ s5_kept_and_s5_best[25];
    wire both_53 = s5_kept_and_s5_best[24] & s5_kept_and_s5_best[25];
    wire difference_bits_52 = s5_kept_and_s5_best[28] ^ s5_kept_and_s5_best[29];
    wire both_54 = s5_kept_and_s5_best[28] & s5_kept_and_s5_best[29];

    // Pipeline stage 6.
    always @(posedge clk) begin
        s6_none <= s5_none;
        s6_pick_ones_0_0 <= s6_pick_ones_0_0_next;
        s6_pick_ones_1_0 <= s6_pick_ones_1_0_next;
        s6_pick_ones_1_1 <= {4'd0, s5_kept_and_s5_best[32]};
        s6_pick_ones_2_0 <= s6_pick_ones_2_0_next;
        s6_pick_ones_2_1 <= s6_pick_ones_2_1_next;
        s6_pick_ones_2_2 <= {3'd0, s5_kept_and_s5_best[32]};
        s6_pick_ones_3_0 <= sum_107 + {2'd0, s5_kept_and_s5_best[3]};
        s6_pick_ones_3_1 <= s6_pick_ones_3_1_next;
        s6_pick_ones_3_2 <= s6_pick_ones_3_2_next;
        s6_pick_ones_3_3 <= s6_pick_ones_3_3_next;
        s6_pick_ones_3_4 <= {2'd0, s5_kept_and_s5_best[32]};
        s6_pick_ones_4_0 <= {both_47, difference_bits_45};
        s6_pick_ones_4_1 <= {both_48, difference_bits_46};
        s6_pick_ones_4_2 <= {both_49, difference_bits_47};
        s6_pick_ones_4_3 <= {both_50, difference_bits_48};
        s6_pick_ones_4_4 <= {both_51, difference_bits_49};
        s6_pick_ones_4_5 <= {both_52, difference_bits_50};
        s6_pick_ones_4_6 <= {both_53, difference_bits_51};
        s6_pick_ones_4_7 <= {both_54, difference_bits_52};
        s6_pick_ones_4_8 <= {1'b0, s5_kept_and_s5_best[32]};
        s6_pick_ones_5_0 <= s5_kept_and_s5_best[0];
        s6_pick_ones_5_1 <= s5_kept_and_s5_best[2];
        s6_pick_ones_5_2 <= s5_kept_and_s5_best[4];
        s6_pick_ones_5_3 <= s5_kept_and_s5_best[6];
        s6_pick_ones_5_4 <= s5_kept_and_s5_best[8];
        s6_pick_ones_5_5 <= s5_kept_and_s5_best[10];
        s6_pick_ones_5_6 <= s5_kept_and_s5_best[12];
        s6_pick_ones_5_7 <= s5_kept_and_s5_best[14];
        s6_pick_ones_5_8 <= s5_kept_and_s5_best[16];
        s6_pick_ones_5_9 <= s5_kept_and_s5_best[18];
        s6_pick_ones_5_10 <= s5_kept_and_s5_best[20];
        s6_pick_ones_5_11 <= s5_kept_and_s5_best[22];
        s6_pick_ones_5_12 <= s5_kept_and_s5_best[24];
        s6_pick_ones_5_13 <= s5_kept_and_s5_best[26];
        s6_pick_ones_5_14 <= s5_kept_and_s5_best[28];
        s6_pick_ones_5_15 <= s5_kept_and_s5_best[30];
        s6_pick_ones_5_16 <= s5_kept_and_s5_best[32];
        s6_pick_skip <= s5_skip;
        s6_kept <= s5_kept;
    end

    wire inverse_1 = s6_pick_skip >= s6_pick_ones_0_0;
    wire [5:0] choice_2 = inverse_1 ? (s6_pick_skip - s6_pick_ones_0_0) : s6_pick_skip;
    wire [4:0] s6_pick_ones_1_1_if_inverse_1 = inverse_1 ? s6_pick_ones_1_1 : s6_pick_ones_1_0;
    wire [5:0] packed_bits_86 = {1'b0, s6_pick_ones_1_1_if_inverse_1};
    wire inverse_2 = choice_2 >= packed_bits_86;
    wire [1:0] packed_bits_87 = {inverse_1, inverse_2};
    wire [5:0] choice_3 = inverse_2 ? (choice_2 - packed_bits_86) : choice_2;
    wire [3:0] choice_4 = packed_bits_87[0] ? s6_pick_ones_2_1 : s6_pick_ones_2_0;
    wire [3:0] choice_5 = packed_bits_87[0] ? 4'd0 : s6_pick_ones_2_2;
    wire [5:0] packed_bits_88 = {2'd0, packed_bits_87[1] ? choice_5 : choice_4};
    wire inverse_3 = choice_3 >= packed_bits_88;
    wire [5:0] s7_pick_skip_next = inverse_3 ? (choice_3 - packed_bits_88) : choice_3;
    wire [2:0] choice_6 = s7_pick_position[0] ? s7_pick_ones_3_1 : s7_pick_ones_3_0;
    wire [2:0] choice_7 = s7_pick_position[0] ? s7_pick_ones_3_3 : s7_pick_ones_3_2;
    wire [2:0] choice_8 = s7_pick_position[0] ? 3'd0 : s7_pick_ones_3_4;
    wire [2:0] choice_7_if_s7_pick_position_1 = s7_pick_position[1] ? choice_7 : choice_6;
    wire [2:0] choice_9 = s7_pick_position[2] ? (s7_pick_position[1] ? 3'd0 : choice_8) : choice_7_if_s7_pick_position_1;
    wire [5:0] packed_bits_89 = {3'd0, choice_9};
    wire inverse_4 = s7_pick_skip >= packed_bits_89;
    wire [3:0] packed_bits_90 = {s7_pick_position, inverse_4};
    wire [5:0] choice_10 = inverse_4 ? (s7_pick_skip - packed_bits_89) : s7_pick_skip;
    wire [1:0] choice_11 = packed_bits_90[0] ? s7_pick_ones_4_1 : s7_pick_ones_4_0;
    wire [1:0] choice_12 = packed_bits_90[0] ? s7_pick_ones_4_3 : s7_pick_ones_4_2;
    wire [1:0] choice_13 = packed_bits_90[0] ? s7_pick_ones_4_5 : s7_pick_ones_4_4;
    wire [1:0] choice_14 = packed_bits_90[0] ? s7_pick_ones_4_7 : s7_pick_ones_4_6;
    wire [1:0] choice_15 = packed_bits_90[0] ? 2'd0 : s7_pick_ones_4_8;
    wire [1:0] choice_12_if_packed_bits_90_1 = packed_bits_90[1] ? choice_12 : choice_11;
    wire [1:0] choice_14_if_packed_bits_90_1 = packed_bits_90[1] ? choice_14 : choice_13;
    wire [1:0] choice_16 = packed_bits_90[2] ? choice_14_if_packed_bits_90_1 : choice_12_if_packed_bits_90_1;
    wire [1:0] choice_17 = packed_bits_90[2] ? 2'd0 : (packed_bits_90[1] ? 2'd0 : choice_15);
    wire [1:0] choice_17_if_packed_bits_90_3 = packed_bits_90[3] ? choice_17 : choice_16;
    wire [5:0] packed_bits_91 = {4'd0, choice_17_if_packed_bits_90_3};
    wire inverse_5 = choice_10 >= packed_bits_91;
    wire [4:0] packed_bits_92 = {packed_bits_90, inverse_5};
    wire [5:0] choice_18 = inverse_5 ? (choice_10 - packed_bits_91) : choice_10;
    wire choice_19 = packed_bits_92[0] ? s7_pick_ones_5_1 : s7_pick_ones_5_0;
    wire choice_20 = packed_bits_92[0] ? s7_pick_ones_5_3 : s7_pick_ones_5_2;
    wire choice_21 = packed_bits_92[0] ? s7_pick_ones_5_5 : s7_pick_ones_5_4;
    wire choice_22 = packed_bits_92[0] ? s7_pick_ones_5_7 : s7_pick_ones_5_6;
    wire choice_23 = packed_bits_92[0] ? s7_pick_ones_5_9 : s7_pick_ones_5_8;
    wire choice_24 = packed_bits_92[0] ? s7_pick_ones_5_11 : s7_pick_ones_5_10;
    wire choice_25 = packed_bits_92[0] ? s7_pick_ones_5_13 : s7_pick_ones_5_12;
    wire choice_26 = packed_bits_92[0] ? s7_pick_ones_5_15 : s7_pick_ones_5_14;
    wire choice_27 = packed_bits_92[0] ? 1'b0 : s7_pick_ones_5_16;
    wire choice_20_if_packed_bits_92_1 = packed_bits_92[1] ? choice_20 : choice_19;
    wire choice_22_if_packed_bits_92_1 = packed_bits_92[1] ? choice_22 : choice_21;
    wire choice_24_if_packed_bits_92_1 = packed_bits_92[1] ? choice_24 : choice_23;
    wire choice_26_if_packed_bits_92_1 = packed_bits_92[1] ? choice_26 : choice_25;
    wire choice_28 = packed_bits_92[2] ? choice_22_if_packed_bits_92_1 : choice_20_if_packed_bits_92_1;
    wire choice_29 = packed_bits_92[2] ? choice_26_if_packed_bits_92_1 : choice_24_if_packed_bits_92_1;
    wire choice_30 = packed_bits_92[2] ? 1'b0 : (packed_bits_92[1] ? 1'b0 : choice_27);
    wire choice_29_if_packed_bits_92_3 = packed_bits_92[3] ? choice_29 : choice_28;
    wire choice_31 = packed_bits_92[4] ? (packed_bits_92[3] ? 1'b0 : choice_30) : choice_29_if_packed_bits_92_3;
    wire [5:0] s8_pick_position_next = {packed_bits_92, choice_18 >= {5'd0, choice_31}};
    wire [5:0] choice_32 = (~s8_none) ? s8_pick_position : 6'd0;

    // Pipeline stage 7.
    always @(posedge clk) begin
        s7_none <= s6_none;
        s7_pick_ones_3_0 <= s6_pick_ones_3_0;
        s7_pick_ones_3_1 <= s6_pick_ones_3_1;
        s7_pick_ones_3_2 <= s6_pick_ones_3_2;
        s7_pick_ones_3_3 <= s6_pick_ones_3_3;
        s7_pick_ones_3_4 <= s6_pick_ones_3_4;
        s7_pick_ones_4_0 <= s6_pick_ones_4_0;
        s7_pick_ones_4_1 <= s6_pick_ones_4_1;
        s7_pick_ones_4_2 <= s6_pick_ones_4_2;
        s7_pick_ones_4_3 <= s6_pick_ones_4_3;
        s7_pick_ones_4_4 <= s6_pick_ones_4_4;
        s7_pick_ones_4_5 <= s6_pick_ones_4_5;
        s7_pick_ones_4_6 <= s6_pick_ones_4_6;
        s7_pick_ones_4_7 <= s6_pick_ones_4_7;
        s7_pick_ones_4_8 <= s6_pick_ones_4_8;
        s7_pick_ones_5_0 <= s6_pick_ones_5_0;
        s7_pick_ones_5_1 <= s6_pick_ones_5_1;
        s7_pick_ones_5_2 <= s6_pick_ones_5_2;
        s7_pick_ones_5_3 <= s6_pick_ones_5_3;
        s7_pick_ones_5_4 <= s6_pick_ones_5_4;
        s7_pick_ones_5_5 <= s6_pick_ones_5_5;
        s7_pick_ones_5_6 <= s6_pick_ones_5_6;
        s7_pick_ones_5_7 <= s6_pick_ones_5_7;
        s7_pick_ones_5_8 <= s6_pick_ones_5_8;
        s7_pick_ones_5_9 <= s6_pick_ones_5_9;
        s7_pick_ones_5_10 <= s6_pick_ones_5_10;
        s7_pick_ones_5_11 <= s6_pick_ones_5_11;
        s7_pick_ones_5_12 <= s6_pick_ones_5_12;
        s7_pick_ones_5_13 <= s6_pick_ones_5_13;
        s7_pick_ones_5_14 <= s6_pick_ones_5_14;
        s7_pick_ones_5_15 <= s6_pick_ones_5_15;
        s7_pick_ones_5_16 <= s6_pick_ones_5_16;
        s7_pick_skip <= s7_pick_skip_next;
        s7_pick_position <= {packed_bits_87, inverse_3};
        s7_kept <= s6_kept;
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        s8_none <= s7_none;
        s8_pick_position <= s8_pick_position_next;
        s8_kept <= s7_kept;
    end

    assign out_valid = s8_valid & (~rst);
    assign path = out_valid ? choice_32 : 6'd0;
    assign no_path = s8_none & out_valid;
    assign kept = out_valid ? s8_kept : 33'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, random_15_0_times_s2_ties[15:0], random_31_16_times_s2_candidates[15:0]
    };

`ifdef FORMAL
    wire [32:0] s8_kept_shr_choice_32 = s8_kept >> choice_32;
    wire not_s8_valid = ~s8_valid;
    wire the_pick_is_kept_holds = (not_s8_valid | s8_none) | s8_kept_shr_choice_32[0];

    always @(posedge clk) begin
        if (!rst) begin
            keep_in_range: assert ((|keep) & (6'd33 >= keep));
            random_is_not_zero: assert (|random);
            the_pick_is_kept: assert (the_pick_is_kept_holds);
            kept_none_iff_no_path: assert (not_s8_valid | ((|s8_kept) ^ s8_none));
        end
    end

    // Not read here; named so that no tool reports it.
    wire _unused_formal_ok = &{1'b0, s8_kept_shr_choice_32[32:1]};
`endif
endmodule
