// SPDX-License-Identifier: Apache-2.0
// Testbench of pofan_switch_p6x1_fifo4_k144_u6_c2_rl1.
//
// Applies pofan_switch_p6x1_fifo4_k144_u6_c2_rl1_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// pofan_switch_p6x1_fifo4_k144_u6_c2_rl1_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module pofan_switch_p6x1_fifo4_k144_u6_c2_rl1_tb;
    reg clk_;
    reg [54:0] row_;
    reg [36:0] answer_;
    reg [54:0] stimulus_ [0:381];
    reg [36:0] expected_ [0:381];
    integer i_, errors_, compared_;
    wire [5:0] out_valid;
    wire [17:0] port;
    wire [5:0] no_route;
    wire [5:0] ready;

    pofan_switch_p6x1_fifo4_k144_u6_c2_rl1 dut_ (
        .clk(clk_),
        .rst(row_[54]),
        .valid(row_[5:0]),
        .key(row_[53:6]),
        .out_valid(out_valid),
        .port(port),
        .no_route(no_route),
        .ready(ready)
    );

    initial begin
        $readmemh("pofan_switch_p6x1_fifo4_k144_u6_c2_rl1_stimulus.hex", stimulus_);
        $readmemh("pofan_switch_p6x1_fifo4_k144_u6_c2_rl1_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 382 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[36] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[5:0]) begin
                    $display("cycle %0d  pofan_switch_p6x1_fifo4_k144_u6_c2_rl1.out_valid  expected=%h found=%h", i_ - 0, answer_[5:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (port !== answer_[23:6]) begin
                    $display("cycle %0d  pofan_switch_p6x1_fifo4_k144_u6_c2_rl1.port  expected=%h found=%h", i_ - 0, answer_[23:6], port);
                    errors_ = errors_ + 1;
                end
                if (no_route !== answer_[29:24]) begin
                    $display("cycle %0d  pofan_switch_p6x1_fifo4_k144_u6_c2_rl1.no_route  expected=%h found=%h", i_ - 0, answer_[29:24], no_route);
                    errors_ = errors_ + 1;
                end
                if (ready !== answer_[35:30]) begin
                    $display("cycle %0d  pofan_switch_p6x1_fifo4_k144_u6_c2_rl1.ready  expected=%h found=%h", i_ - 0, answer_[35:30], ready);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 381)
            $display("FAIL: %0d cycles compared, not 381: are the vectors in this folder?", compared_);
        else $display("PASS: 381 cycles compared");
        $finish;
    end
endmodule
