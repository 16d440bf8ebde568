//! The demo's trace is what its model gives, and shows what it is meant to show.

#[path = "../examples/demo/model.rs"]
mod model;

use std::fs;

use sluice::catalog;
use sluice::golden::occamy_selector::{Selector, Threshold};
use sluice::table::{self, Table, Workload};

#[test]
fn the_committed_trace_is_the_models() {
    let block = catalog::find("occamy-selector").unwrap();
    let layout = catalog::from_preset(block, "paper-64").unwrap().inputs();
    let mut table = Table::new(layout);
    for row in model::trace() {
        let words = table.push();
        words[..model::QUEUES].copy_from_slice(&row.lengths);
        words[model::QUEUES..].copy_from_slice(&[row.threshold, u64::from(row.ready)]);
    }
    let mut text = Vec::new();
    table::write_csv(&Workload { table, reset: None }, &mut text).unwrap();
    let committed = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/demo/burst.csv")).unwrap();
    assert!(
        text == committed,
        "run `cargo run --example demo -- --write-trace`"
    );
}

/// First the hog alone, then hog and burst in turn, and some time after it the hog alone again.
#[test]
fn hog_then_all_in_turn_then_hog() {
    let mut selector = Selector::new(model::QUEUES, false, false);
    let selected: Vec<Option<usize>> = model::trace()
        .iter()
        .map(|row| selector.step(&row.lengths, Threshold::Shared(row.threshold), row.ready))
        .collect();
    let queues = |cycles: std::ops::Range<usize>| {
        let mut queues: Vec<_> = selected[cycles].iter().flatten().copied().collect();
        queues.sort();
        queues.dedup();
        queues
    };
    let start = model::BURST_START as usize;
    let end = start + model::BURST_CYCLES as usize;
    assert_eq!(queues(0..start + 75), [model::HOG]);
    assert_eq!(queues(start + 100..end), [model::HOG, 40, 41, 55]);
    assert_eq!(queues(end + 50..selected.len()), [model::HOG]);
}
