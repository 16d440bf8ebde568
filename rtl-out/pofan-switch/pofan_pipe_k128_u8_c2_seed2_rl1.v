// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k128_u8_c2_seed2_rl1
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 128 keys, 8 uplinks, packets a cycle: 1, latency 4.
// Pointers in a memory of read latency 1; after reset `ready` is low for 128 cycles while they are written.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k128_u8_c2_seed2_rl1 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [6:0] key,
    output wire out_valid,
    output wire [2:0] port,
    output wire no_route,
    output wire ready
);

    reg pointers_clearing;
    reg [6:0] pointers_clear_index;
    reg s1_valid;
    reg [6:0] s1_key;
    reg s2_valid;
    reg [2:0] s2_xor;
    reg [2:0] s2_plus;
    reg [6:0] pointers_address1;
    reg [6:0] pointers_address2;
    reg pointers_valid1;
    reg pointers_written1;
    reg pointers_written2;
    reg [2:0] pointers_result1;
    reg [2:0] pointers_result2;
    reg [2:0] pointers_data;
    reg pointers_same2_1;
    reg pointers_same1_1;
    reg s3_valid;
    reg [2:0] s3_xor;
    reg [2:0] s3_plus;
    reg [2:0] s3_position;
    reg s4_valid;
    reg [2:0] s4_port;
    reg [2:0] pointers [0:127];

    wire pointers_clearing_enable = pointers_clear_index == 7'd127;

    always @(posedge clk) begin
        if (rst) begin
            pointers_clearing <= 1'b1;
        end else if (pointers_clearing_enable) begin
            pointers_clearing <= 1'b0;
        end
    end

    wire pointers_clear_index_enable = pointers_clearing & (~pointers_clearing_enable);

    always @(posedge clk) begin
        if (rst) begin
            pointers_clear_index <= 7'd0;
        end else if (pointers_clear_index_enable) begin
            pointers_clear_index <= pointers_clear_index + 7'd1;
        end
    end

    reg [63:0] table_of_pointers_clear_index_6;
    always @* begin
        case (pointers_clear_index[6])
            1'b0: table_of_pointers_clear_index_6 = 64'h5c856ac4034dcac2;
            1'b1: table_of_pointers_clear_index_6 = 64'h5c856ac4034dcac2;
            default: table_of_pointers_clear_index_6 = 64'd0;
        endcase
    end

    wire [63:0] shifted_1 = table_of_pointers_clear_index_6 >> pointers_clear_index[5:0];

    reg [63:0] table_of_pointers_clear_index_6_2;
    always @* begin
        case (pointers_clear_index[6])
            1'b0: table_of_pointers_clear_index_6_2 = 64'hf61cf15f61c66d38;
            1'b1: table_of_pointers_clear_index_6_2 = 64'hf61cf15f61c66d38;
            default: table_of_pointers_clear_index_6_2 = 64'd0;
        endcase
    end

    wire [63:0] shifted_2 = table_of_pointers_clear_index_6_2 >> pointers_clear_index[5:0];

    reg [63:0] table_of_pointers_clear_index_6_3;
    always @* begin
        case (pointers_clear_index[6])
            1'b0: table_of_pointers_clear_index_6_3 = 64'h516ad944cf2052cf;
            1'b1: table_of_pointers_clear_index_6_3 = 64'hae9526bb30dfad30;
            default: table_of_pointers_clear_index_6_3 = 64'd0;
        endcase
    end

    wire [63:0] shifted_3 = table_of_pointers_clear_index_6_3 >> pointers_clear_index[5:0];
    wire [2:0] packed_bits_1 = {shifted_3[0], shifted_2[0], shifted_1[0]};
    wire not_pointers_clearing = ~pointers_clearing;

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 1'b0;
        end else begin
            s2_valid <= s1_valid;
        end
    end

    wire pointers_valid1_next = s1_valid & 1'b1;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid <= 1'b0;
            pointers_valid1 <= 1'b0;
        end else begin
            s1_valid <= valid & not_pointers_clearing;
            pointers_valid1 <= pointers_valid1_next;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid <= 1'b0;
        end else begin
            s3_valid <= s2_valid;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_xor <= s1_key[2:0];
        s2_plus <= s1_key[5:3];
        pointers_address2 <= pointers_address1;
    end

    wire [6:0] pointers_write_0_address = pointers_clearing ? pointers_clear_index : pointers_address2;
    wire [2:0] pointers_write_0_data = pointers_clearing ? packed_bits_1 : pointers_result1;
    wire pointers_write_0 = pointers_clearing | pointers_written1;

    always @(posedge clk) begin
        if (pointers_write_0) begin
            pointers[pointers_write_0_address] <= pointers_write_0_data;
        end
    end

    wire pointers_same2_1_next = s1_key == pointers_address2;

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_key <= key;
        pointers_address1 <= s1_key;
        pointers_same2_1 <= pointers_same2_1_next;
        pointers_same1_1 <= s1_key == pointers_address1;
    end

    wire both_1 = pointers_written1 & pointers_same2_1_next;
    wire pointers_data_enable = pointers_valid1_next & (~both_1);
    wire [2:0] pointers_data_next = pointers[s1_key];

    always @(posedge clk) begin
        if (pointers_data_enable) begin
            pointers_data <= pointers_data_next;
        end
    end

    wire pointers_forward2 = pointers_same2_1 & pointers_written2;
    wire [2:0] choice_1 = pointers_forward2 ? pointers_result2 : pointers_data;
    wire pointers_forward1 = pointers_same1_1 & pointers_written1;
    wire [2:0] pointers_old = pointers_forward1 ? pointers_result1 : choice_1;

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_xor <= s2_xor;
        s3_plus <= s2_plus;
        s3_position <= pointers_old;
    end

    wire [3:0] sum_1 = {1'b0, pointers_old} + 4'd1;

    always @(posedge clk) begin
        pointers_result1 <= sum_1[2:0];
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

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_valid <= 1'b0;
        end else begin
            s4_valid <= s3_valid;
        end
    end

    reg [2:0] table_of_s3_position;
    always @* begin
        case (s3_position)
            3'd1: table_of_s3_position = 3'd1;
            3'd2: table_of_s3_position = 3'd2;
            3'd3: table_of_s3_position = 3'd3;
            3'd4: table_of_s3_position = 3'd4;
            3'd5: table_of_s3_position = 3'd5;
            3'd6: table_of_s3_position = 3'd7;
            3'd7: table_of_s3_position = 3'd6;
            default: table_of_s3_position = 3'd0;
        endcase
    end

    wire [3:0] sum_2 = {1'b0, table_of_s3_position ^ s3_xor} + {1'b0, s3_plus};

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_port <= sum_2[2:0];
    end

    wire not_rst = ~rst;
    wire out_valid_0 = s4_valid & not_rst;
    assign ready = not_pointers_clearing & not_rst;
    assign out_valid = out_valid_0;
    assign port = out_valid_0 ? s4_port : 3'd0;
    assign no_route = 1'b0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, shifted_1[63:1], shifted_2[63:1], shifted_3[63:1], sum_1[3], sum_2[3]};

`ifdef FORMAL
    wire pointers_waits_for_clearing_holds = (~pointers_valid1_next) | not_pointers_clearing;
    wire equal_1 = {1'b0, pointers_write_0_address} == {1'b0, s1_key};
    wire either_1 = 1'b0 | ((pointers_write_0 & equal_1) & 1'b1);

    always @(posedge clk) begin
        if (!rst) begin
            pointers_waits_for_clearing: assert (pointers_waits_for_clearing_holds);
            pointers_data_no_collision: assert (~(pointers_data_enable & either_1));
            pointers_forwards_2: cover (pointers_valid1 & pointers_forward2);
            pointers_forwards_1: cover (pointers_valid1 & pointers_forward1);
            no_route_0_has_port_0: assert (1'b1);
        end
    end
`endif
endmodule
