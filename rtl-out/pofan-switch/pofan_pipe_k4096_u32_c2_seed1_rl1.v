// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k4096_u32_c2_seed1_rl1
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 4096 keys, 32 uplinks, packets a cycle: 1, latency 4.
// Pointers in a memory of read latency 1; after reset `ready` is low for 4096 cycles while they are written.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k4096_u32_c2_seed1_rl1 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [11:0] key,
    output wire out_valid,
    output wire [4:0] port,
    output wire no_route,
    output wire ready
);

    reg pointers_clearing;
    reg [11:0] pointers_clear_index;
    reg s1_valid;
    reg [11:0] s1_key;
    reg s2_valid;
    reg [4:0] s2_xor;
    reg [4:0] s2_plus;
    reg [11:0] pointers_address1;
    reg [11:0] pointers_address2;
    reg pointers_valid1;
    reg pointers_written1;
    reg pointers_written2;
    reg [4:0] pointers_result1;
    reg [4:0] pointers_result2;
    reg [4:0] pointers_data;
    reg pointers_same2_1;
    reg pointers_same1_1;
    reg s3_valid;
    reg [4:0] s3_xor;
    reg [4:0] s3_plus;
    reg [4:0] s3_position;
    reg s4_valid;
    reg [4:0] s4_port;
    reg [4:0] pointers [0:4095];

    wire pointers_clearing_enable = pointers_clear_index == 12'd4095;

    always @(posedge clk) begin
        if (rst) begin
            pointers_clearing <= 1'b1;
        end else if (pointers_clearing_enable) begin
            pointers_clearing <= 1'b0;
        end
    end

    wire pointers_clear_index_enable = pointers_clearing & (~pointers_clearing_enable);

    always @(posedge clk) begin
        if (rst) begin
            pointers_clear_index <= 12'd0;
        end else if (pointers_clear_index_enable) begin
            pointers_clear_index <= pointers_clear_index + 12'd1;
        end
    end

    reg [63:0] lookup_1;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_1 = 64'h810695b073c4cb06;
            6'd1: lookup_1 = 64'h4e5e32dbd316f965;
            6'd2: lookup_1 = 64'hd9dd8c76ee4ba385;
            6'd3: lookup_1 = 64'h677638d941406ef9;
            6'd4: lookup_1 = 64'hef7b0a25662c075;
            6'd5: lookup_1 = 64'hcb995c15f6a97ede;
            6'd6: lookup_1 = 64'he7cb5593f8e1625f;
            6'd7: lookup_1 = 64'h4f04f35d9d3464ae;
            6'd8: lookup_1 = 64'hfc82017ab5ed54fe;
            6'd9: lookup_1 = 64'had0fada8d0ddfedd;
            6'd10: lookup_1 = 64'ha6ab283f5370ebb8;
            6'd11: lookup_1 = 64'h53de6b77cec83aca;
            6'd12: lookup_1 = 64'hb9289544b87f8e78;
            6'd13: lookup_1 = 64'h1269b11bdba7a187;
            6'd14: lookup_1 = 64'hfc4cb44119c50028;
            6'd15: lookup_1 = 64'h923ff035582b4e03;
            6'd16: lookup_1 = 64'h20ff1b4b89cf126b;
            6'd17: lookup_1 = 64'h90f38c6fd5664aaa;
            6'd18: lookup_1 = 64'h14aabfda1cbd5bbb;
            6'd19: lookup_1 = 64'hdadc298dc904c3cd;
            6'd20: lookup_1 = 64'hb5742833d4ea1ea5;
            6'd21: lookup_1 = 64'hc4a6b1f18ecfccb3;
            6'd22: lookup_1 = 64'h291588b3f5451b29;
            6'd23: lookup_1 = 64'hb006bf8b72c30d92;
            6'd24: lookup_1 = 64'hdff228ba445b4ae6;
            6'd25: lookup_1 = 64'h426b3294ea8e0111;
            6'd26: lookup_1 = 64'h8555bd8e7e4bd8d5;
            6'd27: lookup_1 = 64'h8cccfdf149e2dcf9;
            6'd28: lookup_1 = 64'h583b774660ca8cd7;
            6'd29: lookup_1 = 64'hc54fe57710026cf2;
            6'd30: lookup_1 = 64'he4052b227f7ff132;
            6'd31: lookup_1 = 64'h5c7336683ccff54f;
            6'd32: lookup_1 = 64'h810695b073c4cb06;
            6'd33: lookup_1 = 64'h4e5e32dbd316f965;
            6'd34: lookup_1 = 64'hd9dd8c76ee4ba385;
            6'd35: lookup_1 = 64'h677638d941406ef9;
            6'd36: lookup_1 = 64'hef7b0a25662c075;
            6'd37: lookup_1 = 64'hcb995c15f6a97ede;
            6'd38: lookup_1 = 64'he7cb5593f8e1625f;
            6'd39: lookup_1 = 64'h4f04f35d9d3464ae;
            6'd40: lookup_1 = 64'hfc82017ab5ed54fe;
            6'd41: lookup_1 = 64'had0fada8d0ddfedd;
            6'd42: lookup_1 = 64'ha6ab283f5370ebb8;
            6'd43: lookup_1 = 64'h53de6b77cec83aca;
            6'd44: lookup_1 = 64'hb9289544b87f8e78;
            6'd45: lookup_1 = 64'h1269b11bdba7a187;
            6'd46: lookup_1 = 64'hfc4cb44119c50028;
            6'd47: lookup_1 = 64'h923ff035582b4e03;
            6'd48: lookup_1 = 64'h20ff1b4b89cf126b;
            6'd49: lookup_1 = 64'h90f38c6fd5664aaa;
            6'd50: lookup_1 = 64'h14aabfda1cbd5bbb;
            6'd51: lookup_1 = 64'hdadc298dc904c3cd;
            6'd52: lookup_1 = 64'hb5742833d4ea1ea5;
            6'd53: lookup_1 = 64'hc4a6b1f18ecfccb3;
            6'd54: lookup_1 = 64'h291588b3f5451b29;
            6'd55: lookup_1 = 64'hb006bf8b72c30d92;
            6'd56: lookup_1 = 64'hdff228ba445b4ae6;
            6'd57: lookup_1 = 64'h426b3294ea8e0111;
            6'd58: lookup_1 = 64'h8555bd8e7e4bd8d5;
            6'd59: lookup_1 = 64'h8cccfdf149e2dcf9;
            6'd60: lookup_1 = 64'h583b774660ca8cd7;
            6'd61: lookup_1 = 64'hc54fe57710026cf2;
            6'd62: lookup_1 = 64'he4052b227f7ff132;
            6'd63: lookup_1 = 64'h5c7336683ccff54f;
            default: lookup_1 = 64'd0;
        endcase
    end

    wire [63:0] shifted_1 = lookup_1 >> pointers_clear_index[5:0];

    reg [63:0] lookup_2;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_2 = 64'h25b07762e8f2181f;
            6'd1: lookup_2 = 64'h7fda13b3f222bfb1;
            6'd2: lookup_2 = 64'ha66342e405566477;
            6'd3: lookup_2 = 64'h7a2cee7ade6cf059;
            6'd4: lookup_2 = 64'hbb1fb97439c1c91f;
            6'd5: lookup_2 = 64'hd44432cda3c7bd6d;
            6'd6: lookup_2 = 64'h85cfb2f34c3197c7;
            6'd7: lookup_2 = 64'h2a5ce2250c1e54c7;
            6'd8: lookup_2 = 64'hf4005005be944f44;
            6'd9: lookup_2 = 64'h9a65a2971b7ce456;
            6'd10: lookup_2 = 64'hf630e20c66596dc8;
            6'd11: lookup_2 = 64'h926fc1218a40328f;
            6'd12: lookup_2 = 64'hf31405f23c536ba6;
            6'd13: lookup_2 = 64'h3048940c6ad181d0;
            6'd14: lookup_2 = 64'h38a6c19fbb0b7e53;
            6'd15: lookup_2 = 64'hc828b11f7eb5ef03;
            6'd16: lookup_2 = 64'he4c1b1b24e421ea5;
            6'd17: lookup_2 = 64'h78662078fcc09368;
            6'd18: lookup_2 = 64'hbbf26cb79b8891c4;
            6'd19: lookup_2 = 64'h99f6fa13f71e8fe9;
            6'd20: lookup_2 = 64'hc7df2aa878ad3fe7;
            6'd21: lookup_2 = 64'hd36421e5c6b425a3;
            6'd22: lookup_2 = 64'hacd4212f02bd0bab;
            6'd23: lookup_2 = 64'hd6ee553ac879dd23;
            6'd24: lookup_2 = 64'hf7e7142e2b0e9b7;
            6'd25: lookup_2 = 64'h91b67d9b2295a2e;
            6'd26: lookup_2 = 64'h9c8d15e0cb250cb6;
            6'd27: lookup_2 = 64'h687c1e07dcaa3c0;
            6'd28: lookup_2 = 64'hb3cc3dd2dd61790d;
            6'd29: lookup_2 = 64'he2a5b120dd9f0a29;
            6'd30: lookup_2 = 64'h5458dc282343f05;
            6'd31: lookup_2 = 64'ha50e996d8db5263a;
            6'd32: lookup_2 = 64'h25b07762e8f2181f;
            6'd33: lookup_2 = 64'h7fda13b3f222bfb1;
            6'd34: lookup_2 = 64'ha66342e405566477;
            6'd35: lookup_2 = 64'h7a2cee7ade6cf059;
            6'd36: lookup_2 = 64'hbb1fb97439c1c91f;
            6'd37: lookup_2 = 64'hd44432cda3c7bd6d;
            6'd38: lookup_2 = 64'h85cfb2f34c3197c7;
            6'd39: lookup_2 = 64'h2a5ce2250c1e54c7;
            6'd40: lookup_2 = 64'hf4005005be944f44;
            6'd41: lookup_2 = 64'h9a65a2971b7ce456;
            6'd42: lookup_2 = 64'hf630e20c66596dc8;
            6'd43: lookup_2 = 64'h926fc1218a40328f;
            6'd44: lookup_2 = 64'hf31405f23c536ba6;
            6'd45: lookup_2 = 64'h3048940c6ad181d0;
            6'd46: lookup_2 = 64'h38a6c19fbb0b7e53;
            6'd47: lookup_2 = 64'hc828b11f7eb5ef03;
            6'd48: lookup_2 = 64'he4c1b1b24e421ea5;
            6'd49: lookup_2 = 64'h78662078fcc09368;
            6'd50: lookup_2 = 64'hbbf26cb79b8891c4;
            6'd51: lookup_2 = 64'h99f6fa13f71e8fe9;
            6'd52: lookup_2 = 64'hc7df2aa878ad3fe7;
            6'd53: lookup_2 = 64'hd36421e5c6b425a3;
            6'd54: lookup_2 = 64'hacd4212f02bd0bab;
            6'd55: lookup_2 = 64'hd6ee553ac879dd23;
            6'd56: lookup_2 = 64'hf7e7142e2b0e9b7;
            6'd57: lookup_2 = 64'h91b67d9b2295a2e;
            6'd58: lookup_2 = 64'h9c8d15e0cb250cb6;
            6'd59: lookup_2 = 64'h687c1e07dcaa3c0;
            6'd60: lookup_2 = 64'hb3cc3dd2dd61790d;
            6'd61: lookup_2 = 64'he2a5b120dd9f0a29;
            6'd62: lookup_2 = 64'h5458dc282343f05;
            6'd63: lookup_2 = 64'ha50e996d8db5263a;
            default: lookup_2 = 64'd0;
        endcase
    end

    wire [63:0] shifted_2 = lookup_2 >> pointers_clear_index[5:0];

    reg [63:0] lookup_3;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_3 = 64'he6b8ea3284dd45e;
            6'd1: lookup_3 = 64'hbf75e7d02bbf0b41;
            6'd2: lookup_3 = 64'h89a42d86d5433945;
            6'd3: lookup_3 = 64'hbf375b6d08df6f8e;
            6'd4: lookup_3 = 64'h66d13f9361a0e874;
            6'd5: lookup_3 = 64'hf72471fc9a224deb;
            6'd6: lookup_3 = 64'hbb59c5f086c47cda;
            6'd7: lookup_3 = 64'hd18de91d45cb1e57;
            6'd8: lookup_3 = 64'h4d153dabb72b6e66;
            6'd9: lookup_3 = 64'h6233b93f6ac6e638;
            6'd10: lookup_3 = 64'ha3952251e4f76521;
            6'd11: lookup_3 = 64'h96d2d445ac915cf6;
            6'd12: lookup_3 = 64'hbdb9ab3aa5ebc11a;
            6'd13: lookup_3 = 64'h50fdc4454406e2b5;
            6'd14: lookup_3 = 64'he396ffb62d793c42;
            6'd15: lookup_3 = 64'h60423b8145ff2279;
            6'd16: lookup_3 = 64'h8d4e48a98bbc2589;
            6'd17: lookup_3 = 64'h9a1e3b27c0b2d02a;
            6'd18: lookup_3 = 64'h98b79e0f6e212670;
            6'd19: lookup_3 = 64'h1e013962cf115ee;
            6'd20: lookup_3 = 64'h253f040472f5830;
            6'd21: lookup_3 = 64'hddfcb28881121015;
            6'd22: lookup_3 = 64'he55c2a974ef0345b;
            6'd23: lookup_3 = 64'ha57ca890c679985f;
            6'd24: lookup_3 = 64'h4f45344c1b685901;
            6'd25: lookup_3 = 64'h54a8a68683475997;
            6'd26: lookup_3 = 64'h5443d8574a81078e;
            6'd27: lookup_3 = 64'hc024c9500c128816;
            6'd28: lookup_3 = 64'h6956be0382710e1d;
            6'd29: lookup_3 = 64'h14b4b7922c372441;
            6'd30: lookup_3 = 64'h64bdf538b13f3983;
            6'd31: lookup_3 = 64'hc2a63027c4a0f886;
            6'd32: lookup_3 = 64'he6b8ea3284dd45e;
            6'd33: lookup_3 = 64'hbf75e7d02bbf0b41;
            6'd34: lookup_3 = 64'h89a42d86d5433945;
            6'd35: lookup_3 = 64'hbf375b6d08df6f8e;
            6'd36: lookup_3 = 64'h66d13f9361a0e874;
            6'd37: lookup_3 = 64'hf72471fc9a224deb;
            6'd38: lookup_3 = 64'hbb59c5f086c47cda;
            6'd39: lookup_3 = 64'hd18de91d45cb1e57;
            6'd40: lookup_3 = 64'h4d153dabb72b6e66;
            6'd41: lookup_3 = 64'h6233b93f6ac6e638;
            6'd42: lookup_3 = 64'ha3952251e4f76521;
            6'd43: lookup_3 = 64'h96d2d445ac915cf6;
            6'd44: lookup_3 = 64'hbdb9ab3aa5ebc11a;
            6'd45: lookup_3 = 64'h50fdc4454406e2b5;
            6'd46: lookup_3 = 64'he396ffb62d793c42;
            6'd47: lookup_3 = 64'h60423b8145ff2279;
            6'd48: lookup_3 = 64'h8d4e48a98bbc2589;
            6'd49: lookup_3 = 64'h9a1e3b27c0b2d02a;
            6'd50: lookup_3 = 64'h98b79e0f6e212670;
            6'd51: lookup_3 = 64'h1e013962cf115ee;
            6'd52: lookup_3 = 64'h253f040472f5830;
            6'd53: lookup_3 = 64'hddfcb28881121015;
            6'd54: lookup_3 = 64'he55c2a974ef0345b;
            6'd55: lookup_3 = 64'ha57ca890c679985f;
            6'd56: lookup_3 = 64'h4f45344c1b685901;
            6'd57: lookup_3 = 64'h54a8a68683475997;
            6'd58: lookup_3 = 64'h5443d8574a81078e;
            6'd59: lookup_3 = 64'hc024c9500c128816;
            6'd60: lookup_3 = 64'h6956be0382710e1d;
            6'd61: lookup_3 = 64'h14b4b7922c372441;
            6'd62: lookup_3 = 64'h64bdf538b13f3983;
            6'd63: lookup_3 = 64'hc2a63027c4a0f886;
            default: lookup_3 = 64'd0;
        endcase
    end

    wire [63:0] shifted_3 = lookup_3 >> pointers_clear_index[5:0];

    reg [63:0] lookup_4;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_4 = 64'h4c777147214a577c;
            6'd1: lookup_4 = 64'h8c70738b2c6c6982;
            6'd2: lookup_4 = 64'h5ebe6df8ba350842;
            6'd3: lookup_4 = 64'h6d966c3d128266eb;
            6'd4: lookup_4 = 64'h1ca5afd8f31f514d;
            6'd5: lookup_4 = 64'heec3fdeea9036a5e;
            6'd6: lookup_4 = 64'h4f2f1838affb3c0f;
            6'd7: lookup_4 = 64'h92ea56c50c65b113;
            6'd8: lookup_4 = 64'hf704e442624588be;
            6'd9: lookup_4 = 64'h368b30a980e11142;
            6'd10: lookup_4 = 64'h9e16cd592385059;
            6'd11: lookup_4 = 64'h1e2d27782d0df13d;
            6'd12: lookup_4 = 64'h3c1df16dcb195855;
            6'd13: lookup_4 = 64'h56cb12b84486f1e5;
            6'd14: lookup_4 = 64'h2a2a2ae21e6f18f0;
            6'd15: lookup_4 = 64'h464485fecaeb1533;
            6'd16: lookup_4 = 64'h2257e6905841ba95;
            6'd17: lookup_4 = 64'h65e54b9d775d15d3;
            6'd18: lookup_4 = 64'ha9c1cb38f8a13f2c;
            6'd19: lookup_4 = 64'h39d13ca709431afc;
            6'd20: lookup_4 = 64'h14f2391006e36ae0;
            6'd21: lookup_4 = 64'h2203d83c0e0646fb;
            6'd22: lookup_4 = 64'h256122c41eb66744;
            6'd23: lookup_4 = 64'hb512dd89250e7dd2;
            6'd24: lookup_4 = 64'ha2f4055c2ca324bd;
            6'd25: lookup_4 = 64'h1a4f1020da746782;
            6'd26: lookup_4 = 64'hb16a6b8dc45a2d81;
            6'd27: lookup_4 = 64'hb01205600c728a99;
            6'd28: lookup_4 = 64'hcd18df2df2f1a0e7;
            6'd29: lookup_4 = 64'hf35272163c34fdd8;
            6'd30: lookup_4 = 64'h8a87a8ddd0aede1e;
            6'd31: lookup_4 = 64'heff700f5fcee0c82;
            6'd32: lookup_4 = 64'h4c777147214a577c;
            6'd33: lookup_4 = 64'h8c70738b2c6c6982;
            6'd34: lookup_4 = 64'h5ebe6df8ba350842;
            6'd35: lookup_4 = 64'h6d966c3d128266eb;
            6'd36: lookup_4 = 64'h1ca5afd8f31f514d;
            6'd37: lookup_4 = 64'heec3fdeea9036a5e;
            6'd38: lookup_4 = 64'h4f2f1838affb3c0f;
            6'd39: lookup_4 = 64'h92ea56c50c65b113;
            6'd40: lookup_4 = 64'hf704e442624588be;
            6'd41: lookup_4 = 64'h368b30a980e11142;
            6'd42: lookup_4 = 64'h9e16cd592385059;
            6'd43: lookup_4 = 64'h1e2d27782d0df13d;
            6'd44: lookup_4 = 64'h3c1df16dcb195855;
            6'd45: lookup_4 = 64'h56cb12b84486f1e5;
            6'd46: lookup_4 = 64'h2a2a2ae21e6f18f0;
            6'd47: lookup_4 = 64'h464485fecaeb1533;
            6'd48: lookup_4 = 64'h2257e6905841ba95;
            6'd49: lookup_4 = 64'h65e54b9d775d15d3;
            6'd50: lookup_4 = 64'ha9c1cb38f8a13f2c;
            6'd51: lookup_4 = 64'h39d13ca709431afc;
            6'd52: lookup_4 = 64'h14f2391006e36ae0;
            6'd53: lookup_4 = 64'h2203d83c0e0646fb;
            6'd54: lookup_4 = 64'h256122c41eb66744;
            6'd55: lookup_4 = 64'hb512dd89250e7dd2;
            6'd56: lookup_4 = 64'ha2f4055c2ca324bd;
            6'd57: lookup_4 = 64'h1a4f1020da746782;
            6'd58: lookup_4 = 64'hb16a6b8dc45a2d81;
            6'd59: lookup_4 = 64'hb01205600c728a99;
            6'd60: lookup_4 = 64'hcd18df2df2f1a0e7;
            6'd61: lookup_4 = 64'hf35272163c34fdd8;
            6'd62: lookup_4 = 64'h8a87a8ddd0aede1e;
            6'd63: lookup_4 = 64'heff700f5fcee0c82;
            default: lookup_4 = 64'd0;
        endcase
    end

    wire [63:0] shifted_4 = lookup_4 >> pointers_clear_index[5:0];

    reg [63:0] lookup_5;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_5 = 64'hdd233bf8ec0f2ae7;
            6'd1: lookup_5 = 64'h793367366797791;
            6'd2: lookup_5 = 64'h8d0c204c929df118;
            6'd3: lookup_5 = 64'h4cce8161cad84809;
            6'd4: lookup_5 = 64'h32f2d32084f42098;
            6'd5: lookup_5 = 64'h39934a39bd0f077c;
            6'd6: lookup_5 = 64'h1c5e0e300f299890;
            6'd7: lookup_5 = 64'h45ddf62015b0ba2a;
            6'd8: lookup_5 = 64'hec1b0b40c571e374;
            6'd9: lookup_5 = 64'hcb7156ac0ed8df26;
            6'd10: lookup_5 = 64'h4719283b5873f017;
            6'd11: lookup_5 = 64'hd93c616cbd92c5e;
            6'd12: lookup_5 = 64'hb0c6ae07d58b5903;
            6'd13: lookup_5 = 64'hc470013217133917;
            6'd14: lookup_5 = 64'h89746203a5010f7c;
            6'd15: lookup_5 = 64'hefd9809eb0f2791e;
            6'd16: lookup_5 = 64'h6e408af276746554;
            6'd17: lookup_5 = 64'hf1f0161bb2ab0a7;
            6'd18: lookup_5 = 64'h7be07b1f17d5e919;
            6'd19: lookup_5 = 64'hb0cbd8b48dfd3067;
            6'd20: lookup_5 = 64'h3fea2886fba66e7d;
            6'd21: lookup_5 = 64'he7e884c07ee74112;
            6'd22: lookup_5 = 64'h74b35847d215b1fb;
            6'd23: lookup_5 = 64'ha404bfb3cfb94af3;
            6'd24: lookup_5 = 64'h6370ed6e8822268b;
            6'd25: lookup_5 = 64'hf475a15929aaddb9;
            6'd26: lookup_5 = 64'hf04fca6e40a752b4;
            6'd27: lookup_5 = 64'ha4c8abea478c1470;
            6'd28: lookup_5 = 64'hba23a4c995bf6f6e;
            6'd29: lookup_5 = 64'hf538f8981b52837f;
            6'd30: lookup_5 = 64'h73fdd9d0765e2bc9;
            6'd31: lookup_5 = 64'h4da8c215eb462e29;
            6'd32: lookup_5 = 64'h22dcc40713f0d518;
            6'd33: lookup_5 = 64'hf86cc98c9986886e;
            6'd34: lookup_5 = 64'h72f3dfb36d620ee7;
            6'd35: lookup_5 = 64'hb3317e9e3527b7f6;
            6'd36: lookup_5 = 64'hcd0d2cdf7b0bdf67;
            6'd37: lookup_5 = 64'hc66cb5c642f0f883;
            6'd38: lookup_5 = 64'he3a1f1cff0d6676f;
            6'd39: lookup_5 = 64'hba2209dfea4f45d5;
            6'd40: lookup_5 = 64'h13e4f4bf3a8e1c8b;
            6'd41: lookup_5 = 64'h348ea953f12720d9;
            6'd42: lookup_5 = 64'hb8e6d7c4a78c0fe8;
            6'd43: lookup_5 = 64'hf26c39e93426d3a1;
            6'd44: lookup_5 = 64'h4f3951f82a74a6fc;
            6'd45: lookup_5 = 64'h3b8ffecde8ecc6e8;
            6'd46: lookup_5 = 64'h768b9dfc5afef083;
            6'd47: lookup_5 = 64'h10267f614f0d86e1;
            6'd48: lookup_5 = 64'h91bf750d898b9aab;
            6'd49: lookup_5 = 64'hf0e0fe9e44d54f58;
            6'd50: lookup_5 = 64'h841f84e0e82a16e6;
            6'd51: lookup_5 = 64'h4f34274b7202cf98;
            6'd52: lookup_5 = 64'hc015d77904599182;
            6'd53: lookup_5 = 64'h18177b3f8118beed;
            6'd54: lookup_5 = 64'h8b4ca7b82dea4e04;
            6'd55: lookup_5 = 64'h5bfb404c3046b50c;
            6'd56: lookup_5 = 64'h9c8f129177ddd974;
            6'd57: lookup_5 = 64'hb8a5ea6d6552246;
            6'd58: lookup_5 = 64'hfb03591bf58ad4b;
            6'd59: lookup_5 = 64'h5b375415b873eb8f;
            6'd60: lookup_5 = 64'h45dc5b366a409091;
            6'd61: lookup_5 = 64'hac70767e4ad7c80;
            6'd62: lookup_5 = 64'h8c02262f89a1d436;
            6'd63: lookup_5 = 64'hb2573dea14b9d1d6;
            default: lookup_5 = 64'd0;
        endcase
    end

    wire [63:0] shifted_5 = lookup_5 >> pointers_clear_index[5:0];
    wire [4:0] packed_bits_1 = {shifted_5[0], shifted_4[0], shifted_3[0], shifted_2[0], shifted_1[0]};
    wire not_pointers_clearing = ~pointers_clearing;

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 1'b0;
        end else begin
            s2_valid <= s1_valid;
        end
    end

    wire pointers_valid1_next = s1_valid & 1'b1;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid <= 1'b0;
            pointers_valid1 <= 1'b0;
        end else begin
            s1_valid <= valid & not_pointers_clearing;
            pointers_valid1 <= pointers_valid1_next;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid <= 1'b0;
        end else begin
            s3_valid <= s2_valid;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_xor <= s1_key[4:0];
        s2_plus <= s1_key[9:5];
        pointers_address2 <= pointers_address1;
    end

    wire [11:0] pointers_write_0_address = pointers_clearing ? pointers_clear_index : pointers_address2;
    wire [4:0] pointers_write_0_data = pointers_clearing ? packed_bits_1 : pointers_result1;
    wire pointers_write_0 = pointers_clearing | pointers_written1;

    always @(posedge clk) begin
        if (pointers_write_0) begin
            pointers[pointers_write_0_address] <= pointers_write_0_data;
        end
    end

    wire pointers_same2_1_next = s1_key == pointers_address2;

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_key <= key;
        pointers_address1 <= s1_key;
        pointers_same2_1 <= pointers_same2_1_next;
        pointers_same1_1 <= s1_key == pointers_address1;
    end

    wire both_1 = pointers_written1 & pointers_same2_1_next;
    wire pointers_data_enable = pointers_valid1_next & (~both_1);
    wire [4:0] pointers_data_next = pointers[s1_key];

    always @(posedge clk) begin
        if (pointers_data_enable) begin
            pointers_data <= pointers_data_next;
        end
    end

    wire pointers_forward2 = pointers_same2_1 & pointers_written2;
    wire [4:0] choice_1 = pointers_forward2 ? pointers_result2 : pointers_data;
    wire pointers_forward1 = pointers_same1_1 & pointers_written1;
    wire [4:0] pointers_old = pointers_forward1 ? pointers_result1 : choice_1;

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_xor <= s2_xor;
        s3_plus <= s2_plus;
        s3_position <= pointers_old;
    end

    wire [5:0] sum_1 = {1'b0, pointers_old} + 6'd1;

    always @(posedge clk) begin
        pointers_result1 <= sum_1[4:0];
        pointers_result2 <= pointers_result1;
    end

    always @(posedge clk) begin
        if (rst) begin
            pointers_written1 <= 1'b0;
            pointers_written2 <= 1'b0;
        end else begin
            pointers_written1 <= pointers_valid1 & 1'b1;
            pointers_written2 <= pointers_written1;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_valid <= 1'b0;
        end else begin
            s4_valid <= s3_valid;
        end
    end

    reg [4:0] table_of_s3_position;
    always @* begin
        case (s3_position)
            5'd0: table_of_s3_position = 5'd30;
            5'd1: table_of_s3_position = 5'd3;
            5'd2: table_of_s3_position = 5'd9;
            5'd3: table_of_s3_position = 5'd14;
            5'd4: table_of_s3_position = 5'd15;
            5'd5: table_of_s3_position = 5'd19;
            5'd7: table_of_s3_position = 5'd20;
            5'd8: table_of_s3_position = 5'd23;
            5'd9: table_of_s3_position = 5'd1;
            5'd10: table_of_s3_position = 5'd25;
            5'd11: table_of_s3_position = 5'd18;
            5'd12: table_of_s3_position = 5'd16;
            5'd13: table_of_s3_position = 5'd22;
            5'd14: table_of_s3_position = 5'd12;
            5'd15: table_of_s3_position = 5'd29;
            5'd16: table_of_s3_position = 5'd11;
            5'd17: table_of_s3_position = 5'd5;
            5'd18: table_of_s3_position = 5'd7;
            5'd19: table_of_s3_position = 5'd4;
            5'd20: table_of_s3_position = 5'd28;
            5'd21: table_of_s3_position = 5'd6;
            5'd22: table_of_s3_position = 5'd21;
            5'd23: table_of_s3_position = 5'd10;
            5'd24: table_of_s3_position = 5'd24;
            5'd25: table_of_s3_position = 5'd31;
            5'd26: table_of_s3_position = 5'd8;
            5'd27: table_of_s3_position = 5'd2;
            5'd28: table_of_s3_position = 5'd27;
            5'd29: table_of_s3_position = 5'd17;
            5'd30: table_of_s3_position = 5'd13;
            5'd31: table_of_s3_position = 5'd26;
            default: table_of_s3_position = 5'd0;
        endcase
    end

    wire [5:0] sum_2 = {1'b0, table_of_s3_position ^ s3_xor} + {1'b0, s3_plus};

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_port <= sum_2[4:0];
    end

    wire not_rst = ~rst;
    wire out_valid_0 = s4_valid & not_rst;
    assign ready = not_pointers_clearing & not_rst;
    assign out_valid = out_valid_0;
    assign port = out_valid_0 ? s4_port : 5'd0;
    assign no_route = 1'b0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, shifted_1[63:1], shifted_2[63:1], shifted_3[63:1], shifted_4[63:1],
        shifted_5[63:1], sum_1[5], sum_2[5]
    };

`ifdef FORMAL
    wire pointers_waits_for_clearing_holds = (~pointers_valid1_next) | not_pointers_clearing;
    wire equal_1 = {1'b0, pointers_write_0_address} == {1'b0, s1_key};
    wire either_1 = 1'b0 | ((pointers_write_0 & equal_1) & 1'b1);

    always @(posedge clk) begin
        if (!rst) begin
            pointers_waits_for_clearing: assert (pointers_waits_for_clearing_holds);
            pointers_data_no_collision: assert (~(pointers_data_enable & either_1));
            pointers_forwards_2: cover (pointers_valid1 & pointers_forward2);
            pointers_forwards_1: cover (pointers_valid1 & pointers_forward1);
            no_route_0_has_port_0: assert (1'b1);
        end
    end
`endif
endmodule
