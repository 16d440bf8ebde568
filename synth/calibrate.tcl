# Power of a chain of inverters of the generic library, whose energies are known: versions of OpenSTA differ in whether a
# change counts as the mean of a rise and a fall, or as both.
proc sluice_calibrate {} {
    read_liberty generic.lib
    read_verilog calibrate.v
    link_design fo4
    create_clock -name clk -period @PERIOD@
    set_input_delay 0 -clock clk [get_ports in]
    set_output_delay 0 -clock clk [get_ports out]
    set_power_activity -global -activity @ACTIVITY@ -duty 0.5
    puts "sluice: power"
    report_power -digits 9
    puts "sluice: end"
}

if { [catch sluice_calibrate message] } {
    puts "Error: $message"
    exit 1
}
exit 0
