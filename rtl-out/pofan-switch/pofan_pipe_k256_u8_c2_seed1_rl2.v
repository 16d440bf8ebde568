// SPDX-License-Identifier: Apache-2.0
// Module: pofan_pipe_k256_u8_c2_seed1_rl2
// Written by: sluice 0.1.0
//
// A pipe of pOfan: 256 keys, 8 uplinks, packets a cycle: 1, latency 5.
// Pointers in a memory of read latency 2; after reset `ready` is low for 256 cycles while they are written.
// As if packets came one at a time: each takes the port that its key's pointer names and moves it on.

module pofan_pipe_k256_u8_c2_seed1_rl2 (
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
    reg [2:0] s2_xor;
    reg [2:0] s2_plus;
    reg s3_valid;
    reg [2:0] s3_xor;
    reg [2:0] s3_plus;
    reg [7:0] pointers_address1;
    reg [7:0] pointers_address2;
    reg [7:0] pointers_address3;
    reg pointers_valid1;
    reg pointers_valid2;
    reg pointers_written1;
    reg pointers_written2;
    reg pointers_written3;
    reg [2:0] pointers_result1;
    reg [2:0] pointers_result2;
    reg [2:0] pointers_result3;
    reg [2:0] pointers_data;
    reg [2:0] pointers_data_q2;
    reg pointers_same3_1;
    reg pointers_same3_2;
    reg pointers_same2_1;
    reg pointers_same2_2;
    reg pointers_same1_1;
    reg pointers_same1_2;
    reg s4_valid;
    reg [2:0] s4_xor;
    reg [2:0] s4_plus;
    reg [2:0] s4_position;
    reg s5_valid;
    reg [2:0] s5_port;
    reg [2:0] pointers [0:255];

    wire pointers_clearing_enable = pointers_clear_index == 8'd255;

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
            2'd0: lookup_1 = 64'he6b8ea3284dd45e;
            2'd1: lookup_1 = 64'hbf75e7d02bbf0b41;
            2'd2: lookup_1 = 64'he6b8ea3284dd45e;
            2'd3: lookup_1 = 64'hbf75e7d02bbf0b41;
            default: lookup_1 = 64'd0;
        endcase
    end

    wire [63:0] shifted_1 = lookup_1 >> pointers_clear_index[5:0];

    reg [63:0] lookup_2;
    always @* begin
        case (pointers_clear_index[7:6])
            2'd0: lookup_2 = 64'h4c777147214a577c;
            2'd1: lookup_2 = 64'h8c70738b2c6c6982;
            2'd2: lookup_2 = 64'h4c777147214a577c;
            2'd3: lookup_2 = 64'h8c70738b2c6c6982;
            default: lookup_2 = 64'd0;
        endcase
    end

    wire [63:0] shifted_2 = lookup_2 >> pointers_clear_index[5:0];

    reg [63:0] lookup_3;
    always @* begin
        case (pointers_clear_index[7:6])
            2'd0: lookup_3 = 64'hdd233bf8ec0f2ae7;
            2'd1: lookup_3 = 64'h793367366797791;
            2'd2: lookup_3 = 64'h22dcc40713f0d518;
            2'd3: lookup_3 = 64'hf86cc98c9986886e;
            default: lookup_3 = 64'd0;
        endcase
    end

    wire [63:0] shifted_3 = lookup_3 >> pointers_clear_index[5:0];
    wire [2:0] packed_bits_1 = {shifted_3[0], shifted_2[0], shifted_1[0]};
    wire not_pointers_clearing = ~pointers_clearing;
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

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_valid <= 1'b0;
        end else begin
            s4_valid <= s3_valid;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_xor <= s2_xor;
        s3_plus <= s2_plus;
        pointers_address3 <= pointers_address2;
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 1'b0;
            pointers_valid2 <= 1'b0;
        end else begin
            s2_valid <= s1_valid;
            pointers_valid2 <= pointers_valid1;
        end
    end

    wire [7:0] pointers_write_0_address = pointers_clearing ? pointers_clear_index : pointers_address3;
    wire [2:0] pointers_write_0_data = pointers_clearing ? packed_bits_1 : pointers_result1;
    wire pointers_write_0 = pointers_clearing | pointers_written1;

    always @(posedge clk) begin
        if (pointers_write_0) begin
            pointers[pointers_write_0_address] <= pointers_write_0_data;
        end
    end

    wire pointers_same3_1_next = s1_key == pointers_address3;

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_key <= key;
        pointers_address1 <= s1_key;
        pointers_same3_1 <= pointers_same3_1_next;
        pointers_same2_1 <= s1_key == pointers_address2;
        pointers_same1_1 <= s1_key == pointers_address1;
    end

    wire both_1 = pointers_written1 & pointers_same3_1_next;
    wire pointers_data_enable = pointers_valid1_next & (~both_1);
    wire [2:0] pointers_data_next = pointers[s1_key];

    always @(posedge clk) begin
        if (pointers_data_enable) begin
            pointers_data <= pointers_data_next;
        end
    end

    wire pointers_forward3 = pointers_same3_2 & pointers_written3;
    wire [2:0] choice_1 = pointers_forward3 ? pointers_result3 : pointers_data_q2;
    wire pointers_forward2 = pointers_same2_2 & pointers_written2;
    wire [2:0] choice_2 = pointers_forward2 ? pointers_result2 : choice_1;

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_xor <= s1_key[2:0];
        s2_plus <= s1_key[5:3];
        pointers_address2 <= pointers_address1;
        pointers_same3_2 <= pointers_same3_1;
        pointers_same2_2 <= pointers_same2_1;
        pointers_same1_2 <= pointers_same1_1;
    end

    wire pointers_forward1 = pointers_same1_2 & pointers_written1;
    wire [2:0] pointers_old = pointers_forward1 ? pointers_result1 : choice_2;

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_xor <= s3_xor;
        s4_plus <= s3_plus;
        s4_position <= pointers_old;
    end

    wire [3:0] sum_1 = {1'b0, pointers_old} + 4'd1;

    always @(posedge clk) begin
        pointers_result1 <= sum_1[2:0];
        pointers_result2 <= pointers_result1;
        pointers_result3 <= pointers_result2;
        pointers_data_q2 <= pointers_data;
    end

    always @(posedge clk) begin
        if (rst) begin
            pointers_written1 <= 1'b0;
            pointers_written2 <= 1'b0;
            pointers_written3 <= 1'b0;
        end else begin
            pointers_written1 <= pointers_valid2 & 1'b1;
            pointers_written2 <= pointers_written1;
            pointers_written3 <= pointers_written2;
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
            3'd2: table_of_s4_position = 3'd2;
            3'd3: table_of_s4_position = 3'd3;
            3'd4: table_of_s4_position = 3'd4;
            3'd5: table_of_s4_position = 3'd5;
            3'd6: table_of_s4_position = 3'd7;
            3'd7: table_of_s4_position = 3'd6;
            default: table_of_s4_position = 3'd0;
        endcase
    end

    wire [3:0] sum_2 = {1'b0, table_of_s4_position ^ s4_xor} + {1'b0, s4_plus};

    // Pipeline stage 5.
    always @(posedge clk) begin
        s5_port <= sum_2[2:0];
    end

    wire not_rst = ~rst;
    wire out_valid_0 = s5_valid & not_rst;
    assign ready = not_pointers_clearing & not_rst;
    assign out_valid = out_valid_0;
    assign port = out_valid_0 ? s5_port : 3'd0;
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
            pointers_forwards_3: cover (pointers_valid2 & pointers_forward3);
            pointers_forwards_2: cover (pointers_valid2 & pointers_forward2);
            pointers_forwards_1: cover (pointers_valid2 & pointers_forward1);
            no_route_0_has_port_0: assert (1'b1);
        end
    end
`endif
endmodule
