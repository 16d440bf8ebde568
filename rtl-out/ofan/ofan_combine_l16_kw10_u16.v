// SPDX-License-Identifier: Apache-2.0
// Module: ofan_combine_l16_kw10_u16
// Written by: sluice 0.1.0
//
// Counts within groups of equal keys; the last one of a group is its master.

module ofan_combine_l16_kw10_u16 (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] valid,
    input  wire [223:0] record,
    output wire [223:0] out_record,
    output wire [15:0] master,
    output wire [63:0] amount
);

    reg s1_run_1;
    reg [1:0] s1_run_2;
    reg [1:0] s1_run_3;
    reg [1:0] s1_run_4;
    reg [1:0] s1_run_5;
    reg [1:0] s1_run_6;
    reg [1:0] s1_run_7;
    reg [1:0] s1_run_8;
    reg [1:0] s1_run_9;
    reg [1:0] s1_run_10;
    reg [1:0] s1_run_11;
    reg [1:0] s1_run_12;
    reg [1:0] s1_run_13;
    reg [1:0] s1_run_14;
    reg [1:0] s1_run_15;
    reg [13:0] s1_record_0;
    reg [13:0] s1_record_1;
    reg [13:0] s1_record_2;
    reg [13:0] s1_record_3;
    reg [13:0] s1_record_4;
    reg [13:0] s1_record_5;
    reg [13:0] s1_record_6;
    reg [13:0] s1_record_7;
    reg [13:0] s1_record_8;
    reg [13:0] s1_record_9;
    reg [13:0] s1_record_10;
    reg [13:0] s1_record_11;
    reg [13:0] s1_record_12;
    reg [13:0] s1_record_13;
    reg [13:0] s1_record_14;
    reg [13:0] s1_record_15;
    reg s1_master_0;
    reg s1_master_1;
    reg s1_master_2;
    reg s1_master_3;
    reg s1_master_4;
    reg s1_master_5;
    reg s1_master_6;
    reg s1_master_7;
    reg s1_master_8;
    reg s1_master_9;
    reg s1_master_10;
    reg s1_master_11;
    reg s1_master_12;
    reg s1_master_13;
    reg s1_master_14;
    reg s1_master_15;
    reg s2_run_1;
    reg [1:0] s2_run_2;
    reg [1:0] s2_run_3;
    reg [2:0] s2_run_4;
    reg [2:0] s2_run_5;
    reg [2:0] s2_run_6;
    reg [2:0] s2_run_7;
    reg [2:0] s2_run_8;
    reg [2:0] s2_run_9;
    reg [2:0] s2_run_10;
    reg [2:0] s2_run_11;
    reg [2:0] s2_run_12;
    reg [2:0] s2_run_13;
    reg [2:0] s2_run_14;
    reg [2:0] s2_run_15;
    reg [13:0] s2_record_0;
    reg [13:0] s2_record_1;
    reg [13:0] s2_record_2;
    reg [13:0] s2_record_3;
    reg [13:0] s2_record_4;
    reg [13:0] s2_record_5;
    reg [13:0] s2_record_6;
    reg [13:0] s2_record_7;
    reg [13:0] s2_record_8;
    reg [13:0] s2_record_9;
    reg [13:0] s2_record_10;
    reg [13:0] s2_record_11;
    reg [13:0] s2_record_12;
    reg [13:0] s2_record_13;
    reg [13:0] s2_record_14;
    reg [13:0] s2_record_15;
    reg s2_master_0;
    reg s2_master_1;
    reg s2_master_2;
    reg s2_master_3;
    reg s2_master_4;
    reg s2_master_5;
    reg s2_master_6;
    reg s2_master_7;
    reg s2_master_8;
    reg s2_master_9;
    reg s2_master_10;
    reg s2_master_11;
    reg s2_master_12;
    reg s2_master_13;
    reg s2_master_14;
    reg s2_master_15;
    reg s3_run_1;
    reg [1:0] s3_run_2;
    reg [1:0] s3_run_3;
    reg [2:0] s3_run_4;
    reg [2:0] s3_run_5;
    reg [2:0] s3_run_6;
    reg [2:0] s3_run_7;
    reg [3:0] s3_run_8;
    reg [3:0] s3_run_9;
    reg [3:0] s3_run_10;
    reg [3:0] s3_run_11;
    reg [3:0] s3_run_12;
    reg [3:0] s3_run_13;
    reg [3:0] s3_run_14;
    reg [3:0] s3_run_15;
    reg [13:0] s3_record_0;
    reg [13:0] s3_record_1;
    reg [13:0] s3_record_2;
    reg [13:0] s3_record_3;
    reg [13:0] s3_record_4;
    reg [13:0] s3_record_5;
    reg [13:0] s3_record_6;
    reg [13:0] s3_record_7;
    reg [13:0] s3_record_8;
    reg [13:0] s3_record_9;
    reg [13:0] s3_record_10;
    reg [13:0] s3_record_11;
    reg [13:0] s3_record_12;
    reg [13:0] s3_record_13;
    reg [13:0] s3_record_14;
    reg [13:0] s3_record_15;
    reg s3_master_0;
    reg s3_master_1;
    reg s3_master_2;
    reg s3_master_3;
    reg s3_master_4;
    reg s3_master_5;
    reg s3_master_6;
    reg s3_master_7;
    reg s3_master_8;
    reg s3_master_9;
    reg s3_master_10;
    reg s3_master_11;
    reg s3_master_12;
    reg s3_master_13;
    reg s3_master_14;
    reg s3_master_15;
    reg s4_run_1;
    reg [1:0] s4_run_2;
    reg [1:0] s4_run_3;
    reg [2:0] s4_run_4;
    reg [2:0] s4_run_5;
    reg [2:0] s4_run_6;
    reg [2:0] s4_run_7;
    reg [3:0] s4_run_8;
    reg [3:0] s4_run_9;
    reg [3:0] s4_run_10;
    reg [3:0] s4_run_11;
    reg [3:0] s4_run_12;
    reg [3:0] s4_run_13;
    reg [3:0] s4_run_14;
    reg [3:0] s4_run_15;
    reg [13:0] s4_record_0;
    reg [13:0] s4_record_1;
    reg [13:0] s4_record_2;
    reg [13:0] s4_record_3;
    reg [13:0] s4_record_4;
    reg [13:0] s4_record_5;
    reg [13:0] s4_record_6;
    reg [13:0] s4_record_7;
    reg [13:0] s4_record_8;
    reg [13:0] s4_record_9;
    reg [13:0] s4_record_10;
    reg [13:0] s4_record_11;
    reg [13:0] s4_record_12;
    reg [13:0] s4_record_13;
    reg [13:0] s4_record_14;
    reg [13:0] s4_record_15;
    reg s4_master_0;
    reg s4_master_1;
    reg s4_master_2;
    reg s4_master_3;
    reg s4_master_4;
    reg s4_master_5;
    reg s4_master_6;
    reg s4_master_7;
    reg s4_master_8;
    reg s4_master_9;
    reg s4_master_10;
    reg s4_master_11;
    reg s4_master_12;
    reg s4_master_13;
    reg s4_master_14;
    reg s4_master_15;

    wire same_1 = valid[1] & (record[27:18] == record[13:4]);
    wire same_2 = valid[2] & (record[41:32] == record[27:18]);
    wire same_3 = valid[3] & (record[55:46] == record[41:32]);
    wire same_4 = valid[4] & (record[69:60] == record[55:46]);
    wire same_5 = valid[5] & (record[83:74] == record[69:60]);
    wire same_6 = valid[6] & (record[97:88] == record[83:74]);
    wire same_7 = valid[7] & (record[111:102] == record[97:88]);
    wire same_8 = valid[8] & (record[125:116] == record[111:102]);
    wire same_9 = valid[9] & (record[139:130] == record[125:116]);
    wire same_10 = valid[10] & (record[153:144] == record[139:130]);
    wire same_11 = valid[11] & (record[167:158] == record[153:144]);
    wire same_12 = valid[12] & (record[181:172] == record[167:158]);
    wire same_13 = valid[13] & (record[195:186] == record[181:172]);
    wire same_14 = valid[14] & (record[209:200] == record[195:186]);
    wire same_15 = valid[15] & (record[223:214] == record[209:200]);
    wire not_same_1 = ~same_1;
    wire not_same_2 = ~same_2;
    wire not_same_3 = ~same_3;
    wire not_same_4 = ~same_4;
    wire not_same_5 = ~same_5;
    wire not_same_6 = ~same_6;
    wire not_same_7 = ~same_7;
    wire not_same_8 = ~same_8;
    wire not_same_9 = ~same_9;
    wire not_same_10 = ~same_10;
    wire not_same_11 = ~same_11;
    wire not_same_12 = ~same_12;
    wire not_same_13 = ~same_13;
    wire not_same_14 = ~same_14;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_master_0 <= 1'b0;
            s1_master_1 <= 1'b0;
            s1_master_2 <= 1'b0;
            s1_master_3 <= 1'b0;
            s1_master_4 <= 1'b0;
            s1_master_5 <= 1'b0;
            s1_master_6 <= 1'b0;
            s1_master_7 <= 1'b0;
            s1_master_8 <= 1'b0;
            s1_master_9 <= 1'b0;
            s1_master_10 <= 1'b0;
            s1_master_11 <= 1'b0;
            s1_master_12 <= 1'b0;
            s1_master_13 <= 1'b0;
            s1_master_14 <= 1'b0;
            s1_master_15 <= 1'b0;
        end else begin
            s1_master_0 <= valid[0] & not_same_1;
            s1_master_1 <= valid[1] & not_same_2;
            s1_master_2 <= valid[2] & not_same_3;
            s1_master_3 <= valid[3] & not_same_4;
            s1_master_4 <= valid[4] & not_same_5;
            s1_master_5 <= valid[5] & not_same_6;
            s1_master_6 <= valid[6] & not_same_7;
            s1_master_7 <= valid[7] & not_same_8;
            s1_master_8 <= valid[8] & not_same_9;
            s1_master_9 <= valid[9] & not_same_10;
            s1_master_10 <= valid[10] & not_same_11;
            s1_master_11 <= valid[11] & not_same_12;
            s1_master_12 <= valid[12] & not_same_13;
            s1_master_13 <= valid[13] & not_same_14;
            s1_master_14 <= valid[14] & (~same_15);
            s1_master_15 <= valid[15] & 1'b1;
        end
    end

    wire [1:0] s1_run_11_next = {same_11 & same_10, same_11 & not_same_10};
    wire [1:0] s1_run_12_next = {same_12 & same_11, same_12 & not_same_11};
    wire [1:0] s1_run_13_next = {same_13 & same_12, same_13 & not_same_12};
    wire [1:0] s1_run_14_next = {same_14 & same_13, same_14 & not_same_13};
    wire [1:0] s1_run_15_next = {same_15 & same_14, same_15 & not_same_14};

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_run_1 <= same_1;
        s1_run_2 <= {same_2 & same_1, same_2 & not_same_1};
        s1_run_3 <= {same_3 & same_2, same_3 & not_same_2};
        s1_run_4 <= {same_4 & same_3, same_4 & not_same_3};
        s1_run_5 <= {same_5 & same_4, same_5 & not_same_4};
        s1_run_6 <= {same_6 & same_5, same_6 & not_same_5};
        s1_run_7 <= {same_7 & same_6, same_7 & not_same_6};
        s1_run_8 <= {same_8 & same_7, same_8 & not_same_7};
        s1_run_9 <= {same_9 & same_8, same_9 & not_same_8};
        s1_run_10 <= {same_10 & same_9, same_10 & not_same_9};
        s1_run_11 <= s1_run_11_next;
        s1_run_12 <= s1_run_12_next;
        s1_run_13 <= s1_run_13_next;
        s1_run_14 <= s1_run_14_next;
        s1_run_15 <= s1_run_15_next;
        s1_record_0 <= record[13:0];
        s1_record_1 <= record[27:14];
        s1_record_2 <= record[41:28];
        s1_record_3 <= record[55:42];
        s1_record_4 <= record[69:56];
        s1_record_5 <= record[83:70];
        s1_record_6 <= record[97:84];
        s1_record_7 <= record[111:98];
        s1_record_8 <= record[125:112];
        s1_record_9 <= record[139:126];
        s1_record_10 <= record[153:140];
        s1_record_11 <= record[167:154];
        s1_record_12 <= record[181:168];
        s1_record_13 <= record[195:182];
        s1_record_14 <= record[209:196];
        s1_record_15 <= record[223:210];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_master_0 <= 1'b0;
            s2_master_1 <= 1'b0;
            s2_master_2 <= 1'b0;
            s2_master_3 <= 1'b0;
            s2_master_4 <= 1'b0;
            s2_master_5 <= 1'b0;
            s2_master_6 <= 1'b0;
            s2_master_7 <= 1'b0;
            s2_master_8 <= 1'b0;
            s2_master_9 <= 1'b0;
            s2_master_10 <= 1'b0;
            s2_master_11 <= 1'b0;
            s2_master_12 <= 1'b0;
            s2_master_13 <= 1'b0;
            s2_master_14 <= 1'b0;
            s2_master_15 <= 1'b0;
        end else begin
            s2_master_0 <= s1_master_0;
            s2_master_1 <= s1_master_1;
            s2_master_2 <= s1_master_2;
            s2_master_3 <= s1_master_3;
            s2_master_4 <= s1_master_4;
            s2_master_5 <= s1_master_5;
            s2_master_6 <= s1_master_6;
            s2_master_7 <= s1_master_7;
            s2_master_8 <= s1_master_8;
            s2_master_9 <= s1_master_9;
            s2_master_10 <= s1_master_10;
            s2_master_11 <= s1_master_11;
            s2_master_12 <= s1_master_12;
            s2_master_13 <= s1_master_13;
            s2_master_14 <= s1_master_14;
            s2_master_15 <= s1_master_15;
        end
    end

    wire [1:0] s2_run_2_next = {s1_run_2[1], s1_run_2[1] ? 1'b0 : s1_run_2[0]};
    wire [1:0] s2_run_3_next = {s1_run_3[1], s1_run_3[1] ? s1_run_1 : s1_run_3[0]};
    wire [2:0] s2_run_4_next = {
        s1_run_4[1] & s1_run_2[1], s1_run_4[1] & (~s1_run_2[1]),
        s1_run_4[1] ? s1_run_2[0] : s1_run_4[0]
    };
    wire [2:0] s2_run_5_next = {
        s1_run_5[1] & s1_run_3[1], s1_run_5[1] & (~s1_run_3[1]),
        s1_run_5[1] ? s1_run_3[0] : s1_run_5[0]
    };
    wire [2:0] s2_run_6_next = {
        s1_run_6[1] & s1_run_4[1], s1_run_6[1] & (~s1_run_4[1]),
        s1_run_6[1] ? s1_run_4[0] : s1_run_6[0]
    };
    wire [2:0] s2_run_7_next = {
        s1_run_7[1] & s1_run_5[1], s1_run_7[1] & (~s1_run_5[1]),
        s1_run_7[1] ? s1_run_5[0] : s1_run_7[0]
    };
    wire [2:0] s2_run_8_next = {
        s1_run_8[1] & s1_run_6[1], s1_run_8[1] & (~s1_run_6[1]),
        s1_run_8[1] ? s1_run_6[0] : s1_run_8[0]
    };
    wire [2:0] s2_run_9_next = {
        s1_run_9[1] & s1_run_7[1], s1_run_9[1] & (~s1_run_7[1]),
        s1_run_9[1] ? s1_run_7[0] : s1_run_9[0]
    };
    wire s1_run_8_0_if_s1_run_10_1 = s1_run_10[1] ? s1_run_8[0] : s1_run_10[0];
    wire [2:0] s2_run_10_next = {
        s1_run_10[1] & s1_run_8[1], s1_run_10[1] & (~s1_run_8[1]), s1_run_8_0_if_s1_run_10_1
    };
    wire s1_run_9_0_if_s1_run_11_1 = s1_run_11[1] ? s1_run_9[0] : s1_run_11[0];
    wire [2:0] s2_run_11_next = {
        s1_run_11[1] & s1_run_9[1], s1_run_11[1] & (~s1_run_9[1]), s1_run_9_0_if_s1_run_11_1
    };
    wire s1_run_10_0_if_s1_run_12_1 = s1_run_12[1] ? s1_run_10[0] : s1_run_12[0];
    wire [2:0] s2_run_12_next = {
        s1_run_12[1] & s1_run_10[1], s1_run_12[1] & (~s1_run_10[1]), s1_run_10_0_if_s1_run_12_1
    };
    wire s1_run_11_0_if_s1_run_13_1 = s1_run_13[1] ? s1_run_11[0] : s1_run_13[0];
    wire [2:0] s2_run_13_next = {
        s1_run_13[1] & s1_run_11[1], s1_run_13[1] & (~s1_run_11[1]), s1_run_11_0_if_s1_run_13_1
    };
    wire s1_run_12_0_if_s1_run_14_1 = s1_run_14[1] ? s1_run_12[0] : s1_run_14[0];
    wire [2:0] s2_run_14_next = {
        s1_run_14[1] & s1_run_12[1], s1_run_14[1] & (~s1_run_12[1]), s1_run_12_0_if_s1_run_14_1
    };
    wire s1_run_13_0_if_s1_run_15_1 = s1_run_15[1] ? s1_run_13[0] : s1_run_15[0];
    wire [2:0] s2_run_15_next = {
        s1_run_15[1] & s1_run_13[1], s1_run_15[1] & (~s1_run_13[1]), s1_run_13_0_if_s1_run_15_1
    };

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_run_1 <= s1_run_1;
        s2_run_2 <= s2_run_2_next;
        s2_run_3 <= s2_run_3_next;
        s2_run_4 <= s2_run_4_next;
        s2_run_5 <= s2_run_5_next;
        s2_run_6 <= s2_run_6_next;
        s2_run_7 <= s2_run_7_next;
        s2_run_8 <= s2_run_8_next;
        s2_run_9 <= s2_run_9_next;
        s2_run_10 <= s2_run_10_next;
        s2_run_11 <= s2_run_11_next;
        s2_run_12 <= s2_run_12_next;
        s2_run_13 <= s2_run_13_next;
        s2_run_14 <= s2_run_14_next;
        s2_run_15 <= s2_run_15_next;
        s2_record_0 <= s1_record_0;
        s2_record_1 <= s1_record_1;
        s2_record_2 <= s1_record_2;
        s2_record_3 <= s1_record_3;
        s2_record_4 <= s1_record_4;
        s2_record_5 <= s1_record_5;
        s2_record_6 <= s1_record_6;
        s2_record_7 <= s1_record_7;
        s2_record_8 <= s1_record_8;
        s2_record_9 <= s1_record_9;
        s2_record_10 <= s1_record_10;
        s2_record_11 <= s1_record_11;
        s2_record_12 <= s1_record_12;
        s2_record_13 <= s1_record_13;
        s2_record_14 <= s1_record_14;
        s2_record_15 <= s1_record_15;
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_master_0 <= 1'b0;
            s3_master_1 <= 1'b0;
            s3_master_2 <= 1'b0;
            s3_master_3 <= 1'b0;
            s3_master_4 <= 1'b0;
            s3_master_5 <= 1'b0;
            s3_master_6 <= 1'b0;
            s3_master_7 <= 1'b0;
            s3_master_8 <= 1'b0;
            s3_master_9 <= 1'b0;
            s3_master_10 <= 1'b0;
            s3_master_11 <= 1'b0;
            s3_master_12 <= 1'b0;
            s3_master_13 <= 1'b0;
            s3_master_14 <= 1'b0;
            s3_master_15 <= 1'b0;
        end else begin
            s3_master_0 <= s2_master_0;
            s3_master_1 <= s2_master_1;
            s3_master_2 <= s2_master_2;
            s3_master_3 <= s2_master_3;
            s3_master_4 <= s2_master_4;
            s3_master_5 <= s2_master_5;
            s3_master_6 <= s2_master_6;
            s3_master_7 <= s2_master_7;
            s3_master_8 <= s2_master_8;
            s3_master_9 <= s2_master_9;
            s3_master_10 <= s2_master_10;
            s3_master_11 <= s2_master_11;
            s3_master_12 <= s2_master_12;
            s3_master_13 <= s2_master_13;
            s3_master_14 <= s2_master_14;
            s3_master_15 <= s2_master_15;
        end
    end

    wire [2:0] s3_run_4_next = {s2_run_4[2], s2_run_4[2] ? 2'd0 : s2_run_4[1:0]};
    wire [1:0] choice_1 = s2_run_5[2] ? {1'b0, s2_run_1} : s2_run_5[1:0];
    wire [2:0] s3_run_6_next = {s2_run_6[2], s2_run_6[2] ? s2_run_2 : s2_run_6[1:0]};
    wire [2:0] s3_run_7_next = {s2_run_7[2], s2_run_7[2] ? s2_run_3 : s2_run_7[1:0]};
    wire [1:0] s2_run_4_1_0_if_s2_run_8_2 = s2_run_8[2] ? s2_run_4[1:0] : s2_run_8[1:0];
    wire [3:0] s3_run_8_next = {
        s2_run_8[2] & s2_run_4[2], s2_run_8[2] & (~s2_run_4[2]), s2_run_4_1_0_if_s2_run_8_2
    };
    wire [1:0] s2_run_5_1_0_if_s2_run_9_2 = s2_run_9[2] ? s2_run_5[1:0] : s2_run_9[1:0];
    wire [3:0] s3_run_9_next = {
        s2_run_9[2] & s2_run_5[2], s2_run_9[2] & (~s2_run_5[2]), s2_run_5_1_0_if_s2_run_9_2
    };
    wire [1:0] s2_run_6_1_0_if_s2_run_10_2 = s2_run_10[2] ? s2_run_6[1:0] : s2_run_10[1:0];
    wire [3:0] s3_run_10_next = {
        s2_run_10[2] & s2_run_6[2], s2_run_10[2] & (~s2_run_6[2]), s2_run_6_1_0_if_s2_run_10_2
    };
    wire [1:0] s2_run_7_1_0_if_s2_run_11_2 = s2_run_11[2] ? s2_run_7[1:0] : s2_run_11[1:0];
    wire [3:0] s3_run_11_next = {
        s2_run_11[2] & s2_run_7[2], s2_run_11[2] & (~s2_run_7[2]), s2_run_7_1_0_if_s2_run_11_2
    };
    wire [1:0] s2_run_8_1_0_if_s2_run_12_2 = s2_run_12[2] ? s2_run_8[1:0] : s2_run_12[1:0];
    wire [3:0] s3_run_12_next = {
        s2_run_12[2] & s2_run_8[2], s2_run_12[2] & (~s2_run_8[2]), s2_run_8_1_0_if_s2_run_12_2
    };
    wire [1:0] s2_run_9_1_0_if_s2_run_13_2 = s2_run_13[2] ? s2_run_9[1:0] : s2_run_13[1:0];
    wire [3:0] s3_run_13_next = {
        s2_run_13[2] & s2_run_9[2], s2_run_13[2] & (~s2_run_9[2]), s2_run_9_1_0_if_s2_run_13_2
    };
    wire [1:0] s2_run_10_1_0_if_s2_run_14_2 = s2_run_14[2] ? s2_run_10[1:0] : s2_run_14[1:0];
    wire [3:0] s3_run_14_next = {
        s2_run_14[2] & s2_run_10[2], s2_run_14[2] & (~s2_run_10[2]),
        s2_run_10_1_0_if_s2_run_14_2
    };
    wire [1:0] s2_run_11_1_0_if_s2_run_15_2 = s2_run_15[2] ? s2_run_11[1:0] : s2_run_15[1:0];
    wire [3:0] s3_run_15_next = {
        s2_run_15[2] & s2_run_11[2], s2_run_15[2] & (~s2_run_11[2]),
        s2_run_11_1_0_if_s2_run_15_2
    };

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_run_1 <= s2_run_1;
        s3_run_2 <= s2_run_2;
        s3_run_3 <= s2_run_3;
        s3_run_4 <= s3_run_4_next;
        s3_run_5 <= {s2_run_5[2], choice_1};
        s3_run_6 <= s3_run_6_next;
        s3_run_7 <= s3_run_7_next;
        s3_run_8 <= s3_run_8_next;
        s3_run_9 <= s3_run_9_next;
        s3_run_10 <= s3_run_10_next;
        s3_run_11 <= s3_run_11_next;
        s3_run_12 <= s3_run_12_next;
        s3_run_13 <= s3_run_13_next;
        s3_run_14 <= s3_run_14_next;
        s3_run_15 <= s3_run_15_next;
        s3_record_0 <= s2_record_0;
        s3_record_1 <= s2_record_1;
        s3_record_2 <= s2_record_2;
        s3_record_3 <= s2_record_3;
        s3_record_4 <= s2_record_4;
        s3_record_5 <= s2_record_5;
        s3_record_6 <= s2_record_6;
        s3_record_7 <= s2_record_7;
        s3_record_8 <= s2_record_8;
        s3_record_9 <= s2_record_9;
        s3_record_10 <= s2_record_10;
        s3_record_11 <= s2_record_11;
        s3_record_12 <= s2_record_12;
        s3_record_13 <= s2_record_13;
        s3_record_14 <= s2_record_14;
        s3_record_15 <= s2_record_15;
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_master_0 <= 1'b0;
            s4_master_1 <= 1'b0;
            s4_master_2 <= 1'b0;
            s4_master_3 <= 1'b0;
            s4_master_4 <= 1'b0;
            s4_master_5 <= 1'b0;
            s4_master_6 <= 1'b0;
            s4_master_7 <= 1'b0;
            s4_master_8 <= 1'b0;
            s4_master_9 <= 1'b0;
            s4_master_10 <= 1'b0;
            s4_master_11 <= 1'b0;
            s4_master_12 <= 1'b0;
            s4_master_13 <= 1'b0;
            s4_master_14 <= 1'b0;
            s4_master_15 <= 1'b0;
        end else begin
            s4_master_0 <= s3_master_0;
            s4_master_1 <= s3_master_1;
            s4_master_2 <= s3_master_2;
            s4_master_3 <= s3_master_3;
            s4_master_4 <= s3_master_4;
            s4_master_5 <= s3_master_5;
            s4_master_6 <= s3_master_6;
            s4_master_7 <= s3_master_7;
            s4_master_8 <= s3_master_8;
            s4_master_9 <= s3_master_9;
            s4_master_10 <= s3_master_10;
            s4_master_11 <= s3_master_11;
            s4_master_12 <= s3_master_12;
            s4_master_13 <= s3_master_13;
            s4_master_14 <= s3_master_14;
            s4_master_15 <= s3_master_15;
        end
    end

    wire [3:0] s4_run_8_next = {s3_run_8[3], s3_run_8[3] ? 3'd0 : s3_run_8[2:0]};
    wire [2:0] choice_2 = s3_run_9[3] ? {2'd0, s3_run_1} : s3_run_9[2:0];
    wire [2:0] choice_3 = s3_run_10[3] ? {1'b0, s3_run_2} : s3_run_10[2:0];
    wire [2:0] choice_4 = s3_run_11[3] ? {1'b0, s3_run_3} : s3_run_11[2:0];
    wire [3:0] s4_run_12_next = {s3_run_12[3], s3_run_12[3] ? s3_run_4 : s3_run_12[2:0]};
    wire [3:0] s4_run_13_next = {s3_run_13[3], s3_run_13[3] ? s3_run_5 : s3_run_13[2:0]};
    wire [3:0] s4_run_14_next = {s3_run_14[3], s3_run_14[3] ? s3_run_6 : s3_run_14[2:0]};
    wire [3:0] s4_run_15_next = {s3_run_15[3], s3_run_15[3] ? s3_run_7 : s3_run_15[2:0]};

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_run_1 <= s3_run_1;
        s4_run_2 <= s3_run_2;
        s4_run_3 <= s3_run_3;
        s4_run_4 <= s3_run_4;
        s4_run_5 <= s3_run_5;
        s4_run_6 <= s3_run_6;
        s4_run_7 <= s3_run_7;
        s4_run_8 <= s4_run_8_next;
        s4_run_9 <= {s3_run_9[3], choice_2};
        s4_run_10 <= {s3_run_10[3], choice_3};
        s4_run_11 <= {s3_run_11[3], choice_4};
        s4_run_12 <= s4_run_12_next;
        s4_run_13 <= s4_run_13_next;
        s4_run_14 <= s4_run_14_next;
        s4_run_15 <= s4_run_15_next;
        s4_record_0 <= s3_record_0;
        s4_record_1 <= s3_record_1;
        s4_record_2 <= s3_record_2;
        s4_record_3 <= s3_record_3;
        s4_record_4 <= s3_record_4;
        s4_record_5 <= s3_record_5;
        s4_record_6 <= s3_record_6;
        s4_record_7 <= s3_record_7;
        s4_record_8 <= s3_record_8;
        s4_record_9 <= s3_record_9;
        s4_record_10 <= s3_record_10;
        s4_record_11 <= s3_record_11;
        s4_record_12 <= s3_record_12;
        s4_record_13 <= s3_record_13;
        s4_record_14 <= s3_record_14;
        s4_record_15 <= s3_record_15;
    end

    wire [4:0] sum_1 = {1'b0, {3'd0, s4_run_1}} + 5'd1;
    wire [4:0] sum_2 = {1'b0, {2'd0, s4_run_2}} + 5'd1;
    wire [4:0] sum_3 = {1'b0, {2'd0, s4_run_3}} + 5'd1;
    wire [4:0] sum_4 = {1'b0, {1'b0, s4_run_4}} + 5'd1;
    wire [4:0] sum_5 = {1'b0, {1'b0, s4_run_5}} + 5'd1;
    wire [4:0] sum_6 = {1'b0, {1'b0, s4_run_6}} + 5'd1;
    wire [4:0] sum_7 = {1'b0, {1'b0, s4_run_7}} + 5'd1;
    wire [4:0] sum_8 = {1'b0, s4_run_8} + 5'd1;
    wire [4:0] sum_9 = {1'b0, s4_run_9} + 5'd1;
    wire [4:0] sum_10 = {1'b0, s4_run_10} + 5'd1;
    wire [4:0] sum_11 = {1'b0, s4_run_11} + 5'd1;
    wire [4:0] sum_12 = {1'b0, s4_run_12} + 5'd1;
    wire [4:0] sum_13 = {1'b0, s4_run_13} + 5'd1;
    wire [4:0] sum_14 = {1'b0, s4_run_14} + 5'd1;
    wire [4:0] sum_15 = {1'b0, s4_run_15} + 5'd1;
    assign out_record = {
        s4_record_15, s4_record_14, s4_record_13, s4_record_12, s4_record_11, s4_record_10,
        s4_record_9, s4_record_8, s4_record_7, s4_record_6, s4_record_5, s4_record_4,
        s4_record_3, s4_record_2, s4_record_1, s4_record_0
    };
    assign master = {
        s4_master_15, s4_master_14, s4_master_13, s4_master_12, s4_master_11, s4_master_10,
        s4_master_9, s4_master_8, s4_master_7, s4_master_6, s4_master_5, s4_master_4,
        s4_master_3, s4_master_2, s4_master_1, s4_master_0
    };
    assign amount = {
        sum_15[3:0], sum_14[3:0], sum_13[3:0], sum_12[3:0], sum_11[3:0], sum_10[3:0],
        sum_9[3:0], sum_8[3:0], sum_7[3:0], sum_6[3:0], sum_5[3:0], sum_4[3:0], sum_3[3:0],
        sum_2[3:0], sum_1[3:0], 4'd1
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, sum_1[4], sum_2[4], sum_3[4], sum_4[4], sum_5[4], sum_6[4], sum_7[4], sum_8[4],
        sum_9[4], sum_10[4], sum_11[4], sum_12[4], sum_13[4], sum_14[4], sum_15[4]
    };

`ifdef FORMAL
    wire both_1 = valid[0] & (record[13:0] < record[27:14]);
    wire both_2 = valid[1] & (record[27:14] < record[41:28]);
    wire both_3 = valid[2] & (record[41:28] < record[55:42]);
    wire both_4 = valid[3] & (record[55:42] < record[69:56]);
    wire both_5 = valid[4] & (record[69:56] < record[83:70]);
    wire both_6 = valid[5] & (record[83:70] < record[97:84]);
    wire both_7 = valid[6] & (record[97:84] < record[111:98]);
    wire both_8 = valid[7] & (record[111:98] < record[125:112]);
    wire both_9 = valid[8] & (record[125:112] < record[139:126]);
    wire both_10 = valid[9] & (record[139:126] < record[153:140]);
    wire both_11 = valid[10] & (record[153:140] < record[167:154]);
    wire both_12 = valid[11] & (record[167:154] < record[181:168]);
    wire both_13 = valid[12] & (record[181:168] < record[195:182]);
    wire both_14 = valid[13] & (record[195:182] < record[209:196]);
    wire both_15 = valid[14] & (record[209:196] < record[223:210]);

    always @(posedge clk) begin
        if (!rst) begin
            sorted_1: assert ((~valid[1]) | both_1);
            sorted_2: assert ((~valid[2]) | both_2);
            sorted_3: assert ((~valid[3]) | both_3);
            sorted_4: assert ((~valid[4]) | both_4);
            sorted_5: assert ((~valid[5]) | both_5);
            sorted_6: assert ((~valid[6]) | both_6);
            sorted_7: assert ((~valid[7]) | both_7);
            sorted_8: assert ((~valid[8]) | both_8);
            sorted_9: assert ((~valid[9]) | both_9);
            sorted_10: assert ((~valid[10]) | both_10);
            sorted_11: assert ((~valid[11]) | both_11);
            sorted_12: assert ((~valid[12]) | both_12);
            sorted_13: assert ((~valid[13]) | both_13);
            sorted_14: assert ((~valid[14]) | both_14);
            sorted_15: assert ((~valid[15]) | both_15);
            all_lanes_share_a_key: cover (s4_run_15 == 4'd15);
        end
    end
`endif
endmodule
