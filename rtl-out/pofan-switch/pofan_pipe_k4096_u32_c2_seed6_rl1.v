// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k4096_u32_c2_seed6_rl1
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 4096 keys, 32 uplinks, packets a cycle: 1, latency 4.
// Pointers in a memory of read latency 1; after reset `ready` is low for 4096 cycles while they are written.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k4096_u32_c2_seed6_rl1 (
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
            6'd0: lookup_1 = 64'he67cfe585679cf1d;
            6'd1: lookup_1 = 64'h8b85164054a689cd;
            6'd2: lookup_1 = 64'h2226d7a12d079e4f;
            6'd3: lookup_1 = 64'h35ebe89c2aee2cb7;
            6'd4: lookup_1 = 64'he737e7112c37ffc4;
            6'd5: lookup_1 = 64'h454b266949b2be8;
            6'd6: lookup_1 = 64'h935556c7b67c959d;
            6'd7: lookup_1 = 64'hfcf32ed746beabcc;
            6'd8: lookup_1 = 64'h5390f1b9f3f9defd;
            6'd9: lookup_1 = 64'hcef04266cd93c4cb;
            6'd10: lookup_1 = 64'hf93f137a0435cdc6;
            6'd11: lookup_1 = 64'h90303ec3a349d5a9;
            6'd12: lookup_1 = 64'h32888aa127ca5c62;
            6'd13: lookup_1 = 64'h8aa73af06e2fbd0e;
            6'd14: lookup_1 = 64'h22c0ccb1447a61bc;
            6'd15: lookup_1 = 64'hc95f82b2ffd51082;
            6'd16: lookup_1 = 64'ha8854c33202e45b7;
            6'd17: lookup_1 = 64'h3338b04be4daf26e;
            6'd18: lookup_1 = 64'h140303e4e3a05f1c;
            6'd19: lookup_1 = 64'h1af226c68ee700d3;
            6'd20: lookup_1 = 64'h81fb88ce4742a388;
            6'd21: lookup_1 = 64'hfd2360afeedf0bd;
            6'd22: lookup_1 = 64'h7bcb086165c00129;
            6'd23: lookup_1 = 64'h5aac838f49c2a64d;
            6'd24: lookup_1 = 64'h4b15379bb1d72dab;
            6'd25: lookup_1 = 64'he16fe93515347819;
            6'd26: lookup_1 = 64'h5e05c5bcd52b152f;
            6'd27: lookup_1 = 64'h9273feadfc10244b;
            6'd28: lookup_1 = 64'haf9bb5ac9608f8ec;
            6'd29: lookup_1 = 64'h13d33c505b3fdbf1;
            6'd30: lookup_1 = 64'h79a939f6a6ab88de;
            6'd31: lookup_1 = 64'h75fa00dfa2694236;
            6'd32: lookup_1 = 64'he67cfe585679cf1d;
            6'd33: lookup_1 = 64'h8b85164054a689cd;
            6'd34: lookup_1 = 64'h2226d7a12d079e4f;
            6'd35: lookup_1 = 64'h35ebe89c2aee2cb7;
            6'd36: lookup_1 = 64'he737e7112c37ffc4;
            6'd37: lookup_1 = 64'h454b266949b2be8;
            6'd38: lookup_1 = 64'h935556c7b67c959d;
            6'd39: lookup_1 = 64'hfcf32ed746beabcc;
            6'd40: lookup_1 = 64'h5390f1b9f3f9defd;
            6'd41: lookup_1 = 64'hcef04266cd93c4cb;
            6'd42: lookup_1 = 64'hf93f137a0435cdc6;
            6'd43: lookup_1 = 64'h90303ec3a349d5a9;
            6'd44: lookup_1 = 64'h32888aa127ca5c62;
            6'd45: lookup_1 = 64'h8aa73af06e2fbd0e;
            6'd46: lookup_1 = 64'h22c0ccb1447a61bc;
            6'd47: lookup_1 = 64'hc95f82b2ffd51082;
            6'd48: lookup_1 = 64'ha8854c33202e45b7;
            6'd49: lookup_1 = 64'h3338b04be4daf26e;
            6'd50: lookup_1 = 64'h140303e4e3a05f1c;
            6'd51: lookup_1 = 64'h1af226c68ee700d3;
            6'd52: lookup_1 = 64'h81fb88ce4742a388;
            6'd53: lookup_1 = 64'hfd2360afeedf0bd;
            6'd54: lookup_1 = 64'h7bcb086165c00129;
            6'd55: lookup_1 = 64'h5aac838f49c2a64d;
            6'd56: lookup_1 = 64'h4b15379bb1d72dab;
            6'd57: lookup_1 = 64'he16fe93515347819;
            6'd58: lookup_1 = 64'h5e05c5bcd52b152f;
            6'd59: lookup_1 = 64'h9273feadfc10244b;
            6'd60: lookup_1 = 64'haf9bb5ac9608f8ec;
            6'd61: lookup_1 = 64'h13d33c505b3fdbf1;
            6'd62: lookup_1 = 64'h79a939f6a6ab88de;
            6'd63: lookup_1 = 64'h75fa00dfa2694236;
            default: lookup_1 = 64'd0;
        endcase
    end

    wire [63:0] shifted_1 = lookup_1 >> pointers_clear_index[5:0];

    reg [63:0] lookup_2;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_2 = 64'hee66460f0d191deb;
            6'd1: lookup_2 = 64'hce0e34ab063791ec;
            6'd2: lookup_2 = 64'he7d831e37a3354e6;
            6'd3: lookup_2 = 64'hb4ecd5411d516535;
            6'd4: lookup_2 = 64'h659eeadb464f0889;
            6'd5: lookup_2 = 64'h687b2e0e2c121002;
            6'd6: lookup_2 = 64'hd27faeb8a490aad0;
            6'd7: lookup_2 = 64'h3caf3cad48791e7f;
            6'd8: lookup_2 = 64'h326b56fb0cf6d600;
            6'd9: lookup_2 = 64'hb93547811c5872b6;
            6'd10: lookup_2 = 64'h77e8fb0fedbce4e9;
            6'd11: lookup_2 = 64'h3977e0c6ce299de5;
            6'd12: lookup_2 = 64'hf7855ef8f40bba9;
            6'd13: lookup_2 = 64'h17eb156592cdf448;
            6'd14: lookup_2 = 64'h27d64688366442d6;
            6'd15: lookup_2 = 64'he476c45b98f9126d;
            6'd16: lookup_2 = 64'h1a731bff88ef849c;
            6'd17: lookup_2 = 64'h626b305e1f565079;
            6'd18: lookup_2 = 64'h6639b5090c6e6467;
            6'd19: lookup_2 = 64'h4bbb25225bc9a260;
            6'd20: lookup_2 = 64'hdd325175837613;
            6'd21: lookup_2 = 64'ha53c44cc3ad7c7ed;
            6'd22: lookup_2 = 64'h9d7e9f861c005371;
            6'd23: lookup_2 = 64'h1e6fd13a47ae341c;
            6'd24: lookup_2 = 64'h4df5a34c047c1fe3;
            6'd25: lookup_2 = 64'hfe91a89410d57043;
            6'd26: lookup_2 = 64'h366c684a558b357c;
            6'd27: lookup_2 = 64'h3b1b3bc67c7cb620;
            6'd28: lookup_2 = 64'h46050790628730de;
            6'd29: lookup_2 = 64'h42b1c1a4ed64962d;
            6'd30: lookup_2 = 64'hc3013a07c68b41c9;
            6'd31: lookup_2 = 64'ha278ff9ec1de3d92;
            6'd32: lookup_2 = 64'hee66460f0d191deb;
            6'd33: lookup_2 = 64'hce0e34ab063791ec;
            6'd34: lookup_2 = 64'he7d831e37a3354e6;
            6'd35: lookup_2 = 64'hb4ecd5411d516535;
            6'd36: lookup_2 = 64'h659eeadb464f0889;
            6'd37: lookup_2 = 64'h687b2e0e2c121002;
            6'd38: lookup_2 = 64'hd27faeb8a490aad0;
            6'd39: lookup_2 = 64'h3caf3cad48791e7f;
            6'd40: lookup_2 = 64'h326b56fb0cf6d600;
            6'd41: lookup_2 = 64'hb93547811c5872b6;
            6'd42: lookup_2 = 64'h77e8fb0fedbce4e9;
            6'd43: lookup_2 = 64'h3977e0c6ce299de5;
            6'd44: lookup_2 = 64'hf7855ef8f40bba9;
            6'd45: lookup_2 = 64'h17eb156592cdf448;
            6'd46: lookup_2 = 64'h27d64688366442d6;
            6'd47: lookup_2 = 64'he476c45b98f9126d;
            6'd48: lookup_2 = 64'h1a731bff88ef849c;
            6'd49: lookup_2 = 64'h626b305e1f565079;
            6'd50: lookup_2 = 64'h6639b5090c6e6467;
            6'd51: lookup_2 = 64'h4bbb25225bc9a260;
            6'd52: lookup_2 = 64'hdd325175837613;
            6'd53: lookup_2 = 64'ha53c44cc3ad7c7ed;
            6'd54: lookup_2 = 64'h9d7e9f861c005371;
            6'd55: lookup_2 = 64'h1e6fd13a47ae341c;
            6'd56: lookup_2 = 64'h4df5a34c047c1fe3;
            6'd57: lookup_2 = 64'hfe91a89410d57043;
            6'd58: lookup_2 = 64'h366c684a558b357c;
            6'd59: lookup_2 = 64'h3b1b3bc67c7cb620;
            6'd60: lookup_2 = 64'h46050790628730de;
            6'd61: lookup_2 = 64'h42b1c1a4ed64962d;
            6'd62: lookup_2 = 64'hc3013a07c68b41c9;
            6'd63: lookup_2 = 64'ha278ff9ec1de3d92;
            default: lookup_2 = 64'd0;
        endcase
    end

    wire [63:0] shifted_2 = lookup_2 >> pointers_clear_index[5:0];

    reg [63:0] lookup_3;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_3 = 64'hedfad7671a7c7ac3;
            6'd1: lookup_3 = 64'h2d8a5609ed08a8ab;
            6'd2: lookup_3 = 64'h7e1da5a0e0d0612e;
            6'd3: lookup_3 = 64'h9e56c970972bbfe3;
            6'd4: lookup_3 = 64'h5f4e9791e574fb64;
            6'd5: lookup_3 = 64'h553ec3d1935a9d4c;
            6'd6: lookup_3 = 64'hc5e37f220eeafd23;
            6'd7: lookup_3 = 64'h1b9fbc75186f4810;
            6'd8: lookup_3 = 64'h8add23133af00966;
            6'd9: lookup_3 = 64'h5df5eeea3a9b68d5;
            6'd10: lookup_3 = 64'h7e810a2db512651;
            6'd11: lookup_3 = 64'h98967504143515d3;
            6'd12: lookup_3 = 64'hda31d33fee70288f;
            6'd13: lookup_3 = 64'hf7a910e58f499dd3;
            6'd14: lookup_3 = 64'h41a1d37ba510e10e;
            6'd15: lookup_3 = 64'hb263e33a61697158;
            6'd16: lookup_3 = 64'h3d4c5b29cfb0aaa8;
            6'd17: lookup_3 = 64'hdf6d4602dab7fb24;
            6'd18: lookup_3 = 64'h6623d4449a2bae5d;
            6'd19: lookup_3 = 64'hd70d172b119b3e7;
            6'd20: lookup_3 = 64'ha163e239a6ce6c6c;
            6'd21: lookup_3 = 64'h6a2fd252fa8bbff0;
            6'd22: lookup_3 = 64'hee21994d24e7ca74;
            6'd23: lookup_3 = 64'h49a02d98c91f8620;
            6'd24: lookup_3 = 64'h88e2b62941f8215e;
            6'd25: lookup_3 = 64'h818640eb8e268c0d;
            6'd26: lookup_3 = 64'hc09e038606b36fe3;
            6'd27: lookup_3 = 64'h6d9601d62772e8c2;
            6'd28: lookup_3 = 64'h3ebc33811b4f59f9;
            6'd29: lookup_3 = 64'head679aa7ec186a7;
            6'd30: lookup_3 = 64'h97b1232150e722c4;
            6'd31: lookup_3 = 64'h3d5ce6f0532336a9;
            6'd32: lookup_3 = 64'hedfad7671a7c7ac3;
            6'd33: lookup_3 = 64'h2d8a5609ed08a8ab;
            6'd34: lookup_3 = 64'h7e1da5a0e0d0612e;
            6'd35: lookup_3 = 64'h9e56c970972bbfe3;
            6'd36: lookup_3 = 64'h5f4e9791e574fb64;
            6'd37: lookup_3 = 64'h553ec3d1935a9d4c;
            6'd38: lookup_3 = 64'hc5e37f220eeafd23;
            6'd39: lookup_3 = 64'h1b9fbc75186f4810;
            6'd40: lookup_3 = 64'h8add23133af00966;
            6'd41: lookup_3 = 64'h5df5eeea3a9b68d5;
            6'd42: lookup_3 = 64'h7e810a2db512651;
            6'd43: lookup_3 = 64'h98967504143515d3;
            6'd44: lookup_3 = 64'hda31d33fee70288f;
            6'd45: lookup_3 = 64'hf7a910e58f499dd3;
            6'd46: lookup_3 = 64'h41a1d37ba510e10e;
            6'd47: lookup_3 = 64'hb263e33a61697158;
            6'd48: lookup_3 = 64'h3d4c5b29cfb0aaa8;
            6'd49: lookup_3 = 64'hdf6d4602dab7fb24;
            6'd50: lookup_3 = 64'h6623d4449a2bae5d;
            6'd51: lookup_3 = 64'hd70d172b119b3e7;
            6'd52: lookup_3 = 64'ha163e239a6ce6c6c;
            6'd53: lookup_3 = 64'h6a2fd252fa8bbff0;
            6'd54: lookup_3 = 64'hee21994d24e7ca74;
            6'd55: lookup_3 = 64'h49a02d98c91f8620;
            6'd56: lookup_3 = 64'h88e2b62941f8215e;
            6'd57: lookup_3 = 64'h818640eb8e268c0d;
            6'd58: lookup_3 = 64'hc09e038606b36fe3;
            6'd59: lookup_3 = 64'h6d9601d62772e8c2;
            6'd60: lookup_3 = 64'h3ebc33811b4f59f9;
            6'd61: lookup_3 = 64'head679aa7ec186a7;
            6'd62: lookup_3 = 64'h97b1232150e722c4;
            6'd63: lookup_3 = 64'h3d5ce6f0532336a9;
            default: lookup_3 = 64'd0;
        endcase
    end

    wire [63:0] shifted_3 = lookup_3 >> pointers_clear_index[5:0];

    reg [63:0] lookup_4;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_4 = 64'h2e96694793146a22;
            6'd1: lookup_4 = 64'h8ae57f1970c65d45;
            6'd2: lookup_4 = 64'h8c8aac5174888f92;
            6'd3: lookup_4 = 64'h23ede741e0d97647;
            6'd4: lookup_4 = 64'hbd50f88c063f254f;
            6'd5: lookup_4 = 64'h46b28fbf8304351f;
            6'd6: lookup_4 = 64'he3f0a48ffd9b38fe;
            6'd7: lookup_4 = 64'h9ccc621e13e264f2;
            6'd8: lookup_4 = 64'hcece04aba1a1cbad;
            6'd9: lookup_4 = 64'he0102ebe65ded585;
            6'd10: lookup_4 = 64'h58b15a96ea74cc08;
            6'd11: lookup_4 = 64'h5f6cf3d5ab01d636;
            6'd12: lookup_4 = 64'h9ddb3ee8f52121a1;
            6'd13: lookup_4 = 64'h1a54bdadcab9aa3;
            6'd14: lookup_4 = 64'hf2a1ac27153ca4b9;
            6'd15: lookup_4 = 64'h98ab862349ab64e5;
            6'd16: lookup_4 = 64'h8d609342e1e2763b;
            6'd17: lookup_4 = 64'hba163380f6352bdc;
            6'd18: lookup_4 = 64'hae0a655144914883;
            6'd19: lookup_4 = 64'h3b223c9d45b08e66;
            6'd20: lookup_4 = 64'hb7476255831c687e;
            6'd21: lookup_4 = 64'h1ed3309a212b1b87;
            6'd22: lookup_4 = 64'hf59f0651be1af65e;
            6'd23: lookup_4 = 64'h95542699a7c29b48;
            6'd24: lookup_4 = 64'h6f732607410a55dd;
            6'd25: lookup_4 = 64'h5e15607a09b5e9df;
            6'd26: lookup_4 = 64'h3b9af27c384f9280;
            6'd27: lookup_4 = 64'he0daf27331acc483;
            6'd28: lookup_4 = 64'h9002691c8558ebcc;
            6'd29: lookup_4 = 64'h58fa082780129980;
            6'd30: lookup_4 = 64'he11a8eceef94e808;
            6'd31: lookup_4 = 64'ha2e534dfe86a2bc6;
            6'd32: lookup_4 = 64'h2e96694793146a22;
            6'd33: lookup_4 = 64'h8ae57f1970c65d45;
            6'd34: lookup_4 = 64'h8c8aac5174888f92;
            6'd35: lookup_4 = 64'h23ede741e0d97647;
            6'd36: lookup_4 = 64'hbd50f88c063f254f;
            6'd37: lookup_4 = 64'h46b28fbf8304351f;
            6'd38: lookup_4 = 64'he3f0a48ffd9b38fe;
            6'd39: lookup_4 = 64'h9ccc621e13e264f2;
            6'd40: lookup_4 = 64'hcece04aba1a1cbad;
            6'd41: lookup_4 = 64'he0102ebe65ded585;
            6'd42: lookup_4 = 64'h58b15a96ea74cc08;
            6'd43: lookup_4 = 64'h5f6cf3d5ab01d636;
            6'd44: lookup_4 = 64'h9ddb3ee8f52121a1;
            6'd45: lookup_4 = 64'h1a54bdadcab9aa3;
            6'd46: lookup_4 = 64'hf2a1ac27153ca4b9;
            6'd47: lookup_4 = 64'h98ab862349ab64e5;
            6'd48: lookup_4 = 64'h8d609342e1e2763b;
            6'd49: lookup_4 = 64'hba163380f6352bdc;
            6'd50: lookup_4 = 64'hae0a655144914883;
            6'd51: lookup_4 = 64'h3b223c9d45b08e66;
            6'd52: lookup_4 = 64'hb7476255831c687e;
            6'd53: lookup_4 = 64'h1ed3309a212b1b87;
            6'd54: lookup_4 = 64'hf59f0651be1af65e;
            6'd55: lookup_4 = 64'h95542699a7c29b48;
            6'd56: lookup_4 = 64'h6f732607410a55dd;
            6'd57: lookup_4 = 64'h5e15607a09b5e9df;
            6'd58: lookup_4 = 64'h3b9af27c384f9280;
            6'd59: lookup_4 = 64'he0daf27331acc483;
            6'd60: lookup_4 = 64'h9002691c8558ebcc;
            6'd61: lookup_4 = 64'h58fa082780129980;
            6'd62: lookup_4 = 64'he11a8eceef94e808;
            6'd63: lookup_4 = 64'ha2e534dfe86a2bc6;
            default: lookup_4 = 64'd0;
        endcase
    end

    wire [63:0] shifted_4 = lookup_4 >> pointers_clear_index[5:0];

    reg [63:0] lookup_5;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_5 = 64'h4d16ce3dc772231;
            6'd1: lookup_5 = 64'hdbab04e413da7594;
            6'd2: lookup_5 = 64'h76376a524b116706;
            6'd3: lookup_5 = 64'hffe5467b993a4d35;
            6'd4: lookup_5 = 64'hd44222d2e96b113c;
            6'd5: lookup_5 = 64'h23bc3d5f817ed5b7;
            6'd6: lookup_5 = 64'hc04835dbb0ccfb04;
            6'd7: lookup_5 = 64'hb499044f29aca821;
            6'd8: lookup_5 = 64'h51379319cecf8dbd;
            6'd9: lookup_5 = 64'h644285e72da9964e;
            6'd10: lookup_5 = 64'h58b5128bddd74059;
            6'd11: lookup_5 = 64'h1ca892121c11b495;
            6'd12: lookup_5 = 64'h7864bb1a618b5ef8;
            6'd13: lookup_5 = 64'hf5b381947f91ff3e;
            6'd14: lookup_5 = 64'hdee2fb559bf41483;
            6'd15: lookup_5 = 64'h56b7eeb9ec32c4e7;
            6'd16: lookup_5 = 64'h7ca084fa98e52595;
            6'd17: lookup_5 = 64'hb034a0a06640e0a8;
            6'd18: lookup_5 = 64'h1d26c179e58a27;
            6'd19: lookup_5 = 64'h20479c1dd123a013;
            6'd20: lookup_5 = 64'hb98af9cfcf7709ee;
            6'd21: lookup_5 = 64'h6290deaddb8e3011;
            6'd22: lookup_5 = 64'h7c0a7b0b5f12458;
            6'd23: lookup_5 = 64'hcd09eec83c6695f2;
            6'd24: lookup_5 = 64'h7dc7a7b9bf2a98a1;
            6'd25: lookup_5 = 64'h2344816483e52ef9;
            6'd26: lookup_5 = 64'h9140588530cc2f47;
            6'd27: lookup_5 = 64'hdfc41fc9d0b7a748;
            6'd28: lookup_5 = 64'h562e23ccc81ff81a;
            6'd29: lookup_5 = 64'ha7330b7610f3c861;
            6'd30: lookup_5 = 64'haae591236633c6e6;
            6'd31: lookup_5 = 64'h4f17d229b1c8b5b5;
            6'd32: lookup_5 = 64'hfb2e931c2388ddce;
            6'd33: lookup_5 = 64'h2454fb1bec258a6b;
            6'd34: lookup_5 = 64'h89c895adb4ee98f9;
            6'd35: lookup_5 = 64'h1ab98466c5b2ca;
            6'd36: lookup_5 = 64'h2bbddd2d1694eec3;
            6'd37: lookup_5 = 64'hdc43c2a07e812a48;
            6'd38: lookup_5 = 64'h3fb7ca244f3304fb;
            6'd39: lookup_5 = 64'h4b66fbb0d65357de;
            6'd40: lookup_5 = 64'haec86ce631307242;
            6'd41: lookup_5 = 64'h9bbd7a18d25669b1;
            6'd42: lookup_5 = 64'ha74aed742228bfa6;
            6'd43: lookup_5 = 64'he3576dede3ee4b6a;
            6'd44: lookup_5 = 64'h879b44e59e74a107;
            6'd45: lookup_5 = 64'ha4c7e6b806e00c1;
            6'd46: lookup_5 = 64'h211d04aa640beb7c;
            6'd47: lookup_5 = 64'ha948114613cd3b18;
            6'd48: lookup_5 = 64'h835f7b05671ada6a;
            6'd49: lookup_5 = 64'h4fcb5f5f99bf1f57;
            6'd50: lookup_5 = 64'hffe2d93e861a75d8;
            6'd51: lookup_5 = 64'hdfb863e22edc5fec;
            6'd52: lookup_5 = 64'h467506303088f611;
            6'd53: lookup_5 = 64'h9d6f21522471cfee;
            6'd54: lookup_5 = 64'hf83f584f4a0edba7;
            6'd55: lookup_5 = 64'h32f61137c3996a0d;
            6'd56: lookup_5 = 64'h8238584640d5675e;
            6'd57: lookup_5 = 64'hdcbb7e9b7c1ad106;
            6'd58: lookup_5 = 64'h6ebfa77acf33d0b8;
            6'd59: lookup_5 = 64'h203be0362f4858b7;
            6'd60: lookup_5 = 64'ha9d1dc3337e007e5;
            6'd61: lookup_5 = 64'h58ccf489ef0c379e;
            6'd62: lookup_5 = 64'h551a6edc99cc3919;
            6'd63: lookup_5 = 64'hb0e82dd64e374a4a;
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
