// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k4096_u32_c2_rl1
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 4096 keys, 32 uplinks, packets a cycle: 1, latency 4.
// Pointers in a memory of read latency 1; after reset `ready` is low for 4096 cycles while they are written.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k4096_u32_c2_rl1 (
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
            6'd0: lookup_1 = 64'h5ac8f0e92579215a;
            6'd1: lookup_1 = 64'h64f951e60924dde9;
            6'd2: lookup_1 = 64'h19d32d41fd1f539f;
            6'd3: lookup_1 = 64'hb903253a4bd856ee;
            6'd4: lookup_1 = 64'h26269f7a25d2116b;
            6'd5: lookup_1 = 64'hc79a9d70c8e38777;
            6'd6: lookup_1 = 64'h399b0116d3e8e438;
            6'd7: lookup_1 = 64'hd961edb6b34753f7;
            6'd8: lookup_1 = 64'h20a00cb435159d08;
            6'd9: lookup_1 = 64'hbbb7b3710e665097;
            6'd10: lookup_1 = 64'hdadb373ac749cf39;
            6'd11: lookup_1 = 64'h6ba3901c79e5b1d4;
            6'd12: lookup_1 = 64'hbd03e9b037057ddf;
            6'd13: lookup_1 = 64'h77fea07669d0decc;
            6'd14: lookup_1 = 64'h8949ac78496bc4e6;
            6'd15: lookup_1 = 64'h8e563f03224b9c49;
            6'd16: lookup_1 = 64'heda429958f840ded;
            6'd17: lookup_1 = 64'h5d7d10494b201cf6;
            6'd18: lookup_1 = 64'h329998b7967cfff5;
            6'd19: lookup_1 = 64'h6300f763ab745f61;
            6'd20: lookup_1 = 64'h8f2435876156bce5;
            6'd21: lookup_1 = 64'h85303d214fc89c10;
            6'd22: lookup_1 = 64'h792a4bed3a619dcb;
            6'd23: lookup_1 = 64'h45c14cea1f766ced;
            6'd24: lookup_1 = 64'h29acd941b163a996;
            6'd25: lookup_1 = 64'h48c1cbb462173b5f;
            6'd26: lookup_1 = 64'h5c4e45a34838ad96;
            6'd27: lookup_1 = 64'h672c8a528a640d70;
            6'd28: lookup_1 = 64'hf29779df6d4a97b6;
            6'd29: lookup_1 = 64'h407d768b8c08a0ba;
            6'd30: lookup_1 = 64'h17d02ef697d88f68;
            6'd31: lookup_1 = 64'hfc28360c112d133f;
            6'd32: lookup_1 = 64'h5ac8f0e92579215a;
            6'd33: lookup_1 = 64'h64f951e60924dde9;
            6'd34: lookup_1 = 64'h19d32d41fd1f539f;
            6'd35: lookup_1 = 64'hb903253a4bd856ee;
            6'd36: lookup_1 = 64'h26269f7a25d2116b;
            6'd37: lookup_1 = 64'hc79a9d70c8e38777;
            6'd38: lookup_1 = 64'h399b0116d3e8e438;
            6'd39: lookup_1 = 64'hd961edb6b34753f7;
            6'd40: lookup_1 = 64'h20a00cb435159d08;
            6'd41: lookup_1 = 64'hbbb7b3710e665097;
            6'd42: lookup_1 = 64'hdadb373ac749cf39;
            6'd43: lookup_1 = 64'h6ba3901c79e5b1d4;
            6'd44: lookup_1 = 64'hbd03e9b037057ddf;
            6'd45: lookup_1 = 64'h77fea07669d0decc;
            6'd46: lookup_1 = 64'h8949ac78496bc4e6;
            6'd47: lookup_1 = 64'h8e563f03224b9c49;
            6'd48: lookup_1 = 64'heda429958f840ded;
            6'd49: lookup_1 = 64'h5d7d10494b201cf6;
            6'd50: lookup_1 = 64'h329998b7967cfff5;
            6'd51: lookup_1 = 64'h6300f763ab745f61;
            6'd52: lookup_1 = 64'h8f2435876156bce5;
            6'd53: lookup_1 = 64'h85303d214fc89c10;
            6'd54: lookup_1 = 64'h792a4bed3a619dcb;
            6'd55: lookup_1 = 64'h45c14cea1f766ced;
            6'd56: lookup_1 = 64'h29acd941b163a996;
            6'd57: lookup_1 = 64'h48c1cbb462173b5f;
            6'd58: lookup_1 = 64'h5c4e45a34838ad96;
            6'd59: lookup_1 = 64'h672c8a528a640d70;
            6'd60: lookup_1 = 64'hf29779df6d4a97b6;
            6'd61: lookup_1 = 64'h407d768b8c08a0ba;
            6'd62: lookup_1 = 64'h17d02ef697d88f68;
            6'd63: lookup_1 = 64'hfc28360c112d133f;
            default: lookup_1 = 64'd0;
        endcase
    end

    wire [63:0] shifted_1 = lookup_1 >> pointers_clear_index[5:0];

    reg [63:0] lookup_2;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_2 = 64'h6d894a24c39d4338;
            6'd1: lookup_2 = 64'h87ebbeccb9b54bb0;
            6'd2: lookup_2 = 64'ha8e9009c1b173b81;
            6'd3: lookup_2 = 64'h9def8b1894d2f5fc;
            6'd4: lookup_2 = 64'h4dc014670611ddf4;
            6'd5: lookup_2 = 64'h40c9b0ac1b62e215;
            6'd6: lookup_2 = 64'h3d2a1f68a2783727;
            6'd7: lookup_2 = 64'h207be9a98f239c1;
            6'd8: lookup_2 = 64'ha9adc6e231e60442;
            6'd9: lookup_2 = 64'hbebee4c01849eda4;
            6'd10: lookup_2 = 64'h8a558e0c1c03e1ee;
            6'd11: lookup_2 = 64'h2e6ce130477dfad0;
            6'd12: lookup_2 = 64'hda8dead972ebc579;
            6'd13: lookup_2 = 64'h6096bb509cc4f26e;
            6'd14: lookup_2 = 64'h1d957cea669694ff;
            6'd15: lookup_2 = 64'h756df6dc934c3506;
            6'd16: lookup_2 = 64'h83430d3d23f04964;
            6'd17: lookup_2 = 64'h64c6f05e4aa0f793;
            6'd18: lookup_2 = 64'haf8ce4fc9e52fa47;
            6'd19: lookup_2 = 64'h7c085284824f1a42;
            6'd20: lookup_2 = 64'h34641cd66c274d99;
            6'd21: lookup_2 = 64'h2e0f92e6093ccaae;
            6'd22: lookup_2 = 64'h290e222c5a413c84;
            6'd23: lookup_2 = 64'hc8a5af52edd6ee71;
            6'd24: lookup_2 = 64'h23a1f50357e19dc5;
            6'd25: lookup_2 = 64'h679d199b80328866;
            6'd26: lookup_2 = 64'haa8f0514e5f49d70;
            6'd27: lookup_2 = 64'h318c5e3874166402;
            6'd28: lookup_2 = 64'h5abe99b0d5e918d1;
            6'd29: lookup_2 = 64'h55ca52a4feec9cd5;
            6'd30: lookup_2 = 64'h46c033cf11ed3e84;
            6'd31: lookup_2 = 64'h43dd3a2bfded07cc;
            6'd32: lookup_2 = 64'h6d894a24c39d4338;
            6'd33: lookup_2 = 64'h87ebbeccb9b54bb0;
            6'd34: lookup_2 = 64'ha8e9009c1b173b81;
            6'd35: lookup_2 = 64'h9def8b1894d2f5fc;
            6'd36: lookup_2 = 64'h4dc014670611ddf4;
            6'd37: lookup_2 = 64'h40c9b0ac1b62e215;
            6'd38: lookup_2 = 64'h3d2a1f68a2783727;
            6'd39: lookup_2 = 64'h207be9a98f239c1;
            6'd40: lookup_2 = 64'ha9adc6e231e60442;
            6'd41: lookup_2 = 64'hbebee4c01849eda4;
            6'd42: lookup_2 = 64'h8a558e0c1c03e1ee;
            6'd43: lookup_2 = 64'h2e6ce130477dfad0;
            6'd44: lookup_2 = 64'hda8dead972ebc579;
            6'd45: lookup_2 = 64'h6096bb509cc4f26e;
            6'd46: lookup_2 = 64'h1d957cea669694ff;
            6'd47: lookup_2 = 64'h756df6dc934c3506;
            6'd48: lookup_2 = 64'h83430d3d23f04964;
            6'd49: lookup_2 = 64'h64c6f05e4aa0f793;
            6'd50: lookup_2 = 64'haf8ce4fc9e52fa47;
            6'd51: lookup_2 = 64'h7c085284824f1a42;
            6'd52: lookup_2 = 64'h34641cd66c274d99;
            6'd53: lookup_2 = 64'h2e0f92e6093ccaae;
            6'd54: lookup_2 = 64'h290e222c5a413c84;
            6'd55: lookup_2 = 64'hc8a5af52edd6ee71;
            6'd56: lookup_2 = 64'h23a1f50357e19dc5;
            6'd57: lookup_2 = 64'h679d199b80328866;
            6'd58: lookup_2 = 64'haa8f0514e5f49d70;
            6'd59: lookup_2 = 64'h318c5e3874166402;
            6'd60: lookup_2 = 64'h5abe99b0d5e918d1;
            6'd61: lookup_2 = 64'h55ca52a4feec9cd5;
            6'd62: lookup_2 = 64'h46c033cf11ed3e84;
            6'd63: lookup_2 = 64'h43dd3a2bfded07cc;
            default: lookup_2 = 64'd0;
        endcase
    end

    wire [63:0] shifted_2 = lookup_2 >> pointers_clear_index[5:0];

    reg [63:0] lookup_3;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_3 = 64'hdd17e068f465474b;
            6'd1: lookup_3 = 64'h53aa6d8b24249651;
            6'd2: lookup_3 = 64'he251d3e87c47bb8a;
            6'd3: lookup_3 = 64'h1e7e8a36b6a14b1;
            6'd4: lookup_3 = 64'h5b7f0ca35edc5baa;
            6'd5: lookup_3 = 64'h67172ca58dad18a1;
            6'd6: lookup_3 = 64'h3ed04abad8268aea;
            6'd7: lookup_3 = 64'h5406afcf77bb9e0c;
            6'd8: lookup_3 = 64'h66b71d087b92c192;
            6'd9: lookup_3 = 64'hfacd2932328954d7;
            6'd10: lookup_3 = 64'h55040f1d013bfabe;
            6'd11: lookup_3 = 64'h699ec56154f80a17;
            6'd12: lookup_3 = 64'ha21bd52d53f38666;
            6'd13: lookup_3 = 64'he0327c21f61a4844;
            6'd14: lookup_3 = 64'ha24d717260a3ce23;
            6'd15: lookup_3 = 64'hf9fd5d0961c3b27f;
            6'd16: lookup_3 = 64'h5952b9f793499af9;
            6'd17: lookup_3 = 64'hd6cf7de8ef3b5e66;
            6'd18: lookup_3 = 64'h7a06a052c8c062c9;
            6'd19: lookup_3 = 64'h66cc8fca45dbe061;
            6'd20: lookup_3 = 64'hacbb80d559999893;
            6'd21: lookup_3 = 64'h6b9800b0833122e4;
            6'd22: lookup_3 = 64'h53f8172278c0e79d;
            6'd23: lookup_3 = 64'hebe663e25a84c61c;
            6'd24: lookup_3 = 64'hbd57fc42d730575c;
            6'd25: lookup_3 = 64'h5e746c0335e1c4ee;
            6'd26: lookup_3 = 64'h122f0ed1c5c6e368;
            6'd27: lookup_3 = 64'h3c350841d8d2f9d6;
            6'd28: lookup_3 = 64'hf0339f016e240eca;
            6'd29: lookup_3 = 64'h56bb3d3b2e1d15ae;
            6'd30: lookup_3 = 64'h82b8497e01e5756e;
            6'd31: lookup_3 = 64'hd0f343a717a8d5a0;
            6'd32: lookup_3 = 64'hdd17e068f465474b;
            6'd33: lookup_3 = 64'h53aa6d8b24249651;
            6'd34: lookup_3 = 64'he251d3e87c47bb8a;
            6'd35: lookup_3 = 64'h1e7e8a36b6a14b1;
            6'd36: lookup_3 = 64'h5b7f0ca35edc5baa;
            6'd37: lookup_3 = 64'h67172ca58dad18a1;
            6'd38: lookup_3 = 64'h3ed04abad8268aea;
            6'd39: lookup_3 = 64'h5406afcf77bb9e0c;
            6'd40: lookup_3 = 64'h66b71d087b92c192;
            6'd41: lookup_3 = 64'hfacd2932328954d7;
            6'd42: lookup_3 = 64'h55040f1d013bfabe;
            6'd43: lookup_3 = 64'h699ec56154f80a17;
            6'd44: lookup_3 = 64'ha21bd52d53f38666;
            6'd45: lookup_3 = 64'he0327c21f61a4844;
            6'd46: lookup_3 = 64'ha24d717260a3ce23;
            6'd47: lookup_3 = 64'hf9fd5d0961c3b27f;
            6'd48: lookup_3 = 64'h5952b9f793499af9;
            6'd49: lookup_3 = 64'hd6cf7de8ef3b5e66;
            6'd50: lookup_3 = 64'h7a06a052c8c062c9;
            6'd51: lookup_3 = 64'h66cc8fca45dbe061;
            6'd52: lookup_3 = 64'hacbb80d559999893;
            6'd53: lookup_3 = 64'h6b9800b0833122e4;
            6'd54: lookup_3 = 64'h53f8172278c0e79d;
            6'd55: lookup_3 = 64'hebe663e25a84c61c;
            6'd56: lookup_3 = 64'hbd57fc42d730575c;
            6'd57: lookup_3 = 64'h5e746c0335e1c4ee;
            6'd58: lookup_3 = 64'h122f0ed1c5c6e368;
            6'd59: lookup_3 = 64'h3c350841d8d2f9d6;
            6'd60: lookup_3 = 64'hf0339f016e240eca;
            6'd61: lookup_3 = 64'h56bb3d3b2e1d15ae;
            6'd62: lookup_3 = 64'h82b8497e01e5756e;
            6'd63: lookup_3 = 64'hd0f343a717a8d5a0;
            default: lookup_3 = 64'd0;
        endcase
    end

    wire [63:0] shifted_3 = lookup_3 >> pointers_clear_index[5:0];

    reg [63:0] lookup_4;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_4 = 64'hb64db0dc6ddb0eab;
            6'd1: lookup_4 = 64'h68bf4607287aefc6;
            6'd2: lookup_4 = 64'h17032237d121b49e;
            6'd3: lookup_4 = 64'h8d4bf5bd8d7d634a;
            6'd4: lookup_4 = 64'hce5770307ff50ad;
            6'd5: lookup_4 = 64'hf0958670bf4e3fd2;
            6'd6: lookup_4 = 64'h461fa8015bb318c0;
            6'd7: lookup_4 = 64'hff1fac342bd48395;
            6'd8: lookup_4 = 64'hc51371a61e2fba68;
            6'd9: lookup_4 = 64'hbdc0cd0d6e88eb3f;
            6'd10: lookup_4 = 64'h26636bf169c5cd6a;
            6'd11: lookup_4 = 64'h27fcf2f5c820912;
            6'd12: lookup_4 = 64'hf2c4436106b7df3c;
            6'd13: lookup_4 = 64'h89ed7fad11efaf4c;
            6'd14: lookup_4 = 64'h8284336b703b3d94;
            6'd15: lookup_4 = 64'h43e9360341af7888;
            6'd16: lookup_4 = 64'h80e8a750a7bda189;
            6'd17: lookup_4 = 64'h7ccd1700b6b32932;
            6'd18: lookup_4 = 64'h67188a329f4aa907;
            6'd19: lookup_4 = 64'h8834b2ff83ffb84c;
            6'd20: lookup_4 = 64'h109c1b2ff5f4714;
            6'd21: lookup_4 = 64'hea31566c04ea2237;
            6'd22: lookup_4 = 64'ha3b7cdb69dd2c3ba;
            6'd23: lookup_4 = 64'hb06b86ac79c8f59e;
            6'd24: lookup_4 = 64'hacd6ada790770473;
            6'd25: lookup_4 = 64'h7c320c4367f50eb7;
            6'd26: lookup_4 = 64'h62413d37838d1313;
            6'd27: lookup_4 = 64'hbc47ceb57bfb4752;
            6'd28: lookup_4 = 64'hecf8322e69abcb2a;
            6'd29: lookup_4 = 64'h3d11c4c8603dbc3b;
            6'd30: lookup_4 = 64'h6d7ba50c09996a36;
            6'd31: lookup_4 = 64'h56d16009eabee104;
            6'd32: lookup_4 = 64'hb64db0dc6ddb0eab;
            6'd33: lookup_4 = 64'h68bf4607287aefc6;
            6'd34: lookup_4 = 64'h17032237d121b49e;
            6'd35: lookup_4 = 64'h8d4bf5bd8d7d634a;
            6'd36: lookup_4 = 64'hce5770307ff50ad;
            6'd37: lookup_4 = 64'hf0958670bf4e3fd2;
            6'd38: lookup_4 = 64'h461fa8015bb318c0;
            6'd39: lookup_4 = 64'hff1fac342bd48395;
            6'd40: lookup_4 = 64'hc51371a61e2fba68;
            6'd41: lookup_4 = 64'hbdc0cd0d6e88eb3f;
            6'd42: lookup_4 = 64'h26636bf169c5cd6a;
            6'd43: lookup_4 = 64'h27fcf2f5c820912;
            6'd44: lookup_4 = 64'hf2c4436106b7df3c;
            6'd45: lookup_4 = 64'h89ed7fad11efaf4c;
            6'd46: lookup_4 = 64'h8284336b703b3d94;
            6'd47: lookup_4 = 64'h43e9360341af7888;
            6'd48: lookup_4 = 64'h80e8a750a7bda189;
            6'd49: lookup_4 = 64'h7ccd1700b6b32932;
            6'd50: lookup_4 = 64'h67188a329f4aa907;
            6'd51: lookup_4 = 64'h8834b2ff83ffb84c;
            6'd52: lookup_4 = 64'h109c1b2ff5f4714;
            6'd53: lookup_4 = 64'hea31566c04ea2237;
            6'd54: lookup_4 = 64'ha3b7cdb69dd2c3ba;
            6'd55: lookup_4 = 64'hb06b86ac79c8f59e;
            6'd56: lookup_4 = 64'hacd6ada790770473;
            6'd57: lookup_4 = 64'h7c320c4367f50eb7;
            6'd58: lookup_4 = 64'h62413d37838d1313;
            6'd59: lookup_4 = 64'hbc47ceb57bfb4752;
            6'd60: lookup_4 = 64'hecf8322e69abcb2a;
            6'd61: lookup_4 = 64'h3d11c4c8603dbc3b;
            6'd62: lookup_4 = 64'h6d7ba50c09996a36;
            6'd63: lookup_4 = 64'h56d16009eabee104;
            default: lookup_4 = 64'd0;
        endcase
    end

    wire [63:0] shifted_4 = lookup_4 >> pointers_clear_index[5:0];

    reg [63:0] lookup_5;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_5 = 64'h9ecc3104737afa89;
            6'd1: lookup_5 = 64'h365e05b61ac16ee8;
            6'd2: lookup_5 = 64'hb672b6ebe83866b;
            6'd3: lookup_5 = 64'h3c99568653b8f652;
            6'd4: lookup_5 = 64'h1d861e844a58a241;
            6'd5: lookup_5 = 64'hab7139cbc090d448;
            6'd6: lookup_5 = 64'hc8d6e9e5b86256d5;
            6'd7: lookup_5 = 64'ha049ca61e8256f2;
            6'd8: lookup_5 = 64'h462469b11194c781;
            6'd9: lookup_5 = 64'he7039957867c9c24;
            6'd10: lookup_5 = 64'hb1e0268aea988a7c;
            6'd11: lookup_5 = 64'hb9da93ca0ee9ac17;
            6'd12: lookup_5 = 64'h5c0e98dfd226dc96;
            6'd13: lookup_5 = 64'he1aa5e657412d575;
            6'd14: lookup_5 = 64'hdb7bec81aafd6c23;
            6'd15: lookup_5 = 64'h71329a307b6d3c89;
            6'd16: lookup_5 = 64'hca3876321fb5ef1c;
            6'd17: lookup_5 = 64'h5519f93b3dab3a42;
            6'd18: lookup_5 = 64'h814b9b50b8bac874;
            6'd19: lookup_5 = 64'h77984afa552c12c3;
            6'd20: lookup_5 = 64'hd3d620ec1e40996e;
            6'd21: lookup_5 = 64'hafbd6b6e4f42585b;
            6'd22: lookup_5 = 64'he17ebbe11f721403;
            6'd23: lookup_5 = 64'h4fb9dc8e979f118b;
            6'd24: lookup_5 = 64'h7a34afb38b85757;
            6'd25: lookup_5 = 64'h23c5488451dc3fc5;
            6'd26: lookup_5 = 64'h1462bcfdcb40b44f;
            6'd27: lookup_5 = 64'h67644c354b15628;
            6'd28: lookup_5 = 64'hd55ac8456e6787d5;
            6'd29: lookup_5 = 64'h214b084ab65e905e;
            6'd30: lookup_5 = 64'h7f67a2b4e3cf9bde;
            6'd31: lookup_5 = 64'h7b00e1a597242fc9;
            6'd32: lookup_5 = 64'h6133cefb8c850576;
            6'd33: lookup_5 = 64'hc9a1fa49e53e9117;
            6'd34: lookup_5 = 64'hf498d491417c7994;
            6'd35: lookup_5 = 64'hc366a979ac4709ad;
            6'd36: lookup_5 = 64'he279e17bb5a75dbe;
            6'd37: lookup_5 = 64'h548ec6343f6f2bb7;
            6'd38: lookup_5 = 64'h3729161a479da92a;
            6'd39: lookup_5 = 64'hf5fb6359e17da90d;
            6'd40: lookup_5 = 64'hb9db964eee6b387e;
            6'd41: lookup_5 = 64'h18fc66a8798363db;
            6'd42: lookup_5 = 64'h4e1fd97515677583;
            6'd43: lookup_5 = 64'h46256c35f11653e8;
            6'd44: lookup_5 = 64'ha3f167202dd92369;
            6'd45: lookup_5 = 64'h1e55a19a8bed2a8a;
            6'd46: lookup_5 = 64'h2484137e550293dc;
            6'd47: lookup_5 = 64'h8ecd65cf8492c376;
            6'd48: lookup_5 = 64'h35c789cde04a10e3;
            6'd49: lookup_5 = 64'haae606c4c254c5bd;
            6'd50: lookup_5 = 64'h7eb464af4745378b;
            6'd51: lookup_5 = 64'h8867b505aad3ed3c;
            6'd52: lookup_5 = 64'h2c29df13e1bf6691;
            6'd53: lookup_5 = 64'h50429491b0bda7a4;
            6'd54: lookup_5 = 64'h1e81441ee08debfc;
            6'd55: lookup_5 = 64'hb04623716860ee74;
            6'd56: lookup_5 = 64'hf85cb504c747a8a8;
            6'd57: lookup_5 = 64'hdc3ab77bae23c03a;
            6'd58: lookup_5 = 64'heb9d430234bf4bb0;
            6'd59: lookup_5 = 64'hf989bb3cab4ea9d7;
            6'd60: lookup_5 = 64'h2aa537ba9198782a;
            6'd61: lookup_5 = 64'hdeb4f7b549a16fa1;
            6'd62: lookup_5 = 64'h80985d4b1c306421;
            6'd63: lookup_5 = 64'h84ff1e5a68dbd036;
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
