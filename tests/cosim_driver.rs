//! The drivers of the outside simulators: cache, errors, timeouts, shapes at the edge, reset styles, and
//! the testbenches that others run.

mod outside;

use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use outside::{Stimulus, emit, emit_with, name, needs, options, support};
use sluice::compare::compare;
use sluice::cosim::{self, Build, CosimError, Job, Options, Simulator};
use sluice::ports::Layout;
use sluice::process;
use sluice::table::Table;
use sluice::tools;
use sluice_hdl::sim::Engine;
use sluice_hdl::testing::{Recipe, pack};
use sluice_hdl::verilog::{ResetStyle, VerilogFile};
use sluice_hdl::{Definition, Module};

const BOTH: [Simulator; 2] = [Simulator::Icarus, Simulator::Verilator];

fn counter(title: &str) -> Arc<Definition> {
    let m = Module::new(title);
    let enable = m.input("enable", 1);
    let count = m.register("count", 70).reset_to_zero();
    count.set_when(enable, count.q() + m.lit(70, 1));
    m.output("value", count.q());
    m.finish()
}

#[test]
fn a_second_run_takes_the_build_from_the_cache() {
    for simulator in BOTH {
        if !support::have(needs(simulator)) {
            continue;
        }
        let cache = tempfile::tempdir().unwrap();
        let options = Options {
            cache: Some(cache.path().to_path_buf()),
            ..options()
        };
        let d = counter("cached");
        let long = Stimulus::random(1, d.inputs(), 40);
        let short = Stimulus::random(2, d.inputs(), 10);
        let first = cosim::run_with(&long.job(&d), simulator, &options).unwrap();
        let second = cosim::run_with(&short.job(&d), simulator, &options).unwrap();
        assert!(matches!(first.build, Build::Built(_)));
        assert_eq!(second.build, Build::Cached);
        assert_eq!(second.response.len(), 10);
        let other = counter("another");
        let third = cosim::run_with(&short.job(&other), simulator, &options).unwrap();
        assert!(matches!(third.build, Build::Built(_)));
    }
}

#[test]
fn many_may_build_the_same_at_once() {
    if !support::have(needs(Simulator::Icarus)) {
        return;
    }
    let cache = tempfile::tempdir().unwrap();
    let options = Options {
        cache: Some(cache.path().to_path_buf()),
        ..options()
    };
    let d = counter("crowded");
    let stimulus = Stimulus::random(3, d.inputs(), 30);
    let expected = stimulus.inside(&d, Engine::Reference, 0);
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| {
                let run = cosim::run_with(&stimulus.job(&d), Simulator::Icarus, &options).unwrap();
                assert_eq!(
                    compare("crowded", &expected, "icarus", &run.response, 2).mismatches,
                    0
                );
            });
        }
    });
    let builds = std::fs::read_dir(cache.path().join("icarus"))
        .unwrap()
        .count();
    assert_eq!(builds, 1, "nothing half-built is left");
}

#[test]
fn without_a_reset_column_two_cycles_of_reset_come_first() {
    let d = counter("unprompted");
    let mut table = Table::new(Layout::of(d.inputs()));
    (0..5).for_each(|_| table.push()[0] = 1);
    let job = Job {
        definition: &d,
        stimulus: &table,
        reset: None,
    };
    for simulator in BOTH {
        if support::have(needs(simulator)) {
            let response = cosim::run_with(&job, simulator, &options())
                .unwrap()
                .response;
            let values: Vec<u64> = (0..response.len()).map(|k| response.row(k)[0]).collect();
            assert_eq!(values, [0, 1, 2, 3, 4], "{simulator:?}");
        }
    }
}

#[test]
fn modules_without_inputs_or_with_one_bit_run() {
    let m = Module::new("alone");
    let toggle = m.register("toggle", 1).reset_to_zero();
    toggle.set(!toggle.q());
    m.output_array("values", &[toggle.q()]);
    let d = m.finish();
    let mut stimulus = Stimulus::after_reset(d.inputs(), &[]);
    stimulus.reset.extend([false; 6]);
    let response = stimulus.everywhere(&d);
    assert_eq!((2..8).map(|k| response.row(k)[0]).sum::<u64>(), 3);
}

#[test]
fn a_stimulus_of_another_module_is_refused() {
    let d = counter("strict");
    let m = Module::new("other");
    let wide = m.input("wide", 99);
    m.output("copy", wide);
    let other = m.finish();
    let stimulus = Stimulus::random(1, other.inputs(), 4);
    let error = cosim::run(&stimulus.job(&d), Simulator::Icarus).unwrap_err();
    assert!(
        error.to_string().contains("inputs of module `strict`"),
        "{error}"
    );
}

/// Reported fault 21.
#[test]
fn broken_verilog_shows_its_first_error_and_where_the_rest_is() {
    let d = counter("broken");
    let stimulus = Stimulus::random(1, d.inputs(), 4);
    for simulator in BOTH {
        if !support::have(needs(simulator)) {
            continue;
        }
        let mut files = emit(&d);
        files[0].text = files[0].text.replace("count + ", "count + missing_wire + ");
        let error = stimulus.outside(&d, &files, simulator, 1).unwrap_err();
        let CosimError::Process(process::Error::Failed { log, .. }) = &error else {
            panic!("{error}");
        };
        let text = error.to_string();
        assert!(text.contains("missing_wire") && text.len() < 4000, "{text}");
        assert!(
            log.is_file() && text.contains(&log.display().to_string()),
            "{text}"
        );
    }
}

#[test]
fn a_run_that_takes_too_long_is_stopped() {
    if !support::have(needs(Simulator::Icarus)) {
        return;
    }
    let d = counter("endless");
    let stimulus = Stimulus::random(1, d.inputs(), 4);
    let mut files = emit(&d);
    let endless = "    initial while (1) begin end\nendmodule";
    files[0].text = files[0].text.replace("endmodule", endless);
    let options = Options {
        timeout: Duration::from_secs(2),
        ..options()
    };
    let error =
        cosim::run_files(&stimulus.job(&d), &files, Simulator::Icarus, &options).unwrap_err();
    assert!(
        error.to_string().starts_with("vvp was stopped after 2 s"),
        "{error}"
    );
}

/// Modules in a low style under an outer one that inverts the reset for them.
fn with_style(parts: &[Arc<Definition>], style: ResetStyle) -> (Arc<Definition>, Vec<VerilogFile>) {
    let outer = pack("outer", parts);
    let mut files: Vec<_> = parts.iter().flat_map(|p| emit_with(p, style)).collect();
    let mut top = emit(&outer).pop().expect("the top");
    top.text = top.text.replace(".rst(rst)", ".rst_n(~rst)");
    files.push(top);
    (outer, files)
}

/// Reported fault 13: the other styles do the same as soon as reset is over.
#[test]
fn every_reset_style_does_the_same_after_reset() {
    let build = |seed| Recipe::random(seed, 25).build(&format!("inner{seed}"));
    let parts: Vec<_> = (400..408).map(build).collect();
    for style in [ResetStyle::SyncLow, ResetStyle::AsyncLow] {
        let (outer, files) = with_style(&parts, style);
        let stimulus = Stimulus::random(8, outer.inputs(), 150);
        // An asynchronous reset acts at once, a synchronous one at the next edge.
        let quiet = |mut table: Table| {
            let rows = stimulus.reset.iter().enumerate();
            rows.filter(|(_, rst)| **rst)
                .for_each(|(k, _)| table.row_mut(k).fill(0));
            table
        };
        let expected = quiet(stimulus.inside(&outer, Engine::Reference, 0));
        for simulator in BOTH {
            if support::have(needs(simulator)) {
                let response = stimulus.outside(&outer, &files, simulator, 1).unwrap();
                let found = compare("outer", &expected, name(simulator), &quiet(response), 2);
                assert_eq!(found.first, None, "{style:?}");
            }
        }
    }
}

/// Runs a testbench in a folder and gives what it printed.
fn run_testbench(files: &[VerilogFile], simulator: Simulator, top: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    for file in files {
        std::fs::write(folder.path().join(&file.name), &file.text).unwrap();
    }
    let sources = files.iter().map(|f| &f.name).filter(|n| n.ends_with(".v"));
    let mut build = match simulator {
        Simulator::Icarus => {
            let mut command = Command::new(tools::ICARUS.command);
            command.args(["-g2005", "-o", "bench", "-s", top]);
            command
        }
        Simulator::Verilator => {
            let mut command = Command::new(tools::VERILATOR.command);
            let flags = [
                "--binary", "--timing", "-CFLAGS", "-O0", "--Mdir", ".", "-o", "bench",
            ];
            command.args(flags).args(["--top-module", top]);
            command
        }
    };
    let built = build
        .current_dir(folder.path())
        .args(sources)
        .output()
        .unwrap();
    assert!(
        built.status.success(),
        "{}",
        String::from_utf8_lossy(&built.stderr)
    );
    let mut run = match simulator {
        Simulator::Icarus => {
            let mut command = Command::new("vvp");
            command.arg("bench");
            command
        }
        Simulator::Verilator => Command::new(folder.path().join("bench")),
    };
    let output = run.current_dir(folder.path()).output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_testbench_passes_and_can_fail() {
    let d = Recipe::random(7, 20).build("device");
    let stimulus = Stimulus::random(5, d.inputs(), 120);
    let expected = stimulus.inside(&d, Engine::Reference, 0);
    let mut files = cosim::testbench(&stimulus.job(&d), &expected).unwrap();
    files.extend(emit(&d));
    let mut wrong = expected.clone();
    wrong.row_mut(60)[0] ^= 1;
    let mut spoilt = cosim::testbench(&stimulus.job(&d), &wrong).unwrap();
    spoilt.extend(emit(&d));
    for simulator in BOTH {
        if !support::have(needs(simulator)) {
            continue;
        }
        let text = run_testbench(&files, simulator, "device_tb");
        assert!(
            text.contains("PASS: 1") && text.contains(" cycles compared"),
            "{text}"
        );
        if simulator == Simulator::Verilator {
            continue;
        }
        let text = run_testbench(&spoilt, simulator, "device_tb");
        assert!(text.contains("cycle 60  device.out  expected="), "{text}");
        assert!(
            text.contains("FAIL: stopped after 1 differences") && !text.contains("PASS"),
            "{text}"
        );
    }
}
