// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k4096_u32_c2_seed7_rl1
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 4096 keys, 32 uplinks, packets a cycle: 1, latency 4.
// Pointers in a memory of read latency 1; after reset `ready` is low for 4096 cycles while they are written.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k4096_u32_c2_seed7_rl1 (
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
            6'd0: lookup_1 = 64'h798d5aaee8f4f620;
            6'd1: lookup_1 = 64'h7364703500a13256;
            6'd2: lookup_1 = 64'h696b84d214388b44;
            6'd3: lookup_1 = 64'h3132572dff670405;
            6'd4: lookup_1 = 64'h99eb636a4c6c408;
            6'd5: lookup_1 = 64'h53c13d7c6d6ee190;
            6'd6: lookup_1 = 64'h77bf77e2c4f89ef0;
            6'd7: lookup_1 = 64'h4b08741aa8fe42d;
            6'd8: lookup_1 = 64'he5acf0337aa582f2;
            6'd9: lookup_1 = 64'hf7cac3016d72b204;
            6'd10: lookup_1 = 64'h904ed478f9d448fe;
            6'd11: lookup_1 = 64'h2026bc0ba960f1fc;
            6'd12: lookup_1 = 64'h74620581bc1a3c44;
            6'd13: lookup_1 = 64'h436006b7714f107;
            6'd14: lookup_1 = 64'h4f3ac1e517b3516a;
            6'd15: lookup_1 = 64'hbda94f0cbe3102c3;
            6'd16: lookup_1 = 64'he4dbc68cddef05b2;
            6'd17: lookup_1 = 64'ha63e4a92c517e0bb;
            6'd18: lookup_1 = 64'h36b1d610064a3534;
            6'd19: lookup_1 = 64'h47f35fa926225cf1;
            6'd20: lookup_1 = 64'h20adcc6078de167e;
            6'd21: lookup_1 = 64'h972886acee04c31c;
            6'd22: lookup_1 = 64'hda8d37fd9299d69b;
            6'd23: lookup_1 = 64'h5443c9393a06a8bd;
            6'd24: lookup_1 = 64'h57a2c0380db41347;
            6'd25: lookup_1 = 64'h876a9850ec26db98;
            6'd26: lookup_1 = 64'ha0926145061883cd;
            6'd27: lookup_1 = 64'hb7bf44055c460378;
            6'd28: lookup_1 = 64'h80a15bf7397c54c4;
            6'd29: lookup_1 = 64'h682cbc7652fb9002;
            6'd30: lookup_1 = 64'hcd097146a90b1bda;
            6'd31: lookup_1 = 64'hcff037692ea0391f;
            6'd32: lookup_1 = 64'h798d5aaee8f4f620;
            6'd33: lookup_1 = 64'h7364703500a13256;
            6'd34: lookup_1 = 64'h696b84d214388b44;
            6'd35: lookup_1 = 64'h3132572dff670405;
            6'd36: lookup_1 = 64'h99eb636a4c6c408;
            6'd37: lookup_1 = 64'h53c13d7c6d6ee190;
            6'd38: lookup_1 = 64'h77bf77e2c4f89ef0;
            6'd39: lookup_1 = 64'h4b08741aa8fe42d;
            6'd40: lookup_1 = 64'he5acf0337aa582f2;
            6'd41: lookup_1 = 64'hf7cac3016d72b204;
            6'd42: lookup_1 = 64'h904ed478f9d448fe;
            6'd43: lookup_1 = 64'h2026bc0ba960f1fc;
            6'd44: lookup_1 = 64'h74620581bc1a3c44;
            6'd45: lookup_1 = 64'h436006b7714f107;
            6'd46: lookup_1 = 64'h4f3ac1e517b3516a;
            6'd47: lookup_1 = 64'hbda94f0cbe3102c3;
            6'd48: lookup_1 = 64'he4dbc68cddef05b2;
            6'd49: lookup_1 = 64'ha63e4a92c517e0bb;
            6'd50: lookup_1 = 64'h36b1d610064a3534;
            6'd51: lookup_1 = 64'h47f35fa926225cf1;
            6'd52: lookup_1 = 64'h20adcc6078de167e;
            6'd53: lookup_1 = 64'h972886acee04c31c;
            6'd54: lookup_1 = 64'hda8d37fd9299d69b;
            6'd55: lookup_1 = 64'h5443c9393a06a8bd;
            6'd56: lookup_1 = 64'h57a2c0380db41347;
            6'd57: lookup_1 = 64'h876a9850ec26db98;
            6'd58: lookup_1 = 64'ha0926145061883cd;
            6'd59: lookup_1 = 64'hb7bf44055c460378;
            6'd60: lookup_1 = 64'h80a15bf7397c54c4;
            6'd61: lookup_1 = 64'h682cbc7652fb9002;
            6'd62: lookup_1 = 64'hcd097146a90b1bda;
            6'd63: lookup_1 = 64'hcff037692ea0391f;
            default: lookup_1 = 64'd0;
        endcase
    end

    wire [63:0] shifted_1 = lookup_1 >> pointers_clear_index[5:0];

    reg [63:0] lookup_2;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_2 = 64'h7fd9a05846666cf8;
            6'd1: lookup_2 = 64'h16e8bb8dfd0bba73;
            6'd2: lookup_2 = 64'ha99cca939feac6d;
            6'd3: lookup_2 = 64'h6cfa8df008e34287;
            6'd4: lookup_2 = 64'h2b8939e7e02c6a77;
            6'd5: lookup_2 = 64'h1f93681a6e087dec;
            6'd6: lookup_2 = 64'hc4604d3be670bc12;
            6'd7: lookup_2 = 64'h3b44f45a4a2558c2;
            6'd8: lookup_2 = 64'ha7cd9623b9c20c2;
            6'd9: lookup_2 = 64'h45a7e2189baecc9a;
            6'd10: lookup_2 = 64'h9f61beacd2baf190;
            6'd11: lookup_2 = 64'h10643f82af792a2a;
            6'd12: lookup_2 = 64'h9b1993e2af0673d;
            6'd13: lookup_2 = 64'h31f6b9794ecd3568;
            6'd14: lookup_2 = 64'h9630f8060eb874f2;
            6'd15: lookup_2 = 64'hba6fc4a47a6db19c;
            6'd16: lookup_2 = 64'h75ddc532896d3c58;
            6'd17: lookup_2 = 64'h3fc7df7071d59ed8;
            6'd18: lookup_2 = 64'h29ef4fd7f4bce197;
            6'd19: lookup_2 = 64'h8e7696051482b64b;
            6'd20: lookup_2 = 64'hb2de9b715394f316;
            6'd21: lookup_2 = 64'h1cdb9635b3baa122;
            6'd22: lookup_2 = 64'hc705364535c2581d;
            6'd23: lookup_2 = 64'h7d77cdfe290ae409;
            6'd24: lookup_2 = 64'h2669972ca4c192a4;
            6'd25: lookup_2 = 64'h3d64457a221ccec8;
            6'd26: lookup_2 = 64'h51da8be6e1943c9b;
            6'd27: lookup_2 = 64'h2488ab60c5c335f9;
            6'd28: lookup_2 = 64'h48075aa3bd5099a;
            6'd29: lookup_2 = 64'ha0e3a2f531dadb12;
            6'd30: lookup_2 = 64'h8021152e679b474b;
            6'd31: lookup_2 = 64'habe9fa28db11aa2c;
            6'd32: lookup_2 = 64'h7fd9a05846666cf8;
            6'd33: lookup_2 = 64'h16e8bb8dfd0bba73;
            6'd34: lookup_2 = 64'ha99cca939feac6d;
            6'd35: lookup_2 = 64'h6cfa8df008e34287;
            6'd36: lookup_2 = 64'h2b8939e7e02c6a77;
            6'd37: lookup_2 = 64'h1f93681a6e087dec;
            6'd38: lookup_2 = 64'hc4604d3be670bc12;
            6'd39: lookup_2 = 64'h3b44f45a4a2558c2;
            6'd40: lookup_2 = 64'ha7cd9623b9c20c2;
            6'd41: lookup_2 = 64'h45a7e2189baecc9a;
            6'd42: lookup_2 = 64'h9f61beacd2baf190;
            6'd43: lookup_2 = 64'h10643f82af792a2a;
            6'd44: lookup_2 = 64'h9b1993e2af0673d;
            6'd45: lookup_2 = 64'h31f6b9794ecd3568;
            6'd46: lookup_2 = 64'h9630f8060eb874f2;
            6'd47: lookup_2 = 64'hba6fc4a47a6db19c;
            6'd48: lookup_2 = 64'h75ddc532896d3c58;
            6'd49: lookup_2 = 64'h3fc7df7071d59ed8;
            6'd50: lookup_2 = 64'h29ef4fd7f4bce197;
            6'd51: lookup_2 = 64'h8e7696051482b64b;
            6'd52: lookup_2 = 64'hb2de9b715394f316;
            6'd53: lookup_2 = 64'h1cdb9635b3baa122;
            6'd54: lookup_2 = 64'hc705364535c2581d;
            6'd55: lookup_2 = 64'h7d77cdfe290ae409;
            6'd56: lookup_2 = 64'h2669972ca4c192a4;
            6'd57: lookup_2 = 64'h3d64457a221ccec8;
            6'd58: lookup_2 = 64'h51da8be6e1943c9b;
            6'd59: lookup_2 = 64'h2488ab60c5c335f9;
            6'd60: lookup_2 = 64'h48075aa3bd5099a;
            6'd61: lookup_2 = 64'ha0e3a2f531dadb12;
            6'd62: lookup_2 = 64'h8021152e679b474b;
            6'd63: lookup_2 = 64'habe9fa28db11aa2c;
            default: lookup_2 = 64'd0;
        endcase
    end

    wire [63:0] shifted_2 = lookup_2 >> pointers_clear_index[5:0];

    reg [63:0] lookup_3;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_3 = 64'h818607e17b911b75;
            6'd1: lookup_3 = 64'hec3ef74e74609e31;
            6'd2: lookup_3 = 64'ha62d05a834111ce6;
            6'd3: lookup_3 = 64'h80cad63815aa4d12;
            6'd4: lookup_3 = 64'hae587f3a31c06900;
            6'd5: lookup_3 = 64'hb4653048b9d6366d;
            6'd6: lookup_3 = 64'h90a0ef9ea693a6f3;
            6'd7: lookup_3 = 64'h345f7b4ac65a2758;
            6'd8: lookup_3 = 64'ha07202cf5fc46338;
            6'd9: lookup_3 = 64'hdbf859736bdddb82;
            6'd10: lookup_3 = 64'he22bbf1b17595602;
            6'd11: lookup_3 = 64'h94fab9a6673dde61;
            6'd12: lookup_3 = 64'hf8d0bfb51b7068ec;
            6'd13: lookup_3 = 64'h2a861b9bc196cadb;
            6'd14: lookup_3 = 64'h602b7033fb2049bb;
            6'd15: lookup_3 = 64'h80d0481e33b1ac2d;
            6'd16: lookup_3 = 64'h165daf86a1aed86b;
            6'd17: lookup_3 = 64'hbc831765295a75ee;
            6'd18: lookup_3 = 64'h41a5dfe682ef0650;
            6'd19: lookup_3 = 64'h858b4eff778a36bd;
            6'd20: lookup_3 = 64'hfdf47e6e69a0c372;
            6'd21: lookup_3 = 64'h6fe34ac2d4f06a25;
            6'd22: lookup_3 = 64'h586f70ea1ce4b664;
            6'd23: lookup_3 = 64'hc545095325a780fd;
            6'd24: lookup_3 = 64'h775c31c8d0ef4cb7;
            6'd25: lookup_3 = 64'h2a8f6deaed567964;
            6'd26: lookup_3 = 64'he3e3ffa776201e2;
            6'd27: lookup_3 = 64'h83e851b5af9ccd4b;
            6'd28: lookup_3 = 64'h651d5c5487d684a7;
            6'd29: lookup_3 = 64'h60511cfa6b2d5b82;
            6'd30: lookup_3 = 64'h89e411f0fd43a255;
            6'd31: lookup_3 = 64'h7a87eff98cfa452e;
            6'd32: lookup_3 = 64'h818607e17b911b75;
            6'd33: lookup_3 = 64'hec3ef74e74609e31;
            6'd34: lookup_3 = 64'ha62d05a834111ce6;
            6'd35: lookup_3 = 64'h80cad63815aa4d12;
            6'd36: lookup_3 = 64'hae587f3a31c06900;
            6'd37: lookup_3 = 64'hb4653048b9d6366d;
            6'd38: lookup_3 = 64'h90a0ef9ea693a6f3;
            6'd39: lookup_3 = 64'h345f7b4ac65a2758;
            6'd40: lookup_3 = 64'ha07202cf5fc46338;
            6'd41: lookup_3 = 64'hdbf859736bdddb82;
            6'd42: lookup_3 = 64'he22bbf1b17595602;
            6'd43: lookup_3 = 64'h94fab9a6673dde61;
            6'd44: lookup_3 = 64'hf8d0bfb51b7068ec;
            6'd45: lookup_3 = 64'h2a861b9bc196cadb;
            6'd46: lookup_3 = 64'h602b7033fb2049bb;
            6'd47: lookup_3 = 64'h80d0481e33b1ac2d;
            6'd48: lookup_3 = 64'h165daf86a1aed86b;
            6'd49: lookup_3 = 64'hbc831765295a75ee;
            6'd50: lookup_3 = 64'h41a5dfe682ef0650;
            6'd51: lookup_3 = 64'h858b4eff778a36bd;
            6'd52: lookup_3 = 64'hfdf47e6e69a0c372;
            6'd53: lookup_3 = 64'h6fe34ac2d4f06a25;
            6'd54: lookup_3 = 64'h586f70ea1ce4b664;
            6'd55: lookup_3 = 64'hc545095325a780fd;
            6'd56: lookup_3 = 64'h775c31c8d0ef4cb7;
            6'd57: lookup_3 = 64'h2a8f6deaed567964;
            6'd58: lookup_3 = 64'he3e3ffa776201e2;
            6'd59: lookup_3 = 64'h83e851b5af9ccd4b;
            6'd60: lookup_3 = 64'h651d5c5487d684a7;
            6'd61: lookup_3 = 64'h60511cfa6b2d5b82;
            6'd62: lookup_3 = 64'h89e411f0fd43a255;
            6'd63: lookup_3 = 64'h7a87eff98cfa452e;
            default: lookup_3 = 64'd0;
        endcase
    end

    wire [63:0] shifted_3 = lookup_3 >> pointers_clear_index[5:0];

    reg [63:0] lookup_4;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_4 = 64'hf329a6237bcb7ad5;
            6'd1: lookup_4 = 64'h40fc299e378e2a7f;
            6'd2: lookup_4 = 64'h9ae68ff6c934551e;
            6'd3: lookup_4 = 64'h15e31acd41491732;
            6'd4: lookup_4 = 64'h6924ba71fd29883d;
            6'd5: lookup_4 = 64'h5ba83b77cd8a04c;
            6'd6: lookup_4 = 64'h27f2ee603edf9f81;
            6'd7: lookup_4 = 64'h4c25dfac13859b88;
            6'd8: lookup_4 = 64'hce9967462e5971c3;
            6'd9: lookup_4 = 64'h180d445556b36b69;
            6'd10: lookup_4 = 64'h62b9e807595afbd0;
            6'd11: lookup_4 = 64'h41e0bc8e8f9a015e;
            6'd12: lookup_4 = 64'h9f97ecb4a7e14688;
            6'd13: lookup_4 = 64'hc0ff7f71b02e8bc;
            6'd14: lookup_4 = 64'hb88e578e8f4ad34b;
            6'd15: lookup_4 = 64'h1ef8d171256b3ec9;
            6'd16: lookup_4 = 64'h41d6d67a77d5a554;
            6'd17: lookup_4 = 64'h9240d49fbc42304b;
            6'd18: lookup_4 = 64'h68627892e2a34a38;
            6'd19: lookup_4 = 64'hcf50b28b9f4f1cbd;
            6'd20: lookup_4 = 64'h343c294535a60d1c;
            6'd21: lookup_4 = 64'h355a2dc1e677795b;
            6'd22: lookup_4 = 64'h1102a9cd3e3ea69e;
            6'd23: lookup_4 = 64'h2e1dc3f3e3f26381;
            6'd24: lookup_4 = 64'h6010cb6bfae60b10;
            6'd25: lookup_4 = 64'hce371d6bcc2ba457;
            6'd26: lookup_4 = 64'h692a562b9a136a7c;
            6'd27: lookup_4 = 64'hedbb739be16740d8;
            6'd28: lookup_4 = 64'hd2407bca4622c861;
            6'd29: lookup_4 = 64'h990fec84bd02c0bf;
            6'd30: lookup_4 = 64'h4ef4dafc9d55ae09;
            6'd31: lookup_4 = 64'hb6ec4184faf24194;
            6'd32: lookup_4 = 64'hf329a6237bcb7ad5;
            6'd33: lookup_4 = 64'h40fc299e378e2a7f;
            6'd34: lookup_4 = 64'h9ae68ff6c934551e;
            6'd35: lookup_4 = 64'h15e31acd41491732;
            6'd36: lookup_4 = 64'h6924ba71fd29883d;
            6'd37: lookup_4 = 64'h5ba83b77cd8a04c;
            6'd38: lookup_4 = 64'h27f2ee603edf9f81;
            6'd39: lookup_4 = 64'h4c25dfac13859b88;
            6'd40: lookup_4 = 64'hce9967462e5971c3;
            6'd41: lookup_4 = 64'h180d445556b36b69;
            6'd42: lookup_4 = 64'h62b9e807595afbd0;
            6'd43: lookup_4 = 64'h41e0bc8e8f9a015e;
            6'd44: lookup_4 = 64'h9f97ecb4a7e14688;
            6'd45: lookup_4 = 64'hc0ff7f71b02e8bc;
            6'd46: lookup_4 = 64'hb88e578e8f4ad34b;
            6'd47: lookup_4 = 64'h1ef8d171256b3ec9;
            6'd48: lookup_4 = 64'h41d6d67a77d5a554;
            6'd49: lookup_4 = 64'h9240d49fbc42304b;
            6'd50: lookup_4 = 64'h68627892e2a34a38;
            6'd51: lookup_4 = 64'hcf50b28b9f4f1cbd;
            6'd52: lookup_4 = 64'h343c294535a60d1c;
            6'd53: lookup_4 = 64'h355a2dc1e677795b;
            6'd54: lookup_4 = 64'h1102a9cd3e3ea69e;
            6'd55: lookup_4 = 64'h2e1dc3f3e3f26381;
            6'd56: lookup_4 = 64'h6010cb6bfae60b10;
            6'd57: lookup_4 = 64'hce371d6bcc2ba457;
            6'd58: lookup_4 = 64'h692a562b9a136a7c;
            6'd59: lookup_4 = 64'hedbb739be16740d8;
            6'd60: lookup_4 = 64'hd2407bca4622c861;
            6'd61: lookup_4 = 64'h990fec84bd02c0bf;
            6'd62: lookup_4 = 64'h4ef4dafc9d55ae09;
            6'd63: lookup_4 = 64'hb6ec4184faf24194;
            default: lookup_4 = 64'd0;
        endcase
    end

    wire [63:0] shifted_4 = lookup_4 >> pointers_clear_index[5:0];

    reg [63:0] lookup_5;
    always @* begin
        case (pointers_clear_index[11:6])
            6'd0: lookup_5 = 64'h4c47c32c531df80c;
            6'd1: lookup_5 = 64'hdb2f7f1ee545cd3c;
            6'd2: lookup_5 = 64'hdf7124608fb9926d;
            6'd3: lookup_5 = 64'h4624e83e0e8d30b9;
            6'd4: lookup_5 = 64'h3ed8b3eb6643ec70;
            6'd5: lookup_5 = 64'h11441a33a3d5962;
            6'd6: lookup_5 = 64'h52188db30deeb037;
            6'd7: lookup_5 = 64'h93239bd04ab99a9d;
            6'd8: lookup_5 = 64'hcc89c8287f559474;
            6'd9: lookup_5 = 64'hce225ac6c595c467;
            6'd10: lookup_5 = 64'h8680dfa2c2227dfd;
            6'd11: lookup_5 = 64'h87567f071d38eb0d;
            6'd12: lookup_5 = 64'hc10b9dc486c0f12d;
            6'd13: lookup_5 = 64'ha8856050f0aed046;
            6'd14: lookup_5 = 64'hc68020475445964d;
            6'd15: lookup_5 = 64'h9dda79920ccc8b5f;
            6'd16: lookup_5 = 64'h4aa14a47169e8675;
            6'd17: lookup_5 = 64'hbcde9133d44e0065;
            6'd18: lookup_5 = 64'h4a060ca25fc63a40;
            6'd19: lookup_5 = 64'h891fe4e8db3159b7;
            6'd20: lookup_5 = 64'hfb9d67c2f1c0844a;
            6'd21: lookup_5 = 64'hca3438b2eb921154;
            6'd22: lookup_5 = 64'h66b0011941b4b84d;
            6'd23: lookup_5 = 64'h23d4a1a0b6e4a4b6;
            6'd24: lookup_5 = 64'h280198d89076d08;
            6'd25: lookup_5 = 64'h7e9cbd418efcc1d7;
            6'd26: lookup_5 = 64'h63c9bc4ba8ec81ef;
            6'd27: lookup_5 = 64'h5fdb2df039bfe7a8;
            6'd28: lookup_5 = 64'h322d272e6d367d63;
            6'd29: lookup_5 = 64'hf1a65e5b8eebe135;
            6'd30: lookup_5 = 64'h86ca081b436531f4;
            6'd31: lookup_5 = 64'h7994e9443c0a4ac0;
            6'd32: lookup_5 = 64'hb3b83cd3ace207f3;
            6'd33: lookup_5 = 64'h24d080e11aba32c3;
            6'd34: lookup_5 = 64'h208edb9f70466d92;
            6'd35: lookup_5 = 64'hb9db17c1f172cf46;
            6'd36: lookup_5 = 64'hc1274c1499bc138f;
            6'd37: lookup_5 = 64'hfeebbe5cc5c2a69d;
            6'd38: lookup_5 = 64'hade7724cf2114fc8;
            6'd39: lookup_5 = 64'h6cdc642fb5466562;
            6'd40: lookup_5 = 64'h337637d780aa6b8b;
            6'd41: lookup_5 = 64'h31dda5393a6a3b98;
            6'd42: lookup_5 = 64'h797f205d3ddd8202;
            6'd43: lookup_5 = 64'h78a980f8e2c714f2;
            6'd44: lookup_5 = 64'h3ef4623b793f0ed2;
            6'd45: lookup_5 = 64'h577a9faf0f512fb9;
            6'd46: lookup_5 = 64'h397fdfb8abba69b2;
            6'd47: lookup_5 = 64'h6225866df33374a0;
            6'd48: lookup_5 = 64'hb55eb5b8e961798a;
            6'd49: lookup_5 = 64'h43216ecc2bb1ff9a;
            6'd50: lookup_5 = 64'hb5f9f35da039c5bf;
            6'd51: lookup_5 = 64'h76e01b1724cea648;
            6'd52: lookup_5 = 64'h462983d0e3f7bb5;
            6'd53: lookup_5 = 64'h35cbc74d146deeab;
            6'd54: lookup_5 = 64'h994ffee6be4b47b2;
            6'd55: lookup_5 = 64'hdc2b5e5f491b5b49;
            6'd56: lookup_5 = 64'hfd7fe67276f892f7;
            6'd57: lookup_5 = 64'h816342be71033e28;
            6'd58: lookup_5 = 64'h9c3643b457137e10;
            6'd59: lookup_5 = 64'ha024d20fc6401857;
            6'd60: lookup_5 = 64'hcdd2d8d192c9829c;
            6'd61: lookup_5 = 64'he59a1a471141eca;
            6'd62: lookup_5 = 64'h7935f7e4bc9ace0b;
            6'd63: lookup_5 = 64'h866b16bbc3f5b53f;
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
