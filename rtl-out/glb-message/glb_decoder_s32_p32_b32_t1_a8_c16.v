// SPDX-License-Identifier: Apache-2.0
// Module: glb_decoder_s32_p32_b32_t1_a8_c16
// Written by: sluice 0.1.0
//
// Decoder of GLB messages: 32 senders of 32 ports, 70 bytes in 3 words of 32.
// A message is judged in the cycle after its last word and taken in whole or not at all; what was refused is counted.
// State is read with a latency of 2; of a sender that is unknown or older than max_age it is all ones.

module glb_decoder_s32_p32_b32_t1_a8_c16 (
    input  wire clk,
    input  wire rst,
    input  wire rx_valid,
    input  wire rx_first,
    input  wire rx_last,
    input  wire [4:0] rx_spare,
    input  wire [255:0] rx_data,
    input  wire [7:0] max_age,
    input  wire read,
    input  wire [4:0] read_sender,
    input  wire [4:0] read_port,
    output wire state_valid,
    output wire [7:0] state_queue,
    output wire [7:0] state_utilisation,
    output wire [7:0] state_mean_queue,
    output wire committed,
    output wire [4:0] committed_sender,
    output wire [15:0] count_accepted,
    output wire [15:0] count_unknown_version,
    output wire [15:0] count_truncated,
    output wire [15:0] count_oversize,
    output wire [15:0] count_bad_checksum,
    output wire [15:0] count_unknown_sender,
    output wire [15:0] count_duplicate,
    output wire [15:0] count_stale
);

    reg open;
    reg ended;
    reg interrupted;
    reg headless;
    reg other_version;
    reg [767:0] message;
    reg [2:0] word_count;
    reg [4:0] spare;
    reg [15:0] check;
    reg [31:0] known;
    reg [7:0] age_0;
    reg [7:0] age_1;
    reg [7:0] age_2;
    reg [7:0] age_3;
    reg [7:0] age_4;
    reg [7:0] age_5;
    reg [7:0] age_6;
    reg [7:0] age_7;
    reg [7:0] age_8;
    reg [7:0] age_9;
    reg [7:0] age_10;
    reg [7:0] age_11;
    reg [7:0] age_12;
    reg [7:0] age_13;
    reg [7:0] age_14;
    reg [7:0] age_15;
    reg [7:0] age_16;
    reg [7:0] age_17;
    reg [7:0] age_18;
    reg [7:0] age_19;
    reg [7:0] age_20;
    reg [7:0] age_21;
    reg [7:0] age_22;
    reg [7:0] age_23;
    reg [7:0] age_24;
    reg [7:0] age_25;
    reg [7:0] age_26;
    reg [7:0] age_27;
    reg [7:0] age_28;
    reg [7:0] age_29;
    reg [7:0] age_30;
    reg [7:0] age_31;
    // Mean queue, then queue and utilisation of each port, as they stand in the message.
    reg [519:0] state_row;
    reg asked;
    reg [4:0] asked_port;
    // The sender is known and fresh; a sender that does not exist is not.
    reg asked_fresh;
    reg state_valid_shown;
    reg [7:0] state_queue_shown;
    reg [7:0] state_utilisation_shown;
    reg [7:0] state_mean_queue_shown;
    reg committed_now;
    reg [4:0] committed_from;
    reg [15:0] counted_accepted;
    reg [15:0] counted_unknown_version;
    reg [15:0] counted_truncated;
    reg [15:0] counted_oversize;
    reg [15:0] counted_bad_checksum;
    reg [15:0] counted_unknown_sender;
    reg [15:0] counted_duplicate;
    reg [15:0] counted_stale;
    reg [11:0] last_number [0:31];
    reg [519:0] state [0:31];

    wire other_version_enable = rx_valid & rx_first;
    wire ended_next = rx_valid & rx_last;
    wire not_rx_first = ~rx_first;

    always @(posedge clk) begin
        if (ended_next) begin
            headless <= not_rx_first & (~open);
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            open <= 1'b0;
        end else if (rx_valid) begin
            open <= (~rx_last) & (rx_first | open);
        end
    end

    always @(posedge clk) begin
        if (other_version_enable) begin
            other_version <= rx_data[7:4] != 4'd1;
        end
    end

    wire [2:0] word_count_if_not_rx_first = not_rx_first ? word_count : 3'd0;
    wire [2:0] choice_1 = (3'd3 >= word_count_if_not_rx_first) ? 3'd1 : 3'd0;
    wire [15:0] choice_2 = rx_first ? 16'hffff : check;
    wire [271:0] packed_bits_1 = {rx_data, choice_2};
    wire [271:0] both_1 = packed_bits_1 & 272'h1119581c0b049b854f2d5781057d4a8a10ff97d936ac8d5904cb50c8fe21c37474c3;
    wire [271:0] both_2 = packed_bits_1 & 272'h2232b0381608360b9f5aae020bfa941421fe2fb36d581bb30896a190fd4386e9e986;
    wire [271:0] both_3 = packed_bits_1 & 272'h446460712c106c163eb55c0516f4292942fc5f66dbb03666112c4321fb870cd3d30c;
    wire [271:0] both_4 = packed_bits_1 & 272'h88c8c0e25820d82c7c6ab90a2ce8535284f8bfccb6616dcc22588642f60f19a6a619;
    wire [271:0] both_5 = packed_bits_1 & 272'h109181c5b140b059f8d4721558d0a7a408f17f996dc3da9845b00c85ec1f324c4c32;
    wire [271:0] both_6 = packed_bits_1 & 272'h313b5b976885fb36bf84b2abb5dd05c3011d68ebed2a38688fab49c2271ea7ececa7;
    wire [271:0] both_7 = packed_bits_1 & 272'h6276b62ed10af76d7e0965576bbb0b86033ad0d6db5570d01e5793844f3c4ed9d94e;
    wire [271:0] both_8 = packed_bits_1 & 272'hc4ec6c5da215eedbfc12caaed676170c0774a0adb7abe0a03dae26099f789cb2b29c;
    wire [271:0] both_9 = packed_bits_1 & 272'h88d9d9ba442bdcb7f925945daded2e180ee8405b6f57c1417b5c4d123ef138656538;
    wire [271:0] both_10 = packed_bits_1 & 272'h10b3b3758956b86ff34b28bb5adb5d301cd081b6deae8283f6b89a247ce271caca71;
    wire [271:0] both_11 = packed_bits_1 & 272'h206667eb12ad70dfe6975076b5b6bb6038a0036dbd5d0507ed713549f8c4e39494e3;
    wire [271:0] both_12 = packed_bits_1 & 272'h40ccced6255ae1becd2fa1ec6a6d77c1704007da7abb0a0edae36a92f089c72929c7;
    wire [271:0] both_13 = packed_bits_1 & 272'h9181c5b140b059f8d4721558d0a7a408f17f996dc3da9845b00c85ec1f324c27274c;
    wire [271:0] both_14 = packed_bits_1 & 272'h22038b638160b3f0a9e52ab0a04f4911e2ff32db86b5318b60190ad93f64984e4e98;
    wire [271:0] both_15 = packed_bits_1 & 272'h440616c702c166e153cb5560419f9222c4ff65b60d6b6316c13214b27fc8309d9d30;
    wire [271:0] both_16 = packed_bits_1 & 272'h880c2c8e0582cdc2a796abc0823e254588ffcb6c1bd6c62c82652864ff90613a3a61;
    wire [15:0] packed_bits_2 = {
        ^both_16, ^both_15, ^both_14, ^both_13, ^both_12, ^both_11, ^both_10, ^both_9, ^both_8,
        ^both_7, ^both_6, ^both_5, ^both_4, ^both_3, ^both_2, ^both_1
    };
    wire [63:0] packed_bits_3 = {rx_data[47:0], choice_2};
    wire [15:0] packed_bits_4 = {
        ^(packed_bits_3 & 64'h880c2c8e05828205), ^(packed_bits_3 & 64'h440616c702c1c102),
        ^(packed_bits_3 & 64'h22038b6381606081), ^(packed_bits_3 & 64'h9181c5b140b0b040),
        ^(packed_bits_3 & 64'h40ccced6255a5a25), ^(packed_bits_3 & 64'h206667eb12adad12),
        ^(packed_bits_3 & 64'h10b3b37589565689), ^(packed_bits_3 & 64'h88d9d9ba442b2b44),
        ^(packed_bits_3 & 64'hc4ec6c5da21515a2), ^(packed_bits_3 & 64'h6276b62ed10a0ad1),
        ^(packed_bits_3 & 64'h313b5b9768858568), ^(packed_bits_3 & 64'h109181c5b14040b1),
        ^(packed_bits_3 & 64'h88c8c0e258202058), ^(packed_bits_3 & 64'h446460712c10102c),
        ^(packed_bits_3 & 64'h2232b03816080816), ^(packed_bits_3 & 64'h1119581c0b04040b)
    };
    wire [15:0] check_next = (word_count_if_not_rx_first == 3'd2) ? packed_bits_4 : packed_bits_2;

    always @(posedge clk) begin
        if (rx_valid) begin
            message <= {rx_data, message[767:256]};
            word_count <= word_count_if_not_rx_first + choice_1;
            spare <= rx_spare;
            check <= check_next;
        end
    end

    wire word_count_eq_3 = word_count == 3'd3;
    wire either_1 = (headless | (word_count < 3'd3)) | (word_count_eq_3 & (5'd26 < spare));
    wire either_2 = (3'd3 < word_count) | (word_count_eq_3 & (spare < 5'd26));
    wire any_check = |check;
    wire [31:0] packed_bits_5 = {
        max_age >= age_31, max_age >= age_30, max_age >= age_29, max_age >= age_28,
        max_age >= age_27, max_age >= age_26, max_age >= age_25, max_age >= age_24,
        max_age >= age_23, max_age >= age_22, max_age >= age_21, max_age >= age_20,
        max_age >= age_19, max_age >= age_18, max_age >= age_17, max_age >= age_16,
        max_age >= age_15, max_age >= age_14, max_age >= age_13, max_age >= age_12,
        max_age >= age_11, max_age >= age_10, max_age >= age_9, max_age >= age_8,
        max_age >= age_7, max_age >= age_6, max_age >= age_5, max_age >= age_4,
        max_age >= age_3, max_age >= age_2, max_age >= age_1, max_age >= age_0
    };
    wire [31:0] fresh = known & packed_bits_5;
    wire [11:0] last_number_write_0_data = {message[3:0], message[15:8]};
    wire inverse_1 = message[23:16] >= 8'd32;
    wire [11:0] last_number_at_message_20_16 = last_number[message[20:16]];
    // How far the sequence number is ahead of the sender's last one, modulo 2^12.
    wire [11:0] ahead = last_number_write_0_data - last_number_at_message_20_16;
    wire [31:0] fresh_shr_message_20_16 = fresh >> message[20:16];
    wire both_17 = other_version & (~headless);
    wire both_18 = fresh_shr_message_20_16[0] & (~(|ahead));
    wire both_19 = fresh_shr_message_20_16[0] & ahead[11];
    wire either_3 = 1'b0 | both_17;
    wire either_3_or_either_1 = either_3 | either_1;
    wire either_3_or_either_1_or_either_2 = either_3_or_either_1 | either_2;
    wire either_4 = either_3_or_either_1_or_either_2 | any_check;
    wire either_4_or_inverse_1 = either_4 | inverse_1;
    wire either_4_or_inverse_1_or_both_18 = either_4_or_inverse_1 | both_18;
    wire either_5 = either_4_or_inverse_1_or_both_18 | both_19;
    wire accept = ended & (~either_5);

    always @(posedge clk) begin
        if (accept) begin
            last_number[message[20:16]] <= last_number_write_0_data;
        end
    end

    always @(posedge clk) begin
        if (accept) begin
            state[message[20:16]] <= message[543:24];
        end
    end

    wire [31:0] choice_3 = accept ? (32'd1 << message[20:16]) : 32'd0;
    wire [7:0] age_0_next = (~choice_3[0]) ? (age_0 + {7'd0, (~(&age_0)) & 1'b1}) : 8'd0;
    wire [7:0] age_1_next = (~choice_3[1]) ? (age_1 + {7'd0, (~(&age_1)) & 1'b1}) : 8'd0;
    wire [7:0] age_2_next = (~choice_3[2]) ? (age_2 + {7'd0, (~(&age_2)) & 1'b1}) : 8'd0;
    wire [7:0] age_3_next = (~choice_3[3]) ? (age_3 + {7'd0, (~(&age_3)) & 1'b1}) : 8'd0;
    wire [7:0] age_4_next = (~choice_3[4]) ? (age_4 + {7'd0, (~(&age_4)) & 1'b1}) : 8'd0;
    wire [7:0] age_5_next = (~choice_3[5]) ? (age_5 + {7'd0, (~(&age_5)) & 1'b1}) : 8'd0;
    wire [7:0] age_6_next = (~choice_3[6]) ? (age_6 + {7'd0, (~(&age_6)) & 1'b1}) : 8'd0;
    wire [7:0] age_7_next = (~choice_3[7]) ? (age_7 + {7'd0, (~(&age_7)) & 1'b1}) : 8'd0;
    wire [7:0] age_8_next = (~choice_3[8]) ? (age_8 + {7'd0, (~(&age_8)) & 1'b1}) : 8'd0;
    wire [7:0] age_9_next = (~choice_3[9]) ? (age_9 + {7'd0, (~(&age_9)) & 1'b1}) : 8'd0;
    wire [7:0] age_10_next = (~choice_3[10]) ? (age_10 + {7'd0, (~(&age_10)) & 1'b1}) : 8'd0;
    wire [7:0] age_11_next = (~choice_3[11]) ? (age_11 + {7'd0, (~(&age_11)) & 1'b1}) : 8'd0;
    wire [7:0] age_12_next = (~choice_3[12]) ? (age_12 + {7'd0, (~(&age_12)) & 1'b1}) : 8'd0;
    wire [7:0] age_13_next = (~choice_3[13]) ? (age_13 + {7'd0, (~(&age_13)) & 1'b1}) : 8'd0;
    wire [7:0] age_14_next = (~choice_3[14]) ? (age_14 + {7'd0, (~(&age_14)) & 1'b1}) : 8'd0;
    wire [7:0] age_15_next = (~choice_3[15]) ? (age_15 + {7'd0, (~(&age_15)) & 1'b1}) : 8'd0;
    wire [7:0] age_16_next = (~choice_3[16]) ? (age_16 + {7'd0, (~(&age_16)) & 1'b1}) : 8'd0;
    wire [7:0] age_17_next = (~choice_3[17]) ? (age_17 + {7'd0, (~(&age_17)) & 1'b1}) : 8'd0;
    wire [7:0] age_18_next = (~choice_3[18]) ? (age_18 + {7'd0, (~(&age_18)) & 1'b1}) : 8'd0;
    wire [7:0] age_19_next = (~choice_3[19]) ? (age_19 + {7'd0, (~(&age_19)) & 1'b1}) : 8'd0;
    wire [7:0] age_20_next = (~choice_3[20]) ? (age_20 + {7'd0, (~(&age_20)) & 1'b1}) : 8'd0;
    wire [7:0] age_21_next = (~choice_3[21]) ? (age_21 + {7'd0, (~(&age_21)) & 1'b1}) : 8'd0;
    wire [7:0] age_22_next = (~choice_3[22]) ? (age_22 + {7'd0, (~(&age_22)) & 1'b1}) : 8'd0;
    wire [7:0] age_23_next = (~choice_3[23]) ? (age_23 + {7'd0, (~(&age_23)) & 1'b1}) : 8'd0;
    wire [7:0] age_24_next = (~choice_3[24]) ? (age_24 + {7'd0, (~(&age_24)) & 1'b1}) : 8'd0;
    wire [7:0] age_25_next = (~choice_3[25]) ? (age_25 + {7'd0, (~(&age_25)) & 1'b1}) : 8'd0;
    wire [7:0] age_26_next = (~choice_3[26]) ? (age_26 + {7'd0, (~(&age_26)) & 1'b1}) : 8'd0;
    wire [7:0] age_27_next = (~choice_3[27]) ? (age_27 + {7'd0, (~(&age_27)) & 1'b1}) : 8'd0;
    wire [7:0] age_28_next = (~choice_3[28]) ? (age_28 + {7'd0, (~(&age_28)) & 1'b1}) : 8'd0;
    wire [7:0] age_29_next = (~choice_3[29]) ? (age_29 + {7'd0, (~(&age_29)) & 1'b1}) : 8'd0;
    wire [7:0] age_30_next = (~choice_3[30]) ? (age_30 + {7'd0, (~(&age_30)) & 1'b1}) : 8'd0;
    wire [7:0] age_31_next = (~choice_3[31]) ? (age_31 + {7'd0, (~(&age_31)) & 1'b1}) : 8'd0;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            asked <= 1'b0;
        end else begin
            asked <= read;
        end
    end

    wire [519:0] state_row_next = state[read_sender];

    always @(posedge clk) begin
        age_0 <= age_0_next;
        age_1 <= age_1_next;
        age_2 <= age_2_next;
        age_3 <= age_3_next;
        age_4 <= age_4_next;
        age_5 <= age_5_next;
        age_6 <= age_6_next;
        age_7 <= age_7_next;
        age_8 <= age_8_next;
        age_9 <= age_9_next;
        age_10 <= age_10_next;
        age_11 <= age_11_next;
        age_12 <= age_12_next;
        age_13 <= age_13_next;
        age_14 <= age_14_next;
        age_15 <= age_15_next;
        age_16 <= age_16_next;
        age_17 <= age_17_next;
        age_18 <= age_18_next;
        age_19 <= age_19_next;
        age_20 <= age_20_next;
        age_21 <= age_21_next;
        age_22 <= age_22_next;
        age_23 <= age_23_next;
        age_24 <= age_24_next;
        age_25 <= age_25_next;
        age_26 <= age_26_next;
        age_27 <= age_27_next;
        age_28 <= age_28_next;
        age_29 <= age_29_next;
        age_30 <= age_30_next;
        age_31 <= age_31_next;
        state_row <= state_row_next;
        committed_from <= message[20:16];
    end

    wire [31:0] fresh_shr_read_sender = fresh >> read_sender;

    // Pipeline stage 1.
    always @(posedge clk) begin
        asked_port <= read_port;
        asked_fresh <= fresh_shr_read_sender[0];
    end

    wire [15:0] state_row_39_24_if_asked_port_0 = asked_port[0] ? state_row[39:24] : state_row[23:8];
    wire [15:0] state_row_71_56_if_asked_port_0 = asked_port[0] ? state_row[71:56] : state_row[55:40];
    wire [15:0] state_row_103_88_if_asked_port_0 = asked_port[0] ? state_row[103:88] : state_row[87:72];
    wire [15:0] choice_4 = asked_port[0] ? state_row[135:120] : state_row[119:104];
    wire [15:0] choice_5 = asked_port[0] ? state_row[167:152] : state_row[151:136];
    wire [15:0] choice_6 = asked_port[0] ? state_row[199:184] : state_row[183:168];
    wire [15:0] choice_7 = asked_port[0] ? state_row[231:216] : state_row[215:200];
    wire [15:0] choice_8 = asked_port[0] ? state_row[263:248] : state_row[247:232];
    wire [15:0] choice_9 = asked_port[0] ? state_row[295:280] : state_row[279:264];
    wire [15:0] choice_10 = asked_port[0] ? state_row[327:312] : state_row[311:296];
    wire [15:0] choice_11 = asked_port[0] ? state_row[359:344] : state_row[343:328];
    wire [15:0] choice_12 = asked_port[0] ? state_row[391:376] : state_row[375:360];
    wire [15:0] choice_13 = asked_port[0] ? state_row[423:408] : state_row[407:392];
    wire [15:0] choice_14 = asked_port[0] ? state_row[455:440] : state_row[439:424];
    wire [15:0] choice_15 = asked_port[0] ? state_row[487:472] : state_row[471:456];
    wire [15:0] choice_16 = asked_port[0] ? state_row[519:504] : state_row[503:488];
    wire [15:0] choice_17 = asked_port[1] ? state_row_71_56_if_asked_port_0 : state_row_39_24_if_asked_port_0;
    wire [15:0] choice_4_if_asked_port_1 = asked_port[1] ? choice_4 : state_row_103_88_if_asked_port_0;
    wire [15:0] choice_18 = asked_port[2] ? choice_4_if_asked_port_1 : choice_17;
    wire [15:0] choice_19 = asked_port[2] ? (asked_port[1] ? choice_8 : choice_7) : (asked_port[1] ? choice_6 : choice_5);
    wire [15:0] choice_20 = asked_port[2] ? (asked_port[1] ? choice_12 : choice_11) : (asked_port[1] ? choice_10 : choice_9);
    wire [15:0] choice_21 = asked_port[2] ? (asked_port[1] ? choice_16 : choice_15) : (asked_port[1] ? choice_14 : choice_13);
    wire [15:0] choice_22 = asked_port[4] ? (asked_port[3] ? choice_21 : choice_20) : (asked_port[3] ? choice_19 : choice_18);
    wire inverse_2 = ~(asked_fresh & 1'b1);
    wire [7:0] inverse_2_extended = {{7{inverse_2}}, inverse_2};
    wire [7:0] state_queue_shown_next = asked ? (choice_22[7:0] | inverse_2_extended) : 8'd0;
    wire [7:0] state_utilisation_shown_next = asked ? (choice_22[15:8] | inverse_2_extended) : 8'd0;
    wire [7:0] state_mean_queue_shown_next = asked ? (state_row[7:0] | inverse_2_extended) : 8'd0;

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            state_valid_shown <= 1'b0;
            state_queue_shown <= 8'd0;
            state_utilisation_shown <= 8'd0;
            state_mean_queue_shown <= 8'd0;
        end else begin
            state_valid_shown <= asked;
            state_queue_shown <= state_queue_shown_next;
            state_utilisation_shown <= state_utilisation_shown_next;
            state_mean_queue_shown <= state_mean_queue_shown_next;
        end
    end

    wire not_rst = ~rst;
    assign state_valid = state_valid_shown & not_rst;
    assign state_queue = not_rst ? state_queue_shown : 8'd0;
    assign state_utilisation = not_rst ? state_utilisation_shown : 8'd0;
    assign state_mean_queue = not_rst ? state_mean_queue_shown : 8'd0;
    assign committed = committed_now & not_rst;
    assign committed_sender = committed ? committed_from : 5'd0;
    wire both_20 = (ended & either_2) & (~either_3_or_either_1);
    wire both_21 = (ended & any_check) & (~either_3_or_either_1_or_either_2);
    wire [1:0] packed_bits_6 = {1'b0, (ended & inverse_1) & (~either_4)};
    wire both_22 = (ended & both_18) & (~either_4_or_inverse_1);
    wire both_23 = (ended & both_19) & (~either_4_or_inverse_1_or_both_18);
    wire [1:0] sum_1 = {1'b0, (ended & either_1) & (~either_3)} + {1'b0, interrupted};
    wire [16:0] sum_2 = {1'b0, counted_accepted} + {15'd0, {1'b0, accept}};
    wire [15:0] counted_accepted_next = (17'hffff < sum_2) ? 16'hffff : sum_2[15:0];
    assign count_accepted = not_rst ? counted_accepted : 16'd0;
    wire [16:0] packed_bits_7 = {15'd0, {1'b0, (ended & both_17) & 1'b1}};
    wire [16:0] sum_3 = {1'b0, counted_unknown_version} + packed_bits_7;
    wire [15:0] counted_unknown_version_next = (17'hffff < sum_3) ? 16'hffff : sum_3[15:0];
    assign count_unknown_version = not_rst ? counted_unknown_version : 16'd0;
    wire [16:0] sum_4 = {1'b0, counted_truncated} + {15'd0, sum_1};
    wire [15:0] counted_truncated_next = (17'hffff < sum_4) ? 16'hffff : sum_4[15:0];
    assign count_truncated = not_rst ? counted_truncated : 16'd0;
    wire [16:0] sum_5 = {1'b0, counted_oversize} + {15'd0, {1'b0, both_20}};
    wire [15:0] counted_oversize_next = (17'hffff < sum_5) ? 16'hffff : sum_5[15:0];
    assign count_oversize = not_rst ? counted_oversize : 16'd0;
    wire [16:0] sum_6 = {1'b0, counted_bad_checksum} + {15'd0, {1'b0, both_21}};
    wire [15:0] counted_bad_checksum_next = (17'hffff < sum_6) ? 16'hffff : sum_6[15:0];
    assign count_bad_checksum = not_rst ? counted_bad_checksum : 16'd0;
    wire [16:0] sum_7 = {1'b0, counted_unknown_sender} + {15'd0, packed_bits_6};
    wire [15:0] counted_unknown_sender_next = (17'hffff < sum_7) ? 16'hffff : sum_7[15:0];
    assign count_unknown_sender = not_rst ? counted_unknown_sender : 16'd0;
    wire [16:0] sum_8 = {1'b0, counted_duplicate} + {15'd0, {1'b0, both_22}};
    wire [15:0] counted_duplicate_next = (17'hffff < sum_8) ? 16'hffff : sum_8[15:0];
    assign count_duplicate = not_rst ? counted_duplicate : 16'd0;
    wire [16:0] sum_9 = {1'b0, counted_stale} + {15'd0, {1'b0, both_23}};
    wire [15:0] counted_stale_next = (17'hffff < sum_9) ? 16'hffff : sum_9[15:0];

    always @(posedge clk) begin
        if (rst) begin
            ended <= 1'b0;
            interrupted <= 1'b0;
            known <= 32'd0;
            committed_now <= 1'b0;
            counted_accepted <= 16'd0;
            counted_unknown_version <= 16'd0;
            counted_truncated <= 16'd0;
            counted_oversize <= 16'd0;
            counted_bad_checksum <= 16'd0;
            counted_unknown_sender <= 16'd0;
            counted_duplicate <= 16'd0;
            counted_stale <= 16'd0;
        end else begin
            ended <= ended_next;
            interrupted <= other_version_enable & open;
            known <= known | choice_3;
            committed_now <= accept;
            counted_accepted <= counted_accepted_next;
            counted_unknown_version <= counted_unknown_version_next;
            counted_truncated <= counted_truncated_next;
            counted_oversize <= counted_oversize_next;
            counted_bad_checksum <= counted_bad_checksum_next;
            counted_unknown_sender <= counted_unknown_sender_next;
            counted_duplicate <= counted_duplicate_next;
            counted_stale <= counted_stale_next;
        end
    end

    assign count_stale = not_rst ? counted_stale : 16'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, message[7:4], fresh_shr_message_20_16[31:1], fresh_shr_read_sender[31:1]
    };
endmodule
