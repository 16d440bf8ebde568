// SPDX-License-Identifier: Apache-2.0
// Module: ofan_unsort_l2_d3
// Written by: sluice 0.1.0
//
// Batcher's bitonic network of 2 records: 1 columns of comparators.

module ofan_unsort_l2_d3 (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] valid,
    input  wire [5:0] data,
    output wire [1:0] out_valid,
    output wire [5:0] out_data
);

    wire [1:0] column_1_out_valid;
    wire [5:0] column_1_out_data;
    ofan_unsort_column1_l2_d3 column_1 (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data(data),
        .out_valid(column_1_out_valid),
        .out_data(column_1_out_data)
    );

    assign out_valid = column_1_out_valid;
    assign out_data = column_1_out_data;
endmodule
