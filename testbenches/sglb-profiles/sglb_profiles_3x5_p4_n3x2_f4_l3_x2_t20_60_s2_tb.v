// SPDX-License-Identifier: Apache-2.0
// Testbench of sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2.
//
// Applies sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2_tb;
    reg clk_;
    reg [75:0] row_;
    reg [23:0] answer_;
    reg [75:0] stimulus_ [0:168];
    reg [23:0] expected_ [0:168];
    integer i_, errors_, compared_;
    wire [0:0] ready;
    wire [0:0] remote_read;
    wire [1:0] remote_neighbour;
    wire [0:0] remote_port;
    wire [0:0] refreshed;
    wire [0:0] out_valid;
    wire [0:0] unknown_profile;
    wire [4:0] present;
    wire [9:0] level;

    sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2 dut_ (
        .clk(clk_),
        .rst(row_[75]),
        .local_queue(row_[15:0]),
        .local_utilisation(row_[31:16]),
        .path_we(row_[32:32]),
        .path_profile(row_[34:33]),
        .path_value(row_[37:35]),
        .path_present(row_[38:38]),
        .path_local_only(row_[39:39]),
        .path_local_port(row_[41:40]),
        .path_neighbour(row_[43:42]),
        .path_remote_port(row_[44:44]),
        .remote_queue(row_[48:45]),
        .remote_utilisation(row_[52:49]),
        .remote_mean_queue(row_[56:53]),
        .cfg_we(row_[57:57]),
        .cfg_index(row_[60:58]),
        .cfg_value(row_[71:61]),
        .lookup(row_[72:72]),
        .profile(row_[74:73]),
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
        $readmemh("sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2_stimulus.hex", stimulus_);
        $readmemh("sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 169 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[23] === 1'b1) begin
                compared_ = compared_ + 1;
                if (ready !== answer_[0:0]) begin
                    $display("cycle %0d  sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2.ready  expected=%h found=%h", i_ - 0, answer_[0:0], ready);
                    errors_ = errors_ + 1;
                end
                if (remote_read !== answer_[1:1]) begin
                    $display("cycle %0d  sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2.remote_read  expected=%h found=%h", i_ - 0, answer_[1:1], remote_read);
                    errors_ = errors_ + 1;
                end
                if (remote_neighbour !== answer_[3:2]) begin
                    $display("cycle %0d  sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2.remote_neighbour  expected=%h found=%h", i_ - 0, answer_[3:2], remote_neighbour);
                    errors_ = errors_ + 1;
                end
                if (remote_port !== answer_[4:4]) begin
                    $display("cycle %0d  sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2.remote_port  expected=%h found=%h", i_ - 0, answer_[4:4], remote_port);
                    errors_ = errors_ + 1;
                end
                if (refreshed !== answer_[5:5]) begin
                    $display("cycle %0d  sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2.refreshed  expected=%h found=%h", i_ - 0, answer_[5:5], refreshed);
                    errors_ = errors_ + 1;
                end
                if (out_valid !== answer_[6:6]) begin
                    $display("cycle %0d  sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2.out_valid  expected=%h found=%h", i_ - 0, answer_[6:6], out_valid);
                    errors_ = errors_ + 1;
                end
                if (unknown_profile !== answer_[7:7]) begin
                    $display("cycle %0d  sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2.unknown_profile  expected=%h found=%h", i_ - 0, answer_[7:7], unknown_profile);
                    errors_ = errors_ + 1;
                end
                if (present !== answer_[12:8]) begin
                    $display("cycle %0d  sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2.present  expected=%h found=%h", i_ - 0, answer_[12:8], present);
                    errors_ = errors_ + 1;
                end
                if (level !== answer_[22:13]) begin
                    $display("cycle %0d  sglb_profiles_3x5_p4_n3x2_f4_l3_x2_t20_60_s2.level  expected=%h found=%h", i_ - 0, answer_[22:13], level);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 168)
            $display("FAIL: %0d cycles compared, not 168: are the vectors in this folder?", compared_);
        else $display("PASS: 168 cycles compared");
        $finish;
    end
endmodule
