// SPDX-License-Identifier: Apache-2.0
// Module: rr_arbiter_n5_masked
// Written by: sluice 0.1.0
//
// Round-robin arbiter of 5 requesters, architecture masked, latency 0.
// Grants the first request at or after a pointer, which is 0 after reset and moves past the
// granted requester when `valid` and `ready` are high.
// A decision may change while `ready` is low.

module rr_arbiter_n5_masked (
    input  wire clk,
    input  wire rst,
    input  wire [4:0] request,
    input  wire ready,
    output wire [4:0] grant,
    output wire [2:0] index,
    output wire valid
);

    // Index of the last accepted grant: the pointer is one above it, modulo N.
    reg [2:0] last;

    wire [4:0] after_last = 5'd30 << last;
    wire [4:0] packed_bits_1 = {4'd0, rst};
    wire [4:0] either_1 = (request & after_last) | packed_bits_1;
    wire [4:0] from_first_preferred = either_1 | (5'd0 - either_1);
    wire [4:0] request_or_packed_bits_1 = request | packed_bits_1;
    wire [4:0] from_first = request_or_packed_bits_1 | (5'd0 - request_or_packed_bits_1);
    wire [4:0] from_grant = from_first_preferred[4] ? from_first_preferred : from_first;
    wire [4:0] granted = from_grant & (~{from_grant[3:0], rst});
    assign index = {|(granted & 5'd16), |(granted & 5'd12), |(granted & 5'd10)};
    assign valid = from_grant[4] & (~rst);

    always @(posedge clk) begin
        if (rst) begin
            last <= 3'd4;
        end else if (valid & ready) begin
            last <= index;
        end
    end

    assign grant = granted;

`ifdef FORMAL
    wire index_names_grant_holds = granted == ((valid ? 5'd1 : 5'd0) << index);

    always @(posedge clk) begin
        if (!rst) begin
            pointer_in_range: assert (3'd4 >= last);
            grant_implies_request: assert ((granted & (~request)) == 5'd0);
            grant_is_one_hot_or_zero: assert ((granted & (granted - 5'd1)) == 5'd0);
            valid_iff_any_request: assert (valid == (|request));
            index_names_grant: assert (index_names_grant_holds);
        end
    end
`endif
endmodule
