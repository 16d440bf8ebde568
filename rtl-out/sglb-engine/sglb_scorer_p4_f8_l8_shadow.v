// SPDX-License-Identifier: Apache-2.0
// Module: sglb_scorer_p4_f8_l8_shadow
// Written by: sluice 0.1.0
//
// SGLB's path scorer: 4 paths a cycle, five factors of 8 bits, 8 levels, latency 4.
// Level = number of breakpoints that the weighted sum of the factors reaches; 0 is best.
// Written settings govern once `cfg_apply` was high.

module sglb_scorer_p4_f8_l8_shadow (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] valid,
    input  wire [31:0] local_queue,
    input  wire [31:0] local_utilisation,
    input  wire [31:0] remote_queue,
    input  wire [31:0] remote_utilisation,
    input  wire [31:0] remote_mean_queue,
    input  wire cfg_apply,
    input  wire cfg_we,
    input  wire [3:0] cfg_index,
    input  wire [14:0] cfg_value,
    output wire [3:0] out_valid,
    output wire [11:0] level
);

    reg s1_cfg_we;
    reg [3:0] s1_cfg_index;
    reg [14:0] s1_cfg_value;
    reg s1_cfg_apply;
    reg s2_cfg_we;
    reg [3:0] s2_cfg_index;
    reg [14:0] s2_cfg_value;
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
    reg [14:0] breakpoint_0;
    reg [14:0] breakpoint_0_applied;
    reg [14:0] breakpoint_1;
    reg [14:0] breakpoint_1_applied;
    reg [14:0] breakpoint_2;
    reg [14:0] breakpoint_2_applied;
    reg [14:0] breakpoint_3;
    reg [14:0] breakpoint_3_applied;
    reg [14:0] breakpoint_4;
    reg [14:0] breakpoint_4_applied;
    reg [14:0] breakpoint_5;
    reg [14:0] breakpoint_5_applied;
    reg [14:0] breakpoint_6;
    reg [14:0] breakpoint_6_applied;
    reg s1_valid_0;
    reg s2_valid_0;
    reg s3_valid_0;
    reg s4_valid_0;
    reg [11:0] s1_product_0_0;
    reg [11:0] s1_product_0_1;
    reg [11:0] s1_product_0_2;
    reg [11:0] s1_product_0_3;
    reg [11:0] s1_product_0_4;
    reg [14:0] s2_score_0;
    reg [6:0] s3_reached_0;
    reg [2:0] s4_level_0;
    reg s1_valid_1;
    reg s2_valid_1;
    reg s3_valid_1;
    reg s4_valid_1;
    reg [11:0] s1_product_1_0;
    reg [11:0] s1_product_1_1;
    reg [11:0] s1_product_1_2;
    reg [11:0] s1_product_1_3;
    reg [11:0] s1_product_1_4;
    reg [14:0] s2_score_1;
    reg [6:0] s3_reached_1;
    reg [2:0] s4_level_1;
    reg s1_valid_2;
    reg s2_valid_2;
    reg s3_valid_2;
    reg s4_valid_2;
    reg [11:0] s1_product_2_0;
    reg [11:0] s1_product_2_1;
    reg [11:0] s1_product_2_2;
    reg [11:0] s1_product_2_3;
    reg [11:0] s1_product_2_4;
    reg [14:0] s2_score_2;
    reg [6:0] s3_reached_2;
    reg [2:0] s4_level_2;
    reg s1_valid_3;
    reg s2_valid_3;
    reg s3_valid_3;
    reg s4_valid_3;
    reg [11:0] s1_product_3_0;
    reg [11:0] s1_product_3_1;
    reg [11:0] s1_product_3_2;
    reg [11:0] s1_product_3_3;
    reg [11:0] s1_product_3_4;
    reg [14:0] s2_score_3;
    reg [6:0] s3_reached_3;
    reg [2:0] s4_level_3;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_cfg_we <= 1'b0;
            s1_cfg_apply <= 1'b0;
            s1_valid_0 <= 1'b0;
            s1_valid_1 <= 1'b0;
            s1_valid_2 <= 1'b0;
            s1_valid_3 <= 1'b0;
        end else begin
            s1_cfg_we <= cfg_we;
            s1_cfg_apply <= cfg_apply;
            s1_valid_0 <= valid[0];
            s1_valid_1 <= valid[1];
            s1_valid_2 <= valid[2];
            s1_valid_3 <= valid[3];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_0 <= 4'd0;
        end else if (cfg_we & (cfg_index == 4'd0)) begin
            weight_0 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_1 <= 4'd0;
        end else if (cfg_we & (cfg_index == 4'd1)) begin
            weight_1 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_2 <= 4'd0;
        end else if (cfg_we & (cfg_index == 4'd2)) begin
            weight_2 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            weight_3 <= 4'd0;
        end else if (cfg_we & (cfg_index == 4'd3)) begin
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
        end else if (cfg_we & (cfg_index == 4'd4)) begin
            weight_4 <= cfg_value[3:0];
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_0 <= 15'h7fff;
        end else if (s2_cfg_we & (s2_cfg_index == 4'd5)) begin
            breakpoint_0 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_1 <= 15'h7fff;
        end else if (s2_cfg_we & (s2_cfg_index == 4'd6)) begin
            breakpoint_1 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_2 <= 15'h7fff;
        end else if (s2_cfg_we & (s2_cfg_index == 4'd7)) begin
            breakpoint_2 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_3 <= 15'h7fff;
        end else if (s2_cfg_we & (s2_cfg_index == 4'd8)) begin
            breakpoint_3 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_4 <= 15'h7fff;
        end else if (s2_cfg_we & (s2_cfg_index == 4'd9)) begin
            breakpoint_4 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_5 <= 15'h7fff;
        end else if (s2_cfg_we & (s2_cfg_index == 4'd10)) begin
            breakpoint_5 <= s2_cfg_value;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_0_applied <= 15'h7fff;
            breakpoint_1_applied <= 15'h7fff;
            breakpoint_2_applied <= 15'h7fff;
            breakpoint_3_applied <= 15'h7fff;
            breakpoint_4_applied <= 15'h7fff;
            breakpoint_5_applied <= 15'h7fff;
            breakpoint_6_applied <= 15'h7fff;
        end else if (s2_cfg_apply) begin
            breakpoint_0_applied <= breakpoint_0;
            breakpoint_1_applied <= breakpoint_1;
            breakpoint_2_applied <= breakpoint_2;
            breakpoint_3_applied <= breakpoint_3;
            breakpoint_4_applied <= breakpoint_4;
            breakpoint_5_applied <= breakpoint_5;
            breakpoint_6_applied <= breakpoint_6;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            breakpoint_6 <= 15'h7fff;
        end else if (s2_cfg_we & (s2_cfg_index == 4'd11)) begin
            breakpoint_6 <= s2_cfg_value;
        end
    end

    wire [11:0] s1_product_0_0_next = {8'd0, weight_0_applied} * {4'd0, local_queue[7:0]};
    wire [11:0] s1_product_0_1_next = {8'd0, weight_1_applied} * {4'd0, local_utilisation[7:0]};
    wire [11:0] s1_product_0_2_next = {8'd0, weight_2_applied} * {4'd0, remote_queue[7:0]};
    wire [11:0] s1_product_0_3_next = {8'd0, weight_3_applied} * {4'd0, remote_utilisation[7:0]};
    wire [11:0] s1_product_0_4_next = {8'd0, weight_4_applied} * {4'd0, remote_mean_queue[7:0]};
    wire [14:0] sum_1 = {3'd0, s1_product_0_0} + {3'd0, s1_product_0_1};
    wire [14:0] sum_2 = {3'd0, s1_product_0_3} + {3'd0, s1_product_0_4};
    wire [6:0] s3_reached_0_next = {
        s2_score_0 >= breakpoint_6_applied, s2_score_0 >= breakpoint_5_applied,
        s2_score_0 >= breakpoint_4_applied, s2_score_0 >= breakpoint_3_applied,
        s2_score_0 >= breakpoint_2_applied, s2_score_0 >= breakpoint_1_applied,
        s2_score_0 >= breakpoint_0_applied
    };
    wire [1:0] sum_3 = {1'b0, s3_reached_0[0]} + {1'b0, s3_reached_0[1]};
    wire [1:0] sum_4 = {1'b0, s3_reached_0[3]} + {1'b0, s3_reached_0[4]};
    wire [2:0] sum_5 = {1'b0, sum_3 + {1'b0, s3_reached_0[2]}} + {1'b0, sum_4 + {1'b0, s3_reached_0[5]}};
    wire not_rst = ~rst;
    wire out_valid_0 = s4_valid_0 & not_rst;
    wire [11:0] s1_product_1_0_next = {8'd0, weight_0_applied} * {4'd0, local_queue[15:8]};
    wire [11:0] s1_product_1_1_next = {8'd0, weight_1_applied} * {4'd0, local_utilisation[15:8]};
    wire [11:0] s1_product_1_2_next = {8'd0, weight_2_applied} * {4'd0, remote_queue[15:8]};
    wire [11:0] s1_product_1_3_next = {8'd0, weight_3_applied} * {4'd0, remote_utilisation[15:8]};
    wire [11:0] s1_product_1_4_next = {8'd0, weight_4_applied} * {4'd0, remote_mean_queue[15:8]};
    wire [14:0] sum_6 = {3'd0, s1_product_1_0} + {3'd0, s1_product_1_1};
    wire [14:0] sum_7 = {3'd0, s1_product_1_3} + {3'd0, s1_product_1_4};
    wire [6:0] s3_reached_1_next = {
        s2_score_1 >= breakpoint_6_applied, s2_score_1 >= breakpoint_5_applied,
        s2_score_1 >= breakpoint_4_applied, s2_score_1 >= breakpoint_3_applied,
        s2_score_1 >= breakpoint_2_applied, s2_score_1 >= breakpoint_1_applied,
        s2_score_1 >= breakpoint_0_applied
    };
    wire [1:0] sum_8 = {1'b0, s3_reached_1[0]} + {1'b0, s3_reached_1[1]};
    wire [1:0] sum_9 = {1'b0, s3_reached_1[3]} + {1'b0, s3_reached_1[4]};
    wire [2:0] sum_10 = {1'b0, sum_8 + {1'b0, s3_reached_1[2]}} + {1'b0, sum_9 + {1'b0, s3_reached_1[5]}};
    wire out_valid_1 = s4_valid_1 & not_rst;
    wire [11:0] s1_product_2_0_next = {8'd0, weight_0_applied} * {4'd0, local_queue[23:16]};
    wire [11:0] s1_product_2_1_next = {8'd0, weight_1_applied} * {4'd0, local_utilisation[23:16]};
    wire [11:0] s1_product_2_2_next = {8'd0, weight_2_applied} * {4'd0, remote_queue[23:16]};
    wire [11:0] s1_product_2_3_next = {8'd0, weight_3_applied} * {4'd0, remote_utilisation[23:16]};
    wire [11:0] s1_product_2_4_next = {8'd0, weight_4_applied} * {4'd0, remote_mean_queue[23:16]};
    wire [14:0] sum_11 = {3'd0, s1_product_2_0} + {3'd0, s1_product_2_1};
    wire [14:0] sum_12 = {3'd0, s1_product_2_3} + {3'd0, s1_product_2_4};
    wire [14:0] s2_score_2_next = sum_11 + ({3'd0, s1_product_2_2} + sum_12);
    wire [6:0] s3_reached_2_next = {
        s2_score_2 >= breakpoint_6_applied, s2_score_2 >= breakpoint_5_applied,
        s2_score_2 >= breakpoint_4_applied, s2_score_2 >= breakpoint_3_applied,
        s2_score_2 >= breakpoint_2_applied, s2_score_2 >= breakpoint_1_applied,
        s2_score_2 >= breakpoint_0_applied
    };
    wire [1:0] sum_13 = {1'b0, s3_reached_2[0]} + {1'b0, s3_reached_2[1]};
    wire [1:0] sum_14 = {1'b0, s3_reached_2[3]} + {1'b0, s3_reached_2[4]};
    wire [2:0] sum_15 = {1'b0, sum_13 + {1'b0, s3_reached_2[2]}} + {1'b0, sum_14 + {1'b0, s3_reached_2[5]}};
    wire out_valid_2 = s4_valid_2 & not_rst;

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_cfg_we <= 1'b0;
            s2_cfg_apply <= 1'b0;
            s2_valid_0 <= 1'b0;
            s2_valid_1 <= 1'b0;
            s2_valid_2 <= 1'b0;
            s2_valid_3 <= 1'b0;
        end else begin
            s2_cfg_we <= s1_cfg_we;
            s2_cfg_apply <= s1_cfg_apply;
            s2_valid_0 <= s1_valid_0;
            s2_valid_1 <= s1_valid_1;
            s2_valid_2 <= s1_valid_2;
            s2_valid_3 <= s1_valid_3;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid_0 <= 1'b0;
            s3_valid_1 <= 1'b0;
            s3_valid_2 <= 1'b0;
            s3_valid_3 <= 1'b0;
        end else begin
            s3_valid_0 <= s2_valid_0;
            s3_valid_1 <= s2_valid_1;
            s3_valid_2 <= s2_valid_2;
            s3_valid_3 <= s2_valid_3;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_valid_0 <= 1'b0;
            s4_valid_1 <= 1'b0;
            s4_valid_2 <= 1'b0;
            s4_valid_3 <= 1'b0;
        end else begin
            s4_valid_0 <= s3_valid_0;
            s4_valid_1 <= s3_valid_1;
            s4_valid_2 <= s3_valid_2;
            s4_valid_3 <= s3_valid_3;
        end
    end

    wire [11:0] s1_product_3_0_next = {8'd0, weight_0_applied} * {4'd0, local_queue[31:24]};
    wire [11:0] s1_product_3_1_next = {8'd0, weight_1_applied} * {4'd0, local_utilisation[31:24]};
    wire [11:0] s1_product_3_2_next = {8'd0, weight_2_applied} * {4'd0, remote_queue[31:24]};
    wire [11:0] s1_product_3_3_next = {8'd0, weight_3_applied} * {4'd0, remote_utilisation[31:24]};
    wire [11:0] s1_product_3_4_next = {8'd0, weight_4_applied} * {4'd0, remote_mean_queue[31:24]};

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
    end

    wire [14:0] sum_16 = {3'd0, s1_product_3_0} + {3'd0, s1_product_3_1};
    wire [14:0] sum_17 = {3'd0, s1_product_3_3} + {3'd0, s1_product_3_4};
    wire [14:0] s2_score_3_next = sum_16 + ({3'd0, s1_product_3_2} + sum_17);

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_cfg_index <= s1_cfg_index;
        s2_cfg_value <= s1_cfg_value;
        s2_score_0 <= sum_1 + ({3'd0, s1_product_0_2} + sum_2);
        s2_score_1 <= sum_6 + ({3'd0, s1_product_1_2} + sum_7);
        s2_score_2 <= s2_score_2_next;
        s2_score_3 <= s2_score_3_next;
    end

    wire [6:0] s3_reached_3_next = {
        s2_score_3 >= breakpoint_6_applied, s2_score_3 >= breakpoint_5_applied,
        s2_score_3 >= breakpoint_4_applied, s2_score_3 >= breakpoint_3_applied,
        s2_score_3 >= breakpoint_2_applied, s2_score_3 >= breakpoint_1_applied,
        s2_score_3 >= breakpoint_0_applied
    };

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_reached_0 <= s3_reached_0_next;
        s3_reached_1 <= s3_reached_1_next;
        s3_reached_2 <= s3_reached_2_next;
        s3_reached_3 <= s3_reached_3_next;
    end

    wire [1:0] sum_18 = {1'b0, s3_reached_3[0]} + {1'b0, s3_reached_3[1]};
    wire [1:0] sum_19 = {1'b0, s3_reached_3[3]} + {1'b0, s3_reached_3[4]};
    wire [2:0] sum_20 = {1'b0, sum_18 + {1'b0, s3_reached_3[2]}} + {1'b0, sum_19 + {1'b0, s3_reached_3[5]}};

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_level_0 <= sum_5 + {2'd0, s3_reached_0[6]};
        s4_level_1 <= sum_10 + {2'd0, s3_reached_1[6]};
        s4_level_2 <= sum_15 + {2'd0, s3_reached_2[6]};
        s4_level_3 <= sum_20 + {2'd0, s3_reached_3[6]};
    end

    wire out_valid_3 = s4_valid_3 & not_rst;
    assign out_valid = {out_valid_3, out_valid_2, out_valid_1, out_valid_0};
    assign level = {
        out_valid_3 ? s4_level_3 : 3'd0, out_valid_2 ? s4_level_2 : 3'd0,
        out_valid_1 ? s4_level_1 : 3'd0, out_valid_0 ? s4_level_0 : 3'd0
    };
endmodule
