// SPDX-License-Identifier: Apache-2.0
// Module: glb_encoder_p32_b32
// Written by: sluice 0.1.0
//
// Encoder of GLB messages: 32 ports, 70 bytes in 3 words of 32.

module glb_encoder_p32_b32 (
    input  wire clk,
    input  wire rst,
    input  wire send,
    input  wire [7:0] own_sender,
    input  wire [255:0] local_queue,
    input  wire [255:0] local_utilisation,
    input  wire tx_ready,
    output wire send_ready,
    output wire tx_valid,
    output wire tx_first,
    output wire tx_last,
    output wire [4:0] tx_spare,
    output wire [255:0] tx_data
);

    // The mean is being calculated.
    reg loaded;
    reg sending;
    reg [11:0] next_sequence;
    reg [13:0] queue_total;
    reg [1:0] word_index;
    reg [767:0] outgoing;
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

    wire [13:0] sum_1 = {6'd0, local_queue[7:0]} + {6'd0, local_queue[15:8]};
    wire [13:0] sum_2 = {6'd0, local_queue[23:16]} + {6'd0, local_queue[31:24]};
    wire [13:0] sum_3 = {6'd0, local_queue[39:32]} + {6'd0, local_queue[47:40]};
    wire [13:0] sum_4 = {6'd0, local_queue[55:48]} + {6'd0, local_queue[63:56]};
    wire [13:0] sum_5 = {6'd0, local_queue[71:64]} + {6'd0, local_queue[79:72]};
    wire [13:0] sum_6 = {6'd0, local_queue[87:80]} + {6'd0, local_queue[95:88]};
    wire [13:0] sum_7 = {6'd0, local_queue[103:96]} + {6'd0, local_queue[111:104]};
    wire [13:0] sum_8 = {6'd0, local_queue[119:112]} + {6'd0, local_queue[127:120]};
    wire [13:0] sum_9 = ((sum_1 + sum_2) + (sum_3 + sum_4)) + ((sum_5 + sum_6) + (sum_7 + sum_8));
    wire [13:0] sum_10 = {6'd0, local_queue[135:128]} + {6'd0, local_queue[143:136]};
    wire [13:0] sum_11 = {6'd0, local_queue[151:144]} + {6'd0, local_queue[159:152]};
    wire [13:0] sum_12 = {6'd0, local_queue[167:160]} + {6'd0, local_queue[175:168]};
    wire [13:0] sum_13 = {6'd0, local_queue[183:176]} + {6'd0, local_queue[191:184]};
    wire [13:0] sum_14 = {6'd0, local_queue[199:192]} + {6'd0, local_queue[207:200]};
    wire [13:0] sum_15 = {6'd0, local_queue[215:208]} + {6'd0, local_queue[223:216]};
    wire [13:0] sum_16 = {6'd0, local_queue[231:224]} + {6'd0, local_queue[239:232]};
    wire [13:0] sum_17 = {6'd0, local_queue[247:240]} + {6'd0, local_queue[255:248]};
    wire [13:0] sum_18 = ((sum_10 + sum_11) + (sum_12 + sum_13)) + ((sum_14 + sum_15) + (sum_16 + sum_17));

    always @(posedge clk) begin
        if (loaded_next) begin
            queue_total <= sum_9 + sum_18;
        end
    end

    wire [13:0] packed_bits_1 = {5'd0, queue_total[13:5]};
    assign tx_valid = sending & not_rst;
    wire tx_valid_and_tx_ready = tx_valid & tx_ready;
    wire sending_enable = loaded | tx_valid_and_tx_ready;

    always @(posedge clk) begin
        if (sending_enable) begin
            word_index <= not_loaded ? (word_index + 2'd1) : 2'd0;
        end
    end

    wire word_index_eq_2 = word_index == 2'd2;
    wire not_word_index_eq_2 = ~word_index_eq_2;

    always @(posedge clk) begin
        if (rst) begin
            sending <= 1'b0;
        end else if (sending_enable) begin
            sending <= loaded | not_word_index_eq_2;
        end
    end

    wire [543:0] packed_bits_2 = {
        local_utilisation[255:248], local_queue[255:248], local_utilisation[247:240],
        local_queue[247:240], local_utilisation[239:232], local_queue[239:232],
        local_utilisation[231:224], local_queue[231:224], local_utilisation[223:216],
        local_queue[223:216], local_utilisation[215:208], local_queue[215:208],
        local_utilisation[207:200], local_queue[207:200], local_utilisation[199:192],
        local_queue[199:192], local_utilisation[191:184], local_queue[191:184],
        local_utilisation[183:176], local_queue[183:176], local_utilisation[175:168],
        local_queue[175:168], local_utilisation[167:160], local_queue[167:160],
        local_utilisation[159:152], local_queue[159:152], local_utilisation[151:144],
        local_queue[151:144], local_utilisation[143:136], local_queue[143:136],
        local_utilisation[135:128], local_queue[135:128], local_utilisation[127:120],
        local_queue[127:120], local_utilisation[119:112], local_queue[119:112],
        local_utilisation[111:104], local_queue[111:104], local_utilisation[103:96],
        local_queue[103:96], local_utilisation[95:88], local_queue[95:88],
        local_utilisation[87:80], local_queue[87:80], local_utilisation[79:72],
        local_queue[79:72], local_utilisation[71:64], local_queue[71:64],
        local_utilisation[63:56], local_queue[63:56], local_utilisation[55:48],
        local_queue[55:48], local_utilisation[47:40], local_queue[47:40],
        local_utilisation[39:32], local_queue[39:32], local_utilisation[31:24],
        local_queue[31:24], local_utilisation[23:16], local_queue[23:16],
        local_utilisation[15:8], local_queue[15:8], local_utilisation[7:0], local_queue[7:0],
        8'd0, own_sender, next_sequence[7:0], {4'd1, next_sequence[11:8]}
    };
    wire [767:0] packed_bits_3 = {760'd0, packed_bits_1[7:0]};
    wire [767:0] choice_1 = loaded ? (outgoing | {packed_bits_3[743:0], 24'd0}) : {256'd0, outgoing[767:256]};
    wire outgoing_enable = (loaded_next | loaded) | tx_valid_and_tx_ready;
    wire [767:0] outgoing_next = loaded_next ? {224'd0, packed_bits_2} : choice_1;

    always @(posedge clk) begin
        if (outgoing_enable) begin
            outgoing <= outgoing_next;
        end
    end

    wire [47:0] packed_bits_4 = {outgoing[31:0], outgoing_check};
    wire [15:0] packed_bits_5 = {
        ^(packed_bits_4 & 48'h880c2c8e8e2c), ^(packed_bits_4 & 48'h440616c7c716),
        ^(packed_bits_4 & 48'h22038b63638b), ^(packed_bits_4 & 48'h9181c5b1b1c5),
        ^(packed_bits_4 & 48'h40ccced6d6ce), ^(packed_bits_4 & 48'h206667ebeb67),
        ^(packed_bits_4 & 48'h10b3b37575b3), ^(packed_bits_4 & 48'h88d9d9babad9),
        ^(packed_bits_4 & 48'hc4ec6c5d5d6c), ^(packed_bits_4 & 48'h6276b62e2eb6),
        ^(packed_bits_4 & 48'h313b5b97975b), ^(packed_bits_4 & 48'h109181c5c581),
        ^(packed_bits_4 & 48'h88c8c0e2e2c0), ^(packed_bits_4 & 48'h446460717160),
        ^(packed_bits_4 & 48'h2232b03838b0), ^(packed_bits_4 & 48'h1119581c1c58)
    };
    wire [15:0] packed_bits_6 = {packed_bits_5[7:0], packed_bits_5[15:8]};
    wire [255:0] packed_bits_7 = {240'd0, packed_bits_6};
    wire [255:0] choice_2 = word_index_eq_2 ? {packed_bits_7[223:0], 32'd0} : 256'd0;
    wire [271:0] packed_bits_8 = {outgoing[255:0], outgoing_check};
    wire [271:0] both_1 = packed_bits_8 & 272'h1119581c0b049b854f2d5781057d4a8a10ff97d936ac8d5904cb50c8fe21c37474c3;
    wire [271:0] both_2 = packed_bits_8 & 272'h2232b0381608360b9f5aae020bfa941421fe2fb36d581bb30896a190fd4386e9e986;
    wire [271:0] both_3 = packed_bits_8 & 272'h446460712c106c163eb55c0516f4292942fc5f66dbb03666112c4321fb870cd3d30c;
    wire [271:0] both_4 = packed_bits_8 & 272'h88c8c0e25820d82c7c6ab90a2ce8535284f8bfccb6616dcc22588642f60f19a6a619;
    wire [271:0] both_5 = packed_bits_8 & 272'h109181c5b140b059f8d4721558d0a7a408f17f996dc3da9845b00c85ec1f324c4c32;
    wire [271:0] both_6 = packed_bits_8 & 272'h313b5b976885fb36bf84b2abb5dd05c3011d68ebed2a38688fab49c2271ea7ececa7;
    wire [271:0] both_7 = packed_bits_8 & 272'h6276b62ed10af76d7e0965576bbb0b86033ad0d6db5570d01e5793844f3c4ed9d94e;
    wire [271:0] both_8 = packed_bits_8 & 272'hc4ec6c5da215eedbfc12caaed676170c0774a0adb7abe0a03dae26099f789cb2b29c;
    wire [271:0] both_9 = packed_bits_8 & 272'h88d9d9ba442bdcb7f925945daded2e180ee8405b6f57c1417b5c4d123ef138656538;
    wire [271:0] both_10 = packed_bits_8 & 272'h10b3b3758956b86ff34b28bb5adb5d301cd081b6deae8283f6b89a247ce271caca71;
    wire [271:0] both_11 = packed_bits_8 & 272'h206667eb12ad70dfe6975076b5b6bb6038a0036dbd5d0507ed713549f8c4e39494e3;
    wire [271:0] both_12 = packed_bits_8 & 272'h40ccced6255ae1becd2fa1ec6a6d77c1704007da7abb0a0edae36a92f089c72929c7;
    wire [271:0] both_13 = packed_bits_8 & 272'h9181c5b140b059f8d4721558d0a7a408f17f996dc3da9845b00c85ec1f324c27274c;
    wire [271:0] both_14 = packed_bits_8 & 272'h22038b638160b3f0a9e52ab0a04f4911e2ff32db86b5318b60190ad93f64984e4e98;
    wire [271:0] both_15 = packed_bits_8 & 272'h440616c702c166e153cb5560419f9222c4ff65b60d6b6316c13214b27fc8309d9d30;
    wire [271:0] both_16 = packed_bits_8 & 272'h880c2c8e0582cdc2a796abc0823e254588ffcb6c1bd6c62c82652864ff90613a3a61;
    wire [15:0] packed_bits_9 = {
        ^both_16, ^both_15, ^both_14, ^both_13, ^both_12, ^both_11, ^both_10, ^both_9, ^both_8,
        ^both_7, ^both_6, ^both_5, ^both_4, ^both_3, ^both_2, ^both_1
    };
    wire both_17 = tx_valid_and_tx_ready & not_word_index_eq_2;

    always @(posedge clk) begin
        if (loaded | both_17) begin
            outgoing_check <= loaded ? 16'hffff : packed_bits_9;
        end
    end

    assign tx_first = (word_index == 2'd0) & tx_valid;
    assign tx_last = word_index_eq_2 & tx_valid;
    assign tx_spare = tx_last ? 5'd26 : 5'd0;
    assign tx_data = tx_valid ? (outgoing[255:0] | choice_2) : 256'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, queue_total[4:0], packed_bits_1[13:8], packed_bits_3[767:744],
        packed_bits_7[255:224]
    };
endmodule
