// SPDX-License-Identifier: Apache-2.0
// Testbench of ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting.
//
// Applies ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting_tb;
    reg clk_;
    reg [167:0] row_;
    reg [42:0] answer_;
    reg [167:0] stimulus_ [0:159];
    reg [42:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [5:0] out_valid;
    wire [5:0] north;
    wire [17:0] port;
    wire [5:0] no_route;
    wire [5:0] host_error;

    ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting dut_ (
        .clk(clk_),
        .rst(row_[167]),
        .valid(row_[5:0]),
        .host(row_[59:6]),
        .length(row_[143:60]),
        .own(row_[150:144]),
        .limit_we(row_[151:151]),
        .limit_index(row_[152:152]),
        .limit_value(row_[166:153]),
        .out_valid(out_valid),
        .north(north),
        .port(port),
        .no_route(no_route),
        .host_error(host_error)
    );

    initial begin
        $readmemh("ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting_stimulus.hex", stimulus_);
        $readmemh("ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[42] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[5:0]) begin
                    $display("cycle %0d  ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting.out_valid  expected=%h found=%h", i_ - 0, answer_[5:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (north !== answer_[11:6]) begin
                    $display("cycle %0d  ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting.north  expected=%h found=%h", i_ - 0, answer_[11:6], north);
                    errors_ = errors_ + 1;
                end
                if (port !== answer_[29:12]) begin
                    $display("cycle %0d  ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting.port  expected=%h found=%h", i_ - 0, answer_[29:12], port);
                    errors_ = errors_ + 1;
                end
                if (no_route !== answer_[35:30]) begin
                    $display("cycle %0d  ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting.no_route  expected=%h found=%h", i_ - 0, answer_[35:30], no_route);
                    errors_ = errors_ + 1;
                end
                if (host_error !== answer_[41:36]) begin
                    $display("cycle %0d  ofan_switch_k12_edge_len14_lim128_l6_k144_u6_c2_sorting.host_error  expected=%h found=%h", i_ - 0, answer_[41:36], host_error);
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
