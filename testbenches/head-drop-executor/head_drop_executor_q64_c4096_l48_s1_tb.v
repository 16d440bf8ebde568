// SPDX-License-Identifier: Apache-2.0
// Testbench of head_drop_executor_q64_c4096_l48_s1.
//
// Applies head_drop_executor_q64_c4096_l48_s1_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// head_drop_executor_q64_c4096_l48_s1_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module head_drop_executor_q64_c4096_l48_s1_tb;
    reg clk_;
    reg [66:0] row_;
    reg [61:0] answer_;
    reg [66:0] stimulus_ [0:159];
    reg [61:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [0:0] select_ready;
    wire [0:0] queue_valid;
    wire [5:0] queue_index;
    wire [0:0] pd_request;
    wire [11:0] pd_address;
    wire [0:0] expelled;
    wire [5:0] expelled_queue;
    wire [5:0] expelled_length;
    wire [0:0] pointer_request;
    wire [0:0] pointer_read;
    wire [11:0] pointer_address;
    wire [0:0] freed_count;
    wire [11:0] freed;

    head_drop_executor_q64_c4096_l48_s1 dut_ (
        .clk(clk_),
        .rst(row_[66]),
        .select_valid(row_[0:0]),
        .select_queue(row_[6:1]),
        .queue_length(row_[19:7]),
        .queue_threshold(row_[32:20]),
        .head_valid(row_[33:33]),
        .head_cell(row_[45:34]),
        .head_cells(row_[51:46]),
        .pd_grant(row_[52:52]),
        .pointer_grant(row_[53:53]),
        .pointer_data(row_[65:54]),
        .select_ready(select_ready),
        .queue_valid(queue_valid),
        .queue_index(queue_index),
        .pd_request(pd_request),
        .pd_address(pd_address),
        .expelled(expelled),
        .expelled_queue(expelled_queue),
        .expelled_length(expelled_length),
        .pointer_request(pointer_request),
        .pointer_read(pointer_read),
        .pointer_address(pointer_address),
        .freed_count(freed_count),
        .freed(freed)
    );

    initial begin
        $readmemh("head_drop_executor_q64_c4096_l48_s1_stimulus.hex", stimulus_);
        $readmemh("head_drop_executor_q64_c4096_l48_s1_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[61] === 1'b1) begin
                compared_ = compared_ + 1;
                if (select_ready !== answer_[0:0]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.select_ready  expected=%h found=%h", i_ - 0, answer_[0:0], select_ready);
                    errors_ = errors_ + 1;
                end
                if (queue_valid !== answer_[1:1]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.queue_valid  expected=%h found=%h", i_ - 0, answer_[1:1], queue_valid);
                    errors_ = errors_ + 1;
                end
                if (queue_index !== answer_[7:2]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.queue_index  expected=%h found=%h", i_ - 0, answer_[7:2], queue_index);
                    errors_ = errors_ + 1;
                end
                if (pd_request !== answer_[8:8]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.pd_request  expected=%h found=%h", i_ - 0, answer_[8:8], pd_request);
                    errors_ = errors_ + 1;
                end
                if (pd_address !== answer_[20:9]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.pd_address  expected=%h found=%h", i_ - 0, answer_[20:9], pd_address);
                    errors_ = errors_ + 1;
                end
                if (expelled !== answer_[21:21]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.expelled  expected=%h found=%h", i_ - 0, answer_[21:21], expelled);
                    errors_ = errors_ + 1;
                end
                if (expelled_queue !== answer_[27:22]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.expelled_queue  expected=%h found=%h", i_ - 0, answer_[27:22], expelled_queue);
                    errors_ = errors_ + 1;
                end
                if (expelled_length !== answer_[33:28]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.expelled_length  expected=%h found=%h", i_ - 0, answer_[33:28], expelled_length);
                    errors_ = errors_ + 1;
                end
                if (pointer_request !== answer_[34:34]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.pointer_request  expected=%h found=%h", i_ - 0, answer_[34:34], pointer_request);
                    errors_ = errors_ + 1;
                end
                if (pointer_read !== answer_[35:35]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.pointer_read  expected=%h found=%h", i_ - 0, answer_[35:35], pointer_read);
                    errors_ = errors_ + 1;
                end
                if (pointer_address !== answer_[47:36]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.pointer_address  expected=%h found=%h", i_ - 0, answer_[47:36], pointer_address);
                    errors_ = errors_ + 1;
                end
                if (freed_count !== answer_[48:48]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.freed_count  expected=%h found=%h", i_ - 0, answer_[48:48], freed_count);
                    errors_ = errors_ + 1;
                end
                if (freed !== answer_[60:49]) begin
                    $display("cycle %0d  head_drop_executor_q64_c4096_l48_s1.freed  expected=%h found=%h", i_ - 0, answer_[60:49], freed);
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
