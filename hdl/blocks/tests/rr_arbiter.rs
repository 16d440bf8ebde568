//! The round-robin arbiter against its specification.

mod common;

use common::{Arbiter, ENGINES, Model, arbiters, random_set, rng};
use rand::RngExt;
use sluice_blocks::rr_arbiter::{Architecture, Config, build};

fn set_of(n: usize, bits: usize) -> Vec<bool> {
    (0..n).map(|i| bits >> i & 1 == 1).collect()
}

/// Every sequence of `length` pairs of requests and ready, from every pointer.
fn exhaust(config: &Config, engine: sluice_hdl::sim::Engine, length: u32) {
    let n = config.requesters as usize;
    let inputs = 1usize << (n + 1);
    let mut arbiter = Arbiter::new(config, engine);
    for pointer in 0..n {
        for sequence in 0..inputs.pow(length) {
            let mut model = Model::new(n, config.hold);
            arbiter.step(true, &set_of(n, 0), false);
            if pointer > 0 {
                let to_pointer = set_of(n, 1 << (pointer - 1));
                arbiter.step(false, &to_pointer, true);
                model.step(false, &to_pointer, true);
            }
            let mut rest = sequence;
            for cycle in 0..length {
                let (request, ready) = (set_of(n, (rest % inputs) >> 1), rest & 1 == 1);
                rest /= inputs;
                assert_eq!(
                    arbiter.step(false, &request, ready),
                    model.step(false, &request, ready),
                    "{config:?}, pointer {pointer}, sequence {sequence:#x}, cycle {cycle}, {request:?}, ready {ready}"
                );
            }
        }
    }
}

#[test]
fn small_arbiters_agree_with_the_model_exhaustively() {
    for &engine in ENGINES {
        for (n, length) in [(1, 5), (2, 4), (3, 3), (4, 2), (5, 2)] {
            arbiters(n).for_each(|config| exhaust(&config, engine, length));
        }
    }
}

/// All architectures side by side with the model, with resets in mid-run and varied density.
#[test]
fn architectures_agree_at_any_size() {
    for n in [1, 2, 3, 5, 7, 16, 33, 64, 65, 200, 1000, 1024] {
        for hold in [false, true] {
            agree(n, hold);
        }
    }
}

fn agree(n: usize, hold: bool) {
    let mut rng = rng(n as u64);
    let mut model = Model::new(n, hold);
    let mut arbiters: Vec<_> = arbiters(n as u32)
        .filter(|c| c.hold == hold)
        .flat_map(|c| {
            ENGINES
                .iter()
                .map(move |e| (c.clone(), Arbiter::new(&c, *e)))
        })
        .collect();
    let mut request = vec![false; n];
    for cycle in 0..if n > 100 { 300 } else { 1500 } {
        // Mostly the requests of the cycle before, so that held decisions get old.
        if rng.random_bool(0.4) {
            let density = [0.0, 1.0 / n as f64, 0.5, 0.95, 1.0][rng.random_range(0..5)];
            request = random_set(&mut rng, n, density);
        }
        let ready = rng.random_bool(0.6);
        let rst = rng.random_bool(0.02);
        let expected = model.step(rst, &request, ready);
        for (config, arbiter) in &mut arbiters {
            let decision = arbiter.step(rst, &request, ready);
            assert_eq!(decision, expected, "{config:?}, cycle {cycle}");
        }
    }
}

/// Fault 1: the first grant after reset, on every engine.
#[test]
fn the_first_grant_after_reset_is_the_lowest() {
    for &engine in ENGINES {
        for n in 2..=17 {
            for config in arbiters(n) {
                let mut arbiter = Arbiter::new(&config, engine);
                let request = set_of(n as usize, 0b11);
                assert_eq!(arbiter.step(false, &request, true), Some(0), "{config:?}");
                assert_eq!(arbiter.step(false, &request, true), Some(1), "{config:?}");
            }
        }
    }
}

/// Fault 6: with all requesting, everybody wins once in any N accepted cycles, in order.
#[test]
fn everybody_wins_when_all_request() {
    for &engine in ENGINES {
        for config in (1..=17).flat_map(arbiters) {
            let n = config.requesters as usize;
            let mut arbiter = Arbiter::new(&config, engine);
            for cycle in 0..3 * n {
                let winner = arbiter.step(false, &vec![true; n], true);
                assert_eq!(winner, Some(cycle % n), "{config:?}");
            }
        }
    }
}

/// Fault 7: with `hold`, the decision stays for 10 cycles without ready while others come, and the pointer too.
#[test]
fn a_held_decision_is_frozen() {
    for config in arbiters(9).filter(|c| c.hold) {
        let mut arbiter = Arbiter::new(&config, ENGINES[0]);
        let at = |set: &[usize]| (0..9).map(|i| set.contains(&i)).collect::<Vec<_>>();
        assert_eq!(arbiter.step(false, &at(&[2]), true), Some(2));
        // The pointer is 3. 7 is shown first, then come 3 and 4, which would win otherwise.
        assert_eq!(arbiter.step(false, &at(&[7]), false), Some(7));
        for cycle in 0..10 {
            let others = [7, 3 + cycle % 2, 0];
            assert_eq!(
                arbiter.step(false, &at(&others), false),
                Some(7),
                "{config:?}"
            );
        }
        // It falls: the decision is new in the same cycle, from the pointer where it was.
        assert_eq!(
            arbiter.step(false, &at(&[0, 4, 8]), false),
            Some(4),
            "{config:?}"
        );
        assert_eq!(
            arbiter.step(false, &at(&[3, 4]), true),
            Some(4),
            "{config:?}"
        );
        assert_eq!(
            arbiter.step(false, &at(&[3, 4, 6]), true),
            Some(6),
            "{config:?}"
        );
    }
}

/// Fault 7, the other half: without `hold` the decision may change, the pointer does not move.
#[test]
fn the_pointer_waits_for_ready() {
    for config in arbiters(9).filter(|c| !c.hold) {
        let mut arbiter = Arbiter::new(&config, ENGINES[0]);
        let at = |set: &[usize]| (0..9).map(|i| set.contains(&i)).collect::<Vec<_>>();
        assert_eq!(arbiter.step(false, &at(&[5]), true), Some(5));
        for _ in 0..10 {
            assert_eq!(
                arbiter.step(false, &at(&[8, 1]), false),
                Some(8),
                "{config:?}"
            );
            assert_eq!(
                arbiter.step(false, &at(&[8, 1, 6]), false),
                Some(6),
                "{config:?}"
            );
        }
        assert_eq!(
            arbiter.step(false, &at(&[5, 4]), true),
            Some(4),
            "{config:?}"
        );
    }
}

/// The waveform in `docs/blocks/rr-arbiter.md`.
#[test]
fn the_documented_waveform_is_true() {
    let rows = [
        (0b0011, true),
        (0b1001, false),
        (0b1101, false),
        (0b1101, true),
        (0b1101, true),
        (0b0000, true),
    ];
    for config in arbiters(4) {
        let mut arbiter = Arbiter::new(&config, ENGINES[0]);
        let shown = rows.map(|(request, ready)| arbiter.step(false, &set_of(4, request), ready));
        let expected = if config.hold {
            [Some(0), Some(3), Some(3), Some(3), Some(0), None]
        } else {
            [Some(0), Some(3), Some(2), Some(2), Some(3), None]
        };
        assert_eq!(shown, expected, "{config:?}");
    }
}

/// Fault 8: 1000·N cycles under any persistent request set, N = 1 to 5 in every set: grants differ by
/// at most 1.
#[test]
fn persistent_requesters_share_evenly() {
    for config in (1..=5).flat_map(arbiters) {
        let n = config.requesters as usize;
        let mut arbiter = Arbiter::new(&config, ENGINES[0]);
        let mut rng = rng(8);
        for set in 1..1usize << n {
            let request = set_of(n, set);
            let mut grants = vec![0u32; n];
            for _ in 0..1000 * n {
                let ready = rng.random_bool(0.7);
                if let Some(winner) = arbiter.step(false, &request, ready).filter(|_| ready) {
                    grants[winner] += 1;
                }
            }
            let served = (0..n).filter(|i| request[*i]).map(|i| grants[i]);
            let (least, most) = (served.clone().min().unwrap(), served.max().unwrap());
            assert!(most - least <= 1, "{config:?}, {request:?}: {grants:?}");
        }
    }
}

/// Fault 8 at a larger size: a persistent request is served within N accepted cycles, whatever the others do.
#[test]
fn nobody_starves_among_noise() {
    for config in [7, 33, 65].into_iter().flat_map(arbiters) {
        let n = config.requesters as usize;
        let mut arbiter = Arbiter::new(&config, ENGINES[0]);
        let mut rng = rng(n as u64);
        for _ in 0..8 {
            let patient = rng.random_range(0..n);
            let mut accepted = 0;
            loop {
                let density = rng.random_range(0.0..1.0);
                let mut request = random_set(&mut rng, n, density);
                request[patient] = true;
                let ready = rng.random_bool(0.7);
                let winner = arbiter.step(false, &request, ready);
                accepted += usize::from(ready);
                if ready && winner == Some(patient) {
                    break;
                }
                assert!(
                    accepted < n,
                    "{config:?}: {patient} waits for {accepted} grants"
                );
            }
        }
    }
}

/// Faults 12 and 15: one cycle of reset from any state; outputs are 0 during it, the first decision is known.
#[test]
fn reset_works_from_any_state() {
    for &engine in ENGINES {
        for config in [1, 5, 16, 65].into_iter().flat_map(arbiters) {
            let n = config.requesters as usize;
            for state_seed in 0..20 {
                let mut arbiter = Arbiter::unreset(&config, engine, state_seed);
                let all = vec![true; n];
                assert_eq!(
                    arbiter.step(true, &all, state_seed % 2 == 1),
                    None,
                    "{config:?}"
                );
                for cycle in 0..3 {
                    assert_eq!(
                        arbiter.step(false, &all, true),
                        Some(cycle % n),
                        "{config:?}"
                    );
                }
            }
        }
    }
}

/// Fault 15: no register of the arbiter is without a reset.
#[test]
fn all_state_is_reset() {
    for config in [1, 2, 7, 16].into_iter().flat_map(arbiters) {
        let definition = build(&config).unwrap();
        let unreset: Vec<_> = definition
            .registers()
            .iter()
            .filter(|r| r.reset.is_none())
            .map(|r| &r.name)
            .collect();
        assert!(unreset.is_empty(), "{config:?}: {unreset:?}");
    }
}

/// Fault 10: every configuration has a module name of its own.
#[test]
fn names_tell_configurations_apart() {
    let names: Vec<_> = (1..=40)
        .flat_map(arbiters)
        .map(|c| build(&c).unwrap().name().to_string())
        .collect();
    let distinct: std::collections::HashSet<_> = names.iter().collect();
    assert_eq!(distinct.len(), names.len());
    assert!(names.contains(&"rr_arbiter_n7_prefix_hold".to_string()));
}

#[test]
fn wrong_sizes_are_named() {
    let error = |requesters| {
        let config = Config {
            requesters,
            ..Config::default()
        };
        build(&config).unwrap_err().to_string()
    };
    assert_eq!(
        error(0),
        "requesters = 0 is not allowed (allowed: 1..=1024): set the number of requesters to at least 1"
    );
    assert_eq!(
        error(1025),
        "requesters = 1025 is not allowed (allowed: 1..=1024): set the number of requesters to at most 1024"
    );
}

#[test]
fn configurations_are_read_strictly() {
    let read = serde_json::from_str::<Config>;
    assert_eq!(read("{}").unwrap(), Config::default());
    let full = r#"{"requesters":7,"hold":true,"architecture":"prefix"}"#;
    let config = read(full).unwrap();
    assert_eq!(config.architecture, Architecture::Prefix);
    assert_eq!(serde_json::to_string(&config).unwrap(), full);
    assert!(read(r#"{"requester":7}"#).is_err());
    assert!(read(r#"{"architecture":"Masked"}"#).is_err());
}

#[test]
fn one_requester_is_singular() {
    let doc = |requesters| {
        let d = build(&Config {
            requesters,
            ..Config::default()
        });
        d.expect("an arbiter").doc().to_owned()
    };
    assert!(doc(1).contains(" of 1 requester,"), "{}", doc(1));
    assert!(doc(2).contains(" of 2 requesters,"), "{}", doc(2));
}
