// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k4096_u32_c2_seed5_rl1
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 4096 keys, 32 uplinks, packets a cycle: 1, latency 4.
// Pointers in a memory of read latency 1; after reset `ready` is low for 4096 cycles while they are written.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k4096_u32_c2_seed5_rl1 (
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
            6'd0: lookup_1 = 64'h12ce88552c74134c;
            6'd1: lookup_1 = 64'he3f20fcfc73e86a7;
            6'd2: lookup_1 = 64'h1acdb30dfbfd2e83;
            6'd3: lookup_1 = 64'h2036f4deb7cbdbfb;
            6'd4: lookup_1 = 64'hb55a6bfa994df604;
            6'd5: lookup_1 = 64'h94c426c3dfddd5e7;
            6'd6: lookup_1 = 64'hf89d584095694d24;
            6'd7: lookup_1 = 64'h503bf9e13ccb6f5d;
            6'd8: lookup_1 = 64'hf6e8e6ac7a14ed01;
            6'd9: lookup_1 = 64'h8a18ba084fe75532;
            6'd10: lookup_1 = 64'h8ab6d198e27bd9a2;
            6'd11: lookup_1 = 64'hcb6a8991f4192d17;
            6'd12: lookup_1 = 64'h737e6316852ebea4;
            6'd13: lookup_1 = 64'he58d115db067f7e1;
            6'd14: lookup_1 = 64'h9ab34fb59d86f78c;
            6'd15: lookup_1 = 64'hec5c80bc3d239dac;
            6'd16: lookup_1 = 64'h2d87adf19079ed35;
            6'd17: lookup_1 = 64'hdf4bfed2fcfe5de;
            6'd18: lookup_1 = 64'h847c9538a1ba7f67;
            6'd19: lookup_1 = 64'h1cb7b9f4e4d076be;
            6'd20: lookup_1 = 64'h245c6f5c06ae5cc4;
            6'd21: lookup_1 = 64'ha4b9b1da6b5cdf69;
            6'd22: lookup_1 = 64'h8f0232e77cdc5b89;
            6'd23: lookup_1 = 64'hc82cc58a19a82834;
            6'd24: lookup_1 = 64'h183af399f8bf564f;
            6'd25: lookup_1 = 64'h1e01528af7727733;
            6'd26: lookup_1 = 64'hd1e52cfba7b4de14;
            6'd27: lookup_1 = 64'h412440469c784d1a;
            6'd28: lookup_1 = 64'hcaefe4eac7cf552d;
            6'd29: lookup_1 = 64'h55adda1c5403d4f0;
            6'd30: lookup_1 = 64'hca847c8e8d903f87;
            6'd31: lookup_1 = 64'h8eacf55fee3dde83;
            6'd32: lookup_1 = 64'h12ce88552c74134c;
            6'd33: lookup_1 = 64'he3f20fcfc73e86a7;
            6'd34: lookup_1 = 64'h1acdb30dfbfd2e83;
            6'd35: lookup_1 = 64'h2036f4deb7cbdbfb;
            6'd36: lookup_1 = 64'hb55a6bfa994df604;
            6'd37: lookup_1 = 64'h94c426c3dfddd5e7;
            6'd38: lookup_1 = 64'hf89d584095694d24;
            6'd39: lookup_1 = 64'h503bf9e13ccb6f5d;
            6'd40: lookup_1 = 64'hf6e8e6ac7a14ed01;
            6'd41: lookup_1 = 64'h8a18ba084fe75532;
            6'd42: lookup_1 = 64'h8ab6d198e27bd9a2;
            6'd43: lookup_1 = 64'hcb6a8991f4192d17;
            6'd44: lookup_1 = 64'h737e6316852ebea4;
            6'd45: lookup_1 = 64'he58d115db067f7e1;
            6'd46: lookup_1 = 64'h9ab34fb59d86f78c;
            6'd47: lookup_1 = 64'hec5c80bc3d239dac;
            6'd48: lookup_1 = 64'h2d87adf19079ed35;
            6'd49: lookup_1 = 64'hdf4bfed2fcfe5de;
            6'd50: lookup_1 = 64'h847c9538a1ba7f67;
            6'd51: lookup_1 = 64'h1cb7b9f4e4d076be;
            6'd52: lookup_1 = 64'h245c6f5c06ae5cc4;
            6'd53: lookup_1 = 64'ha4b9b1da6b5cdf69;
            6'd54: lookup_1 = 64'h8f0232e77cdc5b89;
            6'd55: lookup_1 = 64'hc82cc58a19a82834;
            6'd56: lookup_1 = 64'h183af399f8bf564f;
            6'd57: lookup_1 = 64'h1e01528af7727733;
            6'd58: lookup_1 = 64'hd1e52cfba7b4de14;
            6'd59: lookup_1 = 64'h412440469c784d1a;
            6'd60: lookup_1 = 64'hcaefe4eac7cf552d;
            6'd61: lookup_1 = 64'h55adda1c5403d4f0;
            6'd62: lookup_1 = 64'hca847c8e8d903f87;
            6'd63: lookup_1 = 64'h8eacf55fee3dde83;
            default: lookup_1 = 64'd0;
        endcase
    end

    wire [63:0] shifted_1 = lookup_1 >> pointers_clear_index[5:0];

    reg [63:0] lookup_2;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_2 = 64'h7004c47dba3bf65c;
            6'd1: lookup_2 = 64'hc8f46ef1d6e56264;
            6'd2: lookup_2 = 64'h424c62939c0078ac;
            6'd3: lookup_2 = 64'hedc8d88aefa4debd;
            6'd4: lookup_2 = 64'hfb20f85275e4c93e;
            6'd5: lookup_2 = 64'ha552140e78d2e6a7;
            6'd6: lookup_2 = 64'h913644eba5080411;
            6'd7: lookup_2 = 64'h9f3a97e9229af420;
            6'd8: lookup_2 = 64'he42bb6bc6b411e91;
            6'd9: lookup_2 = 64'hfd342b473c1f4c95;
            6'd10: lookup_2 = 64'h9869901bcb16c14e;
            6'd11: lookup_2 = 64'h73b2d1b86430ddf2;
            6'd12: lookup_2 = 64'hf58e064e2640a340;
            6'd13: lookup_2 = 64'h2b6eb0774909ab41;
            6'd14: lookup_2 = 64'h7b2ddc960649cf9f;
            6'd15: lookup_2 = 64'hc7f810db4e3b7737;
            6'd16: lookup_2 = 64'hb4311cd4aee111aa;
            6'd17: lookup_2 = 64'h305036260ba04152;
            6'd18: lookup_2 = 64'hdc5b1f1e715b6455;
            6'd19: lookup_2 = 64'h6b6f4da1f76932a1;
            6'd20: lookup_2 = 64'h2788933823d58d34;
            6'd21: lookup_2 = 64'ha8aad900b17ae57c;
            6'd22: lookup_2 = 64'h30596a3907576edf;
            6'd23: lookup_2 = 64'h6f6a2e1d014344d5;
            6'd24: lookup_2 = 64'hb36925ece0d31692;
            6'd25: lookup_2 = 64'h43218621ea29e38c;
            6'd26: lookup_2 = 64'h794eb872447f42b6;
            6'd27: lookup_2 = 64'h55d74f056572277f;
            6'd28: lookup_2 = 64'hac02033b3c667695;
            6'd29: lookup_2 = 64'h7d10dbdbb46f59ba;
            6'd30: lookup_2 = 64'hb6e7adf73eb47f19;
            6'd31: lookup_2 = 64'h258b8befcd76b4cf;
            6'd32: lookup_2 = 64'h7004c47dba3bf65c;
            6'd33: lookup_2 = 64'hc8f46ef1d6e56264;
            6'd34: lookup_2 = 64'h424c62939c0078ac;
            6'd35: lookup_2 = 64'hedc8d88aefa4debd;
            6'd36: lookup_2 = 64'hfb20f85275e4c93e;
            6'd37: lookup_2 = 64'ha552140e78d2e6a7;
            6'd38: lookup_2 = 64'h913644eba5080411;
            6'd39: lookup_2 = 64'h9f3a97e9229af420;
            6'd40: lookup_2 = 64'he42bb6bc6b411e91;
            6'd41: lookup_2 = 64'hfd342b473c1f4c95;
            6'd42: lookup_2 = 64'h9869901bcb16c14e;
            6'd43: lookup_2 = 64'h73b2d1b86430ddf2;
            6'd44: lookup_2 = 64'hf58e064e2640a340;
            6'd45: lookup_2 = 64'h2b6eb0774909ab41;
            6'd46: lookup_2 = 64'h7b2ddc960649cf9f;
            6'd47: lookup_2 = 64'hc7f810db4e3b7737;
            6'd48: lookup_2 = 64'hb4311cd4aee111aa;
            6'd49: lookup_2 = 64'h305036260ba04152;
            6'd50: lookup_2 = 64'hdc5b1f1e715b6455;
            6'd51: lookup_2 = 64'h6b6f4da1f76932a1;
            6'd52: lookup_2 = 64'h2788933823d58d34;
            6'd53: lookup_2 = 64'ha8aad900b17ae57c;
            6'd54: lookup_2 = 64'h30596a3907576edf;
            6'd55: lookup_2 = 64'h6f6a2e1d014344d5;
            6'd56: lookup_2 = 64'hb36925ece0d31692;
            6'd57: lookup_2 = 64'h43218621ea29e38c;
            6'd58: lookup_2 = 64'h794eb872447f42b6;
            6'd59: lookup_2 = 64'h55d74f056572277f;
            6'd60: lookup_2 = 64'hac02033b3c667695;
            6'd61: lookup_2 = 64'h7d10dbdbb46f59ba;
            6'd62: lookup_2 = 64'hb6e7adf73eb47f19;
            6'd63: lookup_2 = 64'h258b8befcd76b4cf;
            default: lookup_2 = 64'd0;
        endcase
    end

    wire [63:0] shifted_2 = lookup_2 >> pointers_clear_index[5:0];

    reg [63:0] lookup_3;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_3 = 64'h7d7d62f97eeed75;
            6'd1: lookup_3 = 64'h6dfcc23f6b97b0a4;
            6'd2: lookup_3 = 64'ha0af75ff1947190a;
            6'd3: lookup_3 = 64'hd571041daf4d07f2;
            6'd4: lookup_3 = 64'hbc66b5876ada32c3;
            6'd5: lookup_3 = 64'h75b85b2ff7693405;
            6'd6: lookup_3 = 64'h8b71f35bc27bc322;
            6'd7: lookup_3 = 64'h99e192b47fdacf61;
            6'd8: lookup_3 = 64'h8f4b55dadd48af2c;
            6'd9: lookup_3 = 64'h9a5d7b4170413951;
            6'd10: lookup_3 = 64'h3181d83cf27319a0;
            6'd11: lookup_3 = 64'h7c6d077a6c07cb37;
            6'd12: lookup_3 = 64'hb2a0699d73f8d920;
            6'd13: lookup_3 = 64'hfab4c8ac12e7f16b;
            6'd14: lookup_3 = 64'hb925b459278f76e6;
            6'd15: lookup_3 = 64'h6d4f1dbe9fc32971;
            6'd16: lookup_3 = 64'he7a9621d2f3c5d36;
            6'd17: lookup_3 = 64'he4a7e96f3df4329;
            6'd18: lookup_3 = 64'h8e2dac2f674ce7f;
            6'd19: lookup_3 = 64'h1573cea30c0470a4;
            6'd20: lookup_3 = 64'ha416db070b24ca6c;
            6'd21: lookup_3 = 64'hfe65d9aaa160884;
            6'd22: lookup_3 = 64'h411853e0b3ae9b97;
            6'd23: lookup_3 = 64'hfe83d955109ea413;
            6'd24: lookup_3 = 64'hb10333e695fdcb55;
            6'd25: lookup_3 = 64'h7c93b46982bee3dd;
            6'd26: lookup_3 = 64'hf738bce8354e8da4;
            6'd27: lookup_3 = 64'h7545cf311f60bb6;
            6'd28: lookup_3 = 64'h2dc5d64dd6049351;
            6'd29: lookup_3 = 64'h7ef08cda7a72088e;
            6'd30: lookup_3 = 64'h7dece1dba9edd66e;
            6'd31: lookup_3 = 64'h22d4a163b4df809b;
            6'd32: lookup_3 = 64'h7d7d62f97eeed75;
            6'd33: lookup_3 = 64'h6dfcc23f6b97b0a4;
            6'd34: lookup_3 = 64'ha0af75ff1947190a;
            6'd35: lookup_3 = 64'hd571041daf4d07f2;
            6'd36: lookup_3 = 64'hbc66b5876ada32c3;
            6'd37: lookup_3 = 64'h75b85b2ff7693405;
            6'd38: lookup_3 = 64'h8b71f35bc27bc322;
            6'd39: lookup_3 = 64'h99e192b47fdacf61;
            6'd40: lookup_3 = 64'h8f4b55dadd48af2c;
            6'd41: lookup_3 = 64'h9a5d7b4170413951;
            6'd42: lookup_3 = 64'h3181d83cf27319a0;
            6'd43: lookup_3 = 64'h7c6d077a6c07cb37;
            6'd44: lookup_3 = 64'hb2a0699d73f8d920;
            6'd45: lookup_3 = 64'hfab4c8ac12e7f16b;
            6'd46: lookup_3 = 64'hb925b459278f76e6;
            6'd47: lookup_3 = 64'h6d4f1dbe9fc32971;
            6'd48: lookup_3 = 64'he7a9621d2f3c5d36;
            6'd49: lookup_3 = 64'he4a7e96f3df4329;
            6'd50: lookup_3 = 64'h8e2dac2f674ce7f;
            6'd51: lookup_3 = 64'h1573cea30c0470a4;
            6'd52: lookup_3 = 64'ha416db070b24ca6c;
            6'd53: lookup_3 = 64'hfe65d9aaa160884;
            6'd54: lookup_3 = 64'h411853e0b3ae9b97;
            6'd55: lookup_3 = 64'hfe83d955109ea413;
            6'd56: lookup_3 = 64'hb10333e695fdcb55;
            6'd57: lookup_3 = 64'h7c93b46982bee3dd;
            6'd58: lookup_3 = 64'hf738bce8354e8da4;
            6'd59: lookup_3 = 64'h7545cf311f60bb6;
            6'd60: lookup_3 = 64'h2dc5d64dd6049351;
            6'd61: lookup_3 = 64'h7ef08cda7a72088e;
            6'd62: lookup_3 = 64'h7dece1dba9edd66e;
            6'd63: lookup_3 = 64'h22d4a163b4df809b;
            default: lookup_3 = 64'd0;
        endcase
    end

    wire [63:0] shifted_3 = lookup_3 >> pointers_clear_index[5:0];

    reg [63:0] lookup_4;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_4 = 64'h7df6ac3774abf563;
            6'd1: lookup_4 = 64'h6dfaaffcfb918029;
            6'd2: lookup_4 = 64'h13d68552832177b2;
            6'd3: lookup_4 = 64'h9a6b893e6bf5ae5d;
            6'd4: lookup_4 = 64'hc2940dd29a1256a2;
            6'd5: lookup_4 = 64'h879db359d9e16654;
            6'd6: lookup_4 = 64'h4688ebe9a7a029c1;
            6'd7: lookup_4 = 64'h1b4421b051ea1eaf;
            6'd8: lookup_4 = 64'h75190bf87cf17766;
            6'd9: lookup_4 = 64'h702cccb3e5149e71;
            6'd10: lookup_4 = 64'h589c613ea1e32024;
            6'd11: lookup_4 = 64'h6f4308b9a0896011;
            6'd12: lookup_4 = 64'ha76224a4fc7318eb;
            6'd13: lookup_4 = 64'h736d946c367abff9;
            6'd14: lookup_4 = 64'h3cc00dabc1aa8cd1;
            6'd15: lookup_4 = 64'h318c7e7a1bcfbd7f;
            6'd16: lookup_4 = 64'h3220c009d185ecf2;
            6'd17: lookup_4 = 64'ha612c0a999b929fe;
            6'd18: lookup_4 = 64'hb3a8d2a6103bad7;
            6'd19: lookup_4 = 64'hca59f49977add831;
            6'd20: lookup_4 = 64'h53c0347562bc9214;
            6'd21: lookup_4 = 64'h5763b67c8bc433a3;
            6'd22: lookup_4 = 64'h9d8a2d0eacaf4d1b;
            6'd23: lookup_4 = 64'ha5d9c30660ba5f56;
            6'd24: lookup_4 = 64'h82784fe0ba1f4625;
            6'd25: lookup_4 = 64'h4f3b2d5770e07566;
            6'd26: lookup_4 = 64'hdde63cc564bb8040;
            6'd27: lookup_4 = 64'h30336ecab56ab968;
            6'd28: lookup_4 = 64'h3e3af8cdfe4f7c9e;
            6'd29: lookup_4 = 64'h2d9f7348e64b363b;
            6'd30: lookup_4 = 64'h58bad7701d3eeda;
            6'd31: lookup_4 = 64'hd35176c4d101868;
            6'd32: lookup_4 = 64'h7df6ac3774abf563;
            6'd33: lookup_4 = 64'h6dfaaffcfb918029;
            6'd34: lookup_4 = 64'h13d68552832177b2;
            6'd35: lookup_4 = 64'h9a6b893e6bf5ae5d;
            6'd36: lookup_4 = 64'hc2940dd29a1256a2;
            6'd37: lookup_4 = 64'h879db359d9e16654;
            6'd38: lookup_4 = 64'h4688ebe9a7a029c1;
            6'd39: lookup_4 = 64'h1b4421b051ea1eaf;
            6'd40: lookup_4 = 64'h75190bf87cf17766;
            6'd41: lookup_4 = 64'h702cccb3e5149e71;
            6'd42: lookup_4 = 64'h589c613ea1e32024;
            6'd43: lookup_4 = 64'h6f4308b9a0896011;
            6'd44: lookup_4 = 64'ha76224a4fc7318eb;
            6'd45: lookup_4 = 64'h736d946c367abff9;
            6'd46: lookup_4 = 64'h3cc00dabc1aa8cd1;
            6'd47: lookup_4 = 64'h318c7e7a1bcfbd7f;
            6'd48: lookup_4 = 64'h3220c009d185ecf2;
            6'd49: lookup_4 = 64'ha612c0a999b929fe;
            6'd50: lookup_4 = 64'hb3a8d2a6103bad7;
            6'd51: lookup_4 = 64'hca59f49977add831;
            6'd52: lookup_4 = 64'h53c0347562bc9214;
            6'd53: lookup_4 = 64'h5763b67c8bc433a3;
            6'd54: lookup_4 = 64'h9d8a2d0eacaf4d1b;
            6'd55: lookup_4 = 64'ha5d9c30660ba5f56;
            6'd56: lookup_4 = 64'h82784fe0ba1f4625;
            6'd57: lookup_4 = 64'h4f3b2d5770e07566;
            6'd58: lookup_4 = 64'hdde63cc564bb8040;
            6'd59: lookup_4 = 64'h30336ecab56ab968;
            6'd60: lookup_4 = 64'h3e3af8cdfe4f7c9e;
            6'd61: lookup_4 = 64'h2d9f7348e64b363b;
            6'd62: lookup_4 = 64'h58bad7701d3eeda;
            6'd63: lookup_4 = 64'hd35176c4d101868;
            default: lookup_4 = 64'd0;
        endcase
    end

    wire [63:0] shifted_4 = lookup_4 >> pointers_clear_index[5:0];

    reg [63:0] lookup_5;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_5 = 64'h1660b30d26a1d2c2;
            6'd1: lookup_5 = 64'h8a34c54c56d145f3;
            6'd2: lookup_5 = 64'hf5f3f97058943d9b;
            6'd3: lookup_5 = 64'h83dfdfab5350bb0e;
            6'd4: lookup_5 = 64'h3f2179c5d78d69b0;
            6'd5: lookup_5 = 64'he4ec75280a1a0658;
            6'd6: lookup_5 = 64'h64e1bdc9420d0634;
            6'd7: lookup_5 = 64'hc33188061c098324;
            6'd8: lookup_5 = 64'hc81edab22f9b6935;
            6'd9: lookup_5 = 64'he66833f24fd479f5;
            6'd10: lookup_5 = 64'hb0314efcc6bd4251;
            6'd11: lookup_5 = 64'h57750ea243e5a39;
            6'd12: lookup_5 = 64'h120549605ac973db;
            6'd13: lookup_5 = 64'hf59789b21cc96ecd;
            6'd14: lookup_5 = 64'h46b829d9a8ecf512;
            6'd15: lookup_5 = 64'h5c9d5506fc453339;
            6'd16: lookup_5 = 64'he6cd1eafa38aa0b7;
            6'd17: lookup_5 = 64'h2536d967ab2ddda2;
            6'd18: lookup_5 = 64'h8ecfbd24982f72eb;
            6'd19: lookup_5 = 64'h667ed02d41c47df4;
            6'd20: lookup_5 = 64'hbee5925fd8fdaa3e;
            6'd21: lookup_5 = 64'h4c52d4eecc302848;
            6'd22: lookup_5 = 64'h1ce5810e0f425af1;
            6'd23: lookup_5 = 64'hf5174be55d8af4a0;
            6'd24: lookup_5 = 64'hb697da235caa9354;
            6'd25: lookup_5 = 64'h2c39364a0f1d5807;
            6'd26: lookup_5 = 64'he1866af6ae01bb8c;
            6'd27: lookup_5 = 64'h707eb238ddb128c8;
            6'd28: lookup_5 = 64'hb13d5a39460c0376;
            6'd29: lookup_5 = 64'hc33d05d4b9b54c5;
            6'd30: lookup_5 = 64'h80d1ae6e13015aa7;
            6'd31: lookup_5 = 64'h77fa3b6e0a1057c8;
            6'd32: lookup_5 = 64'he99f4cf2d95e2d3d;
            6'd33: lookup_5 = 64'h75cb3ab3a92eba0c;
            6'd34: lookup_5 = 64'ha0c068fa76bc264;
            6'd35: lookup_5 = 64'h7c202054acaf44f1;
            6'd36: lookup_5 = 64'hc0de863a2872964f;
            6'd37: lookup_5 = 64'h1b138ad7f5e5f9a7;
            6'd38: lookup_5 = 64'h9b1e4236bdf2f9cb;
            6'd39: lookup_5 = 64'h3cce77f9e3f67cdb;
            6'd40: lookup_5 = 64'h37e1254dd06496ca;
            6'd41: lookup_5 = 64'h1997cc0db02b860a;
            6'd42: lookup_5 = 64'h4fceb1033942bdae;
            6'd43: lookup_5 = 64'hfa88af15dbc1a5c6;
            6'd44: lookup_5 = 64'hedfab69fa5368c24;
            6'd45: lookup_5 = 64'ha68764de3369132;
            6'd46: lookup_5 = 64'hb947d62657130aed;
            6'd47: lookup_5 = 64'ha362aaf903baccc6;
            6'd48: lookup_5 = 64'h1932e1505c755f48;
            6'd49: lookup_5 = 64'hdac9269854d2225d;
            6'd50: lookup_5 = 64'h713042db67d08d14;
            6'd51: lookup_5 = 64'h99812fd2be3b820b;
            6'd52: lookup_5 = 64'h411a6da0270255c1;
            6'd53: lookup_5 = 64'hb3ad2b1133cfd7b7;
            6'd54: lookup_5 = 64'he31a7ef1f0bda50e;
            6'd55: lookup_5 = 64'hae8b41aa2750b5f;
            6'd56: lookup_5 = 64'h496825dca3556cab;
            6'd57: lookup_5 = 64'hd3c6c9b5f0e2a7f8;
            6'd58: lookup_5 = 64'h1e79950951fe4473;
            6'd59: lookup_5 = 64'h8f814dc7224ed737;
            6'd60: lookup_5 = 64'h4ec2a5c6b9f3fc89;
            6'd61: lookup_5 = 64'hf3cc2fa2b464ab3a;
            6'd62: lookup_5 = 64'h7f2e5191ecfea558;
            6'd63: lookup_5 = 64'h8805c491f5efa837;
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
