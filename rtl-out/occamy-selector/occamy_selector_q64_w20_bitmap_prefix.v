// SPDX-License-Identifier: Apache-2.0
// Module: occamy_selector_q64_w20_bitmap_prefix
// Written by: sluice 0.1.0
//
// Occamy's head-drop selector: 64 queues, lengths of 20 bits in cells, latency 1 from `len`.
// Selects in round-robin order among the queues that were longer than the threshold in the cycle before.

module occamy_selector_q64_w20_bitmap_prefix (
    input  wire clk,
    input  wire rst,
    input  wire [1279:0] len,
    input  wire [19:0] threshold,
    input  wire ready,
    output wire [5:0] queue_index,
    output wire valid
);

    // Queues over their threshold in the cycle before.
    reg [63:0] bitmap;

    wire over_0_greater;
    greater_w20 over_0 (
        .clk(clk),
        .rst(rst),
        .a(len[19:0]),
        .b(threshold),
        .greater(over_0_greater)
    );

    wire over_1_greater;
    greater_w20 over_1 (
        .clk(clk),
        .rst(rst),
        .a(len[39:20]),
        .b(threshold),
        .greater(over_1_greater)
    );

    wire over_2_greater;
    greater_w20 over_2 (
        .clk(clk),
        .rst(rst),
        .a(len[59:40]),
        .b(threshold),
        .greater(over_2_greater)
    );

    wire over_3_greater;
    greater_w20 over_3 (
        .clk(clk),
        .rst(rst),
        .a(len[79:60]),
        .b(threshold),
        .greater(over_3_greater)
    );

    wire over_4_greater;
    greater_w20 over_4 (
        .clk(clk),
        .rst(rst),
        .a(len[99:80]),
        .b(threshold),
        .greater(over_4_greater)
    );

    wire over_5_greater;
    greater_w20 over_5 (
        .clk(clk),
        .rst(rst),
        .a(len[119:100]),
        .b(threshold),
        .greater(over_5_greater)
    );

    wire over_6_greater;
    greater_w20 over_6 (
        .clk(clk),
        .rst(rst),
        .a(len[139:120]),
        .b(threshold),
        .greater(over_6_greater)
    );

    wire over_7_greater;
    greater_w20 over_7 (
        .clk(clk),
        .rst(rst),
        .a(len[159:140]),
        .b(threshold),
        .greater(over_7_greater)
    );

    wire over_8_greater;
    greater_w20 over_8 (
        .clk(clk),
        .rst(rst),
        .a(len[179:160]),
        .b(threshold),
        .greater(over_8_greater)
    );

    wire over_9_greater;
    greater_w20 over_9 (
        .clk(clk),
        .rst(rst),
        .a(len[199:180]),
        .b(threshold),
        .greater(over_9_greater)
    );

    wire over_10_greater;
    greater_w20 over_10 (
        .clk(clk),
        .rst(rst),
        .a(len[219:200]),
        .b(threshold),
        .greater(over_10_greater)
    );

    wire over_11_greater;
    greater_w20 over_11 (
        .clk(clk),
        .rst(rst),
        .a(len[239:220]),
        .b(threshold),
        .greater(over_11_greater)
    );

    wire over_12_greater;
    greater_w20 over_12 (
        .clk(clk),
        .rst(rst),
        .a(len[259:240]),
        .b(threshold),
        .greater(over_12_greater)
    );

    wire over_13_greater;
    greater_w20 over_13 (
        .clk(clk),
        .rst(rst),
        .a(len[279:260]),
        .b(threshold),
        .greater(over_13_greater)
    );

    wire over_14_greater;
    greater_w20 over_14 (
        .clk(clk),
        .rst(rst),
        .a(len[299:280]),
        .b(threshold),
        .greater(over_14_greater)
    );

    wire over_15_greater;
    greater_w20 over_15 (
        .clk(clk),
        .rst(rst),
        .a(len[319:300]),
        .b(threshold),
        .greater(over_15_greater)
    );

    wire over_16_greater;
    greater_w20 over_16 (
        .clk(clk),
        .rst(rst),
        .a(len[339:320]),
        .b(threshold),
        .greater(over_16_greater)
    );

    wire over_17_greater;
    greater_w20 over_17 (
        .clk(clk),
        .rst(rst),
        .a(len[359:340]),
        .b(threshold),
        .greater(over_17_greater)
    );

    wire over_18_greater;
    greater_w20 over_18 (
        .clk(clk),
        .rst(rst),
        .a(len[379:360]),
        .b(threshold),
        .greater(over_18_greater)
    );

    wire over_19_greater;
    greater_w20 over_19 (
        .clk(clk),
        .rst(rst),
        .a(len[399:380]),
        .b(threshold),
        .greater(over_19_greater)
    );

    wire over_20_greater;
    greater_w20 over_20 (
        .clk(clk),
        .rst(rst),
        .a(len[419:400]),
        .b(threshold),
        .greater(over_20_greater)
    );

    wire over_21_greater;
    greater_w20 over_21 (
        .clk(clk),
        .rst(rst),
        .a(len[439:420]),
        .b(threshold),
        .greater(over_21_greater)
    );

    wire over_22_greater;
    greater_w20 over_22 (
        .clk(clk),
        .rst(rst),
        .a(len[459:440]),
        .b(threshold),
        .greater(over_22_greater)
    );

    wire over_23_greater;
    greater_w20 over_23 (
        .clk(clk),
        .rst(rst),
        .a(len[479:460]),
        .b(threshold),
        .greater(over_23_greater)
    );

    wire over_24_greater;
    greater_w20 over_24 (
        .clk(clk),
        .rst(rst),
        .a(len[499:480]),
        .b(threshold),
        .greater(over_24_greater)
    );

    wire over_25_greater;
    greater_w20 over_25 (
        .clk(clk),
        .rst(rst),
        .a(len[519:500]),
        .b(threshold),
        .greater(over_25_greater)
    );

    wire over_26_greater;
    greater_w20 over_26 (
        .clk(clk),
        .rst(rst),
        .a(len[539:520]),
        .b(threshold),
        .greater(over_26_greater)
    );

    wire over_27_greater;
    greater_w20 over_27 (
        .clk(clk),
        .rst(rst),
        .a(len[559:540]),
        .b(threshold),
        .greater(over_27_greater)
    );

    wire over_28_greater;
    greater_w20 over_28 (
        .clk(clk),
        .rst(rst),
        .a(len[579:560]),
        .b(threshold),
        .greater(over_28_greater)
    );

    wire over_29_greater;
    greater_w20 over_29 (
        .clk(clk),
        .rst(rst),
        .a(len[599:580]),
        .b(threshold),
        .greater(over_29_greater)
    );

    wire over_30_greater;
    greater_w20 over_30 (
        .clk(clk),
        .rst(rst),
        .a(len[619:600]),
        .b(threshold),
        .greater(over_30_greater)
    );

    wire over_31_greater;
    greater_w20 over_31 (
        .clk(clk),
        .rst(rst),
        .a(len[639:620]),
        .b(threshold),
        .greater(over_31_greater)
    );

    wire over_32_greater;
    greater_w20 over_32 (
        .clk(clk),
        .rst(rst),
        .a(len[659:640]),
        .b(threshold),
        .greater(over_32_greater)
    );

    wire over_33_greater;
    greater_w20 over_33 (
        .clk(clk),
        .rst(rst),
        .a(len[679:660]),
        .b(threshold),
        .greater(over_33_greater)
    );

    wire over_34_greater;
    greater_w20 over_34 (
        .clk(clk),
        .rst(rst),
        .a(len[699:680]),
        .b(threshold),
        .greater(over_34_greater)
    );

    wire over_35_greater;
    greater_w20 over_35 (
        .clk(clk),
        .rst(rst),
        .a(len[719:700]),
        .b(threshold),
        .greater(over_35_greater)
    );

    wire over_36_greater;
    greater_w20 over_36 (
        .clk(clk),
        .rst(rst),
        .a(len[739:720]),
        .b(threshold),
        .greater(over_36_greater)
    );

    wire over_37_greater;
    greater_w20 over_37 (
        .clk(clk),
        .rst(rst),
        .a(len[759:740]),
        .b(threshold),
        .greater(over_37_greater)
    );

    wire over_38_greater;
    greater_w20 over_38 (
        .clk(clk),
        .rst(rst),
        .a(len[779:760]),
        .b(threshold),
        .greater(over_38_greater)
    );

    wire over_39_greater;
    greater_w20 over_39 (
        .clk(clk),
        .rst(rst),
        .a(len[799:780]),
        .b(threshold),
        .greater(over_39_greater)
    );

    wire over_40_greater;
    greater_w20 over_40 (
        .clk(clk),
        .rst(rst),
        .a(len[819:800]),
        .b(threshold),
        .greater(over_40_greater)
    );

    wire over_41_greater;
    greater_w20 over_41 (
        .clk(clk),
        .rst(rst),
        .a(len[839:820]),
        .b(threshold),
        .greater(over_41_greater)
    );

    wire over_42_greater;
    greater_w20 over_42 (
        .clk(clk),
        .rst(rst),
        .a(len[859:840]),
        .b(threshold),
        .greater(over_42_greater)
    );

    wire over_43_greater;
    greater_w20 over_43 (
        .clk(clk),
        .rst(rst),
        .a(len[879:860]),
        .b(threshold),
        .greater(over_43_greater)
    );

    wire over_44_greater;
    greater_w20 over_44 (
        .clk(clk),
        .rst(rst),
        .a(len[899:880]),
        .b(threshold),
        .greater(over_44_greater)
    );

    wire over_45_greater;
    greater_w20 over_45 (
        .clk(clk),
        .rst(rst),
        .a(len[919:900]),
        .b(threshold),
        .greater(over_45_greater)
    );

    wire over_46_greater;
    greater_w20 over_46 (
        .clk(clk),
        .rst(rst),
        .a(len[939:920]),
        .b(threshold),
        .greater(over_46_greater)
    );

    wire over_47_greater;
    greater_w20 over_47 (
        .clk(clk),
        .rst(rst),
        .a(len[959:940]),
        .b(threshold),
        .greater(over_47_greater)
    );

    wire over_48_greater;
    greater_w20 over_48 (
        .clk(clk),
        .rst(rst),
        .a(len[979:960]),
        .b(threshold),
        .greater(over_48_greater)
    );

    wire over_49_greater;
    greater_w20 over_49 (
        .clk(clk),
        .rst(rst),
        .a(len[999:980]),
        .b(threshold),
        .greater(over_49_greater)
    );

    wire over_50_greater;
    greater_w20 over_50 (
        .clk(clk),
        .rst(rst),
        .a(len[1019:1000]),
        .b(threshold),
        .greater(over_50_greater)
    );

    wire over_51_greater;
    greater_w20 over_51 (
        .clk(clk),
        .rst(rst),
        .a(len[1039:1020]),
        .b(threshold),
        .greater(over_51_greater)
    );

    wire over_52_greater;
    greater_w20 over_52 (
        .clk(clk),
        .rst(rst),
        .a(len[1059:1040]),
        .b(threshold),
        .greater(over_52_greater)
    );

    wire over_53_greater;
    greater_w20 over_53 (
        .clk(clk),
        .rst(rst),
        .a(len[1079:1060]),
        .b(threshold),
        .greater(over_53_greater)
    );

    wire over_54_greater;
    greater_w20 over_54 (
        .clk(clk),
        .rst(rst),
        .a(len[1099:1080]),
        .b(threshold),
        .greater(over_54_greater)
    );

    wire over_55_greater;
    greater_w20 over_55 (
        .clk(clk),
        .rst(rst),
        .a(len[1119:1100]),
        .b(threshold),
        .greater(over_55_greater)
    );

    wire over_56_greater;
    greater_w20 over_56 (
        .clk(clk),
        .rst(rst),
        .a(len[1139:1120]),
        .b(threshold),
        .greater(over_56_greater)
    );

    wire over_57_greater;
    greater_w20 over_57 (
        .clk(clk),
        .rst(rst),
        .a(len[1159:1140]),
        .b(threshold),
        .greater(over_57_greater)
    );

    wire over_58_greater;
    greater_w20 over_58 (
        .clk(clk),
        .rst(rst),
        .a(len[1179:1160]),
        .b(threshold),
        .greater(over_58_greater)
    );

    wire over_59_greater;
    greater_w20 over_59 (
        .clk(clk),
        .rst(rst),
        .a(len[1199:1180]),
        .b(threshold),
        .greater(over_59_greater)
    );

    wire over_60_greater;
    greater_w20 over_60 (
        .clk(clk),
        .rst(rst),
        .a(len[1219:1200]),
        .b(threshold),
        .greater(over_60_greater)
    );

    wire over_61_greater;
    greater_w20 over_61 (
        .clk(clk),
        .rst(rst),
        .a(len[1239:1220]),
        .b(threshold),
        .greater(over_61_greater)
    );

    wire over_62_greater;
    greater_w20 over_62 (
        .clk(clk),
        .rst(rst),
        .a(len[1259:1240]),
        .b(threshold),
        .greater(over_62_greater)
    );

    wire over_63_greater;
    greater_w20 over_63 (
        .clk(clk),
        .rst(rst),
        .a(len[1279:1260]),
        .b(threshold),
        .greater(over_63_greater)
    );

    wire [63:0] bitmap_next = {
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
            bitmap <= 64'd0;
        end else begin
            bitmap <= bitmap_next;
        end
    end

    wire [63:0] arbiter_grant;
    rr_arbiter_n64_prefix arbiter (
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
