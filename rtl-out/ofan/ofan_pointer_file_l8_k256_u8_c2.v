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
    wire [15:0] pointers_row_2 = 16'd1 << key[23:20];
    wire [15:0] pointers_column_2 = 16'd1 << key[19:16];
    wire [2:0] pointers_sent_2 = advance[2] ? amount[8:6] : 3'd0;
    wire [15:0] pointers_add_2_0 = pointers_sent_2[0] ? pointers_row_2 : 16'd0;
    wire [15:0] pointers_add_2_1 = pointers_sent_2[1] ? pointers_row_2 : 16'd0;
    wire [15:0] pointers_add_2_2 = pointers_sent_2[2] ? pointers_row_2 : 16'd0;
    wire [15:0] pointers_row_3 = 16'd1 << key[31:28];
    wire [15:0] pointers_column_3 = 16'd1 << key[27:24];
    wire [2:0] pointers_sent_3 = advance[3] ? amount[11:9] : 3'd0;
    wire [15:0] pointers_add_3_0 = pointers_sent_3[0] ? pointers_row_3 : 16'd0;
    wire [15:0] pointers_add_3_1 = pointers_sent_3[1] ? pointers_row_3 : 16'd0;
    wire [15:0] pointers_add_3_2 = pointers_sent_3[2] ? pointers_row_3 : 16'd0;
    wire [15:0] pointers_row_4 = 16'd1 << key[39:36];
    wire [15:0] pointers_column_4 = 16'd1 << key[35:32];
    wire [2:0] pointers_sent_4 = advance[4] ? amount[14:12] : 3'd0;
    wire [15:0] pointers_add_4_0 = pointers_sent_4[0] ? pointers_row_4 : 16'd0;
    wire [15:0] pointers_add_4_1 = pointers_sent_4[1] ? pointers_row_4 : 16'd0;
    wire [15:0] pointers_add_4_2 = pointers_sent_4[2] ? pointers_row_4 : 16'd0;
    wire [15:0] pointers_row_5 = 16'd1 << key[47:44];
    wire [15:0] pointers_column_5 = 16'd1 << key[43:40];
    wire [2:0] pointers_sent_5 = advance[5] ? amount[17:15] : 3'd0;
    wire [15:0] pointers_add_5_0 = pointers_sent_5[0] ? pointers_row_5 : 16'd0;
    wire [15:0] pointers_add_5_1 = pointers_sent_5[1] ? pointers_row_5 : 16'd0;
    wire [15:0] pointers_add_5_2 = pointers_sent_5[2] ? pointers_row_5 : 16'd0;
    wire [15:0] pointers_row_6 = 16'd1 << key[55:52];
    wire [15:0] pointers_column_6 = 16'd1 << key[51:48];
    wire [2:0] pointers_sent_6 = advance[6] ? amount[20:18] : 3'd0;
    wire [15:0] pointers_add_6_0 = pointers_sent_6[0] ? pointers_row_6 : 16'd0;
    wire [15:0] pointers_add_6_1 = pointers_sent_6[1] ? pointers_row_6 : 16'd0;
    wire [15:0] pointers_add_6_2 = pointers_sent_6[2] ? pointers_row_6 : 16'd0;
    wire [15:0] pointers_row_7 = 16'd1 << key[63:60];
    wire [15:0] pointers_column_7 = 16'd1 << key[59:56];
    wire [2:0] pointers_sent_7 = advance[7] ? amount[23:21] : 3'd0;
    wire [15:0] pointers_add_7_0 = pointers_sent_7[0] ? pointers_row_7 : 16'd0;
    wire [15:0] pointers_add_7_1 = pointers_sent_7[1] ? pointers_row_7 : 16'd0;
    wire [15:0] pointers_add_7_2 = pointers_sent_7[2] ? pointers_row_7 : 16'd0;
    reg [255:0] pointers_added_0;
    reg [255:0] pointers_added_1;
    reg [255:0] pointers_added_2;
    integer pointers_row;
    always @* begin
        for (pointers_row = 0; pointers_row < 16; pointers_row = pointers_row + 1) begin
            pointers_added_0[pointers_row * 16 +: 16] = ({16{pointers_add_0_0[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_0[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_0[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_0[pointers_row]}} & pointers_column_3) |
                ({16{pointers_add_4_0[pointers_row]}} & pointers_column_4) |
                ({16{pointers_add_5_0[pointers_row]}} & pointers_column_5) |
                ({16{pointers_add_6_0[pointers_row]}} & pointers_column_6) |
                ({16{pointers_add_7_0[pointers_row]}} & pointers_column_7);
            pointers_added_1[pointers_row * 16 +: 16] = ({16{pointers_add_0_1[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_1[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_1[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_1[pointers_row]}} & pointers_column_3) |
                ({16{pointers_add_4_1[pointers_row]}} & pointers_column_4) |
                ({16{pointers_add_5_1[pointers_row]}} & pointers_column_5) |
                ({16{pointers_add_6_1[pointers_row]}} & pointers_column_6) |
                ({16{pointers_add_7_1[pointers_row]}} & pointers_column_7);
            pointers_added_2[pointers_row * 16 +: 16] = ({16{pointers_add_0_2[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_2[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_2[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_2[pointers_row]}} & pointers_column_3) |
                ({16{pointers_add_4_2[pointers_row]}} & pointers_column_4) |
                ({16{pointers_add_5_2[pointers_row]}} & pointers_column_5) |
                ({16{pointers_add_6_2[pointers_row]}} & pointers_column_6) |
                ({16{pointers_add_7_2[pointers_row]}} & pointers_column_7);
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
    wire [47:0] pointers_words_2 = ({48{pointers_row_2[0]}} & pointers_at_row_0) |
        ({48{pointers_row_2[1]}} & pointers_at_row_1) |
        ({48{pointers_row_2[2]}} & pointers_at_row_2) |
        ({48{pointers_row_2[3]}} & pointers_at_row_3) |
        ({48{pointers_row_2[4]}} & pointers_at_row_4) |
        ({48{pointers_row_2[5]}} & pointers_at_row_5) |
        ({48{pointers_row_2[6]}} & pointers_at_row_6) |
        ({48{pointers_row_2[7]}} & pointers_at_row_7) |
        ({48{pointers_row_2[8]}} & pointers_at_row_8) |
        ({48{pointers_row_2[9]}} & pointers_at_row_9) |
        ({48{pointers_row_2[10]}} & pointers_at_row_10) |
        ({48{pointers_row_2[11]}} & pointers_at_row_11) |
        ({48{pointers_row_2[12]}} & pointers_at_row_12) |
        ({48{pointers_row_2[13]}} & pointers_at_row_13) |
        ({48{pointers_row_2[14]}} & pointers_at_row_14) |
        ({48{pointers_row_2[15]}} & pointers_at_row_15);
    wire [2:0] pointer_2 = {
        |(pointers_words_2[47:32] & pointers_column_2),
        |(pointers_words_2[31:16] & pointers_column_2),
        |(pointers_words_2[15:0] & pointers_column_2)
    };
    wire [47:0] pointers_words_3 = ({48{pointers_row_3[0]}} & pointers_at_row_0) |
        ({48{pointers_row_3[1]}} & pointers_at_row_1) |
        ({48{pointers_row_3[2]}} & pointers_at_row_2) |
        ({48{pointers_row_3[3]}} & pointers_at_row_3) |
        ({48{pointers_row_3[4]}} & pointers_at_row_4) |
        ({48{pointers_row_3[5]}} & pointers_at_row_5) |
        ({48{pointers_row_3[6]}} & pointers_at_row_6) |
        ({48{pointers_row_3[7]}} & pointers_at_row_7) |
        ({48{pointers_row_3[8]}} & pointers_at_row_8) |
        ({48{pointers_row_3[9]}} & pointers_at_row_9) |
        ({48{pointers_row_3[10]}} & pointers_at_row_10) |
        ({48{pointers_row_3[11]}} & pointers_at_row_11) |
        ({48{pointers_row_3[12]}} & pointers_at_row_12) |
        ({48{pointers_row_3[13]}} & pointers_at_row_13) |
        ({48{pointers_row_3[14]}} & pointers_at_row_14) |
        ({48{pointers_row_3[15]}} & pointers_at_row_15);
    wire [2:0] pointer_3 = {
        |(pointers_words_3[47:32] & pointers_column_3),
        |(pointers_words_3[31:16] & pointers_column_3),
        |(pointers_words_3[15:0] & pointers_column_3)
    };
    wire [47:0] pointers_words_4 = ({48{pointers_row_4[0]}} & pointers_at_row_0) |
        ({48{pointers_row_4[1]}} & pointers_at_row_1) |
        ({48{pointers_row_4[2]}} & pointers_at_row_2) |
        ({48{pointers_row_4[3]}} & pointers_at_row_3) |
        ({48{pointers_row_4[4]}} & pointers_at_row_4) |
        ({48{pointers_row_4[5]}} & pointers_at_row_5) |
        ({48{pointers_row_4[6]}} & pointers_at_row_6) |
        ({48{pointers_row_4[7]}} & pointers_at_row_7) |
        ({48{pointers_row_4[8]}} & pointers_at_row_8) |
        ({48{pointers_row_4[9]}} & pointers_at_row_9) |
        ({48{pointers_row_4[10]}} & pointers_at_row_10) |
        ({48{pointers_row_4[11]}} & pointers_at_row_11) |
        ({48{pointers_row_4[12]}} & pointers_at_row_12) |
        ({48{pointers_row_4[13]}} & pointers_at_row_13) |
        ({48{pointers_row_4[14]}} & pointers_at_row_14) |
        ({48{pointers_row_4[15]}} & pointers_at_row_15);
    wire [2:0] pointer_4 = {
        |(pointers_words_4[47:32] & pointers_column_4),
        |(pointers_words_4[31:16] & pointers_column_4),
        |(pointers_words_4[15:0] & pointers_column_4)
    };
    wire [47:0] pointers_words_5 = ({48{pointers_row_5[0]}} & pointers_at_row_0) |
        ({48{pointers_row_5[1]}} & pointers_at_row_1) |
        ({48{pointers_row_5[2]}} & pointers_at_row_2) |
        ({48{pointers_row_5[3]}} & pointers_at_row_3) |
        ({48{pointers_row_5[4]}} & pointers_at_row_4) |
        ({48{pointers_row_5[5]}} & pointers_at_row_5) |
        ({48{pointers_row_5[6]}} & pointers_at_row_6) |
        ({48{pointers_row_5[7]}} & pointers_at_row_7) |
        ({48{pointers_row_5[8]}} & pointers_at_row_8) |
        ({48{pointers_row_5[9]}} & pointers_at_row_9) |
        ({48{pointers_row_5[10]}} & pointers_at_row_10) |
        ({48{pointers_row_5[11]}} & pointers_at_row_11) |
        ({48{pointers_row_5[12]}} & pointers_at_row_12) |
        ({48{pointers_row_5[13]}} & pointers_at_row_13) |
        ({48{pointers_row_5[14]}} & pointers_at_row_14) |
        ({48{pointers_row_5[15]}} & pointers_at_row_15);
    wire [2:0] pointer_5 = {
        |(pointers_words_5[47:32] & pointers_column_5),
        |(pointers_words_5[31:16] & pointers_column_5),
        |(pointers_words_5[15:0] & pointers_column_5)
    };
    wire [47:0] pointers_words_6 = ({48{pointers_row_6[0]}} & pointers_at_row_0) |
        ({48{pointers_row_6[1]}} & pointers_at_row_1) |
        ({48{pointers_row_6[2]}} & pointers_at_row_2) |
        ({48{pointers_row_6[3]}} & pointers_at_row_3) |
        ({48{pointers_row_6[4]}} & pointers_at_row_4) |
        ({48{pointers_row_6[5]}} & pointers_at_row_5) |
        ({48{pointers_row_6[6]}} & pointers_at_row_6) |
        ({48{pointers_row_6[7]}} & pointers_at_row_7) |
        ({48{pointers_row_6[8]}} & pointers_at_row_8) |
        ({48{pointers_row_6[9]}} & pointers_at_row_9) |
        ({48{pointers_row_6[10]}} & pointers_at_row_10) |
        ({48{pointers_row_6[11]}} & pointers_at_row_11) |
        ({48{pointers_row_6[12]}} & pointers_at_row_12) |
        ({48{pointers_row_6[13]}} & pointers_at_row_13) |
        ({48{pointers_row_6[14]}} & pointers_at_row_14) |
        ({48{pointers_row_6[15]}} & pointers_at_row_15);
    wire [2:0] pointer_6 = {
        |(pointers_words_6[47:32] & pointers_column_6),
        |(pointers_words_6[31:16] & pointers_column_6),
        |(pointers_words_6[15:0] & pointers_column_6)
    };
    wire [47:0] pointers_words_7 = ({48{pointers_row_7[0]}} & pointers_at_row_0) |
        ({48{pointers_row_7[1]}} & pointers_at_row_1) |
        ({48{pointers_row_7[2]}} & pointers_at_row_2) |
        ({48{pointers_row_7[3]}} & pointers_at_row_3) |
        ({48{pointers_row_7[4]}} & pointers_at_row_4) |
        ({48{pointers_row_7[5]}} & pointers_at_row_5) |
        ({48{pointers_row_7[6]}} & pointers_at_row_6) |
        ({48{pointers_row_7[7]}} & pointers_at_row_7) |
        ({48{pointers_row_7[8]}} & pointers_at_row_8) |
        ({48{pointers_row_7[9]}} & pointers_at_row_9) |
        ({48{pointers_row_7[10]}} & pointers_at_row_10) |
        ({48{pointers_row_7[11]}} & pointers_at_row_11) |
        ({48{pointers_row_7[12]}} & pointers_at_row_12) |
        ({48{pointers_row_7[13]}} & pointers_at_row_13) |
        ({48{pointers_row_7[14]}} & pointers_at_row_14) |
        ({48{pointers_row_7[15]}} & pointers_at_row_15);
    wire [2:0] pointer_7 = {
        |(pointers_words_7[47:32] & pointers_column_7),
        |(pointers_words_7[31:16] & pointers_column_7),
        |(pointers_words_7[15:0] & pointers_column_7)
    };
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
