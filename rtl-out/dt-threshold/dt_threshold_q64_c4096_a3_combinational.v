// SPDX-License-Identifier: Apache-2.0
// Module: dt_threshold_q64_c4096_a3_combinational
// Written by: sluice 0.1.0
//
// Dynamic threshold T = floor(alpha * free) of a buffer of 4096 cells shared by 64 queues,
// alpha = 2^(3). Free cells from all lengths; latency 1 from `len`.

module dt_threshold_q64_c4096_a3_combinational (
    input  wire clk,
    input  wire rst,
    input  wire [831:0] len,
    output wire [12:0] free_cells,
    output wire [12:0] threshold
);

    reg [12:0] threshold_now;

    wire [12:0] sum_1 = (len[12:0] + len[25:13]) + (len[38:26] + len[51:39]);
    wire [12:0] sum_2 = (len[64:52] + len[77:65]) + (len[90:78] + len[103:91]);
    wire [12:0] sum_3 = (len[116:104] + len[129:117]) + (len[142:130] + len[155:143]);
    wire [12:0] sum_4 = (len[168:156] + len[181:169]) + (len[194:182] + len[207:195]);
    wire [12:0] sum_5 = (len[220:208] + len[233:221]) + (len[246:234] + len[259:247]);
    wire [12:0] sum_6 = (len[272:260] + len[285:273]) + (len[298:286] + len[311:299]);
    wire [12:0] sum_7 = (len[324:312] + len[337:325]) + (len[350:338] + len[363:351]);
    wire [12:0] sum_8 = (len[376:364] + len[389:377]) + (len[402:390] + len[415:403]);
    wire [12:0] sum_9 = ((sum_1 + sum_2) + (sum_3 + sum_4)) + ((sum_5 + sum_6) + (sum_7 + sum_8));
    wire [12:0] sum_10 = (len[428:416] + len[441:429]) + (len[454:442] + len[467:455]);
    wire [12:0] sum_11 = (len[480:468] + len[493:481]) + (len[506:494] + len[519:507]);
    wire [12:0] sum_12 = (len[532:520] + len[545:533]) + (len[558:546] + len[571:559]);
    wire [12:0] sum_13 = (len[584:572] + len[597:585]) + (len[610:598] + len[623:611]);
    wire [12:0] sum_14 = (len[636:624] + len[649:637]) + (len[662:650] + len[675:663]);
    wire [12:0] sum_15 = (len[688:676] + len[701:689]) + (len[714:702] + len[727:715]);
    wire [12:0] sum_16 = (len[740:728] + len[753:741]) + (len[766:754] + len[779:767]);
    wire [12:0] sum_17 = (len[792:780] + len[805:793]) + (len[818:806] + len[831:819]);
    wire [12:0] sum_18 = ((sum_10 + sum_11) + (sum_12 + sum_13)) + ((sum_14 + sum_15) + (sum_16 + sum_17));
    wire [12:0] allocated = sum_9 + sum_18;
    wire [12:0] free = 13'd4096 - allocated;
    wire [22:0] shifted_1 = {10'd0, free} << 5'd7;
    wire [12:0] threshold_now_next = (|shifted_1[22:17]) ? 13'd8191 : shifted_1[16:4];

    always @(posedge clk) begin
        if (rst) begin
            threshold_now <= 13'd8191;
        end else begin
            threshold_now <= threshold_now_next;
        end
    end

    wire not_rst = ~rst;
    assign free_cells = not_rst ? free : 13'd0;
    assign threshold = not_rst ? threshold_now : 13'd0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, shifted_1[3:0]};
endmodule
