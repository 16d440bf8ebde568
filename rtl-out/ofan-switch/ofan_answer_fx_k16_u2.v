// SPDX-License-Identifier: Apache-2.0
// Module: ofan_answer_fx_k16_u2
// Written by: sluice 0.1.0
//
// Turns the pointer of a packet's key to its port.

module ofan_answer_fx_k16_u2 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [3:0] key,
    input  wire amount,
    input  wire pointer,
    output wire out_valid,
    output wire port,
    output wire no_route
);

    reg s1_valid;
    reg s1_xor;
    reg s1_plus;
    reg s1_pointer;
    reg s1_amount;
    reg s2_valid;
    reg s2_plus;
    reg s2_value;
    reg s3_valid;
    reg s3_port;

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
        s1_xor <= key[0];
        s1_plus <= key[1];
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

    wire [1:0] sum_1 = {1'b0, s1_pointer} + {1'b0, s1_amount};

    reg table_of_sum_1_0;
    always @* begin
        case (sum_1[0])
            1'b0: table_of_sum_1_0 = 1'b1;
            default: table_of_sum_1_0 = 1'b0;
        endcase
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_plus <= s1_plus;
        s2_value <= table_of_sum_1_0 ^ s1_xor;
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid <= 1'b0;
        end else begin
            s3_valid <= s2_valid;
        end
    end

    wire [1:0] sum_2 = {1'b0, s2_value} + {1'b0, s2_plus};

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_port <= sum_2[0] & 1'b1;
    end

    assign out_valid = s3_valid;
    assign port = s3_port;
    assign no_route = 1'b0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, key[3:2], sum_1[1], sum_2[1]};
endmodule
