// SPDX-License-Identifier: Apache-2.0
// Module: path_enable_g5_n7_l33_h3
// Written by: sluice 0.1.0
//
// Path enabling of SGLB: 5 groups of 7 paths over up to 3 of 33 links each; latency 2.
// A path is enabled if BGP reaches it and all links that it names are usable. A link that is seen down in
// cycle t is in no answer from cycle t + 2 on; it is usable again after link, session and boot are up together.

module path_enable_g5_n7_l33_h3 (
    input  wire clk,
    input  wire rst,
    input  wire [32:0] link_up,
    input  wire [32:0] session_up,
    input  wire [32:0] boot_done,
    input  wire map_we,
    input  wire [2:0] map_group,
    input  wire [20:0] map_used,
    input  wire [125:0] map_link,
    input  wire bgp_we,
    input  wire [2:0] bgp_group,
    input  wire [6:0] bgp_reachable,
    input  wire valid,
    input  wire [2:0] group,
    output wire out_valid,
    output wire [6:0] enabled,
    output wire wrong_group
);

    reg [32:0] usable;
    reg [4:0] map_known;
    reg [146:0] map_row;
    reg asked;
    // Paths that BGP reaches and whose links the map knows.
    reg [6:0] may;
    reg answered;
    reg [6:0] enabled_paths;
    reg no_group;
    reg wrong;
    reg [146:0] map [0:4];
    reg [6:0] reachable [0:4];

    wire [32:0] usable_next = link_up & (usable | (session_up & boot_done));

    always @(posedge clk) begin
        if (map_we & (map_group < 3'd5)) begin
            map[map_group] <= {map_link, map_used};
        end
    end

    wire [4:0] map_known_next = map_known | (map_we ? (5'd1 << map_group) : 5'd0);

    always @(posedge clk) begin
        if (rst) begin
            usable <= 33'd0;
            map_known <= 5'd0;
        end else begin
            usable <= usable_next;
            map_known <= map_known_next;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            reachable[3'd0] <= 7'd0;
            reachable[3'd1] <= 7'd0;
            reachable[3'd2] <= 7'd0;
            reachable[3'd3] <= 7'd0;
            reachable[3'd4] <= 7'd0;
        end else begin
            if (bgp_we & (bgp_group < 3'd5)) begin
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

    wire [146:0] map_row_next = (group < 3'd5) ? map[group] : 147'd0;

    always @(posedge clk) begin
        map_row <= map_row_next;
    end

    wire [6:0] reachable_at_group = (group < 3'd5) ? reachable[group] : 7'd0;
    wire [6:0] may_next = (|(map_known & (5'd1 << group))) ? reachable_at_group : 7'd0;
    wire [32:0] usable_shr_map_row_26_21 = usable >> map_row[26:21];
    wire either_1 = (~map_row[0]) | usable_shr_map_row_26_21[0];
    wire [32:0] usable_shr_map_row_32_27 = usable >> map_row[32:27];
    wire either_2 = (~map_row[1]) | usable_shr_map_row_32_27[0];
    wire [32:0] usable_shr_map_row_38_33 = usable >> map_row[38:33];
    wire either_3 = (~map_row[2]) | usable_shr_map_row_38_33[0];
    wire [32:0] usable_shr_map_row_44_39 = usable >> map_row[44:39];
    wire either_4 = (~map_row[3]) | usable_shr_map_row_44_39[0];
    wire [32:0] usable_shr_map_row_50_45 = usable >> map_row[50:45];
    wire either_5 = (~map_row[4]) | usable_shr_map_row_50_45[0];
    wire [32:0] usable_shr_map_row_56_51 = usable >> map_row[56:51];
    wire either_6 = (~map_row[5]) | usable_shr_map_row_56_51[0];
    wire [32:0] usable_shr_map_row_62_57 = usable >> map_row[62:57];
    wire either_7 = (~map_row[6]) | usable_shr_map_row_62_57[0];
    wire [32:0] usable_shr_map_row_68_63 = usable >> map_row[68:63];
    wire either_8 = (~map_row[7]) | usable_shr_map_row_68_63[0];
    wire [32:0] usable_shr_map_row_74_69 = usable >> map_row[74:69];
    wire either_9 = (~map_row[8]) | usable_shr_map_row_74_69[0];
    wire [32:0] usable_shr_map_row_80_75 = usable >> map_row[80:75];
    wire either_10 = (~map_row[9]) | usable_shr_map_row_80_75[0];
    wire [32:0] usable_shr_map_row_86_81 = usable >> map_row[86:81];
    wire either_11 = (~map_row[10]) | usable_shr_map_row_86_81[0];
    wire [32:0] usable_shr_map_row_92_87 = usable >> map_row[92:87];
    wire either_12 = (~map_row[11]) | usable_shr_map_row_92_87[0];
    wire [32:0] usable_shr_map_row_98_93 = usable >> map_row[98:93];
    wire either_13 = (~map_row[12]) | usable_shr_map_row_98_93[0];
    wire [32:0] usable_shr_map_row_104_99 = usable >> map_row[104:99];
    wire either_14 = (~map_row[13]) | usable_shr_map_row_104_99[0];
    wire [32:0] usable_shr_map_row_110_105 = usable >> map_row[110:105];
    wire either_15 = (~map_row[14]) | usable_shr_map_row_110_105[0];
    wire [32:0] usable_shr_map_row_116_111 = usable >> map_row[116:111];
    wire either_16 = (~map_row[15]) | usable_shr_map_row_116_111[0];
    wire [32:0] usable_shr_map_row_122_117 = usable >> map_row[122:117];
    wire either_17 = (~map_row[16]) | usable_shr_map_row_122_117[0];
    wire [32:0] usable_shr_map_row_128_123 = usable >> map_row[128:123];
    wire either_18 = (~map_row[17]) | usable_shr_map_row_128_123[0];
    wire [32:0] usable_shr_map_row_134_129 = usable >> map_row[134:129];
    wire either_19 = (~map_row[18]) | usable_shr_map_row_134_129[0];
    wire [32:0] usable_shr_map_row_140_135 = usable >> map_row[140:135];
    wire either_20 = (~map_row[19]) | usable_shr_map_row_140_135[0];
    wire [32:0] usable_shr_map_row_146_141 = usable >> map_row[146:141];
    wire either_21 = (~map_row[20]) | usable_shr_map_row_146_141[0];
    wire [6:0] packed_bits_1 = {
        (either_19 & either_20) & either_21, (either_16 & either_17) & either_18,
        (either_13 & either_14) & either_15, (either_10 & either_11) & either_12,
        (either_7 & either_8) & either_9, (either_4 & either_5) & either_6,
        (either_1 & either_2) & either_3
    };
    wire not_rst = ~rst;
    assign out_valid = answered & not_rst;
    assign enabled = not_rst ? enabled_paths : 7'd0;

    // Pipeline stage 1.
    always @(posedge clk) begin
        may <= may_next;
        no_group <= group >= 3'd5;
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            answered <= 1'b0;
            enabled_paths <= 7'd0;
            wrong <= 1'b0;
        end else begin
            answered <= asked;
            enabled_paths <= asked ? (may & packed_bits_1) : 7'd0;
            wrong <= asked & no_group;
        end
    end

    assign wrong_group = wrong & not_rst;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, usable_shr_map_row_26_21[32:1], usable_shr_map_row_32_27[32:1],
        usable_shr_map_row_38_33[32:1], usable_shr_map_row_44_39[32:1],
        usable_shr_map_row_50_45[32:1], usable_shr_map_row_56_51[32:1],
        usable_shr_map_row_62_57[32:1], usable_shr_map_row_68_63[32:1],
        usable_shr_map_row_74_69[32:1], usable_shr_map_row_80_75[32:1],
        usable_shr_map_row_86_81[32:1], usable_shr_map_row_92_87[32:1],
        usable_shr_map_row_98_93[32:1], usable_shr_map_row_104_99[32:1],
        usable_shr_map_row_110_105[32:1], usable_shr_map_row_116_111[32:1],
        usable_shr_map_row_122_117[32:1], usable_shr_map_row_128_123[32:1],
        usable_shr_map_row_134_129[32:1], usable_shr_map_row_140_135[32:1],
        usable_shr_map_row_146_141[32:1]
    };
endmodule
