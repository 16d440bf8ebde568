// SPDX-License-Identifier: Apache-2.0
// Testbench of ofan_l32_k128_u32_c2_sorting.
//
// Applies ofan_l32_k128_u32_c2_sorting_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// ofan_l32_k128_u32_c2_sorting_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module ofan_l32_k128_u32_c2_sorting_tb;
    reg clk_;
    reg [256:0] row_;
    reg [224:0] answer_;
    reg [256:0] stimulus_ [0:159];
    reg [224:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [31:0] out_valid;
    wire [159:0] port;
    wire [31:0] no_route;

    ofan_l32_k128_u32_c2_sorting dut_ (
        .clk(clk_),
        .rst(row_[256]),
        .valid(row_[31:0]),
        .key(row_[255:32]),
        .out_valid(out_valid),
        .port(port),
        .no_route(no_route)
    );

    initial begin
        $readmemh("ofan_l32_k128_u32_c2_sorting_stimulus.hex", stimulus_);
        $readmemh("ofan_l32_k128_u32_c2_sorting_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[224] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[31:0]) begin
                    $display("cycle %0d  ofan_l32_k128_u32_c2_sorting.out_valid  expected=%h found=%h", i_ - 0, answer_[31:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (port !== answer_[191:32]) begin
                    $display("cycle %0d  ofan_l32_k128_u32_c2_sorting.port  expected=%h found=%h", i_ - 0, answer_[191:32], port);
                    errors_ = errors_ + 1;
                end
                if (no_route !== answer_[223:192]) begin
                    $display("cycle %0d  ofan_l32_k128_u32_c2_sorting.no_route  expected=%h found=%h", i_ - 0, answer_[223:192], no_route);
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
