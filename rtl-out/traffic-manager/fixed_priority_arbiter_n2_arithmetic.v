// SPDX-License-Identifier: Apache-2.0
// Module: fixed_priority_arbiter_n2_arithmetic
// Written by: sluice 0.1.0
//
// Fixed-priority arbiter of 2 requesters, architecture arithmetic, latency 0.
// Grants the lowest that requests.
// A decision may change while `ready` is low.

module fixed_priority_arbiter_n2_arithmetic (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] request,
    input  wire ready,
    output wire [1:0] grant,
    output wire index,
    output wire valid
);

    wire [1:0] either_1 = request | {1'b0, rst};
    wire [1:0] from_first = either_1 | (2'd0 - either_1);
    wire [1:0] granted = from_first & (~{from_first[0], rst});
    assign index = |(granted & 2'd2);
    assign valid = from_first[1] & (~rst);
    assign grant = granted;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, clk, ready};

`ifdef FORMAL
    wire [1:0] choice_1 = valid ? 2'd1 : 2'd0;

    always @(posedge clk) begin
        if (!rst) begin
            nobody_below_grant_requests: assert (~(|(request & (granted - choice_1))));
            grant_implies_request: assert ((granted & (~request)) == 2'd0);
            grant_is_one_hot_or_zero: assert ((granted & (granted - 2'd1)) == 2'd0);
            valid_iff_any_request: assert (valid == (|request));
            index_names_grant: assert (granted == (choice_1 << index));
        end
    end
`endif
endmodule
