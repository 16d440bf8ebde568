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

    wire [7:0] pointers_row_0 = 8'd1 << key[6:4];
    wire [15:0] pointers_column_0 = 16'd1 << key[3:0];
    wire [2:0] pointers_sent_0 = advance[0] ? amount[2:0] : 3'd0;
    wire [7:0] pointers_add_0_0 = pointers_sent_0[0] ? pointers_row_0 : 8'd0;
    wire [7:0] pointers_add_0_1 = pointers_sent_0[1] ? pointers_row_0 : 8'd0;
    wire [7:0] pointers_add_0_2 = pointers_sent_0[2] ? pointers_row_0 : 8'd0;
    wire [7:0] pointers_row_1 = 8'd1 << key[13:11];
    wire [15:0] pointers_column_1 = 16'd1 << key[10:7];
    wire [2:0] pointers_sent_1 = advance[1] ? amount[5:3] : 3'd0;
    wire [7:0] pointers_add_1_0 = pointers_sent_1[0] ? pointers_row_1 : 8'd0;
    wire [7:0] pointers_add_1_1 = pointers_sent_1[1] ? pointers_row_1 : 8'd0;
    wire [7:0] pointers_add_1_2 = pointers_sent_1[2] ? pointers_row_1 : 8'd0;
    wire [7:0] pointers_row_2 = 8'd1 << key[20:18];
    wire [15:0] pointers_column_2 = 16'd1 << key[17:14];
    wire [2:0] pointers_sent_2 = advance[2] ? amount[8:6] : 3'd0;
    wire [7:0] pointers_add_2_0 = pointers_sent_2[0] ? pointers_row_2 : 8'd0;
    wire [7:0] pointers_add_2_1 = pointers_sent_2[1] ? pointers_row_2 : 8'd0;
    wire [7:0] pointers_add_2_2 = pointers_sent_2[2] ? pointers_row_2 : 8'd0;
    wire [7:0] pointers_row_3 = 8'd1 << key[27:25];
    wire [15:0] pointers_column_3 = 16'd1 << key[24:21];
    wire [2:0] pointers_sent_3 = advance[3] ? amount[11:9] : 3'd0;
    wire [7:0] pointers_add_3_0 = pointers_sent_3[0] ? pointers_row_3 : 8'd0;
    wire [7:0] pointers_add_3_1 = pointers_sent_3[1] ? pointers_row_3 : 8'd0;
    wire [7:0] pointers_add_3_2 = pointers_sent_3[2] ? pointers_row_3 : 8'd0;
    reg [127:0] pointers_added_0;
    reg [127:0] pointers_added_1;
    reg [127:0] pointers_added_2;
    integer pointers_row;
    always @* begin
        for (pointers_row = 0; pointers_row < 8; pointers_row = pointers_row + 1) begin
            pointers_added_0[pointers_row * 16 +: 16] = ({16{pointers_add_0_0[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_0[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_0[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_0[pointers_row]}} & pointers_column_3);
            pointers_added_1[pointers_row * 16 +: 16] = ({16{pointers_add_0_1[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_1[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_1[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_1[pointers_row]}} & pointers_column_3);
            pointers_added_2[pointers_row * 16 +: 16] = ({16{pointers_add_0_2[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_2[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_2[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_2[pointers_row]}} & pointers_column_3);
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

    wire [47:0] pointers_at_row_0 = {pointers_2[15:0], pointers_1[15:0], pointers_0[15:0]};
    wire [47:0] pointers_at_row_1 = {pointers_2[31:16], pointers_1[31:16], pointers_0[31:16]};
    wire [47:0] pointers_at_row_2 = {pointers_2[47:32], pointers_1[47:32], pointers_0[47:32]};
    wire [47:0] pointers_at_row_3 = {pointers_2[63:48], pointers_1[63:48], pointers_0[63:48]};
    wire [47:0] pointers_at_row_4 = {pointers_2[79:64], pointers_1[79:64], pointers_0[79:64]};
    wire [47:0] pointers_at_row_5 = {pointers_2[95:80], pointers_1[95:80], pointers_0[95:80]};
    wire [47:0] pointers_at_row_6 = {pointers_2[111:96], pointers_1[111:96], pointers_0[111:96]};
    wire [47:0] pointers_at_row_7 = {pointers_2[127:112], pointers_1[127:112], pointers_0[127:112]};
    wire [47:0] pointers_words_0 = ({48{pointers_row_0[0]}} & pointers_at_row_0) |
        ({48{pointers_row_0[1]}} & pointers_at_row_1) |
        ({48{pointers_row_0[2]}} & pointers_at_row_2) |
        ({48{pointers_row_0[3]}} & pointers_at_row_3) |
        ({48{pointers_row_0[4]}} & pointers_at_row_4) |
        ({48{pointers_row_0[5]}} & pointers_at_row_5) |
        ({48{pointers_row_0[6]}} & pointers_at_row_6) |
        ({48{pointers_row_0[7]}} & pointers_at_row_7);
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
        ({48{pointers_row_1[7]}} & pointers_at_row_7);
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
        ({48{pointers_row_2[7]}} & pointers_at_row_7);
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
        ({48{pointers_row_3[7]}} & pointers_at_row_7);
    wire [2:0] pointer_3 = {
        |(pointers_words_3[47:32] & pointers_column_3),
        |(pointers_words_3[31:16] & pointers_column_3),
        |(pointers_words_3[15:0] & pointers_column_3)
    };
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
