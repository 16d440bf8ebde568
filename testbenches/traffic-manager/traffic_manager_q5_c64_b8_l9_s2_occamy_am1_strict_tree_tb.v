// SPDX-License-Identifier: Apache-2.0
// Testbench of traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.
//
// Applies traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree_tb;
    reg clk_;
    reg [78:0] row_;
    reg [419:0] answer_;
    reg [78:0] stimulus_ [0:159];
    reg [419:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [0:0] in_ready;
    wire [0:0] accepted;
    wire [0:0] refused;
    wire [0:0] malformed;
    wire [0:0] out_valid;
    wire [2:0] out_queue;
    wire [0:0] out_first;
    wire [0:0] out_last;
    wire [63:0] out_data;
    wire [0:0] expelled;
    wire [2:0] expelled_queue;
    wire [3:0] expelled_length;
    wire [34:0] len;
    wire [6:0] free_cells;
    wire [6:0] threshold;
    wire [31:0] accepted_packets;
    wire [31:0] accepted_cells;
    wire [31:0] refused_packets;
    wire [31:0] refused_cells;
    wire [31:0] expelled_packets;
    wire [31:0] expelled_cells;
    wire [31:0] sent_packets;
    wire [31:0] sent_cells;
    wire [31:0] malformed_packets;

    traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree dut_ (
        .clk(clk_),
        .rst(row_[78]),
        .in_valid(row_[0:0]),
        .in_queue(row_[3:1]),
        .in_cells(row_[7:4]),
        .in_data(row_[71:8]),
        .out_ready(row_[72:72]),
        .port_ready(row_[77:73]),
        .in_ready(in_ready),
        .accepted(accepted),
        .refused(refused),
        .malformed(malformed),
        .out_valid(out_valid),
        .out_queue(out_queue),
        .out_first(out_first),
        .out_last(out_last),
        .out_data(out_data),
        .expelled(expelled),
        .expelled_queue(expelled_queue),
        .expelled_length(expelled_length),
        .len(len),
        .free_cells(free_cells),
        .threshold(threshold),
        .accepted_packets(accepted_packets),
        .accepted_cells(accepted_cells),
        .refused_packets(refused_packets),
        .refused_cells(refused_cells),
        .expelled_packets(expelled_packets),
        .expelled_cells(expelled_cells),
        .sent_packets(sent_packets),
        .sent_cells(sent_cells),
        .malformed_packets(malformed_packets)
    );

    initial begin
        $readmemh("traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree_stimulus.hex", stimulus_);
        $readmemh("traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[419] === 1'b1) begin
                compared_ = compared_ + 1;
                if (in_ready !== answer_[0:0]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.in_ready  expected=%h found=%h", i_ - 0, answer_[0:0], in_ready);
                    errors_ = errors_ + 1;
                end
                if (accepted !== answer_[1:1]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.accepted  expected=%h found=%h", i_ - 0, answer_[1:1], accepted);
                    errors_ = errors_ + 1;
                end
                if (refused !== answer_[2:2]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.refused  expected=%h found=%h", i_ - 0, answer_[2:2], refused);
                    errors_ = errors_ + 1;
                end
                if (malformed !== answer_[3:3]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.malformed  expected=%h found=%h", i_ - 0, answer_[3:3], malformed);
                    errors_ = errors_ + 1;
                end
                if (out_valid !== answer_[4:4]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.out_valid  expected=%h found=%h", i_ - 0, answer_[4:4], out_valid);
                    errors_ = errors_ + 1;
                end
                if (out_queue !== answer_[7:5]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.out_queue  expected=%h found=%h", i_ - 0, answer_[7:5], out_queue);
                    errors_ = errors_ + 1;
                end
                if (out_first !== answer_[8:8]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.out_first  expected=%h found=%h", i_ - 0, answer_[8:8], out_first);
                    errors_ = errors_ + 1;
                end
                if (out_last !== answer_[9:9]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.out_last  expected=%h found=%h", i_ - 0, answer_[9:9], out_last);
                    errors_ = errors_ + 1;
                end
                if (out_data !== answer_[73:10]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.out_data  expected=%h found=%h", i_ - 0, answer_[73:10], out_data);
                    errors_ = errors_ + 1;
                end
                if (expelled !== answer_[74:74]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.expelled  expected=%h found=%h", i_ - 0, answer_[74:74], expelled);
                    errors_ = errors_ + 1;
                end
                if (expelled_queue !== answer_[77:75]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.expelled_queue  expected=%h found=%h", i_ - 0, answer_[77:75], expelled_queue);
                    errors_ = errors_ + 1;
                end
                if (expelled_length !== answer_[81:78]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.expelled_length  expected=%h found=%h", i_ - 0, answer_[81:78], expelled_length);
                    errors_ = errors_ + 1;
                end
                if (len !== answer_[116:82]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.len  expected=%h found=%h", i_ - 0, answer_[116:82], len);
                    errors_ = errors_ + 1;
                end
                if (free_cells !== answer_[123:117]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.free_cells  expected=%h found=%h", i_ - 0, answer_[123:117], free_cells);
                    errors_ = errors_ + 1;
                end
                if (threshold !== answer_[130:124]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.threshold  expected=%h found=%h", i_ - 0, answer_[130:124], threshold);
                    errors_ = errors_ + 1;
                end
                if (accepted_packets !== answer_[162:131]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.accepted_packets  expected=%h found=%h", i_ - 0, answer_[162:131], accepted_packets);
                    errors_ = errors_ + 1;
                end
                if (accepted_cells !== answer_[194:163]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.accepted_cells  expected=%h found=%h", i_ - 0, answer_[194:163], accepted_cells);
                    errors_ = errors_ + 1;
                end
                if (refused_packets !== answer_[226:195]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.refused_packets  expected=%h found=%h", i_ - 0, answer_[226:195], refused_packets);
                    errors_ = errors_ + 1;
                end
                if (refused_cells !== answer_[258:227]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.refused_cells  expected=%h found=%h", i_ - 0, answer_[258:227], refused_cells);
                    errors_ = errors_ + 1;
                end
                if (expelled_packets !== answer_[290:259]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.expelled_packets  expected=%h found=%h", i_ - 0, answer_[290:259], expelled_packets);
                    errors_ = errors_ + 1;
                end
                if (expelled_cells !== answer_[322:291]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.expelled_cells  expected=%h found=%h", i_ - 0, answer_[322:291], expelled_cells);
                    errors_ = errors_ + 1;
                end
                if (sent_packets !== answer_[354:323]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.sent_packets  expected=%h found=%h", i_ - 0, answer_[354:323], sent_packets);
                    errors_ = errors_ + 1;
                end
                if (sent_cells !== answer_[386:355]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.sent_cells  expected=%h found=%h", i_ - 0, answer_[386:355], sent_cells);
                    errors_ = errors_ + 1;
                end
                if (malformed_packets !== answer_[418:387]) begin
                    $display("cycle %0d  traffic_manager_q5_c64_b8_l9_s2_occamy_am1_strict_tree.malformed_packets  expected=%h found=%h", i_ - 0, answer_[418:387], malformed_packets);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 159)
            $display("FAIL: %0d cycles compared, not 159: are the vectors in this folder?", compared_);
        else $display("PASS: 159 cycles compared");
        $finish;
    end
endmodule
