// SPDX-License-Identifier: Apache-2.0
// Testbench of dt_admission_q64_c4096_l48_a3.
//
// Applies dt_admission_q64_c4096_l48_a3_stimulus.hex
// row by row and compares the outputs just before each rising edge with
// dt_admission_q64_c4096_l48_a3_expected.hex.
// Ends in PASS with the number of cycles compared, or in FAIL: also where the vectors are missing.
//
// A row of the stimulus is the reset (highest bit) and the inputs, the first port lowest; a row of
// the expected response is a bit that says whether the row counts, and the outputs likewise.

module dt_admission_q64_c4096_l48_a3_tb;
    reg clk_;
    reg [39:0] row_;
    reg [1085:0] answer_;
    reg [39:0] stimulus_ [0:216];
    reg [1085:0] expected_ [0:216];
    integer i_, errors_, compared_;
    wire [0:0] accepted;
    wire [0:0] dropped;
    wire [0:0] malformed;
    wire [63:0] over_allocated;
    wire [831:0] len;
    wire [12:0] free_cells;
    wire [12:0] threshold;
    wire [31:0] accepted_packets;
    wire [31:0] accepted_cells;
    wire [31:0] dropped_packets;
    wire [31:0] dropped_cells;
    wire [31:0] malformed_packets;

    dt_admission_q64_c4096_l48_a3 dut_ (
        .clk(clk_),
        .rst(row_[39]),
        .in_valid(row_[0:0]),
        .in_queue(row_[6:1]),
        .in_cells(row_[12:7]),
        .leave_valid(row_[13:13]),
        .leave_queue(row_[19:14]),
        .leave_cells(row_[25:20]),
        .freed_cells(row_[38:26]),
        .accepted(accepted),
        .dropped(dropped),
        .malformed(malformed),
        .over_allocated(over_allocated),
        .len(len),
        .free_cells(free_cells),
        .threshold(threshold),
        .accepted_packets(accepted_packets),
        .accepted_cells(accepted_cells),
        .dropped_packets(dropped_packets),
        .dropped_cells(dropped_cells),
        .malformed_packets(malformed_packets)
    );

    initial begin
        $readmemh("dt_admission_q64_c4096_l48_a3_stimulus.hex", stimulus_);
        $readmemh("dt_admission_q64_c4096_l48_a3_expected.hex", expected_);
        clk_ = 1'b0;
        errors_ = 0;
        compared_ = 0;
        for (i_ = 0; i_ < 217 && errors_ < 10; i_ = i_ + 1) begin
            row_ = stimulus_[i_];
            answer_ = expected_[i_];
            #5;
            if (answer_[1085] === 1'b1) begin
                compared_ = compared_ + 1;
                if (accepted !== answer_[0:0]) begin
                    $display("cycle %0d  dt_admission_q64_c4096_l48_a3.accepted  expected=%h found=%h", i_ - 0, answer_[0:0], accepted);
                    errors_ = errors_ + 1;
                end
                if (dropped !== answer_[1:1]) begin
                    $display("cycle %0d  dt_admission_q64_c4096_l48_a3.dropped  expected=%h found=%h", i_ - 0, answer_[1:1], dropped);
                    errors_ = errors_ + 1;
                end
                if (malformed !== answer_[2:2]) begin
                    $display("cycle %0d  dt_admission_q64_c4096_l48_a3.malformed  expected=%h found=%h", i_ - 0, answer_[2:2], malformed);
                    errors_ = errors_ + 1;
                end
                if (over_allocated !== answer_[66:3]) begin
                    $display("cycle %0d  dt_admission_q64_c4096_l48_a3.over_allocated  expected=%h found=%h", i_ - 0, answer_[66:3], over_allocated);
                    errors_ = errors_ + 1;
                end
                if (len !== answer_[898:67]) begin
                    $display("cycle %0d  dt_admission_q64_c4096_l48_a3.len  expected=%h found=%h", i_ - 0, answer_[898:67], len);
                    errors_ = errors_ + 1;
                end
                if (free_cells !== answer_[911:899]) begin
                    $display("cycle %0d  dt_admission_q64_c4096_l48_a3.free_cells  expected=%h found=%h", i_ - 0, answer_[911:899], free_cells);
                    errors_ = errors_ + 1;
                end
                if (threshold !== answer_[924:912]) begin
                    $display("cycle %0d  dt_admission_q64_c4096_l48_a3.threshold  expected=%h found=%h", i_ - 0, answer_[924:912], threshold);
                    errors_ = errors_ + 1;
                end
                if (accepted_packets !== answer_[956:925]) begin
                    $display("cycle %0d  dt_admission_q64_c4096_l48_a3.accepted_packets  expected=%h found=%h", i_ - 0, answer_[956:925], accepted_packets);
                    errors_ = errors_ + 1;
                end
                if (accepted_cells !== answer_[988:957]) begin
                    $display("cycle %0d  dt_admission_q64_c4096_l48_a3.accepted_cells  expected=%h found=%h", i_ - 0, answer_[988:957], accepted_cells);
                    errors_ = errors_ + 1;
                end
                if (dropped_packets !== answer_[1020:989]) begin
                    $display("cycle %0d  dt_admission_q64_c4096_l48_a3.dropped_packets  expected=%h found=%h", i_ - 0, answer_[1020:989], dropped_packets);
                    errors_ = errors_ + 1;
                end
                if (dropped_cells !== answer_[1052:1021]) begin
                    $display("cycle %0d  dt_admission_q64_c4096_l48_a3.dropped_cells  expected=%h found=%h", i_ - 0, answer_[1052:1021], dropped_cells);
                    errors_ = errors_ + 1;
                end
                if (malformed_packets !== answer_[1084:1053]) begin
                    $display("cycle %0d  dt_admission_q64_c4096_l48_a3.malformed_packets  expected=%h found=%h", i_ - 0, answer_[1084:1053], malformed_packets);
                    errors_ = errors_ + 1;
                end
            end
            clk_ = 1'b1;
            #5;
            clk_ = 1'b0;
        end
        if (errors_ != 0) $display("FAIL: stopped after %0d differences", errors_);
        else if (compared_ != 216)
            $display("FAIL: %0d cycles compared, not 216: are the vectors in this folder?", compared_);
        else $display("PASS: 216 cycles compared");
        $finish;
    end
endmodule
