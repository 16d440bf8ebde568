// SPDX-License-Identifier: Apache-2.0
// Module: ofan_sort_column16_l32_d12
// Written by: sluice 0.1.0
//
// Puts the smaller of each pair of records first.

module ofan_sort_column16_l32_d12 (
    input  wire clk,
    input  wire rst,
    input  wire [31:0] valid,
    input  wire [383:0] data,
    output wire [31:0] out_valid,
    output wire [383:0] out_data
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
    reg s1_valid_16;
    reg s1_valid_17;
    reg s1_valid_18;
    reg s1_valid_19;
    reg s1_valid_20;
    reg s1_valid_21;
    reg s1_valid_22;
    reg s1_valid_23;
    reg s1_valid_24;
    reg s1_valid_25;
    reg s1_valid_26;
    reg s1_valid_27;
    reg s1_valid_28;
    reg s1_valid_29;
    reg s1_valid_30;
    reg s1_valid_31;
    reg [11:0] s1_data_0;
    reg [11:0] s1_data_1;
    reg [11:0] s1_data_2;
    reg [11:0] s1_data_3;
    reg [11:0] s1_data_4;
    reg [11:0] s1_data_5;
    reg [11:0] s1_data_6;
    reg [11:0] s1_data_7;
    reg [11:0] s1_data_8;
    reg [11:0] s1_data_9;
    reg [11:0] s1_data_10;
    reg [11:0] s1_data_11;
    reg [11:0] s1_data_12;
    reg [11:0] s1_data_13;
    reg [11:0] s1_data_14;
    reg [11:0] s1_data_15;
    reg [11:0] s1_data_16;
    reg [11:0] s1_data_17;
    reg [11:0] s1_data_18;
    reg [11:0] s1_data_19;
    reg [11:0] s1_data_20;
    reg [11:0] s1_data_21;
    reg [11:0] s1_data_22;
    reg [11:0] s1_data_23;
    reg [11:0] s1_data_24;
    reg [11:0] s1_data_25;
    reg [11:0] s1_data_26;
    reg [11:0] s1_data_27;
    reg [11:0] s1_data_28;
    reg [11:0] s1_data_29;
    reg [11:0] s1_data_30;
    reg [11:0] s1_data_31;

    wire swap_0 = {~valid[1], data[23:12]} < {~valid[0], data[11:0]};
    wire swap_1 = {~valid[3], data[47:36]} < {~valid[2], data[35:24]};
    wire swap_2 = {~valid[5], data[71:60]} < {~valid[4], data[59:48]};
    wire swap_3 = {~valid[7], data[95:84]} < {~valid[6], data[83:72]};
    wire swap_4 = {~valid[9], data[119:108]} < {~valid[8], data[107:96]};
    wire swap_5 = {~valid[11], data[143:132]} < {~valid[10], data[131:120]};
    wire swap_6 = {~valid[13], data[167:156]} < {~valid[12], data[155:144]};
    wire swap_7 = {~valid[15], data[191:180]} < {~valid[14], data[179:168]};
    wire swap_8 = {~valid[17], data[215:204]} < {~valid[16], data[203:192]};
    wire swap_9 = {~valid[19], data[239:228]} < {~valid[18], data[227:216]};
    wire swap_10 = {~valid[21], data[263:252]} < {~valid[20], data[251:240]};
    wire swap_11 = {~valid[23], data[287:276]} < {~valid[22], data[275:264]};
    wire swap_12 = {~valid[25], data[311:300]} < {~valid[24], data[299:288]};
    wire swap_13 = {~valid[27], data[335:324]} < {~valid[26], data[323:312]};
    wire swap_14 = {~valid[29], data[359:348]} < {~valid[28], data[347:336]};
    wire swap_15 = {~valid[31], data[383:372]} < {~valid[30], data[371:360]};

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
            s1_valid_16 <= 1'b0;
            s1_valid_17 <= 1'b0;
            s1_valid_18 <= 1'b0;
            s1_valid_19 <= 1'b0;
            s1_valid_20 <= 1'b0;
            s1_valid_21 <= 1'b0;
            s1_valid_22 <= 1'b0;
            s1_valid_23 <= 1'b0;
            s1_valid_24 <= 1'b0;
            s1_valid_25 <= 1'b0;
            s1_valid_26 <= 1'b0;
            s1_valid_27 <= 1'b0;
            s1_valid_28 <= 1'b0;
            s1_valid_29 <= 1'b0;
            s1_valid_30 <= 1'b0;
            s1_valid_31 <= 1'b0;
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
            s1_valid_16 <= swap_8 ? valid[17] : valid[16];
            s1_valid_17 <= swap_8 ? valid[16] : valid[17];
            s1_valid_18 <= swap_9 ? valid[19] : valid[18];
            s1_valid_19 <= swap_9 ? valid[18] : valid[19];
            s1_valid_20 <= swap_10 ? valid[21] : valid[20];
            s1_valid_21 <= swap_10 ? valid[20] : valid[21];
            s1_valid_22 <= swap_11 ? valid[23] : valid[22];
            s1_valid_23 <= swap_11 ? valid[22] : valid[23];
            s1_valid_24 <= swap_12 ? valid[25] : valid[24];
            s1_valid_25 <= swap_12 ? valid[24] : valid[25];
            s1_valid_26 <= swap_13 ? valid[27] : valid[26];
            s1_valid_27 <= swap_13 ? valid[26] : valid[27];
            s1_valid_28 <= swap_14 ? valid[29] : valid[28];
            s1_valid_29 <= swap_14 ? valid[28] : valid[29];
            s1_valid_30 <= swap_15 ? valid[31] : valid[30];
            s1_valid_31 <= swap_15 ? valid[30] : valid[31];
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_data_0 <= swap_0 ? data[23:12] : data[11:0];
        s1_data_1 <= swap_0 ? data[11:0] : data[23:12];
        s1_data_2 <= swap_1 ? data[47:36] : data[35:24];
        s1_data_3 <= swap_1 ? data[35:24] : data[47:36];
        s1_data_4 <= swap_2 ? data[71:60] : data[59:48];
        s1_data_5 <= swap_2 ? data[59:48] : data[71:60];
        s1_data_6 <= swap_3 ? data[95:84] : data[83:72];
        s1_data_7 <= swap_3 ? data[83:72] : data[95:84];
        s1_data_8 <= swap_4 ? data[119:108] : data[107:96];
        s1_data_9 <= swap_4 ? data[107:96] : data[119:108];
        s1_data_10 <= swap_5 ? data[143:132] : data[131:120];
        s1_data_11 <= swap_5 ? data[131:120] : data[143:132];
        s1_data_12 <= swap_6 ? data[167:156] : data[155:144];
        s1_data_13 <= swap_6 ? data[155:144] : data[167:156];
        s1_data_14 <= swap_7 ? data[191:180] : data[179:168];
        s1_data_15 <= swap_7 ? data[179:168] : data[191:180];
        s1_data_16 <= swap_8 ? data[215:204] : data[203:192];
        s1_data_17 <= swap_8 ? data[203:192] : data[215:204];
        s1_data_18 <= swap_9 ? data[239:228] : data[227:216];
        s1_data_19 <= swap_9 ? data[227:216] : data[239:228];
        s1_data_20 <= swap_10 ? data[263:252] : data[251:240];
        s1_data_21 <= swap_10 ? data[251:240] : data[263:252];
        s1_data_22 <= swap_11 ? data[287:276] : data[275:264];
        s1_data_23 <= swap_11 ? data[275:264] : data[287:276];
        s1_data_24 <= swap_12 ? data[311:300] : data[299:288];
        s1_data_25 <= swap_12 ? data[299:288] : data[311:300];
        s1_data_26 <= swap_13 ? data[335:324] : data[323:312];
        s1_data_27 <= swap_13 ? data[323:312] : data[335:324];
        s1_data_28 <= swap_14 ? data[359:348] : data[347:336];
        s1_data_29 <= swap_14 ? data[347:336] : data[359:348];
        s1_data_30 <= swap_15 ? data[383:372] : data[371:360];
        s1_data_31 <= swap_15 ? data[371:360] : data[383:372];
    end

    assign out_valid = {
        s1_valid_31, s1_valid_30, s1_valid_29, s1_valid_28, s1_valid_27, s1_valid_26,
        s1_valid_25, s1_valid_24, s1_valid_23, s1_valid_22, s1_valid_21, s1_valid_20,
        s1_valid_19, s1_valid_18, s1_valid_17, s1_valid_16, s1_valid_15, s1_valid_14,
        s1_valid_13, s1_valid_12, s1_valid_11, s1_valid_10, s1_valid_9, s1_valid_8, s1_valid_7,
        s1_valid_6, s1_valid_5, s1_valid_4, s1_valid_3, s1_valid_2, s1_valid_1, s1_valid_0
    };
    assign out_data = {
        s1_data_31, s1_data_30, s1_data_29, s1_data_28, s1_data_27, s1_data_26, s1_data_25,
        s1_data_24, s1_data_23, s1_data_22, s1_data_21, s1_data_20, s1_data_19, s1_data_18,
        s1_data_17, s1_data_16, s1_data_15, s1_data_14, s1_data_13, s1_data_12, s1_data_11,
        s1_data_10, s1_data_9, s1_data_8, s1_data_7, s1_data_6, s1_data_5, s1_data_4, s1_data_3,
        s1_data_2, s1_data_1, s1_data_0
    };
endmodule
