// SPDX-License-Identifier: Apache-2.0
// Module: ofan_pointer_file_l16_k1024_u16_c2
// Written by: sluice 0.1.0
//
// Ofan's pointers: 1024 of them, each 0 to 15, and 16 ports that read them and move them on.

module ofan_pointer_file_l16_k1024_u16_c2 (
    input  wire clk,
    input  wire rst,
    input  wire [159:0] key,
    input  wire [15:0] advance,
    input  wire [63:0] amount,
    output wire [63:0] pointer
);

    // pointers: 1024 counters of 4 bits modulo 16, as bit planes:
    // bit e of pointers_0 is bit 0 of counter e, and so on.
    reg [1023:0] pointers_0;
    reg [1023:0] pointers_1;
    reg [1023:0] pointers_2;
    reg [1023:0] pointers_3;

    wire [31:0] pointers_row_0 = 32'd1 << key[9:5];
    wire [31:0] pointers_column_0 = 32'd1 << key[4:0];
    wire [3:0] pointers_sent_0 = advance[0] ? amount[3:0] : 4'd0;
    wire [31:0] pointers_add_0_0 = pointers_sent_0[0] ? pointers_row_0 : 32'd0;
    wire [31:0] pointers_add_0_1 = pointers_sent_0[1] ? pointers_row_0 : 32'd0;
    wire [31:0] pointers_add_0_2 = pointers_sent_0[2] ? pointers_row_0 : 32'd0;
    wire [31:0] pointers_add_0_3 = pointers_sent_0[3] ? pointers_row_0 : 32'd0;
    wire [31:0] pointers_row_1 = 32'd1 << key[19:15];
    wire [31:0] pointers_column_1 = 32'd1 << key[14:10];
    wire [3:0] pointers_sent_1 = advance[1] ? amount[7:4] : 4'd0;
    wire [31:0] pointers_add_1_0 = pointers_sent_1[0] ? pointers_row_1 : 32'd0;
    wire [31:0] pointers_add_1_1 = pointers_sent_1[1] ? pointers_row_1 : 32'd0;
    wire [31:0] pointers_add_1_2 = pointers_sent_1[2] ? pointers_row_1 : 32'd0;
    wire [31:0] pointers_add_1_3 = pointers_sent_1[3] ? pointers_row_1 : 32'd0;
    wire [31:0] pointers_row_2 = 32'd1 << key[29:25];
    wire [31:0] pointers_column_2 = 32'd1 << key[24:20];
    wire [3:0] pointers_sent_2 = advance[2] ? amount[11:8] : 4'd0;
    wire [31:0] pointers_add_2_0 = pointers_sent_2[0] ? pointers_row_2 : 32'd0;
    wire [31:0] pointers_add_2_1 = pointers_sent_2[1] ? pointers_row_2 : 32'd0;
    wire [31:0] pointers_add_2_2 = pointers_sent_2[2] ? pointers_row_2 : 32'd0;
    wire [31:0] pointers_add_2_3 = pointers_sent_2[3] ? pointers_row_2 : 32'd0;
    wire [31:0] pointers_row_3 = 32'd1 << key[39:35];
    wire [31:0] pointers_column_3 = 32'd1 << key[34:30];
    wire [3:0] pointers_sent_3 = advance[3] ? amount[15:12] : 4'd0;
    wire [31:0] pointers_add_3_0 = pointers_sent_3[0] ? pointers_row_3 : 32'd0;
    wire [31:0] pointers_add_3_1 = pointers_sent_3[1] ? pointers_row_3 : 32'd0;
    wire [31:0] pointers_add_3_2 = pointers_sent_3[2] ? pointers_row_3 : 32'd0;
    wire [31:0] pointers_add_3_3 = pointers_sent_3[3] ? pointers_row_3 : 32'd0;
    wire [31:0] pointers_row_4 = 32'd1 << key[49:45];
    wire [31:0] pointers_column_4 = 32'd1 << key[44:40];
    wire [3:0] pointers_sent_4 = advance[4] ? amount[19:16] : 4'd0;
    wire [31:0] pointers_add_4_0 = pointers_sent_4[0] ? pointers_row_4 : 32'd0;
    wire [31:0] pointers_add_4_1 = pointers_sent_4[1] ? pointers_row_4 : 32'd0;
    wire [31:0] pointers_add_4_2 = pointers_sent_4[2] ? pointers_row_4 : 32'd0;
    wire [31:0] pointers_add_4_3 = pointers_sent_4[3] ? pointers_row_4 : 32'd0;
    wire [31:0] pointers_row_5 = 32'd1 << key[59:55];
    wire [31:0] pointers_column_5 = 32'd1 << key[54:50];
    wire [3:0] pointers_sent_5 = advance[5] ? amount[23:20] : 4'd0;
    wire [31:0] pointers_add_5_0 = pointers_sent_5[0] ? pointers_row_5 : 32'd0;
    wire [31:0] pointers_add_5_1 = pointers_sent_5[1] ? pointers_row_5 : 32'd0;
    wire [31:0] pointers_add_5_2 = pointers_sent_5[2] ? pointers_row_5 : 32'd0;
    wire [31:0] pointers_add_5_3 = pointers_sent_5[3] ? pointers_row_5 : 32'd0;
    wire [31:0] pointers_row_6 = 32'd1 << key[69:65];
    wire [31:0] pointers_column_6 = 32'd1 << key[64:60];
    wire [3:0] pointers_sent_6 = advance[6] ? amount[27:24] : 4'd0;
    wire [31:0] pointers_add_6_0 = pointers_sent_6[0] ? pointers_row_6 : 32'd0;
    wire [31:0] pointers_add_6_1 = pointers_sent_6[1] ? pointers_row_6 : 32'd0;
    wire [31:0] pointers_add_6_2 = pointers_sent_6[2] ? pointers_row_6 : 32'd0;
    wire [31:0] pointers_add_6_3 = pointers_sent_6[3] ? pointers_row_6 : 32'd0;
    wire [31:0] pointers_row_7 = 32'd1 << key[79:75];
    wire [31:0] pointers_column_7 = 32'd1 << key[74:70];
    wire [3:0] pointers_sent_7 = advance[7] ? amount[31:28] : 4'd0;
    wire [31:0] pointers_add_7_0 = pointers_sent_7[0] ? pointers_row_7 : 32'd0;
    wire [31:0] pointers_add_7_1 = pointers_sent_7[1] ? pointers_row_7 : 32'd0;
    wire [31:0] pointers_add_7_2 = pointers_sent_7[2] ? pointers_row_7 : 32'd0;
    wire [31:0] pointers_add_7_3 = pointers_sent_7[3] ? pointers_row_7 : 32'd0;
    wire [31:0] pointers_row_8 = 32'd1 << key[89:85];
    wire [31:0] pointers_column_8 = 32'd1 << key[84:80];
    wire [3:0] pointers_sent_8 = advance[8] ? amount[35:32] : 4'd0;
    wire [31:0] pointers_add_8_0 = pointers_sent_8[0] ? pointers_row_8 : 32'd0;
    wire [31:0] pointers_add_8_1 = pointers_sent_8[1] ? pointers_row_8 : 32'd0;
    wire [31:0] pointers_add_8_2 = pointers_sent_8[2] ? pointers_row_8 : 32'd0;
    wire [31:0] pointers_add_8_3 = pointers_sent_8[3] ? pointers_row_8 : 32'd0;
    wire [31:0] pointers_row_9 = 32'd1 << key[99:95];
    wire [31:0] pointers_column_9 = 32'd1 << key[94:90];
    wire [3:0] pointers_sent_9 = advance[9] ? amount[39:36] : 4'd0;
    wire [31:0] pointers_add_9_0 = pointers_sent_9[0] ? pointers_row_9 : 32'd0;
    wire [31:0] pointers_add_9_1 = pointers_sent_9[1] ? pointers_row_9 : 32'd0;
    wire [31:0] pointers_add_9_2 = pointers_sent_9[2] ? pointers_row_9 : 32'd0;
    wire [31:0] pointers_add_9_3 = pointers_sent_9[3] ? pointers_row_9 : 32'd0;
    wire [31:0] pointers_row_10 = 32'd1 << key[109:105];
    wire [31:0] pointers_column_10 = 32'd1 << key[104:100];
    wire [3:0] pointers_sent_10 = advance[10] ? amount[43:40] : 4'd0;
    wire [31:0] pointers_add_10_0 = pointers_sent_10[0] ? pointers_row_10 : 32'd0;
    wire [31:0] pointers_add_10_1 = pointers_sent_10[1] ? pointers_row_10 : 32'd0;
    wire [31:0] pointers_add_10_2 = pointers_sent_10[2] ? pointers_row_10 : 32'd0;
    wire [31:0] pointers_add_10_3 = pointers_sent_10[3] ? pointers_row_10 : 32'd0;
    wire [31:0] pointers_row_11 = 32'd1 << key[119:115];
    wire [31:0] pointers_column_11 = 32'd1 << key[114:110];
    wire [3:0] pointers_sent_11 = advance[11] ? amount[47:44] : 4'd0;
    wire [31:0] pointers_add_11_0 = pointers_sent_11[0] ? pointers_row_11 : 32'd0;
    wire [31:0] pointers_add_11_1 = pointers_sent_11[1] ? pointers_row_11 : 32'd0;
    wire [31:0] pointers_add_11_2 = pointers_sent_11[2] ? pointers_row_11 : 32'd0;
    wire [31:0] pointers_add_11_3 = pointers_sent_11[3] ? pointers_row_11 : 32'd0;
    wire [31:0] pointers_row_12 = 32'd1 << key[129:125];
    wire [31:0] pointers_column_12 = 32'd1 << key[124:120];
    wire [3:0] pointers_sent_12 = advance[12] ? amount[51:48] : 4'd0;
    wire [31:0] pointers_add_12_0 = pointers_sent_12[0] ? pointers_row_12 : 32'd0;
    wire [31:0] pointers_add_12_1 = pointers_sent_12[1] ? pointers_row_12 : 32'd0;
    wire [31:0] pointers_add_12_2 = pointers_sent_12[2] ? pointers_row_12 : 32'd0;
    wire [31:0] pointers_add_12_3 = pointers_sent_12[3] ? pointers_row_12 : 32'd0;
    wire [31:0] pointers_row_13 = 32'd1 << key[139:135];
    wire [31:0] pointers_column_13 = 32'd1 << key[134:130];
    wire [3:0] pointers_sent_13 = advance[13] ? amount[55:52] : 4'd0;
    wire [31:0] pointers_add_13_0 = pointers_sent_13[0] ? pointers_row_13 : 32'd0;
    wire [31:0] pointers_add_13_1 = pointers_sent_13[1] ? pointers_row_13 : 32'd0;
    wire [31:0] pointers_add_13_2 = pointers_sent_13[2] ? pointers_row_13 : 32'd0;
    wire [31:0] pointers_add_13_3 = pointers_sent_13[3] ? pointers_row_13 : 32'd0;
    wire [31:0] pointers_row_14 = 32'd1 << key[149:145];
    wire [31:0] pointers_column_14 = 32'd1 << key[144:140];
    wire [3:0] pointers_sent_14 = advance[14] ? amount[59:56] : 4'd0;
    wire [31:0] pointers_add_14_0 = pointers_sent_14[0] ? pointers_row_14 : 32'd0;
    wire [31:0] pointers_add_14_1 = pointers_sent_14[1] ? pointers_row_14 : 32'd0;
    wire [31:0] pointers_add_14_2 = pointers_sent_14[2] ? pointers_row_14 : 32'd0;
    wire [31:0] pointers_add_14_3 = pointers_sent_14[3] ? pointers_row_14 : 32'd0;
    wire [31:0] pointers_row_15 = 32'd1 << key[159:155];
    wire [31:0] pointers_column_15 = 32'd1 << key[154:150];
    wire [3:0] pointers_sent_15 = advance[15] ? amount[63:60] : 4'd0;
    wire [31:0] pointers_add_15_0 = pointers_sent_15[0] ? pointers_row_15 : 32'd0;
    wire [31:0] pointers_add_15_1 = pointers_sent_15[1] ? pointers_row_15 : 32'd0;
    wire [31:0] pointers_add_15_2 = pointers_sent_15[2] ? pointers_row_15 : 32'd0;
    wire [31:0] pointers_add_15_3 = pointers_sent_15[3] ? pointers_row_15 : 32'd0;
    reg [1023:0] pointers_added_0;
    reg [1023:0] pointers_added_1;
    reg [1023:0] pointers_added_2;
    reg [1023:0] pointers_added_3;
    integer pointers_row;
    always @* begin
        for (pointers_row = 0; pointers_row < 32; pointers_row = pointers_row + 1) begin
            pointers_added_0[pointers_row * 32 +: 32] = ({32{pointers_add_0_0[pointers_row]}} & pointers_column_0) |
                ({32{pointers_add_1_0[pointers_row]}} & pointers_column_1) |
                ({32{pointers_add_2_0[pointers_row]}} & pointers_column_2) |
                ({32{pointers_add_3_0[pointers_row]}} & pointers_column_3) |
                ({32{pointers_add_4_0[pointers_row]}} & pointers_column_4) |
                ({32{pointers_add_5_0[pointers_row]}} & pointers_column_5) |
                ({32{pointers_add_6_0[pointers_row]}} & pointers_column_6) |
                ({32{pointers_add_7_0[pointers_row]}} & pointers_column_7) |
                ({32{pointers_add_8_0[pointers_row]}} & pointers_column_8) |
                ({32{pointers_add_9_0[pointers_row]}} & pointers_column_9) |
                ({32{pointers_add_10_0[pointers_row]}} & pointers_column_10) |
                ({32{pointers_add_11_0[pointers_row]}} & pointers_column_11) |
                ({32{pointers_add_12_0[pointers_row]}} & pointers_column_12) |
                ({32{pointers_add_13_0[pointers_row]}} & pointers_column_13) |
                ({32{pointers_add_14_0[pointers_row]}} & pointers_column_14) |
                ({32{pointers_add_15_0[pointers_row]}} & pointers_column_15);
            pointers_added_1[pointers_row * 32 +: 32] = ({32{pointers_add_0_1[pointers_row]}} & pointers_column_0) |
                ({32{pointers_add_1_1[pointers_row]}} & pointers_column_1) |
                ({32{pointers_add_2_1[pointers_row]}} & pointers_column_2) |
                ({32{pointers_add_3_1[pointers_row]}} & pointers_column_3) |
                ({32{pointers_add_4_1[pointers_row]}} & pointers_column_4) |
                ({32{pointers_add_5_1[pointers_row]}} & pointers_column_5) |
                ({32{pointers_add_6_1[pointers_row]}} & pointers_column_6) |
                ({32{pointers_add_7_1[pointers_row]}} & pointers_column_7) |
                ({32{pointers_add_8_1[pointers_row]}} & pointers_column_8) |
                ({32{pointers_add_9_1[pointers_row]}} & pointers_column_9) |
                ({32{pointers_add_10_1[pointers_row]}} & pointers_column_10) |
                ({32{pointers_add_11_1[pointers_row]}} & pointers_column_11) |
                ({32{pointers_add_12_1[pointers_row]}} & pointers_column_12) |
                ({32{pointers_add_13_1[pointers_row]}} & pointers_column_13) |
                ({32{pointers_add_14_1[pointers_row]}} & pointers_column_14) |
                ({32{pointers_add_15_1[pointers_row]}} & pointers_column_15);
            pointers_added_2[pointers_row * 32 +: 32] = ({32{pointers_add_0_2[pointers_row]}} & pointers_column_0) |
                ({32{pointers_add_1_2[pointers_row]}} & pointers_column_1) |
                ({32{pointers_add_2_2[pointers_row]}} & pointers_column_2) |
                ({32{pointers_add_3_2[pointers_row]}} & pointers_column_3) |
                ({32{pointers_add_4_2[pointers_row]}} & pointers_column_4) |
                ({32{pointers_add_5_2[pointers_row]}} & pointers_column_5) |
                ({32{pointers_add_6_2[pointers_row]}} & pointers_column_6) |
                ({32{pointers_add_7_2[pointers_row]}} & pointers_column_7) |
                ({32{pointers_add_8_2[pointers_row]}} & pointers_column_8) |
                ({32{pointers_add_9_2[pointers_row]}} & pointers_column_9) |
                ({32{pointers_add_10_2[pointers_row]}} & pointers_column_10) |
                ({32{pointers_add_11_2[pointers_row]}} & pointers_column_11) |
                ({32{pointers_add_12_2[pointers_row]}} & pointers_column_12) |
                ({32{pointers_add_13_2[pointers_row]}} & pointers_column_13) |
                ({32{pointers_add_14_2[pointers_row]}} & pointers_column_14) |
                ({32{pointers_add_15_2[pointers_row]}} & pointers_column_15);
            pointers_added_3[pointers_row * 32 +: 32] = ({32{pointers_add_0_3[pointers_row]}} & pointers_column_0) |
                ({32{pointers_add_1_3[pointers_row]}} & pointers_column_1) |
                ({32{pointers_add_2_3[pointers_row]}} & pointers_column_2) |
                ({32{pointers_add_3_3[pointers_row]}} & pointers_column_3) |
                ({32{pointers_add_4_3[pointers_row]}} & pointers_column_4) |
                ({32{pointers_add_5_3[pointers_row]}} & pointers_column_5) |
                ({32{pointers_add_6_3[pointers_row]}} & pointers_column_6) |
                ({32{pointers_add_7_3[pointers_row]}} & pointers_column_7) |
                ({32{pointers_add_8_3[pointers_row]}} & pointers_column_8) |
                ({32{pointers_add_9_3[pointers_row]}} & pointers_column_9) |
                ({32{pointers_add_10_3[pointers_row]}} & pointers_column_10) |
                ({32{pointers_add_11_3[pointers_row]}} & pointers_column_11) |
                ({32{pointers_add_12_3[pointers_row]}} & pointers_column_12) |
                ({32{pointers_add_13_3[pointers_row]}} & pointers_column_13) |
                ({32{pointers_add_14_3[pointers_row]}} & pointers_column_14) |
                ({32{pointers_add_15_3[pointers_row]}} & pointers_column_15);
        end
    end
    wire [1023:0] pointers_sum_0 = pointers_0 ^ pointers_added_0;
    wire [1023:0] pointers_carry_0 = pointers_0 & pointers_added_0;
    wire [1023:0] pointers_sum_1 = pointers_1 ^ pointers_added_1 ^ pointers_carry_0;
    wire [1023:0] pointers_carry_1 = (pointers_1 & pointers_added_1) | (pointers_1 & pointers_carry_0) | (pointers_added_1 & pointers_carry_0);
    wire [1023:0] pointers_sum_2 = pointers_2 ^ pointers_added_2 ^ pointers_carry_1;
    wire [1023:0] pointers_carry_2 = (pointers_2 & pointers_added_2) | (pointers_2 & pointers_carry_1) | (pointers_added_2 & pointers_carry_1);
    wire [1023:0] pointers_sum_3 = pointers_3 ^ pointers_added_3 ^ pointers_carry_2;

    always @(posedge clk) begin
        if (rst) begin
            pointers_0 <= {
                64'h207be9a98f239c1, 64'h3d2a1f68a2783727, 64'h40c9b0ac1b62e215,
                64'h4dc014670611ddf4, 64'h9def8b1894d2f5fc, 64'ha8e9009c1b173b81,
                64'h87ebbeccb9b54bb0, 64'h6d894a24c39d4338, 64'h207be9a98f239c1,
                64'h3d2a1f68a2783727, 64'h40c9b0ac1b62e215, 64'h4dc014670611ddf4,
                64'h9def8b1894d2f5fc, 64'ha8e9009c1b173b81, 64'h87ebbeccb9b54bb0,
                64'h6d894a24c39d4338
            };
            pointers_1 <= {
                64'h5406afcf77bb9e0c, 64'h3ed04abad8268aea, 64'h67172ca58dad18a1,
                64'h5b7f0ca35edc5baa, 64'h1e7e8a36b6a14b1, 64'he251d3e87c47bb8a,
                64'h53aa6d8b24249651, 64'hdd17e068f465474b, 64'h5406afcf77bb9e0c,
                64'h3ed04abad8268aea, 64'h67172ca58dad18a1, 64'h5b7f0ca35edc5baa,
                64'h1e7e8a36b6a14b1, 64'he251d3e87c47bb8a, 64'h53aa6d8b24249651,
                64'hdd17e068f465474b
            };
            pointers_2 <= {
                64'hff1fac342bd48395, 64'h461fa8015bb318c0, 64'hf0958670bf4e3fd2,
                64'hce5770307ff50ad, 64'h8d4bf5bd8d7d634a, 64'h17032237d121b49e,
                64'h68bf4607287aefc6, 64'hb64db0dc6ddb0eab, 64'hff1fac342bd48395,
                64'h461fa8015bb318c0, 64'hf0958670bf4e3fd2, 64'hce5770307ff50ad,
                64'h8d4bf5bd8d7d634a, 64'h17032237d121b49e, 64'h68bf4607287aefc6,
                64'hb64db0dc6ddb0eab
            };
            pointers_3 <= {
                64'hf5fb6359e17da90d, 64'h3729161a479da92a, 64'h548ec6343f6f2bb7,
                64'he279e17bb5a75dbe, 64'hc366a979ac4709ad, 64'hf498d491417c7994,
                64'hc9a1fa49e53e9117, 64'h6133cefb8c850576, 64'ha049ca61e8256f2,
                64'hc8d6e9e5b86256d5, 64'hab7139cbc090d448, 64'h1d861e844a58a241,
                64'h3c99568653b8f652, 64'hb672b6ebe83866b, 64'h365e05b61ac16ee8,
                64'h9ecc3104737afa89
            };
        end else begin
            pointers_0 <= pointers_sum_0;
            pointers_1 <= pointers_sum_1;
            pointers_2 <= pointers_sum_2;
            pointers_3 <= pointers_sum_3;
        end
    end

    wire [3:0] pointer_0 = {
        pointers_3[key[9:0]], pointers_2[key[9:0]], pointers_1[key[9:0]], pointers_0[key[9:0]]
    };
    wire [3:0] pointer_1 = {
        pointers_3[key[19:10]], pointers_2[key[19:10]], pointers_1[key[19:10]],
        pointers_0[key[19:10]]
    };
    wire [3:0] pointer_2 = {
        pointers_3[key[29:20]], pointers_2[key[29:20]], pointers_1[key[29:20]],
        pointers_0[key[29:20]]
    };
    wire [3:0] pointer_3 = {
        pointers_3[key[39:30]], pointers_2[key[39:30]], pointers_1[key[39:30]],
        pointers_0[key[39:30]]
    };
    wire [3:0] pointer_4 = {
        pointers_3[key[49:40]], pointers_2[key[49:40]], pointers_1[key[49:40]],
        pointers_0[key[49:40]]
    };
    wire [3:0] pointer_5 = {
        pointers_3[key[59:50]], pointers_2[key[59:50]], pointers_1[key[59:50]],
        pointers_0[key[59:50]]
    };
    wire [3:0] pointer_6 = {
        pointers_3[key[69:60]], pointers_2[key[69:60]], pointers_1[key[69:60]],
        pointers_0[key[69:60]]
    };
    wire [3:0] pointer_7 = {
        pointers_3[key[79:70]], pointers_2[key[79:70]], pointers_1[key[79:70]],
        pointers_0[key[79:70]]
    };
    wire [3:0] pointer_8 = {
        pointers_3[key[89:80]], pointers_2[key[89:80]], pointers_1[key[89:80]],
        pointers_0[key[89:80]]
    };
    wire [3:0] pointer_9 = {
        pointers_3[key[99:90]], pointers_2[key[99:90]], pointers_1[key[99:90]],
        pointers_0[key[99:90]]
    };
    wire [3:0] pointer_10 = {
        pointers_3[key[109:100]], pointers_2[key[109:100]], pointers_1[key[109:100]],
        pointers_0[key[109:100]]
    };
    wire [3:0] pointer_11 = {
        pointers_3[key[119:110]], pointers_2[key[119:110]], pointers_1[key[119:110]],
        pointers_0[key[119:110]]
    };
    wire [3:0] pointer_12 = {
        pointers_3[key[129:120]], pointers_2[key[129:120]], pointers_1[key[129:120]],
        pointers_0[key[129:120]]
    };
    wire [3:0] pointer_13 = {
        pointers_3[key[139:130]], pointers_2[key[139:130]], pointers_1[key[139:130]],
        pointers_0[key[139:130]]
    };
    wire [3:0] pointer_14 = {
        pointers_3[key[149:140]], pointers_2[key[149:140]], pointers_1[key[149:140]],
        pointers_0[key[149:140]]
    };
    wire [3:0] pointer_15 = {
        pointers_3[key[159:150]], pointers_2[key[159:150]], pointers_1[key[159:150]],
        pointers_0[key[159:150]]
    };
    assign pointer = {
        pointer_15, pointer_14, pointer_13, pointer_12, pointer_11, pointer_10, pointer_9,
        pointer_8, pointer_7, pointer_6, pointer_5, pointer_4, pointer_3, pointer_2, pointer_1,
        pointer_0
    };

`ifdef FORMAL
    wire either_1 = 1'b0 | (advance[0] & (key[9:0] == key[19:10]));
    wire either_2 = 1'b0 | (advance[0] & (key[9:0] == key[29:20]));
    wire either_3 = either_2 | (advance[1] & (key[19:10] == key[29:20]));
    wire either_4 = 1'b0 | (advance[0] & (key[9:0] == key[39:30]));
    wire either_5 = either_4 | (advance[1] & (key[19:10] == key[39:30]));
    wire either_6 = either_5 | (advance[2] & (key[29:20] == key[39:30]));
    wire either_7 = 1'b0 | (advance[0] & (key[9:0] == key[49:40]));
    wire either_8 = either_7 | (advance[1] & (key[19:10] == key[49:40]));
    wire either_9 = either_8 | (advance[2] & (key[29:20] == key[49:40]));
    wire either_10 = either_9 | (advance[3] & (key[39:30] == key[49:40]));
    wire either_11 = 1'b0 | (advance[0] & (key[9:0] == key[59:50]));
    wire either_12 = either_11 | (advance[1] & (key[19:10] == key[59:50]));
    wire either_13 = either_12 | (advance[2] & (key[29:20] == key[59:50]));
    wire either_14 = either_13 | (advance[3] & (key[39:30] == key[59:50]));
    wire either_15 = either_14 | (advance[4] & (key[49:40] == key[59:50]));
    wire either_16 = 1'b0 | (advance[0] & (key[9:0] == key[69:60]));
    wire either_17 = either_16 | (advance[1] & (key[19:10] == key[69:60]));
    wire either_18 = either_17 | (advance[2] & (key[29:20] == key[69:60]));
    wire either_19 = either_18 | (advance[3] & (key[39:30] == key[69:60]));
    wire either_20 = either_19 | (advance[4] & (key[49:40] == key[69:60]));
    wire either_21 = either_20 | (advance[5] & (key[59:50] == key[69:60]));
    wire either_22 = 1'b0 | (advance[0] & (key[9:0] == key[79:70]));
    wire either_23 = either_22 | (advance[1] & (key[19:10] == key[79:70]));
    wire either_24 = either_23 | (advance[2] & (key[29:20] == key[79:70]));
    wire either_25 = either_24 | (advance[3] & (key[39:30] == key[79:70]));
    wire either_26 = either_25 | (advance[4] & (key[49:40] == key[79:70]));
    wire either_27 = either_26 | (advance[5] & (key[59:50] == key[79:70]));
    wire either_28 = either_27 | (advance[6] & (key[69:60] == key[79:70]));
    wire either_29 = 1'b0 | (advance[0] & (key[9:0] == key[89:80]));
    wire either_30 = either_29 | (advance[1] & (key[19:10] == key[89:80]));
    wire either_31 = either_30 | (advance[2] & (key[29:20] == key[89:80]));
    wire either_32 = either_31 | (advance[3] & (key[39:30] == key[89:80]));
    wire either_33 = either_32 | (advance[4] & (key[49:40] == key[89:80]));
    wire either_34 = either_33 | (advance[5] & (key[59:50] == key[89:80]));
    wire either_35 = either_34 | (advance[6] & (key[69:60] == key[89:80]));
    wire either_36 = either_35 | (advance[7] & (key[79:70] == key[89:80]));
    wire either_37 = 1'b0 | (advance[0] & (key[9:0] == key[99:90]));
    wire either_38 = either_37 | (advance[1] & (key[19:10] == key[99:90]));
    wire either_39 = either_38 | (advance[2] & (key[29:20] == key[99:90]));
    wire either_40 = either_39 | (advance[3] & (key[39:30] == key[99:90]));
    wire either_41 = either_40 | (advance[4] & (key[49:40] == key[99:90]));
    wire either_42 = either_41 | (advance[5] & (key[59:50] == key[99:90]));
    wire either_43 = either_42 | (advance[6] & (key[69:60] == key[99:90]));
    wire either_44 = either_43 | (advance[7] & (key[79:70] == key[99:90]));
    wire either_45 = either_44 | (advance[8] & (key[89:80] == key[99:90]));
    wire either_46 = 1'b0 | (advance[0] & (key[9:0] == key[109:100]));
    wire both_1 = advance[1] & (key[19:10] == key[109:100]);
    wire both_2 = advance[2] & (key[29:20] == key[109:100]);
    wire both_3 = advance[3] & (key[39:30] == key[109:100]);
    wire both_4 = advance[4] & (key[49:40] == key[109:100]);
    wire either_47 = (((either_46 | both_1) | both_2) | both_3) | both_4;
    wire both_5 = advance[5] & (key[59:50] == key[109:100]);
    wire both_6 = advance[6] & (key[69:60] == key[109:100]);
    wire both_7 = advance[7] & (key[79:70] == key[109:100]);
    wire both_8 = advance[8] & (key[89:80] == key[109:100]);
    wire either_48 = (((either_47 | both_5) | both_6) | both_7) | both_8;
    wire both_9 = advance[9] & (key[99:90] == key[109:100]);
    wire either_49 = 1'b0 | (advance[0] & (key[9:0] == key[119:110]));
    wire both_10 = advance[1] & (key[19:10] == key[119:110]);
    wire both_11 = advance[2] & (key[29:20] == key[119:110]);
    wire both_12 = advance[3] & (key[39:30] == key[119:110]);
    wire either_50 = ((either_49 | both_10) | both_11) | both_12;
    wire both_13 = advance[4] & (key[49:40] == key[119:110]);
    wire both_14 = advance[5] & (key[59:50] == key[119:110]);
    wire both_15 = advance[6] & (key[69:60] == key[119:110]);
    wire either_51 = ((either_50 | both_13) | both_14) | both_15;
    wire both_16 = advance[7] & (key[79:70] == key[119:110]);
    wire both_17 = advance[8] & (key[89:80] == key[119:110]);
    wire both_18 = advance[9] & (key[99:90] == key[119:110]);
    wire either_52 = ((either_51 | both_16) | both_17) | both_18;
    wire both_19 = advance[10] & (key[109:100] == key[119:110]);
    wire either_53 = 1'b0 | (advance[0] & (key[9:0] == key[129:120]));
    wire both_20 = advance[1] & (key[19:10] == key[129:120]);
    wire both_21 = advance[2] & (key[29:20] == key[129:120]);
    wire both_22 = advance[3] & (key[39:30] == key[129:120]);
    wire either_54 = ((either_53 | both_20) | both_21) | both_22;
    wire both_23 = advance[4] & (key[49:40] == key[129:120]);
    wire both_24 = advance[5] & (key[59:50] == key[129:120]);
    wire both_25 = advance[6] & (key[69:60] == key[129:120]);
    wire either_55 = ((either_54 | both_23) | both_24) | both_25;
    wire both_26 = advance[7] & (key[79:70] == key[129:120]);
    wire both_27 = advance[8] & (key[89:80] == key[129:120]);
    wire both_28 = advance[9] & (key[99:90] == key[129:120]);
    wire either_56 = ((either_55 | both_26) | both_27) | both_28;
    wire both_29 = advance[10] & (key[109:100] == key[129:120]);
    wire both_30 = advance[11] & (key[119:110] == key[129:120]);
    wire both_31 = advance[12] & ((either_56 | both_29) | both_30);
    wire either_57 = 1'b0 | (advance[0] & (key[9:0] == key[139:130]));
    wire both_32 = advance[1] & (key[19:10] == key[139:130]);
    wire both_33 = advance[2] & (key[29:20] == key[139:130]);
    wire both_34 = advance[3] & (key[39:30] == key[139:130]);
    wire either_58 = ((either_57 | both_32) | both_33) | both_34;
    wire both_35 = advance[4] & (key[49:40] == key[139:130]);
    wire both_36 = advance[5] & (key[59:50] == key[139:130]);
    wire both_37 = advance[6] & (key[69:60] == key[139:130]);
    wire either_59 = ((either_58 | both_35) | both_36) | both_37;
    wire both_38 = advance[7] & (key[79:70] == key[139:130]);
    wire both_39 = advance[8] & (key[89:80] == key[139:130]);
    wire both_40 = advance[9] & (key[99:90] == key[139:130]);
    wire either_60 = ((either_59 | both_38) | both_39) | both_40;
    wire both_41 = advance[10] & (key[109:100] == key[139:130]);
    wire both_42 = advance[11] & (key[119:110] == key[139:130]);
    wire both_43 = advance[12] & (key[129:120] == key[139:130]);
    wire either_61 = ((either_60 | both_41) | both_42) | both_43;
    wire either_62 = 1'b0 | (advance[0] & (key[9:0] == key[149:140]));
    wire both_44 = advance[1] & (key[19:10] == key[149:140]);
    wire both_45 = advance[2] & (key[29:20] == key[149:140]);
    wire both_46 = advance[3] & (key[39:30] == key[149:140]);
    wire either_63 = ((either_62 | both_44) | both_45) | both_46;
    wire both_47 = advance[4] & (key[49:40] == key[149:140]);
    wire both_48 = advance[5] & (key[59:50] == key[149:140]);
    wire both_49 = advance[6] & (key[69:60] == key[149:140]);
    wire either_64 = ((either_63 | both_47) | both_48) | both_49;
    wire both_50 = advance[7] & (key[79:70] == key[149:140]);
    wire both_51 = advance[8] & (key[89:80] == key[149:140]);
    wire both_52 = advance[9] & (key[99:90] == key[149:140]);
    wire either_65 = ((either_64 | both_50) | both_51) | both_52;
    wire both_53 = advance[10] & (key[109:100] == key[149:140]);
    wire both_54 = advance[11] & (key[119:110] == key[149:140]);
    wire both_55 = advance[12] & (key[129:120] == key[149:140]);
    wire either_66 = ((either_65 | both_53) | both_54) | both_55;
    wire both_56 = advance[13] & (key[139:130] == key[149:140]);
    wire either_67 = 1'b0 | (advance[0] & (key[9:0] == key[159:150]));
    wire both_57 = advance[1] & (key[19:10] == key[159:150]);
    wire both_58 = advance[2] & (key[29:20] == key[159:150]);
    wire both_59 = advance[3] & (key[39:30] == key[159:150]);
    wire either_68 = ((either_67 | both_57) | both_58) | both_59;
    wire both_60 = advance[4] & (key[49:40] == key[159:150]);
    wire both_61 = advance[5] & (key[59:50] == key[159:150]);
    wire both_62 = advance[6] & (key[69:60] == key[159:150]);
    wire either_69 = ((either_68 | both_60) | both_61) | both_62;
    wire both_63 = advance[7] & (key[79:70] == key[159:150]);
    wire both_64 = advance[8] & (key[89:80] == key[159:150]);
    wire both_65 = advance[9] & (key[99:90] == key[159:150]);
    wire either_70 = ((either_69 | both_63) | both_64) | both_65;
    wire both_66 = advance[10] & (key[109:100] == key[159:150]);
    wire both_67 = advance[11] & (key[119:110] == key[159:150]);
    wire both_68 = advance[12] & (key[129:120] == key[159:150]);
    wire either_71 = ((either_70 | both_66) | both_67) | both_68;
    wire both_69 = advance[13] & (key[139:130] == key[159:150]);
    wire both_70 = advance[14] & (key[149:140] == key[159:150]);
    wire both_71 = advance[15] & ((either_71 | both_69) | both_70);
    wire [4:0] sum_1 = {1'b0, pointer_0} + {1'b0, amount[3:0]};
    wire [4:0] sum_2 = {1'b0, pointer_1} + {1'b0, amount[7:4]};
    wire [4:0] sum_3 = {1'b0, pointer_2} + {1'b0, amount[11:8]};
    wire [4:0] sum_4 = {1'b0, pointer_3} + {1'b0, amount[15:12]};
    wire [4:0] sum_5 = {1'b0, pointer_4} + {1'b0, amount[19:16]};
    wire [4:0] sum_6 = {1'b0, pointer_5} + {1'b0, amount[23:20]};
    wire [4:0] sum_7 = {1'b0, pointer_6} + {1'b0, amount[27:24]};
    wire [4:0] sum_8 = {1'b0, pointer_7} + {1'b0, amount[31:28]};
    wire [4:0] sum_9 = {1'b0, pointer_8} + {1'b0, amount[35:32]};
    wire [4:0] sum_10 = {1'b0, pointer_9} + {1'b0, amount[39:36]};
    wire [4:0] sum_11 = {1'b0, pointer_10} + {1'b0, amount[43:40]};
    wire [4:0] sum_12 = {1'b0, pointer_11} + {1'b0, amount[47:44]};
    wire [4:0] sum_13 = {1'b0, pointer_12} + {1'b0, amount[51:48]};
    wire [4:0] sum_14 = {1'b0, pointer_13} + {1'b0, amount[55:52]};
    wire [4:0] sum_15 = {1'b0, pointer_14} + {1'b0, amount[59:56]};
    wire [4:0] sum_16 = {1'b0, pointer_15} + {1'b0, amount[63:60]};
    wire [15:0] packed_bits_1 = {
        advance[15] & (sum_16[3:0] < pointer_15), advance[14] & (sum_15[3:0] < pointer_14),
        advance[13] & (sum_14[3:0] < pointer_13), advance[12] & (sum_13[3:0] < pointer_12),
        advance[11] & (sum_12[3:0] < pointer_11), advance[10] & (sum_11[3:0] < pointer_10),
        advance[9] & (sum_10[3:0] < pointer_9), advance[8] & (sum_9[3:0] < pointer_8),
        advance[7] & (sum_8[3:0] < pointer_7), advance[6] & (sum_7[3:0] < pointer_6),
        advance[5] & (sum_6[3:0] < pointer_5), advance[4] & (sum_5[3:0] < pointer_4),
        advance[3] & (sum_4[3:0] < pointer_3), advance[2] & (sum_3[3:0] < pointer_2),
        advance[1] & (sum_2[3:0] < pointer_1), advance[0] & (sum_1[3:0] < pointer_0)
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
            pointers_distinct_8: assert (~(advance[8] & either_36));
            pointers_distinct_9: assert (~(advance[9] & either_45));
            pointers_distinct_10: assert (~(advance[10] & (either_48 | both_9)));
            pointers_distinct_11: assert (~(advance[11] & (either_52 | both_19)));
            pointers_distinct_12: assert (~both_31);
            pointers_distinct_13: assert (~(advance[13] & either_61));
            pointers_distinct_14: assert (~(advance[14] & (either_66 | both_56)));
            pointers_distinct_15: assert (~both_71);
            a_pointer_wraps: cover (|packed_bits_1);
        end
    end

    // Not read here; named so that no tool reports it.
    wire _unused_formal_ok = &{
        1'b0, sum_1[4], sum_2[4], sum_3[4], sum_4[4], sum_5[4], sum_6[4], sum_7[4], sum_8[4],
        sum_9[4], sum_10[4], sum_11[4], sum_12[4], sum_13[4], sum_14[4], sum_15[4], sum_16[4]
    };
`endif
endmodule
