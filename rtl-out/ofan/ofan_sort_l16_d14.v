// SPDX-License-Identifier: Apache-2.0
// Module: ofan_sort_l16_d14
// Written by: sluice 0.1.0
//
// Batcher's bitonic network of 16 records: 10 columns of comparators.

module ofan_sort_l16_d14 (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] valid,
    input  wire [223:0] data,
    output wire [15:0] out_valid,
    output wire [223:0] out_data
);

    wire [15:0] column_1_out_valid;
    wire [223:0] column_1_out_data;
    ofan_sort_column8_l16_d14 column_1 (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data(data),
        .out_valid(column_1_out_valid),
        .out_data(column_1_out_data)
    );

    wire [15:0] column_2_out_valid;
    wire [223:0] column_2_out_data;
    ofan_sort_column8_l16_d14 column_2 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_1_out_valid[14:13], column_1_out_valid[15], column_1_out_valid[12],
        column_1_out_valid[10:9], column_1_out_valid[11], column_1_out_valid[8],
        column_1_out_valid[6:5], column_1_out_valid[7], column_1_out_valid[4],
        column_1_out_valid[2:1], column_1_out_valid[3], column_1_out_valid[0]
    }),
        .data({
        column_1_out_data[209:182], column_1_out_data[223:210], column_1_out_data[181:168],
        column_1_out_data[153:126], column_1_out_data[167:154], column_1_out_data[125:112],
        column_1_out_data[97:70], column_1_out_data[111:98], column_1_out_data[69:56],
        column_1_out_data[41:14], column_1_out_data[55:42], column_1_out_data[13:0]
    }),
        .out_valid(column_2_out_valid),
        .out_data(column_2_out_data)
    );

    wire [15:0] column_3_out_valid;
    wire [223:0] column_3_out_data;
    ofan_sort_column8_l16_d14 column_3 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_2_out_valid[13], column_2_out_valid[15:14], column_2_out_valid[12],
        column_2_out_valid[9], column_2_out_valid[11:10], column_2_out_valid[8],
        column_2_out_valid[5], column_2_out_valid[7:6], column_2_out_valid[4],
        column_2_out_valid[1], column_2_out_valid[3:2], column_2_out_valid[0]
    }),
        .data({
        column_2_out_data[195:182], column_2_out_data[223:196], column_2_out_data[181:168],
        column_2_out_data[139:126], column_2_out_data[167:140], column_2_out_data[125:112],
        column_2_out_data[83:70], column_2_out_data[111:84], column_2_out_data[69:56],
        column_2_out_data[27:14], column_2_out_data[55:28], column_2_out_data[13:0]
    }),
        .out_valid(column_3_out_valid),
        .out_data(column_3_out_data)
    );

    wire [15:0] column_4_out_valid;
    wire [223:0] column_4_out_data;
    ofan_sort_column8_l16_d14 column_4 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_3_out_valid[12:11], column_3_out_valid[13], column_3_out_valid[10],
        column_3_out_valid[14], column_3_out_valid[9], column_3_out_valid[15],
        column_3_out_valid[8], column_3_out_valid[4:3], column_3_out_valid[5],
        column_3_out_valid[2], column_3_out_valid[6], column_3_out_valid[1],
        column_3_out_valid[7], column_3_out_valid[0]
    }),
        .data({
        column_3_out_data[181:154], column_3_out_data[195:182], column_3_out_data[153:140],
        column_3_out_data[209:196], column_3_out_data[139:126], column_3_out_data[223:210],
        column_3_out_data[125:112], column_3_out_data[69:42], column_3_out_data[83:70],
        column_3_out_data[41:28], column_3_out_data[97:84], column_3_out_data[27:14],
        column_3_out_data[111:98], column_3_out_data[13:0]
    }),
        .out_valid(column_4_out_valid),
        .out_data(column_4_out_data)
    );

    wire [15:0] column_5_out_valid;
    wire [223:0] column_5_out_data;
    ofan_sort_column8_l16_d14 column_5 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_4_out_valid[9], column_4_out_valid[13], column_4_out_valid[11],
        column_4_out_valid[15:14], column_4_out_valid[10], column_4_out_valid[12],
        column_4_out_valid[8], column_4_out_valid[1], column_4_out_valid[5],
        column_4_out_valid[3], column_4_out_valid[7:6], column_4_out_valid[2],
        column_4_out_valid[4], column_4_out_valid[0]
    }),
        .data({
        column_4_out_data[139:126], column_4_out_data[195:182], column_4_out_data[167:154],
        column_4_out_data[223:196], column_4_out_data[153:140], column_4_out_data[181:168],
        column_4_out_data[125:112], column_4_out_data[27:14], column_4_out_data[83:70],
        column_4_out_data[55:42], column_4_out_data[111:84], column_4_out_data[41:28],
        column_4_out_data[69:56], column_4_out_data[13:0]
    }),
        .out_valid(column_5_out_valid),
        .out_data(column_5_out_data)
    );

    wire [15:0] column_6_out_valid;
    wire [223:0] column_6_out_data;
    ofan_sort_column8_l16_d14 column_6 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_5_out_valid[15], column_5_out_valid[13], column_5_out_valid[14],
        column_5_out_valid[12:11], column_5_out_valid[9], column_5_out_valid[10],
        column_5_out_valid[8:7], column_5_out_valid[5], column_5_out_valid[6],
        column_5_out_valid[4:3], column_5_out_valid[1], column_5_out_valid[2],
        column_5_out_valid[0]
    }),
        .data({
        column_5_out_data[223:210], column_5_out_data[195:182], column_5_out_data[209:196],
        column_5_out_data[181:154], column_5_out_data[139:126], column_5_out_data[153:140],
        column_5_out_data[125:98], column_5_out_data[83:70], column_5_out_data[97:84],
        column_5_out_data[69:42], column_5_out_data[27:14], column_5_out_data[41:28],
        column_5_out_data[13:0]
    }),
        .out_valid(column_6_out_valid),
        .out_data(column_6_out_data)
    );

    wire [15:0] column_7_out_valid;
    wire [223:0] column_7_out_data;
    ofan_sort_column8_l16_d14 column_7 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_6_out_valid[8:7], column_6_out_valid[9], column_6_out_valid[6],
        column_6_out_valid[10], column_6_out_valid[5], column_6_out_valid[11],
        column_6_out_valid[4], column_6_out_valid[12], column_6_out_valid[3],
        column_6_out_valid[13], column_6_out_valid[2], column_6_out_valid[14],
        column_6_out_valid[1], column_6_out_valid[15], column_6_out_valid[0]
    }),
        .data({
        column_6_out_data[125:98], column_6_out_data[139:126], column_6_out_data[97:84],
        column_6_out_data[153:140], column_6_out_data[83:70], column_6_out_data[167:154],
        column_6_out_data[69:56], column_6_out_data[181:168], column_6_out_data[55:42],
        column_6_out_data[195:182], column_6_out_data[41:28], column_6_out_data[209:196],
        column_6_out_data[27:14], column_6_out_data[223:210], column_6_out_data[13:0]
    }),
        .out_valid(column_7_out_valid),
        .out_data(column_7_out_data)
    );

    wire [15:0] column_8_out_valid;
    wire [223:0] column_8_out_data;
    ofan_sort_column8_l16_d14 column_8 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_7_out_valid[1], column_7_out_valid[9], column_7_out_valid[3],
        column_7_out_valid[11], column_7_out_valid[5], column_7_out_valid[13],
        column_7_out_valid[7], column_7_out_valid[15:14], column_7_out_valid[6],
        column_7_out_valid[12], column_7_out_valid[4], column_7_out_valid[10],
        column_7_out_valid[2], column_7_out_valid[8], column_7_out_valid[0]
    }),
        .data({
        column_7_out_data[27:14], column_7_out_data[139:126], column_7_out_data[55:42],
        column_7_out_data[167:154], column_7_out_data[83:70], column_7_out_data[195:182],
        column_7_out_data[111:98], column_7_out_data[223:196], column_7_out_data[97:84],
        column_7_out_data[181:168], column_7_out_data[69:56], column_7_out_data[153:140],
        column_7_out_data[41:28], column_7_out_data[125:112], column_7_out_data[13:0]
    }),
        .out_valid(column_8_out_valid),
        .out_data(column_8_out_data)
    );

    wire [15:0] column_9_out_valid;
    wire [223:0] column_9_out_data;
    ofan_sort_column8_l16_d14 column_9 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_8_out_valid[15], column_8_out_valid[11], column_8_out_valid[13],
        column_8_out_valid[9], column_8_out_valid[14], column_8_out_valid[10],
        column_8_out_valid[12], column_8_out_valid[8:7], column_8_out_valid[3],
        column_8_out_valid[5], column_8_out_valid[1], column_8_out_valid[6],
        column_8_out_valid[2], column_8_out_valid[4], column_8_out_valid[0]
    }),
        .data({
        column_8_out_data[223:210], column_8_out_data[167:154], column_8_out_data[195:182],
        column_8_out_data[139:126], column_8_out_data[209:196], column_8_out_data[153:140],
        column_8_out_data[181:168], column_8_out_data[125:98], column_8_out_data[55:42],
        column_8_out_data[83:70], column_8_out_data[27:14], column_8_out_data[97:84],
        column_8_out_data[41:28], column_8_out_data[69:56], column_8_out_data[13:0]
    }),
        .out_valid(column_9_out_valid),
        .out_data(column_9_out_data)
    );

    wire [15:0] column_10_out_valid;
    wire [223:0] column_10_out_data;
    ofan_sort_column8_l16_d14 column_10 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_9_out_valid[15], column_9_out_valid[13], column_9_out_valid[14],
        column_9_out_valid[12:11], column_9_out_valid[9], column_9_out_valid[10],
        column_9_out_valid[8:7], column_9_out_valid[5], column_9_out_valid[6],
        column_9_out_valid[4:3], column_9_out_valid[1], column_9_out_valid[2],
        column_9_out_valid[0]
    }),
        .data({
        column_9_out_data[223:210], column_9_out_data[195:182], column_9_out_data[209:196],
        column_9_out_data[181:154], column_9_out_data[139:126], column_9_out_data[153:140],
        column_9_out_data[125:98], column_9_out_data[83:70], column_9_out_data[97:84],
        column_9_out_data[69:42], column_9_out_data[27:14], column_9_out_data[41:28],
        column_9_out_data[13:0]
    }),
        .out_valid(column_10_out_valid),
        .out_data(column_10_out_data)
    );

    assign out_valid = column_10_out_valid;
    assign out_data = column_10_out_data;
endmodule
