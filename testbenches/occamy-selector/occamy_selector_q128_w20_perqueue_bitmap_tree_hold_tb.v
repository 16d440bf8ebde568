// SPDX-License-Identifier: Apache-2.0
// Testbench of occamy_selector_q128_w20_perqueue_bitmap_tree_hold.
//
// Applies occamy_selector_q128_w20_perqueue_bitmap_tree_hold_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// occamy_selector_q128_w20_perqueue_bitmap_tree_hold_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module occamy_selector_q128_w20_perqueue_bitmap_tree_hold_tb;
    reg clk_;
    reg [5121:0] row_;
    reg [8:0] answer_;
    reg [5121:0] stimulus_ [0:159];
    reg [8:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [6:0] queue_index;
    wire [0:0] valid;

    occamy_selector_q128_w20_perqueue_bitmap_tree_hold dut_ (
        .clk(clk_),
        .rst(row_[5121]),
        .len(row_[2559:0]),
        .threshold(row_[5119:2560]),
        .ready(row_[5120:5120]),
        .queue_index(queue_index),
        .valid(valid)
    );

    initial begin
        $readmemh("occamy_selector_q128_w20_perqueue_bitmap_tree_hold_stimulus.hex", stimulus_);
        $readmemh("occamy_selector_q128_w20_perqueue_bitmap_tree_hold_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[8] === 1'b1) begin
                compared_ = compared_ + 1;
                if (queue_index !== answer_[6:0]) begin
                    $display("cycle %0d  occamy_selector_q128_w20_perqueue_bitmap_tree_hold.queue_index  expected=%h found=%h", i_ - 0, answer_[6:0], queue_index);
                    errors_ = errors_ + 1;
                end
                if (valid !== answer_[7:7]) begin
                    $display("cycle %0d  occamy_selector_q128_w20_perqueue_bitmap_tree_hold.valid  expected=%h found=%h", i_ - 0, answer_[7:7], valid);
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
