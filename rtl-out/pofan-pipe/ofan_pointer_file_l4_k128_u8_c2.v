// SPDX-License-Identifier: Apache-2.0
// Module: ofan_pointer_file_l4_k128_u8_c2
// Written by: sluice 0.1.0
//
// Ofan's pointers: 128 of them, each 0 to 7, and 4 ports that read them and move them on.

module ofan_pointer_file_l4_k128_u8_c2 (
    input  wire clk,
    input  wire rst,
    input  wire [27:0] key,
    input  wire [3:0] advance,
    input  wire [11:0] amount,
    output wire [11:0] pointer
);

    // pointers: 128 counters of 3 bits modulo 8, as bit planes:
    // bit e of pointers_0 is bit 0 of counter e, and so on.
    reg [127:0] pointers_0;
    reg [127:0] pointers_1;
    reg [127:0] pointers_2;

    wire [7:0] pointers_row_0 = advance[0] ? (8'd1 << key[6:4]) : 8'd0;
    wire [15:0] pointers_column_0 = 16'd1 << key[3:0];
    wire [15:0] pointers_add_0_0 = amount[0] ? pointers_column_0 : 16'd0;
    wire [15:0] pointers_add_0_1 = amount[1] ? pointers_column_0 : 16'd0;
    wire [15:0] pointers_add_0_2 = amount[2] ? pointers_column_0 : 16'd0;
    wire [7:0] pointers_row_1 = advance[1] ? (8'd1 << key[13:11]) : 8'd0;
    wire [15:0] pointers_column_1 = 16'd1 << key[10:7];
    wire [15:0] pointers_add_1_0 = amount[3] ? pointers_column_1 : 16'd0;
    wire [15:0] pointers_add_1_1 = amount[4] ? pointers_column_1 : 16'd0;
    wire [15:0] pointers_add_1_2 = amount[5] ? pointers_column_1 : 16'd0;
    wire [7:0] pointers_row_2 = advance[2] ? (8'd1 << key[20:18]) : 8'd0;
    wire [15:0] pointers_column_2 = 16'd1 << key[17:14];
    wire [15:0] pointers_add_2_0 = amount[6] ? pointers_column_2 : 16'd0;
    wire [15:0] pointers_add_2_1 = amount[7] ? pointers_column_2 : 16'd0;
    wire [15:0] pointers_add_2_2 = amount[8] ? pointers_column_2 : 16'd0;
    wire [7:0] pointers_row_3 = advance[3] ? (8'd1 << key[27:25]) : 8'd0;
    wire [15:0] pointers_column_3 = 16'd1 << key[24:21];
    wire [15:0] pointers_add_3_0 = amount[9] ? pointers_column_3 : 16'd0;
    wire [15:0] pointers_add_3_1 = amount[10] ? pointers_column_3 : 16'd0;
    wire [15:0] pointers_add_3_2 = amount[11] ? pointers_column_3 : 16'd0;
    reg [127:0] pointers_added_0;
    reg [127:0] pointers_added_1;
    reg [127:0] pointers_added_2;
    integer pointers_row;
    always @* begin
        for (pointers_row = 0; pointers_row < 8; pointers_row = pointers_row + 1) begin
            pointers_added_0[pointers_row * 16 +: 16] = ({16{pointers_row_0[pointers_row]}} & pointers_add_0_0) |
                ({16{pointers_row_1[pointers_row]}} & pointers_add_1_0) |
                ({16{pointers_row_2[pointers_row]}} & pointers_add_2_0) |
                ({16{pointers_row_3[pointers_row]}} & pointers_add_3_0);
            pointers_added_1[pointers_row * 16 +: 16] = ({16{pointers_row_0[pointers_row]}} & pointers_add_0_1) |
                ({16{pointers_row_1[pointers_row]}} & pointers_add_1_1) |
                ({16{pointers_row_2[pointers_row]}} & pointers_add_2_1) |
                ({16{pointers_row_3[pointers_row]}} & pointers_add_3_1);
            pointers_added_2[pointers_row * 16 +: 16] = ({16{pointers_row_0[pointers_row]}} & pointers_add_0_2) |
                ({16{pointers_row_1[pointers_row]}} & pointers_add_1_2) |
                ({16{pointers_row_2[pointers_row]}} & pointers_add_2_2) |
                ({16{pointers_row_3[pointers_row]}} & pointers_add_3_2);
        end
    end
    wire [127:0] pointers_sum_0 = pointers_0 ^ pointers_added_0;
    wire [127:0] pointers_carry_0 = pointers_0 & pointers_added_0;
    wire [127:0] pointers_sum_1 = pointers_1 ^ pointers_added_1 ^ pointers_carry_0;
    wire [127:0] pointers_carry_1 = (pointers_1 & pointers_added_1) | (pointers_1 & pointers_carry_0) | (pointers_added_1 & pointers_carry_0);
    wire [127:0] pointers_sum_2 = pointers_2 ^ pointers_added_2 ^ pointers_carry_1;

    always @(posedge clk) begin
        if (rst) begin
            pointers_0 <= {64'hdd17e068f465474b, 64'hdd17e068f465474b};
            pointers_1 <= {64'hb64db0dc6ddb0eab, 64'hb64db0dc6ddb0eab};
            pointers_2 <= {64'h6133cefb8c850576, 64'h9ecc3104737afa89};
        end else begin
            pointers_0 <= pointers_sum_0;
            pointers_1 <= pointers_sum_1;
            pointers_2 <= pointers_sum_2;
        end
    end

    wire [2:0] pointer_0 = {pointers_2[key[6:0]], pointers_1[key[6:0]], pointers_0[key[6:0]]};
    wire [2:0] pointer_1 = {pointers_2[key[13:7]], pointers_1[key[13:7]], pointers_0[key[13:7]]};
    wire [2:0] pointer_2 = {pointers_2[key[20:14]], pointers_1[key[20:14]], pointers_0[key[20:14]]};
    wire [2:0] pointer_3 = {pointers_2[key[27:21]], pointers_1[key[27:21]], pointers_0[key[27:21]]};
    assign pointer = {pointer_3, pointer_2, pointer_1, pointer_0};

`ifdef FORMAL
    wire either_1 = 1'b0 | (advance[0] & (key[6:0] == key[13:7]));
    wire either_2 = 1'b0 | (advance[0] & (key[6:0] == key[20:14]));
    wire either_3 = either_2 | (advance[1] & (key[13:7] == key[20:14]));
    wire either_4 = 1'b0 | (advance[0] & (key[6:0] == key[27:21]));
    wire either_5 = either_4 | (advance[1] & (key[13:7] == key[27:21]));
    wire either_6 = either_5 | (advance[2] & (key[20:14] == key[27:21]));
    wire [3:0] sum_1 = {1'b0, pointer_0} + {1'b0, amount[2:0]};
    wire [3:0] sum_2 = {1'b0, pointer_1} + {1'b0, amount[5:3]};
    wire [3:0] sum_3 = {1'b0, pointer_2} + {1'b0, amount[8:6]};
    wire [3:0] sum_4 = {1'b0, pointer_3} + {1'b0, amount[11:9]};
    wire [3:0] packed_bits_1 = {
        advance[3] & (sum_4[2:0] < pointer_3), advance[2] & (sum_3[2:0] < pointer_2),
        advance[1] & (sum_2[2:0] < pointer_1), advance[0] & (sum_1[2:0] < pointer_0)
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
    wire _unused_formal_ok = &{1'b0, sum_1[3], sum_2[3], sum_3[3], sum_4[3]};
`endif
endmodule
