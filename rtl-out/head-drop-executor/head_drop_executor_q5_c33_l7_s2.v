// SPDX-License-Identifier: Apache-2.0
// Module: head_drop_executor_q5_c33_l7_s2
// Written by: sluice 0.1.0
//
// Occamy's head-drop executor: 5 queues, 33 cells, packets of up to 7 cells in 2 sub-lists.
// Takes a selected queue, checks again that it is over-allocated, dequeues its oldest packet and
// frees its cells, 2 a cycle. Cell data is never read.

module head_drop_executor_q5_c33_l7_s2 (
    input  wire clk,
    input  wire rst,
    input  wire select_valid,
    input  wire [2:0] select_queue,
    input  wire [5:0] queue_length,
    input  wire [5:0] queue_threshold,
    input  wire head_valid,
    input  wire [5:0] head_cell,
    input  wire [2:0] head_cells,
    input  wire pd_grant,
    input  wire [5:0] pd_data,
    input  wire pointer_grant,
    input  wire [11:0] pointer_data,
    output wire select_ready,
    output wire queue_valid,
    output wire [2:0] queue_index,
    output wire pd_request,
    output wire [5:0] pd_address,
    output wire expelled,
    output wire [2:0] expelled_queue,
    output wire [2:0] expelled_length,
    output wire pointer_request,
    output wire pointer_read,
    output wire [11:0] pointer_address,
    output wire [1:0] freed_count,
    output wire [11:0] freed
);

    // There is a queue to drop from next.
    reg candidate_valid;
    reg [2:0] candidate;
    // Cells from the present group on.
    reg [2:0] expelled_left;
    reg expelled_began;
    reg expelled_moved;
    reg [5:0] expelled_kept_0;
    reg [5:0] expelled_kept_1;

    wire both_1 = head_valid & (queue_threshold < queue_length);
    wire [5:0] expelled_cell_0 = expelled_moved ? pointer_data[5:0] : expelled_kept_0;
    wire [5:0] pointer_data_1_if_expelled_moved = expelled_moved ? pointer_data[11:6] : expelled_kept_1;
    wire [5:0] expelled_cell_1 = expelled_began ? pd_data : pointer_data_1_if_expelled_moved;
    wire not_rst = ~rst;
    wire expelled_more = (3'd2 < expelled_left) & not_rst;
    wire drop_reads_pointers = expelled_more & pointer_grant;
    wire not_expelled_more = ~expelled_more;
    wire [1:0] choice_1 = not_expelled_more ? expelled_left[1:0] : 2'd0;
    wire [1:0] dropped_count = not_rst ? (drop_reads_pointers ? 2'd2 : choice_1) : 2'd0;
    wire drop_deserved = candidate_valid & both_1;
    assign pd_request = drop_deserved & (not_expelled_more & not_rst);
    wire drops = pd_request & pd_grant;
    wire candidate_goes = ((~candidate_valid) | (~drop_deserved)) | drops;

    always @(posedge clk) begin
        if (rst) begin
            candidate_valid <= 1'b0;
            candidate <= 3'd0;
        end else if (candidate_goes) begin
            candidate_valid <= select_valid & (3'd4 >= select_queue);
            candidate <= select_queue;
        end
    end

    wire [2:0] expelled_left_next = drops ? head_cells : (expelled_left - {1'b0, dropped_count});

    always @(posedge clk) begin
        if (rst) begin
            expelled_left <= 3'd0;
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
    end

    assign queue_valid = candidate_valid & not_rst;
    assign select_ready = candidate_goes & not_rst;
    assign queue_index = queue_valid ? candidate : 3'd0;
    assign pd_address = drops ? head_cell : 6'd0;
    assign expelled_queue = drops ? candidate : 3'd0;
    assign expelled_length = drops ? head_cells : 3'd0;
    wire [5:0] pointer_address_0 = drop_reads_pointers ? expelled_cell_0 : 6'd0;
    wire [5:0] pointer_address_1 = drop_reads_pointers ? expelled_cell_1 : 6'd0;
    wire [5:0] freed_0 = (2'd0 < dropped_count) ? expelled_cell_0 : 6'd0;
    wire [5:0] freed_1 = (2'd1 < dropped_count) ? expelled_cell_1 : 6'd0;
    assign expelled = drops;
    assign pointer_request = expelled_more;
    assign pointer_read = drop_reads_pointers;
    assign pointer_address = {pointer_address_1, pointer_address_0};
    assign freed_count = dropped_count;
    assign freed = {freed_1, freed_0};
endmodule
