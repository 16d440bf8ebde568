// SPDX-License-Identifier: Apache-2.0
// Module: ofan_sort_column16_l32_d17
// Written by: sluice 0.1.0
//
// Puts the smaller of each pair of records first.

module ofan_sort_column16_l32_d17 (
    input  wire clk,
    input  wire rst,
    input  wire [31:0] valid,
    input  wire [543:0] data,
    output wire [31:0] out_valid,
    output wire [543:0] out_data
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
    reg [16:0] s1_data_0;
    reg [16:0] s1_data_1;
    reg [16:0] s1_data_2;
    reg [16:0] s1_data_3;
    reg [16:0] s1_data_4;
    reg [16:0] s1_data_5;
    reg [16:0] s1_data_6;
    reg [16:0] s1_data_7;
    reg [16:0] s1_data_8;
    reg [16:0] s1_data_9;
    reg [16:0] s1_data_10;
    reg [16:0] s1_data_11;
    reg [16:0] s1_data_12;
    reg [16:0] s1_data_13;
    reg [16:0] s1_data_14;
    reg [16:0] s1_data_15;
    reg [16:0] s1_data_16;
    reg [16:0] s1_data_17;
    reg [16:0] s1_data_18;
    reg [16:0] s1_data_19;
    reg [16:0] s1_data_20;
    reg [16:0] s1_data_21;
    reg [16:0] s1_data_22;
    reg [16:0] s1_data_23;
    reg [16:0] s1_data_24;
    reg [16:0] s1_data_25;
    reg [16:0] s1_data_26;
    reg [16:0] s1_data_27;
    reg [16:0] s1_data_28;
    reg [16:0] s1_data_29;
    reg [16:0] s1_data_30;
    reg [16:0] s1_data_31;

    wire swap_0 = {~valid[1], data[33:17]} < {~valid[0], data[16:0]};
    wire swap_1 = {~valid[3], data[67:51]} < {~valid[2], data[50:34]};
    wire swap_2 = {~valid[5], data[101:85]} < {~valid[4], data[84:68]};
    wire swap_3 = {~valid[7], data[135:119]} < {~valid[6], data[118:102]};
    wire swap_4 = {~valid[9], data[169:153]} < {~valid[8], data[152:136]};
    wire swap_5 = {~valid[11], data[203:187]} < {~valid[10], data[186:170]};
    wire swap_6 = {~valid[13], data[237:221]} < {~valid[12], data[220:204]};
    wire swap_7 = {~valid[15], data[271:255]} < {~valid[14], data[254:238]};
    wire swap_8 = {~valid[17], data[305:289]} < {~valid[16], data[288:272]};
    wire swap_9 = {~valid[19], data[339:323]} < {~valid[18], data[322:306]};
    wire swap_10 = {~valid[21], data[373:357]} < {~valid[20], data[356:340]};
    wire swap_11 = {~valid[23], data[407:391]} < {~valid[22], data[390:374]};
    wire swap_12 = {~valid[25], data[441:425]} < {~valid[24], data[424:408]};
    wire swap_13 = {~valid[27], data[475:459]} < {~valid[26], data[458:442]};
    wire swap_14 = {~valid[29], data[509:493]} < {~valid[28], data[492:476]};
    wire swap_15 = {~valid[31], data[543:527]} < {~valid[30], data[526:510]};

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
        s1_data_0 <= swap_0 ? data[33:17] : data[16:0];
        s1_data_1 <= swap_0 ? data[16:0] : data[33:17];
        s1_data_2 <= swap_1 ? data[67:51] : data[50:34];
        s1_data_3 <= swap_1 ? data[50:34] : data[67:51];
        s1_data_4 <= swap_2 ? data[101:85] : data[84:68];
        s1_data_5 <= swap_2 ? data[84:68] : data[101:85];
        s1_data_6 <= swap_3 ? data[135:119] : data[118:102];
        s1_data_7 <= swap_3 ? data[118:102] : data[135:119];
        s1_data_8 <= swap_4 ? data[169:153] : data[152:136];
        s1_data_9 <= swap_4 ? data[152:136] : data[169:153];
        s1_data_10 <= swap_5 ? data[203:187] : data[186:170];
        s1_data_11 <= swap_5 ? data[186:170] : data[203:187];
        s1_data_12 <= swap_6 ? data[237:221] : data[220:204];
        s1_data_13 <= swap_6 ? data[220:204] : data[237:221];
        s1_data_14 <= swap_7 ? data[271:255] : data[254:238];
        s1_data_15 <= swap_7 ? data[254:238] : data[271:255];
        s1_data_16 <= swap_8 ? data[305:289] : data[288:272];
        s1_data_17 <= swap_8 ? data[288:272] : data[305:289];
        s1_data_18 <= swap_9 ? data[339:323] : data[322:306];
        s1_data_19 <= swap_9 ? data[322:306] : data[339:323];
        s1_data_20 <= swap_10 ? data[373:357] : data[356:340];
        s1_data_21 <= swap_10 ? data[356:340] : data[373:357];
        s1_data_22 <= swap_11 ? data[407:391] : data[390:374];
        s1_data_23 <= swap_11 ? data[390:374] : data[407:391];
        s1_data_24 <= swap_12 ? data[441:425] : data[424:408];
        s1_data_25 <= swap_12 ? data[424:408] : data[441:425];
        s1_data_26 <= swap_13 ? data[475:459] : data[458:442];
        s1_data_27 <= swap_13 ? data[458:442] : data[475:459];
        s1_data_28 <= swap_14 ? data[509:493] : data[492:476];
        s1_data_29 <= swap_14 ? data[492:476] : data[509:493];
        s1_data_30 <= swap_15 ? data[543:527] : data[526:510];
        s1_data_31 <= swap_15 ? data[526:510] : data[543:527];
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
