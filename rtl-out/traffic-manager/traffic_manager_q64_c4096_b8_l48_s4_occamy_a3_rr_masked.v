// SPDX-License-Identifier: Apache-2.0
// Module: traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked
// Written by: sluice 0.1.0
//
// Traffic manager: 64 queues share 4096 cells of 8 bytes, packets of up to 48 cells in 4 sub-lists.
// Store and forward, a cell in and a cell out each cycle.

module traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked (
    input  wire clk,
    input  wire rst,
    input  wire in_valid,
    input  wire [5:0] in_queue,
    input  wire [5:0] in_cells,
    input  wire [63:0] in_data,
    input  wire out_ready,
    input  wire [63:0] port_ready,
    output wire in_ready,
    output wire accepted,
    output wire refused,
    output wire malformed,
    output wire out_valid,
    output wire [5:0] out_queue,
    output wire out_first,
    output wire out_last,
    output wire [63:0] out_data,
    output wire expelled,
    output wire [5:0] expelled_queue,
    output wire [5:0] expelled_length,
    output wire [831:0] len,
    output wire [12:0] free_cells,
    output wire [12:0] threshold,
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
    reg [63:0] occupied;
    reg [12:0] length_0;
    reg [12:0] length_1;
    reg [12:0] length_2;
    reg [12:0] length_3;
    reg [12:0] length_4;
    reg [12:0] length_5;
    reg [12:0] length_6;
    reg [12:0] length_7;
    reg [12:0] length_8;
    reg [12:0] length_9;
    reg [12:0] length_10;
    reg [12:0] length_11;
    reg [12:0] length_12;
    reg [12:0] length_13;
    reg [12:0] length_14;
    reg [12:0] length_15;
    reg [12:0] length_16;
    reg [12:0] length_17;
    reg [12:0] length_18;
    reg [12:0] length_19;
    reg [12:0] length_20;
    reg [12:0] length_21;
    reg [12:0] length_22;
    reg [12:0] length_23;
    reg [12:0] length_24;
    reg [12:0] length_25;
    reg [12:0] length_26;
    reg [12:0] length_27;
    reg [12:0] length_28;
    reg [12:0] length_29;
    reg [12:0] length_30;
    reg [12:0] length_31;
    reg [12:0] length_32;
    reg [12:0] length_33;
    reg [12:0] length_34;
    reg [12:0] length_35;
    reg [12:0] length_36;
    reg [12:0] length_37;
    reg [12:0] length_38;
    reg [12:0] length_39;
    reg [12:0] length_40;
    reg [12:0] length_41;
    reg [12:0] length_42;
    reg [12:0] length_43;
    reg [12:0] length_44;
    reg [12:0] length_45;
    reg [12:0] length_46;
    reg [12:0] length_47;
    reg [12:0] length_48;
    reg [12:0] length_49;
    reg [12:0] length_50;
    reg [12:0] length_51;
    reg [12:0] length_52;
    reg [12:0] length_53;
    reg [12:0] length_54;
    reg [12:0] length_55;
    reg [12:0] length_56;
    reg [12:0] length_57;
    reg [12:0] length_58;
    reg [12:0] length_59;
    reg [12:0] length_60;
    reg [12:0] length_61;
    reg [12:0] length_62;
    reg [12:0] length_63;
    // A queue's new oldest packet comes from the link memory in this cycle.
    reg linking;
    reg [5:0] link_queue;
    reg [17:0] link_data;
    reg [12:0] free;
    reg [2:0] sent_returning;
    reg [2:0] dropped_returning;
    reg [12:0] threshold_now;
    // Cells of the arriving packet that are still to come.
    reg [5:0] arriving_left;
    reg arriving_keep;
    reg [5:0] arriving_queue;
    reg [5:0] arriving_cells;
    reg [1:0] arriving_list;
    reg arriving_linked;
    reg [11:0] arriving_first_0;
    reg [11:0] arriving_first_1;
    reg [11:0] arriving_first_2;
    reg [11:0] arriving_first_3;
    reg [11:0] arriving_last_0;
    reg [11:0] arriving_last_1;
    reg [11:0] arriving_last_2;
    reg [11:0] arriving_last_3;
    // There is a queue to drop from next.
    reg candidate_valid;
    reg [5:0] candidate;
    reg [11:0] pointer_0;
    reg [11:0] pointer_1;
    reg [11:0] pointer_2;
    reg [11:0] pointer_3;
    reg [35:0] pd_heads_data;
    // Cells from the present group on.
    reg [5:0] sending_left;
    reg sending_began;
    reg sending_moved;
    reg [11:0] sending_kept_0;
    reg [11:0] sending_kept_1;
    reg [11:0] sending_kept_2;
    reg [11:0] sending_kept_3;
    reg [5:0] sending_queue;
    reg sending_first;
    reg [1:0] sending_lane;
    reg shown_valid;
    reg [5:0] shown_queue;
    reg shown_first;
    reg shown_last;
    reg [63:0] shown_data;
    // Cells from the present group on.
    reg [5:0] expelled_left;
    reg expelled_began;
    reg expelled_moved;
    reg [11:0] expelled_kept_0;
    reg [11:0] expelled_kept_1;
    reg [11:0] expelled_kept_2;
    reg [11:0] expelled_kept_3;
    // Oldest packet of each queue: {cells, first cell}.
    reg [17:0] heads [0:63];
    // First cell of the youngest packet of each queue.
    reg [11:0] tails [0:63];
    reg [17:0] pd_link [0:4095];
    reg [11:0] cell_pointers_0 [0:4095];
    reg [11:0] cell_pointers_1 [0:4095];
    reg [11:0] cell_pointers_2 [0:4095];
    reg [11:0] cell_pointers_3 [0:4095];
    reg [35:0] pd_heads [0:4095];
    reg [63:0] cell_data [0:4095];

    wire [11:0] sending_cell_0 = sending_moved ? pointer_0 : sending_kept_0;
    wire [11:0] pointer_1_if_sending_moved = sending_moved ? pointer_1 : sending_kept_1;
    wire [11:0] sending_cell_1 = sending_began ? pd_heads_data[11:0] : pointer_1_if_sending_moved;
    wire [11:0] pointer_2_if_sending_moved = sending_moved ? pointer_2 : sending_kept_2;
    wire [11:0] sending_cell_2 = sending_began ? pd_heads_data[23:12] : pointer_2_if_sending_moved;
    wire [11:0] pointer_3_if_sending_moved = sending_moved ? pointer_3 : sending_kept_3;
    wire [11:0] sending_cell_3 = sending_began ? pd_heads_data[35:24] : pointer_3_if_sending_moved;
    wire [11:0] expelled_cell_0 = expelled_moved ? pointer_0 : expelled_kept_0;
    wire [11:0] pointer_1_if_expelled_moved = expelled_moved ? pointer_1 : expelled_kept_1;
    wire [11:0] expelled_cell_1 = expelled_began ? pd_heads_data[11:0] : pointer_1_if_expelled_moved;
    wire [11:0] pointer_2_if_expelled_moved = expelled_moved ? pointer_2 : expelled_kept_2;
    wire [11:0] expelled_cell_2 = expelled_began ? pd_heads_data[23:12] : pointer_2_if_expelled_moved;
    wire [11:0] pointer_3_if_expelled_moved = expelled_moved ? pointer_3 : expelled_kept_3;
    wire [11:0] expelled_cell_3 = expelled_began ? pd_heads_data[35:24] : pointer_3_if_expelled_moved;
    wire any_arriving_left = |arriving_left;
    wire not_any_arriving_left = ~any_arriving_left;
    wire not_rst = ~rst;
    wire header = (in_valid & not_any_arriving_left) & not_rst;
    wire well_formed = 1'b1 & ((|in_cells) & (6'd48 >= in_cells));
    wire [12:0] packed_bits_1 = {7'd0, in_cells};
    wire fits = free >= packed_bits_1;
    wire [12:0] choice_1 = in_queue[1] ? (in_queue[0] ? length_3 : length_2) : (in_queue[0] ? length_1 : length_0);
    wire [12:0] choice_2 = in_queue[1] ? (in_queue[0] ? length_7 : length_6) : (in_queue[0] ? length_5 : length_4);
    wire [12:0] choice_3 = in_queue[1] ? (in_queue[0] ? length_11 : length_10) : (in_queue[0] ? length_9 : length_8);
    wire [12:0] choice_4 = in_queue[1] ? (in_queue[0] ? length_15 : length_14) : (in_queue[0] ? length_13 : length_12);
    wire [12:0] choice_5 = in_queue[1] ? (in_queue[0] ? length_19 : length_18) : (in_queue[0] ? length_17 : length_16);
    wire [12:0] choice_6 = in_queue[1] ? (in_queue[0] ? length_23 : length_22) : (in_queue[0] ? length_21 : length_20);
    wire [12:0] choice_7 = in_queue[1] ? (in_queue[0] ? length_27 : length_26) : (in_queue[0] ? length_25 : length_24);
    wire [12:0] choice_8 = in_queue[1] ? (in_queue[0] ? length_31 : length_30) : (in_queue[0] ? length_29 : length_28);
    wire [12:0] choice_9 = in_queue[1] ? (in_queue[0] ? length_35 : length_34) : (in_queue[0] ? length_33 : length_32);
    wire [12:0] choice_10 = in_queue[1] ? (in_queue[0] ? length_39 : length_38) : (in_queue[0] ? length_37 : length_36);
    wire [12:0] choice_11 = in_queue[1] ? (in_queue[0] ? length_43 : length_42) : (in_queue[0] ? length_41 : length_40);
    wire [12:0] choice_12 = in_queue[1] ? (in_queue[0] ? length_47 : length_46) : (in_queue[0] ? length_45 : length_44);
    wire [12:0] choice_13 = in_queue[1] ? (in_queue[0] ? length_51 : length_50) : (in_queue[0] ? length_49 : length_48);
    wire [12:0] choice_14 = in_queue[1] ? (in_queue[0] ? length_55 : length_54) : (in_queue[0] ? length_53 : length_52);
    wire [12:0] choice_15 = in_queue[1] ? (in_queue[0] ? length_59 : length_58) : (in_queue[0] ? length_57 : length_56);
    wire [12:0] choice_16 = in_queue[1] ? (in_queue[0] ? length_63 : length_62) : (in_queue[0] ? length_61 : length_60);
    wire [12:0] choice_17 = in_queue[3] ? (in_queue[2] ? choice_4 : choice_3) : (in_queue[2] ? choice_2 : choice_1);
    wire [12:0] choice_18 = in_queue[3] ? (in_queue[2] ? choice_8 : choice_7) : (in_queue[2] ? choice_6 : choice_5);
    wire [12:0] choice_19 = in_queue[3] ? (in_queue[2] ? choice_12 : choice_11) : (in_queue[2] ? choice_10 : choice_9);
    wire [12:0] choice_20 = in_queue[3] ? (in_queue[2] ? choice_16 : choice_15) : (in_queue[2] ? choice_14 : choice_13);
    wire [12:0] choice_21 = in_queue[5] ? (in_queue[4] ? choice_20 : choice_19) : (in_queue[4] ? choice_18 : choice_17);
    wire both_1 = fits & (choice_21 < threshold_now);
    wire both_2 = (header & well_formed) & 1'b1;
    wire accepts = both_2 & both_1;
    assign refused = both_2 & (~both_1);
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

    wire sends_last = sending_left == 6'd1;
    wire both_3 = sends & ((sending_lane == 2'd3) | sends_last);
    wire [11:0] sending_cell_1_if_sending_lane_0 = sending_lane[0] ? sending_cell_1 : sending_cell_0;
    wire [11:0] sending_cell_3_if_sending_lane_0 = sending_lane[0] ? sending_cell_3 : sending_cell_2;
    wire [11:0] choice_22 = sending_lane[1] ? sending_cell_3_if_sending_lane_0 : sending_cell_1_if_sending_lane_0;
    wire sending_ends = (~any_sending_left) | (sends & sends_last);
    wire sending_fetches = both_3 & (~sends_last);
    wire [2:0] sent_count = both_3 ? ({1'b0, sending_lane} + 3'd1) : 3'd0;
    wire [63:0] requests = occupied & port_ready;

    wire [63:0] scheduler_arbiter_grant;
    wire [5:0] scheduler_arbiter_index;
    wire scheduler_arbiter_valid;
    rr_arbiter_n64_masked scheduler_arbiter (
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

    wire expelled_more = 6'd4 < expelled_left;

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
    wire [2:0] choice_23 = not_expelled_more ? expelled_left[2:0] : 3'd0;
    wire [2:0] dropped_count = drop_reads_pointers ? 3'd4 : choice_23;
    wire [12:0] selector_len_0 = occupied[0] ? length_0 : 13'd0;
    wire [12:0] selector_len_1 = occupied[1] ? length_1 : 13'd0;
    wire [12:0] selector_len_2 = occupied[2] ? length_2 : 13'd0;
    wire [12:0] selector_len_3 = occupied[3] ? length_3 : 13'd0;
    wire [12:0] selector_len_4 = occupied[4] ? length_4 : 13'd0;
    wire [12:0] selector_len_5 = occupied[5] ? length_5 : 13'd0;
    wire [12:0] selector_len_6 = occupied[6] ? length_6 : 13'd0;
    wire [12:0] selector_len_7 = occupied[7] ? length_7 : 13'd0;
    wire [12:0] selector_len_8 = occupied[8] ? length_8 : 13'd0;
    wire [12:0] selector_len_9 = occupied[9] ? length_9 : 13'd0;
    wire [12:0] selector_len_10 = occupied[10] ? length_10 : 13'd0;
    wire [12:0] selector_len_11 = occupied[11] ? length_11 : 13'd0;
    wire [12:0] selector_len_12 = occupied[12] ? length_12 : 13'd0;
    wire [12:0] selector_len_13 = occupied[13] ? length_13 : 13'd0;
    wire [12:0] selector_len_14 = occupied[14] ? length_14 : 13'd0;
    wire [12:0] selector_len_15 = occupied[15] ? length_15 : 13'd0;
    wire [12:0] selector_len_16 = occupied[16] ? length_16 : 13'd0;
    wire [12:0] selector_len_17 = occupied[17] ? length_17 : 13'd0;
    wire [12:0] selector_len_18 = occupied[18] ? length_18 : 13'd0;
    wire [12:0] selector_len_19 = occupied[19] ? length_19 : 13'd0;
    wire [12:0] selector_len_20 = occupied[20] ? length_20 : 13'd0;
    wire [12:0] selector_len_21 = occupied[21] ? length_21 : 13'd0;
    wire [12:0] selector_len_22 = occupied[22] ? length_22 : 13'd0;
    wire [12:0] selector_len_23 = occupied[23] ? length_23 : 13'd0;
    wire [12:0] selector_len_24 = occupied[24] ? length_24 : 13'd0;
    wire [12:0] selector_len_25 = occupied[25] ? length_25 : 13'd0;
    wire [12:0] selector_len_26 = occupied[26] ? length_26 : 13'd0;
    wire [12:0] selector_len_27 = occupied[27] ? length_27 : 13'd0;
    wire [12:0] selector_len_28 = occupied[28] ? length_28 : 13'd0;
    wire [12:0] selector_len_29 = occupied[29] ? length_29 : 13'd0;
    wire [12:0] selector_len_30 = occupied[30] ? length_30 : 13'd0;
    wire [12:0] selector_len_31 = occupied[31] ? length_31 : 13'd0;
    wire [12:0] selector_len_32 = occupied[32] ? length_32 : 13'd0;
    wire [12:0] selector_len_33 = occupied[33] ? length_33 : 13'd0;
    wire [12:0] selector_len_34 = occupied[34] ? length_34 : 13'd0;
    wire [12:0] selector_len_35 = occupied[35] ? length_35 : 13'd0;
    wire [12:0] selector_len_36 = occupied[36] ? length_36 : 13'd0;
    wire [12:0] selector_len_37 = occupied[37] ? length_37 : 13'd0;
    wire [12:0] selector_len_38 = occupied[38] ? length_38 : 13'd0;
    wire [12:0] selector_len_39 = occupied[39] ? length_39 : 13'd0;
    wire [12:0] selector_len_40 = occupied[40] ? length_40 : 13'd0;
    wire [12:0] selector_len_41 = occupied[41] ? length_41 : 13'd0;
    wire [12:0] selector_len_42 = occupied[42] ? length_42 : 13'd0;
    wire [12:0] selector_len_43 = occupied[43] ? length_43 : 13'd0;
    wire [12:0] selector_len_44 = occupied[44] ? length_44 : 13'd0;
    wire [12:0] selector_len_45 = occupied[45] ? length_45 : 13'd0;
    wire [12:0] selector_len_46 = occupied[46] ? length_46 : 13'd0;
    wire [12:0] selector_len_47 = occupied[47] ? length_47 : 13'd0;
    wire [12:0] selector_len_48 = occupied[48] ? length_48 : 13'd0;
    wire [12:0] selector_len_49 = occupied[49] ? length_49 : 13'd0;
    wire [12:0] selector_len_50 = occupied[50] ? length_50 : 13'd0;
    wire [12:0] selector_len_51 = occupied[51] ? length_51 : 13'd0;
    wire [12:0] selector_len_52 = occupied[52] ? length_52 : 13'd0;
    wire [12:0] selector_len_53 = occupied[53] ? length_53 : 13'd0;
    wire [12:0] selector_len_54 = occupied[54] ? length_54 : 13'd0;
    wire [12:0] selector_len_55 = occupied[55] ? length_55 : 13'd0;
    wire [12:0] selector_len_56 = occupied[56] ? length_56 : 13'd0;
    wire [12:0] selector_len_57 = occupied[57] ? length_57 : 13'd0;
    wire [12:0] selector_len_58 = occupied[58] ? length_58 : 13'd0;
    wire [12:0] selector_len_59 = occupied[59] ? length_59 : 13'd0;
    wire [12:0] selector_len_60 = occupied[60] ? length_60 : 13'd0;
    wire [12:0] selector_len_61 = occupied[61] ? length_61 : 13'd0;
    wire [12:0] selector_len_62 = occupied[62] ? length_62 : 13'd0;
    wire [12:0] selector_len_63 = occupied[63] ? length_63 : 13'd0;
    wire [12:0] selector_len_1_if_candidate_0 = candidate[0] ? selector_len_1 : selector_len_0;
    wire [12:0] selector_len_3_if_candidate_0 = candidate[0] ? selector_len_3 : selector_len_2;
    wire [12:0] selector_len_5_if_candidate_0 = candidate[0] ? selector_len_5 : selector_len_4;
    wire [12:0] selector_len_7_if_candidate_0 = candidate[0] ? selector_len_7 : selector_len_6;
    wire [12:0] selector_len_9_if_candidate_0 = candidate[0] ? selector_len_9 : selector_len_8;
    wire [12:0] selector_len_11_if_candidate_0 = candidate[0] ? selector_len_11 : selector_len_10;
    wire [12:0] selector_len_13_if_candidate_0 = candidate[0] ? selector_len_13 : selector_len_12;
    wire [12:0] selector_len_15_if_candidate_0 = candidate[0] ? selector_len_15 : selector_len_14;
    wire [12:0] selector_len_17_if_candidate_0 = candidate[0] ? selector_len_17 : selector_len_16;
    wire [12:0] selector_len_19_if_candidate_0 = candidate[0] ? selector_len_19 : selector_len_18;
    wire [12:0] selector_len_21_if_candidate_0 = candidate[0] ? selector_len_21 : selector_len_20;
    wire [12:0] selector_len_23_if_candidate_0 = candidate[0] ? selector_len_23 : selector_len_22;
    wire [12:0] selector_len_25_if_candidate_0 = candidate[0] ? selector_len_25 : selector_len_24;
    wire [12:0] selector_len_27_if_candidate_0 = candidate[0] ? selector_len_27 : selector_len_26;
    wire [12:0] selector_len_29_if_candidate_0 = candidate[0] ? selector_len_29 : selector_len_28;
    wire [12:0] selector_len_31_if_candidate_0 = candidate[0] ? selector_len_31 : selector_len_30;
    wire [12:0] selector_len_33_if_candidate_0 = candidate[0] ? selector_len_33 : selector_len_32;
    wire [12:0] selector_len_35_if_candidate_0 = candidate[0] ? selector_len_35 : selector_len_34;
    wire [12:0] selector_len_37_if_candidate_0 = candidate[0] ? selector_len_37 : selector_len_36;
    wire [12:0] selector_len_39_if_candidate_0 = candidate[0] ? selector_len_39 : selector_len_38;
    wire [12:0] selector_len_41_if_candidate_0 = candidate[0] ? selector_len_41 : selector_len_40;
    wire [12:0] selector_len_43_if_candidate_0 = candidate[0] ? selector_len_43 : selector_len_42;
    wire [12:0] selector_len_45_if_candidate_0 = candidate[0] ? selector_len_45 : selector_len_44;
    wire [12:0] selector_len_47_if_candidate_0 = candidate[0] ? selector_len_47 : selector_len_46;
    wire [12:0] selector_len_49_if_candidate_0 = candidate[0] ? selector_len_49 : selector_len_48;
    wire [12:0] selector_len_51_if_candidate_0 = candidate[0] ? selector_len_51 : selector_len_50;
    wire [12:0] selector_len_53_if_candidate_0 = candidate[0] ? selector_len_53 : selector_len_52;
    wire [12:0] selector_len_55_if_candidate_0 = candidate[0] ? selector_len_55 : selector_len_54;
    wire [12:0] selector_len_57_if_candidate_0 = candidate[0] ? selector_len_57 : selector_len_56;
    wire [12:0] selector_len_59_if_candidate_0 = candidate[0] ? selector_len_59 : selector_len_58;
    wire [12:0] selector_len_61_if_candidate_0 = candidate[0] ? selector_len_61 : selector_len_60;
    wire [12:0] selector_len_63_if_candidate_0 = candidate[0] ? selector_len_63 : selector_len_62;
    wire [12:0] choice_24 = candidate[1] ? selector_len_3_if_candidate_0 : selector_len_1_if_candidate_0;
    wire [12:0] choice_25 = candidate[1] ? selector_len_7_if_candidate_0 : selector_len_5_if_candidate_0;
    wire [12:0] choice_26 = candidate[1] ? selector_len_11_if_candidate_0 : selector_len_9_if_candidate_0;
    wire [12:0] choice_27 = candidate[1] ? selector_len_15_if_candidate_0 : selector_len_13_if_candidate_0;
    wire [12:0] choice_28 = candidate[1] ? selector_len_19_if_candidate_0 : selector_len_17_if_candidate_0;
    wire [12:0] choice_29 = candidate[1] ? selector_len_23_if_candidate_0 : selector_len_21_if_candidate_0;
    wire [12:0] choice_30 = candidate[1] ? selector_len_27_if_candidate_0 : selector_len_25_if_candidate_0;
    wire [12:0] choice_31 = candidate[1] ? selector_len_31_if_candidate_0 : selector_len_29_if_candidate_0;
    wire [12:0] choice_32 = candidate[1] ? selector_len_35_if_candidate_0 : selector_len_33_if_candidate_0;
    wire [12:0] choice_33 = candidate[1] ? selector_len_39_if_candidate_0 : selector_len_37_if_candidate_0;
    wire [12:0] choice_34 = candidate[1] ? selector_len_43_if_candidate_0 : selector_len_41_if_candidate_0;
    wire [12:0] choice_35 = candidate[1] ? selector_len_47_if_candidate_0 : selector_len_45_if_candidate_0;
    wire [12:0] choice_36 = candidate[1] ? selector_len_51_if_candidate_0 : selector_len_49_if_candidate_0;
    wire [12:0] choice_37 = candidate[1] ? selector_len_55_if_candidate_0 : selector_len_53_if_candidate_0;
    wire [12:0] choice_38 = candidate[1] ? selector_len_59_if_candidate_0 : selector_len_57_if_candidate_0;
    wire [12:0] choice_39 = candidate[1] ? selector_len_63_if_candidate_0 : selector_len_61_if_candidate_0;
    wire [12:0] choice_40 = candidate[3] ? (candidate[2] ? choice_27 : choice_26) : (candidate[2] ? choice_25 : choice_24);
    wire [12:0] choice_41 = candidate[3] ? (candidate[2] ? choice_31 : choice_30) : (candidate[2] ? choice_29 : choice_28);
    wire [12:0] choice_42 = candidate[3] ? (candidate[2] ? choice_35 : choice_34) : (candidate[2] ? choice_33 : choice_32);
    wire [12:0] choice_43 = candidate[3] ? (candidate[2] ? choice_39 : choice_38) : (candidate[2] ? choice_37 : choice_36);
    wire [12:0] choice_44 = candidate[5] ? (candidate[4] ? choice_43 : choice_42) : (candidate[4] ? choice_41 : choice_40);
    wire drop_deserved = candidate_valid & (threshold_now < choice_44);
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

    wire [5:0] selector_queue_index;
    wire selector_valid;
    occamy_selector_q64_w13_masked selector (
        .clk(clk),
        .rst(rst),
        .len({
        selector_len_63, selector_len_62, selector_len_61, selector_len_60, selector_len_59,
        selector_len_58, selector_len_57, selector_len_56, selector_len_55, selector_len_54,
        selector_len_53, selector_len_52, selector_len_51, selector_len_50, selector_len_49,
        selector_len_48, selector_len_47, selector_len_46, selector_len_45, selector_len_44,
        selector_len_43, selector_len_42, selector_len_41, selector_len_40, selector_len_39,
        selector_len_38, selector_len_37, selector_len_36, selector_len_35, selector_len_34,
        selector_len_33, selector_len_32, selector_len_31, selector_len_30, selector_len_29,
        selector_len_28, selector_len_27, selector_len_26, selector_len_25, selector_len_24,
        selector_len_23, selector_len_22, selector_len_21, selector_len_20, selector_len_19,
        selector_len_18, selector_len_17, selector_len_16, selector_len_15, selector_len_14,
        selector_len_13, selector_len_12, selector_len_11, selector_len_10, selector_len_9,
        selector_len_8, selector_len_7, selector_len_6, selector_len_5, selector_len_4,
        selector_len_3, selector_len_2, selector_len_1, selector_len_0
    }),
        .threshold(threshold_now),
        .ready(candidate_goes),
        .queue_index(selector_queue_index),
        .valid(selector_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            candidate_valid <= 1'b0;
            candidate <= 6'd0;
        end else if (candidate_goes) begin
            candidate_valid <= selector_valid;
            candidate <= selector_queue_index;
        end
    end

    wire [5:0] leaving_queue = sending_began_next ? scheduler_arbiter_index : candidate;
    wire leaves = sending_began_next | drops;
    wire [11:0] youngest = tails[leaving_queue];
    wire [17:0] heads_at_leaving_queue = heads[leaving_queue];
    wire [17:0] choice_45 = (linking & (link_queue == leaving_queue)) ? link_data : heads_at_leaving_queue;
    wire [11:0] leaving_packet = choice_45[11:0];
    wire leaves_alone = leaving_packet == youngest;
    wire both_4 = (in_valid & any_arriving_left) & arriving_keep;
    wire cell_stored = accepts | both_4;

    wire [11:0] stored_cell;
    traffic_manager_free_list_c4096_s4 free_list (
        .clk(clk),
        .rst(rst),
        .take(cell_stored),
        .sent_count(sent_count),
        .sent({sending_cell_3, sending_cell_2, sending_cell_1, sending_cell_0}),
        .dropped_count(dropped_count),
        .dropped({expelled_cell_3, expelled_cell_2, expelled_cell_1, expelled_cell_0}),
        .first_cell(stored_cell)
    );

    always @(posedge clk) begin
        if (cell_stored) begin
            cell_data[stored_cell] <= in_data;
        end
    end

    wire [5:0] choice_46 = not_any_arriving_left ? in_cells : arriving_left;
    wire inverse_1 = 6'd1 >= choice_46;
    wire arriving_left_enable = in_valid & 1'b1;

    always @(posedge clk) begin
        if (rst) begin
            arriving_left <= 6'd0;
        end else if (arriving_left_enable) begin
            arriving_left <= (~inverse_1) ? (choice_46 - 6'd1) : 6'd0;
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

    wire [1:0] choice_47 = not_any_arriving_left ? 2'd0 : arriving_list;
    wire both_5 = arriving_linked & (~not_any_arriving_left);
    wire choice_47_eq_3 = choice_47 == 2'd3;
    wire [1:0] arriving_list_next = choice_47_eq_3 ? 2'd0 : (choice_47 + 2'd1);

    always @(posedge clk) begin
        if (cell_stored) begin
            arriving_list <= arriving_list_next;
            arriving_linked <= both_5 | choice_47_eq_3;
        end
    end

    wire arriving_last_0_enable = cell_stored & (choice_47 == 2'd0);

    always @(posedge clk) begin
        if (arriving_last_0_enable) begin
            arriving_last_0 <= stored_cell;
        end
    end

    wire not_both_5 = ~both_5;
    wire arriving_first_0_enable = arriving_last_0_enable & not_both_5;

    always @(posedge clk) begin
        if (arriving_first_0_enable) begin
            arriving_first_0 <= stored_cell;
        end
    end

    wire [11:0] joining_packet = arriving_first_0_enable ? stored_cell : arriving_first_0;
    wire links_cell_0 = arriving_last_0_enable & both_5;

    always @(posedge clk) begin
        if (links_cell_0) begin
            cell_pointers_0[arriving_last_0] <= stored_cell;
        end
    end

    wire arriving_last_1_enable = cell_stored & (choice_47 == 2'd1);

    always @(posedge clk) begin
        if (arriving_last_1_enable) begin
            arriving_last_1 <= stored_cell;
        end
    end

    wire arriving_first_1_enable = arriving_last_1_enable & not_both_5;

    always @(posedge clk) begin
        if (arriving_first_1_enable) begin
            arriving_first_1 <= stored_cell;
        end
    end

    wire [11:0] choice_48 = arriving_first_1_enable ? stored_cell : arriving_first_1;
    wire links_cell_1 = arriving_last_1_enable & both_5;

    always @(posedge clk) begin
        if (links_cell_1) begin
            cell_pointers_1[arriving_last_1] <= stored_cell;
        end
    end

    wire arriving_last_2_enable = cell_stored & (choice_47 == 2'd2);

    always @(posedge clk) begin
        if (arriving_last_2_enable) begin
            arriving_last_2 <= stored_cell;
        end
    end

    wire arriving_first_2_enable = arriving_last_2_enable & not_both_5;

    always @(posedge clk) begin
        if (arriving_first_2_enable) begin
            arriving_first_2 <= stored_cell;
        end
    end

    wire [11:0] choice_49 = arriving_first_2_enable ? stored_cell : arriving_first_2;
    wire links_cell_2 = arriving_last_2_enable & both_5;

    always @(posedge clk) begin
        if (links_cell_2) begin
            cell_pointers_2[arriving_last_2] <= stored_cell;
        end
    end

    wire arriving_last_3_enable = cell_stored & choice_47_eq_3;

    always @(posedge clk) begin
        if (arriving_last_3_enable) begin
            arriving_last_3 <= stored_cell;
        end
    end

    wire arriving_first_3_enable = arriving_last_3_enable & not_both_5;

    always @(posedge clk) begin
        if (arriving_first_3_enable) begin
            arriving_first_3 <= stored_cell;
        end
    end

    wire [11:0] choice_50 = arriving_first_3_enable ? stored_cell : arriving_first_3;
    wire links_cell_3 = arriving_last_3_enable & both_5;

    always @(posedge clk) begin
        if (links_cell_3) begin
            cell_pointers_3[arriving_last_3] <= stored_cell;
        end
    end

    wire [5:0] choice_51 = not_any_arriving_left ? in_cells : arriving_cells;
    wire joins = cell_stored & inverse_1;
    wire [5:0] joining_queue = not_any_arriving_left ? in_queue : arriving_queue;

    always @(posedge clk) begin
        if (joins) begin
            tails[joining_queue] <= joining_packet;
        end
    end

    wire empties = leaves & leaves_alone;
    wire [63:0] occupied_shr_joining_queue = occupied >> joining_queue;
    wire both_6 = empties & (joins & (joining_queue == leaving_queue));
    wire joins_empty = (~occupied_shr_joining_queue[0]) | both_6;
    wire [17:0] heads_write_1_data = {choice_51, joining_packet};
    wire links = joins & (~joins_empty);
    wire [11:0] linked_to = tails[joining_queue];

    always @(posedge clk) begin
        if (links) begin
            pd_link[linked_to] <= heads_write_1_data;
        end
    end

    wire follows = leaves & (~leaves_alone);
    wire [17:0] link_data_next = pd_link[leaving_packet];

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

    wire [63:0] choice_52 = empties ? (64'd1 << leaving_queue) : 64'd0;
    wire [63:0] occupied_next = (occupied & (~choice_52)) | (joins ? (64'd1 << joining_queue) : 64'd0);
    wire both_7 = accepts & (in_queue == 6'd0);
    wire both_8 = leaves & (leaving_queue == 6'd0);
    wire [12:0] sum_1 = length_0 + (both_7 ? packed_bits_1 : 13'd0);
    wire [12:0] packed_bits_2 = {7'd0, choice_45[17:12]};

    always @(posedge clk) begin
        if (rst) begin
            length_0 <= 13'd0;
        end else if (both_7 | both_8) begin
            length_0 <= sum_1 - (both_8 ? packed_bits_2 : 13'd0);
        end
    end

    wire both_9 = accepts & (in_queue == 6'd1);
    wire both_10 = leaves & (leaving_queue == 6'd1);
    wire [12:0] sum_2 = length_1 + (both_9 ? packed_bits_1 : 13'd0);
    wire [12:0] length_1_next = sum_2 - (both_10 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_1 <= 13'd0;
        end else if (both_9 | both_10) begin
            length_1 <= length_1_next;
        end
    end

    wire both_11 = accepts & (in_queue == 6'd2);
    wire both_12 = leaves & (leaving_queue == 6'd2);
    wire [12:0] sum_3 = length_2 + (both_11 ? packed_bits_1 : 13'd0);
    wire [12:0] length_2_next = sum_3 - (both_12 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_2 <= 13'd0;
        end else if (both_11 | both_12) begin
            length_2 <= length_2_next;
        end
    end

    wire both_13 = accepts & (in_queue == 6'd3);
    wire both_14 = leaves & (leaving_queue == 6'd3);
    wire [12:0] sum_4 = length_3 + (both_13 ? packed_bits_1 : 13'd0);
    wire [12:0] length_3_next = sum_4 - (both_14 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_3 <= 13'd0;
        end else if (both_13 | both_14) begin
            length_3 <= length_3_next;
        end
    end

    wire both_15 = accepts & (in_queue == 6'd4);
    wire both_16 = leaves & (leaving_queue == 6'd4);
    wire [12:0] sum_5 = length_4 + (both_15 ? packed_bits_1 : 13'd0);
    wire [12:0] length_4_next = sum_5 - (both_16 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_4 <= 13'd0;
        end else if (both_15 | both_16) begin
            length_4 <= length_4_next;
        end
    end

    wire both_17 = accepts & (in_queue == 6'd5);
    wire both_18 = leaves & (leaving_queue == 6'd5);
    wire [12:0] sum_6 = length_5 + (both_17 ? packed_bits_1 : 13'd0);
    wire [12:0] length_5_next = sum_6 - (both_18 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_5 <= 13'd0;
        end else if (both_17 | both_18) begin
            length_5 <= length_5_next;
        end
    end

    wire both_19 = accepts & (in_queue == 6'd6);
    wire both_20 = leaves & (leaving_queue == 6'd6);
    wire [12:0] sum_7 = length_6 + (both_19 ? packed_bits_1 : 13'd0);
    wire [12:0] length_6_next = sum_7 - (both_20 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_6 <= 13'd0;
        end else if (both_19 | both_20) begin
            length_6 <= length_6_next;
        end
    end

    wire both_21 = accepts & (in_queue == 6'd7);
    wire both_22 = leaves & (leaving_queue == 6'd7);
    wire [12:0] sum_8 = length_7 + (both_21 ? packed_bits_1 : 13'd0);
    wire [12:0] length_7_next = sum_8 - (both_22 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_7 <= 13'd0;
        end else if (both_21 | both_22) begin
            length_7 <= length_7_next;
        end
    end

    wire both_23 = accepts & (in_queue == 6'd8);
    wire both_24 = leaves & (leaving_queue == 6'd8);
    wire [12:0] sum_9 = length_8 + (both_23 ? packed_bits_1 : 13'd0);
    wire [12:0] length_8_next = sum_9 - (both_24 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_8 <= 13'd0;
        end else if (both_23 | both_24) begin
            length_8 <= length_8_next;
        end
    end

    wire both_25 = accepts & (in_queue == 6'd9);
    wire both_26 = leaves & (leaving_queue == 6'd9);
    wire [12:0] sum_10 = length_9 + (both_25 ? packed_bits_1 : 13'd0);
    wire [12:0] length_9_next = sum_10 - (both_26 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_9 <= 13'd0;
        end else if (both_25 | both_26) begin
            length_9 <= length_9_next;
        end
    end

    wire both_27 = accepts & (in_queue == 6'd10);
    wire both_28 = leaves & (leaving_queue == 6'd10);
    wire [12:0] sum_11 = length_10 + (both_27 ? packed_bits_1 : 13'd0);
    wire [12:0] length_10_next = sum_11 - (both_28 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_10 <= 13'd0;
        end else if (both_27 | both_28) begin
            length_10 <= length_10_next;
        end
    end

    wire both_29 = accepts & (in_queue == 6'd11);
    wire both_30 = leaves & (leaving_queue == 6'd11);
    wire [12:0] sum_12 = length_11 + (both_29 ? packed_bits_1 : 13'd0);
    wire [12:0] length_11_next = sum_12 - (both_30 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_11 <= 13'd0;
        end else if (both_29 | both_30) begin
            length_11 <= length_11_next;
        end
    end

    wire both_31 = accepts & (in_queue == 6'd12);
    wire both_32 = leaves & (leaving_queue == 6'd12);
    wire [12:0] sum_13 = length_12 + (both_31 ? packed_bits_1 : 13'd0);
    wire [12:0] length_12_next = sum_13 - (both_32 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_12 <= 13'd0;
        end else if (both_31 | both_32) begin
            length_12 <= length_12_next;
        end
    end

    wire both_33 = accepts & (in_queue == 6'd13);
    wire both_34 = leaves & (leaving_queue == 6'd13);
    wire [12:0] sum_14 = length_13 + (both_33 ? packed_bits_1 : 13'd0);
    wire [12:0] length_13_next = sum_14 - (both_34 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_13 <= 13'd0;
        end else if (both_33 | both_34) begin
            length_13 <= length_13_next;
        end
    end

    wire both_35 = accepts & (in_queue == 6'd14);
    wire both_36 = leaves & (leaving_queue == 6'd14);
    wire [12:0] sum_15 = length_14 + (both_35 ? packed_bits_1 : 13'd0);
    wire [12:0] length_14_next = sum_15 - (both_36 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_14 <= 13'd0;
        end else if (both_35 | both_36) begin
            length_14 <= length_14_next;
        end
    end

    wire both_37 = accepts & (in_queue == 6'd15);
    wire both_38 = leaves & (leaving_queue == 6'd15);
    wire [12:0] sum_16 = length_15 + (both_37 ? packed_bits_1 : 13'd0);
    wire [12:0] length_15_next = sum_16 - (both_38 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_15 <= 13'd0;
        end else if (both_37 | both_38) begin
            length_15 <= length_15_next;
        end
    end

    wire both_39 = accepts & (in_queue == 6'd16);
    wire both_40 = leaves & (leaving_queue == 6'd16);
    wire [12:0] sum_17 = length_16 + (both_39 ? packed_bits_1 : 13'd0);
    wire [12:0] length_16_next = sum_17 - (both_40 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_16 <= 13'd0;
        end else if (both_39 | both_40) begin
            length_16 <= length_16_next;
        end
    end

    wire both_41 = accepts & (in_queue == 6'd17);
    wire both_42 = leaves & (leaving_queue == 6'd17);
    wire [12:0] sum_18 = length_17 + (both_41 ? packed_bits_1 : 13'd0);
    wire [12:0] length_17_next = sum_18 - (both_42 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_17 <= 13'd0;
        end else if (both_41 | both_42) begin
            length_17 <= length_17_next;
        end
    end

    wire both_43 = accepts & (in_queue == 6'd18);
    wire both_44 = leaves & (leaving_queue == 6'd18);
    wire [12:0] sum_19 = length_18 + (both_43 ? packed_bits_1 : 13'd0);
    wire [12:0] length_18_next = sum_19 - (both_44 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_18 <= 13'd0;
        end else if (both_43 | both_44) begin
            length_18 <= length_18_next;
        end
    end

    wire both_45 = accepts & (in_queue == 6'd19);
    wire both_46 = leaves & (leaving_queue == 6'd19);
    wire [12:0] sum_20 = length_19 + (both_45 ? packed_bits_1 : 13'd0);
    wire [12:0] length_19_next = sum_20 - (both_46 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_19 <= 13'd0;
        end else if (both_45 | both_46) begin
            length_19 <= length_19_next;
        end
    end

    wire both_47 = accepts & (in_queue == 6'd20);
    wire both_48 = leaves & (leaving_queue == 6'd20);
    wire [12:0] sum_21 = length_20 + (both_47 ? packed_bits_1 : 13'd0);
    wire [12:0] length_20_next = sum_21 - (both_48 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_20 <= 13'd0;
        end else if (both_47 | both_48) begin
            length_20 <= length_20_next;
        end
    end

    wire both_49 = accepts & (in_queue == 6'd21);
    wire both_50 = leaves & (leaving_queue == 6'd21);
    wire [12:0] sum_22 = length_21 + (both_49 ? packed_bits_1 : 13'd0);
    wire [12:0] length_21_next = sum_22 - (both_50 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_21 <= 13'd0;
        end else if (both_49 | both_50) begin
            length_21 <= length_21_next;
        end
    end

    wire both_51 = accepts & (in_queue == 6'd22);
    wire both_52 = leaves & (leaving_queue == 6'd22);
    wire [12:0] sum_23 = length_22 + (both_51 ? packed_bits_1 : 13'd0);
    wire [12:0] length_22_next = sum_23 - (both_52 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_22 <= 13'd0;
        end else if (both_51 | both_52) begin
            length_22 <= length_22_next;
        end
    end

    wire both_53 = accepts & (in_queue == 6'd23);
    wire both_54 = leaves & (leaving_queue == 6'd23);
    wire [12:0] sum_24 = length_23 + (both_53 ? packed_bits_1 : 13'd0);
    wire [12:0] length_23_next = sum_24 - (both_54 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_23 <= 13'd0;
        end else if (both_53 | both_54) begin
            length_23 <= length_23_next;
        end
    end

    wire both_55 = accepts & (in_queue == 6'd24);
    wire both_56 = leaves & (leaving_queue == 6'd24);
    wire [12:0] sum_25 = length_24 + (both_55 ? packed_bits_1 : 13'd0);
    wire [12:0] length_24_next = sum_25 - (both_56 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_24 <= 13'd0;
        end else if (both_55 | both_56) begin
            length_24 <= length_24_next;
        end
    end

    wire both_57 = accepts & (in_queue == 6'd25);
    wire both_58 = leaves & (leaving_queue == 6'd25);
    wire [12:0] sum_26 = length_25 + (both_57 ? packed_bits_1 : 13'd0);
    wire [12:0] length_25_next = sum_26 - (both_58 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_25 <= 13'd0;
        end else if (both_57 | both_58) begin
            length_25 <= length_25_next;
        end
    end

    wire both_59 = accepts & (in_queue == 6'd26);
    wire both_60 = leaves & (leaving_queue == 6'd26);
    wire [12:0] sum_27 = length_26 + (both_59 ? packed_bits_1 : 13'd0);
    wire [12:0] length_26_next = sum_27 - (both_60 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_26 <= 13'd0;
        end else if (both_59 | both_60) begin
            length_26 <= length_26_next;
        end
    end

    wire both_61 = accepts & (in_queue == 6'd27);
    wire both_62 = leaves & (leaving_queue == 6'd27);
    wire [12:0] sum_28 = length_27 + (both_61 ? packed_bits_1 : 13'd0);
    wire [12:0] length_27_next = sum_28 - (both_62 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_27 <= 13'd0;
        end else if (both_61 | both_62) begin
            length_27 <= length_27_next;
        end
    end

    wire both_63 = accepts & (in_queue == 6'd28);
    wire both_64 = leaves & (leaving_queue == 6'd28);
    wire [12:0] sum_29 = length_28 + (both_63 ? packed_bits_1 : 13'd0);
    wire [12:0] length_28_next = sum_29 - (both_64 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_28 <= 13'd0;
        end else if (both_63 | both_64) begin
            length_28 <= length_28_next;
        end
    end

    wire both_65 = accepts & (in_queue == 6'd29);
    wire both_66 = leaves & (leaving_queue == 6'd29);
    wire [12:0] sum_30 = length_29 + (both_65 ? packed_bits_1 : 13'd0);
    wire [12:0] length_29_next = sum_30 - (both_66 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_29 <= 13'd0;
        end else if (both_65 | both_66) begin
            length_29 <= length_29_next;
        end
    end

    wire both_67 = accepts & (in_queue == 6'd30);
    wire both_68 = leaves & (leaving_queue == 6'd30);
    wire [12:0] sum_31 = length_30 + (both_67 ? packed_bits_1 : 13'd0);
    wire [12:0] length_30_next = sum_31 - (both_68 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_30 <= 13'd0;
        end else if (both_67 | both_68) begin
            length_30 <= length_30_next;
        end
    end

    wire both_69 = accepts & (in_queue == 6'd31);
    wire both_70 = leaves & (leaving_queue == 6'd31);
    wire [12:0] sum_32 = length_31 + (both_69 ? packed_bits_1 : 13'd0);
    wire [12:0] length_31_next = sum_32 - (both_70 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_31 <= 13'd0;
        end else if (both_69 | both_70) begin
            length_31 <= length_31_next;
        end
    end

    wire both_71 = accepts & (in_queue == 6'd32);
    wire both_72 = leaves & (leaving_queue == 6'd32);
    wire [12:0] sum_33 = length_32 + (both_71 ? packed_bits_1 : 13'd0);
    wire [12:0] length_32_next = sum_33 - (both_72 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_32 <= 13'd0;
        end else if (both_71 | both_72) begin
            length_32 <= length_32_next;
        end
    end

    wire both_73 = accepts & (in_queue == 6'd33);
    wire both_74 = leaves & (leaving_queue == 6'd33);
    wire [12:0] sum_34 = length_33 + (both_73 ? packed_bits_1 : 13'd0);
    wire [12:0] length_33_next = sum_34 - (both_74 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_33 <= 13'd0;
        end else if (both_73 | both_74) begin
            length_33 <= length_33_next;
        end
    end

    wire both_75 = accepts & (in_queue == 6'd34);
    wire both_76 = leaves & (leaving_queue == 6'd34);
    wire [12:0] sum_35 = length_34 + (both_75 ? packed_bits_1 : 13'd0);
    wire [12:0] length_34_next = sum_35 - (both_76 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_34 <= 13'd0;
        end else if (both_75 | both_76) begin
            length_34 <= length_34_next;
        end
    end

    wire both_77 = accepts & (in_queue == 6'd35);
    wire both_78 = leaves & (leaving_queue == 6'd35);
    wire [12:0] sum_36 = length_35 + (both_77 ? packed_bits_1 : 13'd0);
    wire [12:0] length_35_next = sum_36 - (both_78 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_35 <= 13'd0;
        end else if (both_77 | both_78) begin
            length_35 <= length_35_next;
        end
    end

    wire both_79 = accepts & (in_queue == 6'd36);
    wire both_80 = leaves & (leaving_queue == 6'd36);
    wire [12:0] sum_37 = length_36 + (both_79 ? packed_bits_1 : 13'd0);
    wire [12:0] length_36_next = sum_37 - (both_80 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_36 <= 13'd0;
        end else if (both_79 | both_80) begin
            length_36 <= length_36_next;
        end
    end

    wire both_81 = accepts & (in_queue == 6'd37);
    wire both_82 = leaves & (leaving_queue == 6'd37);
    wire [12:0] sum_38 = length_37 + (both_81 ? packed_bits_1 : 13'd0);
    wire [12:0] length_37_next = sum_38 - (both_82 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_37 <= 13'd0;
        end else if (both_81 | both_82) begin
            length_37 <= length_37_next;
        end
    end

    wire both_83 = accepts & (in_queue == 6'd38);
    wire both_84 = leaves & (leaving_queue == 6'd38);
    wire [12:0] sum_39 = length_38 + (both_83 ? packed_bits_1 : 13'd0);
    wire [12:0] length_38_next = sum_39 - (both_84 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_38 <= 13'd0;
        end else if (both_83 | both_84) begin
            length_38 <= length_38_next;
        end
    end

    wire both_85 = accepts & (in_queue == 6'd39);
    wire both_86 = leaves & (leaving_queue == 6'd39);
    wire [12:0] sum_40 = length_39 + (both_85 ? packed_bits_1 : 13'd0);
    wire [12:0] length_39_next = sum_40 - (both_86 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_39 <= 13'd0;
        end else if (both_85 | both_86) begin
            length_39 <= length_39_next;
        end
    end

    wire both_87 = accepts & (in_queue == 6'd40);
    wire both_88 = leaves & (leaving_queue == 6'd40);
    wire [12:0] sum_41 = length_40 + (both_87 ? packed_bits_1 : 13'd0);
    wire [12:0] length_40_next = sum_41 - (both_88 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_40 <= 13'd0;
        end else if (both_87 | both_88) begin
            length_40 <= length_40_next;
        end
    end

    wire both_89 = accepts & (in_queue == 6'd41);
    wire both_90 = leaves & (leaving_queue == 6'd41);
    wire [12:0] sum_42 = length_41 + (both_89 ? packed_bits_1 : 13'd0);
    wire [12:0] length_41_next = sum_42 - (both_90 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_41 <= 13'd0;
        end else if (both_89 | both_90) begin
            length_41 <= length_41_next;
        end
    end

    wire both_91 = accepts & (in_queue == 6'd42);
    wire both_92 = leaves & (leaving_queue == 6'd42);
    wire [12:0] sum_43 = length_42 + (both_91 ? packed_bits_1 : 13'd0);
    wire [12:0] length_42_next = sum_43 - (both_92 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_42 <= 13'd0;
        end else if (both_91 | both_92) begin
            length_42 <= length_42_next;
        end
    end

    wire both_93 = accepts & (in_queue == 6'd43);
    wire both_94 = leaves & (leaving_queue == 6'd43);
    wire [12:0] sum_44 = length_43 + (both_93 ? packed_bits_1 : 13'd0);
    wire [12:0] length_43_next = sum_44 - (both_94 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_43 <= 13'd0;
        end else if (both_93 | both_94) begin
            length_43 <= length_43_next;
        end
    end

    wire both_95 = accepts & (in_queue == 6'd44);
    wire both_96 = leaves & (leaving_queue == 6'd44);
    wire [12:0] sum_45 = length_44 + (both_95 ? packed_bits_1 : 13'd0);
    wire [12:0] length_44_next = sum_45 - (both_96 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_44 <= 13'd0;
        end else if (both_95 | both_96) begin
            length_44 <= length_44_next;
        end
    end

    wire both_97 = accepts & (in_queue == 6'd45);
    wire both_98 = leaves & (leaving_queue == 6'd45);
    wire [12:0] sum_46 = length_45 + (both_97 ? packed_bits_1 : 13'd0);
    wire [12:0] length_45_next = sum_46 - (both_98 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_45 <= 13'd0;
        end else if (both_97 | both_98) begin
            length_45 <= length_45_next;
        end
    end

    wire both_99 = accepts & (in_queue == 6'd46);
    wire both_100 = leaves & (leaving_queue == 6'd46);
    wire [12:0] sum_47 = length_46 + (both_99 ? packed_bits_1 : 13'd0);
    wire [12:0] length_46_next = sum_47 - (both_100 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_46 <= 13'd0;
        end else if (both_99 | both_100) begin
            length_46 <= length_46_next;
        end
    end

    wire both_101 = accepts & (in_queue == 6'd47);
    wire both_102 = leaves & (leaving_queue == 6'd47);
    wire [12:0] sum_48 = length_47 + (both_101 ? packed_bits_1 : 13'd0);
    wire [12:0] length_47_next = sum_48 - (both_102 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_47 <= 13'd0;
        end else if (both_101 | both_102) begin
            length_47 <= length_47_next;
        end
    end

    wire both_103 = accepts & (in_queue == 6'd48);
    wire both_104 = leaves & (leaving_queue == 6'd48);
    wire [12:0] sum_49 = length_48 + (both_103 ? packed_bits_1 : 13'd0);
    wire [12:0] length_48_next = sum_49 - (both_104 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_48 <= 13'd0;
        end else if (both_103 | both_104) begin
            length_48 <= length_48_next;
        end
    end

    wire both_105 = accepts & (in_queue == 6'd49);
    wire both_106 = leaves & (leaving_queue == 6'd49);
    wire [12:0] sum_50 = length_49 + (both_105 ? packed_bits_1 : 13'd0);
    wire [12:0] length_49_next = sum_50 - (both_106 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_49 <= 13'd0;
        end else if (both_105 | both_106) begin
            length_49 <= length_49_next;
        end
    end

    wire both_107 = accepts & (in_queue == 6'd50);
    wire both_108 = leaves & (leaving_queue == 6'd50);
    wire [12:0] sum_51 = length_50 + (both_107 ? packed_bits_1 : 13'd0);
    wire [12:0] length_50_next = sum_51 - (both_108 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_50 <= 13'd0;
        end else if (both_107 | both_108) begin
            length_50 <= length_50_next;
        end
    end

    wire both_109 = accepts & (in_queue == 6'd51);
    wire both_110 = leaves & (leaving_queue == 6'd51);
    wire [12:0] sum_52 = length_51 + (both_109 ? packed_bits_1 : 13'd0);
    wire [12:0] length_51_next = sum_52 - (both_110 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_51 <= 13'd0;
        end else if (both_109 | both_110) begin
            length_51 <= length_51_next;
        end
    end

    wire both_111 = accepts & (in_queue == 6'd52);
    wire both_112 = leaves & (leaving_queue == 6'd52);
    wire [12:0] sum_53 = length_52 + (both_111 ? packed_bits_1 : 13'd0);
    wire [12:0] length_52_next = sum_53 - (both_112 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_52 <= 13'd0;
        end else if (both_111 | both_112) begin
            length_52 <= length_52_next;
        end
    end

    wire both_113 = accepts & (in_queue == 6'd53);
    wire both_114 = leaves & (leaving_queue == 6'd53);
    wire [12:0] sum_54 = length_53 + (both_113 ? packed_bits_1 : 13'd0);
    wire [12:0] length_53_next = sum_54 - (both_114 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_53 <= 13'd0;
        end else if (both_113 | both_114) begin
            length_53 <= length_53_next;
        end
    end

    wire both_115 = accepts & (in_queue == 6'd54);
    wire both_116 = leaves & (leaving_queue == 6'd54);
    wire [12:0] sum_55 = length_54 + (both_115 ? packed_bits_1 : 13'd0);
    wire [12:0] length_54_next = sum_55 - (both_116 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_54 <= 13'd0;
        end else if (both_115 | both_116) begin
            length_54 <= length_54_next;
        end
    end

    wire both_117 = accepts & (in_queue == 6'd55);
    wire both_118 = leaves & (leaving_queue == 6'd55);
    wire [12:0] sum_56 = length_55 + (both_117 ? packed_bits_1 : 13'd0);
    wire [12:0] length_55_next = sum_56 - (both_118 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_55 <= 13'd0;
        end else if (both_117 | both_118) begin
            length_55 <= length_55_next;
        end
    end

    wire both_119 = accepts & (in_queue == 6'd56);
    wire both_120 = leaves & (leaving_queue == 6'd56);
    wire [12:0] sum_57 = length_56 + (both_119 ? packed_bits_1 : 13'd0);
    wire [12:0] length_56_next = sum_57 - (both_120 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_56 <= 13'd0;
        end else if (both_119 | both_120) begin
            length_56 <= length_56_next;
        end
    end

    wire both_121 = accepts & (in_queue == 6'd57);
    wire both_122 = leaves & (leaving_queue == 6'd57);
    wire [12:0] sum_58 = length_57 + (both_121 ? packed_bits_1 : 13'd0);
    wire [12:0] length_57_next = sum_58 - (both_122 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_57 <= 13'd0;
        end else if (both_121 | both_122) begin
            length_57 <= length_57_next;
        end
    end

    wire both_123 = accepts & (in_queue == 6'd58);
    wire both_124 = leaves & (leaving_queue == 6'd58);
    wire [12:0] sum_59 = length_58 + (both_123 ? packed_bits_1 : 13'd0);
    wire [12:0] length_58_next = sum_59 - (both_124 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_58 <= 13'd0;
        end else if (both_123 | both_124) begin
            length_58 <= length_58_next;
        end
    end

    wire both_125 = accepts & (in_queue == 6'd59);
    wire both_126 = leaves & (leaving_queue == 6'd59);
    wire [12:0] sum_60 = length_59 + (both_125 ? packed_bits_1 : 13'd0);
    wire [12:0] length_59_next = sum_60 - (both_126 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_59 <= 13'd0;
        end else if (both_125 | both_126) begin
            length_59 <= length_59_next;
        end
    end

    wire both_127 = accepts & (in_queue == 6'd60);
    wire both_128 = leaves & (leaving_queue == 6'd60);
    wire [12:0] sum_61 = length_60 + (both_127 ? packed_bits_1 : 13'd0);
    wire [12:0] length_60_next = sum_61 - (both_128 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_60 <= 13'd0;
        end else if (both_127 | both_128) begin
            length_60 <= length_60_next;
        end
    end

    wire both_129 = accepts & (in_queue == 6'd61);
    wire both_130 = leaves & (leaving_queue == 6'd61);
    wire [12:0] sum_62 = length_61 + (both_129 ? packed_bits_1 : 13'd0);
    wire [12:0] length_61_next = sum_62 - (both_130 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_61 <= 13'd0;
        end else if (both_129 | both_130) begin
            length_61 <= length_61_next;
        end
    end

    wire both_131 = accepts & (in_queue == 6'd62);
    wire both_132 = leaves & (leaving_queue == 6'd62);
    wire [12:0] sum_63 = length_62 + (both_131 ? packed_bits_1 : 13'd0);
    wire [12:0] length_62_next = sum_63 - (both_132 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_62 <= 13'd0;
        end else if (both_131 | both_132) begin
            length_62 <= length_62_next;
        end
    end

    wire both_133 = accepts & (in_queue == 6'd63);
    wire both_134 = leaves & (leaving_queue == 6'd63);
    wire [12:0] sum_64 = length_63 + (both_133 ? packed_bits_1 : 13'd0);
    wire [12:0] length_63_next = sum_64 - (both_134 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_63 <= 13'd0;
        end else if (both_133 | both_134) begin
            length_63 <= length_63_next;
        end
    end

    wire [5:0] totals_accepted_count = accepts ? in_cells : 6'd0;
    wire [12:0] sum_65 = (free + {10'd0, sent_returning}) + {10'd0, dropped_returning};
    wire [22:0] shifted_1 = {10'd0, free} << 5'd7;
    wire [12:0] threshold_now_next = (|shifted_1[22:17]) ? 13'd8191 : shifted_1[16:4];
    wire [5:0] expelled_left_next = drops ? choice_45[17:12] : (expelled_left - {3'd0, dropped_count});
    wire pointer_0_enable = (1'b0 | sending_fetches) | drop_reads_pointers;
    wire [11:0] choice_53 = drop_reads_pointers ? expelled_cell_0 : sending_cell_0;
    wire [11:0] pointer_0_next = cell_pointers_0[choice_53];
    wire [11:0] choice_54 = drop_reads_pointers ? expelled_cell_1 : sending_cell_1;
    wire [11:0] pointer_1_next = cell_pointers_1[choice_54];
    wire [11:0] choice_55 = drop_reads_pointers ? expelled_cell_2 : sending_cell_2;
    wire [11:0] pointer_2_next = cell_pointers_2[choice_55];
    wire [11:0] choice_56 = drop_reads_pointers ? expelled_cell_3 : sending_cell_3;
    wire [11:0] pointer_3_next = cell_pointers_3[choice_56];

    always @(posedge clk) begin
        if (pointer_0_enable) begin
            pointer_0 <= pointer_0_next;
            pointer_1 <= pointer_1_next;
            pointer_2 <= pointer_2_next;
            pointer_3 <= pointer_3_next;
        end
    end

    always @(posedge clk) begin
        if (joins) begin
            pd_heads[joining_packet] <= {choice_50, choice_49, choice_48};
        end
    end

    wire [35:0] pd_heads_data_next = pd_heads[leaving_packet];

    always @(posedge clk) begin
        if (leaves) begin
            pd_heads_data <= pd_heads_data_next;
        end
    end

    wire [5:0] sending_left_next = sending_began_next ? choice_45[17:12] : (sending_left - (sends ? 6'd1 : 6'd0));

    always @(posedge clk) begin
        if (rst) begin
            occupied <= 64'd0;
            linking <= 1'b0;
            free <= 13'd4096;
            sent_returning <= 3'd0;
            dropped_returning <= 3'd0;
            threshold_now <= 13'd8191;
            sending_left <= 6'd0;
            sending_began <= 1'b0;
            sending_moved <= 1'b0;
            expelled_left <= 6'd0;
            expelled_began <= 1'b0;
            expelled_moved <= 1'b0;
        end else begin
            occupied <= occupied_next;
            linking <= follows;
            free <= sum_65 - {7'd0, totals_accepted_count};
            sent_returning <= sent_count;
            dropped_returning <= dropped_count;
            threshold_now <= threshold_now_next;
            sending_left <= sending_left_next;
            sending_began <= sending_began_next;
            sending_moved <= sending_fetches;
            expelled_left <= expelled_left_next;
            expelled_began <= drops;
            expelled_moved <= drop_reads_pointers;
        end
    end

    wire [11:0] sending_kept_0_next = sending_began_next ? leaving_packet : sending_cell_0;

    always @(posedge clk) begin
        sending_kept_0 <= sending_kept_0_next;
        sending_kept_1 <= sending_cell_1;
        sending_kept_2 <= sending_cell_2;
        sending_kept_3 <= sending_cell_3;
        expelled_kept_0 <= drops ? leaving_packet : expelled_cell_0;
        expelled_kept_1 <= expelled_cell_1;
        expelled_kept_2 <= expelled_cell_2;
        expelled_kept_3 <= expelled_cell_3;
    end

    always @(posedge clk) begin
        if (sending_began_next | sends) begin
            sending_first <= sending_began_next;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            sending_lane <= 2'd0;
        end else if (sends) begin
            sending_lane <= both_3 ? 2'd0 : (sending_lane + 2'd1);
        end
    end

    wire [63:0] shown_data_next = cell_data[choice_22];

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
    assign out_queue = out_valid ? shown_queue : 6'd0;
    assign out_first = shown_first & out_valid;
    assign out_last = shown_last & out_valid;
    assign out_data = out_valid ? shown_data : 64'd0;
    assign expelled = drops & not_rst;
    assign expelled_queue = expelled ? candidate : 6'd0;
    assign expelled_length = expelled ? choice_45[17:12] : 6'd0;
    assign free_cells = not_rst ? free : 13'd0;
    assign threshold = not_rst ? threshold_now : 13'd0;
    wire shown_valid_and_out_ready = shown_valid & out_ready;

    traffic_manager_statistics_w6_drops totals (
        .clk(clk),
        .rst(rst),
        .accepted(accepts),
        .accepted_count(totals_accepted_count),
        .refused(refused),
        .refused_count(refused ? in_cells : 6'd0),
        .expelled(drops),
        .expelled_count(drops ? choice_45[17:12] : 6'd0),
        .sent(shown_valid_and_out_ready & shown_last),
        .sent_count(shown_valid_and_out_ready ? 6'd1 : 6'd0),
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
        not_rst ? length_63 : 13'd0, not_rst ? length_62 : 13'd0, not_rst ? length_61 : 13'd0,
        not_rst ? length_60 : 13'd0, not_rst ? length_59 : 13'd0, not_rst ? length_58 : 13'd0,
        not_rst ? length_57 : 13'd0, not_rst ? length_56 : 13'd0, not_rst ? length_55 : 13'd0,
        not_rst ? length_54 : 13'd0, not_rst ? length_53 : 13'd0, not_rst ? length_52 : 13'd0,
        not_rst ? length_51 : 13'd0, not_rst ? length_50 : 13'd0, not_rst ? length_49 : 13'd0,
        not_rst ? length_48 : 13'd0, not_rst ? length_47 : 13'd0, not_rst ? length_46 : 13'd0,
        not_rst ? length_45 : 13'd0, not_rst ? length_44 : 13'd0, not_rst ? length_43 : 13'd0,
        not_rst ? length_42 : 13'd0, not_rst ? length_41 : 13'd0, not_rst ? length_40 : 13'd0,
        not_rst ? length_39 : 13'd0, not_rst ? length_38 : 13'd0, not_rst ? length_37 : 13'd0,
        not_rst ? length_36 : 13'd0, not_rst ? length_35 : 13'd0, not_rst ? length_34 : 13'd0,
        not_rst ? length_33 : 13'd0, not_rst ? length_32 : 13'd0, not_rst ? length_31 : 13'd0,
        not_rst ? length_30 : 13'd0, not_rst ? length_29 : 13'd0, not_rst ? length_28 : 13'd0,
        not_rst ? length_27 : 13'd0, not_rst ? length_26 : 13'd0, not_rst ? length_25 : 13'd0,
        not_rst ? length_24 : 13'd0, not_rst ? length_23 : 13'd0, not_rst ? length_22 : 13'd0,
        not_rst ? length_21 : 13'd0, not_rst ? length_20 : 13'd0, not_rst ? length_19 : 13'd0,
        not_rst ? length_18 : 13'd0, not_rst ? length_17 : 13'd0, not_rst ? length_16 : 13'd0,
        not_rst ? length_15 : 13'd0, not_rst ? length_14 : 13'd0, not_rst ? length_13 : 13'd0,
        not_rst ? length_12 : 13'd0, not_rst ? length_11 : 13'd0, not_rst ? length_10 : 13'd0,
        not_rst ? length_9 : 13'd0, not_rst ? length_8 : 13'd0, not_rst ? length_7 : 13'd0,
        not_rst ? length_6 : 13'd0, not_rst ? length_5 : 13'd0, not_rst ? length_4 : 13'd0,
        not_rst ? length_3 : 13'd0, not_rst ? length_2 : 13'd0, not_rst ? length_1 : 13'd0,
        not_rst ? length_0 : 13'd0
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, scheduler_arbiter_grant, pointer_arbiter_grant[0], pointer_arbiter_index,
        pointer_arbiter_valid, pd_arbiter_grant[0], pd_arbiter_index, pd_arbiter_valid,
        occupied_shr_joining_queue[63:1], shifted_1[3:0]
    };

`ifdef FORMAL
    wire [12:0] packed_bits_3 = {1'b0, leaving_packet};
    wire both_135 = links & ({1'b0, linked_to} == packed_bits_3);
    wire equal_1 = {1'b0, arriving_last_0} == {1'b0, choice_53};
    wire both_136 = pointer_0_enable & (1'b0 | ((links_cell_0 & equal_1) & 1'b1));
    wire equal_2 = {1'b0, arriving_last_1} == {1'b0, choice_54};
    wire both_137 = pointer_0_enable & (1'b0 | ((links_cell_1 & equal_2) & 1'b1));
    wire equal_3 = {1'b0, arriving_last_2} == {1'b0, choice_55};
    wire both_138 = pointer_0_enable & (1'b0 | ((links_cell_2 & equal_3) & 1'b1));
    wire equal_4 = {1'b0, arriving_last_3} == {1'b0, choice_56};
    wire both_139 = pointer_0_enable & (1'b0 | ((links_cell_3 & equal_4) & 1'b1));
    wire both_140 = joins & ({1'b0, joining_packet} == packed_bits_3);
    wire both_141 = cell_stored & ({1'b0, stored_cell} == {1'b0, choice_22});

    always @(posedge clk) begin
        if (!rst) begin
            pd_link_read_no_collision: assert (~(follows & (1'b0 | (both_135 & 1'b1))));
            free_cells_exist: assert (13'd4096 >= free);
            cell_pointers_0_read_no_collision: assert (~both_136);
            cell_pointers_1_read_no_collision: assert (~both_137);
            cell_pointers_2_read_no_collision: assert (~both_138);
            cell_pointers_3_read_no_collision: assert (~both_139);
            pd_heads_read_no_collision: assert (~(leaves & (1'b0 | (both_140 & 1'b1))));
            cell_data_read_no_collision: assert (~(sends & (1'b0 | (both_141 & 1'b1))));
        end
    end
`endif
endmodule
