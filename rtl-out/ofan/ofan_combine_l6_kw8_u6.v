// SPDX-License-Identifier: Apache-2.0
// Module: ofan_combine_l6_kw8_u6
// Written by: sluice 0.1.0
//
// Counts within groups of equal keys; the last one of a group is its master.

module ofan_combine_l6_kw8_u6 (
    input  wire clk,
    input  wire rst,
    input  wire [5:0] valid,
    input  wire [65:0] record,
    output wire [65:0] out_record,
    output wire [5:0] master,
    output wire [17:0] amount
);

    reg s1_run_1;
    reg [1:0] s1_run_2;
    reg [1:0] s1_run_3;
    reg [1:0] s1_run_4;
    reg [1:0] s1_run_5;
    reg [10:0] s1_record_0;
    reg [10:0] s1_record_1;
    reg [10:0] s1_record_2;
    reg [10:0] s1_record_3;
    reg [10:0] s1_record_4;
    reg [10:0] s1_record_5;
    reg s1_master_0;
    reg s1_master_1;
    reg s1_master_2;
    reg s1_master_3;
    reg s1_master_4;
    reg s1_master_5;
    reg s2_run_1;
    reg [1:0] s2_run_2;
    reg [1:0] s2_run_3;
    reg [2:0] s2_run_4;
    reg [2:0] s2_run_5;
    reg [10:0] s2_record_0;
    reg [10:0] s2_record_1;
    reg [10:0] s2_record_2;
    reg [10:0] s2_record_3;
    reg [10:0] s2_record_4;
    reg [10:0] s2_record_5;
    reg s2_master_0;
    reg s2_master_1;
    reg s2_master_2;
    reg s2_master_3;
    reg s2_master_4;
    reg s2_master_5;
    reg s3_run_1;
    reg [1:0] s3_run_2;
    reg [1:0] s3_run_3;
    reg [2:0] s3_run_4;
    reg [2:0] s3_run_5;
    reg [10:0] s3_record_0;
    reg [10:0] s3_record_1;
    reg [10:0] s3_record_2;
    reg [10:0] s3_record_3;
    reg [10:0] s3_record_4;
    reg [10:0] s3_record_5;
    reg s3_master_0;
    reg s3_master_1;
    reg s3_master_2;
    reg s3_master_3;
    reg s3_master_4;
    reg s3_master_5;

    wire same_1 = valid[1] & (record[21:14] == record[10:3]);
    wire same_2 = valid[2] & (record[32:25] == record[21:14]);
    wire same_3 = valid[3] & (record[43:36] == record[32:25]);
    wire same_4 = valid[4] & (record[54:47] == record[43:36]);
    wire same_5 = valid[5] & (record[65:58] == record[54:47]);
    wire not_same_1 = ~same_1;
    wire not_same_2 = ~same_2;
    wire not_same_3 = ~same_3;
    wire not_same_4 = ~same_4;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_master_0 <= 1'b0;
            s1_master_1 <= 1'b0;
            s1_master_2 <= 1'b0;
            s1_master_3 <= 1'b0;
            s1_master_4 <= 1'b0;
            s1_master_5 <= 1'b0;
        end else begin
            s1_master_0 <= valid[0] & not_same_1;
            s1_master_1 <= valid[1] & not_same_2;
            s1_master_2 <= valid[2] & not_same_3;
            s1_master_3 <= valid[3] & not_same_4;
            s1_master_4 <= valid[4] & (~same_5);
            s1_master_5 <= valid[5] & 1'b1;
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_run_1 <= same_1;
        s1_run_2 <= {same_2 & same_1, same_2 & not_same_1};
        s1_run_3 <= {same_3 & same_2, same_3 & not_same_2};
        s1_run_4 <= {same_4 & same_3, same_4 & not_same_3};
        s1_run_5 <= {same_5 & same_4, same_5 & not_same_4};
        s1_record_0 <= record[10:0];
        s1_record_1 <= record[21:11];
        s1_record_2 <= record[32:22];
        s1_record_3 <= record[43:33];
        s1_record_4 <= record[54:44];
        s1_record_5 <= record[65:55];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_master_0 <= 1'b0;
            s2_master_1 <= 1'b0;
            s2_master_2 <= 1'b0;
            s2_master_3 <= 1'b0;
            s2_master_4 <= 1'b0;
            s2_master_5 <= 1'b0;
        end else begin
            s2_master_0 <= s1_master_0;
            s2_master_1 <= s1_master_1;
            s2_master_2 <= s1_master_2;
            s2_master_3 <= s1_master_3;
            s2_master_4 <= s1_master_4;
            s2_master_5 <= s1_master_5;
        end
    end

    wire [1:0] s2_run_2_next = {s1_run_2[1], s1_run_2[1] ? 1'b0 : s1_run_2[0]};
    wire [1:0] s2_run_3_next = {s1_run_3[1], s1_run_3[1] ? s1_run_1 : s1_run_3[0]};
    wire [2:0] s2_run_4_next = {
        s1_run_4[1] & s1_run_2[1], s1_run_4[1] & (~s1_run_2[1]),
        s1_run_4[1] ? s1_run_2[0] : s1_run_4[0]
    };
    wire [2:0] s2_run_5_next = {
        s1_run_5[1] & s1_run_3[1], s1_run_5[1] & (~s1_run_3[1]),
        s1_run_5[1] ? s1_run_3[0] : s1_run_5[0]
    };

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_run_1 <= s1_run_1;
        s2_run_2 <= s2_run_2_next;
        s2_run_3 <= s2_run_3_next;
        s2_run_4 <= s2_run_4_next;
        s2_run_5 <= s2_run_5_next;
        s2_record_0 <= s1_record_0;
        s2_record_1 <= s1_record_1;
        s2_record_2 <= s1_record_2;
        s2_record_3 <= s1_record_3;
        s2_record_4 <= s1_record_4;
        s2_record_5 <= s1_record_5;
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_master_0 <= 1'b0;
            s3_master_1 <= 1'b0;
            s3_master_2 <= 1'b0;
            s3_master_3 <= 1'b0;
            s3_master_4 <= 1'b0;
            s3_master_5 <= 1'b0;
        end else begin
            s3_master_0 <= s2_master_0;
            s3_master_1 <= s2_master_1;
            s3_master_2 <= s2_master_2;
            s3_master_3 <= s2_master_3;
            s3_master_4 <= s2_master_4;
            s3_master_5 <= s2_master_5;
        end
    end

    wire [2:0] s3_run_4_next = {s2_run_4[2], s2_run_4[2] ? 2'd0 : s2_run_4[1:0]};
    wire [1:0] choice_1 = s2_run_5[2] ? {1'b0, s2_run_1} : s2_run_5[1:0];

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_run_1 <= s2_run_1;
        s3_run_2 <= s2_run_2;
        s3_run_3 <= s2_run_3;
        s3_run_4 <= s3_run_4_next;
        s3_run_5 <= {s2_run_5[2], choice_1};
        s3_record_0 <= s2_record_0;
        s3_record_1 <= s2_record_1;
        s3_record_2 <= s2_record_2;
        s3_record_3 <= s2_record_3;
        s3_record_4 <= s2_record_4;
        s3_record_5 <= s2_record_5;
    end

    wire [3:0] sum_1 = {1'b0, {2'd0, s3_run_1}} + 4'd1;
    wire [3:0] choice_2 = (sum_1 < 4'd6) ? sum_1 : (sum_1 - 4'd6);
    wire [3:0] sum_2 = {1'b0, {1'b0, s3_run_2}} + 4'd1;
    wire [3:0] choice_3 = (sum_2 < 4'd6) ? sum_2 : (sum_2 - 4'd6);
    wire [3:0] sum_3 = {1'b0, {1'b0, s3_run_3}} + 4'd1;
    wire [3:0] choice_4 = (sum_3 < 4'd6) ? sum_3 : (sum_3 - 4'd6);
    wire [3:0] sum_4 = {1'b0, s3_run_4} + 4'd1;
    wire [3:0] choice_5 = (sum_4 < 4'd6) ? sum_4 : (sum_4 - 4'd6);
    wire [3:0] sum_5 = {1'b0, s3_run_5} + 4'd1;
    wire [3:0] choice_6 = (sum_5 < 4'd6) ? sum_5 : (sum_5 - 4'd6);
    assign out_record = {s3_record_5, s3_record_4, s3_record_3, s3_record_2, s3_record_1, s3_record_0};
    assign master = {s3_master_5, s3_master_4, s3_master_3, s3_master_2, s3_master_1, s3_master_0};
    assign amount = {
        choice_6[2:0], choice_5[2:0], choice_4[2:0], choice_3[2:0], choice_2[2:0], 3'd1
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, choice_2[3], choice_3[3], choice_4[3], choice_5[3], choice_6[3]};

`ifdef FORMAL
    wire both_1 = valid[0] & (record[10:0] < record[21:11]);
    wire both_2 = valid[1] & (record[21:11] < record[32:22]);
    wire both_3 = valid[2] & (record[32:22] < record[43:33]);
    wire both_4 = valid[3] & (record[43:33] < record[54:44]);
    wire both_5 = valid[4] & (record[54:44] < record[65:55]);

    always @(posedge clk) begin
        if (!rst) begin
            sorted_1: assert ((~valid[1]) | both_1);
            sorted_2: assert ((~valid[2]) | both_2);
            sorted_3: assert ((~valid[3]) | both_3);
            sorted_4: assert ((~valid[4]) | both_4);
            sorted_5: assert ((~valid[5]) | both_5);
            all_lanes_share_a_key: cover (s3_run_5 == 3'd5);
        end
    end
`endif
endmodule
