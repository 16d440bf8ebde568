// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k4096_u32_c2_seed4_rl1
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 4096 keys, 32 uplinks, packets a cycle: 1, latency 4.
// Pointers in a memory of read latency 1; after reset `ready` is low for 4096 cycles while they are written.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k4096_u32_c2_seed4_rl1 (
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
            6'd0: lookup_1 = 64'hdac3133afb53f74d;
            6'd1: lookup_1 = 64'hc4f713439e631bdc;
            6'd2: lookup_1 = 64'hd7f22b26a0def68c;
            6'd3: lookup_1 = 64'h60800c6ff5b5848a;
            6'd4: lookup_1 = 64'h8752549f6eb2a7fa;
            6'd5: lookup_1 = 64'ha53b019282a97d1c;
            6'd6: lookup_1 = 64'h639ac9fc35b0aee4;
            6'd7: lookup_1 = 64'h1ccf18dfb8709d78;
            6'd8: lookup_1 = 64'h648b1177cfe617d;
            6'd9: lookup_1 = 64'h6d8e4a9242b64710;
            6'd10: lookup_1 = 64'hc2b5e0577b48856b;
            6'd11: lookup_1 = 64'hae3e857fd0817cae;
            6'd12: lookup_1 = 64'h6bbe5a3159e2ad0c;
            6'd13: lookup_1 = 64'h3cfb899e07a93304;
            6'd14: lookup_1 = 64'hcc6955812db5d529;
            6'd15: lookup_1 = 64'hb6a55a43f7cf6308;
            6'd16: lookup_1 = 64'hedec9792c3d33fcf;
            6'd17: lookup_1 = 64'hf15203c1d891f06d;
            6'd18: lookup_1 = 64'hbf5dc01030f3dd45;
            6'd19: lookup_1 = 64'h7202681c61cc23a2;
            6'd20: lookup_1 = 64'hde9b5011cf29e7e5;
            6'd21: lookup_1 = 64'hc129b3fb8c3653b8;
            6'd22: lookup_1 = 64'h38f9cdb722e34df7;
            6'd23: lookup_1 = 64'h51e1cfc5eb0aba39;
            6'd24: lookup_1 = 64'hc536e7018ec95d;
            6'd25: lookup_1 = 64'hc523c06b55ef9d4d;
            6'd26: lookup_1 = 64'h2a63be90fb85d54c;
            6'd27: lookup_1 = 64'h93cf1d5368a8e164;
            6'd28: lookup_1 = 64'h587719eacdc3531d;
            6'd29: lookup_1 = 64'h401c5a3a3cea28e9;
            6'd30: lookup_1 = 64'h520cd23921f4618b;
            6'd31: lookup_1 = 64'h5169f089596f3e39;
            6'd32: lookup_1 = 64'hdac3133afb53f74d;
            6'd33: lookup_1 = 64'hc4f713439e631bdc;
            6'd34: lookup_1 = 64'hd7f22b26a0def68c;
            6'd35: lookup_1 = 64'h60800c6ff5b5848a;
            6'd36: lookup_1 = 64'h8752549f6eb2a7fa;
            6'd37: lookup_1 = 64'ha53b019282a97d1c;
            6'd38: lookup_1 = 64'h639ac9fc35b0aee4;
            6'd39: lookup_1 = 64'h1ccf18dfb8709d78;
            6'd40: lookup_1 = 64'h648b1177cfe617d;
            6'd41: lookup_1 = 64'h6d8e4a9242b64710;
            6'd42: lookup_1 = 64'hc2b5e0577b48856b;
            6'd43: lookup_1 = 64'hae3e857fd0817cae;
            6'd44: lookup_1 = 64'h6bbe5a3159e2ad0c;
            6'd45: lookup_1 = 64'h3cfb899e07a93304;
            6'd46: lookup_1 = 64'hcc6955812db5d529;
            6'd47: lookup_1 = 64'hb6a55a43f7cf6308;
            6'd48: lookup_1 = 64'hedec9792c3d33fcf;
            6'd49: lookup_1 = 64'hf15203c1d891f06d;
            6'd50: lookup_1 = 64'hbf5dc01030f3dd45;
            6'd51: lookup_1 = 64'h7202681c61cc23a2;
            6'd52: lookup_1 = 64'hde9b5011cf29e7e5;
            6'd53: lookup_1 = 64'hc129b3fb8c3653b8;
            6'd54: lookup_1 = 64'h38f9cdb722e34df7;
            6'd55: lookup_1 = 64'h51e1cfc5eb0aba39;
            6'd56: lookup_1 = 64'hc536e7018ec95d;
            6'd57: lookup_1 = 64'hc523c06b55ef9d4d;
            6'd58: lookup_1 = 64'h2a63be90fb85d54c;
            6'd59: lookup_1 = 64'h93cf1d5368a8e164;
            6'd60: lookup_1 = 64'h587719eacdc3531d;
            6'd61: lookup_1 = 64'h401c5a3a3cea28e9;
            6'd62: lookup_1 = 64'h520cd23921f4618b;
            6'd63: lookup_1 = 64'h5169f089596f3e39;
            default: lookup_1 = 64'd0;
        endcase
    end

    wire [63:0] shifted_1 = lookup_1 >> pointers_clear_index[5:0];

    reg [63:0] lookup_2;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_2 = 64'h20cac3f91c5148ac;
            6'd1: lookup_2 = 64'h19bf812f8c5f31b;
            6'd2: lookup_2 = 64'hfd48a698d102f18b;
            6'd3: lookup_2 = 64'h5c6cd21b6284a17c;
            6'd4: lookup_2 = 64'hcb8ba1f37856307d;
            6'd5: lookup_2 = 64'h13d93a75da45b7d5;
            6'd6: lookup_2 = 64'he20fb8cf300fdcc2;
            6'd7: lookup_2 = 64'h6c912402f38bb65e;
            6'd8: lookup_2 = 64'ha51e135665293e5e;
            6'd9: lookup_2 = 64'h9dddacd96cbd8f53;
            6'd10: lookup_2 = 64'h13e6fd01234e7a62;
            6'd11: lookup_2 = 64'h1602e4b99329b7bf;
            6'd12: lookup_2 = 64'hbbfdd12a12f79098;
            6'd13: lookup_2 = 64'h433ae75a8d5134bf;
            6'd14: lookup_2 = 64'ha9cce74c114a5bf3;
            6'd15: lookup_2 = 64'h7889308b3c4251bf;
            6'd16: lookup_2 = 64'h1550bb76ef3780b6;
            6'd17: lookup_2 = 64'h93a03358ab17d4d0;
            6'd18: lookup_2 = 64'h74699f327e782033;
            6'd19: lookup_2 = 64'hab18f9dfae363177;
            6'd20: lookup_2 = 64'h2dee0ce8365cc124;
            6'd21: lookup_2 = 64'h83f777c44cb059ca;
            6'd22: lookup_2 = 64'h2cd4342aeb0db2c8;
            6'd23: lookup_2 = 64'h91d846fddbabc76d;
            6'd24: lookup_2 = 64'h29d7eb36e7aea547;
            6'd25: lookup_2 = 64'hc53791c633b50ba6;
            6'd26: lookup_2 = 64'h83eda683dcc87e15;
            6'd27: lookup_2 = 64'hc4d30bca63d3b6a9;
            6'd28: lookup_2 = 64'h7386c7324064f15a;
            6'd29: lookup_2 = 64'ha0d72f4b789d1e60;
            6'd30: lookup_2 = 64'h81861a327561c37d;
            6'd31: lookup_2 = 64'h6c450e1ff16c7c23;
            6'd32: lookup_2 = 64'h20cac3f91c5148ac;
            6'd33: lookup_2 = 64'h19bf812f8c5f31b;
            6'd34: lookup_2 = 64'hfd48a698d102f18b;
            6'd35: lookup_2 = 64'h5c6cd21b6284a17c;
            6'd36: lookup_2 = 64'hcb8ba1f37856307d;
            6'd37: lookup_2 = 64'h13d93a75da45b7d5;
            6'd38: lookup_2 = 64'he20fb8cf300fdcc2;
            6'd39: lookup_2 = 64'h6c912402f38bb65e;
            6'd40: lookup_2 = 64'ha51e135665293e5e;
            6'd41: lookup_2 = 64'h9dddacd96cbd8f53;
            6'd42: lookup_2 = 64'h13e6fd01234e7a62;
            6'd43: lookup_2 = 64'h1602e4b99329b7bf;
            6'd44: lookup_2 = 64'hbbfdd12a12f79098;
            6'd45: lookup_2 = 64'h433ae75a8d5134bf;
            6'd46: lookup_2 = 64'ha9cce74c114a5bf3;
            6'd47: lookup_2 = 64'h7889308b3c4251bf;
            6'd48: lookup_2 = 64'h1550bb76ef3780b6;
            6'd49: lookup_2 = 64'h93a03358ab17d4d0;
            6'd50: lookup_2 = 64'h74699f327e782033;
            6'd51: lookup_2 = 64'hab18f9dfae363177;
            6'd52: lookup_2 = 64'h2dee0ce8365cc124;
            6'd53: lookup_2 = 64'h83f777c44cb059ca;
            6'd54: lookup_2 = 64'h2cd4342aeb0db2c8;
            6'd55: lookup_2 = 64'h91d846fddbabc76d;
            6'd56: lookup_2 = 64'h29d7eb36e7aea547;
            6'd57: lookup_2 = 64'hc53791c633b50ba6;
            6'd58: lookup_2 = 64'h83eda683dcc87e15;
            6'd59: lookup_2 = 64'hc4d30bca63d3b6a9;
            6'd60: lookup_2 = 64'h7386c7324064f15a;
            6'd61: lookup_2 = 64'ha0d72f4b789d1e60;
            6'd62: lookup_2 = 64'h81861a327561c37d;
            6'd63: lookup_2 = 64'h6c450e1ff16c7c23;
            default: lookup_2 = 64'd0;
        endcase
    end

    wire [63:0] shifted_2 = lookup_2 >> pointers_clear_index[5:0];

    reg [63:0] lookup_3;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_3 = 64'h6f49d3a6728a29db;
            6'd1: lookup_3 = 64'he8969b76884c2f6;
            6'd2: lookup_3 = 64'h647a423d04afdf4e;
            6'd3: lookup_3 = 64'hb6e9a85789e8a353;
            6'd4: lookup_3 = 64'h418cf017be6d9ccd;
            6'd5: lookup_3 = 64'h293f16dff4e8c77e;
            6'd6: lookup_3 = 64'h115f075ae36da3f8;
            6'd7: lookup_3 = 64'h7083693776e74ccb;
            6'd8: lookup_3 = 64'hd43ab0a846b0b151;
            6'd9: lookup_3 = 64'h6eb1420d3ccb56bb;
            6'd10: lookup_3 = 64'ha393cf9b5a6a01d4;
            6'd11: lookup_3 = 64'hc7b357cbf19e21de;
            6'd12: lookup_3 = 64'h6355dbd9f559184e;
            6'd13: lookup_3 = 64'h4e4b9435863633a4;
            6'd14: lookup_3 = 64'h81e29bf730692406;
            6'd15: lookup_3 = 64'h59e974410a8b06ce;
            6'd16: lookup_3 = 64'h4f65e74263e6e9e7;
            6'd17: lookup_3 = 64'hfc5b2d9e09485b15;
            6'd18: lookup_3 = 64'h1636d8776a551ff;
            6'd19: lookup_3 = 64'h6093628d9e18a3a7;
            6'd20: lookup_3 = 64'h6c5ffaa29fd80799;
            6'd21: lookup_3 = 64'hd31acedd3269462a;
            6'd22: lookup_3 = 64'h91e0af4dc6a66d91;
            6'd23: lookup_3 = 64'h52244da24db8a207;
            6'd24: lookup_3 = 64'hc25f4bd7a4cbe784;
            6'd25: lookup_3 = 64'h45f258a6680dcb8a;
            6'd26: lookup_3 = 64'h68bc634fe5c30ce6;
            6'd27: lookup_3 = 64'ha3beea6fd9c5d04e;
            6'd28: lookup_3 = 64'hdd6b60db0cf1e615;
            6'd29: lookup_3 = 64'hcb4a2ca6192bd07b;
            6'd30: lookup_3 = 64'h5e93c6a014b54d99;
            6'd31: lookup_3 = 64'h595a1245955b72bf;
            6'd32: lookup_3 = 64'h6f49d3a6728a29db;
            6'd33: lookup_3 = 64'he8969b76884c2f6;
            6'd34: lookup_3 = 64'h647a423d04afdf4e;
            6'd35: lookup_3 = 64'hb6e9a85789e8a353;
            6'd36: lookup_3 = 64'h418cf017be6d9ccd;
            6'd37: lookup_3 = 64'h293f16dff4e8c77e;
            6'd38: lookup_3 = 64'h115f075ae36da3f8;
            6'd39: lookup_3 = 64'h7083693776e74ccb;
            6'd40: lookup_3 = 64'hd43ab0a846b0b151;
            6'd41: lookup_3 = 64'h6eb1420d3ccb56bb;
            6'd42: lookup_3 = 64'ha393cf9b5a6a01d4;
            6'd43: lookup_3 = 64'hc7b357cbf19e21de;
            6'd44: lookup_3 = 64'h6355dbd9f559184e;
            6'd45: lookup_3 = 64'h4e4b9435863633a4;
            6'd46: lookup_3 = 64'h81e29bf730692406;
            6'd47: lookup_3 = 64'h59e974410a8b06ce;
            6'd48: lookup_3 = 64'h4f65e74263e6e9e7;
            6'd49: lookup_3 = 64'hfc5b2d9e09485b15;
            6'd50: lookup_3 = 64'h1636d8776a551ff;
            6'd51: lookup_3 = 64'h6093628d9e18a3a7;
            6'd52: lookup_3 = 64'h6c5ffaa29fd80799;
            6'd53: lookup_3 = 64'hd31acedd3269462a;
            6'd54: lookup_3 = 64'h91e0af4dc6a66d91;
            6'd55: lookup_3 = 64'h52244da24db8a207;
            6'd56: lookup_3 = 64'hc25f4bd7a4cbe784;
            6'd57: lookup_3 = 64'h45f258a6680dcb8a;
            6'd58: lookup_3 = 64'h68bc634fe5c30ce6;
            6'd59: lookup_3 = 64'ha3beea6fd9c5d04e;
            6'd60: lookup_3 = 64'hdd6b60db0cf1e615;
            6'd61: lookup_3 = 64'hcb4a2ca6192bd07b;
            6'd62: lookup_3 = 64'h5e93c6a014b54d99;
            6'd63: lookup_3 = 64'h595a1245955b72bf;
            default: lookup_3 = 64'd0;
        endcase
    end

    wire [63:0] shifted_3 = lookup_3 >> pointers_clear_index[5:0];

    reg [63:0] lookup_4;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_4 = 64'h21afca6d4a14c4df;
            6'd1: lookup_4 = 64'h4532b4916c19f129;
            6'd2: lookup_4 = 64'hbe0ec0366f2043a9;
            6'd3: lookup_4 = 64'h4bbd2ed32bd5e437;
            6'd4: lookup_4 = 64'h1b8aec19b557b31f;
            6'd5: lookup_4 = 64'hb75ff463af3cc335;
            6'd6: lookup_4 = 64'h9f917d95af4a86c2;
            6'd7: lookup_4 = 64'h98655dbe893b34fd;
            6'd8: lookup_4 = 64'hc962df78e9b4f33e;
            6'd9: lookup_4 = 64'h3cc67873e487c4ad;
            6'd10: lookup_4 = 64'hf38e7e4cf21c491f;
            6'd11: lookup_4 = 64'h1ad683b5bb55b554;
            6'd12: lookup_4 = 64'h87986b91a7b9ac8e;
            6'd13: lookup_4 = 64'h9df0b778bb7294a3;
            6'd14: lookup_4 = 64'hbf311d69f473db33;
            6'd15: lookup_4 = 64'hb71d94c50e49f4aa;
            6'd16: lookup_4 = 64'hf8f1a6198510b853;
            6'd17: lookup_4 = 64'hc87f434fad92c7dd;
            6'd18: lookup_4 = 64'ha0ab90366bf73502;
            6'd19: lookup_4 = 64'h363038ed03aad385;
            6'd20: lookup_4 = 64'h8f4523d15b93f6dc;
            6'd21: lookup_4 = 64'h6c027914d7bd2f61;
            6'd22: lookup_4 = 64'h6abb5ce22a93dfb8;
            6'd23: lookup_4 = 64'h296a4c57e5b40824;
            6'd24: lookup_4 = 64'h57e5a36862334a25;
            6'd25: lookup_4 = 64'h498745f0e789f42c;
            6'd26: lookup_4 = 64'h6cf4417a0e274136;
            6'd27: lookup_4 = 64'hbbf16c2789f6fae2;
            6'd28: lookup_4 = 64'h6eb0f851fac90a46;
            6'd29: lookup_4 = 64'h2317de6a762a2e34;
            6'd30: lookup_4 = 64'h5773615ba662dda1;
            6'd31: lookup_4 = 64'h20121c5aaadd481b;
            6'd32: lookup_4 = 64'h21afca6d4a14c4df;
            6'd33: lookup_4 = 64'h4532b4916c19f129;
            6'd34: lookup_4 = 64'hbe0ec0366f2043a9;
            6'd35: lookup_4 = 64'h4bbd2ed32bd5e437;
            6'd36: lookup_4 = 64'h1b8aec19b557b31f;
            6'd37: lookup_4 = 64'hb75ff463af3cc335;
            6'd38: lookup_4 = 64'h9f917d95af4a86c2;
            6'd39: lookup_4 = 64'h98655dbe893b34fd;
            6'd40: lookup_4 = 64'hc962df78e9b4f33e;
            6'd41: lookup_4 = 64'h3cc67873e487c4ad;
            6'd42: lookup_4 = 64'hf38e7e4cf21c491f;
            6'd43: lookup_4 = 64'h1ad683b5bb55b554;
            6'd44: lookup_4 = 64'h87986b91a7b9ac8e;
            6'd45: lookup_4 = 64'h9df0b778bb7294a3;
            6'd46: lookup_4 = 64'hbf311d69f473db33;
            6'd47: lookup_4 = 64'hb71d94c50e49f4aa;
            6'd48: lookup_4 = 64'hf8f1a6198510b853;
            6'd49: lookup_4 = 64'hc87f434fad92c7dd;
            6'd50: lookup_4 = 64'ha0ab90366bf73502;
            6'd51: lookup_4 = 64'h363038ed03aad385;
            6'd52: lookup_4 = 64'h8f4523d15b93f6dc;
            6'd53: lookup_4 = 64'h6c027914d7bd2f61;
            6'd54: lookup_4 = 64'h6abb5ce22a93dfb8;
            6'd55: lookup_4 = 64'h296a4c57e5b40824;
            6'd56: lookup_4 = 64'h57e5a36862334a25;
            6'd57: lookup_4 = 64'h498745f0e789f42c;
            6'd58: lookup_4 = 64'h6cf4417a0e274136;
            6'd59: lookup_4 = 64'hbbf16c2789f6fae2;
            6'd60: lookup_4 = 64'h6eb0f851fac90a46;
            6'd61: lookup_4 = 64'h2317de6a762a2e34;
            6'd62: lookup_4 = 64'h5773615ba662dda1;
            6'd63: lookup_4 = 64'h20121c5aaadd481b;
            default: lookup_4 = 64'd0;
        endcase
    end

    wire [63:0] shifted_4 = lookup_4 >> pointers_clear_index[5:0];

    reg [63:0] lookup_5;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_5 = 64'h53d5637c6f45fe66;
            6'd1: lookup_5 = 64'h17a934d6a2d6a050;
            6'd2: lookup_5 = 64'h4c3feb265d840f60;
            6'd3: lookup_5 = 64'h9c099b8a73f26600;
            6'd4: lookup_5 = 64'ha40b34b1843d37cf;
            6'd5: lookup_5 = 64'he54660d80a12de97;
            6'd6: lookup_5 = 64'hed387847d4c7114;
            6'd7: lookup_5 = 64'hf165975e7eb74a10;
            6'd8: lookup_5 = 64'h12c1f04aac65ec62;
            6'd9: lookup_5 = 64'h251e0044fc977b5e;
            6'd10: lookup_5 = 64'heffceb90c3b4eba2;
            6'd11: lookup_5 = 64'hcd723ac8115068bc;
            6'd12: lookup_5 = 64'h276769cde709dde2;
            6'd13: lookup_5 = 64'ha46e5acd8142eb79;
            6'd14: lookup_5 = 64'h739563ad5d752c40;
            6'd15: lookup_5 = 64'h7db941173518df45;
            6'd16: lookup_5 = 64'hbbc341e0ebebdc51;
            6'd17: lookup_5 = 64'h89be6dd12f06c33;
            6'd18: lookup_5 = 64'he2b51f5895a34167;
            6'd19: lookup_5 = 64'h909b37b31d58e95b;
            6'd20: lookup_5 = 64'hc5dd6e93339c3d79;
            6'd21: lookup_5 = 64'h7e0951d9fdb2d9dd;
            6'd22: lookup_5 = 64'haf5d5ea2303b81b8;
            6'd23: lookup_5 = 64'h2511ee040240c37c;
            6'd24: lookup_5 = 64'hf0158b79c76a5527;
            6'd25: lookup_5 = 64'h4b524249f082b9d1;
            6'd26: lookup_5 = 64'hf723b17e62bbedc0;
            6'd27: lookup_5 = 64'hdd9347e55119a2bb;
            6'd28: lookup_5 = 64'he88664c30533fa95;
            6'd29: lookup_5 = 64'h5a977647b2a118dd;
            6'd30: lookup_5 = 64'h49a45402b38806ed;
            6'd31: lookup_5 = 64'ha8c37583073c4795;
            6'd32: lookup_5 = 64'hac2a9c8390ba0199;
            6'd33: lookup_5 = 64'he856cb295d295faf;
            6'd34: lookup_5 = 64'hb3c014d9a27bf09f;
            6'd35: lookup_5 = 64'h63f664758c0d99ff;
            6'd36: lookup_5 = 64'h5bf4cb4e7bc2c830;
            6'd37: lookup_5 = 64'h1ab99f27f5ed2168;
            6'd38: lookup_5 = 64'hf12c787b82b38eeb;
            6'd39: lookup_5 = 64'he9a68a18148b5ef;
            6'd40: lookup_5 = 64'hed3e0fb5539a139d;
            6'd41: lookup_5 = 64'hdae1ffbb036884a1;
            6'd42: lookup_5 = 64'h1003146f3c4b145d;
            6'd43: lookup_5 = 64'h328dc537eeaf9743;
            6'd44: lookup_5 = 64'hd898963218f6221d;
            6'd45: lookup_5 = 64'h5b91a5327ebd1486;
            6'd46: lookup_5 = 64'h8c6a9c52a28ad3bf;
            6'd47: lookup_5 = 64'h8246bee8cae720ba;
            6'd48: lookup_5 = 64'h443cbe1f141423ae;
            6'd49: lookup_5 = 64'hf7641922ed0f93cc;
            6'd50: lookup_5 = 64'h1d4ae0a76a5cbe98;
            6'd51: lookup_5 = 64'h6f64c84ce2a716a4;
            6'd52: lookup_5 = 64'h3a22916ccc63c286;
            6'd53: lookup_5 = 64'h81f6ae26024d2622;
            6'd54: lookup_5 = 64'h50a2a15dcfc47e47;
            6'd55: lookup_5 = 64'hdaee11fbfdbf3c83;
            6'd56: lookup_5 = 64'hfea74863895aad8;
            6'd57: lookup_5 = 64'hb4adbdb60f7d462e;
            6'd58: lookup_5 = 64'h8dc4e819d44123f;
            6'd59: lookup_5 = 64'h226cb81aaee65d44;
            6'd60: lookup_5 = 64'h17799b3cfacc056a;
            6'd61: lookup_5 = 64'ha56889b84d5ee722;
            6'd62: lookup_5 = 64'hb65babfd4c77f912;
            6'd63: lookup_5 = 64'h573c8a7cf8c3b86a;
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
