// SPDX-License-Identifier: Apache-2.0
// Module: lag_equaliser_d7_u5_u3
// Written by: sluice 0.1.0
//
// LAG equaliser: 7 links downstream, then [5, 3] upstream, from segment to segment; latency 2.
// Of u links a segment keeps the largest u' with u' * d <= u * (links up of d), the lowest that are up.

module lag_equaliser_d7_u5_u3 (
    input  wire clk,
    input  wire rst,
    input  wire [6:0] downstream_up,
    input  wire [4:0] upstream_up_1,
    input  wire [2:0] upstream_up_2,
    output wire [4:0] enable_1,
    output wire [2:0] enable_2
);

    // Links downstream of the next segment, where those that are disabled count as down.
    reg [4:0] enabled_1_1;
    reg [4:0] enabled_1_2;
    reg [2:0] upstream_up_2_1;
    // Links downstream of the next segment, where those that are disabled count as down.
    reg [2:0] enabled_2_2;

    wire [1:0] sum_1 = {1'b0, downstream_up[0]} + {1'b0, downstream_up[1]};
    wire [1:0] sum_2 = {1'b0, downstream_up[3]} + {1'b0, downstream_up[4]};
    wire [2:0] sum_3 = {1'b0, sum_1 + {1'b0, downstream_up[2]}} + {1'b0, sum_2 + {1'b0, downstream_up[5]}};
    wire [2:0] sum_4 = sum_3 + {2'd0, downstream_up[6]};

    reg [2:0] table_of_sum_4;
    always @* begin
        case (sum_4)
            3'd2: table_of_sum_4 = 3'd1;
            3'd3: table_of_sum_4 = 3'd2;
            3'd4: table_of_sum_4 = 3'd2;
            3'd5: table_of_sum_4 = 3'd3;
            3'd6: table_of_sum_4 = 3'd4;
            3'd7: table_of_sum_4 = 3'd5;
            default: table_of_sum_4 = 3'd0;
        endcase
    end

    wire [1:0] sum_5 = {1'b0, upstream_up_1[0]} + {1'b0, upstream_up_1[1]};
    wire [1:0] packed_bits_1 = {1'b0, upstream_up_1[2]};
    wire [2:0] packed_bits_2 = {1'b0, sum_5};
    wire [2:0] packed_bits_3 = {1'b0, packed_bits_1 + {1'b0, upstream_up_1[3]}};
    wire both_1 = upstream_up_1[0] & (3'd0 < table_of_sum_4);
    wire less_1 = {2'd0, upstream_up_1[0]} < table_of_sum_4;
    wire both_2 = upstream_up_1[2] & (packed_bits_2 < table_of_sum_4);
    wire less_2 = {1'b0, sum_5 + packed_bits_1} < table_of_sum_4;
    wire less_3 = (packed_bits_2 + packed_bits_3) < table_of_sum_4;
    wire [4:0] enabled_1_1_next = {
        upstream_up_1[4] & less_3, upstream_up_1[3] & less_2, both_2, upstream_up_1[1] & less_1,
        both_1
    };

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            enabled_1_1 <= 5'd0;
        end else begin
            enabled_1_1 <= enabled_1_1_next;
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        upstream_up_2_1 <= upstream_up_2;
    end

    wire [1:0] packed_bits_4 = {enabled_1_1[0] & enabled_1_1[1], enabled_1_1[0] ^ enabled_1_1[1]};
    wire [1:0] packed_bits_5 = {enabled_1_1[2] & enabled_1_1[3], enabled_1_1[2] ^ enabled_1_1[3]};
    wire [2:0] sum_6 = {1'b0, packed_bits_4} + {1'b0, packed_bits_5};
    wire [2:0] sum_7 = sum_6 + {2'd0, enabled_1_1[4]};

    reg [1:0] table_of_sum_7;
    always @* begin
        case (sum_7)
            3'd2: table_of_sum_7 = 2'd1;
            3'd3: table_of_sum_7 = 2'd1;
            3'd4: table_of_sum_7 = 2'd2;
            3'd5: table_of_sum_7 = 2'd3;
            default: table_of_sum_7 = 2'd0;
        endcase
    end

    wire [1:0] packed_bits_6 = {1'b0, upstream_up_2_1[0]};
    wire [1:0] sum_8 = packed_bits_6 + {1'b0, upstream_up_2_1[1]};
    wire both_3 = upstream_up_2_1[0] & (2'd0 < table_of_sum_7);
    wire both_4 = upstream_up_2_1[1] & (packed_bits_6 < table_of_sum_7);
    wire both_5 = upstream_up_2_1[2] & (sum_8 < table_of_sum_7);

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            enabled_1_2 <= 5'd0;
            enabled_2_2 <= 3'd0;
        end else begin
            enabled_1_2 <= enabled_1_1;
            enabled_2_2 <= {both_5, both_4, both_3};
        end
    end

    wire not_rst = ~rst;
    assign enable_1 = not_rst ? enabled_1_2 : 5'd0;
    assign enable_2 = not_rst ? enabled_2_2 : 3'd0;
endmodule
