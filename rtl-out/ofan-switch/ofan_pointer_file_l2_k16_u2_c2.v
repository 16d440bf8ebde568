// SPDX-License-Identifier: Apache-2.0
// Module: ofan_pointer_file_l2_k16_u2_c2
// Written by: sluice 0.1.0
//
// Ofan's pointers: 16 of them, each 0 to 1, and 2 ports that read them and move them on.

module ofan_pointer_file_l2_k16_u2_c2 (
    input  wire clk,
    input  wire rst,
    input  wire [7:0] key,
    input  wire [1:0] advance,
    input  wire [1:0] amount,
    output wire [1:0] pointer
);

    // pointers: 16 counters of 1 bits modulo 2, as bit planes:
    // bit e of pointers_0 is bit 0 of counter e, and so on.
    reg [15:0] pointers_0;

    wire [15:0] pointers_column_0 = 16'd1 << key[3:0];
    wire pointers_sent_0 = advance[0] ? amount[0] : 1'b0;
    wire [15:0] pointers_add_0_0 = pointers_sent_0 ? pointers_column_0 : 16'd0;
    wire [15:0] pointers_column_1 = 16'd1 << key[7:4];
    wire pointers_sent_1 = advance[1] ? amount[1] : 1'b0;
    wire [15:0] pointers_add_1_0 = pointers_sent_1 ? pointers_column_1 : 16'd0;
    wire [15:0] pointers_added_0 = pointers_add_0_0 | pointers_add_1_0;
    wire [15:0] pointers_sum_0 = pointers_0 ^ pointers_added_0;

    always @(posedge clk) begin
        if (rst) begin
            pointers_0 <= 16'h7689;
        end else begin
            pointers_0 <= pointers_sum_0;
        end
    end

    wire pointer_0 = |(pointers_0 & pointers_column_0);
    wire pointer_1 = |(pointers_0 & pointers_column_1);
    assign pointer = {pointer_1, pointer_0};

`ifdef FORMAL
    wire either_1 = 1'b0 | (advance[0] & (key[3:0] == key[7:4]));
    wire [1:0] sum_1 = {1'b0, pointer_0} + {1'b0, amount[0]};
    wire [1:0] sum_2 = {1'b0, pointer_1} + {1'b0, amount[1]};
    wire [1:0] packed_bits_1 = {advance[1] & (sum_2[0] < pointer_1), advance[0] & (sum_1[0] < pointer_0)};

    always @(posedge clk) begin
        if (!rst) begin
            pointers_distinct_1: assert (~(advance[1] & either_1));
            a_pointer_wraps: cover (|packed_bits_1);
        end
    end

    // Not read here; named so that no tool reports it.
    wire _unused_formal_ok = &{1'b0, sum_1[1], sum_2[1]};
`endif
endmodule
