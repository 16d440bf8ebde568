// SPDX-License-Identifier: Apache-2.0
// Module: ofan_decombine_l16_p4_d18
// Written by: sluice 0.1.0
//
// Hands the pointer that a master has fetched to its group.

module ofan_decombine_l16_p4_d18 (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] master,
    input  wire [63:0] pointer,
    input  wire [287:0] data,
    output wire [15:0] out_valid,
    output wire [63:0] out_pointer,
    output wire [287:0] out_data
);

    reg s1_found_0;
    reg s1_found_1;
    reg s1_found_2;
    reg s1_found_3;
    reg s1_found_4;
    reg s1_found_5;
    reg s1_found_6;
    reg s1_found_7;
    reg s1_found_8;
    reg s1_found_9;
    reg s1_found_10;
    reg s1_found_11;
    reg s1_found_12;
    reg s1_found_13;
    reg s1_found_14;
    reg s1_found_15;
    reg [3:0] s1_pointer_0;
    reg [3:0] s1_pointer_1;
    reg [3:0] s1_pointer_2;
    reg [3:0] s1_pointer_3;
    reg [3:0] s1_pointer_4;
    reg [3:0] s1_pointer_5;
    reg [3:0] s1_pointer_6;
    reg [3:0] s1_pointer_7;
    reg [3:0] s1_pointer_8;
    reg [3:0] s1_pointer_9;
    reg [3:0] s1_pointer_10;
    reg [3:0] s1_pointer_11;
    reg [3:0] s1_pointer_12;
    reg [3:0] s1_pointer_13;
    reg [3:0] s1_pointer_14;
    reg [3:0] s1_pointer_15;
    reg [17:0] s1_data_0;
    reg [17:0] s1_data_1;
    reg [17:0] s1_data_2;
    reg [17:0] s1_data_3;
    reg [17:0] s1_data_4;
    reg [17:0] s1_data_5;
    reg [17:0] s1_data_6;
    reg [17:0] s1_data_7;
    reg [17:0] s1_data_8;
    reg [17:0] s1_data_9;
    reg [17:0] s1_data_10;
    reg [17:0] s1_data_11;
    reg [17:0] s1_data_12;
    reg [17:0] s1_data_13;
    reg [17:0] s1_data_14;
    reg [17:0] s1_data_15;
    reg s2_found_0;
    reg s2_found_1;
    reg s2_found_2;
    reg s2_found_3;
    reg s2_found_4;
    reg s2_found_5;
    reg s2_found_6;
    reg s2_found_7;
    reg s2_found_8;
    reg s2_found_9;
    reg s2_found_10;
    reg s2_found_11;
    reg s2_found_12;
    reg s2_found_13;
    reg s2_found_14;
    reg s2_found_15;
    reg [3:0] s2_pointer_0;
    reg [3:0] s2_pointer_1;
    reg [3:0] s2_pointer_2;
    reg [3:0] s2_pointer_3;
    reg [3:0] s2_pointer_4;
    reg [3:0] s2_pointer_5;
    reg [3:0] s2_pointer_6;
    reg [3:0] s2_pointer_7;
    reg [3:0] s2_pointer_8;
    reg [3:0] s2_pointer_9;
    reg [3:0] s2_pointer_10;
    reg [3:0] s2_pointer_11;
    reg [3:0] s2_pointer_12;
    reg [3:0] s2_pointer_13;
    reg [3:0] s2_pointer_14;
    reg [3:0] s2_pointer_15;
    reg [17:0] s2_data_0;
    reg [17:0] s2_data_1;
    reg [17:0] s2_data_2;
    reg [17:0] s2_data_3;
    reg [17:0] s2_data_4;
    reg [17:0] s2_data_5;
    reg [17:0] s2_data_6;
    reg [17:0] s2_data_7;
    reg [17:0] s2_data_8;
    reg [17:0] s2_data_9;
    reg [17:0] s2_data_10;
    reg [17:0] s2_data_11;
    reg [17:0] s2_data_12;
    reg [17:0] s2_data_13;
    reg [17:0] s2_data_14;
    reg [17:0] s2_data_15;
    reg s3_found_0;
    reg s3_found_1;
    reg s3_found_2;
    reg s3_found_3;
    reg s3_found_4;
    reg s3_found_5;
    reg s3_found_6;
    reg s3_found_7;
    reg s3_found_8;
    reg s3_found_9;
    reg s3_found_10;
    reg s3_found_11;
    reg s3_found_12;
    reg s3_found_13;
    reg s3_found_14;
    reg s3_found_15;
    reg [3:0] s3_pointer_0;
    reg [3:0] s3_pointer_1;
    reg [3:0] s3_pointer_2;
    reg [3:0] s3_pointer_3;
    reg [3:0] s3_pointer_4;
    reg [3:0] s3_pointer_5;
    reg [3:0] s3_pointer_6;
    reg [3:0] s3_pointer_7;
    reg [3:0] s3_pointer_8;
    reg [3:0] s3_pointer_9;
    reg [3:0] s3_pointer_10;
    reg [3:0] s3_pointer_11;
    reg [3:0] s3_pointer_12;
    reg [3:0] s3_pointer_13;
    reg [3:0] s3_pointer_14;
    reg [3:0] s3_pointer_15;
    reg [17:0] s3_data_0;
    reg [17:0] s3_data_1;
    reg [17:0] s3_data_2;
    reg [17:0] s3_data_3;
    reg [17:0] s3_data_4;
    reg [17:0] s3_data_5;
    reg [17:0] s3_data_6;
    reg [17:0] s3_data_7;
    reg [17:0] s3_data_8;
    reg [17:0] s3_data_9;
    reg [17:0] s3_data_10;
    reg [17:0] s3_data_11;
    reg [17:0] s3_data_12;
    reg [17:0] s3_data_13;
    reg [17:0] s3_data_14;
    reg [17:0] s3_data_15;
    reg s4_found_0;
    reg s4_found_1;
    reg s4_found_2;
    reg s4_found_3;
    reg s4_found_4;
    reg s4_found_5;
    reg s4_found_6;
    reg s4_found_7;
    reg s4_found_8;
    reg s4_found_9;
    reg s4_found_10;
    reg s4_found_11;
    reg s4_found_12;
    reg s4_found_13;
    reg s4_found_14;
    reg s4_found_15;
    reg [3:0] s4_pointer_0;
    reg [3:0] s4_pointer_1;
    reg [3:0] s4_pointer_2;
    reg [3:0] s4_pointer_3;
    reg [3:0] s4_pointer_4;
    reg [3:0] s4_pointer_5;
    reg [3:0] s4_pointer_6;
    reg [3:0] s4_pointer_7;
    reg [3:0] s4_pointer_8;
    reg [3:0] s4_pointer_9;
    reg [3:0] s4_pointer_10;
    reg [3:0] s4_pointer_11;
    reg [3:0] s4_pointer_12;
    reg [3:0] s4_pointer_13;
    reg [3:0] s4_pointer_14;
    reg [3:0] s4_pointer_15;
    reg [17:0] s4_data_0;
    reg [17:0] s4_data_1;
    reg [17:0] s4_data_2;
    reg [17:0] s4_data_3;
    reg [17:0] s4_data_4;
    reg [17:0] s4_data_5;
    reg [17:0] s4_data_6;
    reg [17:0] s4_data_7;
    reg [17:0] s4_data_8;
    reg [17:0] s4_data_9;
    reg [17:0] s4_data_10;
    reg [17:0] s4_data_11;
    reg [17:0] s4_data_12;
    reg [17:0] s4_data_13;
    reg [17:0] s4_data_14;
    reg [17:0] s4_data_15;
    reg s5_found_0;
    reg s5_found_1;
    reg s5_found_2;
    reg s5_found_3;
    reg s5_found_4;
    reg s5_found_5;
    reg s5_found_6;
    reg s5_found_7;
    reg s5_found_8;
    reg s5_found_9;
    reg s5_found_10;
    reg s5_found_11;
    reg s5_found_12;
    reg s5_found_13;
    reg s5_found_14;
    reg s5_found_15;
    reg [3:0] s5_pointer_0;
    reg [3:0] s5_pointer_1;
    reg [3:0] s5_pointer_2;
    reg [3:0] s5_pointer_3;
    reg [3:0] s5_pointer_4;
    reg [3:0] s5_pointer_5;
    reg [3:0] s5_pointer_6;
    reg [3:0] s5_pointer_7;
    reg [3:0] s5_pointer_8;
    reg [3:0] s5_pointer_9;
    reg [3:0] s5_pointer_10;
    reg [3:0] s5_pointer_11;
    reg [3:0] s5_pointer_12;
    reg [3:0] s5_pointer_13;
    reg [3:0] s5_pointer_14;
    reg [3:0] s5_pointer_15;
    reg [17:0] s5_data_0;
    reg [17:0] s5_data_1;
    reg [17:0] s5_data_2;
    reg [17:0] s5_data_3;
    reg [17:0] s5_data_4;
    reg [17:0] s5_data_5;
    reg [17:0] s5_data_6;
    reg [17:0] s5_data_7;
    reg [17:0] s5_data_8;
    reg [17:0] s5_data_9;
    reg [17:0] s5_data_10;
    reg [17:0] s5_data_11;
    reg [17:0] s5_data_12;
    reg [17:0] s5_data_13;
    reg [17:0] s5_data_14;
    reg [17:0] s5_data_15;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_found_0 <= 1'b0;
            s1_found_1 <= 1'b0;
            s1_found_2 <= 1'b0;
            s1_found_3 <= 1'b0;
            s1_found_4 <= 1'b0;
            s1_found_5 <= 1'b0;
            s1_found_6 <= 1'b0;
            s1_found_7 <= 1'b0;
            s1_found_8 <= 1'b0;
            s1_found_9 <= 1'b0;
            s1_found_10 <= 1'b0;
            s1_found_11 <= 1'b0;
            s1_found_12 <= 1'b0;
            s1_found_13 <= 1'b0;
            s1_found_14 <= 1'b0;
            s1_found_15 <= 1'b0;
        end else begin
            s1_found_0 <= master[0];
            s1_found_1 <= master[1];
            s1_found_2 <= master[2];
            s1_found_3 <= master[3];
            s1_found_4 <= master[4];
            s1_found_5 <= master[5];
            s1_found_6 <= master[6];
            s1_found_7 <= master[7];
            s1_found_8 <= master[8];
            s1_found_9 <= master[9];
            s1_found_10 <= master[10];
            s1_found_11 <= master[11];
            s1_found_12 <= master[12];
            s1_found_13 <= master[13];
            s1_found_14 <= master[14];
            s1_found_15 <= master[15];
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_pointer_0 <= pointer[3:0];
        s1_pointer_1 <= pointer[7:4];
        s1_pointer_2 <= pointer[11:8];
        s1_pointer_3 <= pointer[15:12];
        s1_pointer_4 <= pointer[19:16];
        s1_pointer_5 <= pointer[23:20];
        s1_pointer_6 <= pointer[27:24];
        s1_pointer_7 <= pointer[31:28];
        s1_pointer_8 <= pointer[35:32];
        s1_pointer_9 <= pointer[39:36];
        s1_pointer_10 <= pointer[43:40];
        s1_pointer_11 <= pointer[47:44];
        s1_pointer_12 <= pointer[51:48];
        s1_pointer_13 <= pointer[55:52];
        s1_pointer_14 <= pointer[59:56];
        s1_pointer_15 <= pointer[63:60];
        s1_data_0 <= data[17:0];
        s1_data_1 <= data[35:18];
        s1_data_2 <= data[53:36];
        s1_data_3 <= data[71:54];
        s1_data_4 <= data[89:72];
        s1_data_5 <= data[107:90];
        s1_data_6 <= data[125:108];
        s1_data_7 <= data[143:126];
        s1_data_8 <= data[161:144];
        s1_data_9 <= data[179:162];
        s1_data_10 <= data[197:180];
        s1_data_11 <= data[215:198];
        s1_data_12 <= data[233:216];
        s1_data_13 <= data[251:234];
        s1_data_14 <= data[269:252];
        s1_data_15 <= data[287:270];
    end

    wire [3:0] s2_pointer_9_next = s1_found_9 ? s1_pointer_9 : s1_pointer_10;
    wire [3:0] s2_pointer_10_next = s1_found_10 ? s1_pointer_10 : s1_pointer_11;
    wire [3:0] s2_pointer_11_next = s1_found_11 ? s1_pointer_11 : s1_pointer_12;
    wire [3:0] s2_pointer_12_next = s1_found_12 ? s1_pointer_12 : s1_pointer_13;
    wire [3:0] s2_pointer_13_next = s1_found_13 ? s1_pointer_13 : s1_pointer_14;

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_found_0 <= 1'b0;
            s2_found_1 <= 1'b0;
            s2_found_2 <= 1'b0;
            s2_found_3 <= 1'b0;
            s2_found_4 <= 1'b0;
            s2_found_5 <= 1'b0;
            s2_found_6 <= 1'b0;
            s2_found_7 <= 1'b0;
            s2_found_8 <= 1'b0;
            s2_found_9 <= 1'b0;
            s2_found_10 <= 1'b0;
            s2_found_11 <= 1'b0;
            s2_found_12 <= 1'b0;
            s2_found_13 <= 1'b0;
            s2_found_14 <= 1'b0;
            s2_found_15 <= 1'b0;
        end else begin
            s2_found_0 <= s1_found_0 | s1_found_1;
            s2_found_1 <= s1_found_1 | s1_found_2;
            s2_found_2 <= s1_found_2 | s1_found_3;
            s2_found_3 <= s1_found_3 | s1_found_4;
            s2_found_4 <= s1_found_4 | s1_found_5;
            s2_found_5 <= s1_found_5 | s1_found_6;
            s2_found_6 <= s1_found_6 | s1_found_7;
            s2_found_7 <= s1_found_7 | s1_found_8;
            s2_found_8 <= s1_found_8 | s1_found_9;
            s2_found_9 <= s1_found_9 | s1_found_10;
            s2_found_10 <= s1_found_10 | s1_found_11;
            s2_found_11 <= s1_found_11 | s1_found_12;
            s2_found_12 <= s1_found_12 | s1_found_13;
            s2_found_13 <= s1_found_13 | s1_found_14;
            s2_found_14 <= s1_found_14 | s1_found_15;
            s2_found_15 <= s1_found_15;
        end
    end

    wire [3:0] s2_pointer_14_next = s1_found_14 ? s1_pointer_14 : s1_pointer_15;

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_pointer_0 <= s1_found_0 ? s1_pointer_0 : s1_pointer_1;
        s2_pointer_1 <= s1_found_1 ? s1_pointer_1 : s1_pointer_2;
        s2_pointer_2 <= s1_found_2 ? s1_pointer_2 : s1_pointer_3;
        s2_pointer_3 <= s1_found_3 ? s1_pointer_3 : s1_pointer_4;
        s2_pointer_4 <= s1_found_4 ? s1_pointer_4 : s1_pointer_5;
        s2_pointer_5 <= s1_found_5 ? s1_pointer_5 : s1_pointer_6;
        s2_pointer_6 <= s1_found_6 ? s1_pointer_6 : s1_pointer_7;
        s2_pointer_7 <= s1_found_7 ? s1_pointer_7 : s1_pointer_8;
        s2_pointer_8 <= s1_found_8 ? s1_pointer_8 : s1_pointer_9;
        s2_pointer_9 <= s2_pointer_9_next;
        s2_pointer_10 <= s2_pointer_10_next;
        s2_pointer_11 <= s2_pointer_11_next;
        s2_pointer_12 <= s2_pointer_12_next;
        s2_pointer_13 <= s2_pointer_13_next;
        s2_pointer_14 <= s2_pointer_14_next;
        s2_pointer_15 <= s1_pointer_15;
        s2_data_0 <= s1_data_0;
        s2_data_1 <= s1_data_1;
        s2_data_2 <= s1_data_2;
        s2_data_3 <= s1_data_3;
        s2_data_4 <= s1_data_4;
        s2_data_5 <= s1_data_5;
        s2_data_6 <= s1_data_6;
        s2_data_7 <= s1_data_7;
        s2_data_8 <= s1_data_8;
        s2_data_9 <= s1_data_9;
        s2_data_10 <= s1_data_10;
        s2_data_11 <= s1_data_11;
        s2_data_12 <= s1_data_12;
        s2_data_13 <= s1_data_13;
        s2_data_14 <= s1_data_14;
        s2_data_15 <= s1_data_15;
    end

    wire [3:0] s3_pointer_8_next = s2_found_8 ? s2_pointer_8 : s2_pointer_10;
    wire [3:0] s3_pointer_9_next = s2_found_9 ? s2_pointer_9 : s2_pointer_11;
    wire [3:0] s3_pointer_10_next = s2_found_10 ? s2_pointer_10 : s2_pointer_12;
    wire [3:0] s3_pointer_11_next = s2_found_11 ? s2_pointer_11 : s2_pointer_13;
    wire [3:0] s3_pointer_12_next = s2_found_12 ? s2_pointer_12 : s2_pointer_14;

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_found_0 <= 1'b0;
            s3_found_1 <= 1'b0;
            s3_found_2 <= 1'b0;
            s3_found_3 <= 1'b0;
            s3_found_4 <= 1'b0;
            s3_found_5 <= 1'b0;
            s3_found_6 <= 1'b0;
            s3_found_7 <= 1'b0;
            s3_found_8 <= 1'b0;
            s3_found_9 <= 1'b0;
            s3_found_10 <= 1'b0;
            s3_found_11 <= 1'b0;
            s3_found_12 <= 1'b0;
            s3_found_13 <= 1'b0;
            s3_found_14 <= 1'b0;
            s3_found_15 <= 1'b0;
        end else begin
            s3_found_0 <= s2_found_0 | s2_found_2;
            s3_found_1 <= s2_found_1 | s2_found_3;
            s3_found_2 <= s2_found_2 | s2_found_4;
            s3_found_3 <= s2_found_3 | s2_found_5;
            s3_found_4 <= s2_found_4 | s2_found_6;
            s3_found_5 <= s2_found_5 | s2_found_7;
            s3_found_6 <= s2_found_6 | s2_found_8;
            s3_found_7 <= s2_found_7 | s2_found_9;
            s3_found_8 <= s2_found_8 | s2_found_10;
            s3_found_9 <= s2_found_9 | s2_found_11;
            s3_found_10 <= s2_found_10 | s2_found_12;
            s3_found_11 <= s2_found_11 | s2_found_13;
            s3_found_12 <= s2_found_12 | s2_found_14;
            s3_found_13 <= s2_found_13 | s2_found_15;
            s3_found_14 <= s2_found_14;
            s3_found_15 <= s2_found_15;
        end
    end

    wire [3:0] s3_pointer_13_next = s2_found_13 ? s2_pointer_13 : s2_pointer_15;

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_pointer_0 <= s2_found_0 ? s2_pointer_0 : s2_pointer_2;
        s3_pointer_1 <= s2_found_1 ? s2_pointer_1 : s2_pointer_3;
        s3_pointer_2 <= s2_found_2 ? s2_pointer_2 : s2_pointer_4;
        s3_pointer_3 <= s2_found_3 ? s2_pointer_3 : s2_pointer_5;
        s3_pointer_4 <= s2_found_4 ? s2_pointer_4 : s2_pointer_6;
        s3_pointer_5 <= s2_found_5 ? s2_pointer_5 : s2_pointer_7;
        s3_pointer_6 <= s2_found_6 ? s2_pointer_6 : s2_pointer_8;
        s3_pointer_7 <= s2_found_7 ? s2_pointer_7 : s2_pointer_9;
        s3_pointer_8 <= s3_pointer_8_next;
        s3_pointer_9 <= s3_pointer_9_next;
        s3_pointer_10 <= s3_pointer_10_next;
        s3_pointer_11 <= s3_pointer_11_next;
        s3_pointer_12 <= s3_pointer_12_next;
        s3_pointer_13 <= s3_pointer_13_next;
        s3_pointer_14 <= s2_pointer_14;
        s3_pointer_15 <= s2_pointer_15;
        s3_data_0 <= s2_data_0;
        s3_data_1 <= s2_data_1;
        s3_data_2 <= s2_data_2;
        s3_data_3 <= s2_data_3;
        s3_data_4 <= s2_data_4;
        s3_data_5 <= s2_data_5;
        s3_data_6 <= s2_data_6;
        s3_data_7 <= s2_data_7;
        s3_data_8 <= s2_data_8;
        s3_data_9 <= s2_data_9;
        s3_data_10 <= s2_data_10;
        s3_data_11 <= s2_data_11;
        s3_data_12 <= s2_data_12;
        s3_data_13 <= s2_data_13;
        s3_data_14 <= s2_data_14;
        s3_data_15 <= s2_data_15;
    end

    wire [3:0] s4_pointer_6_next = s3_found_6 ? s3_pointer_6 : s3_pointer_10;
    wire [3:0] s4_pointer_7_next = s3_found_7 ? s3_pointer_7 : s3_pointer_11;
    wire [3:0] s4_pointer_8_next = s3_found_8 ? s3_pointer_8 : s3_pointer_12;
    wire [3:0] s4_pointer_9_next = s3_found_9 ? s3_pointer_9 : s3_pointer_13;
    wire [3:0] s4_pointer_10_next = s3_found_10 ? s3_pointer_10 : s3_pointer_14;

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_found_0 <= 1'b0;
            s4_found_1 <= 1'b0;
            s4_found_2 <= 1'b0;
            s4_found_3 <= 1'b0;
            s4_found_4 <= 1'b0;
            s4_found_5 <= 1'b0;
            s4_found_6 <= 1'b0;
            s4_found_7 <= 1'b0;
            s4_found_8 <= 1'b0;
            s4_found_9 <= 1'b0;
            s4_found_10 <= 1'b0;
            s4_found_11 <= 1'b0;
            s4_found_12 <= 1'b0;
            s4_found_13 <= 1'b0;
            s4_found_14 <= 1'b0;
            s4_found_15 <= 1'b0;
        end else begin
            s4_found_0 <= s3_found_0 | s3_found_4;
            s4_found_1 <= s3_found_1 | s3_found_5;
            s4_found_2 <= s3_found_2 | s3_found_6;
            s4_found_3 <= s3_found_3 | s3_found_7;
            s4_found_4 <= s3_found_4 | s3_found_8;
            s4_found_5 <= s3_found_5 | s3_found_9;
            s4_found_6 <= s3_found_6 | s3_found_10;
            s4_found_7 <= s3_found_7 | s3_found_11;
            s4_found_8 <= s3_found_8 | s3_found_12;
            s4_found_9 <= s3_found_9 | s3_found_13;
            s4_found_10 <= s3_found_10 | s3_found_14;
            s4_found_11 <= s3_found_11 | s3_found_15;
            s4_found_12 <= s3_found_12;
            s4_found_13 <= s3_found_13;
            s4_found_14 <= s3_found_14;
            s4_found_15 <= s3_found_15;
        end
    end

    wire [3:0] s4_pointer_11_next = s3_found_11 ? s3_pointer_11 : s3_pointer_15;

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_pointer_0 <= s3_found_0 ? s3_pointer_0 : s3_pointer_4;
        s4_pointer_1 <= s3_found_1 ? s3_pointer_1 : s3_pointer_5;
        s4_pointer_2 <= s3_found_2 ? s3_pointer_2 : s3_pointer_6;
        s4_pointer_3 <= s3_found_3 ? s3_pointer_3 : s3_pointer_7;
        s4_pointer_4 <= s3_found_4 ? s3_pointer_4 : s3_pointer_8;
        s4_pointer_5 <= s3_found_5 ? s3_pointer_5 : s3_pointer_9;
        s4_pointer_6 <= s4_pointer_6_next;
        s4_pointer_7 <= s4_pointer_7_next;
        s4_pointer_8 <= s4_pointer_8_next;
        s4_pointer_9 <= s4_pointer_9_next;
        s4_pointer_10 <= s4_pointer_10_next;
        s4_pointer_11 <= s4_pointer_11_next;
        s4_pointer_12 <= s3_pointer_12;
        s4_pointer_13 <= s3_pointer_13;
        s4_pointer_14 <= s3_pointer_14;
        s4_pointer_15 <= s3_pointer_15;
        s4_data_0 <= s3_data_0;
        s4_data_1 <= s3_data_1;
        s4_data_2 <= s3_data_2;
        s4_data_3 <= s3_data_3;
        s4_data_4 <= s3_data_4;
        s4_data_5 <= s3_data_5;
        s4_data_6 <= s3_data_6;
        s4_data_7 <= s3_data_7;
        s4_data_8 <= s3_data_8;
        s4_data_9 <= s3_data_9;
        s4_data_10 <= s3_data_10;
        s4_data_11 <= s3_data_11;
        s4_data_12 <= s3_data_12;
        s4_data_13 <= s3_data_13;
        s4_data_14 <= s3_data_14;
        s4_data_15 <= s3_data_15;
    end

    wire [3:0] s5_pointer_2_next = s4_found_2 ? s4_pointer_2 : s4_pointer_10;
    wire [3:0] s5_pointer_3_next = s4_found_3 ? s4_pointer_3 : s4_pointer_11;
    wire [3:0] s5_pointer_4_next = s4_found_4 ? s4_pointer_4 : s4_pointer_12;
    wire [3:0] s5_pointer_5_next = s4_found_5 ? s4_pointer_5 : s4_pointer_13;
    wire [3:0] s5_pointer_6_next = s4_found_6 ? s4_pointer_6 : s4_pointer_14;

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            s5_found_0 <= 1'b0;
            s5_found_1 <= 1'b0;
            s5_found_2 <= 1'b0;
            s5_found_3 <= 1'b0;
            s5_found_4 <= 1'b0;
            s5_found_5 <= 1'b0;
            s5_found_6 <= 1'b0;
            s5_found_7 <= 1'b0;
            s5_found_8 <= 1'b0;
            s5_found_9 <= 1'b0;
            s5_found_10 <= 1'b0;
            s5_found_11 <= 1'b0;
            s5_found_12 <= 1'b0;
            s5_found_13 <= 1'b0;
            s5_found_14 <= 1'b0;
            s5_found_15 <= 1'b0;
        end else begin
            s5_found_0 <= s4_found_0 | s4_found_8;
            s5_found_1 <= s4_found_1 | s4_found_9;
            s5_found_2 <= s4_found_2 | s4_found_10;
            s5_found_3 <= s4_found_3 | s4_found_11;
            s5_found_4 <= s4_found_4 | s4_found_12;
            s5_found_5 <= s4_found_5 | s4_found_13;
            s5_found_6 <= s4_found_6 | s4_found_14;
            s5_found_7 <= s4_found_7 | s4_found_15;
            s5_found_8 <= s4_found_8;
            s5_found_9 <= s4_found_9;
            s5_found_10 <= s4_found_10;
            s5_found_11 <= s4_found_11;
            s5_found_12 <= s4_found_12;
            s5_found_13 <= s4_found_13;
            s5_found_14 <= s4_found_14;
            s5_found_15 <= s4_found_15;
        end
    end

    wire [3:0] s5_pointer_7_next = s4_found_7 ? s4_pointer_7 : s4_pointer_15;

    // Pipeline stage 5.
    always @(posedge clk) begin
        s5_pointer_0 <= s4_found_0 ? s4_pointer_0 : s4_pointer_8;
        s5_pointer_1 <= s4_found_1 ? s4_pointer_1 : s4_pointer_9;
        s5_pointer_2 <= s5_pointer_2_next;
        s5_pointer_3 <= s5_pointer_3_next;
        s5_pointer_4 <= s5_pointer_4_next;
        s5_pointer_5 <= s5_pointer_5_next;
        s5_pointer_6 <= s5_pointer_6_next;
        s5_pointer_7 <= s5_pointer_7_next;
        s5_pointer_8 <= s4_pointer_8;
        s5_pointer_9 <= s4_pointer_9;
        s5_pointer_10 <= s4_pointer_10;
        s5_pointer_11 <= s4_pointer_11;
        s5_pointer_12 <= s4_pointer_12;
        s5_pointer_13 <= s4_pointer_13;
        s5_pointer_14 <= s4_pointer_14;
        s5_pointer_15 <= s4_pointer_15;
        s5_data_0 <= s4_data_0;
        s5_data_1 <= s4_data_1;
        s5_data_2 <= s4_data_2;
        s5_data_3 <= s4_data_3;
        s5_data_4 <= s4_data_4;
        s5_data_5 <= s4_data_5;
        s5_data_6 <= s4_data_6;
        s5_data_7 <= s4_data_7;
        s5_data_8 <= s4_data_8;
        s5_data_9 <= s4_data_9;
        s5_data_10 <= s4_data_10;
        s5_data_11 <= s4_data_11;
        s5_data_12 <= s4_data_12;
        s5_data_13 <= s4_data_13;
        s5_data_14 <= s4_data_14;
        s5_data_15 <= s4_data_15;
    end

    assign out_valid = {
        s5_found_15, s5_found_14, s5_found_13, s5_found_12, s5_found_11, s5_found_10,
        s5_found_9, s5_found_8, s5_found_7, s5_found_6, s5_found_5, s5_found_4, s5_found_3,
        s5_found_2, s5_found_1, s5_found_0
    };
    assign out_pointer = {
        s5_pointer_15, s5_pointer_14, s5_pointer_13, s5_pointer_12, s5_pointer_11,
        s5_pointer_10, s5_pointer_9, s5_pointer_8, s5_pointer_7, s5_pointer_6, s5_pointer_5,
        s5_pointer_4, s5_pointer_3, s5_pointer_2, s5_pointer_1, s5_pointer_0
    };
    assign out_data = {
        s5_data_15, s5_data_14, s5_data_13, s5_data_12, s5_data_11, s5_data_10, s5_data_9,
        s5_data_8, s5_data_7, s5_data_6, s5_data_5, s5_data_4, s5_data_3, s5_data_2, s5_data_1,
        s5_data_0
    };
endmodule
