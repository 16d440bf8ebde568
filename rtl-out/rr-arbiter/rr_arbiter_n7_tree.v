// SPDX-License-Identifier: Apache-2.0
// Module: rr_arbiter_n7_tree
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

    // The group of the last accepted grant. Bit g: group g + 1 is above it.
    reg [2:0] groups_above;
    // Its place in the group. Bit p: place p + 1 is above it.
    reg places_above;

    wire [3:0] packed_bits_1 = {groups_above, 1'b0};
    wire [1:0] packed_bits_2 = {places_above, 1'b0};
    wire [4:0] packed_bits_3 = {1'b1, packed_bits_1};
    wire [4:0] packed_bits_4 = {1'b0, packed_bits_3[4:1]};
    wire [3:0] both_1 = packed_bits_4[3:0] & (~packed_bits_1);
    wire [1:0] either_1 = 2'd0 | (both_1[0] ? packed_bits_2 : 2'd0);
    wire [1:0] either_2 = {packed_bits_1[1], packed_bits_1[1]} | (both_1[1] ? packed_bits_2 : 2'd0);
    wire [1:0] either_3 = {packed_bits_1[2], packed_bits_1[2]} | (both_1[2] ? packed_bits_2 : 2'd0);
    wire [1:0] either_4 = {packed_bits_1[3], packed_bits_1[3]} | (both_1[3] ? packed_bits_2 : 2'd0);
    wire [7:0] packed_bits_5 = {either_4, either_3, either_2, either_1};
    wire [6:0] after_last = packed_bits_5[6:0];
    wire [6:0] request_and_after_last = request & after_last;
    wire both_2 = request[0] & (~request_and_after_last[1]);
    wire low_wins_0_1 = 1'b0 | both_2;
    wire not_low_wins_0_1 = ~low_wins_0_1;
    wire any_0_1 = request[0] | request[1];
    wire after_0_1 = 1'b0 | request_and_after_last[1];
    wire both_3 = request[2] & (~request_and_after_last[3]);
    wire low_wins_2_3 = request_and_after_last[2] | both_3;
    wire not_low_wins_2_3 = ~low_wins_2_3;
    wire any_2_3 = request[2] | request[3];
    wire after_2_3 = request_and_after_last[2] | request_and_after_last[3];
    wire both_4 = request[4] & (~request_and_after_last[5]);
    wire low_wins_4_5 = request_and_after_last[4] | both_4;
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
    wire valid_and_low_wins_0_6 = valid & low_wins_0_6;
    wire valid_and_not_low_wins_0_6 = valid & not_low_wins_0_6;
    wire both_5 = valid_and_low_wins_0_6 & low_wins_0_3;
    wire both_6 = valid_and_low_wins_0_6 & not_low_wins_0_3;
    wire both_7 = valid_and_not_low_wins_0_6 & low_wins_4_6;
    wire both_8 = valid_and_not_low_wins_0_6 & not_low_wins_4_6;
    wire [6:0] granted = {
        both_8, both_7 & not_low_wins_4_5, both_7 & low_wins_4_5, both_6 & not_low_wins_2_3,
        both_6 & low_wins_2_3, both_5 & not_low_wins_0_1, both_5 & low_wins_0_1
    };
    wire groups_above_enable = valid & ready;
    wire [1:0] shifted_1 = 2'd2 << choice_1;
    wire [1:0] packed_bits_6 = {not_low_wins_0_6, not_low_wins_0_3_if_low_wins_0_6};
    wire [3:0] shifted_2 = 4'd14 << packed_bits_6;

    always @(posedge clk) begin
        if (rst) begin
            groups_above <= 3'd0;
            places_above <= 1'b0;
        end else if (groups_above_enable) begin
            groups_above <= shifted_2[3:1];
            places_above <= shifted_1[1];
        end
    end

    wire [2:0] packed_bits_7 = {not_low_wins_0_6, not_low_wins_0_3_if_low_wins_0_6, choice_1};
    assign index = valid ? packed_bits_7 : 3'd0;
    assign grant = granted;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, packed_bits_3[0], packed_bits_4[4], packed_bits_5[7], request_and_after_last[0],
        shifted_1[0], shifted_2[0]
    };

`ifdef FORMAL
    wire [2:0] both_9 = groups_above & (~{1'b0, groups_above[2:1]});
    wire index_names_grant_holds = granted == ((valid ? 7'd1 : 7'd0) << index);

    always @(posedge clk) begin
        if (!rst) begin
            groups_above_is_a_thermometer: assert (~(|(both_9 & 3'd3)));
            places_above_is_a_thermometer: assert (1'b1);
            grant_implies_request: assert ((granted & (~request)) == 7'd0);
            grant_is_one_hot_or_zero: assert ((granted & (granted - 7'd1)) == 7'd0);
            valid_iff_any_request: assert (valid == (|request));
            index_names_grant: assert (index_names_grant_holds);
        end
    end
`endif
endmodule
