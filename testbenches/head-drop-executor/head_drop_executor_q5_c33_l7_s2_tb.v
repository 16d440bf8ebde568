// SPDX-License-Identifier: Apache-2.0
// Testbench of head_drop_executor_q5_c33_l7_s2.
//
// Applies head_drop_executor_q5_c33_l7_s2_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// head_drop_executor_q5_c33_l7_s2_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module head_drop_executor_q5_c33_l7_s2_tb;
    reg clk_;
    reg [46:0] row_;
    reg [47:0] answer_;
    reg [46:0] stimulus_ [0:159];
    reg [47:0] expected_ [0:159];
    integer i_, errors_, compared_;
    wire [0:0] select_ready;
    wire [0:0] queue_valid;
    wire [2:0] queue_index;
    wire [0:0] pd_request;
    wire [5:0] pd_address;
    wire [0:0] expelled;
    wire [2:0] expelled_queue;
    wire [2:0] expelled_length;
    wire [0:0] pointer_request;
    wire [0:0] pointer_read;
    wire [11:0] pointer_address;
    wire [1:0] freed_count;
    wire [11:0] freed;

    head_drop_executor_q5_c33_l7_s2 dut_ (
        .clk(clk_),
        .rst(row_[46]),
        .select_valid(row_[0:0]),
        .select_queue(row_[3:1]),
        .queue_length(row_[9:4]),
        .queue_threshold(row_[15:10]),
        .head_valid(row_[16:16]),
        .head_cell(row_[22:17]),
        .head_cells(row_[25:23]),
        .pd_grant(row_[26:26]),
        .pd_data(row_[32:27]),
        .pointer_grant(row_[33:33]),
        .pointer_data(row_[45:34]),
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
        $readmemh("head_drop_executor_q5_c33_l7_s2_stimulus.hex", stimulus_);
        $readmemh("head_drop_executor_q5_c33_l7_s2_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 160 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[47] === 1'b1) begin
                compared_ = compared_ + 1;
                if (select_ready !== answer_[0:0]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.select_ready  expected=%h found=%h", i_ - 0, answer_[0:0], select_ready);
                    errors_ = errors_ + 1;
                end
                if (queue_valid !== answer_[1:1]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.queue_valid  expected=%h found=%h", i_ - 0, answer_[1:1], queue_valid);
                    errors_ = errors_ + 1;
                end
                if (queue_index !== answer_[4:2]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.queue_index  expected=%h found=%h", i_ - 0, answer_[4:2], queue_index);
                    errors_ = errors_ + 1;
                end
                if (pd_request !== answer_[5:5]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.pd_request  expected=%h found=%h", i_ - 0, answer_[5:5], pd_request);
                    errors_ = errors_ + 1;
                end
                if (pd_address !== answer_[11:6]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.pd_address  expected=%h found=%h", i_ - 0, answer_[11:6], pd_address);
                    errors_ = errors_ + 1;
                end
                if (expelled !== answer_[12:12]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.expelled  expected=%h found=%h", i_ - 0, answer_[12:12], expelled);
                    errors_ = errors_ + 1;
                end
                if (expelled_queue !== answer_[15:13]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.expelled_queue  expected=%h found=%h", i_ - 0, answer_[15:13], expelled_queue);
                    errors_ = errors_ + 1;
                end
                if (expelled_length !== answer_[18:16]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.expelled_length  expected=%h found=%h", i_ - 0, answer_[18:16], expelled_length);
                    errors_ = errors_ + 1;
                end
                if (pointer_request !== answer_[19:19]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.pointer_request  expected=%h found=%h", i_ - 0, answer_[19:19], pointer_request);
                    errors_ = errors_ + 1;
                end
                if (pointer_read !== answer_[20:20]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.pointer_read  expected=%h found=%h", i_ - 0, answer_[20:20], pointer_read);
                    errors_ = errors_ + 1;
                end
                if (pointer_address !== answer_[32:21]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.pointer_address  expected=%h found=%h", i_ - 0, answer_[32:21], pointer_address);
                    errors_ = errors_ + 1;
                end
                if (freed_count !== answer_[34:33]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.freed_count  expected=%h found=%h", i_ - 0, answer_[34:33], freed_count);
                    errors_ = errors_ + 1;
                end
                if (freed !== answer_[46:35]) begin
                    $display("cycle %0d  head_drop_executor_q5_c33_l7_s2.freed  expected=%h found=%h", i_ - 0, answer_[46:35], freed);
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
