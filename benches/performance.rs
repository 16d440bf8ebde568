//! Writes docs/performance.md: medians of interleaved rounds, so that ratios hold where the machine's
//! speed drifts. `-- NAME` measures the subjects with this in their titles alone, and writes nothing.

mod contenders;

use contenders::{CYCLES, Contender, SEEDS};
use sluice::tools;
use std::fmt::Write as _;
use std::process::Command;
use std::time::Duration;

/// Rounds; in each, every contender runs once.
const ROUNDS: usize = 15;

/// Time of a contender in a round, about.
const SHARE: Duration = Duration::from_millis(60);

fn main() {
    // `cargo test --benches` asks whether it runs, not how fast.
    let quick = !std::env::args().any(|a| a == "--bench");
    let rounds = if quick { 1 } else { ROUNDS };
    let only = std::env::args()
        .skip(1)
        .find(|word| !word.starts_with("--"));
    let wanted = |title: &str| only.as_deref().is_none_or(|name| title.contains(name));
    let mut page = head();
    let subjects = contenders::subjects().into_iter();
    for subject in subjects.filter(|subject| wanted(&subject.title)) {
        eprintln!("measuring {}", subject.title);
        let mut all = contenders::contenders(&subject);
        let rates = measure(&mut all, rounds);
        page += &section(&subject.title, &all, &rates);
    }
    if !quick && only.is_none() {
        std::fs::write("docs/performance.md", &page).expect("docs/performance.md can be written");
    }
    println!("{page}");
}

/// Cycles per second of each contender, the median of the rounds.
fn measure(all: &mut [Contender], rounds: usize) -> Vec<f64> {
    let runs: Vec<u32> = all
        .iter_mut()
        .map(|c| {
            let trial = (c.run)(4).as_secs_f64() / 4.0;
            ((SHARE.as_secs_f64() / trial) as u32).max(1)
        })
        .collect();
    let mut rates = vec![vec![]; all.len()];
    for _ in 0..rounds {
        for ((contender, runs), rates) in all.iter_mut().zip(&runs).zip(&mut rates) {
            let seconds = (contender.run)(*runs).as_secs_f64();
            rates.push(contender.cycles as f64 * f64::from(*runs) / seconds);
        }
    }
    rates
        .into_iter()
        .map(|mut r| {
            r.sort_by(f64::total_cmp);
            r[r.len() / 2]
        })
        .collect()
}

fn section(title: &str, all: &[Contender], rates: &[f64]) -> String {
    let verilator = all
        .iter()
        .position(|c| c.name == "verilator")
        .map(|i| rates[i]);
    let mut text = format!(
        "\n## {title}\n\n| model | million cycles per second | times Verilator | first cycle after |\n|---|---:|---:|---:|\n"
    );
    for (contender, rate) in all.iter().zip(rates) {
        let ratio = verilator.map_or("-".to_string(), |v| format!("{:.1}", rate / v));
        let first = match contender.name {
            "verilator" => "see below".to_string(),
            _ => format!("{:.1} ms", contender.first_cycle.as_secs_f64() * 1e3),
        };
        let million = rate / 1e6;
        writeln!(
            text,
            "| {} | {million:.1} | {ratio} | {first} |",
            contender.name
        )
        .expect("text");
    }
    text
}

fn head() -> String {
    let version = |tool: tools::Tool| tool.version().unwrap_or_else(|why| why.to_string());
    let rustc = Command::new("rustc").arg("--version").output();
    let rustc = rustc.map(|o| String::from_utf8_lossy(&o.stdout).trim().to_string());
    let cpu = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let cpu = cpu
        .lines()
        .find_map(|l| l.strip_prefix("model name")?.split_once(": "));
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    format!(
        "# Cycles per second\n\n\
        Written by `make bench`. Every figure is the median of {ROUNDS} rounds; in a round every model runs \
        once, for about {} ms, so that the ratios of a table come from one run on one machine. The \
        absolute figures are this machine's, at this hour.\n\n\
        - Machine: {}, {cores} cores; {}; {}; {}; release build with \
        `-C target-cpu=native`.\n\
        - Stimulus: the same rows for all: {CYCLES} random ones (a quarter of the requests or queues ask, nine of \
        ten values stay from one row to the next; thresholds are drawn anew every 16 rows or so; of the traffic manager's, 98 of 100 bring a cell), or the 1000 of the \
        demo's burst. They are made before, laid out as each model takes its inputs, in \
        memory, and run again and again. Every output is read in every cycle.\n\
        - `golden` is the model behind the interface that serves every block, values as 64-bit words; \
        `golden, typed` its own interface with lengths of 32 bits.\n\
        - `interpreter, {SEEDS} seeds` runs {SEEDS} copies at once on stimuli of their own: cycles of all of \
        them together.\n\
        - `verilator` is compiled with `-O3 -march=native`; only its loop is timed. Its first cycle comes \
        after translation and compilation, several seconds, or at once where the build is in the cache.\n\
        - Properties are off in all of them.\n\
        - Part of the ratios of dense Ofan is what Verilator pays for pointers stored as bit planes, which is how \
        counters are printed (decisions/0004): a trial of the same sorter with ordinary write ports, measured apart, \
        gave the JIT 4.4 to 4.8 times Verilator and 64 seeds 4.8 to 5.5.\n",
        SHARE.as_millis(),
        cpu.map_or("unknown processor", |c| c.1),
        rustc.unwrap_or("rustc unknown".to_string()),
        version(tools::VERILATOR),
        version(tools::CXX),
    )
}
