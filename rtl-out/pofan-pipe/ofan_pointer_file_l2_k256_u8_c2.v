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

    wire [15:0] pointers_row_0 = 16'd1 << key[7:4];
    wire [15:0] pointers_column_0 = 16'd1 << key[3:0];
    wire [2:0] pointers_sent_0 = advance[0] ? amount[2:0] : 3'd0;
    wire [15:0] pointers_add_0_0 = pointers_sent_0[0] ? pointers_row_0 : 16'd0;
    wire [15:0] pointers_add_0_1 = pointers_sent_0[1] ? pointers_row_0 : 16'd0;
    wire [15:0] pointers_add_0_2 = pointers_sent_0[2] ? pointers_row_0 : 16'd0;
    wire [15:0] pointers_row_1 = 16'd1 << key[15:12];
    wire [15:0] pointers_column_1 = 16'd1 << key[11:8];
    wire [2:0] pointers_sent_1 = advance[1] ? amount[5:3] : 3'd0;
    wire [15:0] pointers_add_1_0 = pointers_sent_1[0] ? pointers_row_1 : 16'd0;
    wire [15:0] pointers_add_1_1 = pointers_sent_1[1] ? pointers_row_1 : 16'd0;
    wire [15:0] pointers_add_1_2 = pointers_sent_1[2] ? pointers_row_1 : 16'd0;
    reg [255:0] pointers_added_0;
    reg [255:0] pointers_added_1;
    reg [255:0] pointers_added_2;
    integer pointers_row;
    always @* begin
        for (pointers_row = 0; pointers_row < 16; pointers_row = pointers_row + 1) begin
            pointers_added_0[pointers_row * 16 +: 16] = ({16{pointers_add_0_0[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_0[pointers_row]}} & pointers_column_1);
            pointers_added_1[pointers_row * 16 +: 16] = ({16{pointers_add_0_1[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_1[pointers_row]}} & pointers_column_1);
            pointers_added_2[pointers_row * 16 +: 16] = ({16{pointers_add_0_2[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_2[pointers_row]}} & pointers_column_1);
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

    wire [47:0] pointers_at_row_0 = {pointers_2[15:0], pointers_1[15:0], pointers_0[15:0]};
    wire [47:0] pointers_at_row_1 = {pointers_2[31:16], pointers_1[31:16], pointers_0[31:16]};
    wire [47:0] pointers_at_row_2 = {pointers_2[47:32], pointers_1[47:32], pointers_0[47:32]};
    wire [47:0] pointers_at_row_3 = {pointers_2[63:48], pointers_1[63:48], pointers_0[63:48]};
    wire [47:0] pointers_at_row_4 = {pointers_2[79:64], pointers_1[79:64], pointers_0[79:64]};
    wire [47:0] pointers_at_row_5 = {pointers_2[95:80], pointers_1[95:80], pointers_0[95:80]};
    wire [47:0] pointers_at_row_6 = {pointers_2[111:96], pointers_1[111:96], pointers_0[111:96]};
    wire [47:0] pointers_at_row_7 = {pointers_2[127:112], pointers_1[127:112], pointers_0[127:112]};
    wire [47:0] pointers_at_row_8 = {pointers_2[143:128], pointers_1[143:128], pointers_0[143:128]};
    wire [47:0] pointers_at_row_9 = {pointers_2[159:144], pointers_1[159:144], pointers_0[159:144]};
    wire [47:0] pointers_at_row_10 = {pointers_2[175:160], pointers_1[175:160], pointers_0[175:160]};
    wire [47:0] pointers_at_row_11 = {pointers_2[191:176], pointers_1[191:176], pointers_0[191:176]};
    wire [47:0] pointers_at_row_12 = {pointers_2[207:192], pointers_1[207:192], pointers_0[207:192]};
    wire [47:0] pointers_at_row_13 = {pointers_2[223:208], pointers_1[223:208], pointers_0[223:208]};
    wire [47:0] pointers_at_row_14 = {pointers_2[239:224], pointers_1[239:224], pointers_0[239:224]};
    wire [47:0] pointers_at_row_15 = {pointers_2[255:240], pointers_1[255:240], pointers_0[255:240]};
    wire [47:0] pointers_words_0 = ({48{pointers_row_0[0]}} & pointers_at_row_0) |
        ({48{pointers_row_0[1]}} & pointers_at_row_1) |
        ({48{pointers_row_0[2]}} & pointers_at_row_2) |
        ({48{pointers_row_0[3]}} & pointers_at_row_3) |
        ({48{pointers_row_0[4]}} & pointers_at_row_4) |
        ({48{pointers_row_0[5]}} & pointers_at_row_5) |
        ({48{pointers_row_0[6]}} & pointers_at_row_6) |
        ({48{pointers_row_0[7]}} & pointers_at_row_7) |
        ({48{pointers_row_0[8]}} & pointers_at_row_8) |
        ({48{pointers_row_0[9]}} & pointers_at_row_9) |
        ({48{pointers_row_0[10]}} & pointers_at_row_10) |
        ({48{pointers_row_0[11]}} & pointers_at_row_11) |
        ({48{pointers_row_0[12]}} & pointers_at_row_12) |
        ({48{pointers_row_0[13]}} & pointers_at_row_13) |
        ({48{pointers_row_0[14]}} & pointers_at_row_14) |
        ({48{pointers_row_0[15]}} & pointers_at_row_15);
    wire [2:0] pointer_0 = {
        |(pointers_words_0[47:32] & pointers_column_0),
        |(pointers_words_0[31:16] & pointers_column_0),
        |(pointers_words_0[15:0] & pointers_column_0)
    };
    wire [47:0] pointers_words_1 = ({48{pointers_row_1[0]}} & pointers_at_row_0) |
        ({48{pointers_row_1[1]}} & pointers_at_row_1) |
        ({48{pointers_row_1[2]}} & pointers_at_row_2) |
        ({48{pointers_row_1[3]}} & pointers_at_row_3) |
        ({48{pointers_row_1[4]}} & pointers_at_row_4) |
        ({48{pointers_row_1[5]}} & pointers_at_row_5) |
        ({48{pointers_row_1[6]}} & pointers_at_row_6) |
        ({48{pointers_row_1[7]}} & pointers_at_row_7) |
        ({48{pointers_row_1[8]}} & pointers_at_row_8) |
        ({48{pointers_row_1[9]}} & pointers_at_row_9) |
        ({48{pointers_row_1[10]}} & pointers_at_row_10) |
        ({48{pointers_row_1[11]}} & pointers_at_row_11) |
        ({48{pointers_row_1[12]}} & pointers_at_row_12) |
        ({48{pointers_row_1[13]}} & pointers_at_row_13) |
        ({48{pointers_row_1[14]}} & pointers_at_row_14) |
        ({48{pointers_row_1[15]}} & pointers_at_row_15);
    wire [2:0] pointer_1 = {
        |(pointers_words_1[47:32] & pointers_column_1),
        |(pointers_words_1[31:16] & pointers_column_1),
        |(pointers_words_1[15:0] & pointers_column_1)
    };
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
