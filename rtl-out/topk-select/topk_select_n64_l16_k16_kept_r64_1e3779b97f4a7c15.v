// SPDX-License-Identifier: Apache-2.0
// Module: topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15
// Written by: sluice 0.1.0
//
// SGLB's choice of a path: 64 paths, 16 levels, K = 16 after reset, latency 8.
// Keeps the K enabled paths of lowest level, picks at random among all kept ones.
// Random bits: a linear feedback shift register of 64 bits.

module topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [63:0] enable,
    input  wire [255:0] level,
    input  wire cfg_we,
    input  wire [6:0] cfg_keep,
    output wire out_valid,
    output wire [5:0] path,
    output wire no_path,
    output wire [63:0] kept
);

    reg s1_valid;
    reg s2_valid;
    reg s3_valid;
    reg s4_valid;
    reg s5_valid;
    reg s6_valid;
    reg s7_valid;
    reg s8_valid;
    reg [6:0] s1_up_to_0;
    reg [6:0] s1_up_to_1;
    reg [6:0] s1_up_to_2;
    reg [6:0] s1_up_to_3;
    reg [6:0] s1_up_to_4;
    reg [6:0] s1_up_to_5;
    reg [6:0] s1_up_to_6;
    reg [6:0] s1_up_to_7;
    reg [6:0] s1_up_to_8;
    reg [6:0] s1_up_to_9;
    reg [6:0] s1_up_to_10;
    reg [6:0] s1_up_to_11;
    reg [6:0] s1_up_to_12;
    reg [6:0] s1_up_to_13;
    reg [6:0] s1_up_to_14;
    reg [6:0] s1_up_to_15;
    // How many paths are kept.
    reg [6:0] keep;
    reg [6:0] s1_keep;
    reg [3:0] s2_last;
    reg [6:0] s2_ties;
    reg [6:0] s2_places;
    reg [6:0] s2_candidates;
    reg s2_none;
    reg [63:0] s1_enable;
    reg [63:0] s2_enable;
    reg [3:0] s1_level_0;
    reg [3:0] s2_level_0;
    reg [3:0] s1_level_1;
    reg [3:0] s2_level_1;
    reg [3:0] s1_level_2;
    reg [3:0] s2_level_2;
    reg [3:0] s1_level_3;
    reg [3:0] s2_level_3;
    reg [3:0] s1_level_4;
    reg [3:0] s2_level_4;
    reg [3:0] s1_level_5;
    reg [3:0] s2_level_5;
    reg [3:0] s1_level_6;
    reg [3:0] s2_level_6;
    reg [3:0] s1_level_7;
    reg [3:0] s2_level_7;
    reg [3:0] s1_level_8;
    reg [3:0] s2_level_8;
    reg [3:0] s1_level_9;
    reg [3:0] s2_level_9;
    reg [3:0] s1_level_10;
    reg [3:0] s2_level_10;
    reg [3:0] s1_level_11;
    reg [3:0] s2_level_11;
    reg [3:0] s1_level_12;
    reg [3:0] s2_level_12;
    reg [3:0] s1_level_13;
    reg [3:0] s2_level_13;
    reg [3:0] s1_level_14;
    reg [3:0] s2_level_14;
    reg [3:0] s1_level_15;
    reg [3:0] s2_level_15;
    reg [3:0] s1_level_16;
    reg [3:0] s2_level_16;
    reg [3:0] s1_level_17;
    reg [3:0] s2_level_17;
    reg [3:0] s1_level_18;
    reg [3:0] s2_level_18;
    reg [3:0] s1_level_19;
    reg [3:0] s2_level_19;
    reg [3:0] s1_level_20;
    reg [3:0] s2_level_20;
    reg [3:0] s1_level_21;
    reg [3:0] s2_level_21;
    reg [3:0] s1_level_22;
    reg [3:0] s2_level_22;
    reg [3:0] s1_level_23;
    reg [3:0] s2_level_23;
    reg [3:0] s1_level_24;
    reg [3:0] s2_level_24;
    reg [3:0] s1_level_25;
    reg [3:0] s2_level_25;
    reg [3:0] s1_level_26;
    reg [3:0] s2_level_26;
    reg [3:0] s1_level_27;
    reg [3:0] s2_level_27;
    reg [3:0] s1_level_28;
    reg [3:0] s2_level_28;
    reg [3:0] s1_level_29;
    reg [3:0] s2_level_29;
    reg [3:0] s1_level_30;
    reg [3:0] s2_level_30;
    reg [3:0] s1_level_31;
    reg [3:0] s2_level_31;
    reg [3:0] s1_level_32;
    reg [3:0] s2_level_32;
    reg [3:0] s1_level_33;
    reg [3:0] s2_level_33;
    reg [3:0] s1_level_34;
    reg [3:0] s2_level_34;
    reg [3:0] s1_level_35;
    reg [3:0] s2_level_35;
    reg [3:0] s1_level_36;
    reg [3:0] s2_level_36;
    reg [3:0] s1_level_37;
    reg [3:0] s2_level_37;
    reg [3:0] s1_level_38;
    reg [3:0] s2_level_38;
    reg [3:0] s1_level_39;
    reg [3:0] s2_level_39;
    reg [3:0] s1_level_40;
    reg [3:0] s2_level_40;
    reg [3:0] s1_level_41;
    reg [3:0] s2_level_41;
    reg [3:0] s1_level_42;
    reg [3:0] s2_level_42;
    reg [3:0] s1_level_43;
    reg [3:0] s2_level_43;
    reg [3:0] s1_level_44;
    reg [3:0] s2_level_44;
    reg [3:0] s1_level_45;
    reg [3:0] s2_level_45;
    reg [3:0] s1_level_46;
    reg [3:0] s2_level_46;
    reg [3:0] s1_level_47;
    reg [3:0] s2_level_47;
    reg [3:0] s1_level_48;
    reg [3:0] s2_level_48;
    reg [3:0] s1_level_49;
    reg [3:0] s2_level_49;
    reg [3:0] s1_level_50;
    reg [3:0] s2_level_50;
    reg [3:0] s1_level_51;
    reg [3:0] s2_level_51;
    reg [3:0] s1_level_52;
    reg [3:0] s2_level_52;
    reg [3:0] s1_level_53;
    reg [3:0] s2_level_53;
    reg [3:0] s1_level_54;
    reg [3:0] s2_level_54;
    reg [3:0] s1_level_55;
    reg [3:0] s2_level_55;
    reg [3:0] s1_level_56;
    reg [3:0] s2_level_56;
    reg [3:0] s1_level_57;
    reg [3:0] s2_level_57;
    reg [3:0] s1_level_58;
    reg [3:0] s2_level_58;
    reg [3:0] s1_level_59;
    reg [3:0] s2_level_59;
    reg [3:0] s1_level_60;
    reg [3:0] s2_level_60;
    reg [3:0] s1_level_61;
    reg [3:0] s2_level_61;
    reg [3:0] s1_level_62;
    reg [3:0] s2_level_62;
    reg [3:0] s1_level_63;
    reg [3:0] s2_level_63;
    // The next bits of the random sequence, the first one lowest.
    reg [63:0] random;
    reg [6:0] s3_first;
    reg [6:0] s3_skip;
    reg [6:0] s4_skip;
    reg [6:0] s5_skip;
    reg [63:0] s3_below;
    reg [63:0] s3_tied;
    reg [6:0] s3_places;
    reg [6:0] s3_of;
    reg [7:0] s4_first;
    reg [7:0] s4_ends;
    reg [7:0] s4_round;
    reg [63:0] s4_tied;
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
    reg [5:0] s4_rank_33;
    reg [5:0] s4_rank_34;
    reg [5:0] s4_rank_35;
    reg [5:0] s4_rank_36;
    reg [5:0] s4_rank_37;
    reg [5:0] s4_rank_38;
    reg [5:0] s4_rank_39;
    reg [5:0] s4_rank_40;
    reg [5:0] s4_rank_41;
    reg [5:0] s4_rank_42;
    reg [5:0] s4_rank_43;
    reg [5:0] s4_rank_44;
    reg [5:0] s4_rank_45;
    reg [5:0] s4_rank_46;
    reg [5:0] s4_rank_47;
    reg [5:0] s4_rank_48;
    reg [5:0] s4_rank_49;
    reg [5:0] s4_rank_50;
    reg [5:0] s4_rank_51;
    reg [5:0] s4_rank_52;
    reg [5:0] s4_rank_53;
    reg [5:0] s4_rank_54;
    reg [5:0] s4_rank_55;
    reg [5:0] s4_rank_56;
    reg [5:0] s4_rank_57;
    reg [5:0] s4_rank_58;
    reg [5:0] s4_rank_59;
    reg [5:0] s4_rank_60;
    reg [5:0] s4_rank_61;
    reg [5:0] s4_rank_62;
    reg [5:0] s4_rank_63;
    reg [63:0] s4_below;
    reg [63:0] s5_kept;
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
    reg [3:0] s6_pick_ones_2_3;
    reg [2:0] s6_pick_ones_3_0;
    reg [2:0] s6_pick_ones_3_1;
    reg [2:0] s6_pick_ones_3_2;
    reg [2:0] s6_pick_ones_3_3;
    reg [2:0] s6_pick_ones_3_4;
    reg [2:0] s6_pick_ones_3_5;
    reg [2:0] s6_pick_ones_3_6;
    reg [2:0] s6_pick_ones_3_7;
    reg [1:0] s6_pick_ones_4_0;
    reg [1:0] s6_pick_ones_4_1;
    reg [1:0] s6_pick_ones_4_2;
    reg [1:0] s6_pick_ones_4_3;
    reg [1:0] s6_pick_ones_4_4;
    reg [1:0] s6_pick_ones_4_5;
    reg [1:0] s6_pick_ones_4_6;
    reg [1:0] s6_pick_ones_4_7;
    reg [1:0] s6_pick_ones_4_8;
    reg [1:0] s6_pick_ones_4_9;
    reg [1:0] s6_pick_ones_4_10;
    reg [1:0] s6_pick_ones_4_11;
    reg [1:0] s6_pick_ones_4_12;
    reg [1:0] s6_pick_ones_4_13;
    reg [1:0] s6_pick_ones_4_14;
    reg [1:0] s6_pick_ones_4_15;
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
    reg s6_pick_ones_5_17;
    reg s6_pick_ones_5_18;
    reg s6_pick_ones_5_19;
    reg s6_pick_ones_5_20;
    reg s6_pick_ones_5_21;
    reg s6_pick_ones_5_22;
    reg s6_pick_ones_5_23;
    reg s6_pick_ones_5_24;
    reg s6_pick_ones_5_25;
    reg s6_pick_ones_5_26;
    reg s6_pick_ones_5_27;
    reg s6_pick_ones_5_28;
    reg s6_pick_ones_5_29;
    reg s6_pick_ones_5_30;
    reg s6_pick_ones_5_31;
    reg [6:0] s6_pick_skip;
    reg [2:0] s7_pick_ones_3_0;
    reg [2:0] s7_pick_ones_3_1;
    reg [2:0] s7_pick_ones_3_2;
    reg [2:0] s7_pick_ones_3_3;
    reg [2:0] s7_pick_ones_3_4;
    reg [2:0] s7_pick_ones_3_5;
    reg [2:0] s7_pick_ones_3_6;
    reg [2:0] s7_pick_ones_3_7;
    reg [1:0] s7_pick_ones_4_0;
    reg [1:0] s7_pick_ones_4_1;
    reg [1:0] s7_pick_ones_4_2;
    reg [1:0] s7_pick_ones_4_3;
    reg [1:0] s7_pick_ones_4_4;
    reg [1:0] s7_pick_ones_4_5;
    reg [1:0] s7_pick_ones_4_6;
    reg [1:0] s7_pick_ones_4_7;
    reg [1:0] s7_pick_ones_4_8;
    reg [1:0] s7_pick_ones_4_9;
    reg [1:0] s7_pick_ones_4_10;
    reg [1:0] s7_pick_ones_4_11;
    reg [1:0] s7_pick_ones_4_12;
    reg [1:0] s7_pick_ones_4_13;
    reg [1:0] s7_pick_ones_4_14;
    reg [1:0] s7_pick_ones_4_15;
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
    reg s7_pick_ones_5_17;
    reg s7_pick_ones_5_18;
    reg s7_pick_ones_5_19;
    reg s7_pick_ones_5_20;
    reg s7_pick_ones_5_21;
    reg s7_pick_ones_5_22;
    reg s7_pick_ones_5_23;
    reg s7_pick_ones_5_24;
    reg s7_pick_ones_5_25;
    reg s7_pick_ones_5_26;
    reg s7_pick_ones_5_27;
    reg s7_pick_ones_5_28;
    reg s7_pick_ones_5_29;
    reg s7_pick_ones_5_30;
    reg s7_pick_ones_5_31;
    reg [6:0] s7_pick_skip;
    reg [2:0] s7_pick_position;
    reg [5:0] s8_pick_position;
    reg [63:0] s6_kept;
    reg [63:0] s7_kept;
    reg [63:0] s8_kept;

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

    wire [63:0] packed_bits_1 = {
        4'd0 >= level[255:252], 4'd0 >= level[251:248], 4'd0 >= level[247:244],
        4'd0 >= level[243:240], 4'd0 >= level[239:236], 4'd0 >= level[235:232],
        4'd0 >= level[231:228], 4'd0 >= level[227:224], 4'd0 >= level[223:220],
        4'd0 >= level[219:216], 4'd0 >= level[215:212], 4'd0 >= level[211:208],
        4'd0 >= level[207:204], 4'd0 >= level[203:200], 4'd0 >= level[199:196],
        4'd0 >= level[195:192], 4'd0 >= level[191:188], 4'd0 >= level[187:184],
        4'd0 >= level[183:180], 4'd0 >= level[179:176], 4'd0 >= level[175:172],
        4'd0 >= level[171:168], 4'd0 >= level[167:164], 4'd0 >= level[163:160],
        4'd0 >= level[159:156], 4'd0 >= level[155:152], 4'd0 >= level[151:148],
        4'd0 >= level[147:144], 4'd0 >= level[143:140], 4'd0 >= level[139:136],
        4'd0 >= level[135:132], 4'd0 >= level[131:128], 4'd0 >= level[127:124],
        4'd0 >= level[123:120], 4'd0 >= level[119:116], 4'd0 >= level[115:112],
        4'd0 >= level[111:108], 4'd0 >= level[107:104], 4'd0 >= level[103:100],
        4'd0 >= level[99:96], 4'd0 >= level[95:92], 4'd0 >= level[91:88], 4'd0 >= level[87:84],
        4'd0 >= level[83:80], 4'd0 >= level[79:76], 4'd0 >= level[75:72], 4'd0 >= level[71:68],
        4'd0 >= level[67:64], 4'd0 >= level[63:60], 4'd0 >= level[59:56], 4'd0 >= level[55:52],
        4'd0 >= level[51:48], 4'd0 >= level[47:44], 4'd0 >= level[43:40], 4'd0 >= level[39:36],
        4'd0 >= level[35:32], 4'd0 >= level[31:28], 4'd0 >= level[27:24], 4'd0 >= level[23:20],
        4'd0 >= level[19:16], 4'd0 >= level[15:12], 4'd0 >= level[11:8], 4'd0 >= level[7:4],
        4'd0 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_1 = enable & packed_bits_1;
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
    wire [1:0] sum_19 = {1'b0, enable_and_packed_bits_1[25]} + {1'b0, enable_and_packed_bits_1[26]};
    wire [1:0] sum_20 = sum_19 + {1'b0, enable_and_packed_bits_1[27]};
    wire [2:0] sum_21 = ({1'b0, sum_18} + {1'b0, sum_20}) + {2'd0, enable_and_packed_bits_1[28]};
    wire [3:0] sum_22 = ({1'b0, sum_16} + {1'b0, sum_21}) + {3'd0, enable_and_packed_bits_1[29]};
    wire [4:0] sum_23 = ({1'b0, sum_11} + {1'b0, sum_22}) + {4'd0, enable_and_packed_bits_1[30]};
    wire [1:0] sum_24 = {1'b0, enable_and_packed_bits_1[31]} + {1'b0, enable_and_packed_bits_1[32]};
    wire [1:0] sum_25 = sum_24 + {1'b0, enable_and_packed_bits_1[33]};
    wire [1:0] sum_26 = {1'b0, enable_and_packed_bits_1[34]} + {1'b0, enable_and_packed_bits_1[35]};
    wire [1:0] sum_27 = sum_26 + {1'b0, enable_and_packed_bits_1[36]};
    wire [2:0] sum_28 = ({1'b0, sum_25} + {1'b0, sum_27}) + {2'd0, enable_and_packed_bits_1[37]};
    wire [1:0] sum_29 = {1'b0, enable_and_packed_bits_1[38]} + {1'b0, enable_and_packed_bits_1[39]};
    wire [1:0] sum_30 = sum_29 + {1'b0, enable_and_packed_bits_1[40]};
    wire [1:0] sum_31 = {1'b0, enable_and_packed_bits_1[41]} + {1'b0, enable_and_packed_bits_1[42]};
    wire [1:0] sum_32 = sum_31 + {1'b0, enable_and_packed_bits_1[43]};
    wire [2:0] sum_33 = ({1'b0, sum_30} + {1'b0, sum_32}) + {2'd0, enable_and_packed_bits_1[44]};
    wire [3:0] sum_34 = ({1'b0, sum_28} + {1'b0, sum_33}) + {3'd0, enable_and_packed_bits_1[45]};
    wire [1:0] sum_35 = {1'b0, enable_and_packed_bits_1[46]} + {1'b0, enable_and_packed_bits_1[47]};
    wire [1:0] sum_36 = sum_35 + {1'b0, enable_and_packed_bits_1[48]};
    wire [1:0] sum_37 = {1'b0, enable_and_packed_bits_1[49]} + {1'b0, enable_and_packed_bits_1[50]};
    wire [1:0] sum_38 = sum_37 + {1'b0, enable_and_packed_bits_1[51]};
    wire [2:0] sum_39 = ({1'b0, sum_36} + {1'b0, sum_38}) + {2'd0, enable_and_packed_bits_1[52]};
    wire [1:0] sum_40 = {1'b0, enable_and_packed_bits_1[53]} + {1'b0, enable_and_packed_bits_1[54]};
    wire [1:0] sum_41 = sum_40 + {1'b0, enable_and_packed_bits_1[55]};
    wire difference_bits_1 = enable_and_packed_bits_1[57] ^ enable_and_packed_bits_1[58];
    wire both_1 = enable_and_packed_bits_1[57] & enable_and_packed_bits_1[58];
    wire [2:0] sum_42 = {2'd0, enable_and_packed_bits_1[56]} + {1'b0, {both_1, difference_bits_1}};
    wire [2:0] sum_43 = sum_42 + {2'd0, enable_and_packed_bits_1[59]};
    wire [3:0] sum_44 = ({2'd0, sum_41} + {1'b0, sum_43}) + {3'd0, enable_and_packed_bits_1[60]};
    wire [4:0] sum_45 = ({2'd0, sum_39} + {1'b0, sum_44}) + {4'd0, enable_and_packed_bits_1[61]};
    wire [5:0] sum_46 = ({2'd0, sum_34} + {1'b0, sum_45}) + {5'd0, enable_and_packed_bits_1[62]};
    wire [6:0] s1_up_to_0_next = ({2'd0, sum_23} + {1'b0, sum_46}) + {6'd0, enable_and_packed_bits_1[63]};
    wire [63:0] packed_bits_2 = {
        4'd1 >= level[255:252], 4'd1 >= level[251:248], 4'd1 >= level[247:244],
        4'd1 >= level[243:240], 4'd1 >= level[239:236], 4'd1 >= level[235:232],
        4'd1 >= level[231:228], 4'd1 >= level[227:224], 4'd1 >= level[223:220],
        4'd1 >= level[219:216], 4'd1 >= level[215:212], 4'd1 >= level[211:208],
        4'd1 >= level[207:204], 4'd1 >= level[203:200], 4'd1 >= level[199:196],
        4'd1 >= level[195:192], 4'd1 >= level[191:188], 4'd1 >= level[187:184],
        4'd1 >= level[183:180], 4'd1 >= level[179:176], 4'd1 >= level[175:172],
        4'd1 >= level[171:168], 4'd1 >= level[167:164], 4'd1 >= level[163:160],
        4'd1 >= level[159:156], 4'd1 >= level[155:152], 4'd1 >= level[151:148],
        4'd1 >= level[147:144], 4'd1 >= level[143:140], 4'd1 >= level[139:136],
        4'd1 >= level[135:132], 4'd1 >= level[131:128], 4'd1 >= level[127:124],
        4'd1 >= level[123:120], 4'd1 >= level[119:116], 4'd1 >= level[115:112],
        4'd1 >= level[111:108], 4'd1 >= level[107:104], 4'd1 >= level[103:100],
        4'd1 >= level[99:96], 4'd1 >= level[95:92], 4'd1 >= level[91:88], 4'd1 >= level[87:84],
        4'd1 >= level[83:80], 4'd1 >= level[79:76], 4'd1 >= level[75:72], 4'd1 >= level[71:68],
        4'd1 >= level[67:64], 4'd1 >= level[63:60], 4'd1 >= level[59:56], 4'd1 >= level[55:52],
        4'd1 >= level[51:48], 4'd1 >= level[47:44], 4'd1 >= level[43:40], 4'd1 >= level[39:36],
        4'd1 >= level[35:32], 4'd1 >= level[31:28], 4'd1 >= level[27:24], 4'd1 >= level[23:20],
        4'd1 >= level[19:16], 4'd1 >= level[15:12], 4'd1 >= level[11:8], 4'd1 >= level[7:4],
        4'd1 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_2 = enable & packed_bits_2;
    wire [1:0] sum_47 = {1'b0, enable_and_packed_bits_2[0]} + {1'b0, enable_and_packed_bits_2[1]};
    wire [1:0] sum_48 = sum_47 + {1'b0, enable_and_packed_bits_2[2]};
    wire [1:0] sum_49 = {1'b0, enable_and_packed_bits_2[3]} + {1'b0, enable_and_packed_bits_2[4]};
    wire [1:0] sum_50 = sum_49 + {1'b0, enable_and_packed_bits_2[5]};
    wire [2:0] sum_51 = ({1'b0, sum_48} + {1'b0, sum_50}) + {2'd0, enable_and_packed_bits_2[6]};
    wire [1:0] sum_52 = {1'b0, enable_and_packed_bits_2[7]} + {1'b0, enable_and_packed_bits_2[8]};
    wire [1:0] sum_53 = sum_52 + {1'b0, enable_and_packed_bits_2[9]};
    wire [1:0] sum_54 = {1'b0, enable_and_packed_bits_2[10]} + {1'b0, enable_and_packed_bits_2[11]};
    wire [1:0] sum_55 = sum_54 + {1'b0, enable_and_packed_bits_2[12]};
    wire [2:0] sum_56 = ({1'b0, sum_53} + {1'b0, sum_55}) + {2'd0, enable_and_packed_bits_2[13]};
    wire [3:0] sum_57 = ({1'b0, sum_51} + {1'b0, sum_56}) + {3'd0, enable_and_packed_bits_2[14]};
    wire [1:0] sum_58 = {1'b0, enable_and_packed_bits_2[15]} + {1'b0, enable_and_packed_bits_2[16]};
    wire [1:0] sum_59 = sum_58 + {1'b0, enable_and_packed_bits_2[17]};
    wire [1:0] sum_60 = {1'b0, enable_and_packed_bits_2[18]} + {1'b0, enable_and_packed_bits_2[19]};
    wire [1:0] sum_61 = sum_60 + {1'b0, enable_and_packed_bits_2[20]};
    wire [2:0] sum_62 = ({1'b0, sum_59} + {1'b0, sum_61}) + {2'd0, enable_and_packed_bits_2[21]};
    wire [1:0] sum_63 = {1'b0, enable_and_packed_bits_2[22]} + {1'b0, enable_and_packed_bits_2[23]};
    wire [1:0] sum_64 = sum_63 + {1'b0, enable_and_packed_bits_2[24]};
    wire [1:0] sum_65 = {1'b0, enable_and_packed_bits_2[25]} + {1'b0, enable_and_packed_bits_2[26]};
    wire [1:0] sum_66 = sum_65 + {1'b0, enable_and_packed_bits_2[27]};
    wire [2:0] sum_67 = ({1'b0, sum_64} + {1'b0, sum_66}) + {2'd0, enable_and_packed_bits_2[28]};
    wire [3:0] sum_68 = ({1'b0, sum_62} + {1'b0, sum_67}) + {3'd0, enable_and_packed_bits_2[29]};
    wire [4:0] sum_69 = ({1'b0, sum_57} + {1'b0, sum_68}) + {4'd0, enable_and_packed_bits_2[30]};
    wire [1:0] sum_70 = {1'b0, enable_and_packed_bits_2[31]} + {1'b0, enable_and_packed_bits_2[32]};
    wire [1:0] sum_71 = sum_70 + {1'b0, enable_and_packed_bits_2[33]};
    wire [1:0] sum_72 = {1'b0, enable_and_packed_bits_2[34]} + {1'b0, enable_and_packed_bits_2[35]};
    wire [1:0] sum_73 = sum_72 + {1'b0, enable_and_packed_bits_2[36]};
    wire [2:0] sum_74 = ({1'b0, sum_71} + {1'b0, sum_73}) + {2'd0, enable_and_packed_bits_2[37]};
    wire [1:0] sum_75 = {1'b0, enable_and_packed_bits_2[38]} + {1'b0, enable_and_packed_bits_2[39]};
    wire [1:0] sum_76 = sum_75 + {1'b0, enable_and_packed_bits_2[40]};
    wire [1:0] sum_77 = {1'b0, enable_and_packed_bits_2[41]} + {1'b0, enable_and_packed_bits_2[42]};
    wire [1:0] sum_78 = sum_77 + {1'b0, enable_and_packed_bits_2[43]};
    wire [2:0] sum_79 = ({1'b0, sum_76} + {1'b0, sum_78}) + {2'd0, enable_and_packed_bits_2[44]};
    wire [3:0] sum_80 = ({1'b0, sum_74} + {1'b0, sum_79}) + {3'd0, enable_and_packed_bits_2[45]};
    wire [1:0] sum_81 = {1'b0, enable_and_packed_bits_2[46]} + {1'b0, enable_and_packed_bits_2[47]};
    wire [1:0] sum_82 = sum_81 + {1'b0, enable_and_packed_bits_2[48]};
    wire [1:0] sum_83 = {1'b0, enable_and_packed_bits_2[49]} + {1'b0, enable_and_packed_bits_2[50]};
    wire [1:0] sum_84 = sum_83 + {1'b0, enable_and_packed_bits_2[51]};
    wire [2:0] sum_85 = ({1'b0, sum_82} + {1'b0, sum_84}) + {2'd0, enable_and_packed_bits_2[52]};
    wire [1:0] sum_86 = {1'b0, enable_and_packed_bits_2[53]} + {1'b0, enable_and_packed_bits_2[54]};
    wire [1:0] sum_87 = sum_86 + {1'b0, enable_and_packed_bits_2[55]};
    wire difference_bits_2 = enable_and_packed_bits_2[57] ^ enable_and_packed_bits_2[58];
    wire both_2 = enable_and_packed_bits_2[57] & enable_and_packed_bits_2[58];
    wire [2:0] sum_88 = {2'd0, enable_and_packed_bits_2[56]} + {1'b0, {both_2, difference_bits_2}};
    wire [2:0] sum_89 = sum_88 + {2'd0, enable_and_packed_bits_2[59]};
    wire [3:0] sum_90 = ({2'd0, sum_87} + {1'b0, sum_89}) + {3'd0, enable_and_packed_bits_2[60]};
    wire [4:0] sum_91 = ({2'd0, sum_85} + {1'b0, sum_90}) + {4'd0, enable_and_packed_bits_2[61]};
    wire [5:0] sum_92 = ({2'd0, sum_80} + {1'b0, sum_91}) + {5'd0, enable_and_packed_bits_2[62]};
    wire [6:0] s1_up_to_1_next = ({2'd0, sum_69} + {1'b0, sum_92}) + {6'd0, enable_and_packed_bits_2[63]};
    wire [63:0] packed_bits_3 = {
        4'd2 >= level[255:252], 4'd2 >= level[251:248], 4'd2 >= level[247:244],
        4'd2 >= level[243:240], 4'd2 >= level[239:236], 4'd2 >= level[235:232],
        4'd2 >= level[231:228], 4'd2 >= level[227:224], 4'd2 >= level[223:220],
        4'd2 >= level[219:216], 4'd2 >= level[215:212], 4'd2 >= level[211:208],
        4'd2 >= level[207:204], 4'd2 >= level[203:200], 4'd2 >= level[199:196],
        4'd2 >= level[195:192], 4'd2 >= level[191:188], 4'd2 >= level[187:184],
        4'd2 >= level[183:180], 4'd2 >= level[179:176], 4'd2 >= level[175:172],
        4'd2 >= level[171:168], 4'd2 >= level[167:164], 4'd2 >= level[163:160],
        4'd2 >= level[159:156], 4'd2 >= level[155:152], 4'd2 >= level[151:148],
        4'd2 >= level[147:144], 4'd2 >= level[143:140], 4'd2 >= level[139:136],
        4'd2 >= level[135:132], 4'd2 >= level[131:128], 4'd2 >= level[127:124],
        4'd2 >= level[123:120], 4'd2 >= level[119:116], 4'd2 >= level[115:112],
        4'd2 >= level[111:108], 4'd2 >= level[107:104], 4'd2 >= level[103:100],
        4'd2 >= level[99:96], 4'd2 >= level[95:92], 4'd2 >= level[91:88], 4'd2 >= level[87:84],
        4'd2 >= level[83:80], 4'd2 >= level[79:76], 4'd2 >= level[75:72], 4'd2 >= level[71:68],
        4'd2 >= level[67:64], 4'd2 >= level[63:60], 4'd2 >= level[59:56], 4'd2 >= level[55:52],
        4'd2 >= level[51:48], 4'd2 >= level[47:44], 4'd2 >= level[43:40], 4'd2 >= level[39:36],
        4'd2 >= level[35:32], 4'd2 >= level[31:28], 4'd2 >= level[27:24], 4'd2 >= level[23:20],
        4'd2 >= level[19:16], 4'd2 >= level[15:12], 4'd2 >= level[11:8], 4'd2 >= level[7:4],
        4'd2 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_3 = enable & packed_bits_3;
    wire [1:0] sum_93 = {1'b0, enable_and_packed_bits_3[0]} + {1'b0, enable_and_packed_bits_3[1]};
    wire [1:0] sum_94 = sum_93 + {1'b0, enable_and_packed_bits_3[2]};
    wire [1:0] sum_95 = {1'b0, enable_and_packed_bits_3[3]} + {1'b0, enable_and_packed_bits_3[4]};
    wire [1:0] sum_96 = sum_95 + {1'b0, enable_and_packed_bits_3[5]};
    wire [2:0] sum_97 = ({1'b0, sum_94} + {1'b0, sum_96}) + {2'd0, enable_and_packed_bits_3[6]};
    wire [1:0] sum_98 = {1'b0, enable_and_packed_bits_3[7]} + {1'b0, enable_and_packed_bits_3[8]};
    wire [1:0] sum_99 = sum_98 + {1'b0, enable_and_packed_bits_3[9]};
    wire [1:0] sum_100 = {1'b0, enable_and_packed_bits_3[10]} + {1'b0, enable_and_packed_bits_3[11]};
    wire [1:0] sum_101 = sum_100 + {1'b0, enable_and_packed_bits_3[12]};
    wire [2:0] sum_102 = ({1'b0, sum_99} + {1'b0, sum_101}) + {2'd0, enable_and_packed_bits_3[13]};
    wire [3:0] sum_103 = ({1'b0, sum_97} + {1'b0, sum_102}) + {3'd0, enable_and_packed_bits_3[14]};
    wire [1:0] sum_104 = {1'b0, enable_and_packed_bits_3[15]} + {1'b0, enable_and_packed_bits_3[16]};
    wire [1:0] sum_105 = sum_104 + {1'b0, enable_and_packed_bits_3[17]};
    wire [1:0] sum_106 = {1'b0, enable_and_packed_bits_3[18]} + {1'b0, enable_and_packed_bits_3[19]};
    wire [1:0] sum_107 = sum_106 + {1'b0, enable_and_packed_bits_3[20]};
    wire [2:0] sum_108 = ({1'b0, sum_105} + {1'b0, sum_107}) + {2'd0, enable_and_packed_bits_3[21]};
    wire [1:0] sum_109 = {1'b0, enable_and_packed_bits_3[22]} + {1'b0, enable_and_packed_bits_3[23]};
    wire [1:0] sum_110 = sum_109 + {1'b0, enable_and_packed_bits_3[24]};
    wire [1:0] sum_111 = {1'b0, enable_and_packed_bits_3[25]} + {1'b0, enable_and_packed_bits_3[26]};
    wire [1:0] sum_112 = sum_111 + {1'b0, enable_and_packed_bits_3[27]};
    wire [2:0] sum_113 = ({1'b0, sum_110} + {1'b0, sum_112}) + {2'd0, enable_and_packed_bits_3[28]};
    wire [3:0] sum_114 = ({1'b0, sum_108} + {1'b0, sum_113}) + {3'd0, enable_and_packed_bits_3[29]};
    wire [4:0] sum_115 = ({1'b0, sum_103} + {1'b0, sum_114}) + {4'd0, enable_and_packed_bits_3[30]};
    wire [1:0] sum_116 = {1'b0, enable_and_packed_bits_3[31]} + {1'b0, enable_and_packed_bits_3[32]};
    wire [1:0] sum_117 = sum_116 + {1'b0, enable_and_packed_bits_3[33]};
    wire [1:0] sum_118 = {1'b0, enable_and_packed_bits_3[34]} + {1'b0, enable_and_packed_bits_3[35]};
    wire [1:0] sum_119 = sum_118 + {1'b0, enable_and_packed_bits_3[36]};
    wire [2:0] sum_120 = ({1'b0, sum_117} + {1'b0, sum_119}) + {2'd0, enable_and_packed_bits_3[37]};
    wire [1:0] sum_121 = {1'b0, enable_and_packed_bits_3[38]} + {1'b0, enable_and_packed_bits_3[39]};
    wire [1:0] sum_122 = sum_121 + {1'b0, enable_and_packed_bits_3[40]};
    wire [1:0] sum_123 = {1'b0, enable_and_packed_bits_3[41]} + {1'b0, enable_and_packed_bits_3[42]};
    wire [1:0] sum_124 = sum_123 + {1'b0, enable_and_packed_bits_3[43]};
    wire [2:0] sum_125 = ({1'b0, sum_122} + {1'b0, sum_124}) + {2'd0, enable_and_packed_bits_3[44]};
    wire [3:0] sum_126 = ({1'b0, sum_120} + {1'b0, sum_125}) + {3'd0, enable_and_packed_bits_3[45]};
    wire [1:0] sum_127 = {1'b0, enable_and_packed_bits_3[46]} + {1'b0, enable_and_packed_bits_3[47]};
    wire [1:0] sum_128 = sum_127 + {1'b0, enable_and_packed_bits_3[48]};
    wire [1:0] sum_129 = {1'b0, enable_and_packed_bits_3[49]} + {1'b0, enable_and_packed_bits_3[50]};
    wire [1:0] sum_130 = sum_129 + {1'b0, enable_and_packed_bits_3[51]};
    wire [2:0] sum_131 = ({1'b0, sum_128} + {1'b0, sum_130}) + {2'd0, enable_and_packed_bits_3[52]};
    wire [1:0] sum_132 = {1'b0, enable_and_packed_bits_3[53]} + {1'b0, enable_and_packed_bits_3[54]};
    wire [1:0] sum_133 = sum_132 + {1'b0, enable_and_packed_bits_3[55]};
    wire difference_bits_3 = enable_and_packed_bits_3[57] ^ enable_and_packed_bits_3[58];
    wire both_3 = enable_and_packed_bits_3[57] & enable_and_packed_bits_3[58];
    wire [2:0] sum_134 = {2'd0, enable_and_packed_bits_3[56]} + {1'b0, {both_3, difference_bits_3}};
    wire [2:0] sum_135 = sum_134 + {2'd0, enable_and_packed_bits_3[59]};
    wire [3:0] sum_136 = ({2'd0, sum_133} + {1'b0, sum_135}) + {3'd0, enable_and_packed_bits_3[60]};
    wire [4:0] sum_137 = ({2'd0, sum_131} + {1'b0, sum_136}) + {4'd0, enable_and_packed_bits_3[61]};
    wire [5:0] sum_138 = ({2'd0, sum_126} + {1'b0, sum_137}) + {5'd0, enable_and_packed_bits_3[62]};
    wire [6:0] s1_up_to_2_next = ({2'd0, sum_115} + {1'b0, sum_138}) + {6'd0, enable_and_packed_bits_3[63]};
    wire [63:0] packed_bits_4 = {
        4'd3 >= level[255:252], 4'd3 >= level[251:248], 4'd3 >= level[247:244],
        4'd3 >= level[243:240], 4'd3 >= level[239:236], 4'd3 >= level[235:232],
        4'd3 >= level[231:228], 4'd3 >= level[227:224], 4'd3 >= level[223:220],
        4'd3 >= level[219:216], 4'd3 >= level[215:212], 4'd3 >= level[211:208],
        4'd3 >= level[207:204], 4'd3 >= level[203:200], 4'd3 >= level[199:196],
        4'd3 >= level[195:192], 4'd3 >= level[191:188], 4'd3 >= level[187:184],
        4'd3 >= level[183:180], 4'd3 >= level[179:176], 4'd3 >= level[175:172],
        4'd3 >= level[171:168], 4'd3 >= level[167:164], 4'd3 >= level[163:160],
        4'd3 >= level[159:156], 4'd3 >= level[155:152], 4'd3 >= level[151:148],
        4'd3 >= level[147:144], 4'd3 >= level[143:140], 4'd3 >= level[139:136],
        4'd3 >= level[135:132], 4'd3 >= level[131:128], 4'd3 >= level[127:124],
        4'd3 >= level[123:120], 4'd3 >= level[119:116], 4'd3 >= level[115:112],
        4'd3 >= level[111:108], 4'd3 >= level[107:104], 4'd3 >= level[103:100],
        4'd3 >= level[99:96], 4'd3 >= level[95:92], 4'd3 >= level[91:88], 4'd3 >= level[87:84],
        4'd3 >= level[83:80], 4'd3 >= level[79:76], 4'd3 >= level[75:72], 4'd3 >= level[71:68],
        4'd3 >= level[67:64], 4'd3 >= level[63:60], 4'd3 >= level[59:56], 4'd3 >= level[55:52],
        4'd3 >= level[51:48], 4'd3 >= level[47:44], 4'd3 >= level[43:40], 4'd3 >= level[39:36],
        4'd3 >= level[35:32], 4'd3 >= level[31:28], 4'd3 >= level[27:24], 4'd3 >= level[23:20],
        4'd3 >= level[19:16], 4'd3 >= level[15:12], 4'd3 >= level[11:8], 4'd3 >= level[7:4],
        4'd3 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_4 = enable & packed_bits_4;
    wire [1:0] sum_139 = {1'b0, enable_and_packed_bits_4[0]} + {1'b0, enable_and_packed_bits_4[1]};
    wire [1:0] sum_140 = sum_139 + {1'b0, enable_and_packed_bits_4[2]};
    wire [1:0] sum_141 = {1'b0, enable_and_packed_bits_4[3]} + {1'b0, enable_and_packed_bits_4[4]};
    wire [1:0] sum_142 = sum_141 + {1'b0, enable_and_packed_bits_4[5]};
    wire [2:0] sum_143 = ({1'b0, sum_140} + {1'b0, sum_142}) + {2'd0, enable_and_packed_bits_4[6]};
    wire [1:0] sum_144 = {1'b0, enable_and_packed_bits_4[7]} + {1'b0, enable_and_packed_bits_4[8]};
    wire [1:0] sum_145 = sum_144 + {1'b0, enable_and_packed_bits_4[9]};
    wire [1:0] sum_146 = {1'b0, enable_and_packed_bits_4[10]} + {1'b0, enable_and_packed_bits_4[11]};
    wire [1:0] sum_147 = sum_146 + {1'b0, enable_and_packed_bits_4[12]};
    wire [2:0] sum_148 = ({1'b0, sum_145} + {1'b0, sum_147}) + {2'd0, enable_and_packed_bits_4[13]};
    wire [3:0] sum_149 = ({1'b0, sum_143} + {1'b0, sum_148}) + {3'd0, enable_and_packed_bits_4[14]};
    wire [1:0] sum_150 = {1'b0, enable_and_packed_bits_4[15]} + {1'b0, enable_and_packed_bits_4[16]};
    wire [1:0] sum_151 = sum_150 + {1'b0, enable_and_packed_bits_4[17]};
    wire [1:0] sum_152 = {1'b0, enable_and_packed_bits_4[18]} + {1'b0, enable_and_packed_bits_4[19]};
    wire [1:0] sum_153 = sum_152 + {1'b0, enable_and_packed_bits_4[20]};
    wire [2:0] sum_154 = ({1'b0, sum_151} + {1'b0, sum_153}) + {2'd0, enable_and_packed_bits_4[21]};
    wire [1:0] sum_155 = {1'b0, enable_and_packed_bits_4[22]} + {1'b0, enable_and_packed_bits_4[23]};
    wire [1:0] sum_156 = sum_155 + {1'b0, enable_and_packed_bits_4[24]};
    wire [1:0] sum_157 = {1'b0, enable_and_packed_bits_4[25]} + {1'b0, enable_and_packed_bits_4[26]};
    wire [1:0] sum_158 = sum_157 + {1'b0, enable_and_packed_bits_4[27]};
    wire [2:0] sum_159 = ({1'b0, sum_156} + {1'b0, sum_158}) + {2'd0, enable_and_packed_bits_4[28]};
    wire [3:0] sum_160 = ({1'b0, sum_154} + {1'b0, sum_159}) + {3'd0, enable_and_packed_bits_4[29]};
    wire [4:0] sum_161 = ({1'b0, sum_149} + {1'b0, sum_160}) + {4'd0, enable_and_packed_bits_4[30]};
    wire [1:0] sum_162 = {1'b0, enable_and_packed_bits_4[31]} + {1'b0, enable_and_packed_bits_4[32]};
    wire [1:0] sum_163 = sum_162 + {1'b0, enable_and_packed_bits_4[33]};
    wire [1:0] sum_164 = {1'b0, enable_and_packed_bits_4[34]} + {1'b0, enable_and_packed_bits_4[35]};
    wire [1:0] sum_165 = sum_164 + {1'b0, enable_and_packed_bits_4[36]};
    wire [2:0] sum_166 = ({1'b0, sum_163} + {1'b0, sum_165}) + {2'd0, enable_and_packed_bits_4[37]};
    wire [1:0] sum_167 = {1'b0, enable_and_packed_bits_4[38]} + {1'b0, enable_and_packed_bits_4[39]};
    wire [1:0] sum_168 = sum_167 + {1'b0, enable_and_packed_bits_4[40]};
    wire [1:0] sum_169 = {1'b0, enable_and_packed_bits_4[41]} + {1'b0, enable_and_packed_bits_4[42]};
    wire [1:0] sum_170 = sum_169 + {1'b0, enable_and_packed_bits_4[43]};
    wire [2:0] sum_171 = ({1'b0, sum_168} + {1'b0, sum_170}) + {2'd0, enable_and_packed_bits_4[44]};
    wire [3:0] sum_172 = ({1'b0, sum_166} + {1'b0, sum_171}) + {3'd0, enable_and_packed_bits_4[45]};
    wire [1:0] sum_173 = {1'b0, enable_and_packed_bits_4[46]} + {1'b0, enable_and_packed_bits_4[47]};
    wire [1:0] sum_174 = sum_173 + {1'b0, enable_and_packed_bits_4[48]};
    wire [1:0] sum_175 = {1'b0, enable_and_packed_bits_4[49]} + {1'b0, enable_and_packed_bits_4[50]};
    wire [1:0] sum_176 = sum_175 + {1'b0, enable_and_packed_bits_4[51]};
    wire [2:0] sum_177 = ({1'b0, sum_174} + {1'b0, sum_176}) + {2'd0, enable_and_packed_bits_4[52]};
    wire [1:0] sum_178 = {1'b0, enable_and_packed_bits_4[53]} + {1'b0, enable_and_packed_bits_4[54]};
    wire [1:0] sum_179 = sum_178 + {1'b0, enable_and_packed_bits_4[55]};
    wire difference_bits_4 = enable_and_packed_bits_4[57] ^ enable_and_packed_bits_4[58];
    wire both_4 = enable_and_packed_bits_4[57] & enable_and_packed_bits_4[58];
    wire [2:0] sum_180 = {2'd0, enable_and_packed_bits_4[56]} + {1'b0, {both_4, difference_bits_4}};
    wire [2:0] sum_181 = sum_180 + {2'd0, enable_and_packed_bits_4[59]};
    wire [3:0] sum_182 = ({2'd0, sum_179} + {1'b0, sum_181}) + {3'd0, enable_and_packed_bits_4[60]};
    wire [4:0] sum_183 = ({2'd0, sum_177} + {1'b0, sum_182}) + {4'd0, enable_and_packed_bits_4[61]};
    wire [5:0] sum_184 = ({2'd0, sum_172} + {1'b0, sum_183}) + {5'd0, enable_and_packed_bits_4[62]};
    wire [6:0] s1_up_to_3_next = ({2'd0, sum_161} + {1'b0, sum_184}) + {6'd0, enable_and_packed_bits_4[63]};
    wire [63:0] packed_bits_5 = {
        4'd4 >= level[255:252], 4'd4 >= level[251:248], 4'd4 >= level[247:244],
        4'd4 >= level[243:240], 4'd4 >= level[239:236], 4'd4 >= level[235:232],
        4'd4 >= level[231:228], 4'd4 >= level[227:224], 4'd4 >= level[223:220],
        4'd4 >= level[219:216], 4'd4 >= level[215:212], 4'd4 >= level[211:208],
        4'd4 >= level[207:204], 4'd4 >= level[203:200], 4'd4 >= level[199:196],
        4'd4 >= level[195:192], 4'd4 >= level[191:188], 4'd4 >= level[187:184],
        4'd4 >= level[183:180], 4'd4 >= level[179:176], 4'd4 >= level[175:172],
        4'd4 >= level[171:168], 4'd4 >= level[167:164], 4'd4 >= level[163:160],
        4'd4 >= level[159:156], 4'd4 >= level[155:152], 4'd4 >= level[151:148],
        4'd4 >= level[147:144], 4'd4 >= level[143:140], 4'd4 >= level[139:136],
        4'd4 >= level[135:132], 4'd4 >= level[131:128], 4'd4 >= level[127:124],
        4'd4 >= level[123:120], 4'd4 >= level[119:116], 4'd4 >= level[115:112],
        4'd4 >= level[111:108], 4'd4 >= level[107:104], 4'd4 >= level[103:100],
        4'd4 >= level[99:96], 4'd4 >= level[95:92], 4'd4 >= level[91:88], 4'd4 >= level[87:84],
        4'd4 >= level[83:80], 4'd4 >= level[79:76], 4'd4 >= level[75:72], 4'd4 >= level[71:68],
        4'd4 >= level[67:64], 4'd4 >= level[63:60], 4'd4 >= level[59:56], 4'd4 >= level[55:52],
        4'd4 >= level[51:48], 4'd4 >= level[47:44], 4'd4 >= level[43:40], 4'd4 >= level[39:36],
        4'd4 >= level[35:32], 4'd4 >= level[31:28], 4'd4 >= level[27:24], 4'd4 >= level[23:20],
        4'd4 >= level[19:16], 4'd4 >= level[15:12], 4'd4 >= level[11:8], 4'd4 >= level[7:4],
        4'd4 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_5 = enable & packed_bits_5;
    wire [1:0] sum_185 = {1'b0, enable_and_packed_bits_5[0]} + {1'b0, enable_and_packed_bits_5[1]};
    wire [1:0] sum_186 = sum_185 + {1'b0, enable_and_packed_bits_5[2]};
    wire [1:0] sum_187 = {1'b0, enable_and_packed_bits_5[3]} + {1'b0, enable_and_packed_bits_5[4]};
    wire [1:0] sum_188 = sum_187 + {1'b0, enable_and_packed_bits_5[5]};
    wire [2:0] sum_189 = ({1'b0, sum_186} + {1'b0, sum_188}) + {2'd0, enable_and_packed_bits_5[6]};
    wire [1:0] sum_190 = {1'b0, enable_and_packed_bits_5[7]} + {1'b0, enable_and_packed_bits_5[8]};
    wire [1:0] sum_191 = sum_190 + {1'b0, enable_and_packed_bits_5[9]};
    wire [1:0] sum_192 = {1'b0, enable_and_packed_bits_5[10]} + {1'b0, enable_and_packed_bits_5[11]};
    wire [1:0] sum_193 = sum_192 + {1'b0, enable_and_packed_bits_5[12]};
    wire [2:0] sum_194 = ({1'b0, sum_191} + {1'b0, sum_193}) + {2'd0, enable_and_packed_bits_5[13]};
    wire [3:0] sum_195 = ({1'b0, sum_189} + {1'b0, sum_194}) + {3'd0, enable_and_packed_bits_5[14]};
    wire [1:0] sum_196 = {1'b0, enable_and_packed_bits_5[15]} + {1'b0, enable_and_packed_bits_5[16]};
    wire [1:0] sum_197 = sum_196 + {1'b0, enable_and_packed_bits_5[17]};
    wire [1:0] sum_198 = {1'b0, enable_and_packed_bits_5[18]} + {1'b0, enable_and_packed_bits_5[19]};
    wire [1:0] sum_199 = sum_198 + {1'b0, enable_and_packed_bits_5[20]};
    wire [2:0] sum_200 = ({1'b0, sum_197} + {1'b0, sum_199}) + {2'd0, enable_and_packed_bits_5[21]};
    wire [1:0] sum_201 = {1'b0, enable_and_packed_bits_5[22]} + {1'b0, enable_and_packed_bits_5[23]};
    wire [1:0] sum_202 = sum_201 + {1'b0, enable_and_packed_bits_5[24]};
    wire [1:0] sum_203 = {1'b0, enable_and_packed_bits_5[25]} + {1'b0, enable_and_packed_bits_5[26]};
    wire [1:0] sum_204 = sum_203 + {1'b0, enable_and_packed_bits_5[27]};
    wire [2:0] sum_205 = ({1'b0, sum_202} + {1'b0, sum_204}) + {2'd0, enable_and_packed_bits_5[28]};
    wire [3:0] sum_206 = ({1'b0, sum_200} + {1'b0, sum_205}) + {3'd0, enable_and_packed_bits_5[29]};
    wire [4:0] sum_207 = ({1'b0, sum_195} + {1'b0, sum_206}) + {4'd0, enable_and_packed_bits_5[30]};
    wire [1:0] sum_208 = {1'b0, enable_and_packed_bits_5[31]} + {1'b0, enable_and_packed_bits_5[32]};
    wire [1:0] sum_209 = sum_208 + {1'b0, enable_and_packed_bits_5[33]};
    wire [1:0] sum_210 = {1'b0, enable_and_packed_bits_5[34]} + {1'b0, enable_and_packed_bits_5[35]};
    wire [1:0] sum_211 = sum_210 + {1'b0, enable_and_packed_bits_5[36]};
    wire [2:0] sum_212 = ({1'b0, sum_209} + {1'b0, sum_211}) + {2'd0, enable_and_packed_bits_5[37]};
    wire [1:0] sum_213 = {1'b0, enable_and_packed_bits_5[38]} + {1'b0, enable_and_packed_bits_5[39]};
    wire [1:0] sum_214 = sum_213 + {1'b0, enable_and_packed_bits_5[40]};
    wire [1:0] sum_215 = {1'b0, enable_and_packed_bits_5[41]} + {1'b0, enable_and_packed_bits_5[42]};
    wire [1:0] sum_216 = sum_215 + {1'b0, enable_and_packed_bits_5[43]};
    wire [2:0] sum_217 = ({1'b0, sum_214} + {1'b0, sum_216}) + {2'd0, enable_and_packed_bits_5[44]};
    wire [3:0] sum_218 = ({1'b0, sum_212} + {1'b0, sum_217}) + {3'd0, enable_and_packed_bits_5[45]};
    wire [1:0] sum_219 = {1'b0, enable_and_packed_bits_5[46]} + {1'b0, enable_and_packed_bits_5[47]};
    wire [1:0] sum_220 = sum_219 + {1'b0, enable_and_packed_bits_5[48]};
    wire [1:0] sum_221 = {1'b0, enable_and_packed_bits_5[49]} + {1'b0, enable_and_packed_bits_5[50]};
    wire [1:0] sum_222 = sum_221 + {1'b0, enable_and_packed_bits_5[51]};
    wire [2:0] sum_223 = ({1'b0, sum_220} + {1'b0, sum_222}) + {2'd0, enable_and_packed_bits_5[52]};
    wire [1:0] sum_224 = {1'b0, enable_and_packed_bits_5[53]} + {1'b0, enable_and_packed_bits_5[54]};
    wire [1:0] sum_225 = sum_224 + {1'b0, enable_and_packed_bits_5[55]};
    wire difference_bits_5 = enable_and_packed_bits_5[57] ^ enable_and_packed_bits_5[58];
    wire both_5 = enable_and_packed_bits_5[57] & enable_and_packed_bits_5[58];
    wire [2:0] sum_226 = {2'd0, enable_and_packed_bits_5[56]} + {1'b0, {both_5, difference_bits_5}};
    wire [2:0] sum_227 = sum_226 + {2'd0, enable_and_packed_bits_5[59]};
    wire [3:0] sum_228 = ({2'd0, sum_225} + {1'b0, sum_227}) + {3'd0, enable_and_packed_bits_5[60]};
    wire [4:0] sum_229 = ({2'd0, sum_223} + {1'b0, sum_228}) + {4'd0, enable_and_packed_bits_5[61]};
    wire [5:0] sum_230 = ({2'd0, sum_218} + {1'b0, sum_229}) + {5'd0, enable_and_packed_bits_5[62]};
    wire [6:0] s1_up_to_4_next = ({2'd0, sum_207} + {1'b0, sum_230}) + {6'd0, enable_and_packed_bits_5[63]};
    wire [63:0] packed_bits_6 = {
        4'd5 >= level[255:252], 4'd5 >= level[251:248], 4'd5 >= level[247:244],
        4'd5 >= level[243:240], 4'd5 >= level[239:236], 4'd5 >= level[235:232],
        4'd5 >= level[231:228], 4'd5 >= level[227:224], 4'd5 >= level[223:220],
        4'd5 >= level[219:216], 4'd5 >= level[215:212], 4'd5 >= level[211:208],
        4'd5 >= level[207:204], 4'd5 >= level[203:200], 4'd5 >= level[199:196],
        4'd5 >= level[195:192], 4'd5 >= level[191:188], 4'd5 >= level[187:184],
        4'd5 >= level[183:180], 4'd5 >= level[179:176], 4'd5 >= level[175:172],
        4'd5 >= level[171:168], 4'd5 >= level[167:164], 4'd5 >= level[163:160],
        4'd5 >= level[159:156], 4'd5 >= level[155:152], 4'd5 >= level[151:148],
        4'd5 >= level[147:144], 4'd5 >= level[143:140], 4'd5 >= level[139:136],
        4'd5 >= level[135:132], 4'd5 >= level[131:128], 4'd5 >= level[127:124],
        4'd5 >= level[123:120], 4'd5 >= level[119:116], 4'd5 >= level[115:112],
        4'd5 >= level[111:108], 4'd5 >= level[107:104], 4'd5 >= level[103:100],
        4'd5 >= level[99:96], 4'd5 >= level[95:92], 4'd5 >= level[91:88], 4'd5 >= level[87:84],
        4'd5 >= level[83:80], 4'd5 >= level[79:76], 4'd5 >= level[75:72], 4'd5 >= level[71:68],
        4'd5 >= level[67:64], 4'd5 >= level[63:60], 4'd5 >= level[59:56], 4'd5 >= level[55:52],
        4'd5 >= level[51:48], 4'd5 >= level[47:44], 4'd5 >= level[43:40], 4'd5 >= level[39:36],
        4'd5 >= level[35:32], 4'd5 >= level[31:28], 4'd5 >= level[27:24], 4'd5 >= level[23:20],
        4'd5 >= level[19:16], 4'd5 >= level[15:12], 4'd5 >= level[11:8], 4'd5 >= level[7:4],
        4'd5 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_6 = enable & packed_bits_6;
    wire [1:0] sum_231 = {1'b0, enable_and_packed_bits_6[0]} + {1'b0, enable_and_packed_bits_6[1]};
    wire [1:0] sum_232 = sum_231 + {1'b0, enable_and_packed_bits_6[2]};
    wire [1:0] sum_233 = {1'b0, enable_and_packed_bits_6[3]} + {1'b0, enable_and_packed_bits_6[4]};
    wire [1:0] sum_234 = sum_233 + {1'b0, enable_and_packed_bits_6[5]};
    wire [2:0] sum_235 = ({1'b0, sum_232} + {1'b0, sum_234}) + {2'd0, enable_and_packed_bits_6[6]};
    wire [1:0] sum_236 = {1'b0, enable_and_packed_bits_6[7]} + {1'b0, enable_and_packed_bits_6[8]};
    wire [1:0] sum_237 = sum_236 + {1'b0, enable_and_packed_bits_6[9]};
    wire [1:0] sum_238 = {1'b0, enable_and_packed_bits_6[10]} + {1'b0, enable_and_packed_bits_6[11]};
    wire [1:0] sum_239 = sum_238 + {1'b0, enable_and_packed_bits_6[12]};
    wire [2:0] sum_240 = ({1'b0, sum_237} + {1'b0, sum_239}) + {2'd0, enable_and_packed_bits_6[13]};
    wire [3:0] sum_241 = ({1'b0, sum_235} + {1'b0, sum_240}) + {3'd0, enable_and_packed_bits_6[14]};
    wire [1:0] sum_242 = {1'b0, enable_and_packed_bits_6[15]} + {1'b0, enable_and_packed_bits_6[16]};
    wire [1:0] sum_243 = sum_242 + {1'b0, enable_and_packed_bits_6[17]};
    wire [1:0] sum_244 = {1'b0, enable_and_packed_bits_6[18]} + {1'b0, enable_and_packed_bits_6[19]};
    wire [1:0] sum_245 = sum_244 + {1'b0, enable_and_packed_bits_6[20]};
    wire [2:0] sum_246 = ({1'b0, sum_243} + {1'b0, sum_245}) + {2'd0, enable_and_packed_bits_6[21]};
    wire [1:0] sum_247 = {1'b0, enable_and_packed_bits_6[22]} + {1'b0, enable_and_packed_bits_6[23]};
    wire [1:0] sum_248 = sum_247 + {1'b0, enable_and_packed_bits_6[24]};
    wire [1:0] sum_249 = {1'b0, enable_and_packed_bits_6[25]} + {1'b0, enable_and_packed_bits_6[26]};
    wire [1:0] sum_250 = sum_249 + {1'b0, enable_and_packed_bits_6[27]};
    wire [2:0] sum_251 = ({1'b0, sum_248} + {1'b0, sum_250}) + {2'd0, enable_and_packed_bits_6[28]};
    wire [3:0] sum_252 = ({1'b0, sum_246} + {1'b0, sum_251}) + {3'd0, enable_and_packed_bits_6[29]};
    wire [4:0] sum_253 = ({1'b0, sum_241} + {1'b0, sum_252}) + {4'd0, enable_and_packed_bits_6[30]};
    wire [1:0] sum_254 = {1'b0, enable_and_packed_bits_6[31]} + {1'b0, enable_and_packed_bits_6[32]};
    wire [1:0] sum_255 = sum_254 + {1'b0, enable_and_packed_bits_6[33]};
    wire [1:0] sum_256 = {1'b0, enable_and_packed_bits_6[34]} + {1'b0, enable_and_packed_bits_6[35]};
    wire [1:0] sum_257 = sum_256 + {1'b0, enable_and_packed_bits_6[36]};
    wire [2:0] sum_258 = ({1'b0, sum_255} + {1'b0, sum_257}) + {2'd0, enable_and_packed_bits_6[37]};
    wire [1:0] sum_259 = {1'b0, enable_and_packed_bits_6[38]} + {1'b0, enable_and_packed_bits_6[39]};
    wire [1:0] sum_260 = sum_259 + {1'b0, enable_and_packed_bits_6[40]};
    wire [1:0] sum_261 = {1'b0, enable_and_packed_bits_6[41]} + {1'b0, enable_and_packed_bits_6[42]};
    wire [1:0] sum_262 = sum_261 + {1'b0, enable_and_packed_bits_6[43]};
    wire [2:0] sum_263 = ({1'b0, sum_260} + {1'b0, sum_262}) + {2'd0, enable_and_packed_bits_6[44]};
    wire [3:0] sum_264 = ({1'b0, sum_258} + {1'b0, sum_263}) + {3'd0, enable_and_packed_bits_6[45]};
    wire [1:0] sum_265 = {1'b0, enable_and_packed_bits_6[46]} + {1'b0, enable_and_packed_bits_6[47]};
    wire [1:0] sum_266 = sum_265 + {1'b0, enable_and_packed_bits_6[48]};
    wire [1:0] sum_267 = {1'b0, enable_and_packed_bits_6[49]} + {1'b0, enable_and_packed_bits_6[50]};
    wire [1:0] sum_268 = sum_267 + {1'b0, enable_and_packed_bits_6[51]};
    wire [2:0] sum_269 = ({1'b0, sum_266} + {1'b0, sum_268}) + {2'd0, enable_and_packed_bits_6[52]};
    wire [1:0] sum_270 = {1'b0, enable_and_packed_bits_6[53]} + {1'b0, enable_and_packed_bits_6[54]};
    wire [1:0] sum_271 = sum_270 + {1'b0, enable_and_packed_bits_6[55]};
    wire difference_bits_6 = enable_and_packed_bits_6[57] ^ enable_and_packed_bits_6[58];
    wire both_6 = enable_and_packed_bits_6[57] & enable_and_packed_bits_6[58];
    wire [2:0] sum_272 = {2'd0, enable_and_packed_bits_6[56]} + {1'b0, {both_6, difference_bits_6}};
    wire [2:0] sum_273 = sum_272 + {2'd0, enable_and_packed_bits_6[59]};
    wire [3:0] sum_274 = ({2'd0, sum_271} + {1'b0, sum_273}) + {3'd0, enable_and_packed_bits_6[60]};
    wire [4:0] sum_275 = ({2'd0, sum_269} + {1'b0, sum_274}) + {4'd0, enable_and_packed_bits_6[61]};
    wire [5:0] sum_276 = ({2'd0, sum_264} + {1'b0, sum_275}) + {5'd0, enable_and_packed_bits_6[62]};
    wire [6:0] s1_up_to_5_next = ({2'd0, sum_253} + {1'b0, sum_276}) + {6'd0, enable_and_packed_bits_6[63]};
    wire [63:0] packed_bits_7 = {
        4'd6 >= level[255:252], 4'd6 >= level[251:248], 4'd6 >= level[247:244],
        4'd6 >= level[243:240], 4'd6 >= level[239:236], 4'd6 >= level[235:232],
        4'd6 >= level[231:228], 4'd6 >= level[227:224], 4'd6 >= level[223:220],
        4'd6 >= level[219:216], 4'd6 >= level[215:212], 4'd6 >= level[211:208],
        4'd6 >= level[207:204], 4'd6 >= level[203:200], 4'd6 >= level[199:196],
        4'd6 >= level[195:192], 4'd6 >= level[191:188], 4'd6 >= level[187:184],
        4'd6 >= level[183:180], 4'd6 >= level[179:176], 4'd6 >= level[175:172],
        4'd6 >= level[171:168], 4'd6 >= level[167:164], 4'd6 >= level[163:160],
        4'd6 >= level[159:156], 4'd6 >= level[155:152], 4'd6 >= level[151:148],
        4'd6 >= level[147:144], 4'd6 >= level[143:140], 4'd6 >= level[139:136],
        4'd6 >= level[135:132], 4'd6 >= level[131:128], 4'd6 >= level[127:124],
        4'd6 >= level[123:120], 4'd6 >= level[119:116], 4'd6 >= level[115:112],
        4'd6 >= level[111:108], 4'd6 >= level[107:104], 4'd6 >= level[103:100],
        4'd6 >= level[99:96], 4'd6 >= level[95:92], 4'd6 >= level[91:88], 4'd6 >= level[87:84],
        4'd6 >= level[83:80], 4'd6 >= level[79:76], 4'd6 >= level[75:72], 4'd6 >= level[71:68],
        4'd6 >= level[67:64], 4'd6 >= level[63:60], 4'd6 >= level[59:56], 4'd6 >= level[55:52],
        4'd6 >= level[51:48], 4'd6 >= level[47:44], 4'd6 >= level[43:40], 4'd6 >= level[39:36],
        4'd6 >= level[35:32], 4'd6 >= level[31:28], 4'd6 >= level[27:24], 4'd6 >= level[23:20],
        4'd6 >= level[19:16], 4'd6 >= level[15:12], 4'd6 >= level[11:8], 4'd6 >= level[7:4],
        4'd6 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_7 = enable & packed_bits_7;
    wire [1:0] sum_277 = {1'b0, enable_and_packed_bits_7[0]} + {1'b0, enable_and_packed_bits_7[1]};
    wire [1:0] sum_278 = sum_277 + {1'b0, enable_and_packed_bits_7[2]};
    wire [1:0] sum_279 = {1'b0, enable_and_packed_bits_7[3]} + {1'b0, enable_and_packed_bits_7[4]};
    wire [1:0] sum_280 = sum_279 + {1'b0, enable_and_packed_bits_7[5]};
    wire [2:0] sum_281 = ({1'b0, sum_278} + {1'b0, sum_280}) + {2'd0, enable_and_packed_bits_7[6]};
    wire [1:0] sum_282 = {1'b0, enable_and_packed_bits_7[7]} + {1'b0, enable_and_packed_bits_7[8]};
    wire [1:0] sum_283 = sum_282 + {1'b0, enable_and_packed_bits_7[9]};
    wire [1:0] sum_284 = {1'b0, enable_and_packed_bits_7[10]} + {1'b0, enable_and_packed_bits_7[11]};
    wire [1:0] sum_285 = sum_284 + {1'b0, enable_and_packed_bits_7[12]};
    wire [2:0] sum_286 = ({1'b0, sum_283} + {1'b0, sum_285}) + {2'd0, enable_and_packed_bits_7[13]};
    wire [3:0] sum_287 = ({1'b0, sum_281} + {1'b0, sum_286}) + {3'd0, enable_and_packed_bits_7[14]};
    wire [1:0] sum_288 = {1'b0, enable_and_packed_bits_7[15]} + {1'b0, enable_and_packed_bits_7[16]};
    wire [1:0] sum_289 = sum_288 + {1'b0, enable_and_packed_bits_7[17]};
    wire [1:0] sum_290 = {1'b0, enable_and_packed_bits_7[18]} + {1'b0, enable_and_packed_bits_7[19]};
    wire [1:0] sum_291 = sum_290 + {1'b0, enable_and_packed_bits_7[20]};
    wire [2:0] sum_292 = ({1'b0, sum_289} + {1'b0, sum_291}) + {2'd0, enable_and_packed_bits_7[21]};
    wire [1:0] sum_293 = {1'b0, enable_and_packed_bits_7[22]} + {1'b0, enable_and_packed_bits_7[23]};
    wire [1:0] sum_294 = sum_293 + {1'b0, enable_and_packed_bits_7[24]};
    wire [1:0] sum_295 = {1'b0, enable_and_packed_bits_7[25]} + {1'b0, enable_and_packed_bits_7[26]};
    wire [1:0] sum_296 = sum_295 + {1'b0, enable_and_packed_bits_7[27]};
    wire [2:0] sum_297 = ({1'b0, sum_294} + {1'b0, sum_296}) + {2'd0, enable_and_packed_bits_7[28]};
    wire [3:0] sum_298 = ({1'b0, sum_292} + {1'b0, sum_297}) + {3'd0, enable_and_packed_bits_7[29]};
    wire [4:0] sum_299 = ({1'b0, sum_287} + {1'b0, sum_298}) + {4'd0, enable_and_packed_bits_7[30]};
    wire [1:0] sum_300 = {1'b0, enable_and_packed_bits_7[31]} + {1'b0, enable_and_packed_bits_7[32]};
    wire [1:0] sum_301 = sum_300 + {1'b0, enable_and_packed_bits_7[33]};
    wire [1:0] sum_302 = {1'b0, enable_and_packed_bits_7[34]} + {1'b0, enable_and_packed_bits_7[35]};
    wire [1:0] sum_303 = sum_302 + {1'b0, enable_and_packed_bits_7[36]};
    wire [2:0] sum_304 = ({1'b0, sum_301} + {1'b0, sum_303}) + {2'd0, enable_and_packed_bits_7[37]};
    wire [1:0] sum_305 = {1'b0, enable_and_packed_bits_7[38]} + {1'b0, enable_and_packed_bits_7[39]};
    wire [1:0] sum_306 = sum_305 + {1'b0, enable_and_packed_bits_7[40]};
    wire [1:0] sum_307 = {1'b0, enable_and_packed_bits_7[41]} + {1'b0, enable_and_packed_bits_7[42]};
    wire [1:0] sum_308 = sum_307 + {1'b0, enable_and_packed_bits_7[43]};
    wire [2:0] sum_309 = ({1'b0, sum_306} + {1'b0, sum_308}) + {2'd0, enable_and_packed_bits_7[44]};
    wire [3:0] sum_310 = ({1'b0, sum_304} + {1'b0, sum_309}) + {3'd0, enable_and_packed_bits_7[45]};
    wire [1:0] sum_311 = {1'b0, enable_and_packed_bits_7[46]} + {1'b0, enable_and_packed_bits_7[47]};
    wire [1:0] sum_312 = sum_311 + {1'b0, enable_and_packed_bits_7[48]};
    wire [1:0] sum_313 = {1'b0, enable_and_packed_bits_7[49]} + {1'b0, enable_and_packed_bits_7[50]};
    wire [1:0] sum_314 = sum_313 + {1'b0, enable_and_packed_bits_7[51]};
    wire [2:0] sum_315 = ({1'b0, sum_312} + {1'b0, sum_314}) + {2'd0, enable_and_packed_bits_7[52]};
    wire [1:0] sum_316 = {1'b0, enable_and_packed_bits_7[53]} + {1'b0, enable_and_packed_bits_7[54]};
    wire [1:0] sum_317 = sum_316 + {1'b0, enable_and_packed_bits_7[55]};
    wire difference_bits_7 = enable_and_packed_bits_7[57] ^ enable_and_packed_bits_7[58];
    wire both_7 = enable_and_packed_bits_7[57] & enable_and_packed_bits_7[58];
    wire [2:0] sum_318 = {2'd0, enable_and_packed_bits_7[56]} + {1'b0, {both_7, difference_bits_7}};
    wire [2:0] sum_319 = sum_318 + {2'd0, enable_and_packed_bits_7[59]};
    wire [3:0] sum_320 = ({2'd0, sum_317} + {1'b0, sum_319}) + {3'd0, enable_and_packed_bits_7[60]};
    wire [4:0] sum_321 = ({2'd0, sum_315} + {1'b0, sum_320}) + {4'd0, enable_and_packed_bits_7[61]};
    wire [5:0] sum_322 = ({2'd0, sum_310} + {1'b0, sum_321}) + {5'd0, enable_and_packed_bits_7[62]};
    wire [6:0] s1_up_to_6_next = ({2'd0, sum_299} + {1'b0, sum_322}) + {6'd0, enable_and_packed_bits_7[63]};
    wire [63:0] packed_bits_8 = {
        4'd7 >= level[255:252], 4'd7 >= level[251:248], 4'd7 >= level[247:244],
        4'd7 >= level[243:240], 4'd7 >= level[239:236], 4'd7 >= level[235:232],
        4'd7 >= level[231:228], 4'd7 >= level[227:224], 4'd7 >= level[223:220],
        4'd7 >= level[219:216], 4'd7 >= level[215:212], 4'd7 >= level[211:208],
        4'd7 >= level[207:204], 4'd7 >= level[203:200], 4'd7 >= level[199:196],
        4'd7 >= level[195:192], 4'd7 >= level[191:188], 4'd7 >= level[187:184],
        4'd7 >= level[183:180], 4'd7 >= level[179:176], 4'd7 >= level[175:172],
        4'd7 >= level[171:168], 4'd7 >= level[167:164], 4'd7 >= level[163:160],
        4'd7 >= level[159:156], 4'd7 >= level[155:152], 4'd7 >= level[151:148],
        4'd7 >= level[147:144], 4'd7 >= level[143:140], 4'd7 >= level[139:136],
        4'd7 >= level[135:132], 4'd7 >= level[131:128], 4'd7 >= level[127:124],
        4'd7 >= level[123:120], 4'd7 >= level[119:116], 4'd7 >= level[115:112],
        4'd7 >= level[111:108], 4'd7 >= level[107:104], 4'd7 >= level[103:100],
        4'd7 >= level[99:96], 4'd7 >= level[95:92], 4'd7 >= level[91:88], 4'd7 >= level[87:84],
        4'd7 >= level[83:80], 4'd7 >= level[79:76], 4'd7 >= level[75:72], 4'd7 >= level[71:68],
        4'd7 >= level[67:64], 4'd7 >= level[63:60], 4'd7 >= level[59:56], 4'd7 >= level[55:52],
        4'd7 >= level[51:48], 4'd7 >= level[47:44], 4'd7 >= level[43:40], 4'd7 >= level[39:36],
        4'd7 >= level[35:32], 4'd7 >= level[31:28], 4'd7 >= level[27:24], 4'd7 >= level[23:20],
        4'd7 >= level[19:16], 4'd7 >= level[15:12], 4'd7 >= level[11:8], 4'd7 >= level[7:4],
        4'd7 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_8 = enable & packed_bits_8;
    wire [1:0] sum_323 = {1'b0, enable_and_packed_bits_8[0]} + {1'b0, enable_and_packed_bits_8[1]};
    wire [1:0] sum_324 = sum_323 + {1'b0, enable_and_packed_bits_8[2]};
    wire [1:0] sum_325 = {1'b0, enable_and_packed_bits_8[3]} + {1'b0, enable_and_packed_bits_8[4]};
    wire [1:0] sum_326 = sum_325 + {1'b0, enable_and_packed_bits_8[5]};
    wire [2:0] sum_327 = ({1'b0, sum_324} + {1'b0, sum_326}) + {2'd0, enable_and_packed_bits_8[6]};
    wire [1:0] sum_328 = {1'b0, enable_and_packed_bits_8[7]} + {1'b0, enable_and_packed_bits_8[8]};
    wire [1:0] sum_329 = sum_328 + {1'b0, enable_and_packed_bits_8[9]};
    wire [1:0] sum_330 = {1'b0, enable_and_packed_bits_8[10]} + {1'b0, enable_and_packed_bits_8[11]};
    wire [1:0] sum_331 = sum_330 + {1'b0, enable_and_packed_bits_8[12]};
    wire [2:0] sum_332 = ({1'b0, sum_329} + {1'b0, sum_331}) + {2'd0, enable_and_packed_bits_8[13]};
    wire [3:0] sum_333 = ({1'b0, sum_327} + {1'b0, sum_332}) + {3'd0, enable_and_packed_bits_8[14]};
    wire [1:0] sum_334 = {1'b0, enable_and_packed_bits_8[15]} + {1'b0, enable_and_packed_bits_8[16]};
    wire [1:0] sum_335 = sum_334 + {1'b0, enable_and_packed_bits_8[17]};
    wire [1:0] sum_336 = {1'b0, enable_and_packed_bits_8[18]} + {1'b0, enable_and_packed_bits_8[19]};
    wire [1:0] sum_337 = sum_336 + {1'b0, enable_and_packed_bits_8[20]};
    wire [2:0] sum_338 = ({1'b0, sum_335} + {1'b0, sum_337}) + {2'd0, enable_and_packed_bits_8[21]};
    wire [1:0] sum_339 = {1'b0, enable_and_packed_bits_8[22]} + {1'b0, enable_and_packed_bits_8[23]};
    wire [1:0] sum_340 = sum_339 + {1'b0, enable_and_packed_bits_8[24]};
    wire [1:0] sum_341 = {1'b0, enable_and_packed_bits_8[25]} + {1'b0, enable_and_packed_bits_8[26]};
    wire [1:0] sum_342 = sum_341 + {1'b0, enable_and_packed_bits_8[27]};
    wire [2:0] sum_343 = ({1'b0, sum_340} + {1'b0, sum_342}) + {2'd0, enable_and_packed_bits_8[28]};
    wire [3:0] sum_344 = ({1'b0, sum_338} + {1'b0, sum_343}) + {3'd0, enable_and_packed_bits_8[29]};
    wire [4:0] sum_345 = ({1'b0, sum_333} + {1'b0, sum_344}) + {4'd0, enable_and_packed_bits_8[30]};
    wire [1:0] sum_346 = {1'b0, enable_and_packed_bits_8[31]} + {1'b0, enable_and_packed_bits_8[32]};
    wire [1:0] sum_347 = sum_346 + {1'b0, enable_and_packed_bits_8[33]};
    wire [1:0] sum_348 = {1'b0, enable_and_packed_bits_8[34]} + {1'b0, enable_and_packed_bits_8[35]};
    wire [1:0] sum_349 = sum_348 + {1'b0, enable_and_packed_bits_8[36]};
    wire [2:0] sum_350 = ({1'b0, sum_347} + {1'b0, sum_349}) + {2'd0, enable_and_packed_bits_8[37]};
    wire [1:0] sum_351 = {1'b0, enable_and_packed_bits_8[38]} + {1'b0, enable_and_packed_bits_8[39]};
    wire [1:0] sum_352 = sum_351 + {1'b0, enable_and_packed_bits_8[40]};
    wire [1:0] sum_353 = {1'b0, enable_and_packed_bits_8[41]} + {1'b0, enable_and_packed_bits_8[42]};
    wire [1:0] sum_354 = sum_353 + {1'b0, enable_and_packed_bits_8[43]};
    wire [2:0] sum_355 = ({1'b0, sum_352} + {1'b0, sum_354}) + {2'd0, enable_and_packed_bits_8[44]};
    wire [3:0] sum_356 = ({1'b0, sum_350} + {1'b0, sum_355}) + {3'd0, enable_and_packed_bits_8[45]};
    wire [1:0] sum_357 = {1'b0, enable_and_packed_bits_8[46]} + {1'b0, enable_and_packed_bits_8[47]};
    wire [1:0] sum_358 = sum_357 + {1'b0, enable_and_packed_bits_8[48]};
    wire [1:0] sum_359 = {1'b0, enable_and_packed_bits_8[49]} + {1'b0, enable_and_packed_bits_8[50]};
    wire [1:0] sum_360 = sum_359 + {1'b0, enable_and_packed_bits_8[51]};
    wire [2:0] sum_361 = ({1'b0, sum_358} + {1'b0, sum_360}) + {2'd0, enable_and_packed_bits_8[52]};
    wire [1:0] sum_362 = {1'b0, enable_and_packed_bits_8[53]} + {1'b0, enable_and_packed_bits_8[54]};
    wire [1:0] sum_363 = sum_362 + {1'b0, enable_and_packed_bits_8[55]};
    wire difference_bits_8 = enable_and_packed_bits_8[57] ^ enable_and_packed_bits_8[58];
    wire both_8 = enable_and_packed_bits_8[57] & enable_and_packed_bits_8[58];
    wire [2:0] sum_364 = {2'd0, enable_and_packed_bits_8[56]} + {1'b0, {both_8, difference_bits_8}};
    wire [2:0] sum_365 = sum_364 + {2'd0, enable_and_packed_bits_8[59]};
    wire [3:0] sum_366 = ({2'd0, sum_363} + {1'b0, sum_365}) + {3'd0, enable_and_packed_bits_8[60]};
    wire [4:0] sum_367 = ({2'd0, sum_361} + {1'b0, sum_366}) + {4'd0, enable_and_packed_bits_8[61]};
    wire [5:0] sum_368 = ({2'd0, sum_356} + {1'b0, sum_367}) + {5'd0, enable_and_packed_bits_8[62]};
    wire [6:0] s1_up_to_7_next = ({2'd0, sum_345} + {1'b0, sum_368}) + {6'd0, enable_and_packed_bits_8[63]};
    wire [63:0] packed_bits_9 = {
        4'd8 >= level[255:252], 4'd8 >= level[251:248], 4'd8 >= level[247:244],
        4'd8 >= level[243:240], 4'd8 >= level[239:236], 4'd8 >= level[235:232],
        4'd8 >= level[231:228], 4'd8 >= level[227:224], 4'd8 >= level[223:220],
        4'd8 >= level[219:216], 4'd8 >= level[215:212], 4'd8 >= level[211:208],
        4'd8 >= level[207:204], 4'd8 >= level[203:200], 4'd8 >= level[199:196],
        4'd8 >= level[195:192], 4'd8 >= level[191:188], 4'd8 >= level[187:184],
        4'd8 >= level[183:180], 4'd8 >= level[179:176], 4'd8 >= level[175:172],
        4'd8 >= level[171:168], 4'd8 >= level[167:164], 4'd8 >= level[163:160],
        4'd8 >= level[159:156], 4'd8 >= level[155:152], 4'd8 >= level[151:148],
        4'd8 >= level[147:144], 4'd8 >= level[143:140], 4'd8 >= level[139:136],
        4'd8 >= level[135:132], 4'd8 >= level[131:128], 4'd8 >= level[127:124],
        4'd8 >= level[123:120], 4'd8 >= level[119:116], 4'd8 >= level[115:112],
        4'd8 >= level[111:108], 4'd8 >= level[107:104], 4'd8 >= level[103:100],
        4'd8 >= level[99:96], 4'd8 >= level[95:92], 4'd8 >= level[91:88], 4'd8 >= level[87:84],
        4'd8 >= level[83:80], 4'd8 >= level[79:76], 4'd8 >= level[75:72], 4'd8 >= level[71:68],
        4'd8 >= level[67:64], 4'd8 >= level[63:60], 4'd8 >= level[59:56], 4'd8 >= level[55:52],
        4'd8 >= level[51:48], 4'd8 >= level[47:44], 4'd8 >= level[43:40], 4'd8 >= level[39:36],
        4'd8 >= level[35:32], 4'd8 >= level[31:28], 4'd8 >= level[27:24], 4'd8 >= level[23:20],
        4'd8 >= level[19:16], 4'd8 >= level[15:12], 4'd8 >= level[11:8], 4'd8 >= level[7:4],
        4'd8 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_9 = enable & packed_bits_9;
    wire [1:0] sum_369 = {1'b0, enable_and_packed_bits_9[0]} + {1'b0, enable_and_packed_bits_9[1]};
    wire [1:0] sum_370 = sum_369 + {1'b0, enable_and_packed_bits_9[2]};
    wire [1:0] sum_371 = {1'b0, enable_and_packed_bits_9[3]} + {1'b0, enable_and_packed_bits_9[4]};
    wire [1:0] sum_372 = sum_371 + {1'b0, enable_and_packed_bits_9[5]};
    wire [2:0] sum_373 = ({1'b0, sum_370} + {1'b0, sum_372}) + {2'd0, enable_and_packed_bits_9[6]};
    wire [1:0] sum_374 = {1'b0, enable_and_packed_bits_9[7]} + {1'b0, enable_and_packed_bits_9[8]};
    wire [1:0] sum_375 = sum_374 + {1'b0, enable_and_packed_bits_9[9]};
    wire [1:0] sum_376 = {1'b0, enable_and_packed_bits_9[10]} + {1'b0, enable_and_packed_bits_9[11]};
    wire [1:0] sum_377 = sum_376 + {1'b0, enable_and_packed_bits_9[12]};
    wire [2:0] sum_378 = ({1'b0, sum_375} + {1'b0, sum_377}) + {2'd0, enable_and_packed_bits_9[13]};
    wire [3:0] sum_379 = ({1'b0, sum_373} + {1'b0, sum_378}) + {3'd0, enable_and_packed_bits_9[14]};
    wire [1:0] sum_380 = {1'b0, enable_and_packed_bits_9[15]} + {1'b0, enable_and_packed_bits_9[16]};
    wire [1:0] sum_381 = sum_380 + {1'b0, enable_and_packed_bits_9[17]};
    wire [1:0] sum_382 = {1'b0, enable_and_packed_bits_9[18]} + {1'b0, enable_and_packed_bits_9[19]};
    wire [1:0] sum_383 = sum_382 + {1'b0, enable_and_packed_bits_9[20]};
    wire [2:0] sum_384 = ({1'b0, sum_381} + {1'b0, sum_383}) + {2'd0, enable_and_packed_bits_9[21]};
    wire [1:0] sum_385 = {1'b0, enable_and_packed_bits_9[22]} + {1'b0, enable_and_packed_bits_9[23]};
    wire [1:0] sum_386 = sum_385 + {1'b0, enable_and_packed_bits_9[24]};
    wire [1:0] sum_387 = {1'b0, enable_and_packed_bits_9[25]} + {1'b0, enable_and_packed_bits_9[26]};
    wire [1:0] sum_388 = sum_387 + {1'b0, enable_and_packed_bits_9[27]};
    wire [2:0] sum_389 = ({1'b0, sum_386} + {1'b0, sum_388}) + {2'd0, enable_and_packed_bits_9[28]};
    wire [3:0] sum_390 = ({1'b0, sum_384} + {1'b0, sum_389}) + {3'd0, enable_and_packed_bits_9[29]};
    wire [4:0] sum_391 = ({1'b0, sum_379} + {1'b0, sum_390}) + {4'd0, enable_and_packed_bits_9[30]};
    wire [1:0] sum_392 = {1'b0, enable_and_packed_bits_9[31]} + {1'b0, enable_and_packed_bits_9[32]};
    wire [1:0] sum_393 = sum_392 + {1'b0, enable_and_packed_bits_9[33]};
    wire [1:0] sum_394 = {1'b0, enable_and_packed_bits_9[34]} + {1'b0, enable_and_packed_bits_9[35]};
    wire [1:0] sum_395 = sum_394 + {1'b0, enable_and_packed_bits_9[36]};
    wire [2:0] sum_396 = ({1'b0, sum_393} + {1'b0, sum_395}) + {2'd0, enable_and_packed_bits_9[37]};
    wire [1:0] sum_397 = {1'b0, enable_and_packed_bits_9[38]} + {1'b0, enable_and_packed_bits_9[39]};
    wire [1:0] sum_398 = sum_397 + {1'b0, enable_and_packed_bits_9[40]};
    wire [1:0] sum_399 = {1'b0, enable_and_packed_bits_9[41]} + {1'b0, enable_and_packed_bits_9[42]};
    wire [1:0] sum_400 = sum_399 + {1'b0, enable_and_packed_bits_9[43]};
    wire [2:0] sum_401 = ({1'b0, sum_398} + {1'b0, sum_400}) + {2'd0, enable_and_packed_bits_9[44]};
    wire [3:0] sum_402 = ({1'b0, sum_396} + {1'b0, sum_401}) + {3'd0, enable_and_packed_bits_9[45]};
    wire [1:0] sum_403 = {1'b0, enable_and_packed_bits_9[46]} + {1'b0, enable_and_packed_bits_9[47]};
    wire [1:0] sum_404 = sum_403 + {1'b0, enable_and_packed_bits_9[48]};
    wire [1:0] sum_405 = {1'b0, enable_and_packed_bits_9[49]} + {1'b0, enable_and_packed_bits_9[50]};
    wire [1:0] sum_406 = sum_405 + {1'b0, enable_and_packed_bits_9[51]};
    wire [2:0] sum_407 = ({1'b0, sum_404} + {1'b0, sum_406}) + {2'd0, enable_and_packed_bits_9[52]};
    wire [1:0] sum_408 = {1'b0, enable_and_packed_bits_9[53]} + {1'b0, enable_and_packed_bits_9[54]};
    wire [1:0] sum_409 = sum_408 + {1'b0, enable_and_packed_bits_9[55]};
    wire difference_bits_9 = enable_and_packed_bits_9[57] ^ enable_and_packed_bits_9[58];
    wire both_9 = enable_and_packed_bits_9[57] & enable_and_packed_bits_9[58];
    wire [2:0] sum_410 = {2'd0, enable_and_packed_bits_9[56]} + {1'b0, {both_9, difference_bits_9}};
    wire [2:0] sum_411 = sum_410 + {2'd0, enable_and_packed_bits_9[59]};
    wire [3:0] sum_412 = ({2'd0, sum_409} + {1'b0, sum_411}) + {3'd0, enable_and_packed_bits_9[60]};
    wire [4:0] sum_413 = ({2'd0, sum_407} + {1'b0, sum_412}) + {4'd0, enable_and_packed_bits_9[61]};
    wire [5:0] sum_414 = ({2'd0, sum_402} + {1'b0, sum_413}) + {5'd0, enable_and_packed_bits_9[62]};
    wire [6:0] s1_up_to_8_next = ({2'd0, sum_391} + {1'b0, sum_414}) + {6'd0, enable_and_packed_bits_9[63]};
    wire [63:0] packed_bits_10 = {
        4'd9 >= level[255:252], 4'd9 >= level[251:248], 4'd9 >= level[247:244],
        4'd9 >= level[243:240], 4'd9 >= level[239:236], 4'd9 >= level[235:232],
        4'd9 >= level[231:228], 4'd9 >= level[227:224], 4'd9 >= level[223:220],
        4'd9 >= level[219:216], 4'd9 >= level[215:212], 4'd9 >= level[211:208],
        4'd9 >= level[207:204], 4'd9 >= level[203:200], 4'd9 >= level[199:196],
        4'd9 >= level[195:192], 4'd9 >= level[191:188], 4'd9 >= level[187:184],
        4'd9 >= level[183:180], 4'd9 >= level[179:176], 4'd9 >= level[175:172],
        4'd9 >= level[171:168], 4'd9 >= level[167:164], 4'd9 >= level[163:160],
        4'd9 >= level[159:156], 4'd9 >= level[155:152], 4'd9 >= level[151:148],
        4'd9 >= level[147:144], 4'd9 >= level[143:140], 4'd9 >= level[139:136],
        4'd9 >= level[135:132], 4'd9 >= level[131:128], 4'd9 >= level[127:124],
        4'd9 >= level[123:120], 4'd9 >= level[119:116], 4'd9 >= level[115:112],
        4'd9 >= level[111:108], 4'd9 >= level[107:104], 4'd9 >= level[103:100],
        4'd9 >= level[99:96], 4'd9 >= level[95:92], 4'd9 >= level[91:88], 4'd9 >= level[87:84],
        4'd9 >= level[83:80], 4'd9 >= level[79:76], 4'd9 >= level[75:72], 4'd9 >= level[71:68],
        4'd9 >= level[67:64], 4'd9 >= level[63:60], 4'd9 >= level[59:56], 4'd9 >= level[55:52],
        4'd9 >= level[51:48], 4'd9 >= level[47:44], 4'd9 >= level[43:40], 4'd9 >= level[39:36],
        4'd9 >= level[35:32], 4'd9 >= level[31:28], 4'd9 >= level[27:24], 4'd9 >= level[23:20],
        4'd9 >= level[19:16], 4'd9 >= level[15:12], 4'd9 >= level[11:8], 4'd9 >= level[7:4],
        4'd9 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_10 = enable & packed_bits_10;
    wire [1:0] sum_415 = {1'b0, enable_and_packed_bits_10[0]} + {1'b0, enable_and_packed_bits_10[1]};
    wire [1:0] sum_416 = sum_415 + {1'b0, enable_and_packed_bits_10[2]};
    wire [1:0] sum_417 = {1'b0, enable_and_packed_bits_10[3]} + {1'b0, enable_and_packed_bits_10[4]};
    wire [1:0] sum_418 = sum_417 + {1'b0, enable_and_packed_bits_10[5]};
    wire [2:0] sum_419 = ({1'b0, sum_416} + {1'b0, sum_418}) + {2'd0, enable_and_packed_bits_10[6]};
    wire [1:0] sum_420 = {1'b0, enable_and_packed_bits_10[7]} + {1'b0, enable_and_packed_bits_10[8]};
    wire [1:0] sum_421 = sum_420 + {1'b0, enable_and_packed_bits_10[9]};
    wire [1:0] sum_422 = {1'b0, enable_and_packed_bits_10[10]} + {1'b0, enable_and_packed_bits_10[11]};
    wire [1:0] sum_423 = sum_422 + {1'b0, enable_and_packed_bits_10[12]};
    wire [2:0] sum_424 = ({1'b0, sum_421} + {1'b0, sum_423}) + {2'd0, enable_and_packed_bits_10[13]};
    wire [3:0] sum_425 = ({1'b0, sum_419} + {1'b0, sum_424}) + {3'd0, enable_and_packed_bits_10[14]};
    wire [1:0] sum_426 = {1'b0, enable_and_packed_bits_10[15]} + {1'b0, enable_and_packed_bits_10[16]};
    wire [1:0] sum_427 = sum_426 + {1'b0, enable_and_packed_bits_10[17]};
    wire [1:0] sum_428 = {1'b0, enable_and_packed_bits_10[18]} + {1'b0, enable_and_packed_bits_10[19]};
    wire [1:0] sum_429 = sum_428 + {1'b0, enable_and_packed_bits_10[20]};
    wire [2:0] sum_430 = ({1'b0, sum_427} + {1'b0, sum_429}) + {2'd0, enable_and_packed_bits_10[21]};
    wire [1:0] sum_431 = {1'b0, enable_and_packed_bits_10[22]} + {1'b0, enable_and_packed_bits_10[23]};
    wire [1:0] sum_432 = sum_431 + {1'b0, enable_and_packed_bits_10[24]};
    wire [1:0] sum_433 = {1'b0, enable_and_packed_bits_10[25]} + {1'b0, enable_and_packed_bits_10[26]};
    wire [1:0] sum_434 = sum_433 + {1'b0, enable_and_packed_bits_10[27]};
    wire [2:0] sum_435 = ({1'b0, sum_432} + {1'b0, sum_434}) + {2'd0, enable_and_packed_bits_10[28]};
    wire [3:0] sum_436 = ({1'b0, sum_430} + {1'b0, sum_435}) + {3'd0, enable_and_packed_bits_10[29]};
    wire [4:0] sum_437 = ({1'b0, sum_425} + {1'b0, sum_436}) + {4'd0, enable_and_packed_bits_10[30]};
    wire [1:0] sum_438 = {1'b0, enable_and_packed_bits_10[31]} + {1'b0, enable_and_packed_bits_10[32]};
    wire [1:0] sum_439 = sum_438 + {1'b0, enable_and_packed_bits_10[33]};
    wire [1:0] sum_440 = {1'b0, enable_and_packed_bits_10[34]} + {1'b0, enable_and_packed_bits_10[35]};
    wire [1:0] sum_441 = sum_440 + {1'b0, enable_and_packed_bits_10[36]};
    wire [2:0] sum_442 = ({1'b0, sum_439} + {1'b0, sum_441}) + {2'd0, enable_and_packed_bits_10[37]};
    wire [1:0] sum_443 = {1'b0, enable_and_packed_bits_10[38]} + {1'b0, enable_and_packed_bits_10[39]};
    wire [1:0] sum_444 = sum_443 + {1'b0, enable_and_packed_bits_10[40]};
    wire [1:0] sum_445 = {1'b0, enable_and_packed_bits_10[41]} + {1'b0, enable_and_packed_bits_10[42]};
    wire [1:0] sum_446 = sum_445 + {1'b0, enable_and_packed_bits_10[43]};
    wire [2:0] sum_447 = ({1'b0, sum_444} + {1'b0, sum_446}) + {2'd0, enable_and_packed_bits_10[44]};
    wire [3:0] sum_448 = ({1'b0, sum_442} + {1'b0, sum_447}) + {3'd0, enable_and_packed_bits_10[45]};
    wire [1:0] sum_449 = {1'b0, enable_and_packed_bits_10[46]} + {1'b0, enable_and_packed_bits_10[47]};
    wire [1:0] sum_450 = sum_449 + {1'b0, enable_and_packed_bits_10[48]};
    wire [1:0] sum_451 = {1'b0, enable_and_packed_bits_10[49]} + {1'b0, enable_and_packed_bits_10[50]};
    wire [1:0] sum_452 = sum_451 + {1'b0, enable_and_packed_bits_10[51]};
    wire [2:0] sum_453 = ({1'b0, sum_450} + {1'b0, sum_452}) + {2'd0, enable_and_packed_bits_10[52]};
    wire [1:0] sum_454 = {1'b0, enable_and_packed_bits_10[53]} + {1'b0, enable_and_packed_bits_10[54]};
    wire [1:0] sum_455 = sum_454 + {1'b0, enable_and_packed_bits_10[55]};
    wire difference_bits_10 = enable_and_packed_bits_10[57] ^ enable_and_packed_bits_10[58];
    wire both_10 = enable_and_packed_bits_10[57] & enable_and_packed_bits_10[58];
    wire [2:0] sum_456 = {2'd0, enable_and_packed_bits_10[56]} + {1'b0, {both_10, difference_bits_10}};
    wire [2:0] sum_457 = sum_456 + {2'd0, enable_and_packed_bits_10[59]};
    wire [3:0] sum_458 = ({2'd0, sum_455} + {1'b0, sum_457}) + {3'd0, enable_and_packed_bits_10[60]};
    wire [4:0] sum_459 = ({2'd0, sum_453} + {1'b0, sum_458}) + {4'd0, enable_and_packed_bits_10[61]};
    wire [5:0] sum_460 = ({2'd0, sum_448} + {1'b0, sum_459}) + {5'd0, enable_and_packed_bits_10[62]};
    wire [6:0] s1_up_to_9_next = ({2'd0, sum_437} + {1'b0, sum_460}) + {6'd0, enable_and_packed_bits_10[63]};
    wire [63:0] packed_bits_11 = {
        4'd10 >= level[255:252], 4'd10 >= level[251:248], 4'd10 >= level[247:244],
        4'd10 >= level[243:240], 4'd10 >= level[239:236], 4'd10 >= level[235:232],
        4'd10 >= level[231:228], 4'd10 >= level[227:224], 4'd10 >= level[223:220],
        4'd10 >= level[219:216], 4'd10 >= level[215:212], 4'd10 >= level[211:208],
        4'd10 >= level[207:204], 4'd10 >= level[203:200], 4'd10 >= level[199:196],
        4'd10 >= level[195:192], 4'd10 >= level[191:188], 4'd10 >= level[187:184],
        4'd10 >= level[183:180], 4'd10 >= level[179:176], 4'd10 >= level[175:172],
        4'd10 >= level[171:168], 4'd10 >= level[167:164], 4'd10 >= level[163:160],
        4'd10 >= level[159:156], 4'd10 >= level[155:152], 4'd10 >= level[151:148],
        4'd10 >= level[147:144], 4'd10 >= level[143:140], 4'd10 >= level[139:136],
        4'd10 >= level[135:132], 4'd10 >= level[131:128], 4'd10 >= level[127:124],
        4'd10 >= level[123:120], 4'd10 >= level[119:116], 4'd10 >= level[115:112],
        4'd10 >= level[111:108], 4'd10 >= level[107:104], 4'd10 >= level[103:100],
        4'd10 >= level[99:96], 4'd10 >= level[95:92], 4'd10 >= level[91:88],
        4'd10 >= level[87:84], 4'd10 >= level[83:80], 4'd10 >= level[79:76],
        4'd10 >= level[75:72], 4'd10 >= level[71:68], 4'd10 >= level[67:64],
        4'd10 >= level[63:60], 4'd10 >= level[59:56], 4'd10 >= level[55:52],
        4'd10 >= level[51:48], 4'd10 >= level[47:44], 4'd10 >= level[43:40],
        4'd10 >= level[39:36], 4'd10 >= level[35:32], 4'd10 >= level[31:28],
        4'd10 >= level[27:24], 4'd10 >= level[23:20], 4'd10 >= level[19:16],
        4'd10 >= level[15:12], 4'd10 >= level[11:8], 4'd10 >= level[7:4], 4'd10 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_11 = enable & packed_bits_11;
    wire [1:0] sum_461 = {1'b0, enable_and_packed_bits_11[0]} + {1'b0, enable_and_packed_bits_11[1]};
    wire [1:0] sum_462 = sum_461 + {1'b0, enable_and_packed_bits_11[2]};
    wire [1:0] sum_463 = {1'b0, enable_and_packed_bits_11[3]} + {1'b0, enable_and_packed_bits_11[4]};
    wire [1:0] sum_464 = sum_463 + {1'b0, enable_and_packed_bits_11[5]};
    wire [2:0] sum_465 = ({1'b0, sum_462} + {1'b0, sum_464}) + {2'd0, enable_and_packed_bits_11[6]};
    wire [1:0] sum_466 = {1'b0, enable_and_packed_bits_11[7]} + {1'b0, enable_and_packed_bits_11[8]};
    wire [1:0] sum_467 = sum_466 + {1'b0, enable_and_packed_bits_11[9]};
    wire [1:0] sum_468 = {1'b0, enable_and_packed_bits_11[10]} + {1'b0, enable_and_packed_bits_11[11]};
    wire [1:0] sum_469 = sum_468 + {1'b0, enable_and_packed_bits_11[12]};
    wire [2:0] sum_470 = ({1'b0, sum_467} + {1'b0, sum_469}) + {2'd0, enable_and_packed_bits_11[13]};
    wire [3:0] sum_471 = ({1'b0, sum_465} + {1'b0, sum_470}) + {3'd0, enable_and_packed_bits_11[14]};
    wire [1:0] sum_472 = {1'b0, enable_and_packed_bits_11[15]} + {1'b0, enable_and_packed_bits_11[16]};
    wire [1:0] sum_473 = sum_472 + {1'b0, enable_and_packed_bits_11[17]};
    wire [1:0] sum_474 = {1'b0, enable_and_packed_bits_11[18]} + {1'b0, enable_and_packed_bits_11[19]};
    wire [1:0] sum_475 = sum_474 + {1'b0, enable_and_packed_bits_11[20]};
    wire [2:0] sum_476 = ({1'b0, sum_473} + {1'b0, sum_475}) + {2'd0, enable_and_packed_bits_11[21]};
    wire [1:0] sum_477 = {1'b0, enable_and_packed_bits_11[22]} + {1'b0, enable_and_packed_bits_11[23]};
    wire [1:0] sum_478 = sum_477 + {1'b0, enable_and_packed_bits_11[24]};
    wire [1:0] sum_479 = {1'b0, enable_and_packed_bits_11[25]} + {1'b0, enable_and_packed_bits_11[26]};
    wire [1:0] sum_480 = sum_479 + {1'b0, enable_and_packed_bits_11[27]};
    wire [2:0] sum_481 = ({1'b0, sum_478} + {1'b0, sum_480}) + {2'd0, enable_and_packed_bits_11[28]};
    wire [3:0] sum_482 = ({1'b0, sum_476} + {1'b0, sum_481}) + {3'd0, enable_and_packed_bits_11[29]};
    wire [4:0] sum_483 = ({1'b0, sum_471} + {1'b0, sum_482}) + {4'd0, enable_and_packed_bits_11[30]};
    wire [1:0] sum_484 = {1'b0, enable_and_packed_bits_11[31]} + {1'b0, enable_and_packed_bits_11[32]};
    wire [1:0] sum_485 = sum_484 + {1'b0, enable_and_packed_bits_11[33]};
    wire [1:0] sum_486 = {1'b0, enable_and_packed_bits_11[34]} + {1'b0, enable_and_packed_bits_11[35]};
    wire [1:0] sum_487 = sum_486 + {1'b0, enable_and_packed_bits_11[36]};
    wire [2:0] sum_488 = ({1'b0, sum_485} + {1'b0, sum_487}) + {2'd0, enable_and_packed_bits_11[37]};
    wire [1:0] sum_489 = {1'b0, enable_and_packed_bits_11[38]} + {1'b0, enable_and_packed_bits_11[39]};
    wire [1:0] sum_490 = sum_489 + {1'b0, enable_and_packed_bits_11[40]};
    wire [1:0] sum_491 = {1'b0, enable_and_packed_bits_11[41]} + {1'b0, enable_and_packed_bits_11[42]};
    wire [1:0] sum_492 = sum_491 + {1'b0, enable_and_packed_bits_11[43]};
    wire [2:0] sum_493 = ({1'b0, sum_490} + {1'b0, sum_492}) + {2'd0, enable_and_packed_bits_11[44]};
    wire [3:0] sum_494 = ({1'b0, sum_488} + {1'b0, sum_493}) + {3'd0, enable_and_packed_bits_11[45]};
    wire [1:0] sum_495 = {1'b0, enable_and_packed_bits_11[46]} + {1'b0, enable_and_packed_bits_11[47]};
    wire [1:0] sum_496 = sum_495 + {1'b0, enable_and_packed_bits_11[48]};
    wire [1:0] sum_497 = {1'b0, enable_and_packed_bits_11[49]} + {1'b0, enable_and_packed_bits_11[50]};
    wire [1:0] sum_498 = sum_497 + {1'b0, enable_and_packed_bits_11[51]};
    wire [2:0] sum_499 = ({1'b0, sum_496} + {1'b0, sum_498}) + {2'd0, enable_and_packed_bits_11[52]};
    wire [1:0] sum_500 = {1'b0, enable_and_packed_bits_11[53]} + {1'b0, enable_and_packed_bits_11[54]};
    wire [1:0] sum_501 = sum_500 + {1'b0, enable_and_packed_bits_11[55]};
    wire difference_bits_11 = enable_and_packed_bits_11[57] ^ enable_and_packed_bits_11[58];
    wire both_11 = enable_and_packed_bits_11[57] & enable_and_packed_bits_11[58];
    wire [2:0] sum_502 = {2'd0, enable_and_packed_bits_11[56]} + {1'b0, {both_11, difference_bits_11}};
    wire [2:0] sum_503 = sum_502 + {2'd0, enable_and_packed_bits_11[59]};
    wire [3:0] sum_504 = ({2'd0, sum_501} + {1'b0, sum_503}) + {3'd0, enable_and_packed_bits_11[60]};
    wire [4:0] sum_505 = ({2'd0, sum_499} + {1'b0, sum_504}) + {4'd0, enable_and_packed_bits_11[61]};
    wire [5:0] sum_506 = ({2'd0, sum_494} + {1'b0, sum_505}) + {5'd0, enable_and_packed_bits_11[62]};
    wire [6:0] s1_up_to_10_next = ({2'd0, sum_483} + {1'b0, sum_506}) + {6'd0, enable_and_packed_bits_11[63]};
    wire [63:0] packed_bits_12 = {
        4'd11 >= level[255:252], 4'd11 >= level[251:248], 4'd11 >= level[247:244],
        4'd11 >= level[243:240], 4'd11 >= level[239:236], 4'd11 >= level[235:232],
        4'd11 >= level[231:228], 4'd11 >= level[227:224], 4'd11 >= level[223:220],
        4'd11 >= level[219:216], 4'd11 >= level[215:212], 4'd11 >= level[211:208],
        4'd11 >= level[207:204], 4'd11 >= level[203:200], 4'd11 >= level[199:196],
        4'd11 >= level[195:192], 4'd11 >= level[191:188], 4'd11 >= level[187:184],
        4'd11 >= level[183:180], 4'd11 >= level[179:176], 4'd11 >= level[175:172],
        4'd11 >= level[171:168], 4'd11 >= level[167:164], 4'd11 >= level[163:160],
        4'd11 >= level[159:156], 4'd11 >= level[155:152], 4'd11 >= level[151:148],
        4'd11 >= level[147:144], 4'd11 >= level[143:140], 4'd11 >= level[139:136],
        4'd11 >= level[135:132], 4'd11 >= level[131:128], 4'd11 >= level[127:124],
        4'd11 >= level[123:120], 4'd11 >= level[119:116], 4'd11 >= level[115:112],
        4'd11 >= level[111:108], 4'd11 >= level[107:104], 4'd11 >= level[103:100],
        4'd11 >= level[99:96], 4'd11 >= level[95:92], 4'd11 >= level[91:88],
        4'd11 >= level[87:84], 4'd11 >= level[83:80], 4'd11 >= level[79:76],
        4'd11 >= level[75:72], 4'd11 >= level[71:68], 4'd11 >= level[67:64],
        4'd11 >= level[63:60], 4'd11 >= level[59:56], 4'd11 >= level[55:52],
        4'd11 >= level[51:48], 4'd11 >= level[47:44], 4'd11 >= level[43:40],
        4'd11 >= level[39:36], 4'd11 >= level[35:32], 4'd11 >= level[31:28],
        4'd11 >= level[27:24], 4'd11 >= level[23:20], 4'd11 >= level[19:16],
        4'd11 >= level[15:12], 4'd11 >= level[11:8], 4'd11 >= level[7:4], 4'd11 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_12 = enable & packed_bits_12;
    wire [1:0] sum_507 = {1'b0, enable_and_packed_bits_12[0]} + {1'b0, enable_and_packed_bits_12[1]};
    wire [1:0] sum_508 = sum_507 + {1'b0, enable_and_packed_bits_12[2]};
    wire [1:0] sum_509 = {1'b0, enable_and_packed_bits_12[3]} + {1'b0, enable_and_packed_bits_12[4]};
    wire [1:0] sum_510 = sum_509 + {1'b0, enable_and_packed_bits_12[5]};
    wire [2:0] sum_511 = ({1'b0, sum_508} + {1'b0, sum_510}) + {2'd0, enable_and_packed_bits_12[6]};
    wire [1:0] sum_512 = {1'b0, enable_and_packed_bits_12[7]} + {1'b0, enable_and_packed_bits_12[8]};
    wire [1:0] sum_513 = sum_512 + {1'b0, enable_and_packed_bits_12[9]};
    wire [1:0] sum_514 = {1'b0, enable_and_packed_bits_12[10]} + {1'b0, enable_and_packed_bits_12[11]};
    wire [1:0] sum_515 = sum_514 + {1'b0, enable_and_packed_bits_12[12]};
    wire [2:0] sum_516 = ({1'b0, sum_513} + {1'b0, sum_515}) + {2'd0, enable_and_packed_bits_12[13]};
    wire [3:0] sum_517 = ({1'b0, sum_511} + {1'b0, sum_516}) + {3'd0, enable_and_packed_bits_12[14]};
    wire [1:0] sum_518 = {1'b0, enable_and_packed_bits_12[15]} + {1'b0, enable_and_packed_bits_12[16]};
    wire [1:0] sum_519 = sum_518 + {1'b0, enable_and_packed_bits_12[17]};
    wire [1:0] sum_520 = {1'b0, enable_and_packed_bits_12[18]} + {1'b0, enable_and_packed_bits_12[19]};
    wire [1:0] sum_521 = sum_520 + {1'b0, enable_and_packed_bits_12[20]};
    wire [2:0] sum_522 = ({1'b0, sum_519} + {1'b0, sum_521}) + {2'd0, enable_and_packed_bits_12[21]};
    wire [1:0] sum_523 = {1'b0, enable_and_packed_bits_12[22]} + {1'b0, enable_and_packed_bits_12[23]};
    wire [1:0] sum_524 = sum_523 + {1'b0, enable_and_packed_bits_12[24]};
    wire [1:0] sum_525 = {1'b0, enable_and_packed_bits_12[25]} + {1'b0, enable_and_packed_bits_12[26]};
    wire [1:0] sum_526 = sum_525 + {1'b0, enable_and_packed_bits_12[27]};
    wire [2:0] sum_527 = ({1'b0, sum_524} + {1'b0, sum_526}) + {2'd0, enable_and_packed_bits_12[28]};
    wire [3:0] sum_528 = ({1'b0, sum_522} + {1'b0, sum_527}) + {3'd0, enable_and_packed_bits_12[29]};
    wire [4:0] sum_529 = ({1'b0, sum_517} + {1'b0, sum_528}) + {4'd0, enable_and_packed_bits_12[30]};
    wire [1:0] sum_530 = {1'b0, enable_and_packed_bits_12[31]} + {1'b0, enable_and_packed_bits_12[32]};
    wire [1:0] sum_531 = sum_530 + {1'b0, enable_and_packed_bits_12[33]};
    wire [1:0] sum_532 = {1'b0, enable_and_packed_bits_12[34]} + {1'b0, enable_and_packed_bits_12[35]};
    wire [1:0] sum_533 = sum_532 + {1'b0, enable_and_packed_bits_12[36]};
    wire [2:0] sum_534 = ({1'b0, sum_531} + {1'b0, sum_533}) + {2'd0, enable_and_packed_bits_12[37]};
    wire [1:0] sum_535 = {1'b0, enable_and_packed_bits_12[38]} + {1'b0, enable_and_packed_bits_12[39]};
    wire [1:0] sum_536 = sum_535 + {1'b0, enable_and_packed_bits_12[40]};
    wire [1:0] sum_537 = {1'b0, enable_and_packed_bits_12[41]} + {1'b0, enable_and_packed_bits_12[42]};
    wire [1:0] sum_538 = sum_537 + {1'b0, enable_and_packed_bits_12[43]};
    wire [2:0] sum_539 = ({1'b0, sum_536} + {1'b0, sum_538}) + {2'd0, enable_and_packed_bits_12[44]};
    wire [3:0] sum_540 = ({1'b0, sum_534} + {1'b0, sum_539}) + {3'd0, enable_and_packed_bits_12[45]};
    wire [1:0] sum_541 = {1'b0, enable_and_packed_bits_12[46]} + {1'b0, enable_and_packed_bits_12[47]};
    wire [1:0] sum_542 = sum_541 + {1'b0, enable_and_packed_bits_12[48]};
    wire [1:0] sum_543 = {1'b0, enable_and_packed_bits_12[49]} + {1'b0, enable_and_packed_bits_12[50]};
    wire [1:0] sum_544 = sum_543 + {1'b0, enable_and_packed_bits_12[51]};
    wire [2:0] sum_545 = ({1'b0, sum_542} + {1'b0, sum_544}) + {2'd0, enable_and_packed_bits_12[52]};
    wire [1:0] sum_546 = {1'b0, enable_and_packed_bits_12[53]} + {1'b0, enable_and_packed_bits_12[54]};
    wire [1:0] sum_547 = sum_546 + {1'b0, enable_and_packed_bits_12[55]};
    wire difference_bits_12 = enable_and_packed_bits_12[57] ^ enable_and_packed_bits_12[58];
    wire both_12 = enable_and_packed_bits_12[57] & enable_and_packed_bits_12[58];
    wire [2:0] sum_548 = {2'd0, enable_and_packed_bits_12[56]} + {1'b0, {both_12, difference_bits_12}};
    wire [2:0] sum_549 = sum_548 + {2'd0, enable_and_packed_bits_12[59]};
    wire [3:0] sum_550 = ({2'd0, sum_547} + {1'b0, sum_549}) + {3'd0, enable_and_packed_bits_12[60]};
    wire [4:0] sum_551 = ({2'd0, sum_545} + {1'b0, sum_550}) + {4'd0, enable_and_packed_bits_12[61]};
    wire [5:0] sum_552 = ({2'd0, sum_540} + {1'b0, sum_551}) + {5'd0, enable_and_packed_bits_12[62]};
    wire [6:0] s1_up_to_11_next = ({2'd0, sum_529} + {1'b0, sum_552}) + {6'd0, enable_and_packed_bits_12[63]};
    wire [63:0] packed_bits_13 = {
        4'd12 >= level[255:252], 4'd12 >= level[251:248], 4'd12 >= level[247:244],
        4'd12 >= level[243:240], 4'd12 >= level[239:236], 4'd12 >= level[235:232],
        4'd12 >= level[231:228], 4'd12 >= level[227:224], 4'd12 >= level[223:220],
        4'd12 >= level[219:216], 4'd12 >= level[215:212], 4'd12 >= level[211:208],
        4'd12 >= level[207:204], 4'd12 >= level[203:200], 4'd12 >= level[199:196],
        4'd12 >= level[195:192], 4'd12 >= level[191:188], 4'd12 >= level[187:184],
        4'd12 >= level[183:180], 4'd12 >= level[179:176], 4'd12 >= level[175:172],
        4'd12 >= level[171:168], 4'd12 >= level[167:164], 4'd12 >= level[163:160],
        4'd12 >= level[159:156], 4'd12 >= level[155:152], 4'd12 >= level[151:148],
        4'd12 >= level[147:144], 4'd12 >= level[143:140], 4'd12 >= level[139:136],
        4'd12 >= level[135:132], 4'd12 >= level[131:128], 4'd12 >= level[127:124],
        4'd12 >= level[123:120], 4'd12 >= level[119:116], 4'd12 >= level[115:112],
        4'd12 >= level[111:108], 4'd12 >= level[107:104], 4'd12 >= level[103:100],
        4'd12 >= level[99:96], 4'd12 >= level[95:92], 4'd12 >= level[91:88],
        4'd12 >= level[87:84], 4'd12 >= level[83:80], 4'd12 >= level[79:76],
        4'd12 >= level[75:72], 4'd12 >= level[71:68], 4'd12 >= level[67:64],
        4'd12 >= level[63:60], 4'd12 >= level[59:56], 4'd12 >= level[55:52],
        4'd12 >= level[51:48], 4'd12 >= level[47:44], 4'd12 >= level[43:40],
        4'd12 >= level[39:36], 4'd12 >= level[35:32], 4'd12 >= level[31:28],
        4'd12 >= level[27:24], 4'd12 >= level[23:20], 4'd12 >= level[19:16],
        4'd12 >= level[15:12], 4'd12 >= level[11:8], 4'd12 >= level[7:4], 4'd12 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_13 = enable & packed_bits_13;
    wire [1:0] sum_553 = {1'b0, enable_and_packed_bits_13[0]} + {1'b0, enable_and_packed_bits_13[1]};
    wire [1:0] sum_554 = sum_553 + {1'b0, enable_and_packed_bits_13[2]};
    wire [1:0] sum_555 = {1'b0, enable_and_packed_bits_13[3]} + {1'b0, enable_and_packed_bits_13[4]};
    wire [1:0] sum_556 = sum_555 + {1'b0, enable_and_packed_bits_13[5]};
    wire [2:0] sum_557 = ({1'b0, sum_554} + {1'b0, sum_556}) + {2'd0, enable_and_packed_bits_13[6]};
    wire [1:0] sum_558 = {1'b0, enable_and_packed_bits_13[7]} + {1'b0, enable_and_packed_bits_13[8]};
    wire [1:0] sum_559 = sum_558 + {1'b0, enable_and_packed_bits_13[9]};
    wire [1:0] sum_560 = {1'b0, enable_and_packed_bits_13[10]} + {1'b0, enable_and_packed_bits_13[11]};
    wire [1:0] sum_561 = sum_560 + {1'b0, enable_and_packed_bits_13[12]};
    wire [2:0] sum_562 = ({1'b0, sum_559} + {1'b0, sum_561}) + {2'd0, enable_and_packed_bits_13[13]};
    wire [3:0] sum_563 = ({1'b0, sum_557} + {1'b0, sum_562}) + {3'd0, enable_and_packed_bits_13[14]};
    wire [1:0] sum_564 = {1'b0, enable_and_packed_bits_13[15]} + {1'b0, enable_and_packed_bits_13[16]};
    wire [1:0] sum_565 = sum_564 + {1'b0, enable_and_packed_bits_13[17]};
    wire [1:0] sum_566 = {1'b0, enable_and_packed_bits_13[18]} + {1'b0, enable_and_packed_bits_13[19]};
    wire [1:0] sum_567 = sum_566 + {1'b0, enable_and_packed_bits_13[20]};
    wire [2:0] sum_568 = ({1'b0, sum_565} + {1'b0, sum_567}) + {2'd0, enable_and_packed_bits_13[21]};
    wire [1:0] sum_569 = {1'b0, enable_and_packed_bits_13[22]} + {1'b0, enable_and_packed_bits_13[23]};
    wire [1:0] sum_570 = sum_569 + {1'b0, enable_and_packed_bits_13[24]};
    wire [1:0] sum_571 = {1'b0, enable_and_packed_bits_13[25]} + {1'b0, enable_and_packed_bits_13[26]};
    wire [1:0] sum_572 = sum_571 + {1'b0, enable_and_packed_bits_13[27]};
    wire [2:0] sum_573 = ({1'b0, sum_570} + {1'b0, sum_572}) + {2'd0, enable_and_packed_bits_13[28]};
    wire [3:0] sum_574 = ({1'b0, sum_568} + {1'b0, sum_573}) + {3'd0, enable_and_packed_bits_13[29]};
    wire [4:0] sum_575 = ({1'b0, sum_563} + {1'b0, sum_574}) + {4'd0, enable_and_packed_bits_13[30]};
    wire [1:0] sum_576 = {1'b0, enable_and_packed_bits_13[31]} + {1'b0, enable_and_packed_bits_13[32]};
    wire [1:0] sum_577 = sum_576 + {1'b0, enable_and_packed_bits_13[33]};
    wire [1:0] sum_578 = {1'b0, enable_and_packed_bits_13[34]} + {1'b0, enable_and_packed_bits_13[35]};
    wire [1:0] sum_579 = sum_578 + {1'b0, enable_and_packed_bits_13[36]};
    wire [2:0] sum_580 = ({1'b0, sum_577} + {1'b0, sum_579}) + {2'd0, enable_and_packed_bits_13[37]};
    wire [1:0] sum_581 = {1'b0, enable_and_packed_bits_13[38]} + {1'b0, enable_and_packed_bits_13[39]};
    wire [1:0] sum_582 = sum_581 + {1'b0, enable_and_packed_bits_13[40]};
    wire [1:0] sum_583 = {1'b0, enable_and_packed_bits_13[41]} + {1'b0, enable_and_packed_bits_13[42]};
    wire [1:0] sum_584 = sum_583 + {1'b0, enable_and_packed_bits_13[43]};
    wire [2:0] sum_585 = ({1'b0, sum_582} + {1'b0, sum_584}) + {2'd0, enable_and_packed_bits_13[44]};
    wire [3:0] sum_586 = ({1'b0, sum_580} + {1'b0, sum_585}) + {3'd0, enable_and_packed_bits_13[45]};
    wire [1:0] sum_587 = {1'b0, enable_and_packed_bits_13[46]} + {1'b0, enable_and_packed_bits_13[47]};
    wire [1:0] sum_588 = sum_587 + {1'b0, enable_and_packed_bits_13[48]};
    wire [1:0] sum_589 = {1'b0, enable_and_packed_bits_13[49]} + {1'b0, enable_and_packed_bits_13[50]};
    wire [1:0] sum_590 = sum_589 + {1'b0, enable_and_packed_bits_13[51]};
    wire [2:0] sum_591 = ({1'b0, sum_588} + {1'b0, sum_590}) + {2'd0, enable_and_packed_bits_13[52]};
    wire [1:0] sum_592 = {1'b0, enable_and_packed_bits_13[53]} + {1'b0, enable_and_packed_bits_13[54]};
    wire [1:0] sum_593 = sum_592 + {1'b0, enable_and_packed_bits_13[55]};
    wire difference_bits_13 = enable_and_packed_bits_13[57] ^ enable_and_packed_bits_13[58];
    wire both_13 = enable_and_packed_bits_13[57] & enable_and_packed_bits_13[58];
    wire [2:0] sum_594 = {2'd0, enable_and_packed_bits_13[56]} + {1'b0, {both_13, difference_bits_13}};
    wire [2:0] sum_595 = sum_594 + {2'd0, enable_and_packed_bits_13[59]};
    wire [3:0] sum_596 = ({2'd0, sum_593} + {1'b0, sum_595}) + {3'd0, enable_and_packed_bits_13[60]};
    wire [4:0] sum_597 = ({2'd0, sum_591} + {1'b0, sum_596}) + {4'd0, enable_and_packed_bits_13[61]};
    wire [5:0] sum_598 = ({2'd0, sum_586} + {1'b0, sum_597}) + {5'd0, enable_and_packed_bits_13[62]};
    wire [6:0] s1_up_to_12_next = ({2'd0, sum_575} + {1'b0, sum_598}) + {6'd0, enable_and_packed_bits_13[63]};
    wire [63:0] packed_bits_14 = {
        4'd13 >= level[255:252], 4'd13 >= level[251:248], 4'd13 >= level[247:244],
        4'd13 >= level[243:240], 4'd13 >= level[239:236], 4'd13 >= level[235:232],
        4'd13 >= level[231:228], 4'd13 >= level[227:224], 4'd13 >= level[223:220],
        4'd13 >= level[219:216], 4'd13 >= level[215:212], 4'd13 >= level[211:208],
        4'd13 >= level[207:204], 4'd13 >= level[203:200], 4'd13 >= level[199:196],
        4'd13 >= level[195:192], 4'd13 >= level[191:188], 4'd13 >= level[187:184],
        4'd13 >= level[183:180], 4'd13 >= level[179:176], 4'd13 >= level[175:172],
        4'd13 >= level[171:168], 4'd13 >= level[167:164], 4'd13 >= level[163:160],
        4'd13 >= level[159:156], 4'd13 >= level[155:152], 4'd13 >= level[151:148],
        4'd13 >= level[147:144], 4'd13 >= level[143:140], 4'd13 >= level[139:136],
        4'd13 >= level[135:132], 4'd13 >= level[131:128], 4'd13 >= level[127:124],
        4'd13 >= level[123:120], 4'd13 >= level[119:116], 4'd13 >= level[115:112],
        4'd13 >= level[111:108], 4'd13 >= level[107:104], 4'd13 >= level[103:100],
        4'd13 >= level[99:96], 4'd13 >= level[95:92], 4'd13 >= level[91:88],
        4'd13 >= level[87:84], 4'd13 >= level[83:80], 4'd13 >= level[79:76],
        4'd13 >= level[75:72], 4'd13 >= level[71:68], 4'd13 >= level[67:64],
        4'd13 >= level[63:60], 4'd13 >= level[59:56], 4'd13 >= level[55:52],
        4'd13 >= level[51:48], 4'd13 >= level[47:44], 4'd13 >= level[43:40],
        4'd13 >= level[39:36], 4'd13 >= level[35:32], 4'd13 >= level[31:28],
        4'd13 >= level[27:24], 4'd13 >= level[23:20], 4'd13 >= level[19:16],
        4'd13 >= level[15:12], 4'd13 >= level[11:8], 4'd13 >= level[7:4], 4'd13 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_14 = enable & packed_bits_14;
    wire [1:0] sum_599 = {1'b0, enable_and_packed_bits_14[0]} + {1'b0, enable_and_packed_bits_14[1]};
    wire [1:0] sum_600 = sum_599 + {1'b0, enable_and_packed_bits_14[2]};
    wire [1:0] sum_601 = {1'b0, enable_and_packed_bits_14[3]} + {1'b0, enable_and_packed_bits_14[4]};
    wire [1:0] sum_602 = sum_601 + {1'b0, enable_and_packed_bits_14[5]};
    wire [2:0] sum_603 = ({1'b0, sum_600} + {1'b0, sum_602}) + {2'd0, enable_and_packed_bits_14[6]};
    wire [1:0] sum_604 = {1'b0, enable_and_packed_bits_14[7]} + {1'b0, enable_and_packed_bits_14[8]};
    wire [1:0] sum_605 = sum_604 + {1'b0, enable_and_packed_bits_14[9]};
    wire [1:0] sum_606 = {1'b0, enable_and_packed_bits_14[10]} + {1'b0, enable_and_packed_bits_14[11]};
    wire [1:0] sum_607 = sum_606 + {1'b0, enable_and_packed_bits_14[12]};
    wire [2:0] sum_608 = ({1'b0, sum_605} + {1'b0, sum_607}) + {2'd0, enable_and_packed_bits_14[13]};
    wire [3:0] sum_609 = ({1'b0, sum_603} + {1'b0, sum_608}) + {3'd0, enable_and_packed_bits_14[14]};
    wire [1:0] sum_610 = {1'b0, enable_and_packed_bits_14[15]} + {1'b0, enable_and_packed_bits_14[16]};
    wire [1:0] sum_611 = sum_610 + {1'b0, enable_and_packed_bits_14[17]};
    wire [1:0] sum_612 = {1'b0, enable_and_packed_bits_14[18]} + {1'b0, enable_and_packed_bits_14[19]};
    wire [1:0] sum_613 = sum_612 + {1'b0, enable_and_packed_bits_14[20]};
    wire [2:0] sum_614 = ({1'b0, sum_611} + {1'b0, sum_613}) + {2'd0, enable_and_packed_bits_14[21]};
    wire [1:0] sum_615 = {1'b0, enable_and_packed_bits_14[22]} + {1'b0, enable_and_packed_bits_14[23]};
    wire [1:0] sum_616 = sum_615 + {1'b0, enable_and_packed_bits_14[24]};
    wire [1:0] sum_617 = {1'b0, enable_and_packed_bits_14[25]} + {1'b0, enable_and_packed_bits_14[26]};
    wire [1:0] sum_618 = sum_617 + {1'b0, enable_and_packed_bits_14[27]};
    wire [2:0] sum_619 = ({1'b0, sum_616} + {1'b0, sum_618}) + {2'd0, enable_and_packed_bits_14[28]};
    wire [3:0] sum_620 = ({1'b0, sum_614} + {1'b0, sum_619}) + {3'd0, enable_and_packed_bits_14[29]};
    wire [4:0] sum_621 = ({1'b0, sum_609} + {1'b0, sum_620}) + {4'd0, enable_and_packed_bits_14[30]};
    wire [1:0] sum_622 = {1'b0, enable_and_packed_bits_14[31]} + {1'b0, enable_and_packed_bits_14[32]};
    wire [1:0] sum_623 = sum_622 + {1'b0, enable_and_packed_bits_14[33]};
    wire [1:0] sum_624 = {1'b0, enable_and_packed_bits_14[34]} + {1'b0, enable_and_packed_bits_14[35]};
    wire [1:0] sum_625 = sum_624 + {1'b0, enable_and_packed_bits_14[36]};
    wire [2:0] sum_626 = ({1'b0, sum_623} + {1'b0, sum_625}) + {2'd0, enable_and_packed_bits_14[37]};
    wire [1:0] sum_627 = {1'b0, enable_and_packed_bits_14[38]} + {1'b0, enable_and_packed_bits_14[39]};
    wire [1:0] sum_628 = sum_627 + {1'b0, enable_and_packed_bits_14[40]};
    wire [1:0] sum_629 = {1'b0, enable_and_packed_bits_14[41]} + {1'b0, enable_and_packed_bits_14[42]};
    wire [1:0] sum_630 = sum_629 + {1'b0, enable_and_packed_bits_14[43]};
    wire [2:0] sum_631 = ({1'b0, sum_628} + {1'b0, sum_630}) + {2'd0, enable_and_packed_bits_14[44]};
    wire [3:0] sum_632 = ({1'b0, sum_626} + {1'b0, sum_631}) + {3'd0, enable_and_packed_bits_14[45]};
    wire [1:0] sum_633 = {1'b0, enable_and_packed_bits_14[46]} + {1'b0, enable_and_packed_bits_14[47]};
    wire [1:0] sum_634 = sum_633 + {1'b0, enable_and_packed_bits_14[48]};
    wire [1:0] sum_635 = {1'b0, enable_and_packed_bits_14[49]} + {1'b0, enable_and_packed_bits_14[50]};
    wire [1:0] sum_636 = sum_635 + {1'b0, enable_and_packed_bits_14[51]};
    wire [2:0] sum_637 = ({1'b0, sum_634} + {1'b0, sum_636}) + {2'd0, enable_and_packed_bits_14[52]};
    wire [1:0] sum_638 = {1'b0, enable_and_packed_bits_14[53]} + {1'b0, enable_and_packed_bits_14[54]};
    wire [1:0] sum_639 = sum_638 + {1'b0, enable_and_packed_bits_14[55]};
    wire difference_bits_14 = enable_and_packed_bits_14[57] ^ enable_and_packed_bits_14[58];
    wire both_14 = enable_and_packed_bits_14[57] & enable_and_packed_bits_14[58];
    wire [2:0] sum_640 = {2'd0, enable_and_packed_bits_14[56]} + {1'b0, {both_14, difference_bits_14}};
    wire [2:0] sum_641 = sum_640 + {2'd0, enable_and_packed_bits_14[59]};
    wire [3:0] sum_642 = ({2'd0, sum_639} + {1'b0, sum_641}) + {3'd0, enable_and_packed_bits_14[60]};
    wire [4:0] sum_643 = ({2'd0, sum_637} + {1'b0, sum_642}) + {4'd0, enable_and_packed_bits_14[61]};
    wire [5:0] sum_644 = ({2'd0, sum_632} + {1'b0, sum_643}) + {5'd0, enable_and_packed_bits_14[62]};
    wire [6:0] s1_up_to_13_next = ({2'd0, sum_621} + {1'b0, sum_644}) + {6'd0, enable_and_packed_bits_14[63]};
    wire [63:0] packed_bits_15 = {
        4'd14 >= level[255:252], 4'd14 >= level[251:248], 4'd14 >= level[247:244],
        4'd14 >= level[243:240], 4'd14 >= level[239:236], 4'd14 >= level[235:232],
        4'd14 >= level[231:228], 4'd14 >= level[227:224], 4'd14 >= level[223:220],
        4'd14 >= level[219:216], 4'd14 >= level[215:212], 4'd14 >= level[211:208],
        4'd14 >= level[207:204], 4'd14 >= level[203:200], 4'd14 >= level[199:196],
        4'd14 >= level[195:192], 4'd14 >= level[191:188], 4'd14 >= level[187:184],
        4'd14 >= level[183:180], 4'd14 >= level[179:176], 4'd14 >= level[175:172],
        4'd14 >= level[171:168], 4'd14 >= level[167:164], 4'd14 >= level[163:160],
        4'd14 >= level[159:156], 4'd14 >= level[155:152], 4'd14 >= level[151:148],
        4'd14 >= level[147:144], 4'd14 >= level[143:140], 4'd14 >= level[139:136],
        4'd14 >= level[135:132], 4'd14 >= level[131:128], 4'd14 >= level[127:124],
        4'd14 >= level[123:120], 4'd14 >= level[119:116], 4'd14 >= level[115:112],
        4'd14 >= level[111:108], 4'd14 >= level[107:104], 4'd14 >= level[103:100],
        4'd14 >= level[99:96], 4'd14 >= level[95:92], 4'd14 >= level[91:88],
        4'd14 >= level[87:84], 4'd14 >= level[83:80], 4'd14 >= level[79:76],
        4'd14 >= level[75:72], 4'd14 >= level[71:68], 4'd14 >= level[67:64],
        4'd14 >= level[63:60], 4'd14 >= level[59:56], 4'd14 >= level[55:52],
        4'd14 >= level[51:48], 4'd14 >= level[47:44], 4'd14 >= level[43:40],
        4'd14 >= level[39:36], 4'd14 >= level[35:32], 4'd14 >= level[31:28],
        4'd14 >= level[27:24], 4'd14 >= level[23:20], 4'd14 >= level[19:16],
        4'd14 >= level[15:12], 4'd14 >= level[11:8], 4'd14 >= level[7:4], 4'd14 >= level[3:0]
    };
    wire [63:0] enable_and_packed_bits_15 = enable & packed_bits_15;
    wire [1:0] sum_645 = {1'b0, enable_and_packed_bits_15[0]} + {1'b0, enable_and_packed_bits_15[1]};
    wire [1:0] sum_646 = sum_645 + {1'b0, enable_and_packed_bits_15[2]};
    wire [1:0] sum_647 = {1'b0, enable_and_packed_bits_15[3]} + {1'b0, enable_and_packed_bits_15[4]};
    wire [1:0] sum_648 = sum_647 + {1'b0, enable_and_packed_bits_15[5]};
    wire [2:0] sum_649 = ({1'b0, sum_646} + {1'b0, sum_648}) + {2'd0, enable_and_packed_bits_15[6]};
    wire [1:0] sum_650 = {1'b0, enable_and_packed_bits_15[7]} + {1'b0, enable_and_packed_bits_15[8]};
    wire [1:0] sum_651 = sum_650 + {1'b0, enable_and_packed_bits_15[9]};
    wire [1:0] sum_652 = {1'b0, enable_and_packed_bits_15[10]} + {1'b0, enable_and_packed_bits_15[11]};
    wire [1:0] sum_653 = sum_652 + {1'b0, enable_and_packed_bits_15[12]};
    wire [2:0] sum_654 = ({1'b0, sum_651} + {1'b0, sum_653}) + {2'd0, enable_and_packed_bits_15[13]};
    wire [3:0] sum_655 = ({1'b0, sum_649} + {1'b0, sum_654}) + {3'd0, enable_and_packed_bits_15[14]};
    wire [1:0] sum_656 = {1'b0, enable_and_packed_bits_15[15]} + {1'b0, enable_and_packed_bits_15[16]};
    wire [1:0] sum_657 = sum_656 + {1'b0, enable_and_packed_bits_15[17]};
    wire [1:0] sum_658 = {1'b0, enable_and_packed_bits_15[18]} + {1'b0, enable_and_packed_bits_15[19]};
    wire [1:0] sum_659 = sum_658 + {1'b0, enable_and_packed_bits_15[20]};
    wire [2:0] sum_660 = ({1'b0, sum_657} + {1'b0, sum_659}) + {2'd0, enable_and_packed_bits_15[21]};
    wire [1:0] sum_661 = {1'b0, enable_and_packed_bits_15[22]} + {1'b0, enable_and_packed_bits_15[23]};
    wire [1:0] sum_662 = sum_661 + {1'b0, enable_and_packed_bits_15[24]};
    wire [1:0] sum_663 = {1'b0, enable_and_packed_bits_15[25]} + {1'b0, enable_and_packed_bits_15[26]};
    wire [1:0] sum_664 = sum_663 + {1'b0, enable_and_packed_bits_15[27]};
    wire [2:0] sum_665 = ({1'b0, sum_662} + {1'b0, sum_664}) + {2'd0, enable_and_packed_bits_15[28]};
    wire [3:0] sum_666 = ({1'b0, sum_660} + {1'b0, sum_665}) + {3'd0, enable_and_packed_bits_15[29]};
    wire [4:0] sum_667 = ({1'b0, sum_655} + {1'b0, sum_666}) + {4'd0, enable_and_packed_bits_15[30]};
    wire [1:0] sum_668 = {1'b0, enable_and_packed_bits_15[31]} + {1'b0, enable_and_packed_bits_15[32]};
    wire [1:0] sum_669 = sum_668 + {1'b0, enable_and_packed_bits_15[33]};
    wire [1:0] sum_670 = {1'b0, enable_and_packed_bits_15[34]} + {1'b0, enable_and_packed_bits_15[35]};
    wire [1:0] sum_671 = sum_670 + {1'b0, enable_and_packed_bits_15[36]};
    wire [2:0] sum_672 = ({1'b0, sum_669} + {1'b0, sum_671}) + {2'd0, enable_and_packed_bits_15[37]};
    wire [1:0] sum_673 = {1'b0, enable_and_packed_bits_15[38]} + {1'b0, enable_and_packed_bits_15[39]};
    wire [1:0] sum_674 = sum_673 + {1'b0, enable_and_packed_bits_15[40]};
    wire [1:0] sum_675 = {1'b0, enable_and_packed_bits_15[41]} + {1'b0, enable_and_packed_bits_15[42]};
    wire [1:0] sum_676 = sum_675 + {1'b0, enable_and_packed_bits_15[43]};
    wire [2:0] sum_677 = ({1'b0, sum_674} + {1'b0, sum_676}) + {2'd0, enable_and_packed_bits_15[44]};
    wire [3:0] sum_678 = ({1'b0, sum_672} + {1'b0, sum_677}) + {3'd0, enable_and_packed_bits_15[45]};
    wire [1:0] sum_679 = {1'b0, enable_and_packed_bits_15[46]} + {1'b0, enable_and_packed_bits_15[47]};
    wire [1:0] sum_680 = sum_679 + {1'b0, enable_and_packed_bits_15[48]};
    wire [1:0] sum_681 = {1'b0, enable_and_packed_bits_15[49]} + {1'b0, enable_and_packed_bits_15[50]};
    wire [1:0] sum_682 = sum_681 + {1'b0, enable_and_packed_bits_15[51]};
    wire [2:0] sum_683 = ({1'b0, sum_680} + {1'b0, sum_682}) + {2'd0, enable_and_packed_bits_15[52]};
    wire [1:0] sum_684 = {1'b0, enable_and_packed_bits_15[53]} + {1'b0, enable_and_packed_bits_15[54]};
    wire [1:0] sum_685 = sum_684 + {1'b0, enable_and_packed_bits_15[55]};
    wire difference_bits_15 = enable_and_packed_bits_15[57] ^ enable_and_packed_bits_15[58];
    wire both_15 = enable_and_packed_bits_15[57] & enable_and_packed_bits_15[58];
    wire [2:0] sum_686 = {2'd0, enable_and_packed_bits_15[56]} + {1'b0, {both_15, difference_bits_15}};
    wire [2:0] sum_687 = sum_686 + {2'd0, enable_and_packed_bits_15[59]};
    wire [3:0] sum_688 = ({2'd0, sum_685} + {1'b0, sum_687}) + {3'd0, enable_and_packed_bits_15[60]};
    wire [4:0] sum_689 = ({2'd0, sum_683} + {1'b0, sum_688}) + {4'd0, enable_and_packed_bits_15[61]};
    wire [5:0] sum_690 = ({2'd0, sum_678} + {1'b0, sum_689}) + {5'd0, enable_and_packed_bits_15[62]};
    wire [6:0] s1_up_to_14_next = ({2'd0, sum_667} + {1'b0, sum_690}) + {6'd0, enable_and_packed_bits_15[63]};
    wire [1:0] sum_691 = ({1'b0, enable[0]} + {1'b0, enable[1]}) + {1'b0, enable[2]};
    wire [1:0] sum_692 = ({1'b0, enable[3]} + {1'b0, enable[4]}) + {1'b0, enable[5]};
    wire [2:0] sum_693 = ({1'b0, sum_691} + {1'b0, sum_692}) + {2'd0, enable[6]};
    wire [1:0] sum_694 = ({1'b0, enable[7]} + {1'b0, enable[8]}) + {1'b0, enable[9]};
    wire [1:0] sum_695 = ({1'b0, enable[10]} + {1'b0, enable[11]}) + {1'b0, enable[12]};
    wire [2:0] sum_696 = ({1'b0, sum_694} + {1'b0, sum_695}) + {2'd0, enable[13]};
    wire [3:0] sum_697 = ({1'b0, sum_693} + {1'b0, sum_696}) + {3'd0, enable[14]};
    wire [1:0] sum_698 = ({1'b0, enable[15]} + {1'b0, enable[16]}) + {1'b0, enable[17]};
    wire [1:0] sum_699 = ({1'b0, enable[18]} + {1'b0, enable[19]}) + {1'b0, enable[20]};
    wire [2:0] sum_700 = ({1'b0, sum_698} + {1'b0, sum_699}) + {2'd0, enable[21]};
    wire [1:0] sum_701 = ({1'b0, enable[22]} + {1'b0, enable[23]}) + {1'b0, enable[24]};
    wire [1:0] sum_702 = ({1'b0, enable[25]} + {1'b0, enable[26]}) + {1'b0, enable[27]};
    wire [2:0] sum_703 = ({1'b0, sum_701} + {1'b0, sum_702}) + {2'd0, enable[28]};
    wire [3:0] sum_704 = ({1'b0, sum_700} + {1'b0, sum_703}) + {3'd0, enable[29]};
    wire [4:0] sum_705 = ({1'b0, sum_697} + {1'b0, sum_704}) + {4'd0, enable[30]};
    wire [1:0] sum_706 = ({1'b0, enable[31]} + {1'b0, enable[32]}) + {1'b0, enable[33]};
    wire [1:0] sum_707 = ({1'b0, enable[34]} + {1'b0, enable[35]}) + {1'b0, enable[36]};
    wire [2:0] sum_708 = ({1'b0, sum_706} + {1'b0, sum_707}) + {2'd0, enable[37]};
    wire [1:0] sum_709 = ({1'b0, enable[38]} + {1'b0, enable[39]}) + {1'b0, enable[40]};
    wire [1:0] sum_710 = ({1'b0, enable[41]} + {1'b0, enable[42]}) + {1'b0, enable[43]};
    wire [2:0] sum_711 = ({1'b0, sum_709} + {1'b0, sum_710}) + {2'd0, enable[44]};
    wire [3:0] sum_712 = ({1'b0, sum_708} + {1'b0, sum_711}) + {3'd0, enable[45]};
    wire [1:0] sum_713 = ({1'b0, enable[46]} + {1'b0, enable[47]}) + {1'b0, enable[48]};
    wire [1:0] sum_714 = ({1'b0, enable[49]} + {1'b0, enable[50]}) + {1'b0, enable[51]};
    wire [2:0] sum_715 = ({1'b0, sum_713} + {1'b0, sum_714}) + {2'd0, enable[52]};
    wire [1:0] sum_716 = ({1'b0, enable[53]} + {1'b0, enable[54]}) + {1'b0, enable[55]};
    wire [1:0] packed_bits_16 = {enable[57] & enable[58], enable[57] ^ enable[58]};
    wire [2:0] sum_717 = {2'd0, enable[56]} + {1'b0, packed_bits_16};
    wire [3:0] sum_718 = {2'd0, sum_716} + {1'b0, sum_717 + {2'd0, enable[59]}};
    wire [4:0] sum_719 = {2'd0, sum_715} + {1'b0, sum_718 + {3'd0, enable[60]}};
    wire [5:0] sum_720 = {2'd0, sum_712} + {1'b0, sum_719 + {4'd0, enable[61]}};
    wire [6:0] sum_721 = {2'd0, sum_705} + {1'b0, sum_720 + {5'd0, enable[62]}};

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_up_to_0 <= s1_up_to_0_next;
        s1_up_to_1 <= s1_up_to_1_next;
        s1_up_to_2 <= s1_up_to_2_next;
        s1_up_to_3 <= s1_up_to_3_next;
        s1_up_to_4 <= s1_up_to_4_next;
        s1_up_to_5 <= s1_up_to_5_next;
        s1_up_to_6 <= s1_up_to_6_next;
        s1_up_to_7 <= s1_up_to_7_next;
        s1_up_to_8 <= s1_up_to_8_next;
        s1_up_to_9 <= s1_up_to_9_next;
        s1_up_to_10 <= s1_up_to_10_next;
        s1_up_to_11 <= s1_up_to_11_next;
        s1_up_to_12 <= s1_up_to_12_next;
        s1_up_to_13 <= s1_up_to_13_next;
        s1_up_to_14 <= s1_up_to_14_next;
        s1_up_to_15 <= sum_721 + {6'd0, enable[63]};
        s1_keep <= keep;
        s1_enable <= enable;
        s1_level_0 <= level[3:0];
        s1_level_1 <= level[7:4];
        s1_level_2 <= level[11:8];
        s1_level_3 <= level[15:12];
        s1_level_4 <= level[19:16];
        s1_level_5 <= level[23:20];
        s1_level_6 <= level[27:24];
        s1_level_7 <= level[31:28];
        s1_level_8 <= level[35:32];
        s1_level_9 <= level[39:36];
        s1_level_10 <= level[43:40];
        s1_level_11 <= level[47:44];
        s1_level_12 <= level[51:48];
        s1_level_13 <= level[55:52];
        s1_level_14 <= level[59:56];
        s1_level_15 <= level[63:60];
        s1_level_16 <= level[67:64];
        s1_level_17 <= level[71:68];
        s1_level_18 <= level[75:72];
        s1_level_19 <= level[79:76];
        s1_level_20 <= level[83:80];
        s1_level_21 <= level[87:84];
        s1_level_22 <= level[91:88];
        s1_level_23 <= level[95:92];
        s1_level_24 <= level[99:96];
        s1_level_25 <= level[103:100];
        s1_level_26 <= level[107:104];
        s1_level_27 <= level[111:108];
        s1_level_28 <= level[115:112];
        s1_level_29 <= level[119:116];
        s1_level_30 <= level[123:120];
        s1_level_31 <= level[127:124];
        s1_level_32 <= level[131:128];
        s1_level_33 <= level[135:132];
        s1_level_34 <= level[139:136];
        s1_level_35 <= level[143:140];
        s1_level_36 <= level[147:144];
        s1_level_37 <= level[151:148];
        s1_level_38 <= level[155:152];
        s1_level_39 <= level[159:156];
        s1_level_40 <= level[163:160];
        s1_level_41 <= level[167:164];
        s1_level_42 <= level[171:168];
        s1_level_43 <= level[175:172];
        s1_level_44 <= level[179:176];
        s1_level_45 <= level[183:180];
        s1_level_46 <= level[187:184];
        s1_level_47 <= level[191:188];
        s1_level_48 <= level[195:192];
        s1_level_49 <= level[199:196];
        s1_level_50 <= level[203:200];
        s1_level_51 <= level[207:204];
        s1_level_52 <= level[211:208];
        s1_level_53 <= level[215:212];
        s1_level_54 <= level[219:216];
        s1_level_55 <= level[223:220];
        s1_level_56 <= level[227:224];
        s1_level_57 <= level[231:228];
        s1_level_58 <= level[235:232];
        s1_level_59 <= level[239:236];
        s1_level_60 <= level[243:240];
        s1_level_61 <= level[247:244];
        s1_level_62 <= level[251:248];
        s1_level_63 <= level[255:252];
    end

    always @(posedge clk) begin
        if (rst) begin
            keep <= 7'd16;
        end else if (cfg_we & (|cfg_keep)) begin
            keep <= (7'd64 < cfg_keep) ? 7'd64 : cfg_keep;
        end
    end

    wire [15:0] packed_bits_17 = {
        1'b1, s1_up_to_14 >= s1_keep, s1_up_to_13 >= s1_keep, s1_up_to_12 >= s1_keep,
        s1_up_to_11 >= s1_keep, s1_up_to_10 >= s1_keep, s1_up_to_9 >= s1_keep,
        s1_up_to_8 >= s1_keep, s1_up_to_7 >= s1_keep, s1_up_to_6 >= s1_keep,
        s1_up_to_5 >= s1_keep, s1_up_to_4 >= s1_keep, s1_up_to_3 >= s1_keep,
        s1_up_to_2 >= s1_keep, s1_up_to_1 >= s1_keep, s1_up_to_0 >= s1_keep
    };
    wire [15:0] both_16 = packed_bits_17 & (~{packed_bits_17[14:0], 1'b0});
    wire [6:0] either_1 = (7'd0 | (both_16[1] ? s1_up_to_0 : 7'd0)) | (both_16[2] ? s1_up_to_1 : 7'd0);
    wire [6:0] either_2 = either_1 | (both_16[3] ? s1_up_to_2 : 7'd0);
    wire [6:0] either_3 = either_2 | (both_16[4] ? s1_up_to_3 : 7'd0);
    wire [6:0] either_4 = either_3 | (both_16[5] ? s1_up_to_4 : 7'd0);
    wire [6:0] either_5 = either_4 | (both_16[6] ? s1_up_to_5 : 7'd0);
    wire [6:0] either_6 = either_5 | (both_16[7] ? s1_up_to_6 : 7'd0);
    wire [6:0] either_7 = either_6 | (both_16[8] ? s1_up_to_7 : 7'd0);
    wire [6:0] either_8 = either_7 | (both_16[9] ? s1_up_to_8 : 7'd0);
    wire [6:0] either_9 = either_8 | (both_16[10] ? s1_up_to_9 : 7'd0);
    wire [6:0] either_10 = either_9 | (both_16[11] ? s1_up_to_10 : 7'd0);
    wire [6:0] either_11 = either_10 | (both_16[12] ? s1_up_to_11 : 7'd0);
    wire [6:0] either_12 = either_11 | (both_16[13] ? s1_up_to_12 : 7'd0);
    wire [6:0] either_13 = either_12 | (both_16[14] ? s1_up_to_13 : 7'd0);
    wire [6:0] either_14 = either_13 | (both_16[15] ? s1_up_to_14 : 7'd0);
    wire [6:0] s2_candidates_next = (s1_up_to_15 < s1_keep) ? s1_up_to_15 : s1_keep;
    wire [3:0] s2_last_next = {
        |(both_16 & 16'hff00), |(both_16 & 16'hf0f0), |(both_16 & 16'hcccc),
        |(both_16 & 16'haaaa)
    };
    wire [6:0] either_15 = (both_16[0] ? s1_up_to_0 : 7'd0) | (both_16[1] ? s1_up_to_1 : 7'd0);
    wire [6:0] either_16 = either_15 | (both_16[2] ? s1_up_to_2 : 7'd0);
    wire [6:0] either_17 = either_16 | (both_16[3] ? s1_up_to_3 : 7'd0);
    wire [6:0] either_18 = either_17 | (both_16[4] ? s1_up_to_4 : 7'd0);
    wire [6:0] either_19 = either_18 | (both_16[5] ? s1_up_to_5 : 7'd0);
    wire [6:0] either_20 = either_19 | (both_16[6] ? s1_up_to_6 : 7'd0);
    wire [6:0] either_21 = either_20 | (both_16[7] ? s1_up_to_7 : 7'd0);
    wire [6:0] either_22 = either_21 | (both_16[8] ? s1_up_to_8 : 7'd0);
    wire [6:0] either_23 = either_22 | (both_16[9] ? s1_up_to_9 : 7'd0);
    wire [6:0] either_24 = either_23 | (both_16[10] ? s1_up_to_10 : 7'd0);
    wire [6:0] either_25 = either_24 | (both_16[11] ? s1_up_to_11 : 7'd0);
    wire [6:0] either_26 = either_25 | (both_16[12] ? s1_up_to_12 : 7'd0);
    wire [6:0] either_27 = either_26 | (both_16[13] ? s1_up_to_13 : 7'd0);
    wire [6:0] either_28 = either_27 | (both_16[14] ? s1_up_to_14 : 7'd0);
    wire [6:0] either_29 = either_28 | (both_16[15] ? s1_up_to_15 : 7'd0);

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_last <= s2_last_next;
        s2_ties <= either_29 - either_14;
        s2_places <= s2_candidates_next - either_14;
        s2_candidates <= s2_candidates_next;
        s2_none <= ~(|s1_up_to_15);
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
        s2_level_33 <= s1_level_33;
        s2_level_34 <= s1_level_34;
        s2_level_35 <= s1_level_35;
        s2_level_36 <= s1_level_36;
        s2_level_37 <= s1_level_37;
        s2_level_38 <= s1_level_38;
        s2_level_39 <= s1_level_39;
        s2_level_40 <= s1_level_40;
        s2_level_41 <= s1_level_41;
        s2_level_42 <= s1_level_42;
        s2_level_43 <= s1_level_43;
        s2_level_44 <= s1_level_44;
        s2_level_45 <= s1_level_45;
        s2_level_46 <= s1_level_46;
        s2_level_47 <= s1_level_47;
        s2_level_48 <= s1_level_48;
        s2_level_49 <= s1_level_49;
        s2_level_50 <= s1_level_50;
        s2_level_51 <= s1_level_51;
        s2_level_52 <= s1_level_52;
        s2_level_53 <= s1_level_53;
        s2_level_54 <= s1_level_54;
        s2_level_55 <= s1_level_55;
        s2_level_56 <= s1_level_56;
        s2_level_57 <= s1_level_57;
        s2_level_58 <= s1_level_58;
        s2_level_59 <= s1_level_59;
        s2_level_60 <= s1_level_60;
        s2_level_61 <= s1_level_61;
        s2_level_62 <= s1_level_62;
        s2_level_63 <= s1_level_63;
    end

    wire difference_bits_16 = (random[0] ^ random[25]) ^ (random[16] ^ random[3]);
    wire difference_bits_17 = (random[1] ^ random[26]) ^ (random[17] ^ random[4]);
    wire difference_bits_18 = (random[2] ^ random[27]) ^ (random[18] ^ random[5]);
    wire difference_bits_19 = (random[3] ^ random[28]) ^ (random[19] ^ random[6]);
    wire difference_bits_20 = (random[4] ^ random[29]) ^ (random[20] ^ random[7]);
    wire difference_bits_21 = (random[5] ^ random[30]) ^ (random[21] ^ random[8]);
    wire difference_bits_22 = (random[6] ^ random[31]) ^ (random[22] ^ random[9]);
    wire difference_bits_23 = (random[7] ^ random[32]) ^ (random[23] ^ random[10]);
    wire difference_bits_24 = (random[8] ^ random[33]) ^ (random[24] ^ random[11]);
    wire difference_bits_25 = (random[9] ^ random[34]) ^ (random[25] ^ random[12]);
    wire difference_bits_26 = (random[10] ^ random[35]) ^ (random[26] ^ random[13]);
    wire difference_bits_27 = (random[11] ^ random[36]) ^ (random[27] ^ random[14]);
    wire difference_bits_28 = (random[12] ^ random[37]) ^ (random[28] ^ random[15]);
    wire difference_bits_29 = (random[13] ^ random[38]) ^ (random[29] ^ random[16]);
    wire difference_bits_30 = (random[14] ^ random[39]) ^ (random[30] ^ random[17]);
    wire difference_bits_31 = (random[15] ^ random[40]) ^ (random[31] ^ random[18]);
    wire difference_bits_32 = (random[16] ^ random[41]) ^ (random[32] ^ random[19]);
    wire difference_bits_33 = (random[17] ^ random[42]) ^ (random[33] ^ random[20]);
    wire difference_bits_34 = (random[18] ^ random[43]) ^ (random[34] ^ random[21]);
    wire difference_bits_35 = (random[19] ^ random[44]) ^ (random[35] ^ random[22]);
    wire difference_bits_36 = (random[20] ^ random[45]) ^ (random[36] ^ random[23]);
    wire difference_bits_37 = (random[21] ^ random[46]) ^ (random[37] ^ random[24]);
    wire difference_bits_38 = (random[22] ^ random[47]) ^ (random[38] ^ random[25]);
    wire difference_bits_39 = (random[23] ^ random[48]) ^ (random[39] ^ random[26]);
    wire difference_bits_40 = (random[24] ^ random[49]) ^ (random[40] ^ random[27]);
    wire difference_bits_41 = (random[25] ^ random[50]) ^ (random[41] ^ random[28]);
    wire difference_bits_42 = (random[26] ^ random[51]) ^ (random[42] ^ random[29]);
    wire difference_bits_43 = (random[27] ^ random[52]) ^ (random[43] ^ random[30]);
    wire difference_bits_44 = (random[28] ^ random[53]) ^ (random[44] ^ random[31]);
    wire difference_bits_45 = (random[29] ^ random[54]) ^ (random[45] ^ random[32]);
    wire difference_bits_46 = (random[30] ^ random[55]) ^ (random[46] ^ random[33]);
    wire difference_bits_47 = (random[31] ^ random[56]) ^ (random[47] ^ random[34]);
    wire [63:0] random_next = {
        difference_bits_47, difference_bits_46, difference_bits_45, difference_bits_44,
        difference_bits_43, difference_bits_42, difference_bits_41, difference_bits_40,
        difference_bits_39, difference_bits_38, difference_bits_37, difference_bits_36,
        difference_bits_35, difference_bits_34, difference_bits_33, difference_bits_32,
        difference_bits_31, difference_bits_30, difference_bits_29, difference_bits_28,
        difference_bits_27, difference_bits_26, difference_bits_25, difference_bits_24,
        difference_bits_23, difference_bits_22, difference_bits_21, difference_bits_20,
        difference_bits_19, difference_bits_18, difference_bits_17, difference_bits_16,
        random[63:32]
    };

    always @(posedge clk) begin
        if (rst) begin
            random <= 64'h1e3779b97f4a7c15;
        end else if (s2_valid) begin
            random <= random_next;
        end
    end

    wire [22:0] random_15_0_times_s2_ties = {7'd0, random[15:0]} * {16'd0, s2_ties};
    wire [22:0] random_31_16_times_s2_candidates = {7'd0, random[31:16]} * {16'd0, s2_candidates};
    wire [63:0] packed_bits_18 = {
        s2_level_63 < s2_last, s2_level_62 < s2_last, s2_level_61 < s2_last,
        s2_level_60 < s2_last, s2_level_59 < s2_last, s2_level_58 < s2_last,
        s2_level_57 < s2_last, s2_level_56 < s2_last, s2_level_55 < s2_last,
        s2_level_54 < s2_last, s2_level_53 < s2_last, s2_level_52 < s2_last,
        s2_level_51 < s2_last, s2_level_50 < s2_last, s2_level_49 < s2_last,
        s2_level_48 < s2_last, s2_level_47 < s2_last, s2_level_46 < s2_last,
        s2_level_45 < s2_last, s2_level_44 < s2_last, s2_level_43 < s2_last,
        s2_level_42 < s2_last, s2_level_41 < s2_last, s2_level_40 < s2_last,
        s2_level_39 < s2_last, s2_level_38 < s2_last, s2_level_37 < s2_last,
        s2_level_36 < s2_last, s2_level_35 < s2_last, s2_level_34 < s2_last,
        s2_level_33 < s2_last, s2_level_32 < s2_last, s2_level_31 < s2_last,
        s2_level_30 < s2_last, s2_level_29 < s2_last, s2_level_28 < s2_last,
        s2_level_27 < s2_last, s2_level_26 < s2_last, s2_level_25 < s2_last,
        s2_level_24 < s2_last, s2_level_23 < s2_last, s2_level_22 < s2_last,
        s2_level_21 < s2_last, s2_level_20 < s2_last, s2_level_19 < s2_last,
        s2_level_18 < s2_last, s2_level_17 < s2_last, s2_level_16 < s2_last,
        s2_level_15 < s2_last, s2_level_14 < s2_last, s2_level_13 < s2_last,
        s2_level_12 < s2_last, s2_level_11 < s2_last, s2_level_10 < s2_last,
        s2_level_9 < s2_last, s2_level_8 < s2_last, s2_level_7 < s2_last, s2_level_6 < s2_last,
        s2_level_5 < s2_last, s2_level_4 < s2_last, s2_level_3 < s2_last, s2_level_2 < s2_last,
        s2_level_1 < s2_last, s2_level_0 < s2_last
    };
    wire [63:0] packed_bits_19 = {
        s2_level_63 == s2_last, s2_level_62 == s2_last, s2_level_61 == s2_last,
        s2_level_60 == s2_last, s2_level_59 == s2_last, s2_level_58 == s2_last,
        s2_level_57 == s2_last, s2_level_56 == s2_last, s2_level_55 == s2_last,
        s2_level_54 == s2_last, s2_level_53 == s2_last, s2_level_52 == s2_last,
        s2_level_51 == s2_last, s2_level_50 == s2_last, s2_level_49 == s2_last,
        s2_level_48 == s2_last, s2_level_47 == s2_last, s2_level_46 == s2_last,
        s2_level_45 == s2_last, s2_level_44 == s2_last, s2_level_43 == s2_last,
        s2_level_42 == s2_last, s2_level_41 == s2_last, s2_level_40 == s2_last,
        s2_level_39 == s2_last, s2_level_38 == s2_last, s2_level_37 == s2_last,
        s2_level_36 == s2_last, s2_level_35 == s2_last, s2_level_34 == s2_last,
        s2_level_33 == s2_last, s2_level_32 == s2_last, s2_level_31 == s2_last,
        s2_level_30 == s2_last, s2_level_29 == s2_last, s2_level_28 == s2_last,
        s2_level_27 == s2_last, s2_level_26 == s2_last, s2_level_25 == s2_last,
        s2_level_24 == s2_last, s2_level_23 == s2_last, s2_level_22 == s2_last,
        s2_level_21 == s2_last, s2_level_20 == s2_last, s2_level_19 == s2_last,
        s2_level_18 == s2_last, s2_level_17 == s2_last, s2_level_16 == s2_last,
        s2_level_15 == s2_last, s2_level_14 == s2_last, s2_level_13 == s2_last,
        s2_level_12 == s2_last, s2_level_11 == s2_last, s2_level_10 == s2_last,
        s2_level_9 == s2_last, s2_level_8 == s2_last, s2_level_7 == s2_last,
        s2_level_6 == s2_last, s2_level_5 == s2_last, s2_level_4 == s2_last,
        s2_level_3 == s2_last, s2_level_2 == s2_last, s2_level_1 == s2_last,
        s2_level_0 == s2_last
    };

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_first <= random_15_0_times_s2_ties[22:16];
        s3_skip <= random_31_16_times_s2_candidates[22:16];
        s3_below <= s2_enable & packed_bits_18;
        s3_tied <= s2_enable & packed_bits_19;
        s3_places <= s2_places;
        s3_of <= s2_ties;
        s3_none <= s2_none;
    end

    wire [7:0] packed_bits_20 = {1'b0, s3_of};
    wire [7:0] s4_first_next = {1'b0, s3_first};
    wire [7:0] s4_ends_next = s4_first_next + {1'b0, s3_places};
    wire [7:0] s4_round_next = (packed_bits_20 < s4_ends_next) ? (s4_ends_next - packed_bits_20) : 8'd0;
    wire [1:0] sum_722 = {1'b0, s3_tied[0]} + {1'b0, s3_tied[1]};
    wire [1:0] packed_bits_21 = {1'b0, s3_tied[2]};
    wire [2:0] packed_bits_22 = {1'b0, packed_bits_21 + {1'b0, s3_tied[3]}};
    wire [2:0] sum_723 = {1'b0, sum_722} + packed_bits_22;
    wire [1:0] sum_724 = {1'b0, s3_tied[4]} + {1'b0, s3_tied[5]};
    wire [1:0] packed_bits_23 = {1'b0, s3_tied[6]};
    wire [2:0] packed_bits_24 = {1'b0, sum_724};
    wire [2:0] packed_bits_25 = {1'b0, packed_bits_23 + {1'b0, s3_tied[7]}};
    wire [2:0] sum_725 = sum_723 + {1'b0, sum_724 + packed_bits_23};
    wire [3:0] sum_726 = {1'b0, sum_723} + {1'b0, packed_bits_24 + packed_bits_25};
    wire [1:0] sum_727 = {1'b0, s3_tied[8]} + {1'b0, s3_tied[9]};
    wire [1:0] packed_bits_26 = {1'b0, s3_tied[10]};
    wire [2:0] packed_bits_27 = {1'b0, packed_bits_26 + {1'b0, s3_tied[11]}};
    wire [2:0] sum_728 = {1'b0, sum_727} + packed_bits_27;
    wire [1:0] sum_729 = {1'b0, s3_tied[12]} + {1'b0, s3_tied[13]};
    wire [1:0] packed_bits_28 = {1'b0, s3_tied[14]};
    wire [2:0] packed_bits_29 = {1'b0, sum_729};
    wire [2:0] packed_bits_30 = {1'b0, packed_bits_28 + {1'b0, s3_tied[15]}};
    wire [2:0] sum_730 = sum_728 + {1'b0, sum_729 + packed_bits_28};
    wire [3:0] packed_bits_31 = {1'b0, sum_728};
    wire [3:0] sum_731 = packed_bits_31 + {1'b0, packed_bits_29 + packed_bits_30};
    wire [3:0] sum_732 = sum_726 + {2'd0, sum_727 + packed_bits_26};
    wire [3:0] sum_733 = sum_726 + {1'b0, sum_728 + {2'd0, s3_tied[12]}};
    wire [3:0] sum_734 = sum_726 + {1'b0, sum_728 + packed_bits_29};
    wire [4:0] sum_735 = {1'b0, sum_726} + {1'b0, sum_731};
    wire [1:0] sum_736 = {1'b0, s3_tied[16]} + {1'b0, s3_tied[17]};
    wire [1:0] packed_bits_32 = {1'b0, s3_tied[18]};
    wire [2:0] packed_bits_33 = {1'b0, packed_bits_32 + {1'b0, s3_tied[19]}};
    wire [2:0] sum_737 = {1'b0, sum_736} + packed_bits_33;
    wire [1:0] sum_738 = {1'b0, s3_tied[20]} + {1'b0, s3_tied[21]};
    wire [1:0] packed_bits_34 = {1'b0, s3_tied[22]};
    wire [2:0] packed_bits_35 = {1'b0, sum_738};
    wire [2:0] packed_bits_36 = {1'b0, packed_bits_34 + {1'b0, s3_tied[23]}};
    wire [2:0] sum_739 = sum_737 + {1'b0, sum_738 + packed_bits_34};
    wire [3:0] sum_740 = {1'b0, sum_737} + {1'b0, packed_bits_35 + packed_bits_36};
    wire [1:0] sum_741 = {1'b0, s3_tied[24]} + {1'b0, s3_tied[25]};
    wire [1:0] packed_bits_37 = {1'b0, s3_tied[26]};
    wire [2:0] packed_bits_38 = {1'b0, packed_bits_37 + {1'b0, s3_tied[27]}};
    wire [2:0] sum_742 = {1'b0, sum_741} + packed_bits_38;
    wire [1:0] sum_743 = {1'b0, s3_tied[28]} + {1'b0, s3_tied[29]};
    wire [1:0] packed_bits_39 = {1'b0, s3_tied[30]};
    wire [2:0] packed_bits_40 = {1'b0, sum_743};
    wire [2:0] packed_bits_41 = {1'b0, packed_bits_39 + {1'b0, s3_tied[31]}};
    wire [2:0] sum_744 = sum_742 + {1'b0, sum_743 + packed_bits_39};
    wire [3:0] packed_bits_42 = {1'b0, sum_742};
    wire [3:0] sum_745 = packed_bits_42 + {1'b0, packed_bits_40 + packed_bits_41};
    wire [3:0] sum_746 = sum_740 + {2'd0, sum_741 + packed_bits_37};
    wire [3:0] sum_747 = sum_740 + {1'b0, sum_742 + {2'd0, s3_tied[28]}};
    wire [3:0] sum_748 = sum_740 + {1'b0, sum_742 + packed_bits_40};
    wire [4:0] packed_bits_43 = {1'b0, sum_740};
    wire [4:0] sum_749 = sum_735 + {3'd0, sum_736 + packed_bits_32};
    wire [4:0] sum_750 = sum_735 + {2'd0, sum_737 + {2'd0, s3_tied[20]}};
    wire [4:0] sum_751 = sum_735 + {2'd0, sum_737 + packed_bits_35};
    wire [4:0] sum_752 = sum_735 + {1'b0, sum_740 + {3'd0, s3_tied[24]}};
    wire [4:0] sum_753 = sum_735 + {1'b0, sum_740 + {2'd0, sum_741}};
    wire [4:0] sum_754 = sum_735 + {1'b0, sum_740 + packed_bits_42};
    wire [4:0] sum_755 = sum_735 + {1'b0, sum_740 + {1'b0, sum_744}};
    wire [5:0] s4_rank_16_next = {1'b0, sum_735};
    wire [5:0] s4_rank_32_next = s4_rank_16_next + {1'b0, packed_bits_43 + {1'b0, sum_745}};
    wire [1:0] sum_756 = {1'b0, s3_tied[32]} + {1'b0, s3_tied[33]};
    wire [1:0] packed_bits_44 = {1'b0, s3_tied[34]};
    wire [2:0] packed_bits_45 = {1'b0, packed_bits_44 + {1'b0, s3_tied[35]}};
    wire [2:0] sum_757 = {1'b0, sum_756} + packed_bits_45;
    wire [1:0] sum_758 = {1'b0, s3_tied[36]} + {1'b0, s3_tied[37]};
    wire [1:0] packed_bits_46 = {1'b0, s3_tied[38]};
    wire [2:0] packed_bits_47 = {1'b0, sum_758};
    wire [2:0] packed_bits_48 = {1'b0, packed_bits_46 + {1'b0, s3_tied[39]}};
    wire [2:0] sum_759 = sum_757 + {1'b0, sum_758 + packed_bits_46};
    wire [3:0] sum_760 = {1'b0, sum_757} + {1'b0, packed_bits_47 + packed_bits_48};
    wire [1:0] sum_761 = {1'b0, s3_tied[40]} + {1'b0, s3_tied[41]};
    wire [1:0] packed_bits_49 = {1'b0, s3_tied[42]};
    wire [2:0] packed_bits_50 = {1'b0, packed_bits_49 + {1'b0, s3_tied[43]}};
    wire [2:0] sum_762 = {1'b0, sum_761} + packed_bits_50;
    wire [1:0] sum_763 = {1'b0, s3_tied[44]} + {1'b0, s3_tied[45]};
    wire [1:0] packed_bits_51 = {1'b0, s3_tied[46]};
    wire [2:0] packed_bits_52 = {1'b0, sum_763};
    wire [2:0] packed_bits_53 = {1'b0, packed_bits_51 + {1'b0, s3_tied[47]}};
    wire [2:0] sum_764 = sum_762 + {1'b0, sum_763 + packed_bits_51};
    wire [3:0] packed_bits_54 = {1'b0, sum_762};
    wire [3:0] sum_765 = packed_bits_54 + {1'b0, packed_bits_52 + packed_bits_53};
    wire [3:0] sum_766 = sum_760 + {2'd0, sum_761 + packed_bits_49};
    wire [3:0] sum_767 = sum_760 + {1'b0, sum_762 + {2'd0, s3_tied[44]}};
    wire [3:0] sum_768 = sum_760 + {1'b0, sum_762 + packed_bits_52};
    wire [4:0] sum_769 = {1'b0, sum_760} + {1'b0, sum_765};
    wire [1:0] sum_770 = {1'b0, s3_tied[48]} + {1'b0, s3_tied[49]};
    wire [1:0] packed_bits_55 = {1'b0, s3_tied[50]};
    wire [2:0] packed_bits_56 = {1'b0, packed_bits_55 + {1'b0, s3_tied[51]}};
    wire [2:0] sum_771 = {1'b0, sum_770} + packed_bits_56;
    wire [1:0] sum_772 = {1'b0, s3_tied[52]} + {1'b0, s3_tied[53]};
    wire [1:0] packed_bits_57 = {1'b0, s3_tied[54]};
    wire [2:0] packed_bits_58 = {1'b0, sum_772};
    wire [2:0] packed_bits_59 = {1'b0, packed_bits_57 + {1'b0, s3_tied[55]}};
    wire [2:0] sum_773 = sum_771 + {1'b0, sum_772 + packed_bits_57};
    wire [3:0] sum_774 = {1'b0, sum_771} + {1'b0, packed_bits_58 + packed_bits_59};
    wire [1:0] sum_775 = {1'b0, s3_tied[56]} + {1'b0, s3_tied[57]};
    wire [1:0] packed_bits_60 = {1'b0, s3_tied[58]};
    wire [2:0] packed_bits_61 = {1'b0, packed_bits_60 + {1'b0, s3_tied[59]}};
    wire [2:0] sum_776 = {1'b0, sum_775} + packed_bits_61;
    wire [1:0] sum_777 = {1'b0, s3_tied[60]} + {1'b0, s3_tied[61]};
    wire [2:0] sum_778 = sum_776 + {1'b0, sum_777 + {1'b0, s3_tied[62]}};
    wire [3:0] sum_779 = sum_774 + {2'd0, sum_775 + packed_bits_60};
    wire [3:0] sum_780 = sum_774 + {1'b0, sum_776 + {2'd0, s3_tied[60]}};
    wire [3:0] sum_781 = sum_774 + {1'b0, sum_776 + {1'b0, sum_777}};
    wire [4:0] sum_782 = sum_769 + {3'd0, sum_770 + packed_bits_55};
    wire [4:0] sum_783 = sum_769 + {2'd0, sum_771 + {2'd0, s3_tied[52]}};
    wire [4:0] sum_784 = sum_769 + {2'd0, sum_771 + packed_bits_58};
    wire [4:0] sum_785 = sum_769 + {1'b0, sum_774 + {3'd0, s3_tied[56]}};
    wire [4:0] sum_786 = sum_769 + {1'b0, sum_774 + {2'd0, sum_775}};
    wire [4:0] sum_787 = sum_769 + {1'b0, sum_774 + {1'b0, sum_776}};
    wire [4:0] sum_788 = sum_769 + {1'b0, sum_774 + {1'b0, sum_778}};
    wire [5:0] s4_rank_35_next = s4_rank_32_next + {4'd0, sum_756 + packed_bits_44};
    wire [5:0] s4_rank_37_next = s4_rank_32_next + {3'd0, sum_757 + {2'd0, s3_tied[36]}};
    wire [5:0] s4_rank_38_next = s4_rank_32_next + {3'd0, sum_757 + packed_bits_47};
    wire [5:0] s4_rank_41_next = s4_rank_32_next + {2'd0, sum_760 + {3'd0, s3_tied[40]}};
    wire [5:0] s4_rank_42_next = s4_rank_32_next + {2'd0, sum_760 + {2'd0, sum_761}};
    wire [5:0] s4_rank_44_next = s4_rank_32_next + {2'd0, sum_760 + packed_bits_54};
    wire [5:0] s4_rank_47_next = s4_rank_32_next + {2'd0, sum_760 + {1'b0, sum_764}};
    wire [5:0] s4_rank_49_next = s4_rank_32_next + {1'b0, sum_769 + {4'd0, s3_tied[48]}};
    wire [5:0] s4_rank_50_next = s4_rank_32_next + {1'b0, sum_769 + {3'd0, sum_770}};
    wire [5:0] s4_rank_52_next = s4_rank_32_next + {1'b0, sum_769 + {2'd0, sum_771}};
    wire [5:0] s4_rank_55_next = s4_rank_32_next + {1'b0, sum_769 + {2'd0, sum_773}};
    wire [5:0] s4_rank_56_next = s4_rank_32_next + {1'b0, sum_769 + {1'b0, sum_774}};
    wire [5:0] s4_rank_59_next = s4_rank_32_next + {1'b0, sum_769 + {1'b0, sum_779}};
    wire [5:0] s4_rank_61_next = s4_rank_32_next + {1'b0, sum_769 + {1'b0, sum_780}};
    wire [5:0] s4_rank_62_next = s4_rank_32_next + {1'b0, sum_769 + {1'b0, sum_781}};
    wire either_30 = ((8'd0 >= s4_first) & (8'd0 < s4_ends)) | (8'd0 < s4_round);
    wire [7:0] packed_bits_62 = {2'd0, s4_rank_1};
    wire both_17 = (packed_bits_62 >= s4_first) & (packed_bits_62 < s4_ends);
    wire [7:0] packed_bits_63 = {2'd0, s4_rank_2};
    wire both_18 = (packed_bits_63 >= s4_first) & (packed_bits_63 < s4_ends);
    wire [7:0] packed_bits_64 = {2'd0, s4_rank_3};
    wire both_19 = (packed_bits_64 >= s4_first) & (packed_bits_64 < s4_ends);
    wire [7:0] packed_bits_65 = {2'd0, s4_rank_4};
    wire both_20 = (packed_bits_65 >= s4_first) & (packed_bits_65 < s4_ends);
    wire [7:0] packed_bits_66 = {2'd0, s4_rank_5};
    wire both_21 = (packed_bits_66 >= s4_first) & (packed_bits_66 < s4_ends);
    wire [7:0] packed_bits_67 = {2'd0, s4_rank_6};
    wire both_22 = (packed_bits_67 >= s4_first) & (packed_bits_67 < s4_ends);
    wire [7:0] packed_bits_68 = {2'd0, s4_rank_7};
    wire both_23 = (packed_bits_68 >= s4_first) & (packed_bits_68 < s4_ends);
    wire [7:0] packed_bits_69 = {2'd0, s4_rank_8};
    wire both_24 = (packed_bits_69 >= s4_first) & (packed_bits_69 < s4_ends);
    wire [7:0] packed_bits_70 = {2'd0, s4_rank_9};
    wire both_25 = (packed_bits_70 >= s4_first) & (packed_bits_70 < s4_ends);
    wire [7:0] packed_bits_71 = {2'd0, s4_rank_10};
    wire both_26 = (packed_bits_71 >= s4_first) & (packed_bits_71 < s4_ends);
    wire [7:0] packed_bits_72 = {2'd0, s4_rank_11};
    wire both_27 = (packed_bits_72 >= s4_first) & (packed_bits_72 < s4_ends);
    wire [7:0] packed_bits_73 = {2'd0, s4_rank_12};
    wire both_28 = (packed_bits_73 >= s4_first) & (packed_bits_73 < s4_ends);
    wire [7:0] packed_bits_74 = {2'd0, s4_rank_13};
    wire both_29 = (packed_bits_74 >= s4_first) & (packed_bits_74 < s4_ends);
    wire [7:0] packed_bits_75 = {2'd0, s4_rank_14};
    wire both_30 = (packed_bits_75 >= s4_first) & (packed_bits_75 < s4_ends);
    wire [7:0] packed_bits_76 = {2'd0, s4_rank_15};
    wire both_31 = (packed_bits_76 >= s4_first) & (packed_bits_76 < s4_ends);
    wire [7:0] packed_bits_77 = {2'd0, s4_rank_16};
    wire both_32 = (packed_bits_77 >= s4_first) & (packed_bits_77 < s4_ends);
    wire [7:0] packed_bits_78 = {2'd0, s4_rank_17};
    wire both_33 = (packed_bits_78 >= s4_first) & (packed_bits_78 < s4_ends);
    wire [7:0] packed_bits_79 = {2'd0, s4_rank_18};
    wire both_34 = (packed_bits_79 >= s4_first) & (packed_bits_79 < s4_ends);
    wire [7:0] packed_bits_80 = {2'd0, s4_rank_19};
    wire both_35 = (packed_bits_80 >= s4_first) & (packed_bits_80 < s4_ends);
    wire [7:0] packed_bits_81 = {2'd0, s4_rank_20};
    wire both_36 = (packed_bits_81 >= s4_first) & (packed_bits_81 < s4_ends);
    wire [7:0] packed_bits_82 = {2'd0, s4_rank_21};
    wire both_37 = (packed_bits_82 >= s4_first) & (packed_bits_82 < s4_ends);
    wire [7:0] packed_bits_83 = {2'd0, s4_rank_22};
    wire both_38 = (packed_bits_83 >= s4_first) & (packed_bits_83 < s4_ends);
    wire [7:0] packed_bits_84 = {2'd0, s4_rank_23};
    wire both_39 = (packed_bits_84 >= s4_first) & (packed_bits_84 < s4_ends);
    wire [7:0] packed_bits_85 = {2'd0, s4_rank_24};
    wire both_40 = (packed_bits_85 >= s4_first) & (packed_bits_85 < s4_ends);
    wire [7:0] packed_bits_86 = {2'd0, s4_rank_25};
    wire both_41 = (packed_bits_86 >= s4_first) & (packed_bits_86 < s4_ends);
    wire [7:0] packed_bits_87 = {2'd0, s4_rank_26};
    wire both_42 = (packed_bits_87 >= s4_first) & (packed_bits_87 < s4_ends);
    wire [7:0] packed_bits_88 = {2'd0, s4_rank_27};
    wire both_43 = (packed_bits_88 >= s4_first) & (packed_bits_88 < s4_ends);
    wire [7:0] packed_bits_89 = {2'd0, s4_rank_28};
    wire both_44 = (packed_bits_89 >= s4_first) & (packed_bits_89 < s4_ends);
    wire [7:0] packed_bits_90 = {2'd0, s4_rank_29};
    wire both_45 = (packed_bits_90 >= s4_first) & (packed_bits_90 < s4_ends);
    wire [7:0] packed_bits_91 = {2'd0, s4_rank_30};
    wire both_46 = (packed_bits_91 >= s4_first) & (packed_bits_91 < s4_ends);
    wire [7:0] packed_bits_92 = {2'd0, s4_rank_31};
    wire both_47 = (packed_bits_92 >= s4_first) & (packed_bits_92 < s4_ends);
    wire [7:0] packed_bits_93 = {2'd0, s4_rank_32};
    wire both_48 = (packed_bits_93 >= s4_first) & (packed_bits_93 < s4_ends);
    wire [7:0] packed_bits_94 = {2'd0, s4_rank_33};
    wire both_49 = (packed_bits_94 >= s4_first) & (packed_bits_94 < s4_ends);
    wire [7:0] packed_bits_95 = {2'd0, s4_rank_34};
    wire both_50 = (packed_bits_95 >= s4_first) & (packed_bits_95 < s4_ends);
    wire [7:0] packed_bits_96 = {2'd0, s4_rank_35};
    wire both_51 = (packed_bits_96 >= s4_first) & (packed_bits_96 < s4_ends);
    wire [7:0] packed_bits_97 = {2'd0, s4_rank_36};
    wire both_52 = (packed_bits_97 >= s4_first) & (packed_bits_97 < s4_ends);
    wire [7:0] packed_bits_98 = {2'd0, s4_rank_37};
    wire both_53 = (packed_bits_98 >= s4_first) & (packed_bits_98 < s4_ends);
    wire [7:0] packed_bits_99 = {2'd0, s4_rank_38};
    wire both_54 = (packed_bits_99 >= s4_first) & (packed_bits_99 < s4_ends);
    wire [7:0] packed_bits_100 = {2'd0, s4_rank_39};
    wire both_55 = (packed_bits_100 >= s4_first) & (packed_bits_100 < s4_ends);
    wire [7:0] packed_bits_101 = {2'd0, s4_rank_40};
    wire both_56 = (packed_bits_101 >= s4_first) & (packed_bits_101 < s4_ends);
    wire [7:0] packed_bits_102 = {2'd0, s4_rank_41};
    wire both_57 = (packed_bits_102 >= s4_first) & (packed_bits_102 < s4_ends);
    wire [7:0] packed_bits_103 = {2'd0, s4_rank_42};
    wire both_58 = (packed_bits_103 >= s4_first) & (packed_bits_103 < s4_ends);
    wire [7:0] packed_bits_104 = {2'd0, s4_rank_43};
    wire both_59 = (packed_bits_104 >= s4_first) & (packed_bits_104 < s4_ends);
    wire [7:0] packed_bits_105 = {2'd0, s4_rank_44};
    wire both_60 = (packed_bits_105 >= s4_first) & (packed_bits_105 < s4_ends);
    wire [7:0] packed_bits_106 = {2'd0, s4_rank_45};
    wire both_61 = (packed_bits_106 >= s4_first) & (packed_bits_106 < s4_ends);
    wire [7:0] packed_bits_107 = {2'd0, s4_rank_46};
    wire both_62 = (packed_bits_107 >= s4_first) & (packed_bits_107 < s4_ends);
    wire [7:0] packed_bits_108 = {2'd0, s4_rank_47};
    wire both_63 = (packed_bits_108 >= s4_first) & (packed_bits_108 < s4_ends);
    wire [7:0] packed_bits_109 = {2'd0, s4_rank_48};
    wire both_64 = (packed_bits_109 >= s4_first) & (packed_bits_109 < s4_ends);
    wire [7:0] packed_bits_110 = {2'd0, s4_rank_49};
    wire both_65 = (packed_bits_110 >= s4_first) & (packed_bits_110 < s4_ends);
    wire [7:0] packed_bits_111 = {2'd0, s4_rank_50};
    wire both_66 = (packed_bits_111 >= s4_first) & (packed_bits_111 < s4_ends);
    wire [7:0] packed_bits_112 = {2'd0, s4_rank_51};
    wire both_67 = (packed_bits_112 >= s4_first) & (packed_bits_112 < s4_ends);
    wire [7:0] packed_bits_113 = {2'd0, s4_rank_52};
    wire both_68 = (packed_bits_113 >= s4_first) & (packed_bits_113 < s4_ends);
    wire [7:0] packed_bits_114 = {2'd0, s4_rank_53};
    wire both_69 = (packed_bits_114 >= s4_first) & (packed_bits_114 < s4_ends);
    wire [7:0] packed_bits_115 = {2'd0, s4_rank_54};
    wire both_70 = (packed_bits_115 >= s4_first) & (packed_bits_115 < s4_ends);
    wire [7:0] packed_bits_116 = {2'd0, s4_rank_55};
    wire both_71 = (packed_bits_116 >= s4_first) & (packed_bits_116 < s4_ends);
    wire [7:0] packed_bits_117 = {2'd0, s4_rank_56};
    wire both_72 = (packed_bits_117 >= s4_first) & (packed_bits_117 < s4_ends);
    wire [7:0] packed_bits_118 = {2'd0, s4_rank_57};
    wire both_73 = (packed_bits_118 >= s4_first) & (packed_bits_118 < s4_ends);
    wire [7:0] packed_bits_119 = {2'd0, s4_rank_58};
    wire both_74 = (packed_bits_119 >= s4_first) & (packed_bits_119 < s4_ends);
    wire [7:0] packed_bits_120 = {2'd0, s4_rank_59};
    wire both_75 = (packed_bits_120 >= s4_first) & (packed_bits_120 < s4_ends);
    wire [7:0] packed_bits_121 = {2'd0, s4_rank_60};
    wire both_76 = (packed_bits_121 >= s4_first) & (packed_bits_121 < s4_ends);
    wire [7:0] packed_bits_122 = {2'd0, s4_rank_61};
    wire both_77 = (packed_bits_122 >= s4_first) & (packed_bits_122 < s4_ends);
    wire [7:0] packed_bits_123 = {2'd0, s4_rank_62};
    wire both_78 = (packed_bits_123 >= s4_first) & (packed_bits_123 < s4_ends);
    wire [7:0] packed_bits_124 = {2'd0, s4_rank_63};
    wire both_79 = (packed_bits_124 >= s4_first) & (packed_bits_124 < s4_ends);
    wire [63:0] packed_bits_125 = {
        both_79 | (packed_bits_124 < s4_round), both_78 | (packed_bits_123 < s4_round),
        both_77 | (packed_bits_122 < s4_round), both_76 | (packed_bits_121 < s4_round),
        both_75 | (packed_bits_120 < s4_round), both_74 | (packed_bits_119 < s4_round),
        both_73 | (packed_bits_118 < s4_round), both_72 | (packed_bits_117 < s4_round),
        both_71 | (packed_bits_116 < s4_round), both_70 | (packed_bits_115 < s4_round),
        both_69 | (packed_bits_114 < s4_round), both_68 | (packed_bits_113 < s4_round),
        both_67 | (packed_bits_112 < s4_round), both_66 | (packed_bits_111 < s4_round),
        both_65 | (packed_bits_110 < s4_round), both_64 | (packed_bits_109 < s4_round),
        both_63 | (packed_bits_108 < s4_round), both_62 | (packed_bits_107 < s4_round),
        both_61 | (packed_bits_106 < s4_round), both_60 | (packed_bits_105 < s4_round),
        both_59 | (packed_bits_104 < s4_round), both_58 | (packed_bits_103 < s4_round),
        both_57 | (packed_bits_102 < s4_round), both_56 | (packed_bits_101 < s4_round),
        both_55 | (packed_bits_100 < s4_round), both_54 | (packed_bits_99 < s4_round),
        both_53 | (packed_bits_98 < s4_round), both_52 | (packed_bits_97 < s4_round),
        both_51 | (packed_bits_96 < s4_round), both_50 | (packed_bits_95 < s4_round),
        both_49 | (packed_bits_94 < s4_round), both_48 | (packed_bits_93 < s4_round),
        both_47 | (packed_bits_92 < s4_round), both_46 | (packed_bits_91 < s4_round),
        both_45 | (packed_bits_90 < s4_round), both_44 | (packed_bits_89 < s4_round),
        both_43 | (packed_bits_88 < s4_round), both_42 | (packed_bits_87 < s4_round),
        both_41 | (packed_bits_86 < s4_round), both_40 | (packed_bits_85 < s4_round),
        both_39 | (packed_bits_84 < s4_round), both_38 | (packed_bits_83 < s4_round),
        both_37 | (packed_bits_82 < s4_round), both_36 | (packed_bits_81 < s4_round),
        both_35 | (packed_bits_80 < s4_round), both_34 | (packed_bits_79 < s4_round),
        both_33 | (packed_bits_78 < s4_round), both_32 | (packed_bits_77 < s4_round),
        both_31 | (packed_bits_76 < s4_round), both_30 | (packed_bits_75 < s4_round),
        both_29 | (packed_bits_74 < s4_round), both_28 | (packed_bits_73 < s4_round),
        both_27 | (packed_bits_72 < s4_round), both_26 | (packed_bits_71 < s4_round),
        both_25 | (packed_bits_70 < s4_round), both_24 | (packed_bits_69 < s4_round),
        both_23 | (packed_bits_68 < s4_round), both_22 | (packed_bits_67 < s4_round),
        both_21 | (packed_bits_66 < s4_round), both_20 | (packed_bits_65 < s4_round),
        both_19 | (packed_bits_64 < s4_round), both_18 | (packed_bits_63 < s4_round),
        both_17 | (packed_bits_62 < s4_round), either_30
    };

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_skip <= s3_skip;
        s4_first <= s4_first_next;
        s4_ends <= s4_ends_next;
        s4_round <= s4_round_next;
        s4_tied <= s3_tied;
        s4_rank_1 <= {5'd0, s3_tied[0]};
        s4_rank_2 <= {4'd0, sum_722};
        s4_rank_3 <= {4'd0, sum_722 + packed_bits_21};
        s4_rank_4 <= {3'd0, sum_723};
        s4_rank_5 <= {3'd0, sum_723 + {2'd0, s3_tied[4]}};
        s4_rank_6 <= {3'd0, sum_723 + packed_bits_24};
        s4_rank_7 <= {3'd0, sum_725};
        s4_rank_8 <= {2'd0, sum_726};
        s4_rank_9 <= {2'd0, sum_726 + {3'd0, s3_tied[8]}};
        s4_rank_10 <= {2'd0, sum_726 + {2'd0, sum_727}};
        s4_rank_11 <= {2'd0, sum_732};
        s4_rank_12 <= {2'd0, sum_726 + packed_bits_31};
        s4_rank_13 <= {2'd0, sum_733};
        s4_rank_14 <= {2'd0, sum_734};
        s4_rank_15 <= {2'd0, sum_726 + {1'b0, sum_730}};
        s4_rank_16 <= s4_rank_16_next;
        s4_rank_17 <= {1'b0, sum_735 + {4'd0, s3_tied[16]}};
        s4_rank_18 <= {1'b0, sum_735 + {3'd0, sum_736}};
        s4_rank_19 <= {1'b0, sum_749};
        s4_rank_20 <= {1'b0, sum_735 + {2'd0, sum_737}};
        s4_rank_21 <= {1'b0, sum_750};
        s4_rank_22 <= {1'b0, sum_751};
        s4_rank_23 <= {1'b0, sum_735 + {2'd0, sum_739}};
        s4_rank_24 <= {1'b0, sum_735 + packed_bits_43};
        s4_rank_25 <= {1'b0, sum_752};
        s4_rank_26 <= {1'b0, sum_753};
        s4_rank_27 <= {1'b0, sum_735 + {1'b0, sum_746}};
        s4_rank_28 <= {1'b0, sum_754};
        s4_rank_29 <= {1'b0, sum_735 + {1'b0, sum_747}};
        s4_rank_30 <= {1'b0, sum_735 + {1'b0, sum_748}};
        s4_rank_31 <= {1'b0, sum_755};
        s4_rank_32 <= s4_rank_32_next;
        s4_rank_33 <= s4_rank_32_next + {5'd0, s3_tied[32]};
        s4_rank_34 <= s4_rank_32_next + {4'd0, sum_756};
        s4_rank_35 <= s4_rank_35_next;
        s4_rank_36 <= s4_rank_32_next + {3'd0, sum_757};
        s4_rank_37 <= s4_rank_37_next;
        s4_rank_38 <= s4_rank_38_next;
        s4_rank_39 <= s4_rank_32_next + {3'd0, sum_759};
        s4_rank_40 <= s4_rank_32_next + {2'd0, sum_760};
        s4_rank_41 <= s4_rank_41_next;
        s4_rank_42 <= s4_rank_42_next;
        s4_rank_43 <= s4_rank_32_next + {2'd0, sum_766};
        s4_rank_44 <= s4_rank_44_next;
        s4_rank_45 <= s4_rank_32_next + {2'd0, sum_767};
        s4_rank_46 <= s4_rank_32_next + {2'd0, sum_768};
        s4_rank_47 <= s4_rank_47_next;
        s4_rank_48 <= s4_rank_32_next + {1'b0, sum_769};
        s4_rank_49 <= s4_rank_49_next;
        s4_rank_50 <= s4_rank_50_next;
        s4_rank_51 <= s4_rank_32_next + {1'b0, sum_782};
        s4_rank_52 <= s4_rank_52_next;
        s4_rank_53 <= s4_rank_32_next + {1'b0, sum_783};
        s4_rank_54 <= s4_rank_32_next + {1'b0, sum_784};
        s4_rank_55 <= s4_rank_55_next;
        s4_rank_56 <= s4_rank_56_next;
        s4_rank_57 <= s4_rank_32_next + {1'b0, sum_785};
        s4_rank_58 <= s4_rank_32_next + {1'b0, sum_786};
        s4_rank_59 <= s4_rank_59_next;
        s4_rank_60 <= s4_rank_32_next + {1'b0, sum_787};
        s4_rank_61 <= s4_rank_61_next;
        s4_rank_62 <= s4_rank_62_next;
        s4_rank_63 <= s4_rank_32_next + {1'b0, sum_788};
        s4_below <= s3_below;
        s4_none <= s3_none;
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        s5_skip <= s4_skip;
        s5_kept <= s4_below | (s4_tied & packed_bits_125);
        s5_none <= s4_none;
    end

    wire [1:0] sum_789 = ({1'b0, s5_kept[0]} + {1'b0, s5_kept[1]}) + {1'b0, s5_kept[2]};
    wire [1:0] sum_790 = ({1'b0, s5_kept[3]} + {1'b0, s5_kept[4]}) + {1'b0, s5_kept[5]};
    wire [2:0] sum_791 = ({1'b0, sum_789} + {1'b0, sum_790}) + {2'd0, s5_kept[6]};
    wire [1:0] sum_792 = ({1'b0, s5_kept[7]} + {1'b0, s5_kept[8]}) + {1'b0, s5_kept[9]};
    wire [1:0] sum_793 = {1'b0, s5_kept[10]} + {1'b0, s5_kept[11]};
    wire [2:0] sum_794 = {1'b0, sum_792} + {1'b0, sum_793 + {1'b0, s5_kept[12]}};
    wire [3:0] sum_795 = {1'b0, sum_791} + {1'b0, sum_794 + {2'd0, s5_kept[13]}};
    wire [1:0] sum_796 = {1'b0, s5_kept[15]} + {1'b0, s5_kept[16]};
    wire [1:0] sum_797 = {1'b0, s5_kept[18]} + {1'b0, s5_kept[19]};
    wire [2:0] sum_798 = {1'b0, sum_796 + {1'b0, s5_kept[17]}} + {1'b0, sum_797 + {1'b0, s5_kept[20]}};
    wire [1:0] sum_799 = {1'b0, s5_kept[22]} + {1'b0, s5_kept[23]};
    wire [1:0] packed_bits_126 = {s5_kept[26] & s5_kept[27], s5_kept[26] ^ s5_kept[27]};
    wire [2:0] sum_800 = {2'd0, s5_kept[25]} + {1'b0, packed_bits_126};
    wire [3:0] sum_801 = {2'd0, sum_799 + {1'b0, s5_kept[24]}} + {1'b0, sum_800 + {2'd0, s5_kept[28]}};
    wire [4:0] sum_802 = {2'd0, sum_798 + {2'd0, s5_kept[21]}} + {1'b0, sum_801 + {3'd0, s5_kept[29]}};
    wire [5:0] sum_803 = {2'd0, sum_795 + {3'd0, s5_kept[14]}} + {1'b0, sum_802 + {4'd0, s5_kept[30]}};
    wire [1:0] sum_804 = ({1'b0, s5_kept[0]} + {1'b0, s5_kept[1]}) + {1'b0, s5_kept[2]};
    wire [1:0] sum_805 = ({1'b0, s5_kept[3]} + {1'b0, s5_kept[4]}) + {1'b0, s5_kept[5]};
    wire [2:0] sum_806 = ({1'b0, sum_804} + {1'b0, sum_805}) + {2'd0, s5_kept[6]};
    wire [1:0] sum_807 = ({1'b0, s5_kept[7]} + {1'b0, s5_kept[8]}) + {1'b0, s5_kept[9]};
    wire [1:0] packed_bits_127 = {s5_kept[11] & s5_kept[12], s5_kept[11] ^ s5_kept[12]};
    wire [2:0] sum_808 = {2'd0, s5_kept[10]} + {1'b0, packed_bits_127};
    wire [3:0] sum_809 = {2'd0, sum_807} + {1'b0, sum_808 + {2'd0, s5_kept[13]}};
    wire [4:0] sum_810 = {2'd0, sum_806} + {1'b0, sum_809 + {3'd0, s5_kept[14]}};
    wire [1:0] sum_811 = {1'b0, s5_kept[32]} + {1'b0, s5_kept[33]};
    wire [1:0] sum_812 = {1'b0, s5_kept[35]} + {1'b0, s5_kept[36]};
    wire [2:0] sum_813 = {1'b0, sum_811 + {1'b0, s5_kept[34]}} + {1'b0, sum_812 + {1'b0, s5_kept[37]}};
    wire [1:0] sum_814 = {1'b0, s5_kept[39]} + {1'b0, s5_kept[40]};
    wire [1:0] packed_bits_128 = {s5_kept[43] & s5_kept[44], s5_kept[43] ^ s5_kept[44]};
    wire [2:0] sum_815 = {2'd0, s5_kept[42]} + {1'b0, packed_bits_128};
    wire [3:0] sum_816 = {2'd0, sum_814 + {1'b0, s5_kept[41]}} + {1'b0, sum_815 + {2'd0, s5_kept[45]}};
    wire [4:0] sum_817 = {2'd0, sum_813 + {2'd0, s5_kept[38]}} + {1'b0, sum_816 + {3'd0, s5_kept[46]}};
    wire [1:0] sum_818 = ({1'b0, s5_kept[0]} + {1'b0, s5_kept[1]}) + {1'b0, s5_kept[2]};
    wire [1:0] packed_bits_129 = {s5_kept[4] & s5_kept[5], s5_kept[4] ^ s5_kept[5]};
    wire [2:0] sum_819 = {2'd0, s5_kept[3]} + {1'b0, packed_bits_129};
    wire [3:0] sum_820 = {2'd0, sum_818} + {1'b0, sum_819 + {2'd0, s5_kept[6]}};
    wire [1:0] sum_821 = {1'b0, s5_kept[16]} + {1'b0, s5_kept[17]};
    wire [1:0] packed_bits_130 = {s5_kept[20] & s5_kept[21], s5_kept[20] ^ s5_kept[21]};
    wire [2:0] sum_822 = {2'd0, s5_kept[19]} + {1'b0, packed_bits_130};
    wire [3:0] sum_823 = {2'd0, sum_821 + {1'b0, s5_kept[18]}} + {1'b0, sum_822 + {2'd0, s5_kept[22]}};
    wire [1:0] sum_824 = {1'b0, s5_kept[32]} + {1'b0, s5_kept[33]};
    wire [1:0] packed_bits_131 = {s5_kept[36] & s5_kept[37], s5_kept[36] ^ s5_kept[37]};
    wire [2:0] sum_825 = {2'd0, s5_kept[35]} + {1'b0, packed_bits_131};
    wire [3:0] sum_826 = {2'd0, sum_824 + {1'b0, s5_kept[34]}} + {1'b0, sum_825 + {2'd0, s5_kept[38]}};
    wire [1:0] sum_827 = {1'b0, s5_kept[48]} + {1'b0, s5_kept[49]};
    wire [1:0] packed_bits_132 = {s5_kept[52] & s5_kept[53], s5_kept[52] ^ s5_kept[53]};
    wire [2:0] sum_828 = {2'd0, s5_kept[51]} + {1'b0, packed_bits_132};
    wire [3:0] sum_829 = {2'd0, sum_827 + {1'b0, s5_kept[50]}} + {1'b0, sum_828 + {2'd0, s5_kept[54]}};
    wire [1:0] packed_bits_133 = {s5_kept[1] & s5_kept[2], s5_kept[1] ^ s5_kept[2]};
    wire [2:0] sum_830 = {2'd0, s5_kept[0]} + {1'b0, packed_bits_133};
    wire [1:0] packed_bits_134 = {s5_kept[9] & s5_kept[10], s5_kept[9] ^ s5_kept[10]};
    wire [2:0] sum_831 = {2'd0, s5_kept[8]} + {1'b0, packed_bits_134};
    wire [1:0] packed_bits_135 = {s5_kept[17] & s5_kept[18], s5_kept[17] ^ s5_kept[18]};
    wire [2:0] sum_832 = {2'd0, s5_kept[16]} + {1'b0, packed_bits_135};
    wire [1:0] packed_bits_136 = {s5_kept[25] & s5_kept[26], s5_kept[25] ^ s5_kept[26]};
    wire [2:0] sum_833 = {2'd0, s5_kept[24]} + {1'b0, packed_bits_136};
    wire [1:0] packed_bits_137 = {s5_kept[33] & s5_kept[34], s5_kept[33] ^ s5_kept[34]};
    wire [2:0] sum_834 = {2'd0, s5_kept[32]} + {1'b0, packed_bits_137};
    wire [1:0] packed_bits_138 = {s5_kept[41] & s5_kept[42], s5_kept[41] ^ s5_kept[42]};
    wire [2:0] sum_835 = {2'd0, s5_kept[40]} + {1'b0, packed_bits_138};
    wire [1:0] packed_bits_139 = {s5_kept[49] & s5_kept[50], s5_kept[49] ^ s5_kept[50]};
    wire [2:0] sum_836 = {2'd0, s5_kept[48]} + {1'b0, packed_bits_139};
    wire [1:0] packed_bits_140 = {s5_kept[57] & s5_kept[58], s5_kept[57] ^ s5_kept[58]};
    wire [2:0] sum_837 = {2'd0, s5_kept[56]} + {1'b0, packed_bits_140};
    wire [1:0] s6_pick_ones_4_0_next = {s5_kept[0] & s5_kept[1], s5_kept[0] ^ s5_kept[1]};
    wire [1:0] s6_pick_ones_4_1_next = {s5_kept[4] & s5_kept[5], s5_kept[4] ^ s5_kept[5]};
    wire [1:0] s6_pick_ones_4_2_next = {s5_kept[8] & s5_kept[9], s5_kept[8] ^ s5_kept[9]};
    wire [1:0] s6_pick_ones_4_3_next = {s5_kept[12] & s5_kept[13], s5_kept[12] ^ s5_kept[13]};
    wire [1:0] s6_pick_ones_4_4_next = {s5_kept[16] & s5_kept[17], s5_kept[16] ^ s5_kept[17]};
    wire [1:0] s6_pick_ones_4_5_next = {s5_kept[20] & s5_kept[21], s5_kept[20] ^ s5_kept[21]};
    wire [1:0] s6_pick_ones_4_6_next = {s5_kept[24] & s5_kept[25], s5_kept[24] ^ s5_kept[25]};
    wire [1:0] s6_pick_ones_4_7_next = {s5_kept[28] & s5_kept[29], s5_kept[28] ^ s5_kept[29]};
    wire [1:0] s6_pick_ones_4_8_next = {s5_kept[32] & s5_kept[33], s5_kept[32] ^ s5_kept[33]};
    wire [1:0] s6_pick_ones_4_9_next = {s5_kept[36] & s5_kept[37], s5_kept[36] ^ s5_kept[37]};
    wire [1:0] s6_pick_ones_4_10_next = {s5_kept[40] & s5_kept[41], s5_kept[40] ^ s5_kept[41]};
    wire [1:0] s6_pick_ones_4_11_next = {s5_kept[44] & s5_kept[45], s5_kept[44] ^ s5_kept[45]};
    wire [1:0] s6_pick_ones_4_12_next = {s5_kept[48] & s5_kept[49], s5_kept[48] ^ s5_kept[49]};
    wire [1:0] s6_pick_ones_4_13_next = {s5_kept[52] & s5_kept[53], s5_kept[52] ^ s5_kept[53]};
    wire [1:0] s6_pick_ones_4_14_next = {s5_kept[56] & s5_kept[57], s5_kept[56] ^ s5_kept[57]};
    wire [1:0] s6_pick_ones_4_15_next = {s5_kept[60] & s5_kept[61], s5_kept[60] ^ s5_kept[61]};

    // Pipeline stage 6.
    always @(posedge clk) begin
        s6_none <= s5_none;
        s6_pick_ones_0_0 <= sum_803 + {5'd0, s5_kept[31]};
        s6_pick_ones_1_0 <= sum_810 + {4'd0, s5_kept[15]};
        s6_pick_ones_1_1 <= sum_817 + {4'd0, s5_kept[47]};
        s6_pick_ones_2_0 <= sum_820 + {3'd0, s5_kept[7]};
        s6_pick_ones_2_1 <= sum_823 + {3'd0, s5_kept[23]};
        s6_pick_ones_2_2 <= sum_826 + {3'd0, s5_kept[39]};
        s6_pick_ones_2_3 <= sum_829 + {3'd0, s5_kept[55]};
        s6_pick_ones_3_0 <= sum_830 + {2'd0, s5_kept[3]};
        s6_pick_ones_3_1 <= sum_831 + {2'd0, s5_kept[11]};
        s6_pick_ones_3_2 <= sum_832 + {2'd0, s5_kept[19]};
        s6_pick_ones_3_3 <= sum_833 + {2'd0, s5_kept[27]};
        s6_pick_ones_3_4 <= sum_834 + {2'd0, s5_kept[35]};
        s6_pick_ones_3_5 <= sum_835 + {2'd0, s5_kept[43]};
        s6_pick_ones_3_6 <= sum_836 + {2'd0, s5_kept[51]};
        s6_pick_ones_3_7 <= sum_837 + {2'd0, s5_kept[59]};
        s6_pick_ones_4_0 <= s6_pick_ones_4_0_next;
        s6_pick_ones_4_1 <= s6_pick_ones_4_1_next;
        s6_pick_ones_4_2 <= s6_pick_ones_4_2_next;
        s6_pick_ones_4_3 <= s6_pick_ones_4_3_next;
        s6_pick_ones_4_4 <= s6_pick_ones_4_4_next;
        s6_pick_ones_4_5 <= s6_pick_ones_4_5_next;
        s6_pick_ones_4_6 <= s6_pick_ones_4_6_next;
        s6_pick_ones_4_7 <= s6_pick_ones_4_7_next;
        s6_pick_ones_4_8 <= s6_pick_ones_4_8_next;
        s6_pick_ones_4_9 <= s6_pick_ones_4_9_next;
        s6_pick_ones_4_10 <= s6_pick_ones_4_10_next;
        s6_pick_ones_4_11 <= s6_pick_ones_4_11_next;
        s6_pick_ones_4_12 <= s6_pick_ones_4_12_next;
        s6_pick_ones_4_13 <= s6_pick_ones_4_13_next;
        s6_pick_ones_4_14 <= s6_pick_ones_4_14_next;
        s6_pick_ones_4_15 <= s6_pick_ones_4_15_next;
        s6_pick_ones_5_0 <= s5_kept[0];
        s6_pick_ones_5_1 <= s5_kept[2];
        s6_pick_ones_5_2 <= s5_kept[4];
        s6_pick_ones_5_3 <= s5_kept[6];
        s6_pick_ones_5_4 <= s5_kept[8];
        s6_pick_ones_5_5 <= s5_kept[10];
        s6_pick_ones_5_6 <= s5_kept[12];
        s6_pick_ones_5_7 <= s5_kept[14];
        s6_pick_ones_5_8 <= s5_kept[16];
        s6_pick_ones_5_9 <= s5_kept[18];
        s6_pick_ones_5_10 <= s5_kept[20];
        s6_pick_ones_5_11 <= s5_kept[22];
        s6_pick_ones_5_12 <= s5_kept[24];
        s6_pick_ones_5_13 <= s5_kept[26];
        s6_pick_ones_5_14 <= s5_kept[28];
        s6_pick_ones_5_15 <= s5_kept[30];
        s6_pick_ones_5_16 <= s5_kept[32];
        s6_pick_ones_5_17 <= s5_kept[34];
        s6_pick_ones_5_18 <= s5_kept[36];
        s6_pick_ones_5_19 <= s5_kept[38];
        s6_pick_ones_5_20 <= s5_kept[40];
        s6_pick_ones_5_21 <= s5_kept[42];
        s6_pick_ones_5_22 <= s5_kept[44];
        s6_pick_ones_5_23 <= s5_kept[46];
        s6_pick_ones_5_24 <= s5_kept[48];
        s6_pick_ones_5_25 <= s5_kept[50];
        s6_pick_ones_5_26 <= s5_kept[52];
        s6_pick_ones_5_27 <= s5_kept[54];
        s6_pick_ones_5_28 <= s5_kept[56];
        s6_pick_ones_5_29 <= s5_kept[58];
        s6_pick_ones_5_30 <= s5_kept[60];
        s6_pick_ones_5_31 <= s5_kept[62];
        s6_pick_skip <= s5_skip;
        s6_kept <= s5_kept;
    end

    wire [6:0] packed_bits_141 = {1'b0, s6_pick_ones_0_0};
    wire inverse_1 = s6_pick_skip >= packed_bits_141;
    wire [6:0] choice_1 = inverse_1 ? (s6_pick_skip - packed_bits_141) : s6_pick_skip;
    wire [4:0] s6_pick_ones_1_1_if_inverse_1 = inverse_1 ? s6_pick_ones_1_1 : s6_pick_ones_1_0;
    wire [6:0] packed_bits_142 = {2'd0, s6_pick_ones_1_1_if_inverse_1};
    wire inverse_2 = choice_1 >= packed_bits_142;
    wire [1:0] packed_bits_143 = {inverse_1, inverse_2};
    wire [6:0] choice_2 = inverse_2 ? (choice_1 - packed_bits_142) : choice_1;
    wire [3:0] choice_3 = packed_bits_143[0] ? s6_pick_ones_2_1 : s6_pick_ones_2_0;
    wire [3:0] choice_4 = packed_bits_143[0] ? s6_pick_ones_2_3 : s6_pick_ones_2_2;
    wire [6:0] packed_bits_144 = {3'd0, packed_bits_143[1] ? choice_4 : choice_3};
    wire inverse_3 = choice_2 >= packed_bits_144;
    wire [6:0] s7_pick_skip_next = inverse_3 ? (choice_2 - packed_bits_144) : choice_2;
    wire [2:0] choice_5 = s7_pick_position[0] ? s7_pick_ones_3_1 : s7_pick_ones_3_0;
    wire [2:0] choice_6 = s7_pick_position[0] ? s7_pick_ones_3_3 : s7_pick_ones_3_2;
    wire [2:0] choice_7 = s7_pick_position[0] ? s7_pick_ones_3_5 : s7_pick_ones_3_4;
    wire [2:0] choice_8 = s7_pick_position[0] ? s7_pick_ones_3_7 : s7_pick_ones_3_6;
    wire [2:0] choice_6_if_s7_pick_position_1 = s7_pick_position[1] ? choice_6 : choice_5;
    wire [2:0] choice_8_if_s7_pick_position_1 = s7_pick_position[1] ? choice_8 : choice_7;
    wire [2:0] choice_9 = s7_pick_position[2] ? choice_8_if_s7_pick_position_1 : choice_6_if_s7_pick_position_1;
    wire [6:0] packed_bits_145 = {4'd0, choice_9};
    wire inverse_4 = s7_pick_skip >= packed_bits_145;
    wire [3:0] packed_bits_146 = {s7_pick_position, inverse_4};
    wire [6:0] choice_10 = inverse_4 ? (s7_pick_skip - packed_bits_145) : s7_pick_skip;
    wire [1:0] choice_11 = packed_bits_146[0] ? s7_pick_ones_4_1 : s7_pick_ones_4_0;
    wire [1:0] choice_12 = packed_bits_146[0] ? s7_pick_ones_4_3 : s7_pick_ones_4_2;
    wire [1:0] choice_13 = packed_bits_146[0] ? s7_pick_ones_4_5 : s7_pick_ones_4_4;
    wire [1:0] choice_14 = packed_bits_146[0] ? s7_pick_ones_4_7 : s7_pick_ones_4_6;
    wire [1:0] choice_15 = packed_bits_146[0] ? s7_pick_ones_4_9 : s7_pick_ones_4_8;
    wire [1:0] choice_16 = packed_bits_146[0] ? s7_pick_ones_4_11 : s7_pick_ones_4_10;
    wire [1:0] choice_17 = packed_bits_146[0] ? s7_pick_ones_4_13 : s7_pick_ones_4_12;
    wire [1:0] choice_18 = packed_bits_146[0] ? s7_pick_ones_4_15 : s7_pick_ones_4_14;
    wire [1:0] choice_12_if_packed_bits_146_1 = packed_bits_146[1] ? choice_12 : choice_11;
    wire [1:0] choice_14_if_packed_bits_146_1 = packed_bits_146[1] ? choice_14 : choice_13;
    wire [1:0] choice_16_if_packed_bits_146_1 = packed_bits_146[1] ? choice_16 : choice_15;
    wire [1:0] choice_18_if_packed_bits_146_1 = packed_bits_146[1] ? choice_18 : choice_17;
    wire [1:0] choice_19 = packed_bits_146[2] ? choice_14_if_packed_bits_146_1 : choice_12_if_packed_bits_146_1;
    wire [1:0] choice_20 = packed_bits_146[2] ? choice_18_if_packed_bits_146_1 : choice_16_if_packed_bits_146_1;
    wire [1:0] choice_20_if_packed_bits_146_3 = packed_bits_146[3] ? choice_20 : choice_19;
    wire [6:0] packed_bits_147 = {5'd0, choice_20_if_packed_bits_146_3};
    wire inverse_5 = choice_10 >= packed_bits_147;
    wire [4:0] packed_bits_148 = {packed_bits_146, inverse_5};
    wire [6:0] choice_21 = inverse_5 ? (choice_10 - packed_bits_147) : choice_10;
    wire choice_22 = packed_bits_148[0] ? s7_pick_ones_5_1 : s7_pick_ones_5_0;
    wire choice_23 = packed_bits_148[0] ? s7_pick_ones_5_3 : s7_pick_ones_5_2;
    wire choice_24 = packed_bits_148[0] ? s7_pick_ones_5_5 : s7_pick_ones_5_4;
    wire choice_25 = packed_bits_148[0] ? s7_pick_ones_5_7 : s7_pick_ones_5_6;
    wire choice_26 = packed_bits_148[0] ? s7_pick_ones_5_9 : s7_pick_ones_5_8;
    wire choice_27 = packed_bits_148[0] ? s7_pick_ones_5_11 : s7_pick_ones_5_10;
    wire choice_28 = packed_bits_148[0] ? s7_pick_ones_5_13 : s7_pick_ones_5_12;
    wire choice_29 = packed_bits_148[0] ? s7_pick_ones_5_15 : s7_pick_ones_5_14;
    wire choice_30 = packed_bits_148[0] ? s7_pick_ones_5_17 : s7_pick_ones_5_16;
    wire choice_31 = packed_bits_148[0] ? s7_pick_ones_5_19 : s7_pick_ones_5_18;
    wire choice_32 = packed_bits_148[0] ? s7_pick_ones_5_21 : s7_pick_ones_5_20;
    wire choice_33 = packed_bits_148[0] ? s7_pick_ones_5_23 : s7_pick_ones_5_22;
    wire choice_34 = packed_bits_148[0] ? s7_pick_ones_5_25 : s7_pick_ones_5_24;
    wire choice_35 = packed_bits_148[0] ? s7_pick_ones_5_27 : s7_pick_ones_5_26;
    wire choice_36 = packed_bits_148[0] ? s7_pick_ones_5_29 : s7_pick_ones_5_28;
    wire choice_37 = packed_bits_148[0] ? s7_pick_ones_5_31 : s7_pick_ones_5_30;
    wire choice_23_if_packed_bits_148_1 = packed_bits_148[1] ? choice_23 : choice_22;
    wire choice_25_if_packed_bits_148_1 = packed_bits_148[1] ? choice_25 : choice_24;
    wire choice_27_if_packed_bits_148_1 = packed_bits_148[1] ? choice_27 : choice_26;
    wire choice_29_if_packed_bits_148_1 = packed_bits_148[1] ? choice_29 : choice_28;
    wire choice_31_if_packed_bits_148_1 = packed_bits_148[1] ? choice_31 : choice_30;
    wire choice_33_if_packed_bits_148_1 = packed_bits_148[1] ? choice_33 : choice_32;
    wire choice_35_if_packed_bits_148_1 = packed_bits_148[1] ? choice_35 : choice_34;
    wire choice_37_if_packed_bits_148_1 = packed_bits_148[1] ? choice_37 : choice_36;
    wire choice_38 = packed_bits_148[2] ? choice_25_if_packed_bits_148_1 : choice_23_if_packed_bits_148_1;
    wire choice_39 = packed_bits_148[2] ? choice_29_if_packed_bits_148_1 : choice_27_if_packed_bits_148_1;
    wire choice_40 = packed_bits_148[2] ? choice_33_if_packed_bits_148_1 : choice_31_if_packed_bits_148_1;
    wire choice_41 = packed_bits_148[2] ? choice_37_if_packed_bits_148_1 : choice_35_if_packed_bits_148_1;
    wire choice_39_if_packed_bits_148_3 = packed_bits_148[3] ? choice_39 : choice_38;
    wire choice_41_if_packed_bits_148_3 = packed_bits_148[3] ? choice_41 : choice_40;
    wire choice_42 = packed_bits_148[4] ? choice_41_if_packed_bits_148_3 : choice_39_if_packed_bits_148_3;
    wire [5:0] s8_pick_position_next = {packed_bits_148, choice_21 >= {6'd0, choice_42}};
    wire [5:0] choice_43 = (~s8_none) ? s8_pick_position : 6'd0;

    // Pipeline stage 7.
    always @(posedge clk) begin
        s7_none <= s6_none;
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
        s7_pick_ones_5_17 <= s6_pick_ones_5_17;
        s7_pick_ones_5_18 <= s6_pick_ones_5_18;
        s7_pick_ones_5_19 <= s6_pick_ones_5_19;
        s7_pick_ones_5_20 <= s6_pick_ones_5_20;
        s7_pick_ones_5_21 <= s6_pick_ones_5_21;
        s7_pick_ones_5_22 <= s6_pick_ones_5_22;
        s7_pick_ones_5_23 <= s6_pick_ones_5_23;
        s7_pick_ones_5_24 <= s6_pick_ones_5_24;
        s7_pick_ones_5_25 <= s6_pick_ones_5_25;
        s7_pick_ones_5_26 <= s6_pick_ones_5_26;
        s7_pick_ones_5_27 <= s6_pick_ones_5_27;
        s7_pick_ones_5_28 <= s6_pick_ones_5_28;
        s7_pick_ones_5_29 <= s6_pick_ones_5_29;
        s7_pick_ones_5_30 <= s6_pick_ones_5_30;
        s7_pick_ones_5_31 <= s6_pick_ones_5_31;
        s7_pick_skip <= s7_pick_skip_next;
        s7_pick_position <= {packed_bits_143, inverse_3};
        s7_kept <= s6_kept;
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        s8_none <= s7_none;
        s8_pick_position <= s8_pick_position_next;
        s8_kept <= s7_kept;
    end

    assign out_valid = s8_valid & (~rst);
    assign path = out_valid ? choice_43 : 6'd0;
    assign no_path = s8_none & out_valid;
    assign kept = out_valid ? s8_kept : 64'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, random_15_0_times_s2_ties[15:0], random_31_16_times_s2_candidates[15:0]
    };

`ifdef FORMAL
    wire [63:0] s8_kept_shr_choice_43 = s8_kept >> choice_43;
    wire not_s8_valid = ~s8_valid;
    wire the_pick_is_kept_holds = (not_s8_valid | s8_none) | s8_kept_shr_choice_43[0];

    always @(posedge clk) begin
        if (!rst) begin
            keep_in_range: assert ((|keep) & (7'd64 >= keep));
            random_is_not_zero: assert (|random);
            the_pick_is_kept: assert (the_pick_is_kept_holds);
            kept_none_iff_no_path: assert (not_s8_valid | ((|s8_kept) ^ s8_none));
        end
    end

    // Not read here; named so that no tool reports it.
    wire _unused_formal_ok = &{1'b0, s8_kept_shr_choice_43[63:1]};
`endif
endmodule
