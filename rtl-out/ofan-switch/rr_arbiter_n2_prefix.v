// SPDX-License-Identifier: Apache-2.0
// Module: rr_arbiter_n2_prefix
// Written by: sluice 0.1.0
//
// Round-robin arbiter of 2 requesters, architecture prefix, latency 0.
// Grants the first request at or after a pointer, which is 0 after reset and moves past the
// granted requester when `valid` and `ready` are high.
// A decision may change while `ready` is low.

module rr_arbiter_n2_prefix (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] request,
    input  wire ready,
    output wire [1:0] grant,
    output wire index,
    output wire valid
);

    // Bit i: requester i + 1 is after the last accepted grant.
    reg mask;

    wire [1:0] after_last = {mask, 1'b0};
    wire [1:0] packed_bits_1 = {1'b0, rst};
    wire [1:0] either_1 = (request & after_last) | packed_bits_1;
    wire [1:0] from_preferred_0_1 = {either_1[1] | either_1[0], either_1[0]};
    wire [1:0] request_or_packed_bits_1 = request | packed_bits_1;
    wire either_2 = request_or_packed_bits_1[1] | request_or_packed_bits_1[0];
    wire [1:0] from_any_0_1 = {either_2, request_or_packed_bits_1[0]};
    wire [1:0] from_grant = from_preferred_0_1[1] ? from_preferred_0_1 : from_any_0_1;
    wire [1:0] granted = from_grant & (~{from_grant[0], rst});
    assign index = |(granted & 2'd2);
    assign valid = from_grant[1] & (~rst);

    always @(posedge clk) begin
        if (rst) begin
            mask <= 1'b0;
        end else if (valid & ready) begin
            mask <= from_grant[0];
        end
    end

    assign grant = granted;

`ifdef FORMAL
    wire index_names_grant_holds = granted == ((valid ? 2'd1 : 2'd0) << index);

    always @(posedge clk) begin
        if (!rst) begin
            mask_is_a_thermometer: assert (1'b1);
            grant_implies_request: assert ((granted & (~request)) == 2'd0);
            grant_is_one_hot_or_zero: assert ((granted & (granted - 2'd1)) == 2'd0);
            valid_iff_any_request: assert (valid == (|request));
            index_names_grant: assert (index_names_grant_holds);
        end
    end
`endif
endmodule
