// SPDX-License-Identifier: Apache-2.0
// Module: ofan_lane_d4_k4_a2
// Block: ofan-switch
// Written by: sluice 0.1.0
//
// A lane of the pointer unit. A packet keeps its place from acceptance until its answer is taken:
// first the place holds its key, then its answer.

module ofan_lane_d4_k4_a2 (
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
    reg [2:0] tail;
    // Place of the oldest packet not fetched yet.
    reg [2:0] front;
    // Place of the oldest packet without answer.
    reg [2:0] done;
    // Place of the oldest packet.
    reg [2:0] head;
    reg [3:0] place_0;
    reg [3:0] place_1;
    reg [3:0] place_2;
    reg [3:0] place_3;

    wire both_1 = (tail != head) & (tail[1:0] == head[1:0]);
    wire not_rst = ~rst;
    assign ready = (open & (~both_1)) & not_rst;
    wire accept = valid & ready;
    assign waiting = front != tail;
    assign out_valid = (head != done) & not_rst;
    wire both_2 = answer_valid & (done[1:0] == 2'd0);

    always @(posedge clk) begin
        if ((accept & (tail[1:0] == 2'd0)) | both_2) begin
            place_0 <= {key[3:2], both_2 ? answer : key[1:0]};
        end
    end

    wire both_3 = answer_valid & (done[1:0] == 2'd1);

    always @(posedge clk) begin
        if ((accept & (tail[1:0] == 2'd1)) | both_3) begin
            place_1 <= {key[3:2], both_3 ? answer : key[1:0]};
        end
    end

    wire both_4 = answer_valid & (done[1:0] == 2'd2);

    always @(posedge clk) begin
        if ((accept & (tail[1:0] == 2'd2)) | both_4) begin
            place_2 <= {key[3:2], both_4 ? answer : key[1:0]};
        end
    end

    wire both_5 = answer_valid & (done[1:0] == 2'd3);

    always @(posedge clk) begin
        if ((accept & (tail[1:0] == 2'd3)) | both_5) begin
            place_3 <= {key[3:2], both_5 ? answer : key[1:0]};
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            tail <= 3'd0;
        end else if (accept) begin
            tail <= tail + 3'd1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            front <= 3'd0;
        end else if (fetch) begin
            front <= front + 3'd1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            done <= 3'd0;
        end else if (answer_valid) begin
            done <= done + 3'd1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            head <= 3'd0;
        end else if (out_valid & out_ready) begin
            head <= head + 3'd1;
        end
    end

    assign front_key = front[1] ? (front[0] ? place_3 : place_2) : (front[0] ? place_1 : place_0);
    wire [3:0] choice_1 = head[1] ? (head[0] ? place_3 : place_2) : (head[0] ? place_1 : place_0);
    assign shown = out_valid ? choice_1[1:0] : 2'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, choice_1[3:2]};

`ifdef FORMAL

    always @(posedge clk) begin
        if (!rst) begin
            fetches_what_waits: assert ((~fetch) | waiting);
            answers_what_was_fetched: assert ((~answer_valid) | (done != front));
        end
    end
`endif
endmodule
