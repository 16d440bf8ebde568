// SPDX-License-Identifier: Apache-2.0
// Module: ofan_unsort_column1_l2_d3
// Written by: sluice 0.1.0
//
// Puts the smaller of each pair of records first.

module ofan_unsort_column1_l2_d3 (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] valid,
    input  wire [5:0] data,
    output wire [1:0] out_valid,
    output wire [5:0] out_data
);

    reg s1_valid_0;
    reg s1_valid_1;
    reg [2:0] s1_data_0;
    reg [2:0] s1_data_1;

    wire swap_0 = data[5] < data[2];

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid_0 <= 1'b0;
            s1_valid_1 <= 1'b0;
        end else begin
            s1_valid_0 <= swap_0 ? valid[1] : valid[0];
            s1_valid_1 <= swap_0 ? valid[0] : valid[1];
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_data_0 <= swap_0 ? data[5:3] : data[2:0];
        s1_data_1 <= swap_0 ? data[2:0] : data[5:3];
    end

    assign out_valid = {s1_valid_1, s1_valid_0};
    assign out_data = {s1_data_1, s1_data_0};
endmodule
