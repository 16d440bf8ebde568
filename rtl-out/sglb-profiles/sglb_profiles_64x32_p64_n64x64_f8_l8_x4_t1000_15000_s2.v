// SPDX-License-Identifier: Apache-2.0
// Module: sglb_profiles_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s2
// Written by: sluice 0.1.0
//
// SGLB's path quality profiles: 64 profiles of 32 values, 8 levels.
// All levels anew every 1000 cycles, 4 paths a cycle; next hops' state every 15000 cycles.
// A lookup is answered in the next cycle, always from one whole sweep.

module sglb_profiles_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s2 (
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
    reg [2:0] clear_0;
    reg [5:0] clear_1;
    reg [9:0] tick_0;
    reg [3:0] tick_1;
    reg ask_active;
    reg [1:0] ask_0;
    reg [2:0] ask_1;
    reg [5:0] ask_2;
    reg asked1;
    reg asked2;
    reg asked3;
    reg asked4;
    reg [11:0] hop_0;
    reg [11:0] hop_1;
    reg [11:0] hop_2;
    reg [11:0] hop_3;
    reg [1:0] hop_lane;
    reg [11:0] asked_hop;
    reg [1:0] answer_0;
    reg [2:0] answer_1;
    reg [5:0] answer_2;
    // A whole reading waits for the next sweep.
    reg remote_fresh;
    // The bank of the next hops' state that sweeps read.
    reg remote_front;
    reg remote_known;
    reg [23:0] answered_0;
    reg [23:0] answered_1;
    reg [23:0] answered_2;
    reg word_active;
    reg [2:0] word_0;
    reg [5:0] word_1;
    reg [7:0] s1_path_0;
    reg [7:0] s1_path_1;
    reg [7:0] s1_path_2;
    reg [7:0] s1_path_3;
    reg [95:0] s1_remote;
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
    reg s1_last;
    reg s2_last;
    reg s3_last;
    reg s4_last;
    reg s5_last;
    reg s6_last;
    reg [2:0] s1_group;
    reg [2:0] s2_group;
    reg [2:0] s3_group;
    reg [2:0] s4_group;
    reg [2:0] s5_group;
    reg [2:0] s6_group;
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
    reg [15:0] found_0;
    reg [15:0] found_1;
    reg [15:0] found_2;
    reg [15:0] found_3;
    reg [15:0] found_4;
    reg [15:0] found_5;
    reg [15:0] found_6;
    reg [15:0] found_7;
    reg [7:0] path_local_0 [0:511];
    reg [7:0] path_local_1 [0:511];
    reg [7:0] path_local_2 [0:511];
    reg [7:0] path_local_3 [0:511];
    reg [11:0] path_remote_0 [0:511];
    reg [11:0] path_remote_1 [0:511];
    reg [11:0] path_remote_2 [0:511];
    reg [11:0] path_remote_3 [0:511];
    reg [95:0] remote_state [0:1023];
    reg [15:0] levels_0 [0:127];
    reg [15:0] levels_1 [0:127];
    reg [15:0] levels_2 [0:127];
    reg [15:0] levels_3 [0:127];
    reg [15:0] levels_4 [0:127];
    reg [15:0] levels_5 [0:127];
    reg [15:0] levels_6 [0:127];
    reg [15:0] levels_7 [0:127];

    wire clear_0_eq_7 = clear_0 == 3'd7;

    always @(posedge clk) begin
        if (rst) begin
            clear_0 <= 3'd0;
        end else if (clearing & 1'b1) begin
            clear_0 <= clear_0_eq_7 ? 3'd0 : (clear_0 + 3'd1);
        end
    end

    wire both_1 = 1'b1 & clear_0_eq_7;
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
    wire both_2 = path_we_and_1 & (path_value[1:0] == 2'd0);
    wire [7:0] path_local_0_write_0_data = not_clearing ? packed_bits_1 : 8'd0;
    wire not_not_clearing = ~not_clearing;
    wire path_local_0_write_0 = not_not_clearing | both_2;
    wire [8:0] path_local_0_write_0_address = not_clearing ? {path_profile, path_value[4:2]} : {clear_1, clear_0};

    always @(posedge clk) begin
        if (path_local_0_write_0) begin
            path_local_0[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire both_3 = path_we_and_1 & (path_value[1:0] == 2'd1);
    wire path_local_1_write_0 = not_not_clearing | both_3;

    always @(posedge clk) begin
        if (path_local_1_write_0) begin
            path_local_1[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire both_4 = path_we_and_1 & (path_value[1:0] == 2'd2);
    wire path_local_2_write_0 = not_not_clearing | both_4;

    always @(posedge clk) begin
        if (path_local_2_write_0) begin
            path_local_2[path_local_0_write_0_address] <= path_local_0_write_0_data;
        end
    end

    wire both_5 = path_we_and_1 & (path_value[1:0] == 2'd3);
    wire path_local_3_write_0 = not_not_clearing | both_5;

    always @(posedge clk) begin
        if (path_local_3_write_0) begin
            path_local_3[path_local_0_write_0_address] <= path_local_0_write_0_data;
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

    wire not_rst = ~rst;
    assign ready = not_clearing & not_rst;
    wire tick_0_eq_999 = tick_0 == 10'd999;

    always @(posedge clk) begin
        if (rst) begin
            tick_0 <= 10'd0;
        end else if (not_clearing & 1'b1) begin
            tick_0 <= tick_0_eq_999 ? 10'd0 : (tick_0 + 10'd1);
        end
    end

    wire [3:0] tick_1_next = (tick_1 == 4'd14) ? 4'd0 : (tick_1 + 4'd1);

    always @(posedge clk) begin
        if (rst) begin
            tick_1 <= 4'd0;
        end else if (not_clearing & (1'b1 & tick_0_eq_999)) begin
            tick_1 <= tick_1_next;
        end
    end

    wire sweep_starts = not_clearing & (~(|tick_0));
    wire reading_starts = sweep_starts & (~(|tick_1));
    wire ask_0_eq_3 = ask_0 == 2'd3;

    always @(posedge clk) begin
        if (rst) begin
            ask_0 <= 2'd0;
        end else if (ask_active & 1'b1) begin
            ask_0 <= ask_0_eq_3 ? 2'd0 : (ask_0 + 2'd1);
        end
    end

    wire both_6 = 1'b1 & ask_0_eq_3;
    wire ask_1_eq_7 = ask_1 == 3'd7;

    always @(posedge clk) begin
        if (rst) begin
            ask_1 <= 3'd0;
        end else if (ask_active & both_6) begin
            ask_1 <= ask_1_eq_7 ? 3'd0 : (ask_1 + 3'd1);
        end
    end

    wire both_6_and_ask_1_eq_7 = both_6 & ask_1_eq_7;
    wire ask_2_eq_63 = ask_2 == 6'd63;

    always @(posedge clk) begin
        if (rst) begin
            ask_2 <= 6'd0;
        end else if (ask_active & both_6_and_ask_1_eq_7) begin
            ask_2 <= ask_2_eq_63 ? 6'd0 : (ask_2 + 6'd1);
        end
    end

    wire both_7 = ask_active & (~(both_6_and_ask_1_eq_7 & ask_2_eq_63));
    wire [8:0] packed_bits_2 = {ask_2, ask_1};
    wire [11:0] hop_0_next = path_remote_0[packed_bits_2];
    wire [11:0] hop_1_next = path_remote_1[packed_bits_2];
    wire [11:0] hop_2_next = path_remote_2[packed_bits_2];
    wire [11:0] hop_3_next = path_remote_3[packed_bits_2];
    wire [11:0] asked_hop_next = hop_lane[1] ? (hop_lane[0] ? hop_3 : hop_2) : (hop_lane[0] ? hop_1 : hop_0);
    assign remote_read = asked2 & not_rst;
    assign remote_neighbour = remote_read ? asked_hop[5:0] : 6'd0;
    assign remote_port = remote_read ? asked_hop[11:6] : 6'd0;
    wire answer_0_eq_3 = answer_0 == 2'd3;

    always @(posedge clk) begin
        if (rst) begin
            answer_0 <= 2'd0;
        end else if (asked4 & 1'b1) begin
            answer_0 <= answer_0_eq_3 ? 2'd0 : (answer_0 + 2'd1);
        end
    end

    wire both_8 = 1'b1 & answer_0_eq_3;
    wire answer_1_eq_7 = answer_1 == 3'd7;

    always @(posedge clk) begin
        if (rst) begin
            answer_1 <= 3'd0;
        end else if (asked4 & both_8) begin
            answer_1 <= answer_1_eq_7 ? 3'd0 : (answer_1 + 3'd1);
        end
    end

    wire both_8_and_answer_1_eq_7 = both_8 & answer_1_eq_7;
    wire answer_2_eq_63 = answer_2 == 6'd63;
    wire [5:0] answer_2_next = answer_2_eq_63 ? 6'd0 : (answer_2 + 6'd1);

    always @(posedge clk) begin
        if (rst) begin
            answer_2 <= 6'd0;
        end else if (asked4 & both_8_and_answer_1_eq_7) begin
            answer_2 <= answer_2_next;
        end
    end

    wire both_9 = both_8_and_answer_1_eq_7 & answer_2_eq_63;
    wire remote_fresh_next = (asked4 & both_9) | (remote_fresh & (~sweep_starts));
    wire remote_turns = remote_fresh & sweep_starts;
    wire [23:0] answered_0_next = {remote_mean_queue, remote_utilisation, remote_queue};

    always @(posedge clk) begin
        if (asked4 & (answer_0 == 2'd0)) begin
            answered_0 <= answered_0_next;
        end
    end

    always @(posedge clk) begin
        if (asked4 & (answer_0 == 2'd1)) begin
            answered_1 <= answered_0_next;
        end
    end

    always @(posedge clk) begin
        if (asked4 & (answer_0 == 2'd2)) begin
            answered_2 <= answered_0_next;
        end
    end

    wire remote_state_write_0 = asked4 & answer_0_eq_3;
    wire [95:0] remote_state_write_0_data = {answered_0_next, answered_2, answered_1, answered_0};
    wire [9:0] remote_state_write_0_address = {{answer_2, answer_1}, ~remote_front};

    always @(posedge clk) begin
        if (remote_state_write_0) begin
            remote_state[remote_state_write_0_address] <= remote_state_write_0_data;
        end
    end

    wire word_0_eq_7 = word_0 == 3'd7;

    always @(posedge clk) begin
        if (rst) begin
            word_0 <= 3'd0;
        end else if (word_active & 1'b1) begin
            word_0 <= word_0_eq_7 ? 3'd0 : (word_0 + 3'd1);
        end
    end

    wire both_10 = 1'b1 & word_0_eq_7;
    wire word_1_eq_63 = word_1 == 6'd63;

    always @(posedge clk) begin
        if (rst) begin
            word_1 <= 6'd0;
        end else if (word_active & both_10) begin
            word_1 <= word_1_eq_63 ? 6'd0 : (word_1 + 6'd1);
        end
    end

    wire s1_last_next = both_10 & word_1_eq_63;
    wire word_active_next = sweep_starts | (word_active & (~s1_last_next));
    wire [8:0] packed_bits_3 = {word_1, word_0};
    wire [7:0] s1_path_0_next = path_local_0[packed_bits_3];
    wire [7:0] s1_path_1_next = path_local_1[packed_bits_3];
    wire [7:0] s1_path_2_next = path_local_2[packed_bits_3];
    wire [7:0] s1_path_3_next = path_local_3[packed_bits_3];
    wire [9:0] packed_bits_4 = {packed_bits_3, remote_front};
    wire [95:0] s1_remote_next = remote_state[packed_bits_4];

    always @(posedge clk) begin
        if (word_active) begin
            s1_remote <= s1_remote_next;
        end
    end

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
    wire [15:0] choice_1 = s1_path_0[3] ? port_state_3_if_s1_path_0_2 : port_state_1_if_s1_path_0_2;
    wire [15:0] choice_2 = s1_path_0[3] ? port_state_7_if_s1_path_0_2 : port_state_5_if_s1_path_0_2;
    wire [15:0] choice_3 = s1_path_0[3] ? port_state_11_if_s1_path_0_2 : port_state_9_if_s1_path_0_2;
    wire [15:0] choice_4 = s1_path_0[3] ? port_state_15_if_s1_path_0_2 : port_state_13_if_s1_path_0_2;
    wire [15:0] choice_5 = s1_path_0[3] ? port_state_19_if_s1_path_0_2 : port_state_17_if_s1_path_0_2;
    wire [15:0] choice_6 = s1_path_0[3] ? port_state_23_if_s1_path_0_2 : port_state_21_if_s1_path_0_2;
    wire [15:0] choice_7 = s1_path_0[3] ? port_state_27_if_s1_path_0_2 : port_state_25_if_s1_path_0_2;
    wire [15:0] choice_8 = s1_path_0[3] ? port_state_31_if_s1_path_0_2 : port_state_29_if_s1_path_0_2;
    wire [15:0] choice_9 = s1_path_0[3] ? port_state_35_if_s1_path_0_2 : port_state_33_if_s1_path_0_2;
    wire [15:0] choice_10 = s1_path_0[3] ? port_state_39_if_s1_path_0_2 : port_state_37_if_s1_path_0_2;
    wire [15:0] choice_11 = s1_path_0[3] ? port_state_43_if_s1_path_0_2 : port_state_41_if_s1_path_0_2;
    wire [15:0] choice_12 = s1_path_0[3] ? port_state_47_if_s1_path_0_2 : port_state_45_if_s1_path_0_2;
    wire [15:0] choice_13 = s1_path_0[3] ? port_state_51_if_s1_path_0_2 : port_state_49_if_s1_path_0_2;
    wire [15:0] choice_14 = s1_path_0[3] ? port_state_55_if_s1_path_0_2 : port_state_53_if_s1_path_0_2;
    wire [15:0] choice_15 = s1_path_0[3] ? port_state_59_if_s1_path_0_2 : port_state_57_if_s1_path_0_2;
    wire [15:0] choice_16 = s1_path_0[3] ? port_state_63_if_s1_path_0_2 : port_state_61_if_s1_path_0_2;
    wire [15:0] choice_17 = s1_path_0[5] ? (s1_path_0[4] ? choice_4 : choice_3) : (s1_path_0[4] ? choice_2 : choice_1);
    wire [15:0] choice_18 = s1_path_0[5] ? (s1_path_0[4] ? choice_8 : choice_7) : (s1_path_0[4] ? choice_6 : choice_5);
    wire [15:0] choice_19 = s1_path_0[5] ? (s1_path_0[4] ? choice_12 : choice_11) : (s1_path_0[4] ? choice_10 : choice_9);
    wire [15:0] choice_20 = s1_path_0[5] ? (s1_path_0[4] ? choice_16 : choice_15) : (s1_path_0[4] ? choice_14 : choice_13);
    wire [15:0] choice_21 = s1_path_0[7] ? (s1_path_0[6] ? choice_20 : choice_19) : (s1_path_0[6] ? choice_18 : choice_17);
    wire [23:0] packed_bits_5 = {
        remote_known ? s1_remote[23:16] : 8'd255, remote_known ? s1_remote[15:8] : 8'd255,
        remote_known ? s1_remote[7:0] : 8'd255
    };
    wire [39:0] s2_factors_0_next = {(~s1_path_0[1]) ? packed_bits_5 : 24'd0, choice_21};
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
    wire [15:0] choice_22 = s1_path_1[3] ? port_state_3_if_s1_path_1_2 : port_state_1_if_s1_path_1_2;
    wire [15:0] choice_23 = s1_path_1[3] ? port_state_7_if_s1_path_1_2 : port_state_5_if_s1_path_1_2;
    wire [15:0] choice_24 = s1_path_1[3] ? port_state_11_if_s1_path_1_2 : port_state_9_if_s1_path_1_2;
    wire [15:0] choice_25 = s1_path_1[3] ? port_state_15_if_s1_path_1_2 : port_state_13_if_s1_path_1_2;
    wire [15:0] choice_26 = s1_path_1[3] ? port_state_19_if_s1_path_1_2 : port_state_17_if_s1_path_1_2;
    wire [15:0] choice_27 = s1_path_1[3] ? port_state_23_if_s1_path_1_2 : port_state_21_if_s1_path_1_2;
    wire [15:0] choice_28 = s1_path_1[3] ? port_state_27_if_s1_path_1_2 : port_state_25_if_s1_path_1_2;
    wire [15:0] choice_29 = s1_path_1[3] ? port_state_31_if_s1_path_1_2 : port_state_29_if_s1_path_1_2;
    wire [15:0] choice_30 = s1_path_1[3] ? port_state_35_if_s1_path_1_2 : port_state_33_if_s1_path_1_2;
    wire [15:0] choice_31 = s1_path_1[3] ? port_state_39_if_s1_path_1_2 : port_state_37_if_s1_path_1_2;
    wire [15:0] choice_32 = s1_path_1[3] ? port_state_43_if_s1_path_1_2 : port_state_41_if_s1_path_1_2;
    wire [15:0] choice_33 = s1_path_1[3] ? port_state_47_if_s1_path_1_2 : port_state_45_if_s1_path_1_2;
    wire [15:0] choice_34 = s1_path_1[3] ? port_state_51_if_s1_path_1_2 : port_state_49_if_s1_path_1_2;
    wire [15:0] choice_35 = s1_path_1[3] ? port_state_55_if_s1_path_1_2 : port_state_53_if_s1_path_1_2;
    wire [15:0] choice_36 = s1_path_1[3] ? port_state_59_if_s1_path_1_2 : port_state_57_if_s1_path_1_2;
    wire [15:0] choice_37 = s1_path_1[3] ? port_state_63_if_s1_path_1_2 : port_state_61_if_s1_path_1_2;
    wire [15:0] choice_38 = s1_path_1[5] ? (s1_path_1[4] ? choice_25 : choice_24) : (s1_path_1[4] ? choice_23 : choice_22);
    wire [15:0] choice_39 = s1_path_1[5] ? (s1_path_1[4] ? choice_29 : choice_28) : (s1_path_1[4] ? choice_27 : choice_26);
    wire [15:0] choice_40 = s1_path_1[5] ? (s1_path_1[4] ? choice_33 : choice_32) : (s1_path_1[4] ? choice_31 : choice_30);
    wire [15:0] choice_41 = s1_path_1[5] ? (s1_path_1[4] ? choice_37 : choice_36) : (s1_path_1[4] ? choice_35 : choice_34);
    wire [15:0] choice_42 = s1_path_1[7] ? (s1_path_1[6] ? choice_41 : choice_40) : (s1_path_1[6] ? choice_39 : choice_38);
    wire [23:0] packed_bits_6 = {
        remote_known ? s1_remote[47:40] : 8'd255, remote_known ? s1_remote[39:32] : 8'd255,
        remote_known ? s1_remote[31:24] : 8'd255
    };
    wire [39:0] s2_factors_1_next = {(~s1_path_1[1]) ? packed_bits_6 : 24'd0, choice_42};
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
    wire [15:0] choice_43 = s1_path_2[3] ? port_state_3_if_s1_path_2_2 : port_state_1_if_s1_path_2_2;
    wire [15:0] choice_44 = s1_path_2[3] ? port_state_7_if_s1_path_2_2 : port_state_5_if_s1_path_2_2;
    wire [15:0] choice_45 = s1_path_2[3] ? port_state_11_if_s1_path_2_2 : port_state_9_if_s1_path_2_2;
    wire [15:0] choice_46 = s1_path_2[3] ? port_state_15_if_s1_path_2_2 : port_state_13_if_s1_path_2_2;
    wire [15:0] choice_47 = s1_path_2[3] ? port_state_19_if_s1_path_2_2 : port_state_17_if_s1_path_2_2;
    wire [15:0] choice_48 = s1_path_2[3] ? port_state_23_if_s1_path_2_2 : port_state_21_if_s1_path_2_2;
    wire [15:0] choice_49 = s1_path_2[3] ? port_state_27_if_s1_path_2_2 : port_state_25_if_s1_path_2_2;
    wire [15:0] choice_50 = s1_path_2[3] ? port_state_31_if_s1_path_2_2 : port_state_29_if_s1_path_2_2;
    wire [15:0] choice_51 = s1_path_2[3] ? port_state_35_if_s1_path_2_2 : port_state_33_if_s1_path_2_2;
    wire [15:0] choice_52 = s1_path_2[3] ? port_state_39_if_s1_path_2_2 : port_state_37_if_s1_path_2_2;
    wire [15:0] choice_53 = s1_path_2[3] ? port_state_43_if_s1_path_2_2 : port_state_41_if_s1_path_2_2;
    wire [15:0] choice_54 = s1_path_2[3] ? port_state_47_if_s1_path_2_2 : port_state_45_if_s1_path_2_2;
    wire [15:0] choice_55 = s1_path_2[3] ? port_state_51_if_s1_path_2_2 : port_state_49_if_s1_path_2_2;
    wire [15:0] choice_56 = s1_path_2[3] ? port_state_55_if_s1_path_2_2 : port_state_53_if_s1_path_2_2;
    wire [15:0] choice_57 = s1_path_2[3] ? port_state_59_if_s1_path_2_2 : port_state_57_if_s1_path_2_2;
    wire [15:0] choice_58 = s1_path_2[3] ? port_state_63_if_s1_path_2_2 : port_state_61_if_s1_path_2_2;
    wire [15:0] choice_59 = s1_path_2[5] ? (s1_path_2[4] ? choice_46 : choice_45) : (s1_path_2[4] ? choice_44 : choice_43);
    wire [15:0] choice_60 = s1_path_2[5] ? (s1_path_2[4] ? choice_50 : choice_49) : (s1_path_2[4] ? choice_48 : choice_47);
    wire [15:0] choice_61 = s1_path_2[5] ? (s1_path_2[4] ? choice_54 : choice_53) : (s1_path_2[4] ? choice_52 : choice_51);
    wire [15:0] choice_62 = s1_path_2[5] ? (s1_path_2[4] ? choice_58 : choice_57) : (s1_path_2[4] ? choice_56 : choice_55);
    wire [15:0] choice_63 = s1_path_2[7] ? (s1_path_2[6] ? choice_62 : choice_61) : (s1_path_2[6] ? choice_60 : choice_59);
    wire [23:0] packed_bits_7 = {
        remote_known ? s1_remote[71:64] : 8'd255, remote_known ? s1_remote[63:56] : 8'd255,
        remote_known ? s1_remote[55:48] : 8'd255
    };
    wire [39:0] s2_factors_2_next = {(~s1_path_2[1]) ? packed_bits_7 : 24'd0, choice_63};
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
    wire [15:0] choice_64 = s1_path_3[3] ? port_state_3_if_s1_path_3_2 : port_state_1_if_s1_path_3_2;
    wire [15:0] choice_65 = s1_path_3[3] ? port_state_7_if_s1_path_3_2 : port_state_5_if_s1_path_3_2;
    wire [15:0] choice_66 = s1_path_3[3] ? port_state_11_if_s1_path_3_2 : port_state_9_if_s1_path_3_2;
    wire [15:0] choice_67 = s1_path_3[3] ? port_state_15_if_s1_path_3_2 : port_state_13_if_s1_path_3_2;
    wire [15:0] choice_68 = s1_path_3[3] ? port_state_19_if_s1_path_3_2 : port_state_17_if_s1_path_3_2;
    wire [15:0] choice_69 = s1_path_3[3] ? port_state_23_if_s1_path_3_2 : port_state_21_if_s1_path_3_2;
    wire [15:0] choice_70 = s1_path_3[3] ? port_state_27_if_s1_path_3_2 : port_state_25_if_s1_path_3_2;
    wire [15:0] choice_71 = s1_path_3[3] ? port_state_31_if_s1_path_3_2 : port_state_29_if_s1_path_3_2;
    wire [15:0] choice_72 = s1_path_3[3] ? port_state_35_if_s1_path_3_2 : port_state_33_if_s1_path_3_2;
    wire [15:0] choice_73 = s1_path_3[3] ? port_state_39_if_s1_path_3_2 : port_state_37_if_s1_path_3_2;
    wire [15:0] choice_74 = s1_path_3[3] ? port_state_43_if_s1_path_3_2 : port_state_41_if_s1_path_3_2;
    wire [15:0] choice_75 = s1_path_3[3] ? port_state_47_if_s1_path_3_2 : port_state_45_if_s1_path_3_2;
    wire [15:0] choice_76 = s1_path_3[3] ? port_state_51_if_s1_path_3_2 : port_state_49_if_s1_path_3_2;
    wire [15:0] choice_77 = s1_path_3[3] ? port_state_55_if_s1_path_3_2 : port_state_53_if_s1_path_3_2;
    wire [15:0] choice_78 = s1_path_3[3] ? port_state_59_if_s1_path_3_2 : port_state_57_if_s1_path_3_2;
    wire [15:0] choice_79 = s1_path_3[3] ? port_state_63_if_s1_path_3_2 : port_state_61_if_s1_path_3_2;
    wire [15:0] choice_80 = s1_path_3[5] ? (s1_path_3[4] ? choice_67 : choice_66) : (s1_path_3[4] ? choice_65 : choice_64);
    wire [15:0] choice_81 = s1_path_3[5] ? (s1_path_3[4] ? choice_71 : choice_70) : (s1_path_3[4] ? choice_69 : choice_68);
    wire [15:0] choice_82 = s1_path_3[5] ? (s1_path_3[4] ? choice_75 : choice_74) : (s1_path_3[4] ? choice_73 : choice_72);
    wire [15:0] choice_83 = s1_path_3[5] ? (s1_path_3[4] ? choice_79 : choice_78) : (s1_path_3[4] ? choice_77 : choice_76);
    wire [15:0] choice_84 = s1_path_3[7] ? (s1_path_3[6] ? choice_83 : choice_82) : (s1_path_3[6] ? choice_81 : choice_80);
    wire [23:0] packed_bits_8 = {
        remote_known ? s1_remote[95:88] : 8'd255, remote_known ? s1_remote[87:80] : 8'd255,
        remote_known ? s1_remote[79:72] : 8'd255
    };
    wire [39:0] s2_factors_3_next = {(~s1_path_3[1]) ? packed_bits_8 : 24'd0, choice_84};

    wire [3:0] scorer_out_valid;
    wire [11:0] scorer_level;
    sglb_scorer_p4_f8_l8_shadow scorer (
        .clk(clk),
        .rst(rst),
        .valid({
        s2_present_3 & s2_active, s2_present_2 & s2_active, s2_present_1 & s2_active,
        s2_present_0 & s2_active
    }),
        .local_queue({s2_factors_3[7:0], s2_factors_2[7:0], s2_factors_1[7:0], s2_factors_0[7:0]}),
        .local_utilisation({
        s2_factors_3[15:8], s2_factors_2[15:8], s2_factors_1[15:8], s2_factors_0[15:8]
    }),
        .remote_queue({
        s2_factors_3[23:16], s2_factors_2[23:16], s2_factors_1[23:16], s2_factors_0[23:16]
    }),
        .remote_utilisation({
        s2_factors_3[31:24], s2_factors_2[31:24], s2_factors_1[31:24], s2_factors_0[31:24]
    }),
        .remote_mean_queue({
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
    wire [3:0] packed_bits_9 = {scorer_level[11:9], scorer_out_valid[3]};
    wire [15:0] levels_0_write_0_data = {
        packed_bits_9, {scorer_level[8:6], scorer_out_valid[2]},
        {scorer_level[5:3], scorer_out_valid[1]}, {scorer_level[2:0], scorer_out_valid[0]}
    };
    wire [6:0] levels_0_write_0_address = {s6_profile, ~front};
    wire levels_0_write_0 = s6_active & (s6_group == 3'd0);

    always @(posedge clk) begin
        if (levels_0_write_0) begin
            levels_0[levels_0_write_0_address] <= levels_0_write_0_data;
        end
    end

    wire levels_1_write_0 = s6_active & (s6_group == 3'd1);

    always @(posedge clk) begin
        if (levels_1_write_0) begin
            levels_1[levels_0_write_0_address] <= levels_0_write_0_data;
        end
    end

    wire levels_2_write_0 = s6_active & (s6_group == 3'd2);

    always @(posedge clk) begin
        if (levels_2_write_0) begin
            levels_2[levels_0_write_0_address] <= levels_0_write_0_data;
        end
    end

    wire levels_3_write_0 = s6_active & (s6_group == 3'd3);

    always @(posedge clk) begin
        if (levels_3_write_0) begin
            levels_3[levels_0_write_0_address] <= levels_0_write_0_data;
        end
    end

    wire levels_4_write_0 = s6_active & (s6_group == 3'd4);

    always @(posedge clk) begin
        if (levels_4_write_0) begin
            levels_4[levels_0_write_0_address] <= levels_0_write_0_data;
        end
    end

    wire levels_5_write_0 = s6_active & (s6_group == 3'd5);

    always @(posedge clk) begin
        if (levels_5_write_0) begin
            levels_5[levels_0_write_0_address] <= levels_0_write_0_data;
        end
    end

    wire levels_6_write_0 = s6_active & (s6_group == 3'd6);

    always @(posedge clk) begin
        if (levels_6_write_0) begin
            levels_6[levels_0_write_0_address] <= levels_0_write_0_data;
        end
    end

    wire levels_7_write_0 = s6_active & (s6_group == 3'd7);

    always @(posedge clk) begin
        if (levels_7_write_0) begin
            levels_7[levels_0_write_0_address] <= levels_0_write_0_data;
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
            ask_active <= reading_starts | both_7;
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
        hop_lane <= ask_0;
        asked_hop <= asked_hop_next;
        s1_path_0 <= s1_path_0_next;
        s1_path_1 <= s1_path_1_next;
        s1_path_2 <= s1_path_2_next;
        s1_path_3 <= s1_path_3_next;
        s2_present_0 <= s1_path_0[0];
        s2_factors_0 <= s2_factors_0_next;
        s2_present_1 <= s1_path_1[0];
        s2_factors_1 <= s2_factors_1_next;
        s2_present_2 <= s1_path_2[0];
        s2_factors_2 <= s2_factors_2_next;
        s2_present_3 <= s1_path_3[0];
        s2_factors_3 <= s2_factors_3_next;
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
    wire [6:0] packed_bits_10 = {profile, front};
    wire [15:0] found_0_next = levels_0[packed_bits_10];
    wire [15:0] found_1_next = levels_1[packed_bits_10];
    wire [15:0] found_2_next = levels_2[packed_bits_10];
    wire [15:0] found_3_next = levels_3[packed_bits_10];
    wire [15:0] found_4_next = levels_4[packed_bits_10];
    wire [15:0] found_5_next = levels_5[packed_bits_10];
    wire [15:0] found_6_next = levels_6[packed_bits_10];
    wire [15:0] found_7_next = levels_7[packed_bits_10];

    always @(posedge clk) begin
        if (lookup) begin
            found_0 <= found_0_next;
            found_1 <= found_1_next;
            found_2 <= found_2_next;
            found_3 <= found_3_next;
            found_4 <= found_4_next;
            found_5 <= found_5_next;
            found_6 <= found_6_next;
            found_7 <= found_7_next;
        end
    end

    assign unknown_profile = asked_unknown & out_valid;
    wire asked_shown_and_out_valid = asked_shown & out_valid;
    wire [3:0] choice_85 = asked_shown_and_out_valid ? found_0[3:0] : 4'd0;
    wire [3:0] choice_86 = asked_shown_and_out_valid ? found_0[7:4] : 4'd0;
    wire [3:0] choice_87 = asked_shown_and_out_valid ? found_0[11:8] : 4'd0;
    wire [3:0] choice_88 = asked_shown_and_out_valid ? found_0[15:12] : 4'd0;
    wire [3:0] choice_89 = asked_shown_and_out_valid ? found_1[3:0] : 4'd0;
    wire [3:0] choice_90 = asked_shown_and_out_valid ? found_1[7:4] : 4'd0;
    wire [3:0] choice_91 = asked_shown_and_out_valid ? found_1[11:8] : 4'd0;
    wire [3:0] choice_92 = asked_shown_and_out_valid ? found_1[15:12] : 4'd0;
    wire [3:0] choice_93 = asked_shown_and_out_valid ? found_2[3:0] : 4'd0;
    wire [3:0] choice_94 = asked_shown_and_out_valid ? found_2[7:4] : 4'd0;
    wire [3:0] choice_95 = asked_shown_and_out_valid ? found_2[11:8] : 4'd0;
    wire [3:0] choice_96 = asked_shown_and_out_valid ? found_2[15:12] : 4'd0;
    wire [3:0] choice_97 = asked_shown_and_out_valid ? found_3[3:0] : 4'd0;
    wire [3:0] choice_98 = asked_shown_and_out_valid ? found_3[7:4] : 4'd0;
    wire [3:0] choice_99 = asked_shown_and_out_valid ? found_3[11:8] : 4'd0;
    wire [3:0] choice_100 = asked_shown_and_out_valid ? found_3[15:12] : 4'd0;
    wire [3:0] choice_101 = asked_shown_and_out_valid ? found_4[3:0] : 4'd0;
    wire [3:0] choice_102 = asked_shown_and_out_valid ? found_4[7:4] : 4'd0;
    wire [3:0] choice_103 = asked_shown_and_out_valid ? found_4[11:8] : 4'd0;
    wire [3:0] choice_104 = asked_shown_and_out_valid ? found_4[15:12] : 4'd0;
    wire [3:0] choice_105 = asked_shown_and_out_valid ? found_5[3:0] : 4'd0;
    wire [3:0] choice_106 = asked_shown_and_out_valid ? found_5[7:4] : 4'd0;
    wire [3:0] choice_107 = asked_shown_and_out_valid ? found_5[11:8] : 4'd0;
    wire [3:0] choice_108 = asked_shown_and_out_valid ? found_5[15:12] : 4'd0;
    wire [3:0] choice_109 = asked_shown_and_out_valid ? found_6[3:0] : 4'd0;
    wire [3:0] choice_110 = asked_shown_and_out_valid ? found_6[7:4] : 4'd0;
    wire [3:0] choice_111 = asked_shown_and_out_valid ? found_6[11:8] : 4'd0;
    wire [3:0] choice_112 = asked_shown_and_out_valid ? found_6[15:12] : 4'd0;
    wire [3:0] choice_113 = asked_shown_and_out_valid ? found_7[3:0] : 4'd0;
    wire [3:0] choice_114 = asked_shown_and_out_valid ? found_7[7:4] : 4'd0;
    wire [3:0] choice_115 = asked_shown_and_out_valid ? found_7[11:8] : 4'd0;
    wire [3:0] choice_116 = asked_shown_and_out_valid ? found_7[15:12] : 4'd0;
    assign present = {
        choice_116[0], choice_115[0], choice_114[0], choice_113[0], choice_112[0],
        choice_111[0], choice_110[0], choice_109[0], choice_108[0], choice_107[0],
        choice_106[0], choice_105[0], choice_104[0], choice_103[0], choice_102[0],
        choice_101[0], choice_100[0], choice_99[0], choice_98[0], choice_97[0], choice_96[0],
        choice_95[0], choice_94[0], choice_93[0], choice_92[0], choice_91[0], choice_90[0],
        choice_89[0], choice_88[0], choice_87[0], choice_86[0], choice_85[0]
    };
    assign level = {
        choice_116[3:1], choice_115[3:1], choice_114[3:1], choice_113[3:1], choice_112[3:1],
        choice_111[3:1], choice_110[3:1], choice_109[3:1], choice_108[3:1], choice_107[3:1],
        choice_106[3:1], choice_105[3:1], choice_104[3:1], choice_103[3:1], choice_102[3:1],
        choice_101[3:1], choice_100[3:1], choice_99[3:1], choice_98[3:1], choice_97[3:1],
        choice_96[3:1], choice_95[3:1], choice_94[3:1], choice_93[3:1], choice_92[3:1],
        choice_91[3:1], choice_90[3:1], choice_89[3:1], choice_88[3:1], choice_87[3:1],
        choice_86[3:1], choice_85[3:1]
    };

`ifdef FORMAL
    wire equal_1 = {1'b0, remote_state_write_0_address} == {1'b0, packed_bits_4};
    wire either_1 = 1'b0 | ((remote_state_write_0 & equal_1) & 1'b1);
    wire equal_2 = {1'b0, levels_0_write_0_address} == {1'b0, packed_bits_10};
    wire either_2 = 1'b0 | ((levels_0_write_0 & equal_2) & 1'b1);
    wire either_3 = 1'b0 | ((levels_1_write_0 & equal_2) & 1'b1);
    wire either_4 = 1'b0 | ((levels_2_write_0 & equal_2) & 1'b1);
    wire either_5 = 1'b0 | ((levels_3_write_0 & equal_2) & 1'b1);
    wire either_6 = 1'b0 | ((levels_4_write_0 & equal_2) & 1'b1);
    wire either_7 = 1'b0 | ((levels_5_write_0 & equal_2) & 1'b1);
    wire either_8 = 1'b0 | ((levels_6_write_0 & equal_2) & 1'b1);
    wire either_9 = 1'b0 | ((levels_7_write_0 & equal_2) & 1'b1);

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
            found_4_no_collision: assert (~(lookup & either_6));
            found_5_no_collision: assert (~(lookup & either_7));
            found_6_no_collision: assert (~(lookup & either_8));
            found_7_no_collision: assert (~(lookup & either_9));
        end
    end
`endif
endmodule
