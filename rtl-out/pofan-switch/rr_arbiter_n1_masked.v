// SPDX-License-Identifier: Apache-2.0
// Module: rr_arbiter_n1_masked
// Written by: sluice 0.1.0
//
// Round-robin arbiter of 1 requester, architecture masked, latency 0.
// Grants the first request at or after a pointer, which is 0 after reset and moves past the
// granted requester when `valid` and `ready` are high.
// A decision may change while `ready` is low.

module rr_arbiter_n1_masked (
    input  wire clk,
    input  wire rst,
    input  wire request,
    input  wire ready,
    output wire grant,
    output wire index,
    output wire valid
);

    wire granted = request & (~rst);
    assign grant = granted;
    assign index = 1'b0;
    assign valid = granted;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, clk, ready};

`ifdef FORMAL

    always @(posedge clk) begin
        if (!rst) begin
            grant_implies_request: assert ((granted & (~request)) == 1'b0);
            grant_is_one_hot_or_zero: assert ((granted & (granted - 1'b1)) == 1'b0);
            valid_iff_any_request: assert (granted == request);
            index_names_grant: assert (1'b1);
        end
    end
`endif
endmodule
