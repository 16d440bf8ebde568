// SPDX-License-Identifier: Apache-2.0
// Testbench of path_enable_g64_n32_l64_h2.
//
// Applies path_enable_g64_n32_l64_h2_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// path_enable_g64_n32_l64_h2_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module path_enable_g64_n32_l64_h2_tb;
    reg clk_;
    reg [693:0] row_;
    reg [34:0] answer_;
    reg [693:0] stimulus_ [0:159];
    reg [34:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [0:0] out_valid;
    wire [31:0] enabled;
    wire [0:0] wrong_group;

    path_enable_g64_n32_l64_h2 dut_ (
        .clk(clk_),
        .rst(row_[693]),
        .link_up(row_[63:0]),
        .session_up(row_[127:64]),
        .boot_done(row_[191:128]),
        .map_we(row_[192:192]),
        .map_group(row_[198:193]),
        .map_used(row_[262:199]),
        .map_link(row_[646:263]),
        .bgp_we(row_[647:647]),
        .bgp_group(row_[653:648]),
        .bgp_reachable(row_[685:654]),
        .valid(row_[686:686]),
        .group(row_[692:687]),
        .out_valid(out_valid),
        .enabled(enabled),
        .wrong_group(wrong_group)
    );

    initial begin
        $readmemh("path_enable_g64_n32_l64_h2_stimulus.hex", stimulus_);
        $readmemh("path_enable_g64_n32_l64_h2_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[34] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[0:0]) begin
                    $display("cycle %0d  path_enable_g64_n32_l64_h2.out_valid  expected=%h found=%h", i_ - 0, answer_[0:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (enabled !== answer_[32:1]) begin
                    $display("cycle %0d  path_enable_g64_n32_l64_h2.enabled  expected=%h found=%h", i_ - 0, answer_[32:1], enabled);
                    errors_ = errors_ + 1;
                end
                if (wrong_group !== answer_[33:33]) begin
                    $display("cycle %0d  path_enable_g64_n32_l64_h2.wrong_group  expected=%h found=%h", i_ - 0, answer_[33:33], wrong_group);
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
