// SPDX-License-Identifier: Apache-2.0
// Testbench of ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting.
//
// Applies ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting_tb;
    reg clk_;
    reg [1019:0] row_;
    reg [288:0] answer_;
    reg [1019:0] stimulus_ [0:159];
    reg [288:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [31:0] out_valid;
    wire [31:0] north;
    wire [159:0] port;
    wire [31:0] no_route;
    wire [31:0] host_error;

    ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting dut_ (
        .clk(clk_),
        .rst(row_[1019]),
        .valid(row_[31:0]),
        .host(row_[543:32]),
        .length(row_[991:544]),
        .own(row_[1002:992]),
        .limit_we(row_[1003:1003]),
        .limit_index(row_[1004:1004]),
        .limit_value(row_[1018:1005]),
        .out_valid(out_valid),
        .north(north),
        .port(port),
        .no_route(no_route),
        .host_error(host_error)
    );

    initial begin
        $readmemh("ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting_stimulus.hex", stimulus_);
        $readmemh("ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[288] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[31:0]) begin
                    $display("cycle %0d  ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting.out_valid  expected=%h found=%h", i_ - 0, answer_[31:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (north !== answer_[63:32]) begin
                    $display("cycle %0d  ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting.north  expected=%h found=%h", i_ - 0, answer_[63:32], north);
                    errors_ = errors_ + 1;
                end
                if (port !== answer_[223:64]) begin
                    $display("cycle %0d  ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting.port  expected=%h found=%h", i_ - 0, answer_[223:64], port);
                    errors_ = errors_ + 1;
                end
                if (no_route !== answer_[255:224]) begin
                    $display("cycle %0d  ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting.no_route  expected=%h found=%h", i_ - 0, answer_[255:224], no_route);
                    errors_ = errors_ + 1;
                end
                if (host_error !== answer_[287:256]) begin
                    $display("cycle %0d  ofan_switch_k64_edge_len14_lim128_l32_k4096_u32_c2_sorting.host_error  expected=%h found=%h", i_ - 0, answer_[287:256], host_error);
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
