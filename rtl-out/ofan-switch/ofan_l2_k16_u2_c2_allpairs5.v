// SPDX-License-Identifier: Apache-2.0
// Module: ofan_l2_k16_u2_c2_allpairs5
// Written by: sluice 0.1.0
//
// Ofan's shared pointers: 2 lanes, 16 keys, 2 uplinks, latency 5.
// As if the packets of a batch came one at a time, lane 0 first: each takes the port that its key's
// pointer names and moves the pointer on.

module ofan_l2_k16_u2_c2_allpairs5 (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] valid,
    input  wire [7:0] key,
    output wire [1:0] out_valid,
    output wire [1:0] port,
    output wire [1:0] no_route
);

    wire [1:0] ranks_out_valid;
    wire [7:0] ranks_out_key;
    wire [1:0] ranks_master;
    wire [1:0] ranks_amount;
    ofan_ranks2_l2_kw4_u2 ranks (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .key(key),
        .out_valid(ranks_out_valid),
        .out_key(ranks_out_key),
        .master(ranks_master),
        .amount(ranks_amount)
    );

    wire [1:0] file_pointer;
    ofan_pointer_file_l2_k16_u2_c2 file (
        .clk(clk),
        .rst(rst),
        .key(ranks_out_key),
        .advance({ranks_master[1] & 1'b1, ranks_master[0] & 1'b1}),
        .amount(ranks_amount),
        .pointer(file_pointer)
    );

    wire answer_0_out_valid;
    wire answer_0_port;
    wire answer_0_no_route;
    ofan_answer_fx_k16_u2 answer_0 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[0]),
        .key(ranks_out_key[3:0]),
        .amount(ranks_amount[0]),
        .pointer(file_pointer[0]),
        .out_valid(answer_0_out_valid),
        .port(answer_0_port),
        .no_route(answer_0_no_route)
    );

    wire answer_1_out_valid;
    wire answer_1_port;
    wire answer_1_no_route;
    ofan_answer_fx_k16_u2 answer_1 (
        .clk(clk),
        .rst(rst),
        .valid(ranks_out_valid[1]),
        .key(ranks_out_key[7:4]),
        .amount(ranks_amount[1]),
        .pointer(file_pointer[1]),
        .out_valid(answer_1_out_valid),
        .port(answer_1_port),
        .no_route(answer_1_no_route)
    );

    wire not_rst = ~rst;
    wire out_valid_0 = answer_0_out_valid & not_rst;
    wire out_valid_1 = answer_1_out_valid & not_rst;
    wire no_route_0 = answer_0_no_route & out_valid_0;
    wire no_route_1 = answer_1_no_route & out_valid_1;
    wire port_0 = answer_0_port & out_valid_0;
    wire port_1 = answer_1_port & out_valid_1;
    assign out_valid = {out_valid_1, out_valid_0};
    assign port = {port_1, port_0};
    assign no_route = {no_route_1, no_route_0};

`ifdef FORMAL
    reg [1:0] s1_asked;
    reg [1:0] s2_asked;
    reg [1:0] s3_asked;
    reg [1:0] s4_asked;
    reg [1:0] s5_asked;

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

    wire whoever_asked_is_answered_holds = s5_asked == {answer_1_out_valid, answer_0_out_valid};

    always @(posedge clk) begin
        if (!rst) begin
            whoever_asked_is_answered: assert (whoever_asked_is_answered_holds);
            no_route_0_has_port_0: assert ((~no_route_0) | (~port_0));
            no_route_1_has_port_0: assert ((~no_route_1) | (~port_1));
        end
    end
`endif
endmodule
