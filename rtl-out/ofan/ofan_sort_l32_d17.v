// SPDX-License-Identifier: Apache-2.0
// Module: ofan_sort_l32_d17
// Written by: sluice 0.1.0
//
// Batcher's bitonic network of 32 records: 15 columns of comparators.

module ofan_sort_l32_d17 (
    input  wire clk,
    input  wire rst,
    input  wire [31:0] valid,
    input  wire [543:0] data,
    output wire [31:0] out_valid,
    output wire [543:0] out_data
);

    wire [31:0] column_1_out_valid;
    wire [543:0] column_1_out_data;
    ofan_sort_column16_l32_d17 column_1 (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data(data),
        .out_valid(column_1_out_valid),
        .out_data(column_1_out_data)
    );

    wire [31:0] column_2_out_valid;
    wire [543:0] column_2_out_data;
    ofan_sort_column16_l32_d17 column_2 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_1_out_valid[30:29], column_1_out_valid[31], column_1_out_valid[28],
        column_1_out_valid[26:25], column_1_out_valid[27], column_1_out_valid[24],
        column_1_out_valid[22:21], column_1_out_valid[23], column_1_out_valid[20],
        column_1_out_valid[18:17], column_1_out_valid[19], column_1_out_valid[16],
        column_1_out_valid[14:13], column_1_out_valid[15], column_1_out_valid[12],
        column_1_out_valid[10:9], column_1_out_valid[11], column_1_out_valid[8],
        column_1_out_valid[6:5], column_1_out_valid[7], column_1_out_valid[4],
        column_1_out_valid[2:1], column_1_out_valid[3], column_1_out_valid[0]
    }),
        .data({
        column_1_out_data[526:493], column_1_out_data[543:527], column_1_out_data[492:476],
        column_1_out_data[458:425], column_1_out_data[475:459], column_1_out_data[424:408],
        column_1_out_data[390:357], column_1_out_data[407:391], column_1_out_data[356:340],
        column_1_out_data[322:289], column_1_out_data[339:323], column_1_out_data[288:272],
        column_1_out_data[254:221], column_1_out_data[271:255], column_1_out_data[220:204],
        column_1_out_data[186:153], column_1_out_data[203:187], column_1_out_data[152:136],
        column_1_out_data[118:85], column_1_out_data[135:119], column_1_out_data[84:68],
        column_1_out_data[50:17], column_1_out_data[67:51], column_1_out_data[16:0]
    }),
        .out_valid(column_2_out_valid),
        .out_data(column_2_out_data)
    );

    wire [31:0] column_3_out_valid;
    wire [543:0] column_3_out_data;
    ofan_sort_column16_l32_d17 column_3 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_2_out_valid[29], column_2_out_valid[31:30], column_2_out_valid[28],
        column_2_out_valid[25], column_2_out_valid[27:26], column_2_out_valid[24],
        column_2_out_valid[21], column_2_out_valid[23:22], column_2_out_valid[20],
        column_2_out_valid[17], column_2_out_valid[19:18], column_2_out_valid[16],
        column_2_out_valid[13], column_2_out_valid[15:14], column_2_out_valid[12],
        column_2_out_valid[9], column_2_out_valid[11:10], column_2_out_valid[8],
        column_2_out_valid[5], column_2_out_valid[7:6], column_2_out_valid[4],
        column_2_out_valid[1], column_2_out_valid[3:2], column_2_out_valid[0]
    }),
        .data({
        column_2_out_data[509:493], column_2_out_data[543:510], column_2_out_data[492:476],
        column_2_out_data[441:425], column_2_out_data[475:442], column_2_out_data[424:408],
        column_2_out_data[373:357], column_2_out_data[407:374], column_2_out_data[356:340],
        column_2_out_data[305:289], column_2_out_data[339:306], column_2_out_data[288:272],
        column_2_out_data[237:221], column_2_out_data[271:238], column_2_out_data[220:204],
        column_2_out_data[169:153], column_2_out_data[203:170], column_2_out_data[152:136],
        column_2_out_data[101:85], column_2_out_data[135:102], column_2_out_data[84:68],
        column_2_out_data[33:17], column_2_out_data[67:34], column_2_out_data[16:0]
    }),
        .out_valid(column_3_out_valid),
        .out_data(column_3_out_data)
    );

    wire [31:0] column_4_out_valid;
    wire [543:0] column_4_out_data;
    ofan_sort_column16_l32_d17 column_4 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_3_out_valid[28:27], column_3_out_valid[29], column_3_out_valid[26],
        column_3_out_valid[30], column_3_out_valid[25], column_3_out_valid[31],
        column_3_out_valid[24], column_3_out_valid[20:19], column_3_out_valid[21],
        column_3_out_valid[18], column_3_out_valid[22], column_3_out_valid[17],
        column_3_out_valid[23], column_3_out_valid[16], column_3_out_valid[12:11],
        column_3_out_valid[13], column_3_out_valid[10], column_3_out_valid[14],
        column_3_out_valid[9], column_3_out_valid[15], column_3_out_valid[8],
        column_3_out_valid[4:3], column_3_out_valid[5], column_3_out_valid[2],
        column_3_out_valid[6], column_3_out_valid[1], column_3_out_valid[7],
        column_3_out_valid[0]
    }),
        .data({
        column_3_out_data[492:459], column_3_out_data[509:493], column_3_out_data[458:442],
        column_3_out_data[526:510], column_3_out_data[441:425], column_3_out_data[543:527],
        column_3_out_data[424:408], column_3_out_data[356:323], column_3_out_data[373:357],
        column_3_out_data[322:306], column_3_out_data[390:374], column_3_out_data[305:289],
        column_3_out_data[407:391], column_3_out_data[288:272], column_3_out_data[220:187],
        column_3_out_data[237:221], column_3_out_data[186:170], column_3_out_data[254:238],
        column_3_out_data[169:153], column_3_out_data[271:255], column_3_out_data[152:136],
        column_3_out_data[84:51], column_3_out_data[101:85], column_3_out_data[50:34],
        column_3_out_data[118:102], column_3_out_data[33:17], column_3_out_data[135:119],
        column_3_out_data[16:0]
    }),
        .out_valid(column_4_out_valid),
        .out_data(column_4_out_data)
    );

    wire [31:0] column_5_out_valid;
    wire [543:0] column_5_out_data;
    ofan_sort_column16_l32_d17 column_5 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_4_out_valid[25], column_4_out_valid[29], column_4_out_valid[27],
        column_4_out_valid[31:30], column_4_out_valid[26], column_4_out_valid[28],
        column_4_out_valid[24], column_4_out_valid[17], column_4_out_valid[21],
        column_4_out_valid[19], column_4_out_valid[23:22], column_4_out_valid[18],
        column_4_out_valid[20], column_4_out_valid[16], column_4_out_valid[9],
        column_4_out_valid[13], column_4_out_valid[11], column_4_out_valid[15:14],
        column_4_out_valid[10], column_4_out_valid[12], column_4_out_valid[8],
        column_4_out_valid[1], column_4_out_valid[5], column_4_out_valid[3],
        column_4_out_valid[7:6], column_4_out_valid[2], column_4_out_valid[4],
        column_4_out_valid[0]
    }),
        .data({
        column_4_out_data[441:425], column_4_out_data[509:493], column_4_out_data[475:459],
        column_4_out_data[543:510], column_4_out_data[458:442], column_4_out_data[492:476],
        column_4_out_data[424:408], column_4_out_data[305:289], column_4_out_data[373:357],
        column_4_out_data[339:323], column_4_out_data[407:374], column_4_out_data[322:306],
        column_4_out_data[356:340], column_4_out_data[288:272], column_4_out_data[169:153],
        column_4_out_data[237:221], column_4_out_data[203:187], column_4_out_data[271:238],
        column_4_out_data[186:170], column_4_out_data[220:204], column_4_out_data[152:136],
        column_4_out_data[33:17], column_4_out_data[101:85], column_4_out_data[67:51],
        column_4_out_data[135:102], column_4_out_data[50:34], column_4_out_data[84:68],
        column_4_out_data[16:0]
    }),
        .out_valid(column_5_out_valid),
        .out_data(column_5_out_data)
    );

    wire [31:0] column_6_out_valid;
    wire [543:0] column_6_out_data;
    ofan_sort_column16_l32_d17 column_6 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_5_out_valid[31], column_5_out_valid[29], column_5_out_valid[30],
        column_5_out_valid[28:27], column_5_out_valid[25], column_5_out_valid[26],
        column_5_out_valid[24:23], column_5_out_valid[21], column_5_out_valid[22],
        column_5_out_valid[20:19], column_5_out_valid[17], column_5_out_valid[18],
        column_5_out_valid[16:15], column_5_out_valid[13], column_5_out_valid[14],
        column_5_out_valid[12:11], column_5_out_valid[9], column_5_out_valid[10],
        column_5_out_valid[8:7], column_5_out_valid[5], column_5_out_valid[6],
        column_5_out_valid[4:3], column_5_out_valid[1], column_5_out_valid[2],
        column_5_out_valid[0]
    }),
        .data({
        column_5_out_data[543:527], column_5_out_data[509:493], column_5_out_data[526:510],
        column_5_out_data[492:459], column_5_out_data[441:425], column_5_out_data[458:442],
        column_5_out_data[424:391], column_5_out_data[373:357], column_5_out_data[390:374],
        column_5_out_data[356:323], column_5_out_data[305:289], column_5_out_data[322:306],
        column_5_out_data[288:255], column_5_out_data[237:221], column_5_out_data[254:238],
        column_5_out_data[220:187], column_5_out_data[169:153], column_5_out_data[186:170],
        column_5_out_data[152:119], column_5_out_data[101:85], column_5_out_data[118:102],
        column_5_out_data[84:51], column_5_out_data[33:17], column_5_out_data[50:34],
        column_5_out_data[16:0]
    }),
        .out_valid(column_6_out_valid),
        .out_data(column_6_out_data)
    );

    wire [31:0] column_7_out_valid;
    wire [543:0] column_7_out_data;
    ofan_sort_column16_l32_d17 column_7 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_6_out_valid[24:23], column_6_out_valid[25], column_6_out_valid[22],
        column_6_out_valid[26], column_6_out_valid[21], column_6_out_valid[27],
        column_6_out_valid[20], column_6_out_valid[28], column_6_out_valid[19],
        column_6_out_valid[29], column_6_out_valid[18], column_6_out_valid[30],
        column_6_out_valid[17], column_6_out_valid[31], column_6_out_valid[16],
        column_6_out_valid[8:7], column_6_out_valid[9], column_6_out_valid[6],
        column_6_out_valid[10], column_6_out_valid[5], column_6_out_valid[11],
        column_6_out_valid[4], column_6_out_valid[12], column_6_out_valid[3],
        column_6_out_valid[13], column_6_out_valid[2], column_6_out_valid[14],
        column_6_out_valid[1], column_6_out_valid[15], column_6_out_valid[0]
    }),
        .data({
        column_6_out_data[424:391], column_6_out_data[441:425], column_6_out_data[390:374],
        column_6_out_data[458:442], column_6_out_data[373:357], column_6_out_data[475:459],
        column_6_out_data[356:340], column_6_out_data[492:476], column_6_out_data[339:323],
        column_6_out_data[509:493], column_6_out_data[322:306], column_6_out_data[526:510],
        column_6_out_data[305:289], column_6_out_data[543:527], column_6_out_data[288:272],
        column_6_out_data[152:119], column_6_out_data[169:153], column_6_out_data[118:102],
        column_6_out_data[186:170], column_6_out_data[101:85], column_6_out_data[203:187],
        column_6_out_data[84:68], column_6_out_data[220:204], column_6_out_data[67:51],
        column_6_out_data[237:221], column_6_out_data[50:34], column_6_out_data[254:238],
        column_6_out_data[33:17], column_6_out_data[271:255], column_6_out_data[16:0]
    }),
        .out_valid(column_7_out_valid),
        .out_data(column_7_out_data)
    );

    wire [31:0] column_8_out_valid;
    wire [543:0] column_8_out_data;
    ofan_sort_column16_l32_d17 column_8 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_7_out_valid[17], column_7_out_valid[25], column_7_out_valid[19],
        column_7_out_valid[27], column_7_out_valid[21], column_7_out_valid[29],
        column_7_out_valid[23], column_7_out_valid[31:30], column_7_out_valid[22],
        column_7_out_valid[28], column_7_out_valid[20], column_7_out_valid[26],
        column_7_out_valid[18], column_7_out_valid[24], column_7_out_valid[16],
        column_7_out_valid[1], column_7_out_valid[9], column_7_out_valid[3],
        column_7_out_valid[11], column_7_out_valid[5], column_7_out_valid[13],
        column_7_out_valid[7], column_7_out_valid[15:14], column_7_out_valid[6],
        column_7_out_valid[12], column_7_out_valid[4], column_7_out_valid[10],
        column_7_out_valid[2], column_7_out_valid[8], column_7_out_valid[0]
    }),
        .data({
        column_7_out_data[305:289], column_7_out_data[441:425], column_7_out_data[339:323],
        column_7_out_data[475:459], column_7_out_data[373:357], column_7_out_data[509:493],
        column_7_out_data[407:391], column_7_out_data[543:510], column_7_out_data[390:374],
        column_7_out_data[492:476], column_7_out_data[356:340], column_7_out_data[458:442],
        column_7_out_data[322:306], column_7_out_data[424:408], column_7_out_data[288:272],
        column_7_out_data[33:17], column_7_out_data[169:153], column_7_out_data[67:51],
        column_7_out_data[203:187], column_7_out_data[101:85], column_7_out_data[237:221],
        column_7_out_data[135:119], column_7_out_data[271:238], column_7_out_data[118:102],
        column_7_out_data[220:204], column_7_out_data[84:68], column_7_out_data[186:170],
        column_7_out_data[50:34], column_7_out_data[152:136], column_7_out_data[16:0]
    }),
        .out_valid(column_8_out_valid),
        .out_data(column_8_out_data)
    );

    wire [31:0] column_9_out_valid;
    wire [543:0] column_9_out_data;
    ofan_sort_column16_l32_d17 column_9 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_8_out_valid[31], column_8_out_valid[27], column_8_out_valid[29],
        column_8_out_valid[25], column_8_out_valid[30], column_8_out_valid[26],
        column_8_out_valid[28], column_8_out_valid[24:23], column_8_out_valid[19],
        column_8_out_valid[21], column_8_out_valid[17], column_8_out_valid[22],
        column_8_out_valid[18], column_8_out_valid[20], column_8_out_valid[16:15],
        column_8_out_valid[11], column_8_out_valid[13], column_8_out_valid[9],
        column_8_out_valid[14], column_8_out_valid[10], column_8_out_valid[12],
        column_8_out_valid[8:7], column_8_out_valid[3], column_8_out_valid[5],
        column_8_out_valid[1], column_8_out_valid[6], column_8_out_valid[2],
        column_8_out_valid[4], column_8_out_valid[0]
    }),
        .data({
        column_8_out_data[543:527], column_8_out_data[475:459], column_8_out_data[509:493],
        column_8_out_data[441:425], column_8_out_data[526:510], column_8_out_data[458:442],
        column_8_out_data[492:476], column_8_out_data[424:391], column_8_out_data[339:323],
        column_8_out_data[373:357], column_8_out_data[305:289], column_8_out_data[390:374],
        column_8_out_data[322:306], column_8_out_data[356:340], column_8_out_data[288:255],
        column_8_out_data[203:187], column_8_out_data[237:221], column_8_out_data[169:153],
        column_8_out_data[254:238], column_8_out_data[186:170], column_8_out_data[220:204],
        column_8_out_data[152:119], column_8_out_data[67:51], column_8_out_data[101:85],
        column_8_out_data[33:17], column_8_out_data[118:102], column_8_out_data[50:34],
        column_8_out_data[84:68], column_8_out_data[16:0]
    }),
        .out_valid(column_9_out_valid),
        .out_data(column_9_out_data)
    );

    wire [31:0] column_10_out_valid;
    wire [543:0] column_10_out_data;
    ofan_sort_column16_l32_d17 column_10 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_9_out_valid[31], column_9_out_valid[29], column_9_out_valid[30],
        column_9_out_valid[28:27], column_9_out_valid[25], column_9_out_valid[26],
        column_9_out_valid[24:23], column_9_out_valid[21], column_9_out_valid[22],
        column_9_out_valid[20:19], column_9_out_valid[17], column_9_out_valid[18],
        column_9_out_valid[16:15], column_9_out_valid[13], column_9_out_valid[14],
        column_9_out_valid[12:11], column_9_out_valid[9], column_9_out_valid[10],
        column_9_out_valid[8:7], column_9_out_valid[5], column_9_out_valid[6],
        column_9_out_valid[4:3], column_9_out_valid[1], column_9_out_valid[2],
        column_9_out_valid[0]
    }),
        .data({
        column_9_out_data[543:527], column_9_out_data[509:493], column_9_out_data[526:510],
        column_9_out_data[492:459], column_9_out_data[441:425], column_9_out_data[458:442],
        column_9_out_data[424:391], column_9_out_data[373:357], column_9_out_data[390:374],
        column_9_out_data[356:323], column_9_out_data[305:289], column_9_out_data[322:306],
        column_9_out_data[288:255], column_9_out_data[237:221], column_9_out_data[254:238],
        column_9_out_data[220:187], column_9_out_data[169:153], column_9_out_data[186:170],
        column_9_out_data[152:119], column_9_out_data[101:85], column_9_out_data[118:102],
        column_9_out_data[84:51], column_9_out_data[33:17], column_9_out_data[50:34],
        column_9_out_data[16:0]
    }),
        .out_valid(column_10_out_valid),
        .out_data(column_10_out_data)
    );

    wire [31:0] column_11_out_valid;
    wire [543:0] column_11_out_data;
    ofan_sort_column16_l32_d17 column_11 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_10_out_valid[16:15], column_10_out_valid[17], column_10_out_valid[14],
        column_10_out_valid[18], column_10_out_valid[13], column_10_out_valid[19],
        column_10_out_valid[12], column_10_out_valid[20], column_10_out_valid[11],
        column_10_out_valid[21], column_10_out_valid[10], column_10_out_valid[22],
        column_10_out_valid[9], column_10_out_valid[23], column_10_out_valid[8],
        column_10_out_valid[24], column_10_out_valid[7], column_10_out_valid[25],
        column_10_out_valid[6], column_10_out_valid[26], column_10_out_valid[5],
        column_10_out_valid[27], column_10_out_valid[4], column_10_out_valid[28],
        column_10_out_valid[3], column_10_out_valid[29], column_10_out_valid[2],
        column_10_out_valid[30], column_10_out_valid[1], column_10_out_valid[31],
        column_10_out_valid[0]
    }),
        .data({
        column_10_out_data[288:255], column_10_out_data[305:289], column_10_out_data[254:238],
        column_10_out_data[322:306], column_10_out_data[237:221], column_10_out_data[339:323],
        column_10_out_data[220:204], column_10_out_data[356:340], column_10_out_data[203:187],
        column_10_out_data[373:357], column_10_out_data[186:170], column_10_out_data[390:374],
        column_10_out_data[169:153], column_10_out_data[407:391], column_10_out_data[152:136],
        column_10_out_data[424:408], column_10_out_data[135:119], column_10_out_data[441:425],
        column_10_out_data[118:102], column_10_out_data[458:442], column_10_out_data[101:85],
        column_10_out_data[475:459], column_10_out_data[84:68], column_10_out_data[492:476],
        column_10_out_data[67:51], column_10_out_data[509:493], column_10_out_data[50:34],
        column_10_out_data[526:510], column_10_out_data[33:17], column_10_out_data[543:527],
        column_10_out_data[16:0]
    }),
        .out_valid(column_11_out_valid),
        .out_data(column_11_out_data)
    );

    wire [31:0] column_12_out_valid;
    wire [543:0] column_12_out_data;
    ofan_sort_column16_l32_d17 column_12 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_11_out_valid[1], column_11_out_valid[17], column_11_out_valid[3],
        column_11_out_valid[19], column_11_out_valid[5], column_11_out_valid[21],
        column_11_out_valid[7], column_11_out_valid[23], column_11_out_valid[9],
        column_11_out_valid[25], column_11_out_valid[11], column_11_out_valid[27],
        column_11_out_valid[13], column_11_out_valid[29], column_11_out_valid[15],
        column_11_out_valid[31:30], column_11_out_valid[14], column_11_out_valid[28],
        column_11_out_valid[12], column_11_out_valid[26], column_11_out_valid[10],
        column_11_out_valid[24], column_11_out_valid[8], column_11_out_valid[22],
        column_11_out_valid[6], column_11_out_valid[20], column_11_out_valid[4],
        column_11_out_valid[18], column_11_out_valid[2], column_11_out_valid[16],
        column_11_out_valid[0]
    }),
        .data({
        column_11_out_data[33:17], column_11_out_data[305:289], column_11_out_data[67:51],
        column_11_out_data[339:323], column_11_out_data[101:85], column_11_out_data[373:357],
        column_11_out_data[135:119], column_11_out_data[407:391], column_11_out_data[169:153],
        column_11_out_data[441:425], column_11_out_data[203:187], column_11_out_data[475:459],
        column_11_out_data[237:221], column_11_out_data[509:493], column_11_out_data[271:255],
        column_11_out_data[543:510], column_11_out_data[254:238], column_11_out_data[492:476],
        column_11_out_data[220:204], column_11_out_data[458:442], column_11_out_data[186:170],
        column_11_out_data[424:408], column_11_out_data[152:136], column_11_out_data[390:374],
        column_11_out_data[118:102], column_11_out_data[356:340], column_11_out_data[84:68],
        column_11_out_data[322:306], column_11_out_data[50:34], column_11_out_data[288:272],
        column_11_out_data[16:0]
    }),
        .out_valid(column_12_out_valid),
        .out_data(column_12_out_data)
    );

    wire [31:0] column_13_out_valid;
    wire [543:0] column_13_out_data;
    ofan_sort_column16_l32_d17 column_13 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_12_out_valid[31], column_12_out_valid[23], column_12_out_valid[29],
        column_12_out_valid[21], column_12_out_valid[27], column_12_out_valid[19],
        column_12_out_valid[25], column_12_out_valid[17], column_12_out_valid[30],
        column_12_out_valid[22], column_12_out_valid[28], column_12_out_valid[20],
        column_12_out_valid[26], column_12_out_valid[18], column_12_out_valid[24],
        column_12_out_valid[16:15], column_12_out_valid[7], column_12_out_valid[13],
        column_12_out_valid[5], column_12_out_valid[11], column_12_out_valid[3],
        column_12_out_valid[9], column_12_out_valid[1], column_12_out_valid[14],
        column_12_out_valid[6], column_12_out_valid[12], column_12_out_valid[4],
        column_12_out_valid[10], column_12_out_valid[2], column_12_out_valid[8],
        column_12_out_valid[0]
    }),
        .data({
        column_12_out_data[543:527], column_12_out_data[407:391], column_12_out_data[509:493],
        column_12_out_data[373:357], column_12_out_data[475:459], column_12_out_data[339:323],
        column_12_out_data[441:425], column_12_out_data[305:289], column_12_out_data[526:510],
        column_12_out_data[390:374], column_12_out_data[492:476], column_12_out_data[356:340],
        column_12_out_data[458:442], column_12_out_data[322:306], column_12_out_data[424:408],
        column_12_out_data[288:255], column_12_out_data[135:119], column_12_out_data[237:221],
        column_12_out_data[101:85], column_12_out_data[203:187], column_12_out_data[67:51],
        column_12_out_data[169:153], column_12_out_data[33:17], column_12_out_data[254:238],
        column_12_out_data[118:102], column_12_out_data[220:204], column_12_out_data[84:68],
        column_12_out_data[186:170], column_12_out_data[50:34], column_12_out_data[152:136],
        column_12_out_data[16:0]
    }),
        .out_valid(column_13_out_valid),
        .out_data(column_13_out_data)
    );

    wire [31:0] column_14_out_valid;
    wire [543:0] column_14_out_data;
    ofan_sort_column16_l32_d17 column_14 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_13_out_valid[31], column_13_out_valid[27], column_13_out_valid[29],
        column_13_out_valid[25], column_13_out_valid[30], column_13_out_valid[26],
        column_13_out_valid[28], column_13_out_valid[24:23], column_13_out_valid[19],
        column_13_out_valid[21], column_13_out_valid[17], column_13_out_valid[22],
        column_13_out_valid[18], column_13_out_valid[20], column_13_out_valid[16:15],
        column_13_out_valid[11], column_13_out_valid[13], column_13_out_valid[9],
        column_13_out_valid[14], column_13_out_valid[10], column_13_out_valid[12],
        column_13_out_valid[8:7], column_13_out_valid[3], column_13_out_valid[5],
        column_13_out_valid[1], column_13_out_valid[6], column_13_out_valid[2],
        column_13_out_valid[4], column_13_out_valid[0]
    }),
        .data({
        column_13_out_data[543:527], column_13_out_data[475:459], column_13_out_data[509:493],
        column_13_out_data[441:425], column_13_out_data[526:510], column_13_out_data[458:442],
        column_13_out_data[492:476], column_13_out_data[424:391], column_13_out_data[339:323],
        column_13_out_data[373:357], column_13_out_data[305:289], column_13_out_data[390:374],
        column_13_out_data[322:306], column_13_out_data[356:340], column_13_out_data[288:255],
        column_13_out_data[203:187], column_13_out_data[237:221], column_13_out_data[169:153],
        column_13_out_data[254:238], column_13_out_data[186:170], column_13_out_data[220:204],
        column_13_out_data[152:119], column_13_out_data[67:51], column_13_out_data[101:85],
        column_13_out_data[33:17], column_13_out_data[118:102], column_13_out_data[50:34],
        column_13_out_data[84:68], column_13_out_data[16:0]
    }),
        .out_valid(column_14_out_valid),
        .out_data(column_14_out_data)
    );

    wire [31:0] column_15_out_valid;
    wire [543:0] column_15_out_data;
    ofan_sort_column16_l32_d17 column_15 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_14_out_valid[31], column_14_out_valid[29], column_14_out_valid[30],
        column_14_out_valid[28:27], column_14_out_valid[25], column_14_out_valid[26],
        column_14_out_valid[24:23], column_14_out_valid[21], column_14_out_valid[22],
        column_14_out_valid[20:19], column_14_out_valid[17], column_14_out_valid[18],
        column_14_out_valid[16:15], column_14_out_valid[13], column_14_out_valid[14],
        column_14_out_valid[12:11], column_14_out_valid[9], column_14_out_valid[10],
        column_14_out_valid[8:7], column_14_out_valid[5], column_14_out_valid[6],
        column_14_out_valid[4:3], column_14_out_valid[1], column_14_out_valid[2],
        column_14_out_valid[0]
    }),
        .data({
        column_14_out_data[543:527], column_14_out_data[509:493], column_14_out_data[526:510],
        column_14_out_data[492:459], column_14_out_data[441:425], column_14_out_data[458:442],
        column_14_out_data[424:391], column_14_out_data[373:357], column_14_out_data[390:374],
        column_14_out_data[356:323], column_14_out_data[305:289], column_14_out_data[322:306],
        column_14_out_data[288:255], column_14_out_data[237:221], column_14_out_data[254:238],
        column_14_out_data[220:187], column_14_out_data[169:153], column_14_out_data[186:170],
        column_14_out_data[152:119], column_14_out_data[101:85], column_14_out_data[118:102],
        column_14_out_data[84:51], column_14_out_data[33:17], column_14_out_data[50:34],
        column_14_out_data[16:0]
    }),
        .out_valid(column_15_out_valid),
        .out_data(column_15_out_data)
    );

    assign out_valid = column_15_out_valid;
    assign out_data = column_15_out_data;
endmodule
