// SPDX-License-Identifier: Apache-2.0
// Module: dt_admission_q5_c33_l7_am1
// Written by: sluice 0.1.0
//
// Admission by dynamic thresholds: 5 queues share 33 cells, packets of up to 7 cells, alpha = 2^(-1).
// A packet is accepted if its queue is below the threshold and all its cells are free; the verdict comes in its
// own cycle.

module dt_admission_q5_c33_l7_am1 (
    input  wire clk,
    input  wire rst,
    input  wire in_valid,
    input  wire [2:0] in_queue,
    input  wire [2:0] in_cells,
    input  wire leave_valid,
    input  wire [2:0] leave_queue,
    input  wire [2:0] leave_cells,
    input  wire [5:0] freed_cells,
    output wire accepted,
    output wire dropped,
    output wire malformed,
    output wire [4:0] over_allocated,
    output wire [29:0] len,
    output wire [5:0] free_cells,
    output wire [5:0] threshold,
    output wire [31:0] accepted_packets,
    output wire [31:0] accepted_cells,
    output wire [31:0] dropped_packets,
    output wire [31:0] dropped_cells,
    output wire [31:0] malformed_packets
);

    reg [5:0] length_0;
    reg [5:0] length_1;
    reg [5:0] length_2;
    reg [5:0] length_3;
    reg [5:0] length_4;
    reg [5:0] free;
    reg [5:0] threshold_now;
    reg [31:0] accepted_packets_total;
    reg [31:0] accepted_cells_total;
    reg [31:0] dropped_packets_total;
    reg [31:0] dropped_cells_total;
    reg [31:0] malformed_packets_total;

    wire not_rst = ~rst;
    wire header = in_valid & not_rst;
    wire well_formed = (3'd4 >= in_queue) & ((|in_cells) & 1'b1);
    wire [5:0] packed_bits_1 = {3'd0, in_cells};
    wire fits = free >= packed_bits_1;
    wire [5:0] choice_1 = in_queue[1] ? (in_queue[0] ? length_3 : length_2) : (in_queue[0] ? length_1 : length_0);
    wire [5:0] choice_2 = in_queue[1] ? 6'd0 : (in_queue[0] ? 6'd0 : length_4);
    wire less_1 = (in_queue[2] ? choice_2 : choice_1) < threshold_now;
    wire fits_and_less_1 = fits & less_1;
    wire header_and_well_formed = header & well_formed;
    wire accepts = header_and_well_formed & fits_and_less_1;
    assign dropped = header_and_well_formed & (~fits_and_less_1);
    assign malformed = header & (~well_formed);
    wire both_1 = accepts & (in_queue == 3'd0);
    wire both_2 = leave_valid & (leave_queue == 3'd0);
    wire [5:0] sum_1 = length_0 + (both_1 ? packed_bits_1 : 6'd0);
    wire [5:0] packed_bits_2 = {3'd0, leave_cells};

    always @(posedge clk) begin
        if (rst) begin
            length_0 <= 6'd0;
        end else if (both_1 | both_2) begin
            length_0 <= sum_1 - (both_2 ? packed_bits_2 : 6'd0);
        end
    end

    wire both_3 = accepts & (in_queue == 3'd1);
    wire both_4 = leave_valid & (leave_queue == 3'd1);
    wire [5:0] sum_2 = length_1 + (both_3 ? packed_bits_1 : 6'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_1 <= 6'd0;
        end else if (both_3 | both_4) begin
            length_1 <= sum_2 - (both_4 ? packed_bits_2 : 6'd0);
        end
    end

    wire both_5 = accepts & (in_queue == 3'd2);
    wire both_6 = leave_valid & (leave_queue == 3'd2);
    wire [5:0] sum_3 = length_2 + (both_5 ? packed_bits_1 : 6'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_2 <= 6'd0;
        end else if (both_5 | both_6) begin
            length_2 <= sum_3 - (both_6 ? packed_bits_2 : 6'd0);
        end
    end

    wire both_7 = accepts & (in_queue == 3'd3);
    wire both_8 = leave_valid & (leave_queue == 3'd3);
    wire [5:0] sum_4 = length_3 + (both_7 ? packed_bits_1 : 6'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_3 <= 6'd0;
        end else if (both_7 | both_8) begin
            length_3 <= sum_4 - (both_8 ? packed_bits_2 : 6'd0);
        end
    end

    wire both_9 = accepts & (in_queue == 3'd4);
    wire both_10 = leave_valid & (leave_queue == 3'd4);
    wire [5:0] sum_5 = length_4 + (both_9 ? packed_bits_1 : 6'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_4 <= 6'd0;
        end else if (both_9 | both_10) begin
            length_4 <= sum_5 - (both_10 ? packed_bits_2 : 6'd0);
        end
    end

    wire [2:0] in_cells_if_accepts = accepts ? in_cells : 3'd0;
    wire [5:0] free_next = (free + freed_cells) - {3'd0, in_cells_if_accepts};
    wire [15:0] shifted_1 = {10'd0, free} << 5'd3;

    always @(posedge clk) begin
        if (rst) begin
            free <= 6'd33;
            threshold_now <= 6'd16;
        end else begin
            free <= free_next;
            threshold_now <= 1'b0 ? 6'd63 : shifted_1[9:4];
        end
    end

    wire [4:0] packed_bits_3 = {
        threshold_now < length_4, threshold_now < length_3, threshold_now < length_2,
        threshold_now < length_1, threshold_now < length_0
    };
    assign over_allocated = not_rst ? packed_bits_3 : 5'd0;
    assign free_cells = not_rst ? free : 6'd0;
    assign threshold = not_rst ? threshold_now : 6'd0;
    wire [31:0] accepted_packets_total_next = accepted_packets_total + {31'd0, accepts};

    always @(posedge clk) begin
        if (rst) begin
            accepted_packets_total <= 32'd0;
        end else if (accepts) begin
            accepted_packets_total <= accepted_packets_total_next;
        end
    end

    assign accepted_packets = not_rst ? accepted_packets_total : 32'd0;
    wire [31:0] accepted_cells_total_next = accepted_cells_total + {29'd0, in_cells_if_accepts};

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
    wire [2:0] in_cells_if_dropped = dropped ? in_cells : 3'd0;
    wire [31:0] dropped_cells_total_next = dropped_cells_total + {29'd0, in_cells_if_dropped};

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
        not_rst ? length_4 : 6'd0, not_rst ? length_3 : 6'd0, not_rst ? length_2 : 6'd0,
        not_rst ? length_1 : 6'd0, not_rst ? length_0 : 6'd0
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, shifted_1[3:0], shifted_1[15:10]};
endmodule
