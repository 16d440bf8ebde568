// SPDX-License-Identifier: Apache-2.0
// Module: ofan_bank_n4_u4_g2_rl1
// Written by: sluice 0.1.0
//
// Pointers in an SRAM: read, advanced, written back; what is under way is forwarded.

module ofan_bank_n4_u4_g2_rl1 (
    input  wire clk,
    input  wire rst,
    input  wire clear,
    input  wire [1:0] clear_address,
    input  wire [1:0] clear_pointer,
    input  wire valid,
    input  wire [1:0] address,
    input  wire others,
    output wire [1:0] pointer
);

    reg [1:0] steps_q1;
    reg [1:0] pointers_address1;
    reg [1:0] pointers_address2;
    reg pointers_valid1;
    reg pointers_written1;
    reg pointers_written2;
    reg [1:0] pointers_result1;
    reg [1:0] pointers_result2;
    reg [1:0] pointers_data;
    reg pointers_same2_1;
    reg pointers_same1_1;
    reg [1:0] read_pointer;
    reg [1:0] pointers [0:3];

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            pointers_valid1 <= 1'b0;
        end else begin
            pointers_valid1 <= valid;
        end
    end

    wire pointers_write_0 = clear | pointers_written1;
    wire [1:0] pointers_write_0_address = clear ? clear_address : pointers_address2;

    always @(posedge clk) begin
        if (pointers_write_0) begin
            pointers[pointers_write_0_address] <= clear ? clear_pointer : pointers_result1;
        end
    end

    wire pointers_same2_1_next = address == pointers_address2;

    // Pipeline stage 1.
    always @(posedge clk) begin
        steps_q1 <= {1'b0, others} + 2'd1;
        pointers_address1 <= address;
        pointers_same2_1 <= pointers_same2_1_next;
        pointers_same1_1 <= address == pointers_address1;
    end

    wire both_1 = pointers_written1 & pointers_same2_1_next;
    wire pointers_data_enable = valid & (~both_1);
    wire [1:0] pointers_data_next = pointers[address];

    always @(posedge clk) begin
        if (pointers_data_enable) begin
            pointers_data <= pointers_data_next;
        end
    end

    wire pointers_forward2 = pointers_same2_1 & pointers_written2;
    wire [1:0] choice_1 = pointers_forward2 ? pointers_result2 : pointers_data;
    wire pointers_forward1 = pointers_same1_1 & pointers_written1;
    wire [1:0] pointers_old = pointers_forward1 ? pointers_result1 : choice_1;

    // Pipeline stage 2.
    always @(posedge clk) begin
        pointers_address2 <= pointers_address1;
        read_pointer <= pointers_old;
    end

    wire [2:0] sum_1 = {1'b0, pointers_old} + {1'b0, steps_q1};

    always @(posedge clk) begin
        pointers_result1 <= sum_1[1:0];
        pointers_result2 <= pointers_result1;
    end

    always @(posedge clk) begin
        if (rst) begin
            pointers_written1 <= 1'b0;
            pointers_written2 <= 1'b0;
        end else begin
            pointers_written1 <= pointers_valid1 & 1'b1;
            pointers_written2 <= pointers_written1;
        end
    end

    assign pointer = read_pointer;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, sum_1[2]};

`ifdef FORMAL
    wire equal_1 = {1'b0, pointers_write_0_address} == {1'b0, address};
    wire either_1 = 1'b0 | ((pointers_write_0 & equal_1) & 1'b1);

    always @(posedge clk) begin
        if (!rst) begin
            pointers_waits_for_clearing: assert ((~valid) | (~clear));
            pointers_data_no_collision: assert (~(pointers_data_enable & either_1));
            pointers_forwards_2: cover (pointers_valid1 & pointers_forward2);
            pointers_forwards_1: cover (pointers_valid1 & pointers_forward1);
        end
    end
`endif
endmodule
