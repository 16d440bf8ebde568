// SPDX-License-Identifier: Apache-2.0
// Module: ofan_ranks2_l4_kw7_u8
// Written by: sluice 0.1.0
//
// Ranks packets of one key in the order of their lanes; the last one of a key is its master.

module ofan_ranks2_l4_kw7_u8 (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] valid,
    input  wire [27:0] key,
    output wire [3:0] out_valid,
    output wire [27:0] out_key,
    output wire [3:0] master,
    output wire [11:0] amount
);

    reg s1_valid_0;
    reg s1_valid_1;
    reg s1_valid_2;
    reg s1_valid_3;
    reg [6:0] s1_key_0;
    reg [6:0] s1_key_1;
    reg [6:0] s1_key_2;
    reg [6:0] s1_key_3;
    reg s1_master_0;
    reg s1_master_1;
    reg s1_master_2;
    reg s1_master_3;
    reg s1_count_1_0;
    reg [1:0] s1_count_2_0;
    reg [1:0] s1_count_3_0;
    reg s2_valid_0;
    reg s2_valid_1;
    reg s2_valid_2;
    reg s2_valid_3;
    reg [6:0] s2_key_0;
    reg [6:0] s2_key_1;
    reg [6:0] s2_key_2;
    reg [6:0] s2_key_3;
    reg s2_master_0;
    reg s2_master_1;
    reg s2_master_2;
    reg s2_master_3;
    reg [2:0] s2_amount_1;
    reg [2:0] s2_amount_2;
    reg [2:0] s2_amount_3;

    wire same_1_0 = (valid[1] & valid[0]) & (key[13:7] == key[6:0]);
    wire same_2_0 = (valid[2] & valid[0]) & (key[20:14] == key[6:0]);
    wire same_2_1 = (valid[2] & valid[1]) & (key[20:14] == key[13:7]);
    wire [1:0] packed_bits_1 = {same_2_1, same_2_0};
    wire same_3_0 = (valid[3] & valid[0]) & (key[27:21] == key[6:0]);
    wire same_3_1 = (valid[3] & valid[1]) & (key[27:21] == key[13:7]);
    wire same_3_2 = (valid[3] & valid[2]) & (key[27:21] == key[20:14]);
    wire [2:0] packed_bits_2 = {same_3_2, same_3_1, same_3_0};
    wire [2:0] packed_bits_3 = {packed_bits_2[0], packed_bits_1[0], same_1_0};
    wire s1_master_1_next = valid[1] & (~(|{packed_bits_2[1], packed_bits_1[1]}));

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid_0 <= 1'b0;
            s1_valid_1 <= 1'b0;
            s1_valid_2 <= 1'b0;
            s1_valid_3 <= 1'b0;
            s1_master_0 <= 1'b0;
            s1_master_1 <= 1'b0;
            s1_master_2 <= 1'b0;
            s1_master_3 <= 1'b0;
        end else begin
            s1_valid_0 <= valid[0];
            s1_valid_1 <= valid[1];
            s1_valid_2 <= valid[2];
            s1_valid_3 <= valid[3];
            s1_master_0 <= valid[0] & (~(|packed_bits_3));
            s1_master_1 <= s1_master_1_next;
            s1_master_2 <= valid[2] & (~packed_bits_2[2]);
            s1_master_3 <= valid[3];
        end
    end

    wire [1:0] s1_count_2_0_next = {1'b0, packed_bits_1[0]} + {1'b0, packed_bits_1[1]};
    wire [1:0] sum_1 = {1'b0, packed_bits_2[1]} + {1'b0, packed_bits_2[2]};

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_key_0 <= key[6:0];
        s1_key_1 <= key[13:7];
        s1_key_2 <= key[20:14];
        s1_key_3 <= key[27:21];
        s1_count_1_0 <= same_1_0;
        s1_count_2_0 <= s1_count_2_0_next;
        s1_count_3_0 <= {1'b0, packed_bits_2[0]} + sum_1;
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid_0 <= 1'b0;
            s2_valid_1 <= 1'b0;
            s2_valid_2 <= 1'b0;
            s2_valid_3 <= 1'b0;
            s2_master_0 <= 1'b0;
            s2_master_1 <= 1'b0;
            s2_master_2 <= 1'b0;
            s2_master_3 <= 1'b0;
        end else begin
            s2_valid_0 <= s1_valid_0;
            s2_valid_1 <= s1_valid_1;
            s2_valid_2 <= s1_valid_2;
            s2_valid_3 <= s1_valid_3;
            s2_master_0 <= s1_master_0;
            s2_master_1 <= s1_master_1;
            s2_master_2 <= s1_master_2;
            s2_master_3 <= s1_master_3;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_key_0 <= s1_key_0;
        s2_key_1 <= s1_key_1;
        s2_key_2 <= s1_key_2;
        s2_key_3 <= s1_key_3;
        s2_amount_1 <= {1'b0, {1'b0, s1_count_1_0}} + 3'd1;
        s2_amount_2 <= {1'b0, s1_count_2_0} + 3'd1;
        s2_amount_3 <= {1'b0, s1_count_3_0} + 3'd1;
    end

    assign out_valid = {s2_valid_3, s2_valid_2, s2_valid_1, s2_valid_0};
    assign out_key = {s2_key_3, s2_key_2, s2_key_1, s2_key_0};
    assign master = {s2_master_3, s2_master_2, s2_master_1, s2_master_0};
    assign amount = {s2_amount_3, s2_amount_2, s2_amount_1, 3'd1};

`ifdef FORMAL

    always @(posedge clk) begin
        if (!rst) begin
            all_lanes_share_a_key: cover (s1_count_3_0 == 2'd3);
        end
    end
`endif
endmodule
