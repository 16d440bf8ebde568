// SPDX-License-Identifier: Apache-2.0
// Testbench of sglb_scorer_p16_f12_l16_scores.
//
// Applies sglb_scorer_p16_f12_l16_scores_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// sglb_scorer_p16_f12_l16_scores_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module sglb_scorer_p16_f12_l16_scores_tb;
    reg clk_;
    reg [1001:0] row_;
    reg [384:0] answer_;
    reg [1001:0] stimulus_ [0:159];
    reg [384:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [15:0] out_valid;
    wire [63:0] level;
    wire [303:0] score;

    sglb_scorer_p16_f12_l16_scores dut_ (
        .clk(clk_),
        .rst(row_[1001]),
        .valid(row_[15:0]),
        .local_queue(row_[207:16]),
        .local_utilisation(row_[399:208]),
        .remote_queue(row_[591:400]),
        .remote_utilisation(row_[783:592]),
        .remote_mean_queue(row_[975:784]),
        .cfg_we(row_[976:976]),
        .cfg_index(row_[981:977]),
        .cfg_value(row_[1000:982]),
        .out_valid(out_valid),
        .level(level),
        .score(score)
    );

    initial begin
        $readmemh("sglb_scorer_p16_f12_l16_scores_stimulus.hex", stimulus_);
        $readmemh("sglb_scorer_p16_f12_l16_scores_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[384] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[15:0]) begin
                    $display("cycle %0d  sglb_scorer_p16_f12_l16_scores.out_valid  expected=%h found=%h", i_ - 0, answer_[15:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (level !== answer_[79:16]) begin
                    $display("cycle %0d  sglb_scorer_p16_f12_l16_scores.level  expected=%h found=%h", i_ - 0, answer_[79:16], level);
                    errors_ = errors_ + 1;
                end
                if (score !== answer_[383:80]) begin
                    $display("cycle %0d  sglb_scorer_p16_f12_l16_scores.score  expected=%h found=%h", i_ - 0, answer_[383:80], score);
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
