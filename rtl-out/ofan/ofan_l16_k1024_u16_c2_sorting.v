// SPDX-License-Identifier: Apache-2.0
// Module: ofan_l16_k1024_u16_c2_sorting
// Written by: sluice 0.1.0
//
// Ofan's shared pointers: 16 lanes, 1024 keys, 16 uplinks, latency 31.
// As if the packets of a batch came one at a time, lane 0 first: each takes the port that its key's
// pointer names and moves the pointer on.

module ofan_l16_k1024_u16_c2_sorting (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] valid,
    input  wire [159:0] key,
    output wire [15:0] out_valid,
    output wire [63:0] port,
    output wire [15:0] no_route
);

    reg [3:0] s1_lane_0;
    reg [3:0] s1_lane_1;
    reg [3:0] s1_lane_2;
    reg [3:0] s1_lane_3;
    reg [3:0] s1_lane_4;
    reg [3:0] s1_lane_5;
    reg [3:0] s1_lane_6;
    reg [3:0] s1_lane_7;
    reg [3:0] s1_lane_8;
    reg [3:0] s1_lane_9;
    reg [3:0] s1_lane_10;
    reg [3:0] s1_lane_11;
    reg [3:0] s1_lane_12;
    reg [3:0] s1_lane_13;
    reg [3:0] s1_lane_14;
    reg [3:0] s1_lane_15;
    reg [3:0] s2_lane_0;
    reg [3:0] s2_lane_1;
    reg [3:0] s2_lane_2;
    reg [3:0] s2_lane_3;
    reg [3:0] s2_lane_4;
    reg [3:0] s2_lane_5;
    reg [3:0] s2_lane_6;
    reg [3:0] s2_lane_7;
    reg [3:0] s2_lane_8;
    reg [3:0] s2_lane_9;
    reg [3:0] s2_lane_10;
    reg [3:0] s2_lane_11;
    reg [3:0] s2_lane_12;
    reg [3:0] s2_lane_13;
    reg [3:0] s2_lane_14;
    reg [3:0] s2_lane_15;

    wire [15:0] sort_out_valid;
    wire [223:0] sort_out_data;
    ofan_sort_l16_d14 sort (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data({
        {key[159:150], 4'd15}, {key[149:140], 4'd14}, {key[139:130], 4'd13},
        {key[129:120], 4'd12}, {key[119:110], 4'd11}, {key[109:100], 4'd10}, {key[99:90], 4'd9},
        {key[89:80], 4'd8}, {key[79:70], 4'd7}, {key[69:60], 4'd6}, {key[59:50], 4'd5},
        {key[49:40], 4'd4}, {key[39:30], 4'd3}, {key[29:20], 4'd2}, {key[19:10], 4'd1},
        {key[9:0], 4'd0}
    }),
        .out_valid(sort_out_valid),
        .out_data(sort_out_data)
    );

    wire [223:0] combine_out_record;
    wire [15:0] combine_master;
    wire [63:0] combine_amount;
    ofan_combine_l16_kw10_u16 combine (
        .clk(clk),
        .rst(rst),
        .valid(sort_out_valid),
        .record(sort_out_data),
        .out_record(combine_out_record),
        .master(combine_master),
        .amount(combine_amount)
    );

    wire [63:0] file_pointer;
    ofan_pointer_file_l16_k1024_u16_c2 file (
        .clk(clk),
        .rst(rst),
        .key({
        combine_out_record[223:214], combine_out_record[209:200], combine_out_record[195:186],
        combine_out_record[181:172], combine_out_record[167:158], combine_out_record[153:144],
        combine_out_record[139:130], combine_out_record[125:116], combine_out_record[111:102],
        combine_out_record[97:88], combine_out_record[83:74], combine_out_record[69:60],
        combine_out_record[55:46], combine_out_record[41:32], combine_out_record[27:18],
        combine_out_record[13:4]
    }),
        .advance({
        combine_master[15] & 1'b1, combine_master[14] & 1'b1, combine_master[13] & 1'b1,
        combine_master[12] & 1'b1, combine_master[11] & 1'b1, combine_master[10] & 1'b1,
        combine_master[9] & 1'b1, combine_master[8] & 1'b1, combine_master[7] & 1'b1,
        combine_master[6] & 1'b1, combine_master[5] & 1'b1, combine_master[4] & 1'b1,
        combine_master[3] & 1'b1, combine_master[2] & 1'b1, combine_master[1] & 1'b1,
        combine_master[0] & 1'b1
    }),
        .amount(combine_amount),
        .pointer(file_pointer)
    );

    wire [17:0] decombine_data_0 = {combine_amount[3:0], combine_out_record[13:0]};
    wire [17:0] decombine_data_1 = {combine_amount[7:4], combine_out_record[27:14]};
    wire [17:0] decombine_data_2 = {combine_amount[11:8], combine_out_record[41:28]};
    wire [17:0] decombine_data_3 = {combine_amount[15:12], combine_out_record[55:42]};
    wire [17:0] decombine_data_4 = {combine_amount[19:16], combine_out_record[69:56]};
    wire [17:0] decombine_data_5 = {combine_amount[23:20], combine_out_record[83:70]};
    wire [17:0] decombine_data_6 = {combine_amount[27:24], combine_out_record[97:84]};
    wire [17:0] decombine_data_7 = {combine_amount[31:28], combine_out_record[111:98]};
    wire [17:0] decombine_data_8 = {combine_amount[35:32], combine_out_record[125:112]};
    wire [17:0] decombine_data_9 = {combine_amount[39:36], combine_out_record[139:126]};
    wire [17:0] decombine_data_10 = {combine_amount[43:40], combine_out_record[153:140]};
    wire [17:0] decombine_data_11 = {combine_amount[47:44], combine_out_record[167:154]};
    wire [17:0] decombine_data_12 = {combine_amount[51:48], combine_out_record[181:168]};
    wire [17:0] decombine_data_13 = {combine_amount[55:52], combine_out_record[195:182]};
    wire [17:0] decombine_data_14 = {combine_amount[59:56], combine_out_record[209:196]};
    wire [17:0] decombine_data_15 = {combine_amount[63:60], combine_out_record[223:210]};

    wire [15:0] decombine_out_valid;
    wire [63:0] decombine_out_pointer;
    wire [287:0] decombine_out_data;
    ofan_decombine_l16_p4_d18 decombine (
        .clk(clk),
        .rst(rst),
        .master(combine_master),
        .pointer(file_pointer),
        .data({
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
    wire [3:0] answer_0_port;
    wire answer_0_no_route;
    ofan_answer_x_k1024_u16 answer_0 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[0]),
        .key(decombine_out_data[13:4]),
        .amount(decombine_out_data[17:14]),
        .pointer(decombine_out_pointer[3:0]),
        .out_valid(answer_0_out_valid),
        .port(answer_0_port),
        .no_route(answer_0_no_route)
    );

    wire answer_1_out_valid;
    wire [3:0] answer_1_port;
    wire answer_1_no_route;
    ofan_answer_x_k1024_u16 answer_1 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[1]),
        .key(decombine_out_data[31:22]),
        .amount(decombine_out_data[35:32]),
        .pointer(decombine_out_pointer[7:4]),
        .out_valid(answer_1_out_valid),
        .port(answer_1_port),
        .no_route(answer_1_no_route)
    );

    wire answer_2_out_valid;
    wire [3:0] answer_2_port;
    wire answer_2_no_route;
    ofan_answer_x_k1024_u16 answer_2 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[2]),
        .key(decombine_out_data[49:40]),
        .amount(decombine_out_data[53:50]),
        .pointer(decombine_out_pointer[11:8]),
        .out_valid(answer_2_out_valid),
        .port(answer_2_port),
        .no_route(answer_2_no_route)
    );

    wire answer_3_out_valid;
    wire [3:0] answer_3_port;
    wire answer_3_no_route;
    ofan_answer_x_k1024_u16 answer_3 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[3]),
        .key(decombine_out_data[67:58]),
        .amount(decombine_out_data[71:68]),
        .pointer(decombine_out_pointer[15:12]),
        .out_valid(answer_3_out_valid),
        .port(answer_3_port),
        .no_route(answer_3_no_route)
    );

    wire answer_4_out_valid;
    wire [3:0] answer_4_port;
    wire answer_4_no_route;
    ofan_answer_x_k1024_u16 answer_4 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[4]),
        .key(decombine_out_data[85:76]),
        .amount(decombine_out_data[89:86]),
        .pointer(decombine_out_pointer[19:16]),
        .out_valid(answer_4_out_valid),
        .port(answer_4_port),
        .no_route(answer_4_no_route)
    );

    wire answer_5_out_valid;
    wire [3:0] answer_5_port;
    wire answer_5_no_route;
    ofan_answer_x_k1024_u16 answer_5 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[5]),
        .key(decombine_out_data[103:94]),
        .amount(decombine_out_data[107:104]),
        .pointer(decombine_out_pointer[23:20]),
        .out_valid(answer_5_out_valid),
        .port(answer_5_port),
        .no_route(answer_5_no_route)
    );

    wire answer_6_out_valid;
    wire [3:0] answer_6_port;
    wire answer_6_no_route;
    ofan_answer_x_k1024_u16 answer_6 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[6]),
        .key(decombine_out_data[121:112]),
        .amount(decombine_out_data[125:122]),
        .pointer(decombine_out_pointer[27:24]),
        .out_valid(answer_6_out_valid),
        .port(answer_6_port),
        .no_route(answer_6_no_route)
    );

    wire answer_7_out_valid;
    wire [3:0] answer_7_port;
    wire answer_7_no_route;
    ofan_answer_x_k1024_u16 answer_7 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[7]),
        .key(decombine_out_data[139:130]),
        .amount(decombine_out_data[143:140]),
        .pointer(decombine_out_pointer[31:28]),
        .out_valid(answer_7_out_valid),
        .port(answer_7_port),
        .no_route(answer_7_no_route)
    );

    wire answer_8_out_valid;
    wire [3:0] answer_8_port;
    wire answer_8_no_route;
    ofan_answer_x_k1024_u16 answer_8 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[8]),
        .key(decombine_out_data[157:148]),
        .amount(decombine_out_data[161:158]),
        .pointer(decombine_out_pointer[35:32]),
        .out_valid(answer_8_out_valid),
        .port(answer_8_port),
        .no_route(answer_8_no_route)
    );

    wire answer_9_out_valid;
    wire [3:0] answer_9_port;
    wire answer_9_no_route;
    ofan_answer_x_k1024_u16 answer_9 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[9]),
        .key(decombine_out_data[175:166]),
        .amount(decombine_out_data[179:176]),
        .pointer(decombine_out_pointer[39:36]),
        .out_valid(answer_9_out_valid),
        .port(answer_9_port),
        .no_route(answer_9_no_route)
    );

    wire answer_10_out_valid;
    wire [3:0] answer_10_port;
    wire answer_10_no_route;
    ofan_answer_x_k1024_u16 answer_10 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[10]),
        .key(decombine_out_data[193:184]),
        .amount(decombine_out_data[197:194]),
        .pointer(decombine_out_pointer[43:40]),
        .out_valid(answer_10_out_valid),
        .port(answer_10_port),
        .no_route(answer_10_no_route)
    );

    wire answer_11_out_valid;
    wire [3:0] answer_11_port;
    wire answer_11_no_route;
    ofan_answer_x_k1024_u16 answer_11 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[11]),
        .key(decombine_out_data[211:202]),
        .amount(decombine_out_data[215:212]),
        .pointer(decombine_out_pointer[47:44]),
        .out_valid(answer_11_out_valid),
        .port(answer_11_port),
        .no_route(answer_11_no_route)
    );

    wire answer_12_out_valid;
    wire [3:0] answer_12_port;
    wire answer_12_no_route;
    ofan_answer_x_k1024_u16 answer_12 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[12]),
        .key(decombine_out_data[229:220]),
        .amount(decombine_out_data[233:230]),
        .pointer(decombine_out_pointer[51:48]),
        .out_valid(answer_12_out_valid),
        .port(answer_12_port),
        .no_route(answer_12_no_route)
    );

    wire answer_13_out_valid;
    wire [3:0] answer_13_port;
    wire answer_13_no_route;
    ofan_answer_x_k1024_u16 answer_13 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[13]),
        .key(decombine_out_data[247:238]),
        .amount(decombine_out_data[251:248]),
        .pointer(decombine_out_pointer[55:52]),
        .out_valid(answer_13_out_valid),
        .port(answer_13_port),
        .no_route(answer_13_no_route)
    );

    wire answer_14_out_valid;
    wire [3:0] answer_14_port;
    wire answer_14_no_route;
    ofan_answer_x_k1024_u16 answer_14 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[14]),
        .key(decombine_out_data[265:256]),
        .amount(decombine_out_data[269:266]),
        .pointer(decombine_out_pointer[59:56]),
        .out_valid(answer_14_out_valid),
        .port(answer_14_port),
        .no_route(answer_14_no_route)
    );

    wire answer_15_out_valid;
    wire [3:0] answer_15_port;
    wire answer_15_no_route;
    ofan_answer_x_k1024_u16 answer_15 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[15]),
        .key(decombine_out_data[283:274]),
        .amount(decombine_out_data[287:284]),
        .pointer(decombine_out_pointer[63:60]),
        .out_valid(answer_15_out_valid),
        .port(answer_15_port),
        .no_route(answer_15_no_route)
    );

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_lane_0 <= decombine_out_data[3:0];
        s1_lane_1 <= decombine_out_data[21:18];
        s1_lane_2 <= decombine_out_data[39:36];
        s1_lane_3 <= decombine_out_data[57:54];
        s1_lane_4 <= decombine_out_data[75:72];
        s1_lane_5 <= decombine_out_data[93:90];
        s1_lane_6 <= decombine_out_data[111:108];
        s1_lane_7 <= decombine_out_data[129:126];
        s1_lane_8 <= decombine_out_data[147:144];
        s1_lane_9 <= decombine_out_data[165:162];
        s1_lane_10 <= decombine_out_data[183:180];
        s1_lane_11 <= decombine_out_data[201:198];
        s1_lane_12 <= decombine_out_data[219:216];
        s1_lane_13 <= decombine_out_data[237:234];
        s1_lane_14 <= decombine_out_data[255:252];
        s1_lane_15 <= decombine_out_data[273:270];
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
    end

    wire [8:0] unsort_data_0 = {s2_lane_0, answer_0_port, answer_0_no_route};
    wire [8:0] unsort_data_1 = {s2_lane_1, answer_1_port, answer_1_no_route};
    wire [8:0] unsort_data_2 = {s2_lane_2, answer_2_port, answer_2_no_route};
    wire [8:0] unsort_data_3 = {s2_lane_3, answer_3_port, answer_3_no_route};
    wire [8:0] unsort_data_4 = {s2_lane_4, answer_4_port, answer_4_no_route};
    wire [8:0] unsort_data_5 = {s2_lane_5, answer_5_port, answer_5_no_route};
    wire [8:0] unsort_data_6 = {s2_lane_6, answer_6_port, answer_6_no_route};
    wire [8:0] unsort_data_7 = {s2_lane_7, answer_7_port, answer_7_no_route};
    wire [8:0] unsort_data_8 = {s2_lane_8, answer_8_port, answer_8_no_route};
    wire [8:0] unsort_data_9 = {s2_lane_9, answer_9_port, answer_9_no_route};
    wire [8:0] unsort_data_10 = {s2_lane_10, answer_10_port, answer_10_no_route};
    wire [8:0] unsort_data_11 = {s2_lane_11, answer_11_port, answer_11_no_route};
    wire [8:0] unsort_data_12 = {s2_lane_12, answer_12_port, answer_12_no_route};
    wire [8:0] unsort_data_13 = {s2_lane_13, answer_13_port, answer_13_no_route};
    wire [8:0] unsort_data_14 = {s2_lane_14, answer_14_port, answer_14_no_route};
    wire [8:0] unsort_data_15 = {s2_lane_15, answer_15_port, answer_15_no_route};

    wire [15:0] unsort_out_valid;
    wire [143:0] unsort_out_data;
    ofan_unsort_l16_d9 unsort (
        .clk(clk),
        .rst(rst),
        .valid({
        answer_15_out_valid, answer_14_out_valid, answer_13_out_valid, answer_12_out_valid,
        answer_11_out_valid, answer_10_out_valid, answer_9_out_valid, answer_8_out_valid,
        answer_7_out_valid, answer_6_out_valid, answer_5_out_valid, answer_4_out_valid,
        answer_3_out_valid, answer_2_out_valid, answer_1_out_valid, answer_0_out_valid
    }),
        .data({
        unsort_data_15, unsort_data_14, unsort_data_13, unsort_data_12, unsort_data_11,
        unsort_data_10, unsort_data_9, unsort_data_8, unsort_data_7, unsort_data_6,
        unsort_data_5, unsort_data_4, unsort_data_3, unsort_data_2, unsort_data_1,
        unsort_data_0
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
    wire no_route_0 = unsort_out_data[0] & out_valid_0;
    wire no_route_1 = unsort_out_data[9] & out_valid_1;
    wire no_route_2 = unsort_out_data[18] & out_valid_2;
    wire no_route_3 = unsort_out_data[27] & out_valid_3;
    wire no_route_4 = unsort_out_data[36] & out_valid_4;
    wire no_route_5 = unsort_out_data[45] & out_valid_5;
    wire no_route_6 = unsort_out_data[54] & out_valid_6;
    wire no_route_7 = unsort_out_data[63] & out_valid_7;
    wire no_route_8 = unsort_out_data[72] & out_valid_8;
    wire no_route_9 = unsort_out_data[81] & out_valid_9;
    wire no_route_10 = unsort_out_data[90] & out_valid_10;
    wire no_route_11 = unsort_out_data[99] & out_valid_11;
    wire no_route_12 = unsort_out_data[108] & out_valid_12;
    wire no_route_13 = unsort_out_data[117] & out_valid_13;
    wire no_route_14 = unsort_out_data[126] & out_valid_14;
    wire no_route_15 = unsort_out_data[135] & out_valid_15;
    wire [3:0] port_0 = out_valid_0 ? unsort_out_data[4:1] : 4'd0;
    wire [3:0] port_1 = out_valid_1 ? unsort_out_data[13:10] : 4'd0;
    wire [3:0] port_2 = out_valid_2 ? unsort_out_data[22:19] : 4'd0;
    wire [3:0] port_3 = out_valid_3 ? unsort_out_data[31:28] : 4'd0;
    wire [3:0] port_4 = out_valid_4 ? unsort_out_data[40:37] : 4'd0;
    wire [3:0] port_5 = out_valid_5 ? unsort_out_data[49:46] : 4'd0;
    wire [3:0] port_6 = out_valid_6 ? unsort_out_data[58:55] : 4'd0;
    wire [3:0] port_7 = out_valid_7 ? unsort_out_data[67:64] : 4'd0;
    wire [3:0] port_8 = out_valid_8 ? unsort_out_data[76:73] : 4'd0;
    wire [3:0] port_9 = out_valid_9 ? unsort_out_data[85:82] : 4'd0;
    wire [3:0] port_10 = out_valid_10 ? unsort_out_data[94:91] : 4'd0;
    wire [3:0] port_11 = out_valid_11 ? unsort_out_data[103:100] : 4'd0;
    wire [3:0] port_12 = out_valid_12 ? unsort_out_data[112:109] : 4'd0;
    wire [3:0] port_13 = out_valid_13 ? unsort_out_data[121:118] : 4'd0;
    wire [3:0] port_14 = out_valid_14 ? unsort_out_data[130:127] : 4'd0;
    wire [3:0] port_15 = out_valid_15 ? unsort_out_data[139:136] : 4'd0;
    assign out_valid = {
        out_valid_15, out_valid_14, out_valid_13, out_valid_12, out_valid_11, out_valid_10,
        out_valid_9, out_valid_8, out_valid_7, out_valid_6, out_valid_5, out_valid_4,
        out_valid_3, out_valid_2, out_valid_1, out_valid_0
    };
    assign port = {
        port_15, port_14, port_13, port_12, port_11, port_10, port_9, port_8, port_7, port_6,
        port_5, port_4, port_3, port_2, port_1, port_0
    };
    assign no_route = {
        no_route_15, no_route_14, no_route_13, no_route_12, no_route_11, no_route_10,
        no_route_9, no_route_8, no_route_7, no_route_6, no_route_5, no_route_4, no_route_3,
        no_route_2, no_route_1, no_route_0
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, unsort_out_data[8:5], unsort_out_data[17:14], unsort_out_data[26:23],
        unsort_out_data[35:32], unsort_out_data[44:41], unsort_out_data[53:50],
        unsort_out_data[62:59], unsort_out_data[71:68], unsort_out_data[80:77],
        unsort_out_data[89:86], unsort_out_data[98:95], unsort_out_data[107:104],
        unsort_out_data[116:113], unsort_out_data[125:122], unsort_out_data[134:131],
        unsort_out_data[143:140]
    };

`ifdef FORMAL
    reg [15:0] s1_asked;
    reg [15:0] s2_asked;
    reg [15:0] s3_asked;
    reg [15:0] s4_asked;
    reg [15:0] s5_asked;
    reg [15:0] s6_asked;
    reg [15:0] s7_asked;
    reg [15:0] s8_asked;
    reg [15:0] s9_asked;
    reg [15:0] s10_asked;
    reg [15:0] s11_asked;
    reg [15:0] s12_asked;
    reg [15:0] s13_asked;
    reg [15:0] s14_asked;
    reg [15:0] s15_asked;
    reg [15:0] s16_asked;
    reg [15:0] s17_asked;
    reg [15:0] s18_asked;
    reg [15:0] s19_asked;
    reg [15:0] s20_asked;
    reg [15:0] s21_asked;
    reg [15:0] s22_asked;
    reg [15:0] s23_asked;
    reg [15:0] s24_asked;
    reg [15:0] s25_asked;
    reg [15:0] s26_asked;
    reg [15:0] s27_asked;
    reg [15:0] s28_asked;
    reg [15:0] s29_asked;
    reg [15:0] s30_asked;
    reg [15:0] s31_asked;

    wire lane_0_is_back_holds = (~unsort_out_valid[0]) | (unsort_out_data[8:5] == 4'd0);
    wire lane_1_is_back_holds = (~unsort_out_valid[1]) | (unsort_out_data[17:14] == 4'd1);
    wire lane_2_is_back_holds = (~unsort_out_valid[2]) | (unsort_out_data[26:23] == 4'd2);
    wire lane_3_is_back_holds = (~unsort_out_valid[3]) | (unsort_out_data[35:32] == 4'd3);
    wire lane_4_is_back_holds = (~unsort_out_valid[4]) | (unsort_out_data[44:41] == 4'd4);
    wire lane_5_is_back_holds = (~unsort_out_valid[5]) | (unsort_out_data[53:50] == 4'd5);
    wire lane_6_is_back_holds = (~unsort_out_valid[6]) | (unsort_out_data[62:59] == 4'd6);
    wire lane_7_is_back_holds = (~unsort_out_valid[7]) | (unsort_out_data[71:68] == 4'd7);
    wire lane_8_is_back_holds = (~unsort_out_valid[8]) | (unsort_out_data[80:77] == 4'd8);
    wire lane_9_is_back_holds = (~unsort_out_valid[9]) | (unsort_out_data[89:86] == 4'd9);
    wire lane_10_is_back_holds = (~unsort_out_valid[10]) | (unsort_out_data[98:95] == 4'd10);
    wire lane_11_is_back_holds = (~unsort_out_valid[11]) | (unsort_out_data[107:104] == 4'd11);
    wire lane_12_is_back_holds = (~unsort_out_valid[12]) | (unsort_out_data[116:113] == 4'd12);
    wire lane_13_is_back_holds = (~unsort_out_valid[13]) | (unsort_out_data[125:122] == 4'd13);
    wire lane_14_is_back_holds = (~unsort_out_valid[14]) | (unsort_out_data[134:131] == 4'd14);
    wire lane_15_is_back_holds = (~unsort_out_valid[15]) | (unsort_out_data[143:140] == 4'd15);

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_asked <= 16'd0;
        end else begin
            s1_asked <= valid;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_asked <= 16'd0;
        end else begin
            s2_asked <= s1_asked;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_asked <= 16'd0;
        end else begin
            s3_asked <= s2_asked;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_asked <= 16'd0;
        end else begin
            s4_asked <= s3_asked;
        end
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            s5_asked <= 16'd0;
        end else begin
            s5_asked <= s4_asked;
        end
    end

    // Pipeline stage 6.
    always @(posedge clk) begin
        if (rst) begin
            s6_asked <= 16'd0;
        end else begin
            s6_asked <= s5_asked;
        end
    end

    // Pipeline stage 7.
    always @(posedge clk) begin
        if (rst) begin
            s7_asked <= 16'd0;
        end else begin
            s7_asked <= s6_asked;
        end
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        if (rst) begin
            s8_asked <= 16'd0;
        end else begin
            s8_asked <= s7_asked;
        end
    end

    // Pipeline stage 9.
    always @(posedge clk) begin
        if (rst) begin
            s9_asked <= 16'd0;
        end else begin
            s9_asked <= s8_asked;
        end
    end

    // Pipeline stage 10.
    always @(posedge clk) begin
        if (rst) begin
            s10_asked <= 16'd0;
        end else begin
            s10_asked <= s9_asked;
        end
    end

    // Pipeline stage 11.
    always @(posedge clk) begin
        if (rst) begin
            s11_asked <= 16'd0;
        end else begin
            s11_asked <= s10_asked;
        end
    end

    // Pipeline stage 12.
    always @(posedge clk) begin
        if (rst) begin
            s12_asked <= 16'd0;
        end else begin
            s12_asked <= s11_asked;
        end
    end

    // Pipeline stage 13.
    always @(posedge clk) begin
        if (rst) begin
            s13_asked <= 16'd0;
        end else begin
            s13_asked <= s12_asked;
        end
    end

    // Pipeline stage 14.
    always @(posedge clk) begin
        if (rst) begin
            s14_asked <= 16'd0;
        end else begin
            s14_asked <= s13_asked;
        end
    end

    // Pipeline stage 15.
    always @(posedge clk) begin
        if (rst) begin
            s15_asked <= 16'd0;
        end else begin
            s15_asked <= s14_asked;
        end
    end

    // Pipeline stage 16.
    always @(posedge clk) begin
        if (rst) begin
            s16_asked <= 16'd0;
        end else begin
            s16_asked <= s15_asked;
        end
    end

    // Pipeline stage 17.
    always @(posedge clk) begin
        if (rst) begin
            s17_asked <= 16'd0;
        end else begin
            s17_asked <= s16_asked;
        end
    end

    // Pipeline stage 18.
    always @(posedge clk) begin
        if (rst) begin
            s18_asked <= 16'd0;
        end else begin
            s18_asked <= s17_asked;
        end
    end

    // Pipeline stage 19.
    always @(posedge clk) begin
        if (rst) begin
            s19_asked <= 16'd0;
        end else begin
            s19_asked <= s18_asked;
        end
    end

    // Pipeline stage 20.
    always @(posedge clk) begin
        if (rst) begin
            s20_asked <= 16'd0;
        end else begin
            s20_asked <= s19_asked;
        end
    end

    // Pipeline stage 21.
    always @(posedge clk) begin
        if (rst) begin
            s21_asked <= 16'd0;
        end else begin
            s21_asked <= s20_asked;
        end
    end

    // Pipeline stage 22.
    always @(posedge clk) begin
        if (rst) begin
            s22_asked <= 16'd0;
        end else begin
            s22_asked <= s21_asked;
        end
    end

    // Pipeline stage 23.
    always @(posedge clk) begin
        if (rst) begin
            s23_asked <= 16'd0;
        end else begin
            s23_asked <= s22_asked;
        end
    end

    // Pipeline stage 24.
    always @(posedge clk) begin
        if (rst) begin
            s24_asked <= 16'd0;
        end else begin
            s24_asked <= s23_asked;
        end
    end

    // Pipeline stage 25.
    always @(posedge clk) begin
        if (rst) begin
            s25_asked <= 16'd0;
        end else begin
            s25_asked <= s24_asked;
        end
    end

    // Pipeline stage 26.
    always @(posedge clk) begin
        if (rst) begin
            s26_asked <= 16'd0;
        end else begin
            s26_asked <= s25_asked;
        end
    end

    // Pipeline stage 27.
    always @(posedge clk) begin
        if (rst) begin
            s27_asked <= 16'd0;
        end else begin
            s27_asked <= s26_asked;
        end
    end

    // Pipeline stage 28.
    always @(posedge clk) begin
        if (rst) begin
            s28_asked <= 16'd0;
        end else begin
            s28_asked <= s27_asked;
        end
    end

    // Pipeline stage 29.
    always @(posedge clk) begin
        if (rst) begin
            s29_asked <= 16'd0;
        end else begin
            s29_asked <= s28_asked;
        end
    end

    // Pipeline stage 30.
    always @(posedge clk) begin
        if (rst) begin
            s30_asked <= 16'd0;
        end else begin
            s30_asked <= s29_asked;
        end
    end

    // Pipeline stage 31.
    always @(posedge clk) begin
        if (rst) begin
            s31_asked <= 16'd0;
        end else begin
            s31_asked <= s30_asked;
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
            whoever_asked_is_answered: assert (s31_asked == unsort_out_valid);
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
        end
    end
`endif
endmodule
