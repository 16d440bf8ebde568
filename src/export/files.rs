//! The files that each flow asks for.

use std::fmt::Write as _;

use sluice_hdl::verilog::ResetStyle;

use super::{Design, Flow};
use crate::package::{self, Files};

/// All but the Verilog.
pub(super) fn of(design: &Design) -> Files {
    let mut files = Files::new();
    let mut add = |name: &str, text: String| files.insert(name.to_owned(), text);
    match design.options.flow {
        Flow::Openroad => {
            add("config.mk", config_mk(design));
            add("constraint.sdc", constraints(design));
        }
        Flow::Librelane => {
            add("config.yaml", config_yaml(design));
            add("constraint.sdc", constraints(design));
        }
        Flow::Siliconcompiler => {
            add("build.py", build_py(design));
            add("constraint.sdc", constraints(design));
        }
        Flow::Fusesoc => {
            let name = format!("{}.core", design.top());
            add(&name, package::core(design.instance, &design.sources));
        }
    }
    files
}

impl Design<'_> {
    fn top(&self) -> &str {
        self.instance.definition().name()
    }

    /// Two lines that say what this is.
    fn head(&self) -> String {
        let (block, config) = (self.instance.block(), self.instance.config());
        format!(
            "# {block} {config}\n# Written by sluice {}.\n",
            env!("CARGO_PKG_VERSION")
        )
    }

    /// Each line with `before` and `after` it.
    fn list(&self, before: &str, after: &str) -> String {
        let lines = self
            .sources
            .iter()
            .map(|name| format!("{before}{name}{after}"));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// ASAP7 counts in picoseconds.
fn constraints(design: &Design) -> String {
    let options = design.options;
    let picoseconds = options.flow == Flow::Openroad && options.platform == "asap7";
    let (period, unit) = match picoseconds {
        true => (options.period_ns * 1000.0, "ps"),
        false => (options.period_ns, "ns"),
    };
    let text = package::constraints(design.instance, ResetStyle::SyncHigh, period);
    let text = text.replacen("Times in ns", &format!("Times in {unit}"), 1);
    // OpenROAD-flow-scripts and LibreLane look for the design's name here.
    format!("current_design {}\n{text}", design.top())
}

fn config_mk(design: &Design) -> String {
    let options = design.options;
    let mut text = design.head();
    let _ = write!(
        text,
        "# make DESIGN_CONFIG=<this file> in the folder `flow` of OpenROAD-flow-scripts.\n\n\
         # The folder of this file, wherever make is started.\n\
         SLUICE_DIR := $(dir $(abspath $(lastword $(MAKEFILE_LIST))))\n\n\
         export DESIGN_NAME = {top}\n\
         export PLATFORM    = {platform}\n\n\
         export VERILOG_FILES = \\\n{files}\n\
         export SDC_FILE      = $(SLUICE_DIR)constraint.sdc\n\n\
         export CORE_UTILIZATION       ?= {utilization}\n\
         export PLACE_DENSITY_LB_ADDON ?= {addon}\n",
        top = design.top(),
        platform = options.platform,
        files = design
            .list("    $(SLUICE_DIR)", " \\")
            .trim_end_matches(" \\"),
        utilization = options.utilization,
        addon = options.density_addon,
    );
    if !design.macros.is_empty() {
        text += "\n# Black boxes: name the LEF and liberty files of your macros.\n";
        for of in &design.macros {
            let _ = writeln!(text, "#   {}, {} of them", of.shape.name(), of.count);
        }
        text += "# export ADDITIONAL_LEFS =\n# export ADDITIONAL_LIBS =\n";
    }
    text
}

fn config_yaml(design: &Design) -> String {
    let options = design.options;
    let mut text = design.head();
    let _ = write!(
        text,
        "# librelane --pdk {pdk} config.yaml\n\n\
         meta:\n  version: 2\n\
         DESIGN_NAME: {top}\n\
         VERILOG_FILES:\n{files}\n\
         CLOCK_PORT: clk\n\
         CLOCK_PERIOD: {period:?}\n\
         PNR_SDC_FILE: dir::constraint.sdc\n\
         SIGNOFF_SDC_FILE: dir::constraint.sdc\n\
         FP_CORE_UTIL: {utilization}\n",
        pdk = options.platform,
        top = design.top(),
        files = design.list("  - dir::", ""),
        period = options.period_ns,
        utilization = options.utilization,
    );
    if !design.macros.is_empty() {
        text += "# Black boxes: name the GDS, LEF and liberty files of your macros under MACROS.\n";
        for of in &design.macros {
            let _ = writeln!(text, "#   {}, {} of them", of.shape.name(), of.count);
        }
    }
    text
}

fn build_py(design: &Design) -> String {
    let options = design.options;
    let mut text = format!("#!/usr/bin/env python3\n{}", design.head());
    let _ = write!(
        text,
        "# For SiliconCompiler from 0.35 on: python3 build.py\n\n\
         from siliconcompiler import ASIC, Design\n\
         from siliconcompiler.targets import {target}\n\n\n\
         def main():\n    \
         design = Design(\"{top}\")\n    \
         design.set_dataroot(\"sluice\", __file__)\n    \
         with design.active_dataroot(\"sluice\"), design.active_fileset(\"rtl\"):\n        \
         design.set_topmodule(\"{top}\")\n{files}\n    \
         with design.active_dataroot(\"sluice\"), design.active_fileset(\"sdc\"):\n        \
         design.add_file(\"constraint.sdc\")\n    \
         project = ASIC(design)\n    \
         project.add_fileset([\"rtl\", \"sdc\"])\n    \
         {target}(project)\n    \
         project.run()\n    \
         project.summary()\n\n\n\
         if __name__ == \"__main__\":\n    main()\n",
        target = options.platform,
        top = design.top(),
        files = design.list("        design.add_file(\"", "\")"),
    );
    text
}
