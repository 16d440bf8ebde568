// SPDX-License-Identifier: Apache-2.0
// Module: ofan_l2_k16_u2_c2_sorting
// Written by: sluice 0.1.0
//
// Ofan's shared pointers: 2 lanes, 16 keys, 2 uplinks, latency 7.
// As if the packets of a batch came one at a time, lane 0 first: each takes the port that its key's
// pointer names and moves the pointer on.

module ofan_l2_k16_u2_c2_sorting (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] valid,
    input  wire [7:0] key,
    output wire [1:0] out_valid,
    output wire [1:0] port,
    output wire [1:0] no_route
);

    reg s1_lane_0;
    reg s1_lane_1;
    reg s2_lane_0;
    reg s2_lane_1;

    wire [1:0] sort_out_valid;
    wire [9:0] sort_out_data;
    ofan_sort_l2_d5 sort (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .data({{key[7:4], 1'b1}, {key[3:0], 1'b0}}),
        .out_valid(sort_out_valid),
        .out_data(sort_out_data)
    );

    wire [9:0] combine_out_record;
    wire [1:0] combine_master;
    wire [1:0] combine_amount;
    ofan_combine_l2_kw4_u2 combine (
        .clk(clk),
        .rst(rst),
        .valid(sort_out_valid),
        .record(sort_out_data),
        .out_record(combine_out_record),
        .master(combine_master),
        .amount(combine_amount)
    );

    wire [1:0] file_pointer;
    ofan_pointer_file_l2_k16_u2_c2 file (
        .clk(clk),
        .rst(rst),
        .key({combine_out_record[9:6], combine_out_record[4:1]}),
        .advance({combine_master[1] & 1'b1, combine_master[0] & 1'b1}),
        .amount(combine_amount),
        .pointer(file_pointer)
    );

    wire [5:0] decombine_data_0 = {combine_amount[0], combine_out_record[4:0]};
    wire [5:0] decombine_data_1 = {combine_amount[1], combine_out_record[9:5]};

    wire [1:0] decombine_out_valid;
    wire [1:0] decombine_out_pointer;
    wire [11:0] decombine_out_data;
    ofan_decombine_l2_p1_d6 decombine (
        .clk(clk),
        .rst(rst),
        .master(combine_master),
        .pointer(file_pointer),
        .data({decombine_data_1, decombine_data_0}),
        .out_valid(decombine_out_valid),
        .out_pointer(decombine_out_pointer),
        .out_data(decombine_out_data)
    );

    wire answer_0_out_valid;
    wire answer_0_port;
    wire answer_0_no_route;
    ofan_answer_x_k16_u2 answer_0 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[0]),
        .key(decombine_out_data[4:1]),
        .amount(decombine_out_data[5]),
        .pointer(decombine_out_pointer[0]),
        .out_valid(answer_0_out_valid),
        .port(answer_0_port),
        .no_route(answer_0_no_route)
    );

    wire answer_1_out_valid;
    wire answer_1_port;
    wire answer_1_no_route;
    ofan_answer_x_k16_u2 answer_1 (
        .clk(clk),
        .rst(rst),
        .valid(decombine_out_valid[1]),
        .key(decombine_out_data[10:7]),
        .amount(decombine_out_data[11]),
        .pointer(decombine_out_pointer[1]),
        .out_valid(answer_1_out_valid),
        .port(answer_1_port),
        .no_route(answer_1_no_route)
    );

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_lane_0 <= decombine_out_data[0];
        s1_lane_1 <= decombine_out_data[6];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_lane_0 <= s1_lane_0;
        s2_lane_1 <= s1_lane_1;
    end

    wire [2:0] unsort_data_0 = {s2_lane_0, answer_0_port, answer_0_no_route};
    wire [2:0] unsort_data_1 = {s2_lane_1, answer_1_port, answer_1_no_route};

    wire [1:0] unsort_out_valid;
    wire [5:0] unsort_out_data;
    ofan_unsort_l2_d3 unsort (
        .clk(clk),
        .rst(rst),
        .valid({answer_1_out_valid, answer_0_out_valid}),
        .data({unsort_data_1, unsort_data_0}),
        .out_valid(unsort_out_valid),
        .out_data(unsort_out_data)
    );

    wire not_rst = ~rst;
    wire out_valid_0 = unsort_out_valid[0] & not_rst;
    wire out_valid_1 = unsort_out_valid[1] & not_rst;
    wire no_route_0 = unsort_out_data[0] & out_valid_0;
    wire no_route_1 = unsort_out_data[3] & out_valid_1;
    wire port_0 = unsort_out_data[1] & out_valid_0;
    wire port_1 = unsort_out_data[4] & out_valid_1;
    assign out_valid = {out_valid_1, out_valid_0};
    assign port = {port_1, port_0};
    assign no_route = {no_route_1, no_route_0};

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, unsort_out_data[2], unsort_out_data[5]};

`ifdef FORMAL
    reg [1:0] s1_asked;
    reg [1:0] s2_asked;
    reg [1:0] s3_asked;
    reg [1:0] s4_asked;
    reg [1:0] s5_asked;
    reg [1:0] s6_asked;
    reg [1:0] s7_asked;

    wire lane_0_is_back_holds = (~unsort_out_valid[0]) | (unsort_out_data[2] == 1'b0);
    wire lane_1_is_back_holds = (~unsort_out_valid[1]) | (unsort_out_data[5] == 1'b1);

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_asked <= 2'd0;
        end else begin
            s1_asked <= valid;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_asked <= 2'd0;
        end else begin
            s2_asked <= s1_asked;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_asked <= 2'd0;
        end else begin
            s3_asked <= s2_asked;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_asked <= 2'd0;
        end else begin
            s4_asked <= s3_asked;
        end
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            s5_asked <= 2'd0;
        end else begin
            s5_asked <= s4_asked;
        end
    end

    // Pipeline stage 6.
    always @(posedge clk) begin
        if (rst) begin
            s6_asked <= 2'd0;
        end else begin
            s6_asked <= s5_asked;
        end
    end

    // Pipeline stage 7.
    always @(posedge clk) begin
        if (rst) begin
            s7_asked <= 2'd0;
        end else begin
            s7_asked <= s6_asked;
        end
    end

    always @(posedge clk) begin
        if (!rst) begin
            lane_0_is_back: assert (lane_0_is_back_holds);
            lane_1_is_back: assert (lane_1_is_back_holds);
            whoever_asked_is_answered: assert (s7_asked == unsort_out_valid);
            no_route_0_has_port_0: assert ((~no_route_0) | (~port_0));
            no_route_1_has_port_0: assert ((~no_route_1) | (~port_1));
        end
    end
`endif
endmodule
