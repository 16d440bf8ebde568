// SPDX-License-Identifier: Apache-2.0
// Module: glb_decoder_s64_p64_b16_t1000_a8_c16
// Written by: sluice 0.1.0
//
// Decoder of GLB messages: 64 senders of 64 ports, 134 bytes in 9 words of 16.
// A message is judged in the cycle after its last word and taken in whole or not at all; what was refused is counted.
// State is read with a latency of 2; of a sender that is unknown or older than max_age it is all ones.

module glb_decoder_s64_p64_b16_t1000_a8_c16 (
    input  wire clk,
    input  wire rst,
    input  wire rx_valid,
    input  wire rx_first,
    input  wire rx_last,
    input  wire [3:0] rx_spare,
    input  wire [127:0] rx_data,
    input  wire [7:0] max_age,
    input  wire read,
    input  wire [5:0] read_sender,
    input  wire [5:0] read_port,
    output wire state_valid,
    output wire [7:0] state_queue,
    output wire [7:0] state_utilisation,
    output wire [7:0] state_mean_queue,
    output wire committed,
    output wire [5:0] committed_sender,
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
    reg [1151:0] message;
    reg [3:0] word_count;
    reg [3:0] spare;
    reg [15:0] check;
    reg [63:0] known;
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
    reg [7:0] age_32;
    reg [7:0] age_33;
    reg [7:0] age_34;
    reg [7:0] age_35;
    reg [7:0] age_36;
    reg [7:0] age_37;
    reg [7:0] age_38;
    reg [7:0] age_39;
    reg [7:0] age_40;
    reg [7:0] age_41;
    reg [7:0] age_42;
    reg [7:0] age_43;
    reg [7:0] age_44;
    reg [7:0] age_45;
    reg [7:0] age_46;
    reg [7:0] age_47;
    reg [7:0] age_48;
    reg [7:0] age_49;
    reg [7:0] age_50;
    reg [7:0] age_51;
    reg [7:0] age_52;
    reg [7:0] age_53;
    reg [7:0] age_54;
    reg [7:0] age_55;
    reg [7:0] age_56;
    reg [7:0] age_57;
    reg [7:0] age_58;
    reg [7:0] age_59;
    reg [7:0] age_60;
    reg [7:0] age_61;
    reg [7:0] age_62;
    reg [7:0] age_63;
    reg [9:0] tick_count;
    // Mean queue, then queue and utilisation of each port, as they stand in the message.
    reg [1031:0] state_row;
    reg asked;
    reg [5:0] asked_port;
    // The sender is known and fresh; a sender that does not exist is not.
    reg asked_fresh;
    reg state_valid_shown;
    reg [7:0] state_queue_shown;
    reg [7:0] state_utilisation_shown;
    reg [7:0] state_mean_queue_shown;
    reg committed_now;
    reg [5:0] committed_from;
    reg [15:0] counted_accepted;
    reg [15:0] counted_unknown_version;
    reg [15:0] counted_truncated;
    reg [15:0] counted_oversize;
    reg [15:0] counted_bad_checksum;
    reg [15:0] counted_unknown_sender;
    reg [15:0] counted_duplicate;
    reg [15:0] counted_stale;
    reg [11:0] last_number [0:63];
    reg [1031:0] state [0:63];

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

    wire [3:0] word_count_if_not_rx_first = not_rx_first ? word_count : 4'd0;
    wire [3:0] choice_1 = (4'd9 >= word_count_if_not_rx_first) ? 4'd1 : 4'd0;
    wire [15:0] choice_2 = rx_first ? 16'hffff : check;
    wire [143:0] packed_bits_1 = {rx_data, choice_2};
    wire [143:0] both_1 = packed_bits_1 & 144'h1119581c0b049b854f2d5781057d4a8a8a4a;
    wire [143:0] both_2 = packed_bits_1 & 144'h2232b0381608360b9f5aae020bfa94141494;
    wire [143:0] both_3 = packed_bits_1 & 144'h446460712c106c163eb55c0516f429292929;
    wire [143:0] both_4 = packed_bits_1 & 144'h88c8c0e25820d82c7c6ab90a2ce853525253;
    wire [143:0] both_5 = packed_bits_1 & 144'h109181c5b140b059f8d4721558d0a7a4a4a7;
    wire [143:0] both_6 = packed_bits_1 & 144'h313b5b976885fb36bf84b2abb5dd05c3c305;
    wire [143:0] both_7 = packed_bits_1 & 144'h6276b62ed10af76d7e0965576bbb0b86860b;
    wire [143:0] both_8 = packed_bits_1 & 144'hc4ec6c5da215eedbfc12caaed676170c0c17;
    wire [143:0] both_9 = packed_bits_1 & 144'h88d9d9ba442bdcb7f925945daded2e18182e;
    wire [143:0] both_10 = packed_bits_1 & 144'h10b3b3758956b86ff34b28bb5adb5d30305d;
    wire [143:0] both_11 = packed_bits_1 & 144'h206667eb12ad70dfe6975076b5b6bb6060bb;
    wire [143:0] both_12 = packed_bits_1 & 144'h40ccced6255ae1becd2fa1ec6a6d77c1c177;
    wire [143:0] both_13 = packed_bits_1 & 144'h9181c5b140b059f8d4721558d0a7a40808a4;
    wire [143:0] both_14 = packed_bits_1 & 144'h22038b638160b3f0a9e52ab0a04f49111149;
    wire [143:0] both_15 = packed_bits_1 & 144'h440616c702c166e153cb5560419f92222292;
    wire [143:0] both_16 = packed_bits_1 & 144'h880c2c8e0582cdc2a796abc0823e25454525;
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
    wire [15:0] check_next = (word_count_if_not_rx_first == 4'd8) ? packed_bits_4 : packed_bits_2;

    always @(posedge clk) begin
        if (rx_valid) begin
            message <= {rx_data, message[1151:128]};
            word_count <= word_count_if_not_rx_first + choice_1;
            spare <= rx_spare;
            check <= check_next;
        end
    end

    wire word_count_eq_9 = word_count == 4'd9;
    wire either_1 = (headless | (word_count < 4'd9)) | (word_count_eq_9 & (4'd10 < spare));
    wire either_2 = (4'd9 < word_count) | (word_count_eq_9 & (spare < 4'd10));
    wire any_check = |check;
    wire [63:0] packed_bits_5 = {
        max_age >= age_63, max_age >= age_62, max_age >= age_61, max_age >= age_60,
        max_age >= age_59, max_age >= age_58, max_age >= age_57, max_age >= age_56,
        max_age >= age_55, max_age >= age_54, max_age >= age_53, max_age >= age_52,
        max_age >= age_51, max_age >= age_50, max_age >= age_49, max_age >= age_48,
        max_age >= age_47, max_age >= age_46, max_age >= age_45, max_age >= age_44,
        max_age >= age_43, max_age >= age_42, max_age >= age_41, max_age >= age_40,
        max_age >= age_39, max_age >= age_38, max_age >= age_37, max_age >= age_36,
        max_age >= age_35, max_age >= age_34, max_age >= age_33, max_age >= age_32,
        max_age >= age_31, max_age >= age_30, max_age >= age_29, max_age >= age_28,
        max_age >= age_27, max_age >= age_26, max_age >= age_25, max_age >= age_24,
        max_age >= age_23, max_age >= age_22, max_age >= age_21, max_age >= age_20,
        max_age >= age_19, max_age >= age_18, max_age >= age_17, max_age >= age_16,
        max_age >= age_15, max_age >= age_14, max_age >= age_13, max_age >= age_12,
        max_age >= age_11, max_age >= age_10, max_age >= age_9, max_age >= age_8,
        max_age >= age_7, max_age >= age_6, max_age >= age_5, max_age >= age_4,
        max_age >= age_3, max_age >= age_2, max_age >= age_1, max_age >= age_0
    };
    wire [63:0] fresh = known & packed_bits_5;
    wire tick_count_eq_999 = tick_count == 10'd999;
    wire [9:0] tick_count_next = (~tick_count_eq_999) ? (tick_count + 10'd1) : 10'd0;
    wire [11:0] last_number_write_0_data = {message[3:0], message[15:8]};
    wire inverse_1 = message[23:16] >= 8'd64;
    wire [11:0] last_number_at_message_21_16 = last_number[message[21:16]];
    // How far the sequence number is ahead of the sender's last one, modulo 2^12.
    wire [11:0] ahead = last_number_write_0_data - last_number_at_message_21_16;
    wire [63:0] fresh_shr_message_21_16 = fresh >> message[21:16];
    wire both_17 = other_version & (~headless);
    wire both_18 = fresh_shr_message_21_16[0] & (~(|ahead));
    wire both_19 = fresh_shr_message_21_16[0] & ahead[11];
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
            last_number[message[21:16]] <= last_number_write_0_data;
        end
    end

    always @(posedge clk) begin
        if (accept) begin
            state[message[21:16]] <= message[1055:24];
        end
    end

    wire [63:0] choice_3 = accept ? (64'd1 << message[21:16]) : 64'd0;
    wire [7:0] sum_1 = age_0 + {7'd0, (~(&age_0)) & tick_count_eq_999};
    wire [7:0] sum_2 = age_1 + {7'd0, (~(&age_1)) & tick_count_eq_999};
    wire [7:0] sum_3 = age_2 + {7'd0, (~(&age_2)) & tick_count_eq_999};
    wire [7:0] sum_4 = age_3 + {7'd0, (~(&age_3)) & tick_count_eq_999};
    wire [7:0] sum_5 = age_4 + {7'd0, (~(&age_4)) & tick_count_eq_999};
    wire [7:0] sum_6 = age_5 + {7'd0, (~(&age_5)) & tick_count_eq_999};
    wire [7:0] sum_7 = age_6 + {7'd0, (~(&age_6)) & tick_count_eq_999};
    wire [7:0] sum_8 = age_7 + {7'd0, (~(&age_7)) & tick_count_eq_999};
    wire [7:0] sum_9 = age_8 + {7'd0, (~(&age_8)) & tick_count_eq_999};
    wire [7:0] sum_10 = age_9 + {7'd0, (~(&age_9)) & tick_count_eq_999};
    wire [7:0] sum_11 = age_10 + {7'd0, (~(&age_10)) & tick_count_eq_999};
    wire [7:0] sum_12 = age_11 + {7'd0, (~(&age_11)) & tick_count_eq_999};
    wire [7:0] sum_13 = age_12 + {7'd0, (~(&age_12)) & tick_count_eq_999};
    wire [7:0] sum_14 = age_13 + {7'd0, (~(&age_13)) & tick_count_eq_999};
    wire [7:0] sum_15 = age_14 + {7'd0, (~(&age_14)) & tick_count_eq_999};
    wire [7:0] sum_16 = age_15 + {7'd0, (~(&age_15)) & tick_count_eq_999};
    wire [7:0] sum_17 = age_16 + {7'd0, (~(&age_16)) & tick_count_eq_999};
    wire [7:0] sum_18 = age_17 + {7'd0, (~(&age_17)) & tick_count_eq_999};
    wire [7:0] sum_19 = age_18 + {7'd0, (~(&age_18)) & tick_count_eq_999};
    wire [7:0] sum_20 = age_19 + {7'd0, (~(&age_19)) & tick_count_eq_999};
    wire [7:0] sum_21 = age_20 + {7'd0, (~(&age_20)) & tick_count_eq_999};
    wire [7:0] sum_22 = age_21 + {7'd0, (~(&age_21)) & tick_count_eq_999};
    wire [7:0] sum_23 = age_22 + {7'd0, (~(&age_22)) & tick_count_eq_999};
    wire [7:0] sum_24 = age_23 + {7'd0, (~(&age_23)) & tick_count_eq_999};
    wire [7:0] sum_25 = age_24 + {7'd0, (~(&age_24)) & tick_count_eq_999};
    wire [7:0] sum_26 = age_25 + {7'd0, (~(&age_25)) & tick_count_eq_999};
    wire [7:0] sum_27 = age_26 + {7'd0, (~(&age_26)) & tick_count_eq_999};
    wire [7:0] sum_28 = age_27 + {7'd0, (~(&age_27)) & tick_count_eq_999};
    wire [7:0] sum_29 = age_28 + {7'd0, (~(&age_28)) & tick_count_eq_999};
    wire [7:0] sum_30 = age_29 + {7'd0, (~(&age_29)) & tick_count_eq_999};
    wire [7:0] sum_31 = age_30 + {7'd0, (~(&age_30)) & tick_count_eq_999};
    wire [7:0] sum_32 = age_31 + {7'd0, (~(&age_31)) & tick_count_eq_999};
    wire [7:0] sum_33 = age_32 + {7'd0, (~(&age_32)) & tick_count_eq_999};
    wire [7:0] sum_34 = age_33 + {7'd0, (~(&age_33)) & tick_count_eq_999};
    wire [7:0] sum_35 = age_34 + {7'd0, (~(&age_34)) & tick_count_eq_999};
    wire [7:0] sum_36 = age_35 + {7'd0, (~(&age_35)) & tick_count_eq_999};
    wire [7:0] sum_37 = age_36 + {7'd0, (~(&age_36)) & tick_count_eq_999};
    wire [7:0] sum_38 = age_37 + {7'd0, (~(&age_37)) & tick_count_eq_999};
    wire [7:0] sum_39 = age_38 + {7'd0, (~(&age_38)) & tick_count_eq_999};
    wire [7:0] sum_40 = age_39 + {7'd0, (~(&age_39)) & tick_count_eq_999};
    wire [7:0] sum_41 = age_40 + {7'd0, (~(&age_40)) & tick_count_eq_999};
    wire [7:0] sum_42 = age_41 + {7'd0, (~(&age_41)) & tick_count_eq_999};
    wire [7:0] sum_43 = age_42 + {7'd0, (~(&age_42)) & tick_count_eq_999};
    wire [7:0] sum_44 = age_43 + {7'd0, (~(&age_43)) & tick_count_eq_999};
    wire [7:0] sum_45 = age_44 + {7'd0, (~(&age_44)) & tick_count_eq_999};
    wire [7:0] sum_46 = age_45 + {7'd0, (~(&age_45)) & tick_count_eq_999};
    wire [7:0] sum_47 = age_46 + {7'd0, (~(&age_46)) & tick_count_eq_999};
    wire [7:0] sum_48 = age_47 + {7'd0, (~(&age_47)) & tick_count_eq_999};
    wire [7:0] sum_49 = age_48 + {7'd0, (~(&age_48)) & tick_count_eq_999};
    wire [7:0] sum_50 = age_49 + {7'd0, (~(&age_49)) & tick_count_eq_999};
    wire [7:0] sum_51 = age_50 + {7'd0, (~(&age_50)) & tick_count_eq_999};
    wire [7:0] sum_52 = age_51 + {7'd0, (~(&age_51)) & tick_count_eq_999};
    wire [7:0] sum_53 = age_52 + {7'd0, (~(&age_52)) & tick_count_eq_999};
    wire [7:0] sum_54 = age_53 + {7'd0, (~(&age_53)) & tick_count_eq_999};
    wire [7:0] sum_55 = age_54 + {7'd0, (~(&age_54)) & tick_count_eq_999};
    wire [7:0] sum_56 = age_55 + {7'd0, (~(&age_55)) & tick_count_eq_999};
    wire [7:0] sum_57 = age_56 + {7'd0, (~(&age_56)) & tick_count_eq_999};
    wire [7:0] sum_58 = age_57 + {7'd0, (~(&age_57)) & tick_count_eq_999};
    wire [7:0] sum_59 = age_58 + {7'd0, (~(&age_58)) & tick_count_eq_999};
    wire [7:0] sum_60 = age_59 + {7'd0, (~(&age_59)) & tick_count_eq_999};
    wire [7:0] sum_61 = age_60 + {7'd0, (~(&age_60)) & tick_count_eq_999};
    wire [7:0] sum_62 = age_61 + {7'd0, (~(&age_61)) & tick_count_eq_999};
    wire [7:0] sum_63 = age_62 + {7'd0, (~(&age_62)) & tick_count_eq_999};
    wire [7:0] sum_64 = age_63 + {7'd0, (~(&age_63)) & tick_count_eq_999};

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            asked <= 1'b0;
        end else begin
            asked <= read;
        end
    end

    wire [1031:0] state_row_next = state[read_sender];

    always @(posedge clk) begin
        age_0 <= (~choice_3[0]) ? sum_1 : 8'd0;
        age_1 <= (~choice_3[1]) ? sum_2 : 8'd0;
        age_2 <= (~choice_3[2]) ? sum_3 : 8'd0;
        age_3 <= (~choice_3[3]) ? sum_4 : 8'd0;
        age_4 <= (~choice_3[4]) ? sum_5 : 8'd0;
        age_5 <= (~choice_3[5]) ? sum_6 : 8'd0;
        age_6 <= (~choice_3[6]) ? sum_7 : 8'd0;
        age_7 <= (~choice_3[7]) ? sum_8 : 8'd0;
        age_8 <= (~choice_3[8]) ? sum_9 : 8'd0;
        age_9 <= (~choice_3[9]) ? sum_10 : 8'd0;
        age_10 <= (~choice_3[10]) ? sum_11 : 8'd0;
        age_11 <= (~choice_3[11]) ? sum_12 : 8'd0;
        age_12 <= (~choice_3[12]) ? sum_13 : 8'd0;
        age_13 <= (~choice_3[13]) ? sum_14 : 8'd0;
        age_14 <= (~choice_3[14]) ? sum_15 : 8'd0;
        age_15 <= (~choice_3[15]) ? sum_16 : 8'd0;
        age_16 <= (~choice_3[16]) ? sum_17 : 8'd0;
        age_17 <= (~choice_3[17]) ? sum_18 : 8'd0;
        age_18 <= (~choice_3[18]) ? sum_19 : 8'd0;
        age_19 <= (~choice_3[19]) ? sum_20 : 8'd0;
        age_20 <= (~choice_3[20]) ? sum_21 : 8'd0;
        age_21 <= (~choice_3[21]) ? sum_22 : 8'd0;
        age_22 <= (~choice_3[22]) ? sum_23 : 8'd0;
        age_23 <= (~choice_3[23]) ? sum_24 : 8'd0;
        age_24 <= (~choice_3[24]) ? sum_25 : 8'd0;
        age_25 <= (~choice_3[25]) ? sum_26 : 8'd0;
        age_26 <= (~choice_3[26]) ? sum_27 : 8'd0;
        age_27 <= (~choice_3[27]) ? sum_28 : 8'd0;
        age_28 <= (~choice_3[28]) ? sum_29 : 8'd0;
        age_29 <= (~choice_3[29]) ? sum_30 : 8'd0;
        age_30 <= (~choice_3[30]) ? sum_31 : 8'd0;
        age_31 <= (~choice_3[31]) ? sum_32 : 8'd0;
        age_32 <= (~choice_3[32]) ? sum_33 : 8'd0;
        age_33 <= (~choice_3[33]) ? sum_34 : 8'd0;
        age_34 <= (~choice_3[34]) ? sum_35 : 8'd0;
        age_35 <= (~choice_3[35]) ? sum_36 : 8'd0;
        age_36 <= (~choice_3[36]) ? sum_37 : 8'd0;
        age_37 <= (~choice_3[37]) ? sum_38 : 8'd0;
        age_38 <= (~choice_3[38]) ? sum_39 : 8'd0;
        age_39 <= (~choice_3[39]) ? sum_40 : 8'd0;
        age_40 <= (~choice_3[40]) ? sum_41 : 8'd0;
        age_41 <= (~choice_3[41]) ? sum_42 : 8'd0;
        age_42 <= (~choice_3[42]) ? sum_43 : 8'd0;
        age_43 <= (~choice_3[43]) ? sum_44 : 8'd0;
        age_44 <= (~choice_3[44]) ? sum_45 : 8'd0;
        age_45 <= (~choice_3[45]) ? sum_46 : 8'd0;
        age_46 <= (~choice_3[46]) ? sum_47 : 8'd0;
        age_47 <= (~choice_3[47]) ? sum_48 : 8'd0;
        age_48 <= (~choice_3[48]) ? sum_49 : 8'd0;
        age_49 <= (~choice_3[49]) ? sum_50 : 8'd0;
        age_50 <= (~choice_3[50]) ? sum_51 : 8'd0;
        age_51 <= (~choice_3[51]) ? sum_52 : 8'd0;
        age_52 <= (~choice_3[52]) ? sum_53 : 8'd0;
        age_53 <= (~choice_3[53]) ? sum_54 : 8'd0;
        age_54 <= (~choice_3[54]) ? sum_55 : 8'd0;
        age_55 <= (~choice_3[55]) ? sum_56 : 8'd0;
        age_56 <= (~choice_3[56]) ? sum_57 : 8'd0;
        age_57 <= (~choice_3[57]) ? sum_58 : 8'd0;
        age_58 <= (~choice_3[58]) ? sum_59 : 8'd0;
        age_59 <= (~choice_3[59]) ? sum_60 : 8'd0;
        age_60 <= (~choice_3[60]) ? sum_61 : 8'd0;
        age_61 <= (~choice_3[61]) ? sum_62 : 8'd0;
        age_62 <= (~choice_3[62]) ? sum_63 : 8'd0;
        age_63 <= (~choice_3[63]) ? sum_64 : 8'd0;
        state_row <= state_row_next;
        committed_from <= message[21:16];
    end

    wire [63:0] fresh_shr_read_sender = fresh >> read_sender;

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
    wire [15:0] choice_17 = asked_port[0] ? state_row[551:536] : state_row[535:520];
    wire [15:0] choice_18 = asked_port[0] ? state_row[583:568] : state_row[567:552];
    wire [15:0] choice_19 = asked_port[0] ? state_row[615:600] : state_row[599:584];
    wire [15:0] choice_20 = asked_port[0] ? state_row[647:632] : state_row[631:616];
    wire [15:0] choice_21 = asked_port[0] ? state_row[679:664] : state_row[663:648];
    wire [15:0] choice_22 = asked_port[0] ? state_row[711:696] : state_row[695:680];
    wire [15:0] choice_23 = asked_port[0] ? state_row[743:728] : state_row[727:712];
    wire [15:0] choice_24 = asked_port[0] ? state_row[775:760] : state_row[759:744];
    wire [15:0] choice_25 = asked_port[0] ? state_row[807:792] : state_row[791:776];
    wire [15:0] choice_26 = asked_port[0] ? state_row[839:824] : state_row[823:808];
    wire [15:0] choice_27 = asked_port[0] ? state_row[871:856] : state_row[855:840];
    wire [15:0] choice_28 = asked_port[0] ? state_row[903:888] : state_row[887:872];
    wire [15:0] choice_29 = asked_port[0] ? state_row[935:920] : state_row[919:904];
    wire [15:0] choice_30 = asked_port[0] ? state_row[967:952] : state_row[951:936];
    wire [15:0] choice_31 = asked_port[0] ? state_row[999:984] : state_row[983:968];
    wire [15:0] choice_32 = asked_port[0] ? state_row[1031:1016] : state_row[1015:1000];
    wire [15:0] choice_33 = asked_port[1] ? state_row_71_56_if_asked_port_0 : state_row_39_24_if_asked_port_0;
    wire [15:0] choice_4_if_asked_port_1 = asked_port[1] ? choice_4 : state_row_103_88_if_asked_port_0;
    wire [15:0] choice_34 = asked_port[2] ? choice_4_if_asked_port_1 : choice_33;
    wire [15:0] choice_35 = asked_port[2] ? (asked_port[1] ? choice_8 : choice_7) : (asked_port[1] ? choice_6 : choice_5);
    wire [15:0] choice_36 = asked_port[2] ? (asked_port[1] ? choice_12 : choice_11) : (asked_port[1] ? choice_10 : choice_9);
    wire [15:0] choice_37 = asked_port[2] ? (asked_port[1] ? choice_16 : choice_15) : (asked_port[1] ? choice_14 : choice_13);
    wire [15:0] choice_38 = asked_port[2] ? (asked_port[1] ? choice_20 : choice_19) : (asked_port[1] ? choice_18 : choice_17);
    wire [15:0] choice_39 = asked_port[2] ? (asked_port[1] ? choice_24 : choice_23) : (asked_port[1] ? choice_22 : choice_21);
    wire [15:0] choice_40 = asked_port[2] ? (asked_port[1] ? choice_28 : choice_27) : (asked_port[1] ? choice_26 : choice_25);
    wire [15:0] choice_41 = asked_port[2] ? (asked_port[1] ? choice_32 : choice_31) : (asked_port[1] ? choice_30 : choice_29);
    wire [15:0] choice_42 = asked_port[4] ? (asked_port[3] ? choice_37 : choice_36) : (asked_port[3] ? choice_35 : choice_34);
    wire [15:0] choice_43 = asked_port[4] ? (asked_port[3] ? choice_41 : choice_40) : (asked_port[3] ? choice_39 : choice_38);
    wire [15:0] choice_43_if_asked_port_5 = asked_port[5] ? choice_43 : choice_42;
    wire inverse_2 = ~(asked_fresh & 1'b1);
    wire [7:0] inverse_2_extended = {{7{inverse_2}}, inverse_2};
    wire [7:0] either_6 = choice_43_if_asked_port_5[7:0] | inverse_2_extended;
    wire [7:0] either_7 = choice_43_if_asked_port_5[15:8] | inverse_2_extended;
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
            state_queue_shown <= asked ? either_6 : 8'd0;
            state_utilisation_shown <= asked ? either_7 : 8'd0;
            state_mean_queue_shown <= state_mean_queue_shown_next;
        end
    end

    wire not_rst = ~rst;
    assign state_valid = state_valid_shown & not_rst;
    assign state_queue = not_rst ? state_queue_shown : 8'd0;
    assign state_utilisation = not_rst ? state_utilisation_shown : 8'd0;
    assign state_mean_queue = not_rst ? state_mean_queue_shown : 8'd0;
    assign committed = committed_now & not_rst;
    assign committed_sender = committed ? committed_from : 6'd0;
    wire both_20 = (ended & either_2) & (~either_3_or_either_1);
    wire both_21 = (ended & any_check) & (~either_3_or_either_1_or_either_2);
    wire [1:0] packed_bits_6 = {1'b0, (ended & inverse_1) & (~either_4)};
    wire both_22 = (ended & both_18) & (~either_4_or_inverse_1);
    wire both_23 = (ended & both_19) & (~either_4_or_inverse_1_or_both_18);
    wire [1:0] sum_65 = {1'b0, (ended & either_1) & (~either_3)} + {1'b0, interrupted};
    wire [16:0] sum_66 = {1'b0, counted_accepted} + {15'd0, {1'b0, accept}};
    wire [15:0] counted_accepted_next = (17'hffff < sum_66) ? 16'hffff : sum_66[15:0];
    assign count_accepted = not_rst ? counted_accepted : 16'd0;
    wire [16:0] packed_bits_7 = {15'd0, {1'b0, (ended & both_17) & 1'b1}};
    wire [16:0] sum_67 = {1'b0, counted_unknown_version} + packed_bits_7;
    wire [15:0] counted_unknown_version_next = (17'hffff < sum_67) ? 16'hffff : sum_67[15:0];
    assign count_unknown_version = not_rst ? counted_unknown_version : 16'd0;
    wire [16:0] sum_68 = {1'b0, counted_truncated} + {15'd0, sum_65};
    wire [15:0] counted_truncated_next = (17'hffff < sum_68) ? 16'hffff : sum_68[15:0];
    assign count_truncated = not_rst ? counted_truncated : 16'd0;
    wire [16:0] sum_69 = {1'b0, counted_oversize} + {15'd0, {1'b0, both_20}};
    wire [15:0] counted_oversize_next = (17'hffff < sum_69) ? 16'hffff : sum_69[15:0];
    assign count_oversize = not_rst ? counted_oversize : 16'd0;
    wire [16:0] sum_70 = {1'b0, counted_bad_checksum} + {15'd0, {1'b0, both_21}};
    wire [15:0] counted_bad_checksum_next = (17'hffff < sum_70) ? 16'hffff : sum_70[15:0];
    assign count_bad_checksum = not_rst ? counted_bad_checksum : 16'd0;
    wire [16:0] sum_71 = {1'b0, counted_unknown_sender} + {15'd0, packed_bits_6};
    wire [15:0] counted_unknown_sender_next = (17'hffff < sum_71) ? 16'hffff : sum_71[15:0];
    assign count_unknown_sender = not_rst ? counted_unknown_sender : 16'd0;
    wire [16:0] sum_72 = {1'b0, counted_duplicate} + {15'd0, {1'b0, both_22}};
    wire [15:0] counted_duplicate_next = (17'hffff < sum_72) ? 16'hffff : sum_72[15:0];
    assign count_duplicate = not_rst ? counted_duplicate : 16'd0;
    wire [16:0] sum_73 = {1'b0, counted_stale} + {15'd0, {1'b0, both_23}};
    wire [15:0] counted_stale_next = (17'hffff < sum_73) ? 16'hffff : sum_73[15:0];

    always @(posedge clk) begin
        if (rst) begin
            ended <= 1'b0;
            interrupted <= 1'b0;
            known <= 64'd0;
            tick_count <= 10'd0;
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
            tick_count <= tick_count_next;
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
        1'b0, message[7:4], fresh_shr_message_21_16[63:1], fresh_shr_read_sender[63:1]
    };
endmodule
