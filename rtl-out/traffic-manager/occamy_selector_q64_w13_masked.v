// SPDX-License-Identifier: Apache-2.0
// Module: occamy_selector_q64_w13_masked
// Written by: sluice 0.1.0
//
// Occamy's head-drop selector: 64 queues, lengths of 13 bits in cells, latency 0 from `len`.
// Selects in round-robin order among the queues that were longer than the threshold in this cycle.

module occamy_selector_q64_w13_masked (
    input  wire clk,
    input  wire rst,
    input  wire [831:0] len,
    input  wire [12:0] threshold,
    input  wire ready,
    output wire [5:0] queue_index,
    output wire valid
);

    wire [63:0] bitmap = {
        threshold < len[831:819], threshold < len[818:806], threshold < len[805:793],
        threshold < len[792:780], threshold < len[779:767], threshold < len[766:754],
        threshold < len[753:741], threshold < len[740:728], threshold < len[727:715],
        threshold < len[714:702], threshold < len[701:689], threshold < len[688:676],
        threshold < len[675:663], threshold < len[662:650], threshold < len[649:637],
        threshold < len[636:624], threshold < len[623:611], threshold < len[610:598],
        threshold < len[597:585], threshold < len[584:572], threshold < len[571:559],
        threshold < len[558:546], threshold < len[545:533], threshold < len[532:520],
        threshold < len[519:507], threshold < len[506:494], threshold < len[493:481],
        threshold < len[480:468], threshold < len[467:455], threshold < len[454:442],
        threshold < len[441:429], threshold < len[428:416], threshold < len[415:403],
        threshold < len[402:390], threshold < len[389:377], threshold < len[376:364],
        threshold < len[363:351], threshold < len[350:338], threshold < len[337:325],
        threshold < len[324:312], threshold < len[311:299], threshold < len[298:286],
        threshold < len[285:273], threshold < len[272:260], threshold < len[259:247],
        threshold < len[246:234], threshold < len[233:221], threshold < len[220:208],
        threshold < len[207:195], threshold < len[194:182], threshold < len[181:169],
        threshold < len[168:156], threshold < len[155:143], threshold < len[142:130],
        threshold < len[129:117], threshold < len[116:104], threshold < len[103:91],
        threshold < len[90:78], threshold < len[77:65], threshold < len[64:52],
        threshold < len[51:39], threshold < len[38:26], threshold < len[25:13],
        threshold < len[12:0]
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
