// SPDX-License-Identifier: Apache-2.0
// Testbench of sglb_scorer_p4_f8_l8_scores.
//
// Applies sglb_scorer_p4_f8_l8_scores_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// sglb_scorer_p4_f8_l8_scores_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module sglb_scorer_p4_f8_l8_scores_tb;
    reg clk_;
    reg [184:0] row_;
    reg [76:0] answer_;
    reg [184:0] stimulus_ [0:159];
    reg [76:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [3:0] out_valid;
    wire [11:0] level;
    wire [59:0] score;

    sglb_scorer_p4_f8_l8_scores dut_ (
        .clk(clk_),
        .rst(row_[184]),
        .valid(row_[3:0]),
        .local_queue(row_[35:4]),
        .local_utilisation(row_[67:36]),
        .remote_queue(row_[99:68]),
        .remote_utilisation(row_[131:100]),
        .remote_mean_queue(row_[163:132]),
        .cfg_we(row_[164:164]),
        .cfg_index(row_[168:165]),
        .cfg_value(row_[183:169]),
        .out_valid(out_valid),
        .level(level),
        .score(score)
    );

    initial begin
        $readmemh("sglb_scorer_p4_f8_l8_scores_stimulus.hex", stimulus_);
        $readmemh("sglb_scorer_p4_f8_l8_scores_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[76] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[3:0]) begin
                    $display("cycle %0d  sglb_scorer_p4_f8_l8_scores.out_valid  expected=%h found=%h", i_ - 0, answer_[3:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (level !== answer_[15:4]) begin
                    $display("cycle %0d  sglb_scorer_p4_f8_l8_scores.level  expected=%h found=%h", i_ - 0, answer_[15:4], level);
                    errors_ = errors_ + 1;
                end
                if (score !== answer_[75:16]) begin
                    $display("cycle %0d  sglb_scorer_p4_f8_l8_scores.score  expected=%h found=%h", i_ - 0, answer_[75:16], score);
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
