//! The traffic manager: hardware in every engine against the golden model, in every configuration.

use rayon::prelude::*;
use sluice::catalog::stimulus::Random;
use sluice::catalog::{self, Traffic};
use sluice::compare::compare;
use sluice::ports::Layout;
use sluice::run::{Device, Rtl, Source, respond};
use sluice::table::{Table, Workload};
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

/// A queue that asks now and then, but may not send when its turn comes, collects deficit up to the limit.
#[test]
fn deficits_reach_their_limit() {
    let common = "cells=256 longest_packet=24 cell_bytes=2 scheduler=\"deficit-round-robin\"";
    for (settings, engine, seed) in [
        (
            "queues=5 buffer_management=\"dynamic-threshold\" sub_lists=1 alpha_shift=1",
            Engine::Jit,
            11,
        ),
        (
            "queues=5 buffer_management=\"pushout\" quantum=4095",
            Engine::Interpreter,
            2,
        ),
        (
            "queues=3 buffer_management=\"occamy\" quantum=4095",
            Engine::Interpreter,
            3,
        ),
    ] {
        let settings = format!("{settings} {common}");
        check(&settings, engine, Traffic::Mixed, seed, 4000).unwrap();
    }
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

/// The inputs of the page's diagram: two packets of four cells for queue 1, which may send from cycle 10 on.
fn diagram_inputs(inputs: &Layout) -> Workload {
    let mut table = Table::zeroed(inputs.clone(), 16);
    for cycle in 0..16 {
        let mut put = |name: &str, value: u64| {
            let offset = inputs.field(name).expect("a port").offset;
            table.row_mut(cycle)[offset] = value;
        };
        if cycle < 8 {
            put("in_valid", 1);
            put("in_data", 10 + cycle as u64);
        }
        if cycle % 4 == 0 && cycle < 8 {
            put("in_queue", 1);
            put("in_cells", 4);
        }
        put("out_ready", 1);
        put("port_ready", if cycle >= 10 { 2 } else { 0 });
    }
    Workload { table, reset: None }
}

/// A line for each port, a column for each cycle; 0 is a dot.
fn diagram(tables: [(&Table, &[&str]); 2]) -> String {
    let mut text = format!("{:16}", "cycle");
    (0..16).for_each(|cycle| text += &format!("{cycle:3}"));
    for (table, ports) in tables {
        for port in ports {
            let columns = table.layout().columns();
            let column = columns.iter().find(|column| column.label == *port);
            let offset = column.expect("a port").offset;
            text += &format!("\n{port:16}");
            for cycle in 0..16 {
                match table.row(cycle)[offset] {
                    0 => text += "  .",
                    value => text += &format!("{value:3}"),
                }
            }
        }
    }
    text
}

#[test]
fn the_diagram_of_the_page_is_what_happens() {
    let settings = "queues = 2\ncells = 16\nlongest_packet = 4\nsub_lists = 2\nalpha_shift = -1\ncell_bytes = 1";
    let block = catalog::find("traffic-manager").expect("a block");
    let instance = block.configure(settings.parse().expect("settings"));
    let instance = instance.expect("a configuration");
    let workload = diagram_inputs(&instance.inputs());
    let outputs = instance.outputs();
    let seen = |device: &mut dyn Device| {
        let (response, _) = respond(device, &workload, &outputs);
        diagram([
            (
                &workload.table,
                &["in_valid", "in_queue", "in_cells", "in_data", "port_ready"],
            ),
            (
                &response,
                &[
                    "accepted",
                    "expelled",
                    "expelled_queue",
                    "expelled_length",
                    "len[1]",
                    "free_cells",
                    "threshold",
                    "out_valid",
                    "out_queue",
                    "out_first",
                    "out_last",
                    "out_data",
                ],
            ),
        ])
    };
    let text = seen(&mut instance.golden());
    let mut rtl = Rtl::new(instance.definition(), Engine::Interpreter, 1, None).expect("hardware");
    assert_eq!(text, seen(&mut rtl));
    let page = block.documentation();
    assert!(page.contains(&text), "the page lacks\n{text}");
}
