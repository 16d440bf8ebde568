// SPDX-License-Identifier: Apache-2.0
// Testbench of glb_message_s3_p5_b1_t4_a4_c3.
//
// Applies glb_message_s3_p5_b1_t4_a4_c3_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// glb_message_s3_p5_b1_t4_a4_c3_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module glb_message_s3_p5_b1_t4_a4_c3_tb;
    reg clk_;
    reg [111:0] row_;
    reg [64:0] answer_;
    reg [111:0] stimulus_ [0:245];
    reg [64:0] expected_ [0:245];
    integer i_, errors_, compared_;
    wire [0:0] state_valid;
    wire [7:0] state_queue;
    wire [7:0] state_utilisation;
    wire [7:0] state_mean_queue;
    wire [0:0] committed;
    wire [1:0] committed_sender;
    wire [2:0] count_accepted;
    wire [2:0] count_unknown_version;
    wire [2:0] count_truncated;
    wire [2:0] count_oversize;
    wire [2:0] count_bad_checksum;
    wire [2:0] count_unknown_sender;
    wire [2:0] count_duplicate;
    wire [2:0] count_stale;
    wire [0:0] send_ready;
    wire [0:0] tx_valid;
    wire [0:0] tx_first;
    wire [0:0] tx_last;
    wire [7:0] tx_data;

    glb_message_s3_p5_b1_t4_a4_c3 dut_ (
        .clk(clk_),
        .rst(row_[111]),
        .rx_valid(row_[0:0]),
        .rx_first(row_[1:1]),
        .rx_last(row_[2:2]),
        .rx_data(row_[10:3]),
        .max_age(row_[14:11]),
        .read(row_[15:15]),
        .read_sender(row_[17:16]),
        .read_port(row_[20:18]),
        .send(row_[21:21]),
        .own_sender(row_[29:22]),
        .local_queue(row_[69:30]),
        .local_utilisation(row_[109:70]),
        .tx_ready(row_[110:110]),
        .state_valid(state_valid),
        .state_queue(state_queue),
        .state_utilisation(state_utilisation),
        .state_mean_queue(state_mean_queue),
        .committed(committed),
        .committed_sender(committed_sender),
        .count_accepted(count_accepted),
        .count_unknown_version(count_unknown_version),
        .count_truncated(count_truncated),
        .count_oversize(count_oversize),
        .count_bad_checksum(count_bad_checksum),
        .count_unknown_sender(count_unknown_sender),
        .count_duplicate(count_duplicate),
        .count_stale(count_stale),
        .send_ready(send_ready),
        .tx_valid(tx_valid),
        .tx_first(tx_first),
        .tx_last(tx_last),
        .tx_data(tx_data)
    );

    initial begin
        $readmemh("glb_message_s3_p5_b1_t4_a4_c3_stimulus.hex", stimulus_);
        $readmemh("glb_message_s3_p5_b1_t4_a4_c3_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 246 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[64] === 1'b1) begin
                compared_ = compared_ + 1;
                if (state_valid !== answer_[0:0]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.state_valid  expected=%h found=%h", i_ - 0, answer_[0:0], state_valid);
                    errors_ = errors_ + 1;
                end
                if (state_queue !== answer_[8:1]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.state_queue  expected=%h found=%h", i_ - 0, answer_[8:1], state_queue);
                    errors_ = errors_ + 1;
                end
                if (state_utilisation !== answer_[16:9]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.state_utilisation  expected=%h found=%h", i_ - 0, answer_[16:9], state_utilisation);
                    errors_ = errors_ + 1;
                end
                if (state_mean_queue !== answer_[24:17]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.state_mean_queue  expected=%h found=%h", i_ - 0, answer_[24:17], state_mean_queue);
                    errors_ = errors_ + 1;
                end
                if (committed !== answer_[25:25]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.committed  expected=%h found=%h", i_ - 0, answer_[25:25], committed);
                    errors_ = errors_ + 1;
                end
                if (committed_sender !== answer_[27:26]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.committed_sender  expected=%h found=%h", i_ - 0, answer_[27:26], committed_sender);
                    errors_ = errors_ + 1;
                end
                if (count_accepted !== answer_[30:28]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.count_accepted  expected=%h found=%h", i_ - 0, answer_[30:28], count_accepted);
                    errors_ = errors_ + 1;
                end
                if (count_unknown_version !== answer_[33:31]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.count_unknown_version  expected=%h found=%h", i_ - 0, answer_[33:31], count_unknown_version);
                    errors_ = errors_ + 1;
                end
                if (count_truncated !== answer_[36:34]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.count_truncated  expected=%h found=%h", i_ - 0, answer_[36:34], count_truncated);
                    errors_ = errors_ + 1;
                end
                if (count_oversize !== answer_[39:37]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.count_oversize  expected=%h found=%h", i_ - 0, answer_[39:37], count_oversize);
                    errors_ = errors_ + 1;
                end
                if (count_bad_checksum !== answer_[42:40]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.count_bad_checksum  expected=%h found=%h", i_ - 0, answer_[42:40], count_bad_checksum);
                    errors_ = errors_ + 1;
                end
                if (count_unknown_sender !== answer_[45:43]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.count_unknown_sender  expected=%h found=%h", i_ - 0, answer_[45:43], count_unknown_sender);
                    errors_ = errors_ + 1;
                end
                if (count_duplicate !== answer_[48:46]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.count_duplicate  expected=%h found=%h", i_ - 0, answer_[48:46], count_duplicate);
                    errors_ = errors_ + 1;
                end
                if (count_stale !== answer_[51:49]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.count_stale  expected=%h found=%h", i_ - 0, answer_[51:49], count_stale);
                    errors_ = errors_ + 1;
                end
                if (send_ready !== answer_[52:52]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.send_ready  expected=%h found=%h", i_ - 0, answer_[52:52], send_ready);
                    errors_ = errors_ + 1;
                end
                if (tx_valid !== answer_[53:53]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.tx_valid  expected=%h found=%h", i_ - 0, answer_[53:53], tx_valid);
                    errors_ = errors_ + 1;
                end
                if (tx_first !== answer_[54:54]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.tx_first  expected=%h found=%h", i_ - 0, answer_[54:54], tx_first);
                    errors_ = errors_ + 1;
                end
                if (tx_last !== answer_[55:55]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.tx_last  expected=%h found=%h", i_ - 0, answer_[55:55], tx_last);
                    errors_ = errors_ + 1;
                end
                if (tx_data !== answer_[63:56]) begin
                    $display("cycle %0d  glb_message_s3_p5_b1_t4_a4_c3.tx_data  expected=%h found=%h", i_ - 0, answer_[63:56], tx_data);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 245)
            $display("FAIL: %0d cycles compared, not 245: are the vectors in this folder?", compared_);
        else $display("PASS: 245 cycles compared");
        $finish;
    end
endmodule
