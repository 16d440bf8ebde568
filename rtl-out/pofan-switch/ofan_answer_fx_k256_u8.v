// SPDX-License-Identifier: Apache-2.0
// Module: ofan_answer_fx_k256_u8
// Written by: sluice 0.1.0
//
// Turns the pointer of a packet's key to its port.

module ofan_answer_fx_k256_u8 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [7:0] key,
    input  wire [2:0] amount,
    input  wire [2:0] pointer,
    output wire out_valid,
    output wire [2:0] port,
    output wire no_route
);

    reg s1_valid;
    reg [2:0] s1_xor;
    reg [2:0] s1_plus;
    reg [2:0] s1_pointer;
    reg [2:0] s1_amount;
    reg s2_valid;
    reg [2:0] s2_plus;
    reg [2:0] s2_value;
    reg s3_valid;
    reg [2:0] s3_port;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid <= 1'b0;
        end else begin
            s1_valid <= valid;
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_xor <= key[2:0];
        s1_plus <= key[5:3];
        s1_pointer <= pointer;
        s1_amount <= amount;
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 1'b0;
        end else begin
            s2_valid <= s1_valid;
        end
    end

    wire [3:0] sum_1 = {1'b0, s1_pointer} + {1'b0, s1_amount};

    reg [2:0] table_of_sum_1_2_0;
    always @* begin
        case (sum_1[2:0])
            3'd0: table_of_sum_1_2_0 = 3'd6;
            3'd2: table_of_sum_1_2_0 = 3'd1;
            3'd3: table_of_sum_1_2_0 = 3'd2;
            3'd4: table_of_sum_1_2_0 = 3'd3;
            3'd5: table_of_sum_1_2_0 = 3'd4;
            3'd6: table_of_sum_1_2_0 = 3'd5;
            3'd7: table_of_sum_1_2_0 = 3'd7;
            default: table_of_sum_1_2_0 = 3'd0;
        endcase
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_plus <= s1_plus;
        s2_value <= table_of_sum_1_2_0 ^ s1_xor;
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid <= 1'b0;
        end else begin
            s3_valid <= s2_valid;
        end
    end

    wire [3:0] sum_2 = {1'b0, s2_value} + {1'b0, s2_plus};

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_port <= sum_2[2:0];
    end

    assign out_valid = s3_valid;
    assign port = s3_port;
    assign no_route = 1'b0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, key[7:6], sum_1[3], sum_2[3]};
endmodule
