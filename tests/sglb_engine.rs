//! The GLB engine as a whole: profiles stay whole whatever happens at once, a link that fails is left after a constant time,
//! flowlets keep their path while they may.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use arbitrary_int::u12;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sluice::catalog;
use sluice::golden::glb_message::{Message, PortState, Shape, Word};
use sluice::ports::Layout;
use sluice::run::{Device, Rtl};
use sluice_blocks::sglb_engine::{Config, Granularity, build};
use sluice_hdl::Definition;
use sluice_hdl::ir::Op;
use sluice_hdl::sim::Engine;
use sluice_hdl::testing::{Parts, showing, with_fault};

/// An engine whose ports are set and read by name.
struct Rig {
    device: Box<dyn Device>,
    inputs: Layout,
    outputs: Layout,
    row: Vec<u64>,
    seen: Vec<u64>,
}

impl Rig {
    fn new(definition: &Definition, device: Box<dyn Device>) -> Rig {
        let (inputs, outputs) = (
            Layout::of(definition.inputs()),
            Layout::of(definition.outputs()),
        );
        let mut rig = Rig {
            device,
            row: vec![0; inputs.words()],
            seen: vec![0; outputs.words()],
            inputs,
            outputs,
        };
        rig.device.step(true, &rig.row, &mut rig.seen);
        rig
    }

    fn hardware(definition: &Definition) -> Rig {
        let rtl = Rtl::new(definition, Engine::Jit, 5, None).unwrap();
        Rig::new(definition, Box::new(rtl))
    }

    /// The golden model of this configuration.
    fn golden(config: &Config) -> Rig {
        let settings = toml::Table::try_from(config).unwrap();
        let instance = catalog::find("sglb-engine")
            .unwrap()
            .configure(settings)
            .unwrap();
        Rig::new(instance.definition(), Box::new(instance.golden()))
    }

    fn put_at(&mut self, name: &str, element: usize, value: u64) {
        let field = self
            .inputs
            .field(name)
            .unwrap_or_else(|| panic!("no input {name}"));
        self.row[field.element(element).start] = value;
    }

    fn put(&mut self, name: &str, value: u64) {
        self.put_at(name, 0, value);
    }

    fn get(&self, name: &str) -> u64 {
        let field = self
            .outputs
            .field(name)
            .unwrap_or_else(|| panic!("no output {name}"));
        self.seen[field.offset]
    }

    fn step(&mut self) {
        self.device.step(false, &self.row, &mut self.seen);
    }

    /// The port that is shown, if a packet is; `None` inside if it has no path.
    fn shown(&self) -> Option<Option<u64>> {
        let port = (self.get("no_path") == 0).then(|| self.get("port"));
        (self.get("out_valid") == 1).then_some(port)
    }

    /// All links up; every path of every profile over the link and the port of its own number, all reachable.
    fn set_up(&mut self, config: &Config) {
        while self.get("ready") == 0 {
            self.step();
        }
        for name in ["link_up", "session_up", "boot_done"] {
            self.put(name, (1 << config.links) - 1);
        }
        for profile in 0..u64::from(config.profiles) {
            let step = config.links_per_path as usize;
            let used = (0..config.values)
                .map(|n| 1 << (n * config.links_per_path))
                .sum();
            for name in ["map_we", "bgp_we"] {
                self.put(name, 1);
            }
            for name in ["map_group", "bgp_group", "path_profile"] {
                self.put(name, profile);
            }
            self.put("map_used", used);
            self.put("bgp_reachable", (1 << config.values) - 1);
            for value in 0..config.values {
                self.put_at(
                    "map_link",
                    value as usize * step,
                    u64::from(value % config.links),
                );
                self.put("path_we", 1);
                self.put("path_value", value.into());
                self.put("path_present", 1);
                self.put("path_local_port", (value % config.ports).into());
                self.put(
                    "path_neighbour",
                    (u64::from(value) + profile) % u64::from(config.neighbours),
                );
                self.put("path_remote_port", (value % config.neighbour_ports).into());
                self.step();
            }
            // The row of the map is whole now.
            self.step();
        }
        for name in ["map_we", "bgp_we", "path_we"] {
            self.put(name, 0);
        }
        (0..3 * config.remote_period).for_each(|_| self.step());
    }
}

fn config(granularity: Granularity) -> Config {
    Config {
        profiles: 1,
        values: 2,
        ports: 2,
        neighbours: 2,
        neighbour_ports: 2,
        links: 2,
        links_per_path: 1,
        local_period: 20,
        remote_period: 60,
        word_bytes: 4,
        granularity,
        flows: 8,
        ..Config::default()
    }
}

/// From the row in which a link is seen down, a packet takes it in each of the next `failover` rows, and in none after that:
/// with another path to go to or without, per packet and per flowlet, whatever the sweep and the messages are at.
#[test]
fn failover_takes_the_same_time_always() {
    for granularity in [Granularity::Packet, Granularity::Flowlet] {
        let config = config(granularity);
        let definition = build(&config).unwrap();
        for rig in [Rig::hardware(&definition), Rig::golden(&config)] {
            failover(&config, rig);
        }
    }
}

/// A flowlet that keeps its path although the link is down is noticed.
#[test]
fn flowlets_on_failed_links_are_noticed() {
    let config = config(Granularity::Flowlet);
    let broken = with_fault(&build(&config).unwrap(), |parts| {
        let goes_on = parts.node("flowlet_goes_on") as usize;
        let Op::And(live_and_same_group, _) = parts.nodes()[goes_on].op else {
            panic!("a conjunction");
        };
        parts.nodes()[goes_on].op = Op::And(live_and_same_group, live_and_same_group);
    });
    let run = || failover(&config, Rig::hardware(&broken));
    let error = catch_unwind(AssertUnwindSafe(run)).expect_err("noticed");
    let text = error.downcast::<String>().expect("a message");
    assert!(text.contains("trial 0, row 11"), "{text}");
}

fn failover(config: &Config, mut rig: Rig) {
    let flowlets = config.granularity == Granularity::Flowlet;
    rig.set_up(config);
    rig.put("valid", 1);
    if flowlets {
        rig.put("flow", 77);
        rig.put("flowlet_gap", 100);
    }
    let mut words: VecDeque<Word> = VecDeque::new();
    let mut sequence = 0;
    for trial in 0..130u64 {
        // Per packet the other path is not reachable, so that every packet goes over the link.
        let link = match flowlets {
            true => (0..40).fold(0, |_, _| {
                rig.step();
                rig.get("port")
            }),
            false => trial % 2,
        };
        rig.put("bgp_we", 1);
        rig.put("bgp_reachable", if flowlets { 3 } else { 1 << link });
        for _ in 0..20 {
            rig.step();
            rig.put("bgp_we", 0);
        }
        (0..trial % 7).for_each(|_| rig.step());
        rig.put("link_up", 3 & !(1 << link));
        for row in 0..40 {
            if words.is_empty() {
                sequence += 1;
                words = Word::split(&message(0, sequence, 2, [9, 9]), 4).into();
            }
            send(&mut rig, config, words.pop_front());
            rig.step();
            let expected = match row < config.failover() {
                true => Some(link),
                false => flowlets.then_some(1 - link),
            };
            assert_eq!(
                rig.shown(),
                Some(expected),
                "trial {trial}, row {row}, {config:?}"
            );
        }
        rig.put("link_up", 3);
    }
    assert!(
        rig.get("count_accepted") > 100,
        "messages came all the time"
    );
}

fn message(sender: u8, sequence: u16, ports: usize, [queue, utilisation]: [u8; 2]) -> Vec<u8> {
    let message = Message {
        sequence: u12::new(sequence % 4096),
        sender,
        mean_queue: 0,
        ports: vec![PortState { queue, utilisation }; ports],
    };
    message.encode()
}

fn send(rig: &mut Rig, config: &Config, word: Option<Word>) {
    let shape = Shape {
        senders: 0,
        ports: 0,
        word_bytes: config.word_bytes as usize,
        tick_cycles: 0,
        oldest: 0,
        most: 0,
    };
    let start = rig.inputs.field("rx_valid").unwrap().offset;
    let end = rig.inputs.field("max_age").unwrap().offset;
    rig.row[start..end].fill(0);
    if let Some(word) = word {
        word.write(shape, &mut rig.row[start..end]);
    }
    rig.put("max_age", 255);
}

/// Settings in which a profile that is not whole shows. All local queues change together, so that all paths of a sweep score
/// 0 or 15·255 for them; queue and utilisation of a neighbour's port always sum to 200, so that one of one message and one
/// of another would score 0 or 400. Levels 1 and 3 are whole.
const SETTINGS: [(u64, u64); 7] = [
    (0, 15),
    (2, 1),
    (3, 1),
    (5, 100),
    (6, 300),
    (7, 3900),
    (8, 4125),
];

/// Refreshes, messages, link events, writes of the path table and lookups, all in all cycles: the levels that every lookup
/// sees, or the first that are not of one moment.
fn torn(config: &Config, definition: &Definition, seed: u64, cycles: u64) -> Option<String> {
    let names: Vec<_> = (0..config.values)
        .map(|v| format!("level_{v}"))
        .chain(["present".into()])
        .collect();
    let mut rig = Rig::hardware(&showing(definition, &names));
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    rig.set_up(config);
    for (index, value) in SETTINGS {
        rig.put("cfg_we", 1);
        rig.put("cfg_index", index);
        rig.put("cfg_value", value);
        rig.step();
    }
    rig.put("cfg_we", 0);
    rig.put("valid", 1);
    let mut words: VecDeque<Word> = VecDeque::new();
    let mut sequences = vec![0; config.neighbours as usize];
    let mut counts = [0u64; 2];
    let settled = u64::from(8 * config.remote_period);
    let whole = (1 << config.values) - 1;
    for cycle in 0..settled + cycles {
        if words.is_empty() {
            let sender = rng.random_range(0..config.neighbours) as usize;
            sequences[sender] += 1;
            let queue = [0, 200, rng.random_range(0..=200)][rng.random_range(0..3)];
            let bytes = message(
                sender as u8,
                sequences[sender],
                config.neighbour_ports as usize,
                [queue, 200 - queue],
            );
            words = Word::split(&bytes, config.word_bytes as usize).into();
        }
        send(&mut rig, config, words.pop_front());
        let local = if rng.random() { 255 } else { 0 };
        (0..config.ports as usize).for_each(|port| rig.put_at("local_queue", port, local));
        rig.put("link_up", rng.random_range(0..1 << config.links));
        rig.put("group", rng.random_range(0..config.profiles).into());
        rig.put("path_we", rng.random_bool(0.2).into());
        rig.step();
        let seen: Vec<_> = (0..config.values)
            .map(|v| rig.get(&format!("seen_level_{v}")))
            .collect();
        if cycle < settled || rig.get("seen_present") != whole {
            continue;
        }
        let first = seen[0];
        if seen.iter().any(|level| *level != first) || !matches!(first, 1 | 3) {
            return Some(format!("seed {seed}, cycle {cycle}: levels {seen:?}"));
        }
        counts[usize::from(first == 3)] += 1;
    }
    assert!(
        counts.iter().all(|count| *count > cycles / 10),
        "both were seen: {counts:?}"
    );
    None
}

fn busy(score_paths: u32, local_period: u32, remote_period: u32) -> Config {
    Config {
        profiles: 3,
        values: 5,
        ports: 5,
        neighbours: 3,
        neighbour_ports: 4,
        levels: 5,
        score_paths,
        local_period,
        remote_period,
        links: 5,
        word_bytes: 2,
        ..Config::default()
    }
}

#[test]
fn profiles_are_whole_in_every_overlap() {
    for (score_paths, local_period, remote_period) in
        [(1, 24, 48), (2, 20, 60), (4, 18, 54), (8, 31, 31)]
    {
        let config = busy(score_paths, local_period, remote_period);
        let definition = build(&config).unwrap();
        for seed in 0..3 {
            assert_eq!(torn(&config, &definition, seed, 20_000), None, "{config:?}");
        }
    }
}

/// Lookups that see a sweep under way, and a table that takes a message word by word, are noticed.
#[test]
fn torn_reads_are_noticed() {
    type Fault = fn(&mut Parts);
    let faults: [(&str, &str, Fault); 2] = [
        ("path_profiles", "banks change in mid-sweep", |parts| {
            let active = parts.node("s3_active");
            parts.register("front").next = active;
        }),
        ("message_decoder", "half messages are written", |parts| {
            let open = parts.node("open");
            parts.memory("state").writes[0].enable = open;
        }),
    ];
    let config = busy(2, 20, 60);
    let definition = build(&config).unwrap();
    for (instance, what, plant) in faults {
        let broken = with_fault(&definition, |parts| {
            let of = parts.instance(instance);
            let inner: &Arc<Definition> = &of.definition;
            of.definition = with_fault(inner, plant);
        });
        assert!(torn(&config, &broken, 1, 20_000).is_some(), "{what}");
    }
}

/// A flowlet goes on while its packets are no further apart than the timer, and is over after two timers of silence.
#[test]
fn flowlets_keep_their_path() {
    let config = config(Granularity::Flowlet);
    let mut rig = Rig::hardware(&build(&config).unwrap());
    rig.set_up(&config);
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let gap = 6;
    rig.put("flowlet_gap", gap);
    rig.put("flow", 123);
    let (mut sent, mut ports) = (vec![], vec![]);
    let mut next = 0;
    for row in 0..20_000 {
        rig.put("valid", u64::from(row == next));
        if row == next {
            sent.push(row);
            next += match rng.random_range(0..20) {
                0 => rng.random_range(2 * gap + 1..60),
                _ => rng.random_range(1..=gap),
            };
        }
        rig.step();
        ports.extend(rig.shown());
    }
    let (mut kept, mut changed, mut fresh) = (0, 0, 0);
    for (rows, ports) in sent.windows(2).zip(ports.windows(2)) {
        let (wait, same) = (rows[1] - rows[0], ports[0] == ports[1]);
        assert!(ports.iter().all(Option::is_some));
        if wait <= gap {
            assert!(same, "row {}: {wait} cycles after the one before", rows[1]);
            kept += 1;
        } else {
            fresh += 1;
            changed += u32::from(!same);
        }
    }
    // Two paths: a new flowlet takes the other one half of the time.
    assert!(kept > 3000 && fresh > 100, "{kept} {fresh}");
    assert!(
        (fresh / 3..=2 * fresh / 3).contains(&changed),
        "{changed} of {fresh}"
    );
}
