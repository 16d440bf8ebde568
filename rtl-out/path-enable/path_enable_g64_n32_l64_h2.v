// SPDX-License-Identifier: Apache-2.0
// Module: path_enable_g64_n32_l64_h2
// Written by: sluice 0.1.0
//
// Path enabling of SGLB: 64 groups of 32 paths over up to 2 of 64 links each; latency 2.
// A path is enabled if BGP reaches it and all links that it names are usable. A link that is seen down in
// cycle t is in no answer from cycle t + 2 on; it is usable again after link, session and boot are up together.

module path_enable_g64_n32_l64_h2 (
    input  wire clk,
    input  wire rst,
    input  wire [63:0] link_up,
    input  wire [63:0] session_up,
    input  wire [63:0] boot_done,
    input  wire map_we,
    input  wire [5:0] map_group,
    input  wire [63:0] map_used,
    input  wire [383:0] map_link,
    input  wire bgp_we,
    input  wire [5:0] bgp_group,
    input  wire [31:0] bgp_reachable,
    input  wire valid,
    input  wire [5:0] group,
    output wire out_valid,
    output wire [31:0] enabled,
    output wire wrong_group
);

    reg [63:0] usable;
    reg [63:0] map_known;
    reg [447:0] map_row;
    reg asked;
    // Paths that BGP reaches and whose links the map knows.
    reg [31:0] may;
    reg answered;
    reg [31:0] enabled_paths;
    reg [447:0] map [0:63];
    reg [31:0] reachable [0:63];

    wire [63:0] usable_next = link_up & (usable | (session_up & boot_done));

    always @(posedge clk) begin
        if (map_we) begin
            map[map_group] <= {map_link, map_used};
        end
    end

    wire [63:0] map_known_next = map_known | (map_we ? (64'd1 << map_group) : 64'd0);

    always @(posedge clk) begin
        if (rst) begin
            usable <= 64'd0;
            map_known <= 64'd0;
        end else begin
            usable <= usable_next;
            map_known <= map_known_next;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            reachable[6'd0] <= 32'd0;
            reachable[6'd1] <= 32'd0;
            reachable[6'd2] <= 32'd0;
            reachable[6'd3] <= 32'd0;
            reachable[6'd4] <= 32'd0;
            reachable[6'd5] <= 32'd0;
            reachable[6'd6] <= 32'd0;
            reachable[6'd7] <= 32'd0;
            reachable[6'd8] <= 32'd0;
            reachable[6'd9] <= 32'd0;
            reachable[6'd10] <= 32'd0;
            reachable[6'd11] <= 32'd0;
            reachable[6'd12] <= 32'd0;
            reachable[6'd13] <= 32'd0;
            reachable[6'd14] <= 32'd0;
            reachable[6'd15] <= 32'd0;
            reachable[6'd16] <= 32'd0;
            reachable[6'd17] <= 32'd0;
            reachable[6'd18] <= 32'd0;
            reachable[6'd19] <= 32'd0;
            reachable[6'd20] <= 32'd0;
            reachable[6'd21] <= 32'd0;
            reachable[6'd22] <= 32'd0;
            reachable[6'd23] <= 32'd0;
            reachable[6'd24] <= 32'd0;
            reachable[6'd25] <= 32'd0;
            reachable[6'd26] <= 32'd0;
            reachable[6'd27] <= 32'd0;
            reachable[6'd28] <= 32'd0;
            reachable[6'd29] <= 32'd0;
            reachable[6'd30] <= 32'd0;
            reachable[6'd31] <= 32'd0;
            reachable[6'd32] <= 32'd0;
            reachable[6'd33] <= 32'd0;
            reachable[6'd34] <= 32'd0;
            reachable[6'd35] <= 32'd0;
            reachable[6'd36] <= 32'd0;
            reachable[6'd37] <= 32'd0;
            reachable[6'd38] <= 32'd0;
            reachable[6'd39] <= 32'd0;
            reachable[6'd40] <= 32'd0;
            reachable[6'd41] <= 32'd0;
            reachable[6'd42] <= 32'd0;
            reachable[6'd43] <= 32'd0;
            reachable[6'd44] <= 32'd0;
            reachable[6'd45] <= 32'd0;
            reachable[6'd46] <= 32'd0;
            reachable[6'd47] <= 32'd0;
            reachable[6'd48] <= 32'd0;
            reachable[6'd49] <= 32'd0;
            reachable[6'd50] <= 32'd0;
            reachable[6'd51] <= 32'd0;
            reachable[6'd52] <= 32'd0;
            reachable[6'd53] <= 32'd0;
            reachable[6'd54] <= 32'd0;
            reachable[6'd55] <= 32'd0;
            reachable[6'd56] <= 32'd0;
            reachable[6'd57] <= 32'd0;
            reachable[6'd58] <= 32'd0;
            reachable[6'd59] <= 32'd0;
            reachable[6'd60] <= 32'd0;
            reachable[6'd61] <= 32'd0;
            reachable[6'd62] <= 32'd0;
            reachable[6'd63] <= 32'd0;
        end else begin
            if (bgp_we) begin
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

    wire [447:0] map_row_next = map[group];

    always @(posedge clk) begin
        map_row <= map_row_next;
    end

    wire [31:0] reachable_at_group = reachable[group];
    wire [31:0] may_next = (|(map_known & (64'd1 << group))) ? reachable_at_group : 32'd0;

    // Pipeline stage 1.
    always @(posedge clk) begin
        may <= may_next;
    end

    wire [63:0] usable_shr_map_row_69_64 = usable >> map_row[69:64];
    wire either_1 = (~map_row[0]) | usable_shr_map_row_69_64[0];
    wire [63:0] usable_shr_map_row_75_70 = usable >> map_row[75:70];
    wire either_2 = (~map_row[1]) | usable_shr_map_row_75_70[0];
    wire [63:0] usable_shr_map_row_81_76 = usable >> map_row[81:76];
    wire either_3 = (~map_row[2]) | usable_shr_map_row_81_76[0];
    wire [63:0] usable_shr_map_row_87_82 = usable >> map_row[87:82];
    wire either_4 = (~map_row[3]) | usable_shr_map_row_87_82[0];
    wire [63:0] usable_shr_map_row_93_88 = usable >> map_row[93:88];
    wire either_5 = (~map_row[4]) | usable_shr_map_row_93_88[0];
    wire [63:0] usable_shr_map_row_99_94 = usable >> map_row[99:94];
    wire either_6 = (~map_row[5]) | usable_shr_map_row_99_94[0];
    wire [63:0] usable_shr_map_row_105_100 = usable >> map_row[105:100];
    wire either_7 = (~map_row[6]) | usable_shr_map_row_105_100[0];
    wire [63:0] usable_shr_map_row_111_106 = usable >> map_row[111:106];
    wire either_8 = (~map_row[7]) | usable_shr_map_row_111_106[0];
    wire [63:0] usable_shr_map_row_117_112 = usable >> map_row[117:112];
    wire either_9 = (~map_row[8]) | usable_shr_map_row_117_112[0];
    wire [63:0] usable_shr_map_row_123_118 = usable >> map_row[123:118];
    wire either_10 = (~map_row[9]) | usable_shr_map_row_123_118[0];
    wire [63:0] usable_shr_map_row_129_124 = usable >> map_row[129:124];
    wire either_11 = (~map_row[10]) | usable_shr_map_row_129_124[0];
    wire [63:0] usable_shr_map_row_135_130 = usable >> map_row[135:130];
    wire either_12 = (~map_row[11]) | usable_shr_map_row_135_130[0];
    wire [63:0] usable_shr_map_row_141_136 = usable >> map_row[141:136];
    wire either_13 = (~map_row[12]) | usable_shr_map_row_141_136[0];
    wire [63:0] usable_shr_map_row_147_142 = usable >> map_row[147:142];
    wire either_14 = (~map_row[13]) | usable_shr_map_row_147_142[0];
    wire [63:0] usable_shr_map_row_153_148 = usable >> map_row[153:148];
    wire either_15 = (~map_row[14]) | usable_shr_map_row_153_148[0];
    wire [63:0] usable_shr_map_row_159_154 = usable >> map_row[159:154];
    wire either_16 = (~map_row[15]) | usable_shr_map_row_159_154[0];
    wire [63:0] usable_shr_map_row_165_160 = usable >> map_row[165:160];
    wire either_17 = (~map_row[16]) | usable_shr_map_row_165_160[0];
    wire [63:0] usable_shr_map_row_171_166 = usable >> map_row[171:166];
    wire either_18 = (~map_row[17]) | usable_shr_map_row_171_166[0];
    wire [63:0] usable_shr_map_row_177_172 = usable >> map_row[177:172];
    wire either_19 = (~map_row[18]) | usable_shr_map_row_177_172[0];
    wire [63:0] usable_shr_map_row_183_178 = usable >> map_row[183:178];
    wire either_20 = (~map_row[19]) | usable_shr_map_row_183_178[0];
    wire [63:0] usable_shr_map_row_189_184 = usable >> map_row[189:184];
    wire either_21 = (~map_row[20]) | usable_shr_map_row_189_184[0];
    wire [63:0] usable_shr_map_row_195_190 = usable >> map_row[195:190];
    wire either_22 = (~map_row[21]) | usable_shr_map_row_195_190[0];
    wire [63:0] usable_shr_map_row_201_196 = usable >> map_row[201:196];
    wire either_23 = (~map_row[22]) | usable_shr_map_row_201_196[0];
    wire [63:0] usable_shr_map_row_207_202 = usable >> map_row[207:202];
    wire either_24 = (~map_row[23]) | usable_shr_map_row_207_202[0];
    wire [63:0] usable_shr_map_row_213_208 = usable >> map_row[213:208];
    wire either_25 = (~map_row[24]) | usable_shr_map_row_213_208[0];
    wire [63:0] usable_shr_map_row_219_214 = usable >> map_row[219:214];
    wire either_26 = (~map_row[25]) | usable_shr_map_row_219_214[0];
    wire [63:0] usable_shr_map_row_225_220 = usable >> map_row[225:220];
    wire either_27 = (~map_row[26]) | usable_shr_map_row_225_220[0];
    wire [63:0] usable_shr_map_row_231_226 = usable >> map_row[231:226];
    wire either_28 = (~map_row[27]) | usable_shr_map_row_231_226[0];
    wire [63:0] usable_shr_map_row_237_232 = usable >> map_row[237:232];
    wire either_29 = (~map_row[28]) | usable_shr_map_row_237_232[0];
    wire [63:0] usable_shr_map_row_243_238 = usable >> map_row[243:238];
    wire either_30 = (~map_row[29]) | usable_shr_map_row_243_238[0];
    wire [63:0] usable_shr_map_row_249_244 = usable >> map_row[249:244];
    wire either_31 = (~map_row[30]) | usable_shr_map_row_249_244[0];
    wire [63:0] usable_shr_map_row_255_250 = usable >> map_row[255:250];
    wire either_32 = (~map_row[31]) | usable_shr_map_row_255_250[0];
    wire [63:0] usable_shr_map_row_261_256 = usable >> map_row[261:256];
    wire either_33 = (~map_row[32]) | usable_shr_map_row_261_256[0];
    wire [63:0] usable_shr_map_row_267_262 = usable >> map_row[267:262];
    wire either_34 = (~map_row[33]) | usable_shr_map_row_267_262[0];
    wire [63:0] usable_shr_map_row_273_268 = usable >> map_row[273:268];
    wire either_35 = (~map_row[34]) | usable_shr_map_row_273_268[0];
    wire [63:0] usable_shr_map_row_279_274 = usable >> map_row[279:274];
    wire either_36 = (~map_row[35]) | usable_shr_map_row_279_274[0];
    wire [63:0] usable_shr_map_row_285_280 = usable >> map_row[285:280];
    wire either_37 = (~map_row[36]) | usable_shr_map_row_285_280[0];
    wire [63:0] usable_shr_map_row_291_286 = usable >> map_row[291:286];
    wire either_38 = (~map_row[37]) | usable_shr_map_row_291_286[0];
    wire [63:0] usable_shr_map_row_297_292 = usable >> map_row[297:292];
    wire either_39 = (~map_row[38]) | usable_shr_map_row_297_292[0];
    wire [63:0] usable_shr_map_row_303_298 = usable >> map_row[303:298];
    wire either_40 = (~map_row[39]) | usable_shr_map_row_303_298[0];
    wire [63:0] usable_shr_map_row_309_304 = usable >> map_row[309:304];
    wire either_41 = (~map_row[40]) | usable_shr_map_row_309_304[0];
    wire [63:0] usable_shr_map_row_315_310 = usable >> map_row[315:310];
    wire either_42 = (~map_row[41]) | usable_shr_map_row_315_310[0];
    wire [63:0] usable_shr_map_row_321_316 = usable >> map_row[321:316];
    wire either_43 = (~map_row[42]) | usable_shr_map_row_321_316[0];
    wire [63:0] usable_shr_map_row_327_322 = usable >> map_row[327:322];
    wire either_44 = (~map_row[43]) | usable_shr_map_row_327_322[0];
    wire [63:0] usable_shr_map_row_333_328 = usable >> map_row[333:328];
    wire either_45 = (~map_row[44]) | usable_shr_map_row_333_328[0];
    wire [63:0] usable_shr_map_row_339_334 = usable >> map_row[339:334];
    wire either_46 = (~map_row[45]) | usable_shr_map_row_339_334[0];
    wire [63:0] usable_shr_map_row_345_340 = usable >> map_row[345:340];
    wire either_47 = (~map_row[46]) | usable_shr_map_row_345_340[0];
    wire [63:0] usable_shr_map_row_351_346 = usable >> map_row[351:346];
    wire either_48 = (~map_row[47]) | usable_shr_map_row_351_346[0];
    wire [63:0] usable_shr_map_row_357_352 = usable >> map_row[357:352];
    wire either_49 = (~map_row[48]) | usable_shr_map_row_357_352[0];
    wire [63:0] usable_shr_map_row_363_358 = usable >> map_row[363:358];
    wire either_50 = (~map_row[49]) | usable_shr_map_row_363_358[0];
    wire [63:0] usable_shr_map_row_369_364 = usable >> map_row[369:364];
    wire either_51 = (~map_row[50]) | usable_shr_map_row_369_364[0];
    wire [63:0] usable_shr_map_row_375_370 = usable >> map_row[375:370];
    wire either_52 = (~map_row[51]) | usable_shr_map_row_375_370[0];
    wire [63:0] usable_shr_map_row_381_376 = usable >> map_row[381:376];
    wire either_53 = (~map_row[52]) | usable_shr_map_row_381_376[0];
    wire [63:0] usable_shr_map_row_387_382 = usable >> map_row[387:382];
    wire either_54 = (~map_row[53]) | usable_shr_map_row_387_382[0];
    wire [63:0] usable_shr_map_row_393_388 = usable >> map_row[393:388];
    wire either_55 = (~map_row[54]) | usable_shr_map_row_393_388[0];
    wire [63:0] usable_shr_map_row_399_394 = usable >> map_row[399:394];
    wire either_56 = (~map_row[55]) | usable_shr_map_row_399_394[0];
    wire [63:0] usable_shr_map_row_405_400 = usable >> map_row[405:400];
    wire either_57 = (~map_row[56]) | usable_shr_map_row_405_400[0];
    wire [63:0] usable_shr_map_row_411_406 = usable >> map_row[411:406];
    wire either_58 = (~map_row[57]) | usable_shr_map_row_411_406[0];
    wire [63:0] usable_shr_map_row_417_412 = usable >> map_row[417:412];
    wire either_59 = (~map_row[58]) | usable_shr_map_row_417_412[0];
    wire [63:0] usable_shr_map_row_423_418 = usable >> map_row[423:418];
    wire either_60 = (~map_row[59]) | usable_shr_map_row_423_418[0];
    wire [63:0] usable_shr_map_row_429_424 = usable >> map_row[429:424];
    wire either_61 = (~map_row[60]) | usable_shr_map_row_429_424[0];
    wire [63:0] usable_shr_map_row_435_430 = usable >> map_row[435:430];
    wire either_62 = (~map_row[61]) | usable_shr_map_row_435_430[0];
    wire [63:0] usable_shr_map_row_441_436 = usable >> map_row[441:436];
    wire either_63 = (~map_row[62]) | usable_shr_map_row_441_436[0];
    wire [63:0] usable_shr_map_row_447_442 = usable >> map_row[447:442];
    wire either_64 = (~map_row[63]) | usable_shr_map_row_447_442[0];
    wire [31:0] packed_bits_1 = {
        either_63 & either_64, either_61 & either_62, either_59 & either_60,
        either_57 & either_58, either_55 & either_56, either_53 & either_54,
        either_51 & either_52, either_49 & either_50, either_47 & either_48,
        either_45 & either_46, either_43 & either_44, either_41 & either_42,
        either_39 & either_40, either_37 & either_38, either_35 & either_36,
        either_33 & either_34, either_31 & either_32, either_29 & either_30,
        either_27 & either_28, either_25 & either_26, either_23 & either_24,
        either_21 & either_22, either_19 & either_20, either_17 & either_18,
        either_15 & either_16, either_13 & either_14, either_11 & either_12,
        either_9 & either_10, either_7 & either_8, either_5 & either_6, either_3 & either_4,
        either_1 & either_2
    };

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            answered <= 1'b0;
            enabled_paths <= 32'd0;
        end else begin
            answered <= asked;
            enabled_paths <= asked ? (may & packed_bits_1) : 32'd0;
        end
    end

    wire not_rst = ~rst;
    assign out_valid = answered & not_rst;
    assign enabled = not_rst ? enabled_paths : 32'd0;
    assign wrong_group = 1'b0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, usable_shr_map_row_69_64[63:1], usable_shr_map_row_75_70[63:1],
        usable_shr_map_row_81_76[63:1], usable_shr_map_row_87_82[63:1],
        usable_shr_map_row_93_88[63:1], usable_shr_map_row_99_94[63:1],
        usable_shr_map_row_105_100[63:1], usable_shr_map_row_111_106[63:1],
        usable_shr_map_row_117_112[63:1], usable_shr_map_row_123_118[63:1],
        usable_shr_map_row_129_124[63:1], usable_shr_map_row_135_130[63:1],
        usable_shr_map_row_141_136[63:1], usable_shr_map_row_147_142[63:1],
        usable_shr_map_row_153_148[63:1], usable_shr_map_row_159_154[63:1],
        usable_shr_map_row_165_160[63:1], usable_shr_map_row_171_166[63:1],
        usable_shr_map_row_177_172[63:1], usable_shr_map_row_183_178[63:1],
        usable_shr_map_row_189_184[63:1], usable_shr_map_row_195_190[63:1],
        usable_shr_map_row_201_196[63:1], usable_shr_map_row_207_202[63:1],
        usable_shr_map_row_213_208[63:1], usable_shr_map_row_219_214[63:1],
        usable_shr_map_row_225_220[63:1], usable_shr_map_row_231_226[63:1],
        usable_shr_map_row_237_232[63:1], usable_shr_map_row_243_238[63:1],
        usable_shr_map_row_249_244[63:1], usable_shr_map_row_255_250[63:1],
        usable_shr_map_row_261_256[63:1], usable_shr_map_row_267_262[63:1],
        usable_shr_map_row_273_268[63:1], usable_shr_map_row_279_274[63:1],
        usable_shr_map_row_285_280[63:1], usable_shr_map_row_291_286[63:1],
        usable_shr_map_row_297_292[63:1], usable_shr_map_row_303_298[63:1],
        usable_shr_map_row_309_304[63:1], usable_shr_map_row_315_310[63:1],
        usable_shr_map_row_321_316[63:1], usable_shr_map_row_327_322[63:1],
        usable_shr_map_row_333_328[63:1], usable_shr_map_row_339_334[63:1],
        usable_shr_map_row_345_340[63:1], usable_shr_map_row_351_346[63:1],
        usable_shr_map_row_357_352[63:1], usable_shr_map_row_363_358[63:1],
        usable_shr_map_row_369_364[63:1], usable_shr_map_row_375_370[63:1],
        usable_shr_map_row_381_376[63:1], usable_shr_map_row_387_382[63:1],
        usable_shr_map_row_393_388[63:1], usable_shr_map_row_399_394[63:1],
        usable_shr_map_row_405_400[63:1], usable_shr_map_row_411_406[63:1],
        usable_shr_map_row_417_412[63:1], usable_shr_map_row_423_418[63:1],
        usable_shr_map_row_429_424[63:1], usable_shr_map_row_435_430[63:1],
        usable_shr_map_row_441_436[63:1], usable_shr_map_row_447_442[63:1]
    };
endmodule
