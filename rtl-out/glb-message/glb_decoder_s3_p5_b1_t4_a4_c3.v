// SPDX-License-Identifier: Apache-2.0
// Module: glb_decoder_s3_p5_b1_t4_a4_c3
// Written by: sluice 0.1.0
//
// Decoder of GLB messages: 3 senders of 5 ports, 16 bytes in 16 words of 1.
// A message is judged in the cycle after its last word and taken in whole or not at all; what was refused is counted.
// State is read with a latency of 2; of a sender that is unknown or older than max_age it is all ones.

module glb_decoder_s3_p5_b1_t4_a4_c3 (
    input  wire clk,
    input  wire rst,
    input  wire rx_valid,
    input  wire rx_first,
    input  wire rx_last,
    input  wire [7:0] rx_data,
    input  wire [3:0] max_age,
    input  wire read,
    input  wire [1:0] read_sender,
    input  wire [2:0] read_port,
    output wire state_valid,
    output wire [7:0] state_queue,
    output wire [7:0] state_utilisation,
    output wire [7:0] state_mean_queue,
    output wire committed,
    output wire [1:0] committed_sender,
    output wire [2:0] count_accepted,
    output wire [2:0] count_unknown_version,
    output wire [2:0] count_truncated,
    output wire [2:0] count_oversize,
    output wire [2:0] count_bad_checksum,
    output wire [2:0] count_unknown_sender,
    output wire [2:0] count_duplicate,
    output wire [2:0] count_stale
);

    reg open;
    reg ended;
    reg interrupted;
    reg headless;
    reg other_version;
    reg [127:0] message;
    reg [4:0] word_count;
    reg [15:0] check;
    reg [2:0] known;
    reg [3:0] age_0;
    reg [3:0] age_1;
    reg [3:0] age_2;
    reg [1:0] tick_count;
    // Mean queue, then queue and utilisation of each port, as they stand in the message.
    reg [87:0] state_row;
    reg asked;
    reg [2:0] asked_port;
    // The sender is known and fresh; a sender that does not exist is not.
    reg asked_fresh;
    reg state_valid_shown;
    reg [7:0] state_queue_shown;
    reg [7:0] state_utilisation_shown;
    reg [7:0] state_mean_queue_shown;
    reg committed_now;
    reg [1:0] committed_from;
    reg [2:0] counted_accepted;
    reg [2:0] counted_unknown_version;
    reg [2:0] counted_truncated;
    reg [2:0] counted_oversize;
    reg [2:0] counted_bad_checksum;
    reg [2:0] counted_unknown_sender;
    reg [2:0] counted_duplicate;
    reg [2:0] counted_stale;
    reg [11:0] last_number [0:2];
    reg [87:0] state [0:2];

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

    wire [4:0] word_count_if_not_rx_first = not_rx_first ? word_count : 5'd0;
    wire [4:0] choice_1 = (5'd16 >= word_count_if_not_rx_first) ? 5'd1 : 5'd0;
    wire [23:0] packed_bits_1 = {rx_data, rx_first ? 16'hffff : check};
    wire [15:0] check_next = {
        ^(packed_bits_1 & 24'h888880), ^(packed_bits_1 & 24'h444440),
        ^(packed_bits_1 & 24'h222220), ^(packed_bits_1 & 24'h919110),
        ^(packed_bits_1 & 24'h404008), ^(packed_bits_1 & 24'h202004),
        ^(packed_bits_1 & 24'h101002), ^(packed_bits_1 & 24'h888801),
        ^(packed_bits_1 & 24'hc4c400), ^(packed_bits_1 & 24'h626200),
        ^(packed_bits_1 & 24'h313100), ^(packed_bits_1 & 24'h101000),
        ^(packed_bits_1 & 24'h888800), ^(packed_bits_1 & 24'h444400),
        ^(packed_bits_1 & 24'h222200), ^(packed_bits_1 & 24'h111100)
    };

    always @(posedge clk) begin
        if (rx_valid) begin
            message <= {rx_data, message[127:8]};
            word_count <= word_count_if_not_rx_first + choice_1;
            check <= check_next;
        end
    end

    wire either_1 = (headless | (word_count < 5'd16)) | 1'b0;
    wire either_2 = (5'd16 < word_count) | 1'b0;
    wire any_check = |check;
    wire [2:0] packed_bits_2 = {max_age >= age_2, max_age >= age_1, max_age >= age_0};
    wire [2:0] fresh = known & packed_bits_2;
    wire tick_count_eq_3 = tick_count == 2'd3;
    wire [1:0] tick_count_next = (~tick_count_eq_3) ? (tick_count + 2'd1) : 2'd0;
    wire [11:0] last_number_write_0_data = {message[3:0], message[15:8]};
    wire inverse_1 = message[23:16] >= 8'd3;
    wire [11:0] last_number_at_message_17_16 = (message[17:16] < 2'd3) ? last_number[message[17:16]] : 12'd0;
    // How far the sequence number is ahead of the sender's last one, modulo 2^12.
    wire [11:0] ahead = last_number_write_0_data - last_number_at_message_17_16;
    wire [2:0] fresh_shr_message_17_16 = fresh >> message[17:16];
    wire both_1 = other_version & (~headless);
    wire both_2 = fresh_shr_message_17_16[0] & (~(|ahead));
    wire both_3 = fresh_shr_message_17_16[0] & ahead[11];
    wire either_3 = 1'b0 | both_1;
    wire either_3_or_either_1 = either_3 | either_1;
    wire either_3_or_either_1_or_either_2 = either_3_or_either_1 | either_2;
    wire either_4 = either_3_or_either_1_or_either_2 | any_check;
    wire either_4_or_inverse_1 = either_4 | inverse_1;
    wire either_4_or_inverse_1_or_both_2 = either_4_or_inverse_1 | both_2;
    wire inverse_2 = ~(either_4_or_inverse_1_or_both_2 | both_3);
    wire accept = ended & inverse_2;

    always @(posedge clk) begin
        if (accept & (message[17:16] < 2'd3)) begin
            last_number[message[17:16]] <= last_number_write_0_data;
        end
    end

    always @(posedge clk) begin
        if (accept & (message[17:16] < 2'd3)) begin
            state[message[17:16]] <= message[111:24];
        end
    end

    wire [2:0] choice_2 = accept ? (3'd1 << message[17:16]) : 3'd0;
    wire [3:0] sum_1 = age_0 + {3'd0, (~(&age_0)) & tick_count_eq_3};
    wire [3:0] sum_2 = age_1 + {3'd0, (~(&age_1)) & tick_count_eq_3};
    wire [3:0] sum_3 = age_2 + {3'd0, (~(&age_2)) & tick_count_eq_3};

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            asked <= 1'b0;
        end else begin
            asked <= read;
        end
    end

    wire [87:0] state_row_next = (read_sender < 2'd3) ? state[read_sender] : 88'd0;

    always @(posedge clk) begin
        age_0 <= (~choice_2[0]) ? sum_1 : 4'd0;
        age_1 <= (~choice_2[1]) ? sum_2 : 4'd0;
        age_2 <= (~choice_2[2]) ? sum_3 : 4'd0;
        state_row <= state_row_next;
        committed_from <= message[17:16];
    end

    wire [2:0] fresh_shr_read_sender = fresh >> read_sender;

    // Pipeline stage 1.
    always @(posedge clk) begin
        asked_port <= read_port;
        asked_fresh <= fresh_shr_read_sender[0];
    end

    wire [15:0] state_row_39_24_if_asked_port_0 = asked_port[0] ? state_row[39:24] : state_row[23:8];
    wire [15:0] state_row_71_56_if_asked_port_0 = asked_port[0] ? state_row[71:56] : state_row[55:40];
    wire [15:0] choice_3 = asked_port[1] ? state_row_71_56_if_asked_port_0 : state_row_39_24_if_asked_port_0;
    wire [15:0] choice_4 = asked_port[1] ? 16'd0 : (asked_port[0] ? 16'd0 : state_row[87:72]);
    wire [15:0] choice_4_if_asked_port_2 = asked_port[2] ? choice_4 : choice_3;
    wire inverse_3 = ~(asked_fresh & (asked_port < 3'd5));
    wire [7:0] inverse_3_extended = {{7{inverse_3}}, inverse_3};
    wire [7:0] either_5 = choice_4_if_asked_port_2[7:0] | inverse_3_extended;
    wire [7:0] either_6 = choice_4_if_asked_port_2[15:8] | inverse_3_extended;
    wire [7:0] state_mean_queue_shown_next = asked ? (state_row[7:0] | inverse_3_extended) : 8'd0;

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            state_valid_shown <= 1'b0;
            state_queue_shown <= 8'd0;
            state_utilisation_shown <= 8'd0;
            state_mean_queue_shown <= 8'd0;
        end else begin
            state_valid_shown <= asked;
            state_queue_shown <= asked ? either_5 : 8'd0;
            state_utilisation_shown <= asked ? either_6 : 8'd0;
            state_mean_queue_shown <= state_mean_queue_shown_next;
        end
    end

    wire not_rst = ~rst;
    assign state_valid = state_valid_shown & not_rst;
    assign state_queue = not_rst ? state_queue_shown : 8'd0;
    assign state_utilisation = not_rst ? state_utilisation_shown : 8'd0;
    assign state_mean_queue = not_rst ? state_mean_queue_shown : 8'd0;
    assign committed = committed_now & not_rst;
    assign committed_sender = committed ? committed_from : 2'd0;
    wire both_4 = (ended & either_2) & (~either_3_or_either_1);
    wire both_5 = (ended & any_check) & (~either_3_or_either_1_or_either_2);
    wire [1:0] packed_bits_3 = {1'b0, (ended & inverse_1) & (~either_4)};
    wire both_6 = (ended & both_2) & (~either_4_or_inverse_1);
    wire both_7 = (ended & both_3) & (~either_4_or_inverse_1_or_both_2);
    wire [1:0] sum_4 = {1'b0, (ended & either_1) & (~either_3)} + {1'b0, interrupted};
    wire [3:0] sum_5 = {1'b0, counted_accepted} + {2'd0, {1'b0, accept}};
    assign count_accepted = not_rst ? counted_accepted : 3'd0;
    wire [3:0] sum_6 = {1'b0, counted_unknown_version} + {2'd0, {1'b0, (ended & both_1) & 1'b1}};
    assign count_unknown_version = not_rst ? counted_unknown_version : 3'd0;
    wire [3:0] sum_7 = {1'b0, counted_truncated} + {2'd0, sum_4};
    assign count_truncated = not_rst ? counted_truncated : 3'd0;
    wire [3:0] sum_8 = {1'b0, counted_oversize} + {2'd0, {1'b0, both_4}};
    assign count_oversize = not_rst ? counted_oversize : 3'd0;
    wire [3:0] sum_9 = {1'b0, counted_bad_checksum} + {2'd0, {1'b0, both_5}};
    assign count_bad_checksum = not_rst ? counted_bad_checksum : 3'd0;
    wire [3:0] sum_10 = {1'b0, counted_unknown_sender} + {2'd0, packed_bits_3};
    assign count_unknown_sender = not_rst ? counted_unknown_sender : 3'd0;
    wire [3:0] sum_11 = {1'b0, counted_duplicate} + {2'd0, {1'b0, both_6}};
    assign count_duplicate = not_rst ? counted_duplicate : 3'd0;
    wire [3:0] sum_12 = {1'b0, counted_stale} + {2'd0, {1'b0, both_7}};

    always @(posedge clk) begin
        if (rst) begin
            ended <= 1'b0;
            interrupted <= 1'b0;
            known <= 3'd0;
            tick_count <= 2'd0;
            committed_now <= 1'b0;
            counted_accepted <= 3'd0;
            counted_unknown_version <= 3'd0;
            counted_truncated <= 3'd0;
            counted_oversize <= 3'd0;
            counted_bad_checksum <= 3'd0;
            counted_unknown_sender <= 3'd0;
            counted_duplicate <= 3'd0;
            counted_stale <= 3'd0;
        end else begin
            ended <= ended_next;
            interrupted <= other_version_enable & open;
            known <= known | choice_2;
            tick_count <= tick_count_next;
            committed_now <= accept;
            counted_accepted <= (4'd7 < sum_5) ? 3'd7 : sum_5[2:0];
            counted_unknown_version <= (4'd7 < sum_6) ? 3'd7 : sum_6[2:0];
            counted_truncated <= (4'd7 < sum_7) ? 3'd7 : sum_7[2:0];
            counted_oversize <= (4'd7 < sum_8) ? 3'd7 : sum_8[2:0];
            counted_bad_checksum <= (4'd7 < sum_9) ? 3'd7 : sum_9[2:0];
            counted_unknown_sender <= (4'd7 < sum_10) ? 3'd7 : sum_10[2:0];
            counted_duplicate <= (4'd7 < sum_11) ? 3'd7 : sum_11[2:0];
            counted_stale <= (4'd7 < sum_12) ? 3'd7 : sum_12[2:0];
        end
    end

    assign count_stale = not_rst ? counted_stale : 3'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, message[7:4], fresh_shr_message_17_16[2:1], fresh_shr_read_sender[2:1]};
endmodule
