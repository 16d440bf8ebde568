// SPDX-License-Identifier: Apache-2.0
// Module: ofan_locate_k4_edge
// Written by: sluice 0.1.0
//
// Where a host is, of 16 in a fat tree of radix 4: its destination among 8, and the port below there.

module ofan_locate_k4_edge (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] host,
    output wire [2:0] destination,
    output wire port
);

    wire [3:0] packed_bits_1 = {1'b0, host[3:1]};
    assign destination = packed_bits_1[2:0];
    assign port = host[0];

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, clk, rst, packed_bits_1[3]};
endmodule
