// SPDX-License-Identifier: Apache-2.0
// Module: topk_select_n32_l8_k4_best_r64_1e3779b97f4a7c15
// Written by: sluice 0.1.0
//
// SGLB's choice of a path: 32 paths, 8 levels, K = 4 after reset, latency 8.
// Keeps the K enabled paths of lowest level, picks at random among those of the best level.
// Random bits: a linear feedback shift register of 64 bits.

module topk_select_n32_l8_k4_best_r64_1e3779b97f4a7c15 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [31:0] enable,
    input  wire [95:0] level,
    input  wire cfg_we,
    input  wire [5:0] cfg_keep,
    output wire out_valid,
    output wire [4:0] path,
    output wire no_path,
    output wire [31:0] kept
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
    reg [5:0] s1_up_to_3;
    reg [5:0] s1_up_to_4;
    reg [5:0] s1_up_to_5;
    reg [5:0] s1_up_to_6;
    reg [5:0] s1_up_to_7;
    // How many paths are kept.
    reg [5:0] keep;
    reg [5:0] s1_keep;
    reg [2:0] s2_last;
    reg [2:0] s2_best_level;
    reg [5:0] s2_ties;
    reg [5:0] s2_places;
    reg [5:0] s2_candidates;
    reg s2_none;
    reg [31:0] s1_enable;
    reg [31:0] s2_enable;
    reg [2:0] s1_level_0;
    reg [2:0] s2_level_0;
    reg [2:0] s1_level_1;
    reg [2:0] s2_level_1;
    reg [2:0] s1_level_2;
    reg [2:0] s2_level_2;
    reg [2:0] s1_level_3;
    reg [2:0] s2_level_3;
    reg [2:0] s1_level_4;
    reg [2:0] s2_level_4;
    reg [2:0] s1_level_5;
    reg [2:0] s2_level_5;
    reg [2:0] s1_level_6;
    reg [2:0] s2_level_6;
    reg [2:0] s1_level_7;
    reg [2:0] s2_level_7;
    reg [2:0] s1_level_8;
    reg [2:0] s2_level_8;
    reg [2:0] s1_level_9;
    reg [2:0] s2_level_9;
    reg [2:0] s1_level_10;
    reg [2:0] s2_level_10;
    reg [2:0] s1_level_11;
    reg [2:0] s2_level_11;
    reg [2:0] s1_level_12;
    reg [2:0] s2_level_12;
    reg [2:0] s1_level_13;
    reg [2:0] s2_level_13;
    reg [2:0] s1_level_14;
    reg [2:0] s2_level_14;
    reg [2:0] s1_level_15;
    reg [2:0] s2_level_15;
    reg [2:0] s1_level_16;
    reg [2:0] s2_level_16;
    reg [2:0] s1_level_17;
    reg [2:0] s2_level_17;
    reg [2:0] s1_level_18;
    reg [2:0] s2_level_18;
    reg [2:0] s1_level_19;
    reg [2:0] s2_level_19;
    reg [2:0] s1_level_20;
    reg [2:0] s2_level_20;
    reg [2:0] s1_level_21;
    reg [2:0] s2_level_21;
    reg [2:0] s1_level_22;
    reg [2:0] s2_level_22;
    reg [2:0] s1_level_23;
    reg [2:0] s2_level_23;
    reg [2:0] s1_level_24;
    reg [2:0] s2_level_24;
    reg [2:0] s1_level_25;
    reg [2:0] s2_level_25;
    reg [2:0] s1_level_26;
    reg [2:0] s2_level_26;
    reg [2:0] s1_level_27;
    reg [2:0] s2_level_27;
    reg [2:0] s1_level_28;
    reg [2:0] s2_level_28;
    reg [2:0] s1_level_29;
    reg [2:0] s2_level_29;
    reg [2:0] s1_level_30;
    reg [2:0] s2_level_30;
    reg [2:0] s1_level_31;
    reg [2:0] s2_level_31;
    // The next bits of the random sequence, the first one lowest.
    reg [63:0] random;
    reg [5:0] s3_first;
    reg [5:0] s3_skip;
    reg [5:0] s4_skip;
    reg [5:0] s5_skip;
    reg [31:0] s3_below;
    reg [31:0] s3_tied;
    reg [31:0] s3_best;
    reg [5:0] s3_places;
    reg [5:0] s3_of;
    reg [6:0] s4_first;
    reg [6:0] s4_ends;
    reg [6:0] s4_round;
    reg [31:0] s4_tied;
    reg [4:0] s4_rank_1;
    reg [4:0] s4_rank_2;
    reg [4:0] s4_rank_3;
    reg [4:0] s4_rank_4;
    reg [4:0] s4_rank_5;
    reg [4:0] s4_rank_6;
    reg [4:0] s4_rank_7;
    reg [4:0] s4_rank_8;
    reg [4:0] s4_rank_9;
    reg [4:0] s4_rank_10;
    reg [4:0] s4_rank_11;
    reg [4:0] s4_rank_12;
    reg [4:0] s4_rank_13;
    reg [4:0] s4_rank_14;
    reg [4:0] s4_rank_15;
    reg [4:0] s4_rank_16;
    reg [4:0] s4_rank_17;
    reg [4:0] s4_rank_18;
    reg [4:0] s4_rank_19;
    reg [4:0] s4_rank_20;
    reg [4:0] s4_rank_21;
    reg [4:0] s4_rank_22;
    reg [4:0] s4_rank_23;
    reg [4:0] s4_rank_24;
    reg [4:0] s4_rank_25;
    reg [4:0] s4_rank_26;
    reg [4:0] s4_rank_27;
    reg [4:0] s4_rank_28;
    reg [4:0] s4_rank_29;
    reg [4:0] s4_rank_30;
    reg [4:0] s4_rank_31;
    reg [31:0] s4_below;
    reg [31:0] s5_kept;
    reg [31:0] s4_best;
    reg [31:0] s5_best;
    reg s3_none;
    reg s4_none;
    reg s5_none;
    reg s6_none;
    reg s7_none;
    reg s8_none;
    reg [4:0] s6_pick_ones_0_0;
    reg [3:0] s6_pick_ones_1_0;
    reg [3:0] s6_pick_ones_1_1;
    reg [2:0] s6_pick_ones_2_0;
    reg [2:0] s6_pick_ones_2_1;
    reg [2:0] s6_pick_ones_2_2;
    reg [2:0] s6_pick_ones_2_3;
    reg [1:0] s6_pick_ones_3_0;
    reg [1:0] s6_pick_ones_3_1;
    reg [1:0] s6_pick_ones_3_2;
    reg [1:0] s6_pick_ones_3_3;
    reg [1:0] s6_pick_ones_3_4;
    reg [1:0] s6_pick_ones_3_5;
    reg [1:0] s6_pick_ones_3_6;
    reg [1:0] s6_pick_ones_3_7;
    reg s6_pick_ones_4_0;
    reg s6_pick_ones_4_1;
    reg s6_pick_ones_4_2;
    reg s6_pick_ones_4_3;
    reg s6_pick_ones_4_4;
    reg s6_pick_ones_4_5;
    reg s6_pick_ones_4_6;
    reg s6_pick_ones_4_7;
    reg s6_pick_ones_4_8;
    reg s6_pick_ones_4_9;
    reg s6_pick_ones_4_10;
    reg s6_pick_ones_4_11;
    reg s6_pick_ones_4_12;
    reg s6_pick_ones_4_13;
    reg s6_pick_ones_4_14;
    reg s6_pick_ones_4_15;
    reg [5:0] s6_pick_skip;
    reg [2:0] s7_pick_ones_2_0;
    reg [2:0] s7_pick_ones_2_1;
    reg [2:0] s7_pick_ones_2_2;
    reg [2:0] s7_pick_ones_2_3;
    reg [1:0] s7_pick_ones_3_0;
    reg [1:0] s7_pick_ones_3_1;
    reg [1:0] s7_pick_ones_3_2;
    reg [1:0] s7_pick_ones_3_3;
    reg [1:0] s7_pick_ones_3_4;
    reg [1:0] s7_pick_ones_3_5;
    reg [1:0] s7_pick_ones_3_6;
    reg [1:0] s7_pick_ones_3_7;
    reg s7_pick_ones_4_0;
    reg s7_pick_ones_4_1;
    reg s7_pick_ones_4_2;
    reg s7_pick_ones_4_3;
    reg s7_pick_ones_4_4;
    reg s7_pick_ones_4_5;
    reg s7_pick_ones_4_6;
    reg s7_pick_ones_4_7;
    reg s7_pick_ones_4_8;
    reg s7_pick_ones_4_9;
    reg s7_pick_ones_4_10;
    reg s7_pick_ones_4_11;
    reg s7_pick_ones_4_12;
    reg s7_pick_ones_4_13;
    reg s7_pick_ones_4_14;
    reg s7_pick_ones_4_15;
    reg [5:0] s7_pick_skip;
    reg [1:0] s7_pick_position;
    reg [4:0] s8_pick_position;
    reg [31:0] s6_kept;
    reg [31:0] s7_kept;
    reg [31:0] s8_kept;

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

    wire [31:0] packed_bits_1 = {
        3'd0 >= level[95:93], 3'd0 >= level[92:90], 3'd0 >= level[89:87], 3'd0 >= level[86:84],
        3'd0 >= level[83:81], 3'd0 >= level[80:78], 3'd0 >= level[77:75], 3'd0 >= level[74:72],
        3'd0 >= level[71:69], 3'd0 >= level[68:66], 3'd0 >= level[65:63], 3'd0 >= level[62:60],
        3'd0 >= level[59:57], 3'd0 >= level[56:54], 3'd0 >= level[53:51], 3'd0 >= level[50:48],
        3'd0 >= level[47:45], 3'd0 >= level[44:42], 3'd0 >= level[41:39], 3'd0 >= level[38:36],
        3'd0 >= level[35:33], 3'd0 >= level[32:30], 3'd0 >= level[29:27], 3'd0 >= level[26:24],
        3'd0 >= level[23:21], 3'd0 >= level[20:18], 3'd0 >= level[17:15], 3'd0 >= level[14:12],
        3'd0 >= level[11:9], 3'd0 >= level[8:6], 3'd0 >= level[5:3], 3'd0 >= level[2:0]
    };
    wire [31:0] enable_and_packed_bits_1 = enable & packed_bits_1;
    wire [1:0] sum_1 = {1'b0, enable_and_packed_bits_1[0]} + {1'b0, enable_and_packed_bits_1[1]};
    wire [1:0] sum_2 = sum_1 + {1'b0, enable_and_packed_bits_1[2]};
    wire [1:0] sum_3 = {1'b0, enable_and_packed_bits_1[3]} + {1'b0, enable_and_packed_bits_1[4]};
    wire [1:0] sum_4 = sum_3 + {1'b0, enable_and_packed_bits_1[5]};
    wire [2:0] sum_5 = ({1'b0, sum_2} + {1'b0, sum_4}) + {2'd0, enable_and_packed_bits_1[6]};
    wire [1:0] sum_6 = {1'b0, enable_and_packed_bits_1[7]} + {1'b0, enable_and_packed_bits_1[8]};
    wire [1:0] sum_7 = sum_6 + {1'b0, enable_and_packed_bits_1[9]};
    wire [1:0] sum_8 = {1'b0, enable_and_packed_bits_1[10]} + {1'b0, enable_and_packed_bits_1[11]};
    wire [1:0] sum_9 = sum_8 + {1'b0, enable_and_packed_bits_1[12]};
    wire [2:0] sum_10 = ({1'b0, sum_7} + {1'b0, sum_9}) + {2'd0, enable_and_packed_bits_1[13]};
    wire [3:0] sum_11 = ({1'b0, sum_5} + {1'b0, sum_10}) + {3'd0, enable_and_packed_bits_1[14]};
    wire [1:0] sum_12 = {1'b0, enable_and_packed_bits_1[15]} + {1'b0, enable_and_packed_bits_1[16]};
    wire [1:0] sum_13 = sum_12 + {1'b0, enable_and_packed_bits_1[17]};
    wire [1:0] sum_14 = {1'b0, enable_and_packed_bits_1[18]} + {1'b0, enable_and_packed_bits_1[19]};
    wire [1:0] sum_15 = sum_14 + {1'b0, enable_and_packed_bits_1[20]};
    wire [2:0] sum_16 = ({1'b0, sum_13} + {1'b0, sum_15}) + {2'd0, enable_and_packed_bits_1[21]};
    wire [1:0] sum_17 = {1'b0, enable_and_packed_bits_1[22]} + {1'b0, enable_and_packed_bits_1[23]};
    wire [1:0] sum_18 = sum_17 + {1'b0, enable_and_packed_bits_1[24]};
    wire difference_bits_1 = enable_and_packed_bits_1[26] ^ enable_and_packed_bits_1[27];
    wire both_1 = enable_and_packed_bits_1[26] & enable_and_packed_bits_1[27];
    wire [2:0] sum_19 = {2'd0, enable_and_packed_bits_1[25]} + {1'b0, {both_1, difference_bits_1}};
    wire [2:0] sum_20 = sum_19 + {2'd0, enable_and_packed_bits_1[28]};
    wire [3:0] sum_21 = ({2'd0, sum_18} + {1'b0, sum_20}) + {3'd0, enable_and_packed_bits_1[29]};
    wire [4:0] sum_22 = ({2'd0, sum_16} + {1'b0, sum_21}) + {4'd0, enable_and_packed_bits_1[30]};
    wire [5:0] s1_up_to_0_next = ({2'd0, sum_11} + {1'b0, sum_22}) + {5'd0, enable_and_packed_bits_1[31]};
    wire [31:0] packed_bits_2 = {
        3'd1 >= level[95:93], 3'd1 >= level[92:90], 3'd1 >= level[89:87], 3'd1 >= level[86:84],
        3'd1 >= level[83:81], 3'd1 >= level[80:78], 3'd1 >= level[77:75], 3'd1 >= level[74:72],
        3'd1 >= level[71:69], 3'd1 >= level[68:66], 3'd1 >= level[65:63], 3'd1 >= level[62:60],
        3'd1 >= level[59:57], 3'd1 >= level[56:54], 3'd1 >= level[53:51], 3'd1 >= level[50:48],
        3'd1 >= level[47:45], 3'd1 >= level[44:42], 3'd1 >= level[41:39], 3'd1 >= level[38:36],
        3'd1 >= level[35:33], 3'd1 >= level[32:30], 3'd1 >= level[29:27], 3'd1 >= level[26:24],
        3'd1 >= level[23:21], 3'd1 >= level[20:18], 3'd1 >= level[17:15], 3'd1 >= level[14:12],
        3'd1 >= level[11:9], 3'd1 >= level[8:6], 3'd1 >= level[5:3], 3'd1 >= level[2:0]
    };
    wire [31:0] enable_and_packed_bits_2 = enable & packed_bits_2;
    wire [1:0] sum_23 = {1'b0, enable_and_packed_bits_2[0]} + {1'b0, enable_and_packed_bits_2[1]};
    wire [1:0] sum_24 = sum_23 + {1'b0, enable_and_packed_bits_2[2]};
    wire [1:0] sum_25 = {1'b0, enable_and_packed_bits_2[3]} + {1'b0, enable_and_packed_bits_2[4]};
    wire [1:0] sum_26 = sum_25 + {1'b0, enable_and_packed_bits_2[5]};
    wire [2:0] sum_27 = ({1'b0, sum_24} + {1'b0, sum_26}) + {2'd0, enable_and_packed_bits_2[6]};
    wire [1:0] sum_28 = {1'b0, enable_and_packed_bits_2[7]} + {1'b0, enable_and_packed_bits_2[8]};
    wire [1:0] sum_29 = sum_28 + {1'b0, enable_and_packed_bits_2[9]};
    wire [1:0] sum_30 = {1'b0, enable_and_packed_bits_2[10]} + {1'b0, enable_and_packed_bits_2[11]};
    wire [1:0] sum_31 = sum_30 + {1'b0, enable_and_packed_bits_2[12]};
    wire [2:0] sum_32 = ({1'b0, sum_29} + {1'b0, sum_31}) + {2'd0, enable_and_packed_bits_2[13]};
    wire [3:0] sum_33 = ({1'b0, sum_27} + {1'b0, sum_32}) + {3'd0, enable_and_packed_bits_2[14]};
    wire [1:0] sum_34 = {1'b0, enable_and_packed_bits_2[15]} + {1'b0, enable_and_packed_bits_2[16]};
    wire [1:0] sum_35 = sum_34 + {1'b0, enable_and_packed_bits_2[17]};
    wire [1:0] sum_36 = {1'b0, enable_and_packed_bits_2[18]} + {1'b0, enable_and_packed_bits_2[19]};
    wire [1:0] sum_37 = sum_36 + {1'b0, enable_and_packed_bits_2[20]};
    wire [2:0] sum_38 = ({1'b0, sum_35} + {1'b0, sum_37}) + {2'd0, enable_and_packed_bits_2[21]};
    wire [1:0] sum_39 = {1'b0, enable_and_packed_bits_2[22]} + {1'b0, enable_and_packed_bits_2[23]};
    wire [1:0] sum_40 = sum_39 + {1'b0, enable_and_packed_bits_2[24]};
    wire difference_bits_2 = enable_and_packed_bits_2[26] ^ enable_and_packed_bits_2[27];
    wire both_2 = enable_and_packed_bits_2[26] & enable_and_packed_bits_2[27];
    wire [2:0] sum_41 = {2'd0, enable_and_packed_bits_2[25]} + {1'b0, {both_2, difference_bits_2}};
    wire [2:0] sum_42 = sum_41 + {2'd0, enable_and_packed_bits_2[28]};
    wire [3:0] sum_43 = ({2'd0, sum_40} + {1'b0, sum_42}) + {3'd0, enable_and_packed_bits_2[29]};
    wire [4:0] sum_44 = ({2'd0, sum_38} + {1'b0, sum_43}) + {4'd0, enable_and_packed_bits_2[30]};
    wire [5:0] s1_up_to_1_next = ({2'd0, sum_33} + {1'b0, sum_44}) + {5'd0, enable_and_packed_bits_2[31]};
    wire [31:0] packed_bits_3 = {
        3'd2 >= level[95:93], 3'd2 >= level[92:90], 3'd2 >= level[89:87], 3'd2 >= level[86:84],
        3'd2 >= level[83:81], 3'd2 >= level[80:78], 3'd2 >= level[77:75], 3'd2 >= level[74:72],
        3'd2 >= level[71:69], 3'd2 >= level[68:66], 3'd2 >= level[65:63], 3'd2 >= level[62:60],
        3'd2 >= level[59:57], 3'd2 >= level[56:54], 3'd2 >= level[53:51], 3'd2 >= level[50:48],
        3'd2 >= level[47:45], 3'd2 >= level[44:42], 3'd2 >= level[41:39], 3'd2 >= level[38:36],
        3'd2 >= level[35:33], 3'd2 >= level[32:30], 3'd2 >= level[29:27], 3'd2 >= level[26:24],
        3'd2 >= level[23:21], 3'd2 >= level[20:18], 3'd2 >= level[17:15], 3'd2 >= level[14:12],
        3'd2 >= level[11:9], 3'd2 >= level[8:6], 3'd2 >= level[5:3], 3'd2 >= level[2:0]
    };
    wire [31:0] enable_and_packed_bits_3 = enable & packed_bits_3;
    wire [1:0] sum_45 = {1'b0, enable_and_packed_bits_3[0]} + {1'b0, enable_and_packed_bits_3[1]};
    wire [1:0] sum_46 = sum_45 + {1'b0, enable_and_packed_bits_3[2]};
    wire [1:0] sum_47 = {1'b0, enable_and_packed_bits_3[3]} + {1'b0, enable_and_packed_bits_3[4]};
    wire [1:0] sum_48 = sum_47 + {1'b0, enable_and_packed_bits_3[5]};
    wire [2:0] sum_49 = ({1'b0, sum_46} + {1'b0, sum_48}) + {2'd0, enable_and_packed_bits_3[6]};
    wire [1:0] sum_50 = {1'b0, enable_and_packed_bits_3[7]} + {1'b0, enable_and_packed_bits_3[8]};
    wire [1:0] sum_51 = sum_50 + {1'b0, enable_and_packed_bits_3[9]};
    wire [1:0] sum_52 = {1'b0, enable_and_packed_bits_3[10]} + {1'b0, enable_and_packed_bits_3[11]};
    wire [1:0] sum_53 = sum_52 + {1'b0, enable_and_packed_bits_3[12]};
    wire [2:0] sum_54 = ({1'b0, sum_51} + {1'b0, sum_53}) + {2'd0, enable_and_packed_bits_3[13]};
    wire [3:0] sum_55 = ({1'b0, sum_49} + {1'b0, sum_54}) + {3'd0, enable_and_packed_bits_3[14]};
    wire [1:0] sum_56 = {1'b0, enable_and_packed_bits_3[15]} + {1'b0, enable_and_packed_bits_3[16]};
    wire [1:0] sum_57 = sum_56 + {1'b0, enable_and_packed_bits_3[17]};
    wire [1:0] sum_58 = {1'b0, enable_and_packed_bits_3[18]} + {1'b0, enable_and_packed_bits_3[19]};
    wire [1:0] sum_59 = sum_58 + {1'b0, enable_and_packed_bits_3[20]};
    wire [2:0] sum_60 = ({1'b0, sum_57} + {1'b0, sum_59}) + {2'd0, enable_and_packed_bits_3[21]};
    wire [1:0] sum_61 = {1'b0, enable_and_packed_bits_3[22]} + {1'b0, enable_and_packed_bits_3[23]};
    wire [1:0] sum_62 = sum_61 + {1'b0, enable_and_packed_bits_3[24]};
    wire difference_bits_3 = enable_and_packed_bits_3[26] ^ enable_and_packed_bits_3[27];
    wire both_3 = enable_and_packed_bits_3[26] & enable_and_packed_bits_3[27];
    wire [2:0] sum_63 = {2'd0, enable_and_packed_bits_3[25]} + {1'b0, {both_3, difference_bits_3}};
    wire [2:0] sum_64 = sum_63 + {2'd0, enable_and_packed_bits_3[28]};
    wire [3:0] sum_65 = ({2'd0, sum_62} + {1'b0, sum_64}) + {3'd0, enable_and_packed_bits_3[29]};
    wire [4:0] sum_66 = ({2'd0, sum_60} + {1'b0, sum_65}) + {4'd0, enable_and_packed_bits_3[30]};
    wire [5:0] s1_up_to_2_next = ({2'd0, sum_55} + {1'b0, sum_66}) + {5'd0, enable_and_packed_bits_3[31]};
    wire [31:0] packed_bits_4 = {
        3'd3 >= level[95:93], 3'd3 >= level[92:90], 3'd3 >= level[89:87], 3'd3 >= level[86:84],
        3'd3 >= level[83:81], 3'd3 >= level[80:78], 3'd3 >= level[77:75], 3'd3 >= level[74:72],
        3'd3 >= level[71:69], 3'd3 >= level[68:66], 3'd3 >= level[65:63], 3'd3 >= level[62:60],
        3'd3 >= level[59:57], 3'd3 >= level[56:54], 3'd3 >= level[53:51], 3'd3 >= level[50:48],
        3'd3 >= level[47:45], 3'd3 >= level[44:42], 3'd3 >= level[41:39], 3'd3 >= level[38:36],
        3'd3 >= level[35:33], 3'd3 >= level[32:30], 3'd3 >= level[29:27], 3'd3 >= level[26:24],
        3'd3 >= level[23:21], 3'd3 >= level[20:18], 3'd3 >= level[17:15], 3'd3 >= level[14:12],
        3'd3 >= level[11:9], 3'd3 >= level[8:6], 3'd3 >= level[5:3], 3'd3 >= level[2:0]
    };
    wire [31:0] enable_and_packed_bits_4 = enable & packed_bits_4;
    wire [1:0] sum_67 = {1'b0, enable_and_packed_bits_4[0]} + {1'b0, enable_and_packed_bits_4[1]};
    wire [1:0] sum_68 = sum_67 + {1'b0, enable_and_packed_bits_4[2]};
    wire [1:0] sum_69 = {1'b0, enable_and_packed_bits_4[3]} + {1'b0, enable_and_packed_bits_4[4]};
    wire [1:0] sum_70 = sum_69 + {1'b0, enable_and_packed_bits_4[5]};
    wire [2:0] sum_71 = ({1'b0, sum_68} + {1'b0, sum_70}) + {2'd0, enable_and_packed_bits_4[6]};
    wire [1:0] sum_72 = {1'b0, enable_and_packed_bits_4[7]} + {1'b0, enable_and_packed_bits_4[8]};
    wire [1:0] sum_73 = sum_72 + {1'b0, enable_and_packed_bits_4[9]};
    wire [1:0] sum_74 = {1'b0, enable_and_packed_bits_4[10]} + {1'b0, enable_and_packed_bits_4[11]};
    wire [1:0] sum_75 = sum_74 + {1'b0, enable_and_packed_bits_4[12]};
    wire [2:0] sum_76 = ({1'b0, sum_73} + {1'b0, sum_75}) + {2'd0, enable_and_packed_bits_4[13]};
    wire [3:0] sum_77 = ({1'b0, sum_71} + {1'b0, sum_76}) + {3'd0, enable_and_packed_bits_4[14]};
    wire [1:0] sum_78 = {1'b0, enable_and_packed_bits_4[15]} + {1'b0, enable_and_packed_bits_4[16]};
    wire [1:0] sum_79 = sum_78 + {1'b0, enable_and_packed_bits_4[17]};
    wire [1:0] sum_80 = {1'b0, enable_and_packed_bits_4[18]} + {1'b0, enable_and_packed_bits_4[19]};
    wire [1:0] sum_81 = sum_80 + {1'b0, enable_and_packed_bits_4[20]};
    wire [2:0] sum_82 = ({1'b0, sum_79} + {1'b0, sum_81}) + {2'd0, enable_and_packed_bits_4[21]};
    wire [1:0] sum_83 = {1'b0, enable_and_packed_bits_4[22]} + {1'b0, enable_and_packed_bits_4[23]};
    wire [1:0] sum_84 = sum_83 + {1'b0, enable_and_packed_bits_4[24]};
    wire difference_bits_4 = enable_and_packed_bits_4[26] ^ enable_and_packed_bits_4[27];
    wire both_4 = enable_and_packed_bits_4[26] & enable_and_packed_bits_4[27];
    wire [2:0] sum_85 = {2'd0, enable_and_packed_bits_4[25]} + {1'b0, {both_4, difference_bits_4}};
    wire [2:0] sum_86 = sum_85 + {2'd0, enable_and_packed_bits_4[28]};
    wire [3:0] sum_87 = ({2'd0, sum_84} + {1'b0, sum_86}) + {3'd0, enable_and_packed_bits_4[29]};
    wire [4:0] sum_88 = ({2'd0, sum_82} + {1'b0, sum_87}) + {4'd0, enable_and_packed_bits_4[30]};
    wire [5:0] s1_up_to_3_next = ({2'd0, sum_77} + {1'b0, sum_88}) + {5'd0, enable_and_packed_bits_4[31]};
    wire [31:0] packed_bits_5 = {
        3'd4 >= level[95:93], 3'd4 >= level[92:90], 3'd4 >= level[89:87], 3'd4 >= level[86:84],
        3'd4 >= level[83:81], 3'd4 >= level[80:78], 3'd4 >= level[77:75], 3'd4 >= level[74:72],
        3'd4 >= level[71:69], 3'd4 >= level[68:66], 3'd4 >= level[65:63], 3'd4 >= level[62:60],
        3'd4 >= level[59:57], 3'd4 >= level[56:54], 3'd4 >= level[53:51], 3'd4 >= level[50:48],
        3'd4 >= level[47:45], 3'd4 >= level[44:42], 3'd4 >= level[41:39], 3'd4 >= level[38:36],
        3'd4 >= level[35:33], 3'd4 >= level[32:30], 3'd4 >= level[29:27], 3'd4 >= level[26:24],
        3'd4 >= level[23:21], 3'd4 >= level[20:18], 3'd4 >= level[17:15], 3'd4 >= level[14:12],
        3'd4 >= level[11:9], 3'd4 >= level[8:6], 3'd4 >= level[5:3], 3'd4 >= level[2:0]
    };
    wire [31:0] enable_and_packed_bits_5 = enable & packed_bits_5;
    wire [1:0] sum_89 = {1'b0, enable_and_packed_bits_5[0]} + {1'b0, enable_and_packed_bits_5[1]};
    wire [1:0] sum_90 = sum_89 + {1'b0, enable_and_packed_bits_5[2]};
    wire [1:0] sum_91 = {1'b0, enable_and_packed_bits_5[3]} + {1'b0, enable_and_packed_bits_5[4]};
    wire [1:0] sum_92 = sum_91 + {1'b0, enable_and_packed_bits_5[5]};
    wire [2:0] sum_93 = ({1'b0, sum_90} + {1'b0, sum_92}) + {2'd0, enable_and_packed_bits_5[6]};
    wire [1:0] sum_94 = {1'b0, enable_and_packed_bits_5[7]} + {1'b0, enable_and_packed_bits_5[8]};
    wire [1:0] sum_95 = sum_94 + {1'b0, enable_and_packed_bits_5[9]};
    wire [1:0] sum_96 = {1'b0, enable_and_packed_bits_5[10]} + {1'b0, enable_and_packed_bits_5[11]};
    wire [1:0] sum_97 = sum_96 + {1'b0, enable_and_packed_bits_5[12]};
    wire [2:0] sum_98 = ({1'b0, sum_95} + {1'b0, sum_97}) + {2'd0, enable_and_packed_bits_5[13]};
    wire [3:0] sum_99 = ({1'b0, sum_93} + {1'b0, sum_98}) + {3'd0, enable_and_packed_bits_5[14]};
    wire [1:0] sum_100 = {1'b0, enable_and_packed_bits_5[15]} + {1'b0, enable_and_packed_bits_5[16]};
    wire [1:0] sum_101 = sum_100 + {1'b0, enable_and_packed_bits_5[17]};
    wire [1:0] sum_102 = {1'b0, enable_and_packed_bits_5[18]} + {1'b0, enable_and_packed_bits_5[19]};
    wire [1:0] sum_103 = sum_102 + {1'b0, enable_and_packed_bits_5[20]};
    wire [2:0] sum_104 = ({1'b0, sum_101} + {1'b0, sum_103}) + {2'd0, enable_and_packed_bits_5[21]};
    wire [1:0] sum_105 = {1'b0, enable_and_packed_bits_5[22]} + {1'b0, enable_and_packed_bits_5[23]};
    wire [1:0] sum_106 = sum_105 + {1'b0, enable_and_packed_bits_5[24]};
    wire difference_bits_5 = enable_and_packed_bits_5[26] ^ enable_and_packed_bits_5[27];
    wire both_5 = enable_and_packed_bits_5[26] & enable_and_packed_bits_5[27];
    wire [2:0] sum_107 = {2'd0, enable_and_packed_bits_5[25]} + {1'b0, {both_5, difference_bits_5}};
    wire [2:0] sum_108 = sum_107 + {2'd0, enable_and_packed_bits_5[28]};
    wire [3:0] sum_109 = ({2'd0, sum_106} + {1'b0, sum_108}) + {3'd0, enable_and_packed_bits_5[29]};
    wire [4:0] sum_110 = ({2'd0, sum_104} + {1'b0, sum_109}) + {4'd0, enable_and_packed_bits_5[30]};
    wire [5:0] s1_up_to_4_next = ({2'd0, sum_99} + {1'b0, sum_110}) + {5'd0, enable_and_packed_bits_5[31]};
    wire [31:0] packed_bits_6 = {
        3'd5 >= level[95:93], 3'd5 >= level[92:90], 3'd5 >= level[89:87], 3'd5 >= level[86:84],
        3'd5 >= level[83:81], 3'd5 >= level[80:78], 3'd5 >= level[77:75], 3'd5 >= level[74:72],
        3'd5 >= level[71:69], 3'd5 >= level[68:66], 3'd5 >= level[65:63], 3'd5 >= level[62:60],
        3'd5 >= level[59:57], 3'd5 >= level[56:54], 3'd5 >= level[53:51], 3'd5 >= level[50:48],
        3'd5 >= level[47:45], 3'd5 >= level[44:42], 3'd5 >= level[41:39], 3'd5 >= level[38:36],
        3'd5 >= level[35:33], 3'd5 >= level[32:30], 3'd5 >= level[29:27], 3'd5 >= level[26:24],
        3'd5 >= level[23:21], 3'd5 >= level[20:18], 3'd5 >= level[17:15], 3'd5 >= level[14:12],
        3'd5 >= level[11:9], 3'd5 >= level[8:6], 3'd5 >= level[5:3], 3'd5 >= level[2:0]
    };
    wire [31:0] enable_and_packed_bits_6 = enable & packed_bits_6;
    wire [1:0] sum_111 = {1'b0, enable_and_packed_bits_6[0]} + {1'b0, enable_and_packed_bits_6[1]};
    wire [1:0] sum_112 = sum_111 + {1'b0, enable_and_packed_bits_6[2]};
    wire [1:0] sum_113 = {1'b0, enable_and_packed_bits_6[3]} + {1'b0, enable_and_packed_bits_6[4]};
    wire [1:0] sum_114 = sum_113 + {1'b0, enable_and_packed_bits_6[5]};
    wire [2:0] sum_115 = ({1'b0, sum_112} + {1'b0, sum_114}) + {2'd0, enable_and_packed_bits_6[6]};
    wire [1:0] sum_116 = {1'b0, enable_and_packed_bits_6[7]} + {1'b0, enable_and_packed_bits_6[8]};
    wire [1:0] sum_117 = sum_116 + {1'b0, enable_and_packed_bits_6[9]};
    wire [1:0] sum_118 = {1'b0, enable_and_packed_bits_6[10]} + {1'b0, enable_and_packed_bits_6[11]};
    wire [1:0] sum_119 = sum_118 + {1'b0, enable_and_packed_bits_6[12]};
    wire [2:0] sum_120 = ({1'b0, sum_117} + {1'b0, sum_119}) + {2'd0, enable_and_packed_bits_6[13]};
    wire [3:0] sum_121 = ({1'b0, sum_115} + {1'b0, sum_120}) + {3'd0, enable_and_packed_bits_6[14]};
    wire [1:0] sum_122 = {1'b0, enable_and_packed_bits_6[15]} + {1'b0, enable_and_packed_bits_6[16]};
    wire [1:0] sum_123 = sum_122 + {1'b0, enable_and_packed_bits_6[17]};
    wire [1:0] sum_124 = {1'b0, enable_and_packed_bits_6[18]} + {1'b0, enable_and_packed_bits_6[19]};
    wire [1:0] sum_125 = sum_124 + {1'b0, enable_and_packed_bits_6[20]};
    wire [2:0] sum_126 = ({1'b0, sum_123} + {1'b0, sum_125}) + {2'd0, enable_and_packed_bits_6[21]};
    wire [1:0] sum_127 = {1'b0, enable_and_packed_bits_6[22]} + {1'b0, enable_and_packed_bits_6[23]};
    wire [1:0] sum_128 = sum_127 + {1'b0, enable_and_packed_bits_6[24]};
    wire difference_bits_6 = enable_and_packed_bits_6[26] ^ enable_and_packed_bits_6[27];
    wire both_6 = enable_and_packed_bits_6[26] & enable_and_packed_bits_6[27];
    wire [2:0] sum_129 = {2'd0, enable_and_packed_bits_6[25]} + {1'b0, {both_6, difference_bits_6}};
    wire [2:0] sum_130 = sum_129 + {2'd0, enable_and_packed_bits_6[28]};
    wire [3:0] sum_131 = ({2'd0, sum_128} + {1'b0, sum_130}) + {3'd0, enable_and_packed_bits_6[29]};
    wire [4:0] sum_132 = ({2'd0, sum_126} + {1'b0, sum_131}) + {4'd0, enable_and_packed_bits_6[30]};
    wire [5:0] s1_up_to_5_next = ({2'd0, sum_121} + {1'b0, sum_132}) + {5'd0, enable_and_packed_bits_6[31]};
    wire [31:0] packed_bits_7 = {
        3'd6 >= level[95:93], 3'd6 >= level[92:90], 3'd6 >= level[89:87], 3'd6 >= level[86:84],
        3'd6 >= level[83:81], 3'd6 >= level[80:78], 3'd6 >= level[77:75], 3'd6 >= level[74:72],
        3'd6 >= level[71:69], 3'd6 >= level[68:66], 3'd6 >= level[65:63], 3'd6 >= level[62:60],
        3'd6 >= level[59:57], 3'd6 >= level[56:54], 3'd6 >= level[53:51], 3'd6 >= level[50:48],
        3'd6 >= level[47:45], 3'd6 >= level[44:42], 3'd6 >= level[41:39], 3'd6 >= level[38:36],
        3'd6 >= level[35:33], 3'd6 >= level[32:30], 3'd6 >= level[29:27], 3'd6 >= level[26:24],
        3'd6 >= level[23:21], 3'd6 >= level[20:18], 3'd6 >= level[17:15], 3'd6 >= level[14:12],
        3'd6 >= level[11:9], 3'd6 >= level[8:6], 3'd6 >= level[5:3], 3'd6 >= level[2:0]
    };
    wire [31:0] enable_and_packed_bits_7 = enable & packed_bits_7;
    wire [1:0] sum_133 = {1'b0, enable_and_packed_bits_7[0]} + {1'b0, enable_and_packed_bits_7[1]};
    wire [1:0] sum_134 = sum_133 + {1'b0, enable_and_packed_bits_7[2]};
    wire [1:0] sum_135 = {1'b0, enable_and_packed_bits_7[3]} + {1'b0, enable_and_packed_bits_7[4]};
    wire [1:0] sum_136 = sum_135 + {1'b0, enable_and_packed_bits_7[5]};
    wire [2:0] sum_137 = ({1'b0, sum_134} + {1'b0, sum_136}) + {2'd0, enable_and_packed_bits_7[6]};
    wire [1:0] sum_138 = {1'b0, enable_and_packed_bits_7[7]} + {1'b0, enable_and_packed_bits_7[8]};
    wire [1:0] sum_139 = sum_138 + {1'b0, enable_and_packed_bits_7[9]};
    wire [1:0] sum_140 = {1'b0, enable_and_packed_bits_7[10]} + {1'b0, enable_and_packed_bits_7[11]};
    wire [1:0] sum_141 = sum_140 + {1'b0, enable_and_packed_bits_7[12]};
    wire [2:0] sum_142 = ({1'b0, sum_139} + {1'b0, sum_141}) + {2'd0, enable_and_packed_bits_7[13]};
    wire [3:0] sum_143 = ({1'b0, sum_137} + {1'b0, sum_142}) + {3'd0, enable_and_packed_bits_7[14]};
    wire [1:0] sum_144 = {1'b0, enable_and_packed_bits_7[15]} + {1'b0, enable_and_packed_bits_7[16]};
    wire [1:0] sum_145 = sum_144 + {1'b0, enable_and_packed_bits_7[17]};
    wire [1:0] sum_146 = {1'b0, enable_and_packed_bits_7[18]} + {1'b0, enable_and_packed_bits_7[19]};
    wire [1:0] sum_147 = sum_146 + {1'b0, enable_and_packed_bits_7[20]};
    wire [2:0] sum_148 = ({1'b0, sum_145} + {1'b0, sum_147}) + {2'd0, enable_and_packed_bits_7[21]};
    wire [1:0] sum_149 = {1'b0, enable_and_packed_bits_7[22]} + {1'b0, enable_and_packed_bits_7[23]};
    wire [1:0] sum_150 = sum_149 + {1'b0, enable_and_packed_bits_7[24]};
    wire difference_bits_7 = enable_and_packed_bits_7[26] ^ enable_and_packed_bits_7[27];
    wire both_7 = enable_and_packed_bits_7[26] & enable_and_packed_bits_7[27];
    wire [2:0] sum_151 = {2'd0, enable_and_packed_bits_7[25]} + {1'b0, {both_7, difference_bits_7}};
    wire [2:0] sum_152 = sum_151 + {2'd0, enable_and_packed_bits_7[28]};
    wire [3:0] sum_153 = ({2'd0, sum_150} + {1'b0, sum_152}) + {3'd0, enable_and_packed_bits_7[29]};
    wire [4:0] sum_154 = ({2'd0, sum_148} + {1'b0, sum_153}) + {4'd0, enable_and_packed_bits_7[30]};
    wire [5:0] s1_up_to_6_next = ({2'd0, sum_143} + {1'b0, sum_154}) + {5'd0, enable_and_packed_bits_7[31]};
    wire [1:0] sum_155 = ({1'b0, enable[0]} + {1'b0, enable[1]}) + {1'b0, enable[2]};
    wire [1:0] sum_156 = ({1'b0, enable[3]} + {1'b0, enable[4]}) + {1'b0, enable[5]};
    wire [2:0] sum_157 = ({1'b0, sum_155} + {1'b0, sum_156}) + {2'd0, enable[6]};
    wire [1:0] sum_158 = ({1'b0, enable[7]} + {1'b0, enable[8]}) + {1'b0, enable[9]};
    wire [1:0] sum_159 = ({1'b0, enable[10]} + {1'b0, enable[11]}) + {1'b0, enable[12]};
    wire [2:0] sum_160 = ({1'b0, sum_158} + {1'b0, sum_159}) + {2'd0, enable[13]};
    wire [3:0] sum_161 = ({1'b0, sum_157} + {1'b0, sum_160}) + {3'd0, enable[14]};
    wire [1:0] sum_162 = ({1'b0, enable[15]} + {1'b0, enable[16]}) + {1'b0, enable[17]};
    wire [1:0] sum_163 = ({1'b0, enable[18]} + {1'b0, enable[19]}) + {1'b0, enable[20]};
    wire [2:0] sum_164 = ({1'b0, sum_162} + {1'b0, sum_163}) + {2'd0, enable[21]};
    wire [1:0] sum_165 = ({1'b0, enable[22]} + {1'b0, enable[23]}) + {1'b0, enable[24]};
    wire [1:0] packed_bits_8 = {enable[26] & enable[27], enable[26] ^ enable[27]};
    wire [2:0] sum_166 = {2'd0, enable[25]} + {1'b0, packed_bits_8};
    wire [3:0] sum_167 = {2'd0, sum_165} + {1'b0, sum_166 + {2'd0, enable[28]}};
    wire [4:0] sum_168 = {2'd0, sum_164} + {1'b0, sum_167 + {3'd0, enable[29]}};
    wire [5:0] sum_169 = {2'd0, sum_161} + {1'b0, sum_168 + {4'd0, enable[30]}};

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_up_to_0 <= s1_up_to_0_next;
        s1_up_to_1 <= s1_up_to_1_next;
        s1_up_to_2 <= s1_up_to_2_next;
        s1_up_to_3 <= s1_up_to_3_next;
        s1_up_to_4 <= s1_up_to_4_next;
        s1_up_to_5 <= s1_up_to_5_next;
        s1_up_to_6 <= s1_up_to_6_next;
        s1_up_to_7 <= sum_169 + {5'd0, enable[31]};
        s1_keep <= keep;
        s1_enable <= enable;
        s1_level_0 <= level[2:0];
        s1_level_1 <= level[5:3];
        s1_level_2 <= level[8:6];
        s1_level_3 <= level[11:9];
        s1_level_4 <= level[14:12];
        s1_level_5 <= level[17:15];
        s1_level_6 <= level[20:18];
        s1_level_7 <= level[23:21];
        s1_level_8 <= level[26:24];
        s1_level_9 <= level[29:27];
        s1_level_10 <= level[32:30];
        s1_level_11 <= level[35:33];
        s1_level_12 <= level[38:36];
        s1_level_13 <= level[41:39];
        s1_level_14 <= level[44:42];
        s1_level_15 <= level[47:45];
        s1_level_16 <= level[50:48];
        s1_level_17 <= level[53:51];
        s1_level_18 <= level[56:54];
        s1_level_19 <= level[59:57];
        s1_level_20 <= level[62:60];
        s1_level_21 <= level[65:63];
        s1_level_22 <= level[68:66];
        s1_level_23 <= level[71:69];
        s1_level_24 <= level[74:72];
        s1_level_25 <= level[77:75];
        s1_level_26 <= level[80:78];
        s1_level_27 <= level[83:81];
        s1_level_28 <= level[86:84];
        s1_level_29 <= level[89:87];
        s1_level_30 <= level[92:90];
        s1_level_31 <= level[95:93];
    end

    always @(posedge clk) begin
        if (rst) begin
            keep <= 6'd4;
        end else if (cfg_we & (|cfg_keep)) begin
            keep <= (6'd32 < cfg_keep) ? 6'd32 : cfg_keep;
        end
    end

    wire any_s1_up_to_7 = |s1_up_to_7;
    wire [7:0] packed_bits_9 = {
        1'b1, s1_up_to_6 >= s1_keep, s1_up_to_5 >= s1_keep, s1_up_to_4 >= s1_keep,
        s1_up_to_3 >= s1_keep, s1_up_to_2 >= s1_keep, s1_up_to_1 >= s1_keep,
        s1_up_to_0 >= s1_keep
    };
    wire [7:0] both_8 = packed_bits_9 & (~{packed_bits_9[6:0], 1'b0});
    wire [7:0] packed_bits_10 = {
        any_s1_up_to_7, |s1_up_to_6, |s1_up_to_5, |s1_up_to_4, |s1_up_to_3, |s1_up_to_2,
        |s1_up_to_1, |s1_up_to_0
    };
    wire [7:0] both_9 = packed_bits_10 & (~{packed_bits_10[6:0], 1'b0});
    wire [5:0] either_1 = (6'd0 | (both_8[1] ? s1_up_to_0 : 6'd0)) | (both_8[2] ? s1_up_to_1 : 6'd0);
    wire [5:0] either_2 = either_1 | (both_8[3] ? s1_up_to_2 : 6'd0);
    wire [5:0] either_3 = either_2 | (both_8[4] ? s1_up_to_3 : 6'd0);
    wire [5:0] either_4 = either_3 | (both_8[5] ? s1_up_to_4 : 6'd0);
    wire [5:0] either_5 = either_4 | (both_8[6] ? s1_up_to_5 : 6'd0);
    wire [5:0] either_6 = either_5 | (both_8[7] ? s1_up_to_6 : 6'd0);
    wire [5:0] either_7 = (both_9[0] ? s1_up_to_0 : 6'd0) | (both_9[1] ? s1_up_to_1 : 6'd0);
    wire [5:0] either_8 = either_7 | (both_9[2] ? s1_up_to_2 : 6'd0);
    wire [5:0] either_9 = either_8 | (both_9[3] ? s1_up_to_3 : 6'd0);
    wire [5:0] either_10 = either_9 | (both_9[4] ? s1_up_to_4 : 6'd0);
    wire [5:0] either_11 = either_10 | (both_9[5] ? s1_up_to_5 : 6'd0);
    wire [5:0] either_12 = either_11 | (both_9[6] ? s1_up_to_6 : 6'd0);
    wire [5:0] either_13 = either_12 | (both_9[7] ? s1_up_to_7 : 6'd0);
    wire [5:0] s2_candidates_next = (either_13 < s1_keep) ? either_13 : s1_keep;
    wire [2:0] s2_last_next = {|(both_8 & 8'd240), |(both_8 & 8'd204), |(both_8 & 8'd170)};
    wire [2:0] s2_best_level_next = {|(both_9 & 8'd240), |(both_9 & 8'd204), |(both_9 & 8'd170)};
    wire [5:0] either_14 = (both_8[0] ? s1_up_to_0 : 6'd0) | (both_8[1] ? s1_up_to_1 : 6'd0);
    wire [5:0] either_15 = either_14 | (both_8[2] ? s1_up_to_2 : 6'd0);
    wire [5:0] either_16 = either_15 | (both_8[3] ? s1_up_to_3 : 6'd0);
    wire [5:0] either_17 = either_16 | (both_8[4] ? s1_up_to_4 : 6'd0);
    wire [5:0] either_18 = either_17 | (both_8[5] ? s1_up_to_5 : 6'd0);
    wire [5:0] either_19 = either_18 | (both_8[6] ? s1_up_to_6 : 6'd0);
    wire [5:0] either_20 = either_19 | (both_8[7] ? s1_up_to_7 : 6'd0);
    wire [5:0] choice_1 = (s1_up_to_7 < s1_keep) ? s1_up_to_7 : s1_keep;

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_last <= s2_last_next;
        s2_best_level <= s2_best_level_next;
        s2_ties <= either_20 - either_6;
        s2_places <= choice_1 - either_6;
        s2_candidates <= s2_candidates_next;
        s2_none <= ~any_s1_up_to_7;
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
    end

    wire difference_bits_8 = (random[0] ^ random[25]) ^ (random[16] ^ random[3]);
    wire difference_bits_9 = (random[1] ^ random[26]) ^ (random[17] ^ random[4]);
    wire difference_bits_10 = (random[2] ^ random[27]) ^ (random[18] ^ random[5]);
    wire difference_bits_11 = (random[3] ^ random[28]) ^ (random[19] ^ random[6]);
    wire difference_bits_12 = (random[4] ^ random[29]) ^ (random[20] ^ random[7]);
    wire difference_bits_13 = (random[5] ^ random[30]) ^ (random[21] ^ random[8]);
    wire difference_bits_14 = (random[6] ^ random[31]) ^ (random[22] ^ random[9]);
    wire difference_bits_15 = (random[7] ^ random[32]) ^ (random[23] ^ random[10]);
    wire difference_bits_16 = (random[8] ^ random[33]) ^ (random[24] ^ random[11]);
    wire difference_bits_17 = (random[9] ^ random[34]) ^ (random[25] ^ random[12]);
    wire difference_bits_18 = (random[10] ^ random[35]) ^ (random[26] ^ random[13]);
    wire difference_bits_19 = (random[11] ^ random[36]) ^ (random[27] ^ random[14]);
    wire difference_bits_20 = (random[12] ^ random[37]) ^ (random[28] ^ random[15]);
    wire difference_bits_21 = (random[13] ^ random[38]) ^ (random[29] ^ random[16]);
    wire difference_bits_22 = (random[14] ^ random[39]) ^ (random[30] ^ random[17]);
    wire difference_bits_23 = (random[15] ^ random[40]) ^ (random[31] ^ random[18]);
    wire difference_bits_24 = (random[16] ^ random[41]) ^ (random[32] ^ random[19]);
    wire difference_bits_25 = (random[17] ^ random[42]) ^ (random[33] ^ random[20]);
    wire difference_bits_26 = (random[18] ^ random[43]) ^ (random[34] ^ random[21]);
    wire difference_bits_27 = (random[19] ^ random[44]) ^ (random[35] ^ random[22]);
    wire difference_bits_28 = (random[20] ^ random[45]) ^ (random[36] ^ random[23]);
    wire difference_bits_29 = (random[21] ^ random[46]) ^ (random[37] ^ random[24]);
    wire difference_bits_30 = (random[22] ^ random[47]) ^ (random[38] ^ random[25]);
    wire difference_bits_31 = (random[23] ^ random[48]) ^ (random[39] ^ random[26]);
    wire difference_bits_32 = (random[24] ^ random[49]) ^ (random[40] ^ random[27]);
    wire difference_bits_33 = (random[25] ^ random[50]) ^ (random[41] ^ random[28]);
    wire difference_bits_34 = (random[26] ^ random[51]) ^ (random[42] ^ random[29]);
    wire difference_bits_35 = (random[27] ^ random[52]) ^ (random[43] ^ random[30]);
    wire difference_bits_36 = (random[28] ^ random[53]) ^ (random[44] ^ random[31]);
    wire difference_bits_37 = (random[29] ^ random[54]) ^ (random[45] ^ random[32]);
    wire difference_bits_38 = (random[30] ^ random[55]) ^ (random[46] ^ random[33]);
    wire difference_bits_39 = (random[31] ^ random[56]) ^ (random[47] ^ random[34]);
    wire [63:0] random_next = {
        difference_bits_39, difference_bits_38, difference_bits_37, difference_bits_36,
        difference_bits_35, difference_bits_34, difference_bits_33, difference_bits_32,
        difference_bits_31, difference_bits_30, difference_bits_29, difference_bits_28,
        difference_bits_27, difference_bits_26, difference_bits_25, difference_bits_24,
        difference_bits_23, difference_bits_22, difference_bits_21, difference_bits_20,
        difference_bits_19, difference_bits_18, difference_bits_17, difference_bits_16,
        difference_bits_15, difference_bits_14, difference_bits_13, difference_bits_12,
        difference_bits_11, difference_bits_10, difference_bits_9, difference_bits_8,
        random[63:32]
    };

    always @(posedge clk) begin
        if (rst) begin
            random <= 64'h1e3779b97f4a7c15;
        end else if (s2_valid) begin
            random <= random_next;
        end
    end

    wire [21:0] random_15_0_times_s2_ties = {6'd0, random[15:0]} * {16'd0, s2_ties};
    wire [21:0] random_31_16_times_s2_candidates = {6'd0, random[31:16]} * {16'd0, s2_candidates};
    wire [31:0] packed_bits_11 = {
        s2_level_31 < s2_last, s2_level_30 < s2_last, s2_level_29 < s2_last,
        s2_level_28 < s2_last, s2_level_27 < s2_last, s2_level_26 < s2_last,
        s2_level_25 < s2_last, s2_level_24 < s2_last, s2_level_23 < s2_last,
        s2_level_22 < s2_last, s2_level_21 < s2_last, s2_level_20 < s2_last,
        s2_level_19 < s2_last, s2_level_18 < s2_last, s2_level_17 < s2_last,
        s2_level_16 < s2_last, s2_level_15 < s2_last, s2_level_14 < s2_last,
        s2_level_13 < s2_last, s2_level_12 < s2_last, s2_level_11 < s2_last,
        s2_level_10 < s2_last, s2_level_9 < s2_last, s2_level_8 < s2_last, s2_level_7 < s2_last,
        s2_level_6 < s2_last, s2_level_5 < s2_last, s2_level_4 < s2_last, s2_level_3 < s2_last,
        s2_level_2 < s2_last, s2_level_1 < s2_last, s2_level_0 < s2_last
    };
    wire [31:0] packed_bits_12 = {
        s2_level_31 == s2_last, s2_level_30 == s2_last, s2_level_29 == s2_last,
        s2_level_28 == s2_last, s2_level_27 == s2_last, s2_level_26 == s2_last,
        s2_level_25 == s2_last, s2_level_24 == s2_last, s2_level_23 == s2_last,
        s2_level_22 == s2_last, s2_level_21 == s2_last, s2_level_20 == s2_last,
        s2_level_19 == s2_last, s2_level_18 == s2_last, s2_level_17 == s2_last,
        s2_level_16 == s2_last, s2_level_15 == s2_last, s2_level_14 == s2_last,
        s2_level_13 == s2_last, s2_level_12 == s2_last, s2_level_11 == s2_last,
        s2_level_10 == s2_last, s2_level_9 == s2_last, s2_level_8 == s2_last,
        s2_level_7 == s2_last, s2_level_6 == s2_last, s2_level_5 == s2_last,
        s2_level_4 == s2_last, s2_level_3 == s2_last, s2_level_2 == s2_last,
        s2_level_1 == s2_last, s2_level_0 == s2_last
    };
    wire [31:0] packed_bits_13 = {
        s2_level_31 == s2_best_level, s2_level_30 == s2_best_level,
        s2_level_29 == s2_best_level, s2_level_28 == s2_best_level,
        s2_level_27 == s2_best_level, s2_level_26 == s2_best_level,
        s2_level_25 == s2_best_level, s2_level_24 == s2_best_level,
        s2_level_23 == s2_best_level, s2_level_22 == s2_best_level,
        s2_level_21 == s2_best_level, s2_level_20 == s2_best_level,
        s2_level_19 == s2_best_level, s2_level_18 == s2_best_level,
        s2_level_17 == s2_best_level, s2_level_16 == s2_best_level,
        s2_level_15 == s2_best_level, s2_level_14 == s2_best_level,
        s2_level_13 == s2_best_level, s2_level_12 == s2_best_level,
        s2_level_11 == s2_best_level, s2_level_10 == s2_best_level, s2_level_9 == s2_best_level,
        s2_level_8 == s2_best_level, s2_level_7 == s2_best_level, s2_level_6 == s2_best_level,
        s2_level_5 == s2_best_level, s2_level_4 == s2_best_level, s2_level_3 == s2_best_level,
        s2_level_2 == s2_best_level, s2_level_1 == s2_best_level, s2_level_0 == s2_best_level
    };

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_first <= random_15_0_times_s2_ties[21:16];
        s3_skip <= random_31_16_times_s2_candidates[21:16];
        s3_below <= s2_enable & packed_bits_11;
        s3_tied <= s2_enable & packed_bits_12;
        s3_best <= s2_enable & packed_bits_13;
        s3_places <= s2_places;
        s3_of <= s2_ties;
        s3_none <= s2_none;
    end

    wire [6:0] packed_bits_14 = {1'b0, s3_of};
    wire [6:0] s4_first_next = {1'b0, s3_first};
    wire [6:0] s4_ends_next = s4_first_next + {1'b0, s3_places};
    wire [6:0] s4_round_next = (packed_bits_14 < s4_ends_next) ? (s4_ends_next - packed_bits_14) : 7'd0;
    wire [1:0] sum_170 = {1'b0, s3_tied[0]} + {1'b0, s3_tied[1]};
    wire [1:0] packed_bits_15 = {1'b0, s3_tied[2]};
    wire [2:0] packed_bits_16 = {1'b0, packed_bits_15 + {1'b0, s3_tied[3]}};
    wire [2:0] sum_171 = {1'b0, sum_170} + packed_bits_16;
    wire [1:0] sum_172 = {1'b0, s3_tied[4]} + {1'b0, s3_tied[5]};
    wire [1:0] packed_bits_17 = {1'b0, s3_tied[6]};
    wire [2:0] packed_bits_18 = {1'b0, sum_172};
    wire [2:0] packed_bits_19 = {1'b0, packed_bits_17 + {1'b0, s3_tied[7]}};
    wire [2:0] sum_173 = sum_171 + {1'b0, sum_172 + packed_bits_17};
    wire [3:0] sum_174 = {1'b0, sum_171} + {1'b0, packed_bits_18 + packed_bits_19};
    wire [1:0] sum_175 = {1'b0, s3_tied[8]} + {1'b0, s3_tied[9]};
    wire [1:0] packed_bits_20 = {1'b0, s3_tied[10]};
    wire [2:0] packed_bits_21 = {1'b0, packed_bits_20 + {1'b0, s3_tied[11]}};
    wire [2:0] sum_176 = {1'b0, sum_175} + packed_bits_21;
    wire [1:0] sum_177 = {1'b0, s3_tied[12]} + {1'b0, s3_tied[13]};
    wire [1:0] packed_bits_22 = {1'b0, s3_tied[14]};
    wire [2:0] packed_bits_23 = {1'b0, sum_177};
    wire [2:0] packed_bits_24 = {1'b0, packed_bits_22 + {1'b0, s3_tied[15]}};
    wire [2:0] sum_178 = sum_176 + {1'b0, sum_177 + packed_bits_22};
    wire [3:0] packed_bits_25 = {1'b0, sum_176};
    wire [3:0] sum_179 = packed_bits_25 + {1'b0, packed_bits_23 + packed_bits_24};
    wire [3:0] sum_180 = sum_174 + {2'd0, sum_175 + packed_bits_20};
    wire [3:0] sum_181 = sum_174 + {1'b0, sum_176 + {2'd0, s3_tied[12]}};
    wire [3:0] sum_182 = sum_174 + {1'b0, sum_176 + packed_bits_23};
    wire [4:0] s4_rank_8_next = {1'b0, sum_174};
    wire [4:0] s4_rank_16_next = s4_rank_8_next + {1'b0, sum_179};
    wire [1:0] sum_183 = {1'b0, s3_tied[16]} + {1'b0, s3_tied[17]};
    wire [1:0] packed_bits_26 = {1'b0, s3_tied[18]};
    wire [2:0] packed_bits_27 = {1'b0, packed_bits_26 + {1'b0, s3_tied[19]}};
    wire [2:0] sum_184 = {1'b0, sum_183} + packed_bits_27;
    wire [1:0] sum_185 = {1'b0, s3_tied[20]} + {1'b0, s3_tied[21]};
    wire [1:0] packed_bits_28 = {1'b0, s3_tied[22]};
    wire [2:0] packed_bits_29 = {1'b0, sum_185};
    wire [2:0] packed_bits_30 = {1'b0, packed_bits_28 + {1'b0, s3_tied[23]}};
    wire [2:0] sum_186 = sum_184 + {1'b0, sum_185 + packed_bits_28};
    wire [3:0] sum_187 = {1'b0, sum_184} + {1'b0, packed_bits_29 + packed_bits_30};
    wire [1:0] sum_188 = {1'b0, s3_tied[24]} + {1'b0, s3_tied[25]};
    wire [1:0] packed_bits_31 = {1'b0, s3_tied[26]};
    wire [2:0] packed_bits_32 = {1'b0, packed_bits_31 + {1'b0, s3_tied[27]}};
    wire [2:0] sum_189 = {1'b0, sum_188} + packed_bits_32;
    wire [1:0] sum_190 = {1'b0, s3_tied[28]} + {1'b0, s3_tied[29]};
    wire [2:0] sum_191 = sum_189 + {1'b0, sum_190 + {1'b0, s3_tied[30]}};
    wire [3:0] sum_192 = sum_187 + {2'd0, sum_188 + packed_bits_31};
    wire [3:0] sum_193 = sum_187 + {1'b0, sum_189 + {2'd0, s3_tied[28]}};
    wire [3:0] sum_194 = sum_187 + {1'b0, sum_189 + {1'b0, sum_190}};
    wire [4:0] s4_rank_19_next = s4_rank_16_next + {3'd0, sum_183 + packed_bits_26};
    wire [4:0] s4_rank_21_next = s4_rank_16_next + {2'd0, sum_184 + {2'd0, s3_tied[20]}};
    wire [4:0] s4_rank_22_next = s4_rank_16_next + {2'd0, sum_184 + packed_bits_29};
    wire [4:0] s4_rank_25_next = s4_rank_16_next + {1'b0, sum_187 + {3'd0, s3_tied[24]}};
    wire [4:0] s4_rank_26_next = s4_rank_16_next + {1'b0, sum_187 + {2'd0, sum_188}};
    wire [4:0] s4_rank_28_next = s4_rank_16_next + {1'b0, sum_187 + {1'b0, sum_189}};
    wire [4:0] s4_rank_31_next = s4_rank_16_next + {1'b0, sum_187 + {1'b0, sum_191}};
    wire either_21 = ((7'd0 >= s4_first) & (7'd0 < s4_ends)) | (7'd0 < s4_round);
    wire [6:0] packed_bits_33 = {2'd0, s4_rank_1};
    wire both_10 = (packed_bits_33 >= s4_first) & (packed_bits_33 < s4_ends);
    wire [6:0] packed_bits_34 = {2'd0, s4_rank_2};
    wire both_11 = (packed_bits_34 >= s4_first) & (packed_bits_34 < s4_ends);
    wire [6:0] packed_bits_35 = {2'd0, s4_rank_3};
    wire both_12 = (packed_bits_35 >= s4_first) & (packed_bits_35 < s4_ends);
    wire [6:0] packed_bits_36 = {2'd0, s4_rank_4};
    wire both_13 = (packed_bits_36 >= s4_first) & (packed_bits_36 < s4_ends);
    wire [6:0] packed_bits_37 = {2'd0, s4_rank_5};
    wire both_14 = (packed_bits_37 >= s4_first) & (packed_bits_37 < s4_ends);
    wire [6:0] packed_bits_38 = {2'd0, s4_rank_6};
    wire both_15 = (packed_bits_38 >= s4_first) & (packed_bits_38 < s4_ends);
    wire [6:0] packed_bits_39 = {2'd0, s4_rank_7};
    wire both_16 = (packed_bits_39 >= s4_first) & (packed_bits_39 < s4_ends);
    wire [6:0] packed_bits_40 = {2'd0, s4_rank_8};
    wire both_17 = (packed_bits_40 >= s4_first) & (packed_bits_40 < s4_ends);
    wire [6:0] packed_bits_41 = {2'd0, s4_rank_9};
    wire both_18 = (packed_bits_41 >= s4_first) & (packed_bits_41 < s4_ends);
    wire [6:0] packed_bits_42 = {2'd0, s4_rank_10};
    wire both_19 = (packed_bits_42 >= s4_first) & (packed_bits_42 < s4_ends);
    wire [6:0] packed_bits_43 = {2'd0, s4_rank_11};
    wire both_20 = (packed_bits_43 >= s4_first) & (packed_bits_43 < s4_ends);
    wire [6:0] packed_bits_44 = {2'd0, s4_rank_12};
    wire both_21 = (packed_bits_44 >= s4_first) & (packed_bits_44 < s4_ends);
    wire [6:0] packed_bits_45 = {2'd0, s4_rank_13};
    wire both_22 = (packed_bits_45 >= s4_first) & (packed_bits_45 < s4_ends);
    wire [6:0] packed_bits_46 = {2'd0, s4_rank_14};
    wire both_23 = (packed_bits_46 >= s4_first) & (packed_bits_46 < s4_ends);
    wire [6:0] packed_bits_47 = {2'd0, s4_rank_15};
    wire both_24 = (packed_bits_47 >= s4_first) & (packed_bits_47 < s4_ends);
    wire [6:0] packed_bits_48 = {2'd0, s4_rank_16};
    wire both_25 = (packed_bits_48 >= s4_first) & (packed_bits_48 < s4_ends);
    wire [6:0] packed_bits_49 = {2'd0, s4_rank_17};
    wire both_26 = (packed_bits_49 >= s4_first) & (packed_bits_49 < s4_ends);
    wire [6:0] packed_bits_50 = {2'd0, s4_rank_18};
    wire both_27 = (packed_bits_50 >= s4_first) & (packed_bits_50 < s4_ends);
    wire [6:0] packed_bits_51 = {2'd0, s4_rank_19};
    wire both_28 = (packed_bits_51 >= s4_first) & (packed_bits_51 < s4_ends);
    wire [6:0] packed_bits_52 = {2'd0, s4_rank_20};
    wire both_29 = (packed_bits_52 >= s4_first) & (packed_bits_52 < s4_ends);
    wire [6:0] packed_bits_53 = {2'd0, s4_rank_21};
    wire both_30 = (packed_bits_53 >= s4_first) & (packed_bits_53 < s4_ends);
    wire [6:0] packed_bits_54 = {2'd0, s4_rank_22};
    wire both_31 = (packed_bits_54 >= s4_first) & (packed_bits_54 < s4_ends);
    wire [6:0] packed_bits_55 = {2'd0, s4_rank_23};
    wire both_32 = (packed_bits_55 >= s4_first) & (packed_bits_55 < s4_ends);
    wire [6:0] packed_bits_56 = {2'd0, s4_rank_24};
    wire both_33 = (packed_bits_56 >= s4_first) & (packed_bits_56 < s4_ends);
    wire [6:0] packed_bits_57 = {2'd0, s4_rank_25};
    wire both_34 = (packed_bits_57 >= s4_first) & (packed_bits_57 < s4_ends);
    wire [6:0] packed_bits_58 = {2'd0, s4_rank_26};
    wire both_35 = (packed_bits_58 >= s4_first) & (packed_bits_58 < s4_ends);
    wire [6:0] packed_bits_59 = {2'd0, s4_rank_27};
    wire both_36 = (packed_bits_59 >= s4_first) & (packed_bits_59 < s4_ends);
    wire [6:0] packed_bits_60 = {2'd0, s4_rank_28};
    wire both_37 = (packed_bits_60 >= s4_first) & (packed_bits_60 < s4_ends);
    wire [6:0] packed_bits_61 = {2'd0, s4_rank_29};
    wire both_38 = (packed_bits_61 >= s4_first) & (packed_bits_61 < s4_ends);
    wire [6:0] packed_bits_62 = {2'd0, s4_rank_30};
    wire both_39 = (packed_bits_62 >= s4_first) & (packed_bits_62 < s4_ends);
    wire [6:0] packed_bits_63 = {2'd0, s4_rank_31};
    wire both_40 = (packed_bits_63 >= s4_first) & (packed_bits_63 < s4_ends);
    wire [31:0] packed_bits_64 = {
        both_40 | (packed_bits_63 < s4_round), both_39 | (packed_bits_62 < s4_round),
        both_38 | (packed_bits_61 < s4_round), both_37 | (packed_bits_60 < s4_round),
        both_36 | (packed_bits_59 < s4_round), both_35 | (packed_bits_58 < s4_round),
        both_34 | (packed_bits_57 < s4_round), both_33 | (packed_bits_56 < s4_round),
        both_32 | (packed_bits_55 < s4_round), both_31 | (packed_bits_54 < s4_round),
        both_30 | (packed_bits_53 < s4_round), both_29 | (packed_bits_52 < s4_round),
        both_28 | (packed_bits_51 < s4_round), both_27 | (packed_bits_50 < s4_round),
        both_26 | (packed_bits_49 < s4_round), both_25 | (packed_bits_48 < s4_round),
        both_24 | (packed_bits_47 < s4_round), both_23 | (packed_bits_46 < s4_round),
        both_22 | (packed_bits_45 < s4_round), both_21 | (packed_bits_44 < s4_round),
        both_20 | (packed_bits_43 < s4_round), both_19 | (packed_bits_42 < s4_round),
        both_18 | (packed_bits_41 < s4_round), both_17 | (packed_bits_40 < s4_round),
        both_16 | (packed_bits_39 < s4_round), both_15 | (packed_bits_38 < s4_round),
        both_14 | (packed_bits_37 < s4_round), both_13 | (packed_bits_36 < s4_round),
        both_12 | (packed_bits_35 < s4_round), both_11 | (packed_bits_34 < s4_round),
        both_10 | (packed_bits_33 < s4_round), either_21
    };
    wire [31:0] s5_kept_and_s5_best = s5_kept & s5_best;

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_skip <= s3_skip;
        s4_first <= s4_first_next;
        s4_ends <= s4_ends_next;
        s4_round <= s4_round_next;
        s4_tied <= s3_tied;
        s4_rank_1 <= {4'd0, s3_tied[0]};
        s4_rank_2 <= {3'd0, sum_170};
        s4_rank_3 <= {3'd0, sum_170 + packed_bits_15};
        s4_rank_4 <= {2'd0, sum_171};
        s4_rank_5 <= {2'd0, sum_171 + {2'd0, s3_tied[4]}};
        s4_rank_6 <= {2'd0, sum_171 + packed_bits_18};
        s4_rank_7 <= {2'd0, sum_173};
        s4_rank_8 <= s4_rank_8_next;
        s4_rank_9 <= {1'b0, sum_174 + {3'd0, s3_tied[8]}};
        s4_rank_10 <= {1'b0, sum_174 + {2'd0, sum_175}};
        s4_rank_11 <= {1'b0, sum_180};
        s4_rank_12 <= {1'b0, sum_174 + packed_bits_25};
        s4_rank_13 <= {1'b0, sum_181};
        s4_rank_14 <= {1'b0, sum_182};
        s4_rank_15 <= {1'b0, sum_174 + {1'b0, sum_178}};
        s4_rank_16 <= s4_rank_16_next;
        s4_rank_17 <= s4_rank_16_next + {4'd0, s3_tied[16]};
        s4_rank_18 <= s4_rank_16_next + {3'd0, sum_183};
        s4_rank_19 <= s4_rank_19_next;
        s4_rank_20 <= s4_rank_16_next + {2'd0, sum_184};
        s4_rank_21 <= s4_rank_21_next;
        s4_rank_22 <= s4_rank_22_next;
        s4_rank_23 <= s4_rank_16_next + {2'd0, sum_186};
        s4_rank_24 <= s4_rank_16_next + {1'b0, sum_187};
        s4_rank_25 <= s4_rank_25_next;
        s4_rank_26 <= s4_rank_26_next;
        s4_rank_27 <= s4_rank_16_next + {1'b0, sum_192};
        s4_rank_28 <= s4_rank_28_next;
        s4_rank_29 <= s4_rank_16_next + {1'b0, sum_193};
        s4_rank_30 <= s4_rank_16_next + {1'b0, sum_194};
        s4_rank_31 <= s4_rank_31_next;
        s4_below <= s3_below;
        s4_best <= s3_best;
        s4_none <= s3_none;
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        s5_skip <= s4_skip;
        s5_kept <= s4_below | (s4_tied & packed_bits_64);
        s5_best <= s4_best;
        s5_none <= s4_none;
    end

    wire [1:0] sum_195 = {1'b0, s5_kept_and_s5_best[0]} + {1'b0, s5_kept_and_s5_best[1]};
    wire [2:0] packed_bits_65 = {1'b0, sum_195 + {1'b0, s5_kept_and_s5_best[2]}};
    wire [1:0] sum_196 = {1'b0, s5_kept_and_s5_best[3]} + {1'b0, s5_kept_and_s5_best[4]};
    wire [2:0] packed_bits_66 = {1'b0, sum_196 + {1'b0, s5_kept_and_s5_best[5]}};
    wire [2:0] sum_197 = (packed_bits_65 + packed_bits_66) + {2'd0, s5_kept_and_s5_best[6]};
    wire [1:0] sum_198 = {1'b0, s5_kept_and_s5_best[7]} + {1'b0, s5_kept_and_s5_best[8]};
    wire [3:0] packed_bits_67 = {2'd0, sum_198 + {1'b0, s5_kept_and_s5_best[9]}};
    wire difference_bits_40 = s5_kept_and_s5_best[11] ^ s5_kept_and_s5_best[12];
    wire both_41 = s5_kept_and_s5_best[11] & s5_kept_and_s5_best[12];
    wire [2:0] sum_199 = {2'd0, s5_kept_and_s5_best[10]} + {1'b0, {both_41, difference_bits_40}};
    wire [2:0] sum_200 = sum_199 + {2'd0, s5_kept_and_s5_best[13]};
    wire [3:0] sum_201 = (packed_bits_67 + {1'b0, sum_200}) + {3'd0, s5_kept_and_s5_best[14]};
    wire [4:0] s6_pick_ones_0_0_next = ({2'd0, sum_197} + {1'b0, sum_201}) + {4'd0, s5_kept_and_s5_best[15]};
    wire [1:0] sum_202 = {1'b0, s5_kept_and_s5_best[0]} + {1'b0, s5_kept_and_s5_best[1]};
    wire [3:0] packed_bits_68 = {2'd0, sum_202 + {1'b0, s5_kept_and_s5_best[2]}};
    wire difference_bits_41 = s5_kept_and_s5_best[4] ^ s5_kept_and_s5_best[5];
    wire both_42 = s5_kept_and_s5_best[4] & s5_kept_and_s5_best[5];
    wire [2:0] sum_203 = {2'd0, s5_kept_and_s5_best[3]} + {1'b0, {both_42, difference_bits_41}};
    wire [3:0] packed_bits_69 = {1'b0, sum_203 + {2'd0, s5_kept_and_s5_best[6]}};
    wire [3:0] s6_pick_ones_1_0_next = (packed_bits_68 + packed_bits_69) + {3'd0, s5_kept_and_s5_best[7]};
    wire [1:0] sum_204 = {1'b0, s5_kept_and_s5_best[16]} + {1'b0, s5_kept_and_s5_best[17]};
    wire [1:0] sum_205 = sum_204 + {1'b0, s5_kept_and_s5_best[18]};
    wire difference_bits_42 = s5_kept_and_s5_best[20] ^ s5_kept_and_s5_best[21];
    wire both_43 = s5_kept_and_s5_best[20] & s5_kept_and_s5_best[21];
    wire [2:0] sum_206 = {2'd0, s5_kept_and_s5_best[19]} + {1'b0, {both_43, difference_bits_42}};
    wire [2:0] sum_207 = sum_206 + {2'd0, s5_kept_and_s5_best[22]};
    wire [3:0] s6_pick_ones_1_1_next = ({2'd0, sum_205} + {1'b0, sum_207}) + {3'd0, s5_kept_and_s5_best[23]};
    wire difference_bits_43 = s5_kept_and_s5_best[1] ^ s5_kept_and_s5_best[2];
    wire both_44 = s5_kept_and_s5_best[1] & s5_kept_and_s5_best[2];
    wire [2:0] sum_208 = {2'd0, s5_kept_and_s5_best[0]} + {1'b0, {both_44, difference_bits_43}};
    wire difference_bits_44 = s5_kept_and_s5_best[9] ^ s5_kept_and_s5_best[10];
    wire both_45 = s5_kept_and_s5_best[9] & s5_kept_and_s5_best[10];
    wire [2:0] sum_209 = {2'd0, s5_kept_and_s5_best[8]} + {1'b0, {both_45, difference_bits_44}};
    wire [2:0] s6_pick_ones_2_1_next = sum_209 + {2'd0, s5_kept_and_s5_best[11]};
    wire difference_bits_45 = s5_kept_and_s5_best[17] ^ s5_kept_and_s5_best[18];
    wire both_46 = s5_kept_and_s5_best[17] & s5_kept_and_s5_best[18];
    wire [2:0] sum_210 = {2'd0, s5_kept_and_s5_best[16]} + {1'b0, {both_46, difference_bits_45}};
    wire [2:0] s6_pick_ones_2_2_next = sum_210 + {2'd0, s5_kept_and_s5_best[19]};
    wire difference_bits_46 = s5_kept_and_s5_best[25] ^ s5_kept_and_s5_best[26];
    wire both_47 = s5_kept_and_s5_best[25] & s5_kept_and_s5_best[26];
    wire [2:0] sum_211 = {2'd0, s5_kept_and_s5_best[24]} + {1'b0, {both_47, difference_bits_46}};
    wire [2:0] s6_pick_ones_2_3_next = sum_211 + {2'd0, s5_kept_and_s5_best[27]};
    wire difference_bits_47 = s5_kept_and_s5_best[0] ^ s5_kept_and_s5_best[1];
    wire both_48 = s5_kept_and_s5_best[0] & s5_kept_and_s5_best[1];
    wire difference_bits_48 = s5_kept_and_s5_best[4] ^ s5_kept_and_s5_best[5];
    wire both_49 = s5_kept_and_s5_best[4] & s5_kept_and_s5_best[5];
    wire difference_bits_49 = s5_kept_and_s5_best[8] ^ s5_kept_and_s5_best[9];
    wire both_50 = s5_kept_and_s5_best[8] & s5_kept_and_s5_best[9];
    wire difference_bits_50 = s5_kept_and_s5_best[12] ^ s5_kept_and_s5_best[13];
    wire both_51 = s5_kept_and_s5_best[12] & s5_kept_and_s5_best[13];
    wire difference_bits_51 = s5_kept_and_s5_best[16] ^ s5_kept_and_s5_best[17];
    wire both_52 = s5_kept_and_s5_best[16] & s5_kept_and_s5_best[17];
    wire difference_bits_52 = s5_kept_and_s5_best[20] ^ s5_kept_and_s5_best[21];
    wire both_53 = s5_kept_and_s5_best[20] & s5_kept_and_s5_best[21];
    wire difference_bits_53 = s5_kept_and_s5_best[24] ^ s5_kept_and_s5_best[25];
    wire both_54 = s5_kept_and_s5_best[24] & s5_kept_and_s5_best[25];
    wire difference_bits_54 = s5_kept_and_s5_best[28] ^ s5_kept_and_s5_best[29];
    wire both_55 = s5_kept_and_s5_best[28] & s5_kept_and_s5_best[29];

    // Pipeline stage 6.
    always @(posedge clk) begin
        s6_none <= s5_none;
        s6_pick_ones_0_0 <= s6_pick_ones_0_0_next;
        s6_pick_ones_1_0 <= s6_pick_ones_1_0_next;
        s6_pick_ones_1_1 <= s6_pick_ones_1_1_next;
        s6_pick_ones_2_0 <= sum_208 + {2'd0, s5_kept_and_s5_best[3]};
        s6_pick_ones_2_1 <= s6_pick_ones_2_1_next;
        s6_pick_ones_2_2 <= s6_pick_ones_2_2_next;
        s6_pick_ones_2_3 <= s6_pick_ones_2_3_next;
        s6_pick_ones_3_0 <= {both_48, difference_bits_47};
        s6_pick_ones_3_1 <= {both_49, difference_bits_48};
        s6_pick_ones_3_2 <= {both_50, difference_bits_49};
        s6_pick_ones_3_3 <= {both_51, difference_bits_50};
        s6_pick_ones_3_4 <= {both_52, difference_bits_51};
        s6_pick_ones_3_5 <= {both_53, difference_bits_52};
        s6_pick_ones_3_6 <= {both_54, difference_bits_53};
        s6_pick_ones_3_7 <= {both_55, difference_bits_54};
        s6_pick_ones_4_0 <= s5_kept_and_s5_best[0];
        s6_pick_ones_4_1 <= s5_kept_and_s5_best[2];
        s6_pick_ones_4_2 <= s5_kept_and_s5_best[4];
        s6_pick_ones_4_3 <= s5_kept_and_s5_best[6];
        s6_pick_ones_4_4 <= s5_kept_and_s5_best[8];
        s6_pick_ones_4_5 <= s5_kept_and_s5_best[10];
        s6_pick_ones_4_6 <= s5_kept_and_s5_best[12];
        s6_pick_ones_4_7 <= s5_kept_and_s5_best[14];
        s6_pick_ones_4_8 <= s5_kept_and_s5_best[16];
        s6_pick_ones_4_9 <= s5_kept_and_s5_best[18];
        s6_pick_ones_4_10 <= s5_kept_and_s5_best[20];
        s6_pick_ones_4_11 <= s5_kept_and_s5_best[22];
        s6_pick_ones_4_12 <= s5_kept_and_s5_best[24];
        s6_pick_ones_4_13 <= s5_kept_and_s5_best[26];
        s6_pick_ones_4_14 <= s5_kept_and_s5_best[28];
        s6_pick_ones_4_15 <= s5_kept_and_s5_best[30];
        s6_pick_skip <= s5_skip;
        s6_kept <= s5_kept;
    end

    wire [5:0] packed_bits_70 = {1'b0, s6_pick_ones_0_0};
    wire inverse_1 = s6_pick_skip >= packed_bits_70;
    wire [5:0] choice_2 = inverse_1 ? (s6_pick_skip - packed_bits_70) : s6_pick_skip;
    wire [3:0] s6_pick_ones_1_1_if_inverse_1 = inverse_1 ? s6_pick_ones_1_1 : s6_pick_ones_1_0;
    wire [5:0] packed_bits_71 = {2'd0, s6_pick_ones_1_1_if_inverse_1};
    wire inverse_2 = choice_2 >= packed_bits_71;
    wire [5:0] s7_pick_skip_next = inverse_2 ? (choice_2 - packed_bits_71) : choice_2;
    wire [2:0] choice_3 = s7_pick_position[0] ? s7_pick_ones_2_1 : s7_pick_ones_2_0;
    wire [2:0] choice_4 = s7_pick_position[0] ? s7_pick_ones_2_3 : s7_pick_ones_2_2;
    wire [2:0] choice_4_if_s7_pick_position_1 = s7_pick_position[1] ? choice_4 : choice_3;
    wire [5:0] packed_bits_72 = {3'd0, choice_4_if_s7_pick_position_1};
    wire inverse_3 = s7_pick_skip >= packed_bits_72;
    wire [2:0] packed_bits_73 = {s7_pick_position, inverse_3};
    wire [5:0] choice_5 = inverse_3 ? (s7_pick_skip - packed_bits_72) : s7_pick_skip;
    wire [1:0] choice_6 = packed_bits_73[0] ? s7_pick_ones_3_1 : s7_pick_ones_3_0;
    wire [1:0] choice_7 = packed_bits_73[0] ? s7_pick_ones_3_3 : s7_pick_ones_3_2;
    wire [1:0] choice_8 = packed_bits_73[0] ? s7_pick_ones_3_5 : s7_pick_ones_3_4;
    wire [1:0] choice_9 = packed_bits_73[0] ? s7_pick_ones_3_7 : s7_pick_ones_3_6;
    wire [1:0] choice_10 = packed_bits_73[2] ? (packed_bits_73[1] ? choice_9 : choice_8) : (packed_bits_73[1] ? choice_7 : choice_6);
    wire [5:0] packed_bits_74 = {4'd0, choice_10};
    wire inverse_4 = choice_5 >= packed_bits_74;
    wire [3:0] packed_bits_75 = {packed_bits_73, inverse_4};
    wire [5:0] choice_11 = inverse_4 ? (choice_5 - packed_bits_74) : choice_5;
    wire choice_12 = packed_bits_75[0] ? s7_pick_ones_4_1 : s7_pick_ones_4_0;
    wire choice_13 = packed_bits_75[0] ? s7_pick_ones_4_3 : s7_pick_ones_4_2;
    wire choice_14 = packed_bits_75[0] ? s7_pick_ones_4_5 : s7_pick_ones_4_4;
    wire choice_15 = packed_bits_75[0] ? s7_pick_ones_4_7 : s7_pick_ones_4_6;
    wire choice_16 = packed_bits_75[0] ? s7_pick_ones_4_9 : s7_pick_ones_4_8;
    wire choice_17 = packed_bits_75[0] ? s7_pick_ones_4_11 : s7_pick_ones_4_10;
    wire choice_18 = packed_bits_75[0] ? s7_pick_ones_4_13 : s7_pick_ones_4_12;
    wire choice_19 = packed_bits_75[0] ? s7_pick_ones_4_15 : s7_pick_ones_4_14;
    wire choice_13_if_packed_bits_75_1 = packed_bits_75[1] ? choice_13 : choice_12;
    wire choice_15_if_packed_bits_75_1 = packed_bits_75[1] ? choice_15 : choice_14;
    wire choice_17_if_packed_bits_75_1 = packed_bits_75[1] ? choice_17 : choice_16;
    wire choice_19_if_packed_bits_75_1 = packed_bits_75[1] ? choice_19 : choice_18;
    wire choice_20 = packed_bits_75[2] ? choice_15_if_packed_bits_75_1 : choice_13_if_packed_bits_75_1;
    wire choice_21 = packed_bits_75[2] ? choice_19_if_packed_bits_75_1 : choice_17_if_packed_bits_75_1;
    wire choice_21_if_packed_bits_75_3 = packed_bits_75[3] ? choice_21 : choice_20;
    wire less_1 = choice_11 < {5'd0, choice_21_if_packed_bits_75_3};
    wire [4:0] choice_22 = (~s8_none) ? s8_pick_position : 5'd0;

    // Pipeline stage 7.
    always @(posedge clk) begin
        s7_none <= s6_none;
        s7_pick_ones_2_0 <= s6_pick_ones_2_0;
        s7_pick_ones_2_1 <= s6_pick_ones_2_1;
        s7_pick_ones_2_2 <= s6_pick_ones_2_2;
        s7_pick_ones_2_3 <= s6_pick_ones_2_3;
        s7_pick_ones_3_0 <= s6_pick_ones_3_0;
        s7_pick_ones_3_1 <= s6_pick_ones_3_1;
        s7_pick_ones_3_2 <= s6_pick_ones_3_2;
        s7_pick_ones_3_3 <= s6_pick_ones_3_3;
        s7_pick_ones_3_4 <= s6_pick_ones_3_4;
        s7_pick_ones_3_5 <= s6_pick_ones_3_5;
        s7_pick_ones_3_6 <= s6_pick_ones_3_6;
        s7_pick_ones_3_7 <= s6_pick_ones_3_7;
        s7_pick_ones_4_0 <= s6_pick_ones_4_0;
        s7_pick_ones_4_1 <= s6_pick_ones_4_1;
        s7_pick_ones_4_2 <= s6_pick_ones_4_2;
        s7_pick_ones_4_3 <= s6_pick_ones_4_3;
        s7_pick_ones_4_4 <= s6_pick_ones_4_4;
        s7_pick_ones_4_5 <= s6_pick_ones_4_5;
        s7_pick_ones_4_6 <= s6_pick_ones_4_6;
        s7_pick_ones_4_7 <= s6_pick_ones_4_7;
        s7_pick_ones_4_8 <= s6_pick_ones_4_8;
        s7_pick_ones_4_9 <= s6_pick_ones_4_9;
        s7_pick_ones_4_10 <= s6_pick_ones_4_10;
        s7_pick_ones_4_11 <= s6_pick_ones_4_11;
        s7_pick_ones_4_12 <= s6_pick_ones_4_12;
        s7_pick_ones_4_13 <= s6_pick_ones_4_13;
        s7_pick_ones_4_14 <= s6_pick_ones_4_14;
        s7_pick_ones_4_15 <= s6_pick_ones_4_15;
        s7_pick_skip <= s7_pick_skip_next;
        s7_pick_position <= {inverse_1, inverse_2};
        s7_kept <= s6_kept;
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        s8_none <= s7_none;
        s8_pick_position <= {packed_bits_75, ~less_1};
        s8_kept <= s7_kept;
    end

    assign out_valid = s8_valid & (~rst);
    assign path = out_valid ? choice_22 : 5'd0;
    assign no_path = s8_none & out_valid;
    assign kept = out_valid ? s8_kept : 32'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, random_15_0_times_s2_ties[15:0], random_31_16_times_s2_candidates[15:0],
        s5_kept_and_s5_best[31]
    };

`ifdef FORMAL
    wire [31:0] s8_kept_shr_choice_22 = s8_kept >> choice_22;
    wire not_s8_valid = ~s8_valid;
    wire the_pick_is_kept_holds = (not_s8_valid | s8_none) | s8_kept_shr_choice_22[0];

    always @(posedge clk) begin
        if (!rst) begin
            keep_in_range: assert ((|keep) & (6'd32 >= keep));
            random_is_not_zero: assert (|random);
            the_pick_is_kept: assert (the_pick_is_kept_holds);
            kept_none_iff_no_path: assert (not_s8_valid | ((|s8_kept) ^ s8_none));
        end
    end

    // Not read here; named so that no tool reports it.
    wire _unused_formal_ok = &{1'b0, s8_kept_shr_choice_22[31:1]};
`endif
endmodule
