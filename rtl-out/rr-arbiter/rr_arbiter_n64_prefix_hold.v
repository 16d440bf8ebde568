// SPDX-License-Identifier: Apache-2.0
// Module: rr_arbiter_n64_prefix_hold
// Written by: sluice 0.1.0
//
// Round-robin arbiter of 64 requesters, architecture prefix, latency 0.
// Grants the first request at or after a pointer, which is 0 after reset and moves past the
// granted requester when `valid` and `ready` are high.
// A decision that was shown and not accepted stays while its request stays.

module rr_arbiter_n64_prefix_hold (
    input  wire clk,
    input  wire rst,
    input  wire [63:0] request,
    input  wire ready,
    output wire [63:0] grant,
    output wire [5:0] index,
    output wire valid
);

    // The decision of the cycle before, one-hot, if it was not accepted.
    reg [63:0] held;
    // Bit i: requester i + 1 is after the last accepted grant.
    reg [62:0] mask;

    wire kept = |(held & request);
    wire [63:0] seen = kept ? held : request;
    wire [63:0] after_last = {mask, 1'b0};
    wire [63:0] packed_bits_1 = {63'd0, rst};
    wire [63:0] either_1 = (seen & after_last) | packed_bits_1;
    wire [1:0] from_preferred_0_1 = {either_1[1] | either_1[0], either_1[0]};
    wire [1:0] from_preferred_2_3 = {either_1[3] | either_1[2], either_1[2]};
    wire [1:0] from_preferred_0_1_1_extended = {from_preferred_0_1[1], from_preferred_0_1[1]};
    wire [1:0] either_2 = from_preferred_2_3 | from_preferred_0_1_1_extended;
    wire [3:0] from_preferred_0_3 = {either_2, from_preferred_0_1};
    wire [1:0] from_preferred_4_5 = {either_1[5] | either_1[4], either_1[4]};
    wire [1:0] from_preferred_6_7 = {either_1[7] | either_1[6], either_1[6]};
    wire [1:0] from_preferred_4_5_1_extended = {from_preferred_4_5[1], from_preferred_4_5[1]};
    wire [1:0] either_3 = from_preferred_6_7 | from_preferred_4_5_1_extended;
    wire [3:0] from_preferred_4_7 = {either_3, from_preferred_4_5};
    wire [3:0] from_preferred_0_3_3_extended = {{3{from_preferred_0_3[3]}}, from_preferred_0_3[3]};
    wire [3:0] either_4 = from_preferred_4_7 | from_preferred_0_3_3_extended;
    wire [7:0] from_preferred_0_7 = {either_4, from_preferred_0_3};
    wire [1:0] from_preferred_8_9 = {either_1[9] | either_1[8], either_1[8]};
    wire [1:0] from_preferred_10_11 = {either_1[11] | either_1[10], either_1[10]};
    wire [1:0] from_preferred_8_9_1_extended = {from_preferred_8_9[1], from_preferred_8_9[1]};
    wire [1:0] either_5 = from_preferred_10_11 | from_preferred_8_9_1_extended;
    wire [3:0] from_preferred_8_11 = {either_5, from_preferred_8_9};
    wire [1:0] from_preferred_12_13 = {either_1[13] | either_1[12], either_1[12]};
    wire [1:0] from_preferred_14_15 = {either_1[15] | either_1[14], either_1[14]};
    wire [1:0] from_preferred_12_13_1_extended = {from_preferred_12_13[1], from_preferred_12_13[1]};
    wire [1:0] either_6 = from_preferred_14_15 | from_preferred_12_13_1_extended;
    wire [3:0] from_preferred_12_15 = {either_6, from_preferred_12_13};
    wire [3:0] from_preferred_8_11_3_extended = {{3{from_preferred_8_11[3]}}, from_preferred_8_11[3]};
    wire [3:0] either_7 = from_preferred_12_15 | from_preferred_8_11_3_extended;
    wire [7:0] from_preferred_8_15 = {either_7, from_preferred_8_11};
    wire [7:0] from_preferred_0_7_7_extended = {{7{from_preferred_0_7[7]}}, from_preferred_0_7[7]};
    wire [7:0] either_8 = from_preferred_8_15 | from_preferred_0_7_7_extended;
    wire [15:0] from_preferred_0_15 = {either_8, from_preferred_0_7};
    wire [1:0] from_preferred_16_17 = {either_1[17] | either_1[16], either_1[16]};
    wire [1:0] from_preferred_18_19 = {either_1[19] | either_1[18], either_1[18]};
    wire [1:0] from_preferred_16_17_1_extended = {from_preferred_16_17[1], from_preferred_16_17[1]};
    wire [1:0] either_9 = from_preferred_18_19 | from_preferred_16_17_1_extended;
    wire [3:0] from_preferred_16_19 = {either_9, from_preferred_16_17};
    wire [1:0] from_preferred_20_21 = {either_1[21] | either_1[20], either_1[20]};
    wire [1:0] from_preferred_22_23 = {either_1[23] | either_1[22], either_1[22]};
    wire [1:0] from_preferred_20_21_1_extended = {from_preferred_20_21[1], from_preferred_20_21[1]};
    wire [1:0] either_10 = from_preferred_22_23 | from_preferred_20_21_1_extended;
    wire [3:0] from_preferred_20_23 = {either_10, from_preferred_20_21};
    wire [3:0] from_preferred_16_19_3_extended = {{3{from_preferred_16_19[3]}}, from_preferred_16_19[3]};
    wire [3:0] either_11 = from_preferred_20_23 | from_preferred_16_19_3_extended;
    wire [7:0] from_preferred_16_23 = {either_11, from_preferred_16_19};
    wire [1:0] from_preferred_24_25 = {either_1[25] | either_1[24], either_1[24]};
    wire [1:0] from_preferred_26_27 = {either_1[27] | either_1[26], either_1[26]};
    wire [1:0] from_preferred_24_25_1_extended = {from_preferred_24_25[1], from_preferred_24_25[1]};
    wire [1:0] either_12 = from_preferred_26_27 | from_preferred_24_25_1_extended;
    wire [3:0] from_preferred_24_27 = {either_12, from_preferred_24_25};
    wire [1:0] from_preferred_28_29 = {either_1[29] | either_1[28], either_1[28]};
    wire [1:0] from_preferred_30_31 = {either_1[31] | either_1[30], either_1[30]};
    wire [1:0] from_preferred_28_29_1_extended = {from_preferred_28_29[1], from_preferred_28_29[1]};
    wire [1:0] either_13 = from_preferred_30_31 | from_preferred_28_29_1_extended;
    wire [3:0] from_preferred_28_31 = {either_13, from_preferred_28_29};
    wire [3:0] from_preferred_24_27_3_extended = {{3{from_preferred_24_27[3]}}, from_preferred_24_27[3]};
    wire [3:0] either_14 = from_preferred_28_31 | from_preferred_24_27_3_extended;
    wire [7:0] from_preferred_24_31 = {either_14, from_preferred_24_27};
    wire [7:0] from_preferred_16_23_7_extended = {{7{from_preferred_16_23[7]}}, from_preferred_16_23[7]};
    wire [7:0] either_15 = from_preferred_24_31 | from_preferred_16_23_7_extended;
    wire [15:0] from_preferred_16_31 = {either_15, from_preferred_16_23};
    wire [15:0] from_preferred_0_15_15_extended = {{15{from_preferred_0_15[15]}}, from_preferred_0_15[15]};
    wire [15:0] either_16 = from_preferred_16_31 | from_preferred_0_15_15_extended;
    wire [31:0] from_preferred_0_31 = {either_16, from_preferred_0_15};
    wire [1:0] from_preferred_32_33 = {either_1[33] | either_1[32], either_1[32]};
    wire [1:0] from_preferred_34_35 = {either_1[35] | either_1[34], either_1[34]};
    wire [1:0] from_preferred_32_33_1_extended = {from_preferred_32_33[1], from_preferred_32_33[1]};
    wire [1:0] either_17 = from_preferred_34_35 | from_preferred_32_33_1_extended;
    wire [3:0] from_preferred_32_35 = {either_17, from_preferred_32_33};
    wire [1:0] from_preferred_36_37 = {either_1[37] | either_1[36], either_1[36]};
    wire [1:0] from_preferred_38_39 = {either_1[39] | either_1[38], either_1[38]};
    wire [1:0] from_preferred_36_37_1_extended = {from_preferred_36_37[1], from_preferred_36_37[1]};
    wire [1:0] either_18 = from_preferred_38_39 | from_preferred_36_37_1_extended;
    wire [3:0] from_preferred_36_39 = {either_18, from_preferred_36_37};
    wire [3:0] from_preferred_32_35_3_extended = {{3{from_preferred_32_35[3]}}, from_preferred_32_35[3]};
    wire [3:0] either_19 = from_preferred_36_39 | from_preferred_32_35_3_extended;
    wire [7:0] from_preferred_32_39 = {either_19, from_preferred_32_35};
    wire [1:0] from_preferred_40_41 = {either_1[41] | either_1[40], either_1[40]};
    wire [1:0] from_preferred_42_43 = {either_1[43] | either_1[42], either_1[42]};
    wire [1:0] from_preferred_40_41_1_extended = {from_preferred_40_41[1], from_preferred_40_41[1]};
    wire [1:0] either_20 = from_preferred_42_43 | from_preferred_40_41_1_extended;
    wire [3:0] from_preferred_40_43 = {either_20, from_preferred_40_41};
    wire [1:0] from_preferred_44_45 = {either_1[45] | either_1[44], either_1[44]};
    wire [1:0] from_preferred_46_47 = {either_1[47] | either_1[46], either_1[46]};
    wire [1:0] from_preferred_44_45_1_extended = {from_preferred_44_45[1], from_preferred_44_45[1]};
    wire [1:0] either_21 = from_preferred_46_47 | from_preferred_44_45_1_extended;
    wire [3:0] from_preferred_44_47 = {either_21, from_preferred_44_45};
    wire [3:0] from_preferred_40_43_3_extended = {{3{from_preferred_40_43[3]}}, from_preferred_40_43[3]};
    wire [3:0] either_22 = from_preferred_44_47 | from_preferred_40_43_3_extended;
    wire [7:0] from_preferred_40_47 = {either_22, from_preferred_40_43};
    wire [7:0] from_preferred_32_39_7_extended = {{7{from_preferred_32_39[7]}}, from_preferred_32_39[7]};
    wire [7:0] either_23 = from_preferred_40_47 | from_preferred_32_39_7_extended;
    wire [15:0] from_preferred_32_47 = {either_23, from_preferred_32_39};
    wire [1:0] from_preferred_48_49 = {either_1[49] | either_1[48], either_1[48]};
    wire [1:0] from_preferred_50_51 = {either_1[51] | either_1[50], either_1[50]};
    wire [1:0] from_preferred_48_49_1_extended = {from_preferred_48_49[1], from_preferred_48_49[1]};
    wire [1:0] either_24 = from_preferred_50_51 | from_preferred_48_49_1_extended;
    wire [3:0] from_preferred_48_51 = {either_24, from_preferred_48_49};
    wire [1:0] from_preferred_52_53 = {either_1[53] | either_1[52], either_1[52]};
    wire [1:0] from_preferred_54_55 = {either_1[55] | either_1[54], either_1[54]};
    wire [1:0] from_preferred_52_53_1_extended = {from_preferred_52_53[1], from_preferred_52_53[1]};
    wire [1:0] either_25 = from_preferred_54_55 | from_preferred_52_53_1_extended;
    wire [3:0] from_preferred_52_55 = {either_25, from_preferred_52_53};
    wire [3:0] from_preferred_48_51_3_extended = {{3{from_preferred_48_51[3]}}, from_preferred_48_51[3]};
    wire [3:0] either_26 = from_preferred_52_55 | from_preferred_48_51_3_extended;
    wire [7:0] from_preferred_48_55 = {either_26, from_preferred_48_51};
    wire [1:0] from_preferred_56_57 = {either_1[57] | either_1[56], either_1[56]};
    wire [1:0] from_preferred_58_59 = {either_1[59] | either_1[58], either_1[58]};
    wire [1:0] from_preferred_56_57_1_extended = {from_preferred_56_57[1], from_preferred_56_57[1]};
    wire [1:0] either_27 = from_preferred_58_59 | from_preferred_56_57_1_extended;
    wire [3:0] from_preferred_56_59 = {either_27, from_preferred_56_57};
    wire [1:0] from_preferred_60_61 = {either_1[61] | either_1[60], either_1[60]};
    wire [1:0] from_preferred_62_63 = {either_1[63] | either_1[62], either_1[62]};
    wire [1:0] from_preferred_60_61_1_extended = {from_preferred_60_61[1], from_preferred_60_61[1]};
    wire [1:0] either_28 = from_preferred_62_63 | from_preferred_60_61_1_extended;
    wire [3:0] from_preferred_60_63 = {either_28, from_preferred_60_61};
    wire [3:0] from_preferred_56_59_3_extended = {{3{from_preferred_56_59[3]}}, from_preferred_56_59[3]};
    wire [3:0] either_29 = from_preferred_60_63 | from_preferred_56_59_3_extended;
    wire [7:0] from_preferred_56_63 = {either_29, from_preferred_56_59};
    wire [7:0] from_preferred_48_55_7_extended = {{7{from_preferred_48_55[7]}}, from_preferred_48_55[7]};
    wire [7:0] either_30 = from_preferred_56_63 | from_preferred_48_55_7_extended;
    wire [15:0] from_preferred_48_63 = {either_30, from_preferred_48_55};
    wire [15:0] from_preferred_32_47_15_extended = {{15{from_preferred_32_47[15]}}, from_preferred_32_47[15]};
    wire [15:0] either_31 = from_preferred_48_63 | from_preferred_32_47_15_extended;
    wire [31:0] from_preferred_32_63 = {either_31, from_preferred_32_47};
    wire [31:0] from_preferred_0_31_31_extended = {{31{from_preferred_0_31[31]}}, from_preferred_0_31[31]};
    wire [31:0] either_32 = from_preferred_32_63 | from_preferred_0_31_31_extended;
    wire [63:0] from_preferred_0_63 = {either_32, from_preferred_0_31};
    wire [63:0] seen_or_packed_bits_1 = seen | packed_bits_1;
    wire either_33 = seen_or_packed_bits_1[1] | seen_or_packed_bits_1[0];
    wire [1:0] from_any_0_1 = {either_33, seen_or_packed_bits_1[0]};
    wire either_34 = seen_or_packed_bits_1[3] | seen_or_packed_bits_1[2];
    wire [1:0] from_any_2_3 = {either_34, seen_or_packed_bits_1[2]};
    wire [1:0] either_35 = from_any_2_3 | {from_any_0_1[1], from_any_0_1[1]};
    wire [3:0] from_any_0_3 = {either_35, from_any_0_1};
    wire either_36 = seen_or_packed_bits_1[5] | seen_or_packed_bits_1[4];
    wire [1:0] from_any_4_5 = {either_36, seen_or_packed_bits_1[4]};
    wire either_37 = seen_or_packed_bits_1[7] | seen_or_packed_bits_1[6];
    wire [1:0] from_any_6_7 = {either_37, seen_or_packed_bits_1[6]};
    wire [1:0] either_38 = from_any_6_7 | {from_any_4_5[1], from_any_4_5[1]};
    wire [3:0] from_any_4_7 = {either_38, from_any_4_5};
    wire [3:0] either_39 = from_any_4_7 | {{3{from_any_0_3[3]}}, from_any_0_3[3]};
    wire [7:0] from_any_0_7 = {either_39, from_any_0_3};
    wire either_40 = seen_or_packed_bits_1[9] | seen_or_packed_bits_1[8];
    wire [1:0] from_any_8_9 = {either_40, seen_or_packed_bits_1[8]};
    wire either_41 = seen_or_packed_bits_1[11] | seen_or_packed_bits_1[10];
    wire [1:0] from_any_10_11 = {either_41, seen_or_packed_bits_1[10]};
    wire [1:0] either_42 = from_any_10_11 | {from_any_8_9[1], from_any_8_9[1]};
    wire [3:0] from_any_8_11 = {either_42, from_any_8_9};
    wire either_43 = seen_or_packed_bits_1[13] | seen_or_packed_bits_1[12];
    wire [1:0] from_any_12_13 = {either_43, seen_or_packed_bits_1[12]};
    wire either_44 = seen_or_packed_bits_1[15] | seen_or_packed_bits_1[14];
    wire [1:0] from_any_14_15 = {either_44, seen_or_packed_bits_1[14]};
    wire [1:0] either_45 = from_any_14_15 | {from_any_12_13[1], from_any_12_13[1]};
    wire [3:0] from_any_12_15 = {either_45, from_any_12_13};
    wire [3:0] from_any_8_11_3_extended = {{3{from_any_8_11[3]}}, from_any_8_11[3]};
    wire [3:0] either_46 = from_any_12_15 | from_any_8_11_3_extended;
    wire [7:0] from_any_8_15 = {either_46, from_any_8_11};
    wire [7:0] either_47 = from_any_8_15 | {{7{from_any_0_7[7]}}, from_any_0_7[7]};
    wire [15:0] from_any_0_15 = {either_47, from_any_0_7};
    wire either_48 = seen_or_packed_bits_1[17] | seen_or_packed_bits_1[16];
    wire [1:0] from_any_16_17 = {either_48, seen_or_packed_bits_1[16]};
    wire either_49 = seen_or_packed_bits_1[19] | seen_or_packed_bits_1[18];
    wire [1:0] from_any_18_19 = {either_49, seen_or_packed_bits_1[18]};
    wire [1:0] either_50 = from_any_18_19 | {from_any_16_17[1], from_any_16_17[1]};
    wire [3:0] from_any_16_19 = {either_50, from_any_16_17};
    wire either_51 = seen_or_packed_bits_1[21] | seen_or_packed_bits_1[20];
    wire [1:0] from_any_20_21 = {either_51, seen_or_packed_bits_1[20]};
    wire either_52 = seen_or_packed_bits_1[23] | seen_or_packed_bits_1[22];
    wire [1:0] from_any_22_23 = {either_52, seen_or_packed_bits_1[22]};
    wire [1:0] either_53 = from_any_22_23 | {from_any_20_21[1], from_any_20_21[1]};
    wire [3:0] from_any_20_23 = {either_53, from_any_20_21};
    wire [3:0] from_any_16_19_3_extended = {{3{from_any_16_19[3]}}, from_any_16_19[3]};
    wire [3:0] either_54 = from_any_20_23 | from_any_16_19_3_extended;
    wire [7:0] from_any_16_23 = {either_54, from_any_16_19};
    wire either_55 = seen_or_packed_bits_1[25] | seen_or_packed_bits_1[24];
    wire [1:0] from_any_24_25 = {either_55, seen_or_packed_bits_1[24]};
    wire either_56 = seen_or_packed_bits_1[27] | seen_or_packed_bits_1[26];
    wire [1:0] from_any_26_27 = {either_56, seen_or_packed_bits_1[26]};
    wire [1:0] either_57 = from_any_26_27 | {from_any_24_25[1], from_any_24_25[1]};
    wire [3:0] from_any_24_27 = {either_57, from_any_24_25};
    wire either_58 = seen_or_packed_bits_1[29] | seen_or_packed_bits_1[28];
    wire [1:0] from_any_28_29 = {either_58, seen_or_packed_bits_1[28]};
    wire either_59 = seen_or_packed_bits_1[31] | seen_or_packed_bits_1[30];
    wire [1:0] from_any_30_31 = {either_59, seen_or_packed_bits_1[30]};
    wire [1:0] either_60 = from_any_30_31 | {from_any_28_29[1], from_any_28_29[1]};
    wire [3:0] from_any_28_31 = {either_60, from_any_28_29};
    wire [3:0] from_any_24_27_3_extended = {{3{from_any_24_27[3]}}, from_any_24_27[3]};
    wire [3:0] either_61 = from_any_28_31 | from_any_24_27_3_extended;
    wire [7:0] from_any_24_31 = {either_61, from_any_24_27};
    wire [7:0] from_any_16_23_7_extended = {{7{from_any_16_23[7]}}, from_any_16_23[7]};
    wire [7:0] either_62 = from_any_24_31 | from_any_16_23_7_extended;
    wire [15:0] from_any_16_31 = {either_62, from_any_16_23};
    wire [15:0] from_any_0_15_15_extended = {{15{from_any_0_15[15]}}, from_any_0_15[15]};
    wire [15:0] either_63 = from_any_16_31 | from_any_0_15_15_extended;
    wire [31:0] from_any_0_31 = {either_63, from_any_0_15};
    wire either_64 = seen_or_packed_bits_1[33] | seen_or_packed_bits_1[32];
    wire [1:0] from_any_32_33 = {either_64, seen_or_packed_bits_1[32]};
    wire either_65 = seen_or_packed_bits_1[35] | seen_or_packed_bits_1[34];
    wire [1:0] from_any_34_35 = {either_65, seen_or_packed_bits_1[34]};
    wire [1:0] either_66 = from_any_34_35 | {from_any_32_33[1], from_any_32_33[1]};
    wire [3:0] from_any_32_35 = {either_66, from_any_32_33};
    wire either_67 = seen_or_packed_bits_1[37] | seen_or_packed_bits_1[36];
    wire [1:0] from_any_36_37 = {either_67, seen_or_packed_bits_1[36]};
    wire either_68 = seen_or_packed_bits_1[39] | seen_or_packed_bits_1[38];
    wire [1:0] from_any_38_39 = {either_68, seen_or_packed_bits_1[38]};
    wire [1:0] either_69 = from_any_38_39 | {from_any_36_37[1], from_any_36_37[1]};
    wire [3:0] from_any_36_39 = {either_69, from_any_36_37};
    wire [3:0] from_any_32_35_3_extended = {{3{from_any_32_35[3]}}, from_any_32_35[3]};
    wire [3:0] either_70 = from_any_36_39 | from_any_32_35_3_extended;
    wire [7:0] from_any_32_39 = {either_70, from_any_32_35};
    wire either_71 = seen_or_packed_bits_1[41] | seen_or_packed_bits_1[40];
    wire [1:0] from_any_40_41 = {either_71, seen_or_packed_bits_1[40]};
    wire either_72 = seen_or_packed_bits_1[43] | seen_or_packed_bits_1[42];
    wire [1:0] from_any_42_43 = {either_72, seen_or_packed_bits_1[42]};
    wire [1:0] either_73 = from_any_42_43 | {from_any_40_41[1], from_any_40_41[1]};
    wire [3:0] from_any_40_43 = {either_73, from_any_40_41};
    wire either_74 = seen_or_packed_bits_1[45] | seen_or_packed_bits_1[44];
    wire [1:0] from_any_44_45 = {either_74, seen_or_packed_bits_1[44]};
    wire either_75 = seen_or_packed_bits_1[47] | seen_or_packed_bits_1[46];
    wire [1:0] from_any_46_47 = {either_75, seen_or_packed_bits_1[46]};
    wire [1:0] either_76 = from_any_46_47 | {from_any_44_45[1], from_any_44_45[1]};
    wire [3:0] from_any_44_47 = {either_76, from_any_44_45};
    wire [3:0] from_any_40_43_3_extended = {{3{from_any_40_43[3]}}, from_any_40_43[3]};
    wire [3:0] either_77 = from_any_44_47 | from_any_40_43_3_extended;
    wire [7:0] from_any_40_47 = {either_77, from_any_40_43};
    wire [7:0] from_any_32_39_7_extended = {{7{from_any_32_39[7]}}, from_any_32_39[7]};
    wire [7:0] either_78 = from_any_40_47 | from_any_32_39_7_extended;
    wire [15:0] from_any_32_47 = {either_78, from_any_32_39};
    wire either_79 = seen_or_packed_bits_1[49] | seen_or_packed_bits_1[48];
    wire [1:0] from_any_48_49 = {either_79, seen_or_packed_bits_1[48]};
    wire either_80 = seen_or_packed_bits_1[51] | seen_or_packed_bits_1[50];
    wire [1:0] from_any_50_51 = {either_80, seen_or_packed_bits_1[50]};
    wire [1:0] either_81 = from_any_50_51 | {from_any_48_49[1], from_any_48_49[1]};
    wire [3:0] from_any_48_51 = {either_81, from_any_48_49};
    wire either_82 = seen_or_packed_bits_1[53] | seen_or_packed_bits_1[52];
    wire [1:0] from_any_52_53 = {either_82, seen_or_packed_bits_1[52]};
    wire either_83 = seen_or_packed_bits_1[55] | seen_or_packed_bits_1[54];
    wire [1:0] from_any_54_55 = {either_83, seen_or_packed_bits_1[54]};
    wire [1:0] either_84 = from_any_54_55 | {from_any_52_53[1], from_any_52_53[1]};
    wire [3:0] from_any_52_55 = {either_84, from_any_52_53};
    wire [3:0] from_any_48_51_3_extended = {{3{from_any_48_51[3]}}, from_any_48_51[3]};
    wire [3:0] either_85 = from_any_52_55 | from_any_48_51_3_extended;
    wire [7:0] from_any_48_55 = {either_85, from_any_48_51};
    wire either_86 = seen_or_packed_bits_1[57] | seen_or_packed_bits_1[56];
    wire [1:0] from_any_56_57 = {either_86, seen_or_packed_bits_1[56]};
    wire either_87 = seen_or_packed_bits_1[59] | seen_or_packed_bits_1[58];
    wire [1:0] from_any_58_59 = {either_87, seen_or_packed_bits_1[58]};
    wire [1:0] either_88 = from_any_58_59 | {from_any_56_57[1], from_any_56_57[1]};
    wire [3:0] from_any_56_59 = {either_88, from_any_56_57};
    wire either_89 = seen_or_packed_bits_1[61] | seen_or_packed_bits_1[60];
    wire [1:0] from_any_60_61 = {either_89, seen_or_packed_bits_1[60]};
    wire either_90 = seen_or_packed_bits_1[63] | seen_or_packed_bits_1[62];
    wire [1:0] from_any_62_63 = {either_90, seen_or_packed_bits_1[62]};
    wire [1:0] either_91 = from_any_62_63 | {from_any_60_61[1], from_any_60_61[1]};
    wire [3:0] from_any_60_63 = {either_91, from_any_60_61};
    wire [3:0] from_any_56_59_3_extended = {{3{from_any_56_59[3]}}, from_any_56_59[3]};
    wire [3:0] either_92 = from_any_60_63 | from_any_56_59_3_extended;
    wire [7:0] from_any_56_63 = {either_92, from_any_56_59};
    wire [7:0] from_any_48_55_7_extended = {{7{from_any_48_55[7]}}, from_any_48_55[7]};
    wire [7:0] either_93 = from_any_56_63 | from_any_48_55_7_extended;
    wire [15:0] from_any_48_63 = {either_93, from_any_48_55};
    wire [15:0] from_any_32_47_15_extended = {{15{from_any_32_47[15]}}, from_any_32_47[15]};
    wire [15:0] either_94 = from_any_48_63 | from_any_32_47_15_extended;
    wire [31:0] from_any_32_63 = {either_94, from_any_32_47};
    wire [31:0] from_any_0_31_31_extended = {{31{from_any_0_31[31]}}, from_any_0_31[31]};
    wire [31:0] either_95 = from_any_32_63 | from_any_0_31_31_extended;
    wire [63:0] from_any_0_63 = {either_95, from_any_0_31};
    wire [63:0] from_grant = from_preferred_0_63[63] ? from_preferred_0_63 : from_any_0_63;
    wire [63:0] granted = from_grant & (~{from_grant[62:0], rst});
    assign index = {
        |(granted & 64'hffffffff00000000), |(granted & 64'hffff0000ffff0000),
        |(granted & 64'hff00ff00ff00ff00), |(granted & 64'hf0f0f0f0f0f0f0f0),
        |(granted & 64'hcccccccccccccccc), |(granted & 64'haaaaaaaaaaaaaaaa)
    };
    assign valid = from_grant[63] & (~rst);

    always @(posedge clk) begin
        if (rst) begin
            mask <= 63'd0;
        end else if (valid & ready) begin
            mask <= from_grant[62:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            held <= 64'd0;
        end else begin
            held <= (~ready) ? granted : 64'd0;
        end
    end

    assign grant = granted;

`ifdef FORMAL
    wire any_1 = |({after_last[62:0], 1'b0} & (~after_last));
    wire index_names_grant_holds = granted == ((valid ? 64'd1 : 64'd0) << index);

    always @(posedge clk) begin
        if (!rst) begin
            mask_is_a_thermometer: assert (~any_1);
            decision_is_held: assert ((~kept) | (granted == held));
            grant_implies_request: assert ((granted & (~request)) == 64'd0);
            grant_is_one_hot_or_zero: assert ((granted & (granted - 64'd1)) == 64'd0);
            valid_iff_any_request: assert (valid == (|request));
            index_names_grant: assert (index_names_grant_holds);
        end
    end
`endif
endmodule
