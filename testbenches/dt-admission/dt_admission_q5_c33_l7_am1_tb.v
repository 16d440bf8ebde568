// SPDX-License-Identifier: Apache-2.0
// Testbench of dt_admission_q5_c33_l7_am1.
//
// Applies dt_admission_q5_c33_l7_am1_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// dt_admission_q5_c33_l7_am1_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module dt_admission_q5_c33_l7_am1_tb;
    reg clk_;
    reg [20:0] row_;
    reg [210:0] answer_;
    reg [20:0] stimulus_ [0:270];
    reg [210:0] expected_ [0:270];
    integer i_, errors_, compared_;
    wire [0:0] accepted;
    wire [0:0] dropped;
    wire [0:0] malformed;
    wire [4:0] over_allocated;
    wire [29:0] len;
    wire [5:0] free_cells;
    wire [5:0] threshold;
    wire [31:0] accepted_packets;
    wire [31:0] accepted_cells;
    wire [31:0] dropped_packets;
    wire [31:0] dropped_cells;
    wire [31:0] malformed_packets;

    dt_admission_q5_c33_l7_am1 dut_ (
        .clk(clk_),
        .rst(row_[20]),
        .in_valid(row_[0:0]),
        .in_queue(row_[3:1]),
        .in_cells(row_[6:4]),
        .leave_valid(row_[7:7]),
        .leave_queue(row_[10:8]),
        .leave_cells(row_[13:11]),
        .freed_cells(row_[19:14]),
        .accepted(accepted),
        .dropped(dropped),
        .malformed(malformed),
        .over_allocated(over_allocated),
        .len(len),
        .free_cells(free_cells),
        .threshold(threshold),
        .accepted_packets(accepted_packets),
        .accepted_cells(accepted_cells),
        .dropped_packets(dropped_packets),
        .dropped_cells(dropped_cells),
        .malformed_packets(malformed_packets)
    );

    initial begin
        $readmemh("dt_admission_q5_c33_l7_am1_stimulus.hex", stimulus_);
        $readmemh("dt_admission_q5_c33_l7_am1_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 271 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[210] === 1'b1) begin
                compared_ = compared_ + 1;
                if (accepted !== answer_[0:0]) begin
                    $display("cycle %0d  dt_admission_q5_c33_l7_am1.accepted  expected=%h found=%h", i_ - 0, answer_[0:0], accepted);
                    errors_ = errors_ + 1;
                end
                if (dropped !== answer_[1:1]) begin
                    $display("cycle %0d  dt_admission_q5_c33_l7_am1.dropped  expected=%h found=%h", i_ - 0, answer_[1:1], dropped);
                    errors_ = errors_ + 1;
                end
                if (malformed !== answer_[2:2]) begin
                    $display("cycle %0d  dt_admission_q5_c33_l7_am1.malformed  expected=%h found=%h", i_ - 0, answer_[2:2], malformed);
                    errors_ = errors_ + 1;
                end
                if (over_allocated !== answer_[7:3]) begin
                    $display("cycle %0d  dt_admission_q5_c33_l7_am1.over_allocated  expected=%h found=%h", i_ - 0, answer_[7:3], over_allocated);
                    errors_ = errors_ + 1;
                end
                if (len !== answer_[37:8]) begin
                    $display("cycle %0d  dt_admission_q5_c33_l7_am1.len  expected=%h found=%h", i_ - 0, answer_[37:8], len);
                    errors_ = errors_ + 1;
                end
                if (free_cells !== answer_[43:38]) begin
                    $display("cycle %0d  dt_admission_q5_c33_l7_am1.free_cells  expected=%h found=%h", i_ - 0, answer_[43:38], free_cells);
                    errors_ = errors_ + 1;
                end
                if (threshold !== answer_[49:44]) begin
                    $display("cycle %0d  dt_admission_q5_c33_l7_am1.threshold  expected=%h found=%h", i_ - 0, answer_[49:44], threshold);
                    errors_ = errors_ + 1;
                end
                if (accepted_packets !== answer_[81:50]) begin
                    $display("cycle %0d  dt_admission_q5_c33_l7_am1.accepted_packets  expected=%h found=%h", i_ - 0, answer_[81:50], accepted_packets);
                    errors_ = errors_ + 1;
                end
                if (accepted_cells !== answer_[113:82]) begin
                    $display("cycle %0d  dt_admission_q5_c33_l7_am1.accepted_cells  expected=%h found=%h", i_ - 0, answer_[113:82], accepted_cells);
                    errors_ = errors_ + 1;
                end
                if (dropped_packets !== answer_[145:114]) begin
                    $display("cycle %0d  dt_admission_q5_c33_l7_am1.dropped_packets  expected=%h found=%h", i_ - 0, answer_[145:114], dropped_packets);
                    errors_ = errors_ + 1;
                end
                if (dropped_cells !== answer_[177:146]) begin
                    $display("cycle %0d  dt_admission_q5_c33_l7_am1.dropped_cells  expected=%h found=%h", i_ - 0, answer_[177:146], dropped_cells);
                    errors_ = errors_ + 1;
                end
                if (malformed_packets !== answer_[209:178]) begin
                    $display("cycle %0d  dt_admission_q5_c33_l7_am1.malformed_packets  expected=%h found=%h", i_ - 0, answer_[209:178], malformed_packets);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 270)
            $display("FAIL: %0d cycles compared, not 270: are the vectors in this folder?", compared_);
        else $display("PASS: 270 cycles compared");
        $finish;
    end
endmodule
