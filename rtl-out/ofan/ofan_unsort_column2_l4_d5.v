// SPDX-License-Identifier: Apache-2.0
// Module: ofan_unsort_column2_l4_d5
// Written by: sluice 0.1.0
//
// Puts the smaller of each pair of records first.

module ofan_unsort_column2_l4_d5 (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] valid,
    input  wire [19:0] data,
    output wire [3:0] out_valid,
    output wire [19:0] out_data
);

    reg s1_valid_0;
    reg s1_valid_1;
    reg s1_valid_2;
    reg s1_valid_3;
    reg [4:0] s1_data_0;
    reg [4:0] s1_data_1;
    reg [4:0] s1_data_2;
    reg [4:0] s1_data_3;

    wire swap_0 = data[9:8] < data[4:3];
    wire swap_1 = data[19:18] < data[14:13];

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid_0 <= 1'b0;
            s1_valid_1 <= 1'b0;
            s1_valid_2 <= 1'b0;
            s1_valid_3 <= 1'b0;
        end else begin
            s1_valid_0 <= swap_0 ? valid[1] : valid[0];
            s1_valid_1 <= swap_0 ? valid[0] : valid[1];
            s1_valid_2 <= swap_1 ? valid[3] : valid[2];
            s1_valid_3 <= swap_1 ? valid[2] : valid[3];
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_data_0 <= swap_0 ? data[9:5] : data[4:0];
        s1_data_1 <= swap_0 ? data[4:0] : data[9:5];
        s1_data_2 <= swap_1 ? data[19:15] : data[14:10];
        s1_data_3 <= swap_1 ? data[14:10] : data[19:15];
    end

    assign out_valid = {s1_valid_3, s1_valid_2, s1_valid_1, s1_valid_0};
    assign out_data = {s1_data_3, s1_data_2, s1_data_1, s1_data_0};
endmodule
