// SPDX-License-Identifier: Apache-2.0
// Module: sglb_scorer_p1_f2_l3_scores
// Written by: sluice 0.1.0
//
// SGLB's path scorer: 1 paths a cycle, five factors of 2 bits, 3 levels, latency 4.
// Level = number of breakpoints that the weighted sum of the factors reaches; 0 is best.
// Written settings govern from the next cycle on.

module sglb_scorer_p1_f2_l3_scores (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [1:0] local_queue,
    input  wire [1:0] local_utilisation,
    input  wire [1:0] remote_queue,
    input  wire [1:0] remote_utilisation,
    input  wire [1:0] remote_mean_queue,
    input  wire cfg_we,
    input  wire [2:0] cfg_index,
    input  wire [7:0] cfg_value,
    output wire out_valid,
    output wire [1:0] level,
    output wire [7:0] score
);

    reg s1_cfg_we;
    reg [2:0] s1_cfg_index;
    reg [7:0] s1_cfg_value;
    reg s2_cfg_we;
    reg [2:0] s2_cfg_index;
    reg [7:0] s2_cfg_value;
    reg [3:0] weight_0;
    reg [3:0] weight_1;
    reg [3:0] weight_2;
    reg [3:0] weight_3;
    reg [3:0] weight_4;
    reg [7:0] breakpoint_0;
    reg [7:0] breakpoint_1;
    reg s1_valid_0;
    reg s2_valid_0;
    reg s3_valid_0;
    reg s4_valid_0;
    reg [5:0] s1_product_0_0;
    reg [5:0] s1_product_0_1;
    reg [5:0] s1_product_0_2;
    reg [5:0] s1_product_0_3;
    reg [5:0] s1_product_0_4;
    reg [7:0] s2_score_0;
    reg [1:0] s3_reached_0;
    reg [1:0] s4_level_0;
    reg [7:0] s3_score_0;
    reg [7:0] s4_score_0;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_cfg_we <= 1'b0;
            s1_valid_0 <= 1'b0;
        end else begin
            s1_cfg_we <= cfg_we;
            s1_valid_0 <= valid;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_0 <= 4'd0;
        end else if (cfg_we & (cfg_index == 3'd0)) begin
            weight_0 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_1 <= 4'd0;
        end else if (cfg_we & (cfg_index == 3'd1)) begin
            weight_1 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_2 <= 4'd0;
        end else if (cfg_we & (cfg_index == 3'd2)) begin
            weight_2 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_3 <= 4'd0;
        end else if (cfg_we & (cfg_index == 3'd3)) begin
            weight_3 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_4 <= 4'd0;
        end else if (cfg_we & (cfg_index == 3'd4)) begin
            weight_4 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_0 <= 8'd255;
        end else if (s2_cfg_we & (s2_cfg_index == 3'd5)) begin
            breakpoint_0 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_1 <= 8'd255;
        end else if (s2_cfg_we & (s2_cfg_index == 3'd6)) begin
            breakpoint_1 <= s2_cfg_value;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_cfg_we <= 1'b0;
            s2_valid_0 <= 1'b0;
        end else begin
            s2_cfg_we <= s1_cfg_we;
            s2_valid_0 <= s1_valid_0;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid_0 <= 1'b0;
        end else begin
            s3_valid_0 <= s2_valid_0;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_valid_0 <= 1'b0;
        end else begin
            s4_valid_0 <= s3_valid_0;
        end
    end

    wire [5:0] s1_product_0_1_next = {2'd0, weight_1} * {4'd0, local_utilisation};
    wire [5:0] s1_product_0_3_next = {2'd0, weight_3} * {4'd0, remote_utilisation};
    wire [5:0] s1_product_0_4_next = {2'd0, weight_4} * {4'd0, remote_mean_queue};

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_cfg_index <= cfg_index;
        s1_cfg_value <= cfg_value;
        s1_product_0_0 <= {2'd0, weight_0} * {4'd0, local_queue};
        s1_product_0_1 <= s1_product_0_1_next;
        s1_product_0_2 <= {2'd0, weight_2} * {4'd0, remote_queue};
        s1_product_0_3 <= s1_product_0_3_next;
        s1_product_0_4 <= s1_product_0_4_next;
    end

    wire [7:0] sum_1 = {2'd0, s1_product_0_0} + {2'd0, s1_product_0_1};
    wire [7:0] sum_2 = {2'd0, s1_product_0_3} + {2'd0, s1_product_0_4};

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_cfg_index <= s1_cfg_index;
        s2_cfg_value <= s1_cfg_value;
        s2_score_0 <= sum_1 + ({2'd0, s1_product_0_2} + sum_2);
    end

    wire [1:0] s3_reached_0_next = {s2_score_0 >= breakpoint_1, s2_score_0 >= breakpoint_0};

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_reached_0 <= s3_reached_0_next;
        s3_score_0 <= s2_score_0;
    end

    wire [1:0] s4_level_0_next = {s3_reached_0[0] & s3_reached_0[1], s3_reached_0[0] ^ s3_reached_0[1]};
    wire out_valid_0 = s4_valid_0 & (~rst);

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_level_0 <= s4_level_0_next;
        s4_score_0 <= s3_score_0;
    end

    assign out_valid = out_valid_0;
    assign level = out_valid_0 ? s4_level_0 : 2'd0;
    assign score = out_valid_0 ? s4_score_0 : 8'd0;
endmodule
