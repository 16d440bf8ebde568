//! Outside tools that misbehave, and builds that are damaged or cut short.
#![cfg(unix)]

mod support;

use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant, SystemTime};

use sluice::tools::{CXX, ICARUS, MAKE, VERILATOR};
use support::{have, impostor, run, sluice};
use tempfile::tempdir;

#[test]
fn a_tool_that_never_answers_is_not_waited_for() {
    let tools = tempdir().unwrap();
    let path = impostor(tools.path(), "iverilog", "sleep 600");
    impostor(tools.path(), "yosys", "while :; do echo chatter; done");
    impostor(tools.path(), "verilator", "sleep 600 & exit 0");
    let start = Instant::now();
    let mut doctor = sluice(tools.path(), &["doctor"]);
    doctor.env("PATH", &path);
    let (out, _) = run(doctor, 0);
    for tool in ["iverilog", "yosys", "verilator"] {
        assert!(
            out.contains(&format!("bin/{tool} does not answer")),
            "{out}"
        );
    }
    let mut cosim = sluice(
        tools.path(),
        &["cosim", "rr-arbiter", "--simulator", "icarus"],
    );
    cosim.env("PATH", &path);
    let (_, err) = run(cosim, 3);
    assert!(err.ends_with("bin/iverilog does not answer\n"), "{err}");
    assert!(start.elapsed() < Duration::from_secs(60));
}

/// The folders in a folder of builds.
fn builds(cache: &Path, kind: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(cache.join("sluice").join(kind)).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// A build without its program is made again; one whose program is no program is named.
#[test]
fn a_damaged_build_is_repaired_or_named() {
    if !have(&[ICARUS, VERILATOR, CXX, MAKE]) {
        return;
    }
    for simulator in ["icarus", "verilator"] {
        let cache = tempdir().unwrap();
        let cosim = |status| {
            let words = ["cosim", "rr-arbiter", "--simulator", simulator];
            let words = [&words[..], &["--cycles", "50"]].concat();
            let mut command = sluice(cache.path(), &words);
            command.env("XDG_CACHE_HOME", cache.path());
            run(command, status)
        };
        cosim(0);
        let build = builds(cache.path(), simulator).remove(0);
        let program = build.join("simulation");
        File::create(&program).unwrap();
        assert!(cosim(0).0.contains(" built in "));
        fs::remove_file(&program).unwrap();
        assert!(cosim(0).0.contains(" built in "));
        assert!(cosim(0).0.contains("taken from the cache"));
        fs::write(&program, "no program").unwrap();
        let (_, err) = cosim(3);
        let advice = format!("remove {} and try again\n", build.display());
        assert!(err.ends_with(&advice), "{err}");
        assert_eq!(builds(cache.path(), simulator), [build]);
    }
}

#[test]
fn a_build_without_a_product_is_not_kept() {
    if !have(&[ICARUS]) {
        return;
    }
    let tools = tempdir().unwrap();
    let path = impostor(tools.path(), "iverilog", "echo Fake 1.0");
    let mut command = sluice(
        tools.path(),
        &["cosim", "rr-arbiter", "--simulator", "icarus"],
    );
    command
        .env("PATH", path)
        .env("XDG_CACHE_HOME", tools.path());
    let (_, err) = run(command, 3);
    assert!(err.contains("the build made no `simulation`"), "{err}");
    let left = builds(tools.path(), "icarus");
    assert_eq!(left.len(), 1);
    assert!(left[0].to_string_lossy().contains(".building-"));
}

#[test]
fn old_leftovers_of_builds_go() {
    if !have(&[ICARUS]) {
        return;
    }
    let cache = tempdir().unwrap();
    let kind = cache.path().join("sluice/icarus");
    let (old, new) = (kind.join(".building-old"), kind.join(".building-new"));
    fs::create_dir_all(&old).unwrap();
    fs::create_dir_all(&new).unwrap();
    let time = SystemTime::now() - Duration::from_secs(25 * 60 * 60);
    File::open(&old).unwrap().set_modified(time).unwrap();
    let words = ["cosim", "rr-arbiter", "--simulator", "icarus"];
    let mut command = sluice(cache.path(), &words);
    command.env("XDG_CACHE_HOME", cache.path());
    run(command, 0);
    assert!(!old.exists() && new.exists());
}

/// Whether a process of this id runs.
fn runs(id: &str) -> bool {
    // A dead one that nobody has asked for yet is a zombie.
    let status = fs::read_to_string(format!("/proc/{id}/stat"));
    status.is_ok_and(|text| !text.contains(") Z "))
}

/// Waits until it is so.
fn wait_until(what: impl Fn() -> bool) {
    let start = Instant::now();
    while !what() {
        assert!(
            start.elapsed() < Duration::from_secs(20),
            "it took too long"
        );
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Sends a signal to `sluice` with these words once `ready`; demands the exit status.
fn interrupted(
    folder: &Path,
    words: &[&str],
    path: &OsStr,
    signal: &str,
    ready: impl Fn() -> bool,
) {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("sluice"))
        .args(words)
        .current_dir(folder)
        .env("PATH", path)
        .env("XDG_CACHE_HOME", folder)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    wait_until(ready);
    let id = child.id().to_string();
    let kill = Command::new("kill").args([signal, &id]).status().unwrap();
    assert!(kill.success());
    let expected = if signal == "-INT" { 130 } else { 143 };
    assert_eq!(child.wait().unwrap().code(), Some(expected));
}

/// A build that a signal ends leaves no compiler running and no folder behind.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_ends_the_build() {
    for signal in ["-INT", "-TERM"] {
        let folder = tempdir().unwrap();
        let ids = folder.path().join("ids");
        let script = format!(
            "case $1 in -V) echo Fake 1.0; exit;; esac\nsleep 600 & echo $$ $! done > {}; wait",
            ids.display()
        );
        let path = impostor(folder.path(), "iverilog", &script);
        let words = ["cosim", "rr-arbiter", "--simulator", "icarus"];
        let started = || fs::read_to_string(&ids).is_ok_and(|text| text.contains("done"));
        interrupted(folder.path(), &words, &path, signal, started);
        let ids = fs::read_to_string(&ids).unwrap();
        let ids: Vec<&str> = ids.split_whitespace().take(2).collect();
        wait_until(|| !ids.iter().any(|id| runs(id)));
        assert_eq!(builds(folder.path(), "icarus"), [] as [PathBuf; 0]);
    }
}

/// A run that a signal ends leaves no draft of a file behind.
#[test]
fn a_signal_removes_drafts() {
    let folder = tempdir().unwrap();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let count = || fs::read_dir(folder.path()).unwrap().count();
    let words = ["sim", "rr-arbiter", "--cycles", "1000000000000"];
    let words = [&words[..], &["--response", "r.csv", "--vcd", "r.vcd"]].concat();
    interrupted(folder.path(), &words, &path, "-TERM", || count() == 2);
    assert_eq!(count(), 0);
}
