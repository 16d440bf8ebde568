// SPDX-License-Identifier: Apache-2.0
// Testbench of sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.
//
// Applies sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15_tb;
    reg clk_;
    reg [2175:0] row_;
    reg [151:0] answer_;
    reg [2175:0] stimulus_ [0:1090];
    reg [151:0] expected_ [0:1090];
    integer i_, errors_, compared_;
    wire [0:0] out_valid;
    wire [0:0] no_path;
    wire [0:0] unknown_group;
    wire [5:0] port;
    wire [4:0] path;
    wire [0:0] ready;
    wire [0:0] refreshed;
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

    sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15 dut_ (
        .clk(clk_),
        .rst(row_[2175]),
        .valid(row_[0:0]),
        .group(row_[6:1]),
        .local_queue(row_[518:7]),
        .local_utilisation(row_[1030:519]),
        .path_we(row_[1031:1031]),
        .path_profile(row_[1037:1032]),
        .path_value(row_[1042:1038]),
        .path_present(row_[1043:1043]),
        .path_local_only(row_[1044:1044]),
        .path_local_port(row_[1050:1045]),
        .path_neighbour(row_[1056:1051]),
        .path_remote_port(row_[1062:1057]),
        .cfg_we(row_[1063:1063]),
        .cfg_index(row_[1067:1064]),
        .cfg_value(row_[1082:1068]),
        .rx_valid(row_[1083:1083]),
        .rx_first(row_[1084:1084]),
        .rx_last(row_[1085:1085]),
        .rx_spare(row_[1089:1086]),
        .rx_data(row_[1217:1090]),
        .max_age(row_[1225:1218]),
        .link_up(row_[1353:1226]),
        .session_up(row_[1481:1354]),
        .boot_done(row_[1609:1482]),
        .map_we(row_[1610:1610]),
        .map_group(row_[1616:1611]),
        .map_used(row_[1680:1617]),
        .map_link(row_[2128:1681]),
        .bgp_we(row_[2129:2129]),
        .bgp_group(row_[2135:2130]),
        .bgp_reachable(row_[2167:2136]),
        .keep_we(row_[2168:2168]),
        .keep_value(row_[2174:2169]),
        .out_valid(out_valid),
        .no_path(no_path),
        .unknown_group(unknown_group),
        .port(port),
        .path(path),
        .ready(ready),
        .refreshed(refreshed),
        .committed(committed),
        .committed_sender(committed_sender),
        .count_accepted(count_accepted),
        .count_unknown_version(count_unknown_version),
        .count_truncated(count_truncated),
        .count_oversize(count_oversize),
        .count_bad_checksum(count_bad_checksum),
        .count_unknown_sender(count_unknown_sender),
        .count_duplicate(count_duplicate),
        .count_stale(count_stale)
    );

    initial begin
        $readmemh("sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15_stimulus.hex", stimulus_);
        $readmemh("sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 1091 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[151] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[0:0]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.out_valid  expected=%h found=%h", i_ - 0, answer_[0:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (no_path !== answer_[1:1]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.no_path  expected=%h found=%h", i_ - 0, answer_[1:1], no_path);
                    errors_ = errors_ + 1;
                end
                if (unknown_group !== answer_[2:2]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.unknown_group  expected=%h found=%h", i_ - 0, answer_[2:2], unknown_group);
                    errors_ = errors_ + 1;
                end
                if (port !== answer_[8:3]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.port  expected=%h found=%h", i_ - 0, answer_[8:3], port);
                    errors_ = errors_ + 1;
                end
                if (path !== answer_[13:9]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.path  expected=%h found=%h", i_ - 0, answer_[13:9], path);
                    errors_ = errors_ + 1;
                end
                if (ready !== answer_[14:14]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.ready  expected=%h found=%h", i_ - 0, answer_[14:14], ready);
                    errors_ = errors_ + 1;
                end
                if (refreshed !== answer_[15:15]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.refreshed  expected=%h found=%h", i_ - 0, answer_[15:15], refreshed);
                    errors_ = errors_ + 1;
                end
                if (committed !== answer_[16:16]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.committed  expected=%h found=%h", i_ - 0, answer_[16:16], committed);
                    errors_ = errors_ + 1;
                end
                if (committed_sender !== answer_[22:17]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.committed_sender  expected=%h found=%h", i_ - 0, answer_[22:17], committed_sender);
                    errors_ = errors_ + 1;
                end
                if (count_accepted !== answer_[38:23]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.count_accepted  expected=%h found=%h", i_ - 0, answer_[38:23], count_accepted);
                    errors_ = errors_ + 1;
                end
                if (count_unknown_version !== answer_[54:39]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.count_unknown_version  expected=%h found=%h", i_ - 0, answer_[54:39], count_unknown_version);
                    errors_ = errors_ + 1;
                end
                if (count_truncated !== answer_[70:55]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.count_truncated  expected=%h found=%h", i_ - 0, answer_[70:55], count_truncated);
                    errors_ = errors_ + 1;
                end
                if (count_oversize !== answer_[86:71]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.count_oversize  expected=%h found=%h", i_ - 0, answer_[86:71], count_oversize);
                    errors_ = errors_ + 1;
                end
                if (count_bad_checksum !== answer_[102:87]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.count_bad_checksum  expected=%h found=%h", i_ - 0, answer_[102:87], count_bad_checksum);
                    errors_ = errors_ + 1;
                end
                if (count_unknown_sender !== answer_[118:103]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.count_unknown_sender  expected=%h found=%h", i_ - 0, answer_[118:103], count_unknown_sender);
                    errors_ = errors_ + 1;
                end
                if (count_duplicate !== answer_[134:119]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.count_duplicate  expected=%h found=%h", i_ - 0, answer_[134:119], count_duplicate);
                    errors_ = errors_ + 1;
                end
                if (count_stale !== answer_[150:135]) begin
                    $display("cycle %0d  sglb_engine_64x32_p64_n64x64_f8_l8_x4_t1000_15000_s3_h128x2_b16_a1000_k4_best_r64_1e3779b97f4a7c15.count_stale  expected=%h found=%h", i_ - 0, answer_[150:135], count_stale);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 1090)
            $display("FAIL: %0d cycles compared, not 1090: are the vectors in this folder?", compared_);
        else $display("PASS: 1090 cycles compared");
        $finish;
    end
endmodule
