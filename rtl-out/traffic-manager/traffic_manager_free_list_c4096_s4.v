// SPDX-License-Identifier: Apache-2.0
// Module: traffic_manager_free_list_c4096_s4
// Written by: sluice 0.1.0
//
// Free list of 4096 cells: one is taken, up to 8 come free in a cycle.

module traffic_manager_free_list_c4096_s4 (
    input  wire clk,
    input  wire rst,
    input  wire take,
    input  wire [2:0] sent_count,
    input  wire [47:0] sent,
    input  wire [2:0] dropped_count,
    input  wire [47:0] dropped,
    output wire [11:0] first_cell
);

    // Cells from here on were never used.
    reg [12:0] fresh;
    reg [2:0] write_bank;
    reg [8:0] write_row;
    reg [2:0] read_bank;
    reg [8:0] read_row;
    // Entries of the ring.
    reg [12:0] entries;
    reg [11:0] free_0_data;
    reg [11:0] free_1_data;
    reg [11:0] free_2_data;
    reg [11:0] free_3_data;
    reg [11:0] free_4_data;
    reg [11:0] free_5_data;
    reg [11:0] free_6_data;
    reg [11:0] free_7_data;
    reg [11:0] free_0 [0:511];
    reg [11:0] free_1 [0:511];
    reg [11:0] free_2 [0:511];
    reg [11:0] free_3 [0:511];
    reg [11:0] free_4 [0:511];
    reg [11:0] free_5 [0:511];
    reg [11:0] free_6 [0:511];
    reg [11:0] free_7 [0:511];

    wire unused = fresh < 13'd4096;

    always @(posedge clk) begin
        if (rst) begin
            fresh <= 13'd0;
        end else if (take & unused) begin
            fresh <= fresh + 13'd1;
        end
    end

    wire [3:0] packed_bits_1 = {1'b0, sent_count};
    wire [3:0] freed_count = packed_bits_1 + {1'b0, dropped_count};
    wire [3:0] difference_1 = 4'd0 - packed_bits_1;
    wire [11:0] dropped_1_if_difference_1_0 = difference_1[0] ? dropped[23:12] : dropped[11:0];
    wire [11:0] dropped_3_if_difference_1_0 = difference_1[0] ? dropped[47:36] : dropped[35:24];
    wire [11:0] choice_1 = difference_1[1] ? dropped_3_if_difference_1_0 : dropped_1_if_difference_1_0;
    wire [11:0] choice_2 = (4'd0 < packed_bits_1) ? sent[11:0] : ((|difference_1[3:2]) ? 12'd0 : choice_1);
    wire [3:0] difference_2 = 4'd1 - packed_bits_1;
    wire [11:0] dropped_1_if_difference_2_0 = difference_2[0] ? dropped[23:12] : dropped[11:0];
    wire [11:0] dropped_3_if_difference_2_0 = difference_2[0] ? dropped[47:36] : dropped[35:24];
    wire [11:0] choice_3 = difference_2[1] ? dropped_3_if_difference_2_0 : dropped_1_if_difference_2_0;
    wire [11:0] choice_4 = (4'd1 < packed_bits_1) ? sent[23:12] : ((|difference_2[3:2]) ? 12'd0 : choice_3);
    wire [3:0] difference_3 = 4'd2 - packed_bits_1;
    wire [11:0] dropped_1_if_difference_3_0 = difference_3[0] ? dropped[23:12] : dropped[11:0];
    wire [11:0] dropped_3_if_difference_3_0 = difference_3[0] ? dropped[47:36] : dropped[35:24];
    wire [11:0] choice_5 = difference_3[1] ? dropped_3_if_difference_3_0 : dropped_1_if_difference_3_0;
    wire [11:0] choice_6 = (4'd2 < packed_bits_1) ? sent[35:24] : ((|difference_3[3:2]) ? 12'd0 : choice_5);
    wire [3:0] difference_4 = 4'd3 - packed_bits_1;
    wire [11:0] dropped_1_if_difference_4_0 = difference_4[0] ? dropped[23:12] : dropped[11:0];
    wire [11:0] dropped_3_if_difference_4_0 = difference_4[0] ? dropped[47:36] : dropped[35:24];
    wire [11:0] choice_7 = difference_4[1] ? dropped_3_if_difference_4_0 : dropped_1_if_difference_4_0;
    wire [11:0] choice_8 = (4'd3 < packed_bits_1) ? sent[47:36] : ((|difference_4[3:2]) ? 12'd0 : choice_7);
    wire [3:0] difference_5 = 4'd4 - packed_bits_1;
    wire [11:0] dropped_1_if_difference_5_0 = difference_5[0] ? dropped[23:12] : dropped[11:0];
    wire [11:0] dropped_3_if_difference_5_0 = difference_5[0] ? dropped[47:36] : dropped[35:24];
    wire [11:0] choice_9 = difference_5[1] ? dropped_3_if_difference_5_0 : dropped_1_if_difference_5_0;
    wire [11:0] choice_10 = (|difference_5[3:2]) ? 12'd0 : choice_9;
    wire [3:0] difference_6 = 4'd5 - packed_bits_1;
    wire [11:0] dropped_1_if_difference_6_0 = difference_6[0] ? dropped[23:12] : dropped[11:0];
    wire [11:0] dropped_3_if_difference_6_0 = difference_6[0] ? dropped[47:36] : dropped[35:24];
    wire [11:0] choice_11 = difference_6[1] ? dropped_3_if_difference_6_0 : dropped_1_if_difference_6_0;
    wire [11:0] choice_12 = (|difference_6[3:2]) ? 12'd0 : choice_11;
    wire [3:0] difference_7 = 4'd6 - packed_bits_1;
    wire [11:0] dropped_1_if_difference_7_0 = difference_7[0] ? dropped[23:12] : dropped[11:0];
    wire [11:0] dropped_3_if_difference_7_0 = difference_7[0] ? dropped[47:36] : dropped[35:24];
    wire [11:0] choice_13 = difference_7[1] ? dropped_3_if_difference_7_0 : dropped_1_if_difference_7_0;
    wire [11:0] choice_14 = (|difference_7[3:2]) ? 12'd0 : choice_13;
    wire [3:0] difference_8 = 4'd7 - packed_bits_1;
    wire [11:0] dropped_1_if_difference_8_0 = difference_8[0] ? dropped[23:12] : dropped[11:0];
    wire [11:0] dropped_3_if_difference_8_0 = difference_8[0] ? dropped[47:36] : dropped[35:24];
    wire [11:0] choice_15 = difference_8[1] ? dropped_3_if_difference_8_0 : dropped_1_if_difference_8_0;
    wire [11:0] choice_16 = (|difference_8[3:2]) ? 12'd0 : choice_15;
    wire used_again = take & (~unused);
    wire [3:0] sum_1 = {1'b0, write_bank} + freed_count;
    wire [8:0] choice_17 = (write_row == 9'd511) ? 9'd0 : (write_row + 9'd1);
    wire [3:0] sum_2 = {1'b0, read_bank} + {3'd0, used_again};
    wire [8:0] choice_18 = (read_row == 9'd511) ? 9'd0 : (read_row + 9'd1);
    wire [8:0] read_row_next = sum_2[3] ? choice_18 : read_row;
    wire [12:0] difference_9 = entries - {12'd0, used_again};

    always @(posedge clk) begin
        if (rst) begin
            write_bank <= 3'd0;
            write_row <= 9'd0;
            read_bank <= 3'd0;
            read_row <= 9'd0;
            entries <= 13'd0;
        end else begin
            write_bank <= sum_1[2:0];
            write_row <= sum_1[3] ? choice_17 : write_row;
            read_bank <= sum_2[2:0];
            read_row <= read_row_next;
            entries <= difference_9 + {9'd0, freed_count};
        end
    end

    wire any_difference_9 = |difference_9;
    wire [7:0] shifted_1 = 8'd1 << sum_2[2:0];
    wire [2:0] difference_10 = 3'd0 - write_bank;
    wire [8:0] write_row_0 = (3'd0 < write_bank) ? choice_17 : write_row;
    wire free_0_write_0 = {1'b0, difference_10} < freed_count;
    wire [11:0] choice_19 = difference_10[1] ? (difference_10[0] ? choice_8 : choice_6) : (difference_10[0] ? choice_4 : choice_2);
    wire [11:0] choice_20 = difference_10[1] ? (difference_10[0] ? choice_16 : choice_14) : (difference_10[0] ? choice_12 : choice_10);

    always @(posedge clk) begin
        if (free_0_write_0) begin
            free_0[write_row_0] <= difference_10[2] ? choice_20 : choice_19;
        end
    end

    wire free_0_data_enable = any_difference_9 & shifted_1[0];
    wire [11:0] free_0_data_next = free_0[read_row_next];

    always @(posedge clk) begin
        if (free_0_data_enable) begin
            free_0_data <= free_0_data_next;
        end
    end

    wire [2:0] difference_11 = 3'd1 - write_bank;
    wire [8:0] write_row_1 = (3'd1 < write_bank) ? choice_17 : write_row;
    wire free_1_write_0 = {1'b0, difference_11} < freed_count;
    wire [11:0] choice_21 = difference_11[1] ? (difference_11[0] ? choice_8 : choice_6) : (difference_11[0] ? choice_4 : choice_2);
    wire [11:0] choice_22 = difference_11[1] ? (difference_11[0] ? choice_16 : choice_14) : (difference_11[0] ? choice_12 : choice_10);

    always @(posedge clk) begin
        if (free_1_write_0) begin
            free_1[write_row_1] <= difference_11[2] ? choice_22 : choice_21;
        end
    end

    wire free_1_data_enable = any_difference_9 & shifted_1[1];
    wire [11:0] free_1_data_next = free_1[read_row_next];

    always @(posedge clk) begin
        if (free_1_data_enable) begin
            free_1_data <= free_1_data_next;
        end
    end

    wire [2:0] difference_12 = 3'd2 - write_bank;
    wire [8:0] write_row_2 = (3'd2 < write_bank) ? choice_17 : write_row;
    wire free_2_write_0 = {1'b0, difference_12} < freed_count;
    wire [11:0] choice_23 = difference_12[1] ? (difference_12[0] ? choice_8 : choice_6) : (difference_12[0] ? choice_4 : choice_2);
    wire [11:0] choice_24 = difference_12[1] ? (difference_12[0] ? choice_16 : choice_14) : (difference_12[0] ? choice_12 : choice_10);

    always @(posedge clk) begin
        if (free_2_write_0) begin
            free_2[write_row_2] <= difference_12[2] ? choice_24 : choice_23;
        end
    end

    wire free_2_data_enable = any_difference_9 & shifted_1[2];
    wire [11:0] free_2_data_next = free_2[read_row_next];

    always @(posedge clk) begin
        if (free_2_data_enable) begin
            free_2_data <= free_2_data_next;
        end
    end

    wire [2:0] difference_13 = 3'd3 - write_bank;
    wire [8:0] write_row_3 = (3'd3 < write_bank) ? choice_17 : write_row;
    wire free_3_write_0 = {1'b0, difference_13} < freed_count;
    wire [11:0] choice_25 = difference_13[1] ? (difference_13[0] ? choice_8 : choice_6) : (difference_13[0] ? choice_4 : choice_2);
    wire [11:0] choice_26 = difference_13[1] ? (difference_13[0] ? choice_16 : choice_14) : (difference_13[0] ? choice_12 : choice_10);

    always @(posedge clk) begin
        if (free_3_write_0) begin
            free_3[write_row_3] <= difference_13[2] ? choice_26 : choice_25;
        end
    end

    wire free_3_data_enable = any_difference_9 & shifted_1[3];
    wire [11:0] free_3_data_next = free_3[read_row_next];

    always @(posedge clk) begin
        if (free_3_data_enable) begin
            free_3_data <= free_3_data_next;
        end
    end

    wire [2:0] difference_14 = 3'd4 - write_bank;
    wire [8:0] write_row_4 = (3'd4 < write_bank) ? choice_17 : write_row;
    wire free_4_write_0 = {1'b0, difference_14} < freed_count;
    wire [11:0] choice_27 = difference_14[1] ? (difference_14[0] ? choice_8 : choice_6) : (difference_14[0] ? choice_4 : choice_2);
    wire [11:0] choice_28 = difference_14[1] ? (difference_14[0] ? choice_16 : choice_14) : (difference_14[0] ? choice_12 : choice_10);

    always @(posedge clk) begin
        if (free_4_write_0) begin
            free_4[write_row_4] <= difference_14[2] ? choice_28 : choice_27;
        end
    end

    wire free_4_data_enable = any_difference_9 & shifted_1[4];
    wire [11:0] free_4_data_next = free_4[read_row_next];

    always @(posedge clk) begin
        if (free_4_data_enable) begin
            free_4_data <= free_4_data_next;
        end
    end

    wire [2:0] difference_15 = 3'd5 - write_bank;
    wire [8:0] write_row_5 = (3'd5 < write_bank) ? choice_17 : write_row;
    wire free_5_write_0 = {1'b0, difference_15} < freed_count;
    wire [11:0] choice_29 = difference_15[1] ? (difference_15[0] ? choice_8 : choice_6) : (difference_15[0] ? choice_4 : choice_2);
    wire [11:0] choice_30 = difference_15[1] ? (difference_15[0] ? choice_16 : choice_14) : (difference_15[0] ? choice_12 : choice_10);

    always @(posedge clk) begin
        if (free_5_write_0) begin
            free_5[write_row_5] <= difference_15[2] ? choice_30 : choice_29;
        end
    end

    wire free_5_data_enable = any_difference_9 & shifted_1[5];
    wire [11:0] free_5_data_next = free_5[read_row_next];

    always @(posedge clk) begin
        if (free_5_data_enable) begin
            free_5_data <= free_5_data_next;
        end
    end

    wire [2:0] difference_16 = 3'd6 - write_bank;
    wire [8:0] write_row_6 = (3'd6 < write_bank) ? choice_17 : write_row;
    wire free_6_write_0 = {1'b0, difference_16} < freed_count;
    wire [11:0] choice_31 = difference_16[1] ? (difference_16[0] ? choice_8 : choice_6) : (difference_16[0] ? choice_4 : choice_2);
    wire [11:0] choice_32 = difference_16[1] ? (difference_16[0] ? choice_16 : choice_14) : (difference_16[0] ? choice_12 : choice_10);

    always @(posedge clk) begin
        if (free_6_write_0) begin
            free_6[write_row_6] <= difference_16[2] ? choice_32 : choice_31;
        end
    end

    wire free_6_data_enable = any_difference_9 & shifted_1[6];
    wire [11:0] free_6_data_next = free_6[read_row_next];

    always @(posedge clk) begin
        if (free_6_data_enable) begin
            free_6_data <= free_6_data_next;
        end
    end

    wire [2:0] difference_17 = 3'd7 - write_bank;
    wire free_7_write_0 = {1'b0, difference_17} < freed_count;
    wire [11:0] choice_33 = difference_17[1] ? (difference_17[0] ? choice_8 : choice_6) : (difference_17[0] ? choice_4 : choice_2);
    wire [11:0] choice_34 = difference_17[1] ? (difference_17[0] ? choice_16 : choice_14) : (difference_17[0] ? choice_12 : choice_10);

    always @(posedge clk) begin
        if (free_7_write_0) begin
            free_7[write_row] <= difference_17[2] ? choice_34 : choice_33;
        end
    end

    wire free_7_data_enable = any_difference_9 & shifted_1[7];
    wire [11:0] free_7_data_next = free_7[read_row_next];

    always @(posedge clk) begin
        if (free_7_data_enable) begin
            free_7_data <= free_7_data_next;
        end
    end

    wire [11:0] choice_35 = read_bank[1] ? (read_bank[0] ? free_3_data : free_2_data) : (read_bank[0] ? free_1_data : free_0_data);
    wire [11:0] choice_36 = read_bank[1] ? (read_bank[0] ? free_7_data : free_6_data) : (read_bank[0] ? free_5_data : free_4_data);
    assign first_cell = unused ? fresh[11:0] : (read_bank[2] ? choice_36 : choice_35);

`ifdef FORMAL
    wire [9:0] packed_bits_2 = {1'b0, read_row_next};
    wire both_1 = free_0_write_0 & ({1'b0, write_row_0} == packed_bits_2);
    wire both_2 = free_0_data_enable & (1'b0 | (both_1 & 1'b1));
    wire both_3 = free_1_write_0 & ({1'b0, write_row_1} == packed_bits_2);
    wire both_4 = free_1_data_enable & (1'b0 | (both_3 & 1'b1));
    wire both_5 = free_2_write_0 & ({1'b0, write_row_2} == packed_bits_2);
    wire both_6 = free_2_data_enable & (1'b0 | (both_5 & 1'b1));
    wire both_7 = free_3_write_0 & ({1'b0, write_row_3} == packed_bits_2);
    wire both_8 = free_3_data_enable & (1'b0 | (both_7 & 1'b1));
    wire both_9 = free_4_write_0 & ({1'b0, write_row_4} == packed_bits_2);
    wire both_10 = free_4_data_enable & (1'b0 | (both_9 & 1'b1));
    wire both_11 = free_5_write_0 & ({1'b0, write_row_5} == packed_bits_2);
    wire both_12 = free_5_data_enable & (1'b0 | (both_11 & 1'b1));
    wire both_13 = free_6_write_0 & ({1'b0, write_row_6} == packed_bits_2);
    wire both_14 = free_6_data_enable & (1'b0 | (both_13 & 1'b1));
    wire both_15 = free_7_write_0 & ({1'b0, write_row} == packed_bits_2);
    wire both_16 = free_7_data_enable & (1'b0 | (both_15 & 1'b1));

    always @(posedge clk) begin
        if (!rst) begin
            taken_cell_is_there: assert ((~used_again) | (|entries));
            free_0_data_no_collision: assert (~both_2);
            free_1_data_no_collision: assert (~both_4);
            free_2_data_no_collision: assert (~both_6);
            free_3_data_no_collision: assert (~both_8);
            free_4_data_no_collision: assert (~both_10);
            free_5_data_no_collision: assert (~both_12);
            free_6_data_no_collision: assert (~both_14);
            free_7_data_no_collision: assert (~both_16);
        end
    end
`endif
endmodule
