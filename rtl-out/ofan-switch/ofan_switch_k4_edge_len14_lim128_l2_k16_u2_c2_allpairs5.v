// SPDX-License-Identifier: Apache-2.0
// Module: ofan_switch_k4_edge_len14_lim128_l2_k16_u2_c2_allpairs5
// Written by: sluice 0.1.0
//
// Edge switch of a fat tree of radix 4 with 16 hosts, latency 6.
// Packets for a destination above go up by Ofan's shared pointers, one for each of 8 destinations and
// 2 size classes; packets for a destination below go to its port.

module ofan_switch_k4_edge_len14_lim128_l2_k16_u2_c2_allpairs5 (
    input  wire clk,
    input  wire rst,
    input  wire [1:0] valid,
    input  wire [7:0] host,
    input  wire [27:0] length,
    input  wire [2:0] own,
    input  wire limit_we,
    input  wire limit_index,
    input  wire [13:0] limit_value,
    output wire [1:0] out_valid,
    output wire [1:0] north,
    output wire [1:0] port,
    output wire [1:0] no_route,
    output wire [1:0] host_error
);

    // The longest frame, in bytes, of this class and those after it.
    reg [13:0] limit_0;
    reg [1:0] s1_valid;
    reg [5:0] s1_way;
    reg [3:0] s1_key_0;
    reg [3:0] s1_key_1;
    reg [1:0] s2_valid;
    reg [5:0] s2_way;
    reg [1:0] s3_valid;
    reg [5:0] s3_way;
    reg [1:0] s4_valid;
    reg [5:0] s4_way;
    reg [1:0] s5_valid;
    reg [5:0] s5_way;
    reg [1:0] s6_valid;
    reg [5:0] s6_way;

    always @(posedge clk) begin
        if (rst) begin
            limit_0 <= 14'd128;
        end else if (limit_we & (limit_index == 1'b0)) begin
            limit_0 <= limit_value;
        end
    end

    wire [2:0] locate_0_destination;
    wire locate_0_port;
    ofan_locate_k4_edge locate_0 (
        .clk(clk),
        .rst(rst),
        .host(host[3:0]),
        .destination(locate_0_destination),
        .port(locate_0_port)
    );

    wire [2:0] locate_1_destination;
    wire locate_1_port;
    ofan_locate_k4_edge locate_1 (
        .clk(clk),
        .rst(rst),
        .host(host[7:4]),
        .destination(locate_1_destination),
        .port(locate_1_port)
    );

    wire locate_0_destination_eq_own = locate_0_destination == own;
    wire north_0 = 1'b1 & (~locate_0_destination_eq_own);
    wire both_1 = locate_0_port & (1'b1 & locate_0_destination_eq_own);
    wire [3:0] choice_1 = (1'b0 + (limit_0 >= length[13:0])) ? 4'd8 : 4'd0;
    wire [3:0] key_0 = {1'b0, locate_0_destination} + choice_1;
    wire locate_1_destination_eq_own = locate_1_destination == own;
    wire north_1 = 1'b1 & (~locate_1_destination_eq_own);
    wire both_2 = locate_1_port & (1'b1 & locate_1_destination_eq_own);
    wire [3:0] choice_2 = (1'b0 + (limit_0 >= length[27:14])) ? 4'd8 : 4'd0;
    wire [3:0] key_1 = {1'b0, locate_1_destination} + choice_2;

    // Pipeline stage 1.
    always @(posedge clk) begin
        if (rst) begin
            s1_valid <= 2'd0;
        end else begin
            s1_valid <= valid;
        end
    end

    wire [5:0] s1_way_next = {{both_2, 1'b0, north_1}, {both_1, 1'b0, north_0}};

    // Pipeline stage 1.
    always @(posedge clk) begin
        s1_way <= s1_way_next;
        s1_key_0 <= key_0;
        s1_key_1 <= key_1;
    end

    // Pipeline stage 2.
    always @(posedge clk) begin
        if (rst) begin
            s2_valid <= 2'd0;
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
            s3_valid <= 2'd0;
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
            s4_valid <= 2'd0;
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
            s5_valid <= 2'd0;
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
            s6_valid <= 2'd0;
        end else begin
            s6_valid <= s5_valid;
        end
    end

    // Pipeline stage 6.
    always @(posedge clk) begin
        s6_way <= s5_way;
    end

    wire not_rst = ~rst;
    wire out_valid_0 = s6_valid[0] & not_rst;
    wire north_0_2 = s6_way[0] & out_valid_0;
    wire out_valid_1 = s6_valid[1] & not_rst;
    wire north_1_2 = s6_way[3] & out_valid_1;

    wire [1:0] ofan_out_valid;
    wire [1:0] ofan_port;
    wire [1:0] ofan_no_route;
    ofan_l2_k16_u2_c2_allpairs5 ofan (
        .clk(clk),
        .rst(rst),
        .valid({s1_valid[1] & s1_way[3], s1_valid[0] & s1_way[0]}),
        .key({s1_key_1, s1_key_0}),
        .out_valid(ofan_out_valid),
        .port(ofan_port),
        .no_route(ofan_no_route)
    );

    wire port_0 = (ofan_port[0] & north_0_2) | (s6_way[2] & out_valid_0);
    wire port_1 = (ofan_port[1] & north_1_2) | (s6_way[5] & out_valid_1);
    assign out_valid = {out_valid_1, out_valid_0};
    assign north = {north_1_2, north_0_2};
    assign port = {port_1, port_0};
    assign no_route = {ofan_no_route[1] & north_1_2, ofan_no_route[0] & north_0_2};
    assign host_error = {s6_way[4] & out_valid_1, s6_way[1] & out_valid_0};

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, ofan_out_valid};

`ifdef FORMAL
    wire in_step_0_holds = ofan_out_valid[0] == (out_valid_0 & s6_way[0]);
    wire in_step_1_holds = ofan_out_valid[1] == (out_valid_1 & s6_way[3]);

    always @(posedge clk) begin
        if (!rst) begin
            in_step_0: assert (in_step_0_holds);
            in_step_1: assert (in_step_1_holds);
        end
    end
`endif
endmodule
