// SPDX-License-Identifier: Apache-2.0
// Module: ofan_answer_x_k64_u4
// Written by: sluice 0.1.0
//
// Turns the pointer of a packet's key to its port.

module ofan_answer_x_k64_u4 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [5:0] key,
    input  wire [1:0] amount,
    input  wire [1:0] pointer,
    output wire out_valid,
    output wire [1:0] port,
    output wire no_route
);

    reg s1_valid;
    reg [1:0] s1_plus;
    reg [1:0] s1_value;
    reg s2_valid;
    reg [1:0] s2_port;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid <= 1'b0;
        end else begin
            s1_valid <= valid;
        end
    end

    wire [2:0] sum_1 = {1'b0, pointer} + {1'b0, amount};

    reg [1:0] table_of_sum_1_1_0;
    always @* begin
        case (sum_1[1:0])
            2'd0: table_of_sum_1_1_0 = 2'd2;
            2'd2: table_of_sum_1_1_0 = 2'd1;
            2'd3: table_of_sum_1_1_0 = 2'd3;
            default: table_of_sum_1_1_0 = 2'd0;
        endcase
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_plus <= key[3:2];
        s1_value <= table_of_sum_1_1_0 ^ key[1:0];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 1'b0;
        end else begin
            s2_valid <= s1_valid;
        end
    end

    wire [2:0] sum_2 = {1'b0, s1_value} + {1'b0, s1_plus};

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_port <= sum_2[1:0];
    end

    assign out_valid = s2_valid;
    assign port = s2_port;
    assign no_route = 1'b0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, key[5:4], sum_1[2], sum_2[2]};
endmodule
