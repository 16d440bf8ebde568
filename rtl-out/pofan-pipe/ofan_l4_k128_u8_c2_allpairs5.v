// SPDX-License-Identifier: Apache-2.0
// Module: ofan_l4_k128_u8_c2_allpairs5
// Written by: sluice 0.1.0
//
// Ofan's shared pointers: 4 lanes, 128 keys, 8 uplinks, latency 5.
// As if the packets of a batch came one at a time, lane 0 first: each takes the port that its key's
// pointer names and moves the pointer on.

module ofan_l4_k128_u8_c2_allpairs5 (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] valid,
    input  wire [27:0] key,
    output wire [3:0] out_valid,
    output wire [11:0] port,
    output wire [3:0] no_route
);

    wire [3:0] ranks_out_valid;
    wire [27:0] ranks_out_key;
    wire [3:0] ranks_master;
    wire [11:0] ranks_amount;
    ofan_ranks2_l4_kw7_u8 ranks (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .key(key),
        .out_valid(ranks_out_valid),
        .out_key(ranks_out_key),
        .master(ranks_master),
        .amount(ranks_amount)
    );

    wire [11:0] file_pointer;
    ofan_pointer_file_l4_k128_u8_c2 file (
        .clk(clk),
        .rst(rst),
        .key(ranks_out_key),
        .advance({
        ranks_master[3] & 1'b1, ranks_master[2] & 1'b1, ranks_master[1] & 1'b1,
        ranks_master[0] & 1'b1
    }),
        .amount(ranks_amount),
        .pointer(file_pointer)
    );

    wire answer_0_out_valid;
    wire [2:0] answer_0_port;
    wire answer_0_no_route;
    ofan_answer_fx_k128_u8 answer_0 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[0]),
        .key(ranks_out_key[6:0]),
        .amount(ranks_amount[2:0]),
        .pointer(file_pointer[2:0]),
        .out_valid(answer_0_out_valid),
        .port(answer_0_port),
        .no_route(answer_0_no_route)
    );

    wire answer_1_out_valid;
    wire [2:0] answer_1_port;
    wire answer_1_no_route;
    ofan_answer_fx_k128_u8 answer_1 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[1]),
        .key(ranks_out_key[13:7]),
        .amount(ranks_amount[5:3]),
        .pointer(file_pointer[5:3]),
        .out_valid(answer_1_out_valid),
        .port(answer_1_port),
        .no_route(answer_1_no_route)
    );

    wire answer_2_out_valid;
    wire [2:0] answer_2_port;
    wire answer_2_no_route;
    ofan_answer_fx_k128_u8 answer_2 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[2]),
        .key(ranks_out_key[20:14]),
        .amount(ranks_amount[8:6]),
        .pointer(file_pointer[8:6]),
        .out_valid(answer_2_out_valid),
        .port(answer_2_port),
        .no_route(answer_2_no_route)
    );

    wire answer_3_out_valid;
    wire [2:0] answer_3_port;
    wire answer_3_no_route;
    ofan_answer_fx_k128_u8 answer_3 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[3]),
        .key(ranks_out_key[27:21]),
        .amount(ranks_amount[11:9]),
        .pointer(file_pointer[11:9]),
        .out_valid(answer_3_out_valid),
        .port(answer_3_port),
        .no_route(answer_3_no_route)
    );

    wire not_rst = ~rst;
    wire out_valid_0 = answer_0_out_valid & not_rst;
    wire out_valid_1 = answer_1_out_valid & not_rst;
    wire out_valid_2 = answer_2_out_valid & not_rst;
    wire out_valid_3 = answer_3_out_valid & not_rst;
    wire no_route_0 = answer_0_no_route & out_valid_0;
    wire no_route_1 = answer_1_no_route & out_valid_1;
    wire no_route_2 = answer_2_no_route & out_valid_2;
    wire no_route_3 = answer_3_no_route & out_valid_3;
    wire [2:0] port_0 = out_valid_0 ? answer_0_port : 3'd0;
    wire [2:0] port_1 = out_valid_1 ? answer_1_port : 3'd0;
    wire [2:0] port_2 = out_valid_2 ? answer_2_port : 3'd0;
    wire [2:0] port_3 = out_valid_3 ? answer_3_port : 3'd0;
    assign out_valid = {out_valid_3, out_valid_2, out_valid_1, out_valid_0};
    assign port = {port_3, port_2, port_1, port_0};
    assign no_route = {no_route_3, no_route_2, no_route_1, no_route_0};

`ifdef FORMAL
    reg [3:0] s1_asked;
    reg [3:0] s2_asked;
    reg [3:0] s3_asked;
    reg [3:0] s4_asked;
    reg [3:0] s5_asked;

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

    wire [3:0] packed_bits_1 = {
        answer_3_out_valid, answer_2_out_valid, answer_1_out_valid, answer_0_out_valid
    };

    always @(posedge clk) begin
        if (!rst) begin
            whoever_asked_is_answered: assert (s5_asked == packed_bits_1);
            no_route_0_has_port_0: assert ((~no_route_0) | (~(|port_0)));
            no_route_1_has_port_0: assert ((~no_route_1) | (~(|port_1)));
            no_route_2_has_port_0: assert ((~no_route_2) | (~(|port_2)));
            no_route_3_has_port_0: assert ((~no_route_3) | (~(|port_3)));
        end
    end
`endif
endmodule
