// SPDX-License-Identifier: Apache-2.0
// Module: ofan_unsort_l4_d5
// Written by: sluice 0.1.0
//
// Batcher's bitonic network of 4 records: 3 columns of comparators.

module ofan_unsort_l4_d5 (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] valid,
    input  wire [19:0] data,
    output wire [3:0] out_valid,
    output wire [19:0] out_data
);

    wire [3:0] column_1_out_valid;
    wire [19:0] column_1_out_data;
    ofan_unsort_column2_l4_d5 column_1 (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data(data),
        .out_valid(column_1_out_valid),
        .out_data(column_1_out_data)
    );

    wire [3:0] column_2_out_valid;
    wire [19:0] column_2_out_data;
    ofan_unsort_column2_l4_d5 column_2 (
        .clk(clk),
        .rst(rst),
        .valid({column_1_out_valid[2:1], column_1_out_valid[3], column_1_out_valid[0]}),
        .data({column_1_out_data[14:5], column_1_out_data[19:15], column_1_out_data[4:0]}),
        .out_valid(column_2_out_valid),
        .out_data(column_2_out_data)
    );

    wire [3:0] column_3_out_valid;
    wire [19:0] column_3_out_data;
    ofan_unsort_column2_l4_d5 column_3 (
        .clk(clk),
        .rst(rst),
        .valid({column_2_out_valid[1], column_2_out_valid[3:2], column_2_out_valid[0]}),
        .data({column_2_out_data[9:5], column_2_out_data[19:10], column_2_out_data[4:0]}),
        .out_valid(column_3_out_valid),
        .out_data(column_3_out_data)
    );

    assign out_valid = column_3_out_valid;
    assign out_data = column_3_out_data;
endmodule
