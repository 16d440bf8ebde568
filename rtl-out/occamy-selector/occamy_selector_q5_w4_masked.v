// SPDX-License-Identifier: Apache-2.0
// Module: occamy_selector_q5_w4_masked
// Written by: sluice 0.1.0
//
// Occamy's head-drop selector: 5 queues, lengths of 4 bits in cells, latency 0 from `len`.
// Selects in round-robin order among the queues that were longer than the threshold in this cycle.

module occamy_selector_q5_w4_masked (
    input  wire clk,
    input  wire rst,
    input  wire [19:0] len,
    input  wire [3:0] threshold,
    input  wire ready,
    output wire [2:0] queue_index,
    output wire valid
);

    wire [4:0] bitmap = {
        threshold < len[19:16], threshold < len[15:12], threshold < len[11:8],
        threshold < len[7:4], threshold < len[3:0]
    };

    wire [4:0] arbiter_grant;
    rr_arbiter_n5_masked arbiter (
        .clk(clk),
        .rst(rst),
        .request(bitmap),
        .ready(ready),
        .grant(arbiter_grant),
        .index(queue_index),
        .valid(valid)
    );

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, arbiter_grant};
endmodule
