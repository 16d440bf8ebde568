# Delay of the smallest inverter that drives four of its kind, in the middle of a chain of them.
proc sluice_fo4 {} {
    read_liberty library.lib
    read_verilog fo4.v
    link_design fo4
    @CORNER@
    create_clock -name clk -period 1000
    set_input_delay 0 -clock clk [get_ports in]
    set_output_delay 0 -clock clk [get_ports out]
    # A unit of time has no wires, whatever model the library has them by.
    foreach net [get_nets *] { set_load 0 $net }
    puts "sluice: all paths"
    report_checks -path_delay max -digits 6
    puts "sluice: end"
}

if { [catch sluice_fo4 message] } {
    puts "Error: $message"
    exit 1
}
exit 0
