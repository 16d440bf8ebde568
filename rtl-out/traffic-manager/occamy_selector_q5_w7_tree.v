// SPDX-License-Identifier: Apache-2.0
// Module: occamy_selector_q5_w7_tree
// Block: traffic-manager
// Written by: sluice 0.1.0
//
// Occamy's head-drop selector: 5 queues, lengths of 7 bits in cells, latency 0 from `len`.
// Selects in round-robin order among the queues that were longer than the threshold in this cycle.

module occamy_selector_q5_w7_tree (
    input  wire clk,
    input  wire rst,
    input  wire [34:0] len,
    input  wire [6:0] threshold,
    input  wire ready,
    output wire [2:0] queue_index,
    output wire valid
);

    wire [4:0] bitmap = {
        threshold < len[34:28], threshold < len[27:21], threshold < len[20:14],
        threshold < len[13:7], threshold < len[6:0]
    };

    wire [4:0] arbiter_grant;
    rr_arbiter_n5_tree arbiter (
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
