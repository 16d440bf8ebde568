// SPDX-License-Identifier: Apache-2.0
// Module: ofan_pointer_file_l32_k128_u32_c2
// Written by: sluice 0.1.0
//
// Ofan's pointers: 128 of them, each 0 to 31, and 32 ports that read them and move them on.

module ofan_pointer_file_l32_k128_u32_c2 (
    input  wire clk,
    input  wire rst,
    input  wire [223:0] key,
    input  wire [31:0] advance,
    input  wire [159:0] amount,
    output wire [159:0] pointer
);

    // pointers: 128 counters of 5 bits modulo 32, as bit planes:
    // bit e of pointers_0 is bit 0 of counter e, and so on.
    reg [127:0] pointers_0;
    reg [127:0] pointers_1;
    reg [127:0] pointers_2;
    reg [127:0] pointers_3;
    reg [127:0] pointers_4;

    wire [7:0] pointers_row_0 = 8'd1 << key[6:4];
    wire [15:0] pointers_column_0 = 16'd1 << key[3:0];
    wire [4:0] pointers_sent_0 = advance[0] ? amount[4:0] : 5'd0;
    wire [7:0] pointers_add_0_0 = pointers_sent_0[0] ? pointers_row_0 : 8'd0;
    wire [7:0] pointers_add_0_1 = pointers_sent_0[1] ? pointers_row_0 : 8'd0;
    wire [7:0] pointers_add_0_2 = pointers_sent_0[2] ? pointers_row_0 : 8'd0;
    wire [7:0] pointers_add_0_3 = pointers_sent_0[3] ? pointers_row_0 : 8'd0;
    wire [7:0] pointers_add_0_4 = pointers_sent_0[4] ? pointers_row_0 : 8'd0;
    wire [7:0] pointers_row_1 = 8'd1 << key[13:11];
    wire [15:0] pointers_column_1 = 16'd1 << key[10:7];
    wire [4:0] pointers_sent_1 = advance[1] ? amount[9:5] : 5'd0;
    wire [7:0] pointers_add_1_0 = pointers_sent_1[0] ? pointers_row_1 : 8'd0;
    wire [7:0] pointers_add_1_1 = pointers_sent_1[1] ? pointers_row_1 : 8'd0;
    wire [7:0] pointers_add_1_2 = pointers_sent_1[2] ? pointers_row_1 : 8'd0;
    wire [7:0] pointers_add_1_3 = pointers_sent_1[3] ? pointers_row_1 : 8'd0;
    wire [7:0] pointers_add_1_4 = pointers_sent_1[4] ? pointers_row_1 : 8'd0;
    wire [7:0] pointers_row_2 = 8'd1 << key[20:18];
    wire [15:0] pointers_column_2 = 16'd1 << key[17:14];
    wire [4:0] pointers_sent_2 = advance[2] ? amount[14:10] : 5'd0;
    wire [7:0] pointers_add_2_0 = pointers_sent_2[0] ? pointers_row_2 : 8'd0;
    wire [7:0] pointers_add_2_1 = pointers_sent_2[1] ? pointers_row_2 : 8'd0;
    wire [7:0] pointers_add_2_2 = pointers_sent_2[2] ? pointers_row_2 : 8'd0;
    wire [7:0] pointers_add_2_3 = pointers_sent_2[3] ? pointers_row_2 : 8'd0;
    wire [7:0] pointers_add_2_4 = pointers_sent_2[4] ? pointers_row_2 : 8'd0;
    wire [7:0] pointers_row_3 = 8'd1 << key[27:25];
    wire [15:0] pointers_column_3 = 16'd1 << key[24:21];
    wire [4:0] pointers_sent_3 = advance[3] ? amount[19:15] : 5'd0;
    wire [7:0] pointers_add_3_0 = pointers_sent_3[0] ? pointers_row_3 : 8'd0;
    wire [7:0] pointers_add_3_1 = pointers_sent_3[1] ? pointers_row_3 : 8'd0;
    wire [7:0] pointers_add_3_2 = pointers_sent_3[2] ? pointers_row_3 : 8'd0;
    wire [7:0] pointers_add_3_3 = pointers_sent_3[3] ? pointers_row_3 : 8'd0;
    wire [7:0] pointers_add_3_4 = pointers_sent_3[4] ? pointers_row_3 : 8'd0;
    wire [7:0] pointers_row_4 = 8'd1 << key[34:32];
    wire [15:0] pointers_column_4 = 16'd1 << key[31:28];
    wire [4:0] pointers_sent_4 = advance[4] ? amount[24:20] : 5'd0;
    wire [7:0] pointers_add_4_0 = pointers_sent_4[0] ? pointers_row_4 : 8'd0;
    wire [7:0] pointers_add_4_1 = pointers_sent_4[1] ? pointers_row_4 : 8'd0;
    wire [7:0] pointers_add_4_2 = pointers_sent_4[2] ? pointers_row_4 : 8'd0;
    wire [7:0] pointers_add_4_3 = pointers_sent_4[3] ? pointers_row_4 : 8'd0;
    wire [7:0] pointers_add_4_4 = pointers_sent_4[4] ? pointers_row_4 : 8'd0;
    wire [7:0] pointers_row_5 = 8'd1 << key[41:39];
    wire [15:0] pointers_column_5 = 16'd1 << key[38:35];
    wire [4:0] pointers_sent_5 = advance[5] ? amount[29:25] : 5'd0;
    wire [7:0] pointers_add_5_0 = pointers_sent_5[0] ? pointers_row_5 : 8'd0;
    wire [7:0] pointers_add_5_1 = pointers_sent_5[1] ? pointers_row_5 : 8'd0;
    wire [7:0] pointers_add_5_2 = pointers_sent_5[2] ? pointers_row_5 : 8'd0;
    wire [7:0] pointers_add_5_3 = pointers_sent_5[3] ? pointers_row_5 : 8'd0;
    wire [7:0] pointers_add_5_4 = pointers_sent_5[4] ? pointers_row_5 : 8'd0;
    wire [7:0] pointers_row_6 = 8'd1 << key[48:46];
    wire [15:0] pointers_column_6 = 16'd1 << key[45:42];
    wire [4:0] pointers_sent_6 = advance[6] ? amount[34:30] : 5'd0;
    wire [7:0] pointers_add_6_0 = pointers_sent_6[0] ? pointers_row_6 : 8'd0;
    wire [7:0] pointers_add_6_1 = pointers_sent_6[1] ? pointers_row_6 : 8'd0;
    wire [7:0] pointers_add_6_2 = pointers_sent_6[2] ? pointers_row_6 : 8'd0;
    wire [7:0] pointers_add_6_3 = pointers_sent_6[3] ? pointers_row_6 : 8'd0;
    wire [7:0] pointers_add_6_4 = pointers_sent_6[4] ? pointers_row_6 : 8'd0;
    wire [7:0] pointers_row_7 = 8'd1 << key[55:53];
    wire [15:0] pointers_column_7 = 16'd1 << key[52:49];
    wire [4:0] pointers_sent_7 = advance[7] ? amount[39:35] : 5'd0;
    wire [7:0] pointers_add_7_0 = pointers_sent_7[0] ? pointers_row_7 : 8'd0;
    wire [7:0] pointers_add_7_1 = pointers_sent_7[1] ? pointers_row_7 : 8'd0;
    wire [7:0] pointers_add_7_2 = pointers_sent_7[2] ? pointers_row_7 : 8'd0;
    wire [7:0] pointers_add_7_3 = pointers_sent_7[3] ? pointers_row_7 : 8'd0;
    wire [7:0] pointers_add_7_4 = pointers_sent_7[4] ? pointers_row_7 : 8'd0;
    wire [7:0] pointers_row_8 = 8'd1 << key[62:60];
    wire [15:0] pointers_column_8 = 16'd1 << key[59:56];
    wire [4:0] pointers_sent_8 = advance[8] ? amount[44:40] : 5'd0;
    wire [7:0] pointers_add_8_0 = pointers_sent_8[0] ? pointers_row_8 : 8'd0;
    wire [7:0] pointers_add_8_1 = pointers_sent_8[1] ? pointers_row_8 : 8'd0;
    wire [7:0] pointers_add_8_2 = pointers_sent_8[2] ? pointers_row_8 : 8'd0;
    wire [7:0] pointers_add_8_3 = pointers_sent_8[3] ? pointers_row_8 : 8'd0;
    wire [7:0] pointers_add_8_4 = pointers_sent_8[4] ? pointers_row_8 : 8'd0;
    wire [7:0] pointers_row_9 = 8'd1 << key[69:67];
    wire [15:0] pointers_column_9 = 16'd1 << key[66:63];
    wire [4:0] pointers_sent_9 = advance[9] ? amount[49:45] : 5'd0;
    wire [7:0] pointers_add_9_0 = pointers_sent_9[0] ? pointers_row_9 : 8'd0;
    wire [7:0] pointers_add_9_1 = pointers_sent_9[1] ? pointers_row_9 : 8'd0;
    wire [7:0] pointers_add_9_2 = pointers_sent_9[2] ? pointers_row_9 : 8'd0;
    wire [7:0] pointers_add_9_3 = pointers_sent_9[3] ? pointers_row_9 : 8'd0;
    wire [7:0] pointers_add_9_4 = pointers_sent_9[4] ? pointers_row_9 : 8'd0;
    wire [7:0] pointers_row_10 = 8'd1 << key[76:74];
    wire [15:0] pointers_column_10 = 16'd1 << key[73:70];
    wire [4:0] pointers_sent_10 = advance[10] ? amount[54:50] : 5'd0;
    wire [7:0] pointers_add_10_0 = pointers_sent_10[0] ? pointers_row_10 : 8'd0;
    wire [7:0] pointers_add_10_1 = pointers_sent_10[1] ? pointers_row_10 : 8'd0;
    wire [7:0] pointers_add_10_2 = pointers_sent_10[2] ? pointers_row_10 : 8'd0;
    wire [7:0] pointers_add_10_3 = pointers_sent_10[3] ? pointers_row_10 : 8'd0;
    wire [7:0] pointers_add_10_4 = pointers_sent_10[4] ? pointers_row_10 : 8'd0;
    wire [7:0] pointers_row_11 = 8'd1 << key[83:81];
    wire [15:0] pointers_column_11 = 16'd1 << key[80:77];
    wire [4:0] pointers_sent_11 = advance[11] ? amount[59:55] : 5'd0;
    wire [7:0] pointers_add_11_0 = pointers_sent_11[0] ? pointers_row_11 : 8'd0;
    wire [7:0] pointers_add_11_1 = pointers_sent_11[1] ? pointers_row_11 : 8'd0;
    wire [7:0] pointers_add_11_2 = pointers_sent_11[2] ? pointers_row_11 : 8'd0;
    wire [7:0] pointers_add_11_3 = pointers_sent_11[3] ? pointers_row_11 : 8'd0;
    wire [7:0] pointers_add_11_4 = pointers_sent_11[4] ? pointers_row_11 : 8'd0;
    wire [7:0] pointers_row_12 = 8'd1 << key[90:88];
    wire [15:0] pointers_column_12 = 16'd1 << key[87:84];
    wire [4:0] pointers_sent_12 = advance[12] ? amount[64:60] : 5'd0;
    wire [7:0] pointers_add_12_0 = pointers_sent_12[0] ? pointers_row_12 : 8'd0;
    wire [7:0] pointers_add_12_1 = pointers_sent_12[1] ? pointers_row_12 : 8'd0;
    wire [7:0] pointers_add_12_2 = pointers_sent_12[2] ? pointers_row_12 : 8'd0;
    wire [7:0] pointers_add_12_3 = pointers_sent_12[3] ? pointers_row_12 : 8'd0;
    wire [7:0] pointers_add_12_4 = pointers_sent_12[4] ? pointers_row_12 : 8'd0;
    wire [7:0] pointers_row_13 = 8'd1 << key[97:95];
    wire [15:0] pointers_column_13 = 16'd1 << key[94:91];
    wire [4:0] pointers_sent_13 = advance[13] ? amount[69:65] : 5'd0;
    wire [7:0] pointers_add_13_0 = pointers_sent_13[0] ? pointers_row_13 : 8'd0;
    wire [7:0] pointers_add_13_1 = pointers_sent_13[1] ? pointers_row_13 : 8'd0;
    wire [7:0] pointers_add_13_2 = pointers_sent_13[2] ? pointers_row_13 : 8'd0;
    wire [7:0] pointers_add_13_3 = pointers_sent_13[3] ? pointers_row_13 : 8'd0;
    wire [7:0] pointers_add_13_4 = pointers_sent_13[4] ? pointers_row_13 : 8'd0;
    wire [7:0] pointers_row_14 = 8'd1 << key[104:102];
    wire [15:0] pointers_column_14 = 16'd1 << key[101:98];
    wire [4:0] pointers_sent_14 = advance[14] ? amount[74:70] : 5'd0;
    wire [7:0] pointers_add_14_0 = pointers_sent_14[0] ? pointers_row_14 : 8'd0;
    wire [7:0] pointers_add_14_1 = pointers_sent_14[1] ? pointers_row_14 : 8'd0;
    wire [7:0] pointers_add_14_2 = pointers_sent_14[2] ? pointers_row_14 : 8'd0;
    wire [7:0] pointers_add_14_3 = pointers_sent_14[3] ? pointers_row_14 : 8'd0;
    wire [7:0] pointers_add_14_4 = pointers_sent_14[4] ? pointers_row_14 : 8'd0;
    wire [7:0] pointers_row_15 = 8'd1 << key[111:109];
    wire [15:0] pointers_column_15 = 16'd1 << key[108:105];
    wire [4:0] pointers_sent_15 = advance[15] ? amount[79:75] : 5'd0;
    wire [7:0] pointers_add_15_0 = pointers_sent_15[0] ? pointers_row_15 : 8'd0;
    wire [7:0] pointers_add_15_1 = pointers_sent_15[1] ? pointers_row_15 : 8'd0;
    wire [7:0] pointers_add_15_2 = pointers_sent_15[2] ? pointers_row_15 : 8'd0;
    wire [7:0] pointers_add_15_3 = pointers_sent_15[3] ? pointers_row_15 : 8'd0;
    wire [7:0] pointers_add_15_4 = pointers_sent_15[4] ? pointers_row_15 : 8'd0;
    wire [7:0] pointers_row_16 = 8'd1 << key[118:116];
    wire [15:0] pointers_column_16 = 16'd1 << key[115:112];
    wire [4:0] pointers_sent_16 = advance[16] ? amount[84:80] : 5'd0;
    wire [7:0] pointers_add_16_0 = pointers_sent_16[0] ? pointers_row_16 : 8'd0;
    wire [7:0] pointers_add_16_1 = pointers_sent_16[1] ? pointers_row_16 : 8'd0;
    wire [7:0] pointers_add_16_2 = pointers_sent_16[2] ? pointers_row_16 : 8'd0;
    wire [7:0] pointers_add_16_3 = pointers_sent_16[3] ? pointers_row_16 : 8'd0;
    wire [7:0] pointers_add_16_4 = pointers_sent_16[4] ? pointers_row_16 : 8'd0;
    wire [7:0] pointers_row_17 = 8'd1 << key[125:123];
    wire [15:0] pointers_column_17 = 16'd1 << key[122:119];
    wire [4:0] pointers_sent_17 = advance[17] ? amount[89:85] : 5'd0;
    wire [7:0] pointers_add_17_0 = pointers_sent_17[0] ? pointers_row_17 : 8'd0;
    wire [7:0] pointers_add_17_1 = pointers_sent_17[1] ? pointers_row_17 : 8'd0;
    wire [7:0] pointers_add_17_2 = pointers_sent_17[2] ? pointers_row_17 : 8'd0;
    wire [7:0] pointers_add_17_3 = pointers_sent_17[3] ? pointers_row_17 : 8'd0;
    wire [7:0] pointers_add_17_4 = pointers_sent_17[4] ? pointers_row_17 : 8'd0;
    wire [7:0] pointers_row_18 = 8'd1 << key[132:130];
    wire [15:0] pointers_column_18 = 16'd1 << key[129:126];
    wire [4:0] pointers_sent_18 = advance[18] ? amount[94:90] : 5'd0;
    wire [7:0] pointers_add_18_0 = pointers_sent_18[0] ? pointers_row_18 : 8'd0;
    wire [7:0] pointers_add_18_1 = pointers_sent_18[1] ? pointers_row_18 : 8'd0;
    wire [7:0] pointers_add_18_2 = pointers_sent_18[2] ? pointers_row_18 : 8'd0;
    wire [7:0] pointers_add_18_3 = pointers_sent_18[3] ? pointers_row_18 : 8'd0;
    wire [7:0] pointers_add_18_4 = pointers_sent_18[4] ? pointers_row_18 : 8'd0;
    wire [7:0] pointers_row_19 = 8'd1 << key[139:137];
    wire [15:0] pointers_column_19 = 16'd1 << key[136:133];
    wire [4:0] pointers_sent_19 = advance[19] ? amount[99:95] : 5'd0;
    wire [7:0] pointers_add_19_0 = pointers_sent_19[0] ? pointers_row_19 : 8'd0;
    wire [7:0] pointers_add_19_1 = pointers_sent_19[1] ? pointers_row_19 : 8'd0;
    wire [7:0] pointers_add_19_2 = pointers_sent_19[2] ? pointers_row_19 : 8'd0;
    wire [7:0] pointers_add_19_3 = pointers_sent_19[3] ? pointers_row_19 : 8'd0;
    wire [7:0] pointers_add_19_4 = pointers_sent_19[4] ? pointers_row_19 : 8'd0;
    wire [7:0] pointers_row_20 = 8'd1 << key[146:144];
    wire [15:0] pointers_column_20 = 16'd1 << key[143:140];
    wire [4:0] pointers_sent_20 = advance[20] ? amount[104:100] : 5'd0;
    wire [7:0] pointers_add_20_0 = pointers_sent_20[0] ? pointers_row_20 : 8'd0;
    wire [7:0] pointers_add_20_1 = pointers_sent_20[1] ? pointers_row_20 : 8'd0;
    wire [7:0] pointers_add_20_2 = pointers_sent_20[2] ? pointers_row_20 : 8'd0;
    wire [7:0] pointers_add_20_3 = pointers_sent_20[3] ? pointers_row_20 : 8'd0;
    wire [7:0] pointers_add_20_4 = pointers_sent_20[4] ? pointers_row_20 : 8'd0;
    wire [7:0] pointers_row_21 = 8'd1 << key[153:151];
    wire [15:0] pointers_column_21 = 16'd1 << key[150:147];
    wire [4:0] pointers_sent_21 = advance[21] ? amount[109:105] : 5'd0;
    wire [7:0] pointers_add_21_0 = pointers_sent_21[0] ? pointers_row_21 : 8'd0;
    wire [7:0] pointers_add_21_1 = pointers_sent_21[1] ? pointers_row_21 : 8'd0;
    wire [7:0] pointers_add_21_2 = pointers_sent_21[2] ? pointers_row_21 : 8'd0;
    wire [7:0] pointers_add_21_3 = pointers_sent_21[3] ? pointers_row_21 : 8'd0;
    wire [7:0] pointers_add_21_4 = pointers_sent_21[4] ? pointers_row_21 : 8'd0;
    wire [7:0] pointers_row_22 = 8'd1 << key[160:158];
    wire [15:0] pointers_column_22 = 16'd1 << key[157:154];
    wire [4:0] pointers_sent_22 = advance[22] ? amount[114:110] : 5'd0;
    wire [7:0] pointers_add_22_0 = pointers_sent_22[0] ? pointers_row_22 : 8'd0;
    wire [7:0] pointers_add_22_1 = pointers_sent_22[1] ? pointers_row_22 : 8'd0;
    wire [7:0] pointers_add_22_2 = pointers_sent_22[2] ? pointers_row_22 : 8'd0;
    wire [7:0] pointers_add_22_3 = pointers_sent_22[3] ? pointers_row_22 : 8'd0;
    wire [7:0] pointers_add_22_4 = pointers_sent_22[4] ? pointers_row_22 : 8'd0;
    wire [7:0] pointers_row_23 = 8'd1 << key[167:165];
    wire [15:0] pointers_column_23 = 16'd1 << key[164:161];
    wire [4:0] pointers_sent_23 = advance[23] ? amount[119:115] : 5'd0;
    wire [7:0] pointers_add_23_0 = pointers_sent_23[0] ? pointers_row_23 : 8'd0;
    wire [7:0] pointers_add_23_1 = pointers_sent_23[1] ? pointers_row_23 : 8'd0;
    wire [7:0] pointers_add_23_2 = pointers_sent_23[2] ? pointers_row_23 : 8'd0;
    wire [7:0] pointers_add_23_3 = pointers_sent_23[3] ? pointers_row_23 : 8'd0;
    wire [7:0] pointers_add_23_4 = pointers_sent_23[4] ? pointers_row_23 : 8'd0;
    wire [7:0] pointers_row_24 = 8'd1 << key[174:172];
    wire [15:0] pointers_column_24 = 16'd1 << key[171:168];
    wire [4:0] pointers_sent_24 = advance[24] ? amount[124:120] : 5'd0;
    wire [7:0] pointers_add_24_0 = pointers_sent_24[0] ? pointers_row_24 : 8'd0;
    wire [7:0] pointers_add_24_1 = pointers_sent_24[1] ? pointers_row_24 : 8'd0;
    wire [7:0] pointers_add_24_2 = pointers_sent_24[2] ? pointers_row_24 : 8'd0;
    wire [7:0] pointers_add_24_3 = pointers_sent_24[3] ? pointers_row_24 : 8'd0;
    wire [7:0] pointers_add_24_4 = pointers_sent_24[4] ? pointers_row_24 : 8'd0;
    wire [7:0] pointers_row_25 = 8'd1 << key[181:179];
    wire [15:0] pointers_column_25 = 16'd1 << key[178:175];
    wire [4:0] pointers_sent_25 = advance[25] ? amount[129:125] : 5'd0;
    wire [7:0] pointers_add_25_0 = pointers_sent_25[0] ? pointers_row_25 : 8'd0;
    wire [7:0] pointers_add_25_1 = pointers_sent_25[1] ? pointers_row_25 : 8'd0;
    wire [7:0] pointers_add_25_2 = pointers_sent_25[2] ? pointers_row_25 : 8'd0;
    wire [7:0] pointers_add_25_3 = pointers_sent_25[3] ? pointers_row_25 : 8'd0;
    wire [7:0] pointers_add_25_4 = pointers_sent_25[4] ? pointers_row_25 : 8'd0;
    wire [7:0] pointers_row_26 = 8'd1 << key[188:186];
    wire [15:0] pointers_column_26 = 16'd1 << key[185:182];
    wire [4:0] pointers_sent_26 = advance[26] ? amount[134:130] : 5'd0;
    wire [7:0] pointers_add_26_0 = pointers_sent_26[0] ? pointers_row_26 : 8'd0;
    wire [7:0] pointers_add_26_1 = pointers_sent_26[1] ? pointers_row_26 : 8'd0;
    wire [7:0] pointers_add_26_2 = pointers_sent_26[2] ? pointers_row_26 : 8'd0;
    wire [7:0] pointers_add_26_3 = pointers_sent_26[3] ? pointers_row_26 : 8'd0;
    wire [7:0] pointers_add_26_4 = pointers_sent_26[4] ? pointers_row_26 : 8'd0;
    wire [7:0] pointers_row_27 = 8'd1 << key[195:193];
    wire [15:0] pointers_column_27 = 16'd1 << key[192:189];
    wire [4:0] pointers_sent_27 = advance[27] ? amount[139:135] : 5'd0;
    wire [7:0] pointers_add_27_0 = pointers_sent_27[0] ? pointers_row_27 : 8'd0;
    wire [7:0] pointers_add_27_1 = pointers_sent_27[1] ? pointers_row_27 : 8'd0;
    wire [7:0] pointers_add_27_2 = pointers_sent_27[2] ? pointers_row_27 : 8'd0;
    wire [7:0] pointers_add_27_3 = pointers_sent_27[3] ? pointers_row_27 : 8'd0;
    wire [7:0] pointers_add_27_4 = pointers_sent_27[4] ? pointers_row_27 : 8'd0;
    wire [7:0] pointers_row_28 = 8'd1 << key[202:200];
    wire [15:0] pointers_column_28 = 16'd1 << key[199:196];
    wire [4:0] pointers_sent_28 = advance[28] ? amount[144:140] : 5'd0;
    wire [7:0] pointers_add_28_0 = pointers_sent_28[0] ? pointers_row_28 : 8'd0;
    wire [7:0] pointers_add_28_1 = pointers_sent_28[1] ? pointers_row_28 : 8'd0;
    wire [7:0] pointers_add_28_2 = pointers_sent_28[2] ? pointers_row_28 : 8'd0;
    wire [7:0] pointers_add_28_3 = pointers_sent_28[3] ? pointers_row_28 : 8'd0;
    wire [7:0] pointers_add_28_4 = pointers_sent_28[4] ? pointers_row_28 : 8'd0;
    wire [7:0] pointers_row_29 = 8'd1 << key[209:207];
    wire [15:0] pointers_column_29 = 16'd1 << key[206:203];
    wire [4:0] pointers_sent_29 = advance[29] ? amount[149:145] : 5'd0;
    wire [7:0] pointers_add_29_0 = pointers_sent_29[0] ? pointers_row_29 : 8'd0;
    wire [7:0] pointers_add_29_1 = pointers_sent_29[1] ? pointers_row_29 : 8'd0;
    wire [7:0] pointers_add_29_2 = pointers_sent_29[2] ? pointers_row_29 : 8'd0;
    wire [7:0] pointers_add_29_3 = pointers_sent_29[3] ? pointers_row_29 : 8'd0;
    wire [7:0] pointers_add_29_4 = pointers_sent_29[4] ? pointers_row_29 : 8'd0;
    wire [7:0] pointers_row_30 = 8'd1 << key[216:214];
    wire [15:0] pointers_column_30 = 16'd1 << key[213:210];
    wire [4:0] pointers_sent_30 = advance[30] ? amount[154:150] : 5'd0;
    wire [7:0] pointers_add_30_0 = pointers_sent_30[0] ? pointers_row_30 : 8'd0;
    wire [7:0] pointers_add_30_1 = pointers_sent_30[1] ? pointers_row_30 : 8'd0;
    wire [7:0] pointers_add_30_2 = pointers_sent_30[2] ? pointers_row_30 : 8'd0;
    wire [7:0] pointers_add_30_3 = pointers_sent_30[3] ? pointers_row_30 : 8'd0;
    wire [7:0] pointers_add_30_4 = pointers_sent_30[4] ? pointers_row_30 : 8'd0;
    wire [7:0] pointers_row_31 = 8'd1 << key[223:221];
    wire [15:0] pointers_column_31 = 16'd1 << key[220:217];
    wire [4:0] pointers_sent_31 = advance[31] ? amount[159:155] : 5'd0;
    wire [7:0] pointers_add_31_0 = pointers_sent_31[0] ? pointers_row_31 : 8'd0;
    wire [7:0] pointers_add_31_1 = pointers_sent_31[1] ? pointers_row_31 : 8'd0;
    wire [7:0] pointers_add_31_2 = pointers_sent_31[2] ? pointers_row_31 : 8'd0;
    wire [7:0] pointers_add_31_3 = pointers_sent_31[3] ? pointers_row_31 : 8'd0;
    wire [7:0] pointers_add_31_4 = pointers_sent_31[4] ? pointers_row_31 : 8'd0;
    reg [127:0] pointers_added_0;
    reg [127:0] pointers_added_1;
    reg [127:0] pointers_added_2;
    reg [127:0] pointers_added_3;
    reg [127:0] pointers_added_4;
    integer pointers_row;
    always @* begin
        for (pointers_row = 0; pointers_row < 8; pointers_row = pointers_row + 1) begin
            pointers_added_0[pointers_row * 16 +: 16] = ({16{pointers_add_0_0[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_0[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_0[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_0[pointers_row]}} & pointers_column_3) |
                ({16{pointers_add_4_0[pointers_row]}} & pointers_column_4) |
                ({16{pointers_add_5_0[pointers_row]}} & pointers_column_5) |
                ({16{pointers_add_6_0[pointers_row]}} & pointers_column_6) |
                ({16{pointers_add_7_0[pointers_row]}} & pointers_column_7) |
                ({16{pointers_add_8_0[pointers_row]}} & pointers_column_8) |
                ({16{pointers_add_9_0[pointers_row]}} & pointers_column_9) |
                ({16{pointers_add_10_0[pointers_row]}} & pointers_column_10) |
                ({16{pointers_add_11_0[pointers_row]}} & pointers_column_11) |
                ({16{pointers_add_12_0[pointers_row]}} & pointers_column_12) |
                ({16{pointers_add_13_0[pointers_row]}} & pointers_column_13) |
                ({16{pointers_add_14_0[pointers_row]}} & pointers_column_14) |
                ({16{pointers_add_15_0[pointers_row]}} & pointers_column_15) |
                ({16{pointers_add_16_0[pointers_row]}} & pointers_column_16) |
                ({16{pointers_add_17_0[pointers_row]}} & pointers_column_17) |
                ({16{pointers_add_18_0[pointers_row]}} & pointers_column_18) |
                ({16{pointers_add_19_0[pointers_row]}} & pointers_column_19) |
                ({16{pointers_add_20_0[pointers_row]}} & pointers_column_20) |
                ({16{pointers_add_21_0[pointers_row]}} & pointers_column_21) |
                ({16{pointers_add_22_0[pointers_row]}} & pointers_column_22) |
                ({16{pointers_add_23_0[pointers_row]}} & pointers_column_23) |
                ({16{pointers_add_24_0[pointers_row]}} & pointers_column_24) |
                ({16{pointers_add_25_0[pointers_row]}} & pointers_column_25) |
                ({16{pointers_add_26_0[pointers_row]}} & pointers_column_26) |
                ({16{pointers_add_27_0[pointers_row]}} & pointers_column_27) |
                ({16{pointers_add_28_0[pointers_row]}} & pointers_column_28) |
                ({16{pointers_add_29_0[pointers_row]}} & pointers_column_29) |
                ({16{pointers_add_30_0[pointers_row]}} & pointers_column_30) |
                ({16{pointers_add_31_0[pointers_row]}} & pointers_column_31);
            pointers_added_1[pointers_row * 16 +: 16] = ({16{pointers_add_0_1[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_1[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_1[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_1[pointers_row]}} & pointers_column_3) |
                ({16{pointers_add_4_1[pointers_row]}} & pointers_column_4) |
                ({16{pointers_add_5_1[pointers_row]}} & pointers_column_5) |
                ({16{pointers_add_6_1[pointers_row]}} & pointers_column_6) |
                ({16{pointers_add_7_1[pointers_row]}} & pointers_column_7) |
                ({16{pointers_add_8_1[pointers_row]}} & pointers_column_8) |
                ({16{pointers_add_9_1[pointers_row]}} & pointers_column_9) |
                ({16{pointers_add_10_1[pointers_row]}} & pointers_column_10) |
                ({16{pointers_add_11_1[pointers_row]}} & pointers_column_11) |
                ({16{pointers_add_12_1[pointers_row]}} & pointers_column_12) |
                ({16{pointers_add_13_1[pointers_row]}} & pointers_column_13) |
                ({16{pointers_add_14_1[pointers_row]}} & pointers_column_14) |
                ({16{pointers_add_15_1[pointers_row]}} & pointers_column_15) |
                ({16{pointers_add_16_1[pointers_row]}} & pointers_column_16) |
                ({16{pointers_add_17_1[pointers_row]}} & pointers_column_17) |
                ({16{pointers_add_18_1[pointers_row]}} & pointers_column_18) |
                ({16{pointers_add_19_1[pointers_row]}} & pointers_column_19) |
                ({16{pointers_add_20_1[pointers_row]}} & pointers_column_20) |
                ({16{pointers_add_21_1[pointers_row]}} & pointers_column_21) |
                ({16{pointers_add_22_1[pointers_row]}} & pointers_column_22) |
                ({16{pointers_add_23_1[pointers_row]}} & pointers_column_23) |
                ({16{pointers_add_24_1[pointers_row]}} & pointers_column_24) |
                ({16{pointers_add_25_1[pointers_row]}} & pointers_column_25) |
                ({16{pointers_add_26_1[pointers_row]}} & pointers_column_26) |
                ({16{pointers_add_27_1[pointers_row]}} & pointers_column_27) |
                ({16{pointers_add_28_1[pointers_row]}} & pointers_column_28) |
                ({16{pointers_add_29_1[pointers_row]}} & pointers_column_29) |
                ({16{pointers_add_30_1[pointers_row]}} & pointers_column_30) |
                ({16{pointers_add_31_1[pointers_row]}} & pointers_column_31);
            pointers_added_2[pointers_row * 16 +: 16] = ({16{pointers_add_0_2[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_2[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_2[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_2[pointers_row]}} & pointers_column_3) |
                ({16{pointers_add_4_2[pointers_row]}} & pointers_column_4) |
                ({16{pointers_add_5_2[pointers_row]}} & pointers_column_5) |
                ({16{pointers_add_6_2[pointers_row]}} & pointers_column_6) |
                ({16{pointers_add_7_2[pointers_row]}} & pointers_column_7) |
                ({16{pointers_add_8_2[pointers_row]}} & pointers_column_8) |
                ({16{pointers_add_9_2[pointers_row]}} & pointers_column_9) |
                ({16{pointers_add_10_2[pointers_row]}} & pointers_column_10) |
                ({16{pointers_add_11_2[pointers_row]}} & pointers_column_11) |
                ({16{pointers_add_12_2[pointers_row]}} & pointers_column_12) |
                ({16{pointers_add_13_2[pointers_row]}} & pointers_column_13) |
                ({16{pointers_add_14_2[pointers_row]}} & pointers_column_14) |
                ({16{pointers_add_15_2[pointers_row]}} & pointers_column_15) |
                ({16{pointers_add_16_2[pointers_row]}} & pointers_column_16) |
                ({16{pointers_add_17_2[pointers_row]}} & pointers_column_17) |
                ({16{pointers_add_18_2[pointers_row]}} & pointers_column_18) |
                ({16{pointers_add_19_2[pointers_row]}} & pointers_column_19) |
                ({16{pointers_add_20_2[pointers_row]}} & pointers_column_20) |
                ({16{pointers_add_21_2[pointers_row]}} & pointers_column_21) |
                ({16{pointers_add_22_2[pointers_row]}} & pointers_column_22) |
                ({16{pointers_add_23_2[pointers_row]}} & pointers_column_23) |
                ({16{pointers_add_24_2[pointers_row]}} & pointers_column_24) |
                ({16{pointers_add_25_2[pointers_row]}} & pointers_column_25) |
                ({16{pointers_add_26_2[pointers_row]}} & pointers_column_26) |
                ({16{pointers_add_27_2[pointers_row]}} & pointers_column_27) |
                ({16{pointers_add_28_2[pointers_row]}} & pointers_column_28) |
                ({16{pointers_add_29_2[pointers_row]}} & pointers_column_29) |
                ({16{pointers_add_30_2[pointers_row]}} & pointers_column_30) |
                ({16{pointers_add_31_2[pointers_row]}} & pointers_column_31);
            pointers_added_3[pointers_row * 16 +: 16] = ({16{pointers_add_0_3[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_3[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_3[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_3[pointers_row]}} & pointers_column_3) |
                ({16{pointers_add_4_3[pointers_row]}} & pointers_column_4) |
                ({16{pointers_add_5_3[pointers_row]}} & pointers_column_5) |
                ({16{pointers_add_6_3[pointers_row]}} & pointers_column_6) |
                ({16{pointers_add_7_3[pointers_row]}} & pointers_column_7) |
                ({16{pointers_add_8_3[pointers_row]}} & pointers_column_8) |
                ({16{pointers_add_9_3[pointers_row]}} & pointers_column_9) |
                ({16{pointers_add_10_3[pointers_row]}} & pointers_column_10) |
                ({16{pointers_add_11_3[pointers_row]}} & pointers_column_11) |
                ({16{pointers_add_12_3[pointers_row]}} & pointers_column_12) |
                ({16{pointers_add_13_3[pointers_row]}} & pointers_column_13) |
                ({16{pointers_add_14_3[pointers_row]}} & pointers_column_14) |
                ({16{pointers_add_15_3[pointers_row]}} & pointers_column_15) |
                ({16{pointers_add_16_3[pointers_row]}} & pointers_column_16) |
                ({16{pointers_add_17_3[pointers_row]}} & pointers_column_17) |
                ({16{pointers_add_18_3[pointers_row]}} & pointers_column_18) |
                ({16{pointers_add_19_3[pointers_row]}} & pointers_column_19) |
                ({16{pointers_add_20_3[pointers_row]}} & pointers_column_20) |
                ({16{pointers_add_21_3[pointers_row]}} & pointers_column_21) |
                ({16{pointers_add_22_3[pointers_row]}} & pointers_column_22) |
                ({16{pointers_add_23_3[pointers_row]}} & pointers_column_23) |
                ({16{pointers_add_24_3[pointers_row]}} & pointers_column_24) |
                ({16{pointers_add_25_3[pointers_row]}} & pointers_column_25) |
                ({16{pointers_add_26_3[pointers_row]}} & pointers_column_26) |
                ({16{pointers_add_27_3[pointers_row]}} & pointers_column_27) |
                ({16{pointers_add_28_3[pointers_row]}} & pointers_column_28) |
                ({16{pointers_add_29_3[pointers_row]}} & pointers_column_29) |
                ({16{pointers_add_30_3[pointers_row]}} & pointers_column_30) |
                ({16{pointers_add_31_3[pointers_row]}} & pointers_column_31);
            pointers_added_4[pointers_row * 16 +: 16] = ({16{pointers_add_0_4[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_4[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_4[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_4[pointers_row]}} & pointers_column_3) |
                ({16{pointers_add_4_4[pointers_row]}} & pointers_column_4) |
                ({16{pointers_add_5_4[pointers_row]}} & pointers_column_5) |
                ({16{pointers_add_6_4[pointers_row]}} & pointers_column_6) |
                ({16{pointers_add_7_4[pointers_row]}} & pointers_column_7) |
                ({16{pointers_add_8_4[pointers_row]}} & pointers_column_8) |
                ({16{pointers_add_9_4[pointers_row]}} & pointers_column_9) |
                ({16{pointers_add_10_4[pointers_row]}} & pointers_column_10) |
                ({16{pointers_add_11_4[pointers_row]}} & pointers_column_11) |
                ({16{pointers_add_12_4[pointers_row]}} & pointers_column_12) |
                ({16{pointers_add_13_4[pointers_row]}} & pointers_column_13) |
                ({16{pointers_add_14_4[pointers_row]}} & pointers_column_14) |
                ({16{pointers_add_15_4[pointers_row]}} & pointers_column_15) |
                ({16{pointers_add_16_4[pointers_row]}} & pointers_column_16) |
                ({16{pointers_add_17_4[pointers_row]}} & pointers_column_17) |
                ({16{pointers_add_18_4[pointers_row]}} & pointers_column_18) |
                ({16{pointers_add_19_4[pointers_row]}} & pointers_column_19) |
                ({16{pointers_add_20_4[pointers_row]}} & pointers_column_20) |
                ({16{pointers_add_21_4[pointers_row]}} & pointers_column_21) |
                ({16{pointers_add_22_4[pointers_row]}} & pointers_column_22) |
                ({16{pointers_add_23_4[pointers_row]}} & pointers_column_23) |
                ({16{pointers_add_24_4[pointers_row]}} & pointers_column_24) |
                ({16{pointers_add_25_4[pointers_row]}} & pointers_column_25) |
                ({16{pointers_add_26_4[pointers_row]}} & pointers_column_26) |
                ({16{pointers_add_27_4[pointers_row]}} & pointers_column_27) |
                ({16{pointers_add_28_4[pointers_row]}} & pointers_column_28) |
                ({16{pointers_add_29_4[pointers_row]}} & pointers_column_29) |
                ({16{pointers_add_30_4[pointers_row]}} & pointers_column_30) |
                ({16{pointers_add_31_4[pointers_row]}} & pointers_column_31);
        end
    end
    wire [127:0] pointers_sum_0 = pointers_0 ^ pointers_added_0;
    wire [127:0] pointers_carry_0 = pointers_0 & pointers_added_0;
    wire [127:0] pointers_sum_1 = pointers_1 ^ pointers_added_1 ^ pointers_carry_0;
    wire [127:0] pointers_carry_1 = (pointers_1 & pointers_added_1) | (pointers_1 & pointers_carry_0) | (pointers_added_1 & pointers_carry_0);
    wire [127:0] pointers_sum_2 = pointers_2 ^ pointers_added_2 ^ pointers_carry_1;
    wire [127:0] pointers_carry_2 = (pointers_2 & pointers_added_2) | (pointers_2 & pointers_carry_1) | (pointers_added_2 & pointers_carry_1);
    wire [127:0] pointers_sum_3 = pointers_3 ^ pointers_added_3 ^ pointers_carry_2;
    wire [127:0] pointers_carry_3 = (pointers_3 & pointers_added_3) | (pointers_3 & pointers_carry_2) | (pointers_added_3 & pointers_carry_2);
    wire [127:0] pointers_sum_4 = pointers_4 ^ pointers_added_4 ^ pointers_carry_3;

    always @(posedge clk) begin
        if (rst) begin
            pointers_0 <= {64'h5ac8f0e92579215a, 64'h5ac8f0e92579215a};
            pointers_1 <= {64'h6d894a24c39d4338, 64'h6d894a24c39d4338};
            pointers_2 <= {64'hdd17e068f465474b, 64'hdd17e068f465474b};
            pointers_3 <= {64'hb64db0dc6ddb0eab, 64'hb64db0dc6ddb0eab};
            pointers_4 <= {64'h6133cefb8c850576, 64'h9ecc3104737afa89};
        end else begin
            pointers_0 <= pointers_sum_0;
            pointers_1 <= pointers_sum_1;
            pointers_2 <= pointers_sum_2;
            pointers_3 <= pointers_sum_3;
            pointers_4 <= pointers_sum_4;
        end
    end

    wire [79:0] pointers_at_row_0 = {
        pointers_4[15:0], pointers_3[15:0], pointers_2[15:0], pointers_1[15:0],
        pointers_0[15:0]
    };
    wire [79:0] pointers_at_row_1 = {
        pointers_4[31:16], pointers_3[31:16], pointers_2[31:16], pointers_1[31:16],
        pointers_0[31:16]
    };
    wire [79:0] pointers_at_row_2 = {
        pointers_4[47:32], pointers_3[47:32], pointers_2[47:32], pointers_1[47:32],
        pointers_0[47:32]
    };
    wire [79:0] pointers_at_row_3 = {
        pointers_4[63:48], pointers_3[63:48], pointers_2[63:48], pointers_1[63:48],
        pointers_0[63:48]
    };
    wire [79:0] pointers_at_row_4 = {
        pointers_4[79:64], pointers_3[79:64], pointers_2[79:64], pointers_1[79:64],
        pointers_0[79:64]
    };
    wire [79:0] pointers_at_row_5 = {
        pointers_4[95:80], pointers_3[95:80], pointers_2[95:80], pointers_1[95:80],
        pointers_0[95:80]
    };
    wire [79:0] pointers_at_row_6 = {
        pointers_4[111:96], pointers_3[111:96], pointers_2[111:96], pointers_1[111:96],
        pointers_0[111:96]
    };
    wire [79:0] pointers_at_row_7 = {
        pointers_4[127:112], pointers_3[127:112], pointers_2[127:112], pointers_1[127:112],
        pointers_0[127:112]
    };
    wire [79:0] pointers_words_0 = ({80{pointers_row_0[0]}} & pointers_at_row_0) |
        ({80{pointers_row_0[1]}} & pointers_at_row_1) |
        ({80{pointers_row_0[2]}} & pointers_at_row_2) |
        ({80{pointers_row_0[3]}} & pointers_at_row_3) |
        ({80{pointers_row_0[4]}} & pointers_at_row_4) |
        ({80{pointers_row_0[5]}} & pointers_at_row_5) |
        ({80{pointers_row_0[6]}} & pointers_at_row_6) |
        ({80{pointers_row_0[7]}} & pointers_at_row_7);
    wire [4:0] pointer_0 = {
        |(pointers_words_0[79:64] & pointers_column_0),
        |(pointers_words_0[63:48] & pointers_column_0),
        |(pointers_words_0[47:32] & pointers_column_0),
        |(pointers_words_0[31:16] & pointers_column_0),
        |(pointers_words_0[15:0] & pointers_column_0)
    };
    wire [79:0] pointers_words_1 = ({80{pointers_row_1[0]}} & pointers_at_row_0) |
        ({80{pointers_row_1[1]}} & pointers_at_row_1) |
        ({80{pointers_row_1[2]}} & pointers_at_row_2) |
        ({80{pointers_row_1[3]}} & pointers_at_row_3) |
        ({80{pointers_row_1[4]}} & pointers_at_row_4) |
        ({80{pointers_row_1[5]}} & pointers_at_row_5) |
        ({80{pointers_row_1[6]}} & pointers_at_row_6) |
        ({80{pointers_row_1[7]}} & pointers_at_row_7);
    wire [4:0] pointer_1 = {
        |(pointers_words_1[79:64] & pointers_column_1),
        |(pointers_words_1[63:48] & pointers_column_1),
        |(pointers_words_1[47:32] & pointers_column_1),
        |(pointers_words_1[31:16] & pointers_column_1),
        |(pointers_words_1[15:0] & pointers_column_1)
    };
    wire [79:0] pointers_words_2 = ({80{pointers_row_2[0]}} & pointers_at_row_0) |
        ({80{pointers_row_2[1]}} & pointers_at_row_1) |
        ({80{pointers_row_2[2]}} & pointers_at_row_2) |
        ({80{pointers_row_2[3]}} & pointers_at_row_3) |
        ({80{pointers_row_2[4]}} & pointers_at_row_4) |
        ({80{pointers_row_2[5]}} & pointers_at_row_5) |
        ({80{pointers_row_2[6]}} & pointers_at_row_6) |
        ({80{pointers_row_2[7]}} & pointers_at_row_7);
    wire [4:0] pointer_2 = {
        |(pointers_words_2[79:64] & pointers_column_2),
        |(pointers_words_2[63:48] & pointers_column_2),
        |(pointers_words_2[47:32] & pointers_column_2),
        |(pointers_words_2[31:16] & pointers_column_2),
        |(pointers_words_2[15:0] & pointers_column_2)
    };
    wire [79:0] pointers_words_3 = ({80{pointers_row_3[0]}} & pointers_at_row_0) |
        ({80{pointers_row_3[1]}} & pointers_at_row_1) |
        ({80{pointers_row_3[2]}} & pointers_at_row_2) |
        ({80{pointers_row_3[3]}} & pointers_at_row_3) |
        ({80{pointers_row_3[4]}} & pointers_at_row_4) |
        ({80{pointers_row_3[5]}} & pointers_at_row_5) |
        ({80{pointers_row_3[6]}} & pointers_at_row_6) |
        ({80{pointers_row_3[7]}} & pointers_at_row_7);
    wire [4:0] pointer_3 = {
        |(pointers_words_3[79:64] & pointers_column_3),
        |(pointers_words_3[63:48] & pointers_column_3),
        |(pointers_words_3[47:32] & pointers_column_3),
        |(pointers_words_3[31:16] & pointers_column_3),
        |(pointers_words_3[15:0] & pointers_column_3)
    };
    wire [79:0] pointers_words_4 = ({80{pointers_row_4[0]}} & pointers_at_row_0) |
        ({80{pointers_row_4[1]}} & pointers_at_row_1) |
        ({80{pointers_row_4[2]}} & pointers_at_row_2) |
        ({80{pointers_row_4[3]}} & pointers_at_row_3) |
        ({80{pointers_row_4[4]}} & pointers_at_row_4) |
        ({80{pointers_row_4[5]}} & pointers_at_row_5) |
        ({80{pointers_row_4[6]}} & pointers_at_row_6) |
        ({80{pointers_row_4[7]}} & pointers_at_row_7);
    wire [4:0] pointer_4 = {
        |(pointers_words_4[79:64] & pointers_column_4),
        |(pointers_words_4[63:48] & pointers_column_4),
        |(pointers_words_4[47:32] & pointers_column_4),
        |(pointers_words_4[31:16] & pointers_column_4),
        |(pointers_words_4[15:0] & pointers_column_4)
    };
    wire [79:0] pointers_words_5 = ({80{pointers_row_5[0]}} & pointers_at_row_0) |
        ({80{pointers_row_5[1]}} & pointers_at_row_1) |
        ({80{pointers_row_5[2]}} & pointers_at_row_2) |
        ({80{pointers_row_5[3]}} & pointers_at_row_3) |
        ({80{pointers_row_5[4]}} & pointers_at_row_4) |
        ({80{pointers_row_5[5]}} & pointers_at_row_5) |
        ({80{pointers_row_5[6]}} & pointers_at_row_6) |
        ({80{pointers_row_5[7]}} & pointers_at_row_7);
    wire [4:0] pointer_5 = {
        |(pointers_words_5[79:64] & pointers_column_5),
        |(pointers_words_5[63:48] & pointers_column_5),
        |(pointers_words_5[47:32] & pointers_column_5),
        |(pointers_words_5[31:16] & pointers_column_5),
        |(pointers_words_5[15:0] & pointers_column_5)
    };
    wire [79:0] pointers_words_6 = ({80{pointers_row_6[0]}} & pointers_at_row_0) |
        ({80{pointers_row_6[1]}} & pointers_at_row_1) |
        ({80{pointers_row_6[2]}} & pointers_at_row_2) |
        ({80{pointers_row_6[3]}} & pointers_at_row_3) |
        ({80{pointers_row_6[4]}} & pointers_at_row_4) |
        ({80{pointers_row_6[5]}} & pointers_at_row_5) |
        ({80{pointers_row_6[6]}} & pointers_at_row_6) |
        ({80{pointers_row_6[7]}} & pointers_at_row_7);
    wire [4:0] pointer_6 = {
        |(pointers_words_6[79:64] & pointers_column_6),
        |(pointers_words_6[63:48] & pointers_column_6),
        |(pointers_words_6[47:32] & pointers_column_6),
        |(pointers_words_6[31:16] & pointers_column_6),
        |(pointers_words_6[15:0] & pointers_column_6)
    };
    wire [79:0] pointers_words_7 = ({80{pointers_row_7[0]}} & pointers_at_row_0) |
        ({80{pointers_row_7[1]}} & pointers_at_row_1) |
        ({80{pointers_row_7[2]}} & pointers_at_row_2) |
        ({80{pointers_row_7[3]}} & pointers_at_row_3) |
        ({80{pointers_row_7[4]}} & pointers_at_row_4) |
        ({80{pointers_row_7[5]}} & pointers_at_row_5) |
        ({80{pointers_row_7[6]}} & pointers_at_row_6) |
        ({80{pointers_row_7[7]}} & pointers_at_row_7);
    wire [4:0] pointer_7 = {
        |(pointers_words_7[79:64] & pointers_column_7),
        |(pointers_words_7[63:48] & pointers_column_7),
        |(pointers_words_7[47:32] & pointers_column_7),
        |(pointers_words_7[31:16] & pointers_column_7),
        |(pointers_words_7[15:0] & pointers_column_7)
    };
    wire [79:0] pointers_words_8 = ({80{pointers_row_8[0]}} & pointers_at_row_0) |
        ({80{pointers_row_8[1]}} & pointers_at_row_1) |
        ({80{pointers_row_8[2]}} & pointers_at_row_2) |
        ({80{pointers_row_8[3]}} & pointers_at_row_3) |
        ({80{pointers_row_8[4]}} & pointers_at_row_4) |
        ({80{pointers_row_8[5]}} & pointers_at_row_5) |
        ({80{pointers_row_8[6]}} & pointers_at_row_6) |
        ({80{pointers_row_8[7]}} & pointers_at_row_7);
    wire [4:0] pointer_8 = {
        |(pointers_words_8[79:64] & pointers_column_8),
        |(pointers_words_8[63:48] & pointers_column_8),
        |(pointers_words_8[47:32] & pointers_column_8),
        |(pointers_words_8[31:16] & pointers_column_8),
        |(pointers_words_8[15:0] & pointers_column_8)
    };
    wire [79:0] pointers_words_9 = ({80{pointers_row_9[0]}} & pointers_at_row_0) |
        ({80{pointers_row_9[1]}} & pointers_at_row_1) |
        ({80{pointers_row_9[2]}} & pointers_at_row_2) |
        ({80{pointers_row_9[3]}} & pointers_at_row_3) |
        ({80{pointers_row_9[4]}} & pointers_at_row_4) |
        ({80{pointers_row_9[5]}} & pointers_at_row_5) |
        ({80{pointers_row_9[6]}} & pointers_at_row_6) |
        ({80{pointers_row_9[7]}} & pointers_at_row_7);
    wire [4:0] pointer_9 = {
        |(pointers_words_9[79:64] & pointers_column_9),
        |(pointers_words_9[63:48] & pointers_column_9),
        |(pointers_words_9[47:32] & pointers_column_9),
        |(pointers_words_9[31:16] & pointers_column_9),
        |(pointers_words_9[15:0] & pointers_column_9)
    };
    wire [79:0] pointers_words_10 = ({80{pointers_row_10[0]}} & pointers_at_row_0) |
        ({80{pointers_row_10[1]}} & pointers_at_row_1) |
        ({80{pointers_row_10[2]}} & pointers_at_row_2) |
        ({80{pointers_row_10[3]}} & pointers_at_row_3) |
        ({80{pointers_row_10[4]}} & pointers_at_row_4) |
        ({80{pointers_row_10[5]}} & pointers_at_row_5) |
        ({80{pointers_row_10[6]}} & pointers_at_row_6) |
        ({80{pointers_row_10[7]}} & pointers_at_row_7);
    wire [4:0] pointer_10 = {
        |(pointers_words_10[79:64] & pointers_column_10),
        |(pointers_words_10[63:48] & pointers_column_10),
        |(pointers_words_10[47:32] & pointers_column_10),
        |(pointers_words_10[31:16] & pointers_column_10),
        |(pointers_words_10[15:0] & pointers_column_10)
    };
    wire [79:0] pointers_words_11 = ({80{pointers_row_11[0]}} & pointers_at_row_0) |
        ({80{pointers_row_11[1]}} & pointers_at_row_1) |
        ({80{pointers_row_11[2]}} & pointers_at_row_2) |
        ({80{pointers_row_11[3]}} & pointers_at_row_3) |
        ({80{pointers_row_11[4]}} & pointers_at_row_4) |
        ({80{pointers_row_11[5]}} & pointers_at_row_5) |
        ({80{pointers_row_11[6]}} & pointers_at_row_6) |
        ({80{pointers_row_11[7]}} & pointers_at_row_7);
    wire [4:0] pointer_11 = {
        |(pointers_words_11[79:64] & pointers_column_11),
        |(pointers_words_11[63:48] & pointers_column_11),
        |(pointers_words_11[47:32] & pointers_column_11),
        |(pointers_words_11[31:16] & pointers_column_11),
        |(pointers_words_11[15:0] & pointers_column_11)
    };
    wire [79:0] pointers_words_12 = ({80{pointers_row_12[0]}} & pointers_at_row_0) |
        ({80{pointers_row_12[1]}} & pointers_at_row_1) |
        ({80{pointers_row_12[2]}} & pointers_at_row_2) |
        ({80{pointers_row_12[3]}} & pointers_at_row_3) |
        ({80{pointers_row_12[4]}} & pointers_at_row_4) |
        ({80{pointers_row_12[5]}} & pointers_at_row_5) |
        ({80{pointers_row_12[6]}} & pointers_at_row_6) |
        ({80{pointers_row_12[7]}} & pointers_at_row_7);
    wire [4:0] pointer_12 = {
        |(pointers_words_12[79:64] & pointers_column_12),
        |(pointers_words_12[63:48] & pointers_column_12),
        |(pointers_words_12[47:32] & pointers_column_12),
        |(pointers_words_12[31:16] & pointers_column_12),
        |(pointers_words_12[15:0] & pointers_column_12)
    };
    wire [79:0] pointers_words_13 = ({80{pointers_row_13[0]}} & pointers_at_row_0) |
        ({80{pointers_row_13[1]}} & pointers_at_row_1) |
        ({80{pointers_row_13[2]}} & pointers_at_row_2) |
        ({80{pointers_row_13[3]}} & pointers_at_row_3) |
        ({80{pointers_row_13[4]}} & pointers_at_row_4) |
        ({80{pointers_row_13[5]}} & pointers_at_row_5) |
        ({80{pointers_row_13[6]}} & pointers_at_row_6) |
        ({80{pointers_row_13[7]}} & pointers_at_row_7);
    wire [4:0] pointer_13 = {
        |(pointers_words_13[79:64] & pointers_column_13),
        |(pointers_words_13[63:48] & pointers_column_13),
        |(pointers_words_13[47:32] & pointers_column_13),
        |(pointers_words_13[31:16] & pointers_column_13),
        |(pointers_words_13[15:0] & pointers_column_13)
    };
    wire [79:0] pointers_words_14 = ({80{pointers_row_14[0]}} & pointers_at_row_0) |
        ({80{pointers_row_14[1]}} & pointers_at_row_1) |
        ({80{pointers_row_14[2]}} & pointers_at_row_2) |
        ({80{pointers_row_14[3]}} & pointers_at_row_3) |
        ({80{pointers_row_14[4]}} & pointers_at_row_4) |
        ({80{pointers_row_14[5]}} & pointers_at_row_5) |
        ({80{pointers_row_14[6]}} & pointers_at_row_6) |
        ({80{pointers_row_14[7]}} & pointers_at_row_7);
    wire [4:0] pointer_14 = {
        |(pointers_words_14[79:64] & pointers_column_14),
        |(pointers_words_14[63:48] & pointers_column_14),
        |(pointers_words_14[47:32] & pointers_column_14),
        |(pointers_words_14[31:16] & pointers_column_14),
        |(pointers_words_14[15:0] & pointers_column_14)
    };
    wire [79:0] pointers_words_15 = ({80{pointers_row_15[0]}} & pointers_at_row_0) |
        ({80{pointers_row_15[1]}} & pointers_at_row_1) |
        ({80{pointers_row_15[2]}} & pointers_at_row_2) |
        ({80{pointers_row_15[3]}} & pointers_at_row_3) |
        ({80{pointers_row_15[4]}} & pointers_at_row_4) |
        ({80{pointers_row_15[5]}} & pointers_at_row_5) |
        ({80{pointers_row_15[6]}} & pointers_at_row_6) |
        ({80{pointers_row_15[7]}} & pointers_at_row_7);
    wire [4:0] pointer_15 = {
        |(pointers_words_15[79:64] & pointers_column_15),
        |(pointers_words_15[63:48] & pointers_column_15),
        |(pointers_words_15[47:32] & pointers_column_15),
        |(pointers_words_15[31:16] & pointers_column_15),
        |(pointers_words_15[15:0] & pointers_column_15)
    };
    wire [79:0] pointers_words_16 = ({80{pointers_row_16[0]}} & pointers_at_row_0) |
        ({80{pointers_row_16[1]}} & pointers_at_row_1) |
        ({80{pointers_row_16[2]}} & pointers_at_row_2) |
        ({80{pointers_row_16[3]}} & pointers_at_row_3) |
        ({80{pointers_row_16[4]}} & pointers_at_row_4) |
        ({80{pointers_row_16[5]}} & pointers_at_row_5) |
        ({80{pointers_row_16[6]}} & pointers_at_row_6) |
        ({80{pointers_row_16[7]}} & pointers_at_row_7);
    wire [4:0] pointer_16 = {
        |(pointers_words_16[79:64] & pointers_column_16),
        |(pointers_words_16[63:48] & pointers_column_16),
        |(pointers_words_16[47:32] & pointers_column_16),
        |(pointers_words_16[31:16] & pointers_column_16),
        |(pointers_words_16[15:0] & pointers_column_16)
    };
    wire [79:0] pointers_words_17 = ({80{pointers_row_17[0]}} & pointers_at_row_0) |
        ({80{pointers_row_17[1]}} & pointers_at_row_1) |
        ({80{pointers_row_17[2]}} & pointers_at_row_2) |
        ({80{pointers_row_17[3]}} & pointers_at_row_3) |
        ({80{pointers_row_17[4]}} & pointers_at_row_4) |
        ({80{pointers_row_17[5]}} & pointers_at_row_5) |
        ({80{pointers_row_17[6]}} & pointers_at_row_6) |
        ({80{pointers_row_17[7]}} & pointers_at_row_7);
    wire [4:0] pointer_17 = {
        |(pointers_words_17[79:64] & pointers_column_17),
        |(pointers_words_17[63:48] & pointers_column_17),
        |(pointers_words_17[47:32] & pointers_column_17),
        |(pointers_words_17[31:16] & pointers_column_17),
        |(pointers_words_17[15:0] & pointers_column_17)
    };
    wire [79:0] pointers_words_18 = ({80{pointers_row_18[0]}} & pointers_at_row_0) |
        ({80{pointers_row_18[1]}} & pointers_at_row_1) |
        ({80{pointers_row_18[2]}} & pointers_at_row_2) |
        ({80{pointers_row_18[3]}} & pointers_at_row_3) |
        ({80{pointers_row_18[4]}} & pointers_at_row_4) |
        ({80{pointers_row_18[5]}} & pointers_at_row_5) |
        ({80{pointers_row_18[6]}} & pointers_at_row_6) |
        ({80{pointers_row_18[7]}} & pointers_at_row_7);
    wire [4:0] pointer_18 = {
        |(pointers_words_18[79:64] & pointers_column_18),
        |(pointers_words_18[63:48] & pointers_column_18),
        |(pointers_words_18[47:32] & pointers_column_18),
        |(pointers_words_18[31:16] & pointers_column_18),
        |(pointers_words_18[15:0] & pointers_column_18)
    };
    wire [79:0] pointers_words_19 = ({80{pointers_row_19[0]}} & pointers_at_row_0) |
        ({80{pointers_row_19[1]}} & pointers_at_row_1) |
        ({80{pointers_row_19[2]}} & pointers_at_row_2) |
        ({80{pointers_row_19[3]}} & pointers_at_row_3) |
        ({80{pointers_row_19[4]}} & pointers_at_row_4) |
        ({80{pointers_row_19[5]}} & pointers_at_row_5) |
        ({80{pointers_row_19[6]}} & pointers_at_row_6) |
        ({80{pointers_row_19[7]}} & pointers_at_row_7);
    wire [4:0] pointer_19 = {
        |(pointers_words_19[79:64] & pointers_column_19),
        |(pointers_words_19[63:48] & pointers_column_19),
        |(pointers_words_19[47:32] & pointers_column_19),
        |(pointers_words_19[31:16] & pointers_column_19),
        |(pointers_words_19[15:0] & pointers_column_19)
    };
    wire [79:0] pointers_words_20 = ({80{pointers_row_20[0]}} & pointers_at_row_0) |
        ({80{pointers_row_20[1]}} & pointers_at_row_1) |
        ({80{pointers_row_20[2]}} & pointers_at_row_2) |
        ({80{pointers_row_20[3]}} & pointers_at_row_3) |
        ({80{pointers_row_20[4]}} & pointers_at_row_4) |
        ({80{pointers_row_20[5]}} & pointers_at_row_5) |
        ({80{pointers_row_20[6]}} & pointers_at_row_6) |
        ({80{pointers_row_20[7]}} & pointers_at_row_7);
    wire [4:0] pointer_20 = {
        |(pointers_words_20[79:64] & pointers_column_20),
        |(pointers_words_20[63:48] & pointers_column_20),
        |(pointers_words_20[47:32] & pointers_column_20),
        |(pointers_words_20[31:16] & pointers_column_20),
        |(pointers_words_20[15:0] & pointers_column_20)
    };
    wire [79:0] pointers_words_21 = ({80{pointers_row_21[0]}} & pointers_at_row_0) |
        ({80{pointers_row_21[1]}} & pointers_at_row_1) |
        ({80{pointers_row_21[2]}} & pointers_at_row_2) |
        ({80{pointers_row_21[3]}} & pointers_at_row_3) |
        ({80{pointers_row_21[4]}} & pointers_at_row_4) |
        ({80{pointers_row_21[5]}} & pointers_at_row_5) |
        ({80{pointers_row_21[6]}} & pointers_at_row_6) |
        ({80{pointers_row_21[7]}} & pointers_at_row_7);
    wire [4:0] pointer_21 = {
        |(pointers_words_21[79:64] & pointers_column_21),
        |(pointers_words_21[63:48] & pointers_column_21),
        |(pointers_words_21[47:32] & pointers_column_21),
        |(pointers_words_21[31:16] & pointers_column_21),
        |(pointers_words_21[15:0] & pointers_column_21)
    };
    wire [79:0] pointers_words_22 = ({80{pointers_row_22[0]}} & pointers_at_row_0) |
        ({80{pointers_row_22[1]}} & pointers_at_row_1) |
        ({80{pointers_row_22[2]}} & pointers_at_row_2) |
        ({80{pointers_row_22[3]}} & pointers_at_row_3) |
        ({80{pointers_row_22[4]}} & pointers_at_row_4) |
        ({80{pointers_row_22[5]}} & pointers_at_row_5) |
        ({80{pointers_row_22[6]}} & pointers_at_row_6) |
        ({80{pointers_row_22[7]}} & pointers_at_row_7);
    wire [4:0] pointer_22 = {
        |(pointers_words_22[79:64] & pointers_column_22),
        |(pointers_words_22[63:48] & pointers_column_22),
        |(pointers_words_22[47:32] & pointers_column_22),
        |(pointers_words_22[31:16] & pointers_column_22),
        |(pointers_words_22[15:0] & pointers_column_22)
    };
    wire [79:0] pointers_words_23 = ({80{pointers_row_23[0]}} & pointers_at_row_0) |
        ({80{pointers_row_23[1]}} & pointers_at_row_1) |
        ({80{pointers_row_23[2]}} & pointers_at_row_2) |
        ({80{pointers_row_23[3]}} & pointers_at_row_3) |
        ({80{pointers_row_23[4]}} & pointers_at_row_4) |
        ({80{pointers_row_23[5]}} & pointers_at_row_5) |
        ({80{pointers_row_23[6]}} & pointers_at_row_6) |
        ({80{pointers_row_23[7]}} & pointers_at_row_7);
    wire [4:0] pointer_23 = {
        |(pointers_words_23[79:64] & pointers_column_23),
        |(pointers_words_23[63:48] & pointers_column_23),
        |(pointers_words_23[47:32] & pointers_column_23),
        |(pointers_words_23[31:16] & pointers_column_23),
        |(pointers_words_23[15:0] & pointers_column_23)
    };
    wire [79:0] pointers_words_24 = ({80{pointers_row_24[0]}} & pointers_at_row_0) |
        ({80{pointers_row_24[1]}} & pointers_at_row_1) |
        ({80{pointers_row_24[2]}} & pointers_at_row_2) |
        ({80{pointers_row_24[3]}} & pointers_at_row_3) |
        ({80{pointers_row_24[4]}} & pointers_at_row_4) |
        ({80{pointers_row_24[5]}} & pointers_at_row_5) |
        ({80{pointers_row_24[6]}} & pointers_at_row_6) |
        ({80{pointers_row_24[7]}} & pointers_at_row_7);
    wire [4:0] pointer_24 = {
        |(pointers_words_24[79:64] & pointers_column_24),
        |(pointers_words_24[63:48] & pointers_column_24),
        |(pointers_words_24[47:32] & pointers_column_24),
        |(pointers_words_24[31:16] & pointers_column_24),
        |(pointers_words_24[15:0] & pointers_column_24)
    };
    wire [79:0] pointers_words_25 = ({80{pointers_row_25[0]}} & pointers_at_row_0) |
        ({80{pointers_row_25[1]}} & pointers_at_row_1) |
        ({80{pointers_row_25[2]}} & pointers_at_row_2) |
        ({80{pointers_row_25[3]}} & pointers_at_row_3) |
        ({80{pointers_row_25[4]}} & pointers_at_row_4) |
        ({80{pointers_row_25[5]}} & pointers_at_row_5) |
        ({80{pointers_row_25[6]}} & pointers_at_row_6) |
        ({80{pointers_row_25[7]}} & pointers_at_row_7);
    wire [4:0] pointer_25 = {
        |(pointers_words_25[79:64] & pointers_column_25),
        |(pointers_words_25[63:48] & pointers_column_25),
        |(pointers_words_25[47:32] & pointers_column_25),
        |(pointers_words_25[31:16] & pointers_column_25),
        |(pointers_words_25[15:0] & pointers_column_25)
    };
    wire [79:0] pointers_words_26 = ({80{pointers_row_26[0]}} & pointers_at_row_0) |
        ({80{pointers_row_26[1]}} & pointers_at_row_1) |
        ({80{pointers_row_26[2]}} & pointers_at_row_2) |
        ({80{pointers_row_26[3]}} & pointers_at_row_3) |
        ({80{pointers_row_26[4]}} & pointers_at_row_4) |
        ({80{pointers_row_26[5]}} & pointers_at_row_5) |
        ({80{pointers_row_26[6]}} & pointers_at_row_6) |
        ({80{pointers_row_26[7]}} & pointers_at_row_7);
    wire [4:0] pointer_26 = {
        |(pointers_words_26[79:64] & pointers_column_26),
        |(pointers_words_26[63:48] & pointers_column_26),
        |(pointers_words_26[47:32] & pointers_column_26),
        |(pointers_words_26[31:16] & pointers_column_26),
        |(pointers_words_26[15:0] & pointers_column_26)
    };
    wire [79:0] pointers_words_27 = ({80{pointers_row_27[0]}} & pointers_at_row_0) |
        ({80{pointers_row_27[1]}} & pointers_at_row_1) |
        ({80{pointers_row_27[2]}} & pointers_at_row_2) |
        ({80{pointers_row_27[3]}} & pointers_at_row_3) |
        ({80{pointers_row_27[4]}} & pointers_at_row_4) |
        ({80{pointers_row_27[5]}} & pointers_at_row_5) |
        ({80{pointers_row_27[6]}} & pointers_at_row_6) |
        ({80{pointers_row_27[7]}} & pointers_at_row_7);
    wire [4:0] pointer_27 = {
        |(pointers_words_27[79:64] & pointers_column_27),
        |(pointers_words_27[63:48] & pointers_column_27),
        |(pointers_words_27[47:32] & pointers_column_27),
        |(pointers_words_27[31:16] & pointers_column_27),
        |(pointers_words_27[15:0] & pointers_column_27)
    };
    wire [79:0] pointers_words_28 = ({80{pointers_row_28[0]}} & pointers_at_row_0) |
        ({80{pointers_row_28[1]}} & pointers_at_row_1) |
        ({80{pointers_row_28[2]}} & pointers_at_row_2) |
        ({80{pointers_row_28[3]}} & pointers_at_row_3) |
        ({80{pointers_row_28[4]}} & pointers_at_row_4) |
        ({80{pointers_row_28[5]}} & pointers_at_row_5) |
        ({80{pointers_row_28[6]}} & pointers_at_row_6) |
        ({80{pointers_row_28[7]}} & pointers_at_row_7);
    wire [4:0] pointer_28 = {
        |(pointers_words_28[79:64] & pointers_column_28),
        |(pointers_words_28[63:48] & pointers_column_28),
        |(pointers_words_28[47:32] & pointers_column_28),
        |(pointers_words_28[31:16] & pointers_column_28),
        |(pointers_words_28[15:0] & pointers_column_28)
    };
    wire [79:0] pointers_words_29 = ({80{pointers_row_29[0]}} & pointers_at_row_0) |
        ({80{pointers_row_29[1]}} & pointers_at_row_1) |
        ({80{pointers_row_29[2]}} & pointers_at_row_2) |
        ({80{pointers_row_29[3]}} & pointers_at_row_3) |
        ({80{pointers_row_29[4]}} & pointers_at_row_4) |
        ({80{pointers_row_29[5]}} & pointers_at_row_5) |
        ({80{pointers_row_29[6]}} & pointers_at_row_6) |
        ({80{pointers_row_29[7]}} & pointers_at_row_7);
    wire [4:0] pointer_29 = {
        |(pointers_words_29[79:64] & pointers_column_29),
        |(pointers_words_29[63:48] & pointers_column_29),
        |(pointers_words_29[47:32] & pointers_column_29),
        |(pointers_words_29[31:16] & pointers_column_29),
        |(pointers_words_29[15:0] & pointers_column_29)
    };
    wire [79:0] pointers_words_30 = ({80{pointers_row_30[0]}} & pointers_at_row_0) |
        ({80{pointers_row_30[1]}} & pointers_at_row_1) |
        ({80{pointers_row_30[2]}} & pointers_at_row_2) |
        ({80{pointers_row_30[3]}} & pointers_at_row_3) |
        ({80{pointers_row_30[4]}} & pointers_at_row_4) |
        ({80{pointers_row_30[5]}} & pointers_at_row_5) |
        ({80{pointers_row_30[6]}} & pointers_at_row_6) |
        ({80{pointers_row_30[7]}} & pointers_at_row_7);
    wire [4:0] pointer_30 = {
        |(pointers_words_30[79:64] & pointers_column_30),
        |(pointers_words_30[63:48] & pointers_column_30),
        |(pointers_words_30[47:32] & pointers_column_30),
        |(pointers_words_30[31:16] & pointers_column_30),
        |(pointers_words_30[15:0] & pointers_column_30)
    };
    wire [79:0] pointers_words_31 = ({80{pointers_row_31[0]}} & pointers_at_row_0) |
        ({80{pointers_row_31[1]}} & pointers_at_row_1) |
        ({80{pointers_row_31[2]}} & pointers_at_row_2) |
        ({80{pointers_row_31[3]}} & pointers_at_row_3) |
        ({80{pointers_row_31[4]}} & pointers_at_row_4) |
        ({80{pointers_row_31[5]}} & pointers_at_row_5) |
        ({80{pointers_row_31[6]}} & pointers_at_row_6) |
        ({80{pointers_row_31[7]}} & pointers_at_row_7);
    wire [4:0] pointer_31 = {
        |(pointers_words_31[79:64] & pointers_column_31),
        |(pointers_words_31[63:48] & pointers_column_31),
        |(pointers_words_31[47:32] & pointers_column_31),
        |(pointers_words_31[31:16] & pointers_column_31),
        |(pointers_words_31[15:0] & pointers_column_31)
    };
    assign pointer = {
        pointer_31, pointer_30, pointer_29, pointer_28, pointer_27, pointer_26, pointer_25,
        pointer_24, pointer_23, pointer_22, pointer_21, pointer_20, pointer_19, pointer_18,
        pointer_17, pointer_16, pointer_15, pointer_14, pointer_13, pointer_12, pointer_11,
        pointer_10, pointer_9, pointer_8, pointer_7, pointer_6, pointer_5, pointer_4, pointer_3,
        pointer_2, pointer_1, pointer_0
    };

`ifdef FORMAL
    wire either_1 = 1'b0 | (advance[0] & (key[6:0] == key[13:7]));
    wire either_2 = 1'b0 | (advance[0] & (key[6:0] == key[20:14]));
    wire either_3 = either_2 | (advance[1] & (key[13:7] == key[20:14]));
    wire either_4 = 1'b0 | (advance[0] & (key[6:0] == key[27:21]));
    wire either_5 = either_4 | (advance[1] & (key[13:7] == key[27:21]));
    wire either_6 = either_5 | (advance[2] & (key[20:14] == key[27:21]));
    wire either_7 = 1'b0 | (advance[0] & (key[6:0] == key[34:28]));
    wire either_8 = either_7 | (advance[1] & (key[13:7] == key[34:28]));
    wire either_9 = either_8 | (advance[2] & (key[20:14] == key[34:28]));
    wire either_10 = either_9 | (advance[3] & (key[27:21] == key[34:28]));
    wire either_11 = 1'b0 | (advance[0] & (key[6:0] == key[41:35]));
    wire either_12 = either_11 | (advance[1] & (key[13:7] == key[41:35]));
    wire either_13 = either_12 | (advance[2] & (key[20:14] == key[41:35]));
    wire either_14 = either_13 | (advance[3] & (key[27:21] == key[41:35]));
    wire either_15 = either_14 | (advance[4] & (key[34:28] == key[41:35]));
    wire either_16 = 1'b0 | (advance[0] & (key[6:0] == key[48:42]));
    wire either_17 = either_16 | (advance[1] & (key[13:7] == key[48:42]));
    wire either_18 = either_17 | (advance[2] & (key[20:14] == key[48:42]));
    wire either_19 = either_18 | (advance[3] & (key[27:21] == key[48:42]));
    wire either_20 = either_19 | (advance[4] & (key[34:28] == key[48:42]));
    wire either_21 = either_20 | (advance[5] & (key[41:35] == key[48:42]));
    wire either_22 = 1'b0 | (advance[0] & (key[6:0] == key[55:49]));
    wire either_23 = either_22 | (advance[1] & (key[13:7] == key[55:49]));
    wire either_24 = either_23 | (advance[2] & (key[20:14] == key[55:49]));
    wire either_25 = either_24 | (advance[3] & (key[27:21] == key[55:49]));
    wire either_26 = either_25 | (advance[4] & (key[34:28] == key[55:49]));
    wire either_27 = either_26 | (advance[5] & (key[41:35] == key[55:49]));
    wire either_28 = either_27 | (advance[6] & (key[48:42] == key[55:49]));
    wire either_29 = 1'b0 | (advance[0] & (key[6:0] == key[62:56]));
    wire either_30 = either_29 | (advance[1] & (key[13:7] == key[62:56]));
    wire either_31 = either_30 | (advance[2] & (key[20:14] == key[62:56]));
    wire either_32 = either_31 | (advance[3] & (key[27:21] == key[62:56]));
    wire either_33 = either_32 | (advance[4] & (key[34:28] == key[62:56]));
    wire either_34 = either_33 | (advance[5] & (key[41:35] == key[62:56]));
    wire either_35 = either_34 | (advance[6] & (key[48:42] == key[62:56]));
    wire either_36 = either_35 | (advance[7] & (key[55:49] == key[62:56]));
    wire either_37 = 1'b0 | (advance[0] & (key[6:0] == key[69:63]));
    wire either_38 = either_37 | (advance[1] & (key[13:7] == key[69:63]));
    wire either_39 = either_38 | (advance[2] & (key[20:14] == key[69:63]));
    wire either_40 = either_39 | (advance[3] & (key[27:21] == key[69:63]));
    wire either_41 = either_40 | (advance[4] & (key[34:28] == key[69:63]));
    wire either_42 = either_41 | (advance[5] & (key[41:35] == key[69:63]));
    wire either_43 = either_42 | (advance[6] & (key[48:42] == key[69:63]));
    wire either_44 = either_43 | (advance[7] & (key[55:49] == key[69:63]));
    wire either_45 = either_44 | (advance[8] & (key[62:56] == key[69:63]));
    wire either_46 = 1'b0 | (advance[0] & (key[6:0] == key[76:70]));
    wire either_47 = either_46 | (advance[1] & (key[13:7] == key[76:70]));
    wire either_48 = either_47 | (advance[2] & (key[20:14] == key[76:70]));
    wire either_49 = either_48 | (advance[3] & (key[27:21] == key[76:70]));
    wire either_50 = either_49 | (advance[4] & (key[34:28] == key[76:70]));
    wire either_51 = either_50 | (advance[5] & (key[41:35] == key[76:70]));
    wire either_52 = either_51 | (advance[6] & (key[48:42] == key[76:70]));
    wire either_53 = either_52 | (advance[7] & (key[55:49] == key[76:70]));
    wire either_54 = either_53 | (advance[8] & (key[62:56] == key[76:70]));
    wire either_55 = either_54 | (advance[9] & (key[69:63] == key[76:70]));
    wire either_56 = 1'b0 | (advance[0] & (key[6:0] == key[83:77]));
    wire either_57 = either_56 | (advance[1] & (key[13:7] == key[83:77]));
    wire either_58 = either_57 | (advance[2] & (key[20:14] == key[83:77]));
    wire either_59 = either_58 | (advance[3] & (key[27:21] == key[83:77]));
    wire either_60 = either_59 | (advance[4] & (key[34:28] == key[83:77]));
    wire either_61 = either_60 | (advance[5] & (key[41:35] == key[83:77]));
    wire either_62 = either_61 | (advance[6] & (key[48:42] == key[83:77]));
    wire either_63 = either_62 | (advance[7] & (key[55:49] == key[83:77]));
    wire either_64 = either_63 | (advance[8] & (key[62:56] == key[83:77]));
    wire either_65 = either_64 | (advance[9] & (key[69:63] == key[83:77]));
    wire either_66 = either_65 | (advance[10] & (key[76:70] == key[83:77]));
    wire either_67 = 1'b0 | (advance[0] & (key[6:0] == key[90:84]));
    wire either_68 = either_67 | (advance[1] & (key[13:7] == key[90:84]));
    wire either_69 = either_68 | (advance[2] & (key[20:14] == key[90:84]));
    wire either_70 = either_69 | (advance[3] & (key[27:21] == key[90:84]));
    wire either_71 = either_70 | (advance[4] & (key[34:28] == key[90:84]));
    wire either_72 = either_71 | (advance[5] & (key[41:35] == key[90:84]));
    wire either_73 = either_72 | (advance[6] & (key[48:42] == key[90:84]));
    wire either_74 = either_73 | (advance[7] & (key[55:49] == key[90:84]));
    wire either_75 = either_74 | (advance[8] & (key[62:56] == key[90:84]));
    wire either_76 = either_75 | (advance[9] & (key[69:63] == key[90:84]));
    wire either_77 = either_76 | (advance[10] & (key[76:70] == key[90:84]));
    wire either_78 = either_77 | (advance[11] & (key[83:77] == key[90:84]));
    wire either_79 = 1'b0 | (advance[0] & (key[6:0] == key[97:91]));
    wire either_80 = either_79 | (advance[1] & (key[13:7] == key[97:91]));
    wire either_81 = either_80 | (advance[2] & (key[20:14] == key[97:91]));
    wire either_82 = either_81 | (advance[3] & (key[27:21] == key[97:91]));
    wire either_83 = either_82 | (advance[4] & (key[34:28] == key[97:91]));
    wire either_84 = either_83 | (advance[5] & (key[41:35] == key[97:91]));
    wire either_85 = either_84 | (advance[6] & (key[48:42] == key[97:91]));
    wire either_86 = either_85 | (advance[7] & (key[55:49] == key[97:91]));
    wire either_87 = either_86 | (advance[8] & (key[62:56] == key[97:91]));
    wire either_88 = either_87 | (advance[9] & (key[69:63] == key[97:91]));
    wire either_89 = either_88 | (advance[10] & (key[76:70] == key[97:91]));
    wire either_90 = either_89 | (advance[11] & (key[83:77] == key[97:91]));
    wire either_91 = either_90 | (advance[12] & (key[90:84] == key[97:91]));
    wire either_92 = 1'b0 | (advance[0] & (key[6:0] == key[104:98]));
    wire either_93 = either_92 | (advance[1] & (key[13:7] == key[104:98]));
    wire either_94 = either_93 | (advance[2] & (key[20:14] == key[104:98]));
    wire either_95 = either_94 | (advance[3] & (key[27:21] == key[104:98]));
    wire either_96 = either_95 | (advance[4] & (key[34:28] == key[104:98]));
    wire either_97 = either_96 | (advance[5] & (key[41:35] == key[104:98]));
    wire either_98 = either_97 | (advance[6] & (key[48:42] == key[104:98]));
    wire either_99 = either_98 | (advance[7] & (key[55:49] == key[104:98]));
    wire either_100 = either_99 | (advance[8] & (key[62:56] == key[104:98]));
    wire either_101 = either_100 | (advance[9] & (key[69:63] == key[104:98]));
    wire both_1 = advance[10] & (key[76:70] == key[104:98]);
    wire both_2 = advance[11] & (key[83:77] == key[104:98]);
    wire both_3 = advance[12] & (key[90:84] == key[104:98]);
    wire either_102 = ((either_101 | both_1) | both_2) | both_3;
    wire both_4 = advance[13] & (key[97:91] == key[104:98]);
    wire either_103 = 1'b0 | (advance[0] & (key[6:0] == key[111:105]));
    wire either_104 = either_103 | (advance[1] & (key[13:7] == key[111:105]));
    wire both_5 = advance[2] & (key[20:14] == key[111:105]);
    wire both_6 = advance[3] & (key[27:21] == key[111:105]);
    wire both_7 = advance[4] & (key[34:28] == key[111:105]);
    wire either_105 = ((either_104 | both_5) | both_6) | both_7;
    wire both_8 = advance[5] & (key[41:35] == key[111:105]);
    wire both_9 = advance[6] & (key[48:42] == key[111:105]);
    wire both_10 = advance[7] & (key[55:49] == key[111:105]);
    wire either_106 = ((either_105 | both_8) | both_9) | both_10;
    wire both_11 = advance[8] & (key[62:56] == key[111:105]);
    wire both_12 = advance[9] & (key[69:63] == key[111:105]);
    wire both_13 = advance[10] & (key[76:70] == key[111:105]);
    wire either_107 = ((either_106 | both_11) | both_12) | both_13;
    wire both_14 = advance[11] & (key[83:77] == key[111:105]);
    wire both_15 = advance[12] & (key[90:84] == key[111:105]);
    wire both_16 = advance[13] & (key[97:91] == key[111:105]);
    wire either_108 = ((either_107 | both_14) | both_15) | both_16;
    wire both_17 = advance[14] & (key[104:98] == key[111:105]);
    wire either_109 = 1'b0 | (advance[0] & (key[6:0] == key[118:112]));
    wire either_110 = either_109 | (advance[1] & (key[13:7] == key[118:112]));
    wire both_18 = advance[2] & (key[20:14] == key[118:112]);
    wire both_19 = advance[3] & (key[27:21] == key[118:112]);
    wire both_20 = advance[4] & (key[34:28] == key[118:112]);
    wire either_111 = ((either_110 | both_18) | both_19) | both_20;
    wire both_21 = advance[5] & (key[41:35] == key[118:112]);
    wire both_22 = advance[6] & (key[48:42] == key[118:112]);
    wire both_23 = advance[7] & (key[55:49] == key[118:112]);
    wire either_112 = ((either_111 | both_21) | both_22) | both_23;
    wire both_24 = advance[8] & (key[62:56] == key[118:112]);
    wire both_25 = advance[9] & (key[69:63] == key[118:112]);
    wire both_26 = advance[10] & (key[76:70] == key[118:112]);
    wire either_113 = ((either_112 | both_24) | both_25) | both_26;
    wire both_27 = advance[11] & (key[83:77] == key[118:112]);
    wire both_28 = advance[12] & (key[90:84] == key[118:112]);
    wire both_29 = advance[13] & (key[97:91] == key[118:112]);
    wire either_114 = ((either_113 | both_27) | both_28) | both_29;
    wire both_30 = advance[14] & (key[104:98] == key[118:112]);
    wire both_31 = advance[15] & (key[111:105] == key[118:112]);
    wire both_32 = advance[16] & ((either_114 | both_30) | both_31);
    wire either_115 = 1'b0 | (advance[0] & (key[6:0] == key[125:119]));
    wire either_116 = either_115 | (advance[1] & (key[13:7] == key[125:119]));
    wire both_33 = advance[2] & (key[20:14] == key[125:119]);
    wire both_34 = advance[3] & (key[27:21] == key[125:119]);
    wire both_35 = advance[4] & (key[34:28] == key[125:119]);
    wire either_117 = ((either_116 | both_33) | both_34) | both_35;
    wire both_36 = advance[5] & (key[41:35] == key[125:119]);
    wire both_37 = advance[6] & (key[48:42] == key[125:119]);
    wire both_38 = advance[7] & (key[55:49] == key[125:119]);
    wire either_118 = ((either_117 | both_36) | both_37) | both_38;
    wire both_39 = advance[8] & (key[62:56] == key[125:119]);
    wire both_40 = advance[9] & (key[69:63] == key[125:119]);
    wire both_41 = advance[10] & (key[76:70] == key[125:119]);
    wire either_119 = ((either_118 | both_39) | both_40) | both_41;
    wire both_42 = advance[11] & (key[83:77] == key[125:119]);
    wire both_43 = advance[12] & (key[90:84] == key[125:119]);
    wire both_44 = advance[13] & (key[97:91] == key[125:119]);
    wire either_120 = ((either_119 | both_42) | both_43) | both_44;
    wire both_45 = advance[14] & (key[104:98] == key[125:119]);
    wire both_46 = advance[15] & (key[111:105] == key[125:119]);
    wire both_47 = advance[16] & (key[118:112] == key[125:119]);
    wire either_121 = ((either_120 | both_45) | both_46) | both_47;
    wire either_122 = 1'b0 | (advance[0] & (key[6:0] == key[132:126]));
    wire either_123 = either_122 | (advance[1] & (key[13:7] == key[132:126]));
    wire both_48 = advance[2] & (key[20:14] == key[132:126]);
    wire both_49 = advance[3] & (key[27:21] == key[132:126]);
    wire both_50 = advance[4] & (key[34:28] == key[132:126]);
    wire either_124 = ((either_123 | both_48) | both_49) | both_50;
    wire both_51 = advance[5] & (key[41:35] == key[132:126]);
    wire both_52 = advance[6] & (key[48:42] == key[132:126]);
    wire both_53 = advance[7] & (key[55:49] == key[132:126]);
    wire either_125 = ((either_124 | both_51) | both_52) | both_53;
    wire both_54 = advance[8] & (key[62:56] == key[132:126]);
    wire both_55 = advance[9] & (key[69:63] == key[132:126]);
    wire both_56 = advance[10] & (key[76:70] == key[132:126]);
    wire either_126 = ((either_125 | both_54) | both_55) | both_56;
    wire both_57 = advance[11] & (key[83:77] == key[132:126]);
    wire both_58 = advance[12] & (key[90:84] == key[132:126]);
    wire both_59 = advance[13] & (key[97:91] == key[132:126]);
    wire either_127 = ((either_126 | both_57) | both_58) | both_59;
    wire both_60 = advance[14] & (key[104:98] == key[132:126]);
    wire both_61 = advance[15] & (key[111:105] == key[132:126]);
    wire both_62 = advance[16] & (key[118:112] == key[132:126]);
    wire either_128 = ((either_127 | both_60) | both_61) | both_62;
    wire both_63 = advance[17] & (key[125:119] == key[132:126]);
    wire either_129 = 1'b0 | (advance[0] & (key[6:0] == key[139:133]));
    wire either_130 = either_129 | (advance[1] & (key[13:7] == key[139:133]));
    wire both_64 = advance[2] & (key[20:14] == key[139:133]);
    wire both_65 = advance[3] & (key[27:21] == key[139:133]);
    wire both_66 = advance[4] & (key[34:28] == key[139:133]);
    wire either_131 = ((either_130 | both_64) | both_65) | both_66;
    wire both_67 = advance[5] & (key[41:35] == key[139:133]);
    wire both_68 = advance[6] & (key[48:42] == key[139:133]);
    wire both_69 = advance[7] & (key[55:49] == key[139:133]);
    wire either_132 = ((either_131 | both_67) | both_68) | both_69;
    wire both_70 = advance[8] & (key[62:56] == key[139:133]);
    wire both_71 = advance[9] & (key[69:63] == key[139:133]);
    wire both_72 = advance[10] & (key[76:70] == key[139:133]);
    wire either_133 = ((either_132 | both_70) | both_71) | both_72;
    wire both_73 = advance[11] & (key[83:77] == key[139:133]);
    wire both_74 = advance[12] & (key[90:84] == key[139:133]);
    wire both_75 = advance[13] & (key[97:91] == key[139:133]);
    wire either_134 = ((either_133 | both_73) | both_74) | both_75;
    wire both_76 = advance[14] & (key[104:98] == key[139:133]);
    wire both_77 = advance[15] & (key[111:105] == key[139:133]);
    wire both_78 = advance[16] & (key[118:112] == key[139:133]);
    wire either_135 = ((either_134 | both_76) | both_77) | both_78;
    wire both_79 = advance[17] & (key[125:119] == key[139:133]);
    wire both_80 = advance[18] & (key[132:126] == key[139:133]);
    wire both_81 = advance[19] & ((either_135 | both_79) | both_80);
    wire either_136 = 1'b0 | (advance[0] & (key[6:0] == key[146:140]));
    wire either_137 = either_136 | (advance[1] & (key[13:7] == key[146:140]));
    wire both_82 = advance[2] & (key[20:14] == key[146:140]);
    wire both_83 = advance[3] & (key[27:21] == key[146:140]);
    wire both_84 = advance[4] & (key[34:28] == key[146:140]);
    wire either_138 = ((either_137 | both_82) | both_83) | both_84;
    wire both_85 = advance[5] & (key[41:35] == key[146:140]);
    wire both_86 = advance[6] & (key[48:42] == key[146:140]);
    wire both_87 = advance[7] & (key[55:49] == key[146:140]);
    wire either_139 = ((either_138 | both_85) | both_86) | both_87;
    wire both_88 = advance[8] & (key[62:56] == key[146:140]);
    wire both_89 = advance[9] & (key[69:63] == key[146:140]);
    wire both_90 = advance[10] & (key[76:70] == key[146:140]);
    wire either_140 = ((either_139 | both_88) | both_89) | both_90;
    wire both_91 = advance[11] & (key[83:77] == key[146:140]);
    wire both_92 = advance[12] & (key[90:84] == key[146:140]);
    wire both_93 = advance[13] & (key[97:91] == key[146:140]);
    wire either_141 = ((either_140 | both_91) | both_92) | both_93;
    wire both_94 = advance[14] & (key[104:98] == key[146:140]);
    wire both_95 = advance[15] & (key[111:105] == key[146:140]);
    wire both_96 = advance[16] & (key[118:112] == key[146:140]);
    wire either_142 = ((either_141 | both_94) | both_95) | both_96;
    wire both_97 = advance[17] & (key[125:119] == key[146:140]);
    wire both_98 = advance[18] & (key[132:126] == key[146:140]);
    wire both_99 = advance[19] & (key[139:133] == key[146:140]);
    wire either_143 = ((either_142 | both_97) | both_98) | both_99;
    wire either_144 = 1'b0 | (advance[0] & (key[6:0] == key[153:147]));
    wire either_145 = either_144 | (advance[1] & (key[13:7] == key[153:147]));
    wire both_100 = advance[2] & (key[20:14] == key[153:147]);
    wire both_101 = advance[3] & (key[27:21] == key[153:147]);
    wire both_102 = advance[4] & (key[34:28] == key[153:147]);
    wire either_146 = ((either_145 | both_100) | both_101) | both_102;
    wire both_103 = advance[5] & (key[41:35] == key[153:147]);
    wire both_104 = advance[6] & (key[48:42] == key[153:147]);
    wire both_105 = advance[7] & (key[55:49] == key[153:147]);
    wire either_147 = ((either_146 | both_103) | both_104) | both_105;
    wire both_106 = advance[8] & (key[62:56] == key[153:147]);
    wire both_107 = advance[9] & (key[69:63] == key[153:147]);
    wire both_108 = advance[10] & (key[76:70] == key[153:147]);
    wire either_148 = ((either_147 | both_106) | both_107) | both_108;
    wire both_109 = advance[11] & (key[83:77] == key[153:147]);
    wire both_110 = advance[12] & (key[90:84] == key[153:147]);
    wire both_111 = advance[13] & (key[97:91] == key[153:147]);
    wire either_149 = ((either_148 | both_109) | both_110) | both_111;
    wire both_112 = advance[14] & (key[104:98] == key[153:147]);
    wire both_113 = advance[15] & (key[111:105] == key[153:147]);
    wire both_114 = advance[16] & (key[118:112] == key[153:147]);
    wire either_150 = ((either_149 | both_112) | both_113) | both_114;
    wire both_115 = advance[17] & (key[125:119] == key[153:147]);
    wire both_116 = advance[18] & (key[132:126] == key[153:147]);
    wire both_117 = advance[19] & (key[139:133] == key[153:147]);
    wire either_151 = ((either_150 | both_115) | both_116) | both_117;
    wire both_118 = advance[20] & (key[146:140] == key[153:147]);
    wire either_152 = 1'b0 | (advance[0] & (key[6:0] == key[160:154]));
    wire either_153 = either_152 | (advance[1] & (key[13:7] == key[160:154]));
    wire both_119 = advance[2] & (key[20:14] == key[160:154]);
    wire both_120 = advance[3] & (key[27:21] == key[160:154]);
    wire both_121 = advance[4] & (key[34:28] == key[160:154]);
    wire either_154 = ((either_153 | both_119) | both_120) | both_121;
    wire both_122 = advance[5] & (key[41:35] == key[160:154]);
    wire both_123 = advance[6] & (key[48:42] == key[160:154]);
    wire both_124 = advance[7] & (key[55:49] == key[160:154]);
    wire either_155 = ((either_154 | both_122) | both_123) | both_124;
    wire both_125 = advance[8] & (key[62:56] == key[160:154]);
    wire both_126 = advance[9] & (key[69:63] == key[160:154]);
    wire both_127 = advance[10] & (key[76:70] == key[160:154]);
    wire either_156 = ((either_155 | both_125) | both_126) | both_127;
    wire both_128 = advance[11] & (key[83:77] == key[160:154]);
    wire both_129 = advance[12] & (key[90:84] == key[160:154]);
    wire both_130 = advance[13] & (key[97:91] == key[160:154]);
    wire either_157 = ((either_156 | both_128) | both_129) | both_130;
    wire both_131 = advance[14] & (key[104:98] == key[160:154]);
    wire both_132 = advance[15] & (key[111:105] == key[160:154]);
    wire both_133 = advance[16] & (key[118:112] == key[160:154]);
    wire either_158 = ((either_157 | both_131) | both_132) | both_133;
    wire both_134 = advance[17] & (key[125:119] == key[160:154]);
    wire both_135 = advance[18] & (key[132:126] == key[160:154]);
    wire both_136 = advance[19] & (key[139:133] == key[160:154]);
    wire either_159 = ((either_158 | both_134) | both_135) | both_136;
    wire both_137 = advance[20] & (key[146:140] == key[160:154]);
    wire both_138 = advance[21] & (key[153:147] == key[160:154]);
    wire both_139 = advance[22] & ((either_159 | both_137) | both_138);
    wire either_160 = 1'b0 | (advance[0] & (key[6:0] == key[167:161]));
    wire either_161 = either_160 | (advance[1] & (key[13:7] == key[167:161]));
    wire both_140 = advance[2] & (key[20:14] == key[167:161]);
    wire both_141 = advance[3] & (key[27:21] == key[167:161]);
    wire both_142 = advance[4] & (key[34:28] == key[167:161]);
    wire either_162 = ((either_161 | both_140) | both_141) | both_142;
    wire both_143 = advance[5] & (key[41:35] == key[167:161]);
    wire both_144 = advance[6] & (key[48:42] == key[167:161]);
    wire both_145 = advance[7] & (key[55:49] == key[167:161]);
    wire either_163 = ((either_162 | both_143) | both_144) | both_145;
    wire both_146 = advance[8] & (key[62:56] == key[167:161]);
    wire both_147 = advance[9] & (key[69:63] == key[167:161]);
    wire both_148 = advance[10] & (key[76:70] == key[167:161]);
    wire either_164 = ((either_163 | both_146) | both_147) | both_148;
    wire both_149 = advance[11] & (key[83:77] == key[167:161]);
    wire both_150 = advance[12] & (key[90:84] == key[167:161]);
    wire both_151 = advance[13] & (key[97:91] == key[167:161]);
    wire either_165 = ((either_164 | both_149) | both_150) | both_151;
    wire both_152 = advance[14] & (key[104:98] == key[167:161]);
    wire both_153 = advance[15] & (key[111:105] == key[167:161]);
    wire both_154 = advance[16] & (key[118:112] == key[167:161]);
    wire either_166 = ((either_165 | both_152) | both_153) | both_154;
    wire both_155 = advance[17] & (key[125:119] == key[167:161]);
    wire both_156 = advance[18] & (key[132:126] == key[167:161]);
    wire both_157 = advance[19] & (key[139:133] == key[167:161]);
    wire either_167 = ((either_166 | both_155) | both_156) | both_157;
    wire both_158 = advance[20] & (key[146:140] == key[167:161]);
    wire both_159 = advance[21] & (key[153:147] == key[167:161]);
    wire both_160 = advance[22] & (key[160:154] == key[167:161]);
    wire either_168 = ((either_167 | both_158) | both_159) | both_160;
    wire either_169 = 1'b0 | (advance[0] & (key[6:0] == key[174:168]));
    wire either_170 = either_169 | (advance[1] & (key[13:7] == key[174:168]));
    wire both_161 = advance[2] & (key[20:14] == key[174:168]);
    wire both_162 = advance[3] & (key[27:21] == key[174:168]);
    wire both_163 = advance[4] & (key[34:28] == key[174:168]);
    wire either_171 = ((either_170 | both_161) | both_162) | both_163;
    wire both_164 = advance[5] & (key[41:35] == key[174:168]);
    wire both_165 = advance[6] & (key[48:42] == key[174:168]);
    wire both_166 = advance[7] & (key[55:49] == key[174:168]);
    wire either_172 = ((either_171 | both_164) | both_165) | both_166;
    wire both_167 = advance[8] & (key[62:56] == key[174:168]);
    wire both_168 = advance[9] & (key[69:63] == key[174:168]);
    wire both_169 = advance[10] & (key[76:70] == key[174:168]);
    wire either_173 = ((either_172 | both_167) | both_168) | both_169;
    wire both_170 = advance[11] & (key[83:77] == key[174:168]);
    wire both_171 = advance[12] & (key[90:84] == key[174:168]);
    wire both_172 = advance[13] & (key[97:91] == key[174:168]);
    wire either_174 = ((either_173 | both_170) | both_171) | both_172;
    wire both_173 = advance[14] & (key[104:98] == key[174:168]);
    wire both_174 = advance[15] & (key[111:105] == key[174:168]);
    wire both_175 = advance[16] & (key[118:112] == key[174:168]);
    wire either_175 = ((either_174 | both_173) | both_174) | both_175;
    wire both_176 = advance[17] & (key[125:119] == key[174:168]);
    wire both_177 = advance[18] & (key[132:126] == key[174:168]);
    wire both_178 = advance[19] & (key[139:133] == key[174:168]);
    wire either_176 = ((either_175 | both_176) | both_177) | both_178;
    wire both_179 = advance[20] & (key[146:140] == key[174:168]);
    wire both_180 = advance[21] & (key[153:147] == key[174:168]);
    wire both_181 = advance[22] & (key[160:154] == key[174:168]);
    wire either_177 = ((either_176 | both_179) | both_180) | both_181;
    wire both_182 = advance[23] & (key[167:161] == key[174:168]);
    wire either_178 = 1'b0 | (advance[0] & (key[6:0] == key[181:175]));
    wire either_179 = either_178 | (advance[1] & (key[13:7] == key[181:175]));
    wire both_183 = advance[2] & (key[20:14] == key[181:175]);
    wire both_184 = advance[3] & (key[27:21] == key[181:175]);
    wire both_185 = advance[4] & (key[34:28] == key[181:175]);
    wire either_180 = ((either_179 | both_183) | both_184) | both_185;
    wire both_186 = advance[5] & (key[41:35] == key[181:175]);
    wire both_187 = advance[6] & (key[48:42] == key[181:175]);
    wire both_188 = advance[7] & (key[55:49] == key[181:175]);
    wire either_181 = ((either_180 | both_186) | both_187) | both_188;
    wire both_189 = advance[8] & (key[62:56] == key[181:175]);
    wire both_190 = advance[9] & (key[69:63] == key[181:175]);
    wire both_191 = advance[10] & (key[76:70] == key[181:175]);
    wire either_182 = ((either_181 | both_189) | both_190) | both_191;
    wire both_192 = advance[11] & (key[83:77] == key[181:175]);
    wire both_193 = advance[12] & (key[90:84] == key[181:175]);
    wire both_194 = advance[13] & (key[97:91] == key[181:175]);
    wire either_183 = ((either_182 | both_192) | both_193) | both_194;
    wire both_195 = advance[14] & (key[104:98] == key[181:175]);
    wire both_196 = advance[15] & (key[111:105] == key[181:175]);
    wire both_197 = advance[16] & (key[118:112] == key[181:175]);
    wire either_184 = ((either_183 | both_195) | both_196) | both_197;
    wire both_198 = advance[17] & (key[125:119] == key[181:175]);
    wire both_199 = advance[18] & (key[132:126] == key[181:175]);
    wire both_200 = advance[19] & (key[139:133] == key[181:175]);
    wire either_185 = ((either_184 | both_198) | both_199) | both_200;
    wire both_201 = advance[20] & (key[146:140] == key[181:175]);
    wire both_202 = advance[21] & (key[153:147] == key[181:175]);
    wire both_203 = advance[22] & (key[160:154] == key[181:175]);
    wire either_186 = ((either_185 | both_201) | both_202) | both_203;
    wire both_204 = advance[23] & (key[167:161] == key[181:175]);
    wire both_205 = advance[24] & (key[174:168] == key[181:175]);
    wire both_206 = advance[25] & ((either_186 | both_204) | both_205);
    wire either_187 = 1'b0 | (advance[0] & (key[6:0] == key[188:182]));
    wire either_188 = either_187 | (advance[1] & (key[13:7] == key[188:182]));
    wire both_207 = advance[2] & (key[20:14] == key[188:182]);
    wire both_208 = advance[3] & (key[27:21] == key[188:182]);
    wire both_209 = advance[4] & (key[34:28] == key[188:182]);
    wire either_189 = ((either_188 | both_207) | both_208) | both_209;
    wire both_210 = advance[5] & (key[41:35] == key[188:182]);
    wire both_211 = advance[6] & (key[48:42] == key[188:182]);
    wire both_212 = advance[7] & (key[55:49] == key[188:182]);
    wire either_190 = ((either_189 | both_210) | both_211) | both_212;
    wire both_213 = advance[8] & (key[62:56] == key[188:182]);
    wire both_214 = advance[9] & (key[69:63] == key[188:182]);
    wire both_215 = advance[10] & (key[76:70] == key[188:182]);
    wire either_191 = ((either_190 | both_213) | both_214) | both_215;
    wire both_216 = advance[11] & (key[83:77] == key[188:182]);
    wire both_217 = advance[12] & (key[90:84] == key[188:182]);
    wire both_218 = advance[13] & (key[97:91] == key[188:182]);
    wire either_192 = ((either_191 | both_216) | both_217) | both_218;
    wire both_219 = advance[14] & (key[104:98] == key[188:182]);
    wire both_220 = advance[15] & (key[111:105] == key[188:182]);
    wire both_221 = advance[16] & (key[118:112] == key[188:182]);
    wire either_193 = ((either_192 | both_219) | both_220) | both_221;
    wire both_222 = advance[17] & (key[125:119] == key[188:182]);
    wire both_223 = advance[18] & (key[132:126] == key[188:182]);
    wire both_224 = advance[19] & (key[139:133] == key[188:182]);
    wire either_194 = ((either_193 | both_222) | both_223) | both_224;
    wire both_225 = advance[20] & (key[146:140] == key[188:182]);
    wire both_226 = advance[21] & (key[153:147] == key[188:182]);
    wire both_227 = advance[22] & (key[160:154] == key[188:182]);
    wire either_195 = ((either_194 | both_225) | both_226) | both_227;
    wire both_228 = advance[23] & (key[167:161] == key[188:182]);
    wire both_229 = advance[24] & (key[174:168] == key[188:182]);
    wire both_230 = advance[25] & (key[181:175] == key[188:182]);
    wire either_196 = ((either_195 | both_228) | both_229) | both_230;
    wire either_197 = 1'b0 | (advance[0] & (key[6:0] == key[195:189]));
    wire either_198 = either_197 | (advance[1] & (key[13:7] == key[195:189]));
    wire both_231 = advance[2] & (key[20:14] == key[195:189]);
    wire both_232 = advance[3] & (key[27:21] == key[195:189]);
    wire both_233 = advance[4] & (key[34:28] == key[195:189]);
    wire either_199 = ((either_198 | both_231) | both_232) | both_233;
    wire both_234 = advance[5] & (key[41:35] == key[195:189]);
    wire both_235 = advance[6] & (key[48:42] == key[195:189]);
    wire both_236 = advance[7] & (key[55:49] == key[195:189]);
    wire either_200 = ((either_199 | both_234) | both_235) | both_236;
    wire both_237 = advance[8] & (key[62:56] == key[195:189]);
    wire both_238 = advance[9] & (key[69:63] == key[195:189]);
    wire both_239 = advance[10] & (key[76:70] == key[195:189]);
    wire either_201 = ((either_200 | both_237) | both_238) | both_239;
    wire both_240 = advance[11] & (key[83:77] == key[195:189]);
    wire both_241 = advance[12] & (key[90:84] == key[195:189]);
    wire both_242 = advance[13] & (key[97:91] == key[195:189]);
    wire either_202 = ((either_201 | both_240) | both_241) | both_242;
    wire both_243 = advance[14] & (key[104:98] == key[195:189]);
    wire both_244 = advance[15] & (key[111:105] == key[195:189]);
    wire both_245 = advance[16] & (key[118:112] == key[195:189]);
    wire either_203 = ((either_202 | both_243) | both_244) | both_245;
    wire both_246 = advance[17] & (key[125:119] == key[195:189]);
    wire both_247 = advance[18] & (key[132:126] == key[195:189]);
    wire both_248 = advance[19] & (key[139:133] == key[195:189]);
    wire either_204 = ((either_203 | both_246) | both_247) | both_248;
    wire both_249 = advance[20] & (key[146:140] == key[195:189]);
    wire both_250 = advance[21] & (key[153:147] == key[195:189]);
    wire both_251 = advance[22] & (key[160:154] == key[195:189]);
    wire either_205 = ((either_204 | both_249) | both_250) | both_251;
    wire both_252 = advance[23] & (key[167:161] == key[195:189]);
    wire both_253 = advance[24] & (key[174:168] == key[195:189]);
    wire both_254 = advance[25] & (key[181:175] == key[195:189]);
    wire either_206 = ((either_205 | both_252) | both_253) | both_254;
    wire both_255 = advance[26] & (key[188:182] == key[195:189]);
    wire either_207 = 1'b0 | (advance[0] & (key[6:0] == key[202:196]));
    wire either_208 = either_207 | (advance[1] & (key[13:7] == key[202:196]));
    wire both_256 = advance[2] & (key[20:14] == key[202:196]);
    wire both_257 = advance[3] & (key[27:21] == key[202:196]);
    wire both_258 = advance[4] & (key[34:28] == key[202:196]);
    wire either_209 = ((either_208 | both_256) | both_257) | both_258;
    wire both_259 = advance[5] & (key[41:35] == key[202:196]);
    wire both_260 = advance[6] & (key[48:42] == key[202:196]);
    wire both_261 = advance[7] & (key[55:49] == key[202:196]);
    wire either_210 = ((either_209 | both_259) | both_260) | both_261;
    wire both_262 = advance[8] & (key[62:56] == key[202:196]);
    wire both_263 = advance[9] & (key[69:63] == key[202:196]);
    wire both_264 = advance[10] & (key[76:70] == key[202:196]);
    wire either_211 = ((either_210 | both_262) | both_263) | both_264;
    wire both_265 = advance[11] & (key[83:77] == key[202:196]);
    wire both_266 = advance[12] & (key[90:84] == key[202:196]);
    wire both_267 = advance[13] & (key[97:91] == key[202:196]);
    wire either_212 = ((either_211 | both_265) | both_266) | both_267;
    wire both_268 = advance[14] & (key[104:98] == key[202:196]);
    wire both_269 = advance[15] & (key[111:105] == key[202:196]);
    wire both_270 = advance[16] & (key[118:112] == key[202:196]);
    wire either_213 = ((either_212 | both_268) | both_269) | both_270;
    wire both_271 = advance[17] & (key[125:119] == key[202:196]);
    wire both_272 = advance[18] & (key[132:126] == key[202:196]);
    wire both_273 = advance[19] & (key[139:133] == key[202:196]);
    wire either_214 = ((either_213 | both_271) | both_272) | both_273;
    wire both_274 = advance[20] & (key[146:140] == key[202:196]);
    wire both_275 = advance[21] & (key[153:147] == key[202:196]);
    wire both_276 = advance[22] & (key[160:154] == key[202:196]);
    wire either_215 = ((either_214 | both_274) | both_275) | both_276;
    wire both_277 = advance[23] & (key[167:161] == key[202:196]);
    wire both_278 = advance[24] & (key[174:168] == key[202:196]);
    wire both_279 = advance[25] & (key[181:175] == key[202:196]);
    wire either_216 = ((either_215 | both_277) | both_278) | both_279;
    wire both_280 = advance[26] & (key[188:182] == key[202:196]);
    wire both_281 = advance[27] & (key[195:189] == key[202:196]);
    wire both_282 = advance[28] & ((either_216 | both_280) | both_281);
    wire either_217 = 1'b0 | (advance[0] & (key[6:0] == key[209:203]));
    wire either_218 = either_217 | (advance[1] & (key[13:7] == key[209:203]));
    wire both_283 = advance[2] & (key[20:14] == key[209:203]);
    wire both_284 = advance[3] & (key[27:21] == key[209:203]);
    wire both_285 = advance[4] & (key[34:28] == key[209:203]);
    wire either_219 = ((either_218 | both_283) | both_284) | both_285;
    wire both_286 = advance[5] & (key[41:35] == key[209:203]);
    wire both_287 = advance[6] & (key[48:42] == key[209:203]);
    wire both_288 = advance[7] & (key[55:49] == key[209:203]);
    wire either_220 = ((either_219 | both_286) | both_287) | both_288;
    wire both_289 = advance[8] & (key[62:56] == key[209:203]);
    wire both_290 = advance[9] & (key[69:63] == key[209:203]);
    wire both_291 = advance[10] & (key[76:70] == key[209:203]);
    wire either_221 = ((either_220 | both_289) | both_290) | both_291;
    wire both_292 = advance[11] & (key[83:77] == key[209:203]);
    wire both_293 = advance[12] & (key[90:84] == key[209:203]);
    wire both_294 = advance[13] & (key[97:91] == key[209:203]);
    wire either_222 = ((either_221 | both_292) | both_293) | both_294;
    wire both_295 = advance[14] & (key[104:98] == key[209:203]);
    wire both_296 = advance[15] & (key[111:105] == key[209:203]);
    wire both_297 = advance[16] & (key[118:112] == key[209:203]);
    wire either_223 = ((either_222 | both_295) | both_296) | both_297;
    wire both_298 = advance[17] & (key[125:119] == key[209:203]);
    wire both_299 = advance[18] & (key[132:126] == key[209:203]);
    wire both_300 = advance[19] & (key[139:133] == key[209:203]);
    wire either_224 = ((either_223 | both_298) | both_299) | both_300;
    wire both_301 = advance[20] & (key[146:140] == key[209:203]);
    wire both_302 = advance[21] & (key[153:147] == key[209:203]);
    wire both_303 = advance[22] & (key[160:154] == key[209:203]);
    wire either_225 = ((either_224 | both_301) | both_302) | both_303;
    wire both_304 = advance[23] & (key[167:161] == key[209:203]);
    wire both_305 = advance[24] & (key[174:168] == key[209:203]);
    wire both_306 = advance[25] & (key[181:175] == key[209:203]);
    wire either_226 = ((either_225 | both_304) | both_305) | both_306;
    wire both_307 = advance[26] & (key[188:182] == key[209:203]);
    wire both_308 = advance[27] & (key[195:189] == key[209:203]);
    wire both_309 = advance[28] & (key[202:196] == key[209:203]);
    wire either_227 = ((either_226 | both_307) | both_308) | both_309;
    wire either_228 = 1'b0 | (advance[0] & (key[6:0] == key[216:210]));
    wire either_229 = either_228 | (advance[1] & (key[13:7] == key[216:210]));
    wire both_310 = advance[2] & (key[20:14] == key[216:210]);
    wire both_311 = advance[3] & (key[27:21] == key[216:210]);
    wire both_312 = advance[4] & (key[34:28] == key[216:210]);
    wire either_230 = ((either_229 | both_310) | both_311) | both_312;
    wire both_313 = advance[5] & (key[41:35] == key[216:210]);
    wire both_314 = advance[6] & (key[48:42] == key[216:210]);
    wire both_315 = advance[7] & (key[55:49] == key[216:210]);
    wire either_231 = ((either_230 | both_313) | both_314) | both_315;
    wire both_316 = advance[8] & (key[62:56] == key[216:210]);
    wire both_317 = advance[9] & (key[69:63] == key[216:210]);
    wire both_318 = advance[10] & (key[76:70] == key[216:210]);
    wire either_232 = ((either_231 | both_316) | both_317) | both_318;
    wire both_319 = advance[11] & (key[83:77] == key[216:210]);
    wire both_320 = advance[12] & (key[90:84] == key[216:210]);
    wire both_321 = advance[13] & (key[97:91] == key[216:210]);
    wire either_233 = ((either_232 | both_319) | both_320) | both_321;
    wire both_322 = advance[14] & (key[104:98] == key[216:210]);
    wire both_323 = advance[15] & (key[111:105] == key[216:210]);
    wire both_324 = advance[16] & (key[118:112] == key[216:210]);
    wire either_234 = ((either_233 | both_322) | both_323) | both_324;
    wire both_325 = advance[17] & (key[125:119] == key[216:210]);
    wire both_326 = advance[18] & (key[132:126] == key[216:210]);
    wire both_327 = advance[19] & (key[139:133] == key[216:210]);
    wire either_235 = ((either_234 | both_325) | both_326) | both_327;
    wire both_328 = advance[20] & (key[146:140] == key[216:210]);
    wire both_329 = advance[21] & (key[153:147] == key[216:210]);
    wire both_330 = advance[22] & (key[160:154] == key[216:210]);
    wire either_236 = ((either_235 | both_328) | both_329) | both_330;
    wire both_331 = advance[23] & (key[167:161] == key[216:210]);
    wire both_332 = advance[24] & (key[174:168] == key[216:210]);
    wire both_333 = advance[25] & (key[181:175] == key[216:210]);
    wire either_237 = ((either_236 | both_331) | both_332) | both_333;
    wire both_334 = advance[26] & (key[188:182] == key[216:210]);
    wire both_335 = advance[27] & (key[195:189] == key[216:210]);
    wire both_336 = advance[28] & (key[202:196] == key[216:210]);
    wire either_238 = ((either_237 | both_334) | both_335) | both_336;
    wire both_337 = advance[29] & (key[209:203] == key[216:210]);
    wire either_239 = 1'b0 | (advance[0] & (key[6:0] == key[223:217]));
    wire either_240 = either_239 | (advance[1] & (key[13:7] == key[223:217]));
    wire both_338 = advance[2] & (key[20:14] == key[223:217]);
    wire both_339 = advance[3] & (key[27:21] == key[223:217]);
    wire both_340 = advance[4] & (key[34:28] == key[223:217]);
    wire either_241 = ((either_240 | both_338) | both_339) | both_340;
    wire both_341 = advance[5] & (key[41:35] == key[223:217]);
    wire both_342 = advance[6] & (key[48:42] == key[223:217]);
    wire both_343 = advance[7] & (key[55:49] == key[223:217]);
    wire either_242 = ((either_241 | both_341) | both_342) | both_343;
    wire both_344 = advance[8] & (key[62:56] == key[223:217]);
    wire both_345 = advance[9] & (key[69:63] == key[223:217]);
    wire both_346 = advance[10] & (key[76:70] == key[223:217]);
    wire either_243 = ((either_242 | both_344) | both_345) | both_346;
    wire both_347 = advance[11] & (key[83:77] == key[223:217]);
    wire both_348 = advance[12] & (key[90:84] == key[223:217]);
    wire both_349 = advance[13] & (key[97:91] == key[223:217]);
    wire either_244 = ((either_243 | both_347) | both_348) | both_349;
    wire both_350 = advance[14] & (key[104:98] == key[223:217]);
    wire both_351 = advance[15] & (key[111:105] == key[223:217]);
    wire both_352 = advance[16] & (key[118:112] == key[223:217]);
    wire either_245 = ((either_244 | both_350) | both_351) | both_352;
    wire both_353 = advance[17] & (key[125:119] == key[223:217]);
    wire both_354 = advance[18] & (key[132:126] == key[223:217]);
    wire both_355 = advance[19] & (key[139:133] == key[223:217]);
    wire either_246 = ((either_245 | both_353) | both_354) | both_355;
    wire both_356 = advance[20] & (key[146:140] == key[223:217]);
    wire both_357 = advance[21] & (key[153:147] == key[223:217]);
    wire both_358 = advance[22] & (key[160:154] == key[223:217]);
    wire either_247 = ((either_246 | both_356) | both_357) | both_358;
    wire both_359 = advance[23] & (key[167:161] == key[223:217]);
    wire both_360 = advance[24] & (key[174:168] == key[223:217]);
    wire both_361 = advance[25] & (key[181:175] == key[223:217]);
    wire either_248 = ((either_247 | both_359) | both_360) | both_361;
    wire both_362 = advance[26] & (key[188:182] == key[223:217]);
    wire both_363 = advance[27] & (key[195:189] == key[223:217]);
    wire both_364 = advance[28] & (key[202:196] == key[223:217]);
    wire either_249 = ((either_248 | both_362) | both_363) | both_364;
    wire both_365 = advance[29] & (key[209:203] == key[223:217]);
    wire both_366 = advance[30] & (key[216:210] == key[223:217]);
    wire both_367 = advance[31] & ((either_249 | both_365) | both_366);
    wire [5:0] sum_1 = {1'b0, pointer_0} + {1'b0, amount[4:0]};
    wire [5:0] sum_2 = {1'b0, pointer_1} + {1'b0, amount[9:5]};
    wire [5:0] sum_3 = {1'b0, pointer_2} + {1'b0, amount[14:10]};
    wire [5:0] sum_4 = {1'b0, pointer_3} + {1'b0, amount[19:15]};
    wire [5:0] sum_5 = {1'b0, pointer_4} + {1'b0, amount[24:20]};
    wire [5:0] sum_6 = {1'b0, pointer_5} + {1'b0, amount[29:25]};
    wire [5:0] sum_7 = {1'b0, pointer_6} + {1'b0, amount[34:30]};
    wire [5:0] sum_8 = {1'b0, pointer_7} + {1'b0, amount[39:35]};
    wire [5:0] sum_9 = {1'b0, pointer_8} + {1'b0, amount[44:40]};
    wire [5:0] sum_10 = {1'b0, pointer_9} + {1'b0, amount[49:45]};
    wire [5:0] sum_11 = {1'b0, pointer_10} + {1'b0, amount[54:50]};
    wire [5:0] sum_12 = {1'b0, pointer_11} + {1'b0, amount[59:55]};
    wire [5:0] sum_13 = {1'b0, pointer_12} + {1'b0, amount[64:60]};
    wire [5:0] sum_14 = {1'b0, pointer_13} + {1'b0, amount[69:65]};
    wire [5:0] sum_15 = {1'b0, pointer_14} + {1'b0, amount[74:70]};
    wire [5:0] sum_16 = {1'b0, pointer_15} + {1'b0, amount[79:75]};
    wire [5:0] sum_17 = {1'b0, pointer_16} + {1'b0, amount[84:80]};
    wire [5:0] sum_18 = {1'b0, pointer_17} + {1'b0, amount[89:85]};
    wire [5:0] sum_19 = {1'b0, pointer_18} + {1'b0, amount[94:90]};
    wire [5:0] sum_20 = {1'b0, pointer_19} + {1'b0, amount[99:95]};
    wire [5:0] sum_21 = {1'b0, pointer_20} + {1'b0, amount[104:100]};
    wire [5:0] sum_22 = {1'b0, pointer_21} + {1'b0, amount[109:105]};
    wire [5:0] sum_23 = {1'b0, pointer_22} + {1'b0, amount[114:110]};
    wire [5:0] sum_24 = {1'b0, pointer_23} + {1'b0, amount[119:115]};
    wire [5:0] sum_25 = {1'b0, pointer_24} + {1'b0, amount[124:120]};
    wire [5:0] sum_26 = {1'b0, pointer_25} + {1'b0, amount[129:125]};
    wire [5:0] sum_27 = {1'b0, pointer_26} + {1'b0, amount[134:130]};
    wire [5:0] sum_28 = {1'b0, pointer_27} + {1'b0, amount[139:135]};
    wire [5:0] sum_29 = {1'b0, pointer_28} + {1'b0, amount[144:140]};
    wire [5:0] sum_30 = {1'b0, pointer_29} + {1'b0, amount[149:145]};
    wire [5:0] sum_31 = {1'b0, pointer_30} + {1'b0, amount[154:150]};
    wire [5:0] sum_32 = {1'b0, pointer_31} + {1'b0, amount[159:155]};
    wire [31:0] packed_bits_1 = {
        advance[31] & (sum_32[4:0] < pointer_31), advance[30] & (sum_31[4:0] < pointer_30),
        advance[29] & (sum_30[4:0] < pointer_29), advance[28] & (sum_29[4:0] < pointer_28),
        advance[27] & (sum_28[4:0] < pointer_27), advance[26] & (sum_27[4:0] < pointer_26),
        advance[25] & (sum_26[4:0] < pointer_25), advance[24] & (sum_25[4:0] < pointer_24),
        advance[23] & (sum_24[4:0] < pointer_23), advance[22] & (sum_23[4:0] < pointer_22),
        advance[21] & (sum_22[4:0] < pointer_21), advance[20] & (sum_21[4:0] < pointer_20),
        advance[19] & (sum_20[4:0] < pointer_19), advance[18] & (sum_19[4:0] < pointer_18),
        advance[17] & (sum_18[4:0] < pointer_17), advance[16] & (sum_17[4:0] < pointer_16),
        advance[15] & (sum_16[4:0] < pointer_15), advance[14] & (sum_15[4:0] < pointer_14),
        advance[13] & (sum_14[4:0] < pointer_13), advance[12] & (sum_13[4:0] < pointer_12),
        advance[11] & (sum_12[4:0] < pointer_11), advance[10] & (sum_11[4:0] < pointer_10),
        advance[9] & (sum_10[4:0] < pointer_9), advance[8] & (sum_9[4:0] < pointer_8),
        advance[7] & (sum_8[4:0] < pointer_7), advance[6] & (sum_7[4:0] < pointer_6),
        advance[5] & (sum_6[4:0] < pointer_5), advance[4] & (sum_5[4:0] < pointer_4),
        advance[3] & (sum_4[4:0] < pointer_3), advance[2] & (sum_3[4:0] < pointer_2),
        advance[1] & (sum_2[4:0] < pointer_1), advance[0] & (sum_1[4:0] < pointer_0)
    };

    always @(posedge clk) begin
        if (!rst) begin
            pointers_distinct_1: assert (~(advance[1] & either_1));
            pointers_distinct_2: assert (~(advance[2] & either_3));
            pointers_distinct_3: assert (~(advance[3] & either_6));
            pointers_distinct_4: assert (~(advance[4] & either_10));
            pointers_distinct_5: assert (~(advance[5] & either_15));
            pointers_distinct_6: assert (~(advance[6] & either_21));
            pointers_distinct_7: assert (~(advance[7] & either_28));
            pointers_distinct_8: assert (~(advance[8] & either_36));
            pointers_distinct_9: assert (~(advance[9] & either_45));
            pointers_distinct_10: assert (~(advance[10] & either_55));
            pointers_distinct_11: assert (~(advance[11] & either_66));
            pointers_distinct_12: assert (~(advance[12] & either_78));
            pointers_distinct_13: assert (~(advance[13] & either_91));
            pointers_distinct_14: assert (~(advance[14] & (either_102 | both_4)));
            pointers_distinct_15: assert (~(advance[15] & (either_108 | both_17)));
            pointers_distinct_16: assert (~both_32);
            pointers_distinct_17: assert (~(advance[17] & either_121));
            pointers_distinct_18: assert (~(advance[18] & (either_128 | both_63)));
            pointers_distinct_19: assert (~both_81);
            pointers_distinct_20: assert (~(advance[20] & either_143));
            pointers_distinct_21: assert (~(advance[21] & (either_151 | both_118)));
            pointers_distinct_22: assert (~both_139);
            pointers_distinct_23: assert (~(advance[23] & either_168));
            pointers_distinct_24: assert (~(advance[24] & (either_177 | both_182)));
            pointers_distinct_25: assert (~both_206);
            pointers_distinct_26: assert (~(advance[26] & either_196));
            pointers_distinct_27: assert (~(advance[27] & (either_206 | both_255)));
            pointers_distinct_28: assert (~both_282);
            pointers_distinct_29: assert (~(advance[29] & either_227));
            pointers_distinct_30: assert (~(advance[30] & (either_238 | both_337)));
            pointers_distinct_31: assert (~both_367);
            a_pointer_wraps: cover (|packed_bits_1);
        end
    end

    // Not read here; named so that no tool reports it.
    wire _unused_formal_ok = &{
        1'b0, sum_1[5], sum_2[5], sum_3[5], sum_4[5], sum_5[5], sum_6[5], sum_7[5], sum_8[5],
        sum_9[5], sum_10[5], sum_11[5], sum_12[5], sum_13[5], sum_14[5], sum_15[5], sum_16[5],
        sum_17[5], sum_18[5], sum_19[5], sum_20[5], sum_21[5], sum_22[5], sum_23[5], sum_24[5],
        sum_25[5], sum_26[5], sum_27[5], sum_28[5], sum_29[5], sum_30[5], sum_31[5], sum_32[5]
    };
`endif
endmodule
