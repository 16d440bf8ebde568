// SPDX-License-Identifier: Apache-2.0
// Module: pofan_exit_q4_l4_w5
// Written by: sluice 0.1.0
//
// Takes answers back to the ports that their packets came from.

module pofan_exit_q4_l4_w5 (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] member,
    input  wire valid,
    input  wire [4:0] port,
    input  wire no_route,
    output wire [3:0] out_valid,
    output wire [19:0] out_port,
    output wire [3:0] out_no_route
);

    reg [1:0] member_1;
    reg [1:0] member_2;
    reg [1:0] member_3;
    reg [1:0] member_4;

    // Pipeline stage 1.
    always @(posedge clk) begin
        member_1 <= member;
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        member_2 <= member_1;
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        member_3 <= member_2;
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        member_4 <= member_3;
    end

    wire out_valid_0 = valid & (member_4 == 2'd0);
    wire out_valid_1 = valid & (member_4 == 2'd1);
    wire out_valid_2 = valid & (member_4 == 2'd2);
    wire out_valid_3 = valid & (member_4 == 2'd3);
    assign out_valid = {out_valid_3, out_valid_2, out_valid_1, out_valid_0};
    assign out_port = {
        out_valid_3 ? port : 5'd0, out_valid_2 ? port : 5'd0, out_valid_1 ? port : 5'd0,
        out_valid_0 ? port : 5'd0
    };
    assign out_no_route = {
        no_route & out_valid_3, no_route & out_valid_2, no_route & out_valid_1,
        no_route & out_valid_0
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, rst};
endmodule
