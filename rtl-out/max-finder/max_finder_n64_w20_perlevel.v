// SPDX-License-Identifier: Apache-2.0
// Module: max_finder_n64_w20_perlevel
// Written by: sluice 0.1.0
//
// Maximum finder: a tree of 6 levels over 64 values of 20 bits, latency 6.
// Gives the greatest of the valid ones and its index, the lowest on ties.

module max_finder_n64_w20_perlevel (
    input  wire clk,
    input  wire rst,
    input  wire [1279:0] value,
    input  wire [63:0] value_valid,
    output wire [19:0] greatest,
    output wire [5:0] index,
    output wire valid
);

    reg stage_valid_1_0;
    reg [19:0] stage_value_1_0;
    reg stage_index_1_0;
    reg stage_valid_1_1;
    reg [19:0] stage_value_1_1;
    reg stage_index_1_1;
    reg stage_valid_1_2;
    reg [19:0] stage_value_1_2;
    reg stage_index_1_2;
    reg stage_valid_1_3;
    reg [19:0] stage_value_1_3;
    reg stage_index_1_3;
    reg stage_valid_1_4;
    reg [19:0] stage_value_1_4;
    reg stage_index_1_4;
    reg stage_valid_1_5;
    reg [19:0] stage_value_1_5;
    reg stage_index_1_5;
    reg stage_valid_1_6;
    reg [19:0] stage_value_1_6;
    reg stage_index_1_6;
    reg stage_valid_1_7;
    reg [19:0] stage_value_1_7;
    reg stage_index_1_7;
    reg stage_valid_1_8;
    reg [19:0] stage_value_1_8;
    reg stage_index_1_8;
    reg stage_valid_1_9;
    reg [19:0] stage_value_1_9;
    reg stage_index_1_9;
    reg stage_valid_1_10;
    reg [19:0] stage_value_1_10;
    reg stage_index_1_10;
    reg stage_valid_1_11;
    reg [19:0] stage_value_1_11;
    reg stage_index_1_11;
    reg stage_valid_1_12;
    reg [19:0] stage_value_1_12;
    reg stage_index_1_12;
    reg stage_valid_1_13;
    reg [19:0] stage_value_1_13;
    reg stage_index_1_13;
    reg stage_valid_1_14;
    reg [19:0] stage_value_1_14;
    reg stage_index_1_14;
    reg stage_valid_1_15;
    reg [19:0] stage_value_1_15;
    reg stage_index_1_15;
    reg stage_valid_1_16;
    reg [19:0] stage_value_1_16;
    reg stage_index_1_16;
    reg stage_valid_1_17;
    reg [19:0] stage_value_1_17;
    reg stage_index_1_17;
    reg stage_valid_1_18;
    reg [19:0] stage_value_1_18;
    reg stage_index_1_18;
    reg stage_valid_1_19;
    reg [19:0] stage_value_1_19;
    reg stage_index_1_19;
    reg stage_valid_1_20;
    reg [19:0] stage_value_1_20;
    reg stage_index_1_20;
    reg stage_valid_1_21;
    reg [19:0] stage_value_1_21;
    reg stage_index_1_21;
    reg stage_valid_1_22;
    reg [19:0] stage_value_1_22;
    reg stage_index_1_22;
    reg stage_valid_1_23;
    reg [19:0] stage_value_1_23;
    reg stage_index_1_23;
    reg stage_valid_1_24;
    reg [19:0] stage_value_1_24;
    reg stage_index_1_24;
    reg stage_valid_1_25;
    reg [19:0] stage_value_1_25;
    reg stage_index_1_25;
    reg stage_valid_1_26;
    reg [19:0] stage_value_1_26;
    reg stage_index_1_26;
    reg stage_valid_1_27;
    reg [19:0] stage_value_1_27;
    reg stage_index_1_27;
    reg stage_valid_1_28;
    reg [19:0] stage_value_1_28;
    reg stage_index_1_28;
    reg stage_valid_1_29;
    reg [19:0] stage_value_1_29;
    reg stage_index_1_29;
    reg stage_valid_1_30;
    reg [19:0] stage_value_1_30;
    reg stage_index_1_30;
    reg stage_valid_1_31;
    reg [19:0] stage_value_1_31;
    reg stage_index_1_31;
    reg stage_valid_2_0;
    reg [19:0] stage_value_2_0;
    reg [1:0] stage_index_2_0;
    reg stage_valid_2_1;
    reg [19:0] stage_value_2_1;
    reg [1:0] stage_index_2_1;
    reg stage_valid_2_2;
    reg [19:0] stage_value_2_2;
    reg [1:0] stage_index_2_2;
    reg stage_valid_2_3;
    reg [19:0] stage_value_2_3;
    reg [1:0] stage_index_2_3;
    reg stage_valid_2_4;
    reg [19:0] stage_value_2_4;
    reg [1:0] stage_index_2_4;
    reg stage_valid_2_5;
    reg [19:0] stage_value_2_5;
    reg [1:0] stage_index_2_5;
    reg stage_valid_2_6;
    reg [19:0] stage_value_2_6;
    reg [1:0] stage_index_2_6;
    reg stage_valid_2_7;
    reg [19:0] stage_value_2_7;
    reg [1:0] stage_index_2_7;
    reg stage_valid_2_8;
    reg [19:0] stage_value_2_8;
    reg [1:0] stage_index_2_8;
    reg stage_valid_2_9;
    reg [19:0] stage_value_2_9;
    reg [1:0] stage_index_2_9;
    reg stage_valid_2_10;
    reg [19:0] stage_value_2_10;
    reg [1:0] stage_index_2_10;
    reg stage_valid_2_11;
    reg [19:0] stage_value_2_11;
    reg [1:0] stage_index_2_11;
    reg stage_valid_2_12;
    reg [19:0] stage_value_2_12;
    reg [1:0] stage_index_2_12;
    reg stage_valid_2_13;
    reg [19:0] stage_value_2_13;
    reg [1:0] stage_index_2_13;
    reg stage_valid_2_14;
    reg [19:0] stage_value_2_14;
    reg [1:0] stage_index_2_14;
    reg stage_valid_2_15;
    reg [19:0] stage_value_2_15;
    reg [1:0] stage_index_2_15;
    reg stage_valid_3_0;
    reg [19:0] stage_value_3_0;
    reg [2:0] stage_index_3_0;
    reg stage_valid_3_1;
    reg [19:0] stage_value_3_1;
    reg [2:0] stage_index_3_1;
    reg stage_valid_3_2;
    reg [19:0] stage_value_3_2;
    reg [2:0] stage_index_3_2;
    reg stage_valid_3_3;
    reg [19:0] stage_value_3_3;
    reg [2:0] stage_index_3_3;
    reg stage_valid_3_4;
    reg [19:0] stage_value_3_4;
    reg [2:0] stage_index_3_4;
    reg stage_valid_3_5;
    reg [19:0] stage_value_3_5;
    reg [2:0] stage_index_3_5;
    reg stage_valid_3_6;
    reg [19:0] stage_value_3_6;
    reg [2:0] stage_index_3_6;
    reg stage_valid_3_7;
    reg [19:0] stage_value_3_7;
    reg [2:0] stage_index_3_7;
    reg stage_valid_4_0;
    reg [19:0] stage_value_4_0;
    reg [3:0] stage_index_4_0;
    reg stage_valid_4_1;
    reg [19:0] stage_value_4_1;
    reg [3:0] stage_index_4_1;
    reg stage_valid_4_2;
    reg [19:0] stage_value_4_2;
    reg [3:0] stage_index_4_2;
    reg stage_valid_4_3;
    reg [19:0] stage_value_4_3;
    reg [3:0] stage_index_4_3;
    reg stage_valid_5_0;
    reg [19:0] stage_value_5_0;
    reg [4:0] stage_index_5_0;
    reg stage_valid_5_1;
    reg [19:0] stage_value_5_1;
    reg [4:0] stage_index_5_1;
    reg stage_valid_6_0;
    reg [19:0] stage_value_6_0;
    reg [5:0] stage_index_6_0;

    wire stage_index_1_0_next = {value_valid[0], value[19:0]} < {value_valid[1], value[39:20]};
    wire [19:0] stage_value_1_0_next = stage_index_1_0_next ? value[39:20] : value[19:0];
    wire stage_index_1_1_next = {value_valid[2], value[59:40]} < {value_valid[3], value[79:60]};
    wire [19:0] stage_value_1_1_next = stage_index_1_1_next ? value[79:60] : value[59:40];
    wire stage_index_1_2_next = {value_valid[4], value[99:80]} < {value_valid[5], value[119:100]};
    wire [19:0] stage_value_1_2_next = stage_index_1_2_next ? value[119:100] : value[99:80];
    wire stage_index_1_3_next = {value_valid[6], value[139:120]} < {value_valid[7], value[159:140]};
    wire [19:0] stage_value_1_3_next = stage_index_1_3_next ? value[159:140] : value[139:120];
    wire stage_index_1_4_next = {value_valid[8], value[179:160]} < {value_valid[9], value[199:180]};
    wire [19:0] stage_value_1_4_next = stage_index_1_4_next ? value[199:180] : value[179:160];
    wire stage_index_1_5_next = {value_valid[10], value[219:200]} < {value_valid[11], value[239:220]};
    wire [19:0] stage_value_1_5_next = stage_index_1_5_next ? value[239:220] : value[219:200];
    wire stage_index_1_6_next = {value_valid[12], value[259:240]} < {value_valid[13], value[279:260]};
    wire [19:0] stage_value_1_6_next = stage_index_1_6_next ? value[279:260] : value[259:240];
    wire stage_index_1_7_next = {value_valid[14], value[299:280]} < {value_valid[15], value[319:300]};
    wire [19:0] stage_value_1_7_next = stage_index_1_7_next ? value[319:300] : value[299:280];
    wire stage_index_1_8_next = {value_valid[16], value[339:320]} < {value_valid[17], value[359:340]};
    wire [19:0] stage_value_1_8_next = stage_index_1_8_next ? value[359:340] : value[339:320];
    wire stage_index_1_9_next = {value_valid[18], value[379:360]} < {value_valid[19], value[399:380]};
    wire [19:0] stage_value_1_9_next = stage_index_1_9_next ? value[399:380] : value[379:360];
    wire stage_index_1_10_next = {value_valid[20], value[419:400]} < {value_valid[21], value[439:420]};
    wire [19:0] stage_value_1_10_next = stage_index_1_10_next ? value[439:420] : value[419:400];
    wire stage_index_1_11_next = {value_valid[22], value[459:440]} < {value_valid[23], value[479:460]};
    wire [19:0] stage_value_1_11_next = stage_index_1_11_next ? value[479:460] : value[459:440];
    wire stage_index_1_12_next = {value_valid[24], value[499:480]} < {value_valid[25], value[519:500]};
    wire [19:0] stage_value_1_12_next = stage_index_1_12_next ? value[519:500] : value[499:480];
    wire stage_index_1_13_next = {value_valid[26], value[539:520]} < {value_valid[27], value[559:540]};
    wire [19:0] stage_value_1_13_next = stage_index_1_13_next ? value[559:540] : value[539:520];
    wire stage_index_1_14_next = {value_valid[28], value[579:560]} < {value_valid[29], value[599:580]};
    wire [19:0] stage_value_1_14_next = stage_index_1_14_next ? value[599:580] : value[579:560];
    wire stage_index_1_15_next = {value_valid[30], value[619:600]} < {value_valid[31], value[639:620]};
    wire [19:0] stage_value_1_15_next = stage_index_1_15_next ? value[639:620] : value[619:600];
    wire stage_index_1_16_next = {value_valid[32], value[659:640]} < {value_valid[33], value[679:660]};
    wire [19:0] stage_value_1_16_next = stage_index_1_16_next ? value[679:660] : value[659:640];
    wire stage_index_1_17_next = {value_valid[34], value[699:680]} < {value_valid[35], value[719:700]};
    wire [19:0] stage_value_1_17_next = stage_index_1_17_next ? value[719:700] : value[699:680];
    wire stage_index_1_18_next = {value_valid[36], value[739:720]} < {value_valid[37], value[759:740]};
    wire [19:0] stage_value_1_18_next = stage_index_1_18_next ? value[759:740] : value[739:720];
    wire stage_index_1_19_next = {value_valid[38], value[779:760]} < {value_valid[39], value[799:780]};
    wire [19:0] stage_value_1_19_next = stage_index_1_19_next ? value[799:780] : value[779:760];
    wire stage_index_1_20_next = {value_valid[40], value[819:800]} < {value_valid[41], value[839:820]};
    wire [19:0] stage_value_1_20_next = stage_index_1_20_next ? value[839:820] : value[819:800];
    wire stage_index_1_21_next = {value_valid[42], value[859:840]} < {value_valid[43], value[879:860]};
    wire [19:0] stage_value_1_21_next = stage_index_1_21_next ? value[879:860] : value[859:840];
    wire stage_index_1_22_next = {value_valid[44], value[899:880]} < {value_valid[45], value[919:900]};
    wire [19:0] stage_value_1_22_next = stage_index_1_22_next ? value[919:900] : value[899:880];
    wire stage_index_1_23_next = {value_valid[46], value[939:920]} < {value_valid[47], value[959:940]};
    wire [19:0] stage_value_1_23_next = stage_index_1_23_next ? value[959:940] : value[939:920];
    wire stage_index_1_24_next = {value_valid[48], value[979:960]} < {value_valid[49], value[999:980]};
    wire [19:0] stage_value_1_24_next = stage_index_1_24_next ? value[999:980] : value[979:960];
    wire stage_index_1_25_next = {value_valid[50], value[1019:1000]} < {value_valid[51], value[1039:1020]};
    wire [19:0] stage_value_1_25_next = stage_index_1_25_next ? value[1039:1020] : value[1019:1000];
    wire stage_index_1_26_next = {value_valid[52], value[1059:1040]} < {value_valid[53], value[1079:1060]};
    wire [19:0] stage_value_1_26_next = stage_index_1_26_next ? value[1079:1060] : value[1059:1040];
    wire stage_index_1_27_next = {value_valid[54], value[1099:1080]} < {value_valid[55], value[1119:1100]};
    wire [19:0] stage_value_1_27_next = stage_index_1_27_next ? value[1119:1100] : value[1099:1080];
    wire stage_index_1_28_next = {value_valid[56], value[1139:1120]} < {value_valid[57], value[1159:1140]};
    wire [19:0] stage_value_1_28_next = stage_index_1_28_next ? value[1159:1140] : value[1139:1120];
    wire stage_index_1_29_next = {value_valid[58], value[1179:1160]} < {value_valid[59], value[1199:1180]};
    wire [19:0] stage_value_1_29_next = stage_index_1_29_next ? value[1199:1180] : value[1179:1160];
    wire stage_index_1_30_next = {value_valid[60], value[1219:1200]} < {value_valid[61], value[1239:1220]};
    wire [19:0] stage_value_1_30_next = stage_index_1_30_next ? value[1239:1220] : value[1219:1200];
    wire stage_index_1_31_next = {value_valid[62], value[1259:1240]} < {value_valid[63], value[1279:1260]};

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
            stage_valid_1_9 <= 1'b0;
            stage_valid_1_10 <= 1'b0;
            stage_valid_1_11 <= 1'b0;
            stage_valid_1_12 <= 1'b0;
            stage_valid_1_13 <= 1'b0;
            stage_valid_1_14 <= 1'b0;
            stage_valid_1_15 <= 1'b0;
            stage_valid_1_16 <= 1'b0;
            stage_valid_1_17 <= 1'b0;
            stage_valid_1_18 <= 1'b0;
            stage_valid_1_19 <= 1'b0;
            stage_valid_1_20 <= 1'b0;
            stage_valid_1_21 <= 1'b0;
            stage_valid_1_22 <= 1'b0;
            stage_valid_1_23 <= 1'b0;
            stage_valid_1_24 <= 1'b0;
            stage_valid_1_25 <= 1'b0;
            stage_valid_1_26 <= 1'b0;
            stage_valid_1_27 <= 1'b0;
            stage_valid_1_28 <= 1'b0;
            stage_valid_1_29 <= 1'b0;
            stage_valid_1_30 <= 1'b0;
            stage_valid_1_31 <= 1'b0;
        end else begin
            stage_valid_1_0 <= value_valid[0] | value_valid[1];
            stage_valid_1_1 <= value_valid[2] | value_valid[3];
            stage_valid_1_2 <= value_valid[4] | value_valid[5];
            stage_valid_1_3 <= value_valid[6] | value_valid[7];
            stage_valid_1_4 <= value_valid[8] | value_valid[9];
            stage_valid_1_5 <= value_valid[10] | value_valid[11];
            stage_valid_1_6 <= value_valid[12] | value_valid[13];
            stage_valid_1_7 <= value_valid[14] | value_valid[15];
            stage_valid_1_8 <= value_valid[16] | value_valid[17];
            stage_valid_1_9 <= value_valid[18] | value_valid[19];
            stage_valid_1_10 <= value_valid[20] | value_valid[21];
            stage_valid_1_11 <= value_valid[22] | value_valid[23];
            stage_valid_1_12 <= value_valid[24] | value_valid[25];
            stage_valid_1_13 <= value_valid[26] | value_valid[27];
            stage_valid_1_14 <= value_valid[28] | value_valid[29];
            stage_valid_1_15 <= value_valid[30] | value_valid[31];
            stage_valid_1_16 <= value_valid[32] | value_valid[33];
            stage_valid_1_17 <= value_valid[34] | value_valid[35];
            stage_valid_1_18 <= value_valid[36] | value_valid[37];
            stage_valid_1_19 <= value_valid[38] | value_valid[39];
            stage_valid_1_20 <= value_valid[40] | value_valid[41];
            stage_valid_1_21 <= value_valid[42] | value_valid[43];
            stage_valid_1_22 <= value_valid[44] | value_valid[45];
            stage_valid_1_23 <= value_valid[46] | value_valid[47];
            stage_valid_1_24 <= value_valid[48] | value_valid[49];
            stage_valid_1_25 <= value_valid[50] | value_valid[51];
            stage_valid_1_26 <= value_valid[52] | value_valid[53];
            stage_valid_1_27 <= value_valid[54] | value_valid[55];
            stage_valid_1_28 <= value_valid[56] | value_valid[57];
            stage_valid_1_29 <= value_valid[58] | value_valid[59];
            stage_valid_1_30 <= value_valid[60] | value_valid[61];
            stage_valid_1_31 <= value_valid[62] | value_valid[63];
        end
    end

    wire [19:0] stage_value_1_31_next = stage_index_1_31_next ? value[1279:1260] : value[1259:1240];

    // Pipeline stage 1.
    always @(posedge clk) begin
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
        stage_value_1_8 <= stage_value_1_8_next;
        stage_index_1_8 <= stage_index_1_8_next;
        stage_value_1_9 <= stage_value_1_9_next;
        stage_index_1_9 <= stage_index_1_9_next;
        stage_value_1_10 <= stage_value_1_10_next;
        stage_index_1_10 <= stage_index_1_10_next;
        stage_value_1_11 <= stage_value_1_11_next;
        stage_index_1_11 <= stage_index_1_11_next;
        stage_value_1_12 <= stage_value_1_12_next;
        stage_index_1_12 <= stage_index_1_12_next;
        stage_value_1_13 <= stage_value_1_13_next;
        stage_index_1_13 <= stage_index_1_13_next;
        stage_value_1_14 <= stage_value_1_14_next;
        stage_index_1_14 <= stage_index_1_14_next;
        stage_value_1_15 <= stage_value_1_15_next;
        stage_index_1_15 <= stage_index_1_15_next;
        stage_value_1_16 <= stage_value_1_16_next;
        stage_index_1_16 <= stage_index_1_16_next;
        stage_value_1_17 <= stage_value_1_17_next;
        stage_index_1_17 <= stage_index_1_17_next;
        stage_value_1_18 <= stage_value_1_18_next;
        stage_index_1_18 <= stage_index_1_18_next;
        stage_value_1_19 <= stage_value_1_19_next;
        stage_index_1_19 <= stage_index_1_19_next;
        stage_value_1_20 <= stage_value_1_20_next;
        stage_index_1_20 <= stage_index_1_20_next;
        stage_value_1_21 <= stage_value_1_21_next;
        stage_index_1_21 <= stage_index_1_21_next;
        stage_value_1_22 <= stage_value_1_22_next;
        stage_index_1_22 <= stage_index_1_22_next;
        stage_value_1_23 <= stage_value_1_23_next;
        stage_index_1_23 <= stage_index_1_23_next;
        stage_value_1_24 <= stage_value_1_24_next;
        stage_index_1_24 <= stage_index_1_24_next;
        stage_value_1_25 <= stage_value_1_25_next;
        stage_index_1_25 <= stage_index_1_25_next;
        stage_value_1_26 <= stage_value_1_26_next;
        stage_index_1_26 <= stage_index_1_26_next;
        stage_value_1_27 <= stage_value_1_27_next;
        stage_index_1_27 <= stage_index_1_27_next;
        stage_value_1_28 <= stage_value_1_28_next;
        stage_index_1_28 <= stage_index_1_28_next;
        stage_value_1_29 <= stage_value_1_29_next;
        stage_index_1_29 <= stage_index_1_29_next;
        stage_value_1_30 <= stage_value_1_30_next;
        stage_index_1_30 <= stage_index_1_30_next;
        stage_value_1_31 <= stage_value_1_31_next;
        stage_index_1_31 <= stage_index_1_31_next;
    end

    wire less_1 = {stage_valid_1_0, stage_value_1_0} < {stage_valid_1_1, stage_value_1_1};
    wire stage_index_1_1_if_less_1 = less_1 ? stage_index_1_1 : stage_index_1_0;
    wire [19:0] stage_value_2_0_next = less_1 ? stage_value_1_1 : stage_value_1_0;
    wire less_2 = {stage_valid_1_2, stage_value_1_2} < {stage_valid_1_3, stage_value_1_3};
    wire stage_index_1_3_if_less_2 = less_2 ? stage_index_1_3 : stage_index_1_2;
    wire [19:0] stage_value_2_1_next = less_2 ? stage_value_1_3 : stage_value_1_2;
    wire less_3 = {stage_valid_1_4, stage_value_1_4} < {stage_valid_1_5, stage_value_1_5};
    wire stage_index_1_5_if_less_3 = less_3 ? stage_index_1_5 : stage_index_1_4;
    wire [19:0] stage_value_2_2_next = less_3 ? stage_value_1_5 : stage_value_1_4;
    wire less_4 = {stage_valid_1_6, stage_value_1_6} < {stage_valid_1_7, stage_value_1_7};
    wire stage_index_1_7_if_less_4 = less_4 ? stage_index_1_7 : stage_index_1_6;
    wire [19:0] stage_value_2_3_next = less_4 ? stage_value_1_7 : stage_value_1_6;
    wire less_5 = {stage_valid_1_8, stage_value_1_8} < {stage_valid_1_9, stage_value_1_9};
    wire stage_index_1_9_if_less_5 = less_5 ? stage_index_1_9 : stage_index_1_8;
    wire [19:0] stage_value_2_4_next = less_5 ? stage_value_1_9 : stage_value_1_8;
    wire less_6 = {stage_valid_1_10, stage_value_1_10} < {stage_valid_1_11, stage_value_1_11};
    wire stage_index_1_11_if_less_6 = less_6 ? stage_index_1_11 : stage_index_1_10;
    wire [19:0] stage_value_2_5_next = less_6 ? stage_value_1_11 : stage_value_1_10;
    wire less_7 = {stage_valid_1_12, stage_value_1_12} < {stage_valid_1_13, stage_value_1_13};
    wire stage_index_1_13_if_less_7 = less_7 ? stage_index_1_13 : stage_index_1_12;
    wire [19:0] stage_value_2_6_next = less_7 ? stage_value_1_13 : stage_value_1_12;
    wire less_8 = {stage_valid_1_14, stage_value_1_14} < {stage_valid_1_15, stage_value_1_15};
    wire stage_index_1_15_if_less_8 = less_8 ? stage_index_1_15 : stage_index_1_14;
    wire [19:0] stage_value_2_7_next = less_8 ? stage_value_1_15 : stage_value_1_14;
    wire less_9 = {stage_valid_1_16, stage_value_1_16} < {stage_valid_1_17, stage_value_1_17};
    wire stage_index_1_17_if_less_9 = less_9 ? stage_index_1_17 : stage_index_1_16;
    wire [19:0] stage_value_2_8_next = less_9 ? stage_value_1_17 : stage_value_1_16;
    wire less_10 = {stage_valid_1_18, stage_value_1_18} < {stage_valid_1_19, stage_value_1_19};
    wire stage_index_1_19_if_less_10 = less_10 ? stage_index_1_19 : stage_index_1_18;
    wire [19:0] stage_value_2_9_next = less_10 ? stage_value_1_19 : stage_value_1_18;
    wire less_11 = {stage_valid_1_20, stage_value_1_20} < {stage_valid_1_21, stage_value_1_21};
    wire stage_index_1_21_if_less_11 = less_11 ? stage_index_1_21 : stage_index_1_20;
    wire [19:0] stage_value_2_10_next = less_11 ? stage_value_1_21 : stage_value_1_20;
    wire less_12 = {stage_valid_1_22, stage_value_1_22} < {stage_valid_1_23, stage_value_1_23};
    wire stage_index_1_23_if_less_12 = less_12 ? stage_index_1_23 : stage_index_1_22;
    wire [19:0] stage_value_2_11_next = less_12 ? stage_value_1_23 : stage_value_1_22;
    wire less_13 = {stage_valid_1_24, stage_value_1_24} < {stage_valid_1_25, stage_value_1_25};
    wire stage_index_1_25_if_less_13 = less_13 ? stage_index_1_25 : stage_index_1_24;
    wire [19:0] stage_value_2_12_next = less_13 ? stage_value_1_25 : stage_value_1_24;
    wire less_14 = {stage_valid_1_26, stage_value_1_26} < {stage_valid_1_27, stage_value_1_27};
    wire stage_index_1_27_if_less_14 = less_14 ? stage_index_1_27 : stage_index_1_26;
    wire [19:0] stage_value_2_13_next = less_14 ? stage_value_1_27 : stage_value_1_26;
    wire less_15 = {stage_valid_1_28, stage_value_1_28} < {stage_valid_1_29, stage_value_1_29};
    wire stage_index_1_29_if_less_15 = less_15 ? stage_index_1_29 : stage_index_1_28;
    wire [19:0] stage_value_2_14_next = less_15 ? stage_value_1_29 : stage_value_1_28;
    wire less_16 = {stage_valid_1_30, stage_value_1_30} < {stage_valid_1_31, stage_value_1_31};
    wire stage_index_1_31_if_less_16 = less_16 ? stage_index_1_31 : stage_index_1_30;

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            stage_valid_2_0 <= 1'b0;
            stage_valid_2_1 <= 1'b0;
            stage_valid_2_2 <= 1'b0;
            stage_valid_2_3 <= 1'b0;
            stage_valid_2_4 <= 1'b0;
            stage_valid_2_5 <= 1'b0;
            stage_valid_2_6 <= 1'b0;
            stage_valid_2_7 <= 1'b0;
            stage_valid_2_8 <= 1'b0;
            stage_valid_2_9 <= 1'b0;
            stage_valid_2_10 <= 1'b0;
            stage_valid_2_11 <= 1'b0;
            stage_valid_2_12 <= 1'b0;
            stage_valid_2_13 <= 1'b0;
            stage_valid_2_14 <= 1'b0;
            stage_valid_2_15 <= 1'b0;
        end else begin
            stage_valid_2_0 <= stage_valid_1_0 | stage_valid_1_1;
            stage_valid_2_1 <= stage_valid_1_2 | stage_valid_1_3;
            stage_valid_2_2 <= stage_valid_1_4 | stage_valid_1_5;
            stage_valid_2_3 <= stage_valid_1_6 | stage_valid_1_7;
            stage_valid_2_4 <= stage_valid_1_8 | stage_valid_1_9;
            stage_valid_2_5 <= stage_valid_1_10 | stage_valid_1_11;
            stage_valid_2_6 <= stage_valid_1_12 | stage_valid_1_13;
            stage_valid_2_7 <= stage_valid_1_14 | stage_valid_1_15;
            stage_valid_2_8 <= stage_valid_1_16 | stage_valid_1_17;
            stage_valid_2_9 <= stage_valid_1_18 | stage_valid_1_19;
            stage_valid_2_10 <= stage_valid_1_20 | stage_valid_1_21;
            stage_valid_2_11 <= stage_valid_1_22 | stage_valid_1_23;
            stage_valid_2_12 <= stage_valid_1_24 | stage_valid_1_25;
            stage_valid_2_13 <= stage_valid_1_26 | stage_valid_1_27;
            stage_valid_2_14 <= stage_valid_1_28 | stage_valid_1_29;
            stage_valid_2_15 <= stage_valid_1_30 | stage_valid_1_31;
        end
    end

    wire [19:0] stage_value_2_15_next = less_16 ? stage_value_1_31 : stage_value_1_30;

    // Pipeline stage 2.
    always @(posedge clk) begin
        stage_value_2_0 <= stage_value_2_0_next;
        stage_index_2_0 <= {less_1, stage_index_1_1_if_less_1};
        stage_value_2_1 <= stage_value_2_1_next;
        stage_index_2_1 <= {less_2, stage_index_1_3_if_less_2};
        stage_value_2_2 <= stage_value_2_2_next;
        stage_index_2_2 <= {less_3, stage_index_1_5_if_less_3};
        stage_value_2_3 <= stage_value_2_3_next;
        stage_index_2_3 <= {less_4, stage_index_1_7_if_less_4};
        stage_value_2_4 <= stage_value_2_4_next;
        stage_index_2_4 <= {less_5, stage_index_1_9_if_less_5};
        stage_value_2_5 <= stage_value_2_5_next;
        stage_index_2_5 <= {less_6, stage_index_1_11_if_less_6};
        stage_value_2_6 <= stage_value_2_6_next;
        stage_index_2_6 <= {less_7, stage_index_1_13_if_less_7};
        stage_value_2_7 <= stage_value_2_7_next;
        stage_index_2_7 <= {less_8, stage_index_1_15_if_less_8};
        stage_value_2_8 <= stage_value_2_8_next;
        stage_index_2_8 <= {less_9, stage_index_1_17_if_less_9};
        stage_value_2_9 <= stage_value_2_9_next;
        stage_index_2_9 <= {less_10, stage_index_1_19_if_less_10};
        stage_value_2_10 <= stage_value_2_10_next;
        stage_index_2_10 <= {less_11, stage_index_1_21_if_less_11};
        stage_value_2_11 <= stage_value_2_11_next;
        stage_index_2_11 <= {less_12, stage_index_1_23_if_less_12};
        stage_value_2_12 <= stage_value_2_12_next;
        stage_index_2_12 <= {less_13, stage_index_1_25_if_less_13};
        stage_value_2_13 <= stage_value_2_13_next;
        stage_index_2_13 <= {less_14, stage_index_1_27_if_less_14};
        stage_value_2_14 <= stage_value_2_14_next;
        stage_index_2_14 <= {less_15, stage_index_1_29_if_less_15};
        stage_value_2_15 <= stage_value_2_15_next;
        stage_index_2_15 <= {less_16, stage_index_1_31_if_less_16};
    end

    wire less_17 = {stage_valid_2_0, stage_value_2_0} < {stage_valid_2_1, stage_value_2_1};
    wire [1:0] stage_index_2_1_if_less_17 = less_17 ? stage_index_2_1 : stage_index_2_0;
    wire [19:0] stage_value_3_0_next = less_17 ? stage_value_2_1 : stage_value_2_0;
    wire less_18 = {stage_valid_2_2, stage_value_2_2} < {stage_valid_2_3, stage_value_2_3};
    wire [1:0] stage_index_2_3_if_less_18 = less_18 ? stage_index_2_3 : stage_index_2_2;
    wire [19:0] stage_value_3_1_next = less_18 ? stage_value_2_3 : stage_value_2_2;
    wire less_19 = {stage_valid_2_4, stage_value_2_4} < {stage_valid_2_5, stage_value_2_5};
    wire [1:0] stage_index_2_5_if_less_19 = less_19 ? stage_index_2_5 : stage_index_2_4;
    wire [19:0] stage_value_3_2_next = less_19 ? stage_value_2_5 : stage_value_2_4;
    wire less_20 = {stage_valid_2_6, stage_value_2_6} < {stage_valid_2_7, stage_value_2_7};
    wire [1:0] stage_index_2_7_if_less_20 = less_20 ? stage_index_2_7 : stage_index_2_6;
    wire [19:0] stage_value_3_3_next = less_20 ? stage_value_2_7 : stage_value_2_6;
    wire less_21 = {stage_valid_2_8, stage_value_2_8} < {stage_valid_2_9, stage_value_2_9};
    wire [1:0] stage_index_2_9_if_less_21 = less_21 ? stage_index_2_9 : stage_index_2_8;
    wire [19:0] stage_value_3_4_next = less_21 ? stage_value_2_9 : stage_value_2_8;
    wire less_22 = {stage_valid_2_10, stage_value_2_10} < {stage_valid_2_11, stage_value_2_11};
    wire [1:0] stage_index_2_11_if_less_22 = less_22 ? stage_index_2_11 : stage_index_2_10;
    wire [19:0] stage_value_3_5_next = less_22 ? stage_value_2_11 : stage_value_2_10;
    wire less_23 = {stage_valid_2_12, stage_value_2_12} < {stage_valid_2_13, stage_value_2_13};
    wire [1:0] stage_index_2_13_if_less_23 = less_23 ? stage_index_2_13 : stage_index_2_12;
    wire [19:0] stage_value_3_6_next = less_23 ? stage_value_2_13 : stage_value_2_12;
    wire less_24 = {stage_valid_2_14, stage_value_2_14} < {stage_valid_2_15, stage_value_2_15};
    wire [1:0] stage_index_2_15_if_less_24 = less_24 ? stage_index_2_15 : stage_index_2_14;

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            stage_valid_3_0 <= 1'b0;
            stage_valid_3_1 <= 1'b0;
            stage_valid_3_2 <= 1'b0;
            stage_valid_3_3 <= 1'b0;
            stage_valid_3_4 <= 1'b0;
            stage_valid_3_5 <= 1'b0;
            stage_valid_3_6 <= 1'b0;
            stage_valid_3_7 <= 1'b0;
        end else begin
            stage_valid_3_0 <= stage_valid_2_0 | stage_valid_2_1;
            stage_valid_3_1 <= stage_valid_2_2 | stage_valid_2_3;
            stage_valid_3_2 <= stage_valid_2_4 | stage_valid_2_5;
            stage_valid_3_3 <= stage_valid_2_6 | stage_valid_2_7;
            stage_valid_3_4 <= stage_valid_2_8 | stage_valid_2_9;
            stage_valid_3_5 <= stage_valid_2_10 | stage_valid_2_11;
            stage_valid_3_6 <= stage_valid_2_12 | stage_valid_2_13;
            stage_valid_3_7 <= stage_valid_2_14 | stage_valid_2_15;
        end
    end

    wire [19:0] stage_value_3_7_next = less_24 ? stage_value_2_15 : stage_value_2_14;

    // Pipeline stage 3.
    always @(posedge clk) begin
        stage_value_3_0 <= stage_value_3_0_next;
        stage_index_3_0 <= {less_17, stage_index_2_1_if_less_17};
        stage_value_3_1 <= stage_value_3_1_next;
        stage_index_3_1 <= {less_18, stage_index_2_3_if_less_18};
        stage_value_3_2 <= stage_value_3_2_next;
        stage_index_3_2 <= {less_19, stage_index_2_5_if_less_19};
        stage_value_3_3 <= stage_value_3_3_next;
        stage_index_3_3 <= {less_20, stage_index_2_7_if_less_20};
        stage_value_3_4 <= stage_value_3_4_next;
        stage_index_3_4 <= {less_21, stage_index_2_9_if_less_21};
        stage_value_3_5 <= stage_value_3_5_next;
        stage_index_3_5 <= {less_22, stage_index_2_11_if_less_22};
        stage_value_3_6 <= stage_value_3_6_next;
        stage_index_3_6 <= {less_23, stage_index_2_13_if_less_23};
        stage_value_3_7 <= stage_value_3_7_next;
        stage_index_3_7 <= {less_24, stage_index_2_15_if_less_24};
    end

    wire less_25 = {stage_valid_3_0, stage_value_3_0} < {stage_valid_3_1, stage_value_3_1};
    wire [2:0] stage_index_3_1_if_less_25 = less_25 ? stage_index_3_1 : stage_index_3_0;
    wire [19:0] stage_value_4_0_next = less_25 ? stage_value_3_1 : stage_value_3_0;
    wire less_26 = {stage_valid_3_2, stage_value_3_2} < {stage_valid_3_3, stage_value_3_3};
    wire [2:0] stage_index_3_3_if_less_26 = less_26 ? stage_index_3_3 : stage_index_3_2;
    wire [19:0] stage_value_4_1_next = less_26 ? stage_value_3_3 : stage_value_3_2;
    wire less_27 = {stage_valid_3_4, stage_value_3_4} < {stage_valid_3_5, stage_value_3_5};
    wire [2:0] stage_index_3_5_if_less_27 = less_27 ? stage_index_3_5 : stage_index_3_4;
    wire [19:0] stage_value_4_2_next = less_27 ? stage_value_3_5 : stage_value_3_4;
    wire less_28 = {stage_valid_3_6, stage_value_3_6} < {stage_valid_3_7, stage_value_3_7};
    wire [2:0] stage_index_3_7_if_less_28 = less_28 ? stage_index_3_7 : stage_index_3_6;

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            stage_valid_4_0 <= 1'b0;
            stage_valid_4_1 <= 1'b0;
            stage_valid_4_2 <= 1'b0;
            stage_valid_4_3 <= 1'b0;
        end else begin
            stage_valid_4_0 <= stage_valid_3_0 | stage_valid_3_1;
            stage_valid_4_1 <= stage_valid_3_2 | stage_valid_3_3;
            stage_valid_4_2 <= stage_valid_3_4 | stage_valid_3_5;
            stage_valid_4_3 <= stage_valid_3_6 | stage_valid_3_7;
        end
    end

    wire [19:0] stage_value_4_3_next = less_28 ? stage_value_3_7 : stage_value_3_6;

    // Pipeline stage 4.
    always @(posedge clk) begin
        stage_value_4_0 <= stage_value_4_0_next;
        stage_index_4_0 <= {less_25, stage_index_3_1_if_less_25};
        stage_value_4_1 <= stage_value_4_1_next;
        stage_index_4_1 <= {less_26, stage_index_3_3_if_less_26};
        stage_value_4_2 <= stage_value_4_2_next;
        stage_index_4_2 <= {less_27, stage_index_3_5_if_less_27};
        stage_value_4_3 <= stage_value_4_3_next;
        stage_index_4_3 <= {less_28, stage_index_3_7_if_less_28};
    end

    wire less_29 = {stage_valid_4_0, stage_value_4_0} < {stage_valid_4_1, stage_value_4_1};
    wire [3:0] stage_index_4_1_if_less_29 = less_29 ? stage_index_4_1 : stage_index_4_0;
    wire [19:0] stage_value_5_0_next = less_29 ? stage_value_4_1 : stage_value_4_0;
    wire less_30 = {stage_valid_4_2, stage_value_4_2} < {stage_valid_4_3, stage_value_4_3};
    wire [3:0] stage_index_4_3_if_less_30 = less_30 ? stage_index_4_3 : stage_index_4_2;

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            stage_valid_5_0 <= 1'b0;
            stage_valid_5_1 <= 1'b0;
        end else begin
            stage_valid_5_0 <= stage_valid_4_0 | stage_valid_4_1;
            stage_valid_5_1 <= stage_valid_4_2 | stage_valid_4_3;
        end
    end

    wire [19:0] stage_value_5_1_next = less_30 ? stage_value_4_3 : stage_value_4_2;

    // Pipeline stage 5.
    always @(posedge clk) begin
        stage_value_5_0 <= stage_value_5_0_next;
        stage_index_5_0 <= {less_29, stage_index_4_1_if_less_29};
        stage_value_5_1 <= stage_value_5_1_next;
        stage_index_5_1 <= {less_30, stage_index_4_3_if_less_30};
    end

    wire less_31 = {stage_valid_5_0, stage_value_5_0} < {stage_valid_5_1, stage_value_5_1};
    wire [4:0] stage_index_5_1_if_less_31 = less_31 ? stage_index_5_1 : stage_index_5_0;

    // Pipeline stage 6.
    always @(posedge clk) begin
        if (rst) begin
            stage_valid_6_0 <= 1'b0;
        end else begin
            stage_valid_6_0 <= stage_valid_5_0 | stage_valid_5_1;
        end
    end

    wire [19:0] stage_value_6_0_next = less_31 ? stage_value_5_1 : stage_value_5_0;

    // Pipeline stage 6.
    always @(posedge clk) begin
        stage_value_6_0 <= stage_value_6_0_next;
        stage_index_6_0 <= {less_31, stage_index_5_1_if_less_31};
    end

    assign valid = stage_valid_6_0 & (~rst);
    assign greatest = valid ? stage_value_6_0 : 20'd0;
    assign index = valid ? stage_index_6_0 : 6'd0;
endmodule
