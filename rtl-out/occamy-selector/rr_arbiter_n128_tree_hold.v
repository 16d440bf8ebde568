// SPDX-License-Identifier: Apache-2.0
// Module: rr_arbiter_n128_tree_hold
// Written by: sluice 0.1.0
//
// Round-robin arbiter of 128 requesters, architecture tree, latency 0.
// Grants the first request at or after a pointer, which is 0 after reset and moves past the
// granted requester when `valid` and `ready` are high.
// A decision that was shown and not accepted stays while its request stays.

module rr_arbiter_n128_tree_hold (
    input  wire clk,
    input  wire rst,
    input  wire [127:0] request,
    input  wire ready,
    output wire [127:0] grant,
    output wire [6:0] index,
    output wire valid
);

    // The decision of the cycle before, one-hot, if it was not accepted.
    reg [127:0] held;
    // The group of the last accepted grant. Bit g: group g + 1 is above it.
    reg [14:0] groups_above;
    // Its place in the group. Bit p: place p + 1 is above it.
    reg [6:0] places_above;

    wire kept = |(held & request);
    wire [127:0] seen = kept ? held : request;
    wire [15:0] packed_bits_1 = {groups_above, 1'b0};
    wire [7:0] packed_bits_2 = {places_above, 1'b0};
    wire [16:0] packed_bits_3 = {1'b1, packed_bits_1};
    wire [16:0] packed_bits_4 = {1'b0, packed_bits_3[16:1]};
    wire [15:0] both_1 = packed_bits_4[15:0] & (~packed_bits_1);
    wire [7:0] either_1 = 8'd0 | (both_1[0] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_1_extended = {{7{packed_bits_1[1]}}, packed_bits_1[1]};
    wire [7:0] either_2 = packed_bits_1_1_extended | (both_1[1] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_2_extended = {{7{packed_bits_1[2]}}, packed_bits_1[2]};
    wire [7:0] either_3 = packed_bits_1_2_extended | (both_1[2] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_3_extended = {{7{packed_bits_1[3]}}, packed_bits_1[3]};
    wire [7:0] either_4 = packed_bits_1_3_extended | (both_1[3] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_4_extended = {{7{packed_bits_1[4]}}, packed_bits_1[4]};
    wire [7:0] either_5 = packed_bits_1_4_extended | (both_1[4] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_5_extended = {{7{packed_bits_1[5]}}, packed_bits_1[5]};
    wire [7:0] either_6 = packed_bits_1_5_extended | (both_1[5] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_6_extended = {{7{packed_bits_1[6]}}, packed_bits_1[6]};
    wire [7:0] either_7 = packed_bits_1_6_extended | (both_1[6] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_7_extended = {{7{packed_bits_1[7]}}, packed_bits_1[7]};
    wire [7:0] either_8 = packed_bits_1_7_extended | (both_1[7] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_8_extended = {{7{packed_bits_1[8]}}, packed_bits_1[8]};
    wire [7:0] either_9 = packed_bits_1_8_extended | (both_1[8] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_9_extended = {{7{packed_bits_1[9]}}, packed_bits_1[9]};
    wire [7:0] either_10 = packed_bits_1_9_extended | (both_1[9] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_10_extended = {{7{packed_bits_1[10]}}, packed_bits_1[10]};
    wire [7:0] either_11 = packed_bits_1_10_extended | (both_1[10] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_11_extended = {{7{packed_bits_1[11]}}, packed_bits_1[11]};
    wire [7:0] either_12 = packed_bits_1_11_extended | (both_1[11] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_12_extended = {{7{packed_bits_1[12]}}, packed_bits_1[12]};
    wire [7:0] either_13 = packed_bits_1_12_extended | (both_1[12] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_13_extended = {{7{packed_bits_1[13]}}, packed_bits_1[13]};
    wire [7:0] either_14 = packed_bits_1_13_extended | (both_1[13] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_14_extended = {{7{packed_bits_1[14]}}, packed_bits_1[14]};
    wire [7:0] either_15 = packed_bits_1_14_extended | (both_1[14] ? packed_bits_2 : 8'd0);
    wire [7:0] packed_bits_1_15_extended = {{7{packed_bits_1[15]}}, packed_bits_1[15]};
    wire [7:0] either_16 = packed_bits_1_15_extended | (both_1[15] ? packed_bits_2 : 8'd0);
    wire [127:0] after_last = {
        either_16, either_15, either_14, either_13, either_12, either_11, either_10, either_9,
        either_8, either_7, either_6, either_5, either_4, either_3, either_2, either_1
    };
    wire [127:0] seen_and_after_last = seen & after_last;
    wire low_wins_0_1 = 1'b0 | (seen[0] & (~seen_and_after_last[1]));
    wire not_low_wins_0_1 = ~low_wins_0_1;
    wire any_0_1 = seen[0] | seen[1];
    wire after_0_1 = 1'b0 | seen_and_after_last[1];
    wire low_wins_2_3 = seen_and_after_last[2] | (seen[2] & (~seen_and_after_last[3]));
    wire not_low_wins_2_3 = ~low_wins_2_3;
    wire any_2_3 = seen[2] | seen[3];
    wire after_2_3 = seen_and_after_last[2] | seen_and_after_last[3];
    wire low_wins_4_5 = seen_and_after_last[4] | (seen[4] & (~seen_and_after_last[5]));
    wire not_low_wins_4_5 = ~low_wins_4_5;
    wire any_4_5 = seen[4] | seen[5];
    wire after_4_5 = seen_and_after_last[4] | seen_and_after_last[5];
    wire low_wins_6_7 = seen_and_after_last[6] | (seen[6] & (~seen_and_after_last[7]));
    wire not_low_wins_6_7 = ~low_wins_6_7;
    wire any_6_7 = seen[6] | seen[7];
    wire after_6_7 = seen_and_after_last[6] | seen_and_after_last[7];
    wire low_wins_8_9 = seen_and_after_last[8] | (seen[8] & (~seen_and_after_last[9]));
    wire not_low_wins_8_9 = ~low_wins_8_9;
    wire any_8_9 = seen[8] | seen[9];
    wire after_8_9 = seen_and_after_last[8] | seen_and_after_last[9];
    wire low_wins_10_11 = seen_and_after_last[10] | (seen[10] & (~seen_and_after_last[11]));
    wire not_low_wins_10_11 = ~low_wins_10_11;
    wire any_10_11 = seen[10] | seen[11];
    wire after_10_11 = seen_and_after_last[10] | seen_and_after_last[11];
    wire low_wins_12_13 = seen_and_after_last[12] | (seen[12] & (~seen_and_after_last[13]));
    wire not_low_wins_12_13 = ~low_wins_12_13;
    wire any_12_13 = seen[12] | seen[13];
    wire after_12_13 = seen_and_after_last[12] | seen_and_after_last[13];
    wire low_wins_14_15 = seen_and_after_last[14] | (seen[14] & (~seen_and_after_last[15]));
    wire not_low_wins_14_15 = ~low_wins_14_15;
    wire any_14_15 = seen[14] | seen[15];
    wire after_14_15 = seen_and_after_last[14] | seen_and_after_last[15];
    wire low_wins_16_17 = seen_and_after_last[16] | (seen[16] & (~seen_and_after_last[17]));
    wire not_low_wins_16_17 = ~low_wins_16_17;
    wire any_16_17 = seen[16] | seen[17];
    wire after_16_17 = seen_and_after_last[16] | seen_and_after_last[17];
    wire low_wins_18_19 = seen_and_after_last[18] | (seen[18] & (~seen_and_after_last[19]));
    wire not_low_wins_18_19 = ~low_wins_18_19;
    wire any_18_19 = seen[18] | seen[19];
    wire after_18_19 = seen_and_after_last[18] | seen_and_after_last[19];
    wire low_wins_20_21 = seen_and_after_last[20] | (seen[20] & (~seen_and_after_last[21]));
    wire not_low_wins_20_21 = ~low_wins_20_21;
    wire any_20_21 = seen[20] | seen[21];
    wire after_20_21 = seen_and_after_last[20] | seen_and_after_last[21];
    wire low_wins_22_23 = seen_and_after_last[22] | (seen[22] & (~seen_and_after_last[23]));
    wire not_low_wins_22_23 = ~low_wins_22_23;
    wire any_22_23 = seen[22] | seen[23];
    wire after_22_23 = seen_and_after_last[22] | seen_and_after_last[23];
    wire low_wins_24_25 = seen_and_after_last[24] | (seen[24] & (~seen_and_after_last[25]));
    wire not_low_wins_24_25 = ~low_wins_24_25;
    wire any_24_25 = seen[24] | seen[25];
    wire after_24_25 = seen_and_after_last[24] | seen_and_after_last[25];
    wire low_wins_26_27 = seen_and_after_last[26] | (seen[26] & (~seen_and_after_last[27]));
    wire not_low_wins_26_27 = ~low_wins_26_27;
    wire any_26_27 = seen[26] | seen[27];
    wire after_26_27 = seen_and_after_last[26] | seen_and_after_last[27];
    wire low_wins_28_29 = seen_and_after_last[28] | (seen[28] & (~seen_and_after_last[29]));
    wire not_low_wins_28_29 = ~low_wins_28_29;
    wire any_28_29 = seen[28] | seen[29];
    wire after_28_29 = seen_and_after_last[28] | seen_and_after_last[29];
    wire low_wins_30_31 = seen_and_after_last[30] | (seen[30] & (~seen_and_after_last[31]));
    wire not_low_wins_30_31 = ~low_wins_30_31;
    wire any_30_31 = seen[30] | seen[31];
    wire after_30_31 = seen_and_after_last[30] | seen_and_after_last[31];
    wire low_wins_32_33 = seen_and_after_last[32] | (seen[32] & (~seen_and_after_last[33]));
    wire not_low_wins_32_33 = ~low_wins_32_33;
    wire any_32_33 = seen[32] | seen[33];
    wire after_32_33 = seen_and_after_last[32] | seen_and_after_last[33];
    wire low_wins_34_35 = seen_and_after_last[34] | (seen[34] & (~seen_and_after_last[35]));
    wire not_low_wins_34_35 = ~low_wins_34_35;
    wire any_34_35 = seen[34] | seen[35];
    wire after_34_35 = seen_and_after_last[34] | seen_and_after_last[35];
    wire low_wins_36_37 = seen_and_after_last[36] | (seen[36] & (~seen_and_after_last[37]));
    wire not_low_wins_36_37 = ~low_wins_36_37;
    wire any_36_37 = seen[36] | seen[37];
    wire after_36_37 = seen_and_after_last[36] | seen_and_after_last[37];
    wire low_wins_38_39 = seen_and_after_last[38] | (seen[38] & (~seen_and_after_last[39]));
    wire not_low_wins_38_39 = ~low_wins_38_39;
    wire any_38_39 = seen[38] | seen[39];
    wire after_38_39 = seen_and_after_last[38] | seen_and_after_last[39];
    wire low_wins_40_41 = seen_and_after_last[40] | (seen[40] & (~seen_and_after_last[41]));
    wire not_low_wins_40_41 = ~low_wins_40_41;
    wire any_40_41 = seen[40] | seen[41];
    wire after_40_41 = seen_and_after_last[40] | seen_and_after_last[41];
    wire low_wins_42_43 = seen_and_after_last[42] | (seen[42] & (~seen_and_after_last[43]));
    wire not_low_wins_42_43 = ~low_wins_42_43;
    wire any_42_43 = seen[42] | seen[43];
    wire after_42_43 = seen_and_after_last[42] | seen_and_after_last[43];
    wire low_wins_44_45 = seen_and_after_last[44] | (seen[44] & (~seen_and_after_last[45]));
    wire not_low_wins_44_45 = ~low_wins_44_45;
    wire any_44_45 = seen[44] | seen[45];
    wire after_44_45 = seen_and_after_last[44] | seen_and_after_last[45];
    wire low_wins_46_47 = seen_and_after_last[46] | (seen[46] & (~seen_and_after_last[47]));
    wire not_low_wins_46_47 = ~low_wins_46_47;
    wire any_46_47 = seen[46] | seen[47];
    wire after_46_47 = seen_and_after_last[46] | seen_and_after_last[47];
    wire low_wins_48_49 = seen_and_after_last[48] | (seen[48] & (~seen_and_after_last[49]));
    wire not_low_wins_48_49 = ~low_wins_48_49;
    wire any_48_49 = seen[48] | seen[49];
    wire after_48_49 = seen_and_after_last[48] | seen_and_after_last[49];
    wire low_wins_50_51 = seen_and_after_last[50] | (seen[50] & (~seen_and_after_last[51]));
    wire not_low_wins_50_51 = ~low_wins_50_51;
    wire any_50_51 = seen[50] | seen[51];
    wire after_50_51 = seen_and_after_last[50] | seen_and_after_last[51];
    wire low_wins_52_53 = seen_and_after_last[52] | (seen[52] & (~seen_and_after_last[53]));
    wire not_low_wins_52_53 = ~low_wins_52_53;
    wire any_52_53 = seen[52] | seen[53];
    wire after_52_53 = seen_and_after_last[52] | seen_and_after_last[53];
    wire low_wins_54_55 = seen_and_after_last[54] | (seen[54] & (~seen_and_after_last[55]));
    wire not_low_wins_54_55 = ~low_wins_54_55;
    wire any_54_55 = seen[54] | seen[55];
    wire after_54_55 = seen_and_after_last[54] | seen_and_after_last[55];
    wire low_wins_56_57 = seen_and_after_last[56] | (seen[56] & (~seen_and_after_last[57]));
    wire not_low_wins_56_57 = ~low_wins_56_57;
    wire any_56_57 = seen[56] | seen[57];
    wire after_56_57 = seen_and_after_last[56] | seen_and_after_last[57];
    wire low_wins_58_59 = seen_and_after_last[58] | (seen[58] & (~seen_and_after_last[59]));
    wire not_low_wins_58_59 = ~low_wins_58_59;
    wire any_58_59 = seen[58] | seen[59];
    wire after_58_59 = seen_and_after_last[58] | seen_and_after_last[59];
    wire low_wins_60_61 = seen_and_after_last[60] | (seen[60] & (~seen_and_after_last[61]));
    wire not_low_wins_60_61 = ~low_wins_60_61;
    wire any_60_61 = seen[60] | seen[61];
    wire after_60_61 = seen_and_after_last[60] | seen_and_after_last[61];
    wire low_wins_62_63 = seen_and_after_last[62] | (seen[62] & (~seen_and_after_last[63]));
    wire not_low_wins_62_63 = ~low_wins_62_63;
    wire any_62_63 = seen[62] | seen[63];
    wire after_62_63 = seen_and_after_last[62] | seen_and_after_last[63];
    wire low_wins_64_65 = seen_and_after_last[64] | (seen[64] & (~seen_and_after_last[65]));
    wire not_low_wins_64_65 = ~low_wins_64_65;
    wire any_64_65 = seen[64] | seen[65];
    wire after_64_65 = seen_and_after_last[64] | seen_and_after_last[65];
    wire low_wins_66_67 = seen_and_after_last[66] | (seen[66] & (~seen_and_after_last[67]));
    wire not_low_wins_66_67 = ~low_wins_66_67;
    wire any_66_67 = seen[66] | seen[67];
    wire after_66_67 = seen_and_after_last[66] | seen_and_after_last[67];
    wire low_wins_68_69 = seen_and_after_last[68] | (seen[68] & (~seen_and_after_last[69]));
    wire not_low_wins_68_69 = ~low_wins_68_69;
    wire any_68_69 = seen[68] | seen[69];
    wire after_68_69 = seen_and_after_last[68] | seen_and_after_last[69];
    wire low_wins_70_71 = seen_and_after_last[70] | (seen[70] & (~seen_and_after_last[71]));
    wire not_low_wins_70_71 = ~low_wins_70_71;
    wire any_70_71 = seen[70] | seen[71];
    wire after_70_71 = seen_and_after_last[70] | seen_and_after_last[71];
    wire low_wins_72_73 = seen_and_after_last[72] | (seen[72] & (~seen_and_after_last[73]));
    wire not_low_wins_72_73 = ~low_wins_72_73;
    wire any_72_73 = seen[72] | seen[73];
    wire after_72_73 = seen_and_after_last[72] | seen_and_after_last[73];
    wire low_wins_74_75 = seen_and_after_last[74] | (seen[74] & (~seen_and_after_last[75]));
    wire not_low_wins_74_75 = ~low_wins_74_75;
    wire any_74_75 = seen[74] | seen[75];
    wire after_74_75 = seen_and_after_last[74] | seen_and_after_last[75];
    wire low_wins_76_77 = seen_and_after_last[76] | (seen[76] & (~seen_and_after_last[77]));
    wire not_low_wins_76_77 = ~low_wins_76_77;
    wire any_76_77 = seen[76] | seen[77];
    wire after_76_77 = seen_and_after_last[76] | seen_and_after_last[77];
    wire low_wins_78_79 = seen_and_after_last[78] | (seen[78] & (~seen_and_after_last[79]));
    wire not_low_wins_78_79 = ~low_wins_78_79;
    wire any_78_79 = seen[78] | seen[79];
    wire after_78_79 = seen_and_after_last[78] | seen_and_after_last[79];
    wire low_wins_80_81 = seen_and_after_last[80] | (seen[80] & (~seen_and_after_last[81]));
    wire not_low_wins_80_81 = ~low_wins_80_81;
    wire any_80_81 = seen[80] | seen[81];
    wire after_80_81 = seen_and_after_last[80] | seen_and_after_last[81];
    wire low_wins_82_83 = seen_and_after_last[82] | (seen[82] & (~seen_and_after_last[83]));
    wire not_low_wins_82_83 = ~low_wins_82_83;
    wire any_82_83 = seen[82] | seen[83];
    wire after_82_83 = seen_and_after_last[82] | seen_and_after_last[83];
    wire low_wins_84_85 = seen_and_after_last[84] | (seen[84] & (~seen_and_after_last[85]));
    wire not_low_wins_84_85 = ~low_wins_84_85;
    wire any_84_85 = seen[84] | seen[85];
    wire after_84_85 = seen_and_after_last[84] | seen_and_after_last[85];
    wire low_wins_86_87 = seen_and_after_last[86] | (seen[86] & (~seen_and_after_last[87]));
    wire not_low_wins_86_87 = ~low_wins_86_87;
    wire any_86_87 = seen[86] | seen[87];
    wire after_86_87 = seen_and_after_last[86] | seen_and_after_last[87];
    wire low_wins_88_89 = seen_and_after_last[88] | (seen[88] & (~seen_and_after_last[89]));
    wire not_low_wins_88_89 = ~low_wins_88_89;
    wire any_88_89 = seen[88] | seen[89];
    wire after_88_89 = seen_and_after_last[88] | seen_and_after_last[89];
    wire low_wins_90_91 = seen_and_after_last[90] | (seen[90] & (~seen_and_after_last[91]));
    wire not_low_wins_90_91 = ~low_wins_90_91;
    wire any_90_91 = seen[90] | seen[91];
    wire after_90_91 = seen_and_after_last[90] | seen_and_after_last[91];
    wire low_wins_92_93 = seen_and_after_last[92] | (seen[92] & (~seen_and_after_last[93]));
    wire not_low_wins_92_93 = ~low_wins_92_93;
    wire any_92_93 = seen[92] | seen[93];
    wire after_92_93 = seen_and_after_last[92] | seen_and_after_last[93];
    wire low_wins_94_95 = seen_and_after_last[94] | (seen[94] & (~seen_and_after_last[95]));
    wire not_low_wins_94_95 = ~low_wins_94_95;
    wire any_94_95 = seen[94] | seen[95];
    wire after_94_95 = seen_and_after_last[94] | seen_and_after_last[95];
    wire low_wins_96_97 = seen_and_after_last[96] | (seen[96] & (~seen_and_after_last[97]));
    wire not_low_wins_96_97 = ~low_wins_96_97;
    wire any_96_97 = seen[96] | seen[97];
    wire after_96_97 = seen_and_after_last[96] | seen_and_after_last[97];
    wire low_wins_98_99 = seen_and_after_last[98] | (seen[98] & (~seen_and_after_last[99]));
    wire not_low_wins_98_99 = ~low_wins_98_99;
    wire any_98_99 = seen[98] | seen[99];
    wire after_98_99 = seen_and_after_last[98] | seen_and_after_last[99];
    wire low_wins_100_101 = seen_and_after_last[100] | (seen[100] & (~seen_and_after_last[101]));
    wire not_low_wins_100_101 = ~low_wins_100_101;
    wire any_100_101 = seen[100] | seen[101];
    wire after_100_101 = seen_and_after_last[100] | seen_and_after_last[101];
    wire low_wins_102_103 = seen_and_after_last[102] | (seen[102] & (~seen_and_after_last[103]));
    wire not_low_wins_102_103 = ~low_wins_102_103;
    wire any_102_103 = seen[102] | seen[103];
    wire after_102_103 = seen_and_after_last[102] | seen_and_after_last[103];
    wire low_wins_104_105 = seen_and_after_last[104] | (seen[104] & (~seen_and_after_last[105]));
    wire not_low_wins_104_105 = ~low_wins_104_105;
    wire any_104_105 = seen[104] | seen[105];
    wire after_104_105 = seen_and_after_last[104] | seen_and_after_last[105];
    wire low_wins_106_107 = seen_and_after_last[106] | (seen[106] & (~seen_and_after_last[107]));
    wire not_low_wins_106_107 = ~low_wins_106_107;
    wire any_106_107 = seen[106] | seen[107];
    wire after_106_107 = seen_and_after_last[106] | seen_and_after_last[107];
    wire low_wins_108_109 = seen_and_after_last[108] | (seen[108] & (~seen_and_after_last[109]));
    wire not_low_wins_108_109 = ~low_wins_108_109;
    wire any_108_109 = seen[108] | seen[109];
    wire after_108_109 = seen_and_after_last[108] | seen_and_after_last[109];
    wire low_wins_110_111 = seen_and_after_last[110] | (seen[110] & (~seen_and_after_last[111]));
    wire not_low_wins_110_111 = ~low_wins_110_111;
    wire any_110_111 = seen[110] | seen[111];
    wire after_110_111 = seen_and_after_last[110] | seen_and_after_last[111];
    wire low_wins_112_113 = seen_and_after_last[112] | (seen[112] & (~seen_and_after_last[113]));
    wire not_low_wins_112_113 = ~low_wins_112_113;
    wire any_112_113 = seen[112] | seen[113];
    wire after_112_113 = seen_and_after_last[112] | seen_and_after_last[113];
    wire low_wins_114_115 = seen_and_after_last[114] | (seen[114] & (~seen_and_after_last[115]));
    wire not_low_wins_114_115 = ~low_wins_114_115;
    wire any_114_115 = seen[114] | seen[115];
    wire after_114_115 = seen_and_after_last[114] | seen_and_after_last[115];
    wire low_wins_116_117 = seen_and_after_last[116] | (seen[116] & (~seen_and_after_last[117]));
    wire not_low_wins_116_117 = ~low_wins_116_117;
    wire any_116_117 = seen[116] | seen[117];
    wire after_116_117 = seen_and_after_last[116] | seen_and_after_last[117];
    wire low_wins_118_119 = seen_and_after_last[118] | (seen[118] & (~seen_and_after_last[119]));
    wire not_low_wins_118_119 = ~low_wins_118_119;
    wire any_118_119 = seen[118] | seen[119];
    wire after_118_119 = seen_and_after_last[118] | seen_and_after_last[119];
    wire low_wins_120_121 = seen_and_after_last[120] | (seen[120] & (~seen_and_after_last[121]));
    wire not_low_wins_120_121 = ~low_wins_120_121;
    wire any_120_121 = seen[120] | seen[121];
    wire after_120_121 = seen_and_after_last[120] | seen_and_after_last[121];
    wire low_wins_122_123 = seen_and_after_last[122] | (seen[122] & (~seen_and_after_last[123]));
    wire not_low_wins_122_123 = ~low_wins_122_123;
    wire any_122_123 = seen[122] | seen[123];
    wire after_122_123 = seen_and_after_last[122] | seen_and_after_last[123];
    wire low_wins_124_125 = seen_and_after_last[124] | (seen[124] & (~seen_and_after_last[125]));
    wire not_low_wins_124_125 = ~low_wins_124_125;
    wire any_124_125 = seen[124] | seen[125];
    wire after_124_125 = seen_and_after_last[124] | seen_and_after_last[125];
    wire low_wins_126_127 = seen_and_after_last[126] | (seen[126] & (~seen_and_after_last[127]));
    wire not_low_wins_126_127 = ~low_wins_126_127;
    wire any_126_127 = seen[126] | seen[127];
    wire after_126_127 = seen_and_after_last[126] | seen_and_after_last[127];
    wire low_wins_0_3 = after_0_1 | (any_0_1 & (~after_2_3));
    wire not_low_wins_0_1_if_low_wins_0_3 = low_wins_0_3 ? not_low_wins_0_1 : not_low_wins_2_3;
    wire not_low_wins_0_3 = ~low_wins_0_3;
    wire any_0_3 = any_0_1 | any_2_3;
    wire after_0_3 = after_0_1 | after_2_3;
    wire low_wins_4_7 = after_4_5 | (any_4_5 & (~after_6_7));
    wire not_low_wins_4_5_if_low_wins_4_7 = low_wins_4_7 ? not_low_wins_4_5 : not_low_wins_6_7;
    wire not_low_wins_4_7 = ~low_wins_4_7;
    wire any_4_7 = any_4_5 | any_6_7;
    wire after_4_7 = after_4_5 | after_6_7;
    wire low_wins_8_11 = after_8_9 | (any_8_9 & (~after_10_11));
    wire choice_1 = low_wins_8_11 ? not_low_wins_8_9 : not_low_wins_10_11;
    wire not_low_wins_8_11 = ~low_wins_8_11;
    wire any_8_11 = any_8_9 | any_10_11;
    wire after_8_11 = after_8_9 | after_10_11;
    wire low_wins_12_15 = after_12_13 | (any_12_13 & (~after_14_15));
    wire choice_2 = low_wins_12_15 ? not_low_wins_12_13 : not_low_wins_14_15;
    wire not_low_wins_12_15 = ~low_wins_12_15;
    wire any_12_15 = any_12_13 | any_14_15;
    wire after_12_15 = after_12_13 | after_14_15;
    wire low_wins_16_19 = after_16_17 | (any_16_17 & (~after_18_19));
    wire choice_3 = low_wins_16_19 ? not_low_wins_16_17 : not_low_wins_18_19;
    wire not_low_wins_16_19 = ~low_wins_16_19;
    wire any_16_19 = any_16_17 | any_18_19;
    wire after_16_19 = after_16_17 | after_18_19;
    wire low_wins_20_23 = after_20_21 | (any_20_21 & (~after_22_23));
    wire choice_4 = low_wins_20_23 ? not_low_wins_20_21 : not_low_wins_22_23;
    wire not_low_wins_20_23 = ~low_wins_20_23;
    wire any_20_23 = any_20_21 | any_22_23;
    wire after_20_23 = after_20_21 | after_22_23;
    wire low_wins_24_27 = after_24_25 | (any_24_25 & (~after_26_27));
    wire choice_5 = low_wins_24_27 ? not_low_wins_24_25 : not_low_wins_26_27;
    wire not_low_wins_24_27 = ~low_wins_24_27;
    wire any_24_27 = any_24_25 | any_26_27;
    wire after_24_27 = after_24_25 | after_26_27;
    wire low_wins_28_31 = after_28_29 | (any_28_29 & (~after_30_31));
    wire choice_6 = low_wins_28_31 ? not_low_wins_28_29 : not_low_wins_30_31;
    wire not_low_wins_28_31 = ~low_wins_28_31;
    wire any_28_31 = any_28_29 | any_30_31;
    wire after_28_31 = after_28_29 | after_30_31;
    wire low_wins_32_35 = after_32_33 | (any_32_33 & (~after_34_35));
    wire choice_7 = low_wins_32_35 ? not_low_wins_32_33 : not_low_wins_34_35;
    wire not_low_wins_32_35 = ~low_wins_32_35;
    wire any_32_35 = any_32_33 | any_34_35;
    wire after_32_35 = after_32_33 | after_34_35;
    wire low_wins_36_39 = after_36_37 | (any_36_37 & (~after_38_39));
    wire choice_8 = low_wins_36_39 ? not_low_wins_36_37 : not_low_wins_38_39;
    wire not_low_wins_36_39 = ~low_wins_36_39;
    wire any_36_39 = any_36_37 | any_38_39;
    wire after_36_39 = after_36_37 | after_38_39;
    wire low_wins_40_43 = after_40_41 | (any_40_41 & (~after_42_43));
    wire choice_9 = low_wins_40_43 ? not_low_wins_40_41 : not_low_wins_42_43;
    wire not_low_wins_40_43 = ~low_wins_40_43;
    wire any_40_43 = any_40_41 | any_42_43;
    wire after_40_43 = after_40_41 | after_42_43;
    wire low_wins_44_47 = after_44_45 | (any_44_45 & (~after_46_47));
    wire choice_10 = low_wins_44_47 ? not_low_wins_44_45 : not_low_wins_46_47;
    wire not_low_wins_44_47 = ~low_wins_44_47;
    wire any_44_47 = any_44_45 | any_46_47;
    wire after_44_47 = after_44_45 | after_46_47;
    wire low_wins_48_51 = after_48_49 | (any_48_49 & (~after_50_51));
    wire choice_11 = low_wins_48_51 ? not_low_wins_48_49 : not_low_wins_50_51;
    wire not_low_wins_48_51 = ~low_wins_48_51;
    wire any_48_51 = any_48_49 | any_50_51;
    wire after_48_51 = after_48_49 | after_50_51;
    wire low_wins_52_55 = after_52_53 | (any_52_53 & (~after_54_55));
    wire choice_12 = low_wins_52_55 ? not_low_wins_52_53 : not_low_wins_54_55;
    wire not_low_wins_52_55 = ~low_wins_52_55;
    wire any_52_55 = any_52_53 | any_54_55;
    wire after_52_55 = after_52_53 | after_54_55;
    wire low_wins_56_59 = after_56_57 | (any_56_57 & (~after_58_59));
    wire choice_13 = low_wins_56_59 ? not_low_wins_56_57 : not_low_wins_58_59;
    wire not_low_wins_56_59 = ~low_wins_56_59;
    wire any_56_59 = any_56_57 | any_58_59;
    wire after_56_59 = after_56_57 | after_58_59;
    wire low_wins_60_63 = after_60_61 | (any_60_61 & (~after_62_63));
    wire choice_14 = low_wins_60_63 ? not_low_wins_60_61 : not_low_wins_62_63;
    wire not_low_wins_60_63 = ~low_wins_60_63;
    wire any_60_63 = any_60_61 | any_62_63;
    wire after_60_63 = after_60_61 | after_62_63;
    wire low_wins_64_67 = after_64_65 | (any_64_65 & (~after_66_67));
    wire choice_15 = low_wins_64_67 ? not_low_wins_64_65 : not_low_wins_66_67;
    wire not_low_wins_64_67 = ~low_wins_64_67;
    wire any_64_67 = any_64_65 | any_66_67;
    wire after_64_67 = after_64_65 | after_66_67;
    wire low_wins_68_71 = after_68_69 | (any_68_69 & (~after_70_71));
    wire choice_16 = low_wins_68_71 ? not_low_wins_68_69 : not_low_wins_70_71;
    wire not_low_wins_68_71 = ~low_wins_68_71;
    wire any_68_71 = any_68_69 | any_70_71;
    wire after_68_71 = after_68_69 | after_70_71;
    wire low_wins_72_75 = after_72_73 | (any_72_73 & (~after_74_75));
    wire choice_17 = low_wins_72_75 ? not_low_wins_72_73 : not_low_wins_74_75;
    wire not_low_wins_72_75 = ~low_wins_72_75;
    wire any_72_75 = any_72_73 | any_74_75;
    wire after_72_75 = after_72_73 | after_74_75;
    wire low_wins_76_79 = after_76_77 | (any_76_77 & (~after_78_79));
    wire choice_18 = low_wins_76_79 ? not_low_wins_76_77 : not_low_wins_78_79;
    wire not_low_wins_76_79 = ~low_wins_76_79;
    wire any_76_79 = any_76_77 | any_78_79;
    wire after_76_79 = after_76_77 | after_78_79;
    wire low_wins_80_83 = after_80_81 | (any_80_81 & (~after_82_83));
    wire choice_19 = low_wins_80_83 ? not_low_wins_80_81 : not_low_wins_82_83;
    wire not_low_wins_80_83 = ~low_wins_80_83;
    wire any_80_83 = any_80_81 | any_82_83;
    wire after_80_83 = after_80_81 | after_82_83;
    wire low_wins_84_87 = after_84_85 | (any_84_85 & (~after_86_87));
    wire choice_20 = low_wins_84_87 ? not_low_wins_84_85 : not_low_wins_86_87;
    wire not_low_wins_84_87 = ~low_wins_84_87;
    wire any_84_87 = any_84_85 | any_86_87;
    wire after_84_87 = after_84_85 | after_86_87;
    wire low_wins_88_91 = after_88_89 | (any_88_89 & (~after_90_91));
    wire choice_21 = low_wins_88_91 ? not_low_wins_88_89 : not_low_wins_90_91;
    wire not_low_wins_88_91 = ~low_wins_88_91;
    wire any_88_91 = any_88_89 | any_90_91;
    wire after_88_91 = after_88_89 | after_90_91;
    wire low_wins_92_95 = after_92_93 | (any_92_93 & (~after_94_95));
    wire choice_22 = low_wins_92_95 ? not_low_wins_92_93 : not_low_wins_94_95;
    wire not_low_wins_92_95 = ~low_wins_92_95;
    wire any_92_95 = any_92_93 | any_94_95;
    wire after_92_95 = after_92_93 | after_94_95;
    wire low_wins_96_99 = after_96_97 | (any_96_97 & (~after_98_99));
    wire choice_23 = low_wins_96_99 ? not_low_wins_96_97 : not_low_wins_98_99;
    wire not_low_wins_96_99 = ~low_wins_96_99;
    wire any_96_99 = any_96_97 | any_98_99;
    wire after_96_99 = after_96_97 | after_98_99;
    wire low_wins_100_103 = after_100_101 | (any_100_101 & (~after_102_103));
    wire choice_24 = low_wins_100_103 ? not_low_wins_100_101 : not_low_wins_102_103;
    wire not_low_wins_100_103 = ~low_wins_100_103;
    wire any_100_103 = any_100_101 | any_102_103;
    wire after_100_103 = after_100_101 | after_102_103;
    wire low_wins_104_107 = after_104_105 | (any_104_105 & (~after_106_107));
    wire choice_25 = low_wins_104_107 ? not_low_wins_104_105 : not_low_wins_106_107;
    wire not_low_wins_104_107 = ~low_wins_104_107;
    wire any_104_107 = any_104_105 | any_106_107;
    wire after_104_107 = after_104_105 | after_106_107;
    wire low_wins_108_111 = after_108_109 | (any_108_109 & (~after_110_111));
    wire choice_26 = low_wins_108_111 ? not_low_wins_108_109 : not_low_wins_110_111;
    wire not_low_wins_108_111 = ~low_wins_108_111;
    wire any_108_111 = any_108_109 | any_110_111;
    wire after_108_111 = after_108_109 | after_110_111;
    wire low_wins_112_115 = after_112_113 | (any_112_113 & (~after_114_115));
    wire choice_27 = low_wins_112_115 ? not_low_wins_112_113 : not_low_wins_114_115;
    wire not_low_wins_112_115 = ~low_wins_112_115;
    wire any_112_115 = any_112_113 | any_114_115;
    wire after_112_115 = after_112_113 | after_114_115;
    wire low_wins_116_119 = after_116_117 | (any_116_117 & (~after_118_119));
    wire choice_28 = low_wins_116_119 ? not_low_wins_116_117 : not_low_wins_118_119;
    wire not_low_wins_116_119 = ~low_wins_116_119;
    wire any_116_119 = any_116_117 | any_118_119;
    wire after_116_119 = after_116_117 | after_118_119;
    wire low_wins_120_123 = after_120_121 | (any_120_121 & (~after_122_123));
    wire choice_29 = low_wins_120_123 ? not_low_wins_120_121 : not_low_wins_122_123;
    wire not_low_wins_120_123 = ~low_wins_120_123;
    wire any_120_123 = any_120_121 | any_122_123;
    wire after_120_123 = after_120_121 | after_122_123;
    wire low_wins_124_127 = after_124_125 | (any_124_125 & (~after_126_127));
    wire choice_30 = low_wins_124_127 ? not_low_wins_124_125 : not_low_wins_126_127;
    wire not_low_wins_124_127 = ~low_wins_124_127;
    wire any_124_127 = any_124_125 | any_126_127;
    wire after_124_127 = after_124_125 | after_126_127;
    wire low_wins_0_7 = after_0_3 | (any_0_3 & (~after_4_7));
    wire choice_31 = low_wins_0_7 ? not_low_wins_0_1_if_low_wins_0_3 : not_low_wins_4_5_if_low_wins_4_7;
    wire not_low_wins_0_3_if_low_wins_0_7 = low_wins_0_7 ? not_low_wins_0_3 : not_low_wins_4_7;
    wire not_low_wins_0_7 = ~low_wins_0_7;
    wire any_0_7 = any_0_3 | any_4_7;
    wire after_0_7 = after_0_3 | after_4_7;
    wire low_wins_8_15 = after_8_11 | (any_8_11 & (~after_12_15));
    wire choice_32 = low_wins_8_15 ? not_low_wins_8_11 : not_low_wins_12_15;
    wire not_low_wins_8_15 = ~low_wins_8_15;
    wire any_8_15 = any_8_11 | any_12_15;
    wire after_8_15 = after_8_11 | after_12_15;
    wire low_wins_16_23 = after_16_19 | (any_16_19 & (~after_20_23));
    wire choice_33 = low_wins_16_23 ? not_low_wins_16_19 : not_low_wins_20_23;
    wire not_low_wins_16_23 = ~low_wins_16_23;
    wire any_16_23 = any_16_19 | any_20_23;
    wire after_16_23 = after_16_19 | after_20_23;
    wire low_wins_24_31 = after_24_27 | (any_24_27 & (~after_28_31));
    wire choice_34 = low_wins_24_31 ? not_low_wins_24_27 : not_low_wins_28_31;
    wire not_low_wins_24_31 = ~low_wins_24_31;
    wire any_24_31 = any_24_27 | any_28_31;
    wire after_24_31 = after_24_27 | after_28_31;
    wire low_wins_32_39 = after_32_35 | (any_32_35 & (~after_36_39));
    wire choice_35 = low_wins_32_39 ? not_low_wins_32_35 : not_low_wins_36_39;
    wire not_low_wins_32_39 = ~low_wins_32_39;
    wire any_32_39 = any_32_35 | any_36_39;
    wire after_32_39 = after_32_35 | after_36_39;
    wire low_wins_40_47 = after_40_43 | (any_40_43 & (~after_44_47));
    wire choice_36 = low_wins_40_47 ? not_low_wins_40_43 : not_low_wins_44_47;
    wire not_low_wins_40_47 = ~low_wins_40_47;
    wire any_40_47 = any_40_43 | any_44_47;
    wire after_40_47 = after_40_43 | after_44_47;
    wire low_wins_48_55 = after_48_51 | (any_48_51 & (~after_52_55));
    wire choice_37 = low_wins_48_55 ? not_low_wins_48_51 : not_low_wins_52_55;
    wire not_low_wins_48_55 = ~low_wins_48_55;
    wire any_48_55 = any_48_51 | any_52_55;
    wire after_48_55 = after_48_51 | after_52_55;
    wire low_wins_56_63 = after_56_59 | (any_56_59 & (~after_60_63));
    wire choice_38 = low_wins_56_63 ? not_low_wins_56_59 : not_low_wins_60_63;
    wire not_low_wins_56_63 = ~low_wins_56_63;
    wire any_56_63 = any_56_59 | any_60_63;
    wire after_56_63 = after_56_59 | after_60_63;
    wire low_wins_64_71 = after_64_67 | (any_64_67 & (~after_68_71));
    wire choice_39 = low_wins_64_71 ? not_low_wins_64_67 : not_low_wins_68_71;
    wire not_low_wins_64_71 = ~low_wins_64_71;
    wire any_64_71 = any_64_67 | any_68_71;
    wire after_64_71 = after_64_67 | after_68_71;
    wire low_wins_72_79 = after_72_75 | (any_72_75 & (~after_76_79));
    wire choice_40 = low_wins_72_79 ? not_low_wins_72_75 : not_low_wins_76_79;
    wire not_low_wins_72_79 = ~low_wins_72_79;
    wire any_72_79 = any_72_75 | any_76_79;
    wire after_72_79 = after_72_75 | after_76_79;
    wire low_wins_80_87 = after_80_83 | (any_80_83 & (~after_84_87));
    wire choice_41 = low_wins_80_87 ? not_low_wins_80_83 : not_low_wins_84_87;
    wire not_low_wins_80_87 = ~low_wins_80_87;
    wire any_80_87 = any_80_83 | any_84_87;
    wire after_80_87 = after_80_83 | after_84_87;
    wire low_wins_88_95 = after_88_91 | (any_88_91 & (~after_92_95));
    wire choice_42 = low_wins_88_95 ? not_low_wins_88_91 : not_low_wins_92_95;
    wire not_low_wins_88_95 = ~low_wins_88_95;
    wire any_88_95 = any_88_91 | any_92_95;
    wire after_88_95 = after_88_91 | after_92_95;
    wire low_wins_96_103 = after_96_99 | (any_96_99 & (~after_100_103));
    wire choice_43 = low_wins_96_103 ? not_low_wins_96_99 : not_low_wins_100_103;
    wire not_low_wins_96_103 = ~low_wins_96_103;
    wire any_96_103 = any_96_99 | any_100_103;
    wire after_96_103 = after_96_99 | after_100_103;
    wire low_wins_104_111 = after_104_107 | (any_104_107 & (~after_108_111));
    wire choice_44 = low_wins_104_111 ? not_low_wins_104_107 : not_low_wins_108_111;
    wire not_low_wins_104_111 = ~low_wins_104_111;
    wire any_104_111 = any_104_107 | any_108_111;
    wire after_104_111 = after_104_107 | after_108_111;
    wire low_wins_112_119 = after_112_115 | (any_112_115 & (~after_116_119));
    wire choice_45 = low_wins_112_119 ? not_low_wins_112_115 : not_low_wins_116_119;
    wire not_low_wins_112_119 = ~low_wins_112_119;
    wire any_112_119 = any_112_115 | any_116_119;
    wire after_112_119 = after_112_115 | after_116_119;
    wire low_wins_120_127 = after_120_123 | (any_120_123 & (~after_124_127));
    wire choice_46 = low_wins_120_127 ? not_low_wins_120_123 : not_low_wins_124_127;
    wire not_low_wins_120_127 = ~low_wins_120_127;
    wire any_120_127 = any_120_123 | any_124_127;
    wire after_120_127 = after_120_123 | after_124_127;
    wire low_wins_0_15 = after_0_7 | (any_0_7 & (~after_8_15));
    wire choice_31_if_low_wins_0_15 = low_wins_0_15 ? choice_31 : (low_wins_8_15 ? choice_1 : choice_2);
    wire choice_47 = low_wins_0_15 ? not_low_wins_0_3_if_low_wins_0_7 : choice_32;
    wire choice_48 = low_wins_0_15 ? not_low_wins_0_7 : not_low_wins_8_15;
    wire not_low_wins_0_15 = ~low_wins_0_15;
    wire any_0_15 = any_0_7 | any_8_15;
    wire after_0_15 = after_0_7 | after_8_15;
    wire low_wins_16_31 = after_16_23 | (any_16_23 & (~after_24_31));
    wire choice_49 = low_wins_16_31 ? (low_wins_16_23 ? choice_3 : choice_4) : (low_wins_24_31 ? choice_5 : choice_6);
    wire choice_50 = low_wins_16_31 ? not_low_wins_16_23 : not_low_wins_24_31;
    wire not_low_wins_16_31 = ~low_wins_16_31;
    wire any_16_31 = any_16_23 | any_24_31;
    wire after_16_31 = after_16_23 | after_24_31;
    wire low_wins_32_47 = after_32_39 | (any_32_39 & (~after_40_47));
    wire choice_51 = low_wins_32_47 ? (low_wins_32_39 ? choice_7 : choice_8) : (low_wins_40_47 ? choice_9 : choice_10);
    wire choice_52 = low_wins_32_47 ? not_low_wins_32_39 : not_low_wins_40_47;
    wire not_low_wins_32_47 = ~low_wins_32_47;
    wire any_32_47 = any_32_39 | any_40_47;
    wire after_32_47 = after_32_39 | after_40_47;
    wire low_wins_48_63 = after_48_55 | (any_48_55 & (~after_56_63));
    wire choice_53 = low_wins_48_63 ? (low_wins_48_55 ? choice_11 : choice_12) : (low_wins_56_63 ? choice_13 : choice_14);
    wire choice_54 = low_wins_48_63 ? not_low_wins_48_55 : not_low_wins_56_63;
    wire not_low_wins_48_63 = ~low_wins_48_63;
    wire any_48_63 = any_48_55 | any_56_63;
    wire after_48_63 = after_48_55 | after_56_63;
    wire low_wins_64_79 = after_64_71 | (any_64_71 & (~after_72_79));
    wire choice_55 = low_wins_64_79 ? (low_wins_64_71 ? choice_15 : choice_16) : (low_wins_72_79 ? choice_17 : choice_18);
    wire choice_56 = low_wins_64_79 ? not_low_wins_64_71 : not_low_wins_72_79;
    wire not_low_wins_64_79 = ~low_wins_64_79;
    wire any_64_79 = any_64_71 | any_72_79;
    wire after_64_79 = after_64_71 | after_72_79;
    wire low_wins_80_95 = after_80_87 | (any_80_87 & (~after_88_95));
    wire choice_57 = low_wins_80_95 ? (low_wins_80_87 ? choice_19 : choice_20) : (low_wins_88_95 ? choice_21 : choice_22);
    wire choice_58 = low_wins_80_95 ? not_low_wins_80_87 : not_low_wins_88_95;
    wire not_low_wins_80_95 = ~low_wins_80_95;
    wire any_80_95 = any_80_87 | any_88_95;
    wire after_80_95 = after_80_87 | after_88_95;
    wire low_wins_96_111 = after_96_103 | (any_96_103 & (~after_104_111));
    wire choice_59 = low_wins_96_111 ? (low_wins_96_103 ? choice_23 : choice_24) : (low_wins_104_111 ? choice_25 : choice_26);
    wire choice_60 = low_wins_96_111 ? not_low_wins_96_103 : not_low_wins_104_111;
    wire not_low_wins_96_111 = ~low_wins_96_111;
    wire any_96_111 = any_96_103 | any_104_111;
    wire after_96_111 = after_96_103 | after_104_111;
    wire low_wins_112_127 = after_112_119 | (any_112_119 & (~after_120_127));
    wire choice_61 = low_wins_112_127 ? (low_wins_112_119 ? choice_27 : choice_28) : (low_wins_120_127 ? choice_29 : choice_30);
    wire choice_62 = low_wins_112_127 ? not_low_wins_112_119 : not_low_wins_120_127;
    wire not_low_wins_112_127 = ~low_wins_112_127;
    wire any_112_127 = any_112_119 | any_120_127;
    wire after_112_127 = after_112_119 | after_120_127;
    wire low_wins_0_31 = after_0_15 | (any_0_15 & (~after_16_31));
    wire choice_63 = low_wins_0_31 ? choice_31_if_low_wins_0_15 : choice_49;
    wire choice_47_if_low_wins_0_31 = low_wins_0_31 ? choice_47 : (low_wins_16_31 ? choice_33 : choice_34);
    wire choice_64 = low_wins_0_31 ? not_low_wins_0_15 : not_low_wins_16_31;
    wire not_low_wins_0_31 = ~low_wins_0_31;
    wire any_0_31 = any_0_15 | any_16_31;
    wire after_0_31 = after_0_15 | after_16_31;
    wire low_wins_32_63 = after_32_47 | (any_32_47 & (~after_48_63));
    wire choice_65 = low_wins_32_63 ? (low_wins_32_47 ? choice_35 : choice_36) : (low_wins_48_63 ? choice_37 : choice_38);
    wire choice_66 = low_wins_32_63 ? not_low_wins_32_47 : not_low_wins_48_63;
    wire not_low_wins_32_63 = ~low_wins_32_63;
    wire any_32_63 = any_32_47 | any_48_63;
    wire after_32_63 = after_32_47 | after_48_63;
    wire low_wins_64_95 = after_64_79 | (any_64_79 & (~after_80_95));
    wire choice_67 = low_wins_64_95 ? (low_wins_64_79 ? choice_39 : choice_40) : (low_wins_80_95 ? choice_41 : choice_42);
    wire choice_68 = low_wins_64_95 ? not_low_wins_64_79 : not_low_wins_80_95;
    wire not_low_wins_64_95 = ~low_wins_64_95;
    wire any_64_95 = any_64_79 | any_80_95;
    wire after_64_95 = after_64_79 | after_80_95;
    wire low_wins_96_127 = after_96_111 | (any_96_111 & (~after_112_127));
    wire choice_69 = low_wins_96_127 ? (low_wins_96_111 ? choice_43 : choice_44) : (low_wins_112_127 ? choice_45 : choice_46);
    wire choice_70 = low_wins_96_127 ? not_low_wins_96_111 : not_low_wins_112_127;
    wire not_low_wins_96_127 = ~low_wins_96_127;
    wire any_96_127 = any_96_111 | any_112_127;
    wire after_96_127 = after_96_111 | after_112_127;
    wire low_wins_0_63 = after_0_31 | (any_0_31 & (~after_32_63));
    wire choice_63_if_low_wins_0_63 = low_wins_0_63 ? choice_63 : (low_wins_32_63 ? choice_51 : choice_53);
    wire choice_71 = low_wins_0_63 ? choice_47_if_low_wins_0_31 : choice_65;
    wire choice_72 = low_wins_0_63 ? (low_wins_0_31 ? choice_48 : choice_50) : (low_wins_32_63 ? choice_52 : choice_54);
    wire choice_73 = low_wins_0_63 ? not_low_wins_0_31 : not_low_wins_32_63;
    wire not_low_wins_0_63 = ~low_wins_0_63;
    wire any_0_63 = any_0_31 | any_32_63;
    wire after_0_63 = after_0_31 | after_32_63;
    wire low_wins_64_127 = after_64_95 | (any_64_95 & (~after_96_127));
    wire choice_74 = low_wins_64_127 ? (low_wins_64_95 ? choice_55 : choice_57) : (low_wins_96_127 ? choice_59 : choice_61);
    wire choice_75 = low_wins_64_127 ? (low_wins_64_95 ? choice_56 : choice_58) : (low_wins_96_127 ? choice_60 : choice_62);
    wire choice_76 = low_wins_64_127 ? not_low_wins_64_95 : not_low_wins_96_127;
    wire not_low_wins_64_127 = ~low_wins_64_127;
    wire any_64_127 = any_64_95 | any_96_127;
    wire after_64_127 = after_64_95 | after_96_127;
    wire low_wins_0_127 = after_0_63 | (any_0_63 & (~after_64_127));
    wire choice_77 = low_wins_0_127 ? choice_63_if_low_wins_0_63 : choice_74;
    wire choice_71_if_low_wins_0_127 = low_wins_0_127 ? choice_71 : (low_wins_64_127 ? choice_67 : choice_69);
    wire choice_72_if_low_wins_0_127 = low_wins_0_127 ? choice_72 : choice_75;
    wire choice_78 = low_wins_0_127 ? (low_wins_0_63 ? choice_64 : choice_66) : (low_wins_64_127 ? choice_68 : choice_70);
    wire choice_73_if_low_wins_0_127 = low_wins_0_127 ? choice_73 : choice_76;
    wire choice_79 = low_wins_0_127 ? not_low_wins_0_63 : not_low_wins_64_127;
    wire not_low_wins_0_127 = ~low_wins_0_127;
    wire any_0_127 = any_0_63 | any_64_127;
    assign valid = any_0_127 & (~rst);
    wire valid_and_low_wins_0_127 = valid & low_wins_0_127;
    wire valid_and_not_low_wins_0_127 = valid & not_low_wins_0_127;
    wire both_2 = valid_and_low_wins_0_127 & low_wins_0_63;
    wire both_3 = valid_and_low_wins_0_127 & not_low_wins_0_63;
    wire both_4 = valid_and_not_low_wins_0_127 & low_wins_64_127;
    wire both_5 = valid_and_not_low_wins_0_127 & not_low_wins_64_127;
    wire both_2_and_low_wins_0_31 = both_2 & low_wins_0_31;
    wire both_2_and_not_low_wins_0_31 = both_2 & not_low_wins_0_31;
    wire both_3_and_low_wins_32_63 = both_3 & low_wins_32_63;
    wire both_3_and_not_low_wins_32_63 = both_3 & not_low_wins_32_63;
    wire both_4_and_low_wins_64_95 = both_4 & low_wins_64_95;
    wire both_4_and_not_low_wins_64_95 = both_4 & not_low_wins_64_95;
    wire both_5_and_low_wins_96_127 = both_5 & low_wins_96_127;
    wire both_5_and_not_low_wins_96_127 = both_5 & not_low_wins_96_127;
    wire both_6 = both_2_and_low_wins_0_31 & low_wins_0_15;
    wire both_7 = both_2_and_low_wins_0_31 & not_low_wins_0_15;
    wire both_8 = both_2_and_not_low_wins_0_31 & low_wins_16_31;
    wire both_9 = both_2_and_not_low_wins_0_31 & not_low_wins_16_31;
    wire both_10 = both_3_and_low_wins_32_63 & low_wins_32_47;
    wire both_11 = both_3_and_low_wins_32_63 & not_low_wins_32_47;
    wire both_12 = both_3_and_not_low_wins_32_63 & low_wins_48_63;
    wire both_13 = both_3_and_not_low_wins_32_63 & not_low_wins_48_63;
    wire both_14 = both_4_and_low_wins_64_95 & low_wins_64_79;
    wire both_15 = both_4_and_low_wins_64_95 & not_low_wins_64_79;
    wire both_16 = both_4_and_not_low_wins_64_95 & low_wins_80_95;
    wire both_17 = both_4_and_not_low_wins_64_95 & not_low_wins_80_95;
    wire both_18 = both_5_and_low_wins_96_127 & low_wins_96_111;
    wire both_19 = both_5_and_low_wins_96_127 & not_low_wins_96_111;
    wire both_20 = both_5_and_not_low_wins_96_127 & low_wins_112_127;
    wire both_21 = both_5_and_not_low_wins_96_127 & not_low_wins_112_127;
    wire both_6_and_low_wins_0_7 = both_6 & low_wins_0_7;
    wire both_6_and_not_low_wins_0_7 = both_6 & not_low_wins_0_7;
    wire both_7_and_low_wins_8_15 = both_7 & low_wins_8_15;
    wire both_7_and_not_low_wins_8_15 = both_7 & not_low_wins_8_15;
    wire both_8_and_low_wins_16_23 = both_8 & low_wins_16_23;
    wire both_8_and_not_low_wins_16_23 = both_8 & not_low_wins_16_23;
    wire both_9_and_low_wins_24_31 = both_9 & low_wins_24_31;
    wire both_9_and_not_low_wins_24_31 = both_9 & not_low_wins_24_31;
    wire both_10_and_low_wins_32_39 = both_10 & low_wins_32_39;
    wire both_10_and_not_low_wins_32_39 = both_10 & not_low_wins_32_39;
    wire both_11_and_low_wins_40_47 = both_11 & low_wins_40_47;
    wire both_11_and_not_low_wins_40_47 = both_11 & not_low_wins_40_47;
    wire both_12_and_low_wins_48_55 = both_12 & low_wins_48_55;
    wire both_12_and_not_low_wins_48_55 = both_12 & not_low_wins_48_55;
    wire both_13_and_low_wins_56_63 = both_13 & low_wins_56_63;
    wire both_13_and_not_low_wins_56_63 = both_13 & not_low_wins_56_63;
    wire both_14_and_low_wins_64_71 = both_14 & low_wins_64_71;
    wire both_14_and_not_low_wins_64_71 = both_14 & not_low_wins_64_71;
    wire both_15_and_low_wins_72_79 = both_15 & low_wins_72_79;
    wire both_15_and_not_low_wins_72_79 = both_15 & not_low_wins_72_79;
    wire both_16_and_low_wins_80_87 = both_16 & low_wins_80_87;
    wire both_16_and_not_low_wins_80_87 = both_16 & not_low_wins_80_87;
    wire both_17_and_low_wins_88_95 = both_17 & low_wins_88_95;
    wire both_17_and_not_low_wins_88_95 = both_17 & not_low_wins_88_95;
    wire both_18_and_low_wins_96_103 = both_18 & low_wins_96_103;
    wire both_18_and_not_low_wins_96_103 = both_18 & not_low_wins_96_103;
    wire both_19_and_low_wins_104_111 = both_19 & low_wins_104_111;
    wire both_19_and_not_low_wins_104_111 = both_19 & not_low_wins_104_111;
    wire both_20_and_low_wins_112_119 = both_20 & low_wins_112_119;
    wire both_20_and_not_low_wins_112_119 = both_20 & not_low_wins_112_119;
    wire both_21_and_low_wins_120_127 = both_21 & low_wins_120_127;
    wire both_21_and_not_low_wins_120_127 = both_21 & not_low_wins_120_127;
    wire both_22 = both_6_and_low_wins_0_7 & low_wins_0_3;
    wire both_23 = both_6_and_low_wins_0_7 & not_low_wins_0_3;
    wire both_24 = both_6_and_not_low_wins_0_7 & low_wins_4_7;
    wire both_25 = both_6_and_not_low_wins_0_7 & not_low_wins_4_7;
    wire both_26 = both_7_and_low_wins_8_15 & low_wins_8_11;
    wire both_27 = both_7_and_low_wins_8_15 & not_low_wins_8_11;
    wire both_28 = both_7_and_not_low_wins_8_15 & low_wins_12_15;
    wire both_29 = both_7_and_not_low_wins_8_15 & not_low_wins_12_15;
    wire both_30 = both_8_and_low_wins_16_23 & low_wins_16_19;
    wire both_31 = both_8_and_low_wins_16_23 & not_low_wins_16_19;
    wire both_32 = both_8_and_not_low_wins_16_23 & low_wins_20_23;
    wire both_33 = both_8_and_not_low_wins_16_23 & not_low_wins_20_23;
    wire both_34 = both_9_and_low_wins_24_31 & low_wins_24_27;
    wire both_35 = both_9_and_low_wins_24_31 & not_low_wins_24_27;
    wire both_36 = both_9_and_not_low_wins_24_31 & low_wins_28_31;
    wire both_37 = both_9_and_not_low_wins_24_31 & not_low_wins_28_31;
    wire both_38 = both_10_and_low_wins_32_39 & low_wins_32_35;
    wire both_39 = both_10_and_low_wins_32_39 & not_low_wins_32_35;
    wire both_40 = both_10_and_not_low_wins_32_39 & low_wins_36_39;
    wire both_41 = both_10_and_not_low_wins_32_39 & not_low_wins_36_39;
    wire both_42 = both_11_and_low_wins_40_47 & low_wins_40_43;
    wire both_43 = both_11_and_low_wins_40_47 & not_low_wins_40_43;
    wire both_44 = both_11_and_not_low_wins_40_47 & low_wins_44_47;
    wire both_45 = both_11_and_not_low_wins_40_47 & not_low_wins_44_47;
    wire both_46 = both_12_and_low_wins_48_55 & low_wins_48_51;
    wire both_47 = both_12_and_low_wins_48_55 & not_low_wins_48_51;
    wire both_48 = both_12_and_not_low_wins_48_55 & low_wins_52_55;
    wire both_49 = both_12_and_not_low_wins_48_55 & not_low_wins_52_55;
    wire both_50 = both_13_and_low_wins_56_63 & low_wins_56_59;
    wire both_51 = both_13_and_low_wins_56_63 & not_low_wins_56_59;
    wire both_52 = both_13_and_not_low_wins_56_63 & low_wins_60_63;
    wire both_53 = both_13_and_not_low_wins_56_63 & not_low_wins_60_63;
    wire both_54 = both_14_and_low_wins_64_71 & low_wins_64_67;
    wire both_55 = both_14_and_low_wins_64_71 & not_low_wins_64_67;
    wire both_56 = both_14_and_not_low_wins_64_71 & low_wins_68_71;
    wire both_57 = both_14_and_not_low_wins_64_71 & not_low_wins_68_71;
    wire both_58 = both_15_and_low_wins_72_79 & low_wins_72_75;
    wire both_59 = both_15_and_low_wins_72_79 & not_low_wins_72_75;
    wire both_60 = both_15_and_not_low_wins_72_79 & low_wins_76_79;
    wire both_61 = both_15_and_not_low_wins_72_79 & not_low_wins_76_79;
    wire both_62 = both_16_and_low_wins_80_87 & low_wins_80_83;
    wire both_63 = both_16_and_low_wins_80_87 & not_low_wins_80_83;
    wire both_64 = both_16_and_not_low_wins_80_87 & low_wins_84_87;
    wire both_65 = both_16_and_not_low_wins_80_87 & not_low_wins_84_87;
    wire both_66 = both_17_and_low_wins_88_95 & low_wins_88_91;
    wire both_67 = both_17_and_low_wins_88_95 & not_low_wins_88_91;
    wire both_68 = both_17_and_not_low_wins_88_95 & low_wins_92_95;
    wire both_69 = both_17_and_not_low_wins_88_95 & not_low_wins_92_95;
    wire both_70 = both_18_and_low_wins_96_103 & low_wins_96_99;
    wire both_71 = both_18_and_low_wins_96_103 & not_low_wins_96_99;
    wire both_72 = both_18_and_not_low_wins_96_103 & low_wins_100_103;
    wire both_73 = both_18_and_not_low_wins_96_103 & not_low_wins_100_103;
    wire both_74 = both_19_and_low_wins_104_111 & low_wins_104_107;
    wire both_75 = both_19_and_low_wins_104_111 & not_low_wins_104_107;
    wire both_76 = both_19_and_not_low_wins_104_111 & low_wins_108_111;
    wire both_77 = both_19_and_not_low_wins_104_111 & not_low_wins_108_111;
    wire both_78 = both_20_and_low_wins_112_119 & low_wins_112_115;
    wire both_79 = both_20_and_low_wins_112_119 & not_low_wins_112_115;
    wire both_80 = both_20_and_not_low_wins_112_119 & low_wins_116_119;
    wire both_81 = both_20_and_not_low_wins_112_119 & not_low_wins_116_119;
    wire both_82 = both_21_and_low_wins_120_127 & low_wins_120_123;
    wire both_83 = both_21_and_low_wins_120_127 & not_low_wins_120_123;
    wire both_84 = both_21_and_not_low_wins_120_127 & low_wins_124_127;
    wire both_85 = both_21_and_not_low_wins_120_127 & not_low_wins_124_127;
    wire [127:0] granted = {
        both_85 & not_low_wins_126_127, both_85 & low_wins_126_127,
        both_84 & not_low_wins_124_125, both_84 & low_wins_124_125,
        both_83 & not_low_wins_122_123, both_83 & low_wins_122_123,
        both_82 & not_low_wins_120_121, both_82 & low_wins_120_121,
        both_81 & not_low_wins_118_119, both_81 & low_wins_118_119,
        both_80 & not_low_wins_116_117, both_80 & low_wins_116_117,
        both_79 & not_low_wins_114_115, both_79 & low_wins_114_115,
        both_78 & not_low_wins_112_113, both_78 & low_wins_112_113,
        both_77 & not_low_wins_110_111, both_77 & low_wins_110_111,
        both_76 & not_low_wins_108_109, both_76 & low_wins_108_109,
        both_75 & not_low_wins_106_107, both_75 & low_wins_106_107,
        both_74 & not_low_wins_104_105, both_74 & low_wins_104_105,
        both_73 & not_low_wins_102_103, both_73 & low_wins_102_103,
        both_72 & not_low_wins_100_101, both_72 & low_wins_100_101,
        both_71 & not_low_wins_98_99, both_71 & low_wins_98_99, both_70 & not_low_wins_96_97,
        both_70 & low_wins_96_97, both_69 & not_low_wins_94_95, both_69 & low_wins_94_95,
        both_68 & not_low_wins_92_93, both_68 & low_wins_92_93, both_67 & not_low_wins_90_91,
        both_67 & low_wins_90_91, both_66 & not_low_wins_88_89, both_66 & low_wins_88_89,
        both_65 & not_low_wins_86_87, both_65 & low_wins_86_87, both_64 & not_low_wins_84_85,
        both_64 & low_wins_84_85, both_63 & not_low_wins_82_83, both_63 & low_wins_82_83,
        both_62 & not_low_wins_80_81, both_62 & low_wins_80_81, both_61 & not_low_wins_78_79,
        both_61 & low_wins_78_79, both_60 & not_low_wins_76_77, both_60 & low_wins_76_77,
        both_59 & not_low_wins_74_75, both_59 & low_wins_74_75, both_58 & not_low_wins_72_73,
        both_58 & low_wins_72_73, both_57 & not_low_wins_70_71, both_57 & low_wins_70_71,
        both_56 & not_low_wins_68_69, both_56 & low_wins_68_69, both_55 & not_low_wins_66_67,
        both_55 & low_wins_66_67, both_54 & not_low_wins_64_65, both_54 & low_wins_64_65,
        both_53 & not_low_wins_62_63, both_53 & low_wins_62_63, both_52 & not_low_wins_60_61,
        both_52 & low_wins_60_61, both_51 & not_low_wins_58_59, both_51 & low_wins_58_59,
        both_50 & not_low_wins_56_57, both_50 & low_wins_56_57, both_49 & not_low_wins_54_55,
        both_49 & low_wins_54_55, both_48 & not_low_wins_52_53, both_48 & low_wins_52_53,
        both_47 & not_low_wins_50_51, both_47 & low_wins_50_51, both_46 & not_low_wins_48_49,
        both_46 & low_wins_48_49, both_45 & not_low_wins_46_47, both_45 & low_wins_46_47,
        both_44 & not_low_wins_44_45, both_44 & low_wins_44_45, both_43 & not_low_wins_42_43,
        both_43 & low_wins_42_43, both_42 & not_low_wins_40_41, both_42 & low_wins_40_41,
        both_41 & not_low_wins_38_39, both_41 & low_wins_38_39, both_40 & not_low_wins_36_37,
        both_40 & low_wins_36_37, both_39 & not_low_wins_34_35, both_39 & low_wins_34_35,
        both_38 & not_low_wins_32_33, both_38 & low_wins_32_33, both_37 & not_low_wins_30_31,
        both_37 & low_wins_30_31, both_36 & not_low_wins_28_29, both_36 & low_wins_28_29,
        both_35 & not_low_wins_26_27, both_35 & low_wins_26_27, both_34 & not_low_wins_24_25,
        both_34 & low_wins_24_25, both_33 & not_low_wins_22_23, both_33 & low_wins_22_23,
        both_32 & not_low_wins_20_21, both_32 & low_wins_20_21, both_31 & not_low_wins_18_19,
        both_31 & low_wins_18_19, both_30 & not_low_wins_16_17, both_30 & low_wins_16_17,
        both_29 & not_low_wins_14_15, both_29 & low_wins_14_15, both_28 & not_low_wins_12_13,
        both_28 & low_wins_12_13, both_27 & not_low_wins_10_11, both_27 & low_wins_10_11,
        both_26 & not_low_wins_8_9, both_26 & low_wins_8_9, both_25 & not_low_wins_6_7,
        both_25 & low_wins_6_7, both_24 & not_low_wins_4_5, both_24 & low_wins_4_5,
        both_23 & not_low_wins_2_3, both_23 & low_wins_2_3, both_22 & not_low_wins_0_1,
        both_22 & low_wins_0_1
    };
    wire groups_above_enable = valid & ready;
    wire [2:0] packed_bits_5 = {choice_72_if_low_wins_0_127, choice_71_if_low_wins_0_127, choice_77};
    wire [7:0] shifted_1 = 8'd254 << packed_bits_5;
    wire [3:0] packed_bits_6 = {not_low_wins_0_127, choice_79, choice_73_if_low_wins_0_127, choice_78};
    wire [15:0] shifted_2 = 16'hfffe << packed_bits_6;

    always @(posedge clk) begin
        if (rst) begin
            groups_above <= 15'd0;
            places_above <= 7'd0;
        end else if (groups_above_enable) begin
            groups_above <= shifted_2[15:1];
            places_above <= shifted_1[7:1];
        end
    end

    wire [6:0] packed_bits_7 = {
        not_low_wins_0_127, choice_79, choice_73_if_low_wins_0_127, choice_78,
        choice_72_if_low_wins_0_127, choice_71_if_low_wins_0_127, choice_77
    };
    assign index = valid ? packed_bits_7 : 7'd0;

    always @(posedge clk) begin
        if (rst) begin
            held <= 128'd0;
        end else begin
            held <= (~ready) ? granted : 128'd0;
        end
    end

    assign grant = granted;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, packed_bits_3[0], packed_bits_4[16], seen_and_after_last[0], shifted_1[0],
        shifted_2[0]
    };

`ifdef FORMAL
    wire [14:0] both_86 = groups_above & (~{1'b0, groups_above[14:1]});
    wire [6:0] both_87 = places_above & (~{1'b0, places_above[6:1]});
    wire index_names_grant_holds = granted == ((valid ? 128'd1 : 128'd0) << index);

    always @(posedge clk) begin
        if (!rst) begin
            groups_above_is_a_thermometer: assert (~(|(both_86 & 15'h3fff)));
            places_above_is_a_thermometer: assert (~(|(both_87 & 7'd63)));
            decision_is_held: assert ((~kept) | (granted == held));
            grant_implies_request: assert ((granted & (~request)) == 128'd0);
            grant_is_one_hot_or_zero: assert ((granted & (granted - 128'd1)) == 128'd0);
            valid_iff_any_request: assert (valid == (|request));
            index_names_grant: assert (index_names_grant_holds);
        end
    end
`endif
endmodule
