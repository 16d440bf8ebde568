// SPDX-License-Identifier: Apache-2.0
// Module: ofan_combine_l32_kw12_u32
// Written by: sluice 0.1.0
//
// Counts within groups of equal keys; the last one of a group is its master.

module ofan_combine_l32_kw12_u32 (
    input  wire clk,
    input  wire rst,
    input  wire [31:0] valid,
    input  wire [543:0] record,
    output wire [543:0] out_record,
    output wire [31:0] master,
    output wire [159:0] amount
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
    reg [1:0] s1_run_16;
    reg [1:0] s1_run_17;
    reg [1:0] s1_run_18;
    reg [1:0] s1_run_19;
    reg [1:0] s1_run_20;
    reg [1:0] s1_run_21;
    reg [1:0] s1_run_22;
    reg [1:0] s1_run_23;
    reg [1:0] s1_run_24;
    reg [1:0] s1_run_25;
    reg [1:0] s1_run_26;
    reg [1:0] s1_run_27;
    reg [1:0] s1_run_28;
    reg [1:0] s1_run_29;
    reg [1:0] s1_run_30;
    reg [1:0] s1_run_31;
    reg [16:0] s1_record_0;
    reg [16:0] s1_record_1;
    reg [16:0] s1_record_2;
    reg [16:0] s1_record_3;
    reg [16:0] s1_record_4;
    reg [16:0] s1_record_5;
    reg [16:0] s1_record_6;
    reg [16:0] s1_record_7;
    reg [16:0] s1_record_8;
    reg [16:0] s1_record_9;
    reg [16:0] s1_record_10;
    reg [16:0] s1_record_11;
    reg [16:0] s1_record_12;
    reg [16:0] s1_record_13;
    reg [16:0] s1_record_14;
    reg [16:0] s1_record_15;
    reg [16:0] s1_record_16;
    reg [16:0] s1_record_17;
    reg [16:0] s1_record_18;
    reg [16:0] s1_record_19;
    reg [16:0] s1_record_20;
    reg [16:0] s1_record_21;
    reg [16:0] s1_record_22;
    reg [16:0] s1_record_23;
    reg [16:0] s1_record_24;
    reg [16:0] s1_record_25;
    reg [16:0] s1_record_26;
    reg [16:0] s1_record_27;
    reg [16:0] s1_record_28;
    reg [16:0] s1_record_29;
    reg [16:0] s1_record_30;
    reg [16:0] s1_record_31;
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
    reg s1_master_16;
    reg s1_master_17;
    reg s1_master_18;
    reg s1_master_19;
    reg s1_master_20;
    reg s1_master_21;
    reg s1_master_22;
    reg s1_master_23;
    reg s1_master_24;
    reg s1_master_25;
    reg s1_master_26;
    reg s1_master_27;
    reg s1_master_28;
    reg s1_master_29;
    reg s1_master_30;
    reg s1_master_31;
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
    reg [2:0] s2_run_16;
    reg [2:0] s2_run_17;
    reg [2:0] s2_run_18;
    reg [2:0] s2_run_19;
    reg [2:0] s2_run_20;
    reg [2:0] s2_run_21;
    reg [2:0] s2_run_22;
    reg [2:0] s2_run_23;
    reg [2:0] s2_run_24;
    reg [2:0] s2_run_25;
    reg [2:0] s2_run_26;
    reg [2:0] s2_run_27;
    reg [2:0] s2_run_28;
    reg [2:0] s2_run_29;
    reg [2:0] s2_run_30;
    reg [2:0] s2_run_31;
    reg [16:0] s2_record_0;
    reg [16:0] s2_record_1;
    reg [16:0] s2_record_2;
    reg [16:0] s2_record_3;
    reg [16:0] s2_record_4;
    reg [16:0] s2_record_5;
    reg [16:0] s2_record_6;
    reg [16:0] s2_record_7;
    reg [16:0] s2_record_8;
    reg [16:0] s2_record_9;
    reg [16:0] s2_record_10;
    reg [16:0] s2_record_11;
    reg [16:0] s2_record_12;
    reg [16:0] s2_record_13;
    reg [16:0] s2_record_14;
    reg [16:0] s2_record_15;
    reg [16:0] s2_record_16;
    reg [16:0] s2_record_17;
    reg [16:0] s2_record_18;
    reg [16:0] s2_record_19;
    reg [16:0] s2_record_20;
    reg [16:0] s2_record_21;
    reg [16:0] s2_record_22;
    reg [16:0] s2_record_23;
    reg [16:0] s2_record_24;
    reg [16:0] s2_record_25;
    reg [16:0] s2_record_26;
    reg [16:0] s2_record_27;
    reg [16:0] s2_record_28;
    reg [16:0] s2_record_29;
    reg [16:0] s2_record_30;
    reg [16:0] s2_record_31;
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
    reg s2_master_16;
    reg s2_master_17;
    reg s2_master_18;
    reg s2_master_19;
    reg s2_master_20;
    reg s2_master_21;
    reg s2_master_22;
    reg s2_master_23;
    reg s2_master_24;
    reg s2_master_25;
    reg s2_master_26;
    reg s2_master_27;
    reg s2_master_28;
    reg s2_master_29;
    reg s2_master_30;
    reg s2_master_31;
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
    reg [3:0] s3_run_16;
    reg [3:0] s3_run_17;
    reg [3:0] s3_run_18;
    reg [3:0] s3_run_19;
    reg [3:0] s3_run_20;
    reg [3:0] s3_run_21;
    reg [3:0] s3_run_22;
    reg [3:0] s3_run_23;
    reg [3:0] s3_run_24;
    reg [3:0] s3_run_25;
    reg [3:0] s3_run_26;
    reg [3:0] s3_run_27;
    reg [3:0] s3_run_28;
    reg [3:0] s3_run_29;
    reg [3:0] s3_run_30;
    reg [3:0] s3_run_31;
    reg [16:0] s3_record_0;
    reg [16:0] s3_record_1;
    reg [16:0] s3_record_2;
    reg [16:0] s3_record_3;
    reg [16:0] s3_record_4;
    reg [16:0] s3_record_5;
    reg [16:0] s3_record_6;
    reg [16:0] s3_record_7;
    reg [16:0] s3_record_8;
    reg [16:0] s3_record_9;
    reg [16:0] s3_record_10;
    reg [16:0] s3_record_11;
    reg [16:0] s3_record_12;
    reg [16:0] s3_record_13;
    reg [16:0] s3_record_14;
    reg [16:0] s3_record_15;
    reg [16:0] s3_record_16;
    reg [16:0] s3_record_17;
    reg [16:0] s3_record_18;
    reg [16:0] s3_record_19;
    reg [16:0] s3_record_20;
    reg [16:0] s3_record_21;
    reg [16:0] s3_record_22;
    reg [16:0] s3_record_23;
    reg [16:0] s3_record_24;
    reg [16:0] s3_record_25;
    reg [16:0] s3_record_26;
    reg [16:0] s3_record_27;
    reg [16:0] s3_record_28;
    reg [16:0] s3_record_29;
    reg [16:0] s3_record_30;
    reg [16:0] s3_record_31;
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
    reg s3_master_16;
    reg s3_master_17;
    reg s3_master_18;
    reg s3_master_19;
    reg s3_master_20;
    reg s3_master_21;
    reg s3_master_22;
    reg s3_master_23;
    reg s3_master_24;
    reg s3_master_25;
    reg s3_master_26;
    reg s3_master_27;
    reg s3_master_28;
    reg s3_master_29;
    reg s3_master_30;
    reg s3_master_31;
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
    reg [4:0] s4_run_16;
    reg [4:0] s4_run_17;
    reg [4:0] s4_run_18;
    reg [4:0] s4_run_19;
    reg [4:0] s4_run_20;
    reg [4:0] s4_run_21;
    reg [4:0] s4_run_22;
    reg [4:0] s4_run_23;
    reg [4:0] s4_run_24;
    reg [4:0] s4_run_25;
    reg [4:0] s4_run_26;
    reg [4:0] s4_run_27;
    reg [4:0] s4_run_28;
    reg [4:0] s4_run_29;
    reg [4:0] s4_run_30;
    reg [4:0] s4_run_31;
    reg [16:0] s4_record_0;
    reg [16:0] s4_record_1;
    reg [16:0] s4_record_2;
    reg [16:0] s4_record_3;
    reg [16:0] s4_record_4;
    reg [16:0] s4_record_5;
    reg [16:0] s4_record_6;
    reg [16:0] s4_record_7;
    reg [16:0] s4_record_8;
    reg [16:0] s4_record_9;
    reg [16:0] s4_record_10;
    reg [16:0] s4_record_11;
    reg [16:0] s4_record_12;
    reg [16:0] s4_record_13;
    reg [16:0] s4_record_14;
    reg [16:0] s4_record_15;
    reg [16:0] s4_record_16;
    reg [16:0] s4_record_17;
    reg [16:0] s4_record_18;
    reg [16:0] s4_record_19;
    reg [16:0] s4_record_20;
    reg [16:0] s4_record_21;
    reg [16:0] s4_record_22;
    reg [16:0] s4_record_23;
    reg [16:0] s4_record_24;
    reg [16:0] s4_record_25;
    reg [16:0] s4_record_26;
    reg [16:0] s4_record_27;
    reg [16:0] s4_record_28;
    reg [16:0] s4_record_29;
    reg [16:0] s4_record_30;
    reg [16:0] s4_record_31;
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
    reg s4_master_16;
    reg s4_master_17;
    reg s4_master_18;
    reg s4_master_19;
    reg s4_master_20;
    reg s4_master_21;
    reg s4_master_22;
    reg s4_master_23;
    reg s4_master_24;
    reg s4_master_25;
    reg s4_master_26;
    reg s4_master_27;
    reg s4_master_28;
    reg s4_master_29;
    reg s4_master_30;
    reg s4_master_31;
    reg s5_run_1;
    reg [1:0] s5_run_2;
    reg [1:0] s5_run_3;
    reg [2:0] s5_run_4;
    reg [2:0] s5_run_5;
    reg [2:0] s5_run_6;
    reg [2:0] s5_run_7;
    reg [3:0] s5_run_8;
    reg [3:0] s5_run_9;
    reg [3:0] s5_run_10;
    reg [3:0] s5_run_11;
    reg [3:0] s5_run_12;
    reg [3:0] s5_run_13;
    reg [3:0] s5_run_14;
    reg [3:0] s5_run_15;
    reg [4:0] s5_run_16;
    reg [4:0] s5_run_17;
    reg [4:0] s5_run_18;
    reg [4:0] s5_run_19;
    reg [4:0] s5_run_20;
    reg [4:0] s5_run_21;
    reg [4:0] s5_run_22;
    reg [4:0] s5_run_23;
    reg [4:0] s5_run_24;
    reg [4:0] s5_run_25;
    reg [4:0] s5_run_26;
    reg [4:0] s5_run_27;
    reg [4:0] s5_run_28;
    reg [4:0] s5_run_29;
    reg [4:0] s5_run_30;
    reg [4:0] s5_run_31;
    reg [16:0] s5_record_0;
    reg [16:0] s5_record_1;
    reg [16:0] s5_record_2;
    reg [16:0] s5_record_3;
    reg [16:0] s5_record_4;
    reg [16:0] s5_record_5;
    reg [16:0] s5_record_6;
    reg [16:0] s5_record_7;
    reg [16:0] s5_record_8;
    reg [16:0] s5_record_9;
    reg [16:0] s5_record_10;
    reg [16:0] s5_record_11;
    reg [16:0] s5_record_12;
    reg [16:0] s5_record_13;
    reg [16:0] s5_record_14;
    reg [16:0] s5_record_15;
    reg [16:0] s5_record_16;
    reg [16:0] s5_record_17;
    reg [16:0] s5_record_18;
    reg [16:0] s5_record_19;
    reg [16:0] s5_record_20;
    reg [16:0] s5_record_21;
    reg [16:0] s5_record_22;
    reg [16:0] s5_record_23;
    reg [16:0] s5_record_24;
    reg [16:0] s5_record_25;
    reg [16:0] s5_record_26;
    reg [16:0] s5_record_27;
    reg [16:0] s5_record_28;
    reg [16:0] s5_record_29;
    reg [16:0] s5_record_30;
    reg [16:0] s5_record_31;
    reg s5_master_0;
    reg s5_master_1;
    reg s5_master_2;
    reg s5_master_3;
    reg s5_master_4;
    reg s5_master_5;
    reg s5_master_6;
    reg s5_master_7;
    reg s5_master_8;
    reg s5_master_9;
    reg s5_master_10;
    reg s5_master_11;
    reg s5_master_12;
    reg s5_master_13;
    reg s5_master_14;
    reg s5_master_15;
    reg s5_master_16;
    reg s5_master_17;
    reg s5_master_18;
    reg s5_master_19;
    reg s5_master_20;
    reg s5_master_21;
    reg s5_master_22;
    reg s5_master_23;
    reg s5_master_24;
    reg s5_master_25;
    reg s5_master_26;
    reg s5_master_27;
    reg s5_master_28;
    reg s5_master_29;
    reg s5_master_30;
    reg s5_master_31;

    wire same_1 = valid[1] & (record[33:22] == record[16:5]);
    wire same_2 = valid[2] & (record[50:39] == record[33:22]);
    wire same_3 = valid[3] & (record[67:56] == record[50:39]);
    wire same_4 = valid[4] & (record[84:73] == record[67:56]);
    wire same_5 = valid[5] & (record[101:90] == record[84:73]);
    wire same_6 = valid[6] & (record[118:107] == record[101:90]);
    wire same_7 = valid[7] & (record[135:124] == record[118:107]);
    wire same_8 = valid[8] & (record[152:141] == record[135:124]);
    wire same_9 = valid[9] & (record[169:158] == record[152:141]);
    wire same_10 = valid[10] & (record[186:175] == record[169:158]);
    wire same_11 = valid[11] & (record[203:192] == record[186:175]);
    wire same_12 = valid[12] & (record[220:209] == record[203:192]);
    wire same_13 = valid[13] & (record[237:226] == record[220:209]);
    wire same_14 = valid[14] & (record[254:243] == record[237:226]);
    wire same_15 = valid[15] & (record[271:260] == record[254:243]);
    wire same_16 = valid[16] & (record[288:277] == record[271:260]);
    wire same_17 = valid[17] & (record[305:294] == record[288:277]);
    wire same_18 = valid[18] & (record[322:311] == record[305:294]);
    wire same_19 = valid[19] & (record[339:328] == record[322:311]);
    wire same_20 = valid[20] & (record[356:345] == record[339:328]);
    wire same_21 = valid[21] & (record[373:362] == record[356:345]);
    wire same_22 = valid[22] & (record[390:379] == record[373:362]);
    wire same_23 = valid[23] & (record[407:396] == record[390:379]);
    wire same_24 = valid[24] & (record[424:413] == record[407:396]);
    wire same_25 = valid[25] & (record[441:430] == record[424:413]);
    wire same_26 = valid[26] & (record[458:447] == record[441:430]);
    wire same_27 = valid[27] & (record[475:464] == record[458:447]);
    wire same_28 = valid[28] & (record[492:481] == record[475:464]);
    wire same_29 = valid[29] & (record[509:498] == record[492:481]);
    wire same_30 = valid[30] & (record[526:515] == record[509:498]);
    wire same_31 = valid[31] & (record[543:532] == record[526:515]);
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
    wire not_same_15 = ~same_15;
    wire not_same_16 = ~same_16;
    wire not_same_17 = ~same_17;
    wire not_same_18 = ~same_18;
    wire not_same_19 = ~same_19;
    wire not_same_20 = ~same_20;
    wire not_same_21 = ~same_21;
    wire not_same_22 = ~same_22;
    wire not_same_23 = ~same_23;
    wire not_same_24 = ~same_24;
    wire not_same_25 = ~same_25;
    wire not_same_26 = ~same_26;
    wire not_same_27 = ~same_27;
    wire not_same_28 = ~same_28;
    wire not_same_29 = ~same_29;
    wire not_same_30 = ~same_30;

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
            s1_master_16 <= 1'b0;
            s1_master_17 <= 1'b0;
            s1_master_18 <= 1'b0;
            s1_master_19 <= 1'b0;
            s1_master_20 <= 1'b0;
            s1_master_21 <= 1'b0;
            s1_master_22 <= 1'b0;
            s1_master_23 <= 1'b0;
            s1_master_24 <= 1'b0;
            s1_master_25 <= 1'b0;
            s1_master_26 <= 1'b0;
            s1_master_27 <= 1'b0;
            s1_master_28 <= 1'b0;
            s1_master_29 <= 1'b0;
            s1_master_30 <= 1'b0;
            s1_master_31 <= 1'b0;
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
            s1_master_14 <= valid[14] & not_same_15;
            s1_master_15 <= valid[15] & not_same_16;
            s1_master_16 <= valid[16] & not_same_17;
            s1_master_17 <= valid[17] & not_same_18;
            s1_master_18 <= valid[18] & not_same_19;
            s1_master_19 <= valid[19] & not_same_20;
            s1_master_20 <= valid[20] & not_same_21;
            s1_master_21 <= valid[21] & not_same_22;
            s1_master_22 <= valid[22] & not_same_23;
            s1_master_23 <= valid[23] & not_same_24;
            s1_master_24 <= valid[24] & not_same_25;
            s1_master_25 <= valid[25] & not_same_26;
            s1_master_26 <= valid[26] & not_same_27;
            s1_master_27 <= valid[27] & not_same_28;
            s1_master_28 <= valid[28] & not_same_29;
            s1_master_29 <= valid[29] & not_same_30;
            s1_master_30 <= valid[30] & (~same_31);
            s1_master_31 <= valid[31] & 1'b1;
        end
    end

    wire [1:0] s1_run_11_next = {same_11 & same_10, same_11 & not_same_10};
    wire [1:0] s1_run_12_next = {same_12 & same_11, same_12 & not_same_11};
    wire [1:0] s1_run_13_next = {same_13 & same_12, same_13 & not_same_12};
    wire [1:0] s1_run_14_next = {same_14 & same_13, same_14 & not_same_13};
    wire [1:0] s1_run_15_next = {same_15 & same_14, same_15 & not_same_14};
    wire [1:0] s1_run_16_next = {same_16 & same_15, same_16 & not_same_15};
    wire [1:0] s1_run_17_next = {same_17 & same_16, same_17 & not_same_16};
    wire [1:0] s1_run_18_next = {same_18 & same_17, same_18 & not_same_17};
    wire [1:0] s1_run_19_next = {same_19 & same_18, same_19 & not_same_18};
    wire [1:0] s1_run_20_next = {same_20 & same_19, same_20 & not_same_19};
    wire [1:0] s1_run_21_next = {same_21 & same_20, same_21 & not_same_20};
    wire [1:0] s1_run_22_next = {same_22 & same_21, same_22 & not_same_21};
    wire [1:0] s1_run_23_next = {same_23 & same_22, same_23 & not_same_22};
    wire [1:0] s1_run_24_next = {same_24 & same_23, same_24 & not_same_23};
    wire [1:0] s1_run_25_next = {same_25 & same_24, same_25 & not_same_24};
    wire [1:0] s1_run_26_next = {same_26 & same_25, same_26 & not_same_25};
    wire [1:0] s1_run_27_next = {same_27 & same_26, same_27 & not_same_26};
    wire [1:0] s1_run_28_next = {same_28 & same_27, same_28 & not_same_27};
    wire [1:0] s1_run_29_next = {same_29 & same_28, same_29 & not_same_28};
    wire [1:0] s1_run_30_next = {same_30 & same_29, same_30 & not_same_29};
    wire [1:0] s1_run_31_next = {same_31 & same_30, same_31 & not_same_30};

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
        s1_run_16 <= s1_run_16_next;
        s1_run_17 <= s1_run_17_next;
        s1_run_18 <= s1_run_18_next;
        s1_run_19 <= s1_run_19_next;
        s1_run_20 <= s1_run_20_next;
        s1_run_21 <= s1_run_21_next;
        s1_run_22 <= s1_run_22_next;
        s1_run_23 <= s1_run_23_next;
        s1_run_24 <= s1_run_24_next;
        s1_run_25 <= s1_run_25_next;
        s1_run_26 <= s1_run_26_next;
        s1_run_27 <= s1_run_27_next;
        s1_run_28 <= s1_run_28_next;
        s1_run_29 <= s1_run_29_next;
        s1_run_30 <= s1_run_30_next;
        s1_run_31 <= s1_run_31_next;
        s1_record_0 <= record[16:0];
        s1_record_1 <= record[33:17];
        s1_record_2 <= record[50:34];
        s1_record_3 <= record[67:51];
        s1_record_4 <= record[84:68];
        s1_record_5 <= record[101:85];
        s1_record_6 <= record[118:102];
        s1_record_7 <= record[135:119];
        s1_record_8 <= record[152:136];
        s1_record_9 <= record[169:153];
        s1_record_10 <= record[186:170];
        s1_record_11 <= record[203:187];
        s1_record_12 <= record[220:204];
        s1_record_13 <= record[237:221];
        s1_record_14 <= record[254:238];
        s1_record_15 <= record[271:255];
        s1_record_16 <= record[288:272];
        s1_record_17 <= record[305:289];
        s1_record_18 <= record[322:306];
        s1_record_19 <= record[339:323];
        s1_record_20 <= record[356:340];
        s1_record_21 <= record[373:357];
        s1_record_22 <= record[390:374];
        s1_record_23 <= record[407:391];
        s1_record_24 <= record[424:408];
        s1_record_25 <= record[441:425];
        s1_record_26 <= record[458:442];
        s1_record_27 <= record[475:459];
        s1_record_28 <= record[492:476];
        s1_record_29 <= record[509:493];
        s1_record_30 <= record[526:510];
        s1_record_31 <= record[543:527];
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
            s2_master_16 <= 1'b0;
            s2_master_17 <= 1'b0;
            s2_master_18 <= 1'b0;
            s2_master_19 <= 1'b0;
            s2_master_20 <= 1'b0;
            s2_master_21 <= 1'b0;
            s2_master_22 <= 1'b0;
            s2_master_23 <= 1'b0;
            s2_master_24 <= 1'b0;
            s2_master_25 <= 1'b0;
            s2_master_26 <= 1'b0;
            s2_master_27 <= 1'b0;
            s2_master_28 <= 1'b0;
            s2_master_29 <= 1'b0;
            s2_master_30 <= 1'b0;
            s2_master_31 <= 1'b0;
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
            s2_master_16 <= s1_master_16;
            s2_master_17 <= s1_master_17;
            s2_master_18 <= s1_master_18;
            s2_master_19 <= s1_master_19;
            s2_master_20 <= s1_master_20;
            s2_master_21 <= s1_master_21;
            s2_master_22 <= s1_master_22;
            s2_master_23 <= s1_master_23;
            s2_master_24 <= s1_master_24;
            s2_master_25 <= s1_master_25;
            s2_master_26 <= s1_master_26;
            s2_master_27 <= s1_master_27;
            s2_master_28 <= s1_master_28;
            s2_master_29 <= s1_master_29;
            s2_master_30 <= s1_master_30;
            s2_master_31 <= s1_master_31;
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
    wire s1_run_14_0_if_s1_run_16_1 = s1_run_16[1] ? s1_run_14[0] : s1_run_16[0];
    wire [2:0] s2_run_16_next = {
        s1_run_16[1] & s1_run_14[1], s1_run_16[1] & (~s1_run_14[1]), s1_run_14_0_if_s1_run_16_1
    };
    wire s1_run_15_0_if_s1_run_17_1 = s1_run_17[1] ? s1_run_15[0] : s1_run_17[0];
    wire [2:0] s2_run_17_next = {
        s1_run_17[1] & s1_run_15[1], s1_run_17[1] & (~s1_run_15[1]), s1_run_15_0_if_s1_run_17_1
    };
    wire s1_run_16_0_if_s1_run_18_1 = s1_run_18[1] ? s1_run_16[0] : s1_run_18[0];
    wire [2:0] s2_run_18_next = {
        s1_run_18[1] & s1_run_16[1], s1_run_18[1] & (~s1_run_16[1]), s1_run_16_0_if_s1_run_18_1
    };
    wire s1_run_17_0_if_s1_run_19_1 = s1_run_19[1] ? s1_run_17[0] : s1_run_19[0];
    wire [2:0] s2_run_19_next = {
        s1_run_19[1] & s1_run_17[1], s1_run_19[1] & (~s1_run_17[1]), s1_run_17_0_if_s1_run_19_1
    };
    wire s1_run_18_0_if_s1_run_20_1 = s1_run_20[1] ? s1_run_18[0] : s1_run_20[0];
    wire [2:0] s2_run_20_next = {
        s1_run_20[1] & s1_run_18[1], s1_run_20[1] & (~s1_run_18[1]), s1_run_18_0_if_s1_run_20_1
    };
    wire s1_run_19_0_if_s1_run_21_1 = s1_run_21[1] ? s1_run_19[0] : s1_run_21[0];
    wire [2:0] s2_run_21_next = {
        s1_run_21[1] & s1_run_19[1], s1_run_21[1] & (~s1_run_19[1]), s1_run_19_0_if_s1_run_21_1
    };
    wire s1_run_20_0_if_s1_run_22_1 = s1_run_22[1] ? s1_run_20[0] : s1_run_22[0];
    wire [2:0] s2_run_22_next = {
        s1_run_22[1] & s1_run_20[1], s1_run_22[1] & (~s1_run_20[1]), s1_run_20_0_if_s1_run_22_1
    };
    wire s1_run_21_0_if_s1_run_23_1 = s1_run_23[1] ? s1_run_21[0] : s1_run_23[0];
    wire [2:0] s2_run_23_next = {
        s1_run_23[1] & s1_run_21[1], s1_run_23[1] & (~s1_run_21[1]), s1_run_21_0_if_s1_run_23_1
    };
    wire s1_run_22_0_if_s1_run_24_1 = s1_run_24[1] ? s1_run_22[0] : s1_run_24[0];
    wire [2:0] s2_run_24_next = {
        s1_run_24[1] & s1_run_22[1], s1_run_24[1] & (~s1_run_22[1]), s1_run_22_0_if_s1_run_24_1
    };
    wire s1_run_23_0_if_s1_run_25_1 = s1_run_25[1] ? s1_run_23[0] : s1_run_25[0];
    wire [2:0] s2_run_25_next = {
        s1_run_25[1] & s1_run_23[1], s1_run_25[1] & (~s1_run_23[1]), s1_run_23_0_if_s1_run_25_1
    };
    wire s1_run_24_0_if_s1_run_26_1 = s1_run_26[1] ? s1_run_24[0] : s1_run_26[0];
    wire [2:0] s2_run_26_next = {
        s1_run_26[1] & s1_run_24[1], s1_run_26[1] & (~s1_run_24[1]), s1_run_24_0_if_s1_run_26_1
    };
    wire s1_run_25_0_if_s1_run_27_1 = s1_run_27[1] ? s1_run_25[0] : s1_run_27[0];
    wire [2:0] s2_run_27_next = {
        s1_run_27[1] & s1_run_25[1], s1_run_27[1] & (~s1_run_25[1]), s1_run_25_0_if_s1_run_27_1
    };
    wire s1_run_26_0_if_s1_run_28_1 = s1_run_28[1] ? s1_run_26[0] : s1_run_28[0];
    wire [2:0] s2_run_28_next = {
        s1_run_28[1] & s1_run_26[1], s1_run_28[1] & (~s1_run_26[1]), s1_run_26_0_if_s1_run_28_1
    };
    wire s1_run_27_0_if_s1_run_29_1 = s1_run_29[1] ? s1_run_27[0] : s1_run_29[0];
    wire [2:0] s2_run_29_next = {
        s1_run_29[1] & s1_run_27[1], s1_run_29[1] & (~s1_run_27[1]), s1_run_27_0_if_s1_run_29_1
    };
    wire s1_run_28_0_if_s1_run_30_1 = s1_run_30[1] ? s1_run_28[0] : s1_run_30[0];
    wire [2:0] s2_run_30_next = {
        s1_run_30[1] & s1_run_28[1], s1_run_30[1] & (~s1_run_28[1]), s1_run_28_0_if_s1_run_30_1
    };
    wire s1_run_29_0_if_s1_run_31_1 = s1_run_31[1] ? s1_run_29[0] : s1_run_31[0];
    wire [2:0] s2_run_31_next = {
        s1_run_31[1] & s1_run_29[1], s1_run_31[1] & (~s1_run_29[1]), s1_run_29_0_if_s1_run_31_1
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
        s2_run_16 <= s2_run_16_next;
        s2_run_17 <= s2_run_17_next;
        s2_run_18 <= s2_run_18_next;
        s2_run_19 <= s2_run_19_next;
        s2_run_20 <= s2_run_20_next;
        s2_run_21 <= s2_run_21_next;
        s2_run_22 <= s2_run_22_next;
        s2_run_23 <= s2_run_23_next;
        s2_run_24 <= s2_run_24_next;
        s2_run_25 <= s2_run_25_next;
        s2_run_26 <= s2_run_26_next;
        s2_run_27 <= s2_run_27_next;
        s2_run_28 <= s2_run_28_next;
        s2_run_29 <= s2_run_29_next;
        s2_run_30 <= s2_run_30_next;
        s2_run_31 <= s2_run_31_next;
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
        s2_record_16 <= s1_record_16;
        s2_record_17 <= s1_record_17;
        s2_record_18 <= s1_record_18;
        s2_record_19 <= s1_record_19;
        s2_record_20 <= s1_record_20;
        s2_record_21 <= s1_record_21;
        s2_record_22 <= s1_record_22;
        s2_record_23 <= s1_record_23;
        s2_record_24 <= s1_record_24;
        s2_record_25 <= s1_record_25;
        s2_record_26 <= s1_record_26;
        s2_record_27 <= s1_record_27;
        s2_record_28 <= s1_record_28;
        s2_record_29 <= s1_record_29;
        s2_record_30 <= s1_record_30;
        s2_record_31 <= s1_record_31;
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
            s3_master_16 <= 1'b0;
            s3_master_17 <= 1'b0;
            s3_master_18 <= 1'b0;
            s3_master_19 <= 1'b0;
            s3_master_20 <= 1'b0;
            s3_master_21 <= 1'b0;
            s3_master_22 <= 1'b0;
            s3_master_23 <= 1'b0;
            s3_master_24 <= 1'b0;
            s3_master_25 <= 1'b0;
            s3_master_26 <= 1'b0;
            s3_master_27 <= 1'b0;
            s3_master_28 <= 1'b0;
            s3_master_29 <= 1'b0;
            s3_master_30 <= 1'b0;
            s3_master_31 <= 1'b0;
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
            s3_master_16 <= s2_master_16;
            s3_master_17 <= s2_master_17;
            s3_master_18 <= s2_master_18;
            s3_master_19 <= s2_master_19;
            s3_master_20 <= s2_master_20;
            s3_master_21 <= s2_master_21;
            s3_master_22 <= s2_master_22;
            s3_master_23 <= s2_master_23;
            s3_master_24 <= s2_master_24;
            s3_master_25 <= s2_master_25;
            s3_master_26 <= s2_master_26;
            s3_master_27 <= s2_master_27;
            s3_master_28 <= s2_master_28;
            s3_master_29 <= s2_master_29;
            s3_master_30 <= s2_master_30;
            s3_master_31 <= s2_master_31;
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
    wire [1:0] s2_run_12_1_0_if_s2_run_16_2 = s2_run_16[2] ? s2_run_12[1:0] : s2_run_16[1:0];
    wire [3:0] s3_run_16_next = {
        s2_run_16[2] & s2_run_12[2], s2_run_16[2] & (~s2_run_12[2]),
        s2_run_12_1_0_if_s2_run_16_2
    };
    wire [1:0] s2_run_13_1_0_if_s2_run_17_2 = s2_run_17[2] ? s2_run_13[1:0] : s2_run_17[1:0];
    wire [3:0] s3_run_17_next = {
        s2_run_17[2] & s2_run_13[2], s2_run_17[2] & (~s2_run_13[2]),
        s2_run_13_1_0_if_s2_run_17_2
    };
    wire [1:0] s2_run_14_1_0_if_s2_run_18_2 = s2_run_18[2] ? s2_run_14[1:0] : s2_run_18[1:0];
    wire [3:0] s3_run_18_next = {
        s2_run_18[2] & s2_run_14[2], s2_run_18[2] & (~s2_run_14[2]),
        s2_run_14_1_0_if_s2_run_18_2
    };
    wire [1:0] s2_run_15_1_0_if_s2_run_19_2 = s2_run_19[2] ? s2_run_15[1:0] : s2_run_19[1:0];
    wire [3:0] s3_run_19_next = {
        s2_run_19[2] & s2_run_15[2], s2_run_19[2] & (~s2_run_15[2]),
        s2_run_15_1_0_if_s2_run_19_2
    };
    wire [1:0] s2_run_16_1_0_if_s2_run_20_2 = s2_run_20[2] ? s2_run_16[1:0] : s2_run_20[1:0];
    wire [3:0] s3_run_20_next = {
        s2_run_20[2] & s2_run_16[2], s2_run_20[2] & (~s2_run_16[2]),
        s2_run_16_1_0_if_s2_run_20_2
    };
    wire [1:0] s2_run_17_1_0_if_s2_run_21_2 = s2_run_21[2] ? s2_run_17[1:0] : s2_run_21[1:0];
    wire [3:0] s3_run_21_next = {
        s2_run_21[2] & s2_run_17[2], s2_run_21[2] & (~s2_run_17[2]),
        s2_run_17_1_0_if_s2_run_21_2
    };
    wire [1:0] s2_run_18_1_0_if_s2_run_22_2 = s2_run_22[2] ? s2_run_18[1:0] : s2_run_22[1:0];
    wire [3:0] s3_run_22_next = {
        s2_run_22[2] & s2_run_18[2], s2_run_22[2] & (~s2_run_18[2]),
        s2_run_18_1_0_if_s2_run_22_2
    };
    wire [1:0] s2_run_19_1_0_if_s2_run_23_2 = s2_run_23[2] ? s2_run_19[1:0] : s2_run_23[1:0];
    wire [3:0] s3_run_23_next = {
        s2_run_23[2] & s2_run_19[2], s2_run_23[2] & (~s2_run_19[2]),
        s2_run_19_1_0_if_s2_run_23_2
    };
    wire [1:0] s2_run_20_1_0_if_s2_run_24_2 = s2_run_24[2] ? s2_run_20[1:0] : s2_run_24[1:0];
    wire [3:0] s3_run_24_next = {
        s2_run_24[2] & s2_run_20[2], s2_run_24[2] & (~s2_run_20[2]),
        s2_run_20_1_0_if_s2_run_24_2
    };
    wire [1:0] s2_run_21_1_0_if_s2_run_25_2 = s2_run_25[2] ? s2_run_21[1:0] : s2_run_25[1:0];
    wire [3:0] s3_run_25_next = {
        s2_run_25[2] & s2_run_21[2], s2_run_25[2] & (~s2_run_21[2]),
        s2_run_21_1_0_if_s2_run_25_2
    };
    wire [1:0] s2_run_22_1_0_if_s2_run_26_2 = s2_run_26[2] ? s2_run_22[1:0] : s2_run_26[1:0];
    wire [3:0] s3_run_26_next = {
        s2_run_26[2] & s2_run_22[2], s2_run_26[2] & (~s2_run_22[2]),
        s2_run_22_1_0_if_s2_run_26_2
    };
    wire [1:0] s2_run_23_1_0_if_s2_run_27_2 = s2_run_27[2] ? s2_run_23[1:0] : s2_run_27[1:0];
    wire [3:0] s3_run_27_next = {
        s2_run_27[2] & s2_run_23[2], s2_run_27[2] & (~s2_run_23[2]),
        s2_run_23_1_0_if_s2_run_27_2
    };
    wire [1:0] s2_run_24_1_0_if_s2_run_28_2 = s2_run_28[2] ? s2_run_24[1:0] : s2_run_28[1:0];
    wire [3:0] s3_run_28_next = {
        s2_run_28[2] & s2_run_24[2], s2_run_28[2] & (~s2_run_24[2]),
        s2_run_24_1_0_if_s2_run_28_2
    };
    wire [1:0] s2_run_25_1_0_if_s2_run_29_2 = s2_run_29[2] ? s2_run_25[1:0] : s2_run_29[1:0];
    wire [3:0] s3_run_29_next = {
        s2_run_29[2] & s2_run_25[2], s2_run_29[2] & (~s2_run_25[2]),
        s2_run_25_1_0_if_s2_run_29_2
    };
    wire [1:0] s2_run_26_1_0_if_s2_run_30_2 = s2_run_30[2] ? s2_run_26[1:0] : s2_run_30[1:0];
    wire [3:0] s3_run_30_next = {
        s2_run_30[2] & s2_run_26[2], s2_run_30[2] & (~s2_run_26[2]),
        s2_run_26_1_0_if_s2_run_30_2
    };
    wire [1:0] s2_run_27_1_0_if_s2_run_31_2 = s2_run_31[2] ? s2_run_27[1:0] : s2_run_31[1:0];
    wire [3:0] s3_run_31_next = {
        s2_run_31[2] & s2_run_27[2], s2_run_31[2] & (~s2_run_27[2]),
        s2_run_27_1_0_if_s2_run_31_2
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
        s3_run_16 <= s3_run_16_next;
        s3_run_17 <= s3_run_17_next;
        s3_run_18 <= s3_run_18_next;
        s3_run_19 <= s3_run_19_next;
        s3_run_20 <= s3_run_20_next;
        s3_run_21 <= s3_run_21_next;
        s3_run_22 <= s3_run_22_next;
        s3_run_23 <= s3_run_23_next;
        s3_run_24 <= s3_run_24_next;
        s3_run_25 <= s3_run_25_next;
        s3_run_26 <= s3_run_26_next;
        s3_run_27 <= s3_run_27_next;
        s3_run_28 <= s3_run_28_next;
        s3_run_29 <= s3_run_29_next;
        s3_run_30 <= s3_run_30_next;
        s3_run_31 <= s3_run_31_next;
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
        s3_record_16 <= s2_record_16;
        s3_record_17 <= s2_record_17;
        s3_record_18 <= s2_record_18;
        s3_record_19 <= s2_record_19;
        s3_record_20 <= s2_record_20;
        s3_record_21 <= s2_record_21;
        s3_record_22 <= s2_record_22;
        s3_record_23 <= s2_record_23;
        s3_record_24 <= s2_record_24;
        s3_record_25 <= s2_record_25;
        s3_record_26 <= s2_record_26;
        s3_record_27 <= s2_record_27;
        s3_record_28 <= s2_record_28;
        s3_record_29 <= s2_record_29;
        s3_record_30 <= s2_record_30;
        s3_record_31 <= s2_record_31;
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
            s4_master_16 <= 1'b0;
            s4_master_17 <= 1'b0;
            s4_master_18 <= 1'b0;
            s4_master_19 <= 1'b0;
            s4_master_20 <= 1'b0;
            s4_master_21 <= 1'b0;
            s4_master_22 <= 1'b0;
            s4_master_23 <= 1'b0;
            s4_master_24 <= 1'b0;
            s4_master_25 <= 1'b0;
            s4_master_26 <= 1'b0;
            s4_master_27 <= 1'b0;
            s4_master_28 <= 1'b0;
            s4_master_29 <= 1'b0;
            s4_master_30 <= 1'b0;
            s4_master_31 <= 1'b0;
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
            s4_master_16 <= s3_master_16;
            s4_master_17 <= s3_master_17;
            s4_master_18 <= s3_master_18;
            s4_master_19 <= s3_master_19;
            s4_master_20 <= s3_master_20;
            s4_master_21 <= s3_master_21;
            s4_master_22 <= s3_master_22;
            s4_master_23 <= s3_master_23;
            s4_master_24 <= s3_master_24;
            s4_master_25 <= s3_master_25;
            s4_master_26 <= s3_master_26;
            s4_master_27 <= s3_master_27;
            s4_master_28 <= s3_master_28;
            s4_master_29 <= s3_master_29;
            s4_master_30 <= s3_master_30;
            s4_master_31 <= s3_master_31;
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
    wire [2:0] s3_run_8_2_0_if_s3_run_16_3 = s3_run_16[3] ? s3_run_8[2:0] : s3_run_16[2:0];
    wire [4:0] s4_run_16_next = {
        s3_run_16[3] & s3_run_8[3], s3_run_16[3] & (~s3_run_8[3]), s3_run_8_2_0_if_s3_run_16_3
    };
    wire [2:0] s3_run_9_2_0_if_s3_run_17_3 = s3_run_17[3] ? s3_run_9[2:0] : s3_run_17[2:0];
    wire [4:0] s4_run_17_next = {
        s3_run_17[3] & s3_run_9[3], s3_run_17[3] & (~s3_run_9[3]), s3_run_9_2_0_if_s3_run_17_3
    };
    wire [2:0] s3_run_10_2_0_if_s3_run_18_3 = s3_run_18[3] ? s3_run_10[2:0] : s3_run_18[2:0];
    wire [4:0] s4_run_18_next = {
        s3_run_18[3] & s3_run_10[3], s3_run_18[3] & (~s3_run_10[3]),
        s3_run_10_2_0_if_s3_run_18_3
    };
    wire [2:0] s3_run_11_2_0_if_s3_run_19_3 = s3_run_19[3] ? s3_run_11[2:0] : s3_run_19[2:0];
    wire [4:0] s4_run_19_next = {
        s3_run_19[3] & s3_run_11[3], s3_run_19[3] & (~s3_run_11[3]),
        s3_run_11_2_0_if_s3_run_19_3
    };
    wire [2:0] s3_run_12_2_0_if_s3_run_20_3 = s3_run_20[3] ? s3_run_12[2:0] : s3_run_20[2:0];
    wire [4:0] s4_run_20_next = {
        s3_run_20[3] & s3_run_12[3], s3_run_20[3] & (~s3_run_12[3]),
        s3_run_12_2_0_if_s3_run_20_3
    };
    wire [2:0] s3_run_13_2_0_if_s3_run_21_3 = s3_run_21[3] ? s3_run_13[2:0] : s3_run_21[2:0];
    wire [4:0] s4_run_21_next = {
        s3_run_21[3] & s3_run_13[3], s3_run_21[3] & (~s3_run_13[3]),
        s3_run_13_2_0_if_s3_run_21_3
    };
    wire [2:0] s3_run_14_2_0_if_s3_run_22_3 = s3_run_22[3] ? s3_run_14[2:0] : s3_run_22[2:0];
    wire [4:0] s4_run_22_next = {
        s3_run_22[3] & s3_run_14[3], s3_run_22[3] & (~s3_run_14[3]),
        s3_run_14_2_0_if_s3_run_22_3
    };
    wire [2:0] s3_run_15_2_0_if_s3_run_23_3 = s3_run_23[3] ? s3_run_15[2:0] : s3_run_23[2:0];
    wire [4:0] s4_run_23_next = {
        s3_run_23[3] & s3_run_15[3], s3_run_23[3] & (~s3_run_15[3]),
        s3_run_15_2_0_if_s3_run_23_3
    };
    wire [2:0] s3_run_16_2_0_if_s3_run_24_3 = s3_run_24[3] ? s3_run_16[2:0] : s3_run_24[2:0];
    wire [4:0] s4_run_24_next = {
        s3_run_24[3] & s3_run_16[3], s3_run_24[3] & (~s3_run_16[3]),
        s3_run_16_2_0_if_s3_run_24_3
    };
    wire [2:0] s3_run_17_2_0_if_s3_run_25_3 = s3_run_25[3] ? s3_run_17[2:0] : s3_run_25[2:0];
    wire [4:0] s4_run_25_next = {
        s3_run_25[3] & s3_run_17[3], s3_run_25[3] & (~s3_run_17[3]),
        s3_run_17_2_0_if_s3_run_25_3
    };
    wire [2:0] s3_run_18_2_0_if_s3_run_26_3 = s3_run_26[3] ? s3_run_18[2:0] : s3_run_26[2:0];
    wire [4:0] s4_run_26_next = {
        s3_run_26[3] & s3_run_18[3], s3_run_26[3] & (~s3_run_18[3]),
        s3_run_18_2_0_if_s3_run_26_3
    };
    wire [2:0] s3_run_19_2_0_if_s3_run_27_3 = s3_run_27[3] ? s3_run_19[2:0] : s3_run_27[2:0];
    wire [4:0] s4_run_27_next = {
        s3_run_27[3] & s3_run_19[3], s3_run_27[3] & (~s3_run_19[3]),
        s3_run_19_2_0_if_s3_run_27_3
    };
    wire [2:0] s3_run_20_2_0_if_s3_run_28_3 = s3_run_28[3] ? s3_run_20[2:0] : s3_run_28[2:0];
    wire [4:0] s4_run_28_next = {
        s3_run_28[3] & s3_run_20[3], s3_run_28[3] & (~s3_run_20[3]),
        s3_run_20_2_0_if_s3_run_28_3
    };
    wire [2:0] s3_run_21_2_0_if_s3_run_29_3 = s3_run_29[3] ? s3_run_21[2:0] : s3_run_29[2:0];
    wire [4:0] s4_run_29_next = {
        s3_run_29[3] & s3_run_21[3], s3_run_29[3] & (~s3_run_21[3]),
        s3_run_21_2_0_if_s3_run_29_3
    };
    wire [2:0] s3_run_22_2_0_if_s3_run_30_3 = s3_run_30[3] ? s3_run_22[2:0] : s3_run_30[2:0];
    wire [4:0] s4_run_30_next = {
        s3_run_30[3] & s3_run_22[3], s3_run_30[3] & (~s3_run_22[3]),
        s3_run_22_2_0_if_s3_run_30_3
    };
    wire [2:0] s3_run_23_2_0_if_s3_run_31_3 = s3_run_31[3] ? s3_run_23[2:0] : s3_run_31[2:0];
    wire [4:0] s4_run_31_next = {
        s3_run_31[3] & s3_run_23[3], s3_run_31[3] & (~s3_run_23[3]),
        s3_run_23_2_0_if_s3_run_31_3
    };

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
        s4_run_16 <= s4_run_16_next;
        s4_run_17 <= s4_run_17_next;
        s4_run_18 <= s4_run_18_next;
        s4_run_19 <= s4_run_19_next;
        s4_run_20 <= s4_run_20_next;
        s4_run_21 <= s4_run_21_next;
        s4_run_22 <= s4_run_22_next;
        s4_run_23 <= s4_run_23_next;
        s4_run_24 <= s4_run_24_next;
        s4_run_25 <= s4_run_25_next;
        s4_run_26 <= s4_run_26_next;
        s4_run_27 <= s4_run_27_next;
        s4_run_28 <= s4_run_28_next;
        s4_run_29 <= s4_run_29_next;
        s4_run_30 <= s4_run_30_next;
        s4_run_31 <= s4_run_31_next;
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
        s4_record_16 <= s3_record_16;
        s4_record_17 <= s3_record_17;
        s4_record_18 <= s3_record_18;
        s4_record_19 <= s3_record_19;
        s4_record_20 <= s3_record_20;
        s4_record_21 <= s3_record_21;
        s4_record_22 <= s3_record_22;
        s4_record_23 <= s3_record_23;
        s4_record_24 <= s3_record_24;
        s4_record_25 <= s3_record_25;
        s4_record_26 <= s3_record_26;
        s4_record_27 <= s3_record_27;
        s4_record_28 <= s3_record_28;
        s4_record_29 <= s3_record_29;
        s4_record_30 <= s3_record_30;
        s4_record_31 <= s3_record_31;
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            s5_master_0 <= 1'b0;
            s5_master_1 <= 1'b0;
            s5_master_2 <= 1'b0;
            s5_master_3 <= 1'b0;
            s5_master_4 <= 1'b0;
            s5_master_5 <= 1'b0;
            s5_master_6 <= 1'b0;
            s5_master_7 <= 1'b0;
            s5_master_8 <= 1'b0;
            s5_master_9 <= 1'b0;
            s5_master_10 <= 1'b0;
            s5_master_11 <= 1'b0;
            s5_master_12 <= 1'b0;
            s5_master_13 <= 1'b0;
            s5_master_14 <= 1'b0;
            s5_master_15 <= 1'b0;
            s5_master_16 <= 1'b0;
            s5_master_17 <= 1'b0;
            s5_master_18 <= 1'b0;
            s5_master_19 <= 1'b0;
            s5_master_20 <= 1'b0;
            s5_master_21 <= 1'b0;
            s5_master_22 <= 1'b0;
            s5_master_23 <= 1'b0;
            s5_master_24 <= 1'b0;
            s5_master_25 <= 1'b0;
            s5_master_26 <= 1'b0;
            s5_master_27 <= 1'b0;
            s5_master_28 <= 1'b0;
            s5_master_29 <= 1'b0;
            s5_master_30 <= 1'b0;
            s5_master_31 <= 1'b0;
        end else begin
            s5_master_0 <= s4_master_0;
            s5_master_1 <= s4_master_1;
            s5_master_2 <= s4_master_2;
            s5_master_3 <= s4_master_3;
            s5_master_4 <= s4_master_4;
            s5_master_5 <= s4_master_5;
            s5_master_6 <= s4_master_6;
            s5_master_7 <= s4_master_7;
            s5_master_8 <= s4_master_8;
            s5_master_9 <= s4_master_9;
            s5_master_10 <= s4_master_10;
            s5_master_11 <= s4_master_11;
            s5_master_12 <= s4_master_12;
            s5_master_13 <= s4_master_13;
            s5_master_14 <= s4_master_14;
            s5_master_15 <= s4_master_15;
            s5_master_16 <= s4_master_16;
            s5_master_17 <= s4_master_17;
            s5_master_18 <= s4_master_18;
            s5_master_19 <= s4_master_19;
            s5_master_20 <= s4_master_20;
            s5_master_21 <= s4_master_21;
            s5_master_22 <= s4_master_22;
            s5_master_23 <= s4_master_23;
            s5_master_24 <= s4_master_24;
            s5_master_25 <= s4_master_25;
            s5_master_26 <= s4_master_26;
            s5_master_27 <= s4_master_27;
            s5_master_28 <= s4_master_28;
            s5_master_29 <= s4_master_29;
            s5_master_30 <= s4_master_30;
            s5_master_31 <= s4_master_31;
        end
    end

    wire [4:0] s5_run_16_next = {s4_run_16[4], s4_run_16[4] ? 4'd0 : s4_run_16[3:0]};
    wire [3:0] choice_5 = s4_run_17[4] ? {3'd0, s4_run_1} : s4_run_17[3:0];
    wire [3:0] choice_6 = s4_run_18[4] ? {2'd0, s4_run_2} : s4_run_18[3:0];
    wire [3:0] choice_7 = s4_run_19[4] ? {2'd0, s4_run_3} : s4_run_19[3:0];
    wire [3:0] choice_8 = s4_run_20[4] ? {1'b0, s4_run_4} : s4_run_20[3:0];
    wire [3:0] choice_9 = s4_run_21[4] ? {1'b0, s4_run_5} : s4_run_21[3:0];
    wire [3:0] choice_10 = s4_run_22[4] ? {1'b0, s4_run_6} : s4_run_22[3:0];
    wire [3:0] choice_11 = s4_run_23[4] ? {1'b0, s4_run_7} : s4_run_23[3:0];
    wire [4:0] s5_run_24_next = {s4_run_24[4], s4_run_24[4] ? s4_run_8 : s4_run_24[3:0]};
    wire [4:0] s5_run_25_next = {s4_run_25[4], s4_run_25[4] ? s4_run_9 : s4_run_25[3:0]};
    wire [3:0] s4_run_10_if_s4_run_26_4 = s4_run_26[4] ? s4_run_10 : s4_run_26[3:0];
    wire [3:0] s4_run_11_if_s4_run_27_4 = s4_run_27[4] ? s4_run_11 : s4_run_27[3:0];
    wire [3:0] s4_run_12_if_s4_run_28_4 = s4_run_28[4] ? s4_run_12 : s4_run_28[3:0];
    wire [3:0] s4_run_13_if_s4_run_29_4 = s4_run_29[4] ? s4_run_13 : s4_run_29[3:0];
    wire [3:0] s4_run_14_if_s4_run_30_4 = s4_run_30[4] ? s4_run_14 : s4_run_30[3:0];
    wire [3:0] s4_run_15_if_s4_run_31_4 = s4_run_31[4] ? s4_run_15 : s4_run_31[3:0];

    // Pipeline stage 5.
    always @(posedge clk) begin
        s5_run_1 <= s4_run_1;
        s5_run_2 <= s4_run_2;
        s5_run_3 <= s4_run_3;
        s5_run_4 <= s4_run_4;
        s5_run_5 <= s4_run_5;
        s5_run_6 <= s4_run_6;
        s5_run_7 <= s4_run_7;
        s5_run_8 <= s4_run_8;
        s5_run_9 <= s4_run_9;
        s5_run_10 <= s4_run_10;
        s5_run_11 <= s4_run_11;
        s5_run_12 <= s4_run_12;
        s5_run_13 <= s4_run_13;
        s5_run_14 <= s4_run_14;
        s5_run_15 <= s4_run_15;
        s5_run_16 <= s5_run_16_next;
        s5_run_17 <= {s4_run_17[4], choice_5};
        s5_run_18 <= {s4_run_18[4], choice_6};
        s5_run_19 <= {s4_run_19[4], choice_7};
        s5_run_20 <= {s4_run_20[4], choice_8};
        s5_run_21 <= {s4_run_21[4], choice_9};
        s5_run_22 <= {s4_run_22[4], choice_10};
        s5_run_23 <= {s4_run_23[4], choice_11};
        s5_run_24 <= s5_run_24_next;
        s5_run_25 <= s5_run_25_next;
        s5_run_26 <= {s4_run_26[4], s4_run_10_if_s4_run_26_4};
        s5_run_27 <= {s4_run_27[4], s4_run_11_if_s4_run_27_4};
        s5_run_28 <= {s4_run_28[4], s4_run_12_if_s4_run_28_4};
        s5_run_29 <= {s4_run_29[4], s4_run_13_if_s4_run_29_4};
        s5_run_30 <= {s4_run_30[4], s4_run_14_if_s4_run_30_4};
        s5_run_31 <= {s4_run_31[4], s4_run_15_if_s4_run_31_4};
        s5_record_0 <= s4_record_0;
        s5_record_1 <= s4_record_1;
        s5_record_2 <= s4_record_2;
        s5_record_3 <= s4_record_3;
        s5_record_4 <= s4_record_4;
        s5_record_5 <= s4_record_5;
        s5_record_6 <= s4_record_6;
        s5_record_7 <= s4_record_7;
        s5_record_8 <= s4_record_8;
        s5_record_9 <= s4_record_9;
        s5_record_10 <= s4_record_10;
        s5_record_11 <= s4_record_11;
        s5_record_12 <= s4_record_12;
        s5_record_13 <= s4_record_13;
        s5_record_14 <= s4_record_14;
        s5_record_15 <= s4_record_15;
        s5_record_16 <= s4_record_16;
        s5_record_17 <= s4_record_17;
        s5_record_18 <= s4_record_18;
        s5_record_19 <= s4_record_19;
        s5_record_20 <= s4_record_20;
        s5_record_21 <= s4_record_21;
        s5_record_22 <= s4_record_22;
        s5_record_23 <= s4_record_23;
        s5_record_24 <= s4_record_24;
        s5_record_25 <= s4_record_25;
        s5_record_26 <= s4_record_26;
        s5_record_27 <= s4_record_27;
        s5_record_28 <= s4_record_28;
        s5_record_29 <= s4_record_29;
        s5_record_30 <= s4_record_30;
        s5_record_31 <= s4_record_31;
    end

    wire [5:0] sum_1 = {1'b0, {4'd0, s5_run_1}} + 6'd1;
    wire [5:0] sum_2 = {1'b0, {3'd0, s5_run_2}} + 6'd1;
    wire [5:0] sum_3 = {1'b0, {3'd0, s5_run_3}} + 6'd1;
    wire [5:0] sum_4 = {1'b0, {2'd0, s5_run_4}} + 6'd1;
    wire [5:0] sum_5 = {1'b0, {2'd0, s5_run_5}} + 6'd1;
    wire [5:0] sum_6 = {1'b0, {2'd0, s5_run_6}} + 6'd1;
    wire [5:0] sum_7 = {1'b0, {2'd0, s5_run_7}} + 6'd1;
    wire [5:0] sum_8 = {1'b0, {1'b0, s5_run_8}} + 6'd1;
    wire [5:0] sum_9 = {1'b0, {1'b0, s5_run_9}} + 6'd1;
    wire [5:0] sum_10 = {1'b0, {1'b0, s5_run_10}} + 6'd1;
    wire [5:0] sum_11 = {1'b0, {1'b0, s5_run_11}} + 6'd1;
    wire [5:0] sum_12 = {1'b0, {1'b0, s5_run_12}} + 6'd1;
    wire [5:0] sum_13 = {1'b0, {1'b0, s5_run_13}} + 6'd1;
    wire [5:0] sum_14 = {1'b0, {1'b0, s5_run_14}} + 6'd1;
    wire [5:0] sum_15 = {1'b0, {1'b0, s5_run_15}} + 6'd1;
    wire [5:0] sum_16 = {1'b0, s5_run_16} + 6'd1;
    wire [5:0] sum_17 = {1'b0, s5_run_17} + 6'd1;
    wire [5:0] sum_18 = {1'b0, s5_run_18} + 6'd1;
    wire [5:0] sum_19 = {1'b0, s5_run_19} + 6'd1;
    wire [5:0] sum_20 = {1'b0, s5_run_20} + 6'd1;
    wire [5:0] sum_21 = {1'b0, s5_run_21} + 6'd1;
    wire [5:0] sum_22 = {1'b0, s5_run_22} + 6'd1;
    wire [5:0] sum_23 = {1'b0, s5_run_23} + 6'd1;
    wire [5:0] sum_24 = {1'b0, s5_run_24} + 6'd1;
    wire [5:0] sum_25 = {1'b0, s5_run_25} + 6'd1;
    wire [5:0] sum_26 = {1'b0, s5_run_26} + 6'd1;
    wire [5:0] sum_27 = {1'b0, s5_run_27} + 6'd1;
    wire [5:0] sum_28 = {1'b0, s5_run_28} + 6'd1;
    wire [5:0] sum_29 = {1'b0, s5_run_29} + 6'd1;
    wire [5:0] sum_30 = {1'b0, s5_run_30} + 6'd1;
    wire [5:0] sum_31 = {1'b0, s5_run_31} + 6'd1;
    assign out_record = {
        s5_record_31, s5_record_30, s5_record_29, s5_record_28, s5_record_27, s5_record_26,
        s5_record_25, s5_record_24, s5_record_23, s5_record_22, s5_record_21, s5_record_20,
        s5_record_19, s5_record_18, s5_record_17, s5_record_16, s5_record_15, s5_record_14,
        s5_record_13, s5_record_12, s5_record_11, s5_record_10, s5_record_9, s5_record_8,
        s5_record_7, s5_record_6, s5_record_5, s5_record_4, s5_record_3, s5_record_2,
        s5_record_1, s5_record_0
    };
    assign master = {
        s5_master_31, s5_master_30, s5_master_29, s5_master_28, s5_master_27, s5_master_26,
        s5_master_25, s5_master_24, s5_master_23, s5_master_22, s5_master_21, s5_master_20,
        s5_master_19, s5_master_18, s5_master_17, s5_master_16, s5_master_15, s5_master_14,
        s5_master_13, s5_master_12, s5_master_11, s5_master_10, s5_master_9, s5_master_8,
        s5_master_7, s5_master_6, s5_master_5, s5_master_4, s5_master_3, s5_master_2,
        s5_master_1, s5_master_0
    };
    assign amount = {
        sum_31[4:0], sum_30[4:0], sum_29[4:0], sum_28[4:0], sum_27[4:0], sum_26[4:0],
        sum_25[4:0], sum_24[4:0], sum_23[4:0], sum_22[4:0], sum_21[4:0], sum_20[4:0],
        sum_19[4:0], sum_18[4:0], sum_17[4:0], sum_16[4:0], sum_15[4:0], sum_14[4:0],
        sum_13[4:0], sum_12[4:0], sum_11[4:0], sum_10[4:0], sum_9[4:0], sum_8[4:0], sum_7[4:0],
        sum_6[4:0], sum_5[4:0], sum_4[4:0], sum_3[4:0], sum_2[4:0], sum_1[4:0], 5'd1
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, sum_1[5], sum_2[5], sum_3[5], sum_4[5], sum_5[5], sum_6[5], sum_7[5], sum_8[5],
        sum_9[5], sum_10[5], sum_11[5], sum_12[5], sum_13[5], sum_14[5], sum_15[5], sum_16[5],
        sum_17[5], sum_18[5], sum_19[5], sum_20[5], sum_21[5], sum_22[5], sum_23[5], sum_24[5],
        sum_25[5], sum_26[5], sum_27[5], sum_28[5], sum_29[5], sum_30[5], sum_31[5]
    };

`ifdef FORMAL
    wire both_1 = valid[0] & (record[16:0] < record[33:17]);
    wire both_2 = valid[1] & (record[33:17] < record[50:34]);
    wire both_3 = valid[2] & (record[50:34] < record[67:51]);
    wire both_4 = valid[3] & (record[67:51] < record[84:68]);
    wire both_5 = valid[4] & (record[84:68] < record[101:85]);
    wire both_6 = valid[5] & (record[101:85] < record[118:102]);
    wire both_7 = valid[6] & (record[118:102] < record[135:119]);
    wire both_8 = valid[7] & (record[135:119] < record[152:136]);
    wire both_9 = valid[8] & (record[152:136] < record[169:153]);
    wire both_10 = valid[9] & (record[169:153] < record[186:170]);
    wire both_11 = valid[10] & (record[186:170] < record[203:187]);
    wire both_12 = valid[11] & (record[203:187] < record[220:204]);
    wire both_13 = valid[12] & (record[220:204] < record[237:221]);
    wire both_14 = valid[13] & (record[237:221] < record[254:238]);
    wire both_15 = valid[14] & (record[254:238] < record[271:255]);
    wire both_16 = valid[15] & (record[271:255] < record[288:272]);
    wire both_17 = valid[16] & (record[288:272] < record[305:289]);
    wire both_18 = valid[17] & (record[305:289] < record[322:306]);
    wire both_19 = valid[18] & (record[322:306] < record[339:323]);
    wire both_20 = valid[19] & (record[339:323] < record[356:340]);
    wire both_21 = valid[20] & (record[356:340] < record[373:357]);
    wire both_22 = valid[21] & (record[373:357] < record[390:374]);
    wire both_23 = valid[22] & (record[390:374] < record[407:391]);
    wire both_24 = valid[23] & (record[407:391] < record[424:408]);
    wire both_25 = valid[24] & (record[424:408] < record[441:425]);
    wire both_26 = valid[25] & (record[441:425] < record[458:442]);
    wire both_27 = valid[26] & (record[458:442] < record[475:459]);
    wire both_28 = valid[27] & (record[475:459] < record[492:476]);
    wire both_29 = valid[28] & (record[492:476] < record[509:493]);
    wire both_30 = valid[29] & (record[509:493] < record[526:510]);
    wire both_31 = valid[30] & (record[526:510] < record[543:527]);

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
            sorted_16: assert ((~valid[16]) | both_16);
            sorted_17: assert ((~valid[17]) | both_17);
            sorted_18: assert ((~valid[18]) | both_18);
            sorted_19: assert ((~valid[19]) | both_19);
            sorted_20: assert ((~valid[20]) | both_20);
            sorted_21: assert ((~valid[21]) | both_21);
            sorted_22: assert ((~valid[22]) | both_22);
            sorted_23: assert ((~valid[23]) | both_23);
            sorted_24: assert ((~valid[24]) | both_24);
            sorted_25: assert ((~valid[25]) | both_25);
            sorted_26: assert ((~valid[26]) | both_26);
            sorted_27: assert ((~valid[27]) | both_27);
            sorted_28: assert ((~valid[28]) | both_28);
            sorted_29: assert ((~valid[29]) | both_29);
            sorted_30: assert ((~valid[30]) | both_30);
            sorted_31: assert ((~valid[31]) | both_31);
            all_lanes_share_a_key: cover (s5_run_31 == 5'd31);
        end
    end
`endif
endmodule
