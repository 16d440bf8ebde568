// SPDX-License-Identifier: Apache-2.0
// Module: path_enable_g1_n8_l8_h1
// Written by: sluice 0.1.0
//
// Path enabling of SGLB: 1 groups of 8 paths over up to 1 of 8 links each; latency 2.
// A path is enabled if BGP reaches it and all links that it names are usable. A link that is seen down in
// cycle t is in no answer from cycle t + 2 on; it is usable again after link, session and boot are up together.

module path_enable_g1_n8_l8_h1 (
    input  wire clk,
    input  wire rst,
    input  wire [7:0] link_up,
    input  wire [7:0] session_up,
    input  wire [7:0] boot_done,
    input  wire map_we,
    input  wire map_group,
    input  wire [7:0] map_used,
    input  wire [23:0] map_link,
    input  wire bgp_we,
    input  wire bgp_group,
    input  wire [7:0] bgp_reachable,
    input  wire valid,
    input  wire group,
    output wire out_valid,
    output wire [7:0] enabled,
    output wire wrong_group
);

    reg [7:0] usable;
    reg map_known;
    reg [31:0] map_row;
    reg asked;
    // Paths that BGP reaches and whose links the map knows.
    reg [7:0] may;
    reg answered;
    reg [7:0] enabled_paths;
    reg no_group;
    reg wrong;
    reg [31:0] map [0:0];
    reg [7:0] reachable [0:0];

    wire [7:0] usable_next = link_up & (usable | (session_up & boot_done));

    always @(posedge clk) begin
        if (map_we & (map_group < 1'b1)) begin
            map[map_group] <= {map_link, map_used};
        end
    end

    wire map_known_next = map_known | ((1'b1 << map_group) & map_we);

    always @(posedge clk) begin
        if (rst) begin
            usable <= 8'd0;
            map_known <= 1'b0;
        end else begin
            usable <= usable_next;
            map_known <= map_known_next;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            reachable[1'b0] <= 8'd0;
        end else begin
            if (bgp_we & (bgp_group < 1'b1)) begin
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

    wire [31:0] map_row_next = (group < 1'b1) ? map[group] : 32'd0;

    always @(posedge clk) begin
        map_row <= map_row_next;
    end

    wire [7:0] reachable_at_group = (group < 1'b1) ? reachable[group] : 8'd0;
    wire [7:0] may_next = (map_known & (1'b1 << group)) ? reachable_at_group : 8'd0;
    wire [7:0] usable_shr_map_row_10_8 = usable >> map_row[10:8];
    wire either_1 = (~map_row[0]) | usable_shr_map_row_10_8[0];
    wire [7:0] usable_shr_map_row_13_11 = usable >> map_row[13:11];
    wire either_2 = (~map_row[1]) | usable_shr_map_row_13_11[0];
    wire [7:0] usable_shr_map_row_16_14 = usable >> map_row[16:14];
    wire either_3 = (~map_row[2]) | usable_shr_map_row_16_14[0];
    wire [7:0] usable_shr_map_row_19_17 = usable >> map_row[19:17];
    wire either_4 = (~map_row[3]) | usable_shr_map_row_19_17[0];
    wire [7:0] usable_shr_map_row_22_20 = usable >> map_row[22:20];
    wire either_5 = (~map_row[4]) | usable_shr_map_row_22_20[0];
    wire [7:0] usable_shr_map_row_25_23 = usable >> map_row[25:23];
    wire either_6 = (~map_row[5]) | usable_shr_map_row_25_23[0];
    wire [7:0] usable_shr_map_row_28_26 = usable >> map_row[28:26];
    wire either_7 = (~map_row[6]) | usable_shr_map_row_28_26[0];
    wire [7:0] usable_shr_map_row_31_29 = usable >> map_row[31:29];
    wire either_8 = (~map_row[7]) | usable_shr_map_row_31_29[0];
    wire [7:0] packed_bits_1 = {
        either_8, either_7, either_6, either_5, either_4, either_3, either_2, either_1
    };
    wire not_rst = ~rst;
    assign out_valid = answered & not_rst;
    assign enabled = not_rst ? enabled_paths : 8'd0;

    // Pipeline stage 1.
    always @(posedge clk) begin
        may <= may_next;
        no_group <= group >= 1'b1;
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            answered <= 1'b0;
            enabled_paths <= 8'd0;
            wrong <= 1'b0;
        end else begin
            answered <= asked;
            enabled_paths <= asked ? (may & packed_bits_1) : 8'd0;
            wrong <= asked & no_group;
        end
    end

    assign wrong_group = wrong & not_rst;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, usable_shr_map_row_10_8[7:1], usable_shr_map_row_13_11[7:1],
        usable_shr_map_row_16_14[7:1], usable_shr_map_row_19_17[7:1],
        usable_shr_map_row_22_20[7:1], usable_shr_map_row_25_23[7:1],
        usable_shr_map_row_28_26[7:1], usable_shr_map_row_31_29[7:1]
    };
endmodule
