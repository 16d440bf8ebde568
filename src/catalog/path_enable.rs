//! Catalog entry of path enabling.

use std::sync::Arc;

use rand::RngExt;
use sluice_blocks::ConfigError;
use sluice_blocks::path_enable::{Config, build};
use sluice_hdl::Definition;

use super::stimulus::{Phase, Random, Rng, Rows, Schedule, random_word};
use super::{Entry, Preset, Stimulus, Traffic};
use crate::golden::Golden;
use crate::golden::path_enable::{PathEnable as Model, Shape};

/// Path enabling.
pub struct PathEnable;

impl super::Config for Config {
    fn validate(&self) -> Result<(), ConfigError> {
        Config::validate(self)
    }
}

/// The sizes for the golden model.
pub(super) fn shape(config: &Config) -> Shape {
    Shape {
        groups: config.groups as usize,
        paths: config.paths as usize,
        links: config.links as usize,
        links_per_path: config.links_per_path as usize,
    }
}

impl Entry for PathEnable {
    type Config = Config;

    const NAME: &'static str = "path-enable";
    const SUMMARY: &'static str =
        "SGLB's path enabling: which paths of a group are up by link state and reachable by BGP";
    const SOURCE: &'static str = "SGLB, section 3.3: \"that switch's orchestrator deletes the affected paths from a \
        precomputed link-to-path map [...] When the two protocols disagree, SGLB trusts 'unreachable'\"";
    const DOCUMENTATION: &'static str = include_str!("../../docs/blocks/path-enable.md");
    const PRESETS: &'static [Preset] = &[
        Preset {
            name: "paper-64x32",
            summary: "64 groups of 32 paths over two of 64 links each",
            settings: "",
        },
        Preset {
            name: "one-group",
            summary: "one group of 8 paths over one link each",
            settings: "groups = 1\npaths = 8\nlinks = 8\nlinks_per_path = 1",
        },
        Preset {
            name: "odd-5x7",
            summary: "5 groups of 7 paths over up to three of 33 links",
            settings: "groups = 5\npaths = 7\nlinks = 33\nlinks_per_path = 3",
        },
    ];
    const SIZE: &'static str = "paths";
    const CHOICES: &'static [(&'static str, &'static [&'static str])] = &[
        ("groups", &["1", "5", "8"]),
        ("links", &["1", "8", "33", "65"]),
        ("links_per_path", &["1", "3"]),
    ];

    fn size(of: u32) -> u32 {
        of.min(64)
    }

    fn definition(config: &Config) -> Result<Arc<Definition>, ConfigError> {
        build(config)
    }

    fn golden(config: &Config) -> Box<dyn Golden> {
        Box::new(Model::new(shape(config)))
    }

    fn latency(_config: &Config) -> u32 {
        Config::LATENCY
    }

    fn throughput(_config: &Config) -> String {
        "one lookup, one write of each table and the state of all links every cycle".into()
    }

    fn stimulus(config: &Config, traffic: Traffic, seed: u64) -> Box<dyn Stimulus> {
        let rows = Lookups {
            config: config.clone(),
            links: LinkStates::new(config.links as usize),
            hot: 0,
        };
        Box::new(Schedule::new(rows, traffic, seed))
    }
}

/// The state of all links: whether the link, its session and the switch behind it are up.
pub(super) struct LinkStates {
    states: [Vec<bool>; 3],
}

impl LinkStates {
    pub(super) fn new(links: usize) -> LinkStates {
        LinkStates {
            states: [(); 3].map(|()| vec![true; links]),
        }
    }

    /// Draws states anew but for those that `locality` keeps: a share of `density` is down.
    pub(super) fn draw(&mut self, rng: &mut Rng, Random { density, locality }: Random) {
        for up in self.states.iter_mut().flatten() {
            if !rng.random_bool(locality) {
                *up = !rng.random_bool(density);
            }
        }
    }

    /// Sets all of one kind: 0 links, 1 sessions, 2 switches.
    pub(super) fn set(&mut self, kind: usize, up: bool) {
        self.states[kind].fill(up);
    }

    /// Turns one over.
    pub(super) fn flip(&mut self, kind: usize, link: usize) {
        let link = link % self.states[kind].len();
        self.states[kind][link] ^= true;
    }

    /// Writes the three ports.
    pub(super) fn fill(&self, row: &mut [u64]) {
        let words = self.states[0].len().div_ceil(64);
        for (kind, states) in self.states.iter().enumerate() {
            for (i, up) in states.iter().enumerate() {
                row[kind * words + i / 64] |= u64::from(*up) << (i % 64);
            }
        }
    }
}

/// Rows of lookups, writes of both tables and link states.
struct Lookups {
    config: Config,
    links: LinkStates,
    /// The group that most of a phase is about.
    hot: u32,
}

/// What a row does.
#[derive(Default)]
struct Row {
    lookup: Option<u32>,
    map: Option<u32>,
    /// The group and the paths that BGP reaches.
    bgp: Option<(u32, u64)>,
    /// Every path names just the link of its own number.
    plain: bool,
}

impl Lookups {
    /// A group, mostly the one that the phase is about, sometimes one that does not exist.
    fn group(&self, rng: &mut Rng) -> u32 {
        match rng.random_range(0..8) {
            0 => rng.random_range(0..1 << self.config.group_width()),
            1 => rng.random_range(0..self.config.groups),
            _ => self.hot,
        }
    }

    fn random(&mut self, rng: &mut Rng, random: Random) -> Row {
        let few = Random {
            density: random.density / 4.0,
            locality: random.locality.max(0.9),
        };
        self.links.draw(rng, few);
        let mut some = |share: f64| rng.random_bool(share);
        let (lookup, map, bgp) = (some(random.density), some(0.1), some(0.1));
        Row {
            lookup: lookup.then(|| self.group(rng)),
            map: map.then(|| self.group(rng)),
            bgp: bgp.then(|| (self.group(rng), random_word(rng, 0.8))),
            plain: false,
        }
    }

    fn directed(&mut self, rng: &mut Rng, case: usize, age: u32) -> Row {
        let hot = self.hot;
        let mut row = Row {
            lookup: Some(hot),
            plain: true,
            ..Row::default()
        };
        if age == 0 {
            (0..3).for_each(|kind| self.links.set(kind, true));
            row.map = Some(hot);
            row.bgp = Some((hot, u64::MAX));
        }
        let first = age == 6;
        match case {
            // One link flaps, one after the other.
            0 => self.links.flip(0, age as usize / 2),
            // All links fall in one cycle and come back in another.
            1 => self.links.set(0, age % 8 != 7),
            // A link returns without its session, and then with it.
            2 => {
                self.links.set(0, !first);
                self.links.set(1, age >= 12);
            }
            // A link returns before the switch has booted.
            3 => {
                self.links.set(0, !first);
                self.links.set(2, age >= 12);
            }
            // Session and boot come and go while the link is up.
            4 => (1..3).for_each(|kind| self.links.flip(kind, rng.random_range(0..256))),
            // The four combinations of link state and reachability, one after the other.
            5 => {
                self.links.set(0, (age / 4).is_multiple_of(2));
                row.bgp = Some((
                    hot,
                    if (age / 8).is_multiple_of(2) {
                        u64::MAX
                    } else {
                        0
                    },
                ));
            }
            // Map and reachability of the group that is looked up are written in the same cycle.
            6 => {
                row.map = (age % 3 != 2).then_some(hot);
                row.bgp = age.is_multiple_of(2).then(|| (hot, random_word(rng, 0.5)));
                row.plain = false;
            }
            // Groups that do not exist, and groups that were not written.
            _ => {
                row.lookup = Some(rng.random_range(0..1 << self.config.group_width()));
                row.map = (age == 3).then(|| self.group(rng));
                row.bgp = (age < 10).then(|| (self.group(rng), u64::MAX));
            }
        }
        row
    }
}

/// The links of all paths of a group.
pub(super) fn draw_map(config: &Config, rng: &mut Rng, plain: bool, words: &mut [u64]) {
    let Config {
        links,
        links_per_path,
        ..
    } = *config;
    let entries = config.entries() as usize;
    let (used, named) = words.split_at_mut(entries.div_ceil(64));
    for entry in 0..entries {
        let path = entry as u32 / links_per_path;
        let named_too = if plain {
            (entry as u32).is_multiple_of(links_per_path)
        } else {
            rng.random_bool(0.7)
        };
        used[entry / 64] |= u64::from(named_too) << (entry % 64);
        named[entry] = match (plain, rng.random_ratio(1, 100)) {
            (true, _) => (path % links).into(),
            (false, true) => rng.random_range(0..1 << config.link_width()),
            (false, false) => rng.random_range(0..links).into(),
        };
    }
}

impl Rows for Lookups {
    const DIRECTED: usize = 8;

    fn fill(&mut self, rng: &mut Rng, phase: Phase, age: u32, row: &mut [u64]) {
        if age == 0 {
            self.hot = rng.random_range(0..self.config.groups);
        }
        let drawn = match phase {
            Phase::Random(random) => self.random(rng, random),
            Phase::Directed(case) => self.directed(rng, case, age),
        };
        let (links, rest) = row.split_at_mut(3 * self.config.links.div_ceil(64) as usize);
        self.links.fill(links);
        let entries = self.config.entries() as usize;
        let (map, rest) = rest.split_at_mut(2 + entries.div_ceil(64) + entries);
        if let Some(group) = drawn.map {
            map[..2].copy_from_slice(&[1, group.into()]);
            draw_map(&self.config, rng, drawn.plain, &mut map[2..]);
        }
        let paths = u64::MAX >> (64 - self.config.paths);
        if let Some((group, reachable)) = drawn.bgp {
            rest[..3].copy_from_slice(&[1, group.into(), reachable & paths]);
        }
        rest[3] = u64::from(drawn.lookup.is_some());
        rest[4] = drawn.lookup.unwrap_or(0).into();
    }
}
