// SPDX-License-Identifier: Apache-2.0
// Module: traffic_manager_free_list_c256_s1
// Written by: sluice 0.1.0
//
// Free list of 256 cells: one is taken, up to 2 come free in a cycle.

module traffic_manager_free_list_c256_s1 (
    input  wire clk,
    input  wire rst,
    input  wire take,
    input  wire sent_count,
    input  wire [7:0] sent,
    input  wire dropped_count,
    input  wire [7:0] dropped,
    output wire [7:0] first_cell
);

    // Cells from here on were never used.
    reg [8:0] fresh;
    reg write_bank;
    reg [6:0] write_row;
    reg read_bank;
    reg [6:0] read_row;
    // Entries of the ring.
    reg [8:0] entries;
    reg [7:0] free_0_data;
    reg [7:0] free_1_data;
    reg [7:0] free_0 [0:127];
    reg [7:0] free_1 [0:127];

    wire unused = fresh < 9'd256;

    always @(posedge clk) begin
        if (rst) begin
            fresh <= 9'd0;
        end else if (take & unused) begin
            fresh <= fresh + 9'd1;
        end
    end

    wire [1:0] packed_bits_1 = {1'b0, sent_count};
    wire [1:0] freed_count = packed_bits_1 + {1'b0, dropped_count};
    wire [7:0] choice_1 = (|(2'd0 - packed_bits_1)) ? 8'd0 : dropped;
    wire [7:0] choice_2 = (2'd0 < packed_bits_1) ? sent : choice_1;
    wire [7:0] choice_3 = (|(2'd1 - packed_bits_1)) ? 8'd0 : dropped;
    wire used_again = take & (~unused);
    wire [1:0] sum_1 = {1'b0, write_bank} + freed_count;
    wire [6:0] choice_4 = (write_row == 7'd127) ? 7'd0 : (write_row + 7'd1);
    wire [1:0] sum_2 = {1'b0, read_bank} + {1'b0, used_again};
    wire [6:0] choice_5 = (read_row == 7'd127) ? 7'd0 : (read_row + 7'd1);
    wire [6:0] read_row_next = sum_2[1] ? choice_5 : read_row;
    wire [8:0] difference_1 = entries - {8'd0, used_again};

    always @(posedge clk) begin
        if (rst) begin
            write_bank <= 1'b0;
            write_row <= 7'd0;
            read_bank <= 1'b0;
            read_row <= 7'd0;
            entries <= 9'd0;
        end else begin
            write_bank <= sum_1[0];
            write_row <= sum_1[1] ? choice_4 : write_row;
            read_bank <= sum_2[0];
            read_row <= read_row_next;
            entries <= difference_1 + {7'd0, freed_count};
        end
    end

    wire any_difference_1 = |difference_1;
    wire [1:0] shifted_1 = 2'd1 << sum_2[0];
    wire difference_2 = 1'b0 - write_bank;
    wire [6:0] write_row_0 = (1'b0 < write_bank) ? choice_4 : write_row;
    wire free_0_write_0 = {1'b0, difference_2} < freed_count;

    always @(posedge clk) begin
        if (free_0_write_0) begin
            free_0[write_row_0] <= difference_2 ? choice_3 : choice_2;
        end
    end

    wire free_0_data_enable = any_difference_1 & shifted_1[0];
    wire [7:0] free_0_data_next = free_0[read_row_next];

    always @(posedge clk) begin
        if (free_0_data_enable) begin
            free_0_data <= free_0_data_next;
        end
    end

    wire difference_3 = 1'b1 - write_bank;
    wire free_1_write_0 = {1'b0, difference_3} < freed_count;

    always @(posedge clk) begin
        if (free_1_write_0) begin
            free_1[write_row] <= difference_3 ? choice_3 : choice_2;
        end
    end

    wire free_1_data_enable = any_difference_1 & shifted_1[1];
    wire [7:0] free_1_data_next = free_1[read_row_next];

    always @(posedge clk) begin
        if (free_1_data_enable) begin
            free_1_data <= free_1_data_next;
        end
    end

    assign first_cell = unused ? fresh[7:0] : (read_bank ? free_1_data : free_0_data);

`ifdef FORMAL
    wire [7:0] packed_bits_2 = {1'b0, read_row_next};
    wire both_1 = free_0_write_0 & ({1'b0, write_row_0} == packed_bits_2);
    wire both_2 = free_0_data_enable & (1'b0 | (both_1 & 1'b1));
    wire both_3 = free_1_write_0 & ({1'b0, write_row} == packed_bits_2);
    wire both_4 = free_1_data_enable & (1'b0 | (both_3 & 1'b1));

    always @(posedge clk) begin
        if (!rst) begin
            taken_cell_is_there: assert ((~used_again) | (|entries));
            free_0_data_no_collision: assert (~both_2);
            free_1_data_no_collision: assert (~both_4);
        end
    end
`endif
endmodule
