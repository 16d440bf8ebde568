// SPDX-License-Identifier: Apache-2.0
// Module: lag_equaliser_d4_u32
// Written by: sluice 0.1.0
//
// LAG equaliser: 4 links downstream, then [32] upstream, from segment to segment; latency 1.
// Of u links a segment keeps the largest u' with u' * d <= u * (links up of d), the lowest that are up.

module lag_equaliser_d4_u32 (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] downstream_up,
    input  wire [31:0] upstream_up_1,
    output wire [31:0] enable_1
);

    // Links downstream of the next segment, where those that are disabled count as down.
    reg [31:0] enabled_1_1;

    wire [1:0] packed_bits_1 = {downstream_up[1] & downstream_up[2], downstream_up[1] ^ downstream_up[2]};
    wire [2:0] sum_1 = {2'd0, downstream_up[0]} + {1'b0, packed_bits_1};
    wire [2:0] sum_2 = sum_1 + {2'd0, downstream_up[3]};

    reg [5:0] table_of_sum_2;
    always @* begin
        case (sum_2)
            3'd1: table_of_sum_2 = 6'd8;
            3'd2: table_of_sum_2 = 6'd16;
            3'd3: table_of_sum_2 = 6'd24;
            3'd4: table_of_sum_2 = 6'd32;
            default: table_of_sum_2 = 6'd0;
        endcase
    end

    wire [1:0] sum_3 = {1'b0, upstream_up_1[0]} + {1'b0, upstream_up_1[1]};
    wire [1:0] packed_bits_2 = {1'b0, upstream_up_1[2]};
    wire [2:0] packed_bits_3 = {1'b0, packed_bits_2 + {1'b0, upstream_up_1[3]}};
    wire [2:0] sum_4 = {1'b0, sum_3} + packed_bits_3;
    wire [1:0] sum_5 = {1'b0, upstream_up_1[4]} + {1'b0, upstream_up_1[5]};
    wire [1:0] packed_bits_4 = {1'b0, upstream_up_1[6]};
    wire [2:0] packed_bits_5 = {1'b0, sum_5};
    wire [2:0] packed_bits_6 = {1'b0, packed_bits_4 + {1'b0, upstream_up_1[7]}};
    wire [3:0] sum_6 = {1'b0, sum_4} + {1'b0, packed_bits_5 + packed_bits_6};
    wire [1:0] sum_7 = {1'b0, upstream_up_1[8]} + {1'b0, upstream_up_1[9]};
    wire [1:0] packed_bits_7 = {1'b0, upstream_up_1[10]};
    wire [1:0] sum_8 = packed_bits_7 + {1'b0, upstream_up_1[11]};
    wire [2:0] sum_9 = {1'b0, sum_7} + {1'b0, sum_8};
    wire [1:0] sum_10 = {1'b0, upstream_up_1[12]} + {1'b0, upstream_up_1[13]};
    wire [1:0] packed_bits_8 = {1'b0, upstream_up_1[14]};
    wire [1:0] sum_11 = packed_bits_8 + {1'b0, upstream_up_1[15]};
    wire [2:0] packed_bits_9 = {1'b0, sum_10};
    wire [3:0] packed_bits_10 = {1'b0, sum_9};
    wire [3:0] sum_12 = packed_bits_10 + {1'b0, packed_bits_9 + {1'b0, sum_11}};
    wire [3:0] packed_bits_11 = {1'b0, sum_9 + {2'd0, upstream_up_1[12]}};
    wire [3:0] packed_bits_12 = {1'b0, sum_9 + {1'b0, sum_10 + packed_bits_8}};
    wire [4:0] packed_bits_13 = {1'b0, sum_6};
    wire [4:0] sum_13 = packed_bits_13 + {1'b0, sum_12};
    wire [1:0] sum_14 = {1'b0, upstream_up_1[16]} + {1'b0, upstream_up_1[17]};
    wire [1:0] packed_bits_14 = {1'b0, upstream_up_1[18]};
    wire [1:0] sum_15 = packed_bits_14 + {1'b0, upstream_up_1[19]};
    wire [2:0] sum_16 = {1'b0, sum_14} + {1'b0, sum_15};
    wire [1:0] sum_17 = {1'b0, upstream_up_1[20]} + {1'b0, upstream_up_1[21]};
    wire [1:0] packed_bits_15 = {1'b0, upstream_up_1[22]};
    wire [1:0] sum_18 = packed_bits_15 + {1'b0, upstream_up_1[23]};
    wire [2:0] packed_bits_16 = {1'b0, sum_17};
    wire [3:0] sum_19 = {1'b0, sum_16} + {1'b0, packed_bits_16 + {1'b0, sum_18}};
    wire [1:0] sum_20 = {1'b0, upstream_up_1[24]} + {1'b0, upstream_up_1[25]};
    wire [1:0] packed_bits_17 = {1'b0, upstream_up_1[26]};
    wire [1:0] sum_21 = packed_bits_17 + {1'b0, upstream_up_1[27]};
    wire [2:0] sum_22 = {1'b0, sum_20} + {1'b0, sum_21};
    wire [1:0] sum_23 = {1'b0, upstream_up_1[28]} + {1'b0, upstream_up_1[29]};
    wire [2:0] packed_bits_18 = {1'b0, sum_23 + {1'b0, upstream_up_1[30]}};
    wire [3:0] packed_bits_19 = {1'b0, sum_22 + {2'd0, upstream_up_1[28]}};
    wire [4:0] packed_bits_20 = {2'd0, sum_16 + {2'd0, upstream_up_1[20]}};
    wire [4:0] packed_bits_21 = {2'd0, sum_16 + {1'b0, sum_17 + packed_bits_15}};
    wire [4:0] packed_bits_22 = {1'b0, sum_19 + {3'd0, upstream_up_1[24]}};
    wire [4:0] packed_bits_23 = {1'b0, sum_19 + {2'd0, sum_20 + packed_bits_17}};
    wire [4:0] packed_bits_24 = {1'b0, sum_19 + {1'b0, sum_22 + {1'b0, sum_23}}};
    wire [4:0] packed_bits_25 = {1'b0, sum_19 + {1'b0, sum_22 + packed_bits_18}};
    wire [4:0] packed_bits_26 = {2'd0, sum_4 + {1'b0, sum_5 + packed_bits_4}};
    wire [4:0] packed_bits_27 = {1'b0, sum_6 + {2'd0, sum_7 + packed_bits_7}};
    wire [4:0] packed_bits_28 = {1'b0, sum_6 + {1'b0, sum_9 + packed_bits_9}};
    wire both_1 = upstream_up_1[0] & (6'd0 < table_of_sum_2);
    wire less_1 = {1'b0, {4'd0, upstream_up_1[0]}} < table_of_sum_2;
    wire both_2 = upstream_up_1[2] & ({1'b0, {3'd0, sum_3}} < table_of_sum_2);
    wire less_2 = {1'b0, {3'd0, sum_3 + packed_bits_2}} < table_of_sum_2;
    wire both_3 = upstream_up_1[4] & ({1'b0, {2'd0, sum_4}} < table_of_sum_2);
    wire [5:0] packed_bits_29 = {1'b0, {2'd0, sum_4 + {2'd0, upstream_up_1[4]}}};
    wire both_4 = upstream_up_1[5] & (packed_bits_29 < table_of_sum_2);
    wire less_3 = {1'b0, {2'd0, sum_4 + packed_bits_5}} < table_of_sum_2;
    wire both_5 = upstream_up_1[7] & ({1'b0, packed_bits_26} < table_of_sum_2);
    wire both_6 = upstream_up_1[8] & ({1'b0, packed_bits_13} < table_of_sum_2);
    wire [5:0] packed_bits_30 = {1'b0, {1'b0, sum_6 + {3'd0, upstream_up_1[8]}}};
    wire both_7 = upstream_up_1[9] & (packed_bits_30 < table_of_sum_2);
    wire less_4 = {1'b0, {1'b0, sum_6 + {2'd0, sum_7}}} < table_of_sum_2;
    wire both_8 = upstream_up_1[11] & ({1'b0, packed_bits_27} < table_of_sum_2);
    wire less_5 = {1'b0, {1'b0, sum_6 + packed_bits_10}} < table_of_sum_2;
    wire less_6 = {1'b0, {1'b0, sum_6 + packed_bits_11}} < table_of_sum_2;
    wire both_9 = upstream_up_1[14] & ({1'b0, packed_bits_28} < table_of_sum_2);
    wire less_7 = {1'b0, {1'b0, sum_6 + packed_bits_12}} < table_of_sum_2;
    wire both_10 = upstream_up_1[16] & ({1'b0, sum_13} < table_of_sum_2);
    wire [5:0] packed_bits_31 = {1'b0, sum_13 + {4'd0, upstream_up_1[16]}};
    wire both_11 = upstream_up_1[17] & (packed_bits_31 < table_of_sum_2);
    wire less_8 = {1'b0, sum_13 + {3'd0, sum_14}} < table_of_sum_2;
    wire [5:0] packed_bits_32 = {1'b0, sum_13 + {3'd0, sum_14 + packed_bits_14}};
    wire both_12 = upstream_up_1[19] & (packed_bits_32 < table_of_sum_2);
    wire less_9 = {1'b0, sum_13 + {2'd0, sum_16}} < table_of_sum_2;
    wire less_10 = {1'b0, sum_13 + packed_bits_20} < table_of_sum_2;
    wire [5:0] packed_bits_33 = {1'b0, sum_13 + {2'd0, sum_16 + packed_bits_16}};
    wire both_13 = upstream_up_1[22] & (packed_bits_33 < table_of_sum_2);
    wire less_11 = {1'b0, sum_13 + packed_bits_21} < table_of_sum_2;
    wire less_12 = {1'b0, sum_13 + {1'b0, sum_19}} < table_of_sum_2;
    wire less_13 = {1'b0, sum_13 + packed_bits_22} < table_of_sum_2;
    wire [5:0] packed_bits_34 = {1'b0, sum_13 + {1'b0, sum_19 + {2'd0, sum_20}}};
    wire both_14 = upstream_up_1[26] & (packed_bits_34 < table_of_sum_2);
    wire less_14 = {1'b0, sum_13 + packed_bits_23} < table_of_sum_2;
    wire [5:0] packed_bits_35 = {1'b0, sum_13 + {1'b0, sum_19 + {1'b0, sum_22}}};
    wire both_15 = upstream_up_1[28] & (packed_bits_35 < table_of_sum_2);
    wire [5:0] packed_bits_36 = {1'b0, sum_13 + {1'b0, sum_19 + packed_bits_19}};
    wire both_16 = upstream_up_1[29] & (packed_bits_36 < table_of_sum_2);
    wire less_15 = {1'b0, sum_13 + packed_bits_24} < table_of_sum_2;
    wire less_16 = {1'b0, sum_13 + packed_bits_25} < table_of_sum_2;
    wire [31:0] enabled_1_1_next = {
        upstream_up_1[31] & less_16, upstream_up_1[30] & less_15, both_16, both_15,
        upstream_up_1[27] & less_14, both_14, upstream_up_1[25] & less_13,
        upstream_up_1[24] & less_12, upstream_up_1[23] & less_11, both_13,
        upstream_up_1[21] & less_10, upstream_up_1[20] & less_9, both_12,
        upstream_up_1[18] & less_8, both_11, both_10, upstream_up_1[15] & less_7, both_9,
        upstream_up_1[13] & less_6, upstream_up_1[12] & less_5, both_8,
        upstream_up_1[10] & less_4, both_7, both_6, both_5, upstream_up_1[6] & less_3, both_4,
        both_3, upstream_up_1[3] & less_2, both_2, upstream_up_1[1] & less_1, both_1
    };

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            enabled_1_1 <= 32'd0;
        end else begin
            enabled_1_1 <= enabled_1_1_next;
        end
    end

    assign enable_1 = (~rst) ? enabled_1_1 : 32'd0;
endmodule
