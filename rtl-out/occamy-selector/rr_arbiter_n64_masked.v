// SPDX-License-Identifier: Apache-2.0
// Module: rr_arbiter_n64_masked
// Written by: sluice 0.1.0
//
// Round-robin arbiter of 64 requesters, architecture masked, latency 0.
// Grants the first request at or after a pointer, which is 0 after reset and moves past the
// granted requester when `valid` and `ready` are high.
// A decision may change while `ready` is low.

module rr_arbiter_n64_masked (
    input  wire clk,
    input  wire rst,
    input  wire [63:0] request,
    input  wire ready,
    output wire [63:0] grant,
    output wire [5:0] index,
    output wire valid
);

    // Index of the last accepted grant: the pointer is one above it, modulo N.
    reg [5:0] last;

    wire [63:0] after_last = 64'hfffffffffffffffe << last;
    wire [63:0] packed_bits_1 = {63'd0, rst};
    wire [63:0] either_1 = (request & after_last) | packed_bits_1;
    wire [63:0] from_first_preferred = either_1 | (64'd0 - either_1);
    wire [63:0] request_or_packed_bits_1 = request | packed_bits_1;
    wire [63:0] from_first = request_or_packed_bits_1 | (64'd0 - request_or_packed_bits_1);
    wire [63:0] from_grant = from_first_preferred[63] ? from_first_preferred : from_first;
    wire [63:0] granted = from_grant & (~{from_grant[62:0], rst});
    assign index = {
        |(granted & 64'hffffffff00000000), |(granted & 64'hffff0000ffff0000),
        |(granted & 64'hff00ff00ff00ff00), |(granted & 64'hf0f0f0f0f0f0f0f0),
        |(granted & 64'hcccccccccccccccc), |(granted & 64'haaaaaaaaaaaaaaaa)
    };
    assign valid = from_grant[63] & (~rst);

    always @(posedge clk) begin
        if (rst) begin
            last <= 6'd63;
        end else if (valid & ready) begin
            last <= index;
        end
    end

    assign grant = granted;

`ifdef FORMAL
    wire index_names_grant_holds = granted == ((valid ? 64'd1 : 64'd0) << index);

    always @(posedge clk) begin
        if (!rst) begin
            grant_implies_request: assert ((granted & (~request)) == 64'd0);
            grant_is_one_hot_or_zero: assert ((granted & (granted - 64'd1)) == 64'd0);
            valid_iff_any_request: assert (valid == (|request));
            index_names_grant: assert (index_names_grant_holds);
        end
    end
`endif
endmodule
