// SPDX-License-Identifier: Apache-2.0
// Module: dt_threshold_q64_c4096_a3_incremental
// Written by: sluice 0.1.0
//
// Dynamic threshold T = floor(alpha * free) of a buffer of 4096 cells shared by 64 queues,
// alpha = 2^(3). Free cells from a running sum; latency 2 from what is reserved and freed.

module dt_threshold_q64_c4096_a3_incremental (
    input  wire clk,
    input  wire rst,
    input  wire [12:0] reserved_cells,
    input  wire [12:0] freed_cells,
    output wire [12:0] free_cells,
    output wire [12:0] threshold
);

    // Free cells: a running sum.
    reg [12:0] free;
    reg [12:0] threshold_now;

    wire [22:0] shifted_1 = {10'd0, free} << 5'd7;
    wire [12:0] threshold_now_next = (|shifted_1[22:17]) ? 13'd8191 : shifted_1[16:4];

    always @(posedge clk) begin
        if (rst) begin
            free <= 13'd4096;
            threshold_now <= 13'd8191;
        end else begin
            free <= (free + freed_cells) - reserved_cells;
            threshold_now <= threshold_now_next;
        end
    end

    wire not_rst = ~rst;
    assign free_cells = not_rst ? free : 13'd0;
    assign threshold = not_rst ? threshold_now : 13'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, shifted_1[3:0]};
endmodule
