//! Configurations of the GLB engine: what can be built, and what is said of what cannot.

use sluice_blocks::sglb_engine::{Config, Granularity, build};

fn small() -> Config {
    Config {
        profiles: 3,
        values: 5,
        ports: 4,
        neighbours: 3,
        neighbour_ports: 2,
        local_period: 20,
        remote_period: 60,
        links: 7,
        ..Config::default()
    }
}

#[test]
fn awkward_sizes_can_be_built() {
    for granularity in [Granularity::Packet, Granularity::Flowlet] {
        for (profiles, values, ports, flows) in [(1, 1, 1, 1), (2, 64, 3, 2), (5, 33, 65, 64)] {
            let config = Config {
                profiles,
                values,
                ports,
                flows,
                granularity,
                local_period: 200,
                remote_period: 400,
                ..small()
            };
            let engine = build(&config).unwrap();
            assert_eq!(engine.name(), config.module_name());
        }
    }
}

#[test]
fn latency_and_failover_are_what_the_page_says() {
    let config = Config::default();
    assert_eq!((config.latency(), config.failover()), (11, 11));
}

#[test]
fn wrong_numbers_are_named() {
    let text = |config: Config| config.validate().unwrap_err().to_string();
    let wrong = [
        (
            text(Config {
                neighbour_ports: 129,
                ..small()
            }),
            "neighbour_ports = 129 is not allowed (allowed: 1..=128)",
        ),
        (
            text(Config {
                score_paths: 3,
                ..small()
            }),
            "score_paths = 3 is not allowed (allowed: 1, 2, 4, 8, 16)",
        ),
        (
            text(Config {
                flows: 24,
                ..small()
            }),
            "flows = 24 is not allowed (allowed: powers of two up to 4096)",
        ),
        (
            text(Config {
                flows: 8192,
                ..small()
            }),
            "flows = 8192 is not allowed",
        ),
        (
            text(Config {
                profiles: 65,
                ..small()
            }),
            "profiles = 65 is not allowed (allowed: 1..=64)",
        ),
        (
            text(Config {
                links: 0,
                ..small()
            }),
            "links = 0 is not allowed (allowed: 1..=256)",
        ),
        (
            text(Config { keep: 0, ..small() }),
            "keep = 0 is not allowed",
        ),
        (
            text(Config {
                word_bytes: 3,
                ..small()
            }),
            "word_bytes = 3 is not allowed",
        ),
        (
            text(Config {
                local_period: 1,
                ..small()
            }),
            "local_period = 1 is not allowed",
        ),
    ];
    for (text, start) in wrong {
        assert!(text.starts_with(start), "{text}");
    }
}
