// SPDX-License-Identifier: Apache-2.0
// Module: pofan_entry_q1_fifo4_w8
// Written by: sluice 0.1.0
//
// Queues of the ports of a lane, served in turn.

module pofan_entry_q1_fifo4_w8 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [7:0] key,
    input  wire open,
    output wire ready,
    output wire out_valid,
    output wire [7:0] out_key,
    output wire member
);

    reg [2:0] queue_0_count;
    reg [1:0] queue_0_write_index;
    reg [1:0] queue_0_read_index;
    reg [7:0] queue_0_words [0:3];

    wire not_rst = ~rst;
    wire [7:0] entry_1 = queue_0_words[queue_0_read_index];
    wire ready_0 = (queue_0_count != 3'd4) & not_rst;
    wire arbiter_request = (|queue_0_count) & not_rst;

    wire arbiter_grant;
    wire arbiter_valid;
    rr_arbiter_n1_masked arbiter (
        .clk(clk),
        .rst(rst),
        .request(arbiter_request),
        .ready(open),
        .grant(arbiter_grant),
        .index(member),
        .valid(arbiter_valid)
    );

    assign out_key = 8'd0 | (arbiter_grant ? entry_1 : 8'd0);
    wire queue_0_write_index_enable = valid & ready_0;

    always @(posedge clk) begin
        if (queue_0_write_index_enable) begin
            queue_0_words[queue_0_write_index] <= key;
        end
    end

    wire queue_0_read_index_enable = (arbiter_grant & open) & arbiter_request;
    wire [2:0] queue_0_count_next = queue_0_write_index_enable ? (queue_0_count + 3'd1) : (queue_0_count - 3'd1);
    wire queue_0_count_enable = queue_0_write_index_enable ^ queue_0_read_index_enable;

    always @(posedge clk) begin
        if (rst) begin
            queue_0_count <= 3'd0;
        end else if (queue_0_count_enable) begin
            queue_0_count <= queue_0_count_next;
        end
    end

    wire [1:0] queue_0_write_index_next = (queue_0_write_index == 2'd3) ? 2'd0 : (queue_0_write_index + 2'd1);

    always @(posedge clk) begin
        if (rst) begin
            queue_0_write_index <= 2'd0;
        end else if (queue_0_write_index_enable) begin
            queue_0_write_index <= queue_0_write_index_next;
        end
    end

    wire [1:0] queue_0_read_index_next = (queue_0_read_index == 2'd3) ? 2'd0 : (queue_0_read_index + 2'd1);

    always @(posedge clk) begin
        if (rst) begin
            queue_0_read_index <= 2'd0;
        end else if (queue_0_read_index_enable) begin
            queue_0_read_index <= queue_0_read_index_next;
        end
    end

    assign out_valid = arbiter_valid & open;
    assign ready = ready_0;

`ifdef FORMAL

    always @(posedge clk) begin
        if (!rst) begin
            queue_0_count_in_range: assert (3'd4 >= queue_0_count);
        end
    end
`endif
endmodule
