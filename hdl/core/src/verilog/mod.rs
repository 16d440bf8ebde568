//! Verilog.
