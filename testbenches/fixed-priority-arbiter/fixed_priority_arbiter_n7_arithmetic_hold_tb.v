// SPDX-License-Identifier: Apache-2.0
// Testbench of fixed_priority_arbiter_n7_arithmetic_hold.
//
// Applies fixed_priority_arbiter_n7_arithmetic_hold_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// fixed_priority_arbiter_n7_arithmetic_hold_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module fixed_priority_arbiter_n7_arithmetic_hold_tb;
    reg clk_;
    reg [8:0] row_;
    reg [11:0] answer_;
    reg [8:0] stimulus_ [0:159];
    reg [11:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [6:0] grant;
    wire [2:0] index;
    wire [0:0] valid;

    fixed_priority_arbiter_n7_arithmetic_hold dut_ (
        .clk(clk_),
        .rst(row_[8]),
        .request(row_[6:0]),
        .ready(row_[7:7]),
        .grant(grant),
        .index(index),
        .valid(valid)
    );

    initial begin
        $readmemh("fixed_priority_arbiter_n7_arithmetic_hold_stimulus.hex", stimulus_);
        $readmemh("fixed_priority_arbiter_n7_arithmetic_hold_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[11] === 1'b1) begin
                compared_ = compared_ + 1;
                if (grant !== answer_[6:0]) begin
                    $display("cycle %0d  fixed_priority_arbiter_n7_arithmetic_hold.grant  expected=%h found=%h", i_ - 0, answer_[6:0], grant);
                    errors_ = errors_ + 1;
                end
                if (index !== answer_[9:7]) begin
                    $display("cycle %0d  fixed_priority_arbiter_n7_arithmetic_hold.index  expected=%h found=%h", i_ - 0, answer_[9:7], index);
                    errors_ = errors_ + 1;
                end
                if (valid !== answer_[10:10]) begin
                    $display("cycle %0d  fixed_priority_arbiter_n7_arithmetic_hold.valid  expected=%h found=%h", i_ - 0, answer_[10:10], valid);
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
