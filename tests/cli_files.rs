//! What `sim` and `cosim` read and write, and where: files that are named twice, standard output, and
//! a reader that leaves.

mod support;

use std::fs;

use support::{run, sluice, tree};
use tempfile::tempdir;

/// An output over another file of the same run is refused before anything is touched.
#[test]
fn no_two_options_name_the_same_file() {
    let clashes: &[(&[&str], &str)] = &[
        (
            &["--response", "x", "--vcd", "./x"],
            "error: --response and --vcd name the same file, x\n",
        ),
        (
            &["--stimulus", "in.csv", "--response", "../a/in.csv"],
            "error: --response and --stimulus name the same file, ../a/in.csv\n",
        ),
        (
            &["--stimulus", "in.csv", "--vcd", "./in.csv"],
            "error: --vcd and --stimulus name the same file, ./in.csv\n",
        ),
        (
            &["--config", "c.toml", "--response", "c.toml"],
            "error: --response and --config name the same file, c.toml\n",
        ),
        (
            &["--config", "c.toml", "--vcd", "link"],
            "error: --vcd and --config name the same file, link\n",
        ),
    ];
    let folder = tempdir().unwrap();
    let work = folder.path().join("a");
    fs::create_dir(&work).unwrap();
    fs::write(work.join("in.csv"), "request,ready\n1,1\n").unwrap();
    fs::write(work.join("c.toml"), "requesters = 7\n").unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink("c.toml", work.join("link")).unwrap();
    let before = tree(&work);
    for verb in ["sim", "cosim"] {
        for (words, message) in clashes {
            let words = [&[verb, "rr-arbiter"], *words].concat();
            let (out, err) = run(sluice(&work, &words), 2);
            assert_eq!((out.as_str(), err.as_str()), ("", *message));
            assert_eq!(tree(&work), before);
        }
    }
}

/// Both outputs to a device is no clash.
#[cfg(unix)]
#[test]
fn a_device_may_be_named_twice() {
    let folder = tempdir().unwrap();
    let words = ["sim", "rr-arbiter", "--cycles", "5"];
    let words = [
        &words[..],
        &["--response", "/dev/null", "--vcd", "/dev/null"],
    ]
    .concat();
    run(sluice(folder.path(), &words), 0);
}

#[test]
fn standard_output_holds_one_thing() {
    let folder = tempdir().unwrap();
    for verb in ["sim", "cosim"] {
        let message = |words: &[&str]| {
            let words = [&[verb, "rr-arbiter"], words].concat();
            run(sluice(folder.path(), &words), 2).1
        };
        assert!(message(&["--vcd", "-"]).starts_with("error: --vcd -: a waveform is not"));
        let both = message(&["--response", "-", "--json"]);
        assert!(
            both.starts_with("error: --response - and --json both"),
            "{both}"
        );
    }
    assert!(tree(folder.path()).is_empty());
}

#[test]
fn cosim_writes_the_response_to_standard_output() {
    if !support::have(&[sluice::tools::ICARUS]) {
        return;
    }
    let folder = tempdir().unwrap();
    let common = ["rr-arbiter", "--cycles", "30", "--response", "-"];
    let cosim = [&["cosim", "--simulator", "icarus"], &common[..]].concat();
    let (outside, _) = run(sluice(folder.path(), &cosim), 0);
    let (golden, _) = run(sluice(folder.path(), &[&["sim"], &common[..]].concat()), 0);
    assert_eq!(outside, golden);
    assert!(tree(folder.path()).is_empty());
}

/// A run that would last for days ends when nobody reads its response any more.
#[test]
fn a_reader_that_leaves_ends_the_run() {
    use std::io::Read;
    use std::process::{Command, Stdio};
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("sluice"))
        .args(["sim", "rr-arbiter", "--response", "-", "--cycles"])
        .arg((1u64 << 40).to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = [0; 8];
    child.stdout.take().unwrap().read_exact(&mut line).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
