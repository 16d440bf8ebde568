//! Path enabling against a model that keeps the map by link, as the paper does.

mod common;

use common::{Bench, random_set, rng, to_words};
use rand::RngExt;
use sluice_blocks::path_enable::{Config, build};
use sluice_hdl::sim::Engine;

const ENGINES: [Engine; 2] = [Engine::Interpreter, Engine::Jit];

/// What goes in in a cycle.
#[derive(Clone, Default)]
struct Row {
    up: Vec<bool>,
    session: Vec<bool>,
    boot: Vec<bool>,
    /// A group, and the links of each of its paths.
    map: Option<(u32, Vec<Vec<u32>>)>,
    bgp: Option<(u32, Vec<bool>)>,
    lookup: Option<u32>,
}

impl Row {
    /// All links up.
    fn quiet(config: &Config) -> Row {
        let all = vec![true; config.links as usize];
        Row {
            up: all.clone(),
            session: all.clone(),
            boot: all,
            ..Row::default()
        }
    }

    fn words(&self, config: &Config) -> Vec<u64> {
        let entries = config.entries() as usize;
        let mut words: Vec<_> = [&self.up, &self.session, &self.boot]
            .iter()
            .flat_map(|bits| to_words(bits))
            .collect();
        let (mut used, mut links) = (vec![false; entries], vec![0; entries]);
        if let Some((_, paths)) = &self.map {
            for (path, named) in paths.iter().enumerate() {
                for (h, link) in named.iter().enumerate() {
                    let entry = path * config.links_per_path as usize + h;
                    (used[entry], links[entry]) = (true, u64::from(*link));
                }
            }
        }
        let group = |g: Option<u32>| [u64::from(g.is_some()), g.unwrap_or(0).into()];
        words.extend(group(self.map.as_ref().map(|(g, _)| *g)));
        words.extend(to_words(&used));
        words.extend(links);
        let none = vec![false; config.paths as usize];
        words.extend(group(self.bgp.as_ref().map(|(g, _)| *g)));
        words.extend(to_words(
            self.bgp.as_ref().map_or(&none, |(_, paths)| paths),
        ));
        words.extend(group(self.lookup));
        words
    }
}

/// The paper's orchestrator: a map from links to paths, out of which a link that is down deletes.
struct Orchestrator {
    config: Config,
    /// For each link the paths over it, as group and path.
    over: Vec<Vec<(u32, usize)>>,
    /// Groups with a path group, and paths in them that BGP reaches.
    known: Vec<bool>,
    reachable: Vec<Vec<bool>>,
    usable: Vec<bool>,
}

impl Orchestrator {
    fn new(config: &Config) -> Orchestrator {
        Orchestrator {
            over: vec![vec![]; 1 << config.link_width()],
            known: vec![false; config.groups as usize],
            reachable: vec![vec![false; config.paths as usize]; config.groups as usize],
            usable: vec![false; 1 << config.link_width()],
            config: config.clone(),
        }
    }

    fn exists(&self, group: u32) -> bool {
        group < self.config.groups
    }

    fn write(&mut self, row: &Row) {
        if let Some((group, paths)) = row.map.as_ref().filter(|(g, _)| self.exists(*g)) {
            self.over
                .iter_mut()
                .for_each(|paths| paths.retain(|(g, _)| g != group));
            for (path, links) in paths.iter().enumerate() {
                links
                    .iter()
                    .for_each(|link| self.over[*link as usize].push((*group, path)));
            }
            self.known[*group as usize] = true;
        }
        if let Some((group, paths)) = row.bgp.as_ref().filter(|(g, _)| self.exists(*g)) {
            self.reachable[*group as usize].clone_from(paths);
        }
        for link in 0..row.up.len() {
            if !row.up[link] {
                self.usable[link] = false;
            } else if row.session[link] && row.boot[link] {
                self.usable[link] = true;
            }
        }
    }

    /// What of the paths that a lookup may answer, by map and BGP, is not deleted by a link.
    fn candidates(&self, group: u32) -> Vec<(bool, Vec<usize>)> {
        let path = |path: usize| {
            let links =
                (0..self.over.len()).filter(|link| self.over[*link].contains(&(group, path)));
            let exists = self.exists(group) && self.known[group as usize];
            (
                exists && self.reachable[group as usize][path],
                links.collect(),
            )
        };
        (0..self.config.paths as usize).map(path).collect()
    }
}

/// Runs the rows from a reset; gives the answers.
fn run(config: &Config, engine: Engine, rows: &[Row]) -> Vec<Option<Vec<bool>>> {
    let mut bench = Bench::new(&build(config).unwrap(), engine, 3);
    bench.step(true, &rows[0].words(config));
    let mut model = Orchestrator::new(config);
    type Asked = (u32, Vec<(bool, Vec<usize>)>);
    let mut asked: Option<Asked> = None;
    let mut shown: Option<(u32, Vec<bool>)> = None;
    let mut answers = vec![];
    for (t, row) in rows.iter().enumerate() {
        let out = bench.step(false, &row.words(config));
        let expected = shown.as_ref().map_or([0; 3], |(group, enabled)| {
            [1, to_words(enabled)[0], u64::from(*group >= config.groups)]
        });
        assert_eq!(out, expected, "{config:?}, {engine:?}, row {t}");
        answers.push(shown.take().map(|(_, enabled)| enabled));
        shown = asked.take().map(|(group, paths)| {
            let up = |links: &[usize]| links.iter().all(|link| model.usable[*link]);
            (
                group,
                paths.iter().map(|(may, links)| *may && up(links)).collect(),
            )
        });
        asked = row.lookup.map(|group| (group, model.candidates(group)));
        model.write(row);
    }
    answers
}

fn small() -> Config {
    Config {
        groups: 1,
        paths: 3,
        links: 3,
        links_per_path: 1,
    }
}

/// Writes a group whose path n is over link n alone, all reachable, and lets the links come up.
fn start(config: &Config) -> Vec<Row> {
    let mut write = Row::quiet(config);
    write.map = Some((0, (0..config.paths).map(|n| vec![n]).collect()));
    write.bgp = Some((0, vec![true; config.paths as usize]));
    vec![write]
}

#[test]
fn all_four_combinations_for_every_path() {
    let config = small();
    for (up, reachable) in (0..8u64).flat_map(|up| (0..8u64).map(move |reachable| (up, reachable)))
    {
        let set = |word: u64| (0..3).map(|i| word >> i & 1 == 1).collect::<Vec<_>>();
        let mut rows = start(&config);
        let mut row = Row::quiet(&config);
        row.up = set(up);
        row.bgp = Some((0, set(reachable)));
        rows.push(row.clone());
        row.lookup = Some(0);
        row.bgp = None;
        rows.extend(vec![row; 3]);
        let answers = run(&config, Engine::Interpreter, &rows);
        assert_eq!(answers[4], Some(set(up & reachable)));
    }
}

/// A link returns when link, session and boot are all there, from either state.
#[test]
fn every_state_of_a_link() {
    let config = small();
    for (before, state) in (0..2).flat_map(|before| (0..8).map(move |state| (before, state))) {
        let mut rows = start(&config);
        let mut row = Row::quiet(&config);
        row.up[1] = before == 1;
        rows.push(row.clone());
        (row.up[1], row.session[1], row.boot[1]) = (state & 1 == 1, state & 2 == 2, state & 4 == 4);
        row.lookup = Some(0);
        rows.extend(vec![row; 5]);
        let answers = run(&config, Engine::Jit, &rows);
        let expected = state == 7 || before == 1 && state & 1 == 1;
        assert_eq!(
            answers[6],
            Some(vec![true, expected, true]),
            "{before} {state}"
        );
    }
}

/// A link that falls in row t is in no answer from row t + 2 on and in every one before, in every group.
#[test]
fn a_link_is_removed_after_two_cycles() {
    let config = Config {
        groups: 4,
        ..small()
    };
    let mut rows = vec![];
    for group in 0..4 {
        let mut write = start(&config).remove(0);
        write.map = write.map.map(|(_, paths)| (group, paths));
        write.bgp = write.bgp.map(|(_, paths)| (group, paths));
        rows.push(write);
    }
    let fall = 12;
    for t in rows.len()..24 {
        let mut row = Row::quiet(&config);
        row.lookup = Some(t as u32 % 4);
        row.up[2] = t < fall;
        rows.push(row);
    }
    for engine in ENGINES {
        let answers = run(&config, engine, &rows);
        for (t, answer) in answers.iter().enumerate().skip(6) {
            let before = t < fall + Config::REMOVAL as usize;
            assert_eq!(*answer, Some(vec![true, true, before]), "row {t}");
        }
    }
}

#[test]
fn random_tables_and_flaps() {
    for (seed, (groups, paths, links, links_per_path)) in [
        (1, 1, 1, 1),
        (5, 7, 33, 3),
        (2, 64, 256, 2),
        (8, 2, 65, 4),
        (3, 33, 5, 1),
    ]
    .into_iter()
    .enumerate()
    {
        let config = Config {
            groups,
            paths,
            links,
            links_per_path,
        };
        let mut rng = rng(seed as u64);
        let mut row = Row::quiet(&config);
        let mut rows = vec![];
        for _ in 0..1500 {
            let group = rng.random_range(0..1 << config.group_width());
            let mut path = |_| {
                let named = rng.random_range(0..=links_per_path);
                (0..named)
                    .map(|_| rng.random_range(0..1 << config.link_width()))
                    .collect()
            };
            let map: Vec<Vec<u32>> = (0..paths).map(&mut path).collect();
            row.map = rng.random_bool(0.05).then_some((group, map));
            let reachable = random_set(&mut rng, paths as usize, 0.9);
            row.bgp = rng.random_bool(0.05).then_some((group, reachable));
            row.lookup = rng
                .random_bool(0.9)
                .then(|| rng.random_range(0..1 << config.group_width()));
            for states in [&mut row.up, &mut row.session, &mut row.boot] {
                let link = rng.random_range(0..links as usize);
                states[link] = rng.random_bool(0.9);
            }
            rows.push(row.clone());
        }
        ENGINES
            .iter()
            .for_each(|engine| drop(run(&config, *engine, &rows)));
    }
}

/// The page's timing diagram.
#[test]
fn the_timing_diagram_holds() {
    let config = Config {
        paths: 2,
        links: 2,
        ..small()
    };
    let mut rows = start(&config);
    rows.push(Row::quiet(&config));
    let cycles = [(3, 3), (2, 2), (3, 2), (3, 3), (3, 3), (3, 3), (3, 3)];
    for (up, session) in cycles {
        let mut row = Row::quiet(&config);
        row.up[0] = up & 1 == 1;
        row.session[0] = session & 1 == 1;
        row.lookup = Some(0);
        rows.push(row);
    }
    let answers = run(&config, Engine::Interpreter, &rows);
    let first: Vec<_> = answers[2..]
        .iter()
        .map(|a| a.as_ref().map(|paths| paths[0]))
        .collect();
    let expected = [
        None,
        None,
        Some(true),
        Some(false),
        Some(false),
        Some(true),
        Some(true),
    ];
    assert_eq!(first, expected);
}

#[test]
fn wrong_numbers_are_named() {
    let text = |config: Config| config.validate().unwrap_err().to_string();
    assert!(
        text(Config {
            groups: 0,
            ..small()
        })
        .starts_with("groups = 0 is not allowed (allowed: 1..=256)")
    );
    assert!(
        text(Config {
            paths: 65,
            ..small()
        })
        .starts_with("paths = 65 is not allowed (allowed: 1..=64)")
    );
    assert!(
        text(Config {
            links: 257,
            ..small()
        })
        .starts_with("links = 257 is not allowed")
    );
    assert!(
        text(Config {
            links_per_path: 5,
            ..small()
        })
        .starts_with("links_per_path = 5 is not allowed")
    );
}
