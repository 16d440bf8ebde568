// SPDX-License-Identifier: Apache-2.0
// Module: dt_admission_q8_c256_l24_a0_perqueue
// Written by: sluice 0.1.0
//
// Admission by dynamic thresholds: 8 queues share 256 cells, packets of up to 24 cells, alpha = 2^(0).
// A packet is accepted if its queue is below the threshold and all its cells are free; the verdict comes in its
// own cycle.

module dt_admission_q8_c256_l24_a0_perqueue (
    input  wire clk,
    input  wire rst,
    input  wire in_valid,
    input  wire [2:0] in_queue,
    input  wire [4:0] in_cells,
    input  wire leave_valid,
    input  wire [2:0] leave_queue,
    input  wire [4:0] leave_cells,
    input  wire [8:0] freed_cells,
    input  wire [2:0] cfg_queue,
    input  wire cfg_alpha_we,
    input  wire [3:0] cfg_alpha,
    output wire accepted,
    output wire dropped,
    output wire malformed,
    output wire [7:0] over_allocated,
    output wire [71:0] len,
    output wire [8:0] free_cells,
    output wire [71:0] threshold,
    output wire [31:0] accepted_packets,
    output wire [31:0] accepted_cells,
    output wire [31:0] dropped_packets,
    output wire [31:0] dropped_cells,
    output wire [31:0] malformed_packets
);

    reg [8:0] length_0;
    reg [8:0] length_1;
    reg [8:0] length_2;
    reg [8:0] length_3;
    reg [8:0] length_4;
    reg [8:0] length_5;
    reg [8:0] length_6;
    reg [8:0] length_7;
    reg [8:0] free;
    reg [8:0] threshold_0;
    reg [8:0] threshold_1;
    reg [8:0] threshold_2;
    reg [8:0] threshold_3;
    reg [8:0] threshold_4;
    reg [8:0] threshold_5;
    reg [8:0] threshold_6;
    reg [8:0] threshold_7;
    reg [3:0] alpha_0;
    reg [3:0] alpha_1;
    reg [3:0] alpha_2;
    reg [3:0] alpha_3;
    reg [3:0] alpha_4;
    reg [3:0] alpha_5;
    reg [3:0] alpha_6;
    reg [3:0] alpha_7;
    reg [31:0] accepted_packets_total;
    reg [31:0] accepted_cells_total;
    reg [31:0] dropped_packets_total;
    reg [31:0] dropped_cells_total;
    reg [31:0] malformed_packets_total;

    wire not_rst = ~rst;
    wire header = in_valid & not_rst;
    wire well_formed = 1'b1 & ((|in_cells) & (5'd24 >= in_cells));
    wire [8:0] packed_bits_1 = {4'd0, in_cells};
    wire fits = free >= packed_bits_1;
    wire [8:0] choice_1 = in_queue[1] ? (in_queue[0] ? length_3 : length_2) : (in_queue[0] ? length_1 : length_0);
    wire [8:0] choice_2 = in_queue[1] ? (in_queue[0] ? length_7 : length_6) : (in_queue[0] ? length_5 : length_4);
    wire [8:0] choice_3 = in_queue[1] ? (in_queue[0] ? threshold_3 : threshold_2) : (in_queue[0] ? threshold_1 : threshold_0);
    wire [8:0] choice_4 = in_queue[1] ? (in_queue[0] ? threshold_7 : threshold_6) : (in_queue[0] ? threshold_5 : threshold_4);
    wire less_1 = (in_queue[2] ? choice_2 : choice_1) < (in_queue[2] ? choice_4 : choice_3);
    wire fits_and_less_1 = fits & less_1;
    wire header_and_well_formed = header & well_formed;
    wire accepts = header_and_well_formed & fits_and_less_1;
    assign dropped = header_and_well_formed & (~fits_and_less_1);
    assign malformed = header & (~well_formed);
    wire both_1 = accepts & (in_queue == 3'd0);
    wire both_2 = leave_valid & (leave_queue == 3'd0);
    wire [8:0] sum_1 = length_0 + (both_1 ? packed_bits_1 : 9'd0);
    wire [8:0] packed_bits_2 = {4'd0, leave_cells};

    always @(posedge clk) begin
        if (rst) begin
            length_0 <= 9'd0;
        end else if (both_1 | both_2) begin
            length_0 <= sum_1 - (both_2 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_3 = accepts & (in_queue == 3'd1);
    wire both_4 = leave_valid & (leave_queue == 3'd1);
    wire [8:0] sum_2 = length_1 + (both_3 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_1 <= 9'd0;
        end else if (both_3 | both_4) begin
            length_1 <= sum_2 - (both_4 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_5 = accepts & (in_queue == 3'd2);
    wire both_6 = leave_valid & (leave_queue == 3'd2);
    wire [8:0] sum_3 = length_2 + (both_5 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_2 <= 9'd0;
        end else if (both_5 | both_6) begin
            length_2 <= sum_3 - (both_6 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_7 = accepts & (in_queue == 3'd3);
    wire both_8 = leave_valid & (leave_queue == 3'd3);
    wire [8:0] sum_4 = length_3 + (both_7 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_3 <= 9'd0;
        end else if (both_7 | both_8) begin
            length_3 <= sum_4 - (both_8 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_9 = accepts & (in_queue == 3'd4);
    wire both_10 = leave_valid & (leave_queue == 3'd4);
    wire [8:0] sum_5 = length_4 + (both_9 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_4 <= 9'd0;
        end else if (both_9 | both_10) begin
            length_4 <= sum_5 - (both_10 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_11 = accepts & (in_queue == 3'd5);
    wire both_12 = leave_valid & (leave_queue == 3'd5);
    wire [8:0] sum_6 = length_5 + (both_11 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_5 <= 9'd0;
        end else if (both_11 | both_12) begin
            length_5 <= sum_6 - (both_12 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_13 = accepts & (in_queue == 3'd6);
    wire both_14 = leave_valid & (leave_queue == 3'd6);
    wire [8:0] sum_7 = length_6 + (both_13 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_6 <= 9'd0;
        end else if (both_13 | both_14) begin
            length_6 <= sum_7 - (both_14 ? packed_bits_2 : 9'd0);
        end
    end

    wire both_15 = accepts & (in_queue == 3'd7);
    wire both_16 = leave_valid & (leave_queue == 3'd7);
    wire [8:0] sum_8 = length_7 + (both_15 ? packed_bits_1 : 9'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_7 <= 9'd0;
        end else if (both_15 | both_16) begin
            length_7 <= sum_8 - (both_16 ? packed_bits_2 : 9'd0);
        end
    end

    wire [4:0] in_cells_if_accepts = accepts ? in_cells : 5'd0;
    wire [8:0] free_next = (free + freed_cells) - {4'd0, in_cells_if_accepts};
    wire both_17 = cfg_alpha_we & (4'd10 >= cfg_alpha);

    always @(posedge clk) begin
        if (rst) begin
            alpha_0 <= 4'd4;
        end else if (both_17 & (cfg_queue == 3'd0)) begin
            alpha_0 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3 = {10'd0, free};
    wire [18:0] packed_bits_3_shl_alpha_0 = packed_bits_3 << alpha_0;
    wire [8:0] threshold_0_next = (|packed_bits_3_shl_alpha_0[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_0[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_1 <= 4'd4;
        end else if (both_17 & (cfg_queue == 3'd1)) begin
            alpha_1 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_1 = packed_bits_3 << alpha_1;
    wire [8:0] threshold_1_next = (|packed_bits_3_shl_alpha_1[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_1[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_2 <= 4'd4;
        end else if (both_17 & (cfg_queue == 3'd2)) begin
            alpha_2 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_2 = packed_bits_3 << alpha_2;
    wire [8:0] threshold_2_next = (|packed_bits_3_shl_alpha_2[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_2[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_3 <= 4'd4;
        end else if (both_17 & (cfg_queue == 3'd3)) begin
            alpha_3 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_3 = packed_bits_3 << alpha_3;
    wire [8:0] threshold_3_next = (|packed_bits_3_shl_alpha_3[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_3[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_4 <= 4'd4;
        end else if (both_17 & (cfg_queue == 3'd4)) begin
            alpha_4 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_4 = packed_bits_3 << alpha_4;
    wire [8:0] threshold_4_next = (|packed_bits_3_shl_alpha_4[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_4[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_5 <= 4'd4;
        end else if (both_17 & (cfg_queue == 3'd5)) begin
            alpha_5 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_5 = packed_bits_3 << alpha_5;
    wire [8:0] threshold_5_next = (|packed_bits_3_shl_alpha_5[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_5[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_6 <= 4'd4;
        end else if (both_17 & (cfg_queue == 3'd6)) begin
            alpha_6 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_6 = packed_bits_3 << alpha_6;
    wire [8:0] threshold_6_next = (|packed_bits_3_shl_alpha_6[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_6[12:4];

    always @(posedge clk) begin
        if (rst) begin
            alpha_7 <= 4'd4;
        end else if (both_17 & (cfg_queue == 3'd7)) begin
            alpha_7 <= cfg_alpha;
        end
    end

    wire [18:0] packed_bits_3_shl_alpha_7 = packed_bits_3 << alpha_7;
    wire [8:0] threshold_7_next = (|packed_bits_3_shl_alpha_7[18:13]) ? 9'd511 : packed_bits_3_shl_alpha_7[12:4];

    always @(posedge clk) begin
        if (rst) begin
            free <= 9'd256;
            threshold_0 <= 9'd256;
            threshold_1 <= 9'd256;
            threshold_2 <= 9'd256;
            threshold_3 <= 9'd256;
            threshold_4 <= 9'd256;
            threshold_5 <= 9'd256;
            threshold_6 <= 9'd256;
            threshold_7 <= 9'd256;
        end else begin
            free <= free_next;
            threshold_0 <= threshold_0_next;
            threshold_1 <= threshold_1_next;
            threshold_2 <= threshold_2_next;
            threshold_3 <= threshold_3_next;
            threshold_4 <= threshold_4_next;
            threshold_5 <= threshold_5_next;
            threshold_6 <= threshold_6_next;
            threshold_7 <= threshold_7_next;
        end
    end

    wire [7:0] packed_bits_4 = {
        threshold_7 < length_7, threshold_6 < length_6, threshold_5 < length_5,
        threshold_4 < length_4, threshold_3 < length_3, threshold_2 < length_2,
        threshold_1 < length_1, threshold_0 < length_0
    };
    assign over_allocated = not_rst ? packed_bits_4 : 8'd0;
    assign free_cells = not_rst ? free : 9'd0;
    wire [31:0] accepted_packets_total_next = accepted_packets_total + {31'd0, accepts};

    always @(posedge clk) begin
        if (rst) begin
            accepted_packets_total <= 32'd0;
        end else if (accepts) begin
            accepted_packets_total <= accepted_packets_total_next;
        end
    end

    assign accepted_packets = not_rst ? accepted_packets_total : 32'd0;
    wire [31:0] accepted_cells_total_next = accepted_cells_total + {27'd0, in_cells_if_accepts};

    always @(posedge clk) begin
        if (rst) begin
            accepted_cells_total <= 32'd0;
        end else if (|in_cells_if_accepts) begin
            accepted_cells_total <= accepted_cells_total_next;
        end
    end

    assign accepted_cells = not_rst ? accepted_cells_total : 32'd0;

    always @(posedge clk) begin
        if (rst) begin
            dropped_packets_total <= 32'd0;
        end else if (dropped) begin
            dropped_packets_total <= dropped_packets_total + {31'd0, dropped};
        end
    end

    assign dropped_packets = not_rst ? dropped_packets_total : 32'd0;
    wire [4:0] in_cells_if_dropped = dropped ? in_cells : 5'd0;
    wire [31:0] dropped_cells_total_next = dropped_cells_total + {27'd0, in_cells_if_dropped};

    always @(posedge clk) begin
        if (rst) begin
            dropped_cells_total <= 32'd0;
        end else if (|in_cells_if_dropped) begin
            dropped_cells_total <= dropped_cells_total_next;
        end
    end

    assign dropped_cells = not_rst ? dropped_cells_total : 32'd0;
    wire [31:0] malformed_packets_total_next = malformed_packets_total + {31'd0, malformed};

    always @(posedge clk) begin
        if (rst) begin
            malformed_packets_total <= 32'd0;
        end else if (malformed) begin
            malformed_packets_total <= malformed_packets_total_next;
        end
    end

    assign malformed_packets = not_rst ? malformed_packets_total : 32'd0;
    assign accepted = accepts;
    assign len = {
        not_rst ? length_7 : 9'd0, not_rst ? length_6 : 9'd0, not_rst ? length_5 : 9'd0,
        not_rst ? length_4 : 9'd0, not_rst ? length_3 : 9'd0, not_rst ? length_2 : 9'd0,
        not_rst ? length_1 : 9'd0, not_rst ? length_0 : 9'd0
    };
    assign threshold = {
        not_rst ? threshold_7 : 9'd0, not_rst ? threshold_6 : 9'd0,
        not_rst ? threshold_5 : 9'd0, not_rst ? threshold_4 : 9'd0,
        not_rst ? threshold_3 : 9'd0, not_rst ? threshold_2 : 9'd0,
        not_rst ? threshold_1 : 9'd0, not_rst ? threshold_0 : 9'd0
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{
        1'b0, packed_bits_3_shl_alpha_0[3:0], packed_bits_3_shl_alpha_1[3:0],
        packed_bits_3_shl_alpha_2[3:0], packed_bits_3_shl_alpha_3[3:0],
        packed_bits_3_shl_alpha_4[3:0], packed_bits_3_shl_alpha_5[3:0],
        packed_bits_3_shl_alpha_6[3:0], packed_bits_3_shl_alpha_7[3:0]
    };
endmodule
