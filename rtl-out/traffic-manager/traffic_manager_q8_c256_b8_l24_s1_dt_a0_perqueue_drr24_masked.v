// SPDX-License-Identifier: Apache-2.0
// Module: traffic_manager_q8_c256_b8_l24_s1_dt_a0_perqueue_drr24_masked
// Written by: sluice 0.1.0
//
// Traffic manager: 8 queues share 256 cells of 8 bytes, packets of up to 24 cells in 1 sub-lists.
// Store and forward, a cell in and a cell out each cycle.

module traffic_manager_q8_c256_b8_l24_s1_dt_a0_perqueue_drr24_masked (
    input  wire clk,
    input  wire rst,
    input  wire in_valid,
    input  wire [2:0] in_queue,
    input  wire [4:0] in_cells,
    input  wire [63:0] in_data,
    input  wire out_ready,
    input  wire [7:0] port_ready,
    input  wire [2:0] cfg_queue,
    input  wire cfg_alpha_we,
    input  wire [3:0] cfg_alpha,
    input  wire cfg_quantum_we,
    input  wire [11:0] cfg_quantum,
    output wire in_ready,
    output wire accepted,
    output wire refused,
    output wire malformed,
    output wire out_valid,
    output wire [2:0] out_queue,
    output wire out_first,
    output wire out_last,
    output wire [63:0] out_data,
    output wire [71:0] len,
    output wire [8:0] free_cells,
    output wire [71:0] threshold,
    output wire [31:0] accepted_packets,
    output wire [31:0] accepted_cells,
    output wire [31:0] refused_packets,
    output wire [31:0] refused_cells,
    output wire [31:0] sent_packets,
    output wire [31:0] sent_cells,
    output wire [31:0] malformed_packets
);

    // Bit q: queue q has a packet.
    reg [7:0] occupied;
    reg [8:0] length_0;
    reg [8:0] length_1;
    reg [8:0] length_2;
    reg [8:0] length_3;
    reg [8:0] length_4;
    reg [8:0] length_5;
    reg [8:0] length_6;
    reg [8:0] length_7;
    // A queue's new oldest packet comes from the link memory in this cycle.
    reg linking;
    reg [2:0] link_queue;
    reg [12:0] link_data;
    reg [8:0] free;
    reg sent_returning;
    reg dropped_returning;
    reg [8:0] threshold_0;
    reg [8:0] threshold_1;
    reg [8:0] threshold_2;
    reg [8:0] threshold_3;
    reg [8:0] threshold_4;
    reg [8:0] threshold_5;
    reg [8:0] threshold_6;
    reg [8:0] threshold_7;
    // Cells of the arriving packet that are still to come.
    reg [4:0] arriving_left;
    reg arriving_keep;
    reg [2:0] arriving_queue;
    reg [4:0] arriving_cells;
    reg arriving_list;
    reg arriving_linked;
    reg [7:0] arriving_first_0;
    reg [7:0] arriving_last_0;
    reg [7:0] pointer_0;
    // Cells from the present group on.
    reg [4:0] sending_left;
    reg sending_moved;
    reg [7:0] sending_kept_0;
    reg [2:0] sending_queue;
    reg sending_first;
    reg sending_lane;
    reg shown_valid;
    reg [2:0] shown_queue;
    reg shown_first;
    reg shown_last;
    reg [63:0] shown_data;
    // The queue that is visited.
    reg [2:0] visited;
    reg [3:0] alpha_0;
    reg [3:0] alpha_1;
    reg [3:0] alpha_2;
    reg [3:0] alpha_3;
    reg [3:0] alpha_4;
    reg [3:0] alpha_5;
    reg [3:0] alpha_6;
    reg [3:0] alpha_7;
    // Oldest packet of each queue: {cells, first cell}.
    reg [12:0] heads [0:7];
    // First cell of the youngest packet of each queue.
    reg [7:0] tails [0:7];
    // Cells that each queue may still send in its visit.
    reg [12:0] deficits [0:7];
    // Cells that a visit adds.
    reg [11:0] quanta [0:7];
    reg [12:0] pd_link [0:255];
    reg [7:0] cell_pointers_0 [0:255];
    reg [63:0] cell_data [0:255];

    wire [7:0] sending_cell_0 = sending_moved ? pointer_0 : sending_kept_0;
    wire any_arriving_left = |arriving_left;
    wire not_any_arriving_left = ~any_arriving_left;
    wire not_rst = ~rst;
    wire header = (in_valid & not_any_arriving_left) & not_rst;
    wire well_formed = 1'b1 & ((|in_cells) & (5'd24 >= in_cells));
    wire [8:0] packed_bits_1 = {4'd0, in_cells};
    wire fits = free >= packed_bits_1;
    wire [8:0] choice_1 = in_queue[1] ? (in_queue[0] ? length_3 : length_2) : (in_queue[0] ? length_1 : length_0);
    wire [8:0] choice_2 = in_queue[1] ? (in_queue[0] ? length_7 : length_6) : (in_queue[0] ? length_5 : length_4);
    wire [8:0] choice_3 = in_queue[1] ? (in_queue[0] ? threshold_3 : threshold_2) : (in_queue[0] ? threshold_1 : threshold_0);
    wire [8:0] choice_4 = in_queue[1] ? (in_queue[0] ? threshold_7 : threshold_6) : (in_queue[0] ? threshold_5 : threshold_4);
    wire less_1 = (in_queue[2] ? choice_2 : choice_1) < (in_queue[2] ? choice_4 : choice_3);
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

    wire sends_last = sending_left == 5'd1;
    wire both_2 = sends & ((sending_lane == 1'b0) | sends_last);
    wire sending_lane_plus_1 = sending_lane + 1'b1;
    wire [7:0] choice_5 = sending_lane ? 8'd0 : sending_cell_0;
    wire sending_ends = (~any_sending_left) | (sends & sends_last);
    wire sending_fetches = both_2 & (~sends_last);
    wire sent_count = sending_lane_plus_1 & both_2;
    wire [7:0] requests = occupied & port_ready;

    always @(posedge clk) begin
        if (rst) begin
            quanta[3'd0] <= 12'd24;
            quanta[3'd1] <= 12'd24;
            quanta[3'd2] <= 12'd24;
            quanta[3'd3] <= 12'd24;
            quanta[3'd4] <= 12'd24;
            quanta[3'd5] <= 12'd24;
            quanta[3'd6] <= 12'd24;
            quanta[3'd7] <= 12'd24;
        end else begin
            if (cfg_quantum_we & (|cfg_quantum)) begin
                quanta[cfg_queue] <= cfg_quantum;
            end
        end
    end

    wire [7:0] requests_shr_visited = requests >> visited;
    wire [12:0] deficits_at_visited = deficits[visited];
    wire [12:0] heads_at_visited = heads[visited];
    wire [12:0] choice_6 = (linking & (link_queue == visited)) ? link_data : heads_at_visited;
    wire less_2 = deficits_at_visited < {8'd0, choice_6[12:8]};
    wire visit_stays = requests_shr_visited[0] & (~less_2);
    wire scheduler_arbiter_ready = sending_ends & (~visit_stays);

    wire [7:0] scheduler_arbiter_grant;
    wire [2:0] scheduler_arbiter_index;
    wire scheduler_arbiter_valid;
    rr_arbiter_n8_masked scheduler_arbiter (
        .clk(clk),
        .rst(rst),
        .request(requests),
        .ready(scheduler_arbiter_ready),
        .grant(scheduler_arbiter_grant),
        .index(scheduler_arbiter_index),
        .valid(scheduler_arbiter_valid)
    );

    wire visited_enable = scheduler_arbiter_valid & scheduler_arbiter_ready;

    always @(posedge clk) begin
        if (rst) begin
            visited <= 3'd0;
        end else if (visited_enable) begin
            visited <= scheduler_arbiter_index;
        end
    end

    wire [11:0] entry_1 = quanta[scheduler_arbiter_index];
    wire [12:0] entry_2 = deficits[scheduler_arbiter_index];
    wire [13:0] sum_1 = {1'b0, entry_2} + {2'd0, entry_1};
    wire [12:0] choice_7 = sum_1[13] ? 13'd8191 : sum_1[12:0];
    wire [12:0] heads_at_scheduler_arbiter_index = heads[scheduler_arbiter_index];
    wire both_3 = linking & (link_queue == scheduler_arbiter_index);
    wire [12:0] link_data_if_both_3 = both_3 ? link_data : heads_at_scheduler_arbiter_index;
    wire less_3 = choice_7 < {8'd0, link_data_if_both_3[12:8]};
    wire [2:0] leaving_queue = visit_stays ? visited : scheduler_arbiter_index;
    wire [12:0] choice_8 = visit_stays ? deficits_at_visited : choice_7;
    wire visit_stays_and_sending_ends = visit_stays & sending_ends;
    wire either_1 = visit_stays_and_sending_ends | (visited_enable & (~less_3));
    wire sending_first_next = either_1 & not_rst;

    always @(posedge clk) begin
        if (sending_first_next) begin
            sending_queue <= leaving_queue;
        end
    end

    wire [12:0] heads_at_leaving_queue = heads[leaving_queue];
    wire [12:0] choice_9 = (linking & (link_queue == leaving_queue)) ? link_data : heads_at_leaving_queue;
    wire [7:0] leaving_packet = choice_9[7:0];
    wire [12:0] choice_10 = sending_first_next ? {8'd0, choice_9[12:8]} : 13'd0;
    wire deficits_write_0 = visit_stays_and_sending_ends | visited_enable;
    wire leaves = sending_first_next | 1'b0;
    wire [7:0] youngest = tails[leaving_queue];
    wire leaves_alone = leaving_packet == youngest;
    wire both_4 = (in_valid & any_arriving_left) & arriving_keep;
    wire cell_stored = accepts | both_4;

    wire [7:0] stored_cell;
    traffic_manager_free_list_c256_s1 free_list (
        .clk(clk),
        .rst(rst),
        .take(cell_stored),
        .sent_count(sent_count),
        .sent(sending_cell_0),
        .dropped_count(1'b0),
        .dropped(8'd0),
        .first_cell(stored_cell)
    );

    always @(posedge clk) begin
        if (cell_stored) begin
            cell_data[stored_cell] <= in_data;
        end
    end

    wire [4:0] choice_11 = not_any_arriving_left ? in_cells : arriving_left;
    wire inverse_1 = 5'd1 >= choice_11;
    wire arriving_left_enable = in_valid & 1'b1;

    always @(posedge clk) begin
        if (rst) begin
            arriving_left <= 5'd0;
        end else if (arriving_left_enable) begin
            arriving_left <= (~inverse_1) ? (choice_11 - 5'd1) : 5'd0;
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

    wire choice_12 = not_any_arriving_left ? 1'b0 : arriving_list;
    wire both_5 = arriving_linked & (~not_any_arriving_left);
    wire choice_12_eq_0 = choice_12 == 1'b0;
    wire arriving_list_next = choice_12_eq_0 ? 1'b0 : (choice_12 + 1'b1);

    always @(posedge clk) begin
        if (cell_stored) begin
            arriving_list <= arriving_list_next;
            arriving_linked <= both_5 | choice_12_eq_0;
        end
    end

    wire arriving_last_0_enable = cell_stored & choice_12_eq_0;

    always @(posedge clk) begin
        if (arriving_last_0_enable) begin
            arriving_last_0 <= stored_cell;
        end
    end

    wire arriving_first_0_enable = arriving_last_0_enable & (~both_5);

    always @(posedge clk) begin
        if (arriving_first_0_enable) begin
            arriving_first_0 <= stored_cell;
        end
    end

    wire [7:0] joining_packet = arriving_first_0_enable ? stored_cell : arriving_first_0;
    wire links_cell_0 = arriving_last_0_enable & both_5;

    always @(posedge clk) begin
        if (links_cell_0) begin
            cell_pointers_0[arriving_last_0] <= stored_cell;
        end
    end

    wire [4:0] choice_13 = not_any_arriving_left ? in_cells : arriving_cells;
    wire joins = cell_stored & inverse_1;
    wire [2:0] joining_queue = not_any_arriving_left ? in_queue : arriving_queue;

    always @(posedge clk) begin
        if (joins) begin
            tails[joining_queue] <= joining_packet;
        end
    end

    wire both_6 = joins & (joining_queue == leaving_queue);
    wire empties = leaves & leaves_alone;
    wire [7:0] occupied_shr_joining_queue = occupied >> joining_queue;
    wire joins_empty = (~occupied_shr_joining_queue[0]) | (empties & both_6);
    wire [12:0] heads_write_1_data = {choice_13, joining_packet};
    wire links = joins & (~joins_empty);
    wire [7:0] linked_to = tails[joining_queue];

    always @(posedge clk) begin
        if (links) begin
            pd_link[linked_to] <= heads_write_1_data;
        end
    end

    wire follows = leaves & (~leaves_alone);
    wire [12:0] link_data_next = pd_link[leaving_packet];

    always @(posedge clk) begin
        if (follows) begin
            link_queue <= leaving_queue;
            link_data <= link_data_next;
        end
    end

    always @(posedge clk) begin
        if (linking) begin
            heads[link_queue] <= link_data;
        end
        if (joins & joins_empty) begin
            heads[joining_queue] <= heads_write_1_data;
        end
    end

    wire [7:0] inverse_2 = ~(empties ? (8'd1 << leaving_queue) : 8'd0);
    wire [7:0] occupied_next = (occupied & inverse_2) | (joins ? (8'd1 << joining_queue) : 8'd0);

    always @(posedge clk) begin
        if (rst) begin
            deficits[3'd0] <= 13'd0;
            deficits[3'd1] <= 13'd0;
            deficits[3'd2] <= 13'd0;
            deficits[3'd3] <= 13'd0;
            deficits[3'd4] <= 13'd0;
            deficits[3'd5] <= 13'd0;
            deficits[3'd6] <= 13'd0;
            deficits[3'd7] <= 13'd0;
        end else begin
            if (deficits_write_0) begin
                deficits[leaving_queue] <= choice_8 - choice_10;
            end
            if (empties & (~both_6)) begin
                deficits[leaving_queue] <= 13'd0;
            end
        end
    end

    wire both_7 = accepts & (in_queue == 3'd0);
    wire both_8 = leaves & (leaving_queue == 3'd0);
    wire [8:0] sum_2 = length_0 + (both_7 ? packed_bits_1 : 9'd0);
    wire [8:0] packed_bits_2 = {4'd0, choice_9[12:8]};

    always @(posedge clk) begin
        if (rst) begin
            length_0 <= 9'd0;
        end else if (both_7 | both_8) begin
            length_0 <= sum_2 - (both_8 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_9 = accepts & (in_queue == 3'd1);
    wire both_10 = leaves & (leaving_queue == 3'd1);
    wire [8:0] sum_3 = length_1 + (both_9 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_1 <= 9'd0;
        end else if (both_9 | both_10) begin
            length_1 <= sum_3 - (both_10 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_11 = accepts & (in_queue == 3'd2);
    wire both_12 = leaves & (leaving_queue == 3'd2);
    wire [8:0] sum_4 = length_2 + (both_11 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_2 <= 9'd0;
        end else if (both_11 | both_12) begin
            length_2 <= sum_4 - (both_12 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_13 = accepts & (in_queue == 3'd3);
    wire both_14 = leaves & (leaving_queue == 3'd3);
    wire [8:0] sum_5 = length_3 + (both_13 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_3 <= 9'd0;
        end else if (both_13 | both_14) begin
            length_3 <= sum_5 - (both_14 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_15 = accepts & (in_queue == 3'd4);
    wire both_16 = leaves & (leaving_queue == 3'd4);
    wire [8:0] sum_6 = length_4 + (both_15 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_4 <= 9'd0;
        end else if (both_15 | both_16) begin
            length_4 <= sum_6 - (both_16 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_17 = accepts & (in_queue == 3'd5);
    wire both_18 = leaves & (leaving_queue == 3'd5);
    wire [8:0] sum_7 = length_5 + (both_17 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_5 <= 9'd0;
        end else if (both_17 | both_18) begin
            length_5 <= sum_7 - (both_18 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_19 = accepts & (in_queue == 3'd6);
    wire both_20 = leaves & (leaving_queue == 3'd6);
    wire [8:0] sum_8 = length_6 + (both_19 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_6 <= 9'd0;
        end else if (both_19 | both_20) begin
            length_6 <= sum_8 - (both_20 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_21 = accepts & (in_queue == 3'd7);
    wire both_22 = leaves & (leaving_queue == 3'd7);
    wire [8:0] sum_9 = length_7 + (both_21 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_7 <= 9'd0;
        end else if (both_21 | both_22) begin
            length_7 <= sum_9 - (both_22 ? packed_bits_2 : 9'd0);
        end
    end

    wire [4:0] totals_accepted_count = accepts ? in_cells : 5'd0;
    wire [8:0] sum_10 = (free + {8'd0, sent_returning}) + {8'd0, dropped_returning};
    wire both_23 = cfg_alpha_we & (4'd10 >= cfg_alpha);

    always @(posedge clk) begin
        if (rst) begin
            alpha_0 <= 4'd4;
        end else if (both_23 & (cfg_queue == 3'd0)) begin
            alpha_0 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3 = {10'd0, free};
    wire [18:0] packed_bits_3_shl_alpha_0 = packed_bits_3 << alpha_0;
    wire [8:0] threshold_0_next = (|packed_bits_3_shl_alpha_0[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_0[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_1 <= 4'd4;
        end else if (both_23 & (cfg_queue == 3'd1)) begin
            alpha_1 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_1 = packed_bits_3 << alpha_1;
    wire [8:0] threshold_1_next = (|packed_bits_3_shl_alpha_1[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_1[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_2 <= 4'd4;
        end else if (both_23 & (cfg_queue == 3'd2)) begin
            alpha_2 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_2 = packed_bits_3 << alpha_2;
    wire [8:0] threshold_2_next = (|packed_bits_3_shl_alpha_2[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_2[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_3 <= 4'd4;
        end else if (both_23 & (cfg_queue == 3'd3)) begin
            alpha_3 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_3 = packed_bits_3 << alpha_3;
    wire [8:0] threshold_3_next = (|packed_bits_3_shl_alpha_3[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_3[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_4 <= 4'd4;
        end else if (both_23 & (cfg_queue == 3'd4)) begin
            alpha_4 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_4 = packed_bits_3 << alpha_4;
    wire [8:0] threshold_4_next = (|packed_bits_3_shl_alpha_4[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_4[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_5 <= 4'd4;
        end else if (both_23 & (cfg_queue == 3'd5)) begin
            alpha_5 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_5 = packed_bits_3 << alpha_5;
    wire [8:0] threshold_5_next = (|packed_bits_3_shl_alpha_5[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_5[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_6 <= 4'd4;
        end else if (both_23 & (cfg_queue == 3'd6)) begin
            alpha_6 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_6 = packed_bits_3 << alpha_6;
    wire [8:0] threshold_6_next = (|packed_bits_3_shl_alpha_6[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_6[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_7 <= 4'd4;
        end else if (both_23 & (cfg_queue == 3'd7)) begin
            alpha_7 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_7 = packed_bits_3 << alpha_7;
    wire [8:0] threshold_7_next = (|packed_bits_3_shl_alpha_7[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_7[12:4];
    wire pointer_0_enable = 1'b0 | sending_fetches;
    wire [7:0] pointer_0_next = cell_pointers_0[sending_cell_0];

    always @(posedge clk) begin
        if (pointer_0_enable) begin
            pointer_0 <= pointer_0_next;
        end
    end

    wire [4:0] sending_left_next = sending_first_next ? choice_9[12:8] : (sending_left - (sends ? 5'd1 : 5'd0));

    always @(posedge clk) begin
        if (rst) begin
            occupied <= 8'd0;
            linking <= 1'b0;
            free <= 9'd256;
            sent_returning <= 1'b0;
            dropped_returning <= 1'b0;
            threshold_0 <= 9'd256;
            threshold_1 <= 9'd256;
            threshold_2 <= 9'd256;
            threshold_3 <= 9'd256;
            threshold_4 <= 9'd256;
            threshold_5 <= 9'd256;
            threshold_6 <= 9'd256;
            threshold_7 <= 9'd256;
            sending_left <= 5'd0;
            sending_moved <= 1'b0;
        end else begin
            occupied <= occupied_next;
            linking <= follows;
            free <= sum_10 - {4'd0, totals_accepted_count};
            sent_returning <= sent_count;
            dropped_returning <= 1'b0;
            threshold_0 <= threshold_0_next;
            threshold_1 <= threshold_1_next;
            threshold_2 <= threshold_2_next;
            threshold_3 <= threshold_3_next;
            threshold_4 <= threshold_4_next;
            threshold_5 <= threshold_5_next;
            threshold_6 <= threshold_6_next;
            threshold_7 <= threshold_7_next;
            sending_left <= sending_left_next;
            sending_moved <= sending_fetches;
        end
    end

    wire [7:0] sending_kept_0_next = sending_first_next ? leaving_packet : sending_cell_0;

    always @(posedge clk) begin
        sending_kept_0 <= sending_kept_0_next;
    end

    always @(posedge clk) begin
        if (sending_first_next | sends) begin
            sending_first <= sending_first_next;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            sending_lane <= 1'b0;
        end else if (sends) begin
            sending_lane <= both_2 ? 1'b0 : sending_lane_plus_1;
        end
    end

    wire [63:0] shown_data_next = cell_data[choice_5];

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
    assign free_cells = not_rst ? free : 9'd0;
    wire shown_valid_and_out_ready = shown_valid & out_ready;

    traffic_manager_statistics_w5 totals (
        .clk(clk),
        .rst(rst),
        .accepted(accepts),
        .accepted_count(totals_accepted_count),
        .refused(refused),
        .refused_count(refused ? in_cells : 5'd0),
        .sent(shown_valid_and_out_ready & shown_last),
        .sent_count(shown_valid_and_out_ready ? 5'd1 : 5'd0),
        .malformed(malformed),
        .accepted_packets(accepted_packets),
        .accepted_cells(accepted_cells),
        .refused_packets(refused_packets),
        .refused_cells(refused_cells),
        .sent_packets(sent_packets),
        .sent_cells(sent_cells),
        .malformed_packets(malformed_packets)
    );

    assign accepted = accepts;
    assign len = {
        not_rst ? length_7 : 9'd0, not_rst ? length_6 : 9'd0, not_rst ? length_5 : 9'd0,
        not_rst ? length_4 : 9'd0, not_rst ? length_3 : 9'd0, not_rst ? length_2 : 9'd0,
        not_rst ? length_1 : 9'd0, not_rst ? length_0 : 9'd0
    };
    assign threshold = {
        not_rst ? threshold_7 : 9'd0, not_rst ? threshold_6 : 9'd0,
        not_rst ? threshold_5 : 9'd0, not_rst ? threshold_4 : 9'd0,
        not_rst ? threshold_3 : 9'd0, not_rst ? threshold_2 : 9'd0,
        not_rst ? threshold_1 : 9'd0, not_rst ? threshold_0 : 9'd0
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, requests_shr_visited[7:1], choice_6[7:0], scheduler_arbiter_grant,
        link_data_if_both_3[7:0], occupied_shr_joining_queue[7:1],
        packed_bits_3_shl_alpha_0[3:0], packed_bits_3_shl_alpha_1[3:0],
        packed_bits_3_shl_alpha_2[3:0], packed_bits_3_shl_alpha_3[3:0],
        packed_bits_3_shl_alpha_4[3:0], packed_bits_3_shl_alpha_5[3:0],
        packed_bits_3_shl_alpha_6[3:0], packed_bits_3_shl_alpha_7[3:0]
    };

`ifdef FORMAL
    wire equal_1 = {1'b0, linked_to} == {1'b0, leaving_packet};
    wire both_24 = follows & (1'b0 | ((links & equal_1) & 1'b1));
    wire equal_2 = {1'b0, arriving_last_0} == {1'b0, sending_cell_0};
    wire both_25 = pointer_0_enable & (1'b0 | ((links_cell_0 & equal_2) & 1'b1));
    wire both_26 = cell_stored & ({1'b0, stored_cell} == {1'b0, choice_5});

    always @(posedge clk) begin
        if (!rst) begin
            pd_link_read_no_collision: assert (~both_24);
            free_cells_exist: assert (9'd256 >= free);
            cell_pointers_0_read_no_collision: assert (~both_25);
            cell_data_read_no_collision: assert (~(sends & (1'b0 | (both_26 & 1'b1))));
        end
    end
`endif
endmodule
