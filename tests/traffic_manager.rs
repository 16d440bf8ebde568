//! The traffic manager: hardware in every engine against the golden model, in every configuration.

use rayon::prelude::*;
use sluice::catalog::stimulus::Random;
use sluice::catalog::{self, Traffic};
use sluice::compare::compare;
use sluice::run::{Rtl, Source, respond};
use sluice_hdl::sim::Engine;

/// Runs golden and hardware on the same rows; a difference says how to replay it.
fn check(
    settings: &str,
    engine: Engine,
    traffic: Traffic,
    seed: u64,
    rows: u64,
) -> Result<(), String> {
    let table = settings.replace(' ', "\n").parse().expect("settings");
    let block = catalog::find("traffic-manager").expect("a block");
    let instance = block.configure(table).expect("a configuration");
    let stimulus = instance.stimulus(traffic, seed);
    let workload = Source::Drawn { stimulus, rows }.collect(instance.inputs(), 0);
    let outputs = instance.outputs();
    let (expected, _) = respond(&mut instance.golden(), &workload, &outputs);
    let mut rtl = Rtl::new(instance.definition(), engine, seed, None).map_err(|e| e.to_string())?;
    let (found, _) = respond(&mut rtl, &workload, &outputs);
    let agreement = compare("traffic-manager", &expected, "rtl", &found, 0);
    let replay = format!("{engine:?} {traffic:?} seed {seed}: {settings}");
    if let Some(first) = agreement.first {
        return Err(format!("{first}   ({replay})"));
    }
    let failed = rtl.finish().map_err(|e| e.to_string())?.first();
    failed.map_or(Ok(()), |f| {
        Err(format!(
            "cycle {}  {} fails   ({replay})",
            f.cycle, f.property
        ))
    })
}

const MANAGEMENTS: [&str; 5] = [
    "complete-sharing",
    "dynamic-threshold",
    "occamy",
    "pushout",
    "occamy-longest",
];
const SCHEDULERS: [&str; 3] = ["round-robin", "strict", "deficit-round-robin"];

/// Every buffer management with every scheduler and every number of sub-lists.
fn choices() -> impl Iterator<Item = String> {
    MANAGEMENTS.iter().flat_map(|management| {
        SCHEDULERS.iter().flat_map(move |scheduler| {
            [1, 2, 4].map(move |lists| {
                format!(
                    "buffer_management=\"{management}\" scheduler=\"{scheduler}\" sub_lists={lists}"
                )
            })
        })
    })
}

fn all(cases: Vec<(String, Engine, u64)>) {
    let run = |(settings, engine, rows): &(String, Engine, u64)| {
        let seed = rows + settings.len() as u64;
        check(settings, *engine, Traffic::Mixed, seed, *rows).err()
    };
    let failures: Vec<_> = cases.par_iter().filter_map(run).collect();
    assert!(
        failures.is_empty(),
        "{} of {} differ:\n{}",
        failures.len(),
        cases.len(),
        failures[..failures.len().min(10)].join("\n")
    );
}

#[test]
fn every_choice_agrees() {
    let mut cases = vec![];
    for (queues, engine, rows) in [
        (5, Engine::Reference, 150),
        (1, Engine::Interpreter, 1500),
        (2, Engine::Interpreter, 1500),
        (5, Engine::Jit, 3000),
        (8, Engine::Jit, 3000),
        (64, Engine::Jit, 1500),
    ] {
        for choice in choices() {
            let settings =
                format!("queues={queues} cells=64 longest_packet=9 cell_bytes=2 {choice}");
            cases.push((settings, engine, rows));
        }
    }
    all(cases);
}

/// Buffers of a single cell and of a few, packets as long as the buffer, one to many words of data, every α.
#[test]
fn awkward_sizes_agree() {
    let mut cases = vec![];
    for (number, choice) in choices().enumerate() {
        let number = number as u32;
        for (cells, longest) in [(1, 1), (2, 1), (3, 3), (7, 5), (33, 33), (100, 4)] {
            let queues = [1, 2, 3, 7, 33, 65, 128][(number as usize + cells) % 7];
            let alpha = (number as i32 + longest) % 11 - 4;
            let bytes = [1, 8, 9, 17][number as usize % 4];
            let architecture = ["masked", "prefix", "tree"][number as usize % 3];
            let settings = format!(
                "queues={queues} cells={cells} longest_packet={longest} alpha_shift={alpha} \
                 cell_bytes={bytes} thresholds=\"per-queue\" quantum={} \
                 architecture=\"{architecture}\" {choice}",
                number % 6 + 1
            );
            cases.push((settings, Engine::Interpreter, 1000));
        }
    }
    all(cases);
}

/// A run without resets, long enough to go round the free list many times, with the default sizes.
#[test]
fn long_runs_agree() {
    for management in MANAGEMENTS {
        let settings = format!("buffer_management=\"{management}\" cells=256 alpha_shift=0");
        for (density, locality) in [(0.98, 0.0), (0.7, 0.9)] {
            let traffic = Traffic::Random(Random { density, locality });
            check(&settings, Engine::Jit, traffic, 7, 8000).unwrap();
        }
    }
}
