// SPDX-License-Identifier: Apache-2.0
// Module: glb_message_s32_p32_b32_t1_a8_c16
// Written by: sluice 0.1.0
//
// Encoder and decoder of GLB messages, side by side.

module glb_message_s32_p32_b32_t1_a8_c16 (
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
    input  wire send,
    input  wire [7:0] own_sender,
    input  wire [255:0] local_queue,
    input  wire [255:0] local_utilisation,
    input  wire tx_ready,
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
    output wire [15:0] count_stale,
    output wire send_ready,
    output wire tx_valid,
    output wire tx_first,
    output wire tx_last,
    output wire [4:0] tx_spare,
    output wire [255:0] tx_data
);

    glb_decoder_s32_p32_b32_t1_a8_c16 receiver (
        .clk(clk),
        .rst(rst),
        .rx_valid(rx_valid),
        .rx_first(rx_first),
        .rx_last(rx_last),
        .rx_spare(rx_spare),
        .rx_data(rx_data),
        .max_age(max_age),
        .read(read),
        .read_sender(read_sender),
        .read_port(read_port),
        .state_valid(state_valid),
        .state_queue(state_queue),
        .state_utilisation(state_utilisation),
        .state_mean_queue(state_mean_queue),
        .committed(committed),
        .committed_sender(committed_sender),
        .count_accepted(count_accepted),
        .count_unknown_version(count_unknown_version),
        .count_truncated(count_truncated),
        .count_oversize(count_oversize),
        .count_bad_checksum(count_bad_checksum),
        .count_unknown_sender(count_unknown_sender),
        .count_duplicate(count_duplicate),
        .count_stale(count_stale)
    );

    glb_encoder_p32_b32 transmitter (
        .clk(clk),
        .rst(rst),
        .send(send),
        .own_sender(own_sender),
        .local_queue(local_queue),
        .local_utilisation(local_utilisation),
        .tx_ready(tx_ready),
        .send_ready(send_ready),
        .tx_valid(tx_valid),
        .tx_first(tx_first),
        .tx_last(tx_last),
        .tx_spare(tx_spare),
        .tx_data(tx_data)
    );
endmodule
