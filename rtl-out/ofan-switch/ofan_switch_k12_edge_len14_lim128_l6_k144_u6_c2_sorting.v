// SPDX-License-Identifier: Apache-2.0
// Module: ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting
// Written by: sluice 0.1.0
//
// Edge switch of a fat tree of radix 12 with 432 hosts, latency 22.
// Packets for a destination above go up by Ofan's shared pointers, one for each of 72 destinations and
// 2 size classes; packets for a destination below go to its port.

module ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting (
    input  wire clk,
    input  wire rst,
    input  wire [5:0] valid,
    input  wire [53:0] host,
    input  wire [83:0] length,
    input  wire [6:0] own,
    input  wire limit_we,
    input  wire limit_index,
    input  wire [13:0] limit_value,
    output wire [5:0] out_valid,
    output wire [5:0] north,
    output wire [17:0] port,
    output wire [5:0] no_route,
    output wire [5:0] host_error
);

    // The longest frame, in bytes, of this class and those after it.
    reg [13:0] limit_0;
    reg [5:0] s1_valid;
    reg [29:0] s1_way;
    reg [7:0] s1_key_0;
    reg [7:0] s1_key_1;
    reg [7:0] s1_key_2;
    reg [7:0] s1_key_3;
    reg [7:0] s1_key_4;
    reg [7:0] s1_key_5;
    reg [5:0] s2_valid;
    reg [29:0] s2_way;
    reg [5:0] s3_valid;
    reg [29:0] s3_way;
    reg [5:0] s4_valid;
    reg [29:0] s4_way;
    reg [5:0] s5_valid;
    reg [29:0] s5_way;
    reg [5:0] s6_valid;
    reg [29:0] s6_way;
    reg [5:0] s7_valid;
    reg [29:0] s7_way;
    reg [5:0] s8_valid;
    reg [29:0] s8_way;
    reg [5:0] s9_valid;
    reg [29:0] s9_way;
    reg [5:0] s10_valid;
    reg [29:0] s10_way;
    reg [5:0] s11_valid;
    reg [29:0] s11_way;
    reg [5:0] s12_valid;
    reg [29:0] s12_way;
    reg [5:0] s13_valid;
    reg [29:0] s13_way;
    reg [5:0] s14_valid;
    reg [29:0] s14_way;
    reg [5:0] s15_valid;
    reg [29:0] s15_way;
    reg [5:0] s16_valid;
    reg [29:0] s16_way;
    reg [5:0] s17_valid;
    reg [29:0] s17_way;
    reg [5:0] s18_valid;
    reg [29:0] s18_way;
    reg [5:0] s19_valid;
    reg [29:0] s19_way;
    reg [5:0] s20_valid;
    reg [29:0] s20_way;
    reg [5:0] s21_valid;
    reg [29:0] s21_way;
    reg [5:0] s22_valid;
    reg [29:0] s22_way;

    always @(posedge clk) begin
        if (rst) begin
            limit_0 <= 14'd128;
        end else if (limit_we & (limit_index == 1'b0)) begin
            limit_0 <= limit_value;
        end
    end

    wire [6:0] locate_0_destination;
    wire [2:0] locate_0_port;
    ofan_locate_k12_edge locate_0 (
        .clk(clk),
        .rst(rst),
        .host(host[8:0]),
        .destination(locate_0_destination),
        .port(locate_0_port)
    );

    wire [6:0] locate_1_destination;
    wire [2:0] locate_1_port;
    ofan_locate_k12_edge locate_1 (
        .clk(clk),
        .rst(rst),
        .host(host[17:9]),
        .destination(locate_1_destination),
        .port(locate_1_port)
    );

    wire [6:0] locate_2_destination;
    wire [2:0] locate_2_port;
    ofan_locate_k12_edge locate_2 (
        .clk(clk),
        .rst(rst),
        .host(host[26:18]),
        .destination(locate_2_destination),
        .port(locate_2_port)
    );

    wire [6:0] locate_3_destination;
    wire [2:0] locate_3_port;
    ofan_locate_k12_edge locate_3 (
        .clk(clk),
        .rst(rst),
        .host(host[35:27]),
        .destination(locate_3_destination),
        .port(locate_3_port)
    );

    wire [6:0] locate_4_destination;
    wire [2:0] locate_4_port;
    ofan_locate_k12_edge locate_4 (
        .clk(clk),
        .rst(rst),
        .host(host[44:36]),
        .destination(locate_4_destination),
        .port(locate_4_port)
    );

    wire [6:0] locate_5_destination;
    wire [2:0] locate_5_port;
    ofan_locate_k12_edge locate_5 (
        .clk(clk),
        .rst(rst),
        .host(host[53:45]),
        .destination(locate_5_destination),
        .port(locate_5_port)
    );

    wire error_0 = (host[8:0] >= 9'd432) | (locate_0_destination >= 7'd72);
    wire locate_0_destination_eq_own = locate_0_destination == own;
    wire not_error_0 = ~error_0;
    wire north_0 = not_error_0 & (~locate_0_destination_eq_own);
    wire both_1 = not_error_0 & locate_0_destination_eq_own;
    wire [7:0] choice_1 = (1'b0 + (limit_0 >= length[13:0])) ? 8'd72 : 8'd0;
    wire [7:0] key_0 = {1'b0, locate_0_destination} + choice_1;
    wire error_1 = (host[17:9] >= 9'd432) | (locate_1_destination >= 7'd72);
    wire locate_1_destination_eq_own = locate_1_destination == own;
    wire not_error_1 = ~error_1;
    wire north_1 = not_error_1 & (~locate_1_destination_eq_own);
    wire both_2 = not_error_1 & locate_1_destination_eq_own;
    wire [7:0] choice_2 = (1'b0 + (limit_0 >= length[27:14])) ? 8'd72 : 8'd0;
    wire [7:0] key_1 = {1'b0, locate_1_destination} + choice_2;
    wire error_2 = (host[26:18] >= 9'd432) | (locate_2_destination >= 7'd72);
    wire locate_2_destination_eq_own = locate_2_destination == own;
    wire not_error_2 = ~error_2;
    wire north_2 = not_error_2 & (~locate_2_destination_eq_own);
    wire both_3 = not_error_2 & locate_2_destination_eq_own;
    wire [7:0] choice_3 = (1'b0 + (limit_0 >= length[41:28])) ? 8'd72 : 8'd0;
    wire [7:0] key_2 = {1'b0, locate_2_destination} + choice_3;
    wire error_3 = (host[35:27] >= 9'd432) | (locate_3_destination >= 7'd72);
    wire locate_3_destination_eq_own = locate_3_destination == own;
    wire not_error_3 = ~error_3;
    wire north_3 = not_error_3 & (~locate_3_destination_eq_own);
    wire both_4 = not_error_3 & locate_3_destination_eq_own;
    wire [7:0] choice_4 = (1'b0 + (limit_0 >= length[55:42])) ? 8'd72 : 8'd0;
    wire [7:0] key_3 = {1'b0, locate_3_destination} + choice_4;
    wire error_4 = (host[44:36] >= 9'd432) | (locate_4_destination >= 7'd72);
    wire locate_4_destination_eq_own = locate_4_destination == own;
    wire not_error_4 = ~error_4;
    wire north_4 = not_error_4 & (~locate_4_destination_eq_own);
    wire both_5 = not_error_4 & locate_4_destination_eq_own;
    wire [7:0] choice_5 = (1'b0 + (limit_0 >= length[69:56])) ? 8'd72 : 8'd0;
    wire [7:0] key_4 = {1'b0, locate_4_destination} + choice_5;
    wire error_5 = (host[53:45] >= 9'd432) | (locate_5_destination >= 7'd72);
    wire locate_5_destination_eq_own = locate_5_destination == own;
    wire not_error_5 = ~error_5;
    wire north_5 = not_error_5 & (~locate_5_destination_eq_own);
    wire both_6 = not_error_5 & locate_5_destination_eq_own;
    wire [7:0] choice_6 = (1'b0 + (limit_0 >= length[83:70])) ? 8'd72 : 8'd0;
    wire [7:0] key_5 = {1'b0, locate_5_destination} + choice_6;
    wire [4:0] packed_bits_1 = {both_1 ? locate_0_port : 3'd0, error_0, north_0};
    wire [4:0] packed_bits_2 = {both_2 ? locate_1_port : 3'd0, error_1, north_1};
    wire [4:0] packed_bits_3 = {both_3 ? locate_2_port : 3'd0, error_2, north_2};
    wire [4:0] packed_bits_4 = {both_4 ? locate_3_port : 3'd0, error_3, north_3};
    wire [4:0] packed_bits_5 = {both_5 ? locate_4_port : 3'd0, error_4, north_4};
    wire [4:0] packed_bits_6 = {both_6 ? locate_5_port : 3'd0, error_5, north_5};

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid <= 6'd0;
        end else begin
            s1_valid <= valid;
        end
    end

    wire [29:0] s1_way_next = {
        packed_bits_6, packed_bits_5, packed_bits_4, packed_bits_3, packed_bits_2,
        packed_bits_1
    };

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_way <= s1_way_next;
        s1_key_0 <= key_0;
        s1_key_1 <= key_1;
        s1_key_2 <= key_2;
        s1_key_3 <= key_3;
        s1_key_4 <= key_4;
        s1_key_5 <= key_5;
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 6'd0;
        end else begin
            s2_valid <= s1_valid;
        end
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        s2_way <= s1_way;
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        if (rst) begin
            s3_valid <= 6'd0;
        end else begin
            s3_valid <= s2_valid;
        end
    end

    // Pipeline stage 3.
    always @(posedge clk) begin
        s3_way <= s2_way;
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        if (rst) begin
            s4_valid <= 6'd0;
        end else begin
            s4_valid <= s3_valid;
        end
    end

    // Pipeline stage 4.
    always @(posedge clk) begin
        s4_way <= s3_way;
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        if (rst) begin
            s5_valid <= 6'd0;
        end else begin
            s5_valid <= s4_valid;
        end
    end

    // Pipeline stage 5.
    always @(posedge clk) begin
        s5_way <= s4_way;
    end

    // Pipeline stage 6.
    always @(posedge clk) begin
        if (rst) begin
            s6_valid <= 6'd0;
        end else begin
            s6_valid <= s5_valid;
        end
    end

    // Pipeline stage 6.
    always @(posedge clk) begin
        s6_way <= s5_way;
    end

    // Pipeline stage 7.
    always @(posedge clk) begin
        if (rst) begin
            s7_valid <= 6'd0;
        end else begin
            s7_valid <= s6_valid;
        end
    end

    // Pipeline stage 7.
    always @(posedge clk) begin
        s7_way <= s6_way;
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        if (rst) begin
            s8_valid <= 6'd0;
        end else begin
            s8_valid <= s7_valid;
        end
    end

    // Pipeline stage 8.
    always @(posedge clk) begin
        s8_way <= s7_way;
    end

    // Pipeline stage 9.
    always @(posedge clk) begin
        if (rst) begin
            s9_valid <= 6'd0;
        end else begin
            s9_valid <= s8_valid;
        end
    end

    // Pipeline stage 9.
    always @(posedge clk) begin
        s9_way <= s8_way;
    end

    // Pipeline stage 10.
    always @(posedge clk) begin
        if (rst) begin
            s10_valid <= 6'd0;
        end else begin
            s10_valid <= s9_valid;
        end
    end

    // Pipeline stage 10.
    always @(posedge clk) begin
        s10_way <= s9_way;
    end

    // Pipeline stage 11.
    always @(posedge clk) begin
        if (rst) begin
            s11_valid <= 6'd0;
        end else begin
            s11_valid <= s10_valid;
        end
    end

    // Pipeline stage 11.
    always @(posedge clk) begin
        s11_way <= s10_way;
    end

    // Pipeline stage 12.
    always @(posedge clk) begin
        if (rst) begin
            s12_valid <= 6'd0;
        end else begin
            s12_valid <= s11_valid;
        end
    end

    // Pipeline stage 12.
    always @(posedge clk) begin
        s12_way <= s11_way;
    end

    // Pipeline stage 13.
    always @(posedge clk) begin
        if (rst) begin
            s13_valid <= 6'd0;
        end else begin
            s13_valid <= s12_valid;
        end
    end

    // Pipeline stage 13.
    always @(posedge clk) begin
        s13_way <= s12_way;
    end

    // Pipeline stage 14.
    always @(posedge clk) begin
        if (rst) begin
            s14_valid <= 6'd0;
        end else begin
            s14_valid <= s13_valid;
        end
    end

    // Pipeline stage 14.
    always @(posedge clk) begin
        s14_way <= s13_way;
    end

    // Pipeline stage 15.
    always @(posedge clk) begin
        if (rst) begin
            s15_valid <= 6'd0;
        end else begin
            s15_valid <= s14_valid;
        end
    end

    // Pipeline stage 15.
    always @(posedge clk) begin
        s15_way <= s14_way;
    end

    // Pipeline stage 16.
    always @(posedge clk) begin
        if (rst) begin
            s16_valid <= 6'd0;
        end else begin
            s16_valid <= s15_valid;
        end
    end

    // Pipeline stage 16.
    always @(posedge clk) begin
        s16_way <= s15_way;
    end

    // Pipeline stage 17.
    always @(posedge clk) begin
        if (rst) begin
            s17_valid <= 6'd0;
        end else begin
            s17_valid <= s16_valid;
        end
    end

    // Pipeline stage 17.
    always @(posedge clk) begin
        s17_way <= s16_way;
    end

    // Pipeline stage 18.
    always @(posedge clk) begin
        if (rst) begin
            s18_valid <= 6'd0;
        end else begin
            s18_valid <= s17_valid;
        end
    end

    // Pipeline stage 18.
    always @(posedge clk) begin
        s18_way <= s17_way;
    end

    // Pipeline stage 19.
    always @(posedge clk) begin
        if (rst) begin
            s19_valid <= 6'd0;
        end else begin
            s19_valid <= s18_valid;
        end
    end

    // Pipeline stage 19.
    always @(posedge clk) begin
        s19_way <= s18_way;
    end

    // Pipeline stage 20.
    always @(posedge clk) begin
        if (rst) begin
            s20_valid <= 6'd0;
        end else begin
            s20_valid <= s19_valid;
        end
    end

    // Pipeline stage 20.
    always @(posedge clk) begin
        s20_way <= s19_way;
    end

    // Pipeline stage 21.
    always @(posedge clk) begin
        if (rst) begin
            s21_valid <= 6'd0;
        end else begin
            s21_valid <= s20_valid;
        end
    end

    // Pipeline stage 21.
    always @(posedge clk) begin
        s21_way <= s20_way;
    end

    // Pipeline stage 22.
    always @(posedge clk) begin
        if (rst) begin
            s22_valid <= 6'd0;
        end else begin
            s22_valid <= s21_valid;
        end
    end

    // Pipeline stage 22.
    always @(posedge clk) begin
        s22_way <= s21_way;
    end

    wire not_rst = ~rst;
    wire out_valid_0 = s22_valid[0] & not_rst;
    wire north_0_2 = s22_way[0] & out_valid_0;
    wire out_valid_1 = s22_valid[1] & not_rst;
    wire north_1_2 = s22_way[5] & out_valid_1;
    wire out_valid_2 = s22_valid[2] & not_rst;
    wire north_2_2 = s22_way[10] & out_valid_2;
    wire out_valid_3 = s22_valid[3] & not_rst;
    wire north_3_2 = s22_way[15] & out_valid_3;
    wire out_valid_4 = s22_valid[4] & not_rst;
    wire north_4_2 = s22_way[20] & out_valid_4;
    wire out_valid_5 = s22_valid[5] & not_rst;
    wire north_5_2 = s22_way[25] & out_valid_5;

    wire [5:0] ofan_out_valid;
    wire [17:0] ofan_port;
    wire [5:0] ofan_no_route;
    ofan_l6_k144_u6_c2_sorting ofan (
        .clk(clk),
        .rst(rst),
        .valid({
        s1_valid[5] & s1_way[25], s1_valid[4] & s1_way[20], s1_valid[3] & s1_way[15],
        s1_valid[2] & s1_way[10], s1_valid[1] & s1_way[5], s1_valid[0] & s1_way[0]
    }),
        .key({s1_key_5, s1_key_4, s1_key_3, s1_key_2, s1_key_1, s1_key_0}),
        .out_valid(ofan_out_valid),
        .port(ofan_port),
        .no_route(ofan_no_route)
    );

    wire [2:0] port_0 = (north_0_2 ? ofan_port[2:0] : 3'd0) | (out_valid_0 ? s22_way[4:2] : 3'd0);
    wire [2:0] port_1 = (north_1_2 ? ofan_port[5:3] : 3'd0) | (out_valid_1 ? s22_way[9:7] : 3'd0);
    wire [2:0] port_2 = (north_2_2 ? ofan_port[8:6] : 3'd0) | (out_valid_2 ? s22_way[14:12] : 3'd0);
    wire [2:0] port_3 = (north_3_2 ? ofan_port[11:9] : 3'd0) | (out_valid_3 ? s22_way[19:17] : 3'd0);
    wire [2:0] port_4 = (north_4_2 ? ofan_port[14:12] : 3'd0) | (out_valid_4 ? s22_way[24:22] : 3'd0);
    wire [2:0] port_5 = (north_5_2 ? ofan_port[17:15] : 3'd0) | (out_valid_5 ? s22_way[29:27] : 3'd0);
    assign out_valid = {out_valid_5, out_valid_4, out_valid_3, out_valid_2, out_valid_1, out_valid_0};
    assign north = {north_5_2, north_4_2, north_3_2, north_2_2, north_1_2, north_0_2};
    assign port = {port_5, port_4, port_3, port_2, port_1, port_0};
    assign no_route = {
        ofan_no_route[5] & north_5_2, ofan_no_route[4] & north_4_2,
        ofan_no_route[3] & north_3_2, ofan_no_route[2] & north_2_2,
        ofan_no_route[1] & north_1_2, ofan_no_route[0] & north_0_2
    };
    assign host_error = {
        s22_way[26] & out_valid_5, s22_way[21] & out_valid_4, s22_way[16] & out_valid_3,
        s22_way[11] & out_valid_2, s22_way[6] & out_valid_1, s22_way[1] & out_valid_0
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, ofan_out_valid};

`ifdef FORMAL
    wire in_step_0_holds = ofan_out_valid[0] == (out_valid_0 & s22_way[0]);
    wire in_step_1_holds = ofan_out_valid[1] == (out_valid_1 & s22_way[5]);
    wire in_step_2_holds = ofan_out_valid[2] == (out_valid_2 & s22_way[10]);
    wire in_step_3_holds = ofan_out_valid[3] == (out_valid_3 & s22_way[15]);
    wire in_step_4_holds = ofan_out_valid[4] == (out_valid_4 & s22_way[20]);
    wire in_step_5_holds = ofan_out_valid[5] == (out_valid_5 & s22_way[25]);

    always @(posedge clk) begin
        if (!rst) begin
            in_step_0: assert (in_step_0_holds);
            in_step_1: assert (in_step_1_holds);
            in_step_2: assert (in_step_2_holds);
            in_step_3: assert (in_step_3_holds);
            in_step_4: assert (in_step_4_holds);
            in_step_5: assert (in_step_5_holds);
        end
    end
`endif
endmodule
