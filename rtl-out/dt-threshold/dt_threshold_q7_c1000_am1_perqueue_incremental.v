// SPDX-License-Identifier: Apache-2.0
// Module: dt_threshold_q7_c1000_am1_perqueue_incremental
// Written by: sluice 0.1.0
//
// Dynamic threshold T = floor(alpha * free) of a buffer of 1000 cells shared by 7 queues,
// alpha of each queue, at first = 2^(-1). Free cells from a running sum; latency 2 from what is reserved and freed.

module dt_threshold_q7_c1000_am1_perqueue_incremental (
    input  wire clk,
    input  wire rst,
    input  wire [9:0] reserved_cells,
    input  wire [9:0] freed_cells,
    input  wire [2:0] cfg_queue,
    input  wire cfg_alpha_we,
    input  wire [3:0] cfg_alpha,
    output wire [9:0] free_cells,
    output wire [69:0] threshold
);

    // Free cells: a running sum.
    reg [9:0] free;
    reg [9:0] threshold_0;
    reg [9:0] threshold_1;
    reg [9:0] threshold_2;
    reg [9:0] threshold_3;
    reg [9:0] threshold_4;
    reg [9:0] threshold_5;
    reg [9:0] threshold_6;
    reg [3:0] alpha_0;
    reg [3:0] alpha_1;
    reg [3:0] alpha_2;
    reg [3:0] alpha_3;
    reg [3:0] alpha_4;
    reg [3:0] alpha_5;
    reg [3:0] alpha_6;

    wire both_1 = cfg_alpha_we & (4'd10 >= cfg_alpha);

    always @(posedge clk) begin
        if (rst) begin
            alpha_0 <= 4'd3;
        end else if (both_1 & (cfg_queue == 3'd0)) begin
            alpha_0 <= cfg_alpha;
        end
    end

    wire [19:0] packed_bits_1 = {10'd0, free};
    wire [19:0] packed_bits_1_shl_alpha_0 = packed_bits_1 << alpha_0;
    wire [9:0] threshold_0_next = (|packed_bits_1_shl_alpha_0[19:14]) ? 10'd1023 : packed_bits_1_shl_alpha_0[13:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_1 <= 4'd3;
        end else if (both_1 & (cfg_queue == 3'd1)) begin
            alpha_1 <= cfg_alpha;
        end
    end

    wire [19:0] packed_bits_1_shl_alpha_1 = packed_bits_1 << alpha_1;
    wire [9:0] threshold_1_next = (|packed_bits_1_shl_alpha_1[19:14]) ? 10'd1023 : packed_bits_1_shl_alpha_1[13:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_2 <= 4'd3;
        end else if (both_1 & (cfg_queue == 3'd2)) begin
            alpha_2 <= cfg_alpha;
        end
    end

    wire [19:0] packed_bits_1_shl_alpha_2 = packed_bits_1 << alpha_2;
    wire [9:0] threshold_2_next = (|packed_bits_1_shl_alpha_2[19:14]) ? 10'd1023 : packed_bits_1_shl_alpha_2[13:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_3 <= 4'd3;
        end else if (both_1 & (cfg_queue == 3'd3)) begin
            alpha_3 <= cfg_alpha;
        end
    end

    wire [19:0] packed_bits_1_shl_alpha_3 = packed_bits_1 << alpha_3;
    wire [9:0] threshold_3_next = (|packed_bits_1_shl_alpha_3[19:14]) ? 10'd1023 : packed_bits_1_shl_alpha_3[13:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_4 <= 4'd3;
        end else if (both_1 & (cfg_queue == 3'd4)) begin
            alpha_4 <= cfg_alpha;
        end
    end

    wire [19:0] packed_bits_1_shl_alpha_4 = packed_bits_1 << alpha_4;
    wire [9:0] threshold_4_next = (|packed_bits_1_shl_alpha_4[19:14]) ? 10'd1023 : packed_bits_1_shl_alpha_4[13:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_5 <= 4'd3;
        end else if (both_1 & (cfg_queue == 3'd5)) begin
            alpha_5 <= cfg_alpha;
        end
    end

    wire [19:0] packed_bits_1_shl_alpha_5 = packed_bits_1 << alpha_5;
    wire [9:0] threshold_5_next = (|packed_bits_1_shl_alpha_5[19:14]) ? 10'd1023 : packed_bits_1_shl_alpha_5[13:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_6 <= 4'd3;
        end else if (both_1 & (cfg_queue == 3'd6)) begin
            alpha_6 <= cfg_alpha;
        end
    end

    wire [19:0] packed_bits_1_shl_alpha_6 = packed_bits_1 << alpha_6;
    wire [9:0] threshold_6_next = (|packed_bits_1_shl_alpha_6[19:14]) ? 10'd1023 : packed_bits_1_shl_alpha_6[13:4];

    always @(posedge clk) begin
        if (rst) begin
            free <= 10'd1000;
            threshold_0 <= 10'd500;
            threshold_1 <= 10'd500;
            threshold_2 <= 10'd500;
            threshold_3 <= 10'd500;
            threshold_4 <= 10'd500;
            threshold_5 <= 10'd500;
            threshold_6 <= 10'd500;
        end else begin
            free <= (free + freed_cells) - reserved_cells;
            threshold_0 <= threshold_0_next;
            threshold_1 <= threshold_1_next;
            threshold_2 <= threshold_2_next;
            threshold_3 <= threshold_3_next;
            threshold_4 <= threshold_4_next;
            threshold_5 <= threshold_5_next;
            threshold_6 <= threshold_6_next;
        end
    end

    wire not_rst = ~rst;
    assign free_cells = not_rst ? free : 10'd0;
    assign threshold = {
        not_rst ? threshold_6 : 10'd0, not_rst ? threshold_5 : 10'd0,
        not_rst ? threshold_4 : 10'd0, not_rst ? threshold_3 : 10'd0,
        not_rst ? threshold_2 : 10'd0, not_rst ? threshold_1 : 10'd0,
        not_rst ? threshold_0 : 10'd0
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, packed_bits_1_shl_alpha_0[3:0], packed_bits_1_shl_alpha_1[3:0],
        packed_bits_1_shl_alpha_2[3:0], packed_bits_1_shl_alpha_3[3:0],
        packed_bits_1_shl_alpha_4[3:0], packed_bits_1_shl_alpha_5[3:0],
        packed_bits_1_shl_alpha_6[3:0]
    };
endmodule
