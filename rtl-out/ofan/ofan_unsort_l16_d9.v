// SPDX-License-Identifier: Apache-2.0
// Module: ofan_unsort_l16_d9
// Written by: sluice 0.1.0
//
// Batcher's bitonic network of 16 records: 10 columns of comparators.

module ofan_unsort_l16_d9 (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] valid,
    input  wire [143:0] data,
    output wire [15:0] out_valid,
    output wire [143:0] out_data
);

    wire [15:0] column_1_out_valid;
    wire [143:0] column_1_out_data;
    ofan_unsort_column8_l16_d9 column_1 (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data(data),
        .out_valid(column_1_out_valid),
        .out_data(column_1_out_data)
    );

    wire [15:0] column_2_out_valid;
    wire [143:0] column_2_out_data;
    ofan_unsort_column8_l16_d9 column_2 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_1_out_valid[14:13], column_1_out_valid[15], column_1_out_valid[12],
        column_1_out_valid[10:9], column_1_out_valid[11], column_1_out_valid[8],
        column_1_out_valid[6:5], column_1_out_valid[7], column_1_out_valid[4],
        column_1_out_valid[2:1], column_1_out_valid[3], column_1_out_valid[0]
    }),
        .data({
        column_1_out_data[134:117], column_1_out_data[143:135], column_1_out_data[116:108],
        column_1_out_data[98:81], column_1_out_data[107:99], column_1_out_data[80:72],
        column_1_out_data[62:45], column_1_out_data[71:63], column_1_out_data[44:36],
        column_1_out_data[26:9], column_1_out_data[35:27], column_1_out_data[8:0]
    }),
        .out_valid(column_2_out_valid),
        .out_data(column_2_out_data)
    );

    wire [15:0] column_3_out_valid;
    wire [143:0] column_3_out_data;
    ofan_unsort_column8_l16_d9 column_3 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_2_out_valid[13], column_2_out_valid[15:14], column_2_out_valid[12],
        column_2_out_valid[9], column_2_out_valid[11:10], column_2_out_valid[8],
        column_2_out_valid[5], column_2_out_valid[7:6], column_2_out_valid[4],
        column_2_out_valid[1], column_2_out_valid[3:2], column_2_out_valid[0]
    }),
        .data({
        column_2_out_data[125:117], column_2_out_data[143:126], column_2_out_data[116:108],
        column_2_out_data[89:81], column_2_out_data[107:90], column_2_out_data[80:72],
        column_2_out_data[53:45], column_2_out_data[71:54], column_2_out_data[44:36],
        column_2_out_data[17:9], column_2_out_data[35:18], column_2_out_data[8:0]
    }),
        .out_valid(column_3_out_valid),
        .out_data(column_3_out_data)
    );

    wire [15:0] column_4_out_valid;
    wire [143:0] column_4_out_data;
    ofan_unsort_column8_l16_d9 column_4 (
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
        column_3_out_data[116:99], column_3_out_data[125:117], column_3_out_data[98:90],
        column_3_out_data[134:126], column_3_out_data[89:81], column_3_out_data[143:135],
        column_3_out_data[80:72], column_3_out_data[44:27], column_3_out_data[53:45],
        column_3_out_data[26:18], column_3_out_data[62:54], column_3_out_data[17:9],
        column_3_out_data[71:63], column_3_out_data[8:0]
    }),
        .out_valid(column_4_out_valid),
        .out_data(column_4_out_data)
    );

    wire [15:0] column_5_out_valid;
    wire [143:0] column_5_out_data;
    ofan_unsort_column8_l16_d9 column_5 (
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
        column_4_out_data[89:81], column_4_out_data[125:117], column_4_out_data[107:99],
        column_4_out_data[143:126], column_4_out_data[98:90], column_4_out_data[116:108],
        column_4_out_data[80:72], column_4_out_data[17:9], column_4_out_data[53:45],
        column_4_out_data[35:27], column_4_out_data[71:54], column_4_out_data[26:18],
        column_4_out_data[44:36], column_4_out_data[8:0]
    }),
        .out_valid(column_5_out_valid),
        .out_data(column_5_out_data)
    );

    wire [15:0] column_6_out_valid;
    wire [143:0] column_6_out_data;
    ofan_unsort_column8_l16_d9 column_6 (
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
        column_5_out_data[143:135], column_5_out_data[125:117], column_5_out_data[134:126],
        column_5_out_data[116:99], column_5_out_data[89:81], column_5_out_data[98:90],
        column_5_out_data[80:63], column_5_out_data[53:45], column_5_out_data[62:54],
        column_5_out_data[44:27], column_5_out_data[17:9], column_5_out_data[26:18],
        column_5_out_data[8:0]
    }),
        .out_valid(column_6_out_valid),
        .out_data(column_6_out_data)
    );

    wire [15:0] column_7_out_valid;
    wire [143:0] column_7_out_data;
    ofan_unsort_column8_l16_d9 column_7 (
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
        column_6_out_data[80:63], column_6_out_data[89:81], column_6_out_data[62:54],
        column_6_out_data[98:90], column_6_out_data[53:45], column_6_out_data[107:99],
        column_6_out_data[44:36], column_6_out_data[116:108], column_6_out_data[35:27],
        column_6_out_data[125:117], column_6_out_data[26:18], column_6_out_data[134:126],
        column_6_out_data[17:9], column_6_out_data[143:135], column_6_out_data[8:0]
    }),
        .out_valid(column_7_out_valid),
        .out_data(column_7_out_data)
    );

    wire [15:0] column_8_out_valid;
    wire [143:0] column_8_out_data;
    ofan_unsort_column8_l16_d9 column_8 (
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
        column_7_out_data[17:9], column_7_out_data[89:81], column_7_out_data[35:27],
        column_7_out_data[107:99], column_7_out_data[53:45], column_7_out_data[125:117],
        column_7_out_data[71:63], column_7_out_data[143:126], column_7_out_data[62:54],
        column_7_out_data[116:108], column_7_out_data[44:36], column_7_out_data[98:90],
        column_7_out_data[26:18], column_7_out_data[80:72], column_7_out_data[8:0]
    }),
        .out_valid(column_8_out_valid),
        .out_data(column_8_out_data)
    );

    wire [15:0] column_9_out_valid;
    wire [143:0] column_9_out_data;
    ofan_unsort_column8_l16_d9 column_9 (
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
        column_8_out_data[143:135], column_8_out_data[107:99], column_8_out_data[125:117],
        column_8_out_data[89:81], column_8_out_data[134:126], column_8_out_data[98:90],
        column_8_out_data[116:108], column_8_out_data[80:63], column_8_out_data[35:27],
        column_8_out_data[53:45], column_8_out_data[17:9], column_8_out_data[62:54],
        column_8_out_data[26:18], column_8_out_data[44:36], column_8_out_data[8:0]
    }),
        .out_valid(column_9_out_valid),
        .out_data(column_9_out_data)
    );

    wire [15:0] column_10_out_valid;
    wire [143:0] column_10_out_data;
    ofan_unsort_column8_l16_d9 column_10 (
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
        column_9_out_data[143:135], column_9_out_data[125:117], column_9_out_data[134:126],
        column_9_out_data[116:99], column_9_out_data[89:81], column_9_out_data[98:90],
        column_9_out_data[80:63], column_9_out_data[53:45], column_9_out_data[62:54],
        column_9_out_data[44:27], column_9_out_data[17:9], column_9_out_data[26:18],
        column_9_out_data[8:0]
    }),
        .out_valid(column_10_out_valid),
        .out_data(column_10_out_data)
    );

    assign out_valid = column_10_out_valid;
    assign out_data = column_10_out_data;
endmodule
