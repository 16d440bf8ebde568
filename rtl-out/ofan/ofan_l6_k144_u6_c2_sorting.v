// SPDX-License-Identifier: Apache-2.0
// Module: ofan_l6_k144_u6_c2_sorting
// Written by: sluice 0.1.0
//
// Ofan's shared pointers: 6 lanes, 144 keys, 6 uplinks, latency 21.
// As if the packets of a batch came one at a time, lane 0 first: each takes the port that its key's
// pointer names and moves the pointer on.

module ofan_l6_k144_u6_c2_sorting (
    input  wire clk,
    input  wire rst,
    input  wire [5:0] valid,
    input  wire [47:0] key,
    output wire [5:0] out_valid,
    output wire [17:0] port,
    output wire [5:0] no_route
);

    reg [2:0] s1_lane_0;
    reg [2:0] s1_lane_1;
    reg [2:0] s1_lane_2;
    reg [2:0] s1_lane_3;
    reg [2:0] s1_lane_4;
    reg [2:0] s1_lane_5;
    reg [2:0] s2_lane_0;
    reg [2:0] s2_lane_1;
    reg [2:0] s2_lane_2;
    reg [2:0] s2_lane_3;
    reg [2:0] s2_lane_4;
    reg [2:0] s2_lane_5;

    wire [5:0] sort_out_valid;
    wire [65:0] sort_out_data;
    ofan_sort_l6_d11 sort (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data({
        {key[47:40], 3'd5}, {key[39:32], 3'd4}, {key[31:24], 3'd3}, {key[23:16], 3'd2},
        {key[15:8], 3'd1}, {key[7:0], 3'd0}
    }),
        .out_valid(sort_out_valid),
        .out_data(sort_out_data)
    );

    wire [65:0] combine_out_record;
    wire [5:0] combine_master;
    wire [17:0] combine_amount;
    ofan_combine_l6_kw8_u6 combine (
        .clk(clk),
        .rst(rst),
        .valid(sort_out_valid),
        .record(sort_out_data),
        .out_record(combine_out_record),
        .master(combine_master),
        .amount(combine_amount)
    );

    wire [17:0] file_pointer;
    ofan_pointer_file_l6_k144_u6_c2 file (
        .clk(clk),
        .rst(rst),
        .key({
        combine_out_record[65:58], combine_out_record[54:47], combine_out_record[43:36],
        combine_out_record[32:25], combine_out_record[21:14], combine_out_record[10:3]
    }),
        .advance({
        combine_master[5] & 1'b1, combine_master[4] & 1'b1, combine_master[3] & 1'b1,
        combine_master[2] & 1'b1, combine_master[1] & 1'b1, combine_master[0] & 1'b1
    }),
        .amount(combine_amount),
        .pointer(file_pointer)
    );

    wire [13:0] decombine_data_0 = {combine_amount[2:0], combine_out_record[10:0]};
    wire [13:0] decombine_data_1 = {combine_amount[5:3], combine_out_record[21:11]};
    wire [13:0] decombine_data_2 = {combine_amount[8:6], combine_out_record[32:22]};
    wire [13:0] decombine_data_3 = {combine_amount[11:9], combine_out_record[43:33]};
    wire [13:0] decombine_data_4 = {combine_amount[14:12], combine_out_record[54:44]};
    wire [13:0] decombine_data_5 = {combine_amount[17:15], combine_out_record[65:55]};

    wire [5:0] decombine_out_valid;
    wire [17:0] decombine_out_pointer;
    wire [83:0] decombine_out_data;
    ofan_decombine_l6_p3_d14 decombine (
        .clk(clk),
        .rst(rst),
        .master(combine_master),
        .pointer(file_pointer),
        .data({
        decombine_data_5, decombine_data_4, decombine_data_3, decombine_data_2,
        decombine_data_1, decombine_data_0
    }),
        .out_valid(decombine_out_valid),
        .out_pointer(decombine_out_pointer),
        .out_data(decombine_out_data)
    );

    wire answer_0_out_valid;
    wire [2:0] answer_0_port;
    wire answer_0_no_route;
    ofan_answer_x_k144_u6 answer_0 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[0]),
        .key(decombine_out_data[10:3]),
        .amount(decombine_out_data[13:11]),
        .pointer(decombine_out_pointer[2:0]),
        .out_valid(answer_0_out_valid),
        .port(answer_0_port),
        .no_route(answer_0_no_route)
    );

    wire answer_1_out_valid;
    wire [2:0] answer_1_port;
    wire answer_1_no_route;
    ofan_answer_x_k144_u6 answer_1 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[1]),
        .key(decombine_out_data[24:17]),
        .amount(decombine_out_data[27:25]),
        .pointer(decombine_out_pointer[5:3]),
        .out_valid(answer_1_out_valid),
        .port(answer_1_port),
        .no_route(answer_1_no_route)
    );

    wire answer_2_out_valid;
    wire [2:0] answer_2_port;
    wire answer_2_no_route;
    ofan_answer_x_k144_u6 answer_2 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[2]),
        .key(decombine_out_data[38:31]),
        .amount(decombine_out_data[41:39]),
        .pointer(decombine_out_pointer[8:6]),
        .out_valid(answer_2_out_valid),
        .port(answer_2_port),
        .no_route(answer_2_no_route)
    );

    wire answer_3_out_valid;
    wire [2:0] answer_3_port;
    wire answer_3_no_route;
    ofan_answer_x_k144_u6 answer_3 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[3]),
        .key(decombine_out_data[52:45]),
        .amount(decombine_out_data[55:53]),
        .pointer(decombine_out_pointer[11:9]),
        .out_valid(answer_3_out_valid),
        .port(answer_3_port),
        .no_route(answer_3_no_route)
    );

    wire answer_4_out_valid;
    wire [2:0] answer_4_port;
    wire answer_4_no_route;
    ofan_answer_x_k144_u6 answer_4 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[4]),
        .key(decombine_out_data[66:59]),
        .amount(decombine_out_data[69:67]),
        .pointer(decombine_out_pointer[14:12]),
        .out_valid(answer_4_out_valid),
        .port(answer_4_port),
        .no_route(answer_4_no_route)
    );

    wire answer_5_out_valid;
    wire [2:0] answer_5_port;
    wire answer_5_no_route;
    ofan_answer_x_k144_u6 answer_5 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[5]),
        .key(decombine_out_data[80:73]),
        .amount(decombine_out_data[83:81]),
        .pointer(decombine_out_pointer[17:15]),
        .out_valid(answer_5_out_valid),
        .port(answer_5_port),
        .no_route(answer_5_no_route)
    );

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_lane_0 <= decombine_out_data[2:0];
        s1_lane_1 <= decombine_out_data[16:14];
        s1_lane_2 <= decombine_out_data[30:28];
        s1_lane_3 <= decombine_out_data[44:42];
        s1_lane_4 <= decombine_out_data[58:56];
        s1_lane_5 <= decombine_out_data[72:70];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_lane_0 <= s1_lane_0;
        s2_lane_1 <= s1_lane_1;
        s2_lane_2 <= s1_lane_2;
        s2_lane_3 <= s1_lane_3;
        s2_lane_4 <= s1_lane_4;
        s2_lane_5 <= s1_lane_5;
    end

    wire [6:0] unsort_data_0 = {s2_lane_0, answer_0_port, answer_0_no_route};
    wire [6:0] unsort_data_1 = {s2_lane_1, answer_1_port, answer_1_no_route};
    wire [6:0] unsort_data_2 = {s2_lane_2, answer_2_port, answer_2_no_route};
    wire [6:0] unsort_data_3 = {s2_lane_3, answer_3_port, answer_3_no_route};
    wire [6:0] unsort_data_4 = {s2_lane_4, answer_4_port, answer_4_no_route};
    wire [6:0] unsort_data_5 = {s2_lane_5, answer_5_port, answer_5_no_route};

    wire [5:0] unsort_out_valid;
    wire [41:0] unsort_out_data;
    ofan_unsort_l6_d7 unsort (
        .clk(clk),
        .rst(rst),
        .valid({
        answer_5_out_valid, answer_4_out_valid, answer_3_out_valid, answer_2_out_valid,
        answer_1_out_valid, answer_0_out_valid
    }),
        .data({
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
    wire no_route_0 = unsort_out_data[0] & out_valid_0;
    wire no_route_1 = unsort_out_data[7] & out_valid_1;
    wire no_route_2 = unsort_out_data[14] & out_valid_2;
    wire no_route_3 = unsort_out_data[21] & out_valid_3;
    wire no_route_4 = unsort_out_data[28] & out_valid_4;
    wire no_route_5 = unsort_out_data[35] & out_valid_5;
    wire [2:0] port_0 = out_valid_0 ? unsort_out_data[3:1] : 3'd0;
    wire [2:0] port_1 = out_valid_1 ? unsort_out_data[10:8] : 3'd0;
    wire [2:0] port_2 = out_valid_2 ? unsort_out_data[17:15] : 3'd0;
    wire [2:0] port_3 = out_valid_3 ? unsort_out_data[24:22] : 3'd0;
    wire [2:0] port_4 = out_valid_4 ? unsort_out_data[31:29] : 3'd0;
    wire [2:0] port_5 = out_valid_5 ? unsort_out_data[38:36] : 3'd0;
    assign out_valid = {out_valid_5, out_valid_4, out_valid_3, out_valid_2, out_valid_1, out_valid_0};
    assign port = {port_5, port_4, port_3, port_2, port_1, port_0};
    assign no_route = {no_route_5, no_route_4, no_route_3, no_route_2, no_route_1, no_route_0};

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, unsort_out_data[6:4], unsort_out_data[13:11], unsort_out_data[20:18],
        unsort_out_data[27:25], unsort_out_data[34:32], unsort_out_data[41:39]
    };

`ifdef FORMAL
    reg [5:0] s1_asked;
    reg [5:0] s2_asked;
    reg [5:0] s3_asked;
    reg [5:0] s4_asked;
    reg [5:0] s5_asked;
    reg [5:0] s6_asked;
    reg [5:0] s7_asked;
    reg [5:0] s8_asked;
    reg [5:0] s9_asked;
    reg [5:0] s10_asked;
    reg [5:0] s11_asked;
    reg [5:0] s12_asked;
    reg [5:0] s13_asked;
    reg [5:0] s14_asked;
    reg [5:0] s15_asked;
    reg [5:0] s16_asked;
    reg [5:0] s17_asked;
    reg [5:0] s18_asked;
    reg [5:0] s19_asked;
    reg [5:0] s20_asked;
    reg [5:0] s21_asked;

    wire lane_0_is_back_holds = (~unsort_out_valid[0]) | (unsort_out_data[6:4] == 3'd0);
    wire lane_1_is_back_holds = (~unsort_out_valid[1]) | (unsort_out_data[13:11] == 3'd1);
    wire lane_2_is_back_holds = (~unsort_out_valid[2]) | (unsort_out_data[20:18] == 3'd2);
    wire lane_3_is_back_holds = (~unsort_out_valid[3]) | (unsort_out_data[27:25] == 3'd3);
    wire lane_4_is_back_holds = (~unsort_out_valid[4]) | (unsort_out_data[34:32] == 3'd4);
    wire lane_5_is_back_holds = (~unsort_out_valid[5]) | (unsort_out_data[41:39] == 3'd5);
    wire both_1 = unsort_out_valid[2] & unsort_out_data[14];
    wire both_2 = unsort_out_valid[3] & unsort_out_data[21];
    wire both_3 = unsort_out_valid[4] & unsort_out_data[28];
    wire both_4 = unsort_out_valid[5] & unsort_out_data[35];
    wire [5:0] packed_bits_1 = {
        both_4, both_3, both_2, both_1, unsort_out_valid[1] & unsort_out_data[7],
        unsort_out_valid[0] & unsort_out_data[0]
    };

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_asked <= 6'd0;
        end else begin
            s1_asked <= valid;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_asked <= 6'd0;
        end else begin
            s2_asked <= s1_asked;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_asked <= 6'd0;
        end else begin
            s3_asked <= s2_asked;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_asked <= 6'd0;
        end else begin
            s4_asked <= s3_asked;
        end
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            s5_asked <= 6'd0;
        end else begin
            s5_asked <= s4_asked;
        end
    end

    // Pipeline stage 6.
    always @(posedge clk) begin
        if (rst) begin
            s6_asked <= 6'd0;
        end else begin
            s6_asked <= s5_asked;
        end
    end

    // Pipeline stage 7.
    always @(posedge clk) begin
        if (rst) begin
            s7_asked <= 6'd0;
        end else begin
            s7_asked <= s6_asked;
        end
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        if (rst) begin
            s8_asked <= 6'd0;
        end else begin
            s8_asked <= s7_asked;
        end
    end

    // Pipeline stage 9.
    always @(posedge clk) begin
        if (rst) begin
            s9_asked <= 6'd0;
        end else begin
            s9_asked <= s8_asked;
        end
    end

    // Pipeline stage 10.
    always @(posedge clk) begin
        if (rst) begin
            s10_asked <= 6'd0;
        end else begin
            s10_asked <= s9_asked;
        end
    end

    // Pipeline stage 11.
    always @(posedge clk) begin
        if (rst) begin
            s11_asked <= 6'd0;
        end else begin
            s11_asked <= s10_asked;
        end
    end

    // Pipeline stage 12.
    always @(posedge clk) begin
        if (rst) begin
            s12_asked <= 6'd0;
        end else begin
            s12_asked <= s11_asked;
        end
    end

    // Pipeline stage 13.
    always @(posedge clk) begin
        if (rst) begin
            s13_asked <= 6'd0;
        end else begin
            s13_asked <= s12_asked;
        end
    end

    // Pipeline stage 14.
    always @(posedge clk) begin
        if (rst) begin
            s14_asked <= 6'd0;
        end else begin
            s14_asked <= s13_asked;
        end
    end

    // Pipeline stage 15.
    always @(posedge clk) begin
        if (rst) begin
            s15_asked <= 6'd0;
        end else begin
            s15_asked <= s14_asked;
        end
    end

    // Pipeline stage 16.
    always @(posedge clk) begin
        if (rst) begin
            s16_asked <= 6'd0;
        end else begin
            s16_asked <= s15_asked;
        end
    end

    // Pipeline stage 17.
    always @(posedge clk) begin
        if (rst) begin
            s17_asked <= 6'd0;
        end else begin
            s17_asked <= s16_asked;
        end
    end

    // Pipeline stage 18.
    always @(posedge clk) begin
        if (rst) begin
            s18_asked <= 6'd0;
        end else begin
            s18_asked <= s17_asked;
        end
    end

    // Pipeline stage 19.
    always @(posedge clk) begin
        if (rst) begin
            s19_asked <= 6'd0;
        end else begin
            s19_asked <= s18_asked;
        end
    end

    // Pipeline stage 20.
    always @(posedge clk) begin
        if (rst) begin
            s20_asked <= 6'd0;
        end else begin
            s20_asked <= s19_asked;
        end
    end

    // Pipeline stage 21.
    always @(posedge clk) begin
        if (rst) begin
            s21_asked <= 6'd0;
        end else begin
            s21_asked <= s20_asked;
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
            some_lane_has_no_route: cover (|packed_bits_1);
            whoever_asked_is_answered: assert (s21_asked == unsort_out_valid);
            no_route_0_has_port_0: assert ((~no_route_0) | (~(|port_0)));
            no_route_1_has_port_0: assert ((~no_route_1) | (~(|port_1)));
            no_route_2_has_port_0: assert ((~no_route_2) | (~(|port_2)));
            no_route_3_has_port_0: assert ((~no_route_3) | (~(|port_3)));
            no_route_4_has_port_0: assert ((~no_route_4) | (~(|port_4)));
            no_route_5_has_port_0: assert ((~no_route_5) | (~(|port_5)));
        end
    end
`endif
endmodule
