//! What several tests share.
#![allow(dead_code)] // Each test program uses a part.

use std::path::Path;

use assert_cmd::Command;
use sluice::catalog::{Instance, Traffic};
use sluice::compare::compare;
use sluice::run::{Rtl, Source, drive};
use sluice::table::Table;
use sluice::tools::Tool;
use sluice_hdl::sim::Engine;

/// Whether the tools are there. Without them a test is skipped with a message, or fails where
/// SLUICE_REQUIRE_TOOLS=1.
pub fn have(tools: &[Tool]) -> bool {
    let missing: Vec<_> = tools.iter().filter(|tool| tool.find().is_none()).collect();
    if missing.is_empty() {
        return true;
    }
    let names: Vec<_> = missing.iter().map(|tool| tool.command).collect();
    let required = std::env::var_os("SLUICE_REQUIRE_TOOLS").is_some_and(|value| value == "1");
    assert!(
        !required,
        "SLUICE_REQUIRE_TOOLS=1, but {} not found",
        names.join(", ")
    );
    eprintln!("skipped: {} not found", names.join(", "));
    false
}

/// `sluice` with these words, run in `folder`.
pub fn sluice(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("sluice"));
    command.current_dir(folder).args(words);
    command
}

/// Runs it, demands the exit status, and gives standard output and standard error.
pub fn run(mut command: Command, status: i32) -> (String, String) {
    let output = command.output().expect("sluice starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    let (out, err) = (text(output.stdout), text(output.stderr));
    assert_eq!(
        output.status.code(),
        Some(status),
        "stdout:\n{out}\nstderr:\n{err}"
    );
    assert!(!err.contains("panicked"), "{err}");
    (out, err)
}

/// Every file below `folder` with its content, by relative path.
pub fn tree(folder: &Path) -> std::collections::BTreeMap<String, String> {
    let mut files = std::collections::BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(&next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path
                .strip_prefix(folder)
                .expect("below the folder")
                .display()
                .to_string();
            files.insert(name, std::fs::read_to_string(&path).expect("text"));
        }
    }
    files
}

/// A program of this name that runs `script`, before everything else in the search path.
#[cfg(unix)]
pub fn impostor(folder: &Path, name: &str, script: &str) -> std::ffi::OsString {
    use std::os::unix::fs::PermissionsExt;
    let bin = folder.join("bin");
    std::fs::create_dir_all(&bin).expect("a folder to write in");
    std::fs::write(bin.join(name), format!("#!/bin/sh\n{script}\n")).expect("a folder to write in");
    std::fs::set_permissions(bin.join(name), std::fs::Permissions::from_mode(0o755))
        .expect("a folder to write in");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(bin).chain(std::env::split_paths(&path));
    std::env::join_paths(folders).expect("a search path")
}

/// Runs golden and hardware side by side on the same rows, so many after the block first takes something;
/// the first difference, or a property that failed, is an error that says how to replay it.
pub fn check(instance: &dyn Instance, engine: Engine, seed: u64, rows: u64) -> Result<(), String> {
    let rows = rows + u64::from(instance.clearing());
    let replay = |cycle: u64| {
        let words = sluice::describe::command_words(instance).join(" ");
        format!(
            "{engine:?}; replay: sluice cosim {words} --seed {seed} --cycles {}",
            cycle + 1
        )
    };
    let mut source = Source::Drawn {
        stimulus: instance.stimulus(Traffic::Mixed, seed),
        rows,
    };
    let layouts = (&instance.inputs(), &instance.outputs());
    let mut golden = instance.golden();
    let mut expected = Table::zeroed(layouts.1.clone(), 1);
    let mut found = expected.clone();
    let mut rtl = Rtl::new(instance.definition(), engine, seed, None).map_err(|e| e.to_string())?;
    let mut number = 0;
    drive(
        &mut source,
        &mut rtl,
        layouts,
        instance.latency(),
        |cycle| {
            golden.step(cycle.rst, cycle.inputs, expected.row_mut(0));
            number += 1;
            if expected.row(0) == cycle.outputs {
                return Ok(());
            }
            found.row_mut(0).copy_from_slice(cycle.outputs);
            let agreement = compare(instance.block(), &expected, "rtl", &found, 0);
            let mut first = agreement.first.expect("a difference");
            first.cycle = number as usize - 1;
            Err(format!("{first}   ({})", replay(number - 1)))
        },
    )?;
    assert!(number >= rows, "every row is compared");
    match rtl.finish().map_err(|e| e.to_string())?.first() {
        None => Ok(()),
        Some(failed) => {
            let (property, cycle) = (&failed.property, failed.cycle);
            Err(format!(
                "cycle {cycle}  {property} failed   ({})",
                replay(cycle)
            ))
        }
    }
}
