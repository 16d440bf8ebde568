// SPDX-License-Identifier: Apache-2.0
// Module: sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4
// Written by: sluice 0.1.0
//
// GLB engine of SGLB: 3 profiles of 5 paths to 4 ports, 3 neighbours; latency 11; a path for every flowlet, of 4 at a time.
// A link that is seen down in cycle t gets no packet whose port is shown in cycle t + 11 or later.

module sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [1:0] group,
    input  wire [31:0] flow,
    input  wire [15:0] flowlet_gap,
    input  wire [31:0] local_queue,
    input  wire [31:0] local_utilisation,
    input  wire path_we,
    input  wire [1:0] path_profile,
    input  wire [2:0] path_value,
    input  wire path_present,
    input  wire path_local_only,
    input  wire [1:0] path_local_port,
    input  wire [1:0] path_neighbour,
    input  wire path_remote_port,
    input  wire cfg_we,
    input  wire [2:0] cfg_index,
    input  wire [14:0] cfg_value,
    input  wire rx_valid,
    input  wire rx_first,
    input  wire rx_last,
    input  wire [1:0] rx_spare,
    input  wire [31:0] rx_data,
    input  wire [7:0] max_age,
    input  wire [6:0] link_up,
    input  wire [6:0] session_up,
    input  wire [6:0] boot_done,
    input  wire map_we,
    input  wire [1:0] map_group,
    input  wire [9:0] map_used,
    input  wire [29:0] map_link,
    input  wire bgp_we,
    input  wire [1:0] bgp_group,
    input  wire [4:0] bgp_reachable,
    input  wire keep_we,
    input  wire [2:0] keep_value,
    output wire out_valid,
    output wire no_path,
    output wire unknown_group,
    output wire [1:0] port,
    output wire [2:0] path,
    output wire ready,
    output wire refreshed,
    output wire committed,
    output wire [1:0] committed_sender,
    output wire [15:0] count_accepted,
    output wire [15:0] count_unknown_version,
    output wire [15:0] count_truncated,
    output wire [15:0] count_oversize,
    output wire [15:0] count_bad_checksum,
    output wire [15:0] count_unknown_sender,
    output wire [15:0] count_duplicate,
    output wire [15:0] count_stale
);

    reg [1:0] place_1;
    reg [1:0] place_2;
    reg [1:0] place_3;
    reg [1:0] place_4;
    reg [1:0] place_5;
    reg [1:0] place_6;
    reg [1:0] place_7;
    reg [1:0] place_8;
    reg [1:0] place_9;
    reg [1:0] place_10;
    reg [15:0] gap_count;
    // The decoder's answer, a cycle later: the decoder waits for the question.
    reg [7:0] neighbour_queue;
    reg [7:0] neighbour_utilisation;
    reg [7:0] neighbour_mean_queue;
    reg [4:0] present;
    reg [1:0] level_0;
    reg [1:0] level_1;
    reg [1:0] level_2;
    reg [1:0] level_3;
    reg [1:0] level_4;
    reg unknown_3;
    reg unknown_4;
    reg unknown_5;
    reg unknown_6;
    reg unknown_7;
    reg unknown_8;
    reg unknown_9;
    reg unknown_10;
    reg [1:0] group_1;
    reg [1:0] group_2;
    reg [1:0] group_3;
    reg [1:0] group_4;
    reg [1:0] group_5;
    reg [1:0] group_6;
    reg [1:0] group_7;
    reg [1:0] group_8;
    reg [1:0] group_9;
    reg [1:0] group_10;
    reg [4:0] eligible_3;
    reg [4:0] eligible_4;
    reg [4:0] eligible_5;
    reg [4:0] eligible_6;
    reg [4:0] eligible_7;
    reg [4:0] eligible_8;
    reg [4:0] eligible_9;
    reg [4:0] eligible_10;
    reg [3:0] flowlet_live;
    reg [3:0] flowlet_recent;
    // A flowlet ends when the timer runs out and none of its packets came since it did last.
    reg [1:0] port_entry;
    reg found;
    reg answered;
    reg none_found;
    reg group_unknown;
    reg [2:0] taken;
    reg [1:0] ports [0:23];
    // Profile and path of every flowlet.
    reg [4:0] flowlets [0:3];

    wire [55:0] packed_bits_1 = {{{6'd0, group}, flow}, 16'hffff};
    wire [15:0] packed_bits_2 = {
        ^(packed_bits_1 & 56'h880c2c8e05058e), ^(packed_bits_1 & 56'h440616c70202c7),
        ^(packed_bits_1 & 56'h22038b63818163), ^(packed_bits_1 & 56'h9181c5b14040b1),
        ^(packed_bits_1 & 56'h40ccced62525d6), ^(packed_bits_1 & 56'h206667eb1212eb),
        ^(packed_bits_1 & 56'h10b3b375898975), ^(packed_bits_1 & 56'h88d9d9ba4444ba),
        ^(packed_bits_1 & 56'hc4ec6c5da2a25d), ^(packed_bits_1 & 56'h6276b62ed1d12e),
        ^(packed_bits_1 & 56'h313b5b97686897), ^(packed_bits_1 & 56'h109181c5b1b1c5),
        ^(packed_bits_1 & 56'h88c8c0e25858e2), ^(packed_bits_1 & 56'h446460712c2c71),
        ^(packed_bits_1 & 56'h2232b038161638), ^(packed_bits_1 & 56'h1119581c0b0b1c)
    };

    // Pipeline stage 1.
    always @(posedge clk) begin
        place_1 <= packed_bits_2[1:0];
        group_1 <= group;
    end

    wire [16:0] sum_1 = {1'b0, gap_count} + 17'd1;
    wire gap_over = sum_1 >= {1'b0, flowlet_gap};
    wire not_gap_over = ~gap_over;

    wire path_profiles_remote_read;
    wire [1:0] path_profiles_remote_neighbour;
    wire path_profiles_remote_port;
    wire path_profiles_out_valid;
    wire path_profiles_unknown_profile;
    wire [4:0] path_profiles_present;
    wire [9:0] path_profiles_level;
    sglb_profiles_3x5_p4_n3x2_f8_l3_x2_t20_60_s3 path_profiles (
        .clk(clk),
        .rst(rst),
        .local_queue(local_queue),
        .local_utilisation(local_utilisation),
        .path_we(path_we),
        .path_profile(path_profile),
        .path_value(path_value),
        .path_present(path_present),
        .path_local_only(path_local_only),
        .path_local_port(path_local_port),
        .path_neighbour(path_neighbour),
        .path_remote_port(path_remote_port),
        .remote_queue(neighbour_queue),
        .remote_utilisation(neighbour_utilisation),
        .remote_mean_queue(neighbour_mean_queue),
        .cfg_we(cfg_we),
        .cfg_index(cfg_index),
        .cfg_value(cfg_value),
        .lookup(valid),
        .profile(group),
        .ready(ready),
        .remote_read(path_profiles_remote_read),
        .remote_neighbour(path_profiles_remote_neighbour),
        .remote_port(path_profiles_remote_port),
        .refreshed(refreshed),
        .out_valid(path_profiles_out_valid),
        .unknown_profile(path_profiles_unknown_profile),
        .present(path_profiles_present),
        .level(path_profiles_level)
    );

    wire message_decoder_state_valid;
    wire [7:0] message_decoder_state_queue;
    wire [7:0] message_decoder_state_utilisation;
    wire [7:0] message_decoder_state_mean_queue;
    glb_decoder_s3_p2_b4_t16_a8_c16 message_decoder (
        .clk(clk),
        .rst(rst),
        .rx_valid(rx_valid),
        .rx_first(rx_first),
        .rx_last(rx_last),
        .rx_spare(rx_spare),
        .rx_data(rx_data),
        .max_age(max_age),
        .read(path_profiles_remote_read),
        .read_sender(path_profiles_remote_neighbour),
        .read_port(path_profiles_remote_port),
        .state_valid(message_decoder_state_valid),
        .state_queue(message_decoder_state_queue),
        .state_utilisation(message_decoder_state_utilisation),
        .state_mean_queue(message_decoder_state_mean_queue),
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

    wire both_1 = (2'd2 >= path_profile) & (3'd4 >= path_value);
    wire both_2 = (both_1 & 1'b1) & (2'd2 >= path_neighbour);
    wire [4:0] ports_write_0_address = {path_profile, path_value};

    always @(posedge clk) begin
        if (((path_we & ready) & (both_2 & 1'b1)) & (ports_write_0_address < 5'd24)) begin
            ports[ports_write_0_address] <= path_local_port;
        end
    end

    wire path_state_out_valid;
    wire [4:0] path_state_enabled;
    wire path_state_wrong_group;
    path_enable_g3_n5_l7_h2 path_state (
        .clk(clk),
        .rst(rst),
        .link_up(link_up),
        .session_up(session_up),
        .boot_done(boot_done),
        .map_we(map_we),
        .map_group(map_group),
        .map_used(map_used),
        .map_link(map_link),
        .bgp_we(bgp_we),
        .bgp_group(bgp_group),
        .bgp_reachable(bgp_reachable),
        .valid(valid),
        .group(group),
        .out_valid(path_state_out_valid),
        .enabled(path_state_enabled),
        .wrong_group(path_state_wrong_group)
    );

    wire [4:0] eligible = path_state_enabled & present;

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            unknown_3 <= 1'b0;
        end else begin
            unknown_3 <= path_state_wrong_group;
        end
    end

    wire path_choice_valid = path_state_out_valid & (~path_state_wrong_group);

    wire path_choice_out_valid;
    wire [2:0] path_choice_path;
    wire path_choice_no_path;
    wire [4:0] path_choice_kept;
    topk_select_n5_l3_k2_best_r64_1e3779b97f4a7c15 path_choice (
        .clk(clk),
        .rst(rst),
        .valid(path_choice_valid),
        .enable(eligible),
        .level({level_4, level_3, level_2, level_1, level_0}),
        .cfg_we(keep_we),
        .cfg_keep(keep_value),
        .out_valid(path_choice_out_valid),
        .path(path_choice_path),
        .no_path(path_choice_no_path),
        .kept(path_choice_kept)
    );

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            unknown_4 <= 1'b0;
        end else begin
            unknown_4 <= unknown_3;
        end
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            unknown_5 <= 1'b0;
        end else begin
            unknown_5 <= unknown_4;
        end
    end

    // Pipeline stage 6.
    always @(posedge clk) begin
        if (rst) begin
            unknown_6 <= 1'b0;
        end else begin
            unknown_6 <= unknown_5;
        end
    end

    // Pipeline stage 7.
    always @(posedge clk) begin
        if (rst) begin
            unknown_7 <= 1'b0;
        end else begin
            unknown_7 <= unknown_6;
        end
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        if (rst) begin
            unknown_8 <= 1'b0;
        end else begin
            unknown_8 <= unknown_7;
        end
    end

    // Pipeline stage 9.
    always @(posedge clk) begin
        if (rst) begin
            unknown_9 <= 1'b0;
        end else begin
            unknown_9 <= unknown_8;
        end
    end

    // Pipeline stage 10.
    always @(posedge clk) begin
        if (rst) begin
            unknown_10 <= 1'b0;
        end else begin
            unknown_10 <= unknown_9;
        end
    end

    wire found_next = path_choice_out_valid & (~path_choice_no_path);

    // Pipeline stage 2.
    always @(posedge clk) begin
        place_2 <= place_1;
        present <= path_profiles_present;
        level_0 <= path_profiles_level[1:0];
        level_1 <= path_profiles_level[3:2];
        level_2 <= path_profiles_level[5:4];
        level_3 <= path_profiles_level[7:6];
        level_4 <= path_profiles_level[9:8];
        group_2 <= group_1;
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        place_3 <= place_2;
        group_3 <= group_2;
        eligible_3 <= eligible;
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        place_4 <= place_3;
        group_4 <= group_3;
        eligible_4 <= eligible_3;
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        place_5 <= place_4;
        group_5 <= group_4;
        eligible_5 <= eligible_4;
    end

    // Pipeline stage 6.
    always @(posedge clk) begin
        place_6 <= place_5;
        group_6 <= group_5;
        eligible_6 <= eligible_5;
    end

    // Pipeline stage 7.
    always @(posedge clk) begin
        place_7 <= place_6;
        group_7 <= group_6;
        eligible_7 <= eligible_6;
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        place_8 <= place_7;
        group_8 <= group_7;
        eligible_8 <= eligible_7;
    end

    // Pipeline stage 9.
    always @(posedge clk) begin
        place_9 <= place_8;
        group_9 <= group_8;
        eligible_9 <= eligible_8;
    end

    // Pipeline stage 10.
    always @(posedge clk) begin
        place_10 <= place_9;
        group_10 <= group_9;
        eligible_10 <= eligible_9;
    end

    wire [4:0] flowlets_at_place_10 = flowlets[place_10];
    wire [4:0] shifted_1 = eligible_10 >> flowlets_at_place_10[2:0];
    wire [3:0] flowlet_live_shr_place_10 = flowlet_live >> place_10;
    wire both_3 = flowlet_live_shr_place_10[0] & (flowlets_at_place_10[4:3] == group_10);
    wire flowlet_goes_on = both_3 & shifted_1[0];
    wire [2:0] choice_1 = flowlet_goes_on ? flowlets_at_place_10[2:0] : path_choice_path;
    wire [4:0] flowlets_write_0_data = {group_10, choice_1};

    always @(posedge clk) begin
        if (found_next) begin
            flowlets[place_10] <= flowlets_write_0_data;
        end
    end

    wire [3:0] choice_2 = found_next ? (4'd1 << place_10) : 4'd0;
    wire [3:0] either_1 = flowlet_recent | (~{{3{gap_over}}, gap_over});
    wire [3:0] flowlet_recent_next = (not_gap_over ? flowlet_recent : 4'd0) | choice_2;

    always @(posedge clk) begin
        if (rst) begin
            gap_count <= 16'd0;
            flowlet_live <= 4'd0;
            flowlet_recent <= 4'd0;
        end else begin
            gap_count <= not_gap_over ? sum_1[15:0] : 16'd0;
            flowlet_live <= (flowlet_live & either_1) | choice_2;
            flowlet_recent <= flowlet_recent_next;
        end
    end

    wire [1:0] port_entry_next = (flowlets_write_0_data < 5'd24) ? ports[flowlets_write_0_data] : 2'd0;

    always @(posedge clk) begin
        neighbour_queue <= message_decoder_state_queue;
        neighbour_utilisation <= message_decoder_state_utilisation;
        neighbour_mean_queue <= message_decoder_state_mean_queue;
        port_entry <= port_entry_next;
    end

    wire not_rst = ~rst;
    assign out_valid = answered & not_rst;
    assign no_path = none_found & not_rst;
    assign unknown_group = group_unknown & not_rst;
    assign port = (found & not_rst) ? port_entry : 2'd0;

    // Pipeline stage 11.
    always @(posedge clk) begin
        if (rst) begin
            found <= 1'b0;
            answered <= 1'b0;
            none_found <= 1'b0;
            group_unknown <= 1'b0;
            taken <= 3'd0;
        end else begin
            found <= found_next;
            answered <= path_choice_out_valid | unknown_10;
            none_found <= path_choice_no_path;
            group_unknown <= unknown_10;
            taken <= found_next ? choice_1 : 3'd0;
        end
    end

    assign path = not_rst ? taken : 3'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, packed_bits_2[15:2], path_profiles_out_valid, path_profiles_unknown_profile,
        message_decoder_state_valid, path_choice_kept, shifted_1[4:1],
        flowlet_live_shr_place_10[3:1]
    };
endmodule
