// SPDX-License-Identifier: Apache-2.0
// Module: ofan_locate_k8_leaf
// Written by: sluice 0.1.0
//
// Where a host is, of 32 in a fat tree of radix 8: its destination among 8, and the port below there.

module ofan_locate_k8_leaf (
    input  wire clk,
    input  wire rst,
    input  wire [4:0] host,
    output wire [2:0] destination,
    output wire [1:0] port
);

    wire [4:0] packed_bits_1 = {2'd0, host[4:2]};
    assign destination = packed_bits_1[2:0];
    assign port = host[1:0];

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, clk, rst, packed_bits_1[4:3]};
endmodule
