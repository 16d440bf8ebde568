// SPDX-License-Identifier: Apache-2.0
// Module: dt_admission_q64_c4096_l48_a3
// Written by: sluice 0.1.0
//
// Admission by dynamic thresholds: 64 queues share 4096 cells, packets of up to 48 cells, alpha = 2^(3).
// A packet is accepted if its queue is below the threshold and all its cells are free; the verdict comes in its
// own cycle.

module dt_admission_q64_c4096_l48_a3 (
    input  wire clk,
    input  wire rst,
    input  wire in_valid,
    input  wire [5:0] in_queue,
    input  wire [5:0] in_cells,
    input  wire leave_valid,
    input  wire [5:0] leave_queue,
    input  wire [5:0] leave_cells,
    input  wire [12:0] freed_cells,
    output wire accepted,
    output wire dropped,
    output wire malformed,
    output wire [63:0] over_allocated,
    output wire [831:0] len,
    output wire [12:0] free_cells,
    output wire [12:0] threshold,
    output wire [31:0] accepted_packets,
    output wire [31:0] accepted_cells,
    output wire [31:0] dropped_packets,
    output wire [31:0] dropped_cells,
    output wire [31:0] malformed_packets
);

    reg [12:0] length_0;
    reg [12:0] length_1;
    reg [12:0] length_2;
    reg [12:0] length_3;
    reg [12:0] length_4;
    reg [12:0] length_5;
    reg [12:0] length_6;
    reg [12:0] length_7;
    reg [12:0] length_8;
    reg [12:0] length_9;
    reg [12:0] length_10;
    reg [12:0] length_11;
    reg [12:0] length_12;
    reg [12:0] length_13;
    reg [12:0] length_14;
    reg [12:0] length_15;
    reg [12:0] length_16;
    reg [12:0] length_17;
    reg [12:0] length_18;
    reg [12:0] length_19;
    reg [12:0] length_20;
    reg [12:0] length_21;
    reg [12:0] length_22;
    reg [12:0] length_23;
    reg [12:0] length_24;
    reg [12:0] length_25;
    reg [12:0] length_26;
    reg [12:0] length_27;
    reg [12:0] length_28;
    reg [12:0] length_29;
    reg [12:0] length_30;
    reg [12:0] length_31;
    reg [12:0] length_32;
    reg [12:0] length_33;
    reg [12:0] length_34;
    reg [12:0] length_35;
    reg [12:0] length_36;
    reg [12:0] length_37;
    reg [12:0] length_38;
    reg [12:0] length_39;
    reg [12:0] length_40;
    reg [12:0] length_41;
    reg [12:0] length_42;
    reg [12:0] length_43;
    reg [12:0] length_44;
    reg [12:0] length_45;
    reg [12:0] length_46;
    reg [12:0] length_47;
    reg [12:0] length_48;
    reg [12:0] length_49;
    reg [12:0] length_50;
    reg [12:0] length_51;
    reg [12:0] length_52;
    reg [12:0] length_53;
    reg [12:0] length_54;
    reg [12:0] length_55;
    reg [12:0] length_56;
    reg [12:0] length_57;
    reg [12:0] length_58;
    reg [12:0] length_59;
    reg [12:0] length_60;
    reg [12:0] length_61;
    reg [12:0] length_62;
    reg [12:0] length_63;
    reg [12:0] free;
    reg [12:0] threshold_now;
    reg [31:0] accepted_packets_total;
    reg [31:0] accepted_cells_total;
    reg [31:0] dropped_packets_total;
    reg [31:0] dropped_cells_total;
    reg [31:0] malformed_packets_total;

    wire not_rst = ~rst;
    wire header = in_valid & not_rst;
    wire well_formed = 1'b1 & ((|in_cells) & (6'd48 >= in_cells));
    wire [12:0] packed_bits_1 = {7'd0, in_cells};
    wire fits = free >= packed_bits_1;
    wire [12:0] choice_1 = in_queue[1] ? (in_queue[0] ? length_3 : length_2) : (in_queue[0] ? length_1 : length_0);
    wire [12:0] choice_2 = in_queue[1] ? (in_queue[0] ? length_7 : length_6) : (in_queue[0] ? length_5 : length_4);
    wire [12:0] choice_3 = in_queue[1] ? (in_queue[0] ? length_11 : length_10) : (in_queue[0] ? length_9 : length_8);
    wire [12:0] choice_4 = in_queue[1] ? (in_queue[0] ? length_15 : length_14) : (in_queue[0] ? length_13 : length_12);
    wire [12:0] choice_5 = in_queue[1] ? (in_queue[0] ? length_19 : length_18) : (in_queue[0] ? length_17 : length_16);
    wire [12:0] choice_6 = in_queue[1] ? (in_queue[0] ? length_23 : length_22) : (in_queue[0] ? length_21 : length_20);
    wire [12:0] choice_7 = in_queue[1] ? (in_queue[0] ? length_27 : length_26) : (in_queue[0] ? length_25 : length_24);
    wire [12:0] choice_8 = in_queue[1] ? (in_queue[0] ? length_31 : length_30) : (in_queue[0] ? length_29 : length_28);
    wire [12:0] choice_9 = in_queue[1] ? (in_queue[0] ? length_35 : length_34) : (in_queue[0] ? length_33 : length_32);
    wire [12:0] choice_10 = in_queue[1] ? (in_queue[0] ? length_39 : length_38) : (in_queue[0] ? length_37 : length_36);
    wire [12:0] choice_11 = in_queue[1] ? (in_queue[0] ? length_43 : length_42) : (in_queue[0] ? length_41 : length_40);
    wire [12:0] choice_12 = in_queue[1] ? (in_queue[0] ? length_47 : length_46) : (in_queue[0] ? length_45 : length_44);
    wire [12:0] choice_13 = in_queue[1] ? (in_queue[0] ? length_51 : length_50) : (in_queue[0] ? length_49 : length_48);
    wire [12:0] choice_14 = in_queue[1] ? (in_queue[0] ? length_55 : length_54) : (in_queue[0] ? length_53 : length_52);
    wire [12:0] choice_15 = in_queue[1] ? (in_queue[0] ? length_59 : length_58) : (in_queue[0] ? length_57 : length_56);
    wire [12:0] choice_16 = in_queue[1] ? (in_queue[0] ? length_63 : length_62) : (in_queue[0] ? length_61 : length_60);
    wire [12:0] choice_17 = in_queue[3] ? (in_queue[2] ? choice_4 : choice_3) : (in_queue[2] ? choice_2 : choice_1);
    wire [12:0] choice_18 = in_queue[3] ? (in_queue[2] ? choice_8 : choice_7) : (in_queue[2] ? choice_6 : choice_5);
    wire [12:0] choice_19 = in_queue[3] ? (in_queue[2] ? choice_12 : choice_11) : (in_queue[2] ? choice_10 : choice_9);
    wire [12:0] choice_20 = in_queue[3] ? (in_queue[2] ? choice_16 : choice_15) : (in_queue[2] ? choice_14 : choice_13);
    wire [12:0] choice_21 = in_queue[5] ? (in_queue[4] ? choice_20 : choice_19) : (in_queue[4] ? choice_18 : choice_17);
    wire both_1 = fits & (choice_21 < threshold_now);
    wire header_and_well_formed = header & well_formed;
    wire accepts = header_and_well_formed & both_1;
    assign dropped = header_and_well_formed & (~both_1);
    assign malformed = header & (~well_formed);
    wire both_2 = accepts & (in_queue == 6'd0);
    wire both_3 = leave_valid & (leave_queue == 6'd0);
    wire [12:0] sum_1 = length_0 + (both_2 ? packed_bits_1 : 13'd0);
    wire [12:0] packed_bits_2 = {7'd0, leave_cells};

    always @(posedge clk) begin
        if (rst) begin
            length_0 <= 13'd0;
        end else if (both_2 | both_3) begin
            length_0 <= sum_1 - (both_3 ? packed_bits_2 : 13'd0);
        end
    end

    wire both_4 = accepts & (in_queue == 6'd1);
    wire both_5 = leave_valid & (leave_queue == 6'd1);
    wire [12:0] sum_2 = length_1 + (both_4 ? packed_bits_1 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_1 <= 13'd0;
        end else if (both_4 | both_5) begin
            length_1 <= sum_2 - (both_5 ? packed_bits_2 : 13'd0);
        end
    end

    wire both_6 = accepts & (in_queue == 6'd2);
    wire both_7 = leave_valid & (leave_queue == 6'd2);
    wire [12:0] sum_3 = length_2 + (both_6 ? packed_bits_1 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_2 <= 13'd0;
        end else if (both_6 | both_7) begin
            length_2 <= sum_3 - (both_7 ? packed_bits_2 : 13'd0);
        end
    end

    wire both_8 = accepts & (in_queue == 6'd3);
    wire both_9 = leave_valid & (leave_queue == 6'd3);
    wire [12:0] sum_4 = length_3 + (both_8 ? packed_bits_1 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_3 <= 13'd0;
        end else if (both_8 | both_9) begin
            length_3 <= sum_4 - (both_9 ? packed_bits_2 : 13'd0);
        end
    end

    wire both_10 = accepts & (in_queue == 6'd4);
    wire both_11 = leave_valid & (leave_queue == 6'd4);
    wire [12:0] sum_5 = length_4 + (both_10 ? packed_bits_1 : 13'd0);
    wire [12:0] length_4_next = sum_5 - (both_11 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_4 <= 13'd0;
        end else if (both_10 | both_11) begin
            length_4 <= length_4_next;
        end
    end

    wire both_12 = accepts & (in_queue == 6'd5);
    wire both_13 = leave_valid & (leave_queue == 6'd5);
    wire [12:0] sum_6 = length_5 + (both_12 ? packed_bits_1 : 13'd0);
    wire [12:0] length_5_next = sum_6 - (both_13 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_5 <= 13'd0;
        end else if (both_12 | both_13) begin
            length_5 <= length_5_next;
        end
    end

    wire both_14 = accepts & (in_queue == 6'd6);
    wire both_15 = leave_valid & (leave_queue == 6'd6);
    wire [12:0] sum_7 = length_6 + (both_14 ? packed_bits_1 : 13'd0);
    wire [12:0] length_6_next = sum_7 - (both_15 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_6 <= 13'd0;
        end else if (both_14 | both_15) begin
            length_6 <= length_6_next;
        end
    end

    wire both_16 = accepts & (in_queue == 6'd7);
    wire both_17 = leave_valid & (leave_queue == 6'd7);
    wire [12:0] sum_8 = length_7 + (both_16 ? packed_bits_1 : 13'd0);
    wire [12:0] length_7_next = sum_8 - (both_17 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_7 <= 13'd0;
        end else if (both_16 | both_17) begin
            length_7 <= length_7_next;
        end
    end

    wire both_18 = accepts & (in_queue == 6'd8);
    wire both_19 = leave_valid & (leave_queue == 6'd8);
    wire [12:0] sum_9 = length_8 + (both_18 ? packed_bits_1 : 13'd0);
    wire [12:0] length_8_next = sum_9 - (both_19 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_8 <= 13'd0;
        end else if (both_18 | both_19) begin
            length_8 <= length_8_next;
        end
    end

    wire both_20 = accepts & (in_queue == 6'd9);
    wire both_21 = leave_valid & (leave_queue == 6'd9);
    wire [12:0] sum_10 = length_9 + (both_20 ? packed_bits_1 : 13'd0);
    wire [12:0] length_9_next = sum_10 - (both_21 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_9 <= 13'd0;
        end else if (both_20 | both_21) begin
            length_9 <= length_9_next;
        end
    end

    wire both_22 = accepts & (in_queue == 6'd10);
    wire both_23 = leave_valid & (leave_queue == 6'd10);
    wire [12:0] sum_11 = length_10 + (both_22 ? packed_bits_1 : 13'd0);
    wire [12:0] length_10_next = sum_11 - (both_23 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_10 <= 13'd0;
        end else if (both_22 | both_23) begin
            length_10 <= length_10_next;
        end
    end

    wire both_24 = accepts & (in_queue == 6'd11);
    wire both_25 = leave_valid & (leave_queue == 6'd11);
    wire [12:0] sum_12 = length_11 + (both_24 ? packed_bits_1 : 13'd0);
    wire [12:0] length_11_next = sum_12 - (both_25 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_11 <= 13'd0;
        end else if (both_24 | both_25) begin
            length_11 <= length_11_next;
        end
    end

    wire both_26 = accepts & (in_queue == 6'd12);
    wire both_27 = leave_valid & (leave_queue == 6'd12);
    wire [12:0] sum_13 = length_12 + (both_26 ? packed_bits_1 : 13'd0);
    wire [12:0] length_12_next = sum_13 - (both_27 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_12 <= 13'd0;
        end else if (both_26 | both_27) begin
            length_12 <= length_12_next;
        end
    end

    wire both_28 = accepts & (in_queue == 6'd13);
    wire both_29 = leave_valid & (leave_queue == 6'd13);
    wire [12:0] sum_14 = length_13 + (both_28 ? packed_bits_1 : 13'd0);
    wire [12:0] length_13_next = sum_14 - (both_29 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_13 <= 13'd0;
        end else if (both_28 | both_29) begin
            length_13 <= length_13_next;
        end
    end

    wire both_30 = accepts & (in_queue == 6'd14);
    wire both_31 = leave_valid & (leave_queue == 6'd14);
    wire [12:0] sum_15 = length_14 + (both_30 ? packed_bits_1 : 13'd0);
    wire [12:0] length_14_next = sum_15 - (both_31 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_14 <= 13'd0;
        end else if (both_30 | both_31) begin
            length_14 <= length_14_next;
        end
    end

    wire both_32 = accepts & (in_queue == 6'd15);
    wire both_33 = leave_valid & (leave_queue == 6'd15);
    wire [12:0] sum_16 = length_15 + (both_32 ? packed_bits_1 : 13'd0);
    wire [12:0] length_15_next = sum_16 - (both_33 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_15 <= 13'd0;
        end else if (both_32 | both_33) begin
            length_15 <= length_15_next;
        end
    end

    wire both_34 = accepts & (in_queue == 6'd16);
    wire both_35 = leave_valid & (leave_queue == 6'd16);
    wire [12:0] sum_17 = length_16 + (both_34 ? packed_bits_1 : 13'd0);
    wire [12:0] length_16_next = sum_17 - (both_35 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_16 <= 13'd0;
        end else if (both_34 | both_35) begin
            length_16 <= length_16_next;
        end
    end

    wire both_36 = accepts & (in_queue == 6'd17);
    wire both_37 = leave_valid & (leave_queue == 6'd17);
    wire [12:0] sum_18 = length_17 + (both_36 ? packed_bits_1 : 13'd0);
    wire [12:0] length_17_next = sum_18 - (both_37 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_17 <= 13'd0;
        end else if (both_36 | both_37) begin
            length_17 <= length_17_next;
        end
    end

    wire both_38 = accepts & (in_queue == 6'd18);
    wire both_39 = leave_valid & (leave_queue == 6'd18);
    wire [12:0] sum_19 = length_18 + (both_38 ? packed_bits_1 : 13'd0);
    wire [12:0] length_18_next = sum_19 - (both_39 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_18 <= 13'd0;
        end else if (both_38 | both_39) begin
            length_18 <= length_18_next;
        end
    end

    wire both_40 = accepts & (in_queue == 6'd19);
    wire both_41 = leave_valid & (leave_queue == 6'd19);
    wire [12:0] sum_20 = length_19 + (both_40 ? packed_bits_1 : 13'd0);
    wire [12:0] length_19_next = sum_20 - (both_41 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_19 <= 13'd0;
        end else if (both_40 | both_41) begin
            length_19 <= length_19_next;
        end
    end

    wire both_42 = accepts & (in_queue == 6'd20);
    wire both_43 = leave_valid & (leave_queue == 6'd20);
    wire [12:0] sum_21 = length_20 + (both_42 ? packed_bits_1 : 13'd0);
    wire [12:0] length_20_next = sum_21 - (both_43 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_20 <= 13'd0;
        end else if (both_42 | both_43) begin
            length_20 <= length_20_next;
        end
    end

    wire both_44 = accepts & (in_queue == 6'd21);
    wire both_45 = leave_valid & (leave_queue == 6'd21);
    wire [12:0] sum_22 = length_21 + (both_44 ? packed_bits_1 : 13'd0);
    wire [12:0] length_21_next = sum_22 - (both_45 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_21 <= 13'd0;
        end else if (both_44 | both_45) begin
            length_21 <= length_21_next;
        end
    end

    wire both_46 = accepts & (in_queue == 6'd22);
    wire both_47 = leave_valid & (leave_queue == 6'd22);
    wire [12:0] sum_23 = length_22 + (both_46 ? packed_bits_1 : 13'd0);
    wire [12:0] length_22_next = sum_23 - (both_47 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_22 <= 13'd0;
        end else if (both_46 | both_47) begin
            length_22 <= length_22_next;
        end
    end

    wire both_48 = accepts & (in_queue == 6'd23);
    wire both_49 = leave_valid & (leave_queue == 6'd23);
    wire [12:0] sum_24 = length_23 + (both_48 ? packed_bits_1 : 13'd0);
    wire [12:0] length_23_next = sum_24 - (both_49 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_23 <= 13'd0;
        end else if (both_48 | both_49) begin
            length_23 <= length_23_next;
        end
    end

    wire both_50 = accepts & (in_queue == 6'd24);
    wire both_51 = leave_valid & (leave_queue == 6'd24);
    wire [12:0] sum_25 = length_24 + (both_50 ? packed_bits_1 : 13'd0);
    wire [12:0] length_24_next = sum_25 - (both_51 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_24 <= 13'd0;
        end else if (both_50 | both_51) begin
            length_24 <= length_24_next;
        end
    end

    wire both_52 = accepts & (in_queue == 6'd25);
    wire both_53 = leave_valid & (leave_queue == 6'd25);
    wire [12:0] sum_26 = length_25 + (both_52 ? packed_bits_1 : 13'd0);
    wire [12:0] length_25_next = sum_26 - (both_53 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_25 <= 13'd0;
        end else if (both_52 | both_53) begin
            length_25 <= length_25_next;
        end
    end

    wire both_54 = accepts & (in_queue == 6'd26);
    wire both_55 = leave_valid & (leave_queue == 6'd26);
    wire [12:0] sum_27 = length_26 + (both_54 ? packed_bits_1 : 13'd0);
    wire [12:0] length_26_next = sum_27 - (both_55 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_26 <= 13'd0;
        end else if (both_54 | both_55) begin
            length_26 <= length_26_next;
        end
    end

    wire both_56 = accepts & (in_queue == 6'd27);
    wire both_57 = leave_valid & (leave_queue == 6'd27);
    wire [12:0] sum_28 = length_27 + (both_56 ? packed_bits_1 : 13'd0);
    wire [12:0] length_27_next = sum_28 - (both_57 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_27 <= 13'd0;
        end else if (both_56 | both_57) begin
            length_27 <= length_27_next;
        end
    end

    wire both_58 = accepts & (in_queue == 6'd28);
    wire both_59 = leave_valid & (leave_queue == 6'd28);
    wire [12:0] sum_29 = length_28 + (both_58 ? packed_bits_1 : 13'd0);
    wire [12:0] length_28_next = sum_29 - (both_59 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_28 <= 13'd0;
        end else if (both_58 | both_59) begin
            length_28 <= length_28_next;
        end
    end

    wire both_60 = accepts & (in_queue == 6'd29);
    wire both_61 = leave_valid & (leave_queue == 6'd29);
    wire [12:0] sum_30 = length_29 + (both_60 ? packed_bits_1 : 13'd0);
    wire [12:0] length_29_next = sum_30 - (both_61 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_29 <= 13'd0;
        end else if (both_60 | both_61) begin
            length_29 <= length_29_next;
        end
    end

    wire both_62 = accepts & (in_queue == 6'd30);
    wire both_63 = leave_valid & (leave_queue == 6'd30);
    wire [12:0] sum_31 = length_30 + (both_62 ? packed_bits_1 : 13'd0);
    wire [12:0] length_30_next = sum_31 - (both_63 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_30 <= 13'd0;
        end else if (both_62 | both_63) begin
            length_30 <= length_30_next;
        end
    end

    wire both_64 = accepts & (in_queue == 6'd31);
    wire both_65 = leave_valid & (leave_queue == 6'd31);
    wire [12:0] sum_32 = length_31 + (both_64 ? packed_bits_1 : 13'd0);
    wire [12:0] length_31_next = sum_32 - (both_65 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_31 <= 13'd0;
        end else if (both_64 | both_65) begin
            length_31 <= length_31_next;
        end
    end

    wire both_66 = accepts & (in_queue == 6'd32);
    wire both_67 = leave_valid & (leave_queue == 6'd32);
    wire [12:0] sum_33 = length_32 + (both_66 ? packed_bits_1 : 13'd0);
    wire [12:0] length_32_next = sum_33 - (both_67 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_32 <= 13'd0;
        end else if (both_66 | both_67) begin
            length_32 <= length_32_next;
        end
    end

    wire both_68 = accepts & (in_queue == 6'd33);
    wire both_69 = leave_valid & (leave_queue == 6'd33);
    wire [12:0] sum_34 = length_33 + (both_68 ? packed_bits_1 : 13'd0);
    wire [12:0] length_33_next = sum_34 - (both_69 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_33 <= 13'd0;
        end else if (both_68 | both_69) begin
            length_33 <= length_33_next;
        end
    end

    wire both_70 = accepts & (in_queue == 6'd34);
    wire both_71 = leave_valid & (leave_queue == 6'd34);
    wire [12:0] sum_35 = length_34 + (both_70 ? packed_bits_1 : 13'd0);
    wire [12:0] length_34_next = sum_35 - (both_71 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_34 <= 13'd0;
        end else if (both_70 | both_71) begin
            length_34 <= length_34_next;
        end
    end

    wire both_72 = accepts & (in_queue == 6'd35);
    wire both_73 = leave_valid & (leave_queue == 6'd35);
    wire [12:0] sum_36 = length_35 + (both_72 ? packed_bits_1 : 13'd0);
    wire [12:0] length_35_next = sum_36 - (both_73 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_35 <= 13'd0;
        end else if (both_72 | both_73) begin
            length_35 <= length_35_next;
        end
    end

    wire both_74 = accepts & (in_queue == 6'd36);
    wire both_75 = leave_valid & (leave_queue == 6'd36);
    wire [12:0] sum_37 = length_36 + (both_74 ? packed_bits_1 : 13'd0);
    wire [12:0] length_36_next = sum_37 - (both_75 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_36 <= 13'd0;
        end else if (both_74 | both_75) begin
            length_36 <= length_36_next;
        end
    end

    wire both_76 = accepts & (in_queue == 6'd37);
    wire both_77 = leave_valid & (leave_queue == 6'd37);
    wire [12:0] sum_38 = length_37 + (both_76 ? packed_bits_1 : 13'd0);
    wire [12:0] length_37_next = sum_38 - (both_77 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_37 <= 13'd0;
        end else if (both_76 | both_77) begin
            length_37 <= length_37_next;
        end
    end

    wire both_78 = accepts & (in_queue == 6'd38);
    wire both_79 = leave_valid & (leave_queue == 6'd38);
    wire [12:0] sum_39 = length_38 + (both_78 ? packed_bits_1 : 13'd0);
    wire [12:0] length_38_next = sum_39 - (both_79 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_38 <= 13'd0;
        end else if (both_78 | both_79) begin
            length_38 <= length_38_next;
        end
    end

    wire both_80 = accepts & (in_queue == 6'd39);
    wire both_81 = leave_valid & (leave_queue == 6'd39);
    wire [12:0] sum_40 = length_39 + (both_80 ? packed_bits_1 : 13'd0);
    wire [12:0] length_39_next = sum_40 - (both_81 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_39 <= 13'd0;
        end else if (both_80 | both_81) begin
            length_39 <= length_39_next;
        end
    end

    wire both_82 = accepts & (in_queue == 6'd40);
    wire both_83 = leave_valid & (leave_queue == 6'd40);
    wire [12:0] sum_41 = length_40 + (both_82 ? packed_bits_1 : 13'd0);
    wire [12:0] length_40_next = sum_41 - (both_83 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_40 <= 13'd0;
        end else if (both_82 | both_83) begin
            length_40 <= length_40_next;
        end
    end

    wire both_84 = accepts & (in_queue == 6'd41);
    wire both_85 = leave_valid & (leave_queue == 6'd41);
    wire [12:0] sum_42 = length_41 + (both_84 ? packed_bits_1 : 13'd0);
    wire [12:0] length_41_next = sum_42 - (both_85 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_41 <= 13'd0;
        end else if (both_84 | both_85) begin
            length_41 <= length_41_next;
        end
    end

    wire both_86 = accepts & (in_queue == 6'd42);
    wire both_87 = leave_valid & (leave_queue == 6'd42);
    wire [12:0] sum_43 = length_42 + (both_86 ? packed_bits_1 : 13'd0);
    wire [12:0] length_42_next = sum_43 - (both_87 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_42 <= 13'd0;
        end else if (both_86 | both_87) begin
            length_42 <= length_42_next;
        end
    end

    wire both_88 = accepts & (in_queue == 6'd43);
    wire both_89 = leave_valid & (leave_queue == 6'd43);
    wire [12:0] sum_44 = length_43 + (both_88 ? packed_bits_1 : 13'd0);
    wire [12:0] length_43_next = sum_44 - (both_89 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_43 <= 13'd0;
        end else if (both_88 | both_89) begin
            length_43 <= length_43_next;
        end
    end

    wire both_90 = accepts & (in_queue == 6'd44);
    wire both_91 = leave_valid & (leave_queue == 6'd44);
    wire [12:0] sum_45 = length_44 + (both_90 ? packed_bits_1 : 13'd0);
    wire [12:0] length_44_next = sum_45 - (both_91 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_44 <= 13'd0;
        end else if (both_90 | both_91) begin
            length_44 <= length_44_next;
        end
    end

    wire both_92 = accepts & (in_queue == 6'd45);
    wire both_93 = leave_valid & (leave_queue == 6'd45);
    wire [12:0] sum_46 = length_45 + (both_92 ? packed_bits_1 : 13'd0);
    wire [12:0] length_45_next = sum_46 - (both_93 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_45 <= 13'd0;
        end else if (both_92 | both_93) begin
            length_45 <= length_45_next;
        end
    end

    wire both_94 = accepts & (in_queue == 6'd46);
    wire both_95 = leave_valid & (leave_queue == 6'd46);
    wire [12:0] sum_47 = length_46 + (both_94 ? packed_bits_1 : 13'd0);
    wire [12:0] length_46_next = sum_47 - (both_95 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_46 <= 13'd0;
        end else if (both_94 | both_95) begin
            length_46 <= length_46_next;
        end
    end

    wire both_96 = accepts & (in_queue == 6'd47);
    wire both_97 = leave_valid & (leave_queue == 6'd47);
    wire [12:0] sum_48 = length_47 + (both_96 ? packed_bits_1 : 13'd0);
    wire [12:0] length_47_next = sum_48 - (both_97 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_47 <= 13'd0;
        end else if (both_96 | both_97) begin
            length_47 <= length_47_next;
        end
    end

    wire both_98 = accepts & (in_queue == 6'd48);
    wire both_99 = leave_valid & (leave_queue == 6'd48);
    wire [12:0] sum_49 = length_48 + (both_98 ? packed_bits_1 : 13'd0);
    wire [12:0] length_48_next = sum_49 - (both_99 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_48 <= 13'd0;
        end else if (both_98 | both_99) begin
            length_48 <= length_48_next;
        end
    end

    wire both_100 = accepts & (in_queue == 6'd49);
    wire both_101 = leave_valid & (leave_queue == 6'd49);
    wire [12:0] sum_50 = length_49 + (both_100 ? packed_bits_1 : 13'd0);
    wire [12:0] length_49_next = sum_50 - (both_101 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_49 <= 13'd0;
        end else if (both_100 | both_101) begin
            length_49 <= length_49_next;
        end
    end

    wire both_102 = accepts & (in_queue == 6'd50);
    wire both_103 = leave_valid & (leave_queue == 6'd50);
    wire [12:0] sum_51 = length_50 + (both_102 ? packed_bits_1 : 13'd0);
    wire [12:0] length_50_next = sum_51 - (both_103 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_50 <= 13'd0;
        end else if (both_102 | both_103) begin
            length_50 <= length_50_next;
        end
    end

    wire both_104 = accepts & (in_queue == 6'd51);
    wire both_105 = leave_valid & (leave_queue == 6'd51);
    wire [12:0] sum_52 = length_51 + (both_104 ? packed_bits_1 : 13'd0);
    wire [12:0] length_51_next = sum_52 - (both_105 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_51 <= 13'd0;
        end else if (both_104 | both_105) begin
            length_51 <= length_51_next;
        end
    end

    wire both_106 = accepts & (in_queue == 6'd52);
    wire both_107 = leave_valid & (leave_queue == 6'd52);
    wire [12:0] sum_53 = length_52 + (both_106 ? packed_bits_1 : 13'd0);
    wire [12:0] length_52_next = sum_53 - (both_107 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_52 <= 13'd0;
        end else if (both_106 | both_107) begin
            length_52 <= length_52_next;
        end
    end

    wire both_108 = accepts & (in_queue == 6'd53);
    wire both_109 = leave_valid & (leave_queue == 6'd53);
    wire [12:0] sum_54 = length_53 + (both_108 ? packed_bits_1 : 13'd0);
    wire [12:0] length_53_next = sum_54 - (both_109 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_53 <= 13'd0;
        end else if (both_108 | both_109) begin
            length_53 <= length_53_next;
        end
    end

    wire both_110 = accepts & (in_queue == 6'd54);
    wire both_111 = leave_valid & (leave_queue == 6'd54);
    wire [12:0] sum_55 = length_54 + (both_110 ? packed_bits_1 : 13'd0);
    wire [12:0] length_54_next = sum_55 - (both_111 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_54 <= 13'd0;
        end else if (both_110 | both_111) begin
            length_54 <= length_54_next;
        end
    end

    wire both_112 = accepts & (in_queue == 6'd55);
    wire both_113 = leave_valid & (leave_queue == 6'd55);
    wire [12:0] sum_56 = length_55 + (both_112 ? packed_bits_1 : 13'd0);
    wire [12:0] length_55_next = sum_56 - (both_113 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_55 <= 13'd0;
        end else if (both_112 | both_113) begin
            length_55 <= length_55_next;
        end
    end

    wire both_114 = accepts & (in_queue == 6'd56);
    wire both_115 = leave_valid & (leave_queue == 6'd56);
    wire [12:0] sum_57 = length_56 + (both_114 ? packed_bits_1 : 13'd0);
    wire [12:0] length_56_next = sum_57 - (both_115 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_56 <= 13'd0;
        end else if (both_114 | both_115) begin
            length_56 <= length_56_next;
        end
    end

    wire both_116 = accepts & (in_queue == 6'd57);
    wire both_117 = leave_valid & (leave_queue == 6'd57);
    wire [12:0] sum_58 = length_57 + (both_116 ? packed_bits_1 : 13'd0);
    wire [12:0] length_57_next = sum_58 - (both_117 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_57 <= 13'd0;
        end else if (both_116 | both_117) begin
            length_57 <= length_57_next;
        end
    end

    wire both_118 = accepts & (in_queue == 6'd58);
    wire both_119 = leave_valid & (leave_queue == 6'd58);
    wire [12:0] sum_59 = length_58 + (both_118 ? packed_bits_1 : 13'd0);
    wire [12:0] length_58_next = sum_59 - (both_119 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_58 <= 13'd0;
        end else if (both_118 | both_119) begin
            length_58 <= length_58_next;
        end
    end

    wire both_120 = accepts & (in_queue == 6'd59);
    wire both_121 = leave_valid & (leave_queue == 6'd59);
    wire [12:0] sum_60 = length_59 + (both_120 ? packed_bits_1 : 13'd0);
    wire [12:0] length_59_next = sum_60 - (both_121 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_59 <= 13'd0;
        end else if (both_120 | both_121) begin
            length_59 <= length_59_next;
        end
    end

    wire both_122 = accepts & (in_queue == 6'd60);
    wire both_123 = leave_valid & (leave_queue == 6'd60);
    wire [12:0] sum_61 = length_60 + (both_122 ? packed_bits_1 : 13'd0);
    wire [12:0] length_60_next = sum_61 - (both_123 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_60 <= 13'd0;
        end else if (both_122 | both_123) begin
            length_60 <= length_60_next;
        end
    end

    wire both_124 = accepts & (in_queue == 6'd61);
    wire both_125 = leave_valid & (leave_queue == 6'd61);
    wire [12:0] sum_62 = length_61 + (both_124 ? packed_bits_1 : 13'd0);
    wire [12:0] length_61_next = sum_62 - (both_125 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_61 <= 13'd0;
        end else if (both_124 | both_125) begin
            length_61 <= length_61_next;
        end
    end

    wire both_126 = accepts & (in_queue == 6'd62);
    wire both_127 = leave_valid & (leave_queue == 6'd62);
    wire [12:0] sum_63 = length_62 + (both_126 ? packed_bits_1 : 13'd0);
    wire [12:0] length_62_next = sum_63 - (both_127 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_62 <= 13'd0;
        end else if (both_126 | both_127) begin
            length_62 <= length_62_next;
        end
    end

    wire both_128 = accepts & (in_queue == 6'd63);
    wire both_129 = leave_valid & (leave_queue == 6'd63);
    wire [12:0] sum_64 = length_63 + (both_128 ? packed_bits_1 : 13'd0);
    wire [12:0] length_63_next = sum_64 - (both_129 ? packed_bits_2 : 13'd0);

    always @(posedge clk) begin
        if (rst) begin
            length_63 <= 13'd0;
        end else if (both_128 | both_129) begin
            length_63 <= length_63_next;
        end
    end

    wire [5:0] in_cells_if_accepts = accepts ? in_cells : 6'd0;
    wire [12:0] free_next = (free + freed_cells) - {7'd0, in_cells_if_accepts};
    wire [22:0] shifted_1 = {10'd0, free} << 5'd7;
    wire [12:0] threshold_now_next = (|shifted_1[22:17]) ? 13'd8191 : shifted_1[16:4];

    always @(posedge clk) begin
        if (rst) begin
            free <= 13'd4096;
            threshold_now <= 13'd8191;
        end else begin
            free <= free_next;
            threshold_now <= threshold_now_next;
        end
    end

    wire [63:0] packed_bits_3 = {
        threshold_now < length_63, threshold_now < length_62, threshold_now < length_61,
        threshold_now < length_60, threshold_now < length_59, threshold_now < length_58,
        threshold_now < length_57, threshold_now < length_56, threshold_now < length_55,
        threshold_now < length_54, threshold_now < length_53, threshold_now < length_52,
        threshold_now < length_51, threshold_now < length_50, threshold_now < length_49,
        threshold_now < length_48, threshold_now < length_47, threshold_now < length_46,
        threshold_now < length_45, threshold_now < length_44, threshold_now < length_43,
        threshold_now < length_42, threshold_now < length_41, threshold_now < length_40,
        threshold_now < length_39, threshold_now < length_38, threshold_now < length_37,
        threshold_now < length_36, threshold_now < length_35, threshold_now < length_34,
        threshold_now < length_33, threshold_now < length_32, threshold_now < length_31,
        threshold_now < length_30, threshold_now < length_29, threshold_now < length_28,
        threshold_now < length_27, threshold_now < length_26, threshold_now < length_25,
        threshold_now < length_24, threshold_now < length_23, threshold_now < length_22,
        threshold_now < length_21, threshold_now < length_20, threshold_now < length_19,
        threshold_now < length_18, threshold_now < length_17, threshold_now < length_16,
        threshold_now < length_15, threshold_now < length_14, threshold_now < length_13,
        threshold_now < length_12, threshold_now < length_11, threshold_now < length_10,
        threshold_now < length_9, threshold_now < length_8, threshold_now < length_7,
        threshold_now < length_6, threshold_now < length_5, threshold_now < length_4,
        threshold_now < length_3, threshold_now < length_2, threshold_now < length_1,
        threshold_now < length_0
    };
    assign over_allocated = not_rst ? packed_bits_3 : 64'd0;
    assign free_cells = not_rst ? free : 13'd0;
    assign threshold = not_rst ? threshold_now : 13'd0;
    wire [31:0] accepted_packets_total_next = accepted_packets_total + {31'd0, accepts};

    always @(posedge clk) begin
        if (rst) begin
            accepted_packets_total <= 32'd0;
        end else if (accepts) begin
            accepted_packets_total <= accepted_packets_total_next;
        end
    end

    assign accepted_packets = not_rst ? accepted_packets_total : 32'd0;
    wire [31:0] accepted_cells_total_next = accepted_cells_total + {26'd0, in_cells_if_accepts};

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
    wire [5:0] in_cells_if_dropped = dropped ? in_cells : 6'd0;
    wire [31:0] dropped_cells_total_next = dropped_cells_total + {26'd0, in_cells_if_dropped};

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
        not_rst ? length_63 : 13'd0, not_rst ? length_62 : 13'd0, not_rst ? length_61 : 13'd0,
        not_rst ? length_60 : 13'd0, not_rst ? length_59 : 13'd0, not_rst ? length_58 : 13'd0,
        not_rst ? length_57 : 13'd0, not_rst ? length_56 : 13'd0, not_rst ? length_55 : 13'd0,
        not_rst ? length_54 : 13'd0, not_rst ? length_53 : 13'd0, not_rst ? length_52 : 13'd0,
        not_rst ? length_51 : 13'd0, not_rst ? length_50 : 13'd0, not_rst ? length_49 : 13'd0,
        not_rst ? length_48 : 13'd0, not_rst ? length_47 : 13'd0, not_rst ? length_46 : 13'd0,
        not_rst ? length_45 : 13'd0, not_rst ? length_44 : 13'd0, not_rst ? length_43 : 13'd0,
        not_rst ? length_42 : 13'd0, not_rst ? length_41 : 13'd0, not_rst ? length_40 : 13'd0,
        not_rst ? length_39 : 13'd0, not_rst ? length_38 : 13'd0, not_rst ? length_37 : 13'd0,
        not_rst ? length_36 : 13'd0, not_rst ? length_35 : 13'd0, not_rst ? length_34 : 13'd0,
        not_rst ? length_33 : 13'd0, not_rst ? length_32 : 13'd0, not_rst ? length_31 : 13'd0,
        not_rst ? length_30 : 13'd0, not_rst ? length_29 : 13'd0, not_rst ? length_28 : 13'd0,
        not_rst ? length_27 : 13'd0, not_rst ? length_26 : 13'd0, not_rst ? length_25 : 13'd0,
        not_rst ? length_24 : 13'd0, not_rst ? length_23 : 13'd0, not_rst ? length_22 : 13'd0,
        not_rst ? length_21 : 13'd0, not_rst ? length_20 : 13'd0, not_rst ? length_19 : 13'd0,
        not_rst ? length_18 : 13'd0, not_rst ? length_17 : 13'd0, not_rst ? length_16 : 13'd0,
        not_rst ? length_15 : 13'd0, not_rst ? length_14 : 13'd0, not_rst ? length_13 : 13'd0,
        not_rst ? length_12 : 13'd0, not_rst ? length_11 : 13'd0, not_rst ? length_10 : 13'd0,
        not_rst ? length_9 : 13'd0, not_rst ? length_8 : 13'd0, not_rst ? length_7 : 13'd0,
        not_rst ? length_6 : 13'd0, not_rst ? length_5 : 13'd0, not_rst ? length_4 : 13'd0,
        not_rst ? length_3 : 13'd0, not_rst ? length_2 : 13'd0, not_rst ? length_1 : 13'd0,
        not_rst ? length_0 : 13'd0
    };

    // Not read here; named so that no tool reports it.
    wire _unused_ok = &{1'b0, shifted_1[3:0]};
endmodule
