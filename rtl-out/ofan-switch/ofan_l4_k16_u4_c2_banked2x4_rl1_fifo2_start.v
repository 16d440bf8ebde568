// SPDX-License-Identifier: Apache-2.0
// Module: ofan_l4_k16_u4_c2_banked2x4_rl1_fifo2_start
// Written by: sluice 0.1.0
//
// Initial pointers, read once after reset.

module ofan_l4_k16_u4_c2_banked2x4_rl1_fifo2_start (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] address,
    output wire [7:0] pointer
);

    reg [1:0] pointer_0;
    always @* begin
        case (address)
            2'd0: pointer_0 = 2'd3;
            2'd1: pointer_0 = 2'd1;
            2'd2: pointer_0 = 2'd2;
            2'd3: pointer_0 = 2'd1;
            default: pointer_0 = 2'd0;
        endcase
    end

    reg [1:0] pointer_1;
    always @* begin
        case (address)
            2'd0: pointer_1 = 2'd1;
            2'd2: pointer_1 = 2'd1;
            2'd3: pointer_1 = 2'd2;
            default: pointer_1 = 2'd0;
        endcase
    end

    reg [1:0] pointer_2;
    always @* begin
        case (address)
            2'd1: pointer_2 = 2'd3;
            2'd2: pointer_2 = 2'd1;
            2'd3: pointer_2 = 2'd3;
            default: pointer_2 = 2'd0;
        endcase
    end

    reg [1:0] pointer_3;
    always @* begin
        case (address)
            2'd0: pointer_3 = 2'd3;
            2'd2: pointer_3 = 2'd3;
            2'd3: pointer_3 = 2'd2;
            default: pointer_3 = 2'd0;
        endcase
    end

    assign pointer = {pointer_3, pointer_2, pointer_1, pointer_0};

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, clk, rst};
endmodule
