// SPDX-License-Identifier: Apache-2.0
// Module: ofan_answer_fx_k128_u32
// Written by: sluice 0.1.0
//
// Turns the pointer of a packet's key to its port.

module ofan_answer_fx_k128_u32 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [6:0] key,
    input  wire [4:0] amount,
    input  wire [4:0] pointer,
    output wire out_valid,
    output wire [4:0] port,
    output wire no_route
);

    reg s1_valid;
    reg [4:0] s1_xor;
    reg [4:0] s1_plus;
    reg [4:0] s1_pointer;
    reg [4:0] s1_amount;
    reg s2_valid;
    reg [4:0] s2_plus;
    reg [4:0] s2_value;
    reg s3_valid;
    reg [4:0] s3_port;

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
        s1_xor <= key[4:0];
        s1_plus <= {3'd0, key[6:5]};
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

    wire [5:0] sum_1 = {1'b0, s1_pointer} + {1'b0, s1_amount};

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

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_plus <= s1_plus;
        s2_value <= table_of_sum_1_4_0 ^ s1_xor;
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid <= 1'b0;
        end else begin
            s3_valid <= s2_valid;
        end
    end

    wire [5:0] sum_2 = {1'b0, s2_value} + {1'b0, s2_plus};

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_port <= sum_2[4:0];
    end

    assign out_valid = s3_valid;
    assign port = s3_port;
    assign no_route = 1'b0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, sum_1[5], sum_2[5]};
endmodule
