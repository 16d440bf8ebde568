// SPDX-License-Identifier: Apache-2.0
// Module: occamy_selector_q128_w20_perqueue_bitmap_tree_hold
// Block: occamy-selector
// Configuration: {"queues":128,"length_width":20,"thresholds":"per-queue","pipeline":"bitmap","hold":true,"architecture":"tree"}
// Latency: 1 cycle; one decision a cycle, on the lengths of the cycle before and the ready of this one
// Written by: sluice 0.1.0
//
// Occamy's head-drop selector: 128 queues, lengths of 20 bits in cells, latency 1 from `len`.
// Selects in round-robin order among the queues that were longer than its threshold in the cycle before.

module occamy_selector_q128_w20_perqueue_bitmap_tree_hold (
    input  wire clk,
    input  wire rst,
    input  wire [2559:0] len,
    input  wire [2559:0] threshold,
    input  wire ready,
    output wire [6:0] queue_index,
    output wire valid
);

    // Queues over their threshold in the cycle before.
    reg [127:0] bitmap;

    wire [127:0] bitmap_next = {
        threshold[2559:2540] < len[2559:2540], threshold[2539:2520] < len[2539:2520],
        threshold[2519:2500] < len[2519:2500], threshold[2499:2480] < len[2499:2480],
        threshold[2479:2460] < len[2479:2460], threshold[2459:2440] < len[2459:2440],
        threshold[2439:2420] < len[2439:2420], threshold[2419:2400] < len[2419:2400],
        threshold[2399:2380] < len[2399:2380], threshold[2379:2360] < len[2379:2360],
        threshold[2359:2340] < len[2359:2340], threshold[2339:2320] < len[2339:2320],
        threshold[2319:2300] < len[2319:2300], threshold[2299:2280] < len[2299:2280],
        threshold[2279:2260] < len[2279:2260], threshold[2259:2240] < len[2259:2240],
        threshold[2239:2220] < len[2239:2220], threshold[2219:2200] < len[2219:2200],
        threshold[2199:2180] < len[2199:2180], threshold[2179:2160] < len[2179:2160],
        threshold[2159:2140] < len[2159:2140], threshold[2139:2120] < len[2139:2120],
        threshold[2119:2100] < len[2119:2100], threshold[2099:2080] < len[2099:2080],
        threshold[2079:2060] < len[2079:2060], threshold[2059:2040] < len[2059:2040],
        threshold[2039:2020] < len[2039:2020], threshold[2019:2000] < len[2019:2000],
        threshold[1999:1980] < len[1999:1980], threshold[1979:1960] < len[1979:1960],
        threshold[1959:1940] < len[1959:1940], threshold[1939:1920] < len[1939:1920],
        threshold[1919:1900] < len[1919:1900], threshold[1899:1880] < len[1899:1880],
        threshold[1879:1860] < len[1879:1860], threshold[1859:1840] < len[1859:1840],
        threshold[1839:1820] < len[1839:1820], threshold[1819:1800] < len[1819:1800],
        threshold[1799:1780] < len[1799:1780], threshold[1779:1760] < len[1779:1760],
        threshold[1759:1740] < len[1759:1740], threshold[1739:1720] < len[1739:1720],
        threshold[1719:1700] < len[1719:1700], threshold[1699:1680] < len[1699:1680],
        threshold[1679:1660] < len[1679:1660], threshold[1659:1640] < len[1659:1640],
        threshold[1639:1620] < len[1639:1620], threshold[1619:1600] < len[1619:1600],
        threshold[1599:1580] < len[1599:1580], threshold[1579:1560] < len[1579:1560],
        threshold[1559:1540] < len[1559:1540], threshold[1539:1520] < len[1539:1520],
        threshold[1519:1500] < len[1519:1500], threshold[1499:1480] < len[1499:1480],
        threshold[1479:1460] < len[1479:1460], threshold[1459:1440] < len[1459:1440],
        threshold[1439:1420] < len[1439:1420], threshold[1419:1400] < len[1419:1400],
        threshold[1399:1380] < len[1399:1380], threshold[1379:1360] < len[1379:1360],
        threshold[1359:1340] < len[1359:1340], threshold[1339:1320] < len[1339:1320],
        threshold[1319:1300] < len[1319:1300], threshold[1299:1280] < len[1299:1280],
        threshold[1279:1260] < len[1279:1260], threshold[1259:1240] < len[1259:1240],
        threshold[1239:1220] < len[1239:1220], threshold[1219:1200] < len[1219:1200],
        threshold[1199:1180] < len[1199:1180], threshold[1179:1160] < len[1179:1160],
        threshold[1159:1140] < len[1159:1140], threshold[1139:1120] < len[1139:1120],
        threshold[1119:1100] < len[1119:1100], threshold[1099:1080] < len[1099:1080],
        threshold[1079:1060] < len[1079:1060], threshold[1059:1040] < len[1059:1040],
        threshold[1039:1020] < len[1039:1020], threshold[1019:1000] < len[1019:1000],
        threshold[999:980] < len[999:980], threshold[979:960] < len[979:960],
        threshold[959:940] < len[959:940], threshold[939:920] < len[939:920],
        threshold[919:900] < len[919:900], threshold[899:880] < len[899:880],
        threshold[879:860] < len[879:860], threshold[859:840] < len[859:840],
        threshold[839:820] < len[839:820], threshold[819:800] < len[819:800],
        threshold[799:780] < len[799:780], threshold[779:760] < len[779:760],
        threshold[759:740] < len[759:740], threshold[739:720] < len[739:720],
        threshold[719:700] < len[719:700], threshold[699:680] < len[699:680],
        threshold[679:660] < len[679:660], threshold[659:640] < len[659:640],
        threshold[639:620] < len[639:620], threshold[619:600] < len[619:600],
        threshold[599:580] < len[599:580], threshold[579:560] < len[579:560],
        threshold[559:540] < len[559:540], threshold[539:520] < len[539:520],
        threshold[519:500] < len[519:500], threshold[499:480] < len[499:480],
        threshold[479:460] < len[479:460], threshold[459:440] < len[459:440],
        threshold[439:420] < len[439:420], threshold[419:400] < len[419:400],
        threshold[399:380] < len[399:380], threshold[379:360] < len[379:360],
        threshold[359:340] < len[359:340], threshold[339:320] < len[339:320],
        threshold[319:300] < len[319:300], threshold[299:280] < len[299:280],
        threshold[279:260] < len[279:260], threshold[259:240] < len[259:240],
        threshold[239:220] < len[239:220], threshold[219:200] < len[219:200],
        threshold[199:180] < len[199:180], threshold[179:160] < len[179:160],
        threshold[159:140] < len[159:140], threshold[139:120] < len[139:120],
        threshold[119:100] < len[119:100], threshold[99:80] < len[99:80],
        threshold[79:60] < len[79:60], threshold[59:40] < len[59:40],
        threshold[39:20] < len[39:20], threshold[19:0] < len[19:0]
    };

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            bitmap <= 128'd0;
        end else begin
            bitmap <= bitmap_next;
        end
    end

    wire [127:0] arbiter_grant;
    rr_arbiter_n128_tree_hold arbiter (
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
