// SPDX-License-Identifier: Apache-2.0
// Module: ofan_pointer_file_l2_k256_u8_c2
// Written by: sluice 0.1.0
//
// Ofan's pointers: 256 of them, each 0 to 7, and 2 ports that read them and move them on.

module ofan_pointer_file_l2_k256_u8_c2 (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] key,
    input  wire [1:0] advance,
    input  wire [5:0] amount,
    output wire [5:0] pointer
);

    // pointers: 256 counters of 3 bits modulo 8, as bit planes:
    // bit e of pointers_0 is bit 0 of counter e, and so on.
    reg [255:0] pointers_0;
    reg [255:0] pointers_1;
    reg [255:0] pointers_2;

    wire [15:0] pointers_row_0 = advance[0] ? (16'd1 << key[7:4]) : 16'd0;
    wire [15:0] pointers_column_0 = 16'd1 << key[3:0];
    wire [15:0] pointers_add_0_0 = amount[0] ? pointers_column_0 : 16'd0;
    wire [15:0] pointers_add_0_1 = amount[1] ? pointers_column_0 : 16'd0;
    wire [15:0] pointers_add_0_2 = amount[2] ? pointers_column_0 : 16'd0;
    wire [15:0] pointers_row_1 = advance[1] ? (16'd1 << key[15:12]) : 16'd0;
    wire [15:0] pointers_column_1 = 16'd1 << key[11:8];
    wire [15:0] pointers_add_1_0 = amount[3] ? pointers_column_1 : 16'd0;
    wire [15:0] pointers_add_1_1 = amount[4] ? pointers_column_1 : 16'd0;
    wire [15:0] pointers_add_1_2 = amount[5] ? pointers_column_1 : 16'd0;
    reg [255:0] pointers_added_0;
    reg [255:0] pointers_added_1;
    reg [255:0] pointers_added_2;
    integer pointers_row;
    always @* begin
        for (pointers_row = 0; pointers_row < 16; pointers_row = pointers_row + 1) begin
            pointers_added_0[pointers_row * 16 +: 16] = ({16{pointers_row_0[pointers_row]}} & pointers_add_0_0) |
                ({16{pointers_row_1[pointers_row]}} & pointers_add_1_0);
            pointers_added_1[pointers_row * 16 +: 16] = ({16{pointers_row_0[pointers_row]}} & pointers_add_0_1) |
                ({16{pointers_row_1[pointers_row]}} & pointers_add_1_1);
            pointers_added_2[pointers_row * 16 +: 16] = ({16{pointers_row_0[pointers_row]}} & pointers_add_0_2) |
                ({16{pointers_row_1[pointers_row]}} & pointers_add_1_2);
        end
    end
    wire [255:0] pointers_sum_0 = pointers_0 ^ pointers_added_0;
    wire [255:0] pointers_carry_0 = pointers_0 & pointers_added_0;
    wire [255:0] pointers_sum_1 = pointers_1 ^ pointers_added_1 ^ pointers_carry_0;
    wire [255:0] pointers_carry_1 = (pointers_1 & pointers_added_1) | (pointers_1 & pointers_carry_0) | (pointers_added_1 & pointers_carry_0);
    wire [255:0] pointers_sum_2 = pointers_2 ^ pointers_added_2 ^ pointers_carry_1;

    always @(posedge clk) begin
        if (rst) begin
            pointers_0 <= {
                64'h53aa6d8b24249651, 64'hdd17e068f465474b, 64'h53aa6d8b24249651,
                64'hdd17e068f465474b
            };
            pointers_1 <= {
                64'h68bf4607287aefc6, 64'hb64db0dc6ddb0eab, 64'h68bf4607287aefc6,
                64'hb64db0dc6ddb0eab
            };
            pointers_2 <= {
                64'hc9a1fa49e53e9117, 64'h6133cefb8c850576, 64'h365e05b61ac16ee8,
                64'h9ecc3104737afa89
            };
        end else begin
            pointers_0 <= pointers_sum_0;
            pointers_1 <= pointers_sum_1;
            pointers_2 <= pointers_sum_2;
        end
    end

    wire [2:0] pointer_0 = {pointers_2[key[7:0]], pointers_1[key[7:0]], pointers_0[key[7:0]]};
    wire [2:0] pointer_1 = {pointers_2[key[15:8]], pointers_1[key[15:8]], pointers_0[key[15:8]]};
    assign pointer = {pointer_1, pointer_0};

`ifdef FORMAL
    wire either_1 = 1'b0 | (advance[0] & (key[7:0] == key[15:8]));
    wire [3:0] sum_1 = {1'b0, pointer_0} + {1'b0, amount[2:0]};
    wire [3:0] sum_2 = {1'b0, pointer_1} + {1'b0, amount[5:3]};
    wire [1:0] packed_bits_1 = {advance[1] & (sum_2[2:0] < pointer_1), advance[0] & (sum_1[2:0] < pointer_0)};

    always @(posedge clk) begin
        if (!rst) begin
            pointers_distinct_1: assert (~(advance[1] & either_1));
            a_pointer_wraps: cover (|packed_bits_1);
        end
    end

    // Not read here; named so that no tool reports it.
    wire _unused_formal_ok = &{1'b0, sum_1[3], sum_2[3]};
`endif
endmodule
