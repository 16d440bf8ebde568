// SPDX-License-Identifier: Apache-2.0
// Module: ofan_locate_k64_edge
// Written by: sluice 0.1.0
//
// Where a host is, of 65536 in a fat tree of radix 64: its destination among 2048, and the port below there.

module ofan_locate_k64_edge (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] host,
    output wire [10:0] destination,
    output wire [4:0] port
);

    wire [15:0] packed_bits_1 = {5'd0, host[15:5]};
    assign destination = packed_bits_1[10:0];
    assign port = host[4:0];

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, clk, rst, packed_bits_1[15:11]};
endmodule
