// SPDX-License-Identifier: Apache-2.0
// Module: sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2
// Written by: sluice 0.1.0
//
// SGLB's path quality profiles: 64 profiles of 32 values, 8 levels.
// All levels anew every 500 cycles, 8 paths a cycle; next hops' state every 15000 cycles.
// A lookup is answered in the next cycle, always from one whole sweep.

module sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2 (
    input  wire clk,
    input  wire rst,
    input  wire [511:0] local_queue,
    input  wire [511:0] local_utilisation,
    input  wire path_we,
    input  wire [5:0] path_profile,
    input  wire [4:0] path_value,
    input  wire path_present,
    input  wire path_local_only,
    input  wire [5:0] path_local_port,
    input  wire [5:0] path_neighbour,
    input  wire [5:0] path_remote_port,
    input  wire [7:0] remote_queue,
    input  wire [7:0] remote_utilisation,
    input  wire [7:0] remote_mean_queue,
    input  wire cfg_we,
    input  wire [3:0] cfg_index,
    input  wire [14:0] cfg_value,
    input  wire lookup,
    input  wire [5:0] profile,
    output wire ready,
    output wire remote_read,
    output wire [5:0] remote_neighbour,
    output wire [5:0] remote_port,
    output wire refreshed,
    output wire out_valid,
    output wire unknown_profile,
    output wire [31:0] present,
    output wire [95:0] level
);

    // The path table is being cleared after a reset.
    reg clearing;
    reg [1:0] clear_0;
    reg [5:0] clear_1;
    reg [8:0] tick_0;
    reg [4:0] tick_1;
    reg ask_active;
    reg [2:0] ask_0;
    reg [1:0] ask_1;
    reg [5:0] ask_2;
    reg asked1;
    reg asked2;
    reg asked3;
    reg asked4;
    reg [11:0] hop_0;
    reg [11:0] hop_1;
    reg [11:0] hop_2;
    reg [11:0] hop_3;
    reg [11:0] hop_4;
    reg [11:0] hop_5;
    reg [11:0] hop_6;
    reg [11:0] hop_7;
    reg [2:0] hop_lane;
    reg [11:0] asked_hop;
    reg [2:0] answer_0;
    reg [1:0] answer_1;
    reg [5:0] answer_2;
    // A whole reading waits for the next sweep.
    reg remote_fresh;
    // The bank of the next hops' state that sweeps read.
    reg remote_front;
    reg remote_known;
    reg [23:0] answered_0;
    reg [23:0] answered_1;
    reg [23:0] answered_2;
    reg [23:0] answered_3;
    reg [23:0] answered_4;
    reg [23:0] answered_5;
    reg [23:0] answered_6;
    reg word_active;
    reg [1:0] word_0;
    reg [5:0] word_1;
    reg [7:0] s1_path_0;
    reg [7:0] s1_path_1;
    reg [7:0] s1_path_2;
    reg [7:0] s1_path_3;
    reg [7:0] s1_path_4;
    reg [7:0] s1_path_5;
    reg [7:0] s1_path_6;
    reg [7:0] s1_path_7;
    reg [191:0] s1_remote;
    reg [15:0] port_state_0;
    reg [15:0] port_state_1;
    reg [15:0] port_state_2;
    reg [15:0] port_state_3;
    reg [15:0] port_state_4;
    reg [15:0] port_state_5;
    reg [15:0] port_state_6;
    reg [15:0] port_state_7;
    reg [15:0] port_state_8;
    reg [15:0] port_state_9;
    reg [15:0] port_state_10;
    reg [15:0] port_state_11;
    reg [15:0] port_state_12;
    reg [15:0] port_state_13;
    reg [15:0] port_state_14;
    reg [15:0] port_state_15;
    reg [15:0] port_state_16;
    reg [15:0] port_state_17;
    reg [15:0] port_state_18;
    reg [15:0] port_state_19;
    reg [15:0] port_state_20;
    reg [15:0] port_state_21;
    reg [15:0] port_state_22;
    reg [15:0] port_state_23;
    reg [15:0] port_state_24;
    reg [15:0] port_state_25;
    reg [15:0] port_state_26;
    reg [15:0] port_state_27;
    reg [15:0] port_state_28;
    reg [15:0] port_state_29;
    reg [15:0] port_state_30;
    reg [15:0] port_state_31;
    reg [15:0] port_state_32;
    reg [15:0] port_state_33;
    reg [15:0] port_state_34;
    reg [15:0] port_state_35;
    reg [15:0] port_state_36;
    reg [15:0] port_state_37;
    reg [15:0] port_state_38;
    reg [15:0] port_state_39;
    reg [15:0] port_state_40;
    reg [15:0] port_state_41;
    reg [15:0] port_state_42;
    reg [15:0] port_state_43;
    reg [15:0] port_state_44;
    reg [15:0] port_state_45;
    reg [15:0] port_state_46;
    reg [15:0] port_state_47;
    reg [15:0] port_state_48;
    reg [15:0] port_state_49;
    reg [15:0] port_state_50;
    reg [15:0] port_state_51;
    reg [15:0] port_state_52;
    reg [15:0] port_state_53;
    reg [15:0] port_state_54;
    reg [15:0] port_state_55;
    reg [15:0] port_state_56;
    reg [15:0] port_state_57;
    reg [15:0] port_state_58;
    reg [15:0] port_state_59;
    reg [15:0] port_state_60;
    reg [15:0] port_state_61;
    reg [15:0] port_state_62;
    reg [15:0] port_state_63;
    reg s1_active;
    reg s2_active;
    reg s3_active;
    reg s4_active;
    reg s5_active;
    reg s6_active;
    reg s2_present_0;
    reg [39:0] s2_factors_0;
    reg s2_present_1;
    reg [39:0] s2_factors_1;
    reg s2_present_2;
    reg [39:0] s2_factors_2;
    reg s2_present_3;
    reg [39:0] s2_factors_3;
    reg s2_present_4;
    reg [39:0] s2_factors_4;
    reg s2_present_5;
    reg [39:0] s2_factors_5;
    reg s2_present_6;
    reg [39:0] s2_factors_6;
    reg s2_present_7;
    reg [39:0] s2_factors_7;
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
    reg [5:0] s1_profile;
    reg [5:0] s2_profile;
    reg [5:0] s3_profile;
    reg [5:0] s4_profile;
    reg [5:0] s5_profile;
    reg [5:0] s6_profile;
    // The bank of levels that lookups see.
    reg front;
    reg published;
    reg refreshed_now;
    reg asked;
    reg asked_unknown;
    reg asked_shown;
    reg [31:0] found_0;
    reg [31:0] found_1;
    reg [31:0] found_2;
    reg [31:0] found_3;
    reg [7:0] path_local_0 [0:255];
    reg [7:0] path_local_1 [0:255];
    reg [7:0] path_local_2 [0:255];
    reg [7:0] path_local_3 [0:255];
    reg [7:0] path_local_4 [0:255];
    reg [7:0] path_local_5 [0:255];
    reg [7:0] path_local_6 [0:255];
    reg [7:0] path_local_7 [0:255];
    reg [11:0] path_remote_0 [0:255];
    reg [11:0] path_remote_1 [0:255];
    reg [11:0] path_remote_2 [0:255];
    reg [11:0] path_remote_3 [0:255];
    reg [11:0] path_remote_4 [0:255];
    reg [11:0] path_remote_5 [0:255];
    reg [11:0] path_remote_6 [0:255];
    reg [11:0] path_remote_7 [0:255];
    reg [191:0] remote_state [0:511];
    reg [31:0] levels_0 [0:127];
    reg [31:0] levels_1 [0:127];
    reg [31:0] levels_2 [0:127];
    reg [31:0] levels_3 [0:127];

    wire clear_0_eq_3 = clear_0 == 2'd3;

    always @(posedge clk) begin
        if (rst) begin
            clear_0 <= 2'd0;
        end else if (clearing & 1'b1) begin
            clear_0 <= clear_0_eq_3 ? 2'd0 : (clear_0 + 2'd1);
        end
    end

    wire both_1 = 1'b1 & clear_0_eq_3;
    wire clear_1_eq_63 = clear_1 == 6'd63;

    always @(posedge clk) begin
        if (rst) begin
            clear_1 <= 6'd0;
        end else if (clearing & both_1) begin
            clear_1 <= clear_1_eq_63 ? 6'd0 : (clear_1 + 6'd1);
        end
    end

    wire not_clearing = ~clearing;
    wire [7:0] packed_bits_1 = {path_local_port, path_local_only, path_present};
    wire path_we_and_1 = path_we & 1'b1;
    wire both_2 = path_we_and_1 & (path_value[2:0] == 3'd0);
    wire [7:0] path_local_0_write_0_data = not_clearing ? packed_bits_1 : 8'd0;
    wire not_not_clearing = ~not_clearing;
    wire path_local_0_write_0 = not_not_clearing | both_2;
    wire [7:0] path_local_0_write_0_address = not_clearing ? {path_profile, path_value[4:3]} : {clear_1, clear_0};

    always @(posedge clk) begin
        if (path_local_0_write_0) begin
            path_local_0[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire both_3 = path_we_and_1 & (path_value[2:0] == 3'd1);
    wire path_local_1_write_0 = not_not_clearing | both_3;

    always @(posedge clk) begin
        if (path_local_1_write_0) begin
            path_local_1[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire both_4 = path_we_and_1 & (path_value[2:0] == 3'd2);
    wire path_local_2_write_0 = not_not_clearing | both_4;

    always @(posedge clk) begin
        if (path_local_2_write_0) begin
            path_local_2[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire both_5 = path_we_and_1 & (path_value[2:0] == 3'd3);
    wire path_local_3_write_0 = not_not_clearing | both_5;

    always @(posedge clk) begin
        if (path_local_3_write_0) begin
            path_local_3[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire both_6 = path_we_and_1 & (path_value[2:0] == 3'd4);
    wire path_local_4_write_0 = not_not_clearing | both_6;

    always @(posedge clk) begin
        if (path_local_4_write_0) begin
            path_local_4[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire both_7 = path_we_and_1 & (path_value[2:0] == 3'd5);
    wire path_local_5_write_0 = not_not_clearing | both_7;

    always @(posedge clk) begin
        if (path_local_5_write_0) begin
            path_local_5[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire both_8 = path_we_and_1 & (path_value[2:0] == 3'd6);
    wire path_local_6_write_0 = not_not_clearing | both_8;

    always @(posedge clk) begin
        if (path_local_6_write_0) begin
            path_local_6[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire both_9 = path_we_and_1 & (path_value[2:0] == 3'd7);
    wire path_local_7_write_0 = not_not_clearing | both_9;

    always @(posedge clk) begin
        if (path_local_7_write_0) begin
            path_local_7[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire [11:0] path_remote_0_write_0_data = not_clearing ? {path_remote_port, path_neighbour} : 12'd0;

    always @(posedge clk) begin
        if (path_local_0_write_0) begin
            path_remote_0[path_local_0_write_0_address] <= path_remote_0_write_0_data;
        end
    end

    always @(posedge clk) begin
        if (path_local_1_write_0) begin
            path_remote_1[path_local_0_write_0_address] <= path_remote_0_write_0_data;
        end
    end

    always @(posedge clk) begin
        if (path_local_2_write_0) begin
            path_remote_2[path_local_0_write_0_address] <= path_remote_0_write_0_data;
        end
    end

    always @(posedge clk) begin
        if (path_local_3_write_0) begin
            path_remote_3[path_local_0_write_0_address] <= path_remote_0_write_0_data;
        end
    end

    always @(posedge clk) begin
        if (path_local_4_write_0) begin
            path_remote_4[path_local_0_write_0_address] <= path_remote_0_write_0_data;
        end
    end

    always @(posedge clk) begin
        if (path_local_5_write_0) begin
            path_remote_5[path_local_0_write_0_address] <= path_remote_0_write_0_data;
        end
    end

    always @(posedge clk) begin
        if (path_local_6_write_0) begin
            path_remote_6[path_local_0_write_0_address] <= path_remote_0_write_0_data;
        end
    end

    always @(posedge clk) begin
        if (path_local_7_write_0) begin
            path_remote_7[path_local_0_write_0_address] <= path_remote_0_write_0_data;
        end
    end

    wire not_rst = ~rst;
    assign ready = not_clearing & not_rst;
    wire tick_0_eq_499 = tick_0 == 9'd499;

    always @(posedge clk) begin
        if (rst) begin
            tick_0 <= 9'd0;
        end else if (not_clearing & 1'b1) begin
            tick_0 <= tick_0_eq_499 ? 9'd0 : (tick_0 + 9'd1);
        end
    end

    wire [4:0] tick_1_next = (tick_1 == 5'd29) ? 5'd0 : (tick_1 + 5'd1);

    always @(posedge clk) begin
        if (rst) begin
            tick_1 <= 5'd0;
        end else if (not_clearing & (1'b1 & tick_0_eq_499)) begin
            tick_1 <= tick_1_next;
        end
    end

    wire sweep_starts = not_clearing & (~(|tick_0));
    wire reading_starts = sweep_starts & (~(|tick_1));
    wire ask_0_eq_7 = ask_0 == 3'd7;

    always @(posedge clk) begin
        if (rst) begin
            ask_0 <= 3'd0;
        end else if (ask_active & 1'b1) begin
            ask_0 <= ask_0_eq_7 ? 3'd0 : (ask_0 + 3'd1);
        end
    end

    wire both_10 = 1'b1 & ask_0_eq_7;
    wire ask_1_eq_3 = ask_1 == 2'd3;

    always @(posedge clk) begin
        if (rst) begin
            ask_1 <= 2'd0;
        end else if (ask_active & both_10) begin
            ask_1 <= ask_1_eq_3 ? 2'd0 : (ask_1 + 2'd1);
        end
    end

    wire both_10_and_ask_1_eq_3 = both_10 & ask_1_eq_3;
    wire ask_2_eq_63 = ask_2 == 6'd63;

    always @(posedge clk) begin
        if (rst) begin
            ask_2 <= 6'd0;
        end else if (ask_active & both_10_and_ask_1_eq_3) begin
            ask_2 <= ask_2_eq_63 ? 6'd0 : (ask_2 + 6'd1);
        end
    end

    wire both_11 = ask_active & (~(both_10_and_ask_1_eq_3 & ask_2_eq_63));
    wire [7:0] packed_bits_2 = {ask_2, ask_1};
    wire [11:0] hop_0_next = path_remote_0[packed_bits_2];
    wire [11:0] hop_1_next = path_remote_1[packed_bits_2];
    wire [11:0] hop_2_next = path_remote_2[packed_bits_2];
    wire [11:0] hop_3_next = path_remote_3[packed_bits_2];
    wire [11:0] hop_4_next = path_remote_4[packed_bits_2];
    wire [11:0] hop_5_next = path_remote_5[packed_bits_2];
    wire [11:0] hop_6_next = path_remote_6[packed_bits_2];
    wire [11:0] hop_7_next = path_remote_7[packed_bits_2];
    wire [11:0] choice_1 = hop_lane[1] ? (hop_lane[0] ? hop_3 : hop_2) : (hop_lane[0] ? hop_1 : hop_0);
    wire [11:0] choice_2 = hop_lane[1] ? (hop_lane[0] ? hop_7 : hop_6) : (hop_lane[0] ? hop_5 : hop_4);
    assign remote_read = asked2 & not_rst;
    assign remote_neighbour = remote_read ? asked_hop[5:0] : 6'd0;
    assign remote_port = remote_read ? asked_hop[11:6] : 6'd0;
    wire answer_0_eq_7 = answer_0 == 3'd7;

    always @(posedge clk) begin
        if (rst) begin
            answer_0 <= 3'd0;
        end else if (asked4 & 1'b1) begin
            answer_0 <= answer_0_eq_7 ? 3'd0 : (answer_0 + 3'd1);
        end
    end

    wire both_12 = 1'b1 & answer_0_eq_7;
    wire answer_1_eq_3 = answer_1 == 2'd3;

    always @(posedge clk) begin
        if (rst) begin
            answer_1 <= 2'd0;
        end else if (asked4 & both_12) begin
            answer_1 <= answer_1_eq_3 ? 2'd0 : (answer_1 + 2'd1);
        end
    end

    wire both_12_and_answer_1_eq_3 = both_12 & answer_1_eq_3;
    wire answer_2_eq_63 = answer_2 == 6'd63;
    wire [5:0] answer_2_next = answer_2_eq_63 ? 6'd0 : (answer_2 + 6'd1);

    always @(posedge clk) begin
        if (rst) begin
            answer_2 <= 6'd0;
        end else if (asked4 & both_12_and_answer_1_eq_3) begin
            answer_2 <= answer_2_next;
        end
    end

    wire both_13 = both_12_and_answer_1_eq_3 & answer_2_eq_63;
    wire remote_fresh_next = (asked4 & both_13) | (remote_fresh & (~sweep_starts));
    wire remote_turns = remote_fresh & sweep_starts;
    wire [23:0] answered_0_next = {remote_mean_queue, remote_utilisation, remote_queue};

    always @(posedge clk) begin
        if (asked4 & (answer_0 == 3'd0)) begin
            answered_0 <= answered_0_next;
        end
    end

    always @(posedge clk) begin
        if (asked4 & (answer_0 == 3'd1)) begin
            answered_1 <= answered_0_next;
        end
    end

    always @(posedge clk) begin
        if (asked4 & (answer_0 == 3'd2)) begin
            answered_2 <= answered_0_next;
        end
    end

    always @(posedge clk) begin
        if (asked4 & (answer_0 == 3'd3)) begin
            answered_3 <= answered_0_next;
        end
    end

    always @(posedge clk) begin
        if (asked4 & (answer_0 == 3'd4)) begin
            answered_4 <= answered_0_next;
        end
    end

    always @(posedge clk) begin
        if (asked4 & (answer_0 == 3'd5)) begin
            answered_5 <= answered_0_next;
        end
    end

    always @(posedge clk) begin
        if (asked4 & (answer_0 == 3'd6)) begin
            answered_6 <= answered_0_next;
        end
    end

    wire remote_state_write_0 = asked4 & answer_0_eq_7;
    wire [191:0] remote_state_write_0_data = {
        answered_0_next, answered_6, answered_5, answered_4, answered_3, answered_2, answered_1,
        answered_0
    };
    wire [8:0] remote_state_write_0_address = {{answer_2, answer_1}, ~remote_front};

    always @(posedge clk) begin
        if (remote_state_write_0) begin
            remote_state[remote_state_write_0_address] <= remote_state_write_0_data;
        end
    end

    wire word_0_eq_3 = word_0 == 2'd3;

    always @(posedge clk) begin
        if (rst) begin
            word_0 <= 2'd0;
        end else if (word_active & 1'b1) begin
            word_0 <= word_0_eq_3 ? 2'd0 : (word_0 + 2'd1);
        end
    end

    wire both_14 = 1'b1 & word_0_eq_3;
    wire word_1_eq_63 = word_1 == 6'd63;

    always @(posedge clk) begin
        if (rst) begin
            word_1 <= 6'd0;
        end else if (word_active & both_14) begin
            word_1 <= word_1_eq_63 ? 6'd0 : (word_1 + 6'd1);
        end
    end

    wire s1_last_next = both_14 & word_1_eq_63;
    wire word_active_next = sweep_starts | (word_active & (~s1_last_next));
    wire [7:0] packed_bits_3 = {word_1, word_0};
    wire [7:0] s1_path_0_next = path_local_0[packed_bits_3];
    wire [7:0] s1_path_1_next = path_local_1[packed_bits_3];
    wire [7:0] s1_path_2_next = path_local_2[packed_bits_3];
    wire [7:0] s1_path_3_next = path_local_3[packed_bits_3];
    wire [7:0] s1_path_4_next = path_local_4[packed_bits_3];
    wire [7:0] s1_path_5_next = path_local_5[packed_bits_3];
    wire [7:0] s1_path_6_next = path_local_6[packed_bits_3];
    wire [7:0] s1_path_7_next = path_local_7[packed_bits_3];
    wire [8:0] packed_bits_4 = {packed_bits_3, remote_front};
    wire [191:0] s1_remote_next = remote_state[packed_bits_4];

    always @(posedge clk) begin
        if (word_active) begin
            s1_remote <= s1_remote_next;
        end
    end

    wire [7:0] s1_remote_103_96_if_remote_known = remote_known ? s1_remote[103:96] : 8'd255;
    wire [7:0] choice_3 = remote_known ? s1_remote[111:104] : 8'd255;
    wire [7:0] choice_4 = remote_known ? s1_remote[119:112] : 8'd255;
    wire [7:0] choice_5 = remote_known ? s1_remote[127:120] : 8'd255;
    wire [7:0] choice_6 = remote_known ? s1_remote[135:128] : 8'd255;
    wire [7:0] choice_7 = remote_known ? s1_remote[143:136] : 8'd255;
    wire [7:0] choice_8 = remote_known ? s1_remote[151:144] : 8'd255;
    wire [7:0] choice_9 = remote_known ? s1_remote[159:152] : 8'd255;
    wire [7:0] choice_10 = remote_known ? s1_remote[167:160] : 8'd255;
    wire [7:0] choice_11 = remote_known ? s1_remote[175:168] : 8'd255;
    wire [7:0] choice_12 = remote_known ? s1_remote[183:176] : 8'd255;
    wire [7:0] choice_13 = remote_known ? s1_remote[191:184] : 8'd255;
    wire [15:0] port_state_0_next = {local_utilisation[7:0], local_queue[7:0]};
    wire [15:0] port_state_1_next = {local_utilisation[15:8], local_queue[15:8]};
    wire [15:0] port_state_2_next = {local_utilisation[23:16], local_queue[23:16]};
    wire [15:0] port_state_3_next = {local_utilisation[31:24], local_queue[31:24]};
    wire [15:0] port_state_4_next = {local_utilisation[39:32], local_queue[39:32]};
    wire [15:0] port_state_5_next = {local_utilisation[47:40], local_queue[47:40]};
    wire [15:0] port_state_6_next = {local_utilisation[55:48], local_queue[55:48]};
    wire [15:0] port_state_7_next = {local_utilisation[63:56], local_queue[63:56]};
    wire [15:0] port_state_8_next = {local_utilisation[71:64], local_queue[71:64]};
    wire [15:0] port_state_9_next = {local_utilisation[79:72], local_queue[79:72]};
    wire [15:0] port_state_10_next = {local_utilisation[87:80], local_queue[87:80]};
    wire [15:0] port_state_11_next = {local_utilisation[95:88], local_queue[95:88]};
    wire [15:0] port_state_12_next = {local_utilisation[103:96], local_queue[103:96]};
    wire [15:0] port_state_13_next = {local_utilisation[111:104], local_queue[111:104]};
    wire [15:0] port_state_14_next = {local_utilisation[119:112], local_queue[119:112]};
    wire [15:0] port_state_15_next = {local_utilisation[127:120], local_queue[127:120]};
    wire [15:0] port_state_16_next = {local_utilisation[135:128], local_queue[135:128]};
    wire [15:0] port_state_17_next = {local_utilisation[143:136], local_queue[143:136]};
    wire [15:0] port_state_18_next = {local_utilisation[151:144], local_queue[151:144]};
    wire [15:0] port_state_19_next = {local_utilisation[159:152], local_queue[159:152]};
    wire [15:0] port_state_20_next = {local_utilisation[167:160], local_queue[167:160]};
    wire [15:0] port_state_21_next = {local_utilisation[175:168], local_queue[175:168]};
    wire [15:0] port_state_22_next = {local_utilisation[183:176], local_queue[183:176]};
    wire [15:0] port_state_23_next = {local_utilisation[191:184], local_queue[191:184]};
    wire [15:0] port_state_24_next = {local_utilisation[199:192], local_queue[199:192]};
    wire [15:0] port_state_25_next = {local_utilisation[207:200], local_queue[207:200]};
    wire [15:0] port_state_26_next = {local_utilisation[215:208], local_queue[215:208]};
    wire [15:0] port_state_27_next = {local_utilisation[223:216], local_queue[223:216]};
    wire [15:0] port_state_28_next = {local_utilisation[231:224], local_queue[231:224]};
    wire [15:0] port_state_29_next = {local_utilisation[239:232], local_queue[239:232]};
    wire [15:0] port_state_30_next = {local_utilisation[247:240], local_queue[247:240]};
    wire [15:0] port_state_31_next = {local_utilisation[255:248], local_queue[255:248]};
    wire [15:0] port_state_32_next = {local_utilisation[263:256], local_queue[263:256]};
    wire [15:0] port_state_33_next = {local_utilisation[271:264], local_queue[271:264]};
    wire [15:0] port_state_34_next = {local_utilisation[279:272], local_queue[279:272]};
    wire [15:0] port_state_35_next = {local_utilisation[287:280], local_queue[287:280]};
    wire [15:0] port_state_36_next = {local_utilisation[295:288], local_queue[295:288]};
    wire [15:0] port_state_37_next = {local_utilisation[303:296], local_queue[303:296]};
    wire [15:0] port_state_38_next = {local_utilisation[311:304], local_queue[311:304]};
    wire [15:0] port_state_39_next = {local_utilisation[319:312], local_queue[319:312]};
    wire [15:0] port_state_40_next = {local_utilisation[327:320], local_queue[327:320]};
    wire [15:0] port_state_41_next = {local_utilisation[335:328], local_queue[335:328]};
    wire [15:0] port_state_42_next = {local_utilisation[343:336], local_queue[343:336]};
    wire [15:0] port_state_43_next = {local_utilisation[351:344], local_queue[351:344]};
    wire [15:0] port_state_44_next = {local_utilisation[359:352], local_queue[359:352]};
    wire [15:0] port_state_45_next = {local_utilisation[367:360], local_queue[367:360]};
    wire [15:0] port_state_46_next = {local_utilisation[375:368], local_queue[375:368]};
    wire [15:0] port_state_47_next = {local_utilisation[383:376], local_queue[383:376]};
    wire [15:0] port_state_48_next = {local_utilisation[391:384], local_queue[391:384]};
    wire [15:0] port_state_49_next = {local_utilisation[399:392], local_queue[399:392]};
    wire [15:0] port_state_50_next = {local_utilisation[407:400], local_queue[407:400]};
    wire [15:0] port_state_51_next = {local_utilisation[415:408], local_queue[415:408]};
    wire [15:0] port_state_52_next = {local_utilisation[423:416], local_queue[423:416]};
    wire [15:0] port_state_53_next = {local_utilisation[431:424], local_queue[431:424]};
    wire [15:0] port_state_54_next = {local_utilisation[439:432], local_queue[439:432]};
    wire [15:0] port_state_55_next = {local_utilisation[447:440], local_queue[447:440]};
    wire [15:0] port_state_56_next = {local_utilisation[455:448], local_queue[455:448]};
    wire [15:0] port_state_57_next = {local_utilisation[463:456], local_queue[463:456]};
    wire [15:0] port_state_58_next = {local_utilisation[471:464], local_queue[471:464]};
    wire [15:0] port_state_59_next = {local_utilisation[479:472], local_queue[479:472]};
    wire [15:0] port_state_60_next = {local_utilisation[487:480], local_queue[487:480]};
    wire [15:0] port_state_61_next = {local_utilisation[495:488], local_queue[495:488]};
    wire [15:0] port_state_62_next = {local_utilisation[503:496], local_queue[503:496]};
    wire [15:0] port_state_63_next = {local_utilisation[511:504], local_queue[511:504]};

    always @(posedge clk) begin
        if (sweep_starts) begin
            port_state_0 <= port_state_0_next;
            port_state_1 <= port_state_1_next;
            port_state_2 <= port_state_2_next;
            port_state_3 <= port_state_3_next;
            port_state_4 <= port_state_4_next;
            port_state_5 <= port_state_5_next;
            port_state_6 <= port_state_6_next;
            port_state_7 <= port_state_7_next;
            port_state_8 <= port_state_8_next;
            port_state_9 <= port_state_9_next;
            port_state_10 <= port_state_10_next;
            port_state_11 <= port_state_11_next;
            port_state_12 <= port_state_12_next;
            port_state_13 <= port_state_13_next;
            port_state_14 <= port_state_14_next;
            port_state_15 <= port_state_15_next;
            port_state_16 <= port_state_16_next;
            port_state_17 <= port_state_17_next;
            port_state_18 <= port_state_18_next;
            port_state_19 <= port_state_19_next;
            port_state_20 <= port_state_20_next;
            port_state_21 <= port_state_21_next;
            port_state_22 <= port_state_22_next;
            port_state_23 <= port_state_23_next;
            port_state_24 <= port_state_24_next;
            port_state_25 <= port_state_25_next;
            port_state_26 <= port_state_26_next;
            port_state_27 <= port_state_27_next;
            port_state_28 <= port_state_28_next;
            port_state_29 <= port_state_29_next;
            port_state_30 <= port_state_30_next;
            port_state_31 <= port_state_31_next;
            port_state_32 <= port_state_32_next;
            port_state_33 <= port_state_33_next;
            port_state_34 <= port_state_34_next;
            port_state_35 <= port_state_35_next;
            port_state_36 <= port_state_36_next;
            port_state_37 <= port_state_37_next;
            port_state_38 <= port_state_38_next;
            port_state_39 <= port_state_39_next;
            port_state_40 <= port_state_40_next;
            port_state_41 <= port_state_41_next;
            port_state_42 <= port_state_42_next;
            port_state_43 <= port_state_43_next;
            port_state_44 <= port_state_44_next;
            port_state_45 <= port_state_45_next;
            port_state_46 <= port_state_46_next;
            port_state_47 <= port_state_47_next;
            port_state_48 <= port_state_48_next;
            port_state_49 <= port_state_49_next;
            port_state_50 <= port_state_50_next;
            port_state_51 <= port_state_51_next;
            port_state_52 <= port_state_52_next;
            port_state_53 <= port_state_53_next;
            port_state_54 <= port_state_54_next;
            port_state_55 <= port_state_55_next;
            port_state_56 <= port_state_56_next;
            port_state_57 <= port_state_57_next;
            port_state_58 <= port_state_58_next;
            port_state_59 <= port_state_59_next;
            port_state_60 <= port_state_60_next;
            port_state_61 <= port_state_61_next;
            port_state_62 <= port_state_62_next;
            port_state_63 <= port_state_63_next;
        end
    end

    wire [15:0] port_state_1_if_s1_path_0_2 = s1_path_0[2] ? port_state_1 : port_state_0;
    wire [15:0] port_state_3_if_s1_path_0_2 = s1_path_0[2] ? port_state_3 : port_state_2;
    wire [15:0] port_state_5_if_s1_path_0_2 = s1_path_0[2] ? port_state_5 : port_state_4;
    wire [15:0] port_state_7_if_s1_path_0_2 = s1_path_0[2] ? port_state_7 : port_state_6;
    wire [15:0] port_state_9_if_s1_path_0_2 = s1_path_0[2] ? port_state_9 : port_state_8;
    wire [15:0] port_state_11_if_s1_path_0_2 = s1_path_0[2] ? port_state_11 : port_state_10;
    wire [15:0] port_state_13_if_s1_path_0_2 = s1_path_0[2] ? port_state_13 : port_state_12;
    wire [15:0] port_state_15_if_s1_path_0_2 = s1_path_0[2] ? port_state_15 : port_state_14;
    wire [15:0] port_state_17_if_s1_path_0_2 = s1_path_0[2] ? port_state_17 : port_state_16;
    wire [15:0] port_state_19_if_s1_path_0_2 = s1_path_0[2] ? port_state_19 : port_state_18;
    wire [15:0] port_state_21_if_s1_path_0_2 = s1_path_0[2] ? port_state_21 : port_state_20;
    wire [15:0] port_state_23_if_s1_path_0_2 = s1_path_0[2] ? port_state_23 : port_state_22;
    wire [15:0] port_state_25_if_s1_path_0_2 = s1_path_0[2] ? port_state_25 : port_state_24;
    wire [15:0] port_state_27_if_s1_path_0_2 = s1_path_0[2] ? port_state_27 : port_state_26;
    wire [15:0] port_state_29_if_s1_path_0_2 = s1_path_0[2] ? port_state_29 : port_state_28;
    wire [15:0] port_state_31_if_s1_path_0_2 = s1_path_0[2] ? port_state_31 : port_state_30;
    wire [15:0] port_state_33_if_s1_path_0_2 = s1_path_0[2] ? port_state_33 : port_state_32;
    wire [15:0] port_state_35_if_s1_path_0_2 = s1_path_0[2] ? port_state_35 : port_state_34;
    wire [15:0] port_state_37_if_s1_path_0_2 = s1_path_0[2] ? port_state_37 : port_state_36;
    wire [15:0] port_state_39_if_s1_path_0_2 = s1_path_0[2] ? port_state_39 : port_state_38;
    wire [15:0] port_state_41_if_s1_path_0_2 = s1_path_0[2] ? port_state_41 : port_state_40;
    wire [15:0] port_state_43_if_s1_path_0_2 = s1_path_0[2] ? port_state_43 : port_state_42;
    wire [15:0] port_state_45_if_s1_path_0_2 = s1_path_0[2] ? port_state_45 : port_state_44;
    wire [15:0] port_state_47_if_s1_path_0_2 = s1_path_0[2] ? port_state_47 : port_state_46;
    wire [15:0] port_state_49_if_s1_path_0_2 = s1_path_0[2] ? port_state_49 : port_state_48;
    wire [15:0] port_state_51_if_s1_path_0_2 = s1_path_0[2] ? port_state_51 : port_state_50;
    wire [15:0] port_state_53_if_s1_path_0_2 = s1_path_0[2] ? port_state_53 : port_state_52;
    wire [15:0] port_state_55_if_s1_path_0_2 = s1_path_0[2] ? port_state_55 : port_state_54;
    wire [15:0] port_state_57_if_s1_path_0_2 = s1_path_0[2] ? port_state_57 : port_state_56;
    wire [15:0] port_state_59_if_s1_path_0_2 = s1_path_0[2] ? port_state_59 : port_state_58;
    wire [15:0] port_state_61_if_s1_path_0_2 = s1_path_0[2] ? port_state_61 : port_state_60;
    wire [15:0] port_state_63_if_s1_path_0_2 = s1_path_0[2] ? port_state_63 : port_state_62;
    wire [15:0] choice_14 = s1_path_0[3] ? port_state_3_if_s1_path_0_2 : port_state_1_if_s1_path_0_2;
    wire [15:0] choice_15 = s1_path_0[3] ? port_state_7_if_s1_path_0_2 : port_state_5_if_s1_path_0_2;
    wire [15:0] choice_16 = s1_path_0[3] ? port_state_11_if_s1_path_0_2 : port_state_9_if_s1_path_0_2;
    wire [15:0] choice_17 = s1_path_0[3] ? port_state_15_if_s1_path_0_2 : port_state_13_if_s1_path_0_2;
    wire [15:0] choice_18 = s1_path_0[3] ? port_state_19_if_s1_path_0_2 : port_state_17_if_s1_path_0_2;
    wire [15:0] choice_19 = s1_path_0[3] ? port_state_23_if_s1_path_0_2 : port_state_21_if_s1_path_0_2;
    wire [15:0] choice_20 = s1_path_0[3] ? port_state_27_if_s1_path_0_2 : port_state_25_if_s1_path_0_2;
    wire [15:0] choice_21 = s1_path_0[3] ? port_state_31_if_s1_path_0_2 : port_state_29_if_s1_path_0_2;
    wire [15:0] choice_22 = s1_path_0[3] ? port_state_35_if_s1_path_0_2 : port_state_33_if_s1_path_0_2;
    wire [15:0] choice_23 = s1_path_0[3] ? port_state_39_if_s1_path_0_2 : port_state_37_if_s1_path_0_2;
    wire [15:0] choice_24 = s1_path_0[3] ? port_state_43_if_s1_path_0_2 : port_state_41_if_s1_path_0_2;
    wire [15:0] choice_25 = s1_path_0[3] ? port_state_47_if_s1_path_0_2 : port_state_45_if_s1_path_0_2;
    wire [15:0] choice_26 = s1_path_0[3] ? port_state_51_if_s1_path_0_2 : port_state_49_if_s1_path_0_2;
    wire [15:0] choice_27 = s1_path_0[3] ? port_state_55_if_s1_path_0_2 : port_state_53_if_s1_path_0_2;
    wire [15:0] choice_28 = s1_path_0[3] ? port_state_59_if_s1_path_0_2 : port_state_57_if_s1_path_0_2;
    wire [15:0] choice_29 = s1_path_0[3] ? port_state_63_if_s1_path_0_2 : port_state_61_if_s1_path_0_2;
    wire [15:0] choice_30 = s1_path_0[5] ? (s1_path_0[4] ? choice_17 : choice_16) : (s1_path_0[4] ? choice_15 : choice_14);
    wire [15:0] choice_31 = s1_path_0[5] ? (s1_path_0[4] ? choice_21 : choice_20) : (s1_path_0[4] ? choice_19 : choice_18);
    wire [15:0] choice_32 = s1_path_0[5] ? (s1_path_0[4] ? choice_25 : choice_24) : (s1_path_0[4] ? choice_23 : choice_22);
    wire [15:0] choice_33 = s1_path_0[5] ? (s1_path_0[4] ? choice_29 : choice_28) : (s1_path_0[4] ? choice_27 : choice_26);
    wire [15:0] choice_34 = s1_path_0[7] ? (s1_path_0[6] ? choice_33 : choice_32) : (s1_path_0[6] ? choice_31 : choice_30);
    wire [23:0] packed_bits_5 = {
        remote_known ? s1_remote[23:16] : 8'd255, remote_known ? s1_remote[15:8] : 8'd255,
        remote_known ? s1_remote[7:0] : 8'd255
    };
    wire [39:0] s2_factors_0_next = {(~s1_path_0[1]) ? packed_bits_5 : 24'd0, choice_34};
    wire [15:0] port_state_1_if_s1_path_1_2 = s1_path_1[2] ? port_state_1 : port_state_0;
    wire [15:0] port_state_3_if_s1_path_1_2 = s1_path_1[2] ? port_state_3 : port_state_2;
    wire [15:0] port_state_5_if_s1_path_1_2 = s1_path_1[2] ? port_state_5 : port_state_4;
    wire [15:0] port_state_7_if_s1_path_1_2 = s1_path_1[2] ? port_state_7 : port_state_6;
    wire [15:0] port_state_9_if_s1_path_1_2 = s1_path_1[2] ? port_state_9 : port_state_8;
    wire [15:0] port_state_11_if_s1_path_1_2 = s1_path_1[2] ? port_state_11 : port_state_10;
    wire [15:0] port_state_13_if_s1_path_1_2 = s1_path_1[2] ? port_state_13 : port_state_12;
    wire [15:0] port_state_15_if_s1_path_1_2 = s1_path_1[2] ? port_state_15 : port_state_14;
    wire [15:0] port_state_17_if_s1_path_1_2 = s1_path_1[2] ? port_state_17 : port_state_16;
    wire [15:0] port_state_19_if_s1_path_1_2 = s1_path_1[2] ? port_state_19 : port_state_18;
    wire [15:0] port_state_21_if_s1_path_1_2 = s1_path_1[2] ? port_state_21 : port_state_20;
    wire [15:0] port_state_23_if_s1_path_1_2 = s1_path_1[2] ? port_state_23 : port_state_22;
    wire [15:0] port_state_25_if_s1_path_1_2 = s1_path_1[2] ? port_state_25 : port_state_24;
    wire [15:0] port_state_27_if_s1_path_1_2 = s1_path_1[2] ? port_state_27 : port_state_26;
    wire [15:0] port_state_29_if_s1_path_1_2 = s1_path_1[2] ? port_state_29 : port_state_28;
    wire [15:0] port_state_31_if_s1_path_1_2 = s1_path_1[2] ? port_state_31 : port_state_30;
    wire [15:0] port_state_33_if_s1_path_1_2 = s1_path_1[2] ? port_state_33 : port_state_32;
    wire [15:0] port_state_35_if_s1_path_1_2 = s1_path_1[2] ? port_state_35 : port_state_34;
    wire [15:0] port_state_37_if_s1_path_1_2 = s1_path_1[2] ? port_state_37 : port_state_36;
    wire [15:0] port_state_39_if_s1_path_1_2 = s1_path_1[2] ? port_state_39 : port_state_38;
    wire [15:0] port_state_41_if_s1_path_1_2 = s1_path_1[2] ? port_state_41 : port_state_40;
    wire [15:0] port_state_43_if_s1_path_1_2 = s1_path_1[2] ? port_state_43 : port_state_42;
    wire [15:0] port_state_45_if_s1_path_1_2 = s1_path_1[2] ? port_state_45 : port_state_44;
    wire [15:0] port_state_47_if_s1_path_1_2 = s1_path_1[2] ? port_state_47 : port_state_46;
    wire [15:0] port_state_49_if_s1_path_1_2 = s1_path_1[2] ? port_state_49 : port_state_48;
    wire [15:0] port_state_51_if_s1_path_1_2 = s1_path_1[2] ? port_state_51 : port_state_50;
    wire [15:0] port_state_53_if_s1_path_1_2 = s1_path_1[2] ? port_state_53 : port_state_52;
    wire [15:0] port_state_55_if_s1_path_1_2 = s1_path_1[2] ? port_state_55 : port_state_54;
    wire [15:0] port_state_57_if_s1_path_1_2 = s1_path_1[2] ? port_state_57 : port_state_56;
    wire [15:0] port_state_59_if_s1_path_1_2 = s1_path_1[2] ? port_state_59 : port_state_58;
    wire [15:0] port_state_61_if_s1_path_1_2 = s1_path_1[2] ? port_state_61 : port_state_60;
    wire [15:0] port_state_63_if_s1_path_1_2 = s1_path_1[2] ? port_state_63 : port_state_62;
    wire [15:0] choice_35 = s1_path_1[3] ? port_state_3_if_s1_path_1_2 : port_state_1_if_s1_path_1_2;
    wire [15:0] choice_36 = s1_path_1[3] ? port_state_7_if_s1_path_1_2 : port_state_5_if_s1_path_1_2;
    wire [15:0] choice_37 = s1_path_1[3] ? port_state_11_if_s1_path_1_2 : port_state_9_if_s1_path_1_2;
    wire [15:0] choice_38 = s1_path_1[3] ? port_state_15_if_s1_path_1_2 : port_state_13_if_s1_path_1_2;
    wire [15:0] choice_39 = s1_path_1[3] ? port_state_19_if_s1_path_1_2 : port_state_17_if_s1_path_1_2;
    wire [15:0] choice_40 = s1_path_1[3] ? port_state_23_if_s1_path_1_2 : port_state_21_if_s1_path_1_2;
    wire [15:0] choice_41 = s1_path_1[3] ? port_state_27_if_s1_path_1_2 : port_state_25_if_s1_path_1_2;
    wire [15:0] choice_42 = s1_path_1[3] ? port_state_31_if_s1_path_1_2 : port_state_29_if_s1_path_1_2;
    wire [15:0] choice_43 = s1_path_1[3] ? port_state_35_if_s1_path_1_2 : port_state_33_if_s1_path_1_2;
    wire [15:0] choice_44 = s1_path_1[3] ? port_state_39_if_s1_path_1_2 : port_state_37_if_s1_path_1_2;
    wire [15:0] choice_45 = s1_path_1[3] ? port_state_43_if_s1_path_1_2 : port_state_41_if_s1_path_1_2;
    wire [15:0] choice_46 = s1_path_1[3] ? port_state_47_if_s1_path_1_2 : port_state_45_if_s1_path_1_2;
    wire [15:0] choice_47 = s1_path_1[3] ? port_state_51_if_s1_path_1_2 : port_state_49_if_s1_path_1_2;
    wire [15:0] choice_48 = s1_path_1[3] ? port_state_55_if_s1_path_1_2 : port_state_53_if_s1_path_1_2;
    wire [15:0] choice_49 = s1_path_1[3] ? port_state_59_if_s1_path_1_2 : port_state_57_if_s1_path_1_2;
    wire [15:0] choice_50 = s1_path_1[3] ? port_state_63_if_s1_path_1_2 : port_state_61_if_s1_path_1_2;
    wire [15:0] choice_51 = s1_path_1[5] ? (s1_path_1[4] ? choice_38 : choice_37) : (s1_path_1[4] ? choice_36 : choice_35);
    wire [15:0] choice_52 = s1_path_1[5] ? (s1_path_1[4] ? choice_42 : choice_41) : (s1_path_1[4] ? choice_40 : choice_39);
    wire [15:0] choice_53 = s1_path_1[5] ? (s1_path_1[4] ? choice_46 : choice_45) : (s1_path_1[4] ? choice_44 : choice_43);
    wire [15:0] choice_54 = s1_path_1[5] ? (s1_path_1[4] ? choice_50 : choice_49) : (s1_path_1[4] ? choice_48 : choice_47);
    wire [15:0] choice_55 = s1_path_1[7] ? (s1_path_1[6] ? choice_54 : choice_53) : (s1_path_1[6] ? choice_52 : choice_51);
    wire [23:0] packed_bits_6 = {
        remote_known ? s1_remote[47:40] : 8'd255, remote_known ? s1_remote[39:32] : 8'd255,
        remote_known ? s1_remote[31:24] : 8'd255
    };
    wire [39:0] s2_factors_1_next = {(~s1_path_1[1]) ? packed_bits_6 : 24'd0, choice_55};
    wire [15:0] port_state_1_if_s1_path_2_2 = s1_path_2[2] ? port_state_1 : port_state_0;
    wire [15:0] port_state_3_if_s1_path_2_2 = s1_path_2[2] ? port_state_3 : port_state_2;
    wire [15:0] port_state_5_if_s1_path_2_2 = s1_path_2[2] ? port_state_5 : port_state_4;
    wire [15:0] port_state_7_if_s1_path_2_2 = s1_path_2[2] ? port_state_7 : port_state_6;
    wire [15:0] port_state_9_if_s1_path_2_2 = s1_path_2[2] ? port_state_9 : port_state_8;
    wire [15:0] port_state_11_if_s1_path_2_2 = s1_path_2[2] ? port_state_11 : port_state_10;
    wire [15:0] port_state_13_if_s1_path_2_2 = s1_path_2[2] ? port_state_13 : port_state_12;
    wire [15:0] port_state_15_if_s1_path_2_2 = s1_path_2[2] ? port_state_15 : port_state_14;
    wire [15:0] port_state_17_if_s1_path_2_2 = s1_path_2[2] ? port_state_17 : port_state_16;
    wire [15:0] port_state_19_if_s1_path_2_2 = s1_path_2[2] ? port_state_19 : port_state_18;
    wire [15:0] port_state_21_if_s1_path_2_2 = s1_path_2[2] ? port_state_21 : port_state_20;
    wire [15:0] port_state_23_if_s1_path_2_2 = s1_path_2[2] ? port_state_23 : port_state_22;
    wire [15:0] port_state_25_if_s1_path_2_2 = s1_path_2[2] ? port_state_25 : port_state_24;
    wire [15:0] port_state_27_if_s1_path_2_2 = s1_path_2[2] ? port_state_27 : port_state_26;
    wire [15:0] port_state_29_if_s1_path_2_2 = s1_path_2[2] ? port_state_29 : port_state_28;
    wire [15:0] port_state_31_if_s1_path_2_2 = s1_path_2[2] ? port_state_31 : port_state_30;
    wire [15:0] port_state_33_if_s1_path_2_2 = s1_path_2[2] ? port_state_33 : port_state_32;
    wire [15:0] port_state_35_if_s1_path_2_2 = s1_path_2[2] ? port_state_35 : port_state_34;
    wire [15:0] port_state_37_if_s1_path_2_2 = s1_path_2[2] ? port_state_37 : port_state_36;
    wire [15:0] port_state_39_if_s1_path_2_2 = s1_path_2[2] ? port_state_39 : port_state_38;
    wire [15:0] port_state_41_if_s1_path_2_2 = s1_path_2[2] ? port_state_41 : port_state_40;
    wire [15:0] port_state_43_if_s1_path_2_2 = s1_path_2[2] ? port_state_43 : port_state_42;
    wire [15:0] port_state_45_if_s1_path_2_2 = s1_path_2[2] ? port_state_45 : port_state_44;
    wire [15:0] port_state_47_if_s1_path_2_2 = s1_path_2[2] ? port_state_47 : port_state_46;
    wire [15:0] port_state_49_if_s1_path_2_2 = s1_path_2[2] ? port_state_49 : port_state_48;
    wire [15:0] port_state_51_if_s1_path_2_2 = s1_path_2[2] ? port_state_51 : port_state_50;
    wire [15:0] port_state_53_if_s1_path_2_2 = s1_path_2[2] ? port_state_53 : port_state_52;
    wire [15:0] port_state_55_if_s1_path_2_2 = s1_path_2[2] ? port_state_55 : port_state_54;
    wire [15:0] port_state_57_if_s1_path_2_2 = s1_path_2[2] ? port_state_57 : port_state_56;
    wire [15:0] port_state_59_if_s1_path_2_2 = s1_path_2[2] ? port_state_59 : port_state_58;
    wire [15:0] port_state_61_if_s1_path_2_2 = s1_path_2[2] ? port_state_61 : port_state_60;
    wire [15:0] port_state_63_if_s1_path_2_2 = s1_path_2[2] ? port_state_63 : port_state_62;
    wire [15:0] choice_56 = s1_path_2[3] ? port_state_3_if_s1_path_2_2 : port_state_1_if_s1_path_2_2;
    wire [15:0] choice_57 = s1_path_2[3] ? port_state_7_if_s1_path_2_2 : port_state_5_if_s1_path_2_2;
    wire [15:0] choice_58 = s1_path_2[3] ? port_state_11_if_s1_path_2_2 : port_state_9_if_s1_path_2_2;
    wire [15:0] choice_59 = s1_path_2[3] ? port_state_15_if_s1_path_2_2 : port_state_13_if_s1_path_2_2;
    wire [15:0] choice_60 = s1_path_2[3] ? port_state_19_if_s1_path_2_2 : port_state_17_if_s1_path_2_2;
    wire [15:0] choice_61 = s1_path_2[3] ? port_state_23_if_s1_path_2_2 : port_state_21_if_s1_path_2_2;
    wire [15:0] choice_62 = s1_path_2[3] ? port_state_27_if_s1_path_2_2 : port_state_25_if_s1_path_2_2;
    wire [15:0] choice_63 = s1_path_2[3] ? port_state_31_if_s1_path_2_2 : port_state_29_if_s1_path_2_2;
    wire [15:0] choice_64 = s1_path_2[3] ? port_state_35_if_s1_path_2_2 : port_state_33_if_s1_path_2_2;
    wire [15:0] choice_65 = s1_path_2[3] ? port_state_39_if_s1_path_2_2 : port_state_37_if_s1_path_2_2;
    wire [15:0] choice_66 = s1_path_2[3] ? port_state_43_if_s1_path_2_2 : port_state_41_if_s1_path_2_2;
    wire [15:0] choice_67 = s1_path_2[3] ? port_state_47_if_s1_path_2_2 : port_state_45_if_s1_path_2_2;
    wire [15:0] choice_68 = s1_path_2[3] ? port_state_51_if_s1_path_2_2 : port_state_49_if_s1_path_2_2;
    wire [15:0] choice_69 = s1_path_2[3] ? port_state_55_if_s1_path_2_2 : port_state_53_if_s1_path_2_2;
    wire [15:0] choice_70 = s1_path_2[3] ? port_state_59_if_s1_path_2_2 : port_state_57_if_s1_path_2_2;
    wire [15:0] choice_71 = s1_path_2[3] ? port_state_63_if_s1_path_2_2 : port_state_61_if_s1_path_2_2;
    wire [15:0] choice_72 = s1_path_2[5] ? (s1_path_2[4] ? choice_59 : choice_58) : (s1_path_2[4] ? choice_57 : choice_56);
    wire [15:0] choice_73 = s1_path_2[5] ? (s1_path_2[4] ? choice_63 : choice_62) : (s1_path_2[4] ? choice_61 : choice_60);
    wire [15:0] choice_74 = s1_path_2[5] ? (s1_path_2[4] ? choice_67 : choice_66) : (s1_path_2[4] ? choice_65 : choice_64);
    wire [15:0] choice_75 = s1_path_2[5] ? (s1_path_2[4] ? choice_71 : choice_70) : (s1_path_2[4] ? choice_69 : choice_68);
    wire [15:0] choice_76 = s1_path_2[7] ? (s1_path_2[6] ? choice_75 : choice_74) : (s1_path_2[6] ? choice_73 : choice_72);
    wire [23:0] packed_bits_7 = {
        remote_known ? s1_remote[71:64] : 8'd255, remote_known ? s1_remote[63:56] : 8'd255,
        remote_known ? s1_remote[55:48] : 8'd255
    };
    wire [39:0] s2_factors_2_next = {(~s1_path_2[1]) ? packed_bits_7 : 24'd0, choice_76};
    wire [15:0] port_state_1_if_s1_path_3_2 = s1_path_3[2] ? port_state_1 : port_state_0;
    wire [15:0] port_state_3_if_s1_path_3_2 = s1_path_3[2] ? port_state_3 : port_state_2;
    wire [15:0] port_state_5_if_s1_path_3_2 = s1_path_3[2] ? port_state_5 : port_state_4;
    wire [15:0] port_state_7_if_s1_path_3_2 = s1_path_3[2] ? port_state_7 : port_state_6;
    wire [15:0] port_state_9_if_s1_path_3_2 = s1_path_3[2] ? port_state_9 : port_state_8;
    wire [15:0] port_state_11_if_s1_path_3_2 = s1_path_3[2] ? port_state_11 : port_state_10;
    wire [15:0] port_state_13_if_s1_path_3_2 = s1_path_3[2] ? port_state_13 : port_state_12;
    wire [15:0] port_state_15_if_s1_path_3_2 = s1_path_3[2] ? port_state_15 : port_state_14;
    wire [15:0] port_state_17_if_s1_path_3_2 = s1_path_3[2] ? port_state_17 : port_state_16;
    wire [15:0] port_state_19_if_s1_path_3_2 = s1_path_3[2] ? port_state_19 : port_state_18;
    wire [15:0] port_state_21_if_s1_path_3_2 = s1_path_3[2] ? port_state_21 : port_state_20;
    wire [15:0] port_state_23_if_s1_path_3_2 = s1_path_3[2] ? port_state_23 : port_state_22;
    wire [15:0] port_state_25_if_s1_path_3_2 = s1_path_3[2] ? port_state_25 : port_state_24;
    wire [15:0] port_state_27_if_s1_path_3_2 = s1_path_3[2] ? port_state_27 : port_state_26;
    wire [15:0] port_state_29_if_s1_path_3_2 = s1_path_3[2] ? port_state_29 : port_state_28;
    wire [15:0] port_state_31_if_s1_path_3_2 = s1_path_3[2] ? port_state_31 : port_state_30;
    wire [15:0] port_state_33_if_s1_path_3_2 = s1_path_3[2] ? port_state_33 : port_state_32;
    wire [15:0] port_state_35_if_s1_path_3_2 = s1_path_3[2] ? port_state_35 : port_state_34;
    wire [15:0] port_state_37_if_s1_path_3_2 = s1_path_3[2] ? port_state_37 : port_state_36;
    wire [15:0] port_state_39_if_s1_path_3_2 = s1_path_3[2] ? port_state_39 : port_state_38;
    wire [15:0] port_state_41_if_s1_path_3_2 = s1_path_3[2] ? port_state_41 : port_state_40;
    wire [15:0] port_state_43_if_s1_path_3_2 = s1_path_3[2] ? port_state_43 : port_state_42;
    wire [15:0] port_state_45_if_s1_path_3_2 = s1_path_3[2] ? port_state_45 : port_state_44;
    wire [15:0] port_state_47_if_s1_path_3_2 = s1_path_3[2] ? port_state_47 : port_state_46;
    wire [15:0] port_state_49_if_s1_path_3_2 = s1_path_3[2] ? port_state_49 : port_state_48;
    wire [15:0] port_state_51_if_s1_path_3_2 = s1_path_3[2] ? port_state_51 : port_state_50;
    wire [15:0] port_state_53_if_s1_path_3_2 = s1_path_3[2] ? port_state_53 : port_state_52;
    wire [15:0] port_state_55_if_s1_path_3_2 = s1_path_3[2] ? port_state_55 : port_state_54;
    wire [15:0] port_state_57_if_s1_path_3_2 = s1_path_3[2] ? port_state_57 : port_state_56;
    wire [15:0] port_state_59_if_s1_path_3_2 = s1_path_3[2] ? port_state_59 : port_state_58;
    wire [15:0] port_state_61_if_s1_path_3_2 = s1_path_3[2] ? port_state_61 : port_state_60;
    wire [15:0] port_state_63_if_s1_path_3_2 = s1_path_3[2] ? port_state_63 : port_state_62;
    wire [15:0] choice_77 = s1_path_3[3] ? port_state_3_if_s1_path_3_2 : port_state_1_if_s1_path_3_2;
    wire [15:0] choice_78 = s1_path_3[3] ? port_state_7_if_s1_path_3_2 : port_state_5_if_s1_path_3_2;
    wire [15:0] choice_79 = s1_path_3[3] ? port_state_11_if_s1_path_3_2 : port_state_9_if_s1_path_3_2;
    wire [15:0] choice_80 = s1_path_3[3] ? port_state_15_if_s1_path_3_2 : port_state_13_if_s1_path_3_2;
    wire [15:0] choice_81 = s1_path_3[3] ? port_state_19_if_s1_path_3_2 : port_state_17_if_s1_path_3_2;
    wire [15:0] choice_82 = s1_path_3[3] ? port_state_23_if_s1_path_3_2 : port_state_21_if_s1_path_3_2;
    wire [15:0] choice_83 = s1_path_3[3] ? port_state_27_if_s1_path_3_2 : port_state_25_if_s1_path_3_2;
    wire [15:0] choice_84 = s1_path_3[3] ? port_state_31_if_s1_path_3_2 : port_state_29_if_s1_path_3_2;
    wire [15:0] choice_85 = s1_path_3[3] ? port_state_35_if_s1_path_3_2 : port_state_33_if_s1_path_3_2;
    wire [15:0] choice_86 = s1_path_3[3] ? port_state_39_if_s1_path_3_2 : port_state_37_if_s1_path_3_2;
    wire [15:0] choice_87 = s1_path_3[3] ? port_state_43_if_s1_path_3_2 : port_state_41_if_s1_path_3_2;
    wire [15:0] choice_88 = s1_path_3[3] ? port_state_47_if_s1_path_3_2 : port_state_45_if_s1_path_3_2;
    wire [15:0] choice_89 = s1_path_3[3] ? port_state_51_if_s1_path_3_2 : port_state_49_if_s1_path_3_2;
    wire [15:0] choice_90 = s1_path_3[3] ? port_state_55_if_s1_path_3_2 : port_state_53_if_s1_path_3_2;
    wire [15:0] choice_91 = s1_path_3[3] ? port_state_59_if_s1_path_3_2 : port_state_57_if_s1_path_3_2;
    wire [15:0] choice_92 = s1_path_3[3] ? port_state_63_if_s1_path_3_2 : port_state_61_if_s1_path_3_2;
    wire [15:0] choice_93 = s1_path_3[5] ? (s1_path_3[4] ? choice_80 : choice_79) : (s1_path_3[4] ? choice_78 : choice_77);
    wire [15:0] choice_94 = s1_path_3[5] ? (s1_path_3[4] ? choice_84 : choice_83) : (s1_path_3[4] ? choice_82 : choice_81);
    wire [15:0] choice_95 = s1_path_3[5] ? (s1_path_3[4] ? choice_88 : choice_87) : (s1_path_3[4] ? choice_86 : choice_85);
    wire [15:0] choice_96 = s1_path_3[5] ? (s1_path_3[4] ? choice_92 : choice_91) : (s1_path_3[4] ? choice_90 : choice_89);
    wire [15:0] choice_97 = s1_path_3[7] ? (s1_path_3[6] ? choice_96 : choice_95) : (s1_path_3[6] ? choice_94 : choice_93);
    wire [23:0] packed_bits_8 = {
        remote_known ? s1_remote[95:88] : 8'd255, remote_known ? s1_remote[87:80] : 8'd255,
        remote_known ? s1_remote[79:72] : 8'd255
    };
    wire [39:0] s2_factors_3_next = {(~s1_path_3[1]) ? packed_bits_8 : 24'd0, choice_97};
    wire [15:0] port_state_1_if_s1_path_4_2 = s1_path_4[2] ? port_state_1 : port_state_0;
    wire [15:0] port_state_3_if_s1_path_4_2 = s1_path_4[2] ? port_state_3 : port_state_2;
    wire [15:0] port_state_5_if_s1_path_4_2 = s1_path_4[2] ? port_state_5 : port_state_4;
    wire [15:0] port_state_7_if_s1_path_4_2 = s1_path_4[2] ? port_state_7 : port_state_6;
    wire [15:0] port_state_9_if_s1_path_4_2 = s1_path_4[2] ? port_state_9 : port_state_8;
    wire [15:0] port_state_11_if_s1_path_4_2 = s1_path_4[2] ? port_state_11 : port_state_10;
    wire [15:0] port_state_13_if_s1_path_4_2 = s1_path_4[2] ? port_state_13 : port_state_12;
    wire [15:0] port_state_15_if_s1_path_4_2 = s1_path_4[2] ? port_state_15 : port_state_14;
    wire [15:0] port_state_17_if_s1_path_4_2 = s1_path_4[2] ? port_state_17 : port_state_16;
    wire [15:0] port_state_19_if_s1_path_4_2 = s1_path_4[2] ? port_state_19 : port_state_18;
    wire [15:0] port_state_21_if_s1_path_4_2 = s1_path_4[2] ? port_state_21 : port_state_20;
    wire [15:0] port_state_23_if_s1_path_4_2 = s1_path_4[2] ? port_state_23 : port_state_22;
    wire [15:0] port_state_25_if_s1_path_4_2 = s1_path_4[2] ? port_state_25 : port_state_24;
    wire [15:0] port_state_27_if_s1_path_4_2 = s1_path_4[2] ? port_state_27 : port_state_26;
    wire [15:0] port_state_29_if_s1_path_4_2 = s1_path_4[2] ? port_state_29 : port_state_28;
    wire [15:0] port_state_31_if_s1_path_4_2 = s1_path_4[2] ? port_state_31 : port_state_30;
    wire [15:0] port_state_33_if_s1_path_4_2 = s1_path_4[2] ? port_state_33 : port_state_32;
    wire [15:0] port_state_35_if_s1_path_4_2 = s1_path_4[2] ? port_state_35 : port_state_34;
    wire [15:0] port_state_37_if_s1_path_4_2 = s1_path_4[2] ? port_state_37 : port_state_36;
    wire [15:0] port_state_39_if_s1_path_4_2 = s1_path_4[2] ? port_state_39 : port_state_38;
    wire [15:0] port_state_41_if_s1_path_4_2 = s1_path_4[2] ? port_state_41 : port_state_40;
    wire [15:0] port_state_43_if_s1_path_4_2 = s1_path_4[2] ? port_state_43 : port_state_42;
    wire [15:0] port_state_45_if_s1_path_4_2 = s1_path_4[2] ? port_state_45 : port_state_44;
    wire [15:0] port_state_47_if_s1_path_4_2 = s1_path_4[2] ? port_state_47 : port_state_46;
    wire [15:0] port_state_49_if_s1_path_4_2 = s1_path_4[2] ? port_state_49 : port_state_48;
    wire [15:0] port_state_51_if_s1_path_4_2 = s1_path_4[2] ? port_state_51 : port_state_50;
    wire [15:0] port_state_53_if_s1_path_4_2 = s1_path_4[2] ? port_state_53 : port_state_52;
    wire [15:0] port_state_55_if_s1_path_4_2 = s1_path_4[2] ? port_state_55 : port_state_54;
    wire [15:0] port_state_57_if_s1_path_4_2 = s1_path_4[2] ? port_state_57 : port_state_56;
    wire [15:0] port_state_59_if_s1_path_4_2 = s1_path_4[2] ? port_state_59 : port_state_58;
    wire [15:0] port_state_61_if_s1_path_4_2 = s1_path_4[2] ? port_state_61 : port_state_60;
    wire [15:0] port_state_63_if_s1_path_4_2 = s1_path_4[2] ? port_state_63 : port_state_62;
    wire [15:0] choice_98 = s1_path_4[3] ? port_state_3_if_s1_path_4_2 : port_state_1_if_s1_path_4_2;
    wire [15:0] choice_99 = s1_path_4[3] ? port_state_7_if_s1_path_4_2 : port_state_5_if_s1_path_4_2;
    wire [15:0] choice_100 = s1_path_4[3] ? port_state_11_if_s1_path_4_2 : port_state_9_if_s1_path_4_2;
    wire [15:0] choice_101 = s1_path_4[3] ? port_state_15_if_s1_path_4_2 : port_state_13_if_s1_path_4_2;
    wire [15:0] choice_102 = s1_path_4[3] ? port_state_19_if_s1_path_4_2 : port_state_17_if_s1_path_4_2;
    wire [15:0] choice_103 = s1_path_4[3] ? port_state_23_if_s1_path_4_2 : port_state_21_if_s1_path_4_2;
    wire [15:0] choice_104 = s1_path_4[3] ? port_state_27_if_s1_path_4_2 : port_state_25_if_s1_path_4_2;
    wire [15:0] choice_105 = s1_path_4[3] ? port_state_31_if_s1_path_4_2 : port_state_29_if_s1_path_4_2;
    wire [15:0] choice_106 = s1_path_4[3] ? port_state_35_if_s1_path_4_2 : port_state_33_if_s1_path_4_2;
    wire [15:0] choice_107 = s1_path_4[3] ? port_state_39_if_s1_path_4_2 : port_state_37_if_s1_path_4_2;
    wire [15:0] choice_108 = s1_path_4[3] ? port_state_43_if_s1_path_4_2 : port_state_41_if_s1_path_4_2;
    wire [15:0] choice_109 = s1_path_4[3] ? port_state_47_if_s1_path_4_2 : port_state_45_if_s1_path_4_2;
    wire [15:0] choice_110 = s1_path_4[3] ? port_state_51_if_s1_path_4_2 : port_state_49_if_s1_path_4_2;
    wire [15:0] choice_111 = s1_path_4[3] ? port_state_55_if_s1_path_4_2 : port_state_53_if_s1_path_4_2;
    wire [15:0] choice_112 = s1_path_4[3] ? port_state_59_if_s1_path_4_2 : port_state_57_if_s1_path_4_2;
    wire [15:0] choice_113 = s1_path_4[3] ? port_state_63_if_s1_path_4_2 : port_state_61_if_s1_path_4_2;
    wire [15:0] choice_114 = s1_path_4[5] ? (s1_path_4[4] ? choice_101 : choice_100) : (s1_path_4[4] ? choice_99 : choice_98);
    wire [15:0] choice_115 = s1_path_4[5] ? (s1_path_4[4] ? choice_105 : choice_104) : (s1_path_4[4] ? choice_103 : choice_102);
    wire [15:0] choice_116 = s1_path_4[5] ? (s1_path_4[4] ? choice_109 : choice_108) : (s1_path_4[4] ? choice_107 : choice_106);
    wire [15:0] choice_117 = s1_path_4[5] ? (s1_path_4[4] ? choice_113 : choice_112) : (s1_path_4[4] ? choice_111 : choice_110);
    wire [15:0] choice_118 = s1_path_4[7] ? (s1_path_4[6] ? choice_117 : choice_116) : (s1_path_4[6] ? choice_115 : choice_114);
    wire [23:0] packed_bits_9 = {choice_4, choice_3, s1_remote_103_96_if_remote_known};
    wire [39:0] s2_factors_4_next = {(~s1_path_4[1]) ? packed_bits_9 : 24'd0, choice_118};
    wire [15:0] port_state_1_if_s1_path_5_2 = s1_path_5[2] ? port_state_1 : port_state_0;
    wire [15:0] port_state_3_if_s1_path_5_2 = s1_path_5[2] ? port_state_3 : port_state_2;
    wire [15:0] port_state_5_if_s1_path_5_2 = s1_path_5[2] ? port_state_5 : port_state_4;
    wire [15:0] port_state_7_if_s1_path_5_2 = s1_path_5[2] ? port_state_7 : port_state_6;
    wire [15:0] port_state_9_if_s1_path_5_2 = s1_path_5[2] ? port_state_9 : port_state_8;
    wire [15:0] port_state_11_if_s1_path_5_2 = s1_path_5[2] ? port_state_11 : port_state_10;
    wire [15:0] port_state_13_if_s1_path_5_2 = s1_path_5[2] ? port_state_13 : port_state_12;
    wire [15:0] port_state_15_if_s1_path_5_2 = s1_path_5[2] ? port_state_15 : port_state_14;
    wire [15:0] port_state_17_if_s1_path_5_2 = s1_path_5[2] ? port_state_17 : port_state_16;
    wire [15:0] port_state_19_if_s1_path_5_2 = s1_path_5[2] ? port_state_19 : port_state_18;
    wire [15:0] port_state_21_if_s1_path_5_2 = s1_path_5[2] ? port_state_21 : port_state_20;
    wire [15:0] port_state_23_if_s1_path_5_2 = s1_path_5[2] ? port_state_23 : port_state_22;
    wire [15:0] port_state_25_if_s1_path_5_2 = s1_path_5[2] ? port_state_25 : port_state_24;
    wire [15:0] port_state_27_if_s1_path_5_2 = s1_path_5[2] ? port_state_27 : port_state_26;
    wire [15:0] port_state_29_if_s1_path_5_2 = s1_path_5[2] ? port_state_29 : port_state_28;
    wire [15:0] port_state_31_if_s1_path_5_2 = s1_path_5[2] ? port_state_31 : port_state_30;
    wire [15:0] port_state_33_if_s1_path_5_2 = s1_path_5[2] ? port_state_33 : port_state_32;
    wire [15:0] port_state_35_if_s1_path_5_2 = s1_path_5[2] ? port_state_35 : port_state_34;
    wire [15:0] port_state_37_if_s1_path_5_2 = s1_path_5[2] ? port_state_37 : port_state_36;
    wire [15:0] port_state_39_if_s1_path_5_2 = s1_path_5[2] ? port_state_39 : port_state_38;
    wire [15:0] port_state_41_if_s1_path_5_2 = s1_path_5[2] ? port_state_41 : port_state_40;
    wire [15:0] port_state_43_if_s1_path_5_2 = s1_path_5[2] ? port_state_43 : port_state_42;
    wire [15:0] port_state_45_if_s1_path_5_2 = s1_path_5[2] ? port_state_45 : port_state_44;
    wire [15:0] port_state_47_if_s1_path_5_2 = s1_path_5[2] ? port_state_47 : port_state_46;
    wire [15:0] port_state_49_if_s1_path_5_2 = s1_path_5[2] ? port_state_49 : port_state_48;
    wire [15:0] port_state_51_if_s1_path_5_2 = s1_path_5[2] ? port_state_51 : port_state_50;
    wire [15:0] port_state_53_if_s1_path_5_2 = s1_path_5[2] ? port_state_53 : port_state_52;
    wire [15:0] port_state_55_if_s1_path_5_2 = s1_path_5[2] ? port_state_55 : port_state_54;
    wire [15:0] port_state_57_if_s1_path_5_2 = s1_path_5[2] ? port_state_57 : port_state_56;
    wire [15:0] port_state_59_if_s1_path_5_2 = s1_path_5[2] ? port_state_59 : port_state_58;
    wire [15:0] port_state_61_if_s1_path_5_2 = s1_path_5[2] ? port_state_61 : port_state_60;
    wire [15:0] port_state_63_if_s1_path_5_2 = s1_path_5[2] ? port_state_63 : port_state_62;
    wire [15:0] choice_119 = s1_path_5[3] ? port_state_3_if_s1_path_5_2 : port_state_1_if_s1_path_5_2;
    wire [15:0] choice_120 = s1_path_5[3] ? port_state_7_if_s1_path_5_2 : port_state_5_if_s1_path_5_2;
    wire [15:0] choice_121 = s1_path_5[3] ? port_state_11_if_s1_path_5_2 : port_state_9_if_s1_path_5_2;
    wire [15:0] choice_122 = s1_path_5[3] ? port_state_15_if_s1_path_5_2 : port_state_13_if_s1_path_5_2;
    wire [15:0] choice_123 = s1_path_5[3] ? port_state_19_if_s1_path_5_2 : port_state_17_if_s1_path_5_2;
    wire [15:0] choice_124 = s1_path_5[3] ? port_state_23_if_s1_path_5_2 : port_state_21_if_s1_path_5_2;
    wire [15:0] choice_125 = s1_path_5[3] ? port_state_27_if_s1_path_5_2 : port_state_25_if_s1_path_5_2;
    wire [15:0] choice_126 = s1_path_5[3] ? port_state_31_if_s1_path_5_2 : port_state_29_if_s1_path_5_2;
    wire [15:0] choice_127 = s1_path_5[3] ? port_state_35_if_s1_path_5_2 : port_state_33_if_s1_path_5_2;
    wire [15:0] choice_128 = s1_path_5[3] ? port_state_39_if_s1_path_5_2 : port_state_37_if_s1_path_5_2;
    wire [15:0] choice_129 = s1_path_5[3] ? port_state_43_if_s1_path_5_2 : port_state_41_if_s1_path_5_2;
    wire [15:0] choice_130 = s1_path_5[3] ? port_state_47_if_s1_path_5_2 : port_state_45_if_s1_path_5_2;
    wire [15:0] choice_131 = s1_path_5[3] ? port_state_51_if_s1_path_5_2 : port_state_49_if_s1_path_5_2;
    wire [15:0] choice_132 = s1_path_5[3] ? port_state_55_if_s1_path_5_2 : port_state_53_if_s1_path_5_2;
    wire [15:0] choice_133 = s1_path_5[3] ? port_state_59_if_s1_path_5_2 : port_state_57_if_s1_path_5_2;
    wire [15:0] choice_134 = s1_path_5[3] ? port_state_63_if_s1_path_5_2 : port_state_61_if_s1_path_5_2;
    wire [15:0] choice_135 = s1_path_5[5] ? (s1_path_5[4] ? choice_122 : choice_121) : (s1_path_5[4] ? choice_120 : choice_119);
    wire [15:0] choice_136 = s1_path_5[5] ? (s1_path_5[4] ? choice_126 : choice_125) : (s1_path_5[4] ? choice_124 : choice_123);
    wire [15:0] choice_137 = s1_path_5[5] ? (s1_path_5[4] ? choice_130 : choice_129) : (s1_path_5[4] ? choice_128 : choice_127);
    wire [15:0] choice_138 = s1_path_5[5] ? (s1_path_5[4] ? choice_134 : choice_133) : (s1_path_5[4] ? choice_132 : choice_131);
    wire [15:0] choice_139 = s1_path_5[7] ? (s1_path_5[6] ? choice_138 : choice_137) : (s1_path_5[6] ? choice_136 : choice_135);
    wire [23:0] choice_140 = (~s1_path_5[1]) ? {choice_7, choice_6, choice_5} : 24'd0;
    wire [15:0] port_state_1_if_s1_path_6_2 = s1_path_6[2] ? port_state_1 : port_state_0;
    wire [15:0] port_state_3_if_s1_path_6_2 = s1_path_6[2] ? port_state_3 : port_state_2;
    wire [15:0] port_state_5_if_s1_path_6_2 = s1_path_6[2] ? port_state_5 : port_state_4;
    wire [15:0] port_state_7_if_s1_path_6_2 = s1_path_6[2] ? port_state_7 : port_state_6;
    wire [15:0] port_state_9_if_s1_path_6_2 = s1_path_6[2] ? port_state_9 : port_state_8;
    wire [15:0] port_state_11_if_s1_path_6_2 = s1_path_6[2] ? port_state_11 : port_state_10;
    wire [15:0] port_state_13_if_s1_path_6_2 = s1_path_6[2] ? port_state_13 : port_state_12;
    wire [15:0] port_state_15_if_s1_path_6_2 = s1_path_6[2] ? port_state_15 : port_state_14;
    wire [15:0] port_state_17_if_s1_path_6_2 = s1_path_6[2] ? port_state_17 : port_state_16;
    wire [15:0] port_state_19_if_s1_path_6_2 = s1_path_6[2] ? port_state_19 : port_state_18;
    wire [15:0] port_state_21_if_s1_path_6_2 = s1_path_6[2] ? port_state_21 : port_state_20;
    wire [15:0] port_state_23_if_s1_path_6_2 = s1_path_6[2] ? port_state_23 : port_state_22;
    wire [15:0] port_state_25_if_s1_path_6_2 = s1_path_6[2] ? port_state_25 : port_state_24;
    wire [15:0] port_state_27_if_s1_path_6_2 = s1_path_6[2] ? port_state_27 : port_state_26;
    wire [15:0] port_state_29_if_s1_path_6_2 = s1_path_6[2] ? port_state_29 : port_state_28;
    wire [15:0] port_state_31_if_s1_path_6_2 = s1_path_6[2] ? port_state_31 : port_state_30;
    wire [15:0] port_state_33_if_s1_path_6_2 = s1_path_6[2] ? port_state_33 : port_state_32;
    wire [15:0] port_state_35_if_s1_path_6_2 = s1_path_6[2] ? port_state_35 : port_state_34;
    wire [15:0] port_state_37_if_s1_path_6_2 = s1_path_6[2] ? port_state_37 : port_state_36;
    wire [15:0] port_state_39_if_s1_path_6_2 = s1_path_6[2] ? port_state_39 : port_state_38;
    wire [15:0] port_state_41_if_s1_path_6_2 = s1_path_6[2] ? port_state_41 : port_state_40;
    wire [15:0] port_state_43_if_s1_path_6_2 = s1_path_6[2] ? port_state_43 : port_state_42;
    wire [15:0] port_state_45_if_s1_path_6_2 = s1_path_6[2] ? port_state_45 : port_state_44;
    wire [15:0] port_state_47_if_s1_path_6_2 = s1_path_6[2] ? port_state_47 : port_state_46;
    wire [15:0] port_state_49_if_s1_path_6_2 = s1_path_6[2] ? port_state_49 : port_state_48;
    wire [15:0] port_state_51_if_s1_path_6_2 = s1_path_6[2] ? port_state_51 : port_state_50;
    wire [15:0] port_state_53_if_s1_path_6_2 = s1_path_6[2] ? port_state_53 : port_state_52;
    wire [15:0] port_state_55_if_s1_path_6_2 = s1_path_6[2] ? port_state_55 : port_state_54;
    wire [15:0] port_state_57_if_s1_path_6_2 = s1_path_6[2] ? port_state_57 : port_state_56;
    wire [15:0] port_state_59_if_s1_path_6_2 = s1_path_6[2] ? port_state_59 : port_state_58;
    wire [15:0] port_state_61_if_s1_path_6_2 = s1_path_6[2] ? port_state_61 : port_state_60;
    wire [15:0] port_state_63_if_s1_path_6_2 = s1_path_6[2] ? port_state_63 : port_state_62;
    wire [15:0] choice_141 = s1_path_6[3] ? port_state_3_if_s1_path_6_2 : port_state_1_if_s1_path_6_2;
    wire [15:0] choice_142 = s1_path_6[3] ? port_state_7_if_s1_path_6_2 : port_state_5_if_s1_path_6_2;
    wire [15:0] choice_143 = s1_path_6[3] ? port_state_11_if_s1_path_6_2 : port_state_9_if_s1_path_6_2;
    wire [15:0] choice_144 = s1_path_6[3] ? port_state_15_if_s1_path_6_2 : port_state_13_if_s1_path_6_2;
    wire [15:0] choice_145 = s1_path_6[3] ? port_state_19_if_s1_path_6_2 : port_state_17_if_s1_path_6_2;
    wire [15:0] choice_146 = s1_path_6[3] ? port_state_23_if_s1_path_6_2 : port_state_21_if_s1_path_6_2;
    wire [15:0] choice_147 = s1_path_6[3] ? port_state_27_if_s1_path_6_2 : port_state_25_if_s1_path_6_2;
    wire [15:0] choice_148 = s1_path_6[3] ? port_state_31_if_s1_path_6_2 : port_state_29_if_s1_path_6_2;
    wire [15:0] choice_149 = s1_path_6[3] ? port_state_35_if_s1_path_6_2 : port_state_33_if_s1_path_6_2;
    wire [15:0] choice_150 = s1_path_6[3] ? port_state_39_if_s1_path_6_2 : port_state_37_if_s1_path_6_2;
    wire [15:0] choice_151 = s1_path_6[3] ? port_state_43_if_s1_path_6_2 : port_state_41_if_s1_path_6_2;
    wire [15:0] choice_152 = s1_path_6[3] ? port_state_47_if_s1_path_6_2 : port_state_45_if_s1_path_6_2;
    wire [15:0] choice_153 = s1_path_6[3] ? port_state_51_if_s1_path_6_2 : port_state_49_if_s1_path_6_2;
    wire [15:0] choice_154 = s1_path_6[3] ? port_state_55_if_s1_path_6_2 : port_state_53_if_s1_path_6_2;
    wire [15:0] choice_155 = s1_path_6[3] ? port_state_59_if_s1_path_6_2 : port_state_57_if_s1_path_6_2;
    wire [15:0] choice_156 = s1_path_6[3] ? port_state_63_if_s1_path_6_2 : port_state_61_if_s1_path_6_2;
    wire [15:0] choice_157 = s1_path_6[5] ? (s1_path_6[4] ? choice_144 : choice_143) : (s1_path_6[4] ? choice_142 : choice_141);
    wire [15:0] choice_158 = s1_path_6[5] ? (s1_path_6[4] ? choice_148 : choice_147) : (s1_path_6[4] ? choice_146 : choice_145);
    wire [15:0] choice_159 = s1_path_6[5] ? (s1_path_6[4] ? choice_152 : choice_151) : (s1_path_6[4] ? choice_150 : choice_149);
    wire [15:0] choice_160 = s1_path_6[5] ? (s1_path_6[4] ? choice_156 : choice_155) : (s1_path_6[4] ? choice_154 : choice_153);
    wire [15:0] choice_161 = s1_path_6[7] ? (s1_path_6[6] ? choice_160 : choice_159) : (s1_path_6[6] ? choice_158 : choice_157);
    wire [23:0] choice_162 = (~s1_path_6[1]) ? {choice_10, choice_9, choice_8} : 24'd0;
    wire [15:0] port_state_1_if_s1_path_7_2 = s1_path_7[2] ? port_state_1 : port_state_0;
    wire [15:0] port_state_3_if_s1_path_7_2 = s1_path_7[2] ? port_state_3 : port_state_2;
    wire [15:0] port_state_5_if_s1_path_7_2 = s1_path_7[2] ? port_state_5 : port_state_4;
    wire [15:0] port_state_7_if_s1_path_7_2 = s1_path_7[2] ? port_state_7 : port_state_6;
    wire [15:0] port_state_9_if_s1_path_7_2 = s1_path_7[2] ? port_state_9 : port_state_8;
    wire [15:0] port_state_11_if_s1_path_7_2 = s1_path_7[2] ? port_state_11 : port_state_10;
    wire [15:0] port_state_13_if_s1_path_7_2 = s1_path_7[2] ? port_state_13 : port_state_12;
    wire [15:0] port_state_15_if_s1_path_7_2 = s1_path_7[2] ? port_state_15 : port_state_14;
    wire [15:0] port_state_17_if_s1_path_7_2 = s1_path_7[2] ? port_state_17 : port_state_16;
    wire [15:0] port_state_19_if_s1_path_7_2 = s1_path_7[2] ? port_state_19 : port_state_18;
    wire [15:0] port_state_21_if_s1_path_7_2 = s1_path_7[2] ? port_state_21 : port_state_20;
    wire [15:0] port_state_23_if_s1_path_7_2 = s1_path_7[2] ? port_state_23 : port_state_22;
    wire [15:0] port_state_25_if_s1_path_7_2 = s1_path_7[2] ? port_state_25 : port_state_24;
    wire [15:0] port_state_27_if_s1_path_7_2 = s1_path_7[2] ? port_state_27 : port_state_26;
    wire [15:0] port_state_29_if_s1_path_7_2 = s1_path_7[2] ? port_state_29 : port_state_28;
    wire [15:0] port_state_31_if_s1_path_7_2 = s1_path_7[2] ? port_state_31 : port_state_30;
    wire [15:0] port_state_33_if_s1_path_7_2 = s1_path_7[2] ? port_state_33 : port_state_32;
    wire [15:0] port_state_35_if_s1_path_7_2 = s1_path_7[2] ? port_state_35 : port_state_34;
    wire [15:0] port_state_37_if_s1_path_7_2 = s1_path_7[2] ? port_state_37 : port_state_36;
    wire [15:0] port_state_39_if_s1_path_7_2 = s1_path_7[2] ? port_state_39 : port_state_38;
    wire [15:0] port_state_41_if_s1_path_7_2 = s1_path_7[2] ? port_state_41 : port_state_40;
    wire [15:0] port_state_43_if_s1_path_7_2 = s1_path_7[2] ? port_state_43 : port_state_42;
    wire [15:0] port_state_45_if_s1_path_7_2 = s1_path_7[2] ? port_state_45 : port_state_44;
    wire [15:0] port_state_47_if_s1_path_7_2 = s1_path_7[2] ? port_state_47 : port_state_46;
    wire [15:0] port_state_49_if_s1_path_7_2 = s1_path_7[2] ? port_state_49 : port_state_48;
    wire [15:0] port_state_51_if_s1_path_7_2 = s1_path_7[2] ? port_state_51 : port_state_50;
    wire [15:0] port_state_53_if_s1_path_7_2 = s1_path_7[2] ? port_state_53 : port_state_52;
    wire [15:0] port_state_55_if_s1_path_7_2 = s1_path_7[2] ? port_state_55 : port_state_54;
    wire [15:0] port_state_57_if_s1_path_7_2 = s1_path_7[2] ? port_state_57 : port_state_56;
    wire [15:0] port_state_59_if_s1_path_7_2 = s1_path_7[2] ? port_state_59 : port_state_58;
    wire [15:0] port_state_61_if_s1_path_7_2 = s1_path_7[2] ? port_state_61 : port_state_60;
    wire [15:0] port_state_63_if_s1_path_7_2 = s1_path_7[2] ? port_state_63 : port_state_62;
    wire [15:0] choice_163 = s1_path_7[3] ? port_state_3_if_s1_path_7_2 : port_state_1_if_s1_path_7_2;
    wire [15:0] choice_164 = s1_path_7[3] ? port_state_7_if_s1_path_7_2 : port_state_5_if_s1_path_7_2;
    wire [15:0] choice_165 = s1_path_7[3] ? port_state_11_if_s1_path_7_2 : port_state_9_if_s1_path_7_2;
    wire [15:0] choice_166 = s1_path_7[3] ? port_state_15_if_s1_path_7_2 : port_state_13_if_s1_path_7_2;
    wire [15:0] choice_167 = s1_path_7[3] ? port_state_19_if_s1_path_7_2 : port_state_17_if_s1_path_7_2;
    wire [15:0] choice_168 = s1_path_7[3] ? port_state_23_if_s1_path_7_2 : port_state_21_if_s1_path_7_2;
    wire [15:0] choice_169 = s1_path_7[3] ? port_state_27_if_s1_path_7_2 : port_state_25_if_s1_path_7_2;
    wire [15:0] choice_170 = s1_path_7[3] ? port_state_31_if_s1_path_7_2 : port_state_29_if_s1_path_7_2;
    wire [15:0] choice_171 = s1_path_7[3] ? port_state_35_if_s1_path_7_2 : port_state_33_if_s1_path_7_2;
    wire [15:0] choice_172 = s1_path_7[3] ? port_state_39_if_s1_path_7_2 : port_state_37_if_s1_path_7_2;
    wire [15:0] choice_173 = s1_path_7[3] ? port_state_43_if_s1_path_7_2 : port_state_41_if_s1_path_7_2;
    wire [15:0] choice_174 = s1_path_7[3] ? port_state_47_if_s1_path_7_2 : port_state_45_if_s1_path_7_2;
    wire [15:0] choice_175 = s1_path_7[3] ? port_state_51_if_s1_path_7_2 : port_state_49_if_s1_path_7_2;
    wire [15:0] choice_176 = s1_path_7[3] ? port_state_55_if_s1_path_7_2 : port_state_53_if_s1_path_7_2;
    wire [15:0] choice_177 = s1_path_7[3] ? port_state_59_if_s1_path_7_2 : port_state_57_if_s1_path_7_2;
    wire [15:0] choice_178 = s1_path_7[3] ? port_state_63_if_s1_path_7_2 : port_state_61_if_s1_path_7_2;
    wire [15:0] choice_179 = s1_path_7[5] ? (s1_path_7[4] ? choice_166 : choice_165) : (s1_path_7[4] ? choice_164 : choice_163);
    wire [15:0] choice_180 = s1_path_7[5] ? (s1_path_7[4] ? choice_170 : choice_169) : (s1_path_7[4] ? choice_168 : choice_167);
    wire [15:0] choice_181 = s1_path_7[5] ? (s1_path_7[4] ? choice_174 : choice_173) : (s1_path_7[4] ? choice_172 : choice_171);
    wire [15:0] choice_182 = s1_path_7[5] ? (s1_path_7[4] ? choice_178 : choice_177) : (s1_path_7[4] ? choice_176 : choice_175);
    wire [15:0] choice_183 = s1_path_7[7] ? (s1_path_7[6] ? choice_182 : choice_181) : (s1_path_7[6] ? choice_180 : choice_179);
    wire [23:0] choice_184 = (~s1_path_7[1]) ? {choice_13, choice_12, choice_11} : 24'd0;

    wire [7:0] scorer_out_valid;
    wire [23:0] scorer_level;
    sglb_scorer_p8_f8_l8_shadow scorer (
        .clk(clk),
        .rst(rst),
        .valid({
        s2_present_7 & s2_active, s2_present_6 & s2_active, s2_present_5 & s2_active,
        s2_present_4 & s2_active, s2_present_3 & s2_active, s2_present_2 & s2_active,
        s2_present_1 & s2_active, s2_present_0 & s2_active
    }),
        .local_queue({
        s2_factors_7[7:0], s2_factors_6[7:0], s2_factors_5[7:0], s2_factors_4[7:0],
        s2_factors_3[7:0], s2_factors_2[7:0], s2_factors_1[7:0], s2_factors_0[7:0]
    }),
        .local_utilisation({
        s2_factors_7[15:8], s2_factors_6[15:8], s2_factors_5[15:8], s2_factors_4[15:8],
        s2_factors_3[15:8], s2_factors_2[15:8], s2_factors_1[15:8], s2_factors_0[15:8]
    }),
        .remote_queue({
        s2_factors_7[23:16], s2_factors_6[23:16], s2_factors_5[23:16], s2_factors_4[23:16],
        s2_factors_3[23:16], s2_factors_2[23:16], s2_factors_1[23:16], s2_factors_0[23:16]
    }),
        .remote_utilisation({
        s2_factors_7[31:24], s2_factors_6[31:24], s2_factors_5[31:24], s2_factors_4[31:24],
        s2_factors_3[31:24], s2_factors_2[31:24], s2_factors_1[31:24], s2_factors_0[31:24]
    }),
        .remote_mean_queue({
        s2_factors_7[39:32], s2_factors_6[39:32], s2_factors_5[39:32], s2_factors_4[39:32],
        s2_factors_3[39:32], s2_factors_2[39:32], s2_factors_1[39:32], s2_factors_0[39:32]
    }),
        .cfg_apply(sweep_starts),
        .cfg_we(cfg_we),
        .cfg_index(cfg_index),
        .cfg_value(cfg_value),
        .out_valid(scorer_out_valid),
        .level(scorer_level)
    );

    wire sweep_is_whole = s6_active & s6_last;
    assign refreshed = refreshed_now & not_rst;
    wire [3:0] packed_bits_10 = {scorer_level[11:9], scorer_out_valid[3]};
    wire [3:0] packed_bits_11 = {scorer_level[14:12], scorer_out_valid[4]};
    wire [3:0] packed_bits_12 = {scorer_level[17:15], scorer_out_valid[5]};
    wire [3:0] packed_bits_13 = {scorer_level[20:18], scorer_out_valid[6]};
    wire [3:0] packed_bits_14 = {scorer_level[23:21], scorer_out_valid[7]};
    wire [31:0] levels_0_write_0_data = {
        packed_bits_14, packed_bits_13, packed_bits_12, packed_bits_11, packed_bits_10,
        {scorer_level[8:6], scorer_out_valid[2]}, {scorer_level[5:3], scorer_out_valid[1]},
        {scorer_level[2:0], scorer_out_valid[0]}
    };
    wire [6:0] levels_0_write_0_address = {s6_profile, ~front};
    wire levels_0_write_0 = s6_active & (s6_group == 2'd0);

    always @(posedge clk) begin
        if (levels_0_write_0) begin
            levels_0[levels_0_write_0_address] <= levels_0_write_0_data;
        end
    end

    wire levels_1_write_0 = s6_active & (s6_group == 2'd1);

    always @(posedge clk) begin
        if (levels_1_write_0) begin
            levels_1[levels_0_write_0_address] <= levels_0_write_0_data;
        end
    end

    wire levels_2_write_0 = s6_active & (s6_group == 2'd2);

    always @(posedge clk) begin
        if (levels_2_write_0) begin
            levels_2[levels_0_write_0_address] <= levels_0_write_0_data;
        end
    end

    wire levels_3_write_0 = s6_active & (s6_group == 2'd3);

    always @(posedge clk) begin
        if (levels_3_write_0) begin
            levels_3[levels_0_write_0_address] <= levels_0_write_0_data;
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
            clearing <= clearing & (~(both_1 & clear_1_eq_63));
            ask_active <= reading_starts | both_11;
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

    always @(posedge clk) begin
        hop_0 <= hop_0_next;
        hop_1 <= hop_1_next;
        hop_2 <= hop_2_next;
        hop_3 <= hop_3_next;
        hop_4 <= hop_4_next;
        hop_5 <= hop_5_next;
        hop_6 <= hop_6_next;
        hop_7 <= hop_7_next;
        hop_lane <= ask_0;
        asked_hop <= hop_lane[2] ? choice_2 : choice_1;
        s1_path_0 <= s1_path_0_next;
        s1_path_1 <= s1_path_1_next;
        s1_path_2 <= s1_path_2_next;
        s1_path_3 <= s1_path_3_next;
        s1_path_4 <= s1_path_4_next;
        s1_path_5 <= s1_path_5_next;
        s1_path_6 <= s1_path_6_next;
        s1_path_7 <= s1_path_7_next;
        s2_present_0 <= s1_path_0[0];
        s2_factors_0 <= s2_factors_0_next;
        s2_present_1 <= s1_path_1[0];
        s2_factors_1 <= s2_factors_1_next;
        s2_present_2 <= s1_path_2[0];
        s2_factors_2 <= s2_factors_2_next;
        s2_present_3 <= s1_path_3[0];
        s2_factors_3 <= s2_factors_3_next;
        s2_present_4 <= s1_path_4[0];
        s2_factors_4 <= s2_factors_4_next;
        s2_present_5 <= s1_path_5[0];
        s2_factors_5 <= {choice_140, choice_139};
        s2_present_6 <= s1_path_6[0];
        s2_factors_6 <= {choice_162, choice_161};
        s2_present_7 <= s1_path_7[0];
        s2_factors_7 <= {choice_184, choice_183};
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
        asked_unknown <= 1'b0;
        asked_shown <= 1'b1 & published;
    end

    assign out_valid = asked & not_rst;
    wire [6:0] packed_bits_15 = {profile, front};
    wire [31:0] found_0_next = levels_0[packed_bits_15];
    wire [31:0] found_1_next = levels_1[packed_bits_15];
    wire [31:0] found_2_next = levels_2[packed_bits_15];
    wire [31:0] found_3_next = levels_3[packed_bits_15];

    always @(posedge clk) begin
        if (lookup) begin
            found_0 <= found_0_next;
            found_1 <= found_1_next;
            found_2 <= found_2_next;
            found_3 <= found_3_next;
        end
    end

    assign unknown_profile = asked_unknown & out_valid;
    wire asked_shown_and_out_valid = asked_shown & out_valid;
    wire [3:0] choice_185 = asked_shown_and_out_valid ? found_0[3:0] : 4'd0;
    wire [3:0] choice_186 = asked_shown_and_out_valid ? found_0[7:4] : 4'd0;
    wire [3:0] choice_187 = asked_shown_and_out_valid ? found_0[11:8] : 4'd0;
    wire [3:0] choice_188 = asked_shown_and_out_valid ? found_0[15:12] : 4'd0;
    wire [3:0] choice_189 = asked_shown_and_out_valid ? found_0[19:16] : 4'd0;
    wire [3:0] choice_190 = asked_shown_and_out_valid ? found_0[23:20] : 4'd0;
    wire [3:0] choice_191 = asked_shown_and_out_valid ? found_0[27:24] : 4'd0;
    wire [3:0] choice_192 = asked_shown_and_out_valid ? found_0[31:28] : 4'd0;
    wire [3:0] choice_193 = asked_shown_and_out_valid ? found_1[3:0] : 4'd0;
    wire [3:0] choice_194 = asked_shown_and_out_valid ? found_1[7:4] : 4'd0;
    wire [3:0] choice_195 = asked_shown_and_out_valid ? found_1[11:8] : 4'd0;
    wire [3:0] choice_196 = asked_shown_and_out_valid ? found_1[15:12] : 4'd0;
    wire [3:0] choice_197 = asked_shown_and_out_valid ? found_1[19:16] : 4'd0;
    wire [3:0] choice_198 = asked_shown_and_out_valid ? found_1[23:20] : 4'd0;
    wire [3:0] choice_199 = asked_shown_and_out_valid ? found_1[27:24] : 4'd0;
    wire [3:0] choice_200 = asked_shown_and_out_valid ? found_1[31:28] : 4'd0;
    wire [3:0] choice_201 = asked_shown_and_out_valid ? found_2[3:0] : 4'd0;
    wire [3:0] choice_202 = asked_shown_and_out_valid ? found_2[7:4] : 4'd0;
    wire [3:0] choice_203 = asked_shown_and_out_valid ? found_2[11:8] : 4'd0;
    wire [3:0] choice_204 = asked_shown_and_out_valid ? found_2[15:12] : 4'd0;
    wire [3:0] choice_205 = asked_shown_and_out_valid ? found_2[19:16] : 4'd0;
    wire [3:0] choice_206 = asked_shown_and_out_valid ? found_2[23:20] : 4'd0;
    wire [3:0] choice_207 = asked_shown_and_out_valid ? found_2[27:24] : 4'd0;
    wire [3:0] choice_208 = asked_shown_and_out_valid ? found_2[31:28] : 4'd0;
    wire [3:0] choice_209 = asked_shown_and_out_valid ? found_3[3:0] : 4'd0;
    wire [3:0] choice_210 = asked_shown_and_out_valid ? found_3[7:4] : 4'd0;
    wire [3:0] choice_211 = asked_shown_and_out_valid ? found_3[11:8] : 4'd0;
    wire [3:0] choice_212 = asked_shown_and_out_valid ? found_3[15:12] : 4'd0;
    wire [3:0] choice_213 = asked_shown_and_out_valid ? found_3[19:16] : 4'd0;
    wire [3:0] choice_214 = asked_shown_and_out_valid ? found_3[23:20] : 4'd0;
    wire [3:0] choice_215 = asked_shown_and_out_valid ? found_3[27:24] : 4'd0;
    wire [3:0] choice_216 = asked_shown_and_out_valid ? found_3[31:28] : 4'd0;
    assign present = {
        choice_216[0], choice_215[0], choice_214[0], choice_213[0], choice_212[0],
        choice_211[0], choice_210[0], choice_209[0], choice_208[0], choice_207[0],
        choice_206[0], choice_205[0], choice_204[0], choice_203[0], choice_202[0],
        choice_201[0], choice_200[0], choice_199[0], choice_198[0], choice_197[0],
        choice_196[0], choice_195[0], choice_194[0], choice_193[0], choice_192[0],
        choice_191[0], choice_190[0], choice_189[0], choice_188[0], choice_187[0],
        choice_186[0], choice_185[0]
    };
    assign level = {
        choice_216[3:1], choice_215[3:1], choice_214[3:1], choice_213[3:1], choice_212[3:1],
        choice_211[3:1], choice_210[3:1], choice_209[3:1], choice_208[3:1], choice_207[3:1],
        choice_206[3:1], choice_205[3:1], choice_204[3:1], choice_203[3:1], choice_202[3:1],
        choice_201[3:1], choice_200[3:1], choice_199[3:1], choice_198[3:1], choice_197[3:1],
        choice_196[3:1], choice_195[3:1], choice_194[3:1], choice_193[3:1], choice_192[3:1],
        choice_191[3:1], choice_190[3:1], choice_189[3:1], choice_188[3:1], choice_187[3:1],
        choice_186[3:1], choice_185[3:1]
    };

`ifdef FORMAL
    wire equal_1 = {1'b0, remote_state_write_0_address} == {1'b0, packed_bits_4};
    wire either_1 = 1'b0 | ((remote_state_write_0 & equal_1) & 1'b1);
    wire equal_2 = {1'b0, levels_0_write_0_address} == {1'b0, packed_bits_15};
    wire either_2 = 1'b0 | ((levels_0_write_0 & equal_2) & 1'b1);
    wire either_3 = 1'b0 | ((levels_1_write_0 & equal_2) & 1'b1);
    wire either_4 = 1'b0 | ((levels_2_write_0 & equal_2) & 1'b1);
    wire either_5 = 1'b0 | ((levels_3_write_0 & equal_2) & 1'b1);

    always @(posedge clk) begin
        if (!rst) begin
            ask_starts_at_rest: assert (~(reading_starts & ask_active));
            word_starts_at_rest: assert (~(sweep_starts & word_active));
            s1_remote_no_collision: assert (~(word_active & either_1));
            no_write_after_the_last: assert (~(refreshed_now & s6_active));
            found_0_no_collision: assert (~(lookup & either_2));
            found_1_no_collision: assert (~(lookup & either_3));
            found_2_no_collision: assert (~(lookup & either_4));
            found_3_no_collision: assert (~(lookup & either_5));
        end
    end
`endif
endmodule
