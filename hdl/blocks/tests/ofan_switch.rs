//! The switch round the pointers: which way each host's packets go, against plain division; names, ranges, errors.

mod common;

use common::{Bench, ENGINES};
use sluice_blocks::ofan::Architecture;
use sluice_blocks::ofan_switch::{Config, Mapping, Role, build};
use sluice_hdl::sim::Engine;

/// Destination and port of a host, from host = pod · k²/4 + edge · k/2 + port.
fn place(config: &Config, host: u32) -> (u32, u32) {
    let k = config.radix;
    let (pod, edge, port) = (
        host / (k * k / 4),
        host % (k * k / 4) / (k / 2),
        host % (k / 2),
    );
    match config.role {
        Role::Edge => (pod * (k / 2) + edge, port),
        Role::Aggregation => (pod, edge),
        Role::Leaf => (host / (k / 2), port),
    }
}

fn config(radix: u32, role: Role) -> Config {
    Config {
        radix,
        role,
        limits: vec![],
        architecture: Architecture::AllPairs,
        stages: 3,
        ..Config::default()
    }
}

const ROLES: [Role; 3] = [Role::Edge, Role::Aggregation, Role::Leaf];

/// Sends every number that `host` can hold through the lanes while the switch has the number `own`, and gives
/// north, port and host_error of each, port 0 where a packet goes up.
fn ways(config: &Config, engine: Engine, own: u64) -> Vec<(u64, u64, u64)> {
    let w = config.lanes() as usize;
    let mut bench = Bench::new(&build(config).unwrap(), engine, 1);
    let row = |hosts: &[u64]| {
        let mut row = vec![0; 3 * w + 1];
        for (lane, host) in hosts.iter().enumerate() {
            (row[lane], row[w + lane]) = (1, *host);
        }
        row[3 * w] = own;
        row
    };
    bench.step(true, &row(&[]));
    let hosts: Vec<u64> = (0..1 << config.host_width()).collect();
    let idle = std::iter::repeat_n(&[][..], config.latency() as usize);
    let mut ways = vec![];
    for batch in hosts.chunks(w).chain(idle) {
        let out = bench.step(false, &row(batch));
        for lane in (0..w).filter(|lane| out[*lane] == 1) {
            let (north, port) = (out[w + lane], out[2 * w + lane]);
            assert_eq!(out[3 * w + lane], 0, "no_route");
            ways.push((north, if north == 1 { 0 } else { port }, out[4 * w + lane]));
        }
    }
    assert_eq!(ways.len(), hosts.len(), "every packet is answered");
    ways
}

fn check(config: &Config, engine: Engine, own: u64) {
    for (host, way) in (0u32..).zip(ways(config, engine, own)) {
        let (destination, port) = place(config, host);
        let expected = if host >= config.hosts() {
            (0, 0, 1)
        } else if u64::from(destination) == own {
            (0, u64::from(port), 0)
        } else {
            (1, 0, 0)
        };
        assert_eq!(
            way, expected,
            "host {host}, own {own}, {engine:?}, {config:?}"
        );
    }
}

#[test]
fn every_host_at_every_switch_of_small_trees() {
    for radix in [2, 4, 6] {
        for role in ROLES {
            let config = config(radix, role);
            for own in 0..1 << config.destination_width() {
                ENGINES
                    .iter()
                    .for_each(|engine| check(&config, *engine, own));
            }
        }
    }
}

#[test]
fn every_host_of_larger_trees() {
    for radix in [8, 10, 12, 14, 18, 22, 32, 34, 48] {
        for role in ROLES {
            let config = config(radix, role);
            let last = u64::from(config.destinations() - 1);
            for own in [0, last / 2, last] {
                check(&config, Engine::Interpreter, own);
            }
        }
    }
}

/// A frame as long as a limit is on its short side: its class has the pointers with the higher start.
#[test]
fn a_frame_as_long_as_a_limit_is_short() {
    let mut config = Config {
        limits: vec![100, 200],
        order: sluice_blocks::ofan::Order::Off,
        // Class t starts at t: the port tells the class.
        initial: [0u32, 1, 2].into_iter().flat_map(|t| [t; 8]).collect(),
        ..config(8, Role::Leaf)
    };
    config.validate().unwrap();
    let class = |config: &Config, writes: &[[u64; 2]], length: u64| {
        let mut bench = Bench::new(&build(config).unwrap(), Engine::Jit, 1);
        let mut row = vec![0; 3 * 4 + 1 + 3];
        bench.step(true, &row);
        for [index, value] in writes {
            row[13..].copy_from_slice(&[1, *index, *value]);
            bench.step(false, &row);
        }
        row[13..].fill(0);
        (row[0], row[4], row[8]) = (1, 4, length);
        bench.step(false, &row);
        row[0] = 0;
        for _ in 1..config.latency() {
            bench.step(false, &row);
        }
        let out = bench.step(false, &row).to_vec();
        assert_eq!((out[0], out[4], out[16]), (1, 1, 0));
        out[8]
    };
    let lengths = [0, 99, 100, 101, 199, 200, 201, 9000];
    let classes = |config: &Config, writes: &[[u64; 2]]| lengths.map(|l| class(config, writes, l));
    assert_eq!(classes(&config, &[]), [2, 2, 2, 1, 1, 1, 0, 0]);
    assert_eq!(classes(&config, &[[1, 99]]), [2, 2, 1, 0, 0, 0, 0, 0]);
    // The port can name a limit that there is not.
    config.limits = vec![100, 200, 150];
    config.initial = [0u32, 1, 2, 3].into_iter().flat_map(|t| [t; 8]).collect();
    assert_eq!(classes(&config, &[[3, 0]]), [3, 3, 3, 2, 1, 1, 0, 0]);
}

#[test]
fn wrong_configurations_say_why() {
    let error = |config: Config| build(&config).unwrap_err().to_string();
    let radix = |radix| Config {
        radix,
        ..Config::default()
    };
    assert_eq!(
        error(radix(7)),
        "radix = 7 is not allowed (allowed: even numbers): half of the ports go down and half go up: take an even number"
    );
    assert!(error(radix(0)).starts_with("radix = 0 is not allowed (allowed: 2..=128)"));
    assert!(error(radix(130)).starts_with("radix = 130 is not allowed (allowed: 2..=128)"));
    assert_eq!(
        error(radix(128)),
        "radix = 128 is not allowed (allowed: those of up to 4096 destinations): 16384 pointers are more than \
         8192: change radix, role or limits"
    );
    let limits = |limits: &[u32]| Config {
        limits: limits.to_vec(),
        ..Config::default()
    };
    assert!(error(limits(&[1, 2, 3, 4])).starts_with("limits = [1, 2, 3, 4] is not allowed"));
    assert!(error(limits(&[16384])).contains("(allowed: up to 3 values of 0 to 16383)"));
    // The largest there are.
    build(&Config {
        role: Role::Aggregation,
        ..radix(128)
    })
    .unwrap();
}

#[test]
fn different_modules_have_different_names() {
    let base = config(8, Role::Edge);
    let variants = [
        base.clone(),
        config(8, Role::Leaf),
        config(8, Role::Aggregation),
        Config {
            mapping: Mapping::Table,
            ..base.clone()
        },
        Config {
            length_width: 8,
            ..base.clone()
        },
        Config {
            limits: vec![5],
            ..base.clone()
        },
        Config {
            limits: vec![6],
            ..base.clone()
        },
        Config {
            seed: 1,
            ..base.clone()
        },
        Config {
            architecture: Architecture::Banked,
            ..base
        },
    ];
    let names: std::collections::HashSet<_> = variants.iter().map(Config::module_name).collect();
    assert_eq!(names.len(), variants.len(), "{names:?}");
}
