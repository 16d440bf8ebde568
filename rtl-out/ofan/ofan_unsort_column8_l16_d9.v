// SPDX-License-Identifier: Apache-2.0
// Module: ofan_unsort_column8_l16_d9
// Written by: sluice 0.1.0
//
// Puts the smaller of each pair of records first.

module ofan_unsort_column8_l16_d9 (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] valid,
    input  wire [143:0] data,
    output wire [15:0] out_valid,
    output wire [143:0] out_data
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
    reg [8:0] s1_data_0;
    reg [8:0] s1_data_1;
    reg [8:0] s1_data_2;
    reg [8:0] s1_data_3;
    reg [8:0] s1_data_4;
    reg [8:0] s1_data_5;
    reg [8:0] s1_data_6;
    reg [8:0] s1_data_7;
    reg [8:0] s1_data_8;
    reg [8:0] s1_data_9;
    reg [8:0] s1_data_10;
    reg [8:0] s1_data_11;
    reg [8:0] s1_data_12;
    reg [8:0] s1_data_13;
    reg [8:0] s1_data_14;
    reg [8:0] s1_data_15;

    wire swap_0 = data[17:14] < data[8:5];
    wire swap_1 = data[35:32] < data[26:23];
    wire swap_2 = data[53:50] < data[44:41];
    wire swap_3 = data[71:68] < data[62:59];
    wire swap_4 = data[89:86] < data[80:77];
    wire swap_5 = data[107:104] < data[98:95];
    wire swap_6 = data[125:122] < data[116:113];
    wire swap_7 = data[143:140] < data[134:131];

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
        s1_data_0 <= swap_0 ? data[17:9] : data[8:0];
        s1_data_1 <= swap_0 ? data[8:0] : data[17:9];
        s1_data_2 <= swap_1 ? data[35:27] : data[26:18];
        s1_data_3 <= swap_1 ? data[26:18] : data[35:27];
        s1_data_4 <= swap_2 ? data[53:45] : data[44:36];
        s1_data_5 <= swap_2 ? data[44:36] : data[53:45];
        s1_data_6 <= swap_3 ? data[71:63] : data[62:54];
        s1_data_7 <= swap_3 ? data[62:54] : data[71:63];
        s1_data_8 <= swap_4 ? data[89:81] : data[80:72];
        s1_data_9 <= swap_4 ? data[80:72] : data[89:81];
        s1_data_10 <= swap_5 ? data[107:99] : data[98:90];
        s1_data_11 <= swap_5 ? data[98:90] : data[107:99];
        s1_data_12 <= swap_6 ? data[125:117] : data[116:108];
        s1_data_13 <= swap_6 ? data[116:108] : data[125:117];
        s1_data_14 <= swap_7 ? data[143:135] : data[134:126];
        s1_data_15 <= swap_7 ? data[134:126] : data[143:135];
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
