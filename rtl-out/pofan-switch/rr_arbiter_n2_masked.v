// SPDX-License-Identifier: Apache-2.0
// Module: rr_arbiter_n2_masked
// Written by: sluice 0.1.0
//
// Round-robin arbiter of 2 requesters, architecture masked, latency 0.
// Grants the first request at or after a pointer, which is 0 after reset and moves past the
// granted requester when `valid` and `ready` are high.
// A decision may change while `ready` is low.

module rr_arbiter_n2_masked (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] request,
    input  wire ready,
    output wire [1:0] grant,
    output wire index,
    output wire valid
);

    // Index of the last accepted grant: the pointer is one above it, modulo N.
    reg last;

    wire [1:0] after_last = 2'd2 << last;
    wire [1:0] packed_bits_1 = {1'b0, rst};
    wire [1:0] either_1 = (request & after_last) | packed_bits_1;
    wire [1:0] from_first_preferred = either_1 | (2'd0 - either_1);
    wire [1:0] request_or_packed_bits_1 = request | packed_bits_1;
    wire [1:0] from_first = request_or_packed_bits_1 | (2'd0 - request_or_packed_bits_1);
    wire [1:0] from_grant = from_first_preferred[1] ? from_first_preferred : from_first;
    wire [1:0] granted = from_grant & (~{from_grant[0], rst});
    assign index = |(granted & 2'd2);
    assign valid = from_grant[1] & (~rst);

    always @(posedge clk) begin
        if (rst) begin
            last <= 1'b1;
        end else if (valid & ready) begin
            last <= index;
        end
    end

    assign grant = granted;

`ifdef FORMAL
    wire index_names_grant_holds = granted == ((valid ? 2'd1 : 2'd0) << index);

    always @(posedge clk) begin
        if (!rst) begin
            grant_implies_request: assert ((granted & (~request)) == 2'd0);
            grant_is_one_hot_or_zero: assert ((granted & (granted - 2'd1)) == 2'd0);
            valid_iff_any_request: assert (valid == (|request));
            index_names_grant: assert (index_names_grant_holds);
        end
    end
`endif
endmodule
