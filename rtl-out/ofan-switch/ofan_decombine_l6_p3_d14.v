// SPDX-License-Identifier: Apache-2.0
// Module: ofan_decombine_l6_p3_d14
// Written by: sluice 0.1.0
//
// Hands the pointer that a master has fetched to its group.

module ofan_decombine_l6_p3_d14 (
    input  wire clk,
    input  wire rst,
    input  wire [5:0] master,
    input  wire [17:0] pointer,
    input  wire [83:0] data,
    output wire [5:0] out_valid,
    output wire [17:0] out_pointer,
    output wire [83:0] out_data
);

    reg s1_found_0;
    reg s1_found_1;
    reg s1_found_2;
    reg s1_found_3;
    reg s1_found_4;
    reg s1_found_5;
    reg [2:0] s1_pointer_0;
    reg [2:0] s1_pointer_1;
    reg [2:0] s1_pointer_2;
    reg [2:0] s1_pointer_3;
    reg [2:0] s1_pointer_4;
    reg [2:0] s1_pointer_5;
    reg [13:0] s1_data_0;
    reg [13:0] s1_data_1;
    reg [13:0] s1_data_2;
    reg [13:0] s1_data_3;
    reg [13:0] s1_data_4;
    reg [13:0] s1_data_5;
    reg s2_found_0;
    reg s2_found_1;
    reg s2_found_2;
    reg s2_found_3;
    reg s2_found_4;
    reg s2_found_5;
    reg [2:0] s2_pointer_0;
    reg [2:0] s2_pointer_1;
    reg [2:0] s2_pointer_2;
    reg [2:0] s2_pointer_3;
    reg [2:0] s2_pointer_4;
    reg [2:0] s2_pointer_5;
    reg [13:0] s2_data_0;
    reg [13:0] s2_data_1;
    reg [13:0] s2_data_2;
    reg [13:0] s2_data_3;
    reg [13:0] s2_data_4;
    reg [13:0] s2_data_5;
    reg s3_found_0;
    reg s3_found_1;
    reg s3_found_2;
    reg s3_found_3;
    reg s3_found_4;
    reg s3_found_5;
    reg [2:0] s3_pointer_0;
    reg [2:0] s3_pointer_1;
    reg [2:0] s3_pointer_2;
    reg [2:0] s3_pointer_3;
    reg [2:0] s3_pointer_4;
    reg [2:0] s3_pointer_5;
    reg [13:0] s3_data_0;
    reg [13:0] s3_data_1;
    reg [13:0] s3_data_2;
    reg [13:0] s3_data_3;
    reg [13:0] s3_data_4;
    reg [13:0] s3_data_5;
    reg s4_found_0;
    reg s4_found_1;
    reg s4_found_2;
    reg s4_found_3;
    reg s4_found_4;
    reg s4_found_5;
    reg [2:0] s4_pointer_0;
    reg [2:0] s4_pointer_1;
    reg [2:0] s4_pointer_2;
    reg [2:0] s4_pointer_3;
    reg [2:0] s4_pointer_4;
    reg [2:0] s4_pointer_5;
    reg [13:0] s4_data_0;
    reg [13:0] s4_data_1;
    reg [13:0] s4_data_2;
    reg [13:0] s4_data_3;
    reg [13:0] s4_data_4;
    reg [13:0] s4_data_5;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_found_0 <= 1'b0;
            s1_found_1 <= 1'b0;
            s1_found_2 <= 1'b0;
            s1_found_3 <= 1'b0;
            s1_found_4 <= 1'b0;
            s1_found_5 <= 1'b0;
        end else begin
            s1_found_0 <= master[0];
            s1_found_1 <= master[1];
            s1_found_2 <= master[2];
            s1_found_3 <= master[3];
            s1_found_4 <= master[4];
            s1_found_5 <= master[5];
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_pointer_0 <= pointer[2:0];
        s1_pointer_1 <= pointer[5:3];
        s1_pointer_2 <= pointer[8:6];
        s1_pointer_3 <= pointer[11:9];
        s1_pointer_4 <= pointer[14:12];
        s1_pointer_5 <= pointer[17:15];
        s1_data_0 <= data[13:0];
        s1_data_1 <= data[27:14];
        s1_data_2 <= data[41:28];
        s1_data_3 <= data[55:42];
        s1_data_4 <= data[69:56];
        s1_data_5 <= data[83:70];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_found_0 <= 1'b0;
            s2_found_1 <= 1'b0;
            s2_found_2 <= 1'b0;
            s2_found_3 <= 1'b0;
            s2_found_4 <= 1'b0;
            s2_found_5 <= 1'b0;
        end else begin
            s2_found_0 <= s1_found_0 | s1_found_1;
            s2_found_1 <= s1_found_1 | s1_found_2;
            s2_found_2 <= s1_found_2 | s1_found_3;
            s2_found_3 <= s1_found_3 | s1_found_4;
            s2_found_4 <= s1_found_4 | s1_found_5;
            s2_found_5 <= s1_found_5;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_pointer_0 <= s1_found_0 ? s1_pointer_0 : s1_pointer_1;
        s2_pointer_1 <= s1_found_1 ? s1_pointer_1 : s1_pointer_2;
        s2_pointer_2 <= s1_found_2 ? s1_pointer_2 : s1_pointer_3;
        s2_pointer_3 <= s1_found_3 ? s1_pointer_3 : s1_pointer_4;
        s2_pointer_4 <= s1_found_4 ? s1_pointer_4 : s1_pointer_5;
        s2_pointer_5 <= s1_pointer_5;
        s2_data_0 <= s1_data_0;
        s2_data_1 <= s1_data_1;
        s2_data_2 <= s1_data_2;
        s2_data_3 <= s1_data_3;
        s2_data_4 <= s1_data_4;
        s2_data_5 <= s1_data_5;
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_found_0 <= 1'b0;
            s3_found_1 <= 1'b0;
            s3_found_2 <= 1'b0;
            s3_found_3 <= 1'b0;
            s3_found_4 <= 1'b0;
            s3_found_5 <= 1'b0;
        end else begin
            s3_found_0 <= s2_found_0 | s2_found_2;
            s3_found_1 <= s2_found_1 | s2_found_3;
            s3_found_2 <= s2_found_2 | s2_found_4;
            s3_found_3 <= s2_found_3 | s2_found_5;
            s3_found_4 <= s2_found_4;
            s3_found_5 <= s2_found_5;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_pointer_0 <= s2_found_0 ? s2_pointer_0 : s2_pointer_2;
        s3_pointer_1 <= s2_found_1 ? s2_pointer_1 : s2_pointer_3;
        s3_pointer_2 <= s2_found_2 ? s2_pointer_2 : s2_pointer_4;
        s3_pointer_3 <= s2_found_3 ? s2_pointer_3 : s2_pointer_5;
        s3_pointer_4 <= s2_pointer_4;
        s3_pointer_5 <= s2_pointer_5;
        s3_data_0 <= s2_data_0;
        s3_data_1 <= s2_data_1;
        s3_data_2 <= s2_data_2;
        s3_data_3 <= s2_data_3;
        s3_data_4 <= s2_data_4;
        s3_data_5 <= s2_data_5;
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_found_0 <= 1'b0;
            s4_found_1 <= 1'b0;
            s4_found_2 <= 1'b0;
            s4_found_3 <= 1'b0;
            s4_found_4 <= 1'b0;
            s4_found_5 <= 1'b0;
        end else begin
            s4_found_0 <= s3_found_0 | s3_found_4;
            s4_found_1 <= s3_found_1 | s3_found_5;
            s4_found_2 <= s3_found_2;
            s4_found_3 <= s3_found_3;
            s4_found_4 <= s3_found_4;
            s4_found_5 <= s3_found_5;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_pointer_0 <= s3_found_0 ? s3_pointer_0 : s3_pointer_4;
        s4_pointer_1 <= s3_found_1 ? s3_pointer_1 : s3_pointer_5;
        s4_pointer_2 <= s3_pointer_2;
        s4_pointer_3 <= s3_pointer_3;
        s4_pointer_4 <= s3_pointer_4;
        s4_pointer_5 <= s3_pointer_5;
        s4_data_0 <= s3_data_0;
        s4_data_1 <= s3_data_1;
        s4_data_2 <= s3_data_2;
        s4_data_3 <= s3_data_3;
        s4_data_4 <= s3_data_4;
        s4_data_5 <= s3_data_5;
    end

    assign out_valid = {s4_found_5, s4_found_4, s4_found_3, s4_found_2, s4_found_1, s4_found_0};
    assign out_pointer = {
        s4_pointer_5, s4_pointer_4, s4_pointer_3, s4_pointer_2, s4_pointer_1, s4_pointer_0
    };
    assign out_data = {s4_data_5, s4_data_4, s4_data_3, s4_data_2, s4_data_1, s4_data_0};
endmodule
