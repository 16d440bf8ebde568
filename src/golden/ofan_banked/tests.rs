//! What must hold whatever the order of service, and the order itself.

use super::*;
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::VecDeque;

/// A unit and traffic of one kind.
#[derive(Clone, Debug)]
struct Case {
    shape: Shape,
    keys: usize,
    uplinks: usize,
    seed: u64,
    density: f64,
    readiness: f64,
    /// How many keys packets have: all, those of bank 0, those of one key.
    kind: usize,
}

fn cases() -> impl Strategy<Value = Case> {
    let shape = (1usize..=40, 0u32..4, 0u32..5, 1usize..=2, 1usize..=4);
    let traffic = (any::<u64>(), 0usize..4, 0usize..3, 0usize..3);
    (shape, 1usize..=70, 1usize..=9, traffic).prop_map(|(shape, keys, uplinks, traffic)| {
        let (lanes, width, banks, read_latency, places) = shape;
        let (seed, density, readiness, kind) = traffic;
        let shape = Shape {
            lanes,
            width: 1 << width,
            banks: 1 << banks,
            read_latency,
            places,
            uplink_mask: false,
        };
        Case {
            keys,
            uplinks,
            seed,
            density: [0.03, 0.3, 0.9, 1.0][density],
            readiness: [0.2, 0.8, 1.0][readiness],
            kind,
            shape,
        }
    })
}

/// The ends of a run.
struct Run {
    /// Packets that were accepted, lane by lane in order: key and cycle.
    accepted: Vec<Vec<(usize, u64)>>,
    /// Answers that left, lane by lane in order.
    answers: Vec<Vec<Answer>>,
    /// All that was taken, in order of service, with the cycle.
    taken: Vec<(u64, Taken)>,
    start: Vec<u32>,
    unit: Banked,
}

/// Offers packets for 600 cycles, then waits until the unit is empty.
fn run(case: &Case) -> Run {
    let mut rng = Pcg64Mcg::seed_from_u64(case.seed);
    let w = case.uplinks as u32;
    let start: Vec<u32> = (0..case.keys).map(|_| rng.random_range(0..w)).collect();
    let mut basis: Vec<u32> = (0..w).collect();
    basis.rotate_left(rng.random_range(0..case.uplinks));
    let settings = Settings {
        uplinks: case.uplinks,
        basis: Some(basis),
        start: start.clone(),
        failures: 0,
    };
    let mut unit = Banked::new(settings, case.shape);
    let lanes = case.shape.lanes;
    let mut run = Run {
        accepted: vec![vec![]; lanes],
        answers: vec![vec![]; lanes],
        taken: vec![],
        start,
        unit: unit.clone(),
    };
    let mut offered: Vec<Option<usize>> = vec![None; lanes];
    let pool: Vec<usize> = match case.kind {
        0 => (0..case.keys).collect(),
        1 => (0..case.keys)
            .filter(|key| case.shape.bank(*key) == 0)
            .collect(),
        _ => vec![case.keys - 1],
    };
    for cycle in 0.. {
        if cycle >= 600 {
            offered.fill(None);
            let inside =
                run.accepted.iter().flatten().count() - run.answers.iter().flatten().count();
            if inside == 0 {
                break;
            }
        }
        assert!(cycle < 20_000, "packets are stuck");
        for lane in offered.iter_mut().filter(|_| cycle < 600) {
            if lane.is_none() && rng.random_bool(case.density) {
                *lane = Some(pool[rng.random_range(0..pool.len())]);
            }
        }
        let set =
            |is: &dyn Fn(usize) -> bool| (0..lanes).fold(0, |set, l| set | u64::from(is(l)) << l);
        let valid = set(&|l| offered[l].is_some());
        let draws: Vec<bool> = (0..lanes)
            .map(|_| rng.random_bool(case.readiness))
            .collect();
        let out_ready = set(&|l| draws[l]);
        for lane in ones(unit.shown() & out_ready) {
            run.answers[lane].push(unit.answer(lane));
        }
        let accepted = unit.ready() & valid;
        unit.step(valid, |lane| offered[lane].unwrap(), None, out_ready);
        for lane in ones(accepted) {
            run.accepted[lane].push((offered[lane].take().unwrap(), cycle));
        }
        run.taken
            .extend(unit.taken().iter().map(|taken| (cycle, *taken)));
    }
    run.unit = unit;
    run
}

proptest! {
    /// Each key's ports are those of consecutive positions from its start on; its pointer is the next one.
    #[test]
    fn every_key_is_sequential_in_order_of_service(case in cases()) {
        let run = run(&case);
        let mut next = run.start.clone();
        for (cycle, taken) in &run.taken {
            let i = &mut next[taken.key];
            let port = run.unit.pointers().orders().port(taken.key, *i as usize);
            prop_assert_eq!(taken.answer.port(), port, "cycle {}, {:?}", cycle, taken);
            *i = (*i + 1) % case.uplinks as u32;
        }
        prop_assert_eq!(run.unit.pointers().pointers(), next);
    }

    /// Every packet that was accepted is taken once and answered once, in the order of its lane.
    #[test]
    fn nothing_is_lost_doubled_or_reordered(case in cases()) {
        let run = run(&case);
        for lane in 0..case.shape.lanes {
            let taken = run.taken.iter().filter(|(_, taken)| taken.lane == lane);
            let (keys, answers): (Vec<_>, Vec<_>) = taken.map(|(_, t)| (t.key, t.answer)).unzip();
            let accepted: Vec<_> = run.accepted[lane].iter().map(|(key, _)| *key).collect();
            prop_assert_eq!(keys, accepted);
            prop_assert_eq!(&answers, &run.answers[lane]);
        }
    }

    /// The packets taken in one cycle have one key a bank.
    #[test]
    fn a_bank_serves_one_key_a_cycle(case in cases()) {
        let run = run(&case);
        for (cycle, taken) in &run.taken {
            let together = run.taken.iter().filter(|(c, _)| c == cycle).map(|(_, t)| t.key);
            let bank = |key| case.shape.bank(key);
            let clashes = together.filter(|key| bank(*key) == bank(taken.key) && *key != taken.key);
            prop_assert_eq!(clashes.count(), 0, "cycle {}", cycle);
        }
    }

    /// A packet that is next in its lane is taken within (L + 2)·G cycles, whichever receivers are not ready.
    #[test]
    fn nobody_starves(case in cases()) {
        let run = run(&case);
        let groups = case.shape.groups();
        let bound = ((case.shape.lanes.div_ceil(groups) + 2) * groups) as u64;
        let mut coming: Vec<VecDeque<u64>> = run.accepted.iter().map(|lane| lane.iter().map(|(_, cycle)| *cycle).collect()).collect();
        let mut free = vec![0; case.shape.lanes];
        for (cycle, taken) in &run.taken {
            let accepted = coming[taken.lane].pop_front().unwrap();
            let waited = cycle - (accepted + 1).max(free[taken.lane]);
            prop_assert!(waited < bound, "{} cycles of {}: {:?}", waited, bound, taken);
            free[taken.lane] = *cycle;
        }
    }
}

#[test]
fn an_entry_and_a_mask_count_from_the_moment_of_service_on() {
    let settings = Settings {
        uplinks: 4,
        basis: None,
        start: vec![0; 4],
        failures: 1,
    };
    let shape = Shape {
        lanes: 1,
        width: 1,
        banks: 1,
        read_latency: 1,
        places: 1,
        uplink_mask: true,
    };
    // Offered in cycle 4, after clearing; taken in cycle 7.
    let served = |down: u64, written: u64| {
        let mut unit = Banked::new(settings.clone(), shape);
        let mut answer = vec![];
        for cycle in 0..20 {
            let up = if cycle == down { 0b1110 } else { 0b1111 };
            let we = u64::from(cycle == written);
            let row = [u64::from(cycle == 4), 2, up, we, 0, 1, 2, 0b1100, 1];
            let mut out = [0; 4];
            Golden::step(&mut unit, false, &row, &mut out);
            if out[0] == 1 {
                answer.push((cycle, out[1]));
            }
        }
        answer
    };
    assert_eq!(served(99, 99), [(13, 0)]);
    assert_eq!([6, 7, 8].map(|down| served(down, 99)[0].1), [0, 1, 0]);
    assert_eq!([6, 7, 8].map(|written| served(99, written)[0].1), [2, 0, 0]);
}

/// A key's row and bank are its own, and the keys of a row lie in different banks.
#[test]
fn banks_share_the_keys_evenly() {
    for bits in 0..=6 {
        let shape = Shape {
            lanes: 1,
            width: 1,
            banks: 1 << bits,
            read_latency: 1,
            places: 1,
            uplink_mask: false,
        };
        for row in 0..100 {
            let keys = row << bits..(row + 1) << bits;
            let banks: std::collections::BTreeSet<_> = keys.map(|key| shape.bank(key)).collect();
            assert_eq!(banks, (0..1 << bits).collect());
        }
    }
    let shape = |banks| Shape {
        lanes: 1,
        width: 1,
        banks,
        read_latency: 1,
        places: 1,
        uplink_mask: false,
    };
    // 0b11_01_10 in base 4; frames and acknowledgements of a destination among 2048 part.
    assert_eq!(shape(4).bank(0b11_01_10), 0b11 ^ 0b01 ^ 0b10);
    assert!((0..2048).all(|d| shape(4).bank(d) != shape(4).bank(d + 2048)));
}
