// SPDX-License-Identifier: Apache-2.0
// Testbench of path_enable_g5_n7_l33_h3.
//
// Applies path_enable_g5_n7_l33_h3_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// path_enable_g5_n7_l33_h3_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module path_enable_g5_n7_l33_h3_tb;
    reg clk_;
    reg [265:0] row_;
    reg [9:0] answer_;
    reg [265:0] stimulus_ [0:159];
    reg [9:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [0:0] out_valid;
    wire [6:0] enabled;
    wire [0:0] wrong_group;

    path_enable_g5_n7_l33_h3 dut_ (
        .clk(clk_),
        .rst(row_[265]),
        .link_up(row_[32:0]),
        .session_up(row_[65:33]),
        .boot_done(row_[98:66]),
        .map_we(row_[99:99]),
        .map_group(row_[102:100]),
        .map_used(row_[123:103]),
        .map_link(row_[249:124]),
        .bgp_we(row_[250:250]),
        .bgp_group(row_[253:251]),
        .bgp_reachable(row_[260:254]),
        .valid(row_[261:261]),
        .group(row_[264:262]),
        .out_valid(out_valid),
        .enabled(enabled),
        .wrong_group(wrong_group)
    );

    initial begin
        $readmemh("path_enable_g5_n7_l33_h3_stimulus.hex", stimulus_);
        $readmemh("path_enable_g5_n7_l33_h3_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[9] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[0:0]) begin
                    $display("cycle %0d  path_enable_g5_n7_l33_h3.out_valid  expected=%h found=%h", i_ - 0, answer_[0:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (enabled !== answer_[7:1]) begin
                    $display("cycle %0d  path_enable_g5_n7_l33_h3.enabled  expected=%h found=%h", i_ - 0, answer_[7:1], enabled);
                    errors_ = errors_ + 1;
                end
                if (wrong_group !== answer_[8:8]) begin
                    $display("cycle %0d  path_enable_g5_n7_l33_h3.wrong_group  expected=%h found=%h", i_ - 0, answer_[8:8], wrong_group);
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
