// SPDX-License-Identifier: Apache-2.0
// Module: traffic_manager_statistics_w5
// Written by: sluice 0.1.0
//
// Totals of packets and cells, modulo 2^32.

module traffic_manager_statistics_w5 (
    input  wire clk,
    input  wire rst,
    input  wire accepted,
    input  wire [4:0] accepted_count,
    input  wire refused,
    input  wire [4:0] refused_count,
    input  wire sent,
    input  wire [4:0] sent_count,
    input  wire malformed,
    output wire [31:0] accepted_packets,
    output wire [31:0] accepted_cells,
    output wire [31:0] refused_packets,
    output wire [31:0] refused_cells,
    output wire [31:0] sent_packets,
    output wire [31:0] sent_cells,
    output wire [31:0] malformed_packets
);

    reg [31:0] accepted_packets_total;
    reg [31:0] accepted_cells_total;
    reg [31:0] refused_packets_total;
    reg [31:0] refused_cells_total;
    reg [31:0] sent_packets_total;
    reg [31:0] sent_cells_total;
    reg [31:0] malformed_packets_total;

    wire [31:0] accepted_packets_total_next = accepted_packets_total + {31'd0, accepted};

    always @(posedge clk) begin
        if (rst) begin
            accepted_packets_total <= 32'd0;
        end else if (accepted) begin
            accepted_packets_total <= accepted_packets_total_next;
        end
    end

    wire not_rst = ~rst;
    assign accepted_packets = not_rst ? accepted_packets_total : 32'd0;
    wire [31:0] accepted_cells_total_next = accepted_cells_total + {27'd0, accepted_count};

    always @(posedge clk) begin
        if (rst) begin
            accepted_cells_total <= 32'd0;
        end else if (|accepted_count) begin
            accepted_cells_total <= accepted_cells_total_next;
        end
    end

    assign accepted_cells = not_rst ? accepted_cells_total : 32'd0;

    always @(posedge clk) begin
        if (rst) begin
            refused_packets_total <= 32'd0;
        end else if (refused) begin
            refused_packets_total <= refused_packets_total + {31'd0, refused};
        end
    end

    assign refused_packets = not_rst ? refused_packets_total : 32'd0;
    wire [31:0] refused_cells_total_next = refused_cells_total + {27'd0, refused_count};

    always @(posedge clk) begin
        if (rst) begin
            refused_cells_total <= 32'd0;
        end else if (|refused_count) begin
            refused_cells_total <= refused_cells_total_next;
        end
    end

    assign refused_cells = not_rst ? refused_cells_total : 32'd0;

    always @(posedge clk) begin
        if (rst) begin
            sent_packets_total <= 32'd0;
        end else if (sent) begin
            sent_packets_total <= sent_packets_total + {31'd0, sent};
        end
    end

    assign sent_packets = not_rst ? sent_packets_total : 32'd0;

    always @(posedge clk) begin
        if (rst) begin
            sent_cells_total <= 32'd0;
        end else if (|sent_count) begin
            sent_cells_total <= sent_cells_total + {27'd0, sent_count};
        end
    end

    assign sent_cells = not_rst ? sent_cells_total : 32'd0;
    wire [31:0] malformed_packets_total_next = malformed_packets_total + {31'd0, malformed};

    always @(posedge clk) begin
        if (rst) begin
            malformed_packets_total <= 32'd0;
        end else if (malformed) begin
            malformed_packets_total <= malformed_packets_total_next;
        end
    end

    assign malformed_packets = not_rst ? malformed_packets_total : 32'd0;
endmodule
