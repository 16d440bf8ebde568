// SPDX-License-Identifier: Apache-2.0
// Testbench of sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.
//
// Applies sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4_tb;
    reg clk_;
    reg [268:0] row_;
    reg [141:0] answer_;
    reg [268:0] stimulus_ [0:477];
    reg [141:0] expected_ [0:477];
    integer i_, errors_, compared_;
    wire [0:0] out_valid;
    wire [0:0] no_path;
    wire [0:0] unknown_group;
    wire [1:0] port;
    wire [2:0] path;
    wire [0:0] ready;
    wire [0:0] refreshed;
    wire [0:0] committed;
    wire [1:0] committed_sender;
    wire [15:0] count_accepted;
    wire [15:0] count_unknown_version;
    wire [15:0] count_truncated;
    wire [15:0] count_oversize;
    wire [15:0] count_bad_checksum;
    wire [15:0] count_unknown_sender;
    wire [15:0] count_duplicate;
    wire [15:0] count_stale;

    sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4 dut_ (
        .clk(clk_),
        .rst(row_[268]),
        .valid(row_[0:0]),
        .group(row_[2:1]),
        .flow(row_[34:3]),
        .flowlet_gap(row_[50:35]),
        .local_queue(row_[82:51]),
        .local_utilisation(row_[114:83]),
        .path_we(row_[115:115]),
        .path_profile(row_[117:116]),
        .path_value(row_[120:118]),
        .path_present(row_[121:121]),
        .path_local_only(row_[122:122]),
        .path_local_port(row_[124:123]),
        .path_neighbour(row_[126:125]),
        .path_remote_port(row_[127:127]),
        .cfg_we(row_[128:128]),
        .cfg_index(row_[131:129]),
        .cfg_value(row_[146:132]),
        .rx_valid(row_[147:147]),
        .rx_first(row_[148:148]),
        .rx_last(row_[149:149]),
        .rx_spare(row_[151:150]),
        .rx_data(row_[183:152]),
        .max_age(row_[191:184]),
        .link_up(row_[198:192]),
        .session_up(row_[205:199]),
        .boot_done(row_[212:206]),
        .map_we(row_[213:213]),
        .map_group(row_[215:214]),
        .map_used(row_[225:216]),
        .map_link(row_[255:226]),
        .bgp_we(row_[256:256]),
        .bgp_group(row_[258:257]),
        .bgp_reachable(row_[263:259]),
        .keep_we(row_[264:264]),
        .keep_value(row_[267:265]),
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
        $readmemh("sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4_stimulus.hex", stimulus_);
        $readmemh("sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 478 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[141] === 1'b1) begin
                compared_ = compared_ + 1;
                if (out_valid !== answer_[0:0]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.out_valid  expected=%h found=%h", i_ - 0, answer_[0:0], out_valid);
                    errors_ = errors_ + 1;
                end
                if (no_path !== answer_[1:1]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.no_path  expected=%h found=%h", i_ - 0, answer_[1:1], no_path);
                    errors_ = errors_ + 1;
                end
                if (unknown_group !== answer_[2:2]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.unknown_group  expected=%h found=%h", i_ - 0, answer_[2:2], unknown_group);
                    errors_ = errors_ + 1;
                end
                if (port !== answer_[4:3]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.port  expected=%h found=%h", i_ - 0, answer_[4:3], port);
                    errors_ = errors_ + 1;
                end
                if (path !== answer_[7:5]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.path  expected=%h found=%h", i_ - 0, answer_[7:5], path);
                    errors_ = errors_ + 1;
                end
                if (ready !== answer_[8:8]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.ready  expected=%h found=%h", i_ - 0, answer_[8:8], ready);
                    errors_ = errors_ + 1;
                end
                if (refreshed !== answer_[9:9]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.refreshed  expected=%h found=%h", i_ - 0, answer_[9:9], refreshed);
                    errors_ = errors_ + 1;
                end
                if (committed !== answer_[10:10]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.committed  expected=%h found=%h", i_ - 0, answer_[10:10], committed);
                    errors_ = errors_ + 1;
                end
                if (committed_sender !== answer_[12:11]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.committed_sender  expected=%h found=%h", i_ - 0, answer_[12:11], committed_sender);
                    errors_ = errors_ + 1;
                end
                if (count_accepted !== answer_[28:13]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.count_accepted  expected=%h found=%h", i_ - 0, answer_[28:13], count_accepted);
                    errors_ = errors_ + 1;
                end
                if (count_unknown_version !== answer_[44:29]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.count_unknown_version  expected=%h found=%h", i_ - 0, answer_[44:29], count_unknown_version);
                    errors_ = errors_ + 1;
                end
                if (count_truncated !== answer_[60:45]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.count_truncated  expected=%h found=%h", i_ - 0, answer_[60:45], count_truncated);
                    errors_ = errors_ + 1;
                end
                if (count_oversize !== answer_[76:61]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.count_oversize  expected=%h found=%h", i_ - 0, answer_[76:61], count_oversize);
                    errors_ = errors_ + 1;
                end
                if (count_bad_checksum !== answer_[92:77]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.count_bad_checksum  expected=%h found=%h", i_ - 0, answer_[92:77], count_bad_checksum);
                    errors_ = errors_ + 1;
                end
                if (count_unknown_sender !== answer_[108:93]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.count_unknown_sender  expected=%h found=%h", i_ - 0, answer_[108:93], count_unknown_sender);
                    errors_ = errors_ + 1;
                end
                if (count_duplicate !== answer_[124:109]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.count_duplicate  expected=%h found=%h", i_ - 0, answer_[124:109], count_duplicate);
                    errors_ = errors_ + 1;
                end
                if (count_stale !== answer_[140:125]) begin
                    $display("cycle %0d  sglb_engine_3x5_p4_n3x2_f8_l3_x2_t20_60_s3_h7x2_b4_a16_k2_best_r64_1e3779b97f4a7c15_flowlet4.count_stale  expected=%h found=%h", i_ - 0, answer_[140:125], count_stale);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 477)
            $display("FAIL: %0d cycles compared, not 477: are the vectors in this folder?", compared_);
        else $display("PASS: 477 cycles compared");
        $finish;
    end
endmodule
