// SPDX-License-Identifier: Apache-2.0
// Module: ofan_sort_column2_l6_d11
// Written by: sluice 0.1.0
//
// Puts the smaller of each pair of records first.

module ofan_sort_column2_l6_d11 (
    input  wire clk,
    input  wire rst,
    input  wire [5:0] valid,
    input  wire [65:0] data,
    output wire [5:0] out_valid,
    output wire [65:0] out_data
);

    reg s1_valid_0;
    reg s1_valid_1;
    reg s1_valid_2;
    reg s1_valid_3;
    reg s1_valid_4;
    reg s1_valid_5;
    reg [10:0] s1_data_0;
    reg [10:0] s1_data_1;
    reg [10:0] s1_data_2;
    reg [10:0] s1_data_3;
    reg [10:0] s1_data_4;
    reg [10:0] s1_data_5;

    wire swap_0 = {~valid[1], data[21:11]} < {~valid[0], data[10:0]};
    wire swap_1 = {~valid[3], data[43:33]} < {~valid[2], data[32:22]};

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid_0 <= 1'b0;
            s1_valid_1 <= 1'b0;
            s1_valid_2 <= 1'b0;
            s1_valid_3 <= 1'b0;
            s1_valid_4 <= 1'b0;
            s1_valid_5 <= 1'b0;
        end else begin
            s1_valid_0 <= swap_0 ? valid[1] : valid[0];
            s1_valid_1 <= swap_0 ? valid[0] : valid[1];
            s1_valid_2 <= swap_1 ? valid[3] : valid[2];
            s1_valid_3 <= swap_1 ? valid[2] : valid[3];
            s1_valid_4 <= valid[4];
            s1_valid_5 <= valid[5];
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_data_0 <= swap_0 ? data[21:11] : data[10:0];
        s1_data_1 <= swap_0 ? data[10:0] : data[21:11];
        s1_data_2 <= swap_1 ? data[43:33] : data[32:22];
        s1_data_3 <= swap_1 ? data[32:22] : data[43:33];
        s1_data_4 <= data[54:44];
        s1_data_5 <= data[65:55];
    end

    assign out_valid = {s1_valid_5, s1_valid_4, s1_valid_3, s1_valid_2, s1_valid_1, s1_valid_0};
    assign out_data = {s1_data_5, s1_data_4, s1_data_3, s1_data_2, s1_data_1, s1_data_0};
endmodule
