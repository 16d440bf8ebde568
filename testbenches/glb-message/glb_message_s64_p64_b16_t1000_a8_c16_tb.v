// SPDX-License-Identifier: Apache-2.0
// Testbench of glb_message_s64_p64_b16_t1000_a8_c16.
//
// Applies glb_message_s64_p64_b16_t1000_a8_c16_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// glb_message_s64_p64_b16_t1000_a8_c16_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module glb_message_s64_p64_b16_t1000_a8_c16_tb;
    reg clk_;
    reg [1190:0] row_;
    reg [296:0] answer_;
    reg [1190:0] stimulus_ [0:432];
    reg [296:0] expected_ [0:432];
    integer i_, errors_, compared_;
    wire [0:0] state_valid;
    wire [7:0] state_queue;
    wire [7:0] state_utilisation;
    wire [7:0] state_mean_queue;
    wire [0:0] committed;
    wire [5:0] committed_sender;
    wire [15:0] count_accepted;
    wire [15:0] count_unknown_version;
    wire [15:0] count_truncated;
    wire [15:0] count_oversize;
    wire [15:0] count_bad_checksum;
    wire [15:0] count_unknown_sender;
    wire [15:0] count_duplicate;
    wire [15:0] count_stale;
    wire [0:0] send_ready;
    wire [0:0] tx_valid;
    wire [0:0] tx_first;
    wire [0:0] tx_last;
    wire [3:0] tx_spare;
    wire [127:0] tx_data;

    glb_message_s64_p64_b16_t1000_a8_c16 dut_ (
        .clk(clk_),
        .rst(row_[1190]),
        .rx_valid(row_[0:0]),
        .rx_first(row_[1:1]),
        .rx_last(row_[2:2]),
        .rx_spare(row_[6:3]),
        .rx_data(row_[134:7]),
        .max_age(row_[142:135]),
        .read(row_[143:143]),
        .read_sender(row_[149:144]),
        .read_port(row_[155:150]),
        .send(row_[156:156]),
        .own_sender(row_[164:157]),
        .local_queue(row_[676:165]),
        .local_utilisation(row_[1188:677]),
        .tx_ready(row_[1189:1189]),
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
        .tx_spare(tx_spare),
        .tx_data(tx_data)
    );

    initial begin
        $readmemh("glb_message_s64_p64_b16_t1000_a8_c16_stimulus.hex", stimulus_);
        $readmemh("glb_message_s64_p64_b16_t1000_a8_c16_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 433 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[296] === 1'b1) begin
                compared_ = compared_ + 1;
                if (state_valid !== answer_[0:0]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.state_valid  expected=%h found=%h", i_ - 0, answer_[0:0], state_valid);
                    errors_ = errors_ + 1;
                end
                if (state_queue !== answer_[8:1]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.state_queue  expected=%h found=%h", i_ - 0, answer_[8:1], state_queue);
                    errors_ = errors_ + 1;
                end
                if (state_utilisation !== answer_[16:9]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.state_utilisation  expected=%h found=%h", i_ - 0, answer_[16:9], state_utilisation);
                    errors_ = errors_ + 1;
                end
                if (state_mean_queue !== answer_[24:17]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.state_mean_queue  expected=%h found=%h", i_ - 0, answer_[24:17], state_mean_queue);
                    errors_ = errors_ + 1;
                end
                if (committed !== answer_[25:25]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.committed  expected=%h found=%h", i_ - 0, answer_[25:25], committed);
                    errors_ = errors_ + 1;
                end
                if (committed_sender !== answer_[31:26]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.committed_sender  expected=%h found=%h", i_ - 0, answer_[31:26], committed_sender);
                    errors_ = errors_ + 1;
                end
                if (count_accepted !== answer_[47:32]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.count_accepted  expected=%h found=%h", i_ - 0, answer_[47:32], count_accepted);
                    errors_ = errors_ + 1;
                end
                if (count_unknown_version !== answer_[63:48]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.count_unknown_version  expected=%h found=%h", i_ - 0, answer_[63:48], count_unknown_version);
                    errors_ = errors_ + 1;
                end
                if (count_truncated !== answer_[79:64]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.count_truncated  expected=%h found=%h", i_ - 0, answer_[79:64], count_truncated);
                    errors_ = errors_ + 1;
                end
                if (count_oversize !== answer_[95:80]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.count_oversize  expected=%h found=%h", i_ - 0, answer_[95:80], count_oversize);
                    errors_ = errors_ + 1;
                end
                if (count_bad_checksum !== answer_[111:96]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.count_bad_checksum  expected=%h found=%h", i_ - 0, answer_[111:96], count_bad_checksum);
                    errors_ = errors_ + 1;
                end
                if (count_unknown_sender !== answer_[127:112]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.count_unknown_sender  expected=%h found=%h", i_ - 0, answer_[127:112], count_unknown_sender);
                    errors_ = errors_ + 1;
                end
                if (count_duplicate !== answer_[143:128]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.count_duplicate  expected=%h found=%h", i_ - 0, answer_[143:128], count_duplicate);
                    errors_ = errors_ + 1;
                end
                if (count_stale !== answer_[159:144]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.count_stale  expected=%h found=%h", i_ - 0, answer_[159:144], count_stale);
                    errors_ = errors_ + 1;
                end
                if (send_ready !== answer_[160:160]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.send_ready  expected=%h found=%h", i_ - 0, answer_[160:160], send_ready);
                    errors_ = errors_ + 1;
                end
                if (tx_valid !== answer_[161:161]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.tx_valid  expected=%h found=%h", i_ - 0, answer_[161:161], tx_valid);
                    errors_ = errors_ + 1;
                end
                if (tx_first !== answer_[162:162]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.tx_first  expected=%h found=%h", i_ - 0, answer_[162:162], tx_first);
                    errors_ = errors_ + 1;
                end
                if (tx_last !== answer_[163:163]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.tx_last  expected=%h found=%h", i_ - 0, answer_[163:163], tx_last);
                    errors_ = errors_ + 1;
                end
                if (tx_spare !== answer_[167:164]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.tx_spare  expected=%h found=%h", i_ - 0, answer_[167:164], tx_spare);
                    errors_ = errors_ + 1;
                end
                if (tx_data !== answer_[295:168]) begin
                    $display("cycle %0d  glb_message_s64_p64_b16_t1000_a8_c16.tx_data  expected=%h found=%h", i_ - 0, answer_[295:168], tx_data);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 432)
            $display("FAIL: %0d cycles compared, not 432: are the vectors in this folder?", compared_);
        else $display("PASS: 432 cycles compared");
        $finish;
    end
endmodule
