// SPDX-License-Identifier: Apache-2.0
// Module: ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting
// Written by: sluice 0.1.0
//
// Edge switch of a fat tree of radix 64 with 65536 hosts, latency 44.
// Packets for a destination above go up by Ofan's shared pointers, one for each of 2048 destinations and
// 2 size classes; packets for a destination below go to its port.

module ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting (
    input  wire clk,
    input  wire rst,
    input  wire [31:0] valid,
    input  wire [511:0] host,
    input  wire [447:0] length,
    input  wire [10:0] own,
    input  wire limit_we,
    input  wire limit_index,
    input  wire [13:0] limit_value,
    output wire [31:0] out_valid,
    output wire [31:0] north,
    output wire [159:0] port,
    output wire [31:0] no_route,
    output wire [31:0] host_error
);

    // The longest frame, in bytes, of this class and those after it.
    reg [13:0] limit_0;
    reg [31:0] s1_valid;
    reg [223:0] s1_way;
    reg [11:0] s1_key_0;
    reg [11:0] s1_key_1;
    reg [11:0] s1_key_2;
    reg [11:0] s1_key_3;
    reg [11:0] s1_key_4;
    reg [11:0] s1_key_5;
    reg [11:0] s1_key_6;
    reg [11:0] s1_key_7;
    reg [11:0] s1_key_8;
    reg [11:0] s1_key_9;
    reg [11:0] s1_key_10;
    reg [11:0] s1_key_11;
    reg [11:0] s1_key_12;
    reg [11:0] s1_key_13;
    reg [11:0] s1_key_14;
    reg [11:0] s1_key_15;
    reg [11:0] s1_key_16;
    reg [11:0] s1_key_17;
    reg [11:0] s1_key_18;
    reg [11:0] s1_key_19;
    reg [11:0] s1_key_20;
    reg [11:0] s1_key_21;
    reg [11:0] s1_key_22;
    reg [11:0] s1_key_23;
    reg [11:0] s1_key_24;
    reg [11:0] s1_key_25;
    reg [11:0] s1_key_26;
    reg [11:0] s1_key_27;
    reg [11:0] s1_key_28;
    reg [11:0] s1_key_29;
    reg [11:0] s1_key_30;
    reg [11:0] s1_key_31;
    reg [31:0] s2_valid;
    reg [223:0] s2_way;
    reg [31:0] s3_valid;
    reg [223:0] s3_way;
    reg [31:0] s4_valid;
    reg [223:0] s4_way;
    reg [31:0] s5_valid;
    reg [223:0] s5_way;
    reg [31:0] s6_valid;
    reg [223:0] s6_way;
    reg [31:0] s7_valid;
    reg [223:0] s7_way;
    reg [31:0] s8_valid;
    reg [223:0] s8_way;
    reg [31:0] s9_valid;
    reg [223:0] s9_way;
    reg [31:0] s10_valid;
    reg [223:0] s10_way;
    reg [31:0] s11_valid;
    reg [223:0] s11_way;
    reg [31:0] s12_valid;
    reg [223:0] s12_way;
    reg [31:0] s13_valid;
    reg [223:0] s13_way;
    reg [31:0] s14_valid;
    reg [223:0] s14_way;
    reg [31:0] s15_valid;
    reg [223:0] s15_way;
    reg [31:0] s16_valid;
    reg [223:0] s16_way;
    reg [31:0] s17_valid;
    reg [223:0] s17_way;
    reg [31:0] s18_valid;
    reg [223:0] s18_way;
    reg [31:0] s19_valid;
    reg [223:0] s19_way;
    reg [31:0] s20_valid;
    reg [223:0] s20_way;
    reg [31:0] s21_valid;
    reg [223:0] s21_way;
    reg [31:0] s22_valid;
    reg [223:0] s22_way;
    reg [31:0] s23_valid;
    reg [223:0] s23_way;
    reg [31:0] s24_valid;
    reg [223:0] s24_way;
    reg [31:0] s25_valid;
    reg [223:0] s25_way;
    reg [31:0] s26_valid;
    reg [223:0] s26_way;
    reg [31:0] s27_valid;
    reg [223:0] s27_way;
    reg [31:0] s28_valid;
    reg [223:0] s28_way;
    reg [31:0] s29_valid;
    reg [223:0] s29_way;
    reg [31:0] s30_valid;
    reg [223:0] s30_way;
    reg [31:0] s31_valid;
    reg [223:0] s31_way;
    reg [31:0] s32_valid;
    reg [223:0] s32_way;
    reg [31:0] s33_valid;
    reg [223:0] s33_way;
    reg [31:0] s34_valid;
    reg [223:0] s34_way;
    reg [31:0] s35_valid;
    reg [223:0] s35_way;
    reg [31:0] s36_valid;
    reg [223:0] s36_way;
    reg [31:0] s37_valid;
    reg [223:0] s37_way;
    reg [31:0] s38_valid;
    reg [223:0] s38_way;
    reg [31:0] s39_valid;
    reg [223:0] s39_way;
    reg [31:0] s40_valid;
    reg [223:0] s40_way;
    reg [31:0] s41_valid;
    reg [223:0] s41_way;
    reg [31:0] s42_valid;
    reg [223:0] s42_way;
    reg [31:0] s43_valid;
    reg [223:0] s43_way;
    reg [31:0] s44_valid;
    reg [223:0] s44_way;

    always @(posedge clk) begin
        if (rst) begin
            limit_0 <= 14'd128;
        end else if (limit_we & (limit_index == 1'b0)) begin
            limit_0 <= limit_value;
        end
    end

    wire [10:0] locate_0_destination;
    wire [4:0] locate_0_port;
    ofan_locate_k64_edge locate_0 (
        .clk(clk),
        .rst(rst),
        .host(host[15:0]),
        .destination(locate_0_destination),
        .port(locate_0_port)
    );

    wire [10:0] locate_1_destination;
    wire [4:0] locate_1_port;
    ofan_locate_k64_edge locate_1 (
        .clk(clk),
        .rst(rst),
        .host(host[31:16]),
        .destination(locate_1_destination),
        .port(locate_1_port)
    );

    wire [10:0] locate_2_destination;
    wire [4:0] locate_2_port;
    ofan_locate_k64_edge locate_2 (
        .clk(clk),
        .rst(rst),
        .host(host[47:32]),
        .destination(locate_2_destination),
        .port(locate_2_port)
    );

    wire [10:0] locate_3_destination;
    wire [4:0] locate_3_port;
    ofan_locate_k64_edge locate_3 (
        .clk(clk),
        .rst(rst),
        .host(host[63:48]),
        .destination(locate_3_destination),
        .port(locate_3_port)
    );

    wire [10:0] locate_4_destination;
    wire [4:0] locate_4_port;
    ofan_locate_k64_edge locate_4 (
        .clk(clk),
        .rst(rst),
        .host(host[79:64]),
        .destination(locate_4_destination),
        .port(locate_4_port)
    );

    wire [10:0] locate_5_destination;
    wire [4:0] locate_5_port;
    ofan_locate_k64_edge locate_5 (
        .clk(clk),
        .rst(rst),
        .host(host[95:80]),
        .destination(locate_5_destination),
        .port(locate_5_port)
    );

    wire [10:0] locate_6_destination;
    wire [4:0] locate_6_port;
    ofan_locate_k64_edge locate_6 (
        .clk(clk),
        .rst(rst),
        .host(host[111:96]),
        .destination(locate_6_destination),
        .port(locate_6_port)
    );

    wire [10:0] locate_7_destination;
    wire [4:0] locate_7_port;
    ofan_locate_k64_edge locate_7 (
        .clk(clk),
        .rst(rst),
        .host(host[127:112]),
        .destination(locate_7_destination),
        .port(locate_7_port)
    );

    wire [10:0] locate_8_destination;
    wire [4:0] locate_8_port;
    ofan_locate_k64_edge locate_8 (
        .clk(clk),
        .rst(rst),
        .host(host[143:128]),
        .destination(locate_8_destination),
        .port(locate_8_port)
    );

    wire [10:0] locate_9_destination;
    wire [4:0] locate_9_port;
    ofan_locate_k64_edge locate_9 (
        .clk(clk),
        .rst(rst),
        .host(host[159:144]),
        .destination(locate_9_destination),
        .port(locate_9_port)
    );

    wire [10:0] locate_10_destination;
    wire [4:0] locate_10_port;
    ofan_locate_k64_edge locate_10 (
        .clk(clk),
        .rst(rst),
        .host(host[175:160]),
        .destination(locate_10_destination),
        .port(locate_10_port)
    );

    wire [10:0] locate_11_destination;
    wire [4:0] locate_11_port;
    ofan_locate_k64_edge locate_11 (
        .clk(clk),
        .rst(rst),
        .host(host[191:176]),
        .destination(locate_11_destination),
        .port(locate_11_port)
    );

    wire [10:0] locate_12_destination;
    wire [4:0] locate_12_port;
    ofan_locate_k64_edge locate_12 (
        .clk(clk),
        .rst(rst),
        .host(host[207:192]),
        .destination(locate_12_destination),
        .port(locate_12_port)
    );

    wire [10:0] locate_13_destination;
    wire [4:0] locate_13_port;
    ofan_locate_k64_edge locate_13 (
        .clk(clk),
        .rst(rst),
        .host(host[223:208]),
        .destination(locate_13_destination),
        .port(locate_13_port)
    );

    wire [10:0] locate_14_destination;
    wire [4:0] locate_14_port;
    ofan_locate_k64_edge locate_14 (
        .clk(clk),
        .rst(rst),
        .host(host[239:224]),
        .destination(locate_14_destination),
        .port(locate_14_port)
    );

    wire [10:0] locate_15_destination;
    wire [4:0] locate_15_port;
    ofan_locate_k64_edge locate_15 (
        .clk(clk),
        .rst(rst),
        .host(host[255:240]),
        .destination(locate_15_destination),
        .port(locate_15_port)
    );

    wire [10:0] locate_16_destination;
    wire [4:0] locate_16_port;
    ofan_locate_k64_edge locate_16 (
        .clk(clk),
        .rst(rst),
        .host(host[271:256]),
        .destination(locate_16_destination),
        .port(locate_16_port)
    );

    wire [10:0] locate_17_destination;
    wire [4:0] locate_17_port;
    ofan_locate_k64_edge locate_17 (
        .clk(clk),
        .rst(rst),
        .host(host[287:272]),
        .destination(locate_17_destination),
        .port(locate_17_port)
    );

    wire [10:0] locate_18_destination;
    wire [4:0] locate_18_port;
    ofan_locate_k64_edge locate_18 (
        .clk(clk),
        .rst(rst),
        .host(host[303:288]),
        .destination(locate_18_destination),
        .port(locate_18_port)
    );

    wire [10:0] locate_19_destination;
    wire [4:0] locate_19_port;
    ofan_locate_k64_edge locate_19 (
        .clk(clk),
        .rst(rst),
        .host(host[319:304]),
        .destination(locate_19_destination),
        .port(locate_19_port)
    );

    wire [10:0] locate_20_destination;
    wire [4:0] locate_20_port;
    ofan_locate_k64_edge locate_20 (
        .clk(clk),
        .rst(rst),
        .host(host[335:320]),
        .destination(locate_20_destination),
        .port(locate_20_port)
    );

    wire [10:0] locate_21_destination;
    wire [4:0] locate_21_port;
    ofan_locate_k64_edge locate_21 (
        .clk(clk),
        .rst(rst),
        .host(host[351:336]),
        .destination(locate_21_destination),
        .port(locate_21_port)
    );

    wire [10:0] locate_22_destination;
    wire [4:0] locate_22_port;
    ofan_locate_k64_edge locate_22 (
        .clk(clk),
        .rst(rst),
        .host(host[367:352]),
        .destination(locate_22_destination),
        .port(locate_22_port)
    );

    wire [10:0] locate_23_destination;
    wire [4:0] locate_23_port;
    ofan_locate_k64_edge locate_23 (
        .clk(clk),
        .rst(rst),
        .host(host[383:368]),
        .destination(locate_23_destination),
        .port(locate_23_port)
    );

    wire [10:0] locate_24_destination;
    wire [4:0] locate_24_port;
    ofan_locate_k64_edge locate_24 (
        .clk(clk),
        .rst(rst),
        .host(host[399:384]),
        .destination(locate_24_destination),
        .port(locate_24_port)
    );

    wire [10:0] locate_25_destination;
    wire [4:0] locate_25_port;
    ofan_locate_k64_edge locate_25 (
        .clk(clk),
        .rst(rst),
        .host(host[415:400]),
        .destination(locate_25_destination),
        .port(locate_25_port)
    );

    wire [10:0] locate_26_destination;
    wire [4:0] locate_26_port;
    ofan_locate_k64_edge locate_26 (
        .clk(clk),
        .rst(rst),
        .host(host[431:416]),
        .destination(locate_26_destination),
        .port(locate_26_port)
    );

    wire [10:0] locate_27_destination;
    wire [4:0] locate_27_port;
    ofan_locate_k64_edge locate_27 (
        .clk(clk),
        .rst(rst),
        .host(host[447:432]),
        .destination(locate_27_destination),
        .port(locate_27_port)
    );

    wire [10:0] locate_28_destination;
    wire [4:0] locate_28_port;
    ofan_locate_k64_edge locate_28 (
        .clk(clk),
        .rst(rst),
        .host(host[463:448]),
        .destination(locate_28_destination),
        .port(locate_28_port)
    );

    wire [10:0] locate_29_destination;
    wire [4:0] locate_29_port;
    ofan_locate_k64_edge locate_29 (
        .clk(clk),
        .rst(rst),
        .host(host[479:464]),
        .destination(locate_29_destination),
        .port(locate_29_port)
    );

    wire [10:0] locate_30_destination;
    wire [4:0] locate_30_port;
    ofan_locate_k64_edge locate_30 (
        .clk(clk),
        .rst(rst),
        .host(host[495:480]),
        .destination(locate_30_destination),
        .port(locate_30_port)
    );

    wire [10:0] locate_31_destination;
    wire [4:0] locate_31_port;
    ofan_locate_k64_edge locate_31 (
        .clk(clk),
        .rst(rst),
        .host(host[511:496]),
        .destination(locate_31_destination),
        .port(locate_31_port)
    );

    wire locate_0_destination_eq_own = locate_0_destination == own;
    wire north_0 = 1'b1 & (~locate_0_destination_eq_own);
    wire [4:0] choice_1 = (1'b1 & locate_0_destination_eq_own) ? locate_0_port : 5'd0;
    wire [11:0] choice_2 = (1'b0 + (limit_0 >= length[13:0])) ? 12'd2048 : 12'd0;
    wire [11:0] key_0 = {1'b0, locate_0_destination} + choice_2;
    wire locate_1_destination_eq_own = locate_1_destination == own;
    wire north_1 = 1'b1 & (~locate_1_destination_eq_own);
    wire [4:0] choice_3 = (1'b1 & locate_1_destination_eq_own) ? locate_1_port : 5'd0;
    wire [11:0] choice_4 = (1'b0 + (limit_0 >= length[27:14])) ? 12'd2048 : 12'd0;
    wire [11:0] key_1 = {1'b0, locate_1_destination} + choice_4;
    wire locate_2_destination_eq_own = locate_2_destination == own;
    wire north_2 = 1'b1 & (~locate_2_destination_eq_own);
    wire [4:0] choice_5 = (1'b1 & locate_2_destination_eq_own) ? locate_2_port : 5'd0;
    wire [11:0] choice_6 = (1'b0 + (limit_0 >= length[41:28])) ? 12'd2048 : 12'd0;
    wire [11:0] key_2 = {1'b0, locate_2_destination} + choice_6;
    wire locate_3_destination_eq_own = locate_3_destination == own;
    wire north_3 = 1'b1 & (~locate_3_destination_eq_own);
    wire [4:0] choice_7 = (1'b1 & locate_3_destination_eq_own) ? locate_3_port : 5'd0;
    wire [11:0] choice_8 = (1'b0 + (limit_0 >= length[55:42])) ? 12'd2048 : 12'd0;
    wire [11:0] key_3 = {1'b0, locate_3_destination} + choice_8;
    wire locate_4_destination_eq_own = locate_4_destination == own;
    wire north_4 = 1'b1 & (~locate_4_destination_eq_own);
    wire [4:0] choice_9 = (1'b1 & locate_4_destination_eq_own) ? locate_4_port : 5'd0;
    wire [11:0] choice_10 = (1'b0 + (limit_0 >= length[69:56])) ? 12'd2048 : 12'd0;
    wire [11:0] key_4 = {1'b0, locate_4_destination} + choice_10;
    wire locate_5_destination_eq_own = locate_5_destination == own;
    wire north_5 = 1'b1 & (~locate_5_destination_eq_own);
    wire [4:0] choice_11 = (1'b1 & locate_5_destination_eq_own) ? locate_5_port : 5'd0;
    wire [11:0] choice_12 = (1'b0 + (limit_0 >= length[83:70])) ? 12'd2048 : 12'd0;
    wire [11:0] key_5 = {1'b0, locate_5_destination} + choice_12;
    wire locate_6_destination_eq_own = locate_6_destination == own;
    wire north_6 = 1'b1 & (~locate_6_destination_eq_own);
    wire [4:0] choice_13 = (1'b1 & locate_6_destination_eq_own) ? locate_6_port : 5'd0;
    wire [11:0] choice_14 = (1'b0 + (limit_0 >= length[97:84])) ? 12'd2048 : 12'd0;
    wire [11:0] key_6 = {1'b0, locate_6_destination} + choice_14;
    wire locate_7_destination_eq_own = locate_7_destination == own;
    wire north_7 = 1'b1 & (~locate_7_destination_eq_own);
    wire [4:0] choice_15 = (1'b1 & locate_7_destination_eq_own) ? locate_7_port : 5'd0;
    wire [11:0] choice_16 = (1'b0 + (limit_0 >= length[111:98])) ? 12'd2048 : 12'd0;
    wire [11:0] key_7 = {1'b0, locate_7_destination} + choice_16;
    wire locate_8_destination_eq_own = locate_8_destination == own;
    wire north_8 = 1'b1 & (~locate_8_destination_eq_own);
    wire [4:0] choice_17 = (1'b1 & locate_8_destination_eq_own) ? locate_8_port : 5'd0;
    wire [11:0] choice_18 = (1'b0 + (limit_0 >= length[125:112])) ? 12'd2048 : 12'd0;
    wire [11:0] key_8 = {1'b0, locate_8_destination} + choice_18;
    wire locate_9_destination_eq_own = locate_9_destination == own;
    wire north_9 = 1'b1 & (~locate_9_destination_eq_own);
    wire [4:0] choice_19 = (1'b1 & locate_9_destination_eq_own) ? locate_9_port : 5'd0;
    wire [11:0] choice_20 = (1'b0 + (limit_0 >= length[139:126])) ? 12'd2048 : 12'd0;
    wire [11:0] key_9 = {1'b0, locate_9_destination} + choice_20;
    wire locate_10_destination_eq_own = locate_10_destination == own;
    wire north_10 = 1'b1 & (~locate_10_destination_eq_own);
    wire [4:0] choice_21 = (1'b1 & locate_10_destination_eq_own) ? locate_10_port : 5'd0;
    wire [11:0] choice_22 = (1'b0 + (limit_0 >= length[153:140])) ? 12'd2048 : 12'd0;
    wire [11:0] key_10 = {1'b0, locate_10_destination} + choice_22;
    wire locate_11_destination_eq_own = locate_11_destination == own;
    wire north_11 = 1'b1 & (~locate_11_destination_eq_own);
    wire [4:0] choice_23 = (1'b1 & locate_11_destination_eq_own) ? locate_11_port : 5'd0;
    wire [11:0] choice_24 = (1'b0 + (limit_0 >= length[167:154])) ? 12'd2048 : 12'd0;
    wire [11:0] key_11 = {1'b0, locate_11_destination} + choice_24;
    wire locate_12_destination_eq_own = locate_12_destination == own;
    wire north_12 = 1'b1 & (~locate_12_destination_eq_own);
    wire [4:0] choice_25 = (1'b1 & locate_12_destination_eq_own) ? locate_12_port : 5'd0;
    wire [11:0] choice_26 = (1'b0 + (limit_0 >= length[181:168])) ? 12'd2048 : 12'd0;
    wire [11:0] key_12 = {1'b0, locate_12_destination} + choice_26;
    wire locate_13_destination_eq_own = locate_13_destination == own;
    wire north_13 = 1'b1 & (~locate_13_destination_eq_own);
    wire [4:0] choice_27 = (1'b1 & locate_13_destination_eq_own) ? locate_13_port : 5'd0;
    wire [11:0] choice_28 = (1'b0 + (limit_0 >= length[195:182])) ? 12'd2048 : 12'd0;
    wire [11:0] key_13 = {1'b0, locate_13_destination} + choice_28;
    wire locate_14_destination_eq_own = locate_14_destination == own;
    wire north_14 = 1'b1 & (~locate_14_destination_eq_own);
    wire [4:0] choice_29 = (1'b1 & locate_14_destination_eq_own) ? locate_14_port : 5'd0;
    wire [11:0] choice_30 = (1'b0 + (limit_0 >= length[209:196])) ? 12'd2048 : 12'd0;
    wire [11:0] key_14 = {1'b0, locate_14_destination} + choice_30;
    wire locate_15_destination_eq_own = locate_15_destination == own;
    wire north_15 = 1'b1 & (~locate_15_destination_eq_own);
    wire [4:0] choice_31 = (1'b1 & locate_15_destination_eq_own) ? locate_15_port : 5'd0;
    wire [11:0] choice_32 = (1'b0 + (limit_0 >= length[223:210])) ? 12'd2048 : 12'd0;
    wire [11:0] key_15 = {1'b0, locate_15_destination} + choice_32;
    wire locate_16_destination_eq_own = locate_16_destination == own;
    wire north_16 = 1'b1 & (~locate_16_destination_eq_own);
    wire [4:0] choice_33 = (1'b1 & locate_16_destination_eq_own) ? locate_16_port : 5'd0;
    wire [11:0] choice_34 = (1'b0 + (limit_0 >= length[237:224])) ? 12'd2048 : 12'd0;
    wire [11:0] key_16 = {1'b0, locate_16_destination} + choice_34;
    wire locate_17_destination_eq_own = locate_17_destination == own;
    wire north_17 = 1'b1 & (~locate_17_destination_eq_own);
    wire [4:0] choice_35 = (1'b1 & locate_17_destination_eq_own) ? locate_17_port : 5'd0;
    wire [11:0] choice_36 = (1'b0 + (limit_0 >= length[251:238])) ? 12'd2048 : 12'd0;
    wire [11:0] key_17 = {1'b0, locate_17_destination} + choice_36;
    wire locate_18_destination_eq_own = locate_18_destination == own;
    wire north_18 = 1'b1 & (~locate_18_destination_eq_own);
    wire [4:0] choice_37 = (1'b1 & locate_18_destination_eq_own) ? locate_18_port : 5'd0;
    wire [11:0] choice_38 = (1'b0 + (limit_0 >= length[265:252])) ? 12'd2048 : 12'd0;
    wire [11:0] key_18 = {1'b0, locate_18_destination} + choice_38;
    wire locate_19_destination_eq_own = locate_19_destination == own;
    wire north_19 = 1'b1 & (~locate_19_destination_eq_own);
    wire [4:0] choice_39 = (1'b1 & locate_19_destination_eq_own) ? locate_19_port : 5'd0;
    wire [11:0] choice_40 = (1'b0 + (limit_0 >= length[279:266])) ? 12'd2048 : 12'd0;
    wire [11:0] key_19 = {1'b0, locate_19_destination} + choice_40;
    wire locate_20_destination_eq_own = locate_20_destination == own;
    wire north_20 = 1'b1 & (~locate_20_destination_eq_own);
    wire [4:0] choice_41 = (1'b1 & locate_20_destination_eq_own) ? locate_20_port : 5'd0;
    wire [11:0] choice_42 = (1'b0 + (limit_0 >= length[293:280])) ? 12'd2048 : 12'd0;
    wire [11:0] key_20 = {1'b0, locate_20_destination} + choice_42;
    wire locate_21_destination_eq_own = locate_21_destination == own;
    wire north_21 = 1'b1 & (~locate_21_destination_eq_own);
    wire [4:0] choice_43 = (1'b1 & locate_21_destination_eq_own) ? locate_21_port : 5'd0;
    wire [11:0] choice_44 = (1'b0 + (limit_0 >= length[307:294])) ? 12'd2048 : 12'd0;
    wire [11:0] key_21 = {1'b0, locate_21_destination} + choice_44;
    wire locate_22_destination_eq_own = locate_22_destination == own;
    wire north_22 = 1'b1 & (~locate_22_destination_eq_own);
    wire [4:0] choice_45 = (1'b1 & locate_22_destination_eq_own) ? locate_22_port : 5'd0;
    wire [11:0] choice_46 = (1'b0 + (limit_0 >= length[321:308])) ? 12'd2048 : 12'd0;
    wire [11:0] key_22 = {1'b0, locate_22_destination} + choice_46;
    wire locate_23_destination_eq_own = locate_23_destination == own;
    wire north_23 = 1'b1 & (~locate_23_destination_eq_own);
    wire [4:0] choice_47 = (1'b1 & locate_23_destination_eq_own) ? locate_23_port : 5'd0;
    wire [11:0] choice_48 = (1'b0 + (limit_0 >= length[335:322])) ? 12'd2048 : 12'd0;
    wire [11:0] key_23 = {1'b0, locate_23_destination} + choice_48;
    wire locate_24_destination_eq_own = locate_24_destination == own;
    wire north_24 = 1'b1 & (~locate_24_destination_eq_own);
    wire [4:0] choice_49 = (1'b1 & locate_24_destination_eq_own) ? locate_24_port : 5'd0;
    wire [11:0] choice_50 = (1'b0 + (limit_0 >= length[349:336])) ? 12'd2048 : 12'd0;
    wire [11:0] key_24 = {1'b0, locate_24_destination} + choice_50;
    wire locate_25_destination_eq_own = locate_25_destination == own;
    wire north_25 = 1'b1 & (~locate_25_destination_eq_own);
    wire [4:0] choice_51 = (1'b1 & locate_25_destination_eq_own) ? locate_25_port : 5'd0;
    wire [11:0] choice_52 = (1'b0 + (limit_0 >= length[363:350])) ? 12'd2048 : 12'd0;
    wire [11:0] key_25 = {1'b0, locate_25_destination} + choice_52;
    wire locate_26_destination_eq_own = locate_26_destination == own;
    wire north_26 = 1'b1 & (~locate_26_destination_eq_own);
    wire [4:0] choice_53 = (1'b1 & locate_26_destination_eq_own) ? locate_26_port : 5'd0;
    wire [11:0] choice_54 = (1'b0 + (limit_0 >= length[377:364])) ? 12'd2048 : 12'd0;
    wire [11:0] key_26 = {1'b0, locate_26_destination} + choice_54;
    wire locate_27_destination_eq_own = locate_27_destination == own;
    wire north_27 = 1'b1 & (~locate_27_destination_eq_own);
    wire [4:0] choice_55 = (1'b1 & locate_27_destination_eq_own) ? locate_27_port : 5'd0;
    wire [11:0] choice_56 = (1'b0 + (limit_0 >= length[391:378])) ? 12'd2048 : 12'd0;
    wire [11:0] key_27 = {1'b0, locate_27_destination} + choice_56;
    wire locate_28_destination_eq_own = locate_28_destination == own;
    wire north_28 = 1'b1 & (~locate_28_destination_eq_own);
    wire [4:0] choice_57 = (1'b1 & locate_28_destination_eq_own) ? locate_28_port : 5'd0;
    wire [11:0] choice_58 = (1'b0 + (limit_0 >= length[405:392])) ? 12'd2048 : 12'd0;
    wire [11:0] key_28 = {1'b0, locate_28_destination} + choice_58;
    wire locate_29_destination_eq_own = locate_29_destination == own;
    wire north_29 = 1'b1 & (~locate_29_destination_eq_own);
    wire [4:0] choice_59 = (1'b1 & locate_29_destination_eq_own) ? locate_29_port : 5'd0;
    wire [11:0] choice_60 = (1'b0 + (limit_0 >= length[419:406])) ? 12'd2048 : 12'd0;
    wire [11:0] key_29 = {1'b0, locate_29_destination} + choice_60;
    wire locate_30_destination_eq_own = locate_30_destination == own;
    wire north_30 = 1'b1 & (~locate_30_destination_eq_own);
    wire [4:0] choice_61 = (1'b1 & locate_30_destination_eq_own) ? locate_30_port : 5'd0;
    wire [11:0] choice_62 = (1'b0 + (limit_0 >= length[433:420])) ? 12'd2048 : 12'd0;
    wire [11:0] key_30 = {1'b0, locate_30_destination} + choice_62;
    wire locate_31_destination_eq_own = locate_31_destination == own;
    wire north_31 = 1'b1 & (~locate_31_destination_eq_own);
    wire [4:0] choice_63 = (1'b1 & locate_31_destination_eq_own) ? locate_31_port : 5'd0;
    wire [11:0] choice_64 = (1'b0 + (limit_0 >= length[447:434])) ? 12'd2048 : 12'd0;
    wire [11:0] key_31 = {1'b0, locate_31_destination} + choice_64;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid <= 32'd0;
        end else begin
            s1_valid <= valid;
        end
    end

    wire [223:0] s1_way_next = {
        {choice_63, 1'b0, north_31}, {choice_61, 1'b0, north_30}, {choice_59, 1'b0, north_29},
        {choice_57, 1'b0, north_28}, {choice_55, 1'b0, north_27}, {choice_53, 1'b0, north_26},
        {choice_51, 1'b0, north_25}, {choice_49, 1'b0, north_24}, {choice_47, 1'b0, north_23},
        {choice_45, 1'b0, north_22}, {choice_43, 1'b0, north_21}, {choice_41, 1'b0, north_20},
        {choice_39, 1'b0, north_19}, {choice_37, 1'b0, north_18}, {choice_35, 1'b0, north_17},
        {choice_33, 1'b0, north_16}, {choice_31, 1'b0, north_15}, {choice_29, 1'b0, north_14},
        {choice_27, 1'b0, north_13}, {choice_25, 1'b0, north_12}, {choice_23, 1'b0, north_11},
        {choice_21, 1'b0, north_10}, {choice_19, 1'b0, north_9}, {choice_17, 1'b0, north_8},
        {choice_15, 1'b0, north_7}, {choice_13, 1'b0, north_6}, {choice_11, 1'b0, north_5},
        {choice_9, 1'b0, north_4}, {choice_7, 1'b0, north_3}, {choice_5, 1'b0, north_2},
        {choice_3, 1'b0, north_1}, {choice_1, 1'b0, north_0}
    };

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_way <= s1_way_next;
        s1_key_0 <= key_0;
        s1_key_1 <= key_1;
        s1_key_2 <= key_2;
        s1_key_3 <= key_3;
        s1_key_4 <= key_4;
        s1_key_5 <= key_5;
        s1_key_6 <= key_6;
        s1_key_7 <= key_7;
        s1_key_8 <= key_8;
        s1_key_9 <= key_9;
        s1_key_10 <= key_10;
        s1_key_11 <= key_11;
        s1_key_12 <= key_12;
        s1_key_13 <= key_13;
        s1_key_14 <= key_14;
        s1_key_15 <= key_15;
        s1_key_16 <= key_16;
        s1_key_17 <= key_17;
        s1_key_18 <= key_18;
        s1_key_19 <= key_19;
        s1_key_20 <= key_20;
        s1_key_21 <= key_21;
        s1_key_22 <= key_22;
        s1_key_23 <= key_23;
        s1_key_24 <= key_24;
        s1_key_25 <= key_25;
        s1_key_26 <= key_26;
        s1_key_27 <= key_27;
        s1_key_28 <= key_28;
        s1_key_29 <= key_29;
        s1_key_30 <= key_30;
        s1_key_31 <= key_31;
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 32'd0;
        end else begin
            s2_valid <= s1_valid;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_way <= s1_way;
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid <= 32'd0;
        end else begin
            s3_valid <= s2_valid;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_way <= s2_way;
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_valid <= 32'd0;
        end else begin
            s4_valid <= s3_valid;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_way <= s3_way;
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            s5_valid <= 32'd0;
        end else begin
            s5_valid <= s4_valid;
        end
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        s5_way <= s4_way;
    end

    // Pipeline stage 6.
    always @(posedge clk) begin
        if (rst) begin
            s6_valid <= 32'd0;
        end else begin
            s6_valid <= s5_valid;
        end
    end

    // Pipeline stage 6.
    always @(posedge clk) begin
        s6_way <= s5_way;
    end

    // Pipeline stage 7.
    always @(posedge clk) begin
        if (rst) begin
            s7_valid <= 32'd0;
        end else begin
            s7_valid <= s6_valid;
        end
    end

    // Pipeline stage 7.
    always @(posedge clk) begin
        s7_way <= s6_way;
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        if (rst) begin
            s8_valid <= 32'd0;
        end else begin
            s8_valid <= s7_valid;
        end
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        s8_way <= s7_way;
    end

    // Pipeline stage 9.
    always @(posedge clk) begin
        if (rst) begin
            s9_valid <= 32'd0;
        end else begin
            s9_valid <= s8_valid;
        end
    end

    // Pipeline stage 9.
    always @(posedge clk) begin
        s9_way <= s8_way;
    end

    // Pipeline stage 10.
    always @(posedge clk) begin
        if (rst) begin
            s10_valid <= 32'd0;
        end else begin
            s10_valid <= s9_valid;
        end
    end

    // Pipeline stage 10.
    always @(posedge clk) begin
        s10_way <= s9_way;
    end

    // Pipeline stage 11.
    always @(posedge clk) begin
        if (rst) begin
            s11_valid <= 32'd0;
        end else begin
            s11_valid <= s10_valid;
        end
    end

    // Pipeline stage 11.
    always @(posedge clk) begin
        s11_way <= s10_way;
    end

    // Pipeline stage 12.
    always @(posedge clk) begin
        if (rst) begin
            s12_valid <= 32'd0;
        end else begin
            s12_valid <= s11_valid;
        end
    end

    // Pipeline stage 12.
    always @(posedge clk) begin
        s12_way <= s11_way;
    end

    // Pipeline stage 13.
    always @(posedge clk) begin
        if (rst) begin
            s13_valid <= 32'd0;
        end else begin
            s13_valid <= s12_valid;
        end
    end

    // Pipeline stage 13.
    always @(posedge clk) begin
        s13_way <= s12_way;
    end

    // Pipeline stage 14.
    always @(posedge clk) begin
        if (rst) begin
            s14_valid <= 32'd0;
        end else begin
            s14_valid <= s13_valid;
        end
    end

    // Pipeline stage 14.
    always @(posedge clk) begin
        s14_way <= s13_way;
    end

    // Pipeline stage 15.
    always @(posedge clk) begin
        if (rst) begin
            s15_valid <= 32'd0;
        end else begin
            s15_valid <= s14_valid;
        end
    end

    // Pipeline stage 15.
    always @(posedge clk) begin
        s15_way <= s14_way;
    end

    // Pipeline stage 16.
    always @(posedge clk) begin
        if (rst) begin
            s16_valid <= 32'd0;
        end else begin
            s16_valid <= s15_valid;
        end
    end

    // Pipeline stage 16.
    always @(posedge clk) begin
        s16_way <= s15_way;
    end

    // Pipeline stage 17.
    always @(posedge clk) begin
        if (rst) begin
            s17_valid <= 32'd0;
        end else begin
            s17_valid <= s16_valid;
        end
    end

    // Pipeline stage 17.
    always @(posedge clk) begin
        s17_way <= s16_way;
    end

    // Pipeline stage 18.
    always @(posedge clk) begin
        if (rst) begin
            s18_valid <= 32'd0;
        end else begin
            s18_valid <= s17_valid;
        end
    end

    // Pipeline stage 18.
    always @(posedge clk) begin
        s18_way <= s17_way;
    end

    // Pipeline stage 19.
    always @(posedge clk) begin
        if (rst) begin
            s19_valid <= 32'd0;
        end else begin
            s19_valid <= s18_valid;
        end
    end

    // Pipeline stage 19.
    always @(posedge clk) begin
        s19_way <= s18_way;
    end

    // Pipeline stage 20.
    always @(posedge clk) begin
        if (rst) begin
            s20_valid <= 32'd0;
        end else begin
            s20_valid <= s19_valid;
        end
    end

    // Pipeline stage 20.
    always @(posedge clk) begin
        s20_way <= s19_way;
    end

    // Pipeline stage 21.
    always @(posedge clk) begin
        if (rst) begin
            s21_valid <= 32'd0;
        end else begin
            s21_valid <= s20_valid;
        end
    end

    // Pipeline stage 21.
    always @(posedge clk) begin
        s21_way <= s20_way;
    end

    // Pipeline stage 22.
    always @(posedge clk) begin
        if (rst) begin
            s22_valid <= 32'd0;
        end else begin
            s22_valid <= s21_valid;
        end
    end

    // Pipeline stage 22.
    always @(posedge clk) begin
        s22_way <= s21_way;
    end

    // Pipeline stage 23.
    always @(posedge clk) begin
        if (rst) begin
            s23_valid <= 32'd0;
        end else begin
            s23_valid <= s22_valid;
        end
    end

    // Pipeline stage 23.
    always @(posedge clk) begin
        s23_way <= s22_way;
    end

    // Pipeline stage 24.
    always @(posedge clk) begin
        if (rst) begin
            s24_valid <= 32'd0;
        end else begin
            s24_valid <= s23_valid;
        end
    end

    // Pipeline stage 24.
    always @(posedge clk) begin
        s24_way <= s23_way;
    end

    // Pipeline stage 25.
    always @(posedge clk) begin
        if (rst) begin
            s25_valid <= 32'd0;
        end else begin
            s25_valid <= s24_valid;
        end
    end

    // Pipeline stage 25.
    always @(posedge clk) begin
        s25_way <= s24_way;
    end

    // Pipeline stage 26.
    always @(posedge clk) begin
        if (rst) begin
            s26_valid <= 32'd0;
        end else begin
            s26_valid <= s25_valid;
        end
    end

    // Pipeline stage 26.
    always @(posedge clk) begin
        s26_way <= s25_way;
    end

    // Pipeline stage 27.
    always @(posedge clk) begin
        if (rst) begin
            s27_valid <= 32'd0;
        end else begin
            s27_valid <= s26_valid;
        end
    end

    // Pipeline stage 27.
    always @(posedge clk) begin
        s27_way <= s26_way;
    end

    // Pipeline stage 28.
    always @(posedge clk) begin
        if (rst) begin
            s28_valid <= 32'd0;
        end else begin
            s28_valid <= s27_valid;
        end
    end

    // Pipeline stage 28.
    always @(posedge clk) begin
        s28_way <= s27_way;
    end

    // Pipeline stage 29.
    always @(posedge clk) begin
        if (rst) begin
            s29_valid <= 32'd0;
        end else begin
            s29_valid <= s28_valid;
        end
    end

    // Pipeline stage 29.
    always @(posedge clk) begin
        s29_way <= s28_way;
    end

    // Pipeline stage 30.
    always @(posedge clk) begin
        if (rst) begin
            s30_valid <= 32'd0;
        end else begin
            s30_valid <= s29_valid;
        end
    end

    // Pipeline stage 30.
    always @(posedge clk) begin
        s30_way <= s29_way;
    end

    // Pipeline stage 31.
    always @(posedge clk) begin
        if (rst) begin
            s31_valid <= 32'd0;
        end else begin
            s31_valid <= s30_valid;
        end
    end

    // Pipeline stage 31.
    always @(posedge clk) begin
        s31_way <= s30_way;
    end

    // Pipeline stage 32.
    always @(posedge clk) begin
        if (rst) begin
            s32_valid <= 32'd0;
        end else begin
            s32_valid <= s31_valid;
        end
    end

    // Pipeline stage 32.
    always @(posedge clk) begin
        s32_way <= s31_way;
    end

    // Pipeline stage 33.
    always @(posedge clk) begin
        if (rst) begin
            s33_valid <= 32'd0;
        end else begin
            s33_valid <= s32_valid;
        end
    end

    // Pipeline stage 33.
    always @(posedge clk) begin
        s33_way <= s32_way;
    end

    // Pipeline stage 34.
    always @(posedge clk) begin
        if (rst) begin
            s34_valid <= 32'd0;
        end else begin
            s34_valid <= s33_valid;
        end
    end

    // Pipeline stage 34.
    always @(posedge clk) begin
        s34_way <= s33_way;
    end

    // Pipeline stage 35.
    always @(posedge clk) begin
        if (rst) begin
            s35_valid <= 32'd0;
        end else begin
            s35_valid <= s34_valid;
        end
    end

    // Pipeline stage 35.
    always @(posedge clk) begin
        s35_way <= s34_way;
    end

    // Pipeline stage 36.
    always @(posedge clk) begin
        if (rst) begin
            s36_valid <= 32'd0;
        end else begin
            s36_valid <= s35_valid;
        end
    end

    // Pipeline stage 36.
    always @(posedge clk) begin
        s36_way <= s35_way;
    end

    // Pipeline stage 37.
    always @(posedge clk) begin
        if (rst) begin
            s37_valid <= 32'd0;
        end else begin
            s37_valid <= s36_valid;
        end
    end

    // Pipeline stage 37.
    always @(posedge clk) begin
        s37_way <= s36_way;
    end

    // Pipeline stage 38.
    always @(posedge clk) begin
        if (rst) begin
            s38_valid <= 32'd0;
        end else begin
            s38_valid <= s37_valid;
        end
    end

    // Pipeline stage 38.
    always @(posedge clk) begin
        s38_way <= s37_way;
    end

    // Pipeline stage 39.
    always @(posedge clk) begin
        if (rst) begin
            s39_valid <= 32'd0;
        end else begin
            s39_valid <= s38_valid;
        end
    end

    // Pipeline stage 39.
    always @(posedge clk) begin
        s39_way <= s38_way;
    end

    // Pipeline stage 40.
    always @(posedge clk) begin
        if (rst) begin
            s40_valid <= 32'd0;
        end else begin
            s40_valid <= s39_valid;
        end
    end

    // Pipeline stage 40.
    always @(posedge clk) begin
        s40_way <= s39_way;
    end

    // Pipeline stage 41.
    always @(posedge clk) begin
        if (rst) begin
            s41_valid <= 32'd0;
        end else begin
            s41_valid <= s40_valid;
        end
    end

    // Pipeline stage 41.
    always @(posedge clk) begin
        s41_way <= s40_way;
    end

    // Pipeline stage 42.
    always @(posedge clk) begin
        if (rst) begin
            s42_valid <= 32'd0;
        end else begin
            s42_valid <= s41_valid;
        end
    end

    // Pipeline stage 42.
    always @(posedge clk) begin
        s42_way <= s41_way;
    end

    // Pipeline stage 43.
    always @(posedge clk) begin
        if (rst) begin
            s43_valid <= 32'd0;
        end else begin
            s43_valid <= s42_valid;
        end
    end

    // Pipeline stage 43.
    always @(posedge clk) begin
        s43_way <= s42_way;
    end

    // Pipeline stage 44.
    always @(posedge clk) begin
        if (rst) begin
            s44_valid <= 32'd0;
        end else begin
            s44_valid <= s43_valid;
        end
    end

    // Pipeline stage 44.
    always @(posedge clk) begin
        s44_way <= s43_way;
    end

    wire not_rst = ~rst;
    wire out_valid_0 = s44_valid[0] & not_rst;
    wire north_0_2 = s44_way[0] & out_valid_0;
    wire out_valid_1 = s44_valid[1] & not_rst;
    wire north_1_2 = s44_way[7] & out_valid_1;
    wire out_valid_2 = s44_valid[2] & not_rst;
    wire north_2_2 = s44_way[14] & out_valid_2;
    wire out_valid_3 = s44_valid[3] & not_rst;
    wire north_3_2 = s44_way[21] & out_valid_3;
    wire out_valid_4 = s44_valid[4] & not_rst;
    wire north_4_2 = s44_way[28] & out_valid_4;
    wire out_valid_5 = s44_valid[5] & not_rst;
    wire north_5_2 = s44_way[35] & out_valid_5;
    wire out_valid_6 = s44_valid[6] & not_rst;
    wire north_6_2 = s44_way[42] & out_valid_6;
    wire out_valid_7 = s44_valid[7] & not_rst;
    wire north_7_2 = s44_way[49] & out_valid_7;
    wire out_valid_8 = s44_valid[8] & not_rst;
    wire north_8_2 = s44_way[56] & out_valid_8;
    wire out_valid_9 = s44_valid[9] & not_rst;
    wire north_9_2 = s44_way[63] & out_valid_9;
    wire out_valid_10 = s44_valid[10] & not_rst;
    wire north_10_2 = s44_way[70] & out_valid_10;
    wire out_valid_11 = s44_valid[11] & not_rst;
    wire north_11_2 = s44_way[77] & out_valid_11;
    wire out_valid_12 = s44_valid[12] & not_rst;
    wire north_12_2 = s44_way[84] & out_valid_12;
    wire out_valid_13 = s44_valid[13] & not_rst;
    wire north_13_2 = s44_way[91] & out_valid_13;
    wire out_valid_14 = s44_valid[14] & not_rst;
    wire north_14_2 = s44_way[98] & out_valid_14;
    wire out_valid_15 = s44_valid[15] & not_rst;
    wire north_15_2 = s44_way[105] & out_valid_15;
    wire out_valid_16 = s44_valid[16] & not_rst;
    wire north_16_2 = s44_way[112] & out_valid_16;
    wire out_valid_17 = s44_valid[17] & not_rst;
    wire north_17_2 = s44_way[119] & out_valid_17;
    wire out_valid_18 = s44_valid[18] & not_rst;
    wire north_18_2 = s44_way[126] & out_valid_18;
    wire out_valid_19 = s44_valid[19] & not_rst;
    wire north_19_2 = s44_way[133] & out_valid_19;
    wire out_valid_20 = s44_valid[20] & not_rst;
    wire north_20_2 = s44_way[140] & out_valid_20;
    wire out_valid_21 = s44_valid[21] & not_rst;
    wire north_21_2 = s44_way[147] & out_valid_21;
    wire out_valid_22 = s44_valid[22] & not_rst;
    wire north_22_2 = s44_way[154] & out_valid_22;
    wire out_valid_23 = s44_valid[23] & not_rst;
    wire north_23_2 = s44_way[161] & out_valid_23;
    wire out_valid_24 = s44_valid[24] & not_rst;
    wire north_24_2 = s44_way[168] & out_valid_24;
    wire out_valid_25 = s44_valid[25] & not_rst;
    wire north_25_2 = s44_way[175] & out_valid_25;
    wire out_valid_26 = s44_valid[26] & not_rst;
    wire north_26_2 = s44_way[182] & out_valid_26;
    wire out_valid_27 = s44_valid[27] & not_rst;
    wire north_27_2 = s44_way[189] & out_valid_27;
    wire out_valid_28 = s44_valid[28] & not_rst;
    wire north_28_2 = s44_way[196] & out_valid_28;
    wire out_valid_29 = s44_valid[29] & not_rst;
    wire north_29_2 = s44_way[203] & out_valid_29;
    wire out_valid_30 = s44_valid[30] & not_rst;
    wire north_30_2 = s44_way[210] & out_valid_30;
    wire out_valid_31 = s44_valid[31] & not_rst;
    wire north_31_2 = s44_way[217] & out_valid_31;

    wire [31:0] ofan_out_valid;
    wire [159:0] ofan_port;
    wire [31:0] ofan_no_route;
    ofan_l32_k4096_u32_c2_sorting ofan (
        .clk(clk),
        .rst(rst),
        .valid({
        s1_valid[31] & s1_way[217], s1_valid[30] & s1_way[210], s1_valid[29] & s1_way[203],
        s1_valid[28] & s1_way[196], s1_valid[27] & s1_way[189], s1_valid[26] & s1_way[182],
        s1_valid[25] & s1_way[175], s1_valid[24] & s1_way[168], s1_valid[23] & s1_way[161],
        s1_valid[22] & s1_way[154], s1_valid[21] & s1_way[147], s1_valid[20] & s1_way[140],
        s1_valid[19] & s1_way[133], s1_valid[18] & s1_way[126], s1_valid[17] & s1_way[119],
        s1_valid[16] & s1_way[112], s1_valid[15] & s1_way[105], s1_valid[14] & s1_way[98],
        s1_valid[13] & s1_way[91], s1_valid[12] & s1_way[84], s1_valid[11] & s1_way[77],
        s1_valid[10] & s1_way[70], s1_valid[9] & s1_way[63], s1_valid[8] & s1_way[56],
        s1_valid[7] & s1_way[49], s1_valid[6] & s1_way[42], s1_valid[5] & s1_way[35],
        s1_valid[4] & s1_way[28], s1_valid[3] & s1_way[21], s1_valid[2] & s1_way[14],
        s1_valid[1] & s1_way[7], s1_valid[0] & s1_way[0]
    }),
        .key({
        s1_key_31, s1_key_30, s1_key_29, s1_key_28, s1_key_27, s1_key_26, s1_key_25, s1_key_24,
        s1_key_23, s1_key_22, s1_key_21, s1_key_20, s1_key_19, s1_key_18, s1_key_17, s1_key_16,
        s1_key_15, s1_key_14, s1_key_13, s1_key_12, s1_key_11, s1_key_10, s1_key_9, s1_key_8,
        s1_key_7, s1_key_6, s1_key_5, s1_key_4, s1_key_3, s1_key_2, s1_key_1, s1_key_0
    }),
        .out_valid(ofan_out_valid),
        .port(ofan_port),
        .no_route(ofan_no_route)
    );

    wire [4:0] port_0 = (north_0_2 ? ofan_port[4:0] : 5'd0) | (out_valid_0 ? s44_way[6:2] : 5'd0);
    wire [4:0] port_1 = (north_1_2 ? ofan_port[9:5] : 5'd0) | (out_valid_1 ? s44_way[13:9] : 5'd0);
    wire [4:0] port_2 = (north_2_2 ? ofan_port[14:10] : 5'd0) | (out_valid_2 ? s44_way[20:16] : 5'd0);
    wire [4:0] port_3 = (north_3_2 ? ofan_port[19:15] : 5'd0) | (out_valid_3 ? s44_way[27:23] : 5'd0);
    wire [4:0] port_4 = (north_4_2 ? ofan_port[24:20] : 5'd0) | (out_valid_4 ? s44_way[34:30] : 5'd0);
    wire [4:0] port_5 = (north_5_2 ? ofan_port[29:25] : 5'd0) | (out_valid_5 ? s44_way[41:37] : 5'd0);
    wire [4:0] port_6 = (north_6_2 ? ofan_port[34:30] : 5'd0) | (out_valid_6 ? s44_way[48:44] : 5'd0);
    wire [4:0] port_7 = (north_7_2 ? ofan_port[39:35] : 5'd0) | (out_valid_7 ? s44_way[55:51] : 5'd0);
    wire [4:0] port_8 = (north_8_2 ? ofan_port[44:40] : 5'd0) | (out_valid_8 ? s44_way[62:58] : 5'd0);
    wire [4:0] port_9 = (north_9_2 ? ofan_port[49:45] : 5'd0) | (out_valid_9 ? s44_way[69:65] : 5'd0);
    wire [4:0] port_10 = (north_10_2 ? ofan_port[54:50] : 5'd0) | (out_valid_10 ? s44_way[76:72] : 5'd0);
    wire [4:0] port_11 = (north_11_2 ? ofan_port[59:55] : 5'd0) | (out_valid_11 ? s44_way[83:79] : 5'd0);
    wire [4:0] port_12 = (north_12_2 ? ofan_port[64:60] : 5'd0) | (out_valid_12 ? s44_way[90:86] : 5'd0);
    wire [4:0] port_13 = (north_13_2 ? ofan_port[69:65] : 5'd0) | (out_valid_13 ? s44_way[97:93] : 5'd0);
    wire [4:0] port_14 = (north_14_2 ? ofan_port[74:70] : 5'd0) | (out_valid_14 ? s44_way[104:100] : 5'd0);
    wire [4:0] port_15 = (north_15_2 ? ofan_port[79:75] : 5'd0) | (out_valid_15 ? s44_way[111:107] : 5'd0);
    wire [4:0] port_16 = (north_16_2 ? ofan_port[84:80] : 5'd0) | (out_valid_16 ? s44_way[118:114] : 5'd0);
    wire [4:0] port_17 = (north_17_2 ? ofan_port[89:85] : 5'd0) | (out_valid_17 ? s44_way[125:121] : 5'd0);
    wire [4:0] port_18 = (north_18_2 ? ofan_port[94:90] : 5'd0) | (out_valid_18 ? s44_way[132:128] : 5'd0);
    wire [4:0] port_19 = (north_19_2 ? ofan_port[99:95] : 5'd0) | (out_valid_19 ? s44_way[139:135] : 5'd0);
    wire [4:0] port_20 = (north_20_2 ? ofan_port[104:100] : 5'd0) | (out_valid_20 ? s44_way[146:142] : 5'd0);
    wire [4:0] port_21 = (north_21_2 ? ofan_port[109:105] : 5'd0) | (out_valid_21 ? s44_way[153:149] : 5'd0);
    wire [4:0] port_22 = (north_22_2 ? ofan_port[114:110] : 5'd0) | (out_valid_22 ? s44_way[160:156] : 5'd0);
    wire [4:0] port_23 = (north_23_2 ? ofan_port[119:115] : 5'd0) | (out_valid_23 ? s44_way[167:163] : 5'd0);
    wire [4:0] port_24 = (north_24_2 ? ofan_port[124:120] : 5'd0) | (out_valid_24 ? s44_way[174:170] : 5'd0);
    wire [4:0] port_25 = (north_25_2 ? ofan_port[129:125] : 5'd0) | (out_valid_25 ? s44_way[181:177] : 5'd0);
    wire [4:0] port_26 = (north_26_2 ? ofan_port[134:130] : 5'd0) | (out_valid_26 ? s44_way[188:184] : 5'd0);
    wire [4:0] port_27 = (north_27_2 ? ofan_port[139:135] : 5'd0) | (out_valid_27 ? s44_way[195:191] : 5'd0);
    wire [4:0] port_28 = (north_28_2 ? ofan_port[144:140] : 5'd0) | (out_valid_28 ? s44_way[202:198] : 5'd0);
    wire [4:0] port_29 = (north_29_2 ? ofan_port[149:145] : 5'd0) | (out_valid_29 ? s44_way[209:205] : 5'd0);
    wire [4:0] port_30 = (north_30_2 ? ofan_port[154:150] : 5'd0) | (out_valid_30 ? s44_way[216:212] : 5'd0);
    wire [4:0] port_31 = (north_31_2 ? ofan_port[159:155] : 5'd0) | (out_valid_31 ? s44_way[223:219] : 5'd0);
    assign out_valid = {
        out_valid_31, out_valid_30, out_valid_29, out_valid_28, out_valid_27, out_valid_26,
        out_valid_25, out_valid_24, out_valid_23, out_valid_22, out_valid_21, out_valid_20,
        out_valid_19, out_valid_18, out_valid_17, out_valid_16, out_valid_15, out_valid_14,
        out_valid_13, out_valid_12, out_valid_11, out_valid_10, out_valid_9, out_valid_8,
        out_valid_7, out_valid_6, out_valid_5, out_valid_4, out_valid_3, out_valid_2,
        out_valid_1, out_valid_0
    };
    assign north = {
        north_31_2, north_30_2, north_29_2, north_28_2, north_27_2, north_26_2, north_25_2,
        north_24_2, north_23_2, north_22_2, north_21_2, north_20_2, north_19_2, north_18_2,
        north_17_2, north_16_2, north_15_2, north_14_2, north_13_2, north_12_2, north_11_2,
        north_10_2, north_9_2, north_8_2, north_7_2, north_6_2, north_5_2, north_4_2, north_3_2,
        north_2_2, north_1_2, north_0_2
    };
    assign port = {
        port_31, port_30, port_29, port_28, port_27, port_26, port_25, port_24, port_23,
        port_22, port_21, port_20, port_19, port_18, port_17, port_16, port_15, port_14,
        port_13, port_12, port_11, port_10, port_9, port_8, port_7, port_6, port_5, port_4,
        port_3, port_2, port_1, port_0
    };
    assign no_route = {
        ofan_no_route[31] & north_31_2, ofan_no_route[30] & north_30_2,
        ofan_no_route[29] & north_29_2, ofan_no_route[28] & north_28_2,
        ofan_no_route[27] & north_27_2, ofan_no_route[26] & north_26_2,
        ofan_no_route[25] & north_25_2, ofan_no_route[24] & north_24_2,
        ofan_no_route[23] & north_23_2, ofan_no_route[22] & north_22_2,
        ofan_no_route[21] & north_21_2, ofan_no_route[20] & north_20_2,
        ofan_no_route[19] & north_19_2, ofan_no_route[18] & north_18_2,
        ofan_no_route[17] & north_17_2, ofan_no_route[16] & north_16_2,
        ofan_no_route[15] & north_15_2, ofan_no_route[14] & north_14_2,
        ofan_no_route[13] & north_13_2, ofan_no_route[12] & north_12_2,
        ofan_no_route[11] & north_11_2, ofan_no_route[10] & north_10_2,
        ofan_no_route[9] & north_9_2, ofan_no_route[8] & north_8_2,
        ofan_no_route[7] & north_7_2, ofan_no_route[6] & north_6_2,
        ofan_no_route[5] & north_5_2, ofan_no_route[4] & north_4_2,
        ofan_no_route[3] & north_3_2, ofan_no_route[2] & north_2_2,
        ofan_no_route[1] & north_1_2, ofan_no_route[0] & north_0_2
    };
    assign host_error = {
        s44_way[218] & out_valid_31, s44_way[211] & out_valid_30, s44_way[204] & out_valid_29,
        s44_way[197] & out_valid_28, s44_way[190] & out_valid_27, s44_way[183] & out_valid_26,
        s44_way[176] & out_valid_25, s44_way[169] & out_valid_24, s44_way[162] & out_valid_23,
        s44_way[155] & out_valid_22, s44_way[148] & out_valid_21, s44_way[141] & out_valid_20,
        s44_way[134] & out_valid_19, s44_way[127] & out_valid_18, s44_way[120] & out_valid_17,
        s44_way[113] & out_valid_16, s44_way[106] & out_valid_15, s44_way[99] & out_valid_14,
        s44_way[92] & out_valid_13, s44_way[85] & out_valid_12, s44_way[78] & out_valid_11,
        s44_way[71] & out_valid_10, s44_way[64] & out_valid_9, s44_way[57] & out_valid_8,
        s44_way[50] & out_valid_7, s44_way[43] & out_valid_6, s44_way[36] & out_valid_5,
        s44_way[29] & out_valid_4, s44_way[22] & out_valid_3, s44_way[15] & out_valid_2,
        s44_way[8] & out_valid_1, s44_way[1] & out_valid_0
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, ofan_out_valid};

`ifdef FORMAL
    wire in_step_0_holds = ofan_out_valid[0] == (out_valid_0 & s44_way[0]);
    wire in_step_1_holds = ofan_out_valid[1] == (out_valid_1 & s44_way[7]);
    wire in_step_2_holds = ofan_out_valid[2] == (out_valid_2 & s44_way[14]);
    wire in_step_3_holds = ofan_out_valid[3] == (out_valid_3 & s44_way[21]);
    wire in_step_4_holds = ofan_out_valid[4] == (out_valid_4 & s44_way[28]);
    wire in_step_5_holds = ofan_out_valid[5] == (out_valid_5 & s44_way[35]);
    wire in_step_6_holds = ofan_out_valid[6] == (out_valid_6 & s44_way[42]);
    wire in_step_7_holds = ofan_out_valid[7] == (out_valid_7 & s44_way[49]);
    wire in_step_8_holds = ofan_out_valid[8] == (out_valid_8 & s44_way[56]);
    wire in_step_9_holds = ofan_out_valid[9] == (out_valid_9 & s44_way[63]);
    wire in_step_10_holds = ofan_out_valid[10] == (out_valid_10 & s44_way[70]);
    wire in_step_11_holds = ofan_out_valid[11] == (out_valid_11 & s44_way[77]);
    wire in_step_12_holds = ofan_out_valid[12] == (out_valid_12 & s44_way[84]);
    wire in_step_13_holds = ofan_out_valid[13] == (out_valid_13 & s44_way[91]);
    wire in_step_14_holds = ofan_out_valid[14] == (out_valid_14 & s44_way[98]);
    wire in_step_15_holds = ofan_out_valid[15] == (out_valid_15 & s44_way[105]);
    wire in_step_16_holds = ofan_out_valid[16] == (out_valid_16 & s44_way[112]);
    wire in_step_17_holds = ofan_out_valid[17] == (out_valid_17 & s44_way[119]);
    wire in_step_18_holds = ofan_out_valid[18] == (out_valid_18 & s44_way[126]);
    wire in_step_19_holds = ofan_out_valid[19] == (out_valid_19 & s44_way[133]);
    wire in_step_20_holds = ofan_out_valid[20] == (out_valid_20 & s44_way[140]);
    wire in_step_21_holds = ofan_out_valid[21] == (out_valid_21 & s44_way[147]);
    wire in_step_22_holds = ofan_out_valid[22] == (out_valid_22 & s44_way[154]);
    wire in_step_23_holds = ofan_out_valid[23] == (out_valid_23 & s44_way[161]);
    wire in_step_24_holds = ofan_out_valid[24] == (out_valid_24 & s44_way[168]);
    wire in_step_25_holds = ofan_out_valid[25] == (out_valid_25 & s44_way[175]);
    wire in_step_26_holds = ofan_out_valid[26] == (out_valid_26 & s44_way[182]);
    wire in_step_27_holds = ofan_out_valid[27] == (out_valid_27 & s44_way[189]);
    wire in_step_28_holds = ofan_out_valid[28] == (out_valid_28 & s44_way[196]);
    wire in_step_29_holds = ofan_out_valid[29] == (out_valid_29 & s44_way[203]);
    wire in_step_30_holds = ofan_out_valid[30] == (out_valid_30 & s44_way[210]);
    wire in_step_31_holds = ofan_out_valid[31] == (out_valid_31 & s44_way[217]);

    always @(posedge clk) begin
        if (!rst) begin
            in_step_0: assert (in_step_0_holds);
            in_step_1: assert (in_step_1_holds);
            in_step_2: assert (in_step_2_holds);
            in_step_3: assert (in_step_3_holds);
            in_step_4: assert (in_step_4_holds);
            in_step_5: assert (in_step_5_holds);
            in_step_6: assert (in_step_6_holds);
            in_step_7: assert (in_step_7_holds);
            in_step_8: assert (in_step_8_holds);
            in_step_9: assert (in_step_9_holds);
            in_step_10: assert (in_step_10_holds);
            in_step_11: assert (in_step_11_holds);
            in_step_12: assert (in_step_12_holds);
            in_step_13: assert (in_step_13_holds);
            in_step_14: assert (in_step_14_holds);
            in_step_15: assert (in_step_15_holds);
            in_step_16: assert (in_step_16_holds);
            in_step_17: assert (in_step_17_holds);
            in_step_18: assert (in_step_18_holds);
            in_step_19: assert (in_step_19_holds);
            in_step_20: assert (in_step_20_holds);
            in_step_21: assert (in_step_21_holds);
            in_step_22: assert (in_step_22_holds);
            in_step_23: assert (in_step_23_holds);
            in_step_24: assert (in_step_24_holds);
            in_step_25: assert (in_step_25_holds);
            in_step_26: assert (in_step_26_holds);
            in_step_27: assert (in_step_27_holds);
            in_step_28: assert (in_step_28_holds);
            in_step_29: assert (in_step_29_holds);
            in_step_30: assert (in_step_30_holds);
            in_step_31: assert (in_step_31_holds);
        end
    end
`endif
endmodule
