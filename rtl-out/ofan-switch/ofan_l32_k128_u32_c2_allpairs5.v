// SPDX-License-Identifier: Apache-2.0
// Module: ofan_l32_k128_u32_c2_allpairs5
// Written by: sluice 0.1.0
//
// Ofan's shared pointers: 32 lanes, 128 keys, 32 uplinks, latency 5.
// As if the packets of a batch came one at a time, lane 0 first: each takes the port that its key's
// pointer names and moves the pointer on.

module ofan_l32_k128_u32_c2_allpairs5 (
    input  wire clk,
    input  wire rst,
    input  wire [31:0] valid,
    input  wire [223:0] key,
    output wire [31:0] out_valid,
    output wire [159:0] port,
    output wire [31:0] no_route
);

    wire [31:0] ranks_out_valid;
    wire [223:0] ranks_out_key;
    wire [31:0] ranks_master;
    wire [159:0] ranks_amount;
    ofan_ranks2_l32_kw7_u32 ranks (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .key(key),
        .out_valid(ranks_out_valid),
        .out_key(ranks_out_key),
        .master(ranks_master),
        .amount(ranks_amount)
    );

    wire [159:0] file_pointer;
    ofan_pointer_file_l32_k128_u32_c2 file (
        .clk(clk),
        .rst(rst),
        .key(ranks_out_key),
        .advance({
        ranks_master[31] & 1'b1, ranks_master[30] & 1'b1, ranks_master[29] & 1'b1,
        ranks_master[28] & 1'b1, ranks_master[27] & 1'b1, ranks_master[26] & 1'b1,
        ranks_master[25] & 1'b1, ranks_master[24] & 1'b1, ranks_master[23] & 1'b1,
        ranks_master[22] & 1'b1, ranks_master[21] & 1'b1, ranks_master[20] & 1'b1,
        ranks_master[19] & 1'b1, ranks_master[18] & 1'b1, ranks_master[17] & 1'b1,
        ranks_master[16] & 1'b1, ranks_master[15] & 1'b1, ranks_master[14] & 1'b1,
        ranks_master[13] & 1'b1, ranks_master[12] & 1'b1, ranks_master[11] & 1'b1,
        ranks_master[10] & 1'b1, ranks_master[9] & 1'b1, ranks_master[8] & 1'b1,
        ranks_master[7] & 1'b1, ranks_master[6] & 1'b1, ranks_master[5] & 1'b1,
        ranks_master[4] & 1'b1, ranks_master[3] & 1'b1, ranks_master[2] & 1'b1,
        ranks_master[1] & 1'b1, ranks_master[0] & 1'b1
    }),
        .amount(ranks_amount),
        .pointer(file_pointer)
    );

    wire answer_0_out_valid;
    wire [4:0] answer_0_port;
    wire answer_0_no_route;
    ofan_answer_fx_k128_u32 answer_0 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[0]),
        .key(ranks_out_key[6:0]),
        .amount(ranks_amount[4:0]),
        .pointer(file_pointer[4:0]),
        .out_valid(answer_0_out_valid),
        .port(answer_0_port),
        .no_route(answer_0_no_route)
    );

    wire answer_1_out_valid;
    wire [4:0] answer_1_port;
    wire answer_1_no_route;
    ofan_answer_fx_k128_u32 answer_1 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[1]),
        .key(ranks_out_key[13:7]),
        .amount(ranks_amount[9:5]),
        .pointer(file_pointer[9:5]),
        .out_valid(answer_1_out_valid),
        .port(answer_1_port),
        .no_route(answer_1_no_route)
    );

    wire answer_2_out_valid;
    wire [4:0] answer_2_port;
    wire answer_2_no_route;
    ofan_answer_fx_k128_u32 answer_2 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[2]),
        .key(ranks_out_key[20:14]),
        .amount(ranks_amount[14:10]),
        .pointer(file_pointer[14:10]),
        .out_valid(answer_2_out_valid),
        .port(answer_2_port),
        .no_route(answer_2_no_route)
    );

    wire answer_3_out_valid;
    wire [4:0] answer_3_port;
    wire answer_3_no_route;
    ofan_answer_fx_k128_u32 answer_3 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[3]),
        .key(ranks_out_key[27:21]),
        .amount(ranks_amount[19:15]),
        .pointer(file_pointer[19:15]),
        .out_valid(answer_3_out_valid),
        .port(answer_3_port),
        .no_route(answer_3_no_route)
    );

    wire answer_4_out_valid;
    wire [4:0] answer_4_port;
    wire answer_4_no_route;
    ofan_answer_fx_k128_u32 answer_4 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[4]),
        .key(ranks_out_key[34:28]),
        .amount(ranks_amount[24:20]),
        .pointer(file_pointer[24:20]),
        .out_valid(answer_4_out_valid),
        .port(answer_4_port),
        .no_route(answer_4_no_route)
    );

    wire answer_5_out_valid;
    wire [4:0] answer_5_port;
    wire answer_5_no_route;
    ofan_answer_fx_k128_u32 answer_5 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[5]),
        .key(ranks_out_key[41:35]),
        .amount(ranks_amount[29:25]),
        .pointer(file_pointer[29:25]),
        .out_valid(answer_5_out_valid),
        .port(answer_5_port),
        .no_route(answer_5_no_route)
    );

    wire answer_6_out_valid;
    wire [4:0] answer_6_port;
    wire answer_6_no_route;
    ofan_answer_fx_k128_u32 answer_6 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[6]),
        .key(ranks_out_key[48:42]),
        .amount(ranks_amount[34:30]),
        .pointer(file_pointer[34:30]),
        .out_valid(answer_6_out_valid),
        .port(answer_6_port),
        .no_route(answer_6_no_route)
    );

    wire answer_7_out_valid;
    wire [4:0] answer_7_port;
    wire answer_7_no_route;
    ofan_answer_fx_k128_u32 answer_7 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[7]),
        .key(ranks_out_key[55:49]),
        .amount(ranks_amount[39:35]),
        .pointer(file_pointer[39:35]),
        .out_valid(answer_7_out_valid),
        .port(answer_7_port),
        .no_route(answer_7_no_route)
    );

    wire answer_8_out_valid;
    wire [4:0] answer_8_port;
    wire answer_8_no_route;
    ofan_answer_fx_k128_u32 answer_8 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[8]),
        .key(ranks_out_key[62:56]),
        .amount(ranks_amount[44:40]),
        .pointer(file_pointer[44:40]),
        .out_valid(answer_8_out_valid),
        .port(answer_8_port),
        .no_route(answer_8_no_route)
    );

    wire answer_9_out_valid;
    wire [4:0] answer_9_port;
    wire answer_9_no_route;
    ofan_answer_fx_k128_u32 answer_9 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[9]),
        .key(ranks_out_key[69:63]),
        .amount(ranks_amount[49:45]),
        .pointer(file_pointer[49:45]),
        .out_valid(answer_9_out_valid),
        .port(answer_9_port),
        .no_route(answer_9_no_route)
    );

    wire answer_10_out_valid;
    wire [4:0] answer_10_port;
    wire answer_10_no_route;
    ofan_answer_fx_k128_u32 answer_10 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[10]),
        .key(ranks_out_key[76:70]),
        .amount(ranks_amount[54:50]),
        .pointer(file_pointer[54:50]),
        .out_valid(answer_10_out_valid),
        .port(answer_10_port),
        .no_route(answer_10_no_route)
    );

    wire answer_11_out_valid;
    wire [4:0] answer_11_port;
    wire answer_11_no_route;
    ofan_answer_fx_k128_u32 answer_11 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[11]),
        .key(ranks_out_key[83:77]),
        .amount(ranks_amount[59:55]),
        .pointer(file_pointer[59:55]),
        .out_valid(answer_11_out_valid),
        .port(answer_11_port),
        .no_route(answer_11_no_route)
    );

    wire answer_12_out_valid;
    wire [4:0] answer_12_port;
    wire answer_12_no_route;
    ofan_answer_fx_k128_u32 answer_12 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[12]),
        .key(ranks_out_key[90:84]),
        .amount(ranks_amount[64:60]),
        .pointer(file_pointer[64:60]),
        .out_valid(answer_12_out_valid),
        .port(answer_12_port),
        .no_route(answer_12_no_route)
    );

    wire answer_13_out_valid;
    wire [4:0] answer_13_port;
    wire answer_13_no_route;
    ofan_answer_fx_k128_u32 answer_13 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[13]),
        .key(ranks_out_key[97:91]),
        .amount(ranks_amount[69:65]),
        .pointer(file_pointer[69:65]),
        .out_valid(answer_13_out_valid),
        .port(answer_13_port),
        .no_route(answer_13_no_route)
    );

    wire answer_14_out_valid;
    wire [4:0] answer_14_port;
    wire answer_14_no_route;
    ofan_answer_fx_k128_u32 answer_14 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[14]),
        .key(ranks_out_key[104:98]),
        .amount(ranks_amount[74:70]),
        .pointer(file_pointer[74:70]),
        .out_valid(answer_14_out_valid),
        .port(answer_14_port),
        .no_route(answer_14_no_route)
    );

    wire answer_15_out_valid;
    wire [4:0] answer_15_port;
    wire answer_15_no_route;
    ofan_answer_fx_k128_u32 answer_15 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[15]),
        .key(ranks_out_key[111:105]),
        .amount(ranks_amount[79:75]),
        .pointer(file_pointer[79:75]),
        .out_valid(answer_15_out_valid),
        .port(answer_15_port),
        .no_route(answer_15_no_route)
    );

    wire answer_16_out_valid;
    wire [4:0] answer_16_port;
    wire answer_16_no_route;
    ofan_answer_fx_k128_u32 answer_16 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[16]),
        .key(ranks_out_key[118:112]),
        .amount(ranks_amount[84:80]),
        .pointer(file_pointer[84:80]),
        .out_valid(answer_16_out_valid),
        .port(answer_16_port),
        .no_route(answer_16_no_route)
    );

    wire answer_17_out_valid;
    wire [4:0] answer_17_port;
    wire answer_17_no_route;
    ofan_answer_fx_k128_u32 answer_17 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[17]),
        .key(ranks_out_key[125:119]),
        .amount(ranks_amount[89:85]),
        .pointer(file_pointer[89:85]),
        .out_valid(answer_17_out_valid),
        .port(answer_17_port),
        .no_route(answer_17_no_route)
    );

    wire answer_18_out_valid;
    wire [4:0] answer_18_port;
    wire answer_18_no_route;
    ofan_answer_fx_k128_u32 answer_18 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[18]),
        .key(ranks_out_key[132:126]),
        .amount(ranks_amount[94:90]),
        .pointer(file_pointer[94:90]),
        .out_valid(answer_18_out_valid),
        .port(answer_18_port),
        .no_route(answer_18_no_route)
    );

    wire answer_19_out_valid;
    wire [4:0] answer_19_port;
    wire answer_19_no_route;
    ofan_answer_fx_k128_u32 answer_19 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[19]),
        .key(ranks_out_key[139:133]),
        .amount(ranks_amount[99:95]),
        .pointer(file_pointer[99:95]),
        .out_valid(answer_19_out_valid),
        .port(answer_19_port),
        .no_route(answer_19_no_route)
    );

    wire answer_20_out_valid;
    wire [4:0] answer_20_port;
    wire answer_20_no_route;
    ofan_answer_fx_k128_u32 answer_20 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[20]),
        .key(ranks_out_key[146:140]),
        .amount(ranks_amount[104:100]),
        .pointer(file_pointer[104:100]),
        .out_valid(answer_20_out_valid),
        .port(answer_20_port),
        .no_route(answer_20_no_route)
    );

    wire answer_21_out_valid;
    wire [4:0] answer_21_port;
    wire answer_21_no_route;
    ofan_answer_fx_k128_u32 answer_21 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[21]),
        .key(ranks_out_key[153:147]),
        .amount(ranks_amount[109:105]),
        .pointer(file_pointer[109:105]),
        .out_valid(answer_21_out_valid),
        .port(answer_21_port),
        .no_route(answer_21_no_route)
    );

    wire answer_22_out_valid;
    wire [4:0] answer_22_port;
    wire answer_22_no_route;
    ofan_answer_fx_k128_u32 answer_22 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[22]),
        .key(ranks_out_key[160:154]),
        .amount(ranks_amount[114:110]),
        .pointer(file_pointer[114:110]),
        .out_valid(answer_22_out_valid),
        .port(answer_22_port),
        .no_route(answer_22_no_route)
    );

    wire answer_23_out_valid;
    wire [4:0] answer_23_port;
    wire answer_23_no_route;
    ofan_answer_fx_k128_u32 answer_23 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[23]),
        .key(ranks_out_key[167:161]),
        .amount(ranks_amount[119:115]),
        .pointer(file_pointer[119:115]),
        .out_valid(answer_23_out_valid),
        .port(answer_23_port),
        .no_route(answer_23_no_route)
    );

    wire answer_24_out_valid;
    wire [4:0] answer_24_port;
    wire answer_24_no_route;
    ofan_answer_fx_k128_u32 answer_24 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[24]),
        .key(ranks_out_key[174:168]),
        .amount(ranks_amount[124:120]),
        .pointer(file_pointer[124:120]),
        .out_valid(answer_24_out_valid),
        .port(answer_24_port),
        .no_route(answer_24_no_route)
    );

    wire answer_25_out_valid;
    wire [4:0] answer_25_port;
    wire answer_25_no_route;
    ofan_answer_fx_k128_u32 answer_25 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[25]),
        .key(ranks_out_key[181:175]),
        .amount(ranks_amount[129:125]),
        .pointer(file_pointer[129:125]),
        .out_valid(answer_25_out_valid),
        .port(answer_25_port),
        .no_route(answer_25_no_route)
    );

    wire answer_26_out_valid;
    wire [4:0] answer_26_port;
    wire answer_26_no_route;
    ofan_answer_fx_k128_u32 answer_26 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[26]),
        .key(ranks_out_key[188:182]),
        .amount(ranks_amount[134:130]),
        .pointer(file_pointer[134:130]),
        .out_valid(answer_26_out_valid),
        .port(answer_26_port),
        .no_route(answer_26_no_route)
    );

    wire answer_27_out_valid;
    wire [4:0] answer_27_port;
    wire answer_27_no_route;
    ofan_answer_fx_k128_u32 answer_27 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[27]),
        .key(ranks_out_key[195:189]),
        .amount(ranks_amount[139:135]),
        .pointer(file_pointer[139:135]),
        .out_valid(answer_27_out_valid),
        .port(answer_27_port),
        .no_route(answer_27_no_route)
    );

    wire answer_28_out_valid;
    wire [4:0] answer_28_port;
    wire answer_28_no_route;
    ofan_answer_fx_k128_u32 answer_28 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[28]),
        .key(ranks_out_key[202:196]),
        .amount(ranks_amount[144:140]),
        .pointer(file_pointer[144:140]),
        .out_valid(answer_28_out_valid),
        .port(answer_28_port),
        .no_route(answer_28_no_route)
    );

    wire answer_29_out_valid;
    wire [4:0] answer_29_port;
    wire answer_29_no_route;
    ofan_answer_fx_k128_u32 answer_29 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[29]),
        .key(ranks_out_key[209:203]),
        .amount(ranks_amount[149:145]),
        .pointer(file_pointer[149:145]),
        .out_valid(answer_29_out_valid),
        .port(answer_29_port),
        .no_route(answer_29_no_route)
    );

    wire answer_30_out_valid;
    wire [4:0] answer_30_port;
    wire answer_30_no_route;
    ofan_answer_fx_k128_u32 answer_30 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[30]),
        .key(ranks_out_key[216:210]),
        .amount(ranks_amount[154:150]),
        .pointer(file_pointer[154:150]),
        .out_valid(answer_30_out_valid),
        .port(answer_30_port),
        .no_route(answer_30_no_route)
    );

    wire answer_31_out_valid;
    wire [4:0] answer_31_port;
    wire answer_31_no_route;
    ofan_answer_fx_k128_u32 answer_31 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[31]),
        .key(ranks_out_key[223:217]),
        .amount(ranks_amount[159:155]),
        .pointer(file_pointer[159:155]),
        .out_valid(answer_31_out_valid),
        .port(answer_31_port),
        .no_route(answer_31_no_route)
    );

    wire not_rst = ~rst;
    wire out_valid_0 = answer_0_out_valid & not_rst;
    wire out_valid_1 = answer_1_out_valid & not_rst;
    wire out_valid_2 = answer_2_out_valid & not_rst;
    wire out_valid_3 = answer_3_out_valid & not_rst;
    wire out_valid_4 = answer_4_out_valid & not_rst;
    wire out_valid_5 = answer_5_out_valid & not_rst;
    wire out_valid_6 = answer_6_out_valid & not_rst;
    wire out_valid_7 = answer_7_out_valid & not_rst;
    wire out_valid_8 = answer_8_out_valid & not_rst;
    wire out_valid_9 = answer_9_out_valid & not_rst;
    wire out_valid_10 = answer_10_out_valid & not_rst;
    wire out_valid_11 = answer_11_out_valid & not_rst;
    wire out_valid_12 = answer_12_out_valid & not_rst;
    wire out_valid_13 = answer_13_out_valid & not_rst;
    wire out_valid_14 = answer_14_out_valid & not_rst;
    wire out_valid_15 = answer_15_out_valid & not_rst;
    wire out_valid_16 = answer_16_out_valid & not_rst;
    wire out_valid_17 = answer_17_out_valid & not_rst;
    wire out_valid_18 = answer_18_out_valid & not_rst;
    wire out_valid_19 = answer_19_out_valid & not_rst;
    wire out_valid_20 = answer_20_out_valid & not_rst;
    wire out_valid_21 = answer_21_out_valid & not_rst;
    wire out_valid_22 = answer_22_out_valid & not_rst;
    wire out_valid_23 = answer_23_out_valid & not_rst;
    wire out_valid_24 = answer_24_out_valid & not_rst;
    wire out_valid_25 = answer_25_out_valid & not_rst;
    wire out_valid_26 = answer_26_out_valid & not_rst;
    wire out_valid_27 = answer_27_out_valid & not_rst;
    wire out_valid_28 = answer_28_out_valid & not_rst;
    wire out_valid_29 = answer_29_out_valid & not_rst;
    wire out_valid_30 = answer_30_out_valid & not_rst;
    wire out_valid_31 = answer_31_out_valid & not_rst;
    wire no_route_0 = answer_0_no_route & out_valid_0;
    wire no_route_1 = answer_1_no_route & out_valid_1;
    wire no_route_2 = answer_2_no_route & out_valid_2;
    wire no_route_3 = answer_3_no_route & out_valid_3;
    wire no_route_4 = answer_4_no_route & out_valid_4;
    wire no_route_5 = answer_5_no_route & out_valid_5;
    wire no_route_6 = answer_6_no_route & out_valid_6;
    wire no_route_7 = answer_7_no_route & out_valid_7;
    wire no_route_8 = answer_8_no_route & out_valid_8;
    wire no_route_9 = answer_9_no_route & out_valid_9;
    wire no_route_10 = answer_10_no_route & out_valid_10;
    wire no_route_11 = answer_11_no_route & out_valid_11;
    wire no_route_12 = answer_12_no_route & out_valid_12;
    wire no_route_13 = answer_13_no_route & out_valid_13;
    wire no_route_14 = answer_14_no_route & out_valid_14;
    wire no_route_15 = answer_15_no_route & out_valid_15;
    wire no_route_16 = answer_16_no_route & out_valid_16;
    wire no_route_17 = answer_17_no_route & out_valid_17;
    wire no_route_18 = answer_18_no_route & out_valid_18;
    wire no_route_19 = answer_19_no_route & out_valid_19;
    wire no_route_20 = answer_20_no_route & out_valid_20;
    wire no_route_21 = answer_21_no_route & out_valid_21;
    wire no_route_22 = answer_22_no_route & out_valid_22;
    wire no_route_23 = answer_23_no_route & out_valid_23;
    wire no_route_24 = answer_24_no_route & out_valid_24;
    wire no_route_25 = answer_25_no_route & out_valid_25;
    wire no_route_26 = answer_26_no_route & out_valid_26;
    wire no_route_27 = answer_27_no_route & out_valid_27;
    wire no_route_28 = answer_28_no_route & out_valid_28;
    wire no_route_29 = answer_29_no_route & out_valid_29;
    wire no_route_30 = answer_30_no_route & out_valid_30;
    wire no_route_31 = answer_31_no_route & out_valid_31;
    wire [4:0] port_0 = out_valid_0 ? answer_0_port : 5'd0;
    wire [4:0] port_1 = out_valid_1 ? answer_1_port : 5'd0;
    wire [4:0] port_2 = out_valid_2 ? answer_2_port : 5'd0;
    wire [4:0] port_3 = out_valid_3 ? answer_3_port : 5'd0;
    wire [4:0] port_4 = out_valid_4 ? answer_4_port : 5'd0;
    wire [4:0] port_5 = out_valid_5 ? answer_5_port : 5'd0;
    wire [4:0] port_6 = out_valid_6 ? answer_6_port : 5'd0;
    wire [4:0] port_7 = out_valid_7 ? answer_7_port : 5'd0;
    wire [4:0] port_8 = out_valid_8 ? answer_8_port : 5'd0;
    wire [4:0] port_9 = out_valid_9 ? answer_9_port : 5'd0;
    wire [4:0] port_10 = out_valid_10 ? answer_10_port : 5'd0;
    wire [4:0] port_11 = out_valid_11 ? answer_11_port : 5'd0;
    wire [4:0] port_12 = out_valid_12 ? answer_12_port : 5'd0;
    wire [4:0] port_13 = out_valid_13 ? answer_13_port : 5'd0;
    wire [4:0] port_14 = out_valid_14 ? answer_14_port : 5'd0;
    wire [4:0] port_15 = out_valid_15 ? answer_15_port : 5'd0;
    wire [4:0] port_16 = out_valid_16 ? answer_16_port : 5'd0;
    wire [4:0] port_17 = out_valid_17 ? answer_17_port : 5'd0;
    wire [4:0] port_18 = out_valid_18 ? answer_18_port : 5'd0;
    wire [4:0] port_19 = out_valid_19 ? answer_19_port : 5'd0;
    wire [4:0] port_20 = out_valid_20 ? answer_20_port : 5'd0;
    wire [4:0] port_21 = out_valid_21 ? answer_21_port : 5'd0;
    wire [4:0] port_22 = out_valid_22 ? answer_22_port : 5'd0;
    wire [4:0] port_23 = out_valid_23 ? answer_23_port : 5'd0;
    wire [4:0] port_24 = out_valid_24 ? answer_24_port : 5'd0;
    wire [4:0] port_25 = out_valid_25 ? answer_25_port : 5'd0;
    wire [4:0] port_26 = out_valid_26 ? answer_26_port : 5'd0;
    wire [4:0] port_27 = out_valid_27 ? answer_27_port : 5'd0;
    wire [4:0] port_28 = out_valid_28 ? answer_28_port : 5'd0;
    wire [4:0] port_29 = out_valid_29 ? answer_29_port : 5'd0;
    wire [4:0] port_30 = out_valid_30 ? answer_30_port : 5'd0;
    wire [4:0] port_31 = out_valid_31 ? answer_31_port : 5'd0;
    assign out_valid = {
        out_valid_31, out_valid_30, out_valid_29, out_valid_28, out_valid_27, out_valid_26,
        out_valid_25, out_valid_24, out_valid_23, out_valid_22, out_valid_21, out_valid_20,
        out_valid_19, out_valid_18, out_valid_17, out_valid_16, out_valid_15, out_valid_14,
        out_valid_13, out_valid_12, out_valid_11, out_valid_10, out_valid_9, out_valid_8,
        out_valid_7, out_valid_6, out_valid_5, out_valid_4, out_valid_3, out_valid_2,
        out_valid_1, out_valid_0
    };
    assign port = {
        port_31, port_30, port_29, port_28, port_27, port_26, port_25, port_24, port_23,
        port_22, port_21, port_20, port_19, port_18, port_17, port_16, port_15, port_14,
        port_13, port_12, port_11, port_10, port_9, port_8, port_7, port_6, port_5, port_4,
        port_3, port_2, port_1, port_0
    };
    assign no_route = {
        no_route_31, no_route_30, no_route_29, no_route_28, no_route_27, no_route_26,
        no_route_25, no_route_24, no_route_23, no_route_22, no_route_21, no_route_20,
        no_route_19, no_route_18, no_route_17, no_route_16, no_route_15, no_route_14,
        no_route_13, no_route_12, no_route_11, no_route_10, no_route_9, no_route_8, no_route_7,
        no_route_6, no_route_5, no_route_4, no_route_3, no_route_2, no_route_1, no_route_0
    };

`ifdef FORMAL
    reg [31:0] s1_asked;
    reg [31:0] s2_asked;
    reg [31:0] s3_asked;
    reg [31:0] s4_asked;
    reg [31:0] s5_asked;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_asked <= 32'd0;
        end else begin
            s1_asked <= valid;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_asked <= 32'd0;
        end else begin
            s2_asked <= s1_asked;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_asked <= 32'd0;
        end else begin
            s3_asked <= s2_asked;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_asked <= 32'd0;
        end else begin
            s4_asked <= s3_asked;
        end
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            s5_asked <= 32'd0;
        end else begin
            s5_asked <= s4_asked;
        end
    end

    wire [31:0] packed_bits_1 = {
        answer_31_out_valid, answer_30_out_valid, answer_29_out_valid, answer_28_out_valid,
        answer_27_out_valid, answer_26_out_valid, answer_25_out_valid, answer_24_out_valid,
        answer_23_out_valid, answer_22_out_valid, answer_21_out_valid, answer_20_out_valid,
        answer_19_out_valid, answer_18_out_valid, answer_17_out_valid, answer_16_out_valid,
        answer_15_out_valid, answer_14_out_valid, answer_13_out_valid, answer_12_out_valid,
        answer_11_out_valid, answer_10_out_valid, answer_9_out_valid, answer_8_out_valid,
        answer_7_out_valid, answer_6_out_valid, answer_5_out_valid, answer_4_out_valid,
        answer_3_out_valid, answer_2_out_valid, answer_1_out_valid, answer_0_out_valid
    };

    always @(posedge clk) begin
        if (!rst) begin
            whoever_asked_is_answered: assert (s5_asked == packed_bits_1);
            no_route_0_has_port_0: assert ((~no_route_0) | (~(|port_0)));
            no_route_1_has_port_0: assert ((~no_route_1) | (~(|port_1)));
            no_route_2_has_port_0: assert ((~no_route_2) | (~(|port_2)));
            no_route_3_has_port_0: assert ((~no_route_3) | (~(|port_3)));
            no_route_4_has_port_0: assert ((~no_route_4) | (~(|port_4)));
            no_route_5_has_port_0: assert ((~no_route_5) | (~(|port_5)));
            no_route_6_has_port_0: assert ((~no_route_6) | (~(|port_6)));
            no_route_7_has_port_0: assert ((~no_route_7) | (~(|port_7)));
            no_route_8_has_port_0: assert ((~no_route_8) | (~(|port_8)));
            no_route_9_has_port_0: assert ((~no_route_9) | (~(|port_9)));
            no_route_10_has_port_0: assert ((~no_route_10) | (~(|port_10)));
            no_route_11_has_port_0: assert ((~no_route_11) | (~(|port_11)));
            no_route_12_has_port_0: assert ((~no_route_12) | (~(|port_12)));
            no_route_13_has_port_0: assert ((~no_route_13) | (~(|port_13)));
            no_route_14_has_port_0: assert ((~no_route_14) | (~(|port_14)));
            no_route_15_has_port_0: assert ((~no_route_15) | (~(|port_15)));
            no_route_16_has_port_0: assert ((~no_route_16) | (~(|port_16)));
            no_route_17_has_port_0: assert ((~no_route_17) | (~(|port_17)));
            no_route_18_has_port_0: assert ((~no_route_18) | (~(|port_18)));
            no_route_19_has_port_0: assert ((~no_route_19) | (~(|port_19)));
            no_route_20_has_port_0: assert ((~no_route_20) | (~(|port_20)));
            no_route_21_has_port_0: assert ((~no_route_21) | (~(|port_21)));
            no_route_22_has_port_0: assert ((~no_route_22) | (~(|port_22)));
            no_route_23_has_port_0: assert ((~no_route_23) | (~(|port_23)));
            no_route_24_has_port_0: assert ((~no_route_24) | (~(|port_24)));
            no_route_25_has_port_0: assert ((~no_route_25) | (~(|port_25)));
            no_route_26_has_port_0: assert ((~no_route_26) | (~(|port_26)));
            no_route_27_has_port_0: assert ((~no_route_27) | (~(|port_27)));
            no_route_28_has_port_0: assert ((~no_route_28) | (~(|port_28)));
            no_route_29_has_port_0: assert ((~no_route_29) | (~(|port_29)));
            no_route_30_has_port_0: assert ((~no_route_30) | (~(|port_30)));
            no_route_31_has_port_0: assert ((~no_route_31) | (~(|port_31)));
        end
    end
`endif
endmodule
