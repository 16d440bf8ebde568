// SPDX-License-Identifier: Apache-2.0
// Module: ofan_l4_k64_u4_c2_sorting
// Written by: sluice 0.1.0
//
// Ofan's shared pointers: 4 lanes, 64 keys, 4 uplinks, latency 13.
// As if the packets of a batch came one at a time, lane 0 first: each takes the port that its key's
// pointer names and moves the pointer on.

module ofan_l4_k64_u4_c2_sorting (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] valid,
    input  wire [23:0] key,
    output wire [3:0] out_valid,
    output wire [7:0] port,
    output wire [3:0] no_route
);

    reg [1:0] s1_lane_0;
    reg [1:0] s1_lane_1;
    reg [1:0] s1_lane_2;
    reg [1:0] s1_lane_3;
    reg [1:0] s2_lane_0;
    reg [1:0] s2_lane_1;
    reg [1:0] s2_lane_2;
    reg [1:0] s2_lane_3;

    wire [3:0] sort_out_valid;
    wire [31:0] sort_out_data;
    ofan_sort_l4_d8 sort (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data({{key[23:18], 2'd3}, {key[17:12], 2'd2}, {key[11:6], 2'd1}, {key[5:0], 2'd0}}),
        .out_valid(sort_out_valid),
        .out_data(sort_out_data)
    );

    wire [31:0] combine_out_record;
    wire [3:0] combine_master;
    wire [7:0] combine_amount;
    ofan_combine_l4_kw6_u4 combine (
        .clk(clk),
        .rst(rst),
        .valid(sort_out_valid),
        .record(sort_out_data),
        .out_record(combine_out_record),
        .master(combine_master),
        .amount(combine_amount)
    );

    wire [7:0] file_pointer;
    ofan_pointer_file_l4_k64_u4_c2 file (
        .clk(clk),
        .rst(rst),
        .key({
        combine_out_record[31:26], combine_out_record[23:18], combine_out_record[15:10],
        combine_out_record[7:2]
    }),
        .advance({
        combine_master[3] & 1'b1, combine_master[2] & 1'b1, combine_master[1] & 1'b1,
        combine_master[0] & 1'b1
    }),
        .amount(combine_amount),
        .pointer(file_pointer)
    );

    wire [9:0] decombine_data_0 = {combine_amount[1:0], combine_out_record[7:0]};
    wire [9:0] decombine_data_1 = {combine_amount[3:2], combine_out_record[15:8]};
    wire [9:0] decombine_data_2 = {combine_amount[5:4], combine_out_record[23:16]};
    wire [9:0] decombine_data_3 = {combine_amount[7:6], combine_out_record[31:24]};

    wire [3:0] decombine_out_valid;
    wire [7:0] decombine_out_pointer;
    wire [39:0] decombine_out_data;
    ofan_decombine_l4_p2_d10 decombine (
        .clk(clk),
        .rst(rst),
        .master(combine_master),
        .pointer(file_pointer),
        .data({decombine_data_3, decombine_data_2, decombine_data_1, decombine_data_0}),
        .out_valid(decombine_out_valid),
        .out_pointer(decombine_out_pointer),
        .out_data(decombine_out_data)
    );

    wire answer_0_out_valid;
    wire [1:0] answer_0_port;
    wire answer_0_no_route;
    ofan_answer_x_k64_u4 answer_0 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[0]),
        .key(decombine_out_data[7:2]),
        .amount(decombine_out_data[9:8]),
        .pointer(decombine_out_pointer[1:0]),
        .out_valid(answer_0_out_valid),
        .port(answer_0_port),
        .no_route(answer_0_no_route)
    );

    wire answer_1_out_valid;
    wire [1:0] answer_1_port;
    wire answer_1_no_route;
    ofan_answer_x_k64_u4 answer_1 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[1]),
        .key(decombine_out_data[17:12]),
        .amount(decombine_out_data[19:18]),
        .pointer(decombine_out_pointer[3:2]),
        .out_valid(answer_1_out_valid),
        .port(answer_1_port),
        .no_route(answer_1_no_route)
    );

    wire answer_2_out_valid;
    wire [1:0] answer_2_port;
    wire answer_2_no_route;
    ofan_answer_x_k64_u4 answer_2 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[2]),
        .key(decombine_out_data[27:22]),
        .amount(decombine_out_data[29:28]),
        .pointer(decombine_out_pointer[5:4]),
        .out_valid(answer_2_out_valid),
        .port(answer_2_port),
        .no_route(answer_2_no_route)
    );

    wire answer_3_out_valid;
    wire [1:0] answer_3_port;
    wire answer_3_no_route;
    ofan_answer_x_k64_u4 answer_3 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[3]),
        .key(decombine_out_data[37:32]),
        .amount(decombine_out_data[39:38]),
        .pointer(decombine_out_pointer[7:6]),
        .out_valid(answer_3_out_valid),
        .port(answer_3_port),
        .no_route(answer_3_no_route)
    );

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_lane_0 <= decombine_out_data[1:0];
        s1_lane_1 <= decombine_out_data[11:10];
        s1_lane_2 <= decombine_out_data[21:20];
        s1_lane_3 <= decombine_out_data[31:30];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_lane_0 <= s1_lane_0;
        s2_lane_1 <= s1_lane_1;
        s2_lane_2 <= s1_lane_2;
        s2_lane_3 <= s1_lane_3;
    end

    wire [4:0] unsort_data_0 = {s2_lane_0, answer_0_port, answer_0_no_route};
    wire [4:0] unsort_data_1 = {s2_lane_1, answer_1_port, answer_1_no_route};
    wire [4:0] unsort_data_2 = {s2_lane_2, answer_2_port, answer_2_no_route};
    wire [4:0] unsort_data_3 = {s2_lane_3, answer_3_port, answer_3_no_route};

    wire [3:0] unsort_out_valid;
    wire [19:0] unsort_out_data;
    ofan_unsort_l4_d5 unsort (
        .clk(clk),
        .rst(rst),
        .valid({
        answer_3_out_valid, answer_2_out_valid, answer_1_out_valid, answer_0_out_valid
    }),
        .data({unsort_data_3, unsort_data_2, unsort_data_1, unsort_data_0}),
        .out_valid(unsort_out_valid),
        .out_data(unsort_out_data)
    );

    wire not_rst = ~rst;
    wire out_valid_0 = unsort_out_valid[0] & not_rst;
    wire out_valid_1 = unsort_out_valid[1] & not_rst;
    wire out_valid_2 = unsort_out_valid[2] & not_rst;
    wire out_valid_3 = unsort_out_valid[3] & not_rst;
    wire no_route_0 = unsort_out_data[0] & out_valid_0;
    wire no_route_1 = unsort_out_data[5] & out_valid_1;
    wire no_route_2 = unsort_out_data[10] & out_valid_2;
    wire no_route_3 = unsort_out_data[15] & out_valid_3;
    wire [1:0] port_0 = out_valid_0 ? unsort_out_data[2:1] : 2'd0;
    wire [1:0] port_1 = out_valid_1 ? unsort_out_data[7:6] : 2'd0;
    wire [1:0] port_2 = out_valid_2 ? unsort_out_data[12:11] : 2'd0;
    wire [1:0] port_3 = out_valid_3 ? unsort_out_data[17:16] : 2'd0;
    assign out_valid = {out_valid_3, out_valid_2, out_valid_1, out_valid_0};
    assign port = {port_3, port_2, port_1, port_0};
    assign no_route = {no_route_3, no_route_2, no_route_1, no_route_0};

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, unsort_out_data[4:3], unsort_out_data[9:8], unsort_out_data[14:13],
        unsort_out_data[19:18]
    };

`ifdef FORMAL
    reg [3:0] s1_asked;
    reg [3:0] s2_asked;
    reg [3:0] s3_asked;
    reg [3:0] s4_asked;
    reg [3:0] s5_asked;
    reg [3:0] s6_asked;
    reg [3:0] s7_asked;
    reg [3:0] s8_asked;
    reg [3:0] s9_asked;
    reg [3:0] s10_asked;
    reg [3:0] s11_asked;
    reg [3:0] s12_asked;
    reg [3:0] s13_asked;

    wire lane_0_is_back_holds = (~unsort_out_valid[0]) | (unsort_out_data[4:3] == 2'd0);
    wire lane_1_is_back_holds = (~unsort_out_valid[1]) | (unsort_out_data[9:8] == 2'd1);
    wire lane_2_is_back_holds = (~unsort_out_valid[2]) | (unsort_out_data[14:13] == 2'd2);
    wire lane_3_is_back_holds = (~unsort_out_valid[3]) | (unsort_out_data[19:18] == 2'd3);

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_asked <= 4'd0;
        end else begin
            s1_asked <= valid;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_asked <= 4'd0;
        end else begin
            s2_asked <= s1_asked;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_asked <= 4'd0;
        end else begin
            s3_asked <= s2_asked;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_asked <= 4'd0;
        end else begin
            s4_asked <= s3_asked;
        end
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            s5_asked <= 4'd0;
        end else begin
            s5_asked <= s4_asked;
        end
    end

    // Pipeline stage 6.
    always @(posedge clk) begin
        if (rst) begin
            s6_asked <= 4'd0;
        end else begin
            s6_asked <= s5_asked;
        end
    end

    // Pipeline stage 7.
    always @(posedge clk) begin
        if (rst) begin
            s7_asked <= 4'd0;
        end else begin
            s7_asked <= s6_asked;
        end
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        if (rst) begin
            s8_asked <= 4'd0;
        end else begin
            s8_asked <= s7_asked;
        end
    end

    // Pipeline stage 9.
    always @(posedge clk) begin
        if (rst) begin
            s9_asked <= 4'd0;
        end else begin
            s9_asked <= s8_asked;
        end
    end

    // Pipeline stage 10.
    always @(posedge clk) begin
        if (rst) begin
            s10_asked <= 4'd0;
        end else begin
            s10_asked <= s9_asked;
        end
    end

    // Pipeline stage 11.
    always @(posedge clk) begin
        if (rst) begin
            s11_asked <= 4'd0;
        end else begin
            s11_asked <= s10_asked;
        end
    end

    // Pipeline stage 12.
    always @(posedge clk) begin
        if (rst) begin
            s12_asked <= 4'd0;
        end else begin
            s12_asked <= s11_asked;
        end
    end

    // Pipeline stage 13.
    always @(posedge clk) begin
        if (rst) begin
            s13_asked <= 4'd0;
        end else begin
            s13_asked <= s12_asked;
        end
    end

    always @(posedge clk) begin
        if (!rst) begin
            lane_0_is_back: assert (lane_0_is_back_holds);
            lane_1_is_back: assert (lane_1_is_back_holds);
            lane_2_is_back: assert (lane_2_is_back_holds);
            lane_3_is_back: assert (lane_3_is_back_holds);
            whoever_asked_is_answered: assert (s13_asked == unsort_out_valid);
            no_route_0_has_port_0: assert ((~no_route_0) | (~(|port_0)));
            no_route_1_has_port_0: assert ((~no_route_1) | (~(|port_1)));
            no_route_2_has_port_0: assert ((~no_route_2) | (~(|port_2)));
            no_route_3_has_port_0: assert ((~no_route_3) | (~(|port_3)));
        end
    end
`endif
endmodule
