//! What the profiles promise, on a small switch.

use super::super::sglb_scorer::Scoring;
use super::*;

/// Two profiles of five values, scored two a cycle: six words.
fn shape() -> Shape {
    Shape {
        profiles: 2,
        values: 5,
        ports: 3,
        neighbours: [2, 2],
        paths: 2,
        local_period: 20,
        remote_period: 40,
        state_latency: 2,
        scorer_latency: 4,
        worst: 255,
    }
}

/// Profiles with the local queue's weight 1 and the remote queue's 1, and the breakpoints 100, 200, 300.
fn profiles() -> Profiles {
    let scoring = Scoring {
        weights: [1, 0, 1, 0, 0],
        breakpoints: vec![100, 200, 300],
    };
    let mut settings = Settings::new(scoring, true);
    settings.apply();
    Profiles::new(shape(), settings)
}

fn idle<'a>(queues: &'a [u64]) -> Cycle<'a> {
    Cycle {
        local: [queues, queues],
        path: None,
        setting: None,
        remote: [0; 3],
        lookup: None,
    }
}

fn path(port: usize) -> Path {
    Path {
        present: true,
        port,
        ..Path::default()
    }
}

/// The first cycle with `ready`, and the cycles after it in which a sweep becomes visible.
#[test]
fn sweeps_come_at_their_times() {
    let mut profiles = profiles();
    let shown: Vec<_> = (0..80).map(|_| profiles.step(&idle(&[0; 3]))).collect();
    let first = shown.iter().position(|s| s.ready);
    assert_eq!(first, Some(6), "as many cycles as words");
    let refreshed: Vec<_> = (0..80).filter(|t| shown[*t].refreshed).collect();
    assert_eq!(refreshed, [6 + 13, 26 + 13, 46 + 13, 66 + 13]);
    let asked = (0..80).filter(|t| shown[*t].asks.is_some());
    let expected = (9..21).chain(49..61);
    assert!(asked.eq(expected), "every place once in two sweeps");
}

/// Before its first reading the next hop's state is the worst; a path that ignores it is not worse for that.
#[test]
fn unknown_next_hops_are_the_worst() {
    let mut profiles = profiles();
    for time in 0..100 {
        let mut cycle = idle(&[0, 0, 0]);
        let entry = match time {
            7 => Some(path(0)),
            8 => Some(Path {
                local_only: true,
                ..path(0)
            }),
            _ => None,
        };
        cycle.path = entry.map(|path| (1, time - 6, path));
        profiles.step(&cycle);
        let levels = &profiles.levels()[1];
        match time {
            20..38 => assert_eq!(levels[..3], [None, Some(2), Some(0)], "cycle {time}"),
            38.. => assert_eq!(levels[..3], [None, Some(0), Some(0)], "cycle {time}"),
            _ => (),
        }
    }
}

/// All ports change in every cycle; what is seen is always what they were when one sweep started.
#[test]
fn a_profile_is_of_one_moment() {
    let mut profiles = profiles();
    for time in 0..400u64 {
        let queues = [time % 4 * 100; 3];
        let mut cycle = idle(&queues);
        let place = time as usize % 10;
        cycle.path = Some((place / 5, place % 5, path(place % 3)));
        profiles.step(&cycle);
        if time > 100 {
            let all = profiles.levels().concat();
            assert!(all.iter().all(|level| *level == all[0]), "{all:?}");
        }
    }
}

#[test]
fn entries_that_name_nothing_are_ignored() {
    let mut profiles = profiles();
    for _ in 0..6 {
        profiles.step(&idle(&[0; 3]));
    }
    let hop = |hop| Path { hop, ..path(0) };
    for (profile, value, path) in [
        (2, 0, path(0)),
        (0, 5, path(0)),
        (0, 0, path(3)),
        (0, 0, hop([2, 0])),
        (0, 0, hop([0, 2])),
    ] {
        profiles.write(profile, value, path);
        assert_eq!(profiles.table, vec![vec![Path::default(); 5]; 2]);
    }
    profiles.write(1, 4, hop([1, 1]));
    assert_eq!(profiles.table[1][4], hop([1, 1]));
}
