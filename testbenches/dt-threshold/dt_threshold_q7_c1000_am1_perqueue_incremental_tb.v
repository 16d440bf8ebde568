// SPDX-License-Identifier: Apache-2.0
// Testbench of dt_threshold_q7_c1000_am1_perqueue_incremental.
//
// Applies dt_threshold_q7_c1000_am1_perqueue_incremental_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// dt_threshold_q7_c1000_am1_perqueue_incremental_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module dt_threshold_q7_c1000_am1_perqueue_incremental_tb;
    reg clk_;
    reg [28:0] row_;
    reg [80:0] answer_;
    reg [28:0] stimulus_ [0:159];
    reg [80:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [9:0] free_cells;
    wire [69:0] threshold;

    dt_threshold_q7_c1000_am1_perqueue_incremental dut_ (
        .clk(clk_),
        .rst(row_[28]),
        .reserved_cells(row_[9:0]),
        .freed_cells(row_[19:10]),
        .cfg_queue(row_[22:20]),
        .cfg_alpha_we(row_[23:23]),
        .cfg_alpha(row_[27:24]),
        .free_cells(free_cells),
        .threshold(threshold)
    );

    initial begin
        $readmemh("dt_threshold_q7_c1000_am1_perqueue_incremental_stimulus.hex", stimulus_);
        $readmemh("dt_threshold_q7_c1000_am1_perqueue_incremental_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[80] === 1'b1) begin
                compared_ = compared_ + 1;
                if (free_cells !== answer_[9:0]) begin
                    $display("cycle %0d  dt_threshold_q7_c1000_am1_perqueue_incremental.free_cells  expected=%h found=%h", i_ - 0, answer_[9:0], free_cells);
                    errors_ = errors_ + 1;
                end
                if (threshold !== answer_[79:10]) begin
                    $display("cycle %0d  dt_threshold_q7_c1000_am1_perqueue_incremental.threshold  expected=%h found=%h", i_ - 0, answer_[79:10], threshold);
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
