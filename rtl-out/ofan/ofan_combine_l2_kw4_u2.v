// SPDX-License-Identifier: Apache-2.0
// Module: ofan_combine_l2_kw4_u2
// Written by: sluice 0.1.0
//
// Counts within groups of equal keys; the last one of a group is its master.

module ofan_combine_l2_kw4_u2 (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] valid,
    input  wire [9:0] record,
    output wire [9:0] out_record,
    output wire [1:0] master,
    output wire [1:0] amount
);

    reg s1_run_1;
    reg [4:0] s1_record_0;
    reg [4:0] s1_record_1;
    reg s1_master_0;
    reg s1_master_1;

    wire same_1 = valid[1] & (record[9:6] == record[4:1]);

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_run_1 <= same_1;
        s1_record_0 <= record[4:0];
        s1_record_1 <= record[9:5];
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_master_0 <= 1'b0;
            s1_master_1 <= 1'b0;
        end else begin
            s1_master_0 <= valid[0] & (~same_1);
            s1_master_1 <= valid[1] & 1'b1;
        end
    end

    wire [1:0] sum_1 = {1'b0, s1_run_1} + 2'd1;
    assign out_record = {s1_record_1, s1_record_0};
    assign master = {s1_master_1, s1_master_0};
    assign amount = {sum_1[0], 1'b1};

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, sum_1[1]};

`ifdef FORMAL
    wire sorted_1_holds = (~valid[1]) | (valid[0] & (record[4:0] < record[9:5]));

    always @(posedge clk) begin
        if (!rst) begin
            sorted_1: assert (sorted_1_holds);
            all_lanes_share_a_key: cover (s1_run_1 == 1'b1);
        end
    end
`endif
endmodule
