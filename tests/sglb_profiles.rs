//! A profile that is looked up is always whole: of one sweep, one moment of the local ports, one reading of the next
//! hops' state and one set of settings.

use std::collections::HashSet;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sluice::catalog;
use sluice::ports::Layout;
use sluice::run::{Device, Rtl};
use sluice_hdl::Definition;
use sluice_hdl::ir::Op;
use sluice_hdl::sim::Engine;
use sluice_hdl::testing::with_fault;

/// Three profiles of five values; sweeps and readings as close as they may be.
const SETTINGS: &str = "profiles = 3\nvalues = 5\nports = 4\nneighbours = 3\nneighbour_ports = 2\n\
    levels = 16\npaths = 2\nlocal_period = 17\nremote_period = 34";

/// A block in simulation whose ports have names.
struct Bench {
    rtl: Rtl,
    inputs: Layout,
    outputs: Layout,
    row: Vec<u64>,
    answer: Vec<u64>,
}

impl Bench {
    fn new(definition: &Definition, seed: u64) -> Bench {
        let inputs = Layout::of(definition.inputs());
        let outputs = Layout::of(definition.outputs());
        let mut bench = Bench {
            rtl: Rtl::new(definition, Engine::Jit, seed, None).unwrap(),
            row: vec![0; inputs.words()],
            answer: vec![0; outputs.words()],
            inputs,
            outputs,
        };
        bench.step(true);
        bench
    }

    /// Sets a port, every element of it.
    fn set(&mut self, port: &str, value: u64) {
        let field = self.inputs.field(port).unwrap();
        self.row[field.offset..field.offset + field.words()].fill(value);
    }

    fn get(&self, port: &str, element: usize) -> u64 {
        let field = self.outputs.field(port).unwrap();
        self.answer[field.element(element)][0]
    }

    fn step(&mut self, rst: bool) {
        self.rtl.step(rst, &self.row, &mut self.answer);
    }

    /// The inputs of cycle `time`: entries and breakpoints at first, then weights for ever. All local ports are alike, and
    /// other than a cycle before; next hops are alike, and other than in the reading before.
    fn drive(&mut self, time: u64, rng: &mut Pcg64Mcg) {
        let entry = time.saturating_sub(9).min(15);
        self.set("path_we", u64::from(entry < 15));
        self.set("path_profile", entry % 15 / 5);
        self.set("path_value", entry % 5);
        self.set("path_present", 1);
        self.set("path_local_port", entry % 4);
        self.set("path_neighbour", entry % 3);
        self.set("path_remote_port", entry % 2);
        let (index, value) = match time {
            0..30 => (5 + time % 15, 1200 * (1 + time % 15)),
            _ => (rng.random_range(0..5), rng.random_range(0..16)),
        };
        self.set("cfg_we", 1);
        self.set("cfg_index", index);
        self.set("cfg_value", value);
        self.set("local_queue", rng.random_range(0..256));
        self.set("local_utilisation", rng.random_range(0..256));
        // Nine cycles of clearing, then readings of 18 answers, the first one after three cycles and the latency.
        if time >= 9 && (time - 9) % 34 == 30 {
            for port in ["remote_queue", "remote_utilisation", "remote_mean_queue"] {
                self.set(port, rng.random_range(0..256));
            }
        }
        self.set("lookup", 1);
        self.set("profile", rng.random_range(0..3));
    }
}

/// Looks profiles up in every cycle; all levels from one `refreshed` to the next must be equal.
fn watch(definition: &Definition, seed: u64) -> Result<(), String> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut bench = Bench::new(definition, seed);
    let (mut refreshed, mut expected, mut seen) = (false, None, HashSet::new());
    for time in 0..20_000 {
        bench.drive(time, &mut rng);
        bench.step(false);
        if refreshed {
            expected = None;
        }
        refreshed = bench.get("refreshed", 0) == 1;
        // By then two readings were used.
        if time < 150 {
            continue;
        }
        if bench.get("out_valid", 0) != 1 || bench.get("present", 0) != 0b11111 {
            return Err(format!("seed {seed}, cycle {time}: no whole answer"));
        }
        for value in 0..5 {
            let level = bench.get("level", value);
            seen.insert(level);
            let all = *expected.get_or_insert(level);
            if all != level {
                return Err(format!(
                    "seed {seed}, cycle {time}: level {level} beside {all}"
                ));
            }
        }
    }
    assert!(seen.len() > 8, "levels that differ: {seen:?}");
    match bench.rtl.finish().unwrap().first() {
        None => Ok(()),
        Some(failed) => Err(format!("cycle {}: {}", failed.cycle, failed.property)),
    }
}

fn profiles() -> std::sync::Arc<Definition> {
    let block = catalog::find("sglb-profiles").unwrap();
    let instance = block.configure(SETTINGS.parse().unwrap()).unwrap();
    instance.definition().clone()
}

#[test]
fn profiles_are_whole() {
    for seed in 1..=5 {
        watch(&profiles(), seed).unwrap();
    }
}

/// Each of what keeps profiles whole, taken away, is noticed.
#[test]
fn torn_profiles_are_noticed() {
    let sound = profiles();
    let early = with_fault(&sound, |parts| {
        // The banks change places while the last words are still being scored.
        let (active, last) = (parts.node("s3_active"), parts.node("s3_last"));
        let whole = parts.node("sweep_is_whole") as usize;
        parts.nodes()[whole].op = Op::And(active, last);
    });
    let live = with_fault(&sound, |parts| {
        // The local ports are looked at all the time.
        (0..4).for_each(|port| parts.register(&format!("port_state_{port}")).enable = None);
    });
    let unshadowed = with_fault(&sound, |parts| {
        // Settings govern in the middle of a sweep.
        let always = parts.node("word_active");
        let scorer = parts.instance("scorer");
        let inputs = &scorer.definition.inputs().to_vec();
        let apply = inputs
            .iter()
            .position(|port| port.name == "cfg_apply")
            .unwrap();
        scorer.inputs[apply] = vec![always];
    });
    let unfinished = with_fault(&sound, |parts| {
        // The next hops' state is used as soon as it is read, in the middle of a sweep.
        let fresh = parts.node("remote_fresh");
        let turns = parts.node("remote_turns") as usize;
        parts.nodes()[turns].op = Op::And(fresh, fresh);
    });
    for (name, faulty) in [
        ("early", early),
        ("live", live),
        ("unshadowed", unshadowed),
        ("unfinished", unfinished),
    ] {
        let found = watch(&faulty, 1);
        assert!(found.is_err(), "{name} is not noticed");
    }
}
