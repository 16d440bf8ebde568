// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k128_u8_c2_x4
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 128 keys, 8 uplinks, packets a cycle: 4, latency 5.
// Pointers in flip-flops.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k128_u8_c2_x4 (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] valid,
    input  wire [27:0] key,
    output wire [3:0] out_valid,
    output wire [11:0] port,
    output wire [3:0] no_route,
    output wire ready
);

    wire [3:0] lanes_4_out_valid;
    wire [11:0] lanes_4_port;
    wire [3:0] lanes_4_no_route;
    ofan_l4_k128_u8_c2_allpairs5 lanes_4 (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .key(key),
        .out_valid(lanes_4_out_valid),
        .port(lanes_4_port),
        .no_route(lanes_4_no_route)
    );

    assign ready = ~rst;
    assign out_valid = lanes_4_out_valid;
    assign port = lanes_4_port;
    assign no_route = lanes_4_no_route;
endmodule
