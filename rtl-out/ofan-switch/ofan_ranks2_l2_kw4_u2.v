// SPDX-License-Identifier: Apache-2.0
// Module: ofan_ranks2_l2_kw4_u2
// Written by: sluice 0.1.0
//
// Ranks packets of one key in the order of their lanes; the last one of a key is its master.

module ofan_ranks2_l2_kw4_u2 (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] valid,
    input  wire [7:0] key,
    output wire [1:0] out_valid,
    output wire [7:0] out_key,
    output wire [1:0] master,
    output wire [1:0] amount
);

    reg s1_valid_0;
    reg s1_valid_1;
    reg [3:0] s1_key_0;
    reg [3:0] s1_key_1;
    reg s1_master_0;
    reg s1_master_1;
    reg s1_count_1_0;
    reg s2_valid_0;
    reg s2_valid_1;
    reg [3:0] s2_key_0;
    reg [3:0] s2_key_1;
    reg s2_master_0;
    reg s2_master_1;
    reg s2_amount_1;

    wire same_1_0 = (valid[1] & valid[0]) & (key[7:4] == key[3:0]);

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_key_0 <= key[3:0];
        s1_key_1 <= key[7:4];
        s1_count_1_0 <= same_1_0;
    end

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid_0 <= 1'b0;
            s1_valid_1 <= 1'b0;
            s1_master_0 <= 1'b0;
            s1_master_1 <= 1'b0;
        end else begin
            s1_valid_0 <= valid[0];
            s1_valid_1 <= valid[1];
            s1_master_0 <= valid[0] & (~same_1_0);
            s1_master_1 <= valid[1];
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid_0 <= 1'b0;
            s2_valid_1 <= 1'b0;
            s2_master_0 <= 1'b0;
            s2_master_1 <= 1'b0;
        end else begin
            s2_valid_0 <= s1_valid_0;
            s2_valid_1 <= s1_valid_1;
            s2_master_0 <= s1_master_0;
            s2_master_1 <= s1_master_1;
        end
    end

    wire [1:0] sum_1 = {1'b0, s1_count_1_0} + 2'd1;

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_key_0 <= s1_key_0;
        s2_key_1 <= s1_key_1;
        s2_amount_1 <= sum_1[0];
    end

    assign out_valid = {s2_valid_1, s2_valid_0};
    assign out_key = {s2_key_1, s2_key_0};
    assign master = {s2_master_1, s2_master_0};
    assign amount = {s2_amount_1, 1'b1};

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, sum_1[1]};

`ifdef FORMAL

    always @(posedge clk) begin
        if (!rst) begin
            all_lanes_share_a_key: cover (s1_count_1_0 == 1'b1);
        end
    end
`endif
endmodule
