// SPDX-License-Identifier: Apache-2.0
// Module: ofan_sort_column8_l16_d14
// Written by: sluice 0.1.0
//
// Puts the smaller of each pair of records first.

module ofan_sort_column8_l16_d14 (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] valid,
    input  wire [223:0] data,
    output wire [15:0] out_valid,
    output wire [223:0] out_data
);

    reg s1_valid_0;
    reg s1_valid_1;
    reg s1_valid_2;
    reg s1_valid_3;
    reg s1_valid_4;
    reg s1_valid_5;
    reg s1_valid_6;
    reg s1_valid_7;
    reg s1_valid_8;
    reg s1_valid_9;
    reg s1_valid_10;
    reg s1_valid_11;
    reg s1_valid_12;
    reg s1_valid_13;
    reg s1_valid_14;
    reg s1_valid_15;
    reg [13:0] s1_data_0;
    reg [13:0] s1_data_1;
    reg [13:0] s1_data_2;
    reg [13:0] s1_data_3;
    reg [13:0] s1_data_4;
    reg [13:0] s1_data_5;
    reg [13:0] s1_data_6;
    reg [13:0] s1_data_7;
    reg [13:0] s1_data_8;
    reg [13:0] s1_data_9;
    reg [13:0] s1_data_10;
    reg [13:0] s1_data_11;
    reg [13:0] s1_data_12;
    reg [13:0] s1_data_13;
    reg [13:0] s1_data_14;
    reg [13:0] s1_data_15;

    wire swap_0 = {~valid[1], data[27:14]} < {~valid[0], data[13:0]};
    wire swap_1 = {~valid[3], data[55:42]} < {~valid[2], data[41:28]};
    wire swap_2 = {~valid[5], data[83:70]} < {~valid[4], data[69:56]};
    wire swap_3 = {~valid[7], data[111:98]} < {~valid[6], data[97:84]};
    wire swap_4 = {~valid[9], data[139:126]} < {~valid[8], data[125:112]};
    wire swap_5 = {~valid[11], data[167:154]} < {~valid[10], data[153:140]};
    wire swap_6 = {~valid[13], data[195:182]} < {~valid[12], data[181:168]};
    wire swap_7 = {~valid[15], data[223:210]} < {~valid[14], data[209:196]};

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid_0 <= 1'b0;
            s1_valid_1 <= 1'b0;
            s1_valid_2 <= 1'b0;
            s1_valid_3 <= 1'b0;
            s1_valid_4 <= 1'b0;
            s1_valid_5 <= 1'b0;
            s1_valid_6 <= 1'b0;
            s1_valid_7 <= 1'b0;
            s1_valid_8 <= 1'b0;
            s1_valid_9 <= 1'b0;
            s1_valid_10 <= 1'b0;
            s1_valid_11 <= 1'b0;
            s1_valid_12 <= 1'b0;
            s1_valid_13 <= 1'b0;
            s1_valid_14 <= 1'b0;
            s1_valid_15 <= 1'b0;
        end else begin
            s1_valid_0 <= swap_0 ? valid[1] : valid[0];
            s1_valid_1 <= swap_0 ? valid[0] : valid[1];
            s1_valid_2 <= swap_1 ? valid[3] : valid[2];
            s1_valid_3 <= swap_1 ? valid[2] : valid[3];
            s1_valid_4 <= swap_2 ? valid[5] : valid[4];
            s1_valid_5 <= swap_2 ? valid[4] : valid[5];
            s1_valid_6 <= swap_3 ? valid[7] : valid[6];
            s1_valid_7 <= swap_3 ? valid[6] : valid[7];
            s1_valid_8 <= swap_4 ? valid[9] : valid[8];
            s1_valid_9 <= swap_4 ? valid[8] : valid[9];
            s1_valid_10 <= swap_5 ? valid[11] : valid[10];
            s1_valid_11 <= swap_5 ? valid[10] : valid[11];
            s1_valid_12 <= swap_6 ? valid[13] : valid[12];
            s1_valid_13 <= swap_6 ? valid[12] : valid[13];
            s1_valid_14 <= swap_7 ? valid[15] : valid[14];
            s1_valid_15 <= swap_7 ? valid[14] : valid[15];
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_data_0 <= swap_0 ? data[27:14] : data[13:0];
        s1_data_1 <= swap_0 ? data[13:0] : data[27:14];
        s1_data_2 <= swap_1 ? data[55:42] : data[41:28];
        s1_data_3 <= swap_1 ? data[41:28] : data[55:42];
        s1_data_4 <= swap_2 ? data[83:70] : data[69:56];
        s1_data_5 <= swap_2 ? data[69:56] : data[83:70];
        s1_data_6 <= swap_3 ? data[111:98] : data[97:84];
        s1_data_7 <= swap_3 ? data[97:84] : data[111:98];
        s1_data_8 <= swap_4 ? data[139:126] : data[125:112];
        s1_data_9 <= swap_4 ? data[125:112] : data[139:126];
        s1_data_10 <= swap_5 ? data[167:154] : data[153:140];
        s1_data_11 <= swap_5 ? data[153:140] : data[167:154];
        s1_data_12 <= swap_6 ? data[195:182] : data[181:168];
        s1_data_13 <= swap_6 ? data[181:168] : data[195:182];
        s1_data_14 <= swap_7 ? data[223:210] : data[209:196];
        s1_data_15 <= swap_7 ? data[209:196] : data[223:210];
    end

    assign out_valid = {
        s1_valid_15, s1_valid_14, s1_valid_13, s1_valid_12, s1_valid_11, s1_valid_10,
        s1_valid_9, s1_valid_8, s1_valid_7, s1_valid_6, s1_valid_5, s1_valid_4, s1_valid_3,
        s1_valid_2, s1_valid_1, s1_valid_0
    };
    assign out_data = {
        s1_data_15, s1_data_14, s1_data_13, s1_data_12, s1_data_11, s1_data_10, s1_data_9,
        s1_data_8, s1_data_7, s1_data_6, s1_data_5, s1_data_4, s1_data_3, s1_data_2, s1_data_1,
        s1_data_0
    };
endmodule
