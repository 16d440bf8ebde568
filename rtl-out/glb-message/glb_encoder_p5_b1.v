// SPDX-License-Identifier: Apache-2.0
// Module: glb_encoder_p5_b1
// Written by: sluice 0.1.0
//
// Encoder of GLB messages: 5 ports, 16 bytes in 16 words of 1.

module glb_encoder_p5_b1 (
    input  wire clk,
    input  wire rst,
    input  wire send,
    input  wire [7:0] own_sender,
    input  wire [39:0] local_queue,
    input  wire [39:0] local_utilisation,
    input  wire tx_ready,
    output wire send_ready,
    output wire tx_valid,
    output wire tx_first,
    output wire tx_last,
    output wire [7:0] tx_data
);

    // The mean is being calculated.
    reg loaded;
    reg sending;
    reg [11:0] next_sequence;
    reg [10:0] queue_total;
    reg [3:0] word_index;
    reg [127:0] outgoing;
    reg [15:0] outgoing_check;

    wire not_rst = ~rst;
    wire not_loaded = ~loaded;
    assign send_ready = (not_loaded & (~sending)) & not_rst;
    wire loaded_next = send & send_ready;

    always @(posedge clk) begin
        if (rst) begin
            loaded <= 1'b0;
        end else begin
            loaded <= loaded_next;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            next_sequence <= 12'd0;
        end else if (loaded_next) begin
            next_sequence <= next_sequence + 12'd1;
        end
    end

    wire [10:0] sum_1 = {3'd0, local_queue[7:0]} + {3'd0, local_queue[15:8]};
    wire [10:0] sum_2 = {3'd0, local_queue[31:24]} + {3'd0, local_queue[39:32]};
    wire [10:0] queue_total_next = sum_1 + ({3'd0, local_queue[23:16]} + sum_2);

    always @(posedge clk) begin
        if (loaded_next) begin
            queue_total <= queue_total_next;
        end
    end

    wire [21:0] queue_total_times_1639 = {11'd0, queue_total} * {11'd0, 11'd1639};
    wire [21:0] packed_bits_1 = {13'd0, queue_total_times_1639[21:13]};
    assign tx_valid = sending & not_rst;
    wire tx_valid_and_tx_ready = tx_valid & tx_ready;
    wire sending_enable = loaded | tx_valid_and_tx_ready;

    always @(posedge clk) begin
        if (sending_enable) begin
            word_index <= not_loaded ? (word_index + 4'd1) : 4'd0;
        end
    end

    wire word_index_eq_14 = word_index == 4'd14;
    wire word_index_eq_15 = word_index == 4'd15;

    always @(posedge clk) begin
        if (rst) begin
            sending <= 1'b0;
        end else if (sending_enable) begin
            sending <= loaded | (~word_index_eq_15);
        end
    end

    wire [111:0] packed_bits_2 = {
        local_utilisation[39:32], local_queue[39:32], local_utilisation[31:24],
        local_queue[31:24], local_utilisation[23:16], local_queue[23:16],
        local_utilisation[15:8], local_queue[15:8], local_utilisation[7:0], local_queue[7:0],
        8'd0, own_sender, next_sequence[7:0], {4'd1, next_sequence[11:8]}
    };
    wire [127:0] packed_bits_3 = {120'd0, packed_bits_1[7:0]};
    wire [127:0] choice_1 = loaded ? (outgoing | {packed_bits_3[103:0], 24'd0}) : {8'd0, outgoing[127:8]};
    wire outgoing_enable = (loaded_next | loaded) | tx_valid_and_tx_ready;
    wire [127:0] outgoing_next = loaded_next ? {16'd0, packed_bits_2} : choice_1;

    always @(posedge clk) begin
        if (outgoing_enable) begin
            outgoing <= outgoing_next;
        end
    end

    wire [7:0] choice_2 = word_index_eq_14 ? outgoing_check[15:8] : 8'd0;
    wire [7:0] choice_3 = word_index_eq_15 ? outgoing_check[7:0] : 8'd0;
    wire [23:0] packed_bits_4 = {outgoing[7:0], outgoing_check};
    wire [15:0] packed_bits_5 = {
        ^(packed_bits_4 & 24'h888880), ^(packed_bits_4 & 24'h444440),
        ^(packed_bits_4 & 24'h222220), ^(packed_bits_4 & 24'h919110),
        ^(packed_bits_4 & 24'h404008), ^(packed_bits_4 & 24'h202004),
        ^(packed_bits_4 & 24'h101002), ^(packed_bits_4 & 24'h888801),
        ^(packed_bits_4 & 24'hc4c400), ^(packed_bits_4 & 24'h626200),
        ^(packed_bits_4 & 24'h313100), ^(packed_bits_4 & 24'h101000),
        ^(packed_bits_4 & 24'h888800), ^(packed_bits_4 & 24'h444400),
        ^(packed_bits_4 & 24'h222200), ^(packed_bits_4 & 24'h111100)
    };
    wire both_1 = tx_valid_and_tx_ready & (~(word_index_eq_14 | word_index_eq_15));

    always @(posedge clk) begin
        if (loaded | both_1) begin
            outgoing_check <= loaded ? 16'hffff : packed_bits_5;
        end
    end

    assign tx_first = (word_index == 4'd0) & tx_valid;
    assign tx_last = word_index_eq_15 & tx_valid;
    assign tx_data = tx_valid ? (outgoing[7:0] | (choice_2 | choice_3)) : 8'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, queue_total_times_1639[12:0], packed_bits_1[21:8], packed_bits_3[127:104]
    };
endmodule
