// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k4096_u32_c2_seed3_rl1
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 4096 keys, 32 uplinks, packets a cycle: 1, latency 4.
// Pointers in a memory of read latency 1; after reset `ready` is low for 4096 cycles while they are written.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k4096_u32_c2_seed3_rl1 (
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
            6'd0: lookup_1 = 64'h8ef509b4a9679105;
            6'd1: lookup_1 = 64'hca9fb059208901d0;
            6'd2: lookup_1 = 64'h9de2f5de71ab3379;
            6'd3: lookup_1 = 64'h4271ef3e8e2dac28;
            6'd4: lookup_1 = 64'hab627e1a76e10c13;
            6'd5: lookup_1 = 64'h8780998539c1cbcd;
            6'd6: lookup_1 = 64'hf142448ecc232f56;
            6'd7: lookup_1 = 64'h17ddb88bf6ba32cf;
            6'd8: lookup_1 = 64'hfa89495bfdf661;
            6'd9: lookup_1 = 64'h70a4a194e3fa2f40;
            6'd10: lookup_1 = 64'heead8153f79b3151;
            6'd11: lookup_1 = 64'h23bed1ee8e0c929a;
            6'd12: lookup_1 = 64'h39ed186a46fac426;
            6'd13: lookup_1 = 64'he78b37f3c7a1ebea;
            6'd14: lookup_1 = 64'h991a96ba24e6088a;
            6'd15: lookup_1 = 64'h2af0bb6b5c0a76d;
            6'd16: lookup_1 = 64'h5333d232dd5d526b;
            6'd17: lookup_1 = 64'hac95cecd899d8075;
            6'd18: lookup_1 = 64'hb1c641446048c207;
            6'd19: lookup_1 = 64'h6c52b29122f43241;
            6'd20: lookup_1 = 64'h32848935ab00b87f;
            6'd21: lookup_1 = 64'hae9fabc291e58db5;
            6'd22: lookup_1 = 64'h9eed0e29f2501017;
            6'd23: lookup_1 = 64'hdfd2cf9027d7442e;
            6'd24: lookup_1 = 64'h6b059d60934918e5;
            6'd25: lookup_1 = 64'h1c8b74c08677fc2d;
            6'd26: lookup_1 = 64'hb98473ad6f7f8266;
            6'd27: lookup_1 = 64'hc52d789adea689f2;
            6'd28: lookup_1 = 64'h681173c81142556;
            6'd29: lookup_1 = 64'haba81e60760908af;
            6'd30: lookup_1 = 64'h9a6046f06402d3b0;
            6'd31: lookup_1 = 64'h7a5da5f6e60e236d;
            6'd32: lookup_1 = 64'h8ef509b4a9679105;
            6'd33: lookup_1 = 64'hca9fb059208901d0;
            6'd34: lookup_1 = 64'h9de2f5de71ab3379;
            6'd35: lookup_1 = 64'h4271ef3e8e2dac28;
            6'd36: lookup_1 = 64'hab627e1a76e10c13;
            6'd37: lookup_1 = 64'h8780998539c1cbcd;
            6'd38: lookup_1 = 64'hf142448ecc232f56;
            6'd39: lookup_1 = 64'h17ddb88bf6ba32cf;
            6'd40: lookup_1 = 64'hfa89495bfdf661;
            6'd41: lookup_1 = 64'h70a4a194e3fa2f40;
            6'd42: lookup_1 = 64'heead8153f79b3151;
            6'd43: lookup_1 = 64'h23bed1ee8e0c929a;
            6'd44: lookup_1 = 64'h39ed186a46fac426;
            6'd45: lookup_1 = 64'he78b37f3c7a1ebea;
            6'd46: lookup_1 = 64'h991a96ba24e6088a;
            6'd47: lookup_1 = 64'h2af0bb6b5c0a76d;
            6'd48: lookup_1 = 64'h5333d232dd5d526b;
            6'd49: lookup_1 = 64'hac95cecd899d8075;
            6'd50: lookup_1 = 64'hb1c641446048c207;
            6'd51: lookup_1 = 64'h6c52b29122f43241;
            6'd52: lookup_1 = 64'h32848935ab00b87f;
            6'd53: lookup_1 = 64'hae9fabc291e58db5;
            6'd54: lookup_1 = 64'h9eed0e29f2501017;
            6'd55: lookup_1 = 64'hdfd2cf9027d7442e;
            6'd56: lookup_1 = 64'h6b059d60934918e5;
            6'd57: lookup_1 = 64'h1c8b74c08677fc2d;
            6'd58: lookup_1 = 64'hb98473ad6f7f8266;
            6'd59: lookup_1 = 64'hc52d789adea689f2;
            6'd60: lookup_1 = 64'h681173c81142556;
            6'd61: lookup_1 = 64'haba81e60760908af;
            6'd62: lookup_1 = 64'h9a6046f06402d3b0;
            6'd63: lookup_1 = 64'h7a5da5f6e60e236d;
            default: lookup_1 = 64'd0;
        endcase
    end

    wire [63:0] shifted_1 = lookup_1 >> pointers_clear_index[5:0];

    reg [63:0] lookup_2;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_2 = 64'h3c083c99ed9a7d1f;
            6'd1: lookup_2 = 64'h5a947fe1ae1e2e30;
            6'd2: lookup_2 = 64'h4ed1b26ba7df50c9;
            6'd3: lookup_2 = 64'h780d7a39340956da;
            6'd4: lookup_2 = 64'h74861b87693945cd;
            6'd5: lookup_2 = 64'h59616c193d3c105d;
            6'd6: lookup_2 = 64'hf64c73c9822724ee;
            6'd7: lookup_2 = 64'h5ad0389efdfd2e5;
            6'd8: lookup_2 = 64'hfcd2fd6b37f7ff40;
            6'd9: lookup_2 = 64'hffdcf21d1a52516e;
            6'd10: lookup_2 = 64'hffb131e9e458a56c;
            6'd11: lookup_2 = 64'hc4127ede08d2c4f6;
            6'd12: lookup_2 = 64'hbf1ccea26d5a3fd0;
            6'd13: lookup_2 = 64'h7d9783a3b8c6703;
            6'd14: lookup_2 = 64'h8cef7931c71304ef;
            6'd15: lookup_2 = 64'ha82aa56f3903c92f;
            6'd16: lookup_2 = 64'h8fd5c23e29b51f3c;
            6'd17: lookup_2 = 64'haaca3f4628351e0d;
            6'd18: lookup_2 = 64'h29f7159112b4fca0;
            6'd19: lookup_2 = 64'h32aa0833b2968a96;
            6'd20: lookup_2 = 64'h12110f113c4dd7fe;
            6'd21: lookup_2 = 64'h150444b87134276d;
            6'd22: lookup_2 = 64'h1a9b4f6a8d34112f;
            6'd23: lookup_2 = 64'h21e617097473c35;
            6'd24: lookup_2 = 64'ha19de482de953be6;
            6'd25: lookup_2 = 64'hd356128313a7c6a7;
            6'd26: lookup_2 = 64'ha0548932957aca11;
            6'd27: lookup_2 = 64'hfb24d83ff68b509e;
            6'd28: lookup_2 = 64'h44b0403344163122;
            6'd29: lookup_2 = 64'hcb4171f996588b8b;
            6'd30: lookup_2 = 64'h988f7e9dff3f8726;
            6'd31: lookup_2 = 64'hc6d97308998e0dfa;
            6'd32: lookup_2 = 64'h3c083c99ed9a7d1f;
            6'd33: lookup_2 = 64'h5a947fe1ae1e2e30;
            6'd34: lookup_2 = 64'h4ed1b26ba7df50c9;
            6'd35: lookup_2 = 64'h780d7a39340956da;
            6'd36: lookup_2 = 64'h74861b87693945cd;
            6'd37: lookup_2 = 64'h59616c193d3c105d;
            6'd38: lookup_2 = 64'hf64c73c9822724ee;
            6'd39: lookup_2 = 64'h5ad0389efdfd2e5;
            6'd40: lookup_2 = 64'hfcd2fd6b37f7ff40;
            6'd41: lookup_2 = 64'hffdcf21d1a52516e;
            6'd42: lookup_2 = 64'hffb131e9e458a56c;
            6'd43: lookup_2 = 64'hc4127ede08d2c4f6;
            6'd44: lookup_2 = 64'hbf1ccea26d5a3fd0;
            6'd45: lookup_2 = 64'h7d9783a3b8c6703;
            6'd46: lookup_2 = 64'h8cef7931c71304ef;
            6'd47: lookup_2 = 64'ha82aa56f3903c92f;
            6'd48: lookup_2 = 64'h8fd5c23e29b51f3c;
            6'd49: lookup_2 = 64'haaca3f4628351e0d;
            6'd50: lookup_2 = 64'h29f7159112b4fca0;
            6'd51: lookup_2 = 64'h32aa0833b2968a96;
            6'd52: lookup_2 = 64'h12110f113c4dd7fe;
            6'd53: lookup_2 = 64'h150444b87134276d;
            6'd54: lookup_2 = 64'h1a9b4f6a8d34112f;
            6'd55: lookup_2 = 64'h21e617097473c35;
            6'd56: lookup_2 = 64'ha19de482de953be6;
            6'd57: lookup_2 = 64'hd356128313a7c6a7;
            6'd58: lookup_2 = 64'ha0548932957aca11;
            6'd59: lookup_2 = 64'hfb24d83ff68b509e;
            6'd60: lookup_2 = 64'h44b0403344163122;
            6'd61: lookup_2 = 64'hcb4171f996588b8b;
            6'd62: lookup_2 = 64'h988f7e9dff3f8726;
            6'd63: lookup_2 = 64'hc6d97308998e0dfa;
            default: lookup_2 = 64'd0;
        endcase
    end

    wire [63:0] shifted_2 = lookup_2 >> pointers_clear_index[5:0];

    reg [63:0] lookup_3;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_3 = 64'he3ce457fd6e45ff2;
            6'd1: lookup_3 = 64'h1c1bf81ebfb8623a;
            6'd2: lookup_3 = 64'h1b0f81ad606c8223;
            6'd3: lookup_3 = 64'he16917057dec3966;
            6'd4: lookup_3 = 64'ha687b8519f141cf4;
            6'd5: lookup_3 = 64'h12a9d8c45d5ee03b;
            6'd6: lookup_3 = 64'ha0786a94174ebe92;
            6'd7: lookup_3 = 64'h658b023997811166;
            6'd8: lookup_3 = 64'h2468746752509583;
            6'd9: lookup_3 = 64'h328c1e317da64d54;
            6'd10: lookup_3 = 64'h39664e7e427afc5b;
            6'd11: lookup_3 = 64'h20ad58a4a9485911;
            6'd12: lookup_3 = 64'ha4f4cd813779225d;
            6'd13: lookup_3 = 64'hf991c23f5bceaa3f;
            6'd14: lookup_3 = 64'h282a7a8f5528056e;
            6'd15: lookup_3 = 64'h8e3c5544c3b0f1c6;
            6'd16: lookup_3 = 64'hf286506234bbd13e;
            6'd17: lookup_3 = 64'hd87620df9b778864;
            6'd18: lookup_3 = 64'h807caed2445d994d;
            6'd19: lookup_3 = 64'h7d6d79662e051c2e;
            6'd20: lookup_3 = 64'hd87a105469dcf430;
            6'd21: lookup_3 = 64'hae36e1cda22378ad;
            6'd22: lookup_3 = 64'hc3ed708b5a071404;
            6'd23: lookup_3 = 64'ha2663b2bf64fc673;
            6'd24: lookup_3 = 64'h2dc81895ffc74fa2;
            6'd25: lookup_3 = 64'hba8ca57b36177dde;
            6'd26: lookup_3 = 64'hc986fbccdd49dee9;
            6'd27: lookup_3 = 64'hc9df84881bcfc522;
            6'd28: lookup_3 = 64'h5d21698c74e8c719;
            6'd29: lookup_3 = 64'hb87e549b908fe324;
            6'd30: lookup_3 = 64'hc8de91f25d58ec2a;
            6'd31: lookup_3 = 64'ha56e9734b790d648;
            6'd32: lookup_3 = 64'he3ce457fd6e45ff2;
            6'd33: lookup_3 = 64'h1c1bf81ebfb8623a;
            6'd34: lookup_3 = 64'h1b0f81ad606c8223;
            6'd35: lookup_3 = 64'he16917057dec3966;
            6'd36: lookup_3 = 64'ha687b8519f141cf4;
            6'd37: lookup_3 = 64'h12a9d8c45d5ee03b;
            6'd38: lookup_3 = 64'ha0786a94174ebe92;
            6'd39: lookup_3 = 64'h658b023997811166;
            6'd40: lookup_3 = 64'h2468746752509583;
            6'd41: lookup_3 = 64'h328c1e317da64d54;
            6'd42: lookup_3 = 64'h39664e7e427afc5b;
            6'd43: lookup_3 = 64'h20ad58a4a9485911;
            6'd44: lookup_3 = 64'ha4f4cd813779225d;
            6'd45: lookup_3 = 64'hf991c23f5bceaa3f;
            6'd46: lookup_3 = 64'h282a7a8f5528056e;
            6'd47: lookup_3 = 64'h8e3c5544c3b0f1c6;
            6'd48: lookup_3 = 64'hf286506234bbd13e;
            6'd49: lookup_3 = 64'hd87620df9b778864;
            6'd50: lookup_3 = 64'h807caed2445d994d;
            6'd51: lookup_3 = 64'h7d6d79662e051c2e;
            6'd52: lookup_3 = 64'hd87a105469dcf430;
            6'd53: lookup_3 = 64'hae36e1cda22378ad;
            6'd54: lookup_3 = 64'hc3ed708b5a071404;
            6'd55: lookup_3 = 64'ha2663b2bf64fc673;
            6'd56: lookup_3 = 64'h2dc81895ffc74fa2;
            6'd57: lookup_3 = 64'hba8ca57b36177dde;
            6'd58: lookup_3 = 64'hc986fbccdd49dee9;
            6'd59: lookup_3 = 64'hc9df84881bcfc522;
            6'd60: lookup_3 = 64'h5d21698c74e8c719;
            6'd61: lookup_3 = 64'hb87e549b908fe324;
            6'd62: lookup_3 = 64'hc8de91f25d58ec2a;
            6'd63: lookup_3 = 64'ha56e9734b790d648;
            default: lookup_3 = 64'd0;
        endcase
    end

    wire [63:0] shifted_3 = lookup_3 >> pointers_clear_index[5:0];

    reg [63:0] lookup_4;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_4 = 64'hd8c058d62231b380;
            6'd1: lookup_4 = 64'hf8ecd4cf9da7c66a;
            6'd2: lookup_4 = 64'hbc0f26dd9b4bf669;
            6'd3: lookup_4 = 64'h84ecbfa582050091;
            6'd4: lookup_4 = 64'h6b984d3e22a042cf;
            6'd5: lookup_4 = 64'h588e79a0da4d3e88;
            6'd6: lookup_4 = 64'h689c2da6075f2cc;
            6'd7: lookup_4 = 64'h879c374fb41e9e2b;
            6'd8: lookup_4 = 64'ha72641f30c0ff5b0;
            6'd9: lookup_4 = 64'h42aa3955e19c0e6f;
            6'd10: lookup_4 = 64'hf95021d6d942a1f0;
            6'd11: lookup_4 = 64'h5e684eadcaec580c;
            6'd12: lookup_4 = 64'hfb43be379b6a7634;
            6'd13: lookup_4 = 64'h76ba55d785a4cfc1;
            6'd14: lookup_4 = 64'h76bdb3ddeefd8e64;
            6'd15: lookup_4 = 64'hd4cd7451550b88e7;
            6'd16: lookup_4 = 64'hce57f5371e306840;
            6'd17: lookup_4 = 64'h7e558240a6c4405c;
            6'd18: lookup_4 = 64'hb84dd993c17eb0a2;
            6'd19: lookup_4 = 64'hfad944db285fdd4d;
            6'd20: lookup_4 = 64'h8867eff08d494b86;
            6'd21: lookup_4 = 64'h8fb280c752fc18ca;
            6'd22: lookup_4 = 64'h5de4f64bae38b070;
            6'd23: lookup_4 = 64'h131bf6a4bb243636;
            6'd24: lookup_4 = 64'h65c1fdc1083a5bfd;
            6'd25: lookup_4 = 64'heef5878c7b8ff92c;
            6'd26: lookup_4 = 64'h7f8b00caa1129732;
            6'd27: lookup_4 = 64'h7c67aa18971b953;
            6'd28: lookup_4 = 64'hbdc01a95c2adb7a4;
            6'd29: lookup_4 = 64'h21592cb8e1efb92f;
            6'd30: lookup_4 = 64'hc426b9030c992ca5;
            6'd31: lookup_4 = 64'h24f8a09e968ecf23;
            6'd32: lookup_4 = 64'hd8c058d62231b380;
            6'd33: lookup_4 = 64'hf8ecd4cf9da7c66a;
            6'd34: lookup_4 = 64'hbc0f26dd9b4bf669;
            6'd35: lookup_4 = 64'h84ecbfa582050091;
            6'd36: lookup_4 = 64'h6b984d3e22a042cf;
            6'd37: lookup_4 = 64'h588e79a0da4d3e88;
            6'd38: lookup_4 = 64'h689c2da6075f2cc;
            6'd39: lookup_4 = 64'h879c374fb41e9e2b;
            6'd40: lookup_4 = 64'ha72641f30c0ff5b0;
            6'd41: lookup_4 = 64'h42aa3955e19c0e6f;
            6'd42: lookup_4 = 64'hf95021d6d942a1f0;
            6'd43: lookup_4 = 64'h5e684eadcaec580c;
            6'd44: lookup_4 = 64'hfb43be379b6a7634;
            6'd45: lookup_4 = 64'h76ba55d785a4cfc1;
            6'd46: lookup_4 = 64'h76bdb3ddeefd8e64;
            6'd47: lookup_4 = 64'hd4cd7451550b88e7;
            6'd48: lookup_4 = 64'hce57f5371e306840;
            6'd49: lookup_4 = 64'h7e558240a6c4405c;
            6'd50: lookup_4 = 64'hb84dd993c17eb0a2;
            6'd51: lookup_4 = 64'hfad944db285fdd4d;
            6'd52: lookup_4 = 64'h8867eff08d494b86;
            6'd53: lookup_4 = 64'h8fb280c752fc18ca;
            6'd54: lookup_4 = 64'h5de4f64bae38b070;
            6'd55: lookup_4 = 64'h131bf6a4bb243636;
            6'd56: lookup_4 = 64'h65c1fdc1083a5bfd;
            6'd57: lookup_4 = 64'heef5878c7b8ff92c;
            6'd58: lookup_4 = 64'h7f8b00caa1129732;
            6'd59: lookup_4 = 64'h7c67aa18971b953;
            6'd60: lookup_4 = 64'hbdc01a95c2adb7a4;
            6'd61: lookup_4 = 64'h21592cb8e1efb92f;
            6'd62: lookup_4 = 64'hc426b9030c992ca5;
            6'd63: lookup_4 = 64'h24f8a09e968ecf23;
            default: lookup_4 = 64'd0;
        endcase
    end

    wire [63:0] shifted_4 = lookup_4 >> pointers_clear_index[5:0];

    reg [63:0] lookup_5;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_5 = 64'h463d6e22f378cea6;
            6'd1: lookup_5 = 64'h1c811955acb1911d;
            6'd2: lookup_5 = 64'ha5a2004fa9cd26fe;
            6'd3: lookup_5 = 64'h55e04b1f7934f509;
            6'd4: lookup_5 = 64'ha74f4a3015a7a2cf;
            6'd5: lookup_5 = 64'hc31bf39c9282da0d;
            6'd6: lookup_5 = 64'hb40cc384dae5b6a7;
            6'd7: lookup_5 = 64'heb00d77f86574e8d;
            6'd8: lookup_5 = 64'h4865ce0f29da03a3;
            6'd9: lookup_5 = 64'h58f6498a92ed1cd4;
            6'd10: lookup_5 = 64'h7422c6c0c802b34f;
            6'd11: lookup_5 = 64'hab23a74ee4b072e7;
            6'd12: lookup_5 = 64'h5b639bfadbabbb5b;
            6'd13: lookup_5 = 64'h25ed888b364af634;
            6'd14: lookup_5 = 64'h304234353b4ccc3f;
            6'd15: lookup_5 = 64'h6626de74d3c945ca;
            6'd16: lookup_5 = 64'h7c5e83d9f618d8f1;
            6'd17: lookup_5 = 64'h4010788a912b088;
            6'd18: lookup_5 = 64'hc87b8096120a011c;
            6'd19: lookup_5 = 64'hc80ad84d467391;
            6'd20: lookup_5 = 64'h27c43b0030cd674d;
            6'd21: lookup_5 = 64'h3442345c7da3d0fe;
            6'd22: lookup_5 = 64'ha8b01e75fdb8d969;
            6'd23: lookup_5 = 64'h62c11c7244063fb1;
            6'd24: lookup_5 = 64'hfb7c21d86e07827b;
            6'd25: lookup_5 = 64'h777399f35a9de9e4;
            6'd26: lookup_5 = 64'hf151d436f3f5cf8d;
            6'd27: lookup_5 = 64'hae237f99e334ed96;
            6'd28: lookup_5 = 64'h534923be46aeedf0;
            6'd29: lookup_5 = 64'hce292c2f33e53118;
            6'd30: lookup_5 = 64'hb57e1dfd8ebf219e;
            6'd31: lookup_5 = 64'h341c16b3a9582606;
            6'd32: lookup_5 = 64'hb9c291dd0c873159;
            6'd33: lookup_5 = 64'he37ee6aa534e6ee2;
            6'd34: lookup_5 = 64'h5a5dffb05632d901;
            6'd35: lookup_5 = 64'haa1fb4e086cb0af6;
            6'd36: lookup_5 = 64'h58b0b5cfea585d30;
            6'd37: lookup_5 = 64'h3ce40c636d7d25f2;
            6'd38: lookup_5 = 64'h4bf33c7b251a4958;
            6'd39: lookup_5 = 64'h14ff288079a8b172;
            6'd40: lookup_5 = 64'hb79a31f0d625fc5c;
            6'd41: lookup_5 = 64'ha709b6756d12e32b;
            6'd42: lookup_5 = 64'h8bdd393f37fd4cb0;
            6'd43: lookup_5 = 64'h54dc58b11b4f8d18;
            6'd44: lookup_5 = 64'ha49c6405245444a4;
            6'd45: lookup_5 = 64'hda127774c9b509cb;
            6'd46: lookup_5 = 64'hcfbdcbcac4b333c0;
            6'd47: lookup_5 = 64'h99d9218b2c36ba35;
            6'd48: lookup_5 = 64'h83a17c2609e7270e;
            6'd49: lookup_5 = 64'hfbfef87756ed4f77;
            6'd50: lookup_5 = 64'h37847f69edf5fee3;
            6'd51: lookup_5 = 64'hff37f527b2b98c6e;
            6'd52: lookup_5 = 64'hd83bc4ffcf3298b2;
            6'd53: lookup_5 = 64'hcbbdcba3825c2f01;
            6'd54: lookup_5 = 64'h574fe18a02472696;
            6'd55: lookup_5 = 64'h9d3ee38dbbf9c04e;
            6'd56: lookup_5 = 64'h483de2791f87d84;
            6'd57: lookup_5 = 64'h888c660ca562161b;
            6'd58: lookup_5 = 64'heae2bc90c0a3072;
            6'd59: lookup_5 = 64'h51dc80661ccb1269;
            6'd60: lookup_5 = 64'hacb6dc41b951120f;
            6'd61: lookup_5 = 64'h31d6d3d0cc1acee7;
            6'd62: lookup_5 = 64'h4a81e2027140de61;
            6'd63: lookup_5 = 64'hcbe3e94c56a7d9f9;
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
