//! SGLB's blocks at the sizes that are awkward, and what they promise seen from outside.

mod support;

use rayon::prelude::*;
use sluice::catalog::{self, Instance, Traffic};
use sluice::run::{Device, Rtl};
use sluice_hdl::Definition;
use sluice_hdl::sim::Engine;
use sluice_hdl::testing::{Parts, with_fault};
use support::check;

fn instance(block: &str, settings: &str) -> Box<dyn Instance> {
    let block = catalog::find(block).unwrap();
    block.configure(settings.parse().unwrap()).unwrap()
}

/// Golden model and hardware, in parallel; every difference is told.
fn agree(cases: &[(&str, String)], rows: u64) {
    let failures: Vec<String> = cases
        .par_iter()
        .enumerate()
        .filter_map(|(seed, (block, settings))| {
            let instance = instance(block, settings);
            check(instance.as_ref(), Engine::Jit, seed as u64, rows).err()
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

const SIZES: [u32; 8] = [1, 2, 3, 5, 31, 32, 33, 64];
const LEVELS: [u32; 4] = [2, 3, 8, 16];

#[test]
fn scorers_of_every_size_agree() {
    let of =
        |paths| LEVELS.map(|levels| ("sglb-scorer", format!("paths = {paths}\nlevels = {levels}")));
    agree(&SIZES.map(of).concat(), 2000);
}

#[test]
fn selectors_of_every_size_agree() {
    let mut cases = vec![];
    for paths in SIZES {
        for levels in LEVELS {
            for keep in [1, 2, paths] {
                for pick in ["best-level", "kept"] {
                    let settings = format!(
                        "paths = {paths}\nlevels = {levels}\nkeep = {keep}\npick = \"{pick}\""
                    );
                    cases.push(("topk-select", settings));
                }
            }
        }
    }
    agree(&cases, 2000);
}

#[test]
fn profiles_of_every_size_agree() {
    let mut cases = vec![];
    for (i, values) in SIZES.into_iter().enumerate() {
        for (levels, paths) in LEVELS.into_iter().zip([1, 2, 4, 16]) {
            let profiles = [1, 3, 5][i % 3];
            let words = profiles * u32::div_ceil(values, paths);
            let (period, latency) = (words + 8 + i as u32, 1 + levels % 4);
            // As short as it may be, which is where one step comes close to the next.
            let readings = (words * paths + latency + 4).div_ceil(period);
            let settings = format!(
                "profiles = {profiles}\nvalues = {values}\nlevels = {levels}\npaths = {paths}\n\
                 ports = 7\nneighbours = 3\nneighbour_ports = 1\nstate_latency = {latency}\n\
                 local_period = {period}\nremote_period = {}",
                period * readings
            );
            cases.push(("sglb-profiles", settings));
        }
    }
    agree(&cases, 6000);
}

/// Rows of a block in simulation after a reset of one cycle; columns by name.
fn respond(instance: &dyn Instance, rows: &[Vec<u64>]) -> Vec<Vec<u64>> {
    let mut rtl = Rtl::new(instance.definition(), Engine::Jit, 3, None).unwrap();
    let mut answer = vec![0; instance.outputs().words()];
    let reset = vec![0; instance.inputs().words()];
    rtl.step(true, &reset, &mut answer);
    let step = |row: &Vec<u64>| {
        rtl.step(false, row, &mut answer);
        answer.clone()
    };
    let answers = rows.iter().map(step).collect();
    assert_eq!(rtl.finish().unwrap(), [], "properties fail");
    answers
}

/// The timing diagram of sglb-scorer's page.
#[test]
fn the_scorers_page_is_right() {
    let scorer = instance("sglb-scorer", "paths = 1\nlevels = 3");
    // valid, five factors, cfg_we, cfg_index, cfg_value
    let setting = |index, value| vec![0, 0, 0, 0, 0, 0, 1, index, value];
    let path = |queue, write| {
        let [we, index, value] = write;
        vec![1, queue, 0, 0, 0, 0, we, index, value]
    };
    let mut rows = vec![setting(0, 1), setting(5, 100), setting(6, 10)];
    rows.extend([path(9, [0; 3]), path(50, [1, 0, 2]), path(50, [0; 3])]);
    rows.extend(vec![vec![0; 9]; 5]);
    // out_valid, level, score
    let shown = respond(scorer.as_ref(), &rows)[3..].to_vec();
    let none = vec![0, 0, 0];
    let verdicts = [[1, 0, 9], [1, 1, 50], [1, 2, 100]].map(Vec::from);
    assert_eq!(shown[..4], vec![none.clone(); 4]);
    assert_eq!(shown[4..7], verdicts);
    assert_eq!(shown[7], none);
}

/// The timing diagram of topk-select's page.
#[test]
fn the_selectors_page_is_right() {
    let selector = instance(
        "topk-select",
        "paths = 5\nkeep = 2\nlfsr_width = 32\nseed = 1",
    );
    let ask = |enable| vec![1, enable, 1, 0, 1, 1, 0, 0, 0];
    let mut rows: Vec<_> = [0b11111, 0b11111, 0b01101, 0].map(ask).into();
    rows.extend(vec![vec![0; 9]; 8]);
    // out_valid, path, no_path, kept
    let shown = respond(selector.as_ref(), &rows);
    assert_eq!(shown[..8], vec![vec![0; 4]; 8]);
    let decisions = [
        [1, 1, 0, 0b10010],
        [1, 1, 0, 0b10010],
        [1, 2, 0, 0b00101],
        [1, 0, 1, 0],
    ];
    assert_eq!(shown[8..], decisions.map(Vec::from));
}

/// Whether a module answers as the golden model of this block, over some thousand rows with resets.
fn answers_as_golden(instance: &dyn Instance, definition: &Definition) -> bool {
    let mut stimulus = instance.stimulus(Traffic::Mixed, 11);
    let mut golden = instance.golden();
    let mut rtl = Rtl::new(definition, Engine::Jit, 11, None).unwrap();
    let mut row = vec![0; instance.inputs().words()];
    let [mut expected, mut found] = [(); 2].map(|()| vec![0; instance.outputs().words()]);
    (0..5000).all(|_| {
        row.fill(0);
        let rst = stimulus.next(&mut row);
        golden.step(rst, &row, &mut expected);
        rtl.step(rst, &row, &mut found);
        expected == found
    })
}

/// What each of these faults breaks is looked at: the comparison with the golden model notices all of them.
#[test]
fn planted_faults_are_noticed() {
    type Fault = fn(&mut Parts);
    let of_scorer: [(&str, Fault); 3] = [
        ("breakpoints written too early", |parts| {
            for what in ["we", "index", "value"] {
                let now = parts.register(&format!("s1_cfg_{what}")).next;
                parts.register(&format!("s2_cfg_{what}")).next = now;
            }
        }),
        ("a weight that is never written", |parts| {
            let never = parts.node("s1_valid_0");
            parts.register("weight_4").enable = Some(never);
        }),
        ("a path's score is its neighbour's", |parts| {
            let other = parts.register("s2_score_1").next;
            parts.register("s2_score_0").next = other;
        }),
    ];
    let of_selector: [(&str, Fault); 5] = [
        ("random bits move on in every cycle", |parts| {
            parts.register("random").enable = None;
        }),
        ("tie-break and pick share their bits", |parts| {
            let first = parts.register("s3_first").next;
            parts.register("s3_skip").next = first;
        }),
        ("a row of ties does not go round", |parts| {
            let none = parts.register("s4_first").next;
            parts.register("s4_round").next = none;
        }),
        ("the last level is kept whole", |parts| {
            let tied = parts.register("s3_of").next;
            parts.register("s3_places").next = tied;
        }),
        ("K is that of the cycle after", |parts| {
            let next = parts.register("keep").next;
            parts.register("s1_keep").next = next;
        }),
    ];
    let scorer = ("sglb-scorer", &of_scorer[..]);
    for (block, faults) in [scorer, ("topk-select", &of_selector[..])] {
        let sound = instance(block, "");
        assert!(answers_as_golden(sound.as_ref(), sound.definition()));
        for (name, plant) in faults {
            let faulty = with_fault(sound.definition(), plant);
            assert!(!answers_as_golden(sound.as_ref(), &faulty), "{name}");
        }
    }
}
