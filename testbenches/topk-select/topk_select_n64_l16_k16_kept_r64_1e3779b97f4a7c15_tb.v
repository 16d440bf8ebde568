// SPDX-License-Identifier: Apache-2.0
// Testbench of topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15.
//
// Applies topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15_tb;
    reg clk_;
    reg [329:0] row_;
    reg [72:0] answer_;
    reg [329:0] stimulus_ [0:159];
    reg [72:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [0:0] out_valid;
    wire [5:0] path;
    wire [0:0] no_path;
    wire [63:0] kept;

    topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15 dut_ (
        .clk(clk_),
        .rst(row_[329]),
        .valid(row_[0:0]),
        .enable(row_[64:1]),
        .level(row_[320:65]),
        .cfg_we(row_[321:321]),
        .cfg_keep(row_[328:322]),
        .out_valid(out_valid),
        .path(path),
        .no_path(no_path),
        .kept(kept)
    );

    initial begin
        $readmemh("topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15_stimulus.hex", stimulus_);
        $readmemh("topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[72] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[0:0]) begin
                    $display("cycle %0d  topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15.out_valid  expected=%h found=%h", i_ - 0, answer_[0:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (path !== answer_[6:1]) begin
                    $display("cycle %0d  topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15.path  expected=%h found=%h", i_ - 0, answer_[6:1], path);
                    errors_ = errors_ + 1;
                end
                if (no_path !== answer_[7:7]) begin
                    $display("cycle %0d  topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15.no_path  expected=%h found=%h", i_ - 0, answer_[7:7], no_path);
                    errors_ = errors_ + 1;
                end
                if (kept !== answer_[71:8]) begin
                    $display("cycle %0d  topk_select_n64_l16_k16_kept_r64_1e3779b97f4a7c15.kept  expected=%h found=%h", i_ - 0, answer_[71:8], kept);
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
