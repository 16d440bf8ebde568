// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k144_u6_c2_mask_f2_rl1
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 144 keys, 6 uplinks, packets a cycle: 1, latency 5.
// Pointers in a memory of read latency 1; after reset `ready` is low for 144 cycles while they are written.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k144_u6_c2_mask_f2_rl1 (
    input  wire clk,
    input  wire rst,
    input  wire valid,
    input  wire [7:0] key,
    input  wire [5:0] uplink_up,
    input  wire cfg_we,
    input  wire cfg_index,
    input  wire cfg_enable,
    input  wire [7:0] cfg_key,
    input  wire [5:0] cfg_mask,
    output wire out_valid,
    output wire [2:0] port,
    output wire no_route,
    output wire ready
);

    reg entry_0_enable;
    reg [7:0] entry_0_key;
    reg [5:0] entry_0_mask;
    reg entry_1_enable;
    reg [7:0] entry_1_key;
    reg [5:0] entry_1_mask;
    reg [5:0] s1_ports;
    reg pointers_clearing;
    reg [7:0] pointers_clear_index;
    reg s1_valid;
    reg [7:0] s1_key;
    reg s2_valid;
    reg s2_no_route;
    reg [2:0] s2_xor;
    reg [2:0] s2_plus;
    reg [7:0] s2_address;
    reg [5:0] s2_usable;
    reg [5:0] s3_positions;
    reg [2:0] s3_below_1;
    reg [2:0] s3_below_2;
    reg [2:0] s3_below_3;
    reg [2:0] s3_below_4;
    reg [2:0] s3_below_5;
    reg [2:0] s3_total;
    reg s3_valid;
    reg s3_no_route;
    reg [2:0] s3_xor;
    reg [2:0] s3_plus;
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
    reg s4_valid;
    reg s4_no_route;
    reg [2:0] s4_xor;
    reg [2:0] s4_plus;
    reg [2:0] s4_position;
    reg s5_valid;
    reg [2:0] s5_port;
    reg s5_no_route;
    reg [2:0] pointers [0:143];

    wire entry_0_enable_enable = cfg_we & (cfg_index == 1'b0);

    always @(posedge clk) begin
        if (rst) begin
            entry_0_enable <= 1'b0;
        end else if (entry_0_enable_enable) begin
            entry_0_enable <= cfg_enable;
        end
    end

    always @(posedge clk) begin
        if (entry_0_enable_enable) begin
            entry_0_key <= cfg_key;
            entry_0_mask <= cfg_mask;
        end
    end

    wire entry_1_enable_enable = cfg_we & (cfg_index == 1'b1);

    always @(posedge clk) begin
        if (rst) begin
            entry_1_enable <= 1'b0;
        end else if (entry_1_enable_enable) begin
            entry_1_enable <= cfg_enable;
        end
    end

    always @(posedge clk) begin
        if (entry_1_enable_enable) begin
            entry_1_key <= cfg_key;
            entry_1_mask <= cfg_mask;
        end
    end

    wire [1:0] packed_bits_1 = {entry_1_enable & (entry_1_key == key), entry_0_enable & (entry_0_key == key)};
    wire [1:0] both_1 = packed_bits_1 & (2'd0 - packed_bits_1);
    wire [5:0] either_1 = ((~(|packed_bits_1)) ? 6'd63 : 6'd0) | (both_1[0] ? entry_0_mask : 6'd0);
    wire [5:0] either_2 = either_1 | (both_1[1] ? entry_1_mask : 6'd0);
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
            2'd0: lookup_1 = 64'hd58c61b0fbfcb369;
            2'd1: lookup_1 = 64'h739e4f04034c96fe;
            2'd2: lookup_1 = 64'd298;
            default: lookup_1 = 64'd0;
        endcase
    end

    wire [63:0] shifted_1 = lookup_1 >> pointers_clear_index[5:0];

    reg [63:0] lookup_2;
    always @* begin
        case (pointers_clear_index[7:6])
            2'd0: lookup_2 = 64'h208181481621b402;
            2'd1: lookup_2 = 64'h3e2e036158021d28;
            2'd2: lookup_2 = 64'hc194;
            default: lookup_2 = 64'd0;
        endcase
    end

    wire [63:0] shifted_2 = lookup_2 >> pointers_clear_index[5:0];

    reg [63:0] lookup_3;
    always @* begin
        case (pointers_clear_index[7:6])
            2'd0: lookup_3 = 64'h9e4c3004615a4a89;
            2'd1: lookup_3 = 64'h1c0f88c850562c0;
            2'd2: lookup_3 = 64'd5729;
            default: lookup_3 = 64'd0;
        endcase
    end

    wire [63:0] shifted_3 = lookup_3 >> pointers_clear_index[5:0];
    wire [2:0] packed_bits_2 = {shifted_3[0], shifted_2[0], shifted_1[0]};
    wire not_pointers_clearing = ~pointers_clearing;

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 1'b0;
        end else begin
            s2_valid <= s1_valid;
        end
    end

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

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid <= 1'b0;
        end else begin
            s3_valid <= s2_valid;
        end
    end

    wire [5:0] choice_1 = s1_key[3] ? {s1_ports[0], s1_ports[5:1]} : s1_ports;
    wire [5:0] choice_2 = s1_key[4] ? {choice_1[1:0], choice_1[5:2]} : choice_1;
    wire [5:0] choice_3 = s1_key[5] ? {choice_2[3:0], choice_2[5:4]} : choice_2;
    wire [5:0] choice_4 = s1_key[6] ? {choice_3[1:0], choice_3[5:2]} : choice_3;
    wire [5:0] choice_5 = s1_key[7] ? {choice_4[3:0], choice_4[5:4]} : choice_4;
    wire [7:0] choice_6 = s1_key[1] ? 8'd207 : 8'd63;
    wire [7:0] choice_7 = s1_key[2] ? (8'd240 | ({4'd0, choice_6[7:4]} & 8'd15)) : choice_6;
    wire [7:0] packed_bits_3 = {2'd0, choice_5};
    wire [7:0] packed_bits_3_and_85 = packed_bits_3 & 8'd85;
    wire [7:0] either_3 = {packed_bits_3_and_85[6:0], 1'b0} | ({1'b0, packed_bits_3[7:1]} & 8'd85);
    wire [7:0] either_3_if_s1_key_0 = s1_key[0] ? either_3 : packed_bits_3;
    wire [7:0] either_3_if_s1_key_0_and_51 = either_3_if_s1_key_0 & 8'd51;
    wire [7:0] both_2 = {2'd0, either_3_if_s1_key_0[7:2]} & 8'd51;
    wire [7:0] either_4 = {either_3_if_s1_key_0_and_51[5:0], 2'd0} | both_2;
    wire [7:0] either_4_if_s1_key_1 = s1_key[1] ? either_4 : either_3_if_s1_key_0;
    wire [7:0] either_4_if_s1_key_1_and_15 = either_4_if_s1_key_1 & 8'd15;
    wire [7:0] both_3 = {4'd0, either_4_if_s1_key_1[7:4]} & 8'd15;
    wire [7:0] either_5 = {either_4_if_s1_key_1_and_15[3:0], 4'd0} | both_3;
    wire [7:0] either_5_if_s1_key_2 = s1_key[2] ? either_5 : either_4_if_s1_key_1;
    wire [5:0] both_4 = either_5_if_s1_key_2[5:0] & choice_7[5:0];
    wire [5:0] either_6 = both_4 | (choice_5 & (~choice_7[5:0]));
    wire [5:0] s2_usable_next = {either_6[3], either_6[5], either_6[2], either_6[4], either_6[1:0]};
    wire [2:0] s3_below_1_next = {2'd0, s2_usable[0]};
    wire [2:0] packed_bits_4 = {2'd0, s2_usable[1]};
    wire [2:0] packed_bits_5 = {2'd0, s2_usable[2]};
    wire [2:0] packed_bits_6 = {2'd0, s2_usable[3]};
    wire [2:0] s3_below_2_next = packed_bits_4 + s3_below_1_next;
    wire [2:0] packed_bits_5_plus_packed_bits_4 = packed_bits_5 + packed_bits_4;
    wire [2:0] s3_below_3_next = packed_bits_5_plus_packed_bits_4 + s3_below_1_next;
    wire [2:0] s3_below_4_next = (packed_bits_6 + packed_bits_5) + s3_below_2_next;
    wire [2:0] sum_1 = ({2'd0, s2_usable[4]} + packed_bits_6) + packed_bits_5_plus_packed_bits_4;
    wire [2:0] s3_below_5_next = sum_1 + s3_below_1_next;

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_positions <= s2_usable;
        s3_below_1 <= s3_below_1_next;
        s3_below_2 <= s3_below_2_next;
        s3_below_3 <= s3_below_3_next;
        s3_below_4 <= s3_below_4_next;
        s3_below_5 <= s3_below_5_next;
        s3_total <= s3_below_5_next + {2'd0, s2_usable[5]};
        s3_no_route <= s2_no_route;
        s3_xor <= s2_xor;
        s3_plus <= s2_plus;
    end

    wire pointers_valid1_next = s2_valid & (~s2_no_route);

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

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_valid <= 1'b0;
        end else begin
            s4_valid <= s3_valid;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_no_route <= s1_key >= 8'd144;
        s2_xor <= s1_key[2:0];
        s2_plus <= s2_plus_next;
        s2_address <= s1_key;
        s2_usable <= s2_usable_next;
        pointers_address2 <= pointers_address1;
    end

    wire [7:0] pointers_write_0_address = pointers_clearing ? pointers_clear_index : pointers_address2;
    wire [2:0] pointers_write_0_data = pointers_clearing ? packed_bits_2 : pointers_result1;
    wire pointers_write_0 = pointers_clearing | pointers_written1;

    always @(posedge clk) begin
        if (pointers_write_0 & (pointers_write_0_address < 8'd144)) begin
            pointers[pointers_write_0_address] <= pointers_write_0_data;
        end
    end

    wire pointers_same2_1_next = s2_address == pointers_address2;

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_ports <= uplink_up & either_2;
        s1_key <= key;
        pointers_address1 <= s2_address;
        pointers_same2_1 <= pointers_same2_1_next;
        pointers_same1_1 <= s2_address == pointers_address1;
    end

    wire both_5 = pointers_written1 & pointers_same2_1_next;
    wire pointers_data_enable = pointers_valid1_next & (~both_5);
    wire [2:0] pointers_data_next = (s2_address < 8'd144) ? pointers[s2_address] : 3'd0;

    always @(posedge clk) begin
        if (pointers_data_enable) begin
            pointers_data <= pointers_data_next;
        end
    end

    wire pointers_forward2 = pointers_same2_1 & pointers_written2;
    wire [2:0] choice_8 = pointers_forward2 ? pointers_result2 : pointers_data;
    wire pointers_forward1 = pointers_same1_1 & pointers_written1;
    wire [2:0] pointers_old = pointers_forward1 ? pointers_result1 : choice_8;
    wire any_s3_total = |s3_total;
    wire [2:0] s3_below_3_if_pointers_old_0 = pointers_old[0] ? s3_below_3 : s3_below_2;
    wire [2:0] s3_below_5_if_pointers_old_0 = pointers_old[0] ? s3_below_5 : s3_below_4;
    wire [2:0] choice_9 = pointers_old[1] ? s3_below_3_if_pointers_old_0 : (pointers_old[0] ? s3_below_1 : 3'd0);
    wire [2:0] choice_10 = pointers_old[1] ? 3'd0 : s3_below_5_if_pointers_old_0;
    wire [3:0] packed_bits_7 = {1'b0, pointers_old[2] ? choice_10 : choice_9};
    wire [3:0] packed_bits_7_plus_0 = packed_bits_7 + 4'd0;
    wire [3:0] packed_bits_8 = {1'b0, s3_total};
    wire [3:0] choice_11 = (packed_bits_7_plus_0 < packed_bits_8) ? packed_bits_7_plus_0 : (packed_bits_7_plus_0 - packed_bits_8);
    wire [5:0] packed_bits_9 = {
        s3_below_5 == choice_11[2:0], s3_below_4 == choice_11[2:0],
        s3_below_3 == choice_11[2:0], s3_below_2 == choice_11[2:0],
        s3_below_1 == choice_11[2:0], 3'd0 == choice_11[2:0]
    };
    wire [5:0] packed_bits_9_and_s3_positions = packed_bits_9 & s3_positions;
    wire any_1 = |(packed_bits_9_and_s3_positions & 6'd42);
    wire any_2 = |(packed_bits_9_and_s3_positions & 6'd12);
    wire any_3 = |(packed_bits_9_and_s3_positions & 6'd48);
    wire [2:0] s4_position_next = {any_3, any_2, any_1};

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_no_route <= s3_no_route | (~any_s3_total);
        s4_xor <= s3_xor;
        s4_plus <= s3_plus;
        s4_position <= s4_position_next;
    end

    wire [3:0] sum_2 = {1'b0, s4_position_next} + 4'd1;
    wire [3:0] choice_12 = (sum_2 < 4'd6) ? sum_2 : (sum_2 - 4'd6);

    always @(posedge clk) begin
        pointers_result1 <= choice_12[2:0];
        pointers_result2 <= pointers_result1;
    end

    always @(posedge clk) begin
        if (rst) begin
            pointers_written1 <= 1'b0;
            pointers_written2 <= 1'b0;
        end else begin
            pointers_written1 <= pointers_valid1 & any_s3_total;
            pointers_written2 <= pointers_written1;
        end
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            s5_valid <= 1'b0;
        end else begin
            s5_valid <= s4_valid;
        end
    end

    reg [2:0] table_of_s4_position;
    always @* begin
        case (s4_position)
            3'd1: table_of_s4_position = 3'd1;
            3'd2: table_of_s4_position = 3'd4;
            3'd3: table_of_s4_position = 3'd2;
            3'd4: table_of_s4_position = 3'd5;
            3'd5: table_of_s4_position = 3'd3;
            default: table_of_s4_position = 3'd0;
        endcase
    end

    wire [2:0] table_of_s4_position_xor_s4_xor = table_of_s4_position ^ s4_xor;
    wire [2:0] choice_13 = (table_of_s4_position_xor_s4_xor < 3'd6) ? table_of_s4_position_xor_s4_xor : table_of_s4_position;
    wire [3:0] sum_3 = {1'b0, choice_13} + {1'b0, s4_plus};
    wire [3:0] choice_14 = (sum_3 < 4'd6) ? sum_3 : (sum_3 - 4'd6);

    // Pipeline stage 5.
    always @(posedge clk) begin
        s5_port <= (~s4_no_route) ? choice_14[2:0] : 3'd0;
        s5_no_route <= s4_no_route;
    end

    wire not_rst = ~rst;
    wire out_valid_0 = s5_valid & not_rst;
    wire no_route_0 = s5_no_route & out_valid_0;
    wire [2:0] port_0 = out_valid_0 ? s5_port : 3'd0;
    assign ready = not_pointers_clearing & not_rst;
    assign out_valid = out_valid_0;
    assign port = port_0;
    assign no_route = no_route_0;

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, shifted_1[63:1], shifted_2[63:1], shifted_3[63:1], choice_7[7:6],
        packed_bits_3_and_85[7], either_3_if_s1_key_0_and_51[7:6],
        either_4_if_s1_key_1_and_15[7:4], either_5_if_s1_key_2[7:6], choice_11[3], choice_12[3],
        choice_14[3]
    };

`ifdef FORMAL
    wire pointers_waits_for_clearing_holds = (~pointers_valid1_next) | not_pointers_clearing;
    wire [8:0] packed_bits_10 = {1'b0, s2_address};
    wire equal_1 = {1'b0, pointers_write_0_address} == packed_bits_10;
    wire both_6 = (pointers_write_0 & equal_1) & (packed_bits_10 < 9'd144);
    wire pointers_data_no_collision_holds = ~(pointers_data_enable & (1'b0 | both_6));
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
