// SPDX-License-Identifier: Apache-2.0
// Module: pofan_exit_q1_l4_w3
// Written by: sluice 0.1.0
//
// Takes answers back to the ports that their packets came from.

module pofan_exit_q1_l4_w3 (
    input  wire clk,
    input  wire rst,
    input  wire member,
    input  wire valid,
    input  wire [2:0] port,
    input  wire no_route,
    output wire out_valid,
    output wire [2:0] out_port,
    output wire out_no_route
);

    assign out_valid = valid;
    assign out_port = valid ? port : 3'd0;
    assign out_no_route = no_route & valid;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, clk, rst, member};
endmodule
