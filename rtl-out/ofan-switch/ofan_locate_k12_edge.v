// SPDX-License-Identifier: Apache-2.0
// Module: ofan_locate_k12_edge
// Written by: sluice 0.1.0
//
// Where a host is, of 432 in a fat tree of radix 12: its destination among 72, and the port below there.

module ofan_locate_k12_edge (
    input  wire clk,
    input  wire rst,
    input  wire [8:0] host,
    output wire [6:0] destination,
    output wire [2:0] port
);

    wire [16:0] product_1 = {8'd0, {1'b0, host[8:1]}} * {9'd0, 8'd171};
    wire [16:0] packed_bits_1 = {9'd0, product_1[16:9]};
    wire [9:0] packed_bits_1_6_0_times_6 = {3'd0, packed_bits_1[6:0]} * {7'd0, 3'd6};
    assign port = host[2:0] - packed_bits_1_6_0_times_6[2:0];
    assign destination = packed_bits_1[6:0];

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, clk, rst, product_1[8:0], packed_bits_1[16:7], packed_bits_1_6_0_times_6[9:3]
    };
endmodule
