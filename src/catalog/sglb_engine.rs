//! Catalog entry of the GLB engine.

use std::sync::Arc;

use rand::RngExt;
use sluice_blocks::ConfigError;
use sluice_blocks::sglb_engine::{Config, Granularity, build};
use sluice_hdl::{Definition, index_width};

use super::glb_message::{KINDS, Kind, Neighbours};
use super::path_enable::{LinkStates, draw_map};
use super::sglb_scorer::Control;
use super::stimulus::{Phase, Random, Rng, Rows, Schedule, random_word};
use super::{Entry, Preset, Stimulus, Traffic};
use super::{glb_message, path_enable, sglb_profiles, topk_select};
use crate::golden::Golden;
use crate::golden::glb_message::Shape;
use crate::golden::sglb_engine::{Engine, Parts};

/// The GLB engine.
pub struct SglbEngine;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

impl Entry for SglbEngine {
    type Config = Config;

    const NAME: &'static str = "sglb-engine";
    const SUMMARY: &'static str =
        "SGLB's GLB engine: messages, link events and packets in, a port for every packet out";
    const SOURCE: &'static str = "SGLB, section 3: \"New Broadcom switch chips contain a GLB engine (global load \
        balancing) that trades queue and link state with neighbour switches and sends each packet on the best-scored \
        path.\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/sglb-engine.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "chip-64x32",
            summary: "the tables of the paper's chip, a choice for each packet",
            settings: "",
        },
        Preset {
            name: "chip-64x32-flowlet",
            summary: "the same, a choice for each flowlet",
            settings: "granularity = \"flowlet\"",
        },
        Preset {
            name: "small-3x5",
            summary: "three profiles of five paths, flowlets, swept every 20 cycles",
            settings: SMALL,
        },
    ];
    const SIZE: &'static str = "values";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("granularity", &["packet", "flowlet"]),
        ("profiles", &["3"]),
        ("ports", &["5"]),
        ("neighbours", &["2"]),
        ("neighbour_ports", &["2"]),
        ("links", &["9"]),
        ("keep", &["2"]),
        ("local_period", &["140"]),
        ("remote_period", &["280"]),
        ("word_bytes", &["4"]),
        ("tick_cycles", &["20"]),
        ("flows", &["8"]),
    ];

    fn size(of: u32) -> u32 {
        of.min(64)
    }

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(Engine::new(Parts {
            messages: glb_message::shape(&config.messages()),
            ports: config.ports as usize,
            neighbours: [config.neighbours, config.neighbour_ports].map(|n| n as usize),
            profiles: sglb_profiles::profiles(&config.profiles_config()),
            paths: path_enable::shape(&config.paths()),
            selector: topk_select::selector(&config.choice()),
            choice_latency: config.choice().latency() as usize,
            flows: flowlets(config).then_some(config.flows as usize),
        }))
    }

    fn latency(config: &Config) -> u32 {
        config.latency()
    }

    fn clearing(config: &Config) -> u32 {
        config.clearing()
    }

    fn throughput(config: &Config) -> String {
        format!(
            "one packet, one word of a message and the state of all links every cycle; {} levels anew every {} cycles",
            config.profiles * config.values,
            config.local_period
        )
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let rows = Packets {
            messages: glb_message::shape(&config.messages()),
            neighbours: Neighbours::new(&config.messages()),
            links: LinkStates::new(config.links as usize),
            local: vec![0; 2 * config.ports as usize],
            control: Control::new(&config.profiles_config().scorer()),
            settled: config.clearing() + config.remote_period + 2 * config.local_period,
            hot: 0,
            gap: 0,
            config: config.clone(),
        };
        Box::new(Schedule::new(rows, traffic, seed))
    }
}

const SMALL: &str = "profiles = 3\nvalues = 5\nports = 4\nneighbours = 3\nneighbour_ports = 2\nlevels = 3\nscore_paths = 2\n\
    local_period = 20\nremote_period = 60\nlinks = 7\nkeep = 2\nword_bytes = 4\ntick_cycles = 16\n\
    granularity = \"flowlet\"\nflows = 4";

fn flowlets(config: &Config) -> bool {
    config.granularity == Granularity::Flowlet
}

/// Rows of packets, of all tables, of messages and of link states.
struct Packets {
    config: Config,
    messages: Shape,
    neighbours: Neighbours,
    links: LinkStates,
    /// Queues and utilisations of the local ports.
    local: Vec<u64>,
    control: Control,
    /// Rows until what neighbours say was used.
    settled: u32,
    /// The profile that most of a phase is about.
    hot: u32,
    /// Cycles of the gap timer.
    gap: u64,
}

/// How much of everything there is in a row.
struct Mix {
    packets: f64,
    /// Writes of tables and settings.
    writes: f64,
    words: f64,
    kind: Kind,
    /// Paths and messages are those of the hot profile, all are reachable.
    plain: bool,
}

impl Packets {
    fn index(rng: &mut Rng, n: u32) -> u64 {
        match rng.random_ratio(1, 32) {
            true => rng.random_range(0..1 << index_width(n)),
            false => rng.random_range(0..n).into(),
        }
    }

    fn group(&self, rng: &mut Rng) -> u64 {
        match rng.random_ratio(3, 4) {
            true => self.hot.into(),
            false => Packets::index(rng, self.config.profiles),
        }
    }

    fn random(&mut self, rng: &mut Rng, random: Random) -> Mix {
        let few = Random {
            density: random.density / 8.0,
            locality: random.locality.max(0.95),
        };
        self.links.draw(rng, few);
        self.draw_local(rng, random.locality);
        Mix {
            packets: random.density,
            writes: 0.3,
            words: random.density,
            kind: match rng.random_ratio(2, 3) {
                true => Kind::Newer,
                false => KINDS[rng.random_range(0..KINDS.len())],
            },
            plain: false,
        }
    }

    fn directed(&mut self, rng: &mut Rng, case: usize, age: u32) -> Mix {
        let mut mix = Mix {
            packets: 1.0,
            writes: 0.0,
            words: 0.9,
            kind: Kind::Newer,
            plain: true,
        };
        if age == 0 {
            (0..3).for_each(|kind| self.links.set(kind, true));
        }
        if age < 8 {
            mix.writes = 1.0;
        }
        match case {
            // A stream of packets; all ports alike, so that a profile of two moments shows.
            0 => {
                let all = rng.random_range(0..256);
                self.local.fill(all);
            }
            // One link after the other flaps under the stream.
            1 => self.links.flip(0, age as usize / 4),
            // All links fall in one cycle and come back in another.
            2 => self.links.set(0, age % 12 != 11),
            // Everything at once: tables, messages of every kind, links, ports.
            3 => {
                mix.writes = 1.0;
                mix.plain = false;
                mix.words = 1.0;
                mix.kind = KINDS[rng.random_range(0..KINDS.len())];
                self.links
                    .flip(rng.random_range(0..3), rng.random_range(0..256));
                self.draw_local(rng, 0.0);
            }
            // Bursts with gaps about as long as the timer.
            4 => {
                self.gap = 3;
                mix.packets = if (age / 2).is_multiple_of(4) {
                    1.0
                } else {
                    0.1
                };
                self.draw_local(rng, 0.5);
            }
            // Neighbours fall silent.
            _ => {
                mix.words = 0.0;
                self.draw_local(rng, 0.9);
            }
        }
        mix
    }

    /// Draws the local ports' state anew but for what `locality` keeps.
    fn draw_local(&mut self, rng: &mut Rng, locality: f64) {
        for state in &mut self.local {
            if !rng.random_bool(locality) {
                *state = [0, 255, rng.random_range(0..256)][rng.random_range(0..3)];
            }
        }
    }

    fn packet(&self, rng: &mut Rng, mix: &Mix, row: &mut [u64]) {
        row[0] = rng.random_bool(mix.packets).into();
        row[1] = self.group(rng);
        if flowlets(&self.config) {
            row[2] = match rng.random_ratio(1, 8) {
                true => rng.random_range(0..1 << 32),
                false => rng.random_range(0..3),
            };
            row[3] = self.gap;
        }
    }

    /// An entry of the path table, and a setting of the scorer.
    fn profile(&mut self, rng: &mut Rng, mix: &Mix, row: &mut [u64]) {
        let Config {
            values,
            ports,
            neighbours,
            neighbour_ports,
            ..
        } = self.config;
        row[0] = rng.random_bool(mix.writes.max(0.2)).into();
        row[1] = self.group(rng);
        row[2] = Packets::index(rng, values);
        row[3] = rng.random_ratio(7, 8).into();
        row[4] = rng.random_ratio(1, 8).into();
        row[5] = Packets::index(rng, ports);
        row[6] = Packets::index(rng, neighbours);
        row[7] = Packets::index(rng, neighbour_ports);
        if rng.random_bool(mix.writes / 4.0) {
            let factors = [(); 5].map(|()| rng.random_range(0..256));
            self.control.write(rng, factors, &mut row[8..11]);
        }
    }

    /// Link states, and a row of the map and of reachability.
    fn tables(&self, rng: &mut Rng, mix: &Mix, row: &mut [u64]) {
        let config = self.config.paths();
        let (links, rest) = row.split_at_mut(3 * config.links.div_ceil(64) as usize);
        self.links.fill(links);
        let (map, bgp) = rest.split_at_mut(rest.len() - 3);
        let share = if mix.plain { mix.writes } else { 0.1 };
        if rng.random_bool(share) {
            map[..2].copy_from_slice(&[1, self.group(rng)]);
            draw_map(&config, rng, mix.plain, &mut map[2..]);
        }
        if rng.random_bool(share) {
            let reachable = if mix.plain {
                u64::MAX
            } else {
                random_word(rng, 0.8)
            };
            let paths = u64::MAX >> (64 - config.paths);
            bgp.copy_from_slice(&[1, self.group(rng), reachable & paths]);
        }
    }
}

impl Rows for Packets {
    const DIRECTED: usize = 6;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        if age == 0 {
            self.hot = rng.random_range(0..self.config.profiles);
            self.gap = [0, 1, 2, 5, 30, 200][rng.random_range(0..6)];
        }
        let mix = match phase {
            Phase::Random(random) => self.random(rng, random),
            Phase::Directed(case) => self.directed(rng, case, age),
        };
        let (packet, rest) = row.split_at_mut(if flowlets(&self.config) { 4 } else { 2 });
        self.packet(rng, &mix, packet);
        let (local, rest) = rest.split_at_mut(self.local.len());
        local.copy_from_slice(&self.local);
        let (profile, rest) = rest.split_at_mut(11);
        self.profile(rng, &mix, profile);
        let flags = 3 + usize::from(self.messages.word_bytes > 1);
        let (stream, rest) = rest.split_at_mut(flags + self.messages.word_bytes.div_ceil(8));
        if rng.random_bool(mix.words) {
            let word = self.neighbours.word(rng, mix.kind);
            word.write(self.messages, stream);
        }
        rest[0] = if rng.random_ratio(1, 8) {
            rng.random_range(0..256)
        } else {
            255
        };
        let keep = rest.len() - 2;
        let (tables, keep) = rest[1..].split_at_mut(keep - 1);
        self.tables(rng, &mix, tables);
        if rng.random_ratio(1, 16) {
            let width = self.config.choice().count_width();
            keep.copy_from_slice(&[1, rng.random_range(0..1 << width)]);
        }
    }

    /// Most of a run is not to be spent before anything was scored.
    fn clearing(&self) -> u32 {
        self.settled
    }
}
