// SPDX-License-Identifier: Apache-2.0
// Module: head_drop_executor_q64_c4096_l48_s4
// Written by: sluice 0.1.0
//
// Occamy's head-drop executor: 64 queues, 4096 cells, packets of up to 48 cells in 4 sub-lists.
// Takes a selected queue, checks again that it is over-allocated, dequeues its oldest packet and
// frees its cells, 4 a cycle. Cell data is never read.

module head_drop_executor_q64_c4096_l48_s4 (
    input  wire clk,
    input  wire rst,
    input  wire select_valid,
    input  wire [5:0] select_queue,
    input  wire [12:0] queue_length,
    input  wire [12:0] queue_threshold,
    input  wire head_valid,
    input  wire [11:0] head_cell,
    input  wire [5:0] head_cells,
    input  wire pd_grant,
    input  wire [35:0] pd_data,
    input  wire pointer_grant,
    input  wire [47:0] pointer_data,
    output wire select_ready,
    output wire queue_valid,
    output wire [5:0] queue_index,
    output wire pd_request,
    output wire [11:0] pd_address,
    output wire expelled,
    output wire [5:0] expelled_queue,
    output wire [5:0] expelled_length,
    output wire pointer_request,
    output wire pointer_read,
    output wire [47:0] pointer_address,
    output wire [2:0] freed_count,
    output wire [47:0] freed
);

    // There is a queue to drop from next.
    reg candidate_valid;
    reg [5:0] candidate;
    // Cells from the present group on.
    reg [5:0] expelled_left;
    reg expelled_began;
    reg expelled_moved;
    reg [11:0] expelled_kept_0;
    reg [11:0] expelled_kept_1;
    reg [11:0] expelled_kept_2;
    reg [11:0] expelled_kept_3;

    wire both_1 = head_valid & (queue_threshold < queue_length);
    wire [11:0] expelled_cell_0 = expelled_moved ? pointer_data[11:0] : expelled_kept_0;
    wire [11:0] pointer_data_1_if_expelled_moved = expelled_moved ? pointer_data[23:12] : expelled_kept_1;
    wire [11:0] expelled_cell_1 = expelled_began ? pd_data[11:0] : pointer_data_1_if_expelled_moved;
    wire [11:0] pointer_data_2_if_expelled_moved = expelled_moved ? pointer_data[35:24] : expelled_kept_2;
    wire [11:0] expelled_cell_2 = expelled_began ? pd_data[23:12] : pointer_data_2_if_expelled_moved;
    wire [11:0] pointer_data_3_if_expelled_moved = expelled_moved ? pointer_data[47:36] : expelled_kept_3;
    wire [11:0] expelled_cell_3 = expelled_began ? pd_data[35:24] : pointer_data_3_if_expelled_moved;
    wire not_rst = ~rst;
    wire expelled_more = (6'd4 < expelled_left) & not_rst;
    wire drop_reads_pointers = expelled_more & pointer_grant;
    wire not_expelled_more = ~expelled_more;
    wire [2:0] choice_1 = not_expelled_more ? expelled_left[2:0] : 3'd0;
    wire [2:0] dropped_count = not_rst ? (drop_reads_pointers ? 3'd4 : choice_1) : 3'd0;
    wire drop_deserved = candidate_valid & both_1;
    assign pd_request = drop_deserved & (not_expelled_more & not_rst);
    wire drops = pd_request & pd_grant;
    wire candidate_goes = ((~candidate_valid) | (~drop_deserved)) | drops;

    always @(posedge clk) begin
        if (rst) begin
            candidate_valid <= 1'b0;
            candidate <= 6'd0;
        end else if (candidate_goes) begin
            candidate_valid <= select_valid & 1'b1;
            candidate <= select_queue;
        end
    end

    wire [5:0] expelled_left_next = drops ? head_cells : (expelled_left - {3'd0, dropped_count});

    always @(posedge clk) begin
        if (rst) begin
            expelled_left <= 6'd0;
            expelled_began <= 1'b0;
            expelled_moved <= 1'b0;
        end else begin
            expelled_left <= expelled_left_next;
            expelled_began <= drops;
            expelled_moved <= drop_reads_pointers;
        end
    end

    always @(posedge clk) begin
        expelled_kept_0 <= drops ? head_cell : expelled_cell_0;
        expelled_kept_1 <= expelled_cell_1;
        expelled_kept_2 <= expelled_cell_2;
        expelled_kept_3 <= expelled_cell_3;
    end

    assign queue_valid = candidate_valid & not_rst;
    assign select_ready = candidate_goes & not_rst;
    assign queue_index = queue_valid ? candidate : 6'd0;
    assign pd_address = drops ? head_cell : 12'd0;
    assign expelled_queue = drops ? candidate : 6'd0;
    assign expelled_length = drops ? head_cells : 6'd0;
    wire [11:0] pointer_address_0 = drop_reads_pointers ? expelled_cell_0 : 12'd0;
    wire [11:0] pointer_address_1 = drop_reads_pointers ? expelled_cell_1 : 12'd0;
    wire [11:0] pointer_address_2 = drop_reads_pointers ? expelled_cell_2 : 12'd0;
    wire [11:0] pointer_address_3 = drop_reads_pointers ? expelled_cell_3 : 12'd0;
    wire [11:0] freed_0 = (3'd0 < dropped_count) ? expelled_cell_0 : 12'd0;
    wire [11:0] freed_1 = (3'd1 < dropped_count) ? expelled_cell_1 : 12'd0;
    wire [11:0] freed_2 = (3'd2 < dropped_count) ? expelled_cell_2 : 12'd0;
    wire [11:0] freed_3 = (3'd3 < dropped_count) ? expelled_cell_3 : 12'd0;
    assign expelled = drops;
    assign pointer_request = expelled_more;
    assign pointer_read = drop_reads_pointers;
    assign pointer_address = {pointer_address_3, pointer_address_2, pointer_address_1, pointer_address_0};
    assign freed_count = dropped_count;
    assign freed = {freed_3, freed_2, freed_1, freed_0};
endmodule
