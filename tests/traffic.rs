//! `sluice sim ofan --traffic links`: packets on links, what waits, and that it is counted right.

use std::collections::VecDeque;

use assert_cmd::Command;
use serde_json::Value;
use sluice::catalog::{self, Instance};
use sluice::golden::ofan::Settings;
use sluice::golden::ofan_banked::{Banked, Shape};
use sluice::run::Device;
use sluice::traffic::LaneUnit;
use sluice::traffic::feed::{FeedError, Feeder, Pair, Report};
use sluice::traffic::links::{Destinations, Links, Phases};

fn sluice(arguments: &str) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("sluice"));
    command.args(arguments.split_whitespace());
    command
}

fn report(arguments: &str) -> Value {
    let output = sluice(arguments).arg("--json").output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments}: {error}");
    let mut report: Value = serde_json::from_slice(&output.stdout).unwrap();
    report.as_object_mut().unwrap().remove("seconds");
    report
}

const BANKED: &str = "sim ofan --set architecture=banked --traffic links";

/// 32 links of 800 Gbit/s at 1 GHz: the figures of the page, and what the design asks for.
#[test]
fn the_reference_is_served() {
    for (options, most_waiting, longest) in [
        ("--set width=2 --set banks=4", 58, 90),
        ("--set width=4 --set banks=8", 31, 22),
    ] {
        let report = report(&format!("{BANKED} {options} --cycles 200000"));
        let rate = |which: &str| report["packets_per_cycle"][which].as_f64().unwrap();
        assert!((rate("offered") - 1.4946).abs() < 1e-3, "{report:#}");
        assert!(
            (rate("served") - rate("offered")).abs() < 1e-3,
            "{report:#}"
        );
        let waiting = report["waiting"]["max"].as_u64().unwrap();
        assert!((10..=most_waiting).contains(&waiting), "{report:#}");
        let waits = &report["waiting_cycles"];
        assert!(waits["p99.99"].as_u64().unwrap() <= longest, "{report:#}");
        assert!(
            waits["p50"].as_u64() >= waits["least"].as_u64(),
            "{report:#}"
        );
    }
}

/// The hardware on both engines gives the report of the golden model, for every architecture.
#[test]
fn backends_agree() {
    for architecture in ["banked", "sorting", "all-pairs"] {
        let of = |backend: &str| {
            let mut report = report(&format!(
                "sim ofan --preset k8-edge --set architecture={architecture} --traffic links \
                 --link-gbps 400.5 --phases aligned --destinations permutation --cycles 3000 --backend {backend}"
            ));
            let report = report.as_object_mut().unwrap();
            let agrees = report.remove("agrees_with_golden").unwrap();
            assert_eq!(
                agrees,
                if backend == "golden" {
                    Value::Null
                } else {
                    true.into()
                }
            );
            report.remove("backend");
            report.clone()
        };
        let golden = of("golden");
        assert!(golden["packets"]["offered"].as_u64() > Some(100));
        assert_eq!(golden, of("jit"));
        assert_eq!(golden, of("interpreter"));
    }
}

/// One batch a cycle leaves nothing to wait, but for two packets of one port in one cycle.
#[test]
fn dense_architectures_do_not_queue() {
    let report = report("sim ofan --traffic links --cycles 20000");
    assert_eq!(report["waiting_cycles"]["p50"], 0);
    assert_eq!(report["waiting_cycles"]["max"], 1);
    assert_eq!(report["waiting_cycles"]["least"], 0);
}

/// The two keys of one destination lie in different banks: width 2 serves all links even if everything goes there.
#[test]
fn one_destination_for_everything_is_served() {
    for seed in 1..=4 {
        let report = report(&format!(
            "{BANKED} --destinations one --seed {seed} --cycles 50000"
        ));
        let waiting = report["waiting"]["max"].as_u64().unwrap();
        assert!(waiting < 40, "seed {seed}: {report:#}");
    }
}

#[test]
fn phases_come_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("phases.csv");
    let lines: String = (0..32).rev().map(|port| format!("{port}, 0\n")).collect();
    std::fs::write(&file, format!("port,phase\n{lines}")).unwrap();
    let common = format!("{BANKED} --cycles 2000 --phases");
    let mut given = report(&format!("{common} {}", file.display()));
    given["links"]["phases"] = "aligned".into();
    assert_eq!(given, report(&format!("{common} aligned")));
    assert_ne!(given, report(&format!("{common} random")));
}

#[test]
fn wrong_usage_is_one_clear_message() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("phases.csv");
    std::fs::write(&file, "port,phase\n0,4282\n").unwrap();
    let bad_phase = format!("{BANKED} --phases {}", file.display());
    let cases = [
        (
            "sim rr-arbiter --traffic links",
            "block `rr-arbiter` does not answer packets by lane; those that do are ofan",
        ),
        ("cosim ofan --traffic links", "it runs in `sluice sim`"),
        ("sim ofan --ports 4", "belong to --traffic links"),
        (
            "sim ofan --traffic links --frame-bytes 1 --ack-bytes 0 --clock-ghz 0.001",
            "the links bring 100000.0 packets a cycle to each lane",
        ),
        (
            "sim ofan --traffic links --ports 33",
            "--ports 33: allowed is 1 to 32",
        ),
        (
            "sim ofan --traffic links --ports 0",
            "--ports 0: allowed is 1 to 32",
        ),
        (
            "sim ofan --traffic links --ports -1",
            "'-1' for '--ports <N>'",
        ),
        (
            "sim ofan --traffic links --link-gbps 0",
            "allowed is 0.001 to 10000",
        ),
        (
            "sim ofan --traffic links --clock-ghz fast",
            "allowed is 0.001 to 10000",
        ),
        (
            "sim ofan --traffic links --link-gbps nan",
            "allowed is 0.001 to 10000",
        ),
        (
            "sim ofan --traffic links --frame-bytes 0",
            "'0' for '--frame-bytes <B>': allowed is 1 to 65535",
        ),
        (
            "sim ofan --traffic links --ack-bytes 65536",
            "'65536' for '--ack-bytes <B>': allowed is 0 to 65535",
        ),
        (
            "sim ofan --traffic links --destinations some",
            "possible values: random, permutation, one",
        ),
        (
            "sim ofan --traffic links --phases none.csv",
            "--phases none.csv: neither aligned nor random, and no file",
        ),
        (&bad_phase, "line 2: phase `4282`: allowed is 0 to 4281"),
        (
            "sim ofan --traffic links --density 0.5",
            "belong to --traffic random",
        ),
        (
            "sim ofan --traffic links --vcd x.vcd",
            "--response and --vcd are for rows",
        ),
        (
            "sim ofan --traffic links --stimulus x.csv",
            "cannot be used with",
        ),
    ];
    for (arguments, message) in cases {
        let output = sluice(arguments).output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {error}");
        assert!(error.contains(message), "{arguments}: {error}");
        assert!(output.stdout.is_empty(), "{arguments}");
    }
}

fn banked(settings: &str) -> Box<dyn Instance> {
    let block = catalog::find("ofan").unwrap();
    let settings = format!("architecture = \"banked\"\n{settings}");
    block.configure(settings.parse().unwrap()).unwrap()
}

fn links(ports: usize, ack_bytes: u64) -> Links {
    Links {
        ports,
        link_mbps: 800_000,
        clock_mhz: 1000,
        frame_bytes: 400,
        ack_bytes,
        phases: Phases::Random.of(ports, 400 + ack_bytes, 5),
        destinations: Destinations::Random,
    }
}

fn feed(
    instance: &dyn Instance,
    links: &Links,
    device: &mut dyn Device,
) -> Result<Report, FeedError> {
    let unit = instance.lane_unit().unwrap();
    let layouts = (instance.inputs(), instance.outputs());
    let feeder = Feeder::new(unit, device, (&layouts.0, &layouts.1))?;
    feeder.run(links.arrivals(&unit, 1), 3000, |_| ())
}

/// Who waits, counted inside the golden model instead of from the cycles of the answers.
#[test]
fn what_waits_is_what_the_collector_has_not_taken() {
    for (depth, ports, ack_bytes) in [(1, 5, 84), (3, 5, 0), (2, 4, 84)] {
        let instance = banked(&format!(
            "lanes = 5\nkeys = 64\nuplinks = 6\nfifo_depth = {depth}"
        ));
        let links = links(ports, ack_bytes);
        let report = feed(instance.as_ref(), &links, &mut instance.golden()).unwrap();

        let unit: LaneUnit = instance.lane_unit().unwrap();
        let shape = Shape {
            lanes: 5,
            width: 2,
            banks: 4,
            read_latency: 1,
            places: depth,
            uplink_mask: false,
        };
        let settings = Settings {
            uplinks: 6,
            basis: None,
            start: vec![0; 64],
            failures: 0,
        };
        let mut model = Banked::new(settings, shape);
        // Clearing, and the cycle that shows that it has ended.
        (0..=16).for_each(|_| model.step(0, |_| 0, None, 0));
        let mut arrivals = links.arrivals(&unit, 1);
        let mut outside: Vec<VecDeque<usize>> = vec![VecDeque::new(); 5];
        let (mut max, mut sum, mut taken) = (0, 0, 0);
        for now in 0..3000 {
            arrivals.until(now, |lane, key| outside[lane].push_back(key));
            let waiting: usize = (0..5)
                .map(|lane| outside[lane].len() + model.untaken(lane))
                .sum();
            (max, sum) = (max.max(waiting), sum + waiting);
            let valid = (0..5).fold(0, |set, lane| {
                set | u64::from(!outside[lane].is_empty()) << lane
            });
            let accepted = valid & model.ready();
            model.step(valid, |lane| outside[lane][0], None, u64::MAX);
            (0..5)
                .filter(|lane| accepted >> lane & 1 == 1)
                .for_each(|lane| {
                    outside[lane].pop_front();
                });
            taken += model.taken().len() as u64;
        }
        assert_eq!((report.waiting.max, report.served), (max as u64, taken));
        assert!((report.waiting.mean() - sum as f64 / 3000.0).abs() < 1e-9);
        assert!(max > 1, "nothing waits");
    }
}

/// A unit with a fault: what it shows is changed by `fault`, which is given the cycle.
struct Faulty<F> {
    device: Box<dyn sluice::golden::Golden>,
    fault: F,
    cycle: u64,
}

impl<F: FnMut(u64, &mut [u64])> Device for Faulty<F> {
    fn step(&mut self, rst: bool, inputs: &[u64], outputs: &mut [u64]) {
        Device::step(&mut self.device, rst, inputs, outputs);
        (self.fault)(self.cycle, outputs);
        self.cycle += 1;
    }
}

#[test]
fn lost_doubled_and_missing_answers_are_noticed() {
    let instance = banked("lanes = 5\nkeys = 64\nuplinks = 6");
    let run = |fault: fn(u64, &mut [u64])| {
        let device = instance.golden();
        let mut faulty = Faulty {
            device,
            fault,
            cycle: 0,
        };
        feed(instance.as_ref(), &links(5, 84), &mut faulty)
    };
    assert!(run(|_, _| ()).is_ok());
    // Lane 1's answers vanish for a while: they are missing at the end.
    let lost = run(|cycle, out| out[1] &= u64::from(!(500..600).contains(&cycle)));
    assert!(matches!(lost, Err(FeedError::Stuck { .. })), "{lost:?}");
    // Lane 2 answers all the time.
    let doubled = run(|cycle, out| out[2] |= u64::from(cycle > 500));
    assert!(
        matches!(doubled, Err(FeedError::Unasked { lane: 2, .. })),
        "{doubled:?}"
    );
    let never = run(|_, out| out[16] = 0);
    assert!(matches!(never, Err(FeedError::NeverReady(_))), "{never:?}");
}

#[test]
fn a_pair_keeps_the_first_difference() {
    let instance = banked("lanes = 5\nkeys = 64\nuplinks = 6");
    let mut seen = 0;
    let fault = |cycle: u64, out: &mut [u64]| {
        if cycle > 500 && out[3] == 1 {
            out[8] ^= 1;
            seen = if seen == 0 { cycle } else { seen };
        }
    };
    let mut faulty = Faulty {
        device: instance.golden(),
        fault,
        cycle: 0,
    };
    let mut pair = Pair {
        first: &mut faulty,
        second: &mut instance.golden(),
        outputs: vec![0; instance.outputs().words()],
        cycles: 0,
        differs: None,
    };
    feed(instance.as_ref(), &links(5, 84), &mut pair).unwrap();
    let differs = pair.differs;
    assert!(seen > 0);
    assert_eq!(differs, Some((seen, 8)));
}
