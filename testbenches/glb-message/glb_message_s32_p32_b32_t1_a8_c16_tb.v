// SPDX-License-Identifier: Apache-2.0
// Testbench of glb_message_s32_p32_b32_t1_a8_c16.
//
// Applies glb_message_s32_p32_b32_t1_a8_c16_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// glb_message_s32_p32_b32_t1_a8_c16_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module glb_message_s32_p32_b32_t1_a8_c16_tb;
    reg clk_;
    reg [805:0] row_;
    reg [424:0] answer_;
    reg [805:0] stimulus_ [0:320];
    reg [424:0] expected_ [0:320];
    integer i_, errors_, compared_;
    wire [0:0] state_valid;
    wire [7:0] state_queue;
    wire [7:0] state_utilisation;
    wire [7:0] state_mean_queue;
    wire [0:0] committed;
    wire [4:0] committed_sender;
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
    wire [4:0] tx_spare;
    wire [255:0] tx_data;

    glb_message_s32_p32_b32_t1_a8_c16 dut_ (
        .clk(clk_),
        .rst(row_[805]),
        .rx_valid(row_[0:0]),
        .rx_first(row_[1:1]),
        .rx_last(row_[2:2]),
        .rx_spare(row_[7:3]),
        .rx_data(row_[263:8]),
        .max_age(row_[271:264]),
        .read(row_[272:272]),
        .read_sender(row_[277:273]),
        .read_port(row_[282:278]),
        .send(row_[283:283]),
        .own_sender(row_[291:284]),
        .local_queue(row_[547:292]),
        .local_utilisation(row_[803:548]),
        .tx_ready(row_[804:804]),
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
        $readmemh("glb_message_s32_p32_b32_t1_a8_c16_stimulus.hex", stimulus_);
        $readmemh("glb_message_s32_p32_b32_t1_a8_c16_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 321 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[424] === 1'b1) begin
                compared_ = compared_ + 1;
                if (state_valid !== answer_[0:0]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.state_valid  expected=%h found=%h", i_ - 0, answer_[0:0], state_valid);
                    errors_ = errors_ + 1;
                end
                if (state_queue !== answer_[8:1]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.state_queue  expected=%h found=%h", i_ - 0, answer_[8:1], state_queue);
                    errors_ = errors_ + 1;
                end
                if (state_utilisation !== answer_[16:9]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.state_utilisation  expected=%h found=%h", i_ - 0, answer_[16:9], state_utilisation);
                    errors_ = errors_ + 1;
                end
                if (state_mean_queue !== answer_[24:17]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.state_mean_queue  expected=%h found=%h", i_ - 0, answer_[24:17], state_mean_queue);
                    errors_ = errors_ + 1;
                end
                if (committed !== answer_[25:25]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.committed  expected=%h found=%h", i_ - 0, answer_[25:25], committed);
                    errors_ = errors_ + 1;
                end
                if (committed_sender !== answer_[30:26]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.committed_sender  expected=%h found=%h", i_ - 0, answer_[30:26], committed_sender);
                    errors_ = errors_ + 1;
                end
                if (count_accepted !== answer_[46:31]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.count_accepted  expected=%h found=%h", i_ - 0, answer_[46:31], count_accepted);
                    errors_ = errors_ + 1;
                end
                if (count_unknown_version !== answer_[62:47]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.count_unknown_version  expected=%h found=%h", i_ - 0, answer_[62:47], count_unknown_version);
                    errors_ = errors_ + 1;
                end
                if (count_truncated !== answer_[78:63]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.count_truncated  expected=%h found=%h", i_ - 0, answer_[78:63], count_truncated);
                    errors_ = errors_ + 1;
                end
                if (count_oversize !== answer_[94:79]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.count_oversize  expected=%h found=%h", i_ - 0, answer_[94:79], count_oversize);
                    errors_ = errors_ + 1;
                end
                if (count_bad_checksum !== answer_[110:95]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.count_bad_checksum  expected=%h found=%h", i_ - 0, answer_[110:95], count_bad_checksum);
                    errors_ = errors_ + 1;
                end
                if (count_unknown_sender !== answer_[126:111]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.count_unknown_sender  expected=%h found=%h", i_ - 0, answer_[126:111], count_unknown_sender);
                    errors_ = errors_ + 1;
                end
                if (count_duplicate !== answer_[142:127]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.count_duplicate  expected=%h found=%h", i_ - 0, answer_[142:127], count_duplicate);
                    errors_ = errors_ + 1;
                end
                if (count_stale !== answer_[158:143]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.count_stale  expected=%h found=%h", i_ - 0, answer_[158:143], count_stale);
                    errors_ = errors_ + 1;
                end
                if (send_ready !== answer_[159:159]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.send_ready  expected=%h found=%h", i_ - 0, answer_[159:159], send_ready);
                    errors_ = errors_ + 1;
                end
                if (tx_valid !== answer_[160:160]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.tx_valid  expected=%h found=%h", i_ - 0, answer_[160:160], tx_valid);
                    errors_ = errors_ + 1;
                end
                if (tx_first !== answer_[161:161]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.tx_first  expected=%h found=%h", i_ - 0, answer_[161:161], tx_first);
                    errors_ = errors_ + 1;
                end
                if (tx_last !== answer_[162:162]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.tx_last  expected=%h found=%h", i_ - 0, answer_[162:162], tx_last);
                    errors_ = errors_ + 1;
                end
                if (tx_spare !== answer_[167:163]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.tx_spare  expected=%h found=%h", i_ - 0, answer_[167:163], tx_spare);
                    errors_ = errors_ + 1;
                end
                if (tx_data !== answer_[423:168]) begin
                    $display("cycle %0d  glb_message_s32_p32_b32_t1_a8_c16.tx_data  expected=%h found=%h", i_ - 0, answer_[423:168], tx_data);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 320)
            $display("FAIL: %0d cycles compared, not 320: are the vectors in this folder?", compared_);
        else $display("PASS: 320 cycles compared");
        $finish;
    end
endmodule
