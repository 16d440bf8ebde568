// SPDX-License-Identifier: Apache-2.0
// Module: rr_arbiter_n7_tree
// Block: rr-arbiter
// Configuration: {"requesters":7,"hold":false,"architecture":"tree"}
// Latency: 0 cycles; one decision a cycle, combinational from request to grant
// Written by: sluice 0.1.0
//
// Round-robin arbiter of 7 requesters, architecture tree, latency 0.
// Grants the first request at or after a pointer, which is 0 after reset and moves past the
// granted requester when `valid` and `ready` are high.
// A decision may change while `ready` is low.

module rr_arbiter_n7_tree (
    input  wire clk,
    input  wire rst,
    input  wire [6:0] request,
    input  wire ready,
    output wire [6:0] grant,
    output wire [2:0] index,
    output wire valid
);

    // Index of the last accepted grant: the pointer is one above it, modulo N.
    reg [2:0] last;

    wire [6:0] after_last = 7'd126 << last;
    wire [6:0] request_and_after_last = request & after_last;
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
    wire both_3 = request[4] & (~request_and_after_last[5]);
    wire low_wins_4_5 = request_and_after_last[4] | both_3;
    wire not_low_wins_4_5 = ~low_wins_4_5;
    wire any_4_5 = request[4] | request[5];
    wire after_4_5 = request_and_after_last[4] | request_and_after_last[5];
    wire low_wins_0_3 = after_0_1 | (any_0_1 & (~after_2_3));
    wire not_low_wins_0_1_if_low_wins_0_3 = low_wins_0_3 ? not_low_wins_0_1 : not_low_wins_2_3;
    wire not_low_wins_0_3 = ~low_wins_0_3;
    wire any_0_3 = any_0_1 | any_2_3;
    wire after_0_3 = after_0_1 | after_2_3;
    wire low_wins_4_6 = after_4_5 | (any_4_5 & (~request_and_after_last[6]));
    wire not_low_wins_4_6 = ~low_wins_4_6;
    wire any_4_6 = any_4_5 | request[6];
    wire after_4_6 = after_4_5 | request_and_after_last[6];
    wire low_wins_0_6 = after_0_3 | (any_0_3 & (~after_4_6));
    wire choice_1 = low_wins_0_6 ? not_low_wins_0_1_if_low_wins_0_3 : (low_wins_4_6 ? not_low_wins_4_5 : 1'b0);
    wire not_low_wins_0_3_if_low_wins_0_6 = low_wins_0_6 ? not_low_wins_0_3 : not_low_wins_4_6;
    wire not_low_wins_0_6 = ~low_wins_0_6;
    wire any_0_6 = any_0_3 | any_4_6;
    assign valid = any_0_6 & (~rst);
    wire [2:0] packed_bits_1 = {not_low_wins_0_6, not_low_wins_0_3_if_low_wins_0_6, choice_1};
    assign index = valid ? packed_bits_1 : 3'd0;
    wire valid_and_low_wins_0_6 = valid & low_wins_0_6;
    wire valid_and_not_low_wins_0_6 = valid & not_low_wins_0_6;
    wire both_4 = valid_and_low_wins_0_6 & low_wins_0_3;
    wire both_5 = valid_and_low_wins_0_6 & not_low_wins_0_3;
    wire both_6 = valid_and_not_low_wins_0_6 & low_wins_4_6;
    wire both_7 = valid_and_not_low_wins_0_6 & not_low_wins_4_6;
    wire [6:0] granted = {
        both_7, both_6 & not_low_wins_4_5, both_6 & low_wins_4_5, both_5 & not_low_wins_2_3,
        both_5 & low_wins_2_3, both_4 & not_low_wins_0_1, both_4 & low_wins_0_1
    };

    always @(posedge clk) begin
        if (rst) begin
            last <= 3'd6;
        end else if (valid & ready) begin
            last <= index;
        end
    end

    assign grant = granted;

`ifdef FORMAL
    wire index_names_grant_holds = granted == ((valid ? 7'd1 : 7'd0) << index);

    always @(posedge clk) begin
        if (!rst) begin
            pointer_in_range: assert (3'd6 >= last);
            grant_implies_request: assert ((granted & (~request)) == 7'd0);
            grant_is_one_hot_or_zero: assert ((granted & (granted - 7'd1)) == 7'd0);
            valid_iff_any_request: assert (valid == (|request));
            index_names_grant: assert (index_names_grant_holds);
        end
    end
`endif
endmodule
