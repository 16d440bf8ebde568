// SPDX-License-Identifier: Apache-2.0
// Module: ofan_sort_l32_d12
// Written by: sluice 0.1.0
//
// Batcher's bitonic network of 32 records: 15 columns of comparators.

module ofan_sort_l32_d12 (
    input  wire clk,
    input  wire rst,
    input  wire [31:0] valid,
    input  wire [383:0] data,
    output wire [31:0] out_valid,
    output wire [383:0] out_data
);

    wire [31:0] column_1_out_valid;
    wire [383:0] column_1_out_data;
    ofan_sort_column16_l32_d12 column_1 (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data(data),
        .out_valid(column_1_out_valid),
        .out_data(column_1_out_data)
    );

    wire [31:0] column_2_out_valid;
    wire [383:0] column_2_out_data;
    ofan_sort_column16_l32_d12 column_2 (
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
        column_1_out_data[371:348], column_1_out_data[383:372], column_1_out_data[347:336],
        column_1_out_data[323:300], column_1_out_data[335:324], column_1_out_data[299:288],
        column_1_out_data[275:252], column_1_out_data[287:276], column_1_out_data[251:240],
        column_1_out_data[227:204], column_1_out_data[239:228], column_1_out_data[203:192],
        column_1_out_data[179:156], column_1_out_data[191:180], column_1_out_data[155:144],
        column_1_out_data[131:108], column_1_out_data[143:132], column_1_out_data[107:96],
        column_1_out_data[83:60], column_1_out_data[95:84], column_1_out_data[59:48],
        column_1_out_data[35:12], column_1_out_data[47:36], column_1_out_data[11:0]
    }),
        .out_valid(column_2_out_valid),
        .out_data(column_2_out_data)
    );

    wire [31:0] column_3_out_valid;
    wire [383:0] column_3_out_data;
    ofan_sort_column16_l32_d12 column_3 (
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
        column_2_out_data[359:348], column_2_out_data[383:360], column_2_out_data[347:336],
        column_2_out_data[311:300], column_2_out_data[335:312], column_2_out_data[299:288],
        column_2_out_data[263:252], column_2_out_data[287:264], column_2_out_data[251:240],
        column_2_out_data[215:204], column_2_out_data[239:216], column_2_out_data[203:192],
        column_2_out_data[167:156], column_2_out_data[191:168], column_2_out_data[155:144],
        column_2_out_data[119:108], column_2_out_data[143:120], column_2_out_data[107:96],
        column_2_out_data[71:60], column_2_out_data[95:72], column_2_out_data[59:48],
        column_2_out_data[23:12], column_2_out_data[47:24], column_2_out_data[11:0]
    }),
        .out_valid(column_3_out_valid),
        .out_data(column_3_out_data)
    );

    wire [31:0] column_4_out_valid;
    wire [383:0] column_4_out_data;
    ofan_sort_column16_l32_d12 column_4 (
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
        column_3_out_data[347:324], column_3_out_data[359:348], column_3_out_data[323:312],
        column_3_out_data[371:360], column_3_out_data[311:300], column_3_out_data[383:372],
        column_3_out_data[299:288], column_3_out_data[251:228], column_3_out_data[263:252],
        column_3_out_data[227:216], column_3_out_data[275:264], column_3_out_data[215:204],
        column_3_out_data[287:276], column_3_out_data[203:192], column_3_out_data[155:132],
        column_3_out_data[167:156], column_3_out_data[131:120], column_3_out_data[179:168],
        column_3_out_data[119:108], column_3_out_data[191:180], column_3_out_data[107:96],
        column_3_out_data[59:36], column_3_out_data[71:60], column_3_out_data[35:24],
        column_3_out_data[83:72], column_3_out_data[23:12], column_3_out_data[95:84],
        column_3_out_data[11:0]
    }),
        .out_valid(column_4_out_valid),
        .out_data(column_4_out_data)
    );

    wire [31:0] column_5_out_valid;
    wire [383:0] column_5_out_data;
    ofan_sort_column16_l32_d12 column_5 (
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
        column_4_out_data[311:300], column_4_out_data[359:348], column_4_out_data[335:324],
        column_4_out_data[383:360], column_4_out_data[323:312], column_4_out_data[347:336],
        column_4_out_data[299:288], column_4_out_data[215:204], column_4_out_data[263:252],
        column_4_out_data[239:228], column_4_out_data[287:264], column_4_out_data[227:216],
        column_4_out_data[251:240], column_4_out_data[203:192], column_4_out_data[119:108],
        column_4_out_data[167:156], column_4_out_data[143:132], column_4_out_data[191:168],
        column_4_out_data[131:120], column_4_out_data[155:144], column_4_out_data[107:96],
        column_4_out_data[23:12], column_4_out_data[71:60], column_4_out_data[47:36],
        column_4_out_data[95:72], column_4_out_data[35:24], column_4_out_data[59:48],
        column_4_out_data[11:0]
    }),
        .out_valid(column_5_out_valid),
        .out_data(column_5_out_data)
    );

    wire [31:0] column_6_out_valid;
    wire [383:0] column_6_out_data;
    ofan_sort_column16_l32_d12 column_6 (
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
        column_5_out_data[383:372], column_5_out_data[359:348], column_5_out_data[371:360],
        column_5_out_data[347:324], column_5_out_data[311:300], column_5_out_data[323:312],
        column_5_out_data[299:276], column_5_out_data[263:252], column_5_out_data[275:264],
        column_5_out_data[251:228], column_5_out_data[215:204], column_5_out_data[227:216],
        column_5_out_data[203:180], column_5_out_data[167:156], column_5_out_data[179:168],
        column_5_out_data[155:132], column_5_out_data[119:108], column_5_out_data[131:120],
        column_5_out_data[107:84], column_5_out_data[71:60], column_5_out_data[83:72],
        column_5_out_data[59:36], column_5_out_data[23:12], column_5_out_data[35:24],
        column_5_out_data[11:0]
    }),
        .out_valid(column_6_out_valid),
        .out_data(column_6_out_data)
    );

    wire [31:0] column_7_out_valid;
    wire [383:0] column_7_out_data;
    ofan_sort_column16_l32_d12 column_7 (
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
        column_6_out_data[299:276], column_6_out_data[311:300], column_6_out_data[275:264],
        column_6_out_data[323:312], column_6_out_data[263:252], column_6_out_data[335:324],
        column_6_out_data[251:240], column_6_out_data[347:336], column_6_out_data[239:228],
        column_6_out_data[359:348], column_6_out_data[227:216], column_6_out_data[371:360],
        column_6_out_data[215:204], column_6_out_data[383:372], column_6_out_data[203:192],
        column_6_out_data[107:84], column_6_out_data[119:108], column_6_out_data[83:72],
        column_6_out_data[131:120], column_6_out_data[71:60], column_6_out_data[143:132],
        column_6_out_data[59:48], column_6_out_data[155:144], column_6_out_data[47:36],
        column_6_out_data[167:156], column_6_out_data[35:24], column_6_out_data[179:168],
        column_6_out_data[23:12], column_6_out_data[191:180], column_6_out_data[11:0]
    }),
        .out_valid(column_7_out_valid),
        .out_data(column_7_out_data)
    );

    wire [31:0] column_8_out_valid;
    wire [383:0] column_8_out_data;
    ofan_sort_column16_l32_d12 column_8 (
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
        column_7_out_data[215:204], column_7_out_data[311:300], column_7_out_data[239:228],
        column_7_out_data[335:324], column_7_out_data[263:252], column_7_out_data[359:348],
        column_7_out_data[287:276], column_7_out_data[383:360], column_7_out_data[275:264],
        column_7_out_data[347:336], column_7_out_data[251:240], column_7_out_data[323:312],
        column_7_out_data[227:216], column_7_out_data[299:288], column_7_out_data[203:192],
        column_7_out_data[23:12], column_7_out_data[119:108], column_7_out_data[47:36],
        column_7_out_data[143:132], column_7_out_data[71:60], column_7_out_data[167:156],
        column_7_out_data[95:84], column_7_out_data[191:168], column_7_out_data[83:72],
        column_7_out_data[155:144], column_7_out_data[59:48], column_7_out_data[131:120],
        column_7_out_data[35:24], column_7_out_data[107:96], column_7_out_data[11:0]
    }),
        .out_valid(column_8_out_valid),
        .out_data(column_8_out_data)
    );

    wire [31:0] column_9_out_valid;
    wire [383:0] column_9_out_data;
    ofan_sort_column16_l32_d12 column_9 (
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
        column_8_out_data[383:372], column_8_out_data[335:324], column_8_out_data[359:348],
        column_8_out_data[311:300], column_8_out_data[371:360], column_8_out_data[323:312],
        column_8_out_data[347:336], column_8_out_data[299:276], column_8_out_data[239:228],
        column_8_out_data[263:252], column_8_out_data[215:204], column_8_out_data[275:264],
        column_8_out_data[227:216], column_8_out_data[251:240], column_8_out_data[203:180],
        column_8_out_data[143:132], column_8_out_data[167:156], column_8_out_data[119:108],
        column_8_out_data[179:168], column_8_out_data[131:120], column_8_out_data[155:144],
        column_8_out_data[107:84], column_8_out_data[47:36], column_8_out_data[71:60],
        column_8_out_data[23:12], column_8_out_data[83:72], column_8_out_data[35:24],
        column_8_out_data[59:48], column_8_out_data[11:0]
    }),
        .out_valid(column_9_out_valid),
        .out_data(column_9_out_data)
    );

    wire [31:0] column_10_out_valid;
    wire [383:0] column_10_out_data;
    ofan_sort_column16_l32_d12 column_10 (
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
        column_9_out_data[383:372], column_9_out_data[359:348], column_9_out_data[371:360],
        column_9_out_data[347:324], column_9_out_data[311:300], column_9_out_data[323:312],
        column_9_out_data[299:276], column_9_out_data[263:252], column_9_out_data[275:264],
        column_9_out_data[251:228], column_9_out_data[215:204], column_9_out_data[227:216],
        column_9_out_data[203:180], column_9_out_data[167:156], column_9_out_data[179:168],
        column_9_out_data[155:132], column_9_out_data[119:108], column_9_out_data[131:120],
        column_9_out_data[107:84], column_9_out_data[71:60], column_9_out_data[83:72],
        column_9_out_data[59:36], column_9_out_data[23:12], column_9_out_data[35:24],
        column_9_out_data[11:0]
    }),
        .out_valid(column_10_out_valid),
        .out_data(column_10_out_data)
    );

    wire [31:0] column_11_out_valid;
    wire [383:0] column_11_out_data;
    ofan_sort_column16_l32_d12 column_11 (
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
        column_10_out_data[203:180], column_10_out_data[215:204], column_10_out_data[179:168],
        column_10_out_data[227:216], column_10_out_data[167:156], column_10_out_data[239:228],
        column_10_out_data[155:144], column_10_out_data[251:240], column_10_out_data[143:132],
        column_10_out_data[263:252], column_10_out_data[131:120], column_10_out_data[275:264],
        column_10_out_data[119:108], column_10_out_data[287:276], column_10_out_data[107:96],
        column_10_out_data[299:288], column_10_out_data[95:84], column_10_out_data[311:300],
        column_10_out_data[83:72], column_10_out_data[323:312], column_10_out_data[71:60],
        column_10_out_data[335:324], column_10_out_data[59:48], column_10_out_data[347:336],
        column_10_out_data[47:36], column_10_out_data[359:348], column_10_out_data[35:24],
        column_10_out_data[371:360], column_10_out_data[23:12], column_10_out_data[383:372],
        column_10_out_data[11:0]
    }),
        .out_valid(column_11_out_valid),
        .out_data(column_11_out_data)
    );

    wire [31:0] column_12_out_valid;
    wire [383:0] column_12_out_data;
    ofan_sort_column16_l32_d12 column_12 (
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
        column_11_out_data[23:12], column_11_out_data[215:204], column_11_out_data[47:36],
        column_11_out_data[239:228], column_11_out_data[71:60], column_11_out_data[263:252],
        column_11_out_data[95:84], column_11_out_data[287:276], column_11_out_data[119:108],
        column_11_out_data[311:300], column_11_out_data[143:132], column_11_out_data[335:324],
        column_11_out_data[167:156], column_11_out_data[359:348], column_11_out_data[191:180],
        column_11_out_data[383:360], column_11_out_data[179:168], column_11_out_data[347:336],
        column_11_out_data[155:144], column_11_out_data[323:312], column_11_out_data[131:120],
        column_11_out_data[299:288], column_11_out_data[107:96], column_11_out_data[275:264],
        column_11_out_data[83:72], column_11_out_data[251:240], column_11_out_data[59:48],
        column_11_out_data[227:216], column_11_out_data[35:24], column_11_out_data[203:192],
        column_11_out_data[11:0]
    }),
        .out_valid(column_12_out_valid),
        .out_data(column_12_out_data)
    );

    wire [31:0] column_13_out_valid;
    wire [383:0] column_13_out_data;
    ofan_sort_column16_l32_d12 column_13 (
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
        column_12_out_data[383:372], column_12_out_data[287:276], column_12_out_data[359:348],
        column_12_out_data[263:252], column_12_out_data[335:324], column_12_out_data[239:228],
        column_12_out_data[311:300], column_12_out_data[215:204], column_12_out_data[371:360],
        column_12_out_data[275:264], column_12_out_data[347:336], column_12_out_data[251:240],
        column_12_out_data[323:312], column_12_out_data[227:216], column_12_out_data[299:288],
        column_12_out_data[203:180], column_12_out_data[95:84], column_12_out_data[167:156],
        column_12_out_data[71:60], column_12_out_data[143:132], column_12_out_data[47:36],
        column_12_out_data[119:108], column_12_out_data[23:12], column_12_out_data[179:168],
        column_12_out_data[83:72], column_12_out_data[155:144], column_12_out_data[59:48],
        column_12_out_data[131:120], column_12_out_data[35:24], column_12_out_data[107:96],
        column_12_out_data[11:0]
    }),
        .out_valid(column_13_out_valid),
        .out_data(column_13_out_data)
    );

    wire [31:0] column_14_out_valid;
    wire [383:0] column_14_out_data;
    ofan_sort_column16_l32_d12 column_14 (
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
        column_13_out_data[383:372], column_13_out_data[335:324], column_13_out_data[359:348],
        column_13_out_data[311:300], column_13_out_data[371:360], column_13_out_data[323:312],
        column_13_out_data[347:336], column_13_out_data[299:276], column_13_out_data[239:228],
        column_13_out_data[263:252], column_13_out_data[215:204], column_13_out_data[275:264],
        column_13_out_data[227:216], column_13_out_data[251:240], column_13_out_data[203:180],
        column_13_out_data[143:132], column_13_out_data[167:156], column_13_out_data[119:108],
        column_13_out_data[179:168], column_13_out_data[131:120], column_13_out_data[155:144],
        column_13_out_data[107:84], column_13_out_data[47:36], column_13_out_data[71:60],
        column_13_out_data[23:12], column_13_out_data[83:72], column_13_out_data[35:24],
        column_13_out_data[59:48], column_13_out_data[11:0]
    }),
        .out_valid(column_14_out_valid),
        .out_data(column_14_out_data)
    );

    wire [31:0] column_15_out_valid;
    wire [383:0] column_15_out_data;
    ofan_sort_column16_l32_d12 column_15 (
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
        column_14_out_data[383:372], column_14_out_data[359:348], column_14_out_data[371:360],
        column_14_out_data[347:324], column_14_out_data[311:300], column_14_out_data[323:312],
        column_14_out_data[299:276], column_14_out_data[263:252], column_14_out_data[275:264],
        column_14_out_data[251:228], column_14_out_data[215:204], column_14_out_data[227:216],
        column_14_out_data[203:180], column_14_out_data[167:156], column_14_out_data[179:168],
        column_14_out_data[155:132], column_14_out_data[119:108], column_14_out_data[131:120],
        column_14_out_data[107:84], column_14_out_data[71:60], column_14_out_data[83:72],
        column_14_out_data[59:36], column_14_out_data[23:12], column_14_out_data[35:24],
        column_14_out_data[11:0]
    }),
        .out_valid(column_15_out_valid),
        .out_data(column_15_out_data)
    );

    assign out_valid = column_15_out_valid;
    assign out_data = column_15_out_data;
endmodule
