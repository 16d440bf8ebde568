// SPDX-License-Identifier: Apache-2.0
// Module: ofan_pointer_file_l6_k144_u6_c2
// Written by: sluice 0.1.0
//
// Ofan's pointers: 144 of them, each 0 to 5, and 6 ports that read them and move them on.

module ofan_pointer_file_l6_k144_u6_c2 (
    input  wire clk,
    input  wire rst,
    input  wire [47:0] key,
    input  wire [5:0] advance,
    input  wire [17:0] amount,
    output wire [17:0] pointer
);

    // pointers: 144 counters of 3 bits modulo 6, as bit planes:
    // bit e of pointers_0 is bit 0 of counter e, and so on.
    reg [143:0] pointers_0;
    reg [143:0] pointers_1;
    reg [143:0] pointers_2;

    wire [8:0] pointers_row_0 = 9'd1 << key[7:4];
    wire [15:0] pointers_column_0 = 16'd1 << key[3:0];
    wire [2:0] pointers_sent_0 = advance[0] ? amount[2:0] : 3'd0;
    wire [8:0] pointers_add_0_0 = pointers_sent_0[0] ? pointers_row_0 : 9'd0;
    wire [8:0] pointers_add_0_1 = pointers_sent_0[1] ? pointers_row_0 : 9'd0;
    wire [8:0] pointers_add_0_2 = pointers_sent_0[2] ? pointers_row_0 : 9'd0;
    wire [8:0] pointers_row_1 = 9'd1 << key[15:12];
    wire [15:0] pointers_column_1 = 16'd1 << key[11:8];
    wire [2:0] pointers_sent_1 = advance[1] ? amount[5:3] : 3'd0;
    wire [8:0] pointers_add_1_0 = pointers_sent_1[0] ? pointers_row_1 : 9'd0;
    wire [8:0] pointers_add_1_1 = pointers_sent_1[1] ? pointers_row_1 : 9'd0;
    wire [8:0] pointers_add_1_2 = pointers_sent_1[2] ? pointers_row_1 : 9'd0;
    wire [8:0] pointers_row_2 = 9'd1 << key[23:20];
    wire [15:0] pointers_column_2 = 16'd1 << key[19:16];
    wire [2:0] pointers_sent_2 = advance[2] ? amount[8:6] : 3'd0;
    wire [8:0] pointers_add_2_0 = pointers_sent_2[0] ? pointers_row_2 : 9'd0;
    wire [8:0] pointers_add_2_1 = pointers_sent_2[1] ? pointers_row_2 : 9'd0;
    wire [8:0] pointers_add_2_2 = pointers_sent_2[2] ? pointers_row_2 : 9'd0;
    wire [8:0] pointers_row_3 = 9'd1 << key[31:28];
    wire [15:0] pointers_column_3 = 16'd1 << key[27:24];
    wire [2:0] pointers_sent_3 = advance[3] ? amount[11:9] : 3'd0;
    wire [8:0] pointers_add_3_0 = pointers_sent_3[0] ? pointers_row_3 : 9'd0;
    wire [8:0] pointers_add_3_1 = pointers_sent_3[1] ? pointers_row_3 : 9'd0;
    wire [8:0] pointers_add_3_2 = pointers_sent_3[2] ? pointers_row_3 : 9'd0;
    wire [8:0] pointers_row_4 = 9'd1 << key[39:36];
    wire [15:0] pointers_column_4 = 16'd1 << key[35:32];
    wire [2:0] pointers_sent_4 = advance[4] ? amount[14:12] : 3'd0;
    wire [8:0] pointers_add_4_0 = pointers_sent_4[0] ? pointers_row_4 : 9'd0;
    wire [8:0] pointers_add_4_1 = pointers_sent_4[1] ? pointers_row_4 : 9'd0;
    wire [8:0] pointers_add_4_2 = pointers_sent_4[2] ? pointers_row_4 : 9'd0;
    wire [8:0] pointers_row_5 = 9'd1 << key[47:44];
    wire [15:0] pointers_column_5 = 16'd1 << key[43:40];
    wire [2:0] pointers_sent_5 = advance[5] ? amount[17:15] : 3'd0;
    wire [8:0] pointers_add_5_0 = pointers_sent_5[0] ? pointers_row_5 : 9'd0;
    wire [8:0] pointers_add_5_1 = pointers_sent_5[1] ? pointers_row_5 : 9'd0;
    wire [8:0] pointers_add_5_2 = pointers_sent_5[2] ? pointers_row_5 : 9'd0;
    reg [143:0] pointers_added_0;
    reg [143:0] pointers_added_1;
    reg [143:0] pointers_added_2;
    integer pointers_row;
    always @* begin
        for (pointers_row = 0; pointers_row < 9; pointers_row = pointers_row + 1) begin
            pointers_added_0[pointers_row * 16 +: 16] = ({16{pointers_add_0_0[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_0[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_0[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_0[pointers_row]}} & pointers_column_3) |
                ({16{pointers_add_4_0[pointers_row]}} & pointers_column_4) |
                ({16{pointers_add_5_0[pointers_row]}} & pointers_column_5);
            pointers_added_1[pointers_row * 16 +: 16] = ({16{pointers_add_0_1[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_1[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_1[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_1[pointers_row]}} & pointers_column_3) |
                ({16{pointers_add_4_1[pointers_row]}} & pointers_column_4) |
                ({16{pointers_add_5_1[pointers_row]}} & pointers_column_5);
            pointers_added_2[pointers_row * 16 +: 16] = ({16{pointers_add_0_2[pointers_row]}} & pointers_column_0) |
                ({16{pointers_add_1_2[pointers_row]}} & pointers_column_1) |
                ({16{pointers_add_2_2[pointers_row]}} & pointers_column_2) |
                ({16{pointers_add_3_2[pointers_row]}} & pointers_column_3) |
                ({16{pointers_add_4_2[pointers_row]}} & pointers_column_4) |
                ({16{pointers_add_5_2[pointers_row]}} & pointers_column_5);
        end
    end
    wire [143:0] pointers_sum_0 = pointers_0 ^ pointers_added_0;
    wire [143:0] pointers_carry_0 = pointers_0 & pointers_added_0;
    wire [143:0] pointers_sum_1 = pointers_1 ^ pointers_added_1 ^ pointers_carry_0;
    wire [143:0] pointers_carry_1 = (pointers_1 & pointers_added_1) | (pointers_1 & pointers_carry_0) | (pointers_added_1 & pointers_carry_0);
    wire [143:0] pointers_sum_2 = pointers_2 ^ pointers_added_2 ^ pointers_carry_1;
    wire [143:0] pointers_carry_2 = (pointers_2 & pointers_added_2) | (pointers_2 & pointers_carry_1) | (pointers_added_2 & pointers_carry_1);
    wire [143:0] pointers_reaches_2 = pointers_sum_2 & pointers_sum_1;
    wire [143:0] pointers_wraps = pointers_carry_2 | pointers_reaches_2;
    wire [143:0] pointers_next_1 = pointers_sum_1 ^ pointers_wraps;
    wire [143:0] pointers_borrow_1 = ~pointers_sum_1 & pointers_wraps;
    wire [143:0] pointers_next_2 = pointers_sum_2 ^ pointers_wraps ^ pointers_borrow_1;

    always @(posedge clk) begin
        if (rst) begin
            pointers_0 <= {16'd298, 64'h739e4f04034c96fe, 64'hd58c61b0fbfcb369};
            pointers_1 <= {16'hc194, 64'h3e2e036158021d28, 64'h208181481621b402};
            pointers_2 <= {16'd5729, 64'h1c0f88c850562c0, 64'h9e4c3004615a4a89};
        end else begin
            pointers_0 <= pointers_sum_0;
            pointers_1 <= pointers_next_1;
            pointers_2 <= pointers_next_2;
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
    wire [47:0] pointers_words_0 = ({48{pointers_row_0[0]}} & pointers_at_row_0) |
        ({48{pointers_row_0[1]}} & pointers_at_row_1) |
        ({48{pointers_row_0[2]}} & pointers_at_row_2) |
        ({48{pointers_row_0[3]}} & pointers_at_row_3) |
        ({48{pointers_row_0[4]}} & pointers_at_row_4) |
        ({48{pointers_row_0[5]}} & pointers_at_row_5) |
        ({48{pointers_row_0[6]}} & pointers_at_row_6) |
        ({48{pointers_row_0[7]}} & pointers_at_row_7) |
        ({48{pointers_row_0[8]}} & pointers_at_row_8);
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
        ({48{pointers_row_1[8]}} & pointers_at_row_8);
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
        ({48{pointers_row_2[8]}} & pointers_at_row_8);
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
        ({48{pointers_row_3[8]}} & pointers_at_row_8);
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
        ({48{pointers_row_4[8]}} & pointers_at_row_8);
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
        ({48{pointers_row_5[8]}} & pointers_at_row_8);
    wire [2:0] pointer_5 = {
        |(pointers_words_5[47:32] & pointers_column_5),
        |(pointers_words_5[31:16] & pointers_column_5),
        |(pointers_words_5[15:0] & pointers_column_5)
    };
    assign pointer = {pointer_5, pointer_4, pointer_3, pointer_2, pointer_1, pointer_0};

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
    wire [3:0] sum_1 = {1'b0, pointer_0} + {1'b0, amount[2:0]};
    wire [3:0] choice_1 = (sum_1 < 4'd6) ? sum_1 : (sum_1 - 4'd6);
    wire [3:0] sum_2 = {1'b0, pointer_1} + {1'b0, amount[5:3]};
    wire [3:0] choice_2 = (sum_2 < 4'd6) ? sum_2 : (sum_2 - 4'd6);
    wire [3:0] sum_3 = {1'b0, pointer_2} + {1'b0, amount[8:6]};
    wire [3:0] choice_3 = (sum_3 < 4'd6) ? sum_3 : (sum_3 - 4'd6);
    wire [3:0] sum_4 = {1'b0, pointer_3} + {1'b0, amount[11:9]};
    wire [3:0] choice_4 = (sum_4 < 4'd6) ? sum_4 : (sum_4 - 4'd6);
    wire [3:0] sum_5 = {1'b0, pointer_4} + {1'b0, amount[14:12]};
    wire [3:0] choice_5 = (sum_5 < 4'd6) ? sum_5 : (sum_5 - 4'd6);
    wire [3:0] sum_6 = {1'b0, pointer_5} + {1'b0, amount[17:15]};
    wire [3:0] choice_6 = (sum_6 < 4'd6) ? sum_6 : (sum_6 - 4'd6);
    wire [5:0] packed_bits_1 = {
        advance[5] & (choice_6[2:0] < pointer_5), advance[4] & (choice_5[2:0] < pointer_4),
        advance[3] & (choice_4[2:0] < pointer_3), advance[2] & (choice_3[2:0] < pointer_2),
        advance[1] & (choice_2[2:0] < pointer_1), advance[0] & (choice_1[2:0] < pointer_0)
    };

    always @(posedge clk) begin
        if (!rst) begin
            pointers_amount_0: assert ((~advance[0]) | (amount[2:0] < 3'd6));
            pointers_amount_1: assert ((~advance[1]) | (amount[5:3] < 3'd6));
            pointers_distinct_1: assert (~(advance[1] & either_1));
            pointers_amount_2: assert ((~advance[2]) | (amount[8:6] < 3'd6));
            pointers_distinct_2: assert (~(advance[2] & either_3));
            pointers_amount_3: assert ((~advance[3]) | (amount[11:9] < 3'd6));
            pointers_distinct_3: assert (~(advance[3] & either_6));
            pointers_amount_4: assert ((~advance[4]) | (amount[14:12] < 3'd6));
            pointers_distinct_4: assert (~(advance[4] & either_10));
            pointers_amount_5: assert ((~advance[5]) | (amount[17:15] < 3'd6));
            pointers_distinct_5: assert (~(advance[5] & either_15));
            pointer_0_in_range: assert (pointer_0 < 3'd6);
            pointer_1_in_range: assert (pointer_1 < 3'd6);
            pointer_2_in_range: assert (pointer_2 < 3'd6);
            pointer_3_in_range: assert (pointer_3 < 3'd6);
            pointer_4_in_range: assert (pointer_4 < 3'd6);
            pointer_5_in_range: assert (pointer_5 < 3'd6);
            a_pointer_wraps: cover (|packed_bits_1);
        end
    end

    // Not read here; named so that no tool reports it.
    wire _unused_formal_ok = &{
        1'b0, choice_1[3], choice_2[3], choice_3[3], choice_4[3], choice_5[3], choice_6[3]
    };
`endif
endmodule
