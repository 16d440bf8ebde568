// SPDX-License-Identifier: Apache-2.0
// Module: ofan_unsort_l6_d7
// Written by: sluice 0.1.0
//
// Batcher's bitonic network of 6 records: 6 columns of comparators.

module ofan_unsort_l6_d7 (
    input  wire clk,
    input  wire rst,
    input  wire [5:0] valid,
    input  wire [41:0] data,
    output wire [5:0] out_valid,
    output wire [41:0] out_data
);

    wire [5:0] column_1_out_valid;
    wire [41:0] column_1_out_data;
    ofan_unsort_column3_l6_d7 column_1 (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data(data),
        .out_valid(column_1_out_valid),
        .out_data(column_1_out_data)
    );

    wire [5:0] column_2_out_valid;
    wire [41:0] column_2_out_data;
    ofan_unsort_column2_l6_d7 column_2 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_1_out_valid[5:4], column_1_out_valid[2:1], column_1_out_valid[3],
        column_1_out_valid[0]
    }),
        .data({
        column_1_out_data[41:28], column_1_out_data[20:7], column_1_out_data[27:21],
        column_1_out_data[6:0]
    }),
        .out_valid(column_2_out_valid),
        .out_data(column_2_out_data)
    );

    wire [5:0] column_3_out_valid;
    wire [41:0] column_3_out_data;
    ofan_unsort_column3_l6_d7 column_3 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_2_out_valid[5:4], column_2_out_valid[1], column_2_out_valid[3:2],
        column_2_out_valid[0]
    }),
        .data({
        column_2_out_data[41:28], column_2_out_data[13:7], column_2_out_data[27:14],
        column_2_out_data[6:0]
    }),
        .out_valid(column_3_out_valid),
        .out_data(column_3_out_data)
    );

    wire [5:0] column_4_out_valid;
    wire [41:0] column_4_out_data;
    ofan_unsort_column2_l6_d7 column_4 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_3_out_valid[1:0], column_3_out_valid[4:3], column_3_out_valid[5],
        column_3_out_valid[2]
    }),
        .data({
        column_3_out_data[13:0], column_3_out_data[34:21], column_3_out_data[41:35],
        column_3_out_data[20:14]
    }),
        .out_valid(column_4_out_valid),
        .out_data(column_4_out_data)
    );

    wire [5:0] column_5_out_valid;
    wire [41:0] column_5_out_data;
    ofan_unsort_column2_l6_d7 column_5 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_4_out_valid[1], column_4_out_valid[3:2], column_4_out_valid[5],
        column_4_out_valid[0], column_4_out_valid[4]
    }),
        .data({
        column_4_out_data[13:7], column_4_out_data[27:14], column_4_out_data[41:35],
        column_4_out_data[6:0], column_4_out_data[34:28]
    }),
        .out_valid(column_5_out_valid),
        .out_data(column_5_out_data)
    );

    wire [5:0] column_6_out_valid;
    wire [41:0] column_6_out_data;
    ofan_unsort_column3_l6_d7 column_6 (
        .clk(clk),
        .rst(rst),
        .valid({
        column_5_out_valid[5:3], column_5_out_valid[1], column_5_out_valid[2],
        column_5_out_valid[0]
    }),
        .data({
        column_5_out_data[41:21], column_5_out_data[13:7], column_5_out_data[20:14],
        column_5_out_data[6:0]
    }),
        .out_valid(column_6_out_valid),
        .out_data(column_6_out_data)
    );

    assign out_valid = column_6_out_valid;
    assign out_data = column_6_out_data;
endmodule
