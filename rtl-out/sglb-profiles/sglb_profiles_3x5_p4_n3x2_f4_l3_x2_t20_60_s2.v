// SPDX-License-Identifier: Apache-2.0
// Module: sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2
// Written by: sluice 0.1.0
//
// SGLB's path quality profiles: 3 profiles of 5 values, 3 levels.
// All levels anew every 20 cycles, 2 paths a cycle; next hops' state every 60 cycles.
// A lookup is answered in the next cycle, always from one whole sweep.

module sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2 (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] local_queue,
    input  wire [15:0] local_utilisation,
    input  wire path_we,
    input  wire [1:0] path_profile,
    input  wire [2:0] path_value,
    input  wire path_present,
    input  wire path_local_only,
    input  wire [1:0] path_local_port,
    input  wire [1:0] path_neighbour,
    input  wire path_remote_port,
    input  wire [3:0] remote_queue,
    input  wire [3:0] remote_utilisation,
    input  wire [3:0] remote_mean_queue,
    input  wire cfg_we,
    input  wire [2:0] cfg_index,
    input  wire [10:0] cfg_value,
    input  wire lookup,
    input  wire [1:0] profile,
    output wire ready,
    output wire remote_read,
    output wire [1:0] remote_neighbour,
    output wire remote_port,
    output wire refreshed,
    output wire out_valid,
    output wire unknown_profile,
    output wire [4:0] present,
    output wire [9:0] level
);

    // The path table is being cleared after a reset.
    reg clearing;
    reg [1:0] clear_0;
    reg [1:0] clear_1;
    reg [4:0] tick_0;
    reg [1:0] tick_1;
    reg ask_active;
    reg ask_0;
    reg [1:0] ask_1;
    reg [1:0] ask_2;
    reg asked1;
    reg asked2;
    reg asked3;
    reg asked4;
    reg [2:0] hop_0;
    reg [2:0] hop_1;
    reg hop_lane;
    reg [2:0] asked_hop;
    reg answer_0;
    reg [1:0] answer_1;
    reg [1:0] answer_2;
    // A whole reading waits for the next sweep.
    reg remote_fresh;
    // The bank of the next hops' state that sweeps read.
    reg remote_front;
    reg remote_known;
    reg [11:0] answered_0;
    reg word_active;
    reg [1:0] word_0;
    reg [1:0] word_1;
    reg [3:0] s1_path_0;
    reg [3:0] s1_path_1;
    reg [23:0] s1_remote;
    reg [7:0] port_state_0;
    reg [7:0] port_state_1;
    reg [7:0] port_state_2;
    reg [7:0] port_state_3;
    reg s1_active;
    reg s2_active;
    reg s3_active;
    reg s4_active;
    reg s5_active;
    reg s6_active;
    reg s2_present_0;
    reg [19:0] s2_factors_0;
    reg s2_present_1;
    reg [19:0] s2_factors_1;
    reg s1_last;
    reg s2_last;
    reg s3_last;
    reg s4_last;
    reg s5_last;
    reg s6_last;
    reg [1:0] s1_group;
    reg [1:0] s2_group;
    reg [1:0] s3_group;
    reg [1:0] s4_group;
    reg [1:0] s5_group;
    reg [1:0] s6_group;
    reg [1:0] s1_profile;
    reg [1:0] s2_profile;
    reg [1:0] s3_profile;
    reg [1:0] s4_profile;
    reg [1:0] s5_profile;
    reg [1:0] s6_profile;
    // The bank of levels that lookups see.
    reg front;
    reg published;
    reg refreshed_now;
    reg asked;
    reg asked_unknown;
    reg asked_shown;
    reg [5:0] found_0;
    reg [5:0] found_1;
    reg [2:0] found_2;
    reg [3:0] path_local_0 [0:11];
    reg [3:0] path_local_1 [0:11];
    reg [2:0] path_remote_0 [0:11];
    reg [2:0] path_remote_1 [0:11];
    reg [23:0] remote_state [0:23];
    reg [5:0] levels_0 [0:5];
    reg [5:0] levels_1 [0:5];
    reg [2:0] levels_2 [0:5];

    wire both_1 = (2'd2 >= path_profile) & (3'd4 >= path_value);
    wire both_2 = (both_1 & 1'b1) & (2'd2 >= path_neighbour);
    wire clear_0_eq_2 = clear_0 == 2'd2;

    always @(posedge clk) begin
        if (rst) begin
            clear_0 <= 2'd0;
        end else if (clearing & 1'b1) begin
            clear_0 <= clear_0_eq_2 ? 2'd0 : (clear_0 + 2'd1);
        end
    end

    wire both_3 = 1'b1 & clear_0_eq_2;
    wire clear_1_eq_2 = clear_1 == 2'd2;

    always @(posedge clk) begin
        if (rst) begin
            clear_1 <= 2'd0;
        end else if (clearing & both_3) begin
            clear_1 <= clear_1_eq_2 ? 2'd0 : (clear_1 + 2'd1);
        end
    end

    wire not_clearing = ~clearing;
    wire [3:0] packed_bits_1 = {path_local_port, path_local_only, path_present};
    wire both_4 = path_we & (both_2 & 1'b1);
    wire [3:0] path_local_0_write_0_data = not_clearing ? packed_bits_1 : 4'd0;
    wire not_not_clearing = ~not_clearing;
    wire path_local_0_write_0 = not_not_clearing | (both_4 & (path_value[0] == 1'b0));
    wire [3:0] path_local_0_write_0_address = not_clearing ? {path_profile, path_value[2:1]} : {clear_1, clear_0};

    always @(posedge clk) begin
        if (path_local_0_write_0 & (path_local_0_write_0_address < 4'd12)) begin
            path_local_0[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire path_local_1_write_0 = not_not_clearing | (both_4 & (path_value[0] == 1'b1));

    always @(posedge clk) begin
        if (path_local_1_write_0 & (path_local_0_write_0_address < 4'd12)) begin
            path_local_1[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire [2:0] path_remote_0_write_0_data = not_clearing ? {path_remote_port, path_neighbour} : 3'd0;

    always @(posedge clk) begin
        if (path_local_0_write_0 & (path_local_0_write_0_address < 4'd12)) begin
            path_remote_0[path_local_0_write_0_address] <= path_remote_0_write_0_data;
        end
    end

    always @(posedge clk) begin
        if (path_local_1_write_0 & (path_local_0_write_0_address < 4'd12)) begin
            path_remote_1[path_local_0_write_0_address] <= path_remote_0_write_0_data;
        end
    end

    wire not_rst = ~rst;
    assign ready = not_clearing & not_rst;
    wire tick_0_eq_19 = tick_0 == 5'd19;

    always @(posedge clk) begin
        if (rst) begin
            tick_0 <= 5'd0;
        end else if (not_clearing & 1'b1) begin
            tick_0 <= tick_0_eq_19 ? 5'd0 : (tick_0 + 5'd1);
        end
    end

    wire [1:0] tick_1_next = (tick_1 == 2'd2) ? 2'd0 : (tick_1 + 2'd1);

    always @(posedge clk) begin
        if (rst) begin
            tick_1 <= 2'd0;
        end else if (not_clearing & (1'b1 & tick_0_eq_19)) begin
            tick_1 <= tick_1_next;
        end
    end

    wire sweep_starts = not_clearing & (~(|tick_0));
    wire reading_starts = sweep_starts & (~(|tick_1));
    wire ask_0_eq_1 = ask_0 == 1'b1;

    always @(posedge clk) begin
        if (rst) begin
            ask_0 <= 1'b0;
        end else if (ask_active & 1'b1) begin
            ask_0 <= ask_0_eq_1 ? 1'b0 : (ask_0 + 1'b1);
        end
    end

    wire both_5 = 1'b1 & ask_0_eq_1;
    wire ask_1_eq_2 = ask_1 == 2'd2;

    always @(posedge clk) begin
        if (rst) begin
            ask_1 <= 2'd0;
        end else if (ask_active & both_5) begin
            ask_1 <= ask_1_eq_2 ? 2'd0 : (ask_1 + 2'd1);
        end
    end

    wire both_5_and_ask_1_eq_2 = both_5 & ask_1_eq_2;
    wire ask_2_eq_2 = ask_2 == 2'd2;

    always @(posedge clk) begin
        if (rst) begin
            ask_2 <= 2'd0;
        end else if (ask_active & both_5_and_ask_1_eq_2) begin
            ask_2 <= ask_2_eq_2 ? 2'd0 : (ask_2 + 2'd1);
        end
    end

    wire both_6 = ask_active & (~(both_5_and_ask_1_eq_2 & ask_2_eq_2));
    wire [3:0] packed_bits_2 = {ask_2, ask_1};
    wire [2:0] hop_0_next = (packed_bits_2 < 4'd12) ? path_remote_0[packed_bits_2] : 3'd0;
    wire [2:0] hop_1_next = (packed_bits_2 < 4'd12) ? path_remote_1[packed_bits_2] : 3'd0;
    assign remote_read = asked2 & not_rst;
    assign remote_neighbour = remote_read ? asked_hop[1:0] : 2'd0;
    assign remote_port = asked_hop[2] & remote_read;
    wire answer_0_eq_1 = answer_0 == 1'b1;

    always @(posedge clk) begin
        if (rst) begin
            answer_0 <= 1'b0;
        end else if (asked4 & 1'b1) begin
            answer_0 <= answer_0_eq_1 ? 1'b0 : (answer_0 + 1'b1);
        end
    end

    wire both_7 = 1'b1 & answer_0_eq_1;
    wire answer_1_eq_2 = answer_1 == 2'd2;

    always @(posedge clk) begin
        if (rst) begin
            answer_1 <= 2'd0;
        end else if (asked4 & both_7) begin
            answer_1 <= answer_1_eq_2 ? 2'd0 : (answer_1 + 2'd1);
        end
    end

    wire both_7_and_answer_1_eq_2 = both_7 & answer_1_eq_2;
    wire answer_2_eq_2 = answer_2 == 2'd2;

    always @(posedge clk) begin
        if (rst) begin
            answer_2 <= 2'd0;
        end else if (asked4 & both_7_and_answer_1_eq_2) begin
            answer_2 <= answer_2_eq_2 ? 2'd0 : (answer_2 + 2'd1);
        end
    end

    wire both_8 = asked4 & (both_7_and_answer_1_eq_2 & answer_2_eq_2);
    wire remote_fresh_next = both_8 | (remote_fresh & (~sweep_starts));
    wire remote_turns = remote_fresh & sweep_starts;
    wire [11:0] answered_0_next = {remote_mean_queue, remote_utilisation, remote_queue};

    always @(posedge clk) begin
        if (asked4 & (answer_0 == 1'b0)) begin
            answered_0 <= answered_0_next;
        end
    end

    wire remote_state_write_0 = asked4 & answer_0_eq_1;
    wire [4:0] remote_state_write_0_address = {{answer_2, answer_1}, ~remote_front};

    always @(posedge clk) begin
        if (remote_state_write_0 & (remote_state_write_0_address < 5'd24)) begin
            remote_state[remote_state_write_0_address] <= {answered_0_next, answered_0};
        end
    end

    wire word_0_eq_2 = word_0 == 2'd2;

    always @(posedge clk) begin
        if (rst) begin
            word_0 <= 2'd0;
        end else if (word_active & 1'b1) begin
            word_0 <= word_0_eq_2 ? 2'd0 : (word_0 + 2'd1);
        end
    end

    wire both_9 = 1'b1 & word_0_eq_2;
    wire word_1_eq_2 = word_1 == 2'd2;

    always @(posedge clk) begin
        if (rst) begin
            word_1 <= 2'd0;
        end else if (word_active & both_9) begin
            word_1 <= word_1_eq_2 ? 2'd0 : (word_1 + 2'd1);
        end
    end

    wire s1_last_next = both_9 & word_1_eq_2;
    wire word_active_next = sweep_starts | (word_active & (~s1_last_next));
    wire [3:0] packed_bits_3 = {word_1, word_0};
    wire [3:0] s1_path_0_next = (packed_bits_3 < 4'd12) ? path_local_0[packed_bits_3] : 4'd0;
    wire [3:0] s1_path_1_next = (packed_bits_3 < 4'd12) ? path_local_1[packed_bits_3] : 4'd0;
    wire [4:0] packed_bits_4 = {packed_bits_3, remote_front};
    wire [23:0] s1_remote_next = (packed_bits_4 < 5'd24) ? remote_state[packed_bits_4] : 24'd0;

    always @(posedge clk) begin
        if (word_active) begin
            s1_remote <= s1_remote_next;
        end
    end

    wire [7:0] port_state_0_next = {local_utilisation[3:0], local_queue[3:0]};
    wire [7:0] port_state_1_next = {local_utilisation[7:4], local_queue[7:4]};
    wire [7:0] port_state_2_next = {local_utilisation[11:8], local_queue[11:8]};
    wire [7:0] port_state_3_next = {local_utilisation[15:12], local_queue[15:12]};

    always @(posedge clk) begin
        if (sweep_starts) begin
            port_state_0 <= port_state_0_next;
            port_state_1 <= port_state_1_next;
            port_state_2 <= port_state_2_next;
            port_state_3 <= port_state_3_next;
        end
    end

    wire [7:0] port_state_1_if_s1_path_0_2 = s1_path_0[2] ? port_state_1 : port_state_0;
    wire [7:0] port_state_3_if_s1_path_0_2 = s1_path_0[2] ? port_state_3 : port_state_2;
    wire [7:0] choice_1 = s1_path_0[3] ? port_state_3_if_s1_path_0_2 : port_state_1_if_s1_path_0_2;
    wire [11:0] packed_bits_5 = {
        remote_known ? s1_remote[11:8] : 4'd15, remote_known ? s1_remote[7:4] : 4'd15,
        remote_known ? s1_remote[3:0] : 4'd15
    };
    wire [19:0] s2_factors_0_next = {(~s1_path_0[1]) ? packed_bits_5 : 12'd0, choice_1};
    wire [7:0] port_state_1_if_s1_path_1_2 = s1_path_1[2] ? port_state_1 : port_state_0;
    wire [7:0] port_state_3_if_s1_path_1_2 = s1_path_1[2] ? port_state_3 : port_state_2;
    wire [7:0] choice_2 = s1_path_1[3] ? port_state_3_if_s1_path_1_2 : port_state_1_if_s1_path_1_2;
    wire [11:0] packed_bits_6 = {
        remote_known ? s1_remote[23:20] : 4'd15, remote_known ? s1_remote[19:16] : 4'd15,
        remote_known ? s1_remote[15:12] : 4'd15
    };
    wire [19:0] s2_factors_1_next = {(~s1_path_1[1]) ? packed_bits_6 : 12'd0, choice_2};

    wire [1:0] scorer_out_valid;
    wire [3:0] scorer_level;
    sglb_scorer_p2_f4_l3_shadow scorer (
        .clk(clk),
        .rst(rst),
        .valid({s2_present_1 & s2_active, s2_present_0 & s2_active}),
        .local_queue({s2_factors_1[3:0], s2_factors_0[3:0]}),
        .local_utilisation({s2_factors_1[7:4], s2_factors_0[7:4]}),
        .remote_queue({s2_factors_1[11:8], s2_factors_0[11:8]}),
        .remote_utilisation({s2_factors_1[15:12], s2_factors_0[15:12]}),
        .remote_mean_queue({s2_factors_1[19:16], s2_factors_0[19:16]}),
        .cfg_apply(sweep_starts),
        .cfg_we(cfg_we),
        .cfg_index(cfg_index),
        .cfg_value(cfg_value),
        .out_valid(scorer_out_valid),
        .level(scorer_level)
    );

    wire sweep_is_whole = s6_active & s6_last;
    assign refreshed = refreshed_now & not_rst;
    wire [2:0] levels_2_write_0_data = {scorer_level[1:0], scorer_out_valid[0]};
    wire [5:0] levels_0_write_0_data = {{scorer_level[3:2], scorer_out_valid[1]}, levels_2_write_0_data};
    wire [2:0] levels_0_write_0_address = {s6_profile, ~front};
    wire levels_0_write_0 = s6_active & (s6_group == 2'd0);

    always @(posedge clk) begin
        if (levels_0_write_0 & (levels_0_write_0_address < 3'd6)) begin
            levels_0[levels_0_write_0_address] <= levels_0_write_0_data;
        end
    end

    wire levels_1_write_0 = s6_active & (s6_group == 2'd1);

    always @(posedge clk) begin
        if (levels_1_write_0 & (levels_0_write_0_address < 3'd6)) begin
            levels_1[levels_0_write_0_address] <= levels_0_write_0_data;
        end
    end

    wire levels_2_write_0 = s6_active & (s6_group == 2'd2);

    always @(posedge clk) begin
        if (levels_2_write_0 & (levels_0_write_0_address < 3'd6)) begin
            levels_2[levels_0_write_0_address] <= levels_2_write_0_data;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            ask_active <= 1'b0;
            asked1 <= 1'b0;
            asked2 <= 1'b0;
            asked3 <= 1'b0;
            asked4 <= 1'b0;
            remote_fresh <= 1'b0;
            remote_front <= 1'b0;
            remote_known <= 1'b0;
            word_active <= 1'b0;
            s1_active <= 1'b0;
            s2_active <= 1'b0;
            s3_active <= 1'b0;
            s4_active <= 1'b0;
            s5_active <= 1'b0;
            s6_active <= 1'b0;
            front <= 1'b0;
            published <= 1'b0;
            refreshed_now <= 1'b0;
            asked <= 1'b0;
        end else begin
            clearing <= clearing & (~(both_3 & clear_1_eq_2));
            ask_active <= reading_starts | both_6;
            asked1 <= ask_active;
            asked2 <= asked1;
            asked3 <= asked2;
            asked4 <= asked3;
            remote_fresh <= remote_fresh_next;
            remote_front <= remote_front ^ remote_turns;
            remote_known <= remote_known | remote_turns;
            word_active <= word_active_next;
            s1_active <= word_active;
            s2_active <= s1_active;
            s3_active <= s2_active;
            s4_active <= s3_active;
            s5_active <= s4_active;
            s6_active <= s5_active;
            front <= front ^ sweep_is_whole;
            published <= published | sweep_is_whole;
            refreshed_now <= sweep_is_whole;
            asked <= lookup;
        end
    end

    wire inverse_1 = 2'd2 >= profile;

    always @(posedge clk) begin
        hop_0 <= hop_0_next;
        hop_1 <= hop_1_next;
        hop_lane <= ask_0;
        asked_hop <= hop_lane ? hop_1 : hop_0;
        s1_path_0 <= s1_path_0_next;
        s1_path_1 <= s1_path_1_next;
        s2_present_0 <= s1_path_0[0];
        s2_factors_0 <= s2_factors_0_next;
        s2_present_1 <= s1_path_1[0];
        s2_factors_1 <= s2_factors_1_next;
        s1_last <= s1_last_next;
        s2_last <= s1_last;
        s3_last <= s2_last;
        s4_last <= s3_last;
        s5_last <= s4_last;
        s6_last <= s5_last;
        s1_group <= word_0;
        s2_group <= s1_group;
        s3_group <= s2_group;
        s4_group <= s3_group;
        s5_group <= s4_group;
        s6_group <= s5_group;
        s1_profile <= word_1;
        s2_profile <= s1_profile;
        s3_profile <= s2_profile;
        s4_profile <= s3_profile;
        s5_profile <= s4_profile;
        s6_profile <= s5_profile;
        asked_unknown <= ~inverse_1;
        asked_shown <= inverse_1 & published;
    end

    assign out_valid = asked & not_rst;
    wire [2:0] packed_bits_7 = {profile, front};
    wire [5:0] found_0_next = (packed_bits_7 < 3'd6) ? levels_0[packed_bits_7] : 6'd0;
    wire [5:0] found_1_next = (packed_bits_7 < 3'd6) ? levels_1[packed_bits_7] : 6'd0;
    wire [2:0] found_2_next = (packed_bits_7 < 3'd6) ? levels_2[packed_bits_7] : 3'd0;

    always @(posedge clk) begin
        if (lookup) begin
            found_0 <= found_0_next;
            found_1 <= found_1_next;
            found_2 <= found_2_next;
        end
    end

    assign unknown_profile = asked_unknown & out_valid;
    wire asked_shown_and_out_valid = asked_shown & out_valid;
    wire [2:0] choice_3 = asked_shown_and_out_valid ? found_0[2:0] : 3'd0;
    wire [2:0] choice_4 = asked_shown_and_out_valid ? found_0[5:3] : 3'd0;
    wire [2:0] choice_5 = asked_shown_and_out_valid ? found_1[2:0] : 3'd0;
    wire [2:0] choice_6 = asked_shown_and_out_valid ? found_1[5:3] : 3'd0;
    wire [2:0] choice_7 = asked_shown_and_out_valid ? found_2 : 3'd0;
    assign present = {choice_7[0], choice_6[0], choice_5[0], choice_4[0], choice_3[0]};
    assign level = {choice_7[2:1], choice_6[2:1], choice_5[2:1], choice_4[2:1], choice_3[2:1]};

`ifdef FORMAL
    wire [5:0] packed_bits_8 = {1'b0, packed_bits_4};
    wire equal_1 = {1'b0, remote_state_write_0_address} == packed_bits_8;
    wire both_10 = (remote_state_write_0 & equal_1) & (packed_bits_8 < 6'd24);
    wire [3:0] packed_bits_9 = {1'b0, packed_bits_7};
    wire packed_bits_9_lt_6 = packed_bits_9 < 4'd6;
    wire equal_2 = {1'b0, levels_0_write_0_address} == packed_bits_9;
    wire both_11 = (levels_0_write_0 & equal_2) & packed_bits_9_lt_6;
    wire both_12 = (levels_1_write_0 & equal_2) & packed_bits_9_lt_6;
    wire both_13 = (levels_2_write_0 & equal_2) & packed_bits_9_lt_6;

    always @(posedge clk) begin
        if (!rst) begin
            ask_starts_at_rest: assert (~(reading_starts & ask_active));
            word_starts_at_rest: assert (~(sweep_starts & word_active));
            s1_remote_no_collision: assert (~(word_active & (1'b0 | both_10)));
            no_write_after_the_last: assert (~(refreshed_now & s6_active));
            found_0_no_collision: assert (~(lookup & (1'b0 | both_11)));
            found_1_no_collision: assert (~(lookup & (1'b0 | both_12)));
            found_2_no_collision: assert (~(lookup & (1'b0 | both_13)));
        end
    end
`endif
endmodule
