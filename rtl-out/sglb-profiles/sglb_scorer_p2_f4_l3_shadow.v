// SPDX-License-Identifier: Apache-2.0
// Module: sglb_scorer_p2_f4_l3_shadow
// Written by: sluice 0.1.0
//
// SGLB's path scorer: 2 paths a cycle, five factors of 4 bits, 3 levels, latency 4.
// Level = number of breakpoints that the weighted sum of the factors reaches; 0 is best.
// Written settings govern once `cfg_apply` was high.

module sglb_scorer_p2_f4_l3_shadow (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] valid,
    input  wire [7:0] local_queue,
    input  wire [7:0] local_utilisation,
    input  wire [7:0] remote_queue,
    input  wire [7:0] remote_utilisation,
    input  wire [7:0] remote_mean_queue,
    input  wire cfg_apply,
    input  wire cfg_we,
    input  wire [2:0] cfg_index,
    input  wire [10:0] cfg_value,
    output wire [1:0] out_valid,
    output wire [3:0] level
);

    reg s1_cfg_we;
    reg [2:0] s1_cfg_index;
    reg [10:0] s1_cfg_value;
    reg s1_cfg_apply;
    reg s2_cfg_we;
    reg [2:0] s2_cfg_index;
    reg [10:0] s2_cfg_value;
    reg s2_cfg_apply;
    reg [3:0] weight_0;
    reg [3:0] weight_0_applied;
    reg [3:0] weight_1;
    reg [3:0] weight_1_applied;
    reg [3:0] weight_2;
    reg [3:0] weight_2_applied;
    reg [3:0] weight_3;
    reg [3:0] weight_3_applied;
    reg [3:0] weight_4;
    reg [3:0] weight_4_applied;
    reg [10:0] breakpoint_0;
    reg [10:0] breakpoint_0_applied;
    reg [10:0] breakpoint_1;
    reg [10:0] breakpoint_1_applied;
    reg s1_valid_0;
    reg s2_valid_0;
    reg s3_valid_0;
    reg s4_valid_0;
    reg [7:0] s1_product_0_0;
    reg [7:0] s1_product_0_1;
    reg [7:0] s1_product_0_2;
    reg [7:0] s1_product_0_3;
    reg [7:0] s1_product_0_4;
    reg [10:0] s2_score_0;
    reg [1:0] s3_reached_0;
    reg [1:0] s4_level_0;
    reg s1_valid_1;
    reg s2_valid_1;
    reg s3_valid_1;
    reg s4_valid_1;
    reg [7:0] s1_product_1_0;
    reg [7:0] s1_product_1_1;
    reg [7:0] s1_product_1_2;
    reg [7:0] s1_product_1_3;
    reg [7:0] s1_product_1_4;
    reg [10:0] s2_score_1;
    reg [1:0] s3_reached_1;
    reg [1:0] s4_level_1;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_cfg_we <= 1'b0;
            s1_cfg_apply <= 1'b0;
            s1_valid_0 <= 1'b0;
            s1_valid_1 <= 1'b0;
        end else begin
            s1_cfg_we <= cfg_we;
            s1_cfg_apply <= cfg_apply;
            s1_valid_0 <= valid[0];
            s1_valid_1 <= valid[1];
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
            weight_0_applied <= 4'd0;
            weight_1_applied <= 4'd0;
            weight_2_applied <= 4'd0;
            weight_3_applied <= 4'd0;
            weight_4_applied <= 4'd0;
        end else if (cfg_apply) begin
            weight_0_applied <= weight_0;
            weight_1_applied <= weight_1;
            weight_2_applied <= weight_2;
            weight_3_applied <= weight_3;
            weight_4_applied <= weight_4;
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
            breakpoint_0 <= 11'd2047;
        end else if (s2_cfg_we & (s2_cfg_index == 3'd5)) begin
            breakpoint_0 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_0_applied <= 11'd2047;
            breakpoint_1_applied <= 11'd2047;
        end else if (s2_cfg_apply) begin
            breakpoint_0_applied <= breakpoint_0;
            breakpoint_1_applied <= breakpoint_1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_1 <= 11'd2047;
        end else if (s2_cfg_we & (s2_cfg_index == 3'd6)) begin
            breakpoint_1 <= s2_cfg_value;
        end
    end

    wire [7:0] s1_product_0_0_next = {4'd0, weight_0_applied} * {4'd0, local_queue[3:0]};
    wire [7:0] s1_product_0_1_next = {4'd0, weight_1_applied} * {4'd0, local_utilisation[3:0]};
    wire [7:0] s1_product_0_2_next = {4'd0, weight_2_applied} * {4'd0, remote_queue[3:0]};
    wire [7:0] s1_product_0_3_next = {4'd0, weight_3_applied} * {4'd0, remote_utilisation[3:0]};
    wire [7:0] s1_product_0_4_next = {4'd0, weight_4_applied} * {4'd0, remote_mean_queue[3:0]};
    wire [10:0] sum_1 = {3'd0, s1_product_0_0} + {3'd0, s1_product_0_1};
    wire [10:0] sum_2 = {3'd0, s1_product_0_3} + {3'd0, s1_product_0_4};
    wire [1:0] s3_reached_0_next = {s2_score_0 >= breakpoint_1_applied, s2_score_0 >= breakpoint_0_applied};
    wire [1:0] s4_level_0_next = {s3_reached_0[0] & s3_reached_0[1], s3_reached_0[0] ^ s3_reached_0[1]};
    wire not_rst = ~rst;
    wire out_valid_0 = s4_valid_0 & not_rst;

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_cfg_we <= 1'b0;
            s2_cfg_apply <= 1'b0;
            s2_valid_0 <= 1'b0;
            s2_valid_1 <= 1'b0;
        end else begin
            s2_cfg_we <= s1_cfg_we;
            s2_cfg_apply <= s1_cfg_apply;
            s2_valid_0 <= s1_valid_0;
            s2_valid_1 <= s1_valid_1;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid_0 <= 1'b0;
            s3_valid_1 <= 1'b0;
        end else begin
            s3_valid_0 <= s2_valid_0;
            s3_valid_1 <= s2_valid_1;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_valid_0 <= 1'b0;
            s4_valid_1 <= 1'b0;
        end else begin
            s4_valid_0 <= s3_valid_0;
            s4_valid_1 <= s3_valid_1;
        end
    end

    wire [7:0] s1_product_1_0_next = {4'd0, weight_0_applied} * {4'd0, local_queue[7:4]};
    wire [7:0] s1_product_1_1_next = {4'd0, weight_1_applied} * {4'd0, local_utilisation[7:4]};
    wire [7:0] s1_product_1_2_next = {4'd0, weight_2_applied} * {4'd0, remote_queue[7:4]};
    wire [7:0] s1_product_1_3_next = {4'd0, weight_3_applied} * {4'd0, remote_utilisation[7:4]};
    wire [7:0] s1_product_1_4_next = {4'd0, weight_4_applied} * {4'd0, remote_mean_queue[7:4]};

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_cfg_index <= cfg_index;
        s1_cfg_value <= cfg_value;
        s1_product_0_0 <= s1_product_0_0_next;
        s1_product_0_1 <= s1_product_0_1_next;
        s1_product_0_2 <= s1_product_0_2_next;
        s1_product_0_3 <= s1_product_0_3_next;
        s1_product_0_4 <= s1_product_0_4_next;
        s1_product_1_0 <= s1_product_1_0_next;
        s1_product_1_1 <= s1_product_1_1_next;
        s1_product_1_2 <= s1_product_1_2_next;
        s1_product_1_3 <= s1_product_1_3_next;
        s1_product_1_4 <= s1_product_1_4_next;
    end

    wire [10:0] sum_3 = {3'd0, s1_product_1_0} + {3'd0, s1_product_1_1};
    wire [10:0] sum_4 = {3'd0, s1_product_1_3} + {3'd0, s1_product_1_4};

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_cfg_index <= s1_cfg_index;
        s2_cfg_value <= s1_cfg_value;
        s2_score_0 <= sum_1 + ({3'd0, s1_product_0_2} + sum_2);
        s2_score_1 <= sum_3 + ({3'd0, s1_product_1_2} + sum_4);
    end

    wire [1:0] s3_reached_1_next = {s2_score_1 >= breakpoint_1_applied, s2_score_1 >= breakpoint_0_applied};

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_reached_0 <= s3_reached_0_next;
        s3_reached_1 <= s3_reached_1_next;
    end

    wire [1:0] s4_level_1_next = {s3_reached_1[0] & s3_reached_1[1], s3_reached_1[0] ^ s3_reached_1[1]};

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_level_0 <= s4_level_0_next;
        s4_level_1 <= s4_level_1_next;
    end

    wire out_valid_1 = s4_valid_1 & not_rst;
    assign out_valid = {out_valid_1, out_valid_0};
    assign level = {out_valid_1 ? s4_level_1 : 2'd0, out_valid_0 ? s4_level_0 : 2'd0};
endmodule
