// SPDX-License-Identifier: Apache-2.0
// Testbench of max_finder_n5_w4.
//
// Applies max_finder_n5_w4_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// max_finder_n5_w4_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module max_finder_n5_w4_tb;
    reg clk_;
    reg [25:0] row_;
    reg [8:0] answer_;
    reg [25:0] stimulus_ [0:159];
    reg [8:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [3:0] greatest;
    wire [2:0] index;
    wire [0:0] valid;

    max_finder_n5_w4 dut_ (
        .clk(clk_),
        .rst(row_[25]),
        .value(row_[19:0]),
        .value_valid(row_[24:20]),
        .greatest(greatest),
        .index(index),
        .valid(valid)
    );

    initial begin
        $readmemh("max_finder_n5_w4_stimulus.hex", stimulus_);
        $readmemh("max_finder_n5_w4_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[8] === 1'b1) begin
                compared_ = compared_ + 1;
                if (greatest !== answer_[3:0]) begin
                    $display("cycle %0d  max_finder_n5_w4.greatest  expected=%h found=%h", i_ - 0, answer_[3:0], greatest);
                    errors_ = errors_ + 1;
                end
                if (index !== answer_[6:4]) begin
                    $display("cycle %0d  max_finder_n5_w4.index  expected=%h found=%h", i_ - 0, answer_[6:4], index);
                    errors_ = errors_ + 1;
                end
                if (valid !== answer_[7:7]) begin
                    $display("cycle %0d  max_finder_n5_w4.valid  expected=%h found=%h", i_ - 0, answer_[7:7], valid);
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
