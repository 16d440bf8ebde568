// SPDX-License-Identifier: Apache-2.0
// Testbench of fixed_priority_arbiter_n2_arithmetic.
//
// Applies fixed_priority_arbiter_n2_arithmetic_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// fixed_priority_arbiter_n2_arithmetic_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module fixed_priority_arbiter_n2_arithmetic_tb;
    reg clk_;
    reg [3:0] row_;
    reg [4:0] answer_;
    reg [3:0] stimulus_ [0:159];
    reg [4:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [1:0] grant;
    wire [0:0] index;
    wire [0:0] valid;

    fixed_priority_arbiter_n2_arithmetic dut_ (
        .clk(clk_),
        .rst(row_[3]),
        .request(row_[1:0]),
        .ready(row_[2:2]),
        .grant(grant),
        .index(index),
        .valid(valid)
    );

    initial begin
        $readmemh("fixed_priority_arbiter_n2_arithmetic_stimulus.hex", stimulus_);
        $readmemh("fixed_priority_arbiter_n2_arithmetic_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[4] === 1'b1) begin
                compared_ = compared_ + 1;
                if (grant !== answer_[1:0]) begin
                    $display("cycle %0d  fixed_priority_arbiter_n2_arithmetic.grant  expected=%h found=%h", i_ - 0, answer_[1:0], grant);
                    errors_ = errors_ + 1;
                end
                if (index !== answer_[2:2]) begin
                    $display("cycle %0d  fixed_priority_arbiter_n2_arithmetic.index  expected=%h found=%h", i_ - 0, answer_[2:2], index);
                    errors_ = errors_ + 1;
                end
                if (valid !== answer_[3:3]) begin
                    $display("cycle %0d  fixed_priority_arbiter_n2_arithmetic.valid  expected=%h found=%h", i_ - 0, answer_[3:3], valid);
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
