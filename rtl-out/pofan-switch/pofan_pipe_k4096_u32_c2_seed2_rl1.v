// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k4096_u32_c2_seed2_rl1
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 4096 keys, 32 uplinks, packets a cycle: 1, latency 4.
// Pointers in a memory of read latency 1; after reset `ready` is low for 4096 cycles while they are written.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k4096_u32_c2_seed2_rl1 (
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
            6'd0: lookup_1 = 64'h6be7eb88eb1272f6;
            6'd1: lookup_1 = 64'h8f6285ea2ab652ce;
            6'd2: lookup_1 = 64'hc96350185cc514dc;
            6'd3: lookup_1 = 64'h530831e471233600;
            6'd4: lookup_1 = 64'h32a81f09d1845b07;
            6'd5: lookup_1 = 64'heb4794ca97aea7f4;
            6'd6: lookup_1 = 64'h978938584efa03a9;
            6'd7: lookup_1 = 64'h66481abbda91358f;
            6'd8: lookup_1 = 64'h2cdaa54bd8959a39;
            6'd9: lookup_1 = 64'h9b0fa558f4a469c9;
            6'd10: lookup_1 = 64'h1ad4a0617b842aa6;
            6'd11: lookup_1 = 64'h2331bd01746d5da;
            6'd12: lookup_1 = 64'h896b03ec63d10ee7;
            6'd13: lookup_1 = 64'h71a7d332329e3c12;
            6'd14: lookup_1 = 64'ha9d91c28775def49;
            6'd15: lookup_1 = 64'h69995202b3d58d5f;
            6'd16: lookup_1 = 64'h89457c8f9f260082;
            6'd17: lookup_1 = 64'h9aacc0df410b1df1;
            6'd18: lookup_1 = 64'haad840b2cb19c7f7;
            6'd19: lookup_1 = 64'h26299e3dd7b5f577;
            6'd20: lookup_1 = 64'head1ba726043e167;
            6'd21: lookup_1 = 64'h9dcc21f91b501630;
            6'd22: lookup_1 = 64'h33a20d417c957d4a;
            6'd23: lookup_1 = 64'hc841e8be68f7bb1b;
            6'd24: lookup_1 = 64'h344dc60e09def56;
            6'd25: lookup_1 = 64'hff62b671216a6fb6;
            6'd26: lookup_1 = 64'hf83a64084e058079;
            6'd27: lookup_1 = 64'h57d1cd9f63d13e55;
            6'd28: lookup_1 = 64'hbc8576c604b00c6f;
            6'd29: lookup_1 = 64'hb67ee35608e833db;
            6'd30: lookup_1 = 64'h7fdbf60051f74a34;
            6'd31: lookup_1 = 64'hec3e31ecbf370ab5;
            6'd32: lookup_1 = 64'h6be7eb88eb1272f6;
            6'd33: lookup_1 = 64'h8f6285ea2ab652ce;
            6'd34: lookup_1 = 64'hc96350185cc514dc;
            6'd35: lookup_1 = 64'h530831e471233600;
            6'd36: lookup_1 = 64'h32a81f09d1845b07;
            6'd37: lookup_1 = 64'heb4794ca97aea7f4;
            6'd38: lookup_1 = 64'h978938584efa03a9;
            6'd39: lookup_1 = 64'h66481abbda91358f;
            6'd40: lookup_1 = 64'h2cdaa54bd8959a39;
            6'd41: lookup_1 = 64'h9b0fa558f4a469c9;
            6'd42: lookup_1 = 64'h1ad4a0617b842aa6;
            6'd43: lookup_1 = 64'h2331bd01746d5da;
            6'd44: lookup_1 = 64'h896b03ec63d10ee7;
            6'd45: lookup_1 = 64'h71a7d332329e3c12;
            6'd46: lookup_1 = 64'ha9d91c28775def49;
            6'd47: lookup_1 = 64'h69995202b3d58d5f;
            6'd48: lookup_1 = 64'h89457c8f9f260082;
            6'd49: lookup_1 = 64'h9aacc0df410b1df1;
            6'd50: lookup_1 = 64'haad840b2cb19c7f7;
            6'd51: lookup_1 = 64'h26299e3dd7b5f577;
            6'd52: lookup_1 = 64'head1ba726043e167;
            6'd53: lookup_1 = 64'h9dcc21f91b501630;
            6'd54: lookup_1 = 64'h33a20d417c957d4a;
            6'd55: lookup_1 = 64'hc841e8be68f7bb1b;
            6'd56: lookup_1 = 64'h344dc60e09def56;
            6'd57: lookup_1 = 64'hff62b671216a6fb6;
            6'd58: lookup_1 = 64'hf83a64084e058079;
            6'd59: lookup_1 = 64'h57d1cd9f63d13e55;
            6'd60: lookup_1 = 64'hbc8576c604b00c6f;
            6'd61: lookup_1 = 64'hb67ee35608e833db;
            6'd62: lookup_1 = 64'h7fdbf60051f74a34;
            6'd63: lookup_1 = 64'hec3e31ecbf370ab5;
            default: lookup_1 = 64'd0;
        endcase
    end

    wire [63:0] shifted_1 = lookup_1 >> pointers_clear_index[5:0];

    reg [63:0] lookup_2;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_2 = 64'ha3f4d08aca8baee7;
            6'd1: lookup_2 = 64'h83ecc0d3ec6b0cf6;
            6'd2: lookup_2 = 64'ha14cb54cc9ae49c3;
            6'd3: lookup_2 = 64'h63413b48d4452125;
            6'd4: lookup_2 = 64'hb477baae47662565;
            6'd5: lookup_2 = 64'hd767a2b99db8388;
            6'd6: lookup_2 = 64'hb196ba4ec56c36d5;
            6'd7: lookup_2 = 64'h3b896985cdd7cc2a;
            6'd8: lookup_2 = 64'h50eae1c90d3ffbc1;
            6'd9: lookup_2 = 64'h5883d6ce81fc2fa2;
            6'd10: lookup_2 = 64'ha23feba2a90d56e6;
            6'd11: lookup_2 = 64'h79e90e1da149e73;
            6'd12: lookup_2 = 64'h374bf88091115a98;
            6'd13: lookup_2 = 64'hd1e0f23fb07ca3ca;
            6'd14: lookup_2 = 64'ha26aad48258ae554;
            6'd15: lookup_2 = 64'h367323cd22cd86b1;
            6'd16: lookup_2 = 64'hf3ff9b3131ed8b38;
            6'd17: lookup_2 = 64'ha24217436137aa96;
            6'd18: lookup_2 = 64'hf819ee3a2bfde33;
            6'd19: lookup_2 = 64'hd612ca8bd9dbdae2;
            6'd20: lookup_2 = 64'hc7676e618d979f37;
            6'd21: lookup_2 = 64'hb7a3f185d14b4c1b;
            6'd22: lookup_2 = 64'hdf0df6c7e7d1dc30;
            6'd23: lookup_2 = 64'h81ec4299afab900;
            6'd24: lookup_2 = 64'h7938d505db3c0876;
            6'd25: lookup_2 = 64'h989c89dce400dd15;
            6'd26: lookup_2 = 64'h82f6030316ba8a1f;
            6'd27: lookup_2 = 64'h5cff76240ffb80ed;
            6'd28: lookup_2 = 64'he08e4278a74c7deb;
            6'd29: lookup_2 = 64'hbf1d34c821661d07;
            6'd30: lookup_2 = 64'h8d0bb4c14529574;
            6'd31: lookup_2 = 64'h1b3ff79b4405baf2;
            6'd32: lookup_2 = 64'ha3f4d08aca8baee7;
            6'd33: lookup_2 = 64'h83ecc0d3ec6b0cf6;
            6'd34: lookup_2 = 64'ha14cb54cc9ae49c3;
            6'd35: lookup_2 = 64'h63413b48d4452125;
            6'd36: lookup_2 = 64'hb477baae47662565;
            6'd37: lookup_2 = 64'hd767a2b99db8388;
            6'd38: lookup_2 = 64'hb196ba4ec56c36d5;
            6'd39: lookup_2 = 64'h3b896985cdd7cc2a;
            6'd40: lookup_2 = 64'h50eae1c90d3ffbc1;
            6'd41: lookup_2 = 64'h5883d6ce81fc2fa2;
            6'd42: lookup_2 = 64'ha23feba2a90d56e6;
            6'd43: lookup_2 = 64'h79e90e1da149e73;
            6'd44: lookup_2 = 64'h374bf88091115a98;
            6'd45: lookup_2 = 64'hd1e0f23fb07ca3ca;
            6'd46: lookup_2 = 64'ha26aad48258ae554;
            6'd47: lookup_2 = 64'h367323cd22cd86b1;
            6'd48: lookup_2 = 64'hf3ff9b3131ed8b38;
            6'd49: lookup_2 = 64'ha24217436137aa96;
            6'd50: lookup_2 = 64'hf819ee3a2bfde33;
            6'd51: lookup_2 = 64'hd612ca8bd9dbdae2;
            6'd52: lookup_2 = 64'hc7676e618d979f37;
            6'd53: lookup_2 = 64'hb7a3f185d14b4c1b;
            6'd54: lookup_2 = 64'hdf0df6c7e7d1dc30;
            6'd55: lookup_2 = 64'h81ec4299afab900;
            6'd56: lookup_2 = 64'h7938d505db3c0876;
            6'd57: lookup_2 = 64'h989c89dce400dd15;
            6'd58: lookup_2 = 64'h82f6030316ba8a1f;
            6'd59: lookup_2 = 64'h5cff76240ffb80ed;
            6'd60: lookup_2 = 64'he08e4278a74c7deb;
            6'd61: lookup_2 = 64'hbf1d34c821661d07;
            6'd62: lookup_2 = 64'h8d0bb4c14529574;
            6'd63: lookup_2 = 64'h1b3ff79b4405baf2;
            default: lookup_2 = 64'd0;
        endcase
    end

    wire [63:0] shifted_2 = lookup_2 >> pointers_clear_index[5:0];

    reg [63:0] lookup_3;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_3 = 64'h5c856ac4034dcac2;
            6'd1: lookup_3 = 64'hb4494e3672e43e48;
            6'd2: lookup_3 = 64'hbd915f0b5bebc0b7;
            6'd3: lookup_3 = 64'h862c811b589afe8c;
            6'd4: lookup_3 = 64'hb6b35a1e4b774d92;
            6'd5: lookup_3 = 64'h323e48d25978c4a3;
            6'd6: lookup_3 = 64'h2fff5f81b329a425;
            6'd7: lookup_3 = 64'h83927bfef3ae8d6b;
            6'd8: lookup_3 = 64'hb401850765bd40bb;
            6'd9: lookup_3 = 64'h39fec997cb111060;
            6'd10: lookup_3 = 64'h494c538d3a2a06d0;
            6'd11: lookup_3 = 64'h988f6f21df69d9a9;
            6'd12: lookup_3 = 64'heae3292f4eaed526;
            6'd13: lookup_3 = 64'hfe449bcc4578f6e6;
            6'd14: lookup_3 = 64'h382a8b04e1623f37;
            6'd15: lookup_3 = 64'h2f2080421ecb3737;
            6'd16: lookup_3 = 64'hc78df8581238d2bc;
            6'd17: lookup_3 = 64'hc05609de5c08c322;
            6'd18: lookup_3 = 64'h8c05cf88459be70f;
            6'd19: lookup_3 = 64'hb7f9ed1ba8a841dd;
            6'd20: lookup_3 = 64'he8b93251674a6c24;
            6'd21: lookup_3 = 64'hd73c465514f853a6;
            6'd22: lookup_3 = 64'h21c691bd0d31a707;
            6'd23: lookup_3 = 64'hae8d7b2dfe5aa199;
            6'd24: lookup_3 = 64'h481f0b7207796e70;
            6'd25: lookup_3 = 64'h4370e9b860036cce;
            6'd26: lookup_3 = 64'he40fd5cd2c19e0c8;
            6'd27: lookup_3 = 64'hd31b8f51fa6e1579;
            6'd28: lookup_3 = 64'hd1d5f1824a81247b;
            6'd29: lookup_3 = 64'hbf39e762cf4167c;
            6'd30: lookup_3 = 64'ha996c7630afeffd0;
            6'd31: lookup_3 = 64'h2d7c6dfb460a6f15;
            6'd32: lookup_3 = 64'h5c856ac4034dcac2;
            6'd33: lookup_3 = 64'hb4494e3672e43e48;
            6'd34: lookup_3 = 64'hbd915f0b5bebc0b7;
            6'd35: lookup_3 = 64'h862c811b589afe8c;
            6'd36: lookup_3 = 64'hb6b35a1e4b774d92;
            6'd37: lookup_3 = 64'h323e48d25978c4a3;
            6'd38: lookup_3 = 64'h2fff5f81b329a425;
            6'd39: lookup_3 = 64'h83927bfef3ae8d6b;
            6'd40: lookup_3 = 64'hb401850765bd40bb;
            6'd41: lookup_3 = 64'h39fec997cb111060;
            6'd42: lookup_3 = 64'h494c538d3a2a06d0;
            6'd43: lookup_3 = 64'h988f6f21df69d9a9;
            6'd44: lookup_3 = 64'heae3292f4eaed526;
            6'd45: lookup_3 = 64'hfe449bcc4578f6e6;
            6'd46: lookup_3 = 64'h382a8b04e1623f37;
            6'd47: lookup_3 = 64'h2f2080421ecb3737;
            6'd48: lookup_3 = 64'hc78df8581238d2bc;
            6'd49: lookup_3 = 64'hc05609de5c08c322;
            6'd50: lookup_3 = 64'h8c05cf88459be70f;
            6'd51: lookup_3 = 64'hb7f9ed1ba8a841dd;
            6'd52: lookup_3 = 64'he8b93251674a6c24;
            6'd53: lookup_3 = 64'hd73c465514f853a6;
            6'd54: lookup_3 = 64'h21c691bd0d31a707;
            6'd55: lookup_3 = 64'hae8d7b2dfe5aa199;
            6'd56: lookup_3 = 64'h481f0b7207796e70;
            6'd57: lookup_3 = 64'h4370e9b860036cce;
            6'd58: lookup_3 = 64'he40fd5cd2c19e0c8;
            6'd59: lookup_3 = 64'hd31b8f51fa6e1579;
            6'd60: lookup_3 = 64'hd1d5f1824a81247b;
            6'd61: lookup_3 = 64'hbf39e762cf4167c;
            6'd62: lookup_3 = 64'ha996c7630afeffd0;
            6'd63: lookup_3 = 64'h2d7c6dfb460a6f15;
            default: lookup_3 = 64'd0;
        endcase
    end

    wire [63:0] shifted_3 = lookup_3 >> pointers_clear_index[5:0];

    reg [63:0] lookup_4;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_4 = 64'hf61cf15f61c66d38;
            6'd1: lookup_4 = 64'hf4db2be2dff3b220;
            6'd2: lookup_4 = 64'h1639cb9ec206785f;
            6'd3: lookup_4 = 64'hdf9fd54ab22044f2;
            6'd4: lookup_4 = 64'hdc1d1928f9ebf938;
            6'd5: lookup_4 = 64'h71ae071964926e6c;
            6'd6: lookup_4 = 64'hc1c781ecd0c32970;
            6'd7: lookup_4 = 64'h228b1f6f02576f11;
            6'd8: lookup_4 = 64'h422f577b68e41e02;
            6'd9: lookup_4 = 64'hf42242f36a362bfa;
            6'd10: lookup_4 = 64'he7c239c6f4778cb5;
            6'd11: lookup_4 = 64'h584e8454411aedb9;
            6'd12: lookup_4 = 64'hccaac4cbd2984791;
            6'd13: lookup_4 = 64'hcf92c7a3aeb3e3ff;
            6'd14: lookup_4 = 64'h26ba23e09a87f66;
            6'd15: lookup_4 = 64'h91c374d535995b54;
            6'd16: lookup_4 = 64'h7e01737d2c775d38;
            6'd17: lookup_4 = 64'heffd5c3c8a65a960;
            6'd18: lookup_4 = 64'h5d071729d11e778b;
            6'd19: lookup_4 = 64'hf5593d7fcb6eddfd;
            6'd20: lookup_4 = 64'h5333f1bd4c8ea656;
            6'd21: lookup_4 = 64'hfd9d8b33a0ce02cc;
            6'd22: lookup_4 = 64'he17624d6f4cce1c7;
            6'd23: lookup_4 = 64'h4948113755144d8b;
            6'd24: lookup_4 = 64'h7928be1c6dd80045;
            6'd25: lookup_4 = 64'hadf10c3b29749c8c;
            6'd26: lookup_4 = 64'ha4da4ec479d5b3ab;
            6'd27: lookup_4 = 64'hb173cb05e107b0b0;
            6'd28: lookup_4 = 64'h6b27832e0a10b520;
            6'd29: lookup_4 = 64'h8c19844203eeba45;
            6'd30: lookup_4 = 64'h47a68a38b80e10ce;
            6'd31: lookup_4 = 64'hf34cb9de4f0456e5;
            6'd32: lookup_4 = 64'hf61cf15f61c66d38;
            6'd33: lookup_4 = 64'hf4db2be2dff3b220;
            6'd34: lookup_4 = 64'h1639cb9ec206785f;
            6'd35: lookup_4 = 64'hdf9fd54ab22044f2;
            6'd36: lookup_4 = 64'hdc1d1928f9ebf938;
            6'd37: lookup_4 = 64'h71ae071964926e6c;
            6'd38: lookup_4 = 64'hc1c781ecd0c32970;
            6'd39: lookup_4 = 64'h228b1f6f02576f11;
            6'd40: lookup_4 = 64'h422f577b68e41e02;
            6'd41: lookup_4 = 64'hf42242f36a362bfa;
            6'd42: lookup_4 = 64'he7c239c6f4778cb5;
            6'd43: lookup_4 = 64'h584e8454411aedb9;
            6'd44: lookup_4 = 64'hccaac4cbd2984791;
            6'd45: lookup_4 = 64'hcf92c7a3aeb3e3ff;
            6'd46: lookup_4 = 64'h26ba23e09a87f66;
            6'd47: lookup_4 = 64'h91c374d535995b54;
            6'd48: lookup_4 = 64'h7e01737d2c775d38;
            6'd49: lookup_4 = 64'heffd5c3c8a65a960;
            6'd50: lookup_4 = 64'h5d071729d11e778b;
            6'd51: lookup_4 = 64'hf5593d7fcb6eddfd;
            6'd52: lookup_4 = 64'h5333f1bd4c8ea656;
            6'd53: lookup_4 = 64'hfd9d8b33a0ce02cc;
            6'd54: lookup_4 = 64'he17624d6f4cce1c7;
            6'd55: lookup_4 = 64'h4948113755144d8b;
            6'd56: lookup_4 = 64'h7928be1c6dd80045;
            6'd57: lookup_4 = 64'hadf10c3b29749c8c;
            6'd58: lookup_4 = 64'ha4da4ec479d5b3ab;
            6'd59: lookup_4 = 64'hb173cb05e107b0b0;
            6'd60: lookup_4 = 64'h6b27832e0a10b520;
            6'd61: lookup_4 = 64'h8c19844203eeba45;
            6'd62: lookup_4 = 64'h47a68a38b80e10ce;
            6'd63: lookup_4 = 64'hf34cb9de4f0456e5;
            default: lookup_4 = 64'd0;
        endcase
    end

    wire [63:0] shifted_4 = lookup_4 >> pointers_clear_index[5:0];

    reg [63:0] lookup_5;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_5 = 64'h516ad944cf2052cf;
            6'd1: lookup_5 = 64'h195e6cbb0bc1c736;
            6'd2: lookup_5 = 64'h2417bc1aca63ee30;
            6'd3: lookup_5 = 64'h943e8b556cded0d2;
            6'd4: lookup_5 = 64'h394f081733242ea2;
            6'd5: lookup_5 = 64'h2f83d05916dd8094;
            6'd6: lookup_5 = 64'h6db2ab457b3e22d3;
            6'd7: lookup_5 = 64'hff4d852fd3ecd6df;
            6'd8: lookup_5 = 64'hb6c0517e0a10bb16;
            6'd9: lookup_5 = 64'heceea568d336cff2;
            6'd10: lookup_5 = 64'h7b9ec2789dc43886;
            6'd11: lookup_5 = 64'h2ec8ea44df2b5dea;
            6'd12: lookup_5 = 64'h53a1f97ff64d87b2;
            6'd13: lookup_5 = 64'h13555849942832c9;
            6'd14: lookup_5 = 64'h4fb084774997f26b;
            6'd15: lookup_5 = 64'h94306a1e290995c7;
            6'd16: lookup_5 = 64'h508d5dc3b6d52b3d;
            6'd17: lookup_5 = 64'habbb496c3791020e;
            6'd18: lookup_5 = 64'h278ea82bc3cf7d95;
            6'd19: lookup_5 = 64'hd0be4df33eed0f45;
            6'd20: lookup_5 = 64'he60b610809e193b9;
            6'd21: lookup_5 = 64'he11f08238ded4a0;
            6'd22: lookup_5 = 64'h77d42f780a2e2132;
            6'd23: lookup_5 = 64'h56608883e42d7808;
            6'd24: lookup_5 = 64'h7071de7c133934d9;
            6'd25: lookup_5 = 64'hd7b5477420e220b3;
            6'd26: lookup_5 = 64'he5703ceef6786104;
            6'd27: lookup_5 = 64'haff56dedaf8dd63d;
            6'd28: lookup_5 = 64'h9be033c64270082a;
            6'd29: lookup_5 = 64'h69ea38a0523134df;
            6'd30: lookup_5 = 64'h47671e9cd97f40ba;
            6'd31: lookup_5 = 64'h7063807a0b2ec74e;
            6'd32: lookup_5 = 64'hae9526bb30dfad30;
            6'd33: lookup_5 = 64'he6a19344f43e38c9;
            6'd34: lookup_5 = 64'hdbe843e5359c11cf;
            6'd35: lookup_5 = 64'h6bc174aa93212f2d;
            6'd36: lookup_5 = 64'hc6b0f7e8ccdbd15d;
            6'd37: lookup_5 = 64'hd07c2fa6e9227f6b;
            6'd38: lookup_5 = 64'h924d54ba84c1dd2c;
            6'd39: lookup_5 = 64'hb27ad02c132920;
            6'd40: lookup_5 = 64'h493fae81f5ef44e9;
            6'd41: lookup_5 = 64'h13115a972cc9300d;
            6'd42: lookup_5 = 64'h84613d87623bc779;
            6'd43: lookup_5 = 64'hd13715bb20d4a215;
            6'd44: lookup_5 = 64'hac5e068009b2784d;
            6'd45: lookup_5 = 64'hecaaa7b66bd7cd36;
            6'd46: lookup_5 = 64'hb04f7b88b6680d94;
            6'd47: lookup_5 = 64'h6bcf95e1d6f66a38;
            6'd48: lookup_5 = 64'haf72a23c492ad4c2;
            6'd49: lookup_5 = 64'h5444b693c86efdf1;
            6'd50: lookup_5 = 64'hd87157d43c30826a;
            6'd51: lookup_5 = 64'h2f41b20cc112f0ba;
            6'd52: lookup_5 = 64'h19f49ef7f61e6c46;
            6'd53: lookup_5 = 64'hf1ee0f7dc7212b5f;
            6'd54: lookup_5 = 64'h882bd087f5d1decd;
            6'd55: lookup_5 = 64'ha99f777c1bd287f7;
            6'd56: lookup_5 = 64'h8f8e2183ecc6cb26;
            6'd57: lookup_5 = 64'h284ab88bdf1ddf4c;
            6'd58: lookup_5 = 64'h1a8fc31109879efb;
            6'd59: lookup_5 = 64'h500a9212507229c2;
            6'd60: lookup_5 = 64'h641fcc39bd8ff7d5;
            6'd61: lookup_5 = 64'h9615c75fadcecb20;
            6'd62: lookup_5 = 64'hb898e1632680bf45;
            6'd63: lookup_5 = 64'h8f9c7f85f4d138b1;
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
