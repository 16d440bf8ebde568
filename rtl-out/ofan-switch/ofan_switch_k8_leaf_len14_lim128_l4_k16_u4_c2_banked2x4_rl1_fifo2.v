// SPDX-License-Identifier: Apache-2.0
// Module: ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2
// Written by: sluice 0.1.0
//
// Leaf switch of a fat tree of radix 8 with 32 hosts, latency 0.
// Packets for a destination above go up by Ofan's shared pointers, one for each of 8 destinations and
// 2 size classes; packets for a destination below go to its port.

module ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2 (
    input  wire clk,
    input  wire rst,
    input  wire [3:0] valid,
    input  wire [19:0] host,
    input  wire [55:0] length,
    input  wire [2:0] own,
    input  wire limit_we,
    input  wire limit_index,
    input  wire [13:0] limit_value,
    input  wire [3:0] out_ready,
    output wire [3:0] out_valid,
    output wire [3:0] north,
    output wire [7:0] port,
    output wire [3:0] no_route,
    output wire [3:0] host_error,
    output wire [3:0] ready
);

    // The longest frame, in bytes, of this class and those after it.
    reg [13:0] limit_0;
    reg s1_valid_0;
    reg s1_north_0;
    reg [1:0] s1_down_0;
    reg [3:0] s1_key_0;
    reg [1:0] beside_0_count;
    reg beside_0_write_index;
    reg beside_0_read_index;
    reg s1_valid_1;
    reg s1_north_1;
    reg [1:0] s1_down_1;
    reg [3:0] s1_key_1;
    reg [1:0] beside_1_count;
    reg beside_1_write_index;
    reg beside_1_read_index;
    reg s1_valid_2;
    reg s1_north_2;
    reg [1:0] s1_down_2;
    reg [3:0] s1_key_2;
    reg [1:0] beside_2_count;
    reg beside_2_write_index;
    reg beside_2_read_index;
    reg s1_valid_3;
    reg s1_north_3;
    reg [1:0] s1_down_3;
    reg [3:0] s1_key_3;
    reg [1:0] beside_3_count;
    reg beside_3_write_index;
    reg beside_3_read_index;
    reg [3:0] beside_0_words [0:1];
    reg [3:0] beside_1_words [0:1];
    reg [3:0] beside_2_words [0:1];
    reg [3:0] beside_3_words [0:1];

    always @(posedge clk) begin
        if (rst) begin
            limit_0 <= 14'd128;
        end else if (limit_we & (limit_index == 1'b0)) begin
            limit_0 <= limit_value;
        end
    end

    wire [2:0] locate_0_destination;
    wire [1:0] locate_0_port;
    ofan_locate_k8_leaf locate_0 (
        .clk(clk),
        .rst(rst),
        .host(host[4:0]),
        .destination(locate_0_destination),
        .port(locate_0_port)
    );

    wire [2:0] locate_1_destination;
    wire [1:0] locate_1_port;
    ofan_locate_k8_leaf locate_1 (
        .clk(clk),
        .rst(rst),
        .host(host[9:5]),
        .destination(locate_1_destination),
        .port(locate_1_port)
    );

    wire [2:0] locate_2_destination;
    wire [1:0] locate_2_port;
    ofan_locate_k8_leaf locate_2 (
        .clk(clk),
        .rst(rst),
        .host(host[14:10]),
        .destination(locate_2_destination),
        .port(locate_2_port)
    );

    wire [2:0] locate_3_destination;
    wire [1:0] locate_3_port;
    ofan_locate_k8_leaf locate_3 (
        .clk(clk),
        .rst(rst),
        .host(host[19:15]),
        .destination(locate_3_destination),
        .port(locate_3_port)
    );

    wire locate_0_destination_eq_own = locate_0_destination == own;
    wire north_0 = 1'b1 & (~locate_0_destination_eq_own);
    wire [1:0] s1_down_0_next = (1'b1 & locate_0_destination_eq_own) ? locate_0_port : 2'd0;
    wire [3:0] choice_1 = (1'b0 + (limit_0 >= length[13:0])) ? 4'd8 : 4'd0;
    wire [3:0] key_0 = {1'b0, locate_0_destination} + choice_1;
    wire locate_1_destination_eq_own = locate_1_destination == own;
    wire north_1 = 1'b1 & (~locate_1_destination_eq_own);
    wire [1:0] s1_down_1_next = (1'b1 & locate_1_destination_eq_own) ? locate_1_port : 2'd0;
    wire [3:0] choice_2 = (1'b0 + (limit_0 >= length[27:14])) ? 4'd8 : 4'd0;
    wire [3:0] key_1 = {1'b0, locate_1_destination} + choice_2;
    wire locate_2_destination_eq_own = locate_2_destination == own;
    wire north_2 = 1'b1 & (~locate_2_destination_eq_own);
    wire [1:0] s1_down_2_next = (1'b1 & locate_2_destination_eq_own) ? locate_2_port : 2'd0;
    wire [3:0] choice_3 = (1'b0 + (limit_0 >= length[41:28])) ? 4'd8 : 4'd0;
    wire [3:0] key_2 = {1'b0, locate_2_destination} + choice_3;
    wire locate_3_destination_eq_own = locate_3_destination == own;
    wire north_3 = 1'b1 & (~locate_3_destination_eq_own);
    wire [1:0] s1_down_3_next = (1'b1 & locate_3_destination_eq_own) ? locate_3_port : 2'd0;
    wire [3:0] choice_4 = (1'b0 + (limit_0 >= length[55:42])) ? 4'd8 : 4'd0;
    wire [3:0] key_3 = {1'b0, locate_3_destination} + choice_4;
    wire not_rst = ~rst;
    wire [3:0] entry_1 = beside_0_words[beside_0_read_index];
    wire both_1 = (beside_0_count != 2'd2) & not_rst;
    wire both_2 = (|beside_0_count) & not_rst;
    wire both_2_and_entry_1_0 = both_2 & entry_1[0];
    wire [3:0] entry_2 = beside_1_words[beside_1_read_index];
    wire both_3 = (beside_1_count != 2'd2) & not_rst;
    wire both_4 = (|beside_1_count) & not_rst;
    wire both_4_and_entry_2_0 = both_4 & entry_2[0];
    wire [3:0] entry_3 = beside_2_words[beside_2_read_index];
    wire both_5 = (beside_2_count != 2'd2) & not_rst;
    wire both_6 = (|beside_2_count) & not_rst;
    wire both_6_and_entry_3_0 = both_6 & entry_3[0];
    wire [3:0] entry_4 = beside_3_words[beside_3_read_index];
    wire both_7 = (beside_3_count != 2'd2) & not_rst;
    wire both_8 = (|beside_3_count) & not_rst;
    wire both_8_and_entry_4_0 = both_8 & entry_4[0];

    wire [3:0] ofan_out_valid;
    wire [7:0] ofan_port;
    wire [3:0] ofan_no_route;
    wire [3:0] ofan_ready;
    ofan_l4_k16_u4_c2_banked2x4_rl1_fifo2 ofan (
        .clk(clk),
        .rst(rst),
        .valid({
        (s1_valid_3 & s1_north_3) & both_7, (s1_valid_2 & s1_north_2) & both_5,
        (s1_valid_1 & s1_north_1) & both_3, (s1_valid_0 & s1_north_0) & both_1
    }),
        .key({s1_key_3, s1_key_2, s1_key_1, s1_key_0}),
        .out_ready({
        both_8_and_entry_4_0 & out_ready[3], both_6_and_entry_3_0 & out_ready[2],
        both_4_and_entry_2_0 & out_ready[1], both_2_and_entry_1_0 & out_ready[0]
    }),
        .out_valid(ofan_out_valid),
        .port(ofan_port),
        .no_route(ofan_no_route),
        .ready(ofan_ready)
    );

    wire both_9 = (s1_valid_0 & both_1) & ((~s1_north_0) | ofan_ready[0]);
    wire ready_0 = ((~s1_valid_0) | both_9) & not_rst;

    always @(posedge clk) begin
        if (rst) begin
            s1_valid_0 <= 1'b0;
        end else if (ready_0) begin
            s1_valid_0 <= valid[0];
        end
    end

    wire s1_north_0_enable = ready_0 & valid[0];

    always @(posedge clk) begin
        if (s1_north_0_enable) begin
            s1_north_0 <= north_0;
            s1_down_0 <= s1_down_0_next;
            s1_key_0 <= key_0;
        end
    end

    wire either_1 = (~both_2_and_entry_1_0) | ofan_out_valid[0];
    wire out_valid_0 = both_2 & either_1;
    wire north_0_2 = entry_1[0] & out_valid_0;
    wire beside_0_write_index_enable = both_9 & both_1;

    always @(posedge clk) begin
        if (beside_0_write_index_enable) begin
            beside_0_words[beside_0_write_index] <= {s1_down_0, 1'b0, s1_north_0};
        end
    end

    wire beside_0_read_index_enable = (out_valid_0 & out_ready[0]) & both_2;
    wire [1:0] beside_0_count_next = beside_0_write_index_enable ? (beside_0_count + 2'd1) : (beside_0_count - 2'd1);
    wire beside_0_count_enable = beside_0_write_index_enable ^ beside_0_read_index_enable;

    always @(posedge clk) begin
        if (rst) begin
            beside_0_count <= 2'd0;
        end else if (beside_0_count_enable) begin
            beside_0_count <= beside_0_count_next;
        end
    end

    wire beside_0_write_index_next = (beside_0_write_index == 1'b1) ? 1'b0 : (beside_0_write_index + 1'b1);

    always @(posedge clk) begin
        if (rst) begin
            beside_0_write_index <= 1'b0;
        end else if (beside_0_write_index_enable) begin
            beside_0_write_index <= beside_0_write_index_next;
        end
    end

    wire beside_0_read_index_next = (beside_0_read_index == 1'b1) ? 1'b0 : (beside_0_read_index + 1'b1);

    always @(posedge clk) begin
        if (rst) begin
            beside_0_read_index <= 1'b0;
        end else if (beside_0_read_index_enable) begin
            beside_0_read_index <= beside_0_read_index_next;
        end
    end

    wire both_10 = (s1_valid_1 & both_3) & ((~s1_north_1) | ofan_ready[1]);
    wire ready_1 = ((~s1_valid_1) | both_10) & not_rst;

    always @(posedge clk) begin
        if (rst) begin
            s1_valid_1 <= 1'b0;
        end else if (ready_1) begin
            s1_valid_1 <= valid[1];
        end
    end

    wire s1_north_1_enable = ready_1 & valid[1];

    always @(posedge clk) begin
        if (s1_north_1_enable) begin
            s1_north_1 <= north_1;
            s1_down_1 <= s1_down_1_next;
            s1_key_1 <= key_1;
        end
    end

    wire either_2 = (~both_4_and_entry_2_0) | ofan_out_valid[1];
    wire out_valid_1 = both_4 & either_2;
    wire north_1_2 = entry_2[0] & out_valid_1;
    wire beside_1_write_index_enable = both_10 & both_3;

    always @(posedge clk) begin
        if (beside_1_write_index_enable) begin
            beside_1_words[beside_1_write_index] <= {s1_down_1, 1'b0, s1_north_1};
        end
    end

    wire beside_1_read_index_enable = (out_valid_1 & out_ready[1]) & both_4;
    wire [1:0] beside_1_count_next = beside_1_write_index_enable ? (beside_1_count + 2'd1) : (beside_1_count - 2'd1);
    wire beside_1_count_enable = beside_1_write_index_enable ^ beside_1_read_index_enable;

    always @(posedge clk) begin
        if (rst) begin
            beside_1_count <= 2'd0;
        end else if (beside_1_count_enable) begin
            beside_1_count <= beside_1_count_next;
        end
    end

    wire beside_1_write_index_next = (beside_1_write_index == 1'b1) ? 1'b0 : (beside_1_write_index + 1'b1);

    always @(posedge clk) begin
        if (rst) begin
            beside_1_write_index <= 1'b0;
        end else if (beside_1_write_index_enable) begin
            beside_1_write_index <= beside_1_write_index_next;
        end
    end

    wire beside_1_read_index_next = (beside_1_read_index == 1'b1) ? 1'b0 : (beside_1_read_index + 1'b1);

    always @(posedge clk) begin
        if (rst) begin
            beside_1_read_index <= 1'b0;
        end else if (beside_1_read_index_enable) begin
            beside_1_read_index <= beside_1_read_index_next;
        end
    end

    wire both_11 = (s1_valid_2 & both_5) & ((~s1_north_2) | ofan_ready[2]);
    wire ready_2 = ((~s1_valid_2) | both_11) & not_rst;

    always @(posedge clk) begin
        if (rst) begin
            s1_valid_2 <= 1'b0;
        end else if (ready_2) begin
            s1_valid_2 <= valid[2];
        end
    end

    wire s1_north_2_enable = ready_2 & valid[2];

    always @(posedge clk) begin
        if (s1_north_2_enable) begin
            s1_north_2 <= north_2;
            s1_down_2 <= s1_down_2_next;
            s1_key_2 <= key_2;
        end
    end

    wire either_3 = (~both_6_and_entry_3_0) | ofan_out_valid[2];
    wire out_valid_2 = both_6 & either_3;
    wire north_2_2 = entry_3[0] & out_valid_2;
    wire beside_2_write_index_enable = both_11 & both_5;

    always @(posedge clk) begin
        if (beside_2_write_index_enable) begin
            beside_2_words[beside_2_write_index] <= {s1_down_2, 1'b0, s1_north_2};
        end
    end

    wire beside_2_read_index_enable = (out_valid_2 & out_ready[2]) & both_6;
    wire [1:0] beside_2_count_next = beside_2_write_index_enable ? (beside_2_count + 2'd1) : (beside_2_count - 2'd1);
    wire beside_2_count_enable = beside_2_write_index_enable ^ beside_2_read_index_enable;

    always @(posedge clk) begin
        if (rst) begin
            beside_2_count <= 2'd0;
        end else if (beside_2_count_enable) begin
            beside_2_count <= beside_2_count_next;
        end
    end

    wire beside_2_write_index_next = (beside_2_write_index == 1'b1) ? 1'b0 : (beside_2_write_index + 1'b1);

    always @(posedge clk) begin
        if (rst) begin
            beside_2_write_index <= 1'b0;
        end else if (beside_2_write_index_enable) begin
            beside_2_write_index <= beside_2_write_index_next;
        end
    end

    wire beside_2_read_index_next = (beside_2_read_index == 1'b1) ? 1'b0 : (beside_2_read_index + 1'b1);

    always @(posedge clk) begin
        if (rst) begin
            beside_2_read_index <= 1'b0;
        end else if (beside_2_read_index_enable) begin
            beside_2_read_index <= beside_2_read_index_next;
        end
    end

    wire both_12 = (s1_valid_3 & both_7) & ((~s1_north_3) | ofan_ready[3]);
    wire ready_3 = ((~s1_valid_3) | both_12) & not_rst;

    always @(posedge clk) begin
        if (rst) begin
            s1_valid_3 <= 1'b0;
        end else if (ready_3) begin
            s1_valid_3 <= valid[3];
        end
    end

    wire s1_north_3_enable = ready_3 & valid[3];

    always @(posedge clk) begin
        if (s1_north_3_enable) begin
            s1_north_3 <= north_3;
            s1_down_3 <= s1_down_3_next;
            s1_key_3 <= key_3;
        end
    end

    wire either_4 = (~both_8_and_entry_4_0) | ofan_out_valid[3];
    wire out_valid_3 = both_8 & either_4;
    wire north_3_2 = entry_4[0] & out_valid_3;
    wire beside_3_write_index_enable = both_12 & both_7;

    always @(posedge clk) begin
        if (beside_3_write_index_enable) begin
            beside_3_words[beside_3_write_index] <= {s1_down_3, 1'b0, s1_north_3};
        end
    end

    wire beside_3_read_index_enable = (out_valid_3 & out_ready[3]) & both_8;
    wire [1:0] beside_3_count_next = beside_3_write_index_enable ? (beside_3_count + 2'd1) : (beside_3_count - 2'd1);
    wire beside_3_count_enable = beside_3_write_index_enable ^ beside_3_read_index_enable;

    always @(posedge clk) begin
        if (rst) begin
            beside_3_count <= 2'd0;
        end else if (beside_3_count_enable) begin
            beside_3_count <= beside_3_count_next;
        end
    end

    wire beside_3_write_index_next = (beside_3_write_index == 1'b1) ? 1'b0 : (beside_3_write_index + 1'b1);

    always @(posedge clk) begin
        if (rst) begin
            beside_3_write_index <= 1'b0;
        end else if (beside_3_write_index_enable) begin
            beside_3_write_index <= beside_3_write_index_next;
        end
    end

    wire beside_3_read_index_next = (beside_3_read_index == 1'b1) ? 1'b0 : (beside_3_read_index + 1'b1);

    always @(posedge clk) begin
        if (rst) begin
            beside_3_read_index <= 1'b0;
        end else if (beside_3_read_index_enable) begin
            beside_3_read_index <= beside_3_read_index_next;
        end
    end

    wire [1:0] port_0 = (north_0_2 ? ofan_port[1:0] : 2'd0) | (out_valid_0 ? entry_1[3:2] : 2'd0);
    wire [1:0] port_1 = (north_1_2 ? ofan_port[3:2] : 2'd0) | (out_valid_1 ? entry_2[3:2] : 2'd0);
    wire [1:0] port_2 = (north_2_2 ? ofan_port[5:4] : 2'd0) | (out_valid_2 ? entry_3[3:2] : 2'd0);
    wire [1:0] port_3 = (north_3_2 ? ofan_port[7:6] : 2'd0) | (out_valid_3 ? entry_4[3:2] : 2'd0);
    assign out_valid = {out_valid_3, out_valid_2, out_valid_1, out_valid_0};
    assign north = {north_3_2, north_2_2, north_1_2, north_0_2};
    assign port = {port_3, port_2, port_1, port_0};
    assign no_route = {
        ofan_no_route[3] & north_3_2, ofan_no_route[2] & north_2_2,
        ofan_no_route[1] & north_1_2, ofan_no_route[0] & north_0_2
    };
    assign host_error = {
        entry_4[1] & out_valid_3, entry_3[1] & out_valid_2, entry_2[1] & out_valid_1,
        entry_1[1] & out_valid_0
    };
    assign ready = {ready_3, ready_2, ready_1, ready_0};

`ifdef FORMAL

    always @(posedge clk) begin
        if (!rst) begin
            beside_0_count_in_range: assert (2'd2 >= beside_0_count);
            beside_1_count_in_range: assert (2'd2 >= beside_1_count);
            beside_2_count_in_range: assert (2'd2 >= beside_2_count);
            beside_3_count_in_range: assert (2'd2 >= beside_3_count);
        end
    end
`endif
endmodule
