// SPDX-License-Identifier: Apache-2.0
// Module: lag_equaliser_d2_u2
// Written by: sluice 0.1.0
//
// LAG equaliser: 2 links downstream, then [2] upstream, from segment to segment; latency 1.
// Of u links a segment keeps the largest u' with u' * d <= u * (links up of d), the lowest that are up.

module lag_equaliser_d2_u2 (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] downstream_up,
    input  wire [1:0] upstream_up_1,
    output wire [1:0] enable_1
);

    // Links downstream of the next segment, where those that are disabled count as down.
    reg [1:0] enabled_1_1;

    wire [1:0] packed_bits_1 = {downstream_up[0] & downstream_up[1], downstream_up[0] ^ downstream_up[1]};

    reg [1:0] table_of_packed_bits_1;
    always @* begin
        case (packed_bits_1)
            2'd1: table_of_packed_bits_1 = 2'd1;
            2'd2: table_of_packed_bits_1 = 2'd2;
            default: table_of_packed_bits_1 = 2'd0;
        endcase
    end

    wire both_1 = upstream_up_1[0] & (2'd0 < table_of_packed_bits_1);
    wire less_1 = {1'b0, upstream_up_1[0]} < table_of_packed_bits_1;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            enabled_1_1 <= 2'd0;
        end else begin
            enabled_1_1 <= {upstream_up_1[1] & less_1, both_1};
        end
    end

    assign enable_1 = (~rst) ? enabled_1_1 : 2'd0;
endmodule
