// SPDX-License-Identifier: Apache-2.0
// Testbench of dt_admission_q8_c256_l24_a0_perqueue.
//
// Applies dt_admission_q8_c256_l24_a0_perqueue_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// dt_admission_q8_c256_l24_a0_perqueue_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module dt_admission_q8_c256_l24_a0_perqueue_tb;
    reg clk_;
    reg [35:0] row_;
    reg [324:0] answer_;
    reg [35:0] stimulus_ [0:178];
    reg [324:0] expected_ [0:178];
    integer i_, errors_, compared_;
    wire [0:0] accepted;
    wire [0:0] dropped;
    wire [0:0] malformed;
    wire [7:0] over_allocated;
    wire [71:0] len;
    wire [8:0] free_cells;
    wire [71:0] threshold;
    wire [31:0] accepted_packets;
    wire [31:0] accepted_cells;
    wire [31:0] dropped_packets;
    wire [31:0] dropped_cells;
    wire [31:0] malformed_packets;

    dt_admission_q8_c256_l24_a0_perqueue dut_ (
        .clk(clk_),
        .rst(row_[35]),
        .in_valid(row_[0:0]),
        .in_queue(row_[3:1]),
        .in_cells(row_[8:4]),
        .leave_valid(row_[9:9]),
        .leave_queue(row_[12:10]),
        .leave_cells(row_[17:13]),
        .freed_cells(row_[26:18]),
        .cfg_queue(row_[29:27]),
        .cfg_alpha_we(row_[30:30]),
        .cfg_alpha(row_[34:31]),
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
        $readmemh("dt_admission_q8_c256_l24_a0_perqueue_stimulus.hex", stimulus_);
        $readmemh("dt_admission_q8_c256_l24_a0_perqueue_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 179 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[324] === 1'b1) begin
                compared_ = compared_ + 1;
                if (accepted !== answer_[0:0]) begin
                    $display("cycle %0d  dt_admission_q8_c256_l24_a0_perqueue.accepted  expected=%h found=%h", i_ - 0, answer_[0:0], accepted);
                    errors_ = errors_ + 1;
                end
                if (dropped !== answer_[1:1]) begin
                    $display("cycle %0d  dt_admission_q8_c256_l24_a0_perqueue.dropped  expected=%h found=%h", i_ - 0, answer_[1:1], dropped);
                    errors_ = errors_ + 1;
                end
                if (malformed !== answer_[2:2]) begin
                    $display("cycle %0d  dt_admission_q8_c256_l24_a0_perqueue.malformed  expected=%h found=%h", i_ - 0, answer_[2:2], malformed);
                    errors_ = errors_ + 1;
                end
                if (over_allocated !== answer_[10:3]) begin
                    $display("cycle %0d  dt_admission_q8_c256_l24_a0_perqueue.over_allocated  expected=%h found=%h", i_ - 0, answer_[10:3], over_allocated);
                    errors_ = errors_ + 1;
                end
                if (len !== answer_[82:11]) begin
                    $display("cycle %0d  dt_admission_q8_c256_l24_a0_perqueue.len  expected=%h found=%h", i_ - 0, answer_[82:11], len);
                    errors_ = errors_ + 1;
                end
                if (free_cells !== answer_[91:83]) begin
                    $display("cycle %0d  dt_admission_q8_c256_l24_a0_perqueue.free_cells  expected=%h found=%h", i_ - 0, answer_[91:83], free_cells);
                    errors_ = errors_ + 1;
                end
                if (threshold !== answer_[163:92]) begin
                    $display("cycle %0d  dt_admission_q8_c256_l24_a0_perqueue.threshold  expected=%h found=%h", i_ - 0, answer_[163:92], threshold);
                    errors_ = errors_ + 1;
                end
                if (accepted_packets !== answer_[195:164]) begin
                    $display("cycle %0d  dt_admission_q8_c256_l24_a0_perqueue.accepted_packets  expected=%h found=%h", i_ - 0, answer_[195:164], accepted_packets);
                    errors_ = errors_ + 1;
                end
                if (accepted_cells !== answer_[227:196]) begin
                    $display("cycle %0d  dt_admission_q8_c256_l24_a0_perqueue.accepted_cells  expected=%h found=%h", i_ - 0, answer_[227:196], accepted_cells);
                    errors_ = errors_ + 1;
                end
                if (dropped_packets !== answer_[259:228]) begin
                    $display("cycle %0d  dt_admission_q8_c256_l24_a0_perqueue.dropped_packets  expected=%h found=%h", i_ - 0, answer_[259:228], dropped_packets);
                    errors_ = errors_ + 1;
                end
                if (dropped_cells !== answer_[291:260]) begin
                    $display("cycle %0d  dt_admission_q8_c256_l24_a0_perqueue.dropped_cells  expected=%h found=%h", i_ - 0, answer_[291:260], dropped_cells);
                    errors_ = errors_ + 1;
                end
                if (malformed_packets !== answer_[323:292]) begin
                    $display("cycle %0d  dt_admission_q8_c256_l24_a0_perqueue.malformed_packets  expected=%h found=%h", i_ - 0, answer_[323:292], malformed_packets);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 178)
            $display("FAIL: %0d cycles compared, not 178: are the vectors in this folder?", compared_);
        else $display("PASS: 178 cycles compared");
        $finish;
    end
endmodule
