// SPDX-License-Identifier: Apache-2.0
// Testbench of ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2.
//
// Applies ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2_tb;
    reg clk_;
    reg [103:0] row_;
    reg [28:0] answer_;
    reg [103:0] stimulus_ [0:163];
    reg [28:0] expected_ [0:163];
    integer i_, errors_, compared_;
    wire [3:0] out_valid;
    wire [3:0] north;
    wire [7:0] port;
    wire [3:0] no_route;
    wire [3:0] host_error;
    wire [3:0] ready;

    ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2 dut_ (
        .clk(clk_),
        .rst(row_[103]),
        .valid(row_[3:0]),
        .host(row_[23:4]),
        .length(row_[79:24]),
        .own(row_[82:80]),
        .limit_we(row_[83:83]),
        .limit_index(row_[84:84]),
        .limit_value(row_[98:85]),
        .out_ready(row_[102:99]),
        .out_valid(out_valid),
        .north(north),
        .port(port),
        .no_route(no_route),
        .host_error(host_error),
        .ready(ready)
    );

    initial begin
        $readmemh("ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2_stimulus.hex", stimulus_);
        $readmemh("ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 164 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[28] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[3:0]) begin
                    $display("cycle %0d  ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2.out_valid  expected=%h found=%h", i_ - 0, answer_[3:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (north !== answer_[7:4]) begin
                    $display("cycle %0d  ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2.north  expected=%h found=%h", i_ - 0, answer_[7:4], north);
                    errors_ = errors_ + 1;
                end
                if (port !== answer_[15:8]) begin
                    $display("cycle %0d  ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2.port  expected=%h found=%h", i_ - 0, answer_[15:8], port);
                    errors_ = errors_ + 1;
                end
                if (no_route !== answer_[19:16]) begin
                    $display("cycle %0d  ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2.no_route  expected=%h found=%h", i_ - 0, answer_[19:16], no_route);
                    errors_ = errors_ + 1;
                end
                if (host_error !== answer_[23:20]) begin
                    $display("cycle %0d  ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2.host_error  expected=%h found=%h", i_ - 0, answer_[23:20], host_error);
                    errors_ = errors_ + 1;
                end
                if (ready !== answer_[27:24]) begin
                    $display("cycle %0d  ofan_switch_k8_leaf_len14_lim128_l4_k16_u4_c2_banked2x4_rl1_fifo2.ready  expected=%h found=%h", i_ - 0, answer_[27:24], ready);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 163)
            $display("FAIL: %0d cycles compared, not 163: are the vectors in this folder?", compared_);
        else $display("PASS: 163 cycles compared");
        $finish;
    end
endmodule
