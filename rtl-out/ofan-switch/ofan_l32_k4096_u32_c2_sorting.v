// SPDX-License-Identifier: Apache-2.0
// Module: ofan_l32_k4096_u32_c2_sorting
// Written by: sluice 0.1.0
//
// Ofan's shared pointers: 32 lanes, 4096 keys, 32 uplinks, latency 43.
// As if the packets of a batch came one at a time, lane 0 first: each takes the port that its key's
// pointer names and moves the pointer on.

module ofan_l32_k4096_u32_c2_sorting (
    input  wire clk,
    input  wire rst,
    input  wire [31:0] valid,
    input  wire [383:0] key,
    output wire [31:0] out_valid,
    output wire [159:0] port,
    output wire [31:0] no_route
);

    reg [4:0] s1_lane_0;
    reg [4:0] s1_lane_1;
    reg [4:0] s1_lane_2;
    reg [4:0] s1_lane_3;
    reg [4:0] s1_lane_4;
    reg [4:0] s1_lane_5;
    reg [4:0] s1_lane_6;
    reg [4:0] s1_lane_7;
    reg [4:0] s1_lane_8;
    reg [4:0] s1_lane_9;
    reg [4:0] s1_lane_10;
    reg [4:0] s1_lane_11;
    reg [4:0] s1_lane_12;
    reg [4:0] s1_lane_13;
    reg [4:0] s1_lane_14;
    reg [4:0] s1_lane_15;
    reg [4:0] s1_lane_16;
    reg [4:0] s1_lane_17;
    reg [4:0] s1_lane_18;
    reg [4:0] s1_lane_19;
    reg [4:0] s1_lane_20;
    reg [4:0] s1_lane_21;
    reg [4:0] s1_lane_22;
    reg [4:0] s1_lane_23;
    reg [4:0] s1_lane_24;
    reg [4:0] s1_lane_25;
    reg [4:0] s1_lane_26;
    reg [4:0] s1_lane_27;
    reg [4:0] s1_lane_28;
    reg [4:0] s1_lane_29;
    reg [4:0] s1_lane_30;
    reg [4:0] s1_lane_31;
    reg [4:0] s2_lane_0;
    reg [4:0] s2_lane_1;
    reg [4:0] s2_lane_2;
    reg [4:0] s2_lane_3;
    reg [4:0] s2_lane_4;
    reg [4:0] s2_lane_5;
    reg [4:0] s2_lane_6;
    reg [4:0] s2_lane_7;
    reg [4:0] s2_lane_8;
    reg [4:0] s2_lane_9;
    reg [4:0] s2_lane_10;
    reg [4:0] s2_lane_11;
    reg [4:0] s2_lane_12;
    reg [4:0] s2_lane_13;
    reg [4:0] s2_lane_14;
    reg [4:0] s2_lane_15;
    reg [4:0] s2_lane_16;
    reg [4:0] s2_lane_17;
    reg [4:0] s2_lane_18;
    reg [4:0] s2_lane_19;
    reg [4:0] s2_lane_20;
    reg [4:0] s2_lane_21;
    reg [4:0] s2_lane_22;
    reg [4:0] s2_lane_23;
    reg [4:0] s2_lane_24;
    reg [4:0] s2_lane_25;
    reg [4:0] s2_lane_26;
    reg [4:0] s2_lane_27;
    reg [4:0] s2_lane_28;
    reg [4:0] s2_lane_29;
    reg [4:0] s2_lane_30;
    reg [4:0] s2_lane_31;

    wire [31:0] sort_out_valid;
    wire [543:0] sort_out_data;
    ofan_sort_l32_d17 sort (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data({
        {key[383:372], 5'd31}, {key[371:360], 5'd30}, {key[359:348], 5'd29},
        {key[347:336], 5'd28}, {key[335:324], 5'd27}, {key[323:312], 5'd26},
        {key[311:300], 5'd25}, {key[299:288], 5'd24}, {key[287:276], 5'd23},
        {key[275:264], 5'd22}, {key[263:252], 5'd21}, {key[251:240], 5'd20},
        {key[239:228], 5'd19}, {key[227:216], 5'd18}, {key[215:204], 5'd17},
        {key[203:192], 5'd16}, {key[191:180], 5'd15}, {key[179:168], 5'd14},
        {key[167:156], 5'd13}, {key[155:144], 5'd12}, {key[143:132], 5'd11},
        {key[131:120], 5'd10}, {key[119:108], 5'd9}, {key[107:96], 5'd8}, {key[95:84], 5'd7},
        {key[83:72], 5'd6}, {key[71:60], 5'd5}, {key[59:48], 5'd4}, {key[47:36], 5'd3},
        {key[35:24], 5'd2}, {key[23:12], 5'd1}, {key[11:0], 5'd0}
    }),
        .out_valid(sort_out_valid),
        .out_data(sort_out_data)
    );

    wire [543:0] combine_out_record;
    wire [31:0] combine_master;
    wire [159:0] combine_amount;
    ofan_combine_l32_kw12_u32 combine (
        .clk(clk),
        .rst(rst),
        .valid(sort_out_valid),
        .record(sort_out_data),
        .out_record(combine_out_record),
        .master(combine_master),
        .amount(combine_amount)
    );

    wire [159:0] file_pointer;
    ofan_pointer_file_l32_k4096_u32_c2 file (
        .clk(clk),
        .rst(rst),
        .key({
        combine_out_record[543:532], combine_out_record[526:515], combine_out_record[509:498],
        combine_out_record[492:481], combine_out_record[475:464], combine_out_record[458:447],
        combine_out_record[441:430], combine_out_record[424:413], combine_out_record[407:396],
        combine_out_record[390:379], combine_out_record[373:362], combine_out_record[356:345],
        combine_out_record[339:328], combine_out_record[322:311], combine_out_record[305:294],
        combine_out_record[288:277], combine_out_record[271:260], combine_out_record[254:243],
        combine_out_record[237:226], combine_out_record[220:209], combine_out_record[203:192],
        combine_out_record[186:175], combine_out_record[169:158], combine_out_record[152:141],
        combine_out_record[135:124], combine_out_record[118:107], combine_out_record[101:90],
        combine_out_record[84:73], combine_out_record[67:56], combine_out_record[50:39],
        combine_out_record[33:22], combine_out_record[16:5]
    }),
        .advance({
        combine_master[31] & 1'b1, combine_master[30] & 1'b1, combine_master[29] & 1'b1,
        combine_master[28] & 1'b1, combine_master[27] & 1'b1, combine_master[26] & 1'b1,
        combine_master[25] & 1'b1, combine_master[24] & 1'b1, combine_master[23] & 1'b1,
        combine_master[22] & 1'b1, combine_master[21] & 1'b1, combine_master[20] & 1'b1,
        combine_master[19] & 1'b1, combine_master[18] & 1'b1, combine_master[17] & 1'b1,
        combine_master[16] & 1'b1, combine_master[15] & 1'b1, combine_master[14] & 1'b1,
        combine_master[13] & 1'b1, combine_master[12] & 1'b1, combine_master[11] & 1'b1,
        combine_master[10] & 1'b1, combine_master[9] & 1'b1, combine_master[8] & 1'b1,
        combine_master[7] & 1'b1, combine_master[6] & 1'b1, combine_master[5] & 1'b1,
        combine_master[4] & 1'b1, combine_master[3] & 1'b1, combine_master[2] & 1'b1,
        combine_master[1] & 1'b1, combine_master[0] & 1'b1
    }),
        .amount(combine_amount),
        .pointer(file_pointer)
    );

    wire [21:0] decombine_data_0 = {combine_amount[4:0], combine_out_record[16:0]};
    wire [21:0] decombine_data_1 = {combine_amount[9:5], combine_out_record[33:17]};
    wire [21:0] decombine_data_2 = {combine_amount[14:10], combine_out_record[50:34]};
    wire [21:0] decombine_data_3 = {combine_amount[19:15], combine_out_record[67:51]};
    wire [21:0] decombine_data_4 = {combine_amount[24:20], combine_out_record[84:68]};
    wire [21:0] decombine_data_5 = {combine_amount[29:25], combine_out_record[101:85]};
    wire [21:0] decombine_data_6 = {combine_amount[34:30], combine_out_record[118:102]};
    wire [21:0] decombine_data_7 = {combine_amount[39:35], combine_out_record[135:119]};
    wire [21:0] decombine_data_8 = {combine_amount[44:40], combine_out_record[152:136]};
    wire [21:0] decombine_data_9 = {combine_amount[49:45], combine_out_record[169:153]};
    wire [21:0] decombine_data_10 = {combine_amount[54:50], combine_out_record[186:170]};
    wire [21:0] decombine_data_11 = {combine_amount[59:55], combine_out_record[203:187]};
    wire [21:0] decombine_data_12 = {combine_amount[64:60], combine_out_record[220:204]};
    wire [21:0] decombine_data_13 = {combine_amount[69:65], combine_out_record[237:221]};
    wire [21:0] decombine_data_14 = {combine_amount[74:70], combine_out_record[254:238]};
    wire [21:0] decombine_data_15 = {combine_amount[79:75], combine_out_record[271:255]};
    wire [21:0] decombine_data_16 = {combine_amount[84:80], combine_out_record[288:272]};
    wire [21:0] decombine_data_17 = {combine_amount[89:85], combine_out_record[305:289]};
    wire [21:0] decombine_data_18 = {combine_amount[94:90], combine_out_record[322:306]};
    wire [21:0] decombine_data_19 = {combine_amount[99:95], combine_out_record[339:323]};
    wire [21:0] decombine_data_20 = {combine_amount[104:100], combine_out_record[356:340]};
    wire [21:0] decombine_data_21 = {combine_amount[109:105], combine_out_record[373:357]};
    wire [21:0] decombine_data_22 = {combine_amount[114:110], combine_out_record[390:374]};
    wire [21:0] decombine_data_23 = {combine_amount[119:115], combine_out_record[407:391]};
    wire [21:0] decombine_data_24 = {combine_amount[124:120], combine_out_record[424:408]};
    wire [21:0] decombine_data_25 = {combine_amount[129:125], combine_out_record[441:425]};
    wire [21:0] decombine_data_26 = {combine_amount[134:130], combine_out_record[458:442]};
    wire [21:0] decombine_data_27 = {combine_amount[139:135], combine_out_record[475:459]};
    wire [21:0] decombine_data_28 = {combine_amount[144:140], combine_out_record[492:476]};
    wire [21:0] decombine_data_29 = {combine_amount[149:145], combine_out_record[509:493]};
    wire [21:0] decombine_data_30 = {combine_amount[154:150], combine_out_record[526:510]};
    wire [21:0] decombine_data_31 = {combine_amount[159:155], combine_out_record[543:527]};

    wire [31:0] decombine_out_valid;
    wire [159:0] decombine_out_pointer;
    wire [703:0] decombine_out_data;
    ofan_decombine_l32_p5_d22 decombine (
        .clk(clk),
        .rst(rst),
        .master(combine_master),
        .pointer(file_pointer),
        .data({
        decombine_data_31, decombine_data_30, decombine_data_29, decombine_data_28,
        decombine_data_27, decombine_data_26, decombine_data_25, decombine_data_24,
        decombine_data_23, decombine_data_22, decombine_data_21, decombine_data_20,
        decombine_data_19, decombine_data_18, decombine_data_17, decombine_data_16,
        decombine_data_15, decombine_data_14, decombine_data_13, decombine_data_12,
        decombine_data_11, decombine_data_10, decombine_data_9, decombine_data_8,
        decombine_data_7, decombine_data_6, decombine_data_5, decombine_data_4,
        decombine_data_3, decombine_data_2, decombine_data_1, decombine_data_0
    }),
        .out_valid(decombine_out_valid),
        .out_pointer(decombine_out_pointer),
        .out_data(decombine_out_data)
    );

    wire answer_0_out_valid;
    wire [4:0] answer_0_port;
    wire answer_0_no_route;
    ofan_answer_x_k4096_u32 answer_0 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[0]),
        .key(decombine_out_data[16:5]),
        .amount(decombine_out_data[21:17]),
        .pointer(decombine_out_pointer[4:0]),
        .out_valid(answer_0_out_valid),
        .port(answer_0_port),
        .no_route(answer_0_no_route)
    );

    wire answer_1_out_valid;
    wire [4:0] answer_1_port;
    wire answer_1_no_route;
    ofan_answer_x_k4096_u32 answer_1 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[1]),
        .key(decombine_out_data[38:27]),
        .amount(decombine_out_data[43:39]),
        .pointer(decombine_out_pointer[9:5]),
        .out_valid(answer_1_out_valid),
        .port(answer_1_port),
        .no_route(answer_1_no_route)
    );

    wire answer_2_out_valid;
    wire [4:0] answer_2_port;
    wire answer_2_no_route;
    ofan_answer_x_k4096_u32 answer_2 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[2]),
        .key(decombine_out_data[60:49]),
        .amount(decombine_out_data[65:61]),
        .pointer(decombine_out_pointer[14:10]),
        .out_valid(answer_2_out_valid),
        .port(answer_2_port),
        .no_route(answer_2_no_route)
    );

    wire answer_3_out_valid;
    wire [4:0] answer_3_port;
    wire answer_3_no_route;
    ofan_answer_x_k4096_u32 answer_3 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[3]),
        .key(decombine_out_data[82:71]),
        .amount(decombine_out_data[87:83]),
        .pointer(decombine_out_pointer[19:15]),
        .out_valid(answer_3_out_valid),
        .port(answer_3_port),
        .no_route(answer_3_no_route)
    );

    wire answer_4_out_valid;
    wire [4:0] answer_4_port;
    wire answer_4_no_route;
    ofan_answer_x_k4096_u32 answer_4 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[4]),
        .key(decombine_out_data[104:93]),
        .amount(decombine_out_data[109:105]),
        .pointer(decombine_out_pointer[24:20]),
        .out_valid(answer_4_out_valid),
        .port(answer_4_port),
        .no_route(answer_4_no_route)
    );

    wire answer_5_out_valid;
    wire [4:0] answer_5_port;
    wire answer_5_no_route;
    ofan_answer_x_k4096_u32 answer_5 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[5]),
        .key(decombine_out_data[126:115]),
        .amount(decombine_out_data[131:127]),
        .pointer(decombine_out_pointer[29:25]),
        .out_valid(answer_5_out_valid),
        .port(answer_5_port),
        .no_route(answer_5_no_route)
    );

    wire answer_6_out_valid;
    wire [4:0] answer_6_port;
    wire answer_6_no_route;
    ofan_answer_x_k4096_u32 answer_6 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[6]),
        .key(decombine_out_data[148:137]),
        .amount(decombine_out_data[153:149]),
        .pointer(decombine_out_pointer[34:30]),
        .out_valid(answer_6_out_valid),
        .port(answer_6_port),
        .no_route(answer_6_no_route)
    );

    wire answer_7_out_valid;
    wire [4:0] answer_7_port;
    wire answer_7_no_route;
    ofan_answer_x_k4096_u32 answer_7 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[7]),
        .key(decombine_out_data[170:159]),
        .amount(decombine_out_data[175:171]),
        .pointer(decombine_out_pointer[39:35]),
        .out_valid(answer_7_out_valid),
        .port(answer_7_port),
        .no_route(answer_7_no_route)
    );

    wire answer_8_out_valid;
    wire [4:0] answer_8_port;
    wire answer_8_no_route;
    ofan_answer_x_k4096_u32 answer_8 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[8]),
        .key(decombine_out_data[192:181]),
        .amount(decombine_out_data[197:193]),
        .pointer(decombine_out_pointer[44:40]),
        .out_valid(answer_8_out_valid),
        .port(answer_8_port),
        .no_route(answer_8_no_route)
    );

    wire answer_9_out_valid;
    wire [4:0] answer_9_port;
    wire answer_9_no_route;
    ofan_answer_x_k4096_u32 answer_9 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[9]),
        .key(decombine_out_data[214:203]),
        .amount(decombine_out_data[219:215]),
        .pointer(decombine_out_pointer[49:45]),
        .out_valid(answer_9_out_valid),
        .port(answer_9_port),
        .no_route(answer_9_no_route)
    );

    wire answer_10_out_valid;
    wire [4:0] answer_10_port;
    wire answer_10_no_route;
    ofan_answer_x_k4096_u32 answer_10 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[10]),
        .key(decombine_out_data[236:225]),
        .amount(decombine_out_data[241:237]),
        .pointer(decombine_out_pointer[54:50]),
        .out_valid(answer_10_out_valid),
        .port(answer_10_port),
        .no_route(answer_10_no_route)
    );

    wire answer_11_out_valid;
    wire [4:0] answer_11_port;
    wire answer_11_no_route;
    ofan_answer_x_k4096_u32 answer_11 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[11]),
        .key(decombine_out_data[258:247]),
        .amount(decombine_out_data[263:259]),
        .pointer(decombine_out_pointer[59:55]),
        .out_valid(answer_11_out_valid),
        .port(answer_11_port),
        .no_route(answer_11_no_route)
    );

    wire answer_12_out_valid;
    wire [4:0] answer_12_port;
    wire answer_12_no_route;
    ofan_answer_x_k4096_u32 answer_12 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[12]),
        .key(decombine_out_data[280:269]),
        .amount(decombine_out_data[285:281]),
        .pointer(decombine_out_pointer[64:60]),
        .out_valid(answer_12_out_valid),
        .port(answer_12_port),
        .no_route(answer_12_no_route)
    );

    wire answer_13_out_valid;
    wire [4:0] answer_13_port;
    wire answer_13_no_route;
    ofan_answer_x_k4096_u32 answer_13 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[13]),
        .key(decombine_out_data[302:291]),
        .amount(decombine_out_data[307:303]),
        .pointer(decombine_out_pointer[69:65]),
        .out_valid(answer_13_out_valid),
        .port(answer_13_port),
        .no_route(answer_13_no_route)
    );

    wire answer_14_out_valid;
    wire [4:0] answer_14_port;
    wire answer_14_no_route;
    ofan_answer_x_k4096_u32 answer_14 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[14]),
        .key(decombine_out_data[324:313]),
        .amount(decombine_out_data[329:325]),
        .pointer(decombine_out_pointer[74:70]),
        .out_valid(answer_14_out_valid),
        .port(answer_14_port),
        .no_route(answer_14_no_route)
    );

    wire answer_15_out_valid;
    wire [4:0] answer_15_port;
    wire answer_15_no_route;
    ofan_answer_x_k4096_u32 answer_15 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[15]),
        .key(decombine_out_data[346:335]),
        .amount(decombine_out_data[351:347]),
        .pointer(decombine_out_pointer[79:75]),
        .out_valid(answer_15_out_valid),
        .port(answer_15_port),
        .no_route(answer_15_no_route)
    );

    wire answer_16_out_valid;
    wire [4:0] answer_16_port;
    wire answer_16_no_route;
    ofan_answer_x_k4096_u32 answer_16 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[16]),
        .key(decombine_out_data[368:357]),
        .amount(decombine_out_data[373:369]),
        .pointer(decombine_out_pointer[84:80]),
        .out_valid(answer_16_out_valid),
        .port(answer_16_port),
        .no_route(answer_16_no_route)
    );

    wire answer_17_out_valid;
    wire [4:0] answer_17_port;
    wire answer_17_no_route;
    ofan_answer_x_k4096_u32 answer_17 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[17]),
        .key(decombine_out_data[390:379]),
        .amount(decombine_out_data[395:391]),
        .pointer(decombine_out_pointer[89:85]),
        .out_valid(answer_17_out_valid),
        .port(answer_17_port),
        .no_route(answer_17_no_route)
    );

    wire answer_18_out_valid;
    wire [4:0] answer_18_port;
    wire answer_18_no_route;
    ofan_answer_x_k4096_u32 answer_18 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[18]),
        .key(decombine_out_data[412:401]),
        .amount(decombine_out_data[417:413]),
        .pointer(decombine_out_pointer[94:90]),
        .out_valid(answer_18_out_valid),
        .port(answer_18_port),
        .no_route(answer_18_no_route)
    );

    wire answer_19_out_valid;
    wire [4:0] answer_19_port;
    wire answer_19_no_route;
    ofan_answer_x_k4096_u32 answer_19 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[19]),
        .key(decombine_out_data[434:423]),
        .amount(decombine_out_data[439:435]),
        .pointer(decombine_out_pointer[99:95]),
        .out_valid(answer_19_out_valid),
        .port(answer_19_port),
        .no_route(answer_19_no_route)
    );

    wire answer_20_out_valid;
    wire [4:0] answer_20_port;
    wire answer_20_no_route;
    ofan_answer_x_k4096_u32 answer_20 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[20]),
        .key(decombine_out_data[456:445]),
        .amount(decombine_out_data[461:457]),
        .pointer(decombine_out_pointer[104:100]),
        .out_valid(answer_20_out_valid),
        .port(answer_20_port),
        .no_route(answer_20_no_route)
    );

    wire answer_21_out_valid;
    wire [4:0] answer_21_port;
    wire answer_21_no_route;
    ofan_answer_x_k4096_u32 answer_21 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[21]),
        .key(decombine_out_data[478:467]),
        .amount(decombine_out_data[483:479]),
        .pointer(decombine_out_pointer[109:105]),
        .out_valid(answer_21_out_valid),
        .port(answer_21_port),
        .no_route(answer_21_no_route)
    );

    wire answer_22_out_valid;
    wire [4:0] answer_22_port;
    wire answer_22_no_route;
    ofan_answer_x_k4096_u32 answer_22 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[22]),
        .key(decombine_out_data[500:489]),
        .amount(decombine_out_data[505:501]),
        .pointer(decombine_out_pointer[114:110]),
        .out_valid(answer_22_out_valid),
        .port(answer_22_port),
        .no_route(answer_22_no_route)
    );

    wire answer_23_out_valid;
    wire [4:0] answer_23_port;
    wire answer_23_no_route;
    ofan_answer_x_k4096_u32 answer_23 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[23]),
        .key(decombine_out_data[522:511]),
        .amount(decombine_out_data[527:523]),
        .pointer(decombine_out_pointer[119:115]),
        .out_valid(answer_23_out_valid),
        .port(answer_23_port),
        .no_route(answer_23_no_route)
    );

    wire answer_24_out_valid;
    wire [4:0] answer_24_port;
    wire answer_24_no_route;
    ofan_answer_x_k4096_u32 answer_24 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[24]),
        .key(decombine_out_data[544:533]),
        .amount(decombine_out_data[549:545]),
        .pointer(decombine_out_pointer[124:120]),
        .out_valid(answer_24_out_valid),
        .port(answer_24_port),
        .no_route(answer_24_no_route)
    );

    wire answer_25_out_valid;
    wire [4:0] answer_25_port;
    wire answer_25_no_route;
    ofan_answer_x_k4096_u32 answer_25 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[25]),
        .key(decombine_out_data[566:555]),
        .amount(decombine_out_data[571:567]),
        .pointer(decombine_out_pointer[129:125]),
        .out_valid(answer_25_out_valid),
        .port(answer_25_port),
        .no_route(answer_25_no_route)
    );

    wire answer_26_out_valid;
    wire [4:0] answer_26_port;
    wire answer_26_no_route;
    ofan_answer_x_k4096_u32 answer_26 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[26]),
        .key(decombine_out_data[588:577]),
        .amount(decombine_out_data[593:589]),
        .pointer(decombine_out_pointer[134:130]),
        .out_valid(answer_26_out_valid),
        .port(answer_26_port),
        .no_route(answer_26_no_route)
    );

    wire answer_27_out_valid;
    wire [4:0] answer_27_port;
    wire answer_27_no_route;
    ofan_answer_x_k4096_u32 answer_27 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[27]),
        .key(decombine_out_data[610:599]),
        .amount(decombine_out_data[615:611]),
        .pointer(decombine_out_pointer[139:135]),
        .out_valid(answer_27_out_valid),
        .port(answer_27_port),
        .no_route(answer_27_no_route)
    );

    wire answer_28_out_valid;
    wire [4:0] answer_28_port;
    wire answer_28_no_route;
    ofan_answer_x_k4096_u32 answer_28 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[28]),
        .key(decombine_out_data[632:621]),
        .amount(decombine_out_data[637:633]),
        .pointer(decombine_out_pointer[144:140]),
        .out_valid(answer_28_out_valid),
        .port(answer_28_port),
        .no_route(answer_28_no_route)
    );

    wire answer_29_out_valid;
    wire [4:0] answer_29_port;
    wire answer_29_no_route;
    ofan_answer_x_k4096_u32 answer_29 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[29]),
        .key(decombine_out_data[654:643]),
        .amount(decombine_out_data[659:655]),
        .pointer(decombine_out_pointer[149:145]),
        .out_valid(answer_29_out_valid),
        .port(answer_29_port),
        .no_route(answer_29_no_route)
    );

    wire answer_30_out_valid;
    wire [4:0] answer_30_port;
    wire answer_30_no_route;
    ofan_answer_x_k4096_u32 answer_30 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[30]),
        .key(decombine_out_data[676:665]),
        .amount(decombine_out_data[681:677]),
        .pointer(decombine_out_pointer[154:150]),
        .out_valid(answer_30_out_valid),
        .port(answer_30_port),
        .no_route(answer_30_no_route)
    );

    wire answer_31_out_valid;
    wire [4:0] answer_31_port;
    wire answer_31_no_route;
    ofan_answer_x_k4096_u32 answer_31 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[31]),
        .key(decombine_out_data[698:687]),
        .amount(decombine_out_data[703:699]),
        .pointer(decombine_out_pointer[159:155]),
        .out_valid(answer_31_out_valid),
        .port(answer_31_port),
        .no_route(answer_31_no_route)
    );

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_lane_0 <= decombine_out_data[4:0];
        s1_lane_1 <= decombine_out_data[26:22];
        s1_lane_2 <= decombine_out_data[48:44];
        s1_lane_3 <= decombine_out_data[70:66];
        s1_lane_4 <= decombine_out_data[92:88];
        s1_lane_5 <= decombine_out_data[114:110];
        s1_lane_6 <= decombine_out_data[136:132];
        s1_lane_7 <= decombine_out_data[158:154];
        s1_lane_8 <= decombine_out_data[180:176];
        s1_lane_9 <= decombine_out_data[202:198];
        s1_lane_10 <= decombine_out_data[224:220];
        s1_lane_11 <= decombine_out_data[246:242];
        s1_lane_12 <= decombine_out_data[268:264];
        s1_lane_13 <= decombine_out_data[290:286];
        s1_lane_14 <= decombine_out_data[312:308];
        s1_lane_15 <= decombine_out_data[334:330];
        s1_lane_16 <= decombine_out_data[356:352];
        s1_lane_17 <= decombine_out_data[378:374];
        s1_lane_18 <= decombine_out_data[400:396];
        s1_lane_19 <= decombine_out_data[422:418];
        s1_lane_20 <= decombine_out_data[444:440];
        s1_lane_21 <= decombine_out_data[466:462];
        s1_lane_22 <= decombine_out_data[488:484];
        s1_lane_23 <= decombine_out_data[510:506];
        s1_lane_24 <= decombine_out_data[532:528];
        s1_lane_25 <= decombine_out_data[554:550];
        s1_lane_26 <= decombine_out_data[576:572];
        s1_lane_27 <= decombine_out_data[598:594];
        s1_lane_28 <= decombine_out_data[620:616];
        s1_lane_29 <= decombine_out_data[642:638];
        s1_lane_30 <= decombine_out_data[664:660];
        s1_lane_31 <= decombine_out_data[686:682];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_lane_0 <= s1_lane_0;
        s2_lane_1 <= s1_lane_1;
        s2_lane_2 <= s1_lane_2;
        s2_lane_3 <= s1_lane_3;
        s2_lane_4 <= s1_lane_4;
        s2_lane_5 <= s1_lane_5;
        s2_lane_6 <= s1_lane_6;
        s2_lane_7 <= s1_lane_7;
        s2_lane_8 <= s1_lane_8;
        s2_lane_9 <= s1_lane_9;
        s2_lane_10 <= s1_lane_10;
        s2_lane_11 <= s1_lane_11;
        s2_lane_12 <= s1_lane_12;
        s2_lane_13 <= s1_lane_13;
        s2_lane_14 <= s1_lane_14;
        s2_lane_15 <= s1_lane_15;
        s2_lane_16 <= s1_lane_16;
        s2_lane_17 <= s1_lane_17;
        s2_lane_18 <= s1_lane_18;
        s2_lane_19 <= s1_lane_19;
        s2_lane_20 <= s1_lane_20;
        s2_lane_21 <= s1_lane_21;
        s2_lane_22 <= s1_lane_22;
        s2_lane_23 <= s1_lane_23;
        s2_lane_24 <= s1_lane_24;
        s2_lane_25 <= s1_lane_25;
        s2_lane_26 <= s1_lane_26;
        s2_lane_27 <= s1_lane_27;
        s2_lane_28 <= s1_lane_28;
        s2_lane_29 <= s1_lane_29;
        s2_lane_30 <= s1_lane_30;
        s2_lane_31 <= s1_lane_31;
    end

    wire [10:0] unsort_data_0 = {s2_lane_0, answer_0_port, answer_0_no_route};
    wire [10:0] unsort_data_1 = {s2_lane_1, answer_1_port, answer_1_no_route};
    wire [10:0] unsort_data_2 = {s2_lane_2, answer_2_port, answer_2_no_route};
    wire [10:0] unsort_data_3 = {s2_lane_3, answer_3_port, answer_3_no_route};
    wire [10:0] unsort_data_4 = {s2_lane_4, answer_4_port, answer_4_no_route};
    wire [10:0] unsort_data_5 = {s2_lane_5, answer_5_port, answer_5_no_route};
    wire [10:0] unsort_data_6 = {s2_lane_6, answer_6_port, answer_6_no_route};
    wire [10:0] unsort_data_7 = {s2_lane_7, answer_7_port, answer_7_no_route};
    wire [10:0] unsort_data_8 = {s2_lane_8, answer_8_port, answer_8_no_route};
    wire [10:0] unsort_data_9 = {s2_lane_9, answer_9_port, answer_9_no_route};
    wire [10:0] unsort_data_10 = {s2_lane_10, answer_10_port, answer_10_no_route};
    wire [10:0] unsort_data_11 = {s2_lane_11, answer_11_port, answer_11_no_route};
    wire [10:0] unsort_data_12 = {s2_lane_12, answer_12_port, answer_12_no_route};
    wire [10:0] unsort_data_13 = {s2_lane_13, answer_13_port, answer_13_no_route};
    wire [10:0] unsort_data_14 = {s2_lane_14, answer_14_port, answer_14_no_route};
    wire [10:0] unsort_data_15 = {s2_lane_15, answer_15_port, answer_15_no_route};
    wire [10:0] unsort_data_16 = {s2_lane_16, answer_16_port, answer_16_no_route};
    wire [10:0] unsort_data_17 = {s2_lane_17, answer_17_port, answer_17_no_route};
    wire [10:0] unsort_data_18 = {s2_lane_18, answer_18_port, answer_18_no_route};
    wire [10:0] unsort_data_19 = {s2_lane_19, answer_19_port, answer_19_no_route};
    wire [10:0] unsort_data_20 = {s2_lane_20, answer_20_port, answer_20_no_route};
    wire [10:0] unsort_data_21 = {s2_lane_21, answer_21_port, answer_21_no_route};
    wire [10:0] unsort_data_22 = {s2_lane_22, answer_22_port, answer_22_no_route};
    wire [10:0] unsort_data_23 = {s2_lane_23, answer_23_port, answer_23_no_route};
    wire [10:0] unsort_data_24 = {s2_lane_24, answer_24_port, answer_24_no_route};
    wire [10:0] unsort_data_25 = {s2_lane_25, answer_25_port, answer_25_no_route};
    wire [10:0] unsort_data_26 = {s2_lane_26, answer_26_port, answer_26_no_route};
    wire [10:0] unsort_data_27 = {s2_lane_27, answer_27_port, answer_27_no_route};
    wire [10:0] unsort_data_28 = {s2_lane_28, answer_28_port, answer_28_no_route};
    wire [10:0] unsort_data_29 = {s2_lane_29, answer_29_port, answer_29_no_route};
    wire [10:0] unsort_data_30 = {s2_lane_30, answer_30_port, answer_30_no_route};
    wire [10:0] unsort_data_31 = {s2_lane_31, answer_31_port, answer_31_no_route};

    wire [31:0] unsort_out_valid;
    wire [351:0] unsort_out_data;
    ofan_unsort_l32_d11 unsort (
        .clk(clk),
        .rst(rst),
        .valid({
        answer_31_out_valid, answer_30_out_valid, answer_29_out_valid, answer_28_out_valid,
        answer_27_out_valid, answer_26_out_valid, answer_25_out_valid, answer_24_out_valid,
        answer_23_out_valid, answer_22_out_valid, answer_21_out_valid, answer_20_out_valid,
        answer_19_out_valid, answer_18_out_valid, answer_17_out_valid, answer_16_out_valid,
        answer_15_out_valid, answer_14_out_valid, answer_13_out_valid, answer_12_out_valid,
        answer_11_out_valid, answer_10_out_valid, answer_9_out_valid, answer_8_out_valid,
        answer_7_out_valid, answer_6_out_valid, answer_5_out_valid, answer_4_out_valid,
        answer_3_out_valid, answer_2_out_valid, answer_1_out_valid, answer_0_out_valid
    }),
        .data({
        unsort_data_31, unsort_data_30, unsort_data_29, unsort_data_28, unsort_data_27,
        unsort_data_26, unsort_data_25, unsort_data_24, unsort_data_23, unsort_data_22,
        unsort_data_21, unsort_data_20, unsort_data_19, unsort_data_18, unsort_data_17,
        unsort_data_16, unsort_data_15, unsort_data_14, unsort_data_13, unsort_data_12,
        unsort_data_11, unsort_data_10, unsort_data_9, unsort_data_8, unsort_data_7,
        unsort_data_6, unsort_data_5, unsort_data_4, unsort_data_3, unsort_data_2,
        unsort_data_1, unsort_data_0
    }),
        .out_valid(unsort_out_valid),
        .out_data(unsort_out_data)
    );

    wire not_rst = ~rst;
    wire out_valid_0 = unsort_out_valid[0] & not_rst;
    wire out_valid_1 = unsort_out_valid[1] & not_rst;
    wire out_valid_2 = unsort_out_valid[2] & not_rst;
    wire out_valid_3 = unsort_out_valid[3] & not_rst;
    wire out_valid_4 = unsort_out_valid[4] & not_rst;
    wire out_valid_5 = unsort_out_valid[5] & not_rst;
    wire out_valid_6 = unsort_out_valid[6] & not_rst;
    wire out_valid_7 = unsort_out_valid[7] & not_rst;
    wire out_valid_8 = unsort_out_valid[8] & not_rst;
    wire out_valid_9 = unsort_out_valid[9] & not_rst;
    wire out_valid_10 = unsort_out_valid[10] & not_rst;
    wire out_valid_11 = unsort_out_valid[11] & not_rst;
    wire out_valid_12 = unsort_out_valid[12] & not_rst;
    wire out_valid_13 = unsort_out_valid[13] & not_rst;
    wire out_valid_14 = unsort_out_valid[14] & not_rst;
    wire out_valid_15 = unsort_out_valid[15] & not_rst;
    wire out_valid_16 = unsort_out_valid[16] & not_rst;
    wire out_valid_17 = unsort_out_valid[17] & not_rst;
    wire out_valid_18 = unsort_out_valid[18] & not_rst;
    wire out_valid_19 = unsort_out_valid[19] & not_rst;
    wire out_valid_20 = unsort_out_valid[20] & not_rst;
    wire out_valid_21 = unsort_out_valid[21] & not_rst;
    wire out_valid_22 = unsort_out_valid[22] & not_rst;
    wire out_valid_23 = unsort_out_valid[23] & not_rst;
    wire out_valid_24 = unsort_out_valid[24] & not_rst;
    wire out_valid_25 = unsort_out_valid[25] & not_rst;
    wire out_valid_26 = unsort_out_valid[26] & not_rst;
    wire out_valid_27 = unsort_out_valid[27] & not_rst;
    wire out_valid_28 = unsort_out_valid[28] & not_rst;
    wire out_valid_29 = unsort_out_valid[29] & not_rst;
    wire out_valid_30 = unsort_out_valid[30] & not_rst;
    wire out_valid_31 = unsort_out_valid[31] & not_rst;
    wire no_route_0 = unsort_out_data[0] & out_valid_0;
    wire no_route_1 = unsort_out_data[11] & out_valid_1;
    wire no_route_2 = unsort_out_data[22] & out_valid_2;
    wire no_route_3 = unsort_out_data[33] & out_valid_3;
    wire no_route_4 = unsort_out_data[44] & out_valid_4;
    wire no_route_5 = unsort_out_data[55] & out_valid_5;
    wire no_route_6 = unsort_out_data[66] & out_valid_6;
    wire no_route_7 = unsort_out_data[77] & out_valid_7;
    wire no_route_8 = unsort_out_data[88] & out_valid_8;
    wire no_route_9 = unsort_out_data[99] & out_valid_9;
    wire no_route_10 = unsort_out_data[110] & out_valid_10;
    wire no_route_11 = unsort_out_data[121] & out_valid_11;
    wire no_route_12 = unsort_out_data[132] & out_valid_12;
    wire no_route_13 = unsort_out_data[143] & out_valid_13;
    wire no_route_14 = unsort_out_data[154] & out_valid_14;
    wire no_route_15 = unsort_out_data[165] & out_valid_15;
    wire no_route_16 = unsort_out_data[176] & out_valid_16;
    wire no_route_17 = unsort_out_data[187] & out_valid_17;
    wire no_route_18 = unsort_out_data[198] & out_valid_18;
    wire no_route_19 = unsort_out_data[209] & out_valid_19;
    wire no_route_20 = unsort_out_data[220] & out_valid_20;
    wire no_route_21 = unsort_out_data[231] & out_valid_21;
    wire no_route_22 = unsort_out_data[242] & out_valid_22;
    wire no_route_23 = unsort_out_data[253] & out_valid_23;
    wire no_route_24 = unsort_out_data[264] & out_valid_24;
    wire no_route_25 = unsort_out_data[275] & out_valid_25;
    wire no_route_26 = unsort_out_data[286] & out_valid_26;
    wire no_route_27 = unsort_out_data[297] & out_valid_27;
    wire no_route_28 = unsort_out_data[308] & out_valid_28;
    wire no_route_29 = unsort_out_data[319] & out_valid_29;
    wire no_route_30 = unsort_out_data[330] & out_valid_30;
    wire no_route_31 = unsort_out_data[341] & out_valid_31;
    wire [4:0] port_0 = out_valid_0 ? unsort_out_data[5:1] : 5'd0;
    wire [4:0] port_1 = out_valid_1 ? unsort_out_data[16:12] : 5'd0;
    wire [4:0] port_2 = out_valid_2 ? unsort_out_data[27:23] : 5'd0;
    wire [4:0] port_3 = out_valid_3 ? unsort_out_data[38:34] : 5'd0;
    wire [4:0] port_4 = out_valid_4 ? unsort_out_data[49:45] : 5'd0;
    wire [4:0] port_5 = out_valid_5 ? unsort_out_data[60:56] : 5'd0;
    wire [4:0] port_6 = out_valid_6 ? unsort_out_data[71:67] : 5'd0;
    wire [4:0] port_7 = out_valid_7 ? unsort_out_data[82:78] : 5'd0;
    wire [4:0] port_8 = out_valid_8 ? unsort_out_data[93:89] : 5'd0;
    wire [4:0] port_9 = out_valid_9 ? unsort_out_data[104:100] : 5'd0;
    wire [4:0] port_10 = out_valid_10 ? unsort_out_data[115:111] : 5'd0;
    wire [4:0] port_11 = out_valid_11 ? unsort_out_data[126:122] : 5'd0;
    wire [4:0] port_12 = out_valid_12 ? unsort_out_data[137:133] : 5'd0;
    wire [4:0] port_13 = out_valid_13 ? unsort_out_data[148:144] : 5'd0;
    wire [4:0] port_14 = out_valid_14 ? unsort_out_data[159:155] : 5'd0;
    wire [4:0] port_15 = out_valid_15 ? unsort_out_data[170:166] : 5'd0;
    wire [4:0] port_16 = out_valid_16 ? unsort_out_data[181:177] : 5'd0;
    wire [4:0] port_17 = out_valid_17 ? unsort_out_data[192:188] : 5'd0;
    wire [4:0] port_18 = out_valid_18 ? unsort_out_data[203:199] : 5'd0;
    wire [4:0] port_19 = out_valid_19 ? unsort_out_data[214:210] : 5'd0;
    wire [4:0] port_20 = out_valid_20 ? unsort_out_data[225:221] : 5'd0;
    wire [4:0] port_21 = out_valid_21 ? unsort_out_data[236:232] : 5'd0;
    wire [4:0] port_22 = out_valid_22 ? unsort_out_data[247:243] : 5'd0;
    wire [4:0] port_23 = out_valid_23 ? unsort_out_data[258:254] : 5'd0;
    wire [4:0] port_24 = out_valid_24 ? unsort_out_data[269:265] : 5'd0;
    wire [4:0] port_25 = out_valid_25 ? unsort_out_data[280:276] : 5'd0;
    wire [4:0] port_26 = out_valid_26 ? unsort_out_data[291:287] : 5'd0;
    wire [4:0] port_27 = out_valid_27 ? unsort_out_data[302:298] : 5'd0;
    wire [4:0] port_28 = out_valid_28 ? unsort_out_data[313:309] : 5'd0;
    wire [4:0] port_29 = out_valid_29 ? unsort_out_data[324:320] : 5'd0;
    wire [4:0] port_30 = out_valid_30 ? unsort_out_data[335:331] : 5'd0;
    wire [4:0] port_31 = out_valid_31 ? unsort_out_data[346:342] : 5'd0;
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

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, unsort_out_data[10:6], unsort_out_data[21:17], unsort_out_data[32:28],
        unsort_out_data[43:39], unsort_out_data[54:50], unsort_out_data[65:61],
        unsort_out_data[76:72], unsort_out_data[87:83], unsort_out_data[98:94],
        unsort_out_data[109:105], unsort_out_data[120:116], unsort_out_data[131:127],
        unsort_out_data[142:138], unsort_out_data[153:149], unsort_out_data[164:160],
        unsort_out_data[175:171], unsort_out_data[186:182], unsort_out_data[197:193],
        unsort_out_data[208:204], unsort_out_data[219:215], unsort_out_data[230:226],
        unsort_out_data[241:237], unsort_out_data[252:248], unsort_out_data[263:259],
        unsort_out_data[274:270], unsort_out_data[285:281], unsort_out_data[296:292],
        unsort_out_data[307:303], unsort_out_data[318:314], unsort_out_data[329:325],
        unsort_out_data[340:336], unsort_out_data[351:347]
    };

`ifdef FORMAL
    reg [31:0] s1_asked;
    reg [31:0] s2_asked;
    reg [31:0] s3_asked;
    reg [31:0] s4_asked;
    reg [31:0] s5_asked;
    reg [31:0] s6_asked;
    reg [31:0] s7_asked;
    reg [31:0] s8_asked;
    reg [31:0] s9_asked;
    reg [31:0] s10_asked;
    reg [31:0] s11_asked;
    reg [31:0] s12_asked;
    reg [31:0] s13_asked;
    reg [31:0] s14_asked;
    reg [31:0] s15_asked;
    reg [31:0] s16_asked;
    reg [31:0] s17_asked;
    reg [31:0] s18_asked;
    reg [31:0] s19_asked;
    reg [31:0] s20_asked;
    reg [31:0] s21_asked;
    reg [31:0] s22_asked;
    reg [31:0] s23_asked;
    reg [31:0] s24_asked;
    reg [31:0] s25_asked;
    reg [31:0] s26_asked;
    reg [31:0] s27_asked;
    reg [31:0] s28_asked;
    reg [31:0] s29_asked;
    reg [31:0] s30_asked;
    reg [31:0] s31_asked;
    reg [31:0] s32_asked;
    reg [31:0] s33_asked;
    reg [31:0] s34_asked;
    reg [31:0] s35_asked;
    reg [31:0] s36_asked;
    reg [31:0] s37_asked;
    reg [31:0] s38_asked;
    reg [31:0] s39_asked;
    reg [31:0] s40_asked;
    reg [31:0] s41_asked;
    reg [31:0] s42_asked;
    reg [31:0] s43_asked;

    wire lane_0_is_back_holds = (~unsort_out_valid[0]) | (unsort_out_data[10:6] == 5'd0);
    wire lane_1_is_back_holds = (~unsort_out_valid[1]) | (unsort_out_data[21:17] == 5'd1);
    wire lane_2_is_back_holds = (~unsort_out_valid[2]) | (unsort_out_data[32:28] == 5'd2);
    wire lane_3_is_back_holds = (~unsort_out_valid[3]) | (unsort_out_data[43:39] == 5'd3);
    wire lane_4_is_back_holds = (~unsort_out_valid[4]) | (unsort_out_data[54:50] == 5'd4);
    wire lane_5_is_back_holds = (~unsort_out_valid[5]) | (unsort_out_data[65:61] == 5'd5);
    wire lane_6_is_back_holds = (~unsort_out_valid[6]) | (unsort_out_data[76:72] == 5'd6);
    wire lane_7_is_back_holds = (~unsort_out_valid[7]) | (unsort_out_data[87:83] == 5'd7);
    wire lane_8_is_back_holds = (~unsort_out_valid[8]) | (unsort_out_data[98:94] == 5'd8);
    wire lane_9_is_back_holds = (~unsort_out_valid[9]) | (unsort_out_data[109:105] == 5'd9);
    wire lane_10_is_back_holds = (~unsort_out_valid[10]) | (unsort_out_data[120:116] == 5'd10);
    wire lane_11_is_back_holds = (~unsort_out_valid[11]) | (unsort_out_data[131:127] == 5'd11);
    wire lane_12_is_back_holds = (~unsort_out_valid[12]) | (unsort_out_data[142:138] == 5'd12);
    wire lane_13_is_back_holds = (~unsort_out_valid[13]) | (unsort_out_data[153:149] == 5'd13);
    wire lane_14_is_back_holds = (~unsort_out_valid[14]) | (unsort_out_data[164:160] == 5'd14);
    wire lane_15_is_back_holds = (~unsort_out_valid[15]) | (unsort_out_data[175:171] == 5'd15);
    wire lane_16_is_back_holds = (~unsort_out_valid[16]) | (unsort_out_data[186:182] == 5'd16);
    wire lane_17_is_back_holds = (~unsort_out_valid[17]) | (unsort_out_data[197:193] == 5'd17);
    wire lane_18_is_back_holds = (~unsort_out_valid[18]) | (unsort_out_data[208:204] == 5'd18);
    wire lane_19_is_back_holds = (~unsort_out_valid[19]) | (unsort_out_data[219:215] == 5'd19);
    wire lane_20_is_back_holds = (~unsort_out_valid[20]) | (unsort_out_data[230:226] == 5'd20);
    wire lane_21_is_back_holds = (~unsort_out_valid[21]) | (unsort_out_data[241:237] == 5'd21);
    wire lane_22_is_back_holds = (~unsort_out_valid[22]) | (unsort_out_data[252:248] == 5'd22);
    wire lane_23_is_back_holds = (~unsort_out_valid[23]) | (unsort_out_data[263:259] == 5'd23);
    wire lane_24_is_back_holds = (~unsort_out_valid[24]) | (unsort_out_data[274:270] == 5'd24);
    wire lane_25_is_back_holds = (~unsort_out_valid[25]) | (unsort_out_data[285:281] == 5'd25);
    wire lane_26_is_back_holds = (~unsort_out_valid[26]) | (unsort_out_data[296:292] == 5'd26);
    wire lane_27_is_back_holds = (~unsort_out_valid[27]) | (unsort_out_data[307:303] == 5'd27);
    wire lane_28_is_back_holds = (~unsort_out_valid[28]) | (unsort_out_data[318:314] == 5'd28);
    wire lane_29_is_back_holds = (~unsort_out_valid[29]) | (unsort_out_data[329:325] == 5'd29);
    wire lane_30_is_back_holds = (~unsort_out_valid[30]) | (unsort_out_data[340:336] == 5'd30);
    wire lane_31_is_back_holds = (~unsort_out_valid[31]) | (unsort_out_data[351:347] == 5'd31);

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

    // Pipeline stage 6.
    always @(posedge clk) begin
        if (rst) begin
            s6_asked <= 32'd0;
        end else begin
            s6_asked <= s5_asked;
        end
    end

    // Pipeline stage 7.
    always @(posedge clk) begin
        if (rst) begin
            s7_asked <= 32'd0;
        end else begin
            s7_asked <= s6_asked;
        end
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        if (rst) begin
            s8_asked <= 32'd0;
        end else begin
            s8_asked <= s7_asked;
        end
    end

    // Pipeline stage 9.
    always @(posedge clk) begin
        if (rst) begin
            s9_asked <= 32'd0;
        end else begin
            s9_asked <= s8_asked;
        end
    end

    // Pipeline stage 10.
    always @(posedge clk) begin
        if (rst) begin
            s10_asked <= 32'd0;
        end else begin
            s10_asked <= s9_asked;
        end
    end

    // Pipeline stage 11.
    always @(posedge clk) begin
        if (rst) begin
            s11_asked <= 32'd0;
        end else begin
            s11_asked <= s10_asked;
        end
    end

    // Pipeline stage 12.
    always @(posedge clk) begin
        if (rst) begin
            s12_asked <= 32'd0;
        end else begin
            s12_asked <= s11_asked;
        end
    end

    // Pipeline stage 13.
    always @(posedge clk) begin
        if (rst) begin
            s13_asked <= 32'd0;
        end else begin
            s13_asked <= s12_asked;
        end
    end

    // Pipeline stage 14.
    always @(posedge clk) begin
        if (rst) begin
            s14_asked <= 32'd0;
        end else begin
            s14_asked <= s13_asked;
        end
    end

    // Pipeline stage 15.
    always @(posedge clk) begin
        if (rst) begin
            s15_asked <= 32'd0;
        end else begin
            s15_asked <= s14_asked;
        end
    end

    // Pipeline stage 16.
    always @(posedge clk) begin
        if (rst) begin
            s16_asked <= 32'd0;
        end else begin
            s16_asked <= s15_asked;
        end
    end

    // Pipeline stage 17.
    always @(posedge clk) begin
        if (rst) begin
            s17_asked <= 32'd0;
        end else begin
            s17_asked <= s16_asked;
        end
    end

    // Pipeline stage 18.
    always @(posedge clk) begin
        if (rst) begin
            s18_asked <= 32'd0;
        end else begin
            s18_asked <= s17_asked;
        end
    end

    // Pipeline stage 19.
    always @(posedge clk) begin
        if (rst) begin
            s19_asked <= 32'd0;
        end else begin
            s19_asked <= s18_asked;
        end
    end

    // Pipeline stage 20.
    always @(posedge clk) begin
        if (rst) begin
            s20_asked <= 32'd0;
        end else begin
            s20_asked <= s19_asked;
        end
    end

    // Pipeline stage 21.
    always @(posedge clk) begin
        if (rst) begin
            s21_asked <= 32'd0;
        end else begin
            s21_asked <= s20_asked;
        end
    end

    // Pipeline stage 22.
    always @(posedge clk) begin
        if (rst) begin
            s22_asked <= 32'd0;
        end else begin
            s22_asked <= s21_asked;
        end
    end

    // Pipeline stage 23.
    always @(posedge clk) begin
        if (rst) begin
            s23_asked <= 32'd0;
        end else begin
            s23_asked <= s22_asked;
        end
    end

    // Pipeline stage 24.
    always @(posedge clk) begin
        if (rst) begin
            s24_asked <= 32'd0;
        end else begin
            s24_asked <= s23_asked;
        end
    end

    // Pipeline stage 25.
    always @(posedge clk) begin
        if (rst) begin
            s25_asked <= 32'd0;
        end else begin
            s25_asked <= s24_asked;
        end
    end

    // Pipeline stage 26.
    always @(posedge clk) begin
        if (rst) begin
            s26_asked <= 32'd0;
        end else begin
            s26_asked <= s25_asked;
        end
    end

    // Pipeline stage 27.
    always @(posedge clk) begin
        if (rst) begin
            s27_asked <= 32'd0;
        end else begin
            s27_asked <= s26_asked;
        end
    end

    // Pipeline stage 28.
    always @(posedge clk) begin
        if (rst) begin
            s28_asked <= 32'd0;
        end else begin
            s28_asked <= s27_asked;
        end
    end

    // Pipeline stage 29.
    always @(posedge clk) begin
        if (rst) begin
            s29_asked <= 32'd0;
        end else begin
            s29_asked <= s28_asked;
        end
    end

    // Pipeline stage 30.
    always @(posedge clk) begin
        if (rst) begin
            s30_asked <= 32'd0;
        end else begin
            s30_asked <= s29_asked;
        end
    end

    // Pipeline stage 31.
    always @(posedge clk) begin
        if (rst) begin
            s31_asked <= 32'd0;
        end else begin
            s31_asked <= s30_asked;
        end
    end

    // Pipeline stage 32.
    always @(posedge clk) begin
        if (rst) begin
            s32_asked <= 32'd0;
        end else begin
            s32_asked <= s31_asked;
        end
    end

    // Pipeline stage 33.
    always @(posedge clk) begin
        if (rst) begin
            s33_asked <= 32'd0;
        end else begin
            s33_asked <= s32_asked;
        end
    end

    // Pipeline stage 34.
    always @(posedge clk) begin
        if (rst) begin
            s34_asked <= 32'd0;
        end else begin
            s34_asked <= s33_asked;
        end
    end

    // Pipeline stage 35.
    always @(posedge clk) begin
        if (rst) begin
            s35_asked <= 32'd0;
        end else begin
            s35_asked <= s34_asked;
        end
    end

    // Pipeline stage 36.
    always @(posedge clk) begin
        if (rst) begin
            s36_asked <= 32'd0;
        end else begin
            s36_asked <= s35_asked;
        end
    end

    // Pipeline stage 37.
    always @(posedge clk) begin
        if (rst) begin
            s37_asked <= 32'd0;
        end else begin
            s37_asked <= s36_asked;
        end
    end

    // Pipeline stage 38.
    always @(posedge clk) begin
        if (rst) begin
            s38_asked <= 32'd0;
        end else begin
            s38_asked <= s37_asked;
        end
    end

    // Pipeline stage 39.
    always @(posedge clk) begin
        if (rst) begin
            s39_asked <= 32'd0;
        end else begin
            s39_asked <= s38_asked;
        end
    end

    // Pipeline stage 40.
    always @(posedge clk) begin
        if (rst) begin
            s40_asked <= 32'd0;
        end else begin
            s40_asked <= s39_asked;
        end
    end

    // Pipeline stage 41.
    always @(posedge clk) begin
        if (rst) begin
            s41_asked <= 32'd0;
        end else begin
            s41_asked <= s40_asked;
        end
    end

    // Pipeline stage 42.
    always @(posedge clk) begin
        if (rst) begin
            s42_asked <= 32'd0;
        end else begin
            s42_asked <= s41_asked;
        end
    end

    // Pipeline stage 43.
    always @(posedge clk) begin
        if (rst) begin
            s43_asked <= 32'd0;
        end else begin
            s43_asked <= s42_asked;
        end
    end

    always @(posedge clk) begin
        if (!rst) begin
            lane_0_is_back: assert (lane_0_is_back_holds);
            lane_1_is_back: assert (lane_1_is_back_holds);
            lane_2_is_back: assert (lane_2_is_back_holds);
            lane_3_is_back: assert (lane_3_is_back_holds);
            lane_4_is_back: assert (lane_4_is_back_holds);
            lane_5_is_back: assert (lane_5_is_back_holds);
            lane_6_is_back: assert (lane_6_is_back_holds);
            lane_7_is_back: assert (lane_7_is_back_holds);
            lane_8_is_back: assert (lane_8_is_back_holds);
            lane_9_is_back: assert (lane_9_is_back_holds);
            lane_10_is_back: assert (lane_10_is_back_holds);
            lane_11_is_back: assert (lane_11_is_back_holds);
            lane_12_is_back: assert (lane_12_is_back_holds);
            lane_13_is_back: assert (lane_13_is_back_holds);
            lane_14_is_back: assert (lane_14_is_back_holds);
            lane_15_is_back: assert (lane_15_is_back_holds);
            lane_16_is_back: assert (lane_16_is_back_holds);
            lane_17_is_back: assert (lane_17_is_back_holds);
            lane_18_is_back: assert (lane_18_is_back_holds);
            lane_19_is_back: assert (lane_19_is_back_holds);
            lane_20_is_back: assert (lane_20_is_back_holds);
            lane_21_is_back: assert (lane_21_is_back_holds);
            lane_22_is_back: assert (lane_22_is_back_holds);
            lane_23_is_back: assert (lane_23_is_back_holds);
            lane_24_is_back: assert (lane_24_is_back_holds);
            lane_25_is_back: assert (lane_25_is_back_holds);
            lane_26_is_back: assert (lane_26_is_back_holds);
            lane_27_is_back: assert (lane_27_is_back_holds);
            lane_28_is_back: assert (lane_28_is_back_holds);
            lane_29_is_back: assert (lane_29_is_back_holds);
            lane_30_is_back: assert (lane_30_is_back_holds);
            lane_31_is_back: assert (lane_31_is_back_holds);
            whoever_asked_is_answered: assert (s43_asked == unsort_out_valid);
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
