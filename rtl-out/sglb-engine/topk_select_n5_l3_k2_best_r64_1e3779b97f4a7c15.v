// SPDX-License-Identifier: Apache-2.0
// Module: topk_select_n5_l3_k2_best_r64_1e3779b97f4a7c15
// Written by: sluice 0.1.0
//
// SGLB's choice of a path: 5 paths, 3 levels, K = 2 after reset, latency 8.
// Keeps the K enabled paths of lowest level, picks at random among those of the best level.
// Random bits: a linear feedback shift register of 64 bits.

module topk_select_n5_l3_k2_best_r64_1e3779b97f4a7c15 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [4:0] enable,
    input  wire [9:0] level,
    input  wire cfg_we,
    input  wire [2:0] cfg_keep,
    output wire out_valid,
    output wire [2:0] path,
    output wire no_path,
    output wire [4:0] kept
);

    reg s1_valid;
    reg s2_valid;
    reg s3_valid;
    reg s4_valid;
    reg s5_valid;
    reg s6_valid;
    reg s7_valid;
    reg s8_valid;
    reg [2:0] s1_up_to_0;
    reg [2:0] s1_up_to_1;
    reg [2:0] s1_up_to_2;
    // How many paths are kept.
    reg [2:0] keep;
    reg [2:0] s1_keep;
    reg [1:0] s2_last;
    reg [1:0] s2_best_level;
    reg [2:0] s2_ties;
    reg [2:0] s2_places;
    reg [2:0] s2_candidates;
    reg s2_none;
    reg [4:0] s1_enable;
    reg [4:0] s2_enable;
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
    // The next bits of the random sequence, the first one lowest.
    reg [63:0] random;
    reg [2:0] s3_first;
    reg [2:0] s3_skip;
    reg [2:0] s4_skip;
    reg [2:0] s5_skip;
    reg [4:0] s3_below;
    reg [4:0] s3_tied;
    reg [4:0] s3_best;
    reg [2:0] s3_places;
    reg [2:0] s3_of;
    reg [3:0] s4_first;
    reg [3:0] s4_ends;
    reg [3:0] s4_round;
    reg [4:0] s4_tied;
    reg [2:0] s4_rank_1;
    reg [2:0] s4_rank_2;
    reg [2:0] s4_rank_3;
    reg [2:0] s4_rank_4;
    reg [4:0] s4_below;
    reg [4:0] s5_kept;
    reg [4:0] s4_best;
    reg [4:0] s5_best;
    reg s3_none;
    reg s4_none;
    reg s5_none;
    reg s6_none;
    reg s7_none;
    reg s8_none;
    reg [2:0] s6_pick_ones_0_0;
    reg [1:0] s6_pick_ones_1_0;
    reg [1:0] s6_pick_ones_1_1;
    reg s6_pick_ones_2_0;
    reg s6_pick_ones_2_1;
    reg s6_pick_ones_2_2;
    reg [2:0] s6_pick_skip;
    reg [1:0] s7_pick_ones_1_0;
    reg [1:0] s7_pick_ones_1_1;
    reg s7_pick_ones_2_0;
    reg s7_pick_ones_2_1;
    reg s7_pick_ones_2_2;
    reg [2:0] s7_pick_skip;
    reg s7_pick_position;
    reg [2:0] s8_pick_position;
    reg [4:0] s6_kept;
    reg [4:0] s7_kept;
    reg [4:0] s8_kept;

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
    wire [4:0] packed_bits_1 = {
        2'd0 >= s1_level_4_next, 2'd0 >= s1_level_3_next, 2'd0 >= s1_level_2_next,
        2'd0 >= s1_level_1_next, 2'd0 >= s1_level_0_next
    };
    wire [4:0] enable_and_packed_bits_1 = enable & packed_bits_1;
    wire difference_bits_1 = enable_and_packed_bits_1[0] ^ enable_and_packed_bits_1[1];
    wire both_1 = enable_and_packed_bits_1[0] & enable_and_packed_bits_1[1];
    wire difference_bits_2 = enable_and_packed_bits_1[2] ^ enable_and_packed_bits_1[3];
    wire both_2 = enable_and_packed_bits_1[2] & enable_and_packed_bits_1[3];
    wire [2:0] sum_1 = {1'b0, {both_1, difference_bits_1}} + {1'b0, {both_2, difference_bits_2}};
    wire [2:0] s1_up_to_0_next = sum_1 + {2'd0, enable_and_packed_bits_1[4]};
    wire [4:0] packed_bits_2 = {
        2'd1 >= s1_level_4_next, 2'd1 >= s1_level_3_next, 2'd1 >= s1_level_2_next,
        2'd1 >= s1_level_1_next, 2'd1 >= s1_level_0_next
    };
    wire [4:0] enable_and_packed_bits_2 = enable & packed_bits_2;
    wire difference_bits_3 = enable_and_packed_bits_2[0] ^ enable_and_packed_bits_2[1];
    wire both_3 = enable_and_packed_bits_2[0] & enable_and_packed_bits_2[1];
    wire difference_bits_4 = enable_and_packed_bits_2[2] ^ enable_and_packed_bits_2[3];
    wire both_4 = enable_and_packed_bits_2[2] & enable_and_packed_bits_2[3];
    wire [2:0] sum_2 = {1'b0, {both_3, difference_bits_3}} + {1'b0, {both_4, difference_bits_4}};
    wire [2:0] s1_up_to_1_next = sum_2 + {2'd0, enable_and_packed_bits_2[4]};
    wire [1:0] packed_bits_3 = {enable[0] & enable[1], enable[0] ^ enable[1]};
    wire [1:0] packed_bits_4 = {enable[2] & enable[3], enable[2] ^ enable[3]};
    wire [2:0] sum_3 = {1'b0, packed_bits_3} + {1'b0, packed_bits_4};

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_up_to_0 <= s1_up_to_0_next;
        s1_up_to_1 <= s1_up_to_1_next;
        s1_up_to_2 <= sum_3 + {2'd0, enable[4]};
        s1_keep <= keep;
        s1_enable <= enable;
        s1_level_0 <= s1_level_0_next;
        s1_level_1 <= s1_level_1_next;
        s1_level_2 <= s1_level_2_next;
        s1_level_3 <= s1_level_3_next;
        s1_level_4 <= s1_level_4_next;
    end

    always @(posedge clk) begin
        if (rst) begin
            keep <= 3'd2;
        end else if (cfg_we & (|cfg_keep)) begin
            keep <= (3'd5 < cfg_keep) ? 3'd5 : cfg_keep;
        end
    end

    wire any_s1_up_to_2 = |s1_up_to_2;
    wire [2:0] packed_bits_5 = {1'b1, s1_up_to_1 >= s1_keep, s1_up_to_0 >= s1_keep};
    wire [2:0] both_5 = packed_bits_5 & (~{packed_bits_5[1:0], 1'b0});
    wire [2:0] packed_bits_6 = {any_s1_up_to_2, |s1_up_to_1, |s1_up_to_0};
    wire [2:0] both_6 = packed_bits_6 & (~{packed_bits_6[1:0], 1'b0});
    wire [2:0] either_1 = (3'd0 | (both_5[1] ? s1_up_to_0 : 3'd0)) | (both_5[2] ? s1_up_to_1 : 3'd0);
    wire [2:0] either_2 = (both_6[0] ? s1_up_to_0 : 3'd0) | (both_6[1] ? s1_up_to_1 : 3'd0);
    wire [2:0] either_3 = either_2 | (both_6[2] ? s1_up_to_2 : 3'd0);
    wire [2:0] s2_candidates_next = (either_3 < s1_keep) ? either_3 : s1_keep;
    wire [2:0] either_4 = (both_5[0] ? s1_up_to_0 : 3'd0) | (both_5[1] ? s1_up_to_1 : 3'd0);
    wire [2:0] either_5 = either_4 | (both_5[2] ? s1_up_to_2 : 3'd0);
    wire [2:0] choice_1 = (s1_up_to_2 < s1_keep) ? s1_up_to_2 : s1_keep;

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
    end

    wire difference_bits_5 = (random[0] ^ random[25]) ^ (random[16] ^ random[3]);
    wire difference_bits_6 = (random[1] ^ random[26]) ^ (random[17] ^ random[4]);
    wire difference_bits_7 = (random[2] ^ random[27]) ^ (random[18] ^ random[5]);
    wire difference_bits_8 = (random[3] ^ random[28]) ^ (random[19] ^ random[6]);
    wire difference_bits_9 = (random[4] ^ random[29]) ^ (random[20] ^ random[7]);
    wire difference_bits_10 = (random[5] ^ random[30]) ^ (random[21] ^ random[8]);
    wire difference_bits_11 = (random[6] ^ random[31]) ^ (random[22] ^ random[9]);
    wire difference_bits_12 = (random[7] ^ random[32]) ^ (random[23] ^ random[10]);
    wire difference_bits_13 = (random[8] ^ random[33]) ^ (random[24] ^ random[11]);
    wire difference_bits_14 = (random[9] ^ random[34]) ^ (random[25] ^ random[12]);
    wire difference_bits_15 = (random[10] ^ random[35]) ^ (random[26] ^ random[13]);
    wire difference_bits_16 = (random[11] ^ random[36]) ^ (random[27] ^ random[14]);
    wire difference_bits_17 = (random[12] ^ random[37]) ^ (random[28] ^ random[15]);
    wire difference_bits_18 = (random[13] ^ random[38]) ^ (random[29] ^ random[16]);
    wire difference_bits_19 = (random[14] ^ random[39]) ^ (random[30] ^ random[17]);
    wire difference_bits_20 = (random[15] ^ random[40]) ^ (random[31] ^ random[18]);
    wire difference_bits_21 = (random[16] ^ random[41]) ^ (random[32] ^ random[19]);
    wire difference_bits_22 = (random[17] ^ random[42]) ^ (random[33] ^ random[20]);
    wire difference_bits_23 = (random[18] ^ random[43]) ^ (random[34] ^ random[21]);
    wire difference_bits_24 = (random[19] ^ random[44]) ^ (random[35] ^ random[22]);
    wire difference_bits_25 = (random[20] ^ random[45]) ^ (random[36] ^ random[23]);
    wire difference_bits_26 = (random[21] ^ random[46]) ^ (random[37] ^ random[24]);
    wire difference_bits_27 = (random[22] ^ random[47]) ^ (random[38] ^ random[25]);
    wire difference_bits_28 = (random[23] ^ random[48]) ^ (random[39] ^ random[26]);
    wire difference_bits_29 = (random[24] ^ random[49]) ^ (random[40] ^ random[27]);
    wire difference_bits_30 = (random[25] ^ random[50]) ^ (random[41] ^ random[28]);
    wire difference_bits_31 = (random[26] ^ random[51]) ^ (random[42] ^ random[29]);
    wire difference_bits_32 = (random[27] ^ random[52]) ^ (random[43] ^ random[30]);
    wire difference_bits_33 = (random[28] ^ random[53]) ^ (random[44] ^ random[31]);
    wire difference_bits_34 = (random[29] ^ random[54]) ^ (random[45] ^ random[32]);
    wire difference_bits_35 = (random[30] ^ random[55]) ^ (random[46] ^ random[33]);
    wire difference_bits_36 = (random[31] ^ random[56]) ^ (random[47] ^ random[34]);
    wire [63:0] random_next = {
        difference_bits_36, difference_bits_35, difference_bits_34, difference_bits_33,
        difference_bits_32, difference_bits_31, difference_bits_30, difference_bits_29,
        difference_bits_28, difference_bits_27, difference_bits_26, difference_bits_25,
        difference_bits_24, difference_bits_23, difference_bits_22, difference_bits_21,
        difference_bits_20, difference_bits_19, difference_bits_18, difference_bits_17,
        difference_bits_16, difference_bits_15, difference_bits_14, difference_bits_13,
        difference_bits_12, difference_bits_11, difference_bits_10, difference_bits_9,
        difference_bits_8, difference_bits_7, difference_bits_6, difference_bits_5,
        random[63:32]
    };

    always @(posedge clk) begin
        if (rst) begin
            random <= 64'h1e3779b97f4a7c15;
        end else if (s2_valid) begin
            random <= random_next;
        end
    end

    wire [18:0] random_15_0_times_s2_ties = {3'd0, random[15:0]} * {16'd0, s2_ties};
    wire [18:0] random_31_16_times_s2_candidates = {3'd0, random[31:16]} * {16'd0, s2_candidates};
    wire [4:0] packed_bits_7 = {
        s2_level_4 < s2_last, s2_level_3 < s2_last, s2_level_2 < s2_last, s2_level_1 < s2_last,
        s2_level_0 < s2_last
    };
    wire [4:0] packed_bits_8 = {
        s2_level_4 == s2_last, s2_level_3 == s2_last, s2_level_2 == s2_last,
        s2_level_1 == s2_last, s2_level_0 == s2_last
    };
    wire [4:0] packed_bits_9 = {
        s2_level_4 == s2_best_level, s2_level_3 == s2_best_level, s2_level_2 == s2_best_level,
        s2_level_1 == s2_best_level, s2_level_0 == s2_best_level
    };

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_first <= random_15_0_times_s2_ties[18:16];
        s3_skip <= random_31_16_times_s2_candidates[18:16];
        s3_below <= s2_enable & packed_bits_7;
        s3_tied <= s2_enable & packed_bits_8;
        s3_best <= s2_enable & packed_bits_9;
        s3_places <= s2_places;
        s3_of <= s2_ties;
        s3_none <= s2_none;
    end

    wire [3:0] packed_bits_10 = {1'b0, s3_of};
    wire [3:0] s4_first_next = {1'b0, s3_first};
    wire [3:0] s4_ends_next = s4_first_next + {1'b0, s3_places};
    wire [3:0] s4_round_next = (packed_bits_10 < s4_ends_next) ? (s4_ends_next - packed_bits_10) : 4'd0;
    wire [1:0] sum_4 = {1'b0, s3_tied[0]} + {1'b0, s3_tied[1]};
    wire [1:0] packed_bits_11 = {1'b0, s3_tied[2]};
    wire [2:0] s4_rank_2_next = {1'b0, sum_4};
    wire [2:0] packed_bits_12 = {1'b0, packed_bits_11 + {1'b0, s3_tied[3]}};
    wire either_6 = ((4'd0 >= s4_first) & (4'd0 < s4_ends)) | (4'd0 < s4_round);
    wire [3:0] packed_bits_13 = {1'b0, s4_rank_1};
    wire both_7 = (packed_bits_13 >= s4_first) & (packed_bits_13 < s4_ends);
    wire [3:0] packed_bits_14 = {1'b0, s4_rank_2};
    wire both_8 = (packed_bits_14 >= s4_first) & (packed_bits_14 < s4_ends);
    wire [3:0] packed_bits_15 = {1'b0, s4_rank_3};
    wire both_9 = (packed_bits_15 >= s4_first) & (packed_bits_15 < s4_ends);
    wire [3:0] packed_bits_16 = {1'b0, s4_rank_4};
    wire both_10 = (packed_bits_16 >= s4_first) & (packed_bits_16 < s4_ends);
    wire [4:0] packed_bits_17 = {
        both_10 | (packed_bits_16 < s4_round), both_9 | (packed_bits_15 < s4_round),
        both_8 | (packed_bits_14 < s4_round), both_7 | (packed_bits_13 < s4_round), either_6
    };
    wire [4:0] s5_kept_and_s5_best = s5_kept & s5_best;

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_skip <= s3_skip;
        s4_first <= s4_first_next;
        s4_ends <= s4_ends_next;
        s4_round <= s4_round_next;
        s4_tied <= s3_tied;
        s4_rank_1 <= {2'd0, s3_tied[0]};
        s4_rank_2 <= s4_rank_2_next;
        s4_rank_3 <= {1'b0, sum_4 + packed_bits_11};
        s4_rank_4 <= s4_rank_2_next + packed_bits_12;
        s4_below <= s3_below;
        s4_best <= s3_best;
        s4_none <= s3_none;
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        s5_skip <= s4_skip;
        s5_kept <= s4_below | (s4_tied & packed_bits_17);
        s5_best <= s4_best;
        s5_none <= s4_none;
    end

    wire difference_bits_37 = s5_kept_and_s5_best[1] ^ s5_kept_and_s5_best[2];
    wire both_11 = s5_kept_and_s5_best[1] & s5_kept_and_s5_best[2];
    wire [2:0] sum_5 = {2'd0, s5_kept_and_s5_best[0]} + {1'b0, {both_11, difference_bits_37}};
    wire difference_bits_38 = s5_kept_and_s5_best[0] ^ s5_kept_and_s5_best[1];
    wire both_12 = s5_kept_and_s5_best[0] & s5_kept_and_s5_best[1];

    // Pipeline stage 6.
    always @(posedge clk) begin
        s6_none <= s5_none;
        s6_pick_ones_0_0 <= sum_5 + {2'd0, s5_kept_and_s5_best[3]};
        s6_pick_ones_1_0 <= {both_12, difference_bits_38};
        s6_pick_ones_1_1 <= {1'b0, s5_kept_and_s5_best[4]};
        s6_pick_ones_2_0 <= s5_kept_and_s5_best[0];
        s6_pick_ones_2_1 <= s5_kept_and_s5_best[2];
        s6_pick_ones_2_2 <= s5_kept_and_s5_best[4];
        s6_pick_skip <= s5_skip;
        s6_kept <= s5_kept;
    end

    wire s7_pick_position_next = s6_pick_skip >= s6_pick_ones_0_0;
    wire [2:0] s7_pick_skip_next = s7_pick_position_next ? (s6_pick_skip - s6_pick_ones_0_0) : s6_pick_skip;
    wire [1:0] choice_2 = s7_pick_position ? s7_pick_ones_1_1 : s7_pick_ones_1_0;
    wire [2:0] packed_bits_18 = {1'b0, choice_2};
    wire inverse_1 = s7_pick_skip >= packed_bits_18;
    wire [1:0] packed_bits_19 = {s7_pick_position, inverse_1};
    wire [2:0] choice_3 = inverse_1 ? (s7_pick_skip - packed_bits_18) : s7_pick_skip;
    wire choice_4 = packed_bits_19[0] ? s7_pick_ones_2_1 : s7_pick_ones_2_0;
    wire choice_5 = packed_bits_19[0] ? 1'b0 : s7_pick_ones_2_2;
    wire [2:0] packed_bits_20 = {2'd0, packed_bits_19[1] ? choice_5 : choice_4};
    wire [2:0] s8_pick_position_next = {packed_bits_19, choice_3 >= packed_bits_20};
    wire [2:0] choice_6 = (~s8_none) ? s8_pick_position : 3'd0;

    // Pipeline stage 7.
    always @(posedge clk) begin
        s7_none <= s6_none;
        s7_pick_ones_1_0 <= s6_pick_ones_1_0;
        s7_pick_ones_1_1 <= s6_pick_ones_1_1;
        s7_pick_ones_2_0 <= s6_pick_ones_2_0;
        s7_pick_ones_2_1 <= s6_pick_ones_2_1;
        s7_pick_ones_2_2 <= s6_pick_ones_2_2;
        s7_pick_skip <= s7_pick_skip_next;
        s7_pick_position <= s7_pick_position_next;
        s7_kept <= s6_kept;
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        s8_none <= s7_none;
        s8_pick_position <= s8_pick_position_next;
        s8_kept <= s7_kept;
    end

    assign out_valid = s8_valid & (~rst);
    assign path = out_valid ? choice_6 : 3'd0;
    assign no_path = s8_none & out_valid;
    assign kept = out_valid ? s8_kept : 5'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, random_15_0_times_s2_ties[15:0], random_31_16_times_s2_candidates[15:0]
    };

`ifdef FORMAL
    wire [4:0] s8_kept_shr_choice_6 = s8_kept >> choice_6;
    wire not_s8_valid = ~s8_valid;
    wire the_pick_is_kept_holds = (not_s8_valid | s8_none) | s8_kept_shr_choice_6[0];

    always @(posedge clk) begin
        if (!rst) begin
            keep_in_range: assert ((|keep) & (3'd5 >= keep));
            random_is_not_zero: assert (|random);
            the_pick_is_kept: assert (the_pick_is_kept_holds);
            kept_none_iff_no_path: assert (not_s8_valid | ((|s8_kept) ^ s8_none));
        end
    end

    // Not read here; named so that no tool reports it.
    wire _unused_formal_ok = &{1'b0, s8_kept_shr_choice_6[4:1]};
`endif
endmodule
