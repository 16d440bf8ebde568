// SPDX-License-Identifier: Apache-2.0
// Module: fixed_priority_arbiter_n7_arithmetic_hold
// Written by: sluice 0.1.0
//
// Fixed-priority arbiter of 7 requesters, architecture arithmetic, latency 0.
// Grants the lowest that requests.
// A decision that was shown and not accepted stays while its request stays.

module fixed_priority_arbiter_n7_arithmetic_hold (
    input  wire clk,
    input  wire rst,
    input  wire [6:0] request,
    input  wire ready,
    output wire [6:0] grant,
    output wire [2:0] index,
    output wire valid
);

    // The decision of the cycle before, one-hot, if it was not accepted.
    reg [6:0] held;

    wire kept = |(held & request);
    wire [6:0] seen = kept ? held : request;
    wire [6:0] either_1 = seen | {6'd0, rst};
    wire [6:0] from_first = either_1 | (7'd0 - either_1);
    wire [6:0] granted = from_first & (~{from_first[5:0], rst});
    assign index = {|(granted & 7'd112), |(granted & 7'd76), |(granted & 7'd42)};
    assign valid = from_first[6] & (~rst);

    always @(posedge clk) begin
        if (rst) begin
            held <= 7'd0;
        end else begin
            held <= (~ready) ? granted : 7'd0;
        end
    end

    assign grant = granted;

`ifdef FORMAL
    wire index_names_grant_holds = granted == ((valid ? 7'd1 : 7'd0) << index);

    always @(posedge clk) begin
        if (!rst) begin
            decision_is_held: assert ((~kept) | (granted == held));
            grant_implies_request: assert ((granted & (~request)) == 7'd0);
            grant_is_one_hot_or_zero: assert ((granted & (granted - 7'd1)) == 7'd0);
            valid_iff_any_request: assert (valid == (|request));
            index_names_grant: assert (index_names_grant_holds);
        end
    end
`endif
endmodule
