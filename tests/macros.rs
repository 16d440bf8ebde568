//! Verilog with memories as modules of their own does what it did.

mod outside;

use outside::{assert_clean, linters, options, support};
use sluice::catalog::{self, Instance, Traffic};
use sluice::compare::compare;
use sluice::cosim::{self, Job, Simulator};
use sluice::run::{Source, respond};
use sluice_hdl::verilog::macros::{Apart, Choice, MacroKind, apart};
use sluice_hdl::verilog::{self, Options, ResetStyle, VerilogFile};

/// SRAM-style memories, and those and all others.
const CHOICES: [Choice; 2] = [
    Choice { flops_from: None },
    Choice {
        flops_from: Some(0),
    },
];

fn split(instance: &dyn Instance, choice: Choice) -> Apart {
    apart(instance.definition(), &Options::default(), choice).expect("Verilog")
}

/// All files, with what the macros do.
fn whole(parts: &Apart, options: &Options) -> Vec<VerilogFile> {
    let models = parts.macros.iter().map(|m| m.shape.model(options));
    models.chain(parts.files.iter().cloned()).collect()
}

/// Presets that are small, and others.
fn presets() -> impl Iterator<Item = Box<dyn Instance>> {
    catalog::blocks().iter().flat_map(|&block| {
        let presets = block.presets().iter();
        presets.map(move |p| catalog::from_preset(block, p.name).expect("a preset"))
    })
}

#[test]
fn every_sram_of_every_preset_becomes_a_macro() {
    let mut found = 0;
    for instance in presets() {
        let parts = split(instance.as_ref(), CHOICES[0]);
        assert_eq!(parts.kept, [], "{}", instance.config());
        assert!(parts.macros.iter().all(|m| m.shape.kind == MacroKind::Sram));
        let plain = verilog::emit(instance.definition(), &Options::default()).expect("Verilog");
        if parts.macros.is_empty() {
            assert_eq!(parts.files, plain);
        }
        found += parts.macros.len();
    }
    assert!(found > 10, "{found} macros");
}

/// Blocks with memories of all kinds, small enough to be simulated by Icarus.
fn with_memories() -> Vec<Box<dyn Instance>> {
    let cases = [
        ("pofan-pipe", "keys = 16\nuplinks = 3"),
        (
            "pofan-pipe",
            "keys = 6\nuplinks = 5\nread_latency = 2\npackets_per_cycle = 2",
        ),
        (
            "ofan",
            "lanes = 3\nkeys = 10\nuplinks = 5\narchitecture = \"all-pairs\"",
        ),
        (
            "ofan",
            "lanes = 4\nkeys = 34\nuplinks = 5\narchitecture = \"banked\"",
        ),
    ];
    let configure = |(block, settings): (&str, &str)| {
        let block = catalog::find(block).expect("a block");
        let settings = settings.parse().expect("TOML");
        block.configure(settings).unwrap_or_else(|e| panic!("{e}"))
    };
    let small = catalog::find("traffic-manager").expect("a block");
    let small = catalog::from_preset(small, "occamy-5").expect("a preset");
    cases.into_iter().map(configure).chain([small]).collect()
}

#[test]
fn memories_apart_do_what_they_did() {
    if !support::have(outside::needs(Simulator::Icarus)) {
        return;
    }
    for instance in with_memories() {
        let source = Source::Drawn {
            stimulus: instance.stimulus(Traffic::Mixed, 5),
            rows: 600 + u64::from(instance.clearing()),
        };
        let workload = source.collect(instance.inputs(), instance.latency());
        let golden = respond(&mut instance.golden(), &workload, &instance.outputs()).0;
        let reset = workload.reset.as_deref();
        let from = reset.map_or(0, |r| r.iter().position(|r| *r).expect("a reset"));
        for choice in CHOICES {
            let parts = split(instance.as_ref(), choice);
            assert!(choice.flops_from.is_none() || !parts.macros.is_empty());
            let job = Job {
                definition: instance.definition(),
                stimulus: &workload.table,
                reset,
            };
            let files = whole(&parts, &Options::default());
            let run = cosim::run_files(&job, &files, Simulator::Icarus, &options());
            let response = run
                .unwrap_or_else(|e| panic!("{}: {e}", instance.config()))
                .response;
            let agreement = compare(instance.block(), &golden, "icarus", &response, from);
            assert_eq!(agreement.first, None, "{}", instance.config());
        }
    }
}

#[test]
fn memories_apart_are_lint_clean() {
    let linters = linters();
    for instance in with_memories() {
        for (choice, reset) in CHOICES
            .into_iter()
            .zip([ResetStyle::SyncHigh, ResetStyle::AsyncLow])
        {
            let options = Options {
                reset,
                ..Options::default()
            };
            let parts = apart(instance.definition(), &options, choice).expect("Verilog");
            let top = instance.definition().name();
            assert_clean(&linters, top, &whole(&parts, &options));
            for of in &parts.macros {
                let stub = of.shape.stub(&options).text;
                assert!(stub.starts_with("(* blackbox *)\nmodule sluice_"), "{stub}");
                assert!(
                    stub.ends_with(");\nendmodule\n") && stub.contains("r0_data"),
                    "{stub}"
                );
            }
        }
    }
}

#[test]
fn instances_are_counted_and_shapes_named() {
    let block = catalog::find("ofan").expect("a block");
    let settings = "lanes = 4\nkeys = 64\nuplinks = 4\narchitecture = \"banked\"\nbanks = 4";
    let instance = block
        .configure(settings.parse().expect("TOML"))
        .expect("a block");
    let parts = split(instance.as_ref(), CHOICES[0]);
    let all: Vec<(String, u64)> = parts
        .macros
        .iter()
        .map(|m| (m.shape.name(), m.count))
        .collect();
    assert_eq!(all, [("sluice_sram_1r1w_16x2_lat1".to_owned(), 4)]);
    let bits: u64 = parts.macros.iter().map(|m| m.shape.bits() * m.count).sum();
    assert_eq!(bits, 64 * 2);
}

/// Figures of a large file come from smaller ones of its kind, which must be made as it is.
#[test]
fn a_smaller_file_of_counters_is_read_as_the_large_one() {
    let file = |keys: u32| {
        let block = catalog::find("ofan").expect("a block");
        let settings =
            format!("lanes = 4\nkeys = {keys}\nuplinks = 4\narchitecture = \"all-pairs\"");
        let instance = block.configure(settings.parse().expect("TOML"));
        let parts = split(instance.expect("a block").as_ref(), CHOICES[1]);
        let [file] = parts.macros.as_slice() else {
            panic!("one file, not {}", parts.macros.len());
        };
        file.shape.clone()
    };
    let indexed = |depth: u32, keys: u32| {
        let model = file(keys).with_depth(depth).model(&Options::default());
        model.text.contains("words_0[r0_addr")
    };
    for depth in [2, 3, 5, 7, 33, 80, 256] {
        assert!(!indexed(depth, 256) && indexed(depth, 258), "{depth}");
    }
    assert!(indexed(4096, 4096) && !indexed(512, 256));
    assert_ne!(
        file(256).with_depth(80).name(),
        file(258).with_depth(80).name()
    );
}
