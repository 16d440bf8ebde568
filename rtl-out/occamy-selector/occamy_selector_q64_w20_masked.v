// SPDX-License-Identifier: Apache-2.0
// Module: occamy_selector_q64_w20_masked
// Written by: sluice 0.1.0
//
// Occamy's head-drop selector: 64 queues, lengths of 20 bits in cells, latency 0 from `len`.
// Selects in round-robin order among the queues that were longer than the threshold in this cycle.

module occamy_selector_q64_w20_masked (
    input  wire clk,
    input  wire rst,
    input  wire [1279:0] len,
    input  wire [19:0] threshold,
    input  wire ready,
    output wire [5:0] queue_index,
    output wire valid
);

    wire [63:0] bitmap = {
        threshold < len[1279:1260], threshold < len[1259:1240], threshold < len[1239:1220],
        threshold < len[1219:1200], threshold < len[1199:1180], threshold < len[1179:1160],
        threshold < len[1159:1140], threshold < len[1139:1120], threshold < len[1119:1100],
        threshold < len[1099:1080], threshold < len[1079:1060], threshold < len[1059:1040],
        threshold < len[1039:1020], threshold < len[1019:1000], threshold < len[999:980],
        threshold < len[979:960], threshold < len[959:940], threshold < len[939:920],
        threshold < len[919:900], threshold < len[899:880], threshold < len[879:860],
        threshold < len[859:840], threshold < len[839:820], threshold < len[819:800],
        threshold < len[799:780], threshold < len[779:760], threshold < len[759:740],
        threshold < len[739:720], threshold < len[719:700], threshold < len[699:680],
        threshold < len[679:660], threshold < len[659:640], threshold < len[639:620],
        threshold < len[619:600], threshold < len[599:580], threshold < len[579:560],
        threshold < len[559:540], threshold < len[539:520], threshold < len[519:500],
        threshold < len[499:480], threshold < len[479:460], threshold < len[459:440],
        threshold < len[439:420], threshold < len[419:400], threshold < len[399:380],
        threshold < len[379:360], threshold < len[359:340], threshold < len[339:320],
        threshold < len[319:300], threshold < len[299:280], threshold < len[279:260],
        threshold < len[259:240], threshold < len[239:220], threshold < len[219:200],
        threshold < len[199:180], threshold < len[179:160], threshold < len[159:140],
        threshold < len[139:120], threshold < len[119:100], threshold < len[99:80],
        threshold < len[79:60], threshold < len[59:40], threshold < len[39:20],
        threshold < len[19:0]
    };

    wire [63:0] arbiter_grant;
    rr_arbiter_n64_masked arbiter (
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
