// SPDX-License-Identifier: Apache-2.0
// Testbench of sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2.
//
// Applies sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2_tb;
    reg clk_;
    reg [1107:0] row_;
    reg [145:0] answer_;
    reg [1107:0] stimulus_ [0:532];
    reg [145:0] expected_ [0:532];
    integer i_, errors_, compared_;
    wire [0:0] ready;
    wire [0:0] remote_read;
    wire [5:0] remote_neighbour;
    wire [5:0] remote_port;
    wire [0:0] refreshed;
    wire [0:0] out_valid;
    wire [0:0] unknown_profile;
    wire [31:0] present;
    wire [95:0] level;

    sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2 dut_ (
        .clk(clk_),
        .rst(row_[1107]),
        .local_queue(row_[511:0]),
        .local_utilisation(row_[1023:512]),
        .path_we(row_[1024:1024]),
        .path_profile(row_[1030:1025]),
        .path_value(row_[1035:1031]),
        .path_present(row_[1036:1036]),
        .path_local_only(row_[1037:1037]),
        .path_local_port(row_[1043:1038]),
        .path_neighbour(row_[1049:1044]),
        .path_remote_port(row_[1055:1050]),
        .remote_queue(row_[1063:1056]),
        .remote_utilisation(row_[1071:1064]),
        .remote_mean_queue(row_[1079:1072]),
        .cfg_we(row_[1080:1080]),
        .cfg_index(row_[1084:1081]),
        .cfg_value(row_[1099:1085]),
        .lookup(row_[1100:1100]),
        .profile(row_[1106:1101]),
        .ready(ready),
        .remote_read(remote_read),
        .remote_neighbour(remote_neighbour),
        .remote_port(remote_port),
        .refreshed(refreshed),
        .out_valid(out_valid),
        .unknown_profile(unknown_profile),
        .present(present),
        .level(level)
    );

    initial begin
        $readmemh("sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2_stimulus.hex", stimulus_);
        $readmemh("sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 533 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[145] === 1'b1) begin
                compared_ = compared_ + 1;
                if (ready !== answer_[0:0]) begin
                    $display("cycle %0d  sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2.ready  expected=%h found=%h", i_ - 0, answer_[0:0], ready);
                    errors_ = errors_ + 1;
                end
                if (remote_read !== answer_[1:1]) begin
                    $display("cycle %0d  sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2.remote_read  expected=%h found=%h", i_ - 0, answer_[1:1], remote_read);
                    errors_ = errors_ + 1;
                end
                if (remote_neighbour !== answer_[7:2]) begin
                    $display("cycle %0d  sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2.remote_neighbour  expected=%h found=%h", i_ - 0, answer_[7:2], remote_neighbour);
                    errors_ = errors_ + 1;
                end
                if (remote_port !== answer_[13:8]) begin
                    $display("cycle %0d  sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2.remote_port  expected=%h found=%h", i_ - 0, answer_[13:8], remote_port);
                    errors_ = errors_ + 1;
                end
                if (refreshed !== answer_[14:14]) begin
                    $display("cycle %0d  sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2.refreshed  expected=%h found=%h", i_ - 0, answer_[14:14], refreshed);
                    errors_ = errors_ + 1;
                end
                if (out_valid !== answer_[15:15]) begin
                    $display("cycle %0d  sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2.out_valid  expected=%h found=%h", i_ - 0, answer_[15:15], out_valid);
                    errors_ = errors_ + 1;
                end
                if (unknown_profile !== answer_[16:16]) begin
                    $display("cycle %0d  sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2.unknown_profile  expected=%h found=%h", i_ - 0, answer_[16:16], unknown_profile);
                    errors_ = errors_ + 1;
                end
                if (present !== answer_[48:17]) begin
                    $display("cycle %0d  sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2.present  expected=%h found=%h", i_ - 0, answer_[48:17], present);
                    errors_ = errors_ + 1;
                end
                if (level !== answer_[144:49]) begin
                    $display("cycle %0d  sglb_profiles_64x32_p64_n64x64_f8_l8_x8_t500_15000_s2.level  expected=%h found=%h", i_ - 0, answer_[144:49], level);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 532)
            $display("FAIL: %0d cycles compared, not 532: are the vectors in this folder?", compared_);
        else $display("PASS: 532 cycles compared");
        $finish;
    end
endmodule
