// SPDX-License-Identifier: Apache-2.0
// Module: path_enable_g3_n5_l7_h2
// Written by: sluice 0.1.0
//
// Path enabling of SGLB: 3 groups of 5 paths over up to 2 of 7 links each; latency 2.
// A path is enabled if BGP reaches it and all links that it names are usable. A link that is seen down in
// cycle t is in no answer from cycle t + 2 on; it is usable again after link, session and boot are up together.

module path_enable_g3_n5_l7_h2 (
    input  wire clk,
    input  wire rst,
    input  wire [6:0] link_up,
    input  wire [6:0] session_up,
    input  wire [6:0] boot_done,
    input  wire map_we,
    input  wire [1:0] map_group,
    input  wire [9:0] map_used,
    input  wire [29:0] map_link,
    input  wire bgp_we,
    input  wire [1:0] bgp_group,
    input  wire [4:0] bgp_reachable,
    input  wire valid,
    input  wire [1:0] group,
    output wire out_valid,
    output wire [4:0] enabled,
    output wire wrong_group
);

    reg [6:0] usable;
    reg [2:0] map_known;
    reg [39:0] map_row;
    reg asked;
    // Paths that BGP reaches and whose links the map knows.
    reg [4:0] may;
    reg answered;
    reg [4:0] enabled_paths;
    reg no_group;
    reg wrong;
    reg [39:0] map [0:2];
    reg [4:0] reachable [0:2];

    wire [6:0] usable_next = link_up & (usable | (session_up & boot_done));

    always @(posedge clk) begin
        if (map_we & (map_group < 2'd3)) begin
            map[map_group] <= {map_link, map_used};
        end
    end

    wire [2:0] map_known_next = map_known | (map_we ? (3'd1 << map_group) : 3'd0);

    always @(posedge clk) begin
        if (rst) begin
            usable <= 7'd0;
            map_known <= 3'd0;
        end else begin
            usable <= usable_next;
            map_known <= map_known_next;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            reachable[2'd0] <= 5'd0;
            reachable[2'd1] <= 5'd0;
            reachable[2'd2] <= 5'd0;
        end else begin
            if (bgp_we & (bgp_group < 2'd3)) begin
                reachable[bgp_group] <= bgp_reachable;
            end
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            asked <= 1'b0;
        end else begin
            asked <= valid;
        end
    end

    wire [39:0] map_row_next = (group < 2'd3) ? map[group] : 40'd0;

    always @(posedge clk) begin
        map_row <= map_row_next;
    end

    wire [4:0] reachable_at_group = (group < 2'd3) ? reachable[group] : 5'd0;
    wire [4:0] may_next = (|(map_known & (3'd1 << group))) ? reachable_at_group : 5'd0;
    wire [6:0] usable_shr_map_row_12_10 = usable >> map_row[12:10];
    wire either_1 = (~map_row[0]) | usable_shr_map_row_12_10[0];
    wire [6:0] usable_shr_map_row_15_13 = usable >> map_row[15:13];
    wire either_2 = (~map_row[1]) | usable_shr_map_row_15_13[0];
    wire [6:0] usable_shr_map_row_18_16 = usable >> map_row[18:16];
    wire either_3 = (~map_row[2]) | usable_shr_map_row_18_16[0];
    wire [6:0] usable_shr_map_row_21_19 = usable >> map_row[21:19];
    wire either_4 = (~map_row[3]) | usable_shr_map_row_21_19[0];
    wire [6:0] usable_shr_map_row_24_22 = usable >> map_row[24:22];
    wire either_5 = (~map_row[4]) | usable_shr_map_row_24_22[0];
    wire [6:0] usable_shr_map_row_27_25 = usable >> map_row[27:25];
    wire either_6 = (~map_row[5]) | usable_shr_map_row_27_25[0];
    wire [6:0] usable_shr_map_row_30_28 = usable >> map_row[30:28];
    wire either_7 = (~map_row[6]) | usable_shr_map_row_30_28[0];
    wire [6:0] usable_shr_map_row_33_31 = usable >> map_row[33:31];
    wire either_8 = (~map_row[7]) | usable_shr_map_row_33_31[0];
    wire [6:0] usable_shr_map_row_36_34 = usable >> map_row[36:34];
    wire either_9 = (~map_row[8]) | usable_shr_map_row_36_34[0];
    wire [6:0] usable_shr_map_row_39_37 = usable >> map_row[39:37];
    wire either_10 = (~map_row[9]) | usable_shr_map_row_39_37[0];
    wire [4:0] packed_bits_1 = {
        either_9 & either_10, either_7 & either_8, either_5 & either_6, either_3 & either_4,
        either_1 & either_2
    };
    wire not_rst = ~rst;
    assign out_valid = answered & not_rst;
    assign enabled = not_rst ? enabled_paths : 5'd0;

    // Pipeline stage 1.
    always @(posedge clk) begin
        may <= may_next;
        no_group <= group >= 2'd3;
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            answered <= 1'b0;
            enabled_paths <= 5'd0;
            wrong <= 1'b0;
        end else begin
            answered <= asked;
            enabled_paths <= asked ? (may & packed_bits_1) : 5'd0;
            wrong <= asked & no_group;
        end
    end

    assign wrong_group = wrong & not_rst;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, usable_shr_map_row_12_10[6:1], usable_shr_map_row_15_13[6:1],
        usable_shr_map_row_18_16[6:1], usable_shr_map_row_21_19[6:1],
        usable_shr_map_row_24_22[6:1], usable_shr_map_row_27_25[6:1],
        usable_shr_map_row_30_28[6:1], usable_shr_map_row_33_31[6:1],
        usable_shr_map_row_36_34[6:1], usable_shr_map_row_39_37[6:1]
    };
endmodule
