//! Files of flip-flops: what is measured, what is extrapolated, and that both are told apart.

mod support;

use sluice::catalog::{self, Instance, Traffic};
use sluice::compare::compare;
use sluice::run::{Rtl, Source, respond};
use sluice::synth::flop_files::{block, shapes};
use sluice::tools::{OPENSTA, YOSYS};
use sluice_hdl::sim::Engine;
use support::{have, run, sluice};

fn configured(name: &str, settings: &str) -> Box<dyn Instance> {
    let block = catalog::find(name).expect("a block");
    if let Some(preset) = settings.strip_prefix("preset ") {
        return catalog::from_preset(block, preset).expect("a preset");
    }
    block
        .configure(settings.parse().expect("TOML"))
        .expect("a configuration")
}

/// Accesses keep what a file's user promises, and nothing that is compared depends on how its state started.
#[test]
fn files_are_driven_as_they_may_be() {
    let mut tried = 0;
    for (name, settings) in [
        (
            "ofan",
            "lanes = 4\nkeys = 10\nuplinks = 5\narchitecture = \"all-pairs\"",
        ),
        (
            "ofan",
            "lanes = 3\nkeys = 6\nuplinks = 4\narchitecture = \"sorting\"",
        ),
        ("ofan-switch", "preset k4-edge"),
        ("traffic-manager", "preset occamy-5"),
    ] {
        let instance = configured(name, settings);
        for (shape, _) in shapes(instance.definition(), 1).expect("shapes") {
            let file = block(shape.clone());
            let source = Source::Drawn {
                stimulus: file.stimulus(Traffic::Mixed, 3),
                rows: 300 + u64::from(file.clearing()),
            };
            let workload = source.collect(file.inputs(), 0);
            let golden = respond(&mut file.golden(), &workload, &file.outputs()).0;
            let mut rtl =
                Rtl::new(file.definition(), Engine::Reference, 99, None).expect("a simulator");
            let other = respond(&mut rtl, &workload, &file.outputs()).0;
            assert_eq!(rtl.finish().expect("an end"), [], "{}", shape.name());
            let reset = workload.reset.as_ref();
            let from = reset.map_or(0, |r| r.iter().position(|r| *r).expect("a reset"));
            let agreement = compare("file", &golden, "other", &other, from);
            assert_eq!(agreement.first, None, "{}", shape.name());
            let moves = (from..golden.len() - 1).filter(|&i| golden.row(i) != golden.row(i + 1));
            assert!(
                moves.count() > 100 && agreement.cycles >= 300,
                "{}",
                shape.name()
            );
            tried += 1;
        }
    }
    assert!(tried >= 4, "{tried} files");
}

#[test]
fn what_is_extrapolated_says_so() {
    if !have(&[YOSYS, OPENSTA]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let words = [
        "report",
        "flop-files",
        "ofan",
        "--set",
        "lanes=2",
        "--set",
        "keys=64",
        "--set",
        "uplinks=4",
        "--set",
        "architecture=all-pairs",
        "--from-bits",
        "64",
    ];
    let report = |limit: &str| {
        let words = [&words[..], &["--limit", limit]].concat();
        let text = run(sluice(folder.path(), &words), 0).0;
        let json = run(
            sluice(folder.path(), &[&words[..], &["--json"]].concat()),
            0,
        )
        .0;
        let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        (text, json["files"][0].clone())
    };
    let (text, whole) = report("100000");
    assert!(
        !text.contains("extrapolated") && whole["ge"]["extrapolated"].is_null(),
        "{text}"
    );
    assert_eq!(whole["measured"].as_array().map(Vec::len), Some(1));
    let (text, part) = report("800");
    assert_eq!(text.matches(" extrapolated ±").count(), 2, "{text}");
    assert_eq!(part["measured"].as_array().map(Vec::len), Some(3));
    let from = part["ge"]["extrapolated"]["from"].as_u64().expect("a size");
    assert!(
        from < 64 && part["ge"]["extrapolated"]["error"].as_f64().is_some(),
        "{part}"
    );
    let ratio =
        part["ge"]["value"].as_f64().expect("GE") / whole["ge"]["value"].as_f64().expect("GE");
    assert!((0.7..1.3).contains(&ratio), "{ratio}: {part} {whole}");

    let words = ["report", "flop-files", "rr-arbiter"];
    let (_, err) = run(sluice(folder.path(), &words), 2);
    assert!(
        err.trim_end().ends_with("has no memory in flip-flops"),
        "{err}"
    );
    let words = [
        "report",
        "flop-files",
        "ofan",
        "--preset",
        "k4-edge",
        "--set",
        "architecture=all-pairs",
    ];
    let (_, err) = run(sluice(folder.path(), &words), 2);
    assert!(
        err.contains("no memory in flip-flops of 64 bits or more: give --from-bits 16 or less"),
        "{err}"
    );
}
