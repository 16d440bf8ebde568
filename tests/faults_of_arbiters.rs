//! Reported faults of arbiters and their kin, as tests of every architecture in every simulator. The
//! number in a test's name is that of the fault; those of the language are in `faults.rs`.

mod outside;

use std::sync::Arc;

use outside::{Columns, RESET, Stimulus};
use sluice::catalog::{self, Instance, Traffic};
use sluice::run::{Source, respond};
use sluice_hdl::sim::Engine;
use sluice_hdl::{Definition, Module};

const ARCHITECTURES: [&str; 3] = ["masked", "prefix", "tree"];

fn arbiters(sizes: impl Iterator<Item = u32> + Clone, hold: bool) -> Vec<Arc<Definition>> {
    let settings = ARCHITECTURES.iter().flat_map(|a| {
        sizes
            .clone()
            .map(move |n| format!("requesters = {n}\narchitecture = \"{a}\"\nhold = {hold}"))
    });
    settings
        .map(|s| configure("rr-arbiter", &s).definition().clone())
        .collect()
}

fn configure(block: &str, settings: &str) -> Box<dyn Instance> {
    let settings = settings.parse().expect("settings");
    let block = catalog::find(block).expect("a block");
    block.configure(settings).expect("a configuration")
}

/// Runs arbiters side by side, each with its own `request` and one `ready` for all, in every simulator.
fn run_arbiters(parts: &[Arc<Definition>], rows: &[(bool, &dyn Fn(u32) -> u64)]) -> Columns {
    let m = Module::new("arbiters");
    let ready = m.input("ready", 1);
    for (i, part) in parts.iter().enumerate() {
        let request = m.input(&format!("request{i}"), part.inputs()[0].width);
        let arbiter = m.instance(
            &format!("m{i}"),
            part,
            &[("request", &[request]), ("ready", &[ready])],
        );
        for port in ["grant", "index", "valid"] {
            m.output(&format!("m{i}_{port}"), arbiter.output(port));
        }
    }
    let d = m.finish();
    let row = |(ready, request): &(bool, &dyn Fn(u32) -> u64)| {
        let requests = parts.iter().map(|p| request(p.inputs()[0].width));
        std::iter::once(u64::from(*ready)).chain(requests).collect()
    };
    let rows: Vec<Vec<u64>> = rows.iter().map(row).collect();
    let stimulus = Stimulus::after_reset(d.inputs(), &rows);
    Columns {
        table: stimulus.everywhere(&d),
    }
}

#[test]
fn fault_01_first_grant_after_reset() {
    let parts = arbiters(2..=4, false);
    let out = run_arbiters(&parts, &[(true, &|_| 0b11), (true, &|_| 0b11)]);
    for i in 0..parts.len() {
        assert_eq!(out.get(&format!("m{i}_grant"), 0), 0b01);
        assert_eq!(out.get(&format!("m{i}_grant"), 1), 0b10);
    }
    for architecture in ARCHITECTURES {
        let settings = format!("requesters = 2\narchitecture = \"{architecture}\"");
        let mut golden = configure("rr-arbiter", &settings).golden();
        let mut grants = [0; 3];
        golden.step(true, &[0, 0], &mut grants);
        golden.step(false, &[0b11, 1], &mut grants);
        assert_eq!(grants[0], 0b01);
    }
}

#[test]
fn fault_02_latency_is_the_configured_one() {
    for (pipeline, latency) in [("none", 0), ("bitmap", 1)] {
        let settings = format!("queues = 5\npipeline = \"{pipeline}\"");
        assert_eq!(configure("occamy-selector", &settings).latency(), latency);
        agrees_with_golden("occamy-selector", &settings, 300);
    }
}

#[test]
fn fault_06_every_requester_wins_within_n_grants() {
    let parts = arbiters(1..=17, false);
    let all: &dyn Fn(u32) -> u64 = &|n| (1 << n) - 1;
    let out = run_arbiters(&parts, &[(true, all); 34]);
    for (i, part) in parts.iter().enumerate() {
        let n = part.inputs()[0].width;
        for cycle in 0..34 {
            assert_eq!(out.get(&format!("m{i}_valid"), cycle), 1, "{}", part.name());
            let index = out.get(&format!("m{i}_index"), cycle);
            assert_eq!(index, cycle as u64 % u64::from(n), "{}", part.name());
            assert_eq!(
                out.get(&format!("m{i}_grant"), cycle),
                1 << index,
                "{}",
                part.name()
            );
        }
    }
}

#[test]
fn fault_07_the_winner_stays_while_nobody_takes_it() {
    let parts = arbiters(2..=9, true);
    let first: &dyn Fn(u32) -> u64 = &|_| 0b10;
    let all: &dyn Fn(u32) -> u64 = &|n| (1 << n) - 1;
    // Requester 1 is shown; the others come while the receiver is not ready, then it is.
    let mut rows = vec![(false, first)];
    rows.extend([(false, all); 10]);
    rows.extend([(true, all); 2]);
    let out = run_arbiters(&parts, &rows);
    for (i, part) in parts.iter().enumerate() {
        let n = u64::from(part.inputs()[0].width);
        for cycle in 0..=11 {
            assert_eq!(
                out.get(&format!("m{i}_index"), cycle),
                1,
                "{} cycle {cycle}",
                part.name()
            );
        }
        assert_eq!(
            out.get(&format!("m{i}_index"), 12),
            2 % n,
            "{}",
            part.name()
        );
    }
}

#[test]
fn fault_08_persistent_requests_get_equal_shares() {
    for architecture in ARCHITECTURES {
        for n in 1..=6u32 {
            let settings = format!("requesters = {n}\narchitecture = \"{architecture}\"");
            let instance = configure("rr-arbiter", &settings);
            for set in 1..1u64 << n {
                let rows: Vec<Vec<u64>> = vec![vec![set, 1]; 1000 * n as usize];
                let stimulus = Stimulus::after_reset(instance.definition().inputs(), &rows);
                let response = stimulus.inside(instance.definition(), Engine::Jit, 3);
                let mut grants = vec![0; n as usize];
                for k in 0..rows.len() {
                    let row = response.row(RESET + k);
                    assert_eq!(row[2], 1, "{settings}: no grant in cycle {k}");
                    grants[row[1] as usize] += 1;
                }
                let asked = (0..n as usize).filter(|i| set >> i & 1 == 1);
                let counts: Vec<i32> = asked.map(|i| grants[i]).collect();
                let spread = counts.iter().max().unwrap_or(&0) - counts.iter().min().unwrap_or(&0);
                assert!(spread <= 1, "{settings}, requests {set:b}: {counts:?}");
                assert_eq!(counts.iter().sum::<i32>() as usize, rows.len());
            }
        }
    }
}

/// Golden model, in-process hardware and the simulators outside, on the block's own stimulus.
fn agrees_with_golden(block: &str, settings: &str, rows: u64) {
    let instance = configure(block, settings);
    let stimulus = instance.stimulus(Traffic::Mixed, 21);
    let source = Source::Drawn { stimulus, rows };
    let workload = source.collect(instance.inputs(), instance.latency());
    let (golden, _) = respond(&mut instance.golden(), &workload, &instance.outputs());
    let rows: Vec<_> = (0..golden.len())
        .map(|k| workload.table.row(k).to_vec())
        .collect();
    let definition = instance.definition();
    let mut stimulus = Stimulus::after_reset(definition.inputs(), &rows);
    for k in 0..rows.len() {
        stimulus.reset[RESET + k] = workload.reset_at(k);
    }
    let reference = stimulus.everywhere(definition);
    for k in 0..rows.len() {
        assert_eq!(
            reference.row(RESET + k),
            golden.row(k),
            "{settings} cycle {k}"
        );
    }
}
