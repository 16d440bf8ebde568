# Times a mapped netlist. Tcl errors do not end OpenSTA with a status, so they are caught here.
proc sluice_section {name} { puts "sluice: $name" }

proc sluice_time {} {
    read_liberty library.lib
    @MEMORIES@
    read_verilog netlist.v
    link_design @TOP@
    @CORNER@
    create_clock -name clk -period @PERIOD@ [get_ports clk]
    set inputs {}
    foreach port [all_inputs] {
        if { [get_property $port full_name] ne "clk" } { lappend inputs $port }
    }
    set_driving_cell -lib_cell @DRIVE@ $inputs
    set_input_delay 0 -clock clk $inputs
    set_load @LOAD@ [all_outputs]
    set_output_delay 0 -clock clk [all_outputs]
    sluice_section "all paths"
    report_checks -path_delay max -digits 6
    if { @REGISTERS@ } {
        set starts [all_registers -clock_pins]
        set ends [all_registers -data_pins]
        sluice_section "register to register"
        report_checks -path_delay max -digits 6 -from $starts -to $ends
        sluice_section "input to register"
        report_checks -path_delay max -digits 6 -from $inputs -to $ends
        sluice_section "reset to register"
        report_checks -path_delay max -digits 6 -from [get_ports rst] -to $ends
        sluice_section "register to output"
        report_checks -path_delay max -digits 6 -from $starts -to [all_outputs]
    }
    sluice_section "input to output"
    report_checks -path_delay max -digits 6 -from $inputs -to [all_outputs]
    sluice_section "power"
    set_power_activity -global -activity @ACTIVITY@ -duty 0.5
    report_power -digits 9
    source loops.tcl
    sluice_section "end"
}

if { [catch sluice_time message] } {
    puts "Error: $message"
    exit 1
}
exit 0
