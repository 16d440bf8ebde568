// SPDX-License-Identifier: Apache-2.0
// Module: pofan_switch_p6x1_fifo4_k144_u6_c2_rl1
// Written by: sluice 0.1.0
//
// pOfan: 6 pipes of 1 ports, each with 144 keys of its own to 6 uplinks.
// A packet is taken with valid and ready, waits in a queue of 4, and is answered at its port 4 cycles
// after the arbiter of its pipe grants it.

module pofan_switch_p6x1_fifo4_k144_u6_c2_rl1 (
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
    // The pipe takes packets: its `ready` of the cycle before, which only a reset takes back.
    reg open_3;
    // The pipe takes packets: its `ready` of the cycle before, which only a reset takes back.
    reg open_4;
    // The pipe takes packets: its `ready` of the cycle before, which only a reset takes back.
    reg open_5;

    wire entry_0_0_ready;
    wire entry_0_0_out_valid;
    wire [7:0] entry_0_0_out_key;
    wire entry_0_0_member;
    pofan_entry_q1_fifo4_w8 entry_0_0 (
        .clk(clk),
        .rst(rst),
        .valid(valid[0]),
        .key(key[7:0]),
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

    wire exit_0_0_out_valid;
    wire [2:0] exit_0_0_out_port;
    wire exit_0_0_out_no_route;
    pofan_exit_q1_l4_w3 exit_0_0 (
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

    wire entry_1_0_ready;
    wire entry_1_0_out_valid;
    wire [7:0] entry_1_0_out_key;
    wire entry_1_0_member;
    pofan_entry_q1_fifo4_w8 entry_1_0 (
        .clk(clk),
        .rst(rst),
        .valid(valid[1]),
        .key(key[15:8]),
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

    wire exit_1_0_out_valid;
    wire [2:0] exit_1_0_out_port;
    wire exit_1_0_out_no_route;
    pofan_exit_q1_l4_w3 exit_1_0 (
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

    wire entry_2_0_ready;
    wire entry_2_0_out_valid;
    wire [7:0] entry_2_0_out_key;
    wire entry_2_0_member;
    pofan_entry_q1_fifo4_w8 entry_2_0 (
        .clk(clk),
        .rst(rst),
        .valid(valid[2]),
        .key(key[23:16]),
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

    wire exit_2_0_out_valid;
    wire [2:0] exit_2_0_out_port;
    wire exit_2_0_out_no_route;
    pofan_exit_q1_l4_w3 exit_2_0 (
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

    wire entry_3_0_ready;
    wire entry_3_0_out_valid;
    wire [7:0] entry_3_0_out_key;
    wire entry_3_0_member;
    pofan_entry_q1_fifo4_w8 entry_3_0 (
        .clk(clk),
        .rst(rst),
        .valid(valid[3]),
        .key(key[31:24]),
        .open(open_3),
        .ready(entry_3_0_ready),
        .out_valid(entry_3_0_out_valid),
        .out_key(entry_3_0_out_key),
        .member(entry_3_0_member)
    );

    wire pipe_3_out_valid;
    wire [2:0] pipe_3_port;
    wire pipe_3_no_route;
    wire pipe_3_ready;
    pofan_pipe_k144_u6_c2_seed3_rl1 pipe_3 (
        .clk(clk),
        .rst(rst),
        .valid(entry_3_0_out_valid),
        .key(entry_3_0_out_key),
        .out_valid(pipe_3_out_valid),
        .port(pipe_3_port),
        .no_route(pipe_3_no_route),
        .ready(pipe_3_ready)
    );

    wire exit_3_0_out_valid;
    wire [2:0] exit_3_0_out_port;
    wire exit_3_0_out_no_route;
    pofan_exit_q1_l4_w3 exit_3_0 (
        .clk(clk),
        .rst(rst),
        .member(entry_3_0_member),
        .valid(pipe_3_out_valid),
        .port(pipe_3_port),
        .no_route(pipe_3_no_route),
        .out_valid(exit_3_0_out_valid),
        .out_port(exit_3_0_out_port),
        .out_no_route(exit_3_0_out_no_route)
    );

    wire entry_4_0_ready;
    wire entry_4_0_out_valid;
    wire [7:0] entry_4_0_out_key;
    wire entry_4_0_member;
    pofan_entry_q1_fifo4_w8 entry_4_0 (
        .clk(clk),
        .rst(rst),
        .valid(valid[4]),
        .key(key[39:32]),
        .open(open_4),
        .ready(entry_4_0_ready),
        .out_valid(entry_4_0_out_valid),
        .out_key(entry_4_0_out_key),
        .member(entry_4_0_member)
    );

    wire pipe_4_out_valid;
    wire [2:0] pipe_4_port;
    wire pipe_4_no_route;
    wire pipe_4_ready;
    pofan_pipe_k144_u6_c2_seed4_rl1 pipe_4 (
        .clk(clk),
        .rst(rst),
        .valid(entry_4_0_out_valid),
        .key(entry_4_0_out_key),
        .out_valid(pipe_4_out_valid),
        .port(pipe_4_port),
        .no_route(pipe_4_no_route),
        .ready(pipe_4_ready)
    );

    wire exit_4_0_out_valid;
    wire [2:0] exit_4_0_out_port;
    wire exit_4_0_out_no_route;
    pofan_exit_q1_l4_w3 exit_4_0 (
        .clk(clk),
        .rst(rst),
        .member(entry_4_0_member),
        .valid(pipe_4_out_valid),
        .port(pipe_4_port),
        .no_route(pipe_4_no_route),
        .out_valid(exit_4_0_out_valid),
        .out_port(exit_4_0_out_port),
        .out_no_route(exit_4_0_out_no_route)
    );

    wire entry_5_0_ready;
    wire entry_5_0_out_valid;
    wire [7:0] entry_5_0_out_key;
    wire entry_5_0_member;
    pofan_entry_q1_fifo4_w8 entry_5_0 (
        .clk(clk),
        .rst(rst),
        .valid(valid[5]),
        .key(key[47:40]),
        .open(open_5),
        .ready(entry_5_0_ready),
        .out_valid(entry_5_0_out_valid),
        .out_key(entry_5_0_out_key),
        .member(entry_5_0_member)
    );

    wire pipe_5_out_valid;
    wire [2:0] pipe_5_port;
    wire pipe_5_no_route;
    wire pipe_5_ready;
    pofan_pipe_k144_u6_c2_seed5_rl1 pipe_5 (
        .clk(clk),
        .rst(rst),
        .valid(entry_5_0_out_valid),
        .key(entry_5_0_out_key),
        .out_valid(pipe_5_out_valid),
        .port(pipe_5_port),
        .no_route(pipe_5_no_route),
        .ready(pipe_5_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            open_0 <= 1'b0;
            open_1 <= 1'b0;
            open_2 <= 1'b0;
            open_3 <= 1'b0;
            open_4 <= 1'b0;
            open_5 <= 1'b0;
        end else begin
            open_0 <= pipe_0_ready;
            open_1 <= pipe_1_ready;
            open_2 <= pipe_2_ready;
            open_3 <= pipe_3_ready;
            open_4 <= pipe_4_ready;
            open_5 <= pipe_5_ready;
        end
    end

    wire exit_5_0_out_valid;
    wire [2:0] exit_5_0_out_port;
    wire exit_5_0_out_no_route;
    pofan_exit_q1_l4_w3 exit_5_0 (
        .clk(clk),
        .rst(rst),
        .member(entry_5_0_member),
        .valid(pipe_5_out_valid),
        .port(pipe_5_port),
        .no_route(pipe_5_no_route),
        .out_valid(exit_5_0_out_valid),
        .out_port(exit_5_0_out_port),
        .out_no_route(exit_5_0_out_no_route)
    );

    assign out_valid = {
        exit_5_0_out_valid, exit_4_0_out_valid, exit_3_0_out_valid, exit_2_0_out_valid,
        exit_1_0_out_valid, exit_0_0_out_valid
    };
    assign port = {
        exit_5_0_out_port, exit_4_0_out_port, exit_3_0_out_port, exit_2_0_out_port,
        exit_1_0_out_port, exit_0_0_out_port
    };
    assign no_route = {
        exit_5_0_out_no_route, exit_4_0_out_no_route, exit_3_0_out_no_route,
        exit_2_0_out_no_route, exit_1_0_out_no_route, exit_0_0_out_no_route
    };
    assign ready = {
        entry_5_0_ready, entry_4_0_ready, entry_3_0_ready, entry_2_0_ready, entry_1_0_ready,
        entry_0_0_ready
    };
endmodule
