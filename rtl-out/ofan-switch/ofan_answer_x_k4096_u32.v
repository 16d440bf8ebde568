// SPDX-License-Identifier: Apache-2.0
// Module: ofan_answer_x_k4096_u32
// Written by: sluice 0.1.0
//
// Turns the pointer of a packet's key to its port.

module ofan_answer_x_k4096_u32 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [11:0] key,
    input  wire [4:0] amount,
    input  wire [4:0] pointer,
    output wire out_valid,
    output wire [4:0] port,
    output wire no_route
);

    reg s1_valid;
    reg [4:0] s1_plus;
    reg [4:0] s1_value;
    reg s2_valid;
    reg [4:0] s2_port;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid <= 1'b0;
        end else begin
            s1_valid <= valid;
        end
    end

    wire [5:0] sum_1 = {1'b0, pointer} + {1'b0, amount};

    reg [4:0] table_of_sum_1_4_0;
    always @* begin
        case (sum_1[4:0])
            5'd0: table_of_sum_1_4_0 = 5'd26;
            5'd1: table_of_sum_1_4_0 = 5'd30;
            5'd2: table_of_sum_1_4_0 = 5'd3;
            5'd3: table_of_sum_1_4_0 = 5'd9;
            5'd4: table_of_sum_1_4_0 = 5'd14;
            5'd5: table_of_sum_1_4_0 = 5'd15;
            5'd6: table_of_sum_1_4_0 = 5'd19;
            5'd8: table_of_sum_1_4_0 = 5'd20;
            5'd9: table_of_sum_1_4_0 = 5'd23;
            5'd10: table_of_sum_1_4_0 = 5'd1;
            5'd11: table_of_sum_1_4_0 = 5'd25;
            5'd12: table_of_sum_1_4_0 = 5'd18;
            5'd13: table_of_sum_1_4_0 = 5'd16;
            5'd14: table_of_sum_1_4_0 = 5'd22;
            5'd15: table_of_sum_1_4_0 = 5'd12;
            5'd16: table_of_sum_1_4_0 = 5'd29;
            5'd17: table_of_sum_1_4_0 = 5'd11;
            5'd18: table_of_sum_1_4_0 = 5'd5;
            5'd19: table_of_sum_1_4_0 = 5'd7;
            5'd20: table_of_sum_1_4_0 = 5'd4;
            5'd21: table_of_sum_1_4_0 = 5'd28;
            5'd22: table_of_sum_1_4_0 = 5'd6;
            5'd23: table_of_sum_1_4_0 = 5'd21;
            5'd24: table_of_sum_1_4_0 = 5'd10;
            5'd25: table_of_sum_1_4_0 = 5'd24;
            5'd26: table_of_sum_1_4_0 = 5'd31;
            5'd27: table_of_sum_1_4_0 = 5'd8;
            5'd28: table_of_sum_1_4_0 = 5'd2;
            5'd29: table_of_sum_1_4_0 = 5'd27;
            5'd30: table_of_sum_1_4_0 = 5'd17;
            5'd31: table_of_sum_1_4_0 = 5'd13;
            default: table_of_sum_1_4_0 = 5'd0;
        endcase
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_plus <= key[9:5];
        s1_value <= table_of_sum_1_4_0 ^ key[4:0];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 1'b0;
        end else begin
            s2_valid <= s1_valid;
        end
    end

    wire [5:0] sum_2 = {1'b0, s1_value} + {1'b0, s1_plus};

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_port <= sum_2[4:0];
    end

    assign out_valid = s2_valid;
    assign port = s2_port;
    assign no_route = 1'b0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, key[11:10], sum_1[5], sum_2[5]};
endmodule
