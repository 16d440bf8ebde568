// SPDX-License-Identifier: Apache-2.0
// Testbench of traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.
//
// Applies traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked_tb;
    reg clk_;
    reg [142:0] row_;
    reg [1236:0] answer_;
    reg [142:0] stimulus_ [0:540];
    reg [1236:0] expected_ [0:540];
    integer i_, errors_, compared_;
    wire [0:0] in_ready;
    wire [0:0] accepted;
    wire [0:0] refused;
    wire [0:0] malformed;
    wire [0:0] out_valid;
    wire [5:0] out_queue;
    wire [0:0] out_first;
    wire [0:0] out_last;
    wire [63:0] out_data;
    wire [0:0] expelled;
    wire [5:0] expelled_queue;
    wire [5:0] expelled_length;
    wire [831:0] len;
    wire [12:0] free_cells;
    wire [12:0] threshold;
    wire [31:0] accepted_packets;
    wire [31:0] accepted_cells;
    wire [31:0] refused_packets;
    wire [31:0] refused_cells;
    wire [31:0] expelled_packets;
    wire [31:0] expelled_cells;
    wire [31:0] sent_packets;
    wire [31:0] sent_cells;
    wire [31:0] malformed_packets;

    traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked dut_ (
        .clk(clk_),
        .rst(row_[142]),
        .in_valid(row_[0:0]),
        .in_queue(row_[6:1]),
        .in_cells(row_[12:7]),
        .in_data(row_[76:13]),
        .out_ready(row_[77:77]),
        .port_ready(row_[141:78]),
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
        $readmemh("traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked_stimulus.hex", stimulus_);
        $readmemh("traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 541 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[1236] === 1'b1) begin
                compared_ = compared_ + 1;
                if (in_ready !== answer_[0:0]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.in_ready  expected=%h found=%h", i_ - 0, answer_[0:0], in_ready);
                    errors_ = errors_ + 1;
                end
                if (accepted !== answer_[1:1]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.accepted  expected=%h found=%h", i_ - 0, answer_[1:1], accepted);
                    errors_ = errors_ + 1;
                end
                if (refused !== answer_[2:2]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.refused  expected=%h found=%h", i_ - 0, answer_[2:2], refused);
                    errors_ = errors_ + 1;
                end
                if (malformed !== answer_[3:3]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.malformed  expected=%h found=%h", i_ - 0, answer_[3:3], malformed);
                    errors_ = errors_ + 1;
                end
                if (out_valid !== answer_[4:4]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.out_valid  expected=%h found=%h", i_ - 0, answer_[4:4], out_valid);
                    errors_ = errors_ + 1;
                end
                if (out_queue !== answer_[10:5]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.out_queue  expected=%h found=%h", i_ - 0, answer_[10:5], out_queue);
                    errors_ = errors_ + 1;
                end
                if (out_first !== answer_[11:11]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.out_first  expected=%h found=%h", i_ - 0, answer_[11:11], out_first);
                    errors_ = errors_ + 1;
                end
                if (out_last !== answer_[12:12]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.out_last  expected=%h found=%h", i_ - 0, answer_[12:12], out_last);
                    errors_ = errors_ + 1;
                end
                if (out_data !== answer_[76:13]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.out_data  expected=%h found=%h", i_ - 0, answer_[76:13], out_data);
                    errors_ = errors_ + 1;
                end
                if (expelled !== answer_[77:77]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.expelled  expected=%h found=%h", i_ - 0, answer_[77:77], expelled);
                    errors_ = errors_ + 1;
                end
                if (expelled_queue !== answer_[83:78]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.expelled_queue  expected=%h found=%h", i_ - 0, answer_[83:78], expelled_queue);
                    errors_ = errors_ + 1;
                end
                if (expelled_length !== answer_[89:84]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.expelled_length  expected=%h found=%h", i_ - 0, answer_[89:84], expelled_length);
                    errors_ = errors_ + 1;
                end
                if (len !== answer_[921:90]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.len  expected=%h found=%h", i_ - 0, answer_[921:90], len);
                    errors_ = errors_ + 1;
                end
                if (free_cells !== answer_[934:922]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.free_cells  expected=%h found=%h", i_ - 0, answer_[934:922], free_cells);
                    errors_ = errors_ + 1;
                end
                if (threshold !== answer_[947:935]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.threshold  expected=%h found=%h", i_ - 0, answer_[947:935], threshold);
                    errors_ = errors_ + 1;
                end
                if (accepted_packets !== answer_[979:948]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.accepted_packets  expected=%h found=%h", i_ - 0, answer_[979:948], accepted_packets);
                    errors_ = errors_ + 1;
                end
                if (accepted_cells !== answer_[1011:980]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.accepted_cells  expected=%h found=%h", i_ - 0, answer_[1011:980], accepted_cells);
                    errors_ = errors_ + 1;
                end
                if (refused_packets !== answer_[1043:1012]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.refused_packets  expected=%h found=%h", i_ - 0, answer_[1043:1012], refused_packets);
                    errors_ = errors_ + 1;
                end
                if (refused_cells !== answer_[1075:1044]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.refused_cells  expected=%h found=%h", i_ - 0, answer_[1075:1044], refused_cells);
                    errors_ = errors_ + 1;
                end
                if (expelled_packets !== answer_[1107:1076]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.expelled_packets  expected=%h found=%h", i_ - 0, answer_[1107:1076], expelled_packets);
                    errors_ = errors_ + 1;
                end
                if (expelled_cells !== answer_[1139:1108]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.expelled_cells  expected=%h found=%h", i_ - 0, answer_[1139:1108], expelled_cells);
                    errors_ = errors_ + 1;
                end
                if (sent_packets !== answer_[1171:1140]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.sent_packets  expected=%h found=%h", i_ - 0, answer_[1171:1140], sent_packets);
                    errors_ = errors_ + 1;
                end
                if (sent_cells !== answer_[1203:1172]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.sent_cells  expected=%h found=%h", i_ - 0, answer_[1203:1172], sent_cells);
                    errors_ = errors_ + 1;
                end
                if (malformed_packets !== answer_[1235:1204]) begin
                    $display("cycle %0d  traffic_manager_q64_c4096_b8_l48_s4_occamy_a3_rr_masked.malformed_packets  expected=%h found=%h", i_ - 0, answer_[1235:1204], malformed_packets);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 540)
            $display("FAIL: %0d cycles compared, not 540: are the vectors in this folder?", compared_);
        else $display("PASS: 540 cycles compared");
        $finish;
    end
endmodule
