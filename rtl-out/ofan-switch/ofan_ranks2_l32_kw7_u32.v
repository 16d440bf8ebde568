// SPDX-License-Identifier: Apache-2.0
// Module: ofan_ranks2_l32_kw7_u32
// Written by: sluice 0.1.0
//
// Ranks packets of one key in the order of their lanes; the last one of a key is its master.

module ofan_ranks2_l32_kw7_u32 (
    input  wire clk,
    input  wire rst,
    input  wire [31:0] valid,
    input  wire [223:0] key,
    output wire [31:0] out_valid,
    output wire [223:0] out_key,
    output wire [31:0] master,
    output wire [159:0] amount
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
    reg [6:0] s1_key_0;
    reg [6:0] s1_key_1;
    reg [6:0] s1_key_2;
    reg [6:0] s1_key_3;
    reg [6:0] s1_key_4;
    reg [6:0] s1_key_5;
    reg [6:0] s1_key_6;
    reg [6:0] s1_key_7;
    reg [6:0] s1_key_8;
    reg [6:0] s1_key_9;
    reg [6:0] s1_key_10;
    reg [6:0] s1_key_11;
    reg [6:0] s1_key_12;
    reg [6:0] s1_key_13;
    reg [6:0] s1_key_14;
    reg [6:0] s1_key_15;
    reg [6:0] s1_key_16;
    reg [6:0] s1_key_17;
    reg [6:0] s1_key_18;
    reg [6:0] s1_key_19;
    reg [6:0] s1_key_20;
    reg [6:0] s1_key_21;
    reg [6:0] s1_key_22;
    reg [6:0] s1_key_23;
    reg [6:0] s1_key_24;
    reg [6:0] s1_key_25;
    reg [6:0] s1_key_26;
    reg [6:0] s1_key_27;
    reg [6:0] s1_key_28;
    reg [6:0] s1_key_29;
    reg [6:0] s1_key_30;
    reg [6:0] s1_key_31;
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
    reg s1_count_1_0;
    reg [1:0] s1_count_2_0;
    reg [1:0] s1_count_3_0;
    reg [2:0] s1_count_4_0;
    reg [2:0] s1_count_5_0;
    reg [2:0] s1_count_6_0;
    reg [2:0] s1_count_7_0;
    reg [3:0] s1_count_8_0;
    reg [3:0] s1_count_9_0;
    reg s1_count_9_1;
    reg [3:0] s1_count_10_0;
    reg [1:0] s1_count_10_1;
    reg [3:0] s1_count_11_0;
    reg [1:0] s1_count_11_1;
    reg [3:0] s1_count_12_0;
    reg [2:0] s1_count_12_1;
    reg [3:0] s1_count_13_0;
    reg [2:0] s1_count_13_1;
    reg [3:0] s1_count_14_0;
    reg [2:0] s1_count_14_1;
    reg [3:0] s1_count_15_0;
    reg [2:0] s1_count_15_1;
    reg [3:0] s1_count_16_0;
    reg [3:0] s1_count_16_1;
    reg [3:0] s1_count_17_0;
    reg [3:0] s1_count_17_1;
    reg s1_count_17_2;
    reg [3:0] s1_count_18_0;
    reg [3:0] s1_count_18_1;
    reg [1:0] s1_count_18_2;
    reg [3:0] s1_count_19_0;
    reg [3:0] s1_count_19_1;
    reg [1:0] s1_count_19_2;
    reg [3:0] s1_count_20_0;
    reg [3:0] s1_count_20_1;
    reg [2:0] s1_count_20_2;
    reg [3:0] s1_count_21_0;
    reg [3:0] s1_count_21_1;
    reg [2:0] s1_count_21_2;
    reg [3:0] s1_count_22_0;
    reg [3:0] s1_count_22_1;
    reg [2:0] s1_count_22_2;
    reg [3:0] s1_count_23_0;
    reg [3:0] s1_count_23_1;
    reg [2:0] s1_count_23_2;
    reg [3:0] s1_count_24_0;
    reg [3:0] s1_count_24_1;
    reg [3:0] s1_count_24_2;
    reg [3:0] s1_count_25_0;
    reg [3:0] s1_count_25_1;
    reg [3:0] s1_count_25_2;
    reg s1_count_25_3;
    reg [3:0] s1_count_26_0;
    reg [3:0] s1_count_26_1;
    reg [3:0] s1_count_26_2;
    reg [1:0] s1_count_26_3;
    reg [3:0] s1_count_27_0;
    reg [3:0] s1_count_27_1;
    reg [3:0] s1_count_27_2;
    reg [1:0] s1_count_27_3;
    reg [3:0] s1_count_28_0;
    reg [3:0] s1_count_28_1;
    reg [3:0] s1_count_28_2;
    reg [2:0] s1_count_28_3;
    reg [3:0] s1_count_29_0;
    reg [3:0] s1_count_29_1;
    reg [3:0] s1_count_29_2;
    reg [2:0] s1_count_29_3;
    reg [3:0] s1_count_30_0;
    reg [3:0] s1_count_30_1;
    reg [3:0] s1_count_30_2;
    reg [2:0] s1_count_30_3;
    reg [3:0] s1_count_31_0;
    reg [3:0] s1_count_31_1;
    reg [3:0] s1_count_31_2;
    reg [2:0] s1_count_31_3;
    reg s2_valid_0;
    reg s2_valid_1;
    reg s2_valid_2;
    reg s2_valid_3;
    reg s2_valid_4;
    reg s2_valid_5;
    reg s2_valid_6;
    reg s2_valid_7;
    reg s2_valid_8;
    reg s2_valid_9;
    reg s2_valid_10;
    reg s2_valid_11;
    reg s2_valid_12;
    reg s2_valid_13;
    reg s2_valid_14;
    reg s2_valid_15;
    reg s2_valid_16;
    reg s2_valid_17;
    reg s2_valid_18;
    reg s2_valid_19;
    reg s2_valid_20;
    reg s2_valid_21;
    reg s2_valid_22;
    reg s2_valid_23;
    reg s2_valid_24;
    reg s2_valid_25;
    reg s2_valid_26;
    reg s2_valid_27;
    reg s2_valid_28;
    reg s2_valid_29;
    reg s2_valid_30;
    reg s2_valid_31;
    reg [6:0] s2_key_0;
    reg [6:0] s2_key_1;
    reg [6:0] s2_key_2;
    reg [6:0] s2_key_3;
    reg [6:0] s2_key_4;
    reg [6:0] s2_key_5;
    reg [6:0] s2_key_6;
    reg [6:0] s2_key_7;
    reg [6:0] s2_key_8;
    reg [6:0] s2_key_9;
    reg [6:0] s2_key_10;
    reg [6:0] s2_key_11;
    reg [6:0] s2_key_12;
    reg [6:0] s2_key_13;
    reg [6:0] s2_key_14;
    reg [6:0] s2_key_15;
    reg [6:0] s2_key_16;
    reg [6:0] s2_key_17;
    reg [6:0] s2_key_18;
    reg [6:0] s2_key_19;
    reg [6:0] s2_key_20;
    reg [6:0] s2_key_21;
    reg [6:0] s2_key_22;
    reg [6:0] s2_key_23;
    reg [6:0] s2_key_24;
    reg [6:0] s2_key_25;
    reg [6:0] s2_key_26;
    reg [6:0] s2_key_27;
    reg [6:0] s2_key_28;
    reg [6:0] s2_key_29;
    reg [6:0] s2_key_30;
    reg [6:0] s2_key_31;
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
    reg [4:0] s2_amount_1;
    reg [4:0] s2_amount_2;
    reg [4:0] s2_amount_3;
    reg [4:0] s2_amount_4;
    reg [4:0] s2_amount_5;
    reg [4:0] s2_amount_6;
    reg [4:0] s2_amount_7;
    reg [4:0] s2_amount_8;
    reg [4:0] s2_amount_9;
    reg [4:0] s2_amount_10;
    reg [4:0] s2_amount_11;
    reg [4:0] s2_amount_12;
    reg [4:0] s2_amount_13;
    reg [4:0] s2_amount_14;
    reg [4:0] s2_amount_15;
    reg [4:0] s2_amount_16;
    reg [4:0] s2_amount_17;
    reg [4:0] s2_amount_18;
    reg [4:0] s2_amount_19;
    reg [4:0] s2_amount_20;
    reg [4:0] s2_amount_21;
    reg [4:0] s2_amount_22;
    reg [4:0] s2_amount_23;
    reg [4:0] s2_amount_24;
    reg [4:0] s2_amount_25;
    reg [4:0] s2_amount_26;
    reg [4:0] s2_amount_27;
    reg [4:0] s2_amount_28;
    reg [4:0] s2_amount_29;
    reg [4:0] s2_amount_30;
    reg [4:0] s2_amount_31;

    wire same_1_0 = (valid[1] & valid[0]) & (key[13:7] == key[6:0]);
    wire same_2_0 = (valid[2] & valid[0]) & (key[20:14] == key[6:0]);
    wire same_2_1 = (valid[2] & valid[1]) & (key[20:14] == key[13:7]);
    wire [1:0] packed_bits_1 = {same_2_1, same_2_0};
    wire same_3_0 = (valid[3] & valid[0]) & (key[27:21] == key[6:0]);
    wire same_3_1 = (valid[3] & valid[1]) & (key[27:21] == key[13:7]);
    wire same_3_2 = (valid[3] & valid[2]) & (key[27:21] == key[20:14]);
    wire [2:0] packed_bits_2 = {same_3_2, same_3_1, same_3_0};
    wire same_4_0 = (valid[4] & valid[0]) & (key[34:28] == key[6:0]);
    wire same_4_1 = (valid[4] & valid[1]) & (key[34:28] == key[13:7]);
    wire same_4_2 = (valid[4] & valid[2]) & (key[34:28] == key[20:14]);
    wire same_4_3 = (valid[4] & valid[3]) & (key[34:28] == key[27:21]);
    wire [3:0] packed_bits_3 = {same_4_3, same_4_2, same_4_1, same_4_0};
    wire same_5_0 = (valid[5] & valid[0]) & (key[41:35] == key[6:0]);
    wire same_5_1 = (valid[5] & valid[1]) & (key[41:35] == key[13:7]);
    wire same_5_2 = (valid[5] & valid[2]) & (key[41:35] == key[20:14]);
    wire same_5_3 = (valid[5] & valid[3]) & (key[41:35] == key[27:21]);
    wire same_5_4 = (valid[5] & valid[4]) & (key[41:35] == key[34:28]);
    wire [4:0] packed_bits_4 = {same_5_4, same_5_3, same_5_2, same_5_1, same_5_0};
    wire same_6_0 = (valid[6] & valid[0]) & (key[48:42] == key[6:0]);
    wire same_6_1 = (valid[6] & valid[1]) & (key[48:42] == key[13:7]);
    wire same_6_2 = (valid[6] & valid[2]) & (key[48:42] == key[20:14]);
    wire same_6_3 = (valid[6] & valid[3]) & (key[48:42] == key[27:21]);
    wire same_6_4 = (valid[6] & valid[4]) & (key[48:42] == key[34:28]);
    wire same_6_5 = (valid[6] & valid[5]) & (key[48:42] == key[41:35]);
    wire [5:0] packed_bits_5 = {same_6_5, same_6_4, same_6_3, same_6_2, same_6_1, same_6_0};
    wire same_7_0 = (valid[7] & valid[0]) & (key[55:49] == key[6:0]);
    wire same_7_1 = (valid[7] & valid[1]) & (key[55:49] == key[13:7]);
    wire same_7_2 = (valid[7] & valid[2]) & (key[55:49] == key[20:14]);
    wire same_7_3 = (valid[7] & valid[3]) & (key[55:49] == key[27:21]);
    wire same_7_4 = (valid[7] & valid[4]) & (key[55:49] == key[34:28]);
    wire same_7_5 = (valid[7] & valid[5]) & (key[55:49] == key[41:35]);
    wire same_7_6 = (valid[7] & valid[6]) & (key[55:49] == key[48:42]);
    wire [6:0] packed_bits_6 = {same_7_6, same_7_5, same_7_4, same_7_3, same_7_2, same_7_1, same_7_0};
    wire same_8_0 = (valid[8] & valid[0]) & (key[62:56] == key[6:0]);
    wire same_8_1 = (valid[8] & valid[1]) & (key[62:56] == key[13:7]);
    wire same_8_2 = (valid[8] & valid[2]) & (key[62:56] == key[20:14]);
    wire same_8_3 = (valid[8] & valid[3]) & (key[62:56] == key[27:21]);
    wire same_8_4 = (valid[8] & valid[4]) & (key[62:56] == key[34:28]);
    wire same_8_5 = (valid[8] & valid[5]) & (key[62:56] == key[41:35]);
    wire same_8_6 = (valid[8] & valid[6]) & (key[62:56] == key[48:42]);
    wire same_8_7 = (valid[8] & valid[7]) & (key[62:56] == key[55:49]);
    wire [7:0] packed_bits_7 = {
        same_8_7, same_8_6, same_8_5, same_8_4, same_8_3, same_8_2, same_8_1, same_8_0
    };
    wire same_9_0 = (valid[9] & valid[0]) & (key[69:63] == key[6:0]);
    wire same_9_1 = (valid[9] & valid[1]) & (key[69:63] == key[13:7]);
    wire same_9_2 = (valid[9] & valid[2]) & (key[69:63] == key[20:14]);
    wire same_9_3 = (valid[9] & valid[3]) & (key[69:63] == key[27:21]);
    wire same_9_4 = (valid[9] & valid[4]) & (key[69:63] == key[34:28]);
    wire same_9_5 = (valid[9] & valid[5]) & (key[69:63] == key[41:35]);
    wire same_9_6 = (valid[9] & valid[6]) & (key[69:63] == key[48:42]);
    wire same_9_7 = (valid[9] & valid[7]) & (key[69:63] == key[55:49]);
    wire same_9_8 = (valid[9] & valid[8]) & (key[69:63] == key[62:56]);
    wire [7:0] packed_bits_8 = {
        same_9_7, same_9_6, same_9_5, same_9_4, same_9_3, same_9_2, same_9_1, same_9_0
    };
    wire same_10_0 = (valid[10] & valid[0]) & (key[76:70] == key[6:0]);
    wire same_10_1 = (valid[10] & valid[1]) & (key[76:70] == key[13:7]);
    wire same_10_2 = (valid[10] & valid[2]) & (key[76:70] == key[20:14]);
    wire same_10_3 = (valid[10] & valid[3]) & (key[76:70] == key[27:21]);
    wire same_10_4 = (valid[10] & valid[4]) & (key[76:70] == key[34:28]);
    wire same_10_5 = (valid[10] & valid[5]) & (key[76:70] == key[41:35]);
    wire same_10_6 = (valid[10] & valid[6]) & (key[76:70] == key[48:42]);
    wire same_10_7 = (valid[10] & valid[7]) & (key[76:70] == key[55:49]);
    wire same_10_8 = (valid[10] & valid[8]) & (key[76:70] == key[62:56]);
    wire same_10_9 = (valid[10] & valid[9]) & (key[76:70] == key[69:63]);
    wire [7:0] packed_bits_9 = {
        same_10_7, same_10_6, same_10_5, same_10_4, same_10_3, same_10_2, same_10_1, same_10_0
    };
    wire [1:0] packed_bits_10 = {same_10_9, same_10_8};
    wire same_11_0 = (valid[11] & valid[0]) & (key[83:77] == key[6:0]);
    wire same_11_1 = (valid[11] & valid[1]) & (key[83:77] == key[13:7]);
    wire same_11_2 = (valid[11] & valid[2]) & (key[83:77] == key[20:14]);
    wire same_11_3 = (valid[11] & valid[3]) & (key[83:77] == key[27:21]);
    wire same_11_4 = (valid[11] & valid[4]) & (key[83:77] == key[34:28]);
    wire same_11_5 = (valid[11] & valid[5]) & (key[83:77] == key[41:35]);
    wire same_11_6 = (valid[11] & valid[6]) & (key[83:77] == key[48:42]);
    wire same_11_7 = (valid[11] & valid[7]) & (key[83:77] == key[55:49]);
    wire same_11_8 = (valid[11] & valid[8]) & (key[83:77] == key[62:56]);
    wire same_11_9 = (valid[11] & valid[9]) & (key[83:77] == key[69:63]);
    wire same_11_10 = (valid[11] & valid[10]) & (key[83:77] == key[76:70]);
    wire [7:0] packed_bits_11 = {
        same_11_7, same_11_6, same_11_5, same_11_4, same_11_3, same_11_2, same_11_1, same_11_0
    };
    wire [2:0] packed_bits_12 = {same_11_10, same_11_9, same_11_8};
    wire same_12_0 = (valid[12] & valid[0]) & (key[90:84] == key[6:0]);
    wire same_12_1 = (valid[12] & valid[1]) & (key[90:84] == key[13:7]);
    wire same_12_2 = (valid[12] & valid[2]) & (key[90:84] == key[20:14]);
    wire same_12_3 = (valid[12] & valid[3]) & (key[90:84] == key[27:21]);
    wire same_12_4 = (valid[12] & valid[4]) & (key[90:84] == key[34:28]);
    wire same_12_5 = (valid[12] & valid[5]) & (key[90:84] == key[41:35]);
    wire same_12_6 = (valid[12] & valid[6]) & (key[90:84] == key[48:42]);
    wire same_12_7 = (valid[12] & valid[7]) & (key[90:84] == key[55:49]);
    wire same_12_8 = (valid[12] & valid[8]) & (key[90:84] == key[62:56]);
    wire same_12_9 = (valid[12] & valid[9]) & (key[90:84] == key[69:63]);
    wire same_12_10 = (valid[12] & valid[10]) & (key[90:84] == key[76:70]);
    wire same_12_11 = (valid[12] & valid[11]) & (key[90:84] == key[83:77]);
    wire [7:0] packed_bits_13 = {
        same_12_7, same_12_6, same_12_5, same_12_4, same_12_3, same_12_2, same_12_1, same_12_0
    };
    wire [3:0] packed_bits_14 = {same_12_11, same_12_10, same_12_9, same_12_8};
    wire same_13_0 = (valid[13] & valid[0]) & (key[97:91] == key[6:0]);
    wire same_13_1 = (valid[13] & valid[1]) & (key[97:91] == key[13:7]);
    wire same_13_2 = (valid[13] & valid[2]) & (key[97:91] == key[20:14]);
    wire same_13_3 = (valid[13] & valid[3]) & (key[97:91] == key[27:21]);
    wire same_13_4 = (valid[13] & valid[4]) & (key[97:91] == key[34:28]);
    wire same_13_5 = (valid[13] & valid[5]) & (key[97:91] == key[41:35]);
    wire same_13_6 = (valid[13] & valid[6]) & (key[97:91] == key[48:42]);
    wire same_13_7 = (valid[13] & valid[7]) & (key[97:91] == key[55:49]);
    wire same_13_8 = (valid[13] & valid[8]) & (key[97:91] == key[62:56]);
    wire same_13_9 = (valid[13] & valid[9]) & (key[97:91] == key[69:63]);
    wire same_13_10 = (valid[13] & valid[10]) & (key[97:91] == key[76:70]);
    wire same_13_11 = (valid[13] & valid[11]) & (key[97:91] == key[83:77]);
    wire same_13_12 = (valid[13] & valid[12]) & (key[97:91] == key[90:84]);
    wire [7:0] packed_bits_15 = {
        same_13_7, same_13_6, same_13_5, same_13_4, same_13_3, same_13_2, same_13_1, same_13_0
    };
    wire [4:0] packed_bits_16 = {same_13_12, same_13_11, same_13_10, same_13_9, same_13_8};
    wire same_14_0 = (valid[14] & valid[0]) & (key[104:98] == key[6:0]);
    wire same_14_1 = (valid[14] & valid[1]) & (key[104:98] == key[13:7]);
    wire same_14_2 = (valid[14] & valid[2]) & (key[104:98] == key[20:14]);
    wire same_14_3 = (valid[14] & valid[3]) & (key[104:98] == key[27:21]);
    wire same_14_4 = (valid[14] & valid[4]) & (key[104:98] == key[34:28]);
    wire same_14_5 = (valid[14] & valid[5]) & (key[104:98] == key[41:35]);
    wire same_14_6 = (valid[14] & valid[6]) & (key[104:98] == key[48:42]);
    wire same_14_7 = (valid[14] & valid[7]) & (key[104:98] == key[55:49]);
    wire same_14_8 = (valid[14] & valid[8]) & (key[104:98] == key[62:56]);
    wire same_14_9 = (valid[14] & valid[9]) & (key[104:98] == key[69:63]);
    wire same_14_10 = (valid[14] & valid[10]) & (key[104:98] == key[76:70]);
    wire same_14_11 = (valid[14] & valid[11]) & (key[104:98] == key[83:77]);
    wire same_14_12 = (valid[14] & valid[12]) & (key[104:98] == key[90:84]);
    wire same_14_13 = (valid[14] & valid[13]) & (key[104:98] == key[97:91]);
    wire [7:0] packed_bits_17 = {
        same_14_7, same_14_6, same_14_5, same_14_4, same_14_3, same_14_2, same_14_1, same_14_0
    };
    wire [5:0] packed_bits_18 = {same_14_13, same_14_12, same_14_11, same_14_10, same_14_9, same_14_8};
    wire same_15_0 = (valid[15] & valid[0]) & (key[111:105] == key[6:0]);
    wire same_15_1 = (valid[15] & valid[1]) & (key[111:105] == key[13:7]);
    wire same_15_2 = (valid[15] & valid[2]) & (key[111:105] == key[20:14]);
    wire same_15_3 = (valid[15] & valid[3]) & (key[111:105] == key[27:21]);
    wire same_15_4 = (valid[15] & valid[4]) & (key[111:105] == key[34:28]);
    wire same_15_5 = (valid[15] & valid[5]) & (key[111:105] == key[41:35]);
    wire same_15_6 = (valid[15] & valid[6]) & (key[111:105] == key[48:42]);
    wire same_15_7 = (valid[15] & valid[7]) & (key[111:105] == key[55:49]);
    wire same_15_8 = (valid[15] & valid[8]) & (key[111:105] == key[62:56]);
    wire same_15_9 = (valid[15] & valid[9]) & (key[111:105] == key[69:63]);
    wire same_15_10 = (valid[15] & valid[10]) & (key[111:105] == key[76:70]);
    wire same_15_11 = (valid[15] & valid[11]) & (key[111:105] == key[83:77]);
    wire same_15_12 = (valid[15] & valid[12]) & (key[111:105] == key[90:84]);
    wire same_15_13 = (valid[15] & valid[13]) & (key[111:105] == key[97:91]);
    wire same_15_14 = (valid[15] & valid[14]) & (key[111:105] == key[104:98]);
    wire [7:0] packed_bits_19 = {
        same_15_7, same_15_6, same_15_5, same_15_4, same_15_3, same_15_2, same_15_1, same_15_0
    };
    wire [6:0] packed_bits_20 = {
        same_15_14, same_15_13, same_15_12, same_15_11, same_15_10, same_15_9, same_15_8
    };
    wire same_16_0 = (valid[16] & valid[0]) & (key[118:112] == key[6:0]);
    wire same_16_1 = (valid[16] & valid[1]) & (key[118:112] == key[13:7]);
    wire same_16_2 = (valid[16] & valid[2]) & (key[118:112] == key[20:14]);
    wire same_16_3 = (valid[16] & valid[3]) & (key[118:112] == key[27:21]);
    wire same_16_4 = (valid[16] & valid[4]) & (key[118:112] == key[34:28]);
    wire same_16_5 = (valid[16] & valid[5]) & (key[118:112] == key[41:35]);
    wire same_16_6 = (valid[16] & valid[6]) & (key[118:112] == key[48:42]);
    wire same_16_7 = (valid[16] & valid[7]) & (key[118:112] == key[55:49]);
    wire same_16_8 = (valid[16] & valid[8]) & (key[118:112] == key[62:56]);
    wire same_16_9 = (valid[16] & valid[9]) & (key[118:112] == key[69:63]);
    wire same_16_10 = (valid[16] & valid[10]) & (key[118:112] == key[76:70]);
    wire same_16_11 = (valid[16] & valid[11]) & (key[118:112] == key[83:77]);
    wire same_16_12 = (valid[16] & valid[12]) & (key[118:112] == key[90:84]);
    wire same_16_13 = (valid[16] & valid[13]) & (key[118:112] == key[97:91]);
    wire same_16_14 = (valid[16] & valid[14]) & (key[118:112] == key[104:98]);
    wire same_16_15 = (valid[16] & valid[15]) & (key[118:112] == key[111:105]);
    wire [7:0] packed_bits_21 = {
        same_16_7, same_16_6, same_16_5, same_16_4, same_16_3, same_16_2, same_16_1, same_16_0
    };
    wire [7:0] packed_bits_22 = {
        same_16_15, same_16_14, same_16_13, same_16_12, same_16_11, same_16_10, same_16_9,
        same_16_8
    };
    wire same_17_0 = (valid[17] & valid[0]) & (key[125:119] == key[6:0]);
    wire same_17_1 = (valid[17] & valid[1]) & (key[125:119] == key[13:7]);
    wire same_17_2 = (valid[17] & valid[2]) & (key[125:119] == key[20:14]);
    wire same_17_3 = (valid[17] & valid[3]) & (key[125:119] == key[27:21]);
    wire same_17_4 = (valid[17] & valid[4]) & (key[125:119] == key[34:28]);
    wire same_17_5 = (valid[17] & valid[5]) & (key[125:119] == key[41:35]);
    wire same_17_6 = (valid[17] & valid[6]) & (key[125:119] == key[48:42]);
    wire same_17_7 = (valid[17] & valid[7]) & (key[125:119] == key[55:49]);
    wire same_17_8 = (valid[17] & valid[8]) & (key[125:119] == key[62:56]);
    wire same_17_9 = (valid[17] & valid[9]) & (key[125:119] == key[69:63]);
    wire same_17_10 = (valid[17] & valid[10]) & (key[125:119] == key[76:70]);
    wire same_17_11 = (valid[17] & valid[11]) & (key[125:119] == key[83:77]);
    wire same_17_12 = (valid[17] & valid[12]) & (key[125:119] == key[90:84]);
    wire same_17_13 = (valid[17] & valid[13]) & (key[125:119] == key[97:91]);
    wire same_17_14 = (valid[17] & valid[14]) & (key[125:119] == key[104:98]);
    wire same_17_15 = (valid[17] & valid[15]) & (key[125:119] == key[111:105]);
    wire same_17_16 = (valid[17] & valid[16]) & (key[125:119] == key[118:112]);
    wire [7:0] packed_bits_23 = {
        same_17_7, same_17_6, same_17_5, same_17_4, same_17_3, same_17_2, same_17_1, same_17_0
    };
    wire [7:0] packed_bits_24 = {
        same_17_15, same_17_14, same_17_13, same_17_12, same_17_11, same_17_10, same_17_9,
        same_17_8
    };
    wire same_18_0 = (valid[18] & valid[0]) & (key[132:126] == key[6:0]);
    wire same_18_1 = (valid[18] & valid[1]) & (key[132:126] == key[13:7]);
    wire same_18_2 = (valid[18] & valid[2]) & (key[132:126] == key[20:14]);
    wire same_18_3 = (valid[18] & valid[3]) & (key[132:126] == key[27:21]);
    wire same_18_4 = (valid[18] & valid[4]) & (key[132:126] == key[34:28]);
    wire same_18_5 = (valid[18] & valid[5]) & (key[132:126] == key[41:35]);
    wire same_18_6 = (valid[18] & valid[6]) & (key[132:126] == key[48:42]);
    wire same_18_7 = (valid[18] & valid[7]) & (key[132:126] == key[55:49]);
    wire same_18_8 = (valid[18] & valid[8]) & (key[132:126] == key[62:56]);
    wire same_18_9 = (valid[18] & valid[9]) & (key[132:126] == key[69:63]);
    wire same_18_10 = (valid[18] & valid[10]) & (key[132:126] == key[76:70]);
    wire same_18_11 = (valid[18] & valid[11]) & (key[132:126] == key[83:77]);
    wire same_18_12 = (valid[18] & valid[12]) & (key[132:126] == key[90:84]);
    wire same_18_13 = (valid[18] & valid[13]) & (key[132:126] == key[97:91]);
    wire same_18_14 = (valid[18] & valid[14]) & (key[132:126] == key[104:98]);
    wire same_18_15 = (valid[18] & valid[15]) & (key[132:126] == key[111:105]);
    wire same_18_16 = (valid[18] & valid[16]) & (key[132:126] == key[118:112]);
    wire same_18_17 = (valid[18] & valid[17]) & (key[132:126] == key[125:119]);
    wire [7:0] packed_bits_25 = {
        same_18_7, same_18_6, same_18_5, same_18_4, same_18_3, same_18_2, same_18_1, same_18_0
    };
    wire [7:0] packed_bits_26 = {
        same_18_15, same_18_14, same_18_13, same_18_12, same_18_11, same_18_10, same_18_9,
        same_18_8
    };
    wire [1:0] packed_bits_27 = {same_18_17, same_18_16};
    wire same_19_0 = (valid[19] & valid[0]) & (key[139:133] == key[6:0]);
    wire same_19_1 = (valid[19] & valid[1]) & (key[139:133] == key[13:7]);
    wire same_19_2 = (valid[19] & valid[2]) & (key[139:133] == key[20:14]);
    wire same_19_3 = (valid[19] & valid[3]) & (key[139:133] == key[27:21]);
    wire same_19_4 = (valid[19] & valid[4]) & (key[139:133] == key[34:28]);
    wire same_19_5 = (valid[19] & valid[5]) & (key[139:133] == key[41:35]);
    wire same_19_6 = (valid[19] & valid[6]) & (key[139:133] == key[48:42]);
    wire same_19_7 = (valid[19] & valid[7]) & (key[139:133] == key[55:49]);
    wire same_19_8 = (valid[19] & valid[8]) & (key[139:133] == key[62:56]);
    wire same_19_9 = (valid[19] & valid[9]) & (key[139:133] == key[69:63]);
    wire same_19_10 = (valid[19] & valid[10]) & (key[139:133] == key[76:70]);
    wire same_19_11 = (valid[19] & valid[11]) & (key[139:133] == key[83:77]);
    wire same_19_12 = (valid[19] & valid[12]) & (key[139:133] == key[90:84]);
    wire same_19_13 = (valid[19] & valid[13]) & (key[139:133] == key[97:91]);
    wire same_19_14 = (valid[19] & valid[14]) & (key[139:133] == key[104:98]);
    wire same_19_15 = (valid[19] & valid[15]) & (key[139:133] == key[111:105]);
    wire same_19_16 = (valid[19] & valid[16]) & (key[139:133] == key[118:112]);
    wire same_19_17 = (valid[19] & valid[17]) & (key[139:133] == key[125:119]);
    wire same_19_18 = (valid[19] & valid[18]) & (key[139:133] == key[132:126]);
    wire [7:0] packed_bits_28 = {
        same_19_7, same_19_6, same_19_5, same_19_4, same_19_3, same_19_2, same_19_1, same_19_0
    };
    wire [7:0] packed_bits_29 = {
        same_19_15, same_19_14, same_19_13, same_19_12, same_19_11, same_19_10, same_19_9,
        same_19_8
    };
    wire [2:0] packed_bits_30 = {same_19_18, same_19_17, same_19_16};
    wire same_20_0 = (valid[20] & valid[0]) & (key[146:140] == key[6:0]);
    wire same_20_1 = (valid[20] & valid[1]) & (key[146:140] == key[13:7]);
    wire same_20_2 = (valid[20] & valid[2]) & (key[146:140] == key[20:14]);
    wire same_20_3 = (valid[20] & valid[3]) & (key[146:140] == key[27:21]);
    wire same_20_4 = (valid[20] & valid[4]) & (key[146:140] == key[34:28]);
    wire same_20_5 = (valid[20] & valid[5]) & (key[146:140] == key[41:35]);
    wire same_20_6 = (valid[20] & valid[6]) & (key[146:140] == key[48:42]);
    wire same_20_7 = (valid[20] & valid[7]) & (key[146:140] == key[55:49]);
    wire same_20_8 = (valid[20] & valid[8]) & (key[146:140] == key[62:56]);
    wire same_20_9 = (valid[20] & valid[9]) & (key[146:140] == key[69:63]);
    wire same_20_10 = (valid[20] & valid[10]) & (key[146:140] == key[76:70]);
    wire same_20_11 = (valid[20] & valid[11]) & (key[146:140] == key[83:77]);
    wire same_20_12 = (valid[20] & valid[12]) & (key[146:140] == key[90:84]);
    wire same_20_13 = (valid[20] & valid[13]) & (key[146:140] == key[97:91]);
    wire same_20_14 = (valid[20] & valid[14]) & (key[146:140] == key[104:98]);
    wire same_20_15 = (valid[20] & valid[15]) & (key[146:140] == key[111:105]);
    wire same_20_16 = (valid[20] & valid[16]) & (key[146:140] == key[118:112]);
    wire same_20_17 = (valid[20] & valid[17]) & (key[146:140] == key[125:119]);
    wire same_20_18 = (valid[20] & valid[18]) & (key[146:140] == key[132:126]);
    wire same_20_19 = (valid[20] & valid[19]) & (key[146:140] == key[139:133]);
    wire [7:0] packed_bits_31 = {
        same_20_7, same_20_6, same_20_5, same_20_4, same_20_3, same_20_2, same_20_1, same_20_0
    };
    wire [7:0] packed_bits_32 = {
        same_20_15, same_20_14, same_20_13, same_20_12, same_20_11, same_20_10, same_20_9,
        same_20_8
    };
    wire [3:0] packed_bits_33 = {same_20_19, same_20_18, same_20_17, same_20_16};
    wire same_21_0 = (valid[21] & valid[0]) & (key[153:147] == key[6:0]);
    wire same_21_1 = (valid[21] & valid[1]) & (key[153:147] == key[13:7]);
    wire same_21_2 = (valid[21] & valid[2]) & (key[153:147] == key[20:14]);
    wire same_21_3 = (valid[21] & valid[3]) & (key[153:147] == key[27:21]);
    wire same_21_4 = (valid[21] & valid[4]) & (key[153:147] == key[34:28]);
    wire same_21_5 = (valid[21] & valid[5]) & (key[153:147] == key[41:35]);
    wire same_21_6 = (valid[21] & valid[6]) & (key[153:147] == key[48:42]);
    wire same_21_7 = (valid[21] & valid[7]) & (key[153:147] == key[55:49]);
    wire same_21_8 = (valid[21] & valid[8]) & (key[153:147] == key[62:56]);
    wire same_21_9 = (valid[21] & valid[9]) & (key[153:147] == key[69:63]);
    wire same_21_10 = (valid[21] & valid[10]) & (key[153:147] == key[76:70]);
    wire same_21_11 = (valid[21] & valid[11]) & (key[153:147] == key[83:77]);
    wire same_21_12 = (valid[21] & valid[12]) & (key[153:147] == key[90:84]);
    wire same_21_13 = (valid[21] & valid[13]) & (key[153:147] == key[97:91]);
    wire same_21_14 = (valid[21] & valid[14]) & (key[153:147] == key[104:98]);
    wire same_21_15 = (valid[21] & valid[15]) & (key[153:147] == key[111:105]);
    wire same_21_16 = (valid[21] & valid[16]) & (key[153:147] == key[118:112]);
    wire same_21_17 = (valid[21] & valid[17]) & (key[153:147] == key[125:119]);
    wire same_21_18 = (valid[21] & valid[18]) & (key[153:147] == key[132:126]);
    wire same_21_19 = (valid[21] & valid[19]) & (key[153:147] == key[139:133]);
    wire same_21_20 = (valid[21] & valid[20]) & (key[153:147] == key[146:140]);
    wire [7:0] packed_bits_34 = {
        same_21_7, same_21_6, same_21_5, same_21_4, same_21_3, same_21_2, same_21_1, same_21_0
    };
    wire [7:0] packed_bits_35 = {
        same_21_15, same_21_14, same_21_13, same_21_12, same_21_11, same_21_10, same_21_9,
        same_21_8
    };
    wire [4:0] packed_bits_36 = {same_21_20, same_21_19, same_21_18, same_21_17, same_21_16};
    wire same_22_0 = (valid[22] & valid[0]) & (key[160:154] == key[6:0]);
    wire same_22_1 = (valid[22] & valid[1]) & (key[160:154] == key[13:7]);
    wire same_22_2 = (valid[22] & valid[2]) & (key[160:154] == key[20:14]);
    wire same_22_3 = (valid[22] & valid[3]) & (key[160:154] == key[27:21]);
    wire same_22_4 = (valid[22] & valid[4]) & (key[160:154] == key[34:28]);
    wire same_22_5 = (valid[22] & valid[5]) & (key[160:154] == key[41:35]);
    wire same_22_6 = (valid[22] & valid[6]) & (key[160:154] == key[48:42]);
    wire same_22_7 = (valid[22] & valid[7]) & (key[160:154] == key[55:49]);
    wire same_22_8 = (valid[22] & valid[8]) & (key[160:154] == key[62:56]);
    wire same_22_9 = (valid[22] & valid[9]) & (key[160:154] == key[69:63]);
    wire same_22_10 = (valid[22] & valid[10]) & (key[160:154] == key[76:70]);
    wire same_22_11 = (valid[22] & valid[11]) & (key[160:154] == key[83:77]);
    wire same_22_12 = (valid[22] & valid[12]) & (key[160:154] == key[90:84]);
    wire same_22_13 = (valid[22] & valid[13]) & (key[160:154] == key[97:91]);
    wire same_22_14 = (valid[22] & valid[14]) & (key[160:154] == key[104:98]);
    wire same_22_15 = (valid[22] & valid[15]) & (key[160:154] == key[111:105]);
    wire same_22_16 = (valid[22] & valid[16]) & (key[160:154] == key[118:112]);
    wire same_22_17 = (valid[22] & valid[17]) & (key[160:154] == key[125:119]);
    wire same_22_18 = (valid[22] & valid[18]) & (key[160:154] == key[132:126]);
    wire same_22_19 = (valid[22] & valid[19]) & (key[160:154] == key[139:133]);
    wire same_22_20 = (valid[22] & valid[20]) & (key[160:154] == key[146:140]);
    wire same_22_21 = (valid[22] & valid[21]) & (key[160:154] == key[153:147]);
    wire [7:0] packed_bits_37 = {
        same_22_7, same_22_6, same_22_5, same_22_4, same_22_3, same_22_2, same_22_1, same_22_0
    };
    wire [7:0] packed_bits_38 = {
        same_22_15, same_22_14, same_22_13, same_22_12, same_22_11, same_22_10, same_22_9,
        same_22_8
    };
    wire [5:0] packed_bits_39 = {same_22_21, same_22_20, same_22_19, same_22_18, same_22_17, same_22_16};
    wire same_23_0 = (valid[23] & valid[0]) & (key[167:161] == key[6:0]);
    wire same_23_1 = (valid[23] & valid[1]) & (key[167:161] == key[13:7]);
    wire same_23_2 = (valid[23] & valid[2]) & (key[167:161] == key[20:14]);
    wire same_23_3 = (valid[23] & valid[3]) & (key[167:161] == key[27:21]);
    wire same_23_4 = (valid[23] & valid[4]) & (key[167:161] == key[34:28]);
    wire same_23_5 = (valid[23] & valid[5]) & (key[167:161] == key[41:35]);
    wire same_23_6 = (valid[23] & valid[6]) & (key[167:161] == key[48:42]);
    wire same_23_7 = (valid[23] & valid[7]) & (key[167:161] == key[55:49]);
    wire same_23_8 = (valid[23] & valid[8]) & (key[167:161] == key[62:56]);
    wire same_23_9 = (valid[23] & valid[9]) & (key[167:161] == key[69:63]);
    wire same_23_10 = (valid[23] & valid[10]) & (key[167:161] == key[76:70]);
    wire same_23_11 = (valid[23] & valid[11]) & (key[167:161] == key[83:77]);
    wire same_23_12 = (valid[23] & valid[12]) & (key[167:161] == key[90:84]);
    wire same_23_13 = (valid[23] & valid[13]) & (key[167:161] == key[97:91]);
    wire same_23_14 = (valid[23] & valid[14]) & (key[167:161] == key[104:98]);
    wire same_23_15 = (valid[23] & valid[15]) & (key[167:161] == key[111:105]);
    wire same_23_16 = (valid[23] & valid[16]) & (key[167:161] == key[118:112]);
    wire same_23_17 = (valid[23] & valid[17]) & (key[167:161] == key[125:119]);
    wire same_23_18 = (valid[23] & valid[18]) & (key[167:161] == key[132:126]);
    wire same_23_19 = (valid[23] & valid[19]) & (key[167:161] == key[139:133]);
    wire same_23_20 = (valid[23] & valid[20]) & (key[167:161] == key[146:140]);
    wire same_23_21 = (valid[23] & valid[21]) & (key[167:161] == key[153:147]);
    wire same_23_22 = (valid[23] & valid[22]) & (key[167:161] == key[160:154]);
    wire [7:0] packed_bits_40 = {
        same_23_7, same_23_6, same_23_5, same_23_4, same_23_3, same_23_2, same_23_1, same_23_0
    };
    wire [7:0] packed_bits_41 = {
        same_23_15, same_23_14, same_23_13, same_23_12, same_23_11, same_23_10, same_23_9,
        same_23_8
    };
    wire [6:0] packed_bits_42 = {
        same_23_22, same_23_21, same_23_20, same_23_19, same_23_18, same_23_17, same_23_16
    };
    wire same_24_0 = (valid[24] & valid[0]) & (key[174:168] == key[6:0]);
    wire same_24_1 = (valid[24] & valid[1]) & (key[174:168] == key[13:7]);
    wire same_24_2 = (valid[24] & valid[2]) & (key[174:168] == key[20:14]);
    wire same_24_3 = (valid[24] & valid[3]) & (key[174:168] == key[27:21]);
    wire same_24_4 = (valid[24] & valid[4]) & (key[174:168] == key[34:28]);
    wire same_24_5 = (valid[24] & valid[5]) & (key[174:168] == key[41:35]);
    wire same_24_6 = (valid[24] & valid[6]) & (key[174:168] == key[48:42]);
    wire same_24_7 = (valid[24] & valid[7]) & (key[174:168] == key[55:49]);
    wire same_24_8 = (valid[24] & valid[8]) & (key[174:168] == key[62:56]);
    wire same_24_9 = (valid[24] & valid[9]) & (key[174:168] == key[69:63]);
    wire same_24_10 = (valid[24] & valid[10]) & (key[174:168] == key[76:70]);
    wire same_24_11 = (valid[24] & valid[11]) & (key[174:168] == key[83:77]);
    wire same_24_12 = (valid[24] & valid[12]) & (key[174:168] == key[90:84]);
    wire same_24_13 = (valid[24] & valid[13]) & (key[174:168] == key[97:91]);
    wire same_24_14 = (valid[24] & valid[14]) & (key[174:168] == key[104:98]);
    wire same_24_15 = (valid[24] & valid[15]) & (key[174:168] == key[111:105]);
    wire same_24_16 = (valid[24] & valid[16]) & (key[174:168] == key[118:112]);
    wire same_24_17 = (valid[24] & valid[17]) & (key[174:168] == key[125:119]);
    wire same_24_18 = (valid[24] & valid[18]) & (key[174:168] == key[132:126]);
    wire same_24_19 = (valid[24] & valid[19]) & (key[174:168] == key[139:133]);
    wire same_24_20 = (valid[24] & valid[20]) & (key[174:168] == key[146:140]);
    wire same_24_21 = (valid[24] & valid[21]) & (key[174:168] == key[153:147]);
    wire same_24_22 = (valid[24] & valid[22]) & (key[174:168] == key[160:154]);
    wire same_24_23 = (valid[24] & valid[23]) & (key[174:168] == key[167:161]);
    wire [7:0] packed_bits_43 = {
        same_24_7, same_24_6, same_24_5, same_24_4, same_24_3, same_24_2, same_24_1, same_24_0
    };
    wire [7:0] packed_bits_44 = {
        same_24_15, same_24_14, same_24_13, same_24_12, same_24_11, same_24_10, same_24_9,
        same_24_8
    };
    wire [7:0] packed_bits_45 = {
        same_24_23, same_24_22, same_24_21, same_24_20, same_24_19, same_24_18, same_24_17,
        same_24_16
    };
    wire same_25_0 = (valid[25] & valid[0]) & (key[181:175] == key[6:0]);
    wire same_25_1 = (valid[25] & valid[1]) & (key[181:175] == key[13:7]);
    wire same_25_2 = (valid[25] & valid[2]) & (key[181:175] == key[20:14]);
    wire same_25_3 = (valid[25] & valid[3]) & (key[181:175] == key[27:21]);
    wire same_25_4 = (valid[25] & valid[4]) & (key[181:175] == key[34:28]);
    wire same_25_5 = (valid[25] & valid[5]) & (key[181:175] == key[41:35]);
    wire same_25_6 = (valid[25] & valid[6]) & (key[181:175] == key[48:42]);
    wire same_25_7 = (valid[25] & valid[7]) & (key[181:175] == key[55:49]);
    wire same_25_8 = (valid[25] & valid[8]) & (key[181:175] == key[62:56]);
    wire same_25_9 = (valid[25] & valid[9]) & (key[181:175] == key[69:63]);
    wire same_25_10 = (valid[25] & valid[10]) & (key[181:175] == key[76:70]);
    wire same_25_11 = (valid[25] & valid[11]) & (key[181:175] == key[83:77]);
    wire same_25_12 = (valid[25] & valid[12]) & (key[181:175] == key[90:84]);
    wire same_25_13 = (valid[25] & valid[13]) & (key[181:175] == key[97:91]);
    wire same_25_14 = (valid[25] & valid[14]) & (key[181:175] == key[104:98]);
    wire same_25_15 = (valid[25] & valid[15]) & (key[181:175] == key[111:105]);
    wire same_25_16 = (valid[25] & valid[16]) & (key[181:175] == key[118:112]);
    wire same_25_17 = (valid[25] & valid[17]) & (key[181:175] == key[125:119]);
    wire same_25_18 = (valid[25] & valid[18]) & (key[181:175] == key[132:126]);
    wire same_25_19 = (valid[25] & valid[19]) & (key[181:175] == key[139:133]);
    wire same_25_20 = (valid[25] & valid[20]) & (key[181:175] == key[146:140]);
    wire same_25_21 = (valid[25] & valid[21]) & (key[181:175] == key[153:147]);
    wire same_25_22 = (valid[25] & valid[22]) & (key[181:175] == key[160:154]);
    wire same_25_23 = (valid[25] & valid[23]) & (key[181:175] == key[167:161]);
    wire same_25_24 = (valid[25] & valid[24]) & (key[181:175] == key[174:168]);
    wire [7:0] packed_bits_46 = {
        same_25_7, same_25_6, same_25_5, same_25_4, same_25_3, same_25_2, same_25_1, same_25_0
    };
    wire [7:0] packed_bits_47 = {
        same_25_15, same_25_14, same_25_13, same_25_12, same_25_11, same_25_10, same_25_9,
        same_25_8
    };
    wire [7:0] packed_bits_48 = {
        same_25_23, same_25_22, same_25_21, same_25_20, same_25_19, same_25_18, same_25_17,
        same_25_16
    };
    wire same_26_0 = (valid[26] & valid[0]) & (key[188:182] == key[6:0]);
    wire same_26_1 = (valid[26] & valid[1]) & (key[188:182] == key[13:7]);
    wire same_26_2 = (valid[26] & valid[2]) & (key[188:182] == key[20:14]);
    wire same_26_3 = (valid[26] & valid[3]) & (key[188:182] == key[27:21]);
    wire same_26_4 = (valid[26] & valid[4]) & (key[188:182] == key[34:28]);
    wire same_26_5 = (valid[26] & valid[5]) & (key[188:182] == key[41:35]);
    wire same_26_6 = (valid[26] & valid[6]) & (key[188:182] == key[48:42]);
    wire same_26_7 = (valid[26] & valid[7]) & (key[188:182] == key[55:49]);
    wire same_26_8 = (valid[26] & valid[8]) & (key[188:182] == key[62:56]);
    wire same_26_9 = (valid[26] & valid[9]) & (key[188:182] == key[69:63]);
    wire same_26_10 = (valid[26] & valid[10]) & (key[188:182] == key[76:70]);
    wire same_26_11 = (valid[26] & valid[11]) & (key[188:182] == key[83:77]);
    wire same_26_12 = (valid[26] & valid[12]) & (key[188:182] == key[90:84]);
    wire same_26_13 = (valid[26] & valid[13]) & (key[188:182] == key[97:91]);
    wire same_26_14 = (valid[26] & valid[14]) & (key[188:182] == key[104:98]);
    wire same_26_15 = (valid[26] & valid[15]) & (key[188:182] == key[111:105]);
    wire same_26_16 = (valid[26] & valid[16]) & (key[188:182] == key[118:112]);
    wire same_26_17 = (valid[26] & valid[17]) & (key[188:182] == key[125:119]);
    wire same_26_18 = (valid[26] & valid[18]) & (key[188:182] == key[132:126]);
    wire same_26_19 = (valid[26] & valid[19]) & (key[188:182] == key[139:133]);
    wire same_26_20 = (valid[26] & valid[20]) & (key[188:182] == key[146:140]);
    wire same_26_21 = (valid[26] & valid[21]) & (key[188:182] == key[153:147]);
    wire same_26_22 = (valid[26] & valid[22]) & (key[188:182] == key[160:154]);
    wire same_26_23 = (valid[26] & valid[23]) & (key[188:182] == key[167:161]);
    wire same_26_24 = (valid[26] & valid[24]) & (key[188:182] == key[174:168]);
    wire same_26_25 = (valid[26] & valid[25]) & (key[188:182] == key[181:175]);
    wire [7:0] packed_bits_49 = {
        same_26_7, same_26_6, same_26_5, same_26_4, same_26_3, same_26_2, same_26_1, same_26_0
    };
    wire [7:0] packed_bits_50 = {
        same_26_15, same_26_14, same_26_13, same_26_12, same_26_11, same_26_10, same_26_9,
        same_26_8
    };
    wire [7:0] packed_bits_51 = {
        same_26_23, same_26_22, same_26_21, same_26_20, same_26_19, same_26_18, same_26_17,
        same_26_16
    };
    wire [1:0] packed_bits_52 = {same_26_25, same_26_24};
    wire same_27_0 = (valid[27] & valid[0]) & (key[195:189] == key[6:0]);
    wire same_27_1 = (valid[27] & valid[1]) & (key[195:189] == key[13:7]);
    wire same_27_2 = (valid[27] & valid[2]) & (key[195:189] == key[20:14]);
    wire same_27_3 = (valid[27] & valid[3]) & (key[195:189] == key[27:21]);
    wire same_27_4 = (valid[27] & valid[4]) & (key[195:189] == key[34:28]);
    wire same_27_5 = (valid[27] & valid[5]) & (key[195:189] == key[41:35]);
    wire same_27_6 = (valid[27] & valid[6]) & (key[195:189] == key[48:42]);
    wire same_27_7 = (valid[27] & valid[7]) & (key[195:189] == key[55:49]);
    wire same_27_8 = (valid[27] & valid[8]) & (key[195:189] == key[62:56]);
    wire same_27_9 = (valid[27] & valid[9]) & (key[195:189] == key[69:63]);
    wire same_27_10 = (valid[27] & valid[10]) & (key[195:189] == key[76:70]);
    wire same_27_11 = (valid[27] & valid[11]) & (key[195:189] == key[83:77]);
    wire same_27_12 = (valid[27] & valid[12]) & (key[195:189] == key[90:84]);
    wire same_27_13 = (valid[27] & valid[13]) & (key[195:189] == key[97:91]);
    wire same_27_14 = (valid[27] & valid[14]) & (key[195:189] == key[104:98]);
    wire same_27_15 = (valid[27] & valid[15]) & (key[195:189] == key[111:105]);
    wire same_27_16 = (valid[27] & valid[16]) & (key[195:189] == key[118:112]);
    wire same_27_17 = (valid[27] & valid[17]) & (key[195:189] == key[125:119]);
    wire same_27_18 = (valid[27] & valid[18]) & (key[195:189] == key[132:126]);
    wire same_27_19 = (valid[27] & valid[19]) & (key[195:189] == key[139:133]);
    wire same_27_20 = (valid[27] & valid[20]) & (key[195:189] == key[146:140]);
    wire same_27_21 = (valid[27] & valid[21]) & (key[195:189] == key[153:147]);
    wire same_27_22 = (valid[27] & valid[22]) & (key[195:189] == key[160:154]);
    wire same_27_23 = (valid[27] & valid[23]) & (key[195:189] == key[167:161]);
    wire same_27_24 = (valid[27] & valid[24]) & (key[195:189] == key[174:168]);
    wire same_27_25 = (valid[27] & valid[25]) & (key[195:189] == key[181:175]);
    wire same_27_26 = (valid[27] & valid[26]) & (key[195:189] == key[188:182]);
    wire [7:0] packed_bits_53 = {
        same_27_7, same_27_6, same_27_5, same_27_4, same_27_3, same_27_2, same_27_1, same_27_0
    };
    wire [7:0] packed_bits_54 = {
        same_27_15, same_27_14, same_27_13, same_27_12, same_27_11, same_27_10, same_27_9,
        same_27_8
    };
    wire [7:0] packed_bits_55 = {
        same_27_23, same_27_22, same_27_21, same_27_20, same_27_19, same_27_18, same_27_17,
        same_27_16
    };
    wire [2:0] packed_bits_56 = {same_27_26, same_27_25, same_27_24};
    wire same_28_0 = (valid[28] & valid[0]) & (key[202:196] == key[6:0]);
    wire same_28_1 = (valid[28] & valid[1]) & (key[202:196] == key[13:7]);
    wire same_28_2 = (valid[28] & valid[2]) & (key[202:196] == key[20:14]);
    wire same_28_3 = (valid[28] & valid[3]) & (key[202:196] == key[27:21]);
    wire same_28_4 = (valid[28] & valid[4]) & (key[202:196] == key[34:28]);
    wire same_28_5 = (valid[28] & valid[5]) & (key[202:196] == key[41:35]);
    wire same_28_6 = (valid[28] & valid[6]) & (key[202:196] == key[48:42]);
    wire same_28_7 = (valid[28] & valid[7]) & (key[202:196] == key[55:49]);
    wire same_28_8 = (valid[28] & valid[8]) & (key[202:196] == key[62:56]);
    wire same_28_9 = (valid[28] & valid[9]) & (key[202:196] == key[69:63]);
    wire same_28_10 = (valid[28] & valid[10]) & (key[202:196] == key[76:70]);
    wire same_28_11 = (valid[28] & valid[11]) & (key[202:196] == key[83:77]);
    wire same_28_12 = (valid[28] & valid[12]) & (key[202:196] == key[90:84]);
    wire same_28_13 = (valid[28] & valid[13]) & (key[202:196] == key[97:91]);
    wire same_28_14 = (valid[28] & valid[14]) & (key[202:196] == key[104:98]);
    wire same_28_15 = (valid[28] & valid[15]) & (key[202:196] == key[111:105]);
    wire same_28_16 = (valid[28] & valid[16]) & (key[202:196] == key[118:112]);
    wire same_28_17 = (valid[28] & valid[17]) & (key[202:196] == key[125:119]);
    wire same_28_18 = (valid[28] & valid[18]) & (key[202:196] == key[132:126]);
    wire same_28_19 = (valid[28] & valid[19]) & (key[202:196] == key[139:133]);
    wire same_28_20 = (valid[28] & valid[20]) & (key[202:196] == key[146:140]);
    wire same_28_21 = (valid[28] & valid[21]) & (key[202:196] == key[153:147]);
    wire same_28_22 = (valid[28] & valid[22]) & (key[202:196] == key[160:154]);
    wire same_28_23 = (valid[28] & valid[23]) & (key[202:196] == key[167:161]);
    wire same_28_24 = (valid[28] & valid[24]) & (key[202:196] == key[174:168]);
    wire same_28_25 = (valid[28] & valid[25]) & (key[202:196] == key[181:175]);
    wire same_28_26 = (valid[28] & valid[26]) & (key[202:196] == key[188:182]);
    wire same_28_27 = (valid[28] & valid[27]) & (key[202:196] == key[195:189]);
    wire [7:0] packed_bits_57 = {
        same_28_7, same_28_6, same_28_5, same_28_4, same_28_3, same_28_2, same_28_1, same_28_0
    };
    wire [7:0] packed_bits_58 = {
        same_28_15, same_28_14, same_28_13, same_28_12, same_28_11, same_28_10, same_28_9,
        same_28_8
    };
    wire [7:0] packed_bits_59 = {
        same_28_23, same_28_22, same_28_21, same_28_20, same_28_19, same_28_18, same_28_17,
        same_28_16
    };
    wire [3:0] packed_bits_60 = {same_28_27, same_28_26, same_28_25, same_28_24};
    wire same_29_0 = (valid[29] & valid[0]) & (key[209:203] == key[6:0]);
    wire same_29_1 = (valid[29] & valid[1]) & (key[209:203] == key[13:7]);
    wire same_29_2 = (valid[29] & valid[2]) & (key[209:203] == key[20:14]);
    wire same_29_3 = (valid[29] & valid[3]) & (key[209:203] == key[27:21]);
    wire same_29_4 = (valid[29] & valid[4]) & (key[209:203] == key[34:28]);
    wire same_29_5 = (valid[29] & valid[5]) & (key[209:203] == key[41:35]);
    wire same_29_6 = (valid[29] & valid[6]) & (key[209:203] == key[48:42]);
    wire same_29_7 = (valid[29] & valid[7]) & (key[209:203] == key[55:49]);
    wire same_29_8 = (valid[29] & valid[8]) & (key[209:203] == key[62:56]);
    wire same_29_9 = (valid[29] & valid[9]) & (key[209:203] == key[69:63]);
    wire same_29_10 = (valid[29] & valid[10]) & (key[209:203] == key[76:70]);
    wire same_29_11 = (valid[29] & valid[11]) & (key[209:203] == key[83:77]);
    wire same_29_12 = (valid[29] & valid[12]) & (key[209:203] == key[90:84]);
    wire same_29_13 = (valid[29] & valid[13]) & (key[209:203] == key[97:91]);
    wire same_29_14 = (valid[29] & valid[14]) & (key[209:203] == key[104:98]);
    wire same_29_15 = (valid[29] & valid[15]) & (key[209:203] == key[111:105]);
    wire same_29_16 = (valid[29] & valid[16]) & (key[209:203] == key[118:112]);
    wire same_29_17 = (valid[29] & valid[17]) & (key[209:203] == key[125:119]);
    wire same_29_18 = (valid[29] & valid[18]) & (key[209:203] == key[132:126]);
    wire same_29_19 = (valid[29] & valid[19]) & (key[209:203] == key[139:133]);
    wire same_29_20 = (valid[29] & valid[20]) & (key[209:203] == key[146:140]);
    wire same_29_21 = (valid[29] & valid[21]) & (key[209:203] == key[153:147]);
    wire same_29_22 = (valid[29] & valid[22]) & (key[209:203] == key[160:154]);
    wire same_29_23 = (valid[29] & valid[23]) & (key[209:203] == key[167:161]);
    wire same_29_24 = (valid[29] & valid[24]) & (key[209:203] == key[174:168]);
    wire same_29_25 = (valid[29] & valid[25]) & (key[209:203] == key[181:175]);
    wire same_29_26 = (valid[29] & valid[26]) & (key[209:203] == key[188:182]);
    wire same_29_27 = (valid[29] & valid[27]) & (key[209:203] == key[195:189]);
    wire same_29_28 = (valid[29] & valid[28]) & (key[209:203] == key[202:196]);
    wire [7:0] packed_bits_61 = {
        same_29_7, same_29_6, same_29_5, same_29_4, same_29_3, same_29_2, same_29_1, same_29_0
    };
    wire [7:0] packed_bits_62 = {
        same_29_15, same_29_14, same_29_13, same_29_12, same_29_11, same_29_10, same_29_9,
        same_29_8
    };
    wire [7:0] packed_bits_63 = {
        same_29_23, same_29_22, same_29_21, same_29_20, same_29_19, same_29_18, same_29_17,
        same_29_16
    };
    wire [4:0] packed_bits_64 = {same_29_28, same_29_27, same_29_26, same_29_25, same_29_24};
    wire same_30_0 = (valid[30] & valid[0]) & (key[216:210] == key[6:0]);
    wire same_30_1 = (valid[30] & valid[1]) & (key[216:210] == key[13:7]);
    wire same_30_2 = (valid[30] & valid[2]) & (key[216:210] == key[20:14]);
    wire same_30_3 = (valid[30] & valid[3]) & (key[216:210] == key[27:21]);
    wire same_30_4 = (valid[30] & valid[4]) & (key[216:210] == key[34:28]);
    wire same_30_5 = (valid[30] & valid[5]) & (key[216:210] == key[41:35]);
    wire same_30_6 = (valid[30] & valid[6]) & (key[216:210] == key[48:42]);
    wire same_30_7 = (valid[30] & valid[7]) & (key[216:210] == key[55:49]);
    wire same_30_8 = (valid[30] & valid[8]) & (key[216:210] == key[62:56]);
    wire same_30_9 = (valid[30] & valid[9]) & (key[216:210] == key[69:63]);
    wire same_30_10 = (valid[30] & valid[10]) & (key[216:210] == key[76:70]);
    wire same_30_11 = (valid[30] & valid[11]) & (key[216:210] == key[83:77]);
    wire same_30_12 = (valid[30] & valid[12]) & (key[216:210] == key[90:84]);
    wire same_30_13 = (valid[30] & valid[13]) & (key[216:210] == key[97:91]);
    wire same_30_14 = (valid[30] & valid[14]) & (key[216:210] == key[104:98]);
    wire same_30_15 = (valid[30] & valid[15]) & (key[216:210] == key[111:105]);
    wire same_30_16 = (valid[30] & valid[16]) & (key[216:210] == key[118:112]);
    wire same_30_17 = (valid[30] & valid[17]) & (key[216:210] == key[125:119]);
    wire same_30_18 = (valid[30] & valid[18]) & (key[216:210] == key[132:126]);
    wire same_30_19 = (valid[30] & valid[19]) & (key[216:210] == key[139:133]);
    wire same_30_20 = (valid[30] & valid[20]) & (key[216:210] == key[146:140]);
    wire same_30_21 = (valid[30] & valid[21]) & (key[216:210] == key[153:147]);
    wire same_30_22 = (valid[30] & valid[22]) & (key[216:210] == key[160:154]);
    wire same_30_23 = (valid[30] & valid[23]) & (key[216:210] == key[167:161]);
    wire same_30_24 = (valid[30] & valid[24]) & (key[216:210] == key[174:168]);
    wire same_30_25 = (valid[30] & valid[25]) & (key[216:210] == key[181:175]);
    wire same_30_26 = (valid[30] & valid[26]) & (key[216:210] == key[188:182]);
    wire same_30_27 = (valid[30] & valid[27]) & (key[216:210] == key[195:189]);
    wire same_30_28 = (valid[30] & valid[28]) & (key[216:210] == key[202:196]);
    wire same_30_29 = (valid[30] & valid[29]) & (key[216:210] == key[209:203]);
    wire [7:0] packed_bits_65 = {
        same_30_7, same_30_6, same_30_5, same_30_4, same_30_3, same_30_2, same_30_1, same_30_0
    };
    wire [7:0] packed_bits_66 = {
        same_30_15, same_30_14, same_30_13, same_30_12, same_30_11, same_30_10, same_30_9,
        same_30_8
    };
    wire [7:0] packed_bits_67 = {
        same_30_23, same_30_22, same_30_21, same_30_20, same_30_19, same_30_18, same_30_17,
        same_30_16
    };
    wire [5:0] packed_bits_68 = {same_30_29, same_30_28, same_30_27, same_30_26, same_30_25, same_30_24};
    wire same_31_0 = (valid[31] & valid[0]) & (key[223:217] == key[6:0]);
    wire same_31_1 = (valid[31] & valid[1]) & (key[223:217] == key[13:7]);
    wire same_31_2 = (valid[31] & valid[2]) & (key[223:217] == key[20:14]);
    wire same_31_3 = (valid[31] & valid[3]) & (key[223:217] == key[27:21]);
    wire same_31_4 = (valid[31] & valid[4]) & (key[223:217] == key[34:28]);
    wire same_31_5 = (valid[31] & valid[5]) & (key[223:217] == key[41:35]);
    wire same_31_6 = (valid[31] & valid[6]) & (key[223:217] == key[48:42]);
    wire same_31_7 = (valid[31] & valid[7]) & (key[223:217] == key[55:49]);
    wire same_31_8 = (valid[31] & valid[8]) & (key[223:217] == key[62:56]);
    wire same_31_9 = (valid[31] & valid[9]) & (key[223:217] == key[69:63]);
    wire same_31_10 = (valid[31] & valid[10]) & (key[223:217] == key[76:70]);
    wire same_31_11 = (valid[31] & valid[11]) & (key[223:217] == key[83:77]);
    wire same_31_12 = (valid[31] & valid[12]) & (key[223:217] == key[90:84]);
    wire same_31_13 = (valid[31] & valid[13]) & (key[223:217] == key[97:91]);
    wire same_31_14 = (valid[31] & valid[14]) & (key[223:217] == key[104:98]);
    wire same_31_15 = (valid[31] & valid[15]) & (key[223:217] == key[111:105]);
    wire same_31_16 = (valid[31] & valid[16]) & (key[223:217] == key[118:112]);
    wire same_31_17 = (valid[31] & valid[17]) & (key[223:217] == key[125:119]);
    wire same_31_18 = (valid[31] & valid[18]) & (key[223:217] == key[132:126]);
    wire same_31_19 = (valid[31] & valid[19]) & (key[223:217] == key[139:133]);
    wire same_31_20 = (valid[31] & valid[20]) & (key[223:217] == key[146:140]);
    wire same_31_21 = (valid[31] & valid[21]) & (key[223:217] == key[153:147]);
    wire same_31_22 = (valid[31] & valid[22]) & (key[223:217] == key[160:154]);
    wire same_31_23 = (valid[31] & valid[23]) & (key[223:217] == key[167:161]);
    wire same_31_24 = (valid[31] & valid[24]) & (key[223:217] == key[174:168]);
    wire same_31_25 = (valid[31] & valid[25]) & (key[223:217] == key[181:175]);
    wire same_31_26 = (valid[31] & valid[26]) & (key[223:217] == key[188:182]);
    wire same_31_27 = (valid[31] & valid[27]) & (key[223:217] == key[195:189]);
    wire same_31_28 = (valid[31] & valid[28]) & (key[223:217] == key[202:196]);
    wire same_31_29 = (valid[31] & valid[29]) & (key[223:217] == key[209:203]);
    wire same_31_30 = (valid[31] & valid[30]) & (key[223:217] == key[216:210]);
    wire [7:0] packed_bits_69 = {
        same_31_7, same_31_6, same_31_5, same_31_4, same_31_3, same_31_2, same_31_1, same_31_0
    };
    wire [7:0] packed_bits_70 = {
        same_31_15, same_31_14, same_31_13, same_31_12, same_31_11, same_31_10, same_31_9,
        same_31_8
    };
    wire [7:0] packed_bits_71 = {
        same_31_23, same_31_22, same_31_21, same_31_20, same_31_19, same_31_18, same_31_17,
        same_31_16
    };
    wire [6:0] packed_bits_72 = {
        same_31_30, same_31_29, same_31_28, same_31_27, same_31_26, same_31_25, same_31_24
    };
    wire [30:0] packed_bits_73 = {
        packed_bits_69[0], packed_bits_65[0], packed_bits_61[0], packed_bits_57[0],
        packed_bits_53[0], packed_bits_49[0], packed_bits_46[0], packed_bits_43[0],
        packed_bits_40[0], packed_bits_37[0], packed_bits_34[0], packed_bits_31[0],
        packed_bits_28[0], packed_bits_25[0], packed_bits_23[0], packed_bits_21[0],
        packed_bits_19[0], packed_bits_17[0], packed_bits_15[0], packed_bits_13[0],
        packed_bits_11[0], packed_bits_9[0], packed_bits_8[0], packed_bits_7[0],
        packed_bits_6[0], packed_bits_5[0], packed_bits_4[0], packed_bits_3[0],
        packed_bits_2[0], packed_bits_1[0], same_1_0
    };
    wire [29:0] packed_bits_74 = {
        packed_bits_69[1], packed_bits_65[1], packed_bits_61[1], packed_bits_57[1],
        packed_bits_53[1], packed_bits_49[1], packed_bits_46[1], packed_bits_43[1],
        packed_bits_40[1], packed_bits_37[1], packed_bits_34[1], packed_bits_31[1],
        packed_bits_28[1], packed_bits_25[1], packed_bits_23[1], packed_bits_21[1],
        packed_bits_19[1], packed_bits_17[1], packed_bits_15[1], packed_bits_13[1],
        packed_bits_11[1], packed_bits_9[1], packed_bits_8[1], packed_bits_7[1],
        packed_bits_6[1], packed_bits_5[1], packed_bits_4[1], packed_bits_3[1],
        packed_bits_2[1], packed_bits_1[1]
    };
    wire [28:0] packed_bits_75 = {
        packed_bits_69[2], packed_bits_65[2], packed_bits_61[2], packed_bits_57[2],
        packed_bits_53[2], packed_bits_49[2], packed_bits_46[2], packed_bits_43[2],
        packed_bits_40[2], packed_bits_37[2], packed_bits_34[2], packed_bits_31[2],
        packed_bits_28[2], packed_bits_25[2], packed_bits_23[2], packed_bits_21[2],
        packed_bits_19[2], packed_bits_17[2], packed_bits_15[2], packed_bits_13[2],
        packed_bits_11[2], packed_bits_9[2], packed_bits_8[2], packed_bits_7[2],
        packed_bits_6[2], packed_bits_5[2], packed_bits_4[2], packed_bits_3[2],
        packed_bits_2[2]
    };
    wire [27:0] packed_bits_76 = {
        packed_bits_69[3], packed_bits_65[3], packed_bits_61[3], packed_bits_57[3],
        packed_bits_53[3], packed_bits_49[3], packed_bits_46[3], packed_bits_43[3],
        packed_bits_40[3], packed_bits_37[3], packed_bits_34[3], packed_bits_31[3],
        packed_bits_28[3], packed_bits_25[3], packed_bits_23[3], packed_bits_21[3],
        packed_bits_19[3], packed_bits_17[3], packed_bits_15[3], packed_bits_13[3],
        packed_bits_11[3], packed_bits_9[3], packed_bits_8[3], packed_bits_7[3],
        packed_bits_6[3], packed_bits_5[3], packed_bits_4[3], packed_bits_3[3]
    };
    wire [26:0] packed_bits_77 = {
        packed_bits_69[4], packed_bits_65[4], packed_bits_61[4], packed_bits_57[4],
        packed_bits_53[4], packed_bits_49[4], packed_bits_46[4], packed_bits_43[4],
        packed_bits_40[4], packed_bits_37[4], packed_bits_34[4], packed_bits_31[4],
        packed_bits_28[4], packed_bits_25[4], packed_bits_23[4], packed_bits_21[4],
        packed_bits_19[4], packed_bits_17[4], packed_bits_15[4], packed_bits_13[4],
        packed_bits_11[4], packed_bits_9[4], packed_bits_8[4], packed_bits_7[4],
        packed_bits_6[4], packed_bits_5[4], packed_bits_4[4]
    };
    wire [25:0] packed_bits_78 = {
        packed_bits_69[5], packed_bits_65[5], packed_bits_61[5], packed_bits_57[5],
        packed_bits_53[5], packed_bits_49[5], packed_bits_46[5], packed_bits_43[5],
        packed_bits_40[5], packed_bits_37[5], packed_bits_34[5], packed_bits_31[5],
        packed_bits_28[5], packed_bits_25[5], packed_bits_23[5], packed_bits_21[5],
        packed_bits_19[5], packed_bits_17[5], packed_bits_15[5], packed_bits_13[5],
        packed_bits_11[5], packed_bits_9[5], packed_bits_8[5], packed_bits_7[5],
        packed_bits_6[5], packed_bits_5[5]
    };
    wire [24:0] packed_bits_79 = {
        packed_bits_69[6], packed_bits_65[6], packed_bits_61[6], packed_bits_57[6],
        packed_bits_53[6], packed_bits_49[6], packed_bits_46[6], packed_bits_43[6],
        packed_bits_40[6], packed_bits_37[6], packed_bits_34[6], packed_bits_31[6],
        packed_bits_28[6], packed_bits_25[6], packed_bits_23[6], packed_bits_21[6],
        packed_bits_19[6], packed_bits_17[6], packed_bits_15[6], packed_bits_13[6],
        packed_bits_11[6], packed_bits_9[6], packed_bits_8[6], packed_bits_7[6],
        packed_bits_6[6]
    };
    wire [23:0] packed_bits_80 = {
        packed_bits_69[7], packed_bits_65[7], packed_bits_61[7], packed_bits_57[7],
        packed_bits_53[7], packed_bits_49[7], packed_bits_46[7], packed_bits_43[7],
        packed_bits_40[7], packed_bits_37[7], packed_bits_34[7], packed_bits_31[7],
        packed_bits_28[7], packed_bits_25[7], packed_bits_23[7], packed_bits_21[7],
        packed_bits_19[7], packed_bits_17[7], packed_bits_15[7], packed_bits_13[7],
        packed_bits_11[7], packed_bits_9[7], packed_bits_8[7], packed_bits_7[7]
    };
    wire [22:0] packed_bits_81 = {
        packed_bits_70[0], packed_bits_66[0], packed_bits_62[0], packed_bits_58[0],
        packed_bits_54[0], packed_bits_50[0], packed_bits_47[0], packed_bits_44[0],
        packed_bits_41[0], packed_bits_38[0], packed_bits_35[0], packed_bits_32[0],
        packed_bits_29[0], packed_bits_26[0], packed_bits_24[0], packed_bits_22[0],
        packed_bits_20[0], packed_bits_18[0], packed_bits_16[0], packed_bits_14[0],
        packed_bits_12[0], packed_bits_10[0], same_9_8
    };
    wire [21:0] packed_bits_82 = {
        packed_bits_70[1], packed_bits_66[1], packed_bits_62[1], packed_bits_58[1],
        packed_bits_54[1], packed_bits_50[1], packed_bits_47[1], packed_bits_44[1],
        packed_bits_41[1], packed_bits_38[1], packed_bits_35[1], packed_bits_32[1],
        packed_bits_29[1], packed_bits_26[1], packed_bits_24[1], packed_bits_22[1],
        packed_bits_20[1], packed_bits_18[1], packed_bits_16[1], packed_bits_14[1],
        packed_bits_12[1], packed_bits_10[1]
    };
    wire [20:0] packed_bits_83 = {
        packed_bits_70[2], packed_bits_66[2], packed_bits_62[2], packed_bits_58[2],
        packed_bits_54[2], packed_bits_50[2], packed_bits_47[2], packed_bits_44[2],
        packed_bits_41[2], packed_bits_38[2], packed_bits_35[2], packed_bits_32[2],
        packed_bits_29[2], packed_bits_26[2], packed_bits_24[2], packed_bits_22[2],
        packed_bits_20[2], packed_bits_18[2], packed_bits_16[2], packed_bits_14[2],
        packed_bits_12[2]
    };
    wire [19:0] packed_bits_84 = {
        packed_bits_70[3], packed_bits_66[3], packed_bits_62[3], packed_bits_58[3],
        packed_bits_54[3], packed_bits_50[3], packed_bits_47[3], packed_bits_44[3],
        packed_bits_41[3], packed_bits_38[3], packed_bits_35[3], packed_bits_32[3],
        packed_bits_29[3], packed_bits_26[3], packed_bits_24[3], packed_bits_22[3],
        packed_bits_20[3], packed_bits_18[3], packed_bits_16[3], packed_bits_14[3]
    };
    wire [18:0] packed_bits_85 = {
        packed_bits_70[4], packed_bits_66[4], packed_bits_62[4], packed_bits_58[4],
        packed_bits_54[4], packed_bits_50[4], packed_bits_47[4], packed_bits_44[4],
        packed_bits_41[4], packed_bits_38[4], packed_bits_35[4], packed_bits_32[4],
        packed_bits_29[4], packed_bits_26[4], packed_bits_24[4], packed_bits_22[4],
        packed_bits_20[4], packed_bits_18[4], packed_bits_16[4]
    };
    wire [17:0] packed_bits_86 = {
        packed_bits_70[5], packed_bits_66[5], packed_bits_62[5], packed_bits_58[5],
        packed_bits_54[5], packed_bits_50[5], packed_bits_47[5], packed_bits_44[5],
        packed_bits_41[5], packed_bits_38[5], packed_bits_35[5], packed_bits_32[5],
        packed_bits_29[5], packed_bits_26[5], packed_bits_24[5], packed_bits_22[5],
        packed_bits_20[5], packed_bits_18[5]
    };
    wire [16:0] packed_bits_87 = {
        packed_bits_70[6], packed_bits_66[6], packed_bits_62[6], packed_bits_58[6],
        packed_bits_54[6], packed_bits_50[6], packed_bits_47[6], packed_bits_44[6],
        packed_bits_41[6], packed_bits_38[6], packed_bits_35[6], packed_bits_32[6],
        packed_bits_29[6], packed_bits_26[6], packed_bits_24[6], packed_bits_22[6],
        packed_bits_20[6]
    };
    wire [15:0] packed_bits_88 = {
        packed_bits_70[7], packed_bits_66[7], packed_bits_62[7], packed_bits_58[7],
        packed_bits_54[7], packed_bits_50[7], packed_bits_47[7], packed_bits_44[7],
        packed_bits_41[7], packed_bits_38[7], packed_bits_35[7], packed_bits_32[7],
        packed_bits_29[7], packed_bits_26[7], packed_bits_24[7], packed_bits_22[7]
    };
    wire [14:0] packed_bits_89 = {
        packed_bits_71[0], packed_bits_67[0], packed_bits_63[0], packed_bits_59[0],
        packed_bits_55[0], packed_bits_51[0], packed_bits_48[0], packed_bits_45[0],
        packed_bits_42[0], packed_bits_39[0], packed_bits_36[0], packed_bits_33[0],
        packed_bits_30[0], packed_bits_27[0], same_17_16
    };
    wire [13:0] packed_bits_90 = {
        packed_bits_71[1], packed_bits_67[1], packed_bits_63[1], packed_bits_59[1],
        packed_bits_55[1], packed_bits_51[1], packed_bits_48[1], packed_bits_45[1],
        packed_bits_42[1], packed_bits_39[1], packed_bits_36[1], packed_bits_33[1],
        packed_bits_30[1], packed_bits_27[1]
    };
    wire [12:0] packed_bits_91 = {
        packed_bits_71[2], packed_bits_67[2], packed_bits_63[2], packed_bits_59[2],
        packed_bits_55[2], packed_bits_51[2], packed_bits_48[2], packed_bits_45[2],
        packed_bits_42[2], packed_bits_39[2], packed_bits_36[2], packed_bits_33[2],
        packed_bits_30[2]
    };
    wire [11:0] packed_bits_92 = {
        packed_bits_71[3], packed_bits_67[3], packed_bits_63[3], packed_bits_59[3],
        packed_bits_55[3], packed_bits_51[3], packed_bits_48[3], packed_bits_45[3],
        packed_bits_42[3], packed_bits_39[3], packed_bits_36[3], packed_bits_33[3]
    };
    wire [10:0] packed_bits_93 = {
        packed_bits_71[4], packed_bits_67[4], packed_bits_63[4], packed_bits_59[4],
        packed_bits_55[4], packed_bits_51[4], packed_bits_48[4], packed_bits_45[4],
        packed_bits_42[4], packed_bits_39[4], packed_bits_36[4]
    };
    wire [9:0] packed_bits_94 = {
        packed_bits_71[5], packed_bits_67[5], packed_bits_63[5], packed_bits_59[5],
        packed_bits_55[5], packed_bits_51[5], packed_bits_48[5], packed_bits_45[5],
        packed_bits_42[5], packed_bits_39[5]
    };
    wire [8:0] packed_bits_95 = {
        packed_bits_71[6], packed_bits_67[6], packed_bits_63[6], packed_bits_59[6],
        packed_bits_55[6], packed_bits_51[6], packed_bits_48[6], packed_bits_45[6],
        packed_bits_42[6]
    };
    wire [7:0] packed_bits_96 = {
        packed_bits_71[7], packed_bits_67[7], packed_bits_63[7], packed_bits_59[7],
        packed_bits_55[7], packed_bits_51[7], packed_bits_48[7], packed_bits_45[7]
    };
    wire [6:0] packed_bits_97 = {
        packed_bits_72[0], packed_bits_68[0], packed_bits_64[0], packed_bits_60[0],
        packed_bits_56[0], packed_bits_52[0], same_25_24
    };
    wire [5:0] packed_bits_98 = {
        packed_bits_72[1], packed_bits_68[1], packed_bits_64[1], packed_bits_60[1],
        packed_bits_56[1], packed_bits_52[1]
    };
    wire [4:0] packed_bits_99 = {
        packed_bits_72[2], packed_bits_68[2], packed_bits_64[2], packed_bits_60[2],
        packed_bits_56[2]
    };
    wire [3:0] packed_bits_100 = {packed_bits_72[3], packed_bits_68[3], packed_bits_64[3], packed_bits_60[3]};
    wire [2:0] packed_bits_101 = {packed_bits_72[4], packed_bits_68[4], packed_bits_64[4]};
    wire inverse_1 = ~(|{packed_bits_72[5], packed_bits_68[5]});

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
            s1_valid_0 <= valid[0];
            s1_valid_1 <= valid[1];
            s1_valid_2 <= valid[2];
            s1_valid_3 <= valid[3];
            s1_valid_4 <= valid[4];
            s1_valid_5 <= valid[5];
            s1_valid_6 <= valid[6];
            s1_valid_7 <= valid[7];
            s1_valid_8 <= valid[8];
            s1_valid_9 <= valid[9];
            s1_valid_10 <= valid[10];
            s1_valid_11 <= valid[11];
            s1_valid_12 <= valid[12];
            s1_valid_13 <= valid[13];
            s1_valid_14 <= valid[14];
            s1_valid_15 <= valid[15];
            s1_valid_16 <= valid[16];
            s1_valid_17 <= valid[17];
            s1_valid_18 <= valid[18];
            s1_valid_19 <= valid[19];
            s1_valid_20 <= valid[20];
            s1_valid_21 <= valid[21];
            s1_valid_22 <= valid[22];
            s1_valid_23 <= valid[23];
            s1_valid_24 <= valid[24];
            s1_valid_25 <= valid[25];
            s1_valid_26 <= valid[26];
            s1_valid_27 <= valid[27];
            s1_valid_28 <= valid[28];
            s1_valid_29 <= valid[29];
            s1_valid_30 <= valid[30];
            s1_valid_31 <= valid[31];
            s1_master_0 <= valid[0] & (~(|packed_bits_73));
            s1_master_1 <= valid[1] & (~(|packed_bits_74));
            s1_master_2 <= valid[2] & (~(|packed_bits_75));
            s1_master_3 <= valid[3] & (~(|packed_bits_76));
            s1_master_4 <= valid[4] & (~(|packed_bits_77));
            s1_master_5 <= valid[5] & (~(|packed_bits_78));
            s1_master_6 <= valid[6] & (~(|packed_bits_79));
            s1_master_7 <= valid[7] & (~(|packed_bits_80));
            s1_master_8 <= valid[8] & (~(|packed_bits_81));
            s1_master_9 <= valid[9] & (~(|packed_bits_82));
            s1_master_10 <= valid[10] & (~(|packed_bits_83));
            s1_master_11 <= valid[11] & (~(|packed_bits_84));
            s1_master_12 <= valid[12] & (~(|packed_bits_85));
            s1_master_13 <= valid[13] & (~(|packed_bits_86));
            s1_master_14 <= valid[14] & (~(|packed_bits_87));
            s1_master_15 <= valid[15] & (~(|packed_bits_88));
            s1_master_16 <= valid[16] & (~(|packed_bits_89));
            s1_master_17 <= valid[17] & (~(|packed_bits_90));
            s1_master_18 <= valid[18] & (~(|packed_bits_91));
            s1_master_19 <= valid[19] & (~(|packed_bits_92));
            s1_master_20 <= valid[20] & (~(|packed_bits_93));
            s1_master_21 <= valid[21] & (~(|packed_bits_94));
            s1_master_22 <= valid[22] & (~(|packed_bits_95));
            s1_master_23 <= valid[23] & (~(|packed_bits_96));
            s1_master_24 <= valid[24] & (~(|packed_bits_97));
            s1_master_25 <= valid[25] & (~(|packed_bits_98));
            s1_master_26 <= valid[26] & (~(|packed_bits_99));
            s1_master_27 <= valid[27] & (~(|packed_bits_100));
            s1_master_28 <= valid[28] & (~(|packed_bits_101));
            s1_master_29 <= valid[29] & inverse_1;
            s1_master_30 <= valid[30] & (~packed_bits_72[6]);
            s1_master_31 <= valid[31];
        end
    end

    wire [1:0] s1_count_2_0_next = {1'b0, packed_bits_1[0]} + {1'b0, packed_bits_1[1]};
    wire [1:0] sum_1 = {1'b0, packed_bits_2[1]} + {1'b0, packed_bits_2[2]};
    wire [2:0] sum_2 = {2'd0, packed_bits_3[0]} + {2'd0, packed_bits_3[1]};
    wire [2:0] sum_3 = {2'd0, packed_bits_3[2]} + {2'd0, packed_bits_3[3]};
    wire [2:0] sum_4 = {2'd0, packed_bits_4[0]} + {2'd0, packed_bits_4[1]};
    wire [2:0] sum_5 = {2'd0, packed_bits_4[3]} + {2'd0, packed_bits_4[4]};
    wire [2:0] s1_count_5_0_next = sum_4 + ({2'd0, packed_bits_4[2]} + sum_5);
    wire [2:0] sum_6 = {2'd0, packed_bits_5[1]} + {2'd0, packed_bits_5[2]};
    wire [2:0] sum_7 = {2'd0, packed_bits_5[4]} + {2'd0, packed_bits_5[5]};
    wire [2:0] s1_count_6_0_next = ({2'd0, packed_bits_5[0]} + sum_6) + ({2'd0, packed_bits_5[3]} + sum_7);
    wire [2:0] sum_8 = {2'd0, packed_bits_6[1]} + {2'd0, packed_bits_6[2]};
    wire [2:0] sum_9 = {2'd0, packed_bits_6[3]} + {2'd0, packed_bits_6[4]};
    wire [2:0] sum_10 = {2'd0, packed_bits_6[5]} + {2'd0, packed_bits_6[6]};
    wire [2:0] s1_count_7_0_next = ({2'd0, packed_bits_6[0]} + sum_8) + (sum_9 + sum_10);
    wire [3:0] sum_11 = {3'd0, packed_bits_7[0]} + {3'd0, packed_bits_7[1]};
    wire [3:0] sum_12 = {3'd0, packed_bits_7[2]} + {3'd0, packed_bits_7[3]};
    wire [3:0] sum_13 = {3'd0, packed_bits_7[4]} + {3'd0, packed_bits_7[5]};
    wire [3:0] sum_14 = {3'd0, packed_bits_7[6]} + {3'd0, packed_bits_7[7]};
    wire [3:0] sum_15 = {3'd0, packed_bits_8[0]} + {3'd0, packed_bits_8[1]};
    wire [3:0] sum_16 = {3'd0, packed_bits_8[2]} + {3'd0, packed_bits_8[3]};
    wire [3:0] sum_17 = {3'd0, packed_bits_8[4]} + {3'd0, packed_bits_8[5]};
    wire [3:0] sum_18 = {3'd0, packed_bits_8[6]} + {3'd0, packed_bits_8[7]};
    wire [3:0] sum_19 = {3'd0, packed_bits_9[0]} + {3'd0, packed_bits_9[1]};
    wire [3:0] sum_20 = {3'd0, packed_bits_9[2]} + {3'd0, packed_bits_9[3]};
    wire [3:0] sum_21 = {3'd0, packed_bits_9[4]} + {3'd0, packed_bits_9[5]};
    wire [3:0] sum_22 = {3'd0, packed_bits_9[6]} + {3'd0, packed_bits_9[7]};
    wire [1:0] s1_count_10_1_next = {1'b0, packed_bits_10[0]} + {1'b0, packed_bits_10[1]};
    wire [3:0] sum_23 = {3'd0, packed_bits_11[0]} + {3'd0, packed_bits_11[1]};
    wire [3:0] sum_24 = {3'd0, packed_bits_11[2]} + {3'd0, packed_bits_11[3]};
    wire [3:0] sum_25 = {3'd0, packed_bits_11[4]} + {3'd0, packed_bits_11[5]};
    wire [3:0] sum_26 = {3'd0, packed_bits_11[6]} + {3'd0, packed_bits_11[7]};
    wire [1:0] sum_27 = {1'b0, packed_bits_12[1]} + {1'b0, packed_bits_12[2]};
    wire [3:0] sum_28 = {3'd0, packed_bits_13[0]} + {3'd0, packed_bits_13[1]};
    wire [3:0] sum_29 = {3'd0, packed_bits_13[2]} + {3'd0, packed_bits_13[3]};
    wire [3:0] sum_30 = {3'd0, packed_bits_13[4]} + {3'd0, packed_bits_13[5]};
    wire [3:0] sum_31 = {3'd0, packed_bits_13[6]} + {3'd0, packed_bits_13[7]};
    wire [2:0] sum_32 = {2'd0, packed_bits_14[0]} + {2'd0, packed_bits_14[1]};
    wire [2:0] sum_33 = {2'd0, packed_bits_14[2]} + {2'd0, packed_bits_14[3]};
    wire [3:0] sum_34 = {3'd0, packed_bits_15[0]} + {3'd0, packed_bits_15[1]};
    wire [3:0] sum_35 = {3'd0, packed_bits_15[2]} + {3'd0, packed_bits_15[3]};
    wire [3:0] sum_36 = {3'd0, packed_bits_15[4]} + {3'd0, packed_bits_15[5]};
    wire [3:0] sum_37 = {3'd0, packed_bits_15[6]} + {3'd0, packed_bits_15[7]};
    wire [2:0] sum_38 = {2'd0, packed_bits_16[0]} + {2'd0, packed_bits_16[1]};
    wire [2:0] sum_39 = {2'd0, packed_bits_16[3]} + {2'd0, packed_bits_16[4]};
    wire [2:0] s1_count_13_1_next = sum_38 + ({2'd0, packed_bits_16[2]} + sum_39);
    wire [3:0] sum_40 = {3'd0, packed_bits_17[0]} + {3'd0, packed_bits_17[1]};
    wire [3:0] sum_41 = {3'd0, packed_bits_17[2]} + {3'd0, packed_bits_17[3]};
    wire [3:0] sum_42 = {3'd0, packed_bits_17[4]} + {3'd0, packed_bits_17[5]};
    wire [3:0] sum_43 = {3'd0, packed_bits_17[6]} + {3'd0, packed_bits_17[7]};
    wire [2:0] sum_44 = {2'd0, packed_bits_18[1]} + {2'd0, packed_bits_18[2]};
    wire [2:0] sum_45 = {2'd0, packed_bits_18[4]} + {2'd0, packed_bits_18[5]};
    wire [2:0] s1_count_14_1_next = ({2'd0, packed_bits_18[0]} + sum_44) + ({2'd0, packed_bits_18[3]} + sum_45);
    wire [3:0] sum_46 = {3'd0, packed_bits_19[0]} + {3'd0, packed_bits_19[1]};
    wire [3:0] sum_47 = {3'd0, packed_bits_19[2]} + {3'd0, packed_bits_19[3]};
    wire [3:0] sum_48 = {3'd0, packed_bits_19[4]} + {3'd0, packed_bits_19[5]};
    wire [3:0] sum_49 = {3'd0, packed_bits_19[6]} + {3'd0, packed_bits_19[7]};
    wire [2:0] sum_50 = {2'd0, packed_bits_20[1]} + {2'd0, packed_bits_20[2]};
    wire [2:0] sum_51 = {2'd0, packed_bits_20[3]} + {2'd0, packed_bits_20[4]};
    wire [2:0] sum_52 = {2'd0, packed_bits_20[5]} + {2'd0, packed_bits_20[6]};
    wire [2:0] s1_count_15_1_next = ({2'd0, packed_bits_20[0]} + sum_50) + (sum_51 + sum_52);
    wire [3:0] sum_53 = {3'd0, packed_bits_21[0]} + {3'd0, packed_bits_21[1]};
    wire [3:0] sum_54 = {3'd0, packed_bits_21[2]} + {3'd0, packed_bits_21[3]};
    wire [3:0] sum_55 = {3'd0, packed_bits_21[4]} + {3'd0, packed_bits_21[5]};
    wire [3:0] sum_56 = {3'd0, packed_bits_21[6]} + {3'd0, packed_bits_21[7]};
    wire [3:0] sum_57 = {3'd0, packed_bits_22[0]} + {3'd0, packed_bits_22[1]};
    wire [3:0] sum_58 = {3'd0, packed_bits_22[2]} + {3'd0, packed_bits_22[3]};
    wire [3:0] sum_59 = {3'd0, packed_bits_22[4]} + {3'd0, packed_bits_22[5]};
    wire [3:0] sum_60 = {3'd0, packed_bits_22[6]} + {3'd0, packed_bits_22[7]};
    wire [3:0] sum_61 = {3'd0, packed_bits_23[0]} + {3'd0, packed_bits_23[1]};
    wire [3:0] sum_62 = {3'd0, packed_bits_23[2]} + {3'd0, packed_bits_23[3]};
    wire [3:0] sum_63 = {3'd0, packed_bits_23[4]} + {3'd0, packed_bits_23[5]};
    wire [3:0] sum_64 = {3'd0, packed_bits_23[6]} + {3'd0, packed_bits_23[7]};
    wire [3:0] sum_65 = {3'd0, packed_bits_24[0]} + {3'd0, packed_bits_24[1]};
    wire [3:0] sum_66 = {3'd0, packed_bits_24[2]} + {3'd0, packed_bits_24[3]};
    wire [3:0] sum_67 = {3'd0, packed_bits_24[4]} + {3'd0, packed_bits_24[5]};
    wire [3:0] sum_68 = {3'd0, packed_bits_24[6]} + {3'd0, packed_bits_24[7]};
    wire [3:0] sum_69 = {3'd0, packed_bits_25[0]} + {3'd0, packed_bits_25[1]};
    wire [3:0] sum_70 = {3'd0, packed_bits_25[2]} + {3'd0, packed_bits_25[3]};
    wire [3:0] sum_71 = {3'd0, packed_bits_25[4]} + {3'd0, packed_bits_25[5]};
    wire [3:0] sum_72 = {3'd0, packed_bits_25[6]} + {3'd0, packed_bits_25[7]};
    wire [3:0] sum_73 = {3'd0, packed_bits_26[0]} + {3'd0, packed_bits_26[1]};
    wire [3:0] sum_74 = {3'd0, packed_bits_26[2]} + {3'd0, packed_bits_26[3]};
    wire [3:0] sum_75 = {3'd0, packed_bits_26[4]} + {3'd0, packed_bits_26[5]};
    wire [3:0] sum_76 = {3'd0, packed_bits_26[6]} + {3'd0, packed_bits_26[7]};
    wire [1:0] s1_count_18_2_next = {1'b0, packed_bits_27[0]} + {1'b0, packed_bits_27[1]};
    wire [3:0] sum_77 = {3'd0, packed_bits_28[0]} + {3'd0, packed_bits_28[1]};
    wire [3:0] sum_78 = {3'd0, packed_bits_28[2]} + {3'd0, packed_bits_28[3]};
    wire [3:0] sum_79 = {3'd0, packed_bits_28[4]} + {3'd0, packed_bits_28[5]};
    wire [3:0] sum_80 = {3'd0, packed_bits_28[6]} + {3'd0, packed_bits_28[7]};
    wire [3:0] sum_81 = {3'd0, packed_bits_29[0]} + {3'd0, packed_bits_29[1]};
    wire [3:0] sum_82 = {3'd0, packed_bits_29[2]} + {3'd0, packed_bits_29[3]};
    wire [3:0] sum_83 = {3'd0, packed_bits_29[4]} + {3'd0, packed_bits_29[5]};
    wire [3:0] sum_84 = {3'd0, packed_bits_29[6]} + {3'd0, packed_bits_29[7]};
    wire [1:0] sum_85 = {1'b0, packed_bits_30[1]} + {1'b0, packed_bits_30[2]};
    wire [3:0] sum_86 = {3'd0, packed_bits_31[0]} + {3'd0, packed_bits_31[1]};
    wire [3:0] sum_87 = {3'd0, packed_bits_31[2]} + {3'd0, packed_bits_31[3]};
    wire [3:0] sum_88 = {3'd0, packed_bits_31[4]} + {3'd0, packed_bits_31[5]};
    wire [3:0] sum_89 = {3'd0, packed_bits_31[6]} + {3'd0, packed_bits_31[7]};
    wire [3:0] sum_90 = {3'd0, packed_bits_32[0]} + {3'd0, packed_bits_32[1]};
    wire [3:0] sum_91 = {3'd0, packed_bits_32[2]} + {3'd0, packed_bits_32[3]};
    wire [3:0] sum_92 = {3'd0, packed_bits_32[4]} + {3'd0, packed_bits_32[5]};
    wire [3:0] sum_93 = {3'd0, packed_bits_32[6]} + {3'd0, packed_bits_32[7]};
    wire [2:0] sum_94 = {2'd0, packed_bits_33[0]} + {2'd0, packed_bits_33[1]};
    wire [2:0] sum_95 = {2'd0, packed_bits_33[2]} + {2'd0, packed_bits_33[3]};
    wire [3:0] sum_96 = {3'd0, packed_bits_34[0]} + {3'd0, packed_bits_34[1]};
    wire [3:0] sum_97 = {3'd0, packed_bits_34[2]} + {3'd0, packed_bits_34[3]};
    wire [3:0] sum_98 = {3'd0, packed_bits_34[4]} + {3'd0, packed_bits_34[5]};
    wire [3:0] sum_99 = {3'd0, packed_bits_34[6]} + {3'd0, packed_bits_34[7]};
    wire [3:0] sum_100 = {3'd0, packed_bits_35[0]} + {3'd0, packed_bits_35[1]};
    wire [3:0] sum_101 = {3'd0, packed_bits_35[2]} + {3'd0, packed_bits_35[3]};
    wire [3:0] sum_102 = {3'd0, packed_bits_35[4]} + {3'd0, packed_bits_35[5]};
    wire [3:0] sum_103 = {3'd0, packed_bits_35[6]} + {3'd0, packed_bits_35[7]};
    wire [3:0] s1_count_21_1_next = (sum_100 + sum_101) + (sum_102 + sum_103);
    wire [2:0] sum_104 = {2'd0, packed_bits_36[0]} + {2'd0, packed_bits_36[1]};
    wire [2:0] sum_105 = {2'd0, packed_bits_36[3]} + {2'd0, packed_bits_36[4]};
    wire [2:0] s1_count_21_2_next = sum_104 + ({2'd0, packed_bits_36[2]} + sum_105);
    wire [3:0] sum_106 = {3'd0, packed_bits_37[0]} + {3'd0, packed_bits_37[1]};
    wire [3:0] sum_107 = {3'd0, packed_bits_37[2]} + {3'd0, packed_bits_37[3]};
    wire [3:0] sum_108 = {3'd0, packed_bits_37[4]} + {3'd0, packed_bits_37[5]};
    wire [3:0] sum_109 = {3'd0, packed_bits_37[6]} + {3'd0, packed_bits_37[7]};
    wire [3:0] s1_count_22_0_next = (sum_106 + sum_107) + (sum_108 + sum_109);
    wire [3:0] sum_110 = {3'd0, packed_bits_38[0]} + {3'd0, packed_bits_38[1]};
    wire [3:0] sum_111 = {3'd0, packed_bits_38[2]} + {3'd0, packed_bits_38[3]};
    wire [3:0] sum_112 = {3'd0, packed_bits_38[4]} + {3'd0, packed_bits_38[5]};
    wire [3:0] sum_113 = {3'd0, packed_bits_38[6]} + {3'd0, packed_bits_38[7]};
    wire [3:0] s1_count_22_1_next = (sum_110 + sum_111) + (sum_112 + sum_113);
    wire [2:0] sum_114 = {2'd0, packed_bits_39[1]} + {2'd0, packed_bits_39[2]};
    wire [2:0] sum_115 = {2'd0, packed_bits_39[4]} + {2'd0, packed_bits_39[5]};
    wire [2:0] s1_count_22_2_next = ({2'd0, packed_bits_39[0]} + sum_114) + ({2'd0, packed_bits_39[3]} + sum_115);
    wire [3:0] sum_116 = {3'd0, packed_bits_40[0]} + {3'd0, packed_bits_40[1]};
    wire [3:0] sum_117 = {3'd0, packed_bits_40[2]} + {3'd0, packed_bits_40[3]};
    wire [3:0] sum_118 = {3'd0, packed_bits_40[4]} + {3'd0, packed_bits_40[5]};
    wire [3:0] sum_119 = {3'd0, packed_bits_40[6]} + {3'd0, packed_bits_40[7]};
    wire [3:0] s1_count_23_0_next = (sum_116 + sum_117) + (sum_118 + sum_119);
    wire [3:0] sum_120 = {3'd0, packed_bits_41[0]} + {3'd0, packed_bits_41[1]};
    wire [3:0] sum_121 = {3'd0, packed_bits_41[2]} + {3'd0, packed_bits_41[3]};
    wire [3:0] sum_122 = {3'd0, packed_bits_41[4]} + {3'd0, packed_bits_41[5]};
    wire [3:0] sum_123 = {3'd0, packed_bits_41[6]} + {3'd0, packed_bits_41[7]};
    wire [3:0] s1_count_23_1_next = (sum_120 + sum_121) + (sum_122 + sum_123);
    wire [2:0] sum_124 = {2'd0, packed_bits_42[1]} + {2'd0, packed_bits_42[2]};
    wire [2:0] sum_125 = {2'd0, packed_bits_42[3]} + {2'd0, packed_bits_42[4]};
    wire [2:0] sum_126 = {2'd0, packed_bits_42[5]} + {2'd0, packed_bits_42[6]};
    wire [2:0] s1_count_23_2_next = ({2'd0, packed_bits_42[0]} + sum_124) + (sum_125 + sum_126);
    wire [3:0] sum_127 = {3'd0, packed_bits_43[0]} + {3'd0, packed_bits_43[1]};
    wire [3:0] sum_128 = {3'd0, packed_bits_43[2]} + {3'd0, packed_bits_43[3]};
    wire [3:0] sum_129 = {3'd0, packed_bits_43[4]} + {3'd0, packed_bits_43[5]};
    wire [3:0] sum_130 = {3'd0, packed_bits_43[6]} + {3'd0, packed_bits_43[7]};
    wire [3:0] s1_count_24_0_next = (sum_127 + sum_128) + (sum_129 + sum_130);
    wire [3:0] sum_131 = {3'd0, packed_bits_44[0]} + {3'd0, packed_bits_44[1]};
    wire [3:0] sum_132 = {3'd0, packed_bits_44[2]} + {3'd0, packed_bits_44[3]};
    wire [3:0] sum_133 = {3'd0, packed_bits_44[4]} + {3'd0, packed_bits_44[5]};
    wire [3:0] sum_134 = {3'd0, packed_bits_44[6]} + {3'd0, packed_bits_44[7]};
    wire [3:0] s1_count_24_1_next = (sum_131 + sum_132) + (sum_133 + sum_134);
    wire [3:0] sum_135 = {3'd0, packed_bits_45[0]} + {3'd0, packed_bits_45[1]};
    wire [3:0] sum_136 = {3'd0, packed_bits_45[2]} + {3'd0, packed_bits_45[3]};
    wire [3:0] sum_137 = {3'd0, packed_bits_45[4]} + {3'd0, packed_bits_45[5]};
    wire [3:0] sum_138 = {3'd0, packed_bits_45[6]} + {3'd0, packed_bits_45[7]};
    wire [3:0] s1_count_24_2_next = (sum_135 + sum_136) + (sum_137 + sum_138);
    wire [3:0] sum_139 = {3'd0, packed_bits_46[0]} + {3'd0, packed_bits_46[1]};
    wire [3:0] sum_140 = {3'd0, packed_bits_46[2]} + {3'd0, packed_bits_46[3]};
    wire [3:0] sum_141 = {3'd0, packed_bits_46[4]} + {3'd0, packed_bits_46[5]};
    wire [3:0] sum_142 = {3'd0, packed_bits_46[6]} + {3'd0, packed_bits_46[7]};
    wire [3:0] s1_count_25_0_next = (sum_139 + sum_140) + (sum_141 + sum_142);
    wire [3:0] sum_143 = {3'd0, packed_bits_47[0]} + {3'd0, packed_bits_47[1]};
    wire [3:0] sum_144 = {3'd0, packed_bits_47[2]} + {3'd0, packed_bits_47[3]};
    wire [3:0] sum_145 = {3'd0, packed_bits_47[4]} + {3'd0, packed_bits_47[5]};
    wire [3:0] sum_146 = {3'd0, packed_bits_47[6]} + {3'd0, packed_bits_47[7]};
    wire [3:0] s1_count_25_1_next = (sum_143 + sum_144) + (sum_145 + sum_146);
    wire [3:0] sum_147 = {3'd0, packed_bits_48[0]} + {3'd0, packed_bits_48[1]};
    wire [3:0] sum_148 = {3'd0, packed_bits_48[2]} + {3'd0, packed_bits_48[3]};
    wire [3:0] sum_149 = {3'd0, packed_bits_48[4]} + {3'd0, packed_bits_48[5]};
    wire [3:0] sum_150 = {3'd0, packed_bits_48[6]} + {3'd0, packed_bits_48[7]};
    wire [3:0] s1_count_25_2_next = (sum_147 + sum_148) + (sum_149 + sum_150);
    wire [3:0] sum_151 = {3'd0, packed_bits_49[0]} + {3'd0, packed_bits_49[1]};
    wire [3:0] sum_152 = {3'd0, packed_bits_49[2]} + {3'd0, packed_bits_49[3]};
    wire [3:0] sum_153 = {3'd0, packed_bits_49[4]} + {3'd0, packed_bits_49[5]};
    wire [3:0] sum_154 = {3'd0, packed_bits_49[6]} + {3'd0, packed_bits_49[7]};
    wire [3:0] s1_count_26_0_next = (sum_151 + sum_152) + (sum_153 + sum_154);
    wire [3:0] sum_155 = {3'd0, packed_bits_50[0]} + {3'd0, packed_bits_50[1]};
    wire [3:0] sum_156 = {3'd0, packed_bits_50[2]} + {3'd0, packed_bits_50[3]};
    wire [3:0] sum_157 = {3'd0, packed_bits_50[4]} + {3'd0, packed_bits_50[5]};
    wire [3:0] sum_158 = {3'd0, packed_bits_50[6]} + {3'd0, packed_bits_50[7]};
    wire [3:0] s1_count_26_1_next = (sum_155 + sum_156) + (sum_157 + sum_158);
    wire [3:0] sum_159 = {3'd0, packed_bits_51[0]} + {3'd0, packed_bits_51[1]};
    wire [3:0] sum_160 = {3'd0, packed_bits_51[2]} + {3'd0, packed_bits_51[3]};
    wire [3:0] sum_161 = {3'd0, packed_bits_51[4]} + {3'd0, packed_bits_51[5]};
    wire [3:0] sum_162 = {3'd0, packed_bits_51[6]} + {3'd0, packed_bits_51[7]};
    wire [3:0] s1_count_26_2_next = (sum_159 + sum_160) + (sum_161 + sum_162);
    wire [1:0] s1_count_26_3_next = {1'b0, packed_bits_52[0]} + {1'b0, packed_bits_52[1]};
    wire [3:0] sum_163 = {3'd0, packed_bits_53[0]} + {3'd0, packed_bits_53[1]};
    wire [3:0] sum_164 = {3'd0, packed_bits_53[2]} + {3'd0, packed_bits_53[3]};
    wire [3:0] sum_165 = {3'd0, packed_bits_53[4]} + {3'd0, packed_bits_53[5]};
    wire [3:0] sum_166 = {3'd0, packed_bits_53[6]} + {3'd0, packed_bits_53[7]};
    wire [3:0] s1_count_27_0_next = (sum_163 + sum_164) + (sum_165 + sum_166);
    wire [3:0] sum_167 = {3'd0, packed_bits_54[0]} + {3'd0, packed_bits_54[1]};
    wire [3:0] sum_168 = {3'd0, packed_bits_54[2]} + {3'd0, packed_bits_54[3]};
    wire [3:0] sum_169 = {3'd0, packed_bits_54[4]} + {3'd0, packed_bits_54[5]};
    wire [3:0] sum_170 = {3'd0, packed_bits_54[6]} + {3'd0, packed_bits_54[7]};
    wire [3:0] s1_count_27_1_next = (sum_167 + sum_168) + (sum_169 + sum_170);
    wire [3:0] sum_171 = {3'd0, packed_bits_55[0]} + {3'd0, packed_bits_55[1]};
    wire [3:0] sum_172 = {3'd0, packed_bits_55[2]} + {3'd0, packed_bits_55[3]};
    wire [3:0] sum_173 = {3'd0, packed_bits_55[4]} + {3'd0, packed_bits_55[5]};
    wire [3:0] sum_174 = {3'd0, packed_bits_55[6]} + {3'd0, packed_bits_55[7]};
    wire [3:0] s1_count_27_2_next = (sum_171 + sum_172) + (sum_173 + sum_174);
    wire [1:0] sum_175 = {1'b0, packed_bits_56[1]} + {1'b0, packed_bits_56[2]};
    wire [3:0] sum_176 = {3'd0, packed_bits_57[0]} + {3'd0, packed_bits_57[1]};
    wire [3:0] sum_177 = {3'd0, packed_bits_57[2]} + {3'd0, packed_bits_57[3]};
    wire [3:0] sum_178 = {3'd0, packed_bits_57[4]} + {3'd0, packed_bits_57[5]};
    wire [3:0] sum_179 = {3'd0, packed_bits_57[6]} + {3'd0, packed_bits_57[7]};
    wire [3:0] s1_count_28_0_next = (sum_176 + sum_177) + (sum_178 + sum_179);
    wire [3:0] sum_180 = {3'd0, packed_bits_58[0]} + {3'd0, packed_bits_58[1]};
    wire [3:0] sum_181 = {3'd0, packed_bits_58[2]} + {3'd0, packed_bits_58[3]};
    wire [3:0] sum_182 = {3'd0, packed_bits_58[4]} + {3'd0, packed_bits_58[5]};
    wire [3:0] sum_183 = {3'd0, packed_bits_58[6]} + {3'd0, packed_bits_58[7]};
    wire [3:0] s1_count_28_1_next = (sum_180 + sum_181) + (sum_182 + sum_183);
    wire [3:0] sum_184 = {3'd0, packed_bits_59[0]} + {3'd0, packed_bits_59[1]};
    wire [3:0] sum_185 = {3'd0, packed_bits_59[2]} + {3'd0, packed_bits_59[3]};
    wire [3:0] sum_186 = {3'd0, packed_bits_59[4]} + {3'd0, packed_bits_59[5]};
    wire [3:0] sum_187 = {3'd0, packed_bits_59[6]} + {3'd0, packed_bits_59[7]};
    wire [3:0] s1_count_28_2_next = (sum_184 + sum_185) + (sum_186 + sum_187);
    wire [2:0] sum_188 = {2'd0, packed_bits_60[0]} + {2'd0, packed_bits_60[1]};
    wire [2:0] sum_189 = {2'd0, packed_bits_60[2]} + {2'd0, packed_bits_60[3]};
    wire [3:0] sum_190 = {3'd0, packed_bits_61[0]} + {3'd0, packed_bits_61[1]};
    wire [3:0] sum_191 = {3'd0, packed_bits_61[2]} + {3'd0, packed_bits_61[3]};
    wire [3:0] sum_192 = {3'd0, packed_bits_61[4]} + {3'd0, packed_bits_61[5]};
    wire [3:0] sum_193 = {3'd0, packed_bits_61[6]} + {3'd0, packed_bits_61[7]};
    wire [3:0] s1_count_29_0_next = (sum_190 + sum_191) + (sum_192 + sum_193);
    wire [3:0] sum_194 = {3'd0, packed_bits_62[0]} + {3'd0, packed_bits_62[1]};
    wire [3:0] sum_195 = {3'd0, packed_bits_62[2]} + {3'd0, packed_bits_62[3]};
    wire [3:0] sum_196 = {3'd0, packed_bits_62[4]} + {3'd0, packed_bits_62[5]};
    wire [3:0] sum_197 = {3'd0, packed_bits_62[6]} + {3'd0, packed_bits_62[7]};
    wire [3:0] s1_count_29_1_next = (sum_194 + sum_195) + (sum_196 + sum_197);
    wire [3:0] sum_198 = {3'd0, packed_bits_63[0]} + {3'd0, packed_bits_63[1]};
    wire [3:0] sum_199 = {3'd0, packed_bits_63[2]} + {3'd0, packed_bits_63[3]};
    wire [3:0] sum_200 = {3'd0, packed_bits_63[4]} + {3'd0, packed_bits_63[5]};
    wire [3:0] sum_201 = {3'd0, packed_bits_63[6]} + {3'd0, packed_bits_63[7]};
    wire [3:0] s1_count_29_2_next = (sum_198 + sum_199) + (sum_200 + sum_201);
    wire [2:0] sum_202 = {2'd0, packed_bits_64[0]} + {2'd0, packed_bits_64[1]};
    wire [2:0] sum_203 = {2'd0, packed_bits_64[3]} + {2'd0, packed_bits_64[4]};
    wire [2:0] s1_count_29_3_next = sum_202 + ({2'd0, packed_bits_64[2]} + sum_203);
    wire [3:0] sum_204 = {3'd0, packed_bits_65[0]} + {3'd0, packed_bits_65[1]};
    wire [3:0] sum_205 = {3'd0, packed_bits_65[2]} + {3'd0, packed_bits_65[3]};
    wire [3:0] sum_206 = {3'd0, packed_bits_65[4]} + {3'd0, packed_bits_65[5]};
    wire [3:0] sum_207 = {3'd0, packed_bits_65[6]} + {3'd0, packed_bits_65[7]};
    wire [3:0] s1_count_30_0_next = (sum_204 + sum_205) + (sum_206 + sum_207);
    wire [3:0] sum_208 = {3'd0, packed_bits_66[0]} + {3'd0, packed_bits_66[1]};
    wire [3:0] sum_209 = {3'd0, packed_bits_66[2]} + {3'd0, packed_bits_66[3]};
    wire [3:0] sum_210 = {3'd0, packed_bits_66[4]} + {3'd0, packed_bits_66[5]};
    wire [3:0] sum_211 = {3'd0, packed_bits_66[6]} + {3'd0, packed_bits_66[7]};
    wire [3:0] s1_count_30_1_next = (sum_208 + sum_209) + (sum_210 + sum_211);
    wire [3:0] sum_212 = {3'd0, packed_bits_67[0]} + {3'd0, packed_bits_67[1]};
    wire [3:0] sum_213 = {3'd0, packed_bits_67[2]} + {3'd0, packed_bits_67[3]};
    wire [3:0] sum_214 = {3'd0, packed_bits_67[4]} + {3'd0, packed_bits_67[5]};
    wire [3:0] sum_215 = {3'd0, packed_bits_67[6]} + {3'd0, packed_bits_67[7]};
    wire [3:0] s1_count_30_2_next = (sum_212 + sum_213) + (sum_214 + sum_215);
    wire [2:0] sum_216 = {2'd0, packed_bits_68[1]} + {2'd0, packed_bits_68[2]};
    wire [2:0] sum_217 = {2'd0, packed_bits_68[4]} + {2'd0, packed_bits_68[5]};
    wire [2:0] s1_count_30_3_next = ({2'd0, packed_bits_68[0]} + sum_216) + ({2'd0, packed_bits_68[3]} + sum_217);
    wire [3:0] sum_218 = {3'd0, packed_bits_69[0]} + {3'd0, packed_bits_69[1]};
    wire [3:0] sum_219 = {3'd0, packed_bits_69[2]} + {3'd0, packed_bits_69[3]};
    wire [3:0] sum_220 = {3'd0, packed_bits_69[4]} + {3'd0, packed_bits_69[5]};
    wire [3:0] sum_221 = {3'd0, packed_bits_69[6]} + {3'd0, packed_bits_69[7]};
    wire [3:0] s1_count_31_0_next = (sum_218 + sum_219) + (sum_220 + sum_221);
    wire [3:0] sum_222 = {3'd0, packed_bits_70[0]} + {3'd0, packed_bits_70[1]};
    wire [3:0] sum_223 = {3'd0, packed_bits_70[2]} + {3'd0, packed_bits_70[3]};
    wire [3:0] sum_224 = {3'd0, packed_bits_70[4]} + {3'd0, packed_bits_70[5]};
    wire [3:0] sum_225 = {3'd0, packed_bits_70[6]} + {3'd0, packed_bits_70[7]};
    wire [3:0] s1_count_31_1_next = (sum_222 + sum_223) + (sum_224 + sum_225);
    wire [3:0] sum_226 = {3'd0, packed_bits_71[0]} + {3'd0, packed_bits_71[1]};
    wire [3:0] sum_227 = {3'd0, packed_bits_71[2]} + {3'd0, packed_bits_71[3]};
    wire [3:0] sum_228 = {3'd0, packed_bits_71[4]} + {3'd0, packed_bits_71[5]};
    wire [3:0] sum_229 = {3'd0, packed_bits_71[6]} + {3'd0, packed_bits_71[7]};
    wire [3:0] s1_count_31_2_next = (sum_226 + sum_227) + (sum_228 + sum_229);
    wire [2:0] sum_230 = {2'd0, packed_bits_72[1]} + {2'd0, packed_bits_72[2]};
    wire [2:0] sum_231 = {2'd0, packed_bits_72[3]} + {2'd0, packed_bits_72[4]};
    wire [2:0] sum_232 = {2'd0, packed_bits_72[5]} + {2'd0, packed_bits_72[6]};
    wire [2:0] s1_count_31_3_next = ({2'd0, packed_bits_72[0]} + sum_230) + (sum_231 + sum_232);

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_key_0 <= key[6:0];
        s1_key_1 <= key[13:7];
        s1_key_2 <= key[20:14];
        s1_key_3 <= key[27:21];
        s1_key_4 <= key[34:28];
        s1_key_5 <= key[41:35];
        s1_key_6 <= key[48:42];
        s1_key_7 <= key[55:49];
        s1_key_8 <= key[62:56];
        s1_key_9 <= key[69:63];
        s1_key_10 <= key[76:70];
        s1_key_11 <= key[83:77];
        s1_key_12 <= key[90:84];
        s1_key_13 <= key[97:91];
        s1_key_14 <= key[104:98];
        s1_key_15 <= key[111:105];
        s1_key_16 <= key[118:112];
        s1_key_17 <= key[125:119];
        s1_key_18 <= key[132:126];
        s1_key_19 <= key[139:133];
        s1_key_20 <= key[146:140];
        s1_key_21 <= key[153:147];
        s1_key_22 <= key[160:154];
        s1_key_23 <= key[167:161];
        s1_key_24 <= key[174:168];
        s1_key_25 <= key[181:175];
        s1_key_26 <= key[188:182];
        s1_key_27 <= key[195:189];
        s1_key_28 <= key[202:196];
        s1_key_29 <= key[209:203];
        s1_key_30 <= key[216:210];
        s1_key_31 <= key[223:217];
        s1_count_1_0 <= same_1_0;
        s1_count_2_0 <= s1_count_2_0_next;
        s1_count_3_0 <= {1'b0, packed_bits_2[0]} + sum_1;
        s1_count_4_0 <= sum_2 + sum_3;
        s1_count_5_0 <= s1_count_5_0_next;
        s1_count_6_0 <= s1_count_6_0_next;
        s1_count_7_0 <= s1_count_7_0_next;
        s1_count_8_0 <= (sum_11 + sum_12) + (sum_13 + sum_14);
        s1_count_9_0 <= (sum_15 + sum_16) + (sum_17 + sum_18);
        s1_count_9_1 <= same_9_8;
        s1_count_10_0 <= (sum_19 + sum_20) + (sum_21 + sum_22);
        s1_count_10_1 <= s1_count_10_1_next;
        s1_count_11_0 <= (sum_23 + sum_24) + (sum_25 + sum_26);
        s1_count_11_1 <= {1'b0, packed_bits_12[0]} + sum_27;
        s1_count_12_0 <= (sum_28 + sum_29) + (sum_30 + sum_31);
        s1_count_12_1 <= sum_32 + sum_33;
        s1_count_13_0 <= (sum_34 + sum_35) + (sum_36 + sum_37);
        s1_count_13_1 <= s1_count_13_1_next;
        s1_count_14_0 <= (sum_40 + sum_41) + (sum_42 + sum_43);
        s1_count_14_1 <= s1_count_14_1_next;
        s1_count_15_0 <= (sum_46 + sum_47) + (sum_48 + sum_49);
        s1_count_15_1 <= s1_count_15_1_next;
        s1_count_16_0 <= (sum_53 + sum_54) + (sum_55 + sum_56);
        s1_count_16_1 <= (sum_57 + sum_58) + (sum_59 + sum_60);
        s1_count_17_0 <= (sum_61 + sum_62) + (sum_63 + sum_64);
        s1_count_17_1 <= (sum_65 + sum_66) + (sum_67 + sum_68);
        s1_count_17_2 <= same_17_16;
        s1_count_18_0 <= (sum_69 + sum_70) + (sum_71 + sum_72);
        s1_count_18_1 <= (sum_73 + sum_74) + (sum_75 + sum_76);
        s1_count_18_2 <= s1_count_18_2_next;
        s1_count_19_0 <= (sum_77 + sum_78) + (sum_79 + sum_80);
        s1_count_19_1 <= (sum_81 + sum_82) + (sum_83 + sum_84);
        s1_count_19_2 <= {1'b0, packed_bits_30[0]} + sum_85;
        s1_count_20_0 <= (sum_86 + sum_87) + (sum_88 + sum_89);
        s1_count_20_1 <= (sum_90 + sum_91) + (sum_92 + sum_93);
        s1_count_20_2 <= sum_94 + sum_95;
        s1_count_21_0 <= (sum_96 + sum_97) + (sum_98 + sum_99);
        s1_count_21_1 <= s1_count_21_1_next;
        s1_count_21_2 <= s1_count_21_2_next;
        s1_count_22_0 <= s1_count_22_0_next;
        s1_count_22_1 <= s1_count_22_1_next;
        s1_count_22_2 <= s1_count_22_2_next;
        s1_count_23_0 <= s1_count_23_0_next;
        s1_count_23_1 <= s1_count_23_1_next;
        s1_count_23_2 <= s1_count_23_2_next;
        s1_count_24_0 <= s1_count_24_0_next;
        s1_count_24_1 <= s1_count_24_1_next;
        s1_count_24_2 <= s1_count_24_2_next;
        s1_count_25_0 <= s1_count_25_0_next;
        s1_count_25_1 <= s1_count_25_1_next;
        s1_count_25_2 <= s1_count_25_2_next;
        s1_count_25_3 <= same_25_24;
        s1_count_26_0 <= s1_count_26_0_next;
        s1_count_26_1 <= s1_count_26_1_next;
        s1_count_26_2 <= s1_count_26_2_next;
        s1_count_26_3 <= s1_count_26_3_next;
        s1_count_27_0 <= s1_count_27_0_next;
        s1_count_27_1 <= s1_count_27_1_next;
        s1_count_27_2 <= s1_count_27_2_next;
        s1_count_27_3 <= {1'b0, packed_bits_56[0]} + sum_175;
        s1_count_28_0 <= s1_count_28_0_next;
        s1_count_28_1 <= s1_count_28_1_next;
        s1_count_28_2 <= s1_count_28_2_next;
        s1_count_28_3 <= sum_188 + sum_189;
        s1_count_29_0 <= s1_count_29_0_next;
        s1_count_29_1 <= s1_count_29_1_next;
        s1_count_29_2 <= s1_count_29_2_next;
        s1_count_29_3 <= s1_count_29_3_next;
        s1_count_30_0 <= s1_count_30_0_next;
        s1_count_30_1 <= s1_count_30_1_next;
        s1_count_30_2 <= s1_count_30_2_next;
        s1_count_30_3 <= s1_count_30_3_next;
        s1_count_31_0 <= s1_count_31_0_next;
        s1_count_31_1 <= s1_count_31_1_next;
        s1_count_31_2 <= s1_count_31_2_next;
        s1_count_31_3 <= s1_count_31_3_next;
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid_0 <= 1'b0;
            s2_valid_1 <= 1'b0;
            s2_valid_2 <= 1'b0;
            s2_valid_3 <= 1'b0;
            s2_valid_4 <= 1'b0;
            s2_valid_5 <= 1'b0;
            s2_valid_6 <= 1'b0;
            s2_valid_7 <= 1'b0;
            s2_valid_8 <= 1'b0;
            s2_valid_9 <= 1'b0;
            s2_valid_10 <= 1'b0;
            s2_valid_11 <= 1'b0;
            s2_valid_12 <= 1'b0;
            s2_valid_13 <= 1'b0;
            s2_valid_14 <= 1'b0;
            s2_valid_15 <= 1'b0;
            s2_valid_16 <= 1'b0;
            s2_valid_17 <= 1'b0;
            s2_valid_18 <= 1'b0;
            s2_valid_19 <= 1'b0;
            s2_valid_20 <= 1'b0;
            s2_valid_21 <= 1'b0;
            s2_valid_22 <= 1'b0;
            s2_valid_23 <= 1'b0;
            s2_valid_24 <= 1'b0;
            s2_valid_25 <= 1'b0;
            s2_valid_26 <= 1'b0;
            s2_valid_27 <= 1'b0;
            s2_valid_28 <= 1'b0;
            s2_valid_29 <= 1'b0;
            s2_valid_30 <= 1'b0;
            s2_valid_31 <= 1'b0;
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
            s2_valid_0 <= s1_valid_0;
            s2_valid_1 <= s1_valid_1;
            s2_valid_2 <= s1_valid_2;
            s2_valid_3 <= s1_valid_3;
            s2_valid_4 <= s1_valid_4;
            s2_valid_5 <= s1_valid_5;
            s2_valid_6 <= s1_valid_6;
            s2_valid_7 <= s1_valid_7;
            s2_valid_8 <= s1_valid_8;
            s2_valid_9 <= s1_valid_9;
            s2_valid_10 <= s1_valid_10;
            s2_valid_11 <= s1_valid_11;
            s2_valid_12 <= s1_valid_12;
            s2_valid_13 <= s1_valid_13;
            s2_valid_14 <= s1_valid_14;
            s2_valid_15 <= s1_valid_15;
            s2_valid_16 <= s1_valid_16;
            s2_valid_17 <= s1_valid_17;
            s2_valid_18 <= s1_valid_18;
            s2_valid_19 <= s1_valid_19;
            s2_valid_20 <= s1_valid_20;
            s2_valid_21 <= s1_valid_21;
            s2_valid_22 <= s1_valid_22;
            s2_valid_23 <= s1_valid_23;
            s2_valid_24 <= s1_valid_24;
            s2_valid_25 <= s1_valid_25;
            s2_valid_26 <= s1_valid_26;
            s2_valid_27 <= s1_valid_27;
            s2_valid_28 <= s1_valid_28;
            s2_valid_29 <= s1_valid_29;
            s2_valid_30 <= s1_valid_30;
            s2_valid_31 <= s1_valid_31;
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

    wire [4:0] sum_233 = {1'b0, s1_count_9_0} + {4'd0, s1_count_9_1};
    wire [4:0] sum_234 = {1'b0, s1_count_10_0} + {3'd0, s1_count_10_1};
    wire [4:0] sum_235 = {1'b0, s1_count_11_0} + {3'd0, s1_count_11_1};
    wire [4:0] sum_236 = {1'b0, s1_count_12_0} + {2'd0, s1_count_12_1};
    wire [4:0] sum_237 = {1'b0, s1_count_13_0} + {2'd0, s1_count_13_1};
    wire [4:0] sum_238 = {1'b0, s1_count_14_0} + {2'd0, s1_count_14_1};
    wire [4:0] sum_239 = {1'b0, s1_count_15_0} + {2'd0, s1_count_15_1};
    wire [4:0] sum_240 = {1'b0, s1_count_16_0} + {1'b0, s1_count_16_1};
    wire [4:0] sum_241 = {1'b0, s1_count_17_1} + {4'd0, s1_count_17_2};
    wire [4:0] sum_242 = {1'b0, s1_count_18_1} + {3'd0, s1_count_18_2};
    wire [4:0] sum_243 = {1'b0, s1_count_19_1} + {3'd0, s1_count_19_2};
    wire [4:0] sum_244 = {1'b0, s1_count_20_1} + {2'd0, s1_count_20_2};
    wire [4:0] sum_245 = {1'b0, s1_count_21_1} + {2'd0, s1_count_21_2};
    wire [4:0] sum_246 = {1'b0, s1_count_22_1} + {2'd0, s1_count_22_2};
    wire [4:0] sum_247 = {1'b0, s1_count_23_1} + {2'd0, s1_count_23_2};
    wire [4:0] sum_248 = {1'b0, s1_count_24_1} + {1'b0, s1_count_24_2};
    wire [4:0] sum_249 = {1'b0, s1_count_25_0} + {1'b0, s1_count_25_1};
    wire [4:0] sum_250 = {1'b0, s1_count_25_2} + {4'd0, s1_count_25_3};
    wire [4:0] sum_251 = {1'b0, s1_count_26_0} + {1'b0, s1_count_26_1};
    wire [4:0] sum_252 = {1'b0, s1_count_26_2} + {3'd0, s1_count_26_3};
    wire [4:0] sum_253 = {1'b0, s1_count_27_0} + {1'b0, s1_count_27_1};
    wire [4:0] sum_254 = {1'b0, s1_count_27_2} + {3'd0, s1_count_27_3};
    wire [4:0] sum_255 = {1'b0, s1_count_28_0} + {1'b0, s1_count_28_1};
    wire [4:0] sum_256 = {1'b0, s1_count_28_2} + {2'd0, s1_count_28_3};
    wire [4:0] sum_257 = {1'b0, s1_count_29_0} + {1'b0, s1_count_29_1};
    wire [4:0] sum_258 = {1'b0, s1_count_29_2} + {2'd0, s1_count_29_3};
    wire [4:0] sum_259 = {1'b0, s1_count_30_0} + {1'b0, s1_count_30_1};
    wire [4:0] sum_260 = {1'b0, s1_count_30_2} + {2'd0, s1_count_30_3};
    wire [4:0] sum_261 = {1'b0, s1_count_31_0} + {1'b0, s1_count_31_1};
    wire [4:0] sum_262 = {1'b0, s1_count_31_2} + {2'd0, s1_count_31_3};
    wire [4:0] sum_261_plus_sum_262 = sum_261 + sum_262;
    wire [5:0] sum_263 = {1'b0, {4'd0, s1_count_1_0}} + 6'd1;
    wire [5:0] sum_264 = {1'b0, {3'd0, s1_count_2_0}} + 6'd1;
    wire [5:0] sum_265 = {1'b0, {3'd0, s1_count_3_0}} + 6'd1;
    wire [5:0] sum_266 = {1'b0, {2'd0, s1_count_4_0}} + 6'd1;
    wire [5:0] sum_267 = {1'b0, {2'd0, s1_count_5_0}} + 6'd1;
    wire [5:0] sum_268 = {1'b0, {2'd0, s1_count_6_0}} + 6'd1;
    wire [5:0] sum_269 = {1'b0, {2'd0, s1_count_7_0}} + 6'd1;
    wire [5:0] sum_270 = {1'b0, {1'b0, s1_count_8_0}} + 6'd1;
    wire [5:0] sum_271 = {1'b0, sum_233} + 6'd1;
    wire [5:0] sum_272 = {1'b0, sum_234} + 6'd1;
    wire [5:0] sum_273 = {1'b0, sum_235} + 6'd1;
    wire [5:0] sum_274 = {1'b0, sum_236} + 6'd1;
    wire [5:0] sum_275 = {1'b0, sum_237} + 6'd1;
    wire [5:0] sum_276 = {1'b0, sum_238} + 6'd1;
    wire [5:0] sum_277 = {1'b0, sum_239} + 6'd1;
    wire [5:0] sum_278 = {1'b0, sum_240} + 6'd1;
    wire [5:0] sum_279 = {1'b0, {1'b0, s1_count_17_0} + sum_241} + 6'd1;
    wire [5:0] sum_280 = {1'b0, {1'b0, s1_count_18_0} + sum_242} + 6'd1;
    wire [5:0] sum_281 = {1'b0, {1'b0, s1_count_19_0} + sum_243} + 6'd1;
    wire [5:0] sum_282 = {1'b0, {1'b0, s1_count_20_0} + sum_244} + 6'd1;
    wire [5:0] sum_283 = {1'b0, {1'b0, s1_count_21_0} + sum_245} + 6'd1;
    wire [5:0] sum_284 = {1'b0, {1'b0, s1_count_22_0} + sum_246} + 6'd1;
    wire [5:0] sum_285 = {1'b0, {1'b0, s1_count_23_0} + sum_247} + 6'd1;
    wire [5:0] sum_286 = {1'b0, {1'b0, s1_count_24_0} + sum_248} + 6'd1;
    wire [5:0] sum_287 = {1'b0, sum_249 + sum_250} + 6'd1;
    wire [5:0] sum_288 = {1'b0, sum_251 + sum_252} + 6'd1;
    wire [5:0] sum_289 = {1'b0, sum_253 + sum_254} + 6'd1;
    wire [5:0] sum_290 = {1'b0, sum_255 + sum_256} + 6'd1;
    wire [5:0] sum_291 = {1'b0, sum_257 + sum_258} + 6'd1;
    wire [5:0] sum_292 = {1'b0, sum_259 + sum_260} + 6'd1;
    wire [5:0] sum_293 = {1'b0, sum_261_plus_sum_262} + 6'd1;

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_key_0 <= s1_key_0;
        s2_key_1 <= s1_key_1;
        s2_key_2 <= s1_key_2;
        s2_key_3 <= s1_key_3;
        s2_key_4 <= s1_key_4;
        s2_key_5 <= s1_key_5;
        s2_key_6 <= s1_key_6;
        s2_key_7 <= s1_key_7;
        s2_key_8 <= s1_key_8;
        s2_key_9 <= s1_key_9;
        s2_key_10 <= s1_key_10;
        s2_key_11 <= s1_key_11;
        s2_key_12 <= s1_key_12;
        s2_key_13 <= s1_key_13;
        s2_key_14 <= s1_key_14;
        s2_key_15 <= s1_key_15;
        s2_key_16 <= s1_key_16;
        s2_key_17 <= s1_key_17;
        s2_key_18 <= s1_key_18;
        s2_key_19 <= s1_key_19;
        s2_key_20 <= s1_key_20;
        s2_key_21 <= s1_key_21;
        s2_key_22 <= s1_key_22;
        s2_key_23 <= s1_key_23;
        s2_key_24 <= s1_key_24;
        s2_key_25 <= s1_key_25;
        s2_key_26 <= s1_key_26;
        s2_key_27 <= s1_key_27;
        s2_key_28 <= s1_key_28;
        s2_key_29 <= s1_key_29;
        s2_key_30 <= s1_key_30;
        s2_key_31 <= s1_key_31;
        s2_amount_1 <= sum_263[4:0];
        s2_amount_2 <= sum_264[4:0];
        s2_amount_3 <= sum_265[4:0];
        s2_amount_4 <= sum_266[4:0];
        s2_amount_5 <= sum_267[4:0];
        s2_amount_6 <= sum_268[4:0];
        s2_amount_7 <= sum_269[4:0];
        s2_amount_8 <= sum_270[4:0];
        s2_amount_9 <= sum_271[4:0];
        s2_amount_10 <= sum_272[4:0];
        s2_amount_11 <= sum_273[4:0];
        s2_amount_12 <= sum_274[4:0];
        s2_amount_13 <= sum_275[4:0];
        s2_amount_14 <= sum_276[4:0];
        s2_amount_15 <= sum_277[4:0];
        s2_amount_16 <= sum_278[4:0];
        s2_amount_17 <= sum_279[4:0];
        s2_amount_18 <= sum_280[4:0];
        s2_amount_19 <= sum_281[4:0];
        s2_amount_20 <= sum_282[4:0];
        s2_amount_21 <= sum_283[4:0];
        s2_amount_22 <= sum_284[4:0];
        s2_amount_23 <= sum_285[4:0];
        s2_amount_24 <= sum_286[4:0];
        s2_amount_25 <= sum_287[4:0];
        s2_amount_26 <= sum_288[4:0];
        s2_amount_27 <= sum_289[4:0];
        s2_amount_28 <= sum_290[4:0];
        s2_amount_29 <= sum_291[4:0];
        s2_amount_30 <= sum_292[4:0];
        s2_amount_31 <= sum_293[4:0];
    end

    assign out_valid = {
        s2_valid_31, s2_valid_30, s2_valid_29, s2_valid_28, s2_valid_27, s2_valid_26,
        s2_valid_25, s2_valid_24, s2_valid_23, s2_valid_22, s2_valid_21, s2_valid_20,
        s2_valid_19, s2_valid_18, s2_valid_17, s2_valid_16, s2_valid_15, s2_valid_14,
        s2_valid_13, s2_valid_12, s2_valid_11, s2_valid_10, s2_valid_9, s2_valid_8, s2_valid_7,
        s2_valid_6, s2_valid_5, s2_valid_4, s2_valid_3, s2_valid_2, s2_valid_1, s2_valid_0
    };
    assign out_key = {
        s2_key_31, s2_key_30, s2_key_29, s2_key_28, s2_key_27, s2_key_26, s2_key_25, s2_key_24,
        s2_key_23, s2_key_22, s2_key_21, s2_key_20, s2_key_19, s2_key_18, s2_key_17, s2_key_16,
        s2_key_15, s2_key_14, s2_key_13, s2_key_12, s2_key_11, s2_key_10, s2_key_9, s2_key_8,
        s2_key_7, s2_key_6, s2_key_5, s2_key_4, s2_key_3, s2_key_2, s2_key_1, s2_key_0
    };
    assign master = {
        s2_master_31, s2_master_30, s2_master_29, s2_master_28, s2_master_27, s2_master_26,
        s2_master_25, s2_master_24, s2_master_23, s2_master_22, s2_master_21, s2_master_20,
        s2_master_19, s2_master_18, s2_master_17, s2_master_16, s2_master_15, s2_master_14,
        s2_master_13, s2_master_12, s2_master_11, s2_master_10, s2_master_9, s2_master_8,
        s2_master_7, s2_master_6, s2_master_5, s2_master_4, s2_master_3, s2_master_2,
        s2_master_1, s2_master_0
    };
    assign amount = {
        s2_amount_31, s2_amount_30, s2_amount_29, s2_amount_28, s2_amount_27, s2_amount_26,
        s2_amount_25, s2_amount_24, s2_amount_23, s2_amount_22, s2_amount_21, s2_amount_20,
        s2_amount_19, s2_amount_18, s2_amount_17, s2_amount_16, s2_amount_15, s2_amount_14,
        s2_amount_13, s2_amount_12, s2_amount_11, s2_amount_10, s2_amount_9, s2_amount_8,
        s2_amount_7, s2_amount_6, s2_amount_5, s2_amount_4, s2_amount_3, s2_amount_2,
        s2_amount_1, 5'd1
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, sum_263[5], sum_264[5], sum_265[5], sum_266[5], sum_267[5], sum_268[5],
        sum_269[5], sum_270[5], sum_271[5], sum_272[5], sum_273[5], sum_274[5], sum_275[5],
        sum_276[5], sum_277[5], sum_278[5], sum_279[5], sum_280[5], sum_281[5], sum_282[5],
        sum_283[5], sum_284[5], sum_285[5], sum_286[5], sum_287[5], sum_288[5], sum_289[5],
        sum_290[5], sum_291[5], sum_292[5], sum_293[5]
    };

`ifdef FORMAL

    always @(posedge clk) begin
        if (!rst) begin
            all_lanes_share_a_key: cover (sum_261_plus_sum_262 == 5'd31);
        end
    end
`endif
endmodule
