// SPDX-License-Identifier: Apache-2.0
// Module: ofan_decombine_l4_p2_d10
// Written by: sluice 0.1.0
//
// Hands the pointer that a master has fetched to its group.

module ofan_decombine_l4_p2_d10 (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] master,
    input  wire [7:0] pointer,
    input  wire [39:0] data,
    output wire [3:0] out_valid,
    output wire [7:0] out_pointer,
    output wire [39:0] out_data
);

    reg s1_found_0;
    reg s1_found_1;
    reg s1_found_2;
    reg s1_found_3;
    reg [1:0] s1_pointer_0;
    reg [1:0] s1_pointer_1;
    reg [1:0] s1_pointer_2;
    reg [1:0] s1_pointer_3;
    reg [9:0] s1_data_0;
    reg [9:0] s1_data_1;
    reg [9:0] s1_data_2;
    reg [9:0] s1_data_3;
    reg s2_found_0;
    reg s2_found_1;
    reg s2_found_2;
    reg s2_found_3;
    reg [1:0] s2_pointer_0;
    reg [1:0] s2_pointer_1;
    reg [1:0] s2_pointer_2;
    reg [1:0] s2_pointer_3;
    reg [9:0] s2_data_0;
    reg [9:0] s2_data_1;
    reg [9:0] s2_data_2;
    reg [9:0] s2_data_3;
    reg s3_found_0;
    reg s3_found_1;
    reg s3_found_2;
    reg s3_found_3;
    reg [1:0] s3_pointer_0;
    reg [1:0] s3_pointer_1;
    reg [1:0] s3_pointer_2;
    reg [1:0] s3_pointer_3;
    reg [9:0] s3_data_0;
    reg [9:0] s3_data_1;
    reg [9:0] s3_data_2;
    reg [9:0] s3_data_3;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_found_0 <= 1'b0;
            s1_found_1 <= 1'b0;
            s1_found_2 <= 1'b0;
            s1_found_3 <= 1'b0;
        end else begin
            s1_found_0 <= master[0];
            s1_found_1 <= master[1];
            s1_found_2 <= master[2];
            s1_found_3 <= master[3];
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_pointer_0 <= pointer[1:0];
        s1_pointer_1 <= pointer[3:2];
        s1_pointer_2 <= pointer[5:4];
        s1_pointer_3 <= pointer[7:6];
        s1_data_0 <= data[9:0];
        s1_data_1 <= data[19:10];
        s1_data_2 <= data[29:20];
        s1_data_3 <= data[39:30];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_found_0 <= 1'b0;
            s2_found_1 <= 1'b0;
            s2_found_2 <= 1'b0;
            s2_found_3 <= 1'b0;
        end else begin
            s2_found_0 <= s1_found_0 | s1_found_1;
            s2_found_1 <= s1_found_1 | s1_found_2;
            s2_found_2 <= s1_found_2 | s1_found_3;
            s2_found_3 <= s1_found_3;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_pointer_0 <= s1_found_0 ? s1_pointer_0 : s1_pointer_1;
        s2_pointer_1 <= s1_found_1 ? s1_pointer_1 : s1_pointer_2;
        s2_pointer_2 <= s1_found_2 ? s1_pointer_2 : s1_pointer_3;
        s2_pointer_3 <= s1_pointer_3;
        s2_data_0 <= s1_data_0;
        s2_data_1 <= s1_data_1;
        s2_data_2 <= s1_data_2;
        s2_data_3 <= s1_data_3;
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_found_0 <= 1'b0;
            s3_found_1 <= 1'b0;
            s3_found_2 <= 1'b0;
            s3_found_3 <= 1'b0;
        end else begin
            s3_found_0 <= s2_found_0 | s2_found_2;
            s3_found_1 <= s2_found_1 | s2_found_3;
            s3_found_2 <= s2_found_2;
            s3_found_3 <= s2_found_3;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_pointer_0 <= s2_found_0 ? s2_pointer_0 : s2_pointer_2;
        s3_pointer_1 <= s2_found_1 ? s2_pointer_1 : s2_pointer_3;
        s3_pointer_2 <= s2_pointer_2;
        s3_pointer_3 <= s2_pointer_3;
        s3_data_0 <= s2_data_0;
        s3_data_1 <= s2_data_1;
        s3_data_2 <= s2_data_2;
        s3_data_3 <= s2_data_3;
    end

    assign out_valid = {s3_found_3, s3_found_2, s3_found_1, s3_found_0};
    assign out_pointer = {s3_pointer_3, s3_pointer_2, s3_pointer_1, s3_pointer_0};
    assign out_data = {s3_data_3, s3_data_2, s3_data_1, s3_data_0};
endmodule
