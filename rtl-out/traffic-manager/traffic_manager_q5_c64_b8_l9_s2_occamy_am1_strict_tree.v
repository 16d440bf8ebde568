// SPDX-License-Identifier: Apache-2.0
// Module: traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree
// Written by: sluice 0.1.0
//
// Traffic manager: 5 queues share 64 cells of 8 bytes, packets of up to 9 cells in 2 sub-lists.
// Store and forward, a cell in and a cell out each cycle.

module traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree (
    input  wire clk,
    input  wire rst,
    input  wire in_valid,
    input  wire [2:0] in_queue,
    input  wire [3:0] in_cells,
    input  wire [63:0] in_data,
    input  wire out_ready,
    input  wire [4:0] port_ready,
    output wire in_ready,
    output wire accepted,
    output wire refused,
    output wire malformed,
    output wire out_valid,
    output wire [2:0] out_queue,
    output wire out_first,
    output wire out_last,
    output wire [63:0] out_data,
    output wire expelled,
    output wire [2:0] expelled_queue,
    output wire [3:0] expelled_length,
    output wire [34:0] len,
    output wire [6:0] free_cells,
    output wire [6:0] threshold,
    output wire [31:0] accepted_packets,
    output wire [31:0] accepted_cells,
    output wire [31:0] refused_packets,
    output wire [31:0] refused_cells,
    output wire [31:0] expelled_packets,
    output wire [31:0] expelled_cells,
    output wire [31:0] sent_packets,
    output wire [31:0] sent_cells,
    output wire [31:0] malformed_packets
);

    // Bit q: queue q has a packet.
    reg [4:0] occupied;
    reg [6:0] length_0;
    reg [6:0] length_1;
    reg [6:0] length_2;
    reg [6:0] length_3;
    reg [6:0] length_4;
    // A queue's new oldest packet comes from the link memory in this cycle.
    reg linking;
    reg [2:0] link_queue;
    reg [9:0] link_data;
    reg [6:0] free;
    reg [1:0] sent_returning;
    reg [1:0] dropped_returning;
    reg [6:0] threshold_now;
    // Cells of the arriving packet that are still to come.
    reg [3:0] arriving_left;
    reg arriving_keep;
    reg [2:0] arriving_queue;
    reg [3:0] arriving_cells;
    reg arriving_list;
    reg arriving_linked;
    reg [5:0] arriving_first_0;
    reg [5:0] arriving_first_1;
    reg [5:0] arriving_last_0;
    reg [5:0] arriving_last_1;
    // There is a queue to drop from next.
    reg candidate_valid;
    reg [2:0] candidate;
    reg [5:0] pointer_0;
    reg [5:0] pointer_1;
    reg [5:0] pd_heads_data;
    // Cells from the present group on.
    reg [3:0] sending_left;
    reg sending_began;
    reg sending_moved;
    reg [5:0] sending_kept_0;
    reg [5:0] sending_kept_1;
    reg [2:0] sending_queue;
    reg sending_first;
    reg sending_lane;
    reg shown_valid;
    reg [2:0] shown_queue;
    reg shown_first;
    reg shown_last;
    reg [63:0] shown_data;
    // Cells from the present group on.
    reg [3:0] expelled_left;
    reg expelled_began;
    reg expelled_moved;
    reg [5:0] expelled_kept_0;
    reg [5:0] expelled_kept_1;
    // Oldest packet of each queue: {cells, first cell}.
    reg [9:0] heads [0:4];
    // First cell of the youngest packet of each queue.
    reg [5:0] tails [0:4];
    reg [9:0] pd_link [0:63];
    reg [5:0] cell_pointers_0 [0:63];
    reg [5:0] cell_pointers_1 [0:63];
    reg [5:0] pd_heads [0:63];
    reg [63:0] cell_data [0:63];

    wire [5:0] sending_cell_0 = sending_moved ? pointer_0 : sending_kept_0;
    wire [5:0] pointer_1_if_sending_moved = sending_moved ? pointer_1 : sending_kept_1;
    wire [5:0] sending_cell_1 = sending_began ? pd_heads_data : pointer_1_if_sending_moved;
    wire [5:0] expelled_cell_0 = expelled_moved ? pointer_0 : expelled_kept_0;
    wire [5:0] pointer_1_if_expelled_moved = expelled_moved ? pointer_1 : expelled_kept_1;
    wire [5:0] expelled_cell_1 = expelled_began ? pd_heads_data : pointer_1_if_expelled_moved;
    wire any_arriving_left = |arriving_left;
    wire not_any_arriving_left = ~any_arriving_left;
    wire not_rst = ~rst;
    wire header = (in_valid & not_any_arriving_left) & not_rst;
    wire well_formed = (3'd4 >= in_queue) & ((|in_cells) & (4'd9 >= in_cells));
    wire [6:0] packed_bits_1 = {3'd0, in_cells};
    wire fits = free >= packed_bits_1;
    wire [6:0] choice_1 = in_queue[1] ? (in_queue[0] ? length_3 : length_2) : (in_queue[0] ? length_1 : length_0);
    wire [6:0] choice_2 = in_queue[1] ? 7'd0 : (in_queue[0] ? 7'd0 : length_4);
    wire less_1 = (in_queue[2] ? choice_2 : choice_1) < threshold_now;
    wire fits_and_less_1 = fits & less_1;
    wire both_1 = (header & well_formed) & 1'b1;
    wire accepts = both_1 & fits_and_less_1;
    assign refused = both_1 & (~fits_and_less_1);
    assign malformed = header & (~well_formed);
    wire output_moves = (~shown_valid) | out_ready;
    wire any_sending_left = |sending_left;
    wire sends = output_moves & any_sending_left;

    always @(posedge clk) begin
        if (rst) begin
            shown_valid <= 1'b0;
        end else if (output_moves) begin
            shown_valid <= sends;
        end
    end

    wire sends_last = sending_left == 4'd1;
    wire both_2 = sends & ((sending_lane == 1'b1) | sends_last);
    wire [5:0] sending_cell_1_if_sending_lane = sending_lane ? sending_cell_1 : sending_cell_0;
    wire sending_ends = (~any_sending_left) | (sends & sends_last);
    wire sending_fetches = both_2 & (~sends_last);
    wire [1:0] sent_count = both_2 ? ({1'b0, sending_lane} + 2'd1) : 2'd0;
    wire [4:0] requests = occupied & port_ready;

    wire [4:0] scheduler_arbiter_grant;
    wire [2:0] scheduler_arbiter_index;
    wire scheduler_arbiter_valid;
    fixed_priority_arbiter_n5_arithmetic scheduler_arbiter (
        .clk(clk),
        .rst(rst),
        .request(requests),
        .ready(sending_ends),
        .grant(scheduler_arbiter_grant),
        .index(scheduler_arbiter_index),
        .valid(scheduler_arbiter_valid)
    );

    wire sending_began_next = scheduler_arbiter_valid & sending_ends;

    always @(posedge clk) begin
        if (sending_began_next) begin
            sending_queue <= scheduler_arbiter_index;
        end
    end

    wire expelled_more = 4'd2 < expelled_left;

    wire [1:0] pointer_arbiter_grant;
    wire pointer_arbiter_index;
    wire pointer_arbiter_valid;
    fixed_priority_arbiter_n2_arithmetic pointer_arbiter (
        .clk(clk),
        .rst(rst),
        .request({expelled_more, sending_fetches}),
        .ready(1'b1),
        .grant(pointer_arbiter_grant),
        .index(pointer_arbiter_index),
        .valid(pointer_arbiter_valid)
    );

    wire drop_reads_pointers = pointer_arbiter_grant[1];
    wire not_expelled_more = ~expelled_more;
    wire [1:0] choice_3 = not_expelled_more ? expelled_left[1:0] : 2'd0;
    wire [1:0] dropped_count = drop_reads_pointers ? 2'd2 : choice_3;
    wire [6:0] selector_len_0 = occupied[0] ? length_0 : 7'd0;
    wire [6:0] selector_len_1 = occupied[1] ? length_1 : 7'd0;
    wire [6:0] selector_len_2 = occupied[2] ? length_2 : 7'd0;
    wire [6:0] selector_len_3 = occupied[3] ? length_3 : 7'd0;
    wire [6:0] selector_len_4 = occupied[4] ? length_4 : 7'd0;
    wire [6:0] selector_len_1_if_candidate_0 = candidate[0] ? selector_len_1 : selector_len_0;
    wire [6:0] selector_len_3_if_candidate_0 = candidate[0] ? selector_len_3 : selector_len_2;
    wire [6:0] choice_4 = candidate[1] ? selector_len_3_if_candidate_0 : selector_len_1_if_candidate_0;
    wire [6:0] choice_5 = candidate[1] ? 7'd0 : (candidate[0] ? 7'd0 : selector_len_4);
    wire less_2 = threshold_now < (candidate[2] ? choice_5 : choice_4);
    wire drop_deserved = candidate_valid & less_2;
    wire [1:0] pd_arbiter_request = {drop_deserved & not_expelled_more, sending_began_next};

    wire [1:0] pd_arbiter_grant;
    wire pd_arbiter_index;
    wire pd_arbiter_valid;
    fixed_priority_arbiter_n2_arithmetic pd_arbiter (
        .clk(clk),
        .rst(rst),
        .request(pd_arbiter_request),
        .ready(1'b1),
        .grant(pd_arbiter_grant),
        .index(pd_arbiter_index),
        .valid(pd_arbiter_valid)
    );

    wire drops = pd_arbiter_grant[1];
    wire candidate_goes = ((~candidate_valid) | (~drop_deserved)) | drops;

    wire [2:0] selector_queue_index;
    wire selector_valid;
    occamy_selector_q5_w7_tree selector (
        .clk(clk),
        .rst(rst),
        .len({
        selector_len_4, selector_len_3, selector_len_2, selector_len_1, selector_len_0
    }),
        .threshold(threshold_now),
        .ready(candidate_goes),
        .queue_index(selector_queue_index),
        .valid(selector_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            candidate_valid <= 1'b0;
            candidate <= 3'd0;
        end else if (candidate_goes) begin
            candidate_valid <= selector_valid;
            candidate <= selector_queue_index;
        end
    end

    wire [2:0] leaving_queue = sending_began_next ? scheduler_arbiter_index : candidate;
    wire leaves = sending_began_next | drops;
    wire [5:0] youngest = (leaving_queue < 3'd5) ? tails[leaving_queue] : 6'd0;
    wire [9:0] heads_at_leaving_queue = (leaving_queue < 3'd5) ? heads[leaving_queue] : 10'd0;
    wire [9:0] choice_6 = (linking & (link_queue == leaving_queue)) ? link_data : heads_at_leaving_queue;
    wire [5:0] leaving_packet = choice_6[5:0];
    wire leaves_alone = leaving_packet == youngest;
    wire both_3 = (in_valid & any_arriving_left) & arriving_keep;
    wire cell_stored = accepts | both_3;

    wire [5:0] stored_cell;
    traffic_manager_free_list_c64_s2 free_list (
        .clk(clk),
        .rst(rst),
        .take(cell_stored),
        .sent_count(sent_count),
        .sent({sending_cell_1, sending_cell_0}),
        .dropped_count(dropped_count),
        .dropped({expelled_cell_1, expelled_cell_0}),
        .first_cell(stored_cell)
    );

    always @(posedge clk) begin
        if (cell_stored) begin
            cell_data[stored_cell] <= in_data;
        end
    end

    wire [3:0] choice_7 = not_any_arriving_left ? in_cells : arriving_left;
    wire inverse_1 = 4'd1 >= choice_7;
    wire arriving_left_enable = in_valid & 1'b1;

    always @(posedge clk) begin
        if (rst) begin
            arriving_left <= 4'd0;
        end else if (arriving_left_enable) begin
            arriving_left <= (~inverse_1) ? (choice_7 - 4'd1) : 4'd0;
        end
    end

    wire arriving_keep_enable = arriving_left_enable & not_any_arriving_left;

    always @(posedge clk) begin
        if (arriving_keep_enable) begin
            arriving_keep <= accepts;
            arriving_queue <= in_queue;
            arriving_cells <= in_cells;
        end
    end

    wire choice_8 = not_any_arriving_left ? 1'b0 : arriving_list;
    wire both_4 = arriving_linked & (~not_any_arriving_left);
    wire choice_8_eq_1 = choice_8 == 1'b1;

    always @(posedge clk) begin
        if (cell_stored) begin
            arriving_list <= choice_8_eq_1 ? 1'b0 : (choice_8 + 1'b1);
            arriving_linked <= both_4 | choice_8_eq_1;
        end
    end

    wire arriving_last_0_enable = cell_stored & (choice_8 == 1'b0);

    always @(posedge clk) begin
        if (arriving_last_0_enable) begin
            arriving_last_0 <= stored_cell;
        end
    end

    wire not_both_4 = ~both_4;
    wire arriving_first_0_enable = arriving_last_0_enable & not_both_4;

    always @(posedge clk) begin
        if (arriving_first_0_enable) begin
            arriving_first_0 <= stored_cell;
        end
    end

    wire [5:0] joining_packet = arriving_first_0_enable ? stored_cell : arriving_first_0;
    wire links_cell_0 = arriving_last_0_enable & both_4;

    always @(posedge clk) begin
        if (links_cell_0) begin
            cell_pointers_0[arriving_last_0] <= stored_cell;
        end
    end

    wire arriving_last_1_enable = cell_stored & choice_8_eq_1;

    always @(posedge clk) begin
        if (arriving_last_1_enable) begin
            arriving_last_1 <= stored_cell;
        end
    end

    wire arriving_first_1_enable = arriving_last_1_enable & not_both_4;

    always @(posedge clk) begin
        if (arriving_first_1_enable) begin
            arriving_first_1 <= stored_cell;
        end
    end

    wire [5:0] pd_heads_write_0_data = arriving_first_1_enable ? stored_cell : arriving_first_1;
    wire links_cell_1 = arriving_last_1_enable & both_4;

    always @(posedge clk) begin
        if (links_cell_1) begin
            cell_pointers_1[arriving_last_1] <= stored_cell;
        end
    end

    wire [3:0] choice_9 = not_any_arriving_left ? in_cells : arriving_cells;
    wire joins = cell_stored & inverse_1;

    always @(posedge clk) begin
        if (joins) begin
            pd_heads[joining_packet] <= pd_heads_write_0_data;
        end
    end

    wire [2:0] joining_queue = not_any_arriving_left ? in_queue : arriving_queue;

    always @(posedge clk) begin
        if (joins & (joining_queue < 3'd5)) begin
            tails[joining_queue] <= joining_packet;
        end
    end

    wire empties = leaves & leaves_alone;
    wire [4:0] occupied_shr_joining_queue = occupied >> joining_queue;
    wire both_5 = empties & (joins & (joining_queue == leaving_queue));
    wire joins_empty = (~occupied_shr_joining_queue[0]) | both_5;
    wire [9:0] heads_write_1_data = {choice_9, joining_packet};
    wire links = joins & (~joins_empty);
    wire [5:0] linked_to = (joining_queue < 3'd5) ? tails[joining_queue] : 6'd0;

    always @(posedge clk) begin
        if (links) begin
            pd_link[linked_to] <= heads_write_1_data;
        end
    end

    wire follows = leaves & (~leaves_alone);
    wire [9:0] link_data_next = pd_link[leaving_packet];

    always @(posedge clk) begin
        if (follows) begin
            link_queue <= leaving_queue;
            link_data <= link_data_next;
        end
    end

    always @(posedge clk) begin
        if (linking & (link_queue < 3'd5)) begin
            heads[link_queue] <= link_data;
        end
        if ((joins & joins_empty) & (joining_queue < 3'd5)) begin
            heads[joining_queue] <= heads_write_1_data;
        end
    end

    wire [4:0] inverse_2 = ~(empties ? (5'd1 << leaving_queue) : 5'd0);
    wire [4:0] occupied_next = (occupied & inverse_2) | (joins ? (5'd1 << joining_queue) : 5'd0);
    wire both_6 = accepts & (in_queue == 3'd0);
    wire both_7 = leaves & (leaving_queue == 3'd0);
    wire [6:0] sum_1 = length_0 + (both_6 ? packed_bits_1 : 7'd0);
    wire [6:0] packed_bits_2 = {3'd0, choice_6[9:6]};

    always @(posedge clk) begin
        if (rst) begin
            length_0 <= 7'd0;
        end else if (both_6 | both_7) begin
            length_0 <= sum_1 - (both_7 ? packed_bits_2 : 7'd0);
        end
    end

    wire both_8 = accepts & (in_queue == 3'd1);
    wire both_9 = leaves & (leaving_queue == 3'd1);
    wire [6:0] sum_2 = length_1 + (both_8 ? packed_bits_1 : 7'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_1 <= 7'd0;
        end else if (both_8 | both_9) begin
            length_1 <= sum_2 - (both_9 ? packed_bits_2 : 7'd0);
        end
    end

    wire both_10 = accepts & (in_queue == 3'd2);
    wire both_11 = leaves & (leaving_queue == 3'd2);
    wire [6:0] sum_3 = length_2 + (both_10 ? packed_bits_1 : 7'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_2 <= 7'd0;
        end else if (both_10 | both_11) begin
            length_2 <= sum_3 - (both_11 ? packed_bits_2 : 7'd0);
        end
    end

    wire both_12 = accepts & (in_queue == 3'd3);
    wire both_13 = leaves & (leaving_queue == 3'd3);
    wire [6:0] sum_4 = length_3 + (both_12 ? packed_bits_1 : 7'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_3 <= 7'd0;
        end else if (both_12 | both_13) begin
            length_3 <= sum_4 - (both_13 ? packed_bits_2 : 7'd0);
        end
    end

    wire both_14 = accepts & (in_queue == 3'd4);
    wire both_15 = leaves & (leaving_queue == 3'd4);
    wire [6:0] sum_5 = length_4 + (both_14 ? packed_bits_1 : 7'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_4 <= 7'd0;
        end else if (both_14 | both_15) begin
            length_4 <= sum_5 - (both_15 ? packed_bits_2 : 7'd0);
        end
    end

    wire [3:0] totals_accepted_count = accepts ? in_cells : 4'd0;
    wire [6:0] sum_6 = (free + {5'd0, sent_returning}) + {5'd0, dropped_returning};
    wire [16:0] shifted_1 = {10'd0, free} << 5'd3;
    wire [3:0] expelled_left_next = drops ? choice_6[9:6] : (expelled_left - {2'd0, dropped_count});
    wire pointer_0_enable = (1'b0 | sending_fetches) | drop_reads_pointers;
    wire [5:0] choice_10 = drop_reads_pointers ? expelled_cell_0 : sending_cell_0;
    wire [5:0] pointer_0_next = cell_pointers_0[choice_10];
    wire [5:0] choice_11 = drop_reads_pointers ? expelled_cell_1 : sending_cell_1;
    wire [5:0] pointer_1_next = cell_pointers_1[choice_11];

    always @(posedge clk) begin
        if (pointer_0_enable) begin
            pointer_0 <= pointer_0_next;
            pointer_1 <= pointer_1_next;
        end
    end

    wire [5:0] pd_heads_data_next = pd_heads[leaving_packet];

    always @(posedge clk) begin
        if (leaves) begin
            pd_heads_data <= pd_heads_data_next;
        end
    end

    wire [3:0] sending_left_next = sending_began_next ? choice_6[9:6] : (sending_left - (sends ? 4'd1 : 4'd0));

    always @(posedge clk) begin
        if (rst) begin
            occupied <= 5'd0;
            linking <= 1'b0;
            free <= 7'd64;
            sent_returning <= 2'd0;
            dropped_returning <= 2'd0;
            threshold_now <= 7'd32;
            sending_left <= 4'd0;
            sending_began <= 1'b0;
            sending_moved <= 1'b0;
            expelled_left <= 4'd0;
            expelled_began <= 1'b0;
            expelled_moved <= 1'b0;
        end else begin
            occupied <= occupied_next;
            linking <= follows;
            free <= sum_6 - {3'd0, totals_accepted_count};
            sent_returning <= sent_count;
            dropped_returning <= dropped_count;
            threshold_now <= 1'b0 ? 7'd127 : shifted_1[10:4];
            sending_left <= sending_left_next;
            sending_began <= sending_began_next;
            sending_moved <= sending_fetches;
            expelled_left <= expelled_left_next;
            expelled_began <= drops;
            expelled_moved <= drop_reads_pointers;
        end
    end

    wire [5:0] sending_kept_0_next = sending_began_next ? leaving_packet : sending_cell_0;

    always @(posedge clk) begin
        sending_kept_0 <= sending_kept_0_next;
        sending_kept_1 <= sending_cell_1;
        expelled_kept_0 <= drops ? leaving_packet : expelled_cell_0;
        expelled_kept_1 <= expelled_cell_1;
    end

    always @(posedge clk) begin
        if (sending_began_next | sends) begin
            sending_first <= sending_began_next;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            sending_lane <= 1'b0;
        end else if (sends) begin
            sending_lane <= both_2 ? 1'b0 : (sending_lane + 1'b1);
        end
    end

    wire [63:0] shown_data_next = cell_data[sending_cell_1_if_sending_lane];

    always @(posedge clk) begin
        if (sends) begin
            shown_queue <= sending_queue;
            shown_first <= sending_first;
            shown_last <= sends_last;
            shown_data <= shown_data_next;
        end
    end

    assign in_ready = 1'b1 & not_rst;
    assign out_valid = shown_valid & not_rst;
    assign out_queue = out_valid ? shown_queue : 3'd0;
    assign out_first = shown_first & out_valid;
    assign out_last = shown_last & out_valid;
    assign out_data = out_valid ? shown_data : 64'd0;
    assign expelled = drops & not_rst;
    assign expelled_queue = expelled ? candidate : 3'd0;
    assign expelled_length = expelled ? choice_6[9:6] : 4'd0;
    assign free_cells = not_rst ? free : 7'd0;
    assign threshold = not_rst ? threshold_now : 7'd0;
    wire shown_valid_and_out_ready = shown_valid & out_ready;

    traffic_manager_statistics_w4_drops totals (
        .clk(clk),
        .rst(rst),
        .accepted(accepts),
        .accepted_count(totals_accepted_count),
        .refused(refused),
        .refused_count(refused ? in_cells : 4'd0),
        .expelled(drops),
        .expelled_count(drops ? choice_6[9:6] : 4'd0),
        .sent(shown_valid_and_out_ready & shown_last),
        .sent_count(shown_valid_and_out_ready ? 4'd1 : 4'd0),
        .malformed(malformed),
        .accepted_packets(accepted_packets),
        .accepted_cells(accepted_cells),
        .refused_packets(refused_packets),
        .refused_cells(refused_cells),
        .expelled_packets(expelled_packets),
        .expelled_cells(expelled_cells),
        .sent_packets(sent_packets),
        .sent_cells(sent_cells),
        .malformed_packets(malformed_packets)
    );

    assign accepted = accepts;
    assign len = {
        not_rst ? length_4 : 7'd0, not_rst ? length_3 : 7'd0, not_rst ? length_2 : 7'd0,
        not_rst ? length_1 : 7'd0, not_rst ? length_0 : 7'd0
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, scheduler_arbiter_grant, pointer_arbiter_grant[0], pointer_arbiter_index,
        pointer_arbiter_valid, pd_arbiter_grant[0], pd_arbiter_index, pd_arbiter_valid,
        occupied_shr_joining_queue[4:1], shifted_1[3:0], shifted_1[16:11]
    };

`ifdef FORMAL
    wire [6:0] packed_bits_3 = {1'b0, leaving_packet};
    wire both_16 = links & ({1'b0, linked_to} == packed_bits_3);
    wire equal_1 = {1'b0, arriving_last_0} == {1'b0, choice_10};
    wire both_17 = pointer_0_enable & (1'b0 | ((links_cell_0 & equal_1) & 1'b1));
    wire equal_2 = {1'b0, arriving_last_1} == {1'b0, choice_11};
    wire both_18 = pointer_0_enable & (1'b0 | ((links_cell_1 & equal_2) & 1'b1));
    wire both_19 = joins & ({1'b0, joining_packet} == packed_bits_3);
    wire equal_3 = {1'b0, stored_cell} == {1'b0, sending_cell_1_if_sending_lane};
    wire both_20 = sends & (1'b0 | ((cell_stored & equal_3) & 1'b1));

    always @(posedge clk) begin
        if (!rst) begin
            pd_link_read_no_collision: assert (~(follows & (1'b0 | (both_16 & 1'b1))));
            free_cells_exist: assert (7'd64 >= free);
            cell_pointers_0_read_no_collision: assert (~both_17);
            cell_pointers_1_read_no_collision: assert (~both_18);
            pd_heads_read_no_collision: assert (~(leaves & (1'b0 | (both_19 & 1'b1))));
            cell_data_read_no_collision: assert (~both_20);
        end
    end
`endif
endmodule
