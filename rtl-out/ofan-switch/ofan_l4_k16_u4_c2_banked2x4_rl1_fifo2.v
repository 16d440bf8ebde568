// SPDX-License-Identifier: Apache-2.0
// Module: ofan_l4_k16_u4_c2_banked2x4_rl1_fifo2
// Written by: sluice 0.1.0
//
// Ofan's shared pointers, architecture banked: 4 lanes, 16 pointers to 4 uplinks.
// Each lane has 2 places; a collector takes up to 2 packets a cycle to 4 banks
// of SRAM, 4 entries each, read latency 1. A transfer happens when valid and ready
// are high. After reset `ready` is low for 4 cycles, while the initial pointers are written.

module ofan_l4_k16_u4_c2_banked2x4_rl1_fifo2 (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] valid,
    input  wire [15:0] key,
    input  wire [3:0] out_ready,
    output wire [3:0] out_valid,
    output wire [7:0] port,
    output wire [3:0] no_route,
    output wire [3:0] ready
);

    // The initial pointers are being written.
    reg clearing;
    reg [1:0] clear_address;
    // The lane that was chosen and not fetched yet, one-hot.
    reg [1:0] pick_0;
    // The packet that was fetched: it waits for its bank.
    reg candidate_valid_0;
    reg [3:0] candidate_key_0;
    reg [1:0] candidate_bank_0;
    reg candidate_member_0;
    // The lane that was chosen and not fetched yet, one-hot.
    reg [1:0] pick_1;
    // The packet that was fetched: it waits for its bank.
    reg candidate_valid_1;
    reg [3:0] candidate_key_1;
    reg [1:0] candidate_bank_1;
    reg candidate_member_1;
    // The group whose candidate comes first, one-hot.
    reg [1:0] turn;
    reg served_0_s1;
    reg served_leads_0_s1;
    reg [3:0] served_key_0_s1;
    reg served_member_0_s1;
    reg [1:0] bank_0_s1;
    reg others_0_s1;
    reg served_1_s1;
    reg served_leads_1_s1;
    reg [3:0] served_key_1_s1;
    reg served_member_1_s1;
    reg rank_1_s1;
    reg [1:0] bank_1_s1;
    reg others_1_s1;
    reg [1:0] bank_0_s2;
    reg [1:0] bank_0_s3;
    reg [1:0] position_0_s4;
    reg [1:0] xor_0_s2;
    reg [1:0] xor_0_s3;
    reg [1:0] xor_0_s4;
    reg [1:0] plus_0_s2;
    reg [1:0] plus_0_s3;
    reg [1:0] plus_0_s4;
    reg served_0_s2;
    reg served_0_s3;
    reg served_0_s4;
    reg served_member_0_s2;
    reg served_member_0_s3;
    reg served_member_0_s4;
    reg [1:0] steps_1_s2;
    reg [1:0] steps_1_s3;
    reg [1:0] bank_1_s2;
    reg [1:0] bank_1_s3;
    reg [1:0] position_1_s4;
    reg [1:0] xor_1_s2;
    reg [1:0] xor_1_s3;
    reg [1:0] xor_1_s4;
    reg [1:0] plus_1_s2;
    reg [1:0] plus_1_s3;
    reg [1:0] plus_1_s4;
    reg served_1_s2;
    reg served_1_s3;
    reg served_1_s4;
    reg served_member_1_s2;
    reg served_member_1_s3;
    reg served_member_1_s4;

    wire clearing_enable = clear_address == 2'd3;

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
        end else if (clearing_enable) begin
            clearing <= 1'b0;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            clear_address <= 2'd0;
        end else if (clearing & (~clearing_enable)) begin
            clear_address <= clear_address + 2'd1;
        end
    end

    wire [7:0] start_pointer;
    ofan_l4_k16_u4_c2_banked2x4_rl1_fifo2_start start (
        .clk(clk),
        .rst(rst),
        .address(clear_address),
        .pointer(start_pointer)
    );

    always @(posedge clk) begin
        if (rst) begin
            turn <= 2'd1;
        end else begin
            turn <= {turn[0], turn[1]};
        end
    end

    wire both_1 = (candidate_valid_1 & turn[1]) & (candidate_bank_0 == candidate_bank_1);
    wire leads_0 = candidate_valid_0 & (~both_1);
    wire both_2 = (candidate_valid_0 & (~turn[1])) & (candidate_bank_1 == candidate_bank_0);
    wire leads_1 = candidate_valid_1 & (~both_2);
    wire equal_1 = candidate_key_0 == candidate_key_1;
    wire taken_0 = candidate_valid_0 & (leads_0 | (leads_1 & equal_1));
    wire moves_0 = (~candidate_valid_0) | taken_0;
    wire equal_2 = candidate_key_1 == candidate_key_0;
    wire taken_1 = candidate_valid_1 & (leads_1 | (leads_0 & equal_2));

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            served_0_s1 <= 1'b0;
            served_leads_0_s1 <= 1'b0;
            served_1_s1 <= 1'b0;
            served_leads_1_s1 <= 1'b0;
        end else begin
            served_0_s1 <= taken_0;
            served_leads_0_s1 <= leads_0;
            served_1_s1 <= taken_1;
            served_leads_1_s1 <= leads_1;
        end
    end

    wire rank_1_s1_next = candidate_valid_0 & equal_2;

    // Pipeline stage 1.
    always @(posedge clk) begin
        served_key_0_s1 <= candidate_key_0;
        served_member_0_s1 <= candidate_member_0;
        bank_0_s1 <= candidate_bank_0;
        others_0_s1 <= candidate_valid_1 & equal_1;
        served_key_1_s1 <= candidate_key_1;
        served_member_1_s1 <= candidate_member_1;
        rank_1_s1 <= rank_1_s1_next;
        bank_1_s1 <= candidate_bank_1;
        others_1_s1 <= rank_1_s1_next;
    end

    wire moves_1 = (~candidate_valid_1) | taken_1;

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            served_0_s2 <= 1'b0;
            served_1_s2 <= 1'b0;
        end else begin
            served_0_s2 <= served_0_s1;
            served_1_s2 <= served_1_s1;
        end
    end

    wire served_leads_0_s1_and_1 = served_leads_0_s1 & 1'b1;
    wire both_3 = served_leads_0_s1_and_1 & (bank_0_s1 == 2'd0);
    wire served_leads_1_s1_and_1 = served_leads_1_s1 & 1'b1;
    wire both_4 = served_leads_1_s1_and_1 & (bank_1_s1 == 2'd0);
    wire [1:0] packed_bits_1 = {both_4, both_3};
    wire [1:0] bank_0_address = (both_3 ? served_key_0_s1[3:2] : 2'd0) | (both_4 ? served_key_1_s1[3:2] : 2'd0);
    wire bank_0_others = (others_0_s1 & both_3) | (others_1_s1 & both_4);

    wire [1:0] bank_0_pointer;
    ofan_bank_n4_u4_g2_rl1 bank_0 (
        .clk(clk),
        .rst(rst),
        .clear(clearing),
        .clear_address(clear_address),
        .clear_pointer(start_pointer[1:0]),
        .valid(|packed_bits_1),
        .address(bank_0_address),
        .others(bank_0_others),
        .pointer(bank_0_pointer)
    );

    wire both_5 = served_leads_0_s1_and_1 & (bank_0_s1 == 2'd1);
    wire both_6 = served_leads_1_s1_and_1 & (bank_1_s1 == 2'd1);
    wire [1:0] packed_bits_2 = {both_6, both_5};
    wire [1:0] bank_1_address = (both_5 ? served_key_0_s1[3:2] : 2'd0) | (both_6 ? served_key_1_s1[3:2] : 2'd0);
    wire bank_1_others = (others_0_s1 & both_5) | (others_1_s1 & both_6);

    wire [1:0] bank_1_pointer;
    ofan_bank_n4_u4_g2_rl1 bank_1 (
        .clk(clk),
        .rst(rst),
        .clear(clearing),
        .clear_address(clear_address),
        .clear_pointer(start_pointer[3:2]),
        .valid(|packed_bits_2),
        .address(bank_1_address),
        .others(bank_1_others),
        .pointer(bank_1_pointer)
    );

    wire both_7 = served_leads_0_s1_and_1 & (bank_0_s1 == 2'd2);
    wire both_8 = served_leads_1_s1_and_1 & (bank_1_s1 == 2'd2);
    wire [1:0] packed_bits_3 = {both_8, both_7};
    wire [1:0] bank_2_address = (both_7 ? served_key_0_s1[3:2] : 2'd0) | (both_8 ? served_key_1_s1[3:2] : 2'd0);
    wire bank_2_others = (others_0_s1 & both_7) | (others_1_s1 & both_8);

    wire [1:0] bank_2_pointer;
    ofan_bank_n4_u4_g2_rl1 bank_2 (
        .clk(clk),
        .rst(rst),
        .clear(clearing),
        .clear_address(clear_address),
        .clear_pointer(start_pointer[5:4]),
        .valid(|packed_bits_3),
        .address(bank_2_address),
        .others(bank_2_others),
        .pointer(bank_2_pointer)
    );

    wire both_9 = served_leads_0_s1_and_1 & (bank_0_s1 == 2'd3);
    wire both_10 = served_leads_1_s1_and_1 & (bank_1_s1 == 2'd3);
    wire [1:0] packed_bits_4 = {both_10, both_9};
    wire [1:0] bank_3_address = (both_9 ? served_key_0_s1[3:2] : 2'd0) | (both_10 ? served_key_1_s1[3:2] : 2'd0);
    wire bank_3_others = (others_0_s1 & both_9) | (others_1_s1 & both_10);

    wire [1:0] bank_3_pointer;
    ofan_bank_n4_u4_g2_rl1 bank_3 (
        .clk(clk),
        .rst(rst),
        .clear(clearing),
        .clear_address(clear_address),
        .clear_pointer(start_pointer[7:6]),
        .valid(|packed_bits_4),
        .address(bank_3_address),
        .others(bank_3_others),
        .pointer(bank_3_pointer)
    );

    wire [1:0] bank_1_pointer_if_bank_0_s3_0 = bank_0_s3[0] ? bank_1_pointer : bank_0_pointer;
    wire [1:0] bank_3_pointer_if_bank_0_s3_0 = bank_0_s3[0] ? bank_3_pointer : bank_2_pointer;
    wire [1:0] choice_1 = bank_0_s3[1] ? bank_3_pointer_if_bank_0_s3_0 : bank_1_pointer_if_bank_0_s3_0;
    wire [2:0] sum_1 = {1'b0, choice_1} + 3'd0;

    reg [1:0] table_of_position_0_s4;
    always @* begin
        case (position_0_s4)
            2'd1: table_of_position_0_s4 = 2'd1;
            2'd2: table_of_position_0_s4 = 2'd3;
            2'd3: table_of_position_0_s4 = 2'd2;
            default: table_of_position_0_s4 = 2'd0;
        endcase
    end

    wire [2:0] packed_bits_5 = {1'b0, table_of_position_0_s4 ^ xor_0_s4};
    wire [2:0] sum_2 = packed_bits_5 + {1'b0, plus_0_s4};

    // Pipeline stage 2.
    always @(posedge clk) begin
        bank_0_s2 <= bank_0_s1;
        xor_0_s2 <= served_key_0_s1[1:0];
        plus_0_s2 <= served_key_0_s1[3:2];
        served_member_0_s2 <= served_member_0_s1;
        steps_1_s2 <= {1'b0, rank_1_s1};
        bank_1_s2 <= bank_1_s1;
        xor_1_s2 <= served_key_1_s1[1:0];
        plus_1_s2 <= served_key_1_s1[3:2];
        served_member_1_s2 <= served_member_1_s1;
    end

    wire [1:0] bank_1_pointer_if_bank_1_s3_0 = bank_1_s3[0] ? bank_1_pointer : bank_0_pointer;
    wire [1:0] bank_3_pointer_if_bank_1_s3_0 = bank_1_s3[0] ? bank_3_pointer : bank_2_pointer;
    wire [1:0] choice_2 = bank_1_s3[1] ? bank_3_pointer_if_bank_1_s3_0 : bank_1_pointer_if_bank_1_s3_0;
    wire [2:0] sum_3 = {1'b0, choice_2} + {1'b0, steps_1_s3};

    reg [1:0] table_of_position_1_s4;
    always @* begin
        case (position_1_s4)
            2'd1: table_of_position_1_s4 = 2'd1;
            2'd2: table_of_position_1_s4 = 2'd3;
            2'd3: table_of_position_1_s4 = 2'd2;
            default: table_of_position_1_s4 = 2'd0;
        endcase
    end

    wire [2:0] packed_bits_6 = {1'b0, table_of_position_1_s4 ^ xor_1_s4};
    wire [2:0] sum_4 = packed_bits_6 + {1'b0, plus_1_s4};

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            served_0_s3 <= 1'b0;
            served_1_s3 <= 1'b0;
        end else begin
            served_0_s3 <= served_0_s2;
            served_1_s3 <= served_1_s2;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            served_0_s4 <= 1'b0;
            served_1_s4 <= 1'b0;
        end else begin
            served_0_s4 <= served_0_s3;
            served_1_s4 <= served_1_s3;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        bank_0_s3 <= bank_0_s2;
        xor_0_s3 <= xor_0_s2;
        plus_0_s3 <= plus_0_s2;
        served_member_0_s3 <= served_member_0_s2;
        steps_1_s3 <= steps_1_s2;
        bank_1_s3 <= bank_1_s2;
        xor_1_s3 <= xor_1_s2;
        plus_1_s3 <= plus_1_s2;
        served_member_1_s3 <= served_member_1_s2;
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        position_0_s4 <= sum_1[1:0];
        xor_0_s4 <= xor_0_s3;
        plus_0_s4 <= plus_0_s3;
        served_member_0_s4 <= served_member_0_s3;
        position_1_s4 <= sum_3[1:0];
        xor_1_s4 <= xor_1_s3;
        plus_1_s4 <= plus_1_s3;
        served_member_1_s4 <= served_member_1_s3;
    end

    wire lane_0_answer_valid = served_0_s4 & (served_member_0_s4 == 1'b0);
    wire lane_0_open = ~clearing;
    wire lane_1_answer_valid = served_1_s4 & (served_member_1_s4 == 1'b0);
    wire lane_2_answer_valid = served_0_s4 & (served_member_0_s4 == 1'b1);
    wire lane_3_answer_valid = served_1_s4 & (served_member_1_s4 == 1'b1);

    wire lane_0_ready;
    wire lane_0_waiting;
    wire [3:0] lane_0_front_key;
    wire lane_0_out_valid;
    wire [1:0] lane_0_shown;
    ofan_lane_d2_k4_a2 lane_0 (
        .clk(clk),
        .rst(rst),
        .open(lane_0_open),
        .valid(valid[0]),
        .key(key[3:0]),
        .fetch(pick_0[0] & moves_0),
        .answer_valid(lane_0_answer_valid),
        .answer(sum_2[1:0]),
        .out_ready(out_ready[0]),
        .ready(lane_0_ready),
        .waiting(lane_0_waiting),
        .front_key(lane_0_front_key),
        .out_valid(lane_0_out_valid),
        .shown(lane_0_shown)
    );

    wire lane_2_ready;
    wire lane_2_waiting;
    wire [3:0] lane_2_front_key;
    wire lane_2_out_valid;
    wire [1:0] lane_2_shown;
    ofan_lane_d2_k4_a2 lane_2 (
        .clk(clk),
        .rst(rst),
        .open(lane_0_open),
        .valid(valid[2]),
        .key(key[11:8]),
        .fetch(pick_0[1] & moves_0),
        .answer_valid(lane_2_answer_valid),
        .answer(sum_2[1:0]),
        .out_ready(out_ready[2]),
        .ready(lane_2_ready),
        .waiting(lane_2_waiting),
        .front_key(lane_2_front_key),
        .out_valid(lane_2_out_valid),
        .shown(lane_2_shown)
    );

    wire [1:0] packed_bits_7 = {lane_2_waiting, lane_0_waiting};
    wire [1:0] request_0 = packed_bits_7 & (~pick_0);

    wire [1:0] arbiter_0_grant;
    wire arbiter_0_index;
    wire arbiter_0_valid;
    rr_arbiter_n2_prefix arbiter_0 (
        .clk(clk),
        .rst(rst),
        .request(request_0),
        .ready(moves_0),
        .grant(arbiter_0_grant),
        .index(arbiter_0_index),
        .valid(arbiter_0_valid)
    );

    wire [3:0] candidate_key_0_next = (pick_0[0] ? lane_0_front_key : 4'd0) | (pick_0[1] ? lane_2_front_key : 4'd0);

    always @(posedge clk) begin
        if (rst) begin
            pick_0 <= 2'd0;
            candidate_valid_0 <= 1'b0;
        end else if (moves_0) begin
            pick_0 <= arbiter_0_grant;
            candidate_valid_0 <= |pick_0;
        end
    end

    wire [1:0] candidate_bank_0_next = candidate_key_0_next[1:0] ^ candidate_key_0_next[3:2];

    always @(posedge clk) begin
        if (moves_0) begin
            candidate_key_0 <= candidate_key_0_next;
            candidate_bank_0 <= candidate_bank_0_next;
            candidate_member_0 <= |(pick_0 & 2'd2);
        end
    end

    wire lane_1_ready;
    wire lane_1_waiting;
    wire [3:0] lane_1_front_key;
    wire lane_1_out_valid;
    wire [1:0] lane_1_shown;
    ofan_lane_d2_k4_a2 lane_1 (
        .clk(clk),
        .rst(rst),
        .open(lane_0_open),
        .valid(valid[1]),
        .key(key[7:4]),
        .fetch(pick_1[0] & moves_1),
        .answer_valid(lane_1_answer_valid),
        .answer(sum_4[1:0]),
        .out_ready(out_ready[1]),
        .ready(lane_1_ready),
        .waiting(lane_1_waiting),
        .front_key(lane_1_front_key),
        .out_valid(lane_1_out_valid),
        .shown(lane_1_shown)
    );

    wire lane_3_ready;
    wire lane_3_waiting;
    wire [3:0] lane_3_front_key;
    wire lane_3_out_valid;
    wire [1:0] lane_3_shown;
    ofan_lane_d2_k4_a2 lane_3 (
        .clk(clk),
        .rst(rst),
        .open(lane_0_open),
        .valid(valid[3]),
        .key(key[15:12]),
        .fetch(pick_1[1] & moves_1),
        .answer_valid(lane_3_answer_valid),
        .answer(sum_4[1:0]),
        .out_ready(out_ready[3]),
        .ready(lane_3_ready),
        .waiting(lane_3_waiting),
        .front_key(lane_3_front_key),
        .out_valid(lane_3_out_valid),
        .shown(lane_3_shown)
    );

    wire [1:0] packed_bits_8 = {lane_3_waiting, lane_1_waiting};
    wire [1:0] request_1 = packed_bits_8 & (~pick_1);

    wire [1:0] arbiter_1_grant;
    wire arbiter_1_index;
    wire arbiter_1_valid;
    rr_arbiter_n2_prefix arbiter_1 (
        .clk(clk),
        .rst(rst),
        .request(request_1),
        .ready(moves_1),
        .grant(arbiter_1_grant),
        .index(arbiter_1_index),
        .valid(arbiter_1_valid)
    );

    wire [3:0] candidate_key_1_next = (pick_1[0] ? lane_1_front_key : 4'd0) | (pick_1[1] ? lane_3_front_key : 4'd0);

    always @(posedge clk) begin
        if (rst) begin
            pick_1 <= 2'd0;
            candidate_valid_1 <= 1'b0;
        end else if (moves_1) begin
            pick_1 <= arbiter_1_grant;
            candidate_valid_1 <= |pick_1;
        end
    end

    wire [1:0] candidate_bank_1_next = candidate_key_1_next[1:0] ^ candidate_key_1_next[3:2];

    always @(posedge clk) begin
        if (moves_1) begin
            candidate_key_1 <= candidate_key_1_next;
            candidate_bank_1 <= candidate_bank_1_next;
            candidate_member_1 <= |(pick_1 & 2'd2);
        end
    end

    assign out_valid = {lane_3_out_valid, lane_2_out_valid, lane_1_out_valid, lane_0_out_valid};
    assign port = {lane_3_shown, lane_2_shown, lane_1_shown, lane_0_shown};
    assign no_route = 4'd0;
    assign ready = {lane_3_ready, lane_2_ready, lane_1_ready, lane_0_ready};

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, sum_1[2], sum_2[2], sum_3[2], sum_4[2], arbiter_0_index, arbiter_0_valid,
        arbiter_1_index, arbiter_1_valid
    };

`ifdef FORMAL
    wire any_1 = |(packed_bits_1 & (packed_bits_1 - 2'd1));
    wire any_2 = |(packed_bits_2 & (packed_bits_2 - 2'd1));
    wire any_3 = |(packed_bits_3 & (packed_bits_3 - 2'd1));
    wire any_4 = |(packed_bits_4 & (packed_bits_4 - 2'd1));

    always @(posedge clk) begin
        if (!rst) begin
            bank_0_serves_one_key: assert (~any_1);
            bank_1_serves_one_key: assert (~any_2);
            bank_2_serves_one_key: assert (~any_3);
            bank_3_serves_one_key: assert (~any_4);
            pick_0_waits: assert (~(|(pick_0 & (~packed_bits_7))));
            pick_1_waits: assert (~(|(pick_1 & (~packed_bits_8))));
        end
    end
`endif
endmodule
