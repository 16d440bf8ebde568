# dt_threshold_q7_c1000_am1_perqueue_incremental: constraints to start from. Times in ns: set the period and what the surroundings take.
set period 1.0
set outside [expr {0.2 * $period}]
create_clock -name clk -period $period [get_ports clk]
set_clock_uncertainty [expr {0.05 * $period}] [get_clocks clk]
set_input_delay $outside -clock clk [get_ports rst]
set_input_delay $outside -clock clk [get_ports {reserved_cells[*]}]
set_input_delay $outside -clock clk [get_ports {freed_cells[*]}]
set_input_delay $outside -clock clk [get_ports {cfg_queue[*]}]
set_input_delay $outside -clock clk [get_ports cfg_alpha_we]
set_input_delay $outside -clock clk [get_ports {cfg_alpha[*]}]
set_output_delay $outside -clock clk [get_ports {free_cells[*]}]
set_output_delay $outside -clock clk [get_ports {threshold[*]}]
