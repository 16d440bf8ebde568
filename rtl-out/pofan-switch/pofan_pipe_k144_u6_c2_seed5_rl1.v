// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k144_u6_c2_seed5_rl1
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 144 keys, 6 uplinks, packets a cycle: 1, latency 4.
// Pointers in a memory of read latency 1; after reset `ready` is low for 144 cycles while they are written.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k144_u6_c2_seed5_rl1 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [7:0] key,
    output wire out_valid,
    output wire [2:0] port,
    output wire no_route,
    output wire ready
);

    reg pointers_clearing;
    reg [7:0] pointers_clear_index;
    reg s1_valid;
    reg [7:0] s1_key;
    reg s2_valid;
    reg s2_no_route;
    reg [2:0] s2_xor;
    reg [2:0] s2_plus;
    reg [7:0] pointers_address1;
    reg [7:0] pointers_address2;
    reg pointers_valid1;
    reg pointers_written1;
    reg pointers_written2;
    reg [2:0] pointers_result1;
    reg [2:0] pointers_result2;
    reg [2:0] pointers_data;
    reg pointers_same2_1;
    reg pointers_same1_1;
    reg s3_valid;
    reg s3_no_route;
    reg [2:0] s3_xor;
    reg [2:0] s3_plus;
    reg [2:0] s3_position;
    reg s4_valid;
    reg [2:0] s4_port;
    reg s4_no_route;
    reg [2:0] pointers [0:143];

    wire pointers_clearing_enable = pointers_clear_index == 8'd143;

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
            pointers_clear_index <= 8'd0;
        end else if (pointers_clear_index_enable) begin
            pointers_clear_index <= pointers_clear_index + 8'd1;
        end
    end

    reg [63:0] lookup_1;
    always @* begin
        case (pointers_clear_index[7:6])
            2'd0: lookup_1 = 64'h3c40db05e4e0d2d4;
            2'd1: lookup_1 = 64'hbf24fa1b1f2d2b7e;
            2'd2: lookup_1 = 64'h81c3;
            default: lookup_1 = 64'd0;
        endcase
    end

    wire [63:0] shifted_1 = lookup_1 >> pointers_clear_index[5:0];

    reg [63:0] lookup_2;
    always @* begin
        case (pointers_clear_index[7:6])
            2'd0: lookup_2 = 64'h41961732100a27a1;
            2'd1: lookup_2 = 64'h4980c52db4d84852;
            2'd2: lookup_2 = 64'd8340;
            default: lookup_2 = 64'd0;
        endcase
    end

    wire [63:0] shifted_2 = lookup_2 >> pointers_clear_index[5:0];

    reg [63:0] lookup_3;
    always @* begin
        case (pointers_clear_index[7:6])
            2'd0: lookup_3 = 64'h1660a00d26a1d042;
            2'd1: lookup_3 = 64'h964c32d04a2535a1;
            2'd2: lookup_3 = 64'd3177;
            default: lookup_3 = 64'd0;
        endcase
    end

    wire [63:0] shifted_3 = lookup_3 >> pointers_clear_index[5:0];
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

    wire s2_no_route_next = s1_key >= 8'd144;

    reg [2:0] s2_plus_next;
    always @* begin
        case (s1_key[7:3])
            5'd1: s2_plus_next = 3'd1;
            5'd2: s2_plus_next = 3'd2;
            5'd3: s2_plus_next = 3'd3;
            5'd4: s2_plus_next = 3'd4;
            5'd5: s2_plus_next = 3'd5;
            5'd7: s2_plus_next = 3'd1;
            5'd8: s2_plus_next = 3'd2;
            5'd9: s2_plus_next = 3'd3;
            5'd10: s2_plus_next = 3'd4;
            5'd11: s2_plus_next = 3'd5;
            5'd13: s2_plus_next = 3'd1;
            5'd14: s2_plus_next = 3'd2;
            5'd15: s2_plus_next = 3'd3;
            5'd16: s2_plus_next = 3'd4;
            5'd17: s2_plus_next = 3'd5;
            default: s2_plus_next = 3'd0;
        endcase
    end

    wire pointers_valid1_next = s1_valid & (~s2_no_route_next);

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
        s2_no_route <= s2_no_route_next;
        s2_xor <= s1_key[2:0];
        s2_plus <= s2_plus_next;
        pointers_address2 <= pointers_address1;
    end

    wire [7:0] pointers_write_0_address = pointers_clearing ? pointers_clear_index : pointers_address2;
    wire [2:0] pointers_write_0_data = pointers_clearing ? packed_bits_1 : pointers_result1;
    wire pointers_write_0 = pointers_clearing | pointers_written1;

    always @(posedge clk) begin
        if (pointers_write_0 & (pointers_write_0_address < 8'd144)) begin
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
    wire [2:0] pointers_data_next = (s1_key < 8'd144) ? pointers[s1_key] : 3'd0;

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
        s3_no_route <= s2_no_route | 1'b0;
        s3_xor <= s2_xor;
        s3_plus <= s2_plus;
        s3_position <= pointers_old;
    end

    wire [3:0] sum_1 = {1'b0, pointers_old} + 4'd1;
    wire [3:0] choice_2 = (sum_1 < 4'd6) ? sum_1 : (sum_1 - 4'd6);

    always @(posedge clk) begin
        pointers_result1 <= choice_2[2:0];
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
            3'd2: table_of_s3_position = 3'd4;
            3'd3: table_of_s3_position = 3'd2;
            3'd4: table_of_s3_position = 3'd5;
            3'd5: table_of_s3_position = 3'd3;
            default: table_of_s3_position = 3'd0;
        endcase
    end

    wire [2:0] table_of_s3_position_xor_s3_xor = table_of_s3_position ^ s3_xor;
    wire [2:0] choice_3 = (table_of_s3_position_xor_s3_xor < 3'd6) ? table_of_s3_position_xor_s3_xor : table_of_s3_position;
    wire [3:0] sum_2 = {1'b0, choice_3} + {1'b0, s3_plus};
    wire [3:0] choice_4 = (sum_2 < 4'd6) ? sum_2 : (sum_2 - 4'd6);

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_port <= (~s3_no_route) ? choice_4[2:0] : 3'd0;
        s4_no_route <= s3_no_route;
    end

    wire not_rst = ~rst;
    wire out_valid_0 = s4_valid & not_rst;
    wire no_route_0 = s4_no_route & out_valid_0;
    wire [2:0] port_0 = out_valid_0 ? s4_port : 3'd0;
    assign ready = not_pointers_clearing & not_rst;
    assign out_valid = out_valid_0;
    assign port = port_0;
    assign no_route = no_route_0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, shifted_1[63:1], shifted_2[63:1], shifted_3[63:1], choice_2[3], choice_4[3]
    };

`ifdef FORMAL
    wire pointers_waits_for_clearing_holds = (~pointers_valid1_next) | not_pointers_clearing;
    wire [8:0] packed_bits_2 = {1'b0, s1_key};
    wire equal_1 = {1'b0, pointers_write_0_address} == packed_bits_2;
    wire both_2 = (pointers_write_0 & equal_1) & (packed_bits_2 < 9'd144);
    wire pointers_data_no_collision_holds = ~(pointers_data_enable & (1'b0 | both_2));
    wire pointer_in_range_holds = (~pointers_valid1) | (pointers_old < 3'd6);

    always @(posedge clk) begin
        if (!rst) begin
            pointers_waits_for_clearing: assert (pointers_waits_for_clearing_holds);
            pointers_data_no_collision: assert (pointers_data_no_collision_holds);
            pointers_forwards_2: cover (pointers_valid1 & pointers_forward2);
            pointers_forwards_1: cover (pointers_valid1 & pointers_forward1);
            pointer_in_range: assert (pointer_in_range_holds);
            no_route_0_has_port_0: assert ((~no_route_0) | (~(|port_0)));
        end
    end
`endif
endmodule
