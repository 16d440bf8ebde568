// SPDX-License-Identifier: Apache-2.0
// Module: traffic_manager_free_list_c64_s2
// Written by: sluice 0.1.0
//
// Free list of 64 cells: one is taken, up to 4 come free in a cycle.

module traffic_manager_free_list_c64_s2 (
    input  wire clk,
    input  wire rst,
    input  wire take,
    input  wire [1:0] sent_count,
    input  wire [11:0] sent,
    input  wire [1:0] dropped_count,
    input  wire [11:0] dropped,
    output wire [5:0] first_cell
);

    // Cells from here on were never used.
    reg [6:0] fresh;
    reg [1:0] write_bank;
    reg [3:0] write_row;
    reg [1:0] read_bank;
    reg [3:0] read_row;
    // Entries of the ring.
    reg [6:0] entries;
    reg [5:0] free_0_data;
    reg [5:0] free_1_data;
    reg [5:0] free_2_data;
    reg [5:0] free_3_data;
    reg [5:0] free_0 [0:15];
    reg [5:0] free_1 [0:15];
    reg [5:0] free_2 [0:15];
    reg [5:0] free_3 [0:15];

    wire unused = fresh < 7'd64;

    always @(posedge clk) begin
        if (rst) begin
            fresh <= 7'd0;
        end else if (take & unused) begin
            fresh <= fresh + 7'd1;
        end
    end

    wire [2:0] packed_bits_1 = {1'b0, sent_count};
    wire [2:0] freed_count = packed_bits_1 + {1'b0, dropped_count};
    wire [2:0] difference_1 = 3'd0 - packed_bits_1;
    wire [5:0] dropped_1_if_difference_1_0 = difference_1[0] ? dropped[11:6] : dropped[5:0];
    wire [5:0] choice_1 = (|difference_1[2:1]) ? 6'd0 : dropped_1_if_difference_1_0;
    wire [5:0] choice_2 = (3'd0 < packed_bits_1) ? sent[5:0] : choice_1;
    wire [2:0] difference_2 = 3'd1 - packed_bits_1;
    wire [5:0] dropped_1_if_difference_2_0 = difference_2[0] ? dropped[11:6] : dropped[5:0];
    wire [5:0] choice_3 = (|difference_2[2:1]) ? 6'd0 : dropped_1_if_difference_2_0;
    wire [5:0] choice_4 = (3'd1 < packed_bits_1) ? sent[11:6] : choice_3;
    wire [2:0] difference_3 = 3'd2 - packed_bits_1;
    wire [5:0] dropped_1_if_difference_3_0 = difference_3[0] ? dropped[11:6] : dropped[5:0];
    wire [5:0] choice_5 = (|difference_3[2:1]) ? 6'd0 : dropped_1_if_difference_3_0;
    wire [2:0] difference_4 = 3'd3 - packed_bits_1;
    wire [5:0] dropped_1_if_difference_4_0 = difference_4[0] ? dropped[11:6] : dropped[5:0];
    wire [5:0] choice_6 = (|difference_4[2:1]) ? 6'd0 : dropped_1_if_difference_4_0;
    wire used_again = take & (~unused);
    wire [2:0] sum_1 = {1'b0, write_bank} + freed_count;
    wire [3:0] choice_7 = (write_row == 4'd15) ? 4'd0 : (write_row + 4'd1);
    wire [2:0] sum_2 = {1'b0, read_bank} + {2'd0, used_again};
    wire [3:0] choice_8 = (read_row == 4'd15) ? 4'd0 : (read_row + 4'd1);
    wire [3:0] read_row_next = sum_2[2] ? choice_8 : read_row;
    wire [6:0] difference_5 = entries - {6'd0, used_again};

    always @(posedge clk) begin
        if (rst) begin
            write_bank <= 2'd0;
            write_row <= 4'd0;
            read_bank <= 2'd0;
            read_row <= 4'd0;
            entries <= 7'd0;
        end else begin
            write_bank <= sum_1[1:0];
            write_row <= sum_1[2] ? choice_7 : write_row;
            read_bank <= sum_2[1:0];
            read_row <= read_row_next;
            entries <= difference_5 + {4'd0, freed_count};
        end
    end

    wire any_difference_5 = |difference_5;
    wire [3:0] shifted_1 = 4'd1 << sum_2[1:0];
    wire [1:0] difference_6 = 2'd0 - write_bank;
    wire [3:0] write_row_0 = (2'd0 < write_bank) ? choice_7 : write_row;
    wire free_0_write_0 = {1'b0, difference_6} < freed_count;
    wire [5:0] free_0_write_0_data = difference_6[1] ? (difference_6[0] ? choice_6 : choice_5) : (difference_6[0] ? choice_4 : choice_2);

    always @(posedge clk) begin
        if (free_0_write_0) begin
            free_0[write_row_0] <= free_0_write_0_data;
        end
    end

    wire free_0_data_enable = any_difference_5 & shifted_1[0];
    wire [5:0] free_0_data_next = free_0[read_row_next];

    always @(posedge clk) begin
        if (free_0_data_enable) begin
            free_0_data <= free_0_data_next;
        end
    end

    wire [1:0] difference_7 = 2'd1 - write_bank;
    wire [3:0] write_row_1 = (2'd1 < write_bank) ? choice_7 : write_row;
    wire free_1_write_0 = {1'b0, difference_7} < freed_count;
    wire [5:0] free_1_write_0_data = difference_7[1] ? (difference_7[0] ? choice_6 : choice_5) : (difference_7[0] ? choice_4 : choice_2);

    always @(posedge clk) begin
        if (free_1_write_0) begin
            free_1[write_row_1] <= free_1_write_0_data;
        end
    end

    wire free_1_data_enable = any_difference_5 & shifted_1[1];
    wire [5:0] free_1_data_next = free_1[read_row_next];

    always @(posedge clk) begin
        if (free_1_data_enable) begin
            free_1_data <= free_1_data_next;
        end
    end

    wire [1:0] difference_8 = 2'd2 - write_bank;
    wire [3:0] write_row_2 = (2'd2 < write_bank) ? choice_7 : write_row;
    wire free_2_write_0 = {1'b0, difference_8} < freed_count;
    wire [5:0] free_2_write_0_data = difference_8[1] ? (difference_8[0] ? choice_6 : choice_5) : (difference_8[0] ? choice_4 : choice_2);

    always @(posedge clk) begin
        if (free_2_write_0) begin
            free_2[write_row_2] <= free_2_write_0_data;
        end
    end

    wire free_2_data_enable = any_difference_5 & shifted_1[2];
    wire [5:0] free_2_data_next = free_2[read_row_next];

    always @(posedge clk) begin
        if (free_2_data_enable) begin
            free_2_data <= free_2_data_next;
        end
    end

    wire [1:0] difference_9 = 2'd3 - write_bank;
    wire free_3_write_0 = {1'b0, difference_9} < freed_count;
    wire [5:0] free_3_write_0_data = difference_9[1] ? (difference_9[0] ? choice_6 : choice_5) : (difference_9[0] ? choice_4 : choice_2);

    always @(posedge clk) begin
        if (free_3_write_0) begin
            free_3[write_row] <= free_3_write_0_data;
        end
    end

    wire free_3_data_enable = any_difference_5 & shifted_1[3];
    wire [5:0] free_3_data_next = free_3[read_row_next];

    always @(posedge clk) begin
        if (free_3_data_enable) begin
            free_3_data <= free_3_data_next;
        end
    end

    wire [5:0] choice_9 = read_bank[1] ? (read_bank[0] ? free_3_data : free_2_data) : (read_bank[0] ? free_1_data : free_0_data);
    assign first_cell = unused ? fresh[5:0] : choice_9;

`ifdef FORMAL
    wire [4:0] packed_bits_2 = {1'b0, read_row_next};
    wire both_1 = free_0_write_0 & ({1'b0, write_row_0} == packed_bits_2);
    wire both_2 = free_0_data_enable & (1'b0 | (both_1 & 1'b1));
    wire both_3 = free_1_write_0 & ({1'b0, write_row_1} == packed_bits_2);
    wire both_4 = free_1_data_enable & (1'b0 | (both_3 & 1'b1));
    wire both_5 = free_2_write_0 & ({1'b0, write_row_2} == packed_bits_2);
    wire both_6 = free_2_data_enable & (1'b0 | (both_5 & 1'b1));
    wire both_7 = free_3_write_0 & ({1'b0, write_row} == packed_bits_2);
    wire both_8 = free_3_data_enable & (1'b0 | (both_7 & 1'b1));

    always @(posedge clk) begin
        if (!rst) begin
            taken_cell_is_there: assert ((~used_again) | (|entries));
            free_0_data_no_collision: assert (~both_2);
            free_1_data_no_collision: assert (~both_4);
            free_2_data_no_collision: assert (~both_6);
            free_3_data_no_collision: assert (~both_8);
        end
    end
`endif
endmodule
