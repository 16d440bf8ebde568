// SPDX-License-Identifier: Apache-2.0
// Module: ofan_pointer_file_l8_k256_u8_c2
// Written by: sluice 0.1.0
//
// Ofan's pointers: 256 of them, each 0 to 7, and 8 ports that read them and move them on.

module ofan_pointer_file_l8_k256_u8_c2 (
    input  wire clk,
    input  wire rst,
    input  wire [63:0] key,
    input  wire [7:0] advance,
    input  wire [23:0] amount,
    output wire [23:0] pointer
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
    wire [15:0] pointers_row_2 = advance[2] ? (16'd1 << key[23:20]) : 16'd0;
    wire [15:0] pointers_column_2 = 16'd1 << key[19:16];
    wire [15:0] pointers_add_2_0 = amount[6] ? pointers_column_2 : 16'd0;
    wire [15:0] pointers_add_2_1 = amount[7] ? pointers_column_2 : 16'd0;
    wire [15:0] pointers_add_2_2 = amount[8] ? pointers_column_2 : 16'd0;
    wire [15:0] pointers_row_3 = advance[3] ? (16'd1 << key[31:28]) : 16'd0;
    wire [15:0] pointers_column_3 = 16'd1 << key[27:24];
    wire [15:0] pointers_add_3_0 = amount[9] ? pointers_column_3 : 16'd0;
    wire [15:0] pointers_add_3_1 = amount[10] ? pointers_column_3 : 16'd0;
    wire [15:0] pointers_add_3_2 = amount[11] ? pointers_column_3 : 16'd0;
    wire [15:0] pointers_row_4 = advance[4] ? (16'd1 << key[39:36]) : 16'd0;
    wire [15:0] pointers_column_4 = 16'd1 << key[35:32];
    wire [15:0] pointers_add_4_0 = amount[12] ? pointers_column_4 : 16'd0;
    wire [15:0] pointers_add_4_1 = amount[13] ? pointers_column_4 : 16'd0;
    wire [15:0] pointers_add_4_2 = amount[14] ? pointers_column_4 : 16'd0;
    wire [15:0] pointers_row_5 = advance[5] ? (16'd1 << key[47:44]) : 16'd0;
    wire [15:0] pointers_column_5 = 16'd1 << key[43:40];
    wire [15:0] pointers_add_5_0 = amount[15] ? pointers_column_5 : 16'd0;
    wire [15:0] pointers_add_5_1 = amount[16] ? pointers_column_5 : 16'd0;
    wire [15:0] pointers_add_5_2 = amount[17] ? pointers_column_5 : 16'd0;
    wire [15:0] pointers_row_6 = advance[6] ? (16'd1 << key[55:52]) : 16'd0;
    wire [15:0] pointers_column_6 = 16'd1 << key[51:48];
    wire [15:0] pointers_add_6_0 = amount[18] ? pointers_column_6 : 16'd0;
    wire [15:0] pointers_add_6_1 = amount[19] ? pointers_column_6 : 16'd0;
    wire [15:0] pointers_add_6_2 = amount[20] ? pointers_column_6 : 16'd0;
    wire [15:0] pointers_row_7 = advance[7] ? (16'd1 << key[63:60]) : 16'd0;
    wire [15:0] pointers_column_7 = 16'd1 << key[59:56];
    wire [15:0] pointers_add_7_0 = amount[21] ? pointers_column_7 : 16'd0;
    wire [15:0] pointers_add_7_1 = amount[22] ? pointers_column_7 : 16'd0;
    wire [15:0] pointers_add_7_2 = amount[23] ? pointers_column_7 : 16'd0;
    reg [255:0] pointers_added_0;
    reg [255:0] pointers_added_1;
    reg [255:0] pointers_added_2;
    integer pointers_row;
    always @* begin
        for (pointers_row = 0; pointers_row < 16; pointers_row = pointers_row + 1) begin
            pointers_added_0[pointers_row * 16 +: 16] = ({16{pointers_row_0[pointers_row]}} & pointers_add_0_0) |
                ({16{pointers_row_1[pointers_row]}} & pointers_add_1_0) |
                ({16{pointers_row_2[pointers_row]}} & pointers_add_2_0) |
                ({16{pointers_row_3[pointers_row]}} & pointers_add_3_0) |
                ({16{pointers_row_4[pointers_row]}} & pointers_add_4_0) |
                ({16{pointers_row_5[pointers_row]}} & pointers_add_5_0) |
                ({16{pointers_row_6[pointers_row]}} & pointers_add_6_0) |
                ({16{pointers_row_7[pointers_row]}} & pointers_add_7_0);
            pointers_added_1[pointers_row * 16 +: 16] = ({16{pointers_row_0[pointers_row]}} & pointers_add_0_1) |
                ({16{pointers_row_1[pointers_row]}} & pointers_add_1_1) |
                ({16{pointers_row_2[pointers_row]}} & pointers_add_2_1) |
                ({16{pointers_row_3[pointers_row]}} & pointers_add_3_1) |
                ({16{pointers_row_4[pointers_row]}} & pointers_add_4_1) |
                ({16{pointers_row_5[pointers_row]}} & pointers_add_5_1) |
                ({16{pointers_row_6[pointers_row]}} & pointers_add_6_1) |
                ({16{pointers_row_7[pointers_row]}} & pointers_add_7_1);
            pointers_added_2[pointers_row * 16 +: 16] = ({16{pointers_row_0[pointers_row]}} & pointers_add_0_2) |
                ({16{pointers_row_1[pointers_row]}} & pointers_add_1_2) |
                ({16{pointers_row_2[pointers_row]}} & pointers_add_2_2) |
                ({16{pointers_row_3[pointers_row]}} & pointers_add_3_2) |
                ({16{pointers_row_4[pointers_row]}} & pointers_add_4_2) |
                ({16{pointers_row_5[pointers_row]}} & pointers_add_5_2) |
                ({16{pointers_row_6[pointers_row]}} & pointers_add_6_2) |
                ({16{pointers_row_7[pointers_row]}} & pointers_add_7_2);
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
    wire [2:0] pointer_2 = {pointers_2[key[23:16]], pointers_1[key[23:16]], pointers_0[key[23:16]]};
    wire [2:0] pointer_3 = {pointers_2[key[31:24]], pointers_1[key[31:24]], pointers_0[key[31:24]]};
    wire [2:0] pointer_4 = {pointers_2[key[39:32]], pointers_1[key[39:32]], pointers_0[key[39:32]]};
    wire [2:0] pointer_5 = {pointers_2[key[47:40]], pointers_1[key[47:40]], pointers_0[key[47:40]]};
    wire [2:0] pointer_6 = {pointers_2[key[55:48]], pointers_1[key[55:48]], pointers_0[key[55:48]]};
    wire [2:0] pointer_7 = {pointers_2[key[63:56]], pointers_1[key[63:56]], pointers_0[key[63:56]]};
    assign pointer = {
        pointer_7, pointer_6, pointer_5, pointer_4, pointer_3, pointer_2, pointer_1, pointer_0
    };

`ifdef FORMAL
    wire either_1 = 1'b0 | (advance[0] & (key[7:0] == key[15:8]));
    wire either_2 = 1'b0 | (advance[0] & (key[7:0] == key[23:16]));
    wire either_3 = either_2 | (advance[1] & (key[15:8] == key[23:16]));
    wire either_4 = 1'b0 | (advance[0] & (key[7:0] == key[31:24]));
    wire either_5 = either_4 | (advance[1] & (key[15:8] == key[31:24]));
    wire either_6 = either_5 | (advance[2] & (key[23:16] == key[31:24]));
    wire either_7 = 1'b0 | (advance[0] & (key[7:0] == key[39:32]));
    wire either_8 = either_7 | (advance[1] & (key[15:8] == key[39:32]));
    wire either_9 = either_8 | (advance[2] & (key[23:16] == key[39:32]));
    wire either_10 = either_9 | (advance[3] & (key[31:24] == key[39:32]));
    wire either_11 = 1'b0 | (advance[0] & (key[7:0] == key[47:40]));
    wire either_12 = either_11 | (advance[1] & (key[15:8] == key[47:40]));
    wire either_13 = either_12 | (advance[2] & (key[23:16] == key[47:40]));
    wire either_14 = either_13 | (advance[3] & (key[31:24] == key[47:40]));
    wire either_15 = either_14 | (advance[4] & (key[39:32] == key[47:40]));
    wire either_16 = 1'b0 | (advance[0] & (key[7:0] == key[55:48]));
    wire either_17 = either_16 | (advance[1] & (key[15:8] == key[55:48]));
    wire either_18 = either_17 | (advance[2] & (key[23:16] == key[55:48]));
    wire either_19 = either_18 | (advance[3] & (key[31:24] == key[55:48]));
    wire either_20 = either_19 | (advance[4] & (key[39:32] == key[55:48]));
    wire either_21 = either_20 | (advance[5] & (key[47:40] == key[55:48]));
    wire either_22 = 1'b0 | (advance[0] & (key[7:0] == key[63:56]));
    wire either_23 = either_22 | (advance[1] & (key[15:8] == key[63:56]));
    wire either_24 = either_23 | (advance[2] & (key[23:16] == key[63:56]));
    wire either_25 = either_24 | (advance[3] & (key[31:24] == key[63:56]));
    wire either_26 = either_25 | (advance[4] & (key[39:32] == key[63:56]));
    wire either_27 = either_26 | (advance[5] & (key[47:40] == key[63:56]));
    wire either_28 = either_27 | (advance[6] & (key[55:48] == key[63:56]));
    wire [3:0] sum_1 = {1'b0, pointer_0} + {1'b0, amount[2:0]};
    wire [3:0] sum_2 = {1'b0, pointer_1} + {1'b0, amount[5:3]};
    wire [3:0] sum_3 = {1'b0, pointer_2} + {1'b0, amount[8:6]};
    wire [3:0] sum_4 = {1'b0, pointer_3} + {1'b0, amount[11:9]};
    wire [3:0] sum_5 = {1'b0, pointer_4} + {1'b0, amount[14:12]};
    wire [3:0] sum_6 = {1'b0, pointer_5} + {1'b0, amount[17:15]};
    wire [3:0] sum_7 = {1'b0, pointer_6} + {1'b0, amount[20:18]};
    wire [3:0] sum_8 = {1'b0, pointer_7} + {1'b0, amount[23:21]};
    wire [7:0] packed_bits_1 = {
        advance[7] & (sum_8[2:0] < pointer_7), advance[6] & (sum_7[2:0] < pointer_6),
        advance[5] & (sum_6[2:0] < pointer_5), advance[4] & (sum_5[2:0] < pointer_4),
        advance[3] & (sum_4[2:0] < pointer_3), advance[2] & (sum_3[2:0] < pointer_2),
        advance[1] & (sum_2[2:0] < pointer_1), advance[0] & (sum_1[2:0] < pointer_0)
    };

    always @(posedge clk) begin
        if (!rst) begin
            pointers_distinct_1: assert (~(advance[1] & either_1));
            pointers_distinct_2: assert (~(advance[2] & either_3));
            pointers_distinct_3: assert (~(advance[3] & either_6));
            pointers_distinct_4: assert (~(advance[4] & either_10));
            pointers_distinct_5: assert (~(advance[5] & either_15));
            pointers_distinct_6: assert (~(advance[6] & either_21));
            pointers_distinct_7: assert (~(advance[7] & either_28));
            a_pointer_wraps: cover (|packed_bits_1);
        end
    end

    // Not read here; named so that no tool reports it.
    wire _unused_formal_ok = &{
        1'b0, sum_1[3], sum_2[3], sum_3[3], sum_4[3], sum_5[3], sum_6[3], sum_7[3], sum_8[3]
    };
`endif
endmodule
