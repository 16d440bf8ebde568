// SPDX-License-Identifier: Apache-2.0
// Module: ofan_answer_x_k144_u6
// Written by: sluice 0.1.0
//
// Turns the pointer of a packet's key to its port.

module ofan_answer_x_k144_u6 (
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
    reg s1_no_route;
    reg [2:0] s1_plus;
    reg [2:0] s1_value;
    reg s2_valid;
    reg [2:0] s2_port;
    reg s2_no_route;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid <= 1'b0;
        end else begin
            s1_valid <= valid;
        end
    end

    reg [2:0] s1_plus_next;
    always @* begin
        case (key[7:3])
            5'd1: s1_plus_next = 3'd1;
            5'd2: s1_plus_next = 3'd2;
            5'd3: s1_plus_next = 3'd3;
            5'd4: s1_plus_next = 3'd4;
            5'd5: s1_plus_next = 3'd5;
            5'd7: s1_plus_next = 3'd1;
            5'd8: s1_plus_next = 3'd2;
            5'd9: s1_plus_next = 3'd3;
            5'd10: s1_plus_next = 3'd4;
            5'd11: s1_plus_next = 3'd5;
            5'd13: s1_plus_next = 3'd1;
            5'd14: s1_plus_next = 3'd2;
            5'd15: s1_plus_next = 3'd3;
            5'd16: s1_plus_next = 3'd4;
            5'd17: s1_plus_next = 3'd5;
            default: s1_plus_next = 3'd0;
        endcase
    end

    wire [3:0] sum_1 = {1'b0, pointer} + {1'b0, amount};
    wire [3:0] choice_1 = (sum_1 < 4'd6) ? sum_1 : (sum_1 - 4'd6);

    reg [2:0] table_of_choice_1_2_0;
    always @* begin
        case (choice_1[2:0])
            3'd0: table_of_choice_1_2_0 = 3'd3;
            3'd2: table_of_choice_1_2_0 = 3'd1;
            3'd3: table_of_choice_1_2_0 = 3'd4;
            3'd4: table_of_choice_1_2_0 = 3'd2;
            3'd5: table_of_choice_1_2_0 = 3'd5;
            default: table_of_choice_1_2_0 = 3'd0;
        endcase
    end

    wire [2:0] difference_bits_1 = table_of_choice_1_2_0 ^ key[2:0];
    wire [2:0] s1_value_next = (difference_bits_1 < 3'd6) ? difference_bits_1 : table_of_choice_1_2_0;

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_no_route <= (key >= 8'd144) | 1'b0;
        s1_plus <= s1_plus_next;
        s1_value <= s1_value_next;
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 1'b0;
        end else begin
            s2_valid <= s1_valid;
        end
    end

    wire [3:0] sum_2 = {1'b0, s1_value} + {1'b0, s1_plus};
    wire [3:0] choice_2 = (sum_2 < 4'd6) ? sum_2 : (sum_2 - 4'd6);

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_port <= (~s1_no_route) ? choice_2[2:0] : 3'd0;
        s2_no_route <= s1_no_route;
    end

    assign out_valid = s2_valid;
    assign port = s2_port;
    assign no_route = s2_no_route;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, choice_1[3], choice_2[3]};
endmodule
