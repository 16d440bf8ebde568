// SPDX-License-Identifier: Apache-2.0
// Module: rr_arbiter_n5_tree
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

    // The group of the last accepted grant. Bit g: group g + 1 is above it.
    reg [1:0] groups_above;
    // Its place in the group. Bit p: place p + 1 is above it.
    reg places_above;

    wire [2:0] packed_bits_1 = {groups_above, 1'b0};
    wire [1:0] packed_bits_2 = {places_above, 1'b0};
    wire [3:0] packed_bits_3 = {1'b1, packed_bits_1};
    wire [3:0] packed_bits_4 = {1'b0, packed_bits_3[3:1]};
    wire [2:0] both_1 = packed_bits_4[2:0] & (~packed_bits_1);
    wire [1:0] either_1 = 2'd0 | (both_1[0] ? packed_bits_2 : 2'd0);
    wire [1:0] either_2 = {packed_bits_1[1], packed_bits_1[1]} | (both_1[1] ? packed_bits_2 : 2'd0);
    wire [1:0] either_3 = {packed_bits_1[2], packed_bits_1[2]} | (both_1[2] ? packed_bits_2 : 2'd0);
    wire [5:0] packed_bits_5 = {either_3, either_2, either_1};
    wire [4:0] after_last = packed_bits_5[4:0];
    wire [4:0] request_and_after_last = request & after_last;
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
    wire low_wins_0_3 = after_0_1 | (any_0_1 & (~after_2_3));
    wire not_low_wins_0_1_if_low_wins_0_3 = low_wins_0_3 ? not_low_wins_0_1 : not_low_wins_2_3;
    wire not_low_wins_0_3 = ~low_wins_0_3;
    wire any_0_3 = any_0_1 | any_2_3;
    wire after_0_3 = after_0_1 | after_2_3;
    wire low_wins_0_4 = after_0_3 | (any_0_3 & (~request_and_after_last[4]));
    wire choice_1 = low_wins_0_4 ? not_low_wins_0_1_if_low_wins_0_3 : 1'b0;
    wire not_low_wins_0_3_if_low_wins_0_4 = low_wins_0_4 ? not_low_wins_0_3 : 1'b0;
    wire not_low_wins_0_4 = ~low_wins_0_4;
    wire any_0_4 = any_0_3 | request[4];
    assign valid = any_0_4 & (~rst);
    wire valid_and_low_wins_0_4 = valid & low_wins_0_4;
    wire both_4 = valid_and_low_wins_0_4 & low_wins_0_3;
    wire both_5 = valid_and_low_wins_0_4 & not_low_wins_0_3;
    wire [4:0] granted = {
        valid & not_low_wins_0_4, both_5 & not_low_wins_2_3, both_5 & low_wins_2_3,
        both_4 & not_low_wins_0_1, both_4 & low_wins_0_1
    };
    wire groups_above_enable = valid & ready;
    wire [1:0] shifted_1 = 2'd2 << choice_1;
    wire [1:0] packed_bits_6 = {not_low_wins_0_4, not_low_wins_0_3_if_low_wins_0_4};
    wire [2:0] shifted_2 = 3'd6 << packed_bits_6;

    always @(posedge clk) begin
        if (rst) begin
            groups_above <= 2'd0;
            places_above <= 1'b0;
        end else if (groups_above_enable) begin
            groups_above <= shifted_2[2:1];
            places_above <= shifted_1[1];
        end
    end

    wire [2:0] packed_bits_7 = {not_low_wins_0_4, not_low_wins_0_3_if_low_wins_0_4, choice_1};
    assign index = valid ? packed_bits_7 : 3'd0;
    assign grant = granted;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, packed_bits_3[0], packed_bits_4[3], packed_bits_5[5], request_and_after_last[0],
        shifted_1[0], shifted_2[0]
    };

`ifdef FORMAL
    wire [1:0] both_6 = groups_above & (~{1'b0, groups_above[1]});
    wire index_names_grant_holds = granted == ((valid ? 5'd1 : 5'd0) << index);

    always @(posedge clk) begin
        if (!rst) begin
            groups_above_is_a_thermometer: assert (~(|(both_6 & 2'd1)));
            places_above_is_a_thermometer: assert (1'b1);
            grant_implies_request: assert ((granted & (~request)) == 5'd0);
            grant_is_one_hot_or_zero: assert ((granted & (granted - 5'd1)) == 5'd0);
            valid_iff_any_request: assert (valid == (|request));
            index_names_grant: assert (index_names_grant_holds);
        end
    end
`endif
endmodule
