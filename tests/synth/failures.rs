//! Every way to fail.

use std::fs;

use super::*;

/// The message of a failure, which must leave nothing behind.
fn failure(words: &[&str], status: i32, path: Option<std::ffi::OsString>) -> String {
    let folder = tempdir().unwrap();
    let words = [&["synth"], words, &["--out", "out"]].concat();
    let mut command = sluice(folder.path(), &words);
    if let Some(path) = path {
        command.env("PATH", path);
    }
    let (_, err) = run(command, status);
    assert!(!folder.path().join("out").exists(), "{words:?} left files");
    err
}

#[test]
fn missing_tools_are_named() {
    let empty = tempdir().unwrap();
    let err = failure(&["rr-arbiter"], 3, Some(empty.path().into()));
    assert_eq!(
        err,
        "error: yosys, sta not found; to install: sudo apt-get install -y yosys opensta\n"
    );
    let bin = impostor(empty.path(), "yosys", "echo Yosys 0.23");
    let only = std::env::split_paths(&bin).next().unwrap();
    let err = failure(&["rr-arbiter"], 3, Some(only.into()));
    assert_eq!(
        err,
        "error: sta not found; to install: sudo apt-get install -y opensta\n"
    );
}

#[test]
fn libraries_that_are_of_no_use() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let folder = tempdir().unwrap();
    let with = |text: &str, status: i32| {
        let file = folder.path().join("some.lib");
        fs::write(&file, text).unwrap();
        failure(
            &["rr-arbiter", "--liberty", file.to_str().unwrap()],
            status,
            None,
        )
    };
    let err = failure(&["rr-arbiter", "--liberty", "absent.lib"], 2, None);
    assert!(err.contains("absent.lib"), "{err}");
    let half = &generic::LIBERTY[..generic::LIBERTY.len() / 2];
    let err = with(half, 2);
    assert!(err.contains("some.lib, line "), "{err}");
    let err = with("no library at all", 2);
    assert!(err.contains("some.lib, line 1"), "{err}");
    let without = |cell: &str| {
        let mut text = String::new();
        let (head, cells) = generic::LIBERTY.split_once("  cell (").unwrap();
        text += head;
        for other in cells
            .split("\n  cell (")
            .filter(|other| !other.starts_with(cell))
        {
            text += &format!("\n  cell ({}", other.trim_end_matches("\n}\n"));
        }
        text + "\n}\n"
    };
    let err = with(&without("DFF"), 2);
    assert!(
        err.contains("no D flip-flop") && err.contains("give a library"),
        "{err}"
    );
    let err = with(&without("NAND2"), 2);
    assert!(err.contains("no two-input NAND"), "{err}");
    // Constants stay where a library has no cells for them.
    let file = folder.path().join("some.lib");
    fs::write(&file, without("TIE")).unwrap();
    let words = [
        "rr-arbiter",
        "--set",
        "requesters=3",
        "--liberty",
        file.to_str().unwrap(),
    ];
    report(folder.path(), &words);
}

/// A cause is told once.
#[test]
fn a_file_that_is_not_there_is_told_once() {
    for option in ["--liberty", "--memories"] {
        if !have(&[YOSYS, OPENSTA]) {
            return;
        }
        let err = failure(
            &["pofan-pipe", "--preset", "k12-rl2", option, "nofile"],
            2,
            None,
        );
        assert_eq!(err.matches("No such file").count(), 1, "{err}");
    }
}

/// A driver that is no driver is refused before anything runs.
#[test]
fn drivers_have_one_input() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    for driver in ["NAND2_X1", "NOPE"] {
        let err = failure(&["rr-arbiter", "--input-drive", driver], 2, None);
        let start = format!("no cell with one input and one output `{driver}`; it has: ");
        let known = err.split_once(&start).unwrap_or_else(|| panic!("{err}")).1;
        assert!(
            known.contains("INV_X1") && known.contains("BUF_X2"),
            "{err}"
        );
    }
}

#[test]
fn what_is_too_large_or_out_of_range_is_refused() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let err = failure(
        &["ofan", "--preset", "k64-edge", "--limit", "1000"],
        2,
        None,
    );
    assert!(
        err.contains("the block is too large: about ") && err.contains("where 1000 are allowed"),
        "{err}"
    );
    let refused = |words: &[&str], says: &str| {
        let err = failure(&[&["rr-arbiter"], words].concat(), 2, None);
        assert!(err.contains(says), "{err}");
    };
    refused(
        &["--period-fo4", "0"],
        "--period-fo4 0: allowed is a number above 0",
    );
    refused(
        &["--period-fo4", "nan"],
        "--period-fo4 NaN: allowed is a number above 0",
    );
    refused(
        &["--period-ns", "1"],
        "--period-fo4 with the generic library",
    );
    refused(&["--activity", "3"], "--activity 3: allowed is 0 to 2");
    refused(&["--activity", "-1"], "--activity -1: allowed is 0 to 2");
    refused(&["--load", "-1"], "--load -1: allowed is 0 to 1000000");
    refused(
        &["--period-fo4", "-0.5"],
        "--period-fo4 -0.5: allowed is a number above 0",
    );
    refused(
        &["--input-drive", "BUF"],
        "no cell with one input and one output `BUF`; it has: INV_X1, BUF_X1,",
    );
    refused(&["--wireload", "big"], "no wire load model `big`");
    refused(
        &["--corner", "slow"],
        "no operating condition `slow`; it has: typical",
    );
}

/// A folder holds one run: files of an earlier one go, files of the user's stay, and are never written over.
#[test]
fn a_folder_holds_the_files_of_one_run() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let folder = tempdir().unwrap();
    let out = folder.path().join("out");
    let names = || support::tree(&out).into_keys().collect::<Vec<_>>();
    let synth = |set: &str, status| {
        let words = [
            "synth",
            "rr-arbiter",
            "--set",
            set,
            "--verify",
            "0",
            "--out",
            "out",
        ];
        run(sluice(folder.path(), &words), status).1
    };
    let kept = |name: &str| assert_eq!(fs::read_to_string(out.join(name)).unwrap(), "mine");
    // Nothing of ours is there: refused, whatever it holds.
    fs::create_dir(&out).unwrap();
    for name in ["notes.txt", "report.json"] {
        fs::write(out.join(name), "mine").unwrap();
        let err = synth("requesters=2", 2);
        assert!(err.contains("--out out: the folder is not empty"), "{err}");
        kept(name);
        assert_eq!(names(), [name]);
        fs::remove_file(out.join(name)).unwrap();
    }
    synth("requesters=2", 0);
    let first = names();
    let report: Value =
        serde_json::from_str(&fs::read_to_string(out.join("report.json")).unwrap()).unwrap();
    let mut listed: Vec<String> = serde_json::from_value(report["files"].clone()).unwrap();
    listed.sort();
    assert_eq!(listed, first);
    assert!(
        first.contains(&"rr_arbiter_n2_masked.v".to_owned()),
        "{first:?}"
    );
    // The next run has another module, and does without the first one's; the user's file stays.
    fs::write(out.join("notes.txt"), "mine").unwrap();
    synth("requesters=3", 0);
    let renamed = first.iter().map(|name| name.replace("_n2_", "_n3_"));
    let mut expected: Vec<_> = renamed.chain(["notes.txt".to_owned()]).collect();
    expected.sort();
    assert_eq!(names(), expected);
    kept("notes.txt");
    // A file of the user's where this run would write: nothing changes.
    fs::write(out.join("rr_arbiter_n2_masked.v"), "mine").unwrap();
    let before = support::tree(&out);
    let err = synth("requesters=2", 2);
    assert!(
        err.contains("rr_arbiter_n2_masked.v is not of an earlier run"),
        "{err}"
    );
    assert!(support::tree(&out) == before);
}

/// What takes too long is stopped, and what is known by then is shown.
#[test]
fn a_run_that_takes_too_long_is_stopped() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let tools = tempdir().unwrap();
    let script = "case $1 in -V) echo Yosys 0.23;; *) echo sluice: mapping logic; sleep 600;; esac";
    let path = impostor(tools.path(), "yosys", script);
    let folder = tempdir().unwrap();
    let words = ["synth", "occamy-selector", "--timeout", "10", "--json"];
    let mut command = sluice(folder.path(), &words);
    command.env("PATH", path);
    let (out, err) = run(command, 3);
    let report: Value = serde_json::from_str(&out).unwrap();
    let why = report["stopped"].as_str().unwrap();
    assert!(
        why.starts_with("yosys was stopped after 10 s") && err.contains(why),
        "{err}"
    );
    assert_eq!(report["area"], Value::Null);
    assert_eq!(report["library"]["fo4"], 5.0);
    assert!(why.contains("mapping logic"), "{why}");
}

/// A gate of another kind in the netlist: the figures are worth nothing, and the exit status says so.
#[test]
fn a_netlist_that_does_something_else_fails_the_check() {
    if !have(&[YOSYS, OPENSTA, ICARUS]) {
        return;
    }
    let real = YOSYS.find().unwrap();
    let tools = tempdir().unwrap();
    let script = format!(
        "{} \"$@\" || exit 1\ntest ! -e netlist.v || sed -i 's/^  NOR2_X1 /  NAND2_X1 /' netlist.v",
        real.display()
    );
    let path = impostor(tools.path(), "yosys", &script);
    let folder = tempdir().unwrap();
    let mut command = sluice(folder.path(), &["synth", "rr-arbiter", "--json"]);
    command.env("PATH", &path);
    let (out, err) = run(command, 1);
    assert!(
        err.starts_with("error: the netlist differs from the golden model: cycle "),
        "{err}"
    );
    let report: Value = serde_json::from_str(&out).unwrap();
    assert!(
        err.contains(report["check"]["differs"]["first"].as_str().unwrap()),
        "{err}"
    );
    let mut command = sluice(
        folder.path(),
        &["synth", "rr-arbiter", "--json", "--verify", "0"],
    );
    command.env("PATH", &path);
    let (out, _) = run(command, 0);
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["check"]["left_out"]["why"], "no cycles asked for");
}

/// OpenSTA ends well whatever it says.
#[test]
fn a_tool_that_fails_without_a_status_is_caught() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let real = OPENSTA.find().unwrap();
    for says in [
        "Error: time.tcl line 3, no such file",
        "Warning: creating black box for INV_X1",
        "",
    ] {
        let tools = tempdir().unwrap();
        let script = format!(
            "case $* in *time.tcl*) echo \"{says}\";; *) exec {} \"$@\";; esac",
            real.display()
        );
        let path = impostor(tools.path(), "sta", &script);
        let err = failure(&["rr-arbiter", "--set", "requesters=3"], 3, Some(path));
        let wanted = if says.is_empty() {
            "it stopped half-way"
        } else {
            says
        };
        assert!(err.contains(wanted) && err.contains("sta.log"), "{err}");
    }
    let tools = tempdir().unwrap();
    let path = impostor(
        tools.path(),
        "yosys",
        "case $1 in -V) echo Yosys 0.23;; *) echo ERROR: no luck; exit 1;; esac",
    );
    let err = failure(&["rr-arbiter"], 3, Some(path));
    assert!(
        err.contains("yosys failed") && err.contains("ERROR: no luck"),
        "{err}"
    );
}
