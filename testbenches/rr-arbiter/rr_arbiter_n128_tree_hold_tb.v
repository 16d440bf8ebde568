// SPDX-License-Identifier: Apache-2.0
// Testbench of rr_arbiter_n128_tree_hold.
//
// Applies rr_arbiter_n128_tree_hold_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// rr_arbiter_n128_tree_hold_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module rr_arbiter_n128_tree_hold_tb;
    reg clk_;
    reg [129:0] row_;
    reg [136:0] answer_;
    reg [129:0] stimulus_ [0:159];
    reg [136:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [127:0] grant;
    wire [6:0] index;
    wire [0:0] valid;

    rr_arbiter_n128_tree_hold dut_ (
        .clk(clk_),
        .rst(row_[129]),
        .request(row_[127:0]),
        .ready(row_[128:128]),
        .grant(grant),
        .index(index),
        .valid(valid)
    );

    initial begin
        $readmemh("rr_arbiter_n128_tree_hold_stimulus.hex", stimulus_);
        $readmemh("rr_arbiter_n128_tree_hold_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[136] === 1'b1) begin
                compared_ = compared_ + 1;
                if (grant !== answer_[127:0]) begin
                    $display("cycle %0d  rr_arbiter_n128_tree_hold.grant  expected=%h found=%h", i_ - 0, answer_[127:0], grant);
                    errors_ = errors_ + 1;
                end
                if (index !== answer_[134:128]) begin
                    $display("cycle %0d  rr_arbiter_n128_tree_hold.index  expected=%h found=%h", i_ - 0, answer_[134:128], index);
                    errors_ = errors_ + 1;
                end
                if (valid !== answer_[135:135]) begin
                    $display("cycle %0d  rr_arbiter_n128_tree_hold.valid  expected=%h found=%h", i_ - 0, answer_[135:135], valid);
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
