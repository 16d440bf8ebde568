// SPDX-License-Identifier: Apache-2.0
// Module: rr_arbiter_n5_tree
// Block: traffic-manager
// Written by: sluice 0.1.0
//
// Round-robin arbiter of 5 requesters, architecture tree, latency 0.
// Grants the first request at or after a pointer, which is 0 after reset and moves past the
// granted requester when `valid` and `ready` are high.
// A decision may change while `ready` is low.

module rr_arbiter_n5_tree (
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
    wire [4:0] request_and_after_last = request & after_last;
    wire both_1 = request[0] & (~request_and_after_last[1]);
    wire low_wins_0_1 = request_and_after_last[0] | both_1;
    wire not_low_wins_0_1 = ~low_wins_0_1;
    wire any_0_1 = request[0] | request[1];
    wire after_0_1 = request_and_after_last[0] | request_and_after_last[1];
    wire both_2 = request[2] & (~request_and_after_last[3]);
    wire low_wins_2_3 = request_and_after_last[2] | both_2;
    wire not_low_wins_2_3 = ~low_wins_2_3;
    wire any_2_3 = request[2] | request[3];
    wire after_2_3 = request_and_after_last[2] | request_and_after_last[3];
    wire low_wins_0_3 = after_0_1 | (any_0_1 & (~after_2_3));
    wire not_low_wins_0_1_if_low_wins_0_3 = low_wins_0_3 ? not_low_wins_0_1 : not_low_wins_2_3;
    wire not_low_wins_0_3 = ~low_wins_0_3;
    wire any_0_3 = any_0_1 | any_2_3;
    wire after_0_3 = after_0_1 | after_2_3;
    wire low_wins_0_4 = after_0_3 | (any_0_3 & (~request_and_after_last[4]));
    wire choice_1 = low_wins_0_4 ? not_low_wins_0_1_if_low_wins_0_3 : 1'b0;
    wire not_low_wins_0_4 = ~low_wins_0_4;
    wire any_0_4 = any_0_3 | request[4];
    assign valid = any_0_4 & (~rst);
    wire [2:0] packed_bits_1 = {not_low_wins_0_4, low_wins_0_4 ? not_low_wins_0_3 : 1'b0, choice_1};
    assign index = valid ? packed_bits_1 : 3'd0;
    wire valid_and_low_wins_0_4 = valid & low_wins_0_4;
    wire both_3 = valid_and_low_wins_0_4 & low_wins_0_3;
    wire both_4 = valid_and_low_wins_0_4 & not_low_wins_0_3;
    wire [4:0] granted = {
        valid & not_low_wins_0_4, both_4 & not_low_wins_2_3, both_4 & low_wins_2_3,
        both_3 & not_low_wins_0_1, both_3 & low_wins_0_1
    };

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
