// SPDX-License-Identifier: Apache-2.0
// Module: ofan_pointer_file_l4_k64_u4_c2
// Written by: sluice 0.1.0
//
// Ofan's pointers: 64 of them, each 0 to 3, and 4 ports that read them and move them on.

module ofan_pointer_file_l4_k64_u4_c2 (
    input  wire clk,
    input  wire rst,
    input  wire [23:0] key,
    input  wire [3:0] advance,
    input  wire [7:0] amount,
    output wire [7:0] pointer
);

    // pointers: 64 counters of 2 bits modulo 4, as bit planes:
    // bit e of pointers_0 is bit 0 of counter e, and so on.
    reg [63:0] pointers_0;
    reg [63:0] pointers_1;

    wire [63:0] pointers_column_0 = 64'd1 << key[5:0];
    wire [1:0] pointers_sent_0 = advance[0] ? amount[1:0] : 2'd0;
    wire [63:0] pointers_add_0_0 = pointers_sent_0[0] ? pointers_column_0 : 64'd0;
    wire [63:0] pointers_add_0_1 = pointers_sent_0[1] ? pointers_column_0 : 64'd0;
    wire [63:0] pointers_column_1 = 64'd1 << key[11:6];
    wire [1:0] pointers_sent_1 = advance[1] ? amount[3:2] : 2'd0;
    wire [63:0] pointers_add_1_0 = pointers_sent_1[0] ? pointers_column_1 : 64'd0;
    wire [63:0] pointers_add_1_1 = pointers_sent_1[1] ? pointers_column_1 : 64'd0;
    wire [63:0] pointers_column_2 = 64'd1 << key[17:12];
    wire [1:0] pointers_sent_2 = advance[2] ? amount[5:4] : 2'd0;
    wire [63:0] pointers_add_2_0 = pointers_sent_2[0] ? pointers_column_2 : 64'd0;
    wire [63:0] pointers_add_2_1 = pointers_sent_2[1] ? pointers_column_2 : 64'd0;
    wire [63:0] pointers_column_3 = 64'd1 << key[23:18];
    wire [1:0] pointers_sent_3 = advance[3] ? amount[7:6] : 2'd0;
    wire [63:0] pointers_add_3_0 = pointers_sent_3[0] ? pointers_column_3 : 64'd0;
    wire [63:0] pointers_add_3_1 = pointers_sent_3[1] ? pointers_column_3 : 64'd0;
    wire [63:0] pointers_added_0 = pointers_add_0_0 | pointers_add_1_0 | pointers_add_2_0 | pointers_add_3_0;
    wire [63:0] pointers_added_1 = pointers_add_0_1 | pointers_add_1_1 | pointers_add_2_1 | pointers_add_3_1;
    wire [63:0] pointers_sum_0 = pointers_0 ^ pointers_added_0;
    wire [63:0] pointers_carry_0 = pointers_0 & pointers_added_0;
    wire [63:0] pointers_sum_1 = pointers_1 ^ pointers_added_1 ^ pointers_carry_0;

    always @(posedge clk) begin
        if (rst) begin
            pointers_0 <= 64'h6ddb0eab6ddb0eab;
            pointers_1 <= 64'h8c850576737afa89;
        end else begin
            pointers_0 <= pointers_sum_0;
            pointers_1 <= pointers_sum_1;
        end
    end

    wire [1:0] pointer_0 = {|(pointers_1 & pointers_column_0), |(pointers_0 & pointers_column_0)};
    wire [1:0] pointer_1 = {|(pointers_1 & pointers_column_1), |(pointers_0 & pointers_column_1)};
    wire [1:0] pointer_2 = {|(pointers_1 & pointers_column_2), |(pointers_0 & pointers_column_2)};
    wire [1:0] pointer_3 = {|(pointers_1 & pointers_column_3), |(pointers_0 & pointers_column_3)};
    assign pointer = {pointer_3, pointer_2, pointer_1, pointer_0};

`ifdef FORMAL
    wire either_1 = 1'b0 | (advance[0] & (key[5:0] == key[11:6]));
    wire either_2 = 1'b0 | (advance[0] & (key[5:0] == key[17:12]));
    wire either_3 = either_2 | (advance[1] & (key[11:6] == key[17:12]));
    wire either_4 = 1'b0 | (advance[0] & (key[5:0] == key[23:18]));
    wire either_5 = either_4 | (advance[1] & (key[11:6] == key[23:18]));
    wire either_6 = either_5 | (advance[2] & (key[17:12] == key[23:18]));
    wire [2:0] sum_1 = {1'b0, pointer_0} + {1'b0, amount[1:0]};
    wire [2:0] sum_2 = {1'b0, pointer_1} + {1'b0, amount[3:2]};
    wire [2:0] sum_3 = {1'b0, pointer_2} + {1'b0, amount[5:4]};
    wire [2:0] sum_4 = {1'b0, pointer_3} + {1'b0, amount[7:6]};
    wire [3:0] packed_bits_1 = {
        advance[3] & (sum_4[1:0] < pointer_3), advance[2] & (sum_3[1:0] < pointer_2),
        advance[1] & (sum_2[1:0] < pointer_1), advance[0] & (sum_1[1:0] < pointer_0)
    };

    always @(posedge clk) begin
        if (!rst) begin
            pointers_distinct_1: assert (~(advance[1] & either_1));
            pointers_distinct_2: assert (~(advance[2] & either_3));
            pointers_distinct_3: assert (~(advance[3] & either_6));
            a_pointer_wraps: cover (|packed_bits_1);
        end
    end

    // Not read here; named so that no tool reports it.
    wire _unused_formal_ok = &{1'b0, sum_1[2], sum_2[2], sum_3[2], sum_4[2]};
`endif
endmodule
