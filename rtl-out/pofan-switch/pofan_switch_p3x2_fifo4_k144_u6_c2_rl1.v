// SPDX-License-Identifier: Apache-2.0
// Module: pofan_switch_p3x2_fifo4_k144_u6_c2_rl1
// Written by: sluice 0.1.0
//
// pOfan: 3 pipes of 2 ports, each with 144 keys of its own to 6 uplinks.
// A packet is taken with valid and ready, waits in a queue of 4, and is answered at its port 4 cycles
// after the arbiter of its pipe grants it.

module pofan_switch_p3x2_fifo4_k144_u6_c2_rl1 (
    input  wire clk,
    input  wire rst,
    input  wire [5:0] valid,
    input  wire [47:0] key,
    output wire [5:0] out_valid,
    output wire [17:0] port,
    output wire [5:0] no_route,
    output wire [5:0] ready
);

    // The pipe takes packets: its `ready` of the cycle before, which only a reset takes back.
    reg open_0;
    // The pipe takes packets: its `ready` of the cycle before, which only a reset takes back.
    reg open_1;
    // The pipe takes packets: its `ready` of the cycle before, which only a reset takes back.
    reg open_2;

    wire [1:0] entry_0_0_ready;
    wire entry_0_0_out_valid;
    wire [7:0] entry_0_0_out_key;
    wire entry_0_0_member;
    pofan_entry_q2_fifo4_w8 entry_0_0 (
        .clk(clk),
        .rst(rst),
        .valid(valid[1:0]),
        .key(key[15:0]),
        .open(open_0),
        .ready(entry_0_0_ready),
        .out_valid(entry_0_0_out_valid),
        .out_key(entry_0_0_out_key),
        .member(entry_0_0_member)
    );

    wire pipe_0_out_valid;
    wire [2:0] pipe_0_port;
    wire pipe_0_no_route;
    wire pipe_0_ready;
    pofan_pipe_k144_u6_c2_rl1 pipe_0 (
        .clk(clk),
        .rst(rst),
        .valid(entry_0_0_out_valid),
        .key(entry_0_0_out_key),
        .out_valid(pipe_0_out_valid),
        .port(pipe_0_port),
        .no_route(pipe_0_no_route),
        .ready(pipe_0_ready)
    );

    wire [1:0] exit_0_0_out_valid;
    wire [5:0] exit_0_0_out_port;
    wire [1:0] exit_0_0_out_no_route;
    pofan_exit_q2_l4_w3 exit_0_0 (
        .clk(clk),
        .rst(rst),
        .member(entry_0_0_member),
        .valid(pipe_0_out_valid),
        .port(pipe_0_port),
        .no_route(pipe_0_no_route),
        .out_valid(exit_0_0_out_valid),
        .out_port(exit_0_0_out_port),
        .out_no_route(exit_0_0_out_no_route)
    );

    wire [1:0] entry_1_0_ready;
    wire entry_1_0_out_valid;
    wire [7:0] entry_1_0_out_key;
    wire entry_1_0_member;
    pofan_entry_q2_fifo4_w8 entry_1_0 (
        .clk(clk),
        .rst(rst),
        .valid(valid[3:2]),
        .key(key[31:16]),
        .open(open_1),
        .ready(entry_1_0_ready),
        .out_valid(entry_1_0_out_valid),
        .out_key(entry_1_0_out_key),
        .member(entry_1_0_member)
    );

    wire pipe_1_out_valid;
    wire [2:0] pipe_1_port;
    wire pipe_1_no_route;
    wire pipe_1_ready;
    pofan_pipe_k144_u6_c2_seed1_rl1 pipe_1 (
        .clk(clk),
        .rst(rst),
        .valid(entry_1_0_out_valid),
        .key(entry_1_0_out_key),
        .out_valid(pipe_1_out_valid),
        .port(pipe_1_port),
        .no_route(pipe_1_no_route),
        .ready(pipe_1_ready)
    );

    wire [1:0] exit_1_0_out_valid;
    wire [5:0] exit_1_0_out_port;
    wire [1:0] exit_1_0_out_no_route;
    pofan_exit_q2_l4_w3 exit_1_0 (
        .clk(clk),
        .rst(rst),
        .member(entry_1_0_member),
        .valid(pipe_1_out_valid),
        .port(pipe_1_port),
        .no_route(pipe_1_no_route),
        .out_valid(exit_1_0_out_valid),
        .out_port(exit_1_0_out_port),
        .out_no_route(exit_1_0_out_no_route)
    );

    wire [1:0] entry_2_0_ready;
    wire entry_2_0_out_valid;
    wire [7:0] entry_2_0_out_key;
    wire entry_2_0_member;
    pofan_entry_q2_fifo4_w8 entry_2_0 (
        .clk(clk),
        .rst(rst),
        .valid(valid[5:4]),
        .key(key[47:32]),
        .open(open_2),
        .ready(entry_2_0_ready),
        .out_valid(entry_2_0_out_valid),
        .out_key(entry_2_0_out_key),
        .member(entry_2_0_member)
    );

    wire pipe_2_out_valid;
    wire [2:0] pipe_2_port;
    wire pipe_2_no_route;
    wire pipe_2_ready;
    pofan_pipe_k144_u6_c2_seed2_rl1 pipe_2 (
        .clk(clk),
        .rst(rst),
        .valid(entry_2_0_out_valid),
        .key(entry_2_0_out_key),
        .out_valid(pipe_2_out_valid),
        .port(pipe_2_port),
        .no_route(pipe_2_no_route),
        .ready(pipe_2_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            open_0 <= 1'b0;
            open_1 <= 1'b0;
            open_2 <= 1'b0;
        end else begin
            open_0 <= pipe_0_ready;
            open_1 <= pipe_1_ready;
            open_2 <= pipe_2_ready;
        end
    end

    wire [1:0] exit_2_0_out_valid;
    wire [5:0] exit_2_0_out_port;
    wire [1:0] exit_2_0_out_no_route;
    pofan_exit_q2_l4_w3 exit_2_0 (
        .clk(clk),
        .rst(rst),
        .member(entry_2_0_member),
        .valid(pipe_2_out_valid),
        .port(pipe_2_port),
        .no_route(pipe_2_no_route),
        .out_valid(exit_2_0_out_valid),
        .out_port(exit_2_0_out_port),
        .out_no_route(exit_2_0_out_no_route)
    );

    assign out_valid = {exit_2_0_out_valid, exit_1_0_out_valid, exit_0_0_out_valid};
    assign port = {exit_2_0_out_port, exit_1_0_out_port, exit_0_0_out_port};
    assign no_route = {exit_2_0_out_no_route, exit_1_0_out_no_route, exit_0_0_out_no_route};
    assign ready = {entry_2_0_ready, entry_1_0_ready, entry_0_0_ready};
endmodule
