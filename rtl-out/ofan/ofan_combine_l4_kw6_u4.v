// SPDX-License-Identifier: Apache-2.0
// Module: ofan_combine_l4_kw6_u4
// Written by: sluice 0.1.0
//
// Counts within groups of equal keys; the last one of a group is its master.

module ofan_combine_l4_kw6_u4 (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] valid,
    input  wire [31:0] record,
    output wire [31:0] out_record,
    output wire [3:0] master,
    output wire [7:0] amount
);

    reg s1_run_1;
    reg [1:0] s1_run_2;
    reg [1:0] s1_run_3;
    reg [7:0] s1_record_0;
    reg [7:0] s1_record_1;
    reg [7:0] s1_record_2;
    reg [7:0] s1_record_3;
    reg s1_master_0;
    reg s1_master_1;
    reg s1_master_2;
    reg s1_master_3;
    reg s2_run_1;
    reg [1:0] s2_run_2;
    reg [1:0] s2_run_3;
    reg [7:0] s2_record_0;
    reg [7:0] s2_record_1;
    reg [7:0] s2_record_2;
    reg [7:0] s2_record_3;
    reg s2_master_0;
    reg s2_master_1;
    reg s2_master_2;
    reg s2_master_3;

    wire same_1 = valid[1] & (record[15:10] == record[7:2]);
    wire same_2 = valid[2] & (record[23:18] == record[15:10]);
    wire same_3 = valid[3] & (record[31:26] == record[23:18]);
    wire not_same_1 = ~same_1;
    wire not_same_2 = ~same_2;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_master_0 <= 1'b0;
            s1_master_1 <= 1'b0;
            s1_master_2 <= 1'b0;
            s1_master_3 <= 1'b0;
        end else begin
            s1_master_0 <= valid[0] & not_same_1;
            s1_master_1 <= valid[1] & not_same_2;
            s1_master_2 <= valid[2] & (~same_3);
            s1_master_3 <= valid[3] & 1'b1;
        end
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_run_1 <= same_1;
        s1_run_2 <= {same_2 & same_1, same_2 & not_same_1};
        s1_run_3 <= {same_3 & same_2, same_3 & not_same_2};
        s1_record_0 <= record[7:0];
        s1_record_1 <= record[15:8];
        s1_record_2 <= record[23:16];
        s1_record_3 <= record[31:24];
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_master_0 <= 1'b0;
            s2_master_1 <= 1'b0;
            s2_master_2 <= 1'b0;
            s2_master_3 <= 1'b0;
        end else begin
            s2_master_0 <= s1_master_0;
            s2_master_1 <= s1_master_1;
            s2_master_2 <= s1_master_2;
            s2_master_3 <= s1_master_3;
        end
    end

    wire [1:0] s2_run_2_next = {s1_run_2[1], s1_run_2[1] ? 1'b0 : s1_run_2[0]};
    wire [1:0] s2_run_3_next = {s1_run_3[1], s1_run_3[1] ? s1_run_1 : s1_run_3[0]};

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_run_1 <= s1_run_1;
        s2_run_2 <= s2_run_2_next;
        s2_run_3 <= s2_run_3_next;
        s2_record_0 <= s1_record_0;
        s2_record_1 <= s1_record_1;
        s2_record_2 <= s1_record_2;
        s2_record_3 <= s1_record_3;
    end

    wire [2:0] sum_1 = {1'b0, {1'b0, s2_run_1}} + 3'd1;
    wire [2:0] sum_2 = {1'b0, s2_run_2} + 3'd1;
    wire [2:0] sum_3 = {1'b0, s2_run_3} + 3'd1;
    assign out_record = {s2_record_3, s2_record_2, s2_record_1, s2_record_0};
    assign master = {s2_master_3, s2_master_2, s2_master_1, s2_master_0};
    assign amount = {sum_3[1:0], sum_2[1:0], sum_1[1:0], 2'd1};

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, sum_1[2], sum_2[2], sum_3[2]};

`ifdef FORMAL
    wire sorted_1_holds = (~valid[1]) | (valid[0] & (record[7:0] < record[15:8]));
    wire both_1 = valid[1] & (record[15:8] < record[23:16]);
    wire both_2 = valid[2] & (record[23:16] < record[31:24]);

    always @(posedge clk) begin
        if (!rst) begin
            sorted_1: assert (sorted_1_holds);
            sorted_2: assert ((~valid[2]) | both_1);
            sorted_3: assert ((~valid[3]) | both_2);
            all_lanes_share_a_key: cover (s2_run_3 == 2'd3);
        end
    end
`endif
endmodule
