// SPDX-License-Identifier: Apache-2.0
// Testbench of pofan_pipe_k128_u8_c2_x4.
//
// Applies pofan_pipe_k128_u8_c2_x4_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// pofan_pipe_k128_u8_c2_x4_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module pofan_pipe_k128_u8_c2_x4_tb;
    reg clk_;
    reg [32:0] row_;
    reg [21:0] answer_;
    reg [32:0] stimulus_ [0:159];
    reg [21:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [3:0] out_valid;
    wire [11:0] port;
    wire [3:0] no_route;
    wire [0:0] ready;

    pofan_pipe_k128_u8_c2_x4 dut_ (
        .clk(clk_),
        .rst(row_[32]),
        .valid(row_[3:0]),
        .key(row_[31:4]),
        .out_valid(out_valid),
        .port(port),
        .no_route(no_route),
        .ready(ready)
    );

    initial begin
        $readmemh("pofan_pipe_k128_u8_c2_x4_stimulus.hex", stimulus_);
        $readmemh("pofan_pipe_k128_u8_c2_x4_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[21] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[3:0]) begin
                    $display("cycle %0d  pofan_pipe_k128_u8_c2_x4.out_valid  expected=%h found=%h", i_ - 0, answer_[3:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (port !== answer_[15:4]) begin
                    $display("cycle %0d  pofan_pipe_k128_u8_c2_x4.port  expected=%h found=%h", i_ - 0, answer_[15:4], port);
                    errors_ = errors_ + 1;
                end
                if (no_route !== answer_[19:16]) begin
                    $display("cycle %0d  pofan_pipe_k128_u8_c2_x4.no_route  expected=%h found=%h", i_ - 0, answer_[19:16], no_route);
                    errors_ = errors_ + 1;
                end
                if (ready !== answer_[20:20]) begin
                    $display("cycle %0d  pofan_pipe_k128_u8_c2_x4.ready  expected=%h found=%h", i_ - 0, answer_[20:20], ready);
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
