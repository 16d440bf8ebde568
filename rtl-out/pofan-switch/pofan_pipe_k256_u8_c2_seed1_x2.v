// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k256_u8_c2_seed1_x2
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 256 keys, 8 uplinks, packets a cycle: 2, latency 5.
// Pointers in flip-flops.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k256_u8_c2_seed1_x2 (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] valid,
    input  wire [15:0] key,
    output wire [1:0] out_valid,
    output wire [5:0] port,
    output wire [1:0] no_route,
    output wire ready
);

    wire [1:0] lanes_2_out_valid;
    wire [5:0] lanes_2_port;
    wire [1:0] lanes_2_no_route;
    ofan_l2_k256_u8_c2_seed1_allpairs5 lanes_2 (
        .clk(clk),
        .rst(rst),
        .valid(valid),
        .key(key),
        .out_valid(lanes_2_out_valid),
        .port(lanes_2_port),
        .no_route(lanes_2_no_route)
    );

    assign ready = ~rst;
    assign out_valid = lanes_2_out_valid;
    assign port = lanes_2_port;
    assign no_route = lanes_2_no_route;
endmodule
