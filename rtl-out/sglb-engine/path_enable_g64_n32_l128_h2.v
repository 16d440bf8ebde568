// SPDX-License-Identifier: Apache-2.0
// Module: path_enable_g64_n32_l128_h2
// Written by: sluice 0.1.0
//
// Path enabling of SGLB: 64 groups of 32 paths over up to 2 of 128 links each; latency 2.
// A path is enabled if BGP reaches it and all links that it names are usable. A link that is seen down in
// cycle t is in no answer from cycle t + 2 on; it is usable again after link, session and boot are up together.

module path_enable_g64_n32_l128_h2 (
    input  wire clk,
    input  wire rst,
    input  wire [127:0] link_up,
    input  wire [127:0] session_up,
    input  wire [127:0] boot_done,
    input  wire map_we,
    input  wire [5:0] map_group,
    input  wire [63:0] map_used,
    input  wire [447:0] map_link,
    input  wire bgp_we,
    input  wire [5:0] bgp_group,
    input  wire [31:0] bgp_reachable,
    input  wire valid,
    input  wire [5:0] group,
    output wire out_valid,
    output wire [31:0] enabled,
    output wire wrong_group
);

    reg [127:0] usable;
    reg [63:0] map_known;
    reg [511:0] map_row;
    reg asked;
    // Paths that BGP reaches and whose links the map knows.
    reg [31:0] may;
    reg answered;
    reg [31:0] enabled_paths;
    reg [511:0] map [0:63];
    reg [31:0] reachable [0:63];

    wire [127:0] usable_next = link_up & (usable | (session_up & boot_done));

    always @(posedge clk) begin
        if (map_we) begin
            map[map_group] <= {map_link, map_used};
        end
    end

    wire [63:0] map_known_next = map_known | (map_we ? (64'd1 << map_group) : 64'd0);

    always @(posedge clk) begin
        if (rst) begin
            usable <= 128'd0;
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

    wire [511:0] map_row_next = map[group];

    always @(posedge clk) begin
        map_row <= map_row_next;
    end

    wire [31:0] reachable_at_group = reachable[group];
    wire [31:0] may_next = (|(map_known & (64'd1 << group))) ? reachable_at_group : 32'd0;

    // Pipeline stage 1.
    always @(posedge clk) begin
        may <= may_next;
    end

    wire [127:0] usable_shr_map_row_70_64 = usable >> map_row[70:64];
    wire either_1 = (~map_row[0]) | usable_shr_map_row_70_64[0];
    wire [127:0] usable_shr_map_row_77_71 = usable >> map_row[77:71];
    wire either_2 = (~map_row[1]) | usable_shr_map_row_77_71[0];
    wire [127:0] usable_shr_map_row_84_78 = usable >> map_row[84:78];
    wire either_3 = (~map_row[2]) | usable_shr_map_row_84_78[0];
    wire [127:0] usable_shr_map_row_91_85 = usable >> map_row[91:85];
    wire either_4 = (~map_row[3]) | usable_shr_map_row_91_85[0];
    wire [127:0] usable_shr_map_row_98_92 = usable >> map_row[98:92];
    wire either_5 = (~map_row[4]) | usable_shr_map_row_98_92[0];
    wire [127:0] usable_shr_map_row_105_99 = usable >> map_row[105:99];
    wire either_6 = (~map_row[5]) | usable_shr_map_row_105_99[0];
    wire [127:0] usable_shr_map_row_112_106 = usable >> map_row[112:106];
    wire either_7 = (~map_row[6]) | usable_shr_map_row_112_106[0];
    wire [127:0] usable_shr_map_row_119_113 = usable >> map_row[119:113];
    wire either_8 = (~map_row[7]) | usable_shr_map_row_119_113[0];
    wire [127:0] usable_shr_map_row_126_120 = usable >> map_row[126:120];
    wire either_9 = (~map_row[8]) | usable_shr_map_row_126_120[0];
    wire [127:0] usable_shr_map_row_133_127 = usable >> map_row[133:127];
    wire either_10 = (~map_row[9]) | usable_shr_map_row_133_127[0];
    wire [127:0] usable_shr_map_row_140_134 = usable >> map_row[140:134];
    wire either_11 = (~map_row[10]) | usable_shr_map_row_140_134[0];
    wire [127:0] usable_shr_map_row_147_141 = usable >> map_row[147:141];
    wire either_12 = (~map_row[11]) | usable_shr_map_row_147_141[0];
    wire [127:0] usable_shr_map_row_154_148 = usable >> map_row[154:148];
    wire either_13 = (~map_row[12]) | usable_shr_map_row_154_148[0];
    wire [127:0] usable_shr_map_row_161_155 = usable >> map_row[161:155];
    wire either_14 = (~map_row[13]) | usable_shr_map_row_161_155[0];
    wire [127:0] usable_shr_map_row_168_162 = usable >> map_row[168:162];
    wire either_15 = (~map_row[14]) | usable_shr_map_row_168_162[0];
    wire [127:0] usable_shr_map_row_175_169 = usable >> map_row[175:169];
    wire either_16 = (~map_row[15]) | usable_shr_map_row_175_169[0];
    wire [127:0] usable_shr_map_row_182_176 = usable >> map_row[182:176];
    wire either_17 = (~map_row[16]) | usable_shr_map_row_182_176[0];
    wire [127:0] usable_shr_map_row_189_183 = usable >> map_row[189:183];
    wire either_18 = (~map_row[17]) | usable_shr_map_row_189_183[0];
    wire [127:0] usable_shr_map_row_196_190 = usable >> map_row[196:190];
    wire either_19 = (~map_row[18]) | usable_shr_map_row_196_190[0];
    wire [127:0] usable_shr_map_row_203_197 = usable >> map_row[203:197];
    wire either_20 = (~map_row[19]) | usable_shr_map_row_203_197[0];
    wire [127:0] usable_shr_map_row_210_204 = usable >> map_row[210:204];
    wire either_21 = (~map_row[20]) | usable_shr_map_row_210_204[0];
    wire [127:0] usable_shr_map_row_217_211 = usable >> map_row[217:211];
    wire either_22 = (~map_row[21]) | usable_shr_map_row_217_211[0];
    wire [127:0] usable_shr_map_row_224_218 = usable >> map_row[224:218];
    wire either_23 = (~map_row[22]) | usable_shr_map_row_224_218[0];
    wire [127:0] usable_shr_map_row_231_225 = usable >> map_row[231:225];
    wire either_24 = (~map_row[23]) | usable_shr_map_row_231_225[0];
    wire [127:0] usable_shr_map_row_238_232 = usable >> map_row[238:232];
    wire either_25 = (~map_row[24]) | usable_shr_map_row_238_232[0];
    wire [127:0] usable_shr_map_row_245_239 = usable >> map_row[245:239];
    wire either_26 = (~map_row[25]) | usable_shr_map_row_245_239[0];
    wire [127:0] usable_shr_map_row_252_246 = usable >> map_row[252:246];
    wire either_27 = (~map_row[26]) | usable_shr_map_row_252_246[0];
    wire [127:0] usable_shr_map_row_259_253 = usable >> map_row[259:253];
    wire either_28 = (~map_row[27]) | usable_shr_map_row_259_253[0];
    wire [127:0] usable_shr_map_row_266_260 = usable >> map_row[266:260];
    wire either_29 = (~map_row[28]) | usable_shr_map_row_266_260[0];
    wire [127:0] usable_shr_map_row_273_267 = usable >> map_row[273:267];
    wire either_30 = (~map_row[29]) | usable_shr_map_row_273_267[0];
    wire [127:0] usable_shr_map_row_280_274 = usable >> map_row[280:274];
    wire either_31 = (~map_row[30]) | usable_shr_map_row_280_274[0];
    wire [127:0] usable_shr_map_row_287_281 = usable >> map_row[287:281];
    wire either_32 = (~map_row[31]) | usable_shr_map_row_287_281[0];
    wire [127:0] usable_shr_map_row_294_288 = usable >> map_row[294:288];
    wire either_33 = (~map_row[32]) | usable_shr_map_row_294_288[0];
    wire [127:0] usable_shr_map_row_301_295 = usable >> map_row[301:295];
    wire either_34 = (~map_row[33]) | usable_shr_map_row_301_295[0];
    wire [127:0] usable_shr_map_row_308_302 = usable >> map_row[308:302];
    wire either_35 = (~map_row[34]) | usable_shr_map_row_308_302[0];
    wire [127:0] usable_shr_map_row_315_309 = usable >> map_row[315:309];
    wire either_36 = (~map_row[35]) | usable_shr_map_row_315_309[0];
    wire [127:0] usable_shr_map_row_322_316 = usable >> map_row[322:316];
    wire either_37 = (~map_row[36]) | usable_shr_map_row_322_316[0];
    wire [127:0] usable_shr_map_row_329_323 = usable >> map_row[329:323];
    wire either_38 = (~map_row[37]) | usable_shr_map_row_329_323[0];
    wire [127:0] usable_shr_map_row_336_330 = usable >> map_row[336:330];
    wire either_39 = (~map_row[38]) | usable_shr_map_row_336_330[0];
    wire [127:0] usable_shr_map_row_343_337 = usable >> map_row[343:337];
    wire either_40 = (~map_row[39]) | usable_shr_map_row_343_337[0];
    wire [127:0] usable_shr_map_row_350_344 = usable >> map_row[350:344];
    wire either_41 = (~map_row[40]) | usable_shr_map_row_350_344[0];
    wire [127:0] usable_shr_map_row_357_351 = usable >> map_row[357:351];
    wire either_42 = (~map_row[41]) | usable_shr_map_row_357_351[0];
    wire [127:0] usable_shr_map_row_364_358 = usable >> map_row[364:358];
    wire either_43 = (~map_row[42]) | usable_shr_map_row_364_358[0];
    wire [127:0] usable_shr_map_row_371_365 = usable >> map_row[371:365];
    wire either_44 = (~map_row[43]) | usable_shr_map_row_371_365[0];
    wire [127:0] usable_shr_map_row_378_372 = usable >> map_row[378:372];
    wire either_45 = (~map_row[44]) | usable_shr_map_row_378_372[0];
    wire [127:0] usable_shr_map_row_385_379 = usable >> map_row[385:379];
    wire either_46 = (~map_row[45]) | usable_shr_map_row_385_379[0];
    wire [127:0] usable_shr_map_row_392_386 = usable >> map_row[392:386];
    wire either_47 = (~map_row[46]) | usable_shr_map_row_392_386[0];
    wire [127:0] usable_shr_map_row_399_393 = usable >> map_row[399:393];
    wire either_48 = (~map_row[47]) | usable_shr_map_row_399_393[0];
    wire [127:0] usable_shr_map_row_406_400 = usable >> map_row[406:400];
    wire either_49 = (~map_row[48]) | usable_shr_map_row_406_400[0];
    wire [127:0] usable_shr_map_row_413_407 = usable >> map_row[413:407];
    wire either_50 = (~map_row[49]) | usable_shr_map_row_413_407[0];
    wire [127:0] usable_shr_map_row_420_414 = usable >> map_row[420:414];
    wire either_51 = (~map_row[50]) | usable_shr_map_row_420_414[0];
    wire [127:0] usable_shr_map_row_427_421 = usable >> map_row[427:421];
    wire either_52 = (~map_row[51]) | usable_shr_map_row_427_421[0];
    wire [127:0] usable_shr_map_row_434_428 = usable >> map_row[434:428];
    wire either_53 = (~map_row[52]) | usable_shr_map_row_434_428[0];
    wire [127:0] usable_shr_map_row_441_435 = usable >> map_row[441:435];
    wire either_54 = (~map_row[53]) | usable_shr_map_row_441_435[0];
    wire [127:0] usable_shr_map_row_448_442 = usable >> map_row[448:442];
    wire either_55 = (~map_row[54]) | usable_shr_map_row_448_442[0];
    wire [127:0] usable_shr_map_row_455_449 = usable >> map_row[455:449];
    wire either_56 = (~map_row[55]) | usable_shr_map_row_455_449[0];
    wire [127:0] usable_shr_map_row_462_456 = usable >> map_row[462:456];
    wire either_57 = (~map_row[56]) | usable_shr_map_row_462_456[0];
    wire [127:0] usable_shr_map_row_469_463 = usable >> map_row[469:463];
    wire either_58 = (~map_row[57]) | usable_shr_map_row_469_463[0];
    wire [127:0] usable_shr_map_row_476_470 = usable >> map_row[476:470];
    wire either_59 = (~map_row[58]) | usable_shr_map_row_476_470[0];
    wire [127:0] usable_shr_map_row_483_477 = usable >> map_row[483:477];
    wire either_60 = (~map_row[59]) | usable_shr_map_row_483_477[0];
    wire [127:0] usable_shr_map_row_490_484 = usable >> map_row[490:484];
    wire either_61 = (~map_row[60]) | usable_shr_map_row_490_484[0];
    wire [127:0] usable_shr_map_row_497_491 = usable >> map_row[497:491];
    wire either_62 = (~map_row[61]) | usable_shr_map_row_497_491[0];
    wire [127:0] usable_shr_map_row_504_498 = usable >> map_row[504:498];
    wire either_63 = (~map_row[62]) | usable_shr_map_row_504_498[0];
    wire [127:0] usable_shr_map_row_511_505 = usable >> map_row[511:505];
    wire either_64 = (~map_row[63]) | usable_shr_map_row_511_505[0];
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
        1'b0, usable_shr_map_row_70_64[127:1], usable_shr_map_row_77_71[127:1],
        usable_shr_map_row_84_78[127:1], usable_shr_map_row_91_85[127:1],
        usable_shr_map_row_98_92[127:1], usable_shr_map_row_105_99[127:1],
        usable_shr_map_row_112_106[127:1], usable_shr_map_row_119_113[127:1],
        usable_shr_map_row_126_120[127:1], usable_shr_map_row_133_127[127:1],
        usable_shr_map_row_140_134[127:1], usable_shr_map_row_147_141[127:1],
        usable_shr_map_row_154_148[127:1], usable_shr_map_row_161_155[127:1],
        usable_shr_map_row_168_162[127:1], usable_shr_map_row_175_169[127:1],
        usable_shr_map_row_182_176[127:1], usable_shr_map_row_189_183[127:1],
        usable_shr_map_row_196_190[127:1], usable_shr_map_row_203_197[127:1],
        usable_shr_map_row_210_204[127:1], usable_shr_map_row_217_211[127:1],
        usable_shr_map_row_224_218[127:1], usable_shr_map_row_231_225[127:1],
        usable_shr_map_row_238_232[127:1], usable_shr_map_row_245_239[127:1],
        usable_shr_map_row_252_246[127:1], usable_shr_map_row_259_253[127:1],
        usable_shr_map_row_266_260[127:1], usable_shr_map_row_273_267[127:1],
        usable_shr_map_row_280_274[127:1], usable_shr_map_row_287_281[127:1],
        usable_shr_map_row_294_288[127:1], usable_shr_map_row_301_295[127:1],
        usable_shr_map_row_308_302[127:1], usable_shr_map_row_315_309[127:1],
        usable_shr_map_row_322_316[127:1], usable_shr_map_row_329_323[127:1],
        usable_shr_map_row_336_330[127:1], usable_shr_map_row_343_337[127:1],
        usable_shr_map_row_350_344[127:1], usable_shr_map_row_357_351[127:1],
        usable_shr_map_row_364_358[127:1], usable_shr_map_row_371_365[127:1],
        usable_shr_map_row_378_372[127:1], usable_shr_map_row_385_379[127:1],
        usable_shr_map_row_392_386[127:1], usable_shr_map_row_399_393[127:1],
        usable_shr_map_row_406_400[127:1], usable_shr_map_row_413_407[127:1],
        usable_shr_map_row_420_414[127:1], usable_shr_map_row_427_421[127:1],
        usable_shr_map_row_434_428[127:1], usable_shr_map_row_441_435[127:1],
        usable_shr_map_row_448_442[127:1], usable_shr_map_row_455_449[127:1],
        usable_shr_map_row_462_456[127:1], usable_shr_map_row_469_463[127:1],
        usable_shr_map_row_476_470[127:1], usable_shr_map_row_483_477[127:1],
        usable_shr_map_row_490_484[127:1], usable_shr_map_row_497_491[127:1],
        usable_shr_map_row_504_498[127:1], usable_shr_map_row_511_505[127:1]
    };
endmodule
