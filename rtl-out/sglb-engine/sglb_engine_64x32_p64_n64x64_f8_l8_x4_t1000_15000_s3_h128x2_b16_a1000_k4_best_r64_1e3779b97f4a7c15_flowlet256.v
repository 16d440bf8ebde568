// SPDX-License-Identifier: Apache-2.0
// Module: sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15_flowlet256
// Written by: sluice 0.1.0
//
// GLB engine of SGLB: 64 profiles of 32 paths to 64 ports, 64 neighbours; latency 11; a path for every flowlet, of 256 at a time.
// A link that is seen down in cycle t gets no packet whose port is shown in cycle t + 11 or later.

module sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15_flowlet256 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [5:0] group,
    input  wire [31:0] flow,
    input  wire [15:0] flowlet_gap,
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
    input  wire cfg_we,
    input  wire [3:0] cfg_index,
    input  wire [14:0] cfg_value,
    input  wire rx_valid,
    input  wire rx_first,
    input  wire rx_last,
    input  wire [3:0] rx_spare,
    input  wire [127:0] rx_data,
    input  wire [7:0] max_age,
    input  wire [127:0] link_up,
    input  wire [127:0] session_up,
    input  wire [127:0] boot_done,
    input  wire map_we,
    input  wire [5:0] map_group,
    input  wire [63:0] map_used,
    input  wire [447:0] map_link,
    input  wire bgp_we,
    input  wire [5:0] bgp_group,
    input  wire [31:0] bgp_reachable,
    input  wire keep_we,
    input  wire [5:0] keep_value,
    output wire out_valid,
    output wire no_path,
    output wire unknown_group,
    output wire [5:0] port,
    output wire [4:0] path,
    output wire ready,
    output wire refreshed,
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

    reg [7:0] place_1;
    reg [7:0] place_2;
    reg [7:0] place_3;
    reg [7:0] place_4;
    reg [7:0] place_5;
    reg [7:0] place_6;
    reg [7:0] place_7;
    reg [7:0] place_8;
    reg [7:0] place_9;
    reg [7:0] place_10;
    reg [15:0] gap_count;
    // The decoder's answer, a cycle later: the decoder waits for the question.
    reg [7:0] neighbour_queue;
    reg [7:0] neighbour_utilisation;
    reg [7:0] neighbour_mean_queue;
    reg [31:0] present;
    reg [2:0] level_0;
    reg [2:0] level_1;
    reg [2:0] level_2;
    reg [2:0] level_3;
    reg [2:0] level_4;
    reg [2:0] level_5;
    reg [2:0] level_6;
    reg [2:0] level_7;
    reg [2:0] level_8;
    reg [2:0] level_9;
    reg [2:0] level_10;
    reg [2:0] level_11;
    reg [2:0] level_12;
    reg [2:0] level_13;
    reg [2:0] level_14;
    reg [2:0] level_15;
    reg [2:0] level_16;
    reg [2:0] level_17;
    reg [2:0] level_18;
    reg [2:0] level_19;
    reg [2:0] level_20;
    reg [2:0] level_21;
    reg [2:0] level_22;
    reg [2:0] level_23;
    reg [2:0] level_24;
    reg [2:0] level_25;
    reg [2:0] level_26;
    reg [2:0] level_27;
    reg [2:0] level_28;
    reg [2:0] level_29;
    reg [2:0] level_30;
    reg [2:0] level_31;
    reg unknown_3;
    reg unknown_4;
    reg unknown_5;
    reg unknown_6;
    reg unknown_7;
    reg unknown_8;
    reg unknown_9;
    reg unknown_10;
    reg [5:0] group_1;
    reg [5:0] group_2;
    reg [5:0] group_3;
    reg [5:0] group_4;
    reg [5:0] group_5;
    reg [5:0] group_6;
    reg [5:0] group_7;
    reg [5:0] group_8;
    reg [5:0] group_9;
    reg [5:0] group_10;
    reg [31:0] eligible_3;
    reg [31:0] eligible_4;
    reg [31:0] eligible_5;
    reg [31:0] eligible_6;
    reg [31:0] eligible_7;
    reg [31:0] eligible_8;
    reg [31:0] eligible_9;
    reg [31:0] eligible_10;
    reg [255:0] flowlet_live;
    reg [255:0] flowlet_recent;
    // A flowlet ends when the timer runs out and none of its packets came since it did last.
    reg [5:0] port_entry;
    reg found;
    reg answered;
    reg none_found;
    reg group_unknown;
    reg [4:0] taken;
    reg [5:0] ports [0:2047];
    // Profile and path of every flowlet.
    reg [10:0] flowlets [0:255];

    wire [55:0] packed_bits_1 = {{{2'd0, group}, flow}, 16'hffff};
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
        place_1 <= packed_bits_2[7:0];
        group_1 <= group;
    end

    wire [16:0] sum_1 = {1'b0, gap_count} + 17'd1;
    wire gap_over = sum_1 >= {1'b0, flowlet_gap};
    wire not_gap_over = ~gap_over;

    wire path_profiles_remote_read;
    wire [5:0] path_profiles_remote_neighbour;
    wire [5:0] path_profiles_remote_port;
    wire path_profiles_out_valid;
    wire path_profiles_unknown_profile;
    wire [31:0] path_profiles_present;
    wire [95:0] path_profiles_level;
    sglb_profiles_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3 path_profiles (
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
    glb_decoder_s64_p64_b16_t1000_a8_c16 message_decoder (
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

    always @(posedge clk) begin
        if ((path_we & ready) & 1'b1) begin
            ports[{path_profile, path_value}] <= path_local_port;
        end
    end

    wire path_state_out_valid;
    wire [31:0] path_state_enabled;
    wire path_state_wrong_group;
    path_enable_g64_n32_l128_h2 path_state (
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

    wire [31:0] eligible = path_state_enabled & present;

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
    wire [4:0] path_choice_path;
    wire path_choice_no_path;
    wire [31:0] path_choice_kept;
    topk_select_n32_l8_k4_best_r64_1e3779b97f4a7c15 path_choice (
        .clk(clk),
        .rst(rst),
        .valid(path_choice_valid),
        .enable(eligible),
        .level({
        level_31, level_30, level_29, level_28, level_27, level_26, level_25, level_24,
        level_23, level_22, level_21, level_20, level_19, level_18, level_17, level_16,
        level_15, level_14, level_13, level_12, level_11, level_10, level_9, level_8, level_7,
        level_6, level_5, level_4, level_3, level_2, level_1, level_0
    }),
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
        level_0 <= path_profiles_level[2:0];
        level_1 <= path_profiles_level[5:3];
        level_2 <= path_profiles_level[8:6];
        level_3 <= path_profiles_level[11:9];
        level_4 <= path_profiles_level[14:12];
        level_5 <= path_profiles_level[17:15];
        level_6 <= path_profiles_level[20:18];
        level_7 <= path_profiles_level[23:21];
        level_8 <= path_profiles_level[26:24];
        level_9 <= path_profiles_level[29:27];
        level_10 <= path_profiles_level[32:30];
        level_11 <= path_profiles_level[35:33];
        level_12 <= path_profiles_level[38:36];
        level_13 <= path_profiles_level[41:39];
        level_14 <= path_profiles_level[44:42];
        level_15 <= path_profiles_level[47:45];
        level_16 <= path_profiles_level[50:48];
        level_17 <= path_profiles_level[53:51];
        level_18 <= path_profiles_level[56:54];
        level_19 <= path_profiles_level[59:57];
        level_20 <= path_profiles_level[62:60];
        level_21 <= path_profiles_level[65:63];
        level_22 <= path_profiles_level[68:66];
        level_23 <= path_profiles_level[71:69];
        level_24 <= path_profiles_level[74:72];
        level_25 <= path_profiles_level[77:75];
        level_26 <= path_profiles_level[80:78];
        level_27 <= path_profiles_level[83:81];
        level_28 <= path_profiles_level[86:84];
        level_29 <= path_profiles_level[89:87];
        level_30 <= path_profiles_level[92:90];
        level_31 <= path_profiles_level[95:93];
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

    wire [10:0] flowlets_at_place_10 = flowlets[place_10];
    wire [31:0] shifted_1 = eligible_10 >> flowlets_at_place_10[4:0];
    wire [255:0] flowlet_live_shr_place_10 = flowlet_live >> place_10;
    wire both_1 = flowlet_live_shr_place_10[0] & (flowlets_at_place_10[10:5] == group_10);
    wire flowlet_goes_on = both_1 & shifted_1[0];
    wire [4:0] choice_1 = flowlet_goes_on ? flowlets_at_place_10[4:0] : path_choice_path;
    wire [10:0] flowlets_write_0_data = {group_10, choice_1};

    always @(posedge clk) begin
        if (found_next) begin
            flowlets[place_10] <= flowlets_write_0_data;
        end
    end

    wire [255:0] choice_2 = found_next ? (256'd1 << place_10) : 256'd0;
    wire [255:0] either_1 = flowlet_recent | (~{{255{gap_over}}, gap_over});
    wire [255:0] flowlet_recent_next = (not_gap_over ? flowlet_recent : 256'd0) | choice_2;

    always @(posedge clk) begin
        if (rst) begin
            gap_count <= 16'd0;
            flowlet_live <= 256'd0;
            flowlet_recent <= 256'd0;
        end else begin
            gap_count <= not_gap_over ? sum_1[15:0] : 16'd0;
            flowlet_live <= (flowlet_live & either_1) | choice_2;
            flowlet_recent <= flowlet_recent_next;
        end
    end

    wire [5:0] port_entry_next = ports[flowlets_write_0_data];

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
    assign port = (found & not_rst) ? port_entry : 6'd0;

    // Pipeline stage 11.
    always @(posedge clk) begin
        if (rst) begin
            found <= 1'b0;
            answered <= 1'b0;
            none_found <= 1'b0;
            group_unknown <= 1'b0;
            taken <= 5'd0;
        end else begin
            found <= found_next;
            answered <= path_choice_out_valid | unknown_10;
            none_found <= path_choice_no_path;
            group_unknown <= unknown_10;
            taken <= found_next ? choice_1 : 5'd0;
        end
    end

    assign path = not_rst ? taken : 5'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, packed_bits_2[15:8], path_profiles_out_valid, path_profiles_unknown_profile,
        message_decoder_state_valid, path_choice_kept, shifted_1[31:1],
        flowlet_live_shr_place_10[255:1]
    };
endmodule
