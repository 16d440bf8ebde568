//! pOfan: what a pipe and a switch of pipes promise, seen from outside alone. The ports that packets get are
//! compared with the sequential pointers, fed in the order in which the answers come.

mod support;

use std::collections::VecDeque;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sluice::catalog::{self, Instance, Traffic};
use sluice::golden::Bitmap;
use sluice::golden::ofan::{Pointers, Restriction, Settings};
use sluice::ports::Layout;
use sluice::run::{Device, Rtl};
use sluice::tools::ICARUS;
use sluice_blocks::{pofan_pipe, pofan_switch};
use sluice_hdl::sim::Engine;
use support::{check, have, impostor, run, sluice};
use tempfile::tempdir;

fn instance(block: &str, settings: &str) -> Box<dyn Instance> {
    let block = catalog::find(block).unwrap();
    block.configure(settings.parse().unwrap()).unwrap()
}

/// A block in simulation whose rows are built and read by the names of its ports.
struct Bench {
    rtl: Rtl,
    inputs: Layout,
    outputs: Layout,
    row: Vec<u64>,
    answer: Vec<u64>,
}

impl Bench {
    fn new(instance: &dyn Instance, engine: Engine, seed: u64) -> Bench {
        let (inputs, outputs) = (instance.inputs(), instance.outputs());
        Bench {
            rtl: Rtl::new(instance.definition(), engine, seed, None).unwrap(),
            row: vec![0; inputs.words()],
            answer: vec![0; outputs.words()],
            inputs,
            outputs,
        }
    }

    /// Reset for one cycle.
    fn reset(instance: &dyn Instance, seed: u64) -> Bench {
        let mut bench = Bench::new(instance, Engine::Jit, seed);
        bench.step(true);
        bench
    }

    fn set(&mut self, port: &str, element: usize, value: u64) {
        let field = self.inputs.field(port).unwrap();
        self.row[field.element(element)][0] = value;
    }

    fn get(&self, port: &str, element: usize) -> u64 {
        let field = self.outputs.field(port).unwrap();
        self.answer[field.element(element)][0]
    }

    fn step(&mut self, rst: bool) {
        self.rtl.step(rst, &self.row, &mut self.answer);
    }

    /// One packet, or none, to the only lane of a pipe; the answer shown in this cycle.
    fn pipe(&mut self, key: Option<u64>) -> Option<u64> {
        self.set("valid", 0, key.is_some().into());
        self.set("key", 0, key.unwrap_or(0));
        self.step(false);
        (self.get("out_valid", 0) == 1).then(|| self.get("port", 0))
    }

    fn sound(&mut self) {
        assert_eq!(self.rtl.finish().unwrap(), [], "properties fail");
    }
}

/// The sequential pointers of a pipe.
fn pointers(config: &pofan_pipe::Config) -> Pointers {
    let pointers = config.pointers();
    Pointers::new(Settings {
        uplinks: config.uplinks as usize,
        basis: pointers.basis_permutation(),
        start: pointers.initial_pointers(),
        failures: config.failures as usize,
    })
}

/// A switch seen from outside: what was accepted and not answered yet.
struct Watch {
    config: pofan_switch::Config,
    /// The sequential pointers of each pipe.
    pipes: Vec<Pointers>,
    /// Keys that wait for their answer, by port.
    waiting: Vec<VecDeque<usize>>,
    /// `uplink_up` of the last rows.
    up: VecDeque<u64>,
    /// Writes of entries that no answer has seen, with their row.
    writes: VecDeque<(u64, usize, Restriction)>,
    accepted: u64,
    answered: u64,
}

impl Watch {
    fn new(config: &pofan_switch::Config) -> Watch {
        Watch {
            pipes: (0..config.pipes)
                .map(|p| {
                    // As the page says: seed + p, or the p-th part of the list.
                    let keys = config.keys as usize;
                    let list = config.initial.chunks(keys).nth(p as usize);
                    pointers(&pofan_pipe::Config {
                        seed: config.seed + u64::from(p),
                        initial: list.unwrap_or_default().to_vec(),
                        ..config.pipe(0)
                    })
                })
                .collect(),
            waiting: vec![VecDeque::new(); config.ports() as usize],
            up: VecDeque::new(),
            writes: VecDeque::new(),
            accepted: 0,
            answered: 0,
            config: config.clone(),
        }
    }

    /// One row: the answers first, which are of packets accepted before; each pipe's in the order of its lanes.
    fn row(&mut self, row: u64, bench: &Bench) {
        let latency = self.config.latency() as usize;
        let read = |name: &str, element: usize| {
            let field = bench.inputs.field(name)?;
            Some(bench.row[field.element(element)][0])
        };
        self.up.push_back(read("uplink_up", 0).unwrap_or(0));
        if self.up.len() > latency + 1 {
            self.up.pop_front();
        }
        // An answer shown now was served `latency` rows ago; writes of rows before that govern it.
        let served = row.checked_sub(latency as u64);
        while let Some((at, index, restriction)) = self.writes.front().cloned()
            && served.is_some_and(|served| at < served)
        {
            self.pipes
                .iter_mut()
                .for_each(|p| p.restrict(index, restriction.clone()));
            self.writes.pop_front();
        }
        let up = self.config.uplink_mask.then(|| vec![self.up[0]]);
        let per_pipe = self.config.ports_per_pipe as usize;
        let per_lane = self.config.ports_per_lane() as usize;
        let mut lanes = vec![0; self.waiting.len() / per_lane];
        for port in 0..self.waiting.len() {
            if bench.get("out_valid", port) == 0 {
                let silent = bench.get("port", port) + bench.get("no_route", port);
                assert_eq!(silent, 0, "no answer at port {port} in row {row}");
                continue;
            }
            lanes[port / per_lane] += 1;
            let key = self.waiting[port]
                .pop_front()
                .expect("an answer to a packet");
            let expected = self.pipes[port / per_pipe].route(key, up.as_deref());
            let shown =
                (bench.get("no_route", port) == 0).then(|| bench.get("port", port) as usize);
            assert_eq!(shown, expected, "key {key} at port {port} in row {row}");
            self.answered += 1;
        }
        assert!(
            lanes.iter().all(|answers| *answers <= 1),
            "one answer a lane"
        );
        for port in 0..self.waiting.len() {
            if read("valid", port) == Some(1) && bench.get("ready", port) == 1 {
                let key = read("key", port).unwrap();
                self.waiting[port].push_back(key as usize);
                self.accepted += 1;
            }
        }
        if read("cfg_we", 0) == Some(1) {
            let mask = Bitmap::from_slice(&[read("cfg_mask", 0).unwrap()]);
            let restriction = Restriction {
                enable: read("cfg_enable", 0) == Some(1),
                key: read("cfg_key", 0).unwrap() as usize,
                usable: mask,
            };
            let index = read("cfg_index", 0).unwrap() as usize;
            self.writes.push_back((row, index, restriction));
        }
        let inside: u64 = self.waiting.iter().map(|w| w.len() as u64).sum();
        assert_eq!(
            self.accepted,
            self.answered + inside,
            "in = out + in flight"
        );
        let room = self.config.fifo_depth * self.config.ports()
            + self.config.latency() * self.config.packets_per_cycle * self.config.pipes;
        assert!(inside <= room.into(), "{inside} packets inside");
    }
}

/// P pipes are P Ofans, and one pipe that holds all ports is one: packets of a port are answered in their order,
/// none is lost or doubled, and in the order of the answers the ports are those of the sequential pointers.
#[test]
fn pipes_are_independent_ofans() {
    let list: Vec<u32> = (0..48).map(|key| key * key % 6).collect();
    let list = format!("initial = {list:?}");
    for (seed, (pipes, ports, extra)) in [
        (1, 4, ""),
        (1, 8, "uplink_mask = true\nfailures = 2"),
        (3, 2, "read_latency = 2"),
        (2, 4, "packets_per_cycle = 2\nuplink_mask = true"),
        (2, 8, "packets_per_cycle = 4\nfifo_depth = 1"),
        (5, 1, "seed = 9223372036854775806\nfailures = 3"),
        (2, 4, "packets_per_cycle = 4\nfifo_depth = 7\nfailures = 1"),
        (2, 1, &list),
    ]
    .into_iter()
    .enumerate()
    {
        let text =
            format!("pipes = {pipes}\nports_per_pipe = {ports}\nkeys = 24\nuplinks = 6\n{extra}");
        let config: pofan_switch::Config = toml::from_str(&text).unwrap();
        let instance = instance("pofan-switch", &text);
        let mut stimulus = instance.stimulus(
            Traffic::Random(catalog::stimulus::Random {
                density: 0.6,
                locality: 0.5,
            }),
            seed as u64,
        );
        let mut bench = Bench::reset(instance.as_ref(), seed as u64);
        let mut watch = Watch::new(&config);
        for row in 0..4000 {
            bench.row.fill(0);
            if row < 3900 {
                stimulus.next(&mut bench.row);
            }
            bench.step(false);
            watch.row(row, &bench);
        }
        bench.sound();
        let rate = u64::from(config.pipes * config.packets_per_cycle);
        assert!(
            watch.answered > 1500 * rate.min(3),
            "{} answers",
            watch.answered
        );
        assert_eq!(watch.accepted, watch.answered, "drained");
    }
}

/// With a packet waiting at every port, each lane serves its ports in turn; and a port that always has one is
/// served at least once in as many cycles as its lane has ports, whatever the others do.
#[test]
fn ports_take_turns() {
    for (ports, per_cycle) in [(1, 1), (2, 1), (4, 1), (8, 1), (4, 2), (8, 2), (8, 4)] {
        let instance = instance(
            "pofan-switch",
            &format!(
                "pipes = 2\nports_per_pipe = {ports}\npackets_per_cycle = {per_cycle}\nkeys = 4\nuplinks = 3"
            ),
        );
        let members = ports / per_cycle;
        let all = 2 * ports;
        for patient in [None, Some(0), Some(all - 1)] {
            let mut bench = Bench::reset(instance.as_ref(), 7);
            let mut rng = Pcg64Mcg::seed_from_u64(ports as u64);
            let mut last = vec![None; all];
            for row in 0..400 {
                for port in 0..all {
                    let offers = patient.is_none_or(|p| p == port || rng.random_ratio(1, 3));
                    bench.set("valid", port, offers.into());
                    bench.set("key", port, rng.random_range(0..4));
                }
                bench.step(false);
                for port in (0..all).filter(|p| patient.is_none_or(|q| *p == q)) {
                    if bench.get("out_valid", port) == 0 {
                        continue;
                    }
                    let gap = last[port].replace(row).map(|last| row - last);
                    // All wait: exactly one turn in each round.
                    assert!(
                        gap.is_none_or(|gap| gap == members || patient.is_some() && gap < members),
                        "port {port} of {all} was answered {gap:?} rows after it was"
                    );
                }
            }
            for port in (0..all).filter(|p| patient.is_none_or(|q| *p == q)) {
                assert!(
                    last[port].is_some_and(|last| last >= 400 - members),
                    "port {port}"
                );
            }
        }
    }
}

/// `ready` is low for exactly N rows after a reset, also one that comes while it is low; packets offered then
/// get no answer and move no pointer.
#[test]
fn clearing_takes_one_cycle_for_each_key() {
    for keys in [1, 2, 3, 5, 33, 144] {
        for read_latency in [1, 2] {
            let text =
                format!("keys = {keys}\nclasses = 1\nuplinks = 6\nread_latency = {read_latency}");
            let config: pofan_pipe::Config = toml::from_str(&text).unwrap();
            let instance = instance("pofan-pipe", &text);
            let latency = config.latency() as u64;
            for broken_off in [0, 1, keys / 2, keys, keys + 9] {
                let mut bench = Bench::reset(instance.as_ref(), keys);
                // Everybody is refused, or served, until the reset comes again.
                for _ in 0..broken_off {
                    bench.pipe(Some(keys - 1));
                }
                bench.step(true);
                assert_eq!(bench.answer, vec![0; bench.answer.len()], "in reset");
                for row in 0..keys + latency + 3 {
                    let answer = bench.pipe(Some(keys - 1));
                    assert_eq!(bench.get("ready", 0), u64::from(row >= keys), "row {row}");
                    assert_eq!(answer.is_some(), row >= keys + latency, "row {row}");
                    let mut sequence = pointers(&config);
                    let nth = row.saturating_sub(keys + latency);
                    let ports = (0..=nth).map(|_| sequence.route(keys as usize - 1, None));
                    if let Some(port) = answer {
                        assert_eq!(Some(port as usize), ports.last().flatten());
                    }
                }
                bench.sound();
            }
        }
    }
}

/// Several packets a cycle need no clearing.
#[test]
fn flip_flops_are_ready_at_once() {
    for packets in [2, 4] {
        let text = format!("packets_per_cycle = {packets}\nkeys = 12\nuplinks = 5");
        let instance = instance("pofan-pipe", &text);
        assert_eq!(instance.clearing(), 0);
        let mut bench = Bench::reset(instance.as_ref(), 1);
        bench.step(false);
        assert_eq!(bench.get("ready", 0), 1);
        bench.step(true);
        assert_eq!(bench.get("ready", 0), 0);
    }
}

/// Packets of one key, or of two in turn, at every distance up to twice the depth of the pipeline: no position is
/// given twice, none is left out.
#[test]
fn every_distance_is_covered() {
    for read_latency in [1, 2] {
        for order in ["off", "searched"] {
            let text = format!(
                "keys = 12\nuplinks = 7\nread_latency = {read_latency}\norder = \"{order}\""
            );
            let config: pofan_pipe::Config = toml::from_str(&text).unwrap();
            let instance = instance("pofan-pipe", &text);
            let depth = config.latency() as usize;
            for (first, second) in
                (1..=2 * depth).flat_map(|a| (1..=2 * depth).map(move |b| (a, b)))
            {
                for keys in [[3, 3, 3], [3, 4, 3], [3, 3, 4]] {
                    let mut bench = Bench::reset(instance.as_ref(), 1);
                    (0..12).for_each(|_| assert_eq!(bench.pipe(None), None));
                    let at = [0, first, first + second];
                    let mut sequence = pointers(&config);
                    for row in 0..5 * depth + 1 {
                        let packet = at.iter().position(|at| *at == row);
                        let answer = bench.pipe(packet.map(|p| keys[p]));
                        let due = at.iter().position(|at| at + depth == row);
                        let expected = due.and_then(|p| sequence.route(keys[p] as usize, None));
                        assert_eq!(
                            answer.map(|p| p as usize),
                            expected,
                            "{keys:?} at {at:?}, row {row}"
                        );
                    }
                    bench.sound();
                }
            }
        }
    }
}

/// The timing diagram in `docs/blocks/pofan.md`, read from there.
#[test]
fn the_documented_diagram_is_true() {
    let page = catalog::find("pofan-pipe").unwrap().documentation();
    let line = |name: &str| -> Vec<Option<u64>> {
        let named = |l: &&str| l.split_whitespace().next() == Some(name);
        let line = page.lines().find(named).unwrap();
        line.split_whitespace()
            .skip(1)
            .map(|word| word.parse().ok())
            .collect()
    };
    let text = "keys = 4\nclasses = 1\nuplinks = 4\norder = \"off\"\ninitial = [1, 0, 0, 3]";
    let instance = instance("pofan-pipe", text);
    let mut bench = Bench::reset(instance.as_ref(), 1);
    let cycles = line("cycle").len();
    assert_eq!(cycles, 14);
    for cycle in 0..cycles {
        let key = line("key")[cycle];
        assert_eq!(Some(u64::from(key.is_some())), line("valid")[cycle]);
        bench.pipe(key);
        for name in ["ready", "out_valid", "port"] {
            assert_eq!(
                Some(bench.get(name, 0)),
                line(name)[cycle],
                "{name} in cycle {cycle}"
            );
        }
    }
}

/// What `describe` prints can be given as `initial`, and says the same then.
#[test]
fn printed_pointers_can_be_given() {
    let sizes = "keys = 8\nuplinks = 5\npipes = 3\n";
    let drawn = instance("pofan-switch", sizes).tables()["initial_pointers"].clone();
    assert_eq!(drawn.as_array().unwrap().len(), 24);
    let given = instance("pofan-switch", &format!("{sizes}initial = {drawn}"));
    assert_eq!(given.tables()["initial_pointers"], drawn);
    let mut wrong: Vec<u64> = serde_json::from_value(drawn).unwrap();
    wrong[19] = 5;
    let table = format!("{sizes}initial = {wrong:?}").parse().unwrap();
    let block = sluice::catalog::find("pofan-switch").unwrap();
    let error = block.configure(table).err().unwrap().to_string();
    assert!(
        error.contains("initial = 5 at key 3 of pipe 2 is not allowed (allowed: 0..=4)"),
        "{error}"
    );
}

/// Golden model and hardware over many cycles, with resets in the middle of everything.
#[test]
fn long_runs_agree() {
    for (block, rows) in [("pofan-pipe", 200_000), ("pofan-switch", 100_000)] {
        let block = catalog::find(block).unwrap();
        for preset in block.presets() {
            let instance = catalog::from_preset(block, preset.name).unwrap();
            check(instance.as_ref(), Engine::Jit, 11, rows).unwrap();
        }
    }
}

/// Without the forwarding of any one distance the answers are wrong. The impostor is an Icarus that takes it away.
#[cfg(unix)]
#[test]
fn forwarding_is_necessary_at_every_distance() {
    if !have(&[ICARUS]) {
        return;
    }
    let real = ICARUS.find().unwrap();
    let tools = tempdir().unwrap();
    let vvp = real.with_file_name("vvp").display().to_string();
    impostor(tools.path(), "vvp", &format!("exec {vvp} \"$@\""));
    for (read_latency, distance) in [(1, 0), (1, 1), (1, 2), (2, 1), (2, 2), (2, 3)] {
        let script = format!(
            r#"case $1 in -V) exec {real} -V;; esac
for file in "$@"; do case $file in *.v)
  sed -i 's/\(wire pointers_forward{distance} = \).*;/\11'"'"'b0;/' "$file" 2>/dev/null;; esac; done
exec {real} "$@""#,
            real = real.display()
        );
        let (folder, cache) = (tempdir().unwrap(), tempdir().unwrap());
        let latency = format!("read_latency={read_latency}");
        let words = [
            "cosim",
            "pofan-pipe",
            "--preset",
            "k12-rl2",
            "--set",
            &latency,
        ];
        let mut command = sluice(
            folder.path(),
            &[&words[..], &["--simulator", "icarus"]].concat(),
        );
        command
            .env("PATH", impostor(tools.path(), "iverilog", &script))
            .env("XDG_CACHE_HOME", cache.path());
        // There is no distance 0: nothing is taken away, and nothing fails.
        run(command, i32::from(distance > 0));
    }
}
