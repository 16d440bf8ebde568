//! `make demo`: a burst arrives while one queue hogs the buffer, and Occamy's selector says which
//! queue drops next: the golden model, the hardware in this process, and the Verilog in Verilator.
//!
//! `cargo run --example demo -- --write-trace` writes `demo/burst.csv` anew from the model.

mod model;

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sluice::catalog::{self, Instance};
use sluice::compare::compare;
use sluice::cosim::{self, Job, Simulator};
use sluice::run::{Rtl, respond};
use sluice::table::{self, Table, Workload};
use sluice::tools;
use sluice_hdl::sim::Engine;

const TRACE: &str = "demo/burst.csv";
const OUT: &str = "target/demo";
/// How often the trace is run for the rates, which one pass would be too short for.
const PASSES: usize = 200;

fn main() -> Result<()> {
    let block = catalog::find("occamy-selector")?;
    let instance = catalog::from_preset(block, "paper-64")?;
    let modelled = workload_of_model(instance.as_ref());
    if std::env::args().any(|argument| argument == "--write-trace") {
        table::write_csv(&modelled, File::create(TRACE)?)?;
        println!("wrote {TRACE}");
        return Ok(());
    }
    let file = File::open(TRACE).with_context(|| format!("cannot read {TRACE}"))?;
    let workload = table::read_csv(instance.inputs(), BufReader::new(file))?;
    ensure!(
        workload == modelled,
        "{TRACE} is not what its model gives: run with --write-trace"
    );

    println!(
        "Occamy's head-drop selector, {} queues: {}",
        model::QUEUES,
        instance.definition().name()
    );
    println!(
        "The trace {TRACE}: queue {} hogs a buffer of {} cells when",
        model::HOG,
        model::BUFFER
    );
    println!(
        "a burst arrives at queues {:?} in cycle {}.\n",
        model::BURST,
        model::BURST_START
    );
    let (golden, _) = respond(&mut instance.golden(), &workload, &instance.outputs());
    who_was_selected(&workload, &golden);
    fs::create_dir_all(OUT)?;
    agreement(instance.as_ref(), &workload)?;
    write_files(instance.as_ref(), &workload, &golden)
}

/// The model's trace as rows of `len`, `threshold`, `ready`.
fn workload_of_model(instance: &dyn Instance) -> Workload {
    let mut table = Table::new(instance.inputs());
    for row in model::trace() {
        let words = table.push();
        words[..model::QUEUES].copy_from_slice(&row.lengths);
        words[model::QUEUES] = row.threshold;
        words[model::QUEUES + 1] = u64::from(row.ready);
    }
    Workload { table, reset: None }
}

/// Prints the accepted decisions, stretch by stretch: a stretch is made of windows of 50 cycles in
/// which the same queues were selected, and the executor was kept busy or not.
fn who_was_selected(workload: &Workload, response: &Table) {
    const WINDOW: usize = 50;
    struct Stretch {
        start: usize,
        end: usize,
        drops: Vec<(usize, u32)>,
    }
    let mut stretches: Vec<Stretch> = Vec::new();
    for start in (0..response.len()).step_by(WINDOW) {
        let end = response.len().min(start + WINDOW);
        let mut counts = [0; model::QUEUES];
        for cycle in start..end {
            let ready = workload.table.row(cycle)[model::QUEUES + 1] == 1;
            if let (&[queue, 1], true) = (response.row(cycle), ready) {
                counts[queue as usize] += 1;
            }
        }
        let drops = counts
            .into_iter()
            .enumerate()
            .filter(|&(_, count)| count > 0);
        let drops: Vec<_> = drops.collect();
        let queues = |drops: &[(usize, u32)]| drops.iter().map(|&(q, _)| q).collect::<Vec<_>>();
        // The executor takes a cell in every second cycle at most; busy is more than half of that.
        let busy = |drops: &[(usize, u32)], cycles: usize| {
            4 * drops
                .iter()
                .map(|&(_, count)| count as usize)
                .sum::<usize>()
                > cycles
        };
        match stretches.last_mut() {
            Some(last)
                if queues(&last.drops) == queues(&drops)
                    && busy(&last.drops, last.end - last.start) == busy(&drops, end - start) =>
            {
                last.end = end;
                last.drops
                    .iter_mut()
                    .zip(&drops)
                    .for_each(|(sum, new)| sum.1 += new.1);
            }
            _ => stretches.push(Stretch { start, end, drops }),
        }
    }
    println!(
        "{:>11}  {:>11}  {:>9}  {:>6}  dropped from",
        "cycles", "T (cells)", "hog", "burst"
    );
    for Stretch { start, end, drops } in stretches {
        let row = |cycle: usize| workload.table.row(cycle);
        let burst = |cycle: usize| {
            model::BURST
                .iter()
                .map(|&queue| row(cycle)[queue])
                .sum::<u64>()
        };
        let drops = drops
            .iter()
            .map(|(queue, count)| format!("queue {queue} x{count}"));
        let drops = drops.collect::<Vec<_>>().join(", ");
        println!(
            "{start:>5}..{end:<4}  {:>4} ..{:>4}  {:>3} ..{:>3}  {:>6}  {}",
            row(start)[model::QUEUES],
            row(end - 1)[model::QUEUES],
            row(start)[model::HOG],
            row(end - 1)[model::HOG],
            burst(end - 1),
            if drops.is_empty() { "nobody" } else { &drops },
        );
    }
}

/// Runs all models on many passes of the trace, and prints whether they agree and how fast they are.
fn agreement(instance: &dyn Instance, workload: &Workload) -> Result<()> {
    let mut many = Workload {
        table: Table::new(instance.inputs()),
        reset: None,
    };
    for _ in 0..PASSES {
        for cycle in 0..workload.table.len() {
            many.table.push().copy_from_slice(workload.table.row(cycle));
        }
    }
    let cycles = many.table.len();
    println!(
        "\nAll models on {PASSES} passes, every output of every cycle compared with the golden model:"
    );
    println!(
        "{:>12}  {:>10}  {:>10}  {:>12}",
        "model", "cycles", "mismatches", "cycles/s"
    );
    let (golden, busy) = respond(&mut instance.golden(), &many, &instance.outputs());
    let show = |name: &str, response: &Table, seconds: f64| -> Result<()> {
        let agreement = compare(instance.block(), &golden, name, response, 0);
        let rate = cycles as f64 / seconds / 1e6;
        println!(
            "{name:>12}  {cycles:>10}  {:>10}  {rate:>10.2} M",
            agreement.mismatches
        );
        if let Some(first) = agreement.first {
            anyhow::bail!("the models differ: {first}");
        }
        Ok(())
    };
    show("golden", &golden, busy.as_secs_f64())?;
    let mut rtl = Rtl::new(instance.definition(), Engine::Jit, 1, None)?;
    let (response, busy) = respond(&mut rtl, &many, &instance.outputs());
    show("in-process", &response, busy.as_secs_f64())?;
    let missing: Vec<_> = [tools::VERILATOR, tools::CXX, tools::MAKE]
        .into_iter()
        .filter(|tool| tool.find().is_none())
        .collect();
    if missing.is_empty() {
        let job = Job {
            definition: instance.definition(),
            stimulus: &many.table,
            reset: None,
        };
        let options = cosim::Options {
            fast: true,
            ..Default::default()
        };
        let run = cosim::run_with(&job, Simulator::Verilator, &options)?;
        show("verilator", &run.response, run.seconds)?;
    } else {
        println!(
            "{:>12}  left out; to install it: {}",
            "verilator",
            tools::install_command(&missing)
        );
    }
    Ok(())
}

/// Leaves the response, a waveform and the Verilog to look at.
fn write_files(instance: &dyn Instance, workload: &Workload, golden: &Table) -> Result<()> {
    let out = Path::new(OUT);
    let response = Workload {
        table: golden.clone(),
        reset: None,
    };
    table::write_csv(&response, File::create(out.join("response.csv"))?)?;
    let mut rtl = Rtl::new(
        instance.definition(),
        Engine::Interpreter,
        1,
        Some(&out.join("selector.vcd")),
    )?;
    respond(&mut rtl, workload, &instance.outputs());
    rtl.finish()?;
    let modules = sluice_hdl::verilog::emit(instance.definition(), &Default::default())?;
    fs::write(out.join("selector.v"), sluice_hdl::verilog::join(&modules))?;
    println!("\nWritten to {OUT}: response.csv, selector.vcd (all signals), selector.v");
    Ok(())
}
