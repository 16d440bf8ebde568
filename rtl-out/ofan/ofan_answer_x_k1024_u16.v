// SPDX-License-Identifier: Apache-2.0
// Module: ofan_answer_x_k1024_u16
// Written by: sluice 0.1.0
//
// Turns the pointer of a packet's key to its port.

module ofan_answer_x_k1024_u16 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [9:0] key,
    input  wire [3:0] amount,
    input  wire [3:0] pointer,
    output wire out_valid,
    output wire [3:0] port,
    output wire no_route
);

    reg s1_valid;
    reg [3:0] s1_plus;
    reg [3:0] s1_value;
    reg s2_valid;
    reg [3:0] s2_port;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid <= 1'b0;
        end else begin
            s1_valid <= valid;
        end
    end

    wire [4:0] sum_1 = {1'b0, pointer} + {1'b0, amount};

    reg [3:0] table_of_sum_1_3_0;
    always @* begin
        case (sum_1[3:0])
            4'd0: table_of_sum_1_3_0 = 4'd6;
            4'd1: table_of_sum_1_3_0 = 4'd15;
            4'd2: table_of_sum_1_3_0 = 4'd8;
            4'd3: table_of_sum_1_3_0 = 4'd2;
            4'd4: table_of_sum_1_3_0 = 4'd3;
            4'd5: table_of_sum_1_3_0 = 4'd10;
            4'd6: table_of_sum_1_3_0 = 4'd13;
            4'd7: table_of_sum_1_3_0 = 4'd9;
            4'd9: table_of_sum_1_3_0 = 4'd1;
            4'd10: table_of_sum_1_3_0 = 4'd14;
            4'd11: table_of_sum_1_3_0 = 4'd5;
            4'd12: table_of_sum_1_3_0 = 4'd11;
            4'd13: table_of_sum_1_3_0 = 4'd12;
            4'd14: table_of_sum_1_3_0 = 4'd4;
            4'd15: table_of_sum_1_3_0 = 4'd7;
            default: table_of_sum_1_3_0 = 4'd0;
        endcase
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_plus <= key[7:4];
        s1_value <= table_of_sum_1_3_0 ^ key[3:0];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 1'b0;
        end else begin
            s2_valid <= s1_valid;
        end
    end

    wire [4:0] sum_2 = {1'b0, s1_value} + {1'b0, s1_plus};

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_port <= sum_2[3:0];
    end

    assign out_valid = s2_valid;
    assign port = s2_port;
    assign no_route = 1'b0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, key[9:8], sum_1[4], sum_2[4]};
endmodule
