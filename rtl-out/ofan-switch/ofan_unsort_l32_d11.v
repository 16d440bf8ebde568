// SPDX-License-Identifier: Apache-2.0
// Module: ofan_unsort_l32_d11
// Written by: sluice 0.1.0
//
// Batcher's bitonic network of 32 records: 15 columns of comparators.

module ofan_unsort_l32_d11 (
    input  wire clk,
    input  wire rst,
    input  wire [31:0] valid,
    input  wire [351:0] data,
    output wire [31:0] out_valid,
    output wire [351:0] out_data
);

    wire [31:0] column_1_out_valid;
    wire [351:0] column_1_out_data;
    ofan_unsort_column16_l32_d11 column_1 (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data(data),
        .out_valid(column_1_out_valid),
        .out_data(column_1_out_data)
    );

    wire [31:0] column_2_out_valid;
    wire [351:0] column_2_out_data;
    ofan_unsort_column16_l32_d11 column_2 (
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
        column_1_out_data[340:319], column_1_out_data[351:341], column_1_out_data[318:308],
        column_1_out_data[296:275], column_1_out_data[307:297], column_1_out_data[274:264],
        column_1_out_data[252:231], column_1_out_data[263:253], column_1_out_data[230:220],
        column_1_out_data[208:187], column_1_out_data[219:209], column_1_out_data[186:176],
        column_1_out_data[164:143], column_1_out_data[175:165], column_1_out_data[142:132],
        column_1_out_data[120:99], column_1_out_data[131:121], column_1_out_data[98:88],
        column_1_out_data[76:55], column_1_out_data[87:77], column_1_out_data[54:44],
        column_1_out_data[32:11], column_1_out_data[43:33], column_1_out_data[10:0]
    }),
        .out_valid(column_2_out_valid),
        .out_data(column_2_out_data)
    );

    wire [31:0] column_3_out_valid;
    wire [351:0] column_3_out_data;
    ofan_unsort_column16_l32_d11 column_3 (
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
        column_2_out_data[329:319], column_2_out_data[351:330], column_2_out_data[318:308],
        column_2_out_data[285:275], column_2_out_data[307:286], column_2_out_data[274:264],
        column_2_out_data[241:231], column_2_out_data[263:242], column_2_out_data[230:220],
        column_2_out_data[197:187], column_2_out_data[219:198], column_2_out_data[186:176],
        column_2_out_data[153:143], column_2_out_data[175:154], column_2_out_data[142:132],
        column_2_out_data[109:99], column_2_out_data[131:110], column_2_out_data[98:88],
        column_2_out_data[65:55], column_2_out_data[87:66], column_2_out_data[54:44],
        column_2_out_data[21:11], column_2_out_data[43:22], column_2_out_data[10:0]
    }),
        .out_valid(column_3_out_valid),
        .out_data(column_3_out_data)
    );

    wire [31:0] column_4_out_valid;
    wire [351:0] column_4_out_data;
    ofan_unsort_column16_l32_d11 column_4 (
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
        column_3_out_data[318:297], column_3_out_data[329:319], column_3_out_data[296:286],
        column_3_out_data[340:330], column_3_out_data[285:275], column_3_out_data[351:341],
        column_3_out_data[274:264], column_3_out_data[230:209], column_3_out_data[241:231],
        column_3_out_data[208:198], column_3_out_data[252:242], column_3_out_data[197:187],
        column_3_out_data[263:253], column_3_out_data[186:176], column_3_out_data[142:121],
        column_3_out_data[153:143], column_3_out_data[120:110], column_3_out_data[164:154],
        column_3_out_data[109:99], column_3_out_data[175:165], column_3_out_data[98:88],
        column_3_out_data[54:33], column_3_out_data[65:55], column_3_out_data[32:22],
        column_3_out_data[76:66], column_3_out_data[21:11], column_3_out_data[87:77],
        column_3_out_data[10:0]
    }),
        .out_valid(column_4_out_valid),
        .out_data(column_4_out_data)
    );

    wire [31:0] column_5_out_valid;
    wire [351:0] column_5_out_data;
    ofan_unsort_column16_l32_d11 column_5 (
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
        column_4_out_data[285:275], column_4_out_data[329:319], column_4_out_data[307:297],
        column_4_out_data[351:330], column_4_out_data[296:286], column_4_out_data[318:308],
        column_4_out_data[274:264], column_4_out_data[197:187], column_4_out_data[241:231],
        column_4_out_data[219:209], column_4_out_data[263:242], column_4_out_data[208:198],
        column_4_out_data[230:220], column_4_out_data[186:176], column_4_out_data[109:99],
        column_4_out_data[153:143], column_4_out_data[131:121], column_4_out_data[175:154],
        column_4_out_data[120:110], column_4_out_data[142:132], column_4_out_data[98:88],
        column_4_out_data[21:11], column_4_out_data[65:55], column_4_out_data[43:33],
        column_4_out_data[87:66], column_4_out_data[32:22], column_4_out_data[54:44],
        column_4_out_data[10:0]
    }),
        .out_valid(column_5_out_valid),
        .out_data(column_5_out_data)
    );

    wire [31:0] column_6_out_valid;
    wire [351:0] column_6_out_data;
    ofan_unsort_column16_l32_d11 column_6 (
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
        column_5_out_data[351:341], column_5_out_data[329:319], column_5_out_data[340:330],
        column_5_out_data[318:297], column_5_out_data[285:275], column_5_out_data[296:286],
        column_5_out_data[274:253], column_5_out_data[241:231], column_5_out_data[252:242],
        column_5_out_data[230:209], column_5_out_data[197:187], column_5_out_data[208:198],
        column_5_out_data[186:165], column_5_out_data[153:143], column_5_out_data[164:154],
        column_5_out_data[142:121], column_5_out_data[109:99], column_5_out_data[120:110],
        column_5_out_data[98:77], column_5_out_data[65:55], column_5_out_data[76:66],
        column_5_out_data[54:33], column_5_out_data[21:11], column_5_out_data[32:22],
        column_5_out_data[10:0]
    }),
        .out_valid(column_6_out_valid),
        .out_data(column_6_out_data)
    );

    wire [31:0] column_7_out_valid;
    wire [351:0] column_7_out_data;
    ofan_unsort_column16_l32_d11 column_7 (
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
        column_6_out_data[274:253], column_6_out_data[285:275], column_6_out_data[252:242],
        column_6_out_data[296:286], column_6_out_data[241:231], column_6_out_data[307:297],
        column_6_out_data[230:220], column_6_out_data[318:308], column_6_out_data[219:209],
        column_6_out_data[329:319], column_6_out_data[208:198], column_6_out_data[340:330],
        column_6_out_data[197:187], column_6_out_data[351:341], column_6_out_data[186:176],
        column_6_out_data[98:77], column_6_out_data[109:99], column_6_out_data[76:66],
        column_6_out_data[120:110], column_6_out_data[65:55], column_6_out_data[131:121],
        column_6_out_data[54:44], column_6_out_data[142:132], column_6_out_data[43:33],
        column_6_out_data[153:143], column_6_out_data[32:22], column_6_out_data[164:154],
        column_6_out_data[21:11], column_6_out_data[175:165], column_6_out_data[10:0]
    }),
        .out_valid(column_7_out_valid),
        .out_data(column_7_out_data)
    );

    wire [31:0] column_8_out_valid;
    wire [351:0] column_8_out_data;
    ofan_unsort_column16_l32_d11 column_8 (
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
        column_7_out_data[197:187], column_7_out_data[285:275], column_7_out_data[219:209],
        column_7_out_data[307:297], column_7_out_data[241:231], column_7_out_data[329:319],
        column_7_out_data[263:253], column_7_out_data[351:330], column_7_out_data[252:242],
        column_7_out_data[318:308], column_7_out_data[230:220], column_7_out_data[296:286],
        column_7_out_data[208:198], column_7_out_data[274:264], column_7_out_data[186:176],
        column_7_out_data[21:11], column_7_out_data[109:99], column_7_out_data[43:33],
        column_7_out_data[131:121], column_7_out_data[65:55], column_7_out_data[153:143],
        column_7_out_data[87:77], column_7_out_data[175:154], column_7_out_data[76:66],
        column_7_out_data[142:132], column_7_out_data[54:44], column_7_out_data[120:110],
        column_7_out_data[32:22], column_7_out_data[98:88], column_7_out_data[10:0]
    }),
        .out_valid(column_8_out_valid),
        .out_data(column_8_out_data)
    );

    wire [31:0] column_9_out_valid;
    wire [351:0] column_9_out_data;
    ofan_unsort_column16_l32_d11 column_9 (
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
        column_8_out_data[351:341], column_8_out_data[307:297], column_8_out_data[329:319],
        column_8_out_data[285:275], column_8_out_data[340:330], column_8_out_data[296:286],
        column_8_out_data[318:308], column_8_out_data[274:253], column_8_out_data[219:209],
        column_8_out_data[241:231], column_8_out_data[197:187], column_8_out_data[252:242],
        column_8_out_data[208:198], column_8_out_data[230:220], column_8_out_data[186:165],
        column_8_out_data[131:121], column_8_out_data[153:143], column_8_out_data[109:99],
        column_8_out_data[164:154], column_8_out_data[120:110], column_8_out_data[142:132],
        column_8_out_data[98:77], column_8_out_data[43:33], column_8_out_data[65:55],
        column_8_out_data[21:11], column_8_out_data[76:66], column_8_out_data[32:22],
        column_8_out_data[54:44], column_8_out_data[10:0]
    }),
        .out_valid(column_9_out_valid),
        .out_data(column_9_out_data)
    );

    wire [31:0] column_10_out_valid;
    wire [351:0] column_10_out_data;
    ofan_unsort_column16_l32_d11 column_10 (
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
        column_9_out_data[351:341], column_9_out_data[329:319], column_9_out_data[340:330],
        column_9_out_data[318:297], column_9_out_data[285:275], column_9_out_data[296:286],
        column_9_out_data[274:253], column_9_out_data[241:231], column_9_out_data[252:242],
        column_9_out_data[230:209], column_9_out_data[197:187], column_9_out_data[208:198],
        column_9_out_data[186:165], column_9_out_data[153:143], column_9_out_data[164:154],
        column_9_out_data[142:121], column_9_out_data[109:99], column_9_out_data[120:110],
        column_9_out_data[98:77], column_9_out_data[65:55], column_9_out_data[76:66],
        column_9_out_data[54:33], column_9_out_data[21:11], column_9_out_data[32:22],
        column_9_out_data[10:0]
    }),
        .out_valid(column_10_out_valid),
        .out_data(column_10_out_data)
    );

    wire [31:0] column_11_out_valid;
    wire [351:0] column_11_out_data;
    ofan_unsort_column16_l32_d11 column_11 (
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
        column_10_out_data[186:165], column_10_out_data[197:187], column_10_out_data[164:154],
        column_10_out_data[208:198], column_10_out_data[153:143], column_10_out_data[219:209],
        column_10_out_data[142:132], column_10_out_data[230:220], column_10_out_data[131:121],
        column_10_out_data[241:231], column_10_out_data[120:110], column_10_out_data[252:242],
        column_10_out_data[109:99], column_10_out_data[263:253], column_10_out_data[98:88],
        column_10_out_data[274:264], column_10_out_data[87:77], column_10_out_data[285:275],
        column_10_out_data[76:66], column_10_out_data[296:286], column_10_out_data[65:55],
        column_10_out_data[307:297], column_10_out_data[54:44], column_10_out_data[318:308],
        column_10_out_data[43:33], column_10_out_data[329:319], column_10_out_data[32:22],
        column_10_out_data[340:330], column_10_out_data[21:11], column_10_out_data[351:341],
        column_10_out_data[10:0]
    }),
        .out_valid(column_11_out_valid),
        .out_data(column_11_out_data)
    );

    wire [31:0] column_12_out_valid;
    wire [351:0] column_12_out_data;
    ofan_unsort_column16_l32_d11 column_12 (
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
        column_11_out_data[21:11], column_11_out_data[197:187], column_11_out_data[43:33],
        column_11_out_data[219:209], column_11_out_data[65:55], column_11_out_data[241:231],
        column_11_out_data[87:77], column_11_out_data[263:253], column_11_out_data[109:99],
        column_11_out_data[285:275], column_11_out_data[131:121], column_11_out_data[307:297],
        column_11_out_data[153:143], column_11_out_data[329:319], column_11_out_data[175:165],
        column_11_out_data[351:330], column_11_out_data[164:154], column_11_out_data[318:308],
        column_11_out_data[142:132], column_11_out_data[296:286], column_11_out_data[120:110],
        column_11_out_data[274:264], column_11_out_data[98:88], column_11_out_data[252:242],
        column_11_out_data[76:66], column_11_out_data[230:220], column_11_out_data[54:44],
        column_11_out_data[208:198], column_11_out_data[32:22], column_11_out_data[186:176],
        column_11_out_data[10:0]
    }),
        .out_valid(column_12_out_valid),
        .out_data(column_12_out_data)
    );

    wire [31:0] column_13_out_valid;
    wire [351:0] column_13_out_data;
    ofan_unsort_column16_l32_d11 column_13 (
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
        column_12_out_data[351:341], column_12_out_data[263:253], column_12_out_data[329:319],
        column_12_out_data[241:231], column_12_out_data[307:297], column_12_out_data[219:209],
        column_12_out_data[285:275], column_12_out_data[197:187], column_12_out_data[340:330],
        column_12_out_data[252:242], column_12_out_data[318:308], column_12_out_data[230:220],
        column_12_out_data[296:286], column_12_out_data[208:198], column_12_out_data[274:264],
        column_12_out_data[186:165], column_12_out_data[87:77], column_12_out_data[153:143],
        column_12_out_data[65:55], column_12_out_data[131:121], column_12_out_data[43:33],
        column_12_out_data[109:99], column_12_out_data[21:11], column_12_out_data[164:154],
        column_12_out_data[76:66], column_12_out_data[142:132], column_12_out_data[54:44],
        column_12_out_data[120:110], column_12_out_data[32:22], column_12_out_data[98:88],
        column_12_out_data[10:0]
    }),
        .out_valid(column_13_out_valid),
        .out_data(column_13_out_data)
    );

    wire [31:0] column_14_out_valid;
    wire [351:0] column_14_out_data;
    ofan_unsort_column16_l32_d11 column_14 (
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
        column_13_out_data[351:341], column_13_out_data[307:297], column_13_out_data[329:319],
        column_13_out_data[285:275], column_13_out_data[340:330], column_13_out_data[296:286],
        column_13_out_data[318:308], column_13_out_data[274:253], column_13_out_data[219:209],
        column_13_out_data[241:231], column_13_out_data[197:187], column_13_out_data[252:242],
        column_13_out_data[208:198], column_13_out_data[230:220], column_13_out_data[186:165],
        column_13_out_data[131:121], column_13_out_data[153:143], column_13_out_data[109:99],
        column_13_out_data[164:154], column_13_out_data[120:110], column_13_out_data[142:132],
        column_13_out_data[98:77], column_13_out_data[43:33], column_13_out_data[65:55],
        column_13_out_data[21:11], column_13_out_data[76:66], column_13_out_data[32:22],
        column_13_out_data[54:44], column_13_out_data[10:0]
    }),
        .out_valid(column_14_out_valid),
        .out_data(column_14_out_data)
    );

    wire [31:0] column_15_out_valid;
    wire [351:0] column_15_out_data;
    ofan_unsort_column16_l32_d11 column_15 (
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
        column_14_out_data[351:341], column_14_out_data[329:319], column_14_out_data[340:330],
        column_14_out_data[318:297], column_14_out_data[285:275], column_14_out_data[296:286],
        column_14_out_data[274:253], column_14_out_data[241:231], column_14_out_data[252:242],
        column_14_out_data[230:209], column_14_out_data[197:187], column_14_out_data[208:198],
        column_14_out_data[186:165], column_14_out_data[153:143], column_14_out_data[164:154],
        column_14_out_data[142:121], column_14_out_data[109:99], column_14_out_data[120:110],
        column_14_out_data[98:77], column_14_out_data[65:55], column_14_out_data[76:66],
        column_14_out_data[54:33], column_14_out_data[21:11], column_14_out_data[32:22],
        column_14_out_data[10:0]
    }),
        .out_valid(column_15_out_valid),
        .out_data(column_15_out_data)
    );

    assign out_valid = column_15_out_valid;
    assign out_data = column_15_out_data;
endmodule
