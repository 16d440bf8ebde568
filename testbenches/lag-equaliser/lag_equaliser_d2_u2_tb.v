// SPDX-License-Identifier: Apache-2.0
// Testbench of lag_equaliser_d2_u2.
//
// Applies lag_equaliser_d2_u2_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// lag_equaliser_d2_u2_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module lag_equaliser_d2_u2_tb;
    reg clk_;
    reg [4:0] row_;
    reg [2:0] answer_;
    reg [4:0] stimulus_ [0:159];
    reg [2:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [1:0] enable_1;

    lag_equaliser_d2_u2 dut_ (
        .clk(clk_),
        .rst(row_[4]),
        .downstream_up(row_[1:0]),
        .upstream_up_1(row_[3:2]),
        .enable_1(enable_1)
    );

    initial begin
        $readmemh("lag_equaliser_d2_u2_stimulus.hex", stimulus_);
        $readmemh("lag_equaliser_d2_u2_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[2] === 1'b1) begin
                compared_ = compared_ + 1;
                if (enable_1 !== answer_[1:0]) begin
                    $display("cycle %0d  lag_equaliser_d2_u2.enable_1  expected=%h found=%h", i_ - 0, answer_[1:0], enable_1);
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
