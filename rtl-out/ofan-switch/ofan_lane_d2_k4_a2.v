// SPDX-License-Identifier: Apache-2.0
// Module: ofan_lane_d2_k4_a2
// Written by: sluice 0.1.0
//
// A lane of the pointer unit. A packet keeps its place from acceptance until its answer is taken:
// first the place holds its key, then its answer.

module ofan_lane_d2_k4_a2 (
    input  wire clk,
    input  wire rst,
    input  wire open,
    input  wire valid,
    input  wire [3:0] key,
    input  wire fetch,
    input  wire answer_valid,
    input  wire [1:0] answer,
    input  wire out_ready,
    output wire ready,
    output wire waiting,
    output wire [3:0] front_key,
    output wire out_valid,
    output wire [1:0] shown
);

    // Place that the next packet takes; the highest bit tells the rounds apart.
    reg [1:0] tail;
    // Place of the oldest packet not fetched yet.
    reg [1:0] front;
    // Place of the oldest packet without answer.
    reg [1:0] done;
    // Place of the oldest packet.
    reg [1:0] head;
    reg [3:0] place_0;
    reg [3:0] place_1;

    wire both_1 = open & (~((tail != head) & (tail[0] == head[0])));
    wire not_rst = ~rst;
    assign ready = both_1 & not_rst;
    wire accept = valid & ready;
    assign waiting = front != tail;
    assign out_valid = (head != done) & not_rst;
    wire both_2 = answer_valid & (done[0] == 1'b0);

    always @(posedge clk) begin
        if ((accept & (tail[0] == 1'b0)) | both_2) begin
            place_0 <= {key[3:2], both_2 ? answer : key[1:0]};
        end
    end

    wire both_3 = answer_valid & (done[0] == 1'b1);

    always @(posedge clk) begin
        if ((accept & (tail[0] == 1'b1)) | both_3) begin
            place_1 <= {key[3:2], both_3 ? answer : key[1:0]};
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            tail <= 2'd0;
        end else if (accept) begin
            tail <= tail + 2'd1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            front <= 2'd0;
        end else if (fetch) begin
            front <= front + 2'd1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            done <= 2'd0;
        end else if (answer_valid) begin
            done <= done + 2'd1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            head <= 2'd0;
        end else if (out_valid & out_ready) begin
            head <= head + 2'd1;
        end
    end

    assign front_key = front[0] ? place_1 : place_0;
    wire [3:0] place_1_if_head_0 = head[0] ? place_1 : place_0;
    assign shown = out_valid ? place_1_if_head_0[1:0] : 2'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, place_1_if_head_0[3:2]};

`ifdef FORMAL

    always @(posedge clk) begin
        if (!rst) begin
            fetches_what_waits: assert ((~fetch) | waiting);
            answers_what_was_fetched: assert ((~answer_valid) | (done != front));
        end
    end
`endif
endmodule
