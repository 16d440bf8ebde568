//! Folders for other people's flows: what is in them is read by the tools that will read it, or by others like them.

mod support;

use std::path::{Path, PathBuf};
use std::process::Command;

use sluice::catalog;
use sluice::export::{Flow, Options, export};
use sluice::tools::{self, MAKE, OPENSTA, YOSYS};
use support::{have, run, sluice, tree};

const FLOWS: [&str; 4] = ["openroad", "librelane", "siliconcompiler", "fusesoc"];

/// A folder with an arbiter for a flow, in a folder of its own, named `there`.
fn exported(folder: &Path, words: &[&str]) -> PathBuf {
    let words = [
        &[
            "export",
            "rr-arbiter",
            "--preset",
            "n7-tree",
            "--out",
            "there",
        ],
        words,
    ]
    .concat();
    run(sluice(folder, &words), 0);
    folder.join("there")
}

/// Runs a program in a folder that has nothing to do with it; gives what it says.
fn say(program: &str, words: &[&str]) -> String {
    let elsewhere = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(program);
    command
        .current_dir(elsewhere.path())
        .args(words)
        .env_remove("FLOW_HOME");
    let output = command.output().expect("it starts");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    assert!(output.status.success(), "{program} {words:?}: {said}");
    said
}

fn have_python(module: &str) -> bool {
    let mut command = Command::new("python3");
    let output = command.args(["-c", &format!("import {module}")]).output();
    let there = output.is_ok_and(|o| o.status.success());
    if !there {
        eprintln!("skipped: python3 with {module} not found");
    }
    there
}

#[test]
fn make_reads_the_configuration_from_anywhere() {
    if !have(&[MAKE]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let there = exported(folder.path(), &["--flow", "openroad", "--period-ns", "0.8"]);
    let makefile = folder.path().join("Makefile");
    let text = "include $(DESIGN_CONFIG)\nall:\n\t@echo name $(DESIGN_NAME)\n\t@echo platform $(PLATFORM)\n\t@echo sdc $(SDC_FILE)\n\
                \t@echo core $(CORE_UTILIZATION) $(PLACE_DENSITY_LB_ADDON)\n\t@echo files $(VERILOG_FILES)\n";
    std::fs::write(&makefile, text).expect("a file");
    let config = format!("DESIGN_CONFIG={}", there.join("config.mk").display());
    let said = say(
        MAKE.command,
        &["-f", &makefile.display().to_string(), &config],
    );
    let value = |name: &str| {
        let line = said
            .lines()
            .find_map(|l| l.strip_prefix(&format!("{name} ")));
        line.unwrap_or_else(|| panic!("no {name} in {said}"))
            .to_owned()
    };
    assert_eq!(value("name"), "rr_arbiter_n7_tree");
    assert_eq!(
        (value("platform").as_str(), value("core").as_str()),
        ("nangate45", "40 0.2")
    );
    let files = value("files");
    let files: Vec<&str> = files.split_whitespace().collect();
    assert!(
        !files.is_empty() && files.iter().all(|f| Path::new(f).is_file()),
        "{files:?}"
    );
    let sdc = std::fs::read_to_string(value("sdc")).expect("constraints");
    assert!(
        sdc.starts_with("current_design rr_arbiter_n7_tree\n") && sdc.contains("set period 0.8\n"),
        "{sdc}"
    );
    if have(&[YOSYS]) {
        let read = format!(
            "read_verilog {}; hierarchy -check -top rr_arbiter_n7_tree",
            files.join(" ")
        );
        say(YOSYS.command, &["-q", "-p", &read]);
    }
    // The same from the folder above, by a relative path.
    let mut command = Command::new(MAKE.command);
    command
        .current_dir(folder.path())
        .arg("DESIGN_CONFIG=there/config.mk");
    let output = command.output().expect("make starts");
    assert!(
        String::from_utf8_lossy(&output.stdout).contains(&format!("files {}", files.join(" ")))
    );
}

#[test]
fn opensta_reads_the_constraints() {
    if !have(&[OPENSTA]) {
        return;
    }
    for (block, preset) in [
        ("rr-arbiter", "n7-tree"),
        ("occamy-selector", "tiny-5"),
        ("ofan", "k4-edge"),
    ] {
        let block = catalog::find(block).expect("a block");
        let instance = catalog::from_preset(block, preset).expect("a preset");
        let made = export(instance.as_ref(), &Options::new(Flow::Openroad)).expect("files");
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            std::fs::write(&path, text).expect("a file");
            path.display().to_string()
        };
        let d = instance.definition();
        let ports = |way: &str, ports: &[sluice_hdl::Port]| -> String {
            let declare = |p: &sluice_hdl::Port| match p.total_width() {
                1 => format!(" {way} {};\n", p.name),
                width => format!(" {way} [{}:0] {};\n", width - 1, p.name),
            };
            ports.iter().map(declare).collect()
        };
        let names: Vec<_> = d
            .inputs()
            .iter()
            .chain(d.outputs())
            .map(|p| p.name.as_str())
            .collect();
        let netlist = format!(
            "module {} (clk, rst, {});\n input clk;\n input rst;\n{}{}endmodule\n",
            d.name(),
            names.join(", "),
            ports("input", d.inputs()),
            ports("output", d.outputs())
        );
        let script = format!(
            "read_liberty {}\nread_verilog {}\nlink_design {}\nread_sdc {}\nwrite_sdc {}\nputs all\nexit\n",
            write("cells.lib", sluice::synth::generic::LIBERTY),
            write("netlist.v", &netlist),
            d.name(),
            write("constraint.sdc", &made.files["constraint.sdc"]),
            folder.path().join("read.sdc").display(),
        );
        let said = say(
            OPENSTA.command,
            &[
                "-no_init",
                "-no_splash",
                "-exit",
                &write("read.tcl", &script),
            ],
        );
        assert!(
            said.contains("all") && !said.contains("rror") && !said.contains("arning"),
            "{said}"
        );
        let sdc = std::fs::read_to_string(folder.path().join("read.sdc")).expect("constraints");
        assert!(
            sdc.contains("create_clock") && sdc.contains("set_output_delay"),
            "{sdc}"
        );
        let last = d.inputs().last().expect("an input");
        assert!(sdc.contains(&last.name), "{sdc}");
    }
}

#[test]
fn yaml_is_read() {
    if !have_python("yaml") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let load = |path: &Path| {
        let code = format!(
            "import json, yaml; print(json.dumps(yaml.safe_load(open('{}'))))",
            path.display()
        );
        serde_json::from_str::<serde_json::Value>(&say("python3", &["-c", &code])).expect("JSON")
    };
    let there = exported(folder.path(), &["--flow", "librelane"]);
    let config = load(&there.join("config.yaml"));
    assert_eq!(config["DESIGN_NAME"], "rr_arbiter_n7_tree");
    assert_eq!(
        (&config["CLOCK_PORT"], config["CLOCK_PERIOD"].as_f64()),
        (&"clk".into(), Some(10.0))
    );
    let named = |value: &serde_json::Value| {
        let name = value
            .as_str()
            .and_then(|v| v.strip_prefix("dir::"))
            .expect("a file of this folder");
        assert!(there.join(name).is_file(), "{name}");
    };
    named(&config["PNR_SDC_FILE"]);
    named(&config["SIGNOFF_SDC_FILE"]);
    let sources = config["VERILOG_FILES"].as_array().expect("files");
    assert!(!sources.is_empty());
    sources.iter().for_each(named);
    let there = exported(folder.path(), &["--flow", "fusesoc"]);
    let text = std::fs::read_to_string(there.join("rr_arbiter_n7_tree.core")).expect("a core");
    assert!(text.starts_with("CAPI=2:\n"));
    let core = load(&there.join("rr_arbiter_n7_tree.core"));
    let sources = core["filesets"]["rtl"]["files"].as_array().expect("files");
    assert!(!sources.is_empty());
    for source in sources {
        assert!(
            there.join(source.as_str().expect("a name")).is_file(),
            "{source}"
        );
    }
    assert_eq!(core["targets"]["default"]["toplevel"], "rr_arbiter_n7_tree");
}

/// SiliconCompiler itself is large: the script runs on a stand-in that records what it is told.
#[test]
fn the_script_tells_siliconcompiler_all() {
    if !have_python("json") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let there = exported(folder.path(), &["--flow", "siliconcompiler"]);
    let package = folder.path().join("siliconcompiler");
    std::fs::create_dir(&package).expect("a folder");
    let stand_in = "import contextlib, os\n\
        class Design:\n\
        \x20   def __init__(self, name): print('design', name)\n\
        \x20   def set_dataroot(self, name, path): self.root = os.path.dirname(os.path.abspath(path))\n\
        \x20   @contextlib.contextmanager\n\
        \x20   def active_dataroot(self, name): yield\n\
        \x20   @contextlib.contextmanager\n\
        \x20   def active_fileset(self, name): yield\n\
        \x20   def set_topmodule(self, name): print('top', name)\n\
        \x20   def add_file(self, name): print('file', name, os.path.isfile(os.path.join(self.root, name)))\n\
        class ASIC:\n\
        \x20   def __init__(self, design): pass\n\
        \x20   def add_fileset(self, names): print('filesets', *names)\n\
        \x20   def run(self): print('run')\n\
        \x20   def summary(self): print('summary')\n";
    std::fs::write(package.join("__init__.py"), stand_in).expect("a file");
    let target = "def freepdk45_demo(project): print('target')\n";
    std::fs::write(package.join("targets.py"), target).expect("a file");
    let code = format!(
        "import runpy, sys; sys.path.insert(0, '{}'); runpy.run_path('{}', run_name='__main__')",
        folder.path().display(),
        there.join("build.py").display()
    );
    let said = say("python3", &["-c", &code]);
    let files = tree(&there.join("rtl"));
    let expected = files.keys().map(|name| format!("file rtl/{name} True"));
    let mut lines: Vec<&str> = said.lines().collect();
    expected.for_each(|line| {
        let at = lines.iter().position(|l| *l == line);
        lines.remove(at.unwrap_or_else(|| panic!("no {line} in {said}")));
    });
    let rest = [
        "design rr_arbiter_n7_tree",
        "top rr_arbiter_n7_tree",
        "file constraint.sdc True",
        "filesets rtl sdc",
        "target",
        "run",
        "summary",
    ];
    assert_eq!(lines, rest);
}

#[test]
fn wrong_options_are_named_and_write_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    for (words, said) in [
        (
            &["--platform", "my platform"][..],
            "--platform `my platform`: allowed is letters",
        ),
        (
            &["--period-ns", "0"],
            "--period-ns 0: allowed is more than 0",
        ),
        (
            &["--period-ns", "nan"],
            "--period-ns NaN: allowed is more than 0",
        ),
        (
            &["--utilization", "101"],
            "--utilization 101: allowed is more than 0, up to 100",
        ),
        (
            &["--density-addon", "1"],
            "--density-addon 1: allowed is 0 to less than 1",
        ),
        (&["--set", "requesters=0"], "requesters"),
        (
            &["--flow", "fusesoc", "--platform", "p"],
            "--platform means nothing to --flow fusesoc, but to openroad, librelane, siliconcompiler",
        ),
        (
            &["--flow", "fusesoc", "--period-ns", "2"],
            "--period-ns means nothing to --flow fusesoc, but to openroad, ",
        ),
        (
            &["--flow", "siliconcompiler", "--utilization", "40"],
            "--utilization means nothing to --flow siliconcompiler, but to openroad, librelane: ",
        ),
        (
            &["--flow", "librelane", "--density-addon", "0.2"],
            "--density-addon means nothing to --flow librelane, but to openroad: ",
        ),
        (&["--flow", "none"], "none"),
    ] {
        let mut all = vec!["export", "rr-arbiter", "--out", "there"];
        if !words.contains(&"--flow") {
            all.extend(["--flow", "openroad"]);
        }
        all.extend(words);
        let (out, err) = run(sluice(folder.path(), &all), 2);
        assert!(out.is_empty() && err.contains(said), "{err}");
    }
    assert!(tree(folder.path()).is_empty());
    std::fs::write(folder.path().join("there"), "a file").expect("a file");
    for flow in FLOWS {
        run(
            sluice(
                folder.path(),
                &["export", "rr-arbiter", "--flow", flow, "--out", "there"],
            ),
            2,
        );
    }
    assert_eq!(tree(folder.path()).len(), 1);
}

#[test]
fn memories_are_told_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let words = [
        "export",
        "pofan-pipe",
        "--set",
        "keys=64",
        "--flow",
        "openroad",
        "--out",
        "a",
    ];
    let (_, err) = run(sluice(folder.path(), &words), 0);
    assert!(err.contains("bits are meant to be SRAM"), "{err}");
    let words = [&words[..7], &["b", "--macros"]].concat();
    let (out, err) = run(sluice(folder.path(), &words), 0);
    assert!(
        err.contains("sluice_sram_1r1w_64x") && err.contains("is a black box, 1 of them"),
        "{err}"
    );
    assert!(
        out.contains("b/macros/sluice_sram_1r1w_64x")
            && out.contains("b/models/sluice_sram_1r1w_64x"),
        "{out}"
    );
    let config =
        std::fs::read_to_string(folder.path().join("b/config.mk")).expect("a configuration");
    assert!(
        config.contains("$(SLUICE_DIR)macros/sluice_sram_1r1w_64x")
            && config.contains("ADDITIONAL_LEFS")
    );
    assert!(!config.contains("models/"));
}

/// A folder that stands for OpenROAD-flow-scripts: a Makefile whose target `place` runs `recipe`.
#[cfg(unix)]
fn flow_scripts(folder: &Path, recipe: &str) -> PathBuf {
    let home = folder.join("flow");
    std::fs::create_dir_all(&home).expect("a folder");
    let text = format!("include $(DESIGN_CONFIG)\nplace: $(VERILOG_FILES) $(SDC_FILE)\n{recipe}");
    std::fs::write(home.join("Makefile"), text).expect("a file");
    home
}

#[cfg(unix)]
#[test]
fn a_placed_block_is_reported() {
    if !have(&[tools::MAKE]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let synth = |home: Option<&Path>, words: &[&str]| {
        let words = [&["synth", "rr-arbiter", "--flow", "openroad"], words].concat();
        let mut command = sluice(folder.path(), &words);
        command.env_remove("FLOW_HOME");
        if let Some(home) = home {
            command.env("FLOW_HOME", home);
        }
        command
    };
    let recipe = "\t@mkdir -p $(WORK_HOME)/logs/$(PLATFORM)/$(DESIGN_NAME)/base\n\
                  \t@echo '{\"detailedplace__design__instance__area\": 547.694, \"detailedplace__design__instance__count\": 470,' \
                  '\"detailedplace__design__instance__utilization\": 0.2237, \"detailedplace__timing__setup__ws\": -0.09}' \
                  > $(WORK_HOME)/logs/$(PLATFORM)/$(DESIGN_NAME)/base/3_5_place_dp.json\n";
    let home = flow_scripts(folder.path(), recipe);
    let (out, _) = run(synth(Some(&home), &["--period-ns", "0.46", "--json"]), 0);
    let report: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(
        (report["area_um2"].as_f64(), report["cells"].as_u64()),
        (Some(547.694), Some(470))
    );
    assert_eq!(
        (report["slack"].as_f64(), report["period_ns"].as_f64()),
        (Some(-0.09), Some(0.46))
    );
    let (out, _) = run(synth(Some(&home), &[]), 0);
    assert!(
        out.contains("547.694 um2, 470 cells") && out.contains("22.4%"),
        "{out}"
    );

    let (_, err) = run(synth(None, &[]), 3);
    assert!(
        err.contains("OpenROAD-flow-scripts not found") && err.contains("FLOW_HOME"),
        "{err}"
    );
    let (_, err) = run(synth(Some(folder.path()), &[]), 3);
    assert!(err.contains("there is no Makefile in it"), "{err}");
    flow_scripts(
        folder.path(),
        "\t@echo 'Error: placement is full'; exit 1\n",
    );
    let (_, err) = run(synth(Some(&home), &[]), 3);
    assert!(err.contains("placement is full"), "{err}");
    flow_scripts(folder.path(), "\t@true\n");
    let (_, err) = run(synth(Some(&home), &[]), 3);
    assert!(
        err.contains("ended without a file 3_5_place_dp.json"),
        "{err}"
    );
    flow_scripts(folder.path(), "\t@sleep 60\n");
    let (_, err) = run(synth(Some(&home), &["--timeout", "1"]), 3);
    assert!(err.contains("was stopped after 1 s"), "{err}");
    run(synth(Some(&home), &["--effort", "area"]), 2);
}
