// SPDX-License-Identifier: Apache-2.0
// Module: ofan_pointer_file_l32_k4096_u32_c2
// Written by: sluice 0.1.0
//
// Ofan's pointers: 4096 of them, each 0 to 31, and 32 ports that read them and move them on.

module ofan_pointer_file_l32_k4096_u32_c2 (
    input  wire clk,
    input  wire rst,
    input  wire [383:0] key,
    input  wire [31:0] advance,
    input  wire [159:0] amount,
    output wire [159:0] pointer
);

    // pointers: 4096 counters of 5 bits modulo 32, as bit planes:
    // bit e of pointers_0 is bit 0 of counter e, and so on.
    reg [4095:0] pointers_0;
    reg [4095:0] pointers_1;
    reg [4095:0] pointers_2;
    reg [4095:0] pointers_3;
    reg [4095:0] pointers_4;

    wire [63:0] pointers_row_0 = 64'd1 << key[11:6];
    wire [63:0] pointers_column_0 = 64'd1 << key[5:0];
    wire [4:0] pointers_sent_0 = advance[0] ? amount[4:0] : 5'd0;
    wire [63:0] pointers_add_0_0 = pointers_sent_0[0] ? pointers_row_0 : 64'd0;
    wire [63:0] pointers_add_0_1 = pointers_sent_0[1] ? pointers_row_0 : 64'd0;
    wire [63:0] pointers_add_0_2 = pointers_sent_0[2] ? pointers_row_0 : 64'd0;
    wire [63:0] pointers_add_0_3 = pointers_sent_0[3] ? pointers_row_0 : 64'd0;
    wire [63:0] pointers_add_0_4 = pointers_sent_0[4] ? pointers_row_0 : 64'd0;
    wire [63:0] pointers_row_1 = 64'd1 << key[23:18];
    wire [63:0] pointers_column_1 = 64'd1 << key[17:12];
    wire [4:0] pointers_sent_1 = advance[1] ? amount[9:5] : 5'd0;
    wire [63:0] pointers_add_1_0 = pointers_sent_1[0] ? pointers_row_1 : 64'd0;
    wire [63:0] pointers_add_1_1 = pointers_sent_1[1] ? pointers_row_1 : 64'd0;
    wire [63:0] pointers_add_1_2 = pointers_sent_1[2] ? pointers_row_1 : 64'd0;
    wire [63:0] pointers_add_1_3 = pointers_sent_1[3] ? pointers_row_1 : 64'd0;
    wire [63:0] pointers_add_1_4 = pointers_sent_1[4] ? pointers_row_1 : 64'd0;
    wire [63:0] pointers_row_2 = 64'd1 << key[35:30];
    wire [63:0] pointers_column_2 = 64'd1 << key[29:24];
    wire [4:0] pointers_sent_2 = advance[2] ? amount[14:10] : 5'd0;
    wire [63:0] pointers_add_2_0 = pointers_sent_2[0] ? pointers_row_2 : 64'd0;
    wire [63:0] pointers_add_2_1 = pointers_sent_2[1] ? pointers_row_2 : 64'd0;
    wire [63:0] pointers_add_2_2 = pointers_sent_2[2] ? pointers_row_2 : 64'd0;
    wire [63:0] pointers_add_2_3 = pointers_sent_2[3] ? pointers_row_2 : 64'd0;
    wire [63:0] pointers_add_2_4 = pointers_sent_2[4] ? pointers_row_2 : 64'd0;
    wire [63:0] pointers_row_3 = 64'd1 << key[47:42];
    wire [63:0] pointers_column_3 = 64'd1 << key[41:36];
    wire [4:0] pointers_sent_3 = advance[3] ? amount[19:15] : 5'd0;
    wire [63:0] pointers_add_3_0 = pointers_sent_3[0] ? pointers_row_3 : 64'd0;
    wire [63:0] pointers_add_3_1 = pointers_sent_3[1] ? pointers_row_3 : 64'd0;
    wire [63:0] pointers_add_3_2 = pointers_sent_3[2] ? pointers_row_3 : 64'd0;
    wire [63:0] pointers_add_3_3 = pointers_sent_3[3] ? pointers_row_3 : 64'd0;
    wire [63:0] pointers_add_3_4 = pointers_sent_3[4] ? pointers_row_3 : 64'd0;
    wire [63:0] pointers_row_4 = 64'd1 << key[59:54];
    wire [63:0] pointers_column_4 = 64'd1 << key[53:48];
    wire [4:0] pointers_sent_4 = advance[4] ? amount[24:20] : 5'd0;
    wire [63:0] pointers_add_4_0 = pointers_sent_4[0] ? pointers_row_4 : 64'd0;
    wire [63:0] pointers_add_4_1 = pointers_sent_4[1] ? pointers_row_4 : 64'd0;
    wire [63:0] pointers_add_4_2 = pointers_sent_4[2] ? pointers_row_4 : 64'd0;
    wire [63:0] pointers_add_4_3 = pointers_sent_4[3] ? pointers_row_4 : 64'd0;
    wire [63:0] pointers_add_4_4 = pointers_sent_4[4] ? pointers_row_4 : 64'd0;
    wire [63:0] pointers_row_5 = 64'd1 << key[71:66];
    wire [63:0] pointers_column_5 = 64'd1 << key[65:60];
    wire [4:0] pointers_sent_5 = advance[5] ? amount[29:25] : 5'd0;
    wire [63:0] pointers_add_5_0 = pointers_sent_5[0] ? pointers_row_5 : 64'd0;
    wire [63:0] pointers_add_5_1 = pointers_sent_5[1] ? pointers_row_5 : 64'd0;
    wire [63:0] pointers_add_5_2 = pointers_sent_5[2] ? pointers_row_5 : 64'd0;
    wire [63:0] pointers_add_5_3 = pointers_sent_5[3] ? pointers_row_5 : 64'd0;
    wire [63:0] pointers_add_5_4 = pointers_sent_5[4] ? pointers_row_5 : 64'd0;
    wire [63:0] pointers_row_6 = 64'd1 << key[83:78];
    wire [63:0] pointers_column_6 = 64'd1 << key[77:72];
    wire [4:0] pointers_sent_6 = advance[6] ? amount[34:30] : 5'd0;
    wire [63:0] pointers_add_6_0 = pointers_sent_6[0] ? pointers_row_6 : 64'd0;
    wire [63:0] pointers_add_6_1 = pointers_sent_6[1] ? pointers_row_6 : 64'd0;
    wire [63:0] pointers_add_6_2 = pointers_sent_6[2] ? pointers_row_6 : 64'd0;
    wire [63:0] pointers_add_6_3 = pointers_sent_6[3] ? pointers_row_6 : 64'd0;
    wire [63:0] pointers_add_6_4 = pointers_sent_6[4] ? pointers_row_6 : 64'd0;
    wire [63:0] pointers_row_7 = 64'd1 << key[95:90];
    wire [63:0] pointers_column_7 = 64'd1 << key[89:84];
    wire [4:0] pointers_sent_7 = advance[7] ? amount[39:35] : 5'd0;
    wire [63:0] pointers_add_7_0 = pointers_sent_7[0] ? pointers_row_7 : 64'd0;
    wire [63:0] pointers_add_7_1 = pointers_sent_7[1] ? pointers_row_7 : 64'd0;
    wire [63:0] pointers_add_7_2 = pointers_sent_7[2] ? pointers_row_7 : 64'd0;
    wire [63:0] pointers_add_7_3 = pointers_sent_7[3] ? pointers_row_7 : 64'd0;
    wire [63:0] pointers_add_7_4 = pointers_sent_7[4] ? pointers_row_7 : 64'd0;
    wire [63:0] pointers_row_8 = 64'd1 << key[107:102];
    wire [63:0] pointers_column_8 = 64'd1 << key[101:96];
    wire [4:0] pointers_sent_8 = advance[8] ? amount[44:40] : 5'd0;
    wire [63:0] pointers_add_8_0 = pointers_sent_8[0] ? pointers_row_8 : 64'd0;
    wire [63:0] pointers_add_8_1 = pointers_sent_8[1] ? pointers_row_8 : 64'd0;
    wire [63:0] pointers_add_8_2 = pointers_sent_8[2] ? pointers_row_8 : 64'd0;
    wire [63:0] pointers_add_8_3 = pointers_sent_8[3] ? pointers_row_8 : 64'd0;
    wire [63:0] pointers_add_8_4 = pointers_sent_8[4] ? pointers_row_8 : 64'd0;
    wire [63:0] pointers_row_9 = 64'd1 << key[119:114];
    wire [63:0] pointers_column_9 = 64'd1 << key[113:108];
    wire [4:0] pointers_sent_9 = advance[9] ? amount[49:45] : 5'd0;
    wire [63:0] pointers_add_9_0 = pointers_sent_9[0] ? pointers_row_9 : 64'd0;
    wire [63:0] pointers_add_9_1 = pointers_sent_9[1] ? pointers_row_9 : 64'd0;
    wire [63:0] pointers_add_9_2 = pointers_sent_9[2] ? pointers_row_9 : 64'd0;
    wire [63:0] pointers_add_9_3 = pointers_sent_9[3] ? pointers_row_9 : 64'd0;
    wire [63:0] pointers_add_9_4 = pointers_sent_9[4] ? pointers_row_9 : 64'd0;
    wire [63:0] pointers_row_10 = 64'd1 << key[131:126];
    wire [63:0] pointers_column_10 = 64'd1 << key[125:120];
    wire [4:0] pointers_sent_10 = advance[10] ? amount[54:50] : 5'd0;
    wire [63:0] pointers_add_10_0 = pointers_sent_10[0] ? pointers_row_10 : 64'd0;
    wire [63:0] pointers_add_10_1 = pointers_sent_10[1] ? pointers_row_10 : 64'd0;
    wire [63:0] pointers_add_10_2 = pointers_sent_10[2] ? pointers_row_10 : 64'd0;
    wire [63:0] pointers_add_10_3 = pointers_sent_10[3] ? pointers_row_10 : 64'd0;
    wire [63:0] pointers_add_10_4 = pointers_sent_10[4] ? pointers_row_10 : 64'd0;
    wire [63:0] pointers_row_11 = 64'd1 << key[143:138];
    wire [63:0] pointers_column_11 = 64'd1 << key[137:132];
    wire [4:0] pointers_sent_11 = advance[11] ? amount[59:55] : 5'd0;
    wire [63:0] pointers_add_11_0 = pointers_sent_11[0] ? pointers_row_11 : 64'd0;
    wire [63:0] pointers_add_11_1 = pointers_sent_11[1] ? pointers_row_11 : 64'd0;
    wire [63:0] pointers_add_11_2 = pointers_sent_11[2] ? pointers_row_11 : 64'd0;
    wire [63:0] pointers_add_11_3 = pointers_sent_11[3] ? pointers_row_11 : 64'd0;
    wire [63:0] pointers_add_11_4 = pointers_sent_11[4] ? pointers_row_11 : 64'd0;
    wire [63:0] pointers_row_12 = 64'd1 << key[155:150];
    wire [63:0] pointers_column_12 = 64'd1 << key[149:144];
    wire [4:0] pointers_sent_12 = advance[12] ? amount[64:60] : 5'd0;
    wire [63:0] pointers_add_12_0 = pointers_sent_12[0] ? pointers_row_12 : 64'd0;
    wire [63:0] pointers_add_12_1 = pointers_sent_12[1] ? pointers_row_12 : 64'd0;
    wire [63:0] pointers_add_12_2 = pointers_sent_12[2] ? pointers_row_12 : 64'd0;
    wire [63:0] pointers_add_12_3 = pointers_sent_12[3] ? pointers_row_12 : 64'd0;
    wire [63:0] pointers_add_12_4 = pointers_sent_12[4] ? pointers_row_12 : 64'd0;
    wire [63:0] pointers_row_13 = 64'd1 << key[167:162];
    wire [63:0] pointers_column_13 = 64'd1 << key[161:156];
    wire [4:0] pointers_sent_13 = advance[13] ? amount[69:65] : 5'd0;
    wire [63:0] pointers_add_13_0 = pointers_sent_13[0] ? pointers_row_13 : 64'd0;
    wire [63:0] pointers_add_13_1 = pointers_sent_13[1] ? pointers_row_13 : 64'd0;
    wire [63:0] pointers_add_13_2 = pointers_sent_13[2] ? pointers_row_13 : 64'd0;
    wire [63:0] pointers_add_13_3 = pointers_sent_13[3] ? pointers_row_13 : 64'd0;
    wire [63:0] pointers_add_13_4 = pointers_sent_13[4] ? pointers_row_13 : 64'd0;
    wire [63:0] pointers_row_14 = 64'd1 << key[179:174];
    wire [63:0] pointers_column_14 = 64'd1 << key[173:168];
    wire [4:0] pointers_sent_14 = advance[14] ? amount[74:70] : 5'd0;
    wire [63:0] pointers_add_14_0 = pointers_sent_14[0] ? pointers_row_14 : 64'd0;
    wire [63:0] pointers_add_14_1 = pointers_sent_14[1] ? pointers_row_14 : 64'd0;
    wire [63:0] pointers_add_14_2 = pointers_sent_14[2] ? pointers_row_14 : 64'd0;
    wire [63:0] pointers_add_14_3 = pointers_sent_14[3] ? pointers_row_14 : 64'd0;
    wire [63:0] pointers_add_14_4 = pointers_sent_14[4] ? pointers_row_14 : 64'd0;
    wire [63:0] pointers_row_15 = 64'd1 << key[191:186];
    wire [63:0] pointers_column_15 = 64'd1 << key[185:180];
    wire [4:0] pointers_sent_15 = advance[15] ? amount[79:75] : 5'd0;
    wire [63:0] pointers_add_15_0 = pointers_sent_15[0] ? pointers_row_15 : 64'd0;
    wire [63:0] pointers_add_15_1 = pointers_sent_15[1] ? pointers_row_15 : 64'd0;
    wire [63:0] pointers_add_15_2 = pointers_sent_15[2] ? pointers_row_15 : 64'd0;
    wire [63:0] pointers_add_15_3 = pointers_sent_15[3] ? pointers_row_15 : 64'd0;
    wire [63:0] pointers_add_15_4 = pointers_sent_15[4] ? pointers_row_15 : 64'd0;
    wire [63:0] pointers_row_16 = 64'd1 << key[203:198];
    wire [63:0] pointers_column_16 = 64'd1 << key[197:192];
    wire [4:0] pointers_sent_16 = advance[16] ? amount[84:80] : 5'd0;
    wire [63:0] pointers_add_16_0 = pointers_sent_16[0] ? pointers_row_16 : 64'd0;
    wire [63:0] pointers_add_16_1 = pointers_sent_16[1] ? pointers_row_16 : 64'd0;
    wire [63:0] pointers_add_16_2 = pointers_sent_16[2] ? pointers_row_16 : 64'd0;
    wire [63:0] pointers_add_16_3 = pointers_sent_16[3] ? pointers_row_16 : 64'd0;
    wire [63:0] pointers_add_16_4 = pointers_sent_16[4] ? pointers_row_16 : 64'd0;
    wire [63:0] pointers_row_17 = 64'd1 << key[215:210];
    wire [63:0] pointers_column_17 = 64'd1 << key[209:204];
    wire [4:0] pointers_sent_17 = advance[17] ? amount[89:85] : 5'd0;
    wire [63:0] pointers_add_17_0 = pointers_sent_17[0] ? pointers_row_17 : 64'd0;
    wire [63:0] pointers_add_17_1 = pointers_sent_17[1] ? pointers_row_17 : 64'd0;
    wire [63:0] pointers_add_17_2 = pointers_sent_17[2] ? pointers_row_17 : 64'd0;
    wire [63:0] pointers_add_17_3 = pointers_sent_17[3] ? pointers_row_17 : 64'd0;
    wire [63:0] pointers_add_17_4 = pointers_sent_17[4] ? pointers_row_17 : 64'd0;
    wire [63:0] pointers_row_18 = 64'd1 << key[227:222];
    wire [63:0] pointers_column_18 = 64'd1 << key[221:216];
    wire [4:0] pointers_sent_18 = advance[18] ? amount[94:90] : 5'd0;
    wire [63:0] pointers_add_18_0 = pointers_sent_18[0] ? pointers_row_18 : 64'd0;
    wire [63:0] pointers_add_18_1 = pointers_sent_18[1] ? pointers_row_18 : 64'd0;
    wire [63:0] pointers_add_18_2 = pointers_sent_18[2] ? pointers_row_18 : 64'd0;
    wire [63:0] pointers_add_18_3 = pointers_sent_18[3] ? pointers_row_18 : 64'd0;
    wire [63:0] pointers_add_18_4 = pointers_sent_18[4] ? pointers_row_18 : 64'd0;
    wire [63:0] pointers_row_19 = 64'd1 << key[239:234];
    wire [63:0] pointers_column_19 = 64'd1 << key[233:228];
    wire [4:0] pointers_sent_19 = advance[19] ? amount[99:95] : 5'd0;
    wire [63:0] pointers_add_19_0 = pointers_sent_19[0] ? pointers_row_19 : 64'd0;
    wire [63:0] pointers_add_19_1 = pointers_sent_19[1] ? pointers_row_19 : 64'd0;
    wire [63:0] pointers_add_19_2 = pointers_sent_19[2] ? pointers_row_19 : 64'd0;
    wire [63:0] pointers_add_19_3 = pointers_sent_19[3] ? pointers_row_19 : 64'd0;
    wire [63:0] pointers_add_19_4 = pointers_sent_19[4] ? pointers_row_19 : 64'd0;
    wire [63:0] pointers_row_20 = 64'd1 << key[251:246];
    wire [63:0] pointers_column_20 = 64'd1 << key[245:240];
    wire [4:0] pointers_sent_20 = advance[20] ? amount[104:100] : 5'd0;
    wire [63:0] pointers_add_20_0 = pointers_sent_20[0] ? pointers_row_20 : 64'd0;
    wire [63:0] pointers_add_20_1 = pointers_sent_20[1] ? pointers_row_20 : 64'd0;
    wire [63:0] pointers_add_20_2 = pointers_sent_20[2] ? pointers_row_20 : 64'd0;
    wire [63:0] pointers_add_20_3 = pointers_sent_20[3] ? pointers_row_20 : 64'd0;
    wire [63:0] pointers_add_20_4 = pointers_sent_20[4] ? pointers_row_20 : 64'd0;
    wire [63:0] pointers_row_21 = 64'd1 << key[263:258];
    wire [63:0] pointers_column_21 = 64'd1 << key[257:252];
    wire [4:0] pointers_sent_21 = advance[21] ? amount[109:105] : 5'd0;
    wire [63:0] pointers_add_21_0 = pointers_sent_21[0] ? pointers_row_21 : 64'd0;
    wire [63:0] pointers_add_21_1 = pointers_sent_21[1] ? pointers_row_21 : 64'd0;
    wire [63:0] pointers_add_21_2 = pointers_sent_21[2] ? pointers_row_21 : 64'd0;
    wire [63:0] pointers_add_21_3 = pointers_sent_21[3] ? pointers_row_21 : 64'd0;
    wire [63:0] pointers_add_21_4 = pointers_sent_21[4] ? pointers_row_21 : 64'd0;
    wire [63:0] pointers_row_22 = 64'd1 << key[275:270];
    wire [63:0] pointers_column_22 = 64'd1 << key[269:264];
    wire [4:0] pointers_sent_22 = advance[22] ? amount[114:110] : 5'd0;
    wire [63:0] pointers_add_22_0 = pointers_sent_22[0] ? pointers_row_22 : 64'd0;
    wire [63:0] pointers_add_22_1 = pointers_sent_22[1] ? pointers_row_22 : 64'd0;
    wire [63:0] pointers_add_22_2 = pointers_sent_22[2] ? pointers_row_22 : 64'd0;
    wire [63:0] pointers_add_22_3 = pointers_sent_22[3] ? pointers_row_22 : 64'd0;
    wire [63:0] pointers_add_22_4 = pointers_sent_22[4] ? pointers_row_22 : 64'd0;
    wire [63:0] pointers_row_23 = 64'd1 << key[287:282];
    wire [63:0] pointers_column_23 = 64'd1 << key[281:276];
    wire [4:0] pointers_sent_23 = advance[23] ? amount[119:115] : 5'd0;
    wire [63:0] pointers_add_23_0 = pointers_sent_23[0] ? pointers_row_23 : 64'd0;
    wire [63:0] pointers_add_23_1 = pointers_sent_23[1] ? pointers_row_23 : 64'd0;
    wire [63:0] pointers_add_23_2 = pointers_sent_23[2] ? pointers_row_23 : 64'd0;
    wire [63:0] pointers_add_23_3 = pointers_sent_23[3] ? pointers_row_23 : 64'd0;
    wire [63:0] pointers_add_23_4 = pointers_sent_23[4] ? pointers_row_23 : 64'd0;
    wire [63:0] pointers_row_24 = 64'd1 << key[299:294];
    wire [63:0] pointers_column_24 = 64'd1 << key[293:288];
    wire [4:0] pointers_sent_24 = advance[24] ? amount[124:120] : 5'd0;
    wire [63:0] pointers_add_24_0 = pointers_sent_24[0] ? pointers_row_24 : 64'd0;
    wire [63:0] pointers_add_24_1 = pointers_sent_24[1] ? pointers_row_24 : 64'd0;
    wire [63:0] pointers_add_24_2 = pointers_sent_24[2] ? pointers_row_24 : 64'd0;
    wire [63:0] pointers_add_24_3 = pointers_sent_24[3] ? pointers_row_24 : 64'd0;
    wire [63:0] pointers_add_24_4 = pointers_sent_24[4] ? pointers_row_24 : 64'd0;
    wire [63:0] pointers_row_25 = 64'd1 << key[311:306];
    wire [63:0] pointers_column_25 = 64'd1 << key[305:300];
    wire [4:0] pointers_sent_25 = advance[25] ? amount[129:125] : 5'd0;
    wire [63:0] pointers_add_25_0 = pointers_sent_25[0] ? pointers_row_25 : 64'd0;
    wire [63:0] pointers_add_25_1 = pointers_sent_25[1] ? pointers_row_25 : 64'd0;
    wire [63:0] pointers_add_25_2 = pointers_sent_25[2] ? pointers_row_25 : 64'd0;
    wire [63:0] pointers_add_25_3 = pointers_sent_25[3] ? pointers_row_25 : 64'd0;
    wire [63:0] pointers_add_25_4 = pointers_sent_25[4] ? pointers_row_25 : 64'd0;
    wire [63:0] pointers_row_26 = 64'd1 << key[323:318];
    wire [63:0] pointers_column_26 = 64'd1 << key[317:312];
    wire [4:0] pointers_sent_26 = advance[26] ? amount[134:130] : 5'd0;
    wire [63:0] pointers_add_26_0 = pointers_sent_26[0] ? pointers_row_26 : 64'd0;
    wire [63:0] pointers_add_26_1 = pointers_sent_26[1] ? pointers_row_26 : 64'd0;
    wire [63:0] pointers_add_26_2 = pointers_sent_26[2] ? pointers_row_26 : 64'd0;
    wire [63:0] pointers_add_26_3 = pointers_sent_26[3] ? pointers_row_26 : 64'd0;
    wire [63:0] pointers_add_26_4 = pointers_sent_26[4] ? pointers_row_26 : 64'd0;
    wire [63:0] pointers_row_27 = 64'd1 << key[335:330];
    wire [63:0] pointers_column_27 = 64'd1 << key[329:324];
    wire [4:0] pointers_sent_27 = advance[27] ? amount[139:135] : 5'd0;
    wire [63:0] pointers_add_27_0 = pointers_sent_27[0] ? pointers_row_27 : 64'd0;
    wire [63:0] pointers_add_27_1 = pointers_sent_27[1] ? pointers_row_27 : 64'd0;
    wire [63:0] pointers_add_27_2 = pointers_sent_27[2] ? pointers_row_27 : 64'd0;
    wire [63:0] pointers_add_27_3 = pointers_sent_27[3] ? pointers_row_27 : 64'd0;
    wire [63:0] pointers_add_27_4 = pointers_sent_27[4] ? pointers_row_27 : 64'd0;
    wire [63:0] pointers_row_28 = 64'd1 << key[347:342];
    wire [63:0] pointers_column_28 = 64'd1 << key[341:336];
    wire [4:0] pointers_sent_28 = advance[28] ? amount[144:140] : 5'd0;
    wire [63:0] pointers_add_28_0 = pointers_sent_28[0] ? pointers_row_28 : 64'd0;
    wire [63:0] pointers_add_28_1 = pointers_sent_28[1] ? pointers_row_28 : 64'd0;
    wire [63:0] pointers_add_28_2 = pointers_sent_28[2] ? pointers_row_28 : 64'd0;
    wire [63:0] pointers_add_28_3 = pointers_sent_28[3] ? pointers_row_28 : 64'd0;
    wire [63:0] pointers_add_28_4 = pointers_sent_28[4] ? pointers_row_28 : 64'd0;
    wire [63:0] pointers_row_29 = 64'd1 << key[359:354];
    wire [63:0] pointers_column_29 = 64'd1 << key[353:348];
    wire [4:0] pointers_sent_29 = advance[29] ? amount[149:145] : 5'd0;
    wire [63:0] pointers_add_29_0 = pointers_sent_29[0] ? pointers_row_29 : 64'd0;
    wire [63:0] pointers_add_29_1 = pointers_sent_29[1] ? pointers_row_29 : 64'd0;
    wire [63:0] pointers_add_29_2 = pointers_sent_29[2] ? pointers_row_29 : 64'd0;
    wire [63:0] pointers_add_29_3 = pointers_sent_29[3] ? pointers_row_29 : 64'd0;
    wire [63:0] pointers_add_29_4 = pointers_sent_29[4] ? pointers_row_29 : 64'd0;
    wire [63:0] pointers_row_30 = 64'd1 << key[371:366];
    wire [63:0] pointers_column_30 = 64'd1 << key[365:360];
    wire [4:0] pointers_sent_30 = advance[30] ? amount[154:150] : 5'd0;
    wire [63:0] pointers_add_30_0 = pointers_sent_30[0] ? pointers_row_30 : 64'd0;
    wire [63:0] pointers_add_30_1 = pointers_sent_30[1] ? pointers_row_30 : 64'd0;
    wire [63:0] pointers_add_30_2 = pointers_sent_30[2] ? pointers_row_30 : 64'd0;
    wire [63:0] pointers_add_30_3 = pointers_sent_30[3] ? pointers_row_30 : 64'd0;
    wire [63:0] pointers_add_30_4 = pointers_sent_30[4] ? pointers_row_30 : 64'd0;
    wire [63:0] pointers_row_31 = 64'd1 << key[383:378];
    wire [63:0] pointers_column_31 = 64'd1 << key[377:372];
    wire [4:0] pointers_sent_31 = advance[31] ? amount[159:155] : 5'd0;
    wire [63:0] pointers_add_31_0 = pointers_sent_31[0] ? pointers_row_31 : 64'd0;
    wire [63:0] pointers_add_31_1 = pointers_sent_31[1] ? pointers_row_31 : 64'd0;
    wire [63:0] pointers_add_31_2 = pointers_sent_31[2] ? pointers_row_31 : 64'd0;
    wire [63:0] pointers_add_31_3 = pointers_sent_31[3] ? pointers_row_31 : 64'd0;
    wire [63:0] pointers_add_31_4 = pointers_sent_31[4] ? pointers_row_31 : 64'd0;
    reg [4095:0] pointers_added_0;
    reg [4095:0] pointers_added_1;
    reg [4095:0] pointers_added_2;
    reg [4095:0] pointers_added_3;
    reg [4095:0] pointers_added_4;
    integer pointers_row;
    always @* begin
        for (pointers_row = 0; pointers_row < 64; pointers_row = pointers_row + 1) begin
            pointers_added_0[pointers_row * 64 +: 64] = ({64{pointers_add_0_0[pointers_row]}} & pointers_column_0) |
                ({64{pointers_add_1_0[pointers_row]}} & pointers_column_1) |
                ({64{pointers_add_2_0[pointers_row]}} & pointers_column_2) |
                ({64{pointers_add_3_0[pointers_row]}} & pointers_column_3) |
                ({64{pointers_add_4_0[pointers_row]}} & pointers_column_4) |
                ({64{pointers_add_5_0[pointers_row]}} & pointers_column_5) |
                ({64{pointers_add_6_0[pointers_row]}} & pointers_column_6) |
                ({64{pointers_add_7_0[pointers_row]}} & pointers_column_7) |
                ({64{pointers_add_8_0[pointers_row]}} & pointers_column_8) |
                ({64{pointers_add_9_0[pointers_row]}} & pointers_column_9) |
                ({64{pointers_add_10_0[pointers_row]}} & pointers_column_10) |
                ({64{pointers_add_11_0[pointers_row]}} & pointers_column_11) |
                ({64{pointers_add_12_0[pointers_row]}} & pointers_column_12) |
                ({64{pointers_add_13_0[pointers_row]}} & pointers_column_13) |
                ({64{pointers_add_14_0[pointers_row]}} & pointers_column_14) |
                ({64{pointers_add_15_0[pointers_row]}} & pointers_column_15) |
                ({64{pointers_add_16_0[pointers_row]}} & pointers_column_16) |
                ({64{pointers_add_17_0[pointers_row]}} & pointers_column_17) |
                ({64{pointers_add_18_0[pointers_row]}} & pointers_column_18) |
                ({64{pointers_add_19_0[pointers_row]}} & pointers_column_19) |
                ({64{pointers_add_20_0[pointers_row]}} & pointers_column_20) |
                ({64{pointers_add_21_0[pointers_row]}} & pointers_column_21) |
                ({64{pointers_add_22_0[pointers_row]}} & pointers_column_22) |
                ({64{pointers_add_23_0[pointers_row]}} & pointers_column_23) |
                ({64{pointers_add_24_0[pointers_row]}} & pointers_column_24) |
                ({64{pointers_add_25_0[pointers_row]}} & pointers_column_25) |
                ({64{pointers_add_26_0[pointers_row]}} & pointers_column_26) |
                ({64{pointers_add_27_0[pointers_row]}} & pointers_column_27) |
                ({64{pointers_add_28_0[pointers_row]}} & pointers_column_28) |
                ({64{pointers_add_29_0[pointers_row]}} & pointers_column_29) |
                ({64{pointers_add_30_0[pointers_row]}} & pointers_column_30) |
                ({64{pointers_add_31_0[pointers_row]}} & pointers_column_31);
            pointers_added_1[pointers_row * 64 +: 64] = ({64{pointers_add_0_1[pointers_row]}} & pointers_column_0) |
                ({64{pointers_add_1_1[pointers_row]}} & pointers_column_1) |
                ({64{pointers_add_2_1[pointers_row]}} & pointers_column_2) |
                ({64{pointers_add_3_1[pointers_row]}} & pointers_column_3) |
                ({64{pointers_add_4_1[pointers_row]}} & pointers_column_4) |
                ({64{pointers_add_5_1[pointers_row]}} & pointers_column_5) |
                ({64{pointers_add_6_1[pointers_row]}} & pointers_column_6) |
                ({64{pointers_add_7_1[pointers_row]}} & pointers_column_7) |
                ({64{pointers_add_8_1[pointers_row]}} & pointers_column_8) |
                ({64{pointers_add_9_1[pointers_row]}} & pointers_column_9) |
                ({64{pointers_add_10_1[pointers_row]}} & pointers_column_10) |
                ({64{pointers_add_11_1[pointers_row]}} & pointers_column_11) |
                ({64{pointers_add_12_1[pointers_row]}} & pointers_column_12) |
                ({64{pointers_add_13_1[pointers_row]}} & pointers_column_13) |
                ({64{pointers_add_14_1[pointers_row]}} & pointers_column_14) |
                ({64{pointers_add_15_1[pointers_row]}} & pointers_column_15) |
                ({64{pointers_add_16_1[pointers_row]}} & pointers_column_16) |
                ({64{pointers_add_17_1[pointers_row]}} & pointers_column_17) |
                ({64{pointers_add_18_1[pointers_row]}} & pointers_column_18) |
                ({64{pointers_add_19_1[pointers_row]}} & pointers_column_19) |
                ({64{pointers_add_20_1[pointers_row]}} & pointers_column_20) |
                ({64{pointers_add_21_1[pointers_row]}} & pointers_column_21) |
                ({64{pointers_add_22_1[pointers_row]}} & pointers_column_22) |
                ({64{pointers_add_23_1[pointers_row]}} & pointers_column_23) |
                ({64{pointers_add_24_1[pointers_row]}} & pointers_column_24) |
                ({64{pointers_add_25_1[pointers_row]}} & pointers_column_25) |
                ({64{pointers_add_26_1[pointers_row]}} & pointers_column_26) |
                ({64{pointers_add_27_1[pointers_row]}} & pointers_column_27) |
                ({64{pointers_add_28_1[pointers_row]}} & pointers_column_28) |
                ({64{pointers_add_29_1[pointers_row]}} & pointers_column_29) |
                ({64{pointers_add_30_1[pointers_row]}} & pointers_column_30) |
                ({64{pointers_add_31_1[pointers_row]}} & pointers_column_31);
            pointers_added_2[pointers_row * 64 +: 64] = ({64{pointers_add_0_2[pointers_row]}} & pointers_column_0) |
                ({64{pointers_add_1_2[pointers_row]}} & pointers_column_1) |
                ({64{pointers_add_2_2[pointers_row]}} & pointers_column_2) |
                ({64{pointers_add_3_2[pointers_row]}} & pointers_column_3) |
                ({64{pointers_add_4_2[pointers_row]}} & pointers_column_4) |
                ({64{pointers_add_5_2[pointers_row]}} & pointers_column_5) |
                ({64{pointers_add_6_2[pointers_row]}} & pointers_column_6) |
                ({64{pointers_add_7_2[pointers_row]}} & pointers_column_7) |
                ({64{pointers_add_8_2[pointers_row]}} & pointers_column_8) |
                ({64{pointers_add_9_2[pointers_row]}} & pointers_column_9) |
                ({64{pointers_add_10_2[pointers_row]}} & pointers_column_10) |
                ({64{pointers_add_11_2[pointers_row]}} & pointers_column_11) |
                ({64{pointers_add_12_2[pointers_row]}} & pointers_column_12) |
                ({64{pointers_add_13_2[pointers_row]}} & pointers_column_13) |
                ({64{pointers_add_14_2[pointers_row]}} & pointers_column_14) |
                ({64{pointers_add_15_2[pointers_row]}} & pointers_column_15) |
                ({64{pointers_add_16_2[pointers_row]}} & pointers_column_16) |
                ({64{pointers_add_17_2[pointers_row]}} & pointers_column_17) |
                ({64{pointers_add_18_2[pointers_row]}} & pointers_column_18) |
                ({64{pointers_add_19_2[pointers_row]}} & pointers_column_19) |
                ({64{pointers_add_20_2[pointers_row]}} & pointers_column_20) |
                ({64{pointers_add_21_2[pointers_row]}} & pointers_column_21) |
                ({64{pointers_add_22_2[pointers_row]}} & pointers_column_22) |
                ({64{pointers_add_23_2[pointers_row]}} & pointers_column_23) |
                ({64{pointers_add_24_2[pointers_row]}} & pointers_column_24) |
                ({64{pointers_add_25_2[pointers_row]}} & pointers_column_25) |
                ({64{pointers_add_26_2[pointers_row]}} & pointers_column_26) |
                ({64{pointers_add_27_2[pointers_row]}} & pointers_column_27) |
                ({64{pointers_add_28_2[pointers_row]}} & pointers_column_28) |
                ({64{pointers_add_29_2[pointers_row]}} & pointers_column_29) |
                ({64{pointers_add_30_2[pointers_row]}} & pointers_column_30) |
                ({64{pointers_add_31_2[pointers_row]}} & pointers_column_31);
            pointers_added_3[pointers_row * 64 +: 64] = ({64{pointers_add_0_3[pointers_row]}} & pointers_column_0) |
                ({64{pointers_add_1_3[pointers_row]}} & pointers_column_1) |
                ({64{pointers_add_2_3[pointers_row]}} & pointers_column_2) |
                ({64{pointers_add_3_3[pointers_row]}} & pointers_column_3) |
                ({64{pointers_add_4_3[pointers_row]}} & pointers_column_4) |
                ({64{pointers_add_5_3[pointers_row]}} & pointers_column_5) |
                ({64{pointers_add_6_3[pointers_row]}} & pointers_column_6) |
                ({64{pointers_add_7_3[pointers_row]}} & pointers_column_7) |
                ({64{pointers_add_8_3[pointers_row]}} & pointers_column_8) |
                ({64{pointers_add_9_3[pointers_row]}} & pointers_column_9) |
                ({64{pointers_add_10_3[pointers_row]}} & pointers_column_10) |
                ({64{pointers_add_11_3[pointers_row]}} & pointers_column_11) |
                ({64{pointers_add_12_3[pointers_row]}} & pointers_column_12) |
                ({64{pointers_add_13_3[pointers_row]}} & pointers_column_13) |
                ({64{pointers_add_14_3[pointers_row]}} & pointers_column_14) |
                ({64{pointers_add_15_3[pointers_row]}} & pointers_column_15) |
                ({64{pointers_add_16_3[pointers_row]}} & pointers_column_16) |
                ({64{pointers_add_17_3[pointers_row]}} & pointers_column_17) |
                ({64{pointers_add_18_3[pointers_row]}} & pointers_column_18) |
                ({64{pointers_add_19_3[pointers_row]}} & pointers_column_19) |
                ({64{pointers_add_20_3[pointers_row]}} & pointers_column_20) |
                ({64{pointers_add_21_3[pointers_row]}} & pointers_column_21) |
                ({64{pointers_add_22_3[pointers_row]}} & pointers_column_22) |
                ({64{pointers_add_23_3[pointers_row]}} & pointers_column_23) |
                ({64{pointers_add_24_3[pointers_row]}} & pointers_column_24) |
                ({64{pointers_add_25_3[pointers_row]}} & pointers_column_25) |
                ({64{pointers_add_26_3[pointers_row]}} & pointers_column_26) |
                ({64{pointers_add_27_3[pointers_row]}} & pointers_column_27) |
                ({64{pointers_add_28_3[pointers_row]}} & pointers_column_28) |
                ({64{pointers_add_29_3[pointers_row]}} & pointers_column_29) |
                ({64{pointers_add_30_3[pointers_row]}} & pointers_column_30) |
                ({64{pointers_add_31_3[pointers_row]}} & pointers_column_31);
            pointers_added_4[pointers_row * 64 +: 64] = ({64{pointers_add_0_4[pointers_row]}} & pointers_column_0) |
                ({64{pointers_add_1_4[pointers_row]}} & pointers_column_1) |
                ({64{pointers_add_2_4[pointers_row]}} & pointers_column_2) |
                ({64{pointers_add_3_4[pointers_row]}} & pointers_column_3) |
                ({64{pointers_add_4_4[pointers_row]}} & pointers_column_4) |
                ({64{pointers_add_5_4[pointers_row]}} & pointers_column_5) |
                ({64{pointers_add_6_4[pointers_row]}} & pointers_column_6) |
                ({64{pointers_add_7_4[pointers_row]}} & pointers_column_7) |
                ({64{pointers_add_8_4[pointers_row]}} & pointers_column_8) |
                ({64{pointers_add_9_4[pointers_row]}} & pointers_column_9) |
                ({64{pointers_add_10_4[pointers_row]}} & pointers_column_10) |
                ({64{pointers_add_11_4[pointers_row]}} & pointers_column_11) |
                ({64{pointers_add_12_4[pointers_row]}} & pointers_column_12) |
                ({64{pointers_add_13_4[pointers_row]}} & pointers_column_13) |
                ({64{pointers_add_14_4[pointers_row]}} & pointers_column_14) |
                ({64{pointers_add_15_4[pointers_row]}} & pointers_column_15) |
                ({64{pointers_add_16_4[pointers_row]}} & pointers_column_16) |
                ({64{pointers_add_17_4[pointers_row]}} & pointers_column_17) |
                ({64{pointers_add_18_4[pointers_row]}} & pointers_column_18) |
                ({64{pointers_add_19_4[pointers_row]}} & pointers_column_19) |
                ({64{pointers_add_20_4[pointers_row]}} & pointers_column_20) |
                ({64{pointers_add_21_4[pointers_row]}} & pointers_column_21) |
                ({64{pointers_add_22_4[pointers_row]}} & pointers_column_22) |
                ({64{pointers_add_23_4[pointers_row]}} & pointers_column_23) |
                ({64{pointers_add_24_4[pointers_row]}} & pointers_column_24) |
                ({64{pointers_add_25_4[pointers_row]}} & pointers_column_25) |
                ({64{pointers_add_26_4[pointers_row]}} & pointers_column_26) |
                ({64{pointers_add_27_4[pointers_row]}} & pointers_column_27) |
                ({64{pointers_add_28_4[pointers_row]}} & pointers_column_28) |
                ({64{pointers_add_29_4[pointers_row]}} & pointers_column_29) |
                ({64{pointers_add_30_4[pointers_row]}} & pointers_column_30) |
                ({64{pointers_add_31_4[pointers_row]}} & pointers_column_31);
        end
    end
    wire [4095:0] pointers_sum_0 = pointers_0 ^ pointers_added_0;
    wire [4095:0] pointers_carry_0 = pointers_0 & pointers_added_0;
    wire [4095:0] pointers_sum_1 = pointers_1 ^ pointers_added_1 ^ pointers_carry_0;
    wire [4095:0] pointers_carry_1 = (pointers_1 & pointers_added_1) | (pointers_1 & pointers_carry_0) | (pointers_added_1 & pointers_carry_0);
    wire [4095:0] pointers_sum_2 = pointers_2 ^ pointers_added_2 ^ pointers_carry_1;
    wire [4095:0] pointers_carry_2 = (pointers_2 & pointers_added_2) | (pointers_2 & pointers_carry_1) | (pointers_added_2 & pointers_carry_1);
    wire [4095:0] pointers_sum_3 = pointers_3 ^ pointers_added_3 ^ pointers_carry_2;
    wire [4095:0] pointers_carry_3 = (pointers_3 & pointers_added_3) | (pointers_3 & pointers_carry_2) | (pointers_added_3 & pointers_carry_2);
    wire [4095:0] pointers_sum_4 = pointers_4 ^ pointers_added_4 ^ pointers_carry_3;

    always @(posedge clk) begin
        if (rst) begin
            pointers_0 <= {
                64'hfc28360c112d133f, 64'h17d02ef697d88f68, 64'h407d768b8c08a0ba,
                64'hf29779df6d4a97b6, 64'h672c8a528a640d70, 64'h5c4e45a34838ad96,
                64'h48c1cbb462173b5f, 64'h29acd941b163a996, 64'h45c14cea1f766ced,
                64'h792a4bed3a619dcb, 64'h85303d214fc89c10, 64'h8f2435876156bce5,
                64'h6300f763ab745f61, 64'h329998b7967cfff5, 64'h5d7d10494b201cf6,
                64'heda429958f840ded, 64'h8e563f03224b9c49, 64'h8949ac78496bc4e6,
                64'h77fea07669d0decc, 64'hbd03e9b037057ddf, 64'h6ba3901c79e5b1d4,
                64'hdadb373ac749cf39, 64'hbbb7b3710e665097, 64'h20a00cb435159d08,
                64'hd961edb6b34753f7, 64'h399b0116d3e8e438, 64'hc79a9d70c8e38777,
                64'h26269f7a25d2116b, 64'hb903253a4bd856ee, 64'h19d32d41fd1f539f,
                64'h64f951e60924dde9, 64'h5ac8f0e92579215a, 64'hfc28360c112d133f,
                64'h17d02ef697d88f68, 64'h407d768b8c08a0ba, 64'hf29779df6d4a97b6,
                64'h672c8a528a640d70, 64'h5c4e45a34838ad96, 64'h48c1cbb462173b5f,
                64'h29acd941b163a996, 64'h45c14cea1f766ced, 64'h792a4bed3a619dcb,
                64'h85303d214fc89c10, 64'h8f2435876156bce5, 64'h6300f763ab745f61,
                64'h329998b7967cfff5, 64'h5d7d10494b201cf6, 64'heda429958f840ded,
                64'h8e563f03224b9c49, 64'h8949ac78496bc4e6, 64'h77fea07669d0decc,
                64'hbd03e9b037057ddf, 64'h6ba3901c79e5b1d4, 64'hdadb373ac749cf39,
                64'hbbb7b3710e665097, 64'h20a00cb435159d08, 64'hd961edb6b34753f7,
                64'h399b0116d3e8e438, 64'hc79a9d70c8e38777, 64'h26269f7a25d2116b,
                64'hb903253a4bd856ee, 64'h19d32d41fd1f539f, 64'h64f951e60924dde9,
                64'h5ac8f0e92579215a
            };
            pointers_1 <= {
                64'h43dd3a2bfded07cc, 64'h46c033cf11ed3e84, 64'h55ca52a4feec9cd5,
                64'h5abe99b0d5e918d1, 64'h318c5e3874166402, 64'haa8f0514e5f49d70,
                64'h679d199b80328866, 64'h23a1f50357e19dc5, 64'hc8a5af52edd6ee71,
                64'h290e222c5a413c84, 64'h2e0f92e6093ccaae, 64'h34641cd66c274d99,
                64'h7c085284824f1a42, 64'haf8ce4fc9e52fa47, 64'h64c6f05e4aa0f793,
                64'h83430d3d23f04964, 64'h756df6dc934c3506, 64'h1d957cea669694ff,
                64'h6096bb509cc4f26e, 64'hda8dead972ebc579, 64'h2e6ce130477dfad0,
                64'h8a558e0c1c03e1ee, 64'hbebee4c01849eda4, 64'ha9adc6e231e60442,
                64'h207be9a98f239c1, 64'h3d2a1f68a2783727, 64'h40c9b0ac1b62e215,
                64'h4dc014670611ddf4, 64'h9def8b1894d2f5fc, 64'ha8e9009c1b173b81,
                64'h87ebbeccb9b54bb0, 64'h6d894a24c39d4338, 64'h43dd3a2bfded07cc,
                64'h46c033cf11ed3e84, 64'h55ca52a4feec9cd5, 64'h5abe99b0d5e918d1,
                64'h318c5e3874166402, 64'haa8f0514e5f49d70, 64'h679d199b80328866,
                64'h23a1f50357e19dc5, 64'hc8a5af52edd6ee71, 64'h290e222c5a413c84,
                64'h2e0f92e6093ccaae, 64'h34641cd66c274d99, 64'h7c085284824f1a42,
                64'haf8ce4fc9e52fa47, 64'h64c6f05e4aa0f793, 64'h83430d3d23f04964,
                64'h756df6dc934c3506, 64'h1d957cea669694ff, 64'h6096bb509cc4f26e,
                64'hda8dead972ebc579, 64'h2e6ce130477dfad0, 64'h8a558e0c1c03e1ee,
                64'hbebee4c01849eda4, 64'ha9adc6e231e60442, 64'h207be9a98f239c1,
                64'h3d2a1f68a2783727, 64'h40c9b0ac1b62e215, 64'h4dc014670611ddf4,
                64'h9def8b1894d2f5fc, 64'ha8e9009c1b173b81, 64'h87ebbeccb9b54bb0,
                64'h6d894a24c39d4338
            };
            pointers_2 <= {
                64'hd0f343a717a8d5a0, 64'h82b8497e01e5756e, 64'h56bb3d3b2e1d15ae,
                64'hf0339f016e240eca, 64'h3c350841d8d2f9d6, 64'h122f0ed1c5c6e368,
                64'h5e746c0335e1c4ee, 64'hbd57fc42d730575c, 64'hebe663e25a84c61c,
                64'h53f8172278c0e79d, 64'h6b9800b0833122e4, 64'hacbb80d559999893,
                64'h66cc8fca45dbe061, 64'h7a06a052c8c062c9, 64'hd6cf7de8ef3b5e66,
                64'h5952b9f793499af9, 64'hf9fd5d0961c3b27f, 64'ha24d717260a3ce23,
                64'he0327c21f61a4844, 64'ha21bd52d53f38666, 64'h699ec56154f80a17,
                64'h55040f1d013bfabe, 64'hfacd2932328954d7, 64'h66b71d087b92c192,
                64'h5406afcf77bb9e0c, 64'h3ed04abad8268aea, 64'h67172ca58dad18a1,
                64'h5b7f0ca35edc5baa, 64'h1e7e8a36b6a14b1, 64'he251d3e87c47bb8a,
                64'h53aa6d8b24249651, 64'hdd17e068f465474b, 64'hd0f343a717a8d5a0,
                64'h82b8497e01e5756e, 64'h56bb3d3b2e1d15ae, 64'hf0339f016e240eca,
                64'h3c350841d8d2f9d6, 64'h122f0ed1c5c6e368, 64'h5e746c0335e1c4ee,
                64'hbd57fc42d730575c, 64'hebe663e25a84c61c, 64'h53f8172278c0e79d,
                64'h6b9800b0833122e4, 64'hacbb80d559999893, 64'h66cc8fca45dbe061,
                64'h7a06a052c8c062c9, 64'hd6cf7de8ef3b5e66, 64'h5952b9f793499af9,
                64'hf9fd5d0961c3b27f, 64'ha24d717260a3ce23, 64'he0327c21f61a4844,
                64'ha21bd52d53f38666, 64'h699ec56154f80a17, 64'h55040f1d013bfabe,
                64'hfacd2932328954d7, 64'h66b71d087b92c192, 64'h5406afcf77bb9e0c,
                64'h3ed04abad8268aea, 64'h67172ca58dad18a1, 64'h5b7f0ca35edc5baa,
                64'h1e7e8a36b6a14b1, 64'he251d3e87c47bb8a, 64'h53aa6d8b24249651,
                64'hdd17e068f465474b
            };
            pointers_3 <= {
                64'h56d16009eabee104, 64'h6d7ba50c09996a36, 64'h3d11c4c8603dbc3b,
                64'hecf8322e69abcb2a, 64'hbc47ceb57bfb4752, 64'h62413d37838d1313,
                64'h7c320c4367f50eb7, 64'hacd6ada790770473, 64'hb06b86ac79c8f59e,
                64'ha3b7cdb69dd2c3ba, 64'hea31566c04ea2237, 64'h109c1b2ff5f4714,
                64'h8834b2ff83ffb84c, 64'h67188a329f4aa907, 64'h7ccd1700b6b32932,
                64'h80e8a750a7bda189, 64'h43e9360341af7888, 64'h8284336b703b3d94,
                64'h89ed7fad11efaf4c, 64'hf2c4436106b7df3c, 64'h27fcf2f5c820912,
                64'h26636bf169c5cd6a, 64'hbdc0cd0d6e88eb3f, 64'hc51371a61e2fba68,
                64'hff1fac342bd48395, 64'h461fa8015bb318c0, 64'hf0958670bf4e3fd2,
                64'hce5770307ff50ad, 64'h8d4bf5bd8d7d634a, 64'h17032237d121b49e,
                64'h68bf4607287aefc6, 64'hb64db0dc6ddb0eab, 64'h56d16009eabee104,
                64'h6d7ba50c09996a36, 64'h3d11c4c8603dbc3b, 64'hecf8322e69abcb2a,
                64'hbc47ceb57bfb4752, 64'h62413d37838d1313, 64'h7c320c4367f50eb7,
                64'hacd6ada790770473, 64'hb06b86ac79c8f59e, 64'ha3b7cdb69dd2c3ba,
                64'hea31566c04ea2237, 64'h109c1b2ff5f4714, 64'h8834b2ff83ffb84c,
                64'h67188a329f4aa907, 64'h7ccd1700b6b32932, 64'h80e8a750a7bda189,
                64'h43e9360341af7888, 64'h8284336b703b3d94, 64'h89ed7fad11efaf4c,
                64'hf2c4436106b7df3c, 64'h27fcf2f5c820912, 64'h26636bf169c5cd6a,
                64'hbdc0cd0d6e88eb3f, 64'hc51371a61e2fba68, 64'hff1fac342bd48395,
                64'h461fa8015bb318c0, 64'hf0958670bf4e3fd2, 64'hce5770307ff50ad,
                64'h8d4bf5bd8d7d634a, 64'h17032237d121b49e, 64'h68bf4607287aefc6,
                64'hb64db0dc6ddb0eab
            };
            pointers_4 <= {
                64'h84ff1e5a68dbd036, 64'h80985d4b1c306421, 64'hdeb4f7b549a16fa1,
                64'h2aa537ba9198782a, 64'hf989bb3cab4ea9d7, 64'heb9d430234bf4bb0,
                64'hdc3ab77bae23c03a, 64'hf85cb504c747a8a8, 64'hb04623716860ee74,
                64'h1e81441ee08debfc, 64'h50429491b0bda7a4, 64'h2c29df13e1bf6691,
                64'h8867b505aad3ed3c, 64'h7eb464af4745378b, 64'haae606c4c254c5bd,
                64'h35c789cde04a10e3, 64'h8ecd65cf8492c376, 64'h2484137e550293dc,
                64'h1e55a19a8bed2a8a, 64'ha3f167202dd92369, 64'h46256c35f11653e8,
                64'h4e1fd97515677583, 64'h18fc66a8798363db, 64'hb9db964eee6b387e,
                64'hf5fb6359e17da90d, 64'h3729161a479da92a, 64'h548ec6343f6f2bb7,
                64'he279e17bb5a75dbe, 64'hc366a979ac4709ad, 64'hf498d491417c7994,
                64'hc9a1fa49e53e9117, 64'h6133cefb8c850576, 64'h7b00e1a597242fc9,
                64'h7f67a2b4e3cf9bde, 64'h214b084ab65e905e, 64'hd55ac8456e6787d5,
                64'h67644c354b15628, 64'h1462bcfdcb40b44f, 64'h23c5488451dc3fc5,
                64'h7a34afb38b85757, 64'h4fb9dc8e979f118b, 64'he17ebbe11f721403,
                64'hafbd6b6e4f42585b, 64'hd3d620ec1e40996e, 64'h77984afa552c12c3,
                64'h814b9b50b8bac874, 64'h5519f93b3dab3a42, 64'hca3876321fb5ef1c,
                64'h71329a307b6d3c89, 64'hdb7bec81aafd6c23, 64'he1aa5e657412d575,
                64'h5c0e98dfd226dc96, 64'hb9da93ca0ee9ac17, 64'hb1e0268aea988a7c,
                64'he7039957867c9c24, 64'h462469b11194c781, 64'ha049ca61e8256f2,
                64'hc8d6e9e5b86256d5, 64'hab7139cbc090d448, 64'h1d861e844a58a241,
                64'h3c99568653b8f652, 64'hb672b6ebe83866b, 64'h365e05b61ac16ee8,
                64'h9ecc3104737afa89
            };
        end else begin
            pointers_0 <= pointers_sum_0;
            pointers_1 <= pointers_sum_1;
            pointers_2 <= pointers_sum_2;
            pointers_3 <= pointers_sum_3;
            pointers_4 <= pointers_sum_4;
        end
    end

    wire [4:0] pointer_0 = {
        pointers_4[key[11:0]], pointers_3[key[11:0]], pointers_2[key[11:0]],
        pointers_1[key[11:0]], pointers_0[key[11:0]]
    };
    wire [4:0] pointer_1 = {
        pointers_4[key[23:12]], pointers_3[key[23:12]], pointers_2[key[23:12]],
        pointers_1[key[23:12]], pointers_0[key[23:12]]
    };
    wire [4:0] pointer_2 = {
        pointers_4[key[35:24]], pointers_3[key[35:24]], pointers_2[key[35:24]],
        pointers_1[key[35:24]], pointers_0[key[35:24]]
    };
    wire [4:0] pointer_3 = {
        pointers_4[key[47:36]], pointers_3[key[47:36]], pointers_2[key[47:36]],
        pointers_1[key[47:36]], pointers_0[key[47:36]]
    };
    wire [4:0] pointer_4 = {
        pointers_4[key[59:48]], pointers_3[key[59:48]], pointers_2[key[59:48]],
        pointers_1[key[59:48]], pointers_0[key[59:48]]
    };
    wire [4:0] pointer_5 = {
        pointers_4[key[71:60]], pointers_3[key[71:60]], pointers_2[key[71:60]],
        pointers_1[key[71:60]], pointers_0[key[71:60]]
    };
    wire [4:0] pointer_6 = {
        pointers_4[key[83:72]], pointers_3[key[83:72]], pointers_2[key[83:72]],
        pointers_1[key[83:72]], pointers_0[key[83:72]]
    };
    wire [4:0] pointer_7 = {
        pointers_4[key[95:84]], pointers_3[key[95:84]], pointers_2[key[95:84]],
        pointers_1[key[95:84]], pointers_0[key[95:84]]
    };
    wire [4:0] pointer_8 = {
        pointers_4[key[107:96]], pointers_3[key[107:96]], pointers_2[key[107:96]],
        pointers_1[key[107:96]], pointers_0[key[107:96]]
    };
    wire [4:0] pointer_9 = {
        pointers_4[key[119:108]], pointers_3[key[119:108]], pointers_2[key[119:108]],
        pointers_1[key[119:108]], pointers_0[key[119:108]]
    };
    wire [4:0] pointer_10 = {
        pointers_4[key[131:120]], pointers_3[key[131:120]], pointers_2[key[131:120]],
        pointers_1[key[131:120]], pointers_0[key[131:120]]
    };
    wire [4:0] pointer_11 = {
        pointers_4[key[143:132]], pointers_3[key[143:132]], pointers_2[key[143:132]],
        pointers_1[key[143:132]], pointers_0[key[143:132]]
    };
    wire [4:0] pointer_12 = {
        pointers_4[key[155:144]], pointers_3[key[155:144]], pointers_2[key[155:144]],
        pointers_1[key[155:144]], pointers_0[key[155:144]]
    };
    wire [4:0] pointer_13 = {
        pointers_4[key[167:156]], pointers_3[key[167:156]], pointers_2[key[167:156]],
        pointers_1[key[167:156]], pointers_0[key[167:156]]
    };
    wire [4:0] pointer_14 = {
        pointers_4[key[179:168]], pointers_3[key[179:168]], pointers_2[key[179:168]],
        pointers_1[key[179:168]], pointers_0[key[179:168]]
    };
    wire [4:0] pointer_15 = {
        pointers_4[key[191:180]], pointers_3[key[191:180]], pointers_2[key[191:180]],
        pointers_1[key[191:180]], pointers_0[key[191:180]]
    };
    wire [4:0] pointer_16 = {
        pointers_4[key[203:192]], pointers_3[key[203:192]], pointers_2[key[203:192]],
        pointers_1[key[203:192]], pointers_0[key[203:192]]
    };
    wire [4:0] pointer_17 = {
        pointers_4[key[215:204]], pointers_3[key[215:204]], pointers_2[key[215:204]],
        pointers_1[key[215:204]], pointers_0[key[215:204]]
    };
    wire [4:0] pointer_18 = {
        pointers_4[key[227:216]], pointers_3[key[227:216]], pointers_2[key[227:216]],
        pointers_1[key[227:216]], pointers_0[key[227:216]]
    };
    wire [4:0] pointer_19 = {
        pointers_4[key[239:228]], pointers_3[key[239:228]], pointers_2[key[239:228]],
        pointers_1[key[239:228]], pointers_0[key[239:228]]
    };
    wire [4:0] pointer_20 = {
        pointers_4[key[251:240]], pointers_3[key[251:240]], pointers_2[key[251:240]],
        pointers_1[key[251:240]], pointers_0[key[251:240]]
    };
    wire [4:0] pointer_21 = {
        pointers_4[key[263:252]], pointers_3[key[263:252]], pointers_2[key[263:252]],
        pointers_1[key[263:252]], pointers_0[key[263:252]]
    };
    wire [4:0] pointer_22 = {
        pointers_4[key[275:264]], pointers_3[key[275:264]], pointers_2[key[275:264]],
        pointers_1[key[275:264]], pointers_0[key[275:264]]
    };
    wire [4:0] pointer_23 = {
        pointers_4[key[287:276]], pointers_3[key[287:276]], pointers_2[key[287:276]],
        pointers_1[key[287:276]], pointers_0[key[287:276]]
    };
    wire [4:0] pointer_24 = {
        pointers_4[key[299:288]], pointers_3[key[299:288]], pointers_2[key[299:288]],
        pointers_1[key[299:288]], pointers_0[key[299:288]]
    };
    wire [4:0] pointer_25 = {
        pointers_4[key[311:300]], pointers_3[key[311:300]], pointers_2[key[311:300]],
        pointers_1[key[311:300]], pointers_0[key[311:300]]
    };
    wire [4:0] pointer_26 = {
        pointers_4[key[323:312]], pointers_3[key[323:312]], pointers_2[key[323:312]],
        pointers_1[key[323:312]], pointers_0[key[323:312]]
    };
    wire [4:0] pointer_27 = {
        pointers_4[key[335:324]], pointers_3[key[335:324]], pointers_2[key[335:324]],
        pointers_1[key[335:324]], pointers_0[key[335:324]]
    };
    wire [4:0] pointer_28 = {
        pointers_4[key[347:336]], pointers_3[key[347:336]], pointers_2[key[347:336]],
        pointers_1[key[347:336]], pointers_0[key[347:336]]
    };
    wire [4:0] pointer_29 = {
        pointers_4[key[359:348]], pointers_3[key[359:348]], pointers_2[key[359:348]],
        pointers_1[key[359:348]], pointers_0[key[359:348]]
    };
    wire [4:0] pointer_30 = {
        pointers_4[key[371:360]], pointers_3[key[371:360]], pointers_2[key[371:360]],
        pointers_1[key[371:360]], pointers_0[key[371:360]]
    };
    wire [4:0] pointer_31 = {
        pointers_4[key[383:372]], pointers_3[key[383:372]], pointers_2[key[383:372]],
        pointers_1[key[383:372]], pointers_0[key[383:372]]
    };
    assign pointer = {
        pointer_31, pointer_30, pointer_29, pointer_28, pointer_27, pointer_26, pointer_25,
        pointer_24, pointer_23, pointer_22, pointer_21, pointer_20, pointer_19, pointer_18,
        pointer_17, pointer_16, pointer_15, pointer_14, pointer_13, pointer_12, pointer_11,
        pointer_10, pointer_9, pointer_8, pointer_7, pointer_6, pointer_5, pointer_4, pointer_3,
        pointer_2, pointer_1, pointer_0
    };

`ifdef FORMAL
    wire either_1 = 1'b0 | (advance[0] & (key[11:0] == key[23:12]));
    wire either_2 = 1'b0 | (advance[0] & (key[11:0] == key[35:24]));
    wire either_3 = either_2 | (advance[1] & (key[23:12] == key[35:24]));
    wire either_4 = 1'b0 | (advance[0] & (key[11:0] == key[47:36]));
    wire either_5 = either_4 | (advance[1] & (key[23:12] == key[47:36]));
    wire either_6 = either_5 | (advance[2] & (key[35:24] == key[47:36]));
    wire either_7 = 1'b0 | (advance[0] & (key[11:0] == key[59:48]));
    wire either_8 = either_7 | (advance[1] & (key[23:12] == key[59:48]));
    wire either_9 = either_8 | (advance[2] & (key[35:24] == key[59:48]));
    wire either_10 = either_9 | (advance[3] & (key[47:36] == key[59:48]));
    wire either_11 = 1'b0 | (advance[0] & (key[11:0] == key[71:60]));
    wire either_12 = either_11 | (advance[1] & (key[23:12] == key[71:60]));
    wire either_13 = either_12 | (advance[2] & (key[35:24] == key[71:60]));
    wire either_14 = either_13 | (advance[3] & (key[47:36] == key[71:60]));
    wire either_15 = either_14 | (advance[4] & (key[59:48] == key[71:60]));
    wire either_16 = 1'b0 | (advance[0] & (key[11:0] == key[83:72]));
    wire either_17 = either_16 | (advance[1] & (key[23:12] == key[83:72]));
    wire either_18 = either_17 | (advance[2] & (key[35:24] == key[83:72]));
    wire either_19 = either_18 | (advance[3] & (key[47:36] == key[83:72]));
    wire either_20 = either_19 | (advance[4] & (key[59:48] == key[83:72]));
    wire either_21 = either_20 | (advance[5] & (key[71:60] == key[83:72]));
    wire either_22 = 1'b0 | (advance[0] & (key[11:0] == key[95:84]));
    wire either_23 = either_22 | (advance[1] & (key[23:12] == key[95:84]));
    wire either_24 = either_23 | (advance[2] & (key[35:24] == key[95:84]));
    wire either_25 = either_24 | (advance[3] & (key[47:36] == key[95:84]));
    wire either_26 = either_25 | (advance[4] & (key[59:48] == key[95:84]));
    wire either_27 = either_26 | (advance[5] & (key[71:60] == key[95:84]));
    wire either_28 = either_27 | (advance[6] & (key[83:72] == key[95:84]));
    wire either_29 = 1'b0 | (advance[0] & (key[11:0] == key[107:96]));
    wire either_30 = either_29 | (advance[1] & (key[23:12] == key[107:96]));
    wire either_31 = either_30 | (advance[2] & (key[35:24] == key[107:96]));
    wire either_32 = either_31 | (advance[3] & (key[47:36] == key[107:96]));
    wire either_33 = either_32 | (advance[4] & (key[59:48] == key[107:96]));
    wire either_34 = either_33 | (advance[5] & (key[71:60] == key[107:96]));
    wire either_35 = either_34 | (advance[6] & (key[83:72] == key[107:96]));
    wire either_36 = either_35 | (advance[7] & (key[95:84] == key[107:96]));
    wire either_37 = 1'b0 | (advance[0] & (key[11:0] == key[119:108]));
    wire both_1 = advance[1] & (key[23:12] == key[119:108]);
    wire both_2 = advance[2] & (key[35:24] == key[119:108]);
    wire both_3 = advance[3] & (key[47:36] == key[119:108]);
    wire both_4 = advance[4] & (key[59:48] == key[119:108]);
    wire either_38 = (((either_37 | both_1) | both_2) | both_3) | both_4;
    wire both_5 = advance[5] & (key[71:60] == key[119:108]);
    wire both_6 = advance[6] & (key[83:72] == key[119:108]);
    wire both_7 = advance[7] & (key[95:84] == key[119:108]);
    wire both_8 = advance[8] & (key[107:96] == key[119:108]);
    wire either_39 = (((either_38 | both_5) | both_6) | both_7) | both_8;
    wire either_40 = 1'b0 | (advance[0] & (key[11:0] == key[131:120]));
    wire both_9 = advance[1] & (key[23:12] == key[131:120]);
    wire both_10 = advance[2] & (key[35:24] == key[131:120]);
    wire both_11 = advance[3] & (key[47:36] == key[131:120]);
    wire either_41 = ((either_40 | both_9) | both_10) | both_11;
    wire both_12 = advance[4] & (key[59:48] == key[131:120]);
    wire both_13 = advance[5] & (key[71:60] == key[131:120]);
    wire both_14 = advance[6] & (key[83:72] == key[131:120]);
    wire either_42 = ((either_41 | both_12) | both_13) | both_14;
    wire both_15 = advance[7] & (key[95:84] == key[131:120]);
    wire both_16 = advance[8] & (key[107:96] == key[131:120]);
    wire both_17 = advance[9] & (key[119:108] == key[131:120]);
    wire either_43 = ((either_42 | both_15) | both_16) | both_17;
    wire either_44 = 1'b0 | (advance[0] & (key[11:0] == key[143:132]));
    wire both_18 = advance[1] & (key[23:12] == key[143:132]);
    wire both_19 = advance[2] & (key[35:24] == key[143:132]);
    wire both_20 = advance[3] & (key[47:36] == key[143:132]);
    wire either_45 = ((either_44 | both_18) | both_19) | both_20;
    wire both_21 = advance[4] & (key[59:48] == key[143:132]);
    wire both_22 = advance[5] & (key[71:60] == key[143:132]);
    wire both_23 = advance[6] & (key[83:72] == key[143:132]);
    wire either_46 = ((either_45 | both_21) | both_22) | both_23;
    wire both_24 = advance[7] & (key[95:84] == key[143:132]);
    wire both_25 = advance[8] & (key[107:96] == key[143:132]);
    wire both_26 = advance[9] & (key[119:108] == key[143:132]);
    wire either_47 = ((either_46 | both_24) | both_25) | both_26;
    wire both_27 = advance[10] & (key[131:120] == key[143:132]);
    wire either_48 = 1'b0 | (advance[0] & (key[11:0] == key[155:144]));
    wire both_28 = advance[1] & (key[23:12] == key[155:144]);
    wire both_29 = advance[2] & (key[35:24] == key[155:144]);
    wire both_30 = advance[3] & (key[47:36] == key[155:144]);
    wire either_49 = ((either_48 | both_28) | both_29) | both_30;
    wire both_31 = advance[4] & (key[59:48] == key[155:144]);
    wire both_32 = advance[5] & (key[71:60] == key[155:144]);
    wire both_33 = advance[6] & (key[83:72] == key[155:144]);
    wire either_50 = ((either_49 | both_31) | both_32) | both_33;
    wire both_34 = advance[7] & (key[95:84] == key[155:144]);
    wire both_35 = advance[8] & (key[107:96] == key[155:144]);
    wire both_36 = advance[9] & (key[119:108] == key[155:144]);
    wire either_51 = ((either_50 | both_34) | both_35) | both_36;
    wire both_37 = advance[10] & (key[131:120] == key[155:144]);
    wire both_38 = advance[11] & (key[143:132] == key[155:144]);
    wire both_39 = advance[12] & ((either_51 | both_37) | both_38);
    wire either_52 = 1'b0 | (advance[0] & (key[11:0] == key[167:156]));
    wire both_40 = advance[1] & (key[23:12] == key[167:156]);
    wire both_41 = advance[2] & (key[35:24] == key[167:156]);
    wire both_42 = advance[3] & (key[47:36] == key[167:156]);
    wire either_53 = ((either_52 | both_40) | both_41) | both_42;
    wire both_43 = advance[4] & (key[59:48] == key[167:156]);
    wire both_44 = advance[5] & (key[71:60] == key[167:156]);
    wire both_45 = advance[6] & (key[83:72] == key[167:156]);
    wire either_54 = ((either_53 | both_43) | both_44) | both_45;
    wire both_46 = advance[7] & (key[95:84] == key[167:156]);
    wire both_47 = advance[8] & (key[107:96] == key[167:156]);
    wire both_48 = advance[9] & (key[119:108] == key[167:156]);
    wire either_55 = ((either_54 | both_46) | both_47) | both_48;
    wire both_49 = advance[10] & (key[131:120] == key[167:156]);
    wire both_50 = advance[11] & (key[143:132] == key[167:156]);
    wire both_51 = advance[12] & (key[155:144] == key[167:156]);
    wire either_56 = ((either_55 | both_49) | both_50) | both_51;
    wire either_57 = 1'b0 | (advance[0] & (key[11:0] == key[179:168]));
    wire both_52 = advance[1] & (key[23:12] == key[179:168]);
    wire both_53 = advance[2] & (key[35:24] == key[179:168]);
    wire both_54 = advance[3] & (key[47:36] == key[179:168]);
    wire either_58 = ((either_57 | both_52) | both_53) | both_54;
    wire both_55 = advance[4] & (key[59:48] == key[179:168]);
    wire both_56 = advance[5] & (key[71:60] == key[179:168]);
    wire both_57 = advance[6] & (key[83:72] == key[179:168]);
    wire either_59 = ((either_58 | both_55) | both_56) | both_57;
    wire both_58 = advance[7] & (key[95:84] == key[179:168]);
    wire both_59 = advance[8] & (key[107:96] == key[179:168]);
    wire both_60 = advance[9] & (key[119:108] == key[179:168]);
    wire either_60 = ((either_59 | both_58) | both_59) | both_60;
    wire both_61 = advance[10] & (key[131:120] == key[179:168]);
    wire both_62 = advance[11] & (key[143:132] == key[179:168]);
    wire both_63 = advance[12] & (key[155:144] == key[179:168]);
    wire either_61 = ((either_60 | both_61) | both_62) | both_63;
    wire both_64 = advance[13] & (key[167:156] == key[179:168]);
    wire either_62 = 1'b0 | (advance[0] & (key[11:0] == key[191:180]));
    wire both_65 = advance[1] & (key[23:12] == key[191:180]);
    wire both_66 = advance[2] & (key[35:24] == key[191:180]);
    wire both_67 = advance[3] & (key[47:36] == key[191:180]);
    wire either_63 = ((either_62 | both_65) | both_66) | both_67;
    wire both_68 = advance[4] & (key[59:48] == key[191:180]);
    wire both_69 = advance[5] & (key[71:60] == key[191:180]);
    wire both_70 = advance[6] & (key[83:72] == key[191:180]);
    wire either_64 = ((either_63 | both_68) | both_69) | both_70;
    wire both_71 = advance[7] & (key[95:84] == key[191:180]);
    wire both_72 = advance[8] & (key[107:96] == key[191:180]);
    wire both_73 = advance[9] & (key[119:108] == key[191:180]);
    wire either_65 = ((either_64 | both_71) | both_72) | both_73;
    wire both_74 = advance[10] & (key[131:120] == key[191:180]);
    wire both_75 = advance[11] & (key[143:132] == key[191:180]);
    wire both_76 = advance[12] & (key[155:144] == key[191:180]);
    wire either_66 = ((either_65 | both_74) | both_75) | both_76;
    wire both_77 = advance[13] & (key[167:156] == key[191:180]);
    wire both_78 = advance[14] & (key[179:168] == key[191:180]);
    wire both_79 = advance[15] & ((either_66 | both_77) | both_78);
    wire either_67 = 1'b0 | (advance[0] & (key[11:0] == key[203:192]));
    wire both_80 = advance[1] & (key[23:12] == key[203:192]);
    wire both_81 = advance[2] & (key[35:24] == key[203:192]);
    wire both_82 = advance[3] & (key[47:36] == key[203:192]);
    wire either_68 = ((either_67 | both_80) | both_81) | both_82;
    wire both_83 = advance[4] & (key[59:48] == key[203:192]);
    wire both_84 = advance[5] & (key[71:60] == key[203:192]);
    wire both_85 = advance[6] & (key[83:72] == key[203:192]);
    wire either_69 = ((either_68 | both_83) | both_84) | both_85;
    wire both_86 = advance[7] & (key[95:84] == key[203:192]);
    wire both_87 = advance[8] & (key[107:96] == key[203:192]);
    wire both_88 = advance[9] & (key[119:108] == key[203:192]);
    wire either_70 = ((either_69 | both_86) | both_87) | both_88;
    wire both_89 = advance[10] & (key[131:120] == key[203:192]);
    wire both_90 = advance[11] & (key[143:132] == key[203:192]);
    wire both_91 = advance[12] & (key[155:144] == key[203:192]);
    wire either_71 = ((either_70 | both_89) | both_90) | both_91;
    wire both_92 = advance[13] & (key[167:156] == key[203:192]);
    wire both_93 = advance[14] & (key[179:168] == key[203:192]);
    wire both_94 = advance[15] & (key[191:180] == key[203:192]);
    wire either_72 = ((either_71 | both_92) | both_93) | both_94;
    wire either_73 = 1'b0 | (advance[0] & (key[11:0] == key[215:204]));
    wire both_95 = advance[1] & (key[23:12] == key[215:204]);
    wire both_96 = advance[2] & (key[35:24] == key[215:204]);
    wire both_97 = advance[3] & (key[47:36] == key[215:204]);
    wire either_74 = ((either_73 | both_95) | both_96) | both_97;
    wire both_98 = advance[4] & (key[59:48] == key[215:204]);
    wire both_99 = advance[5] & (key[71:60] == key[215:204]);
    wire both_100 = advance[6] & (key[83:72] == key[215:204]);
    wire either_75 = ((either_74 | both_98) | both_99) | both_100;
    wire both_101 = advance[7] & (key[95:84] == key[215:204]);
    wire both_102 = advance[8] & (key[107:96] == key[215:204]);
    wire both_103 = advance[9] & (key[119:108] == key[215:204]);
    wire either_76 = ((either_75 | both_101) | both_102) | both_103;
    wire both_104 = advance[10] & (key[131:120] == key[215:204]);
    wire both_105 = advance[11] & (key[143:132] == key[215:204]);
    wire both_106 = advance[12] & (key[155:144] == key[215:204]);
    wire either_77 = ((either_76 | both_104) | both_105) | both_106;
    wire both_107 = advance[13] & (key[167:156] == key[215:204]);
    wire both_108 = advance[14] & (key[179:168] == key[215:204]);
    wire both_109 = advance[15] & (key[191:180] == key[215:204]);
    wire either_78 = ((either_77 | both_107) | both_108) | both_109;
    wire both_110 = advance[16] & (key[203:192] == key[215:204]);
    wire either_79 = 1'b0 | (advance[0] & (key[11:0] == key[227:216]));
    wire both_111 = advance[1] & (key[23:12] == key[227:216]);
    wire both_112 = advance[2] & (key[35:24] == key[227:216]);
    wire both_113 = advance[3] & (key[47:36] == key[227:216]);
    wire either_80 = ((either_79 | both_111) | both_112) | both_113;
    wire both_114 = advance[4] & (key[59:48] == key[227:216]);
    wire both_115 = advance[5] & (key[71:60] == key[227:216]);
    wire both_116 = advance[6] & (key[83:72] == key[227:216]);
    wire either_81 = ((either_80 | both_114) | both_115) | both_116;
    wire both_117 = advance[7] & (key[95:84] == key[227:216]);
    wire both_118 = advance[8] & (key[107:96] == key[227:216]);
    wire both_119 = advance[9] & (key[119:108] == key[227:216]);
    wire either_82 = ((either_81 | both_117) | both_118) | both_119;
    wire both_120 = advance[10] & (key[131:120] == key[227:216]);
    wire both_121 = advance[11] & (key[143:132] == key[227:216]);
    wire both_122 = advance[12] & (key[155:144] == key[227:216]);
    wire either_83 = ((either_82 | both_120) | both_121) | both_122;
    wire both_123 = advance[13] & (key[167:156] == key[227:216]);
    wire both_124 = advance[14] & (key[179:168] == key[227:216]);
    wire both_125 = advance[15] & (key[191:180] == key[227:216]);
    wire either_84 = ((either_83 | both_123) | both_124) | both_125;
    wire both_126 = advance[16] & (key[203:192] == key[227:216]);
    wire both_127 = advance[17] & (key[215:204] == key[227:216]);
    wire both_128 = advance[18] & ((either_84 | both_126) | both_127);
    wire either_85 = 1'b0 | (advance[0] & (key[11:0] == key[239:228]));
    wire both_129 = advance[1] & (key[23:12] == key[239:228]);
    wire both_130 = advance[2] & (key[35:24] == key[239:228]);
    wire both_131 = advance[3] & (key[47:36] == key[239:228]);
    wire either_86 = ((either_85 | both_129) | both_130) | both_131;
    wire both_132 = advance[4] & (key[59:48] == key[239:228]);
    wire both_133 = advance[5] & (key[71:60] == key[239:228]);
    wire both_134 = advance[6] & (key[83:72] == key[239:228]);
    wire either_87 = ((either_86 | both_132) | both_133) | both_134;
    wire both_135 = advance[7] & (key[95:84] == key[239:228]);
    wire both_136 = advance[8] & (key[107:96] == key[239:228]);
    wire both_137 = advance[9] & (key[119:108] == key[239:228]);
    wire either_88 = ((either_87 | both_135) | both_136) | both_137;
    wire both_138 = advance[10] & (key[131:120] == key[239:228]);
    wire both_139 = advance[11] & (key[143:132] == key[239:228]);
    wire both_140 = advance[12] & (key[155:144] == key[239:228]);
    wire either_89 = ((either_88 | both_138) | both_139) | both_140;
    wire both_141 = advance[13] & (key[167:156] == key[239:228]);
    wire both_142 = advance[14] & (key[179:168] == key[239:228]);
    wire both_143 = advance[15] & (key[191:180] == key[239:228]);
    wire either_90 = ((either_89 | both_141) | both_142) | both_143;
    wire both_144 = advance[16] & (key[203:192] == key[239:228]);
    wire both_145 = advance[17] & (key[215:204] == key[239:228]);
    wire both_146 = advance[18] & (key[227:216] == key[239:228]);
    wire either_91 = ((either_90 | both_144) | both_145) | both_146;
    wire either_92 = 1'b0 | (advance[0] & (key[11:0] == key[251:240]));
    wire both_147 = advance[1] & (key[23:12] == key[251:240]);
    wire both_148 = advance[2] & (key[35:24] == key[251:240]);
    wire both_149 = advance[3] & (key[47:36] == key[251:240]);
    wire either_93 = ((either_92 | both_147) | both_148) | both_149;
    wire both_150 = advance[4] & (key[59:48] == key[251:240]);
    wire both_151 = advance[5] & (key[71:60] == key[251:240]);
    wire both_152 = advance[6] & (key[83:72] == key[251:240]);
    wire either_94 = ((either_93 | both_150) | both_151) | both_152;
    wire both_153 = advance[7] & (key[95:84] == key[251:240]);
    wire both_154 = advance[8] & (key[107:96] == key[251:240]);
    wire both_155 = advance[9] & (key[119:108] == key[251:240]);
    wire either_95 = ((either_94 | both_153) | both_154) | both_155;
    wire both_156 = advance[10] & (key[131:120] == key[251:240]);
    wire both_157 = advance[11] & (key[143:132] == key[251:240]);
    wire both_158 = advance[12] & (key[155:144] == key[251:240]);
    wire either_96 = ((either_95 | both_156) | both_157) | both_158;
    wire both_159 = advance[13] & (key[167:156] == key[251:240]);
    wire both_160 = advance[14] & (key[179:168] == key[251:240]);
    wire both_161 = advance[15] & (key[191:180] == key[251:240]);
    wire either_97 = ((either_96 | both_159) | both_160) | both_161;
    wire both_162 = advance[16] & (key[203:192] == key[251:240]);
    wire both_163 = advance[17] & (key[215:204] == key[251:240]);
    wire both_164 = advance[18] & (key[227:216] == key[251:240]);
    wire either_98 = ((either_97 | both_162) | both_163) | both_164;
    wire both_165 = advance[19] & (key[239:228] == key[251:240]);
    wire either_99 = 1'b0 | (advance[0] & (key[11:0] == key[263:252]));
    wire both_166 = advance[1] & (key[23:12] == key[263:252]);
    wire both_167 = advance[2] & (key[35:24] == key[263:252]);
    wire both_168 = advance[3] & (key[47:36] == key[263:252]);
    wire either_100 = ((either_99 | both_166) | both_167) | both_168;
    wire both_169 = advance[4] & (key[59:48] == key[263:252]);
    wire both_170 = advance[5] & (key[71:60] == key[263:252]);
    wire both_171 = advance[6] & (key[83:72] == key[263:252]);
    wire either_101 = ((either_100 | both_169) | both_170) | both_171;
    wire both_172 = advance[7] & (key[95:84] == key[263:252]);
    wire both_173 = advance[8] & (key[107:96] == key[263:252]);
    wire both_174 = advance[9] & (key[119:108] == key[263:252]);
    wire either_102 = ((either_101 | both_172) | both_173) | both_174;
    wire both_175 = advance[10] & (key[131:120] == key[263:252]);
    wire both_176 = advance[11] & (key[143:132] == key[263:252]);
    wire both_177 = advance[12] & (key[155:144] == key[263:252]);
    wire either_103 = ((either_102 | both_175) | both_176) | both_177;
    wire both_178 = advance[13] & (key[167:156] == key[263:252]);
    wire both_179 = advance[14] & (key[179:168] == key[263:252]);
    wire both_180 = advance[15] & (key[191:180] == key[263:252]);
    wire either_104 = ((either_103 | both_178) | both_179) | both_180;
    wire both_181 = advance[16] & (key[203:192] == key[263:252]);
    wire both_182 = advance[17] & (key[215:204] == key[263:252]);
    wire both_183 = advance[18] & (key[227:216] == key[263:252]);
    wire either_105 = ((either_104 | both_181) | both_182) | both_183;
    wire both_184 = advance[19] & (key[239:228] == key[263:252]);
    wire both_185 = advance[20] & (key[251:240] == key[263:252]);
    wire both_186 = advance[21] & ((either_105 | both_184) | both_185);
    wire either_106 = 1'b0 | (advance[0] & (key[11:0] == key[275:264]));
    wire both_187 = advance[1] & (key[23:12] == key[275:264]);
    wire both_188 = advance[2] & (key[35:24] == key[275:264]);
    wire both_189 = advance[3] & (key[47:36] == key[275:264]);
    wire either_107 = ((either_106 | both_187) | both_188) | both_189;
    wire both_190 = advance[4] & (key[59:48] == key[275:264]);
    wire both_191 = advance[5] & (key[71:60] == key[275:264]);
    wire both_192 = advance[6] & (key[83:72] == key[275:264]);
    wire either_108 = ((either_107 | both_190) | both_191) | both_192;
    wire both_193 = advance[7] & (key[95:84] == key[275:264]);
    wire both_194 = advance[8] & (key[107:96] == key[275:264]);
    wire both_195 = advance[9] & (key[119:108] == key[275:264]);
    wire either_109 = ((either_108 | both_193) | both_194) | both_195;
    wire both_196 = advance[10] & (key[131:120] == key[275:264]);
    wire both_197 = advance[11] & (key[143:132] == key[275:264]);
    wire both_198 = advance[12] & (key[155:144] == key[275:264]);
    wire either_110 = ((either_109 | both_196) | both_197) | both_198;
    wire both_199 = advance[13] & (key[167:156] == key[275:264]);
    wire both_200 = advance[14] & (key[179:168] == key[275:264]);
    wire both_201 = advance[15] & (key[191:180] == key[275:264]);
    wire either_111 = ((either_110 | both_199) | both_200) | both_201;
    wire both_202 = advance[16] & (key[203:192] == key[275:264]);
    wire both_203 = advance[17] & (key[215:204] == key[275:264]);
    wire both_204 = advance[18] & (key[227:216] == key[275:264]);
    wire either_112 = ((either_111 | both_202) | both_203) | both_204;
    wire both_205 = advance[19] & (key[239:228] == key[275:264]);
    wire both_206 = advance[20] & (key[251:240] == key[275:264]);
    wire both_207 = advance[21] & (key[263:252] == key[275:264]);
    wire either_113 = ((either_112 | both_205) | both_206) | both_207;
    wire either_114 = 1'b0 | (advance[0] & (key[11:0] == key[287:276]));
    wire both_208 = advance[1] & (key[23:12] == key[287:276]);
    wire both_209 = advance[2] & (key[35:24] == key[287:276]);
    wire both_210 = advance[3] & (key[47:36] == key[287:276]);
    wire either_115 = ((either_114 | both_208) | both_209) | both_210;
    wire both_211 = advance[4] & (key[59:48] == key[287:276]);
    wire both_212 = advance[5] & (key[71:60] == key[287:276]);
    wire both_213 = advance[6] & (key[83:72] == key[287:276]);
    wire either_116 = ((either_115 | both_211) | both_212) | both_213;
    wire both_214 = advance[7] & (key[95:84] == key[287:276]);
    wire both_215 = advance[8] & (key[107:96] == key[287:276]);
    wire both_216 = advance[9] & (key[119:108] == key[287:276]);
    wire either_117 = ((either_116 | both_214) | both_215) | both_216;
    wire both_217 = advance[10] & (key[131:120] == key[287:276]);
    wire both_218 = advance[11] & (key[143:132] == key[287:276]);
    wire both_219 = advance[12] & (key[155:144] == key[287:276]);
    wire either_118 = ((either_117 | both_217) | both_218) | both_219;
    wire both_220 = advance[13] & (key[167:156] == key[287:276]);
    wire both_221 = advance[14] & (key[179:168] == key[287:276]);
    wire both_222 = advance[15] & (key[191:180] == key[287:276]);
    wire either_119 = ((either_118 | both_220) | both_221) | both_222;
    wire both_223 = advance[16] & (key[203:192] == key[287:276]);
    wire both_224 = advance[17] & (key[215:204] == key[287:276]);
    wire both_225 = advance[18] & (key[227:216] == key[287:276]);
    wire either_120 = ((either_119 | both_223) | both_224) | both_225;
    wire both_226 = advance[19] & (key[239:228] == key[287:276]);
    wire both_227 = advance[20] & (key[251:240] == key[287:276]);
    wire both_228 = advance[21] & (key[263:252] == key[287:276]);
    wire either_121 = ((either_120 | both_226) | both_227) | both_228;
    wire both_229 = advance[22] & (key[275:264] == key[287:276]);
    wire either_122 = 1'b0 | (advance[0] & (key[11:0] == key[299:288]));
    wire both_230 = advance[1] & (key[23:12] == key[299:288]);
    wire both_231 = advance[2] & (key[35:24] == key[299:288]);
    wire both_232 = advance[3] & (key[47:36] == key[299:288]);
    wire either_123 = ((either_122 | both_230) | both_231) | both_232;
    wire both_233 = advance[4] & (key[59:48] == key[299:288]);
    wire both_234 = advance[5] & (key[71:60] == key[299:288]);
    wire both_235 = advance[6] & (key[83:72] == key[299:288]);
    wire either_124 = ((either_123 | both_233) | both_234) | both_235;
    wire both_236 = advance[7] & (key[95:84] == key[299:288]);
    wire both_237 = advance[8] & (key[107:96] == key[299:288]);
    wire both_238 = advance[9] & (key[119:108] == key[299:288]);
    wire either_125 = ((either_124 | both_236) | both_237) | both_238;
    wire both_239 = advance[10] & (key[131:120] == key[299:288]);
    wire both_240 = advance[11] & (key[143:132] == key[299:288]);
    wire both_241 = advance[12] & (key[155:144] == key[299:288]);
    wire either_126 = ((either_125 | both_239) | both_240) | both_241;
    wire both_242 = advance[13] & (key[167:156] == key[299:288]);
    wire both_243 = advance[14] & (key[179:168] == key[299:288]);
    wire both_244 = advance[15] & (key[191:180] == key[299:288]);
    wire either_127 = ((either_126 | both_242) | both_243) | both_244;
    wire both_245 = advance[16] & (key[203:192] == key[299:288]);
    wire both_246 = advance[17] & (key[215:204] == key[299:288]);
    wire both_247 = advance[18] & (key[227:216] == key[299:288]);
    wire either_128 = ((either_127 | both_245) | both_246) | both_247;
    wire both_248 = advance[19] & (key[239:228] == key[299:288]);
    wire both_249 = advance[20] & (key[251:240] == key[299:288]);
    wire both_250 = advance[21] & (key[263:252] == key[299:288]);
    wire either_129 = ((either_128 | both_248) | both_249) | both_250;
    wire both_251 = advance[22] & (key[275:264] == key[299:288]);
    wire both_252 = advance[23] & (key[287:276] == key[299:288]);
    wire both_253 = advance[24] & ((either_129 | both_251) | both_252);
    wire either_130 = 1'b0 | (advance[0] & (key[11:0] == key[311:300]));
    wire both_254 = advance[1] & (key[23:12] == key[311:300]);
    wire both_255 = advance[2] & (key[35:24] == key[311:300]);
    wire both_256 = advance[3] & (key[47:36] == key[311:300]);
    wire either_131 = ((either_130 | both_254) | both_255) | both_256;
    wire both_257 = advance[4] & (key[59:48] == key[311:300]);
    wire both_258 = advance[5] & (key[71:60] == key[311:300]);
    wire both_259 = advance[6] & (key[83:72] == key[311:300]);
    wire either_132 = ((either_131 | both_257) | both_258) | both_259;
    wire both_260 = advance[7] & (key[95:84] == key[311:300]);
    wire both_261 = advance[8] & (key[107:96] == key[311:300]);
    wire both_262 = advance[9] & (key[119:108] == key[311:300]);
    wire either_133 = ((either_132 | both_260) | both_261) | both_262;
    wire both_263 = advance[10] & (key[131:120] == key[311:300]);
    wire both_264 = advance[11] & (key[143:132] == key[311:300]);
    wire both_265 = advance[12] & (key[155:144] == key[311:300]);
    wire either_134 = ((either_133 | both_263) | both_264) | both_265;
    wire both_266 = advance[13] & (key[167:156] == key[311:300]);
    wire both_267 = advance[14] & (key[179:168] == key[311:300]);
    wire both_268 = advance[15] & (key[191:180] == key[311:300]);
    wire either_135 = ((either_134 | both_266) | both_267) | both_268;
    wire both_269 = advance[16] & (key[203:192] == key[311:300]);
    wire both_270 = advance[17] & (key[215:204] == key[311:300]);
    wire both_271 = advance[18] & (key[227:216] == key[311:300]);
    wire either_136 = ((either_135 | both_269) | both_270) | both_271;
    wire both_272 = advance[19] & (key[239:228] == key[311:300]);
    wire both_273 = advance[20] & (key[251:240] == key[311:300]);
    wire both_274 = advance[21] & (key[263:252] == key[311:300]);
    wire either_137 = ((either_136 | both_272) | both_273) | both_274;
    wire both_275 = advance[22] & (key[275:264] == key[311:300]);
    wire both_276 = advance[23] & (key[287:276] == key[311:300]);
    wire both_277 = advance[24] & (key[299:288] == key[311:300]);
    wire either_138 = ((either_137 | both_275) | both_276) | both_277;
    wire either_139 = 1'b0 | (advance[0] & (key[11:0] == key[323:312]));
    wire both_278 = advance[1] & (key[23:12] == key[323:312]);
    wire both_279 = advance[2] & (key[35:24] == key[323:312]);
    wire both_280 = advance[3] & (key[47:36] == key[323:312]);
    wire either_140 = ((either_139 | both_278) | both_279) | both_280;
    wire both_281 = advance[4] & (key[59:48] == key[323:312]);
    wire both_282 = advance[5] & (key[71:60] == key[323:312]);
    wire both_283 = advance[6] & (key[83:72] == key[323:312]);
    wire either_141 = ((either_140 | both_281) | both_282) | both_283;
    wire both_284 = advance[7] & (key[95:84] == key[323:312]);
    wire both_285 = advance[8] & (key[107:96] == key[323:312]);
    wire both_286 = advance[9] & (key[119:108] == key[323:312]);
    wire either_142 = ((either_141 | both_284) | both_285) | both_286;
    wire both_287 = advance[10] & (key[131:120] == key[323:312]);
    wire both_288 = advance[11] & (key[143:132] == key[323:312]);
    wire both_289 = advance[12] & (key[155:144] == key[323:312]);
    wire either_143 = ((either_142 | both_287) | both_288) | both_289;
    wire both_290 = advance[13] & (key[167:156] == key[323:312]);
    wire both_291 = advance[14] & (key[179:168] == key[323:312]);
    wire both_292 = advance[15] & (key[191:180] == key[323:312]);
    wire either_144 = ((either_143 | both_290) | both_291) | both_292;
    wire both_293 = advance[16] & (key[203:192] == key[323:312]);
    wire both_294 = advance[17] & (key[215:204] == key[323:312]);
    wire both_295 = advance[18] & (key[227:216] == key[323:312]);
    wire either_145 = ((either_144 | both_293) | both_294) | both_295;
    wire both_296 = advance[19] & (key[239:228] == key[323:312]);
    wire both_297 = advance[20] & (key[251:240] == key[323:312]);
    wire both_298 = advance[21] & (key[263:252] == key[323:312]);
    wire either_146 = ((either_145 | both_296) | both_297) | both_298;
    wire both_299 = advance[22] & (key[275:264] == key[323:312]);
    wire both_300 = advance[23] & (key[287:276] == key[323:312]);
    wire both_301 = advance[24] & (key[299:288] == key[323:312]);
    wire either_147 = ((either_146 | both_299) | both_300) | both_301;
    wire both_302 = advance[25] & (key[311:300] == key[323:312]);
    wire either_148 = 1'b0 | (advance[0] & (key[11:0] == key[335:324]));
    wire both_303 = advance[1] & (key[23:12] == key[335:324]);
    wire both_304 = advance[2] & (key[35:24] == key[335:324]);
    wire both_305 = advance[3] & (key[47:36] == key[335:324]);
    wire either_149 = ((either_148 | both_303) | both_304) | both_305;
    wire both_306 = advance[4] & (key[59:48] == key[335:324]);
    wire both_307 = advance[5] & (key[71:60] == key[335:324]);
    wire both_308 = advance[6] & (key[83:72] == key[335:324]);
    wire either_150 = ((either_149 | both_306) | both_307) | both_308;
    wire both_309 = advance[7] & (key[95:84] == key[335:324]);
    wire both_310 = advance[8] & (key[107:96] == key[335:324]);
    wire both_311 = advance[9] & (key[119:108] == key[335:324]);
    wire either_151 = ((either_150 | both_309) | both_310) | both_311;
    wire both_312 = advance[10] & (key[131:120] == key[335:324]);
    wire both_313 = advance[11] & (key[143:132] == key[335:324]);
    wire both_314 = advance[12] & (key[155:144] == key[335:324]);
    wire either_152 = ((either_151 | both_312) | both_313) | both_314;
    wire both_315 = advance[13] & (key[167:156] == key[335:324]);
    wire both_316 = advance[14] & (key[179:168] == key[335:324]);
    wire both_317 = advance[15] & (key[191:180] == key[335:324]);
    wire either_153 = ((either_152 | both_315) | both_316) | both_317;
    wire both_318 = advance[16] & (key[203:192] == key[335:324]);
    wire both_319 = advance[17] & (key[215:204] == key[335:324]);
    wire both_320 = advance[18] & (key[227:216] == key[335:324]);
    wire either_154 = ((either_153 | both_318) | both_319) | both_320;
    wire both_321 = advance[19] & (key[239:228] == key[335:324]);
    wire both_322 = advance[20] & (key[251:240] == key[335:324]);
    wire both_323 = advance[21] & (key[263:252] == key[335:324]);
    wire either_155 = ((either_154 | both_321) | both_322) | both_323;
    wire both_324 = advance[22] & (key[275:264] == key[335:324]);
    wire both_325 = advance[23] & (key[287:276] == key[335:324]);
    wire both_326 = advance[24] & (key[299:288] == key[335:324]);
    wire either_156 = ((either_155 | both_324) | both_325) | both_326;
    wire both_327 = advance[25] & (key[311:300] == key[335:324]);
    wire both_328 = advance[26] & (key[323:312] == key[335:324]);
    wire both_329 = advance[27] & ((either_156 | both_327) | both_328);
    wire either_157 = 1'b0 | (advance[0] & (key[11:0] == key[347:336]));
    wire both_330 = advance[1] & (key[23:12] == key[347:336]);
    wire both_331 = advance[2] & (key[35:24] == key[347:336]);
    wire both_332 = advance[3] & (key[47:36] == key[347:336]);
    wire either_158 = ((either_157 | both_330) | both_331) | both_332;
    wire both_333 = advance[4] & (key[59:48] == key[347:336]);
    wire both_334 = advance[5] & (key[71:60] == key[347:336]);
    wire both_335 = advance[6] & (key[83:72] == key[347:336]);
    wire either_159 = ((either_158 | both_333) | both_334) | both_335;
    wire both_336 = advance[7] & (key[95:84] == key[347:336]);
    wire both_337 = advance[8] & (key[107:96] == key[347:336]);
    wire both_338 = advance[9] & (key[119:108] == key[347:336]);
    wire either_160 = ((either_159 | both_336) | both_337) | both_338;
    wire both_339 = advance[10] & (key[131:120] == key[347:336]);
    wire both_340 = advance[11] & (key[143:132] == key[347:336]);
    wire both_341 = advance[12] & (key[155:144] == key[347:336]);
    wire either_161 = ((either_160 | both_339) | both_340) | both_341;
    wire both_342 = advance[13] & (key[167:156] == key[347:336]);
    wire both_343 = advance[14] & (key[179:168] == key[347:336]);
    wire both_344 = advance[15] & (key[191:180] == key[347:336]);
    wire either_162 = ((either_161 | both_342) | both_343) | both_344;
    wire both_345 = advance[16] & (key[203:192] == key[347:336]);
    wire both_346 = advance[17] & (key[215:204] == key[347:336]);
    wire both_347 = advance[18] & (key[227:216] == key[347:336]);
    wire either_163 = ((either_162 | both_345) | both_346) | both_347;
    wire both_348 = advance[19] & (key[239:228] == key[347:336]);
    wire both_349 = advance[20] & (key[251:240] == key[347:336]);
    wire both_350 = advance[21] & (key[263:252] == key[347:336]);
    wire either_164 = ((either_163 | both_348) | both_349) | both_350;
    wire both_351 = advance[22] & (key[275:264] == key[347:336]);
    wire both_352 = advance[23] & (key[287:276] == key[347:336]);
    wire both_353 = advance[24] & (key[299:288] == key[347:336]);
    wire either_165 = ((either_164 | both_351) | both_352) | both_353;
    wire both_354 = advance[25] & (key[311:300] == key[347:336]);
    wire both_355 = advance[26] & (key[323:312] == key[347:336]);
    wire both_356 = advance[27] & (key[335:324] == key[347:336]);
    wire either_166 = ((either_165 | both_354) | both_355) | both_356;
    wire either_167 = 1'b0 | (advance[0] & (key[11:0] == key[359:348]));
    wire both_357 = advance[1] & (key[23:12] == key[359:348]);
    wire both_358 = advance[2] & (key[35:24] == key[359:348]);
    wire both_359 = advance[3] & (key[47:36] == key[359:348]);
    wire either_168 = ((either_167 | both_357) | both_358) | both_359;
    wire both_360 = advance[4] & (key[59:48] == key[359:348]);
    wire both_361 = advance[5] & (key[71:60] == key[359:348]);
    wire both_362 = advance[6] & (key[83:72] == key[359:348]);
    wire either_169 = ((either_168 | both_360) | both_361) | both_362;
    wire both_363 = advance[7] & (key[95:84] == key[359:348]);
    wire both_364 = advance[8] & (key[107:96] == key[359:348]);
    wire both_365 = advance[9] & (key[119:108] == key[359:348]);
    wire either_170 = ((either_169 | both_363) | both_364) | both_365;
    wire both_366 = advance[10] & (key[131:120] == key[359:348]);
    wire both_367 = advance[11] & (key[143:132] == key[359:348]);
    wire both_368 = advance[12] & (key[155:144] == key[359:348]);
    wire either_171 = ((either_170 | both_366) | both_367) | both_368;
    wire both_369 = advance[13] & (key[167:156] == key[359:348]);
    wire both_370 = advance[14] & (key[179:168] == key[359:348]);
    wire both_371 = advance[15] & (key[191:180] == key[359:348]);
    wire either_172 = ((either_171 | both_369) | both_370) | both_371;
    wire both_372 = advance[16] & (key[203:192] == key[359:348]);
    wire both_373 = advance[17] & (key[215:204] == key[359:348]);
    wire both_374 = advance[18] & (key[227:216] == key[359:348]);
    wire either_173 = ((either_172 | both_372) | both_373) | both_374;
    wire both_375 = advance[19] & (key[239:228] == key[359:348]);
    wire both_376 = advance[20] & (key[251:240] == key[359:348]);
    wire both_377 = advance[21] & (key[263:252] == key[359:348]);
    wire either_174 = ((either_173 | both_375) | both_376) | both_377;
    wire both_378 = advance[22] & (key[275:264] == key[359:348]);
    wire both_379 = advance[23] & (key[287:276] == key[359:348]);
    wire both_380 = advance[24] & (key[299:288] == key[359:348]);
    wire either_175 = ((either_174 | both_378) | both_379) | both_380;
    wire both_381 = advance[25] & (key[311:300] == key[359:348]);
    wire both_382 = advance[26] & (key[323:312] == key[359:348]);
    wire both_383 = advance[27] & (key[335:324] == key[359:348]);
    wire either_176 = ((either_175 | both_381) | both_382) | both_383;
    wire both_384 = advance[28] & (key[347:336] == key[359:348]);
    wire either_177 = 1'b0 | (advance[0] & (key[11:0] == key[371:360]));
    wire both_385 = advance[1] & (key[23:12] == key[371:360]);
    wire both_386 = advance[2] & (key[35:24] == key[371:360]);
    wire both_387 = advance[3] & (key[47:36] == key[371:360]);
    wire either_178 = ((either_177 | both_385) | both_386) | both_387;
    wire both_388 = advance[4] & (key[59:48] == key[371:360]);
    wire both_389 = advance[5] & (key[71:60] == key[371:360]);
    wire both_390 = advance[6] & (key[83:72] == key[371:360]);
    wire either_179 = ((either_178 | both_388) | both_389) | both_390;
    wire both_391 = advance[7] & (key[95:84] == key[371:360]);
    wire both_392 = advance[8] & (key[107:96] == key[371:360]);
    wire both_393 = advance[9] & (key[119:108] == key[371:360]);
    wire either_180 = ((either_179 | both_391) | both_392) | both_393;
    wire both_394 = advance[10] & (key[131:120] == key[371:360]);
    wire both_395 = advance[11] & (key[143:132] == key[371:360]);
    wire both_396 = advance[12] & (key[155:144] == key[371:360]);
    wire either_181 = ((either_180 | both_394) | both_395) | both_396;
    wire both_397 = advance[13] & (key[167:156] == key[371:360]);
    wire both_398 = advance[14] & (key[179:168] == key[371:360]);
    wire both_399 = advance[15] & (key[191:180] == key[371:360]);
    wire either_182 = ((either_181 | both_397) | both_398) | both_399;
    wire both_400 = advance[16] & (key[203:192] == key[371:360]);
    wire both_401 = advance[17] & (key[215:204] == key[371:360]);
    wire both_402 = advance[18] & (key[227:216] == key[371:360]);
    wire either_183 = ((either_182 | both_400) | both_401) | both_402;
    wire both_403 = advance[19] & (key[239:228] == key[371:360]);
    wire both_404 = advance[20] & (key[251:240] == key[371:360]);
    wire both_405 = advance[21] & (key[263:252] == key[371:360]);
    wire either_184 = ((either_183 | both_403) | both_404) | both_405;
    wire both_406 = advance[22] & (key[275:264] == key[371:360]);
    wire both_407 = advance[23] & (key[287:276] == key[371:360]);
    wire both_408 = advance[24] & (key[299:288] == key[371:360]);
    wire either_185 = ((either_184 | both_406) | both_407) | both_408;
    wire both_409 = advance[25] & (key[311:300] == key[371:360]);
    wire both_410 = advance[26] & (key[323:312] == key[371:360]);
    wire both_411 = advance[27] & (key[335:324] == key[371:360]);
    wire either_186 = ((either_185 | both_409) | both_410) | both_411;
    wire both_412 = advance[28] & (key[347:336] == key[371:360]);
    wire both_413 = advance[29] & (key[359:348] == key[371:360]);
    wire both_414 = advance[30] & ((either_186 | both_412) | both_413);
    wire either_187 = 1'b0 | (advance[0] & (key[11:0] == key[383:372]));
    wire both_415 = advance[1] & (key[23:12] == key[383:372]);
    wire both_416 = advance[2] & (key[35:24] == key[383:372]);
    wire both_417 = advance[3] & (key[47:36] == key[383:372]);
    wire either_188 = ((either_187 | both_415) | both_416) | both_417;
    wire both_418 = advance[4] & (key[59:48] == key[383:372]);
    wire both_419 = advance[5] & (key[71:60] == key[383:372]);
    wire both_420 = advance[6] & (key[83:72] == key[383:372]);
    wire either_189 = ((either_188 | both_418) | both_419) | both_420;
    wire both_421 = advance[7] & (key[95:84] == key[383:372]);
    wire both_422 = advance[8] & (key[107:96] == key[383:372]);
    wire both_423 = advance[9] & (key[119:108] == key[383:372]);
    wire either_190 = ((either_189 | both_421) | both_422) | both_423;
    wire both_424 = advance[10] & (key[131:120] == key[383:372]);
    wire both_425 = advance[11] & (key[143:132] == key[383:372]);
    wire both_426 = advance[12] & (key[155:144] == key[383:372]);
    wire either_191 = ((either_190 | both_424) | both_425) | both_426;
    wire both_427 = advance[13] & (key[167:156] == key[383:372]);
    wire both_428 = advance[14] & (key[179:168] == key[383:372]);
    wire both_429 = advance[15] & (key[191:180] == key[383:372]);
    wire either_192 = ((either_191 | both_427) | both_428) | both_429;
    wire both_430 = advance[16] & (key[203:192] == key[383:372]);
    wire both_431 = advance[17] & (key[215:204] == key[383:372]);
    wire both_432 = advance[18] & (key[227:216] == key[383:372]);
    wire either_193 = ((either_192 | both_430) | both_431) | both_432;
    wire both_433 = advance[19] & (key[239:228] == key[383:372]);
    wire both_434 = advance[20] & (key[251:240] == key[383:372]);
    wire both_435 = advance[21] & (key[263:252] == key[383:372]);
    wire either_194 = ((either_193 | both_433) | both_434) | both_435;
    wire both_436 = advance[22] & (key[275:264] == key[383:372]);
    wire both_437 = advance[23] & (key[287:276] == key[383:372]);
    wire both_438 = advance[24] & (key[299:288] == key[383:372]);
    wire either_195 = ((either_194 | both_436) | both_437) | both_438;
    wire both_439 = advance[25] & (key[311:300] == key[383:372]);
    wire both_440 = advance[26] & (key[323:312] == key[383:372]);
    wire both_441 = advance[27] & (key[335:324] == key[383:372]);
    wire either_196 = ((either_195 | both_439) | both_440) | both_441;
    wire both_442 = advance[28] & (key[347:336] == key[383:372]);
    wire both_443 = advance[29] & (key[359:348] == key[383:372]);
    wire both_444 = advance[30] & (key[371:360] == key[383:372]);
    wire either_197 = ((either_196 | both_442) | both_443) | both_444;
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
            pointers_distinct_9: assert (~(advance[9] & either_39));
            pointers_distinct_10: assert (~(advance[10] & either_43));
            pointers_distinct_11: assert (~(advance[11] & (either_47 | both_27)));
            pointers_distinct_12: assert (~both_39);
            pointers_distinct_13: assert (~(advance[13] & either_56));
            pointers_distinct_14: assert (~(advance[14] & (either_61 | both_64)));
            pointers_distinct_15: assert (~both_79);
            pointers_distinct_16: assert (~(advance[16] & either_72));
            pointers_distinct_17: assert (~(advance[17] & (either_78 | both_110)));
            pointers_distinct_18: assert (~both_128);
            pointers_distinct_19: assert (~(advance[19] & either_91));
            pointers_distinct_20: assert (~(advance[20] & (either_98 | both_165)));
            pointers_distinct_21: assert (~both_186);
            pointers_distinct_22: assert (~(advance[22] & either_113));
            pointers_distinct_23: assert (~(advance[23] & (either_121 | both_229)));
            pointers_distinct_24: assert (~both_253);
            pointers_distinct_25: assert (~(advance[25] & either_138));
            pointers_distinct_26: assert (~(advance[26] & (either_147 | both_302)));
            pointers_distinct_27: assert (~both_329);
            pointers_distinct_28: assert (~(advance[28] & either_166));
            pointers_distinct_29: assert (~(advance[29] & (either_176 | both_384)));
            pointers_distinct_30: assert (~both_414);
            pointers_distinct_31: assert (~(advance[31] & either_197));
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
