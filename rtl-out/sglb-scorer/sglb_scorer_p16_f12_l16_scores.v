// SPDX-License-Identifier: Apache-2.0
// Module: sglb_scorer_p16_f12_l16_scores
// Written by: sluice 0.1.0
//
// SGLB's path scorer: 16 paths a cycle, five factors of 12 bits, 16 levels, latency 4.
// Level = number of breakpoints that the weighted sum of the factors reaches; 0 is best.
// Written settings govern from the next cycle on.

module sglb_scorer_p16_f12_l16_scores (
    input  wire clk,
    input  wire rst,
    input  wire [15:0] valid,
    input  wire [191:0] local_queue,
    input  wire [191:0] local_utilisation,
    input  wire [191:0] remote_queue,
    input  wire [191:0] remote_utilisation,
    input  wire [191:0] remote_mean_queue,
    input  wire cfg_we,
    input  wire [4:0] cfg_index,
    input  wire [18:0] cfg_value,
    output wire [15:0] out_valid,
    output wire [63:0] level,
    output wire [303:0] score
);

    reg s1_cfg_we;
    reg [4:0] s1_cfg_index;
    reg [18:0] s1_cfg_value;
    reg s2_cfg_we;
    reg [4:0] s2_cfg_index;
    reg [18:0] s2_cfg_value;
    reg [3:0] weight_0;
    reg [3:0] weight_1;
    reg [3:0] weight_2;
    reg [3:0] weight_3;
    reg [3:0] weight_4;
    reg [18:0] breakpoint_0;
    reg [18:0] breakpoint_1;
    reg [18:0] breakpoint_2;
    reg [18:0] breakpoint_3;
    reg [18:0] breakpoint_4;
    reg [18:0] breakpoint_5;
    reg [18:0] breakpoint_6;
    reg [18:0] breakpoint_7;
    reg [18:0] breakpoint_8;
    reg [18:0] breakpoint_9;
    reg [18:0] breakpoint_10;
    reg [18:0] breakpoint_11;
    reg [18:0] breakpoint_12;
    reg [18:0] breakpoint_13;
    reg [18:0] breakpoint_14;
    reg s1_valid_0;
    reg s2_valid_0;
    reg s3_valid_0;
    reg s4_valid_0;
    reg [15:0] s1_product_0_0;
    reg [15:0] s1_product_0_1;
    reg [15:0] s1_product_0_2;
    reg [15:0] s1_product_0_3;
    reg [15:0] s1_product_0_4;
    reg [18:0] s2_score_0;
    reg [14:0] s3_reached_0;
    reg [3:0] s4_level_0;
    reg [18:0] s3_score_0;
    reg [18:0] s4_score_0;
    reg s1_valid_1;
    reg s2_valid_1;
    reg s3_valid_1;
    reg s4_valid_1;
    reg [15:0] s1_product_1_0;
    reg [15:0] s1_product_1_1;
    reg [15:0] s1_product_1_2;
    reg [15:0] s1_product_1_3;
    reg [15:0] s1_product_1_4;
    reg [18:0] s2_score_1;
    reg [14:0] s3_reached_1;
    reg [3:0] s4_level_1;
    reg [18:0] s3_score_1;
    reg [18:0] s4_score_1;
    reg s1_valid_2;
    reg s2_valid_2;
    reg s3_valid_2;
    reg s4_valid_2;
    reg [15:0] s1_product_2_0;
    reg [15:0] s1_product_2_1;
    reg [15:0] s1_product_2_2;
    reg [15:0] s1_product_2_3;
    reg [15:0] s1_product_2_4;
    reg [18:0] s2_score_2;
    reg [14:0] s3_reached_2;
    reg [3:0] s4_level_2;
    reg [18:0] s3_score_2;
    reg [18:0] s4_score_2;
    reg s1_valid_3;
    reg s2_valid_3;
    reg s3_valid_3;
    reg s4_valid_3;
    reg [15:0] s1_product_3_0;
    reg [15:0] s1_product_3_1;
    reg [15:0] s1_product_3_2;
    reg [15:0] s1_product_3_3;
    reg [15:0] s1_product_3_4;
    reg [18:0] s2_score_3;
    reg [14:0] s3_reached_3;
    reg [3:0] s4_level_3;
    reg [18:0] s3_score_3;
    reg [18:0] s4_score_3;
    reg s1_valid_4;
    reg s2_valid_4;
    reg s3_valid_4;
    reg s4_valid_4;
    reg [15:0] s1_product_4_0;
    reg [15:0] s1_product_4_1;
    reg [15:0] s1_product_4_2;
    reg [15:0] s1_product_4_3;
    reg [15:0] s1_product_4_4;
    reg [18:0] s2_score_4;
    reg [14:0] s3_reached_4;
    reg [3:0] s4_level_4;
    reg [18:0] s3_score_4;
    reg [18:0] s4_score_4;
    reg s1_valid_5;
    reg s2_valid_5;
    reg s3_valid_5;
    reg s4_valid_5;
    reg [15:0] s1_product_5_0;
    reg [15:0] s1_product_5_1;
    reg [15:0] s1_product_5_2;
    reg [15:0] s1_product_5_3;
    reg [15:0] s1_product_5_4;
    reg [18:0] s2_score_5;
    reg [14:0] s3_reached_5;
    reg [3:0] s4_level_5;
    reg [18:0] s3_score_5;
    reg [18:0] s4_score_5;
    reg s1_valid_6;
    reg s2_valid_6;
    reg s3_valid_6;
    reg s4_valid_6;
    reg [15:0] s1_product_6_0;
    reg [15:0] s1_product_6_1;
    reg [15:0] s1_product_6_2;
    reg [15:0] s1_product_6_3;
    reg [15:0] s1_product_6_4;
    reg [18:0] s2_score_6;
    reg [14:0] s3_reached_6;
    reg [3:0] s4_level_6;
    reg [18:0] s3_score_6;
    reg [18:0] s4_score_6;
    reg s1_valid_7;
    reg s2_valid_7;
    reg s3_valid_7;
    reg s4_valid_7;
    reg [15:0] s1_product_7_0;
    reg [15:0] s1_product_7_1;
    reg [15:0] s1_product_7_2;
    reg [15:0] s1_product_7_3;
    reg [15:0] s1_product_7_4;
    reg [18:0] s2_score_7;
    reg [14:0] s3_reached_7;
    reg [3:0] s4_level_7;
    reg [18:0] s3_score_7;
    reg [18:0] s4_score_7;
    reg s1_valid_8;
    reg s2_valid_8;
    reg s3_valid_8;
    reg s4_valid_8;
    reg [15:0] s1_product_8_0;
    reg [15:0] s1_product_8_1;
    reg [15:0] s1_product_8_2;
    reg [15:0] s1_product_8_3;
    reg [15:0] s1_product_8_4;
    reg [18:0] s2_score_8;
    reg [14:0] s3_reached_8;
    reg [3:0] s4_level_8;
    reg [18:0] s3_score_8;
    reg [18:0] s4_score_8;
    reg s1_valid_9;
    reg s2_valid_9;
    reg s3_valid_9;
    reg s4_valid_9;
    reg [15:0] s1_product_9_0;
    reg [15:0] s1_product_9_1;
    reg [15:0] s1_product_9_2;
    reg [15:0] s1_product_9_3;
    reg [15:0] s1_product_9_4;
    reg [18:0] s2_score_9;
    reg [14:0] s3_reached_9;
    reg [3:0] s4_level_9;
    reg [18:0] s3_score_9;
    reg [18:0] s4_score_9;
    reg s1_valid_10;
    reg s2_valid_10;
    reg s3_valid_10;
    reg s4_valid_10;
    reg [15:0] s1_product_10_0;
    reg [15:0] s1_product_10_1;
    reg [15:0] s1_product_10_2;
    reg [15:0] s1_product_10_3;
    reg [15:0] s1_product_10_4;
    reg [18:0] s2_score_10;
    reg [14:0] s3_reached_10;
    reg [3:0] s4_level_10;
    reg [18:0] s3_score_10;
    reg [18:0] s4_score_10;
    reg s1_valid_11;
    reg s2_valid_11;
    reg s3_valid_11;
    reg s4_valid_11;
    reg [15:0] s1_product_11_0;
    reg [15:0] s1_product_11_1;
    reg [15:0] s1_product_11_2;
    reg [15:0] s1_product_11_3;
    reg [15:0] s1_product_11_4;
    reg [18:0] s2_score_11;
    reg [14:0] s3_reached_11;
    reg [3:0] s4_level_11;
    reg [18:0] s3_score_11;
    reg [18:0] s4_score_11;
    reg s1_valid_12;
    reg s2_valid_12;
    reg s3_valid_12;
    reg s4_valid_12;
    reg [15:0] s1_product_12_0;
    reg [15:0] s1_product_12_1;
    reg [15:0] s1_product_12_2;
    reg [15:0] s1_product_12_3;
    reg [15:0] s1_product_12_4;
    reg [18:0] s2_score_12;
    reg [14:0] s3_reached_12;
    reg [3:0] s4_level_12;
    reg [18:0] s3_score_12;
    reg [18:0] s4_score_12;
    reg s1_valid_13;
    reg s2_valid_13;
    reg s3_valid_13;
    reg s4_valid_13;
    reg [15:0] s1_product_13_0;
    reg [15:0] s1_product_13_1;
    reg [15:0] s1_product_13_2;
    reg [15:0] s1_product_13_3;
    reg [15:0] s1_product_13_4;
    reg [18:0] s2_score_13;
    reg [14:0] s3_reached_13;
    reg [3:0] s4_level_13;
    reg [18:0] s3_score_13;
    reg [18:0] s4_score_13;
    reg s1_valid_14;
    reg s2_valid_14;
    reg s3_valid_14;
    reg s4_valid_14;
    reg [15:0] s1_product_14_0;
    reg [15:0] s1_product_14_1;
    reg [15:0] s1_product_14_2;
    reg [15:0] s1_product_14_3;
    reg [15:0] s1_product_14_4;
    reg [18:0] s2_score_14;
    reg [14:0] s3_reached_14;
    reg [3:0] s4_level_14;
    reg [18:0] s3_score_14;
    reg [18:0] s4_score_14;
    reg s1_valid_15;
    reg s2_valid_15;
    reg s3_valid_15;
    reg s4_valid_15;
    reg [15:0] s1_product_15_0;
    reg [15:0] s1_product_15_1;
    reg [15:0] s1_product_15_2;
    reg [15:0] s1_product_15_3;
    reg [15:0] s1_product_15_4;
    reg [18:0] s2_score_15;
    reg [14:0] s3_reached_15;
    reg [3:0] s4_level_15;
    reg [18:0] s3_score_15;
    reg [18:0] s4_score_15;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_cfg_we <= 1'b0;
            s1_valid_0 <= 1'b0;
            s1_valid_1 <= 1'b0;
            s1_valid_2 <= 1'b0;
            s1_valid_3 <= 1'b0;
            s1_valid_4 <= 1'b0;
            s1_valid_5 <= 1'b0;
            s1_valid_6 <= 1'b0;
            s1_valid_7 <= 1'b0;
            s1_valid_8 <= 1'b0;
            s1_valid_9 <= 1'b0;
            s1_valid_10 <= 1'b0;
            s1_valid_11 <= 1'b0;
            s1_valid_12 <= 1'b0;
            s1_valid_13 <= 1'b0;
            s1_valid_14 <= 1'b0;
            s1_valid_15 <= 1'b0;
        end else begin
            s1_cfg_we <= cfg_we;
            s1_valid_0 <= valid[0];
            s1_valid_1 <= valid[1];
            s1_valid_2 <= valid[2];
            s1_valid_3 <= valid[3];
            s1_valid_4 <= valid[4];
            s1_valid_5 <= valid[5];
            s1_valid_6 <= valid[6];
            s1_valid_7 <= valid[7];
            s1_valid_8 <= valid[8];
            s1_valid_9 <= valid[9];
            s1_valid_10 <= valid[10];
            s1_valid_11 <= valid[11];
            s1_valid_12 <= valid[12];
            s1_valid_13 <= valid[13];
            s1_valid_14 <= valid[14];
            s1_valid_15 <= valid[15];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_0 <= 4'd0;
        end else if (cfg_we & (cfg_index == 5'd0)) begin
            weight_0 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_1 <= 4'd0;
        end else if (cfg_we & (cfg_index == 5'd1)) begin
            weight_1 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_2 <= 4'd0;
        end else if (cfg_we & (cfg_index == 5'd2)) begin
            weight_2 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_3 <= 4'd0;
        end else if (cfg_we & (cfg_index == 5'd3)) begin
            weight_3 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_4 <= 4'd0;
        end else if (cfg_we & (cfg_index == 5'd4)) begin
            weight_4 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_0 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd5)) begin
            breakpoint_0 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_1 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd6)) begin
            breakpoint_1 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_2 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd7)) begin
            breakpoint_2 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_3 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd8)) begin
            breakpoint_3 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_4 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd9)) begin
            breakpoint_4 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_5 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd10)) begin
            breakpoint_5 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_6 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd11)) begin
            breakpoint_6 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_7 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd12)) begin
            breakpoint_7 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_8 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd13)) begin
            breakpoint_8 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_9 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd14)) begin
            breakpoint_9 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_10 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd15)) begin
            breakpoint_10 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_11 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd16)) begin
            breakpoint_11 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_12 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd17)) begin
            breakpoint_12 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_13 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd18)) begin
            breakpoint_13 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_14 <= 19'h7ffff;
        end else if (s2_cfg_we & (s2_cfg_index == 5'd19)) begin
            breakpoint_14 <= s2_cfg_value;
        end
    end

    wire [15:0] s1_product_0_0_next = {12'd0, weight_0} * {4'd0, local_queue[11:0]};
    wire [15:0] s1_product_0_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[11:0]};
    wire [15:0] s1_product_0_2_next = {12'd0, weight_2} * {4'd0, remote_queue[11:0]};
    wire [15:0] s1_product_0_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[11:0]};
    wire [15:0] s1_product_0_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[11:0]};
    wire [18:0] sum_1 = {3'd0, s1_product_0_0} + {3'd0, s1_product_0_1};
    wire [18:0] sum_2 = {3'd0, s1_product_0_3} + {3'd0, s1_product_0_4};
    wire [14:0] s3_reached_0_next = {
        s2_score_0 >= breakpoint_14, s2_score_0 >= breakpoint_13, s2_score_0 >= breakpoint_12,
        s2_score_0 >= breakpoint_11, s2_score_0 >= breakpoint_10, s2_score_0 >= breakpoint_9,
        s2_score_0 >= breakpoint_8, s2_score_0 >= breakpoint_7, s2_score_0 >= breakpoint_6,
        s2_score_0 >= breakpoint_5, s2_score_0 >= breakpoint_4, s2_score_0 >= breakpoint_3,
        s2_score_0 >= breakpoint_2, s2_score_0 >= breakpoint_1, s2_score_0 >= breakpoint_0
    };
    wire [1:0] sum_3 = {1'b0, s3_reached_0[0]} + {1'b0, s3_reached_0[1]};
    wire [1:0] sum_4 = {1'b0, s3_reached_0[3]} + {1'b0, s3_reached_0[4]};
    wire [2:0] sum_5 = {1'b0, sum_3 + {1'b0, s3_reached_0[2]}} + {1'b0, sum_4 + {1'b0, s3_reached_0[5]}};
    wire [1:0] sum_6 = {1'b0, s3_reached_0[7]} + {1'b0, s3_reached_0[8]};
    wire [1:0] sum_7 = {1'b0, s3_reached_0[10]} + {1'b0, s3_reached_0[11]};
    wire [2:0] sum_8 = {1'b0, sum_6 + {1'b0, s3_reached_0[9]}} + {1'b0, sum_7 + {1'b0, s3_reached_0[12]}};
    wire [3:0] sum_9 = {1'b0, sum_5 + {2'd0, s3_reached_0[6]}} + {1'b0, sum_8 + {2'd0, s3_reached_0[13]}};
    wire not_rst = ~rst;
    wire out_valid_0 = s4_valid_0 & not_rst;
    wire [15:0] s1_product_1_0_next = {12'd0, weight_0} * {4'd0, local_queue[23:12]};
    wire [15:0] s1_product_1_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[23:12]};
    wire [15:0] s1_product_1_2_next = {12'd0, weight_2} * {4'd0, remote_queue[23:12]};
    wire [15:0] s1_product_1_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[23:12]};
    wire [15:0] s1_product_1_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[23:12]};
    wire [18:0] sum_10 = {3'd0, s1_product_1_0} + {3'd0, s1_product_1_1};
    wire [18:0] sum_11 = {3'd0, s1_product_1_3} + {3'd0, s1_product_1_4};
    wire [18:0] s2_score_1_next = sum_10 + ({3'd0, s1_product_1_2} + sum_11);
    wire [14:0] s3_reached_1_next = {
        s2_score_1 >= breakpoint_14, s2_score_1 >= breakpoint_13, s2_score_1 >= breakpoint_12,
        s2_score_1 >= breakpoint_11, s2_score_1 >= breakpoint_10, s2_score_1 >= breakpoint_9,
        s2_score_1 >= breakpoint_8, s2_score_1 >= breakpoint_7, s2_score_1 >= breakpoint_6,
        s2_score_1 >= breakpoint_5, s2_score_1 >= breakpoint_4, s2_score_1 >= breakpoint_3,
        s2_score_1 >= breakpoint_2, s2_score_1 >= breakpoint_1, s2_score_1 >= breakpoint_0
    };
    wire [1:0] sum_12 = {1'b0, s3_reached_1[0]} + {1'b0, s3_reached_1[1]};
    wire [1:0] sum_13 = {1'b0, s3_reached_1[3]} + {1'b0, s3_reached_1[4]};
    wire [2:0] sum_14 = {1'b0, sum_12 + {1'b0, s3_reached_1[2]}} + {1'b0, sum_13 + {1'b0, s3_reached_1[5]}};
    wire [1:0] sum_15 = {1'b0, s3_reached_1[7]} + {1'b0, s3_reached_1[8]};
    wire [1:0] sum_16 = {1'b0, s3_reached_1[10]} + {1'b0, s3_reached_1[11]};
    wire [2:0] packed_bits_1 = {1'b0, sum_16 + {1'b0, s3_reached_1[12]}};
    wire [2:0] sum_17 = {1'b0, sum_15 + {1'b0, s3_reached_1[9]}} + packed_bits_1;
    wire [3:0] packed_bits_2 = {1'b0, sum_17 + {2'd0, s3_reached_1[13]}};
    wire [3:0] sum_18 = {1'b0, sum_14 + {2'd0, s3_reached_1[6]}} + packed_bits_2;
    wire out_valid_1 = s4_valid_1 & not_rst;
    wire [15:0] s1_product_2_0_next = {12'd0, weight_0} * {4'd0, local_queue[35:24]};
    wire [15:0] s1_product_2_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[35:24]};
    wire [15:0] s1_product_2_2_next = {12'd0, weight_2} * {4'd0, remote_queue[35:24]};
    wire [15:0] s1_product_2_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[35:24]};
    wire [15:0] s1_product_2_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[35:24]};
    wire [18:0] sum_19 = {3'd0, s1_product_2_0} + {3'd0, s1_product_2_1};
    wire [18:0] sum_20 = {3'd0, s1_product_2_3} + {3'd0, s1_product_2_4};
    wire [18:0] s2_score_2_next = sum_19 + ({3'd0, s1_product_2_2} + sum_20);
    wire [14:0] s3_reached_2_next = {
        s2_score_2 >= breakpoint_14, s2_score_2 >= breakpoint_13, s2_score_2 >= breakpoint_12,
        s2_score_2 >= breakpoint_11, s2_score_2 >= breakpoint_10, s2_score_2 >= breakpoint_9,
        s2_score_2 >= breakpoint_8, s2_score_2 >= breakpoint_7, s2_score_2 >= breakpoint_6,
        s2_score_2 >= breakpoint_5, s2_score_2 >= breakpoint_4, s2_score_2 >= breakpoint_3,
        s2_score_2 >= breakpoint_2, s2_score_2 >= breakpoint_1, s2_score_2 >= breakpoint_0
    };
    wire [1:0] sum_21 = {1'b0, s3_reached_2[0]} + {1'b0, s3_reached_2[1]};
    wire [1:0] sum_22 = {1'b0, s3_reached_2[3]} + {1'b0, s3_reached_2[4]};
    wire [2:0] sum_23 = {1'b0, sum_21 + {1'b0, s3_reached_2[2]}} + {1'b0, sum_22 + {1'b0, s3_reached_2[5]}};
    wire [1:0] sum_24 = {1'b0, s3_reached_2[7]} + {1'b0, s3_reached_2[8]};
    wire [1:0] sum_25 = {1'b0, s3_reached_2[10]} + {1'b0, s3_reached_2[11]};
    wire [2:0] packed_bits_3 = {1'b0, sum_25 + {1'b0, s3_reached_2[12]}};
    wire [2:0] sum_26 = {1'b0, sum_24 + {1'b0, s3_reached_2[9]}} + packed_bits_3;
    wire [3:0] packed_bits_4 = {1'b0, sum_26 + {2'd0, s3_reached_2[13]}};
    wire [3:0] sum_27 = {1'b0, sum_23 + {2'd0, s3_reached_2[6]}} + packed_bits_4;
    wire out_valid_2 = s4_valid_2 & not_rst;
    wire [15:0] s1_product_3_0_next = {12'd0, weight_0} * {4'd0, local_queue[47:36]};
    wire [15:0] s1_product_3_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[47:36]};
    wire [15:0] s1_product_3_2_next = {12'd0, weight_2} * {4'd0, remote_queue[47:36]};
    wire [15:0] s1_product_3_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[47:36]};
    wire [15:0] s1_product_3_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[47:36]};
    wire [18:0] sum_28 = {3'd0, s1_product_3_0} + {3'd0, s1_product_3_1};
    wire [18:0] sum_29 = {3'd0, s1_product_3_3} + {3'd0, s1_product_3_4};
    wire [18:0] s2_score_3_next = sum_28 + ({3'd0, s1_product_3_2} + sum_29);
    wire [14:0] s3_reached_3_next = {
        s2_score_3 >= breakpoint_14, s2_score_3 >= breakpoint_13, s2_score_3 >= breakpoint_12,
        s2_score_3 >= breakpoint_11, s2_score_3 >= breakpoint_10, s2_score_3 >= breakpoint_9,
        s2_score_3 >= breakpoint_8, s2_score_3 >= breakpoint_7, s2_score_3 >= breakpoint_6,
        s2_score_3 >= breakpoint_5, s2_score_3 >= breakpoint_4, s2_score_3 >= breakpoint_3,
        s2_score_3 >= breakpoint_2, s2_score_3 >= breakpoint_1, s2_score_3 >= breakpoint_0
    };
    wire [1:0] sum_30 = {1'b0, s3_reached_3[0]} + {1'b0, s3_reached_3[1]};
    wire [1:0] sum_31 = {1'b0, s3_reached_3[3]} + {1'b0, s3_reached_3[4]};
    wire [2:0] sum_32 = {1'b0, sum_30 + {1'b0, s3_reached_3[2]}} + {1'b0, sum_31 + {1'b0, s3_reached_3[5]}};
    wire [1:0] sum_33 = {1'b0, s3_reached_3[7]} + {1'b0, s3_reached_3[8]};
    wire [1:0] sum_34 = {1'b0, s3_reached_3[10]} + {1'b0, s3_reached_3[11]};
    wire [2:0] packed_bits_5 = {1'b0, sum_34 + {1'b0, s3_reached_3[12]}};
    wire [2:0] sum_35 = {1'b0, sum_33 + {1'b0, s3_reached_3[9]}} + packed_bits_5;
    wire [3:0] packed_bits_6 = {1'b0, sum_35 + {2'd0, s3_reached_3[13]}};
    wire [3:0] sum_36 = {1'b0, sum_32 + {2'd0, s3_reached_3[6]}} + packed_bits_6;
    wire out_valid_3 = s4_valid_3 & not_rst;
    wire [15:0] s1_product_4_0_next = {12'd0, weight_0} * {4'd0, local_queue[59:48]};
    wire [15:0] s1_product_4_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[59:48]};
    wire [15:0] s1_product_4_2_next = {12'd0, weight_2} * {4'd0, remote_queue[59:48]};
    wire [15:0] s1_product_4_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[59:48]};
    wire [15:0] s1_product_4_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[59:48]};
    wire [18:0] sum_37 = {3'd0, s1_product_4_0} + {3'd0, s1_product_4_1};
    wire [18:0] sum_38 = {3'd0, s1_product_4_3} + {3'd0, s1_product_4_4};
    wire [18:0] s2_score_4_next = sum_37 + ({3'd0, s1_product_4_2} + sum_38);
    wire [14:0] s3_reached_4_next = {
        s2_score_4 >= breakpoint_14, s2_score_4 >= breakpoint_13, s2_score_4 >= breakpoint_12,
        s2_score_4 >= breakpoint_11, s2_score_4 >= breakpoint_10, s2_score_4 >= breakpoint_9,
        s2_score_4 >= breakpoint_8, s2_score_4 >= breakpoint_7, s2_score_4 >= breakpoint_6,
        s2_score_4 >= breakpoint_5, s2_score_4 >= breakpoint_4, s2_score_4 >= breakpoint_3,
        s2_score_4 >= breakpoint_2, s2_score_4 >= breakpoint_1, s2_score_4 >= breakpoint_0
    };
    wire [1:0] sum_39 = {1'b0, s3_reached_4[0]} + {1'b0, s3_reached_4[1]};
    wire [1:0] sum_40 = {1'b0, s3_reached_4[3]} + {1'b0, s3_reached_4[4]};
    wire [2:0] sum_41 = {1'b0, sum_39 + {1'b0, s3_reached_4[2]}} + {1'b0, sum_40 + {1'b0, s3_reached_4[5]}};
    wire [1:0] sum_42 = {1'b0, s3_reached_4[7]} + {1'b0, s3_reached_4[8]};
    wire [1:0] sum_43 = {1'b0, s3_reached_4[10]} + {1'b0, s3_reached_4[11]};
    wire [2:0] packed_bits_7 = {1'b0, sum_43 + {1'b0, s3_reached_4[12]}};
    wire [2:0] sum_44 = {1'b0, sum_42 + {1'b0, s3_reached_4[9]}} + packed_bits_7;
    wire [3:0] packed_bits_8 = {1'b0, sum_44 + {2'd0, s3_reached_4[13]}};
    wire [3:0] sum_45 = {1'b0, sum_41 + {2'd0, s3_reached_4[6]}} + packed_bits_8;
    wire out_valid_4 = s4_valid_4 & not_rst;
    wire [15:0] s1_product_5_0_next = {12'd0, weight_0} * {4'd0, local_queue[71:60]};
    wire [15:0] s1_product_5_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[71:60]};
    wire [15:0] s1_product_5_2_next = {12'd0, weight_2} * {4'd0, remote_queue[71:60]};
    wire [15:0] s1_product_5_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[71:60]};
    wire [15:0] s1_product_5_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[71:60]};
    wire [18:0] sum_46 = {3'd0, s1_product_5_0} + {3'd0, s1_product_5_1};
    wire [18:0] sum_47 = {3'd0, s1_product_5_3} + {3'd0, s1_product_5_4};
    wire [18:0] s2_score_5_next = sum_46 + ({3'd0, s1_product_5_2} + sum_47);
    wire [14:0] s3_reached_5_next = {
        s2_score_5 >= breakpoint_14, s2_score_5 >= breakpoint_13, s2_score_5 >= breakpoint_12,
        s2_score_5 >= breakpoint_11, s2_score_5 >= breakpoint_10, s2_score_5 >= breakpoint_9,
        s2_score_5 >= breakpoint_8, s2_score_5 >= breakpoint_7, s2_score_5 >= breakpoint_6,
        s2_score_5 >= breakpoint_5, s2_score_5 >= breakpoint_4, s2_score_5 >= breakpoint_3,
        s2_score_5 >= breakpoint_2, s2_score_5 >= breakpoint_1, s2_score_5 >= breakpoint_0
    };
    wire [1:0] sum_48 = {1'b0, s3_reached_5[0]} + {1'b0, s3_reached_5[1]};
    wire [1:0] sum_49 = {1'b0, s3_reached_5[3]} + {1'b0, s3_reached_5[4]};
    wire [2:0] sum_50 = {1'b0, sum_48 + {1'b0, s3_reached_5[2]}} + {1'b0, sum_49 + {1'b0, s3_reached_5[5]}};
    wire [1:0] sum_51 = {1'b0, s3_reached_5[7]} + {1'b0, s3_reached_5[8]};
    wire [1:0] sum_52 = {1'b0, s3_reached_5[10]} + {1'b0, s3_reached_5[11]};
    wire [2:0] packed_bits_9 = {1'b0, sum_52 + {1'b0, s3_reached_5[12]}};
    wire [2:0] sum_53 = {1'b0, sum_51 + {1'b0, s3_reached_5[9]}} + packed_bits_9;
    wire [3:0] packed_bits_10 = {1'b0, sum_53 + {2'd0, s3_reached_5[13]}};
    wire [3:0] sum_54 = {1'b0, sum_50 + {2'd0, s3_reached_5[6]}} + packed_bits_10;
    wire out_valid_5 = s4_valid_5 & not_rst;
    wire [15:0] s1_product_6_0_next = {12'd0, weight_0} * {4'd0, local_queue[83:72]};
    wire [15:0] s1_product_6_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[83:72]};
    wire [15:0] s1_product_6_2_next = {12'd0, weight_2} * {4'd0, remote_queue[83:72]};
    wire [15:0] s1_product_6_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[83:72]};
    wire [15:0] s1_product_6_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[83:72]};
    wire [18:0] sum_55 = {3'd0, s1_product_6_0} + {3'd0, s1_product_6_1};
    wire [18:0] sum_56 = {3'd0, s1_product_6_3} + {3'd0, s1_product_6_4};
    wire [18:0] s2_score_6_next = sum_55 + ({3'd0, s1_product_6_2} + sum_56);
    wire [14:0] s3_reached_6_next = {
        s2_score_6 >= breakpoint_14, s2_score_6 >= breakpoint_13, s2_score_6 >= breakpoint_12,
        s2_score_6 >= breakpoint_11, s2_score_6 >= breakpoint_10, s2_score_6 >= breakpoint_9,
        s2_score_6 >= breakpoint_8, s2_score_6 >= breakpoint_7, s2_score_6 >= breakpoint_6,
        s2_score_6 >= breakpoint_5, s2_score_6 >= breakpoint_4, s2_score_6 >= breakpoint_3,
        s2_score_6 >= breakpoint_2, s2_score_6 >= breakpoint_1, s2_score_6 >= breakpoint_0
    };
    wire [1:0] sum_57 = {1'b0, s3_reached_6[0]} + {1'b0, s3_reached_6[1]};
    wire [1:0] sum_58 = {1'b0, s3_reached_6[3]} + {1'b0, s3_reached_6[4]};
    wire [2:0] sum_59 = {1'b0, sum_57 + {1'b0, s3_reached_6[2]}} + {1'b0, sum_58 + {1'b0, s3_reached_6[5]}};
    wire [1:0] sum_60 = {1'b0, s3_reached_6[7]} + {1'b0, s3_reached_6[8]};
    wire [1:0] sum_61 = {1'b0, s3_reached_6[10]} + {1'b0, s3_reached_6[11]};
    wire [2:0] packed_bits_11 = {1'b0, sum_61 + {1'b0, s3_reached_6[12]}};
    wire [2:0] sum_62 = {1'b0, sum_60 + {1'b0, s3_reached_6[9]}} + packed_bits_11;
    wire [3:0] packed_bits_12 = {1'b0, sum_62 + {2'd0, s3_reached_6[13]}};
    wire [3:0] sum_63 = {1'b0, sum_59 + {2'd0, s3_reached_6[6]}} + packed_bits_12;
    wire out_valid_6 = s4_valid_6 & not_rst;
    wire [15:0] s1_product_7_0_next = {12'd0, weight_0} * {4'd0, local_queue[95:84]};
    wire [15:0] s1_product_7_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[95:84]};
    wire [15:0] s1_product_7_2_next = {12'd0, weight_2} * {4'd0, remote_queue[95:84]};
    wire [15:0] s1_product_7_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[95:84]};
    wire [15:0] s1_product_7_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[95:84]};
    wire [18:0] sum_64 = {3'd0, s1_product_7_0} + {3'd0, s1_product_7_1};
    wire [18:0] sum_65 = {3'd0, s1_product_7_3} + {3'd0, s1_product_7_4};
    wire [18:0] s2_score_7_next = sum_64 + ({3'd0, s1_product_7_2} + sum_65);
    wire [14:0] s3_reached_7_next = {
        s2_score_7 >= breakpoint_14, s2_score_7 >= breakpoint_13, s2_score_7 >= breakpoint_12,
        s2_score_7 >= breakpoint_11, s2_score_7 >= breakpoint_10, s2_score_7 >= breakpoint_9,
        s2_score_7 >= breakpoint_8, s2_score_7 >= breakpoint_7, s2_score_7 >= breakpoint_6,
        s2_score_7 >= breakpoint_5, s2_score_7 >= breakpoint_4, s2_score_7 >= breakpoint_3,
        s2_score_7 >= breakpoint_2, s2_score_7 >= breakpoint_1, s2_score_7 >= breakpoint_0
    };
    wire [1:0] sum_66 = {1'b0, s3_reached_7[0]} + {1'b0, s3_reached_7[1]};
    wire [1:0] sum_67 = {1'b0, s3_reached_7[3]} + {1'b0, s3_reached_7[4]};
    wire [2:0] sum_68 = {1'b0, sum_66 + {1'b0, s3_reached_7[2]}} + {1'b0, sum_67 + {1'b0, s3_reached_7[5]}};
    wire [1:0] sum_69 = {1'b0, s3_reached_7[7]} + {1'b0, s3_reached_7[8]};
    wire [1:0] sum_70 = {1'b0, s3_reached_7[10]} + {1'b0, s3_reached_7[11]};
    wire [2:0] packed_bits_13 = {1'b0, sum_70 + {1'b0, s3_reached_7[12]}};
    wire [2:0] sum_71 = {1'b0, sum_69 + {1'b0, s3_reached_7[9]}} + packed_bits_13;
    wire [3:0] packed_bits_14 = {1'b0, sum_71 + {2'd0, s3_reached_7[13]}};
    wire [3:0] sum_72 = {1'b0, sum_68 + {2'd0, s3_reached_7[6]}} + packed_bits_14;
    wire out_valid_7 = s4_valid_7 & not_rst;
    wire [15:0] s1_product_8_0_next = {12'd0, weight_0} * {4'd0, local_queue[107:96]};
    wire [15:0] s1_product_8_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[107:96]};
    wire [15:0] s1_product_8_2_next = {12'd0, weight_2} * {4'd0, remote_queue[107:96]};
    wire [15:0] s1_product_8_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[107:96]};
    wire [15:0] s1_product_8_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[107:96]};
    wire [18:0] sum_73 = {3'd0, s1_product_8_0} + {3'd0, s1_product_8_1};
    wire [18:0] sum_74 = {3'd0, s1_product_8_3} + {3'd0, s1_product_8_4};
    wire [18:0] s2_score_8_next = sum_73 + ({3'd0, s1_product_8_2} + sum_74);
    wire [14:0] s3_reached_8_next = {
        s2_score_8 >= breakpoint_14, s2_score_8 >= breakpoint_13, s2_score_8 >= breakpoint_12,
        s2_score_8 >= breakpoint_11, s2_score_8 >= breakpoint_10, s2_score_8 >= breakpoint_9,
        s2_score_8 >= breakpoint_8, s2_score_8 >= breakpoint_7, s2_score_8 >= breakpoint_6,
        s2_score_8 >= breakpoint_5, s2_score_8 >= breakpoint_4, s2_score_8 >= breakpoint_3,
        s2_score_8 >= breakpoint_2, s2_score_8 >= breakpoint_1, s2_score_8 >= breakpoint_0
    };
    wire [1:0] sum_75 = {1'b0, s3_reached_8[0]} + {1'b0, s3_reached_8[1]};
    wire [1:0] sum_76 = {1'b0, s3_reached_8[3]} + {1'b0, s3_reached_8[4]};
    wire [2:0] sum_77 = {1'b0, sum_75 + {1'b0, s3_reached_8[2]}} + {1'b0, sum_76 + {1'b0, s3_reached_8[5]}};
    wire [1:0] sum_78 = {1'b0, s3_reached_8[7]} + {1'b0, s3_reached_8[8]};
    wire [1:0] sum_79 = {1'b0, s3_reached_8[10]} + {1'b0, s3_reached_8[11]};
    wire [2:0] packed_bits_15 = {1'b0, sum_79 + {1'b0, s3_reached_8[12]}};
    wire [2:0] sum_80 = {1'b0, sum_78 + {1'b0, s3_reached_8[9]}} + packed_bits_15;
    wire [3:0] packed_bits_16 = {1'b0, sum_80 + {2'd0, s3_reached_8[13]}};
    wire [3:0] sum_81 = {1'b0, sum_77 + {2'd0, s3_reached_8[6]}} + packed_bits_16;
    wire out_valid_8 = s4_valid_8 & not_rst;
    wire [15:0] s1_product_9_0_next = {12'd0, weight_0} * {4'd0, local_queue[119:108]};
    wire [15:0] s1_product_9_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[119:108]};
    wire [15:0] s1_product_9_2_next = {12'd0, weight_2} * {4'd0, remote_queue[119:108]};
    wire [15:0] s1_product_9_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[119:108]};
    wire [15:0] s1_product_9_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[119:108]};
    wire [18:0] sum_82 = {3'd0, s1_product_9_0} + {3'd0, s1_product_9_1};
    wire [18:0] sum_83 = {3'd0, s1_product_9_3} + {3'd0, s1_product_9_4};
    wire [18:0] s2_score_9_next = sum_82 + ({3'd0, s1_product_9_2} + sum_83);
    wire [14:0] s3_reached_9_next = {
        s2_score_9 >= breakpoint_14, s2_score_9 >= breakpoint_13, s2_score_9 >= breakpoint_12,
        s2_score_9 >= breakpoint_11, s2_score_9 >= breakpoint_10, s2_score_9 >= breakpoint_9,
        s2_score_9 >= breakpoint_8, s2_score_9 >= breakpoint_7, s2_score_9 >= breakpoint_6,
        s2_score_9 >= breakpoint_5, s2_score_9 >= breakpoint_4, s2_score_9 >= breakpoint_3,
        s2_score_9 >= breakpoint_2, s2_score_9 >= breakpoint_1, s2_score_9 >= breakpoint_0
    };
    wire [1:0] sum_84 = {1'b0, s3_reached_9[0]} + {1'b0, s3_reached_9[1]};
    wire [1:0] sum_85 = {1'b0, s3_reached_9[3]} + {1'b0, s3_reached_9[4]};
    wire [2:0] sum_86 = {1'b0, sum_84 + {1'b0, s3_reached_9[2]}} + {1'b0, sum_85 + {1'b0, s3_reached_9[5]}};
    wire [1:0] sum_87 = {1'b0, s3_reached_9[7]} + {1'b0, s3_reached_9[8]};
    wire [1:0] sum_88 = {1'b0, s3_reached_9[10]} + {1'b0, s3_reached_9[11]};
    wire [2:0] packed_bits_17 = {1'b0, sum_88 + {1'b0, s3_reached_9[12]}};
    wire [2:0] sum_89 = {1'b0, sum_87 + {1'b0, s3_reached_9[9]}} + packed_bits_17;
    wire [3:0] packed_bits_18 = {1'b0, sum_89 + {2'd0, s3_reached_9[13]}};
    wire [3:0] sum_90 = {1'b0, sum_86 + {2'd0, s3_reached_9[6]}} + packed_bits_18;
    wire out_valid_9 = s4_valid_9 & not_rst;
    wire [15:0] s1_product_10_0_next = {12'd0, weight_0} * {4'd0, local_queue[131:120]};
    wire [15:0] s1_product_10_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[131:120]};
    wire [15:0] s1_product_10_2_next = {12'd0, weight_2} * {4'd0, remote_queue[131:120]};
    wire [15:0] s1_product_10_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[131:120]};
    wire [15:0] s1_product_10_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[131:120]};
    wire [18:0] sum_91 = {3'd0, s1_product_10_0} + {3'd0, s1_product_10_1};
    wire [18:0] sum_92 = {3'd0, s1_product_10_3} + {3'd0, s1_product_10_4};
    wire [18:0] s2_score_10_next = sum_91 + ({3'd0, s1_product_10_2} + sum_92);
    wire [14:0] s3_reached_10_next = {
        s2_score_10 >= breakpoint_14, s2_score_10 >= breakpoint_13,
        s2_score_10 >= breakpoint_12, s2_score_10 >= breakpoint_11,
        s2_score_10 >= breakpoint_10, s2_score_10 >= breakpoint_9, s2_score_10 >= breakpoint_8,
        s2_score_10 >= breakpoint_7, s2_score_10 >= breakpoint_6, s2_score_10 >= breakpoint_5,
        s2_score_10 >= breakpoint_4, s2_score_10 >= breakpoint_3, s2_score_10 >= breakpoint_2,
        s2_score_10 >= breakpoint_1, s2_score_10 >= breakpoint_0
    };
    wire [1:0] sum_93 = {1'b0, s3_reached_10[0]} + {1'b0, s3_reached_10[1]};
    wire [2:0] packed_bits_19 = {1'b0, sum_93 + {1'b0, s3_reached_10[2]}};
    wire [1:0] sum_94 = {1'b0, s3_reached_10[3]} + {1'b0, s3_reached_10[4]};
    wire [2:0] packed_bits_20 = {1'b0, sum_94 + {1'b0, s3_reached_10[5]}};
    wire [2:0] sum_95 = (packed_bits_19 + packed_bits_20) + {2'd0, s3_reached_10[6]};
    wire [1:0] sum_96 = {1'b0, s3_reached_10[7]} + {1'b0, s3_reached_10[8]};
    wire [2:0] packed_bits_21 = {1'b0, sum_96 + {1'b0, s3_reached_10[9]}};
    wire [1:0] sum_97 = {1'b0, s3_reached_10[10]} + {1'b0, s3_reached_10[11]};
    wire [2:0] packed_bits_22 = {1'b0, sum_97 + {1'b0, s3_reached_10[12]}};
    wire [2:0] sum_98 = (packed_bits_21 + packed_bits_22) + {2'd0, s3_reached_10[13]};
    wire [3:0] s4_level_10_next = ({1'b0, sum_95} + {1'b0, sum_98}) + {3'd0, s3_reached_10[14]};
    wire out_valid_10 = s4_valid_10 & not_rst;
    wire [15:0] s1_product_11_0_next = {12'd0, weight_0} * {4'd0, local_queue[143:132]};
    wire [15:0] s1_product_11_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[143:132]};
    wire [15:0] s1_product_11_2_next = {12'd0, weight_2} * {4'd0, remote_queue[143:132]};
    wire [15:0] s1_product_11_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[143:132]};
    wire [15:0] s1_product_11_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[143:132]};
    wire [18:0] sum_99 = {3'd0, s1_product_11_0} + {3'd0, s1_product_11_1};
    wire [18:0] sum_100 = {3'd0, s1_product_11_3} + {3'd0, s1_product_11_4};
    wire [18:0] s2_score_11_next = sum_99 + ({3'd0, s1_product_11_2} + sum_100);
    wire [14:0] s3_reached_11_next = {
        s2_score_11 >= breakpoint_14, s2_score_11 >= breakpoint_13,
        s2_score_11 >= breakpoint_12, s2_score_11 >= breakpoint_11,
        s2_score_11 >= breakpoint_10, s2_score_11 >= breakpoint_9, s2_score_11 >= breakpoint_8,
        s2_score_11 >= breakpoint_7, s2_score_11 >= breakpoint_6, s2_score_11 >= breakpoint_5,
        s2_score_11 >= breakpoint_4, s2_score_11 >= breakpoint_3, s2_score_11 >= breakpoint_2,
        s2_score_11 >= breakpoint_1, s2_score_11 >= breakpoint_0
    };
    wire [1:0] sum_101 = {1'b0, s3_reached_11[0]} + {1'b0, s3_reached_11[1]};
    wire [2:0] packed_bits_23 = {1'b0, sum_101 + {1'b0, s3_reached_11[2]}};
    wire [1:0] sum_102 = {1'b0, s3_reached_11[3]} + {1'b0, s3_reached_11[4]};
    wire [2:0] packed_bits_24 = {1'b0, sum_102 + {1'b0, s3_reached_11[5]}};
    wire [2:0] sum_103 = (packed_bits_23 + packed_bits_24) + {2'd0, s3_reached_11[6]};
    wire [1:0] sum_104 = {1'b0, s3_reached_11[7]} + {1'b0, s3_reached_11[8]};
    wire [2:0] packed_bits_25 = {1'b0, sum_104 + {1'b0, s3_reached_11[9]}};
    wire [1:0] sum_105 = {1'b0, s3_reached_11[10]} + {1'b0, s3_reached_11[11]};
    wire [2:0] packed_bits_26 = {1'b0, sum_105 + {1'b0, s3_reached_11[12]}};
    wire [2:0] sum_106 = (packed_bits_25 + packed_bits_26) + {2'd0, s3_reached_11[13]};
    wire [3:0] s4_level_11_next = ({1'b0, sum_103} + {1'b0, sum_106}) + {3'd0, s3_reached_11[14]};
    wire out_valid_11 = s4_valid_11 & not_rst;
    wire [15:0] s1_product_12_0_next = {12'd0, weight_0} * {4'd0, local_queue[155:144]};
    wire [15:0] s1_product_12_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[155:144]};
    wire [15:0] s1_product_12_2_next = {12'd0, weight_2} * {4'd0, remote_queue[155:144]};
    wire [15:0] s1_product_12_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[155:144]};
    wire [15:0] s1_product_12_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[155:144]};
    wire [18:0] sum_107 = {3'd0, s1_product_12_0} + {3'd0, s1_product_12_1};
    wire [18:0] sum_108 = {3'd0, s1_product_12_3} + {3'd0, s1_product_12_4};
    wire [18:0] s2_score_12_next = sum_107 + ({3'd0, s1_product_12_2} + sum_108);
    wire [14:0] s3_reached_12_next = {
        s2_score_12 >= breakpoint_14, s2_score_12 >= breakpoint_13,
        s2_score_12 >= breakpoint_12, s2_score_12 >= breakpoint_11,
        s2_score_12 >= breakpoint_10, s2_score_12 >= breakpoint_9, s2_score_12 >= breakpoint_8,
        s2_score_12 >= breakpoint_7, s2_score_12 >= breakpoint_6, s2_score_12 >= breakpoint_5,
        s2_score_12 >= breakpoint_4, s2_score_12 >= breakpoint_3, s2_score_12 >= breakpoint_2,
        s2_score_12 >= breakpoint_1, s2_score_12 >= breakpoint_0
    };
    wire [1:0] sum_109 = {1'b0, s3_reached_12[0]} + {1'b0, s3_reached_12[1]};
    wire [2:0] packed_bits_27 = {1'b0, sum_109 + {1'b0, s3_reached_12[2]}};
    wire [1:0] sum_110 = {1'b0, s3_reached_12[3]} + {1'b0, s3_reached_12[4]};
    wire [2:0] packed_bits_28 = {1'b0, sum_110 + {1'b0, s3_reached_12[5]}};
    wire [2:0] sum_111 = (packed_bits_27 + packed_bits_28) + {2'd0, s3_reached_12[6]};
    wire [1:0] sum_112 = {1'b0, s3_reached_12[7]} + {1'b0, s3_reached_12[8]};
    wire [2:0] packed_bits_29 = {1'b0, sum_112 + {1'b0, s3_reached_12[9]}};
    wire [1:0] sum_113 = {1'b0, s3_reached_12[10]} + {1'b0, s3_reached_12[11]};
    wire [2:0] packed_bits_30 = {1'b0, sum_113 + {1'b0, s3_reached_12[12]}};
    wire [2:0] sum_114 = (packed_bits_29 + packed_bits_30) + {2'd0, s3_reached_12[13]};
    wire [3:0] s4_level_12_next = ({1'b0, sum_111} + {1'b0, sum_114}) + {3'd0, s3_reached_12[14]};
    wire out_valid_12 = s4_valid_12 & not_rst;
    wire [15:0] s1_product_13_0_next = {12'd0, weight_0} * {4'd0, local_queue[167:156]};
    wire [15:0] s1_product_13_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[167:156]};
    wire [15:0] s1_product_13_2_next = {12'd0, weight_2} * {4'd0, remote_queue[167:156]};
    wire [15:0] s1_product_13_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[167:156]};
    wire [15:0] s1_product_13_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[167:156]};
    wire [18:0] sum_115 = {3'd0, s1_product_13_0} + {3'd0, s1_product_13_1};
    wire [18:0] sum_116 = {3'd0, s1_product_13_3} + {3'd0, s1_product_13_4};
    wire [18:0] s2_score_13_next = sum_115 + ({3'd0, s1_product_13_2} + sum_116);
    wire [14:0] s3_reached_13_next = {
        s2_score_13 >= breakpoint_14, s2_score_13 >= breakpoint_13,
        s2_score_13 >= breakpoint_12, s2_score_13 >= breakpoint_11,
        s2_score_13 >= breakpoint_10, s2_score_13 >= breakpoint_9, s2_score_13 >= breakpoint_8,
        s2_score_13 >= breakpoint_7, s2_score_13 >= breakpoint_6, s2_score_13 >= breakpoint_5,
        s2_score_13 >= breakpoint_4, s2_score_13 >= breakpoint_3, s2_score_13 >= breakpoint_2,
        s2_score_13 >= breakpoint_1, s2_score_13 >= breakpoint_0
    };
    wire [1:0] sum_117 = {1'b0, s3_reached_13[0]} + {1'b0, s3_reached_13[1]};
    wire [2:0] packed_bits_31 = {1'b0, sum_117 + {1'b0, s3_reached_13[2]}};
    wire [1:0] sum_118 = {1'b0, s3_reached_13[3]} + {1'b0, s3_reached_13[4]};
    wire [2:0] packed_bits_32 = {1'b0, sum_118 + {1'b0, s3_reached_13[5]}};
    wire [2:0] sum_119 = (packed_bits_31 + packed_bits_32) + {2'd0, s3_reached_13[6]};
    wire [1:0] sum_120 = {1'b0, s3_reached_13[7]} + {1'b0, s3_reached_13[8]};
    wire [2:0] packed_bits_33 = {1'b0, sum_120 + {1'b0, s3_reached_13[9]}};
    wire [1:0] sum_121 = {1'b0, s3_reached_13[10]} + {1'b0, s3_reached_13[11]};
    wire [2:0] packed_bits_34 = {1'b0, sum_121 + {1'b0, s3_reached_13[12]}};
    wire [2:0] sum_122 = (packed_bits_33 + packed_bits_34) + {2'd0, s3_reached_13[13]};
    wire [3:0] s4_level_13_next = ({1'b0, sum_119} + {1'b0, sum_122}) + {3'd0, s3_reached_13[14]};
    wire out_valid_13 = s4_valid_13 & not_rst;
    wire [15:0] s1_product_14_0_next = {12'd0, weight_0} * {4'd0, local_queue[179:168]};
    wire [15:0] s1_product_14_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[179:168]};
    wire [15:0] s1_product_14_2_next = {12'd0, weight_2} * {4'd0, remote_queue[179:168]};
    wire [15:0] s1_product_14_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[179:168]};
    wire [15:0] s1_product_14_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[179:168]};
    wire [18:0] sum_123 = {3'd0, s1_product_14_0} + {3'd0, s1_product_14_1};
    wire [18:0] sum_124 = {3'd0, s1_product_14_3} + {3'd0, s1_product_14_4};
    wire [18:0] s2_score_14_next = sum_123 + ({3'd0, s1_product_14_2} + sum_124);
    wire [14:0] s3_reached_14_next = {
        s2_score_14 >= breakpoint_14, s2_score_14 >= breakpoint_13,
        s2_score_14 >= breakpoint_12, s2_score_14 >= breakpoint_11,
        s2_score_14 >= breakpoint_10, s2_score_14 >= breakpoint_9, s2_score_14 >= breakpoint_8,
        s2_score_14 >= breakpoint_7, s2_score_14 >= breakpoint_6, s2_score_14 >= breakpoint_5,
        s2_score_14 >= breakpoint_4, s2_score_14 >= breakpoint_3, s2_score_14 >= breakpoint_2,
        s2_score_14 >= breakpoint_1, s2_score_14 >= breakpoint_0
    };
    wire [1:0] sum_125 = {1'b0, s3_reached_14[0]} + {1'b0, s3_reached_14[1]};
    wire [2:0] packed_bits_35 = {1'b0, sum_125 + {1'b0, s3_reached_14[2]}};
    wire [1:0] sum_126 = {1'b0, s3_reached_14[3]} + {1'b0, s3_reached_14[4]};
    wire [2:0] packed_bits_36 = {1'b0, sum_126 + {1'b0, s3_reached_14[5]}};
    wire [2:0] sum_127 = (packed_bits_35 + packed_bits_36) + {2'd0, s3_reached_14[6]};
    wire [1:0] sum_128 = {1'b0, s3_reached_14[7]} + {1'b0, s3_reached_14[8]};
    wire [2:0] packed_bits_37 = {1'b0, sum_128 + {1'b0, s3_reached_14[9]}};
    wire [1:0] sum_129 = {1'b0, s3_reached_14[10]} + {1'b0, s3_reached_14[11]};
    wire [2:0] packed_bits_38 = {1'b0, sum_129 + {1'b0, s3_reached_14[12]}};
    wire [2:0] sum_130 = (packed_bits_37 + packed_bits_38) + {2'd0, s3_reached_14[13]};
    wire [3:0] s4_level_14_next = ({1'b0, sum_127} + {1'b0, sum_130}) + {3'd0, s3_reached_14[14]};
    wire out_valid_14 = s4_valid_14 & not_rst;

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_cfg_we <= 1'b0;
            s2_valid_0 <= 1'b0;
            s2_valid_1 <= 1'b0;
            s2_valid_2 <= 1'b0;
            s2_valid_3 <= 1'b0;
            s2_valid_4 <= 1'b0;
            s2_valid_5 <= 1'b0;
            s2_valid_6 <= 1'b0;
            s2_valid_7 <= 1'b0;
            s2_valid_8 <= 1'b0;
            s2_valid_9 <= 1'b0;
            s2_valid_10 <= 1'b0;
            s2_valid_11 <= 1'b0;
            s2_valid_12 <= 1'b0;
            s2_valid_13 <= 1'b0;
            s2_valid_14 <= 1'b0;
            s2_valid_15 <= 1'b0;
        end else begin
            s2_cfg_we <= s1_cfg_we;
            s2_valid_0 <= s1_valid_0;
            s2_valid_1 <= s1_valid_1;
            s2_valid_2 <= s1_valid_2;
            s2_valid_3 <= s1_valid_3;
            s2_valid_4 <= s1_valid_4;
            s2_valid_5 <= s1_valid_5;
            s2_valid_6 <= s1_valid_6;
            s2_valid_7 <= s1_valid_7;
            s2_valid_8 <= s1_valid_8;
            s2_valid_9 <= s1_valid_9;
            s2_valid_10 <= s1_valid_10;
            s2_valid_11 <= s1_valid_11;
            s2_valid_12 <= s1_valid_12;
            s2_valid_13 <= s1_valid_13;
            s2_valid_14 <= s1_valid_14;
            s2_valid_15 <= s1_valid_15;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid_0 <= 1'b0;
            s3_valid_1 <= 1'b0;
            s3_valid_2 <= 1'b0;
            s3_valid_3 <= 1'b0;
            s3_valid_4 <= 1'b0;
            s3_valid_5 <= 1'b0;
            s3_valid_6 <= 1'b0;
            s3_valid_7 <= 1'b0;
            s3_valid_8 <= 1'b0;
            s3_valid_9 <= 1'b0;
            s3_valid_10 <= 1'b0;
            s3_valid_11 <= 1'b0;
            s3_valid_12 <= 1'b0;
            s3_valid_13 <= 1'b0;
            s3_valid_14 <= 1'b0;
            s3_valid_15 <= 1'b0;
        end else begin
            s3_valid_0 <= s2_valid_0;
            s3_valid_1 <= s2_valid_1;
            s3_valid_2 <= s2_valid_2;
            s3_valid_3 <= s2_valid_3;
            s3_valid_4 <= s2_valid_4;
            s3_valid_5 <= s2_valid_5;
            s3_valid_6 <= s2_valid_6;
            s3_valid_7 <= s2_valid_7;
            s3_valid_8 <= s2_valid_8;
            s3_valid_9 <= s2_valid_9;
            s3_valid_10 <= s2_valid_10;
            s3_valid_11 <= s2_valid_11;
            s3_valid_12 <= s2_valid_12;
            s3_valid_13 <= s2_valid_13;
            s3_valid_14 <= s2_valid_14;
            s3_valid_15 <= s2_valid_15;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_valid_0 <= 1'b0;
            s4_valid_1 <= 1'b0;
            s4_valid_2 <= 1'b0;
            s4_valid_3 <= 1'b0;
            s4_valid_4 <= 1'b0;
            s4_valid_5 <= 1'b0;
            s4_valid_6 <= 1'b0;
            s4_valid_7 <= 1'b0;
            s4_valid_8 <= 1'b0;
            s4_valid_9 <= 1'b0;
            s4_valid_10 <= 1'b0;
            s4_valid_11 <= 1'b0;
            s4_valid_12 <= 1'b0;
            s4_valid_13 <= 1'b0;
            s4_valid_14 <= 1'b0;
            s4_valid_15 <= 1'b0;
        end else begin
            s4_valid_0 <= s3_valid_0;
            s4_valid_1 <= s3_valid_1;
            s4_valid_2 <= s3_valid_2;
            s4_valid_3 <= s3_valid_3;
            s4_valid_4 <= s3_valid_4;
            s4_valid_5 <= s3_valid_5;
            s4_valid_6 <= s3_valid_6;
            s4_valid_7 <= s3_valid_7;
            s4_valid_8 <= s3_valid_8;
            s4_valid_9 <= s3_valid_9;
            s4_valid_10 <= s3_valid_10;
            s4_valid_11 <= s3_valid_11;
            s4_valid_12 <= s3_valid_12;
            s4_valid_13 <= s3_valid_13;
            s4_valid_14 <= s3_valid_14;
            s4_valid_15 <= s3_valid_15;
        end
    end

    wire [15:0] s1_product_15_0_next = {12'd0, weight_0} * {4'd0, local_queue[191:180]};
    wire [15:0] s1_product_15_1_next = {12'd0, weight_1} * {4'd0, local_utilisation[191:180]};
    wire [15:0] s1_product_15_2_next = {12'd0, weight_2} * {4'd0, remote_queue[191:180]};
    wire [15:0] s1_product_15_3_next = {12'd0, weight_3} * {4'd0, remote_utilisation[191:180]};
    wire [15:0] s1_product_15_4_next = {12'd0, weight_4} * {4'd0, remote_mean_queue[191:180]};

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
        s1_product_2_0 <= s1_product_2_0_next;
        s1_product_2_1 <= s1_product_2_1_next;
        s1_product_2_2 <= s1_product_2_2_next;
        s1_product_2_3 <= s1_product_2_3_next;
        s1_product_2_4 <= s1_product_2_4_next;
        s1_product_3_0 <= s1_product_3_0_next;
        s1_product_3_1 <= s1_product_3_1_next;
        s1_product_3_2 <= s1_product_3_2_next;
        s1_product_3_3 <= s1_product_3_3_next;
        s1_product_3_4 <= s1_product_3_4_next;
        s1_product_4_0 <= s1_product_4_0_next;
        s1_product_4_1 <= s1_product_4_1_next;
        s1_product_4_2 <= s1_product_4_2_next;
        s1_product_4_3 <= s1_product_4_3_next;
        s1_product_4_4 <= s1_product_4_4_next;
        s1_product_5_0 <= s1_product_5_0_next;
        s1_product_5_1 <= s1_product_5_1_next;
        s1_product_5_2 <= s1_product_5_2_next;
        s1_product_5_3 <= s1_product_5_3_next;
        s1_product_5_4 <= s1_product_5_4_next;
        s1_product_6_0 <= s1_product_6_0_next;
        s1_product_6_1 <= s1_product_6_1_next;
        s1_product_6_2 <= s1_product_6_2_next;
        s1_product_6_3 <= s1_product_6_3_next;
        s1_product_6_4 <= s1_product_6_4_next;
        s1_product_7_0 <= s1_product_7_0_next;
        s1_product_7_1 <= s1_product_7_1_next;
        s1_product_7_2 <= s1_product_7_2_next;
        s1_product_7_3 <= s1_product_7_3_next;
        s1_product_7_4 <= s1_product_7_4_next;
        s1_product_8_0 <= s1_product_8_0_next;
        s1_product_8_1 <= s1_product_8_1_next;
        s1_product_8_2 <= s1_product_8_2_next;
        s1_product_8_3 <= s1_product_8_3_next;
        s1_product_8_4 <= s1_product_8_4_next;
        s1_product_9_0 <= s1_product_9_0_next;
        s1_product_9_1 <= s1_product_9_1_next;
        s1_product_9_2 <= s1_product_9_2_next;
        s1_product_9_3 <= s1_product_9_3_next;
        s1_product_9_4 <= s1_product_9_4_next;
        s1_product_10_0 <= s1_product_10_0_next;
        s1_product_10_1 <= s1_product_10_1_next;
        s1_product_10_2 <= s1_product_10_2_next;
        s1_product_10_3 <= s1_product_10_3_next;
        s1_product_10_4 <= s1_product_10_4_next;
        s1_product_11_0 <= s1_product_11_0_next;
        s1_product_11_1 <= s1_product_11_1_next;
        s1_product_11_2 <= s1_product_11_2_next;
        s1_product_11_3 <= s1_product_11_3_next;
        s1_product_11_4 <= s1_product_11_4_next;
        s1_product_12_0 <= s1_product_12_0_next;
        s1_product_12_1 <= s1_product_12_1_next;
        s1_product_12_2 <= s1_product_12_2_next;
        s1_product_12_3 <= s1_product_12_3_next;
        s1_product_12_4 <= s1_product_12_4_next;
        s1_product_13_0 <= s1_product_13_0_next;
        s1_product_13_1 <= s1_product_13_1_next;
        s1_product_13_2 <= s1_product_13_2_next;
        s1_product_13_3 <= s1_product_13_3_next;
        s1_product_13_4 <= s1_product_13_4_next;
        s1_product_14_0 <= s1_product_14_0_next;
        s1_product_14_1 <= s1_product_14_1_next;
        s1_product_14_2 <= s1_product_14_2_next;
        s1_product_14_3 <= s1_product_14_3_next;
        s1_product_14_4 <= s1_product_14_4_next;
        s1_product_15_0 <= s1_product_15_0_next;
        s1_product_15_1 <= s1_product_15_1_next;
        s1_product_15_2 <= s1_product_15_2_next;
        s1_product_15_3 <= s1_product_15_3_next;
        s1_product_15_4 <= s1_product_15_4_next;
    end

    wire [18:0] sum_131 = {3'd0, s1_product_15_0} + {3'd0, s1_product_15_1};
    wire [18:0] sum_132 = {3'd0, s1_product_15_3} + {3'd0, s1_product_15_4};
    wire [18:0] s2_score_15_next = sum_131 + ({3'd0, s1_product_15_2} + sum_132);

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_cfg_index <= s1_cfg_index;
        s2_cfg_value <= s1_cfg_value;
        s2_score_0 <= sum_1 + ({3'd0, s1_product_0_2} + sum_2);
        s2_score_1 <= s2_score_1_next;
        s2_score_2 <= s2_score_2_next;
        s2_score_3 <= s2_score_3_next;
        s2_score_4 <= s2_score_4_next;
        s2_score_5 <= s2_score_5_next;
        s2_score_6 <= s2_score_6_next;
        s2_score_7 <= s2_score_7_next;
        s2_score_8 <= s2_score_8_next;
        s2_score_9 <= s2_score_9_next;
        s2_score_10 <= s2_score_10_next;
        s2_score_11 <= s2_score_11_next;
        s2_score_12 <= s2_score_12_next;
        s2_score_13 <= s2_score_13_next;
        s2_score_14 <= s2_score_14_next;
        s2_score_15 <= s2_score_15_next;
    end

    wire [14:0] s3_reached_15_next = {
        s2_score_15 >= breakpoint_14, s2_score_15 >= breakpoint_13,
        s2_score_15 >= breakpoint_12, s2_score_15 >= breakpoint_11,
        s2_score_15 >= breakpoint_10, s2_score_15 >= breakpoint_9, s2_score_15 >= breakpoint_8,
        s2_score_15 >= breakpoint_7, s2_score_15 >= breakpoint_6, s2_score_15 >= breakpoint_5,
        s2_score_15 >= breakpoint_4, s2_score_15 >= breakpoint_3, s2_score_15 >= breakpoint_2,
        s2_score_15 >= breakpoint_1, s2_score_15 >= breakpoint_0
    };

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_reached_0 <= s3_reached_0_next;
        s3_score_0 <= s2_score_0;
        s3_reached_1 <= s3_reached_1_next;
        s3_score_1 <= s2_score_1;
        s3_reached_2 <= s3_reached_2_next;
        s3_score_2 <= s2_score_2;
        s3_reached_3 <= s3_reached_3_next;
        s3_score_3 <= s2_score_3;
        s3_reached_4 <= s3_reached_4_next;
        s3_score_4 <= s2_score_4;
        s3_reached_5 <= s3_reached_5_next;
        s3_score_5 <= s2_score_5;
        s3_reached_6 <= s3_reached_6_next;
        s3_score_6 <= s2_score_6;
        s3_reached_7 <= s3_reached_7_next;
        s3_score_7 <= s2_score_7;
        s3_reached_8 <= s3_reached_8_next;
        s3_score_8 <= s2_score_8;
        s3_reached_9 <= s3_reached_9_next;
        s3_score_9 <= s2_score_9;
        s3_reached_10 <= s3_reached_10_next;
        s3_score_10 <= s2_score_10;
        s3_reached_11 <= s3_reached_11_next;
        s3_score_11 <= s2_score_11;
        s3_reached_12 <= s3_reached_12_next;
        s3_score_12 <= s2_score_12;
        s3_reached_13 <= s3_reached_13_next;
        s3_score_13 <= s2_score_13;
        s3_reached_14 <= s3_reached_14_next;
        s3_score_14 <= s2_score_14;
        s3_reached_15 <= s3_reached_15_next;
        s3_score_15 <= s2_score_15;
    end

    wire [1:0] sum_133 = {1'b0, s3_reached_15[0]} + {1'b0, s3_reached_15[1]};
    wire [2:0] packed_bits_39 = {1'b0, sum_133 + {1'b0, s3_reached_15[2]}};
    wire [1:0] sum_134 = {1'b0, s3_reached_15[3]} + {1'b0, s3_reached_15[4]};
    wire [2:0] packed_bits_40 = {1'b0, sum_134 + {1'b0, s3_reached_15[5]}};
    wire [2:0] sum_135 = (packed_bits_39 + packed_bits_40) + {2'd0, s3_reached_15[6]};
    wire [1:0] sum_136 = {1'b0, s3_reached_15[7]} + {1'b0, s3_reached_15[8]};
    wire [2:0] packed_bits_41 = {1'b0, sum_136 + {1'b0, s3_reached_15[9]}};
    wire [1:0] sum_137 = {1'b0, s3_reached_15[10]} + {1'b0, s3_reached_15[11]};
    wire [2:0] packed_bits_42 = {1'b0, sum_137 + {1'b0, s3_reached_15[12]}};
    wire [2:0] sum_138 = (packed_bits_41 + packed_bits_42) + {2'd0, s3_reached_15[13]};
    wire [3:0] s4_level_15_next = ({1'b0, sum_135} + {1'b0, sum_138}) + {3'd0, s3_reached_15[14]};
    wire out_valid_15 = s4_valid_15 & not_rst;

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_level_0 <= sum_9 + {3'd0, s3_reached_0[14]};
        s4_score_0 <= s3_score_0;
        s4_level_1 <= sum_18 + {3'd0, s3_reached_1[14]};
        s4_score_1 <= s3_score_1;
        s4_level_2 <= sum_27 + {3'd0, s3_reached_2[14]};
        s4_score_2 <= s3_score_2;
        s4_level_3 <= sum_36 + {3'd0, s3_reached_3[14]};
        s4_score_3 <= s3_score_3;
        s4_level_4 <= sum_45 + {3'd0, s3_reached_4[14]};
        s4_score_4 <= s3_score_4;
        s4_level_5 <= sum_54 + {3'd0, s3_reached_5[14]};
        s4_score_5 <= s3_score_5;
        s4_level_6 <= sum_63 + {3'd0, s3_reached_6[14]};
        s4_score_6 <= s3_score_6;
        s4_level_7 <= sum_72 + {3'd0, s3_reached_7[14]};
        s4_score_7 <= s3_score_7;
        s4_level_8 <= sum_81 + {3'd0, s3_reached_8[14]};
        s4_score_8 <= s3_score_8;
        s4_level_9 <= sum_90 + {3'd0, s3_reached_9[14]};
        s4_score_9 <= s3_score_9;
        s4_level_10 <= s4_level_10_next;
        s4_score_10 <= s3_score_10;
        s4_level_11 <= s4_level_11_next;
        s4_score_11 <= s3_score_11;
        s4_level_12 <= s4_level_12_next;
        s4_score_12 <= s3_score_12;
        s4_level_13 <= s4_level_13_next;
        s4_score_13 <= s3_score_13;
        s4_level_14 <= s4_level_14_next;
        s4_score_14 <= s3_score_14;
        s4_level_15 <= s4_level_15_next;
        s4_score_15 <= s3_score_15;
    end

    assign out_valid = {
        out_valid_15, out_valid_14, out_valid_13, out_valid_12, out_valid_11, out_valid_10,
        out_valid_9, out_valid_8, out_valid_7, out_valid_6, out_valid_5, out_valid_4,
        out_valid_3, out_valid_2, out_valid_1, out_valid_0
    };
    assign level = {
        out_valid_15 ? s4_level_15 : 4'd0, out_valid_14 ? s4_level_14 : 4'd0,
        out_valid_13 ? s4_level_13 : 4'd0, out_valid_12 ? s4_level_12 : 4'd0,
        out_valid_11 ? s4_level_11 : 4'd0, out_valid_10 ? s4_level_10 : 4'd0,
        out_valid_9 ? s4_level_9 : 4'd0, out_valid_8 ? s4_level_8 : 4'd0,
        out_valid_7 ? s4_level_7 : 4'd0, out_valid_6 ? s4_level_6 : 4'd0,
        out_valid_5 ? s4_level_5 : 4'd0, out_valid_4 ? s4_level_4 : 4'd0,
        out_valid_3 ? s4_level_3 : 4'd0, out_valid_2 ? s4_level_2 : 4'd0,
        out_valid_1 ? s4_level_1 : 4'd0, out_valid_0 ? s4_level_0 : 4'd0
    };
    assign score = {
        out_valid_15 ? s4_score_15 : 19'd0, out_valid_14 ? s4_score_14 : 19'd0,
        out_valid_13 ? s4_score_13 : 19'd0, out_valid_12 ? s4_score_12 : 19'd0,
        out_valid_11 ? s4_score_11 : 19'd0, out_valid_10 ? s4_score_10 : 19'd0,
        out_valid_9 ? s4_score_9 : 19'd0, out_valid_8 ? s4_score_8 : 19'd0,
        out_valid_7 ? s4_score_7 : 19'd0, out_valid_6 ? s4_score_6 : 19'd0,
        out_valid_5 ? s4_score_5 : 19'd0, out_valid_4 ? s4_score_4 : 19'd0,
        out_valid_3 ? s4_score_3 : 19'd0, out_valid_2 ? s4_score_2 : 19'd0,
        out_valid_1 ? s4_score_1 : 19'd0, out_valid_0 ? s4_score_0 : 19'd0
    };
endmodule
