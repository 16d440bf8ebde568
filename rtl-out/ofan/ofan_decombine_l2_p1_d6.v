// SPDX-License-Identifier: Apache-2.0
// Module: ofan_decombine_l2_p1_d6
// Written by: sluice 0.1.0
//
// Hands the pointer that a master has fetched to its group.

module ofan_decombine_l2_p1_d6 (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] master,
    input  wire [1:0] pointer,
    input  wire [11:0] data,
    output wire [1:0] out_valid,
    output wire [1:0] out_pointer,
    output wire [11:0] out_data
);

    reg s1_found_0;
    reg s1_found_1;
    reg s1_pointer_0;
    reg s1_pointer_1;
    reg [5:0] s1_data_0;
    reg [5:0] s1_data_1;
    reg s2_found_0;
    reg s2_found_1;
    reg s2_pointer_0;
    reg s2_pointer_1;
    reg [5:0] s2_data_0;
    reg [5:0] s2_data_1;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_found_0 <= 1'b0;
            s1_found_1 <= 1'b0;
        end else begin
            s1_found_0 <= master[0];
            s1_found_1 <= master[1];
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_pointer_0 <= pointer[0];
        s1_pointer_1 <= pointer[1];
        s1_data_0 <= data[5:0];
        s1_data_1 <= data[11:6];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_found_0 <= 1'b0;
            s2_found_1 <= 1'b0;
        end else begin
            s2_found_0 <= s1_found_0 | s1_found_1;
            s2_found_1 <= s1_found_1;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_pointer_0 <= s1_found_0 ? s1_pointer_0 : s1_pointer_1;
        s2_pointer_1 <= s1_pointer_1;
        s2_data_0 <= s1_data_0;
        s2_data_1 <= s1_data_1;
    end

    assign out_valid = {s2_found_1, s2_found_0};
    assign out_pointer = {s2_pointer_1, s2_pointer_0};
    assign out_data = {s2_data_1, s2_data_0};
endmodule
