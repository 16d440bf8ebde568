// SPDX-License-Identifier: Apache-2.0
// Module: pofan_entry_q4_fifo4_w7
// Written by: sluice 0.1.0
//
// Queues of the ports of a lane, served in turn.

module pofan_entry_q4_fifo4_w7 (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] valid,
    input  wire [27:0] key,
    input  wire open,
    output wire [3:0] ready,
    output wire out_valid,
    output wire [6:0] out_key,
    output wire [1:0] member
);

    reg [2:0] queue_0_count;
    reg [1:0] queue_0_write_index;
    reg [1:0] queue_0_read_index;
    reg [2:0] queue_1_count;
    reg [1:0] queue_1_write_index;
    reg [1:0] queue_1_read_index;
    reg [2:0] queue_2_count;
    reg [1:0] queue_2_write_index;
    reg [1:0] queue_2_read_index;
    reg [2:0] queue_3_count;
    reg [1:0] queue_3_write_index;
    reg [1:0] queue_3_read_index;
    reg [6:0] queue_0_words [0:3];
    reg [6:0] queue_1_words [0:3];
    reg [6:0] queue_2_words [0:3];
    reg [6:0] queue_3_words [0:3];

    wire not_rst = ~rst;
    wire [6:0] entry_1 = queue_0_words[queue_0_read_index];
    wire ready_0 = (queue_0_count != 3'd4) & not_rst;
    wire both_1 = (|queue_0_count) & not_rst;
    wire [6:0] entry_2 = queue_1_words[queue_1_read_index];
    wire ready_1 = (queue_1_count != 3'd4) & not_rst;
    wire both_2 = (|queue_1_count) & not_rst;
    wire [6:0] entry_3 = queue_2_words[queue_2_read_index];
    wire ready_2 = (queue_2_count != 3'd4) & not_rst;
    wire both_3 = (|queue_2_count) & not_rst;
    wire [6:0] entry_4 = queue_3_words[queue_3_read_index];
    wire ready_3 = (queue_3_count != 3'd4) & not_rst;
    wire both_4 = (|queue_3_count) & not_rst;

    wire [3:0] arbiter_grant;
    wire arbiter_valid;
    rr_arbiter_n4_masked arbiter (
        .clk(clk),
        .rst(rst),
        .request({both_4, both_3, both_2, both_1}),
        .ready(open),
        .grant(arbiter_grant),
        .index(member),
        .valid(arbiter_valid)
    );

    wire [6:0] either_1 = 7'd0 | (arbiter_grant[0] ? entry_1 : 7'd0);
    wire [6:0] either_2 = either_1 | (arbiter_grant[1] ? entry_2 : 7'd0);
    wire [6:0] either_3 = either_2 | (arbiter_grant[2] ? entry_3 : 7'd0);
    assign out_key = either_3 | (arbiter_grant[3] ? entry_4 : 7'd0);
    wire queue_0_write_index_enable = valid[0] & ready_0;

    always @(posedge clk) begin
        if (queue_0_write_index_enable) begin
            queue_0_words[queue_0_write_index] <= key[6:0];
        end
    end

    wire queue_0_read_index_enable = (arbiter_grant[0] & open) & both_1;
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

    wire queue_1_write_index_enable = valid[1] & ready_1;

    always @(posedge clk) begin
        if (queue_1_write_index_enable) begin
            queue_1_words[queue_1_write_index] <= key[13:7];
        end
    end

    wire queue_1_read_index_enable = (arbiter_grant[1] & open) & both_2;
    wire [2:0] queue_1_count_next = queue_1_write_index_enable ? (queue_1_count + 3'd1) : (queue_1_count - 3'd1);
    wire queue_1_count_enable = queue_1_write_index_enable ^ queue_1_read_index_enable;

    always @(posedge clk) begin
        if (rst) begin
            queue_1_count <= 3'd0;
        end else if (queue_1_count_enable) begin
            queue_1_count <= queue_1_count_next;
        end
    end

    wire [1:0] queue_1_write_index_next = (queue_1_write_index == 2'd3) ? 2'd0 : (queue_1_write_index + 2'd1);

    always @(posedge clk) begin
        if (rst) begin
            queue_1_write_index <= 2'd0;
        end else if (queue_1_write_index_enable) begin
            queue_1_write_index <= queue_1_write_index_next;
        end
    end

    wire [1:0] queue_1_read_index_next = (queue_1_read_index == 2'd3) ? 2'd0 : (queue_1_read_index + 2'd1);

    always @(posedge clk) begin
        if (rst) begin
            queue_1_read_index <= 2'd0;
        end else if (queue_1_read_index_enable) begin
            queue_1_read_index <= queue_1_read_index_next;
        end
    end

    wire queue_2_write_index_enable = valid[2] & ready_2;

    always @(posedge clk) begin
        if (queue_2_write_index_enable) begin
            queue_2_words[queue_2_write_index] <= key[20:14];
        end
    end

    wire queue_2_read_index_enable = (arbiter_grant[2] & open) & both_3;
    wire [2:0] queue_2_count_next = queue_2_write_index_enable ? (queue_2_count + 3'd1) : (queue_2_count - 3'd1);
    wire queue_2_count_enable = queue_2_write_index_enable ^ queue_2_read_index_enable;

    always @(posedge clk) begin
        if (rst) begin
            queue_2_count <= 3'd0;
        end else if (queue_2_count_enable) begin
            queue_2_count <= queue_2_count_next;
        end
    end

    wire [1:0] queue_2_write_index_next = (queue_2_write_index == 2'd3) ? 2'd0 : (queue_2_write_index + 2'd1);

    always @(posedge clk) begin
        if (rst) begin
            queue_2_write_index <= 2'd0;
        end else if (queue_2_write_index_enable) begin
            queue_2_write_index <= queue_2_write_index_next;
        end
    end

    wire [1:0] queue_2_read_index_next = (queue_2_read_index == 2'd3) ? 2'd0 : (queue_2_read_index + 2'd1);

    always @(posedge clk) begin
        if (rst) begin
            queue_2_read_index <= 2'd0;
        end else if (queue_2_read_index_enable) begin
            queue_2_read_index <= queue_2_read_index_next;
        end
    end

    wire queue_3_write_index_enable = valid[3] & ready_3;

    always @(posedge clk) begin
        if (queue_3_write_index_enable) begin
            queue_3_words[queue_3_write_index] <= key[27:21];
        end
    end

    wire queue_3_read_index_enable = (arbiter_grant[3] & open) & both_4;
    wire [2:0] queue_3_count_next = queue_3_write_index_enable ? (queue_3_count + 3'd1) : (queue_3_count - 3'd1);
    wire queue_3_count_enable = queue_3_write_index_enable ^ queue_3_read_index_enable;

    always @(posedge clk) begin
        if (rst) begin
            queue_3_count <= 3'd0;
        end else if (queue_3_count_enable) begin
            queue_3_count <= queue_3_count_next;
        end
    end

    wire [1:0] queue_3_write_index_next = (queue_3_write_index == 2'd3) ? 2'd0 : (queue_3_write_index + 2'd1);

    always @(posedge clk) begin
        if (rst) begin
            queue_3_write_index <= 2'd0;
        end else if (queue_3_write_index_enable) begin
            queue_3_write_index <= queue_3_write_index_next;
        end
    end

    wire [1:0] queue_3_read_index_next = (queue_3_read_index == 2'd3) ? 2'd0 : (queue_3_read_index + 2'd1);

    always @(posedge clk) begin
        if (rst) begin
            queue_3_read_index <= 2'd0;
        end else if (queue_3_read_index_enable) begin
            queue_3_read_index <= queue_3_read_index_next;
        end
    end

    assign out_valid = arbiter_valid & open;
    assign ready = {ready_3, ready_2, ready_1, ready_0};

`ifdef FORMAL

    always @(posedge clk) begin
        if (!rst) begin
            queue_0_count_in_range: assert (3'd4 >= queue_0_count);
            queue_1_count_in_range: assert (3'd4 >= queue_1_count);
            queue_2_count_in_range: assert (3'd4 >= queue_2_count);
            queue_3_count_in_range: assert (3'd4 >= queue_3_count);
        end
    end
`endif
endmodule
