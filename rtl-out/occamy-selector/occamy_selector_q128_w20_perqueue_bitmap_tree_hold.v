// SPDX-License-Identifier: Apache-2.0
// Module: occamy_selector_q128_w20_perqueue_bitmap_tree_hold
// Written by: sluice 0.1.0
//
// Occamy's head-drop selector: 128 queues, lengths of 20 bits in cells, latency 1 from `len`.
// Selects in round-robin order among the queues that were longer than its threshold in the cycle before.

module occamy_selector_q128_w20_perqueue_bitmap_tree_hold (
    input  wire clk,
    input  wire rst,
    input  wire [2559:0] len,
    input  wire [2559:0] threshold,
    input  wire ready,
    output wire [6:0] queue_index,
    output wire valid
);

    // Queues over their threshold in the cycle before.
    reg [127:0] bitmap;

    wire over_0_greater;
    greater_w20 over_0 (
        .clk(clk),
        .rst(rst),
        .a(len[19:0]),
        .b(threshold[19:0]),
        .greater(over_0_greater)
    );

    wire over_1_greater;
    greater_w20 over_1 (
        .clk(clk),
        .rst(rst),
        .a(len[39:20]),
        .b(threshold[39:20]),
        .greater(over_1_greater)
    );

    wire over_2_greater;
    greater_w20 over_2 (
        .clk(clk),
        .rst(rst),
        .a(len[59:40]),
        .b(threshold[59:40]),
        .greater(over_2_greater)
    );

    wire over_3_greater;
    greater_w20 over_3 (
        .clk(clk),
        .rst(rst),
        .a(len[79:60]),
        .b(threshold[79:60]),
        .greater(over_3_greater)
    );

    wire over_4_greater;
    greater_w20 over_4 (
        .clk(clk),
        .rst(rst),
        .a(len[99:80]),
        .b(threshold[99:80]),
        .greater(over_4_greater)
    );

    wire over_5_greater;
    greater_w20 over_5 (
        .clk(clk),
        .rst(rst),
        .a(len[119:100]),
        .b(threshold[119:100]),
        .greater(over_5_greater)
    );

    wire over_6_greater;
    greater_w20 over_6 (
        .clk(clk),
        .rst(rst),
        .a(len[139:120]),
        .b(threshold[139:120]),
        .greater(over_6_greater)
    );

    wire over_7_greater;
    greater_w20 over_7 (
        .clk(clk),
        .rst(rst),
        .a(len[159:140]),
        .b(threshold[159:140]),
        .greater(over_7_greater)
    );

    wire over_8_greater;
    greater_w20 over_8 (
        .clk(clk),
        .rst(rst),
        .a(len[179:160]),
        .b(threshold[179:160]),
        .greater(over_8_greater)
    );

    wire over_9_greater;
    greater_w20 over_9 (
        .clk(clk),
        .rst(rst),
        .a(len[199:180]),
        .b(threshold[199:180]),
        .greater(over_9_greater)
    );

    wire over_10_greater;
    greater_w20 over_10 (
        .clk(clk),
        .rst(rst),
        .a(len[219:200]),
        .b(threshold[219:200]),
        .greater(over_10_greater)
    );

    wire over_11_greater;
    greater_w20 over_11 (
        .clk(clk),
        .rst(rst),
        .a(len[239:220]),
        .b(threshold[239:220]),
        .greater(over_11_greater)
    );

    wire over_12_greater;
    greater_w20 over_12 (
        .clk(clk),
        .rst(rst),
        .a(len[259:240]),
        .b(threshold[259:240]),
        .greater(over_12_greater)
    );

    wire over_13_greater;
    greater_w20 over_13 (
        .clk(clk),
        .rst(rst),
        .a(len[279:260]),
        .b(threshold[279:260]),
        .greater(over_13_greater)
    );

    wire over_14_greater;
    greater_w20 over_14 (
        .clk(clk),
        .rst(rst),
        .a(len[299:280]),
        .b(threshold[299:280]),
        .greater(over_14_greater)
    );

    wire over_15_greater;
    greater_w20 over_15 (
        .clk(clk),
        .rst(rst),
        .a(len[319:300]),
        .b(threshold[319:300]),
        .greater(over_15_greater)
    );

    wire over_16_greater;
    greater_w20 over_16 (
        .clk(clk),
        .rst(rst),
        .a(len[339:320]),
        .b(threshold[339:320]),
        .greater(over_16_greater)
    );

    wire over_17_greater;
    greater_w20 over_17 (
        .clk(clk),
        .rst(rst),
        .a(len[359:340]),
        .b(threshold[359:340]),
        .greater(over_17_greater)
    );

    wire over_18_greater;
    greater_w20 over_18 (
        .clk(clk),
        .rst(rst),
        .a(len[379:360]),
        .b(threshold[379:360]),
        .greater(over_18_greater)
    );

    wire over_19_greater;
    greater_w20 over_19 (
        .clk(clk),
        .rst(rst),
        .a(len[399:380]),
        .b(threshold[399:380]),
        .greater(over_19_greater)
    );

    wire over_20_greater;
    greater_w20 over_20 (
        .clk(clk),
        .rst(rst),
        .a(len[419:400]),
        .b(threshold[419:400]),
        .greater(over_20_greater)
    );

    wire over_21_greater;
    greater_w20 over_21 (
        .clk(clk),
        .rst(rst),
        .a(len[439:420]),
        .b(threshold[439:420]),
        .greater(over_21_greater)
    );

    wire over_22_greater;
    greater_w20 over_22 (
        .clk(clk),
        .rst(rst),
        .a(len[459:440]),
        .b(threshold[459:440]),
        .greater(over_22_greater)
    );

    wire over_23_greater;
    greater_w20 over_23 (
        .clk(clk),
        .rst(rst),
        .a(len[479:460]),
        .b(threshold[479:460]),
        .greater(over_23_greater)
    );

    wire over_24_greater;
    greater_w20 over_24 (
        .clk(clk),
        .rst(rst),
        .a(len[499:480]),
        .b(threshold[499:480]),
        .greater(over_24_greater)
    );

    wire over_25_greater;
    greater_w20 over_25 (
        .clk(clk),
        .rst(rst),
        .a(len[519:500]),
        .b(threshold[519:500]),
        .greater(over_25_greater)
    );

    wire over_26_greater;
    greater_w20 over_26 (
        .clk(clk),
        .rst(rst),
        .a(len[539:520]),
        .b(threshold[539:520]),
        .greater(over_26_greater)
    );

    wire over_27_greater;
    greater_w20 over_27 (
        .clk(clk),
        .rst(rst),
        .a(len[559:540]),
        .b(threshold[559:540]),
        .greater(over_27_greater)
    );

    wire over_28_greater;
    greater_w20 over_28 (
        .clk(clk),
        .rst(rst),
        .a(len[579:560]),
        .b(threshold[579:560]),
        .greater(over_28_greater)
    );

    wire over_29_greater;
    greater_w20 over_29 (
        .clk(clk),
        .rst(rst),
        .a(len[599:580]),
        .b(threshold[599:580]),
        .greater(over_29_greater)
    );

    wire over_30_greater;
    greater_w20 over_30 (
        .clk(clk),
        .rst(rst),
        .a(len[619:600]),
        .b(threshold[619:600]),
        .greater(over_30_greater)
    );

    wire over_31_greater;
    greater_w20 over_31 (
        .clk(clk),
        .rst(rst),
        .a(len[639:620]),
        .b(threshold[639:620]),
        .greater(over_31_greater)
    );

    wire over_32_greater;
    greater_w20 over_32 (
        .clk(clk),
        .rst(rst),
        .a(len[659:640]),
        .b(threshold[659:640]),
        .greater(over_32_greater)
    );

    wire over_33_greater;
    greater_w20 over_33 (
        .clk(clk),
        .rst(rst),
        .a(len[679:660]),
        .b(threshold[679:660]),
        .greater(over_33_greater)
    );

    wire over_34_greater;
    greater_w20 over_34 (
        .clk(clk),
        .rst(rst),
        .a(len[699:680]),
        .b(threshold[699:680]),
        .greater(over_34_greater)
    );

    wire over_35_greater;
    greater_w20 over_35 (
        .clk(clk),
        .rst(rst),
        .a(len[719:700]),
        .b(threshold[719:700]),
        .greater(over_35_greater)
    );

    wire over_36_greater;
    greater_w20 over_36 (
        .clk(clk),
        .rst(rst),
        .a(len[739:720]),
        .b(threshold[739:720]),
        .greater(over_36_greater)
    );

    wire over_37_greater;
    greater_w20 over_37 (
        .clk(clk),
        .rst(rst),
        .a(len[759:740]),
        .b(threshold[759:740]),
        .greater(over_37_greater)
    );

    wire over_38_greater;
    greater_w20 over_38 (
        .clk(clk),
        .rst(rst),
        .a(len[779:760]),
        .b(threshold[779:760]),
        .greater(over_38_greater)
    );

    wire over_39_greater;
    greater_w20 over_39 (
        .clk(clk),
        .rst(rst),
        .a(len[799:780]),
        .b(threshold[799:780]),
        .greater(over_39_greater)
    );

    wire over_40_greater;
    greater_w20 over_40 (
        .clk(clk),
        .rst(rst),
        .a(len[819:800]),
        .b(threshold[819:800]),
        .greater(over_40_greater)
    );

    wire over_41_greater;
    greater_w20 over_41 (
        .clk(clk),
        .rst(rst),
        .a(len[839:820]),
        .b(threshold[839:820]),
        .greater(over_41_greater)
    );

    wire over_42_greater;
    greater_w20 over_42 (
        .clk(clk),
        .rst(rst),
        .a(len[859:840]),
        .b(threshold[859:840]),
        .greater(over_42_greater)
    );

    wire over_43_greater;
    greater_w20 over_43 (
        .clk(clk),
        .rst(rst),
        .a(len[879:860]),
        .b(threshold[879:860]),
        .greater(over_43_greater)
    );

    wire over_44_greater;
    greater_w20 over_44 (
        .clk(clk),
        .rst(rst),
        .a(len[899:880]),
        .b(threshold[899:880]),
        .greater(over_44_greater)
    );

    wire over_45_greater;
    greater_w20 over_45 (
        .clk(clk),
        .rst(rst),
        .a(len[919:900]),
        .b(threshold[919:900]),
        .greater(over_45_greater)
    );

    wire over_46_greater;
    greater_w20 over_46 (
        .clk(clk),
        .rst(rst),
        .a(len[939:920]),
        .b(threshold[939:920]),
        .greater(over_46_greater)
    );

    wire over_47_greater;
    greater_w20 over_47 (
        .clk(clk),
        .rst(rst),
        .a(len[959:940]),
        .b(threshold[959:940]),
        .greater(over_47_greater)
    );

    wire over_48_greater;
    greater_w20 over_48 (
        .clk(clk),
        .rst(rst),
        .a(len[979:960]),
        .b(threshold[979:960]),
        .greater(over_48_greater)
    );

    wire over_49_greater;
    greater_w20 over_49 (
        .clk(clk),
        .rst(rst),
        .a(len[999:980]),
        .b(threshold[999:980]),
        .greater(over_49_greater)
    );

    wire over_50_greater;
    greater_w20 over_50 (
        .clk(clk),
        .rst(rst),
        .a(len[1019:1000]),
        .b(threshold[1019:1000]),
        .greater(over_50_greater)
    );

    wire over_51_greater;
    greater_w20 over_51 (
        .clk(clk),
        .rst(rst),
        .a(len[1039:1020]),
        .b(threshold[1039:1020]),
        .greater(over_51_greater)
    );

    wire over_52_greater;
    greater_w20 over_52 (
        .clk(clk),
        .rst(rst),
        .a(len[1059:1040]),
        .b(threshold[1059:1040]),
        .greater(over_52_greater)
    );

    wire over_53_greater;
    greater_w20 over_53 (
        .clk(clk),
        .rst(rst),
        .a(len[1079:1060]),
        .b(threshold[1079:1060]),
        .greater(over_53_greater)
    );

    wire over_54_greater;
    greater_w20 over_54 (
        .clk(clk),
        .rst(rst),
        .a(len[1099:1080]),
        .b(threshold[1099:1080]),
        .greater(over_54_greater)
    );

    wire over_55_greater;
    greater_w20 over_55 (
        .clk(clk),
        .rst(rst),
        .a(len[1119:1100]),
        .b(threshold[1119:1100]),
        .greater(over_55_greater)
    );

    wire over_56_greater;
    greater_w20 over_56 (
        .clk(clk),
        .rst(rst),
        .a(len[1139:1120]),
        .b(threshold[1139:1120]),
        .greater(over_56_greater)
    );

    wire over_57_greater;
    greater_w20 over_57 (
        .clk(clk),
        .rst(rst),
        .a(len[1159:1140]),
        .b(threshold[1159:1140]),
        .greater(over_57_greater)
    );

    wire over_58_greater;
    greater_w20 over_58 (
        .clk(clk),
        .rst(rst),
        .a(len[1179:1160]),
        .b(threshold[1179:1160]),
        .greater(over_58_greater)
    );

    wire over_59_greater;
    greater_w20 over_59 (
        .clk(clk),
        .rst(rst),
        .a(len[1199:1180]),
        .b(threshold[1199:1180]),
        .greater(over_59_greater)
    );

    wire over_60_greater;
    greater_w20 over_60 (
        .clk(clk),
        .rst(rst),
        .a(len[1219:1200]),
        .b(threshold[1219:1200]),
        .greater(over_60_greater)
    );

    wire over_61_greater;
    greater_w20 over_61 (
        .clk(clk),
        .rst(rst),
        .a(len[1239:1220]),
        .b(threshold[1239:1220]),
        .greater(over_61_greater)
    );

    wire over_62_greater;
    greater_w20 over_62 (
        .clk(clk),
        .rst(rst),
        .a(len[1259:1240]),
        .b(threshold[1259:1240]),
        .greater(over_62_greater)
    );

    wire over_63_greater;
    greater_w20 over_63 (
        .clk(clk),
        .rst(rst),
        .a(len[1279:1260]),
        .b(threshold[1279:1260]),
        .greater(over_63_greater)
    );

    wire over_64_greater;
    greater_w20 over_64 (
        .clk(clk),
        .rst(rst),
        .a(len[1299:1280]),
        .b(threshold[1299:1280]),
        .greater(over_64_greater)
    );

    wire over_65_greater;
    greater_w20 over_65 (
        .clk(clk),
        .rst(rst),
        .a(len[1319:1300]),
        .b(threshold[1319:1300]),
        .greater(over_65_greater)
    );

    wire over_66_greater;
    greater_w20 over_66 (
        .clk(clk),
        .rst(rst),
        .a(len[1339:1320]),
        .b(threshold[1339:1320]),
        .greater(over_66_greater)
    );

    wire over_67_greater;
    greater_w20 over_67 (
        .clk(clk),
        .rst(rst),
        .a(len[1359:1340]),
        .b(threshold[1359:1340]),
        .greater(over_67_greater)
    );

    wire over_68_greater;
    greater_w20 over_68 (
        .clk(clk),
        .rst(rst),
        .a(len[1379:1360]),
        .b(threshold[1379:1360]),
        .greater(over_68_greater)
    );

    wire over_69_greater;
    greater_w20 over_69 (
        .clk(clk),
        .rst(rst),
        .a(len[1399:1380]),
        .b(threshold[1399:1380]),
        .greater(over_69_greater)
    );

    wire over_70_greater;
    greater_w20 over_70 (
        .clk(clk),
        .rst(rst),
        .a(len[1419:1400]),
        .b(threshold[1419:1400]),
        .greater(over_70_greater)
    );

    wire over_71_greater;
    greater_w20 over_71 (
        .clk(clk),
        .rst(rst),
        .a(len[1439:1420]),
        .b(threshold[1439:1420]),
        .greater(over_71_greater)
    );

    wire over_72_greater;
    greater_w20 over_72 (
        .clk(clk),
        .rst(rst),
        .a(len[1459:1440]),
        .b(threshold[1459:1440]),
        .greater(over_72_greater)
    );

    wire over_73_greater;
    greater_w20 over_73 (
        .clk(clk),
        .rst(rst),
        .a(len[1479:1460]),
        .b(threshold[1479:1460]),
        .greater(over_73_greater)
    );

    wire over_74_greater;
    greater_w20 over_74 (
        .clk(clk),
        .rst(rst),
        .a(len[1499:1480]),
        .b(threshold[1499:1480]),
        .greater(over_74_greater)
    );

    wire over_75_greater;
    greater_w20 over_75 (
        .clk(clk),
        .rst(rst),
        .a(len[1519:1500]),
        .b(threshold[1519:1500]),
        .greater(over_75_greater)
    );

    wire over_76_greater;
    greater_w20 over_76 (
        .clk(clk),
        .rst(rst),
        .a(len[1539:1520]),
        .b(threshold[1539:1520]),
        .greater(over_76_greater)
    );

    wire over_77_greater;
    greater_w20 over_77 (
        .clk(clk),
        .rst(rst),
        .a(len[1559:1540]),
        .b(threshold[1559:1540]),
        .greater(over_77_greater)
    );

    wire over_78_greater;
    greater_w20 over_78 (
        .clk(clk),
        .rst(rst),
        .a(len[1579:1560]),
        .b(threshold[1579:1560]),
        .greater(over_78_greater)
    );

    wire over_79_greater;
    greater_w20 over_79 (
        .clk(clk),
        .rst(rst),
        .a(len[1599:1580]),
        .b(threshold[1599:1580]),
        .greater(over_79_greater)
    );

    wire over_80_greater;
    greater_w20 over_80 (
        .clk(clk),
        .rst(rst),
        .a(len[1619:1600]),
        .b(threshold[1619:1600]),
        .greater(over_80_greater)
    );

    wire over_81_greater;
    greater_w20 over_81 (
        .clk(clk),
        .rst(rst),
        .a(len[1639:1620]),
        .b(threshold[1639:1620]),
        .greater(over_81_greater)
    );

    wire over_82_greater;
    greater_w20 over_82 (
        .clk(clk),
        .rst(rst),
        .a(len[1659:1640]),
        .b(threshold[1659:1640]),
        .greater(over_82_greater)
    );

    wire over_83_greater;
    greater_w20 over_83 (
        .clk(clk),
        .rst(rst),
        .a(len[1679:1660]),
        .b(threshold[1679:1660]),
        .greater(over_83_greater)
    );

    wire over_84_greater;
    greater_w20 over_84 (
        .clk(clk),
        .rst(rst),
        .a(len[1699:1680]),
        .b(threshold[1699:1680]),
        .greater(over_84_greater)
    );

    wire over_85_greater;
    greater_w20 over_85 (
        .clk(clk),
        .rst(rst),
        .a(len[1719:1700]),
        .b(threshold[1719:1700]),
        .greater(over_85_greater)
    );

    wire over_86_greater;
    greater_w20 over_86 (
        .clk(clk),
        .rst(rst),
        .a(len[1739:1720]),
        .b(threshold[1739:1720]),
        .greater(over_86_greater)
    );

    wire over_87_greater;
    greater_w20 over_87 (
        .clk(clk),
        .rst(rst),
        .a(len[1759:1740]),
        .b(threshold[1759:1740]),
        .greater(over_87_greater)
    );

    wire over_88_greater;
    greater_w20 over_88 (
        .clk(clk),
        .rst(rst),
        .a(len[1779:1760]),
        .b(threshold[1779:1760]),
        .greater(over_88_greater)
    );

    wire over_89_greater;
    greater_w20 over_89 (
        .clk(clk),
        .rst(rst),
        .a(len[1799:1780]),
        .b(threshold[1799:1780]),
        .greater(over_89_greater)
    );

    wire over_90_greater;
    greater_w20 over_90 (
        .clk(clk),
        .rst(rst),
        .a(len[1819:1800]),
        .b(threshold[1819:1800]),
        .greater(over_90_greater)
    );

    wire over_91_greater;
    greater_w20 over_91 (
        .clk(clk),
        .rst(rst),
        .a(len[1839:1820]),
        .b(threshold[1839:1820]),
        .greater(over_91_greater)
    );

    wire over_92_greater;
    greater_w20 over_92 (
        .clk(clk),
        .rst(rst),
        .a(len[1859:1840]),
        .b(threshold[1859:1840]),
        .greater(over_92_greater)
    );

    wire over_93_greater;
    greater_w20 over_93 (
        .clk(clk),
        .rst(rst),
        .a(len[1879:1860]),
        .b(threshold[1879:1860]),
        .greater(over_93_greater)
    );

    wire over_94_greater;
    greater_w20 over_94 (
        .clk(clk),
        .rst(rst),
        .a(len[1899:1880]),
        .b(threshold[1899:1880]),
        .greater(over_94_greater)
    );

    wire over_95_greater;
    greater_w20 over_95 (
        .clk(clk),
        .rst(rst),
        .a(len[1919:1900]),
        .b(threshold[1919:1900]),
        .greater(over_95_greater)
    );

    wire over_96_greater;
    greater_w20 over_96 (
        .clk(clk),
        .rst(rst),
        .a(len[1939:1920]),
        .b(threshold[1939:1920]),
        .greater(over_96_greater)
    );

    wire over_97_greater;
    greater_w20 over_97 (
        .clk(clk),
        .rst(rst),
        .a(len[1959:1940]),
        .b(threshold[1959:1940]),
        .greater(over_97_greater)
    );

    wire over_98_greater;
    greater_w20 over_98 (
        .clk(clk),
        .rst(rst),
        .a(len[1979:1960]),
        .b(threshold[1979:1960]),
        .greater(over_98_greater)
    );

    wire over_99_greater;
    greater_w20 over_99 (
        .clk(clk),
        .rst(rst),
        .a(len[1999:1980]),
        .b(threshold[1999:1980]),
        .greater(over_99_greater)
    );

    wire over_100_greater;
    greater_w20 over_100 (
        .clk(clk),
        .rst(rst),
        .a(len[2019:2000]),
        .b(threshold[2019:2000]),
        .greater(over_100_greater)
    );

    wire over_101_greater;
    greater_w20 over_101 (
        .clk(clk),
        .rst(rst),
        .a(len[2039:2020]),
        .b(threshold[2039:2020]),
        .greater(over_101_greater)
    );

    wire over_102_greater;
    greater_w20 over_102 (
        .clk(clk),
        .rst(rst),
        .a(len[2059:2040]),
        .b(threshold[2059:2040]),
        .greater(over_102_greater)
    );

    wire over_103_greater;
    greater_w20 over_103 (
        .clk(clk),
        .rst(rst),
        .a(len[2079:2060]),
        .b(threshold[2079:2060]),
        .greater(over_103_greater)
    );

    wire over_104_greater;
    greater_w20 over_104 (
        .clk(clk),
        .rst(rst),
        .a(len[2099:2080]),
        .b(threshold[2099:2080]),
        .greater(over_104_greater)
    );

    wire over_105_greater;
    greater_w20 over_105 (
        .clk(clk),
        .rst(rst),
        .a(len[2119:2100]),
        .b(threshold[2119:2100]),
        .greater(over_105_greater)
    );

    wire over_106_greater;
    greater_w20 over_106 (
        .clk(clk),
        .rst(rst),
        .a(len[2139:2120]),
        .b(threshold[2139:2120]),
        .greater(over_106_greater)
    );

    wire over_107_greater;
    greater_w20 over_107 (
        .clk(clk),
        .rst(rst),
        .a(len[2159:2140]),
        .b(threshold[2159:2140]),
        .greater(over_107_greater)
    );

    wire over_108_greater;
    greater_w20 over_108 (
        .clk(clk),
        .rst(rst),
        .a(len[2179:2160]),
        .b(threshold[2179:2160]),
        .greater(over_108_greater)
    );

    wire over_109_greater;
    greater_w20 over_109 (
        .clk(clk),
        .rst(rst),
        .a(len[2199:2180]),
        .b(threshold[2199:2180]),
        .greater(over_109_greater)
    );

    wire over_110_greater;
    greater_w20 over_110 (
        .clk(clk),
        .rst(rst),
        .a(len[2219:2200]),
        .b(threshold[2219:2200]),
        .greater(over_110_greater)
    );

    wire over_111_greater;
    greater_w20 over_111 (
        .clk(clk),
        .rst(rst),
        .a(len[2239:2220]),
        .b(threshold[2239:2220]),
        .greater(over_111_greater)
    );

    wire over_112_greater;
    greater_w20 over_112 (
        .clk(clk),
        .rst(rst),
        .a(len[2259:2240]),
        .b(threshold[2259:2240]),
        .greater(over_112_greater)
    );

    wire over_113_greater;
    greater_w20 over_113 (
        .clk(clk),
        .rst(rst),
        .a(len[2279:2260]),
        .b(threshold[2279:2260]),
        .greater(over_113_greater)
    );

    wire over_114_greater;
    greater_w20 over_114 (
        .clk(clk),
        .rst(rst),
        .a(len[2299:2280]),
        .b(threshold[2299:2280]),
        .greater(over_114_greater)
    );

    wire over_115_greater;
    greater_w20 over_115 (
        .clk(clk),
        .rst(rst),
        .a(len[2319:2300]),
        .b(threshold[2319:2300]),
        .greater(over_115_greater)
    );

    wire over_116_greater;
    greater_w20 over_116 (
        .clk(clk),
        .rst(rst),
        .a(len[2339:2320]),
        .b(threshold[2339:2320]),
        .greater(over_116_greater)
    );

    wire over_117_greater;
    greater_w20 over_117 (
        .clk(clk),
        .rst(rst),
        .a(len[2359:2340]),
        .b(threshold[2359:2340]),
        .greater(over_117_greater)
    );

    wire over_118_greater;
    greater_w20 over_118 (
        .clk(clk),
        .rst(rst),
        .a(len[2379:2360]),
        .b(threshold[2379:2360]),
        .greater(over_118_greater)
    );

    wire over_119_greater;
    greater_w20 over_119 (
        .clk(clk),
        .rst(rst),
        .a(len[2399:2380]),
        .b(threshold[2399:2380]),
        .greater(over_119_greater)
    );

    wire over_120_greater;
    greater_w20 over_120 (
        .clk(clk),
        .rst(rst),
        .a(len[2419:2400]),
        .b(threshold[2419:2400]),
        .greater(over_120_greater)
    );

    wire over_121_greater;
    greater_w20 over_121 (
        .clk(clk),
        .rst(rst),
        .a(len[2439:2420]),
        .b(threshold[2439:2420]),
        .greater(over_121_greater)
    );

    wire over_122_greater;
    greater_w20 over_122 (
        .clk(clk),
        .rst(rst),
        .a(len[2459:2440]),
        .b(threshold[2459:2440]),
        .greater(over_122_greater)
    );

    wire over_123_greater;
    greater_w20 over_123 (
        .clk(clk),
        .rst(rst),
        .a(len[2479:2460]),
        .b(threshold[2479:2460]),
        .greater(over_123_greater)
    );

    wire over_124_greater;
    greater_w20 over_124 (
        .clk(clk),
        .rst(rst),
        .a(len[2499:2480]),
        .b(threshold[2499:2480]),
        .greater(over_124_greater)
    );

    wire over_125_greater;
    greater_w20 over_125 (
        .clk(clk),
        .rst(rst),
        .a(len[2519:2500]),
        .b(threshold[2519:2500]),
        .greater(over_125_greater)
    );

    wire over_126_greater;
    greater_w20 over_126 (
        .clk(clk),
        .rst(rst),
        .a(len[2539:2520]),
        .b(threshold[2539:2520]),
        .greater(over_126_greater)
    );

    wire over_127_greater;
    greater_w20 over_127 (
        .clk(clk),
        .rst(rst),
        .a(len[2559:2540]),
        .b(threshold[2559:2540]),
        .greater(over_127_greater)
    );

    wire [127:0] bitmap_next = {
        over_127_greater, over_126_greater, over_125_greater, over_124_greater,
        over_123_greater, over_122_greater, over_121_greater, over_120_greater,
        over_119_greater, over_118_greater, over_117_greater, over_116_greater,
        over_115_greater, over_114_greater, over_113_greater, over_112_greater,
        over_111_greater, over_110_greater, over_109_greater, over_108_greater,
        over_107_greater, over_106_greater, over_105_greater, over_104_greater,
        over_103_greater, over_102_greater, over_101_greater, over_100_greater, over_99_greater,
        over_98_greater, over_97_greater, over_96_greater, over_95_greater, over_94_greater,
        over_93_greater, over_92_greater, over_91_greater, over_90_greater, over_89_greater,
        over_88_greater, over_87_greater, over_86_greater, over_85_greater, over_84_greater,
        over_83_greater, over_82_greater, over_81_greater, over_80_greater, over_79_greater,
        over_78_greater, over_77_greater, over_76_greater, over_75_greater, over_74_greater,
        over_73_greater, over_72_greater, over_71_greater, over_70_greater, over_69_greater,
        over_68_greater, over_67_greater, over_66_greater, over_65_greater, over_64_greater,
        over_63_greater, over_62_greater, over_61_greater, over_60_greater, over_59_greater,
        over_58_greater, over_57_greater, over_56_greater, over_55_greater, over_54_greater,
        over_53_greater, over_52_greater, over_51_greater, over_50_greater, over_49_greater,
        over_48_greater, over_47_greater, over_46_greater, over_45_greater, over_44_greater,
        over_43_greater, over_42_greater, over_41_greater, over_40_greater, over_39_greater,
        over_38_greater, over_37_greater, over_36_greater, over_35_greater, over_34_greater,
        over_33_greater, over_32_greater, over_31_greater, over_30_greater, over_29_greater,
        over_28_greater, over_27_greater, over_26_greater, over_25_greater, over_24_greater,
        over_23_greater, over_22_greater, over_21_greater, over_20_greater, over_19_greater,
        over_18_greater, over_17_greater, over_16_greater, over_15_greater, over_14_greater,
        over_13_greater, over_12_greater, over_11_greater, over_10_greater, over_9_greater,
        over_8_greater, over_7_greater, over_6_greater, over_5_greater, over_4_greater,
        over_3_greater, over_2_greater, over_1_greater, over_0_greater
    };

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            bitmap <= 128'd0;
        end else begin
            bitmap <= bitmap_next;
        end
    end

    wire [127:0] arbiter_grant;
    rr_arbiter_n128_tree_hold arbiter (
        .clk(clk),
        .rst(rst),
        .request(bitmap),
        .ready(ready),
        .grant(arbiter_grant),
        .index(queue_index),
        .valid(valid)
    );

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, arbiter_grant};
endmodule
